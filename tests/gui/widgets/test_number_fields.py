"""Fields for numbers in a language that writes them with a comma."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QValidator
from pytestqt.qtbot import QtBot

from engines.runtime import texts
from gui.kit.fields import NumberField, ShareField


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    texts.speak("de")
    yield
    texts.speak(texts.ENGLISH)


def test_a_whole_number_is_read_as_it_is_written(qtbot: QtBot) -> None:
    field = NumberField(12_350, 0, 100_000)
    qtbot.addWidget(field)
    assert field.text() == "12.350"
    assert field.valueFromText("12.350") == field.valueFromText("12350") == 12_350


def test_a_share_takes_a_comma_or_a_point(qtbot: QtBot) -> None:
    field = ShareField(0.01, 3)
    field.setValue(0.25)
    qtbot.addWidget(field)
    assert field.text() == "0,25"
    field.setValue(0.0)
    assert field.text() == "0"
    for text in ("0,125", "0.125"):
        assert field.validate(text, 0)[0] is QValidator.State.Acceptable
        assert field.valueFromText(text) == 0.125
