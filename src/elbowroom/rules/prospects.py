"""What would come of every attack: the one answer to "what if" for whoever shows, explains, plans or tests.

An attack is carried out on a copy, with every face of the die where one is rolled, and what happened is read off. So
nothing here repeats a rule, and a tile that nobody has heard of is told as truly as any other (docs/moves.md).
"""

from __future__ import annotations

from typing import ClassVar, Final

from .board import Unknown
from .chance import DIE
from .conquest import DIE_HELPS, Conquest, strength
from .cost import Cost, CostPart, itemise
from .events import CoinsMoved, Conquered, Lost
from .hindrance import hindrance
from .moves import EXPAND, Move
from .refusal import Refusal
from .state import State
from .table import NOBODY
from .turn import settle

TAKE: Final = "take"  # a legal move takes the region for certain
BY_DIE: Final = "die"  # a legal move may take it
SHORT: Final = "short"  # in reach, but too dear even with the die
BARRED: Final = "barred"  # not to be attacked

Loss = tuple[int, str, int, int]  # player, race, tokens out of play, tokens that withdraw


class Prospect:
    """What would come of one way to attack one region."""

    fields: ClassVar[tuple[str, ...]] = (
        "region",
        "means",
        "verdict",
        "move",
        "cost",
        "parts",
        "uses",
        "left",
        "needs",
        "chance",
        "losses",
        "coins",
        "kept",
        "rule",
        "source",
    )
    __slots__ = (*fields, "refusal")

    def __init__(self, region: str, move: Move | None, verdict: str, left: int) -> None:
        self.region = region
        self.means: tuple[str, ...] = move.means if move is not None else ()
        self.verdict = verdict
        self.move = move.text if move is not None else ""
        self.cost: int | None = None
        self.parts: list[CostPart] = []
        self.uses = 0  # tokens of the race, and helpers, that it puts there
        self.left = left  # tokens in hand then, before any stage passes
        self.needs = 0  # the smallest face of the die that succeeds
        self.chance = 0.0
        self.losses: list[Loss] = []
        self.coins: dict[int, int] = {}  # that change hands at once
        self.kept = False  # is the region still held once the redeployment opens?
        self.rule = ""  # by which it is short or barred
        self.source = ""  # and what stands in the way: a tile, piece, terrain or player
        self.refusal: Refusal | None = None  # the same for those who put it into words

    def as_dict(self) -> dict[str, object]:
        """The prospect as plain data, ready for JSON."""
        data: dict[str, object] = {name: getattr(self, name) for name in self.fields}
        data["parts"] = [[part.amount, part.source, part.rule] for part in self.parts]
        return data

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"Prospect({inside})"


class Troops:
    """Who would make the attacks that prospects tell of, and with what."""

    fields: ClassVar[tuple[str, ...]] = ("race", "hand", "helpers")
    __slots__ = fields

    def __init__(self, race: str, hand: int, helpers: int) -> None:
        self.race = race
        self.hand = hand  # tokens
        self.helpers = helpers  # and what counts like a token


def troops(s: State) -> Troops | None:
    """The race that prospects tell of, with its tokens in hand; none where no region is attacked."""
    s = fighting_position(s)
    if not s.stage.fights or not s.legal:
        return None
    return Troops(s.table.race_ids[s.race], s.hand[s.race], _helpers(s, s.race))


def prospects(s: State, region: str = "", means: tuple[str, ...] = ()) -> list[Prospect]:
    """One prospect for every region of the map, and one more for every move with relics or by another way.

    At the start of a turn they are those of an expanding race; where no region is attacked there are none. With a
    region, only the ways to attack that one; with relics too, only the way with just those.
    """
    _check_names(s, region, means)
    s = fighting_position(s)
    stage = s.stage
    if not isinstance(stage, Conquest) or not s.legal:
        return []
    found = [_plainly(s, stage, at) for at, name in enumerate(s.board.ids) if not region or name == region]
    for move in s.legal:
        if (move.means or move.verb not in PLAIN) and move.region and (not region or move.region == region):
            prospect = _look_ahead(s, stage, move)
            if prospect is not None:
                found.append(prospect)
    if means:
        wanted = tuple(sorted(means))
        found = [prospect for prospect in found if prospect.means == wanted]
    return found


PLAIN: Final = ("conquer", "roll", "abandon", "done")


def _check_names(s: State, region: str, means: tuple[str, ...]) -> None:
    if region and region not in s.board.index:
        raise Unknown(f"there is no region {region} on this map")
    usable = {*s.table.find_ids, *(piece.id for tile in s.table.powers for piece in tile.pieces)}
    for name in means:
        if name not in usable:
            raise Unknown(f"there is no relic {name} in this game")


