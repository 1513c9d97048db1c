"""The catalog: every text that people read, by its id and in their language.

The texts are in Fluent files, ``assets/text/LANGUAGE/DOMAIN.ftl`` (https://projectfluent.org). The
domain is the part of an id before the first dash::

    # Fargo, on the button for rolling.
    fargo-roll = { $dice ->
        [one] Roll 1 die
       *[other] Roll { $dice } dice
    }

``tr("fargo-roll", dice=6)`` is "Roll 6 dice". Plural forms are those of CLDR. Numbers are written
as the language writes them, by these functions on arguments:

=================================== ==========================================  ==================
``{ $n }``                          thousands separated, true minus sign        12,350, −50
``{ NUMBER($n, decimals: 1) }``     with decimals                               962.3
``{ SIGNED($n, decimals: 2) }``     with a plus sign                            +50, +0.25
``{ PERCENT($n, decimals: 0) }``    a share 0..1, with one decimal or as given  64.8%, 65%
``{ POINTS($n) }``                  a share 0..1 as signed percentage points    −3.2
``{ SEAT($n) }``                    name of the seat (`engines.contract.messages`) Anna
``{ $several }``                    a list (a tuple)                            1, 2, and 3
``{ OR($several) }``                what to choose from                         1, 2, or 3
=================================== ==========================================  ==================

Texts that another language lacks are shown in English. An id that English lacks is a bug and raises
KeyError, like an argument that is not given.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from engines.runtime import paths

ENGLISH: Final = "en"
THIN_SPACE: Final = "\u202f"
MINUS: Final = "\u2212"
_NOTHING: Final = 1e-12
"""Smaller differences between shares are due to rounding."""
_LONGEST: Final = 2000
"""Longer values are cut off: Fluent refuses to fill them in."""
_ENTRY: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
"""Where an entry of a file begins."""

Value: TypeAlias = int | float | str | Path | tuple[int | str, ...]

_current = ENGLISH


@cache
def languages() -> tuple[str, ...]:
    """Codes of the languages that have texts, English first."""
    found = sorted(p.name for p in paths.asset("text").iterdir() if p.is_dir())
    return (ENGLISH, *(code for code in found if code != ENGLISH))


def language() -> str:
    """Code of the language that the program speaks."""
    return _current


def speak(code: str) -> None:
    """Say everything in the language ``code`` from now on."""
    global _current  # noqa: PLW0603 - the program speaks one language at a time
    _current = code


class Said(str):
    """A text that knows how it was said, so that it can be said in another language."""

    __slots__ = ("id", "values")
    id: str
    values: Mapping[str, Value]

    def __str__(self) -> str:
        return self


def tr(id: str, /, **values: Value) -> str:  # noqa: A002 - that is what it is
    """The text ``id`` in the current language; raises KeyError (see the module)."""
    said = Said(say(_current, id, values))
    said.id, said.values = id, values
    return said


def again(text: str) -> str:
    """A text of ``tr``, or the words of an error, in the current language.

    Text that isn't from the catalog stays as it is.
    """
    if not isinstance(text, Said):
        return text
    return tr(text.id, **{name: _again(value) for name, value in text.values.items()})


def _again(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple(again(each) if isinstance(each, str) else each for each in value)
    return again(value) if isinstance(value, str) else value


def say(code: str, id: str, values: Mapping[str, Value], names: tuple[str, ...] = ()) -> str:  # noqa: A002
    """``tr`` in the language ``code``, where ``names`` are those of the seats."""
    for each in (code, ENGLISH):
        known = texts_of(each)
        found = known.find(id)
        if found is not None:
            return found if isinstance(found, str) else known.fill(id, found, values, names)
    raise KeyError(id)


def has(id: str) -> bool:  # noqa: A002
    """Whether there is a text ``id``."""
    return texts_of(ENGLISH).find(id) is not None


def page(*parts: str) -> Path:
    """A long text in the current language, or in English: ``page("rules", "fargo.md")``."""
    file = paths.asset("text", _current, *parts)
    return file if file.exists() else paths.asset("text", ENGLISH, *parts)


def number(value: float, decimals: int = 0, *, signed: bool = False, code: str = "") -> str:
    """A number with its thousands separated and a true minus sign.

    ``code`` is the language, the current one by default.
    """
    digits = f"{abs(value):,.{decimals}f}"
    is_zero = not digits.strip("0.,")
    sign = "" if is_zero else MINUS if value < 0 else "+" if signed else ""
    return sign + digits.translate(_symbols(code or _current))


def amount(value: float, *, code: str = "") -> str:
    """A number with as many decimals as it has, up to six digits."""
    return f"{value:g}".replace("-", MINUS).translate(_symbols(code or _current))


def rating(elo: float) -> str:
    """A rating, without separators as players write it: 1480."""
    return f"{elo:.0f}"


def percent(share: float, decimals: int = 1, *, code: str = "") -> str:
    """A share 0..1 as a percentage.

    "0%" and "100%" mean what is impossible and what is certain; values that only come close are
    written as "<0.1%" and ">99.9%".
    """
    if abs(share) < _NOTHING or abs(share - 1) < _NOTHING:
        decimals = 0

    def whole(value: float) -> str:
        return number(value, decimals, code=code)

    smallest, digits = 10.0**-decimals, whole(100 * share)
    if share > _NOTHING and digits == whole(0):
        digits = f"<{whole(smallest)}"
    elif share < 1 - _NOTHING and digits == whole(100):
        digits = f">{whole(100 - smallest)}"
    return digits + _percent_sign(code or _current)


def capitalized(text: str) -> str:
    """The text with a capital first letter, and all others as they are."""
    return text[:1].upper() + text[1:]


def listed(several: Sequence[str], code: str) -> str:
    """Several things in the words of a language: 1, 2, and 3."""
    return str(format_list(several, locale=code))


def decimals_of(margin: float) -> int:
    """Decimals of a figure whose 95% range is ``margin`` to either side: one, or none from 1 on."""
    return 1 if margin < 1 else 0


def difference(first: float, second: float, decimals: int = 1) -> float:
    """``first`` minus ``second``, both rounded as ``number`` writes them."""
    return round(first, decimals) - round(second, decimals)


@cache
def _symbols(code: str) -> dict[int, str]:
    """A language's symbols for the comma and the point of English numbers."""
    symbols = Locale.parse(code).number_symbols["latn"]
    return str.maketrans({",": symbols["group"], ".": symbols["decimal"]})


