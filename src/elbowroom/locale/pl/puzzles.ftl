# Co mówi `elbowroom puzzles`.

puzzles-counts = Według tematu i trudności
puzzles-col-id = Zagadka
puzzles-col-theme = Temat
puzzles-col-difficulty = Trudność
puzzles-col-boxes = Pudełka
puzzles-col-players = Gracze
puzzles-col-round = Runda
puzzles-col-gap = Monety do stracenia
puzzles-col-all = Wszystkie
puzzles-one = Zagadka { $id } · { $theme } · { $difficulty }
puzzles-best = Rozwiązana: nie znaleziono nic lepszego.
puzzles-good = Rozwiązana: tylko o { $coins } monet mniej niż najlepszy plan.
puzzles-missed = Nierozwiązana: o { $coins } monet mniej niż najlepszy plan.
puzzles-chances = Szansa na wygraną: { $yours }%, z najlepszym planem { $best }%.
puzzles-plan = Najlepszy plan: { $plan }
puzzles-made = { $file }: { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
       *[many] { $count } zagadek
    } z { $games ->
        [one] { $games } gry
       *[many] { $games } gier
    }
puzzles-stopped = { $file }: na razie { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
       *[many] { $count } zagadek
    }; to samo polecenie idzie dalej od tego miejsca
puzzles-checked = { $count ->
        [one] { $count } zagadka jest w porządku
        [few] { $count } zagadki są w porządku
       *[many] { $count } zagadek jest w porządku
    }
puzzles-bad = { $id }: ta zagadka już nie obowiązuje: { $reason }
puzzles-bad-line = wiersz { $line }: { $reason }
puzzles-in-file = { $file }: { $reason }
puzzles-none = nie ma zagadki { $id }; wymienia je `elbowroom puzzles list`
puzzles-boxes = zagadki powstają tylko z dołączonych pudełek, nie { $boxes }; są { $known }
puzzles-no-word = nie ma { $value }; są { $known }

## Co jest nie tak z zagadką

puzzles-why-no-file = to nie jest plik z zagadkami
puzzles-why-long = plik jest za długi
puzzles-why-version = to zagadki w wersji { $version }; ten program czyta wersję { $known }
puzzles-why-line = tego wiersza nie da się odczytać: { $reason }
puzzles-why-twice = { $name } już było
puzzles-why-no-game = { $puzzle } należy do gry { $game }, której tu nie ma
puzzles-why-no-plan = { $puzzle } nie ma planu
puzzles-why-missing = tego nie ma w tutejszych pudełkach: { $names }
puzzles-why-start = gra { $game } nie może się już zacząć: { $reason }
puzzles-why-short = gra { $game } ma tyle ruchów: { $count }, a zagadka zaczyna się po { $ply }
puzzles-why-move = gra { $game }, ruch { $number }: { $move } nie jest już dozwolony: { $reason }
puzzles-why-chance = gra { $game }, ruch { $number }: los dałby coś innego: { $reason }
puzzles-why-position = gra { $game }: zasady dają teraz inną pozycję po tylu ruchach: { $ply }
puzzles-why-plan = ruch { $move } z planu nie jest już dozwolony: { $reason }
puzzles-why-unfinished = plan urywa się, zanim zapadnie decyzja
puzzles-why-no-ledger = { $file } nie pochodzi z tworzenia zagadek
puzzles-why-other-terms = { $file } zaczęto z innym ziarnem albo według innych kryteriów; wybierz inny plik albo go usuń
