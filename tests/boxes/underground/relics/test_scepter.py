"""Scepter of Avarice: put in a region, it doubles that region's coins (U-RELIC-SCEPTER)."""

from __future__ import annotations

import pytest

from elbowroom.rules.events import Scored
from tests.mixed.tables import both, under
from tests.support import Table, check, fallen, play, seat, texts, the

BOARD = """
    a mine edge : b
    b mud-pool : c
    c mine
    d black-mountain
    z mushroom-forest edge
"""
SCEPTER = {"a": ["scepter"]}
PAID = "U-RELIC-SCEPTER-1"


@pytest.mark.parametrize(
    ("combo", "keys", "coins"),
    [
        ("mystic ogres", {}, 1),
        ("mining ogres", {}, 2),
        ("mining drow", {}, 3),
        ("mining ogres", {"places": {"a": ["keep"]}}, 3),
        ("adventurous ogres", {"places": {"a": ["pipe"]}}, 2),
        ("mining ogres", {"places": {"a": ["diamonds"]}}, 3),
        ("flocking ogres", {}, 1),
        ("quarreling ogres", {}, 1),
    ],
)
def test_the_coins_of_one_region_come_again(combo: str, keys: Table, coins: int) -> None:
    """U-RELIC-SCEPTER-1, U-SCORE-06, U-INT-45, U-INT-46: the other mine's diamonds are not doubled."""
    race = combo.split()[1]
    game = under(BOARD, seat(combo, {"a": 1, "c": 1}), seat(), stage="redeploy", relics=SCEPTER, **keys)
    assert (race, "scepter", coins, PAID) in the(play(game, "scepter a"), Scored).parts


def test_never_in_the_lost_mine() -> None:
    """U-RELIC-SCEPTER-2, U-EX-23."""
    game = under(
        BOARD, seat("mining ogres", {"a": 1}), seat(), stage="redeploy", relics=SCEPTER, places={"a": ["lost-mine"]}
    )
    play(game, "scepter a")
    check(game, "coins 1 = 9")


def test_coins_of_players_are_not_doubled_and_grey_regions_are_closed() -> None:
    """U-RELIC-SCEPTER-3, U-RELIC-SCEPTER-4."""
    owner = seat("thieving ogres", {"a": 1}, declined=[fallen("wise liches", {"c": 1})])
    game = under(BOARD, owner, seat("stone drow", {"b": 1}), stage="redeploy", relics=SCEPTER)
    assert texts(game) == ["scepter a", "done"]
    play(game, "scepter a")
    check(game, "coins 1 = 11", "coins 2 = 4")  # two regions, Wise, the scepter, one stolen


def test_bonuses_of_the_base_game_belong_to_their_region() -> None:
    """U-SCORE-06, U-MIX-01: a fortress and a merchant's coin are doubled, a pillager's raid is not."""
    board = "a hill edge : b\nb swamp\nz hill edge"
    game = both(board, seat("fortified orcs", {"a": 1}), seat(), stage="redeploy", relics=SCEPTER)
    play(game, "fortress a")
    assert ("orcs", "scepter", 2, PAID) in the(play(game, "scepter a"), Scored).parts
    game = both(board, seat("merchant orcs", {"a": 1}), seat(), stage="redeploy", relics=SCEPTER)
    assert ("orcs", "scepter", 2, PAID) in the(play(game, "scepter a"), Scored).parts
    raid = both(board, seat("pillaging orcs", {"a": 1}, hand=3), seat("merchant elves", {"b": 1}), stage="conquest",
                relics=SCEPTER)  # fmt: skip
    play(raid, "conquer b", "place a 2")
    assert ("orcs", "scepter", 1, PAID) in the(play(raid, "scepter b"), Scored).parts
