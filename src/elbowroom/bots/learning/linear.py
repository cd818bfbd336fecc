"""How the weights of `weights.json` are learnt: games of the planner against itself, then least squares.

`python -m elbowroom.bots.learning.linear --games 3000 --write` plays the games and writes the table anew. For every
turn that ends, every player's numbers are noted; what he earned from there to the end of the game is what they should
foretell.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Mapping

from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY

from ..hard import HardBot
from ..planner.eval_linear import LONG, Summary, features, phase, summaries, tokens_of
from ..planner.style import Style
from ..planner.turn_player import let_play
from ..planner.weights import FEATURES, FILE, PHASES, PLANNERS_PICK, TABLES, TASTE, TURNS
from ..search.racing import compete
from ..search.rollout import Budget, Moods, distinct, follow

WIDTH = 2 * len(FEATURES)
RIDGE = 20.0
TASTE_RIDGE = 150.0
BOXES = (["base"], ["base"], ["underground"])
PICK_RIDGE = 100.0
RANDOM_PICKS = 0.6  # of the picks that are learnt from
PULL = 60.0  # how strongly a fit is drawn to the one for a turn less
STALE = (0.75, 0.75, 0.55, 0.3, 0.12, 0.05)  # how often a race with so many spare tokens is declined, at first

Sample = tuple[int, list[float], str, str, float]  # turns left, features, race, power, coins to come


def row(of: Summary) -> list[float]:
    """The features, and once more for a player whose turn is far."""
    near = features(of)
    return [*near, *[of.wait * value for value in near]]


def explore(s: State, chance: random.Random, steered: bool, bold: float) -> Style:
    """A style for the next turn: sometimes another choice than the planner's own."""
    style = Style(2, False)
    style.tilt = [0.8 + 0.4 * chance.random() for _ in s.wall]
    active = s.active[s.turn]
    if s.stage.opens and active >= 0 and (steered or chance.random() < bold):
        spare = tokens_of(s, active) - s.realm[active].bit_count()
        rate = STALE[max(0, min(spare, len(STALE) - 1))] if s.round < s.table.rounds - 1 else 0.02
        style.mode = "decline" if chance.random() < rate else "expand"
    if s.stage.picks and chance.random() < (0.8 if steered else 0.4):
        style.pick = 1 + int(6 * chance.random() ** 2)
    return style


def thought(s: State, bot: HardBot, nodes: int) -> State:
    """The turn as search plays it, a little of it."""
    budget = Budget(0.0, nodes)
    found = distinct(bot.candidates(s, budget))
    if len(found) > 1:
        found = compete(s, found, mix(s.dice_seed ^ s.deck_seed), 2, budget, Moods(len(s.wall), 1, 0.3), 2)
    return follow(s, found[0])


