"""A bot with the sense of one turn, and what it sees."""
