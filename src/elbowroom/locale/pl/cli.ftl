# Co mówi wiersz poleceń: błędy oraz polecenia simulate, bench i replay. Pojęcia z samej gry są w tiles.ftl.

## Kolumny

cli-col-bot = Bot
cli-col-seat = Miejsce
cli-col-games = Gry
cli-col-wins = Wygrane
cli-col-share = Udział
cli-col-interval = Przedział 95 %
cli-col-coins = Średnio monet
cli-col-players = Gracze
cli-col-length = Ruchy na grę
cli-col-games-per-second = Gry na sekundę
cli-col-move = µs na ruch
cli-col-move-n = n na ruch
cli-col-copy = µs na kopię
cli-col-copy-n = n na kopię

## elbowroom simulate

cli-simulate-title = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } na mapie { $map }, ziarno { $seed }
cli-simulate-by-bot = Według botów
cli-simulate-by-seat = Według miejsc
cli-simulate-speed = Ruchy na grę: { $length } · gry na sekundę: { $games } · ruchy na sekundę: { $moves }

## elbowroom bench

cli-bench-title = Losowa gra przez legal_moves() i play(), kopie w losowych chwilach
cli-bench-compiled = Python { $python }, silnik jest skompilowany.
cli-bench-pure = Python { $python }, silnik nie jest skompilowany.
cli-bench-unit = sum(range(10**7)) trwa tutaj { $seconds } s; n to mikrosekundy podzielone przez ten czas.

## elbowroom replay

cli-replay-head = Mapa { $map } · pudełka: { $boxes } · { $players } · { $rounds }
cli-replay-line = Runda { $round } · { $player } · { $move } → { $events }
cli-replay-line-quiet = Runda { $round } · { $player } · { $move }
cli-replay-unfinished = Zapis kończy się w rundzie { $round }; gra nie jest skończona.
cli-replay-coins = { $player }: { $coins }
cli-replay-winner = { $count ->
        [one] Zwycięzca: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
cli-replay-input = standardowe wejście
cli-replay-wrong = { $file }: wiersz { $line } nie pasuje do zapisu gry (silnik: { $reason })
cli-replay-long = { $file }: za długi jak na zapis gry
cli-replay-letters = { $file }: to nie jest tekst UTF-8 (bajt { $byte })
cli-zero-byte = w nazwie pliku nie ma bajtu zerowego

## Co wpisano i czego nie da się zrozumieć

cli-parse-problem = { $problem } (zobacz `{ $command } --help`)
cli-parse-one = opcja { $name }: brakuje wartości
cli-parse-some = opcja { $name }: brakuje co najmniej jednej wartości
cli-parse-choice = { $name }: nie ma czegoś takiego jak { $value } (do wyboru: { $known })
cli-parse-number = opcja { $name }: { $value } nie jest liczbą całkowitą
cli-parse-no-value = opcja { $name }: nie przyjmuje wartości, także { $value }
cli-parse-required = brakuje argumentów: { $names }
cli-parse-unknown = nieznane argumenty: { $values }
cli-parse-wrong = opcja { $name }: { $reason }
cli-no-number = { $value } nie jest liczbą całkowitą
cli-below-one = { $value } jest mniejsze niż 1
cli-no-seconds = { $value } nie jest liczbą sekund
cli-seconds-range = { $value } nie mieści się między 0 a 3600 sekund
cli-no-list = { $value } nie jest listą nazw oddzielonych przecinkami
cli-no-language = nie ma tekstów w języku { $value }; są { $known }

## Gry, których nie da się przygotować

cli-no-variant-form = --variant oczekuje nazwa=wartość, na przykład starting_coins=10, a nie { $value }
cli-no-variant = nie ma wariantu { $name }; są { $known }
cli-variant-range = wariant { $name } to liczba całkowita od { $least } do { $most }, a nie { $value }
cli-variant-choice = wariant { $name } może być { $known }, a nie { $value }
cli-no-box = nie ma pudełka { $name }; są { $known }
cli-box-twice = pudełko może być w grze tylko raz
cli-players-range = gra jest dla 2 do 5 graczy, nie dla { $count }
cli-no-map = nie ma mapy { $name }; są { $known }
cli-box-no-map = brak mapy dla { $count } graczy w pudełkach: { $names }; podaj mapę albo pudełko, które ją ma
cli-map-players = mapa { $map } jest dla { $wanted ->
        [one] { $wanted } gracza
       *[other] { $wanted } graczy
    }, nie dla { $count }
cli-no-bot = nie ma bota { $name }; są { $known } oraz moduł:Klasa
cli-bad-bot = nie ma bota { $name } (Python: { $reason })
cli-not-a-bot = { $name } nie jest podklasą elbowroom.bots.Bot
cli-bot-arguments = argumenty bota zapisuje się jak ?weights=a.npz&depth=2, każdy raz, a nie ?{ $value }
cli-bot-not-made = nie da się utworzyć bota { $name } (Python: { $reason })
cli-bot-no-file = { $name } podaje plik { $file }, którego nie ma ani obok niego, ani w bieżącym folderze
cli-no-budget = budżet wygląda jak 200ms albo 100n, nie jak { $value }
cli-no-seat = na miejscu siedzi human albo jeden z botów { $known }, nie { $name }

## Co się nie udało poza grą

cli-interrupted = przerwano
cli-nobody-reads = nikt już nie czyta wyników
cli-system = { $code ->
        [ENOENT] nie ma takiego pliku ani folderu
        [EACCES] brak dostępu
        [EISDIR] to jest folder
        [ENOTDIR] to nie jest folder
        [EEXIST] to już istnieje
        [ENAMETOOLONG] za długa nazwa pliku
        [ENOSPC] brak miejsca na dysku
        [EROFS] tu można tylko czytać
       *[other] { $reason }
    }
cli-inside = coś się popsuło w środku ({ $kind }: { $reason })

# elbowroom rules
cli-rules-none = Żadna reguła nie zawiera: { $words }; numery wyglądają jak CONQ-6.
