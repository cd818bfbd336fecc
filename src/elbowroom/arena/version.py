"""What made a result: the package's version and a fingerprint of the rules, the boxes and the bots.

Two results may be put together only if the same rules and the same bots made them. The fingerprint is taken from the
sources as they are meant, so comments, docstrings, annotations and layout do not count, and a compiled package has the
same one as a pure one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

import elbowroom

PARTS = ("rules", "boxes", "bots")
ASIDE = ("bots/learning/linear.py", "bots/hints.py")  # they choose no move
_UNSEEN = ("annotation", "returns", "type_comment", "type_params", "type_ignores", "ctx", "kind", "simple")


@cache
def made_by() -> str:
    """The version that plays, like `0.1.0+5f0c1d2e3a4b`."""
    return f"{elbowroom.__version__}+{fingerprint(Path(elbowroom.__file__).parent)}"


def fingerprint(package: Path) -> str:
    """Twelve hexadecimal digits for everything that has a say in how a game goes."""
    digest = sha256()
    for path in sorted(_sources(package)):
        name = path.relative_to(package).as_posix()
        if name in ASIDE:
            continue
        text = path.read_text(encoding="utf-8")
        digest.update(name.encode() + b"\0")
        digest.update(_meaning(ast.parse(text)).encode() if path.suffix == ".py" else text.encode())
    return digest.hexdigest()[:12]


def _sources(package: Path) -> Iterator[Path]:
    for part in PARTS:
        for path in (package / part).rglob("*"):
            if path.suffix in (".py", ".json"):
                yield path


def _meaning(node: object) -> str:
    """A syntax tree as text that is the same on every version of Python."""
    if isinstance(node, list):
        return "[" + ",".join([_meaning(item) for item in node if not _is_text(item)]) + "]"
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = [
        f"{name}={_meaning(value)}"
        for name, value in ast.iter_fields(node)
        if name not in _UNSEEN and value is not None and value != []
    ]
    return f"{type(node).__name__}({','.join(fields)})"


def _is_text(node: object) -> bool:
    """A statement that is only a string: a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
