"""The questions people ask, each answered by charts with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import polars as pl

from .charts import Axis, Line, cells, dots, judged, lines
from .estimate import ENOUGH, estimate, steady, win_index
from .finding import Cell, Finding, Reading, Table, axis_wins, by_key, enough, to_dot
from .tiles import SHOWN, Cells, best_and_worst, coins, grid, lead
from .words import Words

_POSITIONS = range(1, 7)
_PRICES = range(-5, 6)
_EDGE = (("edge", 2), ("from", 2), ("to", 2))


def line_finding(
    words: Words,
    id: str,
    title: str,
    said: str,
    axis: Axis,
    across: str,
    places: Iterable[int],
    found: dict[str, pl.DataFrame],
    key: str = "",
) -> Finding:
    """A chart of lines and the table with the same numbers; places are those of column `key`, else of `across`."""
    drawn = []
    rows: list[tuple[Cell, ...]] = []
    for name, frame in found.items():
        known = by_key(frame, key or across)
        drawn.append(Line(name, [known.get(place) for place in places]))
        for place in places:
            if (dot := known.get(place)) is not None:
                rows.append((name, str(place), dot.games, dot.value, dot.low, dot.high))
    columns = [("group", None), (across, None), ("games", 0), ("value", 3), ("from", 3), ("to", 3)]
    chart = lines(words, title, axis, words.head(across), [str(place) for place in places], drawn)
    return Finding(id, title, said, chart, Table(words, columns, rows))


# --- the offer ------------------------------------------------------------------------------------------------------


def offer(reading: Reading) -> list[Finding]:
    """Which combos are worth their price, at which position of the offer?"""
    words = reading.words
    parts = {words.kind(kind): reading.of(kind)[1] for kind in reading.kinds}
    edge = {name: enough(estimate(frame, ["position"], pl.col("edge")), ENOUGH) for name, frame in parts.items()}
    title, said = words("offer-position-title"), words("offer-position-words")
    found = [line_finding(words, "offer-position", title, said, coins(words), "position", _POSITIONS, edge)]
    index = {name: enough(win_index(frame, ["net"]), ENOUGH) for name, frame in parts.items()}
    title, said = words("offer-price-title"), words("offer-price-words")
    found.append(line_finding(words, "offer-price", title, said, axis_wins(words), "net-coins", _PRICES, index, "net"))
    worth = {name: enough(estimate(frame, ["net"], pl.col("edge")), ENOUGH) for name, frame in parts.items()}
    title = words("offer-price-coins-title")
    found.append(
        line_finding(words, "offer-price-coins", title, said, coins(words), "net-coins", _PRICES, worth, "net")
    )
    for kind in reading.kinds:
        found += [_level(reading, kind), *(_by_position(reading, kind, column) for column in ("race", "power"))]
        found.append(_combos_by_position(reading, kind))
    return found


def _level(reading: Reading, kind: str) -> Finding:
    """The price at which a combo breaks even."""
    words = reading.words
    level = enough(estimate(reading.of(kind)[1], ["power", "race"], pl.col("level")), ENOUGH)
    marks = [to_dot(words.combo(row["power"], row["race"]), row) for row in level.iter_rows(named=True)]
    marks.sort(key=lambda dot: dot.value)
    title = words("offer-level-title", kind=words.kind(kind))
    columns = [("combo", None), ("games", 0), ("level", 2), ("from", 2), ("to", 2)]
    rows = [(dot.label, dot.games, dot.value, dot.low, dot.high) for dot in marks]
    chart = dots(words, title, Axis(words("axis-level"), 0.0, 1), best_and_worst(judged(marks, 0.0)))
    return Finding(f"offer-level-{kind}", title, words("offer-level-words"), chart, Table(words, columns, rows))


def _by_position(reading: Reading, kind: str, column: str) -> Finding:
    """Races or powers at each position."""
    words = reading.words
    edge = enough(estimate(reading.of(kind)[1], [column, "position"], pl.col("edge")), ENOUGH)
    cell: Cells = {}
    for row in edge.iter_rows(named=True):
        name = words.tile(column, row[column])
        cell[name, str(row["position"])] = to_dot(name, row)
    title = words(f"offer-{column}-title", kind=words.kind(kind))
    down = words.sort({tile for tile, _ in cell})
    table = _position_table(words, column, cell)
    chart = cells(words, title, coins(words), [str(at) for at in _POSITIONS], down, cell, 10.0)
    return Finding(f"offer-{column}-{kind}", title, words("offer-tile-words"), chart, table)


def _combos_by_position(reading: Reading, kind: str) -> Finding:
    """Combos at each position, as far as they were taken there often enough."""
    words = reading.words
    edge = enough(estimate(reading.of(kind)[1], ["power", "race", "position"], pl.col("edge")), ENOUGH // 2)
    cell: Cells = {}
    games: dict[str, int] = {}
    for row in edge.iter_rows(named=True):
        name = words.combo(row["power"], row["race"])
        cell[name, str(row["position"])] = to_dot(name, row)
        games[name] = games.get(name, 0) + row["games"]
    down = words.sort(sorted(games, key=lambda name: (-games[name], name))[: 2 * SHOWN])
    title = words("offer-combo-title", kind=words.kind(kind))
    said = words("offer-combo-words", shown=2 * SHOWN, enough=ENOUGH // 2)
    chart = cells(words, title, coins(words), [str(at) for at in _POSITIONS], down, cell, 10.0)
    return Finding(f"offer-combo-{kind}", title, said, chart, _position_table(words, "combo", cell))


def _position_table(words: Words, column: str, cell: Cells) -> Table:
    rows = [(name, int(at), dot.games, dot.value, dot.low, dot.high) for (name, at), dot in cell.items()]
    return Table(words, [(column, None), ("position", 0), ("games", 0), *_EDGE], rows)


# --- declines -------------------------------------------------------------------------------------------------------


def declines(reading: Reading) -> list[Finding]:
    """When do good players decline?"""
    found = [finding for kind in reading.kinds for finding in _declines(reading, kind)]
    return found + [_patience(reading, kind) for kind in reading.kinds]


def _declines(reading: Reading, kind: str) -> list[Finding]:
    words = reading.words
    games = reading.of(kind)[0]
    rounds = range(1, int(games["rounds"].max() or 0) + 1)  # type: ignore[arg-type]
    groups = {"winners": pl.col("won") > 0, "others": pl.col("won") == 0}
    when = {
        words(f"group-{name}"): pl.concat(
            [_share(games.filter(who), pl.col("first_decline") == at, at) for at in rounds]
        )
        for name, who in groups.items()
    }
    by_count = {words.players(count): games.filter(pl.col("players") == count) for count in reading.counts}
    declined = {name: frame.filter(pl.col("first_decline").is_not_null()) for name, frame in by_count.items()}
    times = range(int(games["declines"].max() or 0) + 1)  # type: ignore[arg-type]
    found = [_decline(reading, kind, "when", Axis(words("axis-share")), "round", rounds, when, "at")]
    for id, frames, key, across, places in (
        ("wins", declined, "first_decline", "round", rounds),
        ("often", by_count, "declines", "declines", times),
    ):
        index = {name: enough(win_index(frame, [key]), ENOUGH) for name, frame in frames.items()}
        leads = {name: enough(estimate(frame, [key], pl.col("lead")), ENOUGH) for name, frame in frames.items()}
        found.append(_decline(reading, kind, id, axis_wins(words), across, places, index, key))
        found.append(_decline(reading, kind, f"{id}-coins", lead(words), across, places, leads, key))
    return found


def _decline(
    reading: Reading,
    kind: str,
    id: str,
    axis: Axis,
    across: str,
    places: range,
    frames: dict[str, pl.DataFrame],
    key: str,
) -> Finding:
    """One chart about declines."""
    words = reading.words
    title = words(f"decline-{id}-title", kind=words.kind(kind))
    said = words(f"decline-{id}-title.words")
    return line_finding(words, f"decline-{id}-{kind}", title, said, axis, across, places, frames, key)


def _share(frame: pl.DataFrame, holds: pl.Expr, at: int) -> pl.DataFrame:
    """For how many of the rows something holds."""
    share = estimate(frame, [], holds.fill_null(value=False))
    return share.with_columns(pl.lit(at).alias("at"))


def _patience(reading: Reading, kind: str) -> Finding:
    """How long races are kept active."""
    words = reading.words
    gone = reading.of(kind)[1].filter(pl.col("declined").is_not_null())
    turns = enough(estimate(gone, ["race"], pl.col("turns")), ENOUGH)
    left = gone.group_by("race").agg(steady(pl.col("left_regions").mean()))
    marks = {row["race"]: to_dot(words.tile("race", row["race"]), row) for row in turns.iter_rows(named=True)}
    regions = dict(left.iter_rows())
    title = words("decline-turns-title", kind=words.kind(kind))
    columns = [("race", None), ("games", 0), ("turns", 2), ("from", 2), ("to", 2), ("left", 2)]
    rows = [(dot.label, dot.games, dot.value, dot.low, dot.high, regions[race]) for race, dot in marks.items()]
    chart = dots(words, title, Axis(words("axis-turns"), None), list(marks.values()))
    return Finding(f"decline-turns-{kind}", title, words("decline-turns-words"), chart, Table(words, columns, rows))


# --- seats ----------------------------------------------------------------------------------------------------------


def seats(reading: Reading) -> list[Finding]:
    """How much is the first seat worth?"""
    words = reading.words
    found = []
    for kind in reading.kinds:
        games = reading.of(kind)[0]
        by_count = {words.players(count): games.filter(pl.col("players") == count) for count in reading.counts}
        places = range(1, max(reading.counts) + 1)
        index = {name: win_index(frame, ["seat"]) for name, frame in by_count.items() if len(frame)}
        leads = {name: estimate(frame, ["seat"], pl.col("lead")) for name, frame in by_count.items() if len(frame)}
        title, said = words("seat-wins-title", kind=words.kind(kind)), words("seat-wins-words")
        found.append(line_finding(words, f"seat-wins-{kind}", title, said, axis_wins(words), "seat", places, index))
        title, said = words("seat-coins-title", kind=words.kind(kind)), words("seat-coins-words")
        found.append(line_finding(words, f"seat-coins-{kind}", title, said, lead(words), "seat", places, leads))
    return found


# --- boxes ----------------------------------------------------------------------------------------------------------

_TRAITS = ("coins", "races", "declines", "first_decline", "paid", "lead")


def boxes(reading: Reading) -> list[Finding]:
    """What changes between the boxes, and when they are mixed?"""
    found = []
    for trait in _TRAITS:
        parts = {}
        for name, games in reading.by_box().items():
            frame = games.filter(pl.col(trait).is_not_null())
            if trait == "lead":
                frame = frame.filter(pl.col("won") > 0)
            parts[name] = estimate(frame, ["players"], pl.col(trait))
        found.append(
            _by_players(reading, "box", {"first_decline": "first", "lead": "spread"}.get(trait, trait), "", parts)
        )
    return found + _tiles_mixed(reading)


def _by_players(reading: Reading, topic: str, id: str, said: str, parts: dict[str, pl.DataFrame]) -> Finding:
    """Something over the numbers of players, box by box."""
    words = reading.words
    title, axis = words(f"{topic}-{id}-title"), Axis(words(f"{topic}-{id}-title.axis"), None)
    return line_finding(words, f"{topic}-{id}", title, said, axis, "players", reading.counts, parts)


def _tiles_mixed(reading: Reading) -> list[Finding]:
    """Races and powers among their own, and mixed."""
    words = reading.words
    found = []
    if len(reading.kinds) < 2:
        return []
    for column in ("race", "power"):
        index = enough(win_index(reading.races, [column, "kind"]), ENOUGH)
        cell: Cells = {}
        for row in index.iter_rows(named=True):
            name = words.tile(column, row[column])
            cell[name, words.kind(row["kind"])] = to_dot(name, row)
        title, said = words(f"box-{column}-title"), words("box-tile-words")
        across = [words.kind(kind) for kind in reading.kinds]
        found.append(grid(words, f"box-{column}", title, said, (column, "box"), across, cell))
    return found


# --- length ---------------------------------------------------------------------------------------------------------

_LENGTHS: Sequence[tuple[str, pl.Expr, pl.Expr | None]] = (
    ("game", pl.col("moves") * pl.col("players"), None),
    ("turn", pl.col("moves"), pl.col("rounds")),
    ("width", pl.col("choices"), pl.col("moves")),
    ("widest", pl.col("widest"), None),
    ("tree", pl.col("log_choices") * pl.col("players"), None),
)


def length(reading: Reading) -> list[Finding]:
    """How long are games, and how wide is the choice?"""
    words = reading.words
    found = []
    for id, value, weight in _LENGTHS:
        parts = {name: estimate(games, ["players"], value, weight) for name, games in reading.by_box().items()}
        found.append(_by_players(reading, "length", id, words("length-words"), parts))
    return found


QUESTIONS = {"offer": offer, "declines": declines, "seats": seats, "boxes": boxes, "length": length}
