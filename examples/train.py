"""Learn to beat `random` on the two-player map with PPO, in a few minutes on one core: python examples/train.py"""

import sys
import time

import numpy as np
import torch
from torch import nn

from elbowroom.envs.vector import SmallWorldVectorEnv

GAMES, STEPS, EPOCHS, BATCH, GAMMA, LAMBDA, CLIP = 32, 64, 3, 512, 0.998, 0.95, 0.2
MINUTES = float(sys.argv[1]) if len(sys.argv) > 1 else 5

torch.manual_seed(1)
torch.set_num_threads(1)
env = SmallWorldVectorEnv(GAMES, map="base-2p", bots=["random"], reward="margin")
size, moves = env.interface.encoder.size, len(env.interface.actions)


class Player(nn.Module):
    """Two layers that see the table, one head for the move and one for the expected margin."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.move, self.value = nn.Linear(256, moves), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        hidden = self.body(seen.clamp(-1, 20) / 4)
        logits = self.move(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


player = Player()
optimizer = torch.optim.Adam(player.parameters(), lr=5e-4)
now, _ = env.reset(seed=1)
started, margins, steps = time.time(), [], 0
while time.time() - started < 60 * MINUTES:
    kept = []
    for _ in range(STEPS + 1):
        seen, mask = torch.from_numpy(now["observation"]), torch.from_numpy(now["action_mask"])
        with torch.no_grad():
            choice, value = player(seen, mask)
        action = choice.sample()
        now, reward, ended, _, info = env.step(action.numpy())
        margins += reward[ended].tolist()
        kept.append((seen, mask, action, choice.log_prob(action), value, torch.tensor(reward / 20), torch.tensor(ended)))
    seen, mask, action, old, value, reward, ended = (torch.stack(part) for part in zip(*kept, strict=True))
    advantage, ahead = torch.zeros(STEPS, GAMES), torch.zeros(GAMES)
    for at in reversed(range(STEPS)):
        goes_on = ~ended[at]
        error = reward[at] + GAMMA * value[at + 1] * goes_on - value[at]
        advantage[at] = ahead = error + GAMMA * LAMBDA * ahead * goes_on
    seen, mask, action, old, wanted = (part[:STEPS].flatten(0, 1) for part in (seen, mask, action, old, value[:STEPS] + advantage))
    gain = (advantage.flatten() - advantage.mean()) / (advantage.std() + 1e-6)
    for rows in (part for _ in range(EPOCHS) for part in torch.randperm(STEPS * GAMES).split(BATCH)):
        choice, value = player(seen[rows], mask[rows])
        ratio = (choice.log_prob(action[rows]) - old[rows]).exp()
        surrogate = torch.min(ratio * gain[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[rows]).mean()
        loss = (value - wanted[rows]).square().mean() / 2 - surrogate - 0.01 * choice.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(player.parameters(), 0.5)
        optimizer.step()
    steps += STEPS * GAMES
    if len(margins) >= 300:
        won = np.mean(np.sign(margins)) / 2 + 0.5
        print(f"{time.time() - started:4.0f} s  {steps:7d} steps  won {won:.0%}, margin {np.mean(margins):+.1f}", flush=True)
        margins = []
torch.save(player.state_dict(), "player.pt")
