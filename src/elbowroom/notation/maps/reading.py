"""A map out of a file: what is too much or no JSON is refused before anything else is looked at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .faults import FILE_BYTES, Fault, MapError, shown


class _Constant(ValueError):
    """NaN or an infinity, which JSON has not."""


def read_file(path: str | Path) -> Any:
    """What stands in a file; MapError where that cannot be a map, OSError where there is no such file."""
    with Path(path).open("rb") as file:
        content = file.read(FILE_BYTES + 1)
    return parse(content)


def parse(content: bytes | str) -> Any:
    """What a text says."""
    if len(content) > FILE_BYTES:
        raise MapError([Fault("big", most=FILE_BYTES)])
    twice: list[str] = []
    try:
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content
        data = json.loads(text, object_pairs_hook=lambda pairs: _object(pairs, twice), parse_constant=_refuse)
    except UnicodeDecodeError as error:
        raise MapError([Fault("letters", byte=error.start + 1)]) from None
    except json.JSONDecodeError as error:
        raise MapError([Fault("json", line=error.lineno, column=error.colno)]) from None
    except RecursionError:
        raise MapError([Fault("deep")]) from None
    except ValueError:  # a number with thousands of digits, or none at all
        raise MapError([Fault("json", line=1, column=1)]) from None
    if twice:
        raise MapError([Fault("key-twice", key=shown(key)) for key in dict.fromkeys(twice)])
    return data


def _object(pairs: list[tuple[str, Any]], twice: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            twice.append(key)
        found[key] = value
    return found


def _refuse(name: str) -> None:
    raise _Constant(name)
