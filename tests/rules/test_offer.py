"""The offer: what a pick costs, how the column is refilled, how banners and badges come back (PICK, INT-1 to INT-7)."""

from __future__ import annotations

from elbowroom import Game, new_game
from elbowroom.rules.events import Picked, Revealed, Vanished
from tests.support import check, fallen, of_kind, play, position, random_positions, refusal, seat, texts, the

BOARD = """
    a farmland edge : b
    b forest : c
    c hill
    z swamp edge
"""
OFFER = ["alchemist amazons", "hill orcs", "stout ghouls", "swamp giants", "forest trolls", "heroic humans"]
SHORT = OFFER[:4]


def combos(game: Game) -> list[str]:
    """The offer, top to bottom."""
    return [f"{combo.power} {combo.race}" for combo in game.view().offer]


def coins(game: Game) -> list[int]:
    """The coins on the offer, top to bottom."""
    return [combo.coins for combo in game.view().offer]


def test_a_new_game_offers_six_different_combos() -> None:
    """SETUP-4, SETUP-5, PICK-9."""
    game = new_game(2, seed=3)
    offer = game.view().offer
    assert [combo.position for combo in offer] == [1, 2, 3, 4, 5, 6]
    assert [combo.price for combo in offer] == [0, 1, 2, 3, 4, 5]
    assert len({combo.race for combo in offer}) == len({combo.power for combo in offer}) == 6
    assert coins(game) == [0] * 6


def test_a_pick_pays_takes_and_moves_up() -> None:
    """PICK-2, PICK-3, PICK-8, EX-1, EX-3."""
    market = {"combos": OFFER, "coins": [0, 0, 1, 2, 0, 3], "races": ["elves"], "powers": ["flying"]}
    game = position(BOARD, seat(), seat(), market=market)
    events = play(game, "pick 3")
    assert (
        the(events, Picked).as_dict() | {"player": 1, "position": 3, "paid": 2, "gained": 1}
        == the(events, Picked).as_dict()
    )
    assert combos(game) == [*OFFER[:2], *OFFER[3:], "flying elves"]
    assert coins(game) == [1, 1, 2, 0, 3, 0]
    assert the(events, Revealed) == Revealed(6, "elves", "flying")
    check(game, "coins 1 = 4", "hand 1 = 9", "tray ghouls = 1")


def test_the_sixth_combo_may_be_picked() -> None:
    """PICK-1, PICK-8: only new stack tops appear."""
    game = position(BOARD, seat(), seat(), market={"combos": OFFER, "races": ["elves"], "powers": ["flying"]})
    play(game, "pick 6")
    assert combos(game) == [*OFFER[:5], "flying elves"]
    assert coins(game) == [1, 1, 1, 1, 1, 0]
    check(game, "coins 1 = 0")


def test_nobody_picks_what_he_cannot_pay() -> None:
    """PICK-4, PICK-5, INT-1, INT-2, INT-3: coins on the wanted combo do not help."""
    game = position(BOARD, seat(coins=1), seat(), market={"combos": OFFER, "coins": [0, 0, 9]})
    assert texts(game) == ["pick 1", "pick 2"]
    refused = refusal(game, "pick 3")
    assert (refused.reason, refused.rule) == ("The price of combo 3 in coins is 2; you have 1.", "PICK-5")
    poor = position(BOARD, seat(coins=0), seat(), market={"combos": OFFER})
    assert texts(poor) == ["pick 1"]


def test_picking_is_not_a_choice() -> None:
    """PICK-1, TURN-2."""
    game = position(BOARD, seat(), seat(), market={"combos": OFFER})
    assert {refusal(game, move).rule for move in ("done", "pick x")} == {"PICK-1"}
    assert refusal(game, "expand").rule == "PICK-1"
    assert refusal(game, "decline").rule == "PICK-1"
    assert refusal(game, "pick 7").rule == "PICK-9"


def test_a_short_offer_is_not_refilled() -> None:
    """PICK-12."""
    game = position(BOARD, seat(), seat(), market={"combos": SHORT, "races": []})
    events = play(game, "pick 2")
    assert combos(game) == [SHORT[0], *SHORT[2:]]
    assert of_kind(events, Revealed) == []


def test_a_returning_banner_goes_under_the_stack() -> None:
    """PICK-11, DECLINE-9: last of all, although the others have no order yet."""
    orcs = seat(
        "merchant elves", {"a": 1}, declined=[fallen("spirit tritons", {"c": 1}), fallen("berserk wizards", {"b": 1})]
    )
    game = position(BOARD, orcs, seat(), market={"combos": OFFER, "races": ["ratmen"]})
    assert the(play(game, "decline"), Vanished).race == "wizards"
    assert game.view().as_dict()["returned"] == ["wizards"]
    assert combos(game) == OFFER


