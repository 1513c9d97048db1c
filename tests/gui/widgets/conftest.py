"""Every widget test starts from the light look at 100% and full speed."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gui.style import Look, Scheme, theme
from gui.style.motion import pace
from tests.gui.motion import finish_all

PLAIN = Look(Scheme.LIGHT, high_contrast=False, scale=100)


@pytest.fixture(autouse=True)
def plain_look(qapp: QApplication) -> Iterator[None]:
    def reset() -> None:
        theme().set_look(PLAIN)
        pace().set_speed(1.0)
        pace().set_reduced(False)

    reset()
    yield
    finish_all()
    reset()


@pytest.fixture
def still() -> None:
    """No motion: every animation is at its end at once."""
    pace().set_reduced(True)
