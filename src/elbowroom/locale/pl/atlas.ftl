# Co mówi `elbowroom atlas` i jego raport. Nazwy płytek są w tiles.ftl.

## W terminalu

atlas-played = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } w { $seconds } s, { $speed } na sekundę
atlas-games-in = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } w folderze { $folder }
atlas-report-in = raport w pliku { $file }
atlas-summary-in = tabele i wykresy w folderze { $folder }

## Jakie to gry

atlas-kind-base = Gra podstawowa
atlas-kind-underground = Underground
atlas-kind-mixed = Oba pudełka
atlas-kind-mixed-maps = Oba, { $box ->
        [base] mapy podstawowe
       *[underground] mapy Underground
    }
atlas-group-winners = zwycięzcy
atlas-group-others = pozostali
atlas-map-mixed = { $map }, oba pudełka

## Kolumny i osie

atlas-col-race = rasa
atlas-col-power = zdolność
atlas-col-combo = zestaw
atlas-col-map = mapa
atlas-col-box = pudełko
atlas-col-boxes = pudełka
atlas-col-bot = bot
atlas-col-group = grupa
atlas-col-games = gry
atlas-col-players = gracze
atlas-col-seat = miejsce
atlas-col-position = miejsce w ofercie
atlas-col-round = runda
atlas-col-declines = liczba Wymarć
atlas-col-value = wartość
atlas-col-from = od
atlas-col-to = do
atlas-col-wins = wygrane / uczciwie
atlas-col-edge = zysk w monetach
atlas-col-edge-from = zysk od
atlas-col-edge-to = zysk do
atlas-col-net = cena netto
atlas-col-net-coins = cena netto w monetach
atlas-col-level = uczciwa cena
atlas-col-brought = przyniesione monety
atlas-col-coins = monety
atlas-col-turns = aktywne tury
atlas-col-left = pozostawione regiony
atlas-col-differs = różni się
atlas-col-edge-differs = przewaga różni się
atlas-col-unadjusted = bez poprawek
atlas-col-players-taken = ile razy wzięto
atlas-col-region = region
atlas-col-terrain = teren
atlas-col-held = w ilu turach posiadany
atlas-col-conquered = podbojów na grę
atlas-col-worth = wartość w monetach
atlas-axis-region = monety od tej chwili ponad przeciętny region
atlas-axis-wins = zwycięstwa na każde uczciwe zwycięstwo (1 = uczciwie), z przedziałami 95 %
atlas-axis-edge = monety ponad innych na tym samym miejscu, wraz z ceną, z przedziałami 95 %
atlas-axis-lead = monety ponad średnią gry, z przedziałami 95 %
atlas-axis-map = monety na końcu na gracza, z przedziałami 95 %
atlas-axis-level = uczciwa cena netto w monetach, z przedziałami 95 %
atlas-axis-share = część graczy, z przedziałami 95 %
atlas-axis-turns = tury z punktami przed Wymarciem, rasy, które wymarły, z przedziałami 95 %
atlas-dot = { $label }: { $value } ({ $low } do { $high }), { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }
atlas-colours = Kolorowe albo pogrubione jest to, co można nazwać różnicą; ze wszystkiego, co tak nazwano, średnio najwyżej 5 % nią nie jest (Benjamini–Hochberg).
atlas-yes = tak
atlas-no = nie
atlas-drawn-games = { $bot }, pierwsze rasy losowane
atlas-too-few = Za mało gier, by cokolwiek tu powiedzieć.

## Rasy, zdolności, zestawy, mapy

