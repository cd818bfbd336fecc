"""A tournament with a bot of one's own: python examples/own_tournament.py [GAMES]."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from elbowroom.arena.tournament import Terms, run_tournament
from elbowroom.arena.tournament_report import matches

sys.path.insert(0, str(Path(__file__).parent))  # so that own_bot is found from anywhere

games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
terms = Terms(players=("own_bot:CheapBot", "random", "greedy"), games=games)
with TemporaryDirectory() as folder:
    for match in matches(run_tournament(terms, Path(folder) / "games.jsonl")):
        low, high = match.interval
        print(f"{match.name} won {match.share:.0%} ({low:.0%} to {high:.0%}) of {match.games} against {match.against}")
