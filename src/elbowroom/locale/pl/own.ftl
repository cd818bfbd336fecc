# Co mówi się o własnych pudełkach: `--own` i każdy, kto takie pudełko dostaje.

own-at = { $where }: { $fault }
own-and-more = { $first } ({ $more ->
        [one] i jeszcze { $more } błąd
        [few] i jeszcze { $more } błędy
        [many] i jeszcze { $more } błędów
       *[other] i jeszcze { $more } błędu
    })
own-unusable = pudełko { $file }: { $fault }
own-carried = pudełko, które zawiera: { $fault }
own-no-file = nie ma folderu, pliku, modułu ani zainstalowanego pudełka { $file }
own-blank-none = w pudełkach z --own nie ma kafelka { $name }; są { $known }
own-blank-many = jest jedna pusta Płytka Rasy i jedna pusta Płytka Zdolności: --blank podaje najwyżej jedną rasę i jedną zdolność (CUSTOM-1, CUSTOM-3)

## Co jest nie tak z pudełkiem

own-fault-big = ten plik ma ponad { $most } bajtów
own-fault-bigger = wszystkie pliki razem mają ponad { $most } bajtów
own-fault-files = plików jest więcej niż { $most }
own-fault-kind = pudełko to folder albo plik .zip, .toml lub .json
own-fault-zip = to nie jest plik zip albo jest uszkodzony
own-fault-outside = ten plik leżałby poza pudełkiem
own-fault-link = to dowiązanie, a takich pudełko mieć nie może
own-fault-secret = ten plik zip jest zaszyfrowany
own-fault-letters = plik nie jest tekstem UTF-8 (bajt { $byte })
own-fault-toml = plik nie jest w formacie TOML: { $reason }
own-fault-json = plik nie jest w formacie JSON: nie da się odczytać wiersza { $line }, kolumny { $column }
own-fault-deep = listy są zbyt głęboko zagnieżdżone
own-fault-no-box = nie ma pliku box.toml
own-fault-code = to kod w Pythonie, a taki działa tylko z opcją `--own` na własnym komputerze
own-fault-code-fails = tego kodu w Pythonie nie da się wczytać: { $reason }
own-fault-code-none = nie ma w nim żadnej klasy pochodnej Race ani Power
own-fault-no-module = nie ma kafelka { $value }: { $reason }
own-fault-no-tile-class = { $value } nie jest klasą pochodną Race ani Power
own-fault-object = tu musi być tabela z kluczami
own-fault-key = nie ma klucza { $key }; są { $known }
own-fault-key-like = nie ma klucza { $key }; czy chodziło o { $like }?
own-fault-missing = brakuje klucza { $key }
own-fault-kind-text = tu musi być tekst
own-fault-kind-flag = tu musi być true albo false
own-fault-kind-whole = tu musi być liczba całkowita
own-fault-kind-list = tu musi być lista
own-fault-range = { $value } nie mieści się między { $least } a { $most }
own-fault-word = nie ma tu słowa { $value }; są { $known }
own-fault-word-like = nie ma tu słowa { $value }; czy chodziło o { $like }?
own-fault-id = { $value } nie może być identyfikatorem: to od 1 do 30 małych liter a–z, cyfr i łączników, najpierw litera
own-fault-id-taken = { $value } to identyfikator czegoś, co jest już w grze; wybierz inny
own-fault-id-twice = { $value } to w tym pudełku identyfikator dwóch rzeczy
own-fault-box-twice = inne pudełko { $value } już jest
own-fault-many = jest ich { $count }; więcej niż { $most } to za dużo
own-fault-data-big = kafelki, teksty i ikony zajmują { $count } B; pudełko ma na nie { $most } B
own-fault-nothing = w pudełku nie ma rasy, zdolności, mapy ani zasady domowej
own-fault-no-text = nie ma tekstu w żadnym języku
own-fault-long = ten tekst ma { $count } znaków; miejsca jest na { $most }
own-fault-markup = tekst nie może mieć znaczników, nawiasów klamrowych ani znaków sterujących
own-fault-language = nie ma tekstów w języku { $value }; są { $known }
own-fault-icon = nie ma ikony { $value }; może to być też plik SVG
own-fault-icon-like = nie ma ikony { $value }; czy chodziło o { $like }?
own-fault-icon-file = w pudełku nie ma pliku { $value }
own-fault-svg = to nie jest rysunek: { $reason }
own-fault-svg-part = rysunek w pudełku składa się tylko z prostych kształtów, bez { $value }
own-fault-immune-all = to czyni nietykalną większość mapy; nikt nie mógłby już atakować
own-fault-avoid-all = rasa, która omija wszystko, nic nie może zrobić
own-fault-link-reach = to, co sąsiaduje, nie może zależeć od tego, co jest w zasięgu
own-fault-marker-none = ten kafelek nie ma znacznika { $value }
own-fault-marker-unused = żaden efekt nie używa znacznika { $value }
own-fault-marker-shared = znacznika { $value } używają dwa efekty
own-fault-twice = kafelek robi { $value } raz
own-fault-race-only = { $value } może robić tylko rasa
own-fault-needs = { $value } działa tylko razem z { $other }
own-fault-supply-short = żetonów jest { $supply }, a może ich być potrzeba { $need } (CUSTOM-4)

## elbowroom own

own-new-name = nazwa pudełka ma małe litery, cyfry i łączniki, najwyżej { $most }, i zaczyna się literą: nie { $name }
own-new-there = jest tu już coś o nazwie { $name }
own-new-made = { $name }: gotowe; sprawdź przez `elbowroom own check { $name }`, zagraj przez `elbowroom play --own { $name }`
own-check-fine = { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, zapisy i kopie: wszystko w porządku
own-check-hangs = po { $seconds } s gry się nie skończyły: czy jakiś kafelek nigdy nie kończy etapu?
own-check-died = proces, który rozgrywał gry, sam się zakończył (kod { $status })
own-check-fails = po dobrych grach ({ $played }): { $reason }
own-fair-none = nie ma rasy ani zdolności { $name } do zważenia; są { $known }
own-fair-progress = { $name }, { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}: { $value } ± { $reach } po { $games ->
    [one] { $games } grze
   *[many] { $games } grach
}
own-fair-strong = { $name }: { $value } ({ $low }–{ $high }) sprawiedliwego udziału w zwycięstwach, za mocne
own-fair-weak = { $name }: { $value } ({ $low }–{ $high }) sprawiedliwego udziału w zwycięstwach, za słabe
own-fair-fair = { $name }: { $value } ({ $low }–{ $high }) sprawiedliwego udziału w zwycięstwach, w sam raz
own-fair-other = { $said }; z { $tokens ->
    [one] { $tokens } żetonem
   *[many] { $tokens } żetonami
} { $value }
own-fault-name-like = nic nie pyta o { $name }; może chodzi o { $like }?
own-fault-value-kind = to musi być { $wanted }, a nie { $found }
own-fault-signature = silnik woła to jako { $wanted }
own-fault-feature = na żadnej mapie nie ma { $value }; są { $known }
own-fault-feature-like = na żadnej mapie nie ma { $value }; może chodzi o { $known }?
own-fault-number = to musi być od { $least } do { $most }, a nie { $value }
own-fault-text-missing = kafelek w żadnym języku nie podaje { $name }
