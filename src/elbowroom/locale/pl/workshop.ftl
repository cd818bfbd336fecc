# What the workshop says: forms for races and powers of one's own. The ids of words are in notation/own/vocabulary.py.

## The screen

ws-title = Warsztat
ws-lead = Twórz własne rasy, zdolności i mapy: jak się nazywają i co potrafią, gdzie leżą regiony. Bez programowania.
ws-box = Pudełko
ws-box-name = Nazwa pudełka
ws-box-first = Moje pudełko
ws-new-box = Nowe pudełko
ws-delete-box = Usuń to pudełko
ws-delete-ask = Usunąć „{ $name }” na zawsze?
ws-delete-yes = Usuń
ws-tiles = Rasy i zdolności
ws-add-race = Dodaj rasę
ws-add-power = Dodaj zdolność
ws-remove-tile = Wyjmij „{ $name }”
ws-new-race = Nowa rasa
ws-new-power = Nowa zdolność
ws-rules = { $count ->
        [0] Zasady domowe: jak zwykle
        [one] Zasady domowe: jedna własna
        [few] Zasady domowe: { $count } własne
       *[other] Zasady domowe: { $count } własnych
    }
ws-rules-lead = Tak gra się z tym pudełkiem, chyba że przy ustawianiu gry wybierze się inaczej.
ws-name = Nazwa
ws-tokens-race = Żetony na płytce rasy
ws-tokens-power = Żetony na płytce zdolności
ws-icon = Ikona
ws-icon-choose = Wybierz ikonę
ws-icon-own = Własny rysunek (SVG)
ws-ability = Co mówi karta
ws-effects = Co robi
ws-effect = Działanie { $number }
ws-add-effect = Dodaj działanie
ws-remove-effect = Usuń działanie { $number }
ws-choose = Wybierz…
ws-usual = jak zwykle
ws-yes = tak
ws-no = nie
ws-while = Kiedy działa
ws-add-condition = Dodaj warunek
ws-add-regions = Dodaj regiony
ws-remove = Usuń
ws-all-regions = wszystkie
ws-new-marker = Nowy znacznik
ws-marker = Znacznik
ws-preview = Tak będzie wyglądać
ws-waiting = Karta pojawi się, gdy wszystko będzie w porządku.
ws-good = Z tym pudełkiem wszystko w porządku.
ws-faults = { $count ->
        [one] Jedna rzecz nie jest jeszcze w porządku.
        [few] { $count } rzeczy nie są jeszcze w porządku.
        [many] { $count } rzeczy nie jest jeszcze w porządku.
       *[other] { $count } rzeczy nie jest jeszcze w porządku.
    }
ws-not-kept = Ta przeglądarka niczego nie zapamiętuje: zapisz pudełko do pliku.
ws-export = Zapisz do pliku
ws-import = Otwórz plik
ws-import-wrong = { $file } nie jest pudełkiem: pudełko to plik .json, .toml lub .zip.
ws-share = Udostępnij link
ws-share-long = To pudełko jest za duże na link: zapisz je do pliku i wyślij plik.
ws-link = Link do tego pudełka
ws-link-wrong = Ten link nie zawiera pudełka: może został ucięty.
ws-taken = { $name } jest teraz w Twoim warsztacie.
ws-play = Zagraj nim przeciw botom

## Maps

ws-maps = Mapy
ws-add-map = Dodaj mapę
ws-map-full = Pudełko mieści najwyżej { $most } map.
ws-map-of = Mapa { $name }
ws-map-players = Gracze
ws-map-kind = Rodzaj mapy
ws-map-seed = Numer mapy (ten sam daje tę samą mapę)
ws-map-generate = Utwórz mapę
ws-map-making = Mapa powstaje, to potrwa kilka sekund…
ws-map-plain = Pusty arkusz
ws-map-open = Otwórz plik mapy
ws-map-save = Zapisz tę mapę w pliku
ws-map-remove = Wyjmij tę mapę
ws-map-import-wrong = { $file } to nie mapa: potrzebny jest plik JSON, jaki zapisuje się tutaj.
ws-map-undrawn = Tej mapy nie da się narysować: każdy region potrzebuje obrysu z najwyżej 200 punktów, a arkusz szerokości i wysokości.
ws-map-small = Mapy lubią większy ekran: na tablecie lub komputerze łatwiej przeciągać granice.
ws-map-name = Nazwa mapy
ws-map-rounds = Rundy
ws-map-undo = Cofnij
ws-map-redo = Ponów
ws-map-drawing = Rysunek mapy
ws-map-tools = Co robi dotknięcie
ws-map-shape = Wybieraj i przeciągaj
ws-map-edge = Krawędź mapy
ws-map-hint-choose = Wybierz region, aby go zmienić, albo to, czym chcesz malować.
ws-map-hint-drag = Przeciągaj jego rogi (okrągłe) i granice (kwadratowe).
ws-map-hint-paint = Dotykaj regionów lub przeciągaj po nich, aby malować; co już tam jest, znika, prócz terenu.
ws-map-cross = Granice nie mogą się krzyżować, a żaden region nie może być tak mały.
ws-map-region = Region { $id }
ws-map-region-id = Nazwa regionu
ws-map-terrain = Teren
ws-map-marks = Co tam jest
ws-map-split = Podziel na dwa
ws-map-no-split = Ten region jest za mały, by go podzielić.
ws-map-merge = Połącz z…
ws-map-no-merge = Z tych dwóch nie będzie jednego: miałby dziurę albo za długi obrys.
ws-map-corner = Róg { $number }
ws-map-border = Granica z regionem { $region }
ws-map-state = Czy da się na niej grać?
ws-map-good = Na tej mapie można grać.
ws-map-play = Zagraj na niej z botami

