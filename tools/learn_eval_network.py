"""Learn what `expert` thinks of positions: a small network fitted to how its games against itself went on.

    python -m tools.learn_eval_network FOLDER [--group 3] [--passes 4] [--epochs 16] [--fresh] [--write [FILE]]

Group 2 is two players, group 3 more. It learns from all files of the folder, which `python -m tools.lessons` makes, and
from how far off it is how likely a lead is to win. It begins with the weights that play, and each pass is taught by the
one before: what a position should bring is in part what came in the end, in part what was thought of the positions in
between, which luck has a smaller share in. `--fresh` begins with one pass that knows nothing but how games ended. It
needs numpy (the `envs` extra). `sh tools/learn.sh FOLDER` is all of it, on many processors.
"""

from __future__ import annotations

import argparse
import json
import random
from math import cos, pi, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from elbowroom.bots.search.eval_network import FILE, RECENT
from tools.lessons import Glimpse

HELD_BACK = 0.07  # of the positions, to see how well the fit does
SHUFFLE = 3  # a seed
WIDE, NARROW = 32, 16  # the two layers
STRAIGHT = 9  # so many numbers also go straight to the coins, by turns left
TURNS = 11
SCALE = 10.0  # coins are fitted in tens
KINDS = ("tiles", "declined", "rivals")
PARTS = 50  # in which all examples are gone through, to save memory
OUTLIER = 20.0  # coins; what is farther off counts less
EPOCHS, PASSES = 16, 4  # of the examples in a pass, and passes
BATCH = 1024
FIRST, LATER = 4e-3, 1.2e-3  # rates of a pass that begins with nothing, and of others
PATIENCE = 0.7  # how much what came later counts, beside what was thought of it, at every turn
DECAY = {2: 1e-3, 3: 5e-3}  # there are fewer games of more players
CALM = 0.3  # of the steps until the rate is at its highest, from a small one; then it falls to nothing
FIRST_RATE = 0.04
FORGETFUL = (0.9, 0.999)  # of the mean and of the spread of the slopes
NEAR = [0.4 * 1.25**at for at in range(14)]  # doubts that are tried
FAR = [0.0, *(0.5 * 1.2**at for at in range(18))]

Array = Any  # of numpy
Net = dict[str, Array]


