"""The state of a game: flat lists of integers and scalars, copied by hand.

Regions, players, races, powers, pieces and finds are numbers here (players from 0); names are for the outside. A race
in play is known by the number of its banner, since a banner is never in play twice. Every tile has one number to
remember from turn to turn (`kept`) and one that each turn starts afresh (`spent`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ability import STAYS, Kit, Piece, Tile
from .events import Event, PieceMoved
from .table import NOBODY, PIECE_BITS, PIECE_MOST, Table

if TYPE_CHECKING:
    from .moves import Move
    from .turn import Stage


class State:
    """Everything that changes."""

    __slots__ = (
        "active",
        "after",
        "attacked",
        "attempted",
        "badge",
        "begun",
        "board",
        "branch",
        "chance",
        "coins",
        "dealing",
        "deck_seed",
        "detour",
        "dice_seed",
        "discard",
        "events",
        "fallen",
        "find_pool",
        "find_regions",
        "find_stack",
        "finds",
        "forced",
        "hand",
        "holder",
        "kept",
        "kits",
        "legal",
        "lent",
        "live",
        "monsters",
        "mover",
        "neutral",
        "offer_coins",
        "offer_powers",
        "offer_races",
        "out",
        "picked",
        "pieces",
        "player",
        "power_next",
        "power_pool",
        "race",
        "race_bottom",
        "race_next",
        "race_pool",
        "raids",
        "realm",
        "round",
        "shared",
        "spent",
        "spots",
        "stage",
        "surge",
        "table",
        "tokens",
        "tray",
        "turn",
        "unfound",
        "victims",
        "waiting",
        "wall",
        "warded",
        "watch",
    )

    def __init__(self, table: Table, stage: Stage, source: State | None = None) -> None:
        if source is None:
            self._lay_out(table, stage)
        else:
            self._copy_from(source)

    def _lay_out(self, table: Table, stage: Stage) -> None:
        """An empty table."""
        board = table.board
        regions = len(board.ids)
        races = len(table.races)
        self.table = table
        self.board = board
        # regions
        self.holder = [NOBODY] * regions  # the race whose tokens stand there
        self.tokens = [0] * regions
        self.neutral = [0] * regions  # lost tribes or monsters
        self.pieces = [0] * regions  # counts of all pieces, PIECE_BITS each
        self.finds = [0] * regions  # relics and places, a bit each
        self.wall = list(board.base)  # what a plain attack by a stranger costs
        self.monsters = 0  # the regions whose neutral defenders are monsters
        self.warded = 0  # the regions with a piece that makes them immune
        self.find_regions = 0
        # races
        self.tray = [race.supply for race in table.races]
        self.hand = [0] * races
        self.waiting = [0] * races  # own survivors that wait for their owner's redeployment
        self.realm = [0] * races  # the regions they hold
        self.player = [NOBODY] * races
        self.badge = [NOBODY] * races
        self.live = [False] * races  # active?
        self.kits: list[Kit | None] = [None] * races
        self.watch: tuple[int, ...] = ()  # races whose abilities forbid attacks
        self.lent = NOBODY  # a power lent by a place, and -1 where none is
        # players
        self.coins = [5] * table.players  # SETUP-8
        self.active = [NOBODY] * table.players
        self.fallen: list[tuple[int, ...]] = [()] * table.players  # declined races, the oldest first
        # tiles
        self.kept = [0] * len(table.slots)
        self.spent = [0] * len(table.slots)
        self.out = [0] * len(table.pieces)  # how many of each piece lie on the map
        self.spots = [0] * len(table.pieces)  # and in which regions
        # the offer, top to bottom, and what lies under it
        self.offer_races: list[int] = []
        self.offer_powers: list[int] = []
        self.offer_coins: list[int] = []
        self.race_next: list[int] = []  # banners whose order is laid down, next first
        self.race_pool = 0  # banners of the stack in no order yet: chance decides when one is turned up
        self.race_bottom: list[int] = []  # banners that came back, under all others
        self.power_next: list[int] = []
        self.power_pool = 0
        self.discard = 0
        self.find_stack: list[int] = []  # relics and places still to be found whose order is laid down
        self.find_pool = 0
        self.unfound = 0  # how many of the pool are in the game
        # the turn
        self.round = 1
        self.turn = table.first  # whose turn it is
        self.mover = table.first  # who decides
        self.stage = stage
        self.race = NOBODY  # the race that conquers in this stage
        self.picked = False  # did the turn begin with a pick?
        self.attempted = False  # has a conquest been tried this turn?
        self.begun = False  # by the race that conquers now?
        self.raids = 0  # non-empty regions the active race conquered this turn (CONQ-15)
        self.attacked = 0  # players whose active race the active race attacked this turn
        self.surge = 0  # a die rolled for the next conquest
        self.detour = ""  # a stage that must come before the next one
        self.after = ""  # the stage that follows a detour
        self.dealing = NOBODY  # a race that redeploys as it declines
        self.victims = 0  # races that lost a region this turn
        self.shared = False  # does a copy share the lists that seldom change?
        # chance and what it gave
        self.dice_seed = 0
        self.deck_seed = 0
        self.branch = 0  # the number of a copy whose seeds still are the original's
        self.forced: list[tuple[str, str]] = []
        self.chance: list[tuple[str, str]] = []
        self.events: list[Event] = []
        self.legal: list[Move] = []

    def copy(self) -> State:
        """An independent state; what seldom changes is shared until one of the two changes it (`unshare`)."""
        return State(self.table, self.stage, self)

    def _copy_from(self, source: State) -> None:
        source.shared = True
        self.shared = True
        self.table = source.table
        self.board = source.board
        self.holder = source.holder[:]
        self.tokens = source.tokens[:]
        self.neutral = source.neutral
        self.pieces = source.pieces
        self.finds = source.finds
        self.wall = source.wall[:]
        self.monsters = source.monsters
        self.warded = source.warded
        self.find_regions = source.find_regions
        self.tray = source.tray[:]
        self.hand = source.hand[:]
        self.waiting = source.waiting
        self.realm = source.realm[:]
        self.player = source.player
        self.badge = source.badge
        self.live = source.live
        self.kits = source.kits
        self.watch = source.watch
        self.lent = source.lent
        self.coins = source.coins[:]
        self.active = source.active
        self.fallen = source.fallen
        self.kept = source.kept
        self.spent = source.spent
        self.out = source.out
        self.spots = source.spots
        self.offer_races = source.offer_races
        self.offer_powers = source.offer_powers
        self.offer_coins = source.offer_coins
        self.race_next = source.race_next
        self.race_pool = source.race_pool
        self.race_bottom = source.race_bottom
        self.power_next = source.power_next
        self.power_pool = source.power_pool
        self.discard = source.discard
        self.find_stack = source.find_stack
        self.find_pool = source.find_pool
        self.unfound = source.unfound
        self.round = source.round
        self.turn = source.turn
        self.mover = source.mover
        self.stage = source.stage
        self.race = source.race
        self.picked = source.picked
        self.attempted = source.attempted
        self.begun = source.begun
        self.raids = source.raids
        self.attacked = source.attacked
        self.surge = source.surge
        self.detour = source.detour
        self.after = source.after
        self.dealing = source.dealing
        self.victims = source.victims
        self.dice_seed = source.dice_seed
        self.deck_seed = source.deck_seed
        self.branch = source.branch
        self.forced = source.forced
        self.chance = []
        self.events = []
        self.legal = source.legal

    def unshare(self) -> None:
        """Call before changing a list that copies share; the others are copied at once.

        `race_next`, `race_bottom`, `power_next`, `find_stack` and `forced` are replaced, never changed in place.
        """
        if self.shared:
            self.shared = False
            self.neutral = self.neutral[:]
            self.pieces = self.pieces[:]
            self.finds = self.finds[:]
            self.waiting = self.waiting[:]
            self.player = self.player[:]
            self.badge = self.badge[:]
            self.live = self.live[:]
            self.kits = self.kits[:]
            self.active = self.active[:]
            self.fallen = self.fallen[:]
            self.kept = self.kept[:]
            self.spent = self.spent[:]
            self.out = self.out[:]
            self.spots = self.spots[:]
            self.offer_races = self.offer_races[:]
            self.offer_powers = self.offer_powers[:]
            self.offer_coins = self.offer_coins[:]

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
    if s.finds[region]:
        refit(s, race)


def add_tokens(s: State, region: int, tokens: int) -> None:
    """Add tokens to (or take some from) those that stand in a region; at least one stays."""
    s.tokens[region] += tokens
    s.wall[region] += tokens


def vacate(s: State, region: int) -> int:
    """Take all race tokens off a region; where they go is the caller's business."""
    tokens = s.tokens[region]
    race = s.holder[region]
    s.holder[region] = NOBODY
    s.tokens[region] = 0
    s.wall[region] -= tokens
    s.realm[race] &= ~(1 << region)
    if s.finds[region]:
        refit(s, race)
    return tokens


def gather(s: State, race: int) -> None:
    """All tokens above one per region come to hand (READY-2, REDEP-1)."""
    tokens = s.tokens
    wall = s.wall
    spare = 0
    mask = s.realm[race]
    while mask:
        low = mask & -mask
        region = low.bit_length() - 1
        mask ^= low
        more = tokens[region] - 1
        if more > 0:
            tokens[region] = 1
            wall[region] -= more
            spare += more
    s.hand[race] += spare


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
