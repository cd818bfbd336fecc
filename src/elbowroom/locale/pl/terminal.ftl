# What `elbowroom play --terminal` says. The terms of the game itself are in tiles.ftl.

## Names

terminal-human = Gracz { $number }
terminal-bot = Bot { $number }
terminal-bot-kind = Bot { $number } ({ $kind })
terminal-you = Ty

## Beginning, hand-over, headings

terminal-welcome = Elbowroom · mapa { $map } · rundy: { $rounds } · ziarno { $seed } · h – pomoc
terminal-handover = Teraz decyduje { $player }. Gdy siedzisz już przy klawiaturze, naciśnij Enter.
terminal-news = Od Twojej ostatniej decyzji:
terminal-no-news = Od Twojej ostatniej decyzji nic się nie wydarzyło.
terminal-header = Runda { $round } z { $rounds } · { $player } · { $stage }
terminal-header-other = Runda { $round } z { $rounds } · { $player } · { $stage } (tura: { $turn })

## Stages

terminal-stage-pick = wybór Rasy
terminal-stage-swap = wymiana Zdolności
terminal-stage-volcano = ustawienie Wulkanu
terminal-stage-mode = początek tury
terminal-stage-ghouls = Podboje po Wymarciu
terminal-stage-conquest = Podboje
terminal-stage-berserk = kość rzucona
terminal-stage-balrog = Balrog
terminal-stage-redeploy = przegrupowanie
terminal-stage-end = po zebraniu monet
terminal-stage-retreat = odwrót
terminal-stage-other = decyzja

## What to do now

terminal-todo-pick = Wybierz Rasę z jej Zdolnością: wpisz numer. Numer 1 jest za darmo, każdy następny kosztuje o monetę więcej.
terminal-todo-swap = Możesz wymienić Zdolność nowej Rasy na inną z oferty albo ją zachować: wpisz numer.
terminal-todo-volcano = Wybierz Przepaść, w której wyrośnie Wulkan: wpisz numer.
terminal-todo-mode = Podbijasz dalej (Rasa: { $race }) czy ogłaszasz Wymarcie, by w następnej turze wybrać nową?
terminal-todo-conquest = Podbijaj: masz na ręce { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }. Wpisz numer z pierwszej kolumny, aby zająć ten region, albo 0, aby zakończyć Podboje.
terminal-todo-conquest-die = Masz na ręce { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    } i żaden region nie jest już pewny: wskaż ostatni, o który rzucisz kością, albo zakończ przez 0.
terminal-todo-conquest-other = Żetonami z ręki niczego nie da się zdobyć: skorzystaj z listy albo zakończ Podboje przez 0.
terminal-todo-ghouls = Najpierw podbija Rasa po Wymarciu ({ $race }), na ręce: { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }. Wpisz numer z pierwszej kolumny albo 0, aby przejść do Aktywnej Rasy.
terminal-todo-berserk = Kość obniża koszt jednego regionu: wpisz jego numer z pierwszej kolumny albo 0, aby zakończyć Podboje.
terminal-todo-balrog = Wybierz region, do którego idzie Balrog: wpisz numer.
terminal-todo-redeploy = Rozstaw { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    } z ręki: sam numer stawia jeden, „numer ile” – więcej; „even” rozkłada wszystkie po równo.
terminal-todo-redeploy-pieces = Żetony już stoją. Rozstaw resztę z listy: wpisz numer.
terminal-todo-redeploy-done = Wszystko, co musi stać, już stoi. Możesz jeszcze zrobić coś z listy albo zakończyć turę przez 0.
terminal-todo-redeploy-withdraw = Za mało żetonów można odłożyć: oddaj któryś region, wpisz jego numer.
terminal-todo-end = Monety za turę zebrane. Możesz jeszcze zrobić coś z listy; 0 kończy turę.
terminal-todo-retreat = Rozstaw w swoich regionach ocalałe żetony (na ręce: { $count }): sam numer stawia jeden, „numer ile” – więcej; „even” rozkłada wszystkie po równo.
terminal-todo-other = Wybierz jeden z ruchów: wpisz jego numer.

## Moves

