"""What the page's workers call: tables in one, thoughts in others. They run this in Pyodide."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from elbowroom.table.thinker import get_ready

from .house import TabHouse
from .journal import Keeper, TabJournal
from .thinker import TabThinker, answer

__all__ = ["answer", "get_ready", "open_house"]


def open_house(keeper: Keeper, ask: Callable[[str], Awaitable[str]]) -> TabHouse:
    """The tables of this tab: the browser's storage keeps them, and their bots are asked by way of the page."""
    return TabHouse(TabJournal(keeper), TabThinker(ask))
