"""Games that cannot be set up, refused in the user's language before anything is played."""

from __future__ import annotations

from collections.abc import Sequence

from elbowroom.bots import UnknownBot, read_budget, try_bot
from elbowroom.boxes import box, box_names, load_map, map_names
from elbowroom.notation.newgame import part_blanks
from elbowroom.rules.house import NUMBER
from elbowroom.rules.setup import known_variants

from .arguments import UsageError, shorten

_FEWEST, _MOST = 2, 5


def check_table(players: int, boxes: Sequence[str], map: str | None = None) -> None:
    """Can so many play with these boxes on this map?"""
    whole = [name for name in part_blanks(boxes)[0] if isinstance(name, str)]
    for name in whole:
        if name not in box_names():
            raise UsageError("cli-no-box", name=name, known=", ".join(box_names()))
    if len(set(whole)) != len(whole):
        raise UsageError("cli-box-twice")
    if not _FEWEST <= players <= _MOST:
        raise UsageError("cli-players-range", count=str(players))
    if map is None:
        if not any(players in box(name).maps for name in whole):
            raise UsageError("cli-box-no-map", names=", ".join(whole), count=players)
        return
    if map not in map_names():
        raise UsageError("cli-no-map", name=map, known=", ".join(map_names()))
    if load_map(map).players != players:
        raise UsageError("cli-map-players", map=map, wanted=load_map(map).players, count=players)


def check_variants(said: Sequence[tuple[str, object]], boxes: Sequence[str]) -> None:
    """Are there these house rules in a game with these boxes, and may they be so?"""
    rules = {rule.name: rule for rule in known_variants([box(name.partition(":")[0]) for name in boxes])}
    for name, value in said:
        rule = rules.get(name)
        if rule is None:
            raise UsageError("cli-no-variant", name=shorten(name), known=", ".join(rules))
        if rule.fault(value):
            text = shorten(str(value).lower() if isinstance(value, bool) else str(value))
            if rule.kind == NUMBER:
                raise UsageError("cli-variant-range", name=name, least=rule.least, most=rule.most, value=text)
            allowed = ", ".join(str(one).lower() for one in rule.values)
            raise UsageError("cli-variant-choice", name=name, known=allowed, value=text)


def check_bots(names: Sequence[str]) -> None:
    """Are there these bots, and can they be made?"""
    for name in names:
        try:
            try_bot(name)
        except UnknownBot as error:
            raise UsageError(f"cli-{error.why}", **error.details) from error


def check_budget(text: str) -> None:
    """Does a budget read like one, if there is any?"""
    try:
        if text:
            read_budget(text)
    except UnknownBot:
        raise UsageError("cli-no-budget", value=text) from None
