"""Plans tried out in possible worlds: `hard` and `expert`."""
