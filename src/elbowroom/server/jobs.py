"""Jobs for bot workers, in a table of PostgreSQL: asking, taking with `SKIP LOCKED`, answering, giving back."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from elbowroom.bots import bot_names
from elbowroom.bots.guests import read_name
from elbowroom.bots.quick import is_quick
from elbowroom.table.replay_log import Script
from elbowroom.table.rules_version import rules_version
from elbowroom.table.thinker import Place, Rank

from .notices import notify

ASKED: Final = "elbowroom_jobs"
"""The channel on which workers hear of new jobs."""
LEASE = 3000
"""Milliseconds after which the job of a worker that has fallen silent is another's."""
PRESENT = 5000
"""Milliseconds for which a worker that was seen is believed to be there."""
WANTED = 10_000
"""Milliseconds for which a job is wanted unless its server says so again."""
HEAD_START = 100
"""Milliseconds in which a job is only for the one whose bots know the game already: they remember their plans."""
TRIES = 3
"""So many workers may be lost over a job before it is given up."""
_MINE = "split_part(worker, '-', 1) = :worker"  # of any of its places
_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"


def answers(server: str) -> str:
    """The channel on which a server hears of answers."""
    return f"elbowroom_answers_{server}"


class Question(msgspec.Struct):
    """What a worker needs to know: the game as its log tells it, and who is to decide (or which turn is judged)."""

    table: str
    script: Script
    player: int
    seed: int


class Asked(msgspec.Struct):
    """A job to be stored."""

    id: str
    kind: str
    bot: str
    question: str
    household: str
    place: Place
    liked: str = ""


class Taken(msgspec.Struct):
    """A job that a worker has."""

    id: str
    kind: str
    bot: str
    question: str


class Found(msgspec.Struct):
    """What came of a job, and by whom."""

    worker: str
    answer: str | None
    failure: str | None


class Standing(msgspec.Struct):
    """How a job of a server stands."""

    id: str
    worker: str
    answer: str | None
    failure: str | None
    hopeless: bool  # its workers were lost


def plain_name(bot: str) -> str:
    """A bot without its budget and arguments: what a worker must have to think as it does."""
    return read_name(bot).plain


_ASK = sa.text(
    f"""
    INSERT INTO jobs (id, server, kind, bot, rules, question, liked, household, rank, slow, turn, asked, wanted)
    SELECT :id, :server, :kind, :bot, :rules, :question, :liked, whose, how, :slow, 1 + greatest(
        coalesce((SELECT max(turn) FROM jobs WHERE rank = how AND household = whose), 0),
        coalesce((SELECT min(turn) FROM jobs WHERE rank = how AND worker = ''), 1) - 1
    ), {_NOW}, {_NOW} + {WANTED}
    FROM (SELECT CAST(:household AS varchar) AS whose, CAST(:rank AS integer) AS how) AS place
    """
)
_TAKE = sa.text(
    f"""
    UPDATE jobs SET worker = CAST(:worker AS varchar), leased = {_NOW} + {LEASE}, tries = tries + 1
    WHERE id = (
        SELECT id FROM jobs, (SELECT CAST(:worker AS varchar) AS place) AS taker
        WHERE rules = :rules AND rank <= :rank AND slow <= :slow
            AND leased < {_NOW} AND wanted > {_NOW} AND tries < {TRIES}
            AND (liked = '' OR liked = place OR asked < {_NOW} - {HEAD_START})
            AND answer IS NULL AND failure IS NULL AND split_part(split_part(bot, '@', 1), '?', 1) = ANY(:bots)
        ORDER BY rank, slow, turn, liked = place DESC, asked, id
        LIMIT 1 FOR UPDATE OF jobs SKIP LOCKED
    )
    RETURNING id, kind, bot, question
    """
)
_ANSWER = sa.text(
    """
    UPDATE jobs SET answer = :answer, failure = :failure
    WHERE id = :id AND worker = :worker AND answer IS NULL AND failure IS NULL RETURNING server
    """
)
_KEEP = sa.text(f"UPDATE jobs SET leased = {_NOW} + {LEASE} WHERE {_MINE} AND id = ANY(:ids)")
_SHOW = sa.text(
    f"""
    INSERT INTO workers (id, rules, bots, slots, seen) VALUES (:id, :rules, :bots, :slots, {_NOW})
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
    """
)
_TIDY = (
    sa.text(f"DELETE FROM workers WHERE seen < {_NOW} - 10 * {PRESENT}"),
    sa.text(f"DELETE FROM jobs WHERE wanted < {_NOW} - {WANTED}"),
)
_RELEASE = sa.text(f"UPDATE jobs SET leased = 0, liked = '', tries = tries - 1 WHERE {_MINE} AND answer IS NULL")
_STANDING = sa.text(
    f"""
    UPDATE jobs SET wanted = {_NOW} + {WANTED} WHERE server = :server
    RETURNING id, worker, answer, failure, tries >= {TRIES} AND leased < {_NOW} AS hopeless
    """
)


