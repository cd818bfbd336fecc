# Made by tools/make_locale.py from glossary.json: change the glossary, not this file.

# The name of a power and its race together, both in the form of their .combo attribute.
combo = { $power } { $race }

## Races

race-amazons = Amazonki
    .ability = Masz 4 żetony więcej, ale tylko do ataku: po przegrupowaniu odkładasz 4 (zostaw po 1 w regionie), w następnej turze wracają.
    .combo = Amazonki
    .agreement = nonvirile
race-dwarves = Krasnoludy
    .ability = +1 moneta za każdą zajętą Kopalnię – premia działa też po ogłoszeniu Wymarcia.
    .combo = Krasnoludy
    .agreement = nonvirile
race-elves = Elfy
    .ability = Tracąc region, nie odrzucasz żetonu: wszystkie Elfy stamtąd wracają na rękę i rozstawiasz je pod koniec tury napastnika.
    .combo = Elfy
    .agreement = nonvirile
race-ghouls = Ghule
    .ability = Jako Wymierające zostają na mapie w komplecie i nadal podbijają – na początku Twojej tury, przed Aktywną Rasą.
    .combo = Ghule
    .agreement = nonvirile
race-giants = Olbrzymy
    .ability = { $board ->
            [underground] Podbój regionu obok Czarnej Góry, którą trzymają, kosztuje o 1 żeton mniej (minimum 1).
           *[base] Podbój regionu obok Góry, którą trzymają, kosztuje o 1 żeton mniej (minimum 1).
        }
    .combo = Olbrzymy
    .agreement = nonvirile
race-halflings = Niziołki
    .ability = Startują w dowolnym regionie. W 2 pierwszych zdobytych kładziesz Norkę – są nietykalne, póki ich nie porzucisz lub nie ogłosisz Wymarcia.
    .combo = Niziołki
    .agreement = nonvirile
race-humans = Ludzie
    .ability = +1 moneta za każde zajęte Pola na koniec Twojej tury.
    .combo = Ludzie
    .agreement = virile
race-orcs = Orkowie
    .ability = +1 moneta za każdy niepusty region zdobyty w tej turze.
    .combo = Orkowie
    .agreement = virile
race-ratmen = Szczuroludzie
    .ability = Bez umiejętności – nadrabiają liczbą żetonów.
    .combo = Szczuroludzie
    .agreement = virile
race-skeletons = Szkielety
    .ability = Przy przegrupowaniu: 1 nowy żeton z zasobnika za każdą parę niepustych regionów zdobytych w tej turze.
    .combo = Szkielety
    .agreement = nonvirile
race-sorcerers = Czarnoksiężnicy
    .ability = Raz na turę u każdego rywala: samotny aktywny żeton w sąsiednim regionie zamień na Czarnoksiężnika z zasobnika i przejmij region.
    .combo = Czarnoksiężnicy
    .agreement = virile
race-tritons = Trytony
    .ability = { $board ->
            [underground] Regiony nad Rzeką zdobywają o 1 żeton taniej (minimum 1). Samej Rzeki to nie dotyczy.
           *[base] Regiony nad Morzem lub Jeziorem zdobywają o 1 żeton taniej (minimum 1).
        }
    .combo = Trytony
    .agreement = nonvirile
race-trolls = Trolle
    .ability = Każdy ich region ma Legowisko: +1 do obrony, także po Wymarciu. Znika, gdy porzucisz region lub ktoś go zdobędzie.
    .combo = Trolle
    .agreement = nonvirile
race-wizards = Czarodzieje
    .ability = { $board ->
            [underground] +1 moneta za każde zajęte Mistyczne Kryształy na koniec Twojej tury.
           *[base] +1 moneta za każdy zajęty Magiczny symbol na koniec Twojej tury.
        }
    .combo = Czarodzieje
    .agreement = virile
race-cultists = Kultyści
    .ability = Wielki Przedwieczny trafia do 1. zdobytego regionu: jest nietykalny, a sąsiednie kosztują o 1 mniej. Możesz go przenieść na początku tury.
    .combo = Kultyści
    .agreement = virile
race-drow = Drowy
    .ability = { $board ->
            [base] +1 moneta za każdy ich region, który nie graniczy z inną Rasą (także Twoją), Zaginionym Plemieniem ani Bestiami.
           *[underground] +1 moneta za każdy ich region, który nie graniczy z inną Rasą (także Twoją) ani z Bestiami.
        }
    .combo = Drowy
    .agreement = nonvirile
