# The review of a game: what the page, the command line and its file say of it.

review-title = Review of the game
review-curve = Chances to win
review-curve-turn = Turn { $number }
review-costliest = The costliest turns
review-none = No turn stands out: nothing clearly better was found for any of them.
review-turn = Round { $round } · { $player }
review-cost = cost about { $coins } coins
review-better = Better: { $plan }
review-best = With it the chance to win would have been { $best }% instead of { $after }%.
review-turns = All turns
review-players = Choice and luck
review-col-round = Round
review-col-player = Player
review-col-before = Before
review-col-after = After
review-col-best = Best plan
review-col-loss = Lost by choice
review-col-luck = Luck
review-luck-die = the die showed { $shown }
review-luck-find = { $shown } was found
review-note = Judged by the expert bot, which may err; coins up to the end of the game, compared with the best plan that it found. Late in a game coins count by what they do for the chance to win. Luck is what the die and finds brought beyond what was to be expected.

## Why a turn cost so much

review-why-decline-late = { $race }: going into decline now was better than conquering on.
review-why-decline-early = { $race }: going into decline came too early, there was more to conquer.
review-why-combo = Another combo was better: { $combo }.
review-why-price = Paid too much: { $combo } was { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } cheaper, and better.
review-why-entry = Came in at the wrong place: { $region } was a better start than { $instead }.
review-why-roll = Rolled the die for { $instead }, where { $region } could be taken for certain.
review-why-no-roll = The die was left alone: { $region } was worth a roll.
review-why-kept = Held on to too much: { $region } given up, its tokens would have served better elsewhere.
review-why-gave-up = Gave up { $region }, which was worth keeping.
review-why-stopped = Stopped too early: { $region } was still to be had.
review-why-overreach = Took too much: without { $region } more tokens would have been left for defence.
review-why-target = The wrong target: { $region } was worth more than { $instead }.
review-why-border = Left the border open: { $region } needed more tokens.
review-why-move = Another move was better: { $move }.

## elbowroom review

review-judging = Turns judged
review-written = { $file }: the review is written
review-wrong = { $file }: this record does not replay with this version, line { $line }: { $reason }
review-unfinished = { $file }: the game is not over; only finished games are reviewed
review-empty = { $file }: there is no turn in this record
review-same-file = --html { $file } would overwrite the record