terminal-move-pick = Wybierz
terminal-move-swap = Weź Zdolność
terminal-move-keep = Zachowaj Zdolność
terminal-move-volcano = Wulkan wyrasta w regionie
terminal-move-expand = Podbijaj: przygotuj jednostki i ruszaj
terminal-move-expand-hand = Podbijaj: { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    } na rękę i do boju
terminal-move-decline = Ogłoś Wymarcie
terminal-move-coins = { $move }: w tej turze { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }, w następnej nowa Rasa
terminal-move-ancient = Wielki Przedwieczny idzie do
terminal-move-reborn = Odródź się w
terminal-move-conquer = Zdobądź
terminal-move-roll = Ostatni Podbój z kością
terminal-move-roll-free = Rzuć kością, potem wybierz region
terminal-move-convert = Zamień samotny żeton w
terminal-move-dragon = Wyślij Smoka (1 żeton) do
terminal-move-wisp = Rzuć kością o
terminal-move-balrog = Wyślij Balroga do
terminal-move-bag = Torba działa jak
terminal-move-place = Postaw żetony w
terminal-move-camp = Rozstaw Obozowiska w
terminal-move-armor = Połóż Zgrzybiałe Pancerze w
terminal-move-fortress = Postaw Twierdzę w
terminal-move-hero = Ustaw Bohatera w
terminal-move-queen = Królowa idzie do
terminal-move-ghost = Duch idzie do
terminal-move-ring = Połóż Pierścień w
terminal-move-scepter = Połóż Berło w
terminal-move-ally = Wskaż sprzymierzeńca
terminal-move-withdraw = Oddaj
terminal-move-abandon = Porzuć
terminal-move-altar = Poświęć żeton w
terminal-move-other = Inne ruchy
terminal-move-with = { $means } – { $move }
terminal-done-conquest = zakończ Podboje
terminal-done-late = przejdź do Aktywnej Rasy
terminal-done-turn = zakończ turę: { $coins }
terminal-done-end = zakończ turę
terminal-done-other = gotowe
terminal-stop = zakończ turę tak, jak jest: { $coins }
terminal-up-to = 1–{ $most }

## Tables

terminal-col-no = Nr
terminal-col-region = Region
terminal-col-there = Kto tam stoi
terminal-col-for-you = Dla Ciebie
terminal-col-next = Obok
terminal-col-player = Gracz
terminal-col-coins = Monety
terminal-col-race = Rasa i Zdolność
terminal-col-tile = Rasa
terminal-col-hand = Ręka
terminal-col-regions = Regiony
terminal-col-declined = Po Wymarciu
terminal-col-tokens = Żetony
terminal-col-price = Cena
terminal-col-on-it = Leżą na niej
terminal-col-combo = Rasa i Zdolność
terminal-col-what = Co
terminal-col-amount = Ile
terminal-col-rule = Reguła
terminal-col-place = Miejsce
terminal-col-standing = Żetony na mapie
terminal-section-dear = Za drogie (potrzeba żetonów)
terminal-section-mine = Twoje regiony
terminal-section-reach = W zasięgu, jeśli podbijasz dalej
terminal-reach-none = Jeśli podbijasz dalej, Twoje żetony nie wystarczą na żaden region.
terminal-section-board = Cała plansza
terminal-empty = pusty
terminal-in-decline = po Wymarciu
terminal-border = przy krawędzi
terminal-yes = za { $cost }, { $left ->
        [few] zostaną
       *[other] zostanie
    } { $left }
terminal-yes-rolling = za { $cost } lub mniej
terminal-die = kość { $need }+ ({ $chance }%)
terminal-short = nie: trzeba { $cost }
terminal-far = nie: poza zasięgiem
terminal-barred = nie: { $what }
terminal-mine = Twój
terminal-not-kept = nie utrzymasz
terminal-coins-note = monety { $coins }
terminal-next-note = ! = stoi tam Aktywna Rasa innego gracza
terminal-board-note = za 2, zostanie 6: dwa żetony idą tam, sześć zostaje na ręce · kość 2+: ile musi wypaść · c R mówi więcej
terminal-no-match = Żaden wiersz planszy nie zawiera „{ $text }”.

## What happened

terminal-event-turn = Runda { $round } – { $player }
terminal-event-picked = { $player } wybiera: { $combo }{ $paid ->
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
    }
terminal-event-revealed = Nowość w ofercie: { $combo }
terminal-event-swapped = { $player } wymienia Zdolność: { $given } → { $taken }
terminal-event-abandoned = { $player } porzuca region { $region }
terminal-event-rolled = { $player } rzuca o region { $region }: { $face } (potrzeba co najmniej { $needed })
terminal-event-rolled-free = { $player } rzuca kością: { $face }
terminal-event-conquered = { $player } zdobywa region { $region }: { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }
terminal-event-conquered-with = { $player } zdobywa region { $region }: { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    } (pomoc: { $means })
terminal-event-repelled = Atak na region { $region } się nie udaje
terminal-event-lost = { $player } ({ $race }) traci region { $region }: { $lost ->
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
    }
