"""Charts: what is drawn where, reading out, choosing, zooming; the win-chance graph, the dice."""

import itertools
import math
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from engines.contract.rules import DieKind
from engines.match.analysis.dice_fairness import Face, Histogram
from engines.runtime.texts import tr
from gui.kit.canvas import beads_every, spread
from gui.kit.charts import Chart
from gui.kit.label import Label
from gui.kit.plot import Axis, Band, Bars, Dots, Key, Level, Line, Numbers, Plot, Whiskers
from gui.kit.win_graph import SeatLine, win_chance_graph, win_chances
from gui.match.histogram import dice_histogram
from gui.style import Look, Scheme, Token, TypeRole, theme
from tests.patience import PATIENCE_S

_CTRL = Qt.KeyboardModifier.ControlModifier
_LEFT = Qt.MouseButton.LeftButton
HILL = Plot(
    marks=(Line((0, 10, 20), (0, 100, 0), Token.ACCENT),),
    across=Axis(0, 20, "Games", whole=True),
    up=Axis(0, 100, "Elo"),
    words="Up and down.",
    keys=(Key("● first <one>", Token.ACCENT),),
    places=(0, 10, 20),
    tip=lambda place: f"place {place}",
)


def shown(qtbot: QtBot, plot: Plot, *, chooses: bool = False) -> Chart:
    chart = Chart("Test", chooses=chooses)
    qtbot.addWidget(chart)
    chart.resize(448, 160)
    chart.show_plot(plot)
    chart.show()
    QApplication.processEvents()
    return chart


def test_its_heading_is_never_a_window(qtbot: QtBot, qapp: QApplication) -> None:
    windows = list[QObject]()

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Show and isinstance(watched, Label):
                windows.extend([watched] if watched.isWindow() else [])
            return False

    watch = Watch()
    qapp.installEventFilter(watch)
    qtbot.addWidget(Chart("Test", heading=True))
    qapp.removeEventFilter(watch)
    assert windows == []


def test_the_name_of_an_axis_is_not_followed_by_a_power_of_ten(qtbot: QtBot) -> None:
    line = Line((0, 1), (0.0, 0.0004), Token.ACCENT)
    chart = shown(qtbot, Plot(marks=(line,), up=Axis(0.0, 0.0004, "loss")))
    assert chart._canvas is not None
    assert "x0" not in chart._canvas._left.labelString()


