# Why a move is refused: one sentence for every code of the engine (rules/refusal.py) and of the tiles (Tile.reasons).
# region, tile, terrain and player come as the names of this language, relics as a list of names, move as it was typed.

refusal-over = The game is over.
refusal-empty = An empty line is no move.
refusal-unknown = “{ $move }” is no move of this game.
refusal-malformed = “{ $move }” is not how this move is written.
refusal-no-ability = None of your tiles allows “{ $move }”.
refusal-no-region = There is no region { $region } on this map.
refusal-no-player = There is no player { $number } at this table.
refusal-in-decline = { $tile }: in decline this ability has gone.
refusal-other = The rules do not allow that.

## Not now

refusal-not-now = That is not what has to be decided now.
refusal-own-turn = That is for a turn of your own; now survivors are placed.
refusal-now-pick = A race is chosen at the start of a turn, by a player without an active one.
refusal-now-decline = Decline is decided at the start of a turn.
refusal-now-conquer = Regions are conquered after the troops are readied and before they redeploy.
refusal-now-abandon = Regions are abandoned before the first conquest of a turn.
refusal-now-place = Tokens are placed in the redeployment.
refusal-now-piece = { $tile }: placed in the redeployment.
refusal-late = First conquer: { $tile }. The active race comes after them.
refusal-pick-first = Without an active race you have to choose one first.
refusal-mode-first = Say first whether you expand or decline.
refusal-place-first = Everything in hand has to be placed first.
refusal-retreat-first = All survivors have to be placed while their race has a region.
refusal-compelled = This decision cannot be skipped.

## The offer

refusal-combo-number = A combo is named by its number in the offer.
refusal-no-combo = The offer has no number { $number }; it goes up to { $visible }.
refusal-price = Combo { $number } costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; you have { $coins }.

## Where one may attack

refusal-own = { $region }: your race holds it already.
refusal-chasm = { $region }: nobody enters a chasm.
refusal-water = { $region }: it is water, which your race cannot conquer.
refusal-avoided = { $region }: no target for this race ({ $tile }).
refusal-immune = { $region }: immune ({ $tile }).
refusal-ban = { $region }: it may not be attacked now ({ $tile }).
refusal-ability-proof = { $region }: only plain tokens from next door can take it, abilities do not help ({ $tile }).
refusal-no-relic = That does not help here now: { $relics }.
refusal-relic-used = That has been used this turn already: { $relics }.
refusal-far = { $region }: it is not next to a region of this race.
refusal-entry = { $region }: this race may not enter there ({ $tile }).
refusal-border = { $region }: a new race enters at the edge of the map or on the shore of a sea there.

## Tokens and the die

refusal-hand = You need at least one token in hand.
refusal-cost = { $region }: it costs { $cost } tokens, you have { $hand }.
refusal-die = { $region }: { $short ->
        [one] you are { $short } token short
       *[other] you are { $short } tokens short
    }; the die helps with { $most } at most, and only as a last attempt.
refusal-sure = { $region }: it can be had without the die, for { $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    }.
refusal-no-final = This race rolls the die before it chooses, so it has no last attempt.
refusal-die-lies = The die has been rolled: conquer with it, or stop.
refusal-roll-target = Say for which region the die is rolled.

## Replacing a lone token

refusal-no-victim = { $region }: no active token of an opponent stands there.
refusal-not-alone = { $region }: more than one token stands there.
refusal-sheltered = { $region }: its lone token is sheltered ({ $tile }).

## Giving up and placing

refusal-not-yours = { $region }: it is not yours.
refusal-stays = { $region }: tokens in decline stay there ({ $tile }).
refusal-not-held = { $region }: that race does not hold it ({ $tile }).
refusal-no-tokens = { $region }: no token of its race is in hand.
refusal-token-count = { $hand ->
        [one] { $hand } token of that race can be placed.
       *[other] { $hand } tokens of that race can be placed.
    }
