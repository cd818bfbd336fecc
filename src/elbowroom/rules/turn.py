"""The turn: which stage comes next and who decides (TURN; docs/moves.md#stages-and-moves).

A stage lists its moves, plays them, and is left with `done`. One whose only move is `done` is left by itself.
"""

from __future__ import annotations

from typing import ClassVar, Final

from .compiling import mypyc_attr
from .decline import resolve
from .events import GameOver, Readied, TurnStarted
from .moves import DECLINE, DONE, EXPAND, Move, Verb
from .notices import round_starts
from .refusal import Refusal
from .stages import CONQUEST, MODE, NO_ONE, OVER, PICK, REDEPLOY, SCORE, TURN
from .state import State, gather
from .table import NOBODY

LEAVE: Final = Verb("done")  # of every stage that can be left


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage:
    """A place in the turn where somebody decides, and what it is: whoever wants to know asks these, not its name."""

    facts: ClassVar[tuple[str, ...]] = (
        "decides",
        "offers",
        "picks",
        "opens",
        "fights",
        "late",
        "die_lies",
        "deals",
        "scored",
        "compels",
    )
    __slots__ = ("name",)

    verbs: ClassVar[tuple[Verb, ...]] = ()  # its own; those of tiles come on top
    decides: ClassVar[str] = TURN  # who
    offers: ClassVar[bool] = False  # the choice is among the combos on offer
    picks: ClassVar[bool] = False  # and the one chosen becomes the player's race
    opens: ClassVar[bool] = False  # the kind of turn is chosen
    fights: ClassVar[bool] = False  # regions are attacked
    late: ClassVar[bool] = False  # by a declined race, before the active one
    die_lies: ClassVar[bool] = False  # with the die that has just been rolled
    deals: ClassVar[bool] = False  # tokens and pieces are dealt out
    scored: ClassVar[bool] = False  # the turn has been scored
    compels: ClassVar[bool] = False  # something must be chosen before the turn can go on or end
    starts: ClassVar[bool] = False  # a position can be set up in it

    def __init__(self, name: str) -> None:
        self.name = name

    def __deepcopy__(self, memo: dict[int, object]) -> Stage:
        """Nothing about it changes, and a bot copied in the middle of its plan remembers stages."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.name,))

    def same(self, other: Stage) -> bool:
        """Is it this one, even if it came from another process?"""
        return self.name == other.name

    def enter(self, s: State) -> None:
        """The stage begins."""

    def moves(self, s: State) -> list[Move]:
        """Every legal move; the caller must not change the list."""
        raise NotImplementedError

    def play(self, s: State, move: Move) -> None:
        """Carry out a legal move other than `done`."""
        raise NotImplementedError

    def leave(self, s: State) -> None:
        """`done`: what comes next."""
        raise NotImplementedError

    def refusal(self, s: State, move: Move) -> Refusal | None:
        """Why this move is not made here, where the stage itself knows; else the rules in general say it."""
        return None


def go(s: State, name: str) -> None:
    """Enter the stage of this name, after a detour if one is due."""
    if s.detour:
        s.after = name
        name = s.detour
        s.detour = ""
    stage = s.table.stages[name]
    s.stage = stage
    stage.enter(s)


def settle(s: State) -> None:
    """Pass the stages in which there is nothing to decide, and list the moves of the one that asks."""
    while True:
        moves = s.stage.moves(s)
        if len(moves) != 1 or moves[0] is not DONE:
            s.legal = moves
            return
        s.stage.leave(s)


def carry_out(s: State, move: Move) -> None:
    """Play a legal move, and pass the stages that ask nothing."""
    if move is DONE:
        s.stage.leave(s)
    else:
        s.stage.play(s, move)
    settle(s)


def start_turn(s: State) -> None:
    """TURN_START: the turn's memory is empty; what happens by itself happens."""
    player = s.turn
    s.mover = player
    s.spent = [0] * len(s.spent)
    s.picked = False
    s.attempted = False
    s.begun = False
    s.again = False
    s.raids = 0
    s.attacked = 0
    s.surge = 0
    s.victims = 0
    s.dealing = NOBODY
    s.after = ""
    s.events.append(TurnStarted(player + 1, s.round))
    begin_mode(s)


