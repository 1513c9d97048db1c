"""What the tests of the architecture share."""

from collections.abc import Iterator

import pytest

from tests.architecture.sources import tree


@pytest.fixture(scope="package", autouse=True)
def syntax_trees() -> Iterator[None]:
    """Forget the syntax trees after the last test.

    They are millions of objects, which every later window test would scan for garbage.
    """
    yield
    tree.cache_clear()