## Is it fair?

ws-fair = Czy jest uczciwa?
ws-fair-stop = Przerwij
ws-fair-games = Rozegrane partie: { $done } z { $most }
ws-fair-fair = { $name }: { $share } ({ $low }–{ $high }) uczciwego udziału zwycięstw, czyli w sam raz.
ws-fair-strong = { $name }: { $share } ({ $low }–{ $high }) uczciwego udziału zwycięstw, czyli za dużo.
ws-fair-weak = { $name }: { $share } ({ $low }–{ $high }) uczciwego udziału zwycięstw, czyli za mało.
ws-fair-open = { $name }: { $share } ({ $low }–{ $high }) uczciwego udziału zwycięstw; tak mało partii tego nie rozstrzyga.
ws-fair-with = { $said } Przy { $tokens ->
        [one] { $tokens } żetonie
       *[other] { $tokens } żetonach
    }: { $share } ({ $low }–{ $high }).
ws-fair-trying = { $games }, przy { $tokens ->
        [one] { $tokens } żetonie
       *[other] { $tokens } żetonach
    }

## What a tile can do

own-effect-coins = Monety przy punktacji
own-effect-compensation = Monety z banku za każdy region stracony na rzecz innego gracza
own-effect-steal = Na koniec tury moneta od każdego gracza, którego aktywny żeton leży obok
own-effect-toll = Kto zajmie Twój region, płaci Ci monetę
own-effect-discount = Niektóre regiony kosztują o żeton mniej
own-effect-surcharge = Każdy podbój kosztuje więcej
own-effect-overlook = Niektóre regiony kosztują tyle, co puste
own-effect-enter = Może wejść na mapę także gdzie indziej
own-effect-reach = Niektóre regiony można atakować zewsząd
own-effect-link = Niektóre regiony liczą się jako sąsiednie
own-effect-pass-water = Przechodzi przez wodę, nie zatrzymując się na niej
own-effect-settle = Zdobywa i zajmuje wodę
own-effect-avoid = Nie może atakować pewnego terenu
own-effect-spare = Przy utracie regionu nie ginie żaden żeton
own-effect-immune = Niektórych jej regionów nie można zaatakować
own-effect-defend = Niektóre jej regiony kosztują innych graczy więcej żetonów
own-effect-ally = Co turę wskazujesz przeciwnika, którego nie zaatakowano: nie może on atakować do Twojej następnej tury
own-effect-ability-proof = Nie działają na nią zdolności, relikwie i miejsca innych
own-effect-recruit = Z zasobnika przychodzą nowe żetony
own-effect-extra-tokens = Więcej żetonów przy wyborze
own-effect-helpers = Po podbojach przychodzą pomocnicy, którzy liczą się jak żetony
own-effect-avenge = Regiony graczy, którzy Cię zaatakowali, kosztują o żeton mniej
own-effect-roll-first = Przed każdym podbojem, jeszcze przed wyborem regionu, można rzucić kostką
own-effect-convert = Samotny aktywny żeton w zasięgu staje się Twoim
own-effect-strike = Raz na turę jeden żeton zajmuje dowolny region w zasięgu
own-effect-place = W jej regionach kładzie się znaczniki
own-effect-keep-badge = Płytka zdolności zostaje przy Wymierającej rasie
own-effect-stay-whole = Przy Wymarciu zostają wszystkie żetony
own-effect-last-redeploy = Przy Wymarciu żetony rozstawia się jeszcze raz
own-effect-beyond-limit = Wymierająca nie liczy się do jednej Wymierającej Rasy
own-effect-fight-on = Wymierająca nadal podbija, przed Aktywną Rasą
own-effect-vanish = Przy Wymarciu znika z mapy i daje dwie monety za każdy region
own-effect-late-decline = Może wymrzeć po punktacji

## What can be said of it

