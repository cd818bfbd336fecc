"""Drawing: sentences, headings, tables and lists, at least 80 columns wide, readable without colours."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .terminal_words import Line, Words

COLOURS = ("cyan", "magenta", "yellow", "green", "blue")
WIDE = 100  # from here on there is room for neighbours beside everything else


def colour(player: int) -> str:
    """The colour of a player; nobody has none."""
    return COLOURS[player - 1] if player else ""


def key(number: int | None) -> str:
    """A number to type, or nothing to type."""
    return f"{number})" if number else "–"


class Screen:
    """Draws on a console, in one language."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    @property
    def wide(self) -> bool:
        """Is there room for one more column?"""
        return self.console.width >= WIDE

    def say(self, text: str, style: str = "") -> None:
        """A sentence."""
        self.console.print(Text(text, style=style))

    def line(self, line: Line) -> None:
        """A line of the story."""
        if line.heading:
            self.console.print(Rule(Text(line.text, style=f"bold {colour(line.player)}"), align="left", characters="-"))
        else:
            self.item(line.text, colour(line.player))

    def item(self, text: str, style: str = "") -> None:
        """A sentence that belongs to the one above."""
        self.console.print(Padding(Text(text, style=style), (0, 0, 0, 2)))

    def title(self, text: str, style: str = "bold") -> None:
        """A heading across the screen."""
        self.console.print(Rule(Text(text, style=style), align="left", characters="="))

    def table(self, *columns: str) -> Table:
        """An empty table; a column whose name begins with `>` is set to the right."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
        for name in columns:
            right = name.startswith(">")
            text = self.words(f"col-{name.lstrip('>')}") if name.lstrip(">") else ""
            table.add_column(text, justify="right" if right else "left", overflow="fold")
        return table

    def flow(self, title: str, texts: Iterable[str]) -> None:
        """Entries one after another, broken only between entries."""
        lines = [f"{title}:" if title else ""]
        for text in texts:
            longer = f"{lines[-1]}  {text}"
            if cell_len(longer) <= self.console.width or not lines[-1].strip():
                lines[-1] = longer
            else:
                lines.append(f"    {text}")
        whole = Text("\n".join(line[2:] if line.startswith("  ") and not title else line for line in lines))
        whole.stylize("bold", 0, len(title))
        self.console.print(whole)
