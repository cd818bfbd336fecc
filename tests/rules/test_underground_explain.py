"""Why a move is refused in games with the Underground box: the reason given is the one that holds."""

from __future__ import annotations

import random

import pytest

from tests.mixed.oracle import Oracle
from tests.mixed.playing import SETTINGS, bold, fresh
from tests.mixed.tables import under
from tests.support import check, fallen, refusal, seat

BOARD = """
    a mine edge : b k
    b mud-pool : c
    c mine
    k chasm
    z mine edge
"""


@pytest.mark.parametrize("number", range(0, len(SETTINGS), 2))
def test_the_reason_is_true(number: int) -> None:
    """CONQ-7, CONQ-8, CONQ-12, CONQ-14, U-TERRAIN-10, U-RACE-GNOMES-2: checked against a second reading."""
    game = fresh(number, seed=number)
    chance = random.Random(number)
    while not game.over:
        if game.stage == "conquest" and chance.random() < 0.1:
            oracle = Oracle(game)
            legal = {move.text for move in game.legal_moves()}
            for name in game.board.ids:
                if f"conquer {name}" not in legal:
                    rule = refusal(game, f"conquer {name}").rule
                    holds = {
                        "CONQ-7": oracle.cost(name) > oracle.strength(name) > 0 and oracle.in_reach(name),
                        "CONQ-8": oracle.strength(name) == 0,
                        "CONQ-12": oracle.immune(name),
                        "CONQ-14": bool(oracle.held) and not oracle.in_reach(name),
                        "CONQ-1": not oracle.held and not oracle.in_reach(name),
                        "U-TERRAIN-10": oracle.terrain(name) == "chasm",
                    }
                    assert holds.get(rule, oracle.closed(name) or oracle.gnomes(name)), f"{name}: {rule}"
        game.play(bold(chance, game))


@pytest.mark.parametrize("move", ["conquer b with sword", "conquer b with doormat sword"])
def test_a_relic_that_is_not_held(move: str) -> None:
    """U-MARK-01: eight tokens are in hand, so the price is not the reason."""
    game = under(BOARD, seat("mining ogres", {"a": 1}, hand=8), seat("stone drow", {"z": 1}), stage="conquest",
                 relics={"z": ["sword", "doormat"]})  # fmt: skip
    check(game, f"illegal {move}")
    assert refusal(game, move).rule.startswith("U-")


def test_a_relic_against_gnomes() -> None:
    """U-RACE-GNOMES-1: what is held does not help against them."""
    gnomes = seat("stone gnomes", {"b": 1, "c": 1})
    game = under(BOARD, seat("mining ogres", {"a": 1}, hand=8), gnomes, stage="conquest",
                 relics={"a": ["sword", "doormat"]})  # fmt: skip
    for move in ("conquer b with sword", "conquer c with doormat"):
        assert refusal(game, move).rule.startswith("U-RACE-GNOMES")


def test_chasms_liches_and_the_queen() -> None:
    """U-TERRAIN-10, U-RACE-LICHES-2, U-IMMUNE-02."""
    grey = seat("royal drow", {"c": 1}, declined=[fallen("mining liches", {"b": 1})])
    game = under(
        BOARD, seat("stone ogres", {"a": 1}, hand=8, coins=0), grey, stage="conquest", markers={"c": ["queen"]}
    )
    assert refusal(game, "conquer k").rule == "U-TERRAIN-10"
    assert refusal(game, "conquer b").rule == "U-RACE-LICHES-2"
    assert refusal(game, "conquer c").rule == "CONQ-12"
