# Co se říká o vlastních mapách: `elbowroom map` a každý, kdo takovou mapu dostane.

map-fine = { $regions ->
        [one] { $regions } území
        [few] { $regions } území
       *[other] { $regions } území
    }, hráči: { $players }
map-at-region = území { $region }: { $fault }
map-at-entry = položka { $number } v `regions`: { $fault }
map-and-more = { $first } ({ $more ->
        [one] a ještě { $more } chyba
        [few] a ještě { $more } chyby
       *[other] a ještě { $more } chyb
    }; všechny vypíše `elbowroom map check`)
map-unusable = { $file }: { $fault }
map-same-id = { $file }: i jiná mapa se jmenuje { $id }
map-undrawn = { $file }: stránka neumí ukázat mapu bez obrysů
map-serve-id = { $file }: u stolu musí id končit na { $end }, například { $id }{ $end }
map-seed-range = semínko mapy je celé číslo od 0 do { $most }

## Co je na mapě špatně

map-fault-big = soubor má více než { $most } bajtů, to je na mapu příliš
map-fault-letters = soubor není text v UTF-8 (bajt { $byte })
map-fault-json = soubor není JSON: řádek { $line }, sloupec { $column } nelze přečíst
map-fault-deep = soubor není mapa: seznamy jsou v něm vnořené příliš hluboko
map-fault-key-twice = klíč { $key } je na témže místě dvakrát
map-fault-object = mapa je objekt JSON s klíči jako `id`, `players` a `regions`
map-fault-key = klíč { $key } není; jsou { $known }
map-fault-key-like = klíč { $key } není; neměl to být { $like }?
map-fault-missing = chybí klíč { $key }
map-fault-kind-text = { $key } musí být text
map-fault-kind-flag = { $key } musí být true nebo false
map-fault-kind-number = { $key } musí být číslo
map-fault-kind-whole = { $key } musí být celé číslo
map-fault-kind-list = { $key } musí být seznam
map-fault-kind-texts = { $key } musí být seznam textů
map-fault-kind-point = { $key } se musí skládat z bodů po dvou číslech
map-fault-kind-object = území musí být objekt JSON
map-fault-range = { $key } je { $value }, ale musí být od { $least } do { $most }
map-fault-map-id = { $value } nemůže být id mapy: tvoří je 1 až 40 malých písmen a až z, číslic a spojovníků
map-fault-map-id-taken = { $value } je id mapy, která je součástí hry; zvol jiné
map-fault-region-id = { $value } nemůže být id území: tvoří je 1 až 20 písmen, číslic, spojovníků a podtržítek a není to `with`
map-fault-region-id-twice = více než jedno území se jmenuje { $value }
map-fault-terrain = terén { $value } není; jsou { $known }
map-fault-terrain-like = terén { $value } není; neměl to být { $like }?
map-fault-symbol = symbol { $value } není; jsou { $known }
map-fault-symbol-like = symbol { $value } není; neměl to být { $like }?
map-fault-symbol-twice = symbol { $value } je tam dvakrát
map-fault-box = { $value } není druh mapy; jsou { $known }
map-fault-box-wrong = box říká { $value }, ale terény jsou z { $other }
map-fault-tribe-place = kmen tu nemůže žít: terén je { $terrain }
map-fault-monsters-place = příšery tu nemohou žít: terén je { $terrain }
map-fault-symbol-place = symbol { $value } tu nemůže ležet: terén je { $terrain }
map-fault-volcano-place = sopka leží v propasti, ale terén je { $terrain }
map-fault-monsters-many = území s příšerami: { $count }; příšer je dost pro { $most } (U-COMP-06)
map-fault-regions-few = území, která lze dobýt: { $count }; hráči: { $players }; tolik jich hraje na { $least } nebo více
map-fault-regions-many = území na mapě: { $count }; více než { $most } je příliš
map-fault-borders-missing = nemá neighbors ani obrys, takže nikdo neví, s čím sousedí
map-fault-neighbor-unknown = jeho soused { $other } na mapě není
map-fault-neighbor-self = nemůže být svým vlastním sousedem
map-fault-neighbor-twice = souseda { $other } uvádí dvakrát
map-fault-neighbor-one-way = uvádí { $other } jako souseda, ale { $other } je neuvádí
map-fault-neighbor-apart = { $other } je v `neighbors` i v `apart`, ale může být jen v jednom z nich
map-fault-neighbor-far = uvádí { $other } jako souseda, ale na kresbě se nedotýkají
map-fault-neighbor-unnamed = na kresbě se dotýká { $other }, ale nejsou sousedy; pokud to tak má být, uveď { $other } v `apart`
map-fault-edge-inside = má ležet na okraji, ale na kresbě se okraje listu nedotýká
map-fault-edge-none = na okraji ani u moře na okraji není žádná pevnina, takže na mapu nelze vstoupit (CONQ-2)
map-fault-parts = mapa se rozpadá: z { $one } nic nevede do { $other }
map-fault-unreachable = k těmto územím se po souši nikdo nedostane: { $regions }
map-fault-outline-missing = nemá obrys, ačkoli jiná území ho mají
map-fault-outline-short = obrys má alespoň tři body
map-fault-outline-long = bodů obrysu smí být nejvýše { $most }, ale je jich { $count }
map-fault-outline-thin = jeho obrys nic neohraničuje
map-fault-outline-crosses = jeho obrys se kříží sám se sebou poblíž { $x }, { $y }
map-fault-outline-overlaps = jeho obrys se překrývá s obrysem { $other } poblíž { $x }, { $y }
map-fault-point-outside = bod { $x }, { $y } leží mimo list, který je { $width } široký a { $height } vysoký
map-fault-label-outside = jeho popisek leží mimo obrys
map-fault-undrawn = nemá obrysy, takže ji stránka neumí ukázat
