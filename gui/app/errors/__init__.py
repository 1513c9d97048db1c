"""What happens when something goes wrong: log files, crash reports, messages to the person.

* `gui.app.errors.logs`     rotating log files, native crash dumps, Qt's own messages
* `gui.app.errors.reports`  the hook for defects: logs, counts and announces them once

Errors that a person can mend are `ParlourError`s; the page where they happen shows them in a
notice. Everything else is a defect and comes here.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from engines.runtime.errors import ParlourError


@contextmanager
def telling(tell: Callable[[str], object]) -> Iterator[None]:
    """What goes wrong in the block ends it, and is told."""
    try:
        yield
    except ParlourError as error:
        tell(str(error))
