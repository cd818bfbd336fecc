"""Tables on the standard output."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table


class Output(Console):
    """The standard output; a reader that has gone away is an error like any other."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_table(title: str, *columns: str) -> Table:
    """An empty table; the first column holds names, the others numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for at, column in enumerate(columns):
        table.add_column(column, justify="right" if at else "left")
    return table
