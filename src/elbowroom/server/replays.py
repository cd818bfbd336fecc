"""Looking at a game again, move by move (docs/protocol.md, section 7)."""

from __future__ import annotations

from .protocol.http_answers import Replay, ReplayMoment, ReplayMove
from .protocol.table import You
from .refusal import Refusal
from .replay_log import play_script, repeat
from .room import Room
from .wire import view_of


def replay_info(room: Room) -> Replay:
    """The list of moves that stand."""
    plies = room.match.plies
    moves = [ReplayMove(number, ply.player, ply.move, ply.by) for number, ply in enumerate(plies, 1)]
    return Replay(room.audience.info(), len(plies), room.row.status == "over", moves)


def replay_view(room: Room, you: You, ply: int, wanted: int | None) -> ReplayMoment:
    """The position after so many moves, as this viewer may see it."""
    match = room.match
    over = room.row.status == "over"
    if match.game is None or ply > len(match.plies):
        raise Refusal("not-found")
    player = _eyes(you, wanted, over, len(room.row.seats))
    script = match.script()
    game = play_script(script, max(0, ply - 1))
    events = [] if match.base else game.state.events
    if ply:
        events = repeat(game, *script.moves[ply - 1])
    view = view_of(game, player, deciding=False)
    coins = {str(one): coins for one, coins in game.coins.items()} if over else None
    return ReplayMoment(ply, len(match.plies), view, [event.as_dict() for event in events], coins)


def _eyes(you: You, wanted: int | None, over: bool, players: int) -> int:
    """Through whose eyes: one's own in a running game, anybody's in a finished one."""
    if over:
        if wanted is not None and wanted > players:
            raise Refusal("not-found")
        return wanted or 0
    if wanted is None:
        return you.seats[0] if you.seats else 0
    if wanted and wanted not in you.seats:
        raise Refusal("not-your-seat", seat=wanted)
    return wanted
