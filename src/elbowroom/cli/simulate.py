"""`elbowroom simulate`: games between bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from elbowroom.arena.simulation import Report, Tally, simulate
from elbowroom.arena.statistics import wilson
from elbowroom.locale import Texts, decimal, negotiate, texts_in

from .output import Output, make_table


def run(
    players: Sequence[str],
    games: int,
    boxes: Sequence[str],
    seed: int,
    map: str | None,
    as_json: bool,
    language: str | None,
    debug: bool = False,
    variants: dict[str, object] | None = None,
) -> int:
    """Play the games and print what came out."""
    if sys.stderr.isatty():
        report = _with_bar(texts_in(negotiate(language)), players, games, boxes, seed, map, debug, variants)
    else:
        report = simulate(players, games, boxes, seed, map, debug=debug, variants=variants)
    if as_json:
        print(json.dumps(report.as_dict()))
    else:
        _show(report, texts_in(negotiate(language)))
    return 0


def _with_bar(
    texts: Texts,
    players: Sequence[str],
    games: int,
    boxes: Sequence[str],
    seed: int,
    map: str | None,
    debug: bool,
    variants: dict[str, object] | None,
) -> Report:
    """With a bar on the standard error that goes away at the end."""
    label = TextColumn("{task.description}", markup=False)
    columns = (label, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(texts.get("cli-col-games"), total=games)

        def show(played: int) -> None:
            progress.update(task, completed=played)

        return simulate(players, games, boxes, seed, map, show, debug, variants)


def _show(report: Report, texts: Texts) -> None:
    output = Output()
    by_bot = _table(texts, texts.get("cli-simulate-by-bot"), texts.get("cli-col-bot"), list(report.bots.values()))
    by_seat = _table(texts, texts.get("cli-simulate-by-seat"), texts.get("cli-col-seat"), report.seats)
    output.print(
        texts.get("cli-simulate-title", games=report.games, map=report.map, seed=str(report.seed)), soft_wrap=True
    )
    output.print(by_bot)
    output.print(by_seat)
    output.print(
        texts.get(
            "cli-simulate-speed",
            length=decimal(report.moves_per_game, 1, texts.language),
            games=decimal(report.games_per_second, 1, texts.language),
            moves=decimal(report.moves_per_second, 0, texts.language),
        ),
        soft_wrap=True,
    )


def _table(texts: Texts, title: str, first: str, tallies: Sequence[Tally]) -> Table:
    columns = [texts.get(f"cli-col-{name}") for name in ("games", "wins", "share", "interval", "coins")]
    table = make_table(title, first, *columns)
    for tally in tallies:
        low, high = (decimal(100 * share, 1, texts.language) for share in wilson(tally.wins, tally.games))
        table.add_row(
            tally.name,
            str(tally.games),
            decimal(tally.wins, 1, texts.language),
            f"{decimal(100 * tally.win_share, 1, texts.language)} %",
            f"{low} – {high} %",
            decimal(tally.mean_coins, 1, texts.language),
        )
    return table
