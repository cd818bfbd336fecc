"""A finished game looked back on: what every turn cost, what was luck, and what would have been better.

It knows no network, no process and no clock: a server's worker, a browser's tab and the command line ask it alike.
"""

from .game_review import CLOSER_LOOKS, GameReview, NotReviewed, closer_turns, costliest, review_record
from .result import Luck, Mistake, Outlook, TurnReview

__all__ = [
    "CLOSER_LOOKS",
    "GameReview",
    "Luck",
    "Mistake",
    "NotReviewed",
    "Outlook",
    "TurnReview",
    "closer_turns",
    "costliest",
    "review_record",
]
