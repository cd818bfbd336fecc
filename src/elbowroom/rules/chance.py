"""Chance belongs to the game: a tiny generator whose whole state is one integer, the same on every machine.

What chance gave is noted, so that a record needs no generator; what a record or a scenario says is taken
before anything is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .state import State

DIE: Final = (0, 0, 0, 1, 2, 3)  # COMP-7
_MASK: Final = (1 << 64) - 1


class ChanceError(ValueError):
    """A record says that chance gave something it could not have given."""


def mix(value: int) -> int:
    """SplitMix64's scrambling of one 64-bit number."""
    z = (value + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def _below(seed: int, limit: int) -> int:
    """A number from 0 to limit - 1 out of a 64-bit seed (the bias is under one in 10^8)."""
    return ((mix(seed) >> 32) * limit) >> 32


def _forced(s: State, kind: str) -> str:
    """What a record or scenario has laid down for this event, or nothing."""
    if not s.forced:
        return ""
    said, value = s.forced[0]
    if said != kind:
        raise ChanceError(f"the record gives {said} {value} where {kind} was due")
    s.forced = s.forced[1:]
    return value


def roll_die(s: State) -> int:
    """Roll the reinforcement die (COMP-7)."""
    said = _forced(s, "die")
    if said:
        if said not in ("0", "1", "2", "3"):
            raise ChanceError(f"the die shows 0, 1, 2 or 3, not {said}")
        face = int(said)
    else:
        if s.branch:
            take_branch(s)
        s.dice_seed = (s.dice_seed + 1) & _MASK
        face = DIE[_below(s.dice_seed, 6)]
    s.chance.append(("die", str(face)))
    return face


def draw(s: State, kind: str, names: list[str], pool: int) -> int:
    """Draw one of the things whose bits are set in the pool; `names` names them all."""
    said = _forced(s, kind)
    if said:
        if said not in names or not pool >> names.index(said) & 1:
            raise ChanceError(f"{kind} {said} could not be drawn here")
        index = names.index(said)
    else:
        if s.branch:
            take_branch(s)
        s.deck_seed = (s.deck_seed + 1) & _MASK
        skip = _below(s.deck_seed, pool.bit_count())
        while skip:
            pool &= pool - 1
            skip -= 1
        index = (pool & -pool).bit_length() - 1
    s.chance.append((kind, names[index]))
    return index


def given(s: State, kind: str, name: str) -> None:
    """Note an outcome that was laid down beforehand, so that the record tells it like any other."""
    said = _forced(s, kind)
    if said and said != name:
        raise ChanceError(f"the record gives {kind} {said} where {name} lies next")
    s.chance.append((kind, name))


def branch_off(s: State, number: int) -> None:
    """Give a copy a future of its own, the one of this number."""
    if s.branch:
        take_branch(s)
    s.branch = number


def take_branch(s: State) -> None:
    """Work that future's seeds out; many copies are never asked for them."""
    s.dice_seed = mix(s.dice_seed ^ s.branch << 20)
    s.deck_seed = mix(s.deck_seed ^ s.branch << 20)
    s.branch = 0


def reseed(s: State, seed: int) -> None:
    """Give the game another future."""
    s.branch = 0
    s.dice_seed = mix(seed ^ 0xD1CE)
    s.deck_seed = mix(seed ^ 0xDECC)
