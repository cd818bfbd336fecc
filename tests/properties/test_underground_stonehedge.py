"""The Stonehedge with each of the 41 powers, held from the start or found under monsters, on both kinds of map."""

from __future__ import annotations

import random

import pytest

from elbowroom import Game, ScenarioError, replay
from elbowroom.boxes import box, load_map
from tests.mixed.playing import watch
from tests.mixed.tables import both
from tests.support import fallen, seat

POWERS = [tile for name in ("base", "underground") for tile in box(name).powers]
CLOSED = ("sea", "lake", "river", "chasm")


def table(power: str, kind: str, seed: int, found: bool) -> Game:
    """Two races and a declined one around a Stonehedge with this power."""
    chance = random.Random(seed)
    lands = [region.id for region in load_map(f"{kind}-2p").regions if region.terrain not in CLOSED]
    chance.shuffle(lands)
    badges = [badge for badge in ("alchemist", "merchant", "forest", "swamp") if badge != power]
    race = chance.choice(["ogres", "cultists", "mudmen", "trolls", "sorcerers", "kraken", "ghouls"])
    own = {region: chance.randint(1, 2) for region in lands[:3]}
    foe = {region: chance.randint(1, 2) for region in lands[3:6]}
    grey = [fallen(f"{badges[2]} liches", {lands[6]: 1})]
    keys: dict[str, object] = {"map": f"{kind}-2p", "seed": seed, "round": 1, "rounds": 5, "stonehedge": power}
    if found:
        keys |= {"monsters": lands[7:10], "marker_stack": ["stonehedge", "ring", "pentacle"]}
    else:
        keys |= {"places": {lands[0]: ["stonehedge"], lands[4]: ["pentacle"]}, "relics": {lands[1]: ["scepter", "orb"]}}
    return both("", seat(f"{badges[0]} {race}", own, declined=grey), seat(f"{badges[1]} mummies", foe), **keys)


def test_there_are_41_powers() -> None:
    """U-COMP-03, COMP-3."""
    assert len(POWERS) == 41


@pytest.mark.parametrize("power", [power.id for power in POWERS])
def test_every_power_can_be_lent(power: str) -> None:
    """U-PLACE-STONEHEDGE-3, U-INT-59, U-INT-62."""
    boards = next(tile.boards for tile in POWERS if tile.id == power)
    for kind in ("base", "underground"):
        for seed in range(3):
            if kind in boards:
                for found in (False, True):
                    game = watch(table(power, kind, seed, found), random.Random(seed))
                    assert replay(game.record()).digest() == game.digest()
            else:
                with pytest.raises(ScenarioError, match=f"{power} makes no sense"):
                    table(power, kind, seed, found=False)
