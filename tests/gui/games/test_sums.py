"""What is shown beside the scores at the end: what has been built, and a sum."""

from engines.games.colonizers.view import ColonizersView
from engines.games.roll_galaxy.view import GalaxyView
from gui.games.colonizers import sheet as colonizers
from gui.games.roll_galaxy import sheet as roll_galaxy
from gui.table.sheet import added
from tests.gui.games.colonizers.told import LAST
from tests.gui.games.colonizers.told import Told as Colonizers
from tests.gui.games.roll_galaxy.told import Told as Galaxy
from tests.gui.games.roll_galaxy.told import until


def test_only_a_sum_of_several_things_is_written() -> None:
    assert added(27, 0, 4) == "27 + 4"
    assert added(27, 0, 0) == ""


def test_every_module_of_a_colony_is_shown() -> None:
    told = Colonizers(LAST)
    told.say("Build nothing")
    view: ColonizersView = told.position.view()
    sums = colonizers.sums_of(told.scene())
    for player, cell in zip(view.players, sums, strict=True):
        assert [code for _paint, code in cell.pictures] == list(player.colony)
        assert cell.figure == (f"{player.points} + {player.bonus}" if player.bonus else "")
    assert sums[2].figure


def test_every_tile_is_shown() -> None:
    told = Galaxy(3)
    until(told, "assign", 3)
    view: GalaxyView = told.position.view(None)
    sums = roll_galaxy.sums_of(told.scene())
    assert [len(cell.pictures) for cell in sums] == [len(area.squares) for area in view.seats]
    assert all(cell.pictures for cell in sums)
