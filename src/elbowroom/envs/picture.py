"""A position as text and as a picture, drawn from the outlines of the map with numpy alone."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Any

import numpy as np

from elbowroom.boxes import map_data
from elbowroom.rules.board import Board
from elbowroom.rules.view import RaceView, View

Array = np.ndarray[Any, np.dtype[Any]]

WIDTH = 800
RADIUS = 15  # of the disc that shows who holds a region
COLOURS = {
    "farmland": (222, 205, 128),
    "forest": (84, 140, 78),
    "hill": (166, 178, 96),
    "swamp": (120, 128, 104),
    "mountain": (150, 140, 134),
    "sea": (110, 164, 204),
    "lake": (132, 184, 216),
    "black-mountain": (98, 92, 100),
    "mud-pool": (132, 104, 78),
    "mushroom-forest": (150, 112, 150),
    "mine": (176, 146, 90),
    "mystic-crystal": (146, 190, 196),
    "river": (96, 150, 190),
    "chasm": (52, 48, 56),
}
INK = (30, 28, 26)
PAPER = (250, 246, 236)
PLAYERS = ((196, 48, 52), (42, 92, 170), (232, 172, 38), (102, 58, 140), (24, 124, 112))
DECLINED = (112, 112, 112)
BRIGHT = 400  # of red, green and blue together: a light number could not be read on it
# five rows of three dots, each row an octal digit
DIGITS = ("75557", "26227", "71747", "71717", "55711", "74717", "74757", "71122", "75757", "75717")


# --- text -----------------------------------------------------------------------------------------------------------


def describe(view: View) -> str:
    """The whole table in words, a line per seat, combo and region."""
    turn = f"player_{view.to_move - 1} decides" if view.to_move else "the game is over"
    lines = [f"{view.board.id}, round {view.round} of {view.rounds}, {view.stage}: {turn}"]
    for seat in view.seats:
        coins = "?" if seat.coins is None else str(seat.coins)
        races = [_race(race) for race in ([seat.active] if seat.active else []) + seat.declined]
        lines.append(f"player_{seat.player - 1}: {coins} coins; {'; '.join(races) or 'no race'}")
    for combo in view.offer:
        lines.append(f"pick {combo.position}: {combo.power} {combo.race}, {combo.tokens} tokens, {combo.coins} coins")
    for region in view.regions:
        words = [f"{region.id:>3} {region.terrain:<15}"]
        if region.player:
            state = " declined" if region.declined else ""
            words.append(f"player_{region.player - 1} {region.race}{state} {region.tokens}")
        elif region.monsters:
            words.append("monsters")
        elif region.tribe:
            words.append("tribe")
        words.extend(f"[{name} {count}]" for name, count in region.markers.items() if name != "mountain")
        lines.append(" ".join(words).rstrip())
    return "\n".join(lines) + "\n"


def _race(race: RaceView) -> str:
    name = f"{race.power} {race.race}".strip()
    return f"{name}{' (declined)' if race.declined else ''}, {len(race.regions)} regions, {race.hand} in hand"


# --- picture --------------------------------------------------------------------------------------------------------


def draw(view: View) -> Array:
    """The board: terrain, borders, and in each region a disc for its holder with the number of tokens."""
    raster, labels = _canvas(view.board)
    picture = raster.copy()
    for region, (x, y) in zip(view.regions, labels, strict=True):
        if region.player:
            colour = PLAYERS[region.player - 1]
            _disc(picture, x, y, RADIUS, colour)
            if region.declined:
                colour = DECLINED
                _disc(picture, x, y, RADIUS - 5, colour)
            _number(picture, x, y, region.tokens, INK if sum(colour) > BRIGHT else PAPER)
        elif region.tribe or region.monsters:
            _disc(picture, x, y, RADIUS - 4, (90, 70, 50) if region.tribe else (20, 20, 20))
            _number(picture, x, y, region.tribe or region.monsters, PAPER)
        markers = sum(count for name, count in region.markers.items() if name != "mountain")
        if markers:
            _disc(picture, x + RADIUS, y - RADIUS, RADIUS - 5, PAPER)
            _number(picture, x + RADIUS, y - RADIUS, markers, INK)
    return picture


@cache
def _canvas(board: Board) -> tuple[Array, list[tuple[int, int]]]:
    """The empty board, and where each region's disc goes."""
    shapes, labels, size = _outlines(board)
    scale = WIDTH / size[0]
    height = round(size[1] * scale)
    picture = np.empty((height, WIDTH, 3), dtype=np.uint8)
    picture[:] = INK
    owner = np.full((height, WIDTH), -1, dtype=np.int16)
    for at, shape in enumerate(shapes):
        _fill(owner, shape * scale, at)
    for at, region in enumerate(board.regions):
        picture[owner == at] = COLOURS[region.terrain]
    border = np.zeros((height, WIDTH), dtype=bool)
    border[:-1] |= owner[:-1] != owner[1:]
    border[:, :-1] |= owner[:, :-1] != owner[:, 1:]
    picture[border] = INK
    return picture, [(round(x * scale), round(y * scale)) for x, y in labels]


