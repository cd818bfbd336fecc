# Made by tools/make_locale.py from glossary.json: change the glossary, not this file.

# The name of a power and its race together, both in the form of their .combo attribute.
combo = { $power } { $race }

## Races

race-amazons = Amazonky
    .ability = Máš 4 žetony navíc jen pro útok: po přeskupení 4 odlož (na každém území nech aspoň 1), v příštím tahu se vrátí.
    .combo = Amazonky
    .agreement = other
race-dwarves = Trpaslíci
    .ability = +1 mince za každé obsazené území s dolem; bonus platí i v úpadku.
    .combo = Trpaslíci
    .agreement = ma
race-elves = Elfové
    .ability = Při ztrátě území nepřicházíš o žádný žeton: všechny Elfy si vezmeš do ruky a rozmístíš je na konci útočníkova tahu.
    .combo = Elfové
    .agreement = ma
race-ghouls = Ghúlové
    .ability = V úpadku zůstanou na mapě všechny jejich žetony a smějí dál dobývat – na začátku tahu, dříve než tvá aktivní rasa.
    .combo = Ghúlové
    .agreement = ma
race-giants = Obři
    .ability = { $board ->
            [underground] Území vedle Černé hory, kterou drží, dobývají o 1 žeton levněji (nejméně za 1).
           *[base] Území vedle hory, kterou drží, dobývají o 1 žeton levněji (nejméně za 1).
        }
    .combo = Obři
    .agreement = ma
race-halflings = Půlčíci
    .ability = Na mapu vstupují kdekoli. První 2 dobytá území dostanou Zapadlou díru a jsou imunní, dokud je neopustíš nebo nepřejdeš do úpadku.
    .combo = Půlčíci
    .agreement = ma
race-humans = Lidé
    .ability = +1 mince za každé obsazené území polí na konci tvého tahu.
    .combo = Lidé
    .agreement = ma
race-orcs = Orkové
    .ability = +1 mince za každé neprázdné území dobyté v tomto tahu.
    .combo = Orkové
    .agreement = ma
race-ratmen = Krysí muži
    .ability = Žádná schopnost – vynahrazují to množstvím žetonů.
    .combo = Krysí muži
    .agreement = ma
race-skeletons = Kostlivci
    .ability = Při přeskupování: 1 nový žeton z krabičky za každou dvojici neprázdných území dobytých v tomto tahu.
    .combo = Kostlivci
    .agreement = ma
race-sorcerers = Černokněžníci
    .ability = Jednou za tah u každého soupeře: osamocený aktivní žeton na sousedním území vyměň za Černokněžníka z krabičky a území je tvé.
    .combo = Černokněžníci
    .agreement = ma
race-tritons = Tritoni
    .ability = { $board ->
            [underground] Území u řeky dobývají o 1 žeton levněji (nejméně za 1). Samotné řeky se to netýká.
           *[base] Pobřežní území (u moře či jezera) dobývají o 1 žeton levněji (nejméně za 1).
        }
    .combo = Tritoni
    .agreement = ma
race-trolls = Zlobři
    .ability = Každé jejich území má Zlobří doupě: +1 k obraně, i v úpadku. Zmizí, když území opustíš nebo ztratíš.
    .combo = Zlobři
    .agreement = ma
race-wizards = Kouzelníci
    .ability = { $board ->
            [underground] +1 mince za každé obsazené území s Mystickými krystaly na konci tvého tahu.
           *[base] +1 mince za každé obsazené magické území na konci tvého tahu.
        }
    .combo = Kouzelníci
    .agreement = ma
race-cultists = Kultisté
    .ability = Velký Prastarý obsadí jejich první dobyté území: je imunní a sousední stojí o 1 méně. Na začátku tahu ho smíš přesunout.
    .combo = Kultisté
    .agreement = ma
