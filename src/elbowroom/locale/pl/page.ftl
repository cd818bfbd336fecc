# What the page says. The terms of the game itself are in tiles.ftl.

## Names

page-name = Elbowroom
seat-player = Gracz { $number }
seat-player-short = Gr. { $number }
seat-bot = Bot { $number }
region-name = { $terrain }{"\u00A0"}{ $region }
region-bare = Region{"\u00A0"}{ $region }
tag-you = Ty
tag-bot = bot
tag-away = poza stołem
tag-stand-in = zastępuje bot

## Bars and everyday buttons

nav-home = Strona główna
nav-rules = Zasady
nav-about = O grze
nav-learn = Pierwsza gra
nav-workshop = Warsztat
nav-puzzles = Zagadki
nav-settings = Ustawienia
nav-log = Dziennik
nav-log-new = Dziennik: coś się stało od Twojej ostatniej tury
nav-offer = Oferta
nav-players = Gracze
nav-chat = Czat
nav-chat-new = { $count ->
        [one] Czat: { $count } nowa wiadomość
        [few] Czat: { $count } nowe wiadomości
       *[other] Czat: { $count } nowych wiadomości
    }
do-close = Zamknij
do-copy = Kopiuj
do-copied = Skopiowano
do-retry = Spróbuj ponownie
do-reload = Odśwież
do-home = Na stronę główną
round-track = Runda
round-of = Runda { $round } z { $rounds }
loading = Rozkładam mapę…

## What to do now

say-pick = Wybierz Rasę z jej Zdolnością
say-swap = Wymień Zdolność albo ją zachowaj
say-volcano = Dotknij Przepaści, w której wyrośnie Wulkan
say-mode = Podbijasz dalej czy ogłaszasz Wymarcie?
say-conquest = Podbijaj: dotknij jasnego regionu
say-conquest-die = Ostatni Podbój z kością?
say-conquest-none = Nic więcej nie da się zdobyć
say-roll-first = Najpierw rzuć kością, potem wybierz
say-late = Najpierw podbija Rasa po Wymarciu: { $race }
say-die-lies = Na kości { $face }: wybierz region
say-balrog = Dotknij regionu, do którego idzie Balrog
say-redeploy = Rozstaw { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }: dotykaj swoich regionów
say-retreat = Rozstaw { $count ->
        [one] { $count } ocalały żeton
        [few] { $count } ocalałe żetony
        [many] { $count } ocalałych żetonów
       *[other] { $count } ocalałego żetonu
    }: dotykaj swoich regionów
say-camp = Rozstaw { $count ->
        [one] { $count } Obozowisko
        [few] { $count } Obozowiska
        [many] { $count } Obozowisk
       *[other] { $count } Obozowiska
    }
say-armor = Połóż { $count ->
        [one] { $count } Zgrzybiały Pancerz
        [few] { $count } Zgrzybiałe Pancerze
        [many] { $count } Zgrzybiałych Pancerzy
       *[other] { $count } Zgrzybiałego Pancerza
    }
