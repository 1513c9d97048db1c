"""Settings, keys, and external bots."""
