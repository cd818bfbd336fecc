"""Verdicts: the best plan is solved, another answer is accepted or not by what it costs, and always alike."""

from __future__ import annotations

import msgspec
import pytest

from elbowroom.bots import make_bot
from elbowroom.puzzles import Puzzle, PuzzleError, judge
from elbowroom.puzzles.deciding import of_bot
from elbowroom.review.reasons import REASONS
from elbowroom.review.turns import Moves

from .samples import puzzle


def other_moves() -> Moves:
    """What the random bot does in the same position."""
    decision = of_bot(puzzle().position(), 0, make_bot("random", 3))
    assert decision is not None
    return [(move.text, ()) for move in decision.moves[:-1]] + [(decision.moves[-1].text, decision.chance)]


def test_the_best_plan_solves_a_puzzle() -> None:
    plan = [(text, ()) for text in puzzle().idea.plan]
    verdict = judge(puzzle(), plan)
    assert (verdict.solved, verdict.grade, verdict.loss, verdict.chance, verdict.reason) == (True, "best", 0, 0, "")
    assert verdict.best == verdict.yours


def test_what_comes_after_the_decision_does_not_matter() -> None:
    game = puzzle().position()
    plan = puzzle().idea.plan
    for text in plan:
        game.play(text)
    legal = game.legal_moves()
    more = [(entry.move.text, entry.chance) for entry in game.moves()[puzzle().idea.ply :]]
    assert legal
    assert judge(puzzle(), [*more, (legal[0].text, ())]) == judge(puzzle(), more)


def test_a_worse_answer_is_missed_with_a_reason_and_judged_alike_every_time() -> None:
    verdict = judge(puzzle(), other_moves())
    assert verdict == judge(puzzle(), other_moves())
    assert verdict.solved == (verdict.loss <= puzzle().idea.within)
    assert not verdict.solved
    assert verdict.grade == "missed"
    assert verdict.reason in REASONS
    assert verdict.loss > verdict.doubt > 0
    assert verdict.best.lead > verdict.yours.lead


def test_who_forgives_enough_accepts_other_answers() -> None:
    lenient = Puzzle(msgspec.structs.replace(puzzle().idea, within=1000.0), puzzle().game)
    verdict = judge(lenient, other_moves())
    assert (verdict.solved, verdict.grade, verdict.reason) == (True, "good", "")


def test_who_gives_up_is_shown_the_plan() -> None:
    verdict = judge(puzzle(), None)
    assert (verdict.solved, verdict.grade, verdict.loss) == (False, "missed", puzzle().idea.usual)
    assert (verdict.plan, verdict.played) == (puzzle().idea.plan, [])


@pytest.mark.parametrize("count", [0, 1])
def test_half_a_decision_is_not_judged(count: int) -> None:
    with pytest.raises(PuzzleError) as refused:
        judge(puzzle(), [(text, ()) for text in puzzle().idea.plan[:count]])
    assert refused.value.why == "unfinished"
