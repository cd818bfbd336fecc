"""Games with a box of one's own, played by chance: every move on a copy too, every record again.

Run by `from_sources` it plays them in a process of its own, with the checking mode of the rules on, and writes a line
of JSON for every few games: how many have been played, or what went wrong.
"""

from __future__ import annotations

import json
import random
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from elbowroom.notation.newgame import new_game
from elbowroom.notation.record import replay
from elbowroom.rules.ability import Power, Race
from elbowroom.rules.game import Game

from . import OwnBox, find_own, use_box

MOST_MOVES: Final = 4000  # of a game that ends; no random one has half as many
_STEP: Final = 10  # games between two lines


class Endless(Exception):
    """A game that does not end."""


def try_box(own: OwnBox, games: int) -> Iterator[int]:
    """Play games with the tiles of a box on top of the offer; what is wrong is an exception."""
    for number in range(games):
        _try(own, number)
        if (number + 1) % _STEP == 0 or number + 1 == games:
            yield number + 1


def _try(own: OwnBox, number: int) -> None:
    chance = random.Random(number)
    game = _began(own, number)
    moves = 0
    while not game.over:
        legal = game.legal_moves()
        first = game.state.stage.picks and game.round == 1
        move = legal[0] if first else legal[chance.randrange(len(legal))]
        if moves % 7 == 0:
            game.prospects()
            game.forecast()
            game.view(game.to_move).as_dict()
        copy = game.copy(reseeded=False)
        game.play(move)
        if moves % 5 == 0:
            copy.play(move)
            if copy.digest() != game.digest():
                raise AssertionError(f"{move}: a copy of the game went another way than the game")
        moves += 1
        if moves > MOST_MOVES:
            raise Endless(f"{move}: after {moves} moves the game is not over")
    if replay(game.record()).digest() != game.digest():
        raise AssertionError("the record of the game does not give the same game again")


def _began(own: OwnBox, number: int) -> Game:
    """A game with one of the races and one of the powers on top of the offer, where there are any."""
    board = _board(own, number)
    races = [tile for tile in own.races if board in tile.boards]
    powers = [tile for tile in own.powers if board in tile.boards]
    boxes = ["base", "underground", own.id] if number % 4 == 3 else [board, own.id]
    opening: list[tuple[str, str]] = []
    if races and number % 8 != 7:
        opening.append(("race", races[number % len(races)].id))
        if powers:
            opening.append(("power", powers[number // 2 % len(powers)].id))
    if own.maps and number % 5 == 4:
        return new_game(None, boxes, number, map=own.maps[number // 5 % len(own.maps)]["id"])
    if len(boxes) > 2:  # there chance may lay monsters down before it turns up the offer
        opening = []
    players = 2 + number % 4
    return new_game(players, boxes, number, map=f"{board}-{players}p", forced=opening)


def _board(own: OwnBox, number: int) -> str:
    """The kinds of board go round, as far as a tile of the box makes sense there."""
    tiles: list[Race | Power] = [*own.races, *own.powers]
    kinds = [kind for kind in ("base", "underground") if not tiles or any(kind in tile.boards for tile in tiles)]
    return kinds[number // 4 % len(kinds)] if kinds else "base"


def _last_line(error: BaseException) -> str:
    """Where in the box's own files it happened, if it did."""
    inside = Path(__file__).resolve().parents[2]
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not Path(frame.filename).resolve().is_relative_to(inside)]
    own = [frame for frame in own if not frame.filename.startswith("<") and "runpy" not in frame.filename]
    return f"{Path(own[-1].filename).name}:{own[-1].lineno}" if own else ""


def main(words: list[str]) -> None:
    """One line of JSON after another."""
    try:
        own = find_own(words[0])
        use_box(own)
        for played in try_box(own, int(words[1])):
            _say(played=played)
    except Exception as error:
        _say(failed=type(error).__name__, reason=str(error), where=_last_line(error))


def _say(**told: Any) -> None:
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
