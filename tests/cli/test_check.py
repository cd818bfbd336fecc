"""`elbowroom check`: a line per file, the worst one decides the status."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom.cli import main

GOOD = """
title = "A plain region costs two"
stage = "conquest"
expect = ["cost b = 2"]
[map.regions]
a = { terrain = "hill", edge = true, next = ["b"] }
b = { terrain = "farmland", edge = true }
[[player]]
race = "orcs"
power = "hill"
hand = 3
regions = { a = 1 }
[[player]]
"""
WRONG = GOOD.replace("cost b = 2", "cost b = 3")
STRANGE_DIE = GOOD + '[[step]]\ndo = "done"\n[[step]]\ndo = "place a 3"\n[[step]]\ndo = "pick 1"\ndie = 2\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files of all kinds, in which the test runs."""
    (tmp_path / "good.toml").write_text(GOOD)
    (tmp_path / "wrong.toml").write_text(WRONG)
    (tmp_path / "broken.toml").write_text("title = ")
    (tmp_path / "latin.toml").write_bytes(b'title = "caf\xe9"')
    (tmp_path / "empty.toml").write_text("")
    (tmp_path / "nothing").mkdir()
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "deep" / "b.toml").write_text(GOOD)
    (tmp_path / "deep" / "er" / "a.toml").write_text(WRONG)
    (tmp_path / "deep" / "notes.txt").write_text("no scenario")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("files", "status", "starts"),
    [
        (["good.toml"], 0, ["ok good.toml"]),
        (["good.toml", "good.toml"], 0, ["ok good.toml", "ok good.toml"]),
        (["wrong.toml"], 1, ["FAIL wrong.toml: start: expected cost b = 3, is 2"]),
        (["wrong.toml", "good.toml"], 1, ["FAIL wrong.toml: ", "ok good.toml"]),
        (["broken.toml", "wrong.toml", "good.toml"], 2, ["BAD broken.toml: ", "FAIL wrong.toml: ", "ok good.toml"]),
        (["latin.toml"], 2, ["BAD latin.toml: is not UTF-8"]),
        (["empty.toml"], 2, ["BAD empty.toml: "]),
        (["missing.toml"], 2, ["BAD missing.toml: cannot be read: No such file"]),
        (["deep"], 1, ["ok deep/b.toml", "FAIL deep/er/a.toml: "]),
        (["nothing", "good.toml"], 2, ["BAD nothing: there is no *.toml file", "ok good.toml"]),
        (["a\nb.toml"], 2, ["BAD a\\nb.toml: "]),
        (["a\0b.toml"], 2, ["BAD a\\x00b.toml: "]),
        (["\udcff.toml"], 2, ["BAD \\udcff.toml: "]),
    ],
)
@pytest.mark.usefixtures("folder")
def test_lines_and_status(files: list[str], status: int, starts: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *files]) == status
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert len(lines) == len(starts)
    for line, start in zip(lines, starts, strict=True):
        assert line.startswith(start)


def test_a_file_that_upsets_the_engine_does_not_hide_the_others(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "strange.toml").write_text(STRANGE_DIE)
    status = main(["check", "strange.toml", "good.toml"])
    lines = capsys.readouterr().out.splitlines()
    assert status in (1, 2)
    assert lines[0].startswith(("BAD strange.toml: ", "FAIL strange.toml: "))
    assert lines[1] == "ok good.toml"


def test_output_is_english_whatever_the_language(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert folder.is_dir()
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    main(["check", "good.toml"])
    assert capsys.readouterr().out == "ok good.toml\n"
