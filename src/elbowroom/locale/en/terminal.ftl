# What `elbowroom play --terminal` says. The terms of the game itself are in tiles.ftl.

## Names

terminal-human = Player { $number }
terminal-bot = Bot { $number }
terminal-bot-kind = Bot { $number } ({ $kind })
terminal-you = you

## Beginning, hand-over, headings

terminal-welcome = Elbowroom · map { $map } · rounds: { $rounds } · seed { $seed } · h for help
terminal-handover = { $player } has to decide now. Press Enter when you are at the keyboard.
terminal-news = Since your last decision:
terminal-no-news = Nothing has happened since your last decision.
terminal-header = Round { $round } of { $rounds } · { $player } · { $stage }
terminal-header-other = Round { $round } of { $rounds } · { $player } · { $stage } (turn: { $turn })

## Stages

terminal-stage-pick = choosing a race
terminal-stage-swap = exchanging the power
terminal-stage-volcano = placing the Volcano
terminal-stage-mode = start of the turn
terminal-stage-ghouls = conquest in decline
terminal-stage-conquest = conquest
terminal-stage-berserk = the die lies
terminal-stage-balrog = the Balrog
terminal-stage-redeploy = redeployment
terminal-stage-end = after scoring
terminal-stage-retreat = retreat
terminal-stage-other = decision

## What to do now

terminal-todo-pick = Choose a race with its power: type a number. Number 1 is free; every further one costs a coin more.
terminal-todo-swap = You may exchange your new race's power for another one on offer, or keep it: type a number.
terminal-todo-volcano = Choose the chasm in which the Volcano rises: type a number.
terminal-todo-mode = Conquer on with the { $race }, or let them go into decline and choose a new race next turn?
terminal-todo-conquest = Conquer: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } in hand. Type a number from the first column to take that region; 0 stops.
terminal-todo-conquest-die = With { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } in hand no region is certain any more: choose a last one to roll for, or 0 to stop.
terminal-todo-conquest-other = No region can be conquered with what is in hand: use what is listed, or 0 to stop conquering.
terminal-todo-ghouls = Your declined { $race } conquer first: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } in hand. Type a number from the first column, or 0 to go on to your active race.
terminal-todo-berserk = The die lowers the cost of one region: type its number from the first column, or 0 to stop.
terminal-todo-balrog = Choose the region to which the Balrog goes: type a number.
terminal-todo-redeploy = Place { $count ->
        [one] the { $count } token
       *[other] the { $count } tokens
    } in hand: a number puts one token there, “number amount” puts several; “even” spreads all.
terminal-todo-redeploy-pieces = Your tokens are placed. Place the rest of what is listed: type a number.
terminal-todo-redeploy-done = Everything that must stand somewhere does. Do what else you like of the list, or end the turn with 0.
terminal-todo-redeploy-withdraw = Too few tokens can be spared to be set aside: give up a region, type its number.
terminal-todo-end = Your turn is scored. You may still do what is listed; 0 ends the turn.
terminal-todo-retreat = Place { $count ->
        [one] your { $count } survivor
       *[other] your { $count } survivors
    } in your regions: a number puts one there, “number amount” puts several; “even” spreads all.
terminal-todo-other = Choose one of the moves: type its number.

## Moves

terminal-move-pick = Choose
terminal-move-swap = Take the power of
terminal-move-keep = Keep the power
terminal-move-volcano = The Volcano rises in
terminal-move-expand = Expand: ready your troops and conquer
terminal-move-expand-hand = Expand: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } to hand, then conquer
terminal-move-decline = Go into decline
terminal-move-coins = { $move }: { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    } this turn, a new race next turn
terminal-move-ancient = The Great Ancient goes to
terminal-move-reborn = Rise again in
terminal-move-conquer = Conquer
terminal-move-roll = Last attempt with the die
terminal-move-roll-free = Roll the die, then choose a region
terminal-move-convert = Replace the lone token in
terminal-move-dragon = Send the Dragon (1 token) to
terminal-move-wisp = Roll the die for
terminal-move-balrog = Send the Balrog to
terminal-move-bag = The Bag becomes
terminal-move-place = Place tokens in
terminal-move-camp = Place Encampments in
terminal-move-armor = Place Mushroom Armors in
terminal-move-fortress = Build a Fortress in
terminal-move-hero = Put a Hero into
terminal-move-queen = The Queen goes to
terminal-move-ghost = The Ghost goes to
terminal-move-ring = Put the Ring into
terminal-move-scepter = Put the Scepter into
terminal-move-ally = Name as your ally
terminal-move-withdraw = Give up
terminal-move-abandon = Abandon
terminal-move-altar = Sacrifice a token in
terminal-move-other = Other moves
terminal-move-with = { $means } – { $move }
terminal-done-conquest = stop conquering
terminal-done-late = go on to your active race
terminal-done-turn = end the turn: { $coins }
terminal-done-end = end the turn
terminal-done-other = done
terminal-stop = end the turn as it stands: { $coins }
terminal-up-to = 1–{ $most }

