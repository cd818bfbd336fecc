"""The game itself: pure rules, no input or output, and not the name of a single race or power."""
