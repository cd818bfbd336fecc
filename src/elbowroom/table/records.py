"""Records that come from elsewhere: what a table has to know to go on with the game of one, or to look back on it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, ValidationError, convert

from elbowroom.notation.maps import Fault, check, data_of
from elbowroom.notation.record import NewerRecord, RecordError, beginning, check_title, replay
from elbowroom.rules.board import BoardError
from elbowroom.rules.game import Game
from elbowroom.rules.record import chance_text
from elbowroom.rules.setup import SetupError
from elbowroom.rules.table import Table

from .match import Row
from .protocol.table import TableSettings
from .refusal import Refusal
from .seats import Seat

_HEAD = {"boxes", "map", "players", "first", "rounds", "variants", "coins", "blank", "sheet"}
_CARRIED = ("region ", "outline ", "box ")
_MOVES_LENGTH = 40_000  # characters of a record without what it carries: several times what games have


class Recorded(Struct):
    """A game that somebody has brought along: its record as we write it, and how it is played; or why not."""

    record: str = ""
    players: int = 0
    settings: dict[str, Any] = {}
    past: list[tuple[int, str, str]] = []
    """Of a game that is over: every move with its player and what chance gave; `record` is then of its beginning."""
    why_not: str = ""
    why: str = ""
    """What a page can say of it: `version`, `line`, or nothing."""
    line: int = 0


def read_record(_table: str, text: str) -> Recorded:
    """Play a record; a mistake in it is an answer, so that it comes back from wherever this is done."""
    lines = text.split("\n")
    try:
        check_title(lines[0])
        if why_not := _foreign(lines):
            return Recorded(why_not=why_not)
        game = replay(text)
    except RecordError as error:
        return Recorded(why_not=str(error)[:200], why=_why(error), line=error.line)
    except ValueError as error:
        return Recorded(why_not=str(error)[:200])
    if not game.over:
        return recorded(game)
    found = recorded(beginning(game))
    found.past = [(entry.player + 1, entry.move.text, chance_text(entry.chance)) for entry in game.moves()]
    return found


def _why(error: RecordError) -> str:
    """What a page can say of it; a box or a map that is not here is not the record's fault."""
    if isinstance(error, NewerRecord):
        return "version"
    return "" if isinstance(error.__cause__, SetupError | BoardError) else "line"


def recorded(game: Game) -> Recorded:
    """A game that a table can go on with."""
    table = game.table
    settings = {
        "boxes": list(table.boxes),
        "map": table.board.id,
        "rounds": table.rounds,
        "first": table.first + 1,
        "variants": dict(table.variants),
        "open_coins": table.open_coins,
    }
    if why_not := _undrawable(table):
        return Recorded(why_not=why_not)
    try:
        convert(settings, TableSettings)
    except ValidationError as error:
        return Recorded(why_not=str(error))
    return Recorded(game.record(), table.players, settings)


def _foreign(lines: list[str]) -> str:
    """What a record has that a table does not take from strangers: positions, and tiles that are Python."""
    if sum(len(line) + 1 for line in lines if not line.startswith(_CARRIED)) > _MOVES_LENGTH:
        return f"without what it carries it has more than {_MOVES_LENGTH} characters"
    for line in lines[1:]:
        key = line.partition(":")[0]
        if key == "start":
            return ""
        if key not in _HEAD and not line.startswith(_CARRIED):
            return f"{line[:30]!r}: a game with this does not go on at a table"
    raise RecordError(len(lines), "the record is cut off before its first move")


def _undrawable(table: Table) -> str:
    """What is wrong with a map that a record carries: a table's is drawn, and as good as one that is made anew."""
    board = table.board
    if board.shipped:
        return ""
    if not board.width:
        return f"map {board.id}: {Fault('undrawn')}"
    data = {**data_of(board), "players": table.players, "rounds": table.rounds}
    faults = [fault for fault in check(data) if fault.code != "neighbor-unnamed"]  # a record has no `apart`
    return f"map {board.id}: {faults[0]}" if faults else ""


def log_of(past: list[tuple[int, str, str]], seats: list[Seat], at: int) -> list[Row]:
    """The log of a game that was played elsewhere, with the moves of these seats' players."""
    rows = [Row(1, "start", past[0][0], at=at)]
    for number, (player, move, chance) in enumerate(past, 2):
        rows.append(Row(number, "move", player, move, chance, seats[player - 1].driver, at=at))
    return rows


def lay_down(settings: TableSettings, found: Recorded, players: int) -> TableSettings:
    """The settings of a table with so many seats that goes on with this game."""
    if found.why_not:
        raise Refusal("bad-record", why=found.why, line=found.line, detail=found.why_not)
    if players != found.players:
        raise Refusal("bad-settings", field="seats", detail=f"that game has {found.players} players")
    for name, value in found.settings.items():
        setattr(settings, name, value)
    return settings