class Jobs:
    """The table of jobs, for servers and for workers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # --- for servers --------------------------------------------------------------------------------------------------

    async def ask(self, server: str, job: Asked) -> None:
        """Put a job into the queue, and call the workers."""
        facts = {
            "id": job.id, "server": server, "kind": job.kind, "bot": job.bot, "rules": rules_version(),
            "question": job.question, "liked": job.liked, "household": job.household, "rank": int(job.place.rank),
            "slow": not is_quick(job.bot),
        }  # fmt: skip
        async with self._engine.begin() as connection:
            await connection.execute(_ASK, facts)
            await notify(connection, ASKED, job.liked)

    async def standing(self, server: str) -> list[Standing]:
        """How all jobs of a server stand; they stay wanted."""
        async with self._engine.begin() as connection:
            rows = await connection.execute(_STANDING, {"server": server})
            return [Standing(**row._mapping) for row in rows]

    async def fetch(self, job: str) -> Found | None:
        """The answer or the failure of a job, which is done with; nothing if there is no such job."""
        async with self._engine.begin() as connection:
            gone = sa.text("DELETE FROM jobs WHERE id = :id RETURNING worker, answer, failure")
            row = (await connection.execute(gone, {"id": job})).first()
            return None if row is None else Found(**row._mapping)

    async def drop(self, server: str, job: str = "") -> None:
        """A job that nobody needs any more, or all of a server."""
        which = "server = :server" + (" AND id = :id" if job else "")
        async with self._engine.begin() as connection:
            await connection.execute(
                sa.text(f"DELETE FROM jobs WHERE {which}"), {"server": server, **({"id": job} if job else {})}
            )

    async def workers(self) -> list[tuple[int, set[str]]]:
        """The workers with our rules that are there: how many thoughts at a time, and the bots that they have."""
        there = sa.text(f"SELECT slots, bots FROM workers WHERE rules = :rules AND seen > {_NOW} - {PRESENT}")
        async with self._engine.begin() as connection:
            return [
                (row[0], set(row[1].split())) for row in await connection.execute(there, {"rules": rules_version()})
            ]

    # --- for workers --------------------------------------------------------------------------------------------------

    async def show(self, worker: str, guests: list[str], slots: int) -> None:
        """A worker is there; what is left of others that are gone is cleared away."""
        bots = " ".join([*bot_names(), *guests])
        async with self._engine.begin() as connection:
            await connection.execute(_SHOW, {"id": worker, "rules": rules_version(), "bots": bots, "slots": slots})
            for statement in _TIDY:
                await connection.execute(statement)

    async def take(
        self, worker: str, guests: list[str], lowest: Rank = Rank.IDLE, *, slow: bool = True
    ) -> Taken | None:
        """The next job, none of a lower rank than this; one that takes its time only if asked."""
        facts: dict[str, Any] = {"worker": worker, "rules": rules_version(), "rank": int(lowest), "slow": slow}
        async with self._engine.begin() as connection:
            row = (await connection.execute(_TAKE, {**facts, "bots": [*bot_names(), *guests]})).first()
            return None if row is None else Taken(**row._mapping)

    async def keep(self, worker: str, ids: list[str]) -> None:
        """The worker is still at these jobs."""
        async with self._engine.begin() as connection:
            await connection.execute(_KEEP, {"worker": worker, "ids": ids})

    async def answer(self, worker: str, job: str, answer: str | None, failure: str | None = None) -> None:
        """What a worker has found; nothing happens if nobody wants to know any more."""
        facts = {"worker": worker, "id": job, "answer": answer, "failure": failure}
        async with self._engine.begin() as connection:
            row = (await connection.execute(_ANSWER, facts)).first()
            if row is not None:
                await notify(connection, answers(row[0]), job)

    async def leave(self, worker: str) -> None:
        """A worker goes in good order: its jobs are for others at once."""
        async with self._engine.begin() as connection:
            await connection.execute(_RELEASE, {"worker": worker})
            await connection.execute(sa.text("DELETE FROM workers WHERE id = :worker"), {"worker": worker})
            await notify(connection, ASKED)
