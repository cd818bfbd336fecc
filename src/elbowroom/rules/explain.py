"""Why a move is refused: the first rule that stands in its way. Only asked when a move is not in the list."""

from __future__ import annotations

from .ability import Tile
from .conquest import DIE_HELPS, strength
from .cost import price
from .hindrance import apart, banned, closed, proof, warded
from .kit import Kit
from .moves import COMBO, DONE, NOTHING, PLAYER, REGION, RELIC, Move, Verb
from .reach import ability_proof_regions
from .redeploy import dealing_races
from .refusal import Refusal, refused_by
from .relic_use import Means, read_means
from .relics_places import Find
from .stages import VICTIM
from .state import State, piece_count, races_of
from .table import NOBODY

# Engine verbs out of their stage.
_ELSEWHERE = {
    "pick": ("now-pick", "PICK-1"),
    "decline": ("now-decline", "DECLINE-1"),
    "conquer": ("now-conquer", "CONQ-13"),
    "roll": ("now-conquer", "CONQ-24"),
    "convert": ("now-conquer", "CONQ-13"),
    "abandon": ("now-abandon", "ABANDON-4"),
    "place": ("now-place", "REDEP-1"),
}


def explain(s: State, move: Move) -> Refusal:
    """The first thing that stands in the way of a move."""
    if s.mover == NOBODY:
        return Refusal("over", "END-2")
    if not move.verb:
        return Refusal("empty", "TURN-3")
    shapes = [verb for verb in s.table.verbs if verb.id == move.verb]
    if not shapes:
        return Refusal("unknown", "TURN-3", {"move": move.text})
    first = _first(s, move)
    if first is not None:
        return first
    misspelt = _misspelt(s, move, shapes)
    if misspelt is not None:
        return misspelt
    if move is DONE:
        return _done(s)
    stage = s.stage
    if stage.picks:
        return _pick(s, move) if move.verb == "pick" else Refusal("pick-first", "PICK-1")
    if stage.fights and move.verb in ("conquer", "roll", "convert", "abandon"):
        return _fight(s, move)
    if stage.deals and move.verb == "place":
        return _place(s, move)
    return _by_tile(s, move) or _not_now(move)


def _not_now(move: Move) -> Refusal:
    code, rule = _ELSEWHERE.get(move.verb, ("not-now", "TURN-3"))
    return Refusal(code, rule)


def _first(s: State, move: Move) -> Refusal | None:
    """Something else has to be done before anything: what a tile's stage asks for, what a redeployment begins with."""
    said = s.stage.refusal(s, move)
    if said is not None:
        return said
    if s.stage.decides == VICTIM:
        tiles = [tile for race in races_of(s, s.mover) for tile in s.kit(race).retreat_moves]
        mine = ["done", "place", *(verb.id for tile in tiles for verb in tile.verbs)]
        return Refusal("own-turn", "CONQ-19") if move.verb not in mine else None
    if s.stage.deals:
        for race in dealing_races(s):
            for tile in s.kit(race).redeploy_first:
                if tile.redeploy_first(s, race) and all(verb.id != move.verb for verb in tile.verbs):
                    return refused_by(tile, "first", tile.first_rule)
    return None


def _done(s: State) -> Refusal:
    stage = s.stage
    if stage.picks:
        return Refusal("pick-first", "PICK-1")
    if stage.opens:
        return Refusal("mode-first", "TURN-3")
    if stage.deals and stage.decides == VICTIM:
        return Refusal("retreat-first", "INT-56")
    if stage.deals:
        return Refusal("place-first", "REDEP-3")
    return Refusal("compelled", "TURN-3")


# --- how a move is written ------------------------------------------------------------------------------------------


def _misspelt(s: State, move: Move, shapes: list[Verb]) -> Refusal | None:
    """The arguments of a move are not what its verb wants."""
    relics = [verb.id for tile in s.table.finds if tile.is_relic for verb in tile.verbs]
    if move.means and not any(verb.helped for verb in shapes) and move.verb not in relics:
        return Refusal("malformed", "TURN-3", {"move": move.text})
    if any(_fits(s, move, verb) for verb in shapes):
        return None
    aims = [verb.aim for verb in shapes]
    if REGION in aims and move.region and move.region not in s.board.index:
        return Refusal("no-region", "DEF-9", {"region": move.region})
    if COMBO in aims:
        return Refusal("combo-number", "PICK-1")
    return Refusal("malformed", "TURN-3", {"move": move.text})


