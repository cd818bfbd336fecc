"""Search over whole turns: a plan is tried out in possible worlds in which all go on by the fast planner."""

from __future__ import annotations

import random
import time

from elbowroom.rules.chance import reseed
from elbowroom.rules.moves import DONE
from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY

from ..planner.eval_linear import combo_rating, prospect, standing
from ..planner.renewal import LEARNT, Renewal
from ..planner.style import Style
from ..planner.turn_player import Turn, let_play
from ..planner.turn_so_far import Log
from ..planner.weights import PICK, Rated
from .eval_network import Judge, lead, rounds_left

WIDTH = 2  # of the plans of those who only play in thought
LOOKS = (1.0, 0.5)  # what a look at a player's next turns counts, one after the other
RATING = 0.7  # how much the rating of a combo counts beside what a judge says of it
SIGHT = 3.0  # as many worlds as the first sight of a plan counts, where there was one
_LONGEST = 200  # turns and retreats; no game takes as many


class Outcome:
    """What a plan led to in one world: coins after the turn and at the end, and how far ahead of the others that is.

    `worth` is what plans are compared by: the lead, or with a judge the chance to win in coins. `chance` is below 0
    where nobody said.
    """

    __slots__ = ("chance", "coins", "lead", "soon", "turns", "worth")

    def __init__(self, soon: int, coins: float, lead: float, worth: float, chance: float = -1.0) -> None:
        self.turns = 0  # so many were played in thought
        self.soon = soon
        self.coins = coins
        self.lead = lead
        self.worth = worth
        self.chance = chance


class Candidate:
    """A way to play the turn, and how it has done so far."""

    __slots__ = (
        "certain",
        "chances",
        "coins",
        "dealt",
        "known",
        "leads",
        "log",
        "prior",
        "results",
        "sight",
        "soon",
        "style",
        "value",
    )

    def __init__(self, style: Style, log: Log, certain: int) -> None:
        self.style = style
        self.log = log
        self.certain = certain  # so many moves can be relied on; -1: all
        self.prior = 0.0  # what the worlds tried out do not show, in what plans are compared by
        self.sight: float | None = None  # how much better than others it seemed at first sight
        self.value = 0.0
        self.soon = 0  # coins after the turn, of all worlds together
        self.coins: list[float] = []  # of the player himself, up to the end of the game, in every world
        self.leads: list[float] = []  # how far ahead of the others that was
        self.chances: list[float] = []  # how likely he was to win
        self.results: list[float] = []  # and what all that was worth
        self.known: dict[tuple[int, int], Outcome] | None = None  # by world and rounds, for those who ask again
        self.dealt: tuple[State, Log] | None = None  # how they saw its tokens dealt out, and in which position

    @property
    def tries(self) -> int:
        """In how many worlds it was tried."""
        return len(self.results)

    @property
    def mean(self) -> float:
        """What it brought on average, its first sight included; to be compared after as many tries."""
        return self.prior + self.seen_in(len(self.results)) if self.results else -1e9

    def seen_in(self, worlds: int) -> float:
        """The same in the first few worlds, without what those do not show."""
        value = self.value
        if worlds < len(self.results):
            value = 0.0
            for result in self.results[:worlds]:
                value += result
        return value / worlds if self.sight is None else (value + SIGHT * self.sight) / (worlds + SIGHT)

    def add(self, result: Outcome) -> None:
        """What it brought in one more world."""
        self.value += result.worth
        self.soon += result.soon
        self.coins.append(result.coins)
        self.leads.append(result.lead)
        self.chances.append(result.chance)
        self.results.append(result.worth)

    def moves(self) -> Log:
        """The moves that can be relied on."""
        return self.log if self.certain < 0 else self.log[: self.certain]


class Budget:
    """How long to think: so many milliseconds, or so many turns played in thought."""

    __slots__ = ("_nodes", "_seconds", "_start", "left")

    def __init__(self, milliseconds: float, nodes: int) -> None:
        self.left = nodes
        self._nodes = nodes
        self._seconds = milliseconds / 1000
        self._start = time.perf_counter()

    def used(self) -> float:
        """How much of it is gone, from 0 to 1 and beyond."""
        if self._nodes:
            return 1.0 - self.left / self._nodes
        return (time.perf_counter() - self._start) / self._seconds

    def spent(self) -> bool:
        """Is it used up?"""
        return self.used() >= 1.0


def candidate(root: State, style: Style) -> Candidate:
    """The turn in this style."""
    turn = Turn(root.copy(), style)
    turn.play()
    return Candidate(style, turn.log, turn.certain)


def at_first_sight(root: State, one: Candidate, rated: Rated, judge: Judge) -> float:
    """What a plan that picks a combo seems worth when its turn is over: much less than other turns would tell."""
    rating = combo_rating(root, one.log[0][1].count - 1, rated)
    s = follow(root.copy(), one)
    quick = Style(WIDTH, False)
    while s.mover not in (NOBODY, s.turn):
        s = let_play(s, quick)
    return lead(judge.ends(s), root.mover) + RATING * rating


def distinct(found: list[Candidate]) -> list[Candidate]:
    """Plans that differ in what they do before chance has a say."""
    seen = set()
    kept = []
    for one in found:
        key = tuple([move.text for _, move in one.moves()])
        if key not in seen:
            seen.add(key)
            kept.append(one)
    return kept


def follow(s: State, one: Candidate) -> State:
    """Play the certain part of a plan, and the rest of the turn in its style."""
    player = s.mover
    turn, round_ = s.turn, s.round
    for stage, move in one.moves():
        if s.stage is not stage:
            continue
        if move is DONE:
            s.stage.leave(s)
        else:
            s.stage.play(s, move)
    if (s.turn, s.round, s.mover) == (turn, round_, player):
        s = let_play(s, one.style) if one.known is None or not s.stage.deals else _deal_out(s, one)
    return s


