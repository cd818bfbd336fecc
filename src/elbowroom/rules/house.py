"""House rules: what a table can choose, one row each (docs/house-rules.md).

The API's `variants`, the server's settings, the page's set-up screen, the terminal's `--variant` and the documents'
list are all made from these rows and from what tiles declare (`Tile.variants`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .ability import Tile

FLAG: Final = "flag"  # yes or no
NUMBER: Final = "number"  # from least to most
CHOICE: Final = "choice"  # one of some words


class HouseRule:
    """One choice of the table. Its text is `variant-NAME`, that of a word to choose `value-WORD`."""

    __slots__ = ("kind", "least", "most", "name", "rule", "setting", "values")

    def __init__(
        self,
        name: str,
        kind: str,
        values: tuple[object, ...],
        *,
        rule: str = "",
        least: int = 0,
        most: int = 0,
        setting: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.values = values  # that can be chosen, the usual one first
        self.rule = rule  # which of the game's rules it changes
        self.least = least
        self.most = most
        self.setting = setting  # does it stand beside the variants, under its own name, in games, settings and records?

    @property
    def usual(self) -> object:
        """What holds where nothing is said."""
        return self.values[0]

    def fault(self, value: object) -> str:
        """Why this value cannot be chosen; nothing where it can."""
        if value in self.values and isinstance(value, bool) == isinstance(self.usual, bool):
            return ""
        if self.kind == NUMBER:
            return f"variant {self.name} is a whole number from {self.least} to {self.most}, not {value}"
        allowed = " or ".join(str(one).lower() for one in self.values)
        return f"variant {self.name} can be {allowed}, not {value}"


def _flag(name: str, usual: bool, rule: str, setting: bool = False) -> HouseRule:
    return HouseRule(name, FLAG, (usual, not usual), rule=rule, setting=setting)


def _number(name: str, usual: int, least: int, most: int, rule: str, setting: bool = False) -> HouseRule:
    others: list[object] = [value for value in range(least, most + 1) if value != usual]
    return HouseRule(name, NUMBER, (usual, *others), rule=rule, least=least, most=most, setting=setting)


HOUSE_RULES: Final = (
    _flag("own_tokens_defend", False, "INT-20"),
    _number("rounds", 0, 0, 100, "SETUP-2", setting=True),  # 0: as many as the map says
    _number("starting_coins", 5, 0, 50, "SETUP-8"),
    _number("offer_size", 6, 2, 10, "PICK-9"),
    _number("step_price", 1, 0, 5, "PICK-2"),
    _number("declined_races", 1, 1, 4, "DECLINE-3"),
    _flag("tribes", True, "SETUP-6"),
    _flag("open_coins", False, "COMP-11", setting=True),
)
BY_NAME: Final = {rule.name: rule for rule in HOUSE_RULES}


def house_rules(tiles: Iterable[Tile]) -> list[HouseRule]:
    """The engine's rows, and one for every choice that these tiles bring."""
    found = dict(BY_NAME)
    for tile in tiles:
        for name, values in tile.variants:
            kind = FLAG if isinstance(values[0], bool) else CHOICE
            found[name] = HouseRule(name, kind, values, rule=tile.rule)
    return list(found.values())


def number(variants: dict[str, object], name: str) -> int:
    """The number that a table has chosen."""
    value = variants.get(name, BY_NAME[name].usual)
    assert isinstance(value, int)
    return value


def value_of(text: str) -> object:
    """A value as it stands in a record or a command: a number, `true`, `false` or a word."""
    if text.isascii() and text.isdecimal() and len(text) < 10:
        return int(text)
    return {"true": True, "false": False}.get(text, text)
