"""The engine for tables in a tab: the sources that such a table needs, packed; the page unpacks them in the browser.

They are packed from what is installed here, so that a tab plays by the same rules as the server that it came from.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import elbowroom
from elbowroom.table.rules_version import rules_version

PACKAGES = ("rules", "boxes", "notation", "bots", "review", "puzzles", "table", "tab")
FOLDER = "engine"  # of the page's files
INDEX = "engine.json"
_KINDS = (".py", ".json", ".jsonl", ".toml")
_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # so that the same sources give the same bytes


@cache
def archive() -> bytes:
    """The sources, packed."""
    home = resources.files(elbowroom)
    files = [("elbowroom/__init__.py", (home / "__init__.py").read_bytes())]
    for package in PACKAGES:
        files += _sources(home / package, f"elbowroom/{package}")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for path, data in files:
            target.writestr(zipfile.ZipInfo(path, _LONG_AGO), data, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def archive_name() -> str:
    """What the packed sources are called: another name for other contents, so that browsers may keep them for good."""
    return f"elbowroom-{hashlib.sha256(archive()).hexdigest()[:16]}.zip"


def index() -> bytes:
    """What the page reads first: which sources there are, and by which rules they play."""
    facts = {"version": elbowroom.__version__, "rules": rules_version(), "archive": archive_name()}
    return json.dumps(facts).encode()


def _sources(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            found += _sources(entry, f"{path}/{entry.name}")
        elif entry.name.endswith(_KINDS):
            found.append((f"{path}/{entry.name}", entry.read_bytes()))
    return found
