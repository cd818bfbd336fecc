# What the page says. The terms of the game itself are in tiles.ftl.

## Names

page-name = Elbowroom
seat-player = Hráč { $number }
seat-player-short = Hr. { $number }
seat-bot = Bot { $number }
region-name = { $terrain }{"\u00A0"}{ $region }
region-bare = Území{"\u00A0"}{ $region }
tag-you = ty
tag-bot = bot
tag-away = mimo stůl
tag-stand-in = zaskakuje bot

## Bars and everyday buttons

nav-home = Úvodní stránka
nav-rules = Pravidla
nav-about = O hře
nav-learn = První hra
nav-workshop = Dílna
nav-puzzles = Hlavolamy
nav-settings = Nastavení
nav-log = Deník
nav-log-new = Deník: od tvého posledního tahu se něco stalo
nav-offer = Nabídka
nav-players = Hráči
nav-chat = Chat
nav-chat-new = { $count ->
        [one] Chat: { $count } nová zpráva
        [few] Chat: { $count } nové zprávy
       *[other] Chat: { $count } nových zpráv
    }
do-close = Zavřít
do-copy = Kopírovat
do-copied = Zkopírováno
do-retry = Zkusit znovu
do-reload = Načíst znovu
do-home = Na úvodní stránku
round-track = Kolo
round-of = Kolo { $round } z { $rounds }
loading = Rozkládám mapu…

## What to do now

say-pick = Vyber rasu i s její schopností
say-swap = Vyměň schopnost, nebo si ji nech
say-volcano = Klepni na propast, v níž vyroste Sopka
say-mode = Dobývat dál, nebo vstoupit do úpadku?
say-conquest = Dobývej: klepni na světlé území
say-conquest-die = Poslední pokus s kostkou?
say-conquest-none = Nic dalšího už dobýt nejde
say-roll-first = Nejdřív hoď kostkou, pak vyber
say-late = Nejdřív dobývá rasa v úpadku: { $race }
say-die-lies = Na kostce je { $face }: vyber území
say-balrog = Klepni na území, kam jde Balrog
say-redeploy = Rozmísti { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }: klepej na svá území
say-retreat = Rozmísti { $count ->
        [one] { $count } přeživší žeton
        [few] { $count } přeživší žetony
        [many] { $count } přeživšího žetonu
       *[other] { $count } přeživších žetonů
    }: klepej na svá území
say-camp = Postav { $count ->
        [one] { $count } Tábořiště
        [few] { $count } Tábořiště
        [many] { $count } Tábořiště
       *[other] { $count } Tábořišť
    }
say-armor = Polož { $count ->
        [one] { $count } Houbové brnění
        [few] { $count } Houbová brnění
        [many] { $count } Houbového brnění
       *[other] { $count } Houbových brnění
    }
say-redeploy-ready = Vše stojí: ukonči tah
say-retreat-ready = Vše stojí
say-end = Mince za tah jsou tvoje
say-other = Vyber jeden z tahů
say-over = { $count ->
        [one] Vítěz: { $names }
       *[other] Společné vítězství: { $names }
    }
wait-pick = { $player } si vybírá rasu
wait-mode = { $player } začíná tah
wait-conquest = { $player } dobývá
wait-redeploy = { $player } rozmisťuje žetony
wait-retreat = { $player } rozmisťuje přeživší
wait-other = { $player } se rozhoduje
fact-turn-of = Na tahu je { $player }
fact-pick = První kombinace je zdarma, každá další stojí o minci víc.
fact-swap = Klepni na kombinaci v nabídce a vezmi si její schopnost; mince zůstávají ležet.
fact-mode = { $race }: k dobývání { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }
fact-hand = { $race }: v ruce { $count }
fact-taken = v tomto tahu { $count ->
        [one] dobyto { $count } území
        [few] dobyta { $count } území
        [many] dobyto { $count } území
       *[other] dobyto { $count } území
    }
fact-roll-first = O tolik, kolik padne, bude levnější území, které pak vybereš.
fact-die-lies = O tolik je levnější toto jedno území.
fact-redeploy = Na každém území zůstává jeden žeton, ostatní polož, kam chceš.
fact-retreat = Vracejí se ze ztraceného území: rozmísti je do území, která tato rasa ještě drží.
fact-ready = Klepnutím na území něco změň, nebo ukonči tah.
fact-withdraw = Stranou musí jít čtyři žetony a volných je příliš málo.
fact-end = Můžeš ještě využít, co tu vidíš.
news-title = Od tvého posledního tahu

## Buttons of a turn

act-pick = Vzít: { $combo }
act-pick-sub = { $price ->
        [0] zdarma
        [one] za { $price } minci
        [few] za { $price } mince
        [many] za { $price } mince
       *[other] za { $price } mincí
    } · { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }
act-keep = Nechat: { $power }
act-swap = Vyměnit za: { $power }
act-expand = Dobývat dál
act-expand-sub = { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    } do ruky
act-decline = Vstoupit do úpadku
act-decline-sub = příští tah nová rasa
act-decline-with = Úpadek: { $means }
act-stop = Přeskupit
act-stop-sub = skončíš-li teď: { $coins ->
        [one] +{ $coins } mince
        [few] +{ $coins } mince
        [many] +{ $coins } mince
       *[other] +{ $coins } mincí
    }
act-late-done = Dál aktivní rasou
act-conquer = Dobýt
act-conquer-sub = za { $cost } z { $hand } v ruce
act-do = Provést
act-roll = Hodit kostkou
act-roll-sub = musí padnout aspoň { $need }
act-even = Rozdělit rovnoměrně
act-even-sub = zbývá rozmístit: { $count }
act-border = Na hranici
act-before = Jako předtím
act-restart = Znovu
act-end-turn = Ukončit tah
act-end-turn-sub = { $coins ->
        [one] +{ $coins } mince
        [few] +{ $coins } mince
        [many] +{ $coins } mince
       *[other] +{ $coins } mincí
    }
