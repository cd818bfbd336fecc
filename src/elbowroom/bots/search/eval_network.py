"""How a position at the start of a turn is judged: a small learnt network, worked out without any library.

For every player it foretells the coins still to come. Numbers go through two layers; turns left and tiles add rows to
the first. From everybody's coins at the end follows how likely each is to win. `tools/learn_eval_network.py` makes the
weights.
"""

from __future__ import annotations

import json
from importlib import resources
from math import exp, sqrt
from operator import mul
from pathlib import Path
from typing import Any

from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY
from elbowroom.rules.turn import winners

from ..planner.eval_linear import turns_left, waiting
from ..planner.weights import PICK, Rated, group
from .features import Glance, common, glances
from .layers import Layer

FILE = Path(__file__).with_name("eval_network.json")
EXACT = 6  # digits: farther on, versions of Python add up differently, and a budget in nodes promises the same moves
RECENT = 2  # declined races that count, the latest ones
DOUBT = (0.4, 2.2)  # coins that a lead is worth little within, at the end of the game and for the way there
MOST_KNOWN = 4000  # tables full of tiles whose rows are kept
MOST_SEEN = 8000  # positions of which it is kept what they promise
FARTHEST = 60.0  # e to this power is as good as never
VICTORY = 0.8  # of what plans are compared by is the chance to win in the end, the rest the lead
LATE, EARLY = 3.0, 6.0  # rounds left with which the chance counts in full, and not yet at all
STAKE = 2.5  # coins of doubt at least that the chance is counted with, lest the lead is all that counts in the end

Rows = dict[str, list[float]]


class Network:
    """The weights for a number of players."""

    __slots__ = (
        "_added",
        "_always",
        "_declined",
        "_first",
        "_last",
        "_middle",
        "_none",
        "_rivals",
        "_straight",
        "_tiles",
        "_turns",
        "doubt",
        "promised",
        "width",
    )

    def __init__(self, data: dict[str, Any]) -> None:
        self._first = Layer(data["first"])  # numbers to the first layer
        self.width = len(data["first"][0])  # so many numbers
        self._turns: list[list[float]] = data["turns"]  # what is added there, by turns left
        self._tiles: Rows = data["tiles"]  # by the active race and its power
        self._declined: Rows = data["declined"]  # by races in decline
        self._rivals: Rows = data["rivals"]  # by the others' races and powers, on average
        self._middle = Layer(data["middle"])  # to the second layer, a constant at the end of each row
        self._none = [0.0] * len(data["middle"])  # nothing is added there besides
        self._last: list[float] = data["last"]  # to the coins
        self._always: list[float] = [row[0] for row in data["straight"]]  # and straight there, by turns left
        self._straight: list[list[float]] = [row[1:] for row in data["straight"]]  # numbers to the same
        self._added: dict[object, list[float]] = {}  # what tiles add: the same come again and again
        self.promised: dict[object, list[float]] = {}  # the coins still to come for everybody, as positions come again
        near, far = data.get("doubt", DOUBT)
        self.doubt: tuple[float, float] = (near, far)  # how far off all this may be, and more with the rounds left

    def value(self, turns: int, own: Glance, others: list[Glance], numbers: list[float]) -> float:
        """The coins still to come."""
        if turns <= 0:
            return 0.0
        turns = min(turns, len(self._turns) - 1)
        numbers = [float(number) for number in numbers]  # a whole number would be made one for every row
        straight = self._straight[turns]
        value: float = self._always[turns] + sum(map(mul, straight, numbers))
        hidden = self._first.of(numbers, self._from_tiles(turns, own, others), True)
        hidden.append(1.0)
        value += sum(map(mul, self._last, self._middle.of(hidden, self._none, False)))
        return round(value, EXACT)

    def _from_tiles(self, turns: int, own: Glance, others: list[Glance]) -> list[float]:
        """What turns left and tiles add to the first layer."""
        rivals = tuple([(one.race, one.power) for one in others])
        key = (turns, own.race, own.power, tuple(own.declined[-RECENT:]), rivals)
        found = self._added.get(key)
        if found is None:
            if len(self._added) >= MOST_KNOWN:
                self._added.clear()
            found = self._added[key] = self._summed(turns, own, others)
        return found

    def _summed(self, turns: int, own: Glance, others: list[Glance]) -> list[float]:
        """The same, put together."""
        rows = [self._turns[turns]]
        rows += [self._tiles[name] for name in (own.race, own.power) if name in self._tiles]
        rows += [self._declined[name] for name in own.declined[-RECENT:] if name in self._declined]
        rivals = [name for other in others for name in (other.race, other.power) if name in self._rivals]
        share = 1.0 / len(others)
        for name in rivals:
            row = self._rivals[name]
            rows.append(row if share == 1.0 else [share * weight for weight in row])
        return [sum(column) for column in zip(*rows, strict=True)]


def networks(file: str) -> dict[int, Network]:
    """The weights of a file beside this one, by number of players: two, or more. It may lie in an archive."""
    text = (resources.files("elbowroom.bots.search") / file).read_text("utf-8")
    return {int(players): Network(data) for players, data in json.loads(text).items()}


NETWORKS = networks(FILE.name)


