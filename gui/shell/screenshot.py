"""Pictures of the real window, taken when nothing moves anymore: ``parlour --screenshot FILE``."""

import asyncio
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor

from engines.contract.registry import games
from engines.match.advice.hint import Stage
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app.errors.reports import FAILED, tell_terminal
from gui.app.kernels import PREPARING
from gui.home.page import HomePage
from gui.kit.notice import NoticeKind
from gui.shell.opening import Arguments
from gui.shell.shell import Shell

_LOOK_S: Final = 0.05
_QUIET_LOOKS: Final = 4
"""Number of checks in a row that must find nothing in progress."""
_PATIENCE_S: Final = 120.0
"""A match that never settles is drawn as it is."""

_NO_DECISION: Final = (Waiting.OVER, Waiting.DICE, Waiting.FAILED)
"""Nothing will be decided without a person."""


async def take(shell: Shell, chosen: Arguments, file: Path) -> int:
    """Bring the window to the wanted state, draw it into ``file``; return the exit status."""
    # Under the offscreen platform the pointer rests on the first button.
    QCursor.setPos(shell.window.mapToGlobal(QPoint(-1, -1)))
    await _quiet(shell)
    on_table = chosen.page == "match" or bool(chosen.position)
    failures = []
    if chosen.hint and on_table and chosen.page != "position" and not await _open_hint(shell):
        failures.append(tr("errors-no-hint-on-picture"))
    await _quiet(shell)
    notices = shell.window.page.notices.notices if shell.window.page else ()
    failures += [notice.text for notice in notices if notice.kind is NoticeKind.ERROR]
    file.parent.mkdir(parents=True, exist_ok=True)
    if not shell.window.grab().save(str(file)):
        failures.append(tr("errors-picture-cannot-write", file=file))
    for failure in failures:
        tell_terminal(failure)
    return FAILED if failures else 0


async def _quiet(shell: Shell) -> None:
    """Wait until nothing is being opened, read or looked for, and Home offers every game."""
    quiet = 0
    begun = time.monotonic()
    while quiet < _QUIET_LOOKS and time.monotonic() - begun < _PATIENCE_S:
        await asyncio.sleep(_LOOK_S)
        busy = event_loop.busy(besides=PREPARING) or shell.busy
        if isinstance(shell.window.page, HomePage):
            busy |= any(map(shell.context.kernels.waiting_text, games()))
        quiet = 0 if busy else quiet + 1


async def _open_hint(shell: Shell) -> bool:
    """Open the whole hint of the next decision of a person; False if there is none in time."""
    begun = time.monotonic()
    while time.monotonic() - begun < _PATIENCE_S:
        match_view = shell.match_view
        if match_view is None or match_view.match.pending.waiting in _NO_DECISION:
            return False
        if match_view.person_decides:
            match_view.hints.show(Stage.RANKED)
            return True
        if match_view.match.pending.waiting is Waiting.ROLL:
            match_view.match.roll()
        await _quiet(shell)
    return False
