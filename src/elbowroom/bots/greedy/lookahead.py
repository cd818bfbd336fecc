"""Trying things out: a turn is played to its end on a copy, by simple means, to see what it brings."""

from __future__ import annotations

from elbowroom.rules.moves import DECLINE, DONE, EXPAND, Move
from elbowroom.rules.offer import combo_price
from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY
from elbowroom.rules.turn import carry_out, settle, start_turn

from .eval_simple import marching, tokens_to_use, wealth

FACES = ((0, 3), (1, 1), (2, 1), (3, 1))  # what the die shows, and how often in six rolls
SLIGHT = 0.01  # less than this is no gain
_LONGEST = 200  # moves; no turn takes as many


class Trial:
    """What a move leads to: the value if nothing follows, and with what the tokens in hand may still bring."""

    __slots__ = ("move", "promise", "state", "value")

    def __init__(self, move: Move, value: float, promise: float, state: State | None = None) -> None:
        self.move = move
        self.value = value
        self.promise = promise
        self.state = state  # the position after it, where there is only one


def after(s: State, move: Move) -> State:
    """The position after a legal move; the one given stays as it is."""
    then = s.copy()
    carry_out(then, move)
    return then


def _play(s: State, move: Move) -> None:
    """Make a legal move in the position itself."""
    s.events = []
    s.chance = []
    carry_out(s, move)


def try_move(s: State, move: Move, player: int) -> Trial:
    """One step ahead; a roll of the die is weighed over all it can show."""
    if move.verb not in s.table.rolling:
        then = after(s, move)
        return _look(then, move, player, then)
    value = promise = 0.0
    for face, often in FACES:
        then = s.copy()
        then.forced = (*then.forced, ("die", str(face)))
        carry_out(then, move)
        found = _look(then, move, player)
        if not move.region and then.mover == player:  # the die lies, the target is still to be chosen
            trials = [try_move(then, following, player) for following in then.legal]
            found = max(trials, key=_promise, default=found)
        value += found.value * often / 6
        promise += found.promise * often / 6
    return Trial(move, value, promise)


def _look(s: State, move: Move, player: int, state: State | None = None) -> Trial:
    value = wealth(s, player)
    return Trial(move, value, value + tokens_to_use(s, player), state)


def _promise(trial: Trial) -> float:
    return trial.promise


def _value(trial: Trial) -> float:
    return trial.value


def attacks(s: State, player: int) -> list[Trial]:
    """The conquests that bring something, the best for their tokens first; the die comes last, then `done`."""
    stay = _look(s, DONE, player)
    now = stay.value + SLIGHT
    moves = s.legal
    final = [move for move in moves if move.verb == "roll" and move.region]
    trials = [try_move(s, move, player) for move in moves if move is not DONE and move not in final]
    for at, trial in enumerate(trials):
        if abs(trial.promise - stay.promise) < SLIGHT:  # it costs nothing and brings nothing: it must prepare something
            trials[at] = _look_further(s, trial, player)
    gains = [trial for trial in trials if trial.value > now]
    if not gains:
        further = [_look_further(s, trial, player) for trial in trials if trial.move.verb == "conquer"]
        gains = [trial for trial in further if trial.value > now]
    if not gains:
        if final and s.stage.late:  # INT-66: with it the active race gives up its conquests
            now = foresee(after(s, DONE), player, 0) + SLIGHT
        rolls = [try_move(s, move, player) for move in final]
        gains = [trial for trial in rolls if trial.value > now]
    if not gains and DONE in moves:
        return [Trial(DONE, stay.value, stay.promise)]
    return sorted(gains or trials, key=_promise, reverse=True)


def _look_further(s: State, trial: Trial, player: int) -> Trial:
    """A move that pays nothing by itself may open the way to a conquest that does."""
    then = trial.state if trial.state is not None else after(s, trial.move)
    if not marching(then, player):
        return trial
    steps = [step for step in then.legal if step is not DONE and step.verb not in s.table.rolling]
    best = max([try_move(then, step, player) for step in steps], key=_value, default=trial)
    return Trial(trial.move, best.value, best.promise, trial.state) if best.value > trial.value else trial


def finish_turn(s: State, player: int) -> State:
    """Play the player's turn to its end: conquests with care, everything else by the simplest way. Uses the position
    up; the one at the end of the turn is returned."""
    for _ in range(_LONGEST):
        if s.turn != player or s.mover == NOBODY:
            break
        if s.mover == player and marching(s, player):
            best = attacks(s, player)[0]
            if best.state is not None:
                s = best.state
            else:
                _play(s, best.move)
        else:
            _play(s, _simple_move(s, player))
    return s


def _simple_move(s: State, player: int) -> Move:
    moves = s.legal
    if s.mover != player:
        return DONE if DONE in moves else moves[-1]
    if s.stage.picks:
        return simple_pick(s, moves)
    if EXPAND in moves:
        return EXPAND
    plain = [move for move in moves if not move.count and move is not DONE and move.verb != DECLINE.verb]
    if plain:
        trials = [try_move(s, move, player) for move in plain]
        best = max(trials, key=_value)
        if best.value > wealth(s, player) + SLIGHT or len(plain) == len(moves):
            return best.move
    return DONE if DONE in moves else moves[-1]


def simple_pick(s: State, moves: list[Move]) -> Move:
    """The combo with the most tokens and coins for its price."""

    def offer(move: Move) -> float:
        at = move.count - 1
        race = s.table.races[s.offer_races[at]]
        tokens = race.tokens + race.extra_tokens / 2 + s.table.powers[s.offer_powers[at]].tokens
        return tokens * 0.7 + s.offer_coins[at] - combo_price(s, at)

    return max(moves, key=offer)


def next_own_turn(s: State, player: int) -> None:
    """Let the player's next turn begin at once, as if the others had stood still."""
    s.turn = player
    s.round += 1
    start_turn(s)
    settle(s)


def foresee(s: State, player: int, turns: int) -> float:
    """The outlook after the turn in progress and some more of the player's own, the others standing still.

    The position given is used up.
    """
    s = finish_turn(s, player)
    for _ in range(turns):
        if s.mover == NOBODY or s.round >= s.table.rounds:
            break
        next_own_turn(s, player)
        s = finish_turn(s, player)
    return wealth(s, player)
