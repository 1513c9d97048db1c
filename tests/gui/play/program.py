"""The whole program in one window, driven as a person drives it: by clicks and keys."""

import asyncio
import math
import re
from collections.abc import Callable, Coroutine, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from unittest.mock import patch

import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    QPoint,
    Qt,
    QTimer,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

import gui.shell.start
from engines.contract.messages import Message
from engines.contract.record import Record, SeatRecord
from engines.contract.registry import game as find_game
from engines.games.fargo.view import ROLL, FargoView
from engines.match.archive.records import new_record
from engines.match.controller.match import Match
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.errors.reports import DefectReports
from gui.app.keys.commands import Command
from gui.app.keys.guard import KeyGuard
from gui.app.page import Page
from gui.app.requests import Play
from gui.kit.card import Card
from gui.learn.coach import CoachPanel
from gui.match.page import MatchPage
from gui.match.tray import ActionRow, TrayCard
from gui.match.view import MatchView
from gui.shell.opening import Arguments
from gui.shell.shell import Shell
from gui.shell.window import MainWindow
from gui.table.board import Board
from gui.table.surface import Surface
from tests.gui.play.people import CLICK, PRESS
from tests.gui.shown import match_page
from tests.patience import PATIENCE_MS, PATIENCE_S

_T = TypeVar("_T")
Key = Qt.Key
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
INSTANT: Final = math.inf


_WAITS: Final = {Waiting.PERSON, Waiting.ROLL, Waiting.DICE, Waiting.FAILED, Waiting.OVER}
_NO_KEY: Final = Qt.KeyboardModifier.NoModifier


def wait_until(condition: Callable[[], object], what: str = "") -> None:
    """Handle events as they come until ``condition()`` holds; it is looked at after each."""
    patience = QTimer(singleShot=True, interval=PATIENCE_MS)
    patience.start()
    while not condition():
        assert patience.isActive(), f"waited in vain: {what or 'no reason given'}"
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        # An event loop of the program's own would do this, too.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def clear_deleted() -> None:
    """Let Qt delete what ``deleteLater`` was called on."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def record_of(
    *players: str, seed: int = 1, start: str | None = None, game: str = "fargo"
) -> Record:
    """A new record; ``"person"`` or ids of bots sit in the seats."""
    seats = [SeatRecord(NAMES[seat], player) for seat, player in enumerate(players)]
    return new_record(find_game(game), seats, seed=seed, start=start)


def like(text: str, gap: str = ".+") -> str:
    """A pattern for a text in which "…" stands for something."""
    return re.escape(text).replace("…", gap)


def path_texts(record: Record) -> list[str]:
    """The actions and outcomes that lead to the record's current position."""
    return [record.nodes[node].text for node in record.path(record.at)]


@dataclass(frozen=True)
class DrawnButton:
    """A button that a board draws on its surface."""

    surface: Surface
    key: Hashable

    @property
    def active(self) -> bool:
        """Whether a press means something."""
        spot = self.surface.table.spots.get(self.key)
        return spot is not None and spot.active and self.surface.isVisible()


