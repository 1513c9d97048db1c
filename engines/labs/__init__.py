"""Experiments with games: published ones, training, tuning, proofs, speeds. No match needs them."""
