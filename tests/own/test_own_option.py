"""`--own` and `--blank`: boxes of one's own in every command, and in the processes that work for it."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import ModuleType

import pytest

from elbowroom import boxes, new_game, replay
from elbowroom.arena.tournament import read_results
from elbowroom.arena.tournament_report import commands
from elbowroom.boxes import box_names
from elbowroom.cli import main
from elbowroom.envs import small_world_v0, small_world_v1
from elbowroom.envs.tables import Settings
from elbowroom.notation.own import ENVIRONMENT, MAPS, find_own, use_box
from elbowroom.notation.record import beginning
from elbowroom.notation.scenario import parse_scenario
from elbowroom.rules.kit import own_hooks
from tests.notation.test_maps import grid
from tests.own.boxes import pond, with_tile
from tests.own.test_bad_boxes import BOX, zipped
from tests.support import ROOT

SCENARIO = """
title = "A dam defends"
rules = ["CUSTOM-5"]
boxes = ["base", "pond"]
stage = "redeploy"
[map.regions]
a = { terrain = "swamp", edge = true, next = ["b"] }
b = { terrain = "hill", edge = true }
[[player]]
race = "beavers"
power = "muddled"
regions = { a = 2 }
[[player]]
[[step]]
do = "dam a"
expect = ["marker a dam", "dam 1 = 0"]
"""

TILE = """
from elbowroom.rules.ability import Race
from elbowroom.rules.state import State


class Goblins(Race):
    id = "goblins"
    rule = "OWN-goblins"
    tokens = 7
    supply = 13
    stand_in = "ratmen"
    names = {"en": "Goblins", "pl": "Gobliny"}

    def coins(self, s: State, race: int) -> int:
        return 1 if s.raids >= 2 else 0
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The box as a file."""
    path = tmp_path / "pond.json"
    path.write_text(json.dumps(pond()), "utf-8")
    return str(path)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    status = main([*words, "--lang", "en"])
    out, err = capsys.readouterr()
    return status, out + err


def test_simulate_plays_with_a_box(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out = said(capsys, "simulate", "--own", file, "--games", "2", "--players", "random,random", "--json")
    assert (status, json.loads(out)["boxes"]) == (0, ["base", "pond"])


def test_simulate_plays_with_blank_tiles(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--own", file, "--games", "2", "--players", "random,random", "--json"]
    status, out = said(capsys, *words, "--blank", "beavers,muddled")
    assert (status, json.loads(out)["boxes"]) == (0, ["base", "pond:beavers", "pond:muddled"])


@pytest.mark.parametrize(("example", "box"), [("marsh", "marsh"), ("beavers", "lodge")])
def test_the_terminal_plays_with_a_box(
    example: str, box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of data and of Python; the record that one leaves with says so."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nr game.txt\nq\ny\n"))
    path = str(ROOT / "examples" / example)
    said(capsys, "play", "--terminal", "--own", path, "--players", "human,random", "--seed", "4")
    assert f"\nboxes: base {box}\n" in (tmp_path / "game.txt").read_text("utf-8")


def test_a_scenario_knows_the_box(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "dam.toml"
    path.write_text(SCENARIO, "utf-8")
    assert main(["check", str(path)]) == 2
    assert main(["check", str(path), "--own", file]) == 0
    capsys.readouterr()


def test_a_game_with_python_tiles_is_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its record names the box, which has to be brought along again."""
    lodge, record = str(ROOT / "examples" / "beavers"), tmp_path / "game.txt"
    use_box(find_own(lodge))
    game = new_game(2, ["base", "lodge"], seed=3, variants={"rounds": 2})
    while not game.over:
        game.play(game.legal_moves()[0])
    record.write_text(game.record(), "utf-8")
    status, told = said(capsys, "review", str(record), "--own", lodge, "--nodes", "20", "--json")
    assert (status, json.loads(told)["players"]) == (0, 2)


