"""Search over whole turns: plans are compared in the same worlds, and given up when they fall behind."""

from __future__ import annotations

import time

import pytest

from elbowroom import Game, View
from elbowroom.bots import make_bot
from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.hard import HardBot
from elbowroom.bots.planner.style import Style
from elbowroom.bots.planner.turn_player import Turn
from elbowroom.bots.search.racing import compete
from elbowroom.bots.search.rollout import Budget, Moods, candidate, distinct, follow, rollout
from elbowroom.notation.scenario import parse_scenario
from tests.bots.playing import come_to

BOXED_IN = """
title = "Boxed in"
round = {round}
stage = "conquest"
map = "base-2p"
markers = {{ 12 = ["hole"], 19 = ["hole"] }}
[[player]]
race = "orcs"
power = "alchemist"
hand = {hand}
regions = {{ 18 = 1 }}
[[player]]
race = "halflings"
power = "hill"
regions = {{ 12 = 1, 19 = 1, 20 = 2, 13 = 2 }}
"""


def boxed_in(hand: int, round_: int = 10) -> Game:
    """A race whose only neighbours are immune."""
    game = parse_scenario(BOXED_IN.format(hand=hand, round=round_)).game
    assert game is not None
    return game


def test_a_race_that_is_boxed_in_moves_house() -> None:
    for level in ("normal", "hard", "expert"):
        game = boxed_in(8)
        assert make_bot(level, 1, nodes=60).choose(game.view(1)).text == "abandon 18"


def test_but_not_for_nothing() -> None:
    game = boxed_in(1)  # two tokens take one region elsewhere, and one is held already
    assert make_bot("normal", 1).choose(game.view(1)).text == "done"


def test_a_plan_may_begin_with_giving_up_a_region() -> None:
    game = come_to("mode", 4)
    root = game.view(game.to_move).determinize(1).state
    own = root.board.each(root.realm[root.active[root.turn]])
    style = Style()
    style.mode = "expand"
    style.leave = 1 << own[0]
    turn = Turn(root.copy(), style)
    turn.play()
    region = root.board.ids[own[0]]
    texts = [move.text for _, move in turn.log]
    assert texts[:2] == ["expand", f"abandon {region}"]
    assert f"conquer {region}" not in texts


def test_the_experts_plans_are_all_legal() -> None:
    for stage in ("mode", "redeploy", "pick"):
        game = come_to(stage, 4)
        view = game.view(game.to_move)
        root = view.determinize(5).state
        for one in ExpertBot(1).candidates(root, Budget(0.0, 1000)):
            then = view.determinize(5)
            for _, move in one.moves():
                if move in then.legal_moves():
                    then.play(move)
                else:
                    assert then.to_move != root.mover + 1 or then.stage != stage


def test_the_same_world_gives_the_same_result() -> None:
    root = come_to("mode", 4).state
    one = candidate(root, Style())
    moods = Moods(len(root.wall), 1, 0.3)
    budget = Budget(0.0, 1000)
    first = rollout(root, one, 77, 2, budget, moods)
    again = rollout(root, one, 77, 2, budget, moods)
    assert (first.soon, first.coins, first.lead) == (again.soon, again.coins, again.lead)
    assert budget.left < 1000


def test_the_best_plan_comes_first_and_hopeless_ones_are_given_up() -> None:
    root = come_to("mode", 4).state
    found = distinct(HardBot(1).candidates(root, Budget(0.0, 1000)))
    assert len(found) > 1
    ranked = compete(root, list(found), 9, 2, Budget(0.0, 3000), Moods(len(root.wall), 1, 0.3), 2)
    assert {id(one) for one in ranked} == {id(one) for one in found}
    best = ranked[0]
    assert best.tries == max(one.tries for one in ranked)
    assert all(one.mean <= best.mean for one in ranked if one.tries == best.tries)


def test_plans_that_do_the_same_are_one() -> None:
    root = come_to("mode", 4).state
    plans = [candidate(root, style) for style in (Style(), Style(), Style())]
    assert len(distinct(plans)) == 1


def test_following_a_plan_leaves_the_next_decision_to_somebody_else() -> None:
    root = come_to("mode", 4).state
    then = follow(root.copy(), candidate(root, Style()))
    assert then.mover != root.mover
    assert then.coins[root.turn] >= root.coins[root.turn]


def test_no_time_at_all_still_gives_a_move() -> None:
    for stage in ("pick", "mode", "redeploy"):
        game = come_to(stage, 4)
        bot = make_bot("expert", 1, milliseconds=0.001)
        assert bot.choose(game.view(game.to_move)) in game.legal_moves()


def hint_view(stage: str) -> View:
    game = come_to(stage, 4)
    return game.view(game.to_move)


def test_a_hint_for_the_redeployment_says_where_the_tokens_go() -> None:
    for level in ("normal", "hard"):
        best = make_bot(level, 1, nodes=100).explain(hint_view("redeploy"))[0]
        assert best.reason == "redeploy"
        assert any(move.startswith("place ") for move in best.moves)


def test_hints_compare_kinds_of_turns() -> None:
    hints = make_bot("hard", 1, nodes=400).explain(hint_view("mode"), 8)
    kinds = {hint.reason for hint in hints}
    assert kinds == {"expand", "decline"}
    assert hints[0].against == next(hint.expected for hint in hints if hint.reason != hints[0].reason)
    assert all(hint.expected >= hint.coins for hint in hints)


def test_no_hint_for_somebody_elses_decision() -> None:
    game = come_to("mode", 4)
    view = game.view(3 - game.to_move)
    for level in ("normal", "expert"):
        assert make_bot(level, 1).explain(view) == []


@pytest.mark.parametrize("stage", ["pick", "mode", "redeploy"])
def test_nobody_waits_long_for_a_hint(stage: str) -> None:
    view = hint_view(stage)
    start = time.process_time()  # other work may share the processor
    assert make_bot("expert", 1).explain(view)
    assert time.process_time() - start < 2.0  # 0.8 s on the clock, and then to tell
