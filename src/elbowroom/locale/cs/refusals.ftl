# Why a move is refused: one sentence for every code of the engine (rules/refusal.py) and of the tiles (Tile.reasons).
# region, tile, terrain and player come as the names of this language, relics as a list of names, move as it was typed.

refusal-over = Hra skončila.
refusal-empty = Prázdný řádek není tah.
refusal-unknown = „{ $move }“ – takový tah v této hře není.
refusal-malformed = „{ $move }“ – takto se tento tah nepíše.
refusal-no-ability = „{ $move }“ – nic z toho, co máš, to nedovoluje.
refusal-no-region = Území { $region } na této mapě není.
refusal-no-player = Hráč { $number } u tohoto stolu není.
refusal-in-decline = { $tile }: v úpadku už tato schopnost neplatí.
refusal-other = Pravidla to nedovolují.

## Not now

refusal-not-now = Teď se rozhoduje o něčem jiném.
refusal-own-turn = To patří do tvého tahu; teď se rozmísťují žetony, které přežily.
refusal-now-pick = Rasu si vybírá na začátku tahu hráč, který nemá aktivní rasu.
refusal-now-decline = O úpadku se rozhoduje na začátku tahu.
refusal-now-conquer = Území se dobývají po přípravě vojsk a před přeskupením.
refusal-now-abandon = Území se opouštějí před prvním dobytím v tahu.
refusal-now-place = Žetony se rozmísťují při přeskupení.
refusal-now-piece = { $tile }: umísťuje se při přeskupení.
refusal-late = Nejdřív dobývají: { $tile }. Aktivní rasa až po nich.
refusal-pick-first = Bez aktivní rasy si musíš nejdřív jednu vybrat.
refusal-mode-first = Nejdřív rozhodni: dobývat, nebo vstoupit do úpadku.
refusal-place-first = Nejdřív je třeba rozmístit vše z ruky.
refusal-retreat-first = Všechny žetony, které přežily, se musí rozmístit, dokud má jejich rasa nějaké území.
refusal-compelled = Toto rozhodnutí nejde přeskočit.

## The offer

refusal-combo-number = Kombinace se volí číslem z nabídky.
refusal-no-combo = Číslo { $number } v nabídce není; poslední je { $visible }.
refusal-price = Kombinace { $number } stojí { $cost ->
        [one] { $cost } minci
        [few] { $cost } mince
        [many] { $cost } mince
       *[other] { $cost } mincí
    }; ty máš { $coins }.

## Where one may attack

refusal-own = { $region }: toto území už této rase patří.
refusal-chasm = { $region }: do propasti nikdo nevstoupí.
refusal-water = { $region }: je to voda a tu tvá rasa nedobývá.
refusal-avoided = { $region }: pro tuto rasu to není cíl ({ $tile }).
refusal-immune = { $region }: území je imunní ({ $tile }).
refusal-ban = { $region }: teď se na ně nesmí útočit ({ $tile }).
refusal-ability-proof = { $region }: dobýt je mohou jen obyčejné žetony ze sousedství, schopnosti tu nepomohou ({ $tile }).
refusal-no-relic = To tu teď nepomůže: { $relics }.
refusal-relic-used = V tomto tahu už použito: { $relics }.
refusal-far = { $region }: nesousedí s žádným územím této rasy.
refusal-entry = { $region }: tato rasa tudy nesmí vstoupit ({ $tile }).
refusal-border = { $region }: nová rasa vstupuje od okraje desky nebo od břehu moře, které u něj leží.

## Tokens and the die

refusal-hand = V ruce musíš mít aspoň jeden žeton.
refusal-cost = { $region }: cena v žetonech je { $cost }, ty máš { $hand }.
refusal-die = { $region }: { $short ->
        [one] chybí ti { $short } žeton
        [few] chybí ti { $short } žetony
        [many] chybí ti { $short } žetonu
       *[other] chybí ti { $short } žetonů
    }; kostka pomůže nanejvýš o { $most }, a jen při posledním pokusu.
refusal-sure = { $region }: jde to i bez kostky, za { $cost ->
        [one] { $cost } žeton
        [few] { $cost } žetony
        [many] { $cost } žetonu
       *[other] { $cost } žetonů
    }.
refusal-no-final = Tato rasa hází kostkou dřív, než si území vybere, proto nemá poslední pokus.
refusal-die-lies = Kostka je hozena: dobývej s ní, nebo skonči.
refusal-roll-target = Řekni, o které území kostkou házíš.

## Replacing a lone token

refusal-no-victim = { $region }: nestojí tu aktivní žeton soupeře.
refusal-not-alone = { $region }: stojí tu víc než jeden žeton.
refusal-sheltered = { $region }: osamocený žeton je chráněn ({ $tile }).

## Giving up and placing

refusal-not-yours = { $region }: to území není tvoje.
refusal-stays = { $region }: žetony v úpadku tu zůstávají ({ $tile }).
refusal-not-held = { $region }: tato rasa je nedrží ({ $tile }).
refusal-no-tokens = { $region }: v ruce není žádný žeton této rasy.
refusal-token-count = { $hand ->
        [one] K rozmístění je { $hand } žeton této rasy.
        [few] K rozmístění jsou { $hand } žetony této rasy.
        [many] K rozmístění je { $hand } žetonu této rasy.
       *[other] K rozmístění je { $hand } žetonů této rasy.
    }
