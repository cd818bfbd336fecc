"""The checking mode: with ELBOWROOM_CHECK=1 a list that copies share refuses to be changed. All tests run in it.

Every move is then played as if a copy had been taken just before, so that a tile that forgets `s.unshare()` is caught
whether or not anybody made one. The compiled engine reads and writes lists past their methods: there the mode is off.
This file itself is never compiled.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

from .state_fields import FIELDS, REPLACED, SHARED

if TYPE_CHECKING:
    from .state_base import StateBase

ASKED: Final = "ELBOWROOM_CHECK"
REMEDIES: Final = {
    SHARED: "copies share it: call s.unshare() before you change it",
    REPLACED: "copies share it for good: put another list in its place",
}
_WATCHED: Final = [(field.name, REMEDIES[field.held]) for field in FIELDS if field.held in REMEDIES]
_T = TypeVar("_T")


def checked() -> bool:
    """Has the checking mode been asked for, and is the engine one that can have it?"""
    if os.environ.get(ASKED, "") in ("", "0"):
        return False
    engine = find_spec(f"{__package__}.state_base")
    return engine is not None and str(engine.origin).endswith((".py", ".pyc"))


class SharedListChanged(RuntimeError):
    """A list that copies share was about to be changed."""


class SharedList(list[_T]):
    """A list that is read only, and says what to do instead."""

    __slots__ = ("field", "remedy")

    def __init__(self, items: list[_T], field: str, remedy: str) -> None:
        super().__init__(items)
        self.field = field
        self.remedy = remedy

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise SharedListChanged(f"State.{self.field} was about to be changed, but {self.remedy}.")

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = extend = insert = pop = remove = clear = sort = reverse = _refuse

    def __reduce_ex__(self, protocol: Any) -> tuple[type[list[_T]], tuple[list[_T]]]:
        """Copied or pickled by itself it is a plain list."""
        return list, (self[:],)


def guard(copy: StateBase, source: StateBase) -> None:
    """Make all that these two share read only; `unshare` takes plain lists of it again."""
    for name, remedy in _WATCHED:
        items = getattr(source, name)
        if not isinstance(items, SharedList):
            items = SharedList(items, name, remedy)
            setattr(source, name, items)
        setattr(copy, name, items)
