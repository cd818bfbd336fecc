"""Why a move is refused: one sentence and the rule's id. Only asked when a move is not in the list."""

from __future__ import annotations

from .conquest import DIE_HELPS, strength
from .cost import price
from .hindrance import apart, banned, closed, warded
from .moves import Move
from .reach import ability_proof_regions
from .refusal import Refusal
from .relic_use import read_means
from .state import State, races_of
from .table import NOBODY

Reason = tuple[str, str]  # the sentence, the rule

_WHERE = {
    "pick": "PICK-1",
    "expand": "TURN-3",
    "decline": "DECLINE-1",
    "conquer": "CONQ-13",
    "roll": "CONQ-24",
    "abandon": "ABANDON-4",
    "place": "REDEP-1",
    "done": "TURN-3",
}


def explain(s: State, move: Move) -> Reason:
    """The first thing that stands in the way of a move."""
    if s.mover == NOBODY:
        return ("The game is over.", "END-2")
    verb = move.verb
    if not verb:
        return ("An empty line is no move.", "TURN-3")
    stage = s.stage.name
    if verb == "pick" and stage == "pick":
        return _pick(s, move)
    if verb == "done":
        return _done(stage)
    if verb in ("conquer", "roll", "abandon", "place", "convert") and move.region not in s.board.index:
        if verb == "roll" and not move.region and not _rolls_before(s):
            return ("Only a race that rolls before it chooses may roll without a target.", "CONQ-25")
        if verb != "roll" or move.region:
            return (f"There is no region {move.region or '(none)'} on this map.", "DEF-9")
    attacker = s.race
    fighting = stage == "conquest" or (attacker >= 0 and s.kit(attacker).fights_on == stage)
    if verb in ("conquer", "roll") and move.region and (fighting or stage not in _QUIET):
        return _attack(s, move, attacker)
    if verb == "abandon" and fighting:
        return _abandon(s, s.board.index[move.region])
    if verb == "place" and stage in ("redeploy", "retreat"):
        return _place(s, move)
    for race in races_of(s, s.mover):
        kit = s.kit(race)
        tile = kit.replaces[0] if verb == "convert" and kit.replaces else kit.verbs.get(verb)
        if tile is not None:
            reason, rule = tile.refusal(s, race, move)
            if reason:
                return (reason, rule)
    return (f"{move.text!r} is not a move of the stage {stage}.", _WHERE.get(verb, "TURN-3"))


_QUIET = ("pick", "mode", "redeploy", "retreat", "end", "over")


def _rolls_before(s: State) -> bool:
    return s.race >= 0 and "roll" in s.kit(s.race).verbs


def _pick(s: State, move: Move) -> Reason:
    if move.region and not (move.region.isascii() and move.region.isdecimal()):
        return ("A combo is named by its number in the offer.", "PICK-1")
    number = move.count or int(move.region[:9] or 0)
    visible = len(s.offer_races)
    if not 1 <= number <= visible:
        return (f"There are {visible} combos on offer, so there is no number {number}.", "PICK-9")
    return (f"Combo {number} costs {number - 1} coins; you have {s.coins[s.mover]}.", "PICK-5")


def _done(stage: str) -> Reason:
    if stage == "pick":
        return ("A player without an active race must pick a combo.", "PICK-1")
    if stage == "mode":
        return ("Say first whether you expand or decline.", "TURN-3")
    if stage == "retreat":
        return ("All survivors must be placed while their race has a region.", "INT-56")
    if stage == "redeploy":
        return ("Tokens and pieces in hand must be placed first.", "REDEP-3")
    return ("This decision cannot be skipped.", "TURN-3")


def _attack(s: State, move: Move, race: int) -> Reason:
    region = s.board.index[move.region]
    kit = s.kit(race)
    name = move.region
    means = read_means(s, race, kit, move.means) if move.means else None
    barrier = closed(s, race, region) or warded(s, race, region) or banned(s, race, region)
    if barrier is None and move.means and means is None:
        barrier = Refusal("no-relic", "U-MARK-01", {"relics": " ".join(move.means)}, move.means[0])
    barrier = barrier or apart(s, race, region, means)
    if barrier is not None:
        return (barrier.reason, barrier.rule)
    hand = s.hand[race]
    if hand < 1:
        return ("A conquest needs at least one token in hand.", "CONQ-8")
    cost = price(s, race, kit, region, means)
    hand = strength(s, race, kit, region)
    if move.verb == "conquer":
        return (f"Region {name} costs {cost} tokens; you have {hand} in hand.", "CONQ-7")
    if kit.rolls_before and not ability_proof_regions(s, race) >> region & 1:
        return ("This race rolls before it chooses, so it has no final attempt.", "INT-25")
    if cost <= hand:
        return (f"Region {name} can be had for {cost} without the die.", "CONQ-29")
    return (f"You are {cost - hand} tokens short of region {name}; the die helps with {DIE_HELPS} at most.", "CONQ-24")


def _abandon(s: State, region: int) -> Reason:
    name = s.board.ids[region]
    holder = s.holder[region]
    if holder < 0 or s.player[holder] != s.turn or (holder != s.race and not s.live[holder]):
        return (f"Region {name} is not yours to abandon.", "ABANDON-1")
    if s.attempted:
        return ("Regions are abandoned before the first conquest of a turn.", "ABANDON-4")
    return (f"Region {name} cannot be abandoned now.", "ABANDON-4")


def _place(s: State, move: Move) -> Reason:
    region = s.board.index[move.region]
    holder = s.holder[region]
    if holder < 0 or s.player[holder] != s.mover:
        return (f"Region {move.region} is not yours.", "REDEP-1")
    if not s.hand[holder]:
        return (f"No token of the race in region {move.region} is in hand.", "REDEP-4")
    return (f"You have {s.hand[holder]} tokens of that race to place.", "REDEP-3")