terminal-event-cleared-tribe = Zaginione Plemię z regionu { $region } zostaje wypędzone
terminal-event-cleared-monsters = Bestie z regionu { $region } zostają wypędzone
terminal-event-gained = { $player } ({ $race }) dostaje: { $what }
terminal-event-placed = { $player } rozstawia ({ $race }): { $list }
terminal-event-set-aside = { $player } odkłada do następnej tury: { $race } ×{ $tokens }
terminal-event-piece-placed = Region { $region }, pojawia się: { $piece }
terminal-event-piece-taken = Region { $region }, znika: { $piece }
terminal-event-discovered = { $player } odkrywa w regionie { $region }: { $find }
terminal-event-allied = { $player } zawiera sojusz: { $ally } nie może atakować tego gracza, dopóki { $player } nie zacznie następnej tury
terminal-event-coins-bank = { $player } dostaje z banku: { $coins }
terminal-event-coins-paid = { $player } płaci do banku: { $coins }
terminal-event-coins-player = { $origin } płaci, { $player } dostaje: { $coins }
terminal-event-scored = { $player } zbiera { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
terminal-event-declined = { $player } ogłasza Wymarcie: { $race } (regiony: { $regions })
terminal-event-vanished = { $race } ({ $player }) znikają z mapy
terminal-event-used = { $player } używa: { $what }
terminal-event-used-at = { $player } używa: { $what } (region { $region })
terminal-event-over = Koniec gry

## Answers to commands

terminal-cost-title = Region { $region }, podbija: { $race }
terminal-cost-title-nobody = Region { $region }
terminal-cost-next = Obok: { $list }
terminal-cost-total = Razem
terminal-cost-expand = Jeśli podbijasz dalej:
terminal-costs = kosztuje { $cost ->
        [one] { $cost } żeton
        [few] { $cost } żetony
        [many] { $cost } żetonów
       *[other] { $cost } żetonu
    }, na ręce { $left ->
        [few] zostaną
       *[other] zostanie
    } { $left } z { $hand }.
terminal-costs-rolling = kosztuje { $cost ->
        [one] { $cost } żeton
        [few] { $cost } żetony
        [many] { $cost } żetonów
       *[other] { $cost } żetonu
    } lub mniej, zależnie od kości; na ręce zostanie co najmniej { $left } z { $hand }.
terminal-rolls = na kości musi wypaść co najmniej { $need } (szansa { $chance }%); na ręce { $left ->
        [few] zostaną
       *[other] zostanie
    } wtedy { $left } z { $hand }.
terminal-loses = { $player } ({ $race }): { $lost ->
        [0] żaden żeton nie przepada
        [one] przepada { $lost } żeton
        [few] przepadają { $lost } żetony
        [many] przepada { $lost } żetonów
       *[other] przepada { $lost } żetonu
    }{ $back ->
        [0] {""}
        [one] , { $back } się wycofuje
        [few] , { $back } się wycofują
        [many] , { $back } się wycofuje
       *[other] , { $back } się wycofuje
    }.
terminal-gets = { $player } dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
terminal-pays = { $player } płaci { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
terminal-leaves = Nie utrzymasz go: przy przegrupowaniu trzeba go opuścić.
terminal-way-conquer = Żetonami
terminal-way-roll = Ostatni Podbój z kością
terminal-way-convert = Zamianą samotnego żetonu
terminal-way-dragon = Smokiem
terminal-way-wisp = Z kością
terminal-way-other = Inaczej
terminal-way-with = { $way } ({ $means })
terminal-cost-not-now = To nie jest chwila na Podboje.
terminal-cost-no = Teraz nie możesz go zdobyć. { $reason }
terminal-cost-empty = Teraz nie możesz go zdobyć: na ręce nie ma żetonów.
terminal-cost-short = Teraz nie możesz go zdobyć: potrzeba { $cost ->
        [one] { $cost } żetonu
       *[other] { $cost } żetonów
    }, więcej, niż możesz wystawić.
terminal-source-region = sam region
terminal-source-tokens = stojące tam żetony
terminal-source-die = kość
terminal-source-minimum = zawsze płaci się co najmniej jeden żeton
terminal-income-title = Ile dałaby tura zakończona teraz
terminal-income-regions = zajęte regiony
terminal-income-total = Razem
terminal-income-none = Nie byłoby żadnych monet.
terminal-income-scored = Monety za tę turę są już zebrane.
terminal-undecided = Tury nie da się tu po prostu zakończyć: najpierw trzeba zdecydować o czymś innym.
terminal-income-decline = Wymarcie ogłoszone teraz dałoby { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
terminal-log-title = Co się wydarzyło
terminal-log-empty = Nic się jeszcze nie wydarzyło.
terminal-log-more = „l all” pokazuje wszystko.
terminal-record-saved = Zapis gry jest w pliku { $file }.
terminal-record-exists = Plik { $file } już istnieje; niczego nie zapisano. Wpisz „r NAZWA” z inną nazwą.
terminal-record-failed = Nie udało się zapisać pliku { $file }: { $why }.
terminal-undone = Cofnięto: { $move }.
terminal-undo-start = Nie ma czego cofać: od ruchów innych graczy niczego nie zrobiono.
terminal-undo-chance = Tego nie można cofnąć: rzucono kością albo odkryto coś nowego.
terminal-suggestion = Bot zagrałby: { $move } (numer { $number }).
terminal-suggestion-text = Bot zagrałby: { $move }.
terminal-stopping = Turę kończy: { $moves }.
terminal-stop-hint = „stop” robi, co jeszcze trzeba, i kończy turę: { $coins }.
terminal-turn-over = Decyzja zapadła. Enter – dalej, u – cofnij ostatni ruch.
terminal-turn-over-again = Tu działa tylko Enter (dalej) i u (cofnij ostatni ruch).
terminal-quit-ask = Wyjść z gry? t – wyjdź, z – zapisz grę i wyjdź, n – graj dalej:
terminal-answer-yes = t
terminal-answer-save = z
terminal-left = Gra przerwana. Niczego nie zapisano.
terminal-left-saved = Gra przerwana.
terminal-input-ended = Nie ma już nic do wczytania, więc gra się tu kończy. Niczego nie zapisano.

## What could not be done

terminal-error-number = Nie ma numeru { $number }. Wpisz któryś z listy.
terminal-error-amount = Numer { $number } przyjmuje ilość od 1 do { $most }.
terminal-error-unknown = „{ $text }” to ani ruch, ani polecenie. h pokazuje, co można wpisać.
terminal-error-refused = To niemożliwe: { $reason }
terminal-error-region = Na tej mapie nie ma regionu { $region }.
terminal-error-which = Podaj region, na przykład: { $example }
terminal-error-no-tokens = Nie ma teraz żetonów do rozstawienia.
terminal-error-not-there = Żetony z ręki nie mogą trafić do regionu { $region }.
terminal-error-no-rules = „w” podaje reguły, z których wynika koszt, dochód albo odmowa: najpierw o coś zapytaj.

## Help

terminal-hint = u cofnij · b plansza · c R koszt · i monety · s rada · h polecenia · q wyjście
terminal-help-title = Co można wpisać
terminal-help-number = ruch o tym numerze; 0 to „gotowe”
terminal-help-amount = ruch numer 3 w ilości 2 (rozstawianie żetonów)
terminal-help-move = ruch słowami, tak jak w zapisie gry
terminal-help-enter = pokaż ekran jeszcze raz
terminal-help-u = cofnij ostatni ruch – aż do rzutu kością lub nowego zestawu
terminal-help-b = cała plansza; „b las” – tylko wiersze z tym słowem
terminal-help-o = oferta ze wszystkimi umiejętnościami
terminal-help-c = ile kosztuje region 12 i dlaczego, albo czemu nie można go zdobyć
terminal-help-i = ile dałaby tura zakończona teraz
terminal-help-w = reguły, z których wynika ostatnia odpowiedź
terminal-help-a = co potrafią Rasy i Zdolności w grze
terminal-help-l = co się wydarzyło; „l all” – wszystko
terminal-help-s = co zagrałby bot
terminal-help-even = przegrupowanie: rozłóż żetony z ręki po równo
terminal-help-all = przegrupowanie: wszystkie żetony z ręki do regionu 12
terminal-help-stop = zakończ turę tak, jak jest; co musi stanąć, rozstawia się samo
terminal-help-r = zapisz grę, do pliku NAZWA, jeśli ją podasz
terminal-help-q = wyjdź z gry

## The end

terminal-end-title = Koniec gry
terminal-end-winner = { $count ->
        [one] Zwycięzca: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
terminal-end-save = Zapisać przebieg gry? t – tak, n – nie:
terminal-bot-failed = { $name } zawiódł ({ $reason }); zamiast niego wykonano pierwszy dozwolony ruch
