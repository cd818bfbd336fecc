# What is said about boxes of one's own: `--own`, and whoever is given such a box.

own-at = { $where }: { $fault }
own-and-more = { $first } ({ $more ->
        [one] and { $more } more fault
       *[other] and { $more } more faults
    })
own-unusable = box { $file }: { $fault }
own-carried = the box that it carries: { $fault }
own-no-file = there is no folder, file, module or installed box { $file }
own-blank-none = there is no tile { $name } in the boxes that --own names; there are { $known }
own-blank-many = there is one blank banner and one blank badge: --blank names at most one race and one power (CUSTOM-1, CUSTOM-3)

## What is wrong with a box

own-fault-big = this file has more than { $most } bytes
own-fault-bigger = all files together have more than { $most } bytes
own-fault-files = there are more than { $most } files
own-fault-kind = a box is a folder, a .zip, a .toml or a .json file
own-fault-zip = this is not a zip file, or it is damaged
own-fault-outside = this file would lie outside the box
own-fault-link = this is a link, which a box may not hold
own-fault-secret = this zip file is encrypted
own-fault-letters = the file is not UTF-8 text (byte { $byte })
own-fault-toml = the file is not TOML: { $reason }
own-fault-json = the file is not JSON: line { $line }, column { $column } cannot be read
own-fault-deep = the lists lie too deep in one another
own-fault-no-box = there is no box.toml
own-fault-code = this is Python, which only runs with `--own` on one's own computer
own-fault-code-fails = this Python cannot be loaded: { $reason }
own-fault-code-none = there is no class below Race or Power in it
own-fault-no-module = there is no tile { $value }: { $reason }
own-fault-no-tile-class = { $value } is no class below Race or Power
own-fault-object = this must be a table with keys
own-fault-key = there is no key { $key }; there are { $known }
own-fault-key-like = there is no key { $key }; did you mean { $like }?
own-fault-missing = key { $key } is missing
own-fault-kind-text = this must be a text
own-fault-kind-flag = this must be true or false
own-fault-kind-whole = this must be a whole number
own-fault-kind-list = this must be a list
own-fault-range = { $value } is not from { $least } to { $most }
own-fault-word = there is no { $value } here; there are { $known }
own-fault-word-like = there is no { $value } here; did you mean { $like }?
own-fault-id = { $value } cannot be an id: it takes 1 to 30 small letters a to z, digits and hyphens, a letter first
own-fault-id-taken = { $value } is the id of something that comes with the game; choose another
own-fault-id-twice = { $value } is the id of two things in this box
own-fault-box-twice = there is another box { $value } already
own-fault-many = there are { $count } of them; more than { $most } are too many
own-fault-data-big = tiles, texts and icons take { $count } bytes; a box has { $most } for them
own-fault-nothing = there is no race, power, map or house rule in the box
own-fault-no-text = there is no text in any language
own-fault-long = this text has { $count } characters; there is room for { $most }
own-fault-markup = a text has no markup, braces or control characters
own-fault-language = there are no texts in language { $value }; there are { $known }
own-fault-icon = there is no icon { $value }; an SVG will do, too
own-fault-icon-like = there is no icon { $value }; did you mean { $like }?
own-fault-icon-file = there is no file { $value } in the box
own-fault-svg = this is not a drawing: { $reason }
own-fault-svg-part = a drawing of a box has only plain shapes, and no { $value }
own-fault-immune-all = this makes most of the map immune; nobody could attack any more
own-fault-avoid-all = a race that avoids everything can do nothing
own-fault-link-reach = what is adjacent cannot hang on what is within reach
own-fault-marker-none = there is no marker { $value } in this tile
own-fault-marker-unused = marker { $value } is never used by an effect
own-fault-marker-shared = marker { $value } is used by two effects
own-fault-twice = a tile does { $value } once
own-fault-race-only = only a race can do { $value }
own-fault-needs = { $value } goes only with { $other }
own-fault-supply-short = there are { $supply } tokens, but { $need } may be needed (CUSTOM-4)

## elbowroom own

own-new-name = a box's name has small letters, digits and hyphens, { $most } at most, and begins with a letter: not { $name }
own-new-there = there is something called { $name } here already
own-new-made = { $name }: made; check it with `elbowroom own check { $name }`, play it with `elbowroom play --own { $name }`
own-check-fine = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, records and copies: nothing wrong
own-check-hangs = the games are not over after { $seconds } seconds: does a tile never end a stage?
own-check-died = the process that played the games ended by itself (status { $status })
own-check-fails = after { $played } good games: { $reason }
own-fair-none = there is no race or power { $name } to weigh; there are { $known }
own-fair-progress = { $name }, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}: { $value } ± { $reach } after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
own-fair-strong = { $name } win { $value } ({ $low }–{ $high }) of a fair share: too strong
own-fair-weak = { $name } win { $value } ({ $low }–{ $high }) of a fair share: too weak
own-fair-fair = { $name } win { $value } ({ $low }–{ $high }) of a fair share: fair
own-fair-other = { $said }; with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} { $value }
own-fault-name-like = nothing asks for { $name }; did you mean { $like }?
own-fault-value-kind = this must be { $wanted }, not { $found }
own-fault-signature = the engine calls this as { $wanted }
own-fault-feature = there is no { $value } on any map; there are { $known }
own-fault-feature-like = there is no { $value } on any map; did you mean { $known }?
own-fault-number = this must be from { $least } to { $most }, not { $value }
own-fault-text-missing = the tile says no { $name } in any language
