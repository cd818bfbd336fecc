# Co mówią turnieje, drabinka i pozycje próbne. Pojęcia z samej gry są w tiles.ftl.

## Podczas rozgrywania gier

arena-progress = gry: { $played }/{ $total }, zostało { $left }

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
arena-not-legal = { $name } wybrał ruch { $move }, który jest niedozwolony: { $reason }
arena-no-results = { $file } nie jest plikiem wyników
arena-no-games = w pliku { $file } nie ma żadnej gry
arena-no-positions = { $file } nie jest listą pozycji: { $reason }
arena-versions = gier różnych wersji nie można łączyć: { $versions }
arena-other-version = { $file } zawiera gry wersji { $found }, a to jest { $own }: podaj inny plik
arena-needs-openskill = do rankingu potrzebny jest pakiet openskill: pip install 'elbowroom[ladder]'
