# The rulebook: the whole rules of both boxes for players, a message for every rule of docs/rules (rule-conq-6 is CONQ-6).
# An id in brackets becomes a link. The page loads this file only when the rules are looked at.

## The chapters

book-setup = Przed grą
    .intro = Jak przygotować stół przed pierwszą turą.
book-turn = Przebieg tury
    .intro = Co robisz, gdy przychodzi Twoja kolej, i jakimi słowami mówią o tym zasady.
book-pick = Wybór Rasy
    .intro = Jak wziąć jeden z sześciu zestawów i ile to kosztuje.
book-conquer = Podboje
    .intro = Dokąd możesz wejść, ile kosztuje region, kiedy pomaga kość i co traci obrońca.
book-redeploy = Przegrupowanie
    .intro = Jak rozstawiasz żetony po zakończeniu podbojów.
book-score = Zbieranie monet
    .intro = Co przynosi Twoja tura.
book-decline = Wymarcie
    .intro = Gdy Rasa się wyczerpie, odwracasz ją, a w następnej turze bierzesz nową.
book-end = Koniec gry
    .intro = Kiedy gra się kończy i kto wygrywa.
book-races = Rasy
    .intro = Każda Rasa z liczbą żetonów i swoimi zasadami. Nazwa prowadzi na jej własną stronę.
book-powers = Zdolności Specjalne
    .intro = Każda Zdolność Specjalna z liczbą żetonów i swoimi zasadami. Nazwa prowadzi na jej własną stronę.
book-finds = Relikwie i miejsca
    .intro = Czego strzegą Bestie w Underground.
book-questions = Pytania
    .intro = Co się dzieje, gdy spotykają się dwie reguły, i jak rozstrzyga Elbowroom, gdy zasady milczą.
book-examples = Przykłady
    .intro = Pozycje policzone krok po kroku.
book-mixing = Oba pudełka razem i własne płytki
    .intro = Co się zmienia, gdy płytki z jednego pudełka trafiają na mapę drugiego.
book-contents = Zawartość pudełek
    .intro = Mapy, Rasy, Zdolności Specjalne, żetony, znaczniki i monety.
book-editions = Wydania i warianty
    .intro = Czym różnią się drukowane wydania, jak gra Elbowroom i co może wybrać stół.

## The page

book-lead = Całe zasady obu pudełek naszymi słowami. Każda reguła ma swój numer i adres, a jeśli da się ją pokazać, także planszę, która ją pokazuje.
book-chapters = Rozdziały
book-found = { $count ->
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
   *[many] Znaleziono { $count } miejsc
}
book-print = Drukuj
book-whole = Całe zasady
book-base = Gra podstawowa
book-underground = Underground
book-no-tile = Nie ma płytki o tej nazwie.

## The game in short

short-goal = Cel
    .text = Mieć najwięcej monet po ostatniej rundzie. Miejsca starcza dla niewielu, więc ludy rosną, rozchodzą się, słabną i ustępują innym; jednym ludem nikt nie wygrywa.
short-setup = Przed grą
    .text = Mapa zależy od liczby graczy: 10 rund przy dwóch lub trzech, 9 przy czterech, 8 przy pięciu. Każdy zaczyna z 5 monetami. Na mapie stoją Zaginione Plemiona i góry. W ofercie leży sześć zestawów Rasy i Zdolności.
short-turn = Tura
    .text = Bez Aktywnej Rasy wybierasz nową, podbijasz i zbierasz monety. Z Aktywną Rasą decydujesz: podbijać dalej (żetony na rękę, Podboje, przegrupowanie, monety) albo ogłosić Wymarcie (monety, a w następnej turze nowy wybór).
short-pick = Wybór Rasy
    .text = Pierwszy zestaw w ofercie jest za darmo. Na każdym pominiętym kładziesz monetę; monety leżące na wybranym zestawie są Twoje. Dostajesz tyle żetonów, ile pokazują razem Rasa i Zdolność.
short-enter = Wejście na mapę
    .text = Rasa bez regionu wchodzi od krawędzi planszy albo od brzegu morza leżącego przy krawędzi. Potem zdobywa regiony obok własnych. Morza i jeziora są zamknięte, chyba że otwiera je Rasa lub Zdolność.
short-cost = Ile kosztuje region
    .text = 2 żetony, +1 za górę, +1 za każde Zaginione Plemię, Twierdzę, Legowisko czy Obozowisko, +1 za każdy żeton innego gracza. Zdolności obniżają koszt, ale nigdy poniżej 1.
short-die = Kość
    .text = Mając choć jeden żeton, możesz spróbować zdobyć ostatni region, do którego brakuje najwyżej 3: na kości jest 0, 0, 0, 1, 2 i 3. Cokolwiek wypadnie, Podboje się kończą.
short-losses = Straty
    .text = Kto traci region, traci na dobre jeden żeton, a pozostałe rozstawia w swoich innych regionach na koniec tury. Samotny żeton po prostu przepada.
short-abandon = Porzucanie regionów
    .text = Przed pierwszym Podbojem w turze możesz oddać regiony i wziąć wszystkie ich żetony na rękę, nawet ze wszystkich; wtedy wchodzisz na nowo od krawędzi.
short-redeploy = Przegrupowanie
    .text = Po Podbojach w każdym regionie musi zostać jeden żeton, resztę rozstawiasz dowolnie. Bronią aż do Twojej następnej tury.
short-score = Zbieranie monet
    .text = Moneta za każdy region zajęty przez Aktywną lub Wymierającą Rasę oraz to, co dodają Rasa i Zdolność. Monety są ukryte, chyba że gracie w jawne.
short-decline = Wymarcie
    .text = Zamiast podbijać, odwracasz Rasę: w każdym regionie zostaje jeden żeton, Zdolność przepada, umiejętność też, jeśli nie mówi inaczej. Rasa dalej przynosi monety. Kolejne Wymarcie zdejmuje poprzednią z mapy.
short-end = Koniec
    .text = Po ostatniej rundzie liczy się monety. Przy remisie decyduje liczba żetonów na mapie, a jeśli i ona jest równa, zwycięstwo jest wspólne.
short-under-relics = Underground: relikwie i miejsca
    .text = Relikwia działa raz na turę i zostaje tam, gdzie jej ostatnio użyto; Miejsce zostaje tam, gdzie je odkryto. Jedno i drugie służy temu, kto trzyma region.

## A tile's own page

book-tile-rules = Reguły
book-tile-questions = Pytania i rozstrzygnięcia
book-tile-examples = Przykłady
book-tile-atlas = Co mówią gry botów
book-atlas = { $box }: { $wins } sprawiedliwego udziału w zwycięstwach (przedział 95%: od { $from } do { $to }). Gry: { $games }, bot: { $bot }.
book-atlas-differs = Na ile można sądzić z tych gier, to prawdziwa różnica.
book-atlas-same = Nie da się tego odróżnić od sprawiedliwego udziału.
book-atlas-note = Sprawiedliwy udział to jedno zwycięstwo na tyle gier, ilu jest graczy. Boty brały tę płytkę z własnego wyboru; wśród ludzi może być inaczej.
book-atlas-none = Atlas liczy tylko Rasy i Zdolności Specjalne.
book-atlas-few = Za mało gier miało tę płytkę, by coś o niej powiedzieć.

## The board that shows a rule

book-show = Pokaż
book-shown = Reguła na planszy
book-start = Pozycja na początku
book-step = Ruch { $at } z { $all }
book-next = Teraz { $player }: { $move }
book-done = To wszystko.
book-refused = { $player }: { $move }. Tak nie wolno: { $why }
book-try = Spróbuj
book-watch = Tylko pokaż
book-ask-allowed = { $player }: { $move }. Czy tak wolno?
book-ask-cost = { $player }: { $move }. Ile to kosztuje żetonów?
book-ask-coins = { $player }: { $move }. Ile monet przyniesie ta tura?
book-yes = Tak
book-no = Nie
book-right = Zgadza się!
book-wrong = Niezupełnie. Odpowiedź: { $answer }.
book-tried = Dobre odpowiedzi: { $right } z { $all }.
book-hands = { $player }: na ręce { $hand }, monety { $coins }
book-no-board = Nie udało się pobrać planszy. Spróbuj ponownie, gdy będzie sieć.

## Definitions and the turn

rule-def-1 = Region jest niepusty, jeśli stoi w nim choć jeden żeton Zaginionego Plemienia albo choć jeden żeton Rasy. Nie ma znaczenia, czyj to żeton ani czy jego Rasa jest Aktywna, czy Wymierająca. Każdy inny region jest pusty.
rule-def-2 = Same znaczniki nigdy nie czynią regionu niepustym: ani Góra, ani Legowisko Trolli, Twierdza, Obozowisko, Norka, Bohater czy Smok. Robią to tylko żetony.
rule-def-3 = Twoja Aktywna Rasa korzysta z tego, co daje jej płytka Rasy i płytka Zdolności Specjalnej, a korzyści z obu się sumują.
rule-def-4 = Po Wymarciu Rasy jej umiejętność i Zdolność przestają działać, chyba że któraś z nich sama mówi, że działa dalej.
rule-def-5 = Jeśli Zdolność Specjalna mówi „Ty” albo „Twój”, chodzi wyłącznie o żetony Rasy, z którą tworzy zestaw. Twoja druga, Wymierająca Rasa nic z niej nie ma.
rule-def-6 = Dwa regiony sąsiadują ze sobą, jeśli mają wspólną linię granicy.
rule-def-7 = Region jest nadbrzeżny, jeśli sąsiaduje z Morzem lub Jeziorem.
rule-def-8 = Region z Norką, Bohaterem lub Smokiem jest nietykalny: inni gracze nie mogą go podbić i nie działa na niego żadna ich umiejętność rasowa ani Zdolność Specjalna.
rule-def-9 = Region jest Twój, dopóki stoi w nim choć jeden żeton którejś z Twoich Ras. W regionie mogą stać żetony najwyżej jednej Rasy. Znaczniki bez żetonu nie dają regionu nikomu.
rule-def-10 = Żetony Aktywnej Rasy leżą kolorową stroną do góry, żetony Wymierającej Rasy szarą. Każdy widzi, które są które.
rule-def-11 = Atakujesz Rasę, gdy podbijasz jeden z jej regionów, zamieniasz jej żeton na Czarnoksiężnika albo gdy w jednym z jej regionów nie uda Ci się Ostatni Podbój z kością.
rule-turn-1 = W każdej rundzie każdy gracz rozgrywa jedną turę, zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza.
rule-turn-2 = Jeśli zaczynasz turę bez Aktywnej Rasy – w swojej pierwszej turze i w każdej turze po Wymarciu – wybierasz zestaw, podbijasz nim regiony i zbierasz monety.
rule-turn-3 = W każdej innej turze decydujesz: albo podbijasz dalej (przygotowanie jednostek, Podboje, przegrupowanie), albo ogłaszasz Wymarcie swojej Rasy. Potem zbierasz monety.

## Components

rule-comp-1 = Są 4 mapy: po jednej dla 2, 3, 4 i 5 graczy.
rule-comp-2 = Jest 14 płytek Ras, z kolorową stroną dla Aktywnej Rasy i szarą po Wymarciu, oraz 1 pusta płytka Rasy.
rule-comp-3 = Jest 20 płytek Zdolności, każda z inną Zdolnością Specjalną, oraz 1 pusta płytka Zdolności.
rule-comp-4 = Jest 168 żetonów Ras i 18 żetonów Zaginionych Plemion. Żetony Ras dzielą się tak: Amazonki 15, Krasnoludy 8, Elfy 11, Ghule 10, Olbrzymy 11, Niziołki 11, Ludzie 10, Orkowie 10, Szczuroludzie 13, Szkielety 20, Czarnoksiężnicy 18, Trytony 11, Trolle 10, Czarodzieje 10.
rule-comp-5 = Znaczniki to 10 Legowisk Trolli, 6 Twierdz, 9 Gór, 5 Obozowisk, 2 Norki, 2 Bohaterów i 1 Smok.
rule-comp-6 = Jest 109 monet: 30 o wartości 10, 24 o wartości 5, 20 o wartości 3 i 35 o wartości 1. Razem są warte 515.
rule-comp-7 = Jest jedna kość Posiłków. Na jej ściankach widnieją 0, 0, 0, 1, 2 i 3.
rule-comp-8 = Jest jeden znacznik rundy oraz 6 arkuszy pomocy: 5 osobistych i jeden wspólny. Arkusze nie mają wpływu na grę.
rule-comp-9 = Ląd to Pola, Las, Wzgórza, Bagna lub Góry. Woda to Morze lub Jezioro. Region może też mieć symbol: Jaskinię, Magiczny symbol, Kopalnię albo symbol Zaginionych Plemion.
rule-comp-10 = Na każdej mapie są dokładnie 3 regiony wodne: 2 Morza i 1 Jezioro.
rule-comp-11 = Wartość Twoich monet jest ukryta przed innymi graczami do końca gry. Swoje możesz zawsze obejrzeć.
rule-comp-12 = Monety możesz w każdej chwili wymienić w banku. Nie ma znaczenia, jakie monety masz, liczy się tylko ich łączna wartość.
rule-comp-13 = Z zasobnika możesz wziąć tylko te żetony, które w nim są. Na przykład w grze nigdy nie ma więcej niż 18 Czarnoksiężników.
rule-comp-14 = Każda Rasa ma dość żetonów na liczbę ze swojej płytki i najwyższą liczbę z płytki Zdolności, czyli 5. Liczby wszystkich płytek podaje lista płytek.

## Setup

rule-setup-1 = Gra się na mapie przeznaczonej dla danej liczby graczy, od 2 do 5.
rule-setup-2 = Znacznik rundy zaczyna na polu 1 toru rund. Tor ma 10 pól przy 2 lub 3 graczach, 9 przy 4 graczach i 8 przy 5 graczach.
rule-setup-3 = Wszystkie żetony Ras leżą na początku w zasobniku, do którego każdy może zajrzeć.
rule-setup-4 = Potasuj 14 płytek Ras. Ułóż 5 z nich w kolumnie, kolorową stroną do góry, na miejscach od 1 (u góry) do 5. Pozostałe 9 tworzy stos Ras pod miejscem 5, także kolorową stroną do góry.
rule-setup-5 = Potasuj 20 płytek Zdolności. Połóż po jednej obok każdej z 5 płytek Ras; pozostałe 15 tworzy odkryty stos Zdolności obok stosu Ras. Dwie wierzchnie płytki stosów to szósty zestaw, widać więc sześć zestawów.
rule-setup-6 = W każdym regionie z symbolem Zaginionych Plemion połóż 1 żeton Zaginionego Plemienia.
rule-setup-7 = W każdym regionie Gór połóż 1 znacznik Góry.
rule-setup-8 = Każdy gracz dostaje pięć monet o wartości 1. Reszta to bank. Monetami płacisz i to one są też Twoim wynikiem.
rule-setup-9 = Zgodnie z tradycją zaczyna gracz o najbardziej spiczastych uszach. Elbowroom nie widzi Twoich uszu: pierwsze miejsce wybiera się przed grą albo losuje.
rule-setup-10 = Grę zaczynasz bez Rasy.

## Picking a combo

rule-pick-1 = Jeśli na początku swojej tury nie masz Aktywnej Rasy, wybierasz jeden z widocznych zestawów. Liczy się też ten na wierzchu stosów.
rule-pick-2 = Pierwszy zestaw od góry jest za darmo. Każdy inny kosztuje 1 monetę za każdy zestaw nad nim: na każdym z nich kładziesz 1 monetę. Zestaw na pozycji 6 kosztuje więc 5 monet.
rule-pick-3 = Dostajesz wszystkie monety leżące na wybranym zestawie. Zabierasz je automatycznie, a i tak płacisz pełny koszt.
rule-pick-4 = Płacisz monetami, które już masz. Monety leżące na wybieranym zestawie nie mogą pomóc w zapłaceniu za niego.
rule-pick-5 = Nie możesz wybrać zestawu, który kosztuje więcej monet, niż masz. Pierwszy jest za darmo, więc zawsze możesz coś wybrać.
rule-pick-6 = Połóż swój zestaw odkryty przed sobą. Dodaj liczby z płytki Rasy i z płytki Zdolności i weź z zasobnika na rękę tyle żetonów tej Rasy.
rule-pick-7 = Więcej żetonów Twoja Rasa już nie dostanie, chyba że jakaś zasada mówi inaczej, jak przy Szkieletach i Czarnoksiężnikach. 4 dodatkowe Amazonki należą do tego, co bierzesz przy wyborze.
rule-pick-8 = Po wyborze zestawy leżące poniżej luki przesuwają się o jedno miejsce w górę, razem z leżącymi na nich monetami. Zestaw z wierzchu stosów trafia na miejsce 5, a następne dwie płytki stosów stają się szóstym zestawem. Jeśli wybrano właśnie szósty zestaw, odsłaniają się tylko nowe wierzchy stosów.
rule-pick-9 = Dopóki wystarcza płytek Ras, widać sześć zestawów.
rule-pick-10 = Jeśli trzeba ułożyć zestaw, a stos Zdolności jest pusty, tasuje się odrzucone płytki Zdolności i powstaje z nich nowy stos.
rule-pick-11 = Gdy Rasa zniknie, jej płytka trafia odkryta na spód stosu Ras. Jeśli stosu Ras nie ma, trafia na najniższe puste miejsce kolumny.
rule-pick-12 = Jeśli po uzupełnieniu kolumny stos Ras jest pusty, widać mniej niż sześć zestawów.
rule-pick-13 = Płytka Rasy, która wraca prosto do kolumny, zajmuje pierwsze wolne miejsce za ostatnim widocznym zestawem, więc luka nie powstaje. Od razu dostaje wierzchnią płytkę Zdolności, a monet na niej nie ma.
rule-pick-14 = Jeśli stos Ras jest pusty, a wszystkie 5 miejsc zajęte, wracająca płytka Rasy znów staje się stosem Ras. Z wierzchnią płytką Zdolności od razu tworzy szósty zestaw.

## Conquest

rule-conq-1 = Jeśli Twoja Rasa nie ma na mapie żadnego żetonu, jej następny Podbój jest Pierwszym Podbojem: musi to być region przy krawędzi planszy.
rule-conq-2 = Region przy krawędzi planszy styka się z tą krawędzią albo leży nad Morzem, które się z nią styka. Dla Rasy, która może podbijać wodę, takie Morze też jest regionem przy krawędzi.
rule-conq-3 = Brzeg Morza leżącego przy krawędzi liczy się jako krawędź także wtedy, gdy to Morze zajmuje Żeglująca Rasa.
rule-conq-4 = Niziołki i Latające Rasy nie muszą wchodzić od krawędzi.
rule-conq-5 = Jeśli Twoja Rasa straciła lub porzuciła wszystkie swoje regiony, musi znów wejść od krawędzi planszy.
rule-conq-6 = Obrona regionu wynosi 2 oraz po 1 więcej za każdą Górę, Legowisko Trolli, Twierdzę i Obozowisko w nim, za każdy żeton Zaginionego Plemienia i za każdy żeton Rasy innego gracza. Twoje własne żetony Twojej drugiej Rasy się nie liczą; w wariancie gry możesz wybrać, że się liczą (zob. INT-20).
rule-conq-7 = Koszt regionu to jego obrona pomniejszona o wszystkie przysługujące Ci zniżki, ale nigdy mniej niż 1 żeton.
rule-conq-8 = Każdy Podbój wymaga co najmniej 1 żetonu Rasy, bez względu na Rasę, Zdolność i kość. Żeby go zacząć, musisz mieć co najmniej 1 dostępny żeton. Czarnoksiężnicy, gdy zamieniają żeton, używają żetonu z zasobnika (zob. RACE-Sorcerers-5).
rule-conq-9 = Użyte żetony trafiają do zdobytego regionu i zostają tam do przegrupowania.
rule-conq-10 = Przy zwykłym Podboju stawiasz z ręki dokładnie tyle żetonów, ile kosztuje region. Więcej możesz dołożyć przy przegrupowaniu.
rule-conq-11 = Nikt nie może podbijać wody, chyba że pozwala na to Rasa lub Zdolność Specjalna.
rule-conq-12 = Celem nie może być region nietykalny, czyli taki, w którym jest Norka, Bohater lub Smok.
rule-conq-13 = W swojej turze możesz podbić tyle regionów, na ile wystarczy Ci żetonów, i możesz w każdej chwili przestać.
rule-conq-14 = Po Pierwszym Podboju każdy podbijany region musi sąsiadować z regionem, który Twoja Aktywna Rasa już zajmuje, chyba że Twój zestaw mówi inaczej.
rule-conq-15 = O tym, czy region był niepusty, decyduje chwila Podboju, zanim zejdzie z niego jakikolwiek żeton. Ma to znaczenie dla Orków, Szkieletów i Plądrujących Ras.
rule-conq-16 = Wymierająca Rasa nie może podbijać. Potrafią to tylko Ghule.
rule-conq-17 = Gdy podbijasz region z żetonami innego gracza, właściciel od razu zabiera je wszystkie: dokładnie 1 przepada i trafia do zasobnika, pozostałe wracają na rękę właściciela. Żetony z zasobnika można potem znów dobrać, na przykład jako nowe Szkielety albo Czarnoksiężników.
rule-conq-18 = Samotny obrońca zatem przepada. Tak samo schodzi z mapy żeton Zaginionego Plemienia i nigdy już nie wraca.
rule-conq-19 = Ocalałe żetony rozstawia ich właściciel na samym końcu tury napastnika, po zebraniu monet. Trafiają do dowolnych regionów, które ta sama Rasa jeszcze zajmuje, sąsiadujących lub nie.
rule-conq-20 = Jeśli ta Rasa nie ma już żadnego regionu, ocalałe żetony zostają na ręce właściciela. W jego następnej turze, nie wcześniej, mogą wejść na mapę Pierwszym Podbojem.
rule-conq-21 = Możesz podbić region własnej Wymierającej Rasy. Stojący tam żeton przepada.
rule-conq-22 = Znaczniki Gór nigdy się nie ruszają. Chronią każdego, kto trzyma region.
rule-conq-23 = Gdy region zostaje zdobyty, jego Legowisko Trolli i Twierdza znikają, a Obozowiska wracają na rękę właściciela.
rule-conq-24 = Jeśli został Ci co najmniej 1 nieużyty żeton, możesz podjąć jeszcze jedną próbę, Ostatni Podbój z kością: rzucasz o region, do którego brakuje Ci najwyżej 3 żetonów.
rule-conq-25 = Przed rzutem wskaż cel. Musi to być region, który przy dostatecznej liczbie żetonów wolno by Ci było podbić. Nie musi być najsłabszy i możesz próbować, nawet jeśli stać Cię jeszcze na inny region.
rule-conq-26 = Rzuć kością raz. Jeśli wynik i żetony na ręce razem wystarczą na koszt, zdobywasz region i stawiasz w nim wszystkie żetony z ręki.
rule-conq-27 = Jeśli rzut się nie uda, żetony z ręki trafiają do regionów, które Twoja Rasa już zajmuje.
rule-conq-28 = Niezależnie od tego, czy Ostatni Podbój się uda, Twoje Podboje w tej turze się kończą.
rule-conq-29 = Ostatniego Podboju z kością możesz spróbować tylko w regionie, do którego brakuje Ci dokładnie 1, 2 lub 3 żetonów. Jeśli nie brakuje żadnego, jest to zwykły Podbój.

