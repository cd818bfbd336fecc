"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from elbowroom.rules.moves import Move
from elbowroom.rules.view import View

if TYPE_CHECKING:
    from .hints import Hint


class Bot(ABC):
    """A player that thinks: it sees what a player may see, and answers with one of the legal moves.

    A bot has its own chance, made from its seed: the same seed and the same views give the same moves.
    """

    name: ClassVar[str] = ""
    files: ClassVar[tuple[str, ...]] = ()
    """What it reads besides its code, like `("weights.npz",)`: beside its module; results depend on what is in them."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def begins(self, view: View) -> None:  # noqa: B027
        """A game begins, seen from the bot's seat; told once, before the first decision. Most need not know."""

    @abstractmethod
    def choose(self, view: View) -> Move:
        """A legal move; only asked when the player of the view has to decide."""

    def explain(self, view: View, most: int = 3) -> list[Hint]:
        """The best few plans with what they should bring; a bot that cannot say gives none."""
        return []
