# Co říká `elbowroom --help` a nápověda příkazů. Nesmí tu být znak procenta.

cli-help-usage = použití:
cli-help-positionals = argumenty
cli-help-options = volby
cli-help-about = Small World: hraj, simuluj, ověřuj.

## Příkazy

cli-help-command-play = zahraj si hru
cli-help-command-serve = nabídni hru ostatním
cli-help-command-bot-worker = přemýšlej za boty serverů jinde
cli-help-command-simulate = hry mezi boty
cli-help-command-check = spusť soubory scénářů
cli-help-command-replay = přehraj záznam hry a vypiš ho
cli-help-command-review = posuď každý tah dohrané hry: co stál, co bylo štěstí, co bylo lepší
cli-help-command-puzzles = tvoř, vypiš, ověř a řeš hlavolamy: tahy s jedním nejlepším plánem
cli-help-command-bench = změř rychlost jádra
cli-help-command-tournament = zápasy mezi boty s hodnocením
cli-help-command-ladder = stránka žebříčku ze souborů výsledků
cli-help-command-positions = kdo vyřeší kolik zkušebních pozic
cli-help-command-atlas = mnoho her mezi boty a co v nich vyhrává
cli-help-command-moderate = zakaž na serveru adresy a jména, zavírej stoly
cli-help-command-map = zkontroluj vlastní mapy nebo vytvoř novou
cli-help-command-site = zapsat stránku jako obyčejné soubory, pro hostitele bez herního serveru
cli-help-command-rules = přečti pravidla nebo najdi některé

## Co má víc příkazů

cli-help-help = ukaž tuto nápovědu a skonči
cli-help-version = ukaž verzi a skonči
cli-help-lang = en, pl, cs nebo uk (výchozí: jazyk prostředí)
cli-help-json = vypiš jeden objekt JSON
cli-help-seed = které hry (výchozí: 1)
cli-help-processes = kolik her najednou (výchozí: 1)
cli-help-ray = hraj na clusteru Ray na této adrese; local nebo local:2 (dva pracovníci) ho spustí zde
cli-help-debug = ukaž, co boti vypisují a kde nastala chyba
cli-help-boxes = base, underground nebo obě s čárkou; první dává mapu (výchozí: base)
cli-help-map = dodávaná mapa, například base-3p (výchozí: podle počtu hráčů)
cli-help-map-or-file = dodávaná mapa, například base-3p, nebo soubor s vlastní (výchozí: podle počtu hráčů)
cli-help-command-own = založí, zkontroluje a zváží vlastní krabice
cli-help-own-new = vytvoří krabici, se kterou se dá hned hrát
cli-help-own-name = jak se krabice a její složka jmenuje
cli-help-own-python = s rasou v Pythonu místo dat
cli-help-own-check = najde, co je na krabici špatně, a pak s ní hraje
cli-help-own-path = složka, zip či soubor, modul:Třída, nebo nainstalovaná krabice
cli-help-own-games = kolik (výchozí: 200)
cli-help-own-fair = hraje, dokud neumí říct, zda je rasa či schopnost spravedlivá
cli-help-own-tile = jen tato rasa či schopnost
cli-help-variant = domácí pravidlo, například starting_coins=10; lze uvést vícekrát
cli-help-own = vlastní krabice, nebo více s čárkami: složka, zip či soubor, modul:Třída, nebo nainstalovaná
cli-help-blank = dílky z těchto krabic jako prázdná standarta a žeton schopnosti, bez zbytku krabice
cli-help-players-counts = počty hráčů, oddělené čárkami (výchozí: 2,3,4,5)
cli-help-budget =
    na jedno rozhodnutí botů, kteří prohledávají: 200ms, nebo 1500n (tahy odehrané v mysli), což dává vždy stejné hry
    (výchozí: jejich vlastní)

## play, simulate, check, replay, bench

cli-help-play-terminal = hraj v terminálu místo v prohlížeči
cli-help-play-players =
    kdo kde sedí, oddělené čárkami: human, random, easy, normal, hard, expert,
    modul:Třída, soubor.py:Třída (výchozí: human,normal,normal)