## Readying and abandoning

rule-ready-1 = Na początku tury, w której podbijasz dalej, możesz wziąć żetony swojej Aktywnej Rasy z powrotem na rękę, ale w każdym jej regionie zostaw co najmniej 1.
rule-ready-2 = Elbowroom robi to za Ciebie: z każdego regionu zabiera wszystkie żetony oprócz 1. Nic na tym nie tracisz, bo potem możesz swobodnie się przegrupować.
rule-ready-3 = Podbijasz tylko żetonami z ręki.
rule-ready-4 = Dopóki Twoja Rasa ma na mapie żeton, nie musisz wchodzić od krawędzi.
rule-abandon-1 = Przygotowując jednostki, możesz też zabrać ostatni żeton z dowolnych regionów swojej Aktywnej Rasy, nawet ze wszystkich.
rule-abandon-2 = Porzucony region nie jest już Twój i nie przynosi Ci monet.
rule-abandon-3 = Jeśli porzucisz wszystkie swoje regiony, Twój następny Podbój jest Pierwszym Podbojem.
rule-abandon-4 = Regiony możesz porzucać tylko podczas przygotowania jednostek, przed jakimkolwiek Podbojem. Jedyny wyjątek to wycofanie się Amazonek (zob. RACE-Amazons-5).
rule-abandon-5 = Legowisko Trolli, Twierdza lub Norka w porzucanym regionie znika.
rule-abandon-6 = Obozowiska, Bohaterowie i Smok z porzucanego regionu wracają do Ciebie.
rule-abandon-7 = Niektóre drukowane zasady zabraniają zabierać z porzucanego regionu Pradawne Relikwie i Popularne Miejsca. Należą one do innej gry z tej rodziny i w grze podstawowej nie występują, więc tutaj nie ma to znaczenia.

## Redeployment

rule-redep-1 = Gdy Twoje Podboje się skończą, możesz dowolnie przesuwać żetony swojej Rasy między regionami, które ta Rasa zajmuje, sąsiadującymi lub nie.
rule-redep-2 = W każdym regionie Twojej Rasy musi zostać co najmniej 1 żeton Rasy.
rule-redep-3 = Wszystkie żetony, które masz jeszcze na ręce, musisz rozstawić w regionach ich Rasy. Jeśli Rasa nie ma żadnego regionu, zostają na ręce.
rule-redep-4 = Nie możesz mieszać swoich Ras: żetony Aktywnej Rasy nigdy nie trafiają do regionów Wymierającej ani odwrotnie.
rule-redep-5 = Nowe Szkielety i Obozowiska rozstawia się teraz, przy przegrupowaniu.

## Scoring

rule-score-1 = Na koniec każdej swojej tury bierzesz z banku 1 monetę za każdy region zajęty przez Twoją Aktywną Rasę.
rule-score-2 = Bierzesz też 1 monetę za każdy region zajęty przez każdą z Twoich Wymierających Ras.
rule-score-3 = Potem dodajesz premie, które dają płytka Rasy i płytka Zdolności Twojej Aktywnej Rasy. Premie się sumują.
rule-score-4 = Wymierające Rasy nie przynoszą premii, chyba że mówi o tym ich opis. Robią to tylko Krasnoludy.
rule-score-5 = Premia za zajęte regiony liczy te, które masz w chwili zbierania monet. Premia za zdobyte regiony liczy Podboje z tej tury.
rule-score-6 = W turze, w której ogłaszasz Wymarcie, zbierasz monety tak samo, ale Twoja Rasa jest już Wymierająca: 1 moneta za każdy region Twoich Wymierających Ras, bez premii, chyba że premia sama mówi, że działa dalej.
rule-score-7 = Twoje monety trafiają do Twojego ukrytego zapasu. Bankowi nigdy nie zabraknie monet.

## Decline

rule-decline-1 = Jeśli na początku swojej tury masz Aktywną Rasę, możesz zamiast podbijać dalej ogłosić jej Wymarcie.
rule-decline-2 = W takiej turze nie możesz podbijać żadną Rasą. Twoja tura kończy się zaraz po zebraniu monet.
rule-decline-3 = Możesz mieć tylko jedną Wymierającą Rasę; Uduchowionej się nie liczy (zob. POWER-Spirit-1). Jeśli masz już zwykłą Wymierającą Rasę i ogłaszasz Wymarcie kolejnej zwykłej, wszystkie żetony starszej schodzą z mapy do zasobnika, zanim odwrócisz nową.
rule-decline-4 = W każdym regionie Rasy, której Wymarcie ogłaszasz, zostaje dokładnie 1 żeton, szarą stroną do góry. Wszystkie jej pozostałe żetony trafiają do zasobnika. Wyjątkiem są Ghule: zostają wszystkie, które są na mapie.
rule-decline-5 = Płytkę Rasy, której Wymarcie ogłaszasz, odwracasz na szarą stronę.
rule-decline-6 = Płytkę Zdolności tej Rasy odrzucasz; po późniejszym tasowaniu może wrócić do gry. Wyjątkiem są Zdolności Uduchowione, Warowne i Żeglujące: zostają przy swojej Rasie, dopóki ta nie zniknie, i dopiero wtedy się je odrzuca.
rule-decline-7 = Po Wymarciu działają dalej: monety Krasnoludów za Kopalnie, umiejętność Ghuli, obrona Legowisk Trolli i Twierdz, wyłączenie Uduchowionych spod limitu oraz woda, którą już masz. Nic więcej.
rule-decline-8 = Norki, Bohaterowie, Smok i Obozowiska Rasy, której Wymarcie ogłaszasz, znikają. Legowiska Trolli i Twierdze zostają.
rule-decline-9 = Gdy nowe Wymarcie usuwa Twoją starszą Wymierającą Rasę, jej płytka wraca na stos Ras albo do kolumny (zob. PICK-11).
rule-decline-10 = To samo dzieje się natychmiast, gdy ktoś zdobędzie ostatni region Wymierającej Rasy i jej ostatni żeton zejdzie z mapy. Ghule z ocalałymi żetonami na ręce jeszcze nie zniknęły (zob. INT-73).
rule-decline-11 = W następnej turze wybierasz nowy zestaw i grasz jak w pierwszej turze, ale zbierasz też monety za swoją Wymierającą Rasę.
rule-decline-12 = Żetony Rasy, której Wymarcie ogłaszasz, leżące poza mapą – na ręce albo wśród odłożonych Amazonek – trafiają do zasobnika.
rule-decline-13 = Twoja Aktywna Rasa pozostaje Twoja, nawet jeśli nie ma już nigdzie żadnego żetonu. Nowej nie możesz wybrać, dopóki nie ogłosisz jej Wymarcia.
rule-decline-14 = Jeśli ogłaszasz Wymarcie Rasy, która nie ma na mapie żadnego żetonu, znika ona od razu: jej płytka Rasy wraca, a płytka Zdolności zostaje odrzucona. Twoja starsza Wymierająca Rasa i tak schodzi z mapy, jak przy każdym Wymarciu (zob. DECLINE-3).
rule-decline-15 = Nie możesz ogłosić Wymarcia Rasy w turze, w której ją wybierasz, chyba że jest Niezłomna.

## End of the game

rule-end-1 = Na początku każdej rundy poza pierwszą pierwszy gracz przesuwa znacznik rundy o 1 pole do przodu.
rule-end-2 = Gra kończy się, gdy w rundzie ostatniego pola każdy gracz rozegra swoją turę.
rule-end-3 = Wtedy odkrywa się monety. Wygrywa najwyższa łączna wartość.
rule-end-4 = Przy remisie wygrywa ten z remisujących, kto ma na mapie najwięcej żetonów Ras. Żetony aktywne i wymierające liczy się razem.
rule-end-5 = Jeśli nadal jest remis, remisujący gracze dzielą się zwycięstwem.

## Races

rule-race-amazons-1 = Wybierając Amazonki, bierzesz 6 + 4 żetony oraz tyle, ile wskazuje płytka Zdolności. Możesz nimi wszystkimi podbijać, także w pierwszej turze.
rule-race-amazons-2 = Na koniec każdego przegrupowania musisz zdjąć z mapy 4 Amazonki. Jeśli się da, zostaw co najmniej 1 w każdym swoim regionie.
rule-race-amazons-3 = Te 4 nie przepadają. Odkładasz je na bok jako rezerwę, a przy następnym przygotowaniu jednostek wracają na rękę.
rule-race-amazons-4 = Te 4 służą tylko do Podbojów, nigdy do obrony.
rule-race-amazons-5 = Jeśli nie możesz zdjąć 4 i zostawić wszędzie po 1, najpierw przerzedź każdy region do 1 Amazonki. Potem opróżnij tak mało regionów, jak się da; których, decydujesz Ty. Tracisz te regiony przed zebraniem monet. Jeśli na mapie jest mniej niż 4 Amazonki, zdejmujesz je wszystkie.
rule-race-dwarves-1 = Płytka Rasy: 3. Na koniec swojej tury dostajesz 1 dodatkową monetę za każdy region z Kopalnią zajęty przez Twoje Krasnoludy.
rule-race-dwarves-2 = Krasnoludy zachowują monety za Kopalnie także po Wymarciu.
rule-race-elves-1 = Płytka Rasy: 6. Gdy rywal zdobywa region Twoich Elfów, nie tracisz żadnego Elfa. Wszystkie wracają na rękę i rozstawiasz je na koniec tamtej tury jak inne ocalałe żetony.
rule-race-elves-2 = Elf zamieniony na Czarnoksiężnika jednak przepada: trafia do zasobnika.
rule-race-ghouls-1 = Płytka Rasy: 5. Gdy ogłaszasz Wymarcie Ghuli, na mapie zostają wszystkie ich żetony, a nie tylko po jednym w regionie.
rule-race-ghouls-2 = W Twoich następnych turach Wymierające Ghule mogą podbijać na zwykłych zasadach, jakby wciąż były Aktywne.
rule-race-ghouls-3 = Podboje Ghuli odbywają się na początku Twojej tury, przed wszelkimi Podbojami Twojej Aktywnej Rasy.
rule-race-ghouls-4 = Twoje Wymierające Ghule mogą zaatakować nawet Twoją własną Aktywną Rasę.
rule-race-giants-1 = Płytka Rasy: 6. Region sąsiadujący z Górą, którą zajmują Twoje Olbrzymy, kosztuje je o 1 żeton mniej (minimum 1).
rule-race-halflings-1 = Płytka Rasy: 6. Twoje Niziołki mogą wykonać Pierwszy Podbój w dowolnym regionie mapy, nie tylko przy krawędzi.
rule-race-halflings-2 = W każdym z 2 pierwszych regionów zdobytych przez Twoje Niziołki kładziesz Norkę. Te regiony stają się nietykalne.
rule-race-halflings-3 = Norka znika po Wymarciu Niziołków albo gdy porzucisz jej region. Nie stawia się jej ponownie.
rule-race-humans-1 = Płytka Rasy: 5. Na koniec swojej tury dostajesz 1 dodatkową monetę za każde Pola zajęte przez Twoich Ludzi.
rule-race-orcs-1 = Płytka Rasy: 5. Na koniec swojej tury dostajesz 1 dodatkową monetę za każdy niepusty region zdobyty w tej turze przez Twoich Orków.
rule-race-ratmen-1 = Płytka Rasy: 8. Szczuroludzie nie mają umiejętności. Ich siłą jest liczebność.
rule-race-skeletons-1 = Płytka Rasy: 6. Przy przegrupowaniu dostajesz z zasobnika 1 nowy Szkielet za każde 2 niepuste regiony zdobyte w tej turze przez Twoje Szkielety, z zaokrągleniem w dół.
rule-race-skeletons-2 = Jeśli w zasobniku jest za mało Szkieletów, brakujących nie dostajesz.
rule-race-sorcerers-1 = Płytka Rasy: 5. Raz na turę u każdego rywala Twoi Czarnoksiężnicy mogą zdobyć region, zamieniając stojący w nim jedyny żeton Aktywnej Rasy na Czarnoksiężnika z zasobnika.
rule-race-sorcerers-2 = Region musi sąsiadować z regionem zajętym przez Twoich Czarnoksiężników. Musi w nim stać dokładnie jeden żeton Rasy i musi on należeć do Aktywnej Rasy tego rywala.
rule-race-sorcerers-3 = Legowisko Trolli, Twierdza ani Góra nie chronią przed zamianą. Obozowisko chroni.
rule-race-sorcerers-4 = Zamieniony żeton trafia do zasobnika. Jeśli w zasobniku nie ma Czarnoksiężnika, zamiana jest niemożliwa.
rule-race-sorcerers-5 = Zamiana nie zużywa żetonu z ręki, możesz jej więc dokonać także z pustą ręką.
rule-race-tritons-1 = Płytka Rasy: 6. Regiony nadbrzeżne kosztują Twoje Trytony o 1 żeton mniej (minimum 1).
rule-race-trolls-1 = Płytka Rasy: 5. W każdym regionie zajętym przez Twoje Trolle jest 1 Legowisko Trolli, stawiane w chwili zdobycia regionu. Dodaje 1 do obrony.
rule-race-trolls-2 = Po Wymarciu Trolli ich Legowiska zostają i nadal je chronią.
rule-race-trolls-3 = Legowisko Trolli znika, gdy porzucisz region albo zdobędzie go inna Rasa.
rule-race-wizards-1 = Płytka Rasy: 5. Na koniec swojej tury dostajesz 1 dodatkową monetę za każdy region z Magicznym symbolem zajęty przez Twoich Czarodziejów.

## Special powers

rule-power-alchemist-1 = Płytka Zdolności: 4. Dostajesz 2 dodatkowe monety na koniec każdej tury, w której Rasa jest jeszcze Aktywna. W turze ogłoszenia Wymarcia nie dostajesz ich.
rule-power-berserk-1 = Płytka Zdolności: 4. Przed każdym Podbojem możesz rzucić kością. Najpierw rzucasz, potem wybierasz region. Kosztuje Cię on o tyle mniej, ile wypadło (minimum 1 żeton).
rule-power-berserk-2 = Jeśli po rzucie masz za mało żetonów na jakikolwiek Podbój, Twoje Podboje w tej turze się kończą.
rule-power-bivouacking-1 = Płytka Zdolności: 5. Przy przegrupowaniu rozstawiasz wszystkie 5 Obozowisk w regionach swojej Rasy, jak chcesz. W jednym regionie może ich stać kilka.
rule-power-bivouacking-2 = Każde Obozowisko dodaje 1 do obrony. Chroni też samotny żeton przed Czarnoksiężnikami.
rule-power-bivouacking-3 = W każdej turze możesz rozstawić Obozowiska inaczej.
rule-power-bivouacking-4 = Jeśli ktoś zdobędzie region z Obozowiskiem, nie tracisz Obozowiska. Wraca na rękę i stawiasz je na koniec tury napastnika, tak jak ocalałe żetony.
rule-power-bivouacking-5 = Po Wymarciu Rasy wszystkie Obozowiska znikają z gry.
rule-power-commando-1 = Płytka Zdolności: 4. Każdy region kosztuje Cię o 1 żeton mniej (minimum 1).
rule-power-diplomat-1 =
    Płytka Zdolności: 5. Na koniec swojej tury możesz wskazać jednego rywala, którego Aktywnej Rasy ta Rasa w tej turze
    nie atakowała. Do początku Twojej następnej tury rywal ten nie może atakować Twojej Aktywnej Rasy. Możesz wskazać
    także kogoś, kto akurat nie ma Aktywnej Rasy; zakaz obejmuje wtedy Rasę, którą ten gracz wybierze.
rule-power-diplomat-2 = W każdej turze możesz wskazać innego rywala albo znów tego samego.
rule-power-diplomat-3 = Sojusz nie wiąże Wymierających Ras: Wymierające Ghule wskazanego rywala mogą Cię atakować.
rule-power-dragonmaster-1 = Płytka Zdolności: 5. Raz na turę możesz zdobyć jeden region dokładnie 1 żetonem i Smokiem, bez względu na jego obronę. Musi to być region, który i tak wolno Ci zaatakować.
rule-power-dragonmaster-2 = W tym regionie staje Smok. Dopóki tam jest, region jest nietykalny.
rule-power-dragonmaster-3 = W późniejszej turze możesz przenieść Smoka tylko przez użycie go do nowego Podboju. W przeciwnym razie zostaje tam, gdzie jest.
rule-power-dragonmaster-4 = Po Wymarciu Rasy Smok znika z gry.
rule-power-flying-1 = Płytka Zdolności: 5. Możesz podbić dowolny region mapy oprócz Mórz i Jezior. Nie musi on sąsiadować z Twoimi regionami.
rule-power-forest-1 = Płytka Zdolności: 4. Na koniec swojej tury dostajesz 1 dodatkową monetę za każdy Las zajęty przez tę Rasę.
rule-power-fortified-1 = Płytka Zdolności: 3. Raz na turę, dopóki Rasa jest Aktywna, możesz zbudować 1 Twierdzę w jednym z jej regionów.
rule-power-fortified-2 = W regionie może stać tylko 1 Twierdza, a na całej mapie najwyżej 6.
rule-power-fortified-3 = Na koniec swojej tury dostajesz 1 dodatkową monetę za każdą Twierdzę na mapie, ale tylko dopóki Rasa jest Aktywna.
rule-power-fortified-4 = Twierdza dodaje 1 do obrony swojego regionu, także po Wymarciu.
rule-power-fortified-5 = Twierdza znika, gdy jej region zostanie porzucony albo zdobyty. Wraca do zapasu i możesz ją zbudować ponownie.
rule-power-heroic-1 = Płytka Zdolności: 5. Na koniec swojej tury ustawiasz 2 Bohaterów w 2 różnych regionach tej Rasy.
rule-power-heroic-2 = Dopóki są tam Bohaterowie, te regiony są nietykalne.
rule-power-heroic-3 = Po Wymarciu Rasy Bohaterowie znikają z gry.
rule-power-hill-1 = Płytka Zdolności: 4. Na koniec swojej tury dostajesz 1 dodatkową monetę za każde Wzgórza zajęte przez tę Rasę.
rule-power-merchant-1 = Płytka Zdolności: 2. Na koniec swojej tury dostajesz 1 dodatkową monetę za każdy region zajęty przez tę Rasę.
rule-power-mounted-1 = Płytka Zdolności: 5. Wzgórza i Pola kosztują Cię o 1 żeton mniej (minimum 1).
rule-power-pillaging-1 = Płytka Zdolności: 5. Na koniec swojej tury dostajesz 1 dodatkową monetę za każdy niepusty region zdobyty w tej turze przez tę Rasę.
rule-power-seafaring-1 = Płytka Zdolności: 5. Dopóki Rasa jest Aktywna, może podbijać Morza i Jeziora, jakby były zwykłymi pustymi regionami: ich obrona to 2 oraz to, co w nich stoi.
rule-power-seafaring-2 = Po Wymarciu Rasa zachowuje regiony wodne, które ma, i przynosi za nie monety, dopóki stoją tam jej żetony. Nowych już nie podbija.
rule-power-seafaring-3 = Żadna inna Rasa nie może podbijać ani zajmować wody.
rule-power-spirit-1 = Płytka Zdolności: 5. Uduchowiona Rasa po Wymarciu nie wlicza się do limitu jednej Wymierającej Rasy. Możesz więc mieć 2 Wymierające Rasy i zbierasz monety za obie.
rule-power-spirit-2 = Jeśli ogłaszasz Wymarcie trzeciej swojej Rasy, Uduchowiona zostaje, a schodzi z mapy ta druga Wymierająca.
rule-power-spirit-3 = Uduchowiona Rasa po Wymarciu schodzi z mapy tylko wskutek Podbojów.
rule-power-stout-1 = Płytka Zdolności: 4. Na koniec swojej tury, po zebraniu monet, możesz od razu ogłosić Wymarcie tej Rasy, zamiast poświęcać na to całą turę. Działa to po każdej turze przeznaczonej na Podboje, nawet jeśli do żadnego nie doszło.
rule-power-swamp-1 = Płytka Zdolności: 4. Na koniec swojej tury dostajesz 1 dodatkową monetę za każde Bagna zajęte przez tę Rasę.
rule-power-underworld-1 = Płytka Zdolności: 5. Regiony z Jaskinią kosztują Cię o 1 żeton mniej (minimum 1).
rule-power-underworld-2 = Przy Podbojach tej Rasy wszystkie regiony z Jaskinią sąsiadują ze sobą.
rule-power-wealthy-1 = Płytka Zdolności: 4. Jednorazowo, na koniec pierwszej tury tej Rasy, dostajesz 7 dodatkowych monet. Jeśli płytkę ktoś później wybierze znowu, znowu wypłaca.

## Design your own

rule-custom-1 = Pustej płytki Rasy możesz użyć dla jednej Rasy własnego pomysłu. Dobierz jej liczbę tak, żeby pasowała do każdej płytki Zdolności. Może wynosić najwyżej 10.
rule-custom-2 = Twoja własna Rasa pożycza żetony od Rasy użyczającej: takiej, która ma ich tyle samo lub więcej. Przed grą odłóż płytkę Rasy użyczającej do pudełka.
rule-custom-3 = Pustej płytki Zdolności możesz użyć dla jednej Zdolności Specjalnej własnego pomysłu. Musi ona pasować do każdej Rasy, a jej liczba może wynosić najwyżej 5.
rule-custom-4 = Elbowroom przyjmuje Twoją własną Rasę tylko wtedy, gdy Rasa użyczająca ma dość żetonów na jej liczbę, wraz z ewentualnymi dodatkowymi żetonami, i jeszcze 5. Rasa o liczbie 10 potrzebuje więc Amazonek (15), Czarnoksiężników (18) albo Szkieletów (20).
rule-custom-5 = Z własną Rasą płytek Ras jest nadal 14: 13 i Twoja. Z własną Zdolnością płytek Zdolności jest 21.

## Worked examples

