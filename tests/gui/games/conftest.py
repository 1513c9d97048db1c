"""Boards without motion."""

import pytest

from gui.style.motion import pace


@pytest.fixture
def still(plain_look: None) -> None:
    """No motion: every animation is at its end at once."""
    pace().set_reduced(True)
