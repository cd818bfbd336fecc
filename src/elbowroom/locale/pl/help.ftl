# Co mówią `elbowroom --help` i pomoc poleceń. Nie może tu być znaku procentu.

cli-help-usage = użycie:
cli-help-positionals = argumenty
cli-help-options = opcje
cli-help-about = Small World: zagraj, zasymuluj, sprawdź.

## Polecenia

cli-help-command-play = zagraj partię
cli-help-command-serve = udostępnij grę innym
cli-help-command-bot-worker = myśl za boty serwerów gdzie indziej
cli-help-command-simulate = gry między botami
cli-help-command-check = uruchom pliki scenariuszy
cli-help-command-replay = odtwórz zapis gry i wypisz go
cli-help-command-review = oceń każdą turę skończonej gry: ile kosztowała, co było szczęściem, co było lepsze
cli-help-command-puzzles = twórz, wymieniaj, sprawdzaj i rozwiązuj zagadki: tury z jednym najlepszym planem
cli-help-command-bench = zmierz szybkość silnika
cli-help-command-tournament = mecze między botami, z ocenami
cli-help-command-ladder = strona drabinki z plików wyników
cli-help-command-positions = kto rozwiązuje ile pozycji próbnych
cli-help-command-atlas = wiele gier między botami i co w nich wygrywa
cli-help-command-moderate = zakazuj adresów i imion na serwerze, zamykaj stoły
cli-help-command-map = sprawdź własne mapy albo stwórz nową
cli-help-command-site = zapisz stronę jako zwykłe pliki, dla hostingu bez serwera gry
cli-help-command-rules = przeczytaj zasady albo znajdź regułę

## Co ma wiele poleceń

cli-help-help = pokaż tę pomoc i zakończ
cli-help-version = pokaż wersję i zakończ
cli-help-lang = en, pl, cs albo uk (domyślnie: język środowiska)
cli-help-json = wypisz jeden obiekt JSON
cli-help-seed = które gry (domyślnie: 1)
cli-help-processes = ile gier naraz (domyślnie: 1)
cli-help-ray = graj na klastrze Ray pod tym adresem; local albo local:2 (dwóch pracowników) uruchamia go tutaj
cli-help-debug = pokaż, co wypisują boty i w którym miejscu wystąpił błąd
cli-help-boxes = base, underground albo oba po przecinku; pierwsze daje mapę (domyślnie: base)
cli-help-map = mapa z zestawu, na przykład base-3p (domyślnie: według liczby graczy)
cli-help-map-or-file = mapa z zestawu, na przykład base-3p, albo plik z własną (domyślnie: według liczby graczy)
cli-help-command-own = zaczyna, sprawdza i waży własne pudełka
cli-help-own-new = tworzy pudełko, którym można od razu grać
cli-help-own-name = nazwa pudełka i jego folderu
cli-help-own-python = z rasą w Pythonie zamiast danych
cli-help-own-check = znajduje błędy w pudełku, potem rozgrywa z nim gry
cli-help-own-path = folder, zip lub plik, moduł:Klasa albo zainstalowane pudełko
cli-help-own-games = ile (domyślnie: 200)
cli-help-own-fair = gra, aż może powiedzieć, czy rasa lub zdolność jest sprawiedliwa
cli-help-own-tile = tylko ta rasa lub zdolność
cli-help-variant = zasada domowa, na przykład starting_coins=10; można podać kilka razy
cli-help-own = własne pudełko albo kilka po przecinku: folder, zip lub plik, moduł:Klasa albo zainstalowane
cli-help-blank = kafelki z tych pudełek jako pusta Płytka Rasy i Zdolności, bez reszty pudełka
cli-help-players-counts = liczby graczy, po przecinku (domyślnie: 2,3,4,5)
cli-help-budget =
    na jedną decyzję botów, które przeszukują: 200ms albo 1500n (tury rozegrane w myślach), co zawsze daje te same gry
    (domyślnie: ich własny)

## play, simulate, check, replay, bench

cli-help-play-terminal = graj w terminalu zamiast w przeglądarce
cli-help-play-players =
    kto gdzie siedzi, po przecinku: human, random, easy, normal, hard, expert,
    moduł:Klasa, plik.py:Klasa (domyślnie: human,normal,normal)
