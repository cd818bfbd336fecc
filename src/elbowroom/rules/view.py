"""What a player may know (COMP-11): everything on the table, not others' coins, not what chance still holds.

Others' coins are hidden, but what they took and paid was not: `SeatView.counted` is what comes of adding it up. A view
keeps a copy of the state with the hidden parts taken out, so nothing hidden can be asked of it. `determinize` fills the
gaps with something possible and gives a game to think with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from .board import Board
from .chance import mix, reseed
from .cost import Cost, itemise
from .forecast import Forecast, forecast, stop_moves
from .moves import Move
from .offer import combo_price
from .prospects import Prospect, Troops, prospects, troops
from .scoring import Part, income
from .state import State
from .table import NOBODY, PIECE_BITS, PIECE_MOST, Table

if TYPE_CHECKING:
    from .game import Game

UNKNOWN: Final = -1


class RegionView:
    """A region as anyone at the table sees it."""

    fields: ClassVar[tuple[str, ...]] = (
        "declined",
        "id",
        "markers",
        "monsters",
        "player",
        "race",
        "terrain",
        "tokens",
        "tribe",
    )
    __slots__ = fields

    def __init__(self, s: State, region: int) -> None:
        holder = s.holder[region]
        self.id = s.board.ids[region]
        self.terrain = s.board.regions[region].terrain
        self.player = s.player[holder] + 1 if holder >= 0 else 0
        self.race = s.table.race_ids[holder] if holder >= 0 else ""
        self.declined = holder >= 0 and not s.live[holder]
        self.tokens = s.tokens[region]
        neutral = s.neutral[region]
        self.monsters = neutral if s.monsters >> region & 1 else 0
        self.tribe = neutral if not self.monsters else 0
        self.markers = markers_at(s, region)


class RaceView:
    """A race in play: what is in hand and what it holds."""

    fields: ClassVar[tuple[str, ...]] = (
        "counters",
        "declined",
        "hand",
        "marks",
        "power",
        "race",
        "regions",
        "tokens",
        "waiting",
    )
    __slots__ = fields

    def __init__(self, s: State, race: int) -> None:
        kit = s.kit(race)
        self.race = s.table.race_ids[race]
        self.power = s.table.power_ids[s.badge[race]] if s.badge[race] >= 0 else ""
        self.declined = not s.live[race]
        self.hand = s.hand[race]
        self.waiting = s.waiting[race]  # survivors that wait for their owner's redeployment
        self.regions = [s.board.ids[region] for region in s.board.each(s.realm[race])]
        self.tokens = sum(s.tokens[region] for region in s.board.each(s.realm[race]))
        self.counters: dict[str, int] = {}
        for tile in kit.counters:
            self.counters.update(tile.counters(s, race))
        self.marks: dict[str, list[int]] = {}  # players whom the race's tiles have marked
        for tile in kit.marked:
            held = tile.marked(s, race)
            for stock in tile.stocks:
                if stock.players:
                    self.marks[stock.id] = [player + 1 for player in range(s.table.players) if held >> player & 1]


class StageView:
    """What the stage is, so that nobody need know its name; each fact is told where `Stage` declares it."""

    fields: ClassVar[tuple[str, ...]] = (
        "acts",
        "compels",
        "deals",
        "decides",
        "die_lies",
        "fights",
        "late",
        "offers",
        "opens",
        "picks",
        "scored",
        "verbs",
    )
    __slots__ = fields

    def __init__(self, s: State) -> None:
        stage = s.stage
        self.acts = s.table.race_ids[s.race] if s.race >= 0 else ""  # the race that conquers, or did last
        self.compels = stage.compels
        self.deals = stage.deals
        self.decides = stage.decides
        self.die_lies = stage.die_lies
        self.fights = stage.fights
        self.late = stage.late
        self.offers = stage.offers
        self.opens = stage.opens
        self.picks = stage.picks
        self.scored = stage.scored
        self.verbs = [verb.id for verb in stage.verbs]


class SeatView:
    """A player: coins if they are shown and what can be counted of them, the active race, the declined ones."""

    __slots__ = ("active", "coins", "counted", "declined", "player")

    def __init__(self, s: State, player: int) -> None:
        self.player = player + 1
        self.counted = counted(s, player)
        self.coins: int | None = s.coins[player] if s.coins[player] != UNKNOWN else None
        self.active = RaceView(s, s.active[player]) if s.active[player] >= 0 else None
        self.declined = [RaceView(s, race) for race in s.fallen[player]]


class ComboView:
    """A combo on offer: its price is the number of combos above it, unless table or tiles say otherwise."""

    fields: ClassVar[tuple[str, ...]] = ("coins", "position", "power", "price", "race", "tokens")
    __slots__ = fields

    def __init__(self, s: State, at: int) -> None:
        race = s.table.races[s.offer_races[at]]
        power = s.table.powers[s.offer_powers[at]]
        self.position = at + 1
        self.price = combo_price(s, at)
        self.race = race.id
        self.power = power.id
        self.coins = s.offer_coins[at]
        self.tokens = race.tokens + race.extra_tokens + power.tokens


class View:
    """A game through the eyes of one player, or of a spectator (player 0)."""

    __slots__ = ("_state", "player")

    def __init__(self, state: State, player: int) -> None:
        if not 0 <= player <= state.table.players:
            raise ValueError(f"there is no player {player} at this table")
        self._state = _without_secrets(state, player - 1)
        self.player = player

    @property
    def state(self) -> State:
        """The state without its secrets, for those who need speed; it must not be changed."""
        return self._state

    @property
    def table(self) -> Table:
        """The board, the tiles and the variants."""
        return self._state.table

    @property
    def board(self) -> Board:
        """The map."""
        return self._state.board

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._state.mover == NOBODY

    @property
    def to_move(self) -> int:
        """The player who decides; 0 when the game is over."""
        return self._state.mover + 1

    @property
    def turn(self) -> int:
        """The player whose turn it is."""
        return self._state.turn + 1

    @property
    def stage(self) -> str:
        """Where in the turn the game stands."""
        return self._state.stage.name

    @property
    def now(self) -> StageView:
        """What this stage is: do regions fall in it, is something dealt or picked, who decides."""
        return StageView(self._state)

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self._state.round

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return self._state.table.rounds

    def legal_moves(self) -> list[Move]:
        """The legal moves, if it is this player who decides."""
        return self._state.legal[:]

    def cost(self, region: int | str, *means: str) -> Cost:
        """What the race that conquers now would pay for a region, item by item."""
        return itemise(self._state, str(region), means)

    def prospects(self, region: int | str = "", *means: str) -> list[Prospect]:
        """What would come of every attack, if it is this player who decides."""
        return prospects(self._state, str(region), means)

    def troops(self) -> Troops | None:
        """Who would make the attacks that `prospects` tells of, if it is this player who decides."""
        return troops(self._state)

    def forecast(self, first: Move | None = None) -> Forecast | None:
        """What the turn scores if this player, who decides, ends it from here, after one of his moves or none."""
        return forecast(self._state, first)

    def stop_moves(self) -> list[str]:
        """The moves that end the turn from here, if it is this player who decides."""
        return stop_moves(self._state)

    def income(self, player: int) -> list[Part]:
        """What a player would score if his turn ended now."""
        return income(self._state, player - 1)

    @property
    def regions(self) -> list[RegionView]:
        """All regions, in the map's order."""
        return [RegionView(self._state, at) for at in range(len(self._state.board.ids))]

    @property
    def seats(self) -> list[SeatView]:
        """All players, in seat order."""
        return [SeatView(self._state, at) for at in range(self._state.table.players)]

    @property
    def offer(self) -> list[ComboView]:
        """The combos on offer, top to bottom."""
        return [ComboView(self._state, at) for at in range(len(self._state.offer_races))]

    @property
    def stack(self) -> list[str]:
        """Races still to come, in alphabetical order: theirs is not known."""
        return sorted(_names(self._state.table.race_ids, self._state.race_pool))

    @property
    def returned(self) -> list[str]:
        """Banners under the stack, next first."""
        return [self._state.table.race_ids[race] for race in self._state.race_bottom]

    @property
    def badges(self) -> list[str]:
        """Powers still to come, in alphabetical order."""
        return sorted(_names(self._state.table.power_ids, self._state.power_pool))

    @property
    def discard(self) -> list[str]:
        """Powers that are gone until the badges are mixed anew."""
        return sorted(_names(self._state.table.power_ids, self._state.discard))

    @property
    def tray(self) -> dict[str, int]:
        """Tokens out of play, by race."""
        return dict(zip(self._state.table.race_ids, self._state.tray, strict=True))

    @property
    def lent(self) -> str:
        """The power that a place lends, if one does."""
        return self._state.table.power_ids[self._state.lent] if self._state.lent >= 0 else ""

    def as_dict(self) -> dict[str, object]:
        """Everything that lies on the table as plain data, ready for JSON; what was counted is not part of it."""
        s = self._state
        now = self.now
        seats = []
        for seat in self.seats:
            races = ([seat.active] if seat.active else []) + seat.declined
            seats.append(
                {
                    "player": seat.player,
                    "coins": seat.coins,
                    "races": [{name: getattr(race, name) for name in RaceView.fields} for race in races],
                }
            )
        return {
            "player": self.player,
            "boxes": list(s.table.boxes),
            "map": s.board.id,
            "variants": dict(s.table.variants),
            "stage": self.stage,
            "now": {name: getattr(now, name) for name in StageView.fields},
            "to_move": self.to_move,
            "turn": self.turn,
            "round": self.round,
            "rounds": self.rounds,
            "regions": [{name: getattr(region, name) for name in RegionView.fields} for region in self.regions],
            "seats": seats,
            "offer": [{name: getattr(combo, name) for name in ComboView.fields} for combo in self.offer],
            "stack": self.stack,
            "returned": self.returned,
            "badges": self.badges,
            "discard": self.discard,
            "unfound": s.unfound,
            "lent": self.lent,
            "tray": self.tray,
            "memory": [s.kept, s.spent],
            "turn_so_far": [s.picked, s.attempted, s.raids, s.attacked, s.surge, s.victims],
            "legal": [move.text for move in s.legal],
        }

    def determinize(self, seed: int = 0) -> Game:
        """A game that could be this one: the order of the stacks, and coins that cannot be counted, are drawn."""
        from .game import Game  # a game makes views, and a view makes games

        state = self._state.copy()
        own = state.coins[self.player - 1] if self.player else 5 + 8 * state.round
        for at, coins in enumerate(state.coins):
            if coins == UNKNOWN:
                spread = mix(seed ^ at << 8) % (own // 2 + 5)
                least, most = counted(state, at)
                state.coins[at] = min(max(least, own - own // 4 - 2 + spread), most)
        reseed(state, mix(seed))
        if state.mover >= 0 and not state.legal:
            state.legal = state.stage.moves(state)
        return Game(state)


def counted(s: State, player: int) -> tuple[int, int]:
    """The least and the most coins that a player can have, as a careful onlooker knows; the same if it is certain."""
    coins = s.coins[player]
    return s.counted[player] if coins == UNKNOWN else (coins, coins)


def markers_at(s: State, region: int) -> dict[str, int]:
    """The markers in a region by name, relics and places among them."""
    markers: dict[str, int] = {}
    if s.board.features["mountain"] >> region & 1:
        markers["mountain"] = 1
    packed = s.pieces[region]
    if packed:
        for at, piece in enumerate(s.table.pieces):
            count = packed >> (PIECE_BITS * at) & PIECE_MOST
            if count:
                markers[piece.id] = count
    for name in _names(s.table.find_ids, s.finds[region]):
        markers[name] = 1
    return markers


def _names(ids: list[str], mask: int) -> list[str]:
    return [name for at, name in enumerate(ids) if mask >> at & 1]


def _without_secrets(state: State, player: int) -> State:
    """A copy without other players' coins, the order of the stacks, and the seeds."""
    s = state.copy()
    if not s.table.open_coins and s.mover != NOBODY:
        s.coins = [coins if at == player else UNKNOWN for at, coins in enumerate(s.coins)]
    for race in s.race_next:
        s.race_pool |= 1 << race
    s.race_next = ()
    for power in s.power_next:
        s.power_pool |= 1 << power
    s.power_next = ()
    if s.find_stack or s.unfound:
        s.unfound += len(s.find_stack)
        s.find_stack = ()
        s.find_pool = (1 << len(s.table.finds)) - 1
        for found in s.finds:
            s.find_pool &= ~found
    if s.table.lender >= 0 and s.lent < 0:
        lender = s.table.finds[s.table.lender]
        if s.memory(lender):
            s.power_pool |= 1 << (s.memory(lender) - 1)  # what it will lend is not known yet
            s.remember(lender, 0)
    s.dice_seed = 0
    s.deck_seed = 0
    s.branch = 0
    s.forced = ()
    if s.mover != player:
        s.legal = []
    return s
