"""Messages: statements of the engines as data, and how they are put into words.

A message is a code and parameters, which tests and statistics can read. ``Words`` turns it into a
sentence from the catalog of texts (`engines.runtime.texts`), whose id is the code with dashes for
dots: ``fargo.log.bust`` is the text ``fargo-log-bust``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, TypeAlias

from engines.runtime import texts

_GAP: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
Parameter: TypeAlias = "int | float | str | Message | tuple[int | str | Message, ...]"


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

    @property
    def _code(self) -> str:
        return self._language or texts.language()

    def say(self, fact: Message) -> str:
        """The sentence of a message; raises KeyError for an unknown code or parameter.

        ``actions`` are told ``in_a_row``.
        """
        values = {name: self._value(name, value) for name, value in fact.parameters}
        said = texts.say(self._code, text_id(fact.code), values, self.names)
        # A name may end with an abbreviation; what people have written may end with an ellipsis.
        return said[:-1] if said.endswith("..") and not said.endswith("...") else said

    def in_a_row(self, facts: Sequence[Message]) -> list[str]:
        """The sentences of messages that follow each other, without needless repetition.

        "build a lab", "build a lab", "build a mine" become "build a lab ×2 and a mine".
        """
        alike = groupby(facts, lambda fact: fact.code)
        return [sentence for _, run in alike for sentence in self._together(tuple(run))]

    def _together(self, facts: tuple[Message, ...]) -> list[str]:
        """The sentences of messages with the same code, as one if they differ in one place."""
        said = [self.say(fact) for fact in facts]
        if len(facts) == 1 or not facts[0].parameters:
            return said
        given = [dict(fact.parameters) for fact in facts]
        vary = [name for name in given[0] if any(each[name] != given[0][name] for each in given)]
        # Equal ones are counted at their first word, not behind a verb that ends a sentence.
        frames = [
            self.say(message(facts[0].code, **(given[0] | dict.fromkeys(names, _GAP))))
            for names in ([vary] if vary else [[name] for name in given[0]])
            if all(isinstance(each[name], Message | str) for each in given for name in names)
        ]
        if whole := [frame for frame in frames if frame.count(_GAP) == 1 and frame != _GAP]:
            before, after = min(whole, key=lambda frame: frame.index(_GAP)).split(_GAP)
            if all(text.startswith(before) and text.endswith(after) for text in said):
                parts = [text[len(before) :].removesuffix(after) for text in said]
                return [before + texts.listed(_counted(parts), self._code) + after]
        return _counted(said)

    def has(self, code: str) -> bool:
        """Whether there is a sentence for ``code``."""
        return texts.has(text_id(code))

    def _value(self, name: str, value: Parameter) -> texts.Value:
        if isinstance(value, Message):
            return self.say(value)
        if not isinstance(value, tuple):
            return value
        facts = [each for each in value if isinstance(each, Message)]
        said = self.in_a_row(facts) if name == "actions" else _counted([*map(self.say, facts)])
        return ", ".join(said) or " ".join(map(str, value))


def _counted(parts: Sequence[str]) -> list[str]:
    """Each part once, with the number of times that it follows itself."""
    counts = ((part, len(tuple(same))) for part, same in groupby(parts))
    return [part if n == 1 else f"{part} ×{n}" for part, n in counts]


def text_id(code: str) -> str:
    return code.replace(".", "-")