race-drow = Drowové
    .ability = { $board ->
            [base] +1 mince za každé jejich území, které nesousedí s jinou rasou (ani tvou), Ztraceným kmenem ani Příšerami.
           *[underground] +1 mince za každé jejich území, které nesousedí s jinou rasou (ani tvou) ani s Příšerami.
        }
    .combo = Drowové
    .agreement = ma
race-flames = Plamínky
    .ability = { $flames_entry ->
            [volcano] Polož Sopku na označenou propast. Území u ní nebo s ní spojená Plamínky dobýváš za cenu prázdných. Na mapu vstupuješ vedle Sopky.
           *[edge] Polož Sopku na označenou propast. Území u ní nebo s ní spojená Plamínky dobýváš za cenu prázdných. Na mapu vstupuješ jako obvykle od okraje.
        }
    .combo = Plamínky
    .agreement = other
race-gnomes = Gnómové
    .ability = Soupeři ve svých tazích nesmějí k dobytí jejich území použít schopnosti ras, Speciální schopnosti, Místa, Relikvie ani Balroga.
    .combo = Gnómové
    .agreement = ma
race-iron-dwarves = Železní trpaslíci
    .ability = Při přeskupování získej Stříbrné kladivo za každý důl. Kladiva platí jako žetony při dobývání, ne v obraně; v úpadku o ně přijdeš.
    .combo = Železní trpaslíci
    .agreement = ma
race-kraken = Krakeni
    .ability = { $board ->
            [base] Dokud jsou aktivní, dobývají moře a jezera jako prázdná území. Zůstanou jim a platí i v úpadku.
           *[underground] Na konci tahu smějí zůstat na řece a vynášejí z ní mince – i v úpadku.
        }
    .combo = Krakeni
    .agreement = ma
race-liches = Lichové
    .ability = V úpadku: kdo dobude jejich území, zaplatí ti 1 minci. Hráč bez mincí jejich území dobýt nesmí.
    .combo = Lichové
    .agreement = ma
race-lizardmen = Ještěři
    .ability = { $board ->
            [base] Překročí moře a jezera, prázdná i obsazená, bez ponechání žetonu. Dobývat je nesmějí.
           *[underground] Překročí řeku, prázdnou i obsazenou, bez dobývání a bez ponechání žetonu. Dobytou řeku musejí zase opustit.
        }
    .combo = Ještěři
    .agreement = ma
race-mudmen = Bahňáci
    .ability = { $board ->
            [base] Při přeskupování si vezmi z krabičky 1 nový žeton za každé obsazené území bažin.
           *[underground] Při přeskupování si vezmi z krabičky 1 nový žeton za každou obsazenou bahenní tůň.
        }
    .combo = Bahňáci
    .agreement = ma
race-mummies = Mumie
    .ability = Je jich hodně, ale klopýtají: každé dobytí stojí o 1 žeton víc.
    .combo = Mumie
    .agreement = other
race-ogres = Ogři
    .ability = Jakékoli území dobývají o 1 žeton levněji (nejméně za 1).
    .combo = Ogři
    .agreement = ma
race-shadow-mimes = Stínoví mimové
    .ability = Při výběru smíš jejich Speciální schopnost hned prohodit s jednou z 5 dalších v nabídce. Mince zůstávají na místě.
    .combo = Stínoví mimové
    .agreement = ma
race-shrooms = Houbičky
    .ability = { $board ->
            [base] +1 mince za každé obsazené lesní území na konci tahu.
           *[underground] +1 mince za každý obsazený houbový les na konci tahu.
        }
    .combo = Houbičky
    .agreement = other
race-spiderines = Pavoučice
    .ability = Všechna území u propastí sousedí s jejich územími a kterýmkoli z nich smějí vstoupit na mapu.
    .combo = Pavoučice
    .agreement = other
race-will-o-wisps = Bludičky
    .ability = { $board ->
            [base] Zvol magické území či území vedle magického, které držíš, a hoď si kostkou na pomoc. Stačí-li pak žetony, musíš je dobýt; nestačí-li, dobývání končí.
           *[underground] Zvol území s Mystickými krystaly či vedle těch, které držíš, a hoď si kostkou na pomoc. Stačí-li pak žetony, musíš je dobýt; nestačí-li, dobývání končí.
        }
    .combo = Bludičky
    .agreement = other

