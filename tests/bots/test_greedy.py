"""What the greedy bot does in positions with an obvious answer."""

from __future__ import annotations

import hashlib

import pytest

from elbowroom import Game, new_game
from elbowroom.bots import make_bot
from tests.support import fallen, position, seat


def choice(game: Game) -> str:
    """What greedy plays here."""
    return str(make_bot("greedy", 1).choose(game.view(game.to_move)))


def turn(game: Game) -> list[str]:
    """What greedy plays until somebody else has to decide."""
    player = game.to_move
    moves = []
    while game.to_move == player:
        moves.append(choice(game))
        game.play(moves[-1])
    return moves


SQUARE = """
    a farmland edge : b c
    b hill edge +mine : d
    c forest edge : d
    d swamp edge : e
    e hill edge
"""
FAR_AWAY = seat("flying elves", {"e": 3})


def test_it_takes_the_region_that_pays_most() -> None:
    game = position(SQUARE, seat("merchant dwarves", {"a": 1}, hand=2), FAR_AWAY, stage="conquest")
    assert choice(game) == "conquer b"


def test_it_takes_the_cheaper_of_two_equal_regions() -> None:
    game = position(
        "a farmland edge : b c\nb mountain edge\nc forest edge\ne hill edge",
        seat("merchant ratmen", {"a": 1}, hand=3),
        FAR_AWAY,
        stage="conquest",
    )
    assert choice(game) == "conquer c"


def test_it_goes_on_while_it_can_pay() -> None:
    game = position(SQUARE, seat("alchemist ratmen", {"a": 1}, hand=6), FAR_AWAY, stage="conquest")
    moves = turn(game)
    assert {move for move in moves if move.startswith("conquer")} == {"conquer b", "conquer c", "conquer d"}


def test_it_rolls_at_the_end() -> None:
    game = position(SQUARE, seat("alchemist ratmen", {"a": 1, "b": 1, "c": 1}, hand=1), FAR_AWAY, stage="conquest")
    assert choice(game) == "roll d"


def test_it_leaves_its_own_declined_regions_alone() -> None:
    game = position(
        "a farmland edge : b\nb hill edge\nz swamp edge",
        seat("alchemist ratmen", {"a": 1}, hand=3, declined=[fallen("hill giants", {"b": 1})]),
        seat("flying elves", {"z": 9}),
        stage="conquest",
    )
    assert choice(game) == "done"


def test_it_uses_what_costs_no_token() -> None:
    game = position(
        SQUARE,
        seat("alchemist sorcerers", {"a": 1, "c": 1}, hand=0),
        seat("flying elves", {"b": 1, "e": 4}),
        stage="conquest",
    )
    assert choice(game) == "convert b"


def test_the_dragon_takes_what_is_dear() -> None:
    game = position(
        SQUARE,
        seat("dragon-master ratmen", {"a": 1, "c": 1}, hand=3),
        seat("flying elves", {"b": 7, "e": 1}),
        stage="conquest",
    )
    assert "dragon b" in turn(game)


def exhausted(round: int) -> Game:
    """A race with one token, walled in."""
    return position(
        "base-2p", seat("alchemist orcs", {"2": 1}), seat("hill ratmen", {"3": 4, "5": 4, "7": 4}), round=round
    )


def test_it_declines_when_nothing_is_left_to_win() -> None:
    assert choice(exhausted(round=4)) == "decline"


def test_it_does_not_decline_in_the_last_round() -> None:
    assert choice(exhausted(round=10)) == "expand"


def test_it_expands_with_a_strong_race() -> None:
    game = position("base-2p", seat("merchant ratmen", {"3": 4, "5": 4, "7": 4}), seat(), round=2)
    assert choice(game) == "expand"


LINE = """
    a farmland edge : b
    b hill : c
    c forest : d
    d swamp edge
"""


def test_defenders_go_where_the_enemy_is() -> None:
    game = position(
        LINE, seat("alchemist ratmen", {"a": 1, "b": 1, "c": 4}), seat("forest orcs", {"d": 4}), stage="redeploy"
    )
    turn(game)
    tokens = {region.id: region.tokens for region in game.view().regions}
    assert tokens["c"] > tokens["b"] >= tokens["a"]


def test_pieces_go_where_the_enemy_is() -> None:
    game = position(
        LINE, seat("heroic ratmen", {"a": 1, "b": 1, "c": 1}), seat("forest orcs", {"d": 4}), stage="redeploy"
    )
    assert choice(game) == "hero c"


def test_it_builds_a_fortress() -> None:
    game = position(
        LINE, seat("fortified ratmen", {"a": 1, "b": 1, "c": 1}), seat("forest orcs", {"d": 4}), stage="redeploy"
    )
    assert choice(game) == "fortress c"


@pytest.mark.parametrize("rival", [seat("forest orcs", {"d": 4}), seat()])
def test_it_makes_an_alliance_that_costs_nothing(rival: dict[str, object]) -> None:
    game = position(LINE, seat("diplomat ratmen", {"a": 1, "b": 1, "c": 3}), rival, stage="redeploy")
    assert "ally 2" in turn(game)


def test_survivors_are_dealt_out() -> None:
    game = position(
        SQUARE,
        seat("commando ratmen", {"e": 1}, hand=5),
        seat("alchemist orcs", {"a": 1, "c": 1, "d": 4}),
        stage="conquest",
    )
    game.play("conquer d")
    while game.to_move == 1:
        game.play(choice(game))
    assert game.stage == "retreat"
    while game.stage == "retreat":
        game.play(choice(game))
    held = {region.id: region.tokens for region in game.view().regions if region.race == "orcs"}
    assert sum(held.values()) == 5  # one of six fell
    assert held["c"] > held["a"]  # next to the attacker


@pytest.mark.parametrize(("coins", "best"), [([9, 0, 0, 0, 0, 0], "pick 1"), ([0, 9, 0, 0, 0, 0], "pick 2")])
def test_coins_on_a_combo_make_it_attractive(coins: list[int], best: str) -> None:
    combos = [
        "hill ratmen",
        "swamp orcs",
        "forest giants",
        "alchemist elves",
        "merchant dwarves",
        "underworld tritons",
    ]
    game = position("base-2p", seat(), seat(), stage="pick", round=1, market={"combos": combos, "coins": coins})
    assert choice(game) == best


@pytest.mark.parametrize(
    ("map", "boxes", "fingerprint"),
    [
        ("base-2p", "base", "1092f1c0dd6ba31d"),
        ("base-3p", "base", "4615d51063b04cff"),
        ("base-5p", "base+underground", "d11c588b4e4b0a4d"),
        ("underground-2p", "underground", "e701c1ee01b799b2"),
        ("underground-3p", "base+underground", "c62f5d9b0fceae7d"),
        ("underground-4p", "underground", "d5ce6d79883026ea"),
    ],
)
def test_it_plays_as_it_always_did(map: str, boxes: str, fingerprint: str) -> None:
    """Ladder and results rest on it: whoever makes it faster changes none of its moves."""
    game = new_game(boxes=boxes.split("+"), map=map, seed=7)
    bots = [make_bot("greedy", 8 + seat) for seat in range(game.table.players)]
    for _ in range(40):
        game.play(bots[game.to_move - 1].choose(game.view(game.to_move)))
    moves = "\n".join(entry.move.text for entry in game.moves())
    assert hashlib.sha256(moves.encode()).hexdigest()[:16] == fingerprint
