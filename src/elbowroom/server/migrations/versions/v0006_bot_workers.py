"""Thinking for the bots, as jobs that workers elsewhere take, and those workers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing of it outlives a game, so PostgreSQL need not write it down twice."""
    fleeting = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(200), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("household", sa.String(32), nullable=False),
        sa.Column("liked", sa.String(40), nullable=False, server_default=""),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("slow", sa.Boolean, nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("wanted", sa.BigInteger, nullable=False),
        sa.Column("worker", sa.String(40), nullable=False, server_default=""),
        sa.Column("leased", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("answer", sa.Text, nullable=True),
        sa.Column("failure", sa.Text, nullable=True),
        prefixes=fleeting,
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("slots", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        prefixes=fleeting,
    )