## Special powers

power-alchemist = Alchymista
    .ability = +2 mince každý tah, dokud je rasa aktivní.
    .combo = { $agreement ->
            [ma] Alchymističtí
           *[other] Alchymistické
        }
power-berserk = Berserk
    .ability = Před každým dobýváním hoď Kostkou posil, pak zvol území a odečti výsledek od ceny (nejméně 1). Nemáš-li dost, dobývání končí.
    .combo = { $agreement ->
            [ma] Berserkerští
           *[other] Berserkerské
        }
power-bivouacking = Bivakující
    .ability = Při přeskupování rozmísti 5 Tábořišť: každé +1 k obraně, smí jich být víc na území, chrání i před Černokněžníky. V úpadku zmizí.
    .combo = Bivakující
power-commando = Komando
    .ability = Každé území dobýváš o 1 žeton levněji (nejméně za 1).
    .combo = { $agreement ->
            [ma] Komandoví
           *[other] Komandové
        }
power-diplomat = Diplomat
    .ability = Na konci tahu vyber soupeře, jehož aktivní rasa nebyla v tomto tahu tvým cílem: do tvého dalšího tahu nesmí napadnout tvou aktivní rasu.
    .combo = { $agreement ->
            [ma] Diplomatičtí
           *[other] Diplomatické
        }
power-dragon-master = Páni draků
    .ability = Jednou za tah dobyj území jediným žetonem bez ohledu na obranu. S Drakem je imunní, dokud Drak neodletí nebo nepřijde úpadek.
    .combo = Páni draků
power-flying = Létající
    .ability = { $board ->
            [underground] Dobýváš kdekoli na mapě, i bez sousedství – jen ne řeku.
           *[base] Dobýváš kdekoli na mapě, i bez sousedství – jen ne moře a jezera.
        }
    .combo = Létající
power-forest = Lesní
    .ability = { $board ->
            [underground] +1 mince za každý obsazený houbový les na konci tahu.
           *[base] +1 mince za každé obsazené lesní území na konci tahu.
        }
    .combo = Lesní
power-fortified = Opevněný
    .ability = Jednou za tah postav Pevnost (1 na území, celkem 6): +1 k obraně i v úpadku a +1 mince, dokud je rasa aktivní.
    .combo = { $agreement ->
            [ma] Opevnění
           *[other] Opevněné
        }
power-heroic = Hrdinský
    .ability = Na konci tahu postav 2 Hrdiny na různá svá území – ta jsou imunní. V úpadku Hrdinové odejdou.
    .combo = { $agreement ->
            [ma] Hrdinští
           *[other] Hrdinské
        }
power-hill = Kopcový
    .ability = +1 mince za každé obsazené kopcovité území na konci tahu.
    .combo = { $agreement ->
            [ma] Kopcoví
           *[other] Kopcové
        }
power-merchant = Obchodník
    .ability = Každé území této rasy vynáší na konci tahu o 1 minci víc.
    .combo = { $agreement ->
            [ma] Obchodničtí
           *[other] Obchodnické
        }
power-mounted = Jezdec
    .ability = Kopce a pole dobýváš o 1 žeton levněji (nejméně za 1).
    .combo = Jízdní
power-pillaging = Drancování
    .ability = Každé neprázdné území dobyté v tomto tahu je za +1 minci.
    .combo = Drancující
power-seafaring = Námořnictví
    .ability = { $board ->
            [underground] Na konci tahu smíš zůstat na řece a brát za ni mince – i v úpadku.
           *[base] Dokud je rasa aktivní, dobýváš moře a jezera jako prázdná území. Zůstanou ti a platí i v úpadku.
        }
    .combo = { $agreement ->
            [ma] Námořničtí
           *[other] Námořnické
        }
