"""JSON, both ways: what clients send has the right form and stays within its limits, or is refused with a reason."""

from __future__ import annotations

from functools import reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin

import msgspec

from .protocol.from_client import ClientMessage
from .protocol.table import NewTable
from .protocol.values import PROTOCOL
from .protocol.workshop import BoxFile, FairQuestion, NewMap
from .refusal import Refusal

T = TypeVar("T")
_DETAIL = 200  # characters of an explanation

encode = msgspec.json.Encoder().encode


def wrong_protocol(detail: str) -> Refusal:
    """The client is not of this server's version: it is to be loaded anew."""
    return Refusal("wrong-protocol", protocol=PROTOCOL, detail=detail[:_DETAIL])


class Reader(Generic[T]):
    """Reads one type."""

    def __init__(self, kind: Any) -> None:
        self._decode = msgspec.json.Decoder(kind).decode
        self._decode_form = msgspec.json.Decoder(without_limits(kind)).decode

    def read(self, data: str | bytes) -> T:
        """What was sent; refuses what is no JSON, beyond its limits, or not of this version of the protocol."""
        try:
            found: T = self._decode(data)
            return found
        except RecursionError as error:
            raise Refusal("bad-message", detail="too deeply nested") from error
        except (msgspec.DecodeError, UnicodeError) as error:
            bad = Refusal("bad-message", detail=str(error)[:_DETAIL])
            if not isinstance(error, msgspec.ValidationError):
                raise bad from error
        try:
            self._decode_form(data)
        except msgspec.ValidationError as error:
            raise wrong_protocol(str(error)) from error
        raise bad


def without_limits(kind: Any) -> Any:
    """The same type without lengths, ranges and patterns: what fits it has the right form."""
    origin = get_origin(kind)
    if origin is Annotated:
        return without_limits(get_args(kind)[0])
    if origin in (Union, UnionType):
        return reduce(or_, map(without_limits, get_args(kind)))
    if origin in (list, dict):
        return origin[tuple(map(without_limits, get_args(kind)))]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct_without_limits(kind)
    return kind


def _struct_without_limits(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    config = kind.__struct_config__
    fields: list[tuple[str, Any, Any]] = []
    for one in msgspec.structs.fields(kind):
        absent = msgspec.NODEFAULT if one.required else None
        fields.append((one.name, without_limits(one.type), msgspec.field(default=absent, name=one.encode_name)))
    return msgspec.defstruct(
        kind.__name__, fields, tag_field=config.tag_field, tag=config.tag, forbid_unknown_fields=True, kw_only=True
    )


client_messages: Reader[ClientMessage] = Reader(ClientMessage)
new_tables: Reader[NewTable] = Reader(NewTable)
fair_questions: Reader[FairQuestion] = Reader(FairQuestion)
new_maps: Reader[NewMap] = Reader(NewMap)
box_files: Reader[BoxFile] = Reader(BoxFile)
