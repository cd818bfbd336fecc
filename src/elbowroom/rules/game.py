"""A game: what outsiders hold in their hands (docs/moves.md#python)."""

from __future__ import annotations

from .board import Board
from .chance import branch_off, reseed
from .cost import Cost, itemise
from .digest import digest
from .events import Event
from .explain import explain
from .forecast import Forecast, forecast, stop_moves
from .moves import Move, parse
from .prospects import Prospect, prospects
from .record import record
from .refusal import Refusal
from .scoring import Part, income
from .state import State
from .state_base import CHECKED
from .table import NOBODY, Table
from .turn import carry_out, winners
from .view import View


class IllegalMove(ValueError):
    """A move that is not legal now; `reason` is a sentence, `rule` the id of the rule. The game is as it was.

    `code` and `args_` say the same for whoever words it in another language (docs/moves.md#refusals).
    """

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} ({refusal.rule})")
        self.move = move
        self.reason = refusal.reason
        self.rule = refusal.rule
        self.code = refusal.code
        self.args_ = dict(refusal.args)


class Entry:
    """One move of the log: who made it, and what chance gave; entries point back, so copies share them."""

    __slots__ = ("before", "chance", "move", "number", "player")

    def __init__(
        self, before: Entry | None, player: int, move: Move, chance: tuple[tuple[str, str], ...], number: int
    ) -> None:
        self.before = before
        self.player = player
        self.move = move
        self.chance = chance
        self.number = number


class Game:
    """A game in progress: ask it for the legal moves and play one.

    A copy shares its state with the original until one of the two plays on, so a copy by itself costs next to nothing.
    Who asks for `state` may keep it, so such a state is never shared.
    """

    __slots__ = ("_branch", "_copies", "_handed_out", "_shared", "_state", "log", "opening", "origin")

    def __init__(self, state: State, opening: tuple[tuple[str, str], ...] = (), origin: str = "") -> None:
        self._state = state  # the game's own from now on
        self._shared = False  # with copies, so that it must not be changed?
        self._handed_out = False  # has somebody been given the state?
        self._branch = 0  # the number of this copy, while its future is not yet its own
        self._copies = 0
        self.opening = opening  # what chance gave before the first move
        self.origin = origin  # the scenario it started from, if any
        self.log: Entry | None = None

    @property
    def state(self) -> State:
        """The position, for those who need speed."""
        if self._shared:
            self._part()
        self._handed_out = True
        return self._state

    def _part(self) -> None:
        """From now on this game has a state of its own, and a copy its own future."""
        self._state = self._state.copy()
        self._shared = False
        if self._branch:
            branch_off(self._state, self._branch)
            self._branch = 0

    # --- playing ----------------------------------------------------------------------------------------------------

    def legal_moves(self) -> list[Move]:
        """Every legal move of the player who has to decide."""
        return self._state.legal[:]

    def play(self, move: Move | str) -> list[Event]:
        """Make a move; returns what happened, in order. An illegal one raises `IllegalMove` and changes nothing."""
        if isinstance(move, str):
            move = parse(move)
        for known in self._state.legal:  # by identity, which is all that interned moves need
            if known is move:
                break
        else:
            move = self._legal(parse(move.text))
        if self._shared:
            self._part()
        s = self._state
        player = s.mover
        events: list[Event] = []
        if CHECKED:
            s.copy()  # so that what the move changes without un-sharing it is noticed
        if s.forced:
            carry_out(s.copy(), move)  # a record that asks for the impossible must not leave half a move behind
        s.events = events
        if s.chance:
            s.chance = []
        carry_out(s, move)
        before = self.log
        self.log = Entry(
            before, player, move, tuple(s.chance) if s.chance else (), before.number + 1 if before is not None else 1
        )
        return events

    def _legal(self, move: Move) -> Move:
        """The move, if it is legal: by its text, since the one of this game may no longer be interned."""
        for known in self._state.legal:
            if known.text == move.text:
                return known
        raise IllegalMove(move.text, explain(self._state, move))

    def force(self, kind: str, value: str) -> None:
        """Lay down what chance gives next, as scenarios and records do."""
        if self._shared:
            self._part()
        self._state.forced = (*self._state.forced, (kind, value))

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The board, the tiles and the variants."""
        return self._state.table

    @property
    def board(self) -> Board:
        """The map."""
        return self._state.board

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._state.mover == NOBODY

    @property
    def to_move(self) -> int:
        """The player who decides, from 1; 0 when the game is over."""
        return self._state.mover + 1

    @property
    def stage(self) -> str:
        """Where in the turn the game stands."""
        return self._state.stage.name

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self._state.round

    @property
    def coins(self) -> dict[int, int]:
        """The players' coins."""
        return {player + 1: coins for player, coins in enumerate(self._state.coins)}

    @property
    def winners(self) -> list[int]:
        """Who has won, once the game is over."""
        return [player + 1 for player in winners(self._state)] if self.over else []

    def cost(self, region: int | str, *means: str) -> Cost:
        """What the race that conquers now would pay for a region, item by item."""
        return itemise(self._state, str(region), means)

    def prospects(self, region: int | str = "", *means: str) -> list[Prospect]:
        """What would come of every attack, or of those on one region, or of the one with just these relics."""
        return prospects(self._state, str(region), means)

    def forecast(self, first: Move | str = "") -> Forecast | None:
        """What the turn scores if it is ended from here, after one move or none; none where there is more to choose."""
        move = parse(first) if isinstance(first, str) and first else first
        return forecast(self._state, self._legal(move) if isinstance(move, Move) else None)

    def stop_moves(self) -> list[str]:
        """The moves that end the turn from here, one after the other; empty where `forecast` is none."""
        return stop_moves(self._state)

    def income(self, player: int) -> list[Part]:
        """What the player would score if his turn ended now: (race, what pays, coins, rule)."""
        return income(self._state, player - 1)

    def view(self, player: int = 0) -> View:
        """What a player may know; player 0 is a spectator."""
        return View(self._state, player)

    def record(self) -> str:
        """The game so far as text; `elbowroom.replay` gives the same game again."""
        return record(self)

    def digest(self) -> str:
        """A fingerprint of the position."""
        return digest(self._state)

    # --- copies -----------------------------------------------------------------------------------------------------

    def copy(self, *, reseeded: bool = True) -> Game:
        """An independent game in the same position, for search.

        It does not know the future: die and stacks go their own way in every copy, unless `reseeded` is false.
        """
        if self._branch:
            self._part()
        new = Game(self._state, self.opening, self.origin)
        new._shared = True
        new.log = self.log
        if reseeded:
            self._copies += 1
            new._branch = self._copies
        if self._handed_out:
            new._part()
        else:
            self._shared = True
        return new

    def reseed(self, seed: int) -> None:
        """Give this game another future."""
        if self._shared:
            self._part()
        reseed(self._state, seed)

    def moves(self) -> list[Entry]:
        """The log, first move first."""
        entries = []
        entry = self.log
        while entry is not None:
            entries.append(entry)
            entry = entry.before
        entries.reverse()
        return entries
