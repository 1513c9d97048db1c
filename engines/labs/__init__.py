"""Published experiments, training, tuning, proofs, benchmarks; matches don't depend on them."""
