"""What made a result: the package's version and a fingerprint of the rules, the boxes and the bots, and of guests.

Two results may be put together only if the same rules and the same bots made them. The fingerprint is taken from the
sources as they are meant, so comments, docstrings, annotations and layout do not count, and a compiled package has the
same one as a pure one.

A guest's fingerprint is taken from its module, from what that imports out of the same folder or package, from the files
it declares, and from its arguments with the files that they name. There, only comments and layout do not count.
"""

from __future__ import annotations

import ast
import inspect
import json
import site
import sysconfig
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

import elbowroom
from elbowroom.bots import bot_kind, is_guest, read_name
from elbowroom.bots.guests import data_files

PARTS = ("rules", "boxes", "bots")
ASIDE = ("bots/learning/linear.py", "bots/hints.py", "bots/quick.py")  # they choose no move
_MEANS_NOTHING = ("type_comment", "type_ignores", "ctx", "kind")  # whatever a guest does with its annotations
_UNSEEN = ("annotation", "returns", "type_comment", "type_params", "type_ignores", "ctx", "kind", "simple")


def made_by(*bots: str) -> str:
    """The version that plays, like `0.1.0+5f0c1d2e3a4b`, and what those of these bots that are guests are made of."""
    return ".".join([_own(), *guest_fingerprints(bots).values()])


@cache
def _own() -> str:
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


def _meaning(node: object, unseen: tuple[str, ...] = _UNSEEN, texts: bool = False) -> str:
    """A syntax tree as text that is the same on every version of Python; `texts`: docstrings count."""
    if isinstance(node, list):
        return "[" + ",".join([_meaning(item, unseen, texts) for item in node if texts or not _is_text(item)]) + "]"
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = [
        f"{name}={_meaning(value, unseen, texts)}"
        for name, value in ast.iter_fields(node)
        if name not in unseen and value is not None and value != []
    ]
    return f"{type(node).__name__}({','.join(fields)})"


def _is_text(node: object) -> bool:
    """A statement that is only a string: a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


# --- guests -----------------------------------------------------------------------------------------------------------


def guest_fingerprints(names: Iterable[str]) -> dict[str, str]:
    """For every guest among these bots what it is made of, in twelve hexadecimal digits."""
    return {name: guest_fingerprint(name) for name in names if is_guest(name)}


def guest_fingerprint(name: str) -> str:
    """Another one as soon as anything that the guest is known to depend on is another."""
    kind = bot_kind(name)
    digest = sha256()
    source = Path(inspect.getfile(kind)).resolve()
    root = _root(source, kind.__module__)
    for path in sorted(_beside(source, root)):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + _code(path))
    for path in data_files(kind):
        digest.update(path.name.encode() + b"\0" + sha256(path.read_bytes()).digest())
    for key, value in read_name(name).arguments:
        digest.update(json.dumps([key, value]).encode())
        if value and Path(value).is_file():
            digest.update(sha256(Path(value).read_bytes()).digest())
    return digest.hexdigest()[:12]


def _code(path: Path) -> bytes:
    data = path.read_bytes()
    try:
        return _meaning(ast.parse(data), _MEANS_NOTHING, texts=True).encode()
    except (SyntaxError, ValueError):  # an extension module, or one that is never really imported
        return sha256(data).digest()


def _root(source: Path, module: str) -> Path:
    """The folder from which a guest imports what is its own: where its package lies, installed ones their own only."""
    folder = source.parent
    while (folder / "__init__.py").is_file() and "." in module:
        folder = folder.parent
        module = module.rpartition(".")[0]
    return folder


def _beside(source: Path, root: Path) -> set[Path]:
    """A module and everything under the same root that it imports, and those in turn."""
    installed = _installed(root)
    home = source.relative_to(root).parts[0]
    found: set[Path] = set()
    left = [source]
    while left:
        path = left.pop()
        if path in found or (installed and path.relative_to(root).parts[0] != home):
            continue
        found.add(path)
        left += [target for name in _imports(path, root) for target in _files_of(name, root)]
    return found


def _installed(root: Path) -> bool:
    """Is it a folder of installed packages, whose neighbours have nothing to do with each other?"""
    paths = sysconfig.get_paths()
    folders = [paths[name] for name in ("purelib", "platlib", "stdlib", "platstdlib")] + [site.getusersitepackages()]
    return root in {Path(folder).resolve() for folder in folders}


def _imports(path: Path, root: Path) -> Iterator[str]:
    """The dotted names of what a module may import, wherever in it that is said."""
    try:
        tree = ast.parse(path.read_bytes())
    except (SyntaxError, ValueError):
        return
    package = path.relative_to(root).parent.parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            dotted = ".".join([*base, *([node.module] if node.module else [])])
            yield dotted
            yield from (f"{dotted}.{alias.name}".lstrip(".") for alias in node.names)


def _files_of(name: str, root: Path) -> Iterator[Path]:
    """The files that are run when a name is imported, as far as they lie under the root: its packages', and its own."""
    place = root
    for part in name.split(".") if name else ():
        place = place / part
        if (place / "__init__.py").is_file():
            yield place / "__init__.py"
        for file in (*place.parent.glob(f"{part}.py"), *place.parent.glob(f"{part}.*.so")):
            yield file.resolve() if file.resolve().is_relative_to(root) else file
