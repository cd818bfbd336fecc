"""Answers to the commands of the terminal game: cost, income, abilities, log, help, the final table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from elbowroom.rules.cost import CostPart
from elbowroom.rules.game import Game
from elbowroom.rules.view import View

from .terminal_facts import (
    WAR_STAGES,
    Chance,
    decline_income,
    die_chance,
    fighting_race,
    if_expanded,
    strength,
    threats,
    verdict,
)
from .terminal_refusals import why
from .terminal_screen import Screen, colour
from .terminal_words import Line, Words

LOG_LINES = 20
HELP = {
    "3": "number",
    "3 2": "amount",
    "conquer 12": "move",
    "Enter": "enter",
    "u": "u",
    "b": "b",
    "o": "o",
    "c 12": "c",
    "i": "i",
    "a": "a",
    "l": "l",
    "s": "s",
    "even": "even",
    "all 12": "all",
    "r": "r",
    "q": "q",
}


def cost(screen: Screen, view: View, region: str) -> None:
    """What a region costs, item by item with the rules, and whether it can be taken."""
    words = screen.words
    ahead = if_expanded(view)
    seen = ahead or view
    race = fighting_race(seen)
    if race:
        screen.say(words("cost-title", region=region, race=words.term("race", race.race)), "bold")
    else:
        screen.say(words("cost-title-nobody", region=region), "bold")
    row = seen.regions[seen.board.index[region]]
    screen.say(f"{screen.place(region).plain} – {screen.there(row, view.player).plain}")
    near = screen.neighbours(seen, region, threats(seen)).plain
    border = f" · {words('border')}" if seen.board.border >> seen.board.index[region] & 1 else ""
    screen.say(words("cost-next", list=near) + border)
    whole = seen.cost(region) if view.turn == view.player else None
    if whole and whole.parts:
        table = screen.table(">amount", "what", "rule")
        for part in whole.parts:
            table.add_row(f"{part.amount:+d}", _source(words, part), part.rule)
        table.add_row(Text(str(whole.total), style="bold"), Text(words("cost-total"), style="bold"), "")
        screen.console.print(table)
    screen.say(_answer(words, seen, region, bool(ahead)), "bold")


def _answer(words: Words, view: View, region: str, ahead: bool) -> str:
    """Yes, with the die, or no and why."""
    if view.stage not in WAR_STAGES or view.turn != view.player:
        return words("cost-not-now")
    found = verdict(view, region)
    if found.chance is Chance.YES:
        hand = strength(fighting_race(view))
        return words("cost-expand" if ahead else "cost-yes", cost=found.cost, hand=hand)
    if found.chance is Chance.DIE:
        return words("cost-die", need=found.lacking, chance=die_chance(found.lacking))
    reason = why(words, f"conquer {region}", found.reason, found.rule)
    return words("cost-no", reason=reason, rule=found.rule)


def _source(words: Words, part: CostPart) -> str:
    """A part of a cost in words."""
    named = {"tribe": ("marker", "tribe"), "monsters": ("marker", "monster")}
    if part.source in named:
        return words.term(*named[part.source])
    if part.source in ("region", "tokens", "die", "minimum"):
        return words(f"source-{part.source}")
    return words.tile(part.source)


def income(screen: Screen, view: View) -> None:
    """What the player's turn would bring if it ended now."""
    words = screen.words
    parts = view.income(view.player)
    if parts:
        table = screen.table("tile", "what", ">coins", "rule", heading=words("income-title"))
        for race, what, coins, rule in parts:
            name = words("income-regions") if what == "regions" else words.tile(what)
            table.add_row(words.term("race", race), name, str(coins), rule)
        total = str(sum(part[2] for part in parts))
        table.add_row(Text(words("income-total"), style="bold"), "", Text(total, style="bold"), "")
        screen.console.print(table)
    else:
        screen.say(words("income-none"))
    declined = decline_income(view)
    if declined is not None:
        screen.say(words("income-decline", coins=declined))


def abilities(screen: Screen, view: View) -> None:
    """What the races in play can do, one's own first."""
    words = screen.words
    seats = sorted(view.seats, key=lambda seat: seat.player != view.player)
    for seat in seats:
        races = ([seat.active] if seat.active else []) + seat.declined
        for race in races:
            name = words.combo(race.power, race.race)
            screen.say(f"{words.player(seat.player)}: {name}", f"bold {colour(seat.player)}")
            for kind, tile in (("power", race.power), ("race", race.race)):
                if tile:
                    screen.console.print(Padding(Text(words.ability(kind, tile)), (0, 0, 0, 2)))


def log(screen: Screen, lines: Sequence[Line], everything: bool) -> None:
    """The story so far, or its end."""
    if not lines:
        screen.say(screen.words("log-empty"))
        return
    screen.say(screen.words("log-title"), "bold")
    shown = lines if everything else lines[-LOG_LINES:]
    for line in shown:
        screen.line(line)
    if len(shown) < len(lines):
        screen.say(screen.words("log-more"), "dim")


def commands(screen: Screen) -> None:
    """What can be typed."""
    screen.say(screen.words("help-title"), "bold")
    grid = Table.grid(padding=(0, 2))
    for typed, name in HELP.items():
        grid.add_row(Text(f"  {typed}", style="bold"), screen.words(f"help-{name}"))
    screen.console.print(grid)


def final(screen: Screen, game: Game) -> None:
    """The end: who has how many coins, and who has won."""
    words = screen.words
    screen.title(words("end-title"))
    standing = dict.fromkeys(game.coins, 0)
    for region in game.view().regions:
        if region.player:
            standing[region.player] += region.tokens
    table = screen.table(">place", "player", ">coins", ">standing")
    order = sorted(game.coins, key=lambda player: (-game.coins[player], -standing[player]))
    for player in order:
        result = (game.coins[player], standing[player])
        place = 1 + sum((game.coins[other], standing[other]) > result for other in order)
        style = f"{'bold ' if player in game.winners else ''}{colour(player)}"
        table.add_row(str(place), Text(words.seat(player), style=style), str(result[0]), str(result[1]))
    screen.console.print(table)
    names = ", ".join(words.player(player) for player in game.winners)
    screen.say(words("end-winner", count=len(game.winners), names=names), "bold")
