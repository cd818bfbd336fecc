"""A table: seats, turns, undo, bots, hints, replays. Network, storage and workers are those of whoever carries it."""
