# Made by tools/make_locale.py from glossary.json: change the glossary, not this file.

# The name of a power and its race together, both in the form of their .combo attribute.
combo = { $power } { $race }

## Races

race-amazons = Amazons
    .ability = You get 4 extra tokens for attacking only: set 4 aside after redeployment (keep 1 per region) and take them back next turn.
    .combo = Amazons
    .agreement = any
race-dwarves = Dwarves
    .ability = +1 coin for every Mine region they hold, and they keep this bonus in decline.
    .combo = Dwarves
    .agreement = any
race-elves = Elves
    .ability = You lose no token when a region falls: every Elf there goes back to your hand and redeploys at the end of the attacker's turn.
    .combo = Elves
    .agreement = any
race-ghouls = Ghouls
    .ability = In decline all their tokens stay on the map and may still conquer, but only at the start of your turn, before your active race.
    .combo = Ghouls
    .agreement = any
race-giants = Giants
    .ability = { $board ->
            [underground] Regions next to a Black Mountain they hold cost 1 token less to conquer (minimum 1).
           *[base] Regions next to a Mountain they hold cost 1 token less to conquer (minimum 1).
        }
    .combo = Giants
    .agreement = any
race-halflings = Halflings
    .ability = Enter the map anywhere. The first 2 regions taken get a Hole-in-the-Ground: immune until you abandon them or go in decline.
    .combo = Halflings
    .agreement = any
race-humans = Humans
    .ability = +1 coin for every Farmland region they hold at the end of your turn.
    .combo = Humans
    .agreement = any
race-orcs = Orcs
    .ability = +1 coin for every non-empty region they conquered this turn.
    .combo = Orcs
    .agreement = any
race-ratmen = Ratmen
    .ability = No ability – just sheer numbers.
    .combo = Ratmen
    .agreement = any
race-skeletons = Skeletons
    .ability = At redeployment, gain 1 new token from the tray for every 2 non-empty regions conquered this turn.
    .combo = Skeletons
    .agreement = any
race-sorcerers = Sorcerers
    .ability = Once per turn per opponent: swap a lone active enemy token next to you for a new Sorcerer from the tray and take its region.
    .combo = Sorcerers
    .agreement = any
race-tritons = Tritons
    .ability = { $board ->
            [underground] Riverside regions cost 1 token less to conquer (minimum 1). River regions themselves do not.
           *[base] Coastal regions (next to a Sea or Lake) cost 1 token less to conquer (minimum 1).
        }
    .combo = Tritons
    .agreement = any
race-trolls = Trolls
    .ability = Each of their regions gets a Troll Lair: +1 defense, even in decline. It is lost if the region is abandoned or conquered.
    .combo = Trolls
    .agreement = any
race-wizards = Wizards
    .ability = { $board ->
            [underground] +1 coin for every Mystic Crystals region they hold at the end of your turn.
           *[base] +1 coin for every region with a Magic Source they hold at the end of your turn.
        }
    .combo = Wizards
    .agreement = any
race-cultists = Cultists
    .ability = The Great Ancient lands in their first conquest: it is immune and its neighbors cost 1 less. You may move him at the start of your turn.
    .combo = Cultists
    .agreement = any
race-drow = Drow
    .ability = { $board ->
            [base] +1 coin for each of their regions with no neighbor holding another race (even yours), a Lost Tribe or Monsters.
           *[underground] +1 coin for each of their regions with no neighbor holding another race (even yours) or Monsters.
        }
    .combo = Drow
    .agreement = any
race-flames = Flames
    .ability = { $flames_entry ->
            [volcano] Place the Volcano on a marked Chasm. Regions touching it, or linked to it by your Flames, are conquered at the cost of empty ones. You enter the map beside the Volcano.
           *[edge] Place the Volcano on a marked Chasm. Regions touching it, or linked to it by your Flames, are conquered at the cost of empty ones. You enter at the edge, as usual.
        }
    .combo = Flames
    .agreement = any
race-gnomes = Gnomes
    .ability = On other players' turns no special power, race ability, Place, Relic or Balrog can be used to conquer their regions.
    .combo = Gnomes
    .agreement = any
