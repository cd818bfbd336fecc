"""Shipped tiles said again as data play the same games, move by move."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

from elbowroom import Game, new_game
from elbowroom.boxes import PRINTED, box
from elbowroom.notation.own import check
from elbowroom.notation.own.tiles import power_of, race_of
from elbowroom.rules.ability import Power, Race, Tile
from elbowroom.rules.setup import Box

SAID = tomllib.loads((Path(__file__).parent / "said_again.toml").read_text("utf-8"))
NAMES = [said["id"] for kind in ("race", "power") for said in SAID[kind]]
KINDS = {said["id"]: kind for kind in ("race", "power") for said in SAID[kind]}


def again(name: str) -> Tile:
    """The data tile of this name."""
    said = next(said for said in SAID[KINDS[name]] if said["id"] == name)
    return race_of(said, "") if KINDS[name] == "race" else power_of(said, "")


def shipped(name: str) -> tuple[str, Tile]:
    """The box that a tile comes with, and the class's instance."""
    for source in PRINTED:
        for tile in (*box(source).races, *box(source).powers):
            if tile.id == name and tile.kind == KINDS[name]:
                return source, tile
    raise KeyError(name)


def with_tile(source: str, tile: Tile) -> Box:
    """A box in which a tile stands in the place of the shipped one."""
    old = box(source)
    races = [tile if isinstance(tile, Race) and tile.id == other.id else other for other in old.races]
    powers = [tile if isinstance(tile, Power) and tile.id == other.id else other for other in old.powers]
    return Box(source, races, powers, list(old.finds), dict(old.maps))


def begin(contents: Box, seed: int) -> Game:
    """A game for 2 to 5 on the maps of the tile's box, every third time with both boxes."""
    other = "underground" if contents.id == "base" else "base"
    return new_game(2 + seed % 4, [contents, other] if seed % 3 == 0 else [contents], seed, open_coins=True)


def picks(game: Game, name: str) -> list[str]:
    """The move that picks the tile, if it is on offer."""
    race = KINDS[name] == "race"
    ids = game.table.race_ids if race else game.table.power_ids
    offer = game.state.offer_races if race else game.state.offer_powers
    return [f"pick {at + 1}" for at, tile in enumerate(offer) if ids[tile] == name]


def course(name: str, contents: Box, seed: int, most: int) -> tuple[list[str], dict[str, object]]:
    """A game of chance in which the tile is picked whenever it can be: what the record says, and where it ended."""
    chooser = random.Random(seed)
    game = begin(contents, seed)
    for _ in range(most):
        if game.over:
            break
        legal = [str(move) for move in game.legal_moves()]
        wanted = [move for move in picks(game, name) if move in legal]
        game.play(wanted[0] if wanted else chooser.choice(legal))
    lines = game.record().splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("start:"))
    position = game.state.contents()
    for hidden in ("kept", "spent"):  # how a tile remembers is its own affair
        position.pop(hidden)
    return lines[start:-1], position


def compare(name: str, games: int, most: int = 10_000) -> None:
    """The same games with the shipped class and with the data; the tile is on offer from the start."""
    source, tile = shipped(name)
    data = again(name)
    seed = 0
    while games:
        seed += 1
        if picks(begin(box(source), seed), name):
            games -= 1
            old = course(name, with_tile(source, tile), seed, most)
            assert course(name, with_tile(source, data), seed, most) == old, f"{name}, seed {seed}"


def test_at_least_45_tiles_are_said_again_and_pass_the_check() -> None:
    """Only their ids, which come with the game, are refused."""
    assert len(NAMES) >= 45
    for kind in ("race", "power"):  # together they are more than a box may hold
        faults = check({"id": "again", kind: SAID[kind]})
        assert [str(fault) for fault in faults if fault.code not in ("id-taken", "id-twice")] == []


@pytest.mark.parametrize("name", NAMES)
def test_declared_values_are_the_same(name: str) -> None:
    """Tokens, boards and all else that a tile declares."""
    old = shipped(name)[1]
    tile = again(name)
    for value in ("tokens", "boards", "needs_finds", "handicap", "opens", "avoids", "keeps_badge", "stays_whole"):
        assert getattr(tile, value) == getattr(old, value), value


@pytest.mark.parametrize("name", NAMES)
def test_a_few_games_are_the_same(name: str) -> None:
    """Two short ones; a hundred whole ones are slow."""
    compare(name, 2, 150)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_hundred_games_are_the_same(name: str) -> None:
    """From the first move to the last."""
    compare(name, 100)
