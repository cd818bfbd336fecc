"""How far can a review be trusted? Do other seeds agree, do better players lose less, do chances come true?

    python -m tools.review_quality agree --games 40 --processes 2
    python -m tools.review_quality levels --games 60
    python -m tools.review_quality calibration --games 2000

Each prints a table for docs/review.md, with 95 % intervals from drawing games anew. Games have three players; those for
the chances have two to five, and both boxes mixed, too.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from typing import Any

from elbowroom import new_game
from elbowroom.bots import make_bot
from elbowroom.review import GameReview, TurnReview, costliest, review_record
from elbowroom.rules.game import Game

LEVELS = ("random", "easy", "normal", "hard", "expert@100n")
MIXED = ("easy", "normal", "hard")  # whose games people might have reviewed
EVEN = ("normal", "hard", *["normal"] * 2, "expert@40n", "normal", "hard", *["normal"] * 3)  # all at a table alike
PLAYERS = 3
TABLES = (2, 3, 4, 5)
DRAWS = 1000
BOXES = ("base", "underground")
MIXTURES = ("base", "underground", "base+underground")


@dataclass(frozen=True)
class Job:
    """One game to be played, and what is asked about it."""

    number: int
    seed: int
    nodes: int


def play(levels: Sequence[str], seed: int, box: str) -> Game:
    """A game between these."""
    game = new_game(len(levels), box.split("+"), seed)
    bots = [make_bot(name, seed * 10 + at) for at, name in enumerate(levels)]
    while not game.over:
        game.play(bots[game.to_move - 1].choose(game.view(game.to_move)))
    return game


def reviewed(game: Game, seed: int, nodes: int) -> tuple[GameReview, list[TurnReview]]:
    """The last word on every turn."""
    review = review_record(game.record(), seed, nodes) if nodes else review_record(game.record(), seed)
    return review, list({turn.number: turn for turn in review.run()}.values())


# --- what is asked of one game --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Twice:
    """A game that was reviewed with two seeds."""

    both: float
    """Which share of the costliest turns the other seed finds, too."""
    worst: float
    """The same for the very costliest: 1 or 0."""
    seconds: float
    lost: dict[str, tuple[float, int]]
    """What each level at the table lost by choice by the first review, and in how many turns."""


def agree(job: Job) -> Twice:
    """Do two reviews of a game tell the same turns?"""
    chance = random.Random(job.seed)
    names = [chance.choice(MIXED) for _ in range(PLAYERS)]
    game = play(names, job.seed, BOXES[job.number % 2])
    began = time.process_time()
    told = [reviewed(game, seed, job.nodes)[1] for seed in (1, 2)]
    seconds = (time.process_time() - began) / 2
    first, other = ([turn.number for turn in costliest(turns)] for turns in told)
    lost = losses(names, told[0])
    most = max(len(first), len(other))
    if not most:
        return Twice(1.0, 1.0, seconds, lost)
    return Twice(len(set(first) & set(other)) / most, float(bool(first) and first[0] in other), seconds, lost)


def losses(names: Sequence[str], told: Sequence[TurnReview]) -> dict[str, tuple[float, int]]:
    """What each level at a table lost by choice, and in how many turns."""
    found = {}
    for name in names:
        own = [turn.loss for turn in told if names[turn.player - 1] == name]
        found[name] = (sum(own), len(own))
    return found


def levels(job: Job) -> dict[str, tuple[float, int]]:
    """What each level at the table lost by choice, and in how many turns."""
    chance = random.Random(job.seed)
    names = chance.sample(LEVELS, PLAYERS)
    return losses(names, reviewed(play(names, job.seed, BOXES[job.number % 2]), 1, job.nodes)[1])


@dataclass(frozen=True)
class Foretold:
    """A game's players, and for each at the start of every turn: his chance, and what came of it."""

    players: int
    level: str
    pairs: list[tuple[float, float]]