rule-ex-1 = Wybór. Handlujące Szkielety leżą na pozycji 3, a Ty masz 5 monet. Kładziesz 1 monetę na pierwszym zestawie i 1 na drugim: zostają Ci 3 monety. Jeśli na Szkieletach leży 1 moneta, bierzesz ją i masz 4.
rule-ex-2 = Branie żetonów. Szkielety 6 i Handlujące 2: bierzesz 8 żetonów.
rule-ex-3 = Uzupełnianie. Po tym wyborze zestawy 4, 5 i 6 przesuwają się na miejsca 3, 4 i 5 razem ze swoimi monetami. Nowe wierzchy stosów to zestaw 6. Na zestawach 1 i 2 zostają zapłacone przed chwilą monety.
rule-ex-4 = Wejście. Wzgórza przy krawędzi z Zaginionym Plemieniem kosztują 2 + 1 = 3 żetony. Na ręce zamiast 8 żetonów masz 5. Zaginione Plemię znika, a Ty masz na koncie 1 zdobyty niepusty region.
rule-ex-5 = Kolejny Podbój. Na sąsiednich Polach stoją 2 Elfy: 2 + 2 = 4 żetony. Na ręce zamiast 5 żetonów masz 1. Oba Elfy wracają na rękę właściciela, żaden nie przepada. Masz teraz na koncie 2 zdobyte niepuste regiony.
rule-ex-6 = Kość. Sąsiednia pusta Góra kosztuje 2 + 1 = 3. Masz 1 żeton i brakuje Ci 2. Jeśli wypadnie 2 lub 3, Twój żeton ją zdobywa; jeśli 0 lub 1, wraca do któregoś z Twoich regionów. Tak czy inaczej Twoje Podboje się kończą. Góra była pusta, więc niepustych regionów masz na koncie nadal 2.
rule-ex-7 = Przegrupowanie. Za 2 niepuste regiony dostajesz z zasobnika 1 nowy Szkielet. Teraz rozstawiasz 9 żetonów w swoich 3 regionach, w każdym co najmniej 1, na przykład 4, 3 i 2.
rule-ex-8 = Zbieranie monet. 3 regiony przynoszą 3 monety, a Zdolność Handlujące dodaje 3: razem 6 monet. Jeśli po wyborze zostały Ci 3 monety, masz teraz 9. Potem właściciel Elfów rozstawia 2 Elfy w innych regionach Elfów.
rule-ex-9 = Aktywna i Wymierająca. Twoje Aktywne Wzgórzyste Trytony mają 3 regiony, w tym jedne Wzgórza. Twoje Wymierające Handlujące Szkielety mają 3. Zbierasz 3 + 1 + 3 = 7 monet. Wymierające Szkielety nie dostają premii Handlujących.
rule-ex-10 = Zniknięcie. Teraz ogłaszasz Wymarcie Trytonów. Najpierw wszystkie Szkielety schodzą z mapy do zasobnika, a płytka Szkieletów trafia pod stos Ras.
rule-ex-11 = Wymarcie. Potem z Twoich 10 Trytonów (6 + 4), stojących po 4, 3 i 3, zostają 1, 1 i 1, szarą stroną do góry. Pozostałe 7 trafia do zasobnika. Płytkę Rasy odwracasz, a płytkę Zdolności Wzgórzyste odrzucasz. Zbierasz 3 monety, bez premii za Wzgórza.
rule-ex-12 = Zapas. Jeśli wszystkich 18 Czarnoksiężników jest na mapie, nie możesz zamienić żadnego żetonu, dopóki jacyś Czarnoksiężnicy nie wrócą do zasobnika.
rule-ex-13 = Amazonki. Ze Zdolnością Latające bierzesz 6 + 4 + 5 = 15 żetonów. Po przegrupowaniu 4 odkładasz, a 11 zostaje na mapie. W następnej turze masz na ręce te 4 oraz wszystkie oprócz 1 z każdego regionu.
rule-ex-14 = Czarnoksiężnicy. Samotnego Trolla z Legowiskiem na Górze (obrona 5) zamieniasz za 1 żeton z zasobnika, a Legowisko znika. Samotnego żetonu z Obozowiskiem zamienić nie można; musisz go podbić za 4. Samotny Elf zostaje zamieniony i trafia do zasobnika.
rule-ex-15 = Uduchowione. Masz Wymierającą Uduchowioną Rasę A i Wymierającą Rasę B. Teraz ogłaszasz Wymarcie Rasy C: B schodzi z mapy, A i C zostają i przynoszą monety.
rule-ex-16 = Dyplomatyczne. Wskazany przez Ciebie rywal nie może atakować Twojej Aktywnej Rasy swoją Aktywną Rasą. Jego Wymierające Ghule mogą.
rule-ex-17 = Wypędzenie. Rasa ma trzy regiony z 2, 2 i 1 żetonem i w jednej turze traci wszystkie trzy. 3 żetony przepadają, 2 wracają na rękę. W następnej turze właściciela wchodzą na mapę Pierwszym Podbojem.
rule-ex-18 = Zniżki. Waleczne Trytony atakują pusty region nadbrzeżny: 2 − 1 − 1 = 0, więc kosztuje on 1 żeton. Konne Olbrzymy obok swojej Góry atakują Wzgórza z Zaginionym Plemieniem: 3 − 2 = 1 żeton.
rule-ex-19 = Obrona. Góra z Zaginionym Plemieniem: 4. Góra z Twierdzą i 3 żetonami: 7. Dwa Obozowiska i 1 żeton: 5. Wymierający Troll z Legowiskiem: 4.
rule-ex-20 = Premie za Podboje. Plądrujący Orkowie zdobywają 3 regiony, w tym 2 niepuste, i nie mają nic więcej: 3 + 2 + 2 = 7 monet.
rule-ex-21 = Twierdze. Twoja Warowna Rasa ma 4 regiony i właśnie zbudowała drugą Twierdzę: 4 + 2 = 6 monet. Jeśli w następnej turze ogłosisz jej Wymarcie, zbierasz 4, bez monet za Twierdze. Obie Twierdze bronią dalej.
rule-ex-22 = Kopalnie. Twoje Krasnoludy, ze Zdolnością, która nie przynosi monet, mają 3 regiony, w tym 2 Kopalnie. Zbierasz 5 monet w turze, gdy są Aktywne, 5 w turze ich Wymarcia i 5 w późniejszych turach, dopóki się trzymają.
rule-ex-23 = Oszalałe. Masz 2 żetony i na kości wypada 3. Region o obronie 5 kosztuje teraz 2 i zdobywasz go. Albo masz 1 żeton i wypada 0: każdy cel kosztuje 2 lub więcej, więc Twoje Podboje się kończą.
rule-ex-24 = Szkielety. Za 5 niepustych regionów należą Ci się 2 nowe Szkielety. Jeśli w zasobniku jest tylko 1, dostajesz 1.
rule-ex-25 = Za mało Amazonek. Masz 8 Amazonek w 6 regionach, gdy 4 muszą zejść, więc wolne są tylko 2. Zdejmij te 2, a potem opróżnij 2 regiony. W rezerwie są 4, a monety przynoszą 4 regiony.
rule-ex-26 = Własna Wymierająca Rasa. Twój wymierający żeton w zwykłym regionie kosztuje Cię 2 żetony (3 w wariancie, w którym bronią się także własne żetony). Wymierający żeton przepada, a region liczy się jako niepusty.
rule-ex-27 = Niezłomne. Twoja Niezłomna Rasa ma 5 regionów, a starsza Wymierająca 2. Zbierasz 7 monet, po czym ogłaszasz Wymarcie Niezłomnej: starsza Rasa schodzi z mapy, a w tej turze nie dostajesz już więcej monet.

## Interactions and special cases

rule-int-1 = Jeśli masz 0 monet, możesz wybrać tylko pierwszy zestaw od góry. Tylko on jest za darmo.
rule-int-2 = Monety leżące na zestawie, który chcesz wybrać, nie pomogą Ci za niego zapłacić. Najpierw płacisz, potem je bierzesz.
rule-int-3 = Nie możesz wybrać zestawu, na który Cię nie stać. Nie ma długów ani pożyczek, a za nic innego w grze podstawowej nigdy się nie płaci.
rule-int-4 = Monety, które na koniec gry wciąż leżą na zestawach, nie liczą się nikomu.
rule-int-5 = Jeśli stos Ras się wyczerpie, jest mniej zestawów do wyboru. Kto wybiera, i tak widzi co najmniej 4: spośród 14 płytek poza ofertą mogą być najwyżej 4 płytki Aktywnych Ras, 5 Wymierających i 1 Uduchowionej.
rule-int-6 = Jeśli stos Zdolności się wyczerpie, tasuje się odrzucone płytki Zdolności. Całkiem zabraknąć ich nie może: z 20 w użyciu jest najwyżej 14, czyli 6 w ofercie, 5 przy Aktywnych Rasach i 3 zachowane po Wymarciu.
rule-int-7 = Płytka Rasy, która wraca podczas tury rywala, od razu trafia do oferty. Widać to tylko wtedy, gdy stos Ras jest pusty.
rule-int-8 = Jeśli w zasobniku jest za mało Szkieletów, bierzesz tyle, ile jest; bez Czarnoksiężnika w zasobniku nie możesz zamieniać. Obie Rasy mogą dobierać żetony, które wcześniej przepadły. Nowemu zestawowi nigdy nie zabraknie żetonów. 10 Legowisk wystarcza dla 10 Trolli. Gdy na mapie stoi 6 Twierdz, następnej zbudować nie można.
rule-int-9 = Jeśli w banku zabraknie monet, i tak dostajesz swoją wypłatę.
rule-int-10 = Kilka zniżek się sumuje, ale koszt nigdy nie spada poniżej 1 żetonu.
rule-int-11 = Zniżka liczy się raz, bez względu na to, ile Gór (Olbrzymy) lub wód (Trytony) styka się z regionem.
rule-int-12 = Zniżki działają także przy Pierwszym Podboju, jeśli spełniony jest ich warunek: dla Trytonów oraz Ras Konnych, Walecznych i Podziemnych. Olbrzymy nie mają w tej chwili żadnej Góry, więc zniżki nie dostają.
rule-int-13 = Przy Ostatnim Podboju z kością brakujące żetony liczy się po wszystkich zniżkach. Dopiero potem przychodzi kość.
rule-int-14 = Ostatni Podbój z kością może być Twoim Pierwszym Podbojem. Jeśli się nie uda i nie masz na mapie regionu, żetony zostają na ręce do następnej tury.
rule-int-15 = Trytony atakujące Morze nie mają zniżki, chyba że to Morze samo sąsiaduje z inną wodą.
rule-int-16 = Dla Podziemnych Olbrzymów Góra z Jaskinią sąsiaduje z każdym regionem z Jaskinią. Zniżka Olbrzymów sięga więc ich wszystkich.
rule-int-17 = Latające Olbrzymy mają zniżkę tylko obok Góry, którą zajmują. Dzięki lataniu sąsiedztwo nie jest potrzebne, ale regiony nie stają się przez to sąsiednie.
rule-int-18 = Porzucony region możesz podbić ponownie w tej samej turze. Jest wtedy pusty.
rule-int-19 = Regiony Twojej własnej Wymierającej Rasy nie dają sąsiedztwa Twojej Aktywnej Rasie.
rule-int-20 = Elbowroom gra tak, że Twoje własne żetony Twojej drugiej Rasy nic nie dodają do obrony: zwykły region z jednym Twoim wymierającym żetonem kosztuje Cię 2. Znaczniki w nim liczą się nadal. W wariancie możesz wybrać, że własne żetony też się bronią, jak gra się przy wielu stołach; wtedy kosztuje 3.
rule-int-21 = Podbój regionu własnej Wymierającej Rasy liczy się jako Podbój niepustego regionu dla Orków, Szkieletów i Plądrujących Ras.
rule-int-22 = Legowisko Trolli lub Twierdza Twojej własnej Wymierającej Rasy liczy się do kosztu, gdy podbijasz jej region, po czym znika.
rule-int-23 = Gdy podbijasz własną Wymierającą Rasę, jedyny stojący tam żeton przepada i trafia do zasobnika. Jeśli był to ostatni żeton tej Rasy, jej płytka od razu wraca. Wymierające Ghule tracą tam 1 żeton; pozostałe czekają na Twoje przegrupowanie.
rule-int-24 = Nie możesz podbić Aktywną Rasą regionu, który ta sama Rasa już zajmuje.
rule-int-25 = Ze Zdolnością Oszalałe nie masz już osobnego Ostatniego Podboju z kością. Rzut przed Podbojem to właśnie kość dla tego Podboju. (O Gnomach w grach mieszanych zob. U-INT-105.)
rule-int-26 = Ze Zdolnością Oszalałe możesz też podbijać bez rzutu. Po rzucie podbijasz z jego wynikiem albo kończysz. Nigdy nie rzucasz dwa razy o ten sam Podbój.
rule-int-27 = Kość daje Ci siłę, a nie żetony. Gdy się uda, stawiasz tylko te żetony, które naprawdę masz.
rule-int-28 = Ostatniego Podboju z kością możesz spróbować nawet wtedy, gdy stać Cię jeszcze na inne regiony.
rule-int-29 = Nieudany Ostatni Podbój z kością w regionie Aktywnej Rasy gracza liczy się jako atak na tego gracza. Ma to znaczenie tylko dla Dyplomatycznych Ras.
rule-int-30 = Smok nie zważa na żetony ani na żadne znaczniki poza tymi, które czynią region nietykalnym. Nic więcej nie płacisz i stawiasz dokładnie 1 żeton.
rule-int-31 = Smok może dokonać Twojego Pierwszego Podboju, w regionie, w którym jest on dozwolony.
rule-int-32 = Smok nie może zająć wody, chyba że może to zrobić Rasa Twojego własnego pomysłu.
rule-int-33 = Smok nie rusza się przy przegrupowaniu, a w jego regionie musi zostać co najmniej 1 żeton. Jeśli porzucisz jego region, Smok wraca do Ciebie i możesz go użyć w tej samej turze.
rule-int-34 = Jeśli Twoja Bohaterska Rasa ma tylko jeden region, ustawiasz jednego Bohatera, a drugi czeka. Jeśli nie ma żadnego, czekają obaj.
rule-int-35 = Nietykalność nigdy nie przeszkadza Ci we własnym regionie: możesz zabierać z niego żetony, przegrupowywać się tam i go porzucić.
rule-int-36 = Twoje własne Wymierające Ghule mogą podbić Twój własny nietykalny region. Norka przepada wtedy na dobre; Bohaterowie lub Smok wracają do Ciebie.
rule-int-37 = Jeśli porzucisz region, jego Norka, Twierdza lub Legowisko Trolli znika. Legowisko i Twierdza wracają do zapasu i można ich użyć ponownie; Norka wypada z gry.
rule-int-38 = Norki stawia się w dwóch pierwszych regionach, jakie Niziołki kiedykolwiek zdobędą, nawet w różnych turach albo z kością. Jeśli Niziołki później wejdą na mapę ponownie, więcej Norek nie dostają.
rule-int-39 = Latająca Rasa może wykonać Pierwszy Podbój w dowolnym miejscu na lądzie.
rule-int-40 = Podziemna Rasa też wchodzi od krawędzi. Jaskinie sąsiadują ze sobą, a nie z krawędzią planszy, więc pomagają dopiero potem.
rule-int-41 = Żeglująca Rasa może wejść na ląd przy krawędzi albo na Morze leżące przy krawędzi planszy. Jezioro w głębi lądu nie nadaje się na Pierwszy Podbój.
rule-int-42 = Niziołki mogą wejść na mapę w dowolnym regionie lądowym. Na wodę mogą wejść tylko wtedy, gdy są też Żeglujące; wtedy możliwe jest także Jezioro.
rule-int-43 = Ląd nad Morzem leżącym przy krawędzi liczy się jako krawędź, nawet jeśli to Morze trzyma rywal. Brzeg Jeziora krawędzią nie jest.
rule-int-44 = Rasa, która wchodzi na mapę ponownie, zachowuje wszystkie umiejętności. Niziołki i Latające Rasy znów nie muszą wchodzić od krawędzi.
rule-int-45 = Czarnoksiężnicy nie mogą zamienić żetonu w nietykalnym regionie.
rule-int-46 = Czarnoksiężnicy nie mogą zamienić żetonu w regionie z Obozowiskiem. Legowisko Trolli, Twierdza ani Góra ich nie powstrzymują; Legowisko lub Twierdza znika.
rule-int-47 = Czarnoksiężnicy nie mogą zamieniać wymierających żetonów, nawet Wymierających Ghuli, ani Zaginionych Plemion.
rule-int-48 = Tylko Żeglujący Czarnoksiężnicy mogą zamienić aktywny żeton na wodzie.
rule-int-49 = Twoi Czarnoksiężnicy nie mogą zamienić żetonu, który chroni przed Tobą Zdolność Dyplomatyczne. Jeśli Twoi własni Czarnoksiężnicy są Dyplomatyczni, zamiana liczy się jako atak.
rule-int-50 = Zamiana żetonu przez Czarnoksiężników liczy się dla Zdolności Plądrujące jako Podbój niepustego regionu.
rule-int-51 = Latający Czarnoksiężnicy mogą zamienić każdy samotny aktywny żeton na lądzie, nawet w Pierwszym Podboju. Podziemni Czarnoksiężnicy sięgają przez Jaskinie. Wszyscy inni potrzebują najpierw własnego regionu.
rule-int-52 = Czarnoksiężnicy nie mogą zamieniać po Ostatnim Podboju z kością ani po nieudanym rzucie Oszalałych, bo wtedy Podboje są już skończone. Nie mogą też między rzutem Oszalałych a Podbojem, którego on dotyczy.
rule-int-53 = Twoi Czarnoksiężnicy nigdy nie mogą zamieniać żetonów Twoich własnych Ras.
rule-int-54 = Jeśli ocalałe żetony ma do rozstawienia kilku graczy, robią to zgodnie z ruchem wskazówek zegara, począwszy od gracza po lewej stronie tego, którego tura trwa.
rule-int-55 = Swoje ocalałe żetony rozstawiasz, gdy napastnik już się przegrupował, ustawił znaczniki, zebrał monety i zdecydował o Wymarciu Niezłomnej Rasy.
rule-int-56 = Jeśli Twoja Rasa ma jeszcze region, musisz rozstawić wszystkie jej ocalałe żetony, i to tylko w regionach tej Rasy, nigdy w regionach Twojej drugiej Rasy.
rule-int-57 = Samotny żeton z Obozowiskami przepada jak każdy samotny żeton, a Obozowiska wracają na Twoją rękę. Jeśli nie masz już dla nich regionu, czekają do Twojego następnego przegrupowania.
rule-int-58 = Jeśli ktoś zdobędzie region z jednym Elfem, tracisz region, ale nie Elfa. Wymierające Elfy tracą jednak żeton.
rule-int-59 = Odłożonych Amazonek nie ma na mapie i nie można ich stracić w ataku. Ocalałe wracają na mapę. Jeśli nie ma tam już żadnej Amazonki, odłożone mogą jeszcze w Twojej następnej turze wykonać Pierwszy Podbój.
rule-int-60 = Jeśli Twoja Aktywna Rasa nie ma żadnych żetonów, i tak możesz podbijać dalej: nie ma nic do zrobienia, ale Twoje Wymierające Rasy przynoszą monety, a Zdolności takie jak Alchemicy wypłacają swoje. Albo ogłaszasz Wymarcie. Nowego zestawu w tej turze wybrać nie możesz.
rule-int-61 = Jeśli masz żetony na ręce, ale żadnego regionu, możesz ogłosić Wymarcie, zamiast wchodzić na mapę ponownie. Te żetony trafiają do zasobnika.
rule-int-62 = Jeśli nie masz 4 wolnych Amazonek, musisz opróżnić regiony (zob. RACE-Amazons-5). Te cztery nigdy nie bronią.
rule-int-63 = Regiony opróżnione tak przez Amazonki liczą się jeszcze do premii tej tury za zdobyte regiony, ale nie do premii za zajęte. Ze znacznikami postępuje się jak w porzuconych regionach (zob. ABANDON-5, ABANDON-6).
rule-int-64 = Po Wymarciu Amazonek odłożone żetony trafiają do zasobnika.
rule-int-65 = Wymierające Ghule przygotowują się, porzucają regiony, podbijają, rzucają kością i przegrupowują się jak Aktywna Rasa, ale tylko w obrębie własnych regionów.
rule-int-66 = Ostatni Podbój z kością przysługuje Tobie, a nie Rasie. Gdy Twoje Ghule rzucą kością, Twoje Podboje w tej turze się kończą, bez względu na wynik, i Twoja Aktywna Rasa już nie podbija.
rule-int-67 = Ghule i Aktywną Rasę przygotowujesz razem na początku i razem przegrupowujesz na końcu. Tylko Podboje Ghuli są najpierw.
rule-int-68 = W turze, w której wybierasz zestaw, najpierw wybierasz. Potem podbijają Twoje Wymierające Ghule, a po nich Twoja nowa Rasa.
rule-int-69 = Twoje Ghule nie podbijają w turze swojego Wymarcia ani w żadnej turze, którą poświęcasz na ogłoszenie Wymarcia innej Rasy. Przy Zdolności Niezłomne mogą, bo takie Wymarcie następuje po zebraniu monet.
rule-int-70 = Zdolność Wymierających Ghuli już nie działa: bez zniżki, bez latania, bez rzutów Oszalałych, bez dodatkowych monet. Twierdze i woda, które już mają, zostają.
rule-int-71 = Podboje Twoich Ghuli nie liczą się do premii Twojej Aktywnej Rasy jako Orków, Szkieletów czy Plądrujących ani jako ataki dla Zdolności Dyplomatyczne.
rule-int-72 = Jeśli Twoje Ghule atakują Twoją własną Aktywną Rasę, jej żetony zwiększają koszt tylko w wariancie (zob. INT-20). Jedyny żeton, który został tam po przygotowaniu jednostek, przepada, nawet Elf. Jeśli Twoja Aktywna Rasa nie ma potem regionu, wykonuje Pierwszy Podbój żetonami z ręki.
rule-int-73 = Gdy ktoś zdobędzie region Wymierających Ghuli, 1 żeton przepada, a ocalałe trafiają do innych regionów Ghuli. Jeśli takich nie ma, zostają na ręce i mogą znów wejść od krawędzi. Ta Rasa nie zniknęła.
rule-int-74 = Uduchowione Ghule zostają na mapie także przy Twoich późniejszych Wymarciach, zachowują wszystkie żetony i podbijają dalej. Obok nich możesz mieć drugą Wymierającą Rasę.
rule-int-75 = Ghule bez Zdolności Uduchowione schodzą z mapy przy Wymarciu Twojej następnej Rasy.
rule-int-76 = Jeśli ogłaszasz Wymarcie Uduchowionej Rasy, mając zwykłą Wymierającą Rasę, obie zostają.
rule-int-97 = Nigdy nie może być dwóch Uduchowionych Ras naraz: płytka Uduchowione jest jedna i pierwsza Rasa ją zatrzymuje.
rule-int-77 = Wymierające Uduchowione Krasnoludy nadal zbierają monety za Kopalnie. Wymierające Uduchowione Trolle zachowują swoje Legowiska.
rule-int-78 = Możesz podbić region własnej Wymierającej Uduchowionej Rasy.
rule-int-79 = Ze Zdolnością Niezłomne monety za turę zbierasz raz, gdy Twoja Rasa jest jeszcze Aktywna, a starsza Wymierająca wciąż na mapie. Samo Wymarcie nic nie daje.
rule-int-80 = Ze Zdolności Niezłomne możesz skorzystać w pierwszej turze Rasy i w turze bez Podbojów.
rule-int-81 = Wymarcie Niezłomnej Rasy możesz też ogłosić w zwykły sposób, na początku tury.
rule-int-82 = Wymarcie możesz ogłosić także w ostatniej rundzie.
rule-int-83 = Gdy Wymierająca Rasa schodzi z mapy, bo ogłaszasz Wymarcie innej, znikają też jej Legowiska Trolli i Twierdze.
rule-int-96 = Nikt nie może odebrać wody Wymierającej Żeglującej Rasie, bo zatrzymuje ona jedyną płytkę Żeglujące. Trzyma swoją wodę, dopóki nie usunie jej Twoje późniejsze Wymarcie.
rule-int-84 = W turze, w której ogłaszasz Wymarcie, nie możesz się przedtem przegrupować. Przegrupowanie należy do podbijania.
rule-int-85 = Zdolność Dyplomatyczne chroni w jedną stronę: Twoją Aktywną Rasę przed Aktywną Rasą wskazanego rywala. Twoją Wymierającą Rasę może atakować każdy.
rule-int-86 = Ze Zdolnością Dyplomatyczne możesz wskazać gracza, którego Wymierająca Rasa była w tej turze Twoim celem, o ile nie była nim jego Aktywna Rasa.
rule-int-87 = Przy dwóch graczach Zdolnością Dyplomatyczne możesz wskazać jedynego rywala w każdej turze, w której nie atakujesz jego Aktywnej Rasy.
rule-int-88 = Sojusz Dyplomatycznej Rasy kończy się, gdy jej właściciel zaczyna następną turę.
rule-int-89 = Premie płytki Rasy i płytki Zdolności liczą się obie za ten sam region. Handlujący Ludzie dostają za Pola 3 monety.
rule-int-90 = Twierdza zbudowana w tej turze już w tej turze przynosi monetę; zniszczona nie przynosi. Budujesz po przegrupowaniu, a przed zebraniem monet.
rule-int-91 = Zdolności Zamożne i Alchemicy przynoszą monety, nawet jeśli nie masz żadnego regionu, o ile Rasa jest Aktywna.
rule-int-92 = Regiony wodne nie dają premii za teren, ale liczą się jako regiony, także dla Zdolności Handlujące.
rule-int-93 = Przy rozstrzyganiu remisu liczą się tylko żetony Ras na mapie: bez Obozowisk i innych znaczników, bez żetonów na ręce i bez odłożonych Amazonek.
rule-int-94 = Jeśli wszystko jest równe, zwycięstwo jest wspólne.
rule-int-95 = Rasa Twojego własnego pomysłu nie przejmuje od Rasy użyczającej niczego poza żetonami.

