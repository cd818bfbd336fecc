"""A review in words and figures, for the terminal and for its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from elbowroom.locale import Texts, decimal, percent
from elbowroom.review import GameReview, Luck, TurnReview, costliest
from elbowroom.rules.moves import DONE, parse
from elbowroom.rules.state import State
from elbowroom.rules.table import Table

from .terminal_words import Words


class Advice:
    """Mistakes and plans at one table, in words."""

    def __init__(self, table: Table, texts: Texts) -> None:
        self.texts = texts
        self.words = Words(texts, ["human"] * table.players, table)

    def plan(self, moves: Sequence[str], s: State) -> str:
        """A plan from a position on, move by move; that a stage is left goes without saying."""
        told = [text for text in moves if text != DONE.text] or moves
        return ", ".join(self._picked(text, s) or self.move(text) for text in told)

    def _picked(self, text: str, s: State) -> str:
        """A combo that is chosen out of the offer of a position; nothing if it is another move."""
        move = parse(text)
        if not s.stage.picks or move.verb != "pick" or move.count > len(s.offer_races):
            return ""
        at = move.count - 1
        power, race = s.table.power_ids[s.offer_powers[at]], s.table.race_ids[s.offer_races[at]]
        return f"{self.words.verb(move)}: {self.words.combo(power, race)}"

    def why(self, reason: str, args: dict[str, str]) -> str:
        """Why a decision was a mistake."""
        told: dict[str, str | int] = {}
        for name in ("region", "instead"):
            if name in args:
                told[name] = self.words.spoken(args[name])
        if "power" in args:
            told["combo"] = self.words.combo(args["power"], args["race"])
        elif "race" in args:
            told["race"] = self.words.term("race", args["race"])
        if "coins" in args:
            told["coins"] = int(args["coins"])
        if "move" in args:
            told["move"] = self.move(args["move"])
        return self.texts.get(f"review-why-{reason}", **told)

    def move(self, text: str) -> str:
        """A move of the plan: its kind, and where."""
        move = parse(text)
        words = self.words
        rest = move.text.partition(" ")[2]
        if move.region in words.board.index:
            rest = words.spoken(move.region) + (f" ×{move.count}" if move.count > 1 else "")
        return f"{words.verb(move)}: {rest}" if rest else words.verb(move)


class Story:
    """What is told of one game in one language."""

    TURN: ClassVar = ("round", "player", "before", "after", "best", "loss", "luck")
    PLAYER: ClassVar = ("player", "loss", "luck")

    def __init__(self, game: GameReview, told: list[TurnReview], texts: Texts) -> None:
        table = game.turns[0].game.table
        self.told = told
        self.texts = texts
        self.curve = game.curve
        self._turns = game.turns
        self.costliest = costliest(told)
        self._advice = Advice(table, texts)
        self._words = self._advice.words
        self._players = table.players

    def player(self, number: int) -> str:
        """How a player is called."""
        return self._words.player(number)

    # --- figures ----------------------------------------------------------------------------------------------------

    def row(self, turn: TurnReview) -> list[str]:
        """A turn in figures."""
        chances = [self.percent(look.chance) for look in (turn.before, turn.after, turn.best)]
        luck = sum(each.coins for each in turn.luck)
        return [
            str(turn.round),
            self.player(turn.player),
            *chances,
            self._coins(turn.loss),
            self._coins(luck) if turn.luck else "",
        ]

    def players(self) -> list[list[str]]:
        """What everybody's choices cost and luck brought."""
        rows = []
        for number in range(1, self._players + 1):
            own = [turn for turn in self.told if turn.player == number]
            luck = sum(each.coins for turn in own for each in turn.luck)
            rows.append([self.player(number), self._coins(sum(turn.loss for turn in own)), self._coins(luck)])
        return rows

    def percent(self, chance: float) -> str:
        """A chance as people read it."""
        return percent(chance, self.texts.language)

    def _coins(self, value: float) -> str:
        return decimal(value, 1, self.texts.language)

    # --- sentences --------------------------------------------------------------------------------------------------

    def heading(self, turn: TurnReview) -> str:
        """Which turn it was, and what it cost."""
        where = self.texts.get("review-turn", round=turn.round, player=self.player(turn.player))
        return f"{where}: {self.texts.get('review-cost', coins=self._coins(turn.loss))}"

    def lines(self, turn: TurnReview) -> list[str]:
        """Why it cost so much, what was better, what was luck in it."""
        mistake = turn.mistake
        if mistake is None:
            return []
        chances = [decimal(100 * look.chance, 0, self.texts.language) for look in (turn.best, turn.after)]
        found = [self._advice.why(mistake.reason, mistake.args)]
        begun = next(each for each in self._turns[turn.number - 1].decisions if each.ply == mistake.ply)
        found.append(self.texts.get("review-better", plan=self._advice.plan(mistake.plan, begun.game.state)))
        if chances[0] != chances[1]:
            found.append(self.texts.get("review-best", best=chances[0], after=chances[1]))
        return found + [self._luck(each) for each in turn.luck]

    def _luck(self, luck: Luck) -> str:
        shown = luck.shown if luck.kind == "die" else self._words.tile(luck.shown)
        signed = f"{'+' if luck.coins > 0 else ''}{self._coins(luck.coins)}"
        return (
            f"{self.texts.get('review-col-luck')} {signed}: {self.texts.get(f'review-luck-{luck.kind}', shown=shown)}"
        )
