"""The atlas in other languages: every word of it, and the same numbers in the same files."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom.atlas.finding import Reading
from elbowroom.atlas.report import ANSWERS, sections
from elbowroom.atlas.store import Folder
from elbowroom.atlas.words import Words
from elbowroom.cli.command import main
from elbowroom.locale import languages
from tests.locale.latin import latin_words, shown


def without_code(page: str) -> str:
    """A page of Markdown without its commands and its links."""
    before, _, after = page.partition("```sh")
    return (before + after.partition("```")[2]).replace(".csv)", ")").replace(".svg)", ")")


@pytest.fixture(
    scope="module",
    params=[pytest.param(one, marks=() if one == "uk" else pytest.mark.slow) for one in languages() if one != "en"],
)
def summary(request: pytest.FixtureRequest, folder: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A language, and the whole report in it."""
    path = tmp_path_factory.mktemp(request.param)
    words = ["atlas", "report", str(folder), "--against", str(folder), "-o", str(path / "atlas.html")]
    assert main([*words, "--summary", str(path), "--lang", request.param]) == 0
    return request.param, path


def test_the_report_is_in_the_language(summary: tuple[str, Path]) -> None:
    language, path = summary
    page = (path / "atlas.html").read_text("utf-8")
    words = Words(language)
    assert f'<html lang="{language}">' in page
    for text in ("title", "can-1", "cannot-4", "method-words", "section-agree", "offer-level-words", "too-few"):
        assert words(text) in shown(page)
    assert "95 %" in page
    index = (path / "README.md").read_text("utf-8")
    assert index.startswith(f"# {words('index-title')}\n")
    assert f"--against other --summary docs/atlas --lang {language}\n" in index
    if language == "uk":
        assert not latin_words(shown(page))
        assert not {word for word in latin_words(without_code(index)) if "-" not in word} - _ids(path)
        for picture in path.glob("*.svg"):
            assert not latin_words(shown(picture.read_text("utf-8"))), picture.name


def _ids(path: Path) -> set[str]:
    """The parts of the files' names, to which the index links."""
    return {part for picture in path.glob("*.svg") for part in picture.stem.split("-")}


def test_tables_for_programs_are_the_same_in_every_language(
    summary: tuple[str, Path], folder: Path, tmp_path: Path
) -> None:
    words = ["atlas", "report", str(folder), "--against", str(folder), "-o", str(tmp_path / "a.html")]
    assert main([*words, "--summary", str(tmp_path), "--lang", "en"]) == 0
    tables = {table.name: table.read_bytes() for table in tmp_path.glob("*.csv")}
    assert tables == {table.name: table.read_bytes() for table in summary[1].glob("*.csv")}
    assert tables["race-base.csv"].startswith(b"race,games,wins / fair,from,to,differs,unadjusted,edge in coins,")


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one in ("en", "uk") else pytest.mark.slow) for one in languages()]
)
def test_charts_and_tables_hold_the_same_in_every_language(language: str, folder: Path) -> None:
    plain = sections(Reading(Folder(folder).read()))
    found = sections(Reading(Folder(folder).read(), language))
    for id, part in plain.items():
        assert [finding.id for finding in found[id]] == [finding.id for finding in part]
        for one, other in zip(part, found[id], strict=True):
            assert len(one.table.rows) == len(other.table.rows)
            assert one.chart.count("<path") == other.chart.count("<path")


@pytest.mark.parametrize("action", [*ANSWERS, "agree"])
def test_answers_at_the_terminal(action: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = [str(folder)] if action == "agree" else []
    assert main(["atlas", action, str(folder), *other, "--lang", "uk"]) == 0
    told = capsys.readouterr().out
    assert "## " in told
    assert not latin_words(told)


def test_a_run_at_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["atlas", "run", str(tmp_path / "a"), "--games", "2", "--players", "2", "--bot", "random", "--lang", "uk"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert told.startswith("2 партії за ")
    assert not latin_words(told)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Amazons", "Elves", "Iron Dwarves", "Orcs"]),
        ("pl", ["Amazonki", "Ćmy", "Elfy", "Łowcy", "Orkowie", "Żaby"]),
        ("cs", ["Amazonky", "Čarodějové", "Elfové", "Orkové", "Železní trpaslíci"]),
        ("uk", ["Амазонки", "Ґобліни", "Ельфи", "Лічі", "Люди", "Ящери"]),
    ],
)
def test_names_stand_in_the_order_of_their_alphabet(language: str, names: list[str]) -> None:
    assert Words(language).sort(reversed(names)) == names