cli-help-play-seed = zahraj právě tuto hru
cli-help-play-open-coins = mince všech jsou vidět
cli-help-simulate-players = boti, oddělení čárkami (výchozí: greedy,random); hru od hry si mění místa
cli-help-simulate-games = kolik her (výchozí: 100)
cli-help-check-files = soubor scénáře nebo složka s nimi
cli-help-replay-file = záznam hry; - čte standardní vstup
cli-help-replay-json = vypiš jeden objekt JSON se všemi tahy a jejich událostmi
cli-help-review-json = vypiš jeden objekt JSON s křivkou, všemi tahy a nejdražšími z nich
cli-help-review-html = zapiš rozbor do tohoto souboru jako jednu stránku
cli-help-review-seed = ve kterých možných světech se posuzuje; stejné číslo dá stejný rozbor (výchozí: 1)
cli-help-review-nodes = tahy odehrané v myšlenkách na každý tah a soupeře (výchozí: 450)
cli-help-bench-seconds = pro každý počet hráčů (výchozí: 2)
cli-help-bench-keys =
    JSON: python, implementation, compiled (je jádro zkompilovaný modul?), boxes, calibration_seconds a v results pro
    každý počet hráčů: players, map, games, moves, moves_per_game, seconds, games_per_second, moves_per_second,
    microseconds_per_move, n_per_move, copies, microseconds_per_copy, n_per_copy. Tah je legal_moves() a play(), kopie
    je copy() v náhodném okamžiku hry; n jsou mikrosekundy dělené sekundami, které ve stejném běhu trvá
    sum(range(10**7)).

## serve

cli-help-serve-host = adresa, na které naslouchat (výchozí: jen tento počítač)
cli-help-serve-port = port; 0 vezme kterýkoli volný (výchozí: 8000)
cli-help-serve-data = kam ukládat hry
cli-help-serve-database = místo toho databáze, například postgresql://…
cli-help-serve-processes = kolik procesů obsluhuje tuto jednu adresu; více než jeden potřebuje PostgreSQL (výchozí: 1)
cli-help-serve-internal = kde tento proces najdou jiné procesy na stejné databázi PostgreSQL, jako HOST:PORT (výchozí: na tomto počítači)
cli-help-serve-bot-workers = procesy, ve kterých boti hledají tah, a stejně tolik pro rychlé boty (výchozí: 1)
cli-help-serve-bots-by = kdo přemýšlí za boty: server, workers (viz bot-worker), nebo ray:ADRESA (výchozí: server)
cli-help-serve-bot = host nabízený jako úroveň, jako modul:Třída nebo soubor.py:Třída; lze uvést vícekrát
cli-help-serve-map = vlastní mapa na výběr jako soubor JSON; lze uvést vícekrát
cli-help-serve-own = vlastní krabice na výběr: složka, zip, soubor nebo nainstalovaná; lze uvést vícekrát
cli-help-serve-origin = jiná stránka, která se smí připojit
cli-help-serve-hostname = jméno, na které odpovídat (výchozí: jakékoli)
cli-help-serve-trusted-proxy = čímu X-Forwarded-For věřit
cli-help-serve-tables-per-address = nové stoly za hodinu (výchozí: 60)
cli-help-serve-connections-per-address = spojení najednou (výchozí: 200)
cli-help-serve-requests-per-address = požadavky za sekundu (výchozí: 50)
cli-help-serve-log-level = kolik psát do protokolu (výchozí: info)
cli-help-serve-open = otevři stránku v prohlížeči
cli-help-worker-database = databáze serverů, například postgresql://…
cli-help-worker-bot = host, kterého zná i tento proces; lze uvést vícekrát

## tournament, ladder, positions

cli-help-tournament-players =
    boti, oddělení čárkami: naši jménem, cizí jako modul:Třída (výchozí: hard,normal)
cli-help-tournament-games = na každou dvojici (výchozí: 400)
cli-help-tournament-seats =
    místa u stolu (výchozí: 2); je-li jich víc, sedí jeden první bot dvojice mezi druhými
cli-help-tournament-decision-limit =
    sekundy na rozhodnutí: delší se počítají a trojnásobně dlouhé znamená kontumační prohru (výchozí: 10, když hrají hosté)
cli-help-tournament-game-limit =
    kolik sekund smí bot přemýšlet v jedné hře, než ji kontumačně prohraje (výchozí: 600, když hrají hosté)
cli-help-tournament-memory-limit =
    kolik MiB smí zabrat proces s hosty, pokud systém takové limity zná (výchozí: podíl paměti počítače)
cli-help-tournament-file =
    soubor výsledků, JSON po řádcích; hry, které už obsahuje, se nehrají znovu (výchozí: tournament.jsonl)
cli-help-ladder-files = soubory výsledků turnajů
cli-help-ladder-positions = zpráva příkazu `elbowroom positions`, která se přidá
cli-help-positions-folder = složka se souborem positions.json
cli-help-positions-players = boti, oddělení čárkami (výchozí: všechny úrovně)
cli-help-positions-all = vyjmenuj i každou pozici se zvolenými tahy

## atlas

