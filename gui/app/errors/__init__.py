"""What happens when something goes wrong: log files, crash reports, messages to the person.

* `gui.app.errors.logs`     rotating log files, native crash dumps, Qt's own messages
* `gui.app.errors.reports`  the hook for bugs: logs, counts and announces them once

Errors that a person can fix are `ParlourError`s; the page where they happen shows them in a
notice. Everything else is a bug and comes here.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from engines.runtime.errors import ParlourError


@contextmanager
def telling(tell: Callable[[str], object]) -> Iterator[None]:
    """Pass a `ParlourError` raised in the block to ``tell``; other exceptions get through."""
    try:
        yield
    except ParlourError as error:
        tell(str(error))
