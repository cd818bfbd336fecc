# What is said about maps of one's own: `elbowroom map`, and whoever is given such a map.

map-fine = { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }, players: { $players }
map-at-region = region { $region }: { $fault }
map-at-entry = entry { $number } of `regions`: { $fault }
map-and-more = { $first } ({ $more ->
        [one] and { $more } more fault
       *[other] and { $more } more faults
    }; `elbowroom map check` names all)
map-unusable = { $file }: { $fault }
map-same-id = { $file }: another map is called { $id }, too
map-undrawn = { $file }: the page cannot show a map without outlines
map-serve-id = { $file }: at a table the id must end in { $end }, as in { $id }{ $end }
map-seed-range = a seed of a map is a whole number from 0 to { $most }

## What is wrong with a map

map-fault-big = the file has more than { $most } bytes, which is too much for a map
map-fault-letters = the file is not UTF-8 text (byte { $byte })
map-fault-json = the file is not JSON: line { $line }, column { $column } cannot be read
map-fault-deep = the file is no map: its lists lie too deep in one another
map-fault-key-twice = key { $key } stands twice in the same place
map-fault-object = a map is a JSON object with keys like `id`, `players` and `regions`
map-fault-key = there is no key { $key }; there are { $known }
map-fault-key-like = there is no key { $key }; did you mean { $like }?
map-fault-missing = key { $key } is missing
map-fault-kind-text = { $key } must be a text
map-fault-kind-flag = { $key } must be true or false
map-fault-kind-number = { $key } must be a number
map-fault-kind-whole = { $key } must be a whole number
map-fault-kind-list = { $key } must be a list
map-fault-kind-texts = { $key } must be a list of texts
map-fault-kind-point = { $key } must be made of points, two numbers each
map-fault-kind-object = a region must be a JSON object
map-fault-range = { $key } is { $value }, but must be from { $least } to { $most }
map-fault-map-id = { $value } cannot be the id of a map: it takes 1 to 40 small letters a to z, digits and hyphens
map-fault-map-id-taken = { $value } is the id of a map that comes with the game; choose another
map-fault-region-id = { $value } cannot be the id of a region: it takes 1 to 20 letters, digits, hyphens and underscores, and is not `with`
map-fault-region-id-twice = more than one region is called { $value }
map-fault-terrain = there is no terrain { $value }; there are { $known }
map-fault-terrain-like = there is no terrain { $value }; did you mean { $like }?
map-fault-symbol = there is no symbol { $value }; there are { $known }
map-fault-symbol-like = there is no symbol { $value }; did you mean { $like }?
map-fault-symbol-twice = symbol { $value } stands there twice
map-fault-box = { $value } is no kind of map; it is { $known }
map-fault-box-wrong = box says { $value }, but the terrains are those of { $other }
map-fault-tribe-place = a tribe cannot live here: the terrain is { $terrain }
map-fault-monsters-place = monsters cannot live here: the terrain is { $terrain }
map-fault-symbol-place = symbol { $value } cannot lie here: the terrain is { $terrain }
map-fault-volcano-place = a volcano lies in a chasm, but the terrain is { $terrain }
map-fault-monsters-many = monsters live in { $count } regions; there are enough for { $most } (U-COMP-06)
map-fault-regions-few = regions that can be conquered: { $count }; players: { $players }; so many play on { $least } or more
map-fault-regions-many = the map has { $count } regions; more than { $most } are too many
map-fault-borders-missing = there are neither neighbors nor an outline, so nobody knows what it borders
map-fault-neighbor-unknown = its neighbor { $other } is not on the map
map-fault-neighbor-self = it cannot be its own neighbor
map-fault-neighbor-twice = it names its neighbor { $other } twice
map-fault-neighbor-one-way = it names { $other } as its neighbor, but { $other } does not name it
map-fault-neighbor-apart = { $other } is in `neighbors` and in `apart`, and can be only one of the two
map-fault-neighbor-far = it names { $other } as its neighbor, but in the drawing the two do not touch
map-fault-neighbor-unnamed = it touches { $other } in the drawing, but the two are not neighbors; if so it shall be, name { $other } in `apart`
map-fault-edge-inside = it is said to be on the edge, but in the drawing it does not touch the edge of the sheet
map-fault-edge-none = there is no land at the edge or on a sea at the edge, so nobody can enter the map (CONQ-2)
map-fault-parts = the map falls apart: nothing leads from { $one } to { $other }
map-fault-unreachable = nobody can get to these regions over land: { $regions }
map-fault-outline-missing = it has no outline, though other regions have one
map-fault-outline-short = an outline has at least three points
map-fault-outline-long = an outline has at most { $most } points, not { $count }
map-fault-outline-thin = its outline encloses nothing
map-fault-outline-crosses = its outline crosses itself near { $x }, { $y }
map-fault-outline-overlaps = its outline overlaps that of { $other } near { $x }, { $y }
map-fault-point-outside = the point { $x }, { $y } lies outside the sheet, which is { $width } wide and { $height } high
map-fault-label-outside = its label lies outside its outline
map-fault-undrawn = it has no outlines, so the page cannot show it
