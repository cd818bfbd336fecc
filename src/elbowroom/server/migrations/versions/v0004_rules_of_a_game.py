"""The rules a game began with: their version, its variants spelt out, and marks of its positions."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

FIRST = "0.1.0"
# What was usual in version 0.1.0, where a table did not say anything else.
USUAL: dict[str, dict[str, bool | str]] = {
    "base": {"own_tokens_defend": False},
    "underground": {"own_tokens_defend": False, "flames_entry": "volcano", "vampire_limit": "per_opponent"},
}


def upgrade() -> None:
    """Games that are there already go on by the rules that they began with."""
    op.add_column("log", sa.Column("mark", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("rules", sa.String(40), nullable=False, server_default=""))
    tables = sa.table("tables", *(sa.column(name) for name in ("id", "status", "settings", "rules")))
    connection = op.get_bind()
    for table, status, text in connection.execute(sa.select(tables.c.id, tables.c.status, tables.c.settings)).all():
        settings = json.loads(text)
        usual: dict[str, bool | str] = {}
        for box in settings.get("boxes", ["base"]):
            usual |= USUAL.get(box, {})
        settings["variants"] = {**usual, **settings.get("variants", {})}
        change = {"settings": json.dumps(settings), "rules": "" if status == "lobby" else FIRST}
        connection.execute(tables.update().where(tables.c.id == table).values(**change))
