"""Figures of tournaments as people read them."""

import pytest
from pytestqt.qtbot import QtBot

from engines.arena.contest import Entrant
from engines.arena.lineups import Format
from engines.arena.setup import Setup
from engines.arena.stats import Interval
from engines.arena.tournament import Tournament
from engines.core.analysis import Unit
from engines.core.words import MINUS, THIN_SPACE
from gui.arena.figures import UNKNOWN, returns_text
from gui.arena.table import StandingsTable
from tests.patience import PATIENCE_S


@pytest.mark.parametrize(
    ("returns", "unit", "text"),
    [
        (None, Unit.MONEY, UNKNOWN),
        (Interval(12.34, 10.84, 13.84), Unit.MONEY, "+12.3 ± 1.5 ct"),
        (Interval(-40.2, -60.2, -20.2), Unit.MONEY, f"{MINUS}40 ± 20 ct"),
        (Interval(3.0, 2.5, 3.5), Unit.POINTS, "+3.0 ± 0.5"),
    ],
)
def test_what_a_game_brings(returns: Interval | None, unit: Unit, text: str) -> None:
    assert returns_text(returns, unit).replace(THIN_SPACE, " ") == text


@pytest.mark.parametrize(
    ("game", "bots", "blocks", "shown"),
    [
        ("lange_strasse", ("simple", "td", "dp"), 2, {"Per game"}),
        ("lange_strasse", ("simple",) * 3, 8, {"Per game", "Luck"}),
        ("fargo", ("points",) * 2, 2, {"To the next"}),
    ],
)
def test_columns_are_there_where_they_say_something(
    game: str, bots: tuple[str, ...], blocks: int, shown: set[str], qtbot: QtBot
) -> None:
    entrants = tuple(map(Entrant, bots))
    setup = Setup(game, entrants, Format.TABLE, len(bots), blocks, 1, luck=True)
    tournament = Tournament.begin(setup)
    tournament.start()
    assert tournament.wait(PATIENCE_S)
    tournament.close()
    table = StandingsTable()
    qtbot.addWidget(table)
    table.show_standings(tournament.standings, bots)
    model = table.model()
    titles = {
        model.headerData(column, table.horizontalHeader().orientation()): column
        for column in range(model.columnCount())
    }
    optional = {"To the next", "Per game", "Luck"}
    assert {title for title in optional if not table.isColumnHidden(titles[title])} == shown
    lucks = [model.index(line, titles["Luck"]).data() for line in range(len(bots))]
    assert all((text != UNKNOWN) == ("Luck" in shown) for text in lucks)
