"""Bots that are not ours: how one is named, where its class is found, and what belongs to it.

A guest is named `module:Class`, `path/to/file.py:Class`, or as an installed package calls it in the entry point group
`elbowroom.bots`. Arguments for its constructor follow a question mark: `my_bots:Net?weights=a.npz&depth=2`.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import inspect
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from urllib.parse import parse_qsl

from .base import Bot

GROUP = "elbowroom.bots"  # the entry points by which installed packages bring bots
IMPORT_SECONDS = 120.0  # for a guest's module and what it imports, which may be a whole learning library


class UnknownBot(ValueError):
    """There is no such bot; `why` and `details` say the same for whoever tells it in another language."""

    def __init__(self, text: str, why: str, **details: str) -> None:
        super().__init__(text)
        self.why = why
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (str(self), self.why, self.details)


def _again(text: str, why: str, details: dict[str, str]) -> UnknownBot:
    """The same from another process."""
    return UnknownBot(text, why, **details)


@dataclass(frozen=True)
class BotName:
    """What a bot's name says."""

    plain: str
    """One of ours, an entry point, or the place of a class."""
    budget: str = ""
    """Of one decision, if the name brings it: `200ms`, `100n`."""
    arguments: tuple[tuple[str, str], ...] = ()
    """For the constructor, by keyword; always text."""


def read_name(name: str) -> BotName:
    """Take a name like `my_bots:Net@200ms?weights=a.npz` apart."""
    head, _, said = name.partition("?")
    place, colon, last = head.rpartition(":")
    last, _, budget = last.partition("@")
    try:
        arguments = tuple(parse_qsl(said, keep_blank_values=True, strict_parsing=bool(said)))
    except ValueError:
        arguments = (("", ""),)
    if any(not key.isidentifier() for key, _ in arguments) or len(dict(arguments)) != len(arguments):
        text = f"the arguments of a bot read like ?weights=a.npz&depth=2, each once, not ?{said}"
        raise UnknownBot(text, "bot-arguments", value=said)
    return BotName(place + colon + last, budget, arguments)


def installed() -> list[str]:
    """The names of the bots that installed packages bring."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def guest_kind(plain: str) -> type[Bot]:
    """The class of a guest."""
    found = _find(plain)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"{plain} is not a subclass of elbowroom.bots.Bot", "not-a-bot", name=plain)
    return found


def _find(plain: str) -> object:
    place, _, kind = plain.rpartition(":")
    try:
        with _watched():
            return _load(place, kind)
    except (Exception, SystemExit) as error:  # whatever their module does
        reason = str(error) or type(error).__name__
        raise UnknownBot(f"there is no bot {plain}: {reason}", "bad-bot", name=plain, reason=reason) from error


def _load(place: str, kind: str) -> object:
    if not place:
        return next(iter(entry_points(group=GROUP, name=kind))).load()
    module = _module_of_file(Path(place)) if place.endswith(".py") else _module(place)
    return getattr(module, kind)


@contextlib.contextmanager
def _watched() -> Iterator[None]:
    """A module that never ends is left after a while, where the system can do that; what it prints is no answer."""
    watches = threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer")

    def leave(*_: object) -> None:
        raise TimeoutError(f"its module was not imported within {IMPORT_SECONDS:g} seconds")

    before = signal.signal(signal.SIGALRM, leave) if watches else None
    try:
        if watches:
            signal.setitimer(signal.ITIMER_REAL, IMPORT_SECONDS)
        with contextlib.redirect_stdout(sys.stderr):
            yield
    finally:
        if watches:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def _module(name: str) -> ModuleType:
    """A module, which may lie in the current folder."""
    _look_in(Path.cwd())
    return importlib.import_module(name)


def _module_of_file(path: Path) -> ModuleType:
    """The module in a file; what it imports may lie beside it."""
    path = path.resolve(strict=True)
    name = f"elbowroom_guest_{sha256(str(path).encode()).hexdigest()[:12]}_{path.stem}"
    if name in sys.modules:
        return sys.modules[name]
    _look_in(path.parent)
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} cannot be loaded")
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _look_in(folder: Path) -> None:
    """Modules of a folder are found, after all others."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def make_guest(kind: type[Bot], name: str, given: tuple[object, ...], arguments: dict[str, str]) -> Bot:
    """A bot of this class; arguments that it does not take are refused before its constructor runs."""
    try:
        inspect.signature(kind).bind(*given, **arguments)
    except TypeError as error:
        text = f"{name} cannot be made with these arguments: {error}"
        raise UnknownBot(text, "bot-not-made", name=name, reason=str(error)) from None
    maker: Callable[..., Bot] = kind
    return maker(*given, **arguments)


def data_files(kind: type[Bot]) -> list[Path]:
    """The files that a bot declares: beside the module that does so, else in the current folder; folders whole."""
    found: list[Path] = []
    for one in kind.__mro__:
        declared = vars(one).get("files", ())
        if not declared:
            continue
        home = Path(inspect.getfile(one)).parent
        for name in (declared,) if isinstance(declared, str) else declared:
            path = next((place for place in (home / name, Path.cwd() / name) if place.exists()), None)
            if path is None:
                text = f"{one.__name__} declares the file {name}, which is neither beside it nor here"
                raise UnknownBot(text, "bot-no-file", name=one.__name__, file=str(name))
            found += sorted(path.rglob("*")) if path.is_dir() else [path]
    return [path for path in found if path.is_file()]
