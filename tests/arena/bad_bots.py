"""Bots that do what no bot should."""

from __future__ import annotations

import os
import sys
import time

from elbowroom import Move, View
from elbowroom.bots import Bot


class Good(Bot):
    """Plays the last legal move, but from the third round on something else happens first."""

    def choose(self, view: View) -> Move:
        if view.round >= 3:
            self.misbehave()
        return view.legal_moves()[-1]

    def misbehave(self) -> None:
        """Whatever it is."""


class Crashes(Good):
    def misbehave(self) -> None:
        raise StopIteration


class Leaves(Good):
    def misbehave(self) -> None:
        sys.exit("enough")


class Interrupts(Good):
    def misbehave(self) -> None:
        raise KeyboardInterrupt


class Dies(Good):
    def misbehave(self) -> None:
        os._exit(3)


class Hangs(Good):
    def misbehave(self) -> None:
        while True:
            pass


class Dawdles(Good):
    def misbehave(self) -> None:
        time.sleep(0.06)


class TakesAll(Good):
    def misbehave(self) -> None:
        self.hoard = bytearray(4 << 30)


class Prints(Good):
    def misbehave(self) -> None:
        print("thinking")
        os.write(1, b"loudly\n")


class Forks(Good):
    def misbehave(self) -> None:
        os.fork()


class Asks(Good):
    def misbehave(self) -> None:
        input("what now? ")


class Nonsense(Bot):
    def choose(self, view: View) -> Move:
        return 42  # type: ignore[return-value]


class Speaks(Bot):
    """Answers with the text of a move, which is as good."""

    def choose(self, view: View) -> Move:
        return str(view.legal_moves()[-1])  # type: ignore[return-value]


class Shrugs(Bot):
    def choose(self, view: View) -> Move:
        return None  # type: ignore[return-value]


class MakesUp(Bot):
    """A move that looks like one, and that nobody can play."""

    def choose(self, view: View) -> Move:
        return Move("fly", "nowhere", -3, "carpet", ("magic",), "fly nowhere -3")


class Babbles(Bot):
    def choose(self, view: View) -> Move:
        return "conquer \x00 " + "everything " * 100_000  # type: ignore[return-value]


class NeverReady(Good):
    def begins(self, view: View) -> None:
        time.sleep(3600)


class Hoards(Good):
    """Takes a little more each time it is asked."""

    def misbehave(self) -> None:
        self.hoard = [*getattr(self, "hoard", []), bytearray(200 << 20)]


class Breeds(Good):
    """Leaves children behind that sleep."""

    def misbehave(self) -> None:
        if not hasattr(self, "child"):
            self.child = os.fork()
            if not self.child:
                time.sleep(3600)


class Stillborn(Bot):
    """Cannot sit down twice."""

    made = 0

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        if seed:
            raise RuntimeError("not in a game")

    def choose(self, view: View) -> Move:
        return view.legal_moves()[0]


class Told(Good):
    """Hears that a game begins, and plays only then."""

    def begins(self, view: View) -> None:
        assert view.round == 1
        assert not hasattr(self, "told")
        self.told = view.player

    def choose(self, view: View) -> Move:
        assert self.told == view.player
        return super().choose(view)
