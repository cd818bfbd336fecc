"""What made a result: the same for the same rules and bots, whatever the sources look like."""

from __future__ import annotations

import re
from pathlib import Path

import elbowroom
from elbowroom.arena.version import fingerprint, made_by


def package(folder: Path, source: str) -> Path:
    """A package with one bot."""
    bots = folder / "bots"
    bots.mkdir(parents=True)
    (bots / "one.py").write_text(source)
    (bots / "weights.json").write_text("[1]")
    return folder


def test_the_package_has_one() -> None:
    assert re.fullmatch(re.escape(elbowroom.__version__) + r"\+[0-9a-f]{12}", made_by())


def test_looks_do_not_count(tmp_path: Path) -> None:
    plain = package(tmp_path / "plain", "def f(a):\n    return a + 1\n")
    dressed = package(
        tmp_path / "dressed",
        '"""What it is."""\n\ndef f(a: int) -> int:\n    """More."""\n    # why\n    return (a + 1)\n',
    )
    assert fingerprint(plain) == fingerprint(dressed)


def test_what_is_done_counts(tmp_path: Path) -> None:
    one = package(tmp_path / "one", "def f(a):\n    return a + 1\n")
    other = package(tmp_path / "other", "def f(a):\n    return a + 2\n")
    assert fingerprint(one) != fingerprint(other)
    before = fingerprint(one)
    (one / "bots" / "weights.json").write_text("[2]")
    assert fingerprint(one) != before
