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
atlas-too-few = Za mało gier, by cokolwiek tu powiedzieć.

## Rasy, zdolności, zestawy, mapy

atlas-race-title = Rasy: { $kind }
atlas-race-words = Jak często gracze wygrywają z tą rasą w porównaniu z uczciwym udziałem; zwycięstwo dzieli się między wszystko, co gracz wziął. Zielone leży całym przedziałem powyżej uczciwego udziału, czerwone poniżej.
atlas-power-title = Zdolności: { $kind }
atlas-power-words = Jak często gracze wygrywają z tą zdolnością w porównaniu z uczciwym udziałem; zwycięstwo dzieli się między wszystko, co gracz wziął. Zielone leży całym przedziałem powyżej uczciwego udziału, czerwone poniżej.
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
atlas-race-map-words = Zwycięstwa na każde uczciwe zwycięstwo. Pogrubione liczby są na pewno powyżej albo poniżej 1, na ile pozwala 95 %.

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
atlas-offer-tile-words = Monety ponad innych na tym samym miejscu przy stole, wraz z ceną. Pogrubione: na pewno warte tam swojej ceny albo na pewno nie.
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
atlas-box-tile-words = Zwycięstwa na każde uczciwe zwycięstwo. Pogrubione: na pewno powyżej albo poniżej 1.

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

## Dwa boty obok siebie

atlas-agree-race-title = Rasy w oczach dwóch botów: { $kind }
atlas-agree-race-words = Korelacja rang (liczba ras: { $count }) wynosi { $alike } (1 to ta sama kolejność); przedziały, które się nawet nie stykają: { $apart }.
atlas-agree-power-title = Zdolności w oczach dwóch botów: { $kind }
atlas-agree-power-words = Korelacja rang (liczba zdolności: { $count }) wynosi { $alike } (1 to ta sama kolejność); przedziały, które się nawet nie stykają: { $apart }.
atlas-agree-seat-title = Miejsca w oczach dwóch botów: { $kind }
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
atlas-section-agree = Czy dwa boty mówią to samo?
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
atlas-cannot-2 = Co płytka dałaby graczowi, który jej nie chciał: boty wybierają, więc każdą płytkę widać w rękach, które jej chciały, a tę, którą mało cenią, tylko wtedy, gdy była tania.
atlas-cannot-3 = Przyczyn: kto późno ogłasza Wymarcie, może wygrywać dlatego, że szło mu dobrze, a nie dlatego, że czekał.
atlas-cannot-4 = Rozmów, uraz i sojuszy: boty nie zmawiają się przeciw prowadzącemu tak jak ludzie.
atlas-method = Jak czytać liczby
atlas-method-words = Przedziały zawierają prawdziwą wartość w 95 przypadkach na 100. Miejsca w jednej grze zależą od siebie, więc liczby sumuje się najpierw w obrębie gry, a przedział bierze się z tego, jak bardzo gry się różnią (estymator ilorazowy grupowany według gier, przybliżenie normalne). Wśród setek przedziałów niektóre chybiają przypadkiem: jeden na dwadzieścia. „Uczciwie” to jedno zwycięstwo na tyle gier, ilu jest graczy; wspólne zwycięstwo liczy się w częściach.
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
       *[own] własne płytki
    }): { $found }, a nie { $own }; podaj inny folder
atlas-no-common-box = oba atlasy nie mają żadnego wspólnego pudełka
atlas-lost-processes = utracono kolejno procesy ({ $count }); atlas zostaje przerwany
