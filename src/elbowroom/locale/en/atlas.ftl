# What `elbowroom atlas` and its report say. The names of tiles are in tiles.ftl.

## At the terminal

atlas-played = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s, { $speed } a second
atlas-games-in = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $folder }
atlas-report-in = report in { $file }
atlas-summary-in = tables and pictures in { $folder }

## What the games are

atlas-kind-base = Base game
atlas-kind-underground = Underground
atlas-kind-mixed = Both mixed
atlas-kind-mixed-maps = Both, { $box ->
        [base] base maps
       *[underground] Underground maps
    }
atlas-group-winners = winners
atlas-group-others = others
atlas-map-mixed = { $map }, both boxes

## Columns and axes

atlas-col-race = race
atlas-col-power = power
atlas-col-combo = combo
atlas-col-map = map
atlas-col-box = box
atlas-col-boxes = boxes
atlas-col-bot = bot
atlas-col-group = group
atlas-col-games = games
atlas-col-players = players
atlas-col-seat = seat
atlas-col-position = position
atlas-col-round = round
atlas-col-declines = declines
atlas-col-value = value
atlas-col-from = from
atlas-col-to = to
atlas-col-wins = wins / fair
atlas-col-edge = edge in coins
atlas-col-edge-from = edge from
atlas-col-edge-to = edge to
atlas-col-net = net price
atlas-col-net-coins = net price in coins
atlas-col-level = fair price
atlas-col-brought = coins brought
atlas-col-coins = coins
atlas-col-turns = active turns
atlas-col-left = regions left
atlas-col-differs = differs
atlas-col-edge-differs = edge differs
atlas-col-unadjusted = unadjusted
atlas-col-players-taken = times taken
atlas-col-region = region
atlas-col-terrain = terrain
atlas-col-held = share of turns held
atlas-col-conquered = conquests a game
atlas-col-worth = worth in coins
atlas-axis-region = coins from then on, above an average region
atlas-axis-wins = victories for every fair victory (1 = fair), with 95 % intervals
atlas-axis-edge = coins above others in the same seat, price included, with 95 % intervals
atlas-axis-lead = coins above the mean of the game, with 95 % intervals
atlas-axis-map = coins at the end for each player, with 95 % intervals
atlas-axis-level = fair net price in coins, with 95 % intervals
atlas-axis-share = share of players, with 95 % intervals
atlas-axis-turns = turns scored while active, races that declined, with 95 % intervals
atlas-dot = { $label }: { $value } ({ $low } to { $high }), { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
atlas-colours = Coloured or bold is what may be called a difference; of all that is, at most 5 % is none, on average (Benjamini–Hochberg).
atlas-yes = yes
atlas-no = no
atlas-drawn-games = { $bot }, first races drawn
atlas-too-few = Too few games to say anything here.

## Races, powers, combos, maps

atlas-first-race-title = As the first race: { $kind }
atlas-first-power-title = As the power of the first race: { $kind }
atlas-first-words-chosen = Victories for every fair victory of players who chose it first, with seat, number of players and the other half of the combo held fixed. The bots chose, so this is no cause yet: whoever pays for a tile may also have the position for it.
atlas-first-words-random = Victories for every fair victory of players to whom chance gave it first, with seat, number of players and the other half of the combo held fixed. Chance alone chose, so the tile is the cause.
atlas-race-title = Races: { $kind }
atlas-race-words = How often players win with this race, against a fair share, with seat, number of players and power held fixed; a victory is shared among all that the player took.
atlas-power-title = Powers: { $kind }
atlas-power-words = How often players win with this power, against a fair share, with seat, number of players and race held fixed; a victory is shared among all that the player took.
atlas-race-coins-title = Races in coins: { $kind }
atlas-power-coins-title = Powers in coins: { $kind }
atlas-tile-coins-words = What players who took it end up with above others in the same seat who took their first, second, … race, price included.
atlas-combo-title = Combos: { $kind }
atlas-combo-wins-title = Combos by victories: { $kind }
atlas-combo-words = { $count ->
        [0] No combo has { $enough } games yet.
       *[other] The { $shown } best and { $shown } worst of { $count } combos with at least { $enough } games. The ends of so long a list are partly luck: trust the interval, not the rank.
    }
atlas-map-title = Coins by map and number of players
atlas-map-words = Every number of players has its own map and number of rounds, so the two cannot be told apart here. On every map all players together win just their fair share; who wins there is told below.
atlas-race-map-title = Races on maps: { $kind }
atlas-race-map-words = Victories for every fair victory, not adjusted. { atlas-colours }

## The offer

atlas-offer-position-title = Position in the offer
atlas-offer-position-words = How players end up who took a combo at this position, its price paid, against others in the same seat.
atlas-offer-price-title = Price paid
atlas-offer-price-words = The price is what was laid on the combos passed over, less the coins found on the one taken.
atlas-offer-price-coins-title = Price paid, in coins
atlas-offer-level-title = Fair price of a combo: { $kind }
atlas-offer-level-words = The net price at which the taker would end level with others in the same seat. A combo is worth its price at position n if n - 1, less the coins on it, is below the interval; a negative price wants coins on the combo.
atlas-offer-race-title = Race and position: { $kind }
atlas-offer-power-title = Power and position: { $kind }
atlas-offer-tile-words = Coins above others in the same seat, price included. { atlas-colours }
atlas-offer-combo-title = Combo and position: { $kind }
atlas-offer-combo-words = The { $shown } combos taken most, where a position has at least { $enough } games; the table has all. Bots go far down the offer only for what they think well of, so a good number there is no promise for others.

## Declines

atlas-decline-when-title = Round of the first decline: { $kind }
    .words = In which round players put their first race into decline.
atlas-decline-wins-title = Who wins, by the round of the first decline: { $kind }
    .words = Victories for every fair victory. This is no advice by itself: who is doing well may wait longer.
atlas-decline-wins-coins-title = Coins, by the round of the first decline: { $kind }
    .words = Coins above the mean of the game, with the same caution.
atlas-decline-often-title = Who wins, by the number of declines: { $kind }
    .words = Victories for every fair victory. This is no advice by itself: who is doing well may wait longer.
atlas-decline-often-coins-title = Coins, by the number of declines: { $kind }
    .words = Coins above the mean of the game, with the same caution.
atlas-decline-turns-title = Turns before the decline: { $kind }
atlas-decline-turns-words = How many turns a race brings coins before it is put into decline, among those that are.

## Seats

atlas-seat-wins-title = Victories by seat: { $kind }
atlas-seat-wins-words = Seat 1 plays first. 1 is a fair share of the victories.
atlas-seat-coins-title = Coins by seat: { $kind }
atlas-seat-coins-words = The same in coins, against the mean of the game.

## Boxes

atlas-box-coins-title = Coins for each player
    .axis = coins for each player, with 95 % intervals
atlas-box-races-title = Races for each player
    .axis = races for each player, with 95 % intervals
atlas-box-declines-title = Declines for each player
    .axis = declines for each player, with 95 % intervals
atlas-box-first-title = Round of the first decline
    .axis = round of the first decline, with 95 % intervals
atlas-box-paid-title = Coins laid on passed combos, for each player
    .axis = coins laid on passed combos, for each player, with 95 % intervals
atlas-box-spread-title = Winner's coins above the mean of the game
    .axis = winner's coins above the mean of the game, with 95 % intervals
atlas-box-race-title = Races among their own and mixed
atlas-box-power-title = Powers among their own and mixed
atlas-box-tile-words = Victories for every fair victory, not adjusted. { atlas-colours }

## Length

atlas-length-game-title = Decisions in a game
    .axis = decisions in a game, with 95 % intervals
atlas-length-turn-title = Decisions in a turn
    .axis = decisions in a turn, with 95 % intervals
atlas-length-width-title = Legal moves at a decision
    .axis = legal moves at a decision, with 95 % intervals
atlas-length-widest-title = The most legal moves at one decision of a player
    .axis = the most legal moves at one decision of a player, with 95 % intervals
atlas-length-tree-title = Power of ten of the ways a game could go
    .axis = power of ten of the ways a game could go, with 95 % intervals
atlas-length-words = A decision is a move out of a list; every region taken and every deployment is one.

## Rounds and regions

atlas-round-coins-title = Coins by round: { $kind }
    .words = What a turn of this round scores on average.
    .axis = coins scored in a turn, with 95 % intervals
atlas-round-lead-title = The winner's lead by round: { $kind }
    .words = How far the later winner is ahead of the mean of his game after each round.
    .axis = coins of the winner above the mean of the game, with 95 % intervals
atlas-region-title = What regions are worth: { $map }
atlas-region-words = Coins that a player gets from a turn on at whose end he holds this region rather than an average other one, with seat, round and number of regions held fixed ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    }). Bots chose the regions: who holds a good one may be doing well already.

