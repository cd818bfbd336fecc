"""The view: the position as one player, or a spectator, may see it. There is no null in it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct, field

from .values import Variants


class IncomePart(NamedTuple):
    """What brings coins: race, what pays, coins, rule."""

    race: str
    source: str
    coins: int
    rule: str


class CostPart(NamedTuple):
    """An item of a cost: amount, source, rule."""

    amount: int
    source: str
    rule: str


class Loss(NamedTuple):
    """What a race that stands in a region would lose: player, race, tokens out of play, tokens that withdraw."""

    player: int
    race: str
    lost: int
    back: int


Verdict = Literal["take", "die", "short", "barred"]
"""A legal move takes it for certain; one may take it; in reach but too dear even with the die; not to be attacked."""

Decides = Literal["turn", "victim", "nobody"]
"""Who decides: the player whose turn it is, one whose region fell in it, nobody."""


class RegionView(Struct, omit_defaults=True):
    """A region: who holds it and what lies there. Terrain and neighbours are in the map."""

    player: int = 0
    race: str = ""
    declined: bool = False
    tokens: int = 0
    tribe: int = 0
    """Tokens of a Lost Tribe."""
    monsters: int = 0
    markers: dict[str, int] = field(default_factory=dict)
    """Markers and figures, relics and places, by name."""


class RaceView(Struct, omit_defaults=True):
    """A race in play."""

    race: str
    power: str
    """Empty once the badge is gone."""
    declined: bool = False
    hand: int = 0
    """Tokens in hand."""
    tokens: int = 0
    """Tokens on the map."""
    counters: dict[str, int] = field(default_factory=dict)
    """What it has besides tokens: camps, heroes, tokens set aside, …; `StockData` tells what there is."""
    marks: dict[str, list[int]] = field(default_factory=dict)
    """Players whom its tiles have marked: the ally, those on whom vengeance is due."""


class SeatView(Struct, omit_defaults=True):
    """A player: what he has, as far as this viewer may know."""

    races: list[RaceView]
    """The active one first."""
    coins: int | None = None
    """His own, everybody's with open coins or when the game is over."""


class ComboView(Struct, omit_defaults=True):
    """A combo on offer."""

    race: str
    power: str
    coins: int
    """Coins that lie on it."""
    tokens: int
    """What the pick brings."""
    price: int | None = None
    """What it costs, where that is not the number of combos above it."""


class StageView(Struct, omit_defaults=True):
    """What the stage is, so that nobody need know its name."""

    decides: Decides
    verbs: list[str]
    """What its moves begin with; verbs of tiles come on top."""
    acts: str = ""
    """The race that conquers, or did last."""
    offers: bool = False
    """The choice is among the combos on offer,"""
    picks: bool = False
    """and the one chosen becomes the player's race."""
    opens: bool = False
    """The kind of turn is chosen."""
    fights: bool = False
    """Regions are attacked,"""
    late: bool = False
    """by a declined race, before the active one,"""
    die_lies: bool = False
    """with the die that has just been rolled."""
    deals: bool = False
    """Tokens and pieces are dealt out."""
    scored: bool = False
    """The turn has been scored."""
    compels: bool = False
    """Something must be chosen before the turn can go on or end."""


class Troops(Struct, omit_defaults=True):
    """Who would make the attacks that prospects tell of."""

    race: str
    hand: int
    """Its tokens in hand; at the start of a turn, once it has expanded."""
    helpers: int = 0
    """What counts like a token beside them."""


class Prospect(Struct, omit_defaults=True, kw_only=True):
    """What would come of one way to attack one region (docs/moves.md, "What would come of it")."""

    region: str = ""
    """Absent where it is the key."""
    means: list[str] = field(default_factory=list)
    """The relics used."""
    verdict: Verdict
    move: str = ""
    """The legal move."""
    cost: int | None = None
    """The need in tokens, in reach or not; absent where the race may not take it at all."""
    parts: list[CostPart] = field(default_factory=list)
    uses: int = 0
    """Tokens of the race (and helpers) that it puts there."""
    left: int = 0
    """Tokens in hand then; absent where short or barred, when all stay there."""
    needs: int = 0
    """The smallest face of the die that succeeds, 0 without a die."""
    chance: float | None = None
    """With the die; absent where it is certain or hopeless."""
    losses: list[Loss] = field(default_factory=list)
    coins: dict[str, int] = field(default_factory=dict)
    """That change hands at once, by player."""
    kept: bool = True
    """Is the region, once taken, still held when the redeployment opens?"""
    rule: str = ""
    """By which it is short or barred,"""
    source: str = ""
    """and what stands in the way: a tile, piece, terrain, player."""
    code: str = ""
    """Why so, as in a refusal (the texts `refusal-CODE`),"""
    args: dict[str, str | int] = field(default_factory=dict)
    """with what it is about, the region aside."""


class Forecast(Struct):
    """What ending the turn from here would score."""

    coins: int
    exact: bool
    """False where chance or another player decides in between."""
    parts: list[IncomePart]


class TurnSoFar(Struct):
    """What has happened in this turn that later moves depend on."""

    picked: bool
    attempted: bool
    raids: int
    attacked: list[int]
    """Players whose regions were attacked."""
    die: int
    """What the die gave that lies, 0 without one."""
    victims: list[str]
    """Races that lost a region."""


class View(Struct, omit_defaults=True):
    """The position."""

    player: int
    """Whose eyes these are, 0 for a spectator. With several seats: the one who decides, else the last who did."""
    boxes: list[str]
    map: str
    board: str
    """What kind of map it is, `base` or `underground`: some tiles do something else there, and have a text for each."""
    variants: Variants
    rounds: int
    players: int
    open_coins: bool
    stage: str
    now: StageView
    """What the stage is."""
    to_move: int
    """The player who decides, 0 when the game is over."""
    turn: int
    """The player whose turn it is."""
    round: int
    regions: dict[str, RegionView]
    """Every region of the map."""
    seats: dict[str, SeatView]
    """By player."""
    offer: list[ComboView]
    """Top to bottom."""
    stack: list[str]
    """Races still to come, in alphabetical order, not in theirs."""
    returned: list[str]
    """Banners under the stack, next first."""
    badges: list[str]
    """Powers still to come, in alphabetical order."""
    discard: list[str]
    """Powers that are gone for now."""
    unfound: int
    """Relics and places that nobody has found yet."""
    tray: dict[str, int]
    """Tokens out of play, by race."""
    lent: str
    """The power that a place lends, if one does."""
    turn_so_far: TurnSoFar
    income: list[IncomePart]
    """What the player whose turn it is would score if it ended now."""
    own: list[str] = field(default_factory=list)
    """Boxes of one's own that the game carries, in `boxes` or with blank tiles: `GET /api/tables/{table}/boxes`."""
    winners: list[int] = field(default_factory=list)
    """When the game is over."""
    legal: list[str] = field(default_factory=list)
    """Every legal move, only for the one who decides."""
    troops: Troops | None = None
    """For the one who decides, where regions are attacked or the kind of turn is chosen: with what."""
    prospects: dict[str, Prospect] = field(default_factory=dict)
    """There too: what would come of every attack, by region; other ways to take one go by their move."""
    forecast: Forecast | None = None
    """For the one who decides, unless he must choose something else first."""
    stop_moves: list[str] = field(default_factory=list)
    """There too: the moves that end the turn from here, one after the other."""
    declining: dict[str, int] = field(default_factory=dict)
    """There too, where the kind of turn is chosen: what a turn scores in which the race declines, by the move."""
    undo: int = 0
    """How many of his latest moves this viewer may take back."""
