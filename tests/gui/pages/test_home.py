"""The home page: tiles, what continues, what is kept, what is prepared."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from engines.contract.record import PERSON, Record
from engines.contract.registry import game
from engines.match.analysis.player_strength import Career
from engines.match.archive.library import Exercise, Library
from engines.match.archive.library import Play as Played
from engines.match.controller.table_options import DiceSource
from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr
from gui.app import event_loop, values
from gui.app import settings as keys
from gui.app.kernels import Readiness
from gui.app.requests import Play
from gui.app.values import days_in_a_row
from gui.games.key_art import KeyArt
from gui.home.continuing import ContinueCard
from gui.home.page import GameTile, HomePage, PlayNow
from gui.kit.card import Card
from gui.kit.label import ElidedLabel, Label
from gui.library.page import LibraryPage
from gui.match.view import MatchView
from gui.setup.new_match import NewMatchPage
from gui.shell.shell import Shell
from gui.style import Size, Space, TypeRole, theme
from tests.gui.conftest import click, settle
from tests.gui.shown import match_page, review_page

Table = Callable[..., MatchView]


@pytest.fixture
def home(shell: Shell) -> HomePage:
    page = shell.window.page
    assert isinstance(page, HomePage)
    return page


@pytest.fixture
def card(shell: Shell, home: HomePage, table: Table, qtbot: QtBot) -> ContinueCard:
    """A match to continue."""
    table("person", "best")
    shell.go_home()
    settle(qtbot)
    (found,) = home.going
    return found


def button(page: HomePage, text: str) -> QPushButton:
    return next(b for b in page.findChildren(QPushButton) if b.text() == text and b.isVisible())


def words(page: HomePage) -> list[str]:
    return [
        label.text()
        for kind in (Label, ElidedLabel)
        for label in page.findChildren(kind)
        if label.isVisible()
    ]


def test_a_tile_says_what_the_game_is_and_plays_it(shell: Shell, home: HomePage) -> None:
    (tile,) = home.findChildren(GameTile)
    assert tile.accessibleName() == "Double"
    assert "Keep the die, or double it." in words(home)
    (picture,) = tile.findChildren(KeyArt)
    click(picture)
    page = shell.window.page
    assert isinstance(page, NewMatchPage)
    assert page.form.game.id == "double"


def test_watch_offers_bots_on_all_seats(shell: Shell, home: HomePage) -> None:
    shell.context.settings.set(keys.DICE, DiceSource.TYPED.value)
    click(button(home, tr("home-watch-a-game")))
    page = shell.window.page
    assert isinstance(page, NewMatchPage)
    assert page.form.choices().dice == DiceSource.PROGRAM, "nobody rolls real dice for bots"
    assert PERSON not in [seat.player for seat in page.form.choices().seats]
    click(page.findChildren(KeyArt)[0])
    assert page.form.watching, "another game is watched, too"


@pytest.mark.parametrize("way", [None, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_match_on_the_table_is_continued(
    shell: Shell, home: HomePage, table: Table, qtbot: QtBot, way: Qt.Key | None
) -> None:
    match_view = table("person", "best")
    shell.go_home()
    settle(qtbot)
    (card,) = home.going
    assert card.isVisible()
    assert shell.window.focusWidget() is card
    assert card.accessibleName() == tr(
        "home-continue-title", title=tr("home-round", title="Double", round=1), names="Anna and Ben"
    )
    if way is None:
        click(card)
    else:
        QTest.keyClick(card, way)
    assert shell.window.page is match_page(shell)
    assert shell.match_view is match_view


@pytest.mark.parametrize("size", [(700, 215), (330, 215), (300, 104)])
def test_nothing_is_written_on_the_picture_of_a_table(
    card: ContinueCard, size: tuple[int, int]
) -> None:
    card.resize(*size)
    picture, words = card.rooms()
    assert not picture.intersects(words)
    assert QRectF(card.rect()).contains(words)
    assert words.height() > theme().px(Size.CONTROL + TypeRole.NAME.line)


@pytest.mark.parametrize("heart", [QRectF(400, 300, 300, 200), QRectF(60, 60, 900, 110)])
@pytest.mark.parametrize("size", [(784, 245), (388, 245), (300, 104), (520, 340)])
def test_the_heart_of_a_table_is_large_and_clear_of_the_words(
    card: ContinueCard, size: tuple[int, int], heart: QRectF, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = QPixmap(1100, 660)
    card.resize(*size)
    monkeypatch.setattr(card, "_table", table)
    monkeypatch.setattr(card, "_heart", heart)
    (room, words), placed = card.rooms(), card.placed()
    scale = placed.width() / table.width()
    shown = QRectF(placed.topLeft() + heart.topLeft() * scale, heart.size() * scale)
    assert not shown.intersects(words)
    assert scale == pytest.approx(
        min(1.25, room.width() / heart.width(), room.height() / heart.height())
    )
    if placed.width() >= size[0] and placed.height() >= size[1]:
        assert placed.contains(QRectF(card.rect())), "nothing but table is seen"


@pytest.mark.parametrize("size", [(784, 245), (310, 122)], ids=["beside", "below"])
def test_a_table_gets_dark_only_under_words(
    card: ContinueCard, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = QPixmap(1100, 660)
    table.fill(Qt.GlobalColor.white)
    card.resize(*size)
    monkeypatch.setattr(card, "_table", table)
    monkeypatch.setattr(card, "_heart", QRectF(60, 60, 900, 110 if size[1] < 200 else 600))
    (picture, words), shown = card.rooms(), card.grab().toImage()
    beside = words.left() > picture.right()
    assert beside is (size[1] > 200)
    edge = 0.3 * picture.width() if beside else picture.width() - 20
    light = shown.pixelColor(int(edge), int(0.4 * picture.height()))
    dark = shown.pixelColor(size[0] - 20, size[1] - 6)
    assert light.lightness() > 230
    assert dark.lightness() < 40


@pytest.mark.parametrize("role", TypeRole)
def test_three_lines_are_written_whole(card: ContinueCard, role: TypeRole) -> None:
    metrics = QFontMetricsF(theme().font(role))
    picture = QPixmap(1000, 400)
    painter = QPainter(picture)
    room = QRectF(0, 0, 1.5 * metrics.horizontalAdvance("word"), 400)
    end = card._write(painter, room, "word word word", role)
    painter.end()
    assert end > 3 * metrics.height() - 1


def test_a_large_card_has_a_large_picture(card: ContinueCard) -> None:
    card.resize(784, 245)
    usual = card._table.width()
    card.resize(1500, 500)
    assert card._table.width() > 1.5 * usual


@pytest.mark.parametrize("size", [(784, 245), (524, 188)])
def test_a_match_shows_its_scores_where_there_is_room(
    card: ContinueCard, size: tuple[int, int]
) -> None:
    card.resize(*size)
    before = card.grab().toImage()
    card._scores = ["88", "99"]
    assert card.grab().toImage() != before


def test_todays_exercise_takes_the_place_of_matches_to_continue(
    shell: Shell, home: HomePage, table: Table, qtbot: QtBot
) -> None:
    top = home.play_now.parentWidget()
    assert home.exercise.parentWidget() is top
    assert home.exercise.isVisible()
    assert len(home.findChildren(KeyArt)) == 1, "the art of a game is on its tile only"
    table("person", "best")
    shell.go_home()
    settle(qtbot)
    assert home.going[0].parentWidget() is top
    assert home.exercise.parentWidget() is home.rating.parentWidget()
    assert home.exercise.isVisible()


def test_one_click_plays_the_opponent_that_is_suggested(
    shell: Shell, home: HomePage, qtbot: QtBot
) -> None:
    assert shell.window.focusWidget() is home.play_now.start
    assert home.play_now.start.text() == tr("home-play-with", game_name="Double", name="Careless")
    click(home.play_now.another)
    assert home.play_now.start.text() == tr("home-play-with", game_name="Double", name="Best")
    click(home.play_now.start)
    qtbot.waitUntil(lambda: shell.match_view is not None)
    match_view = shell.match_view
    assert match_view is not None
    assert [seat.player for seat in match_view.match.seats] == [PERSON, "best"]


def test_a_click_before_anybody_is_suggested_plays_whoever_will_be(
    shell: Shell, qtbot: QtBot
) -> None:
    """The keyboard is quicker than reading what the person has played."""
    card, wanted = PlayNow(shell.context), list[Play]()
    qtbot.addWidget(card)
    card.wants.connect(wanted.append)
    assert card.start.text() == tr("home-play", name="Double")
    click(card.another)
    click(card.start)
    assert not wanted
    assert card.start.text() == card.start.accessibleName() == tr("home-preparing-match")
    assert not card.start.isEnabled()
    card.suggest(game("double"), Career())
    card.suggest(game("double"), Career())
    (request,) = wanted
    assert [seat.player for seat in request.record.seats] == [PERSON, "careless"]


def test_home_offers_a_game_even_if_the_archive_cannot_be_read(
    shell: Shell, home: HomePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> None:
        raise ParlourError("The archive is broken.")

    monkeypatch.setattr(shell.context.archive, "open_matches", broken)
    home.play_now._fit = []
    shell.go_home()
    settle(qtbot)
    assert home.play_now.opponents == ["careless"]


def test_a_match_that_waits_for_its_game_says_so_on_the_button(
    shell: Shell, home: HomePage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    kernels, start = shell.context.kernels, home.play_now.start
    monkeypatch.setitem(kernels._states, "double", Readiness.WAITING)
    monkeypatch.setattr(kernels._queue, "seconds", lambda _parts: 7.2)
    kernels.changed.emit("double")
    play = tr("home-play-with", game_name="Double", name="Careless")
    assert (start.text(), start.isEnabled()) == (play, True)
    left = home.play_now.findChildren(Label)
    assert tr("app-ready-in-s", seconds=8) in [label.text() for label in left]
    click(start)
    assert (start.text(), start.isEnabled()) == (tr("home-preparing-match"), False)
    assert start.toolTip() == tr("setup-preparing-game-press-start")
    shell.go_home()
    assert (start.text(), start.isEnabled()) == (play, True), "it was given up"
    click(start)
    kernels._states["double"] = Readiness.READY
    kernels._go_on()
    qtbot.waitUntil(lambda: shell.match_view is not None)
    shell.go_home()
    assert (start.text(), start.isEnabled()) == (play, True)
    assert tr("app-ready-in-s", seconds=8) not in [label.text() for label in left]


def test_days_in_a_row_end_today_or_yesterday() -> None:
    days = [date(2026, 3, day) for day in (1, 3, 4, 5)]
    assert days_in_a_row(days, date(2026, 3, 5)) == 3
    assert days_in_a_row(days, date(2026, 3, 6)) == 3
    assert days_in_a_row(days, date(2026, 3, 7)) == 0
    assert days_in_a_row([], date(2026, 3, 7)) == 0


def test_before_the_first_game_pictures_have_the_room_of_what_is_missing(
    shell: Shell, home: HomePage, request: pytest.FixtureRequest, qtbot: QtBot
) -> None:
    shell.window.resize(1440, 900)
    settle(qtbot)
    (tile,) = home.findChildren(GameTile)
    art, top = tile.picture.height(), home.play_now.height()
    request.getfixturevalue("finished")
    shell.go_home()
    settle(qtbot)
    assert home.records.lines
    assert tile.picture.height() < art
    assert home.play_now.height() < top


def test_nothing_is_kept_at_first(home: HomePage) -> None:
    assert tr("home-games-yet-finished-games") in words(home)
    assert tr("home-review-game-choose-try") in words(home)


def test_a_kept_game_is_reviewed_by_a_click(
    shell: Shell, home: HomePage, finished: Record, qtbot: QtBot
) -> None:
    shell.go_home()
    settle(qtbot)
    line = next(
        card
        for card in home.findChildren(Card)
        if card.accessibleName().startswith("Double · Anna – Ben, ")
    )
    assert " won, " in line.accessibleName()
    line.clicked.emit()
    settle(qtbot)
    assert shell.window.page is review_page(shell)
    assert review_page(shell).record.nodes == finished.nodes


@pytest.mark.parametrize(("good", "told"), [(18, "90% accurate, "), (None, "")])
def test_a_recent_game_says_its_result_and_accuracy(
    shell: Shell, home: HomePage, finished: Record, good: int | None, told: str, qtbot: QtBot
) -> None:
    assert finished.result is not None
    archive = shell.context.archive
    event_loop.spawn(archive.ask(Library.keep_play, 1, Played(20, 0.1, 0.0, good)), "keep a play")
    settle(qtbot)
    shell.go_home()
    settle(qtbot)
    (line,) = home.records.lines
    assert line.detail.partition(" won, ")[2].startswith(told)
    assert ("accurate" in line.detail) == bool(told)


def test_a_mistake_that_is_due_is_named_if_that_does_not_give_the_answer_away(
    shell: Shell, home: HomePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    mistake = Exercise("double", "1 0 3 0 0", 0, "double", 0.2)
    event_loop.spawn(shell.context.archive.ask(Library.add_exercise, mistake), "keep an exercise")
    settle(qtbot)

    def offered() -> list[str]:
        shell.go_home()
        settle(qtbot)
        return [line.title for line in home.exercise.lines]

    assert offered() == [tr("app-what-would-you-play")]  # there are only two choices
    monkeypatch.setattr(values, "_FEW", 1)
    assert offered() == [tr("app-find-better-move", played="double")]
    monkeypatch.setitem(shell.context.kernels._states, "double", Readiness.WAITING)
    assert offered() == [tr("app-what-would-you-play")]


def test_mistakes_that_were_never_tried_are_new(shell: Shell, home: HomePage, qtbot: QtBot) -> None:
    archive = shell.context.archive
    for total in (3, 5):
        mistake = Exercise("double", f"1 0 {total} 0 0", 0, "double", 0.2)
        event_loop.spawn(archive.ask(Library.add_exercise, mistake), "keep an exercise")
    settle(qtbot)
    shell.go_home()
    settle(qtbot)
    assert [line.title for line in home.exercise.lines] == [tr("home-new-exercises", due=2)]


@pytest.mark.parametrize("playing", [False, True], ids=["across", "below"])
def test_exercises_lie_apart_with_all_their_words(
    shell: Shell, home: HomePage, table: Table, qtbot: QtBot, playing: bool
) -> None:
    archive = shell.context.archive
    for total in (3, 5):
        mistake = Exercise("double", f"1 0 {total} 0 0", 0, "double", 0.2)
        event_loop.spawn(archive.ask(Library.add_exercise, mistake), "keep an exercise")
    settle(qtbot)
    if playing:
        table("person", "best")
    shell.go_home()
    settle(qtbot)
    (line,) = home.exercise.lines
    home.exercise.show_lines((replace(line, title=f"{line.title} " * 5), line))
    QApplication.processEvents()
    first, second = (card for card in home.exercise._made if isinstance(card, Card))
    apart = second.geometry().topLeft() - first.geometry().topRight()
    if playing:
        apart = second.geometry().topLeft() - first.geometry().bottomLeft()
    assert max(apart.x(), apart.y()) > theme().px(Space.XS)
    title = first.findChildren(QLabel)[0]
    assert title.heightForWidth(title.width()) > title.fontMetrics().height()
    assert title.height() >= title.heightForWidth(title.width())


def test_matches_without_a_card_are_one_click_away(
    shell: Shell, home: HomePage, table: Table, qtbot: QtBot
) -> None:
    record = table("person", "best").match.record
    for place in range(3):
        event_loop.spawn(shell.context.archive.save(f"m{place}", record), "save a match")
    settle(qtbot)
    shell.go_home()
    settle(qtbot)
    shown = [card for card in home.going if card.isVisible()]
    click(button(home, tr("home-more", more=4 - len(shown))))
    settle(qtbot)
    page = shell.window.page
    assert isinstance(page, LibraryPage)
    assert page.outcome.currentText() == tr("library-unfinished")


@pytest.mark.parametrize(
    ("size", "saved", "shown"),
    [
        ((960, 640), 7, 1),
        ((1280, 800), 7, 2),
        ((1920, 1080), 4, 5),
        ((1920, 1080), 7, 6),
        ((2560, 1440), 7, 6),
    ],
)
def test_a_large_window_shows_more_matches_in_two_full_rows(
    shell: Shell,
    home: HomePage,
    table: Table,
    qtbot: QtBot,
    size: tuple[int, int],
    saved: int,
    shown: int,
) -> None:
    record = table("person", "best").match.record
    for place in range(saved):
        event_loop.spawn(shell.context.archive.save(f"m{place}", record), "save a match")
    settle(qtbot)
    shell.window.resize(*size)
    shell.go_home()
    settle(qtbot)
    cards = [card for card in home.going if card.isVisible()]
    assert len(cards) == shown
    assert all(card._scene is not None for card in cards), "with a picture"
    assert not any(card._scene for card in home.going if not card.isVisible())
    left = 1 + saved - shown
    assert home.more.text() == tr("home-more", more=left)
    assert home.more.isVisible() == (left > 0)
    corners = {card.geometry().topLeft().toTuple() for card in cards}
    assert len(corners) == shown
    rows = {y for _, y in corners}
    assert len(rows) == (2 if shown > 3 else 1)
    assert all(abs(card.height() - cards[0].height()) <= 1 for card in cards)
    assert all(abs(card.width() - cards[-1].width()) <= 1 for card in cards[1:])
    right = {y: max(c.geometry().right() for c in cards if c.y() == y) for y in rows}
    assert max(right.values()) - min(right.values()) <= 1, "no place is empty"
    assert (cards[0].width() > cards[-1].width() + 1) == (shown == 5), "the newest fills it"


def test_the_library_is_one_click_away(shell: Shell, home: HomePage) -> None:
    click(button(home, tr("home-library")))
    assert isinstance(shell.window.page, LibraryPage)


def test_a_game_that_cannot_be_prepared_says_why(
    shell: Shell, home: HomePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels = shell.context.kernels
    monkeypatch.setattr(kernels, "state", lambda _name: Readiness.FAILED)
    monkeypatch.setattr(kernels, "error", lambda _name: "It does not compile.")
    kernels.changed.emit("double")
    play = button(home, tr("home-play-tile"))
    assert not play.isEnabled()
    assert "It does not compile." in play.toolTip()


def test_a_tile_says_when_its_game_is_ready(
    shell: Shell, home: HomePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels = shell.context.kernels
    assert not [text for text in words(home) if text.startswith("Ready")]
    monkeypatch.setitem(kernels._states, "double", Readiness.WAITING)
    monkeypatch.setattr(kernels, "_looked", False)
    kernels.changed.emit("double")
    assert tr("app-getting-ready") in words(home), "nobody knows yet what is missing"
    monkeypatch.setattr(kernels, "_looked", True)
    for seconds, text in (
        (0.0, tr("app-almost-ready")),
        (7.2, tr("app-ready-in-s", seconds=8)),
        (41.0, tr("app-ready-in-s", seconds=45)),
    ):
        monkeypatch.setattr(kernels._queue, "seconds", lambda _parts, seconds=seconds: seconds)
        kernels.changed.emit("double")
        assert text in words(home)
        assert button(home, tr("home-play-tile")).isEnabled(), (
            "the match begins when the game is ready"
        )
