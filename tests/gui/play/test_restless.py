"""Someone clicks, drags, types, and presses keys at random, on whatever page that leads to.

Nothing is expected but that the program carries on: an exception anywhere, also in a slot or a
coroutine, fails the test. The log says what was done.
"""

import logging
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDesktopServices, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QGraphicsView,
    QLineEdit,
    QWidget,
)

from engines.contract.registry import game as find_game
from engines.contract.registry import games
from gui.app.requests import Play
from tests.gui.play.conftest import Start
from tests.gui.play.program import Program, clear_deleted, record_of

Key, Modifier = Qt.Key, Qt.KeyboardModifier
_log = logging.getLogger(__name__)

_THINGS: Final = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QLineEdit,
)
_KEYS: Final = (
    *(Key(code) for code in range(Key.Key_A, Key.Key_Z + 1)),
    *(Key(code) for code in range(Key.Key_0, Key.Key_9 + 1)),
    *(Key.Key_F1, Key.Key_F2, Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown),
    *(Key.Key_Return, Key.Key_Escape, Key.Key_Tab, Key.Key_Space, Key.Key_Delete) * 6,
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down) * 5,
)
_QUITS: Final = ((Key.Key_Q, Modifier.ControlModifier), (Key.Key_W, Modifier.ControlModifier))
_SIZES: Final = ((960, 640), (1280, 840), (1440, 900), (2560, 1440))


def _close_popup() -> None:
    if popup := QApplication.activePopupWidget():
        popup.close()


class Restless:
    """A person who tries everything; the same person for the same seed."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.random = Random(seed)
        # Some menus have an event loop of their own, in which nothing else is done.
        self._closer = QTimer(interval=100)
        self._closer.timeout.connect(_close_popup)
        self._closer.start()
        self._acts: tuple[tuple[Callable[[], object], int], ...] = (
            (self._touch, 60),
            (self._press_key, 32),
            (self._resize, 1),
            (self._write, 2),
            (self._play, 3),
        )

    def act(self) -> None:
        """Do something, and give the program a moment."""
        acts, weights = zip(*self._acts, strict=True)
        self.random.choices(acts, weights)[0]()
        for _ in range(self.random.choice((1, 1, 2, 5))):
            clear_deleted()

    def _within(self, widget: QWidget) -> QPoint:
        room = widget.visibleRegion().boundingRect()
        x, y = (self.random.randint(0, max(0, size - 1)) for size in (room.width(), room.height()))
        return room.topLeft() + QPoint(x, y)

    def _touch(self) -> None:
        on = QApplication.activePopupWidget() or self.program.window
        seen = [
            thing
            for thing in on.findChildren(QWidget)
            if isinstance(thing, _THINGS)
            and thing.isEnabled()
            and not thing.visibleRegion().isEmpty()
        ]
        boards = [thing for thing in seen if isinstance(thing, QGraphicsView)]
        if not seen:
            return
        thing = self.random.choice(boards if boards and self.random.random() < 0.5 else seen)
        view: QWidget = getattr(thing, "viewport", lambda: thing)()
        at, to = self._within(view), self._within(view)
        way = self.random.choices(("click", "double-click", "drag", "wheel"), (80, 6, 8, 6))[0]
        name = f"{type(thing).__name__} {thing.accessibleName()}"
        _log.info("%s %s, %s to %s", way, name, at.toTuple(), to.toTuple())
        if way == "click":
            QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
        elif way == "double-click":
            QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=at)
        elif way == "drag":
            QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
            for step in range(1, 6):
                QTest.mouseMove(view, at + (to - at) * step / 5)
                clear_deleted()
                if not shiboken6.isValid(view):  # a bot ended the game, or a tip its time
                    return
            QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=to)
        else:
            turn = QPoint(0, self.random.choice((-240, 120)))
            keys = self.random.choice((Modifier.NoModifier, Modifier.ControlModifier))
            where, none = QPointF(at), Qt.MouseButton.NoButton
            seen_at = QPointF(view.mapToGlobal(at))
            phase = Qt.ScrollPhase.NoScrollPhase
            wheel = QWheelEvent(where, seen_at, QPoint(), turn, none, keys, phase, False)
            QApplication.sendEvent(view, wheel)

    def _press_key(self) -> None:
        held = self.random.choices(
            (Modifier.NoModifier, Modifier.ControlModifier, Modifier.ShiftModifier), (12, 4, 2)
        )[0]
        key = self.random.choice(_KEYS)
        if (key, held) in _QUITS:
            return
        popup = QApplication.activePopupWidget()
        places: tuple[QWidget | None, ...] = (QApplication.focusWidget(), self.program.window)
        if popup is not None:
            places = (popup.focusWidget(), popup)
        _log.info("key %s %s", key.name, held.name)
        QTest.keyClick(next(filter(None, places)), key, held)

    def _write(self) -> None:
        field = QApplication.focusWidget()
        if isinstance(field, QLineEdit):
            QTest.keyClicks(field, self.random.choice(("12", "abc", "1 1 5 roll", "99999999")))

    def _resize(self) -> None:
        self.program.window.resize(*self.random.choice(_SIZES))

    def _play(self) -> None:
        name = self.random.choice(list(games()))
        low, high = find_game(name).info.seats
        count = self.random.randint(low, high)
        bots = [bot.info.id for bot in find_game(name).ladder(count) if not bot.info.searches]
        seats = self.random.choices(("person", *bots), (len(bots), *(1 for _ in bots)), k=count)
        _log.info("play %s %s", name, seats)
        record = record_of(*seats, game=name, seed=self.random.randint(1, 10**6))
        self.program.page.wants.emit(Play(record))


@pytest.mark.parametrize(
    ("seed", "acts"),
    [(1, 200), *(pytest.param(seed, 2000, marks=pytest.mark.slow) for seed in range(2, 5))],
)
def test_nothing_that_anyone_does_stops_the_program(
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    seed: int,
    acts: int,
) -> None:
    def nothing(*_: Any) -> None:
        """A dialog of the desktop, which no test can answer."""

    monkeypatch.setattr(QFileDialog, "open", nothing)
    monkeypatch.setattr(QDesktopServices, "openUrl", nothing)
    program = start()
    caplog.set_level(logging.INFO, __name__)
    person = Restless(program, seed)
    for _ in range(acts):
        person.act()
        assert program.window.isVisible()
