# Co mówią polecenia simulate, bench i replay. Pojęcia z samej gry są w tiles.ftl.

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
