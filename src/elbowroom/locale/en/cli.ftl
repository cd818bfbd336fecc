# What the command line says: mistakes, and the commands simulate, bench and replay. The terms of the game are in tiles.ftl.

## Columns

cli-col-bot = Bot
cli-col-seat = Seat
cli-col-games = Games
cli-col-wins = Wins
cli-col-share = Share
cli-col-interval = 95 % interval
cli-col-coins = Mean coins
cli-col-players = Players
cli-col-length = Moves per game
cli-col-games-per-second = Games per second
cli-col-move = µs per move
cli-col-move-n = n per move
cli-col-copy = µs per copy
cli-col-copy-n = n per copy

## elbowroom simulate

cli-simulate-title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } on map { $map }, seed { $seed }
cli-simulate-by-bot = By bot
cli-simulate-by-seat = By seat
cli-simulate-speed = Moves per game: { $length } · games per second: { $games } · moves per second: { $moves }

## elbowroom bench

cli-bench-title = Random play through legal_moves() and play(), copies at random points
cli-bench-compiled = Python { $python }, the engine is compiled.
cli-bench-pure = Python { $python }, the engine is not compiled.
cli-bench-unit = sum(range(10**7)) takes { $seconds } s here; n is microseconds divided by that.

## elbowroom replay

cli-replay-head = Map { $map } · boxes: { $boxes } · { $players } · { $rounds }
cli-replay-line = Round { $round } · { $player } · { $move } → { $events }
cli-replay-line-quiet = Round { $round } · { $player } · { $move }
cli-replay-unfinished = The record ends in round { $round }; the game is not over.
cli-replay-coins = { $player }: { $coins }
cli-replay-winner = { $count ->
        [one] Winner: { $names }
       *[other] Shared victory: { $names }
    }
cli-replay-input = standard input
cli-replay-wrong = { $file }: line { $line }: { $reason }
cli-replay-long = { $file }: is too long for a record
cli-replay-letters = { $file }: is not UTF-8 text (byte { $byte })
cli-zero-byte = a file's name has no zero byte in it

## What was typed and cannot be understood

cli-parse-problem = { $problem } (see `{ $command } --help`)
cli-parse-one = argument { $name }: expected one argument
cli-parse-some = argument { $name }: expected at least one argument
cli-parse-choice = argument { $name }: invalid choice: { $value } (choose from { $known })
cli-parse-number = argument { $name }: { $value } is not a whole number
cli-parse-no-value = argument { $name }: it takes no value, not even { $value }
cli-parse-required = the following arguments are required: { $names }
cli-parse-unknown = unrecognized arguments: { $values }
cli-parse-wrong = argument { $name }: { $reason }
cli-no-number = { $value } is not a whole number
cli-below-one = { $value } is less than 1
cli-no-seconds = { $value } is not a number of seconds
cli-seconds-range = { $value } is not between 0 and 3600 seconds
cli-no-list = { $value } is not a list of names with commas between them
cli-no-language = there are no texts in { $value }; there are { $known }

## Games that cannot be set up

cli-no-variant-form = --variant wants name=value, like starting_coins=10, not { $value }
cli-no-variant = there is no variant { $name }; there are { $known }
cli-variant-range = variant { $name } is a whole number from { $least } to { $most }, not { $value }
cli-variant-choice = variant { $name } can be { $known }, not { $value }
cli-no-box = there is no box { $name }; there are { $known }
cli-box-twice = a box can be in a game only once
cli-players-range = a game has 2 to 5 players, not { $count }
cli-no-map = there is no map { $name }; there are { $known }
cli-box-no-map = no map for { $count } players in { $names }: name a map, or a box that has one
cli-map-players = map { $map } is for { $wanted ->
        [one] { $wanted } player
       *[other] { $wanted } players
    }, not for { $count }
cli-no-bot = there is no bot { $name }; there are { $known }, and module:Class
cli-bad-bot = there is no bot { $name }: { $reason }
cli-not-a-bot = { $name } is not a subclass of elbowroom.bots.Bot
cli-bot-arguments = the arguments of a bot read like ?weights=a.npz&depth=2, each once, not ?{ $value }
cli-bot-not-made = { $name } cannot be made: { $reason }
cli-bot-no-file = { $name } declares the file { $file }, which is neither beside it nor in the current folder
cli-no-budget = a budget reads like 200ms or 100n, not { $value }
cli-no-seat = a seat is taken by human or one of the bots { $known }, not by { $name }

## What went wrong outside the game

cli-interrupted = interrupted
cli-nobody-reads = nobody reads the output any more
cli-system = { $code ->
       *[other] { $reason }
    }
cli-inside = something went wrong inside ({ $kind }: { $reason })

# elbowroom rules
cli-rules-none = No rule has { $words } in it; ids look like CONQ-6.