race-iron-dwarves = Iron Dwarves
    .ability = At redeployment gain 1 Silver Hammer per Mine held. Hammers count as tokens when you conquer, never for defense; lost in decline.
    .combo = Iron Dwarves
    .agreement = any
race-kraken = Kraken
    .ability = { $board ->
            [base] While active they may conquer Seas and Lakes like empty regions. They keep them, and their coins, even in decline.
           *[underground] May stay on River regions at the end of your turn and score them, even in decline.
        }
    .combo = Kraken
    .agreement = any
race-liches = Liches
    .ability = In decline: an opponent who conquers one of their regions pays you 1 coin. Players without coins cannot conquer Lich regions.
    .combo = Liches
    .agreement = any
race-lizardmen = Lizardmen
    .ability = { $board ->
            [base] Cross Seas and Lakes, empty or occupied, without leaving a token. They cannot conquer them.
           *[underground] Cross Rivers, empty or occupied, without conquering them or leaving a token. A River they do conquer must still be vacated.
        }
    .combo = Lizardmen
    .agreement = any
race-mudmen = Mudmen
    .ability = { $board ->
            [base] At redeployment gain 1 new token from the tray for every Swamp region they hold.
           *[underground] At redeployment gain 1 new token from the tray for every Mud Pool they hold.
        }
    .combo = Mudmen
    .agreement = any
race-mummies = Mummies
    .ability = Many but clumsy: every conquest costs 1 extra token.
    .combo = Mummies
    .agreement = any
race-ogres = Ogres
    .ability = Any region costs them 1 token less to conquer (minimum 1).
    .combo = Ogres
    .agreement = any
race-shadow-mimes = Shadow Mimes
    .ability = When you pick them you may swap their special power with one of the other 5 on offer. Coins stay where they are.
    .combo = Shadow Mimes
    .agreement = any
race-shrooms = Shrooms
    .ability = { $board ->
            [base] +1 coin for every Forest region they hold at the end of your turn.
           *[underground] +1 coin for every Mushroom Forest they hold at the end of your turn.
        }
    .combo = Shrooms
    .agreement = any
race-spiderines = Spiderines
    .ability = All regions bordering a Chasm count as adjacent to theirs, and they may enter the map on any of them.
    .combo = Spiderines
    .agreement = any
race-will-o-wisps = Will-o'-Wisps
    .ability = { $board ->
            [base] Name a region with a Magic Source, or one next to a Magic Source you hold, and roll the die to help. If your tokens then suffice, you must take it; if not, your conquests are over.
           *[underground] Name a Mystic Crystals region, or one next to Crystals you hold, and roll the die to help. If your tokens then suffice, you must take it; if not, your conquests are over.
        }
    .combo = Will-o'-Wisps
    .agreement = any

## Special powers

power-alchemist = Alchemist
    .ability = +2 coins at the end of each of your turns while the race is active.
    .combo = Alchemist
power-berserk = Berserk
    .ability = Roll the reinforcement die before each conquest, then pick a region and pay that much less (minimum 1). If you can't pay, conquests end.
    .combo = Berserk
power-bivouacking = Bivouacking
    .ability = At redeployment place 5 Encampments in your regions: +1 defense each, stackable, and Sorcerer-proof. They are gone in decline.
    .combo = Bivouacking
power-commando = Commando
    .ability = Every region costs 1 token less to conquer (minimum 1).
    .combo = Commando
power-diplomat = Diplomat
    .ability = End of turn: choose a rival whose active race you didn't attack. They can't attack your active race until your next turn.
    .combo = Diplomat
power-dragon-master = Dragon Master
    .ability = Once per turn take a region with a single token, however well defended. The Dragon makes it immune until it moves or you decline.
    .combo = Dragon Master
power-flying = Flying
    .ability = { $board ->
            [underground] Conquer any region on the map, adjacent or not – except Rivers.
           *[base] Conquer any region on the map, adjacent or not – except Seas and Lakes.
        }
    .combo = Flying
power-forest = Forest
    .ability = { $board ->
            [underground] +1 coin for every Mushroom Forest you hold at the end of your turn.
           *[base] +1 coin for every Forest region you hold at the end of your turn.
        }
    .combo = Forest
power-fortified = Fortified
    .ability = Once per turn build a Fortress (1 per region, 6 in all): +1 defense, even in decline, and +1 coin each while your race is active.
    .combo = Fortified
