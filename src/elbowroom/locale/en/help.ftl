# What `elbowroom --help` and the help of its commands say. No per cent sign may stand here.

cli-help-usage = usage:
cli-help-positionals = arguments
cli-help-options = options
cli-help-about = Small World: play it, simulate it, check it.

## The commands

cli-help-command-play = play a game
cli-help-command-serve = serve the game to others
cli-help-command-bot-worker = think for the bots of servers elsewhere
cli-help-command-simulate = play games between bots
cli-help-command-check = run scenario files
cli-help-command-replay = play a record again and print it
cli-help-command-review = judge every turn of a finished game: what it cost, what was luck, what was better
cli-help-command-puzzles = make, list, check and solve puzzles: turns with one best plan
cli-help-command-bench = measure the engine's speed
cli-help-command-tournament = matches between bots, with ratings
cli-help-command-ladder = the ladder's page from result files
cli-help-command-positions = who solves how many test positions
cli-help-command-atlas = many games between bots, and what wins
cli-help-command-moderate = forbid addresses and names on a server, close tables
cli-help-command-map = check maps of one's own, or make one
cli-help-command-site = write the page as plain files, for hosts without a server
cli-help-command-rules = read the rules, or look one up

## What many commands have

cli-help-help = show this help and leave
cli-help-version = show the version and leave
cli-help-lang = en, pl, cs or uk (default: the environment's)
cli-help-json = print one JSON object
cli-help-seed = which games (default: 1)
cli-help-processes = games at a time (default: 1)
cli-help-ray = play on the Ray cluster at this address; local, or local:2 for two workers, starts one here
cli-help-debug = show what bots print, and where they or we failed
cli-help-boxes = base, underground, or both with a comma; the first brings the map (default: base)
cli-help-map = a shipped map, like base-3p (default: by number of players)
cli-help-map-or-file = a shipped map, like base-3p, or a file with one's own (default: by number of players)
cli-help-command-own = begins, checks and weighs boxes of one's own
cli-help-own-new = makes a box that can be played as it is
cli-help-own-name = what the box, and its folder, is called
cli-help-own-python = with a race in Python instead of data
cli-help-own-check = finds what is wrong with a box, then plays games with it
cli-help-own-path = a folder, zip or file, module:Class, or an installed box
cli-help-own-games = how many (default: 200)
cli-help-own-fair = plays games until it can say whether a race or power is fair
cli-help-own-tile = only this race or power
cli-help-variant = a house rule, like starting_coins=10; may be said several times
cli-help-own = a box of one's own, or several with commas: a folder, zip or file, module:Class, or an installed one
cli-help-blank = tiles of those boxes that come as the blank banner and badge, without their box
cli-help-players-counts = numbers of players, with commas (default: 2,3,4,5)
cli-help-budget =
    for one decision of bots that search: 200ms, or 1500n (turns played in thought), which always gives the same
    games (default: their own)

## play, simulate, check, replay, bench

cli-help-play-terminal = play in the terminal instead of the browser
cli-help-play-players =
    who sits where, with commas: human, random, easy, normal, hard, expert,
    module:Class, file.py:Class (default: human,normal,normal)
cli-help-play-seed = play this game and no other
cli-help-play-open-coins = everybody's coins can be seen
cli-help-simulate-players = the bots, with commas (default: greedy,random); they change seats from game to game
cli-help-simulate-games = how many (default: 100)
cli-help-check-files = a scenario file, or a folder of them
cli-help-replay-file = a game record; - reads standard input
cli-help-replay-json = print one JSON object with all moves and their events
cli-help-review-json = print one JSON object with the curve, all turns and the costliest ones
cli-help-review-html = write the review to this file, as one page
cli-help-review-seed = which possible worlds it is judged in; the same number gives the same review (default: 1)
cli-help-review-nodes = turns played in thought for each turn and opponent (default: 450)
cli-help-bench-seconds = for each number of players (default: 2)
cli-help-bench-keys =
    JSON: python, implementation, compiled (is the engine an extension module?), boxes, calibration_seconds, and in
    results for each number of players: players, map, games, moves, moves_per_game, seconds, games_per_second,
    moves_per_second, microseconds_per_move, n_per_move, copies, microseconds_per_copy, n_per_copy. A move is
    legal_moves() and play(), a copy is copy() at a random point of a game; n is microseconds divided by the seconds
    of sum(range(10**7)) in the same run.

## serve

cli-help-serve-host = the address to listen on (default: only this computer)
cli-help-serve-port = the port; 0 takes any free one (default: 8000)
cli-help-serve-data = where the games are kept
cli-help-serve-database = a database instead, such as postgresql://…
cli-help-serve-processes = how many processes serve behind the one address; more than one needs PostgreSQL (default: 1)
cli-help-serve-internal = where other processes on the same PostgreSQL reach this one, as HOST:PORT (default: on this computer)
cli-help-serve-bot-workers = processes in which bots search, and as many in which quick bots think (default: 1)
cli-help-serve-bots-by = who thinks for the bots: server, workers (see bot-worker), or ray:ADDRESS (default: server)
cli-help-serve-bot = a guest to offer as a level, as module:Class or file.py:Class; may be said several times
cli-help-serve-map = a map of one's own to offer, as a JSON file; may be said several times
cli-help-serve-own = a box of one's own to offer: a folder, zip, file or installed one; may be said several times
cli-help-serve-origin = another page that may connect
cli-help-serve-hostname = a name to answer to (default: any)
cli-help-serve-trusted-proxy = whose X-Forwarded-For to believe
cli-help-serve-tables-per-address = made in an hour (default: 60)
cli-help-serve-connections-per-address = at a time (default: 200)
cli-help-serve-requests-per-address = a second (default: 50)
cli-help-serve-log-level = how much is told (default: info)
cli-help-serve-open = open the page in the browser
cli-help-worker-database = the servers' database, such as postgresql://…
cli-help-worker-bot = a guest that this worker has, too; may be said several times

## tournament, ladder, positions

cli-help-tournament-players =
    the bots, with commas: our own by name, anyone's as module:Class (default: hard,normal)
cli-help-tournament-games = for every pairing (default: 400)
cli-help-tournament-seats =
    seats at the table (default: 2); at more, one of a pairing's first bot sits among the second
cli-help-tournament-decision-limit =
    seconds for a decision: longer ones are counted, and one of three times as long forfeits the game (default: 10
    where guests play)
cli-help-tournament-game-limit = seconds that a bot may think in a game before it forfeits (default: 600 where guests play)
cli-help-tournament-memory-limit =
    MiB that a process with guests may take, where the system has such limits (default: a share of the machine's)
cli-help-tournament-file =
    result file, JSON lines; games it has already are not played again (default: tournament.jsonl)
cli-help-ladder-files = result files of tournaments
cli-help-ladder-positions = a report of `elbowroom positions` to add
cli-help-positions-folder = a folder with positions.json
cli-help-positions-players = the bots, with commas (default: all levels)
cli-help-positions-all = name every position too, with the moves that were chosen

## atlas

cli-help-action-run = play games into a folder and write its report
cli-help-action-report = write the report of a folder
cli-help-action-offer = which combos are worth their price, at which position of the offer
cli-help-action-declines = when good players decline
cli-help-action-seats = how much the first seat is worth
cli-help-action-boxes = what changes between the boxes, and when they are mixed
cli-help-action-length = how long games are, and how wide the choice is
cli-help-action-agree = whether two atlases, of two bots or of chosen and drawn races, say the same about the tiles
cli-help-action-tiles = what races and powers do for a player, seat and number of players held fixed
cli-help-action-rounds = when the coins come in
cli-help-action-regions = what regions are worth
cli-help-atlas-picks = who takes each player's first race: the bot (chosen) or chance, out of all he can pay (random) (default: chosen)
cli-help-atlas-run-folder = games that are there already are not played again
cli-help-atlas-bot = the bot in every seat: one of ours by name, anyone's as module:Class (default: normal)
cli-help-atlas-budget = for one decision of a bot that searches, in turns played in thought (default: 60n)
cli-help-atlas-games = how many there are to be with these boxes, shared among the numbers of players (default: 1000)
cli-help-atlas-own = own races and powers, as module:Class, or boxes of one's own to be in the games, with commas
cli-help-atlas-no-report = only the data
cli-help-atlas-folder = a folder with games.parquet, races.parquet and turns.parquet
cli-help-atlas-report-output = default: atlas.html in the folder
cli-help-atlas-report-summary = also write every chart as SVG and every table as CSV into this folder
cli-help-atlas-report-against = a folder with other games, to compare what both say about the tiles
cli-help-atlas-other = a folder with other games
cli-help-atlas-output = also write the charts as SVG and the tables as CSV into this folder

## moderate

cli-help-action-ban-address = let nobody in from an address or a network
cli-help-action-ban-name = let nobody be called so
cli-help-action-close = close a table; its players are told why
cli-help-action-list = show what is forbidden
cli-help-action-lift = allow something again
cli-help-moderate-address = an address or a network such as 203.0.113.0/24; a lone IPv6 address stands for its /64
cli-help-moderate-days = for so many days (default: 30; 0: until it is lifted)
cli-help-moderate-name = a name; * is any part of it, ? any letter; capitals and accents make no difference
cli-help-moderate-name-days = for so many days (default: until it is lifted)
cli-help-moderate-table = the table's id: the part of its link after /table/ and before #
cli-help-moderate-why = what its players are told: conduct (what was said or done), load (a burden for the server), request (somebody at it asked)
cli-help-moderate-number = the number that list shows

## map

cli-help-action-check = find all that is wrong with maps
cli-help-action-new = make a fair map by chance
cli-help-map-files = a map as a JSON file
cli-help-map-players = for how many (default: 4)
cli-help-map-seed = which map (default: 1)
cli-help-map-box = base or underground (default: base)
cli-help-map-output = where to write it (default: standard output)

## site

cli-help-site-folder = where to: a new or an empty folder, or one with an older site
cli-help-site-base = the path below which it will be served, like /elbowroom/ (default: /)

## rules

cli-help-rules-words = a rule's id (CONQ-6), a family (CONQ), or words; without any the whole rulebook

## puzzles

cli-help-puzzle-make = play games between bots and find puzzles in them
cli-help-puzzle-list = list puzzles
cli-help-puzzle-check = replay every puzzle and name those that no longer hold
cli-help-puzzle-show = show a puzzle's position
cli-help-puzzle-solve = play a puzzle's turn in the terminal and have it judged
cli-help-puzzles-out = the file to write; what is done so far lies beside it, so that the same command goes on after a stop
cli-help-puzzles-games = how many games to look at, shared among boxes and numbers of players (default: 400)
cli-help-puzzles-boxes = with which boxes, with commas; + mixes them (default: base,underground,base+underground)
cli-help-puzzles-file = a file of puzzles (default: those that come with Elbowroom)
cli-help-puzzles-theme = only those of a theme: entry, die, decline, combo, attack, defence or trick
cli-help-puzzles-difficulty = only those of a difficulty: hard, expert or deep
cli-help-puzzles-json = print one JSON list
cli-help-puzzles-id = the puzzle's name, as list shows it
cli-help-puzzles-solution = show the best plan, too
