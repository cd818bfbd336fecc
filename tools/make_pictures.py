"""Draw the pictures of the documentation anew: `python tools/make_pictures.py`."""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from elbowroom.bots import make_bot
from elbowroom.cli.terminal_menu import Menu
from elbowroom.cli.terminal_position import position
from elbowroom.cli.terminal_screen import Screen
from elbowroom.cli.terminal_words import Words
from elbowroom.locale import Texts
from elbowroom.notation.newgame import new_game
from elbowroom.rules.events import Event
from elbowroom.rules.game import Game

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEATS = ["human", "greedy", "greedy"]
SEED = 6
ROUND = 4
WIDTH = 104
STORY_LINES = 8  # the end of the last bot's turn, above the position

# The picture is shown where no font can be fetched: the viewer's own fixed-width letters have to do.
SVG_FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def terminal() -> str:
    """A conquest in mid-game at the terminal, as SVG."""
    game = new_game(players=len(SEATS), seed=SEED)
    words = Words(Texts("en"), SEATS, game.table)
    bots = {at: make_bot("greedy", SEED + at) for at in range(1, len(SEATS) + 1)}
    events: list[Event] = []
    while not (game.round >= ROUND and game.to_move == 1 and _tempting(game)):
        events += game.play(bots[game.to_move].choose(game.view(game.to_move)))
    story = words.tell(events)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    screen = Screen(console, words)
    *_, last_bot, mine = [at for at, line in enumerate(story) if line.heading]
    screen.line(story[last_bot])
    for line in story[max(last_bot + 1, mine - STORY_LINES) : mine]:
        screen.line(line)
    view = game.view(1)
    position(screen, view, Menu(view))
    screen.say("> ")
    return console.export_svg(
        title="elbowroom play --terminal", theme=DIMMED_MONOKAI, code_format=SVG_FORMAT, unique_id="terminal"
    )


def _tempting(game: Game) -> bool:
    """Are there both regions to take and regions to roll for?"""
    return {"conquer", "roll"} <= {move.verb for move in game.legal_moves()}


def main() -> None:
    """Write all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    drawn = "\n".join(line.rstrip() for line in terminal().splitlines())
    (PICTURES / "terminal.svg").write_text(drawn + "\n", "utf-8")


if __name__ == "__main__":
    main()
