"""Prepared deals: games that begin in the same way for everybody, such as the one in which the game is taught."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert


class Deal(Struct, forbid_unknown_fields=True, frozen=True):
    """How such a game begins, and who gives the hints in it (deals.toml)."""

    boxes: tuple[str, ...]
    map: str
    rounds: int
    open_coins: bool
    combos: tuple[str, ...]
    seed: str
    adviser: str

    @property
    def opening(self) -> str:
        """The combos on offer, as a log tells what chance gave."""
        pairs = (combo.split(" ") for combo in self.combos)
        return ", ".join(f"race {race}, power {power}" for power, race in pairs)


@cache
def deals() -> dict[str, Deal]:
    """All prepared deals by name."""
    text = files(__package__).joinpath("deals.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), dict[str, Deal])
