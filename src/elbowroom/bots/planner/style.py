"""How a turn is played, as whoever plans it wants it."""

from __future__ import annotations

from .conquest_plan import SPARE
from .eval_linear import HELD
from .renewal import LEARNT, Renewal
from .weights import PICK, Rated


class Style:
    """How a turn is played: how wide the plan is, what is tried out, what counts."""

    __slots__ = (
        "careful",
        "ending",
        "forbid",
        "held",
        "leave",
        "mode",
        "pick",
        "rated",
        "renewal",
        "spare",
        "spite",
        "tilt",
        "width",
    )

    def __init__(self, width: int = 4, careful: bool = True) -> None:
        self.width = width  # partial plans kept for every number of tokens
        self.careful = careful  # are special moves tried out?
        self.spite = 1.0  # how much the losses of others count
        self.spare = SPARE  # how much a token left for defence counts
        self.tilt: list[float] = []  # factors on the regions' prizes, to find other plans
        self.forbid = 0  # regions that are left alone
        self.leave = 0  # own regions that are given up before the first conquest
        self.held = HELD  # what each further defender leaves of the danger: the less, the more are spread
        self.ending = ""  # the same once the turn has been scored, where a race may still decline
        self.pick = 0  # a combo to be taken, or 0
        self.rated: Rated = PICK  # what combos have brought in other games
        self.renewal: Renewal | None = LEARNT  # when to decline; without it by the planner's own rule
        self.mode = ""  # `expand` or `decline` if it is laid down

    def with_pick(self, number: int) -> Style:
        """The same with a combo laid down."""
        style = Style(self.width, self.careful)
        style.spite = self.spite
        style.spare = self.spare
        style.tilt = self.tilt
        style.held = self.held
        style.rated = self.rated
        style.renewal = self.renewal
        style.forbid = self.forbid
        style.leave = self.leave
        style.mode = self.mode
        style.ending = self.ending
        style.pick = number
        return style


SOUND = Style(width=4, careful=True)