power-heroic = Heroic
    .ability = At the end of your turn put your 2 Heroes in different regions of yours: both are immune. The Heroes leave in decline.
    .combo = Heroic
power-hill = Hill
    .ability = +1 coin for every Hill region you hold at the end of your turn.
    .combo = Hill
power-merchant = Merchant
    .ability = Every region this race holds pays 1 extra coin at the end of your turn.
    .combo = Merchant
power-mounted = Mounted
    .ability = Hills and Farmland cost 1 token less to conquer (minimum 1).
    .combo = Mounted
power-pillaging = Pillaging
    .ability = Each non-empty region you conquered this turn is worth +1 coin.
    .combo = Pillaging
power-seafaring = Seafaring
    .ability = { $board ->
            [underground] You may stay on River regions at the end of your turn and score them, even in decline.
           *[base] While active you may conquer Seas and Lakes like empty regions. You keep them, and their coins, even in decline.
        }
    .combo = Seafaring
power-spirit = Spirit
    .ability = In decline this race doesn't count toward the limit of one and leaves the map only when conquered.
    .combo = Spirit
power-stout = Stout
    .ability = You may go in decline at the end of a normal turn, right after scoring.
    .combo = Stout
power-swamp = Swamp
    .ability = { $board ->
            [underground] +1 coin for every Mud Pool you hold at the end of your turn.
           *[base] +1 coin for every Swamp region you hold at the end of your turn.
        }
    .combo = Swamp
power-underworld = Underworld
    .ability = Regions with a Cavern cost 1 token less (minimum 1), and all Caverns count as adjacent to each other.
    .combo = Underworld
power-wealthy = Wealthy
    .ability = A one-time +7 coins at the end of this race's first turn.
    .combo = Wealthy
power-adventurous = Adventurous
    .ability = +1 coin for every Popular Place you hold at the end of your turn.
    .combo = Adventurous
power-fisher = Fisher
    .ability = { $board ->
            [base] +1 coin for every full pair of coastal regions (next to a Sea or Lake) you hold at the end of your turn. Seas and Lakes themselves don't count.
           *[underground] +1 coin for every full pair of riverside regions you hold at the end of your turn. River regions themselves don't count.
        }
    .combo = Fisher
power-flocking = Flocking
    .ability = +2 coins if all your regions form one connected group at the end of your turn.
    .combo = Flocking
power-frightened = Frightened
    .ability = +1 coin for every region holding at least 3 of your active tokens at the end of your turn.
    .combo = Frightened
power-immortal = Immortal
    .ability = When one of your regions is conquered you lose no token: all of them return to your hand.
    .combo = Immortal
power-magic = Magic
    .ability = Each turn the Bag-o'-Many-Things copies one Relic in play. It can't be stolen and returns to your hand if you leave its region.
    .combo = Magic
power-martyr = Martyr
    .ability = +1 coin from the bank each time an opponent conquers one of your regions.
    .combo = Martyr
power-mining = Mining
    .ability = +1 coin for every Mine region you hold at the end of your turn.
    .combo = Mining
power-muddy = Muddy
    .ability = { $board ->
            [base] +1 coin for every Swamp region you hold at the end of your turn, even in decline.
           *[underground] +1 coin for every Mud Pool you hold at the end of your turn, even in decline.
        }
    .combo = Muddy
power-mystic = Mystic
    .ability = { $board ->
            [base] +1 coin for every region with a Magic Source you hold at the end of your turn.
           *[underground] +1 coin for every Mystic Crystals region you hold at the end of your turn.
        }
    .combo = Mystic
power-quarreling = Quarreling
    .ability = +1 coin for every separate group your regions form at the end of your turn.
    .combo = Quarreling
power-reborn = Reborn
    .ability = In decline: at the start of your turn give up 1 or 2 of its regions and put a token of your active race in each, from the tray (from hand if the tray is empty).
    .combo = Reborn
power-royal = Royal
    .ability = At the end of your turn put the Queen in a region of yours: it is immune. In decline she keeps protecting it but no longer moves.
    .combo = Royal
power-shield = Shield
    .ability = { $board ->
            [base] Gain 1 Mushroom Armor per Forest region held after conquests. Each adds +1 defense, even in decline; lost with its region.
           *[underground] Gain 1 Mushroom Armor per Mushroom Forest held after conquests. Each adds +1 defense, even in decline; lost with its region.
        }
    .combo = Shield
