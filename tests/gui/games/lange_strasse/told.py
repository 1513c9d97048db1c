"""Games of Lange Strasse for boards."""

from tests.gui.games import told as table

NAMES = ("Anna", "Bruno", "Carla")
LATE = "9500 9400 9300 | seat 1 | round 9 | strich 1 2 3"
"""A game that soon ends."""
MIDDLE = "4500 3200 9000 | seat 1 | round 10 | strich 2 3 | money 100 -50 -50 | "
GROUP = MIDDLE + "sets 1250 | kept 1 444 | rolls 2 | dice 4 5"
SUPER = MIDDLE + "sets 1250 | kept 1 5 | rolls 3 | dice 2 3 4 6"
LAST = "9500 10200 4000 | seat 3 | round 9 | strich 2 3 | kept 1 444 | rolls 2 | dice 4 5"


class Told(table.Told):
    """Plays and remembers."""

    def __init__(self, text: str = "") -> None:
        super().__init__("lange_strasse", NAMES, text)


def rolled(*dice: int) -> Told:
    """A game in which the first roll has come out."""
    told = Told()
    told.dice(*dice)
    return told
