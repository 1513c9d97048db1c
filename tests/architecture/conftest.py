"""What the tests of the architecture share."""

from collections.abc import Iterator

import pytest

from tests.architecture.sources import tree


@pytest.fixture(scope="package", autouse=True)
def syntax_trees() -> Iterator[None]:
    """Forget the syntax trees after the last test.

    They are millions of objects, and every window test after these collects garbage.
    """
    yield
    tree.cache_clear()
