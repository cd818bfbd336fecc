"""What can be seen of a Python tile without playing it: names that are nearly a hook's, arguments, values, texts."""

from __future__ import annotations

import difflib
import inspect
from typing import Any, Final

from elbowroom.boxes import load_map
from elbowroom.rules.ability import Piece, Power, Race, TableTile, Tile
from elbowroom.rules.kit import own_hooks

from .checking import LANGUAGES
from .faults import BADGE, SUPPLY, TOKENS, Fault
from .icons import icon_names

_BASES: Final = (Tile, Race, Power, TableTile)
_FEATURES: Final = ("coin_feature", "opens", "avoids")
_TEXTS: Final = ("names", "abilities")  # what a tile may say besides: its own texts
_LIKE: Final = 0.8  # so alike must names be to be taken for one another
_MOST_OF_A_PIECE: Final = 15  # in one region
_GUARD: Final = 5


def inspect_tile(tile: Tile) -> list[Fault]:
    """All that is wrong with it."""
    kind = type(tile)
    own = [one for one in kind.__mro__ if one not in (*_BASES, object)]
    faults: list[Fault] = []
    for one in own:
        faults += [fault for name in vars(one) if (fault := _name(kind, name))]
        faults += [fault for name, value in vars(one).items() if (fault := _value(kind, name, value))]
    faults += [fault for hook in sorted(own_hooks(kind)) if (fault := _signature(kind, hook))]
    return [*faults, *_features(tile), *_numbers(tile), *_decline(tile), *_icons(tile), *_texts(tile)]


def _at(kind: type[Tile], name: str) -> str:
    return f"{kind.__name__}.{name}"


def _name(kind: type[Tile], name: str) -> Fault | None:
    """A name that nothing asks for, but is nearly one."""
    if name.startswith("_") or name in _TEXTS or hasattr(Race, name) or hasattr(Power, name):
        return None
    known = [one for one in {*dir(Race), *dir(Power)} if not one.startswith("_")]
    like = difflib.get_close_matches(name, known, 1, _LIKE)
    return Fault("name-like", _at(kind, name), name=name, like=like[0]) if like else None


def _value(kind: type[Tile], name: str, value: Any) -> Fault | None:
    """A declared value of another kind than the base class has it."""
    usual = getattr(kind.__mro__[-2] if name in vars(Tile) else Race, name, None)
    if name.startswith("_") or callable(usual) or usual is None:
        return None
    if type(value) is not type(usual):
        return Fault("value-kind", _at(kind, name), wanted=type(usual).__name__, found=type(value).__name__)
    return None


def _signature(kind: type[Tile], hook: str) -> Fault | None:
    """A hook must take what the engine gives it."""
    base = next(getattr(one, hook) for one in _BASES if hasattr(one, hook))
    given = list(inspect.signature(base).parameters)
    try:
        inspect.signature(getattr(kind, hook)).bind(*given)
    except TypeError:
        return Fault("signature", _at(kind, hook), wanted=f"{hook}({', '.join(given)})")
    return None


def _features(tile: Tile) -> list[Fault]:
    known = {*load_map("base-2p").features, *load_map("underground-2p").features}
    said = [(name, getattr(tile, name)) for name in _FEATURES]
    said += [("discount_features", one) for one in tile.discount_features]
    faults = []
    for name, feature in said:
        if feature and feature not in known:
            like = difflib.get_close_matches(str(feature), known, 1)
            code = "feature-like" if like else "feature"
            listed = like[0] if like else ", ".join(sorted(known))
            faults.append(Fault(code, _at(type(tile), name), value=str(feature), known=listed))
    return faults


def _numbers(tile: Tile) -> list[Fault]:
    kind = type(tile)
    ranges = {"tokens": (tile.tokens, TOKENS if isinstance(tile, Race) else BADGE), "handicap": (tile.handicap, (0, 3))}
    if isinstance(tile, TableTile):
        return []
    if isinstance(tile, Race):
        ranges["supply"] = (tile.supply, SUPPLY)
        ranges["extra_tokens"] = (tile.extra_tokens, (0, TOKENS[1]))
    faults = [
        Fault("number", _at(kind, name), value=value, least=least, most=most)
        for name, (value, (least, most)) in ranges.items()
        if isinstance(value, int) and not least <= value <= most
    ]
    for piece in tile.pieces:
        faults += _piece(kind, piece)
    return faults


def _piece(kind: type[Tile], piece: Piece) -> list[Fault]:
    ranges = {"supply": (piece.supply, 1, _MOST_OF_A_PIECE), "guard": (piece.guard, 0, _GUARD)}
    return [
        Fault("number", f"{_at(kind, 'pieces')}.{piece.id}.{name}", value=value, least=least, most=most)
        for name, (value, least, most) in ranges.items()
        if not least <= value <= most
    ]


def _decline(tile: Tile) -> list[Fault]:
    """What acts in decline must be a hook, or the one value that can."""
    faults = []
    for name in tile.in_decline:
        if name != "coin_feature" and not callable(getattr(Tile, name, None)):
            like = difflib.get_close_matches(name, [one for one in dir(Tile) if not one.startswith("_")], 1)
            where = _at(type(tile), "in_decline")
            faults.append(Fault("name-like", where, name=name, like=like[0] if like else "turn_starts"))
    return faults


def _icons(tile: Tile) -> list[Fault]:
    """A drawing that the page does not have would be an empty place."""
    kind = type(tile)
    said = [(_at(kind, "icon"), tile.icon)]
    said += [(f"{_at(kind, 'pieces')}.{piece.id}.icon", piece.icon) for piece in tile.pieces]
    said += [(f"{_at(kind, 'stocks')}.{stock.id}.icon", stock.icon) for stock in tile.stocks]
    faults = []
    for where, icon in said:
        if icon and icon not in icon_names():
            like = difflib.get_close_matches(icon, icon_names(), 1)
            faults.append(
                Fault("icon-like", where, value=icon, like=like[0]) if like else Fault("icon", where, value=icon)
            )
    return faults


def _texts(tile: Tile) -> list[Fault]:
    """A name and, if it does anything, what it does, in one language at least."""
    faults = []
    for name in _TEXTS:
        said = getattr(tile, name, {})
        if not isinstance(said, dict) or not any(said.get(language) for language in LANGUAGES):
            faults.append(Fault("text-missing", _at(type(tile), name), name=name))
    return faults
