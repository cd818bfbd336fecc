"""The page's types and the tables of docs/protocol.md follow from the types of the wire; its examples are true."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from elbowroom.table.protocol import from_client, http_answers, table, view
from tools import make_protocol

TEXT = make_protocol.DOCUMENT.read_text("utf-8")
EXAMPLES = [text for text in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL) if "{…" not in text]


def test_the_pages_types_are_up_to_date() -> None:
    assert make_protocol.PAGE.read_text("utf-8") == make_protocol.page(), "run python -m tools.make_protocol"


def test_the_documents_tables_are_up_to_date() -> None:
    assert make_protocol.document_text(TEXT) == TEXT, "run python -m tools.make_protocol"
    assert TEXT.count("<!-- table: ") == TEXT.count("<!-- end -->") >= 20


def test_an_unknown_table_is_named() -> None:
    with pytest.raises(KeyError, match="Nonsense"):
        make_protocol.document_text("<!-- table: Nonsense -->\n<!-- end -->")


@pytest.mark.parametrize(
    ("start", "kind"),
    [
        ("GET /api/info", http_answers.Info),
        ("POST /api/tables", table.NewTable),
        ("201", table.MadeTable),
        ('{"type": "join"', from_client.Join),
        ('{"table": "k3v9q0x2mzp4w7ta", "status"', table.Table),
        ('{"player": 1, "players"', view.View),
    ],
)
def test_the_examples_have_the_form_of_their_types(start: str, kind: type[msgspec.Struct]) -> None:
    """Everything in them is known, and what must be there is."""
    example = next(text for text in EXAMPLES if text.startswith(start))
    data: Any = json.loads(example[example.index("{") :])
    found = msgspec.convert(data, kind)
    assert data.keys() <= json.loads(msgspec.json.encode(found)).keys() | {
        field.encode_name for field in msgspec.structs.fields(kind) if not field.required
    } | {"type"}