@cache
def _percent_sign(code: str) -> str:
    return str(Locale.parse(code).percent_formats[None].suffix[0])


class _Count(FluentType, int):
    """A whole number; if it is a seat, ``names`` are those of all seats."""

    names: tuple[str, ...] = ()

    def format(self, locale: Locale) -> str:
        return number(self, code=locale.language)


class _List(FluentType, tuple[str, ...]):
    """Several things."""

    __slots__ = ()

    def format(self, locale: Locale) -> str:
        return listed(self, locale.language)


class _Amount(FluentType, float):
    """A number with decimals, as many as it has."""

    def format(self, locale: Locale) -> str:
        return amount(self, code=locale.language)


def _seat(seat: Any) -> str:
    return seat.names[seat] if seat < len(seat.names) else str(seat + 1)


class Texts:
    """The texts of one language, each parsed when it is first said."""

    def __init__(self, code: str) -> None:
        self._code = code
        functions: dict[str, Any] = {
            "NUMBER": lambda n, decimals=0: number(n, int(decimals), code=code),
            "SIGNED": lambda n, decimals=0: number(n, int(decimals), signed=True, code=code),
            "PERCENT": lambda share, decimals=1: percent(share, int(decimals), code=code),
            "POINTS": lambda share: number(100 * share, 1, signed=True, code=code),
            "SEAT": _seat,
            "OR": lambda several: format_list(several, "or", code),
        }
        self._bundle = FluentBundle([code], functions, use_isolating=False)
        self._entries: dict[str, dict[str, str]] = {}
        self._ready: dict[str, str | Pattern | None] = {}

    def put(self, domain: str, source: str) -> None:
        """Take the texts of a domain from a Fluent file."""
        parts = [part for part in _ENTRY.split(source) if not part.lstrip().startswith("#")]
        self._entries[domain] = {part.partition("=")[0].strip(): part for part in parts if part}
        stale = [known for known in self._ready if known.partition("-")[0] == domain]
        for known in stale:
            del self._ready[known]

    def ids(self, domain: str) -> tuple[str, ...]:
        """The ids of a domain, in the order of its file."""
        if domain not in self._entries:
            file = paths.asset("text", self._code, f"{domain}.ftl")
            self.put(domain, file.read_text(encoding="utf-8") if file.exists() else "")
        return tuple(self._entries[domain])

    def find(self, id: str) -> str | Pattern | None:  # noqa: A002
        """The text ``id``, ready to be filled in if it has arguments; None if there is none."""
        try:
            return self._ready[id]
        except KeyError:
            self._ready[id] = found = self._parse(id)
            return found

    def _parse(self, id: str) -> str | Pattern | None:  # noqa: A002
        domain = id.partition("-")[0]
        if id not in self.ids(domain):
            return None
        (entry, *_comment) = FluentResource(self._entries[domain][id]).body
        if not isinstance(entry, ast.Message):
            raise KeyError(f"{id} is not written in Fluent")
        pattern: Pattern = Compiler()(entry).value
        return pattern if "$" in self._entries[domain][id] else self.fill(id, pattern, {}, ())

    def fill(
        self,
        id: str,  # noqa: A002
        pattern: Pattern,
        values: Mapping[str, Value],
        names: tuple[str, ...],
    ) -> str:
        given = {name: _argument(value, names, self._code) for name, value in values.items()}
        errors: list[Exception] = []
        filled = pattern(
            ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(given))
        )
        if errors:
            raise KeyError(f"{id}: {errors[0]}") from errors[0]
        return str(filled)


def _argument(value: Value, names: tuple[str, ...], code: str) -> Any:
    if isinstance(value, tuple):
        return _List(each if isinstance(each, str) else number(each, code=code) for each in value)
    if isinstance(value, str | Path):
        text = str(value)
        return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    if isinstance(value, int):
        count = _Count(value)
        count.names = names
        return count
    return _Amount(value)


texts_of = lru_cache(maxsize=None)(Texts)
"""The texts of a language by its code."""
