"""Gymnasium: one learner at the table, bots in the other seats."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium

from elbowroom.bots import Bot, make_bot
from elbowroom.rules.board import Board
from elbowroom.rules.game import Game, IllegalMove
from elbowroom.rules.setup import SetupError

from .picture import describe, draw
from .tables import Array, Form, Interface, Reward, Settings, check_reward, final_reward

Illegal = Literal["end", "refuse"]


class Duel:
    """One learner's game against bots: who sits where, and what happens between two of his decisions."""

    def __init__(
        self, interface: Interface, bots: Sequence[str | Bot], seat: int | None, reward: Reward, illegal: Illegal
    ) -> None:
        check_reward(reward)
        if illegal not in ("end", "refuse"):
            raise SetupError(f"an illegal action can end the game or be refused, not {illegal}")
        if len(bots) not in (1, interface.players - 1):
            raise SetupError(f"there are {interface.players - 1} other seats: one bot for all, or one for each")
        for name in bots:
            if isinstance(name, str):
                make_bot(name)  # an unknown bot is refused before anything is played
        self.interface = interface
        self.bots = list(bots) if len(bots) > 1 else list(bots) * (interface.players - 1)
        self.seat = seat
        self.reward: Reward = reward
        self.illegal = illegal

    def reset(self, chance: random.Random) -> None:
        """A new game, up to the learner's first decision."""
        players = self.interface.players
        self.player = (chance.randrange(players) if self.seat is None else self.seat) + 1
        self.game: Game = self.interface.settings.new_game(chance.getrandbits(63))
        self.others: dict[int, Bot] = {}
        for at, bot in enumerate(self.bots):
            player = (self.player + at) % players + 1
            seed = chance.getrandbits(63)
            self.others[player] = make_bot(bot, seed) if isinstance(bot, str) else bot
        self._let_others_play()

    def step(self, action: int) -> tuple[float, bool, dict[str, Any]]:
        """The learner's move and all that follows until he decides again: reward, whether it is over, and why."""
        try:
            self.game.play(self.interface.actions.moves[action])
        except IllegalMove as refusal:
            ends = self.illegal == "end"
            return (-1.0 if ends else 0.0), ends, {"illegal": refusal.reason, "rule": refusal.rule}
        self._let_others_play()
        if not self.game.over:
            return 0.0, False, {}
        coins = list(self.game.coins.values())
        return final_reward(self.game, self.player, self.reward), True, {"coins": coins, "seat": self.player - 1}

    def _let_others_play(self) -> None:
        game = self.game
        while not game.over and game.to_move != self.player:
            player = game.to_move
            game.play(self.others[player].choose(game.view(player)))

    def observe(self) -> dict[str, Any]:
        """What the learner sees, and what he may do."""
        view = self.game.view(self.player)
        return {
            "observation": self.interface.observe(view),
            "action_mask": self.interface.mask(view.state.legal),
        }


class SmallWorldEnv(gymnasium.Env[dict[str, Any], Any]):
    """Small World against bots; see docs/environments.md for every argument."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        players: int | None = None,
        boxes: Sequence[str] = ("base",),
        map: str | Board | None = None,
        *,
        bots: Sequence[str | Bot] = ("random",),
        seat: int | None = None,
        variants: Mapping[str, object] | None = None,
        rounds: int | None = None,
        open_coins: bool = False,
        observation: Form = "flat",
        reward: Reward = "win",
        illegal: Illegal = "end",
        render_mode: str | None = None,
    ) -> None:
        settings = Settings(players, tuple(boxes), map, dict(variants or {}), rounds, open_coins)
        self.interface = Interface(settings, observation)
        self.duel = Duel(self.interface, bots, seat, reward, illegal)
        self.render_mode = render_mode
        self.observation_space = self.interface.masked_space()
        self.action_space = self.interface.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, at the learner's first decision."""
        super().reset(seed=seed)
        self.duel.reset(random.Random(int(self.np_random.integers(1 << 62))))
        self._show()
        return self.duel.observe(), {"seat": self.duel.player - 1}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's move; the bots answer until he decides again."""
        reward, over, info = self.duel.step(int(action))
        self._show()
        return self.duel.observe(), reward, over, False, info

    def action_masks(self) -> Array:
        """The mask alone, for libraries that ask for it by this name."""
        return self.interface.mask(self.duel.game.view(self.duel.player).state.legal).astype(bool)

    def render(self) -> Any:
        """The table as anybody sees it: as text or as a picture; `human` prints after every step."""
        if self.render_mode == "rgb_array":
            return draw(self.duel.game.view())
        return describe(self.duel.game.view()) if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(describe(self.duel.game.view()))


def register() -> None:
    """Make `gymnasium.make("elbowroom/SmallWorld-v0")` and `make_vec` work."""
    gymnasium.register(
        "elbowroom/SmallWorld-v0",
        entry_point="elbowroom.envs.solo:SmallWorldEnv",
        vector_entry_point="elbowroom.envs.vector:SmallWorldVectorEnv",
    )


if "elbowroom/SmallWorld-v0" not in gymnasium.registry:
    register()
