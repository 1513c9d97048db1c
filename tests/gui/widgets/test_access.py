"""Player cards, key cues, tips, boards for screen readers, announcements."""

import gc
from collections.abc import Callable
from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QLabel, QStyle, QWidget
from pytestqt.qtbot import QtBot

from gui.kit.accessible_board import BoardAccess, CellView, announce
from gui.kit.button import Button
from gui.kit.key_cues import KeyCue, KeyCues
from gui.kit.label import SeatMark
from gui.kit.player_card import PlayerCard, PlayerState, PlayerView
from gui.kit.tips import Tip, set_tip, tip_html
from gui.style import Look, Scheme, Size, Token, theme

VIEW = PlayerView(1, "Bruno", "Bot, level 4 · 1480 ± 22", "6,900", "+ 750")


def _card(qtbot: QtBot, view: PlayerView) -> PlayerCard:
    card = PlayerCard(view)
    qtbot.addWidget(card)
    card.resize(300, card.height())
    return card


@pytest.mark.parametrize(
    ("state", "fill"),
    [
        (PlayerState.WAITING, Token.SURFACE),
        (PlayerState.TO_MOVE, Token.ACCENT_SOFT),
        (PlayerState.THINKING, Token.ACCENT_SOFT),
        (PlayerState.FAILED, Token.BAD_SOFT),
    ],
)
def test_player_card_shows_its_state(qtbot: QtBot, state: PlayerState, fill: Token) -> None:
    view = PlayerView(1, "Bruno", "Bot", "6,900", state=state, progress=0.5)
    card = _card(qtbot, view)
    assert card.height() == Size.PLAYER_CARD
    image = card.grab().toImage()
    assert image.pixelColor(200, 32) == theme().color(fill)
    line = image.pixelColor(60, card.height() - 3)
    assert (line == theme().color(Token.ACCENT)) is (state is PlayerState.THINKING)


def test_player_card_is_a_button_for_mouse_and_keys(qtbot: QtBot) -> None:
    card = _card(qtbot, VIEW)
    with qtbot.waitSignal(card.clicked) as clicked:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert clicked.args == [1]
    with qtbot.waitSignal(card.clicked):
        QTest.keyClick(card, Qt.Key.Key_Return)


def test_player_card_names_itself(qtbot: QtBot) -> None:
    card = _card(qtbot, VIEW)
    assert card.accessibleName() == "Bruno, Bot, level 4 · 1480 ± 22, 6,900, + 750"
    card.set_view(PlayerView(1, "Bruno", "Bot", "7,000"))
    assert card.accessibleName() == "Bruno, Bot, 7,000"


def test_seat_mark_has_the_seat_s_colour(qtbot: QtBot) -> None:
    mark = SeatMark(0, 32)
    qtbot.addWidget(mark)
    for seat in range(5):
        mark.set_seat(seat)
        assert mark.grab().toImage().pixelColor(16, 16) == theme().seat_color(seat)


# Key cues


