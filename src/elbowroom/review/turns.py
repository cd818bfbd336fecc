"""A game cut into turns, and turns into decisions: stretches in which nobody and nothing interferes with the player.

A decision ends where the die or a find has a say, where another player decides, and where tokens begin to be dealt out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from elbowroom.rules.game import Game
from elbowroom.rules.moves import Move
from elbowroom.rules.stages import TURN

Chance = tuple[tuple[str, str], ...]
Moves = Sequence[tuple[str, Chance]]  # the text of each move, and what chance gave
LUCKY = ("die", "find")


@dataclass
class Decision:
    """Moves that a player made in one go."""

    game: Game
    """Before the first of them."""
    ply: int
    moves: list[Move] = field(default_factory=list)
    chance: Chance = ()
    """What chance gave with the last of them."""
    free: bool = False
    """Was there anything to choose?"""

    @property
    def lucky(self) -> bool:
        """Had the die or a find a say at its end?"""
        return any(kind in LUCKY for kind, _ in self.chance)


@dataclass
class Turn:
    """A player's turn."""

    game: Game
    """At its start."""
    player: int
    """From 0."""
    round: int
    ply: int
    end: int = 0
    decisions: list[Decision] = field(default_factory=list)


def cut(start: Game, moves: Moves) -> tuple[list[Turn], Game]:
    """All turns of a game that begins so, and the position that it ends with."""
    game = start.copy(reseeded=False)
    turns: list[Turn] = []
    now: Decision | None = None
    for ply, (text, chance) in enumerate(moves):
        s = game.state
        if not turns or (turns[-1].player, turns[-1].round) != (s.turn, s.round):
            turns.append(Turn(game.copy(reseeded=False), s.turn, s.round, ply))
            now = None
        own = s.mover == s.turn and s.stage.decides == TURN
        if now is not None and (not own or (s.stage.deals and not now.game.state.stage.deals)):
            now = None
        if own and now is None:
            now = Decision(game.copy(reseeded=False), ply)
            turns[-1].decisions.append(now)
        free = len(s.legal) > 1
        s.forced = tuple(chance)
        game.play(text)
        turns[-1].end = ply + 1
        if now is not None and game.log is not None:
            now.moves.append(game.log.move)
            now.chance = game.log.chance
            now.free = now.free or free
            if now.lucky:
                now = None
    return turns, game