## Two bots side by side

atlas-agree-race-title = First races in two atlases: { $kind }
atlas-agree-race-words = The rank correlation of the true effects of { $count } races is { $value } ({ $low } to { $high }; 1 is the same order, 0 none), that of the estimates themselves { $observed }; { $apart } of the races may be said to differ.
atlas-agree-power-title = Powers of first races in two atlases: { $kind }
atlas-agree-power-words = The rank correlation of the true effects of { $count } powers is { $value } ({ $low } to { $high }; 1 is the same order, 0 none), that of the estimates themselves { $observed }; { $apart } of the powers may be said to differ.
atlas-agree-seat-title = Seats in two atlases: { $kind }
atlas-agree-seat = { $players }, seat { $seat }
atlas-agree-few = Too few tiles in both to compare.

## The report

atlas-title = The balance atlas
atlas-contents = Contents
atlas-section-races = Races
atlas-section-powers = Powers
atlas-section-combos = Combos
atlas-section-maps = Maps and numbers of players
atlas-section-offer = Which combos are worth their price, and where in the offer?
atlas-section-declines = When do good players decline?
atlas-section-seats = How much is the first seat worth?
atlas-section-boxes = What changes between the boxes, and when they are mixed?
atlas-section-length = How long are games, and how wide is the choice?
atlas-section-rounds = When do the coins come in?
atlas-section-regions = What is a region worth?
atlas-section-arms = Chosen and drawn first races
atlas-section-bots = Two bots, first races drawn
atlas-section-bots-chosen = Two bots, first races chosen
atlas-section-agree = Do two atlases say the same?
atlas-numbers = The numbers ({ $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    })
atlas-about = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of the bot { $bot } against itself, by version { $version }, seed { $seed }: { $counts }.
atlas-about-variants = With house rules: { $variants }.
atlas-about-own = With own tiles: { $own }.
atlas-about-other = Compared with { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of the bot { $bot } against itself, by version { $version }, seed { $seed }.
atlas-count-kind = { $kind } { $games } ({ $list })
atlas-count-players = { $players }: { $games }
atlas-can = What these games can tell
atlas-can-1 = The same bot sits in every seat, so what differs comes from the tiles, the seats and the dice, not from skill.
atlas-can-2 = Differences between tiles that are larger than their intervals are real for players who play like this bot.
atlas-can-3 = Games can be made again exactly from their seeds: anyone can check every number.
atlas-cannot = What they cannot
atlas-cannot-1 = How tiles fare among people, or among much stronger players: a bot that plays a race badly makes it look bad.
atlas-cannot-2 = What a tile would do for a player who did not want it, where bots choose: every tile is seen in hands that wanted it. Games with drawn first races tell that.
atlas-cannot-3 = Causes: who declines late may win because things went well, not because of the waiting.
atlas-cannot-4 = Talk, grudges and alliances: bots do not gang up on the leader as people do.
atlas-method = How to read the numbers
atlas-method-words = Intervals hold the true value in 95 of 100 cases. Seats of one game depend on each other, so numbers are added up per game first and the interval comes from how much games differ. Figures of races and powers come from an additive model of race, power, seat and number of players, and are drawn towards 1 the more the less is known of them; “unadjusted” ones are plain means. Only what survives the control of many comparisons (Benjamini–Hochberg, at most 5 % false on average in each chart) is coloured or bold. “Fair” is one victory in as many games as there are players; a shared victory counts in parts.
atlas-index-title = The balance atlas in tables and pictures
atlas-index-made = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, version { $version }. Made by these commands; do not edit.
atlas-index-table = Table

## What could not be done

atlas-needs-polars = the atlas needs polars: pip install 'elbowroom[atlas]'
atlas-needs-nodes = the atlas needs a budget in nodes, like { $example }, not in milliseconds
atlas-players-twice = a number of players is named twice
atlas-few-games = { $counts } numbers of players need at least as many games, not { $games }
atlas-no-tile = there is no tile { $name }: { $reason }
atlas-no-subclass = { $name } is no subclass of Race or Power
atlas-other-source = a worker has another source of { $name }
atlas-worker-version = a worker has version { $found }, but the games are to be played by { $wanted }
atlas-no-table = there is no { $file } in { $folder }
atlas-unfinished = there is no { $file } in { $folder }, only an unfinished run
atlas-played-again = there is no { $file } in { $folder }; its games are played again
atlas-spoilt-part = { $file } is spoilt and left out; its games are played again
atlas-left-out = { $problem }; what needs it is left out
atlas-no-parquet = { $file } is no Parquet file: { $reason }
atlas-other-table = { $file } is no table of { $table } of an atlas
atlas-other-format = { $file } has format { $found }, this version reads format { $own }
atlas-other-columns = { $file } does not have the columns of format { $format }
atlas-no-terms = { $file } does not say how it was made: { $reason }
atlas-other-terms = { $file } was made with { $what ->
        [made_by] version
        [bot] bot
        [nodes] nodes
        [seed] seed
        [picks] first picks
        [variants] house rules
       *[own] own tiles
    } { $found }, not { $own }; take another folder
atlas-no-common-box = the two atlases have no box in common
atlas-lost-processes = { $count } processes were lost in a row; the atlas is given up
