"""All kernels are compiled before the first check, so that no check waits for the compiler."""

import pytest

from engines.runtime import warmup


@pytest.fixture(scope="session", autouse=True)
def warm_kernels() -> None:
    """Compile what is not compiled yet, in child processes."""
    warmup.warm_up()