def calibration(job: Job) -> Foretold:
    """What was foretold in a game, and came true or not: a shared victory is a part of one."""
    players = TABLES[job.number % len(TABLES)]
    level = EVEN[job.number // len(TABLES) % len(EVEN)]
    game = play([level] * players, job.seed, MIXTURES[job.number // len(TABLES) // len(EVEN) % len(MIXTURES)])
    review = review_record(game.record())
    shares = [1 / len(game.winners) if at in game.winners else 0.0 for at in range(1, players + 1)]
    return Foretold(players, level, [pair for at in review.curve[:-1] for pair in zip(at, shares, strict=True)])


# --- tables ---------------------------------------------------------------------------------------------------------


def interval(found: Sequence[Any], figure: Callable[[Sequence[Any]], float | None]) -> str:
    """A figure of all games, and where it lies when games are drawn anew."""
    whole = figure(found)
    if whole is None:
        return "–"
    chance = random.Random(1)
    drawn = [figure([chance.choice(found) for _ in found]) for _ in range(DRAWS)]
    known = sorted(value for value in drawn if value is not None)
    low, high = known[int(0.025 * len(known))], known[int(0.975 * len(known))]
    return f"{whole:.3f} ({low:.3f} – {high:.3f})"


def show_agree(found: Sequence[Twice]) -> None:
    print(
        "| games | costliest turns that another seed finds | the very costliest among them | s of processor a review |"
    )
    print("|---|---|---|---|")
    three, first = (interval(each, _mean) for each in ([game.both for game in found], [game.worst for game in found]))
    print(f"| {len(found)} | {three} | {first} | {_mean([game.seconds for game in found]):.1f} |\n")
    show_levels([game.lost for game in found])


def show_levels(found: Sequence[dict[str, tuple[float, int]]]) -> None:
    print("| level | games | coins lost by choice in a turn |")
    print("|---|---|---|")
    for name in LEVELS:
        met = [game[name] for game in found if name in game]
        if met:
            per_turn = interval(met, lambda games: sum(one[0] for one in games) / sum(one[1] for one in games))
            print(f"| `{name}` | {len(met)} | {per_turn} |")


def show_calibration(found: Sequence[Foretold]) -> None:
    print("| stated chance | turns × players | stated on average | came true |")
    print("|---|---|---|---|")
    for tenth in range(10):
        low, high = tenth / 10, (tenth + 1) / 10 + (tenth == 9)
        games = [[pair for pair in game.pairs if low <= pair[0] < high] for game in found]
        pairs = [pair for game in games for pair in game]
        if pairs:
            sums = [(sum(won for _, won in game), len(game)) for game in games]
            stated = sum(chance for chance, _ in pairs) / len(pairs)
            print(f"| {10 * tenth} – {10 * tenth + 10} % | {len(pairs)} | {stated:.3f} | {interval(sums, _share)} |")

    print("\n| games | how many | stated and true differ on average by |")
    print("|---|---|---|")
    for name, some in [
        *((f"{players} players", [game for game in found if game.players == players]) for players in TABLES),
        *((f"`{level}`", [game for game in found if game.level == level]) for level in dict.fromkeys(EVEN)),
    ]:
        if some:
            print(f"| {name} | {len(some)} | {interval([_tenths(game) for game in some], _off)} |")


def _tenths(game: Foretold) -> list[tuple[float, int]]:
    """By tenths of what was stated: how much more was stated than came true, and how often."""
    found = [(0.0, 0)] * 10
    for stated, won in game.pairs:
        tenth = min(9, int(10 * stated))
        more, count = found[tenth]
        found[tenth] = (more + stated - won, count + 1)
    return found


def _off(games: Sequence[list[tuple[float, int]]]) -> float:
    """How far chances were off: the difference in each tenth, averaged over all that was foretold."""
    tenths = [[game[tenth] for game in games] for tenth in range(10)]
    off = sum(abs(sum(more for more, _ in tenth)) for tenth in tenths)
    return off / sum(count for tenth in tenths for _, count in tenth)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _share(games: Sequence[Any]) -> float | None:
    turns = sum(count for _, count in games)
    return sum(won for won, _ in games) / turns if turns else None


ASKED: dict[str, tuple[Callable[[Job], object], Callable[..., None]]] = {
    "agree": (agree, show_agree),
    "levels": (levels, show_levels),
    "calibration": (calibration, show_calibration),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("question", choices=sorted(ASKED))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--nodes", type=int, default=0, help="of a review, if not the usual ones")
    parser.add_argument("--seconds", type=float, default=0.0, help="no game is begun later; 0: all are played")
    options = parser.parse_args()
    ask, show = ASKED[options.question]
    jobs = [Job(number, options.seed + number, options.nodes) for number in range(options.games)]
    began = time.monotonic()
    found = []
    with Pool(options.processes) as pool:
        for answer in pool.imap_unordered(ask, jobs):
            found.append(answer)
            if options.seconds and time.monotonic() - began > options.seconds:
                pool.terminate()
                break
    print(f"{len(found)} games in {time.monotonic() - began:.0f} s", file=sys.stderr)
    show(found)


if __name__ == "__main__":
    main()