atlas-first-race-title = Jako pierwsza rasa: { $kind }
atlas-first-power-title = Jako zdolność pierwszej rasy: { $kind }
atlas-first-words-chosen = Zwycięstwa na każde uczciwe zwycięstwo graczy, którzy wybrali to najpierw, przy ustalonym miejscu, liczbie graczy i drugiej połowie zestawu. Wybierały boty, więc nie jest to jeszcze przyczyna: kto płaci za płytkę, może też mieć do niej pozycję.
atlas-first-words-random = Zwycięstwa na każde uczciwe zwycięstwo graczy, którym dał to najpierw los, przy ustalonym miejscu, liczbie graczy i drugiej połowie zestawu. Wybierał tylko los, więc przyczyną jest płytka.
atlas-race-title = Rasy: { $kind }
atlas-race-words = Jak często gracze wygrywają z tą rasą w porównaniu z uczciwym udziałem, przy ustalonym miejscu, liczbie graczy i zdolności; zwycięstwo dzieli się między wszystko, co gracz wziął.
atlas-power-title = Zdolności: { $kind }
atlas-power-words = Jak często gracze wygrywają z tą zdolnością w porównaniu z uczciwym udziałem, przy ustalonym miejscu, liczbie graczy i rasie; zwycięstwo dzieli się między wszystko, co gracz wziął.
atlas-race-coins-title = Rasy w monetach: { $kind }
atlas-power-coins-title = Zdolności w monetach: { $kind }
atlas-tile-coins-words = O ile monet kończą ci, którzy to wzięli, ponad innych na tym samym miejscu, którzy brali swoją pierwszą, drugą, … rasę, wraz z ceną.
atlas-combo-title = Zestawy: { $kind }
atlas-combo-wins-title = Zestawy według zwycięstw: { $kind }
atlas-combo-words = { $count ->
        [0] Żaden zestaw nie ma jeszcze { $enough } gier.
        [one] { $shown } najlepszych i { $shown } najgorszych z { $count } zestawu, który ma co najmniej { $enough } gier. Końce tak długiej listy to po części przypadek: ufaj przedziałowi, nie kolejności.
       *[other] { $shown } najlepszych i { $shown } najgorszych z { $count } zestawów, które mają co najmniej { $enough } gier. Końce tak długiej listy to po części przypadek: ufaj przedziałowi, nie kolejności.
    }
atlas-map-title = Monety według mapy i liczby graczy
atlas-map-words = Każda liczba graczy ma własną mapę i liczbę rund, więc nie da się tu ich od siebie oddzielić. Na każdej mapie wszyscy gracze razem wygrywają dokładnie swój uczciwy udział; kto tam wygrywa, mówi dalszy ciąg.
atlas-race-map-title = Rasy na mapach: { $kind }
atlas-race-map-words = Zwycięstwa na każde uczciwe zwycięstwo, bez poprawek. { atlas-colours }

## Oferta

atlas-offer-position-title = Miejsce w ofercie
atlas-offer-position-words = Jak kończą gracze, którzy wzięli zestaw z tego miejsca i zapłacili jego cenę, w porównaniu z innymi na tym samym miejscu przy stole.
atlas-offer-price-title = Zapłacona cena
atlas-offer-price-words = Cena to monety położone na pominiętych zestawach, mniej monety znalezione na wziętym.
atlas-offer-price-coins-title = Zapłacona cena, w monetach
atlas-offer-level-title = Uczciwa cena zestawu: { $kind }
atlas-offer-level-words = Cena netto, przy której biorący skończyłby na równi z innymi na tym samym miejscu przy stole. Zestaw jest wart swojej ceny na miejscu n oferty, jeśli n - 1 mniej monety na nim leży poniżej przedziału; ujemna cena oznacza, że na zestawie muszą leżeć monety.
atlas-offer-race-title = Rasa i miejsce w ofercie: { $kind }
atlas-offer-power-title = Zdolność i miejsce w ofercie: { $kind }
atlas-offer-tile-words = Monety ponad innych na tym samym miejscu przy stole, wraz z ceną. { atlas-colours }
atlas-offer-combo-title = Zestaw i miejsce w ofercie: { $kind }
atlas-offer-combo-words = { $shown } najczęściej branych zestawów, tam gdzie miejsce ma co najmniej { $enough } gier; tabela ma wszystkie. Boty sięgają daleko w głąb oferty tylko po to, co cenią, więc dobra liczba tam niczego innym nie obiecuje.

