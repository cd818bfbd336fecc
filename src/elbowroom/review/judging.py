"""Was there a better plan? The played one and the expert's compete in the same possible worlds.

The best of many that were tried in few worlds owes some of its success to luck, so the two that matter meet once more,
in worlds that neither has seen: only that counts.
"""

from __future__ import annotations

from math import sqrt

from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.planner.eval_linear import combo_worth
from elbowroom.bots.planner.style import Style
from elbowroom.bots.planner.turn_so_far import Log
from elbowroom.bots.search.racing import compete
from elbowroom.bots.search.rollout import Budget, Candidate, Moods, Outcome, distinct, rollout
from elbowroom.rules.chance import mix
from elbowroom.rules.moves import DONE, Move
from elbowroom.rules.state import State

from .turns import Decision

SEARCH = 0.5  # of the nodes, for finding the best plan; the rest shows how much better it is
FEWEST = 3  # worlds in which the two meet at least


class Verdict:
    """What a decision cost."""

    __slots__ = ("chance", "doubt", "lead", "loss", "plan")

    def __init__(self) -> None:
        self.loss = 0.0  # coins
        self.doubt = 0.0  # its standard error
        self.lead = 0.0  # what the better plan adds to the lead,
        self.chance = 0.0  # and to the chance to win
        self.plan: list[Move] = []  # the better one; none if there was none

    @property
    def sure(self) -> float:
        """What it cost at least, as far as one can tell."""
        return self.loss - self.doubt


class Bench:
    """Judges the decisions of a game."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def world(self, ply: int, number: int) -> int:
        """The seed of a possible world."""
        return mix(mix(self._seed ^ ply << 20) ^ number << 16)

    def root(self, decision: Decision) -> State:
        """The position as the player could have thought it to be."""
        player = decision.game.state.turn + 1
        return decision.game.view(player).determinize(self.world(decision.ply, 0)).state

    def moods(self, root: State) -> Moods:
        """How everybody goes on in thought."""
        return Moods(len(root.wall), self._seed, ExpertBot.whim)

    def judge(self, decision: Decision, nodes: int) -> Verdict:
        """How much better the best plan was than what was done, found with so many turns played in thought."""
        verdict = Verdict()
        if not decision.free:
            return verdict
        root = self.root(decision)
        bot = ExpertBot(self.world(decision.ply, 1), nodes=nodes)
        budget = Budget(0.0, max(1, int(nodes * SEARCH)))
        done = played(root, decision.moves, decision.lucky)
        found = distinct([done, *(until_dealt(one) for one in bot.candidates(root, budget))])
        if len(found) == 1:
            return verdict
        moods = self.moods(root)
        ranked = compete(
            root,
            found,
            self.world(decision.ply, 2),
            bot.rounds,
            budget,
            moods,
            bot.look,
            bot.judge,
            bot.patience(root),
        )
        best = ranked[0]
        if best is done:
            return verdict
        return self._duel(root, decision.ply, best, done, nodes - int(nodes * SEARCH), moods)

    def _duel(self, root: State, ply: int, best: Candidate, done: Candidate, nodes: int, moods: Moods) -> Verdict:
        """The better plan against the played one, in worlds that neither has seen."""
        budget = Budget(0.0, max(1, nodes))
        differences: list[float] = []
        lead = chance = 0.0
        world = 0
        while world < FEWEST or not budget.spent():
            world += 1
            seed = self.world(ply, 1000 + world)
            good, bad = (self.outcome(root, one, seed, budget, moods) for one in (best, done))
            differences.append(good.worth - bad.worth + best.prior - done.prior)
            lead += good.lead - bad.lead
            chance += good.chance - bad.chance
        verdict = Verdict()
        mean = sum(differences) / world
        if mean > 0.0:
            squares = sum((each - mean) ** 2 for each in differences)
            verdict.loss = mean
            verdict.doubt = sqrt((squares + 0.25) / (world * (world - 1)))
            verdict.lead = lead / world
            verdict.chance = chance / world
            verdict.plan = [move for _, move in best.moves()]
        return verdict

    def outcome(self, root: State, one: Candidate, seed: int, budget: Budget, moods: Moods) -> Outcome:
        """What a plan leads to in one world."""
        return rollout(root, one, seed, ExpertBot.rounds, budget, moods, ExpertBot.judge)


def played(root: State, moves: list[Move], asked: bool = False) -> Candidate:
    """What the player did, as a plan; stages that the game passes by itself are left in it, too.

    With the last move chance may have been `asked`: what came after it is not laid down.
    """
    s = root.copy()
    turn = (s.turn, s.round, s.mover)
    dealing = s.stage.deals
    log: Log = []
    for number, move in enumerate(moves, 1):
        log.append((s.stage, move))
        if asked and number == len(moves):
            break
        carry(s, move)
        while (s.turn, s.round, s.mover) == turn and (dealing or not s.stage.deals) and s.stage.moves(s) == [DONE]:
            log.append((s.stage, DONE))
            s.stage.leave(s)
    one = Candidate(Style(4, True), log, len(log))
    if root.stage.picks and log:
        one.prior = ExpertBot.memory * combo_worth(root, log[0][1].count - 1)
    return one


def until_dealt(one: Candidate) -> Candidate:
    """A plan as far as the conquests go: where the tokens go is thought over anew."""
    dealt = next((at for at, (stage, _) in enumerate(one.moves()) if stage.deals), 0)
    if dealt:
        one.certain = dealt
    return one


def carry(s: State, move: Move) -> None:
    """Carry a move out, and nothing more."""
    if move is DONE:
        s.stage.leave(s)
    else:
        s.stage.play(s, move)
