"""Reading records back: the same game, move for move (the format is described in `elbowroom.rules.record`)."""

from __future__ import annotations

from collections.abc import Sequence

from elbowroom.rules.ability import Power, Race, TableTile
from elbowroom.rules.board import BoardError
from elbowroom.rules.chance import ChanceError
from elbowroom.rules.game import Game, IllegalMove
from elbowroom.rules.house import HOUSE_RULES, value_of
from elbowroom.rules.record import TITLE, VERSION, chance_text, fingerprint
from elbowroom.rules.setup import Box, SetupError
from elbowroom.rules.table import Table

from .newgame import begin_again, new_game
from .own import BoxError, Fault, carried_box
from .record_map import CarriedMap
from .scenario import ScenarioError, parse_scenario

# What tiles' choices were when a record that does not name them was made; since then all are named.
UNSAID = {"flames_entry": "volcano", "vampire_limit": "per_opponent"}
_MOST = 1_000_000  # a longer text is no record
_MOST_BOXES = 8


class RecordError(ValueError):
    """A record that cannot be replayed: the line, and why."""

    def __init__(
        self,
        line: int,
        reason: str,
        illegal: IllegalMove | None = None,
        table: Table | None = None,
        fault: Fault | None = None,
    ) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.illegal = illegal  # the move that the engine refuses, where that is why,
        self.table = table  # and the table it was made at
        self.fault = fault  # what is wrong with a box that the record carries, where that is why


class NewerRecord(RecordError):
    """A record that a newer version of this program has written."""


def replay(
    text: str,
    own_races: Sequence[Race] = (),
    own_powers: Sequence[Power] = (),
    own_aside: Sequence[TableTile] = (),
) -> Game:
    """Play a record again: the same game, position for position.

    >>> from elbowroom import new_game
    >>> game = new_game(players=2, seed=7)
    >>> _ = game.play("pick 1"), game.play("conquer 2")
    >>> replay(game.record()).view(1).as_dict() == game.view(1).as_dict()
    True
    """
    if len(text) > _MOST:
        raise RecordError(1, f"a record has at most {_MOST} characters")
    lines = text.removesuffix("\n").split("\n")
    check_title(lines[0])
    head: dict[str, str] = {}
    carried = CarriedMap()
    boxes: list[Box] = []
    scenario: list[str] = []
    at = 1
    while at < len(lines) and not lines[at].startswith("start:"):
        line = lines[at]
        at += 1
        if line.startswith("|"):
            scenario.append(line[2:])
        elif line.startswith(("region ", "outline ")):
            _read_map(carried, line, at)
        elif line.startswith("box "):
            boxes.append(_read_box(line[4:], at, boxes))
        else:
            key, colon, value = line.partition(":")
            if not colon or key in head:
                raise RecordError(at, f"{line[:60]!r} is not a line of a record's head")
            head[key] = value.strip()
    if at >= len(lines):
        raise RecordError(at, "the record is cut off before its first move")
    opening = _read_chance(lines[at].partition(":")[2], at + 1)
    if scenario:
        game = _scenario_game("\n".join(scenario) + "\n", boxes, opening, at + 1)
    else:
        game = _new(head, carried, boxes, opening, at + 1, own_races, own_powers, own_aside)
    return _play(game, lines, at + 1)


def beginning(game: Game) -> Game:
    """A replayed game before its first move."""
    if game.origin:
        own = [carried_box(data).box() for data in game.table.carried]
        start = parse_scenario(game.origin, list(game.opening), own).game
        assert start is not None  # or there would be no record
        return start
    return begin_again(game)


def check_title(line: str) -> None:
    """Is it a record's first line, and of a version that this program reads?"""
    words = line.split()
    if " ".join(words[:2]) != TITLE or len(words) != 3 or not words[2].isdecimal():
        raise RecordError(1, f"a record begins with '{TITLE} {VERSION}'")
    version = int(words[2][:9])
    if version > VERSION or len(words[2]) > 9:
        raise NewerRecord(1, f"the record has version {words[2][:9]}; this program reads up to version {VERSION}")
    if version < 1:
        raise RecordError(1, f"there is no version {version} of the record")


def _play(game: Game, lines: list[str], at: int) -> Game:
    for number, line in enumerate(lines[at:], at + 1):
        if line.startswith("end "):
            return _check_end(game, lines, number, number - at - 1)
        player, _, rest = line.partition(" ")
        move, equals, given = rest.partition(" = ")
        if not player.isdecimal() or not move:
            raise RecordError(number, f"{line[:60]!r} is not a move")
        if int(player[:9]) != game.to_move:
            raise RecordError(number, f"player {player[:9]} moves, but player {game.to_move} has to decide")
        game.state.forced = tuple(_read_chance(given, number)) if equals else ()
        try:
            game.play(move)
        except IllegalMove as refusal:
            raise RecordError(number, f"{move[:60]}: {refusal}", refusal, game.table) from refusal
        except ChanceError as error:
            raise RecordError(number, str(error)) from error
        if game.state.forced:
            raise RecordError(number, f"chance gives {chance_text(game.state.forced)}, which nothing asked for")
        if game.log is not None and len(game.log.chance) != (given.count(",") + 1 if equals else 0):
            raise RecordError(number, "what chance gave is missing")
    raise RecordError(len(lines), "the record is cut off: its last line, `end`, is missing")


