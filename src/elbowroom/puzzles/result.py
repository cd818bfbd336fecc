"""What is told of puzzles, as plain data; the words are the page's and the terminal's."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal

from elbowroom.review.result import Outlook

Theme = Literal["entry", "die", "decline", "combo", "attack", "defence", "trick"]
"""What a puzzle is about: where a new race enters, whether the die is rolled, whether the race declines now, which
combo is taken, what is attacked, how tokens are dealt out, what a tile can do."""
Difficulty = Literal["hard", "expert", "deep"]
"""Who solves it: the bot `hard`, `expert` after a short thought, or only one that thinks for long."""
Grade = Literal["best", "good", "missed"]
"""As good as the best plan, accepted too, or not."""


@dataclass(frozen=True)
class PuzzleEntry:
    """A puzzle in the list: all but what is to be found out."""

    id: str
    theme: Theme
    difficulty: Difficulty
    boxes: list[str]
    map: str
    players: int
    player: int
    """Whose turn it is."""
    round: int
    rounds: int


@dataclass(frozen=True)
class PuzzleIndex:
    """All puzzles that can be played here, well mixed, always in the same order."""

    puzzles: list[PuzzleEntry]
    left_out: int
    """So many more cannot be played here: a line is damaged, or a tile is missing."""


@dataclass(frozen=True)
class PuzzleVerdict:
    """What was played in a puzzle, compared with the best plan."""

    puzzle: str
    theme: Theme
    difficulty: Difficulty
    solved: bool
    grade: Grade
    loss: float
    """Coins that it brings less than the best plan; 0 if it does not. Who gives up is told what `normal` loses."""
    doubt: float
    """The standard error of `loss`."""
    chance: float
    """How much less likely the player is to win; below 0 more likely."""
    within: float
    """Who loses no more than so many coins has solved it."""
    usual: float
    """Coins that what `normal` plays here brings less."""
    best: Outlook
    """What the best plan leads to."""
    yours: Outlook
    plan: list[str]
    """The best plan, until chance has a say or tokens are dealt out."""
    played: list[str]
    """What was done instead, as far."""
    reason: str
    """Why it was missed: one of `elbowroom.review.reasons.REASONS`; empty if it was not."""
    args: dict[str, str]
    """What the sentence names, as in a review."""

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return asdict(self)