## Wymarcia

atlas-decline-when-title = Runda pierwszego Wymarcia: { $kind }
    .words = W której rundzie gracze ogłaszają Wymarcie swojej pierwszej rasy.
atlas-decline-wins-title = Kto wygrywa, według rundy pierwszego Wymarcia: { $kind }
    .words = Zwycięstwa na każde uczciwe zwycięstwo. Samo w sobie nie jest to rada: komu dobrze idzie, ten może poczekać dłużej.
atlas-decline-wins-coins-title = Monety według rundy pierwszego Wymarcia: { $kind }
    .words = Monety ponad średnią gry, z tym samym zastrzeżeniem.
atlas-decline-often-title = Kto wygrywa, według liczby Wymarć: { $kind }
    .words = Zwycięstwa na każde uczciwe zwycięstwo. Samo w sobie nie jest to rada: komu dobrze idzie, ten może poczekać dłużej.
atlas-decline-often-coins-title = Monety według liczby Wymarć: { $kind }
    .words = Monety ponad średnią gry, z tym samym zastrzeżeniem.
atlas-decline-turns-title = Tury przed Wymarciem: { $kind }
atlas-decline-turns-words = Przez ile tur rasa przynosi monety, zanim ogłosi się jej Wymarcie, wśród tych, które wymarły.

## Miejsca przy stole

atlas-seat-wins-title = Zwycięstwa według miejsca: { $kind }
atlas-seat-wins-words = Miejsce 1 gra pierwsze. 1 to uczciwy udział w zwycięstwach.
atlas-seat-coins-title = Monety według miejsca: { $kind }
atlas-seat-coins-words = To samo w monetach, w porównaniu ze średnią gry.

## Pudełka

atlas-box-coins-title = Monety na gracza
    .axis = monety na gracza, z przedziałami 95 %
atlas-box-races-title = Rasy na gracza
    .axis = rasy na gracza, z przedziałami 95 %
atlas-box-declines-title = Wymarcia na gracza
    .axis = Wymarcia na gracza, z przedziałami 95 %
atlas-box-first-title = Runda pierwszego Wymarcia
    .axis = runda pierwszego Wymarcia, z przedziałami 95 %
atlas-box-paid-title = Monety położone na pominiętych zestawach, na gracza
    .axis = monety położone na pominiętych zestawach, na gracza, z przedziałami 95 %
atlas-box-spread-title = Monety zwycięzcy ponad średnią gry
    .axis = monety zwycięzcy ponad średnią gry, z przedziałami 95 %
atlas-box-race-title = Rasy między swoimi i zmieszane
atlas-box-power-title = Zdolności między swoimi i zmieszane
atlas-box-tile-words = Zwycięstwa na każde uczciwe zwycięstwo, bez poprawek. { atlas-colours }

## Długość

atlas-length-game-title = Decyzje w grze
    .axis = decyzje w grze, z przedziałami 95 %
atlas-length-turn-title = Decyzje w turze
    .axis = decyzje w turze, z przedziałami 95 %
atlas-length-width-title = Dozwolone ruchy przy decyzji
    .axis = dozwolone ruchy przy decyzji, z przedziałami 95 %
atlas-length-widest-title = Najwięcej dozwolonych ruchów przy jednej decyzji gracza
    .axis = najwięcej dozwolonych ruchów przy jednej decyzji gracza, z przedziałami 95 %
atlas-length-tree-title = Potęga dziesięciu: ile jest możliwych przebiegów gry
    .axis = potęga dziesięciu: ile jest możliwych przebiegów gry, z przedziałami 95 %
atlas-length-words = Decyzja to ruch wybrany z listy; jest nią każdy zajęty region i każde rozmieszczenie.

## Rundy i regiony

atlas-round-coins-title = Monety według rundy: { $kind }
    .words = Ile punktuje średnio tura tej rundy.
    .axis = monety zdobyte w turze, z przedziałami 95 %
