"""Prospects in words: in a few for a table, in sentences for those who ask."""

from __future__ import annotations

from rich.text import Text

from elbowroom.rules.moves import parse
from elbowroom.rules.prospects import BARRED, BY_DIE, SHORT, TAKE, Prospect
from elbowroom.rules.view import RegionView

from .terminal_outlook import Outlook
from .terminal_refusals import why
from .terminal_words import Words

STYLES = {TAKE: "bold green", BY_DIE: "bold yellow"}


def spent(prospect: Prospect, hand: int) -> int:
    """What an attack takes from the hand: nothing where the token comes from elsewhere."""
    return prospect.uses if prospect.left < hand else 0


def brief(words: Words, outlook: Outlook, prospect: Prospect, me: int) -> str:
    """What an attack costs or needs, or why there is none, in a few words."""
    if prospect.verdict == TAKE:
        name = "yes-rolling" if outlook.rolls(prospect) else "yes"
        text = words(name, cost=spent(prospect, outlook.hand), left=prospect.left)
    elif prospect.verdict == BY_DIE:
        text = words("die", need=prospect.needs, chance=_percent(prospect))
    elif prospect.verdict == SHORT:
        return words("short", cost=prospect.cost or 0)
    else:
        return words("barred", what=words.tile(prospect.source)) if prospect.source else words("far")
    notes = [text]
    if not prospect.kept:
        notes.append(words("not-kept"))
    if prospect.coins.get(me):
        notes.append(words("coins-note", coins=signed(prospect.coins[me])))
    return ", ".join(notes)


def cell(words: Words, outlook: Outlook, region: RegionView, me: int) -> Text:
    """How a region stands towards the race that conquers: in words, and in colour for those who see it."""
    prospect = outlook.plain[region.id]
    race = outlook.race
    if prospect.verdict == BARRED and race and (region.player, region.race) == (me, race.race):
        return Text(words("mine"), style="dim")
    return Text(brief(words, outlook, prospect, me), style=STYLES.get(prospect.verdict, "dim"))


def sentences(words: Words, outlook: Outlook, prospect: Prospect) -> str:
    """All that would come of one way to take a region."""
    hand = outlook.hand
    if prospect.needs:
        args = {"need": prospect.needs, "chance": _percent(prospect), "left": prospect.left, "hand": hand}
        told = [words("rolls", **args)]
    else:
        name = "costs-rolling" if outlook.rolls(prospect) else "costs"
        told = [words(name, cost=spent(prospect, hand), left=prospect.left, hand=hand)]
    for player, race, lost, back in prospect.losses:
        name = words.term("race", race)
        told.append(words("loses", player=words.player(player), race=name, lost=lost, back=back))
    for player, coins in prospect.coins.items():
        if coins:
            told.append(words("gets" if coins > 0 else "pays", player=words.player(player), coins=abs(coins)))
    if not prospect.kept:
        told.append(words("leaves"))
    return " ".join(told)


def way(words: Words, prospect: Prospect) -> str:
    """By what a region would be taken."""
    move = parse(prospect.move)
    text = words.first(f"way-{move.verb}", "way-other")
    return words("way-with", way=text, means=words.means(move.means)) if move.means else text


def refusal(words: Words, prospect: Prospect) -> str:
    """Why a region cannot be taken now."""
    stop = prospect.refusal
    if stop is not None and prospect.verdict == BARRED:
        return words("cost-no", reason=why(words, stop.code, stop.args))
    if not prospect.left:
        return words("cost-empty")
    return words("cost-short", cost=prospect.cost or 0)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def _percent(prospect: Prospect) -> int:
    return round(100 * prospect.chance)
