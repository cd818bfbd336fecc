"""The review of a whole game: turn by turn at once, then the costliest turns once more, for longer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from elbowroom.bots.search.eval_network import NETWORKS, Judge, lead
from elbowroom.notation.record import beginning, replay
from elbowroom.rules.game import Game

from .judging import Bench, Case, Verdict, mended
from .luck import luck_of
from .reasons import reason
from .result import Luck, Mistake, Outlook, TurnReview
from .turns import Decision, Moves, cut

NODES = 400  # turns played in thought for each turn of the game, and for every opponent
CLOSER = 4  # times as many for the turns that are looked at once more
CLOSER_LOOKS = 8  # so many turns are
COSTLIEST = 3  # so many are told
SLIGHT = 0.3  # coins; who lost less made no mistake worth a word
_JUDGE = Judge(NETWORKS)
Judged = list[tuple[Case, Verdict]]


class NotReviewed(ValueError):
    """A game that is not reviewed: `why` says which of the reasons it is."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class GameReview:
    """One game: ask for its turns in any order; the same seed and nodes give the same answers everywhere."""

    def __init__(self, start: Game, moves: Moves, seed: int = 0, nodes: int = NODES) -> None:
        self.turns, self._last = cut(start, moves)
        if not self._last.over:
            raise NotReviewed("unfinished")
        if not self.turns:
            raise NotReviewed("empty")
        self.nodes = nodes
        self._bench = Bench(seed)
        self._outlooks = [_outlooks(turn.game) for turn in self.turns] + [_outlooks(self._last)]
        self._judged: dict[int, Judged] = {}  # turns, as the first look saw them
        self._luck: dict[int, list[Luck]] = {}

    @property
    def curve(self) -> list[list[float]]:
        """Everybody's chance to win at the start of each turn, and at the end."""
        return [[outlook.chance for outlook in at] for at in self._outlooks]

    def turn(self, number: int, closer: bool = False) -> TurnReview:
        """What is to be said of a turn, from 1."""
        nodes = self.nodes * (len(self._outlooks[0]) - 1)
        judged = self._first(number, nodes)
        if closer:
            judged = self._shared(_costly(judged), nodes * CLOSER) or judged
        return self._told(number, judged, closer)

    def _first(self, number: int, nodes: int) -> Judged:
        """What a first look at a turn finds; it is taken once."""
        if number not in self._judged:
            free = [each for each in self.turns[number - 1].decisions if each.free]
            self._judged[number] = self._shared([self._bench.case(each) for each in free], nodes)
        return self._judged[number]

    def _shared(self, cases: list[Case], nodes: int) -> Judged:
        """Cases that share so many turns in thought: those with more plans to be tried get more of them."""
        plans = sum(len(each.plans) for each in cases)
        return [(each, self._bench.judge(each, nodes * len(each.plans) // plans)) for each in cases]

    def _told(self, number: int, judged: Judged, closer: bool) -> TurnReview:
        """The costliest decision stands for the turn: what one could have mended is counted in those before it, too."""
        turn = self.turns[number - 1]
        before, after = (self._outlooks[at][turn.player] for at in (number - 1, number))
        case, verdict = max(judged, key=lambda each: each[1].sure, default=(None, Verdict()))
        best = Outlook(
            round(after.lead + verdict.lead, 2),
            round(mended(after.chance, *verdict.chances), 4),
        )
        return TurnReview(
            number=number,
            round=turn.round,
            player=turn.player + 1,
            ply=turn.ply,
            end=turn.end,
            before=before,
            after=after,
            best=best,
            loss=round(verdict.loss, 2),
            doubt=round(verdict.doubt, 2),
            might=round(max((verdict.might for _, verdict in judged), default=0.0), 2),
            luck=self._lucky(number),
            mistake=_mistake(case.decision, verdict) if case else None,
            closer=closer,
        )

    def _lucky(self, number: int) -> list[Luck]:
        if number not in self._luck:
            decisions = self.turns[number - 1].decisions
            self._luck[number] = [luck for decision in decisions for luck in luck_of(self._bench, decision)]
        return self._luck[number]

    def run(self) -> Iterator[TurnReview]:
        """All turns in order, then those once more that seem to have cost most; the later word on a turn counts."""
        told = []
        for number in range(1, len(self.turns) + 1):
            told.append(self.turn(number))
            yield told[-1]
        for number in closer_turns(told):
            yield self.turn(number, closer=True)


def closer_turns(told: Iterable[TurnReview]) -> list[int]:
    """The numbers of the turns that deserve a closer look, the costliest first."""
    costly = sorted((each for each in told if each.might >= SLIGHT), key=lambda each: (-each.might, each.number))
    return [each.number for each in costly[:CLOSER_LOOKS]]


def costliest(told: Iterable[TurnReview]) -> list[TurnReview]:
    """The turns that cost most, the worst first, out of those that were looked at for longer."""
    costly = [each for each in told if each.closer and each.mistake is not None and each.sure > 0.0]
    return sorted(costly, key=lambda each: (-each.sure, each.number))[:COSTLIEST]


def review_record(text: str, seed: int = 0, nodes: int = NODES) -> GameReview:
    """The review of a record; `RecordError` if it cannot be replayed, `NotReviewed` if its game is not over."""
    game = replay(text)
    return GameReview(beginning(game), [(entry.move.text, entry.chance) for entry in game.moves()], seed, nodes)


def _costly(judged: Judged) -> list[Case]:
    """The decisions of a turn that may have been its costliest: the others need no closer look."""
    most = max((verdict.sure for _, verdict in judged), default=0.0)
    return [each for each, verdict in judged if verdict.might > max(0.0, most)]


def _mistake(decision: Decision, verdict: Verdict) -> Mistake | None:
    if verdict.loss < SLIGHT:
        return None
    why, args = reason(decision, verdict.plan)
    plan, done = ([move.text for move in moves] for moves in (verdict.plan, decision.moves))
    return Mistake(decision.ply, why, args, plan, done)


def _outlooks(game: Game) -> list[Outlook]:
    """How everybody should end, at the start of a turn."""
    s = game.state
    ends = _JUDGE.ends(s)
    return [
        Outlook(round(lead(ends, player), 2), round(_JUDGE.chance(s, ends, player), 4)) for player in range(len(ends))
    ]
