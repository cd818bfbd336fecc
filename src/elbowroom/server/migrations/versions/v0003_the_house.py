"""What the house itself remembers: when it was last seen alive, and how long it has been open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Clocks go on after a restart, and old tables are told without the wall clock."""
    house = op.create_table(
        "house",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(house, [{"name": name, "value": 0} for name in ("alive", "steady", "health")])
