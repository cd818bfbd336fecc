"""Starting a game from the names of boxes and maps."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from elbowroom.boxes import box, load_map
from elbowroom.rules.ability import Power, Race
from elbowroom.rules.board import Board
from elbowroom.rules.game import Game
from elbowroom.rules.setup import Box, SetupError, lay_table, start
from elbowroom.rules.turn import settle


def new_game(
    players: int | None = None,
    boxes: Sequence[str] = ("base",),
    seed: int | None = None,
    *,
    map: str | Board | None = None,
    variants: dict[str, object] | None = None,
    first: int = 1,
    rounds: int | None = None,
    open_coins: bool = False,
    own_races: Sequence[Race] = (),
    own_powers: Sequence[Power] = (),
    forced: list[tuple[str, str]] | None = None,
) -> Game:
    """A new game. The same seed and the same moves give the same game everywhere; no seed means any game.

    The number of players is the map's; without a map, two. The map knows the number of rounds, too.
    A map is a shipped one's name, or a board like those of `elbowroom.read_map`.

    >>> game = new_game(players=2, seed=7)
    >>> game.legal_moves()[:2]
    [Move('pick 1'), Move('pick 2')]
    >>> game.play("pick 1")[0].kind
    'picked'
    >>> game.cost(2).total
    1
    """
    if seed is not None and not isinstance(seed, int):
        raise SetupError(f"a seed is a whole number, not {seed!r}")
    chosen = [box(name) for name in boxes]
    if not chosen:
        raise SetupError("a game needs at least one box")
    if len(set(boxes)) != len(chosen):
        raise SetupError("a box can be in a game only once")
    if players is not None and not 2 <= players <= 5:
        raise SetupError(f"a game has 2 to 5 players, not {players}")
    board = map if isinstance(map, Board) else load_map(_first_map(chosen, players or 2) if map is None else map)
    if players is not None and players != board.players != 0:
        raise SetupError(f"map {board.id} is for {board.players} players, not {players} (SETUP-1)")
    count = players or board.players or 2
    table = lay_table(
        board,
        chosen,
        count,
        rounds=rounds,
        first=first,
        variants=variants,
        open_coins=open_coins,
        own_races=list(own_races),
        own_powers=list(own_powers),
    )
    state = start(table, secrets.randbits(63) if seed is None else seed, forced)
    settle(state)
    return Game(state, tuple(state.chance))


def _first_map(boxes: list[Box], players: int) -> str:
    """The map for so many players in the first box that has one."""
    for one in boxes:
        if players in one.maps:
            return one.maps[players]
    raise SetupError(
        f"{' and '.join(one.id for one in boxes)}: no map for {players} players; name a map, or a box with one"
    )
