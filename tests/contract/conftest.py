"""High Card as one of the registered games, with its sentences."""

from collections.abc import Iterator

import pytest

from engines.contract import registry
from engines.runtime.texts import texts_of
from tests.contract.toy import TOY, HighCard
from tests.contract.toy_words import SENTENCES


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[HighCard]:
    """High Card, found by everything that looks a game up."""
    monkeypatch.setattr(registry, "games", lambda: {"toy": TOY})
    texts_of("en").put("toy", SENTENCES)
    yield TOY
    texts_of("en").put("toy", "")
