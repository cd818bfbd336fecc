"""The tables of the database; how they came about is in `migrations`."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("awake", sa.Boolean, nullable=False),  # a bot or a clock may have to act without being asked
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("watch", sa.String(64), nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("base", sa.Text, nullable=False),
    sa.Column("origin_table", sa.String(32), nullable=False),
    sa.Column("origin_ply", sa.Integer, nullable=False),
    sa.Column("rematch", sa.String(32), nullable=False, server_default=""),
    sa.Column("rules", sa.String(40), nullable=False, server_default=""),  # those that the game began with
    sa.Column("owner", sa.String(32), nullable=False, server_default=""),  # a process, where many share the database
    sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"),  # how often it has changed hands
    sa.Column("released", sa.BigInteger, nullable=False, server_default="0"),  # when its last owner let it go
    sa.Index("tables_by_status", "status", "awake", "touched"),
    sa.Index("tables_by_owner", "owner"),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("player", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("chance", sa.Text, nullable=False),
    sa.Column("by", sa.String(8), nullable=False),
    sa.Column("spent", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("mark", sa.String(16), nullable=False, server_default=""),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),  # alive, steady, health
    sa.Column("value", sa.BigInteger, nullable=False),  # a moment in milliseconds
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # address, name, table
    sa.Column("what", sa.String(100), nullable=False),  # a network, a pattern, a table's id
    sa.Column("why", sa.String(16), nullable=False),  # for a table: what its players are told
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),  # 0: until it is lifted
    sa.UniqueConstraint("kind", "what"),
)

jobs = sa.Table(
    "jobs",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("server", sa.String(32), nullable=False),  # the process that asks
    sa.Column("kind", sa.String(8), nullable=False),  # think, advise, judge or rejudge
    sa.Column("bot", sa.String(200), nullable=False),  # with its budget
    sa.Column("rules", sa.String(40), nullable=False),  # only a worker with the same ones may answer
    sa.Column("question", sa.Text, nullable=False),
    sa.Column("household", sa.String(32), nullable=False),  # whose it is: no address, but the same for the same one
    sa.Column("liked", sa.String(40), nullable=False, server_default=""),  # whose bots know the game already
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("slow", sa.Boolean, nullable=False),
    sa.Column("turn", sa.BigInteger, nullable=False),  # in which round of the households it comes
    sa.Column("asked", sa.BigInteger, nullable=False),  # this and the following by the database's clock
    sa.Column("wanted", sa.BigInteger, nullable=False),  # until when
    sa.Column("worker", sa.String(40), nullable=False, server_default=""),  # and which of its places
    sa.Column("leased", sa.BigInteger, nullable=False, server_default="0"),  # until when it is the worker's
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("answer", sa.Text, nullable=True),
    sa.Column("failure", sa.Text, nullable=True),
)

workers = sa.Table(
    "workers",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("rules", sa.String(40), nullable=False),
    sa.Column("bots", sa.Text, nullable=False),  # those that it has, with a space between them
    sa.Column("slots", sa.Integer, nullable=False),  # thoughts at a time
    sa.Column("seen", sa.BigInteger, nullable=False),
)

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(100), nullable=False),  # what it is called in the metrics
    sa.Column("address", sa.String(200), nullable=False),  # where other processes reach it
    sa.Column("secret", sa.String(64), nullable=False),  # by which it knows them
    sa.Column("seen", sa.BigInteger, nullable=False),  # its last sign of life, by the database's clock
)
