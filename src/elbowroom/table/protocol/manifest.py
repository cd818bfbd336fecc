"""What is in a box: everything that a page has to know to show tiles and stages it has never heard of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .view import Decides

Aim = Literal["nothing", "region", "regions", "player", "combo", "relic"]
"""What follows a verb: nothing, a region, two of them, a player's number, a combo's number, a relic's name."""

StageFact = Literal["offers", "picks", "opens", "fights", "late", "die_lies", "deals", "scored", "compels"]
"""What can be true of a stage."""

TileKind = Literal["race", "power", "relic", "place", "aside"]
"""What a tile is; `aside`: it lies beside the map and is nobody's."""


class VerbData(Struct, forbid_unknown_fields=True):
    """A word that moves begin with."""

    id: str
    text: str
    """The id of its name as a button; empty where it never is one."""
    aim: Aim
    counted: bool
    """A number of things follows the region."""
    puts: str
    """The piece that it puts into the region."""
    must: bool
    """What is in hand must be placed with it before the turn can end."""
    takes: bool
    """The mover's race takes the region by it."""
    helped: bool
    """Relics may be named after it, to help."""
    rolls: bool
    """It rolls the die."""
    tap: bool
    """It is what pointing at a region means, if nothing else has been chosen."""
    when: list[StageFact]
    """One of these holds of the stage in which a tile adds it; empty for a stage's own."""


class PieceData(Struct, forbid_unknown_fields=True):
    """A marker or figure that can lie in a region."""

    id: str
    text: str
    icon: str
    rule: str
    """What to cite when it counts."""
    figure: bool
    """It stands upright."""
    supply: int
    guard: int
    """What each adds to the defence."""
    wards: bool
    """It makes its region immune."""
    warden: str
    """Who is not stopped by that: `holder` of the region, `nobody`, or who holds the place of this name."""
    shelters: bool
    """It counts as a second token against replacement."""
    fate: Literal["supply", "owner", "gone", "stays"]
    """What becomes of it when its region is left or falls."""
    needs_tokens: bool
    """It lies only in regions that are held."""


class StockData(Struct, forbid_unknown_fields=True):
    """What a race has besides tokens."""

    id: str
    """The key in `counters`, or in `marks`."""
    text: str
    of: str
    """What one of it is called: a piece, or a marker that never lies in a region."""
    icon: str
    players: bool
    """It is in `marks`: these players, not this many."""


class StageData(Struct, forbid_unknown_fields=True):
    """A stage: what is true of it, who decides, and its own verbs."""

    id: str
    decides: Decides
    offers: bool
    """The choice is among the combos on offer."""
    picks: bool
    """And the one chosen becomes the player's race."""
    opens: bool
    """The kind of turn is chosen."""
    fights: bool
    """Regions are attacked."""
    late: bool
    """By a declined race, before the active one."""
    die_lies: bool
    """With the die that has just been rolled."""
    deals: bool
    """Tokens and pieces are dealt out."""
    scored: bool
    """The turn has been scored."""
    compels: bool
    """Something must be chosen before the turn can go on or end."""
    verbs: list[VerbData]


class TileData(Struct, forbid_unknown_fields=True):
    """A race, power, relic, place or tile beside the map."""

    id: str
    kind: TileKind
    text: str
    """The id of its name; with `.ability` that of what it does."""
    icon: str
    """Its drawing, by its name at game-icons.net."""
    rule: str
    """The family of its rules."""
    tokens: int
    extra_tokens: int
    supply: int
    guard: int
    """What a relic or place adds to the defence of its region."""
    helps: bool
    """A relic that is named in a conquest."""
    verbs: list[VerbData]
    pieces: list[PieceData]
    stocks: list[StockData]
    stages: list[StageData]
    """That only come with this tile."""
    variants: list[str]
    """Of the table, that change what it does."""


class BoxData(Struct, forbid_unknown_fields=True):
    """What is in a box, and the stages that every game has."""

    box: str
    races: list[TileData]
    powers: list[TileData]
    finds: list[TileData]
    aside: list[TileData]
    """Tiles that lie beside the map: events and the like."""
    stages: list[StageData]
