"""Experiments with Roll for the Galaxy."""
