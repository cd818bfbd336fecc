"""Test positions: scenario files with the sensible moves listed beside them, and who finds one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from elbowroom.bots import make_bot, read_budget
from elbowroom.locale import Texts
from elbowroom.notation.scenario import load_scenario

from .tournament import TournamentError


@dataclass(frozen=True)
class Position:
    """A position to be solved."""

    file: str
    good: tuple[str, ...]
    """The sensible moves."""
    why: str

    @property
    def group(self) -> str:
        """What it is about: the folder of its file."""
        return self.file.split("/")[0]


@dataclass
class Solution:
    """A position and what each bot chose there."""

    position: Position
    chosen: dict[str, str] = field(default_factory=dict)

    def right(self, name: str) -> bool:
        """Did this bot find a sensible move?"""
        return self.chosen[name] in self.position.good


def read_positions(folder: Path) -> list[Position]:
    """The positions that `positions.json` lists."""
    path = folder / "positions.json"
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return [Position(entry["file"], tuple(entry["good"]), entry["why"]) for entry in data]
    except (json.JSONDecodeError, KeyError, TypeError) as error:
        raise TournamentError("arena-no-positions", file=str(path), reason=str(error)) from None


def solve(folder: Path, names: Sequence[str], budget: str = "") -> list[Solution]:
    """Let every bot choose in every position."""
    milliseconds, nodes = read_budget(budget) if budget else (0.0, 0)
    found = []
    for position in read_positions(folder):
        game = load_scenario(folder / position.file)
        solution = Solution(position)
        for name in names:
            bot = make_bot(name, 1, milliseconds=milliseconds, nodes=nodes)
            bot.begins(game.view(game.to_move))
            solution.chosen[name] = bot.choose(game.view(game.to_move)).text
        found.append(solution)
    return found


def as_text(found: Sequence[Solution], names: Sequence[str], texts: Texts, every: bool = False) -> list[str]:
    """A table of how many each bot solved, by group; with `every`, the positions themselves too."""
    lines = [f"| {texts.get('arena-col-positions')} | {' | '.join(names)} |", "| --- |" + " --- |" * len(names)]
    groups = list(dict.fromkeys(solution.position.group for solution in found))
    for group in [*groups, ""]:
        own = [solution for solution in found if group in ("", solution.position.group)]
        counts = " | ".join(str(sum(solution.right(name) for solution in own)) for name in names)
        lines.append(f"| {_group(group, texts)} ({len(own)}) | {counts} |")
    if every:
        lines.append("")
        for solution in found:
            chosen = ", ".join(
                f"{name}: {'' if solution.right(name) else '!'}{solution.chosen[name]}" for name in names
            )
            good = f" {texts.get('arena-or')} ".join(solution.position.good)
            lines.append(f"- {solution.position.file} ({good}): {chosen}")
    return lines


def _group(group: str, texts: Texts) -> str:
    """What positions are about, in words; a folder of somebody's own goes by its name."""
    try:
        return texts.get(f"arena-positions-{group or 'all'}")
    except KeyError:
        return group
