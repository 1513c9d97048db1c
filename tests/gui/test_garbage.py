"""The garbage of the program is collected in the interface thread, while others think."""

import gc
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from gui.shell.start import _collect_what_is_due

COLLECTIONS = 3000
LONG_TUPLE = range(300)


@pytest.fixture
def often() -> Iterator[None]:
    """Something is due at every check, and threads take turns all the time."""
    gc.freeze()  # what tests before this one keep: looking at it 3000 times takes 20 seconds
    usual, turn = gc.get_threshold(), sys.getswitchinterval()
    gc.set_threshold(1, 0, 0)
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(turn)
    gc.set_threshold(*usual)


def test_collecting_breaks_nothing_that_another_thread_makes(often: None) -> None:
    over = Event()

    def make() -> int:
        made = 0
        while not over.is_set():
            assert tuple(number for number in LONG_TUPLE) == tuple(LONG_TUPLE)
            made += 1
        return made

    with ThreadPoolExecutor(2) as pool:
        thinking = [pool.submit(make) for _ in range(2)]
        for _ in range(COLLECTIONS):
            _collect_what_is_due()
        over.set()
        assert all(each.result() > 0 for each in thinking)
