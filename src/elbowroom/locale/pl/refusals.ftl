# Why a move is refused: one sentence for every code of the engine (rules/refusal.py) and of the tiles (Tile.reasons).
# region, tile, terrain and player come as the names of this language, relics as a list of names, move as it was typed.

refusal-over = Gra się skończyła.
refusal-empty = Pusty wiersz to nie ruch.
refusal-unknown = „{ $move }” – nie ma takiego ruchu w tej grze.
refusal-malformed = „{ $move }” – tego ruchu tak się nie zapisuje.
refusal-no-ability = „{ $move }” – nie pozwala na to nic, co masz.
refusal-no-region = Na tej mapie nie ma regionu { $region }.
refusal-no-player = Przy tym stole nie ma gracza { $number }.
refusal-in-decline = { $tile }: po Wymarciu ta zdolność już nie działa.
refusal-other = Zasady na to nie pozwalają.

## Not now

refusal-not-now = Teraz decyduje się o czymś innym.
refusal-own-turn = To należy do Twojej tury; teraz rozstawia się ocalałe żetony.
refusal-now-pick = Rasę wybiera na początku tury gracz, który nie ma Aktywnej Rasy.
refusal-now-decline = O Wymarciu decyduje się na początku tury.
refusal-now-conquer = Regiony podbija się po przygotowaniu jednostek, a przed przegrupowaniem.
refusal-now-abandon = Regiony porzuca się przed pierwszym Podbojem w turze.
refusal-now-place = Żetony rozstawia się przy przegrupowaniu.
refusal-now-piece = { $tile }: rozstawiane przy przegrupowaniu.
refusal-late = Najpierw podbijają: { $tile }. Aktywna Rasa dopiero potem.
refusal-pick-first = Bez Aktywnej Rasy trzeba najpierw wybrać nową.
refusal-mode-first = Najpierw zdecyduj: podbijasz czy ogłaszasz Wymarcie.
refusal-place-first = Najpierw trzeba rozstawić wszystko z ręki.
refusal-retreat-first = Trzeba rozstawić wszystkie ocalałe żetony, póki ich Rasa ma jakiś region.
refusal-compelled = Tej decyzji nie można pominąć.

## The offer

refusal-combo-number = Zestaw wskazuje się numerem z oferty.
refusal-no-combo = W ofercie nie ma numeru { $number }; ostatni to { $visible }.
refusal-price = Zestaw { $number } kosztuje { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
        [many] { $cost } monet
       *[other] { $cost } monety
    }; masz { $coins }.

## Where one may attack

refusal-own = { $region }: ten region już należy do tej Rasy.
refusal-chasm = { $region }: do Przepaści nikt nie wejdzie.
refusal-water = { $region }: to woda, a Twoja Rasa jej nie podbija.
refusal-avoided = { $region }: to nie cel dla tej Rasy ({ $tile }).
refusal-immune = { $region }: region nietykalny ({ $tile }).
refusal-ban = { $region }: teraz nie wolno go atakować ({ $tile }).
refusal-ability-proof = { $region }: zdobędą go tylko zwykłe żetony z sąsiedztwa, zdolności tu nie działają ({ $tile }).
refusal-no-relic = To tu teraz nie pomoże: { $relics }.
refusal-relic-used = Już użyte w tej turze: { $relics }.
refusal-far = { $region }: nie sąsiaduje z żadnym regionem tej Rasy.
refusal-entry = { $region }: ta Rasa nie może tu wejść ({ $tile }).
refusal-border = { $region }: nowa Rasa wchodzi od krawędzi planszy albo od brzegu morza, które przy niej leży.

## Tokens and the die

refusal-hand = Potrzebny jest choć jeden żeton na ręce.
refusal-cost = { $region }: koszt w żetonach to { $cost }, a masz { $hand }.
refusal-die = { $region }: { $short ->
        [one] brakuje { $short } żetonu
        [few] brakuje { $short } żetonów
        [many] brakuje { $short } żetonów
       *[other] brakuje { $short } żetonu
    }; kość pomaga najwyżej o { $most } i tylko w Ostatnim Podboju.
refusal-sure = { $region }: można go mieć bez kości, za { $cost ->
        [one] { $cost } żeton
        [few] { $cost } żetony
        [many] { $cost } żetonów
       *[other] { $cost } żetonu
    }.
refusal-no-final = Ta Rasa rzuca kością, zanim wybierze region, więc nie ma Ostatniego Podboju z kością.
refusal-die-lies = Kość już rzucona: podbij z jej pomocą albo zakończ.
refusal-roll-target = Powiedz, o który region rzucasz kością.

## Replacing a lone token

refusal-no-victim = { $region }: nie stoi tu aktywny żeton rywala.
refusal-not-alone = { $region }: stoi tu więcej niż jeden żeton.
refusal-sheltered = { $region }: samotny żeton jest osłonięty ({ $tile }).

## Giving up and placing

refusal-not-yours = { $region }: ten region nie jest Twój.
refusal-stays = { $region }: wymierające żetony tu zostają ({ $tile }).
refusal-not-held = { $region }: ta Rasa go nie zajmuje ({ $tile }).
refusal-no-tokens = { $region }: na ręce nie ma żetonów tej Rasy.
refusal-token-count = { $hand ->
        [one] Do rozstawienia jest { $hand } żeton tej Rasy.
        [few] Do rozstawienia są { $hand } żetony tej Rasy.
        [many] Do rozstawienia jest { $hand } żetonów tej Rasy.
       *[other] Do rozstawienia jest { $hand } żetonu tej Rasy.
    }
