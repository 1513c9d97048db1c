"""High Card as one of the registered games."""

import pytest

from engines.core import registry
from tests.core.toy import TOY, HighCard


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> HighCard:
    """High Card, found by everything that looks a game up."""
    monkeypatch.setattr(registry, "games", lambda: {"toy": TOY})
    return TOY
