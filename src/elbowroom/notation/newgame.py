"""Starting a game from the names of boxes and maps."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from elbowroom.boxes import box, load_map
from elbowroom.rules.ability import Power, Race
from elbowroom.rules.board import Board
from elbowroom.rules.game import Game
from elbowroom.rules.setup import SetupError, lay_table, start
from elbowroom.rules.turn import settle


def new_game(
    players: int = 2,
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
    """A new game. The same seed and the same moves give the same game everywhere; no seed means any game."""
    chosen = [box(name) for name in boxes]
    if not chosen:
        raise SetupError("a game needs at least one box")
    if len(set(boxes)) != len(chosen):
        raise SetupError("a box can be in a game only once")
    if isinstance(map, Board):
        board = map
    else:
        if map is None and players not in chosen[0].maps:
            raise SetupError(f"a game has 2 to 5 players, not {players}")
        board = load_map(map if map is not None else chosen[0].maps[players])
    table = lay_table(
        board,
        chosen,
        players,
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