power-spirit = Duchové
    .ability = Nepočítá se do limitu jedné rasy v úpadku a z mapy zmizí jen tehdy, když jí území někdo dobude.
    .combo = { $agreement ->
            [ma] Přízrační
           *[other] Přízračné
        }
power-stout = Bojovnost
    .ability = Do úpadku můžeš přejít na konci běžného tahu, hned po získání mincí.
    .combo = { $agreement ->
            [ma] Bojovní
           *[other] Bojovné
        }
power-swamp = Bažinář
    .ability = { $board ->
            [underground] +1 mince za každou obsazenou bahenní tůň na konci tahu.
           *[base] +1 mince za každé obsazené území bažin na konci tahu.
        }
    .combo = { $agreement ->
            [ma] Bažinní
           *[other] Bažinné
        }
power-underworld = Jeskynní
    .ability = Území s jeskyní dobýváš o 1 žeton levněji (nejméně za 1) a všechny jeskyně spolu sousedí.
    .combo = Jeskynní
power-wealthy = Boháč
    .ability = Jednorázově +7 mincí na konci prvního tahu této rasy.
    .combo = { $agreement ->
            [ma] Bohatí
           *[other] Bohaté
        }
power-adventurous = Dobrodružný
    .ability = +1 mince za každé obsazené Oblíbené místo na konci tahu.
    .combo = { $agreement ->
            [ma] Dobrodružní
           *[other] Dobrodružné
        }
power-fisher = Rybářský
    .ability = { $board ->
            [base] +1 mince za každou dvojici obsazených pobřežních území (u moře či jezera) na konci tahu. Samotná moře a jezera se nepočítají.
           *[underground] +1 mince za každou dvojici obsazených území u řeky na konci tahu. Samotná řeka se nepočítá.
        }
    .combo = { $agreement ->
            [ma] Rybářští
           *[other] Rybářské
        }
power-flocking = Stádní
    .ability = +2 mince, pokud na konci tahu tvoří všechna tvá území jednu souvislou skupinu.
    .combo = Stádní
power-frightened = Bojácný
    .ability = +1 mince za každé území, kde máš na konci tahu aspoň 3 aktivní žetony.
    .combo = { $agreement ->
            [ma] Bojácní
           *[other] Bojácné
        }
power-immortal = Nesmrtelný
    .ability = Když přijdeš o území, neztratíš žádný žeton – všechny se ti vrátí do ruky.
    .combo = { $agreement ->
            [ma] Nesmrtelní
           *[other] Nesmrtelné
        }
power-magic = Magický
    .ability = Vak mnoha věcí každý tah napodobí jednu Relikvii ve hře. Nelze ho ukrást; opustíš-li jeho území, vrátí se ti do ruky.
    .combo = { $agreement ->
            [ma] Magičtí
           *[other] Magické
        }
power-martyr = Mučednický
    .ability = Pokaždé, když ti soupeř dobude území, získáš 1 minci z banku.
    .combo = { $agreement ->
            [ma] Mučedničtí
           *[other] Mučednické
        }
power-mining = Hornický
    .ability = +1 mince za každé obsazené území s dolem na konci tahu.
    .combo = { $agreement ->
            [ma] Horničtí
           *[other] Hornické
        }
power-muddy = Bahnitý
    .ability = { $board ->
            [base] +1 mince za každé obsazené území bažin na konci tahu, i v úpadku.
           *[underground] +1 mince za každou obsazenou bahenní tůň na konci tahu, i v úpadku.
        }
    .combo = { $agreement ->
            [ma] Bahnití
           *[other] Bahnité
        }
power-mystic = Mystický
    .ability = { $board ->
            [base] +1 mince za každé obsazené magické území na konci tahu.
           *[underground] +1 mince za každé obsazené území s Mystickými krystaly na konci tahu.
        }
    .combo = { $agreement ->
            [ma] Mystičtí
           *[other] Mystické
        }
