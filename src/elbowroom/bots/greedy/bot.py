"""A bot with the sense of one turn: what brings coins now, and what keeps them."""

from __future__ import annotations

from elbowroom.rules.game import Game
from elbowroom.rules.moves import DONE, Move
from elbowroom.rules.state import State
from elbowroom.rules.view import View

from ..base import Bot
from .eval_simple import danger, exposure, loss, marching, wealth, yields
from .lookahead import SLIGHT, after, attacks, foresee

PICK_AHEAD = 1  # further turns of one's own that are tried out for a combo
MODE_AHEAD = 2  # and for a decline
WIDTH = 3  # conquests that are followed to the end of the turn


class GreedyBot(Bot):
    """Takes the best coins per token, declines when the race has had its day, guards what is in danger.

    It knows no tile by name: every choice is tried out on a game that could be the real one.
    """

    name = "greedy"

    def choose(self, view: View) -> Move:
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        game = view.determinize(self.seed)
        player = view.player - 1
        s = game.state
        if marching(s, player):
            return _attack(game, player)
        if s.stage.deals:
            return _deal(game, player, moves)
        if s.stage.picks:
            return _most_promising(game, player, moves, PICK_AHEAD)
        plans = [move for move in moves if not move.region]
        if plans:  # moves with a region come on top: they are made when they help by themselves
            better = _improvement(game, player, [move for move in moves if move.region])
            if better is not None:
                return better
        return _most_promising(game, player, plans or moves, MODE_AHEAD)


def _most_promising(game: Game, player: int, moves: list[Move], turns: int) -> Move:
    """The move after which the coming turns bring most."""
    return max(moves, key=lambda move: foresee(after(game, move), player, turns))


def _attack(game: Game, player: int) -> Move:
    """The few most promising conquests, each followed to the end of the turn; all of them where a race comes in."""
    s = game.state
    choices = attacks(game, player)
    rolling = s.table.rolling
    if choices[0].verb in rolling:  # it has been weighed over all that the die can show; following it knows one face
        return choices[0]
    choices = [move for move in choices if move.verb not in rolling]
    if s.realm[s.race]:
        choices = choices[:WIDTH]
    return choices[0] if len(choices) == 1 else _most_promising(game, player, choices, 0)


def _improvement(game: Game, player: int, moves: list[Move]) -> Move | None:
    """The move that leaves the player better off than he is now, if there is one."""
    best: Move | None = None
    now = _standing(game.state, player)
    most = now + SLIGHT
    for move in moves:
        then = after(game, move)
        value = _standing(then.state, player)
        if abs(value - now) < SLIGHT and not move.region and then.to_move == player + 1:
            steps = [step for step in then.legal_moves() if step.region and not step.count]  # what it makes possible
            value = max((_standing(after(then, step).state, player) for step in steps), default=value)
        if value > most:
            best, most = move, value
    return best


def _standing(s: State, player: int) -> float:
    return wealth(s, player) - danger(s, player)


def _deal(game: Game, player: int, moves: list[Move]) -> Move:
    """Pieces and gains first, then the tokens to where they are needed."""
    plain = [move for move in moves if move is not DONE and not (move.count and move.region)]
    better = _improvement(game, player, plain)
    if better is not None:
        return better
    counted = [move for move in moves if move.count and move.region]
    if counted:
        return _spread(game.state, player, counted)
    peace = [move for move in plain if move.verb == "ally"]  # costs nothing, whatever it prevents
    if DONE in moves and not peace:
        return DONE
    return max(peace or plain, key=lambda move: _standing(after(game, move).state, player))


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
