"""Dealing tokens and pieces out, and retreating (REDEP, CONQ-19, docs/moves.md)."""

from __future__ import annotations

import pytest

from elbowroom import Game
from tests.support import check, fallen, play, position, random_positions, refusal, seat, texts

BOARD = """
    a farmland edge : b
    b forest : c
    c hill : d
    d swamp
    z hill edge
"""


def dealt(game: Game) -> set[str]:
    """Every `place` that should be open to the player who decides."""
    s = game.state
    player = game.view().seats[game.to_move - 1]
    races = [player.active, *player.declined] if game.stage == "retreat" else [player.active]
    races += [race for race in player.declined if race.race == "ghouls" and race not in races]
    found = set()
    for race in races:
        if race is not None:
            hand = s.hand[s.table.race_ids.index(race.race)]
            found |= {f"place {region} {count}" for region in race.regions for count in range(1, hand + 1)}
    return found


def test_every_number_into_every_region() -> None:
    """REDEP-1, REDEP-4, INT-56: `place R K` for all of a race's regions and every K up to its hand."""
    stages = set()
    for game in random_positions(40, start=800):
        if game.stage in ("redeploy", "retreat"):
            moves = set(texts(game))
            if not any(move.startswith("withdraw") for move in moves):
                assert {move for move in moves if move.startswith("place")} == dealt(game)
                stages.add(game.stage)
    assert stages == {"redeploy", "retreat"}


def test_done_is_open_when_nothing_must_be_placed() -> None:
    """REDEP-3, POWER-Bivouacking-1, POWER-Heroic-1."""
    for game in random_positions(40, start=900):
        if game.stage == "redeploy":
            moves = texts(game)
            must = [move for move in moves if move.split()[0] in ("place", "camp", "hero", "withdraw")]
            assert ("done" in moves) != bool(must)


def test_tokens_come_to_hand_first() -> None:
    """REDEP-1, REDEP-2: all but one of every region, of the active race and of declined Ghouls."""
    orcs = seat("merchant orcs", {"a": 4, "b": 1}, declined=[fallen("hill ghouls", {"c": 3})])
    game = position(BOARD, orcs, seat("stout elves", {"z": 1}), stage="redeploy")
    check(game, "hand 1 = 3", "hand 1 ghouls = 2", "region a = 1 orcs 1", "region c = 1 ghouls 1 declined")
    play(game, "place b 3", "place c 2")
    check(game, "to_move = 2", "region b = 1 orcs 4")


def test_without_a_region_tokens_stay_in_hand() -> None:
    """REDEP-3, INT-14."""
    game = position(BOARD, seat("merchant orcs", hand=1), seat("stout elves", {"z": 1}), stage="conquest")
    play(game, "roll a = 0")
    check(game, "to_move = 2", "hand 1 = 1")


def test_victims_retreat_clockwise() -> None:
    """CONQ-19, INT-54, INT-55: after scoring, the next player first."""
    players = [
        seat("merchant elves", {"a": 2, "z": 1}),
        seat("hill orcs", {"b": 1}, hand=9),
        seat("stout humans", {"c": 2, "d": 1}),
    ]
    game = position(BOARD, *players, stage="conquest", to_move=2)
    play(game, "conquer a", "conquer c", "done", "place b 7")
    check(game, "stage = retreat", "to_move = 3", "coins 2 = 11")
    assert texts(game) == ["place d 1"]
    play(game, "place d 1")
    check(game, "stage = retreat", "to_move = 1", "hand 1 = 2")
    assert refusal(game, "done").rule == "INT-56"
    play(game, "place z 2")
    check(game, "stage = mode", "to_move = 3")


@pytest.mark.parametrize("count", [0, 3, 99])
def test_not_more_than_the_hand(count: int) -> None:
    """REDEP-3."""
    game = position(BOARD, seat("merchant orcs", {"a": 3}), seat(), stage="redeploy")
    assert refusal(game, f"place a {count}").rule in ("REDEP-1", "REDEP-3")
