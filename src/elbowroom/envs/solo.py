"""Gymnasium: one learner at the table, bots in the other seats."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Literal, SupportsIndex

import gymnasium
from gymnasium.error import ResetNeeded

from elbowroom.bots import Bot, make_bot
from elbowroom.rules.board import Board
from elbowroom.rules.game import Game, IllegalMove
from elbowroom.rules.setup import SetupError

from .bot_pickles import pack_bots, unpack_bots
from .graph_arrays import Array
from .infos import foretell, wanted_infos
from .picture import describe, draw
from .rewards import REWARDS, Reward, final_reward, illegal_reward, lead
from .tables import (
    RENDER_MODES,
    Form,
    Interface,
    Numbering,
    Padding,
    Settings,
    check_choice,
    check_render_mode,
    pack,
    unpack,
    whole,
)

Illegal = Literal["end", "refuse"]
Bots = str | Bot | Sequence[str | Bot]


def seated(bots: Bots, others: int) -> list[str | Bot]:
    """A bot for every seat but the learner's; an unknown one is refused before anything is played."""
    named = [bots] if isinstance(bots, str | Bot) else list(bots)
    if len(named) not in (1, others):
        raise SetupError(f"bots are one for all or one for each other seat, here {others}, not {len(named)}")
    for bot in named:
        if isinstance(bot, str):
            make_bot(bot)
        elif not isinstance(bot, Bot):
            raise SetupError(f"a bot is a name or an elbowroom.bots.Bot, not {bot!r}")
    return named if len(named) > 1 else named * others


class Duel:
    """One learner's game against bots: who sits where, and what happens between two of his decisions."""

    def __init__(
        self,
        interface: Interface,
        bots: Bots,
        seat: int | None,
        reward: Reward,
        illegal: Illegal,
        info: str | Sequence[str] = (),
    ) -> None:
        check_choice("reward", reward, REWARDS)
        check_choice("illegal", illegal, ("end", "refuse"))
        self.interface = interface
        self.bots = seated(bots, interface.players - 1)
        self.seat = None if seat is None else whole("seat", seat, 0, interface.players - 1)
        self.reward: Reward = reward
        self.illegal = illegal
        self.info = wanted_infos(info)
        self._game: Game | None = None
        self._lead = 0.0  # when the learner decided last
        self._forfeited = False
        self.player = 0
        self.others: dict[int, Bot] = {}

    @property
    def game(self) -> Game:
        """The game under way."""
        if self._game is None:
            raise ResetNeeded("no game is under way: reset starts one")
        return self._game

    def reset(self, chance: random.Random) -> dict[str, Any]:
        """A new game, up to the learner's first decision; what is told of it."""
        players = self.interface.players
        self.player = (chance.randrange(players) if self.seat is None else self.seat) + 1
        self._game = self.interface.settings.new_game(chance.getrandbits(63))
        self.others = {}
        for at, bot in enumerate(self.bots):
            player = (self.player + at) % players + 1
            seed = chance.getrandbits(63)
            self.others[player] = make_bot(bot, seed) if isinstance(bot, str) else bot
            self.others[player].begins(self._game.view(player))
        self._lead = lead(self._game, self.player)
        self._forfeited = False
        self._let_others_play()
        return {"seat": self.player - 1, **foretell(self._game, self.info)}

    def step(self, action: SupportsIndex) -> tuple[float, bool, dict[str, Any]]:
        """The learner's move and all that follows until he decides again: reward, whether it is over, and why."""
        move = self.interface.move(action, self.game.legal_moves())
        try:
            self.game.play(move)
        except IllegalMove as refusal:
            self._forfeited = self.illegal == "end"
            why = {"illegal": refusal.reason, "rule": refusal.rule}
            price = illegal_reward(self.game, self.player, self.reward)
            return price, self._forfeited, why if self._forfeited else {**why, **foretell(self.game, self.info)}
        self._let_others_play()
        over = self.game.over
        reward = final_reward(self.game, self.player, self.reward) if over else 0.0
        if self.reward == "difference":
            before, self._lead = self._lead, lead(self.game, self.player)
            reward = self._lead - before
        if not over:
            return reward, False, foretell(self.game, self.info)
        return reward, True, {"coins": list(self.game.coins.values()), "seat": self.player - 1}

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
            "action_mask": self.interface.mask([] if self._forfeited else view.state.legal),
        }

    def __deepcopy__(self, memo: dict[int, Any]) -> Duel:
        """An exact copy, as deep as need be: the same position and the same future, bots with their own chance."""
        new = object.__new__(Duel)
        new.__dict__.update(self.__dict__)
        new.bots, new.others = deepcopy((self.bots, self.others), memo)
        if self._game is not None:
            new._game = self._game.copy(reseeded=False)
        return new

    def __getstate__(self) -> dict[str, Any]:
        game = self._game
        packed = pack_bots((self.bots, self.others), None if game is None else game.table)
        return {**self.__dict__, "_game": None if game is None else pack(game), "bots": packed, "others": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._game = None if kept["_game"] is None else unpack(kept["_game"])
        self.bots, self.others = unpack_bots(kept["bots"], None if self._game is None else self._game.table)


class SmallWorldEnv(gymnasium.Env[dict[str, Any], Any]):
    """Small World against bots; see docs/environments.md for every argument."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        players: int | None = None,
        boxes: str | Sequence[str] = ("base",),
        map: str | Board | None = None,
        *,
        bots: Bots = "random",
        seat: int | None = None,
        variants: Mapping[str, object] | None = None,
        rounds: int | None = None,
        open_coins: bool = False,
        observation: Form = "flat",
        actions: Numbering = "ids",
        padding: Padding | None = None,
        reward: Reward = "win",
        illegal: Illegal = "end",
        info: str | Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        settings = Settings(players, boxes, map, variants, rounds, open_coins)
        self.interface = Interface(settings, observation, actions, padding)
        self.duel = Duel(self.interface, bots, seat, reward, illegal, info)
        self.render_mode = render_mode
        self.observation_space = self.interface.masked_space()
        self.action_space = self.interface.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, at the learner's first decision."""
        super().reset(seed=seed)
        info = self.duel.reset(random.Random(int(self.np_random.integers(1 << 62))))
        self._show()
        return self.duel.observe(), info

    def step(self, action: SupportsIndex) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's move; the bots answer until he decides again."""
        reward, over, info = self.duel.step(action)
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
