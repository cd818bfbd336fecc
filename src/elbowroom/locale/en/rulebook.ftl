# The rulebook: the whole rules of both boxes for players, a message for every rule of docs/rules (rule-conq-6 is CONQ-6).
# An id in brackets becomes a link. The page loads this file only when the rules are looked at.

## The chapters

book-setup = Before the game
    .intro = How the table is laid before the first turn.
book-turn = How a turn goes
    .intro = What you do when it is your turn, and the words in which the rules speak of it.
book-pick = Picking a race
    .intro = How you take one of the six combos, and what it costs.
book-conquer = Conquering
    .intro = Where you may go, what a region costs, when the die helps, and what the defender loses.
book-redeploy = Redeploying
    .intro = How you spread your tokens once you have stopped conquering.
book-score = Scoring
    .intro = What your turn brings.
book-decline = Going into decline
    .intro = When a race is spent you turn it over, and take a new one in your next turn.
book-end = The end of the game
    .intro = When it is over, and who has won.
book-races = Races
    .intro = Every banner with its tokens and its rules. A name leads to a page of its own.
book-powers = Special powers
    .intro = Every badge with its tokens and its rules. A name leads to a page of its own.
book-finds = Relics and places
    .intro = What the monsters of Underground guard.
book-questions = Questions
    .intro = What happens where two rules meet, and how Elbowroom decides where the rules are silent.
book-examples = Worked examples
    .intro = Positions worked through with their numbers.
book-mixing = Both boxes together, and tiles of your own
    .intro = What changes when tiles of one box are played on the map of the other.
book-contents = What is in the boxes
    .intro = Maps, banners, badges, tokens, markers and coins.
book-editions = Editions and variants
    .intro = Where printed editions differ, how Elbowroom plays, and what a table may choose.

## The page

book-lead = The whole rules of both boxes in our own words. Every rule has an id, a place to link to, and, where it can be shown, a board that shows it.
book-chapters = Chapters
book-found = { $count ->
    [one] { $count } place found
   *[other] { $count } places found
}
book-print = Print
book-whole = The whole rulebook
book-base = Base game
book-underground = Underground
book-no-tile = There is no tile of that name.

## The game in short

short-goal = Goal
    .text = Have the most coins after the last round. There is room for too few, so peoples rise, spread, tire and make way for others; nobody wins with only one.
short-setup = Before the game
    .text = The map depends on the number of players: 10 rounds for two or three, 9 for four, 8 for five. Everyone starts with 5 coins. Lost Tribes and mountains stand on the map. Six pairs of a race and a power are on offer.
short-turn = A turn
    .text = Without an active race you pick a new one, conquer and score. With one you choose: expand (take tokens to hand, conquer, redeploy, score) or go into decline (score, and pick anew next turn).
short-pick = Picking a race
    .text = The first pair on offer is free. For each pair you pass over you put a coin on it; coins lying on the pair you take are yours. Your tokens are the race’s number plus the power’s.
short-enter = Entering the map
    .text = A race without a region enters at the edge of the map, or on the shore of a sea that lies at the edge. After that it takes regions next to its own. Seas and lakes are closed unless a race or power opens them.
short-cost = What a region costs
    .text = 2 tokens, +1 for a mountain, +1 for each Lost Tribe, Fortress, Lair or Encampment, +1 for each token of another player. Abilities make it cheaper, never below 1.
short-die = The die
    .text = With at least one token left you may try one last region for which you are at most 3 short: the die shows 0, 0, 0, 1, 2 or 3. Whatever it shows, your conquests are over.
short-losses = Losses
    .text = Whoever loses a region loses one token for good and places the others in his remaining regions at the end of the turn. A lone token is simply lost.
short-abandon = Abandoning
    .text = Before your first conquest of a turn you may give up regions and take all their tokens to hand, even all of them; then you enter anew at the edge.
short-redeploy = Redeploying
    .text = After your conquests one token must stay in each region; place the others as you like. They defend until your next turn.
short-score = Scoring
    .text = One coin for every region you hold, with your active and your declined race, plus what race and power add. Coins are hidden unless you agreed to play with open ones.
short-decline = Going into decline
    .text = Instead of conquering you turn your race over: one token stays in each region, the power is lost, the ability too unless it says otherwise. It goes on scoring. A second decline removes the first race from the map.
short-end = The end
    .text = After the last round all coins are counted. In a tie the most tokens on the map decide; if these are equal too, the victory is shared.
short-under-relics = Underground: relics and places
    .text = A relic is used once a turn and then lies where it was last used; a place stays where it was found. Both serve whoever holds their region.

## A tile's own page

book-tile-rules = Its rules
book-tile-questions = Questions and rulings
book-tile-examples = Examples
book-tile-atlas = What bots’ games say
book-atlas = { $box }: { $wins } of a fair share of victories (95% interval: { $from } to { $to }). Games: { $games }, bot: { $bot }.
book-atlas-differs = That is a real difference from a fair share, as far as these games can tell.
book-atlas-same = That cannot be told from a fair share.
book-atlas-note = A fair share is one victory in as many games as there are players. The bots took it of their own accord; among people it may be different.
book-atlas-none = The atlas counts races and special powers only.
book-atlas-few = Too few games had it in them to say anything.

## The board that shows a rule

book-show = Show me
book-shown = The rule on a board
book-start = The position at the start
book-step = Move { $at } of { $all }
book-next = Next: { $player }: { $move }
book-done = That is all.
book-refused = { $player }: { $move }. Not allowed: { $why }
book-try = Try it yourself
book-watch = Just show me
book-ask-allowed = { $player }: { $move }. Is that allowed?
book-ask-cost = { $player }: { $move }. How many tokens does it cost?
book-ask-coins = { $player }: { $move }. How many coins does the turn bring?
book-yes = Yes
book-no = No
book-right = Right!
book-wrong = Not quite. The answer: { $answer }.
book-tried = Right answers: { $right } of { $all }.
book-hands = { $player }: in hand { $hand }, coins { $coins }
book-no-board = The board could not be fetched. Try again when there is a network.

## Definitions and the turn

rule-def-1 = A region is non-empty if it holds at least one Lost Tribe token or at least one race token. It does not matter whose token it is, or whether its race is active or in decline. Every other region is empty.
rule-def-2 = Markers alone never make a region non-empty: not a Mountain, Troll Lair, Fortress, Encampment, Hole-in-the-Ground, Hero or the Dragon. Only tokens do.
rule-def-3 = Your active race has the benefits of its banner and of its badge, the special power, and they add up.
rule-def-4 = When your race goes in decline, the benefits of its banner and badge stop, unless the benefit itself says that it goes on.
rule-def-5 = Where a special power says “you” or “your”, it means only the tokens of the race it is paired with. Your other race, the declined one, gets nothing from it.
rule-def-6 = Two regions are adjacent if they share a border line.
rule-def-7 = A region is coastal if it is adjacent to a Sea or a Lake.
rule-def-8 = A region with a Hole-in-the-Ground, a Hero or the Dragon is immune: other players cannot conquer it, and none of their race abilities or special powers can affect it.
rule-def-9 = You hold a region while at least one token of one of your races is in it. A region holds tokens of one race at most. Markers without a token hold nothing.
rule-def-10 = Tokens of an active race lie colour side up, tokens of a declined race grey side up. Everyone can see which is which.
rule-def-11 = You attack a race when you conquer one of its regions, replace its token with a Sorcerer, or fail with a die attempt on one of its regions.
rule-turn-1 = In a round every player takes one turn, clockwise from the first player.
rule-turn-2 = If you begin your turn without an active race – in your first turn, and in each turn after a decline – you pick a combo, conquer with it, and score.
rule-turn-3 = In every other turn you choose: either you expand (ready your tokens, conquer, redeploy), or you put your race in decline. Then you score.

## Components

rule-comp-1 = There are 4 maps: one each for 2, 3, 4 and 5 players.
rule-comp-2 = There are 14 race banners, with a colour side for the active race and a grey side for decline, and 1 blank banner.
rule-comp-3 = There are 20 badges, each with a special power, and 1 blank badge.
rule-comp-4 = There are 168 race tokens and 18 Lost Tribe tokens. The race tokens divide so: Amazons 15, Dwarves 8, Elves 11, Ghouls 10, Giants 11, Halflings 11, Humans 10, Orcs 10, Ratmen 13, Skeletons 20, Sorcerers 18, Tritons 11, Trolls 10, Wizards 10.
rule-comp-5 = The markers are 10 Troll Lairs, 6 Fortresses, 9 Mountains, 5 Encampments, 2 Holes-in-the-Ground, 2 Heroes and 1 Dragon.
rule-comp-6 = There are 109 coins: 30 of value 10, 24 of value 5, 20 of value 3 and 35 of value 1. Together they are worth 515.
rule-comp-7 = There is one reinforcement die. Its faces are 0, 0, 0, 1, 2 and 3.
rule-comp-8 = There is one round marker, and there are 6 reference sheets, 5 personal ones and a shared one. The sheets have no effect on play.
rule-comp-9 = Land is Farmland, Forest, Hill, Swamp or Mountain. Water is Sea or Lake. A region can also show a symbol: Cavern, Magic Source, Mine or Lost Tribe.
rule-comp-10 = Every map has exactly 3 water regions: 2 Seas and 1 Lake.
rule-comp-11 = What your coins are worth stays hidden from the other players until the end of the game. You may always look at your own.
rule-comp-12 = You may change coins with the bank at any time. Which coins you hold makes no difference, only their total value.
rule-comp-13 = You can take from the tray only the tokens that are there. For example, there are never more than 18 Sorcerers in the game.
rule-comp-14 = Each race has tokens enough for the number on its banner plus the highest number on a badge, which is 5. The tile list shows the numbers of every banner and badge.

## Setup

rule-setup-1 = You play on the map made for your number of players, 2 to 5.
rule-setup-2 = The round marker starts on space 1 of the round track. The track has 10 spaces with 2 or 3 players, 9 with 4 players and 8 with 5 players.
rule-setup-3 = All race tokens begin in the tray, which is open to everyone.
rule-setup-4 = Shuffle the 14 banners. Lay 5 of them in a column, colour side up, as slots 1 (top) to 5. The other 9 form the race stack below slot 5, also colour side up.
rule-setup-5 = Shuffle the 20 badges. Put one beside each of the 5 banners; the other 15 form the badge stack, face up, beside the race stack. The two top tiles of the stacks are the sixth combo, so six combos are visible.
rule-setup-6 = Put 1 Lost Tribe token in each region with the Lost Tribe symbol.
rule-setup-7 = Put 1 Mountain marker in each Mountain region.
rule-setup-8 = Each player gets five coins of value 1. The rest is the bank. Coins are what you pay with and also your score.
rule-setup-9 = By tradition the player with the most pointed ears starts. Elbowroom cannot see your ears: the first seat is either chosen beforehand or drawn at random.
rule-setup-10 = You start the game without a race.

## Picking a combo

rule-pick-1 = If you have no active race at the start of your turn, you pick one of the visible combos. The one on top of the stacks counts too.
rule-pick-2 = The top combo is free. Any other costs 1 coin for each combo above it: you put 1 coin on each of those. So the combo in position 6 costs 5 coins.
rule-pick-3 = You get all the coins lying on the combo you pick. You take them automatically, and you still pay its full cost.
rule-pick-4 = You pay with the coins you had before. The coins lying on the combo you pick cannot help to pay for it.
rule-pick-5 = You cannot pick a combo that costs more coins than you have. The top one is free, so you can always pick something.
rule-pick-6 = Lay your combo face up before you. Add the numbers on its banner and its badge, and take that many tokens of the race from the tray into your hand.
rule-pick-7 = These are all the tokens your race will ever get, unless a rule says otherwise, as for Skeletons and Sorcerers. The 4 extra Amazons are part of what you take at the pick.
rule-pick-8 = After a pick, the combos below the gap slide up one place, with the coins on them. The combo on top of the stacks moves into slot 5, and the next two stack tiles become the sixth combo. If the sixth combo itself was picked, only the new stack tops appear.
rule-pick-9 = Six combos stay visible for as long as there are banners for them.
rule-pick-10 = If a combo must be formed and the badge stack is empty, the discarded badges are shuffled and become the new stack.
rule-pick-11 = When a race has vanished, its banner goes face up to the bottom of the race stack. If there is no race stack, it goes to the lowest empty slot of the column.
rule-pick-12 = If the race stack is empty after the column was filled up, fewer than six combos are visible.
rule-pick-13 = A banner that comes back straight into the column takes the first free place after the last visible combo, so there is no gap. It gets the top badge at once and has no coins on it.
rule-pick-14 = If the race stack is empty and all 5 slots are taken, a returning banner becomes the race stack again. With the top badge it is at once the sixth combo.

## Conquest

rule-conq-1 = If your race has no token on the map, its next conquest is a first conquest: it must be in a border region.
rule-conq-2 = A border region touches the edge of the board, or has a shore on a Sea that touches the edge. For a race that may conquer water, such a Sea is a border region too.
rule-conq-3 = The shore of a Sea at the edge counts as border even while a Seafaring race occupies that Sea.
rule-conq-4 = Halflings and Flying races need not enter at the border.
rule-conq-5 = If your race has lost or abandoned all its regions, it must enter at the border again.
rule-conq-6 = The defence of a region is 2, and 1 more for each Mountain, Troll Lair, Fortress and Encampment in it, for each Lost Tribe token in it, and for each race token of another player in it. Your own tokens of your other race do not count; a variant lets you choose that they do (see INT-20).
rule-conq-7 = The cost of a region is its defence minus all your discounts that apply, but never less than 1 token.
rule-conq-8 = Every conquest takes at least 1 race token, whatever your race, your power or the die. You need at least 1 available token to begin one. Sorcerers who replace a token use one from the tray (see RACE-Sorcerers-5).
rule-conq-9 = The tokens you use go into the conquered region and stay there until you redeploy.
rule-conq-10 = A normal conquest places exactly as many tokens from your hand as the region costs. You can add more when you redeploy.
rule-conq-11 = Nobody can conquer water, unless the race or the special power says so.
rule-conq-12 = You cannot choose an immune region as a target, one with a Hole-in-the-Ground, a Hero or the Dragon.
rule-conq-13 = You may conquer as many regions in your turn as your tokens allow, and you may stop at any time.
rule-conq-14 = After the first conquest, each region you conquer must be adjacent to a region your active race already occupies, unless your combo says otherwise.
rule-conq-15 = Whether a region was non-empty is decided at the moment you conquer it, before any token leaves. This matters for Orcs, Skeletons and Pillaging.
rule-conq-16 = A race in decline cannot conquer. Only Ghouls can.
rule-conq-17 = When you conquer a region with another player's tokens, the owner takes them all back at once: exactly 1 is lost and goes to the tray, the others go to the owner's hand. Tokens in the tray can be drawn again later, as new Skeletons or Sorcerers for example.
rule-conq-18 = So a lone defender is lost. A Lost Tribe token is removed in the same way and never comes back.
rule-conq-19 = Tokens that survived are placed by their owner as the last thing in the attacker's turn, after scoring. They go to any regions the same race still occupies, adjacent or not.
rule-conq-20 = If that race has no region left, the survivors stay in the owner's hand. In the owner's next turn, not before, they may enter the map with a first conquest.
rule-conq-21 = You may conquer a region of your own declined race. The token there is lost.
rule-conq-22 = Mountain markers never move. They protect whoever holds the region.
rule-conq-23 = When a region is conquered, its Troll Lair and Fortress are removed, and its Encampments go back to their owner's hand.
rule-conq-24 = If you have at least 1 unused token left, you may make one final attempt, with the die, on a region for which you are 3 tokens short or fewer.
rule-conq-25 = Name the target before you roll. It must be one you could legally conquer with enough tokens. It need not be the weakest one, and you may try even if you could still afford another region.
rule-conq-26 = Roll the die once. If the die and the tokens in your hand together reach the cost, you conquer the region and put all the tokens from your hand there.
rule-conq-27 = If the roll fails, the tokens in your hand go to regions your race already occupies.
rule-conq-28 = Whether the die attempt succeeds or fails, your conquests are over for this turn.
rule-conq-29 = You can make the die attempt only on a region for which you are short of exactly 1, 2 or 3 tokens. If you are short of none, it is a normal conquest.

