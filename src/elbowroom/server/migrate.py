"""Bringing a database up to date, from nothing or from an older version."""

from __future__ import annotations

from importlib import resources

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

_LOCK = 0x656C626F77  # any number that is ours alone in the database


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
        if engine.dialect.name == "postgresql":  # servers that start at the same time wait for each other here
            await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(upgrade_to, revision)
