"""Why a move is refused, in the player's language. The engine gives its reason in English, and the rule behind it; the
rules that players run into have the same texts as on the page, and a rule of a tile is told by what the tile does."""

from __future__ import annotations

import json
import re
from importlib.resources import files

from .terminal_words import Words

_WHY: dict[str, str] = json.loads(files("elbowroom.locale").joinpath("refusals.json").read_text("utf-8"))
_TILE = re.compile(r"(?:U-)?(RACE|POWER|RELIC|PLACE)-([A-Za-z' -]+?)(?:-\d+)?")
_NAMES = {"wisps": "will-o-wisps"}  # where a rule does not have the tile's own name


def why(words: Words, move: str, reason: str, rule: str) -> str:
    """The reason for a refusal; in English it is the engine's own, which knows the case best."""
    if words.texts.language == "en":
        return reason
    if rule in _WHY:
        region = next((word for word in move.split()[1:] if word in words.board.index), "")
        return words.texts.get(f"why-{_WHY[rule]}", region=words.spoken(region) if region else "")
    found = _TILE.fullmatch(rule)
    if found:
        kind = found[1].lower()
        name = re.sub("([a-z])([A-Z])", r"\1-\2", found[2]).lower()
        ability = words.ability(kind, _NAMES.get(name, name))
        if ability:
            return words.texts.get("why-ability", name=words.term(kind, _NAMES.get(name, name)), text=ability)
    return words.texts.get("why-rules")
