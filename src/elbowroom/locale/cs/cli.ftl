# Co říkají příkazy simulate, bench a replay. Pojmy ze samotné hry jsou v tiles.ftl.

## Sloupce

cli-col-bot = Bot
cli-col-seat = Místo
cli-col-games = Hry
cli-col-wins = Výhry
cli-col-share = Podíl
cli-col-interval = Interval 95 %
cli-col-coins = Průměr mincí
cli-col-players = Hráči
cli-col-length = Tahy na hru
cli-col-games-per-second = Hry za sekundu
cli-col-move = µs na tah
cli-col-move-n = n na tah
cli-col-copy = µs na kopii
cli-col-copy-n = n na kopii

## elbowroom simulate

cli-simulate-title = { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    } na mapě { $map }, semínko { $seed }
cli-simulate-by-bot = Podle botů
cli-simulate-by-seat = Podle míst
cli-simulate-speed = Tahy na hru: { $length } · hry za sekundu: { $games } · tahy za sekundu: { $moves }

## elbowroom bench

cli-bench-title = Náhodná hra přes legal_moves() a play(), kopie v náhodných okamžicích
cli-bench-compiled = Python { $python }, jádro je zkompilované.
cli-bench-pure = Python { $python }, jádro není zkompilované.
cli-bench-unit = sum(range(10**7)) zde trvá { $seconds } s; n jsou mikrosekundy dělené touto dobou.

## elbowroom replay

cli-replay-head = Mapa { $map } · krabice: { $boxes } · { $players } · { $rounds }
cli-replay-line = Kolo { $round } · { $player } · { $move } → { $events }
cli-replay-line-quiet = Kolo { $round } · { $player } · { $move }
cli-replay-unfinished = Záznam končí v kole { $round }; hra není u konce.
cli-replay-coins = { $player }: { $coins }
cli-replay-winner = { $count ->
        [one] Vítěz: { $names }
       *[other] Společné vítězství: { $names }
    }
