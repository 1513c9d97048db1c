"""Finished games, and how a person has played."""
