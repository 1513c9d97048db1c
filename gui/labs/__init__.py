"""The shared parts of the games' Labs, where strategies are bred and players trained."""
