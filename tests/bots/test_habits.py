"""The habit test: bots that keep to a habit, and a table of what it brought them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from elbowroom import Game, new_game
from elbowroom.bots import make_bot
from tests.bots.playing import come_to
from tests.support import position, seat
from tools import habits
from tools.habit_bot import DECLINES, PLAIN, STAYS, WAYS, HabitBot
from tools.habit_bot import habits as all_habits

NODES = 12
VERSION = "1+a"


def match(habit: str, **other: object) -> dict[str, Any]:
    return {
        "version": VERSION,
        "rival": "expert",
        "nodes": NODES,
        "seats": 2,
        "boxes": ["base"],
        "habit": habit,
        **other,
    }


def watch(habit: str, seed: int = 3) -> list[tuple[int, str, str]]:
    """What a bot with a habit did in a game against `normal`: round, stage and move."""
    game = new_game(2, seed=seed)
    bots = [HabitBot(habit, 1, NODES), make_bot("normal", 2)]
    moves = []
    while not game.over:
        player, at = game.to_move, (game.round, game.stage)
        move = bots[player - 1].choose(game.view(player))
        game.play(move)
        if player == 1:
            moves.append((*at, move.text))
    return moves


def test_every_tile_and_way_of_both_boxes_is_a_habit() -> None:
    found = all_habits(["base", "underground"])
    assert len(found) == 14 + 20 + 15 + 21 + len(DECLINES) + len(STAYS) + len(WAYS)
    assert "take ghouls" in found


def test_a_tile_is_taken_in_round_one() -> None:
    game = new_game(2, seed=3)
    for combo in game.view(1).offer:
        bot = HabitBot(f"take {combo.race}", 1, NODES)
        assert bot.choose(game.view(1)).text == f"pick {combo.position}"
        assert bot.acted
    absent = HabitBot("take nobody", 1, NODES)
    absent.choose(game.view(1))
    assert not absent.acted


def test_declining_in_a_round_and_not_before_one() -> None:
    assert (2, "mode", "decline") in watch("decline 2")
    assert not [at for at, _, text in watch("stay 5") if text.startswith("decline") and at < 5]


def borders() -> Game:
    board = """
        a farmland edge : b x
        b hill : c x
        c forest : x
        x swamp edge
    """
    return position(board, seat("merchant orcs", {"a": 1, "b": 1, "c": 4}), seat("hill elves", {"x": 2}))


def test_two_tokens_on_every_border() -> None:
    game = borders()
    bot = HabitBot("guard", 1, NODES)
    game.play("expand")
    while game.stage == "conquest":
        game.play("done")
    while game.to_move == 1:
        game.play(bot.choose(game.view(1)))
    assert [region.tokens for region in game.view().regions[:3]] == [2, 2, 2]


def test_the_die_always_or_never() -> None:
    assert not [text for _, _, text in watch("no roll") if text.startswith("roll")]
    board = """
        a farmland edge : b
        b hill : c
        c forest
        z swamp edge
    """
    orcs = seat("hill orcs", {"a": 1, "b": 1}, hand=1)
    for habit, said in (("roll", "roll c"), ("no roll", "done")):
        game = position(board, orcs, seat("merchant elves", {"c": 2, "z": 1}), stage="conquest", round=10)
        assert HabitBot(habit, 1, NODES).choose(game.view(1)).text == said


def test_active_races_are_left_alone() -> None:
    game = come_to("mode", 4)
    player = game.to_move
    bot = HabitBot("peace", 1, NODES)
    while game.to_move == player:
        active = game.view(player).seats[2 - player].active
        regions = set(active.regions) if active is not None else set()
        move = bot.choose(game.view(player))
        assert move.verb not in ("conquer", "roll") or move.region not in regions
        game.play(move)


def test_what_is_stated_counts_among_equals_only() -> None:
    """Against a weaker rival more comes true than an expert may state."""
    game = {"coins": [90, 80], "seat": 0, "won": 1.0, "stated": [(1, 0.1, 0.0), (2, 0.72, 4.0)]}
    said = habits.statements([{**game, "rival": "expert"}, {**game, "rival": "expert-0.1", "won": 0.0}])
    assert "| 70% to 80% | 1 | 72.0% | 100.0% |" in said
    assert said[-1] == "The last lead it stated was off by 6.0 coins on average, and +6.0 too low."
    assert habits.statements([{**game, "rival": "expert-0.1"}]) == []


def test_games_are_kept_counted_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat gets as many that count; one without an occasion is made up for by another deal."""
    monkeypatch.setattr(habits, "made_by", lambda: VERSION)
    one = match("decline 2")
    line = {**one, "acted": True, "won": 1.0, "coins": [90, 80]}
    played = [{**line, "seat": 0, "deal": 0}, {**line, "seat": 0, "deal": 1, "acted": False}]
    assert habits.missing(one, played, 4) == [(1, 0), (1, 1), (0, 2)]
    game = habits.play_one(match(PLAIN, rival="normal", nodes=4), 1, 0)
    assert game["acted"]
    assert [at for at, _, _ in game["stated"]] == sorted({at for at, _, _ in game["stated"]})
    assert all(0.0 <= chance <= 1.0 for _, chance, _ in game["stated"])
    assert "decline 2 | expert | 2 | base | 12 | 1 | 100.0%" in "\n".join(habits.table(played))
    assert habits.suspects(played) == [one]
    page = tmp_path / "page.txt"
    page.write_text("# Page\n\nText.\n", encoding="utf-8")
    for _ in range(2):
        habits.into(page, [*habits.table(played), *habits.statements([game]), *habits.source(played)])
    text = page.read_text(encoding="utf-8")
    assert text.count(habits.HEADING) == 1
    assert text.startswith("# Page\n\nText.\n")
    assert text.endswith(f"{len(played)} games, all of version 1+a.\n")
    file = tmp_path / "games.jsonl"
    file.write_text('{"version": "0+b"}\n{"cut', encoding="utf-8")
    with pytest.raises(SystemExit, match=r"has games of 0\+b, and this is 1\+a"):
        habits.read(file)
