"""Writes rules/state_base.py from the table of fields in rules/state_fields.py: python tools/make_state.py"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elbowroom.rules.state_fields import Field

RULES = Path(__file__).resolve().parent.parent / "src" / "elbowroom" / "rules"
BASE = RULES / "state_base.py"
# The table is read by itself: the engine cannot be imported while state_base.py is missing or wrong.
FIELDS: tuple[Field, ...] = runpy.run_path(str(RULES / "state_fields.py"))["FIELDS"]
COPIED = {
    "value": "source.{}",
    "own": "source.{}[:]",
    "shared": "source.{}",
    "replaced": "source.{}",
    "fresh": "[]",
}

HEAD = '''\
"""The fields of the state. Made by tools/make_state.py from state_fields.py: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .checking import checked, guard
from .table import NOBODY

if TYPE_CHECKING:
    from .board import Board
    from .events import Event
    from .kit import Kit
    from .moves import Move
    from .table import Table
    from .turn import Stage

CHECKED: Final[bool] = checked()


class StateBase:
    """Everything that changes, copied by hand."""
'''
INIT = '''\
    def __init__(self, table: Table, stage: Stage, source: StateBase | None = None) -> None:
        """An empty table, or what the source has."""
'''
UNSHARE = '''\
    def unshare(self) -> None:
        """Call before changing a list that copies share."""
'''
CONTENTS = '''\
    def contents(self) -> dict[str, object]:
        """Everything that makes the position what it is: all but the seeds, which only a running game has."""
'''


def text() -> str:
    """The file."""
    parts = [HEAD, _slots(), _types(), INIT + _start() + _copy(), UNSHARE + _unshare(), CONTENTS + _contents()]
    return "\n".join(parts)


def _slots() -> str:
    names = sorted([*(field.name for field in FIELDS), "shared"])
    return _lines(1, ["__slots__ = (", *(f'    "{name}",' for name in names), ")"])


def _types() -> str:
    lines = [f"{field.name}: {field.type}" + (f"  # {field.about}" if field.about else "") for field in FIELDS]
    return _lines(1, [*lines, "shared: bool  # may a copy hold some of the same lists?"])


def _start() -> str:
    lines = ["regions = len(table.board.ids)", "races = len(table.races)", "self.shared = False"]
    lines += [f"self.{field.name} = {field.start}" for field in FIELDS]
    return _lines(2, ["if source is None:"]) + _lines(3, lines)


def _copy() -> str:
    lines = ["source.shared = True", "self.shared = True"]
    lines += [f"self.{field.name} = {COPIED[field.held].format(field.name)}" for field in FIELDS]
    return _lines(2, ["else:"]) + _lines(3, [*lines, "if CHECKED:", "    guard(self, source)"])


def _unshare() -> str:
    lines = [f"self.{field.name} = self.{field.name}[:]" for field in FIELDS if field.held == "shared"]
    return _lines(2, ["self.altered = True", "if self.shared:"]) + _lines(3, ["self.shared = False", *lines])


def _contents() -> str:
    keys: dict[str, list[Field]] = {}
    for field in FIELDS:
        if field.key:
            keys.setdefault(field.key, []).append(field)
    lines = []
    rare = []
    for key, fields in keys.items():
        if fields[0].rare:
            name = f"self.{fields[0].name}"
            rare += [f"if {name}:", f'    told["{key}"] = {fields[0].told.format(name)}']
            continue
        told = [field.told.format(f"self.{field.name}") for field in fields]
        if len(told) == 1:
            lines.append(f'    "{key}": {told[0]},')
        else:
            lines += [f'    "{key}": [', *(f"        {item}," for item in told), "    ],"]
    return _lines(2, ["told: dict[str, object] = {", *lines, "}", *rare, "return told"])


def _lines(depth: int, lines: list[str]) -> str:
    return "".join(f"{'    ' * depth}{line}\n" for line in lines)


if __name__ == "__main__":
    BASE.write_text(text(), "utf-8")
