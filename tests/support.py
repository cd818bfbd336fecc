"""Helpers for tests: positions written inline, moves played, things read.

game = position(
    '''
    a farmland edge : b c
    b mountain tribe +mine
    c sea
    ''',
    seat("merchant skeletons", {"a": 1}, hand=6),
    seat("flying elves", {"b": 2}, declined=[fallen("spirit tritons", {"c": 1})]),
    stage="conquest",
)
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from hypothesis import settings

from elbowroom import Game, IllegalMove, Move, new_game
from elbowroom.boxes import BOXES
from elbowroom.notation.assertions import failure
from elbowroom.notation.scenario import parse_scenario
from elbowroom.rules.board import SYMBOLS
from elbowroom.rules.events import Event

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
RULE_BOOKS = [ROOT / "docs" / "rules" / f"{name}.md" for name in BOXES]
BASE_MAPS = {2: "base-2p", 3: "base-3p", 4: "base-4p", 5: "base-5p"}
Table = dict[str, object]
_E = TypeVar("_E", bound=Event)


# --- positions ------------------------------------------------------------------------------------------------------


def position(board: str, *seats: Table, **keys: object) -> Game:
    """The game in this position; `board` is the name of a map or one region per line, `keys` are a scenario's."""
    return from_toml(toml(board, *seats, **keys))


def toml(board: str, *seats: Table, **keys: object) -> str:
    """The scenario file of a position."""
    source: object = board if board in BASE_MAPS.values() else {"regions": _regions(board)}
    everything: Table = {"map": source, **keys, "player": list(seats or (seat(), seat()))}
    return "".join(f"{key} = {toml_value(value)}\n" for key, value in everything.items())


def from_toml(text: str) -> Game:
    """The game that the text of a scenario file sets up."""
    game = parse_scenario(text).game
    assert game is not None, "the position refuses itself"
    return game


def seat(combo: str = "", regions: Mapping[str, int] | None = None, **keys: object) -> Table:
    """A player with an active race, written like a combo: power first."""
    return fallen(combo, regions, **keys) if combo else dict(keys)


def fallen(combo: str, regions: Mapping[str, int] | None = None, **keys: object) -> Table:
    """A declined race with the badge it has or had."""
    power, race = combo.split()
    return {"race": race, "power": power, "regions": dict(regions or {}), **keys}


def _regions(text: str) -> Table:
    found: Table = {}
    for line in text.split("\n"):
        printed, _, borders = line.partition(":")
        words = printed.split()
        if words:
            flags: Table = {word: True for word in words[2:] if not word.startswith("+")}
            symbols = [word[1:] for word in words[2:] if word.startswith("+")]
            assert set(symbols) <= set(SYMBOLS), line
            found[words[0]] = {"terrain": words[1], "symbols": symbols, "next": borders.split(), **flags}
    return found


def toml_value(value: object) -> str:
    """A value as TOML, tables inline."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml_value(item) for item in value) + "]"
    return json.dumps(value)


# --- playing --------------------------------------------------------------------------------------------------------


def play(game: Game, *moves: str) -> list[Event]:
    """Play moves; `roll h = 2` lays down what the die shows. Everything that happened, in order."""
    events: list[Event] = []
    for text in moves:
        move, equals, face = text.partition(" = ")
        if equals:
            game.force("die", face)
        events.extend(game.play(move))
        assert not game.state.forced, f"{move} rolled no die"
    return events


def refusal(game: Game, move: str) -> IllegalMove:
    """Why a move is refused; the game must be as it was."""
    before = game.digest()
    try:
        game.play(move)
    except IllegalMove as error:
        assert game.digest() == before, f"{move} was refused but changed the game"
        return error
    raise AssertionError(f"{move} was not refused")


def play_on(game: Game, chance: random.Random, moves: int = 100_000) -> Game:
    """Play random moves, to the end if so many are allowed."""
    while moves and not game.over:
        game.play(chance.choice(game.legal_moves()))
        moves -= 1
    return game


def random_positions(
    games: int, *, every: int = 1, start: int = 0, players: Sequence[int] = (2, 3, 4, 5)
) -> Iterator[Game]:
    """Positions of random games on all base maps; the game goes on when the next one is asked for."""
    for seed in range(start, start + games):
        chance = random.Random(seed)
        game = new_game(players[seed % len(players)], seed=seed)
        while not game.over:
            if chance.randrange(every) == 0:
                yield game
            game.play(chance.choice(game.legal_moves()))
        yield game


def examples(count: int) -> settings:
    """So many examples of a property, the same ones in every run, and nothing written to disk."""
    return settings(max_examples=count, derandomize=True, deadline=None, database=None)


# --- reading --------------------------------------------------------------------------------------------------------


def check(game: Game, *assertions: str) -> None:
    """All these assertions of a scenario hold."""
    for text in assertions:
        problem = failure(game, text)
        assert not problem, problem


def texts(game: Game) -> list[str]:
    """The legal moves as text."""
    return [move.text for move in game.legal_moves()]


def verbs(moves: Iterable[Move]) -> set[str]:
    """The verbs of some moves."""
    return {move.verb for move in moves}


def of_kind(events: Iterable[Event], kind: type[_E]) -> list[_E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def the(events: Iterable[Event], kind: type[_E]) -> _E:
    """The one event of this kind."""
    found = of_kind(events, kind)
    assert len(found) == 1, f"{len(found)} events {kind.__name__}"
    return found[0]


def parts(game: Game, region: str) -> list[tuple[int, str, str]]:
    """The items of a cost: tokens, what for, rule."""
    return [(part.amount, part.source, part.rule) for part in game.cost(region).parts]


def income(game: Game, player: int) -> dict[tuple[str, str], tuple[int, str]]:
    """What a turn would bring now: (race, what pays) to (coins, rule)."""
    found = {(race, source): (coins, rule) for race, source, coins, rule in game.income(player)}
    assert len(found) == len(game.income(player)), "something pays twice"
    return found


@cache
def rule_ids() -> frozenset[str]:
    """Every rule id of the boxes' books: those with an anchor, so that one can link to them."""
    return frozenset(
        rule for book in RULE_BOOKS for rule in re.findall(r"\*\*([^*]+)\*\*<a id=", book.read_text("utf-8"))
    )
