"""What `expert` overlooks when it picks or declines, learnt from what came of it.

    python -m tools.oversights play FILE [--games 1000 | --minutes 5] [--seats 2] [--boxes base] [--seed 1]
    python -m tools.oversights fit FILE ... [--write]
    python -m tools.oversights weigh FILE ... [--write]

`play` adds games between experts of few nodes to a file, in which some picks and declines are drawn by lot among those
that are thought about as good. What a player then ends ahead by, less what was foreseen, is luck on average, unless
thought is wrong about a kind of decision. `fit` finds by how much it is (least squares, drawn towards nothing) and
writes `oversights.json`, which is added to what is foreseen. `weigh` asks games that were not among those how far
what is written there of picks comes true, and makes it as much less or more. Both need numpy (the `envs` extra).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from elbowroom.bots.planner.eval_linear import NO_PICK
from elbowroom.bots.planner.weights import PHASES
from elbowroom.bots.search.eval_network import lead
from elbowroom.bots.search.oversights import DECLINE, FILE, PICK
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.workers import worker_pool
from tools.explorer import Explorer
from tools.ways import marked, names, read, text

NODES = 100  # of the players, for every opponent
TIMED = 100_000  # games at most where the time says when to stop
LUCK = (200.0, 95.0, 23.0)  # squares of coins: what chance adds to a decision early, in the middle and late
PICKED = (1.5, 1.5, 0.75)  # coins that a tile may well be misjudged by when it is picked,
DECLINED = 1.0  # when it declines, at once and in five turns,
STATED = 1.5  # and by which a number may well mislead, when it is as far from its mean as usual
MIDDLE, TIME = 5.0, 0.2  # turns left with which tiles are compared, and what one more or less counts
BELIEF = 1.0  # how far the whole of what is written of picks may well be wrong
SHARE = 0.5  # of it is believed where a race may decline: the rest is the luck of the best of many ways to go on

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


def solved(table: Array, off: Array, sure: Array, slack: Array, thought: Array) -> Array:
    """Least squares, weighed by how sure each line is and drawn towards what was thought before."""
    import numpy as np

    return np.linalg.solve((table.T * sure) @ table + np.diag(slack), (table.T * sure) @ off + slack * thought)


def missed(found: list[Line]) -> Array:
    """How much better it came than it was foreseen."""
    import numpy as np

    return np.array([one["came"] - one["foreseen"] for one in found])


def of_picks(found: list[Line], before: dict[str, list[float]]) -> dict[str, list[float]]:
    """Coins that picking a tile brings beyond what is foreseen: early, in the middle, late."""
    import numpy as np

    found = [one for one in found if one["kind"] == PICK]
    known = names(found)
    worth = {name: list(values) for name, values in before.items()} | {name: [0.0] * PHASES for name in known}
    for at in range(PHASES):
        part = [one for one in found if one["phase"] == at]
        others = [[1.0, one["foreseen"]] for one in part]  # all combos alike: this tells none from another
        table = np.concatenate([marked(part, known), np.array(others).reshape(-1, 2)], 1)
        slack = np.array([PICKED[at] ** -2] * len(known) + [1e-6, 1e-6])
        thought = np.array([before[name][at] if name in before else 0.0 for name in known] + [0.0, 0.0])
        weights = solved(table, missed(part), np.full(len(part), 1.0 / LUCK[at]), slack, thought)
        for name, weight in zip(known, weights, strict=False):
            worth[name][at] = round(float(weight), 2)
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
        slack, thought = np.array([1e-6, 1e-6, BELIEF**-2]), np.array([0.0, 0.0, 1.0])
        share = solved(table, missed(part), np.full(len(part), 1.0 / LUCK[at]), slack, thought)[2]
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
    """The decisions drawn in games of two players, or of more."""
    return [one for game in read(files, players) for one in game["drawn"]]


def of_declines(found: list[Line], before: Line | None) -> Line:
    """Coins that declining brings beyond what is foreseen, more than going on does: by numbers and by tiles."""
    import numpy as np

    found = [one for one in found if one["kind"] != PICK]
    if not found and before is not None:
        return {part: before[part] for part in ("numbers", "tiles")}
    known = names(found)
    own = np.array([one["numbers"] for one in found], float)
    there = marked(found, known)
    later = TIME * (own[:, 1:2] - MIDDLE) * there
    declines = np.array([[float(one["kind"] == DECLINE)] for one in found])
    always = np.concatenate([own, there, np.array([[one["foreseen"]] for one in found])], 1)
    table = np.concatenate([always, declines * own, declines * there, declines * later], 1)
    sure = np.array([1.0 / LUCK[one["phase"]] for one in found])
    spread = own.std(0)
    spread[0] = STATED  # nothing is known of the first, which is the same for all
    count = own.shape[1]
    slack = np.concatenate(
        [
            [1e-3] * count,
            [STATED**-2] * len(known),
            [1e-3],
            np.maximum((spread / STATED) ** 2, 1e-6),
            [DECLINED**-2] * (2 * len(known)),
        ]
    )
    thought = np.zeros(table.shape[1])
    if before is None:
        slack[always.shape[1]] = 1e-4
    else:
        thought[always.shape[1] :][:count] = np.array(before["numbers"]) / SHARE
        told = [[part / SHARE for part in before["tiles"].get(name, (0.0, 0.0))] for name in known]
        thought[-2 * len(known) :] = [now + MIDDLE * later for now, later in told] + [later / TIME for _, later in told]
    weights = SHARE * solved(table, missed(found), sure, slack, thought)[always.shape[1] :]
    by_tile = {}
    for at, name in enumerate(known):
        now, later = float(weights[count + at]), TIME * float(weights[count + len(known) + at])
        by_tile[name] = [round(now - MIDDLE * later, 3), round(later, 4)]
    return {"numbers": [round(float(weight), 4) for weight in weights[:count]], "tiles": by_tile}


def fit(files: list[Path]) -> dict[str, Line]:
    """Both for two players and for more; of picks, what holds for two says nothing about more."""
    found: dict[str, Line] = {}
    before: Line | None = None
    for players in (2, 3):
        drawn = drawn_in(files, players)
        if not drawn and before is None:
            raise SystemExit("There are no decisions of two players in these files: play some games first.")
        picks = of_picks(drawn, {name: list(NO_PICK) for name in before["picks"]} if before else {})
        before = found[str(players)] = {"picks": picks, **of_declines(drawn, before)}
        print(f"group {players}: {len(drawn)} decisions")
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
    for task in (fitting, weighing):
        task.add_argument("files", type=Path, nargs="+")
        task.add_argument("--write", action="store_true", help="into oversights.json")
    options = parser.parse_args()
    if options.task != "play":
        found = fit(options.files) if options.task == "fit" else weigh(options.files)
        if options.write:
            FILE.write_text(text(found), encoding="utf-8")
        return
    end = time.time() + 60 * options.minutes if options.minutes else 0.0
    games = options.games or (TIMED if end else 1000)
    boxes = options.boxes.split(",")
    jobs = [(options.seats, boxes, seed, end) for seed in range(options.seed, options.seed + games)]
    print(play(options.file, jobs, options.processes), "games")


if __name__ == "__main__":
    main()
