"""Figures of tournaments as people read them."""

import math
from dataclasses import replace

import pytest
from PySide6.QtGui import QTextDocumentFragment
from pytestqt.qtbot import QtBot

from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.stats import Interval
from engines.arena.tournament import Tournament
from engines.contract.analysis import Unit
from engines.runtime import texts
from engines.runtime.texts import MINUS, THIN_SPACE, tr
from gui.arena.elo_graph import EloChart, elo_plot
from gui.arena.elo_lines import Point
from gui.arena.figures import UNKNOWN, elo_text, returns_text, score_text, strength_text
from gui.arena.table import PairingMatrix, StandingsTable
from gui.arena.view import lead
from gui.kit.plot import Band, Line
from gui.style import Look, Scheme, theme
from tests.patience import PATIENCE_S


@pytest.mark.parametrize(
    ("returns", "unit", "text"),
    [
        (None, Unit.MONEY, UNKNOWN),
        (Interval(12.34, 11.84, 12.84), Unit.MONEY, "+12.3 ± 0.5¢"),
        (Interval(12.34, 10.74, 13.94), Unit.MONEY, tr("arena-ct", cents="+12 ± 2")),
        (Interval(-40.2, -60.2, -20.2), Unit.MONEY, f"{MINUS}40 ± 20¢"),
        (Interval(3.0, 2.5, 3.5), Unit.POINTS, "+3.0 ± 0.5"),
    ],
)
def test_what_a_game_brings(returns: Interval | None, unit: Unit, text: str) -> None:
    assert returns_text(returns, unit).replace(THIN_SPACE, " ") == text


def test_german_scores_have_a_space_before_the_sign_and_ratings_no_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(texts, "_current", "de")
    assert (
        score_text(Interval(0.5625, 0.5575, 0.5675)).replace(THIN_SPACE, " ") == "56,2 ± 0,5\xa0%"
    )
    rating = elo_text(Interval(1588.0, 1568.0, 1608.0), signed=False)
    assert rating.replace(THIN_SPACE, " ") == "1588 ± 20"


def test_a_strength_of_which_nothing_is_known_yet_has_no_figure() -> None:
    assert elo_text(Interval(120.0, -math.inf, math.inf)) == UNKNOWN
    assert returns_text(Interval(3.0, -math.inf, math.inf), Unit.MONEY) == UNKNOWN


@pytest.mark.parametrize(
    ("elo", "text"),
    [
        (Interval(43.0, 21.5, 65.5), "+43 ± 22"),
        (Interval(137.0, 6.0, 330.0), "+6 to +330"),
        (Interval(137.0, -4.0, 320.0), "+137 ± 162"),
        (Interval(50.0, 3.0, 106.0), "+3 to +106"),
        (Interval(50.0, -3.0, 94.0), f"{MINUS}3 to +94"),
        (Interval(math.inf, -72.0, math.inf), f"{MINUS}72 to +∞"),
        (Interval(90.0, -10.0, math.inf), f"{MINUS}10 to +∞"),
        (Interval(-math.inf, -math.inf, -310.0), f"{MINUS}∞ to {MINUS}310"),
    ],
)
def test_an_interval_that_is_not_even_has_its_ends_and_says_whether_it_includes_0(
    elo: Interval, text: str
) -> None:
    assert elo_text(elo).replace(THIN_SPACE, " ") == text


def test_a_score_does_not_reach_beyond_its_ends() -> None:
    assert score_text(Interval(1.0, 0.4, 1.0)) == "40 to 100%"
    assert score_text(Interval(0.0, 0.0, 0.005)) == "0.0 to 0.5%"
    assert score_text(Interval(0.71, 0.4, 1.0)) == "40 to 100%"
    assert score_text(Interval(0.62, 0.43, 0.81)).replace(THIN_SPACE, " ") == "62 ± 19%"


@pytest.mark.parametrize(
    ("game", "bots", "blocks", "shown"),
    [
        ("lange_strasse", ("simple", "td", "dp"), 2, {tr("arena-per-game")}),
        ("lange_strasse", ("simple",) * 3, 8, {tr("arena-per-game"), tr("arena-luck")}),
        ("fargo", ("points",) * 2, 2, {tr("arena-to-the-next")}),
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
    optional = {tr("arena-to-the-next"), tr("arena-per-game"), tr("arena-luck")}
    assert {title for title in optional if not table.isColumnHidden(titles[title])} == shown
    lucks = [model.index(line, titles[tr("arena-luck")]).data() for line in range(len(bots))]
    assert all((text != UNKNOWN) == (tr("arena-luck") in shown) for text in lucks)
    before = table.maximumHeight()
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False, scale=150))
    assert table.maximumHeight() > before + len(bots) * 8