## Underground: components

rule-u-comp-01 = Underground ma cztery mapy na dwóch dwustronnych planszach: po jednej dla 2, 3, 4 i 5 graczy.
rule-u-comp-02 = Jest 15 płytek Ras. Kolorowa strona oznacza Aktywną Rasę, szara – Wymierającą.
rule-u-comp-03 = Jest 21 płytek Zdolności Specjalnych, każda inna.
rule-u-comp-04 = Jest 179 małych żetonów: 165 żetonów 15 Ras i 14 Bestii.
rule-u-comp-05 =
    W zasobniku jest stała liczba żetonów każdej Rasy i żadna nie może mieć ich więcej: 10 Kultystów, 9 Drowów, 9 Płomyczków, 11 Gnomów,
    12 Żelaznych Krasnoludów, 10 Krakenków, 10 Liczy, 12 Jaszczurów, 12 Błotniaków, 15 Mumii, 10 Ogrów, 12 Mimów Cienia, 10 Grzybków, 12 Pajęczątek
    i 11 Świetlików.
rule-u-comp-06 = Jest 14 Bestii z 7 różnymi obrazkami, po dwie z każdym. Obrazek nie ma znaczenia.
rule-u-comp-07 = Jest 15 znaczników do odkrycia: 9 Popularnych Miejsc i 6 Pradawnych Relikwii.
rule-u-comp-08 = Elementy specjalne to 1 Wulkan, 9 Czarnych Gór, 1 Wielki Przedwieczny, 1 Balrog, 1 Duch i 1 Królowa.
rule-u-comp-09 =
    Jest 8 Zgrzybiałych Pancerzy, 4 znaczniki Zemsty, 7 Srebrnych Młotów i 1 Torba-Wielu-Rzeczy. Nigdy nie ma ich więcej:
    przepada wszystko, czego nie da się już wziąć z zapasu.
rule-u-comp-10 =
    Jest 106 monet zwycięstwa: 30 o wartości 10, 24 o wartości 5, 18 o wartości 3 i 34 o wartości 1, razem warte 508. Monety można w każdej chwili
    rozmienić, więc ich rodzaj nigdy nie ma znaczenia, a bank nigdy się nie wyczerpuje.
rule-u-comp-11 =
    Jest 1 kość Posiłków, taka sama jak w grze podstawowej, 1 znacznik rundy, 5 arkuszy pomocy, 1 arkusz ze skrótem przebiegu tury i 1 instrukcja.

## Underground: setup

rule-u-setup-01 =
    W Underground gra od 2 do 5 osób. Weź mapę przeznaczoną dla danej liczby graczy i połóż znacznik rundy na polu 1. Tor rund ma 8, 9 albo 10 pól,
    zależnie od mapy.
rule-u-setup-02 = Gra trwa 10 rund przy 2 graczach, 10 przy 3, 9 przy 4 i 8 przy 5, chyba że sama mapa mówi inaczej.
rule-u-setup-03 =
    Potasuj 15 płytek Ras. Ułóż 5 z nich w kolumnie, a pod nimi połóż stos pozostałych, odkryty. Potasuj 21 płytek Zdolności, dołóż po jednej do każdej Rasy
    w kolumnie, a resztę połóż odkrytą obok stosu Ras. W ofercie jest dokładnie 6 zestawów: szósty tworzą wierzchnie płytki obu stosów.
rule-u-setup-04 = W każdym regionie z symbolem Bestii postaw dokładnie 2 Bestie. Pozostałe Bestie wracają do pudełka.
rule-u-setup-05 =
    Potasuj razem 15 Miejsc i Relikwii, wylosuj tyle, ile jest regionów z Bestiami, i ułóż je w zakryty stos. Reszta bez oglądania wraca do pudełka
    i nie bierze udziału w tej grze.
rule-u-setup-06 = W każdym regionie z symbolem Czarnej Góry połóż jedną Czarną Górę.
rule-u-setup-07 = Każdy gracz zaczyna z pięcioma monetami o wartości 1. Wszystkie pozostałe monety tworzą bank.
rule-u-setup-08 =
    Przy stole zaczyna ten, kto ostatnio był w jaskini albo w lochach, a gra toczy się zgodnie z ruchem wskazówek zegara. Program nie może tego wiedzieć,
    więc wybiera pierwszego gracza losowo albo według miejsc.
rule-u-setup-09 =
    Na mapach Underground nie ma Zaginionych Plemion; ich rolę pełnią Bestie. Gry łączące oba pudełka mają własne zasady (zob. U-MIX-06).

## Underground: terrain

rule-u-terrain-01 =
    Każdy region ma dokładnie jeden typ terenu: Czarne Góry, Błotne Stawy, Grzybowy Las, Kopalnia, Mistyczne Kryształy, Rzeka albo Przepaść. Region może też
    leżeć przy krawędzi planszy albo mieć symbol Bestii; Przepaść może mieć symbol wulkanu.
rule-u-terrain-02 =
    Czarna Góra dodaje 1 do obrony swojego regionu. Nigdy się jej nie zdejmuje: broni każdego, kto akurat ten region zajmuje.
rule-u-terrain-03 =
    Błotne Stawy, Grzybowy Las, Kopalnia i Mistyczne Kryształy same z siebie nic nie robią. Korzystają z nich niektóre Rasy i Zdolności: Błotniaki i Błotniste;
    Grzybki i Tarczowe; Żelazne Krasnoludy i Górnicze; Świetliki i Mistyczne.
rule-u-terrain-04 = Każda Rasa może podbić region Rzeki. Jego koszt liczy się od 1 zamiast od 2.
rule-u-terrain-05 =
    Na Rzece nie można zostać. Przy przegrupowaniu opuszczasz wszystkie regiony Rzeki i na koniec tury nie stoi tam żaden Twój żeton, chyba że
    jakaś umiejętność mówi inaczej, jak u Krakenków.
rule-u-terrain-06 = Dwa regiony Rzeki, które dotykają krawędzi planszy, mogą być celem Pierwszego Podboju.
rule-u-terrain-07 =
    W czasie Twojej tury region Rzeki, w którym stoją Twoje żetony, służy za zwykły przyczółek: regiony, które z nim graniczą, sąsiadują z Tobą.
rule-u-terrain-08 =
    Jeśli region Rzeki zajmuje inna Rasa, musisz go najpierw podbić, żeby ruszyć z niego dalej. Tylko Jaszczury mogą przejść przez taki region
    (zob. U-RACE-LIZARDMEN-1).
rule-u-terrain-09 =
    Region Rzeki nie daje monety nikomu poza Krakenkami. W grach łączących oba pudełka płaci też Żeglującej Rasie i każdej innej, która może tam zostać.
rule-u-terrain-10 =
    Przepaści nie można podbić ani zająć, nie można do niej wejść ani przez nią przejść: trzeba ją obejść. Nigdy nie daje monet, a regiony po jej dwóch
    stronach nie sąsiadują ze sobą tylko dlatego, że ona je dzieli.
rule-u-terrain-11 = Przepaść z symbolem wulkanu to miejsce, w którym Płomyczki mogą ustawić swój Wulkan. Symbol nie robi nic więcej.
rule-u-terrain-12 =
    Region jest zajęty, czyli niepusty, gdy stoi w nim Bestia albo żeton Rasy, Aktywnej lub Wymierającej. Sama Czarna Góra, Miejsce czy Relikwia
    nie sprawia, że przestaje być pusty.
rule-u-terrain-13 = Region przybrzeżny (nadbrzeżny) to taki, który graniczy z regionem Rzeki, a sam nie jest Rzeką.
rule-u-terrain-14 = Miejsce nigdy nie zmienia terenu swojego regionu: Krasnoludzka Zaginiona Kopalnia nie zamienia regionu w Kopalnię.

## Underground: the turn

rule-u-turn-01 =
    Początek tury: jeśli Twoja Aktywna Rasa zajmuje Fontannę Młodości, dostajesz na rękę 1 żeton tej Rasy, o ile jest w zasobniku.
rule-u-turn-02 = Początek tury: jeśli grasz Kultystami, możesz przenieść Wielkiego Przedwiecznego do innego regionu, który zajmują.
rule-u-turn-03 =
    Początek tury: jeśli Twoja Wymierająca Rasa ma Zdolność Odradzające się, możesz 1 lub 2 jej regiony przekazać Aktywnej Rasie (zob. U-POWER-REBORN-1).
    Jeśli nie masz jeszcze Aktywnej Rasy, robisz to po jej wyborze, bo nowe żetony należą do niej.
rule-u-turn-04 =
    Efekty z początku tury rozpatrujesz w dowolnej kolejności, każdy najwyżej raz. Do niczego Cię nie zobowiązują: potem nadal możesz ogłosić Wymarcie.
rule-u-turn-05 =
    Jeśli masz Mściwą Rasę, znaczniki Zemsty u rywali dają Ci zniżkę tylko w tej turze.
rule-u-turn-06 =
    Jeśli nie masz Aktywnej Rasy, wybierasz jeden z 6 zestawów w ofercie. Na każdym zestawie nad wybranym kładziesz 1 własną monetę, a monety leżące
    na wybranym zabierasz.
rule-u-turn-07 =
    Jeśli wybierasz Mimów Cienia, możesz, zanim stanie się cokolwiek innego, wymienić ich płytkę Zdolności z jednym z 5 pozostałych zestawów w ofercie.
    Monety zostają na miejscu.
rule-u-turn-08 =
    Bierzesz tyle żetonów, ile pokazują razem płytka Rasy i płytka Zdolności, najwyżej jednak tyle, ile jest w zasobniku; liczby są na liście płytek.
    U Mimów Cienia liczy się ta płytka Zdolności, z którą zostają.
rule-u-turn-34 =
    Po wyborze Rasy kolejne żetony dają tylko Błotniaki, Fontanna Młodości, Odradzające się oraz zamiana wrogiego żetonu (Wampiryczne, Świecący Graal),
    i nigdy więcej, niż naprawdę jest w zasobniku. Zdobywa się też Srebrne Młoty, ale to nie żetony.
rule-u-turn-09 = Jeśli wybierasz Płomyczki, musisz teraz ustawić Wulkan na Przepaści z symbolem wulkanu.
rule-u-turn-10 =
    Po wyborze niższe zestawy przesuwają się w górę razem z leżącymi na nich monetami i odsłania się nowy, tak że w ofercie zawsze jest 6 zestawów.
    Gdy skończy się stos płytek Zdolności, z odrzuconych tasuje się nowy. Z płytkami Ras jest jak w grze podstawowej (zob. PICK-11).
rule-u-turn-11 =
    Jeśli w tej turze wybierasz nową Rasę, a Twoja Wymierająca Rasa ma Zdolność Odradzające się, możesz teraz dokonać Odrodzenia żetonami nowej Rasy.
rule-u-turn-12 =
    Przed Podbojami możesz wziąć żetony na rękę, zostawiając w każdym regionie co najmniej jeden; możesz też całkiem porzucać regiony. Miejsca i Relikwie
    w nich zostają, leżące tam Pancerze odrzucasz, a Torba i Twoje figurki wracają do Ciebie.
rule-u-turn-13 = Jeśli porzucisz wszystkie swoje regiony, następny Podbój jest Pierwszym Podbojem.
rule-u-turn-14 = Żelazne Krasnoludy: od tej chwili możesz używać Srebrnych Młotów zebranych we wcześniejszych turach.
rule-u-turn-15 =
    Przy każdym Podboju wskazujesz cel i środki. Możesz łączyć Latającą Wycieraczkę, Śmierdzące Skarpety Trolla, Miecz i Torbę (jako jedną Relikwię),
    każde w granicach jego limitu. Do tego wybierasz dokładnie jeden sposób zdobycia regionu: same żetony, Zdolność Wampiryczne, Świecący Graal,
    kość Świetlików albo kość w Ostatnim Podboju.
rule-u-turn-16 =
    Podbój rozpatruje się w tej kolejności. Najpierw napastnik płaci za Licze. Potem obrońca zabiera żetony i traci 1 (albo tyle, ile mówi inna zasada);
    działają Zdolności Męczennicze i Mściwe. Odrzuca się leżące tam Pancerze i usuwa Bestie. Napastnik stawia żetony. Leżące tam znaczniki zmieniają
    właściciela, a jeśli to Krypta, reaguje Duch. Przenosi się tam użyte Relikwie i Torbę. Jeśli były tam Bestie, losuje się i kładzie znacznik. Następują
    efekty odkrycia (Kamienny Krąg, Pacyfgram). Na końcu pierwszy Podbój Kultystów wprowadza Wielkiego Przedwiecznego.
rule-u-turn-17 = Ze zdobytego lub odkrytego przed chwilą Miejsca czy Relikwii można korzystać od razu, w tej samej turze.
rule-u-turn-18 =
    Dopóki Twoja Aktywna Rasa ma Najdziwniejszy Pacyfgram, możesz raz na turę ruszyć Balroga, między dwoma Podbojami i niezależnie od tego, czy masz żetony
    na ręce. Wysłanie Balroga przy odkryciu jest jego ruchem w tej turze.
rule-u-turn-19 =
    Świetliki mogą użyć swojej kości w dowolnie wielu Podbojach, które na to pozwalają. Co się dzieje, gdy rzut nie wystarczy: zob. U-RACE-WISPS-4.
rule-u-turn-20 =
    Kość w Ostatnim Podboju działa jak w grze podstawowej. Czy się uda, czy nie, Twoje Podboje się kończą i nie możesz już z własnej woli ruszyć Balroga.
    Działa jeszcze to, co odkryjesz tym Ostatnim Podbojem.
rule-u-turn-21 =
    Przegrupowanie zaczyna się od tego, co zyskujesz: Błotniaki za Błotne Stawy, Srebrne Młoty za Kopalnie i Pancerze za Grzybowe Lasy zajęte w chwili
    zakończenia Podbojów.
rule-u-turn-22 = Potem, zanim przesuniesz cokolwiek innego, opuść wszystkie regiony Rzeki, chyba że Twoja Rasa to Krakenki.
rule-u-turn-23 = Następnie dowolnie przesuwaj żetony między swoimi regionami. W każdym regionie lądowym zostaje co najmniej jeden.
rule-u-turn-24 = Na koniec rozmieść Pancerze, a potem zdejmij z planszy wszystkie Srebrne Młoty.
rule-u-turn-25 =
    Przed zebraniem monet Szlachecka Rasa musi ustawić Królową w regionie, który zajmuje. Królowa może zostać tam, gdzie jest.
rule-u-turn-26 = Przed zebraniem monet, jeśli masz Kryptę Tomb-Raidera, możesz ustawić albo przenieść Ducha.
rule-u-turn-27 =
    Przed zebraniem monet możesz położyć Berło Zachłanności w regionie swojej Aktywnej Rasy, jeśli je masz. To samo dotyczy Pierścienia Frogga,
    który od razu zbiera swoje monety.
rule-u-turn-28 = W tym samym momencie Torba może posłużyć za Berło albo Pierścień, jeśli nie była jeszcze użyta w tej turze.
rule-u-turn-29 = Potem zbierasz monety: zob. U-SCORE-01 i kolejne zasady.
rule-u-turn-30 =
    Po zebraniu monet możesz złożyć ofiarę na Ołtarzu Ofiarnym i dostać 3 monety. Potem, jeśli masz Mściwą Rasę, zabierasz z powrotem wszystkie rozdane
    znaczniki Zemsty.
rule-u-turn-31 =
    Na koniec Twojej tury rywale przegrupowują żetony, które się przed Tobą wycofały, po kolei zgodnie z ruchem wskazówek zegara, począwszy od gracza
    po Tobie. Trafiają one tylko do regionów, które ich właściciele już zajmują, więc nigdy nie zmienia to wyniku.
rule-u-turn-32 =
    W turze Wymarcia nie ma Podbojów, a kolejność jest taka. Twoja wcześniejsza Wymierająca Rasa schodzi z planszy z zachowaną płytką Zdolności, Królową
    i Pancerzami. Znikająca Rasa zdejmuje wszystkie żetony (gdy Zdolność Znikające pochodzi z Kamiennego Kręgu – tylko jeśli chcesz) i od razu zbiera monety.
    W innym wypadku odwracasz po jednym żetonie w regionie, a reszta trafia do zasobnika; Grobowa Rasa odwraca i zachowuje wszystkie i może się ostatni raz
    przegrupować. Znikają Wielki Przedwieczny, Wulkan, Młoty, Torba i znaczniki Zemsty; Pancerze, Królowa i Duch zostają, przy czym Królowa i Duch już się nie
    ruszają. Płytkę Zdolności zachowujesz albo odrzucasz. Zbierasz monety. Możesz użyć Ołtarza i Twoja tura się kończy.
rule-u-turn-33 =
    W turze Wymarcia przed zebraniem monet niczego się nie ustawia: Królowa i Duch zostają na miejscu, a Pierścienia i Berła się nie używa. Ołtarz Ofiarny
    działa nadal.

## Underground: conquest

rule-u-conq-01 =
    Rasa bez regionu na planszy musi zacząć w regionie przy krawędzi planszy; liczą się też końce Rzeki. Wyjątkiem są Pajęczątki, Jaszczury i Torba użyta jako
    Latająca Wycieraczka, a także Płomyczki, jeśli gracie w wariant, w którym wchodzą obok Wulkanu (zob. U-RACE-FLAMES-4).
rule-u-conq-02 =
    Celem każdego następnego Podboju musi być region sąsiadujący z regionem, który zajmuje Twoja Aktywna Rasa. Rasy, Zdolności i Miejsca mogą rozszerzać to,
    co uchodzi za sąsiedztwo (zob. U-CONQ-07).
rule-u-conq-03 =
    Bez względu na Rasę i Zdolność do rozpoczęcia Podboju potrzebujesz co najmniej jednego wolnego żetonu na ręce. Wyjątkiem jest zamiana wrogiego żetonu
    (zob. U-CONQ-16).
rule-u-conq-04 = Możesz podbić region własnej Wymierającej Rasy. Tracisz stojący tam żeton (zob. U-CONQ-19).
rule-u-conq-05 =
    Celem nigdy nie może być Przepaść, region Balroga, region nietykalny dla Ciebie ani region, który Twoja Aktywna Rasa już zajmuje.
rule-u-conq-06 = Jeśli Twoja Rasa została wyparta z planszy, ale ma jeszcze żetony, może wrócić w Twojej następnej turze Pierwszym Podbojem.
rule-u-conq-07 =
    Cel sąsiaduje z regionem, który zajmujesz, jeśli mają wspólną granicę. Pajęczątkom wystarczy też, że cel graniczy z jakąkolwiek Przepaścią; Jaszczurom –
    że oba regiony łączy droga przez regiony Rzeki; z Wielką Miedzianą Rurą – że oba mają ten sam teren co Rura. Nic innego nie tworzy sąsiedztwa,
    nawet Latająca Wycieraczka.
rule-u-conq-08 =
    Region kosztuje 2 żetony, plus 1 za Czarną Górę, 1 za każdy Zgrzybiały Pancerz, 1 za Strażnicę Ziemi Ojczystej, 1 za każdą Bestię i 1 za każdy stojący tam
    żeton innego gracza. Region Rzeki liczy się od 1 zamiast od 2.
rule-u-conq-09 =
    W Elbowroom Twoje własne Wymierające żetony nie podnoszą kosztu, gdy podbijasz ich region; wszystko inne, co tam stoi, nadal go podnosi. W wariancie można wybrać,
    że liczą się jak żetony każdego innego gracza. Zasada jest ta sama w obu grach (zob. INT-20).
rule-u-conq-10 = Strażnica dodaje 1, nawet gdy jej region jest pusty. Żadne inne Miejsce i żadna Relikwia nigdy nie podnosi kosztu.
rule-u-conq-11 =
    Niektórzy napastnicy płacą więcej lub mniej: Mumie o 1 więcej, Ogry o 1 mniej, Kultyści o 1 mniej obok Wielkiego Przedwiecznego, Mściwa Rasa o 1 mniej
    przeciw oznaczonym graczom, a Miecz obniża koszt o 2. Wszystko to się sumuje, ale koszt nigdy nie spada poniżej 1.
rule-u-conq-12 =
    Podbój „za cenę pustego” (Śmierdzące Skarpety Trolla, Płomyczki) oznacza, że nie liczysz Bestii, żetonów ani Pancerzy. Czarna Góra i Strażnica nadal się
    liczą, podobnie jak Twoje własne dopłaty i zniżki.
rule-u-conq-13 =
    Cały rachunek: 2 (Rzeka: 1), plus Czarna Góra, plus Strażnica, plus Pancerze, Bestie i wrogie żetony, chyba że podbijasz region za cenę pustego, plus 1
    za Mumie, minus wszystkie zniżki. Jeśli wychodzi mniej niż 1, płacisz 1.
rule-u-conq-14 =
    Żetony, którymi płacisz, trafiają do podbitego regionu i stoją tam do przegrupowania. Stawiasz dokładnie tyle, ile wynosi koszt; inaczej jest tylko z kością
    w Ostatnim Podboju.
rule-u-conq-15 =
    Kość w Ostatnim Podboju: najpierw wskaż cel, potem rzuć. Jeśli żetony na ręce razem z wynikiem rzutu pokrywają koszt, zdobywasz region i stawiasz tam
    wszystkie pozostałe żetony; jeśli nie, czekają one na przegrupowanie. Cel nie musi być najsłabszy, ale może Ci brakować najwyżej 3 żetonów.
rule-u-conq-16 =
    Dzięki Zdolności Wampiryczne albo Świecącemu Graalowi zamieniasz żeton i nie liczysz kosztu: stawiasz dokładnie 1 żeton swojej Rasy z zasobnika albo z ręki,
    gdy w zasobniku go nie ma. Pusta ręka nie przeszkadza, dopóki jest żeton w zasobniku.
rule-u-conq-17 =
    Obrońca zabiera wszystkie żetony z utraconego regionu i 1 z nich na dobre oddaje do zasobnika. Na koniec tury napastnika pozostałe trafiają do regionów,
    które ta Rasa jeszcze zajmuje, choćby najdalszych. Jeśli nie ma już żadnego, zostają na ręce.
