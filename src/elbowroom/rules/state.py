"""The state of a game: flat lists of integers and scalars, copied by hand.

Regions, players, races, powers, pieces and finds are numbers here (players from 0); names are for the outside. A race
in play is known by the number of its banner, since a banner is never in play twice. Every tile has one number to
remember from turn to turn (`kept`) and one that each turn starts afresh (`spent`).
"""

from __future__ import annotations

from .ability import STAYS, Piece, Tile
from .events import PieceMoved
from .kit import Kit
from .state_base import StateBase
from .table import NOBODY, PIECE_BITS, PIECE_MOST


class State(StateBase):
    """Everything that changes; its fields stand in state_fields.py."""

    __slots__ = ()

    def copy(self) -> State:
        """An independent state; what seldom changes is shared until one of the two changes it (`unshare`)."""
        return State(self.table, self.stage, self)

    def kit(self, race: int) -> Kit:
        """The abilities of a race in play."""
        kit = self.kits[race]
        assert kit is not None
        return kit

    def memory(self, tile: Tile) -> int:
        """What a tile remembers from turn to turn."""
        return self.kept[self.table.slots[tile.id]]

    def remember(self, tile: Tile, value: int) -> None:
        """Let a tile remember a number."""
        self.unshare()
        self.kept[self.table.slots[tile.id]] = value

    def used(self, tile: Tile) -> int:
        """What a tile remembers of this turn."""
        return self.spent[self.table.slots[tile.id]]

    def use(self, tile: Tile, value: int = 1) -> None:
        """Let a tile remember a number until the turn ends."""
        self.unshare()
        self.spent[self.table.slots[tile.id]] = value


def attempt(s: State) -> None:
    """A conquest is tried: nothing can be abandoned any more this turn (ABANDON-4)."""
    s.attempted = True
    s.begun = True


# --- races in play --------------------------------------------------------------------------------------------------


def refit(s: State, race: int) -> None:
    """Work out anew what a race can do: after a pick, a decline, or when it gains or loses a find."""
    s.unshare()
    old = s.kits[race]
    new: Kit | None = None
    if s.player[race] != NOBODY:
        finds = 0
        held = s.find_regions & s.realm[race]
        while held:
            low = held & -held
            finds |= s.finds[low.bit_length() - 1]
            held ^= low
        lent = s.lent if finds and finds >> s.table.lender & 1 else NOBODY
        new = s.table.kit(race, s.badge[race], s.live[race], finds, lent)
    s.kits[race] = new
    if (old is not None and old.forbids) or (new is not None and new.forbids):
        s.watch = tuple([r for r, kit in enumerate(s.kits) if kit is not None and kit.forbids])
    if (old is not None and old.defends) or (new is not None and new.defends):
        s.guards = tuple([r for r, kit in enumerate(s.kits) if kit is not None and kit.defends])
    if (old is not None and old.listens) or (new is not None and new.listens):
        s.ears = (*s.table.ears, *[r for r, kit in enumerate(s.kits) if kit is not None and kit.listens])
    if old is not None and old.lent is not None and (new is None or new.lent is None):
        old.lent.unlent(s, race)


def races_of(s: State, player: int) -> list[int]:
    """A player's races in play: the active one first, then the declined ones."""
    active = s.active[player]
    return [active, *s.fallen[player]] if active >= 0 else list(s.fallen[player])


# --- tokens ---------------------------------------------------------------------------------------------------------


def occupy(s: State, region: int, race: int, tokens: int) -> None:
    """Put the first tokens of a race into a region that holds none."""
    s.holder[region] = race
    s.tokens[region] = tokens
    s.wall[region] += tokens
    s.realm[race] |= 1 << region
    s.touched |= 1 << region
    if s.finds[region]:
        refit(s, race)


def add_tokens(s: State, region: int, tokens: int) -> None:
    """Add tokens to (or take some from) those that stand in a region; at least one stays."""
    s.tokens[region] += tokens
    s.wall[region] += tokens
    s.touched |= 1 << region


