# Co mówią turnieje, drabinka i pozycje próbne. Pojęcia z samej gry są w tiles.ftl.

## Podczas rozgrywania gier

arena-progress = gry: { $played }/{ $total }, zostało { $left }
arena-going-on = dalszy ciąg: w pliku { $file } { $games ->
        [one] jest już { $games } gra
        [few] są już { $games } gry
        [many] jest już { $games } gier
       *[other] jest już { $games } gry
    } botów { $names }

## Tabele

arena-col-bot = bot
arena-col-against = przeciw
arena-col-players = gracze
arena-col-boxes = pudełka
arena-col-budget = budżet
arena-col-games = gry
arena-col-won = wygrane
arena-col-interval = przedział 95 %
arena-col-coins = monety
arena-col-margin = przewaga
arena-col-rating = ocena
arena-col-uncertainty = niepewność
arena-col-decisions = decyzje
arena-col-median = mediana ms
arena-col-most = 95 % w ms
arena-col-nearly-all = 99 % w ms
arena-col-positions = pozycje
arena-interval = { $low } do { $high } %
arena-budget-default = domyślny
arena-budget-nodes = { $count ->
        [one] { $count } węzeł
        [few] { $count } węzły
        [many] { $count } węzłów
       *[other] { $count } węzła
    }
arena-budget-milliseconds = { $count } ms

## Pozycje próbne

arena-positions-pick = wybór rasy
arena-positions-decline = Wymarcie
arena-positions-entry = wejście na mapę
arena-positions-immune = nietykalność
arena-positions-all = wszystkie
arena-or = albo

## Co boty robiły oprócz grania

arena-forfeits = { $name } oddał walkowerem { $count ->
        [one] { $count } grę
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    } ({ $reasons }); pierwszą: { $first }
arena-why-crash = błąd w bocie
arena-why-illegal = niedozwolony ruch
arena-why-decision-limit = zbyt długa jedna decyzja
arena-why-game-limit = zbyt długie decyzje w całej grze
arena-why-died = koniec procesu
arena-overdrawn = { $name } przekroczył czas { $count ->
        [one] { $count } decyzji
        [few] { $count } decyzji
        [many] { $count } decyzji
       *[other] { $count } decyzji
    } (ponad { $limit } s)
arena-printed = { $name } wypisał { $count ->
        [one] { $count } znak
        [few] { $count } znaki
        [many] { $count } znaków
       *[other] { $count } znaku
    }, których nikt nie widział; pokaże je --debug
arena-forked = { $name } utworzył { $count ->
        [one] { $count } kopię
        [few] { $count } kopie
        [many] { $count } kopii
       *[other] { $count } kopii
    } swojego procesu; zakończono je razem z nim

## Strona drabinki

arena-ladder-title = Drabinka
arena-ladder-made = Utworzone poleceniem `{ $command }` z gier w liczbie { $games } (wersja { $version }); nie zmieniać ręcznie.
arena-ladder-about =
    Gry na wspólnych ziarnach, z wyrównanymi miejscami: każdy gra każde ziarno z każdego miejsca. Przy więcej niż dwóch
    miejscach jeden pierwszy bot siedzi wśród drugich. Wspólne zwycięstwo liczy się jako część jednego.
arena-ladder-matches = Mecze
arena-ladder-ratings = Oceny
arena-ladder-ratings-about = Plackett-Luce (openskill), wszystkie powyższe gry, dobrze wymieszane.
arena-ladder-times = Czas na decyzję
arena-ladder-again = Te same gry jeszcze raz
arena-ladder-again-about = Budżet w węzłach (`@2000n`) daje te same ruchy na każdym komputerze.
arena-ladder-positions = Pozycje próbne
arena-ladder-positions-about = Ile pozycji z `scenarios/positions` rozwiązuje każdy poziom.

## Czego nie udało się zrobić

arena-few-bots = turniej wymaga co najmniej dwóch botów
arena-bot-twice = któryś bot jest wymieniony dwa razy
arena-bot-failed = { $name } zawiódł: { $reason } (--debug pokaże, gdzie)
arena-bot-slow = { $name } myślał { $reason } i nikt już na niego nie czekał
arena-bot-died = { $name } zakończył proces, w którym grał: { $reason }
arena-guest-versions = nie można łączyć gier bota, który się w międzyczasie zmienił: { $name }
arena-other-guest = { $file } zawiera gry bota { $name } sprzed zmiany jego kodu lub plików: podaj inny plik
arena-lost-desk = procesy, w których toczą się gry, kończą się, zanim bot dojdzie do głosu: { $reason }
arena-other-worker = pracownik ma { $name } { $found }, a grać ma { $wanted }: na każdej maszynie musi być to samo
arena-no-results = { $file } nie jest plikiem wyników
arena-no-games = w pliku { $file } nie ma żadnej gry
arena-no-positions = { $file } nie jest listą pozycji: { $reason }
arena-versions = gier różnych wersji nie można łączyć: { $versions }
arena-other-version = { $file } zawiera gry wersji { $found }, a to jest { $own }: podaj inny plik
arena-needs-openskill = do rankingu potrzebny jest pakiet openskill: pip install 'elbowroom[ladder]'