cli-help-play-seed = zagraj właśnie tę grę
cli-help-play-open-coins = monety wszystkich są widoczne
cli-help-simulate-players = boty, po przecinku (domyślnie: greedy,random); z gry na grę zmieniają miejsca
cli-help-simulate-games = ile gier (domyślnie: 100)
cli-help-check-files = plik scenariusza albo folder z takimi plikami
cli-help-replay-file = zapis gry; - czyta standardowe wejście
cli-help-replay-json = wypisz jeden obiekt JSON ze wszystkimi ruchami i ich zdarzeniami
cli-help-review-json = wypisz jeden obiekt JSON z krzywą, wszystkimi turami i najkosztowniejszymi
cli-help-review-html = zapisz analizę do tego pliku jako jedną stronę
cli-help-review-seed = w których możliwych światach oceniać; ta sama liczba daje tę samą analizę (domyślnie: 1)
cli-help-review-nodes = tury rozgrywane w myśli na każdą turę i przeciwnika (domyślnie: 450)
cli-help-bench-seconds = dla każdej liczby graczy (domyślnie: 2)
cli-help-bench-keys =
    JSON: python, implementation, compiled (czy silnik jest modułem skompilowanym?), boxes, calibration_seconds, a w
    results dla każdej liczby graczy: players, map, games, moves, moves_per_game, seconds, games_per_second,
    moves_per_second, microseconds_per_move, n_per_move, copies, microseconds_per_copy, n_per_copy. Ruch to
    legal_moves() i play(), kopia to copy() w losowej chwili gry; n to mikrosekundy podzielone przez sekundy, które
    zajmuje sum(range(10**7)) w tym samym przebiegu.

## serve

cli-help-serve-host = adres, na którym słuchać (domyślnie: tylko ten komputer)
cli-help-serve-port = port; 0 bierze dowolny wolny (domyślnie: 8000)
cli-help-serve-data = gdzie przechowywać gry
cli-help-serve-database = zamiast tego baza danych, na przykład postgresql://…
cli-help-serve-processes = ile procesów obsługuje ten jeden adres; więcej niż jeden wymaga bazy PostgreSQL (domyślnie: 1)
cli-help-serve-internal = gdzie inne procesy na tej samej bazie PostgreSQL znajdą ten proces, jako HOST:PORT (domyślnie: na tym komputerze)
cli-help-serve-bot-workers = procesy, w których boty szukają ruchu, i tyle samo dla szybkich botów (domyślnie: 1)
cli-help-serve-bots-by = kto myśli za boty: server, workers (zob. bot-worker) albo ray:ADRES (domyślnie: server)
cli-help-serve-bot = gość oferowany jako poziom, jako moduł:Klasa albo plik.py:Klasa; można podać kilka razy
cli-help-serve-map = własna mapa do wyboru, jako plik JSON; można podać kilka razy
cli-help-serve-own = własne pudełko do wyboru: folder, zip, plik albo zainstalowane; można podać kilka razy
cli-help-serve-origin = inna strona, która może się łączyć
cli-help-serve-hostname = nazwa, na którą odpowiadać (domyślnie: dowolna)
cli-help-serve-trusted-proxy = czyjemu X-Forwarded-For wierzyć
cli-help-serve-tables-per-address = nowe stoły na godzinę (domyślnie: 60)
cli-help-serve-connections-per-address = połączenia naraz (domyślnie: 200)
cli-help-serve-requests-per-address = zapytania na sekundę (domyślnie: 50)
cli-help-serve-log-level = jak dużo zapisywać w dzienniku (domyślnie: info)
cli-help-serve-open = otwórz stronę w przeglądarce
cli-help-worker-database = baza danych serwerów, na przykład postgresql://…
cli-help-worker-bot = gość, którego zna też ten proces; można podać kilka razy

## tournament, ladder, positions

cli-help-tournament-players =
    boty, po przecinku: nasze po nazwie, czyjekolwiek jako moduł:Klasa (domyślnie: hard,normal)
cli-help-tournament-games = na każdą parę (domyślnie: 400)
cli-help-tournament-seats =
    miejsca przy stole (domyślnie: 2); gdy jest ich więcej, jeden pierwszy bot pary siedzi wśród drugich
cli-help-tournament-decision-limit =
    sekundy na decyzję: dłuższe są liczone, a trzykrotnie dłuższa oznacza walkower (domyślnie: 10, gdy grają goście)
cli-help-tournament-game-limit =
    ile sekund bot może myśleć w jednej grze, zanim odda ją walkowerem (domyślnie: 600, gdy grają goście)
cli-help-tournament-memory-limit =
    ile MiB może zająć proces z gośćmi, jeśli system zna takie limity (domyślnie: część pamięci komputera)
cli-help-tournament-file =
    plik wyników, JSON w wierszach; gry, które już w nim są, nie są rozgrywane ponownie (domyślnie: tournament.jsonl)
cli-help-ladder-files = pliki wyników turniejów
cli-help-ladder-positions = raport polecenia `elbowroom positions` do dołączenia
cli-help-positions-folder = folder z plikiem positions.json
cli-help-positions-players = boty, po przecinku (domyślnie: wszystkie poziomy)
cli-help-positions-all = wymień też każdą pozycję, z wybranymi ruchami

## atlas