## Tables

terminal-col-no = No.
terminal-col-region = Region
terminal-col-there = Who is there
terminal-col-for-you = For you
terminal-col-next = Next to
terminal-col-player = Player
terminal-col-coins = Coins
terminal-col-race = Race and power
terminal-col-tile = Race
terminal-col-hand = Hand
terminal-col-regions = Regions
terminal-col-declined = In decline
terminal-col-tokens = Tokens
terminal-col-price = Price
terminal-col-on-it = Coins on it
terminal-col-combo = Race and power
terminal-col-what = What
terminal-col-amount = Amount
terminal-col-rule = Rule
terminal-col-place = Place
terminal-col-standing = Tokens on the map
terminal-section-dear = Too dear now (tokens needed)
terminal-section-mine = Your regions
terminal-section-reach = Within reach if you expand
terminal-reach-none = If you expand, no region can be taken with the tokens you have.
terminal-section-board = The whole board
terminal-empty = empty
terminal-in-decline = in decline
terminal-border = border
terminal-yes = for { $cost }, { $left } left
terminal-yes-rolling = for { $cost } or less
terminal-die = die { $need }+ ({ $chance }%)
terminal-short = no: needs { $cost }
terminal-far = no: out of reach
terminal-barred = no: { $what }
terminal-mine = yours
terminal-not-kept = not kept
terminal-coins-note = coins { $coins }
terminal-next-note = ! = another player's active race stands there
terminal-board-note = for 2, 6 left: two tokens go there, six stay in hand · die 2+: what it must show · c R says more
terminal-no-match = No line of the board contains “{ $text }”.

## What happened

terminal-event-turn = Round { $round } – { $player }
terminal-event-picked = { $player } takes { $combo }{ $paid ->
        [0] {""}
        [one] , pays { $paid } coin
       *[other] , pays { $paid } coins
    }{ $gained ->
        [0] {""}
        [one] , finds { $gained } coin on it
       *[other] , finds { $gained } coins on it
    }
terminal-event-revealed = New on offer: { $combo }
terminal-event-swapped = { $player } exchanges the power { $given } for { $taken }
terminal-event-abandoned = { $player } abandons region { $region }
terminal-event-rolled = { $player } rolls for region { $region }: { $face } (needed: { $needed } or more)
terminal-event-rolled-free = { $player } rolls the die: { $face }
terminal-event-conquered = { $player } conquers region { $region } with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
terminal-event-conquered-with = { $player } conquers region { $region } with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } (help: { $means })
terminal-event-repelled = The attack on region { $region } fails
terminal-event-lost = { $player } ({ $race }) loses region { $region }: { $lost ->
        [0] nobody is lost
        [one] { $lost } token lost
       *[other] { $lost } tokens lost
    }{ $withdrawn ->
        [0] {""}
        [one] , { $withdrawn } withdraws
       *[other] , { $withdrawn } withdraw
    }
