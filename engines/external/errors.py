"""What can go wrong with a program that plays."""

from typing import Final

from engines.runtime.errors import BotError, StorageError
from engines.runtime.texts import tr

_SHOWN: Final = 120
"""This many characters of an offending line are shown."""


class CannotStart(BotError):
    """The program cannot be started, or does not introduce itself."""


class ProgramEnded(BotError):
    """The program has ended without having been asked to."""


class ProtocolError(BotError):
    """The program wrote a line that the protocol does not have.

    Attributes:
        line: the offending line, shortened.
    """

    def __init__(self, message: str, line: str = "") -> None:
        super().__init__(message)
        self.line = line


class WrongVersion(ProtocolError):
    """The program speaks another version of the protocol."""


class ProgramGaveUp(BotError):
    """The program itself says that it can't decide."""


class ProgramsDamaged(StorageError):
    """The file with the list of programs is damaged."""


def forfeits(error: BotError) -> None:
    """Add to an error what it costs a match and what can be done."""
    error.args = (tr("errors-program-forfeits", error=str(error)),)


def shown(line: bytes | str) -> str:
    """An offending line as it can be shown: one line of printable characters, not too long."""
    text = line.decode("utf-8", errors="replace") if isinstance(line, bytes) else line
    text = "".join(sign if sign.isprintable() else "\ufffd" for sign in text.strip())
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
