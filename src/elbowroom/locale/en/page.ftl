# What the page says. The terms of the game itself are in tiles.ftl.

## Names

page-name = Elbowroom
seat-player = Player { $number }
seat-player-short = Pl. { $number }
seat-bot = Bot { $number }
region-name = { $terrain }{"\u00A0"}{ $region }
region-bare = Region{"\u00A0"}{ $region }
tag-you = you
tag-bot = bot
tag-away = away
tag-stand-in = bot stands in

## Bars and everyday buttons

nav-home = Home
nav-rules = Rules
nav-about = About
nav-learn = First game
nav-workshop = Workshop
nav-puzzles = Puzzles
nav-settings = Settings
nav-log = Log
nav-log-new = Log: something happened since your last turn
nav-offer = Offer
nav-players = Players
nav-chat = Chat
nav-chat-new = { $count ->
        [one] Chat: { $count } new line
       *[other] Chat: { $count } new lines
    }
do-close = Close
do-copy = Copy
do-copied = Copied
do-retry = Try again
do-reload = Reload
do-home = To the start page
round-track = Round
round-of = Round { $round } of { $rounds }
loading = Laying out the map …

## What to do now

say-pick = Choose a race and its power
say-swap = Swap the power, or keep it
say-volcano = Tap the chasm where the Volcano rises
say-mode = Conquer on, or go into decline?
say-conquest = Conquer: tap a lit region
say-conquest-die = A last attempt with the die?
say-conquest-none = Nothing more can be taken
say-roll-first = Roll the die before you choose
say-late = Your declined { $race } conquer first
say-die-lies = The die shows { $face }: choose a region
say-balrog = Tap the region the Balrog goes to
say-redeploy = Place { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }: tap your regions
say-retreat = Place { $count ->
        [one] { $count } survivor
       *[other] { $count } survivors
    }: tap your regions
say-camp = Place { $count ->
        [one] { $count } Encampment
       *[other] { $count } Encampments
    }
say-armor = Place { $count ->
        [one] { $count } Mushroom Armor
       *[other] { $count } Mushroom Armors
    }
say-redeploy-ready = All placed: end your turn
say-retreat-ready = All placed
say-end = Your turn is scored
say-other = Choose one of the moves
say-over = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
wait-pick = { $player } is choosing a race
wait-mode = { $player } begins a turn
wait-conquest = { $player } is conquering
wait-redeploy = { $player } is placing tokens
wait-retreat = { $player } is placing survivors
wait-other = { $player } is deciding
fact-turn-of = { $player }’s turn
fact-pick = The first one is free; each one after it costs a coin more.
fact-swap = Tap a combo in the offer to take its power; coins stay where they are.
fact-mode = { $race }: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } to conquer with
fact-hand = { $race }: { $count } in hand
fact-taken = { $count ->
        [one] { $count } region
       *[other] { $count } regions
    } taken this turn
fact-roll-first = What it shows comes off the price of the region that you choose then.
fact-die-lies = It comes off the price of this one region.
fact-redeploy = One token stays in every region; the rest is yours to place.
fact-retreat = They come from a region that fell: put them into regions this race still holds.
fact-ready = Tap a region to change it, or end the turn.
fact-withdraw = Four tokens have to be set aside, and too few can be spared.
fact-end = You may still use what is shown here.
news-title = Since your last turn

## Buttons of a turn

