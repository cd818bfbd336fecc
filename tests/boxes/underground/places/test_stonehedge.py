"""Stonehedge: it lends whoever holds it a power drawn at its discovery (U-PLACE-STONEHEDGE)."""

from __future__ import annotations

from elbowroom.rules.events import Discovered, Used
from tests.mixed.tables import both, under
from tests.support import check, fallen, income, play, seat, texts, the

BOARD = """
    a mine edge : b
    b mud-pool : c
    c mine
    z mine edge : b
"""
STONE = {"a": ["stonehedge"]}
OFFER = ["muddy liches", "tomb shrooms", "martyr gnomes", "royal kraken", "shield mummies", "magic mudmen"]


def test_the_discoverer_draws_a_badge_at_once() -> None:
    """U-PLACE-STONEHEDGE-1, U-PLACE-STONEHEDGE-2, U-TURN-17: no tokens come with it, and it pays in the same turn."""
    game = under(BOARD, seat("stone drow", hand=6), seat("mystic ogres", {"z": 1}), stage="conquest", monsters=["a"],
                 marker_stack=["stonehedge"], market={"combos": OFFER, "powers": ["mining"]})  # fmt: skip
    events = play(game, "conquer a")
    assert the(events, Discovered).find == "stonehedge"
    assert the(events, Used) == Used(1, "stonehedge", "a", "mining")
    check(game, "stonehedge = mining", "hand 1 = 2")
    assert income(game, 1)["drow", "mining"] == (1, "U-POWER-MINING-1")


def test_the_badge_is_seen_by_everyone() -> None:
    """U-PLACE-STONEHEDGE-1: it lies face up by the Stonehedge, so every view shows it."""
    game = under(BOARD, seat("stone drow", {"a": 1}), seat("mystic ogres", {"z": 1}), places=STONE, stonehedge="wise",
                 market={"combos": OFFER})  # fmt: skip
    shown = game.view(2).as_dict()
    assert "wise" not in (*shown.pop("badges"), *shown.pop("discard"))  # type: ignore[misc]
    assert "wise" in str(shown)


def test_a_new_holder_gets_the_same_power_beside_his_own() -> None:
    """U-PLACE-STONEHEDGE-3, U-INT-61."""
    game = under(BOARD, seat("mining drow", {"b": 1}, hand=6), seat("mystic ogres", {"a": 1}), stage="conquest",
                 places=STONE, stonehedge="muddy")  # fmt: skip
    assert ("drow", "muddy") not in income(game, 1)
    play(game, "conquer a")
    assert income(game, 1)["drow", "muddy"] == (1, "U-POWER-MUDDY-1")
    assert income(game, 1)["drow", "mining"] == (1, "U-POWER-MINING-1")
    assert ("ogres", "muddy") not in income(game, 2)


def test_powers_of_active_races_sleep_in_declined_hands() -> None:
    """U-PLACE-STONEHEDGE-4, U-INT-59."""
    grey = seat("stone drow", {"b": 1}, hand=6, declined=[fallen("wise liches", {"a": 1})])
    game = both(BOARD, grey, seat("mystic ogres", {"z": 1}), stage="conquest", places=STONE, stonehedge="dragon-master")
    assert [move for move in texts(game) if move.startswith("dragon")] == []


def test_a_lent_berserk_die_leaves_only_conquests_it_can_pay() -> None:
    """U-PLACE-STONEHEDGE-3, POWER-Berserk-2: after the roll there is no second one."""
    game = both(BOARD, seat("merchant orcs", {"a": 1}, hand=2), seat("mystic ogres", {"b": 3}), stage="conquest",
                places=STONE, stonehedge="berserk")  # fmt: skip
    check(game, "legal roll", "legal roll b")
    play(game, "roll = 1")
    assert [move for move in texts(game) if move.startswith("roll ")] == []


def test_a_lent_alliance_ends_with_the_stone() -> None:
    """U-PLACE-STONEHEDGE-6: what hangs on the power goes when it is lost."""
    players = [seat("merchant orcs", {"c": 1}, hand=9), seat("mystic ogres", {"a": 1, "z": 1}, ally=1)]
    peace = both(BOARD, *players, stage="conquest", places=STONE, stonehedge="diplomat")
    check(peace, "cost a = none", "cost z = none")
    ogres = seat("mystic ogres", {"a": 1, "z": 1}, ally=3)
    war = both(BOARD, ogres, seat("alchemist elves", {"b": 1}, hand=3), seat("merchant orcs", {"c": 3}), to_move=2,
               stage="conquest", places=STONE, stonehedge="diplomat")  # fmt: skip
    play(war, "conquer a", "place b 2", "done", "expand")
    check(war, "to_move = 3", "cost z = 3")
