"""The board of the sixth game."""
