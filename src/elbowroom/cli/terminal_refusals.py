"""Why a move is refused, in the player's language: the engine gives a code and arguments, the texts a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from .terminal_words import Words


def why(words: Words, code: str, args: Mapping[str, str | int]) -> str:
    """The reason for a refusal; a tile of the players' own has no text and is refused in general terms."""
    try:
        worded = {name: _worded(words, name, value) for name, value in args.items()}
        return words.texts.get(f"refusal-{code}", board=words.board.box, **worded)
    except KeyError:
        return words.texts.get("refusal-other")


def _worded(words: Words, name: str, value: str | int) -> str | int:
    """An argument as this language calls it."""
    match name, value:
        case "region", str():
            return words.spoken(value) if value in words.board.index else value
        case "tile" | "terrain", str():
            return words.tile(value)
        case "relics", str():
            return words.means(value.split())
        case "player", int():
            return words.player(value)
    return value
