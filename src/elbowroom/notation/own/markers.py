"""The effects that lay markers: `place` and `strike`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.rules.ability import GONE, OWNER, SUPPLY, Piece, Stock, Tile
from elbowroom.rules.capture import capture
from elbowroom.rules.events import Gained
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.reach import ability_proof_regions, targets
from elbowroom.rules.refusal import Refusal, misplaced, refused_by
from elbowroom.rules.state import State, in_hand, put_piece, take_everywhere, where_is
from elbowroom.rules.table import NOBODY

from .building import Building, Memory
from .regions import choice

Said = dict[str, Any]
Left = Callable[[Tile, State], int]

_FATES = {"supply": SUPPLY, "owner": OWNER, "gone": GONE}


def _piece(building: Building, name: str) -> Piece:
    said = building.markers[name]
    return Piece(
        name,
        rule=said["rule"],
        icon=said["icon"],
        figure=said.get("figure", False),
        supply=said.get("supply", 1),
        guard=said.get("guard", 0),
        wards=said.get("immune", False),
        shelters=said.get("shelters", False),
        fate=_FATES[said.get("fate", "supply")],
    )


def add_place(building: Building, said: Said) -> None:
    """Markers in regions of the race: at conquests, or by a move in the redeployment."""
    name = said["marker"]
    building.pieces.append(_piece(building, name))
    if said.get("at", "redeploy") == "conquest":
        _at_conquests(building, said, name)
    else:
        _in_redeployment(building, said, name)


def _at_conquests(building: Building, said: Said, name: str) -> None:
    limit = said.get("limit", 0)
    if not limit:

        def conquered(tile: Tile, s: State, race: int, region: int, victim: int = NOBODY) -> None:
            piece = s.table.piece[name]
            if in_hand(s, piece):
                put_piece(s, region, piece)

        building.hook("conquered", conquered)
        building.hook("settled", conquered)
    else:
        _limited(building, name, limit)
    if not said.get("stays"):
        building.hook("declines", lambda tile, s, race: _take_up(s, race, name, "declined"))


def _limited(building: Building, name: str, limit: int) -> None:
    """Only the first regions get one."""
    memory = building.memory()

    def conquered(tile: Tile, s: State, race: int, region: int, victim: int) -> None:
        left = memory.kept(s, tile)
        piece = s.table.piece[name]
        if left and in_hand(s, piece):
            memory.keep(s, tile, left - 1)
            put_piece(s, region, piece)

    building.hook("taken", lambda tile, s, race: memory.keep(s, tile, limit))
    building.hook("conquered", conquered)
    building.hook("declines", lambda tile, s, race: memory.keep(s, tile, 0))
    building.hook("counters", lambda tile, s, race: {name: memory.kept(s, tile)})
    building.hook("restore", lambda tile, s, race, given, picked: memory.keep(s, tile, limit if picked else 0))
    building.stocks.append(Stock(name, of=name))


def _take_up(s: State, race: int, name: str, reason: str) -> None:
    take_everywhere(s, s.table.piece[name], s.realm[race], reason)


def _in_redeployment(building: Building, said: Said, name: str) -> None:
    per_turn = said.get("per_turn", 0)
    single = said.get("single", False) or building.markers[name].get("supply", 1) == 1 or per_turn == 1
    once = said.get("single", False)  # one at most in a region
    earned = choice(said["earned"]) if "earned" in said else None
    memory = building.memory() if per_turn or earned is not None else None
    must = bool(said.get("must"))

    def left(tile: Tile, s: State) -> int:
        number = in_hand(s, s.table.piece[name])
        if memory is None:
            return number
        if earned is not None:
            number = min(number, memory.kept(s, tile))
        return min(number, per_turn - memory.used(s, tile)) if per_turn else number

    def offer(tile: Tile, s: State, race: int, out: list[Move]) -> None:
        number = left(tile, s)
        if number <= 0:
            return
        regions = s.realm[race] & ~where_is(s, s.table.piece[name]) if once else s.realm[race]
        if single:
            moves = s.board.moves(name)
            out.extend([moves[region] for region in s.board.each(regions)])
        else:
            for region in s.board.each(regions):
                out.extend(s.board.dealing(name, region, number))

    def pending(tile: Tile, s: State, race: int) -> bool:
        regions = s.realm[race] & ~where_is(s, s.table.piece[name]) if once else s.realm[race]
        return regions != 0 and left(tile, s) > 0

    def play(tile: Tile, s: State, race: int, move: Move) -> None:
        count = move.count or 1
        if memory is not None and earned is not None:
            memory.keep(s, tile, memory.kept(s, tile) - count)
        if memory is not None and per_turn:
            memory.use(s, tile, memory.used(s, tile) + count)
        put_piece(s, s.board.index[move.region], s.table.piece[name], count)

    def refusal(tile: Tile, s: State, race: int, move: Move) -> Refusal | None:
        piece = s.table.piece[name]
        if s.stage.deals and memory is not None and per_turn and memory.used(s, tile) >= per_turn:
            return refused_by(tile, "used-up", "1")
        if s.stage.deals and once and where_is(s, piece) >> s.board.index[move.region] & 1:
            return Refusal("marker-there", f"{tile.rule}-1", {"region": move.region, "tile": name}, name)
        return misplaced(s, race, move, name, left(tile, s), f"{tile.rule}-1")

    building.verb(Verb(name, REGION, counted=not single, puts=name, must=must), play, refusal)
    building.hook("redeploy_moves", offer)
    if must:
        building.hook("redeploy_pending", pending)
    if said.get("survivors"):
        building.hook("retreat_moves", offer)
    building.hook("counters", lambda tile, s, race: {name: left(tile, s)})
    building.stocks.append(Stock(name, of=name))
    if earned is not None and memory is not None:
        _earning(building, name, earned, memory)
    _taking_up(building, said, name)


def _earning(building: Building, name: str, earned: Callable[[State, int], int], memory: Memory) -> None:
    """Each redeployment brings as many as such regions are held."""

    def come(tile: Tile, s: State, race: int) -> None:
        regions = (s.realm[race] & earned(s, race)).bit_count()
        new = min(regions, in_hand(s, s.table.piece[name]) - memory.kept(s, tile))
        if new > 0:
            memory.keep(s, tile, memory.kept(s, tile) + new)
            s.events.append(Gained(s.player[race] + 1, s.table.race_ids[race], name, new, f"{tile.rule}-1"))

    building.hook("redeploy_opens", come)
    building.hook("declines", lambda tile, s, race: memory.keep(s, tile, 0))


def _taking_up(building: Building, said: Said, name: str) -> None:
    """What becomes of markers on the map: at the redeployment, at decline, when the power is no longer lent."""
    if said.get("gather"):
        building.hook("redeploy_opens", lambda tile, s, race: _take_up(s, race, name, "gathered"))
    if not said.get("stays"):
        building.hook("declines", lambda tile, s, race: _take_up(s, race, name, "declined"))
    elif said.get("gather"):
        building.hook(
            "unlent",
            lambda tile, s, race: take_everywhere(s, s.table.piece[name], s.board.everything, "returned"),
        )


def add_strike(building: Building, said: Said) -> None:
    """Once a turn one token takes a region in reach, and a marker goes there."""
    name = said["marker"]
    building.pieces.append(_piece(building, name))
    memory = building.memory()
    where = choice(said.get("where", "any"))

    def conquest_moves(tile: Tile, s: State, race: int, out: list[Move]) -> None:
        if s.hand[race] and not memory.used(s, tile):
            moves = s.board.moves(name)
            mask = targets(s, race, s.kit(race)) & ~ability_proof_regions(s, race) & where(s, race)
            out.extend([moves[region] for region in s.board.each(mask)])

    def play(tile: Tile, s: State, race: int, move: Move) -> None:
        memory.use(s, tile, 1)
        piece = s.table.piece[name]
        region = s.board.index[move.region]
        take_everywhere(s, piece, s.realm[race], "flies")
        s.hand[race] -= 1
        capture(s, race, region, 1, 1, (tile.id,))
        put_piece(s, region, piece)

    def refusal(tile: Tile, s: State, race: int, move: Move) -> Refusal | None:
        return refused_by(tile, "used-up", "1") if memory.used(s, tile) else None

    building.verb(Verb(name, REGION, puts=name, takes=True), play, refusal)
    building.hook("conquest_moves", conquest_moves)
    building.hook("declines", lambda tile, s, race: _take_up(s, race, name, "declined"))
