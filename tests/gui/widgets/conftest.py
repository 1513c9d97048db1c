"""Every widget test starts from the light look at 100% and full speed."""

import pytest

from gui.style.motion import pace


@pytest.fixture
def still() -> None:
    """No motion: every animation is at its end at once."""
    pace().set_reduced(True)
