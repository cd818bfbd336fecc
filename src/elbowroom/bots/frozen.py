"""Bots of earlier versions, to measure today's against; they play matches and are offered to nobody."""

from __future__ import annotations

from typing import ClassVar

from elbowroom.rules.chance import mix
from elbowroom.rules.state import State
from elbowroom.rules.view import UNKNOWN, View

from .expert import ExpertBot
from .planner.weights import Rated, rated_picks, read
from .search.eval_network import Judge, networks

_WEIGHTS = "eval_network_0_1.json"
_PICKS: Rated = rated_picks(read("picks_0_1.json"))


class Expert01(ExpertBot):
    """`expert` as it was in 0.1: its weights and ratings, the lead for an aim, others' coins guessed around its own."""

    name: ClassVar[str] = "expert-0.1"
    milliseconds: ClassVar[float] = 1000.0
    variants: ClassVar[int] = 9
    entries: ClassVar[int] = 2
    rounds: ClassVar[int] = 2
    whim: ClassVar[float] = 0.3
    judge: ClassVar[Judge | None] = Judge(networks(_WEIGHTS), 0.0, _PICKS)
    rated: ClassVar[Rated] = _PICKS
    dealing_share: ClassVar[float] = 0.25
    look: ClassVar[int] = 2
    memory: ClassVar[float] = 0.25
    deal_swing: ClassVar[float] = 0.9
    daring: ClassVar[int] = 0

    def imagine(self, view: View) -> State:
        seed = mix(self.seed ^ self._thoughts)
        state = view.determinize(seed).state
        own = state.coins[view.player - 1]
        for at, coins in enumerate(view.state.coins):
            if coins == UNKNOWN:
                spread = mix(seed ^ at << 8) % (own // 2 + 5)
                state.coins[at] = max(0, own - own // 4 - 2 + spread)
        return state
