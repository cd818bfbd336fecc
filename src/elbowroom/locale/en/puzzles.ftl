# What `elbowroom puzzles` says.

puzzles-counts = By theme and difficulty
puzzles-col-id = Puzzle
puzzles-col-theme = Theme
puzzles-col-difficulty = Difficulty
puzzles-col-boxes = Boxes
puzzles-col-players = Players
puzzles-col-round = Round
puzzles-col-gap = Coins at stake
puzzles-col-all = All
puzzles-one = Puzzle { $id } · { $theme } · { $difficulty }
puzzles-best = Solved: nothing better was found.
puzzles-good = Solved: only { $coins } coins less than the best plan.
puzzles-missed = Not solved: { $coins } coins less than the best plan.
puzzles-chances = Chance to win: { $yours }%, with the best plan { $best }%.
puzzles-plan = The best plan: { $plan }
puzzles-made = { $file }: { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    } from { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
puzzles-stopped = { $file }: { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    } so far; the same command goes on from here
puzzles-checked = { $count ->
        [one] { $count } puzzle holds
       *[other] { $count } puzzles hold
    }
puzzles-bad = { $id }: this puzzle no longer holds: { $reason }
puzzles-bad-line = line { $line }: { $reason }
puzzles-in-file = { $file }: { $reason }
puzzles-none = there is no puzzle { $id }; `elbowroom puzzles list` names them
puzzles-boxes = puzzles are made with shipped boxes alone, not { $boxes }; there are { $known }
puzzles-no-word = there is no { $value }; there are { $known }

## What is wrong with a puzzle

puzzles-why-no-file = this is not a file of puzzles
puzzles-why-long = the file is too long
puzzles-why-version = these are puzzles of version { $version }; this program reads version { $known }
puzzles-why-line = this line cannot be read: { $reason }
puzzles-why-twice = { $name } was there already
puzzles-why-no-game = { $puzzle } belongs to game { $game }, which is not there
puzzles-why-no-plan = { $puzzle } has no plan
puzzles-why-missing = not in the boxes here: { $names }
puzzles-why-start = game { $game } cannot begin any more: { $reason }
puzzles-why-short = game { $game } has { $count } moves, and the puzzle begins after { $ply }
puzzles-why-move = game { $game }, move { $number }: { $move } is not legal any more: { $reason }
puzzles-why-chance = game { $game }, move { $number }: chance would give something else: { $reason }
puzzles-why-position = game { $game }: the rules now give another position after { $ply } moves
puzzles-why-plan = the plan's move { $move } is not legal any more: { $reason }
puzzles-why-unfinished = the plan stops before its decision is made
puzzles-why-no-ledger = { $file } is not what making puzzles leaves behind
puzzles-why-other-terms = { $file } was begun with another seed or by other criteria; choose another file, or delete it
