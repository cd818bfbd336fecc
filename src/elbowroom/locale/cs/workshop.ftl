# What the workshop says: forms for races and powers of one's own. The ids of words are in notation/own/vocabulary.py.

## The screen

ws-title = Dílna
ws-lead = Vytvoř si vlastní rasy, schopnosti a mapy: jak se jmenují, co umějí a kde leží území. Bez programování.
ws-box = Krabice
ws-box-name = Jméno krabice
ws-box-first = Moje krabice
ws-new-box = Nová krabice
ws-delete-box = Smazat tuto krabici
ws-delete-ask = Smazat „{ $name }“ navždy?
ws-delete-yes = Smazat
ws-tiles = Rasy a schopnosti
ws-add-race = Přidat rasu
ws-add-power = Přidat schopnost
ws-remove-tile = Odebrat „{ $name }“
ws-new-race = Nová rasa
ws-new-power = Nová schopnost
ws-rules = { $count ->
        [0] Domácí pravidla: jako obvykle
        [one] Domácí pravidla: jedno vlastní
        [few] Domácí pravidla: { $count } vlastní
       *[other] Domácí pravidla: { $count } vlastních
    }
ws-rules-lead = Tak se hraje s touto krabicí, pokud se při přípravě hry nezvolí něco jiného.
ws-name = Jméno
ws-tokens-race = Žetony na standartě
ws-tokens-power = Žetony na žetonu schopnosti
ws-icon = Ikona
ws-icon-choose = Vyber ikonu
ws-icon-own = Vlastní kresba (SVG)
ws-ability = Co říká karta
ws-effects = Co umí
ws-effect = Účinek { $number }
ws-add-effect = Přidat účinek
ws-remove-effect = Odebrat účinek { $number }
ws-choose = Vyber…
ws-usual = jako obvykle
ws-yes = ano
ws-no = ne
ws-while = Kdy působí
ws-add-condition = Přidat podmínku
ws-add-regions = Přidat území
ws-remove = Odebrat
ws-all-regions = všechna
ws-new-marker = Nová značka
ws-marker = Značka
ws-preview = Takhle to bude vypadat
ws-waiting = Karta se ukáže, jakmile bude všechno v pořádku.
ws-good = S touto krabicí je všechno v pořádku.
ws-faults = { $count ->
        [one] Jedna věc ještě není v pořádku.
        [few] { $count } věci ještě nejsou v pořádku.
        [many] { $count } věci ještě není v pořádku.
       *[other] { $count } věcí ještě není v pořádku.
    }
ws-not-kept = Tento prohlížeč si nic neuchová: ulož krabici do souboru.
ws-export = Uložit do souboru
ws-import = Otevřít soubor
ws-import-wrong = { $file } není krabice: krabice je soubor .json, .toml nebo .zip.
ws-share = Sdílet odkaz
ws-share-long = Tato krabice je na odkaz moc velká: ulož ji do souboru a pošli ten.
ws-link = Odkaz na tuto krabici
ws-link-wrong = Tento odkaz neobsahuje krabici: možná byl zkrácen.
ws-taken = { $name } je teď ve tvé dílně.
ws-play = Zahrát si s ní proti botům

## Maps

ws-maps = Mapy
ws-add-map = Přidat mapu
ws-map-full = Do krabice se vejde nejvýše { $most } map.
ws-map-of = Mapa { $name }
ws-map-players = Hráči
ws-map-kind = Druh mapy
ws-map-seed = Číslo mapy (stejné dá stejnou mapu)
ws-map-generate = Vytvořit mapu
ws-map-making = Mapa se tvoří, potrvá to pár vteřin…
ws-map-plain = Prázdný arch
ws-map-open = Otevřít soubor mapy
ws-map-save = Uložit tuto mapu do souboru
ws-map-remove = Odebrat tuto mapu
ws-map-import-wrong = { $file } není mapa: musí to být soubor JSON, jaký se ukládá zde.
ws-map-undrawn = Tuto mapu nelze nakreslit: každé území potřebuje obrys z nejvýše 200 bodů a arch šířku a výšku.
ws-map-small = Mapám svědčí větší obrazovka: na tabletu nebo počítači se hranice táhnou snáz.
ws-map-name = Jméno mapy
ws-map-rounds = Kola
ws-map-undo = Zpět
ws-map-redo = Znovu
ws-map-drawing = Kresba mapy
ws-map-tools = Co udělá dotyk
ws-map-shape = Vybírat a táhnout
ws-map-edge = Okraj mapy
ws-map-hint-choose = Vyber území, které chceš změnit, nebo čím chceš malovat.
ws-map-hint-drag = Táhni za jeho rohy (kulaté) a hranice (hranaté).
ws-map-hint-paint = Dotýkej se území nebo přes ně přejížděj; co už tam je, se odebere, kromě terénu.
ws-map-cross = Hranice se nesmějí křížit a žádné území nesmí být tak malé.
ws-map-region = Území { $id }
ws-map-region-id = Jméno území
ws-map-terrain = Terén
ws-map-marks = Co tam je
ws-map-split = Rozdělit na dvě
ws-map-no-split = Toto území je na rozdělení moc malé.
ws-map-merge = Spojit s…
ws-map-no-merge = Z těchto dvou jedno nebude: mělo by díru nebo moc dlouhý obrys.
ws-map-corner = Roh { $number }
ws-map-border = Hranice s územím { $region }
ws-map-state = Dá se na ní hrát?
ws-map-good = Na této mapě se dá hrát.
ws-map-play = Zahrát si na ní proti botům