cli-help-action-run = rozegraj gry do folderu i napisz z nich raport
cli-help-action-report = napisz raport z folderu
cli-help-action-offer = które zestawy są warte swojej ceny i na którym miejscu oferty
cli-help-action-declines = kiedy dobrzy gracze ogłaszają Wymarcie
cli-help-action-seats = ile jest warte pierwsze miejsce
cli-help-action-boxes = czym różnią się pudełka i co zmienia ich połączenie
cli-help-action-length = jak długie są gry i jak szeroki jest wybór
cli-help-action-agree = czy dwa atlasy, dwóch botów albo ras wybranych i losowanych, mówią to samo o płytkach
cli-help-action-tiles = co rasy i zdolności dają graczowi przy ustalonym miejscu i liczbie graczy
cli-help-action-rounds = kiedy przychodzą monety
cli-help-action-regions = ile warte są regiony
cli-help-atlas-picks = kto bierze pierwszą rasę każdego gracza: bot (chosen) czy los, spośród wszystkiego, na co go stać (random) (domyślnie: chosen)
cli-help-atlas-run-folder = gry, które już tam są, nie są rozgrywane ponownie
cli-help-atlas-bot = bot na każdym miejscu: nasz po nazwie, czyjkolwiek jako moduł:Klasa (domyślnie: normal)
cli-help-atlas-budget = na jedną decyzję bota, który przeszukuje, w turach rozegranych w myślach (domyślnie: 60n)
cli-help-atlas-games = ile ich ma być z tymi pudełkami, podzielone między liczby graczy (domyślnie: 1000)
cli-help-atlas-own = własne Rasy i Zdolności jako moduł:Klasa albo własne pudełka, które mają wystąpić w grach, po przecinku
cli-help-atlas-no-report = tylko dane
cli-help-atlas-folder = folder z plikami games.parquet, races.parquet i turns.parquet
cli-help-atlas-report-output = domyślnie: atlas.html w folderze
cli-help-atlas-report-summary = zapisz też w tym folderze każdy wykres jako SVG i każdą tabelę jako CSV
cli-help-atlas-report-against = folder z innymi grami, by porównać, co oba mówią o płytkach
cli-help-atlas-other = folder z innymi grami
cli-help-atlas-output = zapisz też w tym folderze wykresy jako SVG i tabele jako CSV

## moderate

cli-help-action-ban-address = nie wpuszczaj z adresu lub z sieci
cli-help-action-ban-name = nie pozwalaj się tak nazywać
cli-help-action-close = zamknij stół; gracze dowiedzą się dlaczego
cli-help-action-list = pokaż, co jest zakazane
cli-help-action-lift = pozwól na coś znowu
cli-help-moderate-address = adres albo sieć, na przykład 203.0.113.0/24; sam adres IPv6 oznacza swoje /64
cli-help-moderate-days = na tyle dni (domyślnie: 30; 0: do odwołania)
cli-help-moderate-name = imię; * to dowolna jego część, ? dowolna litera; wielkość liter i znaki nad nimi nie mają znaczenia
cli-help-moderate-name-days = na tyle dni (domyślnie: do odwołania)
cli-help-moderate-table = identyfikator stołu: część linku po /table/ i przed #
cli-help-moderate-why = co usłyszą gracze: conduct (co tam mówiono lub robiono), load (obciążenie serwera), request (ktoś przy stole o to poprosił)
cli-help-moderate-number = numer, który pokazuje list

## map

cli-help-action-check = znajdź wszystko, co jest nie tak z mapami
cli-help-action-new = stwórz losową, wyrównaną mapę
cli-help-map-files = mapa jako plik JSON
cli-help-map-players = dla ilu graczy (domyślnie: 4)
cli-help-map-seed = która mapa (domyślnie: 1)
cli-help-map-box = base albo underground (domyślnie: base)
cli-help-map-output = gdzie ją zapisać (domyślnie: standardowe wyjście)

## site

cli-help-site-folder = dokąd: nowy albo pusty folder, albo folder ze starszą wersją strony
cli-help-site-base = ścieżka, pod którą będzie dostępna, na przykład /elbowroom/ (domyślnie: /)

## rules

cli-help-rules-words = numer reguły (CONQ-6), rodzina (CONQ) albo słowa; bez nich całe zasady

## puzzles

cli-help-puzzle-make = graj między botami i szukaj w grach zagadek
cli-help-puzzle-list = wymień zagadki
cli-help-puzzle-check = odtwórz każdą zagadkę i wskaż te, które już nie obowiązują
cli-help-puzzle-show = pokaż pozycję zagadki
cli-help-puzzle-solve = zagraj turę zagadki w terminalu i daj ją ocenić
cli-help-puzzles-out = plik wynikowy; obok leży to, co już zrobiono, więc po przerwie to samo polecenie idzie dalej
cli-help-puzzles-games = ile gier obejrzeć, podzielone między pudełka i liczby graczy (domyślnie: 400)
cli-help-puzzles-boxes = z jakimi pudełkami, po przecinku; + je łączy (domyślnie: base,underground,base+underground)
cli-help-puzzles-file = plik z zagadkami (domyślnie: te dołączone do Elbowroom)
cli-help-puzzles-theme = tylko jeden temat: entry, die, decline, combo, attack, defence albo trick
cli-help-puzzles-difficulty = tylko jedna trudność: hard, expert albo deep
cli-help-puzzles-json = wypisz jedną listę JSON
cli-help-puzzles-id = nazwa zagadki, jak na liście
cli-help-puzzles-solution = pokaż też najlepszy plan
