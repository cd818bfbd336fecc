"""Train the agent of `elbowroom.envs.agent`: a policy and a value over the graph, learnt from the expert's games.

    python -m tools.train_agent LESSONS OUT [--seeds 3] [--epochs 20]

LESSONS is the folder that `python -m tools.agent_lessons` wrote. One learner for every seed; OUT gets `agent-SEED.npz`
for each and `curves.csv`: after every epoch the share of moves that are the expert's, and how well the end of the game
is foretold, in games that were held back. Needs PyTorch, and an accelerator to be quick; playing needs neither.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from elbowroom.envs.actions import ActionTable
from elbowroom.envs.agent.net import (
    AHEAD,
    BLOCKS,
    DEPTH,
    GLOBAL_WIDTH,
    MOVE_WIDTH,
    OTHER_ACTIVE,
    OWN_ACTIVE,
    WIDTH,
    neighbours,
)
from elbowroom.envs.graph import GraphEncoder
from elbowroom.envs.graph_layout import GLOBAL, MOVE, NODE, OFFERS, PLAYER, POINTERS, SEATS, TILE, fingerprint
from elbowroom.notation.newgame import new_game
from tools.agent_lessons import HEADER, PLAYERS, ROWS

PADDED = 96  # moves; positions with more teach nothing
HELD_BACK = 0.04  # of the positions, the first ones: whole games but for one
AIMS = 3  # pointers of a move that say something on every map: region, other region, tile
BATCH = 4096
RATE = 2e-3
DECAY = 1e-3
VALUE_SHARE = 0.4  # of the loss


class Lessons:
    """All positions of a folder as arrays, on the device where they are learnt."""

    def __init__(self, folder: Path, device: str) -> None:
        table = new_game(players=PLAYERS, seed=0).table
        self.encoder = GraphEncoder(table, ActionTable(table), len(table.board.ids))
        self.regions = self.encoder.regions
        sizes = [self.regions * len(NODE), ROWS * len(TILE), SEATS * len(PLAYER) + len(GLOBAL), self.regions]
        self.bounds = np.cumsum([0, *sizes])
        heads, fixed, moves, pointers = [], [], [], []
        for file in sorted(folder.glob("lessons-*.bin")):
            data = file.read_bytes()
            at = 0
            while at + HEADER.size <= len(data):
                count, chosen, ahead, _ = HEADER.unpack_from(data, at)
                at += HEADER.size
                numbers = self.bounds[-1] + count * (len(MOVE) + len(POINTERS))
                if at + 2 * numbers > len(data):
                    break
                row = np.frombuffer(data, np.float16, numbers, at)
                at += 2 * int(numbers)
                if count > PADDED:
                    continue
                heads.append((count, chosen, ahead))
                fixed.append(row[: self.bounds[-1]])
                split = self.bounds[-1] + count * len(MOVE)
                rows = np.zeros((PADDED, len(MOVE)), np.float16)
                rows[:count] = row[self.bounds[-1] : split].reshape(count, -1)
                moves.append(rows)
                aims = np.full((PADDED, AIMS), [self.regions, self.regions, ROWS], np.uint8)
                aims[:count] = row[split:].reshape(count, -1)[:, :AIMS].astype(np.uint8)
                aims[:, 2] = np.minimum(aims[:, 2], ROWS)
                pointers.append(aims)
        self.heads = torch.tensor(np.array(heads, np.int32), device=device)
        self.fixed = torch.from_numpy(np.stack(fixed)).to(device)
        self.moves = torch.from_numpy(np.stack(moves)).to(device)
        self.pointers = torch.from_numpy(np.stack(pointers)).to(device)
        self.near = torch.tensor(neighbours(self.encoder, self.regions), device=device)

    def __len__(self) -> int:
        return len(self.heads)

    def batch(self, at: torch.Tensor) -> dict[str, torch.Tensor]:
        """The tables of these positions."""
        fixed = self.fixed[at].float()
        parts = [fixed[:, int(low) : int(high)] for low, high in zip(self.bounds, self.bounds[1:], strict=False)]
        size = len(at)
        return {
            "nodes": parts[0].view(size, self.regions, len(NODE)),
            "tiles": parts[1].view(size, ROWS, len(TILE)),
            "rest": parts[2],
            "holders": parts[3].long().clamp(max=ROWS),
            "moves": self.moves[at].float(),
            "pointers": self.pointers[at].long(),
            "near": self.near.expand(size, -1, -1),
        }


class Learner(nn.Module):  # type: ignore[misc]
    """The network of `elbowroom.envs.agent.net`, layer by layer under the same names."""

    def __init__(self) -> None:
        super().__init__()
        self.tile = nn.Linear(len(TILE), WIDTH)
        self.node = nn.Linear(len(NODE), WIDTH)
        self.holder = nn.Linear(WIDTH, WIDTH, bias=False)
        self.own = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(DEPTH))
        self.around = nn.ModuleList(nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(DEPTH))
        rest = SEATS * len(PLAYER) + len(GLOBAL)
        self.overall = nn.Linear(rest + 2 * WIDTH + BLOCKS * WIDTH, GLOBAL_WIDTH)
        self.overall2 = nn.Linear(GLOBAL_WIDTH, GLOBAL_WIDTH)
        self.move = nn.Linear(len(MOVE), MOVE_WIDTH)
        self.move_node = nn.Linear(WIDTH, MOVE_WIDTH, bias=False)
        self.move_other = nn.Linear(WIDTH, MOVE_WIDTH, bias=False)
        self.move_tile = nn.Linear(WIDTH, MOVE_WIDTH, bias=False)
        self.move_global = nn.Linear(GLOBAL_WIDTH, MOVE_WIDTH, bias=False)
        self.move2 = nn.Linear(MOVE_WIDTH, MOVE_WIDTH)
        self.score = nn.Linear(MOVE_WIDTH, 1)
        self.value = nn.Linear(GLOBAL_WIDTH, GLOBAL_WIDTH // 2)
        self.end = nn.Linear(GLOBAL_WIDTH // 2, 2)

    def forward(self, tables: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
        """Scores of the moves, and of the end: the lead, and whether it is won."""
        tile = functional.relu(self.tile(tables["tiles"])) * tables["tiles"][..., :1]
        tile = functional.pad(tile, (0, 0, 0, 1))
        held = torch.gather(tile, 1, tables["holders"].unsqueeze(-1).expand(-1, -1, WIDTH))
        node = functional.relu(self.node(tables["nodes"]) + self.holder(held))
        for own, around in zip(self.own, self.around, strict=True):
            node = node + functional.relu(own(node) + around(torch.bmm(tables["near"], node)))
        offers = tile[:, :OFFERS].mean(1)
        mine, others = tile[:, OWN_ACTIVE], tile[:, OTHER_ACTIVE]
        mine_old, others_old = tile[:, OWN_ACTIVE + 1 : OWN_ACTIVE + 4].sum(1), tile[:, OTHER_ACTIVE + 1 :].sum(1)
        parts = [tables["rest"], node.mean(1), node.amax(1), offers, mine, mine_old, others, others_old]
        overall = functional.relu(self.overall2(functional.relu(self.overall(torch.cat(parts, 1)))))
        node = functional.pad(node, (0, 0, 0, 1))
        move = self.move(tables["moves"]) + self.move_global(overall).unsqueeze(1)
        for layer, table, aim in ((self.move_node, node, 0), (self.move_other, node, 1), (self.move_tile, tile, 2)):
            aims = tables["pointers"][..., aim : aim + 1].expand(-1, -1, WIDTH)
            move = move + layer(torch.gather(table, 1, aims))
        move = functional.relu(self.move2(functional.relu(move)))
        scores = self.score(move).squeeze(-1).masked_fill(tables["moves"][..., 0] == 0, -1e9)
        return scores, self.end(functional.relu(self.value(overall)))


def learn(lessons: Lessons, seed: int, epochs: int, out: Path, device: str, curves: Any) -> None:
    """One learner from its first guess to the file."""
    torch.manual_seed(seed)
    learner = Learner().to(device)
    held = int(HELD_BACK * len(lessons))
    order = torch.arange(len(lessons), device=device)
    seen, kept = order[held:], order[:held]
    steps = epochs * (len(seen) // BATCH)
    optimiser = torch.optim.AdamW(learner.parameters(), lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=RATE, total_steps=max(steps, 1))
    began = time.monotonic()
    for epoch in range(1, epochs + 1):
        mixed = seen[torch.randperm(len(seen), device=device)]
        for start in range(0, len(mixed) - BATCH + 1, BATCH):
            at = mixed[start : start + BATCH]
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                scores, ends = learner(lessons.batch(at))
            loss, *_ = losses(scores.float(), ends.float(), lessons.heads[at])
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters(), 1.0)
            optimiser.step()
            schedule.step()
        row = measure(learner, lessons, kept)
        curves.writerow([seed, epoch, *[f"{number:.4f}" for number in row], f"{time.monotonic() - began:.0f}"])
        print(seed, epoch, *[f"{number:.4f}" for number in row], flush=True)
    weights = {name: value.detach().half().cpu().numpy() for name, value in learner.state_dict().items()}
    np.savez_compressed(out / f"agent-{seed}.npz", tables=np.array(fingerprint()), **weights)


def measure(learner: Learner, lessons: Lessons, kept: torch.Tensor) -> list[float]:
    """How well it does in games that it has not seen: the share of the expert's moves, and the parts of the loss."""
    told = []
    with torch.no_grad():
        for start in range(0, len(kept), BATCH):
            at = kept[start : start + BATCH]
            scores, ends = learner(lessons.batch(at))
            heads = lessons.heads[at]
            same = (scores.argmax(1) == heads[:, 1]).float().mean()
            _, *parts = losses(scores, ends, heads)
            told.append([len(at) * float(part) for part in (same, *parts)])
    return [sum(column) / max(len(kept), 1) for column in zip(*told, strict=True)]


