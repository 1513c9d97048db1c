"""PySide6 6.12.0 loses one reference to ``None`` in every call that returns nothing.

Before Python 3.12 the interpreter really counts references to ``None`` and dies when none is left.
The upper bound of PySide6-Essentials in pyproject.toml may move when this passes on Python 3.11
with the new release.
"""

import sys

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

CALLS = 300
NOISE = 50


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal since Python 3.12")
def test_calls_that_return_nothing_keep_their_references_to_none(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        widget.setToolTip("x")
    assert abs(sys.getrefcount(None) - before) < NOISE
