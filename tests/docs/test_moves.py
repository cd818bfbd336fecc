"""docs/moves.md and docs/scenarios.md say what the engine does: names, stages, verbs, keys, commands."""

from __future__ import annotations

import random
import re

import pytest

from elbowroom import new_game
from elbowroom.boxes import PRINTED, box, map_names
from elbowroom.cli import main
from elbowroom.rules.board import SYMBOLS, TERRAINS
from elbowroom.rules.prospects import Prospect
from tests.support import ROOT

MOVES = (ROOT / "docs" / "moves.md").read_text("utf-8")
SCENARIOS = (ROOT / "docs" / "scenarios.md").read_text("utf-8")


def section(text: str, title: str) -> str:
    """What stands below a heading, up to the next one of its kind."""
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def named(text: str) -> set[str]:
    """Every word that stands there as code."""
    return {word for quoted in re.findall(r"`([^`]+)`", text) for word in quoted.split()}


def documented() -> dict[str, set[str]]:
    """The verbs of every stage, by the table."""
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", section(MOVES, "Stages and moves"), re.M)
    return {stage: {quoted.split()[0] for quoted in re.findall(r"`([^`]+)`", moves)} for stage, moves in rows}


def test_every_name_is_there() -> None:
    names = named(section(MOVES, "Names"))
    finds = {tile.id for name in PRINTED for tile in box(name).finds}
    tiles = [tile for name in PRINTED for tile in (*box(name).races, *box(name).powers, *box(name).finds)]
    pieces = {piece.id for tile in tiles for piece in tile.pieces}
    assert {*PRINTED, *TERRAINS, *SYMBOLS, *finds, *pieces} <= names
    assert {name for name in map_names() if name[-2] in "25"} <= names  # the others lie between


def test_every_stage_is_in_the_table() -> None:
    stages = {stage for name in PRINTED for stage in new_game(players=2, boxes=[name], seed=1).table.stages}
    assert stages - {"score"} == set(documented())  # scoring asks nobody


@pytest.mark.parametrize("boxes", [["base"], ["underground"], ["base", "underground"], ["underground", "base"]])
def test_every_move_is_in_its_stage(boxes: list[str]) -> None:
    table = documented()
    for seed in range(6):
        game = new_game(players=2 + seed % 4, boxes=boxes, seed=seed)
        choose = random.Random(seed)
        while not game.over:
            moves = game.legal_moves()
            assert {move.verb for move in moves} <= table[game.stage], game.stage
            game.play(choose.choice(moves))
        assert game.legal_moves() == []


def test_every_field_of_a_prospect_is_there() -> None:
    rows = re.findall(r"^\| (`[^|]+) \|", MOVES.partition("\n### Prospects\n")[2].partition("\n### ")[0], re.M)
    assert [name for row in rows for name in re.findall(r"`(\w+)`", row)] == list(Prospect.fields)


def test_every_command_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    commands = set(re.findall(r"`elbowroom ([a-z]+)", section(MOVES, "Command line")))
    assert commands == {"serve", "simulate", "map", "own", "rules", "check", "replay", "review", "bench"}
    for command in commands:
        assert main([command, "--help"]) == 0
        assert command in capsys.readouterr().out


def test_every_variant_is_there() -> None:
    tiles = [tile for name in PRINTED for tile in (*box(name).races, *box(name).powers)]
    variants = {name for tile in tiles for name, _ in tile.variants}
    assert variants <= set(re.findall(r"\w+", section(SCENARIOS, "More keys")))
