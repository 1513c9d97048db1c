"""The coach with its lessons, and exercises."""
