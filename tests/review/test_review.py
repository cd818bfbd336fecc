"""The review of a game: every turn judged, luck told apart from choice, the same seed gives the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom import new_game
from elbowroom.bots.planner.style import Style
from elbowroom.bots.search.rollout import Budget, candidate
from elbowroom.locale import Texts, languages
from elbowroom.notation.record import RecordError
from elbowroom.review import GameReview, NotReviewed, closer_turns, costliest, review_record
from elbowroom.review.judging import Bench, Verdict, mended, played, until_dealt
from elbowroom.review.reasons import REASONS
from elbowroom.review.turns import Turn, cut
from elbowroom.rules.turn import carry_out
from tests.review import games

NODES = 150


@pytest.fixture(scope="module")
def game() -> GameReview:
    return review_record(games.record(), 1, NODES)


def test_every_turn_of_every_player_is_judged_once_and_in_order(game: GameReview) -> None:
    told = list(game.run())
    first = [turn for turn in told if not turn.closer]
    assert [(turn.round, turn.player) for turn in first] == [
        (round, player) for round in (1, 2, 3) for player in (1, 2)
    ]
    assert [turn.number for turn in first] == [1, 2, 3, 4, 5, 6]
    assert [turn.ply for turn in first[1:]] == [turn.end for turn in first[:-1]]
    assert [turn.number for turn in told[6:]] == closer_turns(first)
    last = {turn.number: turn for turn in told}
    costly = costliest(last.values())
    assert 0 < len(costly) <= 3
    assert all(turn.closer and turn.mistake for turn in costly)


def test_who_plays_at_random_loses_more_by_choice_than_a_planner(game: GameReview) -> None:
    lost = {1: 0.0, 2: 0.0}
    for review in (game, review_record(games.record(seed=4), 1, NODES)):
        for turn in {turn.number: turn for turn in review.run()}.values():
            lost[turn.player] += turn.loss
    assert lost[2] > 2 * lost[1]


def test_the_curve_adds_up_to_certainty_and_ends_with_the_winner(game: GameReview) -> None:
    assert len(game.curve) == len(game.turns) + 1
    assert all(sum(at) == pytest.approx(1.0, abs=0.01) for at in game.curve)
    assert sorted(game.curve[-1]) == [0.0, 1.0]


def test_a_look_that_remembers_earlier_ones_finds_what_one_without_memory_does(game: GameReview) -> None:
    def figures(verdict: Verdict) -> tuple[object, ...]:
        return verdict.loss, verdict.doubt, verdict.might, verdict.lead, verdict.chances

    bench = Bench(3)
    for decision in [each for each in game.turns[2].decisions if each.free]:
        mindful, forgetful = bench.case(decision), bench.case(decision)
        for plan in forgetful.plans:
            plan.known = None
        expected = figures(bench.judge(forgetful, NODES))
        bench.judge(mindful, NODES // 2)
        assert figures(bench.judge(mindful, NODES)) == expected
        assert figures(bench.judge(mindful, NODES)) == expected


def test_a_better_plan_makes_nothing_certain_that_was_not() -> None:
    assert mended(0.53, 0.3, 0.8) == pytest.approx(0.53 + 0.47 * 5 / 7)
    assert mended(0.3, 0.3, 0.8) == pytest.approx(0.8)
    assert mended(0.0, 0.1, 0.6) == pytest.approx(5 / 9)
    assert mended(0.4, 0.5, 0.25) == pytest.approx(0.2)
    assert mended(0.4, 0.0, 0.0) == 0.4
    assert mended(1.0, 0.2, 0.9) == 1.0


def test_the_same_seed_gives_the_same_words_in_any_order(game: GameReview) -> None:
    again = review_record(games.record(), 1, NODES)
    assert again.turn(2) == game.turn(2)
    assert again.turn(1) == game.turn(1)


def test_a_plan_can_be_played_from_where_it_is_proposed(game: GameReview) -> None:
    told = [turn for turn in game.run() if turn.mistake is not None]
    assert told
    for turn in told:
        assert turn.mistake is not None
        decision = next(each for each in game.turns[turn.number - 1].decisions if each.ply == turn.mistake.ply)
        assert turn.mistake.plan[0] in [move.text for move in decision.game.legal_moves()]
        assert turn.mistake.reason in REASONS


def test_every_plan_is_tried_however_many_decisions_share_a_turn() -> None:
    """With no world for all plans nothing could be better than what was done, and a turn went unlooked at."""
    review = review_record(games.record("random,random", 2, 3, "underground"), 1, 1)
    crowded = [turn for turn in review.turns if sum(each.free for each in turn.decisions) > 2]
    assert crowded
    for turn in crowded:
        told = review.turn(review.turns.index(turn) + 1)
        assert told.might >= told.loss
    assert any(review.turn(review.turns.index(turn) + 1).loss > 1 for turn in crowded)


def test_a_turn_that_may_have_cost_most_gets_the_closer_look_first(game: GameReview) -> None:
    first = [game.turn(number) for number in range(1, len(game.turns) + 1)]
    looked = closer_turns(first)
    might = {turn.number: turn.might for turn in first}
    assert looked == sorted(looked, key=lambda number: -might[number])
    assert all(might[number] <= min(might[each] for each in looked) for number in might if number not in looked)


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_sentence(language: str) -> None:
    texts = Texts(language)
    args: dict[str, str | int] = {"region": "3", "instead": "4", "race": "R", "combo": "C", "coins": 2, "move": "M"}
    assert len({texts.get(f"review-why-{reason}", **args) for reason in REASONS}) == len(REASONS)


def test_the_dies_luck_is_measured_against_all_six_faces() -> None:
    review = review_record(games.record("normal,normal", 3, 5), 1, 1)
    luck = [(turn.player, each) for turn in review.run() for each in turn.luck if each.kind == "die"]
    assert luck
    assert any(each.coins < 0 for _, each in luck if each.shown == "0")
    assert not any(each.coins < -1.5 for _, each in luck if each.shown == "3")


def test_finds_are_luck_too() -> None:
    review = review_record(games.record("normal,normal", 1, 4, "underground"), 1, 1)
    kinds = {each.kind for turn in review.run() for each in turn.luck}
    assert "find" in kinds


def test_what_was_played_leads_where_the_same_plan_leads() -> None:
    """No plan is better or worse for having been played: its log is as whole as a thought-up one."""
    whole = games.played("normal,normal", 3, 4)
    start = new_game(2, ["base"], 3, rounds=4)
    turns, _ = cut(start, [(entry.move.text, entry.chance) for entry in whole.moves()])
    bench = Bench(1)
    met = 0
    for decision in (each for turn in turns for each in turn.decisions):
        root = bench.root(decision)
        plan = until_dealt(candidate(root, Style(4, True)))
        if plan.certain >= 0 and not (plan.log[plan.certain :] and plan.log[plan.certain][0].deals):
            continue  # chance has a say in it
        s, moves = root.copy(), []
        s.events = []
        for stage, move in plan.moves():
            if s.stage is stage and s.mover == root.mover and move in s.stage.moves(s):
                carry_out(s, move)
                moves.append(move)
        budget, moods = Budget(0.0, 1000), bench.moods(root)
        there, same = (bench.outcome(root, one, 7, budget, moods) for one in (plan, played(root, moves)))
        assert (there.lead, there.chance) == (same.lead, same.chance)
        met += 1
    assert met > 5


def test_an_unfinished_game_is_not_reviewed() -> None:
    with pytest.raises(NotReviewed) as refusal:
        review_record(games.played("normal,normal", 3, 4, until=2).record())
    assert refusal.value.why == "unfinished"


def test_a_damaged_record_is_not_reviewed() -> None:
    with pytest.raises(RecordError):
        review_record(games.record().replace("rounds: 3", "rounds: 4"))


def test_a_move_after_a_dealing_that_the_game_passed_by_itself_belongs_to_the_plan() -> None:
    """No token was left to deal, and the Altar of Souls took one after scoring (U-PLACE-ALTAR-1)."""
    review = review_record((Path(__file__).parent / "altar.txt").read_text("utf-8"), 1, 1)
    (turn,) = [turn for turn in review.turns if "altar 13" in _moves(turn)]
    decision = turn.decisions[0]
    assert [move.text for move in decision.moves[-2:]] == ["done", "altar 13"]
    texts = [move.text for _, move in played(Bench(1).root(decision), decision.moves).log]
    assert texts[-4:] == ["done", "done", "altar 13", "done"]
    assert review.turn(review.turns.index(turn) + 1).loss >= 0.0


def _moves(turn: Turn) -> list[str]:
    return [move.text for decision in turn.decisions for move in decision.moves]
