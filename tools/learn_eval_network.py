"""Learn what `expert` thinks of positions: games against itself, then a small network fitted to how they ended.

    python tools/learn_eval_network.py play FOLDER [--games 2000] [--seed 1] [--group 3]
    python tools/learn_eval_network.py fit FOLDER [--group 3] [--write]

Group 2 is two players, group 3 more. `play` writes a file for its seed, so several may run at once; `fit` learns from
all files of the folder and needs the `train` extra. The committed weights are a third pass. Its games, of two players
and of more, are about 16,600 and 2,900 played by `hard`, then 7,500 and 1,250, then 5,600 and 900, each by the pass
before; more players were fitted in 20 epochs with a decay of 5e-3.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.learning.linear import explore
from elbowroom.bots.planner.eval_linear import turns_left, waiting
from elbowroom.bots.planner.turn_player import let_play
from elbowroom.bots.search.eval_network import FILE, RECENT, inputs
from elbowroom.bots.search.features import common, glances
from elbowroom.bots.search.racing import compete
from elbowroom.bots.search.rollout import Budget, Moods, distinct, follow
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY

SEATS = {2: (2,), 3: (3, 4, 4, 4, 5)}
BOXES = (["base"],) * 7 + (["underground"],) * 2 + (["base", "underground"],)
NODES = (60, 120)  # turns played in thought before a turn, for every opponent
WHIMS = (0.0, 0.1, 0.25)  # how often a turn is played by another choice than the best
BOLD = 0.6
HELD_BACK = 0.07  # of the examples, to see how well the fit does
WIDTHS = (32, 16)  # of the two layers
STRAIGHT = 9  # so many numbers also go straight to the coins, by turns left
TURNS = 11
SCALE = 10.0  # coins are fitted in tens
KINDS = ("tiles", "declined", "rivals")
MOST_RIVAL_TILES = 8  # two of each rival
OUTLIER = 20.0  # coins; what is farther off counts less
EPOCHS, BATCH, RATE, DECAY = 24, 4096, 4e-3, 1e-3

Example = tuple[int, list[str], list[str], list[str], list[float], float]  # turns, own tiles, declined, rivals, numbers


class Pupil(ExpertBot):
    """Fewer plans, since many games are wanted."""

    variants = 4
    entries = 1


def look(s: State) -> list[tuple[int, Example]]:
    """What every player has, and his coins, at the start of a turn."""
    seen = glances(s)
    shared = common(s)
    found = []
    for player, own in enumerate(seen):
        others = [one for one in seen if one is not own]
        rivals = [name for other in others for name in (other.race, other.power)]
        numbers = inputs(own, others, shared, waiting(s, player, False))
        turns = turns_left(s, player, False)
        example = turns, [own.race, own.power], own.declined[-RECENT:], rivals, numbers, float(s.coins[player])
        if turns > 0:
            found.append((player, example))
    return found


def one_game(players: int, boxes: list[str], seed: int) -> Iterator[Example]:
    """What a game teaches: at the start of every turn, what each player still got."""
    chance = random.Random(seed)
    bot = Pupil(seed)
    whim, nodes = chance.choice(WHIMS), chance.choice(NODES) * (players - 1)
    s = new_game(players=players, boxes=boxes, seed=seed).state
    moods = Moods(len(s.wall), seed, bot.whim)
    seen: list[tuple[int, Example]] = []
    last = (NOBODY, 0)
    while s.mover != NOBODY:
        if s.mover == s.turn and (s.turn, s.round) != last:
            last = (s.turn, s.round)
            seen += look(s)
        if s.mover != s.turn or chance.random() < whim:
            s = let_play(s, explore(s, chance, False, BOLD))
            continue
        budget = Budget(0.0, nodes)
        found = distinct(bot.candidates(s, budget))
        if len(found) > 1:
            world = mix(s.dice_seed ^ s.deck_seed ^ seed)
            found = compete(s, found, world, bot.rounds, budget, moods, bot.look, bot.judge)
        s = follow(s, found[0])
    for player, (turns, own, declined, rivals, numbers, had) in seen:
        yield turns, own, declined, rivals, numbers, s.coins[player] - had


def play(folder: Path, group: int, games: int, seed: int) -> None:
    """Play games and write what they teach."""
    folder.mkdir(parents=True, exist_ok=True)
    chance = random.Random(seed)
    with (folder / f"{group}-{seed}.jsonl").open("w", encoding="utf-8") as file:
        for number in range(games):
            players, boxes = chance.choice(SEATS[group]), chance.choice(BOXES)
            for example in one_game(players, boxes, seed * 1_000_003 + number):
                file.write(json.dumps(example) + "\n")


class Course:
    """Examples as tensors, and the network that is fitted to them."""

    def __init__(self, examples: list[Example]) -> None:
        import torch

        self.torch: Any = torch
        torch.manual_seed(1)
        tiles = {name for _, own, declined, rivals, _, _ in examples for name in (*own, *declined, *rivals) if name}
        self.place = {name: at for at, name in enumerate(sorted(tiles), 1)}  # 0: none
        self.turns = torch.tensor([min(one[0], TURNS - 1) for one in examples])
        self.own = torch.tensor([self.padded(one[1], 2) for one in examples])
        self.declined = torch.tensor([self.padded(one[2], RECENT) for one in examples])
        self.rivals = torch.tensor([self.padded(one[3], MOST_RIVAL_TILES) for one in examples])
        self.share = torch.tensor([2.0 / len(one[3]) for one in examples])
        self.goal = torch.tensor([one[5] for one in examples])
        numbers = torch.tensor([one[4] for one in examples])
        self.mean, spread = numbers.mean(0), numbers.std(0)
        self.spread = torch.where(spread < 1e-3, torch.ones_like(spread), spread)
        self.numbers = (numbers - self.mean) / self.spread
        self.net = self.fresh()

    def padded(self, tiles: list[str], length: int) -> list[int]:
        """The places of tiles, and noughts up to a length."""
        return ([self.place.get(name, 0) for name in tiles] + [0] * length)[:length]

    def fresh(self) -> dict[str, Any]:
        """A network that knows nothing."""
        torch = self.torch
        wide, narrow = WIDTHS
        chance = {
            "first": (wide, self.numbers.shape[1]),
            "turns": (TURNS, wide),
            "middle": (narrow, wide + 1),
            "last": (1, narrow),
        }
        empty = {"straight": (TURNS, STRAIGHT + 1), **dict.fromkeys(KINDS, (len(self.place) + 1, wide))}
        net = {name: torch.randn(shape) / shape[1] ** 0.5 for name, shape in chance.items()}
        net |= {name: torch.zeros(shape) for name, shape in empty.items()}
        return {name: part.requires_grad_() for name, part in net.items()}

    def coins(self, at: Any) -> Any:
        """What the network foretells for some examples."""
        relu = self.torch.relu
        net = self.net
        x = self.numbers[at]
        turns = self.turns[at]
        one = self.torch.ones(len(x))
        hidden = x @ net["first"].T + net["turns"][turns]
        for kind, tiles, share in zip(
            KINDS, (self.own, self.declined, self.rivals), (one, one, self.share[at]), strict=True
        ):
            hidden = hidden + ((tiles[at] > 0)[:, :, None] * net[kind][tiles[at]]).sum(1) * share[:, None]
        hidden = relu(relu(hidden) @ net["middle"][:, :-1].T + net["middle"][:, -1])
        straight = net["straight"][turns]
        return SCALE * ((hidden @ net["last"].T)[:, 0] + straight[:, 0]) + (straight[:, 1:] * x[:, :STRAIGHT]).sum(1)

    def teach(self) -> None:
        """Fit the network, and say how it does with the examples held back."""
        torch = self.torch
        count = int(len(self.goal) * (1.0 - HELD_BACK))
        rest = torch.arange(count, len(self.goal))
        optimizer = torch.optim.AdamW(list(self.net.values()), lr=RATE, weight_decay=DECAY)
        steps = EPOCHS * (count // BATCH + 1)
        pace = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
        for epoch in range(EPOCHS):
            for at in torch.randperm(count).split(BATCH):
                loss = torch.nn.functional.huber_loss(self.coins(at), self.goal[at], delta=OUTLIER)
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                pace.step()
            with torch.no_grad():
                error = (self.coins(rest) - self.goal[rest]).square().mean().sqrt()
            print(f"epoch {epoch + 1}: {error:.3f} coins off in examples held back")

    def as_data(self) -> dict[str, Any]:
        """The network as plain data; the scaling of the numbers goes into the weights."""
        found = {name: part.detach().clone() for name, part in self.net.items()}
        found["first"] /= self.spread
        found["turns"] -= (found["first"] * self.mean).sum(1)
        straight = found["straight"]
        straight[:, 1:] /= self.spread[:STRAIGHT]
        straight[:, 0] = SCALE * straight[:, 0] - (straight[:, 1:] * self.mean[:STRAIGHT]).sum(1)
        found["last"] *= SCALE
        data: dict[str, Any] = {name: [_rounded(row, 4) for row in part.tolist()] for name, part in found.items()}
        data["last"] = data["last"][0]
        for kind in KINDS:
            data[kind] = {name: _rounded(data[kind][at], 3) for name, at in self.place.items()}
        return data


def fit(folder: Path, group: int) -> dict[str, Any]:
    """The network for a number of players, as plain data."""
    examples: list[Example] = []
    for path in sorted(folder.glob(f"{group}-*.jsonl")):
        examples += [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    course = Course(examples)
    course.teach()
    return course.as_data()


def _rounded(row: list[float], digits: int) -> list[float]:
    return [round(value, digits) for value in row]


def text(networks: dict[str, dict[str, Any]]) -> str:
    """The file with the weights, a line for every row."""
    groups = []
    for group, data in networks.items():
        parts = []
        for name, part in data.items():
            if isinstance(part, dict):
                rows = ",\n".join(f"{json.dumps(key)}: {json.dumps(row)}" for key, row in sorted(part.items()))
                parts.append(f'"{name}": {{\n{rows}\n}}')
            elif isinstance(part[0], list):
                parts.append(f'"{name}": [\n' + ",\n".join(json.dumps(row) for row in part) + "\n]")
            else:
                parts.append(f'"{name}": {json.dumps(part)}')
        groups.append(f'"{group}": {{\n' + ",\n".join(parts) + "\n}")
    return "{\n" + ",\n".join(groups) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what the expert thinks of positions.")
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--group", type=int, choices=(2, 3), default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    if options.what == "play":
        play(options.folder, options.group, options.games, options.seed)
        return
    found = fit(options.folder, options.group)
    if options.write:
        networks = json.loads(FILE.read_text(encoding="utf-8"))
        networks[str(options.group)] = found
        FILE.write_text(text(networks), encoding="utf-8")


if __name__ == "__main__":
    main()
