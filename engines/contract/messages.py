"""Messages: statements of the engines as data, and how they are put into words.

A message is a code and parameters, which tests and statistics can read. ``Words`` turns it into a
sentence from the catalog of texts (`engines.runtime.texts`), whose id is the code with dashes for
dots: ``fargo.log.bust`` is the text ``fargo-log-bust``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engines.runtime import texts

Parameter: TypeAlias = "int | float | str | Message | tuple[int, ...] | tuple[Message, ...]"


@dataclass(frozen=True, slots=True)
class Message:
    """A statement about the game: a code and its parameters.

    Attributes:
        code: the id of the sentence, with dots: ``"fargo.log.roll"``.
        parameters: named values for the sentence, in a fixed order; words of a game are messages.
    """

    code: str
    parameters: tuple[tuple[str, Parameter], ...] = field(default=())

    def __getitem__(self, name: str) -> Parameter:
        """The value of a parameter; raises KeyError."""
        return dict(self.parameters)[name]


def message(code: str, **parameters: Parameter) -> Message:
    """Shorthand for a ``Message``: ``message("fargo.roll", dice=6)``."""
    return Message(code, tuple(parameters.items()))


class Words:
    """Turns messages into sentences at one table.

    Args:
        language: code of the language; by default, the current one.
        names: the names of the seats.
    """

    def __init__(self, language: str = "", names: Sequence[str] = ()) -> None:
        self._language = language
        self.names = tuple(names)

    def say(self, fact: Message) -> str:
        """The sentence of a message; raises KeyError for an unknown code or parameter."""
        values = {name: self._value(value) for name, value in fact.parameters}
        code = self._language or texts.language()
        return texts.say(code, text_id(fact.code), values, self.names)

    def has(self, code: str) -> bool:
        """Whether there is a sentence for ``code``."""
        return texts.has(text_id(code))

    def _value(self, value: Parameter) -> texts.Value:
        if isinstance(value, Message):
            return self.say(value)
        if not isinstance(value, tuple):
            return value
        separator = ", " if any(isinstance(each, Message) for each in value) else " "
        return separator.join(
            self.say(each) if isinstance(each, Message) else str(each) for each in value
        )


def text_id(code: str) -> str:
    return code.replace(".", "-")
