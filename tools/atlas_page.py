"""The figures of docs/atlas.md: what stands between `<!-- made: NAME -->` and `<!-- end -->` is made of the games."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import polars as pl

from elbowroom.atlas.agreement import games_of
from elbowroom.atlas.charts import Dot
from elbowroom.atlas.estimate import win_index
from elbowroom.atlas.finding import Reading, to_dot
from elbowroom.atlas.plan import CHOSEN
from elbowroom.atlas.ranks import Agreement, agree
from elbowroom.atlas.regions import region_effects
from elbowroom.atlas.tile_effects import ALL, FEW, NEUTRAL, effects, family, to_mark

BEFORE = Path(__file__).parent / "atlas_before.csv"
"""The figures of base races and powers that the atlas gave before it held seats fixed: version 0.1.0+d858b798b567."""


class Readings:
    """The arms of a study: the main bot's and another's, chosen and drawn."""

    def __init__(self, arms: Sequence[Reading]) -> None:
        if not arms or arms[0].terms.picks != CHOSEN:
            raise ValueError("the main bot's games with chosen races are missing, so there is nothing to write")
        self.main = arms[0]
        bot = self.main.terms.bot_name
        self.drawn = _first(arms, lambda arm: arm.terms.bot_name == bot and arm.terms.picks != CHOSEN)
        self.other = _first(arms, lambda arm: arm.terms.bot_name != bot and arm.terms.picks == CHOSEN)
        self.other_drawn = _first(arms, lambda arm: arm.terms.bot_name != bot and arm.terms.picks != CHOSEN)
        self.all = list(arms)
        self._agreements: list[tuple[str, str, str, str, Agreement]] | None = None

    def agreements(self) -> list[tuple[str, str, str, str, Agreement]]:
        """Box, what, two atlases, and how far they agree, for all pairs that are of interest."""
        if self._agreements is None:
            self._agreements = _agreements(self)
        return self._agreements


def _first(arms: Sequence[Reading], holds: Callable[[Reading], bool]) -> Reading | None:
    return next((arm for arm in arms if holds(arm)), None)


def fill(page: str, readings: Readings) -> str:
    """The page with its figures made again."""
    made = {"shows": _shows, "agreement": _agreement, "before": _before}

    def part(found: re.Match[str]) -> str:
        return f"{found[1]}\n{made[found[2]](readings)}\n<!-- end -->"

    return re.sub(r"(<!-- made: (\w+) -->)\n.*?<!-- end -->", part, page, flags=re.DOTALL)


def write_tables(readings: Readings, folder: Path) -> None:
    """The tables of the page for programs: old and new figures, and all rank correlations."""
    for column in ("race", "power"):
        head, rows = _compared(readings, column)
        flat = [[name, *(number for dot in row for number in _plain(dot))] for name, row in rows]
        heads = [column, *(f"{name}{end}" for name in head for end in (" wins / fair", " from", " to"))]
        _write(folder / f"before-{column}-base.csv", [heads, *flat])
    rows_of = [
        [
            kind,
            column,
            f"{one} / {other}",
            str(same.tiles),
            *(f"{value:.3f}" for value in (same.value, same.low, same.high)),
        ]
        + [f"{same.observed:.3f}", str(same.apart)]
        for kind, column, one, other, same in readings.agreements()
    ]
    heads = ["box", "of", "atlases", "tiles", "rank correlation", "from", "to", "of the estimates", "differ"]
    _write(folder / "agreement.csv", [heads, *rows_of])


def _write(path: Path, rows: list[list[str]]) -> None:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    path.write_text(out.getvalue(), encoding="utf-8")


def _plain(dot: Dot | None) -> list[str]:
    return ["", "", ""] if dot is None else [f"{value:.3f}" for value in (dot.value, dot.low, dot.high)]


def told(value: float, low: float, high: float) -> str:
    """A value with its interval."""
    return f"{value:.2f} ({low:.2f} to {high:.2f})"


def _dot(dot: Dot | None) -> str:
    return "–" if dot is None else told(dot.value, dot.low, dot.high)


# --- what the games show --------------------------------------------------------------------------------------------


def _games(reading: Reading) -> str:
    parts = []
    for kind in reading.kinds:
        games = reading.of(kind)[0]["seed"].n_unique()
        parts.append(f"{games:,} of {reading.words.kind(kind)}")
    return f"{games_of(reading, reading.words)}: {', '.join(parts)}"


def _shows(readings: Readings) -> str:
    lines = [
        f"Made by version {readings.main.terms.made_by}; games with two to five players in equal numbers:",
        "",
        *(f"- {_games(reading)}" for reading in readings.all),
        "",
        "With 95 % intervals in brackets; a tile is only named where it may be called different from a fair share,",
        "many comparisons being made (Benjamini–Hochberg, q = 5 % within each list):",
        "",
    ]
    sentences = [
        *(_tiles(readings, kind, column) for kind in ("base", "underground") for column in ("race", "power")),
        _seats(readings.main),
        _regions(readings.main),
        _rounds(readings.main),
    ]
    lines += [f"{at}. {sentence}" for at, sentence in enumerate(filter(None, sentences), 1)]
    if readings.drawn is not None:
        lines += ["", "![First races drawn and chosen in the base game](atlas/arms-race-base.svg)"]
    lines.append("")
    lines += ["![Victories by seat in the base game](atlas/seat-wins-base.svg)", ""]
    lines += ["![What the regions of the map for three are worth](atlas/region-base-3p.svg)"]
    return "\n".join(lines)


def _tiles(readings: Readings, kind: str, column: str) -> str:
    reading = readings.drawn or readings.main
    if kind not in reading.kinds:
        return ""
    known = effects(reading, kind, column)
    if not known:
        return ""
    words = reading.words
    marks = [to_mark(words.tile(column, effect.name), effect, NEUTRAL["wins"]) for effect in known]
    above = sorted((mark for mark in marks if mark.sure and mark.value > 1), key=lambda mark: -mark.value)
    below = sorted((mark for mark in marks if mark.sure and mark.value < 1), key=lambda mark: mark.value)
    how = "chance gave them first" if reading is readings.drawn else "they were chosen first"
    what = "Races" if column == "race" else "Powers"
    said = []
    for group, word in ((above, "above"), (below, "below")):
        if group:
            said.append(f"{word} a fair share {_and([f'{mark.label} {_dot(mark)}' for mark in group])}")
    rest = len(marks) - len(above) - len(below)
    middle = "; ".join(said) if said else "none can be told from a fair share"
    tail = f"; the other {rest} cannot be told from it" if said and rest else ""
    return f"**{what}, {words.kind(kind)}**, where {how}: {middle}{tail}."


def _and(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def _seats(reading: Reading) -> str:
    index = win_index(reading.of("base")[0], ["players", "seat"]).filter(pl.col("seat") == 1)
    parts = [f"{_dot(to_dot('', row))} with {row['players']} players" for row in index.iter_rows(named=True)]
    return f"**The first seat** of the base game is worth {_and(parts)} of a fair share."


def _regions(reading: Reading) -> str:
    parts = []
    for (map_,), turns in (
        reading.turns.filter(pl.col("kind") == "base").sort("map").group_by("map", maintain_order=True)
    ):
        sure = [effect for effect in region_effects(turns) if effect.sure]
        if not sure:
            continue
        best, worst = max(sure, key=lambda effect: effect.value), min(sure, key=lambda effect: effect.value)
        told_of = f"region {best.name} {told(best.value, best.low, best.high)}"
        if worst.value < 0 < best.value:
            told_of += f" and region {worst.name} {told(worst.value, worst.low, worst.high)}"
        parts.append(f"on {map_} {told_of}")
    if not parts:
        return "**Regions**: none can be told from an average one yet."
    return f"**Regions**, in coins from then on against an average one, the two ends of each map: {'; '.join(parts)}."


def _rounds(reading: Reading) -> str:
    turns = reading.turns.filter((pl.col("kind") == "base") & (pl.col("players") == 4))
    if turns.is_empty():
        return ""
    means = turns.group_by("round").agg(pl.col("scored").mean()).sort("round")["scored"].to_list()
    row = ", ".join(f"{mean:.1f}" for mean in means)
    return f"**Coins by round** with four players in the base game: {row} ([all](atlas/round-coins-base.csv))."


# --- agreement ------------------------------------------------------------------------------------------------------


def _agreements(readings: Readings) -> list[tuple[str, str, str, str, Agreement]]:
    pairs = [
        (readings.main, readings.drawn),
        (readings.other, readings.other_drawn),
        (readings.drawn, readings.other_drawn),
        (readings.main, readings.other),
    ]
    found = []
    for one, other in pairs:
        if one is None or other is None:
            continue
        for kind in one.kinds:
            for column in ("race", "power"):
                if kind in other.kinds and (same := agree(family(one, kind, column), family(other, kind, column), FEW)):
                    names = games_of(one, one.words), games_of(other, one.words)
                    found.append((kind, column, *names, same))
    return found


def _agreement(readings: Readings) -> str:
    lines = [
        "| box | of | first atlas | second atlas | tiles | rank correlation | of the estimates | tiles that differ |",
        "| --- | --- | --- | --- | ---: | --- | ---: | ---: |",
    ]
    for kind, column, one, other, same in readings.agreements():
        span = told(same.value, same.low, same.high)
        lines.append(
            f"| {kind} | {column}s | {one} | {other} | {same.tiles} | {span} | {same.observed:.2f} | {same.apart} |"
        )
    return "\n".join(lines)


# --- old and new ----------------------------------------------------------------------------------------------------


def _compared(readings: Readings, column: str) -> tuple[list[str], list[tuple[str, list[Dot | None]]]]:
    """The columns, and for every tile of the base game its figures by the old and the new ways."""
    with BEFORE.open(encoding="utf-8") as file:
        old = {row["name"]: row for row in csv.DictReader(file) if row["of"] == column}
    heads: list[str] = ["published before"]
    ways: list[dict[str, Dot]] = [
        {name: Dot(name, float(row["wins"]), float(row["from"]), float(row["to"])) for name, row in old.items()}
    ]
    for reading in (readings.other, readings.main):
        if reading is not None:
            bot = reading.terms.bot_name
            heads += [f"{bot}, the old way", f"{bot}, all races", f"{bot}, first race"]
            ways += [_old_way(reading, column), _marks(reading, column, ALL), _marks(reading, column)]
        drawn = readings.drawn if reading is readings.main else readings.other_drawn
        if drawn is not None:
            heads.append(f"{drawn.terms.bot_name}, drawn first race")
            ways.append(_marks(drawn, column))
    names = sorted(old, key=lambda name: -ways[0][name].value)
    return heads, [(name, [way.get(name) for way in ways]) for name in names]


def _old_way(reading: Reading, column: str) -> dict[str, Dot]:
    index = win_index(reading.of("base")[1], [column])
    found = {}
    for row in index.iter_rows(named=True):
        name = reading.words.tile(column, row[column])
        found[name] = to_dot(name, row)
    return found


def _marks(reading: Reading, column: str, scope: str = "first") -> dict[str, Dot]:
    found = {}
    for effect in effects(reading, "base", column, scope=scope):
        name = reading.words.tile(column, effect.name)
        found[name] = to_mark(name, effect, NEUTRAL["wins"])
    return found


def _before(readings: Readings) -> str:
    lines = []
    for column, title in (("race", "race"), ("power", "power")):
        heads, rows = _compared(readings, column)
        lines += [f"| {title} | {' | '.join(heads)} |", f"| --- |{' --- |' * len(heads)}"]
        lines += [f"| {name} | {' | '.join(_dot(dot) for dot in row)} |" for name, row in rows]
        lines.append("")
    return "\n".join(lines[:-1])
