"""Has `expert` a hole? Experts with one habit each against experts without, seat by seat.

    python -m tools.habits FILE [HABIT ...] [--games 100] [--nodes 400] [--seats 2] [--boxes base] [--processes 2]
    python -m tools.habits FILE --again [--games 200] [--nodes 1500]     # what looked like a hole, once more
    python -m tools.habits FILE none --rival expert-0.1                  # no habit: a plain match, and what was stated
    python -m tools.habits FILE --into docs/ladder.md                    # only the tables, as a section of a page

Games are kept line by line in FILE, so a stopped run goes on when the same is asked for again. Every seat gets as many
games; one without an occasion for the habit (the tile was not to be had) does not count, and another deal takes its
place.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, TypeVar

from elbowroom.arena.statistics import wilson
from elbowroom.arena.version import made_by
from elbowroom.bots import Bot, make_bot
from elbowroom.bots.search.eval_network import lead
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.workers import worker_pool
from tools.habit_bot import PLAIN, HabitBot, habits

SEED = 17
TOO_MUCH = 1.1  # of a fair share: more than that looks like a hole
EQUAL = "expert"
ENDLESS = 40  # deals for every game that counts; what is so rare cannot be measured
BINS = 10
HEADING = "## Habits"
ABOUT = f"""Made by `python -m tools.habits`. One `expert` that always does one thing sits among experts that do as they
think: it takes a tile in round 1 when it can be paid, declines in a round, stays until a round, leaves active races
alone, ends every turn with the die, never rolls, or keeps two tokens on every border. More than {TOO_MUCH:.0%} of a
fair share looks like a hole; it is one if the interval leaves no doubt. `{PLAIN}` is an expert without any, among its
equals or among those of an earlier version; how often the chances came true that it stated among its equals, from
round 2 on, stands below."""

Result = TypeVar("Result")
Game = dict[str, Any]
MATCH = ("version", "rival", "nodes", "seats", "boxes", "habit")  # what games that are counted together have in common


def play_one(match: Game, seat: int, deal: int) -> Game:
    """A game: the habit in one seat, the rival in all others."""
    seed = mix(mix(SEED) + deal)
    game = new_game(match["seats"], match["boxes"], seed)
    hero = HabitBot(match["habit"], mix(seed + seat), match["nodes"])
    bots: list[Bot] = [make_bot(match["rival"], mix(seed + at), nodes=match["nodes"]) for at in range(match["seats"])]
    bots[seat] = hero
    while not game.over:
        player = game.to_move
        game.play(bots[player - 1].choose(game.view(player)))
    won = 1 / len(game.winners) if seat + 1 in game.winners else 0.0
    line = {**match, "seat": seat, "deal": deal, "acted": hero.acted, "won": won, "coins": list(game.coins.values())}
    return line | ({"stated": hero.stated} if match["habit"] == PLAIN else {})


def has_tile(match: Game, deal: int) -> bool:
    """Is there a chance for the habit in this deal?"""
    verb, _, tile = match["habit"].partition(" ")
    if verb != "take":
        return True
    game = new_game(match["seats"], match["boxes"], mix(mix(SEED) + deal))
    return any(tile in (combo.race, combo.power) for combo in game.view().offer)


def missing(match: Game, played: list[Game], games: int) -> list[tuple[int, int]]:
    """Seats and deals that are still to be played, as far as one can tell before they are; every seat in turn."""
    return sorted(_missing(match, played, games), key=lambda job: (job[1], job[0]))


def _missing(match: Game, played: list[Game], games: int) -> Iterator[tuple[int, int]]:
    for seat in range(match["seats"]):
        own = [game for game in played if game["seat"] == seat]
        wanted = -(-games // match["seats"]) - sum(game["acted"] for game in own)
        deals = {game["deal"] for game in own}
        deal = 0
        while wanted > 0 and deal < ENDLESS * games:
            if deal not in deals and has_tile(match, deal):
                wanted -= 1
                yield seat, deal
            deal += 1


def play_all(path: Path, matches: list[Game], games: int, pool: ProcessPoolExecutor) -> None:
    """Play what is missing, and again where there was no occasion for the habit."""
    while True:
        played = read(path)
        jobs = [(one, *job) for one in matches for job in missing(one, _of(one, played), games)]
        if not jobs:
            return
        with path.open("a", encoding="utf-8") as file:
            for game in as_they_come([pool.submit(play_one, *job) for job in jobs], 50):
                file.write(json.dumps(game) + "\n")
                file.flush()


def as_they_come(jobs: list[Future[Result]], told: int) -> Iterator[Result]:
    """What games in other processes came to; how far they are is told after every so many."""
    for at, job in enumerate(as_completed(jobs), 1):
        yield job.result()
        if at % told == 0 or at == len(jobs):
            print(f"{at} of {len(jobs)} games", flush=True)


def read(path: Path) -> list[Game]:
    """The games in a file; all must be of this version."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    played: list[Game] = [json.loads(line) for line in lines if line.endswith("}")]
    others = {game["version"] for game in played} - {made_by()}
    if others:
        raise SystemExit(
            f"{path} has games of {', '.join(sorted(others))}, and this is {made_by()}: name another file."
        )
    return played


