"""Coins by round: when they come in, and when it can be seen who will win."""

from __future__ import annotations

import polars as pl

from .charts import Axis
from .estimate import estimate
from .finding import Finding, Reading
from .questions import line_finding


def rounds(reading: Reading) -> list[Finding]:
    """What turns bring, and how far ahead the later winner is, round by round."""
    found = []
    words = reading.words
    ends = reading.games.select("seed", "seat", "won")
    whole = reading.turns.join(ends, on=["seed", "seat"]).with_columns(
        (pl.col("coins") - pl.col("coins").mean().over("seed", "round")).alias("ahead")
    )
    for kind in reading.kinds:
        turns = whole.filter(pl.col("kind") == kind)
        places = range(1, int(turns["round"].max() or 1) + 1)  # type: ignore[arg-type]
        by_count = {words.players(count): turns.filter(pl.col("players") == count) for count in reading.counts}
        for id, value, who in (("coins", "scored", None), ("lead", "ahead", pl.col("won") > 0)):
            frames = {
                name: estimate(frame if who is None else frame.filter(who), ["round"], pl.col(value))
                for name, frame in by_count.items()
                if len(frame)
            }
            title = words(f"round-{id}-title", kind=words.kind(kind))
            axis = Axis(words(f"round-{id}-title.axis"), None, 1)
            said = words(f"round-{id}-title.words")
            found.append(line_finding(words, f"round-{id}-{kind}", title, said, axis, "round", places, frames))
    return found
