"""The rules, texts and bots of the sixth game."""
