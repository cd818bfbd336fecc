# What the workshop says: forms for races and powers of one's own. The ids of words are in notation/own/vocabulary.py.

## The screen

ws-title = Workshop
ws-lead = Make races, powers and maps of your own: what tiles are called and do, where regions lie. No programming.
ws-box = Box
ws-box-name = Name of the box
ws-box-first = My box
ws-new-box = New box
ws-delete-box = Delete this box
ws-delete-ask = Delete { $name } for good?
ws-delete-yes = Delete
ws-tiles = Races and powers
ws-add-race = Add a race
ws-add-power = Add a power
ws-remove-tile = Take out { $name }
ws-new-race = New race
ws-new-power = New power
ws-rules = { $count ->
        [0] House rules: as usual
        [one] House rules: one of its own
       *[other] House rules: { $count } of its own
    }
ws-rules-lead = Games with this box are played so, unless something else is chosen when they are set up.
ws-name = Name
ws-tokens-race = Tokens on the banner
ws-tokens-power = Tokens on the badge
ws-icon = Icon
ws-icon-choose = Choose an icon
ws-icon-own = A drawing of your own (SVG)
ws-ability = What the card says
ws-effects = What it does
ws-effect = Effect { $number }
ws-add-effect = Add an effect
ws-remove-effect = Take out effect { $number }
ws-choose = Choose …
ws-usual = as usual
ws-yes = yes
ws-no = no
ws-while = When it acts
ws-add-condition = Add a condition
ws-add-regions = Add regions
ws-remove = Take out
ws-all-regions = all of them
ws-new-marker = A new marker
ws-marker = Marker
ws-preview = How it will look
ws-waiting = The card appears once everything is right.
ws-good = Nothing is wrong with this box.
ws-faults = { $count ->
        [one] One thing is not right yet.
       *[other] { $count } things are not right yet.
    }
ws-not-kept = This browser does not keep anything: save the box as a file.
ws-export = Save as a file
ws-import = Open a file
ws-import-wrong = { $file } is not a box: a box is a .json, .toml or .zip file.
ws-share = Share a link
ws-share-long = This box is too large for a link: save it as a file and send that.
ws-link = The link to this box
ws-link-wrong = This link holds no box: perhaps it was cut off.
ws-taken = { $name } is in your workshop now.
ws-play = Play with it against bots

## Maps

ws-maps = Maps
ws-add-map = Add a map
ws-map-full = A box holds { $most } maps at the most.
ws-map-of = Map { $name }
ws-map-players = Players
ws-map-kind = Kind of map
ws-map-seed = Number of the map (the same one gives the same map)
ws-map-generate = Make a map
ws-map-making = The map is being made; that takes some seconds …
ws-map-plain = A plain sheet
ws-map-open = Open a map file
ws-map-save = Save this map as a file
ws-map-remove = Take out this map
ws-map-import-wrong = { $file } is not a map: it must be a JSON file like those that are saved here.
ws-map-undrawn = This map cannot be drawn: every region needs an outline of at most 200 points, and the sheet a width and a height.
ws-map-small = Maps want a larger screen: on a tablet or a computer borders are easier to drag.
ws-map-name = Name of the map
ws-map-rounds = Rounds
ws-map-undo = Undo
ws-map-redo = Redo
ws-map-drawing = The drawing
ws-map-tools = What a touch does
ws-map-shape = Choose and drag
ws-map-edge = Edge of the map
ws-map-hint-choose = Choose a region to change it, or something to paint with.
ws-map-hint-drag = Drag its corners (round) and borders (square).
ws-map-hint-paint = Touch regions or draw across them to paint; what is there already is taken away, but for terrain.
ws-map-cross = Borders cannot cross, and no region can get that small.
ws-map-region = Region { $id }
ws-map-region-id = Name of the region
ws-map-terrain = Terrain
ws-map-marks = What is there
ws-map-split = Split it in two
ws-map-no-split = This region is too small to be split.
ws-map-merge = Merge with …
ws-map-no-merge = These two cannot be one: there would be a hole in it, or its outline would be too long.
ws-map-corner = Corner { $number }
ws-map-border = Border with region { $region }
ws-map-state = Can it be played?
ws-map-good = One can play on this map.
ws-map-play = Play on it against bots

## Is it fair?

ws-fair = Is it fair?
ws-fair-stop = Stop
ws-fair-games = { $done ->
        [one] { $done } game of { $most } played
       *[other] { $done } games of { $most } played
    }
ws-fair-fair = { $name } wins { $share } ({ $low }–{ $high }) of a fair share: fair.
ws-fair-strong = { $name } wins { $share } ({ $low }–{ $high }) of a fair share: too strong.
ws-fair-weak = { $name } wins { $share } ({ $low }–{ $high }) of a fair share: too weak.
ws-fair-open = { $name } wins { $share } ({ $low }–{ $high }) of a fair share: that is too close to call with so few games.
ws-fair-with = { $said } With { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }: { $share } ({ $low }–{ $high }).
ws-fair-trying = { $games } with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }

## What a tile can do

