"""The conquests of a turn, and what else a race does while it fights."""

from __future__ import annotations

from elbowroom.rules.conquest import replaceable
from elbowroom.rules.moves import DONE, Move, make

from .conquest_plan import Campaign, costs, plan, prizes
from .eval_linear import standing
from .turn_so_far import SLIGHT, TurnSoFar

ROLL = make("roll")


def march(turn: TurnSoFar) -> None:
    """The conquests of one race, to the end of its stage or until chance has spoken."""
    s = turn.s
    stage = s.stage
    race = s.race
    if stage.die_lies:
        strike(turn)
        return
    kit = s.kit(race)
    if turn.style.leave & s.realm[race] and not s.attempted:
        for region in s.board.each(turn.style.leave & s.realm[race]):
            turn.do(s.board.abandon[region])
        return
    if turn.style.careful and (kit.war_moves or kit.relics or kit.stand_ins) and special(turn):
        return
    if kit.replaces and convert(turn, False):
        return
    found = campaign(turn, race)
    if kit.rolls_before and found.order and "roll" in kit.verbs:
        turn.do(ROLL)
        return
    dragon = s.board.moves("dragon")
    for region in found.order:
        turn.do(dragon[~region] if region < 0 else s.board.conquer[region])
        if s.stage is not stage or s.race != race:
            return
    if kit.replaces and convert(turn, True):
        return
    if found.order:
        return  # costs may have changed: plan again with what is left
    if found.last >= 0 and not (stage.late and campaign(turn, s.active[s.turn]).gain >= found.gain):
        turn.do(s.board.roll[found.last])  # INT-66: with it the active race gives up its conquests
    elif not (turn.style.careful and move_house(turn, race)):
        turn.do(DONE)


def move_house(turn: TurnSoFar, race: int) -> bool:
    """Nothing can be conquered from here: give all regions up if coming in elsewhere is worth more."""
    s = turn.s
    realm = s.realm[race]
    if s.attempted or not realm or not s.hand[race] or s.stage.late:
        return False
    then = s.copy()
    for region in s.board.each(realm):
        then.stage.play(then, s.board.abandon[region])
    worth = prizes(then, race, turn.style.spite)
    elsewhere = plan(then, race, worth, turn.style.width, turn.style.spare)
    here = 0.0
    for region in s.board.each(realm):  # not `sum`, by which versions of Python add up differently
        here += worth[region]
    if elsewhere.value <= here + turn.style.spare * s.hand[race]:
        return False
    for region in s.board.each(realm):
        turn.do(s.board.abandon[region])
    return True


def weighed_prizes(turn: TurnSoFar, race: int) -> list[float]:
    """The prizes of all regions, as this style sees them."""
    found = prizes(turn.s, race, turn.style.spite)
    if turn.style.tilt:
        found = [prize * factor for prize, factor in zip(found, turn.style.tilt, strict=True)]
    return found


def campaign(turn: TurnSoFar, race: int) -> Campaign:
    """What this race had best conquer."""
    s = turn.s
    if s.hand[race] <= 0:
        return Campaign(0.0, (), -1, 0)
    cheap = "dragon" in s.kit(race).verbs and not s.used(s.kit(race).verbs["dragon"])
    forbid = turn.style.forbid | turn.style.leave
    return plan(s, race, weighed_prizes(turn, race), turn.style.width, turn.style.spare, forbid, cheap)


def strike(turn: TurnSoFar) -> None:
    """The die lies: the region with most for its tokens, if one can be had."""
    s = turn.s
    race = s.race
    moves = [move for move in s.stage.moves(s) if move is not DONE]
    if not moves:
        turn.do(DONE)
        return
    index = s.board.index
    worth = weighed_prizes(turn, race)
    cost = costs(s, race, s.kit(race))

    def bargain(move: Move) -> float:
        region = index[move.region]
        return worth[region] - 1.1 * cost[region]

    turn.do(max(moves, key=bargain))


def convert(turn: TurnSoFar, late: bool) -> bool:
    """Replace a lone token: at once if it is the best such region anywhere, else when the conquests are made."""
    s = turn.s
    race = s.race
    kit = s.kit(race)
    mask = 0
    everywhere = 0
    for tile in kit.replaces:
        mask |= replaceable(s, race, kit, tile)
        everywhere |= replaceable(s, race, kit, tile, True)
    mask &= ~turn.style.forbid
    if not mask:
        return False
    worth = weighed_prizes(turn, race)
    best = max(s.board.each(mask), key=worth.__getitem__)
    if not late and max(worth[region] for region in s.board.each(everywhere)) > worth[best]:
        return False
    turn.do(s.board.moves("convert")[best])
    return True


def special(turn: TurnSoFar) -> bool:
    """A move that only some tiles offer, if it leaves the player better off than he is."""
    s = turn.s
    usual = [verb.id for verb in s.stage.verbs]
    moves = [move for move in s.stage.moves(s) if move.means or move.verb not in usual]
    moves = [move for move in moves if move.verb not in ("dragon", "convert") or move.means]
    if not moves:
        return False
    hand = sum(s.hand)
    rate = 1.2
    best, most = None, standing(s, turn.player, True) + rate * hand + SLIGHT
    for move in moves:
        if move is ROLL:
            continue
        then = s.copy()
        then.chance = []
        then.stage.play(then, move)
        value = standing(then, turn.player, True) + rate * sum(then.hand)
        if value > most:
            best, most = move, value
    if best is None:
        return False
    turn.do(best)
    return True