def test_cues_show_what_can_be_chosen_now(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(200, 100)
    available = [KeyCue(QRect(10, 10, 30, 30), "1")]
    cues = KeyCues(host, lambda: available)
    host.show()
    cues.set_shown(shown=True)
    assert cues.isVisible()
    assert cues.cues == tuple(available)
    assert cues.geometry() == host.rect()
    cues.set_shown(shown=False)
    assert not cues.isVisible()
    available.clear()
    cues.set_shown(shown=True)
    assert not cues.isVisible()


def test_cues_let_clicks_through(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    button = Button("Roll", parent=host)
    cues = KeyCues(host, lambda: [KeyCue(button.geometry(), "R")])
    host.show()
    cues.set_shown(shown=True)
    assert host.childAt(button.geometry().center()) is button
    cues.grab()


# Tips


def test_tip_is_escaped_and_bold_in_the_first_line() -> None:
    html = tip_html(Tip("Roll <6>", "R", ("costs 3 now (5 − 2)",)))
    assert ">Roll &lt;6&gt;</span>" in html
    assert "costs 3 now (5 − 2)" in html


def test_long_tips_are_refused() -> None:
    with pytest.raises(ValueError, match="61"):
        Tip("word " * 61)


def test_a_tip_names_its_widget(qtbot: QtBot) -> None:
    button = Button("Roll")
    qtbot.addWidget(button)
    set_tip(button, Tip("Roll", "R", ("All free dice.",)))
    assert button.accessibleName() == "Roll"
    assert button.accessibleDescription() == "All free dice."


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_a_tip_has_the_colors_of_the_look_it_is_shown_in(qtbot: QtBot, scheme: Scheme) -> None:
    text = tip_html(Tip("Roll", "Ctrl+R"))
    theme().set_look(Look(scheme, False, 100))
    label = QLabel(text)
    qtbot.addWidget(label)
    label.resize(300, 60)
    picture = label.grab().toImage()
    colors = {picture.pixelColor(x, y).name() for x in range(300) for y in range(60)}
    assert {theme().hex(Token.TEXT).lower(), theme().hex(Token.TEXT2).lower()} <= colors


def test_every_tip_waits_as_long(qapp: QApplication) -> None:
    delay = QStyle.StyleHint.SH_ToolTip_WakeUpDelay
    assert {each.style().styleHint(delay, None, each) for each in (QLabel(), Button(""))} == {500}


def test_long_names_that_begin_alike_look_different(qtbot: QtBot) -> None:
    names = ("Maximiliane Wolfeschlegel (easy)", "Maximiliane Wolfeschlegel (hard)")
    cards = [_card(qtbot, replace(VIEW, name=name)) for name in names]
    for card, name in zip(cards, names, strict=True):
        card.resize(180, card.height())
        assert card.toolTip().startswith(name)
    first, second = (card.grab().toImage() for card in cards)
    assert first != second


# Boards for screen readers


class _Chess(QGraphicsView):
    """Sixteen cells in four columns."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.setScene(QGraphicsScene(self))
        self.setAccessibleName("Dice Chess board")
        self.names = names
        self.access = BoardAccess(self, lambda: len(self.names), self.describe, columns=4)

    def describe(self, number: int) -> CellView:
        row, column = divmod(number, 4)
        rect = QRect(column * 20, row * 20, 20, 20)
        return CellView(self.names[number], rect, enabled=number != 3, selected=number == 1)


@pytest.fixture
def board(qtbot: QtBot) -> _Chess:
    made = _Chess([f"{'abcd'[n % 4]}{4 - n // 4}, empty" for n in range(16)])
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_board_is_a_table_of_named_cells(board: _Chess) -> None:
    interface = QAccessible.queryAccessibleInterface(board)
    assert interface.role() is QAccessible.Role.Table
    assert interface.text(QAccessible.Text.Name) == "Dice Chess board"
    assert interface.childCount() == 16
    cells = [interface.child(number) for number in range(16)]
    assert cells[0].text(QAccessible.Text.Name) == "a4, empty"
    assert cells[0].role() is QAccessible.Role.Cell
    assert [interface.indexOfChild(cell) for cell in cells] == list(range(16))
    assert interface.child(16) is None


def test_cells_tell_state_place_and_parent(board: _Chess) -> None:
    interface = QAccessible.queryAccessibleInterface(board)
    second, fourth = interface.child(1), interface.child(3)
    assert second.actionInterface() is None  # crashes when a cell overrides interface_cast
    assert second.state().selected
    assert fourth.state().disabled
    assert second.parent() is interface
    corner = board.mapToGlobal(QPoint(20, 0))
    assert second.rect() == QRect(corner.x(), corner.y(), 20, 20)
    assert interface.childAt(corner.x() + 5, corner.y() + 5) is second


def test_focus_is_on_the_cell_with_the_cursor(board: _Chess) -> None:
    interface = QAccessible.queryAccessibleInterface(board)
    board.setFocus()
    board.access.focus_cell(6)
    assert interface.focusChild() is interface.child(6)
    assert interface.child(6).state().focused
    board.access.focus_cell(None)
    assert interface.focusChild() is None


def test_names_are_always_the_current_ones(board: _Chess) -> None:
    interface = QAccessible.queryAccessibleInterface(board)
    cell = interface.child(0)
    board.names[0] = "a4, white knight"
    board.access.refresh()
    assert cell.text(QAccessible.Text.Name) == "a4, white knight"
    del board.names[8:]
    assert interface.childCount() == 8
    assert not interface_of(board, 8)
    board.access.refresh()


def interface_of(board: _Chess, number: int) -> bool:
    return board.access.interface(number) is not None


def test_changes_and_announcements_reach_an_active_reader(
    board: _Chess, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[QAccessible.Event] = []
    update: Callable[..., None] = QAccessible.updateAccessibility

    def listen(event: object) -> None:
        heard.append(event.type())  # type: ignore[attr-defined]
        update(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    board.access.refresh()
    heard.clear()
    board.names[2] = "c4, black pawn"
    board.access.refresh()
    board.access.focus_cell(2)
    announce(board, "Your turn.")
    announce(board, "The bot stopped.", assertive=True)
    event = QAccessible.Event
    assert heard == [event.NameChanged, event.Focus, event.Announcement, event.Announcement]


def test_boards_and_their_cells_leave_nothing_behind(qtbot: QtBot) -> None:
    kinds = ("_Chess", "BoardAccess", "_Cell")

    def living() -> int:
        gc.collect()
        return sum(type(thing).__name__ in kinds for thing in gc.get_objects())

    before = living()
    for _ in range(20):
        _use_and_delete_a_board(qtbot)
    assert living() <= before


def _use_and_delete_a_board(qtbot: QtBot) -> None:
    board = _Chess(["a4, empty"] * 16)
    interface = QAccessible.queryAccessibleInterface(board)
    for number in range(16):
        interface.child(number)
    board.deleteLater()
    qtbot.waitUntil(lambda: not shiboken6.isValid(board))
