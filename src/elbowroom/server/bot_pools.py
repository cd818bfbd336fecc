"""Who thinks for the bots of a server: itself, workers by way of the database, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from .bots import BotPool
from .config import Config
from .notices import Notices

RAY = "ray:"


def make_pool(config: Config, engine: Callable[[], AsyncEngine], notices: Notices) -> BotPool:
    """As the settings say."""
    told = (config.bot_workers, config.bot_seconds, config.guests)
    if config.bots_by == "workers":
        from .shared_bots import SharedBots

        return SharedBots(*told, engine, notices)
    if config.bots_by.startswith(RAY):
        from .ray_bots import RayBots

        return RayBots(*told, config.bots_by.removeprefix(RAY))
    return BotPool(*told)