def vacate(s: State, region: int) -> int:
    """Take all race tokens off a region; where they go is the caller's business."""
    tokens = s.tokens[region]
    race = s.holder[region]
    s.holder[region] = NOBODY
    s.tokens[region] = 0
    s.wall[region] -= tokens
    s.realm[race] &= ~(1 << region)
    s.touched |= 1 << region
    if s.finds[region]:
        refit(s, race)
    return tokens


def gather(s: State, race: int, but: int = 0) -> None:
    """All tokens above one per region come to hand (READY-2, REDEP-1), but for these regions."""
    tokens = s.tokens
    wall = s.wall
    spare = 0
    touched = 0
    mask = s.realm[race] & ~but
    while mask:
        low = mask & -mask
        region = low.bit_length() - 1
        mask ^= low
        more = tokens[region] - 1
        if more > 0:
            tokens[region] = 1
            wall[region] -= more
            spare += more
            touched |= low
    s.hand[race] += spare
    s.touched |= touched


# --- pieces ---------------------------------------------------------------------------------------------------------


def piece_count(s: State, region: int, piece: int) -> int:
    """How many pieces of this kind lie in a region."""
    return s.pieces[region] >> (PIECE_BITS * piece) & PIECE_MOST


def where_is(s: State, piece: int) -> int:
    """The regions in which a piece of this kind lies."""
    return s.spots[piece]


def put_piece(s: State, region: int, piece: int, count: int = 1, reason: str = "placed") -> None:
    """Lay pieces into a region."""
    s.unshare()
    spec = s.table.pieces[piece]
    s.pieces[region] += count << (PIECE_BITS * piece)
    s.wall[region] += spec.guard * count
    s.out[piece] += count
    s.spots[piece] |= 1 << region
    s.touched |= 1 << region
    if spec.wards and not _at_home(s, region, spec):
        s.warded |= 1 << region
    s.events.append(PieceMoved(spec.id, "", s.board.ids[region], count, reason))


def take_piece(s: State, region: int, piece: int, reason: str = "taken") -> int:
    """Take all pieces of one kind out of a region; how many there were."""
    count = piece_count(s, region, piece)
    if count:
        s.unshare()
        spec = s.table.pieces[piece]
        s.pieces[region] -= count << (PIECE_BITS * piece)
        s.wall[region] -= spec.guard * count
        s.out[piece] -= count
        s.spots[piece] &= ~(1 << region)
        s.touched |= 1 << region
        if spec.wards and not _still_warded(s, region):
            s.warded &= ~(1 << region)
        s.events.append(PieceMoved(spec.id, s.board.ids[region], "", count, reason))
    return count


def _at_home(s: State, region: int, spec: Piece) -> bool:
    """Does a figure lie in the place it is called from, where it protects nothing (U-PLACE-CRYPT-4)?"""
    ids = s.table.find_ids
    return spec.warden in ids and bool(s.finds[region] >> ids.index(spec.warden) & 1)


def _still_warded(s: State, region: int) -> bool:
    """Is a piece left here that makes the region immune?"""
    return any(
        spec.wards and piece_count(s, region, at) and not _at_home(s, region, spec)
        for at, spec in enumerate(s.table.pieces)
    )


def take_everywhere(s: State, piece: int, mask: int, reason: str = "taken") -> None:
    """Take all pieces of one kind out of these regions."""
    for region in s.board.each(where_is(s, piece) & mask):
        take_piece(s, region, piece, reason)


def clear_pieces(s: State, region: int, reason: str) -> None:
    """The occupant leaves: its pieces go where each of them goes (CONQ-23, ABANDON-5, ABANDON-6)."""
    if not s.pieces[region]:
        return
    for at, spec in enumerate(s.table.pieces):
        if spec.fate != STAYS:
            take_piece(s, region, at, reason)


def in_hand(s: State, piece: int) -> int:
    """How many pieces of a kind are not on the map; with its owner, for a piece that only one race uses."""
    return s.table.pieces[piece].supply - s.out[piece]
