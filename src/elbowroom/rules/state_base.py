"""The fields of the state. Made by tools/make_state.py from state_fields.py: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .checking import checked, guard
from .table import NOBODY

if TYPE_CHECKING:
    from .board import Board
    from .events import Event
    from .kit import Kit
    from .moves import Move
    from .table import Table
    from .turn import Stage

CHECKED: Final[bool] = checked()


class StateBase:
    """Everything that changes, copied by hand."""

    __slots__ = (
        "active",
        "after",
        "again",
        "altered",
        "attacked",
        "attempted",
        "badge",
        "begun",
        "board",
        "branch",
        "chance",
        "coins",
        "counted",
        "dealing",
        "deck_seed",
        "detour",
        "dice_seed",
        "discard",
        "ears",
        "events",
        "fallen",
        "find_pool",
        "find_regions",
        "find_stack",
        "finds",
        "forced",
        "guards",
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
        "touched",
        "tray",
        "turn",
        "unfound",
        "victims",
        "waiting",
        "wall",
        "warded",
        "watch",
    )

    table: Table
    board: Board
    holder: list[int]  # the race whose tokens stand there
    tokens: list[int]
    neutral: list[int]  # lost tribes or monsters
    pieces: list[int]  # counts of all pieces, PIECE_BITS each
    finds: list[int]  # relics and places, a bit each
    wall: list[int]  # what a plain attack by a stranger costs
    monsters: int  # the regions whose neutral defenders are monsters
    warded: int  # the regions with a piece that makes them immune
    find_regions: int  # the regions with a relic or a place
    tray: list[int]
    hand: list[int]
    waiting: list[int]  # survivors that wait for their owner's redeployment
    realm: list[int]  # the regions they hold
    player: list[int]
    badge: list[int]
    live: list[bool]  # active?
    kits: list[Kit | None]  # what they can do
    watch: tuple[int, ...]  # races whose abilities forbid attacks
    guards: tuple[int, ...]  # races whose abilities make their own regions dearer
    ears: tuple[int, ...]  # races that are told what anybody does, -1 for the table
    lent: int  # a power lent by a place, and -1 where none is
    coins: list[int]  # 5 to begin with (SETUP-8)
    counted: list[tuple[int, int]]  # least and most coins (purse.py)
    active: list[int]
    fallen: list[tuple[int, ...]]  # declined races, oldest first
    kept: list[int]  # what a tile remembers
    spent: list[int]  # and what of this turn only
    out: list[int]  # how many of each piece lie on the map
    spots: list[int]  # and in which regions
    offer_races: list[int]
    offer_powers: list[int]
    offer_coins: list[int]
    race_next: tuple[int, ...]  # banners whose order is laid down, next first
    race_pool: int  # those in no order yet: chance decides when one is turned up
    race_bottom: tuple[int, ...]  # banners that came back, under all others
    power_next: tuple[int, ...]
    power_pool: int
    discard: int  # badges laid aside until the stack is empty
    find_stack: tuple[int, ...]  # finds still to come whose order is laid down
    find_pool: int
    unfound: int  # how many of the pool are in the game
    round: int
    turn: int  # whose turn it is
    mover: int  # who decides
    stage: Stage
    race: int  # the race that conquers in this stage
    picked: bool  # did the turn begin with a pick?
    attempted: bool  # has a conquest been tried this turn?
    raids: int  # non-empty regions the active race conquered this turn (CONQ-15)
    attacked: int  # players whose active race the active race attacked this turn
    surge: int  # a die rolled for the next conquest
    victims: int  # races that lost a region this turn
    begun: bool  # has the race that conquers now tried a conquest?
    detour: str  # a stage that must come before the next one
    after: str  # the stage that follows a detour
    dealing: int  # a race that redeploys as it declines
    again: bool  # do the conquests of the turn go on a second time?
    touched: int  # the regions in which something has changed
    altered: bool  # has a list been changed that copies share?
    dice_seed: int
    deck_seed: int
    branch: int  # the number of a copy whose seeds still are the original's
    forced: tuple[tuple[str, str], ...]  # what chance gives next
    chance: list[tuple[str, str]]  # what chance gave in this move
    events: list[Event]  # what has happened in this move
    legal: list[Move]
    shared: bool  # may a copy hold some of the same lists?

    def __init__(self, table: Table, stage: Stage, source: StateBase | None = None) -> None:
        """An empty table, or what the source has."""
        if source is None:
            regions = len(table.board.ids)
            races = len(table.races)
            self.shared = False
            self.table = table
            self.board = table.board
            self.holder = [NOBODY] * regions
            self.tokens = [0] * regions
            self.neutral = [0] * regions
            self.pieces = [0] * regions
            self.finds = [0] * regions
            self.wall = list(table.board.base)
            self.monsters = 0
            self.warded = 0
            self.find_regions = 0
            self.tray = [race.supply for race in table.races]
            self.hand = [0] * races
            self.waiting = [0] * races
            self.realm = [0] * races
            self.player = [NOBODY] * races
            self.badge = [NOBODY] * races
            self.live = [False] * races
            self.kits = [None] * races
            self.watch = ()
            self.guards = ()
            self.ears = table.ears
            self.lent = NOBODY
            self.coins = [table.coins] * table.players
            self.counted = [(table.coins, table.coins)] * table.players
            self.active = [NOBODY] * table.players
            self.fallen = [()] * table.players
            self.kept = [0] * len(table.slots)
            self.spent = [0] * len(table.slots)
            self.out = [0] * len(table.pieces)
            self.spots = [0] * len(table.pieces)
            self.offer_races = []
            self.offer_powers = []
            self.offer_coins = []
            self.race_next = ()
            self.race_pool = 0
            self.race_bottom = ()
            self.power_next = ()
            self.power_pool = 0
            self.discard = 0
            self.find_stack = ()
            self.find_pool = 0
            self.unfound = 0
            self.round = 1
            self.turn = table.first
            self.mover = table.first
            self.stage = stage
            self.race = NOBODY
            self.picked = False
            self.attempted = False
            self.raids = 0
            self.attacked = 0
            self.surge = 0
            self.victims = 0
            self.begun = False
            self.detour = ""
            self.after = ""
            self.dealing = NOBODY
            self.again = False
            self.touched = (1 << regions) - 1
            self.altered = True
            self.dice_seed = 0
            self.deck_seed = 0
            self.branch = 0
            self.forced = ()
            self.chance = []
            self.events = []
            self.legal = []
        else:
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
            self.guards = source.guards
            self.ears = source.ears
            self.lent = source.lent
            self.coins = source.coins[:]
            self.counted = source.counted
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
            self.raids = source.raids
            self.attacked = source.attacked
            self.surge = source.surge
            self.victims = source.victims
            self.begun = source.begun
            self.detour = source.detour
            self.after = source.after
            self.dealing = source.dealing
            self.again = source.again
            self.touched = source.touched
            self.altered = source.altered
            self.dice_seed = source.dice_seed
            self.deck_seed = source.deck_seed
            self.branch = source.branch
            self.forced = source.forced
            self.chance = []
            self.events = []
            self.legal = source.legal
            if CHECKED:
                guard(self, source)

    def unshare(self) -> None:
        """Call before changing a list that copies share."""
        self.altered = True
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

    def contents(self) -> dict[str, object]:
        """Everything that makes the position what it is: all but the seeds, which only a running game has."""
        told: dict[str, object] = {
            "map": self.board.id,
            "holder": self.holder,
            "tokens": self.tokens,
            "neutral": self.neutral,
            "pieces": self.pieces,
            "finds": self.finds,
            "monsters": self.monsters,
            "tray": self.tray,
            "hand": self.hand,
            "waiting": self.waiting,
            "player": self.player,
            "badge": self.badge,
            "live": self.live,
            "lent": self.lent,
            "coins": self.coins,
            "active": self.active,
            "fallen": self.fallen,
            "kept": self.kept,
            "spent": self.spent,
            "offer": [
                self.offer_races,
                self.offer_powers,
                self.offer_coins,
            ],
            "stacks": [
                self.race_next,
                self.race_pool,
                self.race_bottom,
                self.power_next,
                self.power_pool,
                self.discard,
            ],
            "unfound": [
                self.find_stack,
                self.find_pool,
                self.unfound,
            ],
            "turn": [
                self.round,
                self.turn,
                self.mover,
                self.stage.name,
                self.race,
                self.picked,
                self.attempted,
            ],
            "so_far": [
                self.raids,
                self.attacked,
                self.surge,
                self.victims,
                self.begun,
                self.detour,
                self.after,
                self.dealing,
            ],
            "legal": [move.text for move in self.legal],
        }
        if self.again:
            told["again"] = self.again
        return told
