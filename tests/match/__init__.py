"""Tests of matches without a window."""