race-flames = Płomyczki
    .ability = { $flames_entry ->
            [volcano] Ustaw Wulkan na oznaczonej Przepaści. Regiony przy nim lub połączone z nim Płomyczkami zdobywasz za cenę pustych. Na planszę wchodzisz przy Wulkanie.
           *[edge] Ustaw Wulkan na oznaczonej Przepaści. Regiony przy nim lub połączone z nim Płomyczkami zdobywasz za cenę pustych. Na planszę wchodzisz jak zwykle od krawędzi.
        }
    .combo = Płomyczki
    .agreement = nonvirile
race-gnomes = Gnomy
    .ability = Rywale w swoich turach nie zdobędą ich regionów przy pomocy Zdolności, umiejętności rasowych, Miejsc, Relikwii ani Balroga.
    .combo = Gnomy
    .agreement = nonvirile
race-iron-dwarves = Żelazne Krasnoludy
    .ability = Przy przegrupowaniu weź Srebrny Młot za każdą Kopalnię. Młoty liczą się jak żetony w Podboju, ale nie bronią; po Wymarciu przepadają.
    .combo = Żelazne Krasnoludy
    .agreement = nonvirile
race-kraken = Krakenki
    .ability = { $board ->
            [base] Póki są Aktywne, zdobywają Morza i Jeziora jak puste regiony. Zostają na nich i przynoszą za nie monety – także po Wymarciu.
           *[underground] Mogą zostać na Rzece po zakończeniu tury i przynoszą za nią monety – także po Wymarciu.
        }
    .combo = Krakenki
    .agreement = nonvirile
race-liches = Licze
    .ability = Po Wymarciu: kto zdobywa ich region, płaci Ci 1 monetę. Gracz bez monet nie może ich podbijać.
    .combo = Licze
    .agreement = nonvirile
race-lizardmen = Jaszczury
    .ability = { $board ->
            [base] Przechodzą przez Morza i Jeziora, puste lub zajęte, bez zostawiania żetonu. Nie mogą ich zdobywać.
           *[underground] Przechodzą przez Rzekę, pustą lub zajętą, bez Podboju i bez zostawiania żetonu. Zdobytą Rzekę i tak muszą opuścić.
        }
    .combo = Jaszczury
    .agreement = nonvirile
race-mudmen = Błotniaki
    .ability = { $board ->
            [base] Przy przegrupowaniu weź z zasobnika 1 nowy żeton za każde zajęte Bagna.
           *[underground] Przy przegrupowaniu weź z zasobnika 1 nowy żeton za każde zajęte Błotne Stawy.
        }
    .combo = Błotniaki
    .agreement = nonvirile
race-mummies = Mumie
    .ability = Liczne, lecz niezdarne: każdy Podbój kosztuje o 1 żeton więcej.
    .combo = Mumie
    .agreement = nonvirile
race-ogres = Ogry
    .ability = Dowolny region zdobywają o 1 żeton taniej (minimum 1).
    .combo = Ogry
    .agreement = nonvirile
race-shadow-mimes = Mimowie Cienia
    .ability = Wybierając ich, możesz od razu wymienić ich Zdolność na jedną z 5 pozostałych w ofercie. Monety zostają na miejscu.
    .combo = Mimowie Cienia
    .agreement = virile
race-shrooms = Grzybki
    .ability = { $board ->
            [base] +1 moneta za każdy zajęty Las na koniec tury.
           *[underground] +1 moneta za każdy zajęty Grzybowy Las na koniec tury.
        }
    .combo = Grzybki
    .agreement = nonvirile
race-spiderines = Pajęczątki
    .ability = Wszystkie regiony przy Przepaściach sąsiadują z ich regionami; w dowolnym z nich mogą zacząć Pierwszy Podbój.
    .combo = Pajęczątki
    .agreement = nonvirile
race-will-o-wisps = Świetliki
    .ability = { $board ->
            [base] Wskaż region z Magicznym symbolem lub obok takiego, który masz, i rzuć kością do pomocy. Jeśli żetonów starczy, musisz go podbić; jeśli nie – koniec Podbojów.
           *[underground] Wskaż Mistyczne Kryształy lub region obok tych, które masz, i rzuć kością do pomocy. Jeśli żetonów starczy, musisz go podbić; jeśli nie – koniec Podbojów.
        }
    .combo = Świetliki
    .agreement = nonvirile

