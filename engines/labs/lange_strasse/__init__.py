"""Experiments with Lange Strasse."""
