# Co říká `elbowroom atlas` a jeho zpráva. Názvy dílků jsou v tiles.ftl.

## V terminálu

atlas-played = { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    } za { $seconds } s, { $speed } za sekundu
atlas-games-in = { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    } ve složce { $folder }
atlas-report-in = zpráva v souboru { $file }
atlas-summary-in = tabulky a grafy ve složce { $folder }

## Jaké hry to jsou

atlas-kind-base = Základní hra
atlas-kind-underground = Underground
atlas-kind-mixed = Obě krabice
atlas-kind-mixed-maps = Obě, { $box ->
        [base] základní mapy
       *[underground] mapy Underground
    }
atlas-group-winners = vítězové
atlas-group-others = ostatní
atlas-map-mixed = { $map }, obě krabice

## Sloupce a osy

atlas-col-race = rasa
atlas-col-power = schopnost
atlas-col-combo = kombinace
atlas-col-map = mapa
atlas-col-box = krabice
atlas-col-boxes = krabice
atlas-col-bot = bot
atlas-col-group = skupina
atlas-col-games = hry
atlas-col-players = hráči
atlas-col-seat = místo
atlas-col-position = místo v nabídce
atlas-col-round = kolo
atlas-col-declines = počet úpadků
atlas-col-value = hodnota
atlas-col-from = od
atlas-col-to = do
atlas-col-wins = výhry / férově
atlas-col-edge = zisk v mincích
atlas-col-edge-from = zisk od
atlas-col-edge-to = zisk do
atlas-col-net = čistá cena
atlas-col-net-coins = čistá cena v mincích
atlas-col-level = férová cena
atlas-col-brought = přinesené mince
atlas-col-coins = mince
atlas-col-turns = aktivní tahy
atlas-col-left = zanechaná území
atlas-col-differs = liší se
atlas-col-edge-differs = náskok se liší
atlas-col-unadjusted = bez úprav
atlas-col-players-taken = kolikrát vzato
atlas-col-region = region
atlas-col-terrain = terén
atlas-col-held = podíl tahů s ním
atlas-col-conquered = dobytí za hru
atlas-col-worth = hodnota v mincích
atlas-axis-region = mince od té chvíle nad průměrný region
atlas-axis-wins = vítězství na každé férové vítězství (1 = férově), s intervaly 95 %
atlas-axis-edge = mince nad ostatními na stejném místě, včetně ceny, s intervaly 95 %
atlas-axis-lead = mince nad průměrem hry, s intervaly 95 %
atlas-axis-map = mince na konci na hráče, s intervaly 95 %
atlas-axis-level = férová čistá cena v mincích, s intervaly 95 %
atlas-axis-share = podíl hráčů, s intervaly 95 %
atlas-axis-turns = bodované tahy před úpadkem, rasy, které upadly, s intervaly 95 %
atlas-dot = { $label }: { $value } ({ $low } až { $high }), { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
atlas-colours = Barevné nebo tučné je to, co lze nazvat rozdílem; ze všeho, co se tak nazývá, jím průměrně nejvýš 5 % není (Benjamini–Hochberg).
atlas-yes = ano
atlas-no = ne
atlas-drawn-games = { $bot }, první rasy losované
atlas-too-few = Na to, aby se tu dalo něco říct, je her málo.

## Rasy, schopnosti, kombinace, mapy

atlas-first-race-title = Jako první rasa: { $kind }
atlas-first-power-title = Jako schopnost první rasy: { $kind }
atlas-first-words-chosen = Vítězství na každé férové vítězství hráčů, kteří si to vybrali jako první, při stejném místě, počtu hráčů a druhé půlce kombinace. Vybírali boti, takže to ještě není příčina: kdo za dílek platí, může pro něj mít i postavení.
atlas-first-words-random = Vítězství na každé férové vítězství hráčů, kterým to jako první dala náhoda, při stejném místě, počtu hráčů a druhé půlce kombinace. Vybírala jen náhoda, takže příčinou je dílek.
atlas-race-title = Rasy: { $kind }
atlas-race-words = Jak často hráči s touto rasou vyhrávají ve srovnání s férovým podílem, při stejném místě, počtu hráčů a schopnosti; vítězství se dělí mezi všechno, co si hráč vzal.
atlas-power-title = Schopnosti: { $kind }
atlas-power-words = Jak často hráči s touto schopností vyhrávají ve srovnání s férovým podílem, při stejném místě, počtu hráčů a rase; vítězství se dělí mezi všechno, co si hráč vzal.
atlas-race-coins-title = Rasy v mincích: { $kind }
atlas-power-coins-title = Schopnosti v mincích: { $kind }
atlas-tile-coins-words = O kolik mincí víc mají na konci ti, kdo si to vzali, než ostatní na stejném místě, kteří si brali svou první, druhou, … rasu, včetně ceny.
atlas-combo-title = Kombinace: { $kind }
atlas-combo-wins-title = Kombinace podle vítězství: { $kind }
atlas-combo-words = { $count ->
        [0] Žádná kombinace ještě nemá { $enough } her.
        [one] { $shown } nejlepších a { $shown } nejhorších z { $count } kombinace, která má aspoň { $enough } her. Konce tak dlouhého seznamu jsou zčásti náhoda: věř intervalu, ne pořadí.
       *[other] { $shown } nejlepších a { $shown } nejhorších z { $count } kombinací, které mají aspoň { $enough } her. Konce tak dlouhého seznamu jsou zčásti náhoda: věř intervalu, ne pořadí.
    }
atlas-map-title = Mince podle mapy a počtu hráčů
atlas-map-words = Každý počet hráčů má vlastní mapu a počet kol, takže se tu jedno od druhého nedá oddělit. Na každé mapě všichni hráči dohromady vyhrají právě svůj férový podíl; kdo tam vyhrává, je níže.
atlas-race-map-title = Rasy na mapách: { $kind }
atlas-race-map-words = Vítězství na každé férové vítězství, bez úprav. { atlas-colours }

## Nabídka

atlas-offer-position-title = Místo v nabídce
atlas-offer-position-words = Jak dopadnou hráči, kteří si vzali kombinaci z tohoto místa a zaplatili její cenu, ve srovnání s ostatními na stejném místě u stolu.
atlas-offer-price-title = Zaplacená cena
atlas-offer-price-words = Cena jsou mince položené na přeskočené kombinace, bez mincí nalezených na té vzaté.
atlas-offer-price-coins-title = Zaplacená cena, v mincích
atlas-offer-level-title = Férová cena kombinace: { $kind }
atlas-offer-level-words = Čistá cena, při které by hráč skončil nastejno s ostatními na stejném místě u stolu. Kombinace stojí za svou cenu na místě n nabídky, když n - 1 bez mincí na ní leží pod intervalem; záporná cena znamená, že na kombinaci musí ležet mince.
atlas-offer-race-title = Rasa a místo v nabídce: { $kind }
atlas-offer-power-title = Schopnost a místo v nabídce: { $kind }
atlas-offer-tile-words = Mince nad ostatními na stejném místě u stolu, včetně ceny. { atlas-colours }
atlas-offer-combo-title = Kombinace a místo v nabídce: { $kind }
atlas-offer-combo-words = { $shown } nejčastěji braných kombinací tam, kde má místo aspoň { $enough } her; tabulka má všechny. Boti sahají hluboko do nabídky jen pro to, čeho si cení, takže dobré číslo tam ostatním nic neslibuje.

## Úpadky

atlas-decline-when-title = Kolo prvního úpadku: { $kind }
    .words = Ve kterém kole hráči pošlou svou první rasu do úpadku.
atlas-decline-wins-title = Kdo vyhrává, podle kola prvního úpadku: { $kind }
    .words = Vítězství na každé férové vítězství. Samo o sobě to není rada: komu se daří, ten může čekat déle.
atlas-decline-wins-coins-title = Mince podle kola prvního úpadku: { $kind }
    .words = Mince nad průměrem hry, se stejnou výhradou.
atlas-decline-often-title = Kdo vyhrává, podle počtu úpadků: { $kind }
    .words = Vítězství na každé férové vítězství. Samo o sobě to není rada: komu se daří, ten může čekat déle.
atlas-decline-often-coins-title = Mince podle počtu úpadků: { $kind }
    .words = Mince nad průměrem hry, se stejnou výhradou.
atlas-decline-turns-title = Tahy před úpadkem: { $kind }
atlas-decline-turns-words = Kolik tahů rasa přináší mince, než jde do úpadku, mezi těmi, které do něj šly.

## Místa u stolu

atlas-seat-wins-title = Vítězství podle místa: { $kind }
atlas-seat-wins-words = Místo 1 hraje první. 1 je férový podíl vítězství.
atlas-seat-coins-title = Mince podle místa: { $kind }
atlas-seat-coins-words = Totéž v mincích, ve srovnání s průměrem hry.

## Krabice

atlas-box-coins-title = Mince na hráče
    .axis = mince na hráče, s intervaly 95 %
atlas-box-races-title = Rasy na hráče
    .axis = rasy na hráče, s intervaly 95 %
atlas-box-declines-title = Úpadky na hráče
    .axis = úpadky na hráče, s intervaly 95 %
atlas-box-first-title = Kolo prvního úpadku
    .axis = kolo prvního úpadku, s intervaly 95 %
atlas-box-paid-title = Mince položené na přeskočené kombinace, na hráče
    .axis = mince položené na přeskočené kombinace, na hráče, s intervaly 95 %
atlas-box-spread-title = Mince vítěze nad průměrem hry
    .axis = mince vítěze nad průměrem hry, s intervaly 95 %
atlas-box-race-title = Rasy mezi svými a smíchané
atlas-box-power-title = Schopnosti mezi svými a smíchané
atlas-box-tile-words = Vítězství na každé férové vítězství, bez úprav. { atlas-colours }

## Délka

atlas-length-game-title = Rozhodnutí ve hře
    .axis = rozhodnutí ve hře, s intervaly 95 %
atlas-length-turn-title = Rozhodnutí v tahu
    .axis = rozhodnutí v tahu, s intervaly 95 %
atlas-length-width-title = Dovolené tahy při rozhodnutí
    .axis = dovolené tahy při rozhodnutí, s intervaly 95 %
atlas-length-widest-title = Nejvíc dovolených tahů při jednom rozhodnutí hráče
    .axis = nejvíc dovolených tahů při jednom rozhodnutí hráče, s intervaly 95 %
atlas-length-tree-title = Mocnina deseti: kolik je možných průběhů hry
    .axis = mocnina deseti: kolik je možných průběhů hry, s intervaly 95 %
atlas-length-words = Rozhodnutí je tah vybraný ze seznamu; je jím každé dobyté území a každé rozmístění.

## Kola a regiony

atlas-round-coins-title = Mince podle kola: { $kind }
    .words = Kolik průměrně vynese tah tohoto kola.
    .axis = mince získané v tahu, s intervaly 95 %
atlas-round-lead-title = Náskok vítěze podle kola: { $kind }
    .words = O kolik je pozdější vítěz po každém kole před průměrem své hry.
    .axis = mince vítěze nad průměrem hry, s intervaly 95 %
atlas-region-title = Jakou cenu mají regiony: { $map }
atlas-region-words = Mince, které hráč dostane od tahu, na jehož konci drží tento region místo průměrného jiného, při stejném místě, kole a počtu regionů (her: { $games }). Regiony vybírali boti: kdo drží dobrý, tomu se už možná daří.

## Dva boti vedle sebe

atlas-agree-race-title = První rasy ve dvou atlasech: { $kind }
atlas-agree-race-words = Pořadová korelace skutečných účinků (počet ras: { $count }) je { $value } ({ $low } až { $high }; 1 znamená stejné pořadí, 0 žádnou shodu), samotných odhadů { $observed }; rasy, o nichž lze říci, že se liší: { $apart }.
atlas-agree-power-title = Schopnosti prvních ras ve dvou atlasech: { $kind }
atlas-agree-power-words = Pořadová korelace skutečných účinků (počet schopností: { $count }) je { $value } ({ $low } až { $high }; 1 znamená stejné pořadí, 0 žádnou shodu), samotných odhadů { $observed }; schopnosti, o nichž lze říci, že se liší: { $apart }.
atlas-agree-seat-title = Místa ve dvou atlasech: { $kind }
atlas-agree-seat = { $players }, místo { $seat }
atlas-agree-few = Na srovnání mají společných dílků málo.

## Zpráva

atlas-title = Atlas rovnováhy
atlas-contents = Obsah
atlas-section-races = Rasy
atlas-section-powers = Schopnosti
atlas-section-combos = Kombinace
atlas-section-maps = Mapy a počty hráčů
atlas-section-offer = Které kombinace stojí za svou cenu a kde v nabídce?
atlas-section-declines = Kdy dobří hráči vstupují do úpadku?
atlas-section-seats = Jakou cenu má první místo?
atlas-section-boxes = Čím se krabice liší a co změní jejich smíchání?
atlas-section-length = Jak dlouhé jsou hry a jak široký je výběr?
atlas-section-rounds = Kdy přicházejí mince?
atlas-section-regions = Jakou cenu má region?
atlas-section-arms = První rasy vybrané a losované
atlas-section-bots = Dva boti, první rasy losované
atlas-section-bots-chosen = Dva boti, první rasy vybrané
atlas-section-agree = Říkají dva atlasy totéž?
atlas-numbers = Čísla ({ $rows ->
        [one] { $rows } řádek
        [few] { $rows } řádky
        [many] { $rows } řádku
       *[other] { $rows } řádků
    })
atlas-about = { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    } bota { $bot } proti sobě samému, verze { $version }, semínko { $seed }: { $counts }.
atlas-about-variants = S domácími pravidly: { $variants }.
atlas-about-own = S vlastními dílky: { $own }.
atlas-about-other = Pro srovnání: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    } bota { $bot } proti sobě samému, verze { $version }, semínko { $seed }.
atlas-count-kind = { $kind } { $games } ({ $list })
atlas-count-players = { $players }: { $games }
atlas-can = Co tyto hry mohou říct
atlas-can-1 = Na každém místě sedí stejný bot, takže rozdíly pocházejí z dílků, míst a kostky, ne z umění.
atlas-can-2 = Rozdíly mezi dílky větší než jejich intervaly jsou skutečné pro hráče, kteří hrají jako tento bot.
atlas-can-3 = Hry lze z jejich semínek přesně zopakovat: každý si může ověřit každé číslo.
atlas-cannot = Co nemohou
atlas-cannot-1 = Jak se dílkům daří mezi lidmi nebo mezi mnohem silnějšími hráči: rasa, kterou bot hraje špatně, vypadá jako špatná.
atlas-cannot-2 = Co by dílek udělal pro hráče, který ho nechtěl, když si boti vybírají: každý dílek je vidět v rukou, které ho chtěly. To říkají hry s losovanými prvními rasami.
atlas-cannot-3 = Příčiny: kdo jde do úpadku pozdě, může vyhrát proto, že se mu dařilo, a ne proto, že čekal.
atlas-cannot-4 = Řeči, křivdy a spojenectví: boti se nespolčují proti vedoucímu jako lidé.
atlas-method = Jak číst čísla
atlas-method-words = Intervaly obsahují pravou hodnotu v 95 případech ze 100. Místa jedné hry na sobě závisejí, takže se čísla nejdřív sečtou v každé hře a interval vychází z toho, jak moc se hry liší. Čísla ras a schopností pocházejí z aditivního modelu rasy, schopnosti, místa a počtu hráčů a jsou tím víc stažena k 1, čím méně se o nich ví; „bez úprav“ jsou prosté průměry. Barevné nebo tučné je jen to, co obstojí při kontrole mnoha srovnání (Benjamini–Hochberg, v každém grafu průměrně nejvýš 5 % falešných). „Férově“ je jedno vítězství na tolik her, kolik je hráčů; společné vítězství se počítá po částech.
atlas-index-title = Atlas rovnováhy v tabulkách a grafech
atlas-index-made = { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, verze { $version }. Vytvořeno těmito příkazy; neupravovat ručně.
atlas-index-table = Tabulka

## Co se nepodařilo

atlas-needs-polars = atlas potřebuje polars: pip install 'elbowroom[atlas]'
atlas-needs-nodes = atlas potřebuje rozpočet v uzlech, například { $example }, ne v milisekundách
atlas-players-twice = některý počet hráčů je uveden dvakrát
atlas-few-games = málo her ({ $games }): počtů hráčů je { $counts } a každý potřebuje aspoň jednu
atlas-no-tile = dílek { $name } není: { $reason }
atlas-no-subclass = { $name } není podtřída Race ani Power
atlas-other-source = některý pracovník má jiný zdroj dílku { $name }
atlas-worker-version = některý pracovník má verzi { $found }, ale hry má hrát { $wanted }
atlas-no-table = ve složce { $folder } není { $file }
atlas-unfinished = ve složce { $folder } není { $file }, jen nedokončený běh
atlas-played-again = ve složce { $folder } není { $file }; jeho hry se hrají znovu
atlas-spoilt-part = { $file } je poškozen a vynechává se; jeho hry se hrají znovu
atlas-left-out = { $problem }; co ho potřebuje, se vynechává
atlas-no-parquet = { $file } není soubor Parquet: { $reason }
atlas-other-table = { $file } není tabulka { $table } atlasu
atlas-other-format = { $file } má formát { $found }, tato verze čte formát { $own }
atlas-other-columns = { $file } nemá sloupce formátu { $format }
atlas-no-terms = { $file } neříká, jak vznikl: { $reason }
atlas-other-terms = { $file }: jiná hodnota ({ $what ->
        [made_by] verze
        [bot] bot
        [nodes] uzly
        [seed] semínko
        [picks] první rasy
        [variants] domácí pravidla
       *[own] vlastní dílky
    }): { $found }, ne { $own }; zvol jinou složku
atlas-no-common-box = oba atlasy nemají žádnou společnou krabici
atlas-lost-processes = za sebou se ztratily procesy ({ $count }); atlas se vzdává
