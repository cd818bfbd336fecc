"""Scenario files: a position, moves, and what must hold (docs/scenarios.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from elbowroom.rules.board import BoardError
from elbowroom.rules.game import Game
from elbowroom.rules.setup import Box, SetupError

from .position import Position
from .reader import Reader, ScenarioError

_TOP = {
    "title", "rules", "boxes", "round", "rounds", "to_move", "stage", "map", "player", "market", "step", "expect",
    "markers", "relics", "places", "monsters", "marker_stack", "stonehedge", "variants", "seed", "first", "tribes_gone",
    "refused",
}  # fmt: skip
LARGEST = 1_000_000  # bytes; no scenario is near it
_STEP = {"do", "die", "rejected", "expect"}


class Step:
    """A move of a scenario and what must hold after it."""

    __slots__ = ("die", "do", "expect", "rejected")

    def __init__(self, do: str, die: int | None, rejected: bool, expect: list[str]) -> None:
        self.do = do
        self.die = die
        self.rejected = rejected
        self.expect = expect


class Scenario:
    """A position to start from and the steps to play."""

    __slots__ = ("expect", "game", "refused", "rules", "steps", "title")

    def __init__(
        self, title: str, rules: list[str], game: Game | None, expect: list[str], steps: list[Step], refused: bool
    ) -> None:
        self.title = title
        self.rules = rules
        self.game = game
        self.expect = expect
        self.steps = steps
        self.refused = refused


def read_scenario(path: str | Path) -> Scenario:
    """Read a scenario file."""
    file = Path(path)
    try:
        with file.open("rb") as source:
            data = source.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise ScenarioError(f"is larger than {LARGEST} bytes")
        text = data.decode("utf-8")
    except OSError as error:
        raise ScenarioError(f"cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise ScenarioError(f"is not UTF-8 text (byte {error.start})") from error
    return parse_scenario(text)


def load_scenario(path: str | Path) -> Game:
    """The game that a scenario file sets up."""
    scenario = read_scenario(path)
    if scenario.game is None:
        raise ScenarioError("the file says of itself that it must be refused")
    return scenario.game


def parse_scenario(text: str, forced: list[tuple[str, str]] | None = None, own: Sequence[Box] = ()) -> Scenario:
    """Read a scenario from its text; `forced` is what chance gave according to a record, `own` what that carries."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise ScenarioError(f"is not TOML: {error or 'nested too deeply'}") from error
    top = Reader(data, "", _TOP)
    refused = top.flag("refused")
    steps = [_step(entry, at) for at, entry in enumerate(top.tables("step"), 1)]
    title = top.text("title")
    rules = top.texts("rules")
    expect = top.texts("expect")
    try:
        game = Position(top, text, own).game(forced or [])
    except (ScenarioError, SetupError, BoardError) as error:
        if refused:
            return Scenario(title, rules, None, [], [], True)
        raise ScenarioError(str(error)) from error
    return Scenario(title, rules, game, expect, steps, refused)


def _step(entry: object, number: int) -> Step:
    reader = Reader(entry, f"step {number}", _STEP)
    if not reader.has("do"):
        raise ScenarioError(f"step {number}: what to `do` is missing")
    die = reader.number("die", 0, 0, 3) if reader.has("die") else None
    return Step(reader.text("do"), die, reader.flag("rejected"), reader.texts("expect"))


__all__ = ["Scenario", "ScenarioError", "Step", "load_scenario", "parse_scenario", "read_scenario"]