@pytest.mark.parametrize("entrants", [2, 5])
def test_pairings_divide_the_width(entrants: int, qtbot: QtBot) -> None:
    setup = Setup("fargo", (Entrant("points"),) * entrants, Format.ROUND_ROBIN, 2, 1, 1)
    matrix = PairingMatrix()
    qtbot.addWidget(matrix)
    matrix.show_standings(Tournament.begin(setup).standings, NAMES[:entrants])
    matrix.resize(600, 300)
    matrix.grab()
    widths = [matrix.columnWidth(column) for column in range(entrants)]
    assert sum(widths) == matrix.viewport().width() > 400
    assert max(widths) - min(widths) <= 1


def test_nobody_leads_or_has_a_rating_before_there_is_one() -> None:
    setup = Setup("fargo", tuple(map(Entrant, ("points", "cautious"))), Format.TABLE, 2, 1, 1)
    first, second = Tournament.begin(setup).standings.rows
    told = tr("arena-leads-with-of-wins", name="Anna", score=score_text(Interval(0.6, 0.5, 0.7)))
    cases = ((0.6, 2, told), (0.5, 2, ""), (0.6, 0, ""))
    for mean, games, text in cases:
        rows = (
            replace(first, score=Interval(mean, mean - 0.1, mean + 0.1), games=2),
            replace(second, score=Interval(1 - mean, 0.0, 1.0), games=games),
        )
        standings = replace(Tournament.begin(setup).standings, rows=rows)
        assert lead(standings, NAMES) == text
    elo = Interval(0.0, -759.0, 759.0)
    for rates, text in ((True, UNKNOWN), (False, "0 ± 759")):
        shown = strength_text(replace(first, games=2, elo=elo), rates=rates)
        assert shown.replace(THIN_SPACE, " ") == text


# -- Elo over time ----------------------------------------------------------------------------

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus")


def elo_points(entrants: int) -> list[Point]:
    def at(games: int) -> Point:
        means = (100 * entrant for entrant in range(entrants))
        return Point(games, tuple(Interval(mean, mean - 30, mean + 30) for mean in means))

    return [at(games) for games in (10, 20, 30)]


def test_elo_lines_begin_with_the_second_point() -> None:
    nothing = elo_plot((), NAMES, range(2))
    assert nothing.words == tr("arena-no-games-yet")
    assert nothing.empty == elo_plot(elo_points(2)[:1], NAMES, range(2)).empty != ""
    assert elo_plot(elo_points(2), NAMES, range(2)).empty == ""


def test_elo_of_few_entrants_has_bands_names_and_words() -> None:
    plot = elo_plot(elo_points(2), NAMES, (1, 0))
    lines = [mark for mark in plot.marks if isinstance(mark, Line)]
    assert [(line.name, line.xs, line.ys) for line in lines] == [
        ("Ben", [10, 20, 30], [100, 100, 100]),
        ("Anna", [10, 20, 30], [0, 0, 0]),
    ]
    bands = [mark for mark in plot.marks if isinstance(mark, Band)]
    assert [(band.lows[-1], band.highs[-1]) for band in bands] == [(70, 130), (-30, 30)]
    assert (plot.up.low, plot.up.high) == (-30, 130)
    words = plot.words.replace(THIN_SPACE, " ")
    course = tuple(
        tr("arena-from-to", name=name, before=elo, after=elo)
        for name, elo in (("Ben", "+100 ± 30"), ("Anna", "0 ± 30"))
    )
    assert words == tr("arena-after-games", games=30, players=course)
    games = tr("arena-games-of-bot", games=10)
    assert plot.tip(0).replace(THIN_SPACE, " ") == f"{games}\nBen: +100 ± 30\nAnna: 0 ± 30"


def test_of_many_entrants_the_best_and_the_marked_one_are_drawn() -> None:
    plot = elo_plot(elo_points(7), NAMES, range(7), marked=6)
    lines = [mark for mark in plot.marks if isinstance(mark, Line)]
    assert [line.name for line in lines] == ["Anna", "Ben", "Cleo", "Dora", "Emil", "Gus"]
    assert [line.width for line in lines] == [2, 2, 2, 2, 2, 3]
    bands = [mark for mark in plot.marks if isinstance(mark, Band)]
    assert [band.lows[0] for band in bands] == [570]
    assert "Finn" in plot.words


def test_names_that_have_no_room_at_the_lines_are_in_a_key(qtbot: QtBot) -> None:
    chart = EloChart("")
    qtbot.addWidget(chart)
    chart.show_plot(elo_plot(elo_points(2), ("Anna", "Ben <3"), (1, 0)))
    for width in (600, 360, 600):
        chart.resize(width, 300)
        chart.grab()
        assert chart._keys.isHidden() is (width == 600)
        if width == 360:
            key = QTextDocumentFragment.fromHtml(chart._keys.text()).toPlainText()
            assert key.replace("\xa0", " ").split("   ") == ["● Ben <3", "■ Anna"]


def test_elo_that_is_not_known_yet_does_not_stretch_the_axis() -> None:
    wins = Interval(math.inf, 200.0, math.inf)
    points = [Point(games, (wins, Interval(0, -50, 50))) for games in (10, 20)]
    plot = elo_plot(points, NAMES, range(2))
    assert (plot.up.low, plot.up.high) == (-50, 200)
