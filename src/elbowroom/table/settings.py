"""Settings with which a game can be set up."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import convert

from elbowroom.rules.board import Board, BoardError
from elbowroom.rules.setup import Box, SetupError

from .own_boxes import split_blanks
from .protocol.table import TableSettings
from .protocol.values import Pace, Variants
from .refusal import Refusal
from .replay_log import open_game
from .thinker import Thinker

PACES: dict[Pace, int] = {"instant": 0, "fast": 250, "normal": 600, "slow": 1500}  # milliseconds before a bot's move


def check_level(pool: Thinker, level: str, field: str = "level") -> str:
    """A bot's level, if there is such a bot."""
    if not pool.knows(level):
        raise Refusal("bad-settings", field=field, detail=f"there is no bot {level!r}")
    return level


def check_settings(
    pool: Thinker, settings: TableSettings, players: int, bring: Sequence[Box] = (), own_map: Board | None = None
) -> TableSettings:
    """Settings with which a game can really be set up, gaps filled in."""
    check_level(pool, settings.stand_in, "stand_in")
    boxes, _, _ = split_blanks(settings.boxes, bring)
    try:
        game = open_game(players, settings, "", 0, bring=bring, own_map=own_map)
    except (SetupError, BoardError, ValueError) as error:
        raise Refusal("bad-settings", field="game", detail=str(error)) from error
    settings.boxes += [one.id for one in boxes if isinstance(one, Box) and one.id not in settings.boxes]
    settings.map = game.board.id
    settings.rounds = game.table.rounds
    settings.variants = convert(game.table.variants, Variants)  # all of them: what is usual may change one day
    return settings