rule-u-conq-18 = Jeśli obrońca ma tam tylko jeden żeton, po prostu traci go do zasobnika, chyba że ratuje go inna zasada (zob. U-CONQ-20).
rule-u-conq-19 =
    Jeśli podbijasz region własnej Wymierającej Rasy, stojący tam żeton przepada. Jeśli stoi ich kilka, co jest możliwe tylko przy Zdolności Grobowe,
    tracisz 1, a reszta przegrupowuje się w obrębie tej Rasy.
rule-u-conq-20 =
    Niektóre straty są inne. Z żetonów Nieśmiertelnych i wypartych Śmierdzącymi Skarpetami Trolla nie przepada żaden. Żeton zamieniony przez Wampiryczną Rasę
    lub Świecący Graal zawsze trafia do zasobnika. Balrog zabiera 2. Wymierająca Grobowa Rasa traci żetony tak jak Aktywna.
rule-u-conq-21 = Pancerze z podbitego regionu wracają do zapasu. Czarne Góry, Miejsca i Relikwie zostają.
rule-u-conq-22 =
    Wycofane żetony Wymierającej Rasy trafiają do zasobnika, jeśli ta Rasa nie ma już na planszy żadnego regionu: Wymierająca Rasa nie może wrócić.

## Underground: Monsters

rule-u-monster-01 =
    Każda Bestia dodaje 1 do kosztu. Region z dwiema Bestiami kosztuje więc 4, a z Czarną Górą 5.
rule-u-monster-02 =
    Gdy podbijasz region z Bestiami, od razu bierzesz wierzchni znacznik z zakrytego stosu i kładziesz go odkryty w tym regionie.
rule-u-monster-03 = Pokonane Bestie nie należą do nikogo. Wypadają z gry i nigdy nie wracają.
rule-u-monster-04 =
    Wylosowane Miejsce lub Relikwia działa od tej chwili. To, co dzieje się raz przy odkryciu (Kamienny Krąg, Najdziwniejszy Pacyfgram), dzieje się natychmiast.
rule-u-monster-05 =
    Region z Bestiami jest zajęty: odbiera Drowom premię za sąsiednie regiony, a gdy podbijasz go za cenę pustego, Bestii się nie liczy.
rule-u-monster-06 =
    Przeciw Bestiom możesz użyć wszystkich środków z dwoma wyjątkami: nie da się ich zamienić Zdolnością Wampiryczne ani Świecącym Graalem, a zniżka Mściwej
    Rasy ich nie dotyczy.
rule-u-monster-07 =
    Każdy region z Bestiami podbity przez gracza daje dokładnie jeden znacznik. W stosie jest ich dokładnie tyle, ile takich regionów.

## Underground: redeployment

rule-u-redep-01 =
    Po zakończeniu Podbojów możesz dowolnie przesuwać żetony swojej Aktywnej Rasy między regionami, które zajmuje. W każdym musi zostać co najmniej 1.
rule-u-redep-02 =
    Zdobyte w tej turze regiony Rzeki musisz opuścić najpierw. Żetony z nich trafiają do innych Twoich regionów, które nie są Rzeką.
rule-u-redep-03 =
    Na koniec Twojej tury w żadnym regionie Rzeki nie mogą stać Twoje żetony, z wyjątkiem Krakenków, Aktywnych lub Wymierających, albo gdy pozwala na to inna
    umiejętność.
rule-u-redep-04 =
    Jeśli zajmujesz same regiony Rzeki i nie możesz tam zostać, wszystkie te żetony wracają na rękę. Następna tura zaczyna się wtedy od Pierwszego Podboju.
rule-u-redep-05 = Błotniaki: przy przegrupowaniu bierzesz z zasobnika i stawiasz 1 żeton za każde zajęte Błotne Stawy.
rule-u-redep-06 =
    Żelazne Krasnoludy: dostajesz 1 Srebrny Młot za każdą zajętą Kopalnię. Na koniec przegrupowania wszystkie Młoty schodzą z planszy i w każdym regionie musi
    wtedy stać co najmniej jeden Krasnolud.
rule-u-redep-07 = Tarczowe: zdobyte Pancerze możesz położyć w dowolnych regionach zajętych przez Tarczową Rasę, także kilka w jednym regionie.
rule-u-redep-08 =
    Przy przegrupowaniu nie można porzucać regionów. Przymusowe opuszczenie Rzeki nie jest porzuceniem.
rule-u-redep-09 =
    Wymierających żetonów się nie przegrupowuje. Wolno to tylko Grobowej Rasie: przy ogłoszeniu Wymarcia i po ataku na nią.
rule-u-redep-10 = Przy przegrupowaniu ruszają się tylko żetony Ras. Relikwie, Miejsca, Czarne Góry i leżące już na planszy Pancerze zostają na miejscu.

## Underground: scoring

rule-u-score-01 =
    Na koniec swojej tury bierzesz z banku 1 monetę za każdy region zajęty przez Twoją Aktywną Rasę i 1 za każdy region zajęty przez Twoje Wymierające Rasy.
rule-u-score-02 = Dodaj premie swojej Aktywnej Rasy, jej Zdolności oraz Miejsc i Relikwii, które masz dzięki aktywnym żetonom.
rule-u-score-03 = Regiony Wymierającej Rasy przynoszą tylko podstawową monetę, chyba że jakaś korzyść działa także po Wymarciu.
rule-u-score-04 =
    Po Wymarciu działają nadal: Zdolności Błotniste i Zaradne, Rzeki Krakenków i opłata za Licze oraz Miejsca: Diamentowe Pola, Strażnica Ziemi Ojczystej,
    Krasnoludzka Zaginiona Kopalnia i Ołtarz Ofiarny.
rule-u-score-05 = Region z Balrogiem nie płaci nikomu.
rule-u-score-06 =
    Monety należące do jednego regionu, które może podwoić Berło Zachłanności: moneta podstawowa, Grzybki, Drowy, Górnicze, Błotniste, Mistyczne, Kamienne,
    Awanturnicze, Strachliwe, Strażnica i moneta Diamentowych Pól za ten region. Z regionem niezwiązane: Stadne, Kłótliwe, Rybackie, Zaradne, Ołtarz, Męczennicze
    i monety od innych graczy. Z gry podstawowej na region liczą się Ludzie, Czarodzieje, Krasnoludy, Handlujące, Zdolności związane z terenem i Twierdza;
    Orkowie i Plądrujące, które płacą za Podboje, nie.
rule-u-score-07 = Jeśli gracz, który powinien zapłacić innemu, nie ma monet, nie płaci nic i nie zostaje mu żaden dług.
rule-u-score-08 =
    Liczba monet pozostaje tajna do końca gry. To, czy gracz nie ma ani jednej, ujawnia się, gdy wymaga tego zasada (Licze, Pierścień Frogga, Złodziejskie).
rule-u-score-09 =
    W turze Wymarcia dostajesz 1 monetę za każdy region Rasy, która właśnie wymarła, albo 2, jeśli jest Znikająca, plus tylko te premie, które działają po
    Wymarciu. Usunięta starsza Rasa nie przynosi nic.
rule-u-score-10 =
    Wszystkie premie z banku po prostu się dodaje, w dowolnej kolejności. Tylko dwie rzeczy mają stały moment: Berło i Pierścień kładzie się przed zebraniem
    monet, a Ołtarza używa się po nim.

## Underground: decline

rule-u-decline-01 =
    Ogłoszenie Wymarcia zajmuje całą turę: niczego nie podbijasz i od razu zbierasz monety. Następna tura zaczyna się od wyboru nowego zestawu.
rule-u-decline-02 =
    Najpierw żetony Twojej poprzedniej Wymierającej Rasy wracają do zasobnika. Jej płytka trafia na spód stosu Ras albo na najniższe wolne miejsce kolumny.
rule-u-decline-03 =
    Potem odwracasz płytkę swojej Aktywnej Rasy. W każdym jej regionie zostaje jeden odwrócony żeton; pozostałe trafiają do zasobnika.
rule-u-decline-04 =
    Płytkę Zdolności odrzucasz, chyba że działa ona także po Wymarciu. Błotniste, Odradzające się, Szlacheckie, Grobowe i Zaradne zostają przy płytce Rasy,
    dopóki ta Rasa nie zejdzie z planszy.
rule-u-decline-05 = Tarczowe: płytkę Zdolności odrzucasz, ale Pancerze na planszy zostają i bronią dalej. Nowych nie dostajesz.
rule-u-decline-06 =
    Znikające i Grobowe wymierają po swojemu (zob. U-POWER-VANISHING-1 i U-POWER-TOMB-1). Zaradne dają 2 monety już w tej turze, jeśli został choć jeden region.
rule-u-decline-07 = Szlacheckie: Królowa zostaje tam, gdzie jest, i już nigdy się nie rusza, a jej region dalej jest nietykalny.
rule-u-decline-08 = Krakenki zachowują po Wymarciu swoje regiony Rzeki i dostają za nie monety.
rule-u-decline-09 = Licze: rywale płacą za podbijanie Liczy dopiero wtedy, gdy ta Rasa jest Wymierająca.
rule-u-decline-10 = Żelazne Krasnoludy: wszystkie Srebrne Młoty wracają do zapasu.
rule-u-decline-11 =
    Gdy ogłaszasz Wymarcie ich Rasy, zabiera się Wielkiego Przedwiecznego, Wulkan, Torbę i Pancerze, które masz jeszcze na ręce, a znaczniki Zemsty wracają.
rule-u-decline-12 =
    Jeśli Rasa, której Wymarcie ogłaszasz, zajmuje Kryptę Tomb-Raidera, Duch zostaje w swoim regionie, który dalej jest nietykalny, ale nie można go już przenosić.
rule-u-decline-13 =
    Relikwie i Miejsca w regionach Wymierającej Rasy zostają na planszy. Z Relikwii nie można korzystać, a z Miejsc tylko wtedy, gdy same na to pozwalają.
rule-u-decline-14 =
    Gdy ostatni żeton Wymierającej Rasy opuszcza planszę, jej płytka trafia na spód stosu. Zachowana płytka Zdolności idzie do odrzuconych, a jej Królowa
    lub Pancerze do zapasu.
rule-u-decline-15 =
    Możesz mieć najwyżej jedną Wymierającą Rasę. Na więcej pozwala tylko Zdolność Uduchowione z gry podstawowej, w grach łączących oba pudełka.
rule-u-decline-16 = Żetony Rasy, której Wymarcie ogłaszasz, a które masz jeszcze na ręce, wracają do zasobnika.

## Underground: end of the game

rule-u-end-01 =
    Gdy znacznik rundy stoi na ostatnim polu, każdy rozgrywa jeszcze jedną turę. Potem ujawnia się wszystkie monety i wygrywa ten, kto ma ich najwięcej.
rule-u-end-02 = Przy remisie wygrywa ten, kto ma na planszy najwięcej żetonów Ras, aktywnych i Wymierających razem.
rule-u-end-03 =
    Remis rozstrzygają tylko żetony Ras na planszy: nie liczą się Młoty, Pancerze, figurki, Czarne Góry ani żetony na ręce. Jeśli nadal jest remis,
    zwycięstwo jest wspólne.

## Underground: immunity

rule-u-immune-01 = Region jest nietykalny, dopóki stoi w nim Balrog, Wielki Przedwieczny, Duch albo Królowa.
rule-u-immune-02 =
    Rywale w żaden sposób nie mogą podbić nietykalnego regionu: ani żetonami, ani kością, ani Zdolnością Wampiryczne czy Świecącym Graalem,
    ani Relikwią, ani Balrogiem.
rule-u-immune-03 = Umiejętności rasowe, Zdolności, Miejsca i Relikwie rywali nie działają na nietykalny region.
rule-u-immune-04 =
    Figurka powstrzymuje wszystkich poza tym, kto nią włada: Wielkim Przedwiecznym – właściciel Kultystów, Królową – właściciel Szlacheckiej Rasy, a Duchem –
    gracz, który zajmuje Kryptę. Jeśli Krypty nie zajmuje nikt, Duch powstrzymuje wszystkich, nawet właściciela nawiedzonego regionu.
rule-u-immune-05 = Region Balroga jest nietykalny dla wszystkich graczy, także dla tego, kto go wysłał.
rule-u-immune-06 =
    Zdolność Złodziejskie i Pierścień Frogga rywali pomijają żetony w nietykalnym regionie: nie przynoszą one monety. Jaszczury nie mogą przejść
    przez nietykalny region Rzeki.
rule-u-immune-07 =
    Temu, kto zajmuje nietykalny region, monety, Zdolności i znaczniki działają tam jak zwykle. Wyjątkiem jest region Balroga.
rule-u-immune-08 = Figurki nie są żetonami. Nie dodają nic do obrony, liczby żetonów, Zdolności Strachliwe ani przy rozstrzyganiu remisu.
rule-u-immune-09 =
    Jeśli władasz figurką, możesz podbić chroniony przez nią region, którego Twoja Aktywna Rasa jeszcze nie zajmuje, na przykład własny Wymierający region
    pod opieką Twojego Ducha. Królowa Wymierającej Szlacheckiej Rasy wraca wtedy do zapasu; Duch zostaje.
rule-u-immune-10 = Nietykalność kończy się w chwili, gdy figurka opuszcza region.
rule-u-immune-11 = Balrog nie może wejść do regionu z Wielkim Przedwiecznym, Królową albo Duchem, ktokolwiek nimi włada.

## Underground: races

rule-u-race-cultists-1 = W pierwszym regionie podbitym przez Kultystów ustaw Wielkiego Przedwiecznego. Ten region jest nietykalny.
rule-u-race-cultists-2 =
    Podbój regionu sąsiadującego z regionem Wielkiego Przedwiecznego kosztuje Kultystów o 1 żeton mniej. Liczy się to także wtedy, gdy sąsiedztwo wynika
    ze Zdolności, Rasy, Miejsca albo Relikwii.
rule-u-race-cultists-3 = Bez względu na zniżkę Podbój zawsze wymaga co najmniej 1 Kultysty.
rule-u-race-cultists-4 = Na początku swojej tury możesz przenieść Wielkiego Przedwiecznego do dowolnego regionu zajętego przez Kultystów.
rule-u-race-cultists-5 =
    Jeśli Kultyści nie zajmują już regionu Wielkiego Przedwiecznego, bo został porzucony albo trzeba było zejść z Rzeki, figurka wraca na rękę i trafia do
    następnego regionu, który podbiją. Jeśli masz ją jeszcze na koniec przegrupowania, musisz ustawić ją w regionie, który zajmują.
rule-u-race-cultists-6 =
    Podbój Latającą Wycieraczką korzysta ze zniżki Kultystów tylko wtedy, gdy cel sąsiaduje też z regionem Wielkiego Przedwiecznego.
rule-u-race-drows-1 =
    Na koniec Twojej tury aktywne Drowy przynoszą 1 dodatkową monetę za każdy zajęty region, który nie graniczy z regionem zajętym przez inną Rasę.
rule-u-race-drows-2 =
    „Inna Rasa” to Twoja własna Wymierająca Rasa, każda Rasa rywala, Aktywna lub Wymierająca, oraz Bestie.
rule-u-race-drows-3 = Dla Drowów liczą się tylko granice narysowane na mapie. Balrog, puste regiony i Przepaście nie odbierają premii.
rule-u-race-flames-1 = Gdy wybierasz Płomyczki, musisz ustawić Wulkan na Przepaści z symbolem wulkanu.
rule-u-race-flames-2 =
    Cel jest połączony z Wulkanem, jeśli graniczy z Przepaścią Wulkanu. Jest też połączony, jeśli graniczy z jednym z Twoich regionów Płomyczków, a stamtąd
    nieprzerwany łańcuch sąsiednich regionów Płomyczków prowadzi do regionu graniczącego z Przepaścią Wulkanu.
rule-u-race-flames-3 =
    Połączony cel kosztuje Płomyczki tyle, ile kosztowałby pusty (zob. U-CONQ-12). Obrońca ponosi zwykłe straty, a pokonane Bestie nadal dają znacznik.
rule-u-race-flames-4 =
    W Elbowroom Płomyczki wchodzą od krawędzi planszy jak wszyscy; w wariancie można wybrać, że ich Pierwszy Podbój musi graniczyć z Przepaścią Wulkanu.
    Opis samej Rasy pokazuje, która zasada obowiązuje przy Twoim stole.
rule-u-race-flames-5 =
    Gdy Płomyczki są już na planszy, Wulkan nie zwiększa ich zasięgu: każdy cel musi sąsiadować z regionem, który zajmują.
rule-u-race-flames-6 =
    Dopóki Płomyczki są Aktywne, Wulkan stoi na miejscu i na nikogo innego nie działa. Znika po ogłoszeniu ich Wymarcia, a jeśli ktoś znów wybierze Płomyczki,
    ustawia się go na nowo.
rule-u-race-gnomes-1 =
    Inni gracze nie mogą w swoich turach używać umiejętności rasowych, Zdolności, Miejsc ani Relikwii do podbijania regionów Gnomów.
rule-u-race-gnomes-2 =
    Nie można ich też użyć okrężną drogą: Gnomy atakuje się tylko żetonami z regionu, który ma z nimi wspólną granicę. Dotarcie Rurą, Wycieraczką,
    przez Przepaść albo Rzekę się nie liczy.
rule-u-race-gnomes-3 = Balrog nie może podbić regionu Gnomów. Samotnego Gnoma nie da się zamienić Zdolnością Wampiryczne ani Świecącym Graalem.
rule-u-race-gnomes-4 = W Twojej turze Twoje Gnomy korzystają ze swojej Zdolności, Miejsc i Relikwii jak zwykle.
rule-u-race-gnomes-5 = Chronione są tylko aktywne Gnomy. Wymierające nie są.
rule-u-race-gnomes-6 =
    Mumie nadal płacą przeciw Gnomom o 1 więcej. Kość w Ostatnim Podboju jest dozwolona, bo może jej użyć każdy. Srebrne Młoty, kość Świetlików i wszelkie zniżki
    nie są. Po rzucie Oszalałej Rasy nadal można zdobyć region Gnomów za pełny koszt.
rule-u-race-gnomes-7 = Gnomy są bezpieczne tylko od Podbojów takimi środkami. Złodziejskie, Pierścień Frogga i inne efekty, które nie są Podbojem, działają na nie.
rule-u-race-irondwarves-1 =
    Przy każdym przegrupowaniu weź z zapasu 1 Srebrny Młot za każdą Kopalnię zajętą przez Żelazne Krasnoludy. Zbierasz je z tury na turę, najwyżej 7.
rule-u-race-irondwarves-2 =
    Od następnych Podbojów każdy Młot liczy się przy podbijaniu jak jeden Krasnolud. Do obrony nie liczy się nigdy.
rule-u-race-irondwarves-3 =
    Na koniec przegrupowania wszystkie Młoty wracają przed Ciebie. W każdym regionie musi zostać co najmniej jeden Krasnolud.
rule-u-race-irondwarves-4 =
    W każdym Podboju musi brać udział co najmniej jeden żeton Krasnoludów. Samymi Młotami nie można ani zacząć Podboju, ani za niego zapłacić.
rule-u-race-irondwarves-5 = Gdy ogłaszasz Wymarcie Żelaznych Krasnoludów, tracisz wszystkie Młoty.
rule-u-race-irondwarves-6 =
    Przy kości w Ostatnim Podboju Młoty na ręce liczą się razem z żetonami. Nie są żetonami dla Zdolności Strachliwe i Wampiryczne, przy rozstrzyganiu remisu
    ani przy stratach.
rule-u-race-krakens-1 = Krakenki nie muszą na koniec Twojej tury schodzić z regionów Rzeki i dostają za nie monety jak za każdy inny region.
rule-u-race-krakens-2 = Dotyczy to także Wymierających: Krakenki zachowują swoje regiony Rzeki i dalej dostają za nie monety.
rule-u-race-krakens-3 =
    Inna Rasa musi podbić region Rzeki zajęty przez Krakenki, zanim ruszy z niego dalej. Kosztuje to 1, plus 1 za każdy stojący tam żeton Krakenków.
rule-u-race-krakens-4 = Krakenki to jedyna Rasa z Underground, która może zostać na Rzece.
rule-u-race-liches-1 = Ilekroć rywal podbija region Twoich Wymierających Liczy, płaci Ci 1 monetę.
rule-u-race-liches-2 = Rywal bez monet nie może podbijać regionów tych Liczy.
rule-u-race-liches-3 = Opłata i zakaz dotyczą tylko Wymierających Liczy. Aktywne Licze nie mają żadnej korzyści.
rule-u-race-liches-4 = Gdy podbijasz własne Wymierające Licze, nie płacisz nic.
rule-u-race-lizardmen-1 =
    Jaszczury przechodzą przez regiony Rzeki, puste lub zajęte, bez podbijania ich i bez zostawiania żetonu: przy ich Podbojach sąsiadują ze sobą regiony lądowe
    połączone ciągiem Rzek. Celem mogą być też Rzeki dalej w tym ciągu, a region Rzeki, na którym stoją w tej turze, liczy się jak ich własny.
rule-u-race-lizardmen-2 =
    Jaszczury mogą też zamiast tego podbić region Rzeki, na przykład zajęty przez Krakenki, za zwykły koszt. Przy przegrupowaniu muszą go opuścić.
rule-u-race-lizardmen-3 =
    Pierwszym Podbojem Jaszczury mogą wejść do każdego regionu lądowego, do którego da się dotrzeć regionami Rzeki od jej końca przy krawędzi planszy.
rule-u-race-lizardmen-4 = Krakenki na Rzece nie zatrzymują Jaszczurów. Robi to tylko nietykalny region Rzeki.
rule-u-race-mudmen-1 =
    Przy przegrupowaniu weź z zasobnika 1 Błotniaka za każde Błotne Stawy zajęte przez Błotniaki i postaw go w dowolnym regionie, który zajmują.
rule-u-race-mudmen-2 = Dostajesz tylko tyle, ile jest w zasobniku: gdy wszystkie 12 Błotniaków jest na planszy, nic.
rule-u-race-mummies-1 = Każdy Podbój kosztuje Mumie o 1 żeton więcej.
rule-u-race-mummies-2 =
    Dodatkowy żeton należy się też za Rzekę (razem 2), za region zdobyty za cenę pustego i przy kości w Ostatnim Podboju. Nie należy się przy zamianie wrogiego
    żetonu, która nie ma kosztu.
rule-u-race-ogres-1 = Każdy Podbój kosztuje Ogry o 1 żeton mniej, ale co najmniej 1.
rule-u-race-shadowmimes-1 =
    Gdy wybierasz Mimów Cienia, możesz od razu wymienić ich płytkę Zdolności z jednym z 5 pozostałych zestawów w ofercie. Dotychczasowa płytka Zdolności trafia
    do tamtego zestawu.
rule-u-race-shadowmimes-2 = Monety na obu zestawach zostają tam, gdzie są. Miejscami zamieniają się tylko płytki Zdolności.
rule-u-race-shadowmimes-3 =
    Możesz też wymienić płytkę z zestawem na wierzchu stosów. Jeśli stamtąd bierzesz Mimów Cienia, wymieniasz, zanim odsłoni się następna płytka Zdolności.
