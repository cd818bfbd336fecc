"""A small atlas for the tests that read one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom.arena.version import made_by
from elbowroom.atlas.plan import make_series, make_terms
from elbowroom.atlas.run import run


@pytest.fixture(scope="session", autouse=True)
def _english() -> Iterator[None]:
    """The atlas speaks the language of the environment; here it is English wherever the tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        yield


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some games of either box and some mixed."""
    path = tmp_path_factory.mktemp("small") / "atlas"
    terms = make_terms(made_by(), "normal")
    for boxes, players, games in (
        (["base"], [2, 3], 320),
        (["underground"], [2], 60),
        (["base", "underground"], [2], 20),
    ):
        run(path, terms, make_series(boxes, players), games)
    return path
