"""A puzzle that was made by hand, with nothing of the shipped ones."""

from __future__ import annotations

from functools import cache

from elbowroom.bots import make_bot
from elbowroom.puzzles import Puzzle
from elbowroom.puzzles.puzzle import APART, MARK, Idea, PlayedGame
from elbowroom.rules.game import Game
from elbowroom.rules.record import chance_text
from tests.review.games import played


@cache
def puzzle() -> Puzzle:
    """What `normal` plays at the start of round 2 of a short game, called the best plan."""
    game = played("normal,normal", 5, 3, until=2)
    moves = [
        f"{entry.move.text} = {chance_text(entry.chance)}" if entry.chance else entry.move.text
        for entry in game.moves()
    ]
    written = PlayedGame(
        name="b2-1",
        boxes=["base"],
        map=game.board.id,
        players=2,
        rounds=3,
        variants={},
        start=chance_text(game.opening),
        moves=APART.join(moves),
    )
    idea = Idea(
        id="b2-1-3",
        game="b2-1",
        ply=len(moves),
        mark=game.digest()[:MARK],
        player=game.to_move,
        round=2,
        theme="attack",
        difficulty="hard",
        plan=plan(game),
        gap=1.5,
        doubt=0.3,
        usual=2.0,
        within=0.7,
    )
    return Puzzle(idea, written)


def plan(game: Game) -> list[str]:
    """What `normal` does, as far as its conquests go."""
    now, found = game.copy(), []
    bot = make_bot("normal", 1)
    while now.to_move == game.to_move and not now.state.stage.deals:
        found.append(bot.choose(now.view(now.to_move)).text)
        now.play(found[-1])
        assert now.log is not None
        if now.log.chance:
            break
    return found