power-stone = Stone
    .ability = { $board ->
            [base] +1 coin for every Mountain region you hold at the end of your turn.
           *[underground] +1 coin for every Black Mountain region you hold at the end of your turn.
        }
    .combo = Stone
power-thieving = Thieving
    .ability = End of turn: take 1 coin from each player who has an active token next to one of your regions.
    .combo = Thieving
power-tomb = Tomb
    .ability = In decline all tokens stay and redeploy once before scoring. When attacked they lose 1 and regroup like an active race.
    .combo = Tomb
power-vampire = Vampire
    .ability = { $vampire_limit ->
            [per_opponent] Once per turn against each opponent: replace their lone active token with one of yours from the tray (from hand if the tray is empty) and take its region. Not against Gnomes.
           *[per_turn] Once per turn: replace an opponent's lone active token with one of yours from the tray (from hand if the tray is empty) and take its region. Not against Gnomes.
        }
    .combo = Vampire
power-vanishing = Vanishing
    .ability = On going in decline remove all its tokens and score 2 coins instead of 1 for each region it held.
    .combo = Vanishing
power-vengeful = Vengeful
    .ability = Whoever attacks any of your races gets a Vengeance marker: on your next turn their regions cost you 1 token less (minimum 1).
    .combo = Vengeful
power-wise = Wise
    .ability = In decline: +2 coins at the end of each of your turns while it holds at least 1 region, including the turn you decline.
    .combo = Wise

## Relics

relic-doormat = Flying Doormat
    .ability = Once per turn: conquer any region, adjacent or not. On success the Doormat moves there.
relic-ring = Froggy's Ring
    .ability = End of turn: place it in your region and take 1 coin from each player with an active token in an adjacent region.
relic-socks = Stinky Troll's Socks
    .ability = Once per turn: conquer a region as if it were empty. Enemy tokens there flee and redeploy at the end of the turn.
relic-scepter = Scepter of Avarice
    .ability = End of turn, before scoring: put it in a region of yours to double its coins. Not in the Mine of the Lost Dwarf, nor for coins from players.
relic-orb = Shiny Orb
    .ability = Once per turn: replace a lone enemy token with an extra token of yours and take its region.
relic-sword = Sword of the Killer Rabbit
    .ability = Once per turn: conquer one region with 2 tokens fewer (minimum 1).

## Places

place-altar = Altar of Souls
    .ability = End of your turn: discard 1 of your in-decline tokens from anywhere on the map to gain 3 coins. Works for races in decline too.
place-crypt = Crypt of the Tomb-Raider
    .ability = End of turn: place the Ghost in any region but the Crypt's own – it becomes immune. If held by a race in decline, the Ghost stays but cannot move.
place-diamonds = Diamond Fields
    .ability = +1 coin for this region and +1 for every other region of the same terrain held by the same race. Works in decline too.
place-pipe = Great Brass Pipe
    .ability = For whoever holds it, all regions of the same terrain as the Pipe's count as adjacent.
place-fountain = Fountain of Youth
    .ability = At the start of your turn gain 1 extra token of your race, if any are left in the tray.
place-keep = Keep on the Motherland
    .ability = +1 coin at the end of your turn and +1 defense for its region, even in decline.
place-lost-mine = Mine of the Lost Dwarf
    .ability = +2 coins at the end of your turn, even in decline. The Scepter of Avarice has no effect here.
place-stonehedge = Stonehedge
    .ability = When found, draw a random special power: it stays with this Place all game for its holder to use. It adds no tokens.
place-pentacle = Wickedest Pentacle
    .ability = On discovery and once per turn, move the Balrog to an adjacent region: it is conquered (owner loses 2 tokens), immune and pays no coins.

## Markers

marker-tribe = Lost Tribe
marker-lair = Troll Lair
marker-fortress = Fortress
marker-mountain = Mountain
marker-camp = Encampment
marker-hole = Hole-in-the-Ground
marker-hero = Hero
marker-dragon = Dragon
marker-round = Round marker
marker-monster = Monster
marker-ancient = Great Ancient
marker-balrog = Balrog
marker-queen = Queen
marker-ghost = Ghost of the Tomb-Raider
marker-volcano = Volcano
marker-hammer = Silver Hammer
marker-armor = Mushroom Armor
marker-vengeance = Vengeance marker
marker-bag = Bag-o'-Many-Things
marker-black-mountain = Black Mountain