## Special powers

power-alchemist = Alchemicy
    .ability = +2 monety co turę, dopóki Rasa jest Aktywna.
    .combo = Alchemicy
power-berserk = Oszalałe
    .ability = Rzuć kością Posiłków przed każdym Podbojem, potem wybierz cel i odejmij wynik od kosztu (minimum 1). Gdy nie starczy – koniec Podbojów.
    .combo = { $agreement ->
            [virile] Oszalali
           *[nonvirile] Oszalałe
        }
power-bivouacking = Obozujące
    .ability = Przy przegrupowaniu rozstaw 5 Obozowisk: każde +1 do obrony, mogą stać razem, chronią przed Czarnoksiężnikami. Po Wymarciu znikają.
    .combo = { $agreement ->
            [virile] Obozujący
           *[nonvirile] Obozujące
        }
power-commando = Waleczne
    .ability = Każdy region zdobywasz o 1 żeton taniej (minimum 1).
    .combo = { $agreement ->
            [virile] Waleczni
           *[nonvirile] Waleczne
        }
power-diplomat = Dyplomatyczne
    .ability = Na koniec tury wskaż rywala, którego Aktywna Rasa nie była w tej turze Twoim celem: do Twojej kolejnej tury nie zaatakuje on Twojej Aktywnej Rasy.
    .combo = { $agreement ->
            [virile] Dyplomatyczni
           *[nonvirile] Dyplomatyczne
        }
power-dragon-master = Władcy smoków
    .ability = Raz na turę zdobądź region 1 żetonem mimo dowolnej obrony. Smok czyni go nietykalnym, póki nie odleci lub nie ogłosisz Wymarcia.
    .combo = Władcy smoków
power-flying = Latające
    .ability = { $board ->
            [underground] Podbijasz gdziekolwiek na mapie, bez sąsiadowania – byle nie Rzekę.
           *[base] Podbijasz gdziekolwiek na mapie, bez sąsiadowania – byle nie Morza i Jeziora.
        }
    .combo = { $agreement ->
            [virile] Latający
           *[nonvirile] Latające
        }
power-forest = Leśne
    .ability = { $board ->
            [underground] +1 moneta za każdy zajęty Grzybowy Las na koniec tury.
           *[base] +1 moneta za każdy zajęty Las na koniec tury.
        }
    .combo = { $agreement ->
            [virile] Leśni
           *[nonvirile] Leśne
        }
power-fortified = Warowne
    .ability = Raz na turę postaw Twierdzę (1 w regionie, 6 łącznie): +1 do obrony, także po Wymarciu, oraz +1 moneta, póki Rasa jest Aktywna.
    .combo = { $agreement ->
            [virile] Warowni
           *[nonvirile] Warowne
        }
power-heroic = Bohaterskie
    .ability = Na koniec tury ustaw 2 Bohaterów w różnych swoich regionach – są nietykalne. Po Wymarciu Bohaterowie odchodzą.
    .combo = { $agreement ->
            [virile] Bohaterscy
           *[nonvirile] Bohaterskie
        }
power-hill = Wzgórzyste
    .ability = +1 moneta za każde zajęte Wzgórza na koniec tury.
    .combo = { $agreement ->
            [virile] Wzgórzyści
           *[nonvirile] Wzgórzyste
        }
power-merchant = Handlujące
    .ability = Każdy region tej Rasy daje na koniec tury o 1 monetę więcej.
    .combo = { $agreement ->
            [virile] Handlujący
           *[nonvirile] Handlujące
        }
power-mounted = Konne
    .ability = Wzgórza i Pola zdobywasz o 1 żeton taniej (minimum 1).
    .combo = { $agreement ->
            [virile] Konni
           *[nonvirile] Konne
        }
power-pillaging = Plądrujące
    .ability = Każdy niepusty region zdobyty w tej turze to +1 moneta.
    .combo = { $agreement ->
            [virile] Plądrujący
           *[nonvirile] Plądrujące
        }
power-seafaring = Żeglujące
    .ability = { $board ->
            [underground] Możesz zostać na Rzece po zakończeniu tury i dostawać za nią monety – także po Wymarciu.
           *[base] Póki Rasa jest Aktywna, zdobywasz Morza i Jeziora jak puste regiony. Zostają Twoje i płacą także po Wymarciu.
        }
    .combo = { $agreement ->
            [virile] Żeglujący
           *[nonvirile] Żeglujące
        }
