"""What a decision is worth: nothing before the end, or the change of one's lead; and what an illegal action costs.

A lead counts up to `bound`, far more than anybody ever had, so that an illegal action can cost more than any defeat.
"""

from __future__ import annotations

from typing import Literal

from elbowroom.rules.game import Game

Reward = Literal["win", "margin", "difference"]
REWARDS = ("win", "margin", "difference")
COINS_PER_ROUND = 20  # no lead grows faster


def bound(game: Game) -> float:
    """No lead counts for more than this, and no defeat."""
    return float(COINS_PER_ROUND * game.table.rounds)


def lead(game: Game, player: int) -> float:
    """How many coins a player (from 1) is ahead of the best of the others."""
    coins = game.coins
    ahead = float(coins[player] - max(coins[other] for other in coins if other != player))
    return min(max(ahead, -bound(game)), bound(game))


def final_reward(game: Game, player: int, reward: Reward) -> float:
    """What a player (from 1) gets at the end of a game: his share of the victory, or his lead."""
    if reward == "win":
        return 1 / len(game.winners) if player in game.winners else 0.0
    return lead(game, player)


def illegal_reward(game: Game, player: int, reward: Reward) -> float:
    """What an illegal action costs: with all that was paid before, less than the worst defeat."""
    if reward == "win":
        return -1.0
    paid = lead(game, player) if reward == "difference" else 0.0
    return -bound(game) - 1 - paid
