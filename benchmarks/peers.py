"""Our speed next to that of others, in one run: python -m benchmarks.peers

Needs the dependency group `peers` and, for our own figures with the engine compiled, the folder that `./run compiled`
makes. Writes docs/benchmarks.md and the chart in docs/pictures.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import warnings
from importlib.metadata import version
from pathlib import Path
from typing import Any

import chess
import numpy as np
import pettingzoo
import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

from benchmarks import ours
from benchmarks.report import Figure, chart, page
from benchmarks.stopwatch import Task, Work, measure
from elbowroom.arena.bench import compiled

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"
CHART = ROOT / "docs" / "pictures" / "benchmarks.svg"
COPIES = 100
MOVES = 80  # of the longer games, so many a run

chance = random.Random(1)


# --- Settlers of Catan: catanatron ------------------------------------------------------------------------------------


def catan(moves: int) -> Any:
    """A four-player game after so many random decisions."""
    game = CatanGame([RandomPlayer(color) for color in Color], seed=chance.getrandbits(32))
    for _ in range(moves):
        game.play_tick()
    return game


def catan_moves() -> Work:
    game = catan(0)

    def work() -> int:
        for _ in range(MOVES):
            game.play_tick()
        return MOVES

    return work


def catan_copies() -> Work:
    game = catan(chance.randrange(MOVES))

    def work() -> int:
        for _ in range(COPIES):
            game.copy()
        return COPIES

    return work


# --- OpenSpiel, written in C++ ----------------------------------------------------------------------------------------


def spiel_moves(name: str) -> Work:
    state = pyspiel.load_game(name).new_initial_state()

    def work() -> int:
        count = 0
        while not state.is_terminal() and count < MOVES:
            chances = state.is_chance_node()
            state.apply_action(_any([a for a, _ in state.chance_outcomes()] if chances else state.legal_actions()))
            count += 1
        return count

    return work


def spiel_copies(name: str) -> Work:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(_any([action for action, _ in state.chance_outcomes()]))

    def work() -> int:
        for _ in range(COPIES):
            state.clone()
        return COPIES

    return work


def _any(actions: list[int]) -> int:
    return actions[int(chance.random() * len(actions))]


# --- chess ------------------------------------------------------------------------------------------------------------


def chess_moves() -> Work:
    board = chess.Board()

    def work() -> int:
        count = 0
        while count < MOVES:
            moves = list(board.legal_moves)
            if not moves:
                board.reset()
                continue
            board.push(moves[int(chance.random() * len(moves))])
            count += 1
        return count

    return work


def chess_copies() -> Work:
    board = chess.Board()

    def work() -> int:
        for _ in range(COPIES):
            board.copy(stack=False)
        return COPIES

    return work


def pettingzoo_chess_steps() -> Work:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env: Any = pettingzoo.make("aec", "classic/chess-v6")
    env.reset(seed=chance.getrandbits(31))

    def work() -> int:
        count = 0
        for _ in env.agent_iter(MOVES):
            seen, _, ended, cut, _ = env.last()
            legal = np.flatnonzero(seen["action_mask"])
            env.step(None if ended or cut else legal[int(chance.random() * len(legal))])
            count += 1
        return count

    return work


def peers() -> list[Task]:
    """What is measured of others."""
    return [
        Task("catanatron|move", catan_moves),
        Task("catanatron|copy", catan_copies),
        Task("OpenSpiel backgammon|move", lambda: spiel_moves("backgammon")),
        Task("OpenSpiel backgammon|copy", lambda: spiel_copies("backgammon")),
        Task("OpenSpiel gin rummy|move", lambda: spiel_moves("gin_rummy")),
        Task("OpenSpiel gin rummy|copy", lambda: spiel_copies("gin_rummy")),
        Task("python-chess|move", chess_moves),
        Task("python-chess|copy", chess_copies),
        Task("PettingZoo chess|environment step", pettingzoo_chess_steps),
    ]


def other_build(folder: Path, rounds: int) -> dict[str, Any]:
    """Our own figures with the build in this folder."""
    command = [sys.executable, "-m", "benchmarks.ours", "--rounds", str(rounds)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder.resolve()), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _label(is_compiled: bool) -> str:
    return "Elbowroom, compiled" if is_compiled else "Elbowroom, pure Python"


def main() -> None:
    """Measure, write the page and the chart."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="the best of so many counts (default: 5)")
    parser.add_argument("--seconds", type=float, default=0.3, metavar="S", help="for a task and round (default: 0.3)")
    parser.add_argument("--compiled", type=Path, default=ROOT / ".compiled", metavar="FOLDER", help="the other build")
    options = parser.parse_args()
    if not options.compiled.is_dir():
        parser.error(f"there is no compiled build in {options.compiled}; ./run compiled --version makes one")
    own, foreign = ours.tasks(), peers()
    unit = measure([*own, *foreign], options.rounds, options.seconds)
    sizes = ours.sizes()
    figures = [Figure(_label(compiled()), task.name, task.microseconds, unit) for task in own]
    other = other_build(options.compiled, options.rounds)
    for name, microseconds in other["microseconds"].items():
        figures.append(Figure(_label(other["compiled"]), name, microseconds, other["calibration"]))
    for task in foreign:
        who, _, what = task.name.partition("|")
        figures.append(Figure(who, what, task.microseconds, unit))
        if what == "copy":
            figures.append(Figure(who, "full copy", task.microseconds, unit))
    packages = ("catanatron", "open_spiel", "chess", "pettingzoo", "numpy")
    versions = {"Python": platform.python_version(), **{name: version(name) for name in packages}}
    PAGE.write_text(page(figures, sizes, versions, unit), "utf-8")
    CHART.write_text(chart(figures), "utf-8")
    print(PAGE.read_text("utf-8"))


if __name__ == "__main__":
    main()
