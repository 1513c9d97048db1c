"""Structured facts: what engines say, before it is put into words.

A fact is a code and parameters. ``engines.contract.catalog`` turns it into a sentence of the chosen
language; tests and statistics read it as data.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

Parameter: TypeAlias = "int | float | str | tuple[int, ...] | tuple[Message, ...]"


@dataclass(frozen=True, slots=True)
class Message:
    """One thing worth saying.

    Attributes:
        code: key of the sentence in the catalogue, ``"fargo.roll"``.
        parameters: named values for the sentence, in a fixed order.
    """

    code: str
    parameters: tuple[tuple[str, Parameter], ...] = field(default=())

    def __getitem__(self, name: str) -> Parameter:
        """The value of a parameter; raises KeyError."""
        return dict(self.parameters)[name]


def message(code: str, **parameters: Parameter) -> Message:
    """Shorthand: ``fact("fargo.roll", dice=6)``."""
    return Message(code, tuple(parameters.items()))
