"""How experts pick and decline, learnt from their games, for `expert` and for everybody in its thoughts.

    python -m tools.ways play FILE [--games 1000] [--seats 2] [--boxes base] [--seed 1] [--processes 2]
    python -m tools.ways fit FILE ... [--write]

`play` adds games between experts of few nodes to a file, in which the first combo of everybody and some of the later
ones are drawn by lot: nobody learns what a tile brings that he never takes. `fit` finds what picks bring until the end
of the game (`picks.json`, least squares) and what makes an expert decline (`renewal.json`, logistic regression), for
two players and for more. It needs numpy (the `envs` extra).
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.planner.eval_linear import phase
from elbowroom.bots.planner.renewal import NO_TILE, numbers
from elbowroom.bots.planner.turn_player import Turn
from elbowroom.bots.planner.weights import PHASES, group
from elbowroom.bots.search.eval_network import foretell, lead
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.rules.offer import combo_price
from elbowroom.rules.state import State
from elbowroom.workers import worker_pool

NODES = 100  # of the players, for every opponent
BOLD = 0.4  # of the picks after a player's first one are drawn by lot
PLANNER = Path(__file__).resolve().parent.parent / "src" / "elbowroom" / "bots" / "planner"
PICKS, RENEWAL = PLANNER / "picks.json", PLANNER / "renewal.json"
RIDGE = 6.0  # games that say a tile is like any other
SLACK = 0.1, 2.0  # the same for what makes one decline: of the numbers and of the tiles
STEPS = 30
TIME = 0.2  # a turn left counts so much beside a tile itself

Line = dict[str, Any]
Array = Any  # of numpy


def tiles(s: State, race: int) -> tuple[str, str]:
    """A race and its power by name."""
    badge = s.badge[race]
    return s.table.race_ids[race], s.table.power_ids[badge] if badge >= 0 else ""


def choice(s: State) -> Line:
    """What the player at the start of a turn could know before he declines or goes on."""
    player = s.mover
    turn = Turn(s.copy(), ExpertBot.moods(s, 1).styles[0])
    going_on, declined = turn.going_on(), turn.trial("decline")
    better = declined.result() - going_on.result()
    known = numbers(s, player, better, going_on.s.coins[player] - s.coins[player])
    return {"tiles": tiles(s, s.active[player]), "numbers": [round(number, 3) for number in known]}


def pick(s: State, at: int) -> Line:
    """A combo that is about to be taken, and how far ahead the player seemed before."""
    race, power = s.offer_races[at], s.offer_powers[at]
    return {
        "tiles": (s.table.race_ids[race], s.table.power_ids[power]),
        "coins": s.offer_coins[at] - combo_price(s, at),
        "before": round(lead(foretell(s), s.mover), 2),
        "round": s.round,
        "phase": phase(s),
        "player": s.mover,
    }


def one_game(job: tuple[int, list[str], int]) -> Line:
    """A game between experts, what they took and when they declined."""
    seats, boxes, seed = job
    chance = random.Random(seed)
    game = new_game(seats, boxes, mix(seed))
    bots = [ExpertBot(mix(seed * 8 + seat), nodes=NODES * (seats - 1)) for seat in range(seats)]
    picks: list[Line] = []
    choices: list[Line] = []
    while not game.over:
        s, view, moves = game.state, game.view(game.to_move), game.legal_moves()
        may_decline = view.now.opens and s.active[s.mover] >= 0 and any(move.verb == "decline" for move in moves)
        found = choice(s) if may_decline else None
        if view.now.picks and (game.round == 1 or chance.random() < BOLD):
            move = chance.choice(moves)
        else:
            move = bots[game.to_move - 1].choose(view)
        if found is not None:
            choices.append({**found, "declines": move.verb == "decline"})
        if view.now.picks:
            picks.append(pick(s, move.count - 1))
        game.play(move)
    coins = list(game.coins.values())
    return {"seats": seats, "boxes": boxes, "seed": seed, "coins": coins, "picks": picks, "choices": choices}


def play(file: Path, seats: int, boxes: list[str], seeds: range, processes: int) -> None:
    """Add games to a file."""
    jobs = [(seats, boxes, seed) for seed in seeds]
    with worker_pool(processes) as pool, file.open("a", encoding="utf-8") as out:
        for line in pool.map(one_game, jobs, chunksize=4):
            out.write(json.dumps(line) + "\n")
            out.flush()


def read(files: list[Path], of: int) -> Iterator[Line]:
    """The games of two players, or of more."""
    for file in files:
        with file.open(encoding="utf-8") as lines:
            for line in map(json.loads, lines):
                if group(line["seats"]) == of:
                    yield line


def names(found: list[Line]) -> list[str]:
    """All tiles of some picks or choices."""
    return sorted({name for one in found for name in one["tiles"] if name})


def marked(found: list[Line], known: list[str]) -> Array:
    """A column for every tile, with a 1 where it is there."""
    import numpy as np

    place = {name: at for at, name in enumerate(known)}
    table = np.zeros((len(found), len(known)))
    for row, one in enumerate(found):
        for name in one["tiles"]:
            if name:
                table[row, place[name]] = 1.0
    return table


def rated(games: list[Line], before: dict[str, list[float]]) -> dict[str, list[float]]:
    """What picking a tile brings until the end, in coins ahead of the others: early, in the middle, late.

    `before` is what was thought of tiles, and is thought of them still where few games say otherwise.
    """
    import numpy as np

    found = [
        {**one, "lead": lead([float(coins) for coins in game["coins"]], one["player"])}
        for game in games
        for one in game["picks"]
    ]
    known = names(found)
    worth = {name: list(values) for name, values in before.items()} | {name: [0.0] * PHASES for name in known}
    for at in range(PHASES):
        part = [one for one in found if one["phase"] == at]
        middle = sum(one["round"] for one in part) / len(part)
        others = [
            [one["coins"], one["before"], one["before"] * (one["round"] - middle), one["player"], 1.0] for one in part
        ]
        table = np.concatenate([marked(part, known), np.array(others)], 1)
        slack = np.diag([RIDGE] * len(known) + [0.01] * len(others[0]))
        thought = np.array([before[name][at] if name in before else 0.0 for name in known] + [0.0] * len(others[0]))
        leads = np.array([one["lead"] for one in part])
        weights = np.linalg.solve(table.T @ table + slack, table.T @ leads + slack @ thought)
        for name, weight in zip(known, weights, strict=False):
            worth[name][at] = round(float(weight), 2)
    return worth


def inclination(games: list[Line], before: dict[str, Any] | None) -> tuple[dict[str, Any], float]:
    """What makes an expert decline, and how often that says what he did; `before` as with `rated`."""
    import numpy as np

    found = [one for game in games for one in game["choices"]]
    known = names(found)
    own = np.array([one["numbers"] for one in found])
    there = marked(found, known)
    left = own[:, 3:4]
    table = np.concatenate([own, there, TIME * left * there], 1)
    did = np.array([float(one["declines"]) for one in found])
    slack = np.array([SLACK[0]] * own.shape[1] + [SLACK[1]] * (2 * len(known)))
    thought = np.zeros(table.shape[1])
    if before is not None:
        always, with_time = zip(*[before["tiles"].get(name, NO_TILE) for name in known], strict=True)
        thought = np.array([*before["numbers"], *always, *(worth / TIME for worth in with_time)])
    weights = thought.copy()
    for _ in range(STEPS):  # Newton's
        chance = 1.0 / (1.0 + np.exp(-table @ weights))
        slope = table.T @ (chance - did) + slack * (weights - thought)
        curve = (table * (chance * (1.0 - chance))[:, None]).T @ table + np.diag(slack)
        weights -= np.linalg.solve(curve, slope)
    agreed = float((((table @ weights) > 0.0) == (did > 0.5)).mean())
    first, count = own.shape[1], len(known)
    by_tile = dict(before["tiles"]) if before is not None else {}
    by_tile |= {
        name: [round(float(weights[first + at]), 3), round(float(TIME * weights[first + count + at]), 4)]
        for at, name in enumerate(known)
    }
    return {"numbers": [round(float(weight), 4) for weight in weights[:first]], "tiles": by_tile}, agreed


def fit(files: list[Path], write: bool) -> None:
    """Both for two players and for more; what holds for two holds for more as far as no games say otherwise."""
    picks, renewal = (json.loads(file.read_text(encoding="utf-8")) for file in (PICKS, RENEWAL))
    for players in (2, 3):
        games = list(read(files, players))
        if games:
            more = players > 2
            picks[str(players)] = rated(games, picks["2"] if more else {})
            renewal[str(players)], agreed = inclination(games, renewal["2"] if more else None)
            print(f"group {players}: {len(games)} games; as the experts declined or not: {100 * agreed:.1f} %")
    if write:
        for file, data in ((PICKS, picks), (RENEWAL, renewal)):
            file.write_text(text(data), encoding="utf-8")


def text(data: dict[str, Any]) -> str:
    """Weights as a file with a line for every tile."""
    inside = re.sub(r"\s+(?=[^\[\]]*\])", " ", json.dumps(data, indent=1))
    return inside.replace("[ ", "[").replace(" ]", "]") + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn how experts pick and decline.")
    tasks = parser.add_subparsers(dest="task", required=True)
    playing = tasks.add_parser("play", help="add games between experts to a file")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=1000)
    playing.add_argument("--seats", type=int, default=2)
    playing.add_argument("--boxes", default="base")
    playing.add_argument("--seed", type=int, default=1, help="of the first game; the others follow")
    playing.add_argument("--processes", type=int, default=1)
    fitting = tasks.add_parser("fit", help="find the weights that tell what happened in these games")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--write", action="store_true", help="into picks.json and renewal.json")
    options = parser.parse_args()
    if options.task == "fit":
        fit(options.files, options.write)
        return
    seeds = range(options.seed, options.seed + options.games)
    play(options.file, options.seats, options.boxes.split(","), seeds, options.processes)


if __name__ == "__main__":
    main()
