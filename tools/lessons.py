"""Games from which `expert` learns what positions are worth, every tile in all hands.

    python -m tools.lessons FOLDER [--games 2000 | --minutes 5] [--seed 1] [--group 3] [--boxes LIST] [--processes 16]

Every process writes a file for its seed. Group 2 is two players, group 3 more.

Left to itself, a bot never plays what it thinks little of, and so never learns better. In most games somebody is
therefore made to take what has been taken least so far, at his first, second or third pick, to decline soon after, or
not to: against his own judgement, and then he makes the best of it. What he had in view before that teaches nothing
about him.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.learning.linear import explore
from elbowroom.bots.planner.eval_linear import phase, turns_left, waiting
from elbowroom.bots.planner.turn_player import let_play
from elbowroom.bots.search.eval_network import RECENT, inputs, rounds_left
from elbowroom.bots.search.features import common, glances
from elbowroom.bots.search.racing import compete
from elbowroom.bots.search.rollout import Budget, Candidate, distinct, follow
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY
from elbowroom.workers import worker_pool

SEATS = {2: (2,), 3: (3, 4, 4, 4, 5)}
BOXES = (["base"],) * 5 + (["underground"],) * 3 + (["base", "underground"],) * 2
NODES = (60, 120)  # turns played in thought before a turn, for every opponent
WHIMS = (0.0, 0.1, 0.25)  # in games without force: how often a turn is played by another choice than the best
BOLD = 0.6
FORCED = 0.65  # of the games have somebody who is made to do something
MADE = 0.6  # of the players in those
PICKS = (1, 1, 1, 2, 2, 3)  # the pick that is laid down
MODES = ("", "decline", "decline", "expand")  # and what the turns after it begin with, if that is laid down
SOON = (1, 1, 2, 3, 4)  # turns after the pick in which the race declines, or until which it does not
ROUNDED = 4  # digits of a number that is written down

Glimpse = tuple[int, list[str], list[str], list[str], list[float], float, bool]
"""What a player has in view: turns left, own tiles, declined ones, rivals', numbers, coins, and does it teach?"""


class Pupil(ExpertBot):
    """Fewer plans, since many games are wanted."""

    variants = 4
    dealings = 4
    entries = 1


class Orders:
    """What a player is made to do: take something rare at one of his picks, and decline so soon after, or not yet."""

    def __init__(self, chance: random.Random) -> None:
        self.pick = chance.choice(PICKS)
        self.mode = chance.choice(MODES)
        self.turns = chance.choice(SOON)
        self.picks = 0  # so many he has made
        self.since = 0  # turns since the one that was laid down
        self.last = 0  # how many glimpses there were when he last did as told

    def filter(self, s: State, found: list[Candidate], tried: Counter[str]) -> list[Candidate]:
        """The plans that do as told; all of them where nothing is."""
        if s.stage.picks:
            self.picks += 1
            return rarest(s, found, tried) if self.picks == self.pick else found
        if not (s.stage.opens and self.mode and self.picks == self.pick):
            return found
        self.since += 1
        if self.since > self.turns or s.round >= s.table.rounds:
            return found
        wanted = "decline" if self.mode == "decline" and self.since == self.turns else "expand"
        return [one for one in found if wanted in [move.verb for _, move in one.log]] or found


def rarest(s: State, found: list[Candidate], tried: Counter[str]) -> list[Candidate]:
    """The plans with the combo that has been taken least at this time of the game."""

    def taken(number: int) -> int:
        race, power = s.offer_races[number - 1], s.offer_powers[number - 1]
        return min(tried[key(s, s.table.race_ids[race])], tried[key(s, s.table.power_ids[power])])

    number = min({one.log[0][1].count for one in found}, key=taken)
    return [one for one in found if one.log[0][1].count == number]


def key(s: State, tile: str) -> str:
    """A tile at a time of the game, early, in the middle or late, as it is counted."""
    return f"{tile} {phase(s)}"


def look(s: State) -> list[Glimpse]:
    """What every player has in view at the start of a turn."""
    seen = glances(s)
    shared = common(s)
    found: list[Glimpse] = []
    for player, own in enumerate(seen):
        others = [one for one in seen if one is not own]
        rivals = [name for other in others for name in (other.race, other.power)]
        numbers = [round(number, ROUNDED) for number in inputs(own, others, shared, waiting(s, player, False))]
        tiles, declined = [own.race, own.power], own.declined[-RECENT:]
        found.append((turns_left(s, player, False), tiles, declined, rivals, numbers, float(s.coins[player]), True))
    return found


