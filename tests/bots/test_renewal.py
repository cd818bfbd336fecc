"""When planners decline, make peace and pick: as experts do, in earnest and in thought."""

from __future__ import annotations

import pytest

from elbowroom import Game, View, new_game
from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.frozen import Expert01
from elbowroom.bots.planner.renewal import LEARNT, numbers
from elbowroom.bots.planner.style import Style
from elbowroom.bots.planner.turn_player import Turn, let_play
from elbowroom.bots.planner.weights import PICK, PLANNERS_PICK
from elbowroom.bots.search.rollout import SIGHT, Budget, Outcome, at_first_sight, candidate, distinct, rollout
from elbowroom.boxes import box
from elbowroom.notation.scenario import parse_scenario
from elbowroom.rules.moves import EXPAND
from elbowroom.rules.turn import settle
from tests.bots.playing import come_to

NEIGHBOURS = """
title = "Neighbours"
round = 3
stage = "{stage}"
map = "base-2p"
[[player]]
race = "{race}"
power = "{power}"
hand = {hand}
regions = {{ 18 = 1, 12 = 1, 13 = 1, 14 = {last} }}
[[player]]
race = "orcs"
power = "merchant"
regions = {{ 9 = 2, 10 = 2, 15 = 2 }}
"""


def neighbours(race: str, power: str, hand: int, last: int = 1, stage: str = "mode") -> Game:
    """A race with regions of one token, beside another one."""
    game = parse_scenario(NEIGHBOURS.format(race=race, power=power, hand=hand, last=last, stage=stage)).game
    assert game is not None
    return game


def in_thought() -> Style:
    return Style(2, False)


@pytest.mark.parametrize("name", ["base", "underground"])
@pytest.mark.parametrize("players", [2, 3])
def test_every_tile_is_known(name: str, players: int) -> None:
    known = {tile.id for tile in (*box(name).races, *box(name).powers)}
    assert known <= PICK[players].keys()
    assert known <= PLANNERS_PICK[players].keys()
    s = new_game(players, (name,), 1).state
    plain = LEARNT.by_tile("no such tile", players, 5)
    assert all(LEARNT.by_tile(tile, players, 5) != plain for tile in known)
    assert s.table.players == players


def test_a_spent_race_declines_and_a_fresh_one_goes_on() -> None:
    spent, fresh = neighbours("elves", "commando", 0), neighbours("elves", "commando", 6)
    assert LEARNT.urge(spent.state, 0, 0.0, 5) > 0.0 > LEARNT.urge(fresh.state, 0, 0.0, 9)
    assert [Turn(game.state, in_thought()).s.stage.opens for game in (spent, fresh)] == [True, True]
    for game, wanted in ((spent, "decline"), (fresh, "expand")):
        turn = Turn(game.state.copy(), Style())
        turn.play()
        assert turn.log[0][1].text == wanted


def test_what_is_asked_of_a_race() -> None:
    game = neighbours("humans", "forest", 2, 3)
    one, better, later, left, *late, spare, regions, pays, declined, coins = numbers(game.state, 0, 1.5, 6)
    assert (one, better, left, coins) == (1.0, 1.5, 8, 6)
    assert later == better * left
    assert late == [0.0, 0.0]
    assert (spare, regions, declined) == (4, 4, 0)
    assert pays >= regions


def test_a_race_that_may_decline_after_scoring_can_be_told_to() -> None:
    """POWER-Stout-1."""
    ended = {}
    for ending in ("decline", "stay"):
        style = in_thought()
        style.mode, style.ending = "expand", ending
        s = let_play(neighbours("humans", "stout", 3).state, style)
        ended[ending] = s.active[0] < 0
    assert ended == {"decline": True, "stay": False}


def test_in_thought_a_spent_race_declines_after_scoring() -> None:
    """POWER-Stout-1: the last tokens are spent, and the next turn brings another race."""
    style = in_thought()
    style.mode = "expand"
    assert let_play(neighbours("humans", "stout", 0).state, style).active[0] < 0
    style.renewal = None
    assert let_play(neighbours("humans", "stout", 0).state, style).active[0] >= 0


def test_the_expert_thinks_both_ways_to_end_a_turn_over() -> None:
    """POWER-Stout-1: plans end where the turn has been scored, and then both choices are tried out."""
    game = neighbours("humans", "stout", 0)
    game.play("expand")
    while game.stage != "end":
        game.play(next(move for move in reversed(game.legal_moves())))
    view = game.view(1)
    found = ExpertBot(1, nodes=60).ponder(view, Budget(0.0, 60))
    assert {one.log[0][1].text for one in found} == {"decline", "done"}
    assert all(one.tries for one in found)
    assert len(Expert01(1, nodes=60).ponder(view, Budget(0.0, 60))) == 1


def test_in_thought_an_ally_is_left_alone_where_peace_pays() -> None:
    """POWER-Diplomat-1: attack nobody, and the only rival may not attack either."""
    game = neighbours("ratmen", "diplomat", 5)
    turn = Turn(game.state.copy(), in_thought())
    peace = turn.going_on()
    theirs = {
        game.state.board.conquer[region] for region in game.state.board.each(game.state.realm[game.state.active[1]])
    }
    assert not theirs & {move for _, move in peace.log}
    assert any(move.verb == "ally" for _, move in peace.log)