rule-u-race-shrooms-1 = Na koniec Twojej tury aktywne Grzybki przynoszą 1 dodatkową monetę za każdy zajęty Grzybowy Las.
rule-u-race-spiderines-1 =
    Przy Podbojach Pajęczątek każdy region graniczący z jakąkolwiek Przepaścią sąsiaduje z każdym regionem, który zajmują.
rule-u-race-spiderines-2 =
    Pierwszym Podbojem Pajęczątki mogą zdobyć dowolny region graniczący z Przepaścią albo, jak zwykle, region przy krawędzi planszy.
rule-u-race-spiderines-3 = Do samej Przepaści Pajęczątki nigdy nie wchodzą.
rule-u-race-wisps-1 =
    Przed Podbojem regionu Mistycznych Kryształów albo regionu graniczącego z Mistycznymi Kryształami, które zajmują Twoje Świetliki, możesz rzucić
    kością Posiłków.
rule-u-race-wisps-2 = Wskaż cel przed rzutem. Jeśli po rzucie żetonów wystarcza, musisz go podbić.
rule-u-race-wisps-3 = Wynik rzutu zmniejsza liczbę potrzebnych żetonów, ale nie poniżej 1. Stawiasz dokładnie tyle.
rule-u-race-wisps-4 =
    Jeśli rzut nie wystarczy, Twoje Podboje w tej turze się kończą. Nie możesz wskazać celu, do którego brakuje Ci więcej niż 3 żetonów.
rule-u-race-wisps-5 =
    Możesz rzucać przed dowolnie wieloma Podbojami, które na to pozwalają. Dla innych celów masz nadal zwykłą kość w Ostatnim Podboju, dopóki żaden rzut
    nie zawiódł.

## Underground: powers

rule-u-power-adventurous-1 =
    Na koniec Twojej tury 1 dodatkowa moneta za każdy zajęty region z Popularnym Miejscem; liczy się każde z 9. Relikwie się nie liczą.
rule-u-power-fisherman-1 =
    Na koniec Twojej tury Rybacka Rasa przynosi 1 dodatkową monetę za każdą pełną parę zajętych regionów przybrzeżnych. Region bez pary nie daje nic,
    a same regiony Rzeki się nie liczą.
rule-u-power-flocking-1 = 2 dodatkowe monety, jeśli na koniec Twojej tury wszystkie regiony tej Rasy łączą się w jedną grupę.
rule-u-power-flocking-2 =
    Wszystko, co sprawia, że regiony sąsiadują dla Twojej Rasy, łączy je także tutaj. Dla Pajęczątek połączone są każde dwa regiony, z których każdy graniczy
    z Przepaścią, nawet jeśli są to różne Przepaście.
rule-u-power-flocking-3 = Pojedynczy region też jest grupą i daje premię. Bez żadnego regionu nie dostajesz nic.
rule-u-power-frightened-1 =
    Na koniec Twojej tury 1 dodatkowa moneta za każdy region, w którym stoją co najmniej 3 żetony Aktywnej Rasy. Pancerze i Srebrne Młoty się nie liczą.
rule-u-power-immortal-1 =
    Gdy rywal podbija region tej Rasy, nie tracisz żadnego żetonu: wszystkie wracają na rękę i przegrupowują się na koniec tamtej tury.
rule-u-power-immortal-2 =
    Samotny żeton też zachowujesz. Jeśli nie masz już żadnego regionu, żetony zostają na ręce i wchodzisz nimi na planszę od nowa.
rule-u-power-immortal-3 = Żeton zamieniony Zdolnością Wampiryczne albo Świecącym Graalem mimo to przepada.
rule-u-power-magic-1 =
    Masz Torbę-Wielu-Rzeczy. Co turę wybierasz jedną Relikwię będącą w grze i Torba działa jak ta Relikwia.
rule-u-power-magic-2 = Torba może naśladować każdą Relikwię, która leży odkryta na planszy, czyjakolwiek by była, nawet niczyja.
rule-u-power-magic-3 = Torby nie można ukraść. Jeśli jej region zostanie porzucony lub podbity, wraca do Ciebie.
rule-u-power-magic-4 =
    Torby możesz użyć raz na turę, począwszy od Pierwszego Podboju. Po użyciu leży w regionie, w którym była użyta; gdziekolwiek leży, w późniejszej turze
    zawsze możesz użyć jej znowu.
rule-u-power-magic-5 =
    Torba nie może naśladować mocy Relikwii tam, gdzie ta moc już działa: w tym samym Podboju, a w przypadku Pierścienia i Berła w tym samym regionie.
rule-u-power-magic-6 = Gdy ogłaszasz Wymarcie Magicznej Rasy, tracisz Torbę.
rule-u-power-martyr-1 =
    Ilekroć rywal podbija region tej Rasy, dopóki jest Aktywna, od razu dostajesz 1 monetę z banku.
rule-u-power-mining-1 = Na koniec Twojej tury 1 dodatkowa moneta za każdą Kopalnię zajętą przez tę Rasę.
rule-u-power-muddy-1 = Na koniec Twojej tury 1 dodatkowa moneta za każde Błotne Stawy zajęte przez tę Rasę.
rule-u-power-muddy-2 =
    Działa to także po Wymarciu: Wymierająca Błotnista Rasa dalej dostaje monety za swoje Błotne Stawy. Twoim innym Rasom nic to nie daje.
rule-u-power-mystic-1 = Na koniec Twojej tury 1 dodatkowa moneta za każde Mistyczne Kryształy zajęte przez tę Rasę.
rule-u-power-quarreling-1 =
    Na koniec Twojej tury 1 dodatkowa moneta za każdą osobną grupę, jaką tworzą regiony tej Rasy: 1 moneta za jedną grupę, 2 za dwie i tak dalej.
rule-u-power-quarreling-2 =
    Grupy są osobne, jeśli nie mają wspólnej granicy na mapie. Szczególne rodzaje sąsiedztwa się tu nie liczą.
rule-u-power-reborn-1 =
    Dopóki Odradzająca się Rasa jest Wymierająca, na początku każdej swojej tury możesz zwolnić 1 lub 2 jej regiony i w każdym postawić dokładnie jeden żeton
    swojej Aktywnej Rasy.
rule-u-power-reborn-2 =
    Nowy żeton bierzesz z zasobnika albo z ręki, jeśli w zasobniku go nie ma. Jeśli nie masz go ani tu, ani tu, Odrodzenie jest niemożliwe.
rule-u-power-reborn-3 =
    Odrodzenie nie jest Podbojem: nikt nie ponosi strat, Zdolność Męczennicze nie płaci i nie ustawia się niczego jak przy Pierwszym Podboju. Ale Twoja Aktywna
    Rasa od razu zajmuje ten region i ma leżące w nim znaczniki.
rule-u-power-reborn-4 =
    Po Odrodzeniu Twoja Aktywna Rasa jest już na planszy, więc nie wykonuje Pierwszego Podboju. Podbija dalej z tych regionów.
rule-u-power-reborn-5 = Usunięte żetony trafiają do zasobnika, a leżące tam Pancerze odrzucasz.
rule-u-power-royal-1 = Na koniec każdej swojej tury ustawiasz Królową w jednym regionie zajętym przez Szlachecką Rasę. Ten region jest nietykalny.
rule-u-power-royal-2 = Po Wymarciu Królowa zostaje w swoim regionie, który dalej jest nietykalny, i nie można jej przenosić.
rule-u-power-royal-3 =
    Gdy Szlachecka Rasa nie zajmuje już regionu Królowej, Królowa wraca do zapasu. Jeśli ta Rasa jest nadal Aktywna, na koniec Twojej tury ustawiasz ją ponownie.
rule-u-power-shield-1 =
    Gdy kończą się Twoje Podboje, weź 1 Zgrzybiały Pancerz za każdy Grzybowy Las zajęty przez tę Rasę. Jest ich w sumie 8.
rule-u-power-shield-2 =
    Przy przegrupowaniu możesz położyć Pancerze w dowolnych regionach zajętych przez tę Rasę, dowolnie wiele w jednym. Każdy dodaje 1 do obrony, także po Wymarciu.
rule-u-power-shield-3 = Pancerze nie są żetonami. Samotny żeton z Pancerzami jest nadal samotny dla Zdolności Wampiryczne i Świecącego Graala.
rule-u-power-shield-4 =
    Pancerze odrzuca się, gdy ich region zostaje podbity lub porzucony. Poza tym zostają tak długo, jak żetony, które chronią.
rule-u-power-shield-5 = Pancerze na planszy się nie ruszają. Nierozłożone możesz zatrzymać na ręce na późniejsze tury.
rule-u-power-stone-1 = Na koniec Twojej tury 1 dodatkowa moneta za każdy region z Czarną Górą zajęty przez tę Rasę.
rule-u-power-thieving-1 =
    Na koniec swojej tury weź 1 monetę od każdego gracza, który ma aktywny żeton w regionie graniczącym z regionem tej Rasy.
rule-u-power-thieving-2 = Od każdego gracza bierzesz najwyżej 1 monetę na turę. Wymierające żetony się nie liczą.
rule-u-power-thieving-3 = Nigdy nie bierzesz od siebie i liczą się tylko granice na mapie.
rule-u-power-tomb-1 =
    Gdy ogłaszasz Wymarcie Grobowej Rasy, wszystkie jej żetony zostają na planszy i żaden nie trafia do zasobnika. Możesz je ostatni raz przegrupować
    przed zebraniem monet.
rule-u-power-tomb-2 =
    Gdy ktoś podbija region Wymierającej Grobowej Rasy, straty są takie jak u Aktywnej: przepada 1 żeton, a reszta na koniec tury napastnika przegrupowuje się
    do pozostałych regionów Grobowej Rasy.
rule-u-power-tomb-3 = Jeśli Grobowa Rasa nie ma już żadnego regionu, wszystkie jej żetony przepadają na dobre.
rule-u-power-tomb-4 = Przy ostatnim przegrupowaniu w każdym regionie zajętym przez Grobową Rasę zostaje co najmniej 1 żeton.
rule-u-power-vampire-1 =
    Raz na turę możesz wybrać rywala i podbić region, zamieniając jego samotny aktywny żeton na swój. W Elbowroom wolno to raz na turę w ogóle;
    w wariancie można wybrać raz na turę u każdego rywala. Opis samej Zdolności pokazuje, która zasada obowiązuje przy Twoim stole.
rule-u-power-vampire-2 = Nowy żeton bierzesz z zasobnika albo z ręki, jeśli w zasobniku go nie ma.
rule-u-power-vampire-3 =
    Zamieniany żeton musi być jedynym w swoim regionie. Czarna Góra, Strażnica, Pancerze czy leżący tam znacznik nie mają znaczenia.
rule-u-power-vampire-4 = Gnomów nie da się zamienić. Zamieniony żeton trafia do zasobnika, nawet Nieśmiertelny.
rule-u-power-vampire-5 =
    To Podbój jak każdy inny: cel musi być w Twoim zasięgu, a wszystko, co wynika z Podboju, następuje i tutaj (znaczniki, Męczennicze, Mściwe, Pancerze).
rule-u-power-vanishing-1 =
    Gdy ogłaszasz Wymarcie Znikającej Rasy, wszystkie jej żetony schodzą z planszy, a Ty dostajesz 2 monety zamiast 1 za każdy region, który zajmowała.
rule-u-power-vanishing-2 =
    Jej płytka od razu wraca do stosu i nie masz Wymierającej Rasy: wcześniejszą usuwa się najpierw, jak przy każdym Wymarciu (zob. U-DECLINE-02).
rule-u-power-vengeful-1 =
    Każdy rywal, który w swojej turze atakuje którąkolwiek z Twoich Ras, Aktywną lub Wymierającą, dostaje od Ciebie jeden znacznik Zemsty.
rule-u-power-vengeful-2 =
    W Twojej następnej turze regiony oznaczonych graczy, Ras Aktywnych i Wymierających, kosztują Cię o 1 żeton mniej, ale co najmniej 1.
rule-u-power-vengeful-3 = Na koniec tej tury zabierasz wszystkie znaczniki z powrotem.
rule-u-power-vengeful-4 =
    Nikt nie ma więcej niż jednego znacznika Zemsty; jest ich w sumie 4. Nieudana próba z kością i Podbój Balrogiem też liczą się jako atak.
rule-u-power-wise-1 =
    Na koniec każdej swojej tury, w której Zaradna Rasa jest Wymierająca i zajmuje choć jeden region, dostajesz 2 dodatkowe monety. Tura ogłoszenia Wymarcia
    też się liczy.

## Underground: markers in general

rule-u-mark-01 = Popularne Miejsce lub Pradawna Relikwia działa dla gracza, który zajmuje jej region, od chwili, gdy go podbije.
rule-u-mark-02 = To, czy użyjesz Miejsca lub Relikwii, zawsze zależy od Ciebie, chyba że ich własna zasada mówi inaczej.
rule-u-mark-03 =
    Wymierająca Rasa nie może korzystać z Miejsc ani Relikwii, chyba że znacznik na to pozwala. Ołtarz Ofiarny, Diamentowe Pola,
    Strażnica Ziemi Ojczystej i Krasnoludzka Zaginiona Kopalnia działają też po Wymarciu. Duch z Krypty zostaje tam, gdzie jest, ale nie może się ruszać,
    a Kamienny Krąg działa częściowo (zob. U-PLACE-STONEHEDGE-4).
rule-u-mark-04 = Miejsca nigdy się nie przenoszą.
rule-u-mark-05 = Relikwia przenosi się do regionu, w którym jej używasz, zaraz po użyciu. Na koniec tury nadal tam leży.
rule-u-mark-06 = Gdy region zostaje porzucony lub podbity, jego Miejsca i Relikwie w nim zostają. Znacznik w regionie, którego nikt nie zajmuje, jest niczyj.
rule-u-mark-07 = Miejsca i Relikwie nie dodają nic do obrony regionu, z wyjątkiem Strażnicy Ziemi Ojczystej. Samotny żeton pozostaje przy nich samotny.
rule-u-mark-08 = Dodatkowy żeton to żeton Twojej Aktywnej Rasy. Pochodzi z zasobnika; tylko jeśli w zasobniku go nie ma, bierzesz go z ręki.
rule-u-mark-09 = W jednym regionie może leżeć kilka Miejsc i Relikwii. W jednym Podboju możesz użyć kilku Relikwii; wszystkie przenoszą się do podbitego regionu.
rule-u-mark-10 = Jeśli Podbój się nie uda, Latająca Wycieraczka zostaje tam, gdzie była, podobnie jak każda inna Relikwia użyta w tej próbie.
rule-u-mark-11 = Relikwii działającej raz na turę, która w tej turze była już użyta, nie można w niej użyć ponownie, nawet jeśli ma ją teraz ktoś inny.

## Underground: relics

rule-u-relic-doormat-1 = Latająca Wycieraczka: raz na turę możesz podbić jeden dowolny region, sąsiadujący lub nie, za zwykły koszt. Wycieraczka przenosi się tam.
rule-u-relic-doormat-2 = Jeśli Twoja próba z Latającą Wycieraczką nie uda się przez kość, Wycieraczka zostaje tam, gdzie była.
rule-u-relic-doormat-3 = Latająca Wycieraczka zwiększa tylko zasięg. Nie zaniesie Cię do Przepaści, regionów nietykalnych ani regionów Gnomów. Regiony Rzeki są dozwolone.
rule-u-relic-ring-1 =
    Pierścień Frogga: na koniec swojej tury, jeśli go masz, możesz położyć go w regionie zajętym przez Twoje żetony.
    Bierzesz wtedy 1 monetę od każdego gracza, który ma co najmniej jeden aktywny żeton w graniczącym z nim regionie.
rule-u-relic-ring-2 = Gracz bez monet nic nie płaci za Pierścień Frogga. Mimo to możesz położyć Pierścień obok niego.
rule-u-relic-ring-3 =
    Pierścień Frogga możesz położyć w regionie, w którym już leży. Musi to być region Twojej Aktywnej Rasy.
    Jeśli w tej turze nie używasz Pierścienia, niczego on nie zbiera.
rule-u-relic-socks-1 = Śmierdzące Skarpety Trolla: raz na turę możesz podbić jeden region za cenę pustego (zob. U-CONQ-12).
rule-u-relic-socks-2 =
    Obrońca wyparty Śmierdzącymi Skarpetami Trolla nie traci żadnego żetonu. Wszystkie te żetony przegrupowują się na koniec tury
    albo wracają na rękę obrońcy, jeśli nie ma on już na planszy żadnych jednostek.
rule-u-relic-socks-3 = Śmierdzące Skarpety Trolla działają też na Bestie: Bestie się usuwa, a Ty jak zwykle losujesz Miejsce lub Relikwię.
rule-u-relic-scepter-1 =
    Berło Zachłanności: na koniec swojej tury, przed zebraniem monet, możesz położyć je w regionie zajętym przez Twoje żetony.
    Monety, które przynosi Ci ten region, są podwojone (które to monety: zob. U-SCORE-06).
rule-u-relic-scepter-2 = W regionie Krasnoludzkiej Zaginionej Kopalni Berło Zachłanności w ogóle nie działa.
rule-u-relic-scepter-3 = Berło Zachłanności nigdy nie podwaja monet, które bierzesz od innych graczy.
rule-u-relic-scepter-4 = Berło Zachłanności możesz położyć tylko w regionie swojej Aktywnej Rasy.
rule-u-relic-orb-1 =
    Świecący Graal: raz na turę możesz zamienić samotny żeton rywala na swój dodatkowy i tak podbić jego region.
    Żeton jest samotny na tych samych warunkach co przy Zdolności Wampiryczne (zob. U-POWER-VAMPIRE-3).
rule-u-relic-orb-2 = Świecący Graal zamienia tylko aktywne żetony. Gnomy są przed nim chronione. Region musi być w Twoim zwykłym zasięgu, a Graal przenosi się tam.
rule-u-relic-sword-1 = Miecz Króliczego Zabójcy: raz na turę możesz podbić jeden region o 2 żetony taniej, ale nigdy za mniej niż 1. Miecz przenosi się tam.

## Underground: places

rule-u-place-altar-1 =
    Ołtarz Ofiarny: na koniec każdej swojej tury, jeśli go masz, możesz oddać do zasobnika jeden własny Wymierający żeton
    i dostać 3 monety. Żeton może pochodzić z dowolnego regionu.
rule-u-place-altar-2 = Ołtarz Ofiarny działa dla Ciebie także wtedy, gdy zajmuje go Twoja Wymierająca Rasa.
rule-u-place-altar-3 = Ołtarza Ofiarnego używasz po zebraniu monet, więc region oddawanego żetonu już zapłacił. Możesz go użyć najwyżej raz na turę.
rule-u-place-crypt-1 = Krypta Tomb-Raidera: na koniec swojej tury, jeśli ją masz, możesz ustawić Ducha w dowolnym regionie planszy. Ten region staje się nietykalny.
rule-u-place-crypt-2 = Ducha nigdy nie można ustawić w regionie samej Krypty ani na Przepaści.
rule-u-place-crypt-3 = Dopóki Kryptę zajmują Wymierające żetony, Ducha nie można przenosić. Nadal chroni region, w którym jest.
rule-u-place-crypt-4 =
    Gdy Kryptę podbija inny gracz, Duch od razu opuszcza swój region i wraca do Krypty, na wezwanie nowego posiadacza.
    Dopóki tam czeka, niczego nie chroni; chroni znowu, gdy zostanie ustawiony.
rule-u-place-crypt-5 = Jeśli Krypta zostanie porzucona albo zajmie ją Balrog, Duch zostaje tam, gdzie jest. Nawiedzonego regionu nie może wtedy podbić nikt.
rule-u-place-diamond-1 = Diamentowe Pola: +1 moneta za region, w którym leżą, i +1 moneta za każdy inny region tego samego terenu zajęty przez tę samą Rasę.
rule-u-place-diamond-2 = Diamentowe Pola płacą także po Wymarciu.
rule-u-place-pipe-1 = Wielka Miedziana Rura: dla Ciebie jako posiadacza wszystkie regiony o takim terenie jak region Rury sąsiadują ze sobą.
rule-u-place-pipe-2 =
    Wielka Miedziana Rura działa tylko dla Aktywnej Rasy. Jej sąsiedztwo liczy się przy Podbojach, zniżce Wielkiego Przedwiecznego i Zdolności Stadne.
    Nie liczy się dla Kłótliwych, Drowów, Złodziejskich ani Pierścienia Frogga: tam ważne są narysowane granice.
rule-u-place-fountain-1 = Fontanna Młodości: na początku swojej tury dostajesz 1 żeton Rasy, która ją zajmuje, ale tylko jeśli jest w zasobniku.
rule-u-place-fountain-2 = Fontanna Młodości działa tylko dla Aktywnej Rasy. Pierwszy żeton daje najwcześniej w turze po odkryciu.
rule-u-place-keep-1 = Strażnica Ziemi Ojczystej: +1 moneta na koniec Twojej tury i +1 do obrony jej regionu. Jedno i drugie działa zawsze, także po Wymarciu.
rule-u-place-mine-1 = Krasnoludzka Zaginiona Kopalnia: +2 monety na koniec Twojej tury, także po Wymarciu. Berło Zachłanności tu nie działa.
rule-u-place-stonehedge-1 =
    Kamienny Krąg: jeśli go odkryjesz, od razu losujesz ze stosu płytkę Zdolności Specjalnej.
    Ta Zdolność należy do Kamiennego Kręgu do końca gry. Liczba żetonów na płytce się nie liczy.
rule-u-place-stonehedge-2 =
    Zdolność Kamiennego Kręgu losuje się z płytek leżących pod widoczną, wierzchnią płytką stosu. Jeśli ich nie ma, najpierw wtasowuje się odrzucone płytki.
    Jeśli nadal ich nie ma, bierze się samą wierzchnią płytkę.
rule-u-place-stonehedge-3 =
    Kto ma Kamienny Krąg, może korzystać z jego Zdolności oprócz własnej. Wszystko, czego Krąg użycza, jest dobrowolne,
    nawet to, do czego ta Zdolność zwykle zmusza: możesz na przykład nie wystawiać Królowej na planszę.
rule-u-place-stonehedge-4 =
    Jeśli Zdolność Kamiennego Kręgu działa tylko na Wymierające jednostki, musisz takie mieć, żeby z niej skorzystać.
    Działa, jeśli zajmujesz Kamienny Krąg, aktywnymi lub Wymierającymi żetonami, i masz Wymierającą Rasę.
rule-u-place-stonehedge-5 =
    Zdolności Znikające użyczonej przez Kamienny Krąg nie musisz używać. Jeśli Twoja Rasa wymarła z użyczoną Zdolnością Grobowe, późniejsza utrata Kamiennego Kręgu
    nie sprawia, że Twoje Wymierające żetony znikają.
rule-u-place-stonehedge-6 =
    Elementy związane ze Zdolnością Kamiennego Kręgu (Królowa, Torba-Wielu-Rzeczy, znaczniki Zemsty) zależą od tego, kto go ma: gdy go tracisz, wracają do zapasu
    i może z nich korzystać nowy posiadacz. Rozłożone już Zgrzybiałe Pancerze zostają. Jeśli pada region samego Kamiennego Kręgu, jego Zdolność Mściwe nie daje
    za ten atak znacznika.
