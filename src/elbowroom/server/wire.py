"""The view as it goes over the wire, and what changed between two of them (docs/protocol.md, section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from elbowroom.rules.cost import Cost
from elbowroom.rules.game import Game
from elbowroom.rules.reach import targets
from elbowroom.rules.view import RaceView, RegionView, View

Wire = dict[str, Any]


def wire_view(game: Game, player: int, undo: int = 0, *, deciding: bool = True) -> Wire:
    """What this player may know, as plain data without a null; `deciding` is off in replays."""
    view = game.view(player)
    facts = view.as_dict()
    wire: Wire = {name: facts[name] for name in ("player", "boxes", "map", "variants", "rounds")}
    wire["players"] = view.table.players
    wire["open_coins"] = view.table.open_coins
    for name in ("stage", "to_move", "turn", "round"):
        wire[name] = facts[name]
    wire["regions"] = {region.id: _region(region) for region in view.regions}
    wire["seats"] = {str(seat.player): _seat(seat.coins, seat.active, seat.declined) for seat in view.seats}
    wire["offer"] = [
        {"race": combo.race, "power": combo.power, "coins": combo.coins, "tokens": combo.tokens} for combo in view.offer
    ]
    for name in ("stack", "returned", "badges", "discard", "unfound", "tray"):
        wire[name] = facts[name]
    lent = game.state.lent
    wire["lent"] = view.table.power_ids[lent] if lent >= 0 else ""
    wire["memory"] = _memory(view, facts["memory"])
    wire["turn_so_far"] = _turn_so_far(view, facts["turn_so_far"])
    wire["income"] = [list(part) for part in view.income(view.turn)] if not view.over else []
    if view.over:
        wire["winners"] = game.winners
    if deciding and player and view.to_move == player:
        wire["legal"] = facts["legal"]
        if view.now.fights or view.now.opens:
            wire["costs"] = _costs(view)
            wire["reach"] = _reach(view)
    if undo:
        wire["undo"] = undo
    return wire


def _region(region: RegionView) -> Wire:
    out: Wire = {}
    for name in ("player", "race", "declined", "tokens", "tribe", "monsters", "markers"):
        value = getattr(region, name)
        if value:
            out[name] = value
    return out


def _seat(coins: int | None, active: RaceView | None, declined: list[RaceView]) -> Wire:
    races = ([active] if active is not None else []) + declined
    out: Wire = {"races": [_race(race) for race in races]}
    if coins is not None:
        out["coins"] = coins
    return out


def _race(race: RaceView) -> Wire:
    out: Wire = {"race": race.race, "power": race.power}
    for name in ("declined", "hand", "tokens", "counters"):
        value = getattr(race, name)
        if value:
            out[name] = value
    return out


def _memory(view: View, memory: object) -> Wire:
    assert isinstance(memory, list)
    kept, spent = memory
    return {tile: [kept[at], spent[at]] for tile, at in view.table.slots.items() if kept[at] or spent[at]}


def _turn_so_far(view: View, so_far: object) -> Wire:
    assert isinstance(so_far, list)
    picked, attempted, raids, attacked, die, victims = so_far
    return {
        "picked": picked,
        "attempted": attempted,
        "raids": raids,
        "attacked": [player + 1 for player in range(view.table.players) if attacked >> player & 1],
        "die": die,
        "victims": [race for at, race in enumerate(view.table.race_ids) if victims >> at & 1],
    }


def _reach(view: View) -> list[str]:
    """Where the race that conquers now, or would after `expand`, may attack at all, whatever it costs."""
    s = view.state
    race = s.race if s.race >= 0 else s.active[s.turn]
    return [s.board.ids[region] for region in s.board.each(targets(s, race, s.kit(race)))] if race >= 0 else []


def _costs(view: View) -> Wire:
    costs: Wire = {}
    for region in view.board.ids:
        _add_cost(costs, region, view.cost(region))
    for move in view.legal_moves():
        if move.means and move.region:
            key = f"{move.region} with {' '.join(move.means)}"
            if key not in costs:
                _add_cost(costs, key, view.cost(move.region, *move.means))
    return costs


def _add_cost(costs: Wire, key: str, cost: Cost) -> None:
    if cost.total is not None:
        parts = [[part.amount, part.source, part.rule] for part in cost.parts]
        costs[key] = {"total": cost.total, "parts": parts}


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> Wire:
    """The JSON Merge Patch (RFC 7396) that makes the new view of the old one."""
    patch: Wire = {key: None for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            patch[key] = value
            continue
        before = old[key]
        if before == value:
            continue
        if isinstance(before, dict) and isinstance(value, dict):
            patch[key] = changes(before, value)
        else:
            patch[key] = value
    return patch
