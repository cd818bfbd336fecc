"""Game records: readable text that holds every move and all that chance gave, so a replay needs no generator.

elbowroom record 1
boxes: base
map: base-2p
players: 2
first: 1
rounds: 10
box {"id":"pond",…}                         a box of data, for each that is in the game
sheet: 1400 900                             only of a map that does not come with a box: how large it is drawn,
region 7 hill edge +mine : 3 4 12           its regions, their terrain, what is in them, and their neighbours,
outline 7 80.5,62 : 12,10 140,12.5 …        where pieces stand, and the points around it
start: race A, power B, race C, …           what chance gave before the first move
1 pick 2 = race D, power E                  player, move, what chance gave
1 conquer 5
end 2 moves, 0a1b…                          number of moves, fingerprint of the lines above and of the position
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .board import Board, Region
from .house import BY_NAME

if TYPE_CHECKING:
    from .game import Game

VERSION = 1
TITLE = "elbowroom record"


def record(game: Game) -> str:
    """The record of a game so far."""
    lines = [f"{TITLE} {VERSION}"]
    if game.origin:
        lines.extend(f"| {line}".rstrip() for line in game.origin.rstrip("\n").split("\n"))
        lines.extend(f"box {data}" for data in game.table.carried)
    else:
        lines.extend(_head(game))
    lines.append("start: " + chance_text(game.opening))
    entries = game.moves()
    for entry in entries:
        given = f" = {chance_text(entry.chance)}" if entry.chance else ""
        lines.append(f"{entry.player + 1} {entry.move}{given}")
    body = "\n".join(lines) + "\n"
    return f"{body}end {len(entries)} moves, {fingerprint(body, game)}\n"


def fingerprint(body: str, game: Game) -> str:
    """What tells a record that was damaged, whatever was changed in it."""
    return hashlib.blake2b(f"{body}{game.digest()}".encode(), digest_size=16).hexdigest()


def _head(game: Game) -> list[str]:
    table = game.table
    lines = [
        f"boxes: {' '.join(table.boxes)}",
        f"map: {table.board.id}",
        f"players: {table.players}",
        f"first: {table.first + 1}",
        f"rounds: {table.rounds}",
    ]
    lines.extend(f"box {data}" for data in table.carried)
    if not table.board.shipped:
        lines.extend(_map_lines(table.board))
    # A tile's choice is always spelt out: what is usual may change, and a record means what it meant.
    told = {name: value for name, value in table.variants.items() if name not in BY_NAME or value != table.usual[name]}
    if told:
        lines.append("variants: " + ", ".join(f"{name} {str(value).lower()}" for name, value in told.items()))
    if table.open_coins:
        lines.append("coins: open")
    own = [tile.id for tile in (*table.races, *table.powers, *table.aside) if tile.box == "own"]
    if own:
        lines.append(f"own: {' '.join(own)}")
    known = ["", "own", *table.boxes]
    blank = [tile.id for tile in (*table.races, *table.powers) if tile.box not in known]
    if blank:
        lines.append(f"blank: {' '.join(blank)}")
    return lines


def _map_lines(board: Board) -> list[str]:
    """A map that other copies of the program do not have, with its drawing if there is one."""
    lines = [_region_line(region) for region in board.regions]
    if board.width:
        lines.insert(0, f"sheet: {_length(board.width)} {_length(board.height)}")
        lines.extend(_outline_line(region) for region in board.regions)
    return lines


def _outline_line(region: Region) -> str:
    points = " ".join([_point_text(point) for point in region.outline])
    return f"outline {region.id} {_point_text(region.label)} : {points}"


def _point_text(point: tuple[float, float]) -> str:
    return f"{_length(point[0])},{_length(point[1])}"


def _length(value: float) -> str:
    """A number of a drawing: two places are finer than any screen."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _region_line(region: Region) -> str:
    words = [region.id, region.terrain]
    words.extend(name for name, holds in (("edge", region.edge), ("tribe", region.tribe)) if holds)
    if region.monsters:
        words.append("monsters")
    words.extend(f"+{symbol}" for symbol in region.symbols)
    return f"region {' '.join(words)} : {' '.join(region.neighbours)}".rstrip()  # the colon stays


def chance_text(given: Sequence[tuple[str, str]]) -> str:
    return ", ".join(f"{kind} {value}" for kind, value in given)
