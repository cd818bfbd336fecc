"""What would come of an attack, and of ending the turn, in positions where it is easily told wrongly."""

from __future__ import annotations

import pytest

from elbowroom import Game
from elbowroom.rules.prospects import Prospect
from tests.mixed.tables import both, under
from tests.support import fallen, play, position, seat

ROAD = """
a farmland edge : b
b forest : c
c swamp
"""


def prospect(game: Game, move: str) -> Prospect:
    """The prospect of this move."""
    found = [one for one in game.prospects() if one.move == move]
    assert len(found) == 1, [one.move for one in game.prospects()]
    return found[0]


def test_declined_ghouls_lose_one_and_withdraw_with_the_rest() -> None:
    """RACE-Ghouls-1, CONQ-17: tokens of a declined race that stands whole come back like any others."""
    ghouls = fallen("hill ghouls", {"b": 3, "c": 1})
    game = position(ROAD, seat("merchant orcs", {"a": 1}, hand=9), seat(declined=[ghouls]), stage="conquest")
    one = prospect(game, "conquer b")
    assert (one.losses, one.cost, one.uses, one.left) == ([(2, "ghouls", 1, 2)], 5, 5, 4)


def test_a_tomb_race_loses_one_and_withdraws_with_the_rest() -> None:
    """U-POWER-TOMB, U-CONQ-22: while it has another region; its last tokens do not come back."""
    tomb = fallen("tomb elves", {"b": 3, "c": 1})
    game = both(ROAD, seat("merchant orcs", {"a": 1}, hand=9), seat(declined=[tomb]), stage="conquest")
    assert prospect(game, "conquer b").losses == [(2, "elves", 1, 2)]
    last = fallen("tomb ratmen", {"b": 3})
    game = both(ROAD, seat("merchant orcs", {"a": 1}, hand=9), seat(declined=[last]), stage="conquest")
    assert prospect(game, "conquer b").losses == [(2, "ratmen", 3, 0)]


def test_with_the_socks_nobody_is_lost() -> None:
    """U-RELIC-SOCKS-1: the region costs as if it were empty, and its defenders all withdraw."""
    game = both(
        ROAD,
        seat("merchant orcs", {"a": 1}, hand=4),
        seat("flying ratmen", {"b": 3}),
        relics={"a": ["socks"]},
        stage="conquest",
    )
    one = prospect(game, "conquer b with socks")
    assert (one.means, one.cost, one.losses) == (("socks",), 2, [(2, "ratmen", 0, 3)])
    assert prospect(game, "roll b").losses == [(2, "ratmen", 1, 2)]


def test_hammers_do_not_count_against_gnomes() -> None:
    """U-INT-24, CONQ-24: two short with two Hammers in hand, the die must show a two."""
    game = under(
        "a mud-pool edge : b\nb mine",
        seat("mining iron-dwarves", {"a": 1}, hand=2, hammers=2),
        seat("flocking gnomes", {"b": 2}),
        stage="conquest",
    )
    one = prospect(game, "roll b")
    assert (one.verdict, one.needs, one.chance) == ("die", 2, 2 / 6)


def test_hammers_go_with_the_last_dwarves() -> None:
    """U-RACE-IRONDWARVES-3, U-RACE-IRONDWARVES-6: all of them are in the final attempt, and back after it."""
    game = under(
        "a mud-pool edge : b\nb mine",
        seat("mining iron-dwarves", {"a": 1}, hand=1, hammers=2),
        seat("flocking ogres", {"b": 2}),
        stage="conquest",
    )
    one = prospect(game, "roll b")
    assert (one.needs, one.chance, one.uses, one.left) == (1, 0.5, 3, 0)


def test_the_orb_costs_no_token() -> None:
    """U-RELIC-ORB-1: the new token comes from the tray, so the hand stays as it is."""
    game = both(
        ROAD,
        seat("merchant orcs", {"a": 1}, hand=8),
        seat("flying ratmen", {"b": 1, "c": 2}),
        relics={"a": ["orb"]},
        stage="conquest",
    )
    one = prospect(game, "convert b with orb")
    assert (one.cost, one.uses, one.left, one.losses) == (0, 1, 8, [(2, "ratmen", 1, 0)])


def test_coins_that_change_hands_at_once() -> None:
    """U-RACE-LICHES-1, U-POWER-MARTYR-1: the conqueror pays declined Liches, the bank pays a Martyr."""
    game = under(
        "a mud-pool edge : b c\nb mine\nc mushroom-forest",
        seat("mining ogres", {"a": 1}, hand=9),
        seat("martyr mudmen", {"c": 1}, declined=[fallen("stone liches", {"b": 1})]),
        stage="conquest",
    )
    assert prospect(game, "conquer b").coins == {1: -1, 2: 1}
    assert prospect(game, "conquer c").coins == {2: 1}


def test_a_river_is_taken_but_not_kept() -> None:
    """U-REDEP-02, U-RACE-KRAKENS-1."""
    board = "a mud-pool edge : r\nr river : b\nb mine"
    ogres = under(board, seat("mining ogres", {"a": 1}, hand=5), seat(), stage="conquest")
    kraken = under(board, seat("mining kraken", {"a": 1}, hand=5), seat(), stage="conquest")
    assert (prospect(ogres, "conquer r").kept, prospect(kraken, "conquer r").kept) == (False, True)


