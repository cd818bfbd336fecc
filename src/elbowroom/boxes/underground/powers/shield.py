from __future__ import annotations

from elbowroom.rules.ability import Piece, Power, Stock
from elbowroom.rules.events import Gained
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.refusal import Refusal, misplaced
from elbowroom.rules.setup import SetupError
from elbowroom.rules.state import State, in_hand, put_piece


class Shield(Power):
    """Shield: every mushroom forest brings an armor, which defends where it is put."""

    id = "shield"
    rule = "U-POWER-SHIELD"
    icon = "checked-shield"
    tokens = 3
    restores = ("armors",)
    verbs = (Verb("armor", REGION, counted=True, puts="armor"),)
    pieces = (Piece("armor", icon="checked-shield", rule="U-POWER-SHIELD-2", supply=8, guard=1),)
    stocks = (Stock("armors", of="armor"),)

    def redeploy_opens(self, s: State, race: int) -> None:
        forests = (s.realm[race] & s.board.features["forest"]).bit_count()
        new = min(forests, in_hand(s, s.table.piece["armor"]) - s.memory(self))
        if new > 0:
            s.remember(self, s.memory(self) + new)
            s.events.append(Gained(s.player[race] + 1, s.table.race_ids[race], "armors", new, "U-POWER-SHIELD-1"))

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        for region in s.board.each(s.realm[race]):
            out.extend(s.board.dealing("armor", region, s.memory(self)))

    def play(self, s: State, race: int, move: Move) -> None:
        s.remember(self, s.memory(self) - move.count)
        put_piece(s, s.board.index[move.region], s.table.piece["armor"], move.count)

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        return misplaced(s, race, move, "armor", s.memory(self), "U-POWER-SHIELD-2")

    def declines(self, s: State, race: int) -> None:
        s.remember(self, 0)  # U-DECLINE-11

    def unlent(self, s: State, race: int) -> None:
        s.remember(self, 0)

    def counters(self, s: State, race: int) -> dict[str, int]:
        return {"armors": s.memory(self)}

    def restore(self, s: State, race: int, given: dict[str, int], picked: bool) -> None:
        if given.get("armors", 0) > in_hand(s, s.table.piece["armor"]):
            raise SetupError("there are only 8 armors")
        s.remember(self, given.get("armors", 0))
