"""Learning environments: PettingZoo, Gymnasium and OpenSpiel (docs/environments.md)."""
