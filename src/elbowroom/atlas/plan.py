"""Which games are to be played: everything follows from the terms, the series and the number of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from zlib import crc32

from elbowroom.arena.words import Mistake
from elbowroom.bots import bot_kind, read_budget, read_name, try_bot
from elbowroom.bots.hard import HardBot
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.rules.house import value_of

CHUNK = 25
"""Games that a worker plays before it reports; what comes out does not depend on it."""
NODES = 60
"""The budget of a bot that searches, if none is given."""
CHOSEN, RANDOM = "chosen", "random"
"""Who takes a player's first race: the bot itself, or chance, out of all that the player can pay."""


class AtlasError(Mistake):
    """Something about an atlas that makes no sense, and why."""


@dataclass(frozen=True)
class Terms:
    """What all games of an atlas have in common; games under different terms are never put together."""

    made_by: str
    """The version of rules and bots."""
    bot: str = "normal"
    """It sits in every seat."""
    nodes: int = 0
    """Its budget for a decision, if it searches."""
    seed: int = 1
    own: str = ""
    """Own races and powers in the games (see `own.py`)."""
    picks: str = CHOSEN
    """Who takes the first races."""
    variants: str = ""
    """House rules that are not as usual, like `rounds=4,tribes=false`."""

    @property
    def bot_name(self) -> str:
        """The bot with its budget, like `hard@40n`."""
        return f"{self.bot}@{self.nodes}n" if self.nodes else self.bot

    def as_dict(self) -> dict[str, str | int]:
        """Plain data for JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Series:
    """Games with the same boxes and number of players."""

    boxes: tuple[str, ...]
    players: int

    @property
    def name(self) -> str:
        """Like `base-3`."""
        return f"{'+'.join(self.boxes)}-{self.players}"


@dataclass(frozen=True)
class Chunk:
    """Some games in a row, for one worker."""

    series: Series
    first: int
    count: int

    @property
    def name(self) -> str:
        """Like `base-3-000025-000049`."""
        return f"{self.series.name}-{self.first:06d}-{self.first + self.count - 1:06d}"

    @property
    def numbers(self) -> range:
        """The numbers of the games."""
        return range(self.first, self.first + self.count)


def read_variants(text: str) -> dict[str, object]:
    """The house rules that terms name."""
    pairs = [part.partition("=") for part in text.split(",") if part]
    return {name: value_of(value) for name, _, value in pairs}


def make_terms(
    made_by: str,
    bot: str,
    budget: str = "",
    seed: int = 1,
    own: str = "",
    picks: str = CHOSEN,
    variants: Sequence[tuple[str, object]] = (),
) -> Terms:
    """The terms of an atlas; a bot that looks at the clock is refused, since no two machines would agree."""
    try_bot(bot)
    rules = ",".join(f"{name}={str(value).lower()}" for name, value in sorted(dict(variants).items()))
    stated = read_name(bot).budget
    if not issubclass(bot_kind(bot), HardBot):
        return Terms(made_by, bot, 0, seed, own, picks, rules)
    milliseconds, nodes = read_budget(stated or budget) if stated or budget else (0.0, NODES)
    if milliseconds:
        raise AtlasError("atlas-needs-nodes", example=f"{NODES}n")
    return Terms(made_by, bot.replace(f"@{stated}", "", 1), nodes, seed, own, picks, rules)


def make_series(boxes: Sequence[str], players: Iterable[int]) -> list[Series]:
    """The series of a run; what cannot be set up is refused before anything is played."""
    found = [Series(tuple(boxes), count) for count in players]
    for one in found:
        new_game(one.players, list(one.boxes), 0)
    if len(set(found)) != len(found):
        raise AtlasError("atlas-players-twice")
    return found


def share_out(games: int, series: Sequence[Series]) -> dict[Series, int]:
    """So many games for each; the first ones get what is left over."""
    if games < len(series):
        raise AtlasError("atlas-few-games", counts=len(series), games=games)
    each, over = divmod(games, len(series))
    return {one: each + (at < over) for at, one in enumerate(series)}


def cut(wanted: dict[Series, int], done: dict[Series, set[int]], size: int = CHUNK) -> list[Chunk]:
    """The games that are missing, cut into chunks."""
    chunks = []
    for series, count in wanted.items():
        known = done.get(series, set())
        run: list[int] = []
        for number in range(count + 1):
            missing = number < count and number not in known
            if run and (not missing or len(run) == size):
                chunks.append(Chunk(series, run[0], len(run)))
                run = []
            if missing:
                run.append(number)
    return chunks


def game_seed(terms: Terms, series: Series, number: int) -> int:
    """The seed of a game: no two games of an atlas share one."""
    return mix(mix(mix(terms.seed) ^ crc32(series.name.encode())) + number)
