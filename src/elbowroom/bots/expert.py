"""The strongest bot."""

from __future__ import annotations

from typing import ClassVar

from elbowroom.rules.state import State

from .conduct import Style
from .hard import HardBot


class ExpertBot(HardBot):
    """More plans, among them peaceful and warlike ones, more worlds, and a second thought for the redeployment."""

    name: ClassVar[str] = "expert"
    milliseconds: ClassVar[float] = 1000.0
    variants: ClassVar[int] = 10
    entries: ClassVar[int] = 3
    deals_apart: ClassVar[bool] = True

    def styles(self, root: State) -> list[Style]:
        found = super().styles(root)
        if root.stage.name in ("mode", "conquest"):
            found += [self.peaceful(root), self.guarded(root)]
        return found

    def peaceful(self, root: State) -> Style:
        """Leaves the others' active races alone."""
        style = Style(4, True)
        style.mode = "expand" if root.stage.name == "mode" else ""
        for player, race in enumerate(root.active):
            if race >= 0 and player != root.turn:
                style.forbid |= root.realm[race]
        return style

    def guarded(self, root: State) -> Style:
        """Keeps more tokens back for defence."""
        style = Style(4, True)
        style.mode = "expand" if root.stage.name == "mode" else ""
        style.spare = 1.2
        return style
