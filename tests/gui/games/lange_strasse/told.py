"""Games of Lange Strasse for boards."""

from tests.gui.games import told as table

NAMES = ("Anna", "Bruno", "Carla")
LATE = "9500 9400 9300 | seat 1 | round 9 | strich 1 2 3"
"""A game that soon ends."""


class Told(table.Told):
    """Plays and remembers."""

    def __init__(self, text: str = "") -> None:
        super().__init__("lange_strasse", NAMES, text)