atlas-round-lead-title = Przewaga zwycięzcy według rundy: { $kind }
    .words = O ile przyszły zwycięzca wyprzedza średnią swojej gry po każdej rundzie.
    .axis = monety zwycięzcy ponad średnią gry, z przedziałami 95 %
atlas-region-title = Ile warte są regiony: { $map }
atlas-region-words = Monety, które gracz dostaje od tury, na której końcu ma ten region zamiast przeciętnego innego, przy ustalonym miejscu, rundzie i liczbie regionów (gier: { $games }). Regiony wybierały boty: kto ma dobry, temu może już się wieść.

## Dwa boty obok siebie

atlas-agree-race-title = Pierwsze rasy w dwóch atlasach: { $kind }
atlas-agree-race-words = Korelacja rang prawdziwych efektów (liczba ras: { $count }) wynosi { $value } (od { $low } do { $high }; 1 to ta sama kolejność, 0 żadna wspólna), samych oszacowań { $observed }; rasy, o których można powiedzieć, że się różnią: { $apart }.
atlas-agree-power-title = Zdolności pierwszych ras w dwóch atlasach: { $kind }
atlas-agree-power-words = Korelacja rang prawdziwych efektów (liczba zdolności: { $count }) wynosi { $value } (od { $low } do { $high }; 1 to ta sama kolejność, 0 żadna wspólna), samych oszacowań { $observed }; zdolności, o których można powiedzieć, że się różnią: { $apart }.
atlas-agree-seat-title = Miejsca w dwóch atlasach: { $kind }
atlas-agree-seat = { $players }, miejsce { $seat }
atlas-agree-few = Za mało wspólnych płytek, by porównać.

## Raport

atlas-title = Atlas równowagi
atlas-contents = Spis treści
atlas-section-races = Rasy
atlas-section-powers = Zdolności
atlas-section-combos = Zestawy
atlas-section-maps = Mapy i liczby graczy
atlas-section-offer = Które zestawy są warte swojej ceny i gdzie w ofercie?
atlas-section-declines = Kiedy dobrzy gracze ogłaszają Wymarcie?
atlas-section-seats = Ile jest warte pierwsze miejsce?
atlas-section-boxes = Czym różnią się pudełka i co zmienia ich połączenie?
atlas-section-length = Jak długie są gry i jak szeroki jest wybór?
atlas-section-rounds = Kiedy przychodzą monety?
atlas-section-regions = Ile wart jest region?
atlas-section-arms = Pierwsze rasy wybrane i losowane
atlas-section-bots = Dwa boty, pierwsze rasy losowane
atlas-section-bots-chosen = Dwa boty, pierwsze rasy wybrane
atlas-section-agree = Czy dwa atlasy mówią to samo?
atlas-numbers = Liczby ({ $rows ->
        [one] { $rows } wiersz
        [few] { $rows } wiersze
        [many] { $rows } wierszy
       *[other] { $rows } wiersza
    })
