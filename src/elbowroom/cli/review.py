"""`elbowroom review`: a record judged turn by turn, as tables, as data or as a page."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from elbowroom.locale import Texts, negotiate, texts_in
from elbowroom.notation.record import RecordError
from elbowroom.review import CLOSER_LOOKS, GameReview, NotReviewed, TurnReview, costliest, review_record
from elbowroom.review.game_review import NODES

from .arguments import UsageError
from .output import Output, make_table
from .replay import learn_words, read_record, record_reason
from .review_page import page
from .review_words import Story


def run(options: argparse.Namespace) -> int:
    """Judge, then print, and write where that is wanted."""
    texts = texts_in(negotiate(options.lang))
    name = texts.get("cli-replay-input") if options.file == "-" else options.file
    out = _target(options.html, options.file)
    text = read_record(options.file, name)
    try:
        game = review_record(text, options.seed, options.nodes or NODES)
    except RecordError as error:
        reason = record_reason(error, texts)
        raise UsageError("review-wrong", file=name, line=str(error.line), reason=reason) from error
    except NotReviewed as problem:
        raise UsageError(f"review-{problem.why}", file=name) from problem
    learn_words(game.turns[0].game)
    told = _judged(game, texts)
    story = Story(game, told, texts)
    if out is not None:
        out.write_text(page(story), encoding="utf-8")
    if options.json:
        print(json.dumps(_as_dict(game, told)))
    elif out is not None:
        print(texts.get("review-written", file=options.html))
    else:
        _show(story)
    return 0


def _target(html: str | None, record: str) -> Path | None:
    """The file to write to; it is tried before minutes are spent."""
    if html is None:
        return None
    if "\0" in html:
        raise UsageError("cli-zero-byte")
    out = Path(html)
    if out.exists() and record != "-" and Path(record).exists() and out.samefile(record):
        raise UsageError("review-same-file", file=html)
    with out.open("a", encoding="utf-8"):
        return out


def _judged(game: GameReview, texts: Texts) -> list[TurnReview]:
    """The last word on every turn; a bar on the standard error goes with it where somebody sees it."""
    told = {}
    for turn in _with_bar(game, texts) if sys.stderr.isatty() else game.run():
        told[turn.number] = turn
    return [told[number] for number in sorted(told)]


def _with_bar(game: GameReview, texts: Texts) -> Iterator[TurnReview]:
    label = TextColumn("{task.description}", markup=False)
    columns = (label, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(texts.get("review-judging"), total=len(game.turns) + CLOSER_LOOKS)
        for turn in game.run():
            progress.advance(task)
            yield turn


def _as_dict(game: GameReview, told: list[TurnReview]) -> dict[str, object]:
    return {
        "players": len(game.curve[0]),
        "curve": game.curve,
        "turns": [turn.as_dict() for turn in told],
        "costliest": [turn.number for turn in costliest(told)],
    }


def _show(story: Story) -> None:
    output = Output()
    texts = story.texts
    turns = make_table(texts.get("review-turns"), *(texts.get(f"review-col-{name}") for name in story.TURN))
    for turn in story.told:
        turns.add_row(*story.row(turn))
    output.print(turns)
    players = make_table(texts.get("review-players"), *(texts.get(f"review-col-{name}") for name in story.PLAYER))
    for row in story.players():
        players.add_row(*row)
    output.print(players)
    output.print(texts.get("review-costliest"), style="bold")
    for turn in story.costliest:
        output.print(story.heading(turn), soft_wrap=True)
        for line in story.lines(turn):
            output.print(f"  {line}", soft_wrap=True)
    if not story.costliest:
        output.print(texts.get("review-none"), soft_wrap=True)
    output.print(texts.get("review-note"), soft_wrap=True)
