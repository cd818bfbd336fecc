"""Why a move is refused in games with the Underground box: the reason given is the one that holds."""

from __future__ import annotations

import random

import pytest

from elbowroom import Game
from tests.mixed.oracle import Oracle
from tests.mixed.playing import SETTINGS, bold, fresh
from tests.mixed.tables import both, under
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


def why(game: Game, move: str) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    error = refusal(game, move)
    return error.code, error.rule


def test_the_balrog_and_the_volcano_come_first_whatever_it_would_cost() -> None:
    """U-PLACE-PENTACLE-1, U-RACE-FLAMES-1: these stages answer with what is due, not with a price."""
    board = "a mine edge : b\nb mine edge : c\nc mine\nk chasm edge +volcano : c"
    found = under(board, seat("mining ogres", {"a": 1}, hand=9), seat("stone drow", {"c": 1}), stage="conquest",
                  monsters=["b"], marker_stack=["pentacle"])  # fmt: skip
    found.play("conquer b")
    assert found.stage == "balrog"
    for move in ("conquer c", "roll c", "done", "abandon a", "place a 1"):
        assert why(found, move) == ("pentacle-first", "U-PLACE-PENTACLE-1")
    assert why(found, "balrog k") == ("chasm", "U-PLACE-PENTACLE-6")
    offer = ["stone flames", "mining ogres", "wise drow", "fisher shrooms", "tomb mummies", "royal liches"]
    picked = under(board, seat(), seat(), market={"combos": offer})
    picked.play("pick 1")
    assert picked.stage == "volcano"
    for move in ("conquer a", "done", "expand"):
        assert why(picked, move) == ("flames-first", "U-RACE-FLAMES-1")
    assert why(picked, "volcano a") == ("flames-vent", "U-RACE-FLAMES-1")


def test_what_protects_a_lone_token_is_named() -> None:
    """RACE-Sorcerers-2, CONQ-12, U-RACE-GNOMES-3, U-RELIC-ORB-2: immunity, the Gnomes, too many, none."""
    board = "a mine edge : b c d\nb mine\nc mine\nd mine\nz mine edge"
    sorcerers = seat("mining sorcerers", {"a": 1}, hand=3)
    hole = both(board, sorcerers, seat("stone halflings", {"b": 1}), stage="conquest", markers={"b": ["hole"]})
    gnomes = both(board, sorcerers, seat("stone gnomes", {"b": 1}), stage="conquest")
    assert why(hole, "convert b") == ("immune", "CONQ-12")
    assert refusal(hole, "convert b").args_["tile"] == "hole"
    assert why(gnomes, "convert b") == ("ability-proof", "U-RACE-GNOMES-3")
    assert refusal(gnomes, "convert b").args_["tile"] == "gnomes"
    foe = seat("stone drow", {"b": 2, "z": 1}, declined=[fallen("royal liches", {"c": 1})])
    orb = under(board, seat("mining ogres", {"a": 1}, hand=3), foe, stage="conquest", relics={"a": ["orb"]})
    assert why(orb, "convert b with orb") == ("not-alone", "U-RELIC-ORB-2")
    assert why(orb, "convert c with orb") == ("no-victim", "U-RELIC-ORB-2")
    assert why(orb, "convert d with orb") == ("no-victim", "U-RELIC-ORB-2")
    assert why(orb, "convert z with orb") == ("far", "CONQ-14")


def test_mimes_cannot_swap_with_themselves() -> None:
    """U-RACE-SHADOWMIMES-1."""
    offer = ["stone drow", "mining shadow-mimes", "wise ogres", "fisher shrooms", "tomb mummies", "royal liches"]
    game = under(BOARD, seat(), seat(), market={"combos": offer})
    game.play("pick 2")
    assert why(game, "swap 2") == ("shadow-mimes-own", "U-RACE-SHADOWMIMES-1")
    assert why(game, "swap 7") == ("no-combo", "PICK-9")
    assert why(game, "done") == ("shadow-mimes-first", "U-RACE-SHADOWMIMES-1")


def test_flames_are_told_where_they_enter() -> None:
    """U-RACE-FLAMES-4, CONQ-1: the Volcano where the table says so, the border where it does not."""
    board = "a mine edge : b\nb mine : k\nc mine\nk chasm +volcano"
    flames = [seat("stone flames", hand=8), seat()]
    beside = under(board, *flames, stage="conquest", markers={"k": ["volcano"]}, variants={"flames_entry": "volcano"})
    assert why(beside, "conquer a") == ("flames-entry", "U-RACE-FLAMES-4")
    edge = under(board, *flames, stage="conquest", markers={"k": ["volcano"]})
    assert why(edge, "conquer b") == ("border", "CONQ-1")