def one_game(players: int, boxes: list[str], seed: int, tried: Counter[str]) -> list[dict[str, object]]:
    """What a game teaches: what everybody had in view at the start of every turn, and the coins that he ended with."""
    chance = random.Random(seed)
    bot = Pupil(seed)
    nodes = chance.choice(NODES) * (players - 1)
    forced = chance.random() < FORCED
    whim = 0.0 if forced else chance.choice(WHIMS)
    orders = {at: Orders(chance) for at in range(players) if forced and chance.random() < MADE}
    s = new_game(players=players, boxes=boxes, seed=seed).state
    moods = bot.moods(s, seed)
    seen: list[tuple[float, list[Glimpse]]] = []
    last = (NOBODY, 0)
    while s.mover != NOBODY:
        if s.mover == s.turn and (s.turn, s.round) != last:
            last = (s.turn, s.round)
            seen.append((rounds_left(s), look(s)))
        picking = s.stage.picks
        if s.mover != s.turn or chance.random() < whim:
            s = let_play(s, explore(s, chance, False, BOLD))
            continue
        player = s.turn
        budget = Budget(0.0, nodes)
        found = distinct(bot.candidates(s, budget))
        if player in orders:
            kept = orders[player].filter(s, found, tried)
            if len(kept) < len(found):
                found, orders[player].last = kept, len(seen)
        found = bot.likeliest(s, found, budget)
        if len(found) > 1:
            world = mix(s.dice_seed ^ s.deck_seed ^ seed)
            found = compete(s, found, world, len(moods.looks), budget, moods, bot.look, bot.judge)
        if picking:
            at = found[0].log[0][1].count - 1
            tried.update([key(s, s.table.race_ids[s.offer_races[at]]), key(s, s.table.power_ids[s.offer_powers[at]])])
        s = follow(s, found[0])
    lines = []
    for number, (left, glimpses) in enumerate(seen, 1):
        told = [
            (*glimpse[:-1], player not in orders or number > orders[player].last)
            for player, glimpse in enumerate(glimpses)
        ]
        lines.append({"left": left, "seats": told, "ends": s.coins})
    return lines


def play(
    folder: Path, group: int, games: int, seed: int, minutes: float, mixes: Sequence[list[str]] | None = None
) -> int:
    """Play games, so many or for so long, and write what they teach; how many there were."""
    folder.mkdir(parents=True, exist_ok=True)
    chance = random.Random(seed)
    tried: Counter[str] = Counter()
    end = time.monotonic() + 60 * minutes
    number = 0
    with (folder / f"{group}-{seed}.jsonl").open("w", encoding="utf-8") as file:
        while number < games and (not minutes or time.monotonic() < end):
            players, boxes = chance.choice(SEATS[group]), chance.choice(mixes or BOXES)
            own = seed * 1_000_003 + number
            number += 1
            try:
                lines = one_game(players, boxes, own, tried)
            except Exception:  # hours of games are not lost for one that shows a mistake in a bot
                print(f"left out: {players} players, {'+'.join(boxes)}, seed {own}")
                traceback.print_exc()
                continue
            file.writelines(json.dumps(line) + "\n" for line in lines)
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description="Play games for the expert to learn from.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--group", type=int, choices=(2, 3), default=2)
    parser.add_argument("--games", type=int, default=0, help="of every process; 2000, or as many as the minutes allow")
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--boxes", help="instead of all, with commas; + mixes them")
    options = parser.parse_args()
    mixes = [boxes.split("+") for boxes in options.boxes.split(",")] if options.boxes else None
    games = options.games or (10**9 if options.minutes else 2000)
    seeds = range(options.seed, options.seed + options.processes)
    with worker_pool(options.processes) as pool:
        jobs = [pool.submit(play, options.folder, options.group, games, seed, options.minutes, mixes) for seed in seeds]
        print(f"{sum(job.result() for job in jobs)} games of group {options.group}")


if __name__ == "__main__":
    main()