atlas-about = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } bota { $bot } przeciw sobie samemu, wersja { $version }, ziarno { $seed }: { $counts }.
atlas-about-variants = Z zasadami domowymi: { $variants }.
atlas-about-own = Z własnymi płytkami: { $own }.
atlas-about-other = Dla porównania: { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } bota { $bot } przeciw sobie samemu, wersja { $version }, ziarno { $seed }.
atlas-count-kind = { $kind } { $games } ({ $list })
atlas-count-players = { $players }: { $games }
atlas-can = Co mogą powiedzieć te gry
atlas-can-1 = Na każdym miejscu siedzi ten sam bot, więc różnice biorą się z płytek, miejsc i kostki, a nie z umiejętności.
atlas-can-2 = Różnice między płytkami większe niż ich przedziały są prawdziwe dla graczy, którzy grają tak jak ten bot.
atlas-can-3 = Gry można dokładnie odtworzyć z ich ziaren: każdy może sprawdzić każdą liczbę.
atlas-cannot = Czego nie mogą
atlas-cannot-1 = Jak płytki sprawdzają się wśród ludzi albo wśród dużo silniejszych graczy: rasa, którą bot gra źle, wygląda na złą.
atlas-cannot-2 = Co płytka dałaby graczowi, który jej nie chciał, jeśli wybierają boty: każdą płytkę widać w rękach, które jej chciały. Mówią o tym gry z losowanymi pierwszymi rasami.
atlas-cannot-3 = Przyczyn: kto późno ogłasza Wymarcie, może wygrywać dlatego, że szło mu dobrze, a nie dlatego, że czekał.
atlas-cannot-4 = Rozmów, uraz i sojuszy: boty nie zmawiają się przeciw prowadzącemu tak jak ludzie.
atlas-method = Jak czytać liczby
atlas-method-words = Przedziały zawierają prawdziwą wartość w 95 przypadkach na 100. Miejsca w jednej grze zależą od siebie, więc liczby sumuje się najpierw w obrębie gry, a przedział bierze się z tego, jak bardzo gry się różnią. Liczby ras i zdolności pochodzą z addytywnego modelu rasy, zdolności, miejsca i liczby graczy i są tym mocniej ściągnięte ku 1, im mniej o nich wiadomo; „bez poprawek” to zwykłe średnie. Kolorowe albo pogrubione jest tylko to, co przetrwa kontrolę wielu porównań (Benjamini–Hochberg, średnio najwyżej 5 % fałszywych na każdym wykresie). „Uczciwie” to jedno zwycięstwo na tyle gier, ilu jest graczy; wspólne zwycięstwo liczy się w częściach.
atlas-index-title = Atlas równowagi w tabelach i wykresach
atlas-index-made = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, wersja { $version }. Utworzone tymi poleceniami; nie zmieniać ręcznie.
atlas-index-table = Tabela

## Czego nie udało się zrobić

atlas-needs-polars = atlas wymaga pakietu polars: pip install 'elbowroom[atlas]'
atlas-needs-nodes = atlas wymaga budżetu w węzłach, na przykład { $example }, a nie w milisekundach
atlas-players-twice = któraś liczba graczy jest podana dwa razy
atlas-few-games = za mało gier ({ $games }): liczb graczy jest { $counts }, każda potrzebuje co najmniej jednej
atlas-no-tile = nie ma płytki { $name }: { $reason }
atlas-no-subclass = { $name } nie jest podklasą Race ani Power
atlas-other-source = któryś pracownik ma inny kod płytki { $name }
atlas-worker-version = któryś pracownik ma wersję { $found }, a gry ma rozegrać { $wanted }
atlas-no-table = w folderze { $folder } nie ma pliku { $file }
atlas-unfinished = w folderze { $folder } nie ma pliku { $file }, jest tylko niedokończony przebieg
atlas-played-again = w folderze { $folder } nie ma { $file }; jego gry zostaną rozegrane ponownie
atlas-spoilt-part = { $file } jest uszkodzony i zostaje pominięty; jego gry zostaną rozegrane ponownie
atlas-left-out = { $problem }; co go potrzebuje, zostaje pominięte
atlas-no-parquet = { $file } nie jest plikiem Parquet: { $reason }
atlas-other-table = { $file } nie jest tabelą { $table } atlasu
atlas-other-format = { $file } ma format { $found }, a ta wersja czyta format { $own }
atlas-other-columns = { $file } nie ma kolumn formatu { $format }
atlas-no-terms = { $file } nie mówi, jak powstał: { $reason }
atlas-other-terms = { $file }: inna wartość ({ $what ->
        [made_by] wersja
        [bot] bot
        [nodes] węzły
        [seed] ziarno
        [picks] pierwsze rasy
        [variants] zasady domowe
       *[own] własne płytki
    }): { $found }, a nie { $own }; podaj inny folder
atlas-no-common-box = oba atlasy nie mają żadnego wspólnego pudełka
atlas-lost-processes = utracono kolejno procesy ({ $count }); atlas zostaje przerwany
