"""What a tile can change. Every race, power, relic and place is one small class below one of these.

Declared values come first: where one number or word says it all, a tile only sets it. Hooks come second: methods that
do nothing here. Questions return a value, notices return nothing, offers add moves. A `Kit` (kit.py) gathers, for one
race in play, only the hooks its tiles really have, so that a plain race costs nothing. When each of them is called is
drawn in docs/hooks.md.

In every hook `s` is the state and `race` the number of the race in play that has the tile; for a tile on the table
(`TableTile`) it is -1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from .compiling import mypyc_attr

if TYPE_CHECKING:
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
    kind: ClassVar[str] = ""  # race, power, relic, place or aside
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
    defence_rule: ClassVar[str] = "1"  # the number of the rule by which `defends` makes its regions dearer
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

    def defends(self, s: State, race: int, region: int, attacker: int) -> int:
        """How much more a region of this race costs that race of another player than what stands there says."""
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

    def round_starts(self, s: State, race: int) -> None:
        """A round begins, the first one too: of a tile on the table, or of any race in play."""

    def turn_starts(self, s: State, race: int) -> None:
        """The owner's turn begins."""

    def readied(self, s: State, race: int) -> None:
        """The troops have been readied."""

    def conquered(self, s: State, race: int, region: int, victim: int) -> None:
        """This race has just conquered a region from the race `victim`, from tribes or monsters (-2), or empty (-1)."""

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

    # --- notices of what anybody does, whoever it is and whosever turn; the race's own doings are told here, too ----
    def anyone_conquered(self, s: State, race: int, region: int, attacker: int, victim: int) -> None:
        """A race has conquered a region; the victim as in `conquered`."""

    def anyone_abandoned(self, s: State, race: int, region: int, owner: int) -> None:
        """A race has given a region up."""

    def anyone_declined(self, s: State, race: int, declined: int) -> None:
        """A race has gone into decline; it may have left the map with that."""

    def anyone_vanished(self, s: State, race: int, gone: int, player: int) -> None:
        """A declined race of that player has left the game."""

    def unlent(self, s: State, race: int) -> None:
        """The race no longer holds the place that lent it this power (U-PLACE-STONEHEDGE-6)."""
        self.declines(s, race)

    # --- questions -------------------------------------------------------------------------------------------------
    def losses(self, s: State, race: int, tokens: int, usual: int) -> int:
        """How many of the tokens in a region taken by an opponent are lost."""
        return usual

    def stays_put(self, s: State, race: int) -> int:
        """Regions whose tokens are not taken up when the redeployment opens; more can be placed there."""
        return 0

    def conquers_again(self, s: State, race: int) -> bool:
        """Conquests are over: may the active race take up its tokens and conquer once more? Asked once a turn."""
        return False

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

    # --- on offer: `race` is the banner of the combo that this tile is in; nobody has it yet -------------------------
    def offer_coins(self, s: State, race: int) -> int:
        """Coins from the bank that lie on the combo when it is turned up."""
        return 0

    def offer_toll(self, s: State, race: int, usual: int) -> int:
        """Coins that whoever picks a combo further down lays on this one."""
        return usual

    def offer_price(self, s: State, race: int, usual: int) -> int:
        """What picking this combo costs; what differs from the coins laid on others goes to or comes from the bank."""
        return usual

    def passed_over(self, s: State, race: int, picker: int) -> None:
        """That player has picked a combo further down and laid his coins on this one."""

    # --- positions -------------------------------------------------------------------------------------------------
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


@mypyc_attr(allow_interpreted_subclasses=True)
class TableTile(Tile):
    """A tile that belongs to nobody and lies beside the map: an event, a season, a house rule with a memory.

    It has the hooks that tell of the table: `round_starts` and those of what anybody does.
    """

    kind = "aside"
