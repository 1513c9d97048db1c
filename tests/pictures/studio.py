"""Draws every subject in a window of each look; one process for each pixel ratio.

Started by `tests.pictures.run`, in surroundings that are the same everywhere.
"""

import argparse
import asyncio
import json
import logging
import math
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache, partial
from itertools import chain, count
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import time_machine
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QLocale, QPoint, QTimer
from PySide6.QtGui import QCursor, QFont, QImage
from PySide6.QtWidgets import QApplication, QWidget

from engines.contract.monitor import Monitor
from engines.contract.record import PERSON, Record, SeatRecord
from engines.match.archive import records
from engines.match.archive.open_matches import OpenMatches
from engines.match.history import History
from engines.runtime import paths, texts, warmup
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.errors.reports import DefectReports
from gui.app.requests import Play, Request
from gui.kit.pictures import pictures
from gui.match import study
from gui.match.view import MatchView
from gui.shell.opening import Arguments, begin
from gui.shell.shell import Shell
from gui.shell.start import collect_garbage_here, make_application, make_context
from gui.style import theme
from tests.pictures import layout, pseudo
from tests.pictures.looks import GALLERY, LOOKS, TIGHT, Look
from tests.pictures.mosaic import LIMIT, difference, load, mosaic, save, save_failure
from tests.pictures.run import WANTED
from tests.spoken import said

HERE: Final = Path(__file__).parent
NOW: Final = datetime(2026, 3, 1, 12, tzinfo=UTC)
"""The time of every picture: home and library show dates, and each day has its own exercise."""
SEED: Final = 7
"""The seed of matches that would otherwise take any."""
ELAPSED_S: Final = 0.5
"""The time that every search reports."""
ADVISERS: Final = {
    "colonizers": ("ismcts_200", "20p"),
    "dice_chess": ("aggressive", ""),
    "fargo": ("optimal", ""),
    "lange_strasse": ("optimal", ""),
    "roll_galaxy": ("rollbot_easy", "100p"),
}
"""Who gives hints: bots that need little time, and count playouts instead of seconds."""
ADVISERS_FOR_PEOPLE: Final = ADVISERS | {
    "colonizers": ("ismcts", "20000p"),
    "dice_chess": ("master", "10000p+200000n"),
}
"""In pictures that people look at, ranges are as narrow as in play."""
_FOR_PEOPLE: Final = 80
"""Quality of WebP pictures that nothing is compared with."""
_NEAR: Final = 8
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
        if event_loop.busy() or shell.busy:
            return True  # looking through all objects takes longer
        timers = chain(window.findChildren(QTimer), shell.findChildren(QTimer))
        return any(timer.isActive() and timer.isSingleShot() for timer in timers) or any(
            each.state() is QAbstractAnimation.State.Running and each.loopCount() > 0
            for each in window.findChildren(QAbstractAnimation)
        )

    # -- drawing --------------------------------------------------------------------------------

    async def draw(self, subject: Subject) -> QImage:
        """Lay a subject out and draw it."""
        return await self.picture(await subject.lay_out(self))

    async def picture(self, shown: QWidget | None = None) -> QImage:
        """The window, or a widget beside it, as it is now."""
        widget = shown or self.shell.window
        width, height = self.look.size
        if widget is self.shell.window and (widget.width(), widget.height()) != (width, height):
            widget.resize(width, height)
            await self.quiet()
        image = self._painted(widget)
        if self._is_busy():  # a table has found that something around it has moved it
            await self.quiet()
            image = self._painted(widget)
        return image

    def _painted(self, widget: QWidget) -> QImage:
        """The picture of a widget; the window is not painted otherwise, as nobody looks at it."""
        self.shell.window.setUpdatesEnabled(True)
        image = widget.grab().toImage()
        self.shell.window.setUpdatesEnabled(False)
        return image


# -- records --------------------------------------------------------------------------------------


@cache
def whole(game: str) -> Record:
    """The finished match of a game that the subjects come from: bots at all seats."""
    return Record.from_json((HERE / "matches" / f"{game}.json").read_text(encoding="utf-8"))


@cache
def history(game: str) -> History:
    return History(whole(game))


