"""A game as its log: how it was set up, and every move with what chance gave. Playing it again gives the game."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from elbowroom.notation.newgame import deal_again as another_deal
from elbowroom.notation.newgame import new_game
from elbowroom.notation.record import read_chance, replay
from elbowroom.rules.board import Board
from elbowroom.rules.events import Event
from elbowroom.rules.game import Game
from elbowroom.rules.record import chance_text
from elbowroom.rules.setup import Box

from .own_boxes import split_blanks
from .protocol.table import TableSettings


class Unreadable(ValueError):
    """A log that this version of the rules cannot play again."""


class Script(Struct):
    """Everything that makes a game, in plain data: no seed, so nothing that is still to come."""

    players: int
    settings: TableSettings
    base: str  # the record it starts from, if it is not a new game
    opening: str  # what chance gave at the start
    moves: list[tuple[str, str]]  # the text of each move, and what chance gave


def derive(seed: str, label: str) -> int:
    """A number that follows from the table's secret seed, but tells nothing about it."""
    return int.from_bytes(hashlib.blake2b(label.encode(), key=seed.encode(), digest_size=8).digest(), "big") >> 1


def open_game(
    players: int,
    settings: TableSettings,
    base: str,
    seed: int,
    opening: str | None = None,
    bring: Sequence[Box] = (),
    own_map: Board | None = None,
) -> Game:
    """The position before the first move; drawn from the seed, or as the log says."""
    if base:
        return replay(base)
    boxes, blank, blank_from = split_blanks(settings.boxes, bring)
    return new_game(
        players,
        boxes,
        seed,
        map=own_map or settings.map or None,
        variants=dict(settings.variants),
        first=settings.first or 1,
        rounds=settings.rounds or None,
        open_coins=settings.open_coins,
        blank=blank,
        blank_from=blank_from,
        forced=None if opening is None else read_chance(opening),
    )


def deal_again(base: str, settings: TableSettings, seed: int) -> str:
    """A record that only holds map and boxes, with another deal; one of a position stays as it is."""
    if not base:
        return ""
    game = replay(base)
    if game.log is not None or game.origin:
        return base
    return another_deal(game, seed, settings.first or 1).record()


def repeat(game: Game, move: str, chance: str) -> list[Event]:
    """Play a move of the log again, with what chance gave then."""
    game.state.forced = tuple(read_chance(chance))
    events = game.play(move)
    if game.state.forced or game.log is None or chance_text(game.log.chance) != chance:
        raise Unreadable(f"{move}: chance gave {chance!r}, the rules now ask for something else")
    return events


def play_script(script: Script, plies: int | None = None) -> Game:
    """The game after so many moves, or after all of them."""
    game = open_game(script.players, script.settings, script.base, 0, script.opening)
    catch_up(game, script.moves[:plies])
    return game


def catch_up(game: Game, moves: Sequence[tuple[str, str]]) -> None:
    """Play these moves of a log."""
    for move, chance in moves:
        repeat(game, move, chance)
