"""The review of a game (docs/review.md): a turn at a time, where bots think, so that nobody waits for all of it."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from msgspec import to_builtins

from elbowroom.notation.record import read_chance
from elbowroom.review import CLOSER_LOOKS, GameReview

from .codec import encode
from .protocol.http_answers import ReviewHead
from .refusal import Refusal
from .replay_log import Script, derive, play_script
from .room import Room
from .thinker import BotFailed, Place, Rank, Thinker

JUDGE = "expert"  # whose opinion it is
_MOST_GAMES = 20  # remembered in one place


class Question(NamedTuple):
    """A turn that somebody wants to know about; 0 asks how many there are."""

    table: str
    script: Script
    turn: int
    closer: bool
    seed: int


def review_question(room: Room, turn: int, closer: bool) -> Question:
    """What has to be known for a turn's review; a game that still runs has none, for anybody."""
    if room.row.status != "over" or room.match.game is None:
        raise Refusal("not-over")
    return Question(room.id, room.match.script(), turn, closer, derive(room.row.seed, "review") & 0xFFFFFFFF)


async def ask(pool: Thinker, question: Question, household: str) -> bytes:
    """The answer, ready to be sent; it waits in the fair queue like a hint."""
    table, script, turn, closer, seed = question
    try:
        found = await pool.review(table, script, turn, closer, seed, Place(Rank.HINT, household, table))
    except BotFailed as error:
        raise Refusal("internal") from error
    if not found:
        raise Refusal("not-found")
    return encode(found)


# --- where it is thought ----------------------------------------------------------------------------------------------

_games: OrderedDict[tuple[str, int], GameReview] = OrderedDict()


def judge(table: str, script: Script, turn: int, _level: str, seed: int) -> dict[str, object]:
    """What is to be said of a turn; of turn 0 how many there are, and everybody's chances; nothing if it never was."""
    game = _recall(table, script, seed)
    if turn == 0:
        head: dict[str, object] = to_builtins(ReviewHead(len(game.turns), CLOSER_LOOKS, game.curve))
        return head
    return game.turn(turn).as_dict() if turn <= len(game.turns) else {}


def rejudge(table: str, script: Script, turn: int, _level: str, seed: int) -> dict[str, object]:
    """The same after a closer look."""
    game = _recall(table, script, seed)
    return game.turn(turn, closer=True).as_dict() if 0 < turn <= len(game.turns) else {}


def _recall(table: str, script: Script, seed: int) -> GameReview:
    """The game cut into turns; it is over, so that it does not change any more."""
    known = _games.pop((table, seed), None)
    if known is None:
        moves = [(move, tuple(read_chance(chance))) for move, chance in script.moves]
        known = GameReview(play_script(script, 0), moves, seed)
    _games[table, seed] = known
    if len(_games) > _MOST_GAMES:
        _games.popitem(last=False)
    return known
