"""A layer of the network gives the same, whichever way it is worked out."""

from __future__ import annotations

import random

import pytest

from elbowroom.bots.search.layers import Layer


@pytest.mark.parametrize("results", [1, 8, 11, 32])
def test_a_layer_is_its_rows_times_the_numbers(results: int) -> None:
    """However many rows it has, and although some of the numbers are 0."""
    chance = random.Random(results)
    rows = [[chance.uniform(-1, 1) for _ in range(9)] for _ in range(results)]
    start = [chance.uniform(-1, 1) for _ in rows]
    layer = Layer(rows)
    for _ in range(20):
        numbers = [chance.choice([0.0, chance.uniform(0, 9)]) for _ in range(9)]
        found = layer.of(numbers, start, False)
        for row, more, result in zip(rows, start, found, strict=True):
            total = sum(weight * number for weight, number in zip(row, numbers, strict=True)) + more
            assert result == pytest.approx(max(0.0, total))
        assert layer.of(numbers, start, True) == found
        assert layer.of([*numbers, 5.0], start, True) == found  # one that it has not learnt with is left out