say-redeploy-ready = Wszystko stoi: zakończ turę
say-retreat-ready = Wszystko stoi
say-end = Monety za turę zebrane
say-other = Wybierz jeden z ruchów
say-over = { $count ->
        [one] Wygrywa { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
wait-pick = { $player } wybiera Rasę
wait-mode = { $player } zaczyna turę
wait-conquest = { $player } podbija
wait-redeploy = { $player } rozstawia żetony
wait-retreat = { $player } rozstawia ocalałe żetony
wait-other = { $player } podejmuje decyzję
fact-turn-of = Tura gracza { $player }
fact-pick = Pierwszy zestaw jest za darmo, każdy następny kosztuje o monetę więcej.
fact-swap = Dotknij zestawu w ofercie, aby wziąć jego Zdolność; monety zostają na miejscu.
fact-mode = { $race }: do Podboju { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
fact-hand = { $race }: na ręce { $count }
fact-taken = w tej turze { $count ->
        [one] zdobyty { $count } region
        [few] zdobyte { $count } regiony
        [many] zdobytych { $count } regionów
       *[other] zdobyte { $count } regionu
    }
fact-roll-first = O tyle, ile wypadnie, tańszy będzie region, który potem wybierzesz.
fact-die-lies = O tyle tańszy jest ten jeden region.
fact-redeploy = W każdym regionie zostaje jeden żeton, resztę stawiasz, gdzie chcesz.
fact-retreat = Wracają z utraconego regionu: rozstaw je w regionach, które ta Rasa jeszcze ma.
fact-ready = Dotknij regionu, aby coś zmienić, albo zakończ turę.
fact-withdraw = Trzeba odłożyć cztery żetony, a wolnych jest za mało.
fact-end = Możesz jeszcze skorzystać z tego, co tu widać.
news-title = Od Twojej ostatniej tury

## Buttons of a turn

act-pick = Weź: { $combo }
act-pick-sub = { $price ->
        [0] za darmo
        [one] za { $price } monetę
        [few] za { $price } monety
        [many] za { $price } monet
       *[other] za { $price } monety
    } · { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }
act-keep = Zachowaj: { $power }
act-swap = Wymień na: { $power }
act-expand = Podbijaj dalej
act-expand-sub = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    } na rękę
act-decline = Ogłoś Wymarcie
act-decline-sub = w następnej turze nowa Rasa
act-decline-with = Wymarcie: { $means }
act-stop = Przegrupuj
act-stop-sub = kończąc teraz: { $coins ->
        [one] +{ $coins } moneta
        [few] +{ $coins } monety
        [many] +{ $coins } monet
       *[other] +{ $coins } monety
    }
act-late-done = Pora na Aktywną Rasę
act-conquer = Zdobądź
act-conquer-sub = za { $cost } z { $hand } na ręce
act-do = Zrób to
act-roll = Rzuć kością
act-roll-sub = musi wypaść co najmniej { $need }
act-even = Rozłóż po równo
act-even-sub = do rozstawienia: { $count }
act-border = Na granicę
act-before = Jak przedtem
act-restart = Od nowa
act-end-turn = Zakończ turę
act-end-turn-sub = { $coins ->
        [one] +{ $coins } moneta
        [few] +{ $coins } monety
        [many] +{ $coins } monet
       *[other] +{ $coins } monety
    }
act-done = Gotowe
act-undo = Cofnij
act-faster = Szybsze boty
act-final = Wyniki
ask-decline = { $race }: po Wymarciu ta Rasa już nie podbija, a Twoja tura się kończy.
ask-decline-scores = Ta tura przyniesie { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
ask-stop = Na ręce: { $count }. Możesz jeszcze zdobyć { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
        [many] { $regions } regionów
       *[other] { $regions } regionu
    }. To kończy Twoją turę.
ask-undealt = Do rozstawienia zostało: { $count }. Reszta zostanie rozstawiona za Ciebie, po równo.
ask-piece = Nie wszystko jest jeszcze rozstawione: reszta zostanie rozstawiona za Ciebie.
ask-no = Gram dalej

## Abilities

ability-abandon = Porzuć region
ability-abandon-text = Przed pierwszym Podbojem możesz oddać region: wszystkie jego żetony wracają na rękę.
ability-decline = Wymarcie teraz
ability-decline-text = Ogłoś Wymarcie tuż po zebraniu monet.
ability-dragon = Smok
ability-wisp = Kość Świetlików
ability-convert = Zamień żeton
ability-camp = Obozowiska
ability-armor = Zgrzybiałe Pancerze
ability-fortress = Twierdza
ability-hero = Bohater
ability-queen = Królowa
ability-ghost = Duch
ability-ancient = Wielki Przedwieczny
ability-reborn = Odrodzenie
ability-volcano = Wulkan
ability-withdraw = Oddaj region
ability-balrog = Balrog
ability-altar = Ofiara
ability-ring = Pierścień Frogga
ability-scepter = Berło
ability-bag = Torba działa jak …
ability-ally = Wskaż sprzymierzeńca
ability-roll = Rzuć kością
ability-conquer = Zdobądź
ability-place = Rozstaw żetony
ability-with = { $ability } ({ $means })
tool-abandon = Dotknij regionu, który porzucasz
tool-dragon = Dotknij regionu, który zdobędzie Smok
tool-wisp = Dotknij regionu, o który rzucasz
tool-convert = Dotknij samotnego żetonu, który zamieniasz
tool-camp = Dotykaj regionów, w których staną Obozowiska
tool-armor = Dotykaj regionów, w których położysz Pancerze
tool-fortress = Dotknij regionu, w którym stanie Twierdza
tool-hero = Dotknij regionu, którego strzeże Bohater
tool-queen = Dotknij regionu, którego strzeże Królowa
tool-ghost = Dotknij regionu, którego strzeże Duch
tool-ancient = Dotknij regionu dla Wielkiego Przedwiecznego
tool-reborn = Dotknij regionu, w którym się odrodzisz
tool-volcano = Dotknij Przepaści, w której wyrośnie Wulkan
tool-withdraw = Dotknij regionu, który oddajesz
tool-balrog = Dotknij regionu, do którego idzie Balrog
tool-altar = Dotknij Wymierającego żetonu na ofiarę
tool-ring = Dotknij regionu dla Pierścienia
tool-scepter = Dotknij regionu, który da podwójnie
tool-conquer = Dotknij jasnego regionu
tool-roll = Dotknij regionu, o który rzucasz
tool-place = Dotykaj swoich regionów
tool-relic = Relikwia w użyciu: dotknij jasnego regionu
tool-other = Dotknij jasnego regionu

## The cost of a region

cost-title = Koszt
cost-region = Każdy region
cost-tokens = { $race } ×{ $count }
cost-monsters = Bestie ×{ $count }
cost-die = Kość
cost-minimum = Co najmniej jeden żeton
cost-note-left = Na ręce zostaje { $left } z { $hand }.
cost-note-free = Nic nie płacisz: na ręce zostaje { $left } z { $hand }.
cost-note-die = Tylko z kością: musi wypaść co najmniej { $need } ({ $chance }%).
cost-note-sure = Kość może tylko pomóc: na ręce zostaje { $left } z { $hand } albo więcej.
cost-loss = { $race }: { $lost ->
        [0] żaden żeton nie przepada
        [one] { $lost } przepada
        [few] { $lost } przepadają
        [many] { $lost } przepada
       *[other] { $lost } przepada
    }{ $back ->
        [0] {""}
        [one] , { $back } się wycofuje
        [few] , { $back } się wycofują
        [many] , { $back } się wycofuje
       *[other] , { $back } się wycofuje
    }.
cost-coins-gain = Od razu dostajesz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
cost-coins-pay = Od razu płacisz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
cost-coins-other-gain = { $player } od razu dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
cost-coins-other-pay = { $player } od razu płaci { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
cost-not-kept = Nie zatrzymasz go: przy przegrupowaniu zostaje opuszczony.
label-tokens = { $race } ×{ $count }, { $player }
label-declined = { $race } ×{ $count }, { $player }, po Wymarciu
label-advised = Rada: { $label }
label-take = koszt { $cost }
label-die = koszt { $cost }, tylko z kością: co najmniej { $need }
label-choice = można wybrać
card-declined = { $race }, po Wymarciu
why-relic = Ta Relikwia tu nie pomoże.
why-tool = Nie za pomocą tej zdolności.
rule-show = Reguła

## Hints

hint-ask = Podpowiedź
hint-title = Rady bota
hint-before = Poprzedni plan
hint-next = Następny plan
hint-thinking = Zastanawia się…
hint-none = Żaden plan się nie wyróżnia. Zaufaj własnym oczom.
hint-use = Ułóż tak
hint-choose = Zaznacz
hint-redeploy = Rozstaw je tak
hint-stop = Na tym poprzestań
hint-take = Podbij: { $region }
hint-roll = Rzuć kością: { $region }
hint-step-die = { $region } z kością
hint-step-with = { $region } ({ $means })
hint-step-ability = { $ability }: { $region }
hint-net = { $coins } (po zapłaceniu { $price })
hint-facts = W tej turze { $coins }, odtąd do końca { $expected ->
        [one] około { $expected } monety.
       *[other] około { $expected } monet.
    }
hint-ahead = { $coins ->
        [one] Na końcu około { $coins } monety przewagi nad innymi.
       *[other] Na końcu około { $coins } monet przewagi nad innymi.
    }
hint-behind = { $coins ->
        [one] Na końcu około { $coins } monety straty do innych.
       *[other] Na końcu około { $coins } monet straty do innych.
    }
hint-level = Na końcu mniej więcej równo z innymi.
hint-chance = Szansa na wygraną: około { $percent }%.
hint-more-pick = { $coins ->
        [one] O { $coins } monetę więcej niż najlepszy inny wybór.
        [few] O { $coins } monety więcej niż najlepszy inny wybór.
       *[other] O { $coins } monet więcej niż najlepszy inny wybór.
    }
hint-more-expand = { $coins ->
        [one] O { $coins } monetę więcej niż Wymarcie teraz.
        [few] O { $coins } monety więcej niż Wymarcie teraz.
       *[other] O { $coins } monet więcej niż Wymarcie teraz.
    }
hint-more-decline = { $coins ->
        [one] O { $coins } monetę więcej niż dalsze podboje.
        [few] O { $coins } monety więcej niż dalsze podboje.
       *[other] O { $coins } monet więcej niż dalsze podboje.
    }
hint-fewer = Coś innego dałoby Ci więcej, ale rywalom jeszcze więcej.

## Around the board

board-name = Mapa
board-numbers = Numery regionów
board-zoom-in = Powiększ
board-zoom-fit = Pokaż całą mapę
board-fewer = O jeden mniej
board-more = O jeden więcej
offer-title = Oferta
offer-free = za darmo
offer-price = { $price ->
        [one] kosztuje { $price } monetę
        [few] kosztuje { $price } monety
        [many] kosztuje { $price } monet
       *[other] kosztuje { $price } monety
    }
offer-coins = { $coins ->
        [one] leży na nim { $coins } moneta
        [few] leżą na nim { $coins } monety
        [many] leży na nim { $coins } monet
       *[other] leży na nim { $coins } monety
    }
offer-tokens = { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }
player-hand = na ręce
player-map = na mapie
player-regions = { $count ->
        [one] region
        [few] regiony
       *[other] regionów
    }
player-coins = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
player-coins-hidden = monety są ukryte
player-declined = po Wymarciu · { $count ->
        [one] { $count } region
        [few] { $count } regiony
        [many] { $count } regionów
       *[other] { $count } regionu
    }
player-no-race = bez Aktywnej Rasy
player-turn = teraz decyduje
player-realm = Pokaż regiony gracza { $player }
player-tell = Co potrafią Rasy gracza { $player }
stock-camps = Obozowiska
stock-heroes = Bohaterowie
stock-reserve = Odłożone
stock-hammers = Młoty
stock-armors = Zgrzybiałe Pancerze
stock-queen = Królowa
stock-ancient = Wielki Przedwieczny
stock-holes = Norki
stock-wealth = Premia
stock-ally = Sprzymierzeniec
stock-vengeance = Zemsta
income-regions = regiony
income-total = razem
income-title = Gdyby tura skończyła się teraz
die-label = Kość Posiłków
die-last = Na koniec
die-range = +0 do +3
die-rolling = { $player } rzuca o region { $region }
die-rolling-free = { $player } rzuca kością
die-needs = Potrzeba co najmniej { $needed }
die-enough = Wypadło { $face }: to wystarczy
die-short = Wypadło { $face }: atak się nie udaje
die-fell = Wypadło { $face }
announce-your-turn = Twoja kolej.
announce-taken-back = Cofnięto.

## Log and chat

log-title = Dziennik
recap-title = Co się stało
recap-show = Pokaż, co się stało
recap-back = Krok wstecz
recap-on = Krok dalej
recap-end = Wróć do gry
log-show = Pokaż na mapie
log-now = Ta tura
log-earlier = Wcześniej
log-empty = Jeszcze nic się nie wydarzyło.
log-turn = Runda { $round } · { $player }
log-picked = { $player } wybiera: { $combo }{ $paid ->
        [0] {""}
        [one] , płaci { $paid } monetę
        [few] , płaci { $paid } monety
        [many] , płaci { $paid } monet
       *[other] , płaci { $paid } monety
    }{ $gained ->
        [0] {""}
        [one] , zabiera { $gained } monetę
        [few] , zabiera { $gained } monety
        [many] , zabiera { $gained } monet
       *[other] , zabiera { $gained } monety
    }.
log-revealed = Nowość w ofercie: { $list }.
log-swapped = { $player } wymienia Zdolność: { $given } na { $taken }.
log-abandoned = { $player } porzuca region { $region }.
log-rolled = { $player } rzuca o region { $region }: { $face }, potrzeba { $needed }.
log-rolled-failed = { $player } rzuca o region { $region }: { $face }, potrzeba { $needed }. Atak się nie udaje.
log-rolled-free = { $player } rzuca kością: { $face }.
log-conquered = { $player } zdobywa region { $region } ({ $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }).
log-conquered-tribe = { $player } odbiera Zaginionemu Plemieniu region { $region } ({ $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }).
log-conquered-monsters = { $player } odbiera Bestiom region { $region } ({ $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }).
log-conquered-with = { $player } zdobywa region { $region } ({ $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }; pomoc: { $means }).
log-cleared-tribe = Zaginione Plemię zostaje wypędzone z regionu { $region }.
log-cleared-monsters = Bestie zostają wypędzone z regionu { $region }.
log-repelled = Atak na region { $region } się nie udaje.
log-lost = { $player } ({ $race }) traci region { $region }: { $lost ->
        [0] żaden żeton nie przepada
        [one] przepada { $lost } żeton
        [few] przepadają { $lost } żetony
        [many] przepada { $lost } żetonów
       *[other] przepada { $lost } żetonu
    }{ $withdrawn ->
        [0] {""}
        [one] , { $withdrawn } się wycofuje
        [few] , { $withdrawn } się wycofują
        [many] , { $withdrawn } się wycofuje
       *[other] , { $withdrawn } się wycofuje
    }.
log-gained = { $player } ({ $race }) dostaje: { $what }.
log-placed = { $player } rozstawia ({ $race }): { $list }.
log-set-aside = { $player } odkłada: { $race } ×{ $tokens }.
log-piece-placed = { $piece }: teraz w regionie { $region }.
log-piece-taken = { $piece }: już nie w regionie { $region }.
log-discovered = { $player } odkrywa w regionie { $region }: { $find }.
log-allied = { $player } zawiera sojusz do swojej następnej tury: { $ally }.
log-coins-bank = { $player } dostaje z banku: { $coins }.
log-coins-paid = { $player } płaci do banku: { $coins }.
log-coins-player = { $origin } płaci, { $player } dostaje: { $coins }.
log-scored = { $player } zbiera monety: { $coins }.
log-declined = { $player } ogłasza Wymarcie: { $race } ({ $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
        [many] { $regions } regionów
       *[other] { $regions } regionu
    }).
log-vanished = { $race } ({ $player }) znikają z mapy.
log-used = { $player } używa: { $what }.
log-used-at = { $player } używa: { $what } (region { $region }).
log-used-bag = { $player }: Torba działa teraz jak { $detail }.
log-used-stonehedge = { $player } dostaje od Miejsca Zdolność: { $detail }.
log-driver-bot = Teraz za gracza { $player } gra bot.
log-driver-clock = Czas minął: za gracza { $player } gra bot.
log-driver-back = { $player } wraca do gry.
log-over = Koniec gry.
chat-title = Czat
chat-write = Napisz do stołu
chat-send = Wyślij
chat-off = Przy tym stole czat jest wyłączony.
chat-empty = Nikt jeszcze nic nie napisał.

## Start page

home-title = Elbowroom
home-lead = Za dużo ludów, za mało ziemi. Wybierz dziwną Rasę z jeszcze dziwniejszą Zdolnością, weź, ile się da, i wiedz, kiedy odpuścić.
home-play = Graj teraz
home-play-sub = cała gra z dwoma botami
home-friend = Zagraj ze znajomym
home-friend-sub = przez link, z każdego urządzenia
home-learn = Pierwsza gra z przewodnikiem
home-learn-sub = pięć minut, nauka przez grę
home-custom = Ułóż własną grę
home-watch = Popatrz, jak grają boty
home-join = Dołącz przez link
home-join-label = Wklej otrzymany link
home-join-go = Dołącz
home-join-bad = To nie jest link do stołu. Wygląda on tak: „{ $example }”; skopiuj go w całości.
join-elsewhere = Ten link prowadzi do stołu na innym serwerze: { $host }.
join-elsewhere-go = Otwórz pod { $host }
home-games = Moje gry
home-games-none = Tu pojawią się gry rozpoczęte w tej przeglądarce.
home-continue = Graj dalej
home-review = Obejrzyj
home-forget = Usuń z listy
home-forget-seat = Zniknie też link do Twojego miejsca: nie wrócisz już do tej gry.
home-forget-watch = Zniknie też link do oglądania tej gry.
home-forget-over = Gra jest skończona; zapomni o niej tylko ta lista.
home-forget-yes = Usuń
home-forget-no = Zostaw
home-making = Nakrywam do stołu…
home-version = Wersja { $version }

## Setting up a game

new-title = Nowa gra
new-box = Pudełko
new-box-base = Gra podstawowa
new-box-underground = Underground
new-box-both = Oba wymieszane
new-map = Mapa
new-map-auto = { $count ->
        [one] Dla { $count } gracza
       *[other] Dla { $count } graczy
    }
new-own = Własne pudełka
new-own-make = Stwórz własne rasy i zdolności
new-own-twice = Dwa z tych pudełek nazywają się { $name }: odznacz jedno albo zmień mu nazwę w warsztacie.
new-own-how = Jak wchodzi do gry
new-own-whole = całe, jako dodatek
new-own-blank = jako puste płytki: jedna rasa, jedna zdolność
new-own-banner = Na pustej Płytce Rasy
new-own-stand-in = Używa żetonów rasy
new-own-badge = Na pustej Płytce Zdolności
new-own-none = nic
new-seats = Miejsca przy stole
new-seat = Miejsce { $number }
new-seat-kind = Kto tu siedzi
new-kind-here = Ja albo ktoś przy tym ekranie
new-kind-link = Znajomy, przez link
new-kind-bot = Bot
new-seat-name = Imię
new-seat-name-link = Imię (znajomy poda je sam)
new-seat-level = Poziom
new-add-seat = Dodaj miejsce
new-remove-seat = Usuń miejsce { $number }
new-more = Więcej możliwości
new-coins = Monety
new-coins-hidden = ukryte do końca
new-coins-open = jawne dla wszystkich
new-hints = Podpowiedzi
new-hints-on = dozwolone
new-hints-off = nie przy tym stole
new-clock = Zegar
new-clock-none = brak
new-clock-turn = na turę
new-clock-game = na całą grę, dla każdego
new-clock-seconds = Sekundy
new-pace = Tempo botów
new-pace-instant = od razu
new-pace-fast = żwawo
new-pace-normal = spokojnie
new-pace-slow = powoli
new-first = Kto zaczyna
new-first-draw = losowo
new-house-rules = Zasady domowe
new-start = Zacznij grę
new-start-lobby = Otwórz stół
level-random = Losowy
level-greedy = Zachłanny
level-easy = Łatwy
level-normal = Średni
level-hard = Trudny
level-expert = Mistrzowski
variant-own_tokens_defend = Własne Wymierające żetony bronią się przed Tobą
variant-rounds = Rundy (0: tyle, ile mówi mapa)
variant-starting_coins = Monety na początek
variant-offer_size = Zestawy w ofercie
variant-step_price = Monety za pominięcie zestawu
variant-declined_races = Ile ras Wymierających może mieć gracz
variant-tribes = Na mapie są Zaginione Plemiona
variant-open_coins = Wszyscy widzą monety wszystkich
variant-flames_entry = Płomyczki wchodzą od
variant-vampire_limit = Wampiry zamieniają żeton
value-volcano = Wulkanu
value-edge = krawędzi planszy
value-per_turn = raz na turę
value-per_opponent = raz u każdego rywala

## The lobby

lobby-title = Stół nakryty
lobby-lead = Wyślij każdemu znajomemu jego link. Gra zacznie się, gdy wszyscy usiądą.
lobby-lead-guest = Czekamy na pozostałych. Gra zacznie się sama.
lobby-link = Link do miejsca { $number }
lobby-watch = Link dla widzów
lobby-link-lost = Ten link pokazała przeglądarka, w której otwarto stół. Zrób nowy, aby znów go zobaczyć.
lobby-new-link = Nowy link
lobby-local = Ten serwer działa tylko na Twoim komputerze: linki otworzysz w innym oknie tutaj. Dla znajomych gdzie indziej trzeba go uruchomić dla sieci (elbowroom serve --host 0.0.0.0) i otworzyć pod tamtym adresem.
lobby-friend-instead = Oddaj znajomemu
lobby-bot-instead = Niech gra bot
lobby-start = Zaczynamy
lobby-start-missing = Zacznij bez czekania
lobby-missing-note = { $count ->
        [one] Brakuje jeszcze: { $names }. Jeśli zaczniesz teraz, gra zaczeka w kolejce tego gracza, a czas stanie.
       *[other] Brakuje jeszcze: { $names }. Jeśli zaczniesz teraz, gra zaczeka w kolejkach tych graczy, a czas stanie.
    }
lobby-hints = Gracze mogą prosić bota o podpowiedź
lobby-rounds = { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }
agreed-title = Umowa przy tym stole
agreed-blank = { $tile } jako pusta płytka
agreed-map = Mapa: { $map }
agreed-yes = tak
agreed-no = nie
agreed-tiles = Własne płytki w tej grze
agreed-aside = obok mapy
lobby-here = przy stole
lobby-missing = jeszcze nie przy stole
lobby-coming = właśnie wchodzi…
lobby-away = poza stołem
lobby-bot-keeps = gra bot, póki znajomy nie przyjdzie
lobby-name = Twoje imię
invite-share = Udostępnij…
invite-text = Zagraj ze mną w Elbowroom:
invite-qr = Kod QR
invite-qr-hide = Ukryj kod QR
invite-qr-label = Kod QR: { $label }
arrive-title = { $player } zaprasza Cię do gry
arrive-title-plain = Zaproszenie do gry
arrive-lobby = Podaj imię i siadaj. Gra zacznie się, gdy wszyscy usiądą.
arrive-bot = Gra już trwa, a Twoje miejsce trzyma bot. Podaj imię i przejmij je.
arrive-waits = Gra już trwa i czeka na Ciebie. Podaj imię i siadaj.
arrive-sit = Siadam

## At the table

handover-title = Teraz { $player }
handover-lead = Monety są ukryte: reszta odwraca wzrok.
handover-go = To ja, { $player }
conn-connecting = Łączę…
conn-offline = Brak połączenia. Gra jest bezpieczna na serwerze; próbuję dalej…
conn-gone = Ten stół jest zamknięty
conn-outdated = Gra została zaktualizowana
closed-link = Ten link nie pasuje
closed-own = Na moje miejsce
closed-other = Inny link?
conn-other = Oglądasz grę
seat-take = Wracam do gry
stand-title = Gra za Ciebie bot
stand-title-of = Za gracza { $player } gra bot
stand-turn = Czas na tę kolejkę minął. Od następnej znowu grasz samodzielnie.
stand-game = Czas na całą grę minął; bot zagra do końca.
stand-host = Wstawił go gospodarz. Możesz wrócić na swoje miejsce w każdej chwili.
host-title = Ten stół
host-pace = Tempo botów
host-chat = Czat
host-watch-link = Link dla widzów
game-over = Gra skończona
coach-title = Twoja pierwsza gra
coach-leave = Zamknij lekcję
coach-back = Wróć do lekcji
coach-show = Pokaż
coach-place = Rozstaw tak
coach-thinking = Chwileczkę…
coach-goal = Wygrywa, kto po rundzie { $rounds } ma najwięcej monet.
coach-pick = Wybierz Rasę z jej Zdolnością. { $combo }: { $tokens }, { $price ->
        [0] i to za darmo
       *[other] cena { $price }
    }. Dotknij jej.
coach-pick-new = Czas na nową Rasę! { $combo }: { $tokens }. To, co już masz, płaci dalej.
coach-pick-other = { $combo }: też dobrze. Trener wziąłby: { $advised }.
coach-take = Dobry wybór. Weź ją przyciskiem poniżej.
coach-enter = Twoja Rasa wchodzi od krawędzi mapy. Żetony na ręce: { $hand }. { $region }: koszt { $cost }. Dotknij tego regionu.
coach-enter-again = Nowa Rasa też wchodzi od krawędzi: { $region }, koszt { $cost }.
coach-near = Każdy region daje co turę monetę. Teraz sięgasz do sąsiednich: { $region }, koszt { $cost }.
coach-cost = Pusty region kosztuje 2 żetony, a wszystko, co w nim stoi, podnosi cenę. { $region }: koszt { $cost }, ale warto.
coach-enemy = { $region }: stoi tam { $player }. Każdy żeton podnosi cenę, razem { $cost }. Obrońca traci jeden.
coach-more = Dalej: { $region }, koszt { $cost }.
coach-ability = Teraz użyj „{ $ability }”: naciśnij ten przycisk, a potem dotknij regionu: { $region }.
coach-confirm = Potwierdź przyciskiem poniżej.
coach-roll = Teraz rzuć.
coach-die-won = Na kości { $face }: wystarczyło!
coach-die-lost = Na kości { $face }: tym razem za mało.
coach-die = { $region }: za mało żetonów. Ale w ostatnim Podboju tury może pomóc kość, która dodaje od 0 do 3. Dotknij regionu i rzuć.
coach-die-again = Jeszcze jeden z kością: { $region }.
coach-stop = Na tę turę wystarczy: zakończ Podboje.
coach-redeploy = Jeden żeton utrzymuje region, kolejne go bronią. Resztę daj tam, gdzie może przyjść { $player }.
coach-redeploy-again = Resztę postaw tam, gdzie może przyjść { $player }.
coach-redeploy-last = To była Twoja ostatnia tura: wszystko jedno, gdzie stanie reszta.
coach-retreat = { $player } odbiera Ci ziemię. Ocalałe żetony wracają: rozstaw je.
coach-placed = Wszystkie stoją. Dalej przyciskiem poniżej.
coach-end = Zakończ turę: { $coins }, po monecie za region i to, co dodaje Zdolność.
coach-end-again = Zakończ turę: { $coins }.
coach-score = { $coins } dla Ciebie! Teraz gra { $player }; dziennik mówi, co się dzieje.
coach-scored = { $coins } dla Ciebie. Teraz gra { $player }.
coach-wait = Teraz gra { $player }.
coach-again = Nowa tura tą samą Rasą: w każdym regionie zostaje jeden żeton, reszta rusza dalej.
coach-on = Jest jeszcze co zdobywać: podbijaj dalej.
coach-decline = { $race }: sił już niewiele. Ogłoś Wymarcie: ich regiony płacą dalej, a w następnej turze zaczniesz nową Rasą.
coach-decline-gain = To powinno dać przewagę większą o około { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
coach-last = Twoja ostatnia tura: niczego nie oszczędzaj, zdobądź, ile się da.
coach-won = Wygrywasz { $own } do { $other }! To już cała gra. Spróbuj teraz dłuższej.
coach-close = { $own } do { $other }: { $player } wygrywa o włos. To już cała gra; następna może być Twoja.
coach-lost = { $own } do { $other }: tym razem wygrywa { $player }. To już cała gra; spróbuj jeszcze raz.
coach-own = Po swojemu: zobaczmy.
coach-own-good = Po swojemu, i równie dobrze.
coach-own-undo = To może kosztować około { $coins } monet. Cofnij albo graj dalej.
coach-own-worse = To może kosztować około { $coins } monet. Trudno, grajmy dalej.
coach-other = Zrób, o co prosi pasek poniżej.

## The end and looking back

final-winner = { $count ->
        [one] Wygrywa { $names }, monety: { $coins }
       *[other] Wspólne zwycięstwo: { $names }, monety: { $coins }
    }
final-you = { $count ->
        [one] Wygrywasz, monety: { $coins }
       *[other] Dzielisz zwycięstwo, monety: { $coins }
    }
final-place = Miejsce
final-player = Gracz
final-coins = Monety
final-regions = Regiony
final-chart = Monety runda po rundzie
final-chart-round = Po rundzie { $round }
final-sources = Skąd wzięły się monety
final-rematch = Jeszcze raz
final-rematch-join = Do następnej gry
final-replay = Obejrzyj powtórkę
final-review = Analiza
final-board = Pokaż planszę
final-record = Pobierz zapis
source-start = na początku
source-regions = regiony
source-race = Rasy
source-power = Zdolności
source-finds = Relikwie i Miejsca
source-offer = leżące na zestawach
source-paid = zapłacone za zestawy
source-players = od innych graczy
replay-title = Powtórka
replay-slider = Chwila
replay-moment = Ruch { $ply } z { $plies }
replay-start = Początek
replay-first = Do początku
replay-back = Ruch wstecz
replay-on = Ruch naprzód
replay-last = Do końca
replay-play = Odtwórz
replay-pause = Pauza
replay-share = Kopiuj link do tej chwili
replay-play-on = Graj od tego miejsca
replay-play-on-sub = Ty siadasz na jednym miejscu, boty na pozostałych
replay-as = Graj jako
replay-review = Analiza
replay-records = Zapisy gier
review-working = Ekspert przegląda grę, tura po turze…
review-try = Spróbuj

## Puzzles

puzzles-lead = Jedna tura i jeden plan, wyraźnie najlepszy, a łatwo go przeoczyć. Widzisz go?
puzzles-more = Ile tylko chcesz
puzzles-empty = Nie ma tu żadnych zagadek.
puzzles-count = { $count ->
        [0] Takiej zagadki nie ma.
        [one] { $count } zagadka, rozwiązane: { $solved }
        [few] { $count } zagadki, rozwiązane: { $solved }
        [many] { $count } zagadek, rozwiązane: { $solved }
       *[other] { $count } zagadki, rozwiązane: { $solved }
    }
puzzles-left-out = { $count ->
        [one] Pominięto { $count } zagadkę: potrzebna jej Rasa lub Zdolność jest tu wyłączona albo według tych zasad już się nie zgadza.
        [few] Pominięto { $count } zagadki: potrzebne im Rasy lub Zdolności są tu wyłączone albo według tych zasad już się nie zgadzają.
        [many] Pominięto { $count } zagadek: potrzebne im Rasy lub Zdolności są tu wyłączone albo według tych zasad już się nie zgadzają.
       *[other] Pominięto { $count } zagadki: potrzebne im Rasy lub Zdolności są tu wyłączone albo według tych zasad już się nie zgadzają.
    }
puzzles-show-more = Pokaż więcej
puzzle-one = Zagadka
puzzle-day = Zagadka dnia
puzzle-day-go = Rozwiąż
puzzle-day-again = Obejrzyj jeszcze raz
puzzle-day-solved = Rozwiązana
puzzle-day-shown = Pokazano rozwiązanie
puzzle-day-tried = Jeszcze nierozwiązana
puzzle-streak = { $days ->
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
        [many] { $days } dni z rzędu
       *[other] { $days } dnia z rzędu
    }
puzzle-streak-none = Rozwiąż ją i zacznij serię dni.
puzzle-by-theme = Temat
puzzle-by-difficulty = Trudność
puzzle-by-box = Pudełko
puzzle-any = Dowolnie
puzzle-listed = { $players ->
        [few] { $players } gracze, runda { $round } z { $rounds }
       *[other] { $players } graczy, runda { $round } z { $rounds }
    }
puzzle-done-best = Rozwiązana, najlepszy plan
puzzle-done-good = Rozwiązana
puzzle-done-missed = Jeszcze nierozwiązana
puzzle-done-shown = Rozwiązanie obejrzane
puzzle-task = Zagraj najlepszą turę, jaką znajdziesz.
puzzle-show = Pokaż rozwiązanie
puzzle-show-ask = Wtedy zobaczysz rozwiązanie, a zagadka nie liczy się jako rozwiązana.
puzzle-all = Wszystkie zagadki
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Następna zagadka
puzzle-loading = Rozkładanie zagadki…
puzzle-judging = Ekspert ocenia Twoją turę…
puzzle-best = Rozwiązane: najlepszy plan!
puzzle-good = Rozwiązane: to też dobry plan
puzzle-missed = Jest lepszy plan
puzzle-solution = Rozwiązanie
puzzle-best-text = Nie znaleziono nic lepszego od Twojej tury.
puzzle-loss = { $percent ->
        [0] Twoja tura daje o około { $coins } monety mniej niż najlepszy plan.
        [one] Twoja tura daje o około { $coins } monety mniej niż najlepszy plan, a szansa na wygraną jest mniejsza o { $percent } punkt procentowy.
        [few] Twoja tura daje o około { $coins } monety mniej niż najlepszy plan, a szansa na wygraną jest mniejsza o { $percent } punkty procentowe.
        [many] Twoja tura daje o około { $coins } monety mniej niż najlepszy plan, a szansa na wygraną jest mniejsza o { $percent } punktów procentowych.
       *[other] Twoja tura daje o około { $coins } monety mniej niż najlepszy plan, a szansa na wygraną jest mniejsza o { $percent } punktu procentowego.
    }
puzzle-lead = Przewaga na końcu
puzzle-chance = Szansa na wygraną
puzzle-yours = Twoja tura
puzzle-theirs = Najlepszy plan
puzzle-plan = Najlepszy plan: { $plan }
puzzle-usual = To, co grają tu boty poziomu „{ $level }”, kosztuje około { $coins } monety.
puzzle-on-map = Najlepszy plan na mapie
puzzle-share = Twój wynik dla innych, bez zdradzania rozwiązania
puzzle-share-sheet = Udostępnij
puzzle-unknown = Nie ma takiej zagadki
puzzle-unknown-text = Nie ma tu zagadki „{ $id }”: potrzebna jej Rasa lub Zdolność może być wyłączona albo według tych zasad już się nie zgadza.

## Rules

rules-title = Zasady
rules-search = Szukaj w zasadach
rules-none = Nic nie pasuje do „{ $text }”.
rules-board-base = Na mapie gry podstawowej: { $text }
rules-board-underground = Na mapie Underground: { $text }
rules-game = Przebieg gry
rules-ground = Tereny i symbole
rules-markers = Znaczniki i figurki
rules-tokens = { $tokens ->
        [one] daje { $tokens } żeton
        [few] daje { $tokens } żetony
        [many] daje { $tokens } żetonów
       *[other] daje { $tokens } żetonu
    }
ground-plain = Zwykły teren: 2 żetony i to, co na nim stoi. Niektóre Rasy i Zdolności zarabiają tu lub oszczędzają.
ground-mountain = Strome zbocza: podbój kosztuje 1 żeton więcej, kto by ich nie trzymał.
ground-water = Otwarta woda: zamknięta dla wszystkich poza tymi, którym Rasa lub Zdolność pozwala żeglować.
ground-symbol = Niektóre Rasy i Zdolności zyskują w regionie z tym znakiem.
ground-tribe = Zapomniany lud dawnych czasów: podbój kosztuje 1 żeton więcej, a wypędzony znika na dobre.
rule-under-rivers = Underground: rzeki
    .text = Rzeka kosztuje 1 żeton i prowadzi na drugi brzeg, ale na koniec tury żetony z niej schodzą.
rule-under-chasm = Underground: przepaście
    .text = Do Przepaści nikt nie wejdzie; w oznaczonej może wyrosnąć Wulkan.
rule-under-monsters = Underground: bestie
    .text = Bestie strzegą niektórych regionów i liczą się jak dwa żetony. Kto je przepędzi, znajduje Relikwię albo Miejsce.

## Guided first game

learn-title = Twoja pierwsza gra
learn-goal = Jeden dziwny lud po drugim zdobywa dla Ciebie ziemie, a wygrywa, kto po ostatniej rundzie ma najwięcej monet.
learn-lead = Krótka gra z łagodnym botem. Trener mówi, co robić, wtedy, gdy tego potrzebujesz.
learn-start = Zaczynamy
learn-resume = Graj dalej swoją pierwszą grę
learn-again = Zacznij od nowa

## About

about-title = O grze
about-lead = Elbowroom to wierna cyfrowa wersja Small World: gra podstawowa i Underground, z ludźmi i botami, wolna i otwarta.
about-unofficial = Nieoficjalnie
about-unofficial-text = Small World jest znakiem towarowym Days of Wonder. Elbowroom tworzą miłośnicy gry; nie ma on związku z Days of Wonder i nie zawiera żadnych ich grafik ani tekstów. Jeśli gra Ci się podoba, kup pudełko.
about-credits = Podziękowania
about-icons = Ikony (zmieniono kolory), autorzy Lorc, Delapouite i inni:
about-fonts = Kroje pisma Alegreya Sans i Alegreya SC, Juan Pablo del Peral, Huerta Tipográfica:
about-software = Powstało dzięki Svelte, Vite, Fluent, Starlette i Pythonowi.
about-engine = Gry na tym urządzeniu działają dzięki Pythonowi w przeglądarce, z msgspec (BSD-3-Clause):
about-licence = Sam Elbowroom jest wolnym oprogramowaniem na licencji MIT.
about-privacy = Prywatność
about-privacy-text = Bez kont, ciasteczek i śledzenia. Linki do Twoich gier i gry na tym urządzeniu są tylko w tej przeglądarce.

## Settings

set-title = Ustawienia
set-language = Język
set-theme = Kolory
set-theme-system = jak w systemie
set-theme-light = za dnia
set-theme-dark = przy lampie
set-ask = Pytaj przed każdym Podbojem
set-ask-text = W przeciwnym razie jedno dotknięcie zdobywa region; „Cofnij” to odwraca.
set-sound = Dźwięki
set-volume = Głośność
set-call = Wołaj mnie, gdy moja kolej
set-call-text = Gdy strony nie widać, dwa dźwięki mówią, że teraz Twoja kolej. Nic innego wtedy nie słychać.
set-name = Twoje imię
set-keys = Klawiatura
set-keys-text = Tab i strzałki przechodzą między regionami, Page Up i Page Down między tymi do wyboru, Enter zdobywa, + i − stawiają żetony, U cofa, H podpowiada, Esc zamyka.

## Games on this device

home-device = Graj na tym urządzeniu
home-device-text = Gry z botami toczą się w tej przeglądarce i nie potrzebują sieci.
home-plain = Tutaj wszystko działa w Twojej przeglądarce. Gra ze znajomymi przez link wymaga serwera.
games-device = na tym urządzeniu
games-more = Przenieś tę grę
games-record = Pobierz zapis gry
games-to-device = Graj dalej na tym urządzeniu
games-to-server = Graj dalej przy stole na serwerze
games-copy = Tam toczy się dalej kopia; ta gra zostaje, jaka jest.
games-open = Otwórz zapis gry
games-open-as = Którym graczem jesteś? Pozostałymi grają boty.
games-open-player = Gracz { $number }
games-open-how = Zakończona gra otwiera się do obejrzenia i analizy. Plik można też upuścić na stronę.
games-opening = Otwieranie zapisu…
games-drop = Upuść zapis tutaj
games-clock = Zegar tego urządzenia został cofnięty: niektóre gry wydają się pochodzić z przyszłości, więc ich kolejność może się nie zgadzać. Żaden ruch nie zginął.
kept-nothing = Ta przeglądarka nie zachowuje gier: ta trwa tak długo, jak jej karta. Pobierz jej zapis, zanim ją zamkniesz.
held-elsewhere = Ta gra jest otwarta w innej karcie. Gdy tamta zostanie zamknięta, gra potoczy się tutaj.
held-take = Graj tutaj od razu
held-lost = Ta gra toczy się dalej w innej karcie. Wszystkie ruchy są zachowane.
engine-loading = Gra się wczytuje. Potem zostaje tutaj, z siecią i bez niej.

## Errors

missing-title = Nic tu nie ma
missing-text = Pod tym adresem nie ma strony.
update-ready = Nowsza wersja jest gotowa. Gry otwarte w innych kartach toczą się dalej bez zmian.
update-take = Użyj jej teraz
storage-fails = Ta przeglądarka niczego tu nie zachowuje: jej pamięć jest pełna albo wyłączona. Zapisz adres każdej gry; to jedyna droga z powrotem na Twoje miejsce.
error-title = Nie udało się
error-other = Coś poszło nie tak ({ $code }). Odśwież stronę, aby grać dalej.
error-internal = Serwer się na tym potknął. Spróbuj za chwilę.
error-offline = Brak połączenia z serwerem. Kolejna próba nastąpi sama.
error-unexpected = Serwer odpowiedział niezrozumiale ({ $status }). Spróbuj za chwilę.
error-wrong-protocol = Ta strona jest starsza niż serwer. Odśwież ją: Twoje miejsce i gra są bezpieczne.
error-bad-message = Serwer nie może tego przyjąć: jest za długie albo zawiera niedozwolone znaki.
error-bad-settings = Takiego stołu nie da się zrobić. Zmień pudełko, mapę albo miejsca.
error-bad-box = W pudełku { $box } jest błąd: { $where }. Warsztat mówi, jaki.
error-bad-map = Na mapie { $map } jeszcze nie można grać. Warsztat mówi, co z nią nie tak.
error-too-big = To było za długie.
error-too-fast = Za szybko. Odczekaj chwilę i spróbuj ponownie.
error-too-many-tables = Zbyt wiele stołów z tego adresu. Dokończ któryś albo spróbuj później.
error-too-many-connections = Zbyt wiele otwartych połączeń. Zamknij którąś kartę i odśwież stronę.
error-unknown-table = Nie ma takiego stołu. Mógł zostać sprzątnięty po długim czasie.
error-wrong-secret = Ten link nie otwiera tego stołu. Poproś o nowy.
error-no-secret = Stół otwiera się tylko linkiem od któregoś z graczy. Poproś o swój.
error-secret-replaced = Ten link zastąpiono nowszym. Poproś o niego gospodarza.
error-table-cleared = Ten stół został sprzątnięty.
error-banned = Ten serwer nie wpuszcza z tego adresu. Tak zdecydowali jego opiekunowie; innych serwerów to nie dotyczy.
error-banned-name = Tu nikt nie może się tak nazywać. Wybierz inne imię.
error-table-closed = Opiekunowie serwera zamknęli ten stół.
error-table-closed-conduct = Opiekunowie serwera zamknęli ten stół: to, co tam mówiono lub robiono, łamie ich zasady.
error-table-closed-load = Opiekunowie serwera zamknęli ten stół: zbyt mocno obciążał serwer.
error-table-closed-request = Opiekunowie serwera zamknęli ten stół, bo ktoś przy nim o to poprosił.
error-not-found = Pod tym adresem nic nie ma.
error-wrong-method = Serwer tego nie robi.
error-wrong-origin = Stronę otwarto z innej witryny. Otwórz ją pod adresem serwera.
error-join-first = Strona straciła miejsce przy stole. Odśwież ją.
error-already-joined = Już siedzisz przy stole.
error-stale = Gra poszła dalej; oto najnowsza pozycja.
error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już się zaczęła.
error-over = Gra jest skończona.
error-not-over = To będzie widać po zakończeniu gry.
error-not-your-turn = Teraz decyduje inny gracz.
error-bot-plays = Na tym miejscu gra bot. Najpierw je odbierz.
error-not-your-seat = To nie jest Twoje miejsce.
error-no-such-seat = Nie ma takiego miejsca.
error-host-only = To może zrobić tylko gospodarz.
error-players-only = To mogą robić tylko gracze.
error-nothing-to-undo = Niczego nie można cofnąć: rzucono kością albo decydował ktoś inny.
error-not-joined = Jeszcze nie wszyscy są na miejscu.
error-seat-taken = Właściciel tego miejsca jest obecny.
error-time-up = Czas tego gracza minął.
error-chat-off = Przy tym stole czat jest wyłączony.
error-hints-off = Przy tym stole nie ma podpowiedzi.
error-no-hint = Bot niczego nie wymyślił. Spróbuj za chwilę.
error-unreadable = Ten serwer nie potrafi odczytać zapisu tej gry. Innych gier to nie dotyczy.
error-other-rules = Tę grę zaczęto według starszych zasad i ten serwer nie może jej już prowadzić dalej. Jej ruchy są zachowane: dokończy ją serwer z tamtymi zasadami.
error-storage = Nie dało się tego zapisać, więc się nie stało. Spróbuj ponownie.
error-storage-bot = Ruchu bota nie dało się zapisać, więc się nie odbył. Bot sam spróbuje jeszcze raz.
error-closing = Serwer się restartuje. Odczekaj chwilę; gra ruszy sama.
error-storage-full = Na tym urządzeniu nie ma już miejsca, więc ruch się nie odbył. Zwolnij trochę miejsca i zagraj go ponownie; wszystkie wcześniejsze ruchy są zachowane.
error-storage-full-bot = Na tym urządzeniu nie ma już miejsca, więc ruch bota się nie odbył. Zwolnij trochę miejsca, a gra sama potoczy się dalej; wszystkie wcześniejsze ruchy są zachowane.
error-kept-elsewhere = Ta gra potoczyła się dalej w innej karcie. Odśwież stronę, aby zobaczyć najnowszą pozycję.
error-tab-engine = Gry nie udało się wczytać w całości: część zgubiła sieć albo pamięć podręczna przeglądarki. Próba zostanie ponowiona sama.
error-tab-stopped = Część strony, która prowadzi grę, stanęła. Sama uruchomi się ponownie; wszystkie ruchy są zachowane.
error-bad-record = Żaden stół nie przyjmie tego zapisu: brakuje tu jego pudełek lub mapy albo jest za długi.
error-bad-record-line = To nie jest zapis gry albo jest uszkodzony: nie zgadza się wiersz { $line }.
error-bad-record-version = Ten zapis pochodzi z nowszej wersji Elbowroom; ta wersja nie potrafi go odczytać.
error-bad-puzzle = Tej zagadki już tu nie ma: brakuje płytki albo zmieniły się zasady. W pozostałe nadal można grać.
error-puzzle-unfinished = Najpierw zagraj tę turę, potem zostanie oceniona.
error-other-rules-here = Ta gra zaczęła się w starszej wersji i w tej nie da się jej już dokończyć. Jej ruchy są zachowane w tej przeglądarce.