act-pick = Take { $combo }
act-pick-sub = { $price ->
        [0] free
        [one] for { $price } coin
       *[other] for { $price } coins
    } · { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
act-keep = Keep { $power }
act-swap = Swap for { $power }
act-expand = Conquer on
act-expand-sub = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } to hand
act-decline = Go into decline
act-decline-sub = a new race next turn
act-decline-with = Decline: { $means }
act-stop = Redeploy
act-stop-sub = if you stop now: { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
act-late-done = On to the active race
act-conquer = Conquer
act-conquer-sub = for { $cost } of your { $hand }
act-do = Do it
act-roll = Roll the die
act-roll-sub = it must show { $need } or more
act-even = Spread evenly
act-even-sub = { $count } left to place
act-border = To the border
act-before = As before
act-restart = Start over
act-end-turn = End turn
act-end-turn-sub = { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
act-done = Done
act-undo = Undo
act-faster = Quicker bots
act-final = Final table
ask-decline = { $race } go into decline: they conquer no more, and your turn ends here.
ask-decline-scores = This turn then scores { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ask-stop = You have { $count } in hand and could still take { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }. This ends your turn.
ask-undealt = { $count ->
        [one] { $count } is
       *[other] { $count } are
    } still in hand: the rest is placed for you, evenly.
ask-piece = Not everything is placed yet: the rest is placed for you.
ask-no = Go on playing

## Abilities

ability-abandon = Abandon
ability-abandon-text = Give a region up before your first conquest: all its tokens come back to hand.
ability-decline = Decline now
ability-decline-text = Go into decline right after scoring.
ability-dragon = Dragon
ability-wisp = Wisp’s die
ability-convert = Replace a token
ability-camp = Encampments
ability-armor = Mushroom Armors
ability-fortress = Fortress
ability-hero = Hero
ability-queen = Queen
ability-ghost = Ghost
ability-ancient = Great Ancient
ability-reborn = Rise again
ability-volcano = Volcano
ability-withdraw = Give up a region
ability-balrog = Balrog
ability-altar = Sacrifice
ability-ring = Froggy’s Ring
ability-scepter = Scepter
ability-bag = Bag: becomes …
ability-ally = Name an ally
ability-roll = Roll the die
ability-conquer = Conquer
ability-place = Place tokens
ability-with = { $ability } ({ $means })
tool-abandon = Tap the region to abandon
tool-dragon = Tap the region the Dragon takes
tool-wisp = Tap the region to roll for
tool-convert = Tap the lone token to replace
tool-camp = Tap regions for your Encampments
tool-armor = Tap regions for your Armors
tool-fortress = Tap the region for the Fortress
tool-hero = Tap the region the Hero guards
tool-queen = Tap the region the Queen guards
tool-ghost = Tap the region the Ghost guards
tool-ancient = Tap where the Great Ancient goes
tool-reborn = Tap the region to rise again in
tool-volcano = Tap the chasm where the Volcano rises
tool-withdraw = Tap the region to give up
tool-balrog = Tap the region the Balrog goes to
tool-altar = Tap the declined token to sacrifice
tool-ring = Tap the region for the Ring
tool-scepter = Tap the region to double
tool-conquer = Tap a lit region
tool-roll = Tap the region to roll for
tool-place = Tap your regions
tool-relic = Relics on: tap a lit region
tool-other = Tap a lit region

## The cost of a region

cost-title = Cost
cost-region = Every region
cost-tokens = { $race } ×{ $count }
cost-monsters = Monsters ×{ $count }
cost-die = The die
cost-minimum = At least one token
cost-note-left = { $left } of { $hand } left in hand.
cost-note-free = Nothing is paid: { $left } of { $hand } left in hand.
cost-note-die = Only with the die: it must show { $need } or more ({ $chance }%).
cost-note-sure = The die can only help: { $left } of { $hand } left in hand, or more.
cost-loss = { $race }: { $lost ->
        [0] nobody is lost
        [one] { $lost } is lost
       *[other] { $lost } are lost
    }{ $back ->
        [0] {""}
        [one] , { $back } withdraws
       *[other] , { $back } withdraw
    }.
cost-coins-gain = You get { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at once.
cost-coins-pay = You pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at once.
cost-coins-other-gain = { $player } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at once.
cost-coins-other-pay = { $player } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at once.
cost-not-kept = You will not keep it: it is left when you redeploy.
label-tokens = { $race } ×{ $count } of { $player }
label-declined = { $race } ×{ $count } of { $player }, in decline
label-advised = Advised: { $label }
label-take = costs { $cost }
label-die = costs { $cost }, only with the die: { $need } or more
label-choice = can be chosen
card-declined = { $race }, in decline
why-relic = This relic does not help here.
why-tool = Not with this ability.
rule-show = The rule

## Hints

hint-ask = Hint
hint-title = A bot’s advice
hint-before = The plan before
hint-next = The next plan
hint-thinking = Thinking it over …
hint-none = No plan stands out. Trust your own eyes.
hint-use = Lay it out
hint-choose = Select it
hint-redeploy = Place them like this
hint-stop = Stop here
hint-take = Take { $region }
hint-roll = Roll for { $region }
hint-step-die = { $region } with the die
hint-step-with = { $region } with { $means }
hint-step-ability = { $ability }: { $region }
hint-net = { $coins } (after paying { $price })
hint-facts = { $coins } this turn, { $expected ->
        [one] about { $expected } coin from now to the end.
       *[other] about { $expected } coins from now to the end.
    }
hint-ahead = { $coins ->
        [one] That ends about { $coins } coin ahead of the others.
       *[other] That ends about { $coins } coins ahead of the others.
    }
hint-behind = { $coins ->
        [one] That ends about { $coins } coin behind the others.
       *[other] That ends about { $coins } coins behind the others.
    }
hint-level = That ends about level with the others.
hint-chance = Chance to win: about { $percent }%.
hint-more-pick = { $coins ->
        [one] { $coins } coin more than the best other choice.
       *[other] { $coins } coins more than the best other choice.
    }
hint-more-expand = { $coins ->
        [one] { $coins } coin more than declining now.
       *[other] { $coins } coins more than declining now.
    }
hint-more-decline = { $coins ->
        [one] { $coins } coin more than conquering on.
       *[other] { $coins } coins more than conquering on.
    }
hint-fewer = Something else would bring you more, but your rivals more still.

## Around the board

board-name = Map
board-numbers = Numbers of the regions
board-zoom-in = Zoom in
board-zoom-fit = Show the whole map
board-fewer = One fewer
board-more = One more
offer-title = On offer
offer-free = free
offer-price = { $price ->
        [one] costs { $price } coin
       *[other] costs { $price } coins
    }
offer-coins = { $coins ->
        [one] { $coins } coin lies on it
       *[other] { $coins } coins lie on it
    }
offer-tokens = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
player-hand = in hand
player-map = on map
player-regions = { $count ->
        [one] region
       *[other] regions
    }
player-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
player-coins-hidden = coins are hidden
player-declined = in decline · { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }
player-no-race = no active race
player-turn = has the turn
player-realm = Show the realm of { $player }
player-tell = What the races of { $player } do
stock-camps = Encampments
stock-heroes = Heroes
stock-reserve = Set aside
stock-hammers = Hammers
stock-armors = Mushroom Armors
stock-queen = Queen
stock-ancient = Great Ancient
stock-holes = Holes-in-the-Ground
stock-wealth = Bonus
stock-ally = Ally
stock-vengeance = Vengeance
income-regions = regions
income-total = together
income-title = If the turn ended now
die-label = Reinforcement die
die-last = Last try
die-range = +0 to +3
die-rolling = { $player } rolls for { $region }
die-rolling-free = { $player } rolls the die
die-needs = { $needed } or more needed
die-enough = Rolled { $face }: that is enough
die-short = Rolled { $face }: the attack fails
die-fell = Rolled { $face }
announce-your-turn = It is your turn.
announce-taken-back = Taken back.

## Log and chat

log-title = Log
recap-title = What happened
recap-show = Show me what happened
recap-back = One step back
recap-on = One step on
recap-end = Back to the game
log-show = Show it on the map
log-now = This turn
log-earlier = Before that
log-empty = Nothing has happened yet.
log-turn = Round { $round } · { $player }
log-picked = { $player } takes { $combo }{ $paid ->
        [0] {""}
        [one] , pays { $paid } coin
       *[other] , pays { $paid } coins
    }{ $gained ->
        [0] {""}
        [one] , finds { $gained } coin on it
       *[other] , finds { $gained } coins on it
    }.
log-revealed = New on offer: { $list }.
log-swapped = { $player } swaps { $given } for { $taken }.
log-abandoned = { $player } abandons { $region }.
log-rolled = { $player } rolls for { $region }: { $face }, needed { $needed }.
log-rolled-failed = { $player } rolls for { $region }: { $face }, needed { $needed }. The attack fails.
log-rolled-free = { $player } rolls the die: { $face }.
log-conquered = { $player } takes { $region } with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
log-conquered-tribe = { $player } takes { $region } from the Lost Tribe with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
log-conquered-monsters = { $player } takes { $region } from the Monsters with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
log-conquered-with = { $player } takes { $region } with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } and { $means }.
log-cleared-tribe = The Lost Tribe of { $region } is driven out.
log-cleared-monsters = The Monsters of { $region } are driven out.
log-repelled = The attack on { $region } fails.
log-lost = { $player } ({ $race }) loses { $region }: { $lost ->
        [0] no token lost
        [one] { $lost } token lost
       *[other] { $lost } tokens lost
    }{ $withdrawn ->
        [0] {""}
        [one] , { $withdrawn } withdraws
       *[other] , { $withdrawn } withdraw
    }.
log-gained = { $player } ({ $race }) gains { $what }.
log-placed = { $player } places { $race }: { $list }.
log-set-aside = { $player } sets aside { $race } ×{ $tokens }.
log-piece-placed = { $piece }: now in { $region }.
log-piece-taken = { $piece }: gone from { $region }.
log-discovered = { $player } finds in { $region }: { $find }.
log-allied = { $player } makes { $ally } an ally until the next turn.
log-coins-bank = { $player } gets { $coins } from the bank.
log-coins-paid = { $player } pays { $coins } to the bank.
log-coins-player = { $origin } pays { $player } { $coins }.
log-scored = { $player } scores { $coins }.
log-declined = { $player } sends { $race } into decline with { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }.
log-vanished = { $race } of { $player } leave the map.
log-used = { $player } uses { $what }.
log-used-at = { $player } uses { $what } in { $region }.
log-used-bag = { $player } turns the Bag into { $detail }.
log-used-stonehedge = The Stonehedge lends { $player } the power { $detail }.
log-driver-bot = A bot plays for { $player } now.
log-driver-clock = Time is up: a bot plays for { $player } now.
log-driver-back = { $player } is back.
log-over = The game is over.
chat-title = Chat
chat-write = Write to the table
chat-send = Send
chat-off = Chat is switched off at this table.
chat-empty = Nobody has said anything yet.

## Start page

home-title = Elbowroom
home-lead = Too many peoples, too little land. Pick a strange folk with a stranger power, take what you can, and know when to let go.
home-play = Play now
home-play-sub = a whole game against two bots
home-friend = Play with a friend
home-friend-sub = by link, on any device
home-learn = Guided first game
home-learn-sub = five minutes, learning by playing
home-custom = Set up a game
home-watch = Watch bots play
home-join = Join by link
home-join-label = Paste the link you were given
home-join-go = Join
home-join-bad = That is not a link to a table. It looks like “{ $example }”: copy it whole.
join-elsewhere = This link leads to a table on another server, { $host }.
join-elsewhere-go = Open it at { $host }
home-games = My games
home-games-none = Games you start or join in this browser appear here.
home-continue = Continue
home-review = Look back
home-forget = Remove from the list
home-forget-seat = Your seat’s link goes with it: you could not come back to this game.
home-forget-watch = The link to watch this game goes with it.
home-forget-over = The game is over; only this list forgets it.
home-forget-yes = Remove
home-forget-no = Keep
home-making = Setting the table …
home-version = Version { $version }

## Setting up a game

new-title = A new game
new-box = Box
new-box-base = Base game
new-box-underground = Underground
new-box-both = Both mixed
new-map = Map
new-map-auto = For { $count } players
new-own = Boxes of your own
new-own-make = Make races and powers of your own
new-own-twice = Two of these boxes are called { $name }: untick one, or rename it in the workshop.
new-own-how = How it comes into the game
new-own-whole = whole, as an expansion
new-own-blank = as blank tiles: one race, one power
new-own-banner = On the blank banner
new-own-stand-in = Uses the tokens of
new-own-badge = On the blank badge
new-own-none = nothing
new-seats = Seats
new-seat = Seat { $number }
new-seat-kind = Who sits here
new-kind-here = Me, or someone at this screen
new-kind-link = A friend, by link
new-kind-bot = A bot
new-seat-name = Name
new-seat-name-link = Name (the friend will say it)
new-seat-level = Level
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-more = More choices
new-coins = Coins
new-coins-hidden = hidden until the end
new-coins-open = open for all to see
new-hints = Hints
new-hints-on = allowed
new-hints-off = not at this table
new-clock = Clock
new-clock-none = none
new-clock-turn = per turn
new-clock-game = per player, whole game
new-clock-seconds = Seconds
new-pace = Bots’ pace
new-pace-instant = at once
new-pace-fast = brisk
new-pace-normal = unhurried
new-pace-slow = slow
new-first = Who starts
new-first-draw = drawn by lot
new-house-rules = House rules
new-start = Start the game
new-start-lobby = Open the table
level-random = Random
level-greedy = Greedy
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
variant-own_tokens_defend = Your own declined tokens defend against you
variant-rounds = Rounds (0: as many as the map says)
variant-starting_coins = Coins to start with
variant-offer_size = Combos on offer
variant-step_price = Coins to pass over a combo
variant-declined_races = Declined races a player may have
variant-tribes = There are lost tribes on the map
variant-open_coins = Everybody sees everybody’s coins
variant-flames_entry = Flames enter from
variant-vampire_limit = Vampires replace
value-volcano = the Volcano
value-edge = the edge of the map
value-per_turn = once per turn
value-per_opponent = once per opponent

## The lobby

lobby-title = The table is set
lobby-lead = Send each friend a link. The game begins when everyone is here.
lobby-lead-guest = Waiting for the others. The game begins by itself.
lobby-link = Link for seat { $number }
lobby-watch = Link for spectators
lobby-link-lost = The link was shown in the browser that opened this table. Make a new one to see it again.
lobby-new-link = New link
lobby-local = This server is on your computer alone: the links work in another window here. For friends elsewhere it has to be started for your network (elbowroom serve --host 0.0.0.0) and opened at that address.
lobby-friend-instead = Give it to a friend
lobby-bot-instead = Let a bot play
lobby-start = Begin
lobby-start-missing = Begin without waiting
lobby-missing-note = { $count ->
        [one] { $names } is not here yet. If you begin now, the game waits at that player’s turn, and no clock runs.
       *[other] { $names } are not here yet. If you begin now, the game waits at their turns, and no clock runs.
    }
lobby-hints = Players may ask a bot for hints
lobby-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
agreed-title = Agreed at this table
agreed-blank = { $tile } as a blank tile
agreed-map = Map: { $map }
agreed-yes = yes
agreed-no = no
agreed-tiles = Tiles of one’s own in this game
agreed-aside = beside the map
lobby-here = is here
lobby-missing = not here yet
lobby-coming = is coming in …
lobby-away = is away
lobby-bot-keeps = a bot plays until the friend comes
lobby-name = Your name
invite-share = Share …
invite-text = Come and play a game of Elbowroom with me:
invite-qr = QR code
invite-qr-hide = Hide the QR code
invite-qr-label = QR code: { $label }
arrive-title = { $player } invites you to a game
arrive-title-plain = You are invited to a game
arrive-lobby = Say your name and sit down. The game begins when everyone is here.
arrive-bot = The game has begun, and a bot keeps your seat. Say your name and take it over.
arrive-waits = The game has begun and waits for you. Say your name and sit down.
arrive-sit = Sit down

## At the table

handover-title = Hand over to { $player }
handover-lead = Coins are hidden: the others look away now.
handover-go = I am { $player }
conn-connecting = Connecting …
conn-offline = No connection. The game is safe on the server; trying again{"\u00A0"}…
conn-gone = This table is closed
conn-outdated = The game was updated
closed-link = This link does not fit
closed-own = To my own seat
closed-other = Another link?
conn-other = You are watching
seat-take = Play myself again
stand-title = A bot plays for you
stand-title-of = A bot plays for { $player }
stand-turn = The time for this turn was up. From the next turn on you play yourself again.
stand-game = The time for the whole game is up; it plays on to the end.
stand-host = The host has put it there. You can take the seat back at any time.
host-title = This table
host-pace = Bots’ pace
host-chat = Chat
host-watch-link = Link for spectators
game-over = The game is over
coach-title = Your first game
coach-leave = Leave the lesson
coach-back = Back to the lesson
coach-show = Show me
coach-place = Place them so
coach-thinking = One moment …
coach-goal = Whoever has the most coins after round { $rounds } wins.
coach-pick = Choose a race with its power. { $combo }: { $tokens }, { $price ->
        [0] and it is free
       *[other] price { $price }
    }. Tap it.
coach-pick-new = Time for a new race! { $combo }: { $tokens }. What you hold already goes on paying.
coach-pick-other = { $combo } will do, too. The coach would take { $advised }.
coach-take = A good choice. Take it with the button below.
coach-enter = Your race comes in from the edge of the map. You have { $hand } tokens, { $region } costs { $cost }. Tap it.
coach-enter-again = The new race comes in from the edge, too: { $region }, for { $cost }.
coach-near = Every region pays a coin each turn. Now you reach its neighbours: { $region }, for { $cost }.
coach-cost = Empty land costs 2 tokens, whatever stands on it makes it dearer. { $region } costs { $cost }: it is worth it.
coach-enemy = { $player } holds { $region }: every token there makes it dearer, { $cost } in all. The defender loses one.
coach-more = Go on: { $region }, for { $cost }.
coach-ability = Now use “{ $ability }”: press its button, then tap { $region }.
coach-confirm = Confirm it with the button below.
coach-roll = Now roll it.
coach-die-won = The die showed { $face }: that was enough!
coach-die-lost = The die showed { $face }: not enough this time.
coach-die = Too few tokens for { $region }. But the last attack of a turn may be tried with the die, which adds 0 to 3. Tap the region, then roll.
coach-die-again = One more with the die: { $region }.
coach-stop = That is enough for this turn: stop conquering.
coach-redeploy = One token holds a region, more defend it. Put the others where { $player } could come.
coach-redeploy-again = Place the others where { $player } could come.
coach-redeploy-last = It was your last turn: where the others stand does not matter any more.
coach-retreat = { $player } took land from you. The tokens that got away come back: place them.
coach-placed = All placed. Go on with the button below.
coach-end = End your turn: { $coins }, a coin for each region and what your power adds.
coach-end-again = End your turn: { $coins }.
coach-score = { $coins } for you! Now { $player } plays; the log tells what happens.
coach-scored = { $coins } for you. Now { $player } plays.
coach-wait = Now { $player } plays.
coach-again = A new turn with the same race: one token stays in each region, the others march on.
coach-on = There is still something to take: conquer on.
coach-decline = { $race } have spread themselves thin. Let them decline: their regions go on paying, and next turn you begin with a new race.
coach-decline-gain = That should put you about { $coins } coins further ahead.
coach-last = Your last turn: hold nothing back, and take all you can.
coach-won = You win, { $own } to { $other }! That is the whole game. Now try a longer one.
coach-close = { $own } to { $other }: { $player } wins by a hair. That is the whole game; the next one may be yours.
coach-lost = { $own } to { $other }: { $player } wins this one. That is the whole game; try it once more.
coach-own = Your own way: let us see.
coach-own-good = Your own way, and just as good.
coach-own-undo = That may cost you about { $coins } coins. Undo it, or go on.
coach-own-worse = That may cost you about { $coins } coins. Never mind, go on.
coach-other = Do what the bar below asks for.

## The end and looking back

final-winner = { $count ->
        [one] { $names } wins with { $coins } coins
       *[other] { $names } share the victory with { $coins } coins
    }
final-you = { $count ->
        [one] You win with { $coins } coins
       *[other] You share the victory with { $coins } coins
    }
final-place = Place
final-player = Player
final-coins = Coins
final-regions = Regions
final-chart = Coins by round
final-chart-round = After round { $round }
final-sources = Where the coins came from
final-rematch = Play again
final-rematch-join = To the next game
final-replay = Watch the replay
final-review = Review
final-board = Show the board
final-record = Download the record
source-start = at the start
source-regions = regions
source-race = races
source-power = powers
source-finds = relics and places
source-offer = from the offer
source-paid = paid for combos
source-players = from other players
replay-title = Replay
replay-slider = Moment
replay-moment = Move { $ply } of { $plies }
replay-start = The beginning
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-share = Copy a link to this moment
replay-play-on = Play on from here
replay-play-on-sub = You take a seat, bots the others
replay-as = Play as
replay-review = Review
replay-records = Records
review-working = The expert goes over the game, turn by turn …
review-try = Try it

## Puzzles

puzzles-lead = One turn, and one plan that is clearly best and easily missed. Do you see it?
puzzles-more = As many as you like
puzzles-empty = There are no puzzles here.
puzzles-count = { $count ->
        [0] There is no puzzle of this kind.
        [one] { $count } puzzle, solved: { $solved }
       *[other] { $count } puzzles, solved: { $solved }
    }
puzzles-left-out = { $count ->
        [one] { $count } more puzzle is left out: a race or power it needs is switched off here, or it no longer holds by these rules.
       *[other] { $count } more puzzles are left out: races or powers they need are switched off here, or they no longer hold by these rules.
    }
puzzles-show-more = Show more
puzzle-one = Puzzle
puzzle-day = Puzzle of the day
puzzle-day-go = Solve it
puzzle-day-again = Look at it again
puzzle-day-solved = Solved
puzzle-day-shown = The solution was shown
puzzle-day-tried = Not solved yet
puzzle-streak = { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
puzzle-streak-none = Solve it, and a row of days begins.
puzzle-by-theme = Theme
puzzle-by-difficulty = Difficulty
puzzle-by-box = Box
puzzle-any = Any
puzzle-listed = { $players } players, round { $round } of { $rounds }
puzzle-done-best = Solved, the best plan
puzzle-done-good = Solved
puzzle-done-missed = Not solved yet
puzzle-done-shown = Solution seen
puzzle-task = Play the best turn you can find.
puzzle-show = Show the solution
puzzle-show-ask = The solution is shown then, and the puzzle does not count as solved.
puzzle-all = All puzzles
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-loading = The puzzle is being laid out …
puzzle-judging = The expert looks at your turn …
puzzle-best = Solved: the best plan!
puzzle-good = Solved: a good plan, too
puzzle-missed = There is a better plan
puzzle-solution = The solution
puzzle-best-text = Nothing better was found than what you played.
puzzle-loss = { $percent ->
        [0] Your turn brings about { $coins } coins less than the best plan.
        [one] Your turn brings about { $coins } coins less than the best plan, and a chance to win that is smaller by { $percent } percentage point.
       *[other] Your turn brings about { $coins } coins less than the best plan, and a chance to win that is smaller by { $percent } percentage points.
    }
puzzle-lead = Lead at the end
puzzle-chance = Chance to win
puzzle-yours = Your turn
puzzle-theirs = Best plan
puzzle-plan = The best plan: { $plan }
puzzle-usual = What bots of level “{ $level }” play here costs about { $coins } coins.
puzzle-on-map = Best plan on the map
puzzle-share = Your result for others, giving nothing away
puzzle-share-sheet = Share
puzzle-unknown = No such puzzle
puzzle-unknown-text = There is no puzzle “{ $id }” here: a race or power that it needs may be switched off, or it no longer holds by these rules.

## Rules

rules-title = Rules
rules-search = Search the rules
rules-none = Nothing found for “{ $text }”.
rules-board-base = On a map of the base game: { $text }
rules-board-underground = On an Underground map: { $text }
rules-game = How the game goes
rules-ground = Terrain and symbols
rules-markers = Markers and figures
rules-tokens = { $tokens ->
        [one] brings { $tokens } token
       *[other] brings { $tokens } tokens
    }
ground-plain = Ordinary ground: 2 tokens and whatever stands there. Some races and powers earn or save on it.
ground-mountain = Steep ground: 1 token more to conquer, whoever holds it.
ground-water = Open water: closed to all but those whose race or power lets them sail.
ground-symbol = Certain races and powers earn or save coins or tokens where this sign is.
ground-tribe = Forgotten people of an older age: 1 token more to conquer, and gone for good once driven out.
rule-under-rivers = Underground: rivers
    .text = A river costs 1 token and leads on to the other bank, but at the end of your turn your tokens leave it.
rule-under-chasm = Underground: chasms
    .text = An abysmal chasm cannot be entered by anyone; the Volcano may rise in one.
rule-under-monsters = Underground: monsters
    .text = Monsters guard some regions and count as two tokens. Drive them out and you find a relic or a place.

## Guided first game

learn-title = Your first game
learn-goal = One odd people after another conquers land for you, and whoever has the most coins after the last round wins.
learn-lead = A short game against a gentle bot. A coach tells you what to do at the moment when you need it.
learn-start = Begin
learn-resume = Go on with your first game
learn-again = Begin anew

## About

about-title = About
about-lead = Elbowroom is an exact digital Small World: the base game and Underground, against people and bots, free and open.
about-unofficial = Unofficial
about-unofficial-text = Small World is a trademark of Days of Wonder. Elbowroom is made by admirers; there is no connection to Days of Wonder, and none of their artwork or text is in it. If you like the game, buy the box.
about-credits = Credits
about-icons = Icons by Lorc, Delapouite and contributors, recoloured:
about-fonts = Fonts Alegreya Sans and Alegreya SC by Juan Pablo del Peral, Huerta Tipográfica:
about-software = Made with Svelte, Vite, Fluent, Starlette and Python.
about-engine = Games on this device run on Python in the browser, with msgspec (BSD-3-Clause):
about-licence = Elbowroom itself is free software under the MIT licence.
about-privacy = Privacy
about-privacy-text = No accounts, no cookies, no tracking. Your games’ links, and the games you play on this device, are kept in this browser only.

## Settings

set-title = Settings
set-language = Language
set-theme = Colours
set-theme-system = as the system
set-theme-light = by day
set-theme-dark = by lamplight
set-ask = Ask before each conquest
set-ask-text = Otherwise one tap takes a region; Undo takes it back.
set-sound = Sounds
set-volume = How loud
set-call = Call me to my turn
set-call-text = When the page is not in sight, two notes say that it is your turn. Nothing else is heard then.
set-name = Your name
set-keys = Keyboard
set-keys-text = Tab and arrow keys move between regions, Page Up and Page Down between those you can choose, Enter takes, + and − place tokens, U undoes, H asks for a hint, Esc closes.

## Games on this device

home-device = Play on this device
home-device-text = Games against bots run in this browser and need no network.
home-plain = Everything here runs in your browser. A game with friends by link needs a server.
games-device = on this device
games-more = Take this game elsewhere
games-record = Download the record
games-to-device = Continue on this device
games-to-server = Continue at a table on the server
games-copy = A copy goes on there; this game stays as it is.
games-open = Open a record
games-open-as = Which player are you? Bots play the others.
games-open-player = Player { $number }
games-open-how = A game that is over opens for its replay and its review. A file can also be dropped onto the page.
games-opening = Opening the record …
games-drop = Drop the record here
games-clock = The clock of this device was set back: some games seem to come from the future, so their order may be wrong. No move is lost.
kept-nothing = This browser keeps no games: this one lasts as long as its tab. Download its record before you close it.
held-elsewhere = This game is open in another tab. It goes on here as soon as that one is closed.
held-take = Go on here now
held-lost = This game went on in another tab. All moves are kept.
engine-loading = The game is being loaded. From then on it is here, with and without a network.

## Errors

missing-title = Nothing here
missing-text = There is no page at this address.
update-ready = A newer version is ready. Games that are open in other tabs go on as they are.
update-take = Use it now
storage-fails = This browser keeps nothing for this page: its storage is full or switched off. Save the address of each game; it is the only way back to your seat.
error-title = That did not work
error-other = Something went wrong ({ $code }). Reload the page to go on.
error-internal = The server stumbled over that. Try again in a moment.
error-offline = No connection to the server. It will be tried again by itself.
error-unexpected = The server gave an answer nobody understands ({ $status }). Try again in a moment.
error-wrong-protocol = This page is older than the server. Reload it: your seat and the game are safe.
error-bad-message = The server cannot take that: it is too long, or it holds characters that are not allowed.
error-bad-settings = This table cannot be made as it was chosen. Change the box, the map or the seats.
error-bad-box = The box { $box } has a fault: { $where }. The workshop says what it is.
error-bad-map = The map { $map } cannot be played on yet. The workshop says what is wrong with it.
error-too-big = That was too long.
error-too-fast = Too fast. Wait a moment and try again.
error-too-many-tables = Too many tables from here lately. Finish one, or try again in a while.
error-too-many-connections = Too many open connections from here. Close a tab and reload.
error-unknown-table = There is no such table. It may have been cleared away after a long time.
error-wrong-secret = This link does not open this table. Ask for a new one.
error-no-secret = A table opens only with the link of one of its players. Ask for yours.
error-secret-replaced = This link was replaced by a newer one. Ask the host for it.
error-table-cleared = This table was cleared away.
error-banned = This server does not let this address in. Whoever runs it decided so; other servers are not affected.
error-banned-name = Nobody may be called that here. Choose another name.
error-table-closed = Those who run this server have closed this table.
error-table-closed-conduct = Those who run this server have closed this table: what was said or done there breaks their rules.
error-table-closed-load = Those who run this server have closed this table: it was too much of a burden for the server.
error-table-closed-request = Those who run this server have closed this table, because somebody at it asked for it.
error-not-found = There is nothing at this address.
error-wrong-method = The server does not do that.
error-wrong-origin = The page was opened from another site. Open it at the server’s own address.
error-join-first = The page lost its seat. Reload it.
error-already-joined = You are at the table already.
error-stale = The game had moved on; here is the newest position.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-over = The game is over.
error-not-over = That can be seen once the game is over.
error-not-your-turn = Another player decides now.
error-bot-plays = A bot plays this seat. Take it back first.
error-not-your-seat = That seat is not yours.
error-no-such-seat = There is no such seat.
error-host-only = Only the host can do that.
error-players-only = Only players can do that.
error-nothing-to-undo = Nothing can be taken back: the die was rolled or somebody else decided.
error-not-joined = Not everyone is here yet.
error-seat-taken = Its owner is here.
error-time-up = This player’s time is up.
error-chat-off = Chat is switched off at this table.
error-hints-off = There are no hints at this table.
error-no-hint = The bot could not think of anything. Try again in a moment.
error-unreadable = This server cannot read the record of this game. Other games are not affected.
error-other-rules = This game began with older rules, and this server can no longer play it on. Its moves are kept: a server with those rules can finish it.
error-storage = It could not be stored, so it did not happen. Try again.
error-storage-bot = A bot’s move could not be stored, so it did not happen. It is tried again by itself.
error-closing = The server is restarting. Wait a moment; the game goes on by itself.
error-storage-full = There is no room left on this device, so the move did not happen. Free some space, then play it again; all moves before it are kept.
error-storage-full-bot = There is no room left on this device, so the bot’s move did not happen. Free some space, and the game goes on by itself; all moves before it are kept.
error-kept-elsewhere = This game was played on in another tab. Reload the page to see its newest position.
error-tab-engine = The game could not be loaded whole: the network or this browser’s cache lost a part of it. It will be tried again by itself.
error-tab-stopped = The part of the page that plays the game has stopped. It starts again by itself; all moves are kept.
error-bad-record = No table can take this record: its boxes or its map are not here, or it is too long.
error-bad-record-line = This is no record of a game, or it is damaged: line { $line } does not fit.
error-bad-record-version = A newer version of Elbowroom has written this record; this one cannot read it.
error-bad-puzzle = There is no such puzzle here any more: a tile is missing, or the rules have changed. The others can still be played.
error-puzzle-unfinished = Play the turn first; then it is judged.
error-other-rules-here = This game began with an older version, and this one can no longer play it on. Its moves are kept in this browser.
