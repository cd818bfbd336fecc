"""Who watches a game is told what each move has changed: `touched` and `altered` of the state."""

from __future__ import annotations

from elbowroom.rules.state import State
from elbowroom.rules.state_fields import FIELDS, SHARED
from tests.envs.kinds import every_kind, positions

SELDOM = [field.name for field in FIELDS if field.held == SHARED and field.name != "spent"]


def regions(s: State) -> list[tuple[int, ...]]:
    """All that can be different about each region."""
    bits = [(s.monsters >> at & 1, s.warded >> at & 1, s.find_regions >> at & 1) for at in range(len(s.holder))]
    lists = zip(s.holder, s.tokens, s.neutral, s.pieces, s.finds, s.wall, bits, strict=True)
    return [(*each[:-1], *each[-1]) for each in lists]


@every_kind
def test_nothing_changes_unnoticed(map: str, boxes: tuple[str, ...]) -> None:
    """More may be named than has changed, never less; `spent` is replaced by every new turn without a word."""
    before: list[tuple[int, ...]] = []
    seldom: dict[str, list[object]] = {}
    spent: list[int] = []
    used: list[int] = []
    for game in positions(map, boxes, games=1):
        s = game.state
        if before:
            changed = [at for at, (old, new) in enumerate(zip(before, regions(s), strict=True)) if old != new]
            assert all(s.touched >> at & 1 for at in changed)
            assert s.altered or all(getattr(s, name) == seldom[name] for name in SELDOM)
            assert s.altered or s.spent is not spent or s.spent == used
            assert not s.touched >> len(before)
        else:
            assert s.touched == (1 << len(s.holder)) - 1
            assert s.altered
        s.touched, s.altered = 0, False
        before = regions(s)
        seldom = {name: list(getattr(s, name)) for name in SELDOM}
        spent, used = s.spent, list(s.spent)
