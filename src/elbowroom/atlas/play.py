"""Playing one game for the atlas, and writing down what the tables need of it. Workers run this and nothing else."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass, field
from math import log10
from typing import Any

from elbowroom.arena.version import made_by
from elbowroom.bots import make_bot
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.rules.events import CoinsMoved, Declined, Event, Gained, Picked, Scored, Swapped, TurnStarted, Vanished
from elbowroom.rules.game import Game

from .form import GAMES, RACES, names
from .own import own_tiles
from .plan import AtlasError, Chunk, Series, Terms, game_seed

Row = dict[str, Any]


@dataclass
class Seat:
    """What is counted for a player."""

    races: int = 0
    declines: int = 0
    first_decline: int | None = None
    paid: int = 0
    gained: int = 0
    scored: int = 0
    other: int = 0
    moves: int = 0
    choices: int = 0
    widest: int = 0
    product: int = 1

    def decide(self, width: int) -> None:
        """One decision among so many moves."""
        self.moves += 1
        self.choices += width
        self.widest = max(self.widest, width)
        self.product *= width

    def as_row(self) -> Row:
        """The columns that are the seat's own."""
        row = dict(vars(self))
        row["log_choices"] = round(log10(row.pop("product")), 2)
        return row


@dataclass
class Reign:
    """A race in a player's hands, from the taking to its end."""

    seat: int
    nth: int
    race: str
    power: str
    position: int
    paid: int
    gained: int
    taken: int
    tokens: int = 0
    declined: int | None = None
    gone: int | None = None
    turns: int = 0
    most_regions: int = 0
    left_regions: int | None = None
    coins_active: int = 0
    coins_declined: int = 0
    coins_other: int = 0


@dataclass
class Witness:
    """Follows a game by its events."""

    seats: list[Seat]
    round: int = 1
    reigns: list[Reign] = field(default_factory=list)
    held: dict[str, Reign] = field(default_factory=dict)
    """Races in the game."""
    latest: dict[int, Reign] = field(default_factory=dict)
    """The last race each player took."""

    def see(self, event: Event) -> None:
        """Something happened."""
        match event:
            case TurnStarted():
                self.round = event.round
            case Picked():
                self._pick(event)
            case Swapped():
                self.latest[event.player].power = event.taken
            case Gained(what="tokens", rule="PICK-6"):
                self.latest[event.player].tokens = event.count
            case Declined():
                self._decline(self.held[event.race], len(event.regions))
            case Vanished():
                self._vanish(self.held.pop(event.race), len(event.regions))
            case Scored():
                self._score(event)
            case CoinsMoved():
                self._move_coins(event)

    def _pick(self, event: Picked) -> None:
        seat = self.seats[event.player - 1]
        seat.races += 1
        seat.paid += event.paid
        seat.gained += event.gained
        reign = Reign(
            event.player, seat.races, event.race, event.power, event.position, event.paid, event.gained, self.round
        )
        self.reigns.append(reign)
        self.held[event.race] = reign
        self.latest[event.player] = reign

    def _decline(self, reign: Reign, regions: int) -> None:
        reign.declined = self.round
        reign.left_regions = regions
        seat = self.seats[reign.seat - 1]
        seat.declines += 1
        if seat.first_decline is None:
            seat.first_decline = self.round

    def _vanish(self, reign: Reign, regions: int) -> None:
        if reign.declined is None:  # a race that leaves nothing behind goes without having been grey
            self._decline(reign, regions)
        reign.gone = self.round

    def _score(self, event: Scored) -> None:
        self.seats[event.player - 1].scored += event.total
        for reign in self.held.values():
            if reign.seat == event.player and reign.declined is None:
                reign.turns += 1
        for race, what, coins, _ in event.parts:
            reign = self.held[race]
            if what == "regions":
                reign.most_regions = max(reign.most_regions, coins)
            if reign.declined is None:
                reign.coins_active += coins
            else:
                reign.coins_declined += coins

    def _move_coins(self, event: CoinsMoved) -> None:
        if event.origin:
            self.seats[event.origin - 1].other -= event.count
        if event.to:
            self.seats[event.to - 1].other += event.count
            self.latest[event.to].coins_other += event.count


def play_game(terms: Terms, series: Series, number: int) -> tuple[list[Row], list[Row]]:
    """One game: its rows in both tables."""
    seed = game_seed(terms, series, number)
    bots = [make_bot(terms.bot, mix(seed ^ seat + 1), nodes=terms.nodes) for seat in range(series.players)]
    races, powers = own_tiles(terms.own)
    game = new_game(series.players, list(series.boxes), seed, own_races=races, own_powers=powers)
    witness = Witness([Seat() for _ in bots])
    for player, bot in enumerate(bots, 1):
        bot.begins(game.view(player))
    while not game.over:
        player = game.to_move
        witness.seats[player - 1].decide(len(game.state.legal))
        for event in game.play(bots[player - 1].choose(game.view(player))):
            witness.see(event)
    return _rows(series, number, seed, game, witness)


def _rows(series: Series, number: int, seed: int, game: Game, witness: Witness) -> tuple[list[Row], list[Row]]:
    winners = game.winners
    common: Row = {
        "boxes": "+".join(series.boxes),
        "map": game.board.id,
        "players": series.players,
        "rounds": game.table.rounds,
        "game": number,
        "seed": seed,
    }
    ends: dict[int, Row] = {
        seat: {"seat": seat, "won": 1 / len(winners) if seat in winners else 0.0, "coins": coins}
        for seat, coins in game.coins.items()
    }
    games = [{**common, **ends[at], **seat.as_row()} for at, seat in enumerate(witness.seats, 1)]
    races = [{**common, **ends[reign.seat], **vars(reign)} for reign in witness.reigns]
    return games, races


def play_chunk(terms: Terms, chunk: Chunk) -> bytes:
    """The games of a chunk as a part file; a worker with other rules or bots refuses."""
    if (found := made_by(terms.bot)) != terms.made_by:
        raise AtlasError("atlas-worker-version", found=found, wanted=terms.made_by)
    games: list[list[Any]] = []
    races: list[list[Any]] = []
    for number in chunk.numbers:
        seats, reigns = play_game(terms, chunk.series, number)
        games.extend([row[name] for name in names(GAMES)] for row in seats)
        races.extend([row[name] for name in names(RACES)] for row in reigns)
    part = {"terms": terms.as_dict(), "games": games, "races": races}
    return gzip.compress(json.dumps(part, separators=(",", ":")).encode(), compresslevel=5, mtime=0)
