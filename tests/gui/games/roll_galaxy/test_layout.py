"""Where things lie on the table of Roll for the Galaxy in windows of all widths."""

import pytest
from PySide6.QtCore import QSizeF

from gui.games.roll_galaxy import painting
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.table import GalaxyTable
from gui.games.roll_galaxy.things import Shown
from tests.gui.games.roll_galaxy.told import NAMES, Told, random_game


def selecting() -> Told:
    """A game in which somebody has selected a phase."""
    told = Told(5)
    for _ in random_game(told, 5):
        assigned = told.view.seats[told.position.owner].assignment
        if told.position.turn >= 0 and assigned is not None and assigned.selector >= 0:
            return told
    raise AssertionError("nobody has selected a phase")


@pytest.mark.usefixtures("plain_look")
@pytest.mark.parametrize("width", [480, 620, 700, 900, 1200, 1760])
def test_the_die_that_selects_a_phase_covers_no_name(width: int) -> None:
    told = selecting()
    table = GalaxyTable(Shown(told.view, NAMES, told.position.owner))
    things = {thing.key: thing.rect for thing in table.layout(QSizeF(width, width * 0.6)).things}
    assigned = told.view.seats[told.position.owner].assignment
    assert assigned is not None
    phase = assigned.selected
    head, foot = things[Key(Place.HEAD, phase)], painting.head_foot(things[Key(Place.HEAD, phase)])
    inside = [rect for key, rect in things.items() if rect != head and head.contains(rect)]
    (die,) = inside
    unit = max(0.62, min(width / 930, width * 0.6 / 560))
    if painting.name_below(head, phase, True, unit):
        assert not die.intersects(foot)