power-quarreling = Hádavý
    .ability = +1 mince za každou oddělenou skupinu, kterou tvá území na konci tahu tvoří.
    .combo = { $agreement ->
            [ma] Hádaví
           *[other] Hádavé
        }
power-reborn = Znovuzrozený
    .ability = V úpadku: na začátku tahu smíš vyklidit 1–2 její území a na každé dát 1 žeton své aktivní rasy z krabičky (z ruky, je-li krabička prázdná).
    .combo = { $agreement ->
            [ma] Znovuzrození
           *[other] Znovuzrozené
        }
power-royal = Královský
    .ability = Na konci tahu postav Královnu na své území – je imunní. V úpadku je chrání dál, ale už se nepohne.
    .combo = { $agreement ->
            [ma] Královští
           *[other] Královské
        }
power-shield = Štítonoš
    .ability = { $board ->
            [base] Po dobývání získej Houbové brnění za každé obsazené lesní území. Každé dává +1 k obraně, i v úpadku; mizí se ztrátou území.
           *[underground] Po dobývání získej Houbové brnění za každý obsazený houbový les. Každé dává +1 k obraně, i v úpadku; mizí se ztrátou území.
        }
    .combo = { $agreement ->
            [ma] Štítonošští
           *[other] Štítonošské
        }
power-stone = Kamenný
    .ability = { $board ->
            [base] +1 mince za každou obsazenou horu na konci tahu.
           *[underground] +1 mince za každou obsazenou Černou horu na konci tahu.
        }
    .combo = { $agreement ->
            [ma] Kamenní
           *[other] Kamenné
        }
power-thieving = Zlodějský
    .ability = Na konci tahu vezmi 1 minci každému, kdo má aktivní žeton vedle tvého území.
    .combo = { $agreement ->
            [ma] Zlodějští
           *[other] Zlodějské
        }
power-tomb = Záhrobní
    .ability = V úpadku zůstanou všechny žetony a jednou je přeskupíš před bodováním. Napadené ztratí 1 a stáhnou se jako aktivní rasa.
    .combo = Záhrobní
power-vampire = Upíří
    .ability = { $vampire_limit ->
            [per_opponent] Jednou za tah u každého soupeře: jeho osamocený aktivní žeton nahraď svým z krabičky (z ruky, je-li krabička prázdná) a území je tvé. Na Gnómy neplatí.
           *[per_turn] Jednou za tah: osamocený aktivní žeton soupeře nahraď svým z krabičky (z ruky, je-li krabička prázdná) a území je tvé. Na Gnómy neplatí.
        }
    .combo = Upíří
power-vanishing = Mizející
    .ability = Při přechodu do úpadku odstraň všechny její žetony a za každé její území získej 2 mince místo 1.
    .combo = Mizející
power-vengeful = Mstivý
    .ability = Kdo napadne některou tvou rasu, dostane žeton pomsty: v dalším tahu dobýváš jeho území o 1 žeton levněji (nejméně za 1).
    .combo = { $agreement ->
            [ma] Mstiví
           *[other] Mstivé
        }
power-wise = Moudrý
    .ability = V úpadku: +2 mince každý tah (i v tahu přechodu), dokud drží aspoň 1 území.
    .combo = { $agreement ->
            [ma] Moudří
           *[other] Moudré
        }

## Relics

relic-doormat = Létající rohožka
    .ability = Jednou za tah: dobyj kterékoli území, i nesousedící. Při úspěchu se tam Rohožka přesune.
relic-ring = Froggyho prsten
    .ability = Na konci tahu ho polož na své území a vezmi 1 minci každému, kdo má aktivní žeton na sousedním území.
relic-socks = Smradlavé zlobří ponožky
    .ability = Jednou za tah: dobyj území, jako by bylo prázdné. Nepřátelské žetony prchnou a na konci tahu se přeskupí.
relic-scepter = Žezlo lakoty
    .ability = Před bodováním ho dej na své území – vynese dvojnásobek mincí. Neplatí v Dole ztraceného trpaslíka ani pro mince od hráčů.
