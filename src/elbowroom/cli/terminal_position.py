"""The screen for a decision: where the game stands, what can be done, and what would come of it."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from elbowroom.rules.moves import DECLINE, EXPAND, PLAYER, Move
from elbowroom.rules.prospects import BY_DIE, TAKE
from elbowroom.rules.view import RaceView, View

from .terminal_menu import Choice, Group, Menu
from .terminal_outlook import Outlook, scored_by
from .terminal_prospects import brief
from .terminal_regions import battlefield, own_regions
from .terminal_screen import Screen, colour, key


def position(screen: Screen, view: View, menu: Menu) -> None:
    """Everything for a decision; what to do comes last, next to the prompt."""
    header(screen, view)
    players(screen, view)
    if view.now.offers:
        shown = offer(screen, view, menu.combos())
    elif view.now.deals:
        shown = own_regions(screen, view, menu)
    else:
        shown = battlefield(screen, view, menu)
    for group in menu.groups:
        rest = [choice for choice in group.choices if choice.number not in shown]
        if rest:
            moves(screen, view, menu, Group(group.kind, rest))
    endings(screen, view, menu)
    screen.say(todo(screen, view, menu), "bold")
    screen.say(screen.words("hint"), "dim")


def header(screen: Screen, view: View) -> None:
    """Round, player, stage."""
    words = screen.words
    here: dict[str, str | int] = {
        "round": view.round,
        "rounds": view.rounds,
        "player": words.player(view.player),
        "stage": words.first(f"stage-{view.stage}", "stage-other"),
    }
    if view.turn == view.player:
        text = words("header", **here)
    else:
        text = words("header-other", **here, turn=words.player(view.turn))
    screen.title(text, f"bold {colour(view.player)}")


def players(screen: Screen, view: View) -> None:
    """The players with what is known of them."""
    words = screen.words
    table = screen.table("player", ">coins", "race", ">hand", ">regions", "declined")
    for seat in view.seats:
        me = seat.player == view.player
        name = words.seat(seat.player) + (f" = {words('you')}" if me else "")
        active = seat.active
        declined = [f"{words.term('race', race.race)} ({len(race.regions)})" for race in seat.declined]
        table.add_row(
            Text(name, style=("bold " if me else "") + colour(seat.player)),
            "?" if seat.coins is None else str(seat.coins),
            _combo_and_stock(screen, active) if active else "–",
            str(active.hand) if active else "–",
            str(len(active.regions)) if active else "–",
            ", ".join(declined) or "–",
        )
    screen.console.print(table)


def _combo_and_stock(screen: Screen, race: RaceView) -> str:
    words = screen.words
    stock = [f"{words.stock(name)}: {count}" for name, count in race.counters.items() if count]
    for name, marked in race.marks.items():
        if marked:
            stock.append(f"{words.stock(name)}: {', '.join(words.player(player) for player in marked)}")
    text = words.combo(race.power, race.race)
    return f"{text} ({', '.join(stock)})" if stock else text


def offer(screen: Screen, view: View, numbers: dict[int, int]) -> set[int]:
    """The combos: first what they can do, then the numbers, so that the choice stands next to the prompt."""
    words = screen.words
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right")
    grid.add_column(overflow="fold")
    for combo in view.offer:
        for kind, name in (("power", combo.power), ("race", combo.race)):
            text = Text.assemble((words.term(kind, name), "bold"), f" – {words.ability(kind, name)}")
            grid.add_row(f"{combo.position}." if kind == "power" else "", text)
    screen.console.print(grid)
    table = screen.table(">no", "combo", ">tokens", ">price", ">on-it")
    for at, combo in enumerate(view.offer):
        table.add_row(
            key(numbers.get(at)),
            Text(words.combo(combo.power, combo.race), style="bold"),
            str(combo.tokens),
            words.coins(combo.price),
            str(combo.coins or "–"),
        )
    screen.console.print(table)
    return set(numbers.values())


# --- moves ------------------------------------------------------------------------------------------------------------


def moves(screen: Screen, view: View, menu: Menu, group: Group) -> None:
    """Moves of one kind, in as few lines as possible."""
    first = group.choices[0].move
    title = screen.words.verb(first)
    if len(group.choices) == 1 and not (first.region or first.count or first.item):
        screen.flow("", [f"{group.choices[0].number}) {_single(screen, view, menu, title, first)}"])
    else:
        texts = [f"{choice.number}) {_target(screen, view, menu, choice)}" for choice in group.choices]
        screen.flow(title, texts)


def _single(screen: Screen, view: View, menu: Menu, title: str, move: Move) -> str:
    """A move without a target, with what it would bring."""
    words = screen.words
    if move is EXPAND and menu.outlook.ahead:
        active = menu.outlook.seen.seats[view.player - 1].active
        return words("move-expand-hand", count=active.hand if active else 0)
    if move.verb == DECLINE.verb and view.now.opens:
        coins = scored_by(view, move)
        if coins is not None:
            return words("move-coins", move=title, count=coins)
    return title


def _target(screen: Screen, view: View, menu: Menu, choice: Choice) -> str:
    """What a move is aimed at."""
    move, words = choice.move, screen.words
    if choice.verb.aim == PLAYER:
        return words.player(move.count)
    if not move.region:
        return words.tile(move.item) if move.item else move.text
    if move.region not in view.board.index:
        return words.tile(move.region)
    text = words.region(move.region)
    if choice.counted:
        return f"{text} [{words('up-to', most=len(choice.moves))}]"
    prospect = menu.outlook.moves.get(move.text)
    if prospect is not None:
        return f"{text} [{brief(words, menu.outlook, prospect, view.player)}]"
    region = view.regions[view.board.index[move.region]]
    at_stake = region.player == view.player and not view.now.deals  # where tokens are dealt, a table shows them
    return f"{text} ×{region.tokens}" if at_stake else text


# --- the end of the turn ----------------------------------------------------------------------------------------------


def endings(screen: Screen, view: View, menu: Menu) -> None:
    """What 0 does, and what it would bring to end the turn."""
    words, outlook = screen.words, menu.outlook
    coins = ending_coins(screen, outlook)
    texts = []
    if menu.done:
        texts.append(f"0) {words(f'done-{_leaving(view, outlook)}', coins=coins)}")
    if outlook.stop_moves and not outlook.done_ends_turn:
        texts.append(f"stop) {words('stop', coins=coins)}")
    if texts:
        screen.flow("", texts)


def ending_coins(screen: Screen, outlook: Outlook) -> str:
    """What the turn scores if it ends here."""
    forecast = outlook.forecast
    if forecast is None:
        return ""
    coins = screen.words.coins(forecast.coins)
    return coins if forecast.exact else f"≈ {coins}"


def _leaving(view: View, outlook: Outlook) -> str:
    """What leaving the stage means."""
    now = view.now
    if now.scored:
        return "end"
    if outlook.done_ends_turn:
        return "turn"
    if now.fights:
        return "late" if now.late else "conquest"
    return "other"


def todo(screen: Screen, view: View, menu: Menu) -> str:
    """One sentence that says what to do now."""
    race = menu.outlook.race
    name = screen.words.term("race", race.race) if race else ""
    stage = f"todo-{view.stage}"
    return screen.words.first(
        stage + _situation(view, menu), stage, "todo-other", race=name, count=_in_hand(view, menu)
    )


def _situation(view: View, menu: Menu) -> str:
    """What is left to do in the stage, as the end of a text's name."""
    now = view.now
    if now.fights:
        verdicts = {prospect.verdict for prospect in menu.outlook.plain.values()}
        return "" if TAKE in verdicts else "-die" if BY_DIE in verdicts else "-other"
    if now.deals and not menu.placing():
        for choice in menu.pointing().values():
            return f"-{choice.move.verb}"
        return "-done" if menu.done else "-pieces"
    return ""


def _in_hand(view: View, menu: Menu) -> int:
    """The tokens the sentence speaks of."""
    if not view.now.deals:
        return menu.outlook.hand
    held = {region.id: region.race for region in view.regions}
    hands = {held[name]: len(choice.moves) for name, choice in menu.placing().items()}
    return sum(hands.values())
