"""The levels: each plays every box and table, keeps its budget, and is deterministic where it must be."""

from __future__ import annotations

import time

import pytest

from elbowroom import new_game
from elbowroom.bots import LEVELS, Bot, UnknownBot, bot_names, make_bot
from elbowroom.bots.hints import Hint
from tests.bots.playing import come_to, play

NODES = 12


def test_all_levels_are_known() -> None:
    assert set(LEVELS) <= set(bot_names())
    for name in LEVELS:
        assert make_bot(name).name == name


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("boxes", [("base",), ("underground",), ("base", "underground")])
def test_every_box_and_table(players: int, boxes: tuple[str, ...]) -> None:
    names = ["normal", "hard", "normal", "easy", "normal"][:players]
    assert play(names, 11 * players, boxes=boxes, nodes=NODES).winners


def test_the_expert_plays_a_whole_game() -> None:
    assert play(["expert", "normal"], 5, nodes=40).winners


@pytest.mark.parametrize("seed", range(12))
def test_normal_never_stumbles(seed: int) -> None:
    boxes = (("base",), ("underground",), ("base", "underground"))[seed % 3]
    assert play(["normal"] * (2 + seed % 4), 100 + seed, boxes=boxes, nodes=NODES).winners


@pytest.mark.parametrize("name", ["normal", "hard", "expert"])
def test_a_budget_in_nodes_gives_the_same_game_again(name: str) -> None:
    first = play([name, "normal"], 8, nodes=NODES)
    assert play([name, "normal"], 8, nodes=NODES).record() == first.record()


def test_normal_beats_easy_beats_random() -> None:
    for better, worse, games in (("normal", "easy", 10), ("easy", "random", 4)):
        lead = 0
        for seed in range(games // 2):
            coins = play([better, worse], 40 + seed, nodes=NODES).coins
            back = play([worse, better], 40 + seed, nodes=NODES).coins
            lead += coins[1] - coins[2] + back[2] - back[1]
        assert lead > 0


def test_a_budget_in_milliseconds_is_kept() -> None:
    game = come_to("mode", 3)
    bot = make_bot("expert", 1, milliseconds=60)
    start = time.process_time()  # other work may share the processor
    bot.choose(game.view(game.to_move))
    assert time.process_time() - start < 0.6


@pytest.mark.parametrize("stage", ["pick", "mode", "redeploy"])
@pytest.mark.parametrize("name", ["normal", "hard"])
def test_hints_are_plans_with_numbers(name: str, stage: str) -> None:
    game = come_to(stage, 3)
    hints = make_bot(name, 1, nodes=60).explain(game.view(game.to_move))
    assert hints
    assert all(isinstance(one, Hint) for one in hints)
    best = hints[0]
    assert best.moves[0] in [move.text for move in game.legal_moves()]
    assert best.lead == max(one.lead for one in hints)
    assert best.expected >= best.coins
    assert best.reason in ("pick", "expand", "decline", "redeploy")
    if stage == "mode" and name == "normal":
        assert {one.reason for one in hints} == {"expand", "decline"}
        assert best.against == hints[1].expected


def test_a_bot_without_hints_gives_none() -> None:
    game = new_game(2, seed=1)
    assert make_bot("random").explain(game.view(1)) == []


def test_anyones_bot_by_module_and_class() -> None:
    assert make_bot("elbowroom.bots.random_bot:RandomBot", 3).name == "random"
    for wrong in ("nowhere_at_all:MyBot", "elbowroom.bots.random_bot:Nobody", "elbowroom.bots:make_bot"):
        with pytest.raises(UnknownBot):
            make_bot(wrong)


def test_a_name_may_bring_a_budget() -> None:
    assert vars(make_bot("hard@70ms"))["budget"] == 70
    assert vars(make_bot("expert@70n", milliseconds=5))["nodes"] == 70
    for wrong in ("hard@n", "hard@0n", "hard@fast", "hard@-3ms"):
        with pytest.raises(UnknownBot, match="a budget reads like"):
            make_bot(wrong)


def test_a_plan_is_dropped_when_another_game_is_shown() -> None:
    """A bot that is asked about another table in between must not play on with the old plan."""
    bot: Bot = make_bot("normal", 2)
    here, there = come_to("mode", 3), come_to("mode", 3, seed=9)
    for game in (here, there, here, there):
        game.play(bot.choose(game.view(game.to_move)))