def _fits(s: State, move: Move, verb: Verb) -> bool:
    rest = bool(move.item or move.count)
    if verb.aim == NOTHING:
        return not move.region and not rest
    if verb.aim == REGION:
        counted = move.count > 0 or _number(move.item) >= 0
        return move.region in s.board.index and (counted if verb.counted else not rest)
    if verb.aim == RELIC:
        return bool(move.region) != bool(move.item)
    return verb.aim in (PLAYER, COMBO) and (move.count > 0 or (_number(move.region) >= 0 and not move.item))


def _number(word: str) -> int:
    """The number that a word means, or -1."""
    return int(word[:9]) if word.isascii() and word.isdecimal() else -1


def _pick(s: State, move: Move) -> Refusal:
    number = move.count or _number(move.region)
    visible = len(s.offer_races)
    if not 1 <= number <= visible:
        return Refusal("no-combo", "PICK-9", {"visible": visible, "number": number})
    return Refusal("price", "PICK-5", {"number": number, "cost": number - 1, "coins": s.coins[s.mover]})


# --- attacks --------------------------------------------------------------------------------------------------------


def _fight(s: State, move: Move) -> Refusal:
    """A verb of the conquests, in a stage of conquests."""
    if s.stage.die_lies and move.verb != "conquer":
        return Refusal("die-lies", "INT-26")
    if move.verb == "abandon":
        return _abandon(s, s.board.index[move.region])
    if move.verb == "roll" and not move.region:
        return _by_tile(s, move) or Refusal("roll-target", "CONQ-25")
    race = s.race
    kit = s.kit(race)
    region = s.board.index[move.region]
    means = read_means(s, race, kit, move.means) if move.means else None
    barrier = _barrier(s, race, region, move, means)
    if barrier is not None:
        return barrier
    if move.verb == "convert":
        return _replace(s, race, kit, move, means)
    return apart(s, race, region, means) or _too_dear(s, race, kit, move, means)


def _barrier(s: State, race: int, region: int, move: Move, means: Means | None) -> Refusal | None:
    """What bars the region wherever the race stands, or a relic that cannot be used."""
    barrier = closed(s, race, region) or warded(s, race, region) or banned(s, race, region)
    if barrier is None and move.means and (means is None or (means.replacer is not None) != (move.verb == "convert")):
        return _useless(s, s.kit(race), move, means)
    return barrier


def _useless(s: State, kit: Kit, move: Move, means: Means | None) -> Refusal | None:
    """A relic that is named cannot help: not held, used before, or not for this."""
    if means is not None and move.verb == "convert" and kit.replaces and not means.discount and not means.empties:
        return None  # it lends its reach to a tile that replaces
    relics = " ".join(move.means)
    used = [tile.id for tile in kit.relics if tile.id in move.means and s.used(tile)]
    if used:
        return Refusal("relic-used", "U-MARK-11", {"relics": " ".join(used)}, used[0])
    return Refusal("no-relic", "U-MARK-01", {"relics": relics}, move.means[0])


def _too_dear(s: State, race: int, kit: Kit, move: Move, means: Means | None) -> Refusal:
    """Nothing bars the way but the price, or the die is not for this."""
    if s.hand[race] < 1:
        return Refusal("hand", "CONQ-8")
    region = s.board.index[move.region]
    cost = price(s, race, kit, region, means)
    hand = strength(s, race, kit, region)
    if move.verb == "conquer":
        return Refusal("cost", "CONQ-7", {"region": move.region, "cost": cost, "hand": hand})
    if kit.rolls_before and not ability_proof_regions(s, race) >> region & 1:
        return Refusal("no-final", "INT-25")
    if cost <= hand:
        return Refusal("sure", "CONQ-29", {"region": move.region, "cost": cost})
    return Refusal("die", "CONQ-24", {"region": move.region, "short": cost - hand, "most": DIE_HELPS})


def _replace(s: State, race: int, kit: Kit, move: Move, means: Means | None) -> Refusal:
    """Why a lone token cannot be replaced."""
    sources: list[Tile] = [means.replacer] if means is not None and means.replacer is not None else list(kit.replaces)
    if not sources:
        return _by_tile(s, move) or Refusal("no-ability", "TURN-3", {"move": move.text})
    region = s.board.index[move.region]
    tile = sources[0]
    if ability_proof_regions(s, race) >> region & 1:
        return proof(s, region, s.table.races[s.holder[region]].swap_rule)
    barrier = _victim(s, race, region, f"{tile.rule}-{tile.lone_rule}") or apart(s, race, region, means)
    for tile in sources:
        barrier = barrier or tile.refusal(s, race, move)
    return barrier or _not_now(move)


