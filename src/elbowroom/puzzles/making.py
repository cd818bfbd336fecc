"""Making puzzles: games are played, and every decision in them is looked at."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from elbowroom.bots import make_bot
from elbowroom.notation.newgame import begin_again, new_game
from elbowroom.review.turns import Chance, Decision, cut
from elbowroom.rules.chance import mix
from elbowroom.rules.game import Game
from elbowroom.rules.record import chance_text

from .finding import Finder
from .puzzle import APART, MARK, Idea, PlayedGame, Puzzle

PLAYERS = (2, 3, 2, 3, 2, 3, 2, 3, 4, 5)  # over and over: small tables cost less thought, and have as many puzzles
SEATS = ("hard@60n", "expert@120n", "normal", "expert@240n", "hard@120n")  # who sits at the tables
MOST = 6  # puzzles of one game, so that they differ


@dataclass(frozen=True)
class Task:
    """One game to be played and looked at."""

    boxes: tuple[str, ...]
    players: int
    number: int
    seed: int

    @property
    def name(self) -> str:
        """`b3-12`: the first letters of the boxes, the players, the number."""
        return f"{''.join(box[0] for box in self.boxes)}{self.players}-{self.number}"


@dataclass(frozen=True)
class Made:
    """What came of a task."""

    task: Task
    puzzles: list[Puzzle]
    reached: Counter[str]
    """How many decisions came how far."""


def tasks(boxes: Sequence[tuple[str, ...]], games: int, seed: int) -> list[Task]:
    """So many games, shared out over the boxes and over all numbers of players; more games begin with the same ones."""
    kinds = [(players, each) for players in PLAYERS for each in boxes]
    counts: Counter[tuple[int, tuple[str, ...]]] = Counter()
    found = []
    for number in range(games):
        players, each = kind = kinds[number % len(kinds)]
        counts[kind] += 1
        found.append(Task(each, players, counts[kind], seed))
    return found


def make(task: Task) -> Made:
    """Play a game and look at it; the same task gives the same puzzles everywhere."""
    seed = int.from_bytes(hashlib.blake2b(f"{task.seed} {task.name}".encode(), digest_size=8).digest(), "big")
    game = _played(task, seed)
    finder = Finder(seed)
    ideas = []
    for number, ply, at in _decisions(game):
        found = finder.look(at, ply)
        if found is not None:
            ideas.append(
                Idea(
                    id=f"{task.name}-{number}",
                    game=task.name,
                    ply=ply,
                    mark=at.digest()[:MARK],
                    player=at.to_move,
                    round=at.round,
                    **asdict(found),
                )
            )
    kept = sorted(sorted(ideas, key=lambda each: -each.gap)[:MOST], key=lambda each: each.ply)
    if not kept:
        return Made(task, [], finder.reached)
    written = _written(task, game, kept[-1].ply)
    return Made(task, [Puzzle(each, written) for each in kept], finder.reached)


def _played(task: Task, seed: int) -> Game:
    game = new_game(task.players, task.boxes, seed >> 1)
    bots = [make_bot(SEATS[(seed + seat) % len(SEATS)], mix(seed + seat)) for seat in range(task.players)]
    for seat, bot in enumerate(bots, 1):
        bot.begins(game.view(seat))
    while not game.over:
        game.play(bots[game.to_move - 1].choose(game.view(game.to_move)).text)
    return game


def _decisions(game: Game) -> Iterator[tuple[str, int, Game]]:
    """The first decision of every turn, what follows a pick, and the dealing of tokens: a number, ply and position."""
    moves = [(entry.move.text, entry.chance) for entry in game.moves()]
    turns, _ = cut(begin_again(game), moves)
    number = 0
    for turn in turns:
        for decision in turn.decisions:
            number += 1
            first = decision is turn.decisions[0]
            if decision.free and (first or decision.game.state.stage.deals):
                yield str(number), decision.ply, decision.game
            if decision.game.state.stage.picks and len(decision.moves) > 1:
                yield f"{number}e", decision.ply + 1, _after(decision, moves[decision.ply][1])


def _after(decision: Decision, given: Chance) -> Game:
    """The position after a pick, with which chance gave this: the race is chosen, and where it enters is not."""
    game = decision.game.copy(reseeded=False)
    game.state.forced = given
    game.play(decision.moves[0])
    return game


def _written(task: Task, game: Game, plies: int) -> PlayedGame:
    table = game.table
    moves = []
    for entry in game.moves()[:plies]:
        given = chance_text(entry.chance)
        moves.append(f"{entry.move.text} = {given}" if given else entry.move.text)
    return PlayedGame(
        name=task.name,
        boxes=list(task.boxes),
        map=table.board.id,
        players=task.players,
        rounds=table.rounds,
        variants={name: value for name, value in table.variants.items() if isinstance(value, bool | int | str)},
        start=chance_text(game.opening),
        moves=APART.join(moves),
    )
