"""How much better are the plans that one way of thinking finds than another's, as a long thought judges them?

    python -m tools.thinking WAY WAY ... [--games 60] [--boxes base] [--seats 2] [--processes 2] [--into docs/bots.md]

A way is a number of turns in thought of `expert`, or another bot that thinks so, and what is set otherwise: `1500`,
`expert-0.1@1500n`, `1500:dealings=9:dealing_share=0.25`. At some decisions of games between experts each way finds its
best plan. Where they differ, all of them are tried out in the same possible worlds, which no way has seen. That tells
in minutes what matches tell in hours, as far as thought is right: of plans that pick or decline it is not always
(`tools.foresight`).
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from elbowroom.arena.version import made_by
from elbowroom.bots import UnknownBot, make_bot
from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.hard import HardBot
from elbowroom.bots.search.rollout import Budget, Candidate, rollout
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.rules.stages import TURN
from elbowroom.rules.view import View
from elbowroom.workers import worker_pool
from tools.habits import as_they_come, put_section

AFTER = 100  # turns in thought, for every opponent, of those who play the games
SHARE = 0.2  # of the decisions are looked at
WORLDS = 40  # that plans which differ are tried out in
UNSEEN = 500  # the first of them: no thought comes as far
HEADING = "## What more thought brings"
ABOUT = f"""Made by `python -m tools.thinking {{asked}}`: by how many coins the plan that a way of thinking
finds is better than the first way's, as {WORLDS} possible worlds judge that none of them has seen. A way is a number of
turns in thought, and what is set otherwise."""
KINDS = ("first pick", "later pick", "turn", "attack", "redeployment")


class Way(NamedTuple):
    """A way of thinking."""

    name: str
    level: str
    settings: tuple[tuple[str, float], ...]

    def bot(self, seed: int) -> HardBot:
        """A bot that thinks so."""
        bot = make_bot(self.level, seed)
        if not isinstance(bot, HardBot) or not bot.nodes:
            raise ValueError(f"{self.level} does not think so many turns")
        for name, value in self.settings:
            usual = getattr(bot, name, None)
            if not isinstance(usual, int | float):
                raise ValueError(f"{self.level} has no number {name}")
            setattr(bot, name, type(usual)(value))
        return bot


class Line(NamedTuple):
    """What a way made of a decision."""

    kind: str
    way: str
    gain: float  # coins more than the first way's plan brings
    nodes: int
    seconds: float


def way(text: str) -> Way:
    """`1500`, or `expert-0.1@1500n:dealings=9`."""
    level, *settings = text.split(":")
    pairs = [setting.partition("=") for setting in settings]
    found = Way(text, f"expert@{level}n" if level.isdigit() else level, tuple([(n, float(v)) for n, _, v in pairs]))
    found.bot(0)
    return found


def kind_of(view: View) -> str:
    """What is to be decided; nothing where it is of no interest here."""
    now = view.now
    if now.picks:
        return "first pick" if view.round == 1 else "later pick"
    if now.opens:
        return "turn"
    if now.fights:
        return "attack"
    return "redeployment" if now.deals and now.decides == TURN else ""


def look(view: View, kind: str, ways: list[Way], seed: int) -> Iterator[Line]:
    """What every way makes of one decision."""
    plans: list[Candidate] = []
    costs = []
    for one in ways:
        bot = one.bot(seed)
        nodes = int(bot.turns(view) * (bot.dealing_share if view.now.deals else 1.0))
        budget = Budget(0.0, nodes)
        start = time.process_time()
        plans.append(bot.ponder(view, budget)[0])
        costs.append((nodes - budget.left, time.process_time() - start))
    moves = [tuple([move.text for _, move in one.moves()]) for one in plans]
    worth = {}
    if len(set(moves)) > 1:  # of plans with the same moves the first way's is tried out
        worth = {key: tried(view, one, seed) for key, one in reversed(list(zip(moves, plans, strict=True)))}
    for one, key, (spent, seconds) in zip(ways, moves, costs, strict=True):
        yield Line(kind, one.name, worth[key] - worth[moves[0]] if worth else 0.0, spent, seconds)


def tried(view: View, one: Candidate, seed: int) -> float:
    """What a plan is worth in the worlds that nobody has seen."""
    judge = ExpertBot(seed)
    root = view.determinize(seed).state
    moods = judge.moods(root, seed + 1)
    budget = Budget(0.0, 1)  # is not looked at
    worlds = [mix(seed ^ at << 16) for at in range(UNSEEN, UNSEEN + WORLDS)]
    rounds = len(moods.looks)
    results = [rollout(root, one, world, rounds, budget, moods, judge.judge).worth for world in worlds]
    return one.prior + sum(results) / WORLDS


def one_game(number: int, ways: list[Way], seats: int, boxes: list[str]) -> list[Line]:
    """A game between experts, and what every way makes of some of its decisions."""
    seed = mix(mix(number) + 77)
    chance = random.Random(seed)
    game = new_game(seats, boxes, seed)
    bots = [ExpertBot(mix(seed + at), nodes=AFTER * (seats - 1)) for at in range(seats)]
    lines: list[Line] = []
    while not game.over:
        view = game.view(game.to_move)
        kind = kind_of(view)
        if kind and len(view.legal_moves()) > 1 and chance.random() < SHARE:
            lines += look(view, kind, ways, mix(seed + len(lines)))
        game.play(bots[game.to_move - 1].choose(view))
    return lines


def table(found: list[Line], ways: list[Way]) -> list[str]:
    """A row for every way, by kind of decision."""
    rows = ["| decision | way | decisions | coins more | 95 % interval | turns in thought | ms |", "|" + " --- |" * 7]
    for kind in KINDS:
        for one in ways:
            own = [line for line in found if line.kind == kind and line.way == one.name]
            if not own:
                continue
            count = len(own)
            gain = sum(line.gain for line in own) / count
            spread = 1.96 * sqrt(sum((line.gain - gain) ** 2 for line in own)) / count
            spent = sum(line.nodes for line in own) / count
            seconds = sum(line.seconds for line in own) / count
            rows.append(
                f"| {kind} | `{one.name}` | {count} | {gain:+.2f} | {gain - spread:+.2f} to {gain + spread:+.2f} "
                f"| {spent:.0f} | {1000 * seconds:.0f} |"
            )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="Which way of thinking finds the better plans?")
    parser.add_argument("ways", nargs="+", metavar="WAY")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--into", type=Path, metavar="PAGE", help="write the table into a page, as a section")
    options = parser.parse_args()
    try:
        ways = [way(text) for text in options.ways]
    except (UnknownBot, ValueError) as error:
        parser.error(str(error))
    boxes = options.boxes.split(",")
    found: list[Line] = []
    with worker_pool(options.processes) as pool:
        jobs = [pool.submit(one_game, number, ways, options.seats, boxes) for number in range(options.games)]
        for lines in as_they_come(jobs, 20):
            found += lines
    rows = table(found, ways)
    print("\n".join(rows))
    if options.into:
        asked = f"{' '.join(options.ways)} --games {options.games} --seats {options.seats} --boxes {options.boxes}"
        put_section(options.into, HEADING, [ABOUT.format(asked=asked), "", *rows, "", f"All of version {made_by()}."])


if __name__ == "__main__":
    main()
