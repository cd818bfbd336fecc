"""Drawing: the position as tables, at least 80 columns wide, readable without colours."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from elbowroom.rules.moves import Move
from elbowroom.rules.view import RaceView, RegionView, View

from .terminal_facts import (
    Chance,
    Verdict,
    decline_income,
    die_chance,
    fighting_race,
    if_expanded,
    strength,
    threats,
    verdicts,
)
from .terminal_menu import Choice, Group, Menu
from .terminal_words import Line, Words, counted

COLOURS = ("cyan", "magenta", "yellow", "green", "blue")
STRONG = {Chance.YES: "bold green", Chance.DIE: "bold yellow"}
WIDE = 100  # from here on there is room for neighbours beside everything else
TABLE_GROUPS = (
    "conquer",
    "roll",
    "place",
    "abandon",
    "withdraw",
    "pick",
    "swap",
)  # drawn as rows of a table of their own


def colour(player: int) -> str:
    """The colour of a player; nobody has none."""
    return COLOURS[player - 1] if player else ""


class Screen:
    """Draws on a console, in one language."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    # --- small things -----------------------------------------------------------------------------------------------

    def say(self, text: str, style: str = "") -> None:
        """A sentence."""
        self.console.print(Text(text, style=style))

    def line(self, line: Line) -> None:
        """A line of the story."""
        if line.heading:
            self.console.print(Rule(Text(line.text, style=f"bold {colour(line.player)}"), align="left", characters="-"))
        else:
            self.console.print(Padding(Text(line.text, style=colour(line.player)), (0, 0, 0, 2)))

    def title(self, text: str, style: str = "bold") -> None:
        """A heading across the screen."""
        self.console.print(Rule(Text(text, style=style), align="left", characters="="))

    def table(self, *columns: str, heading: str = "") -> Table:
        """An empty table; a column whose name begins with `>` is set to the right."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), title_justify="left")
        if heading:
            table.title = Text(heading, style="bold")
        for name in columns:
            right = name.startswith(">")
            text = self.words(f"col-{name.lstrip('>')}") if name.lstrip(">") else ""
            table.add_column(text, justify="right" if right else "left", overflow="fold")
        return table

    # --- the whole screen -------------------------------------------------------------------------------------------

    def position(self, view: View, menu: Menu) -> None:
        """Everything for a decision; what to do comes last, next to the prompt."""
        self.header(view)
        self.players(view)
        if view.stage in ("pick", "swap"):
            self.offer(view, menu)
        elif view.stage in ("redeploy", "retreat") and not menu.has("withdraw"):
            self.own_regions(view, menu)
        else:
            self.battlefield(view, menu)
        for group in menu.groups:
            if group.verb not in TABLE_GROUPS:
                self.group(view, group)
        if menu.done:
            self.done(view)
        self.console.print(Text(self.todo(view, menu), style="bold"))
        self.say(self.words("hint"), "dim")

    def header(self, view: View) -> None:
        """Round, player, stage."""
        words = self.words
        stage = words.either(f"stage-{view.stage}", "stage-other")
        here: dict[str, str | int] = {
            "round": view.round,
            "rounds": view.rounds,
            "player": words.player(view.player),
            "stage": stage,
        }
        if view.turn == view.player:
            text = words("header", **here)
        else:
            text = words("header-other", **here, turn=words.player(view.turn))
        self.title(text, f"bold {colour(view.player)}")

    def todo(self, view: View, menu: Menu) -> str:
        """One sentence that says what to do now."""
        race = fighting_race(view)
        name = self.words.term("race", race.race) if race else ""
        return self.words(f"todo-{_situation(view, menu)}", race=name, count=_in_hand(view, menu))

    def players(self, view: View) -> None:
        """The players with what is known of them."""
        table = self.table("player", ">coins", "race", ">hand", ">regions", "declined")
        for seat in view.seats:
            me = seat.player == view.player
            name = self.words.seat(seat.player) + (f" = {self.words('you')}" if me else "")
            active = seat.active
            table.add_row(
                Text(name, style=("bold " if me else "") + colour(seat.player)),
                "?" if seat.coins is None else str(seat.coins),
                self._active(active) if active else "–",
                str(active.hand) if active else "–",
                str(len(active.regions)) if active else "–",
                ", ".join(self._declined(race) for race in seat.declined) or "–",
            )
        self.console.print(table)

    def _active(self, race: RaceView) -> str:
        stock = [f"{self.words.stock(name)} {count}" for name, count in race.counters.items() if count]
        text = self.words.combo(race.power, race.race)
        return f"{text} ({', '.join(stock)})" if stock else text

    def _declined(self, race: RaceView) -> str:
        return f"{self.words.term('race', race.race)} ({len(race.regions)})"

    # --- the offer --------------------------------------------------------------------------------------------------

    def offer(self, view: View, menu: Menu | None = None) -> None:
        """The combos: first what they can do, then the numbers, so that the choice stands next to the prompt."""
        words = self.words
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right")
        grid.add_column(overflow="fold")
        for combo in view.offer:
            for kind, name in (("power", combo.power), ("race", combo.race)):
                text = Text.assemble((words.term(kind, name), "bold"), f" – {words.ability(kind, name)}")
                grid.add_row(f"{combo.position}." if kind == "power" else "", text)
        self.console.print(grid)
        numbers = menu.combos() if menu else {at: combo.position for at, combo in enumerate(view.offer)}
        table = self.table(">no", "combo", ">tokens", ">price", ">on-it")
        for at, combo in enumerate(view.offer):
            table.add_row(
                _key(numbers.get(at)),
                Text(words.combo(combo.power, combo.race), style="bold"),
                str(combo.tokens),
                words.coins(combo.price),
                str(combo.coins or "–"),
            )
        self.console.print(table)

    # --- regions ----------------------------------------------------------------------------------------------------

    def battlefield(self, view: View, menu: Menu) -> None:
        """The regions that matter in a conquest: those in reach with their numbers, then one's own."""
        ahead = if_expanded(view)
        seen = ahead or view
        stands = verdicts(seen)
        regions = {region.id: region for region in seen.regions}
        if stands:
            self._targets(seen, menu, stands, regions, bool(ahead))
        mine = [region for region in view.regions if region.player == view.player]
        if mine:
            self._mine(view, menu, mine)

    def _targets(
        self, view: View, menu: Menu, stands: dict[str, Verdict], regions: dict[str, RegionView], ahead: bool
    ) -> None:
        """What can be taken, surely or with the die, as a table; what is too dear in one line."""
        wide = self.console.width >= WIDE
        columns = [*([] if ahead else [">no"]), "region", "there", "for-you", *(["next"] if wide else [])]
        table = self.table(*columns, heading=self.words("section-reach") if ahead else "")
        danger = threats(view)
        names = sorted(stands, key=lambda name: stands[name].cost)
        for chance in (Chance.YES, Chance.DIE):
            for name in (name for name in names if stands[name].chance is chance):
                number = menu.numbers.get(f"{'roll' if chance is Chance.DIE else 'conquer'} {name}")
                cells = [self.place(name), self.there(regions[name], view.player), self.for_you(stands[name])]
                if wide:
                    cells.append(self.neighbours(view, name, danger))
                table.add_row(*([] if ahead else [_key(number)]), *cells)
        if table.row_count:
            self.console.print(table)
        elif ahead:
            self.say(self.words("reach-none"))
        dear = [name for name in names if stands[name].chance is Chance.SHORT]
        if dear and not ahead:
            texts = [f"{self.words.region(name)} ({stands[name].cost})" for name in dear]
            self._flow(self.words("section-dear"), texts)

    def _mine(self, view: View, menu: Menu, mine: list[RegionView]) -> None:
        """One's own regions, in a conquest with the numbers to abandon them."""
        leaving = "withdraw" if menu.has("withdraw") else "abandon"
        listed = menu.has(leaving)
        words = self.words
        if not listed:
            names = ", ".join(f"{region.id} ×{region.tokens}" for region in mine)
            self.console.print(Text.assemble((words("section-mine"), "bold"), f": {names}"))
            return
        texts = []
        for region in mine:
            number = menu.numbers.get(f"{leaving} {region.id}")
            if number:
                texts.append(f"{number}) {words.region(region.id)} ×{region.tokens}")
        self._flow(words(f"move-{leaving}"), texts)

    def own_regions(self, view: View, menu: Menu) -> None:
        """The regions into which tokens or pieces may go: what stands there and what is next to it."""
        places = menu.placing()
        open_to = {choice.move.region for choice in menu.choices}
        danger = threats(view)
        table = self.table(">no", "region", "there", "next")
        for region in view.regions:
            if region.player == view.player and region.id in open_to:
                choice = places.get(region.id)
                around = self.neighbours(view, region.id, danger)
                number = _key(choice.number if choice else None)
                table.add_row(number, self.place(region.id), self.there(region), around)
        if table.row_count:
            self.console.print(table)
            self.say(self.words("next-note"), "dim")

    def board(self, view: View, wanted: str = "") -> None:
        """The whole board, or the lines with a certain word."""
        seen = if_expanded(view) or view
        stands = verdicts(seen)
        danger = threats(view)
        columns = ["region", "there", *(["for-you"] if stands else []), "next"]
        table = self.table(*columns, heading=self.words("section-board"))
        for region in view.regions:
            cells = [self.place(region.id), self.there(region, view.player)]
            if stands:
                cells.append(self.for_you(stands[region.id]))
            cells.append(self.neighbours(view, region.id, danger))
            line = " ".join(cell.plain for cell in cells[:-1])
            if wanted.lower() in line.lower():
                table.add_row(*cells)
        if not table.row_count:
            self.say(self.words("no-match", text=wanted))
            return
        self.console.print(table)
        self.say(self.words("next-note"), "dim")
        if stands:
            self.say(self.words("board-note"), "dim")

    def place(self, name: str) -> Text:
        """A region with terrain and symbols."""
        signs = self.words.symbols(name)
        text = Text(self.words.region(name))
        if signs:
            text.append(f" ({', '.join(signs)})", style="dim")
        return text

    def there(self, region: RegionView, me: int = 0) -> Text:
        """Who holds a region and what lies in it; without `me` it goes without saying that the holder is oneself."""
        words = self.words
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
        things += [counted(words.tile(name), count) for name, count in region.markers.items() if name != "mountain"]
        return Text(", ".join(things), style=colour(region.player))

    def for_you(self, verdict: Verdict) -> Text:
        """Can take, only with the die, cannot: in words, and in colour for those who see it."""
        args: dict[str, int] = {}
        if verdict.chance is Chance.YES:
            args = {"cost": verdict.cost}
        elif verdict.chance is Chance.DIE:
            args = {"need": verdict.lacking, "chance": die_chance(verdict.lacking)}
        elif verdict.chance is Chance.SHORT:
            args = {"short": verdict.lacking}
        return Text(self.words(verdict.chance.value, **args), style=STRONG.get(verdict.chance, "dim"))

    def neighbours(self, view: View, name: str, danger: dict[str, bool]) -> Text:
        """The regions next to one; an active race of another player is marked."""
        near = view.board.near[view.board.index[name]]
        names = [view.board.ids[at] for at in view.board.each(near)]
        return Text(" ".join(f"{name}!" if danger.get(name) else name for name in names))

    # --- other moves ------------------------------------------------------------------------------------------------

    def group(self, view: View, group: Group) -> None:
        """Moves of one kind, in as few lines as possible."""
        first = group.choices[0].move
        title = self.words.verb(first)
        if len(group.choices) == 1 and not (first.region or first.count or first.item):
            self._flow("", [f"{group.choices[0].number}) {self._single(view, title, first)}"])
        else:
            self._flow(title, [f"{choice.number}) {self._target(view, choice)}" for choice in group.choices])

    def _single(self, view: View, title: str, move: Move) -> str:
        """A move without a target, with what it would bring."""
        if move.verb == "expand":
            ahead = if_expanded(view)
            if ahead:
                return self.words("move-expand-hand", count=strength(fighting_race(ahead)))
        if move.verb == "decline" and not move.means:
            coins = decline_income(view)
            if coins is not None:
                return self.words("move-decline-coins", count=coins)
        return title

    def _target(self, view: View, choice: Choice) -> str:
        """What a move is aimed at."""
        move = choice.move
        words = self.words
        if move.verb == "ally":
            return words.player(move.count)
        if not move.region:
            return words.tile(move.item) if move.item else move.text
        if move.region not in view.board.index:
            return words.tile(move.region)
        text = words.region(move.region)
        if choice.counted:
            return f"{text} [{words('up-to', most=len(choice.moves))}]"
        if move.verb in ("conquer", "roll", "wisp"):
            return f"{text} [{view.cost(move.region, *move.means).total}]"
        return text

    def done(self, view: View) -> None:
        """What 0 does, and what it would bring."""
        stage = view.stage if view.stage in ("redeploy", "end") else "conquest"
        coins = self.words.coins(sum(part[2] for part in view.income(view.player)))
        if view.stage == "ghouls":
            stage = "other"
        self._flow("", [f"0) {self.words(f'done-{stage}', coins=coins)}"])

    def _flow(self, title: str, texts: Iterable[str]) -> None:
        """Entries one after another, broken only between entries."""
        lines = [f"{title}:" if title else ""]
        for text in texts:
            longer = f"{lines[-1]}  {text}"
            if cell_len(longer) <= self.console.width or not lines[-1].strip():
                lines[-1] = longer
            else:
                lines.append(f"    {text}")
        whole = Text("\n".join(line[2:] if line.startswith("  ") and not title else line for line in lines))
        whole.stylize("bold", 0, len(title))
        self.console.print(whole)


def _key(number: int | None) -> str:
    """A number to type, or nothing to type."""
    return f"{number})" if number else "–"


def _situation(view: View, menu: Menu) -> str:
    """Which sentence fits: the stage, and within it what is left to do."""
    stage = view.stage
    if stage == "conquest":
        if menu.has("conquer"):
            return "conquest"
        return "conquest-die" if menu.group("roll") else "conquest-other"
    if stage == "redeploy":
        if menu.has("withdraw"):
            return "redeploy-withdraw"
        if menu.placing():
            return "redeploy"
        return "redeploy-done" if menu.done else "redeploy-pieces"
    known = ("pick", "swap", "volcano", "mode", "ghouls", "berserk", "balrog", "end", "retreat")
    return stage if stage in known else "other"


def _in_hand(view: View, menu: Menu) -> int:
    """The tokens the sentence speaks of."""
    if view.stage in ("redeploy", "retreat"):
        held = {region.id: region.race for region in view.regions}
        hands = {held[name]: len(choice.moves) for name, choice in menu.placing().items()}
        return sum(hands.values())
    return strength(fighting_race(view))
