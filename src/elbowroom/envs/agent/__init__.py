"""An agent that was trained on the graph observation: an example of what the environments are for, and a baseline."""

from .bot import GraphAgent

__all__ = ["GraphAgent"]
