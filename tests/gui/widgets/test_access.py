"""Player cards, tips, announcements."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStyle
from pytestqt.qtbot import QtBot

from gui.kit.button import Button
from gui.kit.label import SeatMark, Tip, set_tip, tip_html
from gui.kit.notice import announce
from gui.kit.player_card import PlayerCard, PlayerState, PlayerView
from gui.style import Look, Scheme, Size, Token, theme

VIEW = PlayerView(1, "Bruno", "Bot, level 4 · 1480 ± 22", "6,900", "+ 750")


def _card(qtbot: QtBot, view: PlayerView) -> PlayerCard:
    card = PlayerCard(view)
    qtbot.addWidget(card)
    card.resize(300, card.height())
    return card


@pytest.mark.parametrize(
    ("state", "edge"),
    [
        (PlayerState.WAITING, None),
        (PlayerState.TO_MOVE, Token.ACCENT),
        (PlayerState.THINKING, Token.ACCENT),
        (PlayerState.FAILED, Token.BAD),
    ],
)
def test_player_card_shows_its_state(qtbot: QtBot, state: PlayerState, edge: Token | None) -> None:
    view = PlayerView(1, "Bruno", "Bot", "6,900", state=state, progress=0.5)
    card = _card(qtbot, view)
    assert card.height() == Size.PLAYER_CARD
    image = card.grab().toImage()
    fill, shown = image.pixelColor(150, 4).hslHueF(), image.pixelColor(150, 0)
    if edge is None:
        assert shown.hslHueF() == pytest.approx(fill, abs=0.05), "none"
    else:
        assert shown.hslHueF() == pytest.approx(theme().color(edge).hslHueF(), abs=0.05)
        assert shown.hslSaturationF() > 0.5
    line = image.pixelColor(60, card.height() - 3)
    assert (line == theme().color(Token.ACCENT)) is (state is PlayerState.THINKING)


def test_a_low_card_leaves_name_and_score_while_someone_speaks(qtbot: QtBot) -> None:
    card = _card(qtbot, VIEW)
    card.set_height(Size.CONTROL)
    silent = card.grab().toImage()
    card.set_view(replace(VIEW, remark="Are those all of your worlds?"))
    speaking = card.grab().toImage()
    changed = [
        x
        for x in range(card.width())
        for y in range(card.height())
        if silent.pixel(x, y) != speaking.pixel(x, y)
    ]
    assert 75 < min(changed) < max(changed) < 250


def test_player_card_is_a_button_for_mouse_and_keys(qtbot: QtBot) -> None:
    card = _card(qtbot, VIEW)
    with qtbot.waitSignal(card.clicked):
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
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


# Announcements


def test_announcements_reach_a_screen_reader(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    widget = QLabel("table")
    qtbot.addWidget(widget)
    heard: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: heard.append((event.message(), event.politeness())),
    )
    announce(widget, "Your turn.")
    announce(widget, "The bot stopped.", assertive=True)
    politeness = QAccessible.AnnouncementPoliteness
    assert heard == [
        ("Your turn.", politeness.Polite),
        ("The bot stopped.", politeness.Assertive),
    ]
