"""What the turn scores if it is ended from here, and the moves that end it (docs/moves.md)."""

from __future__ import annotations

from typing import ClassVar, Final

from .events import Scored
from .moves import DONE, EXPAND, Move
from .redeploy import Redeploy, Retreat, dealing_races
from .scoring import Part, income
from .state import State, piece_count
from .turn import carry_out

LONGEST: Final = 500  # moves that end a turn; a tile that asks for more never ends it


class Forecast:
    """What ending the turn would score; not exact where chance or another player decides in between."""

    fields: ClassVar[tuple[str, ...]] = ("coins", "exact", "parts")
    __slots__ = fields

    def __init__(self, coins: int, parts: list[Part], exact: bool) -> None:
        self.coins = coins
        self.parts = parts
        self.exact = exact

    def as_dict(self) -> dict[str, object]:
        """The forecast as plain data, ready for JSON."""
        return {"coins": self.coins, "exact": self.exact, "parts": [list(part) for part in self.parts]}

    def __repr__(self) -> str:
        return f"Forecast(coins={self.coins}, parts={self.parts!r}, exact={self.exact})"


def forecast(s: State, first: Move | None = None) -> Forecast | None:
    """What scoring brings if the player who decides makes this move and stops; none where more is to choose."""
    moves, told = _stop(s, first)
    return told if moves else None


def stop_moves(s: State) -> list[str]:
    """The moves that end the turn from here, one after the other; none where something else must be chosen first."""
    return [move.text for move in _stop(s, None)[0]]


def _stop(s: State, first: Move | None) -> tuple[list[Move], Forecast]:
    """End the turn on a copy: tokens stay where they are as far as the rules allow, nothing optional is done."""
    told = Forecast(0, [], True)
    if not s.legal or isinstance(s.stage, Retreat):
        return [], told
    after = s.copy()
    after.forced = ()
    moves: list[Move] = []
    while (after.round, after.turn, after.mover) == (s.round, s.turn, s.mover):
        move = first if first is not None and not moves else _next(after, s)
        if move is None or len(moves) > LONGEST:
            return [], told
        moves.append(move)
        after.events = []
        carry_out(after, move)
        for event in after.events:
            if isinstance(event, Scored):
                told = Forecast(event.total, event.parts, event.certain)
    return moves, told


def _next(s: State, now: State) -> Move | None:
    """The next move towards the end of the turn; none where something must be chosen that no rule of thumb decides."""
    if DONE in s.legal:
        return DONE
    if EXPAND in s.legal:
        return EXPAND
    if isinstance(s.stage, Redeploy):
        return _withdrawal(s) or _token_back(s, now) or _piece_back(s, now)
    return None


def _withdrawal(s: State) -> Move | None:
    """The region that is missed least, where a race must give one up before anything else."""
    for race in dealing_races(s):
        for tile in s.kit(race).redeploy_first:
            moves = tile.redeploy_first(s, race)
            if moves:
                return max(moves, key=lambda move: _worth_after(s, move))
    return None


def _worth_after(s: State, move: Move) -> int:
    after = s.copy()
    after.stage.play(after, move)
    return sum(part[2] for part in income(after, s.turn))


def _token_back(s: State, now: State) -> Move | None:
    """`place R K`: first what stood there before, then evenly, each time where fewest stand."""
    for race in dealing_races(s):
        hand = s.hand[race]
        regions = s.board.each(s.realm[race])
        if not hand or not regions:
            continue
        for region in regions:
            missing = now.tokens[region] - s.tokens[region] if now.holder[region] == race else 0
            if missing > 0:
                return s.board.dealing("place", region, min(missing, hand))[-1]
        level = _level([s.tokens[region] for region in regions], hand)
        for region in regions:
            if s.tokens[region] < level:
                return s.board.dealing("place", region, min(level - s.tokens[region], hand))[-1]
    return None


def _level(counts: list[int], more: int) -> int:
    """The height up to which the lowest columns are filled when so many are dealt out evenly."""
    level = min(counts)
    while sum(max(0, level - count) for count in counts) < more:
        level += 1
    return level


def _piece_back(s: State, now: State) -> Move | None:
    """A piece that must be placed: where it lay before, else in the first region that has none of its kind."""
    for race in dealing_races(s):
        kit = s.kit(race)
        for tile in kit.redeploy_moves:
            if tile is kit.lent or not tile.redeploy_pending(s, race):
                continue
            moves: list[Move] = []
            tile.redeploy_moves(s, race, moves)
            piece = s.table.piece[tile.pieces[0].id]
            for move in reversed(moves):
                region = s.board.index[move.region]
                missing = piece_count(now, region, piece) - piece_count(s, region, piece)
                if missing >= max(1, move.count):
                    return move
            for move in moves:
                if not piece_count(s, s.board.index[move.region], piece):
                    return move
            return moves[0]
    return None
