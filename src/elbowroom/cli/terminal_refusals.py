"""Why a move is refused, in the player's language. The engine gives its reason in English, and the rule behind it; the
rules that players run into have the same texts as on the page, and a rule of a tile is told by what the tile does."""

from __future__ import annotations

import re

from .terminal_words import Words

_WHY = {
    "ABANDON-1": "not-yours",
    "ABANDON-4": "abandon-late",
    "CONQ-1": "border",
    "CONQ-7": "dear",
    "CONQ-8": "hand",
    "CONQ-11": "water",
    "CONQ-12": "immune",
    "CONQ-13": "fixed",
    "CONQ-14": "far",
    "CONQ-24": "die",
    "CONQ-25": "stage",
    "CONQ-29": "sure",
    "DECLINE-1": "decline",
    "END-2": "over",
    "INT-24": "own",
    "INT-25": "roll",
    "INT-56": "place-first",
    "PICK-1": "pick",
    "PICK-5": "price",
    "PICK-9": "price",
    "POWER-Diplomat-3": "peace",
    "REDEP-1": "not-yours",
    "REDEP-3": "place-first",
    "REDEP-4": "none-left",
    "TURN-3": "stage",
    "U-MARK-01": "relic",
    "U-MIX-09": "river",
    "U-RACE-GNOMES-2": "plain",
    "U-RACE-LICHES-2": "coinless",
    "U-TERRAIN-10": "chasm",
}
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
