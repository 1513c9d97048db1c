"""Draws every subject in a window of each look; one process for each pixel ratio.

Started by `tests.pictures.run`, in surroundings that are the same everywhere.
"""

import argparse
import asyncio
import json
import logging
import os
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QPoint, QTimer
from PySide6.QtGui import QCursor, QFont, QImage
from PySide6.QtWidgets import QApplication, QWidget

from engines.contract.monitor import Monitor
from engines.contract.record import PERSON, Record, SeatRecord
from engines.match.archive import library
from engines.runtime import warmup
from gui.app import event_loop, look
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.errors.reports import DefectReports
from gui.app.requests import Play, Request
from gui.match.view import MatchView
from gui.shell.command_line import Arguments
from gui.shell.opening import begin
from gui.shell.shell import Shell
from gui.shell.start import collect_garbage_here, make_application, make_context
from gui.style import theme
from tests.pictures.looks import LOOKS, Look
from tests.pictures.mosaic import LIMIT, difference, load, mosaic, save, save_failure
from tests.pictures.run import WANTED

HERE: Final = Path(__file__).parent
NOW: Final = "2026-03-01T12:00:00.000+00:00"
ELAPSED_S: Final = 0.5
"""What every search says that it has taken."""
ADVISERS: Final = {
    "colonizers": ("ismcts_200", "20p"),
    "dice_chess": ("aggressive", ""),
    "fargo": ("points", ""),
    "lange_strasse": ("optimal", ""),
    "roll_galaxy": ("rollbot_easy", ""),
}
"""Who gives hints: bots that need little time, and look at playouts instead of a clock."""
_LOOK_S: Final = 0.01
_QUIET_LOOKS: Final = 3
_PATIENCE_LOOKS: Final = 6000


@dataclass(frozen=True, slots=True)
class Subject:
    """Something to draw: its name, and what leads to it in a window that shows another subject."""

    name: str
    lay_out: "Callable[[Studio], Coroutine[Any, Any, QWidget | None]]"


class Studio:
    """One window of one look, in which the subjects are laid out one after the other."""

    def __init__(self, context: Context, shell: Shell, shown: Look) -> None:
        self.context = context
        self.shell = shell
        self.look = shown

    # -- what subjects ask for ------------------------------------------------------------------

    async def ask(self, request: Request) -> None:
        """Do as if a page had asked for this."""
        self.shell.carry_out(request)
        await self.quiet()

    async def show(self, page: str) -> None:
        """Show the page of this name."""
        self.shell.show(page)
        await self.quiet()

    async def play(
        self, record: Record, *, paused: bool = True, teaching: str = keys.OFF
    ) -> MatchView:
        """Put a record on the table."""
        before = self.shell.match_view
        self.shell.carry_out(Play(record, paused=paused, teaching=teaching))
        for _ in range(_PATIENCE_LOOKS):
            match_view = self.shell.match_view
            if match_view is not None and match_view is not before:
                await self.quiet()
                return match_view
            await asyncio.sleep(_LOOK_S)
        raise AssertionError("The match is not opened.")

    async def quiet(self) -> None:
        """Wait until nothing is being opened, read, looked for, or put off for a moment."""
        quiet = 0
        for _ in range(_PATIENCE_LOOKS):
            await asyncio.sleep(_LOOK_S)
            quiet = 0 if self._is_busy() else quiet + 1
            if quiet == _QUIET_LOOKS:
                return
        raise AssertionError("The window does not come to rest.")

    def _is_busy(self) -> bool:
        window, shell = self.shell.window, self.shell
        timers = (*window.findChildren(QTimer), *shell.findChildren(QTimer))
        waiting = any(timer.isActive() and timer.isSingleShot() for timer in timers)
        fading = any(
            each.state() is QAbstractAnimation.State.Running and each.loopCount() > 0
            for each in window.findChildren(QAbstractAnimation)
        )
        return waiting or fading or event_loop.busy() or shell.busy

    # -- drawing --------------------------------------------------------------------------------

    async def draw(self, subject: Subject) -> QImage:
        """Lay a subject out and draw it."""
        widget = await subject.lay_out(self) or self.shell.window
        width, height = self.look.size
        if widget is self.shell.window and (widget.width(), widget.height()) != (width, height):
            widget.resize(width, height)
            await self.quiet()
        return widget.grab().toImage()


# -- records --------------------------------------------------------------------------------------


def whole(game: str) -> Record:
    """The finished match of a game that the subjects come from: bots at all seats."""
    return Record.from_json((HERE / "matches" / f"{game}.json").read_text(encoding="utf-8"))


