"""Bots of earlier versions, to measure today's against; they play matches and are offered to nobody."""

from __future__ import annotations

from typing import ClassVar

from elbowroom.rules.chance import mix
from elbowroom.rules.state import State
from elbowroom.rules.view import UNKNOWN, View

from .expert import ExpertBot
from .hard import HardBot
from .planner.eval_linear import combo_worth
from .planner.renewal import Renewal
from .planner.style import Style
from .planner.turn_so_far import Log
from .planner.weights import Rated, rated_picks, read
from .search.eval_network import Judge, networks
from .search.rollout import Candidate, Moods

_WEIGHTS = "eval_network_0_1.json"
MEMORY = 0.25  # how much counts what combos brought in other games
_PICKS: Rated = rated_picks(read("picks_0_1.json"))


class Expert01(ExpertBot):
    """`expert` as it was in 0.1: its weights and ratings, the lead for an aim, others' coins guessed around its own."""

    name: ClassVar[str] = "expert-0.1"
    milliseconds: ClassVar[float] = 1000.0
    variants: ClassVar[int] = 9
    dealings: ClassVar[int] = 9
    entries: ClassVar[int] = 2
    whim: ClassVar[float] = 0.3
    judge: ClassVar[Judge | None] = Judge(networks(_WEIGHTS), 0.0, _PICKS)
    rated: ClassVar[Rated] = _PICKS
    renewal: ClassVar[Renewal | None] = None
    choosy: ClassVar[int] = 1
    spite: ClassVar[float] = 1.0
    sighted: ClassVar[bool] = False
    dealing_share: ClassVar[float] = 0.25
    look: ClassVar[int] = 2
    deal_swing: ClassVar[float] = 0.9
    daring: ClassVar[int] = 0

    @classmethod
    def overlooked(cls, root: State, one: Candidate) -> float:
        return MEMORY * combo_worth(root, one.log[0][1].count - 1, _PICKS) if root.stage.picks and one.log else 0.0

    @classmethod
    def moods(cls, root: State, seed: int) -> Moods:
        return super(ExpertBot, cls).moods(root, seed)

    def think(self, view: View) -> Log:
        moves = HardBot.think(self, view)
        dealt = next((at for at, (stage, _) in enumerate(moves) if stage.deals), 0)
        return moves[:dealt] if dealt else moves

    def styles(self, root: State) -> list[Style]:
        return HardBot.styles(self, root) if root.stage.scored and not root.stage.deals else super().styles(root)

    def imagine(self, view: View) -> State:
        seed = mix(self.seed ^ self._thoughts)
        state = view.determinize(seed).state
        own = state.coins[view.player - 1]
        for at, coins in enumerate(view.state.coins):
            if coins == UNKNOWN:
                spread = mix(seed ^ at << 8) % (own // 2 + 5)
                state.coins[at] = max(0, own - own // 4 - 2 + spread)
        return state
