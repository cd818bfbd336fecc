# What `elbowroom play --terminal` says. The terms of the game itself are in tiles.ftl.

## Names

terminal-human = Hráč { $number }
terminal-bot = Bot { $number }
terminal-bot-kind = Bot { $number } ({ $kind })
terminal-you = ty

## Beginning, hand-over, headings

terminal-welcome = Elbowroom · mapa { $map } · kola: { $rounds } · semínko { $seed } · h – nápověda
terminal-handover = Teď rozhoduje { $player }. Až budeš u klávesnice, stiskni Enter.
terminal-news = Od tvého posledního rozhodnutí:
terminal-no-news = Od tvého posledního rozhodnutí se nic nestalo.
terminal-header = Kolo { $round } z { $rounds } · { $player } · { $stage }
terminal-header-other = Kolo { $round } z { $rounds } · { $player } · { $stage } (na tahu: { $turn })

## Stages

terminal-stage-pick = výběr rasy
terminal-stage-swap = výměna schopnosti
terminal-stage-volcano = umístění Sopky
terminal-stage-mode = začátek tahu
terminal-stage-ghouls = dobývání v úpadku
terminal-stage-conquest = dobývání
terminal-stage-berserk = kostka je hozena
terminal-stage-balrog = Balrog
terminal-stage-redeploy = přeskupení
terminal-stage-end = po zisku mincí
terminal-stage-retreat = ústup
terminal-stage-other = rozhodnutí

## What to do now

terminal-todo-pick = Vyber rasu i s její schopností: napiš číslo. Číslo 1 je zdarma, každé další stojí o minci víc.
terminal-todo-swap = Schopnost nové rasy můžeš vyměnit za jinou z nabídky, nebo si ji nechat: napiš číslo.
terminal-todo-volcano = Vyber propast, v níž vyroste Sopka: napiš číslo.
terminal-todo-mode = Budeš dobývat dál (rasa: { $race }), nebo vstoupíš do úpadku a příští tah si vybereš novou?
terminal-todo-conquest = Dobývej: v ruce máš { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }. Napiš číslo z prvního sloupce, a území je tvé, nebo 0 pro konec dobývání.
terminal-todo-conquest-die = V ruce máš { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    } a žádné území už není jisté: vyber poslední, o které hodíš kostkou, nebo skonči číslem 0.
terminal-todo-conquest-other = S tím, co máš v ruce, se nedá nic dobýt: využij seznam, nebo ukonči dobývání číslem 0.
terminal-todo-ghouls = Nejdřív dobývá rasa v úpadku ({ $race }), v ruce: { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }. Napiš číslo z prvního sloupce, nebo 0 a pokračuj aktivní rasou.
terminal-todo-berserk = Kostka zlevňuje jedno území: napiš jeho číslo z prvního sloupce, nebo 0 pro konec dobývání.
terminal-todo-balrog = Vyber území, kam jde Balrog: napiš číslo.
terminal-todo-redeploy = Rozmísti { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    } z ruky: samotné číslo položí jeden, „číslo kolik“ víc; „even“ rozdělí všechny rovnoměrně.
terminal-todo-redeploy-pieces = Žetony stojí. Rozmísti zbytek ze seznamu: napiš číslo.
terminal-todo-redeploy-done = Vše, co někde stát musí, už stojí. Můžeš udělat ještě něco ze seznamu, nebo tah ukončit číslem 0.
terminal-todo-redeploy-withdraw = Stranou můžeš dát příliš málo žetonů: vzdej se některého území, napiš jeho číslo.
terminal-todo-end = Mince za tah máš. Můžeš udělat ještě něco ze seznamu; 0 tah ukončí.
terminal-todo-retreat = Rozmísti přeživší na svá území (v ruce: { $count }): samotné číslo položí jeden žeton, „číslo kolik“ víc; „even“ rozdělí všechny rovnoměrně.
terminal-todo-other = Vyber jeden z tahů: napiš jeho číslo.

## Moves

terminal-move-pick = Vyber
terminal-move-swap = Vezmi schopnost
terminal-move-keep = Nech si schopnost
terminal-move-volcano = Sopka vyroste na území
terminal-move-expand = Dobývej: připrav vojska a vyraz
terminal-move-expand-hand = Dobývej: { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    } do ruky a vyraz
terminal-move-decline = Vstup do úpadku
terminal-move-coins = { $move }: tento tah { $count ->
        [one] { $count } mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }, příští tah nová rasa
