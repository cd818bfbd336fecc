"""Decisions from a position on: one ends where a review's does (`elbowroom.review.turns`)."""

from __future__ import annotations

from collections.abc import Callable

from elbowroom.bots import Bot
from elbowroom.bots.search.rollout import Candidate
from elbowroom.review.turns import Chance, Decision, Moves
from elbowroom.rules.game import Game
from elbowroom.rules.moves import parse

from .puzzle import PuzzleError

Chooser = Callable[[Game], tuple[str, Chance] | None]
"""Says the next move and what chance gives; none if there is no more to say."""
_MOST = 200  # moves; no decision takes as many


def decide(game: Game, ply: int, chooser: Chooser) -> Decision | None:
    """A whole decision as somebody takes it; none if he stops in the middle of it."""
    now = game.copy()
    decision = Decision(game, ply)
    for _ in range(_MOST):
        said = chooser(now)
        if said is None:
            return None
        text, given = said
        decision.free = decision.free or len(now.legal_moves()) > 1
        now.state.forced = tuple(given)
        now.play(text)
        assert now.log is not None
        decision.moves.append(now.log.move)
        decision.chance = now.log.chance
        if decision.lucky or _ended(now, game):
            return decision
    return None


def _ended(now: Game, begun: Game) -> bool:
    """Does somebody else decide, or are tokens dealt out?"""
    s, before = now.state, begun.state
    if (s.turn, s.round, s.mover) != (before.turn, before.round, before.mover):
        return True
    return s.stage.deals and not before.stage.deals


def decided(game: Game, ply: int, moves: Moves) -> Decision:
    """The first decision out of moves that were played from here; `PuzzleError` if it is not whole."""
    rest = iter(moves)
    found = decide(game, ply, lambda _: next(rest, None))
    if found is None:
        raise PuzzleError("unfinished")
    return found


def of_bot(game: Game, ply: int, bot: Bot) -> Decision | None:
    """What a bot does here."""
    return decide(game, ply, lambda now: (bot.choose(now.view(now.to_move)).text, ()))


def of_plan(game: Game, ply: int, one: Candidate) -> Decision | None:
    """A plan that a bot thought up: stages that the game passes by itself are not in it."""
    rest = one.moves()[:]

    def following(now: Game) -> tuple[str, Chance] | None:
        while rest:
            stage, move = rest.pop(0)
            if stage.same(now.state.stage) and parse(move.text) in now.legal_moves():
                return move.text, ()
        return None

    return decide(game, ply, following)
