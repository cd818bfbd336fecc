"""Answers to the commands of the terminal game: cost, income, abilities, log, help, the final table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from elbowroom.rules.cost import CostPart
from elbowroom.rules.game import Game
from elbowroom.rules.moves import DECLINE
from elbowroom.rules.view import View

from .terminal_menu import Menu
from .terminal_outlook import scored_by
from .terminal_prospects import STYLES, refusal, sentences, way
from .terminal_regions import neighbours, place, there
from .terminal_screen import Screen, colour, key
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
    "w": "w",
    "a": "a",
    "l": "l",
    "s": "s",
    "even": "even",
    "all 12": "all",
    "stop": "stop",
    "r": "r",
    "q": "q",
}


def cost(screen: Screen, view: View, menu: Menu, region: str, rules: bool = False) -> None:
    """What a region costs, item by item, and what would come of every way to take it, or why there is none."""
    words, outlook = screen.words, menu.outlook
    seen, race = outlook.seen, outlook.race
    if race:
        screen.say(words("cost-title", region=region, race=words.term("race", race.race)), "bold")
    else:
        screen.say(words("cost-title-nobody", region=region), "bold")
    regions = seen.regions
    at = seen.board.index[region]
    screen.say(f"{place(screen, region).plain} – {there(screen, regions[at], view.player).plain}")
    border = f" · {words('border')}" if seen.board.border >> at & 1 else ""
    screen.say(words("cost-next", list=neighbours(view, regions, region).plain) + border)
    if not outlook.plain:
        screen.say(words("cost-not-now"), "bold")
        return
    whole = seen.cost(region)
    if whole.parts:
        table = screen.table(">amount", "what", *(["rule"] if rules else []))
        for part in whole.parts:
            table.add_row(f"{part.amount:+d}", _source(words, part), *([part.rule] if rules else []))
        table.add_row(Text(str(whole.total), style="bold"), Text(words("cost-total"), style="bold"))
        screen.console.print(table)
    _ways(screen, menu, region, rules)


def _ways(screen: Screen, menu: Menu, region: str, rules: bool) -> None:
    """Every way to take a region, with the number to type; or why there is none."""
    words, outlook = screen.words, menu.outlook
    found = outlook.ways.get(region, [])
    if not found:
        prospect = outlook.plain[region]
        screen.say(by_rule(refusal(words, prospect), prospect.rule if rules else ""), "bold")
    elif outlook.ahead:
        screen.say(words("cost-expand"), "bold")
    for prospect in found:
        number = menu.numbers.get(prospect.move)
        name = f"{key(number)} {way(words, prospect)}" if number else way(words, prospect)
        screen.item(f"{name}: {sentences(words, outlook, prospect)}", STYLES[prospect.verdict])


def _source(words: Words, part: CostPart) -> str:
    """A part of a cost in words."""
    named = {"tribe": ("marker", "tribe"), "monsters": ("marker", "monster")}
    if part.source in named:
        return words.term(*named[part.source])
    if part.source in ("region", "tokens", "die", "minimum"):
        return words(f"source-{part.source}")
    return words.tile(part.source)


def by_rule(text: str, rule: str) -> str:
    """A sentence, and the rule behind it for those who asked."""
    return f"{text} [{rule}]" if rule else text


def income(screen: Screen, view: View, menu: Menu, rules: bool = False) -> None:
    """What the player's turn brings if it ends here."""
    words, forecast = screen.words, menu.outlook.forecast
    if view.now.scored:
        screen.say(words("income-scored"))
    elif forecast is None:
        screen.say(words("undecided"))
    elif not forecast.parts:
        screen.say(words("income-none"))
    else:
        screen.say(words("income-title"), "bold")
        table = screen.table("tile", "what", ">coins", *(["rule"] if rules else []))
        for race, what, coins, rule in forecast.parts:
            name = words("income-regions") if what == "regions" else words.tile(what)
            table.add_row(words.term("race", race), name, str(coins), *([rule] if rules else []))
        total = Text(str(forecast.coins), style="bold")
        table.add_row(Text(words("income-total"), style="bold"), "", total)
        screen.console.print(table)
    if view.now.opens:
        declined = scored_by(view, DECLINE)
        if declined is not None:
            screen.say(words("income-decline", coins=declined))


def abilities(screen: Screen, view: View) -> None:
    """What the tiles beside the map and the races in play can do, one's own race first."""
    words = screen.words
    for beside in view.table.aside:
        screen.say(words.tile(beside.id), "bold")
        screen.item(words.ability(beside.kind, beside.id))
    seats = sorted(view.seats, key=lambda seat: seat.player != view.player)
    for seat in seats:
        races = ([seat.active] if seat.active else []) + seat.declined
        for race in races:
            name = words.combo(race.power, race.race)
            screen.say(f"{words.player(seat.player)}: {name}", f"bold {colour(seat.player)}")
            for kind, tile in (("power", race.power), ("race", race.race)):
                if tile:
                    screen.item(words.ability(kind, tile))


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
