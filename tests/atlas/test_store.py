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

ROOT = Path(__file__).parents[2]
POLARS: dict[str, Any] = {
    "uint8": pl.UInt8,
    "uint16": pl.UInt16,
    "uint32": pl.UInt32,
    "uint64": pl.UInt64,
    "int16": pl.Int16,
    "float64": pl.Float64,
    "text": pl.String,
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
    text = (ROOT / "docs" / "atlas.md").read_text("utf-8")
    part = text.split(f"### `{name}.parquet`")[1].split("\n#")[0]
    listed = re.findall(r"^\| `(\w+)` \| (\w+) \| (.+) \|$", part, re.M)
    assert listed == [(column.name, column.kind, column.about) for column in TABLES[name]]
    assert f"format {FORMAT}" in text


def test_the_form_changes_only_with_its_number() -> None:
    """Whoever changes a column raises FORMAT, and writes the new fingerprint down here."""
    shape = {name: [(column.name, column.kind) for column in columns] for name, columns in TABLES.items()}
    assert (FORMAT, f"{crc32(repr(shape).encode()):08x}") == (1, "22d9e613")


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


def test_tables_of_different_versions_are_not_read_together(folder: Path, tmp_path: Path) -> None:
    for name in TABLES:
        (tmp_path / f"{name}.parquet").write_bytes((folder / f"{name}.parquet").read_bytes())
    frame = pl.read_parquet(tmp_path / "races.parquet")
    said = {name: value for name, value in pl.read_parquet_metadata(tmp_path / "races.parquet").items() if "." in name}
    frame.write_parquet(tmp_path / "races.parquet", metadata={**said, "elbowroom.made_by": "0.0.0+other"})
    with pytest.raises(AtlasError, match=r"races.parquet was made with version 0.0.0\+other"):
        Folder(tmp_path).read()
    frame.write_parquet(tmp_path / "races.parquet", metadata={**said, "elbowroom.format": "99"})
    with pytest.raises(AtlasError, match="has format 99, this version reads format 1"):
        Folder(tmp_path).read()
    frame.write_parquet(tmp_path / "races.parquet", metadata={**said, "elbowroom.seed": "many"})
    with pytest.raises(AtlasError, match="does not say how it was made"):
        Folder(tmp_path).read()
    frame.drop("power").write_parquet(tmp_path / "races.parquet", metadata=said)
    with pytest.raises(AtlasError, match="does not have the columns"):
        Folder(tmp_path).read()
    frame.write_parquet(tmp_path / "races.parquet")
    with pytest.raises(AtlasError, match="is no table of races"):
        Folder(tmp_path).read()
    (tmp_path / "races.parquet").write_bytes(b"nothing")
    with pytest.raises(AtlasError, match="is no Parquet file"):
        Folder(tmp_path).read()
    (tmp_path / "races.parquet").unlink()
    with pytest.raises(AtlasError, match=r"there is no races\.parquet"):
        Folder(tmp_path).read()
