"""One layer of a network, worked out without any library."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import mul
from types import FunctionType

MOST_SPARSE = 500  # sets of numbers other than 0 for which the rows are kept without what is multiplied by 0


class Eight:
    """What one number counts in eight rows: compiled, these are plain numbers beside one another."""

    __slots__ = ("five", "four", "one", "seven", "six", "three", "two", "zero")

    def __init__(self, weights: Sequence[float]) -> None:
        self.zero: float = weights[0]
        self.one: float = weights[1]
        self.two: float = weights[2]
        self.three: float = weights[3]
        self.four: float = weights[4]
        self.five: float = weights[5]
        self.six: float = weights[6]
        self.seven: float = weights[7]


class Layer:
    """The weights of a layer, a row for each of its results."""

    __slots__ = ("_blocks", "_rows", "_sparse")

    def __init__(self, rows: list[list[float]]) -> None:
        self._rows = rows
        self._sparse: dict[object, list[list[float]]] = {}
        self._blocks: list[list[Eight]] = []
        if not _INTERPRETED:
            empty = [[0.0] * len(rows[0])] * (-len(rows) % 8)
            filled = [*rows, *empty]
            for at in range(0, len(filled), 8):
                self._blocks.append([Eight(column) for column in zip(*filled[at : at + 8], strict=True)])

    def of(self, numbers: list[float], start: list[float], often: bool) -> list[float]:
        """The results, never below 0; `often` if it is mostly the same numbers that are 0.

        A compiler's way is several times as fast as any other there, and slower here.
        """
        return self._by_hand(numbers, start, often) if _INTERPRETED else self._in_blocks(numbers, start)

    def _by_hand(self, numbers: list[float], start: list[float], often: bool) -> list[float]:
        """Row by row, by what Python itself has for that."""
        rows = self._rows
        if often:
            rows = self._without_zeros(numbers)
            numbers = [number for number in numbers if number]
        found = []
        for more, row in zip(start, rows, strict=True):
            total: float = more + sum(map(mul, row, numbers))
            found.append(total if total > 0.0 else 0.0)
        return found

    def _without_zeros(self, numbers: list[float]) -> list[list[float]]:
        """The rows without what is multiplied by 0."""
        key = tuple([number != 0.0 for number in numbers])
        found = self._sparse.get(key)
        if found is None:
            if len(self._sparse) >= MOST_SPARSE:
                self._sparse.clear()
            found = self._sparse[key] = [list(compress(row, key)) for row in self._rows]
        return found

    def _in_blocks(self, numbers: list[float], start: list[float]) -> list[float]:
        """Eight rows at a time, so that every number is looked up once for them all."""
        found: list[float] = []
        for block in self._blocks:
            zero = one = two = three = four = five = six = seven = 0.0
            for weights, number in zip(block, numbers):  # noqa: B905 with an argument more it is slow
                zero += weights.zero * number
                one += weights.one * number
                two += weights.two * number
                three += weights.three * number
                four += weights.four * number
                five += weights.five * number
                six += weights.six * number
                seven += weights.seven * number
            found += (zero, one, two, three, four, five, six, seven)
        results = []
        for total, more in zip(found, start):  # noqa: B905
            total += more
            results.append(total if total > 0.0 else 0.0)
        return results


def _any() -> None:
    """Some function: what it is shows whether this module is compiled."""


_INTERPRETED = isinstance(_any, FunctionType)
