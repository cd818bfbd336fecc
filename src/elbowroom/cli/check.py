"""`elbowroom check`: scenario files, a line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from elbowroom.notation.check import OK, UNREADABLE, check_file

from .arguments import one_line


def run(names: Sequence[str]) -> int:
    """Check all files; the worst of them decides the exit status."""
    worst = OK
    for name in names:
        for status, line in _check(name):
            print(one_line(line))
            worst = max(worst, status)
    return worst


def _check(name: str) -> Iterator[tuple[int, str]]:
    """One file, or every scenario in a folder."""
    folder = Path(name)
    if "\0" in name or not folder.is_dir():
        yield _check_file(name)
        return
    files = sorted(str(file) for file in folder.rglob("*.toml"))
    if not files:
        yield (UNREADABLE, f"BAD {name}: there is no *.toml file in this folder")
    for file in files:
        yield _check_file(file)


def _check_file(name: str) -> tuple[int, str]:
    try:
        return check_file(name)
    except Exception as error:  # one strange file must not hide what the others say
        return (UNREADABLE, f"BAD {name}: {error or type(error).__name__}")