class Judge:
    """Says where a position leads: everybody's coins at the end, who will win, and what that is worth to a player."""

    __slots__ = ("_networks", "_picks", "_victory")

    def __init__(self, networks: dict[int, Network], victory: float = VICTORY, picks: Rated = PICK) -> None:
        self._networks = networks
        self._victory = victory  # how much the chance to win counts beside the lead, from 0 to 1
        self._picks = picks  # what combos have brought in other games, as the networks learnt it

    def ends(self, s: State) -> list[float]:
        """The coins that everybody should have at the end of the game. To be asked at the start of a turn."""
        return foretell(s, self._networks[group(s.table.players)], self._picks)

    def chance(self, s: State, ends: list[float], player: int) -> float:
        """How likely a player is to win; certain once the game is over, with a shared victory counted as a part."""
        return self._chance(s, ends, player, rounds_left(s))

    def _chance(self, s: State, ends: list[float], player: int, left: float) -> float:
        """The same if so much of the game were uncertain."""
        if left <= 0.0 and s.mover == NOBODY:
            best = winners(s)
            return 1.0 / len(best) if player in best else 0.0
        return win_chance(ends, player, self._doubt(len(ends), left))

    def _doubt(self, players: int, left: float) -> float:
        """How many coins an end may be off with so many rounds to come, as a measure of how little a lead says."""
        near, far = self._networks[group(players)].doubt
        return near + far * sqrt(left)

    def worth(self, s: State, ends: list[float], player: int, left: float) -> float:
        """What plans are compared by, in coins: the lead, which late in the game is worth less the larger it is.

        `left` are the rounds after the plan: what others do in them is guessed, however far the game has been played.
        """
        ahead = lead(ends, player)
        share = self._aim(left)
        if not share:
            return ahead
        chance = self._chance(s, ends, player, left)
        fair = 1.0 / len(ends)
        won = max(self._doubt(len(ends), left), STAKE) * (chance - fair) / (fair - fair * fair)
        return round(share * won + (1.0 - share) * ahead, EXACT)

    def rate(self, s: State) -> float:
        """What one coin more at the end is worth in `worth`, to whoever is at the start of a turn."""
        left = max(0.0, rounds_left(s) - 1.0 / s.table.players)  # fifths do not add up to nothing
        share = self._aim(left)
        if not share:
            return 1.0
        ends = self.ends(s)
        chance = self._chance(s, ends, s.mover, left)
        fair = 1.0 / len(ends)
        doubt = self._doubt(len(ends), left)
        won = max(doubt, STAKE) / doubt * (chance - chance * chance) / (fair - fair * fair)
        return round(share * won + 1.0 - share, EXACT)

    def _aim(self, left: float) -> float:
        """How much the chance to win counts beside the lead, with so many rounds to come."""
        return self._victory * max(0.0, min(1.0, (EARLY - left) / (EARLY - LATE)))


def rounds_left(s: State) -> float:
    """How much of the game is still to come, in rounds."""
    table = s.table
    done = (s.turn - table.first) % table.players
    return table.rounds - s.round + 1 - done / table.players if s.mover != NOBODY else 0.0


def win_chance(ends: list[float], player: int, doubt: float) -> float:
    """How likely a player is to win if everybody should end with so many coins, give or take."""
    total = 0.0
    for end in ends:
        total += exp(max(-FARTHEST, min(FARTHEST, (end - ends[player]) / doubt)))
    return round(1.0 / total, EXACT)


def foretell(s: State, network: Network | None = None, picks: Rated = PICK) -> list[float]:
    """The coins that everybody should have at the end of the game. To be asked at the start of a turn."""
    if s.mover == NOBODY:
        return [float(coins) for coins in s.coins]
    players = s.table.players
    if network is None:
        network = NETWORKS[group(players)]
    seen = glances(s)
    shared = common(s, picks)
    key = _look_of(s, seen, shared)
    promised = network.promised.get(key)
    if promised is None:
        if len(network.promised) >= MOST_SEEN:
            network.promised.clear()
        promised = network.promised[key] = _promises(s, network, seen, shared)
    return [coins + more for coins, more in zip(s.coins, promised, strict=True)]


def _look_of(s: State, seen: list[Glance], shared: list[float]) -> tuple[object, ...]:
    """All that the network hears of a position."""
    table = s.table
    found: list[object] = [table.rounds - s.round, table.first, s.turn, *shared]
    for one in seen:
        found += (one.race, one.power)
        found += one.declined
        found += one.numbers
        found += one.lasting
    return tuple(found)


def _promises(s: State, network: Network, seen: list[Glance], shared: list[float]) -> list[float]:
    """The coins still to come for everybody."""
    found = []
    for player, own in enumerate(seen):
        others = [one for one in seen if one is not own]
        numbers = inputs(own, others, shared, waiting(s, player, False))
        found.append(network.value(turns_left(s, player, False), own, others, numbers))
    return found


def inputs(own: Glance, others: list[Glance], shared: list[float], wait: float) -> list[float]:
    """All numbers that the network is fed with for a player; one that learnt with fewer leaves the last out."""
    if len(others) == 1:
        rivals = others[0].numbers
        lasting = others[0].lasting
    else:
        rivals = means([one.numbers for one in others])
        lasting = means([one.lasting for one in others])
    known = [*own.numbers, *rivals, *shared, wait, float(len(others) == 2), float(len(others) == 4)]
    return known + own.lasting + lasting


def means(rows: list[list[float]]) -> list[float]:
    """The mean of every column."""
    if len(rows) == 2:
        return [(one + two) / 2 for one, two in zip(rows[0], rows[1], strict=True)]
    if len(rows) == 3:
        return [(one + two + three) / 3 for one, two, three in zip(rows[0], rows[1], rows[2], strict=True)]
    totals = list(rows[0])
    for row in rows[1:]:
        totals = [total + number for total, number in zip(totals, row, strict=True)]
    count = len(rows)
    return [total / count for total in totals]


def lead(ends: list[float], player: int) -> float:
    """How far a player ends ahead of the others, on average."""
    together = 0.0
    for end in ends:  # not `sum`, by which versions of Python add up differently
        together += end
    return ends[player] - (together - ends[player]) / (len(ends) - 1)
