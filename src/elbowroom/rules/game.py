"""A game: what outsiders hold in their hands (contract, section 4)."""

from __future__ import annotations

from .board import Board
from .chance import mix, reseed
from .cost import Cost, itemise
from .digest import digest
from .events import Event
from .explain import explain
from .moves import DONE, Move, parse
from .record import record
from .scoring import Part, income
from .state import State
from .table import NOBODY, Table
from .turn import settle, winners
from .view import View


class IllegalMove(ValueError):
    """A move that is not legal now; `reason` is a sentence, `rule` the id of the rule. The game is as it was."""

    def __init__(self, move: str, reason: str, rule: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.move = move
        self.reason = reason
        self.rule = rule


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


def _carry_out(s: State, move: Move) -> None:
    """Play a legal move, and pass the stages that ask nothing."""
    if move is DONE:
        s.stage.leave(s)
    else:
        s.stage.play(s, move)
    settle(s)


class Game:
    """A game in progress: ask it for the legal moves and play one."""

    __slots__ = ("_copies", "log", "opening", "origin", "state")

    def __init__(self, state: State, opening: tuple[tuple[str, str], ...] = (), origin: str = "") -> None:
        self.state = state
        self.opening = opening  # what chance gave before the first move
        self.origin = origin  # the scenario it started from, if any
        self.log: Entry | None = None
        self._copies = 0

    # --- playing ----------------------------------------------------------------------------------------------------

    def legal_moves(self) -> list[Move]:
        """Every legal move of the player who has to decide."""
        return self.state.legal[:]

    def play(self, move: Move | str) -> list[Event]:
        """Make a move; returns what happened, in order. An illegal one raises `IllegalMove` and changes nothing."""
        s = self.state
        if isinstance(move, str):
            move = parse(move)
        if move not in s.legal:
            known = parse(move.text)
            if known not in s.legal:
                reason, rule = explain(s, known)
                raise IllegalMove(known.text, reason, rule)
            move = known
        player = s.mover
        events: list[Event] = []
        if s.forced:
            _carry_out(s.copy(), move)  # a record that asks for the impossible must not leave half a move behind
        s.events = events
        s.chance = []
        _carry_out(s, move)
        before = self.log
        self.log = Entry(
            before, player, move, tuple(s.chance) if s.chance else (), before.number + 1 if before is not None else 1
        )
        return events

    def force(self, kind: str, value: str) -> None:
        """Lay down what chance gives next, as scenarios and records do."""
        self.state.forced = [*self.state.forced, (kind, value)]

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The board, the tiles and the variants."""
        return self.state.table

    @property
    def board(self) -> Board:
        """The map."""
        return self.state.board

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.mover == NOBODY

    @property
    def to_move(self) -> int:
        """The player who decides, from 1; 0 when the game is over."""
        return self.state.mover + 1

    @property
    def stage(self) -> str:
        """Where in the turn the game stands."""
        return self.state.stage.name

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.state.round

    @property
    def coins(self) -> dict[int, int]:
        """The players' coins."""
        return {player + 1: coins for player, coins in enumerate(self.state.coins)}

    @property
    def winners(self) -> list[int]:
        """Who has won, once the game is over."""
        return [player + 1 for player in winners(self.state)] if self.over else []

    def cost(self, region: int | str, *means: str) -> Cost:
        """What the race that conquers now would pay for a region, item by item."""
        return itemise(self.state, str(region), means)

    def income(self, player: int) -> list[Part]:
        """What the player would score if his turn ended now: (race, what pays, coins, rule)."""
        return income(self.state, player - 1)

    def view(self, player: int = 0) -> View:
        """What a player may know; player 0 is a spectator."""
        return View(self.state, player)

    def record(self) -> str:
        """The game so far as text; `elbowroom.replay` gives the same game again."""
        return record(self)

    def digest(self) -> str:
        """A fingerprint of the position."""
        return digest(self.state)

    # --- copies -----------------------------------------------------------------------------------------------------

    def copy(self, *, reseeded: bool = True) -> Game:
        """An independent game in the same position, for search.

        It does not know the future: die and stacks go their own way in every copy, unless `reseeded` is false.
        """
        state = self.state.copy()
        new = Game(state, self.opening, self.origin)
        new.log = self.log
        if reseeded:
            self._copies += 1
            state.dice_seed = mix(state.dice_seed ^ self._copies << 20)
            state.deck_seed = mix(state.deck_seed ^ self._copies << 20)
        return new

    def reseed(self, seed: int) -> None:
        """Give this game another future."""
        reseed(self.state, seed)

    def moves(self) -> list[Entry]:
        """The log, first move first."""
        entries = []
        entry = self.log
        while entry is not None:
            entries.append(entry)
            entry = entry.before
        entries.reverse()
        return entries
