"""The compiled search, one module per method; ``rules`` says how a game is passed in."""
