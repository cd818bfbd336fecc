"""The regions as tables: what can be attacked, where tokens may go, the whole board."""

from __future__ import annotations

from rich.text import Text

from elbowroom.rules.prospects import BY_DIE, SHORT, TAKE
from elbowroom.rules.view import RegionView, View

from .terminal_menu import Menu
from .terminal_prospects import cell
from .terminal_screen import Screen, colour, key
from .terminal_words import counted


def battlefield(screen: Screen, view: View, menu: Menu) -> set[int]:
    """The regions that matter in a conquest: those in reach with their numbers, then one's own; the numbers shown."""
    shown = targets(screen, view, menu) if menu.outlook.plain else set()
    listed = {choice.move.region for choice in menu.choices if not choice.verb.puts}
    mine = [region for region in view.regions if region.player == view.player and region.id not in listed]
    if mine:
        names = ", ".join(f"{region.id} ×{region.tokens}" for region in mine)
        screen.console.print(Text.assemble((screen.words("section-mine"), "bold"), f": {names}"))
    return shown


def targets(screen: Screen, view: View, menu: Menu) -> set[int]:
    """What can be taken, surely or with the die, as a table; what is too dear in one line; the numbers shown."""
    words, outlook = screen.words, menu.outlook
    ahead = outlook.ahead
    columns = [*([] if ahead else [">no"]), "region", "there", "for-you", *(["next"] if screen.wide else [])]
    table = screen.table(*columns)
    regions = outlook.seen.regions
    shown = set()
    possible = [prospect for prospect in outlook.plain.values() if prospect.verdict in (TAKE, BY_DIE)]
    for prospect in sorted(possible, key=lambda prospect: (prospect.verdict == BY_DIE, prospect.needs, prospect.uses)):
        region = regions[view.board.index[prospect.region]]
        number = menu.numbers.get(prospect.move)
        if number:
            shown.add(number)
        cells = [place(screen, region.id), there(screen, region, view.player)]
        cells.append(cell(words, outlook, region, view.player))
        if screen.wide:
            cells.append(neighbours(view, regions, region.id))
        table.add_row(*([] if ahead else [key(number)]), *cells)
    if table.row_count:
        if ahead:
            screen.say(words("section-reach"), "bold")
        screen.console.print(table)
    elif ahead:
        screen.say(words("reach-none"))
    dear = [prospect for prospect in outlook.plain.values() if prospect.verdict == SHORT]
    if dear and not ahead:
        dear.sort(key=lambda prospect: prospect.cost or 0)
        screen.flow(words("section-dear"), [f"{words.region(prospect.region)} ({prospect.cost})" for prospect in dear])
    return shown


def own_regions(screen: Screen, view: View, menu: Menu) -> set[int]:
    """The regions into which tokens or pieces may go: what stands there and what is next to it; the numbers shown."""
    pointing = menu.pointing()
    listed = {choice.move.region for choice in menu.choices}
    table = screen.table(">no", "region", "there", "next")
    regions = view.regions
    shown = set()
    for region in regions:
        if region.player == view.player and region.id in listed:
            choice = pointing.get(region.id)
            if choice is not None:
                shown.add(choice.number)
            number = key(choice.number if choice else None)
            table.add_row(number, place(screen, region.id), there(screen, region), neighbours(view, regions, region.id))
    if table.row_count:
        screen.console.print(table)
        screen.say(screen.words("next-note"), "dim")
    return shown


def board(screen: Screen, view: View, menu: Menu, wanted: str = "") -> None:
    """The whole board, or the lines with a certain word."""
    words, outlook = screen.words, menu.outlook
    told = bool(outlook.plain)
    columns = ["region", "there", *(["for-you"] if told else []), "next"]
    table = screen.table(*columns)
    regions = view.regions
    for region in regions:
        cells = [place(screen, region.id), there(screen, region, view.player)]
        if told:
            cells.append(cell(words, outlook, region, view.player))
        line = " ".join(cell.plain for cell in cells)
        if wanted.lower() in line.lower():
            table.add_row(*cells, neighbours(view, regions, region.id))
    if not table.row_count:
        screen.say(words("no-match", text=wanted))
        return
    screen.say(words("section-board"), "bold")
    screen.console.print(table)
    screen.say(words("next-note"), "dim")
    if told:
        screen.say(words("board-note"), "dim")


# --- a region -------------------------------------------------------------------------------------------------------


def place(screen: Screen, name: str) -> Text:
    """A region with terrain and symbols."""
    signs = screen.words.symbols(name)
    text = Text(screen.words.region(name))
    if signs:
        text.append(f" ({', '.join(signs)})", style="dim")
    return text


def there(screen: Screen, region: RegionView, me: int = 0) -> Text:
    """Who holds a region and what lies in it; without `me` it goes without saying that the holder is oneself."""
    words = screen.words
    things = []
    if region.player:
        holder = words("you") if region.player == me else words.player(region.player)
        race = f"{words.term('race', region.race)} ×{region.tokens}"
        things.append(f"{holder}: {race}" if me else race)
        if region.declined:
            things.append(words("in-decline"))
    if region.tribe:
        things.append(counted(words.term("marker", "tribe"), region.tribe))
    if region.monsters:
        things.append(counted(words.term("marker", "monster"), region.monsters))
    if not things:
        things.append(words("empty"))
    things += [counted(words.tile(name), count) for name, count in region.markers.items() if name in words.laid]
    return Text(", ".join(things), style=colour(region.player))


def neighbours(view: View, regions: list[RegionView], name: str) -> Text:
    """The regions next to one; those where another player's active race stands are marked."""
    near = [regions[at] for at in view.board.each(view.board.near[view.board.index[name]])]
    foes = (0, view.player)
    marks = [f"{region.id}!" if region.player not in foes and not region.declined else region.id for region in near]
    return Text(" ".join(marks))