power-spirit = Uduchowione
    .ability = Po Wymarciu nie wlicza się w limit jednej Rasy Wymierającej i schodzi z mapy tylko wskutek Podbojów.
    .combo = { $agreement ->
            [virile] Uduchowieni
           *[nonvirile] Uduchowione
        }
power-stout = Niezłomne
    .ability = Wymarcie możesz ogłosić na koniec zwykłej tury, tuż po zebraniu monet.
    .combo = { $agreement ->
            [virile] Niezłomni
           *[nonvirile] Niezłomne
        }
power-swamp = Bagienne
    .ability = { $board ->
            [underground] +1 moneta za każde zajęte Błotne Stawy na koniec tury.
           *[base] +1 moneta za każde zajęte Bagna na koniec tury.
        }
    .combo = { $agreement ->
            [virile] Bagienni
           *[nonvirile] Bagienne
        }
power-underworld = Podziemne
    .ability = Regiony z Jaskinią zdobywasz o 1 żeton taniej (minimum 1), a wszystkie Jaskinie sąsiadują ze sobą.
    .combo = { $agreement ->
            [virile] Podziemni
           *[nonvirile] Podziemne
        }
power-wealthy = Zamożne
    .ability = Jednorazowe +7 monet na koniec pierwszej tury tej Rasy.
    .combo = { $agreement ->
            [virile] Zamożni
           *[nonvirile] Zamożne
        }
power-adventurous = Awanturnicze
    .ability = +1 moneta za każde zajęte Popularne Miejsce na koniec tury.
    .combo = { $agreement ->
            [virile] Awanturniczy
           *[nonvirile] Awanturnicze
        }
power-fisher = Rybackie
    .ability = { $board ->
            [base] +1 moneta za każde 2 zajęte regiony nad Morzem lub Jeziorem na koniec tury. Same Morza i Jeziora się nie liczą.
           *[underground] +1 moneta za każde 2 zajęte regiony nad Rzeką na koniec tury. Sama Rzeka się nie liczy.
        }
    .combo = { $agreement ->
            [virile] Rybaccy
           *[nonvirile] Rybackie
        }
power-flocking = Stadne
    .ability = +2 monety, jeśli na koniec tury wszystkie Twoje regiony łączą się w jedną grupę.
    .combo = { $agreement ->
            [virile] Stadni
           *[nonvirile] Stadne
        }
power-frightened = Strachliwe
    .ability = +1 moneta za każdy region, w którym na koniec tury masz co najmniej 3 aktywne żetony.
    .combo = { $agreement ->
            [virile] Strachliwi
           *[nonvirile] Strachliwe
        }
power-immortal = Nieśmiertelne
    .ability = Gdy ktoś zdobędzie Twój region, nie tracisz żetonu – wszystkie wracają na rękę.
    .combo = { $agreement ->
            [virile] Nieśmiertelni
           *[nonvirile] Nieśmiertelne
        }
power-magic = Magiczne
    .ability = Co turę Torba-Wielu-Rzeczy działa jak wybrana Relikwia będąca w grze. Nie można jej ukraść; gdy opuścisz region, wraca na rękę.
    .combo = { $agreement ->
            [virile] Magiczni
           *[nonvirile] Magiczne
        }
power-martyr = Męczennicze
    .ability = Ilekroć rywal zdobywa Twój region, dostajesz 1 monetę z banku.
    .combo = { $agreement ->
            [virile] Męczenniczy
           *[nonvirile] Męczennicze
        }
power-mining = Górnicze
    .ability = +1 moneta za każdą zajętą Kopalnię na koniec tury.
    .combo = { $agreement ->
            [virile] Górniczy
           *[nonvirile] Górnicze
        }
power-muddy = Błotniste
    .ability = { $board ->
            [base] +1 moneta za każde zajęte Bagna na koniec tury, także po Wymarciu.
           *[underground] +1 moneta za każde zajęte Błotne Stawy na koniec tury, także po Wymarciu.
        }
    .combo = { $agreement ->
            [virile] Błotniści
           *[nonvirile] Błotniste
        }
power-mystic = Mistyczne
    .ability = { $board ->
            [base] +1 moneta za każdy zajęty Magiczny symbol na koniec tury.
           *[underground] +1 moneta za każde zajęte Mistyczne Kryształy na koniec tury.
        }
    .combo = { $agreement ->
            [virile] Mistyczni
           *[nonvirile] Mistyczne
        }
