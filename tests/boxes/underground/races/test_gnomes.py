"""Gnomes: no ability, place or relic of others helps to conquer them (U-RACE-GNOMES)."""

from __future__ import annotations

from tests.mixed.tables import both, under
from tests.support import check, fallen, parts, play, refusal, seat, texts

BOARD = """
    a mine edge : b r
    b mud-pool : k
    r river edge : g
    g mine : h k
    h mushroom-forest edge
    k chasm
    z mine edge
"""


def test_discounts_do_not_count_but_a_handicap_does() -> None:
    """U-RACE-GNOMES-1, U-RACE-GNOMES-6, U-EX-32."""
    gnomes = seat("stone gnomes", {"g": 2})
    ogres = under(BOARD, seat("mining ogres", {"h": 1}, hand=6), gnomes, stage="conquest")
    assert parts(ogres, "g") == [(2, "region", "CONQ-6"), (2, "tokens", "CONQ-6")]
    mummies = under(BOARD, seat("mining mummies", {"h": 1}, hand=6), gnomes, stage="conquest")
    assert parts(mummies, "g") == [
        (2, "region", "CONQ-6"), (2, "tokens", "CONQ-6"), (1, "mummies", "U-RACE-MUMMIES-1"),
    ]  # fmt: skip


def test_only_a_printed_border_leads_to_them() -> None:
    """U-RACE-GNOMES-2, U-EX-15, U-INT-25: pipe, river crossing and chasm lead nowhere, but the river itself does."""
    gnomes = seat("stone gnomes", {"g": 1})
    piped = under(BOARD, seat("mining ogres", {"a": 1}, hand=9), gnomes, stage="conquest", places={"a": ["pipe"]})
    lizards = under(BOARD, seat("mining lizardmen", {"a": 1}, hand=9), gnomes, stage="conquest")
    spiders = under(BOARD, seat("mining spiderines", {"b": 1}, hand=9), gnomes, stage="conquest")
    for game in (piped, lizards, spiders):
        check(game, "illegal conquer g", "illegal roll g", "cost g = 3")
    play(lizards, "conquer r")
    check(lizards, "legal conquer g")


def test_a_refusal_names_the_rule_of_the_gnomes() -> None:
    """U-RACE-GNOMES-2: nine tokens are in hand, so it is not the price that stands in the way."""
    game = under(
        BOARD, seat("mining ogres", {"a": 1}, hand=9), seat("stone gnomes", {"g": 1}), stage="conquest",
        places={"a": ["pipe"]},
    )  # fmt: skip
    assert refusal(game, "conquer g").rule.startswith("U-RACE-GNOMES")


def test_no_relic_no_replacement_no_balrog() -> None:
    """U-RACE-GNOMES-3, U-INT-24: the final die stays allowed."""
    game = under(
        BOARD, seat("vampire ogres", {"h": 1}, hand=1), seat("stone gnomes", {"g": 1}), stage="conquest",
        relics={"h": ["orb", "sword"]},
    )  # fmt: skip
    assert [move for move in texts(game) if " g" in move] == ["roll g"]
    assert game.cost("g", "sword").total is None
    balrog = under(BOARD, seat("mining ogres", {"h": 1}), seat("stone gnomes", {"g": 1}), stage="conquest",
                   places={"h": ["pentacle"]})  # fmt: skip
    assert [move for move in texts(balrog) if move.startswith("balrog")] == []


def test_declined_gnomes_are_like_any_other() -> None:
    """U-RACE-GNOMES-5."""
    game = under(
        BOARD, seat("mining ogres", {"a": 1}, hand=9), seat(declined=[fallen("wise gnomes", {"g": 1})]),
        stage="conquest", places={"a": ["pipe"]},
    )  # fmt: skip
    check(game, "legal conquer g", "cost g = 2")


def test_the_abilities_of_the_base_game_are_barred_too() -> None:
    """U-INT-24, U-MIX-12, U-RACE-GNOMES-6: dragon, sorcerers and the berserk die."""
    gnomes = seat("mining gnomes", {"g": 1})
    dragon = both(BOARD, seat("dragon-master orcs", {"h": 1}, hand=5), gnomes, stage="conquest")
    assert [move for move in texts(dragon) if move.endswith(" g")] == ["conquer g"]
    sorcerers = both(BOARD, seat("merchant sorcerers", {"h": 1}, hand=1), gnomes, stage="conquest")
    check(sorcerers, "illegal convert g")
    berserk = both(BOARD, seat("berserk orcs", {"h": 1}, hand=3), gnomes, stage="conquest")
    play(berserk, "roll = 3")
    check(berserk, "stage = berserk", "cost g = 3", "cost b = 1", "legal conquer g")