relic-orb = Zářivá koule
    .ability = Jednou za tah: nahraď osamocený žeton soupeře svým žetonem navíc a zaber jeho území.
relic-sword = Meč zabijáckého králíka
    .ability = Jednou za tah: jedno území dobýváš o 2 žetony levněji (nejméně za 1).

## Places

place-altar = Oltář duší
    .ability = Na konci tahu smíš odhodit 1 svůj žeton v úpadku odkudkoli z mapy a získat 3 mince. Funguje i pro rasu v úpadku.
place-crypt = Krypta vykradače hrobek
    .ability = Na konci tahu postav Ducha na libovolné území kromě samotné Krypty – je imunní. Drží-li Kryptu rasa v úpadku, Duch zůstává a už se nehýbe.
place-diamonds = Diamantová pole
    .ability = +1 mince za toto území a +1 za každé další téhož typu, které drží stejná rasa. Platí i v úpadku.
place-pipe = Velká mosazná roura
    .ability = Pro držitele spolu sousedí všechna území téhož typu jako území s Rourou.
place-fountain = Fontána mládí
    .ability = Na začátku tahu získáš 1 žeton své rasy navíc, pokud v krabičce nějaký zbývá.
place-keep = Tvrz rodné země
    .ability = +1 mince na konci tahu a +1 k obraně území, i v úpadku.
place-lost-mine = Důl ztraceného trpaslíka
    .ability = +2 mince na konci tahu, i v úpadku. Žezlo lakoty tu neúčinkuje.
place-stonehedge = Kamenný kruh
    .ability = Po objevení vylosuj Speciální schopnost: zůstane zde do konce hry a držitel ji smí používat. Žetony nepřidává.
place-pentacle = Nejohavnější pentagram
    .ability = Po objevení a pak jednou za tah pošli Balroga na sousední území: dobude je (obránce ztratí 2 žetony), území je pak imunní a nedává mince.

## Markers

marker-tribe = Ztracený kmen
marker-lair = Zlobří doupě
marker-fortress = Pevnost
marker-mountain = Hora
marker-camp = Tábořiště
marker-hole = Zapadlá díra
marker-hero = Hrdina
marker-dragon = Drak
marker-round = Žeton označení kola
marker-monster = Příšera
marker-ancient = Velký Prastarý
marker-balrog = Balrog
marker-queen = Královna
marker-ghost = Duch vykradače hrobek
marker-volcano = Sopka
marker-hammer = Stříbrné kladivo
marker-armor = Houbové brnění
marker-vengeance = Žeton pomsty
marker-bag = Vak mnoha věcí
marker-black-mountain = Černá hora

## Terrains

terrain-farmland = Pole
terrain-forest = Les
terrain-hill = Kopce
terrain-swamp = Bažiny
terrain-mountain = Hory
terrain-sea = Moře
terrain-lake = Jezero
terrain-river = Řeka
terrain-chasm = Propast
terrain-black-mountain = Černé hory
terrain-mud-pool = Bahenní tůň
terrain-mushroom-forest = Houbový les
terrain-mine = Důl
terrain-mystic-crystal = Mystické krystaly

## Map symbols

symbol-mine = Důl
symbol-magic = Magický symbol
symbol-cavern = Jeskyně
symbol-volcano = Symbol sopky
symbol-monster = Symbol Příšer
symbol-lost-tribe = Symbol Ztraceného kmene

## Other terms

concept-game-title = Small World
concept-game-title-underground = Small World Underground
concept-setup = Příprava hry
concept-goal = Cíl hry
concept-rules = Pravidla
concept-player-aid = Karta souhrnu pravidel
concept-end-of-game = Konec hry
concept-player = Hráč
    .count = { $count ->
            [one] { $count } hráč
            [few] { $count } hráči
            [many] { $count } hráče
           *[other] { $count } hráčů
        }
