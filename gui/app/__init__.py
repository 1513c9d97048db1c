"""What every page is given: settings, keys, event loop, compiled code, sounds, requests."""
