"""The balance atlas: many games between bots, kept as tables, and what they say."""
