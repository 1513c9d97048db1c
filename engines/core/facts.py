"""Structured facts: what engines say, before it is put into words.

A fact is a code and parameters. ``engines.core.words`` turns it into a sentence of the chosen
language; tests and statistics read it as data.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

Parameter: TypeAlias = "int | float | str | tuple[int, ...] | tuple[Fact, ...]"


@dataclass(frozen=True, slots=True)
class Fact:
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


def fact(code: str, **parameters: Parameter) -> Fact:
    """Shorthand: ``fact("fargo.roll", dice=6)``."""
    return Fact(code, tuple(parameters.items()))
