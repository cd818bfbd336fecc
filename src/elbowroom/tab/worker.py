"""What the page's workers call: tables in one, thoughts in others. They run this in Pyodide."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from elbowroom.bots import make_bot
from elbowroom.table.codec import encode
from elbowroom.table.match import Match
from elbowroom.table.protocol.table import TableSettings
from elbowroom.table.rules_version import rules_version
from elbowroom.table.seats import Seat

from .house import TabHouse
from .journal import Keeper, TabJournal
from .thinker import TabThinker, answer

__all__ = ["answer", "get_ready", "open_house"]


def get_ready() -> None:
    """Load what a first game needs: the page keeps the engine as it is after this, and starts there the next time."""
    rules_version()
    match = Match(TableSettings(), [Seat("bot") for _ in range(3)], "getting ready")
    match.start(0)
    encode(match.view(1))
    assert match.game is not None
    for level in ("normal", "hard", "expert"):
        make_bot(level, 0, nodes=1).choose(match.game.view(1))


def open_house(keeper: Keeper, ask: Callable[[str], Awaitable[str]]) -> TabHouse:
    """The tables of this tab: the browser's storage keeps them, and their bots are asked by way of the page."""
    return TabHouse(TabJournal(keeper), TabThinker(ask))
