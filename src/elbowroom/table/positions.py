"""Positions of a game's past, rebuilt in a worker: some are kept, so that no move is played again and again."""

from __future__ import annotations

from collections import OrderedDict

from elbowroom.rules.events import Event
from elbowroom.rules.game import Game

from .codec import encode
from .protocol.http_answers import ReplayMoment
from .replay_log import Script, catch_up, play_script, repeat
from .wire import view_of

_STEP = 50  # moves between positions that are kept
_MOST_GAMES = 20


class _Kept:
    """A game with some of its positions."""

    def __init__(self, script: Script) -> None:
        self.moves = script.moves
        self._positions = {0: play_script(script, 0)}

    def tells(self, script: Script) -> bool:
        """Is it the same game, as far as both go?"""
        both = min(len(self.moves), len(script.moves))
        return self.moves[:both] == script.moves[:both]

    def at(self, script: Script, ply: int) -> Game:
        """The position after so many moves."""
        if len(script.moves) > len(self.moves):
            self.moves = script.moves
        start = max(known for known in self._positions if known <= ply)
        game = self._positions[start].copy(reseeded=False)
        for begin in range(start, ply, _STEP):
            end = min(begin + _STEP, ply)
            catch_up(game, script.moves[begin:end])
            if end % _STEP == 0:
                self._positions[end] = game.copy(reseeded=False)
        return game


_games: OrderedDict[str, _Kept] = OrderedDict()


def position(table: str, script: Script, ply: int) -> Game:
    """The position of a script after so many moves; what this process knows of it already is not played again."""
    kept = _games.pop(table, None)
    if kept is None or not kept.tells(script):
        kept = _Kept(script)
    _games[table] = kept
    if len(_games) > _MOST_GAMES:
        _games.popitem(last=False)
    return kept.at(script, ply)


def moment(table: str, script: Script, ply: int, player: int, over: bool) -> bytes:
    """The position after so many moves as this player may see it, ready to be sent."""
    game = position(table, script, max(0, ply - 1))
    events: list[Event] = [] if script.base else game.state.events
    if ply:
        events = repeat(game, *script.moves[ply - 1])
    view = view_of(game, player, deciding=False)
    coins = {str(one): coins for one, coins in game.coins.items()} if over else None
    return encode(ReplayMoment(ply, len(script.moves), view, [event.as_dict() for event in events], coins))


def record_at(table: str, script: Script, ply: int) -> str:
    """The record of a game as far as one of its positions."""
    return position(table, script, ply).record()
