"""What lies where on a new map: water, chasms, terrains, symbols, tribes and monsters, fairly spread."""

from __future__ import annotations

from dataclasses import dataclass, field

from .cells import Chance, far
from .shapes import Point

_SWAPS = 1200


@dataclass
class Ground:
    """A map without outlines: what the spreading has to know."""

    width: float
    height: float
    middles: list[Point]
    near: list[set[int]]
    frame: list[bool]
    terrain: list[str]
    symbols: list[list[str]] = field(default_factory=list)
    inhabited: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.symbols = [[] for _ in self.terrain]

    @property
    def land(self) -> list[int]:
        """Regions that are still to become something."""
        return [at for at, terrain in enumerate(self.terrain) if not terrain]

    def quarter(self, at: int) -> int:
        """Which quarter of the sheet a region lies in."""
        x, y = self.middles[at]
        return (x > self.width / 2) + 2 * (y > self.height / 2)


def place_apart(ground: Ground, count: int, terrain: str, frame: bool, chance: Chance) -> list[int]:
    """Give so many regions, at the edge or inside, a terrain: as far from each other and their like as can be."""
    placed = []
    for _ in range(count):
        taken = [at for at, name in enumerate(ground.terrain) if name == terrain]
        best, reach = -1, -1.0
        for at in ground.land:
            if ground.frame[at] != frame or any(ground.terrain[other] == terrain for other in ground.near[at]):
                continue
            gap = min((far(ground.middles[at], ground.middles[other]) for other in taken), default=500.0)
            gap = min(gap, 700.0) * (0.6 + 0.4 * chance())
            if gap > reach:
                best, reach = at, gap
        if best >= 0:
            ground.terrain[best] = terrain
            placed.append(best)
    return placed


def place_terrains(ground: Ground, counts: dict[str, int], ranges: str, chance: Chance) -> None:
    """Give all other regions their terrains: mountains in ranges, the rest mixed, everything everywhere."""
    free = ground.land
    names = [name for name, count in counts.items() for _ in range(count)]
    for at in range(len(names) - 1, 0, -1):  # a shuffle that is the same in every Python
        other = int(chance() * (at + 1))
        names[at], names[other] = names[other], names[at]
    for at, name in zip(free, names, strict=True):
        ground.terrain[at] = name
    cost = _terrain_cost(ground, counts, ranges)
    for _ in range(_SWAPS):
        one, two = free[int(chance() * len(free))], free[int(chance() * len(free))]
        if ground.terrain[one] == ground.terrain[two]:
            continue
        _swap(ground.terrain, one, two)
        new = _terrain_cost(ground, counts, ranges)
        if new <= cost:
            cost = new
        else:
            _swap(ground.terrain, one, two)


def _swap(names: list[str], one: int, two: int) -> None:
    names[one], names[two] = names[two], names[one]


def _terrain_cost(ground: Ground, counts: dict[str, int], ranges: str) -> float:
    cost = 0.0
    spread = {name: [0, 0, 0, 0] for name in counts}
    at_edge = dict.fromkeys(counts, 0)
    edges = 0
    for at, name in enumerate(ground.terrain):
        if name not in counts:
            continue
        spread[name][ground.quarter(at)] += 1
        if ground.frame[at]:
            at_edge[name] += 1
            edges += 1
        like = 0
        for other in ground.near[at]:
            like += ground.terrain[other] == name
        cost += (3.0, 0.0, 0.0, 4.0, 9.0, 9.0, 9.0, 9.0)[min(like, 7)] if name == ranges else 2.0 * like
    whole = sum(counts.values())
    for name, count in counts.items():
        weight = 0.3 if name == ranges else 0.6
        cost += weight * sum((here - count / 4) * (here - count / 4) for here in spread[name])
        wanted = edges * count / whole
        cost += (at_edge[name] - wanted) * (at_edge[name] - wanted)
    return cost


def place_symbols(ground: Ground, counts: dict[str, int], lands: tuple[str, ...], chance: Chance) -> None:
    """One symbol to a region, the like not side by side, in all quarters and on all terrains."""
    order = [name for turn in range(max(counts.values())) for name in counts if turn < counts[name]]
    homes = [at for at, name in enumerate(ground.terrain) if name in lands]
    for symbol in order:
        like = [at for at in homes if symbol in ground.symbols[at]]

        def cost(at: int, symbol: str = symbol, like: list[int] = like) -> float:
            """How badly this region suits."""
            found = 6.0 * len(ground.symbols[at]) + 3.0 * sum(symbol in ground.symbols[o] for o in ground.near[at])
            found += 2.0 * sum(ground.quarter(other) == ground.quarter(at) for other in like)
            return found + sum(ground.terrain[other] == ground.terrain[at] for other in like) + chance()

        ground.symbols[min(homes, key=cost)].append(symbol)


def place_inhabitants(ground: Ground, count: int, lands: tuple[str, ...], chance: Chance) -> None:
    """Tribes or monsters, in all quarters, on all terrains, at the edge as often as elsewhere."""
    homes = [at for at, name in enumerate(ground.terrain) if name in lands]
    share = sum(ground.frame[at] for at in homes) / len(homes)
    for _ in range(count):
        so_far = ground.inhabited
        edge_wanted = sum(ground.frame[at] for at in so_far) <= share * len(so_far)

        def cost(at: int, so_far: set[int] = so_far, edge_wanted: bool = edge_wanted) -> float:
            """How badly this region suits."""
            found = 2.0 * sum(ground.quarter(other) == ground.quarter(at) for other in so_far)
            found += 2.0 * sum(ground.terrain[other] == ground.terrain[at] for other in so_far)
            return found + len(ground.near[at] & so_far) + (ground.frame[at] != edge_wanted) + 1.5 * chance()

        so_far.add(min((at for at in homes if at not in so_far), key=cost))


def unfairness(ground: Ground, water: tuple[str, ...], mountain: str) -> float:
    """How much it matters where one comes in: regions, their cost and their symbols, by quarters, at the edge twice."""
    sums = [[0.0, 0.0, 0.0] for _ in range(4)]
    for at, name in enumerate(ground.terrain):
        if name in water:
            continue
        weight = 2.0 if ground.frame[at] else 1.0
        here = sums[ground.quarter(at)]
        here[0] += weight
        here[1] += weight * ((name == mountain) + (at in ground.inhabited))
        here[2] += weight * len(ground.symbols[at])
    found = 0.0
    for column in range(3):
        mean = sum(here[column] for here in sums) / 4
        found += sum((here[column] - mean) * (here[column] - mean) for here in sums)
    return found
