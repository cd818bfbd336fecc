"""What makes a decision a puzzle: the idea of a plan, and the questions that it must pass."""

from __future__ import annotations

import pytest

from elbowroom import new_game
from elbowroom.bots import make_bot
from elbowroom.bots.expert import ExpertBot
from elbowroom.notation.newgame import begin_again
from elbowroom.puzzles import finding, shipped
from elbowroom.puzzles.deciding import of_bot
from elbowroom.puzzles.finding import Finder
from elbowroom.puzzles.making import Task, _decisions, tasks
from elbowroom.puzzles.themes import Gist, gist_of, shares, theme_of
from elbowroom.review.turns import Decision
from elbowroom.rules.game import Game
from elbowroom.rules.moves import parse
from tests.review.games import played

from .samples import puzzle


def did(game: Game, *texts: str) -> Decision:
    """A decision with these moves."""
    return Decision(game, 0, [parse(text) for text in texts])


def picking() -> Game:
    """Before the first pick."""
    return new_game(2, seed=3)


def fighting() -> Game:
    """A race with regions on the map, whose turn begins."""
    return puzzle().position()


@pytest.mark.parametrize(
    ("done", "usual", "gist"),
    [
        (("pick 3", "conquer 1"), ("pick 2", "conquer 1"), Gist("combo", ("pick 3",))),
        (("pick 2", "conquer 1"), ("pick 2", "conquer 5"), Gist("entry", ("1",))),
        (("pick 2", "conquer 1", "conquer 5"), ("pick 2", "conquer 1", "conquer 6"), Gist("attack", ("5",))),
    ],
)
def test_the_idea_of_a_turn_with_a_new_race(done: tuple[str, ...], usual: tuple[str, ...], gist: Gist) -> None:
    game = picking()
    assert gist_of(did(game, *done), did(game, *usual)) == gist
    assert shares(did(game, *done), gist)
    assert not shares(did(game, *usual), gist)


@pytest.mark.parametrize(
    ("done", "usual", "gist"),
    [
        (("decline",), ("expand", "conquer 3"), Gist("decline", ("decline",))),
        (("expand", "conquer 3"), ("decline",), Gist("decline", ())),
        (("expand", "conquer 3", "roll 9"), ("expand", "conquer 3", "done"), Gist("die", ("9",))),
        (("expand", "conquer 3", "done"), ("expand", "conquer 3", "roll 9"), Gist("die", ())),
        (("expand", "dragon 9"), ("expand", "conquer 3"), Gist("trick", ("dragon 9",))),
        (("expand", "conquer 3", "conquer 9"), ("expand", "conquer 3", "conquer 4"), Gist("attack", ("9",))),
        (("expand", "conquer 3"), ("expand", "conquer 3", "conquer 9"), Gist("attack", ("only", "3"))),
    ],
)
def test_the_idea_of_a_turn_on_the_map(done: tuple[str, ...], usual: tuple[str, ...], gist: Gist) -> None:
    game = fighting()
    assert gist_of(did(game, *done), did(game, *usual)) == gist
    assert shares(did(game, *done), gist)
    assert not shares(did(game, *usual), gist)


def test_the_order_of_conquests_is_no_idea() -> None:
    game = fighting()
    one, other = did(game, "expand", "conquer 3", "conquer 9"), did(game, "expand", "conquer 9", "conquer 3")
    assert gist_of(one, other) is None


def test_where_tokens_are_dealt_more_of_them_are_the_idea() -> None:
    game = fighting()
    for text in puzzle().idea.plan:
        game.play(text)
    assert game.state.stage.deals
    one, other = did(game, "place 3 3", "place 9 1"), did(game, "place 3 1", "place 9 3")
    gist = gist_of(one, other)
    assert gist == Gist("defence", ("3 2", "3 3"))
    assert shares(did(game, "place 3 2", "place 3 1"), gist)
    assert not shares(other, gist)


def test_an_attack_is_about_the_die_if_only_one_side_rolls_it() -> None:
    game = fighting()
    usual = did(game, "expand", "conquer 3", "conquer 4")
    rolls, other = did(game, "expand", "conquer 3", "roll 9"), did(game, "expand", "conquer 3", "conquer 9")
    for done, theme in ((rolls, "die"), (other, "attack")):
        gist = gist_of(done, usual)
        assert gist == Gist("attack", ("9",))
        assert theme_of(gist, done, usual) == theme


def test_every_position_is_one_of_the_game_and_where_a_race_enters_is_asked_on_its_own() -> None:
    game = played("normal,normal", 5, 3)
    moves = [(entry.move.text, entry.chance) for entry in game.moves()]
    found = list(_decisions(game))
    assert len({number for number, _, _ in found}) == len(found)
    for _, ply, at in found:
        before = begin_again(game)
        for text, chance in moves[:ply]:
            before.state.forced = chance
            before.play(text)
        assert at.digest() == before.digest()
    entering = [at for number, _, at in found if number.endswith("e")]
    assert len(entering) == sum(text.startswith("pick") for text, _ in moves)
    assert all(at.state.stage.fights and not at.state.realm[at.state.active[at.state.turn]] for at in entering)


def test_games_are_shared_out_and_more_of_them_begin_with_the_same() -> None:
    boxes = [("base",), ("underground",), ("base", "underground")]
    few, many = tasks(boxes, 6, 1), tasks(boxes, 300, 1)
    assert many[:6] == few
    assert few[0] == Task(("base",), 2, 1, 1)
    assert few[0].name == "b2-1"
    assert len({task.name for task in many}) == 300
    assert {task.players for task in many} == {2, 3, 4, 5}


def test_a_finder_says_how_far_decisions_came_and_finds_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "QUICK", 20)
    game = puzzle().position()
    first, again = Finder(5), Finder(5)
    assert first.look(game, 19) == again.look(game, 19)
    assert first.reached == again.reached
    assert first.reached["looked"] == 1


def test_a_position_in_which_nothing_is_at_stake_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "HOPELESS", 0.6)
    finder = Finder(5)
    assert finder.look(puzzle().position(), 19) is None
    assert finder.reached["looked"] == 0


def test_what_normal_sees_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a search can only agree with the simple answers there is nothing to find."""
    monkeypatch.setattr(finding, "QUICK", 20)
    monkeypatch.setattr(ExpertBot, "candidates", lambda *_: [])
    finder = Finder(5)
    assert finder.look(puzzle().position(), 19) is None
    assert finder.reached["seems"] == 0


@pytest.mark.parametrize("agrees", [True, False])
def test_what_an_expert_misses_after_a_long_thought_is_no_puzzle(monkeypatch: pytest.MonkeyPatch, agrees: bool) -> None:
    """It looks farther ahead than the searches that find a puzzle."""
    one = next(each for each in shipped().puzzles.values() if each.game.players == 2)
    idea, game = one.idea, one.position()
    usual = of_bot(game, idea.ply, make_bot("normal", 1))
    best = did(game, *idea.plan)
    assert usual is not None
    gist = gist_of(best, usual)
    assert gist is not None
    long_thought = f"expert@{finding.QUICK * finding.DEEP}n"
    solved = {long_thought: agrees, "hard": True}
    place = finding._Place(game, idea.ply, 1)
    monkeypatch.setattr(place, "_solves", lambda level, *_: solved[level])
    found = place.weigh([best, usual], gist)
    assert (found is not None and found.difficulty == "hard") if agrees else found is None
