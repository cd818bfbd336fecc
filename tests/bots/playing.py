"""Games between bots, for tests."""

from __future__ import annotations

from elbowroom import Game, new_game
from elbowroom.bots import make_bot


def play(
    names: list[str], seed: int, players: int | None = None, boxes: tuple[str, ...] = ("base",), nodes: int = 0
) -> Game:
    """A whole game; every choice must be legal."""
    count = players or len(names)
    bots = [make_bot(names[seat % len(names)], seed + seat, nodes=nodes) for seat in range(count)]
    game = new_game(count, boxes, seed)
    while not game.over:
        player = game.to_move
        move = bots[player - 1].choose(game.view(player))
        assert move in game.legal_moves()
        game.play(move)
    return game


def come_to(stage: str, since: int, seed: int = 3, players: int = 2) -> Game:
    """A game that has come to this stage in this round, or later."""
    bots = [make_bot("normal", seat) for seat in range(players)]
    game = new_game(players, ("base",), seed)
    while game.stage != stage or game.round < since:
        game.play(bots[game.to_move - 1].choose(game.view(game.to_move)))
    return game
