"""What the pages of the labs say before anything is loaded."""

import pytest

from engines.runtime.texts import tr
from gui.app.context import Context
from gui.kit.label import Label
from gui.labs.page import LabPage


@pytest.mark.parametrize("game", ["fargo", "lange_strasse"])
def test_a_lab_opens_with_what_it_shows_and_what_to_try(game: str, context: Context) -> None:
    lab = LabPage(game, context)
    first = lab.findChildren(Label)[1]  # after the title
    assert first.text() == tr(f"labs-about-{game}")
    assert first.wordWrap()
