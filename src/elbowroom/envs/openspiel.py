"""OpenSpiel: `pyspiel.load_game("python_small_world")` once this module is imported.

Everything that chance gives is a chance node of its own with its exact distribution: the die, and each banner, badge
and find that is turned up. Nothing is sampled inside a state, so that search sees no future.

Others' coins are hidden on the table, but everybody saw where they came from: who forgets nothing knows all that has
happened. So an information state is the history, and the only state that fits it is the one that it is asked of.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from elbowroom.notation.newgame import begin_at
from elbowroom.notation.record import replay
from elbowroom.rules.chance import DIE, ChanceError
from elbowroom.rules.game import Game
from elbowroom.rules.moves import Move
from elbowroom.rules.view import View

from .rewards import final_reward
from .tables import Interface, Settings

NAME = "python_small_world"
MOVES_PER_TURN = 200  # far more than anybody makes; only a bound on a game's length

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Small World",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "boxes": "base", "map": "", "rounds": 0, "open_coins": False},
)


class SmallWorldGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters; `boxes` are joined by `+`, no `map` means the first box's own."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        boxes = str(given.get("boxes", "base"))
        players = int(given.get("players", 2))
        rounds = int(given.get("rounds", 0)) or None
        board = str(given.get("map", "")) or None
        settings = Settings(players, boxes, board, None, rounds, bool(given.get("open_coins", False)))
        self.shared = Shared(settings)
        table = self.shared.game.table
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.shared.interface.actions),
            max_chance_outcomes=max(len(DIE), *(len(names) for names in self.shared.names.values())),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOVES_PER_TURN * table.rounds * players,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> SmallWorldState:
        """The state before anything has been turned up."""
        return SmallWorldState(self, self.shared)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> SmallWorldObserver | SmallWorldRecall | None:
        """What a player sees, or everybody sees, now or since the start; nothing for other kinds of observation."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        everybody = kind.private_info == pyspiel.PrivateInfoType.NONE
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or not (everybody or alone):
            return None
        if kind.perfect_recall:
            return SmallWorldRecall(everybody, params)
        return SmallWorldObserver(self.shared.interface, everybody, params)


