"""Make web/src/net/protocol.ts, and the tables of docs/protocol.md, from the types of the wire.

Run from the root: python -m tools.make_protocol [--check]
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from typing import get_args

from elbowroom.bots import hints
from elbowroom.puzzles import result as puzzles
from elbowroom.review import result as review
from elbowroom.server.openapi import document
from elbowroom.table.protocol import (
    events,
    from_client,
    from_server,
    http_answers,
    manifest,
    table,
    values,
    view,
    workshop,
)
from elbowroom.table.protocol.codes import CODES
from tools.protocol_types import (
    NAMELESS,
    ROOT,
    EventType,
    Field,
    Type,
    engine_events,
    struct_fields,
    table_events,
    types,
)

PAGE = ROOT / "web" / "src" / "net" / "protocol.ts"
DOCUMENT = ROOT / "docs" / "protocol.md"
WIDTH = 140
MARKED = re.compile(r"(<!-- table: (?P<name>[^>]+) -->\n).*?(<!-- end -->)", re.DOTALL)

# --- the page ---------------------------------------------------------------------------------------------------------


def page() -> str:
    """The types in TypeScript."""
    parts = [
        "// Made by tools/make_protocol.py from src/elbowroom/table/protocol and src/elbowroom/rules/events.py.",
        f"/** The version of the protocol that this page speaks. */\nexport const PROTOCOL = {values.PROTOCOL};",
    ]
    for title, module in (
        ("values", values),
        ("tables", table),
        ("views", view),
        ("boxes", manifest),
        ("workshop", workshop),
    ):
        parts += [f"// ---- {title} ----", *map(_type, types(module))]
    parts += ["// ---- events ----", *_events()]
    for title, module in (("from the client", from_client), ("hints", hints), ("from the server", from_server)):
        parts += [f"// ---- {title} ----", *map(_type, types(module))]
    parts += ["// ---- the review of a game ----", *map(_type, types(review))]
    parts += ["// ---- puzzles ----", *map(_type, types(puzzles))]
    parts += ["// ---- over HTTP ----", *map(_type, types(http_answers))]
    parts += [
        "// ---- refusals ----",
        "/** Every code that a refusal may have. */\n" + _constant("ERROR_CODES", [*CODES]),
    ]
    return "\n\n".join(parts) + "\n"


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    line = f"{indent}/** {text} */"
    if len(line) <= WIDTH:
        return line + "\n"
    lines = [f"{indent}/**"]
    for word in text.split():
        if len(lines) == 1 or len(lines[-1]) + len(word) >= WIDTH:
            lines.append(f"{indent} *")
        lines[-1] += f" {word}"
    return "\n".join([*lines, f"{indent} */"]) + "\n"


def _type(one: Type) -> str:
    head = _comment(one.doc)
    if not one.alias:
        inside = "".join(_documented(field) for field in one.fields)
        return f"{head}export interface {one.name} {{\n{inside}}}"
    line = f"export type {one.name} = {one.alias};"
    if len(line) > WIDTH:
        line = f"export type {one.name} =\n  {one.alias};"
    if len(line.splitlines()[-1]) > WIDTH:
        line = f"export type {one.name} =" + "".join(f"\n  | {part}" for part in one.alias.split(" | ")) + ";"
    return head + line


def _documented(field: Field) -> str:
    doc = "" if field.name == "ref" else field.doc  # it is in every message
    return _comment(doc, "  ") + f"  {_field(field)};\n"


def _field(field: Field) -> str:
    return f"{field.name}{'?' if field.optional else ''}: {field.type}"


def _events() -> list[str]:
    told = [*table_events(), *engine_events()]
    rows = []
    for event in told:
        name = event.kind if event.kind.isidentifier() else f"'{event.kind}'"
        row = f"  {name}: {{ {'; '.join(map(_field, event.fields))} }};\n"
        if len(row) > WIDTH:
            row = f"  {name}: {{\n" + "".join(f"    {_field(field)};\n" for field in event.fields) + "  };\n"
        rows.append(_comment(event.doc, "  ") + row)
    silent = [event.kind for event in told if event.silent]
    return [
        f"/** What each kind of event tells. */\nexport interface EventFields {{\n{''.join(rows)}}}",
        "export type EventKind = keyof EventFields;",
        "/** An event of one kind; `n` is its number at the table, absent in replays. */\n"
        "export type EventOf<K extends EventKind> = { kind: K; n?: number } & EventFields[K];",
        "/** Something that happened. Kinds this page does not know may come too: skip them. */\n"
        "export type GameEvent = { [K in EventKind]: EventOf<K> }[EventKind];",
        "/** Every kind of event. */\n"
        + _constant("EVENT_KINDS", [event.kind for event in told], "readonly EventKind[]"),
        "/** The kinds that need no words: what comes before or after them tells all. */\n"
        + _constant("SILENT_EVENTS", silent, "readonly EventKind[]"),
    ]


def _constant(name: str, words: list[str], kind: str = "readonly string[]") -> str:
    quoted = [f"'{word}'" for word in words]
    line = f"export const {name}: {kind} = [{', '.join(quoted)}];"
    if len(line) <= WIDTH:
        return line
    return f"export const {name}: {kind} = [\n" + "".join(f"  {word},\n" for word in quoted) + "];"


# --- the document -----------------------------------------------------------------------------------------------------


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in lines)


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _fields_table(fields: list[Field]) -> str:
    optional = any(field.optional for field in fields)
    head = ("field", "type", "if absent", "what") if optional else ("field", "type", "what")
    rows = []
    for field in fields:
        absent = field.absent if field.absent in NAMELESS else _code(field.absent)
        rows.append((_code(field.name), _code(field.type), *([absent] if optional else []), field.doc))
    return _table(head, rows)


def _event_table(told: list[EventType]) -> str:
    rows = []
    for event in told:
        fields = ", ".join(f"`{field.name}`" for field in event.fields)
        rows.append((_code(event.kind), fields, event.doc + (" *Silent.*" if event.silent else "")))
    return _table(("kind", "fields", "what happened"), rows)


def _message(kind: type) -> str:
    """A message as an example of its form."""
    fields = struct_fields(kind)
    inside = ", ".join(
        f'"{f.name}{"?" if f.optional else ""}": {f.type.replace(chr(39), chr(34))}' for f in fields if f.name != "ref"
    )
    return "{" + inside + "}"


def _client_table() -> str:
    kinds = get_args(from_client.ClientMessage)
    rows = [(_code(_message(kind)), kind.who, _first_doc(kind)) for kind in kinds]
    return _table(("message", "who", "does"), rows)


def _server_table() -> str:
    rows = [(_code(_message(kind)), _first_doc(kind)) for kind in get_args(from_server.ServerMessage)]
    return _table(("message", "when"), rows)


def _first_doc(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split())


def _codes_table() -> str:
    rows = []
    for name, code in CODES.items():
        rows.append((_code(name), str(code.status or "–"), ", ".join(map(_code, code.args)) or "–", code.meaning))
    return _table(("code", "HTTP", "args", "meaning"), rows)


def _http_table() -> str:
    rows = []
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            good = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
            kind, content = next(iter(good["content"].items()))
            many = content["schema"].get("items", {}).get("$ref", "").rpartition("/")[2]
            answer = content["schema"].get("$ref", "").rpartition("/")[2] or (many and f"{many}[]")
            takes = body.get("$ref", "").rpartition("/")[2]
            rows.append((_code(f"{method.upper()} {path}"), operation["summary"], _code(takes), _code(answer) or kind))
    return _table(("request", "what", "body", "answer"), rows)


TABLES: dict[str, Callable[[], str]] = {
    "events of the table": lambda: _event_table(table_events()),
    "events of the game": lambda: _event_table(engine_events()),
    "from the client": _client_table,
    "from the server": _server_table,
    "codes": _codes_table,
    "HTTP": _http_table,
}


def _named_table(name: str) -> str:
    if name in TABLES:
        return TABLES[name]()
    for module in (
        table,
        manifest,
        workshop,
        view,
        hints,
        review,
        puzzles,
        http_answers,
        from_server,
        from_client,
        events,
    ):
        for one in types(module):
            if one.name == name:
                return _fields_table(one.fields)
    raise KeyError(f"docs/protocol.md asks for a table {name!r}, and there is no such type")


def document_text(current: str) -> str:
    """The document with its tables made anew; what stands between them is written by hand."""
    return MARKED.sub(lambda found: f"{found[1]}\n{_named_table(found['name'])}\n{found[3]}", current)


def main(arguments: list[str]) -> int:
    """Write both files, or with --check say whether they are up to date."""
    current = DOCUMENT.read_text("utf-8")
    wanted = {PAGE: page(), DOCUMENT: document_text(current)}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is out of date: run python -m tools.make_protocol", file=sys.stderr)
        else:
            path.write_text(wanted[path], "utf-8", newline="\n")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
