"""What the commands are told, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class PlayOptions:
    """A game to be played at the terminal."""

    players: list[str] = field(default_factory=lambda: ["human", "normal", "normal"])
    """Who sits in each seat: `human` or the name of a bot."""
    boxes: list[str] = field(default_factory=lambda: ["base"])
    map: str | None = None
    """A shipped map's id; None takes the one for that many players."""
    seed: int | None = None
    """None draws one."""
    language: str | None = None
    """None takes the environment's."""
    open_coins: bool = False
    """Everybody's coins are shown."""
    variants: dict[str, object] = field(default_factory=dict)
    """House rules that are not as usual."""