act-done = Hotovo
act-undo = Zpět
act-faster = Rychlejší boti
act-final = Výsledky
ask-decline = { $race }: v úpadku už tato rasa nedobývá a tvůj tah tím končí.
ask-decline-scores = Za tento tah { $coins ->
        [one] dostaneš { $coins } minci
        [few] dostaneš { $coins } mince
        [many] dostaneš { $coins } mince
       *[other] dostaneš { $coins } mincí
    }.
ask-stop = V ruce máš { $count } a ještě jde dobýt { $regions ->
        [one] { $regions } území
        [few] { $regions } území
        [many] { $regions } území
       *[other] { $regions } území
    }. Tím tvůj tah končí.
ask-undealt = Zbývá rozmístit: { $count }. Zbytek se rozmístí za tebe, rovnoměrně.
ask-piece = Všechno ještě nestojí: zbytek se rozmístí za tebe.
ask-no = Hrát dál

## Abilities

ability-abandon = Opustit území
ability-abandon-text = Před prvním dobytím se můžeš vzdát území: všechny jeho žetony se vrátí do ruky.
ability-decline = Úpadek hned
ability-decline-text = Vstup do úpadku hned po zisku mincí.
ability-dragon = Drak
ability-wisp = Kostka Bludiček
ability-convert = Nahradit žeton
ability-camp = Tábořiště
ability-armor = Houbová brnění
ability-fortress = Pevnost
ability-hero = Hrdina
ability-queen = Královna
ability-ghost = Duch
ability-ancient = Velký Prastarý
ability-reborn = Znovuzrození
ability-volcano = Sopka
ability-withdraw = Vzdát se území
ability-balrog = Balrog
ability-altar = Oběť
ability-ring = Froggyho prsten
ability-scepter = Žezlo
ability-bag = Vak působí jako …
ability-ally = Vybrat spojence
ability-roll = Hodit kostkou
ability-conquer = Dobýt
ability-place = Rozmístit žetony
ability-with = { $ability } ({ $means })
tool-abandon = Klepni na území, které opouštíš
tool-dragon = Klepni na území, které dobude Drak
tool-wisp = Klepni na území, o které házíš
tool-convert = Klepni na jediný žeton, který nahradíš
tool-camp = Klepej na území pro Tábořiště
tool-armor = Klepej na území pro Brnění
tool-fortress = Klepni na území pro Pevnost
tool-hero = Klepni na území, které hlídá Hrdina
tool-queen = Klepni na území, které hlídá Královna
tool-ghost = Klepni na území, které hlídá Duch
tool-ancient = Klepni, kam jde Velký Prastarý
tool-reborn = Klepni na území, kde se znovu zrodíš
tool-volcano = Klepni na propast, v níž vyroste Sopka
tool-withdraw = Klepni na území, kterého se vzdáš
tool-balrog = Klepni na území, kam jde Balrog
tool-altar = Klepni na žeton v úpadku, který obětuješ
tool-ring = Klepni na území pro Prsten
tool-scepter = Klepni na území, které vynese dvojnásob
tool-conquer = Klepni na světlé území
tool-roll = Klepni na území, o které házíš
tool-place = Klepej na svá území
tool-relic = Relikvie pomáhá: klepni na světlé území
tool-other = Klepni na světlé území

## The cost of a region

cost-title = Cena
cost-region = Každé území
cost-tokens = { $race } ×{ $count }
cost-monsters = Příšery ×{ $count }
cost-die = Kostka
cost-minimum = Aspoň jeden žeton
cost-note-left = V ruce zůstane { $left } z { $hand }.
cost-note-free = Nic neplatíš: v ruce zůstane { $left } z { $hand }.
cost-note-die = Jen s kostkou: musí padnout aspoň { $need } ({ $chance }{"\u00A0"}%).
cost-note-sure = Kostka může jen pomoct: v ruce zůstane { $left } z { $hand }, nebo víc.
cost-loss = { $race }: { $lost ->
        [0] žádný žeton nepadne
        [one] { $lost } padne
        [few] { $lost } padnou
        [many] { $lost } padne
       *[other] { $lost } padne
    }{ $back ->
        [0] {""}
        [one] , { $back } ustoupí
        [few] , { $back } ustoupí
        [many] , { $back } ustoupí
       *[other] , { $back } ustoupí
    }.
