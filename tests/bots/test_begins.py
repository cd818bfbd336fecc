"""Whoever plays games with bots tells each of them once that one begins; a bot that is not told refuses to play."""

from __future__ import annotations

import random
from typing import Any

from elbowroom import Move, View
from elbowroom.arena.simulation import simulate
from elbowroom.arena.version import made_by
from elbowroom.atlas.plan import Series, make_terms
from elbowroom.atlas.play import play_game
from elbowroom.bots import Bot
from elbowroom.envs.solo import SmallWorldEnv

TOLD = "tests.arena.bad_bots:Told"


class Counting(Bot):
    """Counts the games that begin."""

    games = 0

    def begins(self, view: View) -> None:
        assert view.round == 1
        self.games += 1

    def choose(self, view: View) -> Move:
        return view.legal_moves()[-1]


def test_simulations_tell_it() -> None:
    assert simulate([TOLD, "random"], 2).games == 2


def test_the_atlas_tells_it() -> None:
    rows = play_game(make_terms(made_by(TOLD), TOLD), Series(("base",), 2), 0)
    assert len(rows["games"]) == 2


def test_environments_tell_it_even_a_bot_that_stays() -> None:
    bot = Counting()
    env: Any = SmallWorldEnv(players=2, bots=bot)
    for game in range(1, 4):
        seen, _ = env.reset(seed=game)
        assert bot.games == game
        chance = random.Random(game)
        for _ in range(20):
            legal = [action for action, allowed in enumerate(seen["action_mask"]) if allowed]
            seen, _, over, _, _ = env.step(chance.choice(legal))
            if over:
                break
        assert bot.games == game
    env.close()
