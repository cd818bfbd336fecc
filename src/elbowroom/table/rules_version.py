"""Which rules this server plays by: the version of Elbowroom, and a fingerprint of the rules' own sources."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import elbowroom


@cache
def rules_version() -> str:
    """Such as `0.1.0+3f0c92ab`; two servers with the same one give the same game from the same log."""
    digest = hashlib.sha256()
    for package in ("rules", "boxes"):
        for path, text in _sources(resources.files(elbowroom) / package):
            digest.update(f"{path}\n".encode() + text)
    return f"{elbowroom.__version__}+{digest.hexdigest()[:8]}"


def _sources(folder: Traversable, path: str = "") -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            found += _sources(entry, f"{path}/{entry.name}")
        elif entry.name.endswith((".py", ".json", ".toml")):
            found.append((f"{path}/{entry.name}", entry.read_bytes()))
    return found