terminal-move-ancient = Velký Prastarý jde na
terminal-move-reborn = Znovuzrození na
terminal-move-conquer = Dobyj
terminal-move-roll = Poslední pokus s kostkou
terminal-move-roll-free = Hoď kostkou, pak vyber území
terminal-move-convert = Nahraď jediný žeton na
terminal-move-dragon = Pošli Draka (1 žeton) na
terminal-move-wisp = Hoď kostkou o
terminal-move-balrog = Pošli Balroga na
terminal-move-bag = Vak působí jako
terminal-move-place = Polož žetony na
terminal-move-camp = Postav Tábořiště na
terminal-move-armor = Polož Houbová brnění na
terminal-move-fortress = Postav Pevnost na
terminal-move-hero = Postav Hrdinu na
terminal-move-queen = Královna jde na
terminal-move-ghost = Duch jde na
terminal-move-ring = Polož Prsten na
terminal-move-scepter = Polož Žezlo na
terminal-move-ally = Vyber spojence
terminal-move-withdraw = Vzdej se
terminal-move-abandon = Opusť
terminal-move-altar = Obětuj žeton na
terminal-move-other = Další tahy
terminal-move-with = { $means } – { $move }
terminal-done-conquest = konec dobývání
terminal-done-late = pokračuj aktivní rasou
terminal-done-turn = konec tahu: { $coins }
terminal-done-end = konec tahu
terminal-done-other = hotovo
terminal-stop = ukonči tah tak, jak je: { $coins }
terminal-up-to = 1–{ $most }

## Tables

terminal-col-no = Č.
terminal-col-region = Území
terminal-col-there = Kdo tam stojí
terminal-col-for-you = Pro tebe
terminal-col-next = Sousedí
terminal-col-player = Hráč
terminal-col-coins = Mince
terminal-col-race = Rasa a schopnost
terminal-col-tile = Rasa
terminal-col-hand = Ruka
terminal-col-regions = Území
terminal-col-declined = V úpadku
terminal-col-tokens = Žetony
terminal-col-price = Cena
terminal-col-on-it = Leží na ní
terminal-col-combo = Rasa a schopnost
terminal-col-what = Co
terminal-col-amount = Kolik
terminal-col-rule = Pravidlo
terminal-col-place = Pořadí
terminal-col-standing = Žetony na mapě
terminal-section-dear = Příliš drahé (potřeba žetonů)
terminal-section-mine = Tvá území
terminal-section-reach = Na dosah, budeš-li dobývat dál
terminal-reach-none = Budeš-li dobývat dál, tvé žetony nestačí na žádné území.
terminal-section-board = Celá herní deska
terminal-empty = prázdné
terminal-in-decline = v úpadku
terminal-border = hraniční
terminal-yes = za { $cost }, { $left ->
        [few] zůstanou
       *[other] zůstane
    } { $left }
terminal-yes-rolling = za { $cost } nebo méně
terminal-die = kostka { $need }+ ({ $chance }{"\u00A0"}%)
terminal-short = ne: potřeba { $cost }
terminal-far = ne: mimo dosah
terminal-barred = ne: { $what }
terminal-mine = tvé
terminal-not-kept = neudržíš
terminal-coins-note = mince { $coins }
terminal-next-note = ! = stojí tam aktivní rasa jiného hráče
terminal-board-note = za 2, zůstane 6: dva žetony jdou tam, šest zůstane v ruce · kostka 2+: kolik musí padnout · c R poví víc
terminal-no-match = Žádný řádek desky neobsahuje „{ $text }“.

## What happened

terminal-event-turn = Kolo { $round } – { $player }
terminal-event-picked = { $player } si vybírá: { $combo }{ $paid ->
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
    }
terminal-event-revealed = Nově v nabídce: { $combo }
terminal-event-swapped = { $player } mění schopnost: { $given } → { $taken }
terminal-event-abandoned = { $player } opouští území { $region }
terminal-event-rolled = { $player } hází o území { $region }: { $face } (potřeba aspoň { $needed })
terminal-event-rolled-free = { $player } hází kostkou: { $face }
terminal-event-conquered = { $player } dobývá území { $region }: { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }
terminal-event-conquered-with = { $player } dobývá území { $region }: { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    } (pomoc: { $means })
terminal-event-repelled = Útok na území { $region } se nedaří
terminal-event-lost = { $player } ({ $race }) ztrácí území { $region }: { $lost ->
        [0] nepadá žádný žeton
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
    }
