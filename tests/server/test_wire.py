"""The view on the wire: what it adds for the one who decides."""

from __future__ import annotations

import random

import pytest

from elbowroom import new_game
from elbowroom.server.wire import wire_view


@pytest.mark.parametrize("boxes", [["base"], ["underground"], ["base", "underground"]])
def test_reach_holds_every_conquest_and_is_there_before_expanding(boxes: list[str]) -> None:
    """CONQ-1, CONQ-14: in `mode` it tells what `expand` will open."""
    chance = random.Random(5)
    previews = 0
    for seed in range(6):
        game = new_game(players=3, boxes=boxes, seed=seed)
        while not game.over:
            view = wire_view(game, game.to_move)
            legal = [move.text for move in game.legal_moves()]
            if game.stage == "mode" and "expand" in legal:
                after = game.copy()
                after.play("expand")
                if after.stage == "conquest":
                    assert view["reach"] == wire_view(after, after.to_move)["reach"]
                    previews += 1
            for text in legal:
                verb, *rest = text.split(" ")
                if verb == "conquer" and len(rest) == 1:
                    assert rest[0] in view["reach"]
            game.play(chance.choice(legal))
        assert "reach" not in wire_view(game, 1)
    assert previews > 20