own-key-amount = Ile za każdy
own-key-per = Za każdy
own-key-where = Które regiony
own-key-every = Za każde tyle
own-key-most = Nie więcej niż
own-key-when = Tylko jeśli
own-key-strict = Kto nie ma monety, nie może atakować
own-key-discount-where = Które regiony
own-key-surcharge-amount = O ile żetonów więcej
own-key-from_anywhere = Także do wszystkich regionów rasy
own-key-avoid-where = Jaki teren
own-key-at = Kiedy przychodzą
own-key-extra-tokens-amount = Ile
own-key-marker = Jak się nazywają i wyglądają
own-key-avenge-marker = Co oznacza tych graczy
own-key-limit = Jak często
own-key-hand = Gdy zasobnik jest pusty, żeton z ręki
own-key-from_border = Rasa bez regionu może od tego zacząć
own-key-strike-marker = Znacznik, który tam idzie
own-key-strike-where = Tylko takie regiony
own-key-place-marker = Który znacznik
own-key-place-at = Jak się je kładzie
own-key-place-limit = Przy podbojach: tylko tyle pierwszych
own-key-per_turn = Przy przegrupowaniu: tyle na turę
own-key-single = Przy przegrupowaniu: najwyżej jeden w regionie
own-key-must = Przy przegrupowaniu: trzeba położyć wszystkie
own-key-gather = Przy przegrupowaniu: najpierw zbiera się te z mapy
own-key-survivors = Także gdy stawiasz ocalałych w turze przeciwnika
own-key-earned = Tylko tyle, ile zajmuje takich regionów
own-key-stays = Zostają po Wymarciu
own-word-per-region = zajęty region
own-word-per-raid = niepusty region zdobyty w tej turze
own-word-per-group = grupę połączonych regionów
own-word-at-redeploy = przy przegrupowaniu
own-word-at-ready = gdy zbiera się wojska
own-word-at-conquest = samoczynnie przy każdym podboju
own-word-limit-turn = raz na turę
own-word-limit-opponent = raz na turę u każdego przeciwnika
own-word-fate-supply = wraca do zasobów
own-word-fate-owner = wraca do właściciela
own-word-fate-gone = wypada z gry
own-while-active = gdy rasa jest Aktywna
own-while-declined = tylko po Wymarciu
own-while-both = także po Wymarciu

## Conditions

own-when-round_from = od tej rundy
own-when-round_to = do tej rundy
own-when-first_turn = w jej pierwszej turze (nie: we wszystkich innych)
own-when-first_conquest = przed pierwszym podbojem tury (nie: po nim)
own-when-regions_from = zajmuje co najmniej tyle regionów
own-when-regions_to = zajmuje najwyżej tyle regionów
own-when-raids_from = zdobyła w tej turze co najmniej tyle niepustych regionów
own-when-together = wszystkie jej regiony się łączą
own-when-holds = zajmuje jeden z tych regionów
own-when-declined = jej właściciel ma Wymierającą Rasę
own-when-tokens_in_tray = w zasobniku są jeszcze żetony rasy

## Regions

own-region-any = każdy region
own-region-farmland = pola
own-region-forest = lasy i grzybowe lasy
own-region-hill = wzgórza
own-region-swamp = bagna i błotne stawy
own-region-mountain = góry
own-region-mine = kopalnie
own-region-magic = magiczne symbole i mistyczne kryształy
own-region-cavern = jaskinie
own-region-water = morza, jeziora i rzeki
own-region-river = rzeki
own-region-chasm = przepaści
own-region-vent = przepaści z wulkanem
own-region-coast = regiony nad wodą
own-region-edge = regiony przy krawędzi planszy
own-region-own = zajęte przez tę rasę
own-region-own-declined = zajęte przez Wymierające Rasy jej właściciela
own-region-enemy = zajęte przez Aktywną Rasę innego gracza
own-region-enemy-declined = zajęte przez Wymierającą rasę innego gracza
own-region-tribe = z Zaginionym Plemieniem
own-region-monsters = z Bestiami
own-region-empty = puste
own-region-relic = z odkrytą relikwią
own-region-place = z miejscem
own-region-all = należące do wszystkich z tych…
own-region-some = należące do któregoś z tych…
own-region-not = wszystkie oprócz…
own-region-beside = obok…
own-region-within-reach-of = w zasięgu…
own-region-tokens = jej własne z co najmniej tyloma żetonami…
own-region-marker = z jej znacznikiem…

## Markers

own-marker-supply = Ile ich jest
own-marker-guard = Ile każdy dodaje do obrony
own-marker-immune = Jego regionu nie można zaatakować
own-marker-figure = Stoi pionowo
own-marker-shelters = Liczy się jako drugi żeton przeciw zamianie
own-marker-fate = Gdy region przepada
