"""Spirit: declined, it does not count towards the one declined race (POWER-Spirit)."""

from __future__ import annotations

from elbowroom.rules.events import Declined, Scored, Vanished
from tests.support import check, fallen, income, of_kind, play, position, seat, the

BOARD = """
    a farmland edge : b c
    b forest : c
    c hill +mine
    z swamp edge
"""


def test_it_declines_beside_another() -> None:
    """POWER-Spirit-1, INT-76."""
    orcs = seat("spirit orcs", {"a": 2}, declined=[fallen("hill elves", {"b": 1})])
    game = position(BOARD, orcs, seat())
    events = play(game, "decline")
    assert of_kind(events, Vanished) == []
    assert the(events, Declined).kept_badge
    assert {part[:3] for part in the(events, Scored).parts} == {("orcs", "regions", 1), ("elves", "regions", 1)}


def test_the_third_removes_the_other_one() -> None:
    """POWER-Spirit-2, EX-15."""
    declined = [fallen("spirit orcs", {"a": 1}), fallen("hill elves", {"b": 1})]
    game = position(BOARD, seat("merchant humans", {"z": 2}, declined=declined), seat())
    events = play(game, "decline")
    assert the(events, Vanished) == Vanished(1, "elves", ["b"])
    check(game, "region a = 1 orcs 1 declined", "region z = 1 humans 1 declined", "region b = empty")


def test_only_conquest_removes_it() -> None:
    """POWER-Spirit-3, DECLINE-10, INT-78: the owner's own conquest counts."""
    declined = [fallen("spirit orcs", {"b": 1})]
    game = position(BOARD, seat("merchant humans", {"a": 1}, hand=3, declined=declined), seat(), stage="conquest")
    assert the(play(game, "conquer b"), Vanished) == Vanished(1, "orcs", [])
    check(game, "tray orcs = 10")


def test_spirit_dwarves_mine_on() -> None:
    """INT-77."""
    declined = [fallen("spirit dwarves", {"c": 1}), fallen("hill elves", {"b": 1})]
    game = position(BOARD, seat("merchant humans", {"z": 2}, declined=declined), seat())
    play(game, "decline")
    assert income(game, 1)["dwarves", "dwarves"][0] == 1