@cache
def part(game: str, first: int, last: int, people: tuple[int, ...] = (0,)) -> Record:
    """The steps ``first`` to ``last`` of that match, with people at some seats."""
    record = whole(game)
    start = history(game).place(first - 1).position.text() if first else record.start
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
    looks = {look.name: look for look in (*LOOKS, *TIGHT, *GALLERY)}
    parser.add_argument("--looks", nargs="+", choices=looks, default=[*looks], metavar="LOOK")
    parser.add_argument("--subjects", nargs="+", metavar="SUBJECT", help="only these")
    parser.add_argument("--layout", metavar="LANGUAGE", help="check only the layout, in this")
    parser.add_argument(
        "--turn", type=int, nargs=2, metavar=("N", "M"), help="every M-th subject, in one size"
    )
    parser.add_argument("--switch", metavar="LANGUAGE", help="change to this language and back")
    parser.add_argument("--update", action="store_true", help="want what differs, from now on")
    parser.add_argument("--keep", type=Path, help="leave every picture here in full")
    parser.add_argument("--gallery", type=Path, help="only leave pictures here, for people")
    chosen = parser.parse_args()
    app = make_application()
    collect_garbage_here(app)
    logging.basicConfig(level=logging.WARNING)
    font = QFont(app.font())
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    QApplication.setFont(font)
    app.setCursorFlashTime(0)
    found: dict[str, str] = {}
    if chosen.layout in pseudo.PSEUDO:
        folder = Path("assets").absolute()
        pseudo.write(chosen.layout, paths.asset("text", "en"), folder / "text" / chosen.layout)
        paths.asset_folders.append(folder)
    with (
        patch.object(texts, "languages", lambda: ("en", chosen.layout or chosen.switch)),
        patch.object(warmup, "needed", lambda _names: ()),
        time_machine.travel(NOW, tick=False),
        patch.object(records, "fresh_seed", lambda: SEED),
        patch.object(OpenMatches, "save", _save_now),
        # A study hurries if the machine is slow, and then knows less.
        patch.multiple(study, _PATIENCE_S=math.inf, _PATIENCE_HIDDEN_S=math.inf),
        patch.object(Monitor, "elapsed_s", property(lambda _monitor: ELAPSED_S)),
    ):
        status = event_loop.run(app, partial(_draw_all, app, chosen, found))
    chosen.found.write_text(json.dumps(found), encoding="utf-8")
    return status


async def _draw_all(app: QApplication, chosen: argparse.Namespace, found: dict[str, str]) -> int:
    from tests.pictures.subjects import SUBJECTS, TURNS, furnish

    ratio = float(os.environ["QT_SCALE_FACTOR"])
    looks = {look.name: look for look in (*LOOKS, *TIGHT, *GALLERY) if look.ratio == ratio}
    for shown in (looks[name] for name in chosen.looks if name in looks):
        os.environ["PARLOUR_HOME"] = str(Path("home") / shown.name)
        context = make_context(app, "1.0.0", Arguments(theme=shown.scheme))
        advisers = ADVISERS_FOR_PEOPLE if chosen.gallery else ADVISERS
        _settle_settings(context, chosen.layout or texts.ENGLISH, advisers)
        await furnish(context)
        reports = DefectReports(app)
        shell = Shell(context, reports)
        begin(shell, Arguments(page="home", size=shown.size))
        QCursor.setPos(shell.window.mapToGlobal(QPoint(-1, -1)))
        studio = Studio(context, shell, shown)
        await studio.quiet()
        assert shell.window.devicePixelRatioF() == ratio
        assert theme().dark is (shown.scheme == "dark")
        shell.window.setUpdatesEnabled(False)
        for subject in sorted(SUBJECTS, key=partial(_tight_look, chosen)):
            if chosen.subjects and subject.name not in chosen.subjects:
                continue
            if chosen.turn and TURNS[subject.name] % chosen.turn[1] != chosen.turn[0]:
                continue
            name = f"{shown.name}/{subject.name}"
            if chosen.switch:
                found[name] = await _switched(studio, subject, chosen.switch, chosen)
                continue
            if chosen.layout:
                found |= await _laid_out(studio, subject, chosen)
                continue
            if chosen.gallery:
                file = chosen.gallery / shown.name.removesuffix("-1.0") / f"{subject.name}.webp"
                file.parent.mkdir(parents=True, exist_ok=True)
                saved = (await studio.draw(subject)).save(str(file), quality=_FOR_PEOPLE)
                found[name] = "" if saved else f"{file} can't be written"
                continue
            found[name] = _judge(await studio.draw(subject), name, chosen)
        shell.quit()
        await shell.ended()
        await context.archive.close()
        shell.window.deleteLater()
        shell.deleteLater()
        reports.deleteLater()
        # At once: whatever is left would still follow the settings.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return 0


