"""Lessons, tours, the coach, and exercises."""