def _outlines(board: Board) -> tuple[list[Array], list[tuple[float, float]], tuple[float, float]]:
    """The outlines of a shipped map; the regions of any other stand in a circle."""
    if board.shipped:
        data = map_data(board.id)
        shapes = [np.array(region["outline"], dtype=np.float64) for region in data["regions"]]
        labels = [(float(region["label"][0]), float(region["label"][1])) for region in data["regions"]]
        return shapes, labels, (float(data["width"]), float(data["height"]))
    count = len(board.ids)
    labels = [(500 + 400 * cos(2 * pi * at / count), 500 + 400 * sin(2 * pi * at / count)) for at in range(count)]
    reach = min(120.0, 1200 / count)
    corners = np.array([(cos(pi * at / 3) * reach, sin(pi * at / 3) * reach) for at in range(6)])
    return [corners + np.array(label) for label in labels], labels, (1000.0, 1000.0)


def _fill(owner: Array, shape: Array, value: int) -> None:
    """Give the pixels inside a polygon a value: those with an odd number of edges to their left."""
    height, width = owner.shape
    left, top = np.floor(shape.min(axis=0)).astype(int).clip(0)
    right, bottom = np.ceil(shape.max(axis=0)).astype(int)
    xs = np.arange(left, min(right + 1, width)) + 0.5
    ys = np.arange(top, min(bottom + 1, height)) + 0.5
    inside = np.zeros((len(ys), len(xs)), dtype=bool)
    for (x1, y1), (x2, y2) in zip(shape, np.roll(shape, -1, axis=0), strict=True):
        if y1 == y2:
            continue
        rows = (ys >= min(y1, y2)) & (ys < max(y1, y2))
        crossing = x1 + (ys[rows] - y1) * (x2 - x1) / (y2 - y1)
        inside[rows] ^= xs[None, :] > crossing[:, None]
    owner[top : top + len(ys), left : left + len(xs)][inside] = value


def _disc(picture: Array, x: int, y: int, radius: int, colour: tuple[int, int, int]) -> None:
    height, width, _ = picture.shape
    top, left = max(y - radius, 0), max(x - radius, 0)
    rows, columns = np.ogrid[top : min(y + radius + 1, height), left : min(x + radius + 1, width)]
    far = (rows - y) ** 2 + (columns - x) ** 2
    part = picture[top : top + far.shape[0], left : left + far.shape[1]]
    part[far <= radius * radius] = INK
    part[far <= (radius - 1) * (radius - 1)] = colour


def _number(picture: Array, x: int, y: int, number: int, colour: tuple[int, int, int]) -> None:
    """A number in small digits of three by five dots, each dot two pixels wide."""
    text = str(number)
    left, top = x - 4 * len(text) + 1, y - 5
    for at, digit in enumerate(text):
        for row, bits in enumerate(DIGITS[int(digit)]):
            for column in range(3):
                if int(bits) >> (2 - column) & 1:
                    down, across = top + 2 * row, left + 8 * at + 2 * column
                    picture[max(down, 0) : down + 2, max(across, 0) : across + 2] = colour