def _tight_look(chosen: argparse.Namespace, subject: Subject) -> int:
    """The place in ``TIGHT`` of the one look whose turn it is; a window is resized only once."""
    from tests.pictures.subjects import TURNS

    return TURNS[subject.name] // chosen.turn[1] % len(TIGHT) if chosen.turn else 0


async def _laid_out(studio: Studio, subject: Subject, chosen: argparse.Namespace) -> dict[str, str]:
    """What lacks room in a subject, in tight windows: in all, or the one whose turn it is."""
    found: dict[str, str] = {}
    window, looks = studio.shell.window, TIGHT
    if chosen.turn:
        looks = (TIGHT[_tight_look(chosen, subject)],)
    shown = await subject.lay_out(studio)
    for studio.look in looks:
        name = f"{studio.look.name}/{subject.name}"
        # From almost that size: a larger change would paint things that nobody ever sees.
        window.resize(*(length + _NEAR for length in studio.look.size))
        await studio.quiet()
        with patch.object(pictures, "_kept", OrderedDict()), layout.painted() as wrong:
            image = await studio.picture(shown)
        wrong += layout.faults(window)
        if window.layoutDirection() != QLocale(chosen.layout).textDirection():
            wrong.append("the window is not laid out as the language is written")
        if window.size().toTuple() != studio.look.size:
            wrong.append(f"the window needs {window.size().toTuple()}")
        found[name] = "\n".join(dict.fromkeys(wrong))
        _keep(image, name, chosen)
    return found


async def _switched(
    studio: Studio, subject: Subject, other: str, chosen: argparse.Namespace
) -> str:
    """How a window that changes its language differs from one that had it from the start."""

    async def take(language: str) -> None:
        studio.context.settings.set(keys.LANGUAGE, language)
        await studio.quiet()

    wanted: dict[str, tuple[set[str], QImage]] = {}
    for language in (other, texts.ENGLISH):
        await take(language)
        image = await studio.draw(subject)
        wanted[language] = said(studio.shell.window), image
    problems = list[str]()
    for language, (words, drawn) in wanted.items():
        await take(language)
        image, now = await studio.picture(), said(studio.shell.window)
        problems += [f"says “{text}” in {language}" for text in sorted(now - words)]
        problems += [f"does not say “{text}” in {language}" for text in sorted(words - now)]
        got, meant = mosaic(image), mosaic(drawn)
        if got.shape != meant.shape or difference(got, meant).max() > LIMIT:
            problems.append(f"looks different in {language}")
            _keep(image, f"{studio.look.name}/{subject.name}-{language}-switched", chosen)
            _keep(drawn, f"{studio.look.name}/{subject.name}-{language}", chosen)
    return "\n".join(problems)


_save, _saves = OpenMatches.save, count()


def _save_now(matches: OpenMatches, match: str, record: Record) -> None:
    """Save a match; its file is dated at the time of the pictures, not the real time."""
    _save(matches, match, record)
    moment = NOW.timestamp() + 0.001 * next(_saves)
    os.utime(matches.path(match), (moment, moment))


def _settle_settings(
    context: Context, language: str, advisers: Mapping[str, tuple[str, str]]
) -> None:
    settings = context.settings
    settings.set(keys.LANGUAGE, language)
    context.translation.use(language)
    settings.set(keys.REDUCED_MOTION, keys.ON)
    settings.set(keys.SPEED, float("inf"))
    settings.set(keys.WATCHING_SPEED, float("inf"))
    settings.set(keys.FIRST_RUN_DONE, True)
    settings.set(keys.PLAYER_NAME, "Anna")
    settings.set(keys.LAST_GAME, "fargo")
    for game, (bot, budget) in advisers.items():
        settings.set(keys.adviser(game), bot)
        if budget:
            settings.set(keys.hint_budget(game), budget)
    keys.put_on_look(settings)


def _keep(image: QImage, name: str, chosen: argparse.Namespace) -> None:
    if chosen.keep is not None:
        (chosen.keep / name).parent.mkdir(parents=True, exist_ok=True)
        image.save(str(chosen.keep / f"{name}.png"))


def _judge(image: QImage, name: str, chosen: argparse.Namespace) -> str:
    """What is wrong with a picture, or nothing."""
    file = WANTED / f"{name}.webp"
    _keep(image, name, chosen)
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