cli-help-action-run = odehraj hry do složky a napiš z nich zprávu
cli-help-action-report = napiš zprávu ze složky
cli-help-action-offer = které kombinace stojí za svou cenu a na kterém místě nabídky
cli-help-action-declines = kdy dobří hráči vstupují do úpadku
cli-help-action-seats = jakou cenu má první místo
cli-help-action-boxes = čím se krabice liší a co změní jejich smíchání
cli-help-action-length = jak dlouhé jsou hry a jak široký je výběr
cli-help-action-agree = zda dva atlasy, dvou botů nebo vybraných a losovaných ras, říkají totéž o dílcích
cli-help-action-tiles = co rasy a schopnosti přinášejí hráči při stejném místě a počtu hráčů
cli-help-action-rounds = kdy přicházejí mince
cli-help-action-regions = jakou cenu mají regiony
cli-help-atlas-picks = kdo bere první rasu každého hráče: bot (chosen), nebo náhoda ze všeho, co může zaplatit (random) (výchozí: chosen)
cli-help-atlas-run-folder = hry, které tam už jsou, se nehrají znovu
cli-help-atlas-bot = bot na každém místě: náš jménem, cizí jako modul:Třída (výchozí: normal)
cli-help-atlas-budget = na jedno rozhodnutí bota, který prohledává, v tazích odehraných v mysli (výchozí: 60n)
cli-help-atlas-games = kolik jich má být s těmito krabicemi, rozděleno mezi počty hráčů (výchozí: 1000)
cli-help-atlas-own = vlastní rasy a schopnosti jako modul:Třída nebo vlastní krabice, které mají být ve hrách, oddělené čárkami
cli-help-atlas-no-report = jen data
cli-help-atlas-folder = složka se soubory games.parquet, races.parquet a turns.parquet
cli-help-atlas-report-output = výchozí: atlas.html ve složce
cli-help-atlas-report-summary = zapiš do této složky i každý graf jako SVG a každou tabulku jako CSV
cli-help-atlas-report-against = složka s jinými hrami, k porovnání, co obě říkají o dílcích
cli-help-atlas-other = složka s jinými hrami
cli-help-atlas-output = zapiš do této složky i grafy jako SVG a tabulky jako CSV

## moderate

cli-help-action-ban-address = nepouštěj nikoho z adresy nebo sítě
cli-help-action-ban-name = nedovol nikomu se tak jmenovat
cli-help-action-close = zavři stůl; hráči se dozvědí proč
cli-help-action-list = ukaž, co je zakázáno
cli-help-action-lift = zase něco dovol
cli-help-moderate-address = adresa nebo síť, například 203.0.113.0/24; samotná adresa IPv6 znamená své /64
cli-help-moderate-days = na tolik dní (výchozí: 30; 0: do odvolání)
cli-help-moderate-name = jméno; * je jakákoli jeho část, ? jakékoli písmeno; na velikosti písmen a diakritice nezáleží
cli-help-moderate-name-days = na tolik dní (výchozí: do odvolání)
cli-help-moderate-table = identifikátor stolu: část odkazu po /table/ a před #
cli-help-moderate-why = co se hráči dozvědí: conduct (co se tam říkalo nebo dělalo), load (zátěž serveru), request (požádal o to někdo u stolu)
cli-help-moderate-number = číslo, které ukazuje list

## map

cli-help-action-check = najdi vše, co je na mapách špatně
cli-help-action-new = vytvoř náhodnou vyváženou mapu
cli-help-map-files = mapa jako soubor JSON
cli-help-map-players = pro kolik hráčů (výchozí: 4)
cli-help-map-seed = která mapa (výchozí: 1)
cli-help-map-box = base nebo underground (výchozí: base)
cli-help-map-output = kam ji zapsat (výchozí: standardní výstup)

## site

cli-help-site-folder = kam: nová nebo prázdná složka, nebo složka se starší verzí stránky
cli-help-site-base = cesta, pod kterou bude k nalezení, například /elbowroom/ (výchozí: /)

## rules

cli-help-rules-words = číslo pravidla (CONQ-6), rodina (CONQ) nebo slova; bez nich celá pravidla

## puzzles

cli-help-puzzle-make = hraj hry mezi boty a hledej v nich hlavolamy
cli-help-puzzle-list = vypiš hlavolamy
cli-help-puzzle-check = přehraj každý hlavolam a uveď ty, které už neplatí
cli-help-puzzle-show = ukaž pozici hlavolamu
cli-help-puzzle-solve = odehraj tah hlavolamu v terminálu a nech ho posoudit
cli-help-puzzles-out = soubor k zapsání; vedle něj leží, co už je hotové, takže stejný příkaz po přerušení pokračuje
cli-help-puzzles-games = kolik her prohlédnout, rozděleno mezi krabice a počty hráčů (výchozí: 400)
cli-help-puzzles-boxes = se kterými krabicemi, s čárkami; + je míchá (výchozí: base,underground,base+underground)
cli-help-puzzles-file = soubor s hlavolamy (výchozí: ty, které jsou v Elbowroom)
cli-help-puzzles-theme = jen jedno téma: entry, die, decline, combo, attack, defence nebo trick
cli-help-puzzles-difficulty = jen jedna obtížnost: hard, expert nebo deep
cli-help-puzzles-json = vypiš jeden seznam JSON
cli-help-puzzles-id = název hlavolamu, jak je v seznamu
cli-help-puzzles-solution = ukaž i nejlepší plán
