"""How far off is what `expert` foresees? It says by how much one plan is better than another; both are played out.

    python -m tools.foresight FILE [--games 60] [--boxes base] [--seats 2] [--processes 2]
    python -m tools.foresight FILE --into docs/bots.md    # only the table, as a section of a page

At some decisions of games between experts, the plan that is thought best meets the best of another kind (another
combo, declining instead of going on) and one that is much like it. Each is played out to the end of the game several
times by experts of few nodes, in the same possible worlds, so that little but the plan tells the endings apart. A
match says which bot is better; this says, with far fewer games, where one errs, and by how much.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any

from elbowroom.arena.version import made_by
from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.search.eval_network import lead
from elbowroom.bots.search.rollout import SIGHT, Budget, Candidate
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.rules.view import View
from elbowroom.workers import worker_pool
from tools.habits import as_they_come, put_section, source

NODES = 1500  # of the expert whose foresight it is
AFTER = 100  # of those who play his plans out, for every opponent
TIMES = 8  # that each plan is played out
SHARE = 0.25  # of the decisions are looked at
NEAR = 4  # so many plans are much like the best
HEADING = "## How far it sees"
ABOUT = f"""Made by `python -m tools.foresight`: by how many coins `expert@{NODES}n` is off when it says how much
better one plan is than another, beside how much better plans really are. Each was played out {TIMES} times by
`expert@{AFTER}n`; what that leaves to luck is taken off. The interval is for 95 %."""
KINDS = ("first pick", "later pick", "decline or go on", "another plan")

Line = dict[str, Any]


def played_out(view: View, one: Candidate, world: int) -> float:
    """How far ahead the player ends if he follows a plan in one possible world, and everybody plays on."""
    game = view.determinize(world)
    for stage, move in one.moves():
        if game.over:
            break
        if game.state.stage is stage:
            game.play(move)
    bots = [ExpertBot(mix(world + seat), nodes=AFTER * (len(game.coins) - 1)) for seat in range(len(game.coins))]
    while not game.over:
        game.play(bots[game.to_move - 1].choose(game.view(game.to_move)))
    return lead([float(coins) for coins in game.coins.values()], view.player - 1)


def rivals(found: list[Candidate], chance: random.Random) -> list[tuple[bool, Candidate]]:
    """The best plan that begins in another way, and one that begins as the best does; is it of another kind?"""
    first = _opening(found[0])
    alike = [one for one in found[1:] if _opening(one) == first][:NEAR]
    others = [one for one in found[1:] if _opening(one) != first][:1]
    return [(True, one) for one in others] + [(False, one) for one in ([chance.choice(alike)] if alike else [])]


def _opening(one: Candidate) -> str:
    return one.log[0][1].text if one.log else ""


def foreseen(best: Candidate, one: Candidate) -> float:
    """By how many coins the bot takes a plan for better, in the worlds that both have met and at first sight."""
    both = min(len(best.leads), len(one.leads))
    gap = [high - low for high, low in zip(best.leads[:both], one.leads[:both], strict=True)]
    ahead = sum(gap) / both
    if best.sight is not None and one.sight is not None:
        ahead = (sum(gap) + SIGHT * (best.sight - one.sight)) / (both + SIGHT)
    return ahead + best.prior - one.prior


def look(view: View, seed: int, chance: random.Random) -> Iterator[Line]:
    """What is foreseen of one decision, and what comes of it."""
    found = ExpertBot(seed, nodes=NODES).ponder(view, Budget(0.0, NODES))
    if len(found) < 2 or not found[0].leads:
        return
    worlds = [mix(seed + at) for at in range(TIMES)]
    best = [played_out(view, found[0], world) for world in worlds]
    for other_kind, one in rivals(found, chance):
        if not one.leads:
            continue
        if not other_kind:
            kind = "another plan"
        elif view.now.picks:
            kind = "first pick" if view.round == 1 else "later pick"
        else:
            kind = "decline or go on"
        came = [high - played_out(view, one, world) for high, world in zip(best, worlds, strict=True)]
        yield {"kind": kind, "round": view.round, "foreseen": round(foreseen(found[0], one), 2), "came": came}


def one_game(match: Line, number: int) -> list[Line]:
    """A game between experts, and what was foreseen at some of its decisions."""
    seed = mix(mix(number) + 29)
    chance = random.Random(seed)
    game = new_game(match["seats"], match["boxes"], seed)
    bots = [ExpertBot(mix(seed + at), nodes=AFTER * (match["seats"] - 1)) for at in range(match["seats"])]
    lines = []
    while not game.over:
        view = game.view(game.to_move)
        # In the last round nobody declines, and plans differ by what they score at once.
        if (view.now.picks or view.now.opens) and view.round < view.table.rounds and chance.random() < SHARE:
            lines += [{**match, "game": number, **line} for line in look(view, mix(seed + view.round), chance)]
        game.play(bots[game.to_move - 1].choose(view))
    return lines or [{**match, "game": number, "kind": ""}]  # so that the game is not played again


def play_all(path: Path, match: Line, games: int, processes: int) -> None:
    """Play what is missing in a file."""
    done = {line["game"] for line in read(path, match["version"]) if all(line[key] == match[key] for key in match)}
    missing = [number for number in range(games) if number not in done]
    with worker_pool(processes) as pool, path.open("a", encoding="utf-8") as file:
        jobs = [pool.submit(one_game, match, number) for number in missing]
        for lines in as_they_come(jobs, 20):
            file.writelines(json.dumps(line) + "\n" for line in lines)
            file.flush()


def read(path: Path, *others: str) -> list[Line]:
    """What a file has; all of it must be of one version, and of no other than what is to be added."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found: list[Line] = [json.loads(line) for line in lines if line.endswith("}")]
    versions = {*others, *(line["version"] for line in found)}
    if len(versions) > 1:
        raise SystemExit(f"{path} has decisions of {' and '.join(sorted(versions))}: name another file.")
    return found


