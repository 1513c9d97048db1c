"""What the pages of the labs say before anything is loaded."""

import pytest

from engines.runtime.texts import tr
from gui.app.context import Context
from gui.kit.label import Label
from gui.labs.fargo.page import FargoLab
from gui.labs.lange_strasse.page import LangeStrasseLab


@pytest.mark.parametrize(
    ("page", "about"),
    [(FargoLab, "labs-about-fargo"), (LangeStrasseLab, "labs-about-lange_strasse")],
)
def test_a_lab_opens_with_what_it_shows_and_what_to_try(
    page: type[FargoLab | LangeStrasseLab], about: str, context: Context
) -> None:
    lab = page(context)
    first = lab.findChildren(Label)[1]  # after the title
    assert first.text() == tr(about)
    assert first.wordWrap()