concept-opponent = Soupeř
concept-active-player = Aktivní hráč
concept-first-player = První hráč
concept-winner = Vítěz
concept-tie = Remíza
concept-tie-break = Rozhodnutí remízy
concept-round = Kolo
    .count = { $count ->
            [one] { $count } kolo
            [few] { $count } kola
            [many] { $count } kola
           *[other] { $count } kol
        }
concept-turn = Tah
    .count = { $count ->
            [one] { $count } tah
            [few] { $count } tahy
            [many] { $count } tahu
           *[other] { $count } tahů
        }
concept-round-track = Stupnice kol
concept-coin = Mince
    .count = { $count ->
            [one] { $count } mince
            [few] { $count } mince
            [many] { $count } mince
           *[other] { $count } mincí
        }
concept-victory-coin = Vítězná mince
    .count = { $count ->
            [one] { $count } vítězná mince
            [few] { $count } vítězné mince
            [many] { $count } vítězné mince
           *[other] { $count } vítězných mincí
        }
concept-bonus-coin = Bonusová mince
concept-point = Bod
    .count = { $count ->
            [one] { $count } bod
            [few] { $count } body
            [many] { $count } bodu
           *[other] { $count } bodů
        }
concept-victory-point = Vítězný bod
concept-scoring = Získávání vítězných mincí
concept-bank = Bank
concept-cost = Cena
concept-race = Rasa
    .count = { $count ->
            [one] { $count } rasa
            [few] { $count } rasy
            [many] { $count } rasy
           *[other] { $count } ras
        }
concept-race-ability = Schopnost rasy
concept-special-power = Speciální schopnost
concept-race-banner = Standarta rasy
concept-special-power-badge = Žeton Speciální schopnosti
concept-combo = Kombinace rasy a Speciální schopnosti
concept-combo-column = Sloupec kombinací
concept-stack = Hromádka
concept-tray = Krabička
concept-hand = Ruka
concept-token = Žeton
    .count = { $count ->
            [one] { $count } žeton
            [few] { $count } žetony
            [many] { $count } žetonu
           *[other] { $count } žetonů
        }
concept-race-token = Žeton rasy
    .count = { $count ->
            [one] { $count } žeton rasy
            [few] { $count } žetony rasy
            [many] { $count } žetonu rasy
           *[other] { $count } žetonů rasy
        }
concept-lone-token = Jediný žeton
concept-troops = Vojska
concept-active-race = Aktivní rasa
concept-in-decline = V úpadku
concept-race-in-decline = Rasa v úpadku
concept-decline = Úpadek
concept-go-in-decline = Vstoupit do úpadku
concept-conquest = Dobytí
concept-conquer-region = Dobýt území
concept-first-conquest = První dobytí
concept-following-conquests = Další dobývání
concept-final-conquest-attempt = Poslední pokus o dobytí
concept-expand = Rozšiřování říše novým dobýváním
concept-reinforcement-die = Kostka posil
concept-reinforcement-roll = Hod Kostkou posil
concept-ready-troops = Příprava vojsk
concept-redeployment = Přeskupování vojsk
concept-abandon-region = Opuštění území
concept-enemy-losses = Nepřátelské ztráty a ústupy
concept-discard = Zahodit
concept-defense = Obrana
concept-immune = Imunní
concept-region = Území
    .count = { $count } území
concept-border-region = Hraniční území
concept-adjacent = Sousedící
concept-occupied-region = Obsazené území
concept-non-empty-region = Neprázdné území
concept-empty-region = Prázdné území
concept-coastal-region = Pobřežní území
concept-riverside-region = Území u řeky
concept-impassable = Nepřístupný
concept-terrain-type = Typ území
concept-map-symbol = Symbol na mapě
concept-map = Mapa
concept-board = Herní deska
concept-board-edge = Okraj desky
concept-ally = Spojenec
concept-peace = Mír
concept-popular-place = Oblíbené místo
concept-righteous-relic = Dávná relikvie