def test_a_style_with_a_combo_laid_down_is_the_same_otherwise() -> None:
    style = Style(3, False)
    style.tilt, style.forbid, style.leave, style.mode, style.ending = [1.0], 3, 4, "expand", "stay"
    style.spite, style.spare, style.held, style.renewal, style.rated = 0.5, 0.6, 0.7, None, PLANNERS_PICK
    chosen = style.with_pick(4)
    assert chosen.pick == 4
    said = [name for name in dir(style) if not name.startswith("_") and not callable(getattr(style, name))]
    assert {"tilt", "rated", "pick"} < set(said)  # compiled, it has no list of them
    for name in said:
        assert name == "pick" or getattr(chosen, name) == getattr(style, name)


def test_in_thought_some_combos_are_compared_by_what_the_network_says() -> None:
    """Each of them costs a turn played in thought."""
    root = come_to("mode", 4).state.copy()
    moods, plain = ExpertBot.moods(root, 1), ExpertBot.moods(root, 1)
    assert (moods.choosy, Expert01.moods(root, 1).choosy) == (3, 1)
    plain.choosy = 1
    style = in_thought()
    style.mode = "decline"
    bot = ExpertBot(1)
    one = candidate(root, style)
    spent = []
    for some in (moods, plain):
        budget = Budget(0.0, 100)
        rollout(root, one, 5, 2, budget, some, bot.judge)
        spent.append(100 - budget.left)
    assert spent[0] in (spent[1] + 2, spent[1] + 4)  # one or two picks


def test_the_expert_looks_farther_for_a_combo_and_where_a_race_may_decline() -> None:
    picking, opening = new_game(2, seed=3).state, come_to("mode", 6).state
    fighting = opening.copy()
    fighting.stage.play(fighting, EXPAND)
    settle(fighting)
    assert fighting.stage.fights
    reach = [len(ExpertBot.moods(s, 1).looks) for s in (picking, opening, fighting)]
    assert reach == [4, 3, 2]
    last = come_to("mode", 10).state
    assert len(ExpertBot.moods(last, 1).looks) == 2


def test_at_larger_tables_it_looks_less_far_and_into_more_worlds() -> None:
    picking, opening = new_game(4, seed=3).state, come_to("mode", 6, players=4).state
    last = come_to("mode", 10, players=3).state
    assert [len(ExpertBot.moods(s, 1).looks) for s in (picking, opening, last)] == [4, 2, 1]


def test_of_every_combo_the_plan_that_looks_best_at_first_sight_is_tried_out() -> None:
    root, bot, budget = new_game(2, seed=3).state, ExpertBot(1), Budget(0.0, 1000)
    every = distinct(bot.candidates(root, budget))
    kept = bot.likeliest(root, every, budget)
    assert len({one.log[0][1].text for one in kept}) == len(kept) == len(root.legal) < len(every)
    assert 1000 - budget.left == len(every)  # each look is counted as a turn in thought
    assert bot.judge is not None
    for one in kept:
        alike = [other for other in every if other.log[0][1] is one.log[0][1]]
        seen = [at_first_sight(root, other, bot.rated, bot.judge) for other in alike]
        assert at_first_sight(root, one, bot.rated, bot.judge) == max(seen)
    level = sum(at_first_sight(root, one, bot.rated, bot.judge) for one in kept) / len(kept)
    for one in kept:
        assert one.sight == pytest.approx(at_first_sight(root, one, bot.rated, bot.judge) - level)


def test_plans_with_one_combo_are_all_tried_out() -> None:
    root, bot, budget = new_game(2, seed=3).state, ExpertBot(1), Budget(0.0, 1000)
    alike = [one for one in distinct(bot.candidates(root, budget)) if one.log[0][1].count == 1]
    assert len(alike) > 1
    assert bot.likeliest(root, alike, budget) == alike
    assert {one.sight for one in alike} == {None}


def test_first_sight_counts_as_some_worlds_do() -> None:
    one = candidate(new_game(2, seed=3).state, Style(4, True))
    for worth in (1.0, 5.0):
        one.add(Outcome(0, 0.0, 0.0, worth))
    assert one.mean == 3.0
    one.sight = 8.0
    one.prior = 1.0
    assert one.mean == 1.0 + (6.0 + SIGHT * 8.0) / (2 + SIGHT)
    assert one.seen_in(1) == (1.0 + SIGHT * 8.0) / (1 + SIGHT)


def test_after_a_pick_the_expert_thinks_anew() -> None:
    class Thoughtful(ExpertBot):
        thoughts = 0

        def ponder(self, view: View, budget: Budget):  # type: ignore[no-untyped-def]
            self.thoughts += 1
            return super().ponder(view, budget)

    game, bot = new_game(2, seed=3), Thoughtful(1, nodes=60)
    for wanted in (1, 2):
        game.play(bot.choose(game.view(1)))
        assert bot.thoughts == wanted
