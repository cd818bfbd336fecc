"""The legal moves as a numbered list, and the move that a typed line means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from elbowroom.rules.moves import COMBO, DONE, Move, Verb
from elbowroom.rules.redeploy import PLACE
from elbowroom.rules.view import View

from .terminal_outlook import Outlook

# What these letters are on a keyboard that is switched to Ukrainian: nobody should have to switch for a command.
_UKRAINIAN_KEYS = str.maketrans("йцукенгшщзфівапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")


@dataclass
class Choice:
    """One numbered line: a move, or the same move with the amounts 1, 2, … ."""

    number: int
    moves: list[Move]
    verb: Verb

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

    kind: str
    choices: list[Choice] = field(default_factory=list)


class InputError(ValueError):
    """A line that means no move: the id of the text that says so, and what goes into it."""

    def __init__(self, name: str, **args: str | int) -> None:
        super().__init__(name)
        self.name = name
        self.args_of_text = args


class Menu:
    """All legal moves of a position, grouped and numbered from 1, and what is told of them; `done` is always 0."""

    def __init__(self, view: View) -> None:
        self.outlook = Outlook(view)
        self.groups: list[Group] = []
        self.choices: list[Choice] = []
        self.done = False
        self.numbers: dict[str, int] = {}
        self.picks = view.now.picks
        lines: dict[tuple[str, tuple[str, ...], str], list[Move]] = {}
        for move in view.legal_moves():
            if move is DONE:
                self.done = True
            else:
                lines.setdefault((move.verb, move.means, _target(move)), []).append(move)
        verbs = known_verbs(view)
        for moves in lines.values():
            verbs.setdefault(moves[0].verb, Verb(moves[0].verb))  # of a tile that has not declared it
        worth = _order(view, list(verbs), self.outlook)
        for moves in sorted(lines.values(), key=lambda moves: worth(moves[0])):
            choice = Choice(len(self.choices) + 1, moves, verbs[moves[0].verb])
            self.choices.append(choice)
            if not self.groups or self.groups[-1].kind != _kind(moves[0]):
                self.groups.append(Group(_kind(moves[0])))
            self.groups[-1].choices.append(choice)
            self.numbers.update({move.text: choice.number for move in moves})
        if self.done:
            self.numbers[DONE.text] = 0

    def combos(self) -> dict[int, int]:
        """The numbers that choose a combo of the offer, by its place; a gap left by a pick is not in the offer."""
        choices = [choice for choice in self.choices if choice.verb.aim == COMBO]
        if self.picks:
            return {choice.move.count - 1: choice.number for choice in choices}
        return {at: choice.number for at, choice in enumerate(choices)}

    def placing(self) -> dict[str, Choice]:
        """The choices that place tokens, by region."""
        return {choice.move.region: choice for choice in self.choices if choice.move.verb == PLACE.id}

    def pointing(self) -> dict[str, Choice]:
        """The choices that naming a region alone would mean, by region."""
        return {choice.move.region: choice for choice in self.choices if choice.verb.tap and not choice.move.means}

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
        if int(number) == 0 and len(words) == 1:
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


def known_verbs(view: View) -> dict[str, Verb]:
    """Every word that moves can begin with at this table, in the order in which moves are listed."""
    verbs: dict[str, Verb] = {}
    for verb in view.table.verbs:
        verbs.setdefault(verb.id, verb)
    return verbs


def latin(line: str) -> str:
    """A line typed on a Ukrainian keyboard as the same keys give it in Latin letters."""
    return line.lower().translate(_UKRAINIAN_KEYS)


def is_counted(move: Move) -> bool:
    """Does this move put a number of things into a region?"""
    return bool(move.region) and move.count > 0


def spread(view: View, menu: Menu) -> list[str]:
    """Moves that deal the hand out evenly: always to the region with the fewest tokens."""
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
        moves += [places[name].moves[count - 1].text for name, count in more.items() if count]
    return moves


def everything_to(menu: Menu, region: str) -> list[str]:
    """The move that puts the whole hand into one region."""
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
    """What moves of one group have in common; a verb with and without a region is two kinds."""
    return " ".join((move.verb, *(["…"] if move.region else []), *move.means))


def _order(view: View, verbs: list[str], outlook: Outlook) -> Callable[[Move], tuple[object, ...]]:
    """Groups in their order, those with relics last; in each the cheapest region first, then as on the map."""

    def key(move: Move) -> tuple[object, ...]:
        prospect = outlook.moves.get(move.text)
        price = (prospect.needs, prospect.uses) if prospect is not None else (0, 0)
        at = view.board.index.get(move.region, 0)
        return (bool(move.means), verbs.index(move.verb), move.means, price, at, move.count)

    return key