def losses(scores: torch.Tensor, ends: torch.Tensor, heads: torch.Tensor) -> tuple[torch.Tensor, ...]:
    """What is minimised, and its parts: the expert's move, the lead at the end, who won."""
    policy = functional.cross_entropy(scores, heads[:, 1].long())
    ahead = heads[:, 2].float()
    lead = functional.smooth_l1_loss(ends[:, 0], ahead / AHEAD)
    won = functional.binary_cross_entropy_with_logits(ends[:, 1], (ahead > 0).float() + 0.5 * (ahead == 0).float())
    return policy + VALUE_SHARE * (lead + won), policy, lead, won


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the agent from the expert's games.")
    parser.add_argument("lessons", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=20)
    options = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    options.out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    lessons = Lessons(options.lessons, device)
    print(f"{len(lessons)} positions, read in {time.monotonic() - began:.0f} s", flush=True)
    with (options.out / "curves.csv").open("w", encoding="utf-8", newline="") as file:
        curves = csv.writer(file)
        curves.writerow(["seed", "epoch", "same_move", "policy_loss", "lead_loss", "won_loss", "seconds"])
        for seed in range(1, options.seeds + 1):
            learn(lessons, seed, options.epochs, options.out, device, curves)
            file.flush()


if __name__ == "__main__":
    main()
