"""What the operator has forbidden: addresses, names, tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bans outlive a restart, and all servers on a database share them."""
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("what", sa.String(100), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("kind", "what"),
    )