cost-coins-gain = Hned dostaneš { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.
cost-coins-pay = Hned zaplatíš { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.
cost-coins-other-gain = { $player } hned dostane { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.
cost-coins-other-pay = { $player } hned zaplatí { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.
cost-not-kept = Neudržíš je: při přeskupení je opustíš.
label-tokens = { $race } ×{ $count }, { $player }
label-declined = { $race } ×{ $count }, { $player }, v úpadku
label-advised = Rada: { $label }
label-take = cena { $cost }
label-die = cena { $cost }, jen s kostkou: aspoň { $need }
label-choice = lze vybrat
card-declined = { $race }, v úpadku
why-relic = Tato relikvie tu nepomůže.
why-tool = Touto schopností ne.
rule-show = Pravidlo

## Hints

hint-ask = Nápověda
hint-title = Rady bota
hint-before = Předchozí plán
hint-next = Další plán
hint-thinking = Přemýšlí…
hint-none = Žádný plán nevyčnívá. Věř vlastním očím.
hint-use = Rozložit takto
hint-choose = Označit
hint-redeploy = Rozmísti je takto
hint-stop = Tady přestaň
hint-take = Dobýt: { $region }
hint-roll = Hodit kostkou: { $region }
hint-step-die = { $region } s kostkou
hint-step-with = { $region } ({ $means })
hint-step-ability = { $ability }: { $region }
hint-net = { $coins } (po zaplacení { $price })
hint-facts = V tomto tahu { $coins }, odteď do konce { $expected ->
        [one] asi { $expected } mince.
        [few] asi { $expected } mince.
       *[other] asi { $expected } mincí.
    }
hint-ahead = { $coins ->
        [one] Na konci náskok asi { $coins } mince před ostatními.
       *[other] Na konci náskok asi { $coins } mincí před ostatními.
    }
hint-behind = { $coins ->
        [one] Na konci ztráta asi { $coins } mince na ostatní.
       *[other] Na konci ztráta asi { $coins } mincí na ostatní.
    }
hint-level = Na konci zhruba stejně jako ostatní.
hint-chance = Šance na výhru: asi { $percent }{"\u00A0"}%.
hint-more-pick = { $coins ->
        [one] O { $coins } minci víc než nejlepší jiná volba.
        [few] O { $coins } mince víc než nejlepší jiná volba.
       *[other] O { $coins } mincí víc než nejlepší jiná volba.
    }
hint-more-expand = { $coins ->
        [one] O { $coins } minci víc než úpadek teď.
        [few] O { $coins } mince víc než úpadek teď.
       *[other] O { $coins } mincí víc než úpadek teď.
    }
hint-more-decline = { $coins ->
        [one] O { $coins } minci víc než dobývat dál.
        [few] O { $coins } mince víc než dobývat dál.
       *[other] O { $coins } mincí víc než dobývat dál.
    }
hint-fewer = Něco jiného by ti dalo víc, ale soupeřům ještě víc.

## Around the board

board-name = Mapa
board-numbers = Čísla území
board-zoom-in = Přiblížit
board-zoom-fit = Ukázat celou mapu
board-fewer = O jeden méně
board-more = O jeden víc
offer-title = Nabídka
offer-free = zdarma
offer-price = { $price ->
        [one] stojí { $price } minci
        [few] stojí { $price } mince
        [many] stojí { $price } mince
       *[other] stojí { $price } mincí
    }
offer-coins = { $coins ->
        [one] leží na ní { $coins } mince
        [few] leží na ní { $coins } mince
        [many] leží na ní { $coins } mince
       *[other] leží na ní { $coins } mincí
    }
offer-tokens = { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }
player-hand = v ruce
player-map = na mapě
player-regions = { $count ->
       *[other] území
    }
player-coins = { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
player-coins-hidden = mince jsou skryté
player-declined = v úpadku · { $count } území
player-no-race = bez aktivní rasy
player-turn = teď rozhoduje
player-realm = Ukázat říši: { $player }
player-tell = Co umějí rasy hráče { $player }
stock-camps = Tábořiště
stock-heroes = Hrdinové
stock-reserve = Stranou
stock-hammers = Kladiva
stock-armors = Houbová brnění
stock-queen = Královna
stock-ancient = Velký Prastarý
stock-holes = Zapadlé díry
stock-wealth = Bonus
stock-ally = Spojenec
stock-vengeance = Pomsta
income-regions = území
income-total = celkem
income-title = Kdyby tah skončil teď
die-label = Kostka posil
die-last = Nakonec
die-range = +0 až +3
die-rolling = { $player } hází o území { $region }
die-rolling-free = { $player } hází kostkou
die-needs = Potřeba alespoň { $needed }
die-enough = Padlo { $face }: to stačí
die-short = Padlo { $face }: útok se nedaří
die-fell = Padlo { $face }
announce-your-turn = Jsi na řadě.
announce-taken-back = Vzato zpět.

## Log and chat

log-title = Deník
recap-title = Co se stalo
recap-show = Ukaž, co se stalo
recap-back = O krok zpět
recap-on = O krok dál
recap-end = Zpět do hry
log-show = Ukázat na mapě
log-now = Tento tah
log-earlier = Předtím
log-empty = Zatím se nic nestalo.
log-turn = Kolo { $round } · { $player }
log-picked = { $player } si vybírá: { $combo }{ $paid ->
        [0] {""}
        [one] , platí { $paid } minci
        [few] , platí { $paid } mince
        [many] , platí { $paid } mince
       *[other] , platí { $paid } mincí
    }{ $gained ->
        [0] {""}
        [one] , bere { $gained } minci
        [few] , bere { $gained } mince
        [many] , bere { $gained } mince
       *[other] , bere { $gained } mincí
    }.
log-revealed = Nově v nabídce: { $list }.
log-swapped = { $player } mění schopnost: { $given } za { $taken }.
log-abandoned = { $player } opouští území { $region }.
log-rolled = { $player } hází o území { $region }: { $face }, potřeba { $needed }.
log-rolled-failed = { $player } hází o území { $region }: { $face }, potřeba { $needed }. Útok se nedaří.
log-rolled-free = { $player } hází kostkou: { $face }.
log-conquered = { $player } dobývá území { $region } ({ $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }).
log-conquered-tribe = { $player } bere Ztracenému kmeni území { $region } ({ $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }).
log-conquered-monsters = { $player } bere Příšerám území { $region } ({ $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }).
log-conquered-with = { $player } dobývá území { $region } ({ $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }; pomoc: { $means }).
log-cleared-tribe = Ztracený kmen je vyhnán z území { $region }.
log-cleared-monsters = Příšery jsou vyhnány z území { $region }.
log-repelled = Útok na území { $region } se nedaří.
log-lost = { $player } ({ $race }) ztrácí území { $region }: { $lost ->
        [0] žádný žeton nepadá
        [one] padá { $lost } žeton
        [few] padají { $lost } žetony
        [many] padá { $lost } žetonu
       *[other] padá { $lost } žetonů
    }{ $withdrawn ->
        [0] {""}
        [one] , { $withdrawn } ustupuje
        [few] , { $withdrawn } ustupují
        [many] , { $withdrawn } ustupuje
       *[other] , { $withdrawn } ustupuje
    }.
log-gained = { $player } ({ $race }) dostává: { $what }.
log-placed = { $player } rozmisťuje ({ $race }): { $list }.
log-set-aside = { $player } dává stranou: { $race } ×{ $tokens }.
log-piece-placed = { $piece }: nyní na území { $region }.
log-piece-taken = { $piece }: už není na území { $region }.
log-discovered = { $player } nachází na území { $region }: { $find }.
log-allied = { $player } uzavírá do svého příštího tahu spojenectví: { $ally }.
log-coins-bank = { $player } dostává z banku: { $coins }.
log-coins-paid = { $player } platí do banku: { $coins }.
log-coins-player = { $origin } platí, { $player } dostává: { $coins }.
log-scored = { $player } získává mince: { $coins }.
log-declined = { $player } vstupuje do úpadku: { $race } ({ $regions } území).
log-vanished = { $race } ({ $player }) mizí z mapy.
log-used = { $player } používá: { $what }.
log-used-at = { $player } používá: { $what } (území { $region }).
log-used-bag = { $player }: Vak teď působí jako { $detail }.
log-used-stonehedge = { $player } dostává od místa schopnost: { $detail }.
log-driver-bot = Teď za hráče { $player } hraje bot.
log-driver-clock = Čas vypršel: za hráče { $player } hraje bot.
log-driver-back = { $player } je zpátky.
log-over = Konec hry.
chat-title = Chat
chat-write = Napiš ke stolu
chat-send = Odeslat
chat-off = U tohoto stolu je chat vypnutý.
chat-empty = Zatím nikdo nic nenapsal.

## Start page

home-title = Elbowroom
home-lead = Příliš mnoho národů, příliš málo země. Vyber si podivný lid s ještě podivnější schopností, vezmi, co se dá, a poznej, kdy to pustit.
home-play = Hrát hned
home-play-sub = celá hra proti dvěma botům
home-friend = Hrát s přítelem
home-friend-sub = přes odkaz, odkudkoli
home-learn = První hra s průvodcem
home-learn-sub = pět minut, naučíš se hraním
home-custom = Připravit vlastní hru
home-watch = Dívat se na boty
home-join = Připojit se odkazem
home-join-label = Vlož odkaz, který máš
home-join-go = Připojit
home-join-bad = To není odkaz ke stolu. Vypadá takto: „{ $example }“; zkopíruj ho celý.
join-elsewhere = Tento odkaz vede ke stolu na jiném serveru: { $host }.
join-elsewhere-go = Otevřít na { $host }
home-games = Moje hry
home-games-none = Tady se objeví hry z tohoto prohlížeče.
home-continue = Pokračovat
home-review = Prohlédnout
home-forget = Odebrat ze seznamu
home-forget-seat = Zmizí i odkaz na tvé místo: do této hry by ses už nevrátil.
home-forget-watch = Zmizí i odkaz pro sledování této hry.
home-forget-over = Hra skončila; zapomene na ni jen tento seznam.
home-forget-yes = Odebrat
home-forget-no = Nechat
home-making = Prostírám stůl…
home-version = Verze { $version }

## Setting up a game

new-title = Nová hra
new-box = Krabice
new-box-base = Základní hra
new-box-underground = Underground
new-box-both = Obě smíchané
new-map = Mapa
new-map-auto = { $count ->
        [one] Pro { $count } hráče
        [few] Pro { $count } hráče
        [many] Pro { $count } hráče
       *[other] Pro { $count } hráčů
    }
new-own = Vlastní krabice
new-own-make = Vytvoř vlastní rasy a schopnosti
new-own-twice = Dvě z těchto krabic se jmenují { $name }: jednu odškrtni, nebo ji v dílně přejmenuj.
new-own-how = Jak vstupuje do hry
new-own-whole = celá, jako rozšíření
new-own-blank = jako prázdné dílky: jedna rasa, jedna schopnost
new-own-banner = Na prázdné standartě
new-own-stand-in = Používá žetony rasy
new-own-badge = Na prázdném žetonu schopnosti
new-own-none = nic
new-seats = Místa u stolu
new-seat = Místo { $number }
new-seat-kind = Kdo tu sedí
new-kind-here = Někdo u této obrazovky
new-kind-link = Přítel přes odkaz
new-kind-bot = Bot
new-seat-name = Jméno
new-seat-name-link = Jméno (přítel ho řekne sám)
new-seat-level = Úroveň
new-add-seat = Přidat místo
new-remove-seat = Odebrat místo { $number }
new-more = Další volby
new-coins = Mince
new-coins-hidden = skryté do konce
new-coins-open = viditelné všem
new-hints = Nápovědy
new-hints-on = povolené
new-hints-off = u tohoto stolu ne
new-clock = Hodiny
new-clock-none = žádné
new-clock-turn = na tah
new-clock-game = na celou hru, pro každého
new-clock-seconds = Sekundy
new-pace = Tempo botů
new-pace-instant = okamžitě
new-pace-fast = svižně
new-pace-normal = v klidu
new-pace-slow = pomalu
new-first = Kdo začíná
new-first-draw = losem
new-house-rules = Domácí pravidla
new-start = Začít hru
new-start-lobby = Otevřít stůl
level-random = Náhodný
level-greedy = Hamižný
level-easy = Lehký
level-normal = Střední
level-hard = Těžký
level-expert = Mistr
variant-own_tokens_defend = Vlastní žetony v úpadku se proti tobě brání
variant-rounds = Kola (0: kolik říká mapa)
variant-starting_coins = Mince na začátek
variant-offer_size = Kombinace v nabídce
variant-step_price = Mince za přeskočení kombinace
variant-declined_races = Kolik ras v úpadku smí hráč mít
variant-tribes = Na mapě jsou Ztracené kmeny
variant-open_coins = Všichni vidí mince všech
variant-flames_entry = Plamínky vstupují od
variant-vampire_limit = Upíři nahrazují
value-volcano = Sopky
value-edge = okraje desky
value-per_turn = jednou za tah
value-per_opponent = jednou u každého soupeře

## The lobby

lobby-title = Stůl je prostřený
lobby-lead = Pošli každému příteli jeho odkaz. Hra začne, až budou všichni u stolu.
lobby-lead-guest = Čeká se na ostatní. Hra začne sama.
lobby-link = Odkaz pro místo { $number }
lobby-watch = Odkaz pro diváky
lobby-link-lost = Odkaz ukázal prohlížeč, ve kterém stůl vznikl. Vytvoř nový, ať ho znovu vidíš.
lobby-new-link = Nový odkaz
lobby-local = Tento server běží jen na tvém počítači: odkazy fungují tady v jiném okně. Pro přátele jinde je třeba spustit ho pro síť (elbowroom serve --host 0.0.0.0) a otevřít na té adrese.
lobby-friend-instead = Dát příteli
lobby-bot-instead = Ať hraje bot
lobby-start = Začít
lobby-start-missing = Začít bez čekání
lobby-missing-note = { $count ->
        [one] Ještě chybí: { $names }. Když začneš teď, hra na tahu tohoto hráče počká a čas neběží.
       *[other] Ještě chybí: { $names }. Když začneš teď, hra na tahu těchto hráčů počká a čas neběží.
    }
lobby-hints = Hráči se smějí ptát bota na nápovědu
lobby-rounds = { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }
agreed-title = Dohoda u tohoto stolu
agreed-blank = { $tile } jako prázdný dílek
agreed-map = Mapa: { $map }
agreed-yes = ano
agreed-no = ne
agreed-tiles = Vlastní dílky v této hře
agreed-aside = vedle mapy
lobby-here = u stolu
lobby-missing = ještě ne u stolu
lobby-coming = právě přichází…
lobby-away = je pryč
lobby-bot-keeps = hraje bot, než přítel přijde
lobby-name = Tvé jméno
invite-share = Sdílet…
invite-text = Pojď si se mnou zahrát Elbowroom:
invite-qr = QR kód
invite-qr-hide = Skrýt QR kód
invite-qr-label = QR kód: { $label }
arrive-title = { $player } tě zve ke hře
arrive-title-plain = Pozvánka ke hře
arrive-lobby = Řekni své jméno a posaď se. Hra začne, až budou všichni u stolu.
arrive-bot = Hra už běží a tvé místo drží bot. Řekni své jméno a převezmi je.
arrive-waits = Hra už běží a čeká na tebe. Řekni své jméno a posaď se.
arrive-sit = Posadit se

## At the table

handover-title = Teď { $player }
handover-lead = Mince jsou skryté: ostatní se teď nedívají.
handover-go = Tady { $player }
conn-connecting = Připojuji…
conn-offline = Bez spojení. Hra je na serveru v bezpečí; zkouším to dál…
conn-gone = Tento stůl je zavřený
conn-outdated = Hra byla aktualizována
closed-link = Tento odkaz nesedí
closed-own = Na mé místo
closed-other = Jiný odkaz?
conn-other = Díváš se
seat-take = Hraji zase já
stand-title = Hraje za tebe bot
stand-title-of = Za hráče { $player } hraje bot
stand-turn = Čas na tento tah vypršel. Od příštího tahu hraješ zase ty.
stand-game = Čas na celou hru vypršel; bot ji dohraje.
stand-host = Posadil ho sem hostitel. Místo si můžeš kdykoli vzít zpět.
host-title = Tento stůl
host-pace = Tempo botů
host-chat = Chat
host-watch-link = Odkaz pro diváky
game-over = Hra skončila
coach-title = Tvá první hra
coach-leave = Zavřít lekci
coach-back = Zpět k lekci
coach-show = Ukaž mi
coach-place = Rozmístit takto
coach-thinking = Okamžik…
coach-goal = Vyhrává, kdo má po kole { $rounds } nejvíc mincí.
coach-pick = Vyber rasu s její schopností. { $combo }: { $tokens }, { $price ->
        [0] a nic nestojí
       *[other] cena { $price }
    }. Klepni na ni.
coach-pick-new = Je čas na novou rasu! { $combo }: { $tokens }. Co už držíš, vynáší dál.
coach-pick-other = { $combo }: také dobře. Trenér by vzal: { $advised }.
coach-take = Dobrá volba. Vezmi si ji tlačítkem dole.
coach-enter = Tvá rasa vstupuje od okraje mapy. Žetony v ruce: { $hand }. { $region }: cena { $cost }. Klepni na toto území.
coach-enter-again = I nová rasa vstupuje od okraje: { $region }, cena { $cost }.
coach-near = Každé území vynese každý tah minci. Teď dosáhneš na sousední: { $region }, cena { $cost }.
coach-cost = Prázdné území stojí 2 žetony a vše, co na něm stojí, ho zdraží. { $region }: cena { $cost }, ale vyplatí se.
coach-enemy = { $region }: stojí tam { $player }. Každý žeton zdražuje, dohromady { $cost }. Obránce jeden ztratí.
coach-more = Dál: { $region }, cena { $cost }.
coach-ability = Teď použij „{ $ability }“: stiskni toto tlačítko a pak klepni na území: { $region }.
coach-confirm = Potvrď tlačítkem dole.
coach-roll = Teď hoď.
coach-die-won = Padlo { $face }: to stačilo!
coach-die-lost = Padlo { $face }: tentokrát málo.
coach-die = { $region }: na to je žetonů málo. Při posledním dobývání v tahu ale může pomoct kostka, přidá 0 až 3. Klepni na území a hoď.
coach-die-again = Ještě jedno s kostkou: { $region }.
coach-stop = Pro tento tah to stačí: skonči s dobýváním.
coach-redeploy = Jeden žeton území drží, další je brání. Ostatní dej tam, kam může přijít { $player }.
coach-redeploy-again = Ostatní dej tam, kam může přijít { $player }.
coach-redeploy-last = Byl to tvůj poslední tah: kde ostatní stojí, už je jedno.
coach-retreat = { $player } ti bere území. Zachráněné žetony se vracejí: rozmísti je.
coach-placed = Vše je rozmístěno. Dál tlačítkem dole.
coach-end = Ukonči tah: { $coins }, po minci za území a co přidá schopnost.
coach-end-again = Ukonči tah: { $coins }.
coach-score = { $coins } pro tebe! Teď hraje { $player }; záznam říká, co se děje.
coach-scored = { $coins } pro tebe. Teď hraje { $player }.
coach-wait = Teď hraje { $player }.
coach-again = Nový tah stejné rasy: na každém území zůstává jeden žeton, ostatní táhnou dál.
coach-on = Ještě je co brát: dobývej dál.
coach-decline = { $race }: sil už není mnoho. Vstup do úpadku: jejich území vynášejí dál a příští tah začneš novou rasou.
coach-decline-gain = Náskok by tím měl vzrůst asi o { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
coach-last = Tvůj poslední tah: nic nešetři a ber, co se dá.
coach-won = Vyhráváš { $own } : { $other }! To je celá hra. Zkus teď delší.
coach-close = { $own } : { $other }, o vlásek vyhrává { $player }. To je celá hra; příští může být tvoje.
coach-lost = { $own } : { $other }, tentokrát vyhrává { $player }. To je celá hra; zkus to ještě jednou.
coach-own = Po svém: uvidíme.
coach-own-good = Po svém, a stejně dobře.
coach-own-undo = To tě může stát asi { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Vrať to, nebo hraj dál.
coach-own-worse = To tě může stát asi { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Nevadí, hraj dál.
coach-other = Udělej, oč žádá lišta dole.

## The end and looking back

final-winner = { $count ->
        [one] Vítěz: { $names }, mince: { $coins }
       *[other] Společné vítězství: { $names }, mince: { $coins }
    }
final-you = { $count ->
        [one] Vyhráváš, mince: { $coins }
       *[other] Dělíš se o vítězství, mince: { $coins }
    }
final-place = Pořadí
final-player = Hráč
final-coins = Mince
final-regions = Území
final-chart = Mince kolo po kole
final-chart-round = Po kole { $round }
final-sources = Odkud mince přišly
final-rematch = Hrát znovu
final-rematch-join = K další hře
final-replay = Přehrát záznam
final-review = Rozbor
final-board = Ukázat desku
final-record = Stáhnout záznam
source-start = na začátku
source-regions = území
source-race = rasy
source-power = schopnosti
source-finds = relikvie a místa
source-offer = z nabídky
source-paid = zaplaceno za kombinace
source-players = od jiných hráčů
replay-title = Záznam
replay-slider = Okamžik
replay-moment = Tah { $ply } z { $plies }
replay-start = Začátek
replay-first = Na začátek
replay-back = O tah zpět
replay-on = O tah dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pauza
replay-share = Kopírovat odkaz na tento okamžik
replay-play-on = Hrát odtud dál
replay-play-on-sub = Ty si sedneš na jedno místo, boti na ostatní
replay-as = Hrát jako
replay-review = Rozbor
replay-records = Záznamy her
review-working = Expert prochází hru, tah po tahu…
review-try = Zkusit

## Puzzles

puzzles-lead = Jeden tah a jeden plán, zřetelně nejlepší, a přece snadno přehlédnutelný. Vidíš ho?
puzzles-more = Kolik jen chceš
puzzles-empty = Žádné hlavolamy tu nejsou.
puzzles-count = { $count ->
        [0] Takový hlavolam tu není.
        [one] { $count } hlavolam, vyřešeno: { $solved }
        [few] { $count } hlavolamy, vyřešeno: { $solved }
       *[other] { $count } hlavolamů, vyřešeno: { $solved }
    }
puzzles-left-out = { $count ->
        [one] Vynechán { $count } hlavolam: rasa nebo schopnost, kterou potřebuje, je tu vypnutá, nebo podle těchto pravidel už neplatí.
        [few] Vynechány { $count } hlavolamy: rasy nebo schopnosti, které potřebují, jsou tu vypnuté, nebo podle těchto pravidel už neplatí.
       *[other] Vynecháno { $count } hlavolamů: rasy nebo schopnosti, které potřebují, jsou tu vypnuté, nebo podle těchto pravidel už neplatí.
    }
puzzles-show-more = Ukázat další
puzzle-one = Hlavolam
puzzle-day = Hlavolam dne
puzzle-day-go = Vyřešit
puzzle-day-again = Podívat se znovu
puzzle-day-solved = Vyřešeno
puzzle-day-shown = Řešení bylo ukázáno
puzzle-day-tried = Zatím nevyřešeno
puzzle-streak = { $days ->
        [one] { $days } den v řadě
        [few] { $days } dny v řadě
       *[other] { $days } dní v řadě
    }
puzzle-streak-none = Vyřeš ho a řada dnů začne.
puzzle-by-theme = Téma
puzzle-by-difficulty = Obtížnost
puzzle-by-box = Krabice
puzzle-any = Cokoli
puzzle-listed = { $players ->
        [few] { $players } hráči, kolo { $round } z { $rounds }
       *[other] { $players } hráčů, kolo { $round } z { $rounds }
    }
puzzle-done-best = Vyřešeno, nejlepší plán
puzzle-done-good = Vyřešeno
puzzle-done-missed = Zatím nevyřešeno
puzzle-done-shown = Řešení prohlédnuto
puzzle-task = Zahraj nejlepší tah, jaký najdeš.
puzzle-show = Ukázat řešení
puzzle-show-ask = Pak uvidíš řešení a hlavolam se nepočítá jako vyřešený.
puzzle-all = Všechny hlavolamy
puzzle-again = Zkusit ještě jednou
puzzle-next = Další hlavolam
puzzle-loading = Hlavolam se rozkládá…
puzzle-judging = Expert hodnotí tvůj tah…
puzzle-best = Vyřešeno: nejlepší plán!
puzzle-good = Vyřešeno: i to je dobrý plán
puzzle-missed = Je tu lepší plán
puzzle-solution = Řešení
puzzle-best-text = Nic lepšího než tvůj tah se nenašlo.
puzzle-loss = { $percent ->
        [0] Tvůj tah přinese asi o { $coins } mince méně než nejlepší plán.
        [one] Tvůj tah přinese asi o { $coins } mince méně než nejlepší plán a šance na výhru je menší o { $percent } procentní bod.
        [few] Tvůj tah přinese asi o { $coins } mince méně než nejlepší plán a šance na výhru je menší o { $percent } procentní body.
       *[other] Tvůj tah přinese asi o { $coins } mince méně než nejlepší plán a šance na výhru je menší o { $percent } procentních bodů.
    }
puzzle-lead = Náskok na konci
puzzle-chance = Šance na výhru
puzzle-yours = Tvůj tah
puzzle-theirs = Nejlepší plán
puzzle-plan = Nejlepší plán: { $plan }
puzzle-usual = Co tu hrají boti úrovně „{ $level }“, stojí asi { $coins } mince.
puzzle-on-map = Nejlepší plán na mapě
puzzle-share = Tvůj výsledek pro ostatní, nic neprozradí
puzzle-share-sheet = Sdílet
puzzle-unknown = Takový hlavolam není
puzzle-unknown-text = Hlavolam „{ $id }“ tu není: rasa nebo schopnost, kterou potřebuje, je možná vypnutá, nebo podle těchto pravidel už neplatí.

## Rules

rules-title = Pravidla
rules-search = Hledat v pravidlech
rules-none = Nic neodpovídá „{ $text }“.
rules-board-base = Na mapě základní hry: { $text }
rules-board-underground = Na mapě Underground: { $text }
rules-game = Průběh hry
rules-ground = Krajina a symboly
rules-markers = Žetony a figurky
rules-tokens = { $tokens ->
        [one] přináší { $tokens } žeton
        [few] přináší { $tokens } žetony
        [many] přináší { $tokens } žetonu
       *[other] přináší { $tokens } žetonů
    }
ground-plain = Obyčejná země: 2 žetony a to, co na ní stojí. Některé rasy a schopnosti tu vydělávají nebo šetří.
ground-mountain = Strmé svahy: dobytí stojí o 1 žeton víc, ať je drží kdokoli.
ground-water = Otevřená voda: uzavřená všem kromě těch, kterým rasa nebo schopnost dovolí plout.
ground-symbol = Některé rasy a schopnosti mají z území s tímto znakem užitek.
ground-tribe = Zapomenutý lid dávných časů: dobytí stojí o 1 žeton víc, a jednou vyhnaný zmizí navždy.
rule-under-rivers = Underground: řeky
    .text = Řeka stojí 1 žeton a vede na druhý břeh, ale na konci tahu z ní žetony odejdou.
rule-under-chasm = Underground: propasti
    .text = Do propasti nikdo nevstoupí; v označené může vyrůst Sopka.
rule-under-monsters = Underground: příšery
    .text = Příšery hlídají některá území a platí za dva žetony. Kdo je vyžene, najde relikvii nebo místo.

## Guided first game

learn-title = Tvá první hra
learn-goal = Jeden podivný národ za druhým pro tebe dobývá zemi a vyhrává, kdo má po posledním kole nejvíc mincí.
learn-lead = Krátká hra s mírným botem. Trenér ti řekne, co dělat, ve chvíli, kdy to potřebuješ.
learn-start = Začít
learn-resume = Pokračovat v první hře
learn-again = Začít znovu

## About

about-title = O hře
about-lead = Elbowroom je věrný digitální Small World: základní hra a Underground, proti lidem i botům, svobodně a otevřeně.
about-unofficial = Neoficiálně
about-unofficial-text = Small World je ochranná známka Days of Wonder. Elbowroom tvoří ctitelé hry; s Days of Wonder není nijak spojen a neobsahuje žádné jejich obrázky ani texty. Líbí-li se ti hra, kup si krabici.
about-credits = Poděkování
about-icons = Ikony (přebarvené), autoři Lorc, Delapouite a další:
about-fonts = Písma Alegreya Sans a Alegreya SC, Juan Pablo del Peral, Huerta Tipográfica:
about-software = Vzniklo díky Svelte, Vite, Fluent, Starlette a Pythonu.
about-engine = Hry na tomto zařízení běží na Pythonu v prohlížeči, s msgspec (BSD-3-Clause):
about-licence = Samotný Elbowroom je svobodný software s licencí MIT.
about-privacy = Soukromí
about-privacy-text = Žádné účty, cookies ani sledování. Odkazy na tvé hry i hry na tomto zařízení zůstávají jen v tomto prohlížeči.

## Settings

set-title = Nastavení
set-language = Jazyk
set-theme = Barvy
set-theme-system = podle systému
set-theme-light = za dne
set-theme-dark = při lampě
set-ask = Ptát se před každým dobytím
set-ask-text = Jinak stačí jedno klepnutí; „Zpět“ ho vrátí.
set-sound = Zvuky
set-volume = Hlasitost
set-call = Zavolat mě, když jsem na řadě
set-call-text = Když stránka není vidět, dva tóny oznámí, že jsi na řadě. Nic jiného tehdy není slyšet.
set-name = Tvé jméno
set-keys = Klávesnice
set-keys-text = Tab a šipky přecházejí mezi územími, Page Up a Page Down mezi těmi, která lze zvolit, Enter dobývá, + a − kladou žetony, U bere zpět, H napoví, Esc zavírá.

## Games on this device

home-device = Hrát na tomto zařízení
home-device-text = Hry proti botům běží v tomto prohlížeči a nepotřebují síť.
home-plain = Všechno tu běží ve tvém prohlížeči. Hra s přáteli přes odkaz potřebuje server.
games-device = na tomto zařízení
games-more = Přenést tuto hru jinam
games-record = Stáhnout záznam
games-to-device = Pokračovat na tomto zařízení
games-to-server = Pokračovat u stolu na serveru
games-copy = Tam pokračuje kopie; tato hra zůstává, jak je.
games-open = Otevřít záznam
games-open-as = Který hráč jsi? Za ostatní hrají boti.
games-open-player = Hráč { $number }
games-open-how = Dohraná hra se otevře k přehrání a rozboru. Soubor lze na stránku i přetáhnout.
games-opening = Záznam se otevírá…
games-drop = Záznam pusť sem
games-clock = Hodiny tohoto zařízení byly vráceny zpět: některé hry vypadají jako z budoucnosti, a jejich pořadí proto nemusí sedět. Žádný tah se neztratil.
kept-nothing = Tento prohlížeč hry neuchovává: tato trvá tak dlouho jako její panel. Než ho zavřeš, stáhni si její záznam.
held-elsewhere = Tato hra je otevřená v jiném panelu. Jakmile se zavře, pokračuje tady.
held-take = Pokračovat hned tady
held-lost = Tato hra pokračuje v jiném panelu. Všechny tahy jsou uložené.
engine-loading = Hra se načítá. Potom už je tady, se sítí i bez ní.

## Errors

missing-title = Tady nic není
missing-text = Na této adrese není žádná stránka.
update-ready = Novější verze je připravena. Hry otevřené v jiných panelech pokračují beze změny.
update-take = Použít ji teď
storage-fails = Tento prohlížeč si tu nic neuchová: jeho úložiště je plné nebo vypnuté. Ulož si adresu každé hry; jiná cesta zpět na tvé místo není.
error-title = Nepodařilo se
error-other = Něco se pokazilo ({ $code }). Načti stránku znovu.
error-internal = Server o to zakopl. Zkus to za chvíli znovu.
error-offline = Bez spojení se serverem. Další pokus proběhne sám.
error-unexpected = Server odpověděl nesrozumitelně ({ $status }). Zkus to za chvíli.
error-wrong-protocol = Tato stránka je starší než server. Načti ji znovu: tvé místo i hra jsou v bezpečí.
error-bad-message = Server to nemůže přijmout: je to příliš dlouhé, nebo to obsahuje nepovolené znaky.
error-bad-settings = Takový stůl udělat nejde. Změň krabici, mapu nebo místa.
error-bad-box = V krabici { $box } je chyba: { $where }. Dílna řekne jaká.
error-bad-map = Na mapě { $map } se zatím nedá hrát. Dílna řekne, co s ní není v pořádku.
error-too-big = To bylo příliš dlouhé.
error-too-fast = Příliš rychle. Chvíli počkej a zkus to znovu.
error-too-many-tables = Odtud vzniklo příliš mnoho stolů. Některý dohraj, nebo to zkus později.
error-too-many-connections = Příliš mnoho otevřených spojení. Zavři nějakou kartu a načti stránku znovu.
error-unknown-table = Takový stůl není. Možná byl po dlouhé době uklizen.
error-wrong-secret = Tento odkaz tento stůl neotevře. Řekni si o nový.
error-no-secret = Stůl se otevře jen odkazem od některého z hráčů. Řekni si o svůj.
error-secret-replaced = Tento odkaz nahradil novější. Řekni si o něj hostiteli.
error-table-cleared = Tento stůl byl uklizen.
error-banned = Tento server z této adresy nikoho nepouští. Rozhodli tak jeho správci; jiných serverů se to netýká.
error-banned-name = Tak se tu nikdo jmenovat nesmí. Zvol jiné jméno.
error-table-closed = Správci serveru tento stůl zavřeli.
error-table-closed-conduct = Správci serveru tento stůl zavřeli: co se u něj říkalo nebo dělalo, porušuje jejich pravidla.
error-table-closed-load = Správci serveru tento stůl zavřeli: příliš zatěžoval server.
error-table-closed-request = Správci serveru tento stůl zavřeli, protože o to někdo u něj požádal.
error-not-found = Na této adrese nic není.
error-wrong-method = Tohle server nedělá.
error-wrong-origin = Stránka byla otevřena z jiného webu. Otevři ji na adrese serveru.
error-join-first = Stránka ztratila místo u stolu. Načti ji znovu.
error-already-joined = U stolu už sedíš.
error-stale = Hra mezitím pokročila; tady je nejnovější pozice.
error-not-started = Hra ještě nezačala.
error-already-started = Hra už začala.
error-over = Hra skončila.
error-not-over = To bude vidět po skončení hry.
error-not-your-turn = Teď rozhoduje jiný hráč.
error-bot-plays = Na tomto místě hraje bot. Nejdřív si je vezmi zpět.
error-not-your-seat = To není tvé místo.
error-no-such-seat = Takové místo není.
error-host-only = To může jen hostitel.
error-players-only = To mohou jen hráči.
error-nothing-to-undo = Zpět vzít nejde nic: padla kostka, nebo rozhodoval někdo jiný.
error-not-joined = Ještě nejsou všichni u stolu.
error-seat-taken = Majitel toho místa je tu.
error-time-up = Čas tohoto hráče vypršel.
error-chat-off = U tohoto stolu je chat vypnutý.
error-hints-off = U tohoto stolu nejsou nápovědy.
error-no-hint = Bota nic nenapadlo. Zkus to za chvíli znovu.
error-unreadable = Tento server neumí přečíst záznam této hry. Ostatních her se to netýká.
error-other-rules = Tato hra začala podle starších pravidel a tento server v ní už nemůže pokračovat. Její tahy jsou uchovány: dohrát ji může server s tehdejšími pravidly.
error-storage = Nepodařilo se to uložit, takže se to nestalo. Zkus to znovu.
error-storage-bot = Tah bota se nepodařilo uložit, takže se neodehrál. Bot to zkusí znovu sám.
error-closing = Server se restartuje. Chvíli počkej; hra půjde dál sama.
error-storage-full = Na tomto zařízení už není místo, takže se tah neodehrál. Uvolni nějaké a zahraj ho znovu; všechny tahy před ním jsou uložené.
error-storage-full-bot = Na tomto zařízení už není místo, takže se tah bota neodehrál. Uvolni nějaké a hra půjde sama dál; všechny tahy před ním jsou uložené.
error-kept-elsewhere = Tato hra pokračovala v jiném panelu. Načti stránku znovu a uvidíš nejnovější pozici.
error-tab-engine = Hru se nepodařilo načíst celou: část ztratila síť nebo mezipaměť prohlížeče. Zkusí se to znovu samo.
error-tab-stopped = Část stránky, která vede hru, se zastavila. Spustí se znovu sama; všechny tahy jsou uložené.
error-bad-record = Tento záznam žádný stůl nepřijme: nejsou tu jeho krabice nebo mapa, nebo je příliš dlouhý.
error-bad-record-line = Tohle není záznam hry, nebo je poškozený: nesedí řádek { $line }.
error-bad-record-version = Tento záznam napsala novější verze Elbowroom; tahle ho přečíst neumí.
error-bad-puzzle = Tento hlavolam tu už není: chybí dílek, nebo se změnila pravidla. Ostatní se dají hrát dál.
error-puzzle-unfinished = Nejdřív odehraj tento tah, pak se posoudí.
error-other-rules-here = Tato hra začala ve starší verzi a v této už ji nelze dohrát. Její tahy jsou uložené v tomto prohlížeči.
