"""A real window on a small game, driven by the tests.

The small game is that of the match tests: dice, draws, a forced choice, exact values, nothing
to compile. It has no board of its own, so it is played on the text board.
"""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engines.contract import registry
from engines.contract.record import Record, SeatRecord
from engines.match.archive import records
from engines.match.archive.archive import Archive
from engines.match.events import Waiting
from engines.runtime import warmup
from engines.runtime.texts import texts_of
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.errors.reports import DefectReports
from gui.app.kernels import Kernels, Readiness
from gui.app.keys.guard import KeyGuard
from gui.app.keys.keymap import KeyMap
from gui.app.requests import Play
from gui.app.settings import Settings
from gui.app.sounds import Note, Sounds
from gui.app.translation import Translation
from gui.match.view import MatchView
from gui.shell.opening import Arguments, begin
from gui.shell.pages import all_commands
from gui.shell.shell import Shell
from gui.shell.start import collect_garbage_here
from gui.style import Look, Scheme, theme
from gui.style.motion import pace
from tests.gui.attached import attached
from tests.gui.motion import finish_all
from tests.gui.shown import match_page
from tests.match.small_game import SmallGame, best, careless
from tests.patience import PATIENCE_MS

for _wait in (QtBot.waitActive, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
    # Without a timeout of its own, each would give up after five seconds.
    assert _wait.__kwdefaults__ is not None
    _wait.__kwdefaults__["timeout"] = PATIENCE_MS

PLAIN = Look(Scheme.LIGHT, high_contrast=False, scale=100)

SENTENCES = """
double-name = Double
double-tagline = Keep the die, or double it.
double-did = { SEAT($seat) }: { $what }.
double-ask = { SEAT($seat) }: keep or double?
double-chance = Wins in { PERCENT($share) } of games.
double-option-fast-label = Fast
double-option-fast-help = Nothing changes.
""" + "".join(
    f"double-bot-{name}-name = {name.title()}\n"
    f"double-bot-{name}-about = Plays {name}.\n"
    f"double-bot-{name}-objective = Winning.\n"
    for name in ("best", "careless", "broken", "silent")
)


@pytest.fixture(autouse=True)
def plain_look(qapp: QApplication) -> Iterator[None]:
    """The light look at 100% and full speed, before and after each test."""

    def reset() -> None:
        theme().set_look(PLAIN)
        pace().set_speed(1.0)
        pace().set_reduced(False)

    reset()
    yield
    finish_all()
    reset()


@pytest.fixture(scope="package", autouse=True)
def garbage_collector(qapp: QApplication) -> Iterator[None]:
    """Garbage is collected in the interface thread only, as in the program."""
    gc.freeze()  # what tests before these keep: looking at it would cost more than most tests
    owner = QObject()
    collect_garbage_here(owner)
    yield
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.enable()


@pytest.fixture
def loop(qapp: QApplication) -> Iterator[None]:
    """Coroutines run while the test drives the event loop."""
    with attached(qapp):
        yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    gc.freeze()  # what is left are modules and caches: why look at them again after the next test?


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[SmallGame]:
    game = SmallGame((careless(), best()))
    games = registry.games()
    others = dict(games)
    games.clear()
    games[game.id] = game
    monkeypatch.setattr(warmup, "needed", lambda _names: ())
    texts_of("en").put(game.id, SENTENCES)
    yield game
    texts_of("en").put(game.id, "")
    # In their order, which the home page follows.
    games.clear()
    games.update(others)


@pytest.fixture
def settings(tmp_path: Path, qapp: QApplication) -> Settings:
    """Settings of a person who has been here before and makes every move; motion is instant."""
    found = Settings(tmp_path / "settings.ini", qapp)
    found.set(keys.FIRST_RUN_DONE, True)
    found.set(keys.FORCED_MOVES, False)
    found.set(keys.TEACHING, keys.OFF)
    found.set(keys.SPEED, float("inf"))
    found.set(keys.WATCHING_SPEED, float("inf"))
    return found


@pytest.fixture
def heard() -> list[tuple[Note, float]]:
    """What was played, and how loud."""
    return []


class HeardSounds(Sounds):
    """Sounds without a device."""

    def __init__(self, settings: Settings, heard: list[tuple[Note, float]]) -> None:
        super().__init__(settings)
        self._heard = heard

    def send(self, notes: tuple[Note, ...], volume: float) -> None:
        self._heard += [(note, volume) for note in notes]


@pytest.fixture
def context(
    tmp_path: Path,
    qapp: QApplication,
    settings: Settings,
    loop: None,
    heard: list[tuple[Note, float]],
) -> Context:
    """Everything a page needs, in a folder of its own."""
    return Context(
        version="1.0",
        settings=settings,
        keys=KeyMap(settings, all_commands(), qapp),
        guard=KeyGuard(qapp),
        kernels=Kernels(qapp),
        translation=Translation(qapp),
        archive=Archive(tmp_path / "data"),
        sounds=HeardSounds(settings, heard),
    )


@pytest.fixture
def shell(small: SmallGame, context: Context, qtbot: QtBot, qapp: QApplication) -> Iterator[Shell]:
    """The window, on the home page, with the small game ready."""
    pace().set_speed(float("inf"))
    made = Shell(context, DefectReports(qapp))
    begin(made, Arguments(page="home", size=(1280, 840)))
    qtbot.waitUntil(lambda: context.kernels.state(small.id) is Readiness.READY)
    settle(qtbot)
    yield made
    made.quit()
    qtbot.waitUntil(made._ended.done)
    closing = event_loop.spawn(context.archive.close(), "close the archive")
    qtbot.waitUntil(closing.done)
    made.window.deleteLater()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(widget: QWidget, *keys: Qt.Key) -> None:
    """Press keys one after the other."""
    for key in keys:
        QTest.keyClick(widget, key)


def type_text(widget: QWidget, text: str) -> None:
    QTest.keyClicks(widget, text)


def settle(qtbot: QtBot) -> None:
    """Wait until no background work is left."""
    qtbot.waitUntil(lambda: not event_loop.busy())


@pytest.fixture
def table(shell: Shell, small: SmallGame, qtbot: QtBot) -> Callable[..., MatchView]:
    """Puts a match on the table: ``table("person", "best", seed=3)``."""

    def put(*players: str, seed: int = 3, start: str | None = None, **more: object) -> MatchView:
        names = ["Anna", "Ben", "Cem"]
        seats = [SeatRecord(name, player) for name, player in zip(names, players, strict=False)]
        record = records.new_record(small, seats, seed=seed, start=start)
        return put_record(shell, qtbot, record, **more)

    return put


@pytest.fixture
def finished(shell: Shell, table: Callable[..., MatchView], qtbot: QtBot) -> Record:
    """A match of bots that has ended and is in the library."""
    match_view = table("best", "careless")
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER)
    settle(qtbot)
    return match_view.match.record


def put_record(shell: Shell, qtbot: QtBot, record: Record, **more: object) -> MatchView:
    """Put a record on the table and wait until the match is there."""
    before = shell.match_view
    shell.play(Play(record, **more))  # type: ignore[arg-type]  # fields of Play
    qtbot.waitUntil(lambda: shell.match_view not in (None, before))
    match_view = shell.match_view
    assert match_view is not None
    qtbot.waitUntil(lambda: shell.window.page is match_page(shell))
    return match_view
