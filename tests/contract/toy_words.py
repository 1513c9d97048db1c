"""The sentences of High Card."""

from typing import Final

SENTENCES: Final = """
toy-name = High Card
toy-tagline = One card, a few dice.
toy-ask = { SEAT($seat) }: roll or hold?
toy-action = { SEAT($seat) }: { $what }.
toy-theme-general = Think of what you may lose.
toy-option-rounds-label = Rounds
toy-option-rounds-help = How often everybody may roll.
toy-option-gentle-label = Play gently
toy-option-gentle-help = A one does no harm.
toy-bot-careless-name = Careless
toy-bot-careless-about = Plays anything.
toy-bot-careless-objective = Nothing.
toy-bot-crashing-name = Crashing
toy-bot-crashing-about = Breaks down.
toy-bot-crashing-objective = Nothing.
toy-bot-cheating-name = Cheating
toy-bot-cheating-about = Breaks the rules.
toy-bot-cheating-objective = Nothing.
toy-bot-sleepy-name = Sleepy
toy-bot-sleepy-about = Sleeps, then holds.
toy-bot-sleepy-objective = Nothing.
toy-bot-greedy-name = Greedy
toy-bot-greedy-about = Rolls until it has four points.
toy-bot-greedy-objective = Points.
"""
