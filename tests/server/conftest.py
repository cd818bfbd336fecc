"""Servers that many tests share."""

from __future__ import annotations

import itertools
import os
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom.table import new_table, requests

from .support import RunningServer, postgres, postgres_programs, running, sqlite_in


@pytest.fixture(autouse=True)
def the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has its games dealt as in the run before, so that none passes or fails by chance."""
    numbers = itertools.count()

    def seed() -> str:
        return random.Random(next(numbers)).randbytes(16).hex()

    for module in (new_table, requests):
        monkeypatch.setattr(module, "new_seed", seed)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with SQLite."""
    with running(sqlite_in(tmp_path_factory.mktemp("sqlite"))) as found:
        yield found


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server, which must be there in CI.

    Its folder is not pytest's: every session closes that to other users, and PostgreSQL may run as one.
    """
    if postgres_programs() is None and not os.environ.get("CI"):
        pytest.skip("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder)) as url:
        yield url


@pytest.fixture(scope="session")
def postgres_server(postgres_url: str) -> Iterator[RunningServer]:
    """A server with PostgreSQL, which is given time: many other tests may run beside these."""
    with running(postgres_url, store_seconds=60.0) as found:
        yield found


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A new SQLite database."""
    return sqlite_in(tmp_path / "data")
