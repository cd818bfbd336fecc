"""The questions people ask, each answered by charts with intervals."""

from __future__ import annotations

import polars as pl

from .charts import Axis, Dot, Line, cells, dots, lines
from .estimate import ENOUGH, estimate, win_index
from .finding import KINDS, Cell, Finding, Reading, Table, by_key, enough
from .tiles import COINS, SHOWN, WINS

_POSITIONS = range(1, 7)
_SHARE = Axis("share of players, with 95 % intervals")


def _lines(
    id: str,
    title: str,
    words: str,
    axis: Axis,
    across: str,
    places: list[object],
    found: dict[str, pl.DataFrame],
    key: str,
) -> Finding:
    """A chart of lines and the table with the same numbers."""
    drawn = []
    rows: list[tuple[Cell, ...]] = []
    for name, frame in found.items():
        known = by_key(frame, key)
        drawn.append(Line(name, [known.get(place) for place in places]))
        for place in places:
            if (dot := known.get(place)) is not None:
                rows.append((name, str(place), dot.games, dot.value, dot.low, dot.high))
    columns = [("group", None), (across, None), ("games", 0), ("value", 3), ("from", 3), ("to", 3)]
    chart = lines(title, axis, across, [str(place) for place in places], drawn)
    return Finding(id, title, words, chart, Table(columns, rows))


# --- the offer ------------------------------------------------------------------------------------------------------


def offer(reading: Reading) -> list[Finding]:
    """Which combos are worth their price, at which position of the offer?"""
    parts = {KINDS[kind]: reading.of(kind)[1] for kind in reading.kinds}
    places: list[object] = list(_POSITIONS)
    edge = {name: enough(estimate(frame, ["position"], pl.col("edge")), ENOUGH) for name, frame in parts.items()}
    words = "How players end up who took a combo at this position, its price paid, against others in the same seat."
    found = [_lines("offer-position", "Position in the offer", words, COINS, "position", places, edge, "position")]
    nets: list[object] = list(range(-5, 6))
    index = {name: enough(win_index(frame, ["net"]), ENOUGH) for name, frame in parts.items()}
    words = "The price is what was laid on the combos passed over, less the coins found on the one taken."
    found.append(_lines("offer-price", "Price paid", words, WINS, "net price in coins", nets, index, "net"))
    for kind in reading.kinds:
        found += [_level(reading, kind), *(_by_position(reading, kind, column) for column in ("race", "power"))]
        found.append(_combos_by_position(reading, kind))
    return found


def _level(reading: Reading, kind: str) -> Finding:
    """The price at which a combo breaks even."""
    level = enough(estimate(reading.of(kind)[1], ["power", "race"], pl.col("level")), ENOUGH)
    marks = [
        Dot(reading.names.combo(row["power"], row["race"]), row["value"], row["low"], row["high"], row["games"])
        for row in level.iter_rows(named=True)
    ]
    marks.sort(key=lambda dot: dot.value)
    shown = marks if len(marks) <= 2 * SHOWN else marks[:SHOWN] + marks[-SHOWN:]
    title = f"Fair price of a combo: {KINDS[kind]}"
    words = (
        "The net price at which the taker would end level with others in the same seat. A combo is worth its price at "
        "position n if n - 1, less the coins on it, is below the interval; a negative price wants coins on the combo."
    )
    axis = Axis("fair net price in coins, with 95 % intervals", 0.0, 1)
    columns = [("combo", None), ("games", 0), ("fair price", 2), ("from", 2), ("to", 2)]
    rows = [(dot.label, dot.games, dot.value, dot.low, dot.high) for dot in marks]
    return Finding(f"offer-level-{kind}", title, words, dots(title, axis, shown), Table(columns, rows))


def _by_position(reading: Reading, kind: str, column: str) -> Finding:
    """Races or powers at each position."""
    name = reading.names.race if column == "race" else reading.names.power
    edge = enough(estimate(reading.of(kind)[1], [column, "position"], pl.col("edge")), ENOUGH)
    cell = {
        (name(row[column]), str(row["position"])): Dot(
            name(row[column]), row["value"], row["low"], row["high"], row["games"]
        )
        for row in edge.iter_rows(named=True)
    }
    down = sorted({tile for tile, _ in cell})
    title = f"{column.capitalize()} and position: {KINDS[kind]}"
    words = "Coins above others in the same seat, price included. Bold: surely worth its price there, or surely not."
    chart = cells(title, COINS, [str(at) for at in _POSITIONS], down, cell, 10.0)
    columns = [(column, None), ("position", 0), ("games", 0), ("edge in coins", 2), ("from", 2), ("to", 2)]
    rows = [(tile, int(at), dot.games, dot.value, dot.low, dot.high) for (tile, at), dot in cell.items()]
    return Finding(f"offer-{column}-{kind}", title, words, chart, Table(columns, rows))


