"""One folder a game; each offers a `GAME` and is found by the registry."""
