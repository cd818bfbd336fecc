"""The vocabulary as plain data: what a form needs to let somebody make a tile without knowing a word of it.

Every word has the id of its text (`workshop.ftl`); what a key of several effects is called goes by what it means there.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from . import faults
from .checking import shipped_ids
from .icons import icon_names
from .words import COMPOSED, CONDITIONS, EFFECTS, LIVES, LIVING, MARKER_KEYS, PRINTED, Key

Data = dict[str, Any]

_LIMITS: Final = {
    "tiles": faults.MOST_TILES,
    "effects": faults.MOST_EFFECTS,
    "markers": faults.MOST_MARKERS,
    "bytes": faults.DATA_BYTES,
    "icon": faults.ICON_BYTES,
    "name": faults.NAME_LENGTH,
    "text": faults.TEXT_LENGTH,
    "version": faults.VERSION_LENGTH,
    "race_least": faults.TOKENS[0],
    "race_most": faults.TOKENS[1],
    "power_least": faults.BADGE[0],
    "power_most": faults.BADGE[1],
    "supply_least": faults.SUPPLY[0],
    "supply_most": faults.SUPPLY[1],
    "deepest": faults.DEEPEST,
}


@cache
def vocabulary() -> Data:
    """Effects with their keys, conditions, choices of regions, markers, icons, and how much of it there may be."""
    return {
        "effects": [
            {
                "id": name,
                "text": f"own-effect-{name}",
                "keys": [_key(key, spec, _key_text(name, key, spec)) for key, spec in effect.keys.items()],
                "lives": effect.lives,
                "race_only": effect.race_only,
                "once": effect.once,
            }
            for name, effect in EFFECTS.items()
        ],
        "conditions": [_key(name, spec, f"own-when-{name}") for name, spec in CONDITIONS.items()],
        "markers": [_key(name, spec, f"own-marker-{name}") for name, spec in MARKER_KEYS.items()],
        "printed": [_word(name, f"own-region-{name}") for name in PRINTED],
        "living": [_word(name, f"own-region-{name}") for name in LIVING],
        "composed": [_word(name, f"own-region-{name}") for name in COMPOSED],
        "lives": [_word(name, f"own-while-{name}") for name in LIVES],
        "icons": list(icon_names()),
        "races": sorted(shipped_ids()["race"]),
        "limits": dict(_LIMITS),
    }


def _key_text(effect: str, name: str, spec: Key) -> str:
    """The first meaning of a key has the plain id; others go by the effect that has them first."""
    meanings: dict[str, str] = {}
    for other, told in EFFECTS.items():
        if name in told.keys:
            meanings.setdefault(told.keys[name].about, other)
    return f"own-key-{name}" if next(iter(meanings)) == spec.about else f"own-key-{meanings[spec.about]}-{name}"


def _key(name: str, spec: Key, text: str) -> Data:
    words = [_word(word, f"own-{'region' if word in PRINTED else f'word-{name}'}-{word}") for word in spec.words]
    return {
        "id": name,
        "text": text,
        "kind": spec.kind,
        "least": spec.least,
        "most": spec.most,
        "words": words,
        "needed": spec.needed,
    }


def _word(name: str, text: str) -> Data:
    return {"id": name, "text": text}
