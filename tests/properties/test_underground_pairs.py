"""Races with powers, picked first and played on: all of Underground, and the mixed ones."""

from __future__ import annotations

import random

import pytest

from elbowroom import Game
from elbowroom.boxes import box, load_map
from tests.mixed.playing import watch
from tests.mixed.tables import both, under
from tests.support import seat

RACES = [race.id for race in box("underground").races]
POWERS = [power.id for power in box("underground").powers]
TILES = {tile.id: tile for name in ("base", "underground") for tile in (*box(name).races, *box(name).powers)}
MIXED = [
    (power.id, race.id)
    for race in (*box("base").races, *box("underground").races)
    for power in (*box("base").powers, *box("underground").powers)
]


def picked(power: str, race: str, kind: str, seed: int) -> Game | None:
    """A game in which this combo is on top of the offer; none where it makes no sense on that kind of map."""
    if not {kind} <= set(TILES[power].boards) & set(TILES[race].boards):
        return None
    fits = [tile for tile in TILES.values() if kind in tile.boards and tile.id not in (power, race)]
    races = [tile.id for tile in fits if hasattr(tile, "supply")][seed % 9 :][:5]
    powers = [tile.id for tile in fits if not hasattr(tile, "supply") and not tile.needs_finds][seed % 9 :][:5]
    combos = [f"{power} {race}", *(f"{one} {two}" for one, two in zip(powers, races, strict=True))]
    keys: dict[str, object] = {"map": f"{kind}-2p", "round": 1, "rounds": 4, "seed": seed, "market": {"combos": combos}}
    if kind == "base":
        keys["monsters"] = [region.id for region in load_map("base-2p").regions if region.tribe][:3]  # U-MIX-06
    return both("", seat(), seat(), **keys)


def play_pair(power: str, race: str, seed: int) -> None:
    """Play the pair on both kinds of map where it makes sense."""
    games = [game for kind in ("base", "underground") if (game := picked(power, race, kind, seed)) is not None]
    assert games or {power, race} & {"humans", "hill", "mounted", "underworld", "flames", "spiderines"}
    for game in games:
        game.play("pick 1")
        active = game.view().seats[0].active
        assert active is not None
        assert active.race == race
        watch(game, random.Random(seed))


def test_there_are_315_pairs_and_1189_mixed_ones() -> None:
    """U-COMP-02, U-COMP-03, U-MIX-01."""
    assert len(RACES) * len(POWERS) == 315
    assert len(MIXED) == 29 * 41


@pytest.mark.parametrize("race", RACES)
def test_a_race_with_every_power(race: str) -> None:
    """U-TURN-08: no pair breaks a game."""
    for number, power in enumerate(POWERS):
        others = [f"{one} {two}" for one, two in zip(
            [name for name in POWERS if name != power], [name for name in RACES if name != race][:5], strict=False
        )]  # fmt: skip
        market = {"combos": [f"{power} {race}", *others]}
        game = under("underground-2p", seat(), seat(), round=1, rounds=4, seed=number, market=market)
        game.play("pick 1")
        if game.stage == "swap":
            game.play("keep")
        active = game.view().seats[0].active
        assert active is not None
        assert (active.race, active.power) == (race, power)
        assert active.hand == TILES[race].tokens + TILES[power].tokens
        watch(game, random.Random(number))


@pytest.mark.parametrize("part", range(10))
def test_a_sample_of_mixed_pairs(part: int) -> None:
    """U-MIX-01, U-MIX-02: two hundred of them, always the same."""
    sample = random.Random(29 * 41).sample(MIXED, 200)
    for number, (power, race) in enumerate(sample[part::10]):
        play_pair(power, race, number)


@pytest.mark.slow
@pytest.mark.parametrize("power", sorted({power for power, _ in MIXED}))
def test_every_mixed_pair(power: str) -> None:
    """U-MIX-01, U-MIX-02."""
    for number, (_, race) in enumerate(pair for pair in MIXED if pair[0] == power):
        for seed in range(number, number + 200, 50):
            play_pair(power, race, seed)
