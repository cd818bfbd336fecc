from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import Power
from elbowroom.rules.chance import roll_die
from elbowroom.rules.conquest import CONQUER, Conquest
from elbowroom.rules.events import Rolled as DieRolled
from elbowroom.rules.moves import DONE, Move, Verb, make
from elbowroom.rules.reach import targets
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.relic_use import combinations
from elbowroom.rules.stages import CONQUEST
from elbowroom.rules.state import State, attempt
from elbowroom.rules.turn import LEAVE, go

ROLL: Final = make("roll")
BERSERK: Final = "berserk"


class Rolled(Conquest):
    """The die lies: conquer with it, or stop (POWER-Berserk-2, INT-26)."""

    verbs = (CONQUER, LEAVE)
    die_lies = True
    starts = False

    def moves(self, s: State) -> list[Move]:
        out: list[Move] = []
        race = s.race
        kit = s.kit(race)
        self.attacks(s, race, kit, s.hand[race], out)
        if kit.relics or kit.stand_ins:
            for means in combinations(s, kit, race):
                if means.replacer is None:
                    self.attacks(s, race, kit, s.hand[race], out, means)  # U-MARK-09: relics help here too
        out.append(DONE)
        return out

    def play(self, s: State, move: Move) -> None:
        self.attack(s, move)
        go(s, CONQUEST)


def offer_roll(s: State, race: int, out: list[Move]) -> None:
    """The die may be rolled if there is something to attack."""
    if s.hand[race] and targets(s, race, s.kit(race)):
        out.append(ROLL)


def roll_first(s: State, race: int) -> None:
    """Roll; what to attack is chosen then."""
    s.surge = roll_die(s)
    attempt(s)
    s.events.append(DieRolled(s.player[race] + 1, "", s.surge, 0))
    go(s, BERSERK)


class Berserk(Power):
    """Berserk: the die may be rolled before every conquest, ahead of the choice."""

    id = "berserk"
    rule = "POWER-Berserk"
    icon = "crossed-axes"
    tokens = 4
    rolls_before = True
    verbs = (Verb("roll", rolls=True),)
    stages = (Rolled(BERSERK),)
    reasons = (("nowhere", "No region is in reach for which the die could be rolled."),)

    def conquest_moves(self, s: State, race: int, out: list[Move]) -> None:
        offer_roll(s, race, out)

    def play(self, s: State, race: int, move: Move) -> None:
        roll_first(s, race)

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        if not s.stage.fights:
            return None
        return Refusal("hand", "CONQ-8") if not s.hand[race] else refused_by(self, "nowhere", "1")
