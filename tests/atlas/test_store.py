"""The files: their form, and what may be put together in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from zlib import crc32

import polars as pl
import pytest

from elbowroom.arena.version import made_by
from elbowroom.atlas.form import FORMAT, TABLES
from elbowroom.atlas.own import name_own
from elbowroom.atlas.plan import AtlasError, Terms, cut, make_series, make_terms, share_out
from elbowroom.atlas.play import play_chunk
from elbowroom.atlas.run import run
from elbowroom.atlas.store import Folder
from elbowroom.cli.command import main

ROOT = Path(__file__).parents[2]
POLARS: dict[str, Any] = {
    "uint8": pl.UInt8,
    "uint16": pl.UInt16,
    "uint32": pl.UInt32,
    "uint64": pl.UInt64,
    "int16": pl.Int16,
    "float64": pl.Float64,
    "text": pl.String,
    "list": pl.List(pl.UInt8),
}
SERIES = make_series(["base"], [2])


def contents(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", TABLES)
def test_files_have_the_documented_form(name: str, folder: Path) -> None:
    frame = pl.read_parquet(folder / f"{name}.parquet")
    columns = TABLES[name]
    assert [(column.name, POLARS[column.kind]) for column in columns] == list(frame.schema.items())
    for column in columns:
        if not column.may_be_empty:
            assert frame[column.name].null_count() == 0, column.name
    said = pl.read_parquet_metadata(folder / f"{name}.parquet")
    assert said["elbowroom.format"] == str(FORMAT)
    assert said["elbowroom.table"] == name
    assert said["elbowroom.made_by"] == made_by()
    assert (said["elbowroom.bot"], said["elbowroom.nodes"], said["elbowroom.seed"]) == ("normal", "0", "1")


@pytest.mark.parametrize("name", TABLES)
def test_the_document_lists_every_column(name: str) -> None:
    text = (ROOT / "docs" / "atlas" / "DATA.md").read_text("utf-8")
    part = text.split(f"### `{name}.parquet`")[1].split("\n#")[0]
    listed = re.findall(r"^\| `(\w+)` \| (\w+) \| (.+) \|$", part, re.M)
    assert listed == [(column.name, column.kind, column.about) for column in TABLES[name]]
    assert f"format {FORMAT}" in text


def test_the_form_changes_only_with_its_number() -> None:
    """Whoever changes a column raises FORMAT, and writes the new fingerprint down here."""
    shape = {name: [(column.name, column.kind) for column in columns] for name, columns in TABLES.items()}
    assert (FORMAT, f"{crc32(repr(shape).encode()):08x}") == (2, "d5938012")


def test_more_games_can_be_added_and_it_does_not_matter_when(tmp_path: Path) -> None:
    terms = make_terms(made_by(), "normal")
    run(tmp_path / "once", terms, SERIES, 12)
    run(tmp_path / "twice", terms, SERIES, 5)
    assert run(tmp_path / "twice", terms, SERIES, 12).played == 7
    assert run(tmp_path / "twice", terms, SERIES, 12).played == 0
    assert run(tmp_path / "twice", terms, SERIES, 3).atlas.games["seed"].n_unique() == 12
    assert contents(tmp_path / "once") == contents(tmp_path / "twice")


def test_the_size_of_a_chunk_does_not_matter(tmp_path: Path) -> None:
    terms = make_terms(made_by(), "normal")
    for size in (1, 3, 50):
        folder = Folder(tmp_path / str(size))
        chunks = cut(share_out(7, SERIES), {}, size)
        for chunk in reversed(chunks):
            folder.keep(chunk, play_chunk(terms, chunk))
        folder.merge(terms)
    assert contents(tmp_path / "1") == contents(tmp_path / "3") == contents(tmp_path / "50")


def test_an_unfinished_run_goes_on(tmp_path: Path) -> None:
    terms = make_terms(made_by(), "normal")
    folder = Folder(tmp_path)
    chunk = cut(share_out(4, SERIES), {}, 2)[1]
    folder.keep(chunk, play_chunk(terms, chunk))
    with pytest.raises(AtlasError, match="only an unfinished run"):
        folder.read()
    assert folder.done(terms) == {SERIES[0]: {2, 3}}
    assert run(tmp_path, terms, SERIES, 4).played == 2


@pytest.mark.parametrize("finished", [True, False], ids=["tables", "parts"])
@pytest.mark.parametrize(
    ("other", "words"),
    [
        (Terms("0.0.0+other"), r"was made with version 0.0.0\+other, not .*; take another folder"),
        (Terms(made_by(), "easy"), "was made with bot easy, not normal"),
        (Terms(made_by(), seed=2), "was made with seed 2, not 1"),
        (
            Terms(made_by(), own=name_own(["tests.atlas.tiles:Loud"])),
            "with own tiles tests.atlas.tiles:Loud#.*, not -;",
        ),
        (Terms(made_by(), picks="random"), "was made with first picks random, not chosen"),
    ],
)
def test_versions_bots_and_seeds_never_mix(
    finished: bool, other: Terms, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elbowroom.atlas.play.made_by", lambda *_: other.made_by)
    folder = Folder(tmp_path)
    chunk = cut(share_out(1, SERIES), {})[0]
    folder.keep(chunk, play_chunk(other, chunk))
    if finished:
        folder.merge(other)
    before = contents(tmp_path)
    with pytest.raises(AtlasError, match=words):
        run(tmp_path, make_terms(made_by(), "normal"), SERIES, 2)
    assert contents(tmp_path) == before


@pytest.fixture
def copied(folder: Path, tmp_path: Path) -> Path:
    """The tables of the small atlas, to be spoilt."""
    for name in TABLES:
        (tmp_path / f"{name}.parquet").write_bytes((folder / f"{name}.parquet").read_bytes())
    return tmp_path


def spoil(path: Path, **other: str) -> None:
    """Let a table say something else about itself."""
    said = {name: value for name, value in pl.read_parquet_metadata(path).items() if "." in name}
    told = {**said, **{f"elbowroom.{name}": value for name, value in other.items()}}
    pl.read_parquet(path).write_parquet(path, metadata=told)


@pytest.mark.parametrize("table", ["races", "turns"])
def test_a_table_that_cannot_be_read_is_told_of_and_the_rest_goes_on(table: str, copied: Path) -> None:
    path = copied / f"{table}.parquet"
    whole = path.read_bytes()
    for other, words in (
        ({"made_by": "0.0.0+other"}, rf"{table}.parquet was made with version 0.0.0\+other"),
        ({"format": "99"}, "has format 99, this version reads format 2"),
        ({"seed": "many"}, "does not say how it was made"),
        ({"table": "chairs"}, f"is no table of {table}"),
    ):
        path.write_bytes(whole)
        spoil(path, **other)
        check_left_out(copied, table, words)
    path.write_bytes(b"nothing")
    check_left_out(copied, table, "is no Parquet file")
    path.unlink()
    check_left_out(copied, table, rf"there is no {table}\.parquet")


def check_left_out(folder: Path, table: str, words: str) -> None:
    """One sentence, an empty table, everything else as it was; and the report is still written."""
    atlas = Folder(folder).read()
    (problem,) = atlas.problems
    assert re.search(words, str(problem))
    assert len(getattr(atlas, table)) == 0
    assert len(atlas.games) > 0


@pytest.mark.parametrize("table", ["races", "turns"])
def test_a_report_without_a_table(table: str, copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (copied / f"{table}.parquet").unlink()
    assert main(["atlas", "report", str(copied)]) == 0
    told = capsys.readouterr().err
    assert told.startswith(f"elbowroom: there is no {table}.parquet in ")
    assert told.endswith("; what needs it is left out\n")
    assert told.count("\n") == 1
    assert (copied / "atlas.html").exists()


def test_without_the_table_of_games_there_is_nothing(copied: Path) -> None:
    (copied / "games.parquet").unlink()
    with pytest.raises(AtlasError, match=r"there is no games\.parquet"):
        Folder(copied).read()


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_table_is_made_again(table: str, tmp_path: Path) -> None:
    terms = make_terms(made_by(), "random")
    run(tmp_path, terms, SERIES, 6)
    before = contents(tmp_path)
    (tmp_path / f"{table}.parquet").unlink()
    again = run(tmp_path, terms, SERIES, 6)
    assert [str(problem) for problem in again.problems] == [
        f"there is no {table}.parquet in {tmp_path}; its games are played again"
    ]
    assert contents(tmp_path) == before


def test_a_spoilt_part_is_played_again(tmp_path: Path) -> None:
    terms = make_terms(made_by(), "random")
    run(tmp_path / "whole", terms, SERIES, 6)
    folder = Folder(tmp_path / "spoilt")
    one, two = cut(share_out(6, SERIES), {}, 3)
    folder.keep(one, play_chunk(terms, one))
    folder.keep(two, play_chunk(terms, two)[:100])
    again = run(tmp_path / "spoilt", terms, SERIES, 6)
    assert again.played == 3
    assert "000003-000005.json.gz is spoilt and left out; its games are played again" in str(again.problems[0])
    assert contents(tmp_path / "spoilt") == contents(tmp_path / "whole")
