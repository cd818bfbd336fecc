"""Processes and the database die at random under load: nothing acknowledged is lost or doubled, and every game goes on.

The long runs: `pytest -m slow -s tests/server/test_chaos.py`; `ELBOWROOM_CHAOS_SECONDS` says for how long.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .chaos import Group, House, OneServer, Trouble
from .support import postgres_programs

Plan = list[tuple[float, Trouble]]  # what happens, each after so many seconds
CALM_SECONDS = 5.0  # after the last trouble
needs_postgres = pytest.mark.skipif(
    postgres_programs() is None and not os.environ.get("CI"), reason="PostgreSQL is not installed"
)


async def _run(house: House | OneServer, tables: int, think: float, plan: Plan) -> list[Group]:
    """Play at so many tables while all of this happens."""
    groups = [Group(house.server.url, number, think, *["bot"] * (number % 2)) for number in range(tables)]
    playing = asyncio.gather(*(group.play() for group in groups))
    try:
        for wait, trouble in plan:
            await asyncio.sleep(wait)
            await trouble()
        for group in groups:
            group.until = time.monotonic() + CALM_SECONDS
        await playing
    finally:
        playing.cancel()
    return groups


def _report(groups: list[Group], house: House | OneServer, log: str) -> None:
    failures = [line for line in log.splitlines() if "Traceback" in line]
    assert not failures, "\n".join(failures)
    acknowledged = sum(group.acknowledged for group in groups)
    longest = max(group.longest for group in groups)
    load = os.getloadavg()[0]
    print(f"\n{acknowledged} acknowledged moves in {sum(group.games for group in groups)} games, none lost or doubled;")
    print(f"{len(house.happened)} troubles; the longest pause at a table {longest:.1f} s; load average {load:.1f}")


def _endure(
    processes: int, chance: random.Random, tables: int, think: float, plan: Callable[[House], Plan]
) -> tuple[list[Group], House]:
    """Games on PostgreSQL through all that is planned for them."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), processes, chance)
        try:
            groups = asyncio.run(_run(house, tables, think, plan(house)))
        finally:
            log = house.close()
    _report(groups, house, log)
    return groups, house


@needs_postgres
def test_a_death_a_sleep_and_a_power_cut() -> None:
    """The short form: each of them once."""

    def plan(house: House) -> Plan:
        return [(1.0, house.kill), (1.0, house.restart_database), (0.5, house.pause)]

    groups, house = _endure(2, random.Random(1), 4, 0.03, plan)
    assert house.happened == ["killed", "database", "paused"]
    assert all(group.acknowledged for group in groups)


@pytest.mark.slow
@needs_postgres
def test_twenty_deaths() -> None:
    """One of three processes dies twenty times; every game goes on within five seconds."""
    groups, house = _endure(3, random.Random(2), 12, 0.05, lambda house: [(5.0, house.kill_one_of_all)] * 20)
    assert len(house.happened) == 20
    assert max(group.longest for group in groups) < 5


@pytest.mark.slow
def test_twenty_deaths_of_one_server(tmp_path: Path) -> None:
    """With SQLite it is killed and started again, twenty times."""
    house = OneServer(tmp_path)
    try:
        groups = asyncio.run(_run(house, 12, 0.05, [(2.0, house.kill)] * 20))
    finally:
        log = house.close()
    _report(groups, house, log)
    assert len(house.happened) == 20


@pytest.mark.slow
@needs_postgres
def test_chaos_for_minutes() -> None:
    """Deaths, sleeps and power cuts at random."""
    seconds = float(os.environ.get("ELBOWROOM_CHAOS_SECONDS", "300"))
    chance = random.Random()

    def plan(house: House) -> Plan:
        found: Plan = []
        while sum(wait for wait, _ in found) < seconds:
            trouble = chance.choice([house.kill, house.kill, house.pause, house.restart_database])
            found.append((chance.uniform(1, 8), trouble))
        return found

    _endure(3, chance, 12, 0.05, plan)
