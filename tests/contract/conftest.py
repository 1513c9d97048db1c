"""High Card as one of the registered games, with its sentences."""

from collections.abc import Mapping
from typing import Any

import pytest

from engines.contract import catalog, registry
from tests.contract.toy import TOY, HighCard
from tests.contract.toy_words import SENTENCES


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> HighCard:
    """High Card, found by everything that looks a game up."""
    monkeypatch.setattr(registry, "games", lambda: {"toy": TOY})
    real = catalog._catalogue

    def catalogue(language: str, domain: str) -> Mapping[str, Any]:
        return SENTENCES if domain == "toy" else real(language, domain)

    monkeypatch.setattr(catalog, "_catalogue", catalogue)
    return TOY
