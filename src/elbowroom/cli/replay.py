"""`elbowroom replay`: a record as a story, or as data."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from elbowroom.locale import Texts, add_texts, negotiate, texts_in
from elbowroom.notation.own import carried_box
from elbowroom.notation.record import RecordError, beginning, replay
from elbowroom.rules.events import Event
from elbowroom.rules.game import Game

from .arguments import UsageError, one_line
from .own_boxes import told
from .terminal_refusals import why
from .terminal_words import Words

_MOST = 4_000_000  # bytes; no record is as long


@dataclass
class Step:
    """One move of a record and what it did."""

    number: int
    round: int
    stage: str
    player: int
    move: str
    chance: tuple[tuple[str, str], ...]
    events: list[Event]

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {
            "number": self.number,
            "round": self.round,
            "stage": self.stage,
            "player": self.player,
            "move": self.move,
            "chance": [list(given) for given in self.chance],
            "events": [event.as_dict() for event in self.events],
        }


def run(file: str, as_json: bool, language: str | None) -> int:
    """Read, replay and print a record."""
    texts = texts_in(negotiate(language))
    name = texts.get("cli-replay-input") if file == "-" else file
    try:
        game = replay(read_record(file, name))
    except RecordError as error:
        raise UsageError(
            "cli-replay-wrong", file=name, line=str(error.line), reason=record_reason(error, texts)
        ) from error
    learn_words(game)
    if as_json:
        print(json.dumps(_as_dict(game)))
    else:
        for line in _story(game, texts):
            print(one_line(line))
    return 0


def learn_words(game: Game) -> None:
    """What the boxes that a record carries call their tiles."""
    for carried in game.table.carried:
        add_texts(carried_box(carried).texts)


def read_record(file: str, name: str) -> str:
    """The text of a file, or of the standard input."""
    if "\0" in file:
        raise UsageError("cli-zero-byte")
    if file == "-":
        data = sys.stdin.buffer.read(_MOST + 1)
    else:
        with Path(file).open("rb") as stream:
            data = stream.read(_MOST + 1)
    if len(data) > _MOST:
        raise UsageError("cli-replay-long", file=name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UsageError("cli-replay-letters", file=name, byte=str(error.start)) from error


def _steps(game: Game) -> Iterator[Step]:
    """Play a game again from its beginning, move by move."""
    again = beginning(game)
    for number, entry in enumerate(game.moves(), 1):
        round_, stage = again.round, again.stage
        for kind, value in entry.chance:
            again.force(kind, value)
        events = again.play(entry.move)
        yield Step(number, round_, stage, entry.player + 1, entry.move.text, entry.chance, events)


def _as_dict(game: Game) -> dict[str, object]:
    table = game.table
    return {
        "boxes": list(table.boxes),
        "map": table.board.id,
        "players": table.players,
        "first": table.first + 1,
        "rounds": table.rounds,
        "opening": [list(given) for given in game.opening],
        "moves": [step.as_dict() for step in _steps(game)],
        "over": game.over,
        "coins": game.coins,
        "winners": game.winners,
    }


def record_reason(error: RecordError, texts: Texts) -> str:
    """Why a record cannot be replayed; a move that the rules refuse, or a broken box, in the user's language."""
    if error.fault is not None:
        return texts.get("own-carried", fault=told(error.fault, texts))
    illegal, table = error.illegal, error.table
    if illegal is None or table is None:
        return error.reason
    words = Words(texts, ["human"] * table.players, table)
    return f"{illegal.move[:60]}: {why(words, illegal.code, illegal.args_)}"


def _story(game: Game, texts: Texts) -> Iterator[str]:
    table = game.table
    words = Words(texts, ["human"] * table.players, table)
    players = texts.get("concept-player.count", count=table.players)
    rounds = texts.get("concept-round.count", count=table.rounds)
    yield texts.get("cli-replay-head", map=table.board.id, boxes=", ".join(table.boxes), players=players, rounds=rounds)
    for step in _steps(game):
        told = [line.text for line in words.tell(step.events) if not line.heading]
        args: dict[str, str | int] = {"round": step.round, "player": words.player(step.player), "move": step.move}
        if told:
            yield texts.get("cli-replay-line", **args, events="; ".join(told))
        else:
            yield texts.get("cli-replay-line-quiet", **args)
    if not game.over:
        yield texts.get("cli-replay-unfinished", round=game.round)
    for player, coins in game.coins.items():
        yield texts.get("cli-replay-coins", player=words.player(player), coins=words.coins(coins))
    if game.over:
        names = ", ".join(words.player(player) for player in game.winners)
        yield texts.get("cli-replay-winner", count=len(game.winners), names=names)
