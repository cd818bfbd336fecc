"""The review of a whole game: turn by turn at once, then the costliest turns once more, for longer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from elbowroom.bots.search.eval_network import NETWORKS, Judge, lead
from elbowroom.notation.record import beginning, replay
from elbowroom.rules.game import Game

from .judging import Bench, Verdict
from .luck import luck_of
from .reasons import reason
from .result import Luck, Mistake, Outlook, TurnReview
from .turns import Decision, Moves, Turn, cut

NODES = 240  # turns played in thought for each turn of the game, and for every opponent
CLOSER = 6  # times as many for the turns that are looked at once more
CLOSER_LOOKS = 6  # so many turns are
COSTLIEST = 3  # so many are told
SLIGHT = 0.3  # coins; who lost less made no mistake worth a word
_JUDGE = Judge(NETWORKS)


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

    @property
    def curve(self) -> list[list[float]]:
        """Everybody's chance to win at the start of each turn, and at the end."""
        return [[outlook.chance for outlook in at] for at in self._outlooks]

    def turn(self, number: int, closer: bool = False) -> TurnReview:
        """What is to be said of a turn, from 1."""
        turn = self.turns[number - 1]
        nodes = self.nodes * (len(self._outlooks[0]) - 1)
        judged = self._judged([each for each in turn.decisions if each.free], nodes)
        if closer:
            judged = self._judged(_costly(judged), nodes * (CLOSER - 1)) or judged
        return self._told(turn, number, judged, closer)

    def _judged(self, decisions: list[Decision], nodes: int) -> list[tuple[Decision, Verdict]]:
        """Decisions that share so many turns in thought."""
        return [(each, self._bench.judge(each, max(1, nodes // len(decisions)))) for each in decisions]

    def _told(self, turn: Turn, number: int, judged: list[tuple[Decision, Verdict]], closer: bool) -> TurnReview:
        """The costliest decision stands for the turn: what one could have mended is counted in those before it, too."""
        before, after = (self._outlooks[at][turn.player] for at in (number - 1, number))
        decision, verdict = max(judged, key=lambda each: each[1].sure, default=(None, Verdict()))
        best = Outlook(
            round(after.lead + verdict.lead, 2),
            round(min(1.0, max(0.0, after.chance + verdict.chance)), 4),
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
            luck=self._luck(turn),
            mistake=_mistake(decision, verdict),
            closer=closer,
        )

    def _luck(self, turn: Turn) -> list[Luck]:
        return [luck for decision in turn.decisions for luck in luck_of(self._bench, decision)]

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
    costly = sorted((each for each in told if each.loss >= SLIGHT), key=lambda each: (-each.loss, each.number))
    return [each.number for each in costly[:CLOSER_LOOKS]]


def costliest(told: Iterable[TurnReview]) -> list[TurnReview]:
    """The turns that cost most, the worst first, out of those that were looked at for longer."""
    costly = [each for each in told if each.closer and each.mistake is not None and each.sure > 0.0]
    return sorted(costly, key=lambda each: (-each.sure, each.number))[:COSTLIEST]


def review_record(text: str, seed: int = 0, nodes: int = NODES) -> GameReview:
    """The review of a record; `RecordError` if it cannot be replayed, `NotReviewed` if its game is not over."""
    game = replay(text)
    return GameReview(beginning(game), [(entry.move.text, entry.chance) for entry in game.moves()], seed, nodes)


def _costly(judged: list[tuple[Decision, Verdict]]) -> list[Decision]:
    """The decisions of a turn that may have been its costliest: the others need no closer look."""
    most = max((verdict.sure for _, verdict in judged), default=0.0)
    return [each for each, verdict in judged if verdict.loss > 0.0 and verdict.loss + verdict.doubt >= most]


def _mistake(decision: Decision | None, verdict: Verdict) -> Mistake | None:
    if decision is None or verdict.loss < SLIGHT:
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
