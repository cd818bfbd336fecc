"""The engine agrees with a second reading of the rules in positions that random games come to."""

from __future__ import annotations

import random

import pytest

from tests.mixed.oracle import Oracle
from tests.mixed.playing import SETTINGS, bold, fresh

FIGHTS = ("conquest", "ghouls")


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_reach_and_cost(number: int) -> None:
    """U-CONQ-01 to U-CONQ-13, U-IMMUNE-02 to U-IMMUNE-06, U-RACE-GNOMES-1, U-RACE-FLAMES-2, U-RACE-LIZARDMEN-1."""
    for seed in range(100, 104):
        game = fresh(number, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            if game.stage in FIGHTS and chance.random() < 0.25:
                oracle = Oracle(game)
                plain = {move.text for move in game.legal_moves() if move.verb in ("conquer", "roll") and move.region}
                assert {text for text in plain if " with " not in text} == oracle.attacks()
                for name in game.board.ids:
                    cost = game.cost(name)
                    assert cost.total == (None if oracle.closed(name) else oracle.cost(name)), name
                    assert cost.total is None or sum(part.amount for part in cost.parts) == cost.total, name
            game.play(bold(chance, game))


@pytest.mark.parametrize("number", range(0, len(SETTINGS), 2))
def test_items_add_up_with_every_means(number: int) -> None:
    """U-TURN-15, U-CONQ-13: whatever relics are named, the parts make the total, and the total is what is paid."""
    game = fresh(number, seed=number)
    chance = random.Random(number)
    while not game.over:
        for move in game.legal_moves():
            if move.means and move.verb in ("conquer", "roll", "wisp"):
                cost = game.cost(move.region, *move.means)
                assert cost.total is not None, move.text
                assert sum(part.amount for part in cost.parts) == cost.total, move.text
        game.play(bold(chance, game))
