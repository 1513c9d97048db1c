"""Experiments with Colonizers."""
