"""Ghouls: in decline they stay whole and go on conquering (RACE-Ghouls)."""

from __future__ import annotations

from elbowroom.rules.events import Conquered, Declined, Readied, Repelled
from tests.support import check, fallen, income, of_kind, parts, play, position, refusal, seat, the

BOARD = """
    a farmland edge : b
    b forest : c
    c hill tribe : d
    d swamp edge
    e mountain edge
"""


def test_all_stay_at_decline() -> None:
    """RACE-Ghouls-1: only what is off the map goes to the tray."""
    game = position(BOARD, seat("merchant ghouls", {"a": 4, "b": 2}, hand=1), seat())
    declined = the(play(game, "decline"), Declined)
    assert (declined.race, declined.regions, declined.kept_badge) == ("ghouls", ["a", "b"], False)
    check(game, "region a = 1 ghouls 4 declined", "region b = 1 ghouls 2 declined", "tray ghouls = 4")


def test_both_races_are_readied_and_the_ghouls_come_first() -> None:
    """RACE-Ghouls-3, INT-67."""
    orcs = seat("merchant orcs", {"d": 3}, declined=[fallen("stout ghouls", {"a": 3})])
    game = position(BOARD, orcs, seat())
    readied = of_kind(play(game, "expand"), Readied)
    assert {(event.race, event.hand) for event in readied} == {("orcs", 2), ("ghouls", 2)}
    check(game, "stage = ghouls")
    play(game, "done")
    check(game, "stage = conquest")
    assert refusal(game, "conquer b").rule == "CONQ-14"


def test_their_conquests_do_not_count_for_the_active_race() -> None:
    """INT-71, DEF-5."""
    orcs = seat("pillaging orcs", {"d": 1}, declined=[fallen("stout ghouls", {"b": 4})])
    game = position(BOARD, orcs, seat())
    play(game, "expand")
    conquered = the(play(game, "conquer c"), Conquered)
    assert (conquered.race, conquered.cost, conquered.occupied) == ("ghouls", 3, True)
    assert income(game, 1) == {("orcs", "regions"): (1, "SCORE-1"), ("ghouls", "regions"): (2, "SCORE-2")}


def test_their_badge_is_off() -> None:
    """INT-70, DEF-4: declined Flying Ghouls walk, declined Commando Ghouls pay in full."""
    flyers = seat("merchant orcs", {"d": 1}, declined=[fallen("flying ghouls", {"a": 5})])
    game = position(BOARD, flyers, seat())
    play(game, "expand")
    assert refusal(game, "conquer e").rule == "CONQ-14"
    commandos = seat("merchant orcs", {"d": 1}, declined=[fallen("commando ghouls", {"a": 5})])
    game = position(BOARD, commandos, seat())
    play(game, "expand")
    assert parts(game, "b") == [(2, "region", "CONQ-6")]


def test_their_roll_is_the_last_conquest_of_the_turn() -> None:
    """INT-66: failed or not, the active race conquers no more; without a roll it does."""
    orcs = seat("merchant orcs", {"d": 4}, declined=[fallen("stout ghouls", {"b": 2})])
    game = position(BOARD, orcs, seat())
    play(game, "expand")
    assert the(play(game, "roll c = 0"), Repelled).race == "ghouls"
    check(game, "stage = redeploy", "hand 1 = 3", "hand 1 ghouls = 1", "illegal conquer c")
    assert refusal(game, "abandon d").rule == "ABANDON-4"
    game = position(BOARD, orcs, seat())
    play(game, "expand", "roll c = 3")
    check(game, "stage = redeploy", "region c = 1 ghouls 1 declined", "illegal conquer e")
    game = position(BOARD, orcs, seat())
    play(game, "expand", "done")
    check(game, "stage = conquest", "legal conquer c")
