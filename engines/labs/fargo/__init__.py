"""Experiments with Fargo."""
