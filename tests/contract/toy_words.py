"""The sentences of High Card."""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

SENTENCES: Final[Mapping[str, Any]] = tomllib.loads("""
name = "High Card"
tagline = "One card, a few dice."
ask = "{seat:seat}: roll or hold?"
action = "{seat:seat}: {what}."
[theme]
general = "Think of what you may lose."
[option.rounds]
label = "Rounds"
help = "How often everybody may roll."
[option.gentle]
label = "Play gently"
help = "A one does no harm."
[bot.careless]
name = "Careless"
about = "Plays anything."
objective = "Nothing."
[bot.crashing]
name = "Crashing"
about = "Breaks down."
objective = "Nothing."
[bot.cheating]
name = "Cheating"
about = "Breaks the rules."
objective = "Nothing."
[bot.sleepy]
name = "Sleepy"
about = "Sleeps, then holds."
objective = "Nothing."
[bot.greedy]
name = "Greedy"
about = "Rolls until it has four points."
objective = "Points."
""")
