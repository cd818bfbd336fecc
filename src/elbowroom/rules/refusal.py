"""Why something may not be done: a code, what it is about, and the rule.

Page and terminal word the code in the player's language (`refusal-CODE`); here every code has its English sentence, for
those who only have the engine. A tile's own reasons stand with the tile (`Tile.reasons`), its codes begin with its id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .ability import Tile
    from .moves import Move
    from .state import State

Argument = str | int

# The sentences of the engine's own codes. What stands in braces is an argument: `region` is a region's id, `tile` that
# of a tile or piece, `terrain` a terrain, `relics` the ids of relics, `player` a player's number, `move` the move's
# text; the rest are numbers.
SENTENCES: Final[dict[str, str]] = {
    # nothing that could be a move here
    "over": "The game is over.",
    "empty": "An empty line is no move.",
    "unknown": "'{move}' is no move of this game.",
    "malformed": "'{move}' is not how this move is written.",
    "no-ability": "None of your tiles allows '{move}'.",
    "no-region": "There is no region {region} on this map.",
    "no-player": "There is no player {number} at this table.",
    "in-decline": "In decline this ability has gone ({tile}).",
    # not now
    "not-now": "That is not what has to be decided now.",
    "own-turn": "That is for a turn of your own; now survivors are placed.",
    "now-pick": "A combo is picked at the start of a turn, by a player without an active race.",
    "now-decline": "A race declines at the start of a turn.",
    "now-conquer": "Regions are conquered after `expand` or a pick, and before the redeployment.",
    "now-abandon": "Regions are abandoned before the first conquest of a turn.",
    "now-place": "Tokens are placed in the redeployment.",
    "now-piece": "It is placed in the redeployment ({tile}).",
    "late": "It conquers first ({tile}); the active race comes after `done`.",
    "pick-first": "A player without an active race must pick a combo.",
    "mode-first": "Say first whether you expand or decline.",
    "place-first": "Tokens and pieces in hand must be placed first.",
    "retreat-first": "All survivors must be placed while their race has a region.",
    "compelled": "This decision cannot be skipped.",
    # the offer
    "combo-number": "A combo is named by its number in the offer.",
    "no-combo": "There are {visible} combos on offer, so there is no number {number}.",
    "price": "The price of combo {number} in coins is {cost}; you have {coins}.",
    # where one may attack
    "own": "Your race holds region {region} already.",
    "chasm": "Region {region} is a chasm, which nobody enters.",
    "water": "Region {region} is water ({terrain}), which this race cannot conquer.",
    "avoided": "Region {region} is no target for this race ({tile}: {terrain}).",
    "immune": "Region {region} is immune ({tile}).",
    "ban": "Region {region} may not be attacked now ({tile}).",
    "ability-proof": "Only plain tokens from a bordering region conquer region {region} ({tile}).",
    "no-relic": "This race cannot use that for such an attack now: {relics}.",
    "relic-used": "That has been used this turn already: {relics}.",
    "far": "Region {region} is not adjacent to a region of this race.",
    "entry": "This race may not enter in region {region} ({tile}).",
    "border": "A race without a region must enter at the border; region {region} is no border region.",
    # tokens and die
    "hand": "A conquest needs at least one token in hand.",
    "cost": "Region {region} costs {cost} tokens; you have {hand} in hand.",
    "die": "You are {short} tokens short of region {region}; the die helps with {most} at most.",
    "sure": "Region {region} can be had for {cost} without the die.",
    "no-final": "This race rolls before it chooses, so it has no final attempt.",
    "die-lies": "The die has been rolled: conquer with it, or stop.",
    "roll-target": "Only a race that rolls before it chooses may roll without a target.",
    # replacing a lone token
    "no-victim": "No active token of an opponent stands in region {region}.",
    "not-alone": "More than one token stands in region {region}.",
    "sheltered": "The lone token in region {region} is sheltered ({tile}).",
    # giving up and placing
    "not-yours": "Region {region} is not yours.",
    "stays": "The tokens in region {region} are in decline and stay there ({tile}).",
    "not-held": "The race that has this does not hold region {region} ({tile}).",
    "no-tokens": "No token of the race in region {region} is in hand.",
    "token-count": "Of that race's tokens {hand} can be placed.",
    "none-left": "None is in hand to be placed ({tile}).",
    "piece-count": "So many can be placed: {left} ({tile}).",
    "used-up": "That has been done as often as a turn allows ({tile}).",
    "marker-there": "In region {region} lies one already ({tile}).",
    "relic-there": "The same power works in region {region} already ({tile}).",
}


class Refusal:
    """Why something may not be done; `source` is what stands in the way, where it is something that can be named."""

    __slots__ = ("args", "code", "rule", "sentence", "source")

    def __init__(
        self, code: str, rule: str, args: dict[str, Argument] | None = None, source: str = "", sentence: str = ""
    ) -> None:
        self.code = code
        self.rule = rule
        self.args = args or {}
        self.source = source  # the id of a tile, piece or terrain, or a player's number
        self.sentence = sentence or SENTENCES[code]

    @property
    def reason(self) -> str:
        """The sentence in English."""
        return self.sentence.format_map(self.args)

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.args!r})"


def refused_by(tile: Tile, name: str, number: str, args: dict[str, Argument] | None = None) -> Refusal:
    """A tile's own reason of this name, with the number of its rule; a general one where the tile has none."""
    sentence = next((sentence for known, sentence in tile.reasons if known == name), "")
    code = f"{tile.id}-{name}" if sentence else name
    return Refusal(code, f"{tile.rule}-{number}", {**(args or {}), "tile": tile.id}, tile.id, sentence)


def misplaced(s: State, race: int, move: Move, piece: str, left: int, rule: str) -> Refusal:
    """Why so many pieces cannot be put into that region: the stage, the region, or what is in hand."""
    if not s.stage.deals:
        return Refusal("now-piece", rule, {"tile": piece}, piece)
    if not s.realm[race] >> s.board.index[move.region] & 1:
        return Refusal("not-held", rule, {"region": move.region, "tile": s.table.race_ids[race]}, piece)
    if not left:
        return Refusal("none-left", rule, {"tile": piece}, piece)
    return Refusal("piece-count", rule, {"left": left, "tile": piece}, piece)
