"""Backups as docs/hosting.md tells to make them: while the server runs, and restored elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from elbowroom.client import Json, Seat, create_table
from elbowroom.server.database import normal_url, sqlite_path
from elbowroom.server.options import ENVIRONMENT, add_options

from .support import RunningServer, links, play_randomly, postgres_programs, running, sqlite_in

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")


async def _in_mid_game(server: RunningServer) -> tuple[Json, Json]:
    """A game after some moves, and what its host sees then."""
    made = await create_table(server.url, links("here", "here", first=1))
    async with Seat(server.url, made["table"], made["host"]) as seat:
        await play_randomly(seat, "before", 20)
        return made, seat.view


async def _goes_on(server: RunningServer, made: Json, view: Json) -> None:
    async with Seat(server.url, made["table"], made["host"]) as seat:
        assert seat.view == view
        await play_randomly(seat, "after")
        assert seat.over


def test_sqlite(tmp_path: Path) -> None:
    """`VACUUM INTO`, from beside the running server."""
    copy = sqlite_path(sqlite_in(tmp_path / "copy"))
    assert copy is not None
    with running(sqlite_in(tmp_path / "house")) as server:
        made, view = asyncio.run(_in_mid_game(server))
        assert "VACUUM INTO" in GUIDE
        with sqlite3.connect(tmp_path / "house" / "elbowroom.sqlite") as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))
        connection.close()
    with running(sqlite_in(tmp_path / "copy")) as server:
        asyncio.run(_goes_on(server, made, view))


def test_postgresql(postgres_url: str, tmp_path: Path) -> None:
    """`pg_dump` and `pg_restore` with the options of the guide."""
    programs = postgres_programs()
    assert programs is not None
    dump = tmp_path / "elbowroom.dump"
    for command in ("pg_dump --format=custom --file=", "pg_restore --no-owner --dbname="):
        assert command in GUIDE

    async def empty(name: str) -> str:
        engine = create_async_engine(normal_url(postgres_url), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sa.text(f"DROP DATABASE IF EXISTS {name}"))
            await connection.execute(sa.text(f"CREATE DATABASE {name}"))
        await engine.dispose()
        return postgres_url.replace("/postgres", f"/{name}")

    house, copy = (asyncio.run(empty(name)) for name in ("house", "copy"))
    with running(house) as server:
        made, view = asyncio.run(_in_mid_game(server))
        subprocess.run([programs / "pg_dump", "--format=custom", f"--file={dump}", house], check=True)
    subprocess.run([programs / "pg_restore", "--no-owner", f"--dbname={copy}", dump], check=True)
    with running(copy) as server:
        asyncio.run(_goes_on(server, made, view))


def test_the_guide_names_every_setting() -> None:
    """And none that there is not."""
    parser = argparse.ArgumentParser()
    add_options(parser)
    options = {action.dest.upper() for action in parser._actions if action.dest != "help"}
    assert set(re.findall(rf"^\| `{ENVIRONMENT}(\w+)`", GUIDE, re.MULTILINE)) == {*options, "DATABASE_FILE"}


@pytest.mark.parametrize(("name", "command"), [("elbowroom", "serve"), ("elbowroom-bot-worker", "bot-worker")])
def test_the_unit_is_one(tmp_path: Path, name: str, command: str) -> None:
    """systemd's own check where there is one; its settings are settings, and it starts the server."""
    unit = (ROOT / "deploy" / f"{name}.service").read_text("utf-8")
    assert set(re.findall(rf"{ENVIRONMENT}(\w+)=", unit)) <= {"DATA"}
    assert re.search(rf"^ExecStart=/opt/elbowroom/bin/elbowroom {command}$", unit, re.MULTILINE)
    if shutil.which("systemd-analyze"):
        here = tmp_path / "elbowroom.service"
        here.write_text(unit.replace("/opt/elbowroom/bin/elbowroom", "/bin/true"))
        found = subprocess.run(
            ["systemd-analyze", "verify", here], capture_output=True, text=True, env={**os.environ, "LANG": "C"}
        )
        assert "Unknown" not in found.stderr