def fighting_position(s: State) -> State:
    """The position in which the race fights: at the start of a turn the one after `expand`."""
    if EXPAND not in s.legal:
        return s
    after = s.copy()
    after.stage.play(after, EXPAND)
    settle(after)
    return after


def prospect_of(s: State, move: Move) -> Prospect | None:
    """What one legal move brings; none if it takes no region for the race that conquers."""
    stage = s.stage
    return _look_ahead(s, stage, move) if isinstance(stage, Conquest) and move.region else None


def _plainly(s: State, stage: Conquest, region: int) -> Prospect:
    """The prospect of a region without relics: by tokens alone, or with the final die."""
    for move in (s.board.conquer[region], s.board.roll[region]):
        if move in s.legal:
            prospect = _look_ahead(s, stage, move)
            assert prospect is not None, move.text
            return prospect
    name = s.board.ids[region]
    stop = hindrance(s, s.race, region)
    prospect = Prospect(name, None, BARRED if stop is not None else SHORT, s.hand[s.race])
    if stop is None:
        cost = itemise(s, name)
        prospect.cost = cost.total
        prospect.parts = cost.parts
        stop = _too_dear(s, region, cost)
    prospect.rule = stop.rule
    prospect.source = stop.source
    prospect.refusal = stop
    return prospect


def _too_dear(s: State, region: int, cost: Cost) -> Refusal:
    """Tokens and die do not suffice."""
    source = _strongest(s, region, cost)
    if not s.hand[s.race]:
        return Refusal("hand", "CONQ-8", source=source)
    assert cost.total is not None
    missing = cost.total - strength(s, s.race, s.kit(s.race), region)
    if missing <= DIE_HELPS:
        return Refusal("no-final", "INT-25", source=source)
    return Refusal("die", "CONQ-24", {"region": s.board.ids[region], "short": missing, "most": DIE_HELPS}, source)


def _strongest(s: State, region: int, cost: Cost) -> str:
    """What defends the region most: a race, neutral defenders, a piece, a find, or else the ground itself."""
    defence = [part for part in cost.parts if part.amount > 0 and part.source not in ("region", "minimum")]
    if not defence:
        return s.board.regions[region].terrain
    most = max(defence, key=lambda part: part.amount)
    return s.table.race_ids[s.holder[region]] if most.source == "tokens" else most.source


def _look_ahead(s: State, stage: Conquest, move: Move) -> Prospect | None:
    """What a legal move brings, by carrying it out; none if it takes no region for the race."""
    after = _attempt(s, stage, move, NOBODY)
    if not after.chance or after.chance[0][0] != "die":
        return _told(s, move, after, TAKE, 0, 1.0) if _has_taken(after, move) else None
    winning = 0  # so many of the six faces succeed
    best: State | None = None
    needs = 0
    for face in sorted(set(DIE)):
        after = _attempt(s, stage, move, face)
        if _has_taken(after, move):
            winning += DIE.count(face)
            if best is None:
                best = after
                needs = face
    if best is None:
        return None
    return _told(s, move, best, TAKE if winning == len(DIE) else BY_DIE, needs, winning / len(DIE))


def _attempt(s: State, stage: Conquest, move: Move, face: int) -> State:
    """The position right after an attack, before any stage passes; the die shows this face if it is rolled."""
    after = s.copy()
    after.forced = (("die", str(face)),) if face >= 0 else ()
    stage.attack(after, move)
    return after


def _has_taken(after: State, move: Move) -> bool:
    return any(isinstance(event, Conquered) and event.region == move.region for event in after.events)


def _told(s: State, move: Move, after: State, verdict: str, needs: int, chance: float) -> Prospect:
    """A prospect read off the position after a successful attack."""
    race = s.race
    prospect = Prospect(move.region, move, verdict, after.hand[race])
    cost = itemise(s, move.region, move.means)
    prospect.cost = cost.total
    prospect.parts = cost.parts
    prospect.needs = needs
    prospect.chance = chance
    prospect.uses = _helpers(s, race) - _helpers(after, race)
    for event in after.events:
        if isinstance(event, Conquered):
            prospect.uses += event.tokens
        elif isinstance(event, Lost):
            prospect.losses.append((event.player, event.race, event.lost, event.withdrawn))
        elif isinstance(event, CoinsMoved):
            for player, coins in ((event.origin, -event.count), (event.to, event.count)):
                if player:
                    prospect.coins[player] = prospect.coins.get(player, 0) + coins
    region = s.board.index[move.region]
    passing = s.board.rivers & ~after.kit(race).settles
    prospect.kept = not passing >> region & 1
    return prospect


def _helpers(s: State, race: int) -> int:
    return sum(tile.auxiliaries(s, race) for tile in s.kit(race).auxiliaries)
