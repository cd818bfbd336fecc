"""Scenarios as the rulebook shows them: a little map, the position, and what every move does to it."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from elbowroom import Game, IllegalMove
from elbowroom.notation.check import OK, check_file
from elbowroom.notation.scenario import Scenario, ScenarioError, read_scenario
from elbowroom.table.wire import changes, wire_view

from .rulebook_boards import drawn, lay_out

Data = dict[str, Any]
# What neither the little board nor its sentences need.
LEFT_OUT = (
    "stack", "returned", "badges", "discard", "tray", "income", "forecast", "stop_moves", "declining", "undo",
    "unfound", "turn_so_far", "open_coins", "player",
)  # fmt: skip


class Candidate:
    """A scenario that could show a rule."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.scenario: Scenario = read_scenario(path)
        self.house: list[str] = list(tomllib.loads(path.read_text("utf-8")).get("variants", {}))
        self._board: Data | str | None = None
        self._tried = False
        self._holds: bool | None = None

    @property
    def rules(self) -> list[str]:
        """The rules it cites."""
        return self.scenario.rules

    def dullness(self, rule: str) -> tuple[bool, bool, bool, int, str]:
        """The less the better: named after the rule, with moves, on a little map, with little to look at."""
        game = self.scenario.game
        assert game is not None
        moves, regions = len(self.scenario.steps), len(game.table.board.regions)
        named = self.path.stem.startswith(f"{rule.lower()}-")
        return (
            not named,
            not moves,
            game.table.board.shipped,
            2 * moves + regions + game.table.players,
            self.path.stem,
        )

    def holds(self) -> bool:
        """Does everything in it come true? One that does not shows nothing any more, and is told."""
        if self._holds is None:
            status, told = check_file(self.path)
            self._holds = status == OK
            if not self._holds:
                print(f"{told}; the rulebook does without it", file=sys.stderr)
        return self._holds

    def board(self) -> Data | str | None:
        """The map: drawn, or the name of one that ships; None where it cannot be drawn."""
        if not self._tried:
            self._tried = True
            game = self.scenario.game
            self._board = None if game is None else _board(game)
        return self._board


def read_all(paths: list[Path]) -> list[Candidate]:
    """The scenarios in these files; one that cannot be read is told and left out."""
    found = []
    for path in paths:
        try:
            found.append(Candidate(path))
        except ScenarioError as error:
            print(f"BAD {path}: {error}; the rulebook does without it", file=sys.stderr)
    return found


def _board(game: Game) -> Data | str | None:
    board = game.table.board
    if board.shipped:
        return board.id
    borders = {
        region.id: frozenset(region.neighbours) | {other.id for other in board.regions if region.id in other.neighbours}
        for region in board.regions
    }
    patches = lay_out(borders)
    if patches is None:
        return None
    drawing = drawn(borders, patches)
    places = [
        {
            "id": region.id,
            "terrain": region.terrain,
            "symbols": list(region.symbols),
            "edge": region.edge,
            "neighbors": sorted(borders[region.id]),
            **drawing["regions"][region.id],
        }
        for region in board.regions
    ]
    size = {"width": drawing["width"], "height": drawing["height"]}
    return {
        "id": board.id,
        "box": board.box,
        "players": game.table.players,
        "rounds": board.rounds,
        **size,
        "regions": places,
    }


def showing(candidate: Candidate) -> Data:
    """Everything the page needs to show a scenario."""
    game = candidate.scenario.game
    assert game is not None
    view = _view(game, candidate.house)
    shown: Data = {"map": candidate.board(), "view": view, "steps": []}
    for step in candidate.scenario.steps:
        told: Data = {"do": step.do, "player": game.to_move}
        if step.die is not None:
            game.force("die", str(step.die))
        try:
            told["events"] = [event.as_dict() for event in game.play(step.do)]
        except IllegalMove as stop:
            told["refused"] = {"code": stop.code, "args": stop.args_, "rule": stop.rule}
        game.state.forced = ()
        after = _view(game, candidate.house)
        if change := changes(view, after):
            told["change"] = change
        view = after
        shown["steps"].append(told)
    return shown


def _view(game: Game, house: list[str]) -> Data:
    """The position with everybody's coins, the variants that it is about, and what the one who decides is told."""
    wire = wire_view(game, game.to_move)
    view = {key: value for key, value in wire.items() if key not in LEFT_OUT}
    seats = {seat: {**each, "coins": game.coins[int(seat)]} for seat, each in view["seats"].items()}
    offer = view["offer"] if view["now"].get("offers") or view["now"].get("picks") else []
    variants = {name: view["variants"][name] for name in house}
    view = {**view, "seats": seats, "offer": offer, "variants": variants}
    if "prospects" not in view:
        view.pop("legal", None)
    return view
