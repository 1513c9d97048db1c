"""Whether the desktop asks programs to move less, now and when that changes."""

import ctypes
import ctypes.util
import logging
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import SLOT, QObject, Qt, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant
from PySide6.QtGui import QGuiApplication

from gui.style.motion import pace

_log = logging.getLogger(__name__)

_PORTAL: Final = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_PATIENCE_MS: Final = 5000
_ASKS: Final[dict[tuple[str, str], Callable[[object], bool]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: str(value) in ("0", "0.0"),
}
"""Where desktops keep this setting, and which of its values ask for less motion."""
_CLIENT_AREA_ANIMATION: Final = 0x1042
"""``SPI_GETCLIENTAREAANIMATION`` of Windows."""


class SystemMotion(QObject):
    """Keeps `gui.style.motion.pace` up to date with what the desktop asks for.

    Linux is asked through the desktop portal, without waiting; Windows and macOS at once, and again
    each time the program is activated.
    """

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self._wishes: dict[tuple[str, str], bool] = {}
        if sys.platform in ("win32", "darwin"):
            app.applicationStateChanged.connect(self._ask_again)
            self._ask_again(Qt.ApplicationState.ApplicationActive)
        else:
            self._ask_portal()

    def _ask_again(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            try:
                pace().set_system_reduced(_asked_directly())
            except (AttributeError, OSError) as error:
                _log.info("The system doesn't tell about motion: %s", error)

    def _ask_portal(self) -> None:
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        slot = SLOT("_changed(QDBusMessage)")
        bus.connect(*_PORTAL, "SettingChanged", self, slot)  # type: ignore[call-overload]  # a str
        for place in _ASKS:
            call = QDBusMessage.createMethodCall(*_PORTAL, "Read")
            call.setArguments(list(place))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call, _PATIENCE_MS), self)
            watcher.setProperty("place", place)
            watcher.finished.connect(self._answered)

    def _answered(self, watcher: QDBusPendingCallWatcher) -> None:
        reply = watcher.reply()
        if reply.type() is QDBusMessage.MessageType.ReplyMessage and reply.arguments():
            space, key = watcher.property("place")
            self._take((space, key), reply.arguments()[0])
        watcher.deleteLater()

    @Slot(QDBusMessage)
    def _changed(self, message: QDBusMessage) -> None:
        if len(told := message.arguments()) == 3:
            self._take((str(told[0]), str(told[1])), told[2])

    def _take(self, place: tuple[str, str], value: object) -> None:
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if (asks := _ASKS.get(place)) is not None:
            self._wishes[place] = asks(value)
            pace().set_system_reduced(any(self._wishes.values()))


def _asked_directly() -> bool:
    """Ask Windows or macOS; raises AttributeError or OSError where it can't be asked."""
    if sys.platform == "win32":
        animated = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(
            _CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0
        )
        return not animated.value
    objc = ctypes.CDLL(ctypes.util.find_library("objc"))
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p

    def send(to: int, name: bytes, result: type) -> int:
        call = ctypes.CFUNCTYPE(result, ctypes.c_void_p, ctypes.c_void_p)
        found: int = call(("objc_msgSend", objc))(to, objc.sel_registerName(name))
        return found

    workspace = send(objc.objc_getClass(b"NSWorkspace"), b"sharedWorkspace", ctypes.c_void_p)
    return bool(send(workspace, b"accessibilityDisplayShouldReduceMotion", ctypes.c_bool))
