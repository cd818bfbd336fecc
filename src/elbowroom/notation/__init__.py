"""Moves, scenarios and records as text."""