def _combos_by_position(reading: Reading, kind: str) -> Finding:
    """Combos at each position, as far as they were taken there often enough."""
    edge = enough(estimate(reading.of(kind)[1], ["power", "race", "position"], pl.col("edge")), ENOUGH // 2)
    cell: dict[tuple[str, str], Dot] = {}
    for row in edge.iter_rows(named=True):
        name = reading.names.combo(row["power"], row["race"])
        cell[name, str(row["position"])] = Dot(name, row["value"], row["low"], row["high"], row["games"])
    games: dict[str, int] = {}
    for (name, _), dot in cell.items():
        games[name] = games.get(name, 0) + dot.games
    down = sorted(sorted(games, key=lambda name: (-games[name], name))[: 2 * SHOWN])
    title = f"Combo and position: {KINDS[kind]}"
    words = (
        f"The {2 * SHOWN} combos taken most, where a position has at least {ENOUGH // 2} games; the table has all. "
        "Bots go far down the offer only for what they think well of, so a good number there is no promise for others."
    )
    chart = cells(title, COINS, [str(at) for at in _POSITIONS], down, cell, 10.0)
    columns = [("combo", None), ("position", 0), ("games", 0), ("edge in coins", 2), ("from", 2), ("to", 2)]
    rows = [(name, int(at), dot.games, dot.value, dot.low, dot.high) for (name, at), dot in cell.items()]
    return Finding(f"offer-combo-{kind}", title, words, chart, Table(columns, rows))


# --- declines -------------------------------------------------------------------------------------------------------


def declines(reading: Reading) -> list[Finding]:
    """When do good players decline?"""
    found = []
    for kind in reading.kinds:
        games = reading.of(kind)[0]
        last = int(games["rounds"].max() or 0)  # type: ignore[arg-type]
        rounds: list[object] = list(range(1, last + 1))
        groups = {"winners": pl.col("won") > 0, "others": pl.col("won") == 0}
        when = {
            name: pl.concat([_share(games.filter(who), pl.col("first_decline") == at, at) for at in range(1, last + 1)])
            for name, who in groups.items()
        }
        words = "In which round players put their first race into decline."
        title = f"Round of the first decline: {KINDS[kind]}"
        found.append(_lines(f"decline-when-{kind}", title, words, _SHARE, "round", rounds, when, "at"))
        by_count = {f"{count} players": games.filter(pl.col("players") == count) for count in reading.counts}
        declined = {name: frame.filter(pl.col("first_decline").is_not_null()) for name, frame in by_count.items()}
        index = {name: enough(win_index(frame, ["first_decline"]), ENOUGH) for name, frame in declined.items()}
        title = f"Who wins, by the round of the first decline: {KINDS[kind]}"
        words = "Victories for every fair victory. This is no advice by itself: who is doing well may wait longer."
        found.append(_lines(f"decline-wins-{kind}", title, words, WINS, "round", rounds, index, "first_decline"))
        often: list[object] = list(range(int(games["declines"].max() or 0) + 1))  # type: ignore[arg-type]
        index = {name: enough(win_index(frame, ["declines"]), ENOUGH) for name, frame in by_count.items()}
        title = f"Who wins, by the number of declines: {KINDS[kind]}"
        found.append(_lines(f"decline-often-{kind}", title, words, WINS, "declines", often, index, "declines"))
    return found + [_patience(reading, kind) for kind in reading.kinds]


def _share(frame: pl.DataFrame, holds: pl.Expr, at: int) -> pl.DataFrame:
    """For how many of the rows something holds."""
    share = estimate(frame, [], holds.fill_null(value=False))
    return share.with_columns(pl.lit(at).alias("at"))


def _patience(reading: Reading, kind: str) -> Finding:
    """How long races are kept active."""
    gone = reading.of(kind)[1].filter(pl.col("declined").is_not_null())
    turns = enough(estimate(gone, ["race"], pl.col("turns")), ENOUGH)
    left = gone.group_by("race").agg(pl.col("left_regions").mean())
    marks = {
        row["race"]: Dot(reading.names.race(row["race"]), row["value"], row["low"], row["high"], row["games"])
        for row in turns.iter_rows(named=True)
    }
    regions = dict(left.iter_rows())
    title = f"Turns before the decline: {KINDS[kind]}"
    axis = Axis("turns scored while active, races that declined, with 95 % intervals", None)
    columns = [("race", None), ("games", 0), ("active turns", 2), ("from", 2), ("to", 2), ("regions left", 2)]
    rows = [(dot.label, dot.games, dot.value, dot.low, dot.high, regions[race]) for race, dot in marks.items()]
    words = "How many turns a race brings coins before it is put into decline, among those that are."
    return Finding(f"decline-turns-{kind}", title, words, dots(title, axis, list(marks.values())), Table(columns, rows))


# --- seats ----------------------------------------------------------------------------------------------------------


def seats(reading: Reading) -> list[Finding]:
    """How much is the first seat worth?"""
    found = []
    for kind in reading.kinds:
        games = reading.of(kind)[0]
        by_count = {f"{count} players": games.filter(pl.col("players") == count) for count in reading.counts}
        places: list[object] = list(range(1, max(reading.counts) + 1))
        index = {name: win_index(frame, ["seat"]) for name, frame in by_count.items() if len(frame)}
        coins = {name: estimate(frame, ["seat"], pl.col("lead")) for name, frame in by_count.items() if len(frame)}
        words = "Seat 1 plays first. 1 is a fair share of the victories."
        title = f"Victories by seat: {KINDS[kind]}"
        found.append(_lines(f"seat-wins-{kind}", title, words, WINS, "seat", places, index, "seat"))
        axis = Axis("coins above the mean of the game, with 95 % intervals", 0.0, 1)
        title = f"Coins by seat: {KINDS[kind]}"
        words = "The same in coins, against the mean of the game."
        found.append(_lines(f"seat-coins-{kind}", title, words, axis, "seat", places, coins, "seat"))
    return found


# --- boxes ----------------------------------------------------------------------------------------------------------

_TRAITS = (
    ("coins", "Coins for each player", pl.col("coins")),
    ("races", "Races for each player", pl.col("races")),
    ("declines", "Declines for each player", pl.col("declines")),
    ("first", "Round of the first decline", pl.col("first_decline")),
    ("paid", "Coins laid on passed combos, for each player", pl.col("paid")),
    ("spread", "Winner's coins above the mean of the game", pl.col("lead")),
)


def boxes(reading: Reading) -> list[Finding]:
    """What changes between the boxes, and when they are mixed?"""
    found = []
    places: list[object] = list(reading.counts)
    for id, title, value in _TRAITS:
        parts = {}
        for kind in reading.kinds:
            frame = reading.of(kind)[0]
            if id == "first":
                frame = frame.filter(pl.col("first_decline").is_not_null())
            if id == "spread":
                frame = frame.filter(pl.col("won") > 0)
            parts[KINDS[kind]] = estimate(frame, ["players"], value)
        axis = Axis(f"{title[0].lower()}{title[1:]}, with 95 % intervals", None)
        found.append(_lines(f"box-{id}", title, "", axis, "players", places, parts, "players"))
    return found + _tiles_mixed(reading)


def _tiles_mixed(reading: Reading) -> list[Finding]:
    """Races and powers among their own, and mixed."""
    found = []
    if len(reading.kinds) < 2:
        return []
    for column in ("race", "power"):
        name = reading.names.race if column == "race" else reading.names.power
        index = enough(win_index(reading.races, [column, "kind"]), ENOUGH)
        cell = {
            (name(row[column]), KINDS[row["kind"]]): Dot(
                name(row[column]), row["value"], row["low"], row["high"], row["games"]
            )
            for row in index.iter_rows(named=True)
        }
        down = sorted({tile for tile, _ in cell})
        across = [KINDS[kind] for kind in reading.kinds]
        title = f"{column.capitalize()}s among their own and mixed"
        rows = [(tile, kind, dot.games, dot.value, dot.low, dot.high) for (tile, kind), dot in cell.items()]
        columns = [(column, None), ("box", None), ("games", 0), ("wins / fair", 3), ("from", 3), ("to", 3)]
        words = "Victories for every fair victory. Bold: surely above or below 1."
        chart = cells(title, WINS, across, down, cell, 0.4)
        found.append(Finding(f"box-{column}", title, words, chart, Table(columns, rows)))
    return found


# --- length ---------------------------------------------------------------------------------------------------------


def length(reading: Reading) -> list[Finding]:
    """How long are games, and how wide is the choice?"""
    places: list[object] = list(reading.counts)
    traits = (
        ("game", "Decisions in a game", pl.col("moves") * pl.col("players"), None),
        ("turn", "Decisions in a turn", pl.col("moves"), pl.col("rounds")),
        ("width", "Legal moves at a decision", pl.col("choices"), pl.col("moves")),
        ("widest", "The most legal moves at one decision of a player", pl.col("widest"), None),
        ("tree", "Power of ten of the ways a game could go", pl.col("log_choices") * pl.col("players"), None),
    )
    found = []
    for id, title, value, weight in traits:
        parts = {KINDS[kind]: estimate(reading.of(kind)[0], ["players"], value, weight) for kind in reading.kinds}
        axis = Axis(f"{title[0].lower()}{title[1:]}, with 95 % intervals", None)
        words = "A decision is a move out of a list; every region taken and every deployment is one."
        found.append(_lines(f"length-{id}", title, words, axis, "players", places, parts, "players"))
    return found


QUESTIONS = {"offer": offer, "declines": declines, "seats": seats, "boxes": boxes, "length": length}
