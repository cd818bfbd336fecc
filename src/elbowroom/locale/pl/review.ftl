# Analiza gry: co mówią o niej strona, wiersz poleceń i jego plik.

review-title = Analiza gry
review-curve = Szanse na wygraną
review-curve-turn = Tura { $number }
review-costliest = Najkosztowniejsze tury
review-none = Żadna tura się nie wyróżnia: dla żadnej nie znaleziono nic wyraźnie lepszego.
review-turn = Runda { $round } · { $player }
review-cost = koszt około { $coins } monety
review-better = Lepiej: { $plan }
review-best = Z tym planem szansa na wygraną wyniosłaby { $best }% zamiast { $after }%.
review-turns = Wszystkie tury
review-players = Wybory i szczęście
review-col-round = Runda
review-col-player = Gracz
review-col-before = Przed
review-col-after = Po
review-col-best = Najlepszy plan
review-col-loss = Strata przez wybory
review-col-luck = Szczęście
review-luck-die = wynik rzutu kością: { $shown }
review-luck-find = znalezisko: { $shown }
review-note = Ocenia bot „expert”, który może się mylić; monety liczone do końca gry, w porównaniu z najlepszym planem, jaki znalazł. Pod koniec gry monety liczą się o tyle, o ile zmieniają szansę na wygraną. Szczęście to tyle, ile kość i znaleziska dały ponad oczekiwania.

## Dlaczego tura tyle kosztowała

review-why-decline-late = { $race }: lepiej było teraz ogłosić Wymarcie, niż podbijać dalej.
review-why-decline-early = { $race }: Wymarcie ogłoszono za wcześnie, było jeszcze co podbijać.
review-why-combo = Lepszy był inny zestaw: { $combo }.
review-why-price = Zapłacono za dużo. { $combo }: { $coins ->
        [one] o { $coins } monetę
        [few] o { $coins } monety
        [many] o { $coins } monet
       *[other] o { $coins } monety
    } taniej i lepiej.
review-why-entry = Wejście w złym miejscu: { $region } to lepszy początek niż { $instead }.
review-why-roll = Rzut kością ({ $instead }) mimo pewnego Podboju: { $region }.
review-why-no-roll = Kość została nieużyta, a było warto rzucić: { $region }.
review-why-kept = Trzymano za dużo: żetony z regionu { $region } przydałyby się bardziej gdzie indziej.
review-why-gave-up = Porzucono region, który warto było zatrzymać: { $region }.
review-why-stopped = Za wczesny koniec Podbojów: był jeszcze do wzięcia { $region }.
review-why-overreach = Wzięto za dużo: bez regionu { $region } zostałoby więcej żetonów do obrony.
review-why-target = Zły cel: { $region } był wart więcej niż { $instead }.
review-why-border = Odsłonięta granica: więcej żetonów potrzebował { $region }.
review-why-move = Lepszy był inny ruch: { $move }.

## elbowroom review

review-judging = Ocenione tury
review-written = { $file }: analiza zapisana
review-wrong = { $file }: tego zapisu nie da się odtworzyć w tej wersji, wiersz { $line } (silnik: { $reason })
review-unfinished = { $file }: gra nie jest skończona; analizowane są tylko gry skończone
review-empty = { $file }: w tym zapisie nie ma żadnej tury
review-same-file = --html { $file } nadpisałoby zapis gry
