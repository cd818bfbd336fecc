"""What happened, in order: enough to tell and to animate a game without comparing positions.

Players are numbered from 1, regions, races, powers and pieces are named by their ids.
"""

from __future__ import annotations

from typing import ClassVar


class Event:
    """Something that happened; `kind` names it, `as_dict` gives plain data."""

    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    silent: ClassVar[bool] = False  # nothing to say in words: what comes before or after it tells all
    __slots__ = ()

    def as_dict(self) -> dict[str, object]:
        """The event as plain data, ready for JSON."""
        data: dict[str, object] = {"kind": self.kind}
        for name in self.fields:
            data[name] = getattr(self, name)
        return data

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]


class TurnStarted(Event):
    """A player's turn begins."""

    kind = "turn"
    fields = ("player", "round")
    __slots__ = fields

    def __init__(self, player: int, round: int) -> None:
        self.player = player
        self.round = round


class Picked(Event):
    """A combo was taken: coins paid onto the skipped ones, coins that lay on it taken."""

    kind = "picked"
    fields = ("player", "position", "race", "power", "paid", "gained")
    __slots__ = fields

    def __init__(self, player: int, position: int, race: str, power: str, paid: int, gained: int) -> None:
        self.player = player
        self.position = position
        self.race = race
        self.power = power
        self.paid = paid
        self.gained = gained


class Revealed(Event):
    """A new combo can be seen in the offer."""

    kind = "revealed"
    fields = ("position", "race", "power")
    __slots__ = fields

    def __init__(self, position: int, race: str, power: str) -> None:
        self.position = position
        self.race = race
        self.power = power


class Swapped(Event):
    """The badge of a race just picked changed places with that of a combo in the offer."""

    kind = "swapped"
    fields = ("player", "position", "given", "taken")
    __slots__ = fields

    def __init__(self, player: int, position: int, given: str, taken: str) -> None:
        self.player = player
        self.position = position
        self.given = given
        self.taken = taken


class Readied(Event):
    """A race took all but one token of every region into hand."""

    kind = "readied"
    silent = True
    fields = ("player", "race", "hand")
    __slots__ = fields

    def __init__(self, player: int, race: str, hand: int) -> None:
        self.player = player
        self.race = race
        self.hand = hand


class Abandoned(Event):
    """A region was given up and its tokens taken to hand (or set aside)."""

    kind = "abandoned"
    fields = ("player", "race", "region", "tokens")
    __slots__ = fields

    def __init__(self, player: int, race: str, region: str, tokens: int) -> None:
        self.player = player
        self.race = race
        self.region = region
        self.tokens = tokens


class Rolled(Event):
    """The die was rolled; `needed` is what it had to show, 0 when the target comes after the roll."""

    kind = "rolled"
    fields = ("player", "region", "face", "needed")
    __slots__ = fields

    def __init__(self, player: int, region: str, face: int, needed: int) -> None:
        self.player = player
        self.region = region
        self.face = face
        self.needed = needed


class Conquered(Event):
    """A region was conquered; `means` says how, beyond plain tokens."""

    kind = "conquered"
    fields = ("player", "race", "region", "tokens", "cost", "occupied", "means")
    __slots__ = fields

    def __init__(
        self, player: int, race: str, region: str, tokens: int, cost: int, occupied: bool, means: tuple[str, ...]
    ) -> None:
        self.player = player
        self.race = race
        self.region = region
        self.tokens = tokens
        self.cost = cost
        self.occupied = occupied
        self.means = means


class Repelled(Event):
    """A die attempt failed."""

    kind = "repelled"
    fields = ("player", "race", "region")
    __slots__ = fields

    def __init__(self, player: int, race: str, region: str) -> None:
        self.player = player
        self.race = race
        self.region = region


class Lost(Event):
    """A race lost a region: so many tokens went to the tray, so many withdraw."""

    kind = "lost"
    fields = ("player", "race", "region", "lost", "withdrawn", "declined")
    __slots__ = fields

    def __init__(self, player: int, race: str, region: str, lost: int, withdrawn: int, declined: bool) -> None:
        self.player = player
        self.race = race
        self.region = region
        self.lost = lost
        self.withdrawn = withdrawn
        self.declined = declined


class Cleared(Event):
    """Neutral defenders (lost tribes, monsters) were driven out of a region."""

    kind = "cleared"
    fields = ("region", "what", "count")
    __slots__ = fields

    def __init__(self, region: str, what: str, count: int) -> None:
        self.region = region
        self.what = what
        self.count = count


