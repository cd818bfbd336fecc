"""`elbowroom review`: tables, data and a page of one file; what cannot be reviewed is one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elbowroom import new_game
from elbowroom.cli import main
from elbowroom.cli.review_words import Advice
from elbowroom.locale import texts_in
from tests.review import games


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(games.record(), encoding="utf-8")
    return file


def test_tables_data_and_a_page(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--nodes", "150", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "The costliest turns" in told
    assert "Better:" in told
    page = tmp_path / "review.html"
    assert main(["review", str(record), "--nodes", "150", "--lang", "pl", "--html", str(page)]) == 0
    assert "analiza zapisana" in capsys.readouterr().out
    text = page.read_text("utf-8")
    assert '<html lang="pl">' in text
    assert "<polyline" in text
    assert "Najkosztowniejsze tury" in text
    assert "src=" not in text
    assert "href=" not in text
    assert main(["review", str(record), "--nodes", "150", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["turns"]) == 6
    assert len(data["curve"]) == 7
    assert {turn["number"] for turn in data["turns"]} >= set(data["costliest"])


def test_a_plan_names_the_combo_that_is_chosen_and_leaves_out_that_a_stage_is_left() -> None:
    game = new_game(2, ["base"], seed=3)
    combo = game.view(1).offer[1]
    advice = Advice(game.table, texts_in("en"))
    first, *others = advice.plan(["pick 2", "conquer 5", "done"], game.state).split(", ")
    assert first == f"Choose: {advice.words.combo(combo.power, combo.race)}"
    assert [each.partition(" (")[0] for each in others] == ["Conquer: 5"]
    assert advice.plan(["done"], game.state)


def test_what_is_not_reviewed_is_one_sentence(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running, broken = tmp_path / "running.txt", tmp_path / "broken.txt"
    running.write_text(games.played("normal,normal", 3, 4, until=2).record(), encoding="utf-8")
    broken.write_text(record.read_text("utf-8").replace("rounds: 3", "rounds: 4"), encoding="utf-8")
    newer, other = tmp_path / "newer.txt", tmp_path / "other.txt"
    newer.write_text(record.read_text("utf-8").replace("record 1", "record 9", 1), encoding="utf-8")
    other.write_text("to be or not to be\n", encoding="utf-8")
    before = record.read_text("utf-8")
    for words, said in (
        ([str(running)], "the game is not over"),
        ([str(broken)], "does not replay with this version, line"),
        ([str(newer)], "the record has version 9"),
        ([str(other)], "a record begins with"),
        ([str(tmp_path / "none.txt")], "none.txt"),
        ([str(record), "--html", str(record)], "would overwrite the record"),
        ([str(record), "--html", str(tmp_path)], str(tmp_path)),
    ):
        assert main(["review", "--lang", "en", *words]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert said in told.err
        assert told.err.count("\n") == 1
    assert record.read_text("utf-8") == before
