"""Which way of thinking finds the better plans: ways as text, decisions by kind, and what a table tells."""

from __future__ import annotations

import pytest

from elbowroom import new_game
from elbowroom.bots import UnknownBot
from elbowroom.bots.expert import ExpertBot
from tools import thinking
from tools.thinking import Line, way


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "AFTER", 4)
    monkeypatch.setattr(thinking, "WORLDS", 4)


def test_a_way_is_turns_in_thought_and_what_is_set_otherwise() -> None:
    assert way("1500").bot(1).nodes == 1500
    bot = way("60:dealings=3:dealing_share=0.5").bot(1)
    assert isinstance(bot, ExpertBot)
    assert (bot.nodes, bot.dealings, bot.dealing_share) == (60, 3, 0.5)
    assert ExpertBot.dealings != 3
    assert way("expert-0.1@70n").bot(1).name == "expert-0.1"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("many", "there is no bot many"),
        ("60:dealings=few", "'few'"),
        ("60:dealings", "''"),
        ("normal", "does not think"),
        ("expert@90ms", "does not think"),
        ("60:wisdom=2", "no number wisdom"),
        ("60:name=1", "no number name"),
    ],
)
def test_a_way_that_makes_no_sense_is_refused(text: str, why: str) -> None:
    with pytest.raises((UnknownBot, ValueError), match=why):
        way(text)


def test_plans_that_do_not_differ_are_worth_the_same() -> None:
    view = new_game(2, seed=3).view(1)
    kind = thinking.kind_of(view)
    same = list(thinking.look(view, kind, [way("40"), way("40:dealings=2")], 5))
    assert [line.gain for line in same] == [0.0, 0.0]
    assert same[0].nodes == same[1].nodes >= 40
    assert kind == "first pick"


def test_a_plan_that_nobody_thought_over_is_worse() -> None:
    """Only the first of its plans gets a try where there are no turns for more."""
    ways = [way("300"), way("1")]
    views = [new_game(2, seed=seed).view(1) for seed in range(8)]
    gains = [line.gain for view in views for line in thinking.look(view, "first pick", ways, 5) if line.way == "1"]
    assert sum(gains) / len(gains) < -0.5


def test_every_kind_of_decision_is_met(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SHARE", 1.0)
    lines = thinking.one_game(2, [way("1")], 2, ["base"])
    assert {line.kind for line in lines} == set(thinking.KINDS)


def test_the_table_has_a_row_for_every_way() -> None:
    ways = [way("60"), way("90")]
    lines = [Line("turn", "60", 0.0, 50, 0.1), Line("turn", "90", 1.0, 80, 0.2), Line("turn", "90", 2.0, 90, 0.2)]
    rows = thinking.table(lines, ways)
    assert rows[2:] == [
        "| turn | `60` | 1 | +0.00 | +0.00 to +0.00 | 50 | 100 |",
        "| turn | `90` | 2 | +1.50 | +0.81 to +2.19 | 85 | 200 |",
    ]