power-quarreling = Kłótliwe
    .ability = +1 moneta za każdą osobną grupę, na jaką na koniec tury dzielą się Twoje regiony.
    .combo = { $agreement ->
            [virile] Kłótliwi
           *[nonvirile] Kłótliwe
        }
power-reborn = Odradzające się
    .ability = Po Wymarciu: na początku tury możesz zwolnić 1–2 jej regiony i w każdym postawić 1 żeton swojej Aktywnej Rasy z zasobnika (z ręki, gdy zasobnik jest pusty).
    .combo = { $agreement ->
            [virile] Odradzający się
           *[nonvirile] Odradzające się
        }
power-royal = Szlacheckie
    .ability = Na koniec tury ustaw Królową w swoim regionie – jest nietykalny. Po Wymarciu dalej go chroni, lecz już się nie rusza.
    .combo = { $agreement ->
            [virile] Szlacheccy
           *[nonvirile] Szlacheckie
        }
power-shield = Tarczowe
    .ability = { $board ->
            [base] Po Podbojach weź Zgrzybiały Pancerz za każdy zajęty Las. Każdy daje +1 do obrony, także po Wymarciu; przepada z regionem.
           *[underground] Po Podbojach weź Zgrzybiały Pancerz za każdy zajęty Grzybowy Las. Każdy daje +1 do obrony, także po Wymarciu; przepada z regionem.
        }
    .combo = { $agreement ->
            [virile] Tarczowi
           *[nonvirile] Tarczowe
        }
power-stone = Kamienne
    .ability = { $board ->
            [base] +1 moneta za każdą zajętą Górę na koniec tury.
           *[underground] +1 moneta za każdą zajętą Czarną Górę na koniec tury.
        }
    .combo = { $agreement ->
            [virile] Kamienni
           *[nonvirile] Kamienne
        }
power-thieving = Złodziejskie
    .ability = Na koniec tury zabierz po 1 monecie każdemu, kto ma aktywny żeton obok Twojego regionu.
    .combo = { $agreement ->
            [virile] Złodziejscy
           *[nonvirile] Złodziejskie
        }
power-tomb = Grobowe
    .ability = Po Wymarciu zostają wszystkie żetony; raz je przegrupuj przed punktowaniem. Atakowane tracą 1 i cofają się jak Aktywna Rasa.
    .combo = { $agreement ->
            [virile] Grobowi
           *[nonvirile] Grobowe
        }
power-vampire = Wampiryczne
    .ability = { $vampire_limit ->
            [per_opponent] Raz na turę u każdego rywala: zastąp jego samotny aktywny żeton swoim z zasobnika (z ręki, gdy zasobnik jest pusty) i przejmij region. Gnomy są odporne.
           *[per_turn] Raz na turę: zastąp samotny aktywny żeton rywala swoim z zasobnika (z ręki, gdy zasobnik jest pusty) i przejmij region. Gnomy są odporne.
        }
    .combo = { $agreement ->
            [virile] Wampiryczni
           *[nonvirile] Wampiryczne
        }
power-vanishing = Znikające
    .ability = Ogłaszając Wymarcie, zdejmij wszystkie żetony tej Rasy i weź po 2 monety zamiast 1 za każdy jej region.
    .combo = { $agreement ->
            [virile] Znikający
           *[nonvirile] Znikające
        }
power-vengeful = Mściwe
    .ability = Kto zaatakuje którąś z Twoich Ras, dostaje znacznik Zemsty: w Twojej następnej turze jego regiony zdobywasz o 1 żeton taniej (minimum 1).
    .combo = { $agreement ->
            [virile] Mściwi
           *[nonvirile] Mściwe
        }
power-wise = Zaradne
    .ability = Po Wymarciu: +2 monety co turę (także w turze ogłoszenia), póki ma na mapie choć 1 region.
    .combo = { $agreement ->
            [virile] Zaradni
           *[nonvirile] Zaradne
        }

## Relics

relic-doormat = Latająca Wycieraczka
    .ability = Raz na turę: zdobądź dowolny region, także niesąsiadujący. Po sukcesie Wycieraczka trafia tam.
relic-ring = Pierścień Frogga
    .ability = Na koniec tury połóż go w swoim regionie i weź 1 monetę od każdego, kto ma aktywny żeton w sąsiednim regionie.