def colour_at(picture: QImage, spot: QPointF) -> set[str]:
    """The colors on and around a spot."""
    around = [QPoint(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return {picture.pixelColor(spot.toPoint() + each).name() for each in around}


def darkest(picture: QImage, spot: QPointF) -> int:
    """How light the darkest color on and around a spot is; thin lines are blurred."""
    return min(QColor(colour).lightness() for colour in colour_at(picture, spot))


def name(token: Token) -> str:
    return theme().color(token).name()


def move_to(chart: Chart, spot: QPointF, buttons: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    there = chart.mapToGlobal(spot)
    moved = QEvent.Type.MouseMove
    keys = Qt.KeyboardModifier.NoModifier
    button = Qt.MouseButton.NoButton
    QApplication.sendEvent(chart, QMouseEvent(moved, spot, there, button, buttons, keys))


def wheel(chart: Chart, steps: int, x: float, keys: Qt.KeyboardModifier = _CTRL) -> bool:
    spot, turn = QPointF(x, 60), QPoint(0, 120 * steps)
    button, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    there, inverted = chart.mapToGlobal(spot), False
    event = QWheelEvent(spot, there, QPoint(), turn, button, keys, phase, inverted)
    chart.wheelEvent(event)
    return event.isAccepted()


# -- what is drawn ----------------------------------------------------------------------------


def test_a_line_goes_through_its_points(qtbot: QtBot) -> None:
    chart = shown(qtbot, HILL)
    picture = chart.grab().toImage()
    for x, y in ((5, 50), (10, 100), (15, 50)):
        assert name(Token.ACCENT) in colour_at(picture, chart.point(x, y))
    assert name(Token.ACCENT) not in colour_at(picture, chart.point(10, 50))


def test_every_mark_is_drawn_where_its_values_are(qtbot: QtBot) -> None:
    chart = shown(
        qtbot,
        Plot(
            marks=(
                Bars((1,), (0,), (80,), (Token.GOOD,)),
                Band((2, 4), (20, 20), (60, 60), Token.BAD),
                Dots((5,), (50,), Token.HINT),
                Dots((6,), (50,), Token.TEXT, fill=Token.WARN),
                Whiskers((7,), (50,), (30,), Token.ACCENT),
                Level(90, Token.BAD, width=3),
                Numbers((8,), (50,), ("8",)),
                Line((9, 9.5, 10), (50, math.nan, 50), Token.ACCENT, breaks=True),
            ),
            across=Axis(0, 10),
            up=Axis(0, 100),
        ),
    )
    picture = chart.grab().toImage()
    assert name(Token.GOOD) in colour_at(picture, chart.point(1, 40))
    assert name(Token.GOOD) not in colour_at(picture, chart.point(1, 85))
    band = colour_at(picture, chart.point(3, 45))
    assert len(band) == 1
    assert not band & {name(Token.BAD), name(Token.WINDOW)}
    assert colour_at(picture, chart.point(3, 65)) == {name(Token.WINDOW)}
    assert colour_at(picture, chart.point(5, 50)) == {name(Token.HINT)}
    assert colour_at(picture, chart.point(6, 50)) == {name(Token.WARN)}
    for y in (25, 50, 75):
        assert name(Token.ACCENT) in colour_at(picture, chart.point(7, y))
    assert name(Token.BAD) in colour_at(picture, chart.point(3, 90))
    assert name(Token.ACCENT) not in colour_at(picture, chart.point(9.5, 50))


def test_what_has_no_value_is_not_drawn(qtbot: QtBot) -> None:
    marks = (
        Line((0, 1), (math.nan, math.nan), 0),
        Band((0, 1), (-math.inf, 0), (math.inf, 1), 0),
        Dots((), (), Token.HINT),
        Bars((), (), (), ()),
        Whiskers((), (), (), Token.HINT),
    )
    shown(qtbot, Plot(marks=marks)).grab()


def test_a_chart_follows_the_theme(qtbot: QtBot) -> None:
    chart = shown(qtbot, HILL)
    light = name(Token.ACCENT)
    theme().set_look(Look(Scheme.DARK))
    assert name(Token.ACCENT) != light
    found = colour_at(chart.grab().toImage(), chart.point(10, 100))
    assert name(Token.ACCENT) in found
    assert light not in found


def test_it_is_drawn_at_most_ten_times_a_second_and_the_last_is_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    chart = Chart("Test")
    qtbot.addWidget(chart)
    drawn: list[Sequence[float]] = []
    monkeypatch.setattr(Chart, "_draw", lambda chart: drawn.append(chart.plot.places))
    chart.show_plot(Plot(places=(0,)))
    assert drawn == []  # nobody sees it
    chart.show()
    chart.show_plot(Plot(places=(1,)))
    chart.show_plot(Plot(places=(2,)))
    assert drawn == [(0,)]
    qtbot.waitUntil(lambda: len(drawn) == 2)
    assert drawn == [(0,), (2,)]


def test_what_draws_is_imported_when_the_first_chart_is_seen() -> None:
    script = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from gui.style import theme
theme()
from gui.kit.charts import Chart
from gui.kit.plot import Plot
chart = Chart("Test")
chart.show_plot(Plot(places=(0, 1)))
assert "pyqtgraph" not in sys.modules
chart.show()
while chart._canvas is None:
    app.processEvents()
print(chart.point(0, 0).x() < chart.point(1, 0).x())
"""
    child = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )
    assert child.stdout.strip() == "True", child.stderr


def test_without_values_it_says_why(qtbot: QtBot) -> None:
    chart = shown(qtbot, Plot(words="None.", empty="Nothing has been played."))
    texts = [label.text() for label in chart.findChildren(Label) if label.isVisible()]
    assert texts == ["Nothing has been played."]
    chart.show_plot(HILL)
    qtbot.waitUntil(lambda: not chart.findChildren(Label)[-1].isVisible())


def test_it_says_itself_in_words_and_its_keys_are_no_markup(qtbot: QtBot) -> None:
    chart = shown(qtbot, HILL)
    assert chart.accessibleName() == "Test"
    assert chart.accessibleDescription() == "Up and down."
    keys = [label.text() for label in chart.findChildren(Label) if label.isVisible()]
    assert len(keys) == 1
    assert "&lt;one&gt;" in keys[0]


def test_a_key_is_not_broken(qtbot: QtBot) -> None:
    chart = shown(qtbot, replace(HILL, keys=(Key("● medium-strength bots", Token.TEXT),)))
    assert any(
        "●\u00a0medium\u2011strength\u00a0bots" in x.text() for x in chart.findChildren(Label)
    )


# -- axes -------------------------------------------------------------------------------------


@given(
    low=st.floats(-1e6, 1e6),
    span=st.floats(1e-3, 1e6),
    most=st.floats(1, 30),
    whole=st.booleans(),
)
def test_ticks_are_few_even_and_within(low: float, span: float, most: float, whole: bool) -> None:
    ticks = Axis(whole=whole).ticks_between(low, low + span, most)
    values = [value for value, _ in ticks]
    assert len(ticks) <= most + 1 + 1e-9
    assert all(low - 1e-6 * span - 1e-6 <= each <= low + span * (1 + 1e-6) for each in values)
    gaps = {round(b - a, 6) for a, b in itertools.pairwise(values)}
    assert len(gaps) <= 1 or max(gaps) - min(gaps) < 1e-5 * max(gaps)
    texts = [text for _, text in ticks]
    assert len(set(texts)) == len(texts)
    if whole:
        assert all(each == round(each) for each in values)


def test_ticks_are_written_the_way_numbers_are() -> None:
    assert [text for _, text in Axis().ticks_between(-0.5, 0.5, 2)] == ["−0.5", "0.0", "0.5"]
    percents = Axis(text=lambda value: f"{value:.0%}", ticks=lambda low, high: (low, high))
    assert percents.ticks_between(0, 0.4, 1) == [(0, "0%"), (0.4, "40%")]


def test_the_axis_at_the_left_ends_with_round_values_around_all_that_there_is(
    qtbot: QtBot,
) -> None:
    chart = shown(qtbot, Plot(up=Axis(1013, 1790)))
    low, high = chart.up
    assert (low % 100, high % 100) == (0, 0)
    assert low <= 1013 < 1790 <= high


@pytest.mark.parametrize("height", range(90, 260, 10))
def test_both_ends_of_the_axis_at_the_left_have_labels(qtbot: QtBot, height: int) -> None:
    chart = shown(qtbot, Plot(up=Axis(700, 1973, whole=True)))
    chart.resize(448, height)
    QApplication.processEvents()
    assert chart._canvas is not None
    labels = [value for value, _ in chart._canvas._left._tickLevels[0]]
    assert (labels[0], labels[-1]) == chart.up


@pytest.mark.parametrize("games", range(3, 40))
def test_a_narrow_chart_of_a_few_games_numbers_more_than_one(qtbot: QtBot, games: int) -> None:
    chart = shown(qtbot, Plot(across=Axis(0.5, games + 0.5, whole=True)))
    chart.resize(390, 210)
    QApplication.processEvents()
    assert chart._canvas is not None
    assert len(chart._canvas._bottom._tickLevels[0]) >= (3 if games < 10 else 2)


def test_the_axis_has_room_for_its_labels(qtbot: QtBot) -> None:
    def plot(unit: str) -> Plot:
        lines = (SeatLine(0, "Anna", (0.2, 0.6)),)
        return win_chances(lines, text=lambda chance: f"{1000 * chance:+.1f}{unit}")

    narrow = shown(qtbot, plot("")).point(0, 0).x()
    wide = shown(qtbot, plot(" cents")).point(0, 0).x()
    widest = QFontMetricsF(theme().font(TypeRole.LABEL)).horizontalAdvance("+1000.0 cents")
    assert wide >= widest > narrow


@given(st.lists(st.floats(0, 400), min_size=1, max_size=6))
def test_names_at_the_ends_of_lines_never_overlap(rows: list[float]) -> None:
    rows.sort()
    moved = spread(rows, 16, 400)
    assert len(moved) == len(rows)
    assert moved[-1] <= 400
    assert all(b - a >= 16 - 1e-6 for a, b in itertools.pairwise(moved))


@given(count=st.integers(0, 3000), apart=st.floats(0.01, 500))
def test_beads_keep_their_distance(count: int, apart: float) -> None:
    every = beads_every(apart, range(count))
    if count > 1:
        assert every >= apart
        assert every <= max(1.0, 2.5 * apart)
    assert str(every).strip("0") in {"1", "2", "5"}


# -- reading and choosing ---------------------------------------------------------------------


def test_hovering_reads_out_the_nearest_place(qtbot: QtBot) -> None:
    chart = shown(qtbot, HILL)
    move_to(chart, chart.point(12, 30))
    assert QToolTip.text() == "place 1"
    move_to(chart, chart.point(19, 30))
    assert QToolTip.text() == "place 2"
    line = colour_at(chart.grab().toImage(), chart.point(20, 50))
    QApplication.sendEvent(chart, QEvent(QEvent.Type.Leave))
    assert colour_at(chart.grab().toImage(), chart.point(20, 50)) != line
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_keys_read_out_one_place_after_the_other(qtbot: QtBot) -> None:
    chart = shown(qtbot, HILL)
    told: list[str] = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(chart, key)
        told.append(QToolTip.text())
    assert told == ["place 0", "place 2", "place 2", "place 1"]


def test_the_wheel_scrolls_the_page(qtbot: QtBot) -> None:
    chart = shown(qtbot, HILL, chooses=True)
    assert not wheel(chart, 1, 200, Qt.KeyboardModifier.NoModifier)
    assert chart.across == pytest.approx((0, 20))
    plain = shown(qtbot, HILL)
    assert not wheel(plain, 1, 200)


@given(
    places=st.lists(st.integers(-50, 50), unique=True, min_size=1).map(sorted),
    x=st.floats(-60, 60),
)
def test_the_nearest_place_is_found(places: list[int], x: float) -> None:
    place = Plot(places=places).nearest(x)
    assert place is not None
    assert abs(places[place] - x) == min(abs(each - x) for each in places)
    assert Plot().nearest(x) is None


# -- the win-chance graph ---------------------------------------------------------------------


def graph(qtbot: QtBot, plies: int = 41, seats: int = 2) -> Chart:
    first = tuple(0.48 + 0.15 * ply / (plies - 1) for ply in range(plies))
    rest = tuple((1 - chance) / (seats - 1) for chance in first)
    others = (SeatLine(seat, f"Seat {seat}", rest) for seat in range(1, seats))
    chart = win_chance_graph()
    qtbot.addWidget(chart)
    chart.chosen.connect(chart.set_current)
    chart.show_plot(win_chances((SeatLine(0, "Anna", first), *others), ((7, 0), (20, 1))))
    chart.resize(448, 120)
    chart.show()
    QApplication.processEvents()
    return chart


def test_graph_says_itself_in_words(qtbot: QtBot) -> None:
    chances = (0.48, 0.5, math.nan, 0.52, 0.63, 0.63)
    plot = win_chances((SeatLine(0, "Anna", chances),))
    assert plot.words == f"Anna from 48% to 63%, {tr('kit-biggest-swing', swing=4)}"
    assert plot.tip(3) == "Step 3\nAnna: 52%"
    assert plot.tip(2) == tr("kit-ply", ply=2)


def test_the_graph_names_rounds_where_they_begin_as_far_as_there_is_room() -> None:
    lines = (SeatLine(0, "Anna", (0.5,) * 101),)
    plot = win_chances(lines, rounds=[1 + ply // 3 for ply in range(101)])
    ticks = plot.across.ticks_between(0, 100, 9)
    assert ticks[:3] == [(0, tr("kit-round", round=1)), (21, "8"), (30, "11")]
    assert len(ticks) == 10
    assert plot.across.ticks_between(10, 22, 9) == [(12, "5"), (15, "6"), (18, "7"), (21, "8")]


def test_the_full_range_the_even_line_and_turning_points_are_shown(qtbot: QtBot) -> None:
    chart = graph(qtbot)
    assert (chart.across, chart.up) == ((0, 40), (0, 1))
    picture = chart.grab().toImage()
    for ply, chance in ((7, 0.48 + 0.15 * 7 / 40), (20, 1 - 0.48 - 0.15 * 20 / 40)):
        dot = chart.point(ply, chance) - QPointF(2, 0)
        assert name(Token.LAST_MOVE) in colour_at(picture, dot)
    third = graph(qtbot, seats=3)
    picture = third.grab().toImage()
    assert darkest(picture, third.point(39.8, 1 / 3)) < darkest(picture, third.point(39.8, 0.8))
    texts = [text for _, text in third.plot.up.ticks_between(0, 1, 3)]
    assert texts == ["0%", "33%", "100%"]


def test_money_has_its_own_even_line_and_may_lie_beyond(qtbot: QtBot) -> None:
    lines = (SeatLine(0, "Anna", (0.4, 1.3)), SeatLine(1, "Ben", (0.4, -0.2)))
    plot = win_chances(lines, even=0.4)
    assert (plot.up.low, plot.up.high) == (-0.2, 1.3)
    assert plot.up.ticks is not None
    assert list(plot.up.ticks(-0.2, 1.3)) == [-0.2, 0.4, 1.3]


def test_a_line_goes_straight_over_what_is_not_known(qtbot: QtBot) -> None:
    chart = shown(qtbot, win_chances((SeatLine(0, "A", (0.2, math.nan, math.nan, 0.8, math.nan)),)))
    picture, seat = chart.grab().toImage(), theme().seat_color(0).name()
    assert seat in colour_at(picture, chart.point(1, 0.4))
    assert seat in colour_at(picture, chart.point(2, 0.6))
    assert seat not in colour_at(picture, chart.point(3.5, 0.8))


def test_a_turning_point_with_an_unknown_chance_has_no_dot() -> None:
    lines = (SeatLine(0, "Anna", (math.nan, 0.6)), SeatLine(1, "Ben", (math.nan, 0.4)))
    (dots,) = (
        each for each in win_chances(lines, ((0, 0), (1, 1))).marks if isinstance(each, Dots)
    )
    assert (dots.xs, dots.ys) == ([1], [0.4])


def test_click_jumps_and_drag_scrubs(qtbot: QtBot) -> None:
    chart = graph(qtbot)
    seen: list[int] = []
    chart.chosen.connect(seen.append)
    QTest.mousePress(chart, _LEFT, pos=chart.point(20, 0.2).toPoint())
    for ply in (21, 25, 30):
        move_to(chart, chart.point(ply, 0.5), _LEFT)
    assert seen == [20, 21, 25, 30]


def test_the_hairline_stands_at_the_current_place(qtbot: QtBot) -> None:
    chart = graph(qtbot)
    chart.set_current(30)
    picture = chart.grab().toImage()
    assert darkest(picture, chart.point(30, 0.8)) < darkest(picture, chart.point(0, 0.8)) - 50


def test_another_step_moves_the_hairline_and_draws_nothing_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    chart = graph(qtbot)
    monkeypatch.setattr(Chart, "_draw", lambda _chart: pytest.fail("It is drawn already."))
    monkeypatch.setattr(Chart, "_fit", lambda _chart: pytest.fail("It has its place."))
    before = chart.grab().toImage()
    chart.set_current(30)
    assert chart.grab().toImage() != before


def test_arrow_keys_step_and_stop_at_the_ends(qtbot: QtBot) -> None:
    chart = graph(qtbot)
    for key, ply in (
        (Qt.Key.Key_End, 40),
        (Qt.Key.Key_Left, 39),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
    ):
        QTest.keyClick(chart, key)
        assert chart.current == ply


def test_the_wheel_with_ctrl_zooms_around_the_pointer(qtbot: QtBot) -> None:
    chart = graph(qtbot)
    place = chart.point(30, 0.5).x()
    assert wheel(chart, 2, place)
    low, high = chart.across
    assert high - low == pytest.approx(40 / 1.25**2)
    assert chart.point(30, 0.5).x() == pytest.approx(place)
    wheel(chart, -10, place)
    assert chart.across == pytest.approx((0, 40))


def test_double_click_shows_all(qtbot: QtBot) -> None:
    chart = graph(qtbot)
    wheel(chart, 4, 200)
    QTest.mouseDClick(chart, _LEFT)
    assert (chart.across, chart.up) == ((0, 40), (0, 1))


def test_a_zoom_never_leaves_the_record_and_follows_the_hairline(qtbot: QtBot) -> None:
    chart = graph(qtbot)
    chart.zoom(100, 0)
    assert chart.across == pytest.approx((0, 5))
    chart.set_current(39)
    low, high = chart.across
    assert low <= 39 <= high <= 40
    assert high - low == pytest.approx(5)


def test_a_shorter_record_forgets_the_zoom(qtbot: QtBot) -> None:
    chart = graph(qtbot)
    chart.set_current(40)
    chart.zoom(4, 20)
    chart.show_plot(win_chances((SeatLine(0, "Anna", (0.5, 0.6)),)))
    assert chart.across == pytest.approx((0, 1))
    assert chart.current == 1


@pytest.mark.parametrize("plies", [0, 1, 2])
def test_short_records_can_be_drawn_and_used(qtbot: QtBot, plies: int) -> None:
    plot = win_chances((SeatLine(0, "Anna", (0.5,) * plies),), ((0, 0), (5, 0)))
    chart = shown(qtbot, plot, chooses=True)
    wheel(chart, 3, 100)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    QTest.mouseClick(chart, _LEFT)
    move_to(chart, QPointF(100, 50))
    chart.grab()
    assert chart.current == 0


# -- the dice histogram -----------------------------------------------------------------------


def test_histogram_shows_and_says_what_came(qtbot: QtBot) -> None:
    faces = [Face(str(number), 10 + 4 * number, 20, 12, 28) for number in range(1, 7)]
    chart = dice_histogram(Histogram(DieKind.PIPS, tuple(faces), rolled=144, probability=0.1))
    qtbot.addWidget(chart)
    first = chart.accessibleDescription().split("; ")[0]
    assert first == tr(
        "match-times-expected-95-fair",
        name="1",
        observed=14,
        expected="20.0",
        low="12",
        high="28",
    )
    chart.resize(360, 140)
    chart.show()
    QApplication.processEvents()
    picture = chart.grab().toImage()
    assert colour_at(picture, chart.point(0, 8)) == {name(Token.ACCENT)}
    assert colour_at(picture, chart.point(5, 8)) == {name(Token.WARN)}  # 34 is too often
    move_to(chart, chart.point(5.2, 8))
    assert QToolTip.text().startswith("6: 34 times")
    die = chart.point(0, 0) + QPointF(0, 20)
    assert len(colour_at(picture, die) | colour_at(picture, die + QPointF(0, 4))) > 1


def test_a_histogram_without_dice_can_be_drawn(qtbot: QtBot) -> None:
    chart = dice_histogram(Histogram(DieKind.PIPS, (), rolled=0, probability=1.0))
    qtbot.addWidget(chart)
    chart.show()
    chart.grab()
