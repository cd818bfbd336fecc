"""Starting a game from the names of boxes and maps."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from elbowroom.boxes import box, box_names, fresh_board, load_map, map_names, own_boxes
from elbowroom.rules.ability import Power, Race, TableTile
from elbowroom.rules.board import Board
from elbowroom.rules.game import Game
from elbowroom.rules.setup import Box, SetupError, lay_table, start
from elbowroom.rules.table import Table
from elbowroom.rules.turn import settle

from .own import use_environment


def new_game(
    players: int | None = None,
    boxes: Sequence[str | Box] = ("base",),
    seed: int | None = None,
    *,
    map: str | Board | None = None,
    variants: dict[str, object] | None = None,
    first: int = 1,
    rounds: int | None = None,
    open_coins: bool = False,
    own_races: Sequence[Race] = (),
    own_powers: Sequence[Power] = (),
    own_aside: Sequence[TableTile] = (),
    blank: Sequence[str] = (),
    blank_from: Sequence[Box] = (),
    forced: list[tuple[str, str]] | None = None,
) -> Game:
    """A new game. The same seed and the same moves give the same game everywhere; no seed means any game.

    The number of players is the map's; without a map, two. The map knows the number of rounds, too.
    A map is a shipped one's name, or a board like those of `elbowroom.read_map`. Boxes are names, or boxes of one's
    own. `blank`, or `box:tile` among the boxes, names tiles of one's own that come as the blank banner and badge
    (CUSTOM-1) without the rest of their box, which is one of `blank_from`, or has been added.

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
    boxes, blank = part_blanks(boxes, blank)
    find_boxes([*(one for one in boxes if isinstance(one, str)), *blank], map if isinstance(map, str) else "")
    chosen = [one if isinstance(one, Box) else box(one) for one in boxes]
    if not chosen:
        raise SetupError("a game needs at least one box")
    if len({one.id for one in chosen}) != len(chosen):
        raise SetupError("a box can be in a game only once")
    if players is not None and not 2 <= players <= 5:
        raise SetupError(f"a game has 2 to 5 players, not {players}")
    board = map
    if not isinstance(board, Board):
        name = _first_map(chosen, players or 2) if board is None else board
        lasting = all(isinstance(one, str) for one in boxes) and not blank_from
        board = load_map(name) if lasting else fresh_board(name)
    if players is not None and players != board.players != 0:
        raise SetupError(f"map {board.id} is for {board.players} players, not {players} (SETUP-1)")
    count = players or board.players or 2
    races, powers, carried = _blanks(blank, [*blank_from, *own_boxes()], chosen)
    table = lay_table(
        board,
        chosen,
        count,
        rounds=rounds,
        first=first,
        variants=variants,
        open_coins=open_coins,
        own_races=[*own_races, *races],
        own_powers=[*own_powers, *powers],
        own_aside=list(own_aside),
        carried=carried,
    )
    state = start(table, secrets.randbits(63) if seed is None else seed, forced)
    settle(state)
    return Game(state, tuple(state.chance))


def part_blanks(boxes: Sequence[str | Box], blank: Sequence[str] = ()) -> tuple[list[str | Box], list[str]]:
    """Whole boxes, and single tiles of others, named `box:tile`."""
    whole = [one for one in boxes if isinstance(one, Box) or ":" not in one]
    return whole, [*blank, *(one for one in boxes if isinstance(one, str) and ":" in one)]


def find_boxes(names: Sequence[str], map: str = "") -> None:
    """If there are unknown ones among these boxes, use those that the environment names."""
    known = box_names()
    if any(name.partition(":")[0] not in known for name in names) or (map and map not in map_names()):
        use_environment()


def begin_again(game: Game) -> Game:
    """The same game before its first move, at the same table."""
    return begin_at(game.table, list(game.opening))


def begin_at(table: Table, forced: list[tuple[str, str]]) -> Game:
    """A new game at a table that has been laid, in which chance gives this first."""
    state = start(table, 0, forced)
    settle(state)
    return Game(state, tuple(state.chance))


def deal_again(game: Game, seed: int, first: int) -> Game:
    """Another game with the same map, boxes and variants, in which this player goes first."""
    game.table.first = first - 1
    state = start(game.table, seed)
    settle(state)
    return Game(state, tuple(state.chance))


def _blanks(
    names: Sequence[str], own: Sequence[Box], chosen: list[Box]
) -> tuple[list[Race], list[Power], tuple[str, ...]]:
    """The tiles of one's own that come as blank ones, and what records say of their boxes."""
    races: list[Race] = []
    powers: list[Power] = []
    carried: dict[str, None] = {}
    for spec in names:
        source, _, name = spec.rpartition(":")
        homes = (one for one in own if not source or one.id == source)
        home = next((one for one in homes if any(tile.id == name for tile in (*one.races, *one.powers))), None)
        if home is None:
            raise SetupError(f"there is no tile {spec[:60]} in the boxes of one's own")
        if any(home.id == one.id for one in chosen):
            raise SetupError(f"{name} is in box {home.id}, which is in the game as a whole")
        races += [tile for tile in home.races if tile.id == name]
        powers += [tile for tile in home.powers if tile.id == name]
        carried.setdefault(home.data)
    return races, powers, tuple(data for data in carried if data)


def _first_map(boxes: list[Box], players: int) -> str:
    """The map for so many players in the first box that has one."""
    for one in boxes:
        if players in one.maps:
            return one.maps[players]
    raise SetupError(
        f"{' and '.join(one.id for one in boxes)}: no map for {players} players; name a map, or a box with one"
    )
