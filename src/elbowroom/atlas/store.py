"""A folder with an atlas: `games.parquet`, `races.parquet`, `turns.parquet`, and in `parts/` what is finished so far.

A part is written whole or not at all, and the tables are made of the parts in the order of the games, so that the
files are the same whoever played, in whatever order, stopped or not. A table or part that is missing or spoilt is told
of and costs nothing but the time to play its games again: they come out the same.
"""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import polars as pl

from .form import FORMAT, TABLES, Column, names
from .plan import AtlasError, Chunk, Series, Terms

_KINDS: dict[str, Any] = {
    "uint8": pl.UInt8,
    "uint16": pl.UInt16,
    "uint32": pl.UInt32,
    "uint64": pl.UInt64,
    "int16": pl.Int16,
    "float64": pl.Float64,
    "text": pl.String,
    "list": pl.List(pl.UInt8),
}
_ORDER = {
    "games": ["boxes", "players", "game", "seat"],
    "races": ["boxes", "players", "game", "taken", "seat", "nth"],
    "turns": ["boxes", "players", "game", "round", "seat"],
}
_KEYS = {"games": ["seed", "seat"], "races": ["seed", "seat", "nth"], "turns": ["seed", "seat", "round"]}
_NEEDED = "games"
"""Without this table nothing can be said; without another one what needs it is left out."""
_PREFIX = "elbowroom."


def schema(columns: tuple[Column, ...]) -> dict[str, Any]:
    """The columns as polars knows them."""
    return {column.name: _KINDS[column.kind] for column in columns}


@dataclass(frozen=True)
class Atlas:
    """The tables of an atlas, the terms under which its games were played, and what could not be read."""

    terms: Terms
    games: pl.DataFrame
    races: pl.DataFrame
    turns: pl.DataFrame
    problems: tuple[AtlasError, ...] = ()