terminal-event-cleared-tribe = The Lost Tribe of region { $region } is driven out
terminal-event-cleared-monsters = The Monsters of region { $region } are driven out
terminal-event-gained = { $player } ({ $race }) gets: { $what }
terminal-event-placed = { $player } places { $race }: { $list }
terminal-event-set-aside = { $player } sets aside until the next turn: { $race } ×{ $tokens }
terminal-event-piece-placed = Now in region { $region }: { $piece }
terminal-event-piece-taken = No longer in region { $region }: { $piece }
terminal-event-discovered = { $player } finds in region { $region }: { $find }
terminal-event-allied = { $player } names an ally: { $ally } may not attack until the next turn of { $player }
terminal-event-coins-bank = { $player } gets from the bank: { $coins }
terminal-event-coins-paid = { $player } pays to the bank: { $coins }
terminal-event-coins-player = { $origin } pays { $player }: { $coins }
terminal-event-scored = { $player } collects { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
terminal-event-declined = { $player } – { $race } go into decline (regions: { $regions })
terminal-event-vanished = { $race } ({ $player }) leave the map
terminal-event-used = { $player } uses { $what }
terminal-event-used-at = { $player } uses { $what } (region { $region })
terminal-event-over = The game is over

## Answers to commands

terminal-cost-title = Region { $region } for the { $race }
terminal-cost-title-nobody = Region { $region }
terminal-cost-next = Next to: { $list }
terminal-cost-total = Together
terminal-cost-expand = If you expand:
terminal-costs = costs { $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    }, { $left } of { $hand } left in hand.
terminal-costs-rolling = costs { $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    } or less, as the die falls; { $left } of { $hand } or more are left in hand.
terminal-rolls = the die must show { $need } or more (chance { $chance }%); then { $left } of { $hand } are left in hand.
terminal-loses = { $player } ({ $race }): { $lost ->
        [0] nobody is lost
        [one] { $lost } token is lost
       *[other] { $lost } tokens are lost
    }{ $back ->
        [0] {""}
        [one] , { $back } withdraws
       *[other] , { $back } withdraw
    }.
terminal-gets = { $player } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
terminal-pays = { $player } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
terminal-leaves = You do not keep it: the region is left when you redeploy.
terminal-way-conquer = By tokens
terminal-way-roll = Last attempt with the die
terminal-way-convert = By replacing the lone token
terminal-way-dragon = With the Dragon
terminal-way-wisp = With the die
terminal-way-other = In another way
terminal-way-with = { $way } ({ $means })
terminal-cost-not-now = This is not the moment to conquer.
terminal-cost-no = You cannot take it now. { $reason }
terminal-cost-empty = You cannot take it now: there is no token in hand.
terminal-cost-short = You cannot take it now: it needs { $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    }, more than you can bring up.
terminal-source-region = the region itself
terminal-source-tokens = tokens standing there
terminal-source-die = the die
terminal-source-minimum = at least one token is always paid
terminal-income-title = What ending the turn now would score
terminal-income-regions = regions held
terminal-income-total = Together
terminal-income-none = Nothing would be scored.
terminal-income-scored = This turn has been scored already.
terminal-undecided = The turn cannot simply be ended here: something else has to be decided first.
terminal-income-decline = Going into decline now would score { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
terminal-log-title = What has happened
terminal-log-empty = Nothing has happened yet.
terminal-log-more = “l all” shows everything.
terminal-record-saved = The record is in { $file }.
terminal-record-exists = There is a file { $file } already; nothing was written. Say “r NAME” with another name.
terminal-record-failed = { $file } could not be written: { $why }.
terminal-undone = Taken back: { $move }.
terminal-undo-start = There is nothing to take back: you have not moved since the others did.
terminal-undo-chance = That cannot be taken back: the die was rolled or something new was turned up.
terminal-suggestion = A bot would play: { $move } (number { $number }).
terminal-suggestion-text = A bot would play: { $move }.
terminal-stopping = The turn is ended with: { $moves }.
terminal-stop-hint = “stop” does what is left to do and ends the turn: { $coins }.
terminal-turn-over = Your decision is made. Enter goes on, u takes the last move back.
terminal-turn-over-again = Only Enter (go on) or u (take the last move back) here.
terminal-quit-ask = Leave the game? y – leave, s – save the record and leave, n – play on:
terminal-answer-yes = y
terminal-answer-save = s
terminal-left = You have left the game. Nothing was saved.
terminal-left-saved = You have left the game.
terminal-input-ended = The input has ended, so the game stops here. Nothing was saved.

## What could not be done

terminal-error-number = There is no number { $number }. Type one from the list.
terminal-error-amount = Number { $number } takes an amount from 1 to { $most }.
terminal-error-unknown = “{ $text }” is neither a move nor a command. h shows what there is.
terminal-error-refused = That is not possible: { $reason }
terminal-error-region = There is no region { $region } on this map.
terminal-error-which = Say which region, for example: { $example }
terminal-error-no-tokens = There are no tokens to place now.
terminal-error-not-there = Tokens in hand cannot go to region { $region }.
terminal-error-no-rules = “w” gives the rules behind a cost, the coins of a turn or a refusal: ask for one first.

## Help

terminal-hint = u undo · b board · c R cost · i income · s hint · h all commands · q quit
terminal-help-title = What you can type
terminal-help-number = the move with that number; 0 is “done”
terminal-help-amount = move number 3 with the amount 2 (placing tokens)
terminal-help-move = a move in words, as in the record
terminal-help-enter = show the screen again
terminal-help-u = take your last move back, as far as the last die roll or new combo
terminal-help-b = the whole board; “b forest” only the lines with that word
terminal-help-o = the offer with all abilities
terminal-help-c = what region 12 costs and why, or why it cannot be taken
terminal-help-i = what ending the turn now would score
terminal-help-w = the rules behind the last answer
terminal-help-a = what your races and powers can do
terminal-help-l = what has happened; “l all” everything
terminal-help-s = what a bot would play
terminal-help-even = redeployment: spread the tokens in hand evenly
terminal-help-all = redeployment: put all tokens in hand into region 12
terminal-help-stop = end the turn as it stands; what must be placed is placed for you
terminal-help-r = save the record, to NAME if given
terminal-help-q = leave the game

## The end

terminal-end-title = The game is over
terminal-end-winner = { $count ->
        [one] Winner: { $names }
       *[other] Shared victory: { $names }
    }
terminal-end-save = Save the record of the game? y – yes, n – no:
terminal-bot-failed = { $name } failed ({ $reason }); the first legal move is made for it
