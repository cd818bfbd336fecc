"""Luck told apart from choice: what the die or a find brought, against what was to be expected before."""

from __future__ import annotations

from collections import Counter

from elbowroom.bots.search.rollout import Budget, Candidate
from elbowroom.rules.chance import DIE, ChanceError, reseed
from elbowroom.rules.state import State

from .judging import Bench, carry, played
from .result import Luck
from .turns import LUCKY, Chance, Decision

WORLDS = 4  # for each of the things that chance might have given
DRAWS = 12  # where it is not known what that could be
FACES = Counter(DIE)


def luck_of(bench: Bench, decision: Decision) -> list[Luck]:
    """What chance gave at the end of a decision, one thing after the other; nothing where that cannot be told."""
    given = tuple(each for each in decision.chance if each[0] in LUCKY)
    if not given:
        return []
    line = _Line(bench, bench.root(decision), decision)
    found = []
    try:
        for at, (kind, shown) in enumerate(given):
            coins = line.value(given[: at + 1]) - line.hoped(given[:at], kind)
            found.append(Luck(decision.ply + len(decision.moves), kind, shown, round(coins, 2)))
    except ChanceError:
        pass  # in other worlds this could not have come at all
    return found


class _Line:
    """What was played, up to the move that asks chance."""

    def __init__(self, bench: Bench, root: State, decision: Decision) -> None:
        one = played(root, decision.moves, True)
        self._bench = bench
        self._ply = decision.ply
        self._root = root
        self._log = one.log
        self._rest = Candidate(one.style, [], 0)
        self._moods = bench.moods(root)
        self._known: dict[tuple[Chance, int], float] = {}  # the face that came is one of the six

    def hoped(self, before: Chance, kind: str) -> float:
        """What is to be expected before chance speaks: over all six faces, or over what the game draws."""
        if kind != "die":
            return self.value(before, DRAWS)
        faces = {face: self.value((*before, (kind, str(face)))) for face in FACES}
        return sum(faces[face] * often for face, often in FACES.items()) / len(DIE)

    def value(self, given: Chance, worlds: int = WORLDS) -> float:
        """What it leads to if chance gives this; what is not laid down is drawn."""
        known = self._known.get((given, worlds))
        if known is not None:
            return known
        total = 0.0
        budget = Budget(0.0, 1_000_000)
        for world in range(1, worlds + 1):
            seed = self._bench.world(self._ply, 2000 + world)
            s = self._asked(seed, given)
            total += self._bench.outcome(s, self._rest, seed, budget, self._moods).worth
        self._known[given, worlds] = total / worlds
        return total / worlds

    def _asked(self, seed: int, given: Chance) -> State:
        """The position after chance has given this, in one world."""
        s = self._root.copy()
        reseed(s, seed)
        s.events, s.chance = [], []
        for number, (stage, move) in enumerate(self._log, 1):
            if number == len(self._log):
                s.forced = given
            if s.stage is stage:
                carry(s, move)
        if s.forced or s.mover != self._root.mover:
            raise ChanceError("the game took another way there")
        return s
