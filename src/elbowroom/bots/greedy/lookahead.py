"""Trying things out: a turn is played to its end on a copy, by simple means, to see what it brings."""

from __future__ import annotations

from elbowroom.rules.game import Game
from elbowroom.rules.moves import DECLINE, DONE, EXPAND, Move
from elbowroom.rules.state import State
from elbowroom.rules.turn import settle, start_turn

from .eval_simple import marching, tokens_to_use, wealth

FACES = ((0, 3), (1, 1), (2, 1), (3, 1))  # what the die shows, and how often in six rolls
SLIGHT = 0.01  # less than this is no gain
_LONGEST = 200  # moves; no turn takes as many


class Trial:
    """What a move leads to: the value if nothing follows, and with what the tokens in hand may still bring."""

    __slots__ = ("move", "promise", "value")

    def __init__(self, move: Move, value: float, promise: float) -> None:
        self.move = move
        self.value = value
        self.promise = promise


def after(game: Game, move: Move) -> Game:
    """The game after a move; the one given stays as it is."""
    then = game.copy(reseeded=False)
    then.play(move)
    return then


def try_move(game: Game, move: Move, player: int) -> Trial:
    """One step ahead; a roll of the die is weighed over all it can show."""
    if move.verb not in game.table.rolling:
        return _look(after(game, move).state, move, player)
    value = promise = 0.0
    for face, often in FACES:
        then = game.copy(reseeded=False)
        then.force("die", str(face))
        then.play(move)
        found = _look(then.state, move, player)
        if not move.region and then.to_move == player + 1:  # the die lies, the target is still to be chosen
            trials = [try_move(then, following, player) for following in then.legal_moves()]
            found = max(trials, key=_promise, default=found)
        value += found.value * often / 6
        promise += found.promise * often / 6
    return Trial(move, value, promise)


def _look(s: State, move: Move, player: int) -> Trial:
    value = wealth(s, player)
    return Trial(move, value, value + tokens_to_use(s, player))


def _promise(trial: Trial) -> float:
    return trial.promise


def _value(trial: Trial) -> float:
    return trial.value


def attacks(game: Game, player: int) -> list[Move]:
    """The conquests that bring something, the best for their tokens first; the die comes last, then `done`."""
    stay = _look(game.state, DONE, player)
    now = stay.value + SLIGHT
    moves = game.state.legal
    final = [move for move in moves if move.verb == "roll" and move.region]
    trials = [try_move(game, move, player) for move in moves if move is not DONE and move not in final]
    for at, trial in enumerate(trials):
        if abs(trial.promise - stay.promise) < SLIGHT:  # it costs nothing and brings nothing: it must prepare something
            trials[at] = _look_further(game, trial, player)
    gains = [trial for trial in trials if trial.value > now]
    if not gains:
        further = [_look_further(game, trial, player) for trial in trials if trial.move.verb == "conquer"]
        gains = [trial for trial in further if trial.value > now]
    if not gains:
        if final and game.state.stage.late:  # INT-66: with it the active race gives up its conquests
            now = foresee(after(game, DONE), player, 0) + SLIGHT
        gains = [trial for trial in (try_move(game, move, player) for move in final) if trial.value > now]
    if not gains and DONE in moves:
        return [DONE]
    return [trial.move for trial in sorted(gains or trials, key=_promise, reverse=True)]


def _look_further(game: Game, trial: Trial, player: int) -> Trial:
    """A move that pays nothing by itself may open the way to a conquest that does."""
    then = after(game, trial.move)
    if not marching(then.state, player):
        return trial
    steps = [step for step in then.legal_moves() if step is not DONE and step.verb not in game.table.rolling]
    best = max((try_move(then, step, player) for step in steps), key=_value, default=trial)
    return Trial(trial.move, best.value, best.promise) if best.value > trial.value else trial


def finish_turn(game: Game, player: int) -> None:
    """Play the player's turn to its end: conquests with care, everything else by the simplest way."""
    for _ in range(_LONGEST):
        s = game.state
        if s.turn != player or game.over:
            return
        game.play(_simple_move(game, player))


def _simple_move(game: Game, player: int) -> Move:
    s = game.state
    moves = s.legal
    if s.mover != player:
        return DONE if DONE in moves else moves[-1]
    if marching(s, player):
        return attacks(game, player)[0]
    if s.stage.picks:
        return simple_pick(s, moves)
    if EXPAND in moves:
        return EXPAND
    plain = [move for move in moves if not move.count and move is not DONE and move.verb != DECLINE.verb]
    if plain:
        trials = [try_move(game, move, player) for move in plain]
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
        return tokens * 0.7 + s.offer_coins[at] - at

    return max(moves, key=offer)


def next_own_turn(game: Game, player: int) -> None:
    """Let the player's next turn begin at once, as if the others had stood still."""
    s = game.state
    s.turn = player
    s.round += 1
    start_turn(s)
    settle(s)


def foresee(game: Game, player: int, turns: int) -> float:
    """The outlook after the turn in progress and some more of the player's own, the others standing still."""
    finish_turn(game, player)
    for _ in range(turns):
        if game.over or game.round >= game.table.rounds:
            break
        next_own_turn(game, player)
        finish_turn(game, player)
    return wealth(game.state, player)
