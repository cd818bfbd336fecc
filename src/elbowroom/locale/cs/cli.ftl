# Co říká příkazový řádek: chyby a příkazy simulate, bench a replay. Pojmy ze samotné hry jsou v tiles.ftl.

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
cli-replay-input = standardní vstup
cli-replay-wrong = { $file }: řádek { $line } do záznamu hry nepatří (jádro: { $reason })
cli-replay-long = { $file }: na záznam hry je příliš dlouhý
cli-replay-letters = { $file }: není text v UTF-8 (bajt { $byte })
cli-zero-byte = v názvu souboru není nulový bajt

## Co bylo napsáno a čemu nelze rozumět

cli-parse-problem = { $problem } (viz `{ $command } --help`)
cli-parse-one = volba { $name }: chybí hodnota
cli-parse-some = volba { $name }: chybí aspoň jedna hodnota
cli-parse-choice = { $name }: nic jako { $value } není (na výběr: { $known })
cli-parse-number = volba { $name }: { $value } není celé číslo
cli-parse-no-value = volba { $name }: nemá hodnotu, ani { $value }
cli-parse-required = chybějí argumenty: { $names }
cli-parse-unknown = neznámé argumenty: { $values }
cli-parse-wrong = volba { $name }: { $reason }
cli-no-number = { $value } není celé číslo
cli-below-one = { $value } je méně než 1
cli-no-seconds = { $value } není počet sekund
cli-seconds-range = { $value } není mezi 0 a 3600 sekundami
cli-no-list = { $value } není seznam jmen oddělených čárkami
cli-no-language = v jazyce { $value } texty nejsou; jsou { $known }

## Hry, které nelze připravit

cli-no-variant-form = --variant chce název=hodnota, například starting_coins=10, ne { $value }
cli-no-variant = varianta { $name } není; jsou { $known }
cli-variant-range = varianta { $name } je celé číslo od { $least } do { $most }, ne { $value }
cli-variant-choice = varianta { $name } může být { $known }, ne { $value }
cli-no-box = krabice { $name } není; jsou { $known }
cli-box-twice = krabice může být ve hře jen jednou
cli-players-range = hra je pro 2 až 5 hráčů, ne pro { $count }
cli-no-map = mapa { $name } není; jsou { $known }
cli-box-no-map = v krabicích { $names } není mapa pro { $count } hráčů; uveď mapu nebo krabici, která ji má
cli-map-players = mapa { $map } je pro { $wanted ->
        [one] { $wanted } hráče
        [few] { $wanted } hráče
       *[other] { $wanted } hráčů
    }, ne pro { $count }
cli-no-bot = bot { $name } není; jsou { $known } a modul:Třída
cli-bad-bot = bot { $name } není (Python: { $reason })
cli-not-a-bot = { $name } není podtřída elbowroom.bots.Bot
cli-bot-arguments = argumenty bota se píší jako ?weights=a.npz&depth=2, každý jednou, ne ?{ $value }
cli-bot-not-made = bota { $name } nelze vytvořit (Python: { $reason })
cli-bot-no-file = { $name } uvádí soubor { $file }, který není vedle něj ani v aktuální složce
cli-no-budget = rozpočet vypadá jako 200ms nebo 100n, ne jako { $value }
cli-no-seat = na místě sedí human nebo jeden z botů { $known }, ne { $name }

## Co se nepovedlo mimo hru

cli-interrupted = přerušeno
cli-nobody-reads = výstup už nikdo nečte
cli-system = { $code ->
        [ENOENT] takový soubor ani složka neexistuje
        [EACCES] přístup odepřen
        [EISDIR] je to složka
        [ENOTDIR] není to složka
        [EEXIST] už to existuje
        [ENAMETOOLONG] název souboru je příliš dlouhý
        [ENOSPC] na disku není místo
        [EROFS] sem se nedá zapisovat
       *[other] { $reason }
    }
cli-inside = uvnitř se něco pokazilo ({ $kind }: { $reason })

# elbowroom rules
cli-rules-none = Žádné pravidlo neobsahuje: { $words }; čísla vypadají jako CONQ-6.