refusal-none-left = { $tile }: na ręce nie ma już czego rozstawiać.
refusal-piece-count = { $tile }: do rozstawienia { $left }.
refusal-used-up = { $tile }: w tej turze już więcej nie można.
refusal-marker-there = { $region }: jeden już tu leży ({ $tile }).
refusal-relic-there = { $region }: ta sama moc już tu działa ({ $tile }).

## Tiles

refusal-amazons-first = Nie udało się odłożyć czterech Amazonek: najpierw trzeba oddać region.
refusal-amazons-spared = Amazonki oddają regiony tylko przy przegrupowaniu, gdy nie da się odłożyć czterech.
refusal-sorcerers-tray = W zasobniku nie ma już Czarnoksiężników.
refusal-sorcerers-once = { $player }: ten gracz już w tej turze stracił żeton na rzecz Czarnoksiężników.
refusal-sorcerers-near = Czarnoksiężnicy zamieniają tylko żetony obok swoich regionów.
refusal-berserk-nowhere = W zasięgu nie ma regionu, o który można by rzucić kością.
refusal-diplomat-ban = { $region }: sojusz ({ $player }) – do następnej tury tego gracza nie wolno atakować jego Aktywnej Rasy.
refusal-diplomat-when = Sprzymierzeńca wskazuje się przy przegrupowaniu.
refusal-diplomat-self = Sprzymierzeńcem może być tylko rywal.
refusal-diplomat-named = W tej turze sprzymierzeniec został już wskazany.
refusal-diplomat-attacked = { $player }: ta Rasa atakowała tego gracza w tej turze, więc nie może być on sprzymierzeńcem.
refusal-dragon-master-flown = Smok już w tej turze poleciał.
refusal-fortified-built = Na turę buduje się jedną Twierdzę.
refusal-fortified-out = Wszystkie Twierdze stoją już na mapie.
refusal-fortified-there = { $region }: stoi tu już Twierdza.
refusal-heroic-there = { $region }: stoi tu już Bohater, drugi idzie gdzie indziej.
refusal-cultists-there = { $region }: Wielki Przedwieczny już tu jest.
refusal-cultists-moved = Wielki Przedwieczny ruszył się już w tej turze.
refusal-cultists-when = Wielki Przedwieczny rusza się na początku tury; bez regionu ustawia się go przy przegrupowaniu.
refusal-flames-entry = { $region }: przy tym stole Płomyczki wchodzą przy Wulkanie.
refusal-flames-first = Najpierw trzeba ustawić Wulkan na Przepaści.
refusal-flames-vent = { $region }: Wulkan staje na Przepaści z jego symbolem.
refusal-flames-when = Wulkan ustawia się przy wyborze Płomyczków i tam zostaje.
refusal-liches-ban = { $region }: kto nie ma monet, nie może atakować wymierających Liczy.
refusal-shadow-mimes-first = Najpierw wymień Zdolność na jedną z oferty albo ją zachowaj.
refusal-shadow-mimes-own = Numer { $number } to właśnie wybrany zestaw: wymień Zdolność z innym albo ją zachowaj.
refusal-will-o-wisps-crystals = { $board ->
    [base] { $region }: nie ma tu Magicznego symbolu ani Twojego obok, więc ta kość nie pomoże.
   *[underground] { $region }: nie ma tu Kryształów ani Twoich Kryształów obok, więc ta kość nie pomoże.
}
refusal-magic-when = O tym, którą Relikwią jest Torba, decyduje się w czasie Podbojów albo przy przegrupowaniu.
refusal-magic-told = W tej turze Torba już jest jedną z Relikwii.
refusal-magic-hidden = Torba może być tylko Relikwią, która leży odkryta na mapie.
refusal-magic-idle = Na nic się teraz Torba nie przyda jako: { $relics }.
refusal-reborn-active = Odradza się tylko Rasa Wymierająca.
refusal-reborn-twice = Na turę można przekazać dwa regiony.
refusal-reborn-whose = { $region }: nie zajmuje go odradzająca się Rasa.
refusal-reborn-token = Aktywna Rasa nie ma na to żetonu, ani w zasobniku, ani na ręce.
refusal-reborn-when = Regiony przekazuje się na początku tury albo zaraz po wyborze Rasy.
refusal-vampire-tray = Nie ma żetonu, który by go zastąpił, ani w zasobniku, ani na ręce.
refusal-vampire-turn = Na turę zamienia się jeden żeton.
refusal-vampire-once = { $player }: ten gracz już w tej turze stracił tak żeton.
refusal-orb-tray = Nie ma żetonu, który by go zastąpił, ani w zasobniku, ani na ręce.
refusal-altar-when = Ołtarza używa się po zebraniu monet.
refusal-altar-used = Ołtarz przyjmuje jeden żeton na turę.
refusal-altar-whose = { $region }: Ołtarz przyjmuje Twój wymierający żeton, a tu go nie ma.
refusal-crypt-moved = Ducha już w tej turze ustawiono.
refusal-crypt-itself = W samej Krypcie Duch nie straszy.
refusal-crypt-there = { $region }: Duch już tu jest.
refusal-pentacle-first = Najpierw trzeba wysłać Balroga do sąsiedniego regionu.
refusal-pentacle-moved = Balrog ruszył się już w tej turze.
refusal-pentacle-far = { $region }: Balrog idzie tylko do regionu obok swojego, a za pierwszym razem obok Pacyfgramu.
