"""The fixed action space: every move that can ever be legal on a table has a number, and both ways are one look-up.

Moves that name a region come first, in planes: the id of `verb R …` is `plane * regions + region`. All others follow.
The order is that of `planes_of` and `others_of`; it is the same for every game with these boxes on this map.
"""

from __future__ import annotations

from itertools import combinations

from elbowroom.rules.conquest import CONVERT
from elbowroom.rules.moves import (
    COMBO,
    DECLINE,
    DONE,
    EXPAND,
    NOTHING,
    PLAYER,
    REGION,
    REGIONS,
    RELIC,
    Move,
    Verb,
    make,
)
from elbowroom.rules.offer import places
from elbowroom.rules.relics_places import PlacedRelic, Relic
from elbowroom.rules.table import Table

VERSION = 0  # that of `small_world_v0` and `SmallWorld-v0`: counted up when an id changes its meaning

# Verbs of tiles that had their numbers before the others: these stay, whatever comes is added behind them.
FIRST = ("camp", "armor", "swap", "keep", "roll", "ally", "bag")


class Plane:
    """A kind of move that is open, in principle, in every region."""

    __slots__ = ("count", "means", "verb")

    def __init__(self, verb: str, count: int = 0, means: tuple[str, ...] = ()) -> None:
        self.verb = verb
        self.count = count
        self.means = means

    @property
    def name(self) -> str:
        """The move's text with an R for the region."""
        return make(self.verb, "R", self.count, means=self.means).text


class ActionTable:
    """Ids for moves and moves for ids."""

    __slots__ = ("ids", "moves", "others", "planes", "regions")

    def __init__(self, table: Table) -> None:
        board = table.board
        self.regions = len(board.ids)
        self.planes = planes_of(table)
        self.others = others_of(table)
        self.moves: list[Move] = []
        for plane in self.planes:
            self.moves.extend([make(plane.verb, region, plane.count, means=plane.means) for region in board.ids])
        self.moves.extend(self.others)
        self.ids: dict[Move, int] = {move: at for at, move in enumerate(self.moves)}

    def __len__(self) -> int:
        return len(self.moves)

    def mask(self, legal: list[Move]) -> bytearray:
        """A byte per id: 1 where the move is legal."""
        mask = bytearray(len(self.moves))
        ids = self.ids
        try:
            for move in legal:
                mask[ids[move]] = 1
        except KeyError:
            return self.mask_by_text(legal)
        return mask

    def mask_by_text(self, legal: list[Move]) -> bytearray:
        """The same where moves have been forgotten and made again, so that those of a game are not those of the ids."""
        texts = {move.text: at for at, move in enumerate(self.moves)}
        mask = bytearray(len(self.moves))
        for move in legal:
            mask[texts[move.text]] = 1
        return mask

    def names(self) -> list[str]:
        """The text of every move, by id."""
        return [move.text for move in self.moves]


def planes_of(table: Table) -> list[Plane]:
    """The planes of a table, in the order of their ids."""
    verbs = [verb for verb in _tile_verbs(table) if verb.aim == REGION]
    planes = [Plane("abandon")]
    for name in ("conquer", "roll", *[verb.id for verb in verbs if verb.helped]):
        planes.extend([Plane(name, means=means) for means in _means(table, replacing=False)])
    planes.extend([Plane(CONVERT.id, means=means) for means in _means(table, replacing=True)])
    most = max(race.supply for race in table.races)
    planes.extend([Plane("place", count) for count in range(1, most + 1)])
    for verb in verbs:
        if verb.counted:
            supply = table.pieces[table.piece[verb.puts]].supply
            planes.extend([Plane(verb.id, count) for count in range(1, supply + 1)])
    planes.extend([Plane(verb.id) for verb in verbs if not verb.counted and not verb.helped])
    for find in table.finds:
        if isinstance(find, PlacedRelic):
            planes.extend([Plane(find.verbs[0].id, means=(name,)) for name in _stand_ins(table)])
    return planes


def others_of(table: Table) -> list[Move]:
    """The moves that name no region, in the order of their ids."""
    others = [DONE, EXPAND, DECLINE]
    others.extend([make("decline", means=(tile.id,)) for tile in table.powers if tile.vanishes])
    others.extend([make("pick", count=at + 1) for at in range(places(table))])
    for verb in _tile_verbs(table):
        others.extend(_placeless(table, verb))
    return others


def _placeless(table: Table, verb: Verb) -> list[Move]:
    """Every move with this verb, if it is not one that names a single region."""
    if verb.aim == NOTHING:
        return [make(verb.id)]
    if verb.aim == PLAYER:
        return [make(verb.id, count=player + 1) for player in range(table.players)]
    if verb.aim == COMBO:
        return [make(verb.id, count=at + 1) for at in range(places(table))]
    if verb.aim == RELIC:
        return [make(verb.id, item=find.id) for find in table.finds if isinstance(find, Relic)]
    if verb.aim == REGIONS:
        return [make(verb.id, origin, item=to) for origin in table.board.ids for to in table.board.ids if to != origin]
    return []


def _tile_verbs(table: Table) -> list[Verb]:
    """The verbs of the tiles and of their stages that the engine's own stages do not have, each once, in order."""
    tiles = (*table.races, *table.powers, *table.finds)
    own_stages = [stage for tile in tiles for stage in tile.stages]
    usual = {(verb.id, verb.aim) for each in table.stages.values() if each not in own_stages for verb in each.verbs}
    usual.add((CONVERT.id, CONVERT.aim))
    found = {(verb.id, verb.aim): verb for verb in table.verbs if (verb.id, verb.aim) not in usual}
    last = len(FIRST)
    return sorted(found.values(), key=lambda verb: (FIRST.index(verb.id) if verb.id in FIRST else last, verb.id))


def _stand_ins(table: Table) -> list[str]:
    """The pieces that can stand for a relic."""
    return [tile.pieces[0].id for tile in table.powers if any(verb.aim == RELIC for verb in tile.verbs)]


def _means(table: Table, replacing: bool) -> list[tuple[str, ...]]:
    """Every set of helpers that a conquest may name, none of them first; or, `replacing`, the replacement of a token.

    A relic that makes a conquest cheaper is of no use to a replacement, and one that replaces none to a conquest.
    """
    names = _stand_ins(table)
    for find in table.finds:
        if isinstance(find, Relic) and find.helps:
            useful = not (find.discount or find.as_if_empty) if replacing else not find.replaces_token
            if useful:
                names.append(find.id)
    names.sort()
    return [chosen for count in range(len(names) + 1) for chosen in combinations(names, count)]
