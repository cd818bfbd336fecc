"""What the engine tells of a decision before it is made. Everything is asked of the player's view, so nothing hidden
can slip in; a question of the kind "what if" is put to a game that could be this one."""

from __future__ import annotations

from elbowroom.rules.events import Scored
from elbowroom.rules.moves import DONE, EXPAND, Move, parse
from elbowroom.rules.prospects import Prospect
from elbowroom.rules.view import RaceView, View


class Outlook:
    """The attacks a player can try, what each would bring, and what the turn scores if it ends here."""

    def __init__(self, view: View) -> None:
        prospects = view.prospects()
        self.ahead = bool(prospects) and EXPAND in view.legal_moves()  # told as if the race had expanded already?
        self.seen = _after(view, EXPAND) if self.ahead else view  # the position in which the race fights
        self.race = acting_race(self.seen)
        self.forecast = view.forecast()
        self.stop_moves = view.stop_moves()
        self.plain: dict[str, Prospect] = {}  # the way without relics, for every region
        self.ways: dict[str, list[Prospect]] = {}  # all ways that there are, for every region
        self.moves: dict[str, Prospect] = {}  # by the text of the move
        for prospect in prospects:
            self.plain.setdefault(prospect.region, prospect)
            if prospect.move:
                self.ways.setdefault(prospect.region, []).append(prospect)
                self.moves[prospect.move] = prospect

    @property
    def hand(self) -> int:
        """The tokens with which the race fights."""
        return self.race.hand if self.race else 0

    @property
    def done_ends_turn(self) -> bool:
        """Does `done` alone end the turn?"""
        return self.stop_moves == [DONE.text]

    def rolls(self, prospect: Prospect) -> bool:
        """Is the die rolled for it? Then a better face than the one it is told with leaves more."""
        return parse(prospect.move).verb in self.seen.table.rolling


def acting_race(view: View) -> RaceView | None:
    """The player's race that conquers now; his active one where none does."""
    seat = view.seats[view.player - 1]
    return next((race for race in seat.declined if race.race == view.now.acts), seat.active)


def scored_by(view: View, move: Move) -> int | None:
    """The coins that the turn scores after a move that gives it up; None where that is not known."""
    game = view.determinize()
    for event in game.play(move):
        if isinstance(event, Scored):
            return event.total
    told = game.forecast() if game.to_move == view.player else None
    return told.coins if told is not None else None


def _after(view: View, move: Move) -> View:
    game = view.determinize()
    game.play(move)
    return game.view(view.player)
