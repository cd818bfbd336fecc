"""The balance atlas: many games between bots, kept as tables, and what they say.

For programs and notebooks (it needs polars and numpy):

    atlas = elbowroom.atlas.read("data")        # atlas.games, atlas.races, atlas.turns: polars data frames
    elbowroom.atlas.effects(atlas, "race")      # what each race does as a player's first, with intervals
    elbowroom.atlas.rank_correlation(one, other, "race")   # do two atlases put the races into the same order?
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import polars as pl

    from .ranks import Agreement
    from .store import Atlas

__all__ = ["effects", "rank_correlation", "read"]


def read(folder: str | Path) -> Atlas:
    """The tables of an atlas; `problems` has what could not be read of them."""
    from .store import Folder

    return Folder(Path(folder)).read()


def effects(
    atlas: Atlas, of: str = "race", *, kind: str = "base", outcome: str = "wins", scope: str = "first"
) -> pl.DataFrame:
    """What each race or power (`of`) does, with seat, number of players and the other tile held fixed.

    `kind` is base, underground or mixed; `outcome` is wins (1 is a fair share) or coins (above the mean of the game);
    `scope` is first (each player's first race; a cause where first races were drawn) or all races taken. The columns:
    the tile, `rows` behind it, `value` with `low` and `high` (95 %, shrunk), `plain` and `error` (not shrunk), and
    `sure`: may it be called a difference, many comparisons being made?
    """
    import polars as pl

    from .finding import Reading
    from .tile_effects import NEUTRAL
    from .tile_effects import effects as tile_effects

    neutral = NEUTRAL[outcome]
    found = tile_effects(Reading(atlas), kind, of, outcome, scope)
    shifted = [
        (one.name, one.rows, neutral + one.value, neutral + one.low, neutral + one.high, neutral + one.plain)
        + (one.error, one.sure)
        for one in found
    ]
    columns = [of, "rows", "value", "low", "high", "plain", "error", "sure"]
    return pl.DataFrame(shifted, schema=columns, orient="row").sort("value", of, descending=[True, False])


def rank_correlation(one: Atlas, other: Atlas, of: str = "race", *, kind: str = "base") -> Agreement | None:
    """How far two atlases agree on the order of first races or powers: `value`, `low`, `high`; None if too few."""
    from .finding import Reading
    from .ranks import agree
    from .tile_effects import FEW, family

    return agree(family(Reading(one), kind, of), family(Reading(other), kind, of), FEW)
