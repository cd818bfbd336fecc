# Co mówi się o własnych mapach: `elbowroom map` i każdy, kto dostaje taką mapę.

map-fine = { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
        [many] { $regions } regionów
       *[other] { $regions } regionu
    }, gracze: { $players }
map-at-region = region { $region }: { $fault }
map-at-entry = pozycja { $number } w `regions`: { $fault }
map-and-more = { $first } ({ $more ->
        [one] i jeszcze { $more } błąd
        [few] i jeszcze { $more } błędy
        [many] i jeszcze { $more } błędów
       *[other] i jeszcze { $more } błędu
    }; wszystkie wymienia `elbowroom map check`)
map-unusable = { $file }: { $fault }
map-same-id = { $file }: inna mapa też nazywa się { $id }
map-undrawn = { $file }: strona nie pokaże mapy bez obrysów
map-serve-id = { $file }: przy stole identyfikator musi kończyć się na { $end }, jak { $id }{ $end }
map-seed-range = ziarno mapy to liczba całkowita od 0 do { $most }

## Co jest nie tak z mapą

map-fault-big = plik ma ponad { $most } bajtów, to za dużo jak na mapę
map-fault-letters = plik nie jest tekstem UTF-8 (bajt { $byte })
map-fault-json = plik nie jest w formacie JSON: nie da się odczytać wiersza { $line }, kolumny { $column }
map-fault-deep = plik nie jest mapą: listy są w nim zagnieżdżone zbyt głęboko
map-fault-key-twice = klucz { $key } stoi dwa razy w tym samym miejscu
map-fault-object = mapa to obiekt JSON z kluczami takimi jak `id`, `players` i `regions`
map-fault-key = nie ma klucza { $key }; są { $known }
map-fault-key-like = nie ma klucza { $key }; czy chodzi o { $like }?
map-fault-missing = brakuje klucza { $key }
map-fault-kind-text = { $key } musi być tekstem
map-fault-kind-flag = { $key } musi mieć wartość true albo false
map-fault-kind-number = { $key } musi być liczbą
map-fault-kind-whole = { $key } musi być liczbą całkowitą
map-fault-kind-list = { $key } musi być listą
map-fault-kind-texts = { $key } musi być listą tekstów
map-fault-kind-point = { $key } musi składać się z punktów po dwie liczby
map-fault-kind-object = region musi być obiektem JSON
map-fault-range = { $key } wynosi { $value }, a musi mieścić się między { $least } a { $most }
map-fault-map-id = { $value } nie może być identyfikatorem mapy: składa się on z 1 do 40 małych liter od a do z, cyfr i łączników
map-fault-map-id-taken = { $value } to identyfikator mapy dołączonej do gry; wybierz inny
map-fault-region-id = { $value } nie może być identyfikatorem regionu: składa się on z 1 do 20 liter, cyfr, łączników i podkreśleń, a słowo `with` nim nie jest
map-fault-region-id-twice = więcej niż jeden region nazywa się { $value }
map-fault-terrain = nie ma terenu { $value }; są { $known }
map-fault-terrain-like = nie ma terenu { $value }; czy chodzi o { $like }?
map-fault-symbol = nie ma symbolu { $value }; są { $known }
map-fault-symbol-like = nie ma symbolu { $value }; czy chodzi o { $like }?
map-fault-symbol-twice = symbol { $value } stoi tam dwa razy
map-fault-box = { $value } nie jest rodzajem mapy; są { $known }
map-fault-box-wrong = box mówi { $value }, ale tereny są z { $other }
map-fault-tribe-place = plemię nie może tu mieszkać: teren to { $terrain }
map-fault-monsters-place = potwory nie mogą tu mieszkać: teren to { $terrain }
map-fault-symbol-place = symbol { $value } nie może tu leżeć: teren to { $terrain }
map-fault-volcano-place = wulkan leży w rozpadlinie, a teren to { $terrain }
map-fault-monsters-many = regiony z potworami: { $count }; potworów wystarcza na { $most } (U-COMP-06)
map-fault-regions-few = regiony, które można podbić: { $count }; gracze: { $players }; tylu gra na { $least } lub więcej
map-fault-regions-many = regionów na mapie: { $count }; więcej niż { $most } to za dużo
map-fault-borders-missing = nie ma ani listy neighbors, ani obrysu, więc nie wiadomo, z czym graniczy
map-fault-neighbor-unknown = jego sąsiada { $other } nie ma na mapie
map-fault-neighbor-self = nie może być własnym sąsiadem
map-fault-neighbor-twice = dwa razy wymienia sąsiada { $other }
map-fault-neighbor-one-way = wymienia { $other } jako sąsiada, ale { $other } nie wymienia jego
map-fault-neighbor-apart = { $other } jest i w `neighbors`, i w `apart`, a może być tylko w jednym z nich
map-fault-neighbor-far = wymienia { $other } jako sąsiada, ale na rysunku się nie stykają
map-fault-neighbor-unnamed = na rysunku styka się z { $other }, ale nie są sąsiadami; jeśli tak ma być, wpisz { $other } do `apart`
map-fault-edge-inside = ma leżeć na brzegu, ale na rysunku nie dotyka brzegu arkusza
map-fault-edge-none = nie ma lądu na brzegu ani nad morzem na brzegu, więc nikt nie wejdzie na mapę (CONQ-2)
map-fault-parts = mapa się rozpada: nic nie prowadzi z { $one } do { $other }
map-fault-unreachable = nikt nie dotrze lądem do tych regionów: { $regions }
map-fault-outline-missing = nie ma obrysu, choć inne regiony go mają
map-fault-outline-short = obrys ma co najmniej trzy punkty
map-fault-outline-long = punktów w obrysie może być najwyżej { $most }, a jest { $count }
map-fault-outline-thin = jego obrys niczego nie otacza
map-fault-outline-crosses = jego obrys przecina sam siebie w pobliżu { $x }, { $y }
map-fault-outline-overlaps = jego obrys nachodzi na obrys { $other } w pobliżu { $x }, { $y }
map-fault-point-outside = punkt { $x }, { $y } leży poza arkuszem o szerokości { $width } i wysokości { $height }
map-fault-label-outside = jego etykieta leży poza obrysem
map-fault-undrawn = nie ma obrysów, więc strona jej nie pokaże