refusal-none-left = { $tile }: v ruce už není co umístit.
refusal-piece-count = { $tile }: k umístění { $left }.
refusal-used-up = { $tile }: víckrát to v tomto tahu nejde.
refusal-marker-there = { $region }: jeden už tu leží ({ $tile }).
refusal-relic-there = { $region }: stejná moc tu už působí ({ $tile }).

## Tiles

refusal-amazons-first = Čtyři Amazonky nešlo odložit: nejdřív se musíš vzdát území.
refusal-amazons-spared = Amazonky se území vzdávají jen při přeskupení, když nejde odložit čtyři.
refusal-sorcerers-tray = V krabičce už není žádný Černokněžník.
refusal-sorcerers-once = { $player }: tento hráč v tomto tahu už o žeton kvůli Černokněžníkům přišel.
refusal-sorcerers-near = Černokněžníci nahrazují jen žetony vedle svých území.
refusal-berserk-nowhere = V dosahu není území, o které by šlo kostkou hodit.
refusal-diplomat-ban = { $region }: spojenectví ({ $player }) – do příštího tahu tohoto hráče na jeho aktivní rasu neútočíš.
refusal-diplomat-when = Spojenec se vybírá při přeskupení.
refusal-diplomat-self = Spojencem může být jen soupeř.
refusal-diplomat-named = V tomto tahu už je spojenec vybrán.
refusal-diplomat-attacked = { $player }: na tohoto hráče rasa v tomto tahu útočila, spojencem být nemůže.
refusal-dragon-master-flown = Drak už v tomto tahu letěl.
refusal-fortified-built = Za tah se staví jedna Pevnost.
refusal-fortified-out = Všechny Pevnosti už jsou na mapě.
refusal-fortified-there = { $region }: Pevnost už tu stojí.
refusal-heroic-there = { $region }: jeden Hrdina už tu stojí, druhý jde jinam.
refusal-cultists-there = { $region }: Velký Prastarý už tu je.
refusal-cultists-moved = Velký Prastarý se v tomto tahu už pohnul.
refusal-cultists-when = Velký Prastarý se přesouvá na začátku tahu; bez území se umístí při přeskupení.
refusal-flames-entry = { $region }: u tohoto stolu vstupují Plamínky vedle Sopky.
refusal-flames-first = Nejdřív se musí na propast položit Sopka.
refusal-flames-vent = { $region }: Sopka patří na propast s jejím symbolem.
refusal-flames-when = Sopka se pokládá při výběru Plamínků a zůstává na místě.
refusal-liches-ban = { $region }: kdo nemá mince, nesmí na Lichy v úpadku útočit.
refusal-shadow-mimes-first = Nejdřív schopnost prohoď s jinou z nabídky, nebo si ji nech.
refusal-shadow-mimes-own = Číslo { $number } je právě vybraná kombinace: prohoď schopnost s jinou, nebo si ji nech.
refusal-will-o-wisps-crystals = { $board ->
    [base] { $region }: není to magické území a vedle není žádné tvé, tato kostka nepomůže.
   *[underground] { $region }: nejsou tu krystaly ani tvé krystaly vedle, tato kostka nepomůže.
}
refusal-magic-when = Kterou relikvií vak je, se říká při dobývání nebo při přeskupení.
refusal-magic-told = V tomto tahu už vak jednou relikvií je.
refusal-magic-hidden = Vak může být jen relikvie, která leží na mapě odkrytá.
refusal-magic-idle = Takto by teď vak k ničemu nebyl: { $relics }.
refusal-reborn-active = Znovu se rodí jen rasa v úpadku.
refusal-reborn-twice = Za tah lze předat dvě území.
refusal-reborn-whose = { $region }: nedrží je rasa, která se znovu rodí.
refusal-reborn-token = Aktivní rasa na to nemá žeton, ani v krabičce, ani v ruce.
refusal-reborn-when = Území se předávají na začátku tahu nebo hned po výběru rasy.
refusal-vampire-tray = Není žeton, který by ho nahradil, ani v krabičce, ani v ruce.
refusal-vampire-turn = Za tah se nahradí jeden žeton.
refusal-vampire-once = { $player }: tento hráč v tomto tahu už takto o žeton přišel.
refusal-orb-tray = Není žeton, který by ho nahradil, ani v krabičce, ani v ruce.
refusal-altar-when = Oltář se používá po zisku mincí.
refusal-altar-used = Oltář přijme jeden žeton za tah.
refusal-altar-whose = { $region }: Oltář přijímá tvůj žeton v úpadku a žádný tu není.
refusal-crypt-moved = Duch už je v tomto tahu umístěn.
refusal-crypt-itself = V samotné Kryptě Duch nestraší.
refusal-crypt-there = { $region }: Duch už tu je.
refusal-pentacle-first = Nejdřív se musí Balrog poslat na sousední území.
refusal-pentacle-moved = Balrog se v tomto tahu už pohnul.
refusal-pentacle-far = { $region }: Balrog jde jen na území vedle svého, poprvé vedle pentagramu.
