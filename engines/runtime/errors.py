"""Errors that a person should hear about.

A message says what happened, what it means and what to do, in that order, and names the offending
thing. A failing operation changes nothing. Anything that is not a ``ParlourError`` is a bug.
"""

from typing import Final

from engines.runtime.texts import Value, tr

_CATALOG: Final = "errors-"
LONGEST_QUOTE: Final = 200
"""Characters of an input that a message repeats."""


def quoted(text: object) -> str:
    """An input in quotation marks, for a message; only the beginning of a long one."""
    words = str(text)
    short = f"{words[:LONGEST_QUOTE]}…" if len(words) > LONGEST_QUOTE else words
    return tr("errors-quoted", text=short)


class ParlourError(Exception):
    """Base of all errors whose message is written for the person at the table.

    ``texts.again(str(error))`` is the message in the language that is spoken now.

    Args:
        said: the id of a text in ``errors.ftl``, or what is said.
        values: of the arguments of that text.
    """

    def __init__(self, said: str = "", /, **values: Value) -> None:
        super().__init__(tr(said, **values) if said.startswith(_CATALOG) else said)

    def __str__(self) -> str:
        return str(self.args[0])


class ParseError(ParlourError):
    """A text (position, action, dice) is not what it should be."""


class IllegalAction(ParlourError):
    """An action or outcome that the rules do not allow in this position."""


class OptionError(ParlourError):
    """A game option, a number of seats or a setting that does not exist or is out of range."""


class RecordError(ParlourError):
    """A record that is damaged, newer than this program, or contradicts the rules."""


class NewerRecord(RecordError):
    """A record of a newer program: nothing is wrong with it."""


class BotError(ParlourError):
    """A bot raised, overran its time or answered with an illegal action. The match is safe."""


class BotOverran(BotError):
    """A bot took far longer than its budget."""


class BotIllegal(BotError):
    """A bot answered with an action that the rules do not allow, or with none."""


class UnknownName(ParlourError):
    """There is no game, bot or setting with this name."""


class StorageError(ParlourError):
    """A file or folder cannot be read or written. The message holds the path."""


class KernelError(ParlourError):
    """The compiled code of a game could not be prepared."""
