# What the commands simulate, bench and replay say. The terms of the game itself are in tiles.ftl.

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
