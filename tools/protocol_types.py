"""The types of the wire as plain descriptions: read from `elbowroom.table.protocol` and from the engine's events.

Docstrings and sentences below fields are read from the sources, so that compiled modules serve as well.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import json
import typing
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from elbowroom.bots import hints
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

ROOT = Path(__file__).resolve().parent.parent
ENGINE_EVENTS = ROOT / "src" / "elbowroom" / "rules" / "events.py"
MODULES = (values, table, view, manifest, workshop, events, from_client, hints, from_server, http_answers)
NAMELESS = (NOTHING, USUAL) = ("nothing", "the usual")  # defaults that are not written as a value
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


@dataclasses.dataclass
class Field:
    """A field of a message; `absent` is what it means to leave it out, empty if it must not be."""

    name: str
    type: str
    doc: str = ""
    absent: str = ""

    @property
    def optional(self) -> bool:
        """May it be left out?"""
        return bool(self.absent)


@dataclasses.dataclass
class Type:
    """A named type: an interface, a tuple with names, or another name for something."""

    name: str
    doc: str
    fields: list[Field] = dataclasses.field(default_factory=list)
    alias: str = ""


@dataclasses.dataclass
class EventType:
    """A kind of event."""

    kind: str
    doc: str
    silent: bool
    fields: list[Field]
    types: dict[str, Any]
    """The fields' types as Python has them."""


# --- sentences --------------------------------------------------------------------------------------------------------


@cache
def sentences(path: Path) -> dict[str, str]:
    """What stands below a name: `name` in a module, `Class.field` in a class, and `Class` itself."""
    tree = ast.parse(path.read_text("utf-8"))
    found = dict(_below(tree.body))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = _flat(ast.get_docstring(node) or "")
            found |= {f"{node.name}.{name}": text for name, text in _below(node.body)}
    return found


def _below(body: list[ast.stmt]) -> Iterable[tuple[str, str]]:
    for node, after in pairwise(body):
        target = (
            node.target
            if isinstance(node, ast.AnnAssign)
            else node.targets[0]
            if isinstance(node, ast.Assign)
            else None
        )
        if isinstance(target, ast.Name) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            yield target.id, _flat(str(after.value.value))


def _flat(text: str) -> str:
    return " ".join(text.split())


def _doc(kind: type, field: str = "") -> str:
    """The sentence of a class or one of its fields, inherited ones too."""
    for one in kind.__mro__:
        if one.__module__.startswith("elbowroom."):
            found = sentences(Path(inspect.getfile(one)).with_suffix(".py"))
            text = found.get(f"{one.__name__}.{field}" if field else one.__name__, "")
            if text:
                return text
    return ""


