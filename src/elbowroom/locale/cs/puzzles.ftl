# Co říká `elbowroom puzzles`.

puzzles-counts = Podle tématu a obtížnosti
puzzles-col-id = Hlavolam
puzzles-col-theme = Téma
puzzles-col-difficulty = Obtížnost
puzzles-col-boxes = Krabice
puzzles-col-players = Hráči
puzzles-col-round = Kolo
puzzles-col-gap = Mince ve hře
puzzles-col-all = Všechny
puzzles-one = Hlavolam { $id } · { $theme } · { $difficulty }
puzzles-best = Vyřešeno: nic lepšího se nenašlo.
puzzles-good = Vyřešeno: jen o { $coins } mincí méně než nejlepší plán.
puzzles-missed = Nevyřešeno: o { $coins } mincí méně než nejlepší plán.
puzzles-chances = Šance na výhru: { $yours }{"\u00A0"}%, s nejlepším plánem { $best }{"\u00A0"}%.
puzzles-plan = Nejlepší plán: { $plan }
puzzles-made = { $file }: { $count ->
        [one] { $count } hlavolam
        [few] { $count } hlavolamy
       *[other] { $count } hlavolamů
    } z { $games ->
        [one] { $games } hry
       *[other] { $games } her
    }
puzzles-stopped = { $file }: zatím { $count ->
        [one] { $count } hlavolam
        [few] { $count } hlavolamy
       *[other] { $count } hlavolamů
    }; stejný příkaz pokračuje odtud
puzzles-checked = { $count ->
        [one] { $count } hlavolam platí
        [few] { $count } hlavolamy platí
       *[other] { $count } hlavolamů platí
    }
puzzles-bad = { $id }: tento hlavolam už neplatí: { $reason }
puzzles-bad-line = řádek { $line }: { $reason }
puzzles-in-file = { $file }: { $reason }
puzzles-none = hlavolam { $id } neexistuje; vyjmenuje je `elbowroom puzzles list`
puzzles-boxes = hlavolamy vznikají jen z přiložených krabic, ne { $boxes }; jsou tu { $known }
puzzles-no-word = { $value } neexistuje; jsou tu { $known }

## Co je s hlavolamem v nepořádku

puzzles-why-no-file = toto není soubor s hlavolamy
puzzles-why-long = soubor je příliš dlouhý
puzzles-why-version = to jsou hlavolamy verze { $version }; tento program čte verzi { $known }
puzzles-why-line = tento řádek nelze přečíst: { $reason }
puzzles-why-twice = { $name } tu už bylo
puzzles-why-no-game = { $puzzle } patří ke hře { $game }, která tu není
puzzles-why-no-plan = { $puzzle } nemá plán
puzzles-why-missing = ve zdejších krabicích chybí: { $names }
puzzles-why-start = hra { $game } už nemůže začít: { $reason }
puzzles-why-short = hra { $game } má tolik tahů: { $count }, a hlavolam začíná po { $ply }
puzzles-why-move = hra { $game }, tah { $number }: { $move } už není dovolen: { $reason }
puzzles-why-chance = hra { $game }, tah { $number }: náhoda by dala něco jiného: { $reason }
puzzles-why-position = hra { $game }: pravidla teď dávají jinou pozici po tolika tazích: { $ply }
puzzles-why-plan = tah { $move } z plánu už není dovolen: { $reason }
puzzles-why-unfinished = plán končí dřív, než padne rozhodnutí
puzzles-why-no-ledger = { $file } nevznikl při tvorbě hlavolamů
puzzles-why-other-terms = { $file } začal s jiným semínkem nebo podle jiných kritérií; zvol jiný soubor, nebo ho smaž
