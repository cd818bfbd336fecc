"""Tokens and pieces dealt out when the conquests are over, and survivors taken in."""

from __future__ import annotations

from elbowroom.rules.moves import DONE, Move
from elbowroom.rules.redeploy import dealing_races
from elbowroom.rules.state import add_tokens, races_of

from .defence import allot, fear, stakes
from .eval_linear import standing
from .turn_so_far import SLIGHT, TurnSoFar


def redeploy(turn: TurnSoFar) -> None:
    """The end of the conquests: what must come first, pieces, then tokens."""
    s = turn.s
    races = dealing_races(s)
    for race in races:
        kit = s.kit(race)
        for tile in kit.redeploy_first:
            first = tile.redeploy_first(s, race)
            if first:
                at_stake = stakes(s, turn.player)
                turn.do(min(first, key=lambda move: at_stake[s.board.index[move.region]]))
                return
    if any(s.kit(race).redeploy_moves for race in races) and place_pieces(turn):
        return
    deal(turn, races)
    turn.do(DONE)


def deal(turn: TurnSoFar, races: list[int]) -> None:
    """All tokens in hand, race by race."""
    s = turn.s
    at_stake: dict[int, float] = {}
    for race in races:
        hand = s.hand[race]
        if hand and s.realm[race]:
            at_stake = at_stake or weighed_stakes(turn)
            given = allot(s, s.board.each(s.realm[race]), hand, at_stake, turn.style.held)
            for region, count in given.items():
                if count:
                    turn.log.append((s.stage, s.board.dealing("place", region, count)[-1]))
                    add_tokens(s, region, count)
            s.hand[race] = 0


def weighed_stakes(turn: TurnSoFar) -> dict[int, float]:
    """What could be lost, as this style sees it."""
    found = stakes(turn.s, turn.player)
    tilt = turn.style.tilt
    return {region: value * tilt[region] for region, value in found.items()} if tilt else found


def place_pieces(turn: TurnSoFar) -> bool:
    """Pieces that are dealt like tokens, and those that are put into one region each."""
    s = turn.s
    made = {move for _, move in turn.log}
    moves = [move for move in s.stage.moves(s) if move.verb != "place" and move is not DONE and move not in made]
    if not moves:
        return False
    counted = [move for move in moves if move.count and move.region]
    if counted:
        verb = counted[0].verb
        regions = sorted({s.board.index[move.region] for move in counted if move.verb == verb})
        most = max(move.count for move in counted if move.verb == verb)
        given = allot(s, regions, most, weighed_stakes(turn))
        for region, count in given.items():
            if count:
                turn.do(s.board.dealing(verb, region, count)[-1])
        return True
    if not turn.style.careful:
        at_stake = weighed_stakes(turn)
        fades = {at: at_stake[at] * 0.6 ** s.wall[at] for at in at_stake}
        turn.do(max(moves, key=lambda move: fades.get(s.board.index.get(move.region, -1), 0.0)))
        return True
    values = [placed(turn, move) for move in moves]
    highest = max(values)
    if highest <= placed(turn, None) + SLIGHT and DONE in s.stage.moves(s):
        return False
    turn.do(moves[values.index(highest)])
    return True


def placed(turn: TurnSoFar, move: Move | None) -> float:
    """How good the position is with a piece there."""
    s = turn.s
    if move is not None:
        s = s.copy()
        s.stage.play(s, move)
    return standing(s, turn.player, True) - fear(s, turn.player)


def retreat(turn: TurnSoFar) -> None:
    """Survivors go where they prevent most."""
    s = turn.s
    moves = s.stage.moves(s)
    counted = [move for move in moves if move.verb not in ("place", "done") and move.count]
    if counted:
        turn.do(counted[0])
        return
    deal(turn, [race for race in races_of(s, turn.player) if s.victims >> race & 1])
    turn.do(DONE)
