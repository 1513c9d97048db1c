"""Labels keep the font and color of their role, wherever they are put and whatever the look."""

import unicodedata

from PySide6.QtGui import QFont, QRawFont
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engines.runtime.paths import asset
from gui.kit.button import Button
from gui.kit.label import ElidedLabel, Label
from gui.style import Look, Scheme, Token, TypeRole, theme


def _check(label: Label) -> None:
    wanted = theme().font(TypeRole.VALUE)
    assert label.font().weight() == wanted.weight()
    assert label.font().pixelSize() == wanted.pixelSize()
    assert label.palette().color(label.foregroundRole()) == theme().color(Token.TEXT2)


def test_a_label_keeps_its_role_in_a_window_and_after_a_change_of_look(qtbot: QtBot) -> None:
    label = Label("51.0 %", TypeRole.VALUE, Token.TEXT2)
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(label)
    with qtbot.waitExposed(window):
        window.show()
    _check(label)
    before = theme().look
    try:
        for look in (Look(Scheme.DARK, scale=150), Look(Scheme.LIGHT)):
            theme().set_look(look)
            label.grab()
            _check(label)
    finally:
        theme().set_look(before)


def test_what_was_made_before_a_change_of_scale_and_shown_after_it_has_the_new_size(
    qtbot: QtBot,
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    with qtbot.waitExposed(window):
        window.show()
    widgets = (Label("51.0 %"), ElidedLabel("A sentence"), Button("Roll"))
    late = QWidget(window)
    inner = QVBoxLayout(late)
    for widget in widgets:
        inner.addWidget(widget)
    before = theme().look
    try:
        theme().set_look(Look(Scheme.LIGHT, scale=200))
        column.addWidget(late)
        late.show()
        for widget in widgets:
            assert widget.font().pixelSize() == theme().font(TypeRole.BODY).pixelSize()
    finally:
        theme().set_look(before)


def test_the_font_has_every_sign_of_the_texts(qtbot: QtBot) -> None:
    font = QRawFont(
        str(asset("fonts", "Inter-Regular.otf")), 16, QFont.HintingPreference.PreferDefaultHinting
    )
    assert font.isValid()
    signs = {
        sign
        for file in asset("text").rglob("*.ftl")
        for line in file.read_text(encoding="utf-8").splitlines()
        for sign in line
        if not line.startswith("#") and unicodedata.category(sign)[0] in "PS"
    }
    assert [sign for sign in sorted(signs) if not font.supportsCharacter(ord(sign))] == []
