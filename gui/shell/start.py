"""The program: ``parlour``."""

import atexit
import gc
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NoReturn

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from engines.match.archive.archive import Archive
from engines.runtime import paths
from engines.runtime.environment import program_version
from engines.runtime.errors import StorageError
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.errors.logs import log_surroundings, start_logging
from gui.app.errors.reports import FAILED, DefectReports, tell_fatal
from gui.app.kernels import Kernels
from gui.app.keys.guard import KeyGuard
from gui.app.keys.keymap import KeyMap
from gui.app.settings import Settings
from gui.app.sounds import Sounds
from gui.app.system_motion import SystemMotion
from gui.app.translation import Translation
from gui.kit.ring import FocusRings
from gui.shell import screenshot
from gui.shell.opening import Arguments, begin
from gui.shell.pages import all_commands
from gui.shell.shell import Shell
from gui.style import SCALES

WARM_UP: Final = "--warmup"
"""First argument of the child processes that compile kernels in a frozen program."""
_GARBAGE_MS: Final = 500
_LONG_S: Final = 0.05
"""If a full collection takes longer, as with 100,000 objects, what survives is frozen."""
_END_SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP")
"""Ctrl-C, and the end of a session or of a terminal."""


class EndSignals(QObject):
    """The signals that ask this process to end close the window, as its close button does.

    The interpreter hears of them when it next runs in this thread, where garbage is collected twice
    a second. ``asked()`` follows each of them; ``heard`` stays true from the first one on.
    """

    asked = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.heard = False
        for name in _END_SIGNALS:
            number = getattr(signal, name, None)  # some systems do not know all of them
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self._hear)

    def _hear(self, _number: int, _frame: object) -> None:
        self.heard = True
        QTimer.singleShot(0, self, self.asked.emit)  # not in the middle of what is being done


def parse(arguments: Sequence[str], version: str) -> Arguments:
    """Read the command line; ends the program with a message if it makes no sense."""
    if not arguments:
        return Arguments()  # the usual start need not wait for the parser
    from gui.shell import options

    return options.read(arguments, version)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the window, or whatever else the command line asks for; returns the exit status."""
    multiprocessing.freeze_support()
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == [WARM_UP]:
        from engines.runtime import warmup

        return warmup.main(words[1:])
    version = program_version()
    chosen = parse(words, version)
    if not _has_display():
        if chosen.screenshot is None:
            sys.exit(tr("errors-no-display"))
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application()
    start_logging()
    reports = DefectReports(app)
    reports.install()
    context = make_context(app, version, chosen)
    ends = EndSignals(app)
    SystemMotion(app)
    collect_garbage_here(app)
    log_surroundings(app, version)
    try:
        status = event_loop.run(app, partial(_live, context, reports, chosen, ends))
    except Exception as error:  # noqa: BLE001 - a window that cannot be made, for instance
        reports.report(type(error), error, error.__traceback__)
        tell_fatal(error, box=chosen.screenshot is None)
        status = FAILED
    if event_loop.working():
        leave(status)
    return status


async def _live(
    context: Context, reports: DefectReports, chosen: Arguments, ends: EndSignals | None = None
) -> int:
    """Run the program from the first paint to the end; return the exit status."""
    status = 0
    try:
        shell = Shell(context, reports)
        begin(shell, chosen)
        if ends is not None:
            ends.asked.connect(shell.quit)
            if ends.heard:
                shell.quit()
        drawn = None
        if chosen.screenshot is not None:
            status = await screenshot.take(shell, chosen, chosen.screenshot)
            drawn = shell.match_view
            shell.quit()
        await shell.ended()
        if drawn is not None:  # it was there for the picture only
            with suppress(StorageError):
                await context.archive.discard(drawn.id)
        shell.window.deleteLater()
        shell.deleteLater()
        return status
    finally:
        await event_loop.cancel_all()  # what still reads the archive
        await context.archive.close()


def leave(status: int) -> NoReturn:
    """End this process at once, without waiting for threads that cannot be stopped.

    Everything is saved. Loading compiled code, for example, cannot be interrupted.
    """
    atexit._run_exitfuncs()  # noqa: SLF001 - ends programs that play, writes the log
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # a program without a terminal may have none
            stream.flush()
    os._exit(status)


def make_application() -> QApplication:
    """The one QApplication, with name and icon."""
    QCoreApplication.setApplicationName("Parlour")
    QCoreApplication.setOrganizationName("parlour")
    app = QApplication([sys.argv[0]])
    app.setDesktopFileName("parlour")
    app.setQuitOnLastWindowClosed(False)
    app.setWindowIcon(QIcon(str(paths.asset("icons", "parlour.svg"))))
    return app


def collect_garbage_here(parent: QObject) -> None:
    """Collect Python's cyclic garbage in this thread alone, as long as ``parent`` exists.

    The automatic collector runs in whatever thread happens to allocate. In a worker thread it would
    destroy widgets, timers and pixmaps there, and Qt crashes.
    """
    gc.disable()
    timer = QTimer(parent, interval=_GARBAGE_MS)
    timer.timeout.connect(_collect_what_is_due)
    timer.start()


def _collect_what_is_due() -> None:
    """Collect the oldest generation whose threshold is passed, as Python does on its own."""
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > gc.get_threshold()[generation]:
            started = time.thread_time()
            gc.collect(generation)
            # Modules and compiled code stay: scanning all of them would take a tenth of a second.
            # They are not counted, because `gc.get_objects` breaks tuples that other threads fill.
            if generation == 2 and time.thread_time() - started > _LONG_S:
                gc.freeze()
            return


def make_context(app: QApplication, version: str, chosen: Arguments) -> Context:
    """Settings, keys, language, theme: everything that must exist before a window."""
    settings = Settings(parent=app)
    if chosen.theme:
        settings.override(keys.SCHEME, chosen.theme)
    if chosen.screenshot is not None:
        settings.override(keys.REDUCED_MOTION, keys.ON)
        settings.override(keys.FIRST_RUN_DONE, True)
        settings.override(keys.VOLUME, 0)
    if chosen.scale:
        settings.override(keys.SCALE, min(SCALES, key=lambda scale: abs(scale - chosen.scale)))
    translation = Translation(app)
    translation.use(settings.get(keys.LANGUAGE))
    keys.put_on_look(settings)
    FocusRings.install()
    return Context(
        version=version,
        settings=settings,
        keys=KeyMap(settings, all_commands(), app),
        guard=KeyGuard(app),
        kernels=Kernels(app),
        translation=translation,
        archive=Archive(paths.data_folder()),
        sounds=Sounds(settings),
    )


def _has_display() -> bool:
    """Whether a window can be shown: on a display, or on the platform chosen for Qt."""
    named = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform != "linux" or any(map(os.environ.get, named))
