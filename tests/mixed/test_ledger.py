"""The engine's scoring agrees with a second reading of the rules, part by part."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from elbowroom.rules.scoring import earnings
from tests.mixed.ledger import Ledger
from tests.mixed.playing import SETTINGS, bold, fresh

WHEN = ("mode", "conquest", "redeploy", "end")


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_what_a_turn_brings(number: int) -> None:
    """U-SCORE-01 to U-SCORE-06, SCORE-1 to SCORE-5: what the Bag copies is tested with its power."""
    for seed in range(200, 204):
        game = fresh(number, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            if game.stage in WHEN and chance.random() < 0.2:
                player = game.view().turn
                paid: Counter[tuple[str, str]] = Counter()
                for race, source, coins, _ in game.income(player):
                    if source != "magic":
                        paid[race, source] += coins
                assert paid == Ledger(game, player).coins
                assert earnings(game.state, player - 1) == sum(part[2] for part in game.income(player))
            game.play(bold(chance, game))
