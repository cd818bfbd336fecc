"""What a player wants to know before deciding: what can be taken, why not, and what the turn would bring.

Everything is asked of the player's view, so nothing hidden can slip in; questions of the kind "what if" are put to a
game that could be this one.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from elbowroom.rules.chance import DIE
from elbowroom.rules.game import Game, IllegalMove
from elbowroom.rules.view import RaceView, View

FAR_RULES = ("CONQ-14", "CONQ-1")  # not adjacent; no border region
DEAR_RULES = ("CONQ-7", "CONQ-8", "CONQ-24", "CONQ-29", "INT-25")  # more tokens would do
WAR_STAGES = ("conquest", "ghouls", "berserk")


class Chance(Enum):
    """How a region stands towards the race that conquers."""

    YES = "yes"
    DIE = "die"
    SHORT = "short"
    FAR = "far"
    BARRED = "barred"
    MINE = "mine"


@dataclass
class Verdict:
    """Can a region be taken now? `lacking` is what the hand is short of."""

    chance: Chance
    cost: int = 0
    lacking: int = 0
    reason: str = ""
    rule: str = ""


def die_chance(needed: int) -> int:
    """The chance in per cent that the die shows this or more."""
    return round(100 * sum(face >= needed for face in DIE) / len(DIE))


def fighting_race(view: View) -> RaceView | None:
    """The player's race that conquers now: a declined one that fights on, or the active one."""
    seat = view.seats[view.player - 1]
    for tile in view.table.races:
        if tile.fights_on == view.stage:
            return next((race for race in seat.declined if race.race == tile.id), seat.active)
    return seat.active


def strength(race: RaceView | None) -> int:
    """Tokens in hand and what counts like tokens in a conquest."""
    return race.hand + race.counters.get("hammers", 0) if race else 0


def if_expanded(view: View) -> View | None:
    """The view after `expand`, where that is what the player may do now and he would still be the one to decide."""
    if not any(move.verb == "expand" for move in view.legal_moves()):
        return None
    game = view.determinize()
    game.play("expand")
    if game.to_move != view.player or game.stage not in WAR_STAGES:
        return None
    return game.view(view.player)


def decline_income(view: View) -> int | None:
    """What this turn would bring if the active race declined now; None where it may not."""
    if view.stage != "mode":
        return None
    game = view.determinize()
    before = game.coins[view.player]
    game.play("decline")
    return game.coins[view.player] - before


def verdict(view: View, region: str) -> Verdict:
    """How one region stands."""
    return _verdict(view, view.determinize(), {move.text for move in view.legal_moves()}, region)


def _verdict(view: View, game: Game, legal: set[str], region: str) -> Verdict:
    """How one region stands; `game` is a game that could be the one viewed, and only says why it refuses a move."""
    cost = view.cost(region).total or 0
    lacking = max(0, cost - strength(fighting_race(view)))
    if f"conquer {region}" in legal:
        return Verdict(Chance.YES, cost)
    if f"roll {region}" in legal:
        return Verdict(Chance.DIE, cost, lacking)
    try:
        game.play(f"conquer {region}")
    except IllegalMove as refusal:
        reason, rule = refusal.reason, refusal.rule
    if rule == "INT-24":
        return Verdict(Chance.MINE, 0, 0, reason, rule)
    if rule in DEAR_RULES and "roll" in legal and 0 < lacking <= max(DIE):
        return Verdict(Chance.DIE, cost, lacking, reason, rule)  # a race that rolls before it chooses
    if rule in DEAR_RULES:
        return Verdict(Chance.SHORT, cost, lacking, reason, rule)
    return Verdict(Chance.FAR if rule in FAR_RULES else Chance.BARRED, cost, 0, reason, rule)


def verdicts(view: View) -> dict[str, Verdict]:
    """How all regions stand, where the player is conquering; nothing in other stages."""
    if view.stage not in WAR_STAGES or view.to_move != view.player:
        return {}
    game = view.determinize()
    legal = {move.text for move in view.legal_moves()}
    return {name: _verdict(view, game, legal, name) for name in view.board.ids}


def threats(view: View) -> dict[str, bool]:
    """For every region of others: does another player's active race stand there?"""
    return {
        region.id: region.player != 0 and not region.declined for region in view.regions if region.player != view.player
    }
