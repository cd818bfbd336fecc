"""Playing scenario files through (docs/scenarios.md)."""

from __future__ import annotations

from pathlib import Path

from elbowroom.rules.chance import ChanceError
from elbowroom.rules.game import IllegalMove

from .assertions import AssertionSyntax, failure
from .scenario import Scenario, ScenarioError, read_scenario

OK, FAILED, UNREADABLE = 0, 1, 2


def check_file(path: str | Path) -> tuple[int, str]:
    """Run one scenario file: how it went, and the line to print."""
    try:
        scenario = read_scenario(path)
        problem = run(scenario)
    except (ScenarioError, AssertionSyntax) as error:
        return (UNREADABLE, f"BAD {path}: {error}")
    if problem:
        return (FAILED, f"FAIL {path}: {problem}")
    return (OK, f"ok {path}")


def run(scenario: Scenario) -> str:
    """Play a scenario; an empty text if everything holds, else the first thing that does not."""
    game = scenario.game
    if scenario.refused:
        return "" if game is None else "the file should have been refused"
    assert game is not None
    for text in scenario.expect:
        problem = failure(game, text)
        if problem:
            return f"start: {problem}"
    for number, step in enumerate(scenario.steps, 1):
        before = game.digest()
        if step.die is not None:
            game.force("die", str(step.die))
        try:
            game.play(step.do)
        except IllegalMove as refusal:
            if not step.rejected:
                return f"step {number}: {step.do} was refused: {refusal}"
        except ChanceError as error:
            return f"step {number}: {step.do}: {error}"
        else:
            if step.rejected:
                return f"step {number}: {step.do} was not refused"
        game.state.forced = ()
        if step.rejected and game.digest() != before:
            return f"step {number}: {step.do} was refused but changed the game"
        for text in step.expect:
            problem = failure(game, text)
            if problem:
                return f"step {number}: {problem}"
    return ""
