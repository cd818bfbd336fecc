# Puzzles: words that the page and the command line share.

puzzles-title = Puzzles
puzzle-theme-entry = Where to enter
puzzle-theme-die = The die
puzzle-theme-decline = Decline or not
puzzle-theme-combo = Which combo
puzzle-theme-attack = What to attack
puzzle-theme-defence = Defence
puzzle-theme-trick = A tile's trick
puzzle-difficulty-hard = easier
puzzle-difficulty-expert = hard
puzzle-difficulty-deep = very hard
