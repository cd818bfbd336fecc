"""Was there a better plan? The played one and the expert's compete in the same possible worlds.

The best of many that were tried in few worlds owes some of its success to luck, so the two that matter meet once more,
in worlds that neither has seen: only that counts.
"""

from __future__ import annotations

from math import sqrt

from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.planner.style import Style
from elbowroom.bots.planner.turn_so_far import Log
from elbowroom.bots.search.racing import compete
from elbowroom.bots.search.rollout import Budget, Candidate, Moods, Outcome, distinct, rollout
from elbowroom.rules.chance import mix
from elbowroom.rules.moves import DONE, Move
from elbowroom.rules.state import State

from .turns import Decision

SEARCH = 0.5  # of the nodes, for finding the best plan; the rest shows how much better it is
GLANCE, GLANCES, LONGEST_GLANCE = 0.2, 2, 6  # of the nodes, for a look at all plans; worlds in it at least and at most
SHORTLIST = 4  # plans at least that are thought through after it; otherwise half of them
LEAST = 2  # worlds in which they are at least
FEWEST = 4  # worlds in which the two meet at least
EXACT = 0.03  # of a loss, that its doubt need not be smaller than
SURE = 2.0  # standard errors that leave no hope


class Verdict:
    """What a decision cost."""

    __slots__ = ("chances", "doubt", "lead", "loss", "might", "plan")

    def __init__(self, might: float = 0.0) -> None:
        self.might = might  # coins, too: so much it may have cost, as far as one can tell
        self.loss = 0.0  # coins
        self.doubt = 0.0  # its standard error
        self.lead = 0.0  # what the better plan adds to the lead
        self.chances = (0.0, 0.0)  # to win, in thought: as it was played, and with the better plan
        self.plan: list[Move] = []  # the better one; none if there was none

    @property
    def sure(self) -> float:
        """What it cost at least, as far as one can tell."""
        return self.loss - self.doubt