## Readying and abandoning

rule-ready-1 = At the start of a turn in which you expand, you may take the tokens of your active race back into your hand, but leave at least 1 in each of its regions.
rule-ready-2 = Elbowroom does this for you: it takes all but 1 token from each region. You lose nothing by it, since you can redeploy freely afterwards.
rule-ready-3 = You conquer only with tokens in your hand.
rule-ready-4 = As long as your race has a token on the map, you need not enter at the border.
rule-abandon-1 = When you ready your tokens, you may also take the last token from any regions of your active race, or from all of them.
rule-abandon-2 = A region you abandon is no longer yours and brings you no coins.
rule-abandon-3 = If you abandon all your regions, your next conquest is a first conquest.
rule-abandon-4 = You can abandon regions only while readying, before any conquest. The only exception is the Amazons' withdrawal (see RACE-Amazons-5).
rule-abandon-5 = A Troll Lair, Fortress or Hole-in-the-Ground in a region you abandon is removed.
rule-abandon-6 = Encampments, Heroes and the Dragon in a region you abandon come back to you.
rule-abandon-7 = Some printed rules forbid taking Ancient Relics and Popular Places along from an abandoned region. Those pieces belong to another game of the family and do not exist in the base game, so this has no effect here.

## Redeployment

rule-redep-1 = When your conquests are over, you may move the tokens of your race freely among the regions that race occupies, adjacent or not.
rule-redep-2 = At least 1 race token must stay in each region of your race.
rule-redep-3 = You must place all the tokens still in your hand in regions of their race. If the race has no region, they stay in your hand.
rule-redep-4 = You cannot mix your races: tokens of your active race never go to regions of your declined race, nor the other way round.
rule-redep-5 = New Skeletons and the Encampments are placed now, while you redeploy.

## Scoring

rule-score-1 = At the end of each of your turns you take 1 coin from the bank for each region your active race occupies.
rule-score-2 = You also take 1 coin for each region occupied by each of your declined races.
rule-score-3 = Then you add the bonus coins of your active race's banner and badge. They add up.
rule-score-4 = Declined races bring no bonus coins, unless their text says so. Only Dwarves do.
rule-score-5 = A bonus for regions you occupy counts those you hold when you score. A bonus for regions you conquered counts the conquests of this turn.
rule-score-6 = In the turn you decline you score in the same way, with your race already in decline: 1 coin for each region of your declined races, and no bonus unless it says that it goes on.
rule-score-7 = Your coins go to your hidden store. The bank never runs out.

## Decline

rule-decline-1 = If you have an active race at the start of your turn, you may put it in decline instead of expanding.
rule-decline-2 = In that turn you cannot conquer with any race. Your turn ends right after scoring.
rule-decline-3 = You can have only one race in decline; a Spirit race does not count (see POWER-Spirit-1). If you already have an ordinary one and another ordinary race declines, all tokens of the older race go from the map to the tray before the new race is turned over.
rule-decline-4 = In each region of the declining race exactly 1 token stays, grey side up. All its other tokens go to the tray. Ghouls are different: all of theirs on the map stay.
rule-decline-5 = The banner of the declining race is turned to its grey side.
rule-decline-6 = The badge of the declining race is discarded, and a later reshuffle can bring it back. Spirit, Fortified and Seafaring are different: they stay with their race until it vanishes, and are discarded then.
rule-decline-7 = These go on in decline: the Dwarves' coins for Mines, the Ghouls' ability, the defence of Troll Lairs and Fortresses, Spirit's exemption from the limit, and the water you already hold. Nothing else does.
rule-decline-8 = Holes-in-the-Ground, Heroes, the Dragon and Encampments of the declining race are removed. Troll Lairs and Fortresses stay.
rule-decline-9 = When a new decline removes your older declined race, its banner goes back to the race stack or the column (see PICK-11).
rule-decline-10 = The same happens at once when the last region of a declined race is conquered and its last token leaves the map. Ghouls with survivors in hand have not vanished (see INT-73).
rule-decline-11 = In your next turn you pick a new combo and play as in your first turn, but you also score for your declined race.
rule-decline-12 = Tokens of the declining race that are not on the map, in your hand or in the Amazons' reserve, go to the tray.
rule-decline-13 = Your active race stays yours even if it has no tokens left anywhere. You cannot pick a new one until you put it in decline.
rule-decline-14 = If a race goes in decline with no token on the map, it vanishes at once: its banner goes back and its badge is discarded. Your older declined race is removed all the same, as for any decline (see DECLINE-3).
rule-decline-15 = You cannot put a race in decline in the turn you picked it, except with Stout.

## End of the game

rule-end-1 = At the start of every round after the first, the first player moves the round marker 1 space forward.
rule-end-2 = The game ends when every player has had a turn in the round of the last space.
rule-end-3 = Then the coins are revealed. The highest total value wins.
rule-end-4 = In a tie, the tied player with the most race tokens on the map wins. Active and declined tokens count together.
rule-end-5 = If there is still a tie, the tied players share the victory.

## Races

rule-race-amazons-1 = When you pick the Amazons you take 6 + 4 tokens, plus the number on the badge. You may conquer with all of them, in your first turn too.
rule-race-amazons-2 = At the end of each redeployment you must take 4 Amazons off the map. Leave at least 1 in each of your regions if you can.
rule-race-amazons-3 = These 4 are not lost. They are set aside as your reserve and come back to your hand when you next ready your tokens.
rule-race-amazons-4 = The 4 are there to conquer only, never to defend.
rule-race-amazons-5 = If you cannot take 4 and leave 1 everywhere, first thin every region to 1 Amazon. Then empty as few regions as needed; you choose which. You lose these regions before you score. If fewer than 4 Amazons are on the map, you take them all.
rule-race-dwarves-1 = Banner 3. You get 1 extra coin at the end of your turn for each Mine region your Dwarves occupy.
rule-race-dwarves-2 = Dwarves keep their coins for Mines in decline.
rule-race-elves-1 = Banner 6. When an opponent conquers a region of your Elves, you lose no Elf. All of them go to your hand, and you place them at the end of that turn like other survivors.
rule-race-elves-2 = An Elf replaced by a Sorcerer is lost, though: it goes to the tray.
rule-race-ghouls-1 = Banner 5. When your Ghouls go in decline, all their tokens on the map stay, not just one in each region.
rule-race-ghouls-2 = In your following turns your declined Ghouls may conquer by the normal rules, as if they were still active.
rule-race-ghouls-3 = The Ghouls' conquests come at the start of your turn, before any conquest by your active race.
rule-race-ghouls-4 = Your declined Ghouls may attack even your own active race.
rule-race-giants-1 = Banner 6. A region adjacent to a Mountain region your Giants occupy costs them 1 token less, with a minimum of 1.
rule-race-halflings-1 = Banner 6. Your Halflings may make their first conquest in any region of the map, not only at the border.
rule-race-halflings-2 = You put a Hole-in-the-Ground in each of the first 2 regions your Halflings conquer. These regions become immune.
rule-race-halflings-3 = A Hole-in-the-Ground is removed when the Halflings decline or you abandon its region. It is not placed again.
rule-race-humans-1 = Banner 5. You get 1 extra coin at the end of your turn for each Farmland region your Humans occupy.
rule-race-orcs-1 = Banner 5. You get 1 extra coin at the end of your turn for each non-empty region your Orcs conquered this turn.
rule-race-ratmen-1 = Banner 8. Ratmen have no ability. Their strength is their number.
rule-race-skeletons-1 = Banner 6. When you redeploy, you get 1 new Skeleton from the tray for every 2 non-empty regions your Skeletons conquered this turn, rounded down.
rule-race-skeletons-2 = If there are not enough Skeletons in the tray, you do without the missing ones.
rule-race-sorcerers-1 = Banner 5. Once per turn against each opponent, your Sorcerers may conquer a region by replacing its one active race token with a Sorcerer from the tray.
rule-race-sorcerers-2 = The region must be adjacent to one your Sorcerers occupy. It must hold exactly one race token, and that token must belong to an active race of that opponent.
rule-race-sorcerers-3 = A Troll Lair, Fortress or Mountain gives no protection against the replacement. An Encampment does.
rule-race-sorcerers-4 = The replaced token goes to the tray. If there is no Sorcerer in the tray, you cannot replace.
rule-race-sorcerers-5 = The replacement uses no token from your hand, so you can do it with an empty hand.
rule-race-tritons-1 = Banner 6. Coastal regions cost your Tritons 1 token less, with a minimum of 1.
rule-race-trolls-1 = Banner 5. Each region your Trolls occupy has 1 Troll Lair, placed when they conquer it. It adds 1 to the defence.
rule-race-trolls-2 = Troll Lairs stay when the Trolls decline, and go on protecting them.
rule-race-trolls-3 = A Troll Lair is removed when you abandon the region or another race conquers it.
rule-race-wizards-1 = Banner 5. You get 1 extra coin at the end of your turn for each region with a Magic Source your Wizards occupy.

## Special powers

rule-power-alchemist-1 = Badge 4. You get 2 extra coins at the end of each turn in which the race is still active. You get none in the turn it declines.
rule-power-berserk-1 = Badge 4. Before each conquest you may roll the die. First you roll, then you choose the region. It costs you that much less, with a minimum of 1 token.
rule-power-berserk-2 = If, after a roll, you have too few tokens for a conquest, your conquests are over for this turn.
rule-power-bivouacking-1 = Badge 5. When you redeploy, you put all 5 Encampments in regions of your race, spread as you like. Several may stand in one region.
rule-power-bivouacking-2 = Each Encampment adds 1 to the defence. It also protects a lone token from Sorcerers.
rule-power-bivouacking-3 = You may spread your Encampments differently every turn.
rule-power-bivouacking-4 = If a region with an Encampment is conquered, you do not lose the Encampment. It goes to your hand, and you place it at the end of the attacker's turn like surviving tokens.
rule-power-bivouacking-5 = All Encampments leave the game when the race declines.
rule-power-commando-1 = Badge 4. Every region costs you 1 token less, with a minimum of 1.
rule-power-diplomat-1 =
    Badge 5. At the end of your turn you may name one opponent whose active race this race did not attack this turn. Until
    your next turn begins, that opponent cannot attack your active race. You may also name someone who has no active race
    just now; the race that player picks is then bound.
rule-power-diplomat-2 = Each turn you may name another opponent, or the same one again.
rule-power-diplomat-3 = The pact does not bind declined races: the named opponent's declined Ghouls may attack you.
rule-power-dragonmaster-1 = Badge 5. Once per turn you may conquer one region with exactly 1 token and the Dragon, whatever its defence. It must be a region you could legally attack anyway.
rule-power-dragonmaster-2 = The Dragon is put in that region. While it is there, the region is immune.
rule-power-dragonmaster-3 = In a later turn you can move the Dragon only by using it for a new conquest. Otherwise it stays where it is.
rule-power-dragonmaster-4 = The Dragon leaves the game when the race declines.
rule-power-flying-1 = Badge 5. You may conquer any region of the map except Seas and Lakes. It need not be adjacent to your regions.
rule-power-forest-1 = Badge 4. You get 1 extra coin at the end of your turn for each Forest region this race occupies.
rule-power-fortified-1 = Badge 3. Once per turn, while the race is active, you may build 1 Fortress in one of its regions.
rule-power-fortified-2 = There can be only 1 Fortress in a region, and at most 6 on the map.
rule-power-fortified-3 = You get 1 extra coin at the end of your turn for each Fortress on the map, but only while the race is active.
rule-power-fortified-4 = A Fortress adds 1 to the defence of its region, in decline too.
rule-power-fortified-5 = A Fortress is removed when its region is abandoned or conquered. It goes back to the supply, and you may build it again.
rule-power-heroic-1 = Badge 5. At the end of your turn you put the 2 Heroes in 2 different regions of this race.
rule-power-heroic-2 = Those regions are immune while the Heroes are there.
rule-power-heroic-3 = The Heroes leave the game when the race declines.
rule-power-hill-1 = Badge 4. You get 1 extra coin at the end of your turn for each Hill region this race occupies.
rule-power-merchant-1 = Badge 2. You get 1 extra coin at the end of your turn for each region this race occupies.
rule-power-mounted-1 = Badge 5. Hill and Farmland regions cost you 1 token less, with a minimum of 1.
rule-power-pillaging-1 = Badge 5. You get 1 extra coin at the end of your turn for each non-empty region this race conquered this turn.
rule-power-seafaring-1 = Badge 5. While the race is active, it may conquer Seas and Lakes as if they were ordinary empty regions: the defence is 2, plus whatever stands in them.
rule-power-seafaring-2 = In decline the race keeps the water regions it has and scores them as long as its tokens are there. It conquers no more of them.
rule-power-seafaring-3 = No other race may conquer or occupy water.
rule-power-spirit-1 = Badge 5. A declined Spirit race does not count towards the limit of one declined race. So you may have 2 declined races, and you score both.
rule-power-spirit-2 = If a third race of yours declines, the Spirit race stays and your other declined race is removed.
rule-power-spirit-3 = A declined Spirit race leaves the map only by being conquered.
rule-power-stout-1 = Badge 4. At the end of your turn, after scoring, you may put the race in decline at once instead of spending a turn on it. This works after any turn in which you expanded, with or without conquests.
rule-power-swamp-1 = Badge 4. You get 1 extra coin at the end of your turn for each Swamp region this race occupies.
rule-power-underworld-1 = Badge 5. Regions with a Cavern cost you 1 token less, with a minimum of 1.
rule-power-underworld-2 = For the conquests of this race, all regions with a Cavern are adjacent to one another.
rule-power-wealthy-1 = Badge 4. You get 7 extra coins once, at the end of the race's first turn. If the badge is picked again later, it pays again.

## Design your own

rule-custom-1 = You may use the blank banner for one race of your own. Choose its number so that it works with every badge. It can be 10 at most.
rule-custom-2 = Your own race borrows its tokens from a stand-in: a race with as many tokens or more. Take the stand-in's banner out before the game.
rule-custom-3 = You may use the blank badge for one special power of your own. Its number can be 5 at most, and it must work with every race.
rule-custom-4 = Elbowroom accepts your own race only if the stand-in has tokens enough for its number, with any extra tokens, plus 5. So a race of 10 needs the Amazons (15), the Sorcerers (18) or the Skeletons (20) as stand-in.
rule-custom-5 = With a race of your own there are still 14 banners: 13 and yours. With a badge of your own there are 21 badges.

## Worked examples

