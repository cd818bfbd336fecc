"""Shield: every mushroom forest brings an armor, which defends where it is put (U-POWER-SHIELD)."""

from __future__ import annotations

from elbowroom.rules.events import Gained, PieceMoved
from tests.mixed.tables import under
from tests.support import check, fallen, of_kind, parts, play, refusal, seat

BOARD = """
    a mushroom-forest edge : b
    b mushroom-forest : c
    c mine
    z mine edge : b
"""


def test_an_armor_for_every_forest_up_to_eight() -> None:
    """U-POWER-SHIELD-1, U-COMP-09, U-EX-46."""
    game = under(BOARD, seat("shield ogres", {"a": 1, "b": 1}), seat(), stage="conquest")
    gained = of_kind(play(game, "done"), Gained)
    assert gained == [Gained(1, "ogres", "armors", 2, "U-POWER-SHIELD-1")]
    full = under(BOARD, seat("shield ogres", {"a": 1, "b": 1}), seat(), stage="conquest", markers={"a": ["armor"] * 7})
    assert [event.count for event in of_kind(play(full, "done"), Gained)] == [1]


def test_they_may_be_placed_anywhere_or_kept() -> None:
    """U-POWER-SHIELD-2, U-POWER-SHIELD-5, U-REDEP-07."""
    game = under(BOARD, seat("shield ogres", {"a": 1, "b": 1, "c": 1}), seat("stone drow", {"z": 3}), stage="redeploy")
    check(game, "armors 1 = 2", "legal done", "legal armor c 2")
    assert refusal(game, "armor z 1").rule == "U-POWER-SHIELD-2"
    play(game, "armor c 1", "done")
    check(game, "to_move = 2", "armors 1 = 1", "marker c armor")
    play(game, "expand")
    assert parts(game, "c") == [(2, "region", "CONQ-6"), (1, "armor", "U-POWER-SHIELD-2"), (1, "tokens", "CONQ-6")]


def test_a_lone_token_stays_alone_among_armors() -> None:
    """U-POWER-SHIELD-3, U-EX-18: they fall with their region."""
    game = under(BOARD, seat("vampire drow", {"z": 1}), seat("shield ogres", {"b": 1, "a": 1}), stage="conquest",
                 markers={"b": ["armor", "armor"]})  # fmt: skip
    assert PieceMoved("armor", "b", "", 2, "conquered") in play(game, "convert b")


def test_armors_stay_in_decline_but_no_new_ones_come() -> None:
    """U-DECLINE-05, U-DECLINE-11, U-POWER-SHIELD-4."""
    game = under(
        BOARD, seat("shield ogres", {"a": 2}, armors=3), seat("stone drow", {"z": 3}), markers={"a": ["armor"]}
    )
    play(game, "decline")
    check(game, "marker a armor", "armors 1 = 0")
    grey = seat("stone drow", {"z": 1}, hand=3, declined=[fallen("shield ogres", {"b": 1})])
    own = under(BOARD, grey, seat(), stage="conquest", markers={"b": ["armor"]})
    assert parts(own, "b") == [(2, "region", "CONQ-6"), (1, "armor", "U-POWER-SHIELD-2")]  # U-INT-22


def test_lent_armors_stay_when_the_stonehedge_falls() -> None:
    """U-PLACE-STONEHEDGE-6: those still in hand are gone."""
    game = under(BOARD, seat("stone drow", {"z": 1}, hand=4), seat("mining ogres", {"b": 1, "a": 1}, armors=2),
                 stage="conquest", places={"b": ["stonehedge"]}, stonehedge="shield",
                 markers={"a": ["armor"]})  # fmt: skip
    check(game, "armors 2 = 2")
    play(game, "conquer b")
    check(game, "marker a armor", "armors 2 = 0")
