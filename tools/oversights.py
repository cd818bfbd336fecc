"""What `expert` overlooks when it picks or declines, learnt from what came of it.

    python -m tools.oversights play FILE [--games 1000 | --minutes 5] [--seats 2] [--boxes base] [--seed 1]
    python -m tools.oversights fit FILE ... [--write]
    python -m tools.oversights weigh FILE ... [--write]
    python -m tools.oversights rate FILE ... [--write]

`play` adds games between experts of few nodes to a file, in which some picks and declines are drawn by lot among those
that are thought about as good. What a player then ends ahead by, less what was foreseen, is luck on average, unless
thought is wrong about a kind of decision. `fit` finds by how much it is (least squares, drawn towards what is written)
and writes `oversights.json`, which is added to what is foreseen. `weigh` asks games that were not among those how far
what is written there of picks comes true, and makes it as much less or more. `rate` learns from the same games what
combos bring without any thought (`picks.json`). They need numpy (the `envs` extra).

Who draws by lot once does so again later in the game, and declining would pay for it, since a pick follows: what later
draws cost, as far as it came true in all these games, is therefore put back first.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from elbowroom.bots.planner.eval_linear import NO_PICK
from elbowroom.bots.planner.renewal import NO_TILE
from elbowroom.bots.planner.weights import PHASES
from elbowroom.bots.search.eval_network import lead
from elbowroom.bots.search.oversights import DECLINE, FILE, PICK
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.workers import worker_pool
from tools.explorer import Explorer
from tools.ways import PICKS, marked, names, read, text

NODES = 100  # of the players, for every opponent
TIMED = 100_000  # games at most where the time says when to stop
LUCK = (110.0, 50.0, 12.0)  # squares of coins: what chance adds to a decision early, in the middle and late
PICKED = (1.0, 0.75, 0.4)  # coins that a tile may well be misjudged by when it is picked,
DECLINED = 0.5  # when it declines, at once and in five turns,
STATED = 0.75  # and by which a number may well mislead, when it is as far from its mean as usual
RATED = (2.0, 1.5, 1.0)  # coins that the rating of a tile may well be off
TRUST = 0.2  # how far what one plan is thought better by than another may well be wrong, as a part of it
MIDDLE, TIME = 5.0, 0.2  # turns left with which tiles are compared, and what one more or less counts
BELIEF = 1.0  # how far the whole of what is written of picks may well be wrong

TIMES = ("early", "in the middle", "late")

Line = dict[str, Any]
Array = Any  # of numpy


def one_game(job: tuple[int, list[str], int, float]) -> Line | None:
    """A game between experts, and the decisions that were drawn in it; None if the time is over."""
    seats, boxes, seed, end = job
    if end and time.time() > end:
        return None
    game = new_game(seats, boxes, mix(seed))
    drawn: list[Line] = []
    bots = [Explorer(mix(seed * 8 + seat), NODES * (seats - 1), drawn) for seat in range(seats)]
    while not game.over:
        game.play(bots[game.to_move - 1].choose(game.view(game.to_move)))
    coins = list(game.coins.values())
    for line in drawn:
        line["came"] = round(lead([float(one) for one in coins], line["player"]), 2)
    return {"seats": seats, "boxes": boxes, "seed": seed, "coins": coins, "drawn": drawn}


def play(file: Path, jobs: list[tuple[int, list[str], int, float]], processes: int) -> int:
    """Add games to a file; how many there were."""
    count = 0
    with worker_pool(processes) as pool, file.open("a", encoding="utf-8") as out:
        for game in pool.map(one_game, jobs):
            if game is not None:
                out.write(json.dumps(game) + "\n")
                count += 1
    return count


def solved(table: Array, off: Array, sure: Array, slack: Array, likely: Array) -> Array:
    """Least squares, weighed by how sure each line is and drawn towards what was thought before."""
    import numpy as np

    return np.linalg.solve((table.T * sure) @ table + np.diag(slack), (table.T * sure) @ off + slack * likely)


def came(found: list[Line]) -> Array:
    """How far ahead the players ended."""
    import numpy as np

    return np.array([one["came"] for one in found])


def thought(found: list[Line]) -> Array:
    """What all plans for a decision were thought to bring, and how much more this one was."""
    import numpy as np

    around = np.array([one["around"] for one in found])
    return np.stack([np.ones(len(found)), around, np.array([one["foreseen"] for one in found]) - around], 1)


def of_picks(found: list[Line], before: dict[str, list[float]]) -> dict[str, list[float]]:
    """Coins that picking a tile brings beyond what is foreseen: early, in the middle, late.

    Of what a combo was thought better by than others less may come true, or more; what tiles bring besides is told in
    coins of thought, to which it is added.
    """
    import numpy as np

    found = [one for one in found if one["kind"] == PICK]
    known = names(found)
    worth = {name: list(before.get(name, NO_PICK)) for name in (*before, *known)}
    for at in range(PHASES):
        part = [one for one in found if one["phase"] == at]
        table = np.concatenate([thought(part), marked(part, known)], 1)
        slack = np.array([1e-6, 1e-6, TRUST**-2] + [PICKED[at] ** -2] * len(known))
        likely = np.array([0.0, 1.0, 1.0] + [worth[name][at] for name in known])
        weights = solved(table, came(part), np.full(len(part), 1.0 / LUCK[at]), slack, likely)
        print(f"picks, {TIMES[at]}: {weights[2]:.2f} of what is thought comes true")
        for name, weight in zip(known, weights[3:], strict=True):
            worth[name][at] = round(float(weight / weights[2]), 2)
    return worth


def believed(found: list[Line], picks: dict[str, list[float]]) -> list[float]:
    """How much of what is written of picks comes true in other games: early, in the middle, late."""
    import numpy as np

    shares = []
    for at in range(PHASES):
        part = [one for one in found if one["kind"] == PICK and one["phase"] == at]
        told = np.array([sum(picks.get(name, NO_PICK)[at] for name in one["tiles"]) for one in part])
        foreseen = np.array([one["foreseen"] for one in part])
        table = np.stack([np.ones(len(part)), foreseen, told], 1)
        slack, likely = np.array([1e-6, 1e-6, BELIEF**-2]), np.array([0.0, 0.0, 1.0])
        share = solved(table, came(part) - foreseen, np.full(len(part), 1.0 / LUCK[at]), slack, likely)[2]
        shares.append(max(0.0, round(float(share), 2)))
    return shares


def weigh(files: list[Path]) -> dict[str, Line]:
    """The weights that are there, their picks believed as far as these games bear them out."""
    found: dict[str, Line] = json.loads(FILE.read_text(encoding="utf-8"))
    for players, own in found.items():
        drawn = drawn_in(files, int(players))
        if not drawn:
            continue
        shares = believed(drawn, own["picks"])
        print(f"group {players}: {len(drawn)} decisions; true of picks, early to late: {shares}")
        for name, worth in own["picks"].items():
            own["picks"][name] = [round(share * part, 2) for share, part in zip(shares, worth, strict=True)]
    return found


def drawn_in(files: list[Path], players: int) -> list[Line]:
    """The decisions drawn in games of two players, or of more, without what was drawn later in the same games."""
    import numpy as np

    found = []
    later = []
    for game in read(files, players):
        # What draws yet to come cost everybody: picks by the time of the game, then declining.
        costs = np.zeros((game["seats"], PHASES + 1))
        for one in reversed(game["drawn"]):
            own = costs[one["player"]].copy()
            found.append(one)
            later.append([1.0, one["around"], *own, *(costs.sum(0) - own)])
            costs[one["player"]][one["phase"] if one["kind"] == PICK else PHASES] += one["worse"]
    if found:
        table = np.array(later)
        sure = np.array([1.0 / LUCK[one["phase"]] for one in found])
        slack = np.full(table.shape[1], 1e-6)
        cost = solved(table, came(found), sure, slack, np.zeros(table.shape[1]))[2:]
        for one, more in zip(found, table[:, 2:] @ cost, strict=True):
            one["came"] -= float(more)
    return found


def of_declines(found: list[Line], before: Line) -> Line:
    """Coins that declining brings beyond what is foreseen, more than going on does: by numbers and by tiles."""
    import numpy as np

    found = [one for one in found if one["kind"] != PICK]
    if not found:
        return {part: before[part] for part in ("numbers", "tiles")}
    known = names(found)
    own = np.array([one["numbers"] for one in found], float)
    there = marked(found, known)
    declines = np.array([[0.5 if one["kind"] == DECLINE else -0.5] for one in found])
    parts = own, there, TIME * (own[:, 1:2] - MIDDLE) * there
    table = np.concatenate([thought(found), own[:, 1:], *(declines * part for part in parts)], 1)
    sure = np.array([1.0 / LUCK[one["phase"]] for one in found])
    spread = own.std(0)
    spread[0] = STATED  # nothing is known of the first, which is the same for all
    count = own.shape[1]
    slack = [1e-6, 1e-6, TRUST**-2, *[1e-3] * (count - 1), *np.maximum((spread / STATED) ** 2, 1e-6)]
    slack += [DECLINED**-2] * (2 * len(known))
    written = [before["tiles"].get(name, NO_TILE) for name in known]
    likely = [0.0, 1.0, 1.0, *[0.0] * (count - 1), *before["numbers"]]
    likely += [now + MIDDLE * later for now, later in written] + [later / TIME for _, later in written]
    solution = solved(table, came(found), sure, np.array(slack), np.array(likely))
    print(f"declining: {solution[2]:.2f} of what is thought comes true")
    weights = solution[2 + count :] / solution[2]
    by_tile = dict(before["tiles"])
    for at, name in enumerate(known):
        now, later = float(weights[count + at]), TIME * float(weights[count + len(known) + at])
        by_tile[name] = [round(now - MIDDLE * later, 3), round(later, 4)]
    return {"numbers": [round(float(weight), 4) for weight in weights[:count]], "tiles": by_tile}


def ratings(found: list[Line], before: dict[str, list[float]]) -> dict[str, list[float]]:
    """Coins that picking a tile brings until the end more than others, nothing else thought of: early to late."""
    import numpy as np

    found = [one for one in found if one["kind"] == PICK]
    worth = {name: list(values) for name, values in before.items()}
    known = sorted({name for one in found for combo in one["offered"] for name in combo[:2]})
    place = {name: at for at, name in enumerate(known)}
    for at in range(PHASES):
        part = [one for one in found if one["phase"] == at]
        table = np.zeros((len(part), 4 + len(known)))
        for row, one in zip(table, part, strict=True):
            row[:2] = 1.0, one["around"]
            offered = one["offered"]
            for combo in offered:
                share = float(list(combo[:2]) == list(one["tiles"])) - 1.0 / len(offered)
                row[2] += share * sum(worth.get(name, NO_PICK)[at] for name in combo[:2])
                row[3] += share * combo[2]
                for name in combo[:2]:
                    row[4 + place[name]] += share
        slack = np.array([1e-6, 1e-6, TRUST**-2, TRUST**-2] + [RATED[at] ** -2] * len(known))
        likely = np.array([0.0, 1.0, 1.0, 1.0] + [0.0] * len(known))
        weights = solved(table, came(part), np.full(len(part), 1.0 / LUCK[at]), slack, likely)
        print(f"ratings, {TIMES[at]}: {weights[2]:.2f} comes true, {weights[3]:.2f} of coins")
        for name, more in zip(known, weights[4:], strict=True):
            rated = worth.get(name, NO_PICK)[at]
            worth.setdefault(name, list(NO_PICK))[at] = round(float((weights[2] * rated + more) / weights[3]), 2)
    return worth


def rate(files: list[Path]) -> dict[str, dict[str, list[float]]]:
    """What picks bring, from what is written of it; where there are no games, that stays."""
    found: dict[str, dict[str, list[float]]] = json.loads(PICKS.read_text(encoding="utf-8"))
    for players, before in found.items():
        drawn = drawn_in(files, int(players))
        if drawn:
            found[players] = ratings(drawn, before)
    return found


def fit(files: list[Path]) -> dict[str, Line]:
    """Both for two players and for more, from what is written already; where there are no games, that stays."""
    found: dict[str, Line] = json.loads(FILE.read_text(encoding="utf-8"))
    for players, before in found.items():
        drawn = drawn_in(files, int(players))
        print(f"group {players}: {len(drawn)} decisions")
        if drawn:
            found[players] = {"picks": of_picks(drawn, before["picks"]), **of_declines(drawn, before)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what the expert overlooks.")
    tasks = parser.add_subparsers(dest="task", required=True)
    playing = tasks.add_parser("play", help="add games between experts to a file")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=0, help="1000, or as many as the minutes allow")
    playing.add_argument("--minutes", type=float, default=0.0)
    playing.add_argument("--seats", type=int, default=2)
    playing.add_argument("--boxes", default="base")
    playing.add_argument("--seed", type=int, default=1, help="of the first game; the others follow")
    playing.add_argument("--processes", type=int, default=1)
    fitting = tasks.add_parser("fit", help="find the weights that tell what happened in these games")
    weighing = tasks.add_parser("weigh", help="believe the weights as far as other games bear them out")
    rating = tasks.add_parser("rate", help="find what combos bring, whatever is thought of them")
    for task, file in ((fitting, FILE), (weighing, FILE), (rating, PICKS)):
        task.add_argument("files", type=Path, nargs="+")
        task.add_argument("--write", action="store_true", help=f"into {file.name}")
    options = parser.parse_args()
    if options.task != "play":
        learn, file = {"fit": (fit, FILE), "weigh": (weigh, FILE), "rate": (rate, PICKS)}[options.task]
        found = learn(options.files)
        if options.write:
            file.write_text(text(found), encoding="utf-8")
        return
    end = time.time() + 60 * options.minutes if options.minutes else 0.0
    games = options.games or (TIMED if end else 1000)
    boxes = options.boxes.split(",")
    jobs = [(options.seats, boxes, seed, end) for seed in range(options.seed, options.seed + games)]
    print(play(options.file, jobs, options.processes), "games")


if __name__ == "__main__":
    main()