def error(lines: list[Line]) -> tuple[float, float, float]:
    """How many coins off the foresight is: a root of mean squares, less the luck of the play-outs, in its interval."""
    squares = []
    for line in lines:
        came, count = line["came"], len(line["came"])
        mean = sum(came) / count
        luck = sum((one - mean) ** 2 for one in came) / (count - 1) / count
        squares.append((mean - line["foreseen"]) ** 2 - luck)
    count = len(squares)
    mean = sum(squares) / count
    spread = 1.96 * sqrt(sum((one - mean) ** 2 for one in squares) / max(1, count - 1) / count)
    low, middle, high = (sqrt(max(0.0, one)) for one in (mean - spread, mean, mean + spread))
    return low, middle, high


def table(found: list[Line]) -> list[str]:
    """A row for every kind of decision in every match."""
    head = "| decision | players | boxes | pairs | better by | foreseen | off by | 95 % interval |"
    rows = [head, "|" + " --- |" * 8]
    matches = sorted({(line["seats"], "+".join(line["boxes"])) for line in found})
    for seats, boxes in matches:
        for kind in KINDS:
            own = [line for line in found if (line["seats"], "+".join(line["boxes"])) == (seats, boxes)]
            own = [line for line in own if line["kind"] == kind]
            if len(own) < 2:
                continue
            came = sum(sum(line["came"]) / len(line["came"]) for line in own) / len(own)
            said = sum(line["foreseen"] for line in own) / len(own)
            low, middle, high = error(own)
            rows.append(
                f"| {kind} | {seats} | {boxes} | {len(own)} | {came:+.1f} | {said:+.1f} "
                f"| {middle:.1f} | {low:.1f} to {high:.1f} |"
            )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="How far off is what the expert foresees?")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--into", type=Path, metavar="PAGE", help="only write the table into a page")
    options = parser.parse_args()
    if not options.into:
        match = {"version": made_by(), "seats": options.seats, "boxes": options.boxes.split(",")}
        options.file.parent.mkdir(parents=True, exist_ok=True)
        play_all(options.file, match, options.games, options.processes)
    found = read(options.file)
    rows = table(found)
    if options.into:
        put_section(
            options.into,
            HEADING,
            [ABOUT, "", *rows, "", *source([line for line in found if line["kind"]], "pairs of plans")],
        )
    else:
        print("\n".join(rows))


if __name__ == "__main__":
    main()
