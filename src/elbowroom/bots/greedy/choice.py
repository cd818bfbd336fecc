"""What the greedy bot chooses, stage by stage."""

from __future__ import annotations

from elbowroom.rules.moves import DONE, Move
from elbowroom.rules.state import State

from .eval_simple import danger, exposure, loss, marching, wealth, yields
from .lookahead import SLIGHT, Trial, after, attacks, foresee

PICK_AHEAD = 1  # further turns of one's own that are tried out for a combo
MODE_AHEAD = 2  # and for a decline
WIDTH = 3  # conquests that are followed to the end of the turn


def best_move(s: State, player: int) -> Move:
    """The legal move that promises most to the player who decides."""
    moves = s.legal
    if marching(s, player):
        return _attack(s, player)
    if s.stage.deals:
        return _deal(s, player, moves)
    if s.stage.picks:
        return _most_promising(s, player, moves, PICK_AHEAD)
    plans = [move for move in moves if not move.region]
    if plans:  # moves with a region come on top: they are made when they help by themselves
        better = _improvement(s, player, [move for move in moves if move.region])
        if better is not None:
            return better
    return _most_promising(s, player, plans or moves, MODE_AHEAD)


def _most_promising(s: State, player: int, moves: list[Move], turns: int) -> Move:
    """The move after which the coming turns bring most."""
    return max(moves, key=lambda move: foresee(after(s, move), player, turns))


def _attack(s: State, player: int) -> Move:
    """The few most promising conquests, each followed to the end of the turn; all of them where a race comes in."""
    choices = attacks(s, player)
    rolling = s.table.rolling
    if choices[0].move.verb in rolling:  # weighed over all that the die can show, while following it knows one face
        return choices[0].move
    choices = [trial for trial in choices if trial.move.verb not in rolling]
    if s.realm[s.race]:
        choices = choices[:WIDTH]
    if len(choices) == 1:
        return choices[0].move

    def outlook(trial: Trial) -> float:
        return foresee(trial.state if trial.state is not None else after(s, trial.move), player, 0)

    return max(choices, key=outlook).move


def _improvement(s: State, player: int, moves: list[Move]) -> Move | None:
    """The move that leaves the player better off than he is now, if there is one."""
    best: Move | None = None
    now = _standing(s, player)
    most = now + SLIGHT
    for move in moves:
        then = after(s, move)
        value = _standing(then, player)
        if abs(value - now) < SLIGHT and not move.region and then.mover == player:
            steps = [step for step in then.legal if step.region and not step.count]  # what it makes possible
            value = max((_standing(after(then, step), player) for step in steps), default=value)
        if value > most:
            best, most = move, value
    return best


def _standing(s: State, player: int) -> float:
    return wealth(s, player) - danger(s, player)


def _deal(s: State, player: int, moves: list[Move]) -> Move:
    """Pieces and gains first, then the tokens to where they are needed."""
    plain = [move for move in moves if move is not DONE and not (move.count and move.region)]
    better = _improvement(s, player, plain)
    if better is not None:
        return better
    counted = [move for move in moves if move.count and move.region]
    if counted:
        return _spread(s, player, counted)
    peace = [move for move in plain if move.verb == "ally"]  # costs nothing, whatever it prevents
    if DONE in moves and not peace:
        return DONE
    return max(peace or plain, key=lambda move: _standing(after(s, move), player))


def _spread(s: State, player: int, moves: list[Move]) -> Move:
    """Deal defenders one by one to where each prevents most, and play what the first of these regions gets."""
    index = s.board.index
    verb = moves[0].verb
    race = s.holder[index[moves[0].region]]
    choices = {}
    for move in moves:
        region = index[move.region]
        if move.verb == verb and s.holder[region] == race:
            choices[region, move.count] = move
    open_to = exposure(s, player)
    pays = yields(s, player)
    regions = {region for region, _ in choices}
    given = dict.fromkeys(sorted(regions), 0)

    def prevented(region: int) -> float:
        defence = s.wall[region] + given[region]
        worth = pays[region]
        return loss(worth, open_to[region], defence) - loss(worth, open_to[region], defence + 1)

    for _ in range(max(count for _, count in choices)):
        given[max(given, key=prevented)] += 1
    region = max(given, key=lambda at: given[at])
    return choices[region, given[region]]
