"""What stands in the way of an attack: the same answer as the list of legal moves, with its rule and its source."""

from __future__ import annotations

import random

import pytest

from elbowroom import Game
from elbowroom.rules.hindrance import hindrance
from elbowroom.rules.reach import ability_proof_regions, targets
from elbowroom.rules.refusal import Refusal
from elbowroom.rules.relic_use import combinations
from tests.mixed.playing import SETTINGS, bold, fresh
from tests.mixed.tables import both, under
from tests.support import fallen, position, rule_ids, seat


def agrees(game: Game) -> int:
    """In this position exactly the regions without a hindrance are targets; how many hindrances have a source."""
    s = game.state
    race = s.race
    kit = s.kit(race)
    sources = 0
    for means in (None, *combinations(s, kit, race)):
        open_regions = targets(s, race, kit, means is not None and means.anywhere)
        if means is not None:
            open_regions &= ~ability_proof_regions(s, race)
        for region, name in enumerate(s.board.ids):
            found = hindrance(s, race, region, means)
            assert (found is None) == bool(open_regions >> region & 1), name
            if found is not None:
                assert found.rule in rule_ids()
                assert found.reason.endswith(".")
                assert "{" not in found.reason
                sources += bool(found.source)
    return sources


@pytest.mark.parametrize("number", range(0, len(SETTINGS), 2))
def test_what_is_not_hindered_is_a_target(number: int) -> None:
    """CONQ-1, CONQ-11, CONQ-12, CONQ-14, INT-24, U-RACE-GNOMES-2: in games of both boxes, with relics and without."""
    game = fresh(number, seed=number)
    chance = random.Random(number)
    seen = 0
    while not game.over:
        if game.stage in ("conquest", "ghouls") and chance.random() < 0.2:
            seen += agrees(game)
        game.play(bold(chance, game))
    assert seen


BOARD = """
    a mine edge : b k r
    b mud-pool : c d
    c mine
    d mine
    k chasm +volcano : v
    r river edge
    v mine
    z mine edge
"""


def stands(game: Game, region: str) -> tuple[str, str, str]:
    """The code, rule and source of what keeps the race that conquers from a region."""
    s = game.state
    found = hindrance(s, s.race, s.board.index[region])
    assert isinstance(found, Refusal)
    return found.code, found.rule, found.source


def test_terrain_and_the_own_race() -> None:
    """INT-24, U-TERRAIN-10, CONQ-11, U-MIX-09."""
    game = under(BOARD, seat("mining ogres", {"a": 1}, hand=5), seat(), stage="conquest")
    assert stands(game, "a") == ("own", "INT-24", "ogres")
    assert stands(game, "k") == ("chasm", "U-TERRAIN-10", "chasm")
    assert stands(game, "c") == ("far", "CONQ-14", "")
    flyers = both(BOARD, seat("flying ogres", {"a": 1}, hand=5), seat(), stage="conquest")
    assert stands(flyers, "r") == ("avoided", "U-MIX-09", "flying")
    base = position("a hill edge : s\ns sea edge", seat("stout orcs", {"a": 1}, hand=3), seat(), stage="conquest")
    assert stands(base, "s") == ("water", "CONQ-11", "sea")


@pytest.mark.parametrize(
    ("power", "race", "piece"),
    [("heroic", "elves", "hero"), ("stout", "halflings", "hole"), ("dragon-master", "elves", "dragon")],
)
def test_a_piece_that_makes_immune_is_named(power: str, race: str, piece: str) -> None:
    """CONQ-12, DEF-8."""
    rival = seat(f"{power} {race}", {"b": 1})
    game = position(
        "a hill edge : b\nb hill",
        seat("hill orcs", {"a": 1}, hand=5),
        rival,
        stage="conquest",
        markers={"b": [piece]},
    )
    assert stands(game, "b") == ("immune", "CONQ-12", piece)


@pytest.mark.parametrize("piece", ["queen", "ancient", "ghost", "balrog"])
def test_a_figure_that_makes_immune_is_named(piece: str) -> None:
    """CONQ-12, U-IMMUNE-01."""
    rival = seat("royal cultists", {"b": 1, "z": 1} if piece != "balrog" else {"z": 1})
    places = {"ghost": {"z": ["crypt"]}, "balrog": {"a": ["pentacle"]}}.get(piece, {})
    game = under(
        BOARD,
        seat("mining ogres", {"a": 1}, hand=5),
        rival,
        stage="conquest",
        markers={"b": [piece]},
        places=places,
    )
    assert stands(game, "b") == ("immune", "CONQ-12", piece)


def test_what_other_tiles_forbid() -> None:
    """POWER-Diplomat-1, U-RACE-LICHES-2, U-RACE-GNOMES-2."""
    grey = seat("diplomat drow", {"b": 1}, declined=[fallen("mining liches", {"r": 1})], ally=1)
    game = both(BOARD, seat("stone ogres", {"a": 1}, hand=8, coins=0), grey, stage="conquest")
    assert stands(game, "b") == ("diplomat-ban", "POWER-Diplomat-1", "diplomat")
    assert stands(game, "r") == ("liches-ban", "U-RACE-LICHES-2", "liches")
    gnomes = under(BOARD, seat("stone ogres", {"a": 1}, hand=8), seat("mining gnomes", {"c": 1}), stage="conquest")
    assert stands(gnomes, "c") == ("ability-proof", "U-RACE-GNOMES-2", "gnomes")


def test_the_first_conquest() -> None:
    """CONQ-1, U-RACE-FLAMES-4: where the table says so Flames come out of the Volcano, and that is what is told."""
    game = under(BOARD, seat("stone ogres", hand=8), seat(), stage="conquest")
    assert stands(game, "c") == ("border", "CONQ-1", "")
    flames = under(BOARD, seat("stone flames", hand=8), seat(), stage="conquest", markers={"k": ["volcano"]},
                   variants={"flames_entry": "volcano"})  # fmt: skip
    assert stands(flames, "z") == ("flames-entry", "U-RACE-FLAMES-4", "flames")
