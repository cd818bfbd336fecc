"""A move is a verb and its arguments, and always one line of text (docs/moves.md#stages-and-moves).

Moves are interned by their text: two moves that read alike are the same object, so that `move in moves`
is a comparison of identities, and a copy of a game shares its moves.
"""

from __future__ import annotations

from itertools import count as count_from
from typing import ClassVar, Final

# What follows a verb.
NOTHING: Final = "nothing"
REGION: Final = "region"
REGIONS: Final = "regions"  # two of them: from here, to there
PLAYER: Final = "player"
COMBO: Final = "combo"  # its number in the offer
RELIC: Final = "relic"


class Verb:
    """A word that moves begin with, and what a front end has to know of it."""

    fields: ClassVar[tuple[str, ...]] = (
        "id",
        "aim",
        "counted",
        "puts",
        "must",
        "takes",
        "helped",
        "rolls",
        "tap",
    )
    __slots__ = fields

    def __init__(
        self,
        id: str,
        aim: str = NOTHING,
        *,
        counted: bool = False,
        puts: str = "",
        must: bool = False,
        takes: bool = False,
        helped: bool = False,
        rolls: bool = False,
        tap: bool = False,
    ) -> None:
        self.id = id
        self.aim = aim
        self.counted = counted  # does a number of things follow the region?
        self.puts = puts  # the piece that it puts into the region
        self.must = must  # must what is in hand be placed with it before the turn can end?
        self.takes = takes  # does the mover's race take the region by it?
        self.helped = helped  # may relics be named after it, to help?
        self.rolls = rolls  # does it roll the die?
        self.tap = tap  # is it what pointing at a region means, if nothing else has been chosen?

    def __repr__(self) -> str:
        return f"Verb({self.id!r}, {self.aim!r})"


class Move:
    """One decision of a player; `str(move)` is its text, and `parse` reads that text back.

    >>> parse("place 7 2").count
    2
    """

    __slots__ = ("count", "item", "means", "number", "region", "text", "verb")

    def __init__(
        self, verb: str, region: str, count: int, item: str, means: tuple[str, ...], text: str, number: int = -1
    ) -> None:
        self.verb = verb
        self.region = region
        self.count = count
        self.item = item
        self.means = means
        self.text = text
        self.number = number  # in the order in which this process first made them, -1 for one that is not interned

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (make, (self.verb, self.region, self.count, self.item, self.means))


MOST: Final = 200_000
"""So many moves are interned at once, several times what all shipped maps and tiles have: strangers' boxes and maps may
bring ever new words."""
_interned: dict[str, Move] = {}
_numbers = count_from(0)


def make(verb: str, region: str = "", count: int = 0, item: str = "", means: tuple[str, ...] = ()) -> Move:
    """The one move with this verb and these arguments."""
    words = [verb]
    if region:
        words.append(region)
    if count:
        words.append(str(count))
    if item:
        words.append(item)
    if means:
        words.append("with")
        words.extend(sorted(means))
    text = " ".join(words)
    found = _interned.get(text)
    if found is None:
        if len(_interned) >= MOST:
            _forget()
        found = _interned[text] = Move(verb, region, count, item, tuple(sorted(means)), text, next(_numbers))
    return found


def _forget() -> None:
    """Forget all moves with a region; boards keep theirs, and games find a legal move by its text, too."""
    for text in [text for text, move in _interned.items() if move.region]:
        del _interned[text]


def parse(text: str) -> Move:
    """The move this text means; a text that no rule ever offered becomes a move that no stage knows."""
    words = text.split()
    if "with" in words:
        at = words.index("with")
        words = [*words[: at + 1], *sorted(words[at + 1 :])]
    line = " ".join(words)
    found = _interned.get(line)
    if found is not None:
        return found
    verb = words[0] if words else ""
    means: tuple[str, ...] = ()
    rest = words[1:]
    if "with" in rest:
        at = rest.index("with")
        means = tuple(rest[at + 1 :])
        rest = rest[:at]
    return Move(verb, rest[0] if rest else "", 0, " ".join(rest[1:]), means, line)


DONE: Final = make("done")
EXPAND: Final = make("expand")
DECLINE: Final = make("decline")
