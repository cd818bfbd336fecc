"""Games from which the agent learns: what `expert` does in every position, and how the game ends.

    python -m tools.agent_lessons FOLDER --minutes 5 [--seed 1] [--processes 16] [--nodes 100]

Two players, the base game. Now and then another move than the expert's is played, so that positions come up that follow
from mistakes; what is written down is what the expert would have done. Every process writes a file; needs only the
standard library, so that it can run on a compiled engine of any Python.
"""

from __future__ import annotations

import argparse
import random
import struct
import time
from array import array
from pathlib import Path

from elbowroom.bots import make_bot
from elbowroom.envs.actions import ActionTable
from elbowroom.envs.graph import GraphEncoder
from elbowroom.envs.graph_layout import GLOBAL, MOVE, MOVES, NODE, PLAYER, POINTERS, SEATS, TILE
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.workers import worker_pool

PLAYERS = 2
ROWS = 14  # of the tile table that two players can fill
STRAY = (0.0, 0.03, 0.1)  # how often a move is another than the expert's, by game
KEPT = ("pick", "decline", "expand")  # what is never strayed from: a whole turn or more hangs on it
HEADER = struct.Struct("<HHhh")  # moves, the expert's, the lead at the end, turns gone


class Scribe:
    """Positions in few bytes: what `tools.train_agent` reads."""

    def __init__(self, encoder: GraphEncoder) -> None:
        slices = encoder.slices
        self.nodes = slice(0, encoder.regions * len(NODE))
        self.tiles = slice(slices["tiles"][0], slices["tiles"][0] + ROWS * len(TILE))
        start = slices["players"][0]
        self.rest = slice(start, start + SEATS * len(PLAYER) + len(GLOBAL) + encoder.regions)
        self.moves = slices["moves"][0]
        self.pointers = slices["pointers"][0]

    def write(self, vector: array[float], moves: int) -> bytes:
        """The tables as numbers of two bytes; of moves only those that there are."""
        parts = vector[self.nodes] + vector[self.tiles] + vector[self.rest]
        parts += vector[self.moves : self.moves + moves * len(MOVE)]
        parts += vector[self.pointers : self.pointers + moves * len(POINTERS)]
        return struct.pack(f"<{len(parts)}e", *parts)


def one_game(seed: int, nodes: int, encoder: GraphEncoder | None) -> tuple[bytes, GraphEncoder, int]:
    """The positions of a game in which there was something to decide."""
    game = new_game(players=PLAYERS, seed=seed)
    if encoder is None:
        encoder = GraphEncoder(game.table, ActionTable(game.table), len(game.table.board.ids), MOVES)
    scribe = Scribe(encoder)
    chance = random.Random(seed)
    stray = chance.choice(STRAY)
    bots = [make_bot("expert", seed=mix(seed << 2 | at), nodes=nodes) for at in range(PLAYERS)]
    kept: list[tuple[int, int, int, int, bytes]] = []
    while not game.over:
        seat = game.to_move
        view = game.view(seat)
        legal = view.legal_moves()
        if len(legal) == 1:
            game.play(legal[0])
            continue
        move = bots[seat - 1].choose(view)
        if len(legal) <= MOVES:
            at = next(at for at, one in enumerate(legal) if one.text == move.text)
            kept.append((len(legal), at, seat, game.round, scribe.write(encoder.encode(view), len(legal))))
        if move.verb not in KEPT and chance.random() < stray:
            move = chance.choice(legal)
        game.play(move)
    coins = game.coins
    ahead = coins[1] - coins[2]
    found = b"".join(
        HEADER.pack(moves, at, ahead if seat == 1 else -ahead, round_) + text for moves, at, seat, round_, text in kept
    )
    return found, encoder, len(kept)


def play(folder: Path, seed: int, minutes: float, nodes: int) -> tuple[int, int]:
    """Play for so long and write down what happened; games and positions."""
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * minutes
    games = positions = 0
    encoder: GraphEncoder | None = None
    with (folder / f"lessons-{seed}.bin").open("wb") as file:
        while time.monotonic() < end:
            text, encoder, more = one_game(seed * 1_000_003 + games, nodes, encoder)
            file.write(text)
            games += 1
            positions += more
    return games, positions


def main() -> None:
    parser = argparse.ArgumentParser(description="Play games for the agent to learn from.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=100, help="turns that the expert plays in thought")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.processes)
    with worker_pool(options.processes) as pool:
        jobs = [pool.submit(play, options.folder, seed, options.minutes, options.nodes) for seed in seeds]
        done = [job.result() for job in jobs]
    print(f"{sum(games for games, _ in done)} games, {sum(positions for _, positions in done)} positions")


if __name__ == "__main__":
    main()