def _deal_out(s: State, one: Candidate) -> State:
    """Let a turn be played on from where tokens are dealt out: as in other worlds if the position is theirs."""
    turn = Turn(s, one.style)
    if one.dealt is not None and _alike(s, one.dealt[0]):
        for _, move in one.dealt[1]:
            turn.do(move)
        turn.play()
        return turn.s
    before = s.copy()
    turn.play()
    count = next((at for at, (_, move) in enumerate(turn.log, 1) if move is DONE), 0)
    if count and not 0 <= turn.certain <= count:
        one.dealt = (before, turn.log[:count])
    return turn.s


def _alike(one: State, other: State) -> bool:
    """Is all that dealing depends on the same? Both come from one position by the same moves, in different worlds."""
    return (
        one.stage is other.stage
        and one.tokens == other.tokens
        and one.holder == other.holder
        and one.wall == other.wall
        and one.pieces == other.pieces
        and one.neutral == other.neutral
        and one.finds == other.finds
        and one.hand == other.hand
        and one.tray == other.tray
        and one.waiting == other.waiting
        and one.coins == other.coins
        and one.active == other.active
        and one.fallen == other.fallen
        and one.badge == other.badge
        and one.kept == other.kept
        and one.spent == other.spent
        and (one.lent, one.dealing, one.raids, one.victims) == (other.lent, other.dealing, other.raids, other.victims)
    )


class Moods:
    """Fast styles whose tastes differ a little: nobody can foretell exactly what others will do."""

    __slots__ = ("choosy", "looks", "styles")

    def __init__(
        self,
        regions: int,
        seed: int,
        swing: float,
        picks: Rated = PICK,
        renewal: Renewal | None = LEARNT,
        choosy: int = 1,
        looks: tuple[float, ...] = LOOKS,
        count: int = 61,
        spite: float = 1.0,
    ) -> None:
        self.choosy = choosy  # of the combos rated best, so many are compared by what a judge says of them
        self.looks = looks  # what a look at the player's next turns counts, one after the other
        chance = random.Random(seed)
        self.styles = []
        for _ in range(count):
            style = Style(WIDTH, False)
            style.rated = picks
            style.renewal = renewal
            style.spite = spite
            style.tilt = [1.0 - swing + 2 * swing * chance.random() for _ in range(regions)]
            self.styles.append(style)


def rollout(
    root: State, one: Candidate, seed: int, rounds: int, budget: Budget, moods: Moods, judge: Judge | None = None
) -> Outcome:
    """How the player stands some rounds after a plan in one possible world.

    A judge has a look at the start of each of his turns on the way, and all of it counts, mostly the first ones, since
    everybody's turns in between are only guesses. Without one the planner's weights say where the last look leads.
    """
    if one.known is None:
        return _played_out(root, one, seed, rounds, budget, moods, judge)
    found = one.known.get((seed, rounds))
    if found is not None:
        budget.left -= found.turns
        return found
    left = budget.left
    found = _played_out(root, one, seed, rounds, budget, moods, judge)
    found.turns = left - budget.left
    one.known[seed, rounds] = found
    return found


def _played_out(
    root: State, one: Candidate, seed: int, rounds: int, budget: Budget, moods: Moods, judge: Judge | None
) -> Outcome:
    """The same, whether or not it is known already."""
    mood = seed
    styles = moods.styles
    s = root.copy()
    reseed(s, seed)
    player = s.mover
    begun = s.round
    s = follow(s, one)
    soon = s.coins[player]
    left = rounds_left(s)
    coins = ahead = chance = worth = looks = 0.0
    seen = 0
    for _ in range(_LONGEST):
        budget.left -= 1
        over = s.mover == NOBODY
        if over or (s.round > begun and s.turn == player and s.mover == player):
            over = over or s.round >= begun + rounds
            if judge is not None:
                ends = judge.ends(s)
                likely = judge.chance(s, ends, player)
                weight = moods.looks[seen] if seen < len(moods.looks) else moods.looks[-1]
                coins += weight * ends[player]
                ahead += weight * lead(ends, player)
                chance += weight * likely
                worth += weight * judge.worth(s, ends, player, left)
                looks += weight
                seen += 1
            if over:
                break
        mood += 1
        style = styles[mood % len(styles)]
        if judge is not None and moods.choosy > 1 and s.stage.picks:
            s = _well_chosen(s, style, moods.choosy, budget, judge)
        else:
            s = let_play(s, style)
    if looks:
        return Outcome(soon, coins / looks, ahead / looks, worth / looks, chance / looks)
    ahead = standing(s, player)
    return Outcome(soon, prospect(s, player), ahead, ahead)


def _well_chosen(s: State, style: Style, count: int, budget: Budget, judge: Judge) -> State:
    """The turn with one of the combos rated best: the one that rating and judge together think most of."""
    player = s.mover
    rated = [(combo_rating(s, at, style.rated), -at) for at in range(len(s.stage.moves(s)))]
    rated.sort(reverse=True)
    best = s
    most = -1e9
    for rating, at in rated[:count]:
        chosen = style.with_pick(1 - at)
        found = let_play(s.copy(), chosen)
        worth = lead(judge.ends(found), player) + RATING * rating
        if worth > most:
            best, most = found, worth
    budget.left -= count - 1
    return best


__all__ = [
    "LOOKS",
    "SIGHT",
    "Budget",
    "Candidate",
    "Moods",
    "at_first_sight",
    "candidate",
    "distinct",
    "follow",
    "rollout",
]
