"""What errors say, and what they quote from an input."""

import copy
import pickle

import pytest

from engines.runtime import texts
from engines.runtime.errors import LONGEST_QUOTE, ParlourError, quoted
from engines.runtime.texts import tr


def test_a_long_input_is_quoted_in_part() -> None:
    assert quoted("e2e4") == "“e2e4”"
    assert quoted("x" * LONGEST_QUOTE) == f"“{'x' * LONGEST_QUOTE}”"
    assert quoted("x" * 5000) == f"“{'x' * LONGEST_QUOTE}…”"


def test_an_error_says_a_text_of_the_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    error = ParlourError("errors-no-seat", seat=3, seats=2)
    assert str(error) == tr("errors-no-seat", seat=3, seats=2)
    # Workers of a cluster send their errors to another process.
    for same in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        english = str(same)
        with monkeypatch.context() as patch:
            patch.setattr(texts, "_current", "de")
            german = tr("errors-no-seat", seat=3, seats=2)
            assert texts.again(str(same)) == german != english == str(error)


def test_an_error_says_what_is_in_no_catalog() -> None:
    assert str(ParlourError("The disk is full. Make room.")) == "The disk is full. Make room."
    assert str(ParlourError()) == ""