class Folder:
    """The place of an atlas on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts = path / "parts"
        self.problems: list[AtlasError] = []
        """What had to be left out while the games were looked through."""

    # --- writing ----------------------------------------------------------------------------------------------------

    def keep(self, chunk: Chunk, part: bytes) -> None:
        """Put a finished chunk away."""
        self.parts.mkdir(parents=True, exist_ok=True)
        _write(self.parts / f"{chunk.name}.json.gz", part)

    def merge(self, terms: Terms) -> Atlas:
        """Make the tables of everything there is; the parts are not needed any more then."""
        parts = list(self._parts(terms))
        tables = {}
        for table, columns in TABLES.items():
            frames = [self._table(table)] if self._file(table).exists() else []
            for _, part in parts:
                frames.append(pl.DataFrame(part[table], schema=schema(columns), orient="row"))
            whole = pl.concat(frames) if frames else pl.DataFrame(schema=schema(columns))
            tables[table] = whole.unique(_KEYS[table], keep="first", maintain_order=True).sort(_ORDER[table])
        if parts:
            for table, frame in tables.items():
                self._write_table(table, frame, terms)
        if self.parts.exists():
            shutil.rmtree(self.parts)
        return Atlas(terms, tables["games"], tables["races"], tables["turns"])

    def _write_table(self, table: str, frame: pl.DataFrame, terms: Terms) -> None:
        metadata = {
            "format": str(FORMAT),
            "table": table,
            **{name: str(value) for name, value in terms.as_dict().items()},
        }
        path = self._file(table)
        fresh = path.with_suffix(".tmp")
        named = {_PREFIX + name: value for name, value in metadata.items()}
        frame.write_parquet(fresh, compression="zstd", statistics=True, row_group_size=2**17, metadata=named)
        fresh.replace(path)

    # --- reading ----------------------------------------------------------------------------------------------------

    def done(self, terms: Terms) -> dict[Series, set[int]]:
        """The games that need not be played again; whatever was made under other terms is refused."""
        self.problems = []
        there = [table for table in TABLES if self._file(table).exists()]
        for table in there:
            self._check(terms, self._terms(table), self._file(table))
        found: dict[Series, set[int]] = {}
        if len(there) == len(TABLES):
            keys = [set(self._table(table).select("boxes", "players", "game").unique().iter_rows()) for table in there]
            for boxes, players, game in set.intersection(*keys):
                found.setdefault(Series(tuple(boxes.split("+")), players), set()).add(game)
        elif there:
            self.problems += [self._missing(table, "atlas-played-again") for table in TABLES if table not in there]
        at = [names(TABLES["games"]).index(name) for name in ("boxes", "players", "game")]
        for _, part in self._parts(terms):
            for row in part["games"]:
                boxes, players, game = (row[column] for column in at)
                found.setdefault(Series(tuple(boxes.split("+")), players), set()).add(game)
        return found

    def read(self) -> Atlas:
        """The tables, once they are there; without that of the games there is nothing to read."""
        if not self._file(_NEEDED).exists():
            raise self._missing(_NEEDED, "atlas-unfinished" if self.parts.exists() else "atlas-no-table")
        terms = self._terms(_NEEDED)
        tables = {_NEEDED: self._table(_NEEDED)}
        problems = []
        for table, columns in TABLES.items():
            if table == _NEEDED:
                continue
            tables[table] = pl.DataFrame(schema=schema(columns))
            try:
                if not self._file(table).exists():
                    raise self._missing(table, "atlas-no-table")
                self._check(terms, self._terms(table), self._file(table))
                tables[table] = self._table(table)
            except AtlasError as error:
                problems.append(error)
        return Atlas(terms, tables["games"], tables["races"], tables["turns"], tuple(problems))

    def check(self, terms: Terms) -> None:
        """Refuse a folder whose games were played under other terms."""
        self._check(terms, self._terms(_NEEDED), self._file(_NEEDED))

    def _missing(self, table: str, text: str) -> AtlasError:
        return AtlasError(text, file=self._file(table).name, folder=str(self.path))

    def _file(self, table: str) -> Path:
        return self.path / f"{table}.parquet"

    def _table(self, table: str) -> pl.DataFrame:
        frame = pl.read_parquet(self._file(table))
        if dict(frame.schema) != schema(TABLES[table]):
            raise AtlasError("atlas-other-columns", file=str(self._file(table)), format=FORMAT)
        return frame

    def _terms(self, table: str) -> Terms:
        """What the metadata of a file says."""
        path = self._file(table)
        try:
            metadata = pl.read_parquet_metadata(path)
        except pl.exceptions.PolarsError as error:
            raise AtlasError("atlas-no-parquet", file=str(path), reason=str(error).splitlines()[0]) from None
        said = {name.removeprefix(_PREFIX): value for name, value in metadata.items() if name.startswith(_PREFIX)}
        if said.get("table") != table:
            raise AtlasError("atlas-other-table", file=str(path), table=table)
        if said.get("format") != str(FORMAT):
            raise AtlasError("atlas-other-format", file=str(path), found=str(said.get("format")), own=FORMAT)
        try:
            return Terms(
                said["made_by"],
                said["bot"],
                int(said["nodes"]),
                int(said["seed"]),
                said["own"],
                said["picks"],
                said.get("variants", ""),  # older files have none
            )
        except (KeyError, ValueError) as error:
            raise AtlasError("atlas-no-terms", file=str(path), reason=str(error)) from None

    def _parts(self, terms: Terms) -> Iterator[tuple[Path, dict[str, Any]]]:
        for path in sorted(self.parts.glob("*.json.gz")):
            try:
                part = json.loads(gzip.decompress(path.read_bytes()))
                found = Terms(**part["terms"])
                whole = all(isinstance(part[table], list) for table in TABLES)
            except (OSError, EOFError, ValueError, KeyError, TypeError):  # spoilt, or not ours
                whole = False
            if not whole:
                self.problems.append(AtlasError("atlas-spoilt-part", file=str(path)))
                continue
            self._check(terms, found, path)
            yield path, part

    def _check(self, wanted: Terms, found: Terms, path: Path) -> None:
        """Games under different terms stay apart."""
        for name, value in found.as_dict().items():
            own = wanted.as_dict()[name]
            if value != own:
                found_words, own_words = str(value or "-"), str(own or "-")
                raise AtlasError("atlas-other-terms", file=str(path), what=name, found=found_words, own=own_words)


def _write(path: Path, data: bytes) -> None:
    """A file that is there whole or not at all."""
    fresh = path.with_suffix(".tmp")
    fresh.write_bytes(data)
    fresh.replace(path)
