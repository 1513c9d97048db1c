"""Finished games, and a person's statistics."""