def begin_mode(s: State) -> None:
    """The effects of the start of a turn, then the choice of what kind of turn it is."""
    active = s.active[s.turn]
    s.race = active
    if active >= 0:
        for tile in s.kit(active).turn_starts:
            tile.turn_starts(s, active)
    if s.table.restless:
        for race in s.fallen[s.turn]:
            for tile in s.kit(race).turn_starts:
                tile.turn_starts(s, race)
    go(s, MODE if active >= 0 else PICK)


def end_turn(s: State) -> None:
    """TURN_END: the next player, the next round, or the end of the game (END-1, END-2)."""
    table = s.table
    following = (s.turn + 1) % table.players
    if following == table.first:
        if s.round >= table.rounds:
            go(s, OVER)
            return
        s.round += 1
        if s.ears:
            round_starts(s)
    s.turn = following
    start_turn(s)


def ready(s: State, race: int) -> None:
    """Take all but one token from every region of a race into hand (READY-1, READY-2)."""
    gather(s, race)
    for tile in s.kit(race).readied:
        tile.readied(s, race)
    s.events.append(Readied(s.turn + 1, s.table.race_ids[race], s.hand[race]))


def march(s: State) -> None:
    """Declined races that fight on are readied and conquer first, then the active race (INT-67, INT-68)."""
    for race in s.fallen[s.turn]:
        if s.kit(race).fights_on:
            ready(s, race)
    march_on(s, NOBODY)


def march_on(s: State, after: int) -> None:
    """The next race to conquer after this one."""
    s.begun = False
    fallen = s.fallen[s.turn]
    start = fallen.index(after) + 1 if after in fallen else 0
    for race in fallen[start:]:
        stage = s.kit(race).fights_on
        if stage:
            s.race = race
            go(s, stage)
            return
    s.race = s.active[s.turn]
    go(s, CONQUEST)


class Mode(Stage):
    """Start of a turn with an active race: expand or decline (TURN-3, DECLINE-1)."""

    verbs = (Verb("expand"), Verb("decline"))
    opens = True
    starts = True

    def moves(self, s: State) -> list[Move]:
        out: list[Move] = []
        for race in (s.active[s.turn], *s.fallen[s.turn]):
            for tile in s.kit(race).start_moves:
                tile.start_moves(s, race, out)
        out.append(EXPAND)
        out.append(DECLINE)
        return out

    def play(self, s: State, move: Move) -> None:
        active = s.active[s.turn]
        if move is EXPAND:
            ready(s, active)
            march(s)
        elif move.verb == "decline":
            resolve(s, active, move.means)
            go(s, SCORE if s.dealing < 0 else REDEPLOY)
        else:
            for race in (active, *s.fallen[s.turn]):
                tile = s.kit(race).verbs.get(move.verb)
                if tile is not None:
                    tile.play(s, race, move)
                    return


class Over(Stage):
    """The game has ended (END-2 to END-5)."""

    decides = NO_ONE
    scored = True

    def enter(self, s: State) -> None:
        s.mover = NOBODY
        coins = {at + 1: coins for at, coins in enumerate(s.coins)}
        s.events.append(GameOver([player + 1 for player in winners(s)], coins))

    def moves(self, s: State) -> list[Move]:
        return []


def winners(s: State) -> list[int]:
    """Most coins; then most race tokens on the map; then a shared victory (END-3, END-4, END-5)."""
    standing = [0] * s.table.players
    for region, race in enumerate(s.holder):
        if race >= 0:
            standing[s.player[race]] += s.tokens[region]
    best = max(zip(s.coins, standing, strict=True))
    return [at for at in range(s.table.players) if (s.coins[at], standing[at]) == best]
