"""A whole turn planned at once: what `normal` does, and what search lets everybody do."""
