"""A new map by chance: several are made, the fairest is taken. The same seed gives the same map everywhere."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from elbowroom.rules.chance import mix
from elbowroom.rules.setup import ROUNDS

from .cells import Chance, Net, make_net, sides
from .checking import check
from .growing import Unlucky, add_river, borders, merge, outlines
from .peopling import Ground, place_apart, place_inhabitants, place_symbols, place_terrains, unfairness
from .shapes import area, inner_point

WIDTH = 1600
_NETS, _GROUNDS = 4, 3  # how many of each are tried
_TRIES = 60
_SHORTEST = 55.0  # border
_RIVER = 62.0  # wide


@dataclass(frozen=True)
class Plan:
    """How many of everything, as on the shipped maps for so many players."""

    height: int
    terrains: dict[str, int]
    symbols: dict[str, int]
    inhabited: int
    seas: int = 0
    lakes: int = 0
    rivers: int = 0
    chasms: tuple[int, int] = (0, 0)  # at the edge, and inside
    volcanoes: int = 0


def _base(height: int, each: int, mountains: int, symbols: int, tribes: int) -> Plan:
    terrains = {"mountain": mountains, **dict.fromkeys(("farmland", "forest", "hill", "swamp"), each)}
    return Plan(height, terrains, dict.fromkeys(("mine", "magic", "cavern"), symbols), tribes, seas=2, lakes=1)


def _underground(
    height: int, each: int, mountains: int, rivers: int, chasms: tuple[int, int], volcanoes: int, lairs: int
) -> Plan:
    lands = ("mud-pool", "mushroom-forest", "mine", "mystic-crystal")
    terrains = {"black-mountain": mountains, **dict.fromkeys(lands, each)}
    return Plan(height, terrains, {}, lairs, rivers=rivers, chasms=chasms, volcanoes=volcanoes)


PLANS = {
    ("base", 2): _base(850, 4, 4, 4, 9),
    ("base", 3): _base(960, 5, 7, 5, 10),
    ("base", 4): _base(1000, 7, 8, 7, 14),
    ("base", 5): _base(1000, 9, 9, 9, 18),
    ("underground", 2): _underground(860, 4, 4, 3, (4, 1), 2, 4),
    ("underground", 3): _underground(880, 5, 6, 3, (2, 2), 2, 5),
    ("underground", 4): _underground(1000, 7, 7, 5, (2, 2), 4, 6),
    ("underground", 5): _underground(1000, 9, 9, 6, (2, 2), 4, 7),
}


def make_map(players: int, seed: int, box: str = "base") -> dict[str, Any]:
    """A map for so many players, of the kind of this box, everything spelt out."""
    plan = PLANS[box, players]
    for number in range(_TRIES):
        chance = random.Random(mix(mix(seed) + mix(number * 16 + players) + (box == "base"))).random
        try:
            data = _draft(plan, players, seed, box, chance)
        except Unlucky:
            continue
        if not check(data):
            return data
    raise AssertionError(f"no map comes of seed {seed}")


def _draft(plan: Plan, players: int, seed: int, box: str, chance: Chance) -> dict[str, Any]:
    net, ground = min((_bare(plan, chance) for _ in range(_NETS)), key=lambda bare: _unevenness(*bare))
    mountain = next(iter(plan.terrains))
    best, least = ground, float("inf")
    for _ in range(_GROUNDS):
        found = Ground(ground.width, ground.height, ground.middles, ground.near, ground.frame, [*ground.terrain])
        _fill(found, plan, mountain, chance)
        cost = unfairness(found, ("sea", "lake", "chasm", "river"), mountain)
        if cost < least:
            best, least = found, cost
    return _told(net, best, plan, players, f"{box}-{seed}-{players}p", box, chance)


def _bare(plan: Plan, chance: Chance) -> tuple[Net, Ground]:
    """Regions with their seas and rivers, and nothing else."""
    count = sum(plan.terrains.values()) + 2 * plan.seas + plan.lakes + sum(plan.chasms)
    net = make_net(count, WIDTH, plan.height, _SHORTEST, chance)
    rivers = add_river(net, plan.rivers, _RIVER, chance) if plan.rivers else []
    seas = [_make_sea(net, number, chance) for number in range(plan.seas)]
    net.rings = [ring for ring in net.rings if ring]
    ground = _ground(net)
    for ring in seas:
        ground.terrain[net.rings.index(ring)] = "sea"
    for number in range(len(rivers)):
        ground.terrain[len(net.rings) - len(rivers) + number] = "river"
    return net, ground


def _make_sea(net: Net, number: int, chance: Chance) -> list[int]:
    """Two cells at the left or right side become one; returns its ring."""
    side = 0.0 if number == 0 else net.width
    at_side = [at for at, ring in enumerate(net.rings) if sum(net.corners[corner][0] == side for corner in ring) > 1]
    if not at_side:
        raise Unlucky("no cell is free for a sea")
    first = at_side[int(chance() * len(at_side))]
    near = borders(net)[first]
    beside = [at for at in sorted(near) if any(net.on_frame(corner) for corner in net.rings[at])]
    if not beside:
        raise Unlucky("a sea cannot grow")
    merge(net, first, beside[int(chance() * len(beside))])
    return net.rings[first]


def _ground(net: Net) -> Ground:
    middles = []
    for ring in net.rings:
        points = [net.corners[corner] for corner in ring]
        middles.append((sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)))
    frame = [any(net.along_frame(a, b) for a, b in sides(ring)) for ring in net.rings]
    return Ground(net.width, net.height, middles, borders(net), frame, [""] * len(net.rings))


def _unevenness(net: Net, ground: Ground) -> float:
    """How different in size the regions are, and how far the narrowest is from round."""
    sizes = [area([net.corners[corner] for corner in net.rings[at]]) for at in ground.land]
    around = [sum(net.length(a, b) for a, b in sides(net.rings[at])) for at in ground.land]
    return max(sizes) / min(sizes) + max(way * way / size for way, size in zip(around, sizes, strict=True)) / 8


def _fill(ground: Ground, plan: Plan, mountain: str, chance: Chance) -> None:
    lakes = place_apart(ground, plan.lakes, "lake", frame=False, chance=chance)
    chasms = place_apart(ground, plan.chasms[0], "chasm", frame=True, chance=chance)
    chasms += place_apart(ground, plan.chasms[1], "chasm", frame=False, chance=chance)
    if len(lakes) != plan.lakes or len(chasms) != sum(plan.chasms):
        raise Unlucky("there is no room for a lake or chasm")
    lands = tuple(plan.terrains)
    place_terrains(ground, plan.terrains, mountain, chance)
    vents = [at for at in chasms if sum(ground.terrain[other] != "chasm" for other in ground.near[at]) > 1]
    if len(vents) < plan.volcanoes:
        raise Unlucky("a volcano has no slopes")
    for at in vents[: plan.volcanoes]:
        ground.symbols[at].append("volcano")
    if plan.symbols:
        place_symbols(ground, plan.symbols, lands, chance)
    place_inhabitants(ground, plan.inhabited, lands[1:] if plan.seas else lands, chance)


def _told(net: Net, ground: Ground, plan: Plan, players: int, id: str, box: str, chance: Chance) -> dict[str, Any]:
    """The map as a file holds it, its regions numbered from left to right and from top to bottom."""
    drawn = outlines(net, chance)
    labels = [inner_point(outline) for outline in drawn]
    band = plan.height / 5
    order = sorted(range(len(drawn)), key=lambda at: (int(labels[at][1] / band), labels[at][0]))
    names = {at: str(number) for number, at in enumerate(order, 1)}
    kind = "tribe" if plan.seas else "monsters"
    regions = [
        {
            "id": names[at],
            "terrain": ground.terrain[at],
            "symbols": ground.symbols[at],
            kind: at in ground.inhabited,
            "edge": ground.frame[at],
            "neighbors": [names[other] for other in sorted(ground.near[at], key=order.index)],
            "label": [round(labels[at][0], 1), round(labels[at][1], 1)],
            "outline": [list(point) for point in drawn[at]],
        }
        for at in order
    ]
    size = {"width": WIDTH, "height": plan.height}
    return {"id": id, "box": box, "players": players, "rounds": ROUNDS[players], **size, "regions": regions}