def one_game(players: int, boxes: list[str], seed: int, steered: bool, bold: float, nodes: int = 0) -> Iterator[Sample]:
    """What a game teaches; with `nodes` the players search a little."""
    chance = random.Random(seed)
    bot = HardBot(seed)
    s = new_game(players=players, boxes=boxes, seed=seed).state
    noted: list[tuple[int, int, Summary, str, str, int]] = []
    while s.mover != NOBODY:
        turn = s.turn, s.round
        if nodes and s.turn == s.mover and chance.random() > bold:
            s = thought(s, bot, nodes)
        else:
            s = let_play(s, explore(s, chance, steered, bold))
        if s.mover != NOBODY and (s.turn, s.round) != turn:
            for player, found in enumerate(summaries(s, False)):
                race = s.active[player]
                ids = (s.table.race_ids[race], s.table.power_ids[s.badge[race]]) if race >= 0 else ("", "")
                noted.append((player, found.turns, found, *ids, s.coins[player]))
    for player, turns, found, race_id, power_id, coins in noted:
        yield turns, row(found), race_id, power_id, float(s.coins[player] - coins)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination."""
    size = len(right)
    rows = [[*matrix[at], right[at]] for at in range(size)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(at + 1, size):
            factor = rows[row][at] / rows[at][at]
            if factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def fit(samples: list[Sample], tastes: dict[str, float]) -> list[list[float]]:
    """The weights for every number of turns left."""
    table: list[list[float]] = [[0.0] * WIDTH]
    for turns in range(1, TURNS):
        matrix = [[RIDGE * (row == col) for col in range(WIDTH)] for row in range(WIDTH)]
        before = table[-1]
        right = [0.0] * WIDTH
        for at in range(WIDTH):
            if turns > 1 and at % len(FEATURES):
                matrix[at][at] += PULL
                right[at] += (PULL + RIDGE) * before[at]
        for left, x, race, power, coins in samples:
            if left != turns:
                continue
            goal = coins - (tastes.get(race, 0.0) + tastes.get(power, 0.0)) * min(turns, LONG)
            used = [(at, value) for at, value in enumerate(x) if value]
            for at, value in used:
                right[at] += value * goal
                row = matrix[at]
                for other, more in used:
                    row[other] += value * more
        table.append(solve(matrix, right))
    return table


def taste(samples: list[Sample], table: list[list[float]], tastes: dict[str, float]) -> dict[str, float]:
    """What is left unexplained, by tile: a step towards the mean residual of each."""
    sums: dict[str, list[float]] = {}
    for turns, x, race, power, coins in samples:
        if race and 0 < turns < TURNS:
            long = min(turns, LONG)
            guess = sum(weight * value for weight, value in zip(table[turns], x, strict=True))
            rest = coins - guess - (tastes.get(race, 0.0) + tastes.get(power, 0.0)) * long
            for name in (race, power):
                entry = sums.setdefault(name, [0.0, 0.0])
                entry[0] += rest * long
                entry[1] += long * long
    return {
        name: tastes.get(name, 0.0) + 0.6 * total / (weight + TASTE_RIDGE) for name, (total, weight) in sums.items()
    }


def learn(samples: list[Sample]) -> tuple[list[list[float]], dict[str, float]]:
    """Weights and tastes, fitted in turn."""
    tastes: dict[str, float] = {}
    table = fit(samples, tastes)
    for _ in range(4):
        for _ in range(6):
            tastes = taste(samples, table, tastes)
        table = fit(samples, tastes)
    return table, {name: round(value, 3) for name, value in tastes.items()}


def picks_of(players: int, boxes: list[str], seed: int) -> Iterator[tuple[int, str, str, float]]:
    """The picks of a game, most of them at random: phase, race, power, and how far ahead the picker ended."""
    chance = random.Random(seed)
    s = new_game(players=players, boxes=boxes, seed=seed).state
    made = []
    while s.mover != NOBODY:
        style = Style(1, False)
        player, picks, at = s.mover, s.stage.picks, phase(s)
        if picks and chance.random() < RANDOM_PICKS:
            style.pick = 1 + int(6 * chance.random())
        s = let_play(s, style)
        race = s.active[player]
        if picks and race >= 0:
            made.append((player, at, s.table.race_ids[race], s.table.power_ids[s.badge[race]]))
    total = sum(s.coins)
    for player, at, race_id, power_id in made:
        yield at, race_id, power_id, s.coins[player] - (total - s.coins[player]) / (players - 1)


def learn_picks(found: list[tuple[int, str, str, float]]) -> dict[str, list[float]]:
    """What each tile brings in each phase of the game, race and power told apart by least squares."""
    names = sorted({name for _, race, power, _ in found for name in (race, power)})
    place = {name: at for at, name in enumerate(names)}
    worth: dict[str, list[float]] = {name: [] for name in names}
    for at in range(PHASES):
        own = [pick for pick in found if pick[0] == at]
        mean = sum(pick[3] for pick in own) / len(own)
        matrix = [[PICK_RIDGE * (row == col) for col in range(len(names))] for row in range(len(names))]
        right = [0.0] * len(names)
        for _, race, power, lead in own:
            for name in (race, power):
                right[place[name]] += lead - mean
                matrix[place[name]][place[race]] += 1.0
                matrix[place[name]][place[power]] += 1.0
        for name, value in zip(names, solve(matrix, right), strict=True):
            worth[name].append(round(value, 2))
    return worth


def text(
    tables: dict[int, list[list[float]]],
    tastes: dict[int, dict[str, float]],
    picks: dict[int, dict[str, list[float]]],
    remark: str,
) -> str:
    """The file with the weights, a line for every number of turns left."""
    size = len(FEATURES)
    parts = []
    for players, table in tables.items():
        rows = [json.dumps([_rounded(weights[:size]), _rounded(weights[size:])]) for weights in table]
        parts.append(f'"{players}": [\n' + ",\n".join(rows) + "\n]")
    liked = ",\n".join(f'"{players}": {{\n{_lines(worth)}\n}}' for players, worth in tastes.items())
    rated = ",\n".join(f'"{players}": {{\n{_lines(worth)}\n}}' for players, worth in picks.items())
    return (
        f'{{\n"remark": {json.dumps(remark)},\n"features": {json.dumps(FEATURES)},\n'
        f'"tables": {{\n{",".join(parts)}\n}},\n"taste": {{\n{liked}\n}},\n'
        f'"pick": {{\n{rated}\n}}\n}}\n'
    )


def _lines(worth: Mapping[str, float | list[float]]) -> str:
    return ",\n".join(f'"{name}": {json.dumps(value)}' for name, value in sorted(worth.items()))


def _rounded(weights: list[float]) -> list[float]:
    return [round(value, 3) for value in weights]


def box(number: int, seats: tuple[int, ...]) -> list[str]:
    """What a game is played with: every box with every number of players."""
    return BOXES[number // len(seats) % len(BOXES)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the planner's weights anew.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steered", action="store_true", help="decline by a rule of thumb: for the first time")
    parser.add_argument("--bold", type=float, default=0.2, help="how often a rule of thumb decides all the same")
    parser.add_argument("--picks", type=int, default=0, help="games to learn the worth of picks from")
    parser.add_argument("--nodes", type=int, default=0, help="turns played in thought before every turn")
    parser.add_argument("--group", type=int, default=0, help="2: only two players; 3: only more")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    tables = {group: [[*near, *far] for near, far in table] for group, table in TABLES.items()}
    tastes = dict(TASTE)
    picks = dict(PLANNERS_PICK)
    for group, seats in ((2, (2,)), (3, (3, 4, 5))):
        if options.group not in (0, group):
            continue
        samples: list[Sample] = []
        for number in range(options.games):
            seed = options.seed * 1_000_003 + number
            count = seats[number % len(seats)]
            samples += one_game(count, box(number, seats), seed, options.steered, options.bold, options.nodes)
        if samples:
            tables[group], tastes[group] = learn(samples)
        rated: list[tuple[int, str, str, float]] = []
        for number in range(options.picks):
            rated += picks_of(seats[number % len(seats)], box(number, seats), options.seed * 2_000_003 + number)
        if rated:
            picks[group] = learn_picks(rated)
    made = text(tables, tastes, picks, f"{options.games} games each, seed {options.seed}.")
    if options.write:
        FILE.write_text(made, encoding="utf-8")
    else:
        print(made)


if __name__ == "__main__":
    main()
