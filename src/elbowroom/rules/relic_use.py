"""Means: the relics named after a conquest, as in `conquer R with RELIC` (U-TURN-15, U-MARK-09)."""

from __future__ import annotations

from .ability import Tile
from .kit import Kit
from .relics_places import Relic, move_find
from .state import State


class Means:
    """Some relics used together in one conquest; a piece that stands for a relic counts as that relic."""

    __slots__ = ("anywhere", "discount", "empties", "names", "relics", "replacer", "spares", "stand_ins", "work_as")

    def __init__(self, helpers: list[tuple[str, Relic, Tile | None]]) -> None:
        self.names = tuple(sorted(name for name, _, _ in helpers))
        self.work_as = [relic for _, relic, _ in helpers]
        self.relics = [relic for _, relic, stand_in in helpers if stand_in is None]
        self.stand_ins = [stand_in for _, _, stand_in in helpers if stand_in is not None]
        self.anywhere = any(relic.any_reach for _, relic, _ in helpers)
        self.empties = any(relic.as_if_empty for _, relic, _ in helpers)
        self.spares = any(relic.spares for _, relic, _ in helpers)
        self.discount = sum(relic.discount for _, relic, _ in helpers)
        self.replacer = next((relic for _, relic, _ in helpers if relic.replaces_token), None)


def helpers_of(s: State, kit: Kit, race: int) -> list[tuple[str, Relic, Tile | None]]:
    """What this race could name in a conquest now: (name, the relic it works as, the tile that stands for it)."""
    found: list[tuple[str, Relic, Tile | None]] = [
        (relic.id, relic, None)
        for relic in kit.relics
        if isinstance(relic, Relic) and relic.helps and not s.used(relic)
    ]
    for tile in kit.stand_ins:
        relic = tile.stands_for(s, race)
        if isinstance(relic, Relic) and relic.helps:
            found.append((tile.pieces[0].id, relic, tile))
    return found


def combinations(s: State, kit: Kit, race: int) -> list[Means]:
    """Every set of helpers that may serve one conquest; no power twice in it (U-POWER-MAGIC-5)."""
    helpers = helpers_of(s, kit, race)
    found = []
    for bits in range(1, 1 << len(helpers)):
        chosen = [helper for at, helper in enumerate(helpers) if bits >> at & 1]
        if len({relic.id for _, relic, _ in chosen}) == len(chosen):
            found.append(Means(chosen))
    return found


def read_means(s: State, race: int, kit: Kit, names: tuple[str, ...]) -> Means | None:
    """The means of these names, or none where the race does not have them."""
    for means in combinations(s, kit, race):
        if means.names == tuple(sorted(names)):
            return means
    return None


def spend(s: State, means: Means) -> None:
    """The relics are used, whether the attempt succeeds or not (U-MARK-11, U-INT-49)."""
    for relic in means.relics:
        s.use(relic)
    for tile in means.stand_ins:
        tile.stood_for(s)


def bring(s: State, means: Means, region: int) -> None:
    """Relics move to the region where they were used (U-MARK-05)."""
    for relic in means.relics:
        move_find(s, relic, region)
    for tile in means.stand_ins:
        tile.stands_in(s, region)
