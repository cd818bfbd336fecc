"""An expert with one habit that it never breaks, to find out whether the habit beats an expert without."""

from __future__ import annotations

from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.hints import likely
from elbowroom.bots.search.rollout import Budget, Candidate, candidate
from elbowroom.boxes import box
from elbowroom.rules.moves import DONE, Move
from elbowroom.rules.reach import own_regions
from elbowroom.rules.stages import TURN
from elbowroom.rules.state import State
from elbowroom.rules.view import View

PLAIN = "none"
DECLINES = ("decline 2", "decline 3", "decline 4")  # in that round
STAYS = ("stay 3", "stay 4", "stay 5")  # no decline before that round
WAYS = ("peace", "roll", "no roll", "guard")
ENOUGH = 2  # tokens on every border


def habits(boxes: list[str]) -> list[str]:
    """All habits there are with these boxes: every tile taken in round 1, and ways to play."""
    tiles = [tile.id for name in boxes for tile in (*box(name).races, *box(name).powers)]
    return [*(f"take {tile}" for tile in tiles), *DECLINES, *STAYS, *WAYS]


class HabitBot(ExpertBot):
    """Chooses among the plans that keep to its habit; `acted` says whether there was an occasion for it."""

    def __init__(self, habit: str, seed: int, nodes: int) -> None:
        super().__init__(seed, 0.0, nodes)
        self.habit, _, self.what = habit.partition(" ")
        if habit == "no roll":
            self.habit = habit
        self.acted = self.habit not in ("take", "decline")
        self.stated: list[tuple[int, float, float]] = []  # round, chance and lead, once a turn
        self._told = 0

    def ponder(self, view: View, budget: Budget) -> list[Candidate]:
        found = super().ponder(view, budget)
        best = found[0]
        if best.tries and view.round != self._told and view.turn == view.player:
            self._told = view.round
            tries = best.tries
            chance = likely(sum(best.chances) / tries, view.table.rounds - view.round, view.table.players)
            self.stated.append((view.round, round(chance, 3), round(sum(best.leads) / tries, 1)))
        return found

    def candidates(self, root: State, budget: Budget) -> list[Candidate]:
        found = super().candidates(root, budget)
        if self.habit == "take" and root.stage.picks and root.round == 1:
            return self._kept(found, [one for one in found if self.what in _combo(root, one)])
        if self.habit == "decline" and root.stage.opens and root.round == int(self.what):
            return self._kept(found, [one for one in found if _declines(one)])
        if self.habit == "stay" and root.stage.opens and root.round < int(self.what):
            return [one for one in found if not _declines(one)] or found
        if self.habit == "peace" and root.stage.fights | root.stage.opens:
            return [one for one in found if not _attacks(root, one)] or [candidate(root, self.peaceful(root))]
        return found

    def _kept(self, found: list[Candidate], wanted: list[Candidate]) -> list[Candidate]:
        if not wanted:
            return found
        self.acted = True
        return wanted

    def choose(self, view: View) -> Move:
        move = super().choose(view)
        legal = view.legal_moves()
        rolling = view.table.rolling
        if self.habit == "no roll" and move.verb in rolling and DONE in legal:
            return DONE
        if self.habit == "roll" and move is DONE and view.now.fights:
            dice = [one for one in view.prospects() if one.move.split(" ")[0] in rolling and one.chance > 0.0]
            wanted = max(dice, key=lambda one: one.chance).move if dice else ""
            return next((other for other in legal if other.text == wanted), move)
        if self.habit == "guard" and view.now.deals and view.now.decides == TURN:
            weak = _weak_borders(view.state, view.player - 1)
            return next((other for other in legal if other.count == 1 and other.region in weak), move)
        return move


def _combo(root: State, one: Candidate) -> tuple[str, str]:
    at = one.log[0][1].count - 1
    return root.table.race_ids[root.offer_races[at]], root.table.power_ids[root.offer_powers[at]]


def _declines(one: Candidate) -> bool:
    return any(move.verb == "decline" for stage, move in one.log if stage.opens)


def _attacks(root: State, one: Candidate) -> bool:
    """Does a plan begin with an attack on somebody's active race?"""
    realms = 0
    for player, race in enumerate(root.active):
        if race >= 0 and player != root.turn:
            realms |= root.realm[race]
    index = root.board.index
    return any(stage.fights and move.region and realms >> index[move.region] & 1 for stage, move in one.log)


def _weak_borders(s: State, player: int) -> set[str]:
    """The player's active regions with too few tokens beside somebody else's land."""
    others = 0
    for rival in range(s.table.players):
        if rival != player:
            others |= own_regions(s, rival)
    race = s.active[player]
    realm = s.realm[race] if race >= 0 else 0
    return {s.board.ids[at] for at in s.board.each(realm & s.board.around(others)) if s.tokens[at] < ENOUGH}