class Shared:
    """What all states of a game share; a copy of a state does not copy it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.interface = Interface(settings)
        self.game = settings.new_game(0)
        table = self.game.table
        self.names = {
            "die": [str(face) for face in sorted(set(DIE))],
            "race": table.race_ids,
            "power": table.power_ids,
            "find": table.find_ids,
            "monsters": table.board.ids,
        }

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self

    def __reduce__(self) -> tuple[type[Shared], tuple[Settings]]:
        return Shared, (self.settings,)

    def start(self, given: list[tuple[str, str]]) -> Game:
        """A new game in which chance gives this first."""
        return begin_at(self.game.table, given)


class Position:
    """A game, or a move under way that waits for what chance gives (`kind`)."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.game: Game | None = None
        self.move: Move | None = None  # under way; none while the table is set up
        self.given: list[tuple[str, str]] = []
        self.kind = "race" if not shared.game.state.unfound else ""
        self.outcomes: list[tuple[int, float]] | None = None
        if not self.kind:
            self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        new = object.__new__(Position)
        new.__dict__.update(self.__dict__)
        new.given = self.given[:]
        if self.game is not None:
            new.game = self.game.copy(reseeded=False)
        return new

    def __getstate__(self) -> dict[str, Any]:
        """A game travels as its record; it has no future of its own, as all chance comes from outside."""
        return {**self.__dict__, "game": self.game.record() if self.game is not None else None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if self.game is not None:
            self.game = replay(kept["game"])

    def play(self, move: Move) -> None:
        """A player's move."""
        self.move = move
        self.given = []
        self._go_on()

    def give(self, outcome: int) -> None:
        """What chance gives."""
        self.given.append((self.kind, self.shared.names[self.kind][outcome]))
        self._go_on()

    def _go_on(self) -> None:
        """Carry the move out as far as is known what chance gives."""
        self.outcomes = None
        after, drawn = self._try(self.given)
        if len(drawn) > len(self.given):
            self.kind = drawn[len(self.given)][0]
        else:
            self.game = after
            self.kind = ""

    def _try(self, given: list[tuple[str, str]]) -> tuple[Game, tuple[tuple[str, str], ...]]:
        """The move with these gifts of chance; all that was drawn, further draws being arbitrary."""
        if self.game is None or self.move is None:
            game = self.shared.start(given)
            return game, game.opening
        game = self.game.copy(reseeded=False)
        game.state.forced = tuple(given)
        game.play(self.move)
        return game, game.log.chance if game.log is not None else ()

    def chances(self) -> list[tuple[int, float]]:
        """What chance may give now, and how likely each is."""
        if self.outcomes is None:
            names = self.shared.names[self.kind]
            if self.kind == "die":
                self.outcomes = [(at, DIE.count(int(face)) / len(DIE)) for at, face in enumerate(names)]
            else:
                possible = [at for at, name in enumerate(names) if self._possible(name)]
                self.outcomes = [(at, 1 / len(possible)) for at in possible]
        return self.outcomes

    def _possible(self, name: str) -> bool:
        try:
            self._try([*self.given, (self.kind, name)])
        except ChanceError:
            return False
        return True


class SmallWorldState(pyspiel.State):  # type: ignore[misc]
    """A position of the game."""

    def __init__(self, game: SmallWorldGame, shared: Shared) -> None:
        super().__init__(game)
        self.shared = shared
        self.position = Position(shared)

    def current_player(self) -> int:
        """Who decides: a player, chance, or nobody any more."""
        position = self.position
        if position.kind:
            return int(pyspiel.PlayerId.CHANCE)
        assert position.game is not None
        return int(pyspiel.PlayerId.TERMINAL) if position.game.over else position.game.to_move - 1

    def _legal_actions(self, player: int) -> list[int]:
        game = self.position.game
        assert game is not None
        mask = self.shared.interface.actions.mask(game.legal_moves())
        return [action for action, legal in enumerate(mask) if legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may give, with probabilities."""
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        if self.position.kind:
            self.position.give(action)
        else:
            self.position.play(self.shared.interface.actions.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.position.kind} {self.shared.names[self.position.kind][action]}"
        return self.shared.interface.actions.moves[action].text

    def is_terminal(self) -> bool:
        """Is the game over?"""
        game = self.position.game
        return not self.position.kind and game is not None and game.over

    def returns(self) -> list[float]:
        """Each player's share of the victory."""
        game = self.position.game
        players = self.shared.interface.players
        if game is None or not self.is_terminal():
            return [0.0] * players
        return [final_reward(game, player + 1, "win") for player in range(players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> SmallWorldState:
        """A state that this player cannot tell from this one: only a copy is, as nothing is drawn before it is seen."""
        copy: SmallWorldState = self.clone()
        return copy

    def __str__(self) -> str:
        game = self.position.game
        where = "the table is set up" if game is None else f"round {game.round}, {game.stage}, {game.digest()}"
        return f"{where}; chance gives a {self.position.kind}" if self.position.kind else where


class SmallWorldObserver:
    """What a player, or everybody, may know, as one tensor; in a chance node, what he knew before it."""

    def __init__(self, interface: Interface, everybody: bool, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, not {params}")
        self.interface = interface
        self.everybody = everybody
        self.tensor = np.zeros(interface.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SmallWorldState, player: int) -> None:
        """Take a state in."""
        game = state.position.game
        if game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.interface.observe(self._view(game, player))

    def string_from(self, state: SmallWorldState, player: int) -> str:
        """The same in words."""
        game = state.position.game
        return "the table is set up" if game is None else str(self._view(game, player).as_dict())

    def _view(self, game: Game, player: int) -> View:
        return game.view(0 if self.everybody else player + 1)


class SmallWorldRecall:
    """All that a player, or everybody, has seen since the start, in words; there is no tensor of it."""

    def __init__(self, everybody: bool, params: Any) -> None:
        if params:
            raise ValueError(f"an information state has no parameters, not {params}")
        self.everybody = everybody
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SmallWorldState, player: int) -> None:
        """There is nothing to set."""

    def string_from(self, state: SmallWorldState, player: int) -> str:
        """Every action so far, the players' and those of chance: all of them happen in the open."""
        who = "everybody" if self.everybody else f"player {player + 1}"
        return f"{who}: {' '.join(str(action) for action in state.history())}"


pyspiel.register_game(_TYPE, SmallWorldGame)
