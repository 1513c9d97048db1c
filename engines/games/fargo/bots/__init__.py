"""The bots of Fargo."""