refusal-none-left = { $tile }: none is in hand to be placed.
refusal-piece-count = { $tile }: { $left } can be placed.
refusal-used-up = { $tile }: that has been done as often as a turn allows.
refusal-marker-there = { $region }: one lies there already ({ $tile }).
refusal-relic-there = { $region }: the same power works there already ({ $tile }).

## Tiles

refusal-amazons-first = Fewer than four Amazons could be spared: first a region has to be given up.
refusal-amazons-spared = Amazons give regions up only in the redeployment, when fewer than four can be spared.
refusal-sorcerers-tray = No Sorcerer is left in the tray.
refusal-sorcerers-once = { $player } has lost a token to the Sorcerers this turn already.
refusal-sorcerers-near = The Sorcerers replace only tokens next to a region of theirs.
refusal-berserk-nowhere = No region is in reach for which the die could be rolled.
refusal-diplomat-ban = { $region }: { $player } has made you an ally, whom you may not attack before that player's next turn.
refusal-diplomat-when = An ally is named in the redeployment.
refusal-diplomat-self = Only an opponent can be an ally.
refusal-diplomat-named = An ally has been named this turn.
refusal-diplomat-attacked = { $player } was attacked by this race this turn and cannot be its ally.
refusal-dragon-master-flown = The Dragon has flown this turn.
refusal-fortified-built = One Fortress is built per turn.
refusal-fortified-out = All Fortresses are on the map.
refusal-fortified-there = { $region }: there is a Fortress already.
refusal-heroic-there = { $region }: a Hero stands there already, and the other one goes elsewhere.
refusal-cultists-there = { $region }: the Great Ancient is there already.
refusal-cultists-moved = The Great Ancient has moved this turn.
refusal-cultists-when = The Great Ancient moves at the start of a turn; without a region he is placed in the redeployment.
refusal-flames-entry = { $region }: at this table Flames enter beside the Volcano.
refusal-flames-first = The Volcano has to be placed on a Chasm first.
refusal-flames-vent = { $region }: the Volcano goes on a Chasm with its symbol.
refusal-flames-when = The Volcano is placed when Flames are chosen, and stays there.
refusal-liches-ban = { $region }: who has no coins may not attack Liches in decline.
refusal-shadow-mimes-first = First swap the power with one on offer, or keep it.
refusal-shadow-mimes-own = Number { $number } is the combo you have just chosen: swap with another one, or keep the power.
refusal-will-o-wisps-crystals = { $board ->
    [base] { $region }: no Magic Source and none of yours beside it, so this die does not help.
   *[underground] { $region }: no Crystals and none of yours beside it, so this die does not help.
}
refusal-magic-when = The Bag is told in the conquests or in the redeployment which Relic it is.
refusal-magic-told = The Bag has been told this turn which Relic it is.
refusal-magic-hidden = The Bag can only be a Relic that lies face up on the map.
refusal-magic-idle = As that the Bag would be of no use now: { $relics }.
refusal-reborn-active = Only a race in decline is reborn.
refusal-reborn-twice = Two regions can be handed over per turn.
refusal-reborn-whose = { $region }: the declined race that is reborn does not hold it.
refusal-reborn-token = The active race has no token for it, in the tray or in hand.
refusal-reborn-when = Regions are handed over at the start of a turn, or right after choosing a race.
refusal-vampire-tray = There is no token to put in its place, in the tray or in hand.
refusal-vampire-turn = One token is replaced per turn.
refusal-vampire-once = { $player } has lost a token in this way this turn already.
refusal-orb-tray = There is no token to put in its place, in the tray or in hand.
refusal-altar-when = The Altar is used after scoring.
refusal-altar-used = The Altar takes one token per turn.
refusal-altar-whose = { $region }: the Altar takes a declined token of yours, and there is none.
refusal-crypt-moved = The Ghost has been placed this turn.
refusal-crypt-itself = The Ghost never haunts the Crypt itself.
refusal-crypt-there = { $region }: the Ghost is there already.
refusal-pentacle-first = The Balrog has to be sent into a bordering region first.
refusal-pentacle-moved = The Balrog has moved this turn.
refusal-pentacle-far = { $region }: the Balrog only goes into a region that borders its own, and the first time one beside the Pentacle.
