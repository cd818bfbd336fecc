"""What tournament files say: win shares, coins, ratings, times, and the ladder's page."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from elbowroom.locale import Texts, decimal

from . import tournament_faults as faults
from .referee import STEPS
from .statistics import Z95, wilson
from .tournament import one_version

Games = Sequence[dict[str, Any]]


@dataclass
class Match:
    """Games of the same kind between the same bots, seen by one of them."""

    name: str
    against: str
    seats: int
    boxes: str
    budget: str
    """Like `200ms` or `1500n`; nothing for the bots' own."""
    games: int = 0
    wins: float = 0.0
    coins: list[int] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)

    def add(self, game: dict[str, Any], seat: int) -> None:
        """Count one game; coins of one that was forfeited say nothing."""
        winners = game["winners"]
        self.games += 1
        self.wins += 1 / len(winners) if seat in winners else 0.0
        if "forfeit" in game:
            return
        own = game["coins"][seat]
        others = [coins for at, coins in enumerate(game["coins"]) if at != seat]
        self.coins.append(own)
        self.margins.append(own - sum(others) / len(others))

    @property
    def share(self) -> float:
        """Won games; a shared victory counts as a part of one."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is, with 95 % certainty."""
        return wilson(self.wins, self.games)

    def margin(self) -> tuple[float, float]:
        """The mean lead in coins, and how uncertain it is."""
        count = max(1, len(self.margins))
        mean = sum(self.margins) / count
        spread = sum((value - mean) ** 2 for value in self.margins) / max(1, count - 1)
        return mean, Z95 * sqrt(spread / count)

    @property
    def mean_coins(self) -> float:
        """Coins in a game that was played to its end."""
        return sum(self.coins) / max(1, len(self.coins))

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {
            "name": self.name,
            "against": self.against,
            "seats": self.seats,
            "boxes": self.boxes,
            "budget": self.budget or "default",
            "games": self.games,
            "win_share": self.share,
            "win_share_95": list(self.interval),
            "mean_coins": self.mean_coins if self.coins else None,
            "mean_margin": self.margin()[0] if self.coins else None,
            "margin_95": self.margin()[1] if self.coins else None,
        }


def matches(games: Games) -> list[Match]:
    """The first of each pairing against the others of it."""
    found: dict[tuple[object, ...], Match] = {}
    for game in games:
        pairing = game["pairing"]
        boxes = "+".join(game["boxes"])
        whole = len(pairing) == game["seats"] and game["seats"] > 2
        for name in pairing if whole else pairing[:1]:
            against = ", ".join(other for other in pairing if other != name)
            key = (name, against, game["seats"], boxes, game["budget"])
            match = found.setdefault(key, Match(name, against, game["seats"], boxes, game["budget"]))
            match.add(game, game["names"].index(name))
    return list(found.values())


def times(games: Games) -> dict[str, tuple[int, float, float, float]]:
    """For every bot: decisions, and the median, 95 and 99 of a hundred decision times in milliseconds (bins' tops)."""
    clocks: dict[str, dict[int, int]] = {}
    for game in games:
        for name, clock in game["clocks"].items():
            own = clocks.setdefault(name, {})
            for step, count in clock.items():
                own[int(step)] = own.get(int(step), 0) + count
    return {
        name: (sum(clock.values()), quantile(clock, 0.5), quantile(clock, 0.95), quantile(clock, 0.99))
        for name, clock in clocks.items()
    }


def quantile(clock: dict[int, int], share: float) -> float:
    """So many of the decisions took no longer than this, in milliseconds."""
    rest = share * sum(clock.values())
    for step in sorted(clock):
        rest -= clock[step]
        if rest <= 0:
            return float(10 ** (step / STEPS))
    return 0.0


def ratings(games: Games) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings (mean, uncertainty) by the best seat of each bot, over the games in a mixed order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    for game in random.Random(1).sample(list(games), len(games)):
        names = game["names"]
        scores = _scores(game)
        order = sorted(range(len(names)), key=lambda seat: -scores[seat])
        seats = [seat for at, seat in enumerate(order) if names[seat] not in [names[other] for other in order[:at]]]
        if len(seats) < 2:
            continue
        teams = [[known.setdefault(names[seat], model.rating(name=names[seat]))] for seat in seats]
        ranks = [float(-scores[seat]) for seat in seats]
        for seat, team in zip(seats, model.rate(teams, ranks=ranks), strict=True):
            known[names[seat]] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def _scores(game: dict[str, Any]) -> list[int]:
    """What each seat is ranked by: its coins, but whoever forfeited is last and the others are equal."""
    if "forfeit" not in game:
        return list(game["coins"])
    return [0 if seat in game["winners"] else -1 for seat in range(len(game["names"]))]