relic-socks = Śmierdzące Skarpety Trolla
    .ability = Raz na turę: zdobądź region za cenę pustego. Wrogie żetony stamtąd uciekają i przegrupowują się na koniec tury.
relic-scepter = Berło Zachłanności
    .ability = Przed punktowaniem połóż je w swoim regionie – daje podwójne monety. Nie działa w Zaginionej Kopalni ani na monety od graczy.
relic-orb = Świecący Graal
    .ability = Raz na turę: zamień samotny żeton rywala na swój dodatkowy i przejmij jego region.
relic-sword = Miecz Króliczego Zabójcy
    .ability = Raz na turę: jeden region zdobywasz o 2 żetony taniej (minimum 1).

## Places

place-altar = Ołtarz Ofiarny
    .ability = Na koniec tury możesz odrzucić 1 żeton swojej Rasy Wymierającej skądkolwiek i wziąć 3 monety. Działa też dla Wymierających.
place-crypt = Krypta Tomb-Raidera
    .ability = Na koniec tury ustaw Ducha w dowolnym regionie poza samą Kryptą – staje się nietykalny. Gdy Kryptę trzyma Rasa Wymierająca, Duch zostaje bez ruchu.
place-diamonds = Diamentowe Pola
    .ability = +1 moneta za ten region i +1 za każdy inny tego samego typu, który zajmuje ta sama Rasa. Działa też po Wymarciu.
place-pipe = Wielka Miedziana Rura
    .ability = Dla posiadacza sąsiadują ze sobą wszystkie regiony o takim terenie, na jakim leży Rura.
place-fountain = Fontanna Młodości
    .ability = Na początku tury dobierasz 1 żeton swojej Rasy, o ile jakiś jest jeszcze w zasobniku.
place-keep = Strażnica Ziemi Ojczystej
    .ability = +1 moneta na koniec tury i +1 do obrony regionu, także po Wymarciu.
place-lost-mine = Krasnoludzka Zaginiona Kopalnia
    .ability = +2 monety na koniec tury, także po Wymarciu. Berło Zachłanności tu nie działa.
place-stonehedge = Kamienny Krąg
    .ability = Po odkryciu dolosuj Zdolność Specjalną: zostaje tu do końca gry i może z niej korzystać posiadacz. Nie daje żetonów.
place-pentacle = Najdziwniejszy Pacyfgram
    .ability = Po odkryciu i potem raz na turę wyślij Balroga obok: zdobywa region (obrońca traci 2 żetony), który jest nietykalny i nie daje monet.

## Markers

marker-tribe = Zaginione Plemię
marker-lair = Legowisko Trolli
marker-fortress = Twierdza
marker-mountain = Góra
marker-camp = Obozowisko
marker-hole = Norka
marker-hero = Bohater
marker-dragon = Smok
marker-round = Znacznik rundy
marker-monster = Bestia
marker-ancient = Wielki Przedwieczny
marker-balrog = Balrog
marker-queen = Królowa
marker-ghost = Duch Tomb-Raidera
marker-volcano = Wulkan
marker-hammer = Srebrny Młot
marker-armor = Zgrzybiały Pancerz
marker-vengeance = Znacznik Zemsty
marker-bag = Torba-Wielu-Rzeczy
marker-black-mountain = Czarna Góra

## Terrains

terrain-farmland = Pola
terrain-forest = Las
terrain-hill = Wzgórza
terrain-swamp = Bagna
terrain-mountain = Góry
terrain-sea = Morze
terrain-lake = Jezioro
terrain-river = Rzeka
terrain-chasm = Przepaść
terrain-black-mountain = Czarne Góry
terrain-mud-pool = Błotne Stawy
terrain-mushroom-forest = Grzybowy Las
terrain-mine = Kopalnia
terrain-mystic-crystal = Mistyczne Kryształy

## Map symbols

symbol-mine = Kopalnia
symbol-magic = Magiczny symbol
symbol-cavern = Jaskinia
symbol-volcano = Symbol wulkanu
symbol-monster = Symbol Bestii
symbol-lost-tribe = Symbol Zaginionych Plemion

## Other terms

concept-game-title = Small World
concept-game-title-underground = Small World Underground
concept-setup = Przygotowanie do gry
concept-goal = Cel gry
concept-rules = Zasady
concept-player-aid = Arkusz pomocy
concept-end-of-game = Koniec gry
concept-player = Gracz
    .count = { $count ->
            [one] { $count } gracz
            [few] { $count } gracze
            [many] { $count } graczy
           *[other] { $count } gracza
        }