def _victim(s: State, race: int, region: int, rule: str) -> Refusal | None:
    """No lone active token of an opponent stands there."""
    name = s.board.ids[region]
    holder = s.holder[region]
    if holder < 0 or not s.live[holder] or s.player[holder] == s.player[race]:
        return Refusal("no-victim", rule, {"region": name})
    if s.tokens[region] > 1:
        return Refusal("not-alone", rule, {"region": name}, s.table.race_ids[holder])
    for at, piece in enumerate(s.table.pieces):
        if piece.shelters and piece_count(s, region, at):
            return Refusal("sheltered", piece.rule, {"region": name, "tile": piece.id}, piece.id)
    return None


# --- giving up, placing, and what tiles allow -----------------------------------------------------------------------


def _abandon(s: State, region: int) -> Refusal:
    name = s.board.ids[region]
    holder = s.holder[region]
    if holder < 0 or s.player[holder] != s.turn:
        return Refusal("not-yours", "ABANDON-1", {"region": name})
    if holder != s.race and not s.live[holder]:
        return Refusal("stays", "ABANDON-1", {"region": name, "tile": s.table.race_ids[holder]})
    return Refusal("now-abandon", "ABANDON-4")


def _place(s: State, move: Move) -> Refusal:
    holder = s.holder[s.board.index[move.region]]
    if holder < 0 or s.player[holder] != s.mover:
        return Refusal("not-yours", "REDEP-1", {"region": move.region})
    if not s.hand[holder]:
        return Refusal("no-tokens", "REDEP-4", {"region": move.region})
    return Refusal("token-count", "REDEP-3", {"hand": s.hand[holder]})


def _by_tile(s: State, move: Move) -> Refusal | None:
    """What the player's tiles say of a move that is theirs; none where only the stage is wrong."""
    faded: Refusal | None = None
    for race in races_of(s, s.mover):
        kit = s.kit(race)
        tile = kit.verbs.get(move.verb) if not move.means else _named(s, race, kit, move)
        if tile is not None and not s.live[race] and not tile.in_decline:
            rule = "U-MARK-03" if isinstance(tile, Find) else "DEF-4"
            faded = Refusal("in-decline", rule, {"tile": tile.id}, tile.id)
        elif tile is not None:
            if s.stage.late and s.live[race]:
                return Refusal("late", "INT-68", {"tile": s.table.race_ids[s.race]}, s.table.race_ids[s.race])
            return _of_tile(s, race, tile, move)
    if faded is None and move.means and move.verb not in _ELSEWHERE:
        return Refusal("no-relic", "U-MARK-01", {"relics": " ".join(move.means)}, move.means[0])
    if faded is None and move.verb not in _ELSEWHERE and move.verb != "expand":
        return Refusal("no-ability", "TURN-3", {"move": move.text})
    return faded


def _named(s: State, race: int, kit: Kit, move: Move) -> Tile | None:
    """The tile that acts where means are named: one that they help, or a relic that something stands for."""
    tile = kit.verbs.get(move.verb)
    if tile is not None and any(verb.id == move.verb and verb.helped for verb in tile.verbs):
        return tile
    for stand_in in kit.stand_ins:
        relic = stand_in.stands_for(s, race)
        if relic is not None and move.verb in [verb.id for verb in relic.verbs]:
            return relic if move.means == (stand_in.pieces[0].id,) else None
    return None


def _of_tile(s: State, race: int, tile: Tile, move: Move) -> Refusal | None:
    """Why the player's tile does not allow the move; an attack by it is barred by what bars any attack."""
    if any(verb.id == move.verb and verb.takes for verb in tile.verbs):
        if not s.stage.fights:
            return Refusal("now-conquer", "CONQ-13")
        if s.stage.die_lies:
            return Refusal("die-lies", "INT-26")
        region = s.board.index[move.region]
        means = read_means(s, race, s.kit(race), move.means) if move.means else None
        barrier = _barrier(s, race, region, move, means) or apart(s, race, region, means)
        if barrier is None and ability_proof_regions(s, race) >> region & 1:
            barrier = proof(s, region, "1")
        if barrier is None and s.hand[race] < 1:
            barrier = Refusal("hand", "CONQ-8")
        if barrier is not None:
            return barrier
    elif s.stage.die_lies:
        return Refusal("die-lies", "INT-26")
    return tile.refusal(s, race, move)
