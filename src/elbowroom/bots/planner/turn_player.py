"""A whole turn, played on a state by the planner: what `normal` does, and what search lets everybody do.

Moves are carried out directly, without listing the legal ones after each; the list is made again as the turn passes on.
"""

from __future__ import annotations

from elbowroom.rules.moves import DECLINE, DONE, EXPAND, Move
from elbowroom.rules.stages import VICTIM
from elbowroom.rules.state import State
from elbowroom.rules.turn import Stage, settle

from .dealing import redeploy, retreat
from .defence import fear
from .eval_linear import combo_rating, standing
from .fighting import march
from .style import Style
from .turn_so_far import SLIGHT, TurnSoFar

_LONGEST = 300  # steps; no turn takes as many
RENEWAL = 3.0  # what the weights underrate a fresh race by; found by play


class Turn(TurnSoFar):
    """A turn that is played to its end."""

    __slots__ = ()

    def play(self) -> None:
        """To the end of the turn, or until somebody else decides."""
        s = self.s
        s.events = []
        s.chance = []
        player = self.player
        turn, round_ = s.turn, s.round
        for _ in range(_LONGEST):
            s = self.s  # a trial may have taken its place
            if s.mover != player:
                settle(s)
            if s.mover != player or s.turn != turn or s.round != round_:
                break
            self.step(s.stage)
        if not s.legal:
            settle(s)

    def step(self, stage: Stage) -> None:
        """Everything the player does in one stage."""
        if stage.opens:
            self.choose_mode()
        elif stage.fights:
            march(self)
        elif stage.deals:
            if stage.decides == VICTIM:
                retreat(self)
            else:
                redeploy(self)
        elif stage.picks:
            self.choose_pick()
        elif stage.scored and self.style.renewal is not None:
            self.choose_end()
        else:
            self.try_all(self.s.stage.moves(self.s))

    # --- choices tried out ------------------------------------------------------------------------------------------

    def outcome(self, move: Move) -> float:
        """The standing right after a move."""
        s = self.s.copy()
        s.chance = []
        if move is DONE:
            s.stage.leave(s)
        else:
            s.stage.play(s, move)
        settle(s)
        return standing(s, self.player, s.turn == self.player) - fear(s, self.player)

    def try_all(self, moves: list[Move]) -> None:
        """The move with the best standing after it."""
        if len(moves) == 1 or not self.style.careful:
            self.do(DONE if DONE in moves else moves[0])
        else:
            self.do(max(moves, key=self.outcome))

    # --- pick and mode ----------------------------------------------------------------------------------------------

    def choose_pick(self) -> None:
        """A combo: the one laid down, or the one with the best rating."""
        s = self.s
        moves = s.stage.moves(s)
        if self.style.pick:
            self.do(moves[min(self.style.pick, len(moves)) - 1])
        else:
            self.do(max(moves, key=self.rating))

    def rating(self, move: Move) -> float:
        """A combo by what it has brought in other games, its coins and its price."""
        return combo_rating(self.s, move.count - 1, self.style.rated)

    def choose_mode(self) -> None:
        """Go on or decline, after what tiles offer at the start of a turn."""
        s = self.s
        moves = [move for move in s.stage.moves(s) if move.region] if self.style.careful else []
        if moves:
            now = standing(s, self.player) - fear(s, self.player)
            best = max(moves, key=self.outcome)
            if self.outcome(best) > now + SLIGHT:
                self.do(best)
                return
        mode = self.style.mode
        if mode:
            self.do(DECLINE if mode == "decline" else EXPAND)
        elif s.round >= s.table.rounds:
            self.do(EXPAND)
        else:
            going_on = self.going_on()
            declined = self.trial("decline")
            better = declined if self.prefers(declined, going_on) else going_on
            if self.style.careful:
                self.do(better.log[0][1])
            else:  # the trial was the turn
                self.s = better.s
                self.log += better.log

    def choose_end(self) -> None:
        """What abilities still allow when the turn has been scored: to decline after all, to make peace."""
        moves = self.s.stage.moves(self.s)
        ending = self.style.ending
        if ending:
            moves = [move for move in moves if (move.verb == "decline") == (ending == "decline")] or moves
        self.do(moves[0] if len(moves) == 1 else max(moves, key=self.renewed))

    def renewed(self, move: Move) -> float:
        """The standing once the turn is over, and what it overlooks if the race declines."""
        s = self.s.copy()
        s.chance = []
        turn, round_ = s.turn, s.round
        if move is not DONE:
            s.stage.play(s, move)
            settle(s)
        if s.stage.scored and (s.mover, s.turn, s.round) == (self.player, turn, round_):
            s.stage.leave(s)
            settle(s)
        value = standing(s, self.player) - fear(s, self.player)
        return value + RENEWAL if move.verb == "decline" else value

    def going_on(self) -> Turn:
        """The turn without declining: as usual, or leaving the others alone where that keeps them away, too."""
        usual = self.trial("expand")
        s = self.s
        race = s.active[self.player]
        if self.style.renewal is None or race < 0 or not s.kit(race).forbids:
            return usual
        quiet = self.trial("expand", peaceful(s, self.player))
        return quiet if quiet.calm() > usual.calm() else usual

    def calm(self) -> float:
        """The standing at the end of the turn, less what may be lost until the next."""
        return standing(self.s, self.player) - fear(self.s, self.player)

    def prefers(self, declined: Turn, going_on: Turn) -> bool:
        """Is it time for another race?"""
        better = declined.result() - going_on.result()
        if self.style.renewal is None:
            return better + RENEWAL > 0.0
        coins = going_on.s.coins[self.player] - self.s.coins[self.player]
        return self.style.renewal.urge(self.s, self.player, better, coins) > 0.0

    def trial(self, mode: str, forbid: int = 0) -> Turn:
        """A turn of this kind, played to its end on a copy."""
        style = Style(self.style.width, False)
        style.spite = self.style.spite
        style.spare = self.style.spare
        style.tilt = self.style.tilt
        style.rated = self.style.rated
        style.renewal = self.style.renewal
        style.ending = self.style.ending
        style.forbid = self.style.forbid | forbid
        style.mode = mode
        trial = Turn(self.s.copy(), style)
        trial.play()
        return trial

    def result(self) -> float:
        """The standing at the end of the turn."""
        return standing(self.s, self.player)


def peaceful(s: State, player: int) -> int:
    """The regions that somebody leaves alone who leaves the others' active races alone."""
    theirs = 0
    for other, race in enumerate(s.active):
        if race >= 0 and other != player:
            theirs |= s.realm[race]
    return theirs


def let_play(s: State, style: Style) -> State:
    """Whoever has to decide plays his turn (or his retreat); the state after it."""
    turn = Turn(s, style)
    turn.play()
    return turn.s