rule-u-place-pentacle-1 = Najdziwniejszy Pacyfgram: jeśli go odkryjesz, musisz od razu wysłać Balroga do regionu graniczącego z regionem Pacyfgramu.
rule-u-place-pentacle-2 = Jeśli ten region jest zajęty, Balrog go podbija. Zajmujący traci 2 żetony zamiast 1 (albo wszystkie, jeśli jest ich mniej); reszta wycofuje się jak zwykle.
rule-u-place-pentacle-3 = Region Balroga jest nietykalny dla wszystkich i nie płaci nikomu. Dotyczy to też gracza, który go wysłał.
rule-u-place-pentacle-4 =
    W późniejszych turach, jeśli masz Pacyfgram, możesz raz na turę przenieść Balroga do sąsiedniego regionu.
    Tak samo go podbija, czyni nietykalnym i pozbawia monet.
rule-u-place-pentacle-5 =
    Przy późniejszych ruchach Balroga sąsiedni region to taki, który graniczy z tym, w którym Balrog jest teraz.
    Jeśli nie był jeszcze ustawiony, wchodzi jak przy odkryciu: do regionu graniczącego z Pacyfgramem.
rule-u-place-pentacle-6 = Balrog może podbijać i zajmować regiony Rzeki. Nigdy nie wchodzi do regionów Gnomów ani na Przepaść.
rule-u-place-pentacle-7 =
    Podbój Balrogiem liczy się jako Podbój gracza, który go wysłał. Męczennicze, Licze i Mściwe reagują jak zwykle, a Nieśmiertelni obrońcy tracą 0 żetonów.
    Wysyłającego nie kosztuje on żadnych żetonów i żadnych się tam nie stawia.
rule-u-place-pentacle-8 = Jeśli Balrog wchodzi do regionu z Bestiami, obie Bestie się usuwa. Nie losuje się Miejsca ani Relikwii, więc jeden znacznik zostaje w stosie niewykorzystany.
rule-u-place-pentacle-9 =
    Jeśli każdy region graniczący z Pacyfgramem jest dla Balroga zamknięty, zostaje on poza planszą.
    Posiadacz Pacyfgramu może go wysłać później, w czasie Podbojów, do regionu graniczącego z Pacyfgramem.

## Underground: mixing with the base game

rule-u-mix-01 = Możesz łączyć Rasy, Zdolności Specjalne i dodatki obu gier, na dowolnej z plansz.
rule-u-mix-02 =
    Wszystko, co na używanej planszy nie ma sensu, nie działa i zostaje odłożone przed grą,
    na przykład płytki związane z terenem, którego tam nie ma, albo z Relikwiami i Miejscami, gdy nie ma ich w grze.
rule-u-mix-03 =
    W grach łączonych za to samo uważa się: Czarne Góry i Góry; Błotne Stawy i Bagna; Grzybowy Las i Las;
    Kopalnię i symbol Kopalni; Mistyczne Kryształy i Magiczny symbol.
rule-u-mix-04 = Efekty dotyczące Mórz i Jezior odnoszą się też do Rzek i odwrotnie, wszędzie, gdzie to możliwe.
rule-u-mix-05 = Czarne Góry i Góry działają tak samo w obu światach.
rule-u-mix-06 =
    Żeby grać z Miejscami i Relikwiami na mapie gry podstawowej, weź po 2 Bestie na gracza i jeszcze 2. Ustaw je w regionach z symbolem Zaginionych Plemion tak,
    żeby żadne dwa regiony z Bestiami nie sąsiadowały ze sobą. Potem w każdym pozostałym regionie z tym symbolem postaw jedno Zaginione Plemię.
    Kto wybiera: zob. U-MIX-16.
rule-u-mix-07 =
    Także na mapie gry podstawowej Bestie stoją parami: po dwie w regionie. Regionów z Bestiami jest więc o jeden więcej niż graczy, a w stosie jest tyle samo
    Miejsc i Relikwii: 3 przy 2 graczach, 4 przy 3, 5 przy 4 i 6 przy 5.
rule-u-mix-08 =
    Na mapie gry podstawowej odkłada się Płomyczki i Pajęczątki. Na mapie Underground odkłada się Ludzi, Wzgórzyste, Konne i Podziemne.
    Jeśli w grze nie ma Miejsc i Relikwii, odkłada się Awanturnicze i Magiczne.
rule-u-mix-09 =
    Na mapie Underground Żeglująca Rasa może zostawać na Rzekach (także po Wymarciu), Trytony płacą o 1 mniej w regionach przybrzeżnych, a Latająca Rasa nie może
    wybierać za cel Rzek. Na mapie gry podstawowej Krakenki zachowują się jak Żeglujące, a Rybackie liczą regiony graniczące z Morzami i Jeziorami.
    Jaszczury przechodzą tam przez Morza i Jeziora, ale nie mogą ich podbijać. Dla innych Morza i Jeziora są zamknięte; koszt liczy się tam od 2.
rule-u-mix-10 = Nietykalność z gry podstawowej (Norki, Bohaterowie, Smok) powstrzymuje też Miejsca, Relikwie i Balroga.
rule-u-mix-11 =
    Wobec Zdolności Wampiryczne i Świecącego Graala Obozowiska liczą się jak żetony; Twierdze i Legowiska Trolli nie. Wszystkie elementy obronne gry podstawowej
    podnoszą koszt Podboju. Podbój za cenę pustego pomija Zaginione Plemiona, Obozowiska, Legowiska Trolli i Twierdze, bo są związane z zajmującym. Góra nadal się
    liczy.
rule-u-mix-12 = Ghule podbijające po Wymarciu nie mogą używać Relikwii ani Miejsc. Czarnoksiężnicy nie mogą swoją umiejętnością przejmować regionów Gnomów.
rule-u-mix-13 = Zaginione Plemię obok regionu Drowów odbiera im za niego premię tak samo jak Bestia.
rule-u-mix-14 =
    Na mapie gry podstawowej Wielka Miedziana Rura i Diamentowe Pola kierują się narysowanym terenem.
    Górnicze, Mistyczne, Żelazne Krasnoludy i Świetliki kierują się symbolami.
rule-u-mix-15 = Jeśli dzięki Zdolności Dyplomatyczne masz z kimś pokój, gracz ten nie może Cię też atakować Balrogiem: liczy się to jako jego atak.
rule-u-mix-16 = Gdy Bestie trafiają na mapę gry podstawowej, program losuje ich regiony spośród wszystkich dozwolonych możliwości.
rule-u-mix-17 =
    Jeśli ogłaszasz Wymarcie ze Zdolnością Niezłomne, następuje ono po zebraniu monet i po Ołtarzu Ofiarnym. Królowa zostaje tam, gdzie stoi od tej tury,
    a Ołtarz miał już swoją okazję. Potem następują kroki Wymarcia, bez ponownego zbierania monet.

## Interactions: Rivers, Chasms, Kraken, Lizardmen, Spiderines

rule-u-int-01 =
    Jeśli Odrodzenie zastępuje Wymierające Krakenki na Rzece żetonem innej Rasy,
    żeton ten musi zejść z Rzeki przy przegrupowaniu w tej turze.
rule-u-int-02 = Wymierające Krakenki na Rzece bronią się jak wszyscy: podbicie samotnego żetonu kosztuje tam 1 + 1 = 2.
rule-u-int-03 = Przy rzucie kością o region Rzeki w Ostatnim Podboju koszt liczy się od 1. Jeśli się uda, Twoje żetony i tak schodzą z Rzeki przy przegrupowaniu.
rule-u-int-04 =
    Relikwia użyta do podbicia regionu Rzeki zostaje tam, gdy Twoje żetony odchodzą. Jest niczyja, dopóki ktoś znów tam nie stanie.
    Następny gracz, który podbije ten region Rzeki, może jej od razu użyć.
rule-u-int-05 = Pajęczątki mogą dotrzeć do regionu Rzeki graniczącego z Przepaścią jak do każdego innego takiego regionu. Kosztuje on 1 i trzeba go potem opuścić.
rule-u-int-06 =
    Do regionu Rzeki, który jest nietykalny dzięki Królowej (Szlacheckich Krakenków), Duchowi albo Balrogowi, rywale nie mogą wejść.
    Nie przejdą przez niego też Jaszczury.
rule-u-int-07 = Gdy Jaszczury przechodzą przez zajętą Rzekę, zajmującemu nic się nie dzieje: żaden żeton nie przepada, nie daje się znacznika Zemsty, Męczennicze nie dostają monety.
rule-u-int-08 = Dla Jaszczurów przeciwległe brzegi Rzeki są połączone przy Zdolności Stadne, ale nie przy Kłótliwe.
rule-u-int-09 = Tarczowe Krakenki mogą kłaść Zgrzybiałe Pancerze w regionach Rzeki. Pancerze bronią tam, także po Wymarciu.
rule-u-int-10 = Rybackie Krakenki: ich regiony Rzeki dają podstawową monetę jak każdy region, ale dla Zdolności Rybackie nie liczą się jako regiony przybrzeżne.
rule-u-int-11 = Ducha możesz ustawić w pustym regionie Rzeki. Rywale nie mogą go wtedy podbić.
rule-u-int-12 =
    Przepaść niczego nie łączy. Regiony po jej dwóch stronach nie sąsiadują ze sobą dla Drowów, Złodziejskich, Pierścienia Frogga, Kłótliwych, ruchu Balroga
    ani Stadnych. Jedynym wyjątkiem są Stadne Pajęczątki.
rule-u-int-13 = Jeśli Twoim Pierwszym Podbojem jest region Rzeki przy krawędzi planszy, Twoja Rasa jest już na mapie: następny Podbój musi z nim sąsiadować.

## Interactions: costs that add up

rule-u-int-14 = Mściwe Ogry używają Miecza Króliczego Zabójcy przeciw 3 żetonom oznaczonego gracza: 2 + 3 − 1 − 1 − 2 = 1 żeton.
rule-u-int-15 = Żadna zniżka nigdy nie obniża kosztu do 0. Region Rzeki, który kosztuje 1, nadal kosztuje Ogry 1.
rule-u-int-16 = Minimum 1 stosuje się raz, do końcowej sumy. Mumie z Mieczem Króliczego Zabójcy zdobywają pusty region za 2 + 1 − 2 = 1.
rule-u-int-17 = Płomyczki podbijają połączony z ich Wulkanem region z Bestiami i Czarną Górą: kosztuje to 2 + 1 = 3 i losuje się Miejsce lub Relikwię.
rule-u-int-18 =
    Płomyczki, które używają Śmierdzących Skarpet Trolla w regionie połączonym z ich Wulkanem, nie płacą mniej niż bez nich.
    Ale obrońca nie traci wtedy żetonu, a Skarpety się przenoszą.
rule-u-int-19 = Krakenki w regionie Rzeki połączonym z Wulkanem Płomyczki podbijają za 1 żeton.
rule-u-int-20 = Strażnica Ziemi Ojczystej broni nawet pustego regionu, który kosztuje wtedy 3. Liczy się także przy Podboju za cenę pustego.
rule-u-int-21 = Zniżka Kultystów to 1 żeton, bez względu na to, na ile sposobów cel sąsiaduje z regionem Wielkiego Przedwiecznego.
rule-u-int-22 = Jeśli podbijasz region własnej Wymierającej Tarczowej Rasy, stojący tam żeton nie podnosi kosztu. Każdy Zgrzybiały Pancerz dodaje 1. Pancerze potem odrzucasz.
rule-u-int-23 = Zniżka Mściwej Rasy dotyczy wszystkich regionów oznaczonego gracza, nie tylko tego, z którego zaatakował.

## Interactions: Gnomes

rule-u-int-24 =
    Przeciw aktywnym Gnomom możesz użyć zwykłych żetonów, narysowanych granic i kości w Ostatnim Podboju. Nie możesz użyć zniżek Ogrów, Kultystów, Mściwych
    ani Miecza, Skarpet, taniego Podboju Płomyczków, zasięgu dzięki Wycieraczce, Rurze, Przepaści czy Rzece, kości Świetlików, Srebrnych Młotów,
    Zdolności Wampiryczne, Graala, Torby ani Balroga. W grach łączonych dotyczy to też wszystkich zdolności z gry podstawowej: Smoka, rzutu Oszalałych,
    Czarnoksiężników, wszystkich zniżek, zasięgu Latających i Podziemnych oraz swobodnego wejścia Niziołków i Latających. Niedozwolone Młoty po prostu się nie liczą.
rule-u-int-25 = Możesz Latającą Wycieraczką zdobyć neutralny region obok Gnomów, a potem stamtąd zaatakować je w zwykły sposób.
rule-u-int-26 = Żetony zyskane wcześniej dzięki Błotniakom, Fontannie Młodości lub Odrodzeniu to zwykłe żetony i mogą atakować Gnomy.
rule-u-int-27 = Miejsce lub Relikwia w regionie Gnomów zmienia właściciela jak zwykle, gdy region pada.
rule-u-int-28 =
    Pajęczątki, Płomyczki i Jaszczury mogą wykonać Pierwszy Podbój w regionie Gnomów tylko wtedy, gdy dotyka on krawędzi planszy,
    a Rasa może w zwykły sposób wejść od krawędzi. Płomyczki nie mogą nigdy w wariancie, w którym wchodzą od Wulkanu.

## Interactions: replacing a token (Vampire, Shiny Orb)

rule-u-int-29 = Żeby zamienić żeton Zdolnością Wampiryczne albo Świecącym Graalem, potrzebujesz jednego swojego żetonu w zasobniku lub na ręce i niczego więcej. Czarnoksiężników i Wampiryczne traktuje się tu tak samo.
rule-u-int-30 = Jeśli zasobnik jest pusty, żeton stawiany dzięki Zdolności Wampiryczne albo Świecącemu Graalowi bierzesz z ręki.
rule-u-int-31 = Wymierających żetonów, Bestii i Zaginionych Plemion nie da się zamienić.
rule-u-int-32 = Wampiryczna Rasa, która ma Świecący Graal, może użyć obu w jednej turze, nawet przeciw temu samemu rywalowi, ale w różnych Podbojach.
rule-u-int-33 = W jednym Podboju możesz połączyć Latającą Wycieraczkę ze Zdolnością Wampiryczne albo Świecącym Graalem. Użyte Relikwie przenoszą się do podbitego regionu.
rule-u-int-34 = Żetonu w regionie z Królową, Wielkim Przedwiecznym albo Duchem nie da się zamienić: region jest nietykalny.
rule-u-int-35 = Gdy samotny żeton zostaje zamieniony, jego region jest podbity: właściciel Męczenniczej Rasy dostaje monetę, a właściciel Mściwej daje znacznik.
rule-u-int-36 =
    Mumie nic nie dopłacają, gdy zamieniają żeton, bo nie ma to kosztu. Wampiryczna Rasa może w ten sposób wykonać nawet Pierwszy Podbój,
    w regionie, do którego wolno jej wejść. (Czarnoksiężnicy nie mogą).

## Interactions: Relics and the Bag

rule-u-int-37 =
    W jednym Podboju możesz użyć Latającej Wycieraczki, Miecza Króliczego Zabójcy i Śmierdzących Skarpet Trolla. Dowolny region kosztuje wtedy 2,
    plus 1 za Czarną Górę i 1 za Strażnicę Ziemi Ojczystej, minus 2, ale co najmniej 1.
rule-u-int-38 = Jeśli zdobędziesz Relikwię w środku swojej tury, możesz jej użyć jeszcze w tej samej turze.
rule-u-int-39 =
    Miecz Króliczego Zabójcy i naśladująca go Torba-Wielu-Rzeczy mogą służyć dwóm różnym Podbojom, nigdy temu samemu.
    Torbę naśladującą Śmierdzące Skarpety Trolla można w jednym Podboju połączyć z prawdziwym Mieczem.
rule-u-int-40 = Jeśli położysz Pierścień Frogga w jednym regionie, a Torbę jako drugi Pierścień w innym, rywal, który graniczy z oboma, płaci dwa razy.
rule-u-int-41 = Berło Zachłanności i Torba jako drugie Berło podwajają dwa różne regiony, nigdy dwa razy jeden.
rule-u-int-42 = Torba-Wielu-Rzeczy jako Berło Zachłanności też nie działa w Krasnoludzkiej Zaginionej Kopalni.
rule-u-int-43 = Dopóki nie leży odkryta pierwsza Relikwia, Torba-Wielu-Rzeczy nie ma czego naśladować.
rule-u-int-44 = Relikwii w regionie Balroga, w regionie Wymierającej Rasy albo w niezajętym regionie nie może użyć nikt. Torba-Wielu-Rzeczy nadal może ją naśladować.
rule-u-int-45 =
    Z Berłem Zachłanności w regionie Diamentowych Pól podstawowa 1 moneta i 1 moneta Pól za ten region podwajają się do 4.
    Monet Pól za inne regiony się nie podwaja.
rule-u-int-46 = Berło Zachłanności nigdy nie podwaja monet z Ołtarza Ofiarnego ani ze Zdolności Męczennicze, Zaradne, Stadne, Kłótliwe i Rybackie.
rule-u-int-47 =
    Pierścień Frogga i Zdolność Złodziejskie mogą w jednej turze wziąć po monecie od tego samego rywala. Pierwszy zbiera Pierścień, przed zebraniem monet za turę;
    Złodziejskie biorą swoją przy ich zbieraniu. Drugie nie bierze nic, jeśli rywal nie ma już monety.
rule-u-int-48 = Pierścień Frogga możesz położyć we własnym nietykalnym regionie.
rule-u-int-49 = Relikwia użyta w nieudanej próbie z kością w Ostatnim Podboju zostaje tam, gdzie była, i liczy się jako użyta. Twoje Podboje w tej turze i tak się skończyły.

## Interactions: Places

rule-u-int-50 = Rasie, której nie ma na planszy, Wielka Miedziana Rura nic nie daje. Nie można przez nią wykonać Pierwszego Podboju.
rule-u-int-51 = Gdy ktoś podbije Kryptę Tomb-Raidera, region chroniony przez Ducha można znów podbić jeszcze w tej samej turze.
rule-u-int-52 = Duch może chronić region dowolnego gracza, pusty region albo region z Bestiami. Podbić ten region może wtedy tylko ten, kto włada Duchem.
rule-u-int-53 = Jeśli Wymierającą Rasę, która zajmuje Kryptę, usuwa nowe Wymarcie, Duch zostaje tam, gdzie jest, dopóki jakiś gracz nie podbije Krypty.
rule-u-int-54 =
    Jeśli na Ołtarzu Ofiarnym oddajesz żeton ze stosu Grobowej Rasy, znika tylko ten jeden: zachowujesz region, jeśli zostały w nim inne.
    Jeśli był to ostatni żeton Twojej Wymierającej Rasy, tej Rasy już nie ma.
rule-u-int-55 = Fontanna Młodości nie daje nic, jeśli zasobnik jest pusty, choć inne dodatkowe żetony mogą wtedy pochodzić z ręki.
rule-u-int-56 = Fontanna Młodości daje żeton na początku tury, więc w turze odkrycia nie daje żadnego.
rule-u-int-57 = Strażnica Ziemi Ojczystej, Krasnoludzka Zaginiona Kopalnia i Diamentowe Pola płacą właścicielowi żetonów, które je zajmują, także Wymierających.
rule-u-int-58 = Na mapie Underground dwa Miejsca nie mogą leżeć w jednym regionie. Jeśli jakiś wariant na to pozwala, Awanturnicze i tak płacą za ten region tylko 1 monetę.

## Interactions: the Stonehedge with each power

rule-u-int-59 =
    Czego użycza Kamienny Krąg, Zdolność po Zdolności. Awanturnicze, Rybackie, Stadne, Strachliwe, Górnicze, Mistyczne, Kłótliwe, Kamienne i Złodziejskie:
    działają przy zbieraniu monet dla Twojej Aktywnej Rasy, jeśli zajmuje Kamienny Krąg. Błotniste: tak samo, a jeśli Kamienny Krąg zajmują Wymierające żetony,
    tamta Rasa dostaje monety za swoje Błotne Stawy. Nieśmiertelne i Męczennicze: działają przy atakach na Twoją Aktywną Rasę, dopóki zajmujesz Kamienny Krąg,
    łącznie z Podbojem samego Kamiennego Kręgu. Mściwe: działają przy atakach na każdą Twoją Rasę, dopóki zajmujesz Kamienny Krąg (ale o ataku, w którym Kamienny
    Krąg pada, zob. U-PLACE-STONEHEDGE-6). Wampiryczne: tak często, jak się gra przy Twoim stole (zob. U-POWER-VAMPIRE-1). Magiczne: masz Torbę-Wielu-Rzeczy,
    dopóki zajmujesz Kamienny Krąg. Szlacheckie: na koniec swojej tury ustawiasz Królową; po ogłoszeniu Wymarcia już się nie rusza, a wraca do zapasu, gdy tracisz
    Kamienny Krąg. Tarczowe: na koniec Podbojów dostajesz Zgrzybiałe Pancerze za Grzybowe Lasy; położone Pancerze zostają po utracie Kamiennego Kręgu.
    Grobowe: jeśli Twoja Aktywna Rasa zajmuje Kamienny Krąg, gdy ogłaszasz jej Wymarcie, Zdolność Grobowe działa dla niej w pełni i zostaje nawet bez Kamiennego Kręgu.
    Znikające: do wyboru, gdy ogłaszasz Wymarcie Aktywnej Rasy, która zajmuje Kamienny Krąg. Odradzające się i Zaradne: tylko jeśli masz Wymierającą Rasę;
    działają dla tej Rasy.
rule-u-int-60 = Płytki Zdolności z Kamiennego Kręgu nie ma w ofercie do końca gry. Nigdy się jej nie wtasowuje z powrotem.
rule-u-int-61 = Nowy posiadacz Kamiennego Kręgu dostaje tę samą Zdolność. Nowej płytki się nie losuje.
rule-u-int-62 = Jeśli wylosowana dla Kamiennego Kręgu płytka nie ma w tej grze sensu, odkłada się ją i losuje inną.

## Interactions: the Balrog

rule-u-int-63 = Przeciw Balrogowi 1 broniący się żeton przepada; z 2 przepadają oba; z 5 dwa przepadają, a trzy się wycofują.
rule-u-int-64 = Przeciw Balrogowi Nieśmiertelne żetony nie przepadają: wszystkie się wycofują. Wymierająca Grobowa Rasa traci dwa żetony, a reszta się wycofuje.
rule-u-int-65 =
    Balroga możesz wysłać do własnego regionu, na własną szkodę; z Twoich własnych Nieśmiertelnych żetonów też przepadają dwa, jak z każdych innych.
    Ocalałe czekają na przegrupowanie i w tej turze nie mogą podbijać. Jeśli był to Twój jedyny region, następny Podbój jest Pierwszym Podbojem.
    Późniejszym ruchem Balrog może nawet wejść do regionu Pacyfgramu: Pacyfgram jest wtedy niczyj, a Balrog nie może się ruszać.
rule-u-int-66 = Miejsca i Relikwie w regionie Balroga są niczyje. Gdy Balrog odchodzi, region jest pusty i otwarty dla wszystkich.
rule-u-int-67 = Dopóki Najdziwniejszy Pacyfgram zajmują Wymierające żetony, Balroga nie można ruszyć. Jego region pozostaje nietykalny.
rule-u-int-68 = Jeśli podbijesz Najdziwniejszy Pacyfgram, możesz jeszcze w tej samej turze ruszyć Balroga, jeden raz.
rule-u-int-69 = Balrog nie jest ani Rasą, ani Bestią. Nie odbiera premii Drowom, nie płaci Złodziejskim ani na Pierścień Frogga i nie jest żetonem przy rozstrzyganiu remisu.
rule-u-int-70 = Jeśli nie masz monet, nie możesz wysłać Balroga na Wymierające Licze rywala.
rule-u-int-71 = Czarna Góra, Zgrzybiałe Pancerze ani Strażnica Ziemi Ojczystej nie zatrzymują Balroga. Pancerze w regionie, który zajmuje, odrzuca się.

