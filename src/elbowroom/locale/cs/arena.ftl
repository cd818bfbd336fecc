# Co říkají turnaje, žebříček a zkušební pozice. Pojmy ze samotné hry jsou v tiles.ftl.

## Během hraní

arena-progress = hry: { $played }/{ $total }, zbývá { $left }
arena-going-on = pokračuje se: v souboru { $file } { $games ->
        [one] už je { $games } hra
        [few] už jsou { $games } hry
        [many] už je { $games } hry
       *[other] už je { $games } her
    } botů { $names }

## Tabulky

arena-col-bot = bot
arena-col-against = proti
arena-col-players = hráči
arena-col-boxes = krabice
arena-col-budget = rozpočet
arena-col-games = hry
arena-col-won = výhry
arena-col-interval = interval 95 %
arena-col-coins = mince
arena-col-margin = náskok
arena-col-rating = hodnocení
arena-col-uncertainty = nejistota
arena-col-decisions = rozhodnutí
arena-col-median = medián ms
arena-col-most = 95 % do ms
arena-col-nearly-all = 99 % do ms
arena-col-positions = pozice
arena-interval = { $low } až { $high } %
arena-budget-default = výchozí
arena-budget-nodes = { $count ->
        [one] { $count } uzel
        [few] { $count } uzly
        [many] { $count } uzlu
       *[other] { $count } uzlů
    }
arena-budget-milliseconds = { $count } ms

## Zkušební pozice

arena-positions-pick = výběr rasy
arena-positions-decline = úpadek
arena-positions-entry = vstup na mapu
arena-positions-immune = imunita
arena-positions-all = všechny
arena-or = nebo

## Co boti dělali kromě hraní

arena-forfeits = { $name } kontumačně prohrál { $count ->
        [one] { $count } hru
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    } ({ $reasons }); první: { $first }
arena-why-crash = chyba v botovi
arena-why-illegal = nedovolený tah
arena-why-decision-limit = příliš dlouhé jedno rozhodnutí
arena-why-game-limit = příliš dlouhá rozhodnutí v celé hře
arena-why-died = konec procesu
arena-overdrawn = { $name } překročil čas u { $count ->
        [one] { $count } rozhodnutí
        [few] { $count } rozhodnutí
        [many] { $count } rozhodnutí
       *[other] { $count } rozhodnutí
    } (více než { $limit } s)
arena-printed = { $name } vypsal { $count ->
        [one] { $count } znak
        [few] { $count } znaky
        [many] { $count } znaku
       *[other] { $count } znaků
    }, ale nikdo to neviděl; ukáže to --debug
arena-forked = { $name } vytvořil { $count ->
        [one] { $count } kopii
        [few] { $count } kopie
        [many] { $count } kopie
       *[other] { $count } kopií
    } svého procesu; skončily s ním

## Stránka žebříčku

arena-ladder-title = Žebříček
arena-ladder-made = Vytvořeno příkazem `{ $command }`, počet her: { $games } (verze { $version }); neupravovat ručně.
arena-ladder-about =
    Hry na společných semínkách s vyváženými místy: každý hraje každé semínko z každého místa. U více než dvou
    míst sedí jeden první bot mezi druhými. Společné vítězství se počítá jako část jednoho.
arena-ladder-matches = Zápasy
arena-ladder-ratings = Hodnocení
arena-ladder-ratings-about = Plackett-Luce (openskill), všechny hry výše, dobře promíchané.
arena-ladder-times = Čas na rozhodnutí
arena-ladder-again = Tytéž hry znovu
arena-ladder-again-about = Rozpočet v uzlech (`@2000n`) dává na každém počítači stejné tahy.
arena-ladder-positions = Zkušební pozice
arena-ladder-positions-about = Kolik pozic ze `scenarios/positions` vyřeší která úroveň.

## Co se nepodařilo

arena-few-bots = turnaj potřebuje aspoň dva boty
arena-bot-twice = některý bot je uveden dvakrát
arena-bot-failed = { $name } selhal: { $reason } (--debug ukáže kde)
arena-bot-slow = { $name } přemýšlel { $reason } a déle se na něj nečekalo
arena-bot-died = { $name } ukončil proces, ve kterém hrál: { $reason }
arena-guest-versions = hry bota, který se mezitím změnil, nelze spojit: { $name }
arena-other-guest = { $file } obsahuje hry bota { $name } z doby, než se změnil on nebo jeho soubory: zvol jiný soubor
arena-lost-desk = procesy, ve kterých se hraje, končí dřív, než přijde na řadu bot: { $reason }
arena-other-worker = pracovník má { $name } { $found }, ale hrát má { $wanted }: na každém stroji musí být totéž
arena-no-results = { $file } není soubor výsledků
arena-no-games = v souboru { $file } není žádná hra
arena-no-positions = { $file } není seznam pozic: { $reason }
arena-versions = hry různých verzí nelze spojit: { $versions }
arena-other-version = { $file } obsahuje hry verze { $found }, ale toto je { $own }: zvol jiný soubor
arena-needs-openskill = hodnocení potřebuje openskill: pip install 'elbowroom[ladder]'