class Program:
    """One run of the program. ``end`` it, or the next one cannot begin.

    Motion is off and bots act at once, unless ``speed`` says otherwise. The adviser is the bot
    that counts points, which answers at once. ``fresh``: default settings, no wait for the games.
    """

    def __init__(
        self,
        app: QApplication,
        *,
        speed: float = INSTANT,
        first_run: bool = False,
        language: str = "en",
        fresh: bool = False,
        arguments: Arguments | None = None,
    ):
        self._app = app
        chosen = arguments or Arguments(size=(1280, 840))
        self.context = gui.shell.start.make_context(app, "test", chosen)
        settings = self.context.settings
        settings.set(keys.LANGUAGE, language)
        self.context.translation.use(language)
        if not fresh:
            settings.set(keys.SPEED, speed)
            settings.set(keys.WATCHING_SPEED, speed)
            settings.set(keys.adviser("fargo"), "points")
            settings.set(keys.LAST_GAME, "fargo")
            settings.set(keys.FIRST_RUN_DONE, not first_run)
            settings.set(keys.TEACHING, keys.OFF)
        keys.put_on_look(settings)
        # Not installed: an unexpected exception fails the test instead.
        self.reports = DefectReports(app)
        self._shells: list[Shell] = []
        with patch.object(gui.shell.start, "Shell", self._make_shell):
            # Not run as background work, which it outlives, as in `event_loop.run`.
            life = gui.shell.start._live(self.context, self.reports, chosen)
            self._life = asyncio.get_running_loop().create_task(life)
            wait_until(lambda: self._shells, "the window")
        assert QTest.qWaitForWindowActive(self.window, PATIENCE_MS)
        if not fresh:
            wait_until(
                lambda: not event_loop.busy(), "the home page is read and the games are prepared"
            )

    def _make_shell(self, *parts: Any) -> Shell:
        self._shells.append(Shell(*parts))
        return self._shells[-1]

    # -- reading ------------------------------------------------------------------------------

    @property
    def shell(self) -> Shell:
        """What brings pages and matches into the window."""
        return self._shells[-1]

    @property
    def window(self) -> MainWindow:
        return self.shell.window

    @property
    def page(self) -> Page:
        page = self.window.page
        assert page is not None
        return page

    @property
    def match_page(self) -> MatchPage:
        return match_page(self.shell)

    @property
    def match_view(self) -> MatchView:
        """The match on the table, as the window sees it."""
        match_view = self.shell.match_view
        assert match_view is not None
        return match_view

    @property
    def match(self) -> Match:
        return self.match_view.match

    @property
    def board(self) -> Board:
        board = self.match_page.board
        assert board is not None
        return board

    @property
    def view(self) -> FargoView:
        """What the board of Fargo draws."""
        view: FargoView = self.match.position.view(None)
        return view

    @property
    def texts(self) -> list[str]:
        """The actions and outcomes that led to the current position."""
        return path_texts(self.match.record)

    @property
    def last_told(self) -> Message:
        """What happened last, as the board tells it."""
        scene = self.board.scene
        assert scene is not None
        return scene.trail[-1].told

    @property
    def status(self) -> str:
        """What the headline of the table says to do next."""
        return self.match_page.headline.text

    @property
    def notices(self) -> list[str]:
        """The notices of the page that is shown, oldest first."""
        return [notice.text for notice in self.page.notices.notices]

    def shown_texts(self, inside: QWidget) -> list[str]:
        """The words of all labels that can be seen inside a widget."""
        return [label.text() for label in inside.findChildren(QLabel) if label.isVisible()]

    # -- acting -------------------------------------------------------------------------------

    def click(self, widget: "QWidget | DrawnButton", at: QPoint | None = None) -> None:
        """Click a widget that can be seen and used, or a button that a board has drawn."""
        if isinstance(widget, DrawnButton):
            assert widget.active, f"{widget.key} cannot be used"
            at, widget = widget.surface.spot_rect(widget.key).center(), widget.surface.viewport()
        assert widget.isVisible(), f"{widget.objectName() or widget} cannot be seen"
        assert widget.isEnabled(), f"{widget.objectName() or widget} cannot be used"
        place = widget.rect().center() if at is None else at
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, _NO_KEY, place)

    def button(self, text: str, inside: QWidget | None = None) -> QPushButton:
        """The button that says ``text`` (or begins with it), among those that can be seen."""
        found = [
            button
            for button in (inside or self.window).findChildren(QPushButton)
            if button.isVisible() and button.text().startswith(text)
        ]
        assert found, f"no button says “{text}”"
        return found[0]

    def named(self, name: str) -> "QPushButton | DrawnButton":
        """The button with this object name, as soon as it can be seen.

        It is in the tray or in the coach's warning, unless the board draws the buttons itself.
        """
        places, board = (self.match_page.tray, self.shell.side.coach_dock), self.board

        def shown() -> "list[QPushButton] | list[DrawnButton]":
            if board.draws_buttons:
                action = ROLL if name == "roll" else int(name.partition("choice-")[2] or -1)
                drawn = DrawnButton(board.surfaces[0], ("do", action))
                if drawn.active:
                    return [drawn]
            found = (each for place in places for each in place.findChildren(QPushButton, name))
            return [each for each in found if each.isVisible()]

        wait_until(shown, f"the button {name}")
        return shown()[0]

    def ended(self) -> ActionRow:
        """The buttons below the result, as soon as they can be seen."""
        row = self.match_page.tray.row
        wait_until(lambda: row.isVisible() and row.buttons, "the buttons of the result")
        assert self.match.pending.waiting is Waiting.OVER
        return row

    def card(self) -> TrayCard:
        """The card in the place of the buttons, or the coach's warning, once it can be seen."""
        tray, coach = self.match_page.tray, self.shell.side.coach_dock.panel
        assert isinstance(coach, CoachPanel)
        wait_until(lambda: any(c and c.isVisible() for c in (tray.card, coach.warning)), "a card")
        card = coach.warning or tray.card
        assert card is not None
        return card

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = _NO_KEY) -> None:
        """Press a key: like any key, it goes through shortcuts to the focused control."""
        handle = self.window.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key, modifiers)

    def type(self, text: str) -> None:
        """Type letters and digits."""
        focus = self._app.focusWidget()
        assert focus is not None
        QTest.keyClicks(focus, text)

    def command(self, command: Command | str) -> None:
        """Choose a command of a menu."""
        action = self.shell.actions[command]
        assert action.isEnabled(), f"{action.text()} is disabled: {action.toolTip()}"
        action.trigger()

    def tab_to(self, wanted: Callable[[QWidget], bool], what: str) -> QWidget:
        """Press Tab until a wanted control has the focus."""
        for _ in range(80):
            focus = self._app.focusWidget()
            if focus is not None and wanted(focus):
                return focus
            self.key(Key.Key_Tab)
        raise AssertionError(f"Tab never reaches {what}")

    def paste(self, text: str) -> None:
        """Paste a text with Ctrl+V, and wait until that has had its effect."""
        QGuiApplication.clipboard().setText(text)
        self.key(Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        self.idle()

    # -- waiting ------------------------------------------------------------------------------

    def idle(self) -> None:
        """Wait until no background work is in progress."""
        wait_until(lambda: not event_loop.busy(), "background work")

    def result(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Run a coroutine in the program's loop."""
        task: asyncio.Task[_T] = event_loop.spawn(work, "test")
        wait_until(task.done, "a coroutine")
        return task.result()

    def until_due(self) -> Waiting:
        """Wait until only a person can continue (or the game is over) and everything is shown."""
        wait_until(self._is_due, "a person's turn")
        return self.match.pending.waiting

    def _is_due(self) -> bool:
        match_view = self.shell.match_view
        return (
            match_view is not None
            and match_view.match.pending.waiting in _WAITS
            and not self.moving
        )

    @property
    def moving(self) -> bool:
        """Whether something moves on the match page."""
        return self.match_page.moving

    def kept(self) -> None:
        """Wait until the finished game is in the library."""
        wait_until(lambda: self.match_view.entry is not None, "the game to be kept")

    # -- matches ------------------------------------------------------------------------------

    def play(self, record: Record, **how: Any) -> None:
        """Put a record on the table without the page for new matches."""
        before = self.shell.match_view
        self.shell.carry_out(Play(record, **how))
        self.until_other_match(before)

    def until_other_match(self, before: MatchView | None) -> None:
        """Wait until a match other than ``before`` is on the table and shown."""
        wait_until(
            lambda: (
                self.shell.match_view not in (None, before) and self.page is self.shell.played.page
            ),
            "the match to be opened",
        )
        # However slow the machine is, no mistake is final before the adviser has checked it.
        self.match_view.tutor._patience_s = PATIENCE_S

    def act(self) -> None:
        """Do what is due with the mouse, as the people of these tests play."""
        if self.match.pending.waiting is Waiting.ROLL:
            self.click(self.named("roll"))
        else:
            CLICK[self.match_view.game.id](self)

    def press(self) -> None:
        """Do what is due with keys, as the people of these tests play."""
        if self.match.pending.waiting is Waiting.ROLL:
            self.key(Key.Key_R)
        else:
            PRESS[self.match_view.game.id](self)

    def play_on(self, turns: int) -> None:
        """Let the people play this many decisions and rolls with the mouse."""
        for _ in range(turns):
            if self.until_due() is Waiting.OVER:
                return
            self.act()
        self.until_due()

    def play_to_the_end(self) -> None:
        """Let the people play with the mouse until the game is over."""
        while self.until_due() is not Waiting.OVER:
            self.act()

    def home_cards(self, game: str = tr("fargo-name")) -> Sequence[Card]:
        """The lines of the home page about records and open matches of a game."""
        return [
            card
            for card in self.page.findChildren(Card)
            if card.isVisible() and re.search(rf"{game}( ·|,)", card.accessibleName())
        ]

    def tile(self, game: str) -> Card:
        """The tile of a game on the home page."""
        return next(card for card in self.page.findChildren(Card) if card.accessibleName() == game)

    # -- the end ------------------------------------------------------------------------------

    def end(self) -> None:
        """Close the window as its frame does, and clear everything away."""
        if self._life.done():
            return
        self.window.close()
        wait_until(self._life.done, "the program to end")
        assert self._life.result() == 0
        self.reports.deleteLater()
        for guard in self._app.findChildren(KeyGuard):
            guard.deleteLater()
        for part in (
            self.context.keys,
            self.context.kernels,
            self.context.settings,
            self.context.translation,
        ):
            part.deleteLater()
        clear_deleted()


def alive(parent: QObject) -> int:
    """How many objects live below ``parent``; animations come and go while Qt places docks."""
    return sum(
        shiboken6.isValid(child) and not isinstance(child, QAbstractAnimation)
        for child in parent.findChildren(QObject)
    )