class Case:
    """A decision as it is judged: the position, what was done, and everything that might have been done."""

    __slots__ = ("decision", "moods", "patience", "plans", "root")

    def __init__(self, decision: Decision, root: State, moods: Moods, seed: int) -> None:
        bot = ExpertBot(seed)
        self.decision = decision
        self.root = root
        self.moods = moods
        self.patience = bot.patience(root)
        done = played(root, decision.moves, decision.lucky)
        found = bot.candidates(root, Budget(0.0, 1))
        self.plans = distinct([done, *map(until_dealt, found)])  # what was done is the first
        for one in self.plans:
            one.known = {}  # a closer look begins with the worlds of the first one


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
        """How everybody goes on in thought: as experts pick and decline, but two rounds ahead and no farther."""
        return Moods(len(root.wall), self._seed, ExpertBot.whim, ExpertBot.rated, ExpertBot.renewal)

    def case(self, decision: Decision) -> Case:
        """A decision with the expert's plans for it."""
        root = self.root(decision)
        return Case(decision, root, self.moods(root), self.world(decision.ply, 1))

    def judge(self, case: Case, nodes: int) -> Verdict:
        """How much better the best plan was than what was done, found with so many turns played in thought."""
        if len(case.plans) == 1:
            return Verdict()
        budget = Budget(0.0, max(1, nodes))
        found = self._glance(case, budget)
        rounds, players = len(case.moods.looks), case.root.table.players
        search = max(int(nodes * SEARCH) - (nodes - budget.left), LEAST * rounds * players * len(found))
        ranked = compete(
            case.root,
            found,
            self.world(case.decision.ply, 2),
            rounds,
            Budget(0.0, search),
            case.moods,
            ExpertBot.look,
            ExpertBot.judge,
            case.patience,
        )
        best, done = ranked[0], found[0]
        if best is done:
            return Verdict(max(_most(_behind(one, done)) for one in ranked[1:]))
        return self._duel(case, best, done, nodes - int(nodes * SEARCH))

    def _glance(self, case: Case, budget: Budget) -> list[Candidate]:
        """What was done, and of all other plans those that look best a round ahead, in few worlds."""
        tried = [_afresh(one) for one in case.plans]
        worlds = int(budget.left * GLANCE / (case.root.table.players * len(tried)))
        for world in range(1, max(GLANCES, min(LONGEST_GLANCE, worlds)) + 1):
            seed = self.world(case.decision.ply, 3000 + world)
            for one in tried:
                one.add(rollout(case.root, one, seed, 1, budget, case.moods, ExpertBot.judge))
        others = sorted(tried[1:], key=lambda one: one.mean, reverse=True)
        return [_afresh(one) for one in (tried[0], *others[: max(SHORTLIST, len(tried) // 2)])]

    def _duel(self, case: Case, best: Candidate, done: Candidate, nodes: int) -> Verdict:
        """The better plan against the played one, in worlds that neither has seen."""
        budget = Budget(0.0, max(1, nodes))
        differences: list[float] = []
        lead = with_it = without = 0.0
        while len(differences) < FEWEST or not (budget.spent() or _settled(differences)):
            seed = self.world(case.decision.ply, 1001 + len(differences))
            good, bad = (self.outcome(case.root, one, seed, budget, case.moods) for one in (best, done))
            differences.append(good.worth - bad.worth + best.prior - done.prior)
            lead += good.lead - bad.lead
            with_it += good.chance
            without += bad.chance
        verdict = Verdict(_most(_behind(best, done) + differences))
        mean, doubt = _estimate(differences)
        if mean > 0.0:
            worlds = len(differences)
            verdict.loss = mean
            verdict.doubt = doubt
            verdict.lead = lead / worlds
            verdict.chances = (without / worlds, with_it / worlds)
            verdict.plan = [move for _, move in best.moves()]
        return verdict

    def outcome(self, root: State, one: Candidate, seed: int, budget: Budget, moods: Moods) -> Outcome:
        """What a plan leads to in one world."""
        return rollout(root, one, seed, len(moods.looks), budget, moods, ExpertBot.judge)


def mended(chance: float, played: float, better: float) -> float:
    """A chance to win after other luck than in thought: the better plan spares the same part of the chance to lose."""
    if better <= played:
        return chance * better / played if played else chance
    return chance + (1.0 - chance) * (better - played) / (1.0 - played)


def _estimate(differences: list[float]) -> tuple[float, float]:
    """Their mean, and its standard error; that few are alike by chance is allowed for."""
    count = len(differences)
    mean = sum(differences) / count
    squares = sum([(each - mean) * (each - mean) for each in differences])
    return mean, sqrt((squares + 0.25) / (count * max(1, count - 1)))


def _settled(differences: list[float]) -> bool:
    """Is it known how much better a plan is, or that it is no better?"""
    mean, doubt = _estimate(differences)
    return doubt <= EXACT * mean or mean + SURE * doubt < 0.0


def _behind(one: Candidate, done: Candidate) -> list[float]:
    """How much better a plan was than what was done, in all worlds that both have met."""
    more = one.prior - done.prior
    return [good - bad + more for good, bad in zip(one.results, done.results, strict=False)]


def _most(differences: list[float]) -> float:
    """How much better a plan may well be."""
    mean, doubt = _estimate(differences)
    return max(0.0, mean + doubt)


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
        passes = dealing or number < len(moves)  # with moves to come, the dealing was passed by itself, too
        while (s.turn, s.round, s.mover) == turn and (passes or not s.stage.deals) and s.stage.moves(s) == [DONE]:
            log.append((s.stage, DONE))
            s.stage.leave(s)
    one = Candidate(Style(4, True), log, len(log))
    one.prior = ExpertBot.overlooked(root, one)
    return one


def _afresh(one: Candidate) -> Candidate:
    """The same plan, before it was tried."""
    again = Candidate(one.style, one.log, one.certain)
    again.prior = one.prior
    again.known, again.dealt = one.known, one.dealt
    return again


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
