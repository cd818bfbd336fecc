"""Do two atlases say the same about the tiles, those of two bots or those of chosen and of drawn first races? Their
games are never put together, but what they show can be compared."""

from __future__ import annotations

from .estimate import win_index
from .finding import Finding, Reading, to_dot
from .plan import RANDOM, AtlasError
from .ranks import agree
from .tile_effects import FEW, NEUTRAL, effects, family, to_mark
from .tiles import Cells, grid
from .words import Words


def agreement(one: Reading, other: Reading, name: str = "agree") -> list[Finding]:
    """First races, their powers, and seats in two atlases, side by side; the findings' ids begin with `name`."""
    kinds = [kind for kind in one.kinds if kind in other.kinds]
    if not kinds:
        raise AtlasError("atlas-no-common-box")
    found = []
    for kind in kinds:
        found += [_tiles(one, other, kind, column, name) for column in ("race", "power")]
        found.append(_seats(one, other, kind, name))
    return found


def games_of(reading: Reading, words: Words) -> str:
    """Whose games they are: the bot, and whether first races were drawn."""
    bot = reading.terms.bot_name
    return words("drawn-games", bot=bot) if reading.terms.picks == RANDOM else bot


def _titles(one: Reading, other: Reading) -> list[str]:
    return [f"{at}: {games_of(reading, one.words)}" for at, reading in enumerate((one, other), 1)]


def _seats(one: Reading, other: Reading, kind: str, id: str) -> Finding:
    """Who wins from which seat."""
    words = one.words
    titles = _titles(one, other)
    cell: Cells = {}
    for title, reading in zip(titles, (one, other), strict=True):
        index = win_index(reading.of(kind)[0], ["players", "seat"])
        for row in index.iter_rows(named=True):
            name = words("agree-seat", players=words.players(row["players"]), seat=row["seat"])
            cell[name, title] = to_dot(name, row)
    title, said = words("agree-seat-title", kind=words.kind(kind)), words("seat-wins-words")
    down = list(dict.fromkeys(seat for seat, _ in cell))
    return grid(words, f"{id}-seat-{kind}", title, said, ("seat", "bot"), titles, cell, down)


def _tiles(one: Reading, other: Reading, kind: str, column: str, id: str) -> Finding:
    words = one.words
    titles = _titles(one, other)
    cell: Cells = {}
    for title, reading in zip(titles, (one, other), strict=True):
        for effect in effects(reading, kind, column):
            name = words.tile(column, effect.name)
            cell[name, title] = to_mark(name, effect, NEUTRAL["wins"])
    said = words("agree-few")
    same = agree(family(one, kind, column), family(other, kind, column), FEW)
    if same is not None:
        numbers = {name: words.number(getattr(same, name), 2) for name in ("value", "low", "high", "observed")}
        said = words(f"agree-{column}-words", count=same.tiles, apart=same.apart, **numbers)
    title = words(f"agree-{column}-title", kind=words.kind(kind))
    return grid(words, f"{id}-{column}-{kind}", title, said, (column, "bot"), titles, cell)