## Is it fair?

ws-fair = Je to férové?
ws-fair-stop = Zastavit
ws-fair-games = Odehrané hry: { $done } z { $most }
ws-fair-fair = { $name }: { $share } ({ $low }–{ $high }) spravedlivého podílu výher, tedy tak akorát.
ws-fair-strong = { $name }: { $share } ({ $low }–{ $high }) spravedlivého podílu výher, tedy příliš.
ws-fair-weak = { $name }: { $share } ({ $low }–{ $high }) spravedlivého podílu výher, tedy málo.
ws-fair-open = { $name }: { $share } ({ $low }–{ $high }) spravedlivého podílu výher; tak málo her to nerozhodne.
ws-fair-with = { $said } S { $tokens ->
        [one] { $tokens } žetonem
       *[other] { $tokens } žetony
    }: { $share } ({ $low }–{ $high }).
ws-fair-trying = { $games }, s { $tokens ->
        [one] { $tokens } žetonem
       *[other] { $tokens } žetony
    }

## What a tile can do

own-effect-coins = Mince při bodování
own-effect-compensation = Mince z banku za každé území ztracené ve prospěch jiného hráče
own-effect-steal = Na konci tahu mince od každého hráče s aktivním žetonem v sousedství
own-effect-toll = Kdo ti vezme území, zaplatí ti minci
own-effect-discount = Některá území stojí o žeton méně
own-effect-surcharge = Každé dobytí stojí víc
own-effect-overlook = Některá území stojí jako prázdná
own-effect-enter = Smí vstoupit na mapu i jinde
own-effect-reach = Na některá území se smí útočit odkudkoli
own-effect-link = Některá území platí za sousední
own-effect-pass-water = Projde vodou, aniž by se na ní zastavila
own-effect-settle = Dobývá a drží vodu
own-effect-avoid = Nesmí útočit na určitý terén
own-effect-spare = Při ztrátě území se neztratí žádný žeton
own-effect-immune = Na některá její území se nesmí útočit
own-effect-defend = Některá její území stojí ostatní hráče víc žetonů
own-effect-ally = Každý tah určíš soupeře, na kterého jsi neútočil: do tvého dalšího tahu na tebe nesmí útočit
own-effect-ability-proof = Nepomohou proti ní schopnosti, relikvie ani místa ostatních
own-effect-recruit = Z krabičky přicházejí další žetony
own-effect-extra-tokens = Víc žetonů při výběru
own-effect-helpers = Po dobývání přijdou pomocníci, kteří platí jako žetony
own-effect-avenge = Území hráčů, kteří na tebe útočili, stojí o žeton méně
own-effect-roll-first = Před každým dobytím, ještě před výběrem území, lze hodit kostkou
own-effect-convert = Osamělý aktivní žeton v dosahu se stane tvým
own-effect-strike = Jednou za tah vezme jeden žeton jakékoli území v dosahu
own-effect-place = Do jejích území se kladou značky
own-effect-keep-badge = Žeton schopnosti zůstává u rasy v úpadku
own-effect-stay-whole = V úpadku zůstanou všechny žetony
own-effect-last-redeploy = Při úpadku se žetony rozmístí ještě jednou
own-effect-beyond-limit = V úpadku se nepočítá do jedné rasy v úpadku
own-effect-fight-on = V úpadku dál dobývá, dříve než aktivní rasa
own-effect-vanish = Při úpadku zmizí z mapy a dá dvě mince za každé území
own-effect-late-decline = Smí upadnout po bodování

