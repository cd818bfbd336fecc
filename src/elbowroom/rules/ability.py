"""What a tile can change. Every race, power, relic and place is one small class below one of these.

Declared values come first: where one number or word says it all, a tile only sets it. Hooks come second: methods that
do nothing here. Questions return a value, notices return nothing, offers add moves. A `Kit` gathers, for one race in
play, only the hooks its tiles really have, so that a plain race costs nothing.

In every hook `s` is the state and `race` the number of the race in play that has the tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final
from weakref import WeakKeyDictionary

from .compiling import mypyc_attr

if TYPE_CHECKING:
    from .board import Board
    from .moves import Move, Verb
    from .refusal import Refusal
    from .state import State
    from .turn import Stage

# What becomes of a piece when the occupant of its region leaves or is driven out.
SUPPLY: Final = "supply"  # back to the common supply: may be placed again
OWNER: Final = "owner"  # back to its owner's hand
GONE: Final = "gone"  # out of the game
STAYS: Final = "stays"  # it belongs to the region

# Who is not stopped by the immunity that a piece gives; else the name of the find whose holder is not.
HOLDER: Final = "holder"  # the player who holds the region
UNGUARDED: Final = "nobody"


class Piece:
    """A marker or figure that can lie in a region (COMP-5, U-COMP-08, U-COMP-09)."""

    fields: ClassVar[tuple[str, ...]] = (
        "id",
        "icon",
        "figure",
        "rule",
        "supply",
        "guard",
        "wards",
        "warden",
        "shelters",
        "fate",
        "needs_tokens",
    )
    __slots__ = fields

    def __init__(
        self,
        id: str,
        *,
        rule: str,
        icon: str = "",
        figure: bool = False,
        supply: int = 1,
        guard: int = 0,
        wards: bool = False,
        shelters: bool = False,
        fate: str = SUPPLY,
        warden: str = HOLDER,
        needs_tokens: bool = True,
    ) -> None:
        self.id = id
        self.rule = rule  # what to cite when it counts
        self.icon = icon  # its drawing, by its name at game-icons.net
        self.figure = figure  # does it stand upright, rather than lie?
        self.supply = supply  # how many there are
        self.guard = guard  # what each adds to the defence
        self.wards = wards  # does it make its region immune (DEF-8)?
        self.shelters = shelters  # does it count as a second token against replacement?
        self.fate = fate
        self.needs_tokens = needs_tokens  # does it lie only in regions that are held?
        self.warden = warden


class Stock:
    """Something that a player can see of a race besides its tokens: a number, or the players who are marked."""

    __slots__ = ("icon", "id", "of", "players")

    def __init__(self, id: str, *, of: str = "", icon: str = "", players: bool = False) -> None:
        self.id = id
        self.of = of  # what one of it is called: a piece, or a marker that never lies in a region
        self.icon = icon  # the drawing of such a marker; a piece has its own
        self.players = players  # does `marked` tell who holds it? Else `counters` tells how many there are


@mypyc_attr(allow_interpreted_subclasses=True)
class Tile:
    """Anything that gives its owner an ability."""

    id: ClassVar[str] = ""
    rule: ClassVar[str] = ""  # the rules' family of ids, like RACE-Name
    box: ClassVar[str] = ""
    kind: ClassVar[str] = ""  # race, power, relic or place
    icon: ClassVar[str] = ""  # its drawing, by its name at game-icons.net

    # --- declared values -------------------------------------------------------------------------------------------
    tokens: ClassVar[int] = 0
    boards: ClassVar[tuple[str, ...]] = ("base", "underground")  # the kinds of board it makes sense on (U-MIX-08)
    needs_finds: ClassVar[bool] = False  # without relics and places it makes no sense
    variants: ClassVar[tuple[tuple[str, tuple[object, ...]], ...]] = ()  # choices of the table, the default first
    coin_feature: ClassVar[str] = ""  # +1 coin per occupied region with this feature
    coin_rule: ClassVar[str] = "1"  # the number of the rule that pays
    discount_features: ClassVar[tuple[str, ...]] = ()  # regions with one of these cost one token less
    discount_rule: ClassVar[str] = "1"  # the number of the rule that makes it cheaper
    ban_rule: ClassVar[str] = "1"  # the number of the rule by which it forbids attacks
    entry_rule: ClassVar[str] = "1"  # the number of the rule that says where it enters
    proof_rule: ClassVar[str] = "2"  # the number of the rule by which only plain tokens from next door conquer it
    swap_rule: ClassVar[str] = "3"  # and of the one by which none of its tokens is replaced
    lone_rule: ClassVar[str] = "1"  # the number of the rule that says which tokens it replaces
    first_rule: ClassVar[str] = "1"  # and of the one that has something done first in the redeployment
    reasons: ClassVar[tuple[tuple[str, str], ...]] = ()  # why it refuses: a name, the English sentence
    handicap: ClassVar[int] = 0  # every conquest costs so much more
    opens: ClassVar[str] = ""  # a closed terrain that this race may conquer and stay on
    avoids: ClassVar[str] = ""  # a terrain that this race may not target
    rolls_before: ClassVar[bool] = False  # its die comes before a conquest, so there is no final attempt (INT-25)
    ability_proof: ClassVar[bool] = False  # no ability of others helps to conquer this race
    last_redeploy: ClassVar[bool] = False  # its tokens are dealt out once more as it declines
    vanishes: ClassVar[bool] = False  # at decline it leaves the game and pays two coins per region
    before_tokens: ClassVar[str] = ""  # a stage between the pick and the taking of tokens
    after_tokens: ClassVar[str] = ""  # a stage after it
    keeps_badge: ClassVar[bool] = False  # the badge stays with a declined race (DECLINE-6)
    in_decline: ClassVar[tuple[str, ...]] = ()  # the hooks that act while the race is declined (DECLINE-7)
    is_relic: ClassVar[bool] = False
    only_in_decline: ClassVar[bool] = False  # it does nothing for an active race
    stays_whole: ClassVar[bool] = False  # all its tokens stay on the map at decline
    beyond_limit: ClassVar[bool] = False  # declined, it does not count towards the one declined race
    fights_on: ClassVar[str] = ""  # the name of the stage in which this race conquers while declined
    restores: ClassVar[tuple[str, ...]] = ()  # keys of a scenario's player that `restore` reads
    verbs: ClassVar[tuple[Verb, ...]] = ()  # what its owner can say because of it
    pieces: ClassVar[tuple[Piece, ...]] = ()
    stocks: ClassVar[tuple[Stock, ...]] = ()  # what `counters` and `marked` tell
    stages: ClassVar[tuple[Stage, ...]] = ()

    # --- where and how dear ----------------------------------------------------------------------------------------
    def entry(self, s: State, race: int, usual: int) -> int:
        """Where a race without a region may make its first conquest."""
        return usual

    def reach(self, s: State, race: int, usual: int) -> int:
        """Which regions it may target although they are not adjacent."""
        return usual

    def links(self, s: State, race: int, origin: int) -> int:
        """Regions that this tile makes adjacent to the given ones, beyond the printed borders."""
        return 0

    def joins(self, s: State, race: int, origin: int) -> int:
        """Regions that hang together with the given ones, where that differs from `links`."""
        return self.links(s, race, origin)

    def discounts(self, s: State, race: int) -> int:
        """Regions that cost this race one token less."""
        return 0

    def overlooks(self, s: State, race: int) -> int:
        """Regions that cost this race as if they were empty."""
        return 0

    def forbids(self, s: State, race: int, attacker: int) -> int:
        """Regions that the attacking race of another player may not attack because of this tile."""
        return 0

    def auxiliaries(self, s: State, race: int) -> int:
        """Helpers that count like tokens in a conquest."""
        return 0

    def spend_auxiliaries(self, s: State, race: int, count: int) -> None:
        """So many helpers were used in a conquest."""

    # --- replacing a lone token ------------------------------------------------------------------------------------
    def replaceable(self, s: State, race: int, lone: int, reach: int, anywhere: bool) -> int:
        """Which of these lone active tokens of others this tile may replace; `anywhere` if reach does not matter."""
        return 0

    def replaced(self, s: State, race: int, victim: int) -> None:
        """A token of that player has been replaced by means of this tile."""

    # --- standing for a relic ---------------------------------------------------------------------------------------
    def stands_for(self, s: State, race: int) -> Tile | None:
        """The relic that this tile stands for now, if any."""
        return None

    def stood_for(self, s: State) -> None:
        """It has been used as that relic."""

    def stood_where(self, s: State, relic: Tile) -> int:
        """The region, as a set, in which it has been used as this relic in this turn."""
        return 0

    def stands_in(self, s: State, region: int) -> None:
        """It lies where it was used."""

    # --- what a race may do besides --------------------------------------------------------------------------------
    def start_moves(self, s: State, race: int, out: list[Move]) -> None:
        """Moves at the start of a turn, before expanding or declining."""

    def conquest_moves(self, s: State, race: int, out: list[Move]) -> None:
        """Moves between conquests."""

    def redeploy_first(self, s: State, race: int) -> list[Move]:
        """Moves that must be made before anything else in the redeployment."""
        return []

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        """Moves in the redeployment."""

    def redeploy_pending(self, s: State, race: int) -> bool:
        """Is something left that must still be placed?"""
        return False

    def end_moves(self, s: State, race: int, out: list[Move]) -> None:
        """Moves after scoring."""

    def retreat_moves(self, s: State, race: int, out: list[Move]) -> None:
        """Moves of a victim at the end of the attacker's turn."""

    def play(self, s: State, race: int, move: Move) -> None:
        """Carry out a move with one of this tile's verbs."""
        raise NotImplementedError(move.text)

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        """Why a move with one of this tile's verbs is not legal now; none if the tile has nothing to say of it."""
        return None

    # --- notices ---------------------------------------------------------------------------------------------------
    def taken(self, s: State, race: int) -> None:
        """The combo has just been picked; its tokens are in hand."""

    def turn_starts(self, s: State, race: int) -> None:
        """The owner's turn begins."""

    def readied(self, s: State, race: int) -> None:
        """The troops have been readied."""

    def conquered(self, s: State, race: int, region: int) -> None:
        """This race has just conquered a region."""

    def settled(self, s: State, race: int, region: int) -> None:
        """This race came into a region without conquering it."""

    def lost(self, s: State, race: int, region: int, attacker: int) -> None:
        """A region of this race fell to another player."""

    def attacked(self, s: State, race: int, victim: int, attacker: int) -> None:
        """Another player attacked a race (`victim`) of this race's owner."""

    def redeploy_opens(self, s: State, race: int) -> None:
        """Conquests are over: gains come and pieces are taken up again."""

    def redeploy_closes(self, s: State, race: int) -> None:
        """The redeployment is over."""

    def turn_ends(self, s: State, race: int) -> None:
        """The owner's turn is over but for the victims' retreat."""

    def after_end(self, s: State, race: int) -> None:
        """What could be done after scoring has been done."""

    def declines(self, s: State, race: int) -> None:
        """This race goes into decline now."""

    def unlent(self, s: State, race: int) -> None:
        """The race no longer holds the place that lent it this power (U-PLACE-STONEHEDGE-6)."""
        self.declines(s, race)

    # --- questions -------------------------------------------------------------------------------------------------
    def losses(self, s: State, race: int, tokens: int, usual: int) -> int:
        """How many of the tokens in a region taken by an opponent are lost."""
        return usual

    def coin_regions(self, s: State, race: int) -> int:
        """Regions that bring one coin more at scoring."""
        return 0

    def coins(self, s: State, race: int) -> int:
        """Coins at scoring that hang on no single region."""
        return 0

    def aside(self, s: State, race: int) -> int:
        """Tokens of the race that this tile has set aside."""
        return 0

    def marked(self, s: State, race: int) -> int:
        """The players, as a set, who are marked by this tile."""
        return 0

    def counters(self, s: State, race: int) -> dict[str, int]:
        """How much there is of this tile's stocks: camps, heroes, and the like in hand."""
        return {}

    def restore(self, s: State, race: int, given: dict[str, int], picked: bool) -> None:
        """Set the tile's memory up for a position that starts in mid-game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Tile):
    """A race banner."""

    kind = "race"
    supply: ClassVar[int] = 0  # its tokens in the tray (COMP-4)
    extra_tokens: ClassVar[int] = 0  # taken at the pick besides banner and badge number
    stand_in: ClassVar[str] = ""  # for a race of one's own: whose tokens it uses (CUSTOM-2)


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Tile):
    """A special power badge."""

    kind = "power"


class Kit:
    """The abilities of one race in play: what it declares, and only the hooks that its tiles have."""

    __slots__ = (
        "ability_proof",
        "after_end",
        "attacked",
        "auxiliaries",
        "avoids",
        "beyond_limit",
        "cheap",
        "coin_hooks",
        "coin_masks",
        "conquered",
        "counters",
        "declines",
        "discount_hooks",
        "discount_masks",
        "end_moves",
        "entries",
        "fights_on",
        "flat_coins",
        "forbids",
        "handicap",
        "last_redeploy",
        "lent",
        "links",
        "losses",
        "lost",
        "marked",
        "opens",
        "overlooks",
        "reaches",
        "readied",
        "redeploy_closes",
        "redeploy_first",
        "redeploy_moves",
        "redeploy_opens",
        "relics",
        "replaces",
        "retreat_moves",
        "rolls_before",
        "settles",
        "shut",
        "stand_ins",
        "start_moves",
        "stays_whole",
        "tiles",
        "turn_ends",
        "turn_starts",
        "vanishes",
        "verbs",
        "war_moves",
    )

    def __init__(self, board: Board, tiles: list[Tile], active: bool, lent: Tile | None) -> None:
        self.tiles = tuple(tiles)
        self.lent = lent  # everything it gives is optional (U-PLACE-STONEHEDGE-3)
        live = [tile for tile in tiles if active and not tile.only_in_decline]
        must = [tile for tile in live if tile is not lent]
        self.discount_masks = [
            (mask, tile) for tile in live if (mask := _features(board, list(tile.discount_features)))
        ]
        self.cheap = [mask for mask, _ in self.discount_masks]
        self.handicap = sum(tile.handicap for tile in live)
        self.opens = _features(board, [tile.opens for tile in live])
        self.avoids = _features(board, [tile.avoids for tile in must])
        self.shut = board.void | (board.closed & ~self.opens) | self.avoids  # what it may never target
        self.settles = _features(board, [tile.opens for tile in tiles])
        self.ability_proof = any(tile.ability_proof for tile in live)
        self.rolls_before = any(tile.rolls_before for tile in must)
        self.stays_whole = any(tile.stays_whole for tile in tiles)
        self.beyond_limit = any(tile.beyond_limit for tile in tiles)
        self.last_redeploy = any(tile.last_redeploy for tile in tiles)
        self.vanishes = next((tile for tile in tiles if tile.vanishes), None)
        self.fights_on = next((tile.fights_on for tile in tiles if tile.fights_on), "")
        self.verbs = {verb.id: tile for tile in reversed(tiles) for verb in tile.verbs}
        self.coin_masks = [
            (board.features[tile.coin_feature], tile)
            for tile in tiles
            if tile.coin_feature and (tile in live or "coin_feature" in tile.in_decline)
        ]
        self.discount_hooks = _hooked(tiles, active, lent, "discounts")
        self.entries = _hooked(tiles, active, lent, "entry")
        self.links = _hooked(tiles, active, lent, "links")
        self.reaches = _hooked(tiles, active, lent, "reach")
        self.overlooks = _hooked(tiles, active, lent, "overlooks")
        self.auxiliaries = _hooked(tiles, active, lent, "auxiliaries")
        self.replaces = [tile for tile in _hooked(tiles, active, lent, "replaceable") if not tile.is_relic]
        self.forbids = _hooked(tiles, active, lent, "forbids")
        self.start_moves = _hooked(tiles, active, lent, "start_moves")
        self.war_moves = _hooked(tiles, active, lent, "conquest_moves")
        self.redeploy_first = _hooked(tiles, active, lent, "redeploy_first")
        self.redeploy_moves = _hooked(tiles, active, lent, "redeploy_moves")
        self.end_moves = _hooked(tiles, active, lent, "end_moves")
        self.retreat_moves = _hooked(tiles, active, lent, "retreat_moves")
        self.turn_starts = _hooked(tiles, active, lent, "turn_starts")
        self.readied = _hooked(tiles, active, lent, "readied")
        self.conquered = _hooked(tiles, active, lent, "conquered")
        self.lost = _hooked(tiles, active, lent, "lost")
        self.attacked = _hooked(tiles, active, lent, "attacked")
        self.redeploy_opens = _hooked(tiles, active, lent, "redeploy_opens")
        self.redeploy_closes = _hooked(tiles, active, lent, "redeploy_closes")
        self.turn_ends = _hooked(tiles, active, lent, "turn_ends")
        self.after_end = _hooked(tiles, active, lent, "after_end")
        self.declines = _hooked(tiles, active, lent, "declines")
        self.losses = _hooked(tiles, active, lent, "losses")
        self.counters = _hooked(tiles, active, lent, "counters")
        self.marked = _hooked(tiles, active, lent, "marked")
        self.coin_hooks = _hooked(tiles, active, lent, "coin_regions")
        self.stand_ins = _hooked(tiles, active, lent, "stands_for")
        self.relics = [tile for tile in live if tile.is_relic]
        self.flat_coins = _hooked(tiles, active, lent, "coins")


def _hooked(tiles: list[Tile], active: bool, lent: Tile | None, hook: str) -> list[Tile]:
    """The tiles that have this hook and may use it, in the order in which they act: race, power, then what is held."""
    return [
        tile
        for tile in tiles
        if hook in own_hooks(type(tile))
        and ((not tile.only_in_decline or tile is lent) if active else hook in tile.in_decline)
    ]


_hooks: WeakKeyDictionary[type[Tile], frozenset[str]] = WeakKeyDictionary()  # tiles of data come and go


def own_hooks(kind: type[Tile]) -> frozenset[str]:
    """The names of the hooks that a tile class does not merely inherit from `Tile`."""
    found = _hooks.get(kind)
    if found is None:
        names = [name for name in dir(Tile) if not name.startswith("_") and callable(getattr(Tile, name))]
        found = frozenset([name for name in names if getattr(kind, name) is not getattr(Tile, name)])
        _hooks[kind] = found
    return found


def kit_of(board: Board, tiles: list[Tile], active: bool, lent: Tile | None) -> Kit:
    """The kit of these tiles on this board; all games on the board share it."""
    key = (tuple(tiles), active, lent)
    found = board.kits.get(key)
    if found is None:
        found = board.kits[key] = Kit(board, tiles, active, lent)
    return found


def _features(board: Board, names: list[str]) -> int:
    mask = 0
    for name in names:
        if name:
            mask |= board.features[name]
    return mask