def part(game: str, first: int, last: int, people: tuple[int, ...] = (0,)) -> Record:
    """The steps ``first`` to ``last`` of it, with persons at some seats."""
    record = whole(game)
    start = record.position(first - 1).text() if first else record.start
    nodes = tuple(
        replace(node, parent=at - 1) for at, node in enumerate(record.nodes[first : last + 1])
    )
    seats = tuple(
        SeatRecord(who.name, PERSON) if seat in people else who
        for seat, who in enumerate(record.seats)
    )
    over = last + 1 == len(record.nodes)
    result = record.result if over else None
    return replace(record, start=start, seats=seats, nodes=nodes, at=len(nodes) - 1, result=result)


# -- the process ----------------------------------------------------------------------------------


def main() -> int:
    """Draw all subjects at the pixel ratio of this process; write what is wrong with them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("found", type=Path, help="a JSON file: what is wrong with each picture")
    parser.add_argument("--failures", type=Path, required=True, help="where they are left")
    parser.add_argument("--update", action="store_true", help="want what differs, from now on")
    parser.add_argument("--keep", type=Path, help="leave every picture here in full")
    chosen = parser.parse_args()
    app = make_application()
    collect_garbage_here(app)
    logging.basicConfig(level=logging.WARNING)
    font = QFont(app.font())
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    QApplication.setFont(font)
    app.setCursorFlashTime(0)
    found: dict[str, str] = {}
    with (
        patch.object(warmup, "needed", lambda _names: ()),
        patch.object(library, "_now", lambda: NOW),
        patch.object(Monitor, "elapsed_s", property(lambda _monitor: ELAPSED_S)),
    ):
        status = event_loop.run(app, partial(_draw_all, app, chosen, found))
    chosen.found.write_text(json.dumps(found), encoding="utf-8")
    return status


async def _draw_all(app: QApplication, chosen: argparse.Namespace, found: dict[str, str]) -> int:
    from tests.pictures.subjects import SUBJECTS, furnish

    ratio = float(os.environ["QT_SCALE_FACTOR"])
    for shown in (each for each in LOOKS if each.ratio == ratio):
        os.environ["PARLOUR_HOME"] = str(Path("home") / shown.name)
        context = make_context(app, "1.0.0", Arguments(theme=shown.scheme))
        _settle_settings(context)
        await furnish(context)
        reports = DefectReports(app)
        shell = Shell(context, reports)
        begin(shell, Arguments(page="home", size=shown.size))
        QCursor.setPos(shell.window.mapToGlobal(QPoint(-1, -1)))
        studio = Studio(context, shell, shown)
        await studio.quiet()
        assert shell.window.devicePixelRatioF() == ratio
        assert theme().dark is (shown.scheme == "dark")
        for subject in SUBJECTS:
            image = await studio.draw(subject)
            name = f"{shown.name}/{subject.name}"
            found[name] = _judge(image, name, chosen)
        shell.quit()
        await shell.ended()
        await context.archive.close()
        shell.window.deleteLater()
        shell.deleteLater()
        reports.deleteLater()
        # At once: what is left would go on to follow the settings.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return 0


def _settle_settings(context: Context) -> None:
    settings = context.settings
    settings.set(keys.LANGUAGE, "en")
    settings.set(keys.REDUCED_MOTION, True)
    settings.set(keys.SPEED, float("inf"))
    settings.set(keys.WATCHING_SPEED, float("inf"))
    settings.set(keys.FIRST_RUN_DONE, True)
    settings.set(keys.PLAYER_NAME, "Anna")
    settings.set(keys.LAST_GAME, "fargo")
    for game, (bot, budget) in ADVISERS.items():
        settings.set(keys.adviser(game), bot)
        if budget:
            settings.set(keys.hint_budget(game), budget)
    look.put_on(settings)


def _judge(image: QImage, name: str, chosen: argparse.Namespace) -> str:
    """What is wrong with a picture, or nothing."""
    file = WANTED / f"{name}.webp"
    if chosen.keep is not None:
        (chosen.keep / name).parent.mkdir(parents=True, exist_ok=True)
        image.save(str(chosen.keep / f"{name}.png"))
    got = mosaic(image)
    wanted = load(file) if file.exists() else None
    problem = ""
    if wanted is None:
        problem = "there is none to compare it with"
    elif got.shape != wanted.shape:
        sizes = [f"{each.shape[1]}×{each.shape[0]}" for each in (got, wanted)]
        problem = f"it has {sizes[0]} blocks instead of {sizes[1]}"
    else:
        worst = int(difference(got, wanted).max())
        if worst > LIMIT:
            problem = f"a block differs by {worst} of 255 (at most {LIMIT})"
    if problem and chosen.update:
        save(got, file)
    elif problem:
        save_failure(image, wanted, chosen.failures / name)
    return problem


if __name__ == "__main__":
    sys.exit(main())
