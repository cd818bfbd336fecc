"""Bots of earlier versions play as they did then, and matches only."""

from __future__ import annotations

import pytest

from elbowroom.bots import LEVELS, bot_names, is_guest, make_bot
from elbowroom.bots.frozen import Expert01
from tests.bots.playing import play

# What `expert` of 0.1.0 plays against `easy`, which has no weights: other coins counted, other games.
PLAYED = [
    (3, 2, ("base",), 60, [86, 82], "bc7f0988fe67f9e6"),
    (4, 3, ("base", "underground"), 30, [102, 103, 93], "70b77f97dda366fb"),
]


@pytest.mark.parametrize(("seed", "players", "boxes", "nodes", "coins", "digest"), PLAYED)
def test_the_expert_of_0_1_plays_as_it_did(
    seed: int, players: int, boxes: tuple[str, ...], nodes: int, coins: list[int], digest: str
) -> None:
    game = play(["expert-0.1", *["easy"] * (players - 1)], seed, boxes=boxes, nodes=nodes)
    assert list(game.coins.values()) == coins
    assert game.digest().startswith(digest)


def test_it_is_for_matches_and_offered_to_nobody() -> None:
    bot = make_bot("expert-0.1@70n")
    assert isinstance(bot, Expert01)
    assert bot.nodes == 70
    assert not is_guest("expert-0.1")
    assert "expert-0.1" not in LEVELS
    assert "expert-0.1" not in bot_names()
