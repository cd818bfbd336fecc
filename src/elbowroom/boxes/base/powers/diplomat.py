from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import Power, Stock
from elbowroom.rules.events import Allied
from elbowroom.rules.moves import PLAYER, Move, Verb, make
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.state import State

ALLIES: Final = [make("ally", count=player + 1) for player in range(5)]


class Diplomat(Power):
    """Diplomat: one opponent it did not attack may not attack its race until its next turn."""

    id = "diplomat"
    rule = "POWER-Diplomat"
    icon = "shaking-hands"
    tokens = 5
    verbs = (Verb("ally", PLAYER),)
    stocks = (Stock("ally", players=True),)
    restores = ("ally",)
    reasons = (
        ("ban", "You are player {player}'s ally and may not attack region {region} before that player's next turn."),
        ("when", "An ally is named in the redeployment."),
        ("self", "Only an opponent can be an ally."),
        ("named", "An ally has been named this turn."),
        ("attacked", "This race attacked player {player} this turn, so that player cannot be its ally."),
    )

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        if not s.used(self):
            for player in range(s.table.players):
                if player != s.player[race] and not s.attacked >> player & 1:
                    out.append(ALLIES[player])

    def play(self, s: State, race: int, move: Move) -> None:
        s.use(self)
        s.remember(self, move.count)
        s.events.append(Allied(s.player[race] + 1, move.count))

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        player = move.count or int(move.region[:9])
        if not s.stage.deals:
            return refused_by(self, "when", "1")
        if not 1 <= player <= s.table.players:
            return Refusal("no-player", "TURN-1", {"number": player})
        if player - 1 == s.player[race]:
            return refused_by(self, "self", "1")
        if s.used(self):
            return refused_by(self, "named", "1")
        return refused_by(self, "attacked", "1", {"player": player})

    def forbids(self, s: State, race: int, attacker: int) -> int:
        bound = s.live[attacker] and s.memory(self) == s.player[attacker] + 1
        return s.realm[race] if bound else 0  # POWER-Diplomat-3: declined races are not bound

    def turn_starts(self, s: State, race: int) -> None:
        s.remember(self, 0)  # INT-88

    def declines(self, s: State, race: int) -> None:
        s.remember(self, 0)

    def restore(self, s: State, race: int, given: dict[str, int], picked: bool) -> None:
        s.remember(self, given.get("ally", 0))

    def marked(self, s: State, race: int) -> int:
        return 1 << s.memory(self) >> 1