class Course:
    """Examples as one table, and the network that is fitted to them."""

    def __init__(self, positions: list[dict[str, Any]], group: int) -> None:
        self.positions = positions
        self.layers = WIDE, NARROW
        self.seed = 0  # of what it begins with and of the order of examples
        self.decay = DECAY[group]
        glimpses: list[Glimpse] = [glimpse for one in positions for glimpse in one["seats"]]
        ends = [end for one in positions for end in one["ends"]]
        tiles = {name for one in glimpses for name in (*one[1], *one[2], *one[3]) if name}
        self.place = {name: at for at, name in enumerate(sorted(tiles))}
        self.turns = np.array([min(one[0], TURNS - 1) for one in glimpses])
        self.had = np.array([one[5] for one in glimpses], np.float32)
        self.came = np.array(ends, np.float32) - self.had  # coins until the end of the game
        self.goal = self.came
        self.teaches = np.array([one[0] > 0 and one[6] for one in glimpses])
        numbers = np.array([one[4] for one in glimpses], np.float32)
        self.mean, spread = numbers.mean(0), numbers.std(0)
        self.spread = np.where(spread < 1e-3, 1.0, spread).astype(np.float32)
        numbers = (numbers - self.mean) / self.spread
        self.inputs = np.concatenate([numbers, self.one_hot(), *self.tiles(glimpses)], 1)
        self.straight = np.concatenate([np.ones((len(numbers), 1), np.float32), numbers[:, :STRAIGHT]], 1)
        held = int(len(positions) * (1.0 - HELD_BACK))
        self.border = sum(len(one["seats"]) for one in positions[:held])
        self.held = positions[held:]
        self.net = self.fresh()

    def one_hot(self) -> Array:
        """Turns left as columns."""
        return np.eye(TURNS, dtype=np.float32)[self.turns]

    def tiles(self, glimpses: list[Glimpse]) -> list[Array]:
        """Own, declined and rivals' tiles as columns; those of several rivals count less each."""
        found = []
        for kind in range(3):
            table = np.zeros((len(glimpses), len(self.place)), np.float32)
            for at, one in enumerate(glimpses):
                names = (one[1], one[2][-RECENT:], one[3])[kind]
                share = 2.0 / len(names) if kind == 2 else 1.0
                for name in names:
                    if name:
                        table[at, self.place[name]] += share
            found.append(table)
        return found

    def fresh(self) -> Net:
        """A network that knows nothing."""
        chance = np.random.default_rng(1000 * self.seed + 1)
        wide, narrow = self.layers
        size = len(self.mean)
        first = np.zeros((self.inputs.shape[1], wide))
        first[:size] = chance.standard_normal((size, wide)) / sqrt(size)
        first[size : size + TURNS] = chance.standard_normal((TURNS, wide)) / sqrt(wide)
        net = {
            "first": first,
            "middle": chance.standard_normal((wide + 1, narrow)) / sqrt(wide + 1),
            "last": chance.standard_normal(narrow) / sqrt(narrow),
            "straight": np.zeros((TURNS, STRAIGHT + 1)),
        }
        return {name: part.astype(np.float32) for name, part in net.items()}

    def forward(self, at: Array) -> tuple[Array, Array, Array]:
        """Both layers and the coins foretold for some examples."""
        net = self.net
        hidden = np.maximum(self.inputs[at] @ net["first"], 0.0)
        hidden = np.concatenate([hidden, np.ones((len(hidden), 1), np.float32)], 1)
        narrow = np.maximum(hidden @ net["middle"], 0.0)
        straight = net["straight"][self.turns[at]] * self.straight[at]
        return hidden, narrow, SCALE * (narrow @ net["last"] + straight[:, 0]) + straight[:, 1:].sum(1)

    def slopes(self, at: Array) -> Net:
        """How the error of some examples changes with every weight."""
        net = self.net
        hidden, narrow, coins = self.forward(at)
        error = np.clip(coins - self.goal[at], -OUTLIER, OUTLIER) / len(coins)
        to_narrow = SCALE * error[:, None] * net["last"] * (narrow > 0.0)
        to_hidden = (to_narrow @ net["middle"][:-1].T) * (hidden[:, :-1] > 0.0)
        straight = np.eye(TURNS, dtype=np.float32)[self.turns[at]].T @ (error[:, None] * self.straight[at])
        straight[:, 0] *= SCALE
        return {
            "first": self.inputs[at].T @ to_hidden,
            "middle": hidden.T @ to_narrow,
            "last": SCALE * (narrow.T @ error),
            "straight": straight,
        }

    def begin_with(self, data: dict[str, Any]) -> None:
        """Go on from what was learnt before, as `as_data` has it."""
        self.layers = len(data["first"]), len(data["middle"])
        self.net = self.fresh()
        size, count = len(self.mean), len(self.place)
        numbers = np.array(data["first"])
        numbers = np.pad(numbers, ((0, 0), (0, size - numbers.shape[1])))  # new ones come last, and said nothing yet
        self.net["first"][:size] = numbers.T * self.spread[:, None]
        self.net["first"][size : size + TURNS] = np.array(data["turns"]) + (numbers * self.mean).sum(1)
        for at, kind in enumerate(KINDS):
            for name, place in self.place.items():
                self.net["first"][size + TURNS + at * count + place] = data[kind].get(name, 0.0)
        straight = np.array(data["straight"])
        straight[:, 0] = (straight[:, 0] + (straight[:, 1:] * self.mean[:STRAIGHT]).sum(1)) / SCALE
        straight[:, 1:] *= self.spread[:STRAIGHT]
        self.net["straight"] = straight.astype(np.float32)
        self.net["middle"] = np.array(data["middle"], np.float32).T
        self.net["last"] = np.array(data["last"], np.float32) / SCALE

    def reconsider(self) -> None:
        """Let every example aim at what came of it: coins, what is thought of later positions now, and the end."""
        thought = self.thought()
        self.goal = self.came.copy()
        later = self.later()
        for at in range(len(self.goal) - 1, -1, -1):
            then = later[at]
            if then >= 0:
                hope = (1.0 - PATIENCE) * thought[then] + PATIENCE * self.goal[then]
                self.goal[at] = self.had[then] - self.had[at] + hope

    def thought(self) -> Array:
        """The coins foretold for all examples."""
        found = np.concatenate([self.forward(at)[2] for at in np.array_split(np.arange(len(self.came)), PARTS)])
        found[self.turns <= 0] = 0.0
        return found

    def later(self) -> list[int]:
        """For every example the same player's next one in the same game, or -1."""
        found: list[int] = []
        for one, then in zip(self.positions, [*self.positions[1:], None], strict=True):
            start, players = len(found), len(one["seats"])
            known = then is not None and goes_on(one, then)
            found += [start + players + seat if known else -1 for seat in range(players)]
        return found

    def teach(self, epochs: int, highest: float = FIRST) -> None:
        """Fit the network (AdamW, a rate that rises and falls), and say how it does with the positions held back."""
        known = np.flatnonzero(self.teaches[: self.border])
        rest = self.border + np.flatnonzero(self.teaches[self.border :])
        chance = np.random.default_rng(1000 * self.seed + 2)
        means = {name: np.zeros_like(part) for name, part in self.net.items()}
        squares = {name: np.zeros_like(part) for name, part in self.net.items()}
        steps, step = epochs * (len(known) // BATCH + 1), 0
        for _ in range(epochs):
            order = chance.permutation(known)
            for start in range(0, len(order), BATCH):
                step += 1
                rate = highest * _pace(step / steps)
                for name, slope in self.slopes(order[start : start + BATCH]).items():
                    part = self.net[name]
                    means[name] += (1.0 - FORGETFUL[0]) * (slope - means[name])
                    squares[name] += (1.0 - FORGETFUL[1]) * (slope * slope - squares[name])
                    mean = means[name] / (1.0 - FORGETFUL[0] ** step)
                    size = np.sqrt(squares[name] / (1.0 - FORGETFUL[1] ** step)) + 1e-8
                    part -= (rate * (mean / size + self.decay * part)).astype(np.float32)
        off = self.forward(rest)[2] - self.came[rest]
        print(f"{np.sqrt((off * off).mean()):.3f} coins off in {len(rest)} examples held back")

    def doubt(self) -> list[float]:
        """How little a lead says, at the end and on the way there: what makes the winners of positions likeliest."""
        at = np.arange(self.border, len(self.goal))
        foretold = self.had[at] + np.where(self.turns[at] > 0, self.forward(at)[2], 0.0)
        widest = max(len(one["seats"]) for one in self.held)
        ends = np.full((len(self.held), widest), -np.inf)
        won = np.zeros((len(self.held), widest))
        fair, start = [], 0
        for row, one in enumerate(self.held):
            players = len(one["seats"])
            ends[row, :players] = foretold[start : start + players]
            best = max(one["ends"])
            won[row, :players] = [float(end == best) / one["ends"].count(best) for end in one["ends"]]
            fair.append(all(glimpse[6] for glimpse in one["seats"]))
            start += players
        ends, won = ends[fair] - ends[fair].max(1, keepdims=True), won[fair]
        left = np.sqrt(np.array([one["left"] for one in self.held])[fair])

        def surprise(near: float, far: float) -> float:
            spread = np.exp(ends / (near + far * left)[:, None])
            chance = (spread / spread.sum(1, keepdims=True) * won).sum(1)
            return float(-np.log(np.maximum(chance, 1e-6)).mean())

        found = min(((near, far) for near in NEAR for far in FAR), key=lambda pair: surprise(*pair))
        print(f"doubt {found[0]:.2f} + {found[1]:.2f} per root of rounds left: surprise {surprise(*found):.4f}")
        return _rounded(list(found), 3)

    def as_data(self) -> dict[str, Any]:
        """The network as plain data; the scaling of the numbers goes into the weights."""
        size, count = len(self.mean), len(self.place)
        first = self.net["first"].astype(np.float64)
        numbers = first[:size].T / self.spread
        straight = self.net["straight"].astype(np.float64)
        straight[:, 1:] /= self.spread[:STRAIGHT]
        straight[:, 0] = SCALE * straight[:, 0] - (straight[:, 1:] * self.mean[:STRAIGHT]).sum(1)
        data: dict[str, Any] = {
            "first": _rows(numbers),
            "turns": _rows(first[size : size + TURNS] - (numbers * self.mean).sum(1)),
            "middle": _rows(self.net["middle"].T),
            "last": _rounded((SCALE * self.net["last"]).tolist(), 4),
            "straight": _rows(straight),
            "doubt": self.doubt(),
        }
        for at, kind in enumerate(KINDS):
            rows = first[size + TURNS + at * count :][:count].tolist()
            data[kind] = {name: _rounded(rows[place], 3) for name, place in self.place.items()}
        return data


def _pace(done: float) -> float:
    """The share of the highest rate after a part of the steps."""
    if done < CALM:
        return FIRST_RATE + (1.0 - FIRST_RATE) * (1.0 - cos(pi * done / CALM)) / 2
    return (1.0 + cos(pi * (done - CALM) / (1.0 - CALM))) / 2


def _rows(table: Array) -> list[list[float]]:
    return [_rounded(row, 4) for row in table.tolist()]


def _rounded(row: list[float], digits: int) -> list[float]:
    return [round(value, digits) for value in row]


def shuffled(positions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The games in another order, so that those held back at the end are of all kinds."""
    games: list[list[dict[str, Any]]] = []
    for one in positions:
        if not games or not goes_on(games[-1][-1], one):
            games.append([])
        games[-1].append(one)
    random.Random(SHUFFLE).shuffle(games)
    return [one for game in games for one in game]


def goes_on(one: dict[str, Any], then: dict[str, Any]) -> bool:
    """Is the second of two positions the next one of the same game?"""
    return bool(then["left"] < one["left"] and then["ends"] == one["ends"])


def read(folder: Path, group: int) -> list[dict[str, Any]]:
    """The positions of all games of so many players."""
    found: list[dict[str, Any]] = []
    for path in sorted(folder.glob(f"{group}-*.jsonl")):
        with path.open(encoding="utf-8") as file:
            found += [json.loads(line) for line in file]
    return found


def fit(
    folder: Path, group: int, before: dict[str, Any] | None = None, passes: int = PASSES, epochs: int = EPOCHS
) -> dict[str, Any]:
    """The network for a number of players, as plain data; `before` is what was known already."""
    course = Course(shuffled(read(folder, group)), group)
    if before is None:
        course.teach(epochs)
    else:
        course.begin_with(before)
    for _ in range(passes):
        course.reconsider()
        course.teach(epochs, LATER)
    return course.as_data()


def text(networks: dict[str, dict[str, Any]]) -> str:
    """The file with the weights, a line for every row."""
    groups = []
    for group, data in networks.items():
        parts = []
        for name, part in data.items():
            if isinstance(part, dict):
                rows = ",\n".join(f"{json.dumps(key)}: {json.dumps(row)}" for key, row in sorted(part.items()))
                parts.append(f'"{name}": {{\n{rows}\n}}')
            elif isinstance(part[0], list):
                parts.append(f'"{name}": [\n' + ",\n".join(json.dumps(row) for row in part) + "\n]")
            else:
                parts.append(f'"{name}": {json.dumps(part)}')
        groups.append(f'"{group}": {{\n' + ",\n".join(parts) + "\n}")
    return "{\n" + ",\n".join(groups) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what the expert thinks of positions.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--group", type=int, choices=(2, 3), default=2)
    parser.add_argument("--passes", type=int, default=PASSES)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--fresh", action="store_true", help="begin without the weights that are there")
    parser.add_argument("--write", type=Path, nargs="?", const=FILE)
    options = parser.parse_args()
    source = options.write if options.write and options.write.exists() else FILE
    networks = json.loads(source.read_text(encoding="utf-8"))
    before = None if options.fresh else networks[str(options.group)]
    found = fit(options.folder, options.group, before, options.passes, options.epochs)
    if options.write:
        networks[str(options.group)] = found
        options.write.write_text(text(networks), encoding="utf-8")


if __name__ == "__main__":
    main()
