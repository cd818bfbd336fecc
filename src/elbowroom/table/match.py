"""A match: the log of moves, and the game that follows from it. No clocks tick here and nothing is stored or sent."""

from __future__ import annotations

from msgspec import Raw, Struct, ValidationError, convert, to_builtins
from msgspec.json import encode

from elbowroom.rules.events import Event
from elbowroom.rules.game import Game
from elbowroom.rules.record import chance_text

from .clocks import Clock
from .deals import deals
from .protocol.events import Driven, Moved, Started, TableEvent, Undone
from .protocol.table import TableSettings
from .protocol.values import Driver, WhyDriven
from .refusal import Refusal
from .replay_log import Script, Unreadable, derive, open_game, repeat
from .seats import Seat
from .wire import Wire, wire_view

_MARK_LENGTH = 12


class Row(Struct):
    """One line of a table's log; what it means depends on its kind."""

    number: int
    kind: str  # start, move, undo, driver
    player: int
    text: str = ""
    chance: str = ""
    by: str = ""
    spent: int = 0
    at: int = 0
    mark: str = ""  # of the position after it, where a turn begins: do the rules still give the same game?


class Ply(Struct):
    """A move that stands."""

    player: int
    move: str
    chance: str
    by: Driver


class Match:
    """The game of a table: `apply` takes rows of the log, the other methods make new ones, already applied."""

    def __init__(self, settings: TableSettings, seats: list[Seat], seed: str, base: str = "") -> None:
        self.settings = settings
        self.seats = seats
        self.seed = seed
        self.base = base
        self.game: Game | None = None
        self.opening = ""
        self.rows = 0
        self.decided = 0  # the moment when the present decision began
        self.version = 0
        self.plies: list[Ply] = []
        self.events: list[Raw] = []
        self.clock = Clock(settings.clock, len(seats))
        self.begun = (0, 0)  # the turn and the round that the table began with
        self.anew = False  # did the last move bring another player, or a new turn?
        self._trail: list[Game] = []  # the positions before the moves that may still be taken back
        self._views: dict[int, Wire] = {}

    # --- what is ------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.game is not None and self.game.over

    @property
    def mover(self) -> int:
        """The player who decides; 0 before the start and after the end."""
        return self.game.to_move if self.game is not None else 0

    @property
    def alone(self) -> bool:
        """Does one person play against bots?"""
        return sum(seat.human for seat in self.seats) == 1

    @property
    def rests(self) -> bool:
        """Is the turn of a puzzle over? Then nobody goes on."""
        if not self.settings.puzzle or self.game is None:
            return False
        return (self.game.state.turn, self.game.state.round) != self.begun

    def undoable(self, player: int) -> int:
        """How many of his latest moves this player may take back."""
        return len(self._own_moves(player))

    def _own_moves(self, player: int) -> list[int]:
        """The moves of his last turn that a player may take back, latest first, each as the number of all moves since.

        They end where chance has said something, or, with other people at the table, where one of them has decided.
        Who plays alone takes the bots' answers back with his own moves.
        """
        found: list[int] = []
        turn: tuple[int, int] | None = None
        for back, before in enumerate(reversed(self._trail), 1):
            if self.alone and self.plies[-back].by == "bot":
                continue
            now = (before.state.round, before.state.turn)
            if self.plies[-back].player != player or (turn is not None and now != turn):
                break
            turn = now
            found.append(back)
        return found

    def view(self, player: int) -> Wire:
        """The view of a player, ready for the wire."""
        assert self.game is not None
        found = self._views.get(player)
        if found is None:
            decides = bool(player) and self.seats[player - 1].driver == "player"  # where a bot plays, it decides
            undo = self.undoable(player) if decides else 0
            public = None if player == 0 else self.view(0)
            found = self._views[player] = wire_view(self.game, player, undo, deciding=decides, public=public)
        return found

    def script(self) -> Script:
        """The game as plain data, for whoever plays it again."""
        moves = [(ply.move, ply.chance) for ply in self.plies]
        return Script(len(self.seats), self.settings, self.base, self.opening, moves)

    # --- new rows -----------------------------------------------------------------------------------------------------

    def start(self, at: int) -> Row:
        """The deal, which the seed laid down when the table was made, or which was prepared long before."""
        deal = deals().get(self.settings.deal)
        opening = deal.opening if deal is not None else None
        game = open_game(len(self.seats), self.settings, self.base, derive(self.seed, "start"), opening)
        row = Row(self.rows + 1, "start", game.to_move, chance="" if self.base else chance_text(game.opening), at=at)
        self._started(row, game)
        return row

    def move(self, text: str, by: Driver, spent: int, at: int) -> Row:
        """A move of the player who decides. An illegal one raises `IllegalMove` and changes nothing."""
        game = self.game
        assert game is not None
        player = game.to_move
        before = game.copy(reseeded=False)
        # What chance gives the next move is laid down by the seed and the ply alone: neither a restart nor taking a
        # move back lets anyone roll again.
        game.reseed(derive(self.seed, f"ply {len(self.plies) + 1}"))
        events = game.play(text)
        assert game.log is not None
        row = Row(
            self.rows + 1, "move", player, game.log.move.text, chance_text(game.log.chance), by, max(0, spent), at
        )
        self._moved(row, before, events)
        if self.anew:
            row.mark = self._mark()
        return row

    def undo(self, player: int, moves: int, spent: int, at: int) -> Row:
        """Take moves of a player back, never past a die, a draw or another person's decision."""
        own = self._own_moves(player)
        if moves > len(own):
            raise Refusal("nothing-to-undo", most=len(own))
        spent = max(0, spent) if player == self.mover else 0
        row = Row(self.rows + 1, "undo", player, str(own[moves - 1]), spent=spent, at=at)
        self._undone(row)
        return row

    def drive(self, player: int, driver: Driver, why: WhyDriven, level: str, at: int, spent: int = 0) -> Row:
        """Somebody else plays a seat from now on."""
        row = Row(self.rows + 1, "driver", player, f"{driver} {why} {level}".rstrip(), spent=spent, at=at)
        self._driven(row)
        return row

    # --- rows of the log ----------------------------------------------------------------------------------------------

    def apply(self, row: Row, *, check: bool = False) -> None:
        """Do again what the log says; `check` compares the position with the row's mark, if it has one."""
        if row.number != self.rows + 1:
            raise Unreadable(f"row {row.number} follows row {self.rows}")
        if row.kind == "start":
            game = open_game(len(self.seats), self.settings, self.base, 0, row.chance)
            self._started(row, game)
        elif row.kind == "move":
            assert self.game is not None
            if self.game.to_move != row.player:
                raise Unreadable(f"row {row.number}: player {row.player} moves, player {self.game.to_move} decides")
            before = self.game.copy(reseeded=False)
            self._moved(row, before, repeat(self.game, row.text, row.chance))
            if row.mark and check and row.mark != self._mark():
                raise Unreadable(f"row {row.number}: the position is another one")
        elif row.kind == "undo":
            self._undone(row)
        elif row.kind == "driver":
            self._driven(row)
        else:
            raise Unreadable(f"row {row.number}: {row.kind!r}")

    def _started(self, row: Row, game: Game) -> None:
        self.game = game
        self.begun = (game.state.turn, game.state.round)
        self.opening = row.chance
        self._tell_table(Started(row.player, 0))
        if not self.base:
            self._tell_all(game.state.events)
        self._done(row)

    def _moved(self, row: Row, before: Game, events: list[Event]) -> None:
        game = self.game
        assert game is not None
        answers = self.alone and not self.seats[row.player - 1].human  # a bot's, which goes back with the question
        follows = bool(self.plies) and self.plies[-1].player == row.player
        by: Driver = "player" if row.by == "player" else "bot"
        self.plies.append(Ply(row.player, row.text, row.chance, by))
        if row.chance or game.over or (by == "bot" and not answers):
            self._trail = []
        elif follows or self.alone:
            self._trail.append(before)
        else:
            self._trail = [before]
        self._tell_table(Moved(row.player, row.text, by, len(self.plies)))
        self._tell_all(events)
        if row.by == "player":
            self.clock.charge(row.player, row.spent)
        now, then = game.state, before.state
        self.anew = (now.mover, now.turn, now.round) != (then.mover, then.turn, then.round)
        if self.anew:
            self.clock.decides_anew(game.to_move)
        self.version += 1
        self._done(row)

    def _undone(self, row: Row) -> None:
        moves = int(row.text)  # of everybody
        self.clock.charge(row.player, row.spent)
        self.game = self._trail[-moves]
        del self._trail[-moves:]
        del self.plies[-moves:]
        self._tell_table(Undone(row.player, moves, len(self.plies)))
        self.version += 1
        self._done(row)

    def _driven(self, row: Row) -> None:
        driver, why, *level = row.text.split(" ")
        facts = {"kind": "driver", "player": row.player, "driver": driver, "why": why, "level": "".join(level)}
        try:
            news = convert(facts, Driven)
        except ValidationError as error:
            raise Unreadable(f"row {row.number}: {error}") from error
        seat = self.seats[row.player - 1]
        seat.driver = news.driver
        seat.why = news.why if news.why == "host" or news.why == "clock" else ""
        seat.bot = news.level
        self.clock.charge(row.player, row.spent)
        self._tell_table(news)
        self._done(row)

    def _mark(self) -> str:
        assert self.game is not None
        return self.game.digest()[:_MARK_LENGTH]

    def _done(self, row: Row) -> None:
        self.rows = row.number
        if row.kind != "driver" or row.player == self.mover:
            self.decided = row.at
        self._views = {}

    def _tell_table(self, event: TableEvent) -> None:
        self._tell(to_builtins(event))

    def _tell_all(self, events: list[Event]) -> None:
        for event in events:
            self._tell(event.as_dict())

    def _tell(self, event: dict[str, object]) -> None:
        self.events.append(Raw(encode({"n": len(self.events) + 1, **event})))
