"""The view as it goes over the wire, and what changed between two of them (docs/protocol.md, section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from msgspec import NODEFAULT, convert, to_builtins
from msgspec.structs import fields

from elbowroom.rules import view as seen
from elbowroom.rules.cost import itemise
from elbowroom.rules.game import Game
from elbowroom.rules.moves import DECLINE
from elbowroom.rules.prospects import BY_DIE, fighting_position, prospects

from .own_boxes import own_ids
from .protocol import view as told
from .protocol.values import Variants

Wire = dict[str, Any]
_USUAL: Wire = {
    field.name: field.default if field.default_factory is NODEFAULT else field.default_factory()
    for field in fields(told.View)
    if not field.required
}


def public_view(game: Game) -> Wire:
    """What anybody may know, as plain data without a null."""
    wire: Wire = to_builtins(view_of(game, 0))
    return wire


def wire_view(game: Game, player: int, undo: int = 0, *, deciding: bool = True, public: Wire | None = None) -> Wire:
    """What this player may know: what anybody may (made once for all eyes), his coins, and what he decides."""
    everybody = public_view(game) if public is None else public
    if not player:
        return everybody
    seats = everybody["seats"]
    own = {**seats[str(player)], "coins": game.coins[player]}
    wire: Wire = {**everybody, "player": player, "seats": {**seats, str(player): own}}
    if undo:
        wire["undo"] = undo
    if deciding and game.to_move == player:
        wire.update(to_builtins(_decisions(game.view(player))))
    return wire


def view_of(game: Game, player: int, undo: int = 0, *, deciding: bool = True) -> told.View:
    """What this player may know; `deciding` is off in replays."""
    view = game.view(player)
    s, table = view.state, view.table
    wire = told.View(
        player=player,
        boxes=list(table.boxes),
        own=own_ids(table),
        map=view.board.id,
        board=table.board.box,
        variants=convert(table.variants, Variants),
        rounds=view.rounds,
        players=table.players,
        open_coins=table.open_coins,
        stage=view.stage,
        now=_now(view.now),
        to_move=view.to_move,
        turn=view.turn,
        round=view.round,
        regions={region.id: _region(region) for region in view.regions},
        seats={str(seat.player): _seat(seat) for seat in view.seats},
        offer=[_combo(combo) for combo in view.offer],
        stack=view.stack,
        returned=view.returned,
        badges=view.badges,
        discard=view.discard,
        unfound=s.unfound,
        tray=view.tray,
        lent=view.lent,
        turn_so_far=_turn_so_far(view),
        income=[] if view.over else [told.IncomePart(*part) for part in view.income(view.turn)],
        undo=undo,
    )
    if view.over:
        wire.winners = game.winners
    if deciding and player and view.to_move == player:
        for name, value in _decisions(view).items():
            setattr(wire, name, value)
    return wire


def _decisions(view: seen.View) -> Wire:
    """What only the one who decides is told; what is as usual is left out."""
    found: Wire = {"legal": [move.text for move in view.legal_moves()]}
    if view.now.fights or view.now.opens:
        found["troops"] = _troops(view)
        found["prospects"] = _prospects(view)
    found["forecast"] = _forecast(view)
    found["stop_moves"] = view.stop_moves()
    found["declining"] = _declining(view)
    return {name: value for name, value in found.items() if value != _USUAL[name]}


def _combo(combo: seen.ComboView) -> told.ComboView:
    price = combo.price if combo.price != combo.position - 1 else None
    return told.ComboView(combo.race, combo.power, combo.coins, combo.tokens, price)


def _region(region: seen.RegionView) -> told.RegionView:
    return told.RegionView(
        player=region.player,
        race=region.race,
        declined=region.declined,
        tokens=region.tokens,
        tribe=region.tribe,
        monsters=region.monsters,
        markers=region.markers,
    )


def _seat(seat: seen.SeatView) -> told.SeatView:
    races = ([seat.active] if seat.active is not None else []) + seat.declined
    return told.SeatView([_race(race) for race in races], seat.coins)


def _race(race: seen.RaceView) -> told.RaceView:
    return told.RaceView(race.race, race.power, race.declined, race.hand, race.tokens, race.counters, _marks(race))


def _marks(race: seen.RaceView) -> dict[str, list[int]]:
    return {name: players for name, players in race.marks.items() if players}


def _turn_so_far(view: seen.View) -> told.TurnSoFar:
    s = view.state
    return told.TurnSoFar(
        picked=s.picked,
        attempted=s.attempted,
        raids=s.raids,
        attacked=[player + 1 for player in range(view.table.players) if s.attacked >> player & 1],
        die=s.surge,
        victims=[race for at, race in enumerate(view.table.race_ids) if s.victims >> at & 1],
    )


def _now(now: seen.StageView) -> told.StageView:
    return told.StageView(
        decides=cast(told.Decides, now.decides),
        verbs=now.verbs,
        acts=now.acts,
        offers=now.offers,
        picks=now.picks,
        opens=now.opens,
        fights=now.fights,
        late=now.late,
        die_lies=now.die_lies,
        deals=now.deals,
        scored=now.scored,
        compels=now.compels,
    )


def _troops(view: seen.View) -> told.Troops | None:
    one = view.troops()
    return told.Troops(one.race, one.hand, one.helpers) if one is not None else None


def _prospects(view: seen.View) -> dict[str, told.Prospect]:
    """By region where it is attacked plainly or not at all, else by the move: so a patch tells only what changed."""
    found: dict[str, told.Prospect] = {}
    state = fighting_position(view.state)
    for one in prospects(state):
        stop = one.refusal
        # Out of reach is not out of mind: who plans ahead wants to know what a region will cost.
        total, parts = one.cost, one.parts
        if stop is not None:
            cost = itemise(state, one.region)
            total, parts = cost.total, cost.parts
        again = one.region in found
        found[one.move if again else one.region] = told.Prospect(
            region=one.region if again else "",
            means=list(one.means),
            verdict=cast(told.Verdict, one.verdict),
            move=one.move,
            cost=total,
            parts=[told.CostPart(part.amount, part.source, part.rule) for part in parts],
            uses=one.uses,
            left=one.left if stop is None else 0,
            needs=one.needs,
            chance=one.chance if one.verdict == BY_DIE else None,
            losses=[told.Loss(*loss) for loss in one.losses],
            coins={str(player): coins for player, coins in one.coins.items()},
            kept=one.kept or stop is not None,
            rule=one.rule,
            source=one.source,
            code=stop.code if stop is not None else "",
            args={name: value for name, value in stop.args.items() if name != "region"} if stop is not None else {},
        )
    return found


def _forecast(view: seen.View) -> told.Forecast | None:
    one = view.forecast()
    return (
        told.Forecast(one.coins, one.exact, [told.IncomePart(*part) for part in one.parts]) if one is not None else None
    )


def _declining(view: seen.View) -> dict[str, int]:
    """What the turn scores if its race declines now, by each way to do so."""
    if not view.now.opens:
        return {}
    ways = {move.text: view.forecast(move) for move in view.legal_moves() if move.verb == DECLINE.verb}
    return {text: told.coins for text, told in ways.items() if told is not None}


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> Wire:
    """The JSON Merge Patch (RFC 7396) that makes the new view of the old one."""
    patch: Wire = {key: None for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            patch[key] = value
            continue
        before = old[key]
        if before is value or before == value:
            continue
        if isinstance(before, dict) and isinstance(value, dict):
            patch[key] = changes(before, value)
        else:
            patch[key] = value
    return patch