## Terrains

terrain-farmland = Farmland
terrain-forest = Forest
terrain-hill = Hill
terrain-swamp = Swamp
terrain-mountain = Mountain
terrain-sea = Sea
terrain-lake = Lake
terrain-river = River
terrain-chasm = Abysmal Chasm
terrain-black-mountain = Black Mountain
terrain-mud-pool = Mud Pool
terrain-mushroom-forest = Mushroom Forest
terrain-mine = Mine
terrain-mystic-crystal = Mystic Crystals

## Map symbols

symbol-mine = Mine
symbol-magic = Magic Source
symbol-cavern = Cavern
symbol-volcano = Volcano symbol
symbol-monster = Monster symbol
symbol-lost-tribe = Lost Tribe symbol

## Other terms

concept-game-title = Small World
concept-game-title-underground = Small World Underground
concept-setup = Setup
concept-goal = Goal of the game
concept-rules = Rules
concept-player-aid = Player aid
concept-end-of-game = End of the game
concept-player = Player
    .count = { $count ->
            [one] { $count } player
           *[other] { $count } players
        }
concept-opponent = Opponent
concept-active-player = Active player
concept-first-player = First player
concept-winner = Winner
concept-tie = Tie
concept-tie-break = Tie-break
concept-round = Round
    .count = { $count ->
            [one] { $count } round
           *[other] { $count } rounds
        }
concept-turn = Turn
    .count = { $count ->
            [one] { $count } turn
           *[other] { $count } turns
        }
concept-round-track = Round track
concept-coin = Coin
    .count = { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
concept-victory-coin = Victory coin
    .count = { $count ->
            [one] { $count } victory coin
           *[other] { $count } victory coins
        }
concept-bonus-coin = Bonus coin
concept-point = Point
    .count = { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
concept-victory-point = Victory point
concept-scoring = Collecting victory coins
concept-bank = Bank
concept-cost = Cost
concept-race = Race
    .count = { $count ->
            [one] { $count } race
           *[other] { $count } races
        }
concept-race-ability = Race ability
concept-special-power = Special power
concept-race-banner = Race banner
concept-special-power-badge = Special power badge
concept-combo = Race and special power combo
concept-combo-column = Combo column
concept-stack = Stack
concept-tray = Storage tray
concept-hand = Hand
concept-token = Token
    .count = { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        }
concept-race-token = Race token
    .count = { $count ->
            [one] { $count } race token
           *[other] { $count } race tokens
        }
concept-lone-token = Lone token
concept-troops = Troops
concept-active-race = Active race
concept-in-decline = In decline
concept-race-in-decline = Race in decline
concept-decline = Decline
concept-go-in-decline = Go in decline
concept-conquest = Conquest
concept-conquer-region = Conquer a region
concept-first-conquest = First conquest
concept-following-conquests = Following conquests
concept-final-conquest-attempt = Final conquest attempt
concept-expand = Expand through new conquests
concept-reinforcement-die = Reinforcement die
concept-reinforcement-roll = Reinforcement roll
concept-ready-troops = Ready your troops
concept-redeployment = Troop redeployment
concept-abandon-region = Abandon a region
concept-enemy-losses = Enemy losses and withdrawals
concept-discard = Discard
concept-defense = Defense
concept-immune = Immune
concept-region = Region
    .count = { $count ->
            [one] { $count } region
           *[other] { $count } regions
        }
concept-border-region = Border region
concept-adjacent = Adjacent
concept-occupied-region = Occupied region
concept-non-empty-region = Non-empty region
concept-empty-region = Empty region
concept-coastal-region = Coastal region
concept-riverside-region = Riverside region
concept-impassable = Impassable
concept-terrain-type = Terrain type
concept-map-symbol = Map symbol
concept-map = Map
concept-board = Board
concept-board-edge = Edge of the board
concept-ally = Ally
concept-peace = Peace
concept-popular-place = Popular Place
concept-righteous-relic = Righteous Relic
