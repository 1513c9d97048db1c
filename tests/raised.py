"""Errors by the id of their text, whatever the words and the language."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from engines.runtime.errors import ParlourError
from engines.runtime.texts import Said

E = TypeVar("E", bound=ParlourError)


@contextmanager
def raises(
    error: type[E] | tuple[type[E], ...], id_: str, /, **values: object
) -> Iterator[pytest.ExceptionInfo[E]]:
    """Expect an error whose text is this message, or contains it, with these values filled in."""
    with pytest.raises(error) as caught:
        yield caught
    found = dict(_within(caught.value.args[0]))
    assert id_ in found, (sorted(found), str(caught.value))
    assert {name: found[id_].get(name) for name in values} == values


def _within(text: object) -> Iterator[tuple[str, dict[str, object]]]:
    """The ids and values of a text, and of the texts that are filled in."""
    if isinstance(text, Said):
        yield text.id, dict(text.values)
        for value in text.values.values():
            yield from _within(value)
