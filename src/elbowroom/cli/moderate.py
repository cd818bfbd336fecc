"""`elbowroom moderate`: forbid addresses and names, close tables, and allow them again."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

from elbowroom.locale import negotiate, texts_in
from elbowroom.server.options import add_database_options

from .arguments import Parser, UsageError, add_command, shorten

if TYPE_CHECKING:
    from elbowroom.server.moderation import Ban, Kind

_REASONS = ("conduct", "load", "request")
_USUAL_DAYS = 30  # that an address stays banned
_LONGEST_NAME = 100
T = TypeVar("T")


def add_moderate(parser: Parser) -> None:
    """Each action's `act` is the function to call with the options."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", parser_class=Parser, required=True)
    address = add_command(actions, parser.texts, "ban-address")
    address.add_argument("what", metavar="ADDRESS", help=address.about("moderate-address"))
    _add_days(address, _USUAL_DAYS, "moderate-days")
    name = add_command(actions, parser.texts, "ban-name")
    name.add_argument("what", metavar="PATTERN", help=name.about("moderate-name"))
    _add_days(name, 0, "moderate-name-days")
    close = add_command(actions, parser.texts, "close")
    close.add_argument("what", metavar="TABLE", help=close.about("moderate-table"))
    close.add_argument("--why", default="", choices=_REASONS, help=close.about("moderate-why"))
    everything = add_command(actions, parser.texts, "list")
    everything.add_json()
    lifting = add_command(actions, parser.texts, "lift")
    lifting.add_argument("number", type=lifting.whole_number, metavar="NUMBER", help=lifting.about("moderate-number"))
    acts = {address: _ban_address, name: _ban_name, close: _close, everything: _list, lifting: _lift}
    for action, act in acts.items():
        add_database_options(action)
        for option in action._actions:
            if option.dest in ("data", "database"):
                option.help = action.about(f"serve-{option.dest}")
        action.add_language()
        action.set_defaults(act=act)


def _add_days(parser: Parser, usual: int, text: str) -> None:
    parser.add_argument("--days", type=parser.whole_number, metavar="N", default=usual, help=parser.about(text))


def moderate(options: argparse.Namespace) -> int:
    """Whatever was asked for."""
    options.lang = negotiate(options.lang)
    if not 0 <= getattr(options, "days", 0) <= 36500:
        raise UsageError("moderate-days-range", value=options.days)
    status: int = options.act(options)
    return status


def _in_database(work: Coroutine[Any, Any, T]) -> T:
    """What the database answers; one sentence if it cannot."""
    from elbowroom.server.moderating import NoDatabase

    try:
        return asyncio.run(work)
    except ModuleNotFoundError as error:
        raise UsageError("serve-needs", module=str(error.name)) from error
    except NoDatabase as error:
        if error.reason:
            raise UsageError("serve-database", reason=error.reason) from error
        raise UsageError("moderate-no-database") from error


def _url(options: argparse.Namespace) -> str:
    from elbowroom.server.config import database_of

    return database_of(options)


def _ban(options: argparse.Namespace, kind: Kind, what: str) -> int:
    from elbowroom.server.moderating import ban

    number = _in_database(ban(_url(options), kind, what, days=options.days))
    print(texts_in(options.lang).get("moderate-done", number=str(number), what=what))
    return 0


def _ban_address(options: argparse.Namespace) -> int:
    from elbowroom.server.moderation import read_network

    try:
        network = read_network(options.what)
    except ValueError as error:
        raise UsageError("moderate-bad-address", value=shorten(options.what)) from error
    return _ban(options, "address", network)


def _ban_name(options: argparse.Namespace) -> int:
    from elbowroom.server.moderation import plain_name

    if not plain_name(options.what).replace("*", "") or len(options.what) > _LONGEST_NAME:
        raise UsageError("moderate-bad-name", value=shorten(options.what))
    return _ban(options, "name", options.what)


def _close(options: argparse.Namespace) -> int:
    from elbowroom.server.moderating import ban, table_exists

    if not _in_database(table_exists(_url(options), options.what)):
        raise UsageError("moderate-no-table", value=shorten(options.what))
    number = _in_database(ban(_url(options), "table", options.what, options.why))
    print(texts_in(options.lang).get("moderate-closed", number=str(number), what=options.what))
    return 0


def _list(options: argparse.Namespace) -> int:
    from msgspec import to_builtins

    from elbowroom.server.moderating import all_bans

    bans = _in_database(all_bans(_url(options)))
    if options.json:
        print(json.dumps({"bans": to_builtins(bans)}))
        return 0
    texts = texts_in(options.lang)
    for one in bans:
        until = _day(one.until) if one.until else "–"
        print(f"{one.number:>4}  {texts.get('moderate-' + one.kind):<10}  {_day(one.since)}  {until:<10}  {_what(one)}")
    if not bans:
        print(texts.get("moderate-none"))
    return 0


def _what(one: Ban) -> str:
    return f"{one.what} ({one.why})" if one.why else one.what


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def _lift(options: argparse.Namespace) -> int:
    from elbowroom.server.moderating import lift

    if not _in_database(lift(_url(options), options.number)):
        raise UsageError("moderate-no-ban", number=str(options.number))
    print(texts_in(options.lang).get("moderate-lifted", number=str(options.number)))
    return 0
