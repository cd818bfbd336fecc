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
    sa.Index("tables_by_status", "status", "awake", "touched"),
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
