"""The games of a batch, played in one call: moves by their numbers in, masks and observations out as plain bytes.

Only the standard library is used here, so this compiles like the rules; `batch_slice.py` makes arrays of it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from elbowroom.bots.base import Bot
from elbowroom.rules.explain import explain
from elbowroom.rules.game import Game
from elbowroom.rules.moves import Move
from elbowroom.rules.setup import clean_state, start
from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY, Table
from elbowroom.rules.turn import carry_out, settle

from .actions import ActionTable
from .graph_moves import listed
from .rows import Rows

AT_ONCE = 8  # masks that are put together before they are copied: few enough to be near the processor still


class IllegalAction(ValueError):
    """An action that is not legal in its game; nothing has been played anywhere. `rule` is the id of the rule."""

    def __init__(self, game: int, action: int, why: str, rule: str = "") -> None:
        super().__init__(f"game {game}: action {action} {why}")
        self.game = game
        self.action = action
        self.why = why
        self.rule = rule


class Deal:
    """How the games of a batch begin: all on one table, or each on its own where bots sit at it."""

    __slots__ = ("bots", "new_game", "players", "seat", "table")

    def __init__(
        self, table: Table, new_game: Callable[[int], Game], bots: list[Callable[[int], Bot]], seat: int
    ) -> None:
        self.table = table
        self.new_game = new_game
        self.bots = bots  # for every seat after the learner's, from a seed; none if all seats are played by the batch
        self.seat = seat  # the learner's, and -1 if chance decides
        self.players = table.players


class Place:
    """One game of a batch, and its successors: its position, and what it takes to play it again."""

    __slots__ = ("chance", "game", "mask", "moves", "others", "seed", "state")

    def __init__(self, state: State) -> None:
        self.chance = random.Random()
        self.state = state
        self.mask = bytearray()
        self.seed = 0  # of the game under way,
        self.moves: list[Move] = []  # and what has been played: nothing is logged while a batch plays all seats
        self.game: Game | None = None  # where bots sit at the table
        self.others: list[Bot | None] = []


class Games:
    """So many games at once. A game that ends is noted in `ended` and the next one starts in the same step."""

    __slots__ = ("_actions", "_count", "_deal", "_first", "_ids", "_listing", "_places", "_rows", "ended", "movers")

    def __init__(
        self, deal: Deal, actions: ActionTable, rows: Rows | None, games: int, first: int = 0, listing: int = 0
    ) -> None:
        self._deal = deal
        self._actions = actions
        self._rows = rows
        self._listing = listing  # actions are rows of the list of legal moves, so many at most; 0: they are ids
        self._count = listing or len(actions.moves)
        # the ids by the moves' own numbers; they stay objects, as they only travel from one list to another's index
        self._ids: list[Any] = [None] * (1 + max([move.number for move in actions.moves]))
        for action, move in enumerate(actions.moves):
            self._ids[move.number] = action
        self._first = first  # the number of the first game, for whoever is told of one
        empty = clean_state(deal.table, 0)  # until the first reset
        self._places = [Place(empty) for _ in range(games)]
        self.movers = bytearray(games)
        self.ended: list[tuple[int, State]] = []

    # --- beginnings ---------------------------------------------------------------------------------------------------

    def reseed(self, seeds: list[int]) -> None:
        """Other chance for the games to come."""
        for place, seed in zip(self._places, seeds, strict=True):
            place.chance.seed(seed)

    def reset(self) -> None:
        """A new game at every place."""
        self.ended = []
        for at, place in enumerate(self._places):
            self._begin(place)
            self._note(at, place)

    def _begin(self, place: Place) -> None:
        """The next game of this place, up to the first decision of who learns."""
        deal, chance = self._deal, place.chance
        if not deal.bots:
            place.seed = chance.getrandbits(63)
            place.moves = []
            place.state = start(deal.table, place.seed)
            settle(place.state)
            return
        learner = chance.randrange(deal.players) if deal.seat < 0 else deal.seat
        game = deal.new_game(chance.getrandbits(63))
        place.others = [None] * deal.players
        for after, make in enumerate(deal.bots):
            bot = make(chance.getrandbits(63))
            seat = (learner + 1 + after) % deal.players
            bot.begins(game.view(seat + 1))
            place.others[seat] = bot
        place.game = game
        place.state = game.state
        self._let_others_play(place, game)

    def _let_others_play(self, place: Place, game: Game) -> None:
        """The bots' moves until the learner decides, or the game is over."""
        while True:
            seat = game.to_move - 1
            if seat < 0:
                return
            bot = place.others[seat]
            if bot is None:
                return
            game.play(bot.choose(game.view(seat + 1)))

    # --- a step -----------------------------------------------------------------------------------------------------

    def step(self, actions: list[int]) -> None:
        """One decision in every game; one that is not legal is refused, and then nothing is played in any game."""
        self._check(actions)
        self.ended = []
        for at, place in enumerate(self._places):
            self._play(place, self._move(place, actions[at]))
            if place.state.mover == NOBODY:
                self.ended.append((at, place.state))
                self._begin(place)
            self._note(at, place)

    def _move(self, place: Place, action: int) -> Move:
        """The move that an action is."""
        return listed(place.state.legal, self._listing)[action] if self._listing else self._actions.moves[action]

    def _play(self, place: Place, move: Move) -> None:
        game = place.game
        if game is not None:
            game.play(move)
            self._let_others_play(place, game)
            return
        s = place.state
        s.events = []
        if s.chance:
            s.chance = []
        carry_out(s, move)
        place.moves.append(move)

    def _check(self, actions: list[int]) -> None:
        """Refuse actions before anything is played."""
        if len(actions) != len(self._places):
            raise ValueError(f"there are {len(self._places)} games, and {len(actions)} actions")
        for at, place in enumerate(self._places):
            action = actions[at]
            if not 0 <= action < self._count or not place.mask[action]:
                raise self.refusal(at, action)

    def refusal(self, at: int, action: int) -> IllegalAction:
        """Why an action is not legal in the game at this place."""
        if not 0 <= action < self._count:
            return IllegalAction(self._first + at, action, f"is none: they go from 0 to {self._count - 1}")
        if self._listing:
            return IllegalAction(self._first + at, action, "is a row without a move")
        move = self._actions.moves[action]
        refusal = explain(self._places[at].state, move)
        why = f"({move.text}) is refused: {refusal.reason} ({refusal.rule})"
        return IllegalAction(self._first + at, action, why, refusal.rule)

    def _note(self, at: int, place: Place) -> None:
        """What is legal now, and for whom."""
        ids = self._ids
        mask = bytearray(self._count)
        if self._listing:
            for row in range(min(len(place.state.legal), self._listing)):
                mask[row] = 1
        else:
            try:
                for move in place.state.legal:
                    mask[ids[move.number]] = 1
            except (IndexError, TypeError):
                mask = self._actions.mask_by_text(place.state.legal)
        place.mask = mask
        self.movers[at] = place.state.mover

    # --- looking ----------------------------------------------------------------------------------------------------

    def show(self, masks: memoryview, seen: memoryview) -> None:
        """Write the mask and the row of everyone who decides, game after game."""
        rows, count, places = self._rows, self._count, self._places
        begin = 0
        while begin < len(places):
            end = min(begin + AT_ONCE, len(places))
            masks[begin * count : end * count] = b"".join([place.mask for place in places[begin:end]])
            if rows is not None:
                for at in range(begin, end):
                    s = places[at].state
                    rows.write(at, s, s.mover, seen)
            begin = end

    def game(self, at: int) -> Game:
        """The game at a place as it stands, with its record; playing it on changes nothing here."""
        place = self._places[at]
        if place.game is not None:
            return place.game.copy(reseeded=False)
        game = self._deal.new_game(place.seed)
        for move in place.moves:
            game.play(move)
        return game

    def coins(self) -> list[list[int]]:
        """Everybody's coins in every game."""
        return [place.state.coins for place in self._places]
