"""What a table is made of: seats and settings, as the maker gave them and as they are stored."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from elbowroom.bots import bot_names
from elbowroom.notation.newgame import new_game
from elbowroom.rules.board import BoardError
from elbowroom.rules.setup import SetupError

from .refusal import Refusal

NAME_LENGTH = 24
PACES = {"instant": 0, "fast": 250, "normal": 600, "slow": 1500}  # milliseconds before each move of a bot
MOST_SEATS = 5

Kind = Literal["here", "link", "bot"]
Pace = Literal["instant", "fast", "normal", "slow"]
Name = Annotated[str, Meta(max_length=NAME_LENGTH, pattern=r"^[^\x00-\x1f\x7f]*$")]
Level = Annotated[str, Meta(max_length=40)]
Id = Annotated[str, Meta(max_length=60)]


class ClockSetting(Struct, forbid_unknown_fields=True):
    """How long a player may think: for each turn, for the whole game, or as long as he likes."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86400)] = 90


class Settings(Struct, forbid_unknown_fields=True):
    """How a table plays."""

    boxes: Annotated[list[Id], Meta(max_length=8)] = field(default_factory=lambda: ["base"])
    map: Id = ""
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    first: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    variants: dict[Id, bool | Id] = field(default_factory=dict)
    open_coins: bool = False
    clock: ClockSetting = field(default_factory=ClockSetting)
    pace: Pace = "normal"
    stand_in: Level = "normal"
    chat: bool = True
    spectators: bool = True
    hints: bool = True
    auto_start: bool = True


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat as the maker of a table wants it."""

    kind: Kind
    name: Name = ""
    level: Level = ""


class Origin(Struct, forbid_unknown_fields=True):
    """The position of a finished game that a table starts from."""

    table: Id
    ply: Annotated[int, Meta(ge=0, le=100_000)]


class TableWish(Settings, forbid_unknown_fields=True, rename={"origin": "from"}, kw_only=True):
    """What a new table should be: `POST /api/tables`."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=MOST_SEATS)]
    origin: Origin | None = None

    def settings(self) -> Settings:
        """The settings alone."""
        return Settings(**{name: getattr(self, name) for name in Settings.__struct_fields__})


def check_level(level: str, field: str = "level") -> str:
    """A bot's level, if there is such a bot."""
    if level not in bot_names():
        raise Refusal("bad-settings", field=field, detail=f"there is no bot {level!r}")
    return level


def check_settings(settings: Settings, players: int) -> Settings:
    """Settings with which a game can really be set up, gaps filled in."""
    check_level(settings.stand_in, "stand_in")
    try:
        game = new_game(
            players,
            settings.boxes,
            0,
            map=settings.map or None,
            variants=dict(settings.variants),
            first=settings.first or 1,
            rounds=settings.rounds or None,
            open_coins=settings.open_coins,
        )
    except (SetupError, BoardError, ValueError) as error:
        raise Refusal("bad-settings", field="game", detail=str(error)) from error
    settings.map = game.board.id
    settings.rounds = game.table.rounds
    return settings
