"""Hint cards, bars, win-chance graph, histogram, transport."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QGuiApplication, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gui.kit import win_graph
from gui.kit.bars import Preference, PreferenceBar, ProbabilityBar, SeatShare, spread
from gui.kit.card import CardTone
from gui.kit.chance_lines import Plot, SeatLine, marked_plies
from gui.kit.hint_card import HintCard, HintView
from gui.kit.label import Label
from gui.kit.transport import TransportBar, speed_name
from gui.kit.win_graph import GraphView, WinChanceGraph
from gui.match.histogram import DiceHistogram, FaceCount
from gui.style import Token, TypeRole, theme
from gui.style.motion import SPEEDS, pace
from gui.table.dice.view import PIP_FACES

_NO_KEYS = Qt.KeyboardModifier.NoModifier

BEST = HintView(
    "Keep 1 1 5, roll 3",
    "64.8 %",
    "± 0.4",
    Preference(0.7, 0.6, 0.8),
    ("First reason.", "Second reason."),
    "2,140 visits",
    best=True,
)


def _texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(Label) if not label.isHidden()]


def _enter(widget: QWidget) -> None:
    spot = QPointF(5, 5)
    QApplication.sendEvent(widget, QEnterEvent(spot, spot, spot))


def _leave(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


def _wheel(widget: QWidget, steps: int, x: float, keys: Qt.KeyboardModifier = _NO_KEYS) -> None:
    spot, turn, inverted = QPointF(x, 60), QPoint(0, 120 * steps), False
    no_button, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    there = widget.mapToGlobal(spot)
    event = QWheelEvent(spot, there, QPoint(), turn, no_button, keys, phase, inverted)
    QApplication.sendEvent(widget, event)


# Hint card


def test_hint_card_shows_plan_value_error_and_first_reason(qtbot: QtBot) -> None:
    card = HintCard(BEST)
    qtbot.addWidget(card)
    assert _texts(card) == ["Keep 1 1 5, roll 3", "64.8 %", "± 0.4", "First reason."]
    assert card.tone is CardTone.ADVISED
    card.open_reasons(is_open=True)
    assert _texts(card)[-2:] == ["First reason.", "Second reason."]


def test_hover_or_focus_previews_until_both_are_gone(qtbot: QtBot) -> None:
    card = HintCard(BEST)
    qtbot.addWidget(card)
    told: list[bool] = []
    card.previewed.connect(told.append)
    with qtbot.waitActive(card):
        card.show()
        card.activateWindow()
    card.setFocus()
    _enter(card)
    _leave(card)
    card.clearFocus()
    assert told == [True, False]
    _enter(card)
    _leave(card)
    assert told == [True, False, True, False]


def test_enter_or_double_click_plays_the_plan(qtbot: QtBot) -> None:
    card = HintCard(BEST)
    qtbot.addWidget(card)
    with qtbot.waitSignal(card.played):
        QTest.keyClick(card, Qt.Key.Key_Return)
    with qtbot.waitSignal(card.played):
        QTest.mouseDClick(card, Qt.MouseButton.LeftButton)


def test_copy_gives_plain_text(qtbot: QtBot) -> None:
    card = HintCard(BEST)
    qtbot.addWidget(card)
    QTest.keyClick(card, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == (
        "Keep 1 1 5, roll 3 64.8 % ± 0.4\n– First reason.\n– Second reason."
    )


def test_the_played_plan_has_the_seat_s_edge_and_a_word(qtbot: QtBot) -> None:
    card = HintCard(HintView("Bank", "62 %", "", Preference(0.2), played_by=1))
    qtbot.addWidget(card)
    card.resize(300, 80)
    assert "played" in _texts(card)
    assert card.grab().toImage().pixelColor(1, 40) == theme().seat_color(1)


def test_more_is_a_button_for_the_keyboard_too(qtbot: QtBot) -> None:
    card = HintCard(BEST)
    qtbot.addWidget(card)
    more = next(button for button in card.findChildren(QWidget) if _is_more(button))
    QTest.keyClick(more, Qt.Key.Key_Space)
    assert "Second reason." in _texts(card)


def _is_more(widget: QWidget) -> bool:
    return getattr(widget, "text", str)() == "More"


# Bars


def test_preference_bar_grows_to_its_share(qtbot: QtBot) -> None:
    bar = PreferenceBar(Preference(0.2, 0.1, 0.3))
    qtbot.addWidget(bar)
    bar.set_preference(Preference(0.9))
    assert bar.property("shown_share") < 0.9
    pace().finish_all()
    assert bar.property("shown_share") == pytest.approx(0.9)


def test_preference_bar_is_filled_with_violet(qtbot: QtBot, still: None) -> None:
    bar = PreferenceBar(Preference(0.5))
    qtbot.addWidget(bar)
    bar.resize(200, bar.height())
    image = bar.grab().toImage()
    middle = bar.height() // 2
    assert image.pixelColor(60, middle) == theme().color(Token.HINT)
    assert image.pixelColor(140, middle) == theme().color(Token.SUNKEN)


def test_probability_bar_divides_its_width(qtbot: QtBot, still: None) -> None:
    bar = ProbabilityBar((SeatShare(0, 0.75, "75 %"), SeatShare(1, 0.25, "25 %")))
    qtbot.addWidget(bar)
    bar.resize(400, bar.height())
    image = bar.grab().toImage()
    assert image.pixelColor(290, 4) == theme().seat_color(0)
    assert image.pixelColor(310, 4) == theme().seat_color(1)
    bar.set_shares((SeatShare(0, 0.25, "25 %"), SeatShare(1, 0.75, "75 %")))
    assert bar.grab().toImage().pixelColor(290, 4) == theme().seat_color(1)
    assert bar.accessibleName() == "25 %, 75 %"


def test_probability_bar_moves_in_between(qtbot: QtBot) -> None:
    bar = ProbabilityBar((SeatShare(0, 1.0, "100 %"), SeatShare(1, 0.0, "0 %")))
    qtbot.addWidget(bar)
    bar.resize(400, bar.height())
    bar.set_shares((SeatShare(0, 0.0, "0 %"), SeatShare(1, 1.0, "100 %")))
    bar.setProperty("change", 0.5)
    image = bar.grab().toImage()
    assert image.pixelColor(100, 4) == theme().seat_color(0)
    assert image.pixelColor(300, 4) == theme().seat_color(1)


def test_other_seats_need_no_history(qtbot: QtBot) -> None:
    bar = ProbabilityBar((SeatShare(0, 1.0, "100 %"),))
    qtbot.addWidget(bar)
    bar.set_shares([SeatShare(seat, 0.2, "20 %") for seat in range(5)])
    assert len(bar.shares) == 5
    bar.grab()


@given(st.lists(st.tuples(st.floats(0, 300), st.floats(10, 50)), min_size=1, max_size=6))
def test_labels_keep_their_order_apart_and_inside(labels: list[tuple[float, float]]) -> None:
    middles = sorted(middle for middle, _ in labels)
    widths = [width for _, width in labels]
    lefts = spread(middles, widths, 400, 8)
    for place, (left, width) in enumerate(zip(lefts, widths, strict=True)):
        assert left >= -1e-6
        assert left + width <= 400 + 1e-6
        if place:
            assert left >= lefts[place - 1] + widths[place - 1] + 8 - 1e-6


# Win-chance graph


def _graph(qtbot: QtBot, plies: int = 41) -> WinChanceGraph:
    first = tuple(0.48 + 0.15 * ply / (plies - 1) for ply in range(plies))
    second = tuple(1 - chance for chance in first)
    lines = (SeatLine(0, "Anna", first), SeatLine(1, "Bruno", second))
    graph = WinChanceGraph(GraphView(lines, (7, 20)))
    qtbot.addWidget(graph)
    graph.resize(448, 120)
    graph.plyChosen.connect(graph.set_current)
    return graph


def test_graph_says_itself_in_words(qtbot: QtBot) -> None:
    chances = (0.48, 0.5, math.nan, 0.52, 0.63, 0.63)
    graph = WinChanceGraph(GraphView((SeatLine(0, "Anna", chances),)))
    qtbot.addWidget(graph)
    assert graph.accessibleDescription() == "Anna from 48\u202f% to 63\u202f%, biggest swing at 4"
    graph.grab()


def test_the_axis_has_room_for_its_labels(qtbot: QtBot) -> None:
    graph = _graph(qtbot)
    narrow = graph.plot_rect().left()
    view = graph.view
    graph.set_view(GraphView(view.lines, text=lambda chance: f"{1000 * chance:+.1f} cents"))
    widest = QFontMetricsF(theme().font(TypeRole.LABEL)).horizontalAdvance("+1000.0 cents")
    assert graph.plot_rect().left() >= widest > narrow


def test_click_jumps_and_drag_scrubs(qtbot: QtBot) -> None:
    graph = _graph(qtbot)
    spot = QPoint(round(graph.plot.x_of(20)), 50)
    with qtbot.waitSignal(graph.plyChosen) as chosen:
        QTest.mousePress(graph, Qt.MouseButton.LeftButton, pos=spot)
    assert chosen.args == [20]
    for ply in (21, 25, 30):
        QTest.mouseMove(graph, QPoint(round(graph.plot.x_of(ply)), 50))
    QTest.mouseRelease(graph, Qt.MouseButton.LeftButton, pos=spot)


def test_arrow_keys_step_and_stop_at_the_ends(qtbot: QtBot) -> None:
    graph = _graph(qtbot)
    for key, ply in (
        (Qt.Key.Key_End, 40),
        (Qt.Key.Key_Left, 39),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
    ):
        QTest.keyClick(graph, key)
        assert graph.current == ply


def test_wheel_zooms_around_the_pointer(qtbot: QtBot) -> None:
    graph = _graph(qtbot)
    x = graph.plot.x_of(30)
    _wheel(graph, 4, x)
    low, high = graph.x_range
    assert high - low < 20
    assert graph.plot.x_of(30) == pytest.approx(x, abs=0.5)
    _wheel(graph, -20, x)
    assert graph.x_range == pytest.approx((0, 40))


def test_y_zooms_in_steps_of_ten_percent(qtbot: QtBot) -> None:
    graph = _graph(qtbot)
    for _ in range(6):
        _wheel(graph, 1, 100, Qt.KeyboardModifier.ControlModifier)
    assert graph.y_range == pytest.approx((0.4, 0.6))
    QTest.mouseDClick(graph, Qt.MouseButton.LeftButton)
    assert graph.y_range == (0, 1)


def test_what_lies_beyond_the_usual_range_is_shown(qtbot: QtBot) -> None:
    """Money may: a result of -150 ct on a scale that usually ends at -127."""
    line = SeatLine(0, "Anna", (0.5, math.nan, -0.1, 1.05))
    graph = WinChanceGraph(GraphView((line,)))
    qtbot.addWidget(graph)
    assert graph.y_range == pytest.approx((-0.1, 1.05))
    graph.zoom_y(1)
    assert graph.y_range == pytest.approx((0.015, 0.935))


def test_a_zoomed_graph_follows_the_shown_ply(qtbot: QtBot) -> None:
    graph = _graph(qtbot)
    graph.zoom_x(4, 0)
    assert graph.x_range == pytest.approx((0, 10))
    graph.set_current(39)
    low, high = graph.x_range
    assert low <= 39 <= high
    assert high - low == pytest.approx(10)


def test_a_shorter_record_forgets_the_zoom(qtbot: QtBot) -> None:
    graph = _graph(qtbot)
    graph.set_current(40)
    graph.zoom_x(4)
    graph.set_view(GraphView((SeatLine(0, "Anna", (0.5, 0.6)),)))
    assert graph.x_range == pytest.approx((0, 1))
    assert graph.current == 1


@pytest.mark.parametrize("plies", [0, 1, 2])
def test_short_records_can_be_drawn_and_used(qtbot: QtBot, plies: int) -> None:
    graph = WinChanceGraph(GraphView((SeatLine(0, "Anna", (0.5,) * plies),), (0, 5)))
    qtbot.addWidget(graph)
    graph.grab()
    _wheel(graph, 3, 100)
    QTest.keyClick(graph, Qt.Key.Key_Right)
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton)
    assert graph.current == 0


def _long_graph(qtbot: QtBot, plies: int = 2000) -> WinChanceGraph:
    lines = [
        SeatLine(seat, f"Seat {seat}", tuple((seat + 1 + ply / plies) / 5 for ply in range(plies)))
        for seat in range(3)
    ]
    graph = WinChanceGraph(GraphView(tuple(lines), (7,)))
    qtbot.addWidget(graph)
    graph.resize(800, 120)
    return graph


def _colours(graph: WinChanceGraph) -> set[str]:
    picture = graph.grab().toImage()
    wide, high = picture.width(), picture.height()
    return {picture.pixelColor(x, y).name() for x in range(0, wide, 2) for y in range(high)}


def _seat_colours() -> set[str]:
    return {theme().seat_color(seat).name() for seat in range(3)}


def test_another_step_moves_the_hairline_and_draws_no_line_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    graph = _graph(qtbot)
    graph.set_current(10)
    before = graph.grab().toImage()
    drawn: list[SeatLine] = []

    def paint_line(_painter: QPainter, _plot: Plot, line: SeatLine) -> None:
        drawn.append(line)

    monkeypatch.setattr(win_graph, "paint_line", paint_line)
    graph.set_current(30)
    after = graph.grab().toImage()
    assert not drawn
    changed = [
        x
        for x in range(before.width())
        if any(before.pixel(x, y) != after.pixel(x, y) for y in range(before.height()))
    ]
    places = [graph.plot.x_of(10), graph.plot.x_of(30)]
    assert changed
    assert all(min(abs(x - place) for place in places) <= 8 for x in changed)
    graph.zoom_x(2)
    graph.grab()
    assert drawn


def test_a_line_goes_straight_over_what_is_not_known(qtbot: QtBot) -> None:
    chances = (0.2, math.nan, math.nan, 0.8, math.nan)
    graph = WinChanceGraph(GraphView((SeatLine(0, "Anna", chances),)))
    qtbot.addWidget(graph)
    graph.resize(448, 120)
    picture, plot = graph.grab().toImage(), graph.plot
    colour = theme().seat_color(0).name()

    def drawn(ply: float, chance: float) -> bool:
        place = plot.point(ply, chance).toPoint()
        near = (place + QPoint(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1))
        return any(picture.pixelColor(spot).name() == colour for spot in near)

    assert drawn(1, 0.4)
    assert drawn(2, 0.6)
    assert not drawn(3.5, 0.8)


def test_marks_of_a_long_game_keep_their_distance(qtbot: QtBot) -> None:
    for plies, every in ((41, 10), (400, 50), (2000, 200)):
        graph = _long_graph(qtbot, plies)
        first, second = (marked_plies(graph.plot, line) for line in graph.view.lines[:2])
        assert first == list(range(0, plies, every))
        assert not set(first) & set(second)
        assert graph.plot.ply_width * every >= theme().pxf(60)


@given(
    known=st.lists(st.booleans(), min_size=1, max_size=900),
    seat=st.integers(0, 5),
)
def test_marks_stand_where_something_is_known(known: list[bool], seat: int) -> None:
    line = SeatLine(seat, "Anna", tuple(0.5 if value else math.nan for value in known))
    plot = Plot(QRectF(0, 0, 500, 100), (0, max(1, len(known) - 1)), (0, 1))
    marks = marked_plies(plot, line)
    assert all(known[ply] for ply in marks)
    assert len(marks) <= 500 / 60 + 1


# Histogram


def test_histogram_says_itself_in_words(qtbot: QtBot) -> None:
    counts = [
        FaceCount(face, str(number), 20 + number, 20, 12.5, 28.1)
        for number, face in enumerate(PIP_FACES, start=1)
    ]
    histogram = DiceHistogram(counts)
    qtbot.addWidget(histogram)
    first = histogram.accessibleDescription().split("; ")[0]
    assert first == "1: 21 times, expected 20.0, 95 % of fair games 12 to 28"
    histogram.grab()
    histogram.set_counts(())
    histogram.grab()


# Transport


def test_transport_only_asks(qtbot: QtBot) -> None:
    bar = TransportBar()
    qtbot.addWidget(bar)
    with qtbot.waitSignal(bar.playRequested) as asked:
        QTest.mouseClick(bar.play, Qt.MouseButton.LeftButton)
    assert asked.args == [True]
    assert not bar.playing
    bar.set_playing(True)
    assert bar.play.accessibleName() == "Pause"
    with qtbot.waitSignal(bar.playRequested) as asked:
        QTest.mouseClick(bar.play, Qt.MouseButton.LeftButton)
    assert asked.args == [False]


def test_transport_stops_at_the_ends_of_the_record(qtbot: QtBot) -> None:
    bar = TransportBar()
    qtbot.addWidget(bar)
    buttons = (bar.start, bar.back, bar.step, bar.end)
    bar.set_position(0, 10)
    assert [button.isEnabled() for button in buttons] == [False, False, True, True]
    bar.set_position(10, 10)
    assert [button.isEnabled() for button in buttons] == [True, True, False, False]


def test_transport_goes_through_all_speeds(qtbot: QtBot) -> None:
    bar = TransportBar()
    qtbot.addWidget(bar)
    bar.speedRequested.connect(bar.set_speed)
    bar.set_speed(SPEEDS[0])
    seen = [bar.speed]
    while bar.faster.isEnabled():
        QTest.mouseClick(bar.faster, Qt.MouseButton.LeftButton)
        seen.append(bar.speed)
    assert tuple(seen) == SPEEDS
    assert not bar.slower.isEnabled() or bar.speed == math.inf
    bar.speed_button.menu().actions()[0].trigger()
    assert bar.speed == 0.25
    assert not bar.slower.isEnabled()


def test_speeds_are_written_short() -> None:
    assert [speed_name(speed) for speed in SPEEDS] == [
        "¼×",
        "½×",
        "1×",
        "2×",
        "4×",
        "8×",
        "16×",
        "∞",
    ]
