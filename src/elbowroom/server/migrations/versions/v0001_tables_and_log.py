"""Tables and the log of moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The first database."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("awake", sa.Boolean, nullable=False),
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
    )
    op.create_index("tables_by_status", "tables", ["status", "awake", "touched"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