def test_a_returning_banner_fills_a_short_offer_at_once() -> None:
    """PICK-11, PICK-13, INT-7: with the next badge and no coins, in an opponent's turn too."""
    victim = seat("merchant elves", {"z": 1}, declined=[fallen("berserk wizards", {"b": 1})])
    market = {"combos": SHORT, "coins": [1, 1, 1, 1], "races": [], "powers": ["flying"]}
    game = position(BOARD, seat("commando tritons", {"a": 1}, hand=3), victim, stage="conquest", market=market)
    events = play(game, "conquer b")
    assert the(events, Revealed) == Revealed(5, "wizards", "flying")
    assert combos(game) == [*SHORT, "flying wizards"]
    assert coins(game) == [1, 1, 1, 1, 0]


def test_with_five_in_the_column_it_is_the_sixth() -> None:
    """PICK-14."""
    victim = seat("merchant elves", {"z": 1}, declined=[fallen("berserk wizards", {"b": 1})])
    market = {"combos": OFFER[:5], "races": [], "powers": ["flying"]}
    game = position(BOARD, seat("commando tritons", {"a": 1}, hand=3), victim, stage="conquest", market=market)
    play(game, "conquer b")
    assert combos(game) == [*OFFER[:5], "flying wizards"]


def test_an_empty_badge_stack_is_made_from_the_discards() -> None:
    """PICK-10, INT-6: nothing is drawn twice and nothing is lost."""
    used = {combo.split()[0] for combo in OFFER}
    rest = [power.id for power in new_game(2, seed=1).table.powers if power.id not in used]
    market = {"combos": OFFER, "races": ["elves", "wizards"], "powers": rest[:1], "discard": rest[1:]}
    game = position(BOARD, seat(), seat(), market=market)
    play(game, "pick 1", "done")
    assert game.view().as_dict()["discard"] == sorted(rest[1:])
    assert combos(game)[5] == f"{rest[0]} elves"
    play(game, "pick 1", "done")
    shown = game.view()
    assert shown.as_dict()["discard"] == []
    drawn = shown.offer[5].power
    assert drawn in rest[1:]
    assert shown.as_dict()["badges"] == sorted(set(rest[1:]) - {drawn})


def test_the_reshuffle_is_a_shuffle() -> None:
    """PICK-10: every discarded badge can come."""
    used = {combo.split()[0] for combo in OFFER}
    rest = [power.id for power in new_game(2, seed=1).table.powers if power.id not in used]
    market = {"combos": OFFER, "races": ["elves"], "discard": rest}
    came = set()
    for seed in range(200):
        game = position(BOARD, seat(), seat(), market=market, seed=seed)
        play(game, "pick 1")
        came.add(game.view().offer[5].power)
    assert came == set(rest)


def test_a_dropped_badge_is_discarded_and_a_kept_one_is_not() -> None:
    """DECLINE-6."""
    for power in ("merchant", "spirit", "fortified", "seafaring", "stout"):
        game = position(BOARD, seat(f"{power} elves", {"a": 1}), seat())
        play(game, "decline")
        kept = power in ("spirit", "fortified", "seafaring")
        assert game.view().as_dict()["discard"] == ([] if kept else [power])


def test_a_kept_badge_is_discarded_when_its_race_vanishes() -> None:
    """DECLINE-6, DECLINE-10."""
    victim = seat("merchant elves", {"z": 1}, declined=[fallen("spirit wizards", {"b": 1})])
    game = position(BOARD, seat("commando tritons", {"a": 1}, hand=3), victim, stage="conquest")
    assert game.view().as_dict()["discard"] == []
    play(game, "conquer b")
    assert game.view().as_dict()["discard"] == ["spirit"]


def test_a_picker_always_has_four_combos_and_every_banner_is_somewhere_once() -> None:
    """INT-5, INT-6, COMP-2, COMP-3."""
    for game in random_positions(60):
        s = game.state
        if game.stage == "pick":
            assert len(s.offer_races) >= 4
        assert len(s.offer_races) == 6 or not (s.race_next or s.race_pool or s.race_bottom)
        in_play = [race for race, player in enumerate(s.player) if player >= 0]
        stacked = [race for race in range(14) if s.race_pool >> race & 1]
        assert sorted([*in_play, *stacked, *s.race_next, *s.race_bottom, *s.offer_races]) == list(range(14))
        worn = [power for power in s.badge if power >= 0]
        loose = [power for power in range(20) if (s.power_pool | s.discard) >> power & 1]
        assert not s.power_pool & s.discard
        assert sorted([*worn, *loose, *s.power_next, *s.offer_powers]) == list(range(20))
