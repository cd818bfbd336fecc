"""`elbowroom own new`, `check` and `fair`, and the examples that docs/workshop.md tells of."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom import new_game, read_box, replay
from elbowroom.arena import fairness
from elbowroom.arena.fairness import Share, fair_share
from elbowroom.cli import main
from elbowroom.cli.own import sentence
from elbowroom.locale import languages, texts_in
from elbowroom.notation.own import find_own
from elbowroom.notation.own.inspecting import inspect_tile
from elbowroom.rules.ability import Race
from elbowroom.rules.setup import SetupError
from tests.support import ROOT

HEAD = """
from typing import ClassVar
from elbowroom.rules.ability import Race
from elbowroom.rules.moves import NOTHING, Verb, make

class Broken(Race):
    id = "broken"
    rule = "OWN-broken"
    names: ClassVar = {"en": "Broken"}
    abilities: ClassVar = {"en": "Nothing."}
    tokens = 5
    supply = 10
"""


ENDLESS = """
    verbs = (Verb("spin", NOTHING),)

    def redeploy_first(self, s, race):
        return [make("spin")]

    def play(self, s, race, move):
        pass
"""


def written(folder: Path, body: str, head: str = HEAD) -> str:
    """A file with a tile."""
    path = folder / "broken_tile.py"
    path.write_text(head + body, "utf-8")
    return str(path)


@pytest.mark.parametrize("words", [[], ["--python"]])
def test_a_new_box_passes_its_check(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    name = "fresh-code" if words else "fresh-data"
    assert main(["own", "new", name, *words]) == 0
    assert main(["own", "check", name, "--games", "8"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"ok {name}: 1 tile, 8 games, records and copies: nothing wrong"
    assert main(["own", "new", name]) == 2
    assert "already" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["../x", "X", "", "a b", "-a", "x" * 40])
def test_a_bad_name_makes_nothing(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["own", "new", "--", name]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("body", "line"),
    [
        (
            "    def redeploy_move(self): pass",
            ".redeploy_move: nothing asks for redeploy_move; did you mean redeploy_moves?",
        ),
        ("    coin_features = 'hill'", ".coin_features: nothing asks for coin_features; did you mean coin_feature?"),
        ("    def lost(self, s): pass", ".lost: the engine calls this as lost(self, s, race, region, attacker)"),
        ("    coin_feature = 'forrest'", ".coin_feature: there is no forrest on any map; did you mean forest?"),
        ("    icon = 'pinetree'", ".icon: there is no icon pinetree; did you mean pine-tree?"),
        ("    tokens = 99", ".tokens: this must be from 1 to 15, not 99"),
        ("    tokens = '9'", ".tokens: this must be int, not str"),
        ("    in_decline = ('coin',)", ".in_decline: nothing asks for coin; did you mean coins?"),
        ("    abilities: ClassVar = {}", ".abilities: the tile says no abilities in any language"),
    ],
)
def test_what_can_be_seen_is_told_with_its_place(
    body: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, body)
    assert main(["own", "check", path]) == 1
    assert capsys.readouterr().out.splitlines() == [f"BAD {path}: Broken{line}"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("    def coins(self, s, race): return 1 // 0", "broken_tile.py:13: ZeroDivisionError"),
        ("    def readied(self, s, race): s.kept[0] = 1", "SharedListChanged: State.kept was about to be changed"),
        (ENDLESS, "spin: after 4001 moves the game is not over"),
    ],
)
def test_what_games_bring_to_light(body: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, body)
    assert main(["own", "check", path, "--games", "12"]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"BAD {path}: after ")
    assert said in line


def test_a_box_that_is_not_there_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for action in ("check", "fair"):
        assert main(["own", action, "nowhere"]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert main(["own", "fair", str(ROOT / "examples" / "long-evening")]) == 2
    assert "no race or power" in capsys.readouterr().err


def test_the_answer_is_one_sentence_in_every_language() -> None:
    found = [Share(6, 1.89, 0.116, 800), Share(5, 1.4, 0.1, 700), Share(4, 1.09, 0.1, 700)]
    assert sentence("Beavers", found, texts_in("en")) == (
        "Beavers win 1.89 (1.77–2.01) of a fair share: too strong; with 4 tokens 1.09"
    )
    for language in languages():
        for one in (found, [Share(5, 1.0, 0.1, 1)], [Share(1, 0.5, 0.1, 1)]):
            assert "{" not in sentence("Beavers", one, texts_in(language))


def test_token_numbers_are_tried_until_one_is_fair(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stronger tile has fewer, a weaker one more; the games themselves are the next test's business."""
    tile = find_own(str(ROOT / "examples" / "beavers")).races[0]
    shares = {4: 1.6, 3: 1.3, 2: 1.02}

    def measured(_spec: str, _tile: Race, tokens: int, *_: object) -> Share:
        return Share(tokens, shares[tokens], 0.1, 9)

    monkeypatch.setattr(fairness, "measure", measured)
    assert [share.tokens for share in fair_share("", tile)] == [4, 3, 2]
    shares = {4: 0.5, 5: 0.8, 6: 1.2}
    assert [share.tokens for share in fair_share("", tile)] == [4, 5, 6]


def test_a_strong_race_is_told_from_a_weak_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "FEWEST", 30)
    path = str(ROOT / "examples" / "beavers")
    tile = find_own(path).races[0]
    weak, strong = (fairness.measure(path, tile, tokens, 1, None, 9.0) for tokens in (1, 12))
    assert (weak.games, strong.games) == (30, 30)
    assert weak.value + weak.reach < 1.0 < strong.value - strong.reach


def test_examples_have_no_fault() -> None:
    own = find_own(str(ROOT / "examples" / "beavers"))
    assert [fault for tile in own.races for fault in inspect_tile(tile)] == []


def test_a_house_rule_of_a_box_holds_for_its_games() -> None:
    box = read_box(ROOT / "examples" / "long-evening").box()
    table = new_game(3, ["base", box], seed=1).table
    assert (table.rounds, table.coins, table.declined_races) == (12, 8, 2)
    said = new_game(3, ["base", box], seed=1, variants={"starting_coins": 5}, rounds=3)
    assert (said.table.rounds, said.table.coins) == (3, 5)
    for game in (new_game(3, ["base", box], seed=1), said):
        assert replay(game.record()).record() == game.record()


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("starting_coin = 3", "house_rules: there is no key starting_coin; did you mean starting_coins?"),
        ("starting_coins = 300", "house_rules.starting_coins: 300 is not from 0 to 50"),
        ("tribes = 3", "house_rules.tribes: this must be true or false"),
    ],
)
def test_a_house_rule_that_cannot_be_is_told(rules: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(f'id = "bad-house"\nname = "Bad"\n[house_rules]\n{rules}\n', "utf-8")
    with pytest.raises(SetupError) as refused:
        read_box(path)
    assert said in str(refused.value)
