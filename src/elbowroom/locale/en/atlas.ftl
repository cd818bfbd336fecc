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
atlas-too-few = Too few games to say anything here.

## Races, powers, combos, maps

atlas-race-title = Races: { $kind }
atlas-race-words = How often players win with this race, against a fair share; a victory is shared among all that the player took. Green lies above fair with its whole interval, red below.
atlas-power-title = Powers: { $kind }
atlas-power-words = How often players win with this power, against a fair share; a victory is shared among all that the player took. Green lies above fair with its whole interval, red below.
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
atlas-race-map-words = Victories for every fair victory. Bold numbers are surely above or below 1, as far as 95 % go.

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
atlas-offer-tile-words = Coins above others in the same seat, price included. Bold: surely worth its price there, or surely not.
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
atlas-box-tile-words = Victories for every fair victory. Bold: surely above or below 1.

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

## Two bots side by side

atlas-agree-race-title = Races as two bots see them: { $kind }
atlas-agree-race-words = The rank correlation over { $count } races is { $alike } (1 is the same order); for { $apart } of them the two intervals do not even touch.
atlas-agree-power-title = Powers as two bots see them: { $kind }
atlas-agree-power-words = The rank correlation over { $count } powers is { $alike } (1 is the same order); for { $apart } of them the two intervals do not even touch.
atlas-agree-seat-title = Seats as two bots see them: { $kind }
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
atlas-section-agree = Do two bots say the same?
atlas-numbers = The numbers ({ $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    })
atlas-about = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of the bot { $bot } against itself, by version { $version }, seed { $seed }: { $counts }.
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
atlas-cannot-2 = What a tile would do for a player who did not want it: bots choose, so every tile is seen in hands that wanted it, and a tile that they think little of is seen only when it was cheap.
atlas-cannot-3 = Causes: who declines late may win because things went well, not because of the waiting.
atlas-cannot-4 = Talk, grudges and alliances: bots do not gang up on the leader as people do.
atlas-method = How to read the numbers
atlas-method-words = Intervals hold the true value in 95 of 100 cases. Seats of one game depend on each other, so numbers are added up per game first and the interval comes from how much games differ (ratio estimator clustered by game, normal approximation). With hundreds of intervals some miss by luck: one in twenty. “Fair” is one victory in as many games as there are players; a shared victory counts in parts.
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
       *[own] own tiles
    } { $found }, not { $own }; take another folder
atlas-no-common-box = the two atlases have no box in common
atlas-lost-processes = { $count } processes were lost in a row; the atlas is given up