concept-opponent = Przeciwnik
concept-active-player = Aktywny gracz
concept-first-player = Pierwszy gracz
concept-winner = Zwycięzca
concept-tie = Remis
concept-tie-break = Rozstrzyganie remisu
concept-round = Runda
    .count = { $count ->
            [one] { $count } runda
            [few] { $count } rundy
            [many] { $count } rund
           *[other] { $count } rundy
        }
concept-turn = Tura
    .count = { $count ->
            [one] { $count } tura
            [few] { $count } tury
            [many] { $count } tur
           *[other] { $count } tury
        }
concept-round-track = Tor rund
concept-coin = Moneta
    .count = { $count ->
            [one] { $count } moneta
            [few] { $count } monety
            [many] { $count } monet
           *[other] { $count } monety
        }
concept-victory-coin = Moneta zwycięstwa
    .count = { $count ->
            [one] { $count } moneta zwycięstwa
            [few] { $count } monety zwycięstwa
            [many] { $count } monet zwycięstwa
           *[other] { $count } monety zwycięstwa
        }
concept-bonus-coin = Dodatkowa moneta
concept-point = Punkt
    .count = { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
            [many] { $count } punktów
           *[other] { $count } punktu
        }
concept-victory-point = Punkt zwycięstwa
concept-scoring = Podliczanie monet zwycięstwa
concept-bank = Bank
concept-cost = Koszt
concept-race = Rasa
    .count = { $count ->
            [one] { $count } rasa
            [few] { $count } rasy
            [many] { $count } ras
           *[other] { $count } rasy
        }
concept-race-ability = Umiejętność rasowa
concept-special-power = Zdolność Specjalna
concept-race-banner = Płytka Rasy
concept-special-power-badge = Płytka Zdolności Specjalnej
concept-combo = Zestaw Rasy i Zdolności Specjalnej
concept-combo-column = Kolumna zestawów
concept-stack = Stos
concept-tray = Zasobnik
concept-hand = Ręka
concept-token = Żeton
    .count = { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
            [many] { $count } żetonów
           *[other] { $count } żetonu
        }
concept-race-token = Żeton Rasy
    .count = { $count ->
            [one] { $count } żeton Rasy
            [few] { $count } żetony Rasy
            [many] { $count } żetonów Rasy
           *[other] { $count } żetonu Rasy
        }
concept-lone-token = Pojedynczy żeton
concept-troops = Jednostki
concept-active-race = Aktywna Rasa
concept-in-decline = Wymierająca
concept-race-in-decline = Wymierająca Rasa
concept-decline = Wymieranie
concept-go-in-decline = Ogłosić Wymarcie
concept-conquest = Podbój
concept-conquer-region = Podbić region
concept-first-conquest = Pierwszy Podbój
concept-following-conquests = Kolejne Podboje
concept-final-conquest-attempt = Ostatni Podbój
concept-expand = Rozszerzanie panowania przez nowe Podboje
concept-reinforcement-die = Kość Posiłków
concept-reinforcement-roll = Rzut kością Posiłków
concept-ready-troops = Przygotowanie jednostek
concept-redeployment = Przegrupowanie jednostek
concept-abandon-region = Porzucenie regionu
concept-enemy-losses = Przegrane przeciwników i wycofywanie się
concept-discard = Odrzucić
concept-defense = Obrona
concept-immune = Nietykalny
concept-region = Region
    .count = { $count ->
            [one] { $count } region
            [few] { $count } regiony
            [many] { $count } regionów
           *[other] { $count } regionu
        }
concept-border-region = Region przy krawędzi planszy
concept-adjacent = Sąsiadujący
concept-occupied-region = Zajęty region
concept-non-empty-region = Niepusty region
concept-empty-region = Pusty region
concept-coastal-region = Nadbrzeżny region
concept-riverside-region = Region przybrzeżny
concept-impassable = Niedostępny
concept-terrain-type = Typ terenu
concept-map-symbol = Symbol na mapie
concept-map = Mapa
concept-board = Plansza
concept-board-edge = Krawędź planszy
concept-ally = Sprzymierzeniec
concept-peace = Pokój
concept-popular-place = Popularne Miejsce
concept-righteous-relic = Pradawna Relikwia