## What can be said of it

own-key-amount = Kolik za každé
own-key-per = Za každé
own-key-where = Která území
own-key-every = Za každých tolik
own-key-most = Ne víc než
own-key-when = Jen když
own-key-strict = Kdo nemá minci, nesmí útočit
own-key-discount-where = Která území
own-key-surcharge-amount = O kolik žetonů víc
own-key-from_anywhere = I ke všem územím rasy
own-key-avoid-where = Jaký terén
own-key-at = Kdy přicházejí
own-key-extra-tokens-amount = Kolik
own-key-marker = Jak se jmenují a vypadají
own-key-avenge-marker = Co ty hráče označuje
own-key-limit = Jak často
own-key-hand = Když je krabička prázdná, žeton z ruky
own-key-from_border = Rasa bez území tím smí začít
own-key-strike-marker = Značka, která tam jde
own-key-strike-where = Jen taková území
own-key-place-marker = Která značka
own-key-place-at = Jak se kladou
own-key-place-limit = Při dobytí: jen tolik prvních
own-key-per_turn = Při přeskupení: tolik za tah
own-key-single = Při přeskupení: nejvýš jedna na území
own-key-must = Při přeskupení: musí se položit všechny
own-key-gather = Při přeskupení: nejdřív se seberou ty z mapy
own-key-survivors = I když se přeživší kladou v soupeřově tahu
own-key-earned = Jen tolik, kolik takových území drží
own-key-stays = Zůstávají v úpadku
own-word-per-region = obsazené území
own-word-per-raid = neprázdné území dobyté v tomto tahu
own-word-per-group = skupinu souvisejících území
own-word-at-redeploy = při přeskupení
own-word-at-ready = když se chystá vojsko
own-word-at-conquest = sama při každém dobytí
own-word-limit-turn = jednou za tah
own-word-limit-opponent = jednou za tah u každého soupeře
own-word-fate-supply = vrátí se do zásoby
own-word-fate-owner = vrátí se majiteli
own-word-fate-gone = zmizí ze hry
own-while-active = dokud je rasa aktivní
own-while-declined = jen v úpadku
own-while-both = i v úpadku

## Conditions

own-when-round_from = od tohoto kola
own-when-round_to = do tohoto kola
own-when-first_turn = v jejím prvním tahu (ne: ve všech ostatních)
own-when-first_conquest = před prvním dobytím v tahu (ne: po něm)
own-when-regions_from = drží aspoň tolik území
own-when-regions_to = drží nejvýš tolik území
own-when-raids_from = v tomto tahu dobyla aspoň tolik neprázdných území
own-when-together = všechna její území souvisejí
own-when-holds = drží jedno z těchto území
own-when-declined = její majitel má rasu v úpadku
own-when-tokens_in_tray = v krabičce zbývají žetony rasy

## Regions

own-region-any = každé území
own-region-farmland = pole
own-region-forest = lesy a houbové lesy
own-region-hill = kopce
own-region-swamp = bažiny a bahenní tůně
own-region-mountain = hory
own-region-mine = doly
own-region-magic = magické symboly a mystické krystaly
own-region-cavern = jeskyně
own-region-water = moře, jezera a řeky
own-region-river = řeky
own-region-chasm = propasti
own-region-vent = propasti se sopkou
own-region-coast = území u vody
own-region-edge = území na okraji desky
own-region-own = která drží tato rasa
own-region-own-declined = která drží majitelovy rasy v úpadku
own-region-enemy = která drží aktivní rasa jiného hráče
own-region-enemy-declined = která drží rasa jiného hráče v úpadku
own-region-tribe = se Ztraceným kmenem
own-region-monsters = s příšerami
own-region-empty = prázdná
own-region-relic = s odkrytou relikvií
own-region-place = s místem
own-region-all = ve všech z těchto…
own-region-some = v některém z těchto…
own-region-not = všechna kromě…
own-region-beside = vedle…
own-region-within-reach-of = v dosahu…
own-region-tokens = její vlastní s aspoň tolika žetony…
own-region-marker = s její značkou…

## Markers

own-marker-supply = Kolik jich je
own-marker-guard = Kolik každá přidá k obraně
own-marker-immune = Na její území se nesmí útočit
own-marker-figure = Stojí
own-marker-shelters = Platí jako druhý žeton proti výměně
own-marker-fate = Když se území ztratí
