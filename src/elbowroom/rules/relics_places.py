"""Relics and places: tiles that lie in a region and work for whoever holds it (U-MARK, U-MONSTER)."""

from __future__ import annotations

from typing import ClassVar

from .ability import Tile
from .chance import draw, given
from .compiling import mypyc_attr
from .events import Discovered, PieceMoved
from .moves import Move
from .refusal import Argument, Refusal
from .state import State, refit


@mypyc_attr(allow_interpreted_subclasses=True)
class Find(Tile):
    """A relic or a place."""

    guard: ClassVar[int] = 0  # what it adds to the defence of its region
    lends: ClassVar[bool] = False  # does it lend its holder a power?
    never_doubled: ClassVar[bool] = False  # nothing doubles the coins of its region

    def discovered(self, s: State, race: int, region: int) -> None:
        """This find has just been turned up by a conquest."""

    def seized(self, s: State, race: int, region: int, before: int) -> None:
        """Its region was conquered; `before` is the player who held it, or nobody."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Relic(Find):
    """A relic is used, and then lies where it was used last (U-MARK-05)."""

    kind = "relic"
    is_relic = True
    helps: ClassVar[bool] = False  # is it named in a conquest?
    any_reach: ClassVar[bool] = False  # the target need not be adjacent
    as_if_empty: ClassVar[bool] = False  # the target costs as if it were empty
    spares: ClassVar[bool] = False  # the defender loses nobody
    replaces_token: ClassVar[bool] = False  # it replaces a lone token
    discount: ClassVar[int] = 0
    placed: ClassVar[bool] = False  # is it put somewhere before scoring?


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacedRelic(Relic):
    """A relic that is put into a region of the active race before scoring (U-TURN-27, U-TURN-28)."""

    placed = True

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        if not s.used(self):
            self.offer(s, race, out, ())

    def offer(self, s: State, race: int, out: list[Move], means: tuple[str, ...]) -> None:
        """`verb R` for the race's regions, but not where the same power already applies (U-POWER-MAGIC-5)."""
        taken = 0
        if means:
            taken = 1 << region_of(s, self) if s.used(self) else 0
        else:
            for tile in s.kit(race).stand_ins:
                taken |= tile.stood_where(s, self)
        moves = s.board.moves(self.verbs[0].id, means)
        out.extend([moves[region] for region in s.board.each(s.realm[race] & ~taken)])

    def play(self, s: State, race: int, move: Move) -> None:
        region = s.board.index[move.region]
        if move.means:
            for tile in s.kit(race).stand_ins:
                tile.stood_for(s)
                tile.stands_in(s, region)
        else:
            s.use(self)
            move_find(s, self, region)
        self.placed_in(s, race, region)

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        if not s.stage.deals:
            return Refusal("now-piece", "U-TURN-27", {"tile": self.id}, self.id)
        if s.used(self) and not move.means:
            return Refusal("relic-used", "U-MARK-11", {"relics": self.id}, self.id)
        if not s.realm[race] >> s.board.index[move.region] & 1:
            args: dict[str, Argument] = {"region": move.region, "tile": s.table.race_ids[race]}
            return Refusal("not-held", "U-TURN-27", args, self.id)
        return Refusal("relic-there", "U-POWER-MAGIC-5", {"region": move.region, "tile": self.id}, self.id)

    def placed_in(self, s: State, race: int, region: int) -> None:
        """It (or what stands for it) has been put into this region."""

    def copied_coins(self, s: State, race: int, region: int) -> int:
        """The coins it brings at scoring to what stands for it in this region."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Find):
    """A place never moves (U-MARK-04)."""

    kind = "place"


def lay_find(s: State, find: int, region: int) -> None:
    """Put a find into a region."""
    s.unshare()
    s.finds[region] |= 1 << find
    s.find_regions |= 1 << region
    s.touched |= 1 << region
    s.wall[region] += s.table.finds[find].guard
    if s.holder[region] >= 0:
        refit(s, s.holder[region])


def region_of(s: State, tile: Tile) -> int:
    """Where a find lies, or -1."""
    bit = 1 << s.table.find_ids.index(tile.id)
    for region in s.board.each(s.find_regions):
        if s.finds[region] & bit:
            return region
    return -1


def move_find(s: State, tile: Find, region: int) -> None:
    """Move a relic to the region where it is used."""
    find = s.table.find_ids.index(tile.id)
    origin = region_of(s, tile)
    if origin == region:
        return
    s.unshare()
    s.finds[origin] &= ~(1 << find)
    s.touched |= 1 << origin
    if not s.finds[origin]:
        s.find_regions &= ~(1 << origin)
    if s.holder[origin] >= 0:
        refit(s, s.holder[origin])
    lay_find(s, find, region)
    s.events.append(PieceMoved(tile.id, s.board.ids[origin], s.board.ids[region], 1, "used"))


def discover(s: State, race: int, region: int) -> None:
    """The conqueror of monsters draws the next find and puts it there (U-MONSTER-02, U-MONSTER-04)."""
    ids = s.table.find_ids
    if s.find_stack:
        find = s.find_stack[0]
        s.find_stack = s.find_stack[1:]
        given(s, "find", ids[find])
    elif s.unfound and s.find_pool:
        find = draw(s, "find", ids, s.find_pool)
        s.find_pool &= ~(1 << find)
        s.unfound -= 1
    else:
        return
    lay_find(s, find, region)
    s.events.append(Discovered(s.player[race] + 1, s.board.ids[region], ids[find]))
    s.table.finds[find].discovered(s, race, region)
