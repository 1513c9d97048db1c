"""The surface: spots are pressed, dragged, walked, zoomed, told and read; things fly over it."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from unittest.mock import patch

import pytest
import shiboken6
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QColor,
    QFocusEvent,
    QHelpEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QLineEdit, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui.kit.pictures import PictureCache
from gui.style import Look, Scheme, theme
from gui.style.motion import pace
from gui.table.spots import Flight, Mark, Spot
from gui.table.surface import Surface
from gui.table.zoom import MOST_ZOOM
from tests.gui.motion import finish_all

SIDE = 40
painted: list[tuple[str, float]] = []
named: list[str] = []


def paint(painter: QPainter, rect: QRectF, colour: str) -> None:
    painted.append((colour, rect.width()))
    painter.fillRect(rect, QColor(colour))


@dataclass(frozen=True)
class Cells:
    """A table of colored cells, three in a row; pressing a capital letter does something."""

    text: str
    chips: tuple[int, ...] = ()
    colours: str = "#ff0000 #00ff00 #0000ff"
    groups: int = 1

    @property
    def ground_look(self) -> Hashable:
        return None

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        painter.fillRect(QRectF(QPointF(), size), QColor("#123456"))

    def rect(self, cell: int) -> QRectF:
        return QRectF(cell % 3 * SIDE, cell // 3 * SIDE, SIDE, SIDE)

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        return [self._spot(cell) for cell in range(len(self.text))]

    def _spot(self, cell: int) -> Spot:
        letter = self.text[cell]

        def name() -> str:
            named.append(letter)
            return f"cell {letter}"

        return Spot(
            key=letter.upper(),
            rect=self.rect(cell),
            look=None if letter == "." else (paint, self.colours.split()[cell % 3]),
            name=name,
            tip=f"tip of {letter}",
            active=letter.isupper(),
            draggable=letter.isupper(),
            place=cell if letter.isupper() else None,
            group=str(cell * self.groups // len(self.text)),
            row=cell // 3,
            column=cell % 3,
        )

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        return [Mark(self.rect(cell), (paint, "#ffff00")) for cell in self.chips]


class Heard:
    """What a surface emits."""

    def __init__(self, surface: Surface) -> None:
        self.events: list[tuple[object, ...]] = []
        surface.pressed.connect(lambda key: self.events.append(("pressed", key)))
        surface.grabbed.connect(lambda key: self.events.append(("grabbed", key)))
        surface.dropped.connect(lambda key, target: self.events.append(("dropped", key, target)))
        surface.table.landed.connect(lambda: self.events.append(("landed",)))


@pytest.fixture
def surface(qtbot: QtBot, plain_look: None) -> Surface:
    """Three by two cells, of which A, B and F mean something."""
    made = Surface(QSize(300, 200), QSize(60, 60))
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show_table(Cells("ABcdeF"))
    made.show()
    painted.clear()
    named.clear()
    return made


def _middle(surface: Surface, key: str) -> QPoint:
    return surface.spot_rect(key).center()


def _click(surface: Surface, at: QPoint) -> None:
    QTest.mouseClick(surface.viewport(), Qt.MouseButton.LeftButton, pos=at)


def _colour(surface: Surface, at: QPoint) -> str:
    return surface.grab().toImage().pixelColor(at).name()


# -- what is shown ---------------------------------------------------------------------------------


def test_a_table_is_drawn_ground_spots_and_marks(surface: Surface) -> None:
    surface.show_table(Cells("ABcdeF", chips=(5,)))
    assert _colour(surface, QPoint(250, 150)) == "#123456"
    assert [_colour(surface, _middle(surface, key)) for key in "ABC"] == [
        "#ff0000",
        "#00ff00",
        "#0000ff",
    ]
    assert _colour(surface, _middle(surface, "F")) == "#ffff00"


def test_only_what_has_changed_is_painted(surface: Surface) -> None:
    surface.show_table(Cells("ABcdeF"))
    assert painted == []
    surface.show_table(Cells("ABcdeF", colours="#ff0000 #00ff00 #0a0b0c"))
    assert painted == [("#0a0b0c", SIDE)], "equal looks share one picture"
    surface.show_table(Cells("ABcdeF"))
    assert painted == [("#0a0b0c", SIDE)], "pictures are kept"


def test_what_left_the_table_is_gone(surface: Surface) -> None:
    surface.show_table(Cells("AB"))
    assert _colour(surface, QPoint(100, 20)) == "#123456"
    assert surface.spot_rect("C").isEmpty()
    assert list(surface.table.spots) == ["A", "B"]


def test_another_theme_paints_everything_anew(surface: Surface) -> None:
    theme().set_look(Look(Scheme.DARK, high_contrast=False, scale=100))
    assert {colour for colour, _ in painted} >= {"#ff0000", "#00ff00", "#0000ff"}


def test_the_cache_forgets_what_was_used_longest_ago(qapp: QApplication) -> None:
    cache = PictureCache(most=3 * 10 * 10 * 4)
    rect = QRectF(0, 0, 10, 10)
    for colour in ("#000001", "#000002", "#000003", "#000001", "#000004"):
        cache.picture((paint, colour), rect, 1.0)
    painted.clear()
    for colour in ("#000001", "#000003", "#000004", "#000002"):
        cache.picture((paint, colour), rect, 1.0)
    assert [colour for colour, _ in painted] == ["#000002"]


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_pictures_lie_on_whole_pixels_of_the_device(qapp: QApplication, ratio: float) -> None:
    picture = PictureCache().picture((paint, "#ff0000"), QRectF(3.3, 4.7, 10, 10), ratio, 2.0)
    for way in (picture.corner.x(), picture.corner.y()):
        assert way * ratio == pytest.approx(round(way * ratio))
    assert picture.corner.x() <= 1.3
    assert picture.corner.x() + picture.pixmap.width() / ratio >= 15.3


# -- mouse -----------------------------------------------------------------------------------------


def test_clicks_tell_the_spot_and_nothing_beside_all(surface: Surface) -> None:
    heard = Heard(surface)
    _click(surface, _middle(surface, "B"))
    _click(surface, _middle(surface, "C"))
    _click(surface, QPoint(250, 150))
    assert heard.events == [("pressed", "B"), ("pressed", "C")]
    assert surface.keyboard.focused is None, "a click shows no ring"


def test_two_quick_clicks_press_twice(surface: Surface) -> None:
    heard = Heard(surface)
    _click(surface, _middle(surface, "B"))
    QTest.mouseDClick(surface.viewport(), Qt.MouseButton.LeftButton, pos=_middle(surface, "B"))
    QTest.mouseRelease(surface.viewport(), Qt.MouseButton.LeftButton, pos=_middle(surface, "B"))
    assert heard.events == [("pressed", "B")] * 2


def test_the_higher_and_then_the_smaller_spot_is_meant(surface: Surface) -> None:
    @dataclass(frozen=True)
    class Heap(Cells):
        def spots(self, size: QSizeF) -> Sequence[Spot]:
            under = Spot("under", QRectF(0, 0, 100, 100))
            small = Spot("small", QRectF(10, 10, 50, 50))
            return [small, under, replace(small, key="high", rect=QRectF(0, 0, 30, 30), layer=2)]

    surface.show_table(Heap(""))
    found = [surface.spot_at(QPoint(at, at)) for at in (20, 40, 80, 120)]
    assert [spot and spot.key for spot in found] == ["high", "small", "under", None]


def _drag(surface: Surface, start: QPoint, end: QPoint) -> None:
    view = surface.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view, (start + end) / 2)
    QTest.mouseMove(view, end)


def test_a_drag_carries_the_picture_and_tells_where_it_was_dropped(surface: Surface) -> None:
    heard = Heard(surface)
    end = _middle(surface, "E")
    _drag(surface, _middle(surface, "A"), end)
    assert surface.table.held == "A"
    assert _colour(surface, end) == "#ff0000"
    assert _colour(surface, _middle(surface, "A")) == "#123456"
    surface.show_table(Cells("ABcdeF", chips=(2,)))
    assert surface.table.held == "A", "another state does not end the drag"
    QTest.mouseRelease(surface.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert _colour(surface, _middle(surface, "A")) == "#ff0000"
    assert heard.events == [("grabbed", "A"), ("dropped", "A", "E")]


def test_a_drag_beside_all_and_one_back_home(surface: Surface) -> None:
    heard = Heard(surface)
    for end in (QPoint(250, 150), _middle(surface, "A") + QPoint(12, 0)):
        _drag(surface, _middle(surface, "A"), end)
        QTest.mouseRelease(surface.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert heard.events == [("grabbed", "A"), ("dropped", "A", None), ("grabbed", "A")]


def test_a_shaky_click_is_no_drag_and_what_is_fixed_stays(surface: Surface) -> None:
    heard = Heard(surface)
    near = _middle(surface, "A") + QPoint(QApplication.startDragDistance() // 2, 0)
    _drag(surface, _middle(surface, "A"), near)
    QTest.mouseRelease(surface.viewport(), Qt.MouseButton.LeftButton, pos=near)
    _drag(surface, _middle(surface, "C"), _middle(surface, "E"))
    QTest.mouseRelease(surface.viewport(), Qt.MouseButton.LeftButton, pos=_middle(surface, "E"))
    assert heard.events == [("pressed", "A")]


def test_a_drag_ends_when_its_spot_leaves_the_table(surface: Surface) -> None:
    heard = Heard(surface)
    _drag(surface, _middle(surface, "A"), QPoint(250, 150))
    surface.show_table(Cells("B"))
    QTest.mouseRelease(surface.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(250, 150))
    assert heard.events == [("grabbed", "A")]


def test_the_pointer_says_what_can_be_pressed(surface: Surface) -> None:
    shapes = []
    for key in "AC":
        QTest.mouseMove(surface.viewport(), _middle(surface, key))
        shapes.append(surface.viewport().cursor().shape())
    assert shapes == [Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor]


def test_tips_are_those_of_the_spots(qtbot: QtBot, surface: Surface) -> None:
    def ask(at: QPoint) -> None:
        event = QHelpEvent(QEvent.Type.ToolTip, at, surface.viewport().mapToGlobal(at))
        QApplication.sendEvent(surface.viewport(), event)

    ask(_middle(surface, "C"))
    assert QToolTip.text() == "tip of c"
    ask(QPoint(250, 150))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


# -- keyboard --------------------------------------------------------------------------------------


def test_arrows_walk_by_geometry_and_enter_presses(surface: Surface) -> None:
    heard = Heard(surface)
    walked = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(surface, key)
        walked.append(surface.keyboard.focused)
    assert walked == ["A", "B", "C", "C"], "first where it is, then on, to the border"
    QTest.keyClick(surface, Qt.Key.Key_Space)
    assert heard.events == [], "C means nothing; the key is the window's"
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Enter, Qt.Key.Key_Left):
        QTest.keyClick(surface, key)
    assert heard.events == [("pressed", "F")] * 2
    assert surface.keyboard.focused == "E"


def test_tab_goes_from_group_to_group_and_out(qtbot: QtBot, plain_look: None) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    before, after, made = QLineEdit(), QLineEdit(), Surface(QSize(300, 200), QSize(60, 60))
    for widget in (before, made, after):
        column.addWidget(widget)
    made.show_table(Cells("aBCdeF", groups=2))
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    before.setFocus()
    walked: list[object] = []
    for key in [Qt.Key.Key_Tab] * 3 + [Qt.Key.Key_Backtab] * 3:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        focus = QApplication.focusWidget()
        walked.append(made.keyboard.focused if focus is made else focus)
    assert walked == ["B", "F", after, "F", "B", before]


def test_digits_press_what_means_something(surface: Surface) -> None:
    heard = Heard(surface)
    for place in (1, 2, 5, 9):
        surface.press_place(place)
    assert heard.events == [("pressed", "B"), ("pressed", "F")]


def test_key_cues_lie_on_what_can_be_pressed(surface: Surface) -> None:
    plain = _colour(surface, QPoint(3, 8))
    surface.show_cues(True)
    assert _colour(surface, QPoint(3, 8)) != plain
    assert _colour(surface, QPoint(2 * SIDE + 3, 8)) == "#0000ff", "C has no key now"
    surface.show_table(Cells("abCdef"))
    assert _colour(surface, QPoint(3, 8)) == plain
    assert _colour(surface, QPoint(2 * SIDE + 3, 8)) != "#0000ff"
    surface.show_cues(False)
    assert _colour(surface, QPoint(2 * SIDE + 3, 8)) == "#0000ff"


# -- zoom ------------------------------------------------------------------------------------------


def _wheel(surface: Surface, notches: int, *, ctrl: bool = True) -> QWheelEvent:
    at = QPointF(_middle(surface, "B"))
    held = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        at,
        QPointF(surface.viewport().mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        held,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(surface.viewport(), event)
    return event


def test_the_wheel_zooms_first_softly_then_sharply(qtbot: QtBot, surface: Surface) -> None:
    _wheel(surface, 2)
    assert surface.zoom == pytest.approx(1.44)
    assert painted == []
    assert surface.spot_rect("A").width() == pytest.approx(SIDE * 1.44, abs=1.5)
    qtbot.waitUntil(lambda: len({colour for colour, _ in painted}) == 3)
    assert {width for _, width in painted} == {SIDE}, "in units of the table"
    _wheel(surface, 40)
    assert surface.zoom == MOST_ZOOM
    _wheel(surface, -40)
    assert surface.zoom == 1.0


def test_a_wheel_alone_is_not_taken_while_everything_fits(surface: Surface) -> None:
    assert not _wheel(surface, 1, ctrl=False).isAccepted()
    assert surface.zoom == 1.0


def test_a_zoomed_table_is_dragged_and_fitted(surface: Surface) -> None:
    heard = Heard(surface)
    surface.zoom_by(2.0)
    surface.horizontalScrollBar().setValue(0)
    surface.verticalScrollBar().setValue(0)
    before = surface.spot_rect("D").topLeft()
    _drag(surface, QPoint(290, 190), QPoint(270, 150))
    QTest.mouseRelease(surface.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(270, 150))
    assert surface.spot_rect("D").topLeft() == before - QPoint(20, 40)
    assert heard.events == []
    surface.fit()
    assert surface.zoom == 1.0
    surface.zoom_by(2.0)
    QTest.mouseDClick(surface.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(299, 199))
    assert surface.zoom == 1.0
    assert surface.spot_rect("D").topLeft() == QPoint(0, SIDE)


def test_spots_are_met_where_they_are_seen(surface: Surface) -> None:
    surface.zoom_by(2.0)
    heard = Heard(surface)
    _click(surface, _middle(surface, "F"))
    assert heard.events == [("pressed", "F")]


# -- flights ---------------------------------------------------------------------------------------


FLIGHT = Flight(QRectF(0, 0, 40, 40), QRectF(200, 100, 80, 80), ((paint, "#ff00ff"),), hides="A")


@pytest.mark.parametrize("way", ["waits", "finishes", "still"])
def test_a_flight_lands_once(qtbot: QtBot, surface: Surface, way: str) -> None:
    pace().set_reduced(way == "still")
    heard = Heard(surface)
    surface.table.fly([FLIGHT])
    if way == "waits":
        assert surface.table.flying
        assert _colour(surface, _middle(surface, "A")) != "#ff0000"
    elif way == "finishes":
        surface.table.finish()
    qtbot.waitUntil(lambda: heard.events == [("landed",)])
    assert not surface.table.flying
    assert _colour(surface, _middle(surface, "A")) == "#ff0000"
    surface.table.finish()
    assert heard.events == [("landed",)]


def test_what_is_on_its_way_continues_when_more_flies(qtbot: QtBot, surface: Surface) -> None:
    surface.table.fly([FLIGHT])
    qtbot.waitUntil(lambda: surface.table.seen("A") != FLIGHT.start)
    seen, lands = surface.table.seen("A"), surface.table.landings[0]
    other = replace(FLIGHT, start=QRectF(0, 0, 9, 9), end=QRectF(9, 9, 9, 9), hides="B")
    surface.table.fly([other, replace(FLIGHT, start=QRectF(300, 300, 40, 40))])
    now = surface.table.seen("A")
    assert seen is not None
    assert now is not None
    assert (now.center() - seen.center()).manhattanLength() < 20
    assert (len(surface.table.landings), min(surface.table.landings) < lands) == (2, True)
    surface.table.fly([replace(FLIGHT, end=FLIGHT.start)])
    surface.table.finish()
    assert not surface.table.flying


def test_a_mark_can_wait_for_what_it_belongs_to(surface: Surface) -> None:
    waiting = Mark(QRectF(0, 80, 40, 40), (paint, "#ffff00"), waits_for=frozenset({"A"}))
    with patch.object(Cells, "marks", lambda _cells, _size: [waiting]):
        surface.show_table(Cells("ABcdeF"))
    surface.table.fly([FLIGHT])
    assert _colour(surface, QPoint(20, 100)) != "#ffff00"
    surface.table.finish()
    assert _colour(surface, QPoint(20, 100)) == "#ffff00"


def test_a_click_ends_what_flies(surface: Surface) -> None:
    heard = Heard(surface)
    surface.table.fly([FLIGHT])
    _click(surface, _middle(surface, "B"))
    assert heard.events == [("landed",), ("pressed", "B")]


# -- screen readers --------------------------------------------------------------------------------


def _told(surface: Surface) -> list[QAccessibleInterface]:
    table = QAccessible.queryAccessibleInterface(surface)
    assert table.role() is QAccessible.Role.Table
    return [table.child(number) for number in range(table.childCount())]


def test_spots_are_told_with_name_place_and_state(surface: Surface) -> None:
    cells = _told(surface)
    assert [cell.text(QAccessible.Text.Name) for cell in cells] == [
        f"cell {letter}" for letter in "ABcdeF"
    ]
    assert not any(cell.state().disabled for cell in cells), "what means nothing can be read, too"
    at = surface.mapToGlobal(_middle(surface, "F"))
    table = QAccessible.queryAccessibleInterface(surface)
    assert table.childAt(at.x(), at.y()) is cells[5]
    assert table.indexOfChild(cells[4]) == 4
    assert cells[2].rect().size() == QSize(SIDE, SIDE)
    assert cells[2].parent().object() is surface


def test_spots_can_be_pressed_by_a_screen_reader(surface: Surface) -> None:
    heard = Heard(surface)
    for cell in _told(surface):
        action = _action(cell)
        for name in action.actionNames():
            action.doAction(name)
        action.doAction("something else")
    assert heard.events == [("pressed", key) for key in "ABCDEF"], "some answer why they can't be"


def _action(cell: QAccessibleInterface) -> QAccessibleActionInterface:
    pointer = cell.interface_cast(QAccessible.InterfaceType.ActionInterface)
    found = shiboken6.wrapInstance(int(pointer), QAccessibleActionInterface)
    assert isinstance(found, QAccessibleActionInterface)
    return found


def test_names_are_made_only_when_they_are_asked_for(surface: Surface) -> None:
    surface.show_table(Cells("ABcdeF", chips=(1,)))
    assert QAccessible.isActive() or named == []
    assert _told(surface)[1].text(QAccessible.Text.Name) == "cell B"
    assert "B" in named


def test_what_left_the_table_is_told_no_more(surface: Surface) -> None:
    cells = _told(surface)
    surface.show_table(Cells("BA"))
    assert [cell.isValid() for cell in cells] == [True, True, False, False, False, False]
    assert cells[5].text(QAccessible.Text.Name) == ""
    assert [cell.text(QAccessible.Text.Name) for cell in _told(surface)] == ["cell B", "cell A"]


def test_the_keyboard_s_place_is_told(qtbot: QtBot, surface: Surface) -> None:
    surface.activateWindow()
    surface.setFocus()
    qtbot.waitUntil(surface.hasFocus)
    QTest.keyClick(surface, Qt.Key.Key_Right)
    table = QAccessible.queryAccessibleInterface(surface)
    assert table.focusChild().text(QAccessible.Text.Name) == "cell A"
    assert _told(surface)[0].state().focused


def test_without_any_room_nothing_is_drawn(surface: Surface) -> None:
    tabletop = surface.tabletop
    assert tabletop is not None
    surface.resize(200, 0)
    surface.show_table(tabletop)  # Qt would warn of a picture without pixels
    surface.resize(200, 100)
    assert surface.table.spots


def test_a_surface_that_is_collected_can_lose_the_focus(surface: Surface) -> None:
    kept = dict(surface.__dict__)
    surface.__dict__.clear()  # as the collector does before Qt deletes the widget
    QCoreApplication.sendEvent(surface, QFocusEvent(QEvent.Type.FocusOut))
    surface.__dict__.update(kept)


# -- small motions ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Chip(Cells):
    """One cell that can be picked up, or be used."""

    selected: bool = False
    used: bool = False

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        (spot,) = super().spots(size)
        look = (paint, "#000000" if self.used else "#ffffff")
        return [replace(spot, look=look, rise=4.0, selected=self.selected, used=self.used)]


def moving(surface: Surface) -> list[QGraphicsItem]:
    """What is seen above the table."""
    items = surface.table.items()
    return [item for item in items if item.zValue() >= 1000 and item.isVisible()]


@pytest.mark.parametrize("picked", [True, False])
def test_what_is_picked_up_rises_and_sinks_when_it_is_put_back(
    surface: Surface, picked: bool
) -> None:
    surface.show_table(Chip("a", selected=not picked))
    finish_all()
    landed: list[None] = []
    surface.landed.connect(lambda: landed.append(None))
    surface.show_table(Chip("a", selected=picked))
    (item,) = moving(surface)
    start = item.pos().y()
    assert start == SIDE / 2 + (4 if picked else -4)
    finish_all()
    assert not moving(surface)
    assert not landed  # no board waits for it


def test_what_is_used_fades_above_what_it_becomes(surface: Surface) -> None:
    surface.show_table(Chip("a"))
    surface.show_table(Chip("a", used=True))
    (item,) = moving(surface)
    assert item.opacity() == 1
    animation = surface.table.findChildren(QVariantAnimation)[-1]
    animation.setCurrentTime(animation.duration() // 2)
    assert 0 < item.opacity() < 1
    surface.show_table(Chip("a", used=True))
    assert moving(surface) == [item]  # showing the same again ends nothing
    surface.finish()
    assert not moving(surface)