def _check_end(game: Game, lines: list[str], number: int, count: int) -> Game:
    words = lines[number - 1].replace(",", " ").split()
    if len(words) != 4 or words[2] != "moves":
        raise RecordError(number, "the last line reads `end N moves, FINGERPRINT`")
    if words[1] != str(count):
        raise RecordError(number, f"the record should have {words[1][:9]} moves, it has {count}")
    if words[3] != fingerprint("\n".join(lines[: number - 1]) + "\n", game):
        raise RecordError(number, "the fingerprint does not match: the record is damaged")
    if number != len(lines):
        raise RecordError(number + 1, "nothing may follow the line `end`")
    return game


def read_chance(text: str) -> list[tuple[str, str]]:
    """What chance gave, out of a text that we have written."""
    given = []
    for part in text.split(", ") if text else ():
        kind, _, value = part.partition(" ")
        given.append((kind, value))
    return given


def _read_chance(text: str, line: int) -> list[tuple[str, str]]:
    given = []
    for part in text.split(","):
        words = part.split()
        if not words:
            continue
        if len(words) != 2:
            raise RecordError(line, f"{part.strip()[:60]!r} is not what chance can give")
        given.append((words[0], words[1]))
    return given


def _read_map(carried: CarriedMap, line: str, number: int) -> None:
    """A line of the map that the record carries."""
    try:
        if line.startswith("region "):
            carried.region(line)
        else:
            carried.outline(line)
    except BoardError as error:
        raise RecordError(number, str(error)) from error


def _read_box(text: str, number: int, others: list[Box]) -> Box:
    """A box of data that the record carries."""
    try:
        if len(others) == _MOST_BOXES:
            raise BoxError([Fault("many", "box", count=_MOST_BOXES + 1, most=_MOST_BOXES)])
        found = carried_box(text).box()
        if any(other.id == found.id for other in others):
            raise BoxError([Fault("box-twice", "", value=found.id)])
    except BoxError as error:
        fault = error.faults[0]
        raise RecordError(number, f"the box that it carries: {fault}", fault=fault) from error
    return found


def _scenario_game(text: str, boxes: list[Box], opening: list[tuple[str, str]], line: int) -> Game:
    try:
        scenario = parse_scenario(text, opening, boxes)
    except (ScenarioError, ChanceError) as error:
        raise RecordError(line, f"the position it starts from: {error}") from error
    if scenario.game is None:
        raise RecordError(line, "the position it starts from is one to be refused")
    return scenario.game


def _new(
    head: dict[str, str],
    own_map: CarriedMap,
    boxes: list[Box],
    opening: list[tuple[str, str]],
    line: int,
    own_races: Sequence[Race],
    own_powers: Sequence[Power],
    own_aside: Sequence[TableTile],
) -> Game:
    for key in ("boxes", "map", "players", "first", "rounds"):
        if key not in head:
            raise RecordError(line, f"the head says nothing about {key}")
    for key in head:
        if key not in ("boxes", "map", "players", "first", "rounds", "variants", "coins", "own", "blank", "sheet"):
            raise RecordError(line, f"a record has no {key[:30]!r}")
    numbers = {}
    for key in ("players", "first", "rounds"):
        if not head[key].isdecimal():
            raise RecordError(line, f"{key} must be a number, not {head[key][:30]!r}")
        numbers[key] = int(head[key][:9])
    blank = head.get("blank", "").split()
    given = {tile.id for tile in (*own_races, *own_powers, *own_aside)}
    carried = {one.id: one for one in boxes}
    missing = set(head.get("own", "").split()) - given
    if missing:
        raise RecordError(line, f"the game was played with tiles of one's own: {', '.join(sorted(missing))}")
    try:
        return new_game(
            numbers["players"],
            [carried.get(name, name) for name in head["boxes"].split()],
            0,
            map=own_map.board(head["map"], head.get("sheet", "")) or head["map"],
            variants={**_usual(), **_formerly(head), **_read_variants(head.get("variants", ""), line)},
            first=numbers["first"],
            rounds=numbers["rounds"],
            open_coins=head.get("coins") == "open",
            own_races=own_races,
            own_powers=own_powers,
            own_aside=own_aside,
            blank=[name for name in blank if name not in given],
            blank_from=[one for one in boxes if one.id not in head["boxes"].split()],
            forced=opening,
        )
    except (SetupError, BoardError, ChanceError) as error:
        raise RecordError(line, str(error)) from error


def _usual() -> dict[str, object]:
    """House rules that a record does not name were as usual, whatever a box of one's own lays down."""
    return {rule.name: rule.usual for rule in HOUSE_RULES if not rule.setting}


def _formerly(head: dict[str, str]) -> dict[str, object]:
    """The choices of tiles that a record of 0.1.0 left unsaid."""
    return dict(UNSAID) if "underground" in head.get("boxes", "").split() else {}


def _read_variants(text: str, line: int) -> dict[str, object]:
    variants: dict[str, object] = {}
    for part in text.split(","):
        words = part.split()
        if not words:
            continue
        if len(words) != 2:
            raise RecordError(line, f"{part.strip()[:60]!r} is not a variant")
        variants[words[0]] = value_of(words[1])
    return variants