# --- types in TypeScript's words --------------------------------------------------------------------------------------


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _is_tuple(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def _is_named(kind: Any) -> bool:
    return _is_struct(kind) or _is_tuple(kind) or dataclasses.is_dataclass(kind) or kind is events.GameEvent


def _own(module: ModuleType) -> list[tuple[str, Any]]:
    """What a module itself writes down."""
    written = sentences(Path(str(module.__file__)))
    return [(name, thing) for name, thing in vars(module).items() if name in written and not name.startswith("_")]


@cache
def aliases() -> dict[Any, str]:
    """Choices of words and the like that have a name."""
    found: dict[Any, str] = {}
    for module in MODULES:
        for name, thing in _own(module):
            if get_origin(thing) in (Literal, dict):
                found[thing] = name
            elif _is_tuple(thing):
                found[tuple[tuple(get_type_hints(thing).values())]] = name  # type: ignore[misc]
    return found


@cache
def incoming() -> frozenset[Any]:
    """The structs that clients send, and all that are in them."""
    return _reached(from_client.ClientMessage, table.NewTable, workshop.FairQuestion, workshop.BoxFile)


@cache
def outgoing() -> frozenset[Any]:
    """The structs that the server sends, and all that are in them."""
    answers = [thing for module in (http_answers, workshop) for _, thing in _own(module) if _is_struct(thing)]
    answers.remove(workshop.FairQuestion)
    answers.remove(workshop.BoxFile)
    return _reached(from_server.ServerMessage, table.MadeTable, *answers)


def _reached(*roots: Any) -> frozenset[Any]:
    found: set[Any] = set()
    waiting = list(roots)
    while waiting:
        kind = waiting.pop()
        if _is_struct(kind) and kind not in found:
            found.add(kind)
            waiting += [field.type for field in msgspec.structs.fields(kind)]
        elif get_origin(kind) not in (None, Literal):
            waiting += get_args(kind)
    return frozenset(found)


def typescript(kind: Any, *, sent: bool = False) -> str:
    """A type in TypeScript's words; `sent` by a client, who may leave defaults out."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind in aliases():
        return aliases()[kind]
    if _is_named(kind):
        return _partial(kind) if sent else str(kind.__name__)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:  # the bytes of something name what they hold; limits are not for TypeScript
        inner = parts[0] if isinstance(parts[1], msgspec.Meta) else parts[1]
        return typescript(inner, sent=sent)
    if origin is Literal:
        return " | ".join(f"'{part}'" for part in parts)
    if origin in (Union, UnionType):
        return " | ".join(typescript(part, sent=sent) for part in parts)
    if origin is list or (origin is tuple and parts[1:] == (...,)):
        inner_type = typescript(parts[0], sent=sent)
        return f"({inner_type})[]" if "|" in inner_type else f"{inner_type}[]"
    if origin is dict:
        key = "string" if parts[0] is int else typescript(parts[0])
        return f"Record<{key}, {typescript(parts[1], sent=sent)}>"
    raise TypeError(f"there are no words for {kind!r} in TypeScript yet")


def _partial(kind: Any) -> str:
    """A struct that both sides send: the server always whole, a client without what it leaves to the server."""
    if kind not in outgoing():
        return str(kind.__name__)
    required = [field.required for field in msgspec.structs.fields(kind)]
    if all(required):
        return str(kind.__name__)
    if any(required):
        raise TypeError(f"{kind.__name__} goes both ways with and without defaults: make two of it")
    return f"Partial<{kind.__name__}>"


# --- fields -----------------------------------------------------------------------------------------------------------


def _without_none(kind: Any) -> Any:
    if get_origin(kind) in (Union, UnionType):
        return Union[tuple(part for part in get_args(kind) if part is not NoneType)]  # noqa: UP007  (built at run time)
    return kind


def struct_fields(kind: type[msgspec.Struct]) -> list[Field]:
    """The fields of a struct, its tag first."""
    config = kind.__struct_config__
    sent = kind in incoming() and kind not in outgoing()
    found = []
    if config.tag is not None:
        found.append(Field(str(config.tag_field), f"'{config.tag}'"))
    for field in msgspec.structs.fields(kind):
        optional = not field.required and (sent or config.omit_defaults)
        python = _without_none(field.type) if optional else field.type
        absent = _absent(field) if optional else ""
        found.append(Field(field.encode_name, typescript(python, sent=sent), _doc(kind, field.name), absent))
    refs = [field for field in found if field.name == "ref"]
    return [field for field in found if field.name != "ref"] + refs


def _absent(field: Any) -> str:
    default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    if default is None:
        return NOTHING
    return USUAL if _is_struct(type(default)) else json.dumps(default)


def _tuple_type(kind: Any) -> str:
    return "[" + ", ".join(f"{name}: {typescript(hint)}" for name, hint in get_type_hints(kind).items()) + "]"


def types(module: ModuleType) -> list[Type]:
    """The named types that a module writes down, in its order."""
    found = []
    for name, thing in _own(module):
        if _is_tuple(thing):
            found.append(Type(name, _doc(thing), alias=_tuple_type(thing)))
        elif dataclasses.is_dataclass(thing) and isinstance(thing, type):
            hinted = get_type_hints(thing)
            fields = [
                Field(one.name, typescript(hinted[one.name]), _doc(thing, one.name))
                for one in dataclasses.fields(thing)
            ]
            found.append(Type(name, _doc(thing), fields))
        elif _is_struct(thing):
            if not issubclass(thing, events.TableEvent) and thing not in (from_client.Request, from_server.Answer):
                found.append(Type(name, _doc(thing), struct_fields(thing)))
        elif get_origin(thing) in (Literal, dict):
            parts = typing.get_args(thing)
            alias = " | ".join(f"'{part}'" for part in parts)
            if get_origin(thing) is dict:
                alias = f"Record<{typescript(parts[0])}, {typescript(parts[1])}>"
            found.append(Type(name, sentences(Path(str(module.__file__)))[name], alias=alias))
        elif get_origin(thing) is UnionType:
            alias = typescript(thing)
            found.append(Type(name, sentences(Path(str(module.__file__)))[name], alias=alias))
    return found


# --- events -----------------------------------------------------------------------------------------------------------


def table_events() -> list[EventType]:
    """The table's own events."""
    found = []
    for kind in events.TABLE_EVENTS:
        fields = struct_fields(kind)[1:]
        python = {field.name: field.type for field in msgspec.structs.fields(kind)}
        found.append(EventType(str(kind.__struct_config__.tag), _doc(kind), kind.silent, fields, python))
    return found


def engine_events() -> list[EventType]:
    """The engine's events: fields and their types as the constructors write them down."""
    found = []
    for node in ast.parse(ENGINE_EVENTS.read_text("utf-8")).body:
        if not isinstance(node, ast.ClassDef) or node.name == "Event":
            continue
        marks = {
            target.id: ast.literal_eval(part.value)
            for part in node.body
            if isinstance(part, ast.Assign) and isinstance(part.value, ast.Constant)
            for target in part.targets
            if isinstance(target, ast.Name)
        }
        made = next(part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__")
        python = {one.arg: _evaluated(one.annotation) for one in made.args.args[1:]}
        fields = [Field(name, typescript(kind)) for name, kind in python.items()]
        doc = _flat(ast.get_docstring(node) or "")
        found.append(EventType(marks["kind"], doc, marks.get("silent", False), fields, python))
    return found


def _evaluated(annotation: ast.expr | None) -> Any:
    assert annotation is not None, "every field of an event has a type"
    return eval(ast.unparse(annotation), {})
