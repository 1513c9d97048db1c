"""Position texts, written and read, from a list of parts.

A text has parts with bars between them. The first may be a value alone (``Part("", ...)``); every
other one begins with its word, and a value follows: ``4500 3200 | seat 1 | run 350``. A flag is a
word alone. Parts come in any order, each once; what a text leaves out has its default. Blanks don't
matter, and case matters only in the first part.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from engines.runtime.errors import ParseError, quoted
from engines.runtime.texts import Value

S = TypeVar("S")


class Impossible(ParseError):
    """The rules can't lead to this; the message says why."""


def require(holds: object, why: str, **values: Value) -> None:
    """Raise ``Impossible`` unless a position keeps a rule; ``why`` is the id of the text."""
    if not holds:
        raise Impossible(why, **values)


# -- values -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kind:
    """How a value is written.

    Attributes:
        text: the text after the word.
        parse: the inverse; given the word and the text after it, raises ParseError. None: a
            subclass reads it.
    """

    text: Callable[[Any], str]
    parse: Callable[[str, str], Any] | None


def joined(values: Sequence[Any]) -> str:
    """Numbers or words with blanks between them."""
    return " ".join(map(str, values))


def numbers(word: str, value: str) -> tuple[int, ...]:
    """Whole numbers behind a word; raises ParseError."""
    for number in value.split():
        if not re.fullmatch(r"-?[0-9]{1,9}", number):
            raise _no_number(word, number)
    return tuple(map(int, value.split()))


def _number(word: str, value: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise _no_number(word, value)
    return int(value)


def _no_number(word: str, value: str) -> ParseError:
    given = {"value": quoted(value), "word": quoted(word), "example": word}
    return ParseError("errors-not-number-write-example", **given)


NUMBER: Final = Kind(str, _number)
NUMBERS: Final = Kind(joined, numbers)
_ONLY_NUMBERS: Final = re.compile(r"(-?[0-9]{1,9}( |$))+")
COUNTED: Final = Kind(lambda number: str(number + 1), lambda word, value: _number(word, value) - 1)
"""A seat, or another number that the text counts from 1 and the snapshot from 0."""
FLAG: Final = Kind(str, lambda _word, _value: True)
"""A word alone."""


def choice(names: Sequence[str]) -> Kind:
    """A number, written as the name at its place."""

    def parse(word: str, value: str) -> int:
        if value not in names:
            raise ParseError(
                "errors-unknown-use", value=quoted(f"{word} {value}"), names=tuple(names)
            )
        return names.index(value)

    return Kind(lambda number: names[number], parse)


def marks(seats: int) -> Kind:
    """A flag of each seat, written as the seats that have it."""

    def parse(word: str, value: str) -> tuple[bool, ...]:
        marked = numbers(word, value)
        if any(not 1 <= seat <= seats for seat in marked):
            raise ParseError(
                "errors-not-seats-of-table", seats=seats, value=quoted(f"{word} {value}")
            )
        return tuple(seat + 1 in marked for seat in range(seats))

    return Kind(lambda flags: joined([i + 1 for i, is_set in enumerate(flags) if is_set]), parse)


# -- positions --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a position text.

    Attributes:
        word: its first word or words; empty for the part that the text begins with.
        value: the attribute of the snapshot that it describes, with dots for nested attributes;
            empty: it describes the whole snapshot.
        kind: how it is written.
        shown: when it is written; None: where it is not the attribute's default.
    """

    word: str
    value: str
    kind: Kind = NUMBER
    shown: Callable[[Any], bool] | None = None


def always(_now: Any) -> bool:
    """The ``shown`` of parts that every text has."""
    return True


class Notation(Generic[S]):
    """The position texts of a game.

    Args:
        kind: its snapshot.
        example: a text, for messages.
        parts: in the order in which they are written.
        complete: makes the snapshot from what a text says, values by attribute; the other fields
            get the dataclass's defaults. Raises ParseError.
        check: raises Impossible where the rules can't lead to a snapshot; by default nothing.
    """

    def __init__(
        self,
        kind: type[S],
        example: str,
        parts: Sequence[Part],
        check: Callable[[S], None] = lambda _now: None,
        complete: Callable[[dict[str, Any]], S] | None = None,
    ) -> None:
        self.example = example
        self._parts = {part.word: part for part in parts if part.kind.parse}
        self._check = check
        self._complete = complete or (lambda given: kind(**given))
        self._shown = [
            (part, _getter(part.value), part.shown or _differs(kind, part.value)) for part in parts
        ]

    def text(self, now: S) -> str:
        """The snapshot on one line."""
        return " | ".join(
            part.word if part.kind is FLAG else f"{part.word} {part.kind.text(get(now))}".lstrip()
            for part, get, shown in self._shown
            if shown(now)
        )

    def parse(self, text: str) -> S:
        """The inverse of ``text``.

        Raises:
            ParseError: the text isn't a position, or the rules make it impossible.
        """
        given: dict[str, Any] = {}
        found: set[str] = set()
        for piece in text.split("|"):
            words = " ".join(piece.split())
            word = self.read(words, given, is_first=not found)
            if word in found:
                raise ParseError("errors-appears-twice", item=quoted(word))
            found.add(word)
        now = self._complete(given)
        self._check(now)
        return now

    def read(self, words: str, given: dict[str, Any], *, is_first: bool = False) -> str:
        """Note what one part of a text says, and return its word; raises ParseError."""
        word, value = "", words
        if not (is_first and "" in self._parts):
            words = words.lower()
            word, _, value = words.partition(" ")
            if words in self._parts and self._parts[words].kind is FLAG:
                word, value = words, ""
        elif not words:
            raise ParseError("errors-position-empty-one-looks", example=self.example)
        part = self._parts.get(word) if word or is_first else None
        if (
            part is None
            or part.kind.parse is None
            or (part.kind is FLAG and word != words)
            or (part.kind is NUMBERS and not word and not _ONLY_NUMBERS.fullmatch(words))
        ):
            told, known = "errors-not-part-position-parts", tuple(filter(None, self._parts))
            raise ParseError(told, words=quoted(words or "|"), known=known, example=self.example)
        given[part.value] = part.kind.parse(word, value)
        return word

    def knows(self, words: str) -> bool:
        """Whether a part of a text begins with a word of these parts."""
        return words.lower().partition(" ")[0] in self._parts


def _getter(path: str) -> Callable[[Any], Any]:
    return attrgetter(path) if path else lambda now: now


def _differs(kind: type, path: str) -> Callable[[Any], bool]:
    """Whether an attribute of a snapshot is not its default."""
    get, rest = attrgetter(path), _default_of(kind, path)
    return lambda now: bool(get(now) != rest)


def _default_of(kind: Any, path: str) -> Any:
    name, _, inner = path.partition(".")
    field = next(field for field in fields(kind) if field.name == name)
    return attrgetter(inner)(field.default) if inner else field.default
