"""Learn to beat `random` on the two-player map with PPO: python examples/train.py [MINUTES OF PROCESSOR TIME]."""

import sys
import time

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from elbowroom.envs.vector import SmallWorldVectorEnv

GAMES, STEPS, EPOCHS, BATCH, LAMBDA, CLIP = 64, 64, 4, 1024, 0.99, 0.2  # nothing is discounted: games are short
minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 5
torch.manual_seed(1)
torch.set_num_threads(1)
env = SmallWorldVectorEnv(GAMES, map="base-2p", bots="random", reward="margin")
size, moves = env.interface.encoder.size, len(env.interface.actions)
net = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, moves + 1))
optimizer = torch.optim.Adam(net.parameters(), lr=3e-4)


def think(seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
    out = net(seen.clamp(0).log1p())  # the last number is what the position is worth
    return Categorical(logits=out[..., :-1].masked_fill(mask == 0, -1e9), validate_args=False), out[..., -1]


now, _ = env.reset(seed=1)
start, steps, margins = time.process_time(), 0, []
while time.process_time() - start < 60 * minutes:
    kept = []
    for _ in range(STEPS + 1):  # the last one only tells what the position is worth
        seen, mask = torch.from_numpy(now["observation"]), torch.from_numpy(now["action_mask"])
        with torch.no_grad():
            choice, value = think(seen, mask)
            action = choice.sample()
        now, reward, ended, _, _ = env.step(action.numpy())
        margins += reward[ended].tolist()
        scaled = torch.tensor(reward / 20, dtype=torch.float32)
        kept.append((seen, mask, action, choice.log_prob(action), value, scaled, torch.tensor(ended)))
    seen, mask, action, old, value, scaled, over = (torch.stack(part) for part in zip(*kept, strict=True))
    gain, ahead = torch.zeros(STEPS, GAMES), torch.zeros(GAMES)
    for at in reversed(range(STEPS)):  # generalised advantage estimation
        gain[at] = ahead = scaled[at] - value[at] + (value[at + 1] + LAMBDA * ahead) * ~over[at]
    seen, mask, action, old = (part[:STEPS].flatten(0, 1) for part in (seen, mask, action, old))
    gain, target = gain.flatten(), (gain + value[:STEPS]).flatten()
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for rows in (part for _ in range(EPOCHS) for part in torch.randperm(len(gain)).split(BATCH)):
        choice, value = think(seen[rows], mask[rows])
        ratio = (choice.log_prob(action[rows]) - old[rows]).exp()
        better = torch.min(ratio * gain[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[rows]).mean()
        loss = (value - target[rows]).square().mean() / 2 - better - 0.01 * choice.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimizer.step()
    steps += STEPS * GAMES
    if len(margins) >= 400:
        won = sum((margin > 0) + (margin == 0) / 2 for margin in margins) / len(margins)
        mean, spent = sum(margins) / len(margins), time.process_time() - start
        print(f"{spent:4.0f} s {steps:8,} steps: won {won:.0%} of {len(margins)} games, margin {mean:+.1f}", flush=True)
        margins = []
np.savez("player.npz", *(part.detach().numpy() for part in net.parameters()))  # for examples/trained_bot.py
