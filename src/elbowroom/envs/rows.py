"""Observations of many games as rows of bytes, for `elbowroom.envs.batch`."""

from __future__ import annotations

from typing import Any

from elbowroom.rules.compiling import mypyc_attr
from elbowroom.rules.state import State
from elbowroom.rules.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """What a batch writes for every game: a row of `size` bytes that shows the game to one seat."""

    size: int

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, game: int, s: State, seat: int, seen: memoryview) -> None:
        """Write the row of a game, known by its number in the batch, for a seat (from 0), to its place among all rows.

        Nobody else writes there.
        """
        raise NotImplementedError


class EncodedRows(Rows):
    """The rows of any encoder, which has a `size` and turns a view into as many numbers: `encode(view)`."""

    def __init__(self, encoder: Any) -> None:
        super().__init__(4 * encoder.size)
        self._encoder = encoder

    def write(self, game: int, s: State, seat: int, seen: memoryview) -> None:
        row: bytes = self._encoder.encode(View(s, seat + 1)).tobytes()
        if len(row) != self.size:
            raise ValueError(f"an observation of {len(row)} bytes, where {self.size} were announced")
        seen[game * self.size : (game + 1) * self.size] = row