own-effect-coins = Coins when the turn is scored
own-effect-compensation = Coins from the bank for every region lost to another player
own-effect-steal = At the end of the turn a coin from every player with an active token next door
own-effect-toll = Who takes a region of yours pays you a coin
own-effect-discount = Some regions cost one token less
own-effect-surcharge = Every conquest costs more
own-effect-overlook = Some regions cost as if they were empty
own-effect-enter = It may enter the map in other places, too
own-effect-reach = Some regions may be attacked from everywhere
own-effect-link = Some regions count as next to one another
own-effect-pass-water = Water is passed without stopping there
own-effect-settle = It takes and holds water
own-effect-avoid = It may not attack some terrain
own-effect-spare = No token is lost when a region falls
own-effect-immune = Some of its regions cannot be attacked
own-effect-defend = Some of its regions cost other players more tokens
own-effect-ally = Each turn name an opponent you did not attack: may not attack you until your next turn
own-effect-ability-proof = No ability, relic or place of others helps against it
own-effect-recruit = More tokens come from the tray
own-effect-extra-tokens = More tokens at the pick
own-effect-helpers = After the conquests come helpers, who count like tokens
own-effect-avenge = Regions of players who attacked you cost one token less
own-effect-roll-first = The die may be rolled before every conquest, ahead of the choice
own-effect-convert = A lone active token in reach becomes one of yours
own-effect-strike = Once a turn one token takes any region in reach
own-effect-place = Markers are laid into its regions
own-effect-keep-badge = The badge stays with the declined race
own-effect-stay-whole = All tokens stay at decline
own-effect-last-redeploy = The tokens are dealt out once more at decline
own-effect-beyond-limit = In decline it does not count towards the one declined race
own-effect-fight-on = In decline it goes on conquering, before the active race
own-effect-vanish = At decline it leaves the map and pays two coins for each region
own-effect-late-decline = It may decline after scoring

## What can be said of it

own-key-amount = How many for each
own-key-per = For every
own-key-where = Which regions
own-key-every = For every so many
own-key-most = No more than
own-key-when = Only if
own-key-strict = Who has no coin may not attack
own-key-discount-where = Which regions
own-key-surcharge-amount = How many tokens more
own-key-from_anywhere = To all regions of the race, too
own-key-avoid-where = Which terrain
own-key-at = When they come
own-key-extra-tokens-amount = How many
own-key-marker = What they are called and look like
own-key-avenge-marker = What marks those players
own-key-limit = How often
own-key-hand = If the tray is empty, one from the hand
own-key-from_border = A race without a region may begin with it
own-key-strike-marker = The marker that goes there
own-key-strike-where = Only such regions
own-key-place-marker = Which marker
own-key-place-at = How they are laid
own-key-place-limit = At conquests: only the first so many
own-key-per_turn = In the redeployment: so many a turn
own-key-single = In the redeployment: one at most in a region
own-key-must = In the redeployment: all must be placed
own-key-gather = In the redeployment: those on the map are taken up first
own-key-survivors = Also when survivors are placed in an opponent’s turn
own-key-earned = Only as many as such regions are held
own-key-stays = They stay in decline
own-word-per-region = region it holds
own-word-per-raid = non-empty region taken this turn
own-word-per-group = group of regions that hang together
own-word-at-redeploy = in the redeployment
own-word-at-ready = as the troops are readied
own-word-at-conquest = by itself at every conquest
own-word-limit-turn = once a turn
own-word-limit-opponent = once a turn from each opponent
own-word-fate-supply = back to the supply
own-word-fate-owner = back to its owner
own-word-fate-gone = out of the game
own-while-active = while the race is active
own-while-declined = only in decline
own-while-both = in decline, too

## Conditions

own-when-round_from = from this round on
own-when-round_to = up to this round
own-when-first_turn = in its first turn (no: in all others)
own-when-first_conquest = before the first conquest of the turn (no: after it)
own-when-regions_from = it holds at least so many regions
own-when-regions_to = it holds at most so many regions
own-when-raids_from = it took at least so many non-empty regions this turn
own-when-together = all its regions hang together
own-when-holds = it holds one of these regions
own-when-declined = its owner has a race in decline
own-when-tokens_in_tray = tokens of the race are left in the tray

## Regions

own-region-any = every region
own-region-farmland = farmland
own-region-forest = forests and mushroom forests
own-region-hill = hills
own-region-swamp = swamps and mud pools
own-region-mountain = mountains
own-region-mine = mines
own-region-magic = magic sources and mystic crystals
own-region-cavern = caverns
own-region-water = seas, lakes and rivers
own-region-river = rivers
own-region-chasm = chasms
own-region-vent = chasms with a volcano
own-region-coast = regions by water
own-region-edge = regions at the edge of the map
own-region-own = held by this race
own-region-own-declined = held by its owner’s declined races
own-region-enemy = held by another player’s active race
own-region-enemy-declined = held by another player’s declined race
own-region-tribe = with a Lost Tribe
own-region-monsters = with monsters
own-region-empty = with nobody in them
own-region-relic = with a relic face up
own-region-place = with a place
own-region-all = in all of these …
own-region-some = in one of these …
own-region-not = all but …
own-region-beside = next to …
own-region-within-reach-of = within reach of …
own-region-tokens = its own with so many tokens or more …
own-region-marker = with one of its markers …

## Markers

own-marker-supply = How many there are
own-marker-guard = What each adds to the defence
own-marker-immune = Its region cannot be attacked
own-marker-figure = It stands upright
own-marker-shelters = It counts as a second token against replacement
own-marker-fate = When the region is lost
