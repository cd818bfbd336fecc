"""A small box of one's own for tests."""

from __future__ import annotations

import copy
from typing import Any

Data = dict[str, Any]

POND: Data = {
    "id": "pond",
    "version": "1",
    "name": {"en": "The pond", "pl": "Staw"},
    "race": [
        {
            "id": "beavers",
            "name": {"en": "Beavers", "pl": "Bobry"},
            "ability": {"en": "A dam a turn defends one of your regions."},
            "icon": "brain-tentacle",
            "tokens": 6,
            "supply": 11,
            "stand_in": "tritons",
            "effect": [{"do": "place", "marker": "dam", "per_turn": 1, "single": True, "stays": True}],
            "marker": [{"id": "dam", "name": {"en": "Dam"}, "supply": 4, "guard": 1}],
        },
        {"id": "herons", "name": "Herons", "tokens": 5, "effect": [{"do": "coins", "per": "region", "where": "coast"}]},
    ],
    "power": [
        {
            "id": "muddled",
            "name": {"en": "Muddled"},
            "tokens": 4,
            "effect": [{"do": "discount", "where": "swamp", "when": {"first_conquest": True}}],
        }
    ],
}


def pond(**changes: Any) -> Data:
    """The box, and what is to be different in it."""
    return {**copy.deepcopy(POND), **changes}


def with_tile(**changes: Any) -> Data:
    """The box with other values in its first race."""
    data = pond()
    data["race"][0].update(changes)
    return data


def with_effect(**effect: Any) -> Data:
    """The box with another effect in its second race."""
    data = pond()
    data["race"][1]["effect"] = [effect]
    return data
