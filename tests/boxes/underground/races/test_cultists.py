"""Cultists: the Great Ancient guards its region and cheapens the neighbours (U-RACE-CULTISTS)."""

from __future__ import annotations

from elbowroom.rules.events import PieceMoved
from tests.mixed.tables import under
from tests.support import check, fallen, of_kind, parts, play, refusal, seat, texts

BOARD = """
    a mud-pool edge : b c
    b mine : d
    c river edge : d
    d mushroom-forest : e
    e mine
    z mine edge
"""


def test_the_first_region_taken_gets_the_great_ancient() -> None:
    """U-RACE-CULTISTS-1, U-IMMUNE-02."""
    game = under(BOARD, seat("mining cultists", hand=3), seat("stone ogres", {"z": 5}), stage="conquest")
    events = play(game, "conquer a")
    assert of_kind(events, PieceMoved) == [PieceMoved("ancient", "", "a", 1, "placed")]
    play(game, "conquer b", "place b 1", "expand")
    check(game, "marker a ancient", "no marker b ancient", "cost a = none")
    assert refusal(game, "conquer a").rule == "CONQ-12"


def test_its_neighbours_cost_one_less() -> None:
    """U-RACE-CULTISTS-2, U-RACE-CULTISTS-3, U-INT-21."""
    game = under(BOARD, seat("mining cultists", {"a": 1}, hand=3), seat(), stage="conquest", markers={"a": ["ancient"]})
    assert parts(game, "b") == [(2, "region", "CONQ-6"), (-1, "cultists", "U-RACE-CULTISTS-2")]
    assert parts(game, "c") == [
        (1, "region", "U-TERRAIN-04"), (-1, "cultists", "U-RACE-CULTISTS-2"), (1, "minimum", "CONQ-8"),
    ]  # fmt: skip
    assert parts(game, "d") == [(2, "region", "CONQ-6")]


def test_the_pipe_makes_more_regions_its_neighbours() -> None:
    """U-RACE-CULTISTS-2, U-PLACE-PIPE-2: b and e are mines, and the Great Ancient stands in one of them."""
    game = under(
        BOARD, seat("stone cultists", {"b": 1, "z": 1}, hand=4), seat(), stage="conquest",
        markers={"b": ["ancient"]}, places={"z": ["pipe"]},
    )  # fmt: skip
    assert (-1, "cultists", "U-RACE-CULTISTS-2") in parts(game, "e")
    check(game, "legal conquer e", "cost e = 1")


def test_it_moves_once_before_the_choice_and_not_later() -> None:
    """U-RACE-CULTISTS-4, U-TURN-04."""
    game = under(BOARD, seat("mining cultists", {"a": 2, "b": 1}), seat(), markers={"a": ["ancient"]})
    check(game, "illegal ancient a", "legal ancient b")
    play(game, "ancient b")
    assert refusal(game, "ancient a").rule == "U-RACE-CULTISTS-4"
    play(game, "expand")
    check(game, "marker b ancient", "illegal ancient a")


def test_homeless_it_must_be_placed_before_the_turn_ends() -> None:
    """U-RACE-CULTISTS-5: the river is left, so the figure comes to hand."""
    game = under(BOARD, seat("mining cultists", {"c": 2, "a": 1}), seat(), stage="redeploy", markers={"c": ["ancient"]})
    play(game, "place a 2")
    assert texts(game) == ["ancient a"]
    play(game, "ancient a")
    check(game, "marker a ancient", "to_move = 2")


def test_reborn_cultists_get_none_and_a_decline_takes_it_away() -> None:
    """U-INT-77, U-DECLINE-11."""
    game = under(
        BOARD,
        seat("mining cultists", declined=[fallen("reborn ogres", {"b": 1, "d": 1})]),
        seat("stone mummies", {"z": 3}),
    )
    play(game, "reborn b")
    check(game, "region b = 1 cultists 1", "no marker b ancient")
    game = under(BOARD, seat("mining cultists", {"a": 2}), seat(), markers={"a": ["ancient"]})
    play(game, "decline")
    check(game, "no marker a ancient")
