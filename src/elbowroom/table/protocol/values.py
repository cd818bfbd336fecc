"""Small values: numbers and texts with their limits, and the words that stand for a choice."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

PROTOCOL = 2  # grows when something is removed or changes its meaning, not when something is added
CHAT_LENGTH = 200
MESSAGE_BYTES = 8192
NAME_LENGTH = 24
MOST_SEATS = 5
RECORD_LENGTH = 240_000  # characters of a game that is brought along, with the map and the boxes it carries

Ref = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS)]
Secret = Annotated[str, Meta(max_length=100)]
# Signs that show nothing, break the line or turn the reading direction of what follows them.
_UNSEEN = r"\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
Name = Annotated[str, Meta(max_length=NAME_LENGTH, pattern=rf"^[^{_UNSEEN}]*$(?!\n)")]
Line = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH, pattern=rf"^[^{_UNSEEN}]+$(?!\n)")]
Level = Annotated[str, Meta(max_length=40)]
Id = Annotated[str, Meta(max_length=60)]

SeatKind = Literal["here", "link", "bot"]
"""A human on the host's screen (several make a hot-seat), a human by link, or a bot."""

Driver = Literal["player", "bot"]
"""Who plays a seat, or made a move."""

WhyBot = Literal["", "seat", "host", "clock"]
"""Why a bot plays: it is the bot's seat, the host put it there, the time was up."""

WhyDriven = Literal["host", "clock", "return", "turn"]
"""Why another plays from now on: the host, the time that was up, the owner's return, his new turn."""

TableStatus = Literal["lobby", "running", "over"]
"""Where a table stands."""

Pace = Literal["instant", "fast", "normal", "slow"]
"""How long a bot waits before each move."""

Variants = dict[Id, bool | int | Id]
"""The table's variants by name, where they are not the usual ones."""

Terrain = Literal[
    "farmland",
    "forest",
    "hill",
    "swamp",
    "mountain",
    "sea",
    "lake",
    "black-mountain",
    "mud-pool",
    "mushroom-forest",
    "mine",
    "mystic-crystal",
    "river",
    "chasm",
]
"""What a region is."""

Symbol = Literal["mine", "magic", "cavern", "volcano"]
"""What is printed in a region besides its terrain."""
