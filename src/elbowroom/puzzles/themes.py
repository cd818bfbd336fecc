"""What a plan is about: its idea, which other plans share, and the theme of the idea."""

from __future__ import annotations

from typing import NamedTuple

from elbowroom.review.turns import Decision
from elbowroom.rules.moves import Move
from elbowroom.rules.state import State

from .result import Theme

PLAIN = {"pick", "expand", "decline", "abandon", "conquer", "roll", "done"}  # verbs of every race; others are a tile's
EXACT = ("combo", "decline", "die", "entry")  # themes in which exactly this must be done
ONLY = "only"  # these and no others


class Gist(NamedTuple):
    """The idea of a plan: its theme, and what a plan must do to have the same."""

    theme: Theme
    facts: tuple[str, ...]


def gist_of(decision: Decision, usual: Decision) -> Gist | None:
    """In which thing the decision differs from the usual one, and what it does there; none if they do the same."""
    s = decision.game.state
    done, other = decision.moves, usual.moves
    if s.stage.deals:
        return _more("defence", done, other)
    if _said("combo", done) != _said("combo", other):
        return Gist("combo", _said("combo", done))
    if _said("decline", done) != _said("decline", other):
        return Gist("decline", _said("decline", done))
    if set(_said("trick", done)) - set(_said("trick", other)):
        return _more("trick", done, other)
    if _said("die", done) != _said("die", other) and _sure(done) == _sure(other):
        return Gist("die", _said("die", done))
    if _enters(s) and _said("entry", done) != _said("entry", other):
        return Gist("entry", _said("entry", done))
    return _more("attack", done, other)


def theme_of(gist: Gist, decision: Decision, usual: Decision) -> Theme:
    """What a puzzle with this idea is about: of two attacks, the die if only one of them rolls it."""
    rolled, rolls = (_said("die", each.moves) for each in (usual, decision))
    return "die" if gist.theme == "attack" and bool(rolled) != bool(rolls) else gist.theme


def shares(decision: Decision, gist: Gist) -> bool:
    """Does a decision have the idea, too?"""
    said = _said(gist.theme, decision.moves)
    if gist.theme in EXACT:
        return said == gist.facts
    if gist.facts[:1] == (ONLY,):
        return sorted(said) == list(gist.facts[1:])
    return set(gist.facts) <= set(said)


def _more(theme: Theme, moves: list[Move], others: list[Move]) -> Gist | None:
    """What the first do and the others do not; if they only leave something out, all that they do."""
    done, other = _said(theme, moves), _said(theme, others)
    more = set(done) - set(other)
    if more:
        return Gist(theme, tuple(sorted(more)))
    return Gist(theme, (ONLY, *sorted(done))) if set(done) != set(other) else None


def _said(theme: Theme, moves: list[Move]) -> tuple[str, ...]:
    """What a plan does, as far as a theme is concerned."""
    if theme == "combo":
        return tuple(move.text for move in moves if move.verb == "pick")
    if theme == "decline":
        return tuple(move.verb for move in moves if move.verb == "decline")
    if theme == "die":
        return tuple(move.region for move in moves if move.verb == "roll")
    if theme == "trick":
        return tuple(move.text for move in moves if move.verb not in PLAIN or move.means)
    if theme == "defence":
        return _dealt(moves)
    return _taken(moves)[:1] if theme == "entry" else _taken(moves)


def _sure(moves: list[Move]) -> set[str]:
    """What is taken without the die."""
    return {move.region for move in moves if move.region and move.verb != "roll"}


def _dealt(moves: list[Move]) -> tuple[str, ...]:
    """What is put where: each token of a region is told apart, so that more of them are more."""
    found = []
    counts: dict[str, int] = {}
    for move in moves:
        if move.verb == "place":
            for _ in range(move.count):
                counts[move.region] = counts.get(move.region, 0) + 1
                found.append(f"{move.region} {counts[move.region]}")
        elif move.verb != "done":
            found.append(move.text)
    return tuple(found)


def _taken(moves: list[Move]) -> tuple[str, ...]:
    """The regions that are attacked, in order."""
    return tuple(
        move.region for move in moves if move.region and not move.count and move.verb not in ("abandon", "place")
    )


def _enters(s: State) -> bool:
    """Does a race come onto the map?"""
    race = s.active[s.turn]
    return s.stage.picks or (race >= 0 and not s.realm[race])
