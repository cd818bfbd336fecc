"""Dragon Master: one token and the Dragon take any region in reach (POWER-DragonMaster)."""

from __future__ import annotations

from elbowroom.rules.events import Conquered, PieceMoved
from tests.support import check, of_kind, play, position, refusal, seat, the

BOARD = """
    a farmland edge : b w
    b mountain : c
    c hill : d
    d swamp
    w lake
    z hill edge
"""


def test_one_token_whatever_stands_there() -> None:
    """POWER-DragonMaster-1, POWER-DragonMaster-2, INT-30."""
    defenders = seat("hill humans", {"b": 9})
    game = position(BOARD, seat("dragon-master orcs", {"a": 1}, hand=2), defenders, stage="conquest")
    events = play(game, "dragon b")
    assert the(events, Conquered) == Conquered(1, "orcs", "b", 1, 1, True, ("dragon-master",))
    assert of_kind(events, PieceMoved) == [PieceMoved("dragon", "", "b", 1, "placed")]
    check(game, "tray humans = 2", "hand 2 = 8")


def test_once_a_turn() -> None:
    """POWER-DragonMaster-1."""
    game = position(BOARD, seat("dragon-master orcs", {"a": 1}, hand=4), seat(), stage="conquest")
    play(game, "dragon b")
    assert refusal(game, "dragon c").rule == "POWER-DragonMaster-1"


def test_it_flies_from_where_it_lies_and_only_then() -> None:
    """POWER-DragonMaster-3, INT-33: its region is no longer immune, the new one is."""
    orcs = seat("dragon-master orcs", {"a": 2, "b": 1})
    game = position(BOARD, orcs, seat(), markers={"b": ["dragon"]})
    events = play(game, "expand", "dragon c")
    moved = [PieceMoved("dragon", "b", "", 1, "flies"), PieceMoved("dragon", "", "c", 1, "placed")]
    assert of_kind(events, PieceMoved) == moved
    check(game, "no marker b dragon")


def test_it_respects_water_and_reach() -> None:
    """INT-32, CONQ-14."""
    game = position(BOARD, seat("dragon-master orcs", {"a": 1}, hand=4), seat(), stage="conquest")
    check(game, "legal dragon b", "illegal dragon w", "illegal dragon c")
    assert [refusal(game, f"dragon {region}").rule for region in "wc"] == ["CONQ-11", "CONQ-14"]


def test_it_leaves_with_the_decline() -> None:
    """POWER-DragonMaster-4, DEF-8."""
    game = position(
        BOARD, seat("dragon-master orcs", {"b": 2}), seat("hill humans", {"a": 9}), markers={"b": ["dragon"]}
    )
    events = play(game, "decline")
    assert of_kind(events, PieceMoved) == [PieceMoved("dragon", "b", "", 1, "declined")]
    play(game, "expand")
    check(game, "cost b = 4", "legal conquer b")
