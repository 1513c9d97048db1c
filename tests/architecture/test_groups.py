"""Tests that share expensive fixtures stay in one process."""

import os

import pytest


def test_tests_of_the_architecture_stay_together(request: pytest.FixtureRequest) -> None:
    """pytest-xdist appends the group to the test's id; incompatible versions of pytest drop it."""
    grouped = request.node.nodeid.endswith(f"@{request.node.path.parent}")
    assert grouped == ("PYTEST_XDIST_WORKER" in os.environ)
