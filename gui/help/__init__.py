"""Rules, symbols, keys, and how good the figures are."""