def test_what_stands_in_the_way_has_its_rule_and_its_name() -> None:
    """CONQ-11, CONQ-12, CONQ-14, CONQ-24, INT-24: immune, water, far, too dear, one's own."""
    game = position(
        "a farmland edge : b c d\nb mountain\nc sea\nd forest : e\ne hill",
        seat("merchant orcs", {"a": 1}, hand=1),
        seat("heroic ratmen", {"b": 5, "d": 1}),
        markers={"d": ["hero"]},
        stage="conquest",
    )
    told = {one.region: (one.verdict, one.rule, one.source, one.cost) for one in game.prospects()}
    assert told == {
        "a": ("barred", "INT-24", "orcs", None),
        "b": ("short", "CONQ-24", "ratmen", 8),
        "c": ("barred", "CONQ-11", "sea", None),
        "d": ("barred", "CONQ-12", "hero", None),
        "e": ("barred", "CONQ-14", "", None),
    }


def test_before_expanding_the_prospects_are_those_of_the_expanded_race() -> None:
    """READY-2: the moves are legal once `expand` has been said."""
    game = position(ROAD, seat("merchant orcs", {"a": 4}), seat("flying ratmen", {"c": 2}))
    assert (game.stage, prospect(game, "conquer b").left) == ("mode", 1)
    play(game, "expand", "conquer b")


def test_a_region_or_relic_that_does_not_exist_is_one_sentence() -> None:
    game = both(ROAD, seat("merchant orcs", {"a": 1}, hand=5), seat(), stage="conquest")
    with pytest.raises(KeyError) as error:
        game.prospects("99")
    assert str(error.value) == "there is no region 99 on this map"
    with pytest.raises(KeyError) as error:
        game.prospects("b", "spoon")
    assert str(error.value) == "there is no relic spoon in this game"
    assert [one.move for one in game.prospects("b")] == ["conquer b"]
    assert game.prospects("b", "sword") == []


def test_only_the_player_who_decides_has_prospects() -> None:
    game = position(ROAD, seat("merchant orcs", {"a": 1}, hand=5), seat("flying ratmen", {"c": 2}), stage="conquest")
    assert [len(game.view(player).prospects()) for player in (0, 1, 2)] == [0, 3, 0]
    assert [game.view(player).forecast() is None for player in (0, 1, 2)] == [True, False, True]


# --- the forecast ---------------------------------------------------------------------------------------------------


def forecast(game: Game) -> int:
    """The coins that ending the turn brings; the moves must be legal and score them."""
    told = game.forecast()
    assert told is not None
    copy = game.copy(reseeded=False)
    before = copy.coins[game.to_move]
    for move in game.stop_moves():
        copy.play(move)
    assert copy.coins[game.to_move] == before + told.coins
    return told.coins


def test_rivers_held_are_not_scored() -> None:
    """U-REDEP-02: three rivers are left before the scoring."""
    board = "a mud-pool edge : r s t\nr river\ns river\nt river\n" + "\n".join(f"m{n} mud-pool : a" for n in range(5))
    lands = {f"m{n}": 1 for n in range(5)}
    game = under(board, seat("wise ogres", {"a": 1, "r": 1, "s": 1, "t": 1, **lands}, hand=1), seat(), stage="conquest")
    assert forecast(game) == 6
    assert len(game.income(1)) == 1
    assert game.income(1)[0][2] == 9


def test_amazons_who_must_withdraw_score_a_region_less() -> None:
    """RACE-Amazons-5: fewer than four to spare."""
    lands = dict.fromkeys("abcdef", 1)
    board = "a farmland edge : b\n" + "\n".join(f"{x} farmland : {y}" for x, y in zip("bcdef", "cdefa", strict=True))
    game = position(board, seat("alchemist amazons", {**lands, "a": 4}, hand=0), seat(), stage="conquest")
    assert forecast(game) == 6 + 2 - 1


def test_tokens_in_hand_are_dealt_out_before_the_end() -> None:
    """REDEP-3, POWER-Fortified-1: a fortress built does not make `done` legal while tokens are in hand."""
    game = position(ROAD, seat("fortified orcs", {"a": 2, "b": 1}, hand=3), seat(), stage="redeploy")
    play(game, "fortress a")
    assert "done" not in [str(move) for move in game.legal_moves()]
    assert game.stop_moves() == ["place a 2", "place b 2"]  # then nothing is left to decide
    assert forecast(game) == 3


def test_tokens_stay_where_they_are() -> None:
    """Stopping at the start of a turn puts every token back."""
    game = position(ROAD, seat("merchant orcs", {"a": 3, "b": 2, "c": 1}), seat())
    assert game.stop_moves() == ["expand", "done", "place a 2", "place b 1"]


def test_pieces_go_back_where_they_were() -> None:
    """POWER-Heroic-1, POWER-Bivouacking-1."""
    heroic = position(
        ROAD, seat("heroic orcs", {"a": 1, "b": 1, "c": 1}), seat(), markers={"b": ["hero"], "c": ["hero"]}
    )
    assert [move for move in heroic.stop_moves() if move.startswith("hero")] == ["hero c", "hero b"]
    camps = {"a": ["camp"], "c": ["camp"] * 4}
    tents = position(ROAD, seat("bivouacking orcs", {"a": 1, "b": 1, "c": 1}), seat(), markers=camps)
    assert sorted(move for move in tents.stop_moves() if move.startswith("camp")) == ["camp a 1", "camp c 4"]


@pytest.mark.parametrize("stage", ["pick"])
def test_where_something_must_be_chosen_first_there_is_no_forecast(stage: str) -> None:
    game = position(ROAD, seat(), seat())
    assert (game.stage, game.stop_moves(), game.forecast()) == (stage, [], None)