rule-ex-1 = Picking. The Merchant Skeletons are in position 3, and you have 5 coins. You put 1 coin on the first combo and 1 on the second: 3 coins are left. If 1 coin lies on the Skeletons, you take it and have 4.
rule-ex-2 = Taking tokens. Skeletons 6 and Merchant 2: you take 8 tokens.
rule-ex-3 = Filling up. After that pick, combos 4, 5 and 6 move up to 3, 4 and 5 with their coins. The new tops of the stacks are combo 6. Combos 1 and 2 keep the coins you have just paid.
rule-ex-4 = Entering. A border Hill with a Lost Tribe costs 2 + 1 = 3 tokens. Your hand goes from 8 to 5. The Lost Tribe is removed, and you have conquered 1 non-empty region.
rule-ex-5 = The next conquest. The adjacent Farmland holds 2 Elves: 2 + 2 = 4 tokens. Your hand goes from 5 to 1. Both Elves go to their owner's hand, none is lost. You have now conquered 2 non-empty regions.
rule-ex-6 = The die. An adjacent empty Mountain costs 2 + 1 = 3. You have 1 token and are 2 short. With a 2 or a 3 your token takes it; with a 0 or a 1 the token goes back to a region of yours. Either way your conquests end. The Mountain was empty, so it is still 2 non-empty regions.
rule-ex-7 = Redeploying. For 2 non-empty regions you get 1 new Skeleton from the tray. Now you spread 9 tokens over your 3 regions, at least 1 in each, say 4, 3 and 2.
rule-ex-8 = Scoring. 3 regions bring 3 coins, and Merchant adds 3: 6 coins. If you had 3 coins left after picking, you now have 9. Then the owner of the Elves places the 2 Elves in other Elf regions.
rule-ex-9 = Active and declined. Your active Hill Tritons hold 3 regions, one of them a Hill. Your declined Merchant Skeletons hold 3. You score 3 + 1 + 3 = 7 coins. The declined Skeletons get no Merchant bonus.
rule-ex-10 = Vanishing. Now you put the Tritons in decline. First every Skeleton leaves the map for the tray, and the Skeleton banner goes under the race stack.
rule-ex-11 = Declining. Then your 10 Tritons (6 + 4), standing 4, 3 and 3, become 1, 1 and 1, grey side up. The other 7 go to the tray. The banner is turned over and the Hill badge is discarded. You score 3 coins, with no bonus for the Hill.
rule-ex-12 = Supply. If all 18 Sorcerers are on the map, you cannot replace any token until some Sorcerers return to the tray.
rule-ex-13 = Amazons. With Flying you take 6 + 4 + 5 = 15 tokens. After redeployment 4 are set aside and 11 stay on the map. Next turn you have these 4 in hand, and all but 1 from each region.
rule-ex-14 = Sorcerers. A lone Troll with its Lair on a Mountain (defence 5) is replaced for 1 token from the tray, and the Lair is removed. A lone token with an Encampment cannot be replaced; you must conquer it for 4. A lone Elf is replaced and goes to the tray.
rule-ex-15 = Spirit. You have the declined Spirit race A and the declined race B. Now C declines: B is removed, A and C stay and score.
rule-ex-16 = Diplomat. The opponent you named cannot attack your active race with their active race. Their declined Ghouls can.
rule-ex-17 = Driven off. A race holds three regions with 2, 2 and 1 tokens, and all three are taken in one turn. 3 tokens are lost, 2 go to hand. In their owner's next turn they enter with a first conquest.
rule-ex-18 = Discounts. Commando Tritons attack an empty coastal region: 2 − 1 − 1 = 0, so it costs 1 token. Mounted Giants next to their Mountain attack a Hill with a Lost Tribe: 3 − 2 = 1 token.
rule-ex-19 = Defences. A Mountain with a Lost Tribe: 4. A Mountain with a Fortress and 3 tokens: 7. Two Encampments and 1 token: 5. A declined Troll with its Lair: 4.
rule-ex-20 = Conquest bonuses. Pillaging Orcs conquer 3 regions, 2 of them non-empty, and hold nothing else: 3 + 2 + 2 = 7 coins.
rule-ex-21 = Fortresses. Your Fortified race holds 4 regions and has just built its second Fortress: 4 + 2 = 6 coins. If it declines next turn you score 4, without coins for Fortresses. Both Fortresses go on defending.
rule-ex-22 = Mines. Your Dwarves, with a badge that brings no coins, hold 3 regions, 2 of them Mines. You score 5 in an active turn, 5 in the turn they decline, and 5 in later turns while they hold on.
rule-ex-23 = Berserk. You have 2 tokens and roll a 3. A region with defence 5 now costs 2, and you take it. Or you have 1 token and roll a 0: every target costs 2 or more, so your conquests are over.
rule-ex-24 = Skeletons. For 5 non-empty regions you would get 2 new Skeletons. If the tray holds only 1, you get 1.
rule-ex-25 = Short of Amazons. You have 8 Amazons in 6 regions when the 4 must leave, so only 2 can be spared. Take those 2, then empty 2 regions. 4 are in reserve, and 4 regions score.
rule-ex-26 = Your own declined race. Your declined token in a plain region costs you 2 tokens (3 with the variant in which your own tokens defend). The declined token is lost, and the region counts as non-empty.
rule-ex-27 = Stout. Your Stout race holds 5 regions, your older declined race 2. You score 7 coins, then your Stout race declines: the older race is removed, and you get no more coins this turn.

## Interactions and special cases

rule-int-1 = If you have 0 coins, you can pick only the top combo. It is the only free one.
rule-int-2 = Coins lying on the combo you want cannot help you pay for it. You pay first, then you take them.
rule-int-3 = You cannot pick a combo you cannot pay for. There are no debts and no loans, and nothing else in the base game is ever paid for.
rule-int-4 = Coins still lying on combos at the end of the game count for nobody.
rule-int-5 = If the race stack runs out, there are fewer combos to choose from. Whoever picks still sees at least 4: at most 4 active, 5 declined and 1 Spirit banner can be out of the 14.
rule-int-6 = If the badge stack runs out, the discarded badges are shuffled. The badges cannot run out altogether: at most 14 of the 20 are in use, 6 on offer, 5 with active races and 3 kept in decline.
rule-int-7 = A banner that comes back during an opponent's turn goes to the offer at once. This shows only when the race stack is empty.
rule-int-8 = If the tray is short of Skeletons, you take what is there; without a Sorcerer in it you cannot replace. Both may draw tokens that were lost before. A new combo never lacks tokens. The 10 Troll Lairs suffice for the 10 Trolls. With 6 Fortresses on the map you cannot build another.
rule-int-9 = If the bank is short of coins, you are paid all the same.
rule-int-10 = Several discounts add up, but the cost never falls below 1 token.
rule-int-11 = A discount counts once, however many Mountains (Giants) or waters (Tritons) touch the region.
rule-int-12 = Discounts also apply to a first conquest where their condition holds: for Tritons, Mounted, Commando and Underworld. Giants hold no Mountain at that moment, so they get none.
rule-int-13 = For the final die attempt, the tokens you are short of are counted after all your discounts. Only then comes the die.
rule-int-14 = The final die attempt may be your first conquest. If it fails and you have no region on the map, your tokens stay in hand for your next turn.
rule-int-15 = Tritons who attack a Sea get no discount, unless that Sea itself adjoins other water.
rule-int-16 = For Underworld Giants, a Mountain with a Cavern counts as adjacent to every region with a Cavern. So their discount as Giants reaches all of these.
rule-int-17 = Flying Giants get their discount only next to a Mountain they hold. Flying makes adjacency needless; it does not make regions adjacent.
rule-int-18 = You may conquer a region again in the same turn in which you abandoned it. It is then empty.
rule-int-19 = Regions of your own declined race do not make other regions adjacent for your active race.
rule-int-20 = Elbowroom plays that your own tokens of your other race add nothing to the defence: a plain region with one declined token of yours costs you 2. Its markers still count. A variant lets you choose that your own tokens defend too, as many tables play; then it costs 3.
rule-int-21 = Conquering a region of your own declined race counts as a non-empty conquest for Orcs, Skeletons and Pillaging.
rule-int-22 = A Troll Lair or Fortress of your own declined race counts for the cost when you conquer its region, and is then removed.
rule-int-23 = When you conquer your own declined race, the one token there is lost to the tray. If it was the race's last, its banner goes back at once. Declined Ghouls there lose 1 token; the others wait until you redeploy.
rule-int-24 = You cannot conquer a region your active race already holds with that same race.
rule-int-25 = With Berserk you have no final die attempt besides. The roll before a conquest is already the die for that conquest. (Against Gnomes, in mixed games, see U-INT-105.)
rule-int-26 = With Berserk you may also conquer without rolling. Once you have rolled, you conquer with that roll or stop. You never roll again for the same conquest.
rule-int-27 = The die gives you strength, not tokens. If you succeed, only the tokens you really have are placed.
rule-int-28 = You may make the final die attempt even while you could still afford other regions.
rule-int-29 = A failed die attempt on a player's active race counts as an attack on that player. This matters only for Diplomat.
rule-int-30 = The Dragon ignores tokens and all markers, except those that make a region immune. You pay nothing else and place exactly 1 token.
rule-int-31 = The Dragon may make your first conquest, in a region that is legal for one.
rule-int-32 = The Dragon cannot take water, unless a race of your own making may do so.
rule-int-33 = The Dragon does not move when you redeploy, and its region must keep at least 1 token. If you abandon its region, the Dragon comes back to you, and you may use it in the same turn.
rule-int-34 = If your Heroic race has only one region, you place one Hero and the other waits. If it has none, both wait.
rule-int-35 = Immunity never hinders you in your own region: you may take tokens from it, redeploy there, and abandon it.
rule-int-36 = Your own declined Ghouls may conquer your own immune region. A Hole-in-the-Ground there is gone for good; Heroes or the Dragon come back to you.
rule-int-37 = If you abandon a region, its Hole-in-the-Ground, Fortress or Troll Lair is removed. A Lair or Fortress goes back to the supply and can be used again; a Hole leaves the game.
rule-int-38 = Holes-in-the-Ground go to the first two regions the Halflings ever conquer, even in different turns or with the die. If the Halflings enter the map again later, they get no more.
rule-int-39 = A Flying race may make its first conquest anywhere on land.
rule-int-40 = An Underworld race still enters at the border. Caverns are adjacent to each other, not to the edge, so they help only afterwards.
rule-int-41 = A Seafaring race may enter on land at the border, or on a Sea at the edge of the board. A Lake inland is not a legal first conquest.
rule-int-42 = Halflings may enter in any land region. They may enter on water only if they are Seafaring too; then the Lake is also possible.
rule-int-43 = Land on a Sea at the edge is border even if an opponent holds that Sea. The shore of the Lake is not border.
rule-int-44 = A race that enters the map again keeps all its abilities. Halflings and Flying races again need not enter at the border.
rule-int-45 = Sorcerers cannot replace a token in an immune region.
rule-int-46 = Sorcerers cannot replace a token in a region with an Encampment. A Troll Lair, Fortress or Mountain does not stop them; the Lair or Fortress is removed.
rule-int-47 = Sorcerers cannot replace declined tokens, not even declined Ghouls, nor Lost Tribes.
rule-int-48 = Only Seafaring Sorcerers can replace an active token on water.
rule-int-49 = Your Sorcerers cannot replace a token that Diplomat protects from you. If your own Sorcerers are Diplomats, a replacement counts as an attack.
rule-int-50 = A replacement by Sorcerers counts as conquering a non-empty region, for Pillaging.
rule-int-51 = Flying Sorcerers can replace any lone active token on land, even as their first conquest. Underworld Sorcerers reach through Caverns. All others need a region of their own first.
rule-int-52 = Sorcerers cannot replace after the final die attempt or a failed Berserk roll, since conquests are over then. Nor can they between a Berserk roll and the conquest it is for.
rule-int-53 = Your Sorcerers can never replace tokens of your own races.
rule-int-54 = If several players have survivors to place, they do so clockwise, beginning at the left of the player whose turn it is.
rule-int-55 = You place your survivors after the attacker has redeployed, placed markers, scored and decided about Stout.
rule-int-56 = If your race still has a region, you must place all its survivors, and only in regions of that race, never in those of your other race.
rule-int-57 = A lone token with Encampments is lost like any lone token, and the Encampments go to your hand. If you have no region left for them, they wait until you next redeploy.
rule-int-58 = If a region with a single Elf is conquered, you lose the region but not the Elf. Declined Elves do lose the token.
rule-int-59 = The Amazons' reserve is not on the map and cannot be lost in an attack. Survivors go back to the map. If no Amazon is left there, the reserve can still make a first conquest in your next turn.
rule-int-60 = If your active race has no tokens at all, you may still expand: there is nothing to do, but your declined races score and powers such as Alchemist pay. Or you decline. You cannot pick a new combo this turn.
rule-int-61 = If you have tokens in hand but no region, you may decline instead of entering again. Those tokens go to the tray.
rule-int-62 = If you cannot spare 4 Amazons, you must empty regions (see RACE-Amazons-5). The four never defend.
rule-int-63 = Regions the Amazons empty in this way still count for this turn's bonuses for conquered regions, but not for bonuses for occupied ones. Markers in them are treated as in abandoned regions (see ABANDON-5, ABANDON-6).
rule-int-64 = When the Amazons decline, their reserve goes to the tray.
rule-int-65 = Declined Ghouls ready, abandon, conquer, roll the die and redeploy like an active race, but only among their own regions.
rule-int-66 = The final die attempt is yours, not the race's. Once your Ghouls have rolled, whatever the result, your conquests are over for the turn, and your active race conquers no more.
rule-int-67 = You ready your Ghouls and your active race together at the start, and redeploy both together at the end. Only the Ghouls' conquests come first.
rule-int-68 = In a turn in which you pick a combo, you pick first. Then your declined Ghouls conquer, then your new race.
rule-int-69 = Your Ghouls do not conquer in the turn they decline, nor in any turn you spend on declining a race. With Stout they may, because that decline comes after scoring.
rule-int-70 = The badge of declined Ghouls no longer works: no discount, no flight, no Berserk, no bonus coins. Fortresses and water they already hold stay.
rule-int-71 = Conquests by your Ghouls do not count for your active race's bonuses as Orcs, Skeletons or Pillaging, nor as attacks for Diplomat.
rule-int-72 = If your Ghouls attack your own active race, your tokens add to the cost only in the variant (see INT-20). The one token left there after readying is lost, even an Elf. If your active race then has no region, it makes a first conquest with the tokens in your hand.
rule-int-73 = When a region of declined Ghouls is conquered, 1 token is lost and the survivors go to other Ghoul regions. If there are none, they stay in hand and may enter again at the border. The race has not vanished.
rule-int-74 = Spirit Ghouls stay through your later declines, keep all their tokens and go on conquering. You can have a second declined race beside them.
rule-int-75 = Ghouls without Spirit are removed when your next race declines.
rule-int-76 = If a Spirit race declines while you have an ordinary declined race, both stay.
rule-int-97 = There can never be a second Spirit race at the same time: there is one Spirit badge, and the first race keeps it.
rule-int-77 = Declined Spirit Dwarves go on scoring Mines. Declined Spirit Trolls keep their Lairs.
rule-int-78 = You may conquer a region of your own declined Spirit race.
rule-int-79 = With Stout the turn is scored once, with your race still active and your older declined race still there. The decline itself pays nothing.
rule-int-80 = You may use Stout in the race's first turn, and in a turn without conquests.
rule-int-81 = A Stout race may also decline in the ordinary way, at the start of a turn.
rule-int-82 = You may decline in the last round.
rule-int-83 = When a declined race is removed because another race declines, its Troll Lairs and Fortresses go too.
rule-int-96 = Nobody can take water from a declined Seafaring race, since that race keeps the only Seafaring badge. It holds its water until a later decline of yours removes it.
rule-int-84 = In a turn in which you decline you cannot redeploy first. Redeployment belongs to expanding.
rule-int-85 = Diplomat protects one way: your active race, against the named opponent's active race. Anyone may attack your declined race.
rule-int-86 = With Diplomat you may name a player whose declined race you attacked, as long as you did not attack the active one.
rule-int-87 = With two players, Diplomat may name the only opponent every turn in which you did not attack their active race.
rule-int-88 = A Diplomat's pact ends when the Diplomat's owner begins the next turn.
rule-int-89 = The bonuses of banner and badge both count for the same region. Merchant Humans get 3 coins for a Farmland region.
rule-int-90 = A Fortress built this turn pays this turn; one that was destroyed does not. You build after redeploying and before scoring.
rule-int-91 = Wealthy and Alchemist pay even if you hold no region, as long as the race is active.
rule-int-92 = Water regions have no terrain bonus, but they count as regions, for Merchant too.
rule-int-93 = The tie-break counts race tokens on the map only: no Encampments or other markers, no tokens in hand, and no Amazons in reserve.
rule-int-94 = If everything is tied, the victory is shared.
rule-int-95 = A race of your own making takes nothing from its stand-in but the tokens.

## Underground: components

rule-u-comp-01 = Underground has four maps on two double-sided boards: one map each for 2, 3, 4 and 5 players.
rule-u-comp-02 = There are 15 race banners. The coloured side shows an active race, the grey side a race in decline.
rule-u-comp-03 = There are 21 special power badges, all different.
rule-u-comp-04 = There are 179 small tokens: 165 race tokens for the 15 races, and 14 Monsters.
rule-u-comp-05 =
    The tray holds a fixed number of tokens of each race, and a race can never have more: 10 Cultists, 9 Drow, 9 Flames, 11 Gnomes, 12 Iron Dwarves,
    10 Kraken, 10 Liches, 12 Lizardmen, 12 Mudmen, 15 Mummies, 10 Ogres, 12 Shadow Mimes, 10 Shrooms, 12 Spiderines and 11 Will-o'-Wisps.
