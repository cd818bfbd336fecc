"""Taking values out of a TOML table, with one clear sentence where one is wrong."""

from __future__ import annotations

from typing import Any

MOST = 10_000  # no number in a scenario is larger


class ScenarioError(ValueError):
    """A scenario that cannot be read or makes no sense: where, and why."""


class Reader:
    """Takes values out of a table and says where one is wrong."""

    __slots__ = ("data", "where")

    def __init__(self, data: object, where: str, known: set[str]) -> None:
        if not isinstance(data, dict):
            raise ScenarioError(f"{where}: must be a table")
        for key in data:
            if key not in known:
                raise ScenarioError(f"{where or 'top level'}: there is no key {key!r}")
        self.data: dict[str, Any] = data
        self.where = where

    def at(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def has(self, key: str) -> bool:
        return key in self.data

    def number(self, key: str, default: int, low: int = 0, high: int = MOST) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise ScenarioError(f"{self.at(key)}: must be a whole number")
        if not low <= value <= high:
            raise ScenarioError(f"{self.at(key)}: must be from {low} to {high}, not {value}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise ScenarioError(f"{self.at(key)}: must be true or false")
        return value

    def text(self, key: str, default: str = "") -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str):
            raise ScenarioError(f"{self.at(key)}: must be text")
        return value

    def texts(self, key: str) -> list[str]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise ScenarioError(f"{self.at(key)}: must be a list of texts")
        return value

    def numbers(self, key: str) -> list[int]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(v, int) and not isinstance(v, bool) for v in value):
            raise ScenarioError(f"{self.at(key)}: must be a list of whole numbers")
        if not all(0 <= v <= MOST for v in value):
            raise ScenarioError(f"{self.at(key)}: numbers must be from 0 to {MOST}")
        return value

    def tables(self, key: str) -> list[object]:
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise ScenarioError(f"{self.at(key)}: must be a list of tables")
        return value

    def counts(self, key: str) -> dict[str, int]:
        """A table of region = number of tokens."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise ScenarioError(f"{self.at(key)}: must be a table of region = number")
        for region, count in value.items():
            if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MOST:
                raise ScenarioError(f"{self.at(key)}.{region}: must be a number of tokens")
        return value

    def names(self, key: str) -> dict[str, list[str]]:
        """A table of region = list of names."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise ScenarioError(f"{self.at(key)}: must be a table of region = list of names")
        for region, items in value.items():
            if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
                raise ScenarioError(f"{self.at(key)}.{region}: must be a list of names")
        return value
