"""Amazons: four more for conquest, set aside after every redeployment (RACE-Amazons)."""

from __future__ import annotations

from elbowroom.rules.events import Abandoned, Picked, Scored, SetAside
from tests.support import check, income, parts, play, position, refusal, seat, texts, the, verbs

ROW = """
    a farmland edge : b
    b forest : c
    c hill : d
    d swamp : e
    e farmland : f
    f forest
    z hill edge : f
"""
OFFER = ["flying amazons", "hill orcs", "stout ghouls", "swamp giants", "forest trolls", "heroic humans"]


def test_the_intake_is_banner_four_and_badge() -> None:
    """RACE-Amazons-1, EX-13."""
    game = position(ROW, seat(), seat(), market={"combos": OFFER})
    picked = the(play(game, "pick 1"), Picked)
    assert (picked.race, picked.power) == ("amazons", "flying")
    check(game, "hand 1 = 15", "tray amazons = 0")


def test_four_are_aside_and_do_not_defend() -> None:
    """RACE-Amazons-2, RACE-Amazons-4."""
    game = position(
        ROW, seat("merchant amazons", {"a": 7}), seat("alchemist humans", {"z": 1, "f": 1}), stage="redeploy"
    )
    check(game, "reserve 1 = 4", "hand 1 = 2")
    play(game, "place a 2")
    check(game, "to_move = 2", "region a = 1 amazons 3", "reserve 1 = 4")
    play(game, "expand")
    assert (3, "tokens", "CONQ-6") in parts(game, "a")


def test_the_event_tells_how_many_went_aside() -> None:
    """RACE-Amazons-2."""
    game = position(ROW, seat("merchant amazons", {"a": 7}), seat(), stage="conquest")
    assert the(play(game, "done"), SetAside) == SetAside(1, "amazons", 4)


def test_too_few_to_spare_empties_as_few_regions_as_needed() -> None:
    """RACE-Amazons-5, EX-25: eight on six regions, two are spare, two regions go before scoring."""
    held = {"a": 3, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1}
    game = position(ROW, seat("alchemist amazons", held), seat("hill humans", {"z": 1}), stage="redeploy")
    assert verbs(game.legal_moves()) == {"withdraw"}
    assert refusal(game, "done").rule == "RACE-Amazons-5"
    assert the(play(game, "withdraw b"), Abandoned) == Abandoned(1, "amazons", "b", 1)
    scored = the(play(game, "withdraw e"), Scored)
    assert scored.parts == [("amazons", "regions", 4, "SCORE-1"), ("amazons", "alchemist", 2, "POWER-Alchemist-1")]
    check(game, "reserve 1 = 4", "region b = empty", "region e = empty", "to_move = 2")


def test_nothing_is_given_up_while_four_can_be_spared() -> None:
    """RACE-Amazons-5."""
    game = position(ROW, seat("merchant amazons", {"a": 6}), seat(), stage="redeploy")
    assert "withdraw a" not in texts(game)
    assert refusal(game, "withdraw a").rule == "RACE-Amazons-5"


def test_the_reserve_returns_in_readying_and_goes_to_the_tray_at_decline() -> None:
    """RACE-Amazons-3, INT-64, DECLINE-12."""
    game = position(ROW, seat("merchant amazons", {"a": 3}, reserve=4), seat())
    readied = game.copy()
    play(readied, "expand")
    check(readied, "hand 1 = 6", "reserve 1 = 0")
    play(game, "decline")
    check(game, "tray amazons = 14", "region a = 1 amazons 1 declined")
    assert income(game, 1) == {("amazons", "regions"): (1, "SCORE-2")}
