"""The PettingZoo environment: one agent per player, a step per decision, several steps per turn."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from elbowroom.rules.board import Board
from elbowroom.rules.game import Game, IllegalMove
from elbowroom.rules.moves import DONE, EXPAND, Move

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

Masks = Literal["observation", "info"]
Illegal = Literal["refuse", "end"]


class SmallWorldAEC(AECEnv[str, Any, int | None]):  # type: ignore[misc]
    """Small World for agents `player_0` … `player_4`; see docs/environments.md for every argument."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "small_world_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int | None = None,
        boxes: str | Sequence[str] = ("base",),
        map: str | Board | None = None,
        *,
        variants: Mapping[str, object] | None = None,
        rounds: int | None = None,
        open_coins: bool = False,
        observation: Form = "flat",
        actions: Numbering = "ids",
        padding: Padding | None = None,
        masks: Masks = "observation",
        reward: Reward = "win",
        illegal: Illegal = "refuse",
        max_cycles: int | None = None,
        info: str | Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_choice("reward", reward, REWARDS)
        check_choice("illegal", illegal, ("end", "refuse"))
        check_choice("masks", masks, ("observation", "info"))
        check_render_mode(render_mode)
        settings = Settings(players, boxes, map, variants, rounds, open_coins)
        self.interface = Interface(settings, observation, actions, padding)
        self.masks = masks
        self.info = wanted_infos(info)
        self.reward: Reward = reward
        self.illegal = illegal
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.interface.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = self.interface.masked_space if masks == "observation" else self.interface.observation_space
        self.observation_spaces = {agent: space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.interface.action_space() for agent in self.possible_agents}
        self._seeds = random.Random()
        self._skip_agent_selection: str | None = None
        self.agents: list[str] = []

    # --- spaces -----------------------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # --- playing ----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next one of those that follow from the last seed given."""
        if seed is not None:
            self._seeds.seed(seed)
        self._begin(self.interface.settings.new_game(self._seeds.getrandbits(63)))

    def start(self, game: Game) -> None:
        """Go on from any position of a game with the same boxes, map and players."""
        self.interface.check(game)
        self._begin(game)

    def _begin(self, game: Game) -> None:
        self.game = game
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = [0] * len(self.agents)
        self._leads = [lead(game, seat + 1) for seat in range(len(self.agents))]
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._pass_on()

    def step(self, action: int | None) -> None:
        """Play the move that this is for the agent who decides; a refused one changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play(self.interface.move(action, self.game.legal_moves()))

    def play(self, move: Move) -> None:
        """The same with a move of the engine."""
        agent = self.agent_selection
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        info = self.infos[agent] = {}
        try:
            self.game.play(move)
        except IllegalMove as refusal:
            info["illegal"] = refusal.reason
            info["rule"] = refusal.rule
            self._pay(agent, illegal_reward(self.game, self._seat[agent] + 1, self.reward))
            if self.illegal == "end":
                self._end()
                return
        if self.max_cycles is not None:
            self._count(agent)
            self._play_for_the_absent()
        self._pass_on()
        if self.render_mode == "human":
            self.render()

    def _pay(self, agent: str, reward: float) -> None:
        self.rewards[agent] += reward
        self._cumulative_rewards[agent] += reward

    def _end(self) -> None:
        """Nobody decides any more."""
        for agent in self.agents:
            self.terminations[agent] = not self.truncations[agent]
        self._deads_step_first()

    def _count(self, agent: str) -> None:
        """Who has made all the decisions he may make is out; simple moves are made for him from then on."""
        seat = self._seat[agent]
        self._decisions[seat] += 1
        if self._decisions[seat] == self.max_cycles:
            self.truncations[agent] = True

    def _play_for_the_absent(self) -> None:
        game = self.game
        if min(self._decisions) == self.max_cycles:
            return  # nobody is left to see it
        while not game.over and self._decisions[game.to_move - 1] == self.max_cycles:
            legal = game.legal_moves()
            game.play(DONE if DONE in legal else EXPAND if EXPAND in legal else legal[0])

    def _pass_on(self) -> None:
        """The next to decide; at the end, everybody's reward."""
        game = self.game
        if self.reward == "difference":
            self._pay_differences()
        if game.over:
            if self.reward != "difference":
                for agent in self.agents:
                    self._pay(agent, final_reward(game, self._seat[agent] + 1, self.reward))
            self._end()
            return
        self.agent_selection = self.possible_agents[game.to_move - 1]
        if self.masks == "info":
            for agent in self.agents:
                legal = game.legal_moves() if agent == self.agent_selection else []
                self.infos[agent]["action_mask"] = self.interface.mask(legal)
        if self.info:
            self.infos[self.agent_selection].update(foretell(game, self.info))
        if self.max_cycles is not None:
            self._deads_step_first()

    def _pay_differences(self) -> None:
        """What everybody's lead has changed by since the last decision of anybody."""
        for agent in self.agents:
            seat = self._seat[agent]
            now = lead(self.game, seat + 1)
            if now != self._leads[seat]:
                self._pay(agent, now - self._leads[seat])
                self._leads[seat] = now

    # --- looking ----------------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Any:
        """What the agent may know, and which ids are legal for him."""
        view = self.game.view(self._seat[agent] + 1)
        seen = self.interface.observe(view)
        if self.masks == "info":
            return seen
        legal = [] if self.terminations.get(agent) else view.state.legal
        return {"observation": seen, "action_mask": self.interface.mask(legal)}

    @property
    def state_space(self) -> spaces.Box:
        """The space of `state`."""
        return self.interface.state_space()

    def state(self) -> Array:
        """All that lies on the table, everybody's coins and who may do what, as one vector from the first seat."""
        view = self.game.view(1)
        known = view.state  # the view's own copy
        known.coins = list(self.game.coins.values())
        known.legal = self.game.legal_moves()
        return np.frombuffer(self.interface.encoder.encode(view), dtype=np.float32)

    def render(self) -> str | Array | None:
        """The table as anybody sees it: printed, as text, or as a picture."""
        if self.render_mode is None:
            return None
        view = self.game.view()
        if self.render_mode == "rgb_array":
            return draw(view)
        text = describe(view)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    # --- copies -----------------------------------------------------------------------------------------------------

    def copy(self) -> SmallWorldAEC:
        """An exact copy: the same position, the same future; it shares the spaces, as their content never changes."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new._seeds = random.Random()
        new._seeds.setstate(self._seeds.getstate())
        if hasattr(self, "game"):
            new.game = self.game.copy(reseeded=False)
            for name in (
                "agents",
                "rewards",
                "_cumulative_rewards",
                "terminations",
                "truncations",
                "_decisions",
                "_leads",
            ):
                setattr(new, name, getattr(self, name).copy())
            new.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> SmallWorldAEC:
        new = self.copy()
        new.observation_spaces = deepcopy(self.observation_spaces, memo)
        new.action_spaces = deepcopy(self.action_spaces, memo)
        return new

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the game itself, which travels as its record and the seeds of its future."""
        kept = dict(self.__dict__)
        game: Game | None = kept.pop("game", None)
        return kept if game is None else {**kept, "_packed": pack(game)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        packed = kept.pop("_packed", None)
        self.__dict__.update(kept)
        if packed is not None:
            self.game = unpack(packed)