## Interactions: decline, Reborn, Royal, Vanishing, Tomb, Wise

rule-u-int-72 = Gdy ogłaszasz Wymarcie Znikającej Rasy, Twoja wcześniejsza Wymierająca Rasa i tak zostaje usunięta. W tej turze nie przynosi nic.
rule-u-int-73 =
    Znikające płacą 2 monety za każdy region, który zajmowały ich żetony, łącznie z regionami Rzeki Krakenków.
    Nie dają za te regiony premii z Miejsc: gdy zbierasz monety, nikt ich już nie zajmuje.
rule-u-int-74 = Zaradne potrzebują jednego regionu. Jeśli ich ostatni region padnie, zanim znowu zbierzesz monety, nie płacą nic.
rule-u-int-75 = W turze, w której wybierasz nową Rasę, Odrodzenie następuje po wzięciu żetonów, a przed Pierwszym Podbojem.
rule-u-int-76 = Odrodzenie w regionie z Miejscem lub Relikwią daje je Twojej Aktywnej Rasie. Niczego się nie losuje i nie ma efektu odkrycia.
rule-u-int-77 = Żetony Kultystów, które wchodzą przez Odrodzenie, nie przyprowadzają Wielkiego Przedwiecznego. Robi to ich pierwszy prawdziwy Podbój.
rule-u-int-78 = Odrodzenie może zwolnić ostatni region Twojej Wymierającej Rasy. Ta Rasa opuszcza wtedy grę.
rule-u-int-79 = Region własnej Wymierającej Szlacheckiej Rasy możesz podbić, mimo że stoi tam Królowa. Królowa wtedy odchodzi.
rule-u-int-80 = Gdy ktoś atakuje Wymierającą Grobową Rasę, jej ocalałe żetony mogą się przegrupować tylko do regionów, które ta Rasa jeszcze zajmuje.
rule-u-int-81 = Stosy Wymierającej Grobowej Rasy nie dają monet za Zdolność Strachliwe i nie mogą atakować.
rule-u-int-82 =
    Jeśli Twoja Aktywna Rasa nie ma już żadnych żetonów, także na ręce, możesz ogłosić jej Wymarcie (przynosi 0 monet)
    albo spasować i zebrać monety za Wymierającą Rasę. Nowej Rasy nie możesz w tej turze wybrać.
rule-u-int-83 = Gdy ogłaszasz Wymarcie Mściwej Rasy albo ją tracisz, Twoje znaczniki Zemsty od razu wracają. Później nie dostajesz zniżki.
rule-u-int-84 = W turze Wymarcia Twoich Liczy nikt jeszcze nie musi płacić. Od tury następnego rywala płaci każdy, kto podbija ich region.

## Interactions: Mimes, Wisps, Dwarves, others

rule-u-int-85 = Mimowie Cienia biorą żetony za płytkę Zdolności, z którą zostają. Oddana płytka leży przy tamtym zestawie, pod jego monetami.
rule-u-int-86 = Mimowie Cienia nie muszą wymieniać. Mają dokładnie jedną okazję.
rule-u-int-87 = Jeśli Świetliki rzucają kością, choć bez niej mają dość żetonów, muszą podbić wskazany region. Rzut może im zaoszczędzić żetonów.
rule-u-int-88 =
    Żeby rzucić o region obok Mistycznych Kryształów, Twoje Świetliki muszą zajmować te Mistyczne Kryształy już przed rzutem.
    Jeśli sam cel ma Mistyczne Kryształy, nie musi graniczyć z innymi.
rule-u-int-89 = Z dwiema Kopalniami Żelazne Krasnoludy mogą dojść do limitu 7 Srebrnych Młotów w cztery tury. Więcej nigdy nie dostaną.
rule-u-int-90 = Zgrzybiałe Pancerze, które masz jeszcze na ręce, przepadają, jeśli Tarczowa Rasa opuszcza grę.
rule-u-int-91 = Złodziejskie biorą od gracza 1 monetę raz, bez względu na liczbę wspólnych granic.
rule-u-int-92 = Przy Zdolności Strachliwe żetony liczy się po przegrupowaniu i po zejściu Srebrnych Młotów z planszy.
rule-u-int-93 = Jeśli Nieśmiertelna Rasa ma z Kamiennego Kręgu także Zdolność Męczennicze, jej właściciel zachowuje żetony i dostaje też monetę.
rule-u-int-94 = Wymierające Licze możesz podbić, jeśli płacisz za to ostatnią monetą. Bez monet nie możesz, nawet jeśli Podbój coś by Ci przyniósł.
rule-u-int-95 =
    Za Wymierające Licze płaci się 1 monetę za podbity region, bez względu na to, ile żetonów tam stało.
    Odrodzenie, ofiara na Ołtarzu Ofiarnym i Podbój przez ich właściciela nie dają nic.
rule-u-int-96 = Jeśli region Męczenniczej Rasy pada przez Śmierdzące Skarpety Trolla, żaden żeton nie przepada, ale region jest podbity: moneta za Męczennicze się należy.
rule-u-int-97 = Samotny aktywny żeton Krakenków na Rzece można zamienić Zdolnością Wampiryczne albo Świecącym Graalem. Nowy żeton musi przy przegrupowaniu zejść z Rzeki, chyba że to Krakenki.
rule-u-int-98 = Dla Kłótliwych i Stadnych Krakenków regiony Rzeki liczą się jako regiony, a łączą je narysowane granice.
rule-u-int-99 = Grobowe Krakenki mogą przy ostatnim przegrupowaniu zachować lub wzmocnić regiony Rzeki. W każdym regionie zostaje co najmniej jeden żeton.
rule-u-int-100 = W jednym regionie mogą stać dwie figurki, jednego gracza lub kilku, na przykład Królowa i Duch. Każda daje własną nietykalność.
rule-u-int-101 = Za Krasnoludzką Zaginioną Kopalnię Żelazne Krasnoludy nie dostają Srebrnego Młota, chyba że teren jej regionu to Kopalnia.
rule-u-int-102 = Znikające Licze i Znikające Krakenki nie zostawiają po Wymarciu niczego: ani opłat, ani Rzek.
rule-u-int-103 = Jeśli Podbój odkrywa Relikwię, nie możesz jej użyć w tym samym Podboju, dopiero w następnych.
rule-u-int-104 =
    Miejsce odkryte w tej turze działa od najbliższego momentu, w którym się go używa. Dla Krypty Tomb-Raidera i Ołtarza Ofiarnego to jeszcze ta tura,
    dla Fontanny Młodości następna Twoja tura.
rule-u-int-105 =
    Przeciw regionowi Gnomów własny rzut Oszalałych się nie liczy. Oszalała Rasa nadal może podjąć tam zwykły Ostatni Podbój z kością,
    który kończy jej Podboje jak u każdego.

## Underground: worked examples

rule-u-ex-01 =
    Przykład: Mistyczne Grzybki leżą w kolumnie jako czwarte, a Ty masz 5 monet. Żeby je wziąć, kładziesz po 1 monecie na 3 zestawach powyżej i zostają Ci 2.
    Zabierasz też monety leżące na wybranym zestawie.
rule-u-ex-02 = Przykład: płytka Rasy pokazuje 4, a płytka Zdolności 5. Bierzesz 4 + 5 = 9 żetonów.
rule-u-ex-03 = Przykład: wszystkie 12 Błotniaków jest na planszy, a Ty masz 2 regiony Błotnych Stawów. Przy przegrupowaniu dostajesz 0 żetonów. Z 11 na planszy dostajesz 1.
rule-u-ex-04 =
    Przykład: ktoś bierze trzeci zestaw. Czwarty przesuwa się na trzecie miejsce, a piąty na czwarte, razem z monetami. Wierzch stosów staje się piątym zestawem
    i widać następny na stosach. Znów jest 6 widocznych zestawów.
rule-u-ex-05 =
    Przykład: z 9 żetonami wykonujesz Pierwszy Podbój w Błotnych Stawach przy krawędzi, w których są 2 Bestie. Kosztuje to 2 + 2 = 4 żetony.
    Bestie odchodzą, w regionie kładziesz wylosowane Miejsce lub Relikwię i zostaje Ci 5 żetonów.
rule-u-ex-06 = Przykład: zostało Ci 5 żetonów i atakujesz sąsiedni region z 1 Grzybkiem. Kosztuje to 2 + 1 = 3. Samotny Grzybek trafia do zasobnika, a Tobie zostają 2 żetony.
rule-u-ex-07 =
    Przykład: Twoim Błotniakom zostały 2 żetony i w Ostatnim Podboju z kością wskazują region, który wymaga 4. Przy wyniku 2 lub 3 jest zdobyty i trafiają tam
    oba żetony. Przy wyniku 0 lub 1 próba się nie udaje. W każdym wypadku Twoje Podboje się kończą.
rule-u-ex-08 = Przykład: 9 Błotniaków zajmuje 3 regiony, w tym 1 Błotne Stawy. Przy przegrupowaniu dostajesz 1 Błotniaka i rozstawiasz 10 żetonów, co najmniej po 1 w regionie.
rule-u-ex-09 = Przykład: Mistyczne Grzybki zajmują 3 regiony, w tym 1 z Mistycznymi Kryształami i ani jednego Grzybowego Lasu. Dostają 3 + 1 = 4 monety.
rule-u-ex-10 = Przykład: Krakenki zajmują 2 regiony lądowe i 2 regiony Rzeki. Dostają 4 monety. Gdy później ogłaszasz ich Wymarcie, wszystkie 4 regiony zostają i w tej turze dają 4.
rule-u-ex-11 = Przykład: Ogry zdobyły 1 region Rzeki i 3 lądowe. Przy przegrupowaniu opuszczają Rzekę, a żetony z niej idą na ląd. Dostają 3 monety.
rule-u-ex-12 =
    Przykład: Wampiryczne Gnomy zajmują 3 regiony z 4, 2 i 1 żetonem, a Ty ogłaszasz ich Wymarcie. 3 odwrócone żetony zostają, a 4 trafiają do zasobnika.
    Płytkę Zdolności Wampiryczne odrzucasz. Dostajesz 3 monety.
rule-u-ex-13 =
    Przykład: masz Wymierające Płomyczki w 3 regionach i Aktywną Rasę w 4. Ogłaszasz Wymarcie Aktywnej Rasy: Płomyczki się usuwa,
    a ich płytka trafia na spód stosu. Dostajesz 4 monety, a za Płomyczki nic.
rule-u-ex-14 = Przykład: w regionie są Czarna Góra, 2 Zgrzybiałe Pancerze, Strażnica Ziemi Ojczystej i 1 żeton. Kosztuje on 2 + 1 + 2 + 1 + 1 = 7.
rule-u-ex-15 =
    Przykład: masz Wielką Miedzianą Rurę w Kopalni, a Gnomy zajmują odległą Kopalnię, która z Tobą nie graniczy. Nie możesz jej zaatakować.
    Z własnym żetonem w graniczącym z nią regionie możesz, za zwykły koszt.
rule-u-ex-16 =
    Przykład: Stadne Pajęczątki zajmują 4 regiony wokół dwóch osobnych Przepaści, a obie części nie mają wspólnej granicy.
    Mimo to tworzą jedną grupę: +2 monety.
rule-u-ex-17 = Przykład: Kłótliwa Rasa dostaje +1 monetę, jeśli jej regiony tworzą 1 grupę, i +2, jeśli tworzą 2 grupy.
rule-u-ex-18 =
    Przykład: samotny wrogi żeton stoi na Czarnej Górze z 2 Zgrzybiałymi Pancerzami (albo ze Strażnicą Ziemi Ojczystej). Wampiryczna Rasa może przejąć ten region:
    stawia 1 dodatkowy żeton, wrogi trafia do zasobnika, a Pancerze się odrzuca. Jeśli ten żeton to Gnom, nie wolno tego zrobić.
rule-u-ex-19 =
    Przykład: samotny Nieśmiertelny żeton zamieniony Zdolnością Wampiryczne przepada i trafia do zasobnika.
    Przy zwykłym Podboju regionu z 3 Nieśmiertelnymi żetonami nie przepada żaden: wszystkie 3 się wycofują.
rule-u-ex-20 =
    Przykład: Jaszczury stoją na jednym brzegu Rzeki, którą zajmują 2 żetony Krakenków. Mogą zdobyć drugi brzeg za zwykły koszt, a Krakenkom nic się nie dzieje.
    Mogą też zdobyć Rzekę za 1 + 2 = 3 i zejść z niej przy przegrupowaniu.
rule-u-ex-21 = Przykład: Kamienny Krąg odsłania Zdolność Znikające. Nie musisz jej używać: gdy później ogłaszasz Wymarcie, możesz to zrobić z nią albo bez niej.
rule-u-ex-22 =
    Przykład: Twoja Rasa wymarła z 7 żetonami na planszy, ze Zdolnością Grobowe z Kamiennego Kręgu. Później rywal podbija Kamienny Krąg.
    Reszta Twoich żetonów zostaje.
rule-u-ex-23 =
    Przykład: Berło Zachłanności leży w zwykłym regionie Złodziejskiej Rasy, która bierze od sąsiadów 2 monety. Ten region daje 1 × 2 = 2; z kradzieży nadal są 2.
    W regionie Krasnoludzkiej Zaginionej Kopalni byłoby to 1 + 2 = 3, bez podwajania.
rule-u-ex-24 =
    Przykład: Balrog zostaje wysłany na 5 wrogich żetonów: 2 przepadają, a 3 się wycofują. Na 2: przepadają oba. Na 1: przepada.
    Region jest potem nietykalny i nikomu nie daje monet.
rule-u-ex-25 =
    Przykład: 3 graczy przygotowuje mapę gry podstawowej z Miejscami i Relikwiami. Używają 2 × 3 + 2 = 8 Bestii w 4 regionach i 4 znaczników w stosie.
    Do pozostałych regionów z symbolem Zaginionych Plemion trafiają Zaginione Plemiona.
rule-u-ex-26 = Przykład: Rybacka Rasa zajmuje 5 regionów przybrzeżnych. To 2 pełne pary: +2 monety.
rule-u-ex-27 = Przykład: Diamentowe Pola leżą w Grzybowym Lesie, a ta sama Rasa zajmuje jeszcze 2 takie. Przynoszą 1 + 2 = 3 dodatkowe monety, także po Wymarciu.
rule-u-ex-28 =
    Przykład: na koniec tury kładziesz Pierścień Frogga obok aktywnych żetonów gracza A (ma 3 monety) i gracza B (ma 0) oraz obok gracza C,
    który ma tam tylko Wymierające żetony. A płaci 1, B płaci 0, C płaci 0.
rule-u-ex-29 =
    Przykład: Płomyczki atakują połączony z ich Wulkanem region z Czarną Górą i 3 wrogimi żetonami. Kosztuje to 2 + 1 = 3.
    Obrońca traci 1 żeton, a 2 się wycofują.
rule-u-ex-30 =
    Przykład: używasz Śmierdzących Skarpet Trolla przeciw 4 żetonom w zwykłym regionie. Kosztuje to 2 żetony. Obrońca nie traci żadnego: wszystkie 4 się wycofują.
    Skarpety przenoszą się tam.
rule-u-ex-31 = Przykład: używasz Miecza Króliczego Zabójcy na pustej Czarnej Górze. Kosztuje to 3 − 2 = 1 żeton, czyli zarazem minimum. Miecz przenosi się tam.
rule-u-ex-32 = Przykład: Mumie płacą 3 za pusty region lądowy, 2 za pusty region Rzeki i 5 za region z 2 Gnomami.
rule-u-ex-33 =
    Przykład: Świetliki mają na ręce 2 żetony i rzucają o Mistyczne Kryształy, które wymagają 4. Przy wyniku 2 zdobywają je 2 żetonami.
    Przy wyniku 3 zdobywają je 1 żetonem i grają dalej drugim. Przy wyniku 0 lub 1 próba się nie udaje i ich Podboje się kończą.
rule-u-ex-34 =
    Przykład: ogłaszasz Wymarcie Zaradnej Rasy z 6 regionami i dostajesz 6 + 2 = 8 monet. W następnej turze ma ona 4 regiony, a nowa Aktywna Rasa 3:
    3 + 4 + 2 = 9 monet.
rule-u-ex-35 = Przykład: ogłaszasz Wymarcie Znikającej Rasy z 5 regionami, a wcześniejszej Wymierającej Rasy nie masz. Dostajesz 5 × 2 = 10 monet, a jej żetony schodzą z planszy.
rule-u-ex-36 = Przykład: Wymierająca Błotnista Rasa zajmuje 3 regiony, w tym 2 z Błotnymi Stawami. Za każdym razem przynosi 3 + 2 = 5 monet.
rule-u-ex-37 =
    Przykład: Żelazne Krasnoludy zajmują 2 Kopalnie i mają 0 Srebrnych Młotów. Przy przegrupowaniu biorą 2. W następnej turze mogą zapłacić koszt 4
    za pomocą 2 Młotów i 2 Krasnoludów. Bez żadnego Krasnoluda nie mogą płacić nigdy.
rule-u-ex-38 =
    Przykład: gracz A zaatakował gracza B, który ma Mściwą Rasę. W swojej następnej turze B atakuje region gracza A z 2 żetonami: kosztuje to 2 + 2 − 1 = 3.
    Znacznik Zemsty wraca na koniec tury gracza B.
rule-u-ex-39 =
    Przykład: masz Wymierającą Odradzającą się Rasę w 4 regionach. Twoja Aktywna Rasa ma 1 żeton w zasobniku i 2 na ręce. Na początku tury dokonujesz dwóch Odrodzeń:
    pierwszy żeton pochodzi z zasobnika, drugi z ręki. Wymierającej Rasie zostają 2 regiony.
rule-u-ex-40 = Przykład: gracz A podbija region Wymierających Liczy gracza B (2 + 1 żetony). Jeśli A ma 1 monetę, płaci ją graczowi B. Jeśli A ma 0 monet, Podbój jest niedozwolony.
rule-u-ex-41 =
    Przykład: gracz A ma Kryptę Tomb-Raidera, a Duch stoi w jego regionie. Gracz B podbija Kryptę. W tej samej turze Duch wraca do Krypty
    i tamten region nie jest już nietykalny. B może ustawić Ducha na koniec swojej tury, ale nie w Krypcie.
rule-u-ex-42 =
    Przykład: masz Ołtarz Ofiarny i Wymierającą Rasę w 3 regionach. Na koniec tury dostajesz za nie 3, a potem składasz w ofierze jeden żeton za +3 monety.
    W następnej turze dają 2.
rule-u-ex-43 =
    Przykład: ogłaszasz Wymarcie Grobowej Rasy z 4, 3 i 1 żetonem. Później pada region z 4: przepada 1 żeton, a 3 przegrupowują się do dwóch pozostałych.
    Jeśli w jednej turze padną wszystkie trzy regiony, przepadają wszystkie żetony.
rule-u-ex-44 = Przykład: Kultyści atakują region z 2 Bestiami, który graniczy z Wielkim Przedwiecznym. Kosztuje to 2 + 2 − 1 = 3.
rule-u-ex-45 =
    Przykład: Drowy zajmują 3 regiony. Jeden graniczy z Bestiami, jeden z Twoją własną Wymierającą Rasą, jeden tylko z pustymi regionami i Przepaścią.
    Dostają 3 + 1 = 4 monety.
rule-u-ex-46 =
    Przykład: Tarczowa Rasa zajmuje na koniec Podbojów 2 Grzybowe Lasy, a 7 Zgrzybiałych Pancerzy jest już w grze. Bierze 1 Pancerz, bo jest ich tylko 8,
    i może położyć go w dowolnym swoim regionie.

## Underground: differences between editions

rule-u-ed-01 = W Elbowroom Płomyczki wchodzą od krawędzi planszy jak każda Rasa. W wariancie można wybrać, że muszą wejść obok swojego Wulkanu, jak w angielskiej instrukcji.
rule-u-ed-02 =
    W Elbowroom Zdolność Wampiryczne zamienia żeton raz na turę, u jednego wybranego rywala.
    W wariancie można wybrać raz na turę u każdego rywala, jak w angielskiej instrukcji.
rule-u-ed-03 = W Elbowroom Błotniste płacą także po Wymarciu. Angielska instrukcja mówi to wprost; polska tylko wymienia Błotniste wśród Zdolności, które się zachowuje.
rule-u-ed-04 = W Elbowroom Duch może trafić do dowolnego regionu poza regionem samej Krypty, jak w angielskiej instrukcji. Polska mówi o dowolnym regionie.
rule-u-ed-05 = W Elbowroom Ołtarza Ofiarnego używasz po zebraniu monet, jak w angielskiej instrukcji. Polska mówi tylko, że pod koniec tury.
rule-u-ed-06 =
    Co do Torby-Wielu-Rzeczy Elbowroom trzyma się angielskiej instrukcji: Torba wraca do właściciela, gdy jej region zostaje porzucony lub podbity,
    i nie może naśladować mocy Relikwii tam, gdzie ta moc już działa. Polska mówi tylko o porzuconych regionach i nie stawia innych ograniczeń.
rule-u-ed-07 = W Elbowroom Mumie dopłacają żeton także przeciw Gnomom, jak w angielskiej instrukcji. Polska o tym nie wspomina.
rule-u-ed-08 =
    W Elbowroom Balroga można ruszyć raz na turę, także na Rzekę, jak w polskiej instrukcji.
    Dostępne egzemplarze angielskiej urywają się przed tym fragmentem.
rule-u-ed-09 = W Elbowroom Świecący Graal zamienia tylko samotny aktywny żeton, jak w angielskiej instrukcji. Polska mówi o pojedynczym żetonie, jak przy Zdolności Wampiryczne.
rule-u-ed-10 = W Elbowroom po Wymarciu Grobowej Rasy zostają wszystkie jej żetony, bez wyboru, jak w polskiej instrukcji. Angielska mówi, że można je zachować.
rule-u-ed-11 = W Elbowroom Zdolności pomijają Wymierające żetony, chyba że mówią inaczej, jak w angielskiej instrukcji i w grze podstawowej. Polską można czytać tak, jakby je obejmowały.
rule-u-ed-12 = W Elbowroom w Ostatnim Podboju z kością może Ci brakować najwyżej 3 żetonów, jak w angielskiej instrukcji i w grze podstawowej. Polska nie podaje granicy.
rule-u-ed-13 =
    Polska instrukcja wymaga posiadania Wymierających jednostek, żeby użyć Zdolności Kamiennego Kręgu działającej tylko po Wymarciu; angielska pozwala korzystać
    z Odradzających się i Zaradnych, gdy Twoje jednostki są już Wymierające. W Elbowroom jest tak jak w U-PLACE-STONEHEDGE-4: zajmujesz Kamienny Krąg, aktywnymi
    lub Wymierającymi żetonami, i masz Wymierającą Rasę.
rule-u-ed-14 =
    W obu instrukcjach do kosztu regionu liczą się tylko żetony innych graczy i tak jest w Elbowroom.
    W wariancie dla obu gier Twoje własne Wymierające żetony bronią się przed Tobą (zob. U-CONQ-09).

