"""Tiles put together by chance out of the whole vocabulary: whatever passes the check can be played to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from elbowroom import Game, new_game, replay
from elbowroom.notation.own import box_from, check
from elbowroom.notation.own.words import (
    COMPOSED,
    CONDITIONS,
    EFFECTS,
    FLAG,
    LIVES,
    LIVING,
    MARKER,
    MARKER_KEYS,
    PRINTED,
    REGIONS,
    WHEN,
    WHOLE,
    Key,
)

MOST_MOVES = 5000


class Maker:
    """Says things by chance."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.markers: list[str] = []

    def box(self) -> dict[str, Any]:
        """A race and a power, with one to four effects each."""
        return {"id": "any", "race": [self.tile("anybody", 5)], "power": [self.tile("anyhow", 4)]}

    def tile(self, id: str, tokens: int) -> dict[str, Any]:
        self.markers = [f"{id}-mark-{number}" for number in range(3)]
        effects = []
        free = list(self.markers)
        for name in self.chance.sample(list(EFFECTS), self.chance.randint(1, 4)):
            keys = EFFECTS[name].keys
            if "marker" in keys and not free:
                continue
            effect: dict[str, Any] = {"do": name}
            for key, spec in keys.items():
                if key == "marker":
                    effect[key] = free.pop()
                elif spec.needed or self.chance.random() < 0.4:
                    effect[key] = self.value(spec)
            if EFFECTS[name].lives and self.chance.random() < 0.4:
                effect["while"] = self.chance.choice(list(LIVES))
            effects.append(effect)
        used = [effect["marker"] for effect in effects if "marker" in effect]
        self.markers = used
        return {"id": id, "name": id, "tokens": tokens, "effect": effects, "marker": [self.marker(m) for m in used]}

    def marker(self, id: str) -> dict[str, Any]:
        kept = {key: spec for key, spec in MARKER_KEYS.items() if self.chance.random() < 0.5}
        return {"id": id, "name": id, **{key: self.value(spec) for key, spec in kept.items()}}

    def value(self, spec: Key) -> Any:
        if spec.kind == FLAG:
            return self.chance.random() < 0.6
        if spec.kind == WHOLE:
            return self.chance.randint(spec.least, spec.most)
        if spec.kind == REGIONS:
            return self.regions(2)
        if spec.kind == WHEN:
            names = self.chance.sample(list(CONDITIONS), self.chance.randint(1, 2))
            return {name: self.value(CONDITIONS[name]) for name in names}
        assert spec.kind != MARKER
        return self.chance.choice(spec.words)

    def regions(self, depth: int) -> Any:
        if not depth or self.chance.random() < 0.5:
            return self.chance.choice([*PRINTED, *LIVING])
        word = self.chance.choice([word for word in COMPOSED if word != "marker"])
        if word == "tokens":
            return {word: self.chance.randint(1, 4)}
        if word in ("all", "some"):
            return {word: [self.regions(depth - 1) for _ in range(2)]}
        return {word: self.regions(depth - 1)}


def sane(data: dict[str, Any]) -> bool:
    """Is there nothing wrong with it, once effects that do not go together are left out?"""
    for tile in (*data["race"], *data["power"]):
        wrong = {int(fault.where.split(".")[3]) - 1 for fault in check(data) if f".{tile['id']}.effect." in fault.where}
        tile["effect"] = [effect for at, effect in enumerate(tile["effect"]) if at not in wrong]
        used = [effect.get("marker") for effect in tile["effect"]]
        tile["marker"] = [marker for marker in tile["marker"] if marker["id"] in used]
    return not check(data)


def wanted(game: Game) -> list[str]:
    """Picks of the race or power, so that they are in play."""
    s, table = game.state, game.table
    pairs = zip(s.offer_races, s.offer_powers, strict=True)
    return [
        f"pick {at}"
        for at, (race, power) in enumerate(pairs, 1)
        if table.race_ids[race] == "anybody" or table.power_ids[power] == "anyhow"
    ]


def play_out(seed: int) -> None:
    """A box, a game with it, its record."""
    data = Maker(seed).box()
    assert sane(data), data
    chooser = random.Random(seed)
    boxes = ["underground", "base"] if seed % 2 else ["base"]
    game = new_game(2 + seed % 3, [*boxes, box_from(data).box()], seed)
    for number in range(MOST_MOVES):
        if game.over:
            break
        legal = [str(move) for move in game.legal_moves()]
        good = [move for move in wanted(game) if move in legal]
        game.play(good[0] if good else chooser.choice(legal))
        if number % 40 == 0:
            for move in game.copy().legal_moves()[:5]:
                game.copy().play(move)
    assert game.over, data
    assert replay(game.record()).digest() == game.digest()


def test_any_tile_can_be_played() -> None:
    for seed in range(12):
        play_out(seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_a_thousand_tiles_can_be_played(part: int) -> None:
    for seed in range(100 + part * 50, 150 + part * 50):
        play_out(seed)
