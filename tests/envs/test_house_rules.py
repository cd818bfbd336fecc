"""Environments of tables with house rules: a longer offer, other prices, more declined races."""

from __future__ import annotations

import random

import pytest

from elbowroom import new_game
from elbowroom.envs import small_world_v0, small_world_v1
from elbowroom.envs.actions import ActionTable


def test_only_a_longer_offer_changes_the_numbering() -> None:
    usual, short, long = (
        [move.text for move in ActionTable(new_game(2, seed=1, variants={"offer_size": size}).table).moves]
        for size in (6, 3, 9)
    )
    assert short == usual
    assert set(long) - set(usual) == {"pick 7", "pick 8", "pick 9"}


@pytest.mark.parametrize("form", [small_world_v0, small_world_v1])
@pytest.mark.parametrize("boxes", ["base", "base+underground"])
def test_games_are_played(form: object, boxes: str) -> None:
    variants = {"offer_size": 9, "step_price": 2, "starting_coins": 20, "declined_races": 3, "tribes": False}
    env = form.env(players=3, boxes=boxes, variants=variants, rounds=3)  # type: ignore[attr-defined]
    env.reset(seed=4)
    chance = random.Random(4)
    for _ in env.agent_iter(2000):
        observation, _, over, cut, _ = env.last()
        legal = [at for at, allowed in enumerate(observation["action_mask"]) if allowed]
        env.step(None if over or cut else chance.choice(legal))
    assert not env.agents
