"""Why something may not be done: a code, what it is about, and the rule.

Page and terminal word the code in the player's language (`refusal-CODE`); here every code has its English sentence, for
those who only have the engine. A tile's own reasons stand with the tile (`Tile.reasons`), its codes begin with its id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .ability import Tile

Argument = str | int

# The sentences of the engine's own codes. What stands in braces is an argument: `region` is a region's id, `tile` that
# of a tile or piece, `terrain` a terrain, `relics` the ids of relics, `player` a player's number, the rest numbers.
SENTENCES: Final[dict[str, str]] = {
    "own": "Your race holds region {region} already.",
    "chasm": "Region {region} is a chasm, which nobody enters.",
    "water": "Region {region} is water ({terrain}), which this race cannot conquer.",
    "avoided": "Region {region} is no target for this race ({tile}: {terrain}).",
    "immune": "Region {region} is immune ({tile}).",
    "ability-proof": "Only plain tokens from a bordering region conquer region {region} ({tile}).",
    "no-relic": "This race cannot use {relics} for a conquest now.",
    "far": "Region {region} is not adjacent to a region of this race.",
    "ban": "Region {region} may not be attacked now ({tile}).",
    "entry": "This race may not enter in region {region} ({tile}).",
    "border": "A race without a region must enter at the border; region {region} is no border region.",
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


def refused_by(tile: Tile, name: str, number: str, args: dict[str, Argument]) -> Refusal:
    """A tile's own reason of this name, with the number of its rule; a general one where the tile has none."""
    sentence = next((sentence for known, sentence in tile.reasons if known == name), "")
    code = f"{tile.id}-{name}" if sentence else name
    return Refusal(code, f"{tile.rule}-{number}", {**args, "tile": tile.id}, tile.id, sentence)
