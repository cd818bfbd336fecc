"""Bringing a database up to date, from nothing or from an older version."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine


def upgrade_to(connection: Connection, revision: str = "head") -> None:
    """Run the migrations on an open connection."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("elbowroom.server") / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Bring the schema of a database up to this revision."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_to, revision)