rule-u-comp-06 = There are 14 Monsters with 7 different pictures, two of each. The picture makes no difference.
rule-u-comp-07 = There are 15 markers to be discovered: 9 Popular Places and 6 Righteous Relics.
rule-u-comp-08 = The special pieces are 1 Volcano, 9 Black Mountains, 1 Great Ancient, 1 Balrog, 1 Ghost and 1 Queen.
rule-u-comp-09 =
    There are 8 Mushroom Armors, 4 Vengeance markers, 7 Silver Hammers and 1 Bag-o'-Many-Things. There are never more than these:
    whatever you would gain beyond the supply is lost.
rule-u-comp-10 =
    There are 106 victory coins: 30 of value 10, 24 of value 5, 18 of value 3 and 34 of value 1, worth 508 together. Change can be made at any time,
    so the kind of coin never matters, and the bank never runs out.
rule-u-comp-11 =
    There is 1 reinforcement die, the same as in the base game, 1 turn marker, 5 player aids, 1 sheet that sums up the turn, and 1 rulebook.

## Underground: setup

rule-u-setup-01 =
    Underground is for 2 to 5 players. Use the map made for your number of players and put the turn marker on space 1. The track has 8, 9 or 10 spaces,
    depending on the map.
rule-u-setup-02 = The game lasts 10 rounds with 2 players, 10 with 3, 9 with 4 and 8 with 5, unless the map itself says otherwise.
rule-u-setup-03 =
    Shuffle the 15 banners. Lay 5 in a column and stack the rest face up below them. Shuffle the 21 badges, put one beside each banner of the column and
    stack the rest face up beside the banner stack. Exactly 6 combos are on offer: the tops of the two stacks are the sixth.
rule-u-setup-04 = Put exactly 2 Monsters in each region with the Monster symbol. The Monsters left over go back to the box.
rule-u-setup-05 =
    Shuffle the 15 Places and Relics together, draw as many as there are Monster regions, and stack them face down. The others go back to the box unseen
    and take no part in this game.
rule-u-setup-06 = Put one Black Mountain on each region with the Black Mountain symbol.
rule-u-setup-07 = Each player starts with five coins of value 1. All other coins form the bank.
rule-u-setup-08 =
    At the table, whoever was last in a cave or dungeon starts, and play goes clockwise. The program cannot know that, so it chooses the first player
    at random or by seat.
rule-u-setup-09 =
    There are no Lost Tribes on an Underground map; the Monsters take their part. Games that mix both boxes have rules of their own (see U-MIX-06).

## Underground: terrain

rule-u-terrain-01 =
    Every region has exactly one terrain: Black Mountain, Mud Pool, Mushroom Forest, Mine, Mystic Crystals, River or Chasm. A region may also lie at the
    edge of the board or bear the Monster symbol; a Chasm may bear the volcano symbol.
rule-u-terrain-02 =
    A Black Mountain adds 1 to the defence of its region. The piece is never removed: it defends whoever holds the region next.
rule-u-terrain-03 =
    Mud Pool, Mushroom Forest, Mine and Mystic Crystals do nothing by themselves. Some races and powers use them: Mudmen and Muddy; Shrooms and Shield;
    Iron Dwarves and Mining; Will-o'-Wisps and Mystic.
rule-u-terrain-04 = Any race may conquer a River region. Its cost starts from 1 instead of 2.
rule-u-terrain-05 =
    You cannot stay on a River. At redeployment you empty every River region, and none of your tokens stands there at the end of your turn, unless an
    ability says otherwise, as the Kraken's does.
rule-u-terrain-06 = The two River regions that touch the edge of the board are allowed as a first conquest.
rule-u-terrain-07 =
    During your turn, a River region with your tokens in it is an ordinary stepping stone: the regions that border it are adjacent to you.
rule-u-terrain-08 =
    If another race occupies a River region, you must conquer it before you can use it as a stepping stone. Only Lizardmen may pass through
    (see U-RACE-LIZARDMEN-1).
rule-u-terrain-09 =
    A River region pays no coin, except to Kraken. In games that mix both boxes it also pays a Seafaring race, or any other that may stay there.
rule-u-terrain-10 =
    A Chasm cannot be conquered, occupied, entered or crossed: you have to go around it. It never scores, and the regions on its two sides are not adjacent
    because of it.
rule-u-terrain-11 = A Chasm with the volcano symbol is a place where Flames may put their Volcano. The symbol does nothing else.
rule-u-terrain-12 =
    A region is occupied, that is, not empty, when it holds a Monster or a race token, active or in decline. A Black Mountain, Place or Relic alone
    leaves it empty.
rule-u-terrain-13 = A riverside (coastal) region is one that borders a River region and is not a River itself.
rule-u-terrain-14 = A Place never changes the terrain of its region: the Mine of the Lost Dwarf does not turn a region into a Mine.

## Underground: the turn

rule-u-turn-01 =
    Start of turn: if your active race occupies the Fountain of Youth, you get 1 token of that race into your hand, provided the tray has one.
rule-u-turn-02 = Start of turn: if you play Cultists, you may move the Great Ancient to another region your Cultists occupy.
rule-u-turn-03 =
    Start of turn: if your race in decline has Reborn, you may swap out 1 or 2 of its regions (see U-POWER-REBORN-1). If you have no active race yet,
    you do this after picking one, because the new tokens belong to it.
rule-u-turn-04 =
    You settle the effects at the start of your turn in any order you like, each at most once. They do not bind you: you may still go in decline
    afterwards.
rule-u-turn-05 =
    If you are Vengeful, the Vengeance markers your opponents hold give you the discount during this turn only.
rule-u-turn-06 =
    Without an active race, you pick one of the 6 combos on offer. Pay 1 of your own coins onto each combo above it, and take any coins that lie on the one
    you chose.
rule-u-turn-07 =
    If you picked Shadow Mimes, you may, before anything else happens, swap badges with one of the other 5 combos on offer. Coins do not move.
rule-u-turn-08 =
    You take as many tokens as banner and badge show together, as far as the tray has them; the numbers are in the tile list. Shadow Mimes count the badge
    they end up with.
rule-u-turn-34 =
    After the pick you get more tokens only through Mudmen, the Fountain of Youth, Reborn and replacing an enemy token (Vampire, Shiny Orb), and never more
    than the tray really holds. Silver Hammers are gained too, but they are not tokens.
rule-u-turn-09 = If you picked Flames, you must now put the Volcano on a Chasm with the volcano symbol.
rule-u-turn-10 =
    After a pick the combos below slide up, with the coins on them, and a new one is revealed, so that there are always 6 on offer. When the badge stack
    runs out, the discarded badges are shuffled into a new one. Banners follow the base game (see PICK-11).
rule-u-turn-11 =
    If you have just picked a new race and your race in decline has Reborn, you may make its swaps now, with tokens of the new race.
rule-u-turn-12 =
    Before you expand, you may take tokens into your hand, leaving at least one in each region, and you may abandon regions completely. Places and Relics
    stay behind, Armors there are discarded, and the Bag and your figures come back to you.
rule-u-turn-13 = If you abandon all your regions, your next conquest is a first conquest.
rule-u-turn-14 = Iron Dwarves: the Silver Hammers you collected in earlier turns can be used from now on.
rule-u-turn-15 =
    For each conquest you name the target and the means. You may combine the Flying Doormat, Stinky Troll's Socks, the Sword and the Bag (as one Relic),
    each within its own limit. On top of that you choose one single way to take the region: tokens alone, Vampire, Shiny Orb, the Will-o'-Wisps' die,
    or the final die.
rule-u-turn-16 =
    A conquest is settled in this order. First the attacker pays for Liches. Then the defender takes up the tokens and loses 1 (or as another rule says);
    Martyr and Vengeful act. Armors there are discarded and Monsters removed. The attacker's tokens are placed. Markers there change hands, and the Ghost
    reacts if it is the Crypt. Relics used, and the Bag, move there. If there were Monsters, a marker is drawn and placed. Discovery effects follow
    (Stonehedge, Pentacle). Last, the Cultists' first conquest places the Great Ancient.
rule-u-turn-17 = A Place or Relic you have just won or discovered can be used at once, in the same turn.
rule-u-turn-18 =
    Once per turn, while your active race controls the Wickedest Pentacle, you may move the Balrog, between two conquests and whether or not you have tokens
    in hand. Sending the Balrog on discovery is this turn's move.
rule-u-turn-19 =
    Will-o'-Wisps may use their die for any number of conquests that qualify. What happens when a roll is not enough: see U-RACE-WISPS-4.
rule-u-turn-20 =
    The final die works as in the base game. Whether it succeeds or fails, your conquests are over, and the Balrog can no longer be moved by choice.
    What you discover with that last conquest still takes effect.
rule-u-turn-21 =
    Redeployment begins with your gains: Mudmen for Mud Pools, Silver Hammers for Mines, and Armors for the Mushroom Forests you held when your conquests
    ended.
rule-u-turn-22 = Then, before you move anything else, empty all River regions, unless your race is the Kraken.
rule-u-turn-23 = Then move your tokens freely among your regions. Every land region keeps at least one.
rule-u-turn-24 = Finally place your Armors, and then take all Silver Hammers off the board.
rule-u-turn-25 =
    Before scoring, a Royal race must put the Queen in a region it occupies. She may stay where she is.
rule-u-turn-26 = Before scoring, if you control the Crypt of the Tomb-Raider, you may place or move the Ghost.
rule-u-turn-27 =
    Before scoring, you may put the Scepter of Avarice in a region of your active race, if you control it. The same goes for Froggy's Ring, which collects
    its coins at once.
rule-u-turn-28 = The Bag may stand for the Scepter or the Ring at this same moment, if you have not used it earlier this turn.
rule-u-turn-29 = Then you score: see U-SCORE-01 and the rules after it.
rule-u-turn-30 =
    After scoring you may make a sacrifice at the Altar of Souls for 3 coins. Then, if you are Vengeful, you take back all Vengeance markers you had
    given out.
rule-u-turn-31 =
    At the end of your turn your opponents redeploy the tokens that withdrew from you, clockwise starting after you. They only go to regions their owners
    already occupy, so this never changes a score.
rule-u-turn-32 =
    A decline turn has no conquests and runs in this order. Your earlier race in decline leaves the board, with its kept badge, Queen and Armors. A Vanishing
    race removes all its tokens (with Vanishing from the Stonehedge, only if you wish) and goes straight to scoring. Otherwise you flip one token per region and the rest go to the tray; a Tomb race flips and keeps
    all of them and may redeploy one last time. Great Ancient, Volcano, Hammers, Bag and Vengeance markers leave; Armors, Queen and Ghost stay, Queen and
    Ghost without moving again. The badge is kept or discarded. You score. You may use the Altar, and your turn ends.
rule-u-turn-33 =
    On a decline turn nothing is placed before scoring: the Queen and the Ghost stay put, and Ring and Scepter are not used. The Altar of Souls still works.

## Underground: conquest

rule-u-conq-01 =
    A race with no region on the board must start in a region at the edge of the board; the ends of the River count. Exceptions are Spiderines, Lizardmen and
    the Bag used as Flying Doormat, and Flames if you play the variant in which they enter beside the Volcano (see U-RACE-FLAMES-4).
rule-u-conq-02 =
    Every later conquest must target a region adjacent to one your active race occupies. Races, powers and Places may widen what counts as adjacent
    (see U-CONQ-07).
rule-u-conq-03 =
    Whatever your race or power, you need at least one free token in hand to begin a conquest. Replacing an enemy token is the exception (see U-CONQ-16).
rule-u-conq-04 = You may conquer a region of your own race in decline. You lose the token there (see U-CONQ-19).
rule-u-conq-05 =
    You can never target a Chasm, the Balrog's region, a region that is immune against you, or a region your active race already occupies.
rule-u-conq-06 = If your race is driven off the board but still has tokens, it may come back on your next turn with a first conquest.
rule-u-conq-07 =
    A target is adjacent to a region you occupy if the two share a border. For Spiderines it is also enough that the target borders any Chasm; for Lizardmen,
    that a path of River regions joins the two; with the Great Brass Pipe, that both have the Pipe's terrain. Nothing else makes regions adjacent,
    not even the Flying Doormat.
rule-u-conq-08 =
    A region costs 2 tokens, plus 1 for a Black Mountain, 1 for each Mushroom Armor, 1 for the Keep on the Motherland, 1 for each Monster and 1 for each token of
    another player there. A River region starts from 1 instead of 2.
rule-u-conq-09 =
    Elbowroom plays that your own tokens in decline add nothing to the cost when you conquer their region; whatever else stands there still does.
    A variant lets you choose that they count like anyone's tokens. The rule is the same in both games (see INT-20).
rule-u-conq-10 = The Keep adds 1 even when its region is empty. No other Place, and no Relic, ever adds to the cost.
rule-u-conq-11 =
    Some attackers pay more or less: Mummies 1 more, Ogres 1 less, Cultists 1 less next to the Great Ancient, Vengeful 1 less against marked players, the
    Sword 2 less. All of these add up, but the cost never falls below 1.
