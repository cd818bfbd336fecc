"""The strongest bot."""

from __future__ import annotations

from typing import ClassVar

from elbowroom.rules.stages import TURN
from elbowroom.rules.state import State
from elbowroom.rules.view import View

from .hard import HardBot
from .planner.conquest_plan import pays
from .planner.style import Style
from .planner.turn_player import peaceful
from .planner.turn_so_far import Log
from .search.rollout import Budget, Candidate, Moods, at_first_sight

RARE = 30  # worlds in which one face of the die hardly ever fails to turn up
PICKING = (0.2, 1.0, 0.6, 0.4)  # what looks at the next turns count where a combo is picked,
EARLY = (0.6, 0.6, 0.3)  # at the start of turns with so many rounds to come,
LONG = 7
LATE = (0.6, 0.4)  # and later
GREED = 4.0  # how much more a reckless plan wants what others hold
CLOSER, WIDER = 0.25, (0.75, 0.9)  # what each further defender leaves of the danger: few regions guarded, or many


class ExpertBot(HardBot):
    """More plans, among them peaceful and unusual ones, in far more worlds, and farther ahead where that tells more.

    It plays to win: behind, it takes the chance that is left, ahead, it takes none.
    """

    name: ClassVar[str] = "expert"
    milliseconds: ClassVar[float] = 1000.0
    default_nodes: ClassVar[int] = 0
    variants: ClassVar[int] = 12
    entries: ClassVar[int] = 2
    dealings: ClassVar[int] = 18  # ways with other tastes to deal tokens out
    look: ClassVar[int] = 2
    choosy: ClassVar[int] = 3
    spite: ClassVar[float] = 1.6
    sighted: ClassVar[bool] = True  # does it look at every plan with a new combo once, and go on with one of each?
    deal_swing: ClassVar[float] = 0.9  # how far the plans' tastes differ when tokens are dealt
    daring: ClassVar[int] = 2  # in so many last rounds it thinks of an attack at any price

    def think(self, view: View) -> Log:
        """A combo, or as far as the conquests go: all the rest is thought over anew when it comes to it."""
        moves = super().think(view)
        for at, (stage, _) in enumerate(moves):
            begun = moves[0][0]
            if stage is not begun and (begun.picks or stage.deals or stage.scored):
                return moves[:at]
        return moves

    def likeliest(self, root: State, found: list[Candidate], budget: Budget) -> list[Candidate]:
        judge = self.judge
        if judge is None or not root.stage.picks or not self.sighted:
            return found
        budget.left -= len(found)
        best: dict[int, tuple[float, Candidate]] = {}
        for one in found:
            combo = one.log[0][1].count
            seen = at_first_sight(root, one, self.rated, judge)
            if combo not in best or seen > best[combo][0]:
                best[combo] = seen, one
        if len(best) < 2:
            return found
        level = 0.0
        for seen, _ in best.values():  # not `sum`, by which versions of Python add up differently
            level += seen / len(best)
        rate = judge.rate(root)
        for seen, one in best.values():
            one.sight = (seen - level) * rate
        return [one for _, one in best.values()]

    def styles(self, root: State) -> list[Style]:
        stage = root.stage
        if stage.deals and stage.decides == TURN:
            return self.deals(root)
        if stage.scored and not stage.deals:
            return [_with_ending("decline"), _with_ending("stay")]
        found = super().styles(root)
        if stage.opens or (stage.fights and not stage.late and not root.attempted):
            found += [self.peaceful(root), self.guarded(), *self.givers(root)]
            if self.ending(root):
                found.append(self.reckless(root))
            if stage.opens:
                for style in found:
                    style.mode = style.mode or "expand"
        return found

    def peaceful(self, root: State) -> Style:
        """Leaves the others' active races alone."""
        style = Style(4, True)
        style.forbid = peaceful(root, root.turn)
        return style

    def ending(self, root: State) -> bool:
        """Is it one of the last rounds?"""
        return root.round > root.table.rounds - self.daring

    @classmethod
    def moods(cls, root: State, seed: int) -> Moods:
        """What a combo is worth shows only after a while, and so does what it is worth to decline."""
        found = super().moods(root, seed)
        left = root.table.rounds - root.round
        early = left >= LONG or (left and root.stage.opens and root.active[root.turn] >= 0)
        found.looks = PICKING if root.stage.picks else EARLY if early else LATE
        if root.table.players > 2 and not root.stage.picks:
            found.looks = found.looks[:-1]  # many others' guessed turns lie on the way: more worlds tell more
        return found

    def patience(self, root: State) -> int:
        """A rare chance may be the last one: it has to turn up before it is given up."""
        return RARE if self.ending(root) else super().patience(root)

    def reckless(self, root: State) -> Style:
        """Wants what others hold, however unlikely it is to get it."""
        style = Style(4, True)
        style.tilt = [GREED if race >= 0 and root.player[race] != root.turn else 1.0 for race in root.holder]
        return style

    def guarded(self) -> Style:
        """Keeps more tokens back for defence."""
        style = Style(4, True)
        style.spare = 1.2
        return style

    def givers(self, root: State) -> list[Style]:
        """Give up the regions that pay least, to have the tokens for better ones."""
        race = root.active[root.turn]
        if race < 0 or root.realm[race].bit_count() < 3:
            return []
        pay = pays(root, race, root.kit(race))
        poor = sorted(root.board.each(root.realm[race]), key=lambda region: (pay[region], -root.wall[region]))
        found = []
        for given_up in (1 << poor[0], 1 << poor[1], 1 << poor[0] | 1 << poor[1]):
            style = Style(4, True)
            style.leave = given_up
            found.append(style)
        return found

    def deals(self, root: State) -> list[Style]:
        """Tokens closer together or wider apart, and with other tastes."""
        found = []
        for held in (CLOSER, *WIDER):
            style = Style(4, True)
            style.held = held
            found.append(style)
        return found + self.tilted(root, self.dealings, self.deal_swing)


def _with_ending(ending: str) -> Style:
    style = Style(4, True)
    style.ending = ending
    return style
