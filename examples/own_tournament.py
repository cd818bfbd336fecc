"""A tournament with a bot of one's own: python examples/own_tournament.py [GAMES]."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from elbowroom.arena.tournament import Terms, run_tournament
from elbowroom.arena.tournament_report import match_table, matches

sys.path.insert(0, str(Path(__file__).parent))  # so that own_bot is found from anywhere

games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
terms = Terms(players=("own_bot:CheapBot", "random", "greedy"), games=games)
with TemporaryDirectory() as folder:
    print(*match_table(matches(run_tournament(terms, Path(folder) / "games.jsonl"))), sep="\n")
