"""A puzzle: a position of a game, and the plan that is clearly the best in it."""

from __future__ import annotations

import re
from typing import Annotated, get_args

from msgspec import Meta, Struct

from elbowroom.boxes import box, box_names
from elbowroom.notation.newgame import new_game
from elbowroom.notation.record import read_chance
from elbowroom.rules.game import Game, IllegalMove
from elbowroom.rules.record import chance_text

from .result import Difficulty, Theme

THEMES = get_args(Theme)
DIFFICULTIES = get_args(Difficulty)
MARK = 12  # characters of a position's fingerprint
APART = "; "  # between the moves of a game
_DRAWN = re.compile(r"\b(?:race|power|find) ([a-z-]+)")
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]
Count = Annotated[int, Meta(ge=0, le=100_000)]


class PuzzleError(ValueError):
    """A puzzle that does not hold: `why` names a sentence, `details` is what it speaks of."""

    def __init__(self, why: str, **details: str | int) -> None:
        super().__init__(f"{why}: {', '.join(f'{name} {value}' for name, value in details.items())}")
        self.why = why
        self.details = details


class PlayedGame(Struct, frozen=True, forbid_unknown_fields=True, tag="game", tag_field="kind"):
    """The game that puzzles were found in, as far as the last of them."""

    name: Name
    boxes: list[str]
    map: str
    players: int
    rounds: int
    variants: dict[str, bool | int | str]
    start: str
    """What chance gave before the first move."""
    moves: str
    """Each with what chance gave, as in a record: `pick 2 = race elves, power hill; conquer 5`."""

    def missing(self) -> list[str]:
        """The boxes, or the tiles of them, that the game was played with and that are not there."""
        unknown = [name for name in self.boxes if name not in box_names()]
        if unknown:
            return unknown
        boxes = [box(name) for name in self.boxes]
        there = {tile.id for each in boxes for tile in (*each.races, *each.powers, *each.finds)}
        return sorted(set(_DRAWN.findall(f"{self.start}; {self.moves}")) - there)

    def listed(self) -> list[str]:
        """The moves, one by one."""
        return self.moves.split(APART)

    def open(self) -> Game:
        """The game before its first move; `PuzzleError` if there is no such game any more."""
        variants = dict[str, object](self.variants)
        start = read_chance(self.start)
        try:
            return new_game(
                self.players, self.boxes, 0, map=self.map, variants=variants, rounds=self.rounds, forced=start
            )
        except (ValueError, LookupError) as error:
            raise PuzzleError("start", game=self.name, reason=str(error)) from error

    def play(self, plies: int) -> Game:
        """The game after so many of its moves; `PuzzleError` if the rules have another opinion of one."""
        game = self.open()
        moves = self.listed()
        if plies > len(moves):
            raise PuzzleError("short", game=self.name, count=len(moves), ply=plies)
        for number, text in enumerate(moves[:plies], 1):
            move, _, given = text.partition(" = ")
            game.state.forced = tuple(read_chance(given))
            try:
                game.play(move)
            except IllegalMove as error:
                raise PuzzleError("move", game=self.name, number=number, move=move, reason=str(error)) from error
            except ValueError as error:
                raise PuzzleError("chance", game=self.name, number=number, reason=str(error)) from error
            asked = chance_text(game.log.chance) if game.log is not None else ""
            if asked != given:
                raise PuzzleError("chance", game=self.name, number=number, reason=f"{given or '-'} / {asked or '-'}")
        return game


class Idea(Struct, frozen=True, forbid_unknown_fields=True, tag="puzzle", tag_field="kind"):
    """What is to be seen in which position of a game, as it is kept."""

    id: Name
    game: Name
    ply: Count
    """So many moves of the game have been made."""
    mark: str
    """Begins the fingerprint of the position, which tells whether the rules still give the same one."""
    player: int
    """Whose turn it is, from 1."""
    round: int
    theme: Theme
    difficulty: Difficulty
    plan: list[str]
    """The best plan, until chance has a say or tokens are dealt out."""
    gap: float
    """Coins that the best plan with another idea brings less."""
    doubt: float
    """The standard error of `gap`."""
    usual: float
    """Coins that what `normal` plays here brings less."""
    within: float
    """Who loses no more than so many coins has solved it."""


class Puzzle:
    """An idea with its game."""

    __slots__ = ("game", "idea")

    def __init__(self, idea: Idea, game: PlayedGame) -> None:
        self.idea = idea
        self.game = game

    def position(self) -> Game:
        """The position; `PuzzleError` if it can no longer be reached, or is another one."""
        idea = self.idea
        game = self.game.play(idea.ply)
        if (game.digest()[:MARK], game.to_move, game.round) != (idea.mark, idea.player, idea.round):
            raise PuzzleError("position", game=self.game.name, ply=idea.ply)
        return game