def test_a_tournament_knows_it_in_other_processes(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = ["--games", "2", "--players", "random,greedy", "--processes", "2", "--file", str(tmp_path / "t.jsonl")]
    assert said(capsys, "tournament", "--own", file, *games)[0] == 0


def test_an_atlas_of_games_with_a_box(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The answers say what the games were played with; both boxes of the shops are not in them."""
    folder, path = str(tmp_path / "atlas"), str(ROOT / "examples" / "beavers")
    games = "--players 2 --games 2 --bot random --processes 1 --no-report".split()
    assert said(capsys, "atlas", "run", folder, "--own", path, *games)[0] == 0
    status, told = said(capsys, "atlas", "boxes", folder)
    assert status == 0
    assert "\nBase game + lodge " in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--own", "nowhere"], "there is no folder, file, module or installed box 'nowhere'"),
        (["--own", "nowhere:Class"], "box nowhere:Class: there is no tile nowhere:Class: No module named 'nowhere'"),
        (["--own", "json:JSONDecoder"], "box json:JSONDecoder: json:JSONDecoder is no class below Race or Power"),
        (["--own", "FILE", "--blank", "x"], "there is no tile 'x' in the boxes that --own names; there are beavers, "
         "herons, muddled"),
        (["--own", "FILE", "--blank", "beavers,herons"], "there is one blank banner and one blank badge: --blank names "
         "at most one race and one power (CUSTOM-1, CUSTOM-3)"),
    ],
)  # fmt: skip
def test_mistakes_are_one_line(words: list[str], told: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [file if word == "FILE" else word for word in words]
    assert said(capsys, "simulate", *words) == (2, f"elbowroom: {told}\n")


@pytest.mark.parametrize(
    ("name", "files", "told"),
    [
        ("b.zip", {"box.toml": BOX, "big.toml": b"#" * 9_000_000}, "big.toml: this file has more than 1,000,000 bytes"),
        ("o.zip", {"box.toml": BOX, "../x.toml": b""}, "../x.toml: this file would lie outside the box"),
        ("p.zip", {"box.toml": BOX, "x.py": b"raise SystemExit(1)"},
         "x.py: this is Python, which only runs with `--own` on one's own computer"),
    ],
)  # fmt: skip
def test_zips_that_are_no_boxes_are_one_line(
    name: str, files: dict[str, bytes], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = zipped(tmp_path / name, files)
    assert said(capsys, "simulate", "--own", str(path)) == (2, f"elbowroom: box {path}: {told}\n")


def test_two_boxes_with_one_id_are_one_line(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.json"
    other.write_text(json.dumps(with_tile(tokens=5)), "utf-8")
    status, told = said(capsys, "simulate", "--own", f"{file},{other}")
    assert (status, told) == (2, f"elbowroom: box {other}: there is another box pond already\n")


def test_the_first_fault_of_a_box_is_told_and_how_many_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pond.json"
    path.write_text(json.dumps(with_tile(tokens=99, icon="no-such-icon")), "utf-8")
    status, told = said(capsys, "simulate", "--own", str(path))
    assert status == 2
    assert told == (
        f"elbowroom: box {path}: race.beavers.icon: there is no icon no-such-icon; an SVG will do, too "
        "(and 1 more fault)\n"
    )


def test_python_in_a_file_a_folder_and_a_module(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A class is a tile; a folder may have a box.toml besides. Records name such a box, and need it."""
    (tmp_path / "goblins.py").write_text(TILE, "utf-8")
    own = find_own(str(tmp_path / "goblins.py"))
    assert (own.id, own.python, own.carried()) == ("goblins", True, "")
    assert own_hooks(type(own.races[0])) == {"coins"}
    assert own.texts["pl"]["race-goblins"] == "Gobliny"
    (tmp_path / "box.toml").write_text('id = "house"\n[[power]]\nid = "calm"\nname = "Calm"\ntokens = 5\n', "utf-8")
    words = ["simulate", "--own", str(tmp_path), "--games", "1", "--players", "random,random", "--json"]
    status, out = said(capsys, *words)
    assert (status, json.loads(out)["boxes"]) == (0, ["base", "house"])
    single = find_own("tests.own.some_tile:Otters")
    assert (single.id, single.races[0].box) == ("otters", "otters")


def test_environments_know_what_the_environment_names(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT, file)
    game = Settings(boxes="base+pond").new_game(1)
    assert "beavers" in game.table.race_ids
    assert "pond" in box_names()
    assert "tritons" not in Settings(boxes="base+pond:beavers").new_game(1).table.race_ids


def test_an_installed_package_is_a_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the entry point `elbowroom.boxes`; what its box.toml says comes with it."""
    package = tmp_path / "goblin_box"
    package.mkdir()
    (package / "__init__.py").write_text(TILE, "utf-8")
    (package / "box.toml").write_text('id = "goblin-box"\nversion = "3"\n', "utf-8")
    info = tmp_path / "goblin_box-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: goblin-box\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text("[elbowroom.boxes]\ngoblins = goblin_box\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    own = find_own("goblins")
    assert (own.id, own.version, [tile.id for tile in own.races]) == ("goblin-box", "3", ["goblins"])
    use_box(own)
    use_box(find_own("goblins"))
    game = new_game(boxes=["base", "goblin-box"], seed=1)
    assert replay(game.record()).record() == game.record()


def test_replay_tells_of_a_broken_box_in_the_users_language(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    use_box(find_own(file))
    path = tmp_path / "game.record"
    path.write_text(new_game(boxes=["base", "pond"], seed=1).record().replace('"tokens":6', '"tokens":60'), "utf-8")
    assert main(["replay", str(path), "--lang", "pl"]) == 2
    assert "pudełko, które zawiera: race.beavers.tokens: 60 nie mieści się między 1 a 15" in capsys.readouterr().err


def test_the_record_of_a_python_box_needs_it_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = tmp_path / "goblins.py"
    code.write_text(TILE, "utf-8")
    use_box(find_own(str(code)))
    path = tmp_path / "game.record"
    path.write_text(new_game(boxes=["base", "goblins"], seed=1).record(), "utf-8")
    boxes._own.clear()
    assert said(capsys, "replay", str(path)) == (
        2,
        f"elbowroom: {path}: line 7: there is no box goblins; there are base, underground\n",
    )
    assert said(capsys, "replay", str(path), "--own", str(code))[0] == 0


@pytest.mark.parametrize("version", [small_world_v0, small_world_v1])
def test_environments_play_with_a_box(file: str, version: ModuleType) -> None:
    use_box(find_own(file))
    env = version.env(players=2, boxes="base+pond", rounds=1)
    env.reset(seed=3)
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else int(env.action_space(agent).sample(seen["action_mask"])))


def test_a_game_from_a_scenario_carries_its_box(file: str) -> None:
    use_box(find_own(file))
    game = parse_scenario(SCENARIO).game
    assert game is not None
    game.play("dam a")
    boxes._own.clear()
    again = replay(game.record())
    assert again.record() == game.record()
    assert beginning(again).legal_moves() == beginning(game).legal_moves()


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--players", "random,random", "--games", "1"],
        ["bench", "--players", "2", "--seconds", "0.01"],
        ["tournament", "--players", "random,easy", "--games", "2", "--processes", "1"],
        "atlas run atlas --players 2 --games 2 --bot random --processes 1 --no-report".split(),
    ],
)
def test_house_rules_in_every_command_that_sets_a_game_up(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--variant", "rounds=1", "--variant", "starting_coins=3"]) == 0
    capsys.readouterr()
    assert main([*words, "--variant", "starting_coins=99"]) == 2
    assert "starting_coins" in capsys.readouterr().err


def test_a_tournament_on_a_map_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes find the file; house rules stand in what the games have in common."""
    monkeypatch.setenv(MAPS, "")
    monkeypatch.setattr(boxes, "_added", {})
    file = tmp_path / "squares.json"
    file.write_text(json.dumps(grid()), "utf-8")
    results = tmp_path / "out.jsonl"
    words = ["tournament", "--players", "random,easy", "--games", "2", "--processes", "2", "--file", str(results)]
    assert main([*words, "--map", str(file), "--variant", "rounds=2"]) == 0
    boxes.load_map.cache_clear()
    games = read_results(results)
    assert [(game["map"], game["variants"]) for game in games] == [("squares", {"rounds": 2})] * 2
    assert commands(games) == [
        "elbowroom tournament --players random,easy --games 2 --map squares --variant rounds=2",
    ]
