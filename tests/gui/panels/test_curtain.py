"""What the curtain says fits onto it."""

from pytestqt.qtbot import QtBot

from gui.match.curtain import Curtain


def test_a_long_name_hides_no_words(qtbot: QtBot) -> None:
    curtain = Curtain()
    qtbot.addWidget(curtain)
    curtain.resize(900, 600)
    curtain.draw(0, "Dr. Dora Dimitropoulou-Papadopoulos of Thessaloniki", "Space")
    text = curtain._text
    qtbot.waitUntil(lambda: text.width() > 100)
    assert text.height() >= text.heightForWidth(text.width())
    assert text.geometry().bottom() < curtain.button.geometry().top()
