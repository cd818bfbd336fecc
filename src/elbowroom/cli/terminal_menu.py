"""The legal moves as a numbered list, and the move that a typed line means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from elbowroom.rules.moves import DONE, Move
from elbowroom.rules.view import View

# The order in which groups are listed; verbs that are not here come after them.
ORDER = (
    "pick swap keep volcano expand decline ancient reborn conquer roll convert dragon wisp balrog bag "
    "place camp armor fortress hero queen ghost ring scepter ally withdraw abandon altar"
).split()

# What these letters are on a keyboard that is switched to Ukrainian: nobody should have to switch for a command.
_UKRAINIAN_KEYS = str.maketrans("йцукенгшщзфівапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")


@dataclass
class Choice:
    """One numbered line: a move, or the same move with the amounts 1, 2, … ."""

    number: int
    moves: list[Move]

    @property
    def move(self) -> Move:
        """The move that the bare number stands for."""
        return self.moves[0]

    @property
    def counted(self) -> bool:
        """Does it take an amount?"""
        return is_counted(self.move)


@dataclass
class Group:
    """Moves of one kind."""

    verb: str
    choices: list[Choice] = field(default_factory=list)


class InputError(ValueError):
    """A line that means no move: the id of the text that says so, and what goes into it."""

    def __init__(self, name: str, **args: str | int) -> None:
        super().__init__(name)
        self.name = name
        self.args_of_text = args


class Menu:
    """All legal moves of a position, grouped and numbered from 1; `done` is always 0."""

    def __init__(self, view: View) -> None:
        self.groups: list[Group] = []
        self.choices: list[Choice] = []
        self.done = False
        self.numbers: dict[str, int] = {}
        lines: dict[tuple[str, tuple[str, ...], str], list[Move]] = {}
        for move in view.legal_moves():
            if move is DONE:
                self.done = True
            else:
                lines.setdefault((move.verb, move.means, _target(move)), []).append(move)
        worth = _order(view)
        for moves in sorted(lines.values(), key=lambda moves: worth(moves[0])):
            choice = Choice(len(self.choices) + 1, moves)
            self.choices.append(choice)
            if not self.groups or self.groups[-1].verb != _kind(moves[0]):
                self.groups.append(Group(_kind(moves[0])))
            self.groups[-1].choices.append(choice)
            self.numbers.update({move.text: choice.number for move in moves})
        if self.done:
            self.numbers[DONE.text] = 0

    def has(self, *verbs: str) -> bool:
        """Is there a move with one of these verbs?"""
        return any(choice.move.verb in verbs for choice in self.choices)

    def group(self, verb: str) -> Group | None:
        """The plain moves of this verb."""
        return next((group for group in self.groups if group.verb == verb), None)

    def combos(self) -> dict[int, int]:
        """The numbers that choose a combo of the offer, by its place; a gap left by a pick is not in the offer."""
        picks = {choice.move.count - 1: choice.number for choice in self.choices if choice.move.verb == "pick"}
        swaps = [choice.number for choice in self.choices if choice.move.verb == "swap"]
        return picks or dict(enumerate(swaps))

    def placing(self) -> dict[str, Choice]:
        """The choices that place tokens, by region."""
        return {choice.move.region: choice for choice in self.choices if choice.move.verb == "place"}

    def read(self, line: str) -> str:
        """The text of the move that a line means: a number, a number with an amount, or the move itself."""
        words = line.split()
        if words and words[0].isdecimal() and len(words) <= 2 and all(word.isdecimal() for word in words):
            return self._numbered(words)
        if words[0].lower() == "d" and len(words) == 1:
            return DONE.text
        return " ".join(words) if line in self.numbers else " ".join(words).lower()

    def _numbered(self, words: list[str]) -> str:
        number = words[0][:6]
        if int(number) == 0 and self.done and len(words) == 1:
            return DONE.text
        if not 1 <= int(number) <= len(self.choices):
            raise InputError("error-number", number=number)
        choice = self.choices[int(number) - 1]
        if len(words) == 1:
            return choice.move.text
        amount = int(words[1][:6])
        if not choice.counted or not 1 <= amount <= len(choice.moves):
            raise InputError("error-amount", number=number, most=len(choice.moves))
        return choice.moves[amount - 1].text


def latin(line: str) -> str:
    """A line typed on a Ukrainian keyboard as the same keys give it in Latin letters."""
    return line.lower().translate(_UKRAINIAN_KEYS)


def is_counted(move: Move) -> bool:
    """Does this move put a number of things into a region?"""
    return bool(move.region) and move.count > 0


def spread(view: View, menu: Menu) -> list[str]:
    """`place` moves that deal the hand out evenly: always to the region with the fewest tokens."""
    places = menu.placing()
    if not places:
        raise InputError("error-no-tokens")
    standing = {region.id: region for region in view.regions if region.id in places}
    moves = []
    for race in dict.fromkeys(region.race for region in standing.values()):
        own = {name: region.tokens for name, region in standing.items() if region.race == race}
        more = dict.fromkeys(own, 0)
        for _ in range(len(places[next(iter(own))].moves)):
            fewest = min(own, key=lambda name, own=own, more=more: own[name] + more[name])  # type: ignore[misc]
            more[fewest] += 1
        moves += [f"place {name} {count}" for name, count in more.items() if count]
    return moves


def everything_to(menu: Menu, region: str) -> list[str]:
    """The `place` move that puts the whole hand into one region."""
    places = menu.placing()
    if not places:
        raise InputError("error-no-tokens")
    if region not in places:
        raise InputError("error-not-there", region=region)
    return [places[region].moves[-1].text]


def _target(move: Move) -> str:
    """What tells two moves of one kind apart; moves with an amount share a line."""
    return move.region if is_counted(move) else move.text


def _kind(move: Move) -> str:
    return " ".join((move.verb, *move.means)) if move.region or move.verb != "roll" else "roll-free"


def _order(view: View) -> Callable[[Move], tuple[object, ...]]:
    """Groups in their order, those with special means last; in each the cheapest region first, then as on the map."""

    def key(move: Move) -> tuple[object, ...]:
        rank = ORDER.index(move.verb) if move.verb in ORDER else len(ORDER)
        price = 0
        if move.verb in ("conquer", "roll") and move.region:
            price = view.cost(move.region, *move.means).total or 0
        return (bool(move.means), rank, move.verb, move.means, price, view.board.index.get(move.region, 0), move.count)

    return key
