"""Words that widgets write themselves fit into their room."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from gui.kit.words import fitted, width_of, words_font
from gui.style import TypeRole

ROLE, SIZE, LEAST = TypeRole.BODY, 24, 11
NAMES = ("Anna", "Bartholomew")


def test_words_with_room_keep_their_size(qtbot: QtBot) -> None:
    room = width_of(NAMES[1], ROLE, SIZE)
    assert fitted(words_font(ROLE, SIZE), LEAST, room, *NAMES).pixelSize() == SIZE


@pytest.mark.parametrize("share", [0.9, 0.7, 0.5])
def test_words_are_as_large_as_all_of_them_fit(qtbot: QtBot, share: float) -> None:
    room = share * width_of(NAMES[1], ROLE, SIZE)
    size = fitted(words_font(ROLE, SIZE), LEAST, room, *NAMES).pixelSize()
    assert width_of(NAMES[1], ROLE, size) <= room < width_of(NAMES[1], ROLE, size + 1)


def test_words_are_never_too_small_to_read(qtbot: QtBot) -> None:
    assert fitted(words_font(ROLE, SIZE), LEAST, 5, *NAMES).pixelSize() == LEAST
    assert fitted(words_font(ROLE, LEAST - 1), LEAST, 5, *NAMES).pixelSize() == LEAST - 1


def test_a_text_is_wrapped_into_a_height(qtbot: QtBot) -> None:
    text, room = "Two lines of words have room here", QRectF(0, 0, 150, 40)
    font = fitted(words_font(ROLE, SIZE), LEAST, room.width(), text, height=room.height())
    lines = QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
    assert LEAST < font.pixelSize() < SIZE
    assert lines.height() > 1.5 * QFontMetricsF(font).height()
    assert room.contains(lines)
