"""What a review says of a turn, as plain data; the words are the page's and the terminal's."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Outlook:
    """How a player should end."""

    lead: float
    """Coins ahead of the others on average; below 0 behind."""
    chance: float
    """How likely the player is to win, from 0 to 1."""


@dataclass(frozen=True)
class Luck:
    """What chance gave once, and what that was worth."""

    ply: int
    """The number of the move that asked for it, from 1."""
    kind: str
    """`die` or `find`."""
    shown: str
    """The face of the die, or what was found."""
    coins: float
    """Worth in coins, compared with what was to be expected before; below 0 bad luck."""


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something: why, and what was better."""

    ply: int
    """So many moves had been made in the game when it was taken."""
    reason: str
    """One of `elbowroom.review.reasons.REASONS`."""
    args: dict[str, str]
    """What the sentence names: `region`, `instead`, `race`, `power`, `coins`, `move`."""
    plan: list[str]
    """The better plan from there, until chance has a say or tokens are dealt out."""
    played: list[str]
    """What was done instead, as far."""


@dataclass(frozen=True)
class TurnReview:
    """One turn of one player."""

    number: int
    """Of the turn in the game, from 1."""
    round: int
    player: int
    ply: int
    """So many moves had been made in the game when it began."""
    end: int
    """And when it was over."""
    before: Outlook
    after: Outlook
    best: Outlook
    """What the best plan that was found would have brought, with the same luck."""
    loss: float
    """Coins that the costliest decision of the turn cost, compared with the best plan found; 0 if none was better."""
    doubt: float
    """The standard error of `loss`."""
    might: float
    """So many coins the turn may have cost, as far as this look can tell: the closer one is for those with most."""
    luck: list[Luck]
    mistake: Mistake | None
    """The costliest decision of the turn."""
    closer: bool
    """Was it looked at for longer?"""

    @property
    def sure(self) -> float:
        """What the turn cost at least, as far as one can tell: turns are ordered by it."""
        return self.loss - self.doubt

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return asdict(self)
