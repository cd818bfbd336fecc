"""The player that examples/train.py has left in player.npz, as a bot; it needs numpy, and torch no more."""

import numpy as np

from elbowroom import Move, View, new_game
from elbowroom.bots import Bot
from elbowroom.envs.actions import ActionTable
from elbowroom.envs.observation import Encoder

TABLE = new_game(2).table  # the one it was trained at
ENCODER, ACTIONS = Encoder(TABLE), ActionTable(TABLE)


class TrainedBot(Bot):
    """Makes the move that the network likes best; it knows the two-player map of the base game only."""

    name = "trained"

    def __init__(self, seed: int = 0) -> None:
        with np.load("player.npz") as file:
            self.layers = [file[name] for name in file.files]

    def choose(self, view: View) -> Move:
        hidden = np.log1p(np.maximum(np.frombuffer(ENCODER.encode(view), np.float32), 0))
        *body, weights, bias = self.layers
        for at in range(0, len(body), 2):
            hidden = np.maximum(body[at] @ hidden + body[at + 1], 0)
        likes = weights @ hidden + bias
        return max(view.legal_moves(), key=lambda move: likes[ACTIONS.ids[move]])
