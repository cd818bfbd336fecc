"""Checking choices of regions and conditions."""

from __future__ import annotations

import difflib
from typing import Any, Final

from elbowroom.notation.maps.faults import shown

from .faults import DEEPEST, MOST_NAMES, Fault
from .words import COMPOSED, CONDITIONS, FLAG, LIVING, PRINTED, REGIONS

Path = tuple[str, ...]
_MOST_TOKENS: Final = 15


def check_regions(said: Any, path: Path, markers: list[str], faults: list[Fault]) -> None:
    """Is this a choice of regions?"""
    _walk(said, path, markers, faults, 0, [0])


def _walk(said: Any, path: Path, markers: list[str], faults: list[Fault], depth: int, count: list[int]) -> None:
    where = ".".join(path)
    count[0] += 1
    if depth > DEEPEST:
        faults.append(Fault("deep", where))
        return
    if count[0] > MOST_NAMES:
        if count[0] == MOST_NAMES + 1:
            faults.append(Fault("many", where, count=count[0], most=MOST_NAMES))
        return
    if isinstance(said, dict):
        if len(said) != 1:
            faults.append(Fault("word", where, value=shown(said), known=", ".join(COMPOSED)))
            return
        word, value = next(iter(said.items()))
        if word not in COMPOSED:
            faults.append(_unknown(word, where, list(COMPOSED)))
        elif word == "tokens":
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= _MOST_TOKENS:
                faults.append(Fault("range", where, value=shown(value), least=1, most=_MOST_TOKENS))
        elif word == "marker":
            if value not in markers:
                faults.append(Fault("marker-none", where, value=shown(value)))
        elif word in ("all", "some"):
            if not isinstance(value, list) or not value:
                faults.append(Fault("kind-list", f"{where}.{word}"))
                return
            for part in value:
                _walk(part, (*path, word), markers, faults, depth + 1, count)
        else:
            _walk(value, (*path, word), markers, faults, depth + 1, count)
    elif not isinstance(said, str) or (said not in PRINTED and said not in LIVING):
        faults.append(_unknown(said, where, [*PRINTED, *LIVING]))


def _unknown(value: Any, where: str, known: list[str]) -> Fault:
    like = difflib.get_close_matches(value, known, 1) if isinstance(value, str) else []
    if like:
        return Fault("word-like", where, value=shown(value), like=like[0])
    return Fault("word", where, value=shown(value), known=", ".join(known))


def check_when(said: Any, path: Path, markers: list[str], faults: list[Fault]) -> None:
    """Is this a table of conditions?"""
    where = ".".join(path)
    if not isinstance(said, dict):
        faults.append(Fault("object", where))
        return
    for name, value in said.items():
        spec = CONDITIONS.get(name)
        at = f"{where}.{name}"
        if spec is None:
            faults.append(_unknown(name, where, list(CONDITIONS)))
        elif spec.kind == FLAG:
            if not isinstance(value, bool):
                faults.append(Fault("kind-flag", at))
        elif spec.kind == REGIONS:
            check_regions(value, (*path, name), markers, faults)
        elif not isinstance(value, int) or isinstance(value, bool):
            faults.append(Fault("kind-whole", at))
        elif not spec.least <= value <= spec.most:
            faults.append(Fault("range", at, value=shown(value), least=spec.least, most=spec.most))
