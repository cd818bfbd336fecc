# What tournaments, the ladder and the test positions say. The terms of the game itself are in tiles.ftl.

## While games are played

arena-progress = { $played }/{ $total } games, { $left } left
arena-going-on = going on with { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $names } in { $file }

## Tables

arena-col-bot = bot
arena-col-against = against
arena-col-players = players
arena-col-boxes = boxes
arena-col-budget = budget
arena-col-games = games
arena-col-won = won
arena-col-interval = 95 % interval
arena-col-coins = coins
arena-col-margin = margin
arena-col-rating = rating
arena-col-uncertainty = uncertainty
arena-col-decisions = decisions
arena-col-median = median ms
arena-col-most = 95 % within ms
arena-col-nearly-all = 99 % within ms
arena-col-positions = positions
arena-interval = { $low } to { $high } %
arena-budget-default = default
arena-budget-nodes = { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
arena-budget-milliseconds = { $count } ms

## Test positions

arena-positions-pick = pick
arena-positions-decline = decline
arena-positions-entry = entry
arena-positions-immune = immune
arena-positions-all = all
arena-or = or

## What bots did besides playing

arena-forfeits = { $name } forfeited { $count ->
        [one] { $count } game
       *[other] { $count } games
    } ({ $reasons }); the first: { $first }
arena-why-crash = crash
arena-why-illegal = no legal move
arena-why-decision-limit = one decision far too long
arena-why-game-limit = all decisions of a game too long
arena-why-died = its process ended
arena-overdrawn = { $name } overdrew { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    } (more than { $limit } s)
arena-printed = { $name } printed { $count ->
        [one] { $count } character
       *[other] { $count } characters
    } that nobody saw; --debug shows them
arena-forked = { $name } made { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    } of its process; they were ended with it

## The ladder's page

arena-ladder-title = The ladder
arena-ladder-made = Made by `{ $command }` from { $games } games (version { $version }); do not edit.
arena-ladder-about =
    Games are seat-balanced on shared seeds: everybody plays every seed from every seat. At more than two
    seats one of the first bot sits among the second. A shared victory counts as a part of one.
arena-ladder-matches = Matches
arena-ladder-ratings = Ratings
arena-ladder-ratings-about = Plackett-Luce (openskill), all games above, well mixed.
arena-ladder-times = Time per decision
arena-ladder-again = The same games again
arena-ladder-again-about = A budget in nodes (`@2000n`) gives the same moves on every machine.
arena-ladder-positions = Test positions
arena-ladder-positions-about = How many of the positions in `scenarios/positions` each level solves.

## What could not be done

arena-few-bots = a tournament needs two bots at least
arena-bot-twice = a bot is named twice
arena-bot-failed = { $name } failed: { $reason } (--debug shows where)
arena-bot-slow = { $name } thought for { $reason }, and was waited for no longer
arena-bot-died = { $name } ended the process in which it played: { $reason }
arena-guest-versions = games of a bot that has changed meanwhile cannot be put together: { $name }
arena-other-guest = { $file } has games of { $name } as it was before it or its files changed: take another file
arena-lost-desk = the processes in which games are played end before a bot has its say: { $reason }
arena-other-worker = a worker has { $name } { $found }, but the games are to be played by { $wanted }: every machine needs the same
arena-no-results = { $file } is no result file
arena-no-games = there is no game in { $file }
arena-no-positions = { $file } is no list of positions: { $reason }
arena-versions = games of different versions cannot be put together: { $versions }
arena-other-version = { $file } has games of version { $found }, and this is { $own }: take another
arena-needs-openskill = ratings need openskill: pip install 'elbowroom[ladder]'