def can_rate() -> bool:
    """Is there what ratings need?"""
    return importlib.util.find_spec("openskill") is not None


# --- as text --------------------------------------------------------------------------------------------------------


def table(texts: Texts, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table for a page or a terminal."""
    heads = [texts.get(f"arena-col-{column}") for column in columns]
    return [f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(columns), *rows)]


def budget_words(budget: str, texts: Texts) -> str:
    """A budget in words."""
    if not budget:
        return texts.get("arena-budget-default")
    if budget.endswith("ms"):
        return texts.get("arena-budget-milliseconds", count=int(budget[:-2]))
    return texts.get("arena-budget-nodes", count=int(budget[:-1]))


def match_table(found: Iterable[Match], texts: Texts) -> list[str]:
    """A table of matches."""

    def shown(value: float) -> str:
        return decimal(value, 1, texts.language)

    rows = []
    for match in found:
        low, high = match.interval
        margin, doubt = match.margin()
        coins = [shown(match.mean_coins), f"{'+' * (margin >= 0)}{shown(margin)} ± {shown(doubt)}"]
        rows.append(
            [match.name, match.against, str(match.seats), match.boxes, budget_words(match.budget, texts)]
            + [str(match.games), f"{shown(100 * match.share)} %"]
            + [texts.get("arena-interval", low=shown(100 * low), high=shown(100 * high))]
            + (coins if match.coins else ["–", "–"])
        )
    columns = ["bot", "against", "players", "boxes", "budget", "games", "won", "interval", "coins", "margin"]
    return table(texts, columns, rows)


def rating_table(games: Games, texts: Texts) -> list[str]:
    """A table of ratings, the best first."""
    rated = sorted(ratings(games).items(), key=lambda item: -item[1][0])
    rows = [[name, *(decimal(value, 1, texts.language) for value in rating)] for name, rating in rated]
    return table(texts, ["bot", "rating", "uncertainty"], rows)


def time_table(games: Games, texts: Texts) -> list[str]:
    """A table of decision times, by bot and budget."""
    rows = []
    for budget in sorted({str(game["budget"]) for game in games}):
        own = [game for game in games if game["budget"] == budget]
        for name, (count, *clock) in sorted(times(own).items()):
            shown = [decimal(time, places, texts.language) for time, places in zip(clock, (2, 1, 1), strict=True)]
            rows.append([name, budget_words(budget, texts), str(count), *shown])
    return table(texts, ["bot", "budget", "decisions", "median", "most", "nearly-all"], rows)


def as_text(games: Games, texts: Texts) -> str:
    """Everything about some games."""
    rated = rating_table(games, texts) if can_rate() else [texts.get("arena-needs-openskill")]
    parts = [match_table(matches(games), texts), rated, time_table(games, texts)]
    parts += [said] if (said := faults.as_text(games, texts)) else []
    return "\n".join("\n".join([*part, ""]) for part in parts)


def commands(games: Games) -> list[str]:
    """What to type to play the same games again."""
    counts: dict[str, int] = {}
    for game in games:
        words = f"elbowroom tournament --players {','.join(game['pairing'])} --games {{}}"
        for option, usual in (("seats", 2), ("boxes", ["base"]), ("map", None), ("seed", 1), ("budget", "")):
            said = game[option]
            if said != usual:
                words += f" --{option} {','.join(said) if option == 'boxes' else said}"
        for name, value in game["variants"].items():
            words += f" --variant {name}={str(value).lower()}"
        for limit, seconds in game["limits"].items():
            words += f" --{limit}-limit {seconds:g}"
        counts[words] = max(counts.get(words, 0), game["number"] + 1)
    return [words.format(count) for words, count in counts.items()]


def ladder_page(games: Games, positions: Sequence[str], command: str, texts: Texts) -> str:
    """The page `docs/ladder.md`."""

    def part(id: str, *lines: str) -> list[str]:
        return [f"## {texts.get(f'arena-ladder-{id}')}", "", *lines, ""]

    made = texts.get("arena-ladder-made", command=command, games=str(len(games)), version=one_version(games))
    lines = [f"# {texts.get('arena-ladder-title')}", "", made, "", texts.get("arena-ladder-about"), ""]
    lines += part("matches", *match_table(matches(games), texts))
    lines += [word for said in faults.as_text(games, texts) for word in (said, "")]
    lines += part("ratings", texts.get("arena-ladder-ratings-about"), "", *rating_table(games, texts))
    lines += part("times", *time_table(games, texts))
    lines += part("again", texts.get("arena-ladder-again-about"), "", "```sh", *commands(games), "```")
    if positions:
        lines += part("positions", texts.get("arena-ladder-positions-about"), "", *positions)
    return "\n".join(lines)
