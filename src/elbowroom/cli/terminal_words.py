"""The words of the game in the terminal: names, moves and events in the player's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from elbowroom.locale import Texts
from elbowroom.rules.events import (
    Abandoned,
    Allied,
    Cleared,
    CoinsMoved,
    Conquered,
    Declined,
    Discovered,
    Event,
    Gained,
    GameOver,
    Lost,
    Picked,
    PieceMoved,
    Placed,
    Repelled,
    Revealed,
    Rolled,
    Scored,
    SetAside,
    Swapped,
    TurnStarted,
    Used,
    Vanished,
)
from elbowroom.rules.moves import Move
from elbowroom.rules.table import Table

TILE_KINDS = ("race", "power", "relic", "place", "aside", "marker", "terrain")

# Pieces that only change hands for the length of a stage: telling it would be noise.
QUIET_REASONS = ("gathered", "flies")


@dataclass
class Line:
    """One line of the story, and the player it is about (0 for nobody)."""

    text: str
    player: int
    heading: bool = False


class Words:
    """All that is said, in one language, about one table."""

    def __init__(self, texts: Texts, seats: Sequence[str], table: Table) -> None:
        self.texts = texts
        self.seats = seats
        self.board = table.board
        self.laid = {*table.piece, *table.find_ids}  # what is laid into regions; other markers are printed there
        self.house = {name: str(value) for name, value in table.variants.items()}  # how this table plays, and on what
        self.house["board"] = table.board.box

    def __call__(self, name: str, /, **args: str | int) -> str:
        """A text of the terminal game."""
        return self.texts.get(f"terminal-{name}", **args)

    def first(self, *names: str, **args: str | int) -> str:
        """The first text of the terminal game that there is; the last one is general enough to be always there."""
        for name in names[:-1]:
            try:
                return self(name, **args)
            except KeyError:
                continue
        return self(names[-1], **args)

    # --- names ------------------------------------------------------------------------------------------------------

    def player(self, number: int) -> str:
        """How a player is called in a sentence."""
        return self("human" if self.seats[number - 1] == "human" else "bot", number=number)

    def seat(self, number: int) -> str:
        """How a player is called in the table of players: a bot with its kind."""
        kind = self.seats[number - 1]
        return self("human", number=number) if kind == "human" else self("bot-kind", number=number, kind=kind)

    def term(self, kind: str, name: str) -> str:
        """A term of the game; a player's own tile has no entry and goes by its id."""
        try:
            return self.texts.get(f"{kind}-{name}")
        except KeyError:
            return name.replace("-", " ").capitalize()

    def tile(self, name: str) -> str:
        """The name of anything with an ability, or of a marker or terrain."""
        for kind in TILE_KINDS:
            try:
                return self.texts.get(f"{kind}-{name}")
            except KeyError:
                continue
        return self.term("tile", name)

    def ability(self, kind: str, name: str) -> str:
        """What a tile does at this table; nothing for a tile that is not in the texts."""
        try:
            return self.texts.get(f"{kind}-{name}.ability", **self.house)
        except KeyError:
            return ""

    def combo(self, power: str, race: str) -> str:
        """A race with its power as one name."""
        if not power:
            return self.term("race", race)
        try:
            return self.texts.combo(power, race)
        except KeyError:
            return f"{self.term('power', power)} {self.term('race', race)}"

    def region(self, name: str) -> str:
        """A region by id and terrain."""
        return f"{name} {self.term('terrain', self.board.regions[self.board.index[name]].terrain)}"

    def spoken(self, name: str) -> str:
        """A region in a sentence: the terrain stands aside, so that it need not be declined."""
        return f"{name} ({self.term('terrain', self.board.regions[self.board.index[name]].terrain)})"

    def symbols(self, name: str) -> list[str]:
        """The symbols printed in a region."""
        return [self.term("symbol", symbol) for symbol in self.board.regions[self.board.index[name]].symbols]

    def coins(self, count: int) -> str:
        """So many coins."""
        return self.texts.get("concept-coin.count", count=count)

    def stock(self, name: str) -> str:
        """What a race has besides tokens: camps, heroes, tokens set aside."""
        try:
            return self.texts.get(f"stock-{name}")
        except KeyError:
            return self.tile(name)

    def means(self, names: Iterable[str]) -> str:
        """What helped with a conquest."""
        return ", ".join(self("source-die") if name == "die" else self.tile(name) for name in names)

    # --- moves ------------------------------------------------------------------------------------------------------

    def verb(self, move: Move) -> str:
        """What kind of move this is, as the heading of its group."""
        name = "roll-free" if move.verb == "roll" and not move.region else move.verb
        text = self.first(f"move-{name}", "move-other")
        return self("move-with", move=text, means=self.means(move.means)) if move.means else text

    # --- events -----------------------------------------------------------------------------------------------------

    def tell(self, events: Sequence[Event]) -> list[Line]:
        """The story of these events; tokens placed one after another become one line."""
        lines: list[Line] = []
        at = 0
        while at < len(events):
            event = events[at]
            at += 1
            if isinstance(event, Placed):
                row = [event]
                while at < len(events) and _same_hand(event, events[at]):
                    row.append(events[at])  # type: ignore[arg-type]
                    at += 1
                lines.append(self._placed(row))
            else:
                text = self.sentence(event)
                if text:
                    player = getattr(event, "player", 0)
                    lines.append(Line(text, player, isinstance(event, TurnStarted)))
        return lines

    def _placed(self, row: Sequence[Placed]) -> Line:
        first = row[0]
        where: dict[str, int] = {}
        for event in row:
            where[event.region] = where.get(event.region, 0) + event.tokens
        dealt = ", ".join(f"{region} +{tokens}" for region, tokens in where.items())
        race = self.term("race", first.race)
        return Line(self("event-placed", player=self.player(first.player), race=race, list=dealt), first.player)

    def sentence(self, event: Event) -> str:
        """One event in words; nothing for those that are declared silent."""
        return self._war(event) or self._table(event) or self._things(event)

    def _war(self, event: Event) -> str:
        """Conquests, losses and the die."""
        match event:
            case Conquered(means=()):
                return self("event-conquered", **self._who(event.player, event.region), tokens=event.tokens)
            case Conquered():
                who = self._who(event.player, event.region)
                return self("event-conquered-with", **who, tokens=event.tokens, means=self.means(event.means))
            case Rolled(region=""):
                return self("event-rolled-free", player=self.player(event.player), face=event.face)
            case Rolled():
                who = self._who(event.player, event.region)
                return self("event-rolled", **who, face=event.face, needed=event.needed)
            case Repelled():
                return self("event-repelled", region=self.spoken(event.region))
            case Lost():
                who = self._who(event.player, event.region)
                race = self.term("race", event.race)
                return self("event-lost", **who, race=race, lost=event.lost, withdrawn=event.withdrawn)
            case Cleared():
                name = "event-cleared-monsters" if event.what == "monsters" else "event-cleared-tribe"
                return self(name, region=self.spoken(event.region))
            case Abandoned():
                return self("event-abandoned", **self._who(event.player, event.region))
        return ""

    def _table(self, event: Event) -> str:
        """Turns, the offer, decline and scoring."""
        match event:
            case TurnStarted():
                return self("event-turn", round=event.round, player=self.player(event.player))
            case Picked():
                return self(
                    "event-picked",
                    player=self.player(event.player),
                    combo=self.combo(event.power, event.race),
                    paid=event.paid,
                    gained=event.gained,
                )
            case Revealed():
                return self("event-revealed", combo=self.combo(event.power, event.race))
            case Swapped():
                given, taken = self.term("power", event.given), self.term("power", event.taken)
                return self("event-swapped", player=self.player(event.player), given=given, taken=taken)
            case Scored():
                return self("event-scored", player=self.player(event.player), coins=event.total)
            case Declined():
                race = self.term("race", event.race)
                regions = len(event.regions)
                return self("event-declined", player=self.player(event.player), race=race, regions=regions)
            case Vanished():
                return self("event-vanished", player=self.player(event.player), race=self.term("race", event.race))
            case GameOver():
                return self("event-over")
        return ""

    def _things(self, event: Event) -> str:
        """Markers, finds, coins that change hands, alliances."""
        match event:
            case PieceMoved() if event.reason in QUIET_REASONS:
                return ""
            case PieceMoved():
                piece = counted(self.tile(event.piece), event.count)
                name = "event-piece-placed" if event.to else "event-piece-taken"
                return self(name, region=self.spoken(event.to or event.origin), piece=piece)
            case Gained():
                what = self._gain(event.what, event.count)
                race = self.term("race", event.race)
                return self("event-gained", player=self.player(event.player), race=race, what=what)
            case SetAside():
                race = self.term("race", event.race)
                return self("event-set-aside", player=self.player(event.player), race=race, tokens=event.tokens)
            case Discovered():
                return self("event-discovered", **self._who(event.player, event.region), find=self.tile(event.find))
            case Allied():
                return self("event-allied", player=self.player(event.player), ally=self.player(event.ally))
            case CoinsMoved():
                return self._coins_moved(event)
            case Used(region=""):
                return self("event-used", player=self.player(event.player), what=self._used(event))
            case Used():
                return self("event-used-at", **self._who(event.player, event.region), what=self._used(event))
        return ""

    def _coins_moved(self, event: CoinsMoved) -> str:
        coins = self.coins(event.count)
        if not event.origin:
            return self("event-coins-bank", player=self.player(event.to), coins=coins)
        if not event.to:
            return self("event-coins-paid", player=self.player(event.origin), coins=coins)
        return self("event-coins-player", player=self.player(event.to), origin=self.player(event.origin), coins=coins)

    def _gain(self, what: str, count: int) -> str:
        if what == "tokens":
            return self.texts.get("concept-token.count", count=count)
        return f"{self.stock(what)} ×{count}"

    def _used(self, event: Used) -> str:
        """What was used, and with what: the relic the bag becomes, the power a place lends."""
        return f"{self.tile(event.what)} ({self.tile(event.detail)})" if event.detail else self.tile(event.what)

    def _who(self, player: int, region: str) -> dict[str, str]:
        return {"player": self.player(player), "region": self.spoken(region)}


def _same_hand(first: Placed, other: Event) -> bool:
    return isinstance(other, Placed) and (other.player, other.race) == (first.player, first.race)


def counted(name: str, count: int) -> str:
    """A thing and how many of it."""
    return f"{name} ×{count}" if count > 1 else name
