from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.chance import roll_die
from elbowroom.rules.conquest import DIE_HELPS, conquer, repel, strength
from elbowroom.rules.cost import price
from elbowroom.rules.events import Rolled
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.reach import ability_proof_regions, targets
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.relic_use import Means, combinations, read_means, spend
from elbowroom.rules.state import State, attempt


class WillOWisps(Race):
    """Will-o'-Wisps: the die may be rolled before a conquest of crystals or beside their own."""

    id = "will-o-wisps"
    rule = "U-RACE-WISPS"
    icon = "spark-spirit"
    tokens = 6
    supply = 11
    verbs = (Verb("wisp", REGION, takes=True, helped=True, rolls=True),)
    reasons = (
        ("crystals", "Region {region} has no crystals and borders none of yours: this die does not help there."),
    )

    def conquest_moves(self, s: State, race: int, out: list[Move]) -> None:
        if not s.hand[race]:
            return
        kit = s.kit(race)
        plain = ability_proof_regions(s, race)
        self._offer(s, race, None, targets(s, race, kit) & ~plain, out)
        for means in combinations(s, kit, race):
            if means.replacer is None:
                self._offer(s, race, means, targets(s, race, kit, means.anywhere) & ~plain, out)

    def _offer(self, s: State, race: int, means: Means | None, mask: int, out: list[Move]) -> None:
        crystals = s.board.features["magic"]
        kit = s.kit(race)
        wisp = s.board.moves("wisp", means.names if means is not None else ())
        for region in s.board.each(mask & (crystals | s.board.around(crystals & s.realm[race]))):
            if price(s, race, kit, region, means) - strength(s, race, kit, region) <= DIE_HELPS:
                out.append(wisp[region])

    def play(self, s: State, race: int, move: Move) -> None:
        region = s.board.index[move.region]
        kit = s.kit(race)
        means = read_means(s, race, kit, move.means) if move.means else None
        cost = price(s, race, kit, region, means)
        face = roll_die(s)
        attempt(s)
        s.events.append(Rolled(s.player[race] + 1, move.region, face, max(0, cost - s.hand[race])))
        if max(1, cost - face) <= s.hand[race]:
            s.surge = face
            conquer(s, race, region, means)
        else:
            if means is not None:
                spend(s, means)
            repel(s, race, region)
            s.stage.leave(s)  # U-RACE-WISPS-4

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        region = s.board.index[move.region]
        crystals = s.board.features["magic"]
        if not (crystals | s.board.around(crystals & s.realm[race])) >> region & 1:
            return refused_by(self, "crystals", "1", {"region": move.region})
        kit = s.kit(race)
        means = read_means(s, race, kit, move.means) if move.means else None
        short = price(s, race, kit, region, means) - strength(s, race, kit, region)
        return Refusal("die", "U-RACE-WISPS-4", {"region": move.region, "short": short, "most": DIE_HELPS})