terminal-event-cleared-tribe = Ztracený kmen z území { $region } je vyhnán
terminal-event-cleared-monsters = Příšery z území { $region } jsou vyhnány
terminal-event-gained = { $player } ({ $race }) dostává: { $what }
terminal-event-placed = { $player } rozmisťuje ({ $race }): { $list }
terminal-event-set-aside = { $player } dává do příštího tahu stranou: { $race } ×{ $tokens }
terminal-event-piece-placed = Na území { $region } přibývá: { $piece }
terminal-event-piece-taken = Z území { $region } mizí: { $piece }
terminal-event-discovered = { $player } nachází na území { $region }: { $find }
terminal-event-allied = { $player } uzavírá spojenectví: { $ally } nesmí útočit do příštího tahu svého spojence
terminal-event-coins-bank = { $player } dostává z banku: { $coins }
terminal-event-coins-paid = { $player } platí do banku: { $coins }
terminal-event-coins-player = { $origin } platí, { $player } dostává: { $coins }
terminal-event-scored = { $player } získává { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
terminal-event-declined = { $player } vstupuje do úpadku: { $race } (území: { $regions })
terminal-event-vanished = { $race } ({ $player }) mizí z mapy
terminal-event-used = { $player } používá: { $what }
terminal-event-used-at = { $player } používá: { $what } (území { $region })
terminal-event-over = Konec hry

## Answers to commands

terminal-cost-title = Území { $region }, dobývá: { $race }
terminal-cost-title-nobody = Území { $region }
terminal-cost-next = Sousedí: { $list }
terminal-cost-total = Celkem
terminal-cost-expand = Budeš-li dobývat dál:
terminal-costs = stojí { $cost ->
        [one] { $cost } žeton
        [few] { $cost } žetony
        [many] { $cost } žetonu
       *[other] { $cost } žetonů
    }, v ruce { $left ->
        [few] zůstanou
       *[other] zůstane
    } { $left } z { $hand }.
terminal-costs-rolling = stojí { $cost ->
        [one] { $cost } žeton
        [few] { $cost } žetony
        [many] { $cost } žetonu
       *[other] { $cost } žetonů
    } nebo méně, podle kostky; v ruce zůstane aspoň { $left } z { $hand }.
terminal-rolls = na kostce musí padnout aspoň { $need } (šance { $chance }{"\u00A0"}%); v ruce pak { $left ->
        [few] zůstanou
       *[other] zůstane
    } { $left } z { $hand }.
terminal-loses = { $player } ({ $race }): { $lost ->
        [0] nepadá žádný žeton
        [one] padá { $lost } žeton
        [few] padají { $lost } žetony
        [many] padá { $lost } žetonu
       *[other] padá { $lost } žetonů
    }{ $back ->
        [0] {""}
        [one] , { $back } ustupuje
        [few] , { $back } ustupují
        [many] , { $back } ustupuje
       *[other] , { $back } ustupuje
    }.
terminal-gets = { $player } dostává { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.
terminal-pays = { $player } platí { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.
terminal-leaves = Neudržíš ho: při přeskupení se opouští.
terminal-way-conquer = Žetony
terminal-way-roll = Posledním pokusem s kostkou
terminal-way-convert = Nahrazením jediného žetonu
terminal-way-dragon = Drakem
terminal-way-wisp = S kostkou
terminal-way-other = Jinak
terminal-way-with = { $way } ({ $means })
terminal-cost-not-now = Teď není chvíle na dobývání.
terminal-cost-no = Teď ho dobýt nemůžeš. { $reason }
terminal-cost-empty = Teď ho dobýt nemůžeš: v ruce není žádný žeton.
terminal-cost-short = Teď ho dobýt nemůžeš: potřebuješ { $cost ->
        [one] { $cost } žeton
        [few] { $cost } žetony
        [many] { $cost } žetonu
       *[other] { $cost } žetonů
    }, víc, než dokážeš nasadit.
terminal-source-region = samo území
terminal-source-tokens = žetony, které tam stojí
terminal-source-die = kostka
terminal-source-minimum = vždy se platí aspoň jeden žeton
terminal-income-title = Co by vynesl tah ukončený teď
terminal-income-regions = obsazená území
terminal-income-total = Celkem
terminal-income-none = Nevynesl by žádné mince.
terminal-income-scored = Mince za tento tah už máš.
terminal-undecided = Tah tu nelze jen tak ukončit: nejdřív se musí rozhodnout něco jiného.
terminal-income-decline = Vstup do úpadku by teď vynesl { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.
terminal-log-title = Co se stalo
terminal-log-empty = Zatím se nic nestalo.
terminal-log-more = „l all“ ukáže všechno.
terminal-record-saved = Záznam hry je v souboru { $file }.
terminal-record-exists = Soubor { $file } už existuje; nic se neuložilo. Napiš „r NÁZEV“ s jiným názvem.
terminal-record-failed = Soubor { $file } se nepodařilo uložit: { $why }.
terminal-undone = Vráceno zpět: { $move }.
terminal-undo-start = Není co vrátit: od tahů ostatních se nic neudělalo.
terminal-undo-chance = To nelze vrátit: padla kostka nebo se odhalilo něco nového.
terminal-suggestion = Bot by zahrál: { $move } (číslo { $number }).
terminal-suggestion-text = Bot by zahrál: { $move }.
terminal-stopping = Tah ukončí: { $moves }.
terminal-stop-hint = „stop“ udělá, co ještě zbývá, a ukončí tah: { $coins }.
terminal-turn-over = Rozhodnuto. Enter – dál, u – vrátit poslední tah.
terminal-turn-over-again = Tady funguje jen Enter (dál) a u (vrátit poslední tah).
terminal-quit-ask = Odejít ze hry? a – odejít, u – uložit záznam a odejít, n – hrát dál:
terminal-answer-yes = a
terminal-answer-save = u
terminal-left = Hra přerušena. Nic se neuložilo.
terminal-left-saved = Hra přerušena.
terminal-input-ended = Vstup skončil, a hra tedy končí také. Nic se neuložilo.

## What could not be done

terminal-error-number = Číslo { $number } v seznamu není. Napiš některé z něj.
terminal-error-amount = K číslu { $number } patří množství od 1 do { $most }.
terminal-error-unknown = „{ $text }“ není tah ani příkaz. h ukáže, co lze psát.
terminal-error-refused = To nejde: { $reason }
terminal-error-region = Území { $region } na této mapě není.
terminal-error-which = Napiš, které území, například: { $example }
terminal-error-no-tokens = Teď nejsou žádné žetony k rozmístění.
terminal-error-not-there = Žetony z ruky nemohou na území { $region }.
terminal-error-no-rules = „w“ uvede pravidla, z nichž plyne cena, zisk nebo odmítnutí: nejdřív se na něco zeptej.

## Help

terminal-hint = u zpět · b deska · c R cena · i mince · s rada · h všechny příkazy · q konec
terminal-help-title = Co lze psát
terminal-help-number = tah s tímto číslem; 0 je „hotovo“
terminal-help-amount = tah číslo 3 v množství 2 (rozmisťování žetonů)
terminal-help-move = tah slovy, jako v záznamu
terminal-help-enter = ukázat obrazovku znovu
terminal-help-u = vrátit poslední tah, až po hod kostkou nebo novou kombinaci
terminal-help-b = celá deska; „b les“ jen řádky s tímto slovem
terminal-help-o = nabídka se všemi schopnostmi
terminal-help-c = kolik stojí území 12 a proč, nebo proč ho nelze dobýt
terminal-help-i = co by vynesl tah ukončený teď
terminal-help-w = pravidla, z nichž plyne poslední odpověď
terminal-help-a = co umějí rasy a schopnosti ve hře
terminal-help-l = co se stalo; „l all“ všechno
terminal-help-s = co by zahrál bot
terminal-help-even = přeskupení: rozdělit žetony z ruky rovnoměrně
terminal-help-all = přeskupení: všechny žetony z ruky na území 12
terminal-help-stop = ukončit tah tak, jak je; co se rozmístit musí, rozmístí se samo
terminal-help-r = uložit záznam, do souboru NÁZEV, je-li uveden
terminal-help-q = odejít ze hry

## The end

terminal-end-title = Konec hry
terminal-end-winner = { $count ->
        [one] Vítěz: { $names }
       *[other] Společné vítězství: { $names }
    }
terminal-end-save = Uložit záznam hry? a – ano, n – ne:
terminal-bot-failed = { $name } selhal ({ $reason }); místo něj se hraje první dovolený tah
