"""The texts that a box brings, by their ids, in every language; one language is enough, the others fall back on it."""

from __future__ import annotations

from typing import Any

from elbowroom.rules.ability import Tile

from .checking import LANGUAGES

Texts = dict[str, dict[str, str]]

_AGREEMENT = {"en": "any", "pl": "nonvirile", "cs": "ma", "uk": "any"}  # how shipped powers are said of a race


def in_language(said: Any, language: str) -> str:
    """A text in a language, or in the first one there is, English before others."""
    if isinstance(said, str):
        return said
    for known in (language, *LANGUAGES):
        if known in said:
            return str(said[known])
    return ""


def texts_of(data: dict[str, Any]) -> Texts:
    """All texts of a box of data."""
    found: Texts = {language: {} for language in LANGUAGES}
    for language, texts in found.items():
        texts[f"box-{data['id']}"] = in_language(data.get("name", data["id"]), language)
        for kind in ("race", "power"):
            for tile in data.get(kind, ()):
                _tile(texts, kind, tile["id"], tile["name"], tile.get("ability", ""), language)
                for marker in tile.get("marker", ()):
                    _marker(texts, marker["id"], in_language(marker["name"], language))
    return found


def texts_of_tile(tile: Tile) -> Texts:
    """The texts of a Python tile, which stand in its class: `names` and `abilities`, by language."""
    names = getattr(tile, "names", {}) or tile.id.replace("-", " ").capitalize()
    found: Texts = {language: {} for language in LANGUAGES}
    for language, texts in found.items():
        _tile(texts, tile.kind, tile.id, names, getattr(tile, "abilities", {}), language)
        for piece in tile.pieces:
            _marker(texts, piece.id, piece.id.replace("-", " ").capitalize())
    return found


def _tile(texts: dict[str, str], kind: str, id: str, name: Any, ability: Any, language: str) -> None:
    key = f"{kind}-{id}"
    texts[key] = texts[f"{key}.combo"] = in_language(name, language)
    texts[f"{key}.ability"] = in_language(ability, language)
    if kind == "race":
        texts[f"{key}.agreement"] = _AGREEMENT[language]


def _marker(texts: dict[str, str], id: str, name: str) -> None:
    for key in ("marker", "ability", "tool", "stock", "terminal-move"):
        texts[f"{key}-{id}"] = name
