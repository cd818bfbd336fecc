from __future__ import annotations

from elbowroom.rules.ability import Race, Stock
from elbowroom.rules.events import Abandoned, SetAside
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.state import State, clear_pieces, vacate


class Amazons(Race):
    """Amazons: four tokens more for conquest only, set aside after every redeployment."""

    id = "amazons"
    rule = "RACE-Amazons"
    icon = "bowman"
    tokens = 6
    supply = 15
    extra_tokens = 4
    verbs = (Verb("withdraw", REGION, tap=True),)
    stocks = (Stock("reserve"),)
    restores = ("reserve",)
    first_rule = "5"
    reasons = (
        ("first", "Fewer than four tokens could be spared: a region has to be given up first, with `withdraw`."),
        ("spared", "Regions are only given up in the redeployment, when fewer than four tokens can be spared."),
    )

    def aside(self, s: State, race: int) -> int:
        return s.memory(self)

    def readied(self, s: State, race: int) -> None:
        s.hand[race] += s.memory(self)  # RACE-Amazons-3
        s.remember(self, 0)

    def redeploy_opens(self, s: State, race: int) -> None:
        if s.realm[race]:
            out = min(self.extra_tokens, s.hand[race])  # RACE-Amazons-2
            s.hand[race] -= out
            s.remember(self, out)
            s.events.append(SetAside(s.player[race] + 1, self.id, out))

    def redeploy_first(self, s: State, race: int) -> list[Move]:
        if s.memory(self) >= self.extra_tokens:
            return []
        withdraw = s.board.moves("withdraw")
        return [withdraw[region] for region in s.board.each(s.realm[race])]

    def play(self, s: State, race: int, move: Move) -> None:
        region = s.board.index[move.region]
        tokens = vacate(s, region)  # RACE-Amazons-5
        s.remember(self, s.memory(self) + tokens)
        s.events.append(Abandoned(s.player[race] + 1, self.id, move.region, tokens))
        clear_pieces(s, region, "abandoned")

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        if s.stage.deals and self.redeploy_first(s, race):
            return Refusal("not-held", "RACE-Amazons-5", {"region": move.region, "tile": self.id}, self.id)
        return refused_by(self, "spared", "5")

    def declines(self, s: State, race: int) -> None:
        s.tray[race] += s.memory(self)  # INT-64
        s.remember(self, 0)

    def counters(self, s: State, race: int) -> dict[str, int]:
        return {"reserve": s.memory(self)}

    def restore(self, s: State, race: int, given: dict[str, int], picked: bool) -> None:
        s.remember(self, given.get("reserve", 0))
