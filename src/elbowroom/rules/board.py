"""The board: regions, borders, terrain (rules DEF-6, DEF-7, COMP-9, CONQ-2; U-TERRAIN).

Sets of regions are integers with a bit per region, so that "the hills this race holds" is one `&`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .compiling import mypyc_attr
from .moves import Move, make

if TYPE_CHECKING:
    from .kit import Kit

WATER = ("sea", "lake")
TERRAINS = ("farmland", "forest", "hill", "swamp", "mountain", "sea", "lake") + (
    "black-mountain",
    "mud-pool",
    "mushroom-forest",
    "mine",
    "mystic-crystal",
    "river",
    "chasm",
)
SYMBOLS = ("mine", "magic", "cavern", "volcano")

_MOST_LISTED = 16000  # sets of regions whose numbers and neighbours are kept

# What counts as what, whichever box the board comes from (U-MIX-03).
_FEATURES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "farmland": (("farmland",), ()),
    "forest": (("forest", "mushroom-forest"), ()),
    "hill": (("hill",), ()),
    "swamp": (("swamp", "mud-pool"), ()),
    "mountain": (("mountain", "black-mountain"), ()),
    "mine": (("mine",), ("mine",)),
    "magic": (("mystic-crystal",), ("magic",)),
    "cavern": ((), ("cavern",)),
    "vent": ((), ("volcano",)),
    "water": (("sea", "lake", "river"), ()),
    "river": (("river",), ()),
    "chasm": (("chasm",), ()),
}


@mypyc_attr(native_class=False)  # the compiler cannot make a class below this one
class Unknown(KeyError):
    """A name that means nothing in this game, in a sentence."""

    def __str__(self) -> str:
        return str(self.args[0])


class BoardError(ValueError):
    """A map that makes no sense, and why."""


class Region:
    """One region as it is printed."""

    __slots__ = ("edge", "id", "label", "monsters", "neighbours", "outline", "symbols", "terrain", "tribe")

    def __init__(
        self,
        id: str,
        terrain: str,
        symbols: tuple[str, ...] = (),
        edge: bool = False,
        tribe: bool = False,
        monsters: bool = False,
        neighbours: tuple[str, ...] = (),
        outline: tuple[tuple[float, float], ...] = (),
        label: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        self.id = id
        self.terrain = terrain
        self.symbols = symbols
        self.edge = edge
        self.tribe = tribe
        self.monsters = monsters
        self.neighbours = neighbours
        self.outline = outline  # on a map of one's own that is drawn, so that records can show it
        self.label = label  # where pieces stand in it


class Board:
    """A map, with everything about it that can be worked out once."""

    __slots__ = (
        "_around",
        "_counted",
        "_listed",
        "_named",
        "abandon",
        "base",
        "border",
        "box",
        "closed",
        "coast",
        "conquer",
        "edge",
        "everything",
        "features",
        "height",
        "id",
        "ids",
        "index",
        "kits",
        "near",
        "players",
        "regions",
        "rivers",
        "roll",
        "rounds",
        "seldom",
        "shelter",
        "shipped",
        "terrain",
        "void",
        "width",
    )

    def __init__(
        self,
        id: str,
        regions: list[Region],
        rounds: int = 10,
        players: int = 0,
        shipped: bool = False,
        width: float = 0.0,
        height: float = 0.0,
    ) -> None:
        self.id = id
        self.regions = regions
        self.rounds = rounds
        self.players = players
        self.shipped = shipped  # does it come with a box?
        self.width = width  # of the sheet that its outlines are drawn on
        self.height = height
        self.ids = [region.id for region in regions]
        self.index = {name: at for at, name in enumerate(self.ids)}
        self._listed: dict[int, tuple[int, ...]] = {}  # sets of regions, one by one
        self._around: dict[int, int] = {}  # and what borders them
        self.near = _borders(regions, self.index)
        count = len(regions)
        self.everything = (1 << count) - 1
        self.terrain = dict.fromkeys(TERRAINS, 0)
        self.features = dict.fromkeys(_FEATURES, 0)
        edge = 0
        for at, region in enumerate(regions):
            self.terrain[region.terrain] |= 1 << at
            for name, (terrains, symbols) in _FEATURES.items():
                if region.terrain in terrains or any(symbol in symbols for symbol in region.symbols):
                    self.features[name] |= 1 << at
            if region.edge:
                edge |= 1 << at
        self.box = "underground" if any(r.terrain in TERRAINS[7:] for r in regions) else "base"
        self.closed = self.terrain["sea"] | self.terrain["lake"]
        self.void = self.terrain["chasm"]
        self.rivers = self.terrain["river"]
        self.edge = edge
        # CONQ-2: the edge itself, and the land on a sea at the edge; a lake makes no border, nor is other water one.
        self.border = edge | (self.around(edge & self.terrain["sea"]) & ~self.closed)
        # DEF-7, INT-15; a river is not coastal itself (U-TERRAIN-13).
        self.coast = self.around(self.closed) | (self.around(self.rivers) & ~self.rivers)
        self.features["any"] = self.everything
        self.features["coast"] = self.coast
        self.base = [1 if r.terrain == "river" else 2 for r in regions]
        for at in range(count):
            if self.features["mountain"] >> at & 1:
                self.base[at] += 1
        # How much better a region holds than a plain one that is not on the border.
        self.shelter = [base - 2 - (self.border >> at & 1) for at, base in enumerate(self.base)]
        self.kits: dict[object, Kit] = {}  # what races can do on this board, worked out once
        self.seldom: dict[object, int] = {}  # and what tiles do that few do (kit.py)
        self._named: dict[tuple[str, tuple[str, ...]], list[Move]] = {}
        self._counted: dict[str, list[list[list[Move]]]] = {}
        self.conquer = self.moves("conquer")
        self.roll = self.moves("roll")
        self.abandon = self.moves("abandon")

    def around(self, mask: int) -> int:
        """All regions that border one of these; worked out once, as the numbers of a set are."""
        known = self._around.get(mask)
        if known is not None:
            return known
        found = 0
        near = self.near
        left = mask
        while left:
            low = left & -left
            found |= near[low.bit_length() - 1]
            left ^= low
        if len(self._around) >= _MOST_LISTED:
            self._around.clear()
        self._around[mask] = found
        return found

    def each(self, mask: int) -> tuple[int, ...]:
        """The numbers of the regions in a set, in the map's order; worked out once, since many sets come again."""
        known = self._listed.get(mask)
        if known is not None:
            return known
        numbers = []
        left = mask
        while left:
            low = left & -left
            numbers.append(low.bit_length() - 1)
            left ^= low
        found = tuple(numbers)
        if len(self._listed) >= _MOST_LISTED:
            self._listed.clear()
        self._listed[mask] = found
        return found

    def moves(self, verb: str, means: tuple[str, ...] = ()) -> list[Move]:
        """`verb R with means` for every region."""
        key = (verb, means)
        found = self._named.get(key)
        if found is None:
            found = self._named[key] = [make(verb, name, means=means) for name in self.ids]
        return found

    def dealing(self, verb: str, region: int, most: int) -> list[Move]:
        """`verb R 1` to `verb R most`; the caller must not change the list."""
        return self.deals(verb, most)[region]

    def deals(self, verb: str, most: int) -> list[list[Move]]:
        """The same for every region."""
        tables = self._counted.get(verb)
        if tables is None:
            tables = self._counted[verb] = [[[] for _ in self.ids]]
        while len(tables) <= most:
            count = len(tables)
            tables.append([[*fewer, make(verb, name, count)] for name, fewer in zip(self.ids, tables[-1], strict=True)])
        return tables[most]


def _borders(regions: list[Region], index: dict[str, int]) -> list[int]:
    """Neighbours as sets, the same from both sides whichever side names them."""
    near = [0] * len(regions)
    for at, region in enumerate(regions):
        for name in region.neighbours:
            other = index.get(name)
            if other is None:
                raise BoardError(f"region {region.id} borders {name}, which is not on the map")
            if other == at:
                raise BoardError(f"region {region.id} borders itself")
            near[at] |= 1 << other
            near[other] |= 1 << at
    return near