rule-u-conq-12 =
    Conquering “as if empty” (Stinky Troll's Socks, Flames) means you ignore Monsters, tokens and Armors. A Black Mountain and the Keep still count, and so do
    your own extra costs and discounts.
rule-u-conq-13 =
    The whole sum: 2 (River: 1), plus Black Mountain, plus Keep, plus Armors, Monsters and enemy tokens unless you conquer as if the region were empty, plus 1
    for Mummies, minus all discounts. If the result is below 1, you pay 1.
rule-u-conq-14 =
    The tokens you pay go into the conquered region and stay there until redeployment. You place exactly as many as it costs; only the final die works
    differently.
rule-u-conq-15 =
    Final die: choose the target first, then roll. If the tokens in your hand plus the roll reach the cost, you conquer it and put all your remaining tokens
    there; if not, they wait for redeployment. The target need not be the weakest, but you may be at most 3 tokens short.
rule-u-conq-16 =
    With Vampire or the Shiny Orb you replace a token, and no cost is counted: you place exactly 1 token of your race from the tray, or from your hand if
    the tray has none. An empty hand does not stop you while the tray has one.
rule-u-conq-17 =
    The defender takes up all tokens of the lost region and gives 1 of them back to the tray for good. At the end of the attacker's turn the others go to
    regions that race still occupies, however far away. If it has none left, they stay in hand.
rule-u-conq-18 = A defender with a single token there simply loses it to the tray, unless another rule saves it (see U-CONQ-20).
rule-u-conq-19 =
    If you conquer a region of your own race in decline, its token is lost. If several stand there, which only Tomb allows, you lose 1 and the rest redeploy
    within that race.
rule-u-conq-20 =
    Some losses are different. Immortal tokens and tokens hit by Stinky Troll's Socks: none is lost. A token replaced by Vampire or the Shiny Orb always goes to
    the tray. The Balrog takes 2. A Tomb race in decline loses tokens as if it were active.
rule-u-conq-21 = Armors in a conquered region go back to the supply. Black Mountains, Places and Relics stay.
rule-u-conq-22 =
    Withdrawn tokens of a race in decline go to the tray if that race has no region left on the board: a race in decline cannot come back.

## Underground: Monsters

rule-u-monster-01 =
    Each Monster adds 1 to the cost. A region with its two Monsters therefore costs 4, or 5 with a Black Mountain.
rule-u-monster-02 =
    When you conquer a Monster region, you draw the top marker of the face-down stack at once and put it face up in that region.
rule-u-monster-03 = Conquered Monsters belong to nobody. They leave the game and never return.
rule-u-monster-04 =
    The Place or Relic you drew works from that moment. What happens once on discovery (Stonehedge, Wickedest Pentacle) happens immediately.
rule-u-monster-05 =
    A region with Monsters is occupied: it spoils the Drow bonus of its neighbours, and the Monsters are ignored when you conquer it as if it were empty.
rule-u-monster-06 =
    You may use any means against Monsters except two: they cannot be replaced by Vampire or the Shiny Orb, and the Vengeful discount does not apply to them.
rule-u-monster-07 =
    Every Monster region conquered by a player gives exactly one marker. The stack holds exactly as many as there are such regions.

## Underground: redeployment

rule-u-redep-01 =
    After your last conquest you may move the tokens of your active race freely among the regions it occupies. Each region must keep at least 1.
rule-u-redep-02 =
    River regions you took this turn must be emptied first. Their tokens go to other regions you occupy that are not River.
rule-u-redep-03 =
    At the end of your turn no River region may hold your tokens, except Kraken, active or in decline, or where another ability allows it.
rule-u-redep-04 =
    If you occupy nothing but River regions and may not stay there, all those tokens return to your hand. Your next turn then begins with a first conquest.
rule-u-redep-05 = Mudmen: during redeployment you gain and place 1 token from the tray for each Mud Pool you occupy.
rule-u-redep-06 =
    Iron Dwarves: you gain 1 Silver Hammer for each Mine you occupy. At the end of redeployment all Hammers leave the board, and every region must then hold at
    least one Dwarf.
rule-u-redep-07 = Shield: you may place the Armors you earned in any regions your Shield race occupies, also several in one region.
rule-u-redep-08 =
    You cannot abandon a region during redeployment. Leaving a River because you have to does not count as abandoning.
rule-u-redep-09 =
    Tokens in decline are not redeployed. Only a Tomb race may do so: when it goes in decline, and after it has been attacked.
rule-u-redep-10 = Only race tokens move during redeployment. Relics, Places, Black Mountains and Armors already on the board stay where they are.

## Underground: scoring

rule-u-score-01 =
    At the end of your turn you take 1 coin from the bank for each region your active race occupies, and 1 for each region your races in decline occupy.
rule-u-score-02 = Add the bonuses of your active race, of its power, and of the Places and Relics you control with active tokens.
rule-u-score-03 = Regions in decline bring only their basic coin, unless a benefit says that it works in decline.
rule-u-score-04 =
    These still work in decline: the powers Muddy and Wise; the Kraken's Rivers and the Liches' payment; and the Places Diamond Fields, Keep on the Motherland,
    Mine of the Lost Dwarf and Altar of Souls.
rule-u-score-05 = The region with the Balrog pays nobody.
rule-u-score-06 =
    Coins that belong to one region, which the Scepter of Avarice can double: the basic coin, Shrooms, Drow, Mining, Muddy, Mystic, Stone, Adventurous,
    Frightened, the Keep, and the Diamond Fields' coin for that region. Not tied to a region: Flocking, Quarreling, Fisher, Wise, Altar, Martyr, and coins from
    other players. From the base game Humans, Wizards, Dwarves, Merchant, the terrain badges and a Fortress count per region; Orcs and Pillaging, which pay
    for conquests, do not.
rule-u-score-07 = If a player who should pay another has no coins, nothing is paid, and nothing is owed later.
rule-u-score-08 =
    Coin totals stay hidden until the end of the game. Whether a player has no coins at all is shown when a rule needs to know (Liches, Froggy's Ring, Thieving).
rule-u-score-09 =
    On the turn you go in decline you score 1 coin for each region of the race that has just declined, or 2 if it is Vanishing, plus only the bonuses that work
    in decline. The older race you removed scores nothing.
rule-u-score-10 =
    All bonuses from the bank are simply added, in any order. Only two things have a fixed time: Scepter and Ring are placed before scoring, the Altar is used
    after it.

## Underground: decline

rule-u-decline-01 =
    Going in decline takes your whole turn: you conquer nothing and score at once. Your next turn begins with the pick of a new combo.
rule-u-decline-02 =
    First the tokens of your previous race in decline go back to the tray. Its banner goes to the bottom of the banner stack, or to the lowest free place of
    the column.
rule-u-decline-03 =
    Then you flip the banner of your active race. In each of its regions one token stays, flipped; the others go to the tray.
rule-u-decline-04 =
    The badge is discarded unless it has a lasting effect in decline. Muddy, Reborn, Royal, Tomb and Wise are kept beside the banner until that race leaves the
    board.
rule-u-decline-05 = Shield: the badge is discarded, but the Armors on the board stay and go on defending. You gain no new ones.
rule-u-decline-06 =
    Vanishing and Tomb decline in their own way (see U-POWER-VANISHING-1 and U-POWER-TOMB-1). Wise brings 2 coins on this very turn if at least one region
    is left.
rule-u-decline-07 = Royal: the Queen stays where she is and keeps that region immune, but she never moves again.
rule-u-decline-08 = Kraken keep their River regions in decline and score them.
rule-u-decline-09 = Liches: opponents begin to pay for conquering Liches when the race is in decline.
rule-u-decline-10 = Iron Dwarves: all Silver Hammers go back to the supply.
rule-u-decline-11 =
    When their race goes in decline, the Great Ancient, the Volcano, the Bag and any Armors still in your hand are taken away, and Vengeance markers
    are taken back.
rule-u-decline-12 =
    If the race that declines holds the Crypt of the Tomb-Raider, the Ghost stays in its region, which is still immune, but can no longer be moved.
rule-u-decline-13 =
    Relics and Places in regions in decline stay on the board. The Relics cannot be used, and the Places only if they say so.
rule-u-decline-14 =
    When the last token of a race in decline leaves the board, its banner goes to the bottom of the stack. A kept badge goes to the discards, and its Queen or
    Armors to the supply.
rule-u-decline-15 =
    You can have at most one race in decline. Only the base game's Spirit, in games that mix both boxes, allows more.
rule-u-decline-16 = Tokens of the declining race that are still in your hand go back to the tray.

## Underground: end of the game

rule-u-end-01 =
    When the turn marker is on the last space, everyone plays one more turn. Then all coins are shown, and the most coins win.
rule-u-end-02 = In a tie, whoever has the most race tokens on the board wins; active ones and those in decline count together.
rule-u-end-03 =
    Only race tokens on the board break a tie: not Hammers, Armors, figures, Black Mountains, or tokens in hand. If it is still a tie, the victory is shared.

## Underground: immunity

rule-u-immune-01 = A region is immune while the Balrog, the Great Ancient, the Ghost or the Queen is in it.
rule-u-immune-02 =
    Opponents cannot conquer an immune region by any means: not with tokens, die, Vampire or Shiny Orb, Relic or Balrog.
rule-u-immune-03 = The race abilities, powers, Places and Relics of opponents have no effect on an immune region.
rule-u-immune-04 =
    A figure stops everyone except its controller: the owner of the Cultists for the Great Ancient, of the Royal race for the Queen, and the player who occupies
    the Crypt for the Ghost. If nobody occupies the Crypt, the Ghost stops everyone, even the owner of the haunted region.
rule-u-immune-05 = The Balrog's region is immune against all players, including the one who sent it.
rule-u-immune-06 =
    Opponents' Thieving and Froggy's Ring ignore tokens in an immune region: they bring no coin. Lizardmen cannot pass through an immune River region.
rule-u-immune-07 =
    For the one who occupies an immune region, scoring, powers and markers there work as usual. The Balrog's region is the exception.
rule-u-immune-08 = Figures are not tokens. They add nothing to defence, token counts, Frightened or the tie-break.
rule-u-immune-09 =
    If you control the figure, you may conquer a region it protects that your active race does not yet occupy, such as your own region in decline under your
    Ghost. The Queen of a Royal race in decline then goes back to the supply; the Ghost stays.
rule-u-immune-10 = Immunity ends the moment the figure leaves the region.
rule-u-immune-11 = The Balrog cannot enter a region with the Great Ancient, the Queen or the Ghost, whoever controls them.

## Underground: races

rule-u-race-cultists-1 = Put the Great Ancient in the first region the Cultists conquer. That region is immune.
rule-u-race-cultists-2 =
    Conquering a region adjacent to the Great Ancient's costs Cultists 1 token less. It also counts when a power, race, Place or Relic is what makes the
    regions adjacent.
rule-u-race-cultists-3 = Whatever the discount, a conquest always takes at least 1 Cultist.
rule-u-race-cultists-4 = At the start of your turn you may move the Great Ancient to any region your Cultists occupy.
rule-u-race-cultists-5 =
    If Cultists no longer occupy the Great Ancient's region, because you abandoned it or emptied a River, the figure returns to your hand and goes to the next
    region they conquer. If you still hold it when redeployment ends, you must put it in a region they occupy.
rule-u-race-cultists-6 =
    A conquest with the Flying Doormat gets the Cultists' discount only if the target is also adjacent to the Great Ancient's region.
rule-u-race-drows-1 =
    At the end of your turn, active Drow bring 1 extra coin for each region they occupy that borders no region with another race.
rule-u-race-drows-2 =
    “Another race” means your own race in decline, any race of an opponent, active or in decline, and Monsters.
rule-u-race-drows-3 = Only borders drawn on the map count for the Drow. The Balrog, empty regions and Chasms do not spoil the bonus.
rule-u-race-flames-1 = When you pick Flames, you must put the Volcano on a Chasm with the volcano symbol.
rule-u-race-flames-2 =
    A target is linked to the Volcano if it borders the Volcano's Chasm. It is also linked if it borders one of your Flames regions, and an unbroken chain of
    neighbouring Flames regions leads from there to one that borders the Volcano's Chasm.
rule-u-race-flames-3 =
    A linked target costs Flames as much as if it were empty (see U-CONQ-12). The defender has the usual losses, and conquered Monsters still give a marker.
rule-u-race-flames-4 =
    Elbowroom plays that Flames enter at the edge of the board like everyone else; a variant lets you choose that their first conquest must border the Volcano's
    Chasm. The race's own text shows which rule your table plays.
rule-u-race-flames-5 =
    Once Flames have entered, the Volcano does not extend their reach: every target must be adjacent to a region they occupy.
rule-u-race-flames-6 =
    The Volcano stays put while Flames are active and has no effect on anyone else. It leaves when they go in decline, and is placed anew if Flames are
    picked again.
rule-u-race-gnomes-1 =
    On their own turns, other players cannot use race abilities, powers, Places or Relics to conquer a region of the Gnomes.
rule-u-race-gnomes-2 =
    Nor can they be used in a roundabout way: you attack Gnomes only with tokens in a region that shares a border with theirs. Reaching them by Pipe, Doormat,
    Chasm or River crossing does not count.
rule-u-race-gnomes-3 = The Balrog cannot conquer a Gnome region. A lone Gnome cannot be replaced by Vampire or the Shiny Orb.
rule-u-race-gnomes-4 = On your own turn your Gnomes use their own power, Places and Relics as usual.
rule-u-race-gnomes-5 = Only active Gnomes are protected. In decline they are not.
rule-u-race-gnomes-6 =
    Mummies still pay 1 more against Gnomes. The final die is allowed, as it is open to everyone. Silver Hammers, the Will-o'-Wisps' die and all discounts are
    not. After a Berserk roll you may still take a Gnome region at its full cost.
rule-u-race-gnomes-7 = Gnomes are safe only from conquests by such means. Thieving, Froggy's Ring and other effects that are not conquests work on them.
rule-u-race-irondwarves-1 =
    In each redeployment take 1 Silver Hammer from the supply for each Mine your Iron Dwarves occupy. You collect them over the turns, up to 7.
rule-u-race-irondwarves-2 =
    From your next conquests on, each Hammer counts as one Dwarf when you conquer. It never counts for defence.
rule-u-race-irondwarves-3 =
    At the end of redeployment all Hammers come back in front of you. Each region must keep at least one Dwarf.
rule-u-race-irondwarves-4 =
    Every conquest must include at least one Dwarf token. Hammers alone can neither begin nor pay for a conquest.
rule-u-race-irondwarves-5 = You lose all Hammers when the Iron Dwarves go in decline.
rule-u-race-irondwarves-6 =
    Hammers in hand count with your tokens for the final die. They are not tokens for Frightened, the tie-break, Vampire or losses.
rule-u-race-krakens-1 = Kraken need not leave River regions at the end of your turn, and score them like any other region.
rule-u-race-krakens-2 = This also holds in decline: Kraken keep their River regions and go on scoring them.
rule-u-race-krakens-3 =
    Another race must conquer a River region held by Kraken before it can go on from there. The cost is 1, plus 1 for each Kraken in it.
rule-u-race-krakens-4 = Kraken are the only Underground race that may stay on a River.
rule-u-race-liches-1 = Each time an opponent conquers a region of your Liches in decline, that opponent pays you 1 coin.
rule-u-race-liches-2 = An opponent without coins cannot conquer regions of those Liches.
rule-u-race-liches-3 = Payment and ban concern Liches in decline only. Active Liches have no benefit.
rule-u-race-liches-4 = You pay nothing when you conquer your own Liches in decline.
rule-u-race-lizardmen-1 =
    Lizardmen pass through River regions, empty or occupied, without conquering them or leaving a token: for their conquests, land regions joined by a chain of
    Rivers are adjacent. Rivers farther along the chain are targets too, and a River region they stand on this turn counts as theirs.
rule-u-race-lizardmen-2 =
    Lizardmen may instead conquer a River region, for example one held by Kraken, at its normal cost. They must leave it at redeployment.
rule-u-race-lizardmen-3 =
    For their first conquest, Lizardmen may enter any land region they can reach through River regions from an end of the River at the edge of the board.
rule-u-race-lizardmen-4 = Kraken on a River do not stop Lizardmen from passing. Only a River region that is immune does.
rule-u-race-mudmen-1 =
    At redeployment take 1 Mudman from the tray for each Mud Pool your Mudmen occupy, and place it in any region they occupy.
rule-u-race-mudmen-2 = You gain only what the tray has: with all 12 Mudmen on the board, nothing.
rule-u-race-mummies-1 = Every conquest costs Mummies 1 token more.
rule-u-race-mummies-2 =
    The extra token is also due for a River (2 in all), for a region taken as if empty, and with the final die. It is not due when you replace an enemy
    token, which has no cost.
rule-u-race-ogres-1 = Every conquest costs Ogres 1 token less, but at least 1.
rule-u-race-shadowmimes-1 =
    When you pick Shadow Mimes, you may at once swap their badge with that of one of the 5 other combos on offer. Your old badge goes to that combo.
rule-u-race-shadowmimes-2 = Coins on either combo stay where they are. Only the badges change places.
rule-u-race-shadowmimes-3 =
    You may also swap with the combo on top of the stacks. If you picked the Shadow Mimes from there, you swap before the next badge is revealed.
rule-u-race-shrooms-1 = At the end of your turn, active Shrooms bring 1 extra coin for each Mushroom Forest they occupy.
rule-u-race-spiderines-1 =
    For their conquests, every region that borders any Chasm counts as adjacent to every region the Spiderines occupy.
rule-u-race-spiderines-2 =
    For their first conquest, Spiderines may choose any region that borders a Chasm, or one at the edge of the board as usual.
rule-u-race-spiderines-3 = Spiderines never enter the Chasm itself.
rule-u-race-wisps-1 =
    Before conquering a Mystic Crystals region, or a region that borders a Mystic Crystals region your Will-o'-Wisps occupy, you may roll the
    reinforcement die.
rule-u-race-wisps-2 = Name the target before you roll. If your tokens are enough after the roll, you must conquer it.
rule-u-race-wisps-3 = The roll lowers the number of tokens needed, to no less than 1. You place exactly that many.
rule-u-race-wisps-4 =
    If the roll is not enough, your conquests are over for this turn. You cannot name a target for which you are more than 3 tokens short.
rule-u-race-wisps-5 =
    You may roll before any number of conquests that qualify. For other targets you still have the ordinary final die, as long as no roll has failed.

## Underground: powers

rule-u-power-adventurous-1 =
    At the end of your turn, 1 extra coin for each region you occupy with a Popular Place; any of the 9 will do. Relics do not count.
rule-u-power-fisherman-1 =
    At the end of your turn, a Fisher race brings 1 extra coin for every full pair of riverside regions it occupies. An odd one is left over and pays nothing,
    and River regions themselves do not count.
rule-u-power-flocking-1 = 2 extra coins if all regions of this race form one connected group at the end of your turn.
rule-u-power-flocking-2 =
    Whatever makes regions adjacent for your race also connects them here. For Spiderines any two regions that each border a Chasm are connected, even if the
    Chasms are different ones.
rule-u-power-flocking-3 = A single region is a group and earns the bonus. With no region you get nothing.
rule-u-power-frightened-1 =
    At the end of your turn, 1 extra coin for each region holding at least 3 tokens of the active race. Armors and Silver Hammers do not count.
rule-u-power-immortal-1 =
    When an opponent conquers one of this race's regions, you lose no token: all of them go to your hand and redeploy at the end of that turn.
rule-u-power-immortal-2 =
    A lone token is kept as well. If you have no region left, the tokens stay in your hand, and you enter the board again with them.
rule-u-power-immortal-3 = A token replaced by Vampire or the Shiny Orb is lost all the same.
rule-u-power-magic-1 =
    You have the Bag-o'-Many-Things. Each turn you choose one Relic now in play, and the Bag stands for that Relic.
rule-u-power-magic-2 = The Bag can copy any Relic lying face up on the board, whoever controls it, even if nobody does.
rule-u-power-magic-3 = The Bag cannot be stolen. If its region is abandoned or conquered, it comes back to you.
rule-u-power-magic-4 =
    You may use the Bag once per turn, from your first conquest on. After use it lies in the region where you used it; wherever it lies, you can always
    use it again on a later turn.
rule-u-power-magic-5 =
    The Bag cannot copy a Relic's power where that power is already at work: in the same conquest, or, for Ring and Scepter, in the same region.
rule-u-power-magic-6 = The Bag is removed when the Magic race goes in decline.
rule-u-power-martyr-1 =
    Each time an opponent conquers one of the active race's regions, you get 1 coin from the bank at once.
rule-u-power-mining-1 = At the end of your turn, 1 extra coin for each Mine this race occupies.
rule-u-power-muddy-1 = At the end of your turn, 1 extra coin for each Mud Pool this race occupies.
rule-u-power-muddy-2 =
    This also works in decline: the Muddy race in decline goes on scoring its Mud Pools. Your other races do not score theirs by it.
rule-u-power-mystic-1 = At the end of your turn, 1 extra coin for each Mystic Crystals region this race occupies.
rule-u-power-quarreling-1 =
    At the end of your turn, 1 extra coin for each separate group the race's regions form: 1 coin for one group, 2 for two, and so on.
rule-u-power-quarreling-2 =
    Groups are separate if they share no border on the map. Special ways of being adjacent do not count here.
rule-u-power-reborn-1 =
    While the Reborn race is in decline, at the start of each of your turns you may clear 1 or 2 of its regions and put exactly one token of your active race
    in each.
rule-u-power-reborn-2 =
    The new token comes from the tray, or from your hand if the tray has none. If you have neither, you cannot swap.
rule-u-power-reborn-3 =
    A Reborn swap is not a conquest: nobody has losses, Martyr does not pay, and nothing is placed as for a first conquest. But your active race occupies the
    region at once and controls the markers in it.
rule-u-power-reborn-4 =
    After a swap your active race is on the board, so it no longer makes a first conquest. It expands from those regions.
rule-u-power-reborn-5 = The cleared tokens go to the tray, and Armors there are discarded.
rule-u-power-royal-1 = At the end of each of your turns the Queen is put in one region the Royal race occupies. That region is immune.
rule-u-power-royal-2 = In decline the Queen stays in her region, which remains immune, and cannot be moved.
rule-u-power-royal-3 =
    When the Royal race no longer occupies the Queen's region, she goes back to the supply. If the race is still active, she is placed again at the end
    of your turn.
rule-u-power-shield-1 =
    When your conquests end, take 1 Mushroom Armor for each Mushroom Forest this race occupies. There are 8 in all.
rule-u-power-shield-2 =
    At redeployment you may place your Armors in any regions this race occupies, any number in one region. Each adds 1 to defence, also in decline.
rule-u-power-shield-3 = Armors are not tokens. A lone token with Armors is still alone for Vampire and the Shiny Orb.
rule-u-power-shield-4 =
    Armors are discarded when their region is conquered or abandoned. Otherwise they stay as long as the tokens they protect.
rule-u-power-shield-5 = Armors on the board do not move. Those you have not placed may be kept in hand for later turns.
rule-u-power-stone-1 = At the end of your turn, 1 extra coin for each Black Mountain region this race occupies.
rule-u-power-thieving-1 =
    At the end of your turn, take 1 coin from each player who has an active token in a region that borders one of this race's regions.
rule-u-power-thieving-2 = You take at most 1 coin from each player per turn. Tokens in decline do not count.
rule-u-power-thieving-3 = You never take from yourself, and only borders on the map count.
rule-u-power-tomb-1 =
    When the Tomb race goes in decline, all its tokens stay on the board and none goes to the tray. You may redeploy them one last time before scoring.
rule-u-power-tomb-2 =
    When a Tomb region in decline is conquered, the losses are those of an active race: 1 token is lost, and the rest redeploy to the remaining Tomb regions at
    the end of the attacker's turn.
rule-u-power-tomb-3 = If the Tomb race has no region left, all its tokens are lost for good.
rule-u-power-tomb-4 = In the last redeployment every region the Tomb race occupies keeps at least 1 token.
rule-u-power-vampire-1 =
    Once per turn you may choose an opponent and conquer a region by replacing a single active token of theirs with one of yours. Elbowroom plays once per
    turn in all; a variant lets you choose once per turn against each opponent. The power's own text shows which rule your table plays.
rule-u-power-vampire-2 = The new token comes from the tray, or from your hand if the tray has none.
rule-u-power-vampire-3 =
    The token you replace must be the only one in its region. A Black Mountain, the Keep, Armors or a marker there make no difference.
rule-u-power-vampire-4 = Gnomes cannot be replaced. The replaced token goes to the tray, even an Immortal one.
rule-u-power-vampire-5 =
    It is a conquest like others: you must be able to reach the target, and everything that follows from a conquest follows here too (markers, Martyr,
    Vengeful, Armors).
rule-u-power-vanishing-1 =
    When the Vanishing race goes in decline, all its tokens leave the board, and you score 2 coins instead of 1 for each region it occupied.
rule-u-power-vanishing-2 =
    Its banner goes back to the stack at once, and you have no race in decline: the earlier one is removed first, as in any decline (see U-DECLINE-02).
rule-u-power-vengeful-1 =
    Every opponent who, on their own turn, attacks any of your races, active or in decline, receives one Vengeance marker from you.
rule-u-power-vengeful-2 =
    On your next turn regions of marked players, active or in decline, cost you 1 token less, but at least 1.
rule-u-power-vengeful-3 = At the end of that turn you take all the markers back.
rule-u-power-vengeful-4 =
    No player holds more than one Vengeance marker; there are 4 in all. A failed die attempt and a conquest by the Balrog also count as attacks.
rule-u-power-wise-1 =
    At the end of each of your turns in which the Wise race is in decline and holds at least one region, you get 2 extra coins. The turn it goes in decline counts.

## Underground: markers in general

rule-u-mark-01 = A Popular Place or Righteous Relic works for the player who occupies its region, from the moment that player conquers it.
rule-u-mark-02 = Using a Place or Relic is always your choice, unless its own rule says otherwise.
rule-u-mark-03 =
    A race in decline cannot use Places or Relics unless the marker says so. The Altar of Souls, Diamond Fields,
    Keep on the Motherland and Mine of the Lost Dwarf still work in decline. The Crypt's Ghost stays where it is but cannot move,
    and the Stonehedge works in part (see U-PLACE-STONEHEDGE-4).
rule-u-mark-04 = Places never move.
rule-u-mark-05 = A Relic moves to the region where you use it, right after the use. It is still there at the end of the turn.
rule-u-mark-06 = When a region is abandoned or conquered, its Places and Relics stay in it. Nobody controls a marker in a region that nobody occupies.
rule-u-mark-07 = Places and Relics add nothing to a region's defence, except the Keep on the Motherland. They never stop a lone token from counting as lone.
rule-u-mark-08 = A bonus token is a token of your active race. It comes from the tray; only if the tray has none does it come from your hand.
rule-u-mark-09 = Several Places and Relics may lie in one region. You may use several Relics in the same conquest; all of them move to the conquered region.
rule-u-mark-10 = If a conquest fails, the Flying Doormat stays where it was, and so does every other Relic you used in the attempt.
rule-u-mark-11 = A once-per-turn Relic that has been used this turn cannot be used again this turn, even if someone else now controls it.

## Underground: relics

rule-u-relic-doormat-1 = Flying Doormat: once per turn you may conquer any one region, adjacent or not, at its normal cost. The Doormat moves there.
rule-u-relic-doormat-2 = If the die makes your attempt with the Flying Doormat fail, the Doormat stays where it was.
rule-u-relic-doormat-3 = The Flying Doormat only extends your reach. It does not take you into Chasms, immune regions or Gnome regions. River regions are allowed.
rule-u-relic-ring-1 =
    Froggy's Ring: at the end of your turn, if you control it, you may put it in a region your tokens occupy.
    You then take 1 coin from each player with at least one active token in a bordering region.
rule-u-relic-ring-2 = Against Froggy's Ring a player without coins pays nothing. You may still put the Ring next to that player.
rule-u-relic-ring-3 =
    You may put Froggy's Ring in the region where it already lies. It must be a region of your active race.
    If you do not use the Ring this turn, it collects nothing.
rule-u-relic-socks-1 = Stinky Troll's Socks: once per turn you may conquer one region as if it were empty (see U-CONQ-12).
rule-u-relic-socks-2 =
    A defender driven out with Stinky Troll's Socks loses no token. All those tokens redeploy at the end of the turn,
    or return to the defender's hand if there are no troops of theirs left on the board.
rule-u-relic-socks-3 = Stinky Troll's Socks also work against Monsters: the Monsters are removed and you draw a Place or Relic as usual.
rule-u-relic-scepter-1 =
    Scepter of Avarice: at the end of your turn, before scoring, you may put it in a region your tokens occupy.
    The coins that region earns you are doubled (which coins those are: see U-SCORE-06).
rule-u-relic-scepter-2 = The Scepter of Avarice has no effect at all in the region of the Mine of the Lost Dwarf.
rule-u-relic-scepter-3 = The Scepter of Avarice never doubles coins you take from other players.
rule-u-relic-scepter-4 = You may put the Scepter of Avarice only in a region of your active race.
rule-u-relic-orb-1 =
    Shiny Orb: once per turn you may replace an opponent's lone token with a bonus token and so conquer its region.
    A token is lone under the same conditions as for the Vampire power (see U-POWER-VAMPIRE-3).
rule-u-relic-orb-2 = The Shiny Orb replaces active tokens only. Gnomes are protected from it. The region must be within your normal reach, and the Orb moves there.
rule-u-relic-sword-1 = Sword of the Killer Rabbit: once per turn you may conquer one region with 2 tokens fewer, but never with fewer than 1. The Sword moves there.

## Underground: places

rule-u-place-altar-1 =
    Altar of Souls: at the end of each of your turns, if you control it, you may return one of your own tokens in decline
    to the tray and gain 3 coins. The token may come from any region.
rule-u-place-altar-2 = The Altar of Souls works for you even if it is your race in decline that holds it.
rule-u-place-altar-3 = You use the Altar of Souls after scoring, so the region of the token you give up has already paid. You may use it at most once per turn.
rule-u-place-crypt-1 = Crypt of the Tomb-Raider: at the end of your turn, if you control it, you may put the Ghost in any region of the board. That region becomes immune.
rule-u-place-crypt-2 = The Ghost can never be put in the Crypt's own region, nor in a Chasm.
rule-u-place-crypt-3 = While tokens in decline hold the Crypt, the Ghost cannot be moved. It still protects the region it is in.
rule-u-place-crypt-4 =
    When another player conquers the Crypt, the Ghost leaves its region at once and returns to the Crypt, at the new controller's call.
    While it waits there it protects nothing; it protects again once it is placed.
rule-u-place-crypt-5 = If the Crypt is abandoned, or the Balrog takes it, the Ghost stays where it is. Nobody at all can then conquer the haunted region.
rule-u-place-diamond-1 = Diamond Fields: +1 coin for the region they lie in, and +1 coin for each other region of the same terrain held by the same race.
rule-u-place-diamond-2 = The Diamond Fields also pay in decline.
rule-u-place-pipe-1 = Great Brass Pipe: for you as its controller, all regions with the same terrain as the Pipe's region are adjacent to one another.
rule-u-place-pipe-2 =
    The Great Brass Pipe works for an active race only. Its adjacency counts for conquests, for the Great Ancient's discount and for Flocking.
    It does not count for Quarreling, Drow, Thieving or Froggy's Ring: those look at printed borders.
rule-u-place-fountain-1 = Fountain of Youth: at the start of your turn you get 1 token of the race that holds it, but only if the tray has one.
rule-u-place-fountain-2 = The Fountain of Youth works for an active race only. It gives its first token on the turn after its discovery at the earliest.
rule-u-place-keep-1 = Keep on the Motherland: +1 coin at the end of your turn and +1 defence for its region. Both always apply, in decline too.
rule-u-place-mine-1 = Mine of the Lost Dwarf: +2 coins at the end of your turn, in decline too. The Scepter of Avarice does not work here.
rule-u-place-stonehedge-1 =
    Stonehedge: if you discover it, you at once draw a random special power badge from the stack.
    That power belongs to the Stonehedge for the rest of the game. The number of tokens on the badge is ignored.
rule-u-place-stonehedge-2 =
    The Stonehedge's power is drawn from the badges under the visible top one of the stack. If there are none, the discarded badges are shuffled in first.
    If there are still none, the top badge itself is taken.
rule-u-place-stonehedge-3 =
    Whoever controls the Stonehedge may use its power as well as their own. Everything it lends is optional,
    even what the power normally forces on you: you may leave the Queen off the board, for example.
rule-u-place-stonehedge-4 =
    If the Stonehedge's power acts only on troops in decline, you need such troops to use it.
    It works if you occupy the Stonehedge, with active tokens or tokens in decline, and have a race in decline.
rule-u-place-stonehedge-5 =
    You need not use Vanishing when the Stonehedge lends it. If you declined with a lent Tomb, losing the Stonehedge later
    does not make your tokens in decline disappear.
rule-u-place-stonehedge-6 =
    Pieces that come with the Stonehedge's power (Queen, Bag-o'-Many-Things, Vengeance markers) follow control of it: when you lose it they go back to the supply,
    and the new controller may use them. Mushroom Armors already placed stay. If the Stonehedge's own region falls, its Vengeful gives no marker for that attack.
rule-u-place-pentacle-1 = Wickedest Pentacle: if you discover it, you must at once send the Balrog into a region that borders the Pentacle's region.
rule-u-place-pentacle-2 = If the region is occupied, the Balrog conquers it. The occupant loses 2 tokens instead of 1 (or all, if there are fewer); the rest withdraw as usual.
rule-u-place-pentacle-3 = The Balrog's region is immune to everyone and pays nobody. That includes the player who sent it.
rule-u-place-pentacle-4 =
    On later turns, if you control the Pentacle, you may move the Balrog to an adjacent region, once per turn.
    It conquers that region and makes it immune and worthless in the same way.
rule-u-place-pentacle-5 =
    For the Balrog's later moves, adjacent means bordering the region it is in now.
    If it was never placed, it enters as at the discovery: into a region bordering the Pentacle.
rule-u-place-pentacle-6 = The Balrog may conquer and occupy River regions. It never enters Gnome regions or Chasms.
rule-u-place-pentacle-7 =
    A conquest by the Balrog counts as made by the player who sent it. Martyr, Liches and Vengeful react as usual, and Immortal defenders lose 0 tokens.
    It costs the sender no tokens and places none.
rule-u-place-pentacle-8 = If the Balrog enters a Monster region, both Monsters are removed. No Place or Relic is drawn, so one marker stays unused in the stack.
rule-u-place-pentacle-9 =
    If every region bordering the Pentacle is barred to the Balrog, it stays off the board.
    The Pentacle's controller may send it later, during conquests, into a region bordering the Pentacle.

## Underground: mixing with the base game

rule-u-mix-01 = You may mix the races, special powers and expansions of both games, on either board.
rule-u-mix-02 =
    Whatever makes no sense on the board in use does not apply and is removed before play,
    for example tiles about terrain that is not there, or about Relics and Places when none are in play.
rule-u-mix-03 =
    In mixed games these count as the same: Black Mountain and Mountain; Mud Pool and Swamp; Mushroom Forest and Forest;
    Mine and the Mine symbol; Mystic Crystals and the Magic Source symbol.
rule-u-mix-04 = Effects on Seas and Lakes apply to Rivers, and the other way round, wherever that is possible.
rule-u-mix-05 = Black Mountains and Mountains have the same effect in both worlds.
rule-u-mix-06 =
    To play with Places and Relics on a base map, take 2 Monsters per player plus 2 more. Put them in regions with the Lost Tribe symbol, so that
    no two Monster regions are adjacent. Then put one Lost Tribe on each Lost Tribe region that is left. Who chooses: see U-MIX-16.
rule-u-mix-07 =
    On a base map, too, Monsters stand in pairs: two per region. So there is one Monster region more than there are players, and the stack has as many Places and Relics:
    3 with 2 players, 4 with 3, 5 with 4 and 6 with 5.
rule-u-mix-08 =
    On a base map, Flames and Spiderines are removed. On an Underground map, Humans, Hill, Mounted and Underworld are removed.
    If no Places and Relics are in play, Adventurous and Magic are removed.
rule-u-mix-09 =
    On an Underground map, Seafaring may stay on Rivers (in decline too), Tritons pay 1 less in riverside regions, and Flying may not target Rivers.
    On a base map, Kraken act like Seafaring, and Fisher counts regions bordering Seas and Lakes.
    Lizardmen cross Seas and Lakes there but may not conquer them. Seas and Lakes stay closed to all others, and cost 2.
rule-u-mix-10 = Immunity from the base game (Holes-in-the-Ground, Heroes, the Dragon) also stops Places, Relics and the Balrog.
rule-u-mix-11 =
    Encampments count as tokens against Vampire and the Shiny Orb; Fortresses and Troll Lairs do not. All defence pieces of the base game add to the cost of a conquest.
    Conquering as if empty ignores Lost Tribes, Encampments, Troll Lairs and Fortresses, because they are tied to an occupant. A Mountain still counts.
rule-u-mix-12 = Ghouls that conquer in decline cannot use Relics or Places. Sorcerers cannot take Gnome regions with their ability.
rule-u-mix-13 = A Lost Tribe next to a Drow region spoils its bonus, just as a Monster does.
rule-u-mix-14 =
    On a base map the Great Brass Pipe and the Diamond Fields go by the printed terrain.
    Mining, Mystic, Iron Dwarves and Will-o'-Wisps go by the symbols.
rule-u-mix-15 = If you are at peace with a player through Diplomat, that player may not attack you with the Balrog either: it counts as their attack.
rule-u-mix-16 = When Monsters go onto a base map, the program picks their regions at random among all legal choices.
rule-u-mix-17 =
    If you decline with Stout, the decline comes after scoring and after the Altar of Souls. The Queen stays where you put her this turn,
    and the Altar has already had its use. The steps of the decline then follow, without a second scoring.

## Interactions: Rivers, Chasms, Kraken, Lizardmen, Spiderines

rule-u-int-01 =
    If Reborn replaces Kraken in decline on a River with a token of another race,
    that token must leave the River at this turn's redeployment.
rule-u-int-02 = Kraken in decline on a River defend like anyone: a lone token there costs 1 + 1 = 2 to conquer.
rule-u-int-03 = A final die roll for a River region starts from a base cost of 1. If it succeeds, your tokens still leave the River at redeployment.
rule-u-int-04 =
    A Relic you used to conquer a River region stays there when your tokens leave. Nobody controls it until someone stands there again.
    The next player to conquer that River region may use it at once.
rule-u-int-05 = Spiderines can reach a River region that borders a Chasm like any other such region. It costs 1 and must be left again.
rule-u-int-06 =
    A River region made immune by the Queen (of Royal Kraken), a Ghost or the Balrog cannot be entered by opponents.
    Lizardmen cannot cross it either.
rule-u-int-07 = When Lizardmen cross an occupied River, nothing happens to its occupant: no token is lost, no Vengeance marker given, no Martyr coin paid.
rule-u-int-08 = For Lizardmen, opposite banks of a River count as connected for Flocking, but not for Quarreling.
rule-u-int-09 = Shield Kraken may put Mushroom Armors on River regions. The Armors defend there, in decline too.
rule-u-int-10 = Fisher Kraken: their River regions earn the basic coin like any region, but do not count as riverside regions for Fisher.
rule-u-int-11 = You may put the Ghost on an empty River region. Your opponents then cannot conquer it.
rule-u-int-12 =
    A Chasm joins nothing. Regions on its two sides are not adjacent for Drow, Thieving, Froggy's Ring, Quarreling, the Balrog's move or Flocking.
    The one exception is Flocking Spiderines.
rule-u-int-13 = If your first conquest is a River region at the edge of the board, you have entered the map: your next conquest must be adjacent to it.

## Interactions: costs that add up

rule-u-int-14 = Vengeful Ogres use the Sword of the Killer Rabbit against 3 tokens of a marked player: 2 + 3 − 1 − 1 − 2 = 1 token.
rule-u-int-15 = No discount ever brings the cost down to 0. A River region, which costs 1, still costs Ogres 1.
rule-u-int-16 = The minimum of 1 applies once, to the final sum. Mummies with the Sword of the Killer Rabbit take an empty region for 2 + 1 − 2 = 1.
rule-u-int-17 = Flames conquer a Monster region with a Black Mountain that is linked to their Volcano: it costs 2 + 1 = 3, and a Place or Relic is drawn.
rule-u-int-18 =
    Flames that use Stinky Troll's Socks on a region linked to their Volcano pay no less than without them.
    But the defender then loses no token, and the Socks move.
rule-u-int-19 = Flames conquer Kraken in a River region linked to their Volcano for 1 token.
rule-u-int-20 = The Keep on the Motherland defends even an empty region, which then costs 3. It also counts when a region is conquered as if empty.
rule-u-int-21 = The Cultists' discount is 1 token, no matter in how many ways the target is adjacent to the Great Ancient's region.
rule-u-int-22 = If you conquer a region of your own Shield race in decline, the token there adds nothing to the cost. Each Mushroom Armor adds 1. The Armors are then discarded.
rule-u-int-23 = The Vengeful discount applies to all regions of a marked player, not only to the one they attacked from.

## Interactions: Gnomes

rule-u-int-24 =
    Against active Gnomes you may use plain tokens, printed borders and the final die. You may not use the discounts of Ogres, Cultists, Vengeful or the Sword,
    the Socks, the Flames' cheap conquest, reach by Doormat, Pipe, Chasm or River, the Will-o'-Wisps' die, Silver Hammers, Vampire, Orb, Bag or Balrog.
    In mixed games the same goes for every base ability: the Dragon, the Berserk roll, Sorcerers, all discounts, the reach of Flying and Underworld,
    and the free entry of Halflings and Flying. Barred Hammers simply do not count.
rule-u-int-25 = You may take a neutral region next to the Gnomes with the Flying Doormat and then attack them from there in the plain way.
rule-u-int-26 = Tokens you gained earlier from Mudmen, the Fountain of Youth or Reborn are ordinary tokens and may attack Gnomes.
rule-u-int-27 = A Place or Relic in a Gnome region changes hands as usual when the region falls.
rule-u-int-28 =
    Spiderines, Flames and Lizardmen may make their first conquest in a Gnome region only if it touches the edge of the board
    and the race may enter at the edge in the normal way. Flames never may in the variant where they enter from the Volcano.

## Interactions: replacing a token (Vampire, Shiny Orb)

rule-u-int-29 = To replace a token with Vampire or the Shiny Orb you need one token of yours in the tray or in hand, nothing more. Sorcerers and Vampire are treated alike in this.
rule-u-int-30 = If the tray is empty, the token you place with Vampire or the Shiny Orb comes from your hand.
rule-u-int-31 = Tokens in decline, Monsters and Lost Tribes cannot be replaced.
rule-u-int-32 = A Vampire race that controls the Shiny Orb may use both in one turn, even against the same opponent, but in different conquests.
rule-u-int-33 = You may combine the Flying Doormat with Vampire or the Shiny Orb in one conquest. The Relics you used move to the conquered region.
rule-u-int-34 = A token in a region with the Queen, the Great Ancient or the Ghost cannot be replaced: the region is immune.
rule-u-int-35 = When a lone token is replaced, its region was conquered: a Martyr owner gets the coin, and a Vengeful owner hands out a marker.
rule-u-int-36 =
    Mummies pay nothing extra when they replace a token, because that has no cost. A Vampire race may even make its first conquest this way,
    in a region where it may legally enter. (Sorcerers may not.)

## Interactions: Relics and the Bag

rule-u-int-37 =
    You may use the Flying Doormat, the Sword of the Killer Rabbit and Stinky Troll's Socks in one conquest. Then any region costs 2,
    plus 1 for a Black Mountain and 1 for the Keep on the Motherland, minus 2, but at least 1.
rule-u-int-38 = If you capture a Relic in the middle of your turn, you may use it in that same turn.
rule-u-int-39 =
    The Sword of the Killer Rabbit and the Bag-o'-Many-Things copying it may serve two different conquests, never the same one.
    The Bag copying Stinky Troll's Socks may be combined with the real Sword in one conquest.
rule-u-int-40 = If you put Froggy's Ring in one region and the Bag as a second Ring in another, an opponent who borders both pays twice.
rule-u-int-41 = The Scepter of Avarice and the Bag as a second Scepter double two different regions, never one region twice.
rule-u-int-42 = The Bag-o'-Many-Things as a Scepter of Avarice has no effect in the Mine of the Lost Dwarf either.
rule-u-int-43 = The Bag-o'-Many-Things has nothing to copy until the first Relic lies face up.
rule-u-int-44 = A Relic in the Balrog's region, in a region in decline or in an unoccupied region can be used by nobody. The Bag-o'-Many-Things can still copy it.
rule-u-int-45 =
    With the Scepter of Avarice on the Diamond Fields' region, the basic 1 coin and the Fields' 1 coin for that region are doubled to 4.
    The Fields' coins for the other regions are not doubled.
rule-u-int-46 = The Scepter of Avarice never doubles coins from Martyr, the Altar of Souls, Wise, Flocking, Quarreling or Fisher.
rule-u-int-47 =
    Froggy's Ring and Thieving may both take a coin from the same opponent in one turn. The Ring collects first, before scoring; Thieving takes its coin at scoring.
    The second takes nothing if the opponent has no coin left.
rule-u-int-48 = You may put Froggy's Ring in an immune region of your own.
rule-u-int-49 = A Relic used in a failed final die attempt stays where it was and counts as used. Your conquests for the turn are over anyway.

## Interactions: Places

rule-u-int-50 = The Great Brass Pipe gives nothing to a race that is not on the board. You cannot make a first conquest through it.
rule-u-int-51 = When the Crypt of the Tomb-Raider is conquered, the region the Ghost protected can be conquered again in that very turn.
rule-u-int-52 = The Ghost may protect a region of any player, an empty region or a Monster region. Then only the Ghost's controller may conquer that region.
rule-u-int-53 = If the race in decline that holds the Crypt is removed by a new decline, the Ghost stays where it is until a player conquers the Crypt.
rule-u-int-54 =
    If you give up a token of a Tomb stack at the Altar of Souls, only that one token goes: you keep the region if others remain.
    If it was the last token of your race in decline, that race is gone.
rule-u-int-55 = The Fountain of Youth gives nothing if the tray is empty, although other bonus tokens may then come from your hand.
rule-u-int-56 = The Fountain of Youth gives its token at the start of a turn, so it gives none on the turn you discover it.
rule-u-int-57 = The Keep on the Motherland, the Mine of the Lost Dwarf and the Diamond Fields pay the owner of the tokens that hold them, also when these are in decline.
rule-u-int-58 = Two Places cannot share a region on an Underground map. If a variant allows it, Adventurous still pays only 1 coin for that region.

## Interactions: the Stonehedge with each power

rule-u-int-59 =
    What the Stonehedge lends you, power by power. Adventurous, Fisher, Flocking, Frightened, Mining, Mystic, Quarreling, Stone and Thieving:
    they apply at scoring to your active race, if it holds the Stonehedge. Muddy: the same, and if tokens in decline hold the Stonehedge, that race scores its Mud Pools.
    Immortal and Martyr: they apply to attacks on your active race while you hold the Stonehedge, the conquest of the Stonehedge itself included.
    Vengeful: it applies to attacks on any race of yours while you hold the Stonehedge (but see U-PLACE-STONEHEDGE-6 for the attack in which the Stonehedge falls).
    Vampire: as often as your table plays it (see U-POWER-VAMPIRE-1). Magic: you have the Bag-o'-Many-Things while you hold the Stonehedge.
    Royal: you place the Queen at the end of your turn; she is frozen if you decline and goes back when you lose control.
    Shield: you gain Mushroom Armors per Mushroom Forest at the end of your conquests; placed Armors stay when you lose control.
    Tomb: if your active race holds the Stonehedge when it declines, it gets the full Tomb effect and keeps it even without the Stonehedge.
    Vanishing: your choice, when your active race declines while it holds the Stonehedge. Reborn and Wise: only if you have a race in decline; they use that race.
rule-u-int-60 = The Stonehedge's badge is not on offer for the rest of the game. It is never shuffled back in.
rule-u-int-61 = A new controller of the Stonehedge gets the same power. No new badge is drawn.
rule-u-int-62 = If the badge drawn for the Stonehedge makes no sense in this game's setup, it is put aside and another is drawn.

## Interactions: the Balrog

rule-u-int-63 = Against the Balrog, 1 defending token is lost; of 2, both are lost; of 5, two are lost and three withdraw.
rule-u-int-64 = Against the Balrog, Immortal tokens are not lost: all withdraw. A Tomb race in decline loses two tokens, and the rest withdraw.
rule-u-int-65 =
    You may send the Balrog onto a region of your own, at your own loss; your own Immortal tokens lose two like any others.
    Your survivors wait for redeployment and cannot conquer this turn. If it was your only region, your next conquest is a first conquest.
    On a later move the Balrog may even enter the Pentacle's region: then nobody controls the Pentacle and the Balrog cannot move.
rule-u-int-66 = Nobody controls the Places and Relics in the Balrog's region. When the Balrog leaves, the region is empty and open to all.
rule-u-int-67 = While tokens in decline hold the Wickedest Pentacle, the Balrog cannot be moved. Its region stays immune.
rule-u-int-68 = If you conquer the Wickedest Pentacle, you may move the Balrog in that same turn, once.
rule-u-int-69 = The Balrog is neither a race nor a Monster. It does not spoil the Drow bonus, pays nothing to Thieving or Froggy's Ring, and is no token in the tie-break.
rule-u-int-70 = If you have no coins, you may not send the Balrog onto an opponent's Liches in decline.
rule-u-int-71 = A Black Mountain, Mushroom Armors or the Keep on the Motherland do not stop the Balrog. Armors in the region it takes are discarded.

## Interactions: decline, Reborn, Royal, Vanishing, Tomb, Wise

rule-u-int-72 = When a Vanishing race declines, your earlier race in decline is removed all the same. It scores nothing that turn.
rule-u-int-73 =
    Vanishing pays 2 coins for each region its tokens occupied, Kraken's River regions included.
    It pays no Place bonuses for those regions: nobody occupies them any more when you score.
rule-u-int-74 = Wise needs one region. If its last region falls before your next scoring, it pays nothing.
rule-u-int-75 = On a turn when you pick a new race, Reborn swaps happen after you have taken your tokens and before your first conquest.
rule-u-int-76 = A Reborn swap in a region with a Place or Relic gives your active race control of it. Nothing is drawn, and no discovery effect happens.
rule-u-int-77 = Cultist tokens that come in by a Reborn swap do not bring the Great Ancient. Their first real conquest does.
rule-u-int-78 = Reborn may clear the last region of your race in decline. That race then leaves the game.
rule-u-int-79 = You may conquer a region of your own Royal race in decline although the Queen is there. She then leaves.
rule-u-int-80 = When a Tomb race in decline is attacked, its surviving tokens may redeploy only into regions that race still holds.
rule-u-int-81 = Stacks of a Tomb race in decline do not score for Frightened and cannot attack.
rule-u-int-82 =
    If you have lost all tokens of your active race and have none in hand, you may decline (that race scores 0 coins)
    or pass and score your race in decline. You may not pick a new race that turn.
rule-u-int-83 = When your Vengeful race declines or is lost, your Vengeance markers come back at once. You get no discount later.
rule-u-int-84 = On the turn your Liches decline, nobody has to pay yet. From the next opponent's turn on, whoever conquers one of their regions pays.

## Interactions: Mimes, Wisps, Dwarves, others

rule-u-int-85 = Shadow Mimes take tokens for the badge they end up with. The badge they gave away lies with the other combo, under its coins.
rule-u-int-86 = Shadow Mimes need not swap. They get exactly one opportunity.
rule-u-int-87 = If Will-o'-Wisps roll the die although they have enough tokens without it, they must conquer the region they named. The roll may save them tokens.
rule-u-int-88 =
    To roll for a region next to Mystic Crystals, your Will-o'-Wisps must already occupy that Mystic Crystals region before the roll.
    If the target has Mystic Crystals itself, it need not border others.
rule-u-int-89 = With two Mines, Iron Dwarves can reach the limit of 7 Silver Hammers in four turns. They never get more.
rule-u-int-90 = Mushroom Armors still in your hand are lost if the Shield race leaves the game.
rule-u-int-91 = Thieving takes 1 coin from a player once, however many borders you share.
rule-u-int-92 = Frightened counts the tokens after redeployment, and after any Silver Hammers have left the board.
rule-u-int-93 = If an Immortal race also has Martyr from the Stonehedge, its owner keeps the tokens and gets the coin too.
rule-u-int-94 = You may conquer Liches in decline if your last coin goes to pay for it. With no coins you may not, even if the conquest would earn you some.
rule-u-int-95 =
    Liches in decline are paid 1 coin per region conquered, however many tokens stood there.
    A Reborn swap, a sacrifice at the Altar of Souls or a conquest by their own owner pays nothing.
rule-u-int-96 = If a Martyr region is taken with Stinky Troll's Socks, no token is lost, but the region was conquered: the Martyr coin is paid.
rule-u-int-97 = A lone active Kraken on a River may be replaced by Vampire or the Shiny Orb. The new token must leave the River at redeployment, unless it is a Kraken.
rule-u-int-98 = For Quarreling and Flocking Kraken, River regions count as regions and are connected by their printed borders.
rule-u-int-99 = Tomb Kraken may keep or refill River regions in their last redeployment. Every region keeps at least one token.
rule-u-int-100 = Two figures, of one player or of several, may stand in the same region, for example the Queen and the Ghost. Each gives its own immunity.
rule-u-int-101 = Iron Dwarves get no Silver Hammer for the Mine of the Lost Dwarf, unless the terrain of its region is a Mine.
rule-u-int-102 = Vanishing Liches or Vanishing Kraken leave nothing behind when they decline: no payments, no Rivers.
rule-u-int-103 = If a conquest discovers a Relic, you cannot use that Relic for this same conquest, only for later ones.
rule-u-int-104 =
    A Place discovered this turn works from its next moment of use on. For the Crypt of the Tomb-Raider and the Altar of Souls that is still this turn,
    for the Fountain of Youth it is your next turn.
rule-u-int-105 =
    Against a Gnome region Berserk's own roll does not count. A Berserk race may still make the ordinary final attempt with the die there,
    which ends its conquests as it does for anyone.

## Underground: worked examples

rule-u-ex-01 =
    Example: Mystic Shrooms lie fourth in the column, and you have 5 coins. To take them you pay 1 coin onto each of the 3 combos above and keep 2.
    You also take any coins lying on the combo.
rule-u-ex-02 = Example: the banner shows 4 and the badge shows 5. You take 4 + 5 = 9 tokens.
rule-u-ex-03 = Example: all 12 Mudmen are on the board and you hold 2 Mud Pools. At redeployment you gain 0 tokens. With 11 on the board you gain 1.
rule-u-ex-04 =
    Example: the third combo is taken. The fourth moves up to third and the fifth to fourth, with their coins. The top of the stacks becomes the fifth,
    and the next one on the stacks shows. Again 6 combos are visible.
rule-u-ex-05 =
    Example: with 9 tokens you make your first conquest on a Mud Pool at the edge with 2 Monsters. It costs 2 + 2 = 4 tokens.
    The Monsters leave, one Place or Relic is drawn into the region, and you have 5 tokens left.
rule-u-ex-06 = Example: you have 5 tokens left and attack a neighbouring region with 1 Shroom. It costs 2 + 1 = 3. The lone Shroom goes to the tray, and you have 2 left.
rule-u-ex-07 =
    Example: your Mudmen have 2 tokens left and name a region that needs 4 for the final die. On a 2 or 3 it is conquered and both tokens go there.
    On a 0 or 1 the attempt fails. Either way your conquests end.
rule-u-ex-08 = Example: 9 Mudmen hold 3 regions, 1 of them a Mud Pool. At redeployment you gain 1 Mudman and spread 10 tokens, at least 1 per region.
rule-u-ex-09 = Example: Mystic Shrooms hold 3 regions, 1 of them with Mystic Crystals and none a Mushroom Forest. They score 3 + 1 = 4 coins.
rule-u-ex-10 = Example: Kraken hold 2 land regions and 2 River regions. They score 4 coins. When they decline later, all 4 regions stay and score 4 on that turn.
rule-u-ex-11 = Example: Ogres took 1 River region and 3 land regions. At redeployment the River is emptied and its tokens go to land. They score 3 coins.
rule-u-ex-12 =
    Example: Vampire Gnomes hold 3 regions with 4, 2 and 1 tokens and decline. 3 flipped tokens stay and 4 go to the tray.
    The Vampire badge is discarded. You score 3 coins.
rule-u-ex-13 =
    Example: you have Flames in decline in 3 regions and an active race in 4. The active race declines: the Flames are removed,
    and their banner goes to the bottom of the stack. You score 4 coins and nothing for the Flames.
rule-u-ex-14 = Example: a region has a Black Mountain, 2 Mushroom Armors, the Keep on the Motherland and 1 token. It costs 2 + 1 + 2 + 1 + 1 = 7.
rule-u-ex-15 =
    Example: you control the Great Brass Pipe on a Mine, and Gnomes hold a distant Mine that does not border you. You may not attack it.
    With a token of yours in a region bordering it you may, at the plain cost.
rule-u-ex-16 =
    Example: Flocking Spiderines hold 4 regions around two separate Chasms, and the two halves share no border.
    They still form one group: +2 coins.
rule-u-ex-17 = Example: a Quarreling race scores +1 coin if its regions form 1 group, +2 if they form 2 groups.
rule-u-ex-18 =
    Example: a lone enemy token stands on a Black Mountain with 2 Mushroom Armors (or with the Keep on the Motherland). A Vampire race may take it:
    1 bonus token is placed, the enemy token goes to the tray, the Armors are discarded. If the token is a Gnome, this is not allowed.
rule-u-ex-19 =
    Example: a lone Immortal token replaced by Vampire is lost to the tray.
    In a plain conquest of 3 Immortal tokens none is lost: all 3 withdraw.
rule-u-ex-20 =
    Example: Lizardmen stand on one bank of a River held by 2 Kraken. They may land on the other bank at its normal cost, and the Kraken are untouched.
    Or they may take the River for 1 + 2 = 3 and leave it at redeployment.
rule-u-ex-21 = Example: the Stonehedge turns up Vanishing. You need not use it: when you decline later, you may do so with it or without it.
rule-u-ex-22 =
    Example: your race declined with 7 tokens on the board, with Tomb from the Stonehedge. Later an opponent conquers the Stonehedge.
    The rest of your tokens stay.
rule-u-ex-23 =
    Example: the Scepter of Avarice lies in a plain region of a Thieving race that takes 2 coins from its neighbours. That region pays 1 × 2 = 2; Thieving stays 2.
    In the Mine of the Lost Dwarf's region it would be 1 + 2 = 3, not doubled.
rule-u-ex-24 =
    Example: the Balrog is sent onto 5 enemy tokens: 2 are lost and 3 withdraw. Onto 2: both are lost. Onto 1: it is lost.
    The region is then immune and scores for nobody.
rule-u-ex-25 =
    Example: 3 players set up a base map with Places and Relics. They use 2 × 3 + 2 = 8 Monsters in 4 regions, and 4 markers in the stack.
    Lost Tribes go on the other Lost Tribe regions.
rule-u-ex-26 = Example: a Fisher race holds 5 riverside regions. That is 2 full pairs: +2 coins.
rule-u-ex-27 = Example: the Diamond Fields lie on a Mushroom Forest, and the same race holds 2 more. They bring 1 + 2 = 3 bonus coins, in decline too.
rule-u-ex-28 =
    Example: at the end of your turn you put Froggy's Ring next to active tokens of A (who has 3 coins) and B (who has 0), and next to C,
    who has only tokens in decline there. A pays 1, B pays 0, C pays 0.
rule-u-ex-29 =
    Example: Flames attack a region linked to their Volcano, with a Black Mountain and 3 enemy tokens. It costs 2 + 1 = 3.
    The defender loses 1 token, and 2 withdraw.
rule-u-ex-30 =
    Example: you use Stinky Troll's Socks against 4 tokens on a plain region. It costs 2 tokens. The defender loses none: all 4 withdraw.
    The Socks move there.
rule-u-ex-31 = Example: you use the Sword of the Killer Rabbit on an empty Black Mountain. It costs 3 − 2 = 1 token, which is also the minimum. The Sword moves there.
rule-u-ex-32 = Example: Mummies pay 3 for an empty land region, 2 for an empty River region and 5 for a region with 2 Gnomes.
rule-u-ex-33 =
    Example: Will-o'-Wisps have 2 tokens in hand and roll for a Mystic Crystals region that needs 4. On a 2 they conquer it with 2 tokens.
    On a 3 they conquer it with 1 and go on with the other. On a 0 or 1 they fail, and their conquests end.
rule-u-ex-34 =
    Example: a Wise race declines with 6 regions and scores 6 + 2 = 8 coins. On the next turn it holds 4 regions, and the new active race holds 3:
    3 + 4 + 2 = 9 coins.
rule-u-ex-35 = Example: a Vanishing race declines with 5 regions, with no race in decline before it. It scores 5 × 2 = 10 coins, and its tokens leave the board.
rule-u-ex-36 = Example: a Muddy race in decline holds 3 regions, 2 of them Mud Pools. It scores 3 + 2 = 5 coins each time.
rule-u-ex-37 =
    Example: Iron Dwarves hold 2 Mines and have 0 Silver Hammers. At redeployment they take 2. Next turn they may pay a cost of 4
    with 2 Hammers and 2 Dwarves. They can never pay without any Dwarf.
rule-u-ex-38 =
    Example: A attacked the Vengeful player B. On B's next turn B attacks a region of A with 2 tokens: it costs 2 + 2 − 1 = 3.
    The Vengeance marker returns at the end of B's turn.
rule-u-ex-39 =
    Example: you have a Reborn race in decline in 4 regions. Your active race has 1 token in the tray and 2 in your hand. At the start of your turn you make two swaps:
    the first token comes from the tray, the second from your hand. 2 regions in decline are left.
rule-u-ex-40 = Example: A conquers a region of B's Liches in decline (2 + 1 tokens). If A has 1 coin, A pays it to B. If A has 0 coins, the conquest is not allowed.
rule-u-ex-41 =
    Example: A controls the Crypt of the Tomb-Raider and has the Ghost on a region of A's. B conquers the Crypt. In the same turn the Ghost is back at the Crypt
    and that region is no longer immune. B may place the Ghost at the end of B's turn, but not on the Crypt.
rule-u-ex-42 =
    Example: you hold the Altar of Souls and have a race in decline in 3 regions. At the end of the turn you score 3 for them, then sacrifice one token for +3 coins.
    Next turn they score 2.
rule-u-ex-43 =
    Example: a Tomb race declines with 4, 3 and 1 tokens. Later the region with 4 falls: 1 token is lost, and 3 redeploy into the other two.
    If all three regions fall in one turn, all tokens are lost.
rule-u-ex-44 = Example: Cultists attack a region with 2 Monsters that borders the Great Ancient. It costs 2 + 2 − 1 = 3.
rule-u-ex-45 =
    Example: Drow hold 3 regions. One borders Monsters, one borders your own race in decline, one borders only empty regions and a Chasm.
    They score 3 + 1 = 4 coins.
rule-u-ex-46 =
    Example: a Shield race holds 2 Mushroom Forests at the end of its conquests, and 7 Mushroom Armors are already out. It takes 1 Armor, because there are only 8,
    and may put it on any region of the race.

## Underground: differences between editions

rule-u-ed-01 = Elbowroom plays that Flames enter at the edge of the board like any race. A variant lets you choose that they must enter next to their Volcano, as in the English rulebook.
rule-u-ed-02 =
    Elbowroom plays that Vampire replaces a token once per turn, against one opponent of your choice.
    A variant lets you choose once per turn against each opponent, as in the English rulebook.
rule-u-ed-03 = Elbowroom plays that Muddy also pays in decline. The English rulebook says so in full; the Polish one only lists Muddy among the powers that are kept.
rule-u-ed-04 = Elbowroom plays that the Ghost may go to any region except the Crypt's own, as in the English rulebook. The Polish one says any region.
rule-u-ed-05 = Elbowroom plays that you use the Altar of Souls after scoring, as in the English rulebook. The Polish one says only near the end of the turn.
rule-u-ed-06 =
    Elbowroom follows the English rulebook for the Bag-o'-Many-Things: it returns to its owner when its region is abandoned or conquered,
    and it cannot copy a Relic's power where that power already applies. The Polish one speaks only of abandoned regions and sets no other limit.
rule-u-ed-07 = Elbowroom plays that Mummies pay their extra token against Gnomes too, as in the English rulebook. The Polish one does not mention it.
rule-u-ed-08 =
    Elbowroom plays that the Balrog may be moved once per turn, also onto Rivers, as in the Polish rulebook.
    The English copies at hand break off before that passage.
rule-u-ed-09 = Elbowroom plays that the Shiny Orb replaces a lone active token only, as in the English rulebook. The Polish one says a single token, as for Vampire.
rule-u-ed-10 = Elbowroom plays that all tokens of a Tomb race stay when it declines, without a choice, as in the Polish rulebook. The English one says they may be kept.
rule-u-ed-11 = Elbowroom plays that powers leave tokens in decline out unless they say otherwise, as in the English rulebook and the base game. The Polish one reads as if they were included.
rule-u-ed-12 = Elbowroom plays that for the final die you may be short by 3 tokens at most, as in the English rulebook and the base game. The Polish one states no limit.
rule-u-ed-13 =
    The Polish rulebook asks you to have troops in decline to use a decline-only power of the Stonehedge; the English one lets you use Reborn and Wise once your troops are in decline.
    Elbowroom plays it as in U-PLACE-STONEHEDGE-4: you occupy the Stonehedge, with active tokens or tokens in decline, and have a race in decline.
rule-u-ed-14 =
    In both rulebooks the cost of a region counts only the tokens of other players, and Elbowroom plays it so.
    A variant for both games lets your own tokens in decline defend against you (see U-CONQ-09).

