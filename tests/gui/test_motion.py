"""Durations, speed, reduced motion, animations that can be ended at once."""

import math
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gui.style.motion import SPEEDS, Motion, Pace, animate, finish, pace


@pytest.fixture(autouse=True)
def plain(qapp: QApplication) -> Iterator[None]:
    yield
    pace().set_speed(1.0)
    pace().set_reduced(False)
    pace().set_system_reduced(False)


def test_speed_changes_the_table_but_not_the_interface() -> None:
    own = Pace()
    own.set_speed(4.0)
    assert own.ms(Motion.ROLL) == 175
    assert own.ms(Motion.HOVER) == 80
    own.set_speed(math.inf)
    assert own.ms(Motion.ROLL) == 0
    assert own.bot_action_ms() == 0
    own.set_speed(0.25)
    assert own.ms(Motion.ROLL) == 2800


def test_reduced_motion_stops_everything() -> None:
    own = Pace()
    own.set_reduced(True)
    assert {own.ms(motion) for motion in Motion} == {0}
    assert own.move_ms(500) == 0


def test_the_systems_wish_counts_until_the_person_chooses() -> None:
    own, told = Pace(), []
    own.changed.connect(lambda: told.append(own.reduced))
    own.set_system_reduced(True)
    own.set_reduced(False)
    own.set_reduced(None)
    own.set_reduced(True)
    own.set_system_reduced(False)
    own.set_reduced(None)
    assert told == [True, False, True, False]


_PORTAL = """
from PySide6.QtCore import ClassInfo, QObject, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusAbstractAdaptor, QDBusConnection, QDBusVariant
from PySide6.QtGui import QGuiApplication
from gui.app.system_motion import SystemMotion
from gui.style.motion import pace

APPEARANCE = ("org.freedesktop.appearance", "reduced-motion")

@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Portal(QDBusAbstractAdaptor):
    SettingChanged = Signal(str, str, QDBusVariant)

    @Slot(str, str, result=QDBusVariant)
    def Read(self, space, key):
        return QDBusVariant(QDBusVariant(1) if (space, key) == APPEARANCE else QDBusVariant(True))

app, desktop = QGuiApplication([]), QObject()
portal = Portal(desktop)
bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
assert bus.registerService("org.freedesktop.portal.Desktop")
assert bus.registerObject("/org/freedesktop/portal/desktop", desktop)
told = []

def changed():
    told.append(pace().reduced)
    print(told, flush=True)
    if len(told) == 1:
        portal.SettingChanged.emit(*APPEARANCE, QDBusVariant(0))
    else:
        app.quit()

pace().changed.connect(changed)
SystemMotion(app)
QTimer.singleShot(60_000, app.quit)
app.exec()
"""


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no D-Bus here")
def test_the_desktop_portal_is_asked_and_listened_to() -> None:
    command = ["dbus-run-session", "--", sys.executable, "-c", _PORTAL]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.stdout.splitlines() == ["[True]", "[True, False]"], said.stderr


def test_moves_take_longer_with_distance_up_to_a_limit() -> None:
    own = Pace()
    assert own.move_ms(0) == 220
    assert own.move_ms(400) == 320
    assert own.move_ms(5000) == 450


def test_unknown_speed_is_refused() -> None:
    with pytest.raises(ValueError, match="3"):
        Pace().set_speed(3)


def test_speed_steps_stop_at_the_ends() -> None:
    own = Pace()
    own.step_speed(-10)
    assert own.speed == SPEEDS[0]
    own.step_speed(100)
    assert own.speed == SPEEDS[-1]


def test_change_is_told_once(qtbot: QtBot) -> None:
    own = Pace()
    with qtbot.waitSignal(own.changed):
        own.set_speed(2.0)
    with qtbot.assertNotEmitted(own.changed):
        own.set_speed(2.0)


def test_zero_duration_sets_the_end_at_once(qtbot: QtBot) -> None:
    pace().set_reduced(True)
    widget = QWidget()
    qtbot.addWidget(widget)
    animation = animate(widget, "windowOpacity", 0.5, Motion.BAR)
    assert widget.windowOpacity() == pytest.approx(0.5, abs=0.01)
    assert animation.state() is QAbstractAnimation.State.Stopped


def test_animation_runs_to_its_end_by_itself(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    animation = animate(widget, "maximumWidth", 100, Motion.HOVER)
    with qtbot.waitSignal(animation.finished):
        assert widget.maximumWidth() > 100
    assert widget.maximumWidth() == 100


def test_a_second_animation_replaces_the_first(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    first = animate(widget, "maximumWidth", 100, Motion.ROLL)
    second = animate(widget, "maximumWidth", 200, Motion.ROLL)
    assert first is second
    finish(second)
    assert widget.maximumWidth() == 200
