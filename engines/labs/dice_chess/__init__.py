"""Experiments with Dice Chess."""