def _of(match: Game, played: list[Game]) -> list[Game]:
    return [game for game in played if all(game[key] == match[key] for key in MATCH)]


def groups(played: list[Game]) -> list[list[Game]]:
    """The games that count, by match."""
    found: dict[str, list[Game]] = {}
    for game in played:
        if game["acted"]:
            found.setdefault(json.dumps([game[key] for key in MATCH]), []).append(game)
    return list(found.values())


def suspects(played: list[Game]) -> list[Game]:
    """Matches in which a habit won more than it should."""
    return [
        {key: own[0][key] for key in MATCH}
        for own in groups(played)
        if sum(game["won"] for game in own) / len(own) > TOO_MUCH / own[0]["seats"]
    ]


def table(played: list[Game]) -> list[str]:
    """Who won how often, the most suspicious first."""
    rows = []
    for own in groups(played):
        match, count = own[0], len(own)
        won = sum(game["won"] for game in own)
        low, high = wilson(won, count)
        margin = sum(_lead(game) for game in own) / count
        text = (
            f"| {match['habit']} | {match['rival']} | {match['seats']} | {'+'.join(match['boxes'])} | {match['nodes']} "
            f"| {count} | {won / count:.1%} | {low:.1%} to {high:.1%} | {margin:+.1f} |"
        )
        rows.append((-won / count * match["seats"], text))
    head = "| habit | against | players | boxes | nodes | games | won | 95 % interval | margin |"
    return [head, "|" + " --- |" * 9, *(text for _, text in sorted(rows))]


def _lead(game: Game) -> float:
    return lead([float(coins) for coins in game["coins"]], game["seat"])


def statements(played: list[Game]) -> list[str]:
    """How often came true what an expert stated among its equals, from round 2 on; how far off its last lead was."""
    played = [game for game in played if game["rival"] == EQUAL]
    said = [(chance, game["won"]) for game in played for at, chance, _ in game.get("stated", ()) if at >= 2]
    last = [_lead(game) - game["stated"][-1][2] for game in played if game.get("stated")]
    if not said:
        return []
    rows = []
    for at in range(BINS):
        own = [one for one in said if min(int(one[0] * BINS), BINS - 1) == at]
        if own:
            stated, won = (sum(one[part] for one in own) / len(own) for part in (0, 1))
            rows.append(f"| {at / BINS:.0%} to {(at + 1) / BINS:.0%} | {len(own)} | {stated:.1%} | {won:.1%} |")
    off = sum(abs(one) for one in last) / len(last)
    return [
        "| stated chance | decisions | stated on average | won |",
        "| --- | --- | --- | --- |",
        *rows,
        "",
        f"The last lead it stated was off by {off:.1f} coins on average, and {sum(last) / len(last):+.1f} too low.",
    ]


def source(played: list[Game], what: str = "games") -> list[str]:
    """How many games of which version all that is from."""
    return [f"{len(played)} {what}, all of version {game['version']}." for game in played[:1]]


def put_section(page: Path, heading: str, lines: list[str]) -> None:
    """Put a section at the end of a page; an older one of the same heading goes."""
    text = re.sub(rf"\n{heading}\n.*?(?=\n## |\Z)", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    page.write_text("\n".join([text.rstrip("\n"), "", heading, "", *lines, ""]), encoding="utf-8")


def into(page: Path, lines: list[str]) -> None:
    """Put the tables into a page."""
    put_section(page, HEADING, [ABOUT, "", *lines])


def main() -> None:
    parser = argparse.ArgumentParser(description="Look for habits that beat the expert.")
    parser.add_argument("file", type=Path)
    parser.add_argument("habits", nargs="*", metavar="HABIT")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--rival", default=EQUAL)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--again", action="store_true", help="only what looks like a hole in the file")
    parser.add_argument("--into", type=Path, metavar="PAGE", help="only write the tables into a page")
    options = parser.parse_args()
    if options.into:
        played = read(options.file)
        into(options.into, [*table(played), "", *statements(played), "", *source(played)])
        return
    boxes = options.boxes.split(",")
    known = [PLAIN, *habits(boxes)]
    for name in options.habits:
        if name not in known:
            parser.error(f"there is no habit {name}; there are {', '.join(known)}")
    own = {"version": made_by(), "rival": options.rival, "nodes": options.nodes, "seats": options.seats, "boxes": boxes}
    matches = [{**own, "habit": name} for name in options.habits or known[1:]]
    if options.again:
        matches = [{**match, "nodes": options.nodes} for match in suspects(read(options.file))]
    options.file.parent.mkdir(parents=True, exist_ok=True)
    with worker_pool(options.processes) as pool:
        play_all(options.file, matches, options.games, pool)
    played = read(options.file)
    print("\n".join([*table(played), "", *statements(played)]))


if __name__ == "__main__":
    main()