class Gained(Event):
    """A race got tokens or helpers out of the supply."""

    kind = "gained"
    fields = ("player", "race", "what", "count", "rule")
    __slots__ = fields

    def __init__(self, player: int, race: str, what: str, count: int, rule: str) -> None:
        self.player = player
        self.race = race
        self.what = what
        self.count = count
        self.rule = rule


class RedeployOpened(Event):
    """Conquests are over; all tokens above one per region are in hand."""

    kind = "redeploy"
    silent = True
    fields = ("player", "hands")
    __slots__ = fields

    def __init__(self, player: int, hands: dict[str, int]) -> None:
        self.player = player
        self.hands = hands


class Placed(Event):
    """Tokens were put into a region, in a redeployment or a retreat."""

    kind = "placed"
    fields = ("player", "race", "region", "tokens")
    __slots__ = fields

    def __init__(self, player: int, race: str, region: str, tokens: int) -> None:
        self.player = player
        self.race = race
        self.region = region
        self.tokens = tokens


class SetAside(Event):
    """Tokens were set aside until the next readying."""

    kind = "set-aside"
    fields = ("player", "race", "tokens")
    __slots__ = fields

    def __init__(self, player: int, race: str, tokens: int) -> None:
        self.player = player
        self.race = race
        self.tokens = tokens


class PieceMoved(Event):
    """A marker or figure came into a region (`to`), left one (`origin`), or both; the reason says why."""

    kind = "piece"
    fields = ("piece", "origin", "to", "count", "reason")
    __slots__ = fields

    def __init__(self, piece: str, origin: str, to: str, count: int, reason: str) -> None:
        self.piece = piece
        self.origin = origin
        self.to = to
        self.count = count
        self.reason = reason


class Discovered(Event):
    """A relic or place was found under the monsters of a region."""

    kind = "discovered"
    fields = ("player", "region", "find")
    __slots__ = fields

    def __init__(self, player: int, region: str, find: str) -> None:
        self.player = player
        self.region = region
        self.find = find


class Allied(Event):
    """A player named an ally, who may not attack his active race until his next turn."""

    kind = "allied"
    fields = ("player", "ally")
    __slots__ = fields

    def __init__(self, player: int, ally: int) -> None:
        self.player = player
        self.ally = ally


class CoinsMoved(Event):
    """Coins outside scoring: from the bank (player 0) or a player, to another."""

    kind = "coins"
    fields = ("origin", "to", "count", "rule")
    __slots__ = fields

    def __init__(self, origin: int, to: int, count: int, rule: str) -> None:
        self.origin = origin
        self.to = to
        self.count = count
        self.rule = rule


class Scored(Event):
    """A turn was scored; each part is (race, what pays, coins, rule)."""

    kind = "scored"
    fields = ("player", "total", "parts")
    __slots__ = (*fields, "certain")

    def __init__(self, player: int, total: int, parts: list[tuple[str, str, int, str]]) -> None:
        self.player = player
        self.total = total
        self.parts = parts
        self.certain = True  # had chance no say in the move before it? Only a forecast asks


class Declined(Event):
    """A race went into decline and holds these regions."""

    kind = "declined"
    fields = ("player", "race", "power", "regions", "kept_badge")
    __slots__ = fields

    def __init__(self, player: int, race: str, power: str, regions: list[str], kept_badge: bool) -> None:
        self.player = player
        self.race = race
        self.power = power
        self.regions = regions
        self.kept_badge = kept_badge


class Vanished(Event):
    """A race left the game; its banner is back in the stack or the offer."""

    kind = "vanished"
    fields = ("player", "race", "regions")
    __slots__ = fields

    def __init__(self, player: int, race: str, regions: list[str]) -> None:
        self.player = player
        self.race = race
        self.regions = regions


class Used(Event):
    """An ability, relic or place was used in a way that no other event shows."""

    kind = "used"
    fields = ("player", "what", "region", "detail")
    __slots__ = fields

    def __init__(self, player: int, what: str, region: str, detail: str) -> None:
        self.player = player
        self.what = what
        self.region = region
        self.detail = detail


class GameOver(Event):
    """The last turn has been played."""

    kind = "over"
    fields = ("winners", "coins")
    __slots__ = fields

    def __init__(self, winners: list[int], coins: dict[int, int]) -> None:
        self.winners = winners
        self.coins = coins
