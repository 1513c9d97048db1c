"""Puts facts into words: one catalogue of sentences per language and domain.

Catalogues are TOML files ``assets/text/LANGUAGE/DOMAIN.toml``; the domain is the part of a code
before the first dot. An entry is a sentence with fields in braces, or a table with plural forms::

    [roll]
    one = "{seat:seat} rolls one die"
    other = "{seat:seat} rolls {n} dice"

The plural form follows the parameter ``n``. Field formats besides Python's own:

========== =============================================== =====================
``seat``   name of the seat                                 Anna
``number`` thousands separated, true minus sign             12,350, −50
``signed`` like ``number`` with a plus sign                 +50
``one``    one decimal                                      962.3
``percent``  a share 0..1 with one decimal                  64.8%
``whole``  a share 0..1 as whole percents                   65%
``points`` a share 0..1 as signed percentage points         −3.2
``dice``   a tuple of faces                                 1 1 5
``list``   a tuple of facts                                 roll, bank
========== =============================================== =====================

A missing entry in another language falls back to English; a code that English lacks is a defect
and raises KeyError (a test renders every code).
"""

import string
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from engines.contract.messages import Message, Parameter
from engines.runtime import paths

ENGLISH: Final = "en"
THIN_SPACE: Final = "\u202f"
MINUS: Final = "\u2212"
_NOTHING: Final = 1e-12
"""Smaller differences between shares come from rounding."""


@cache
def languages() -> tuple[str, ...]:
    """Codes of the languages that have catalogues, English first."""
    found = sorted(p.name for p in paths.asset("text").iterdir() if p.is_dir())
    return (ENGLISH, *(code for code in found if code != ENGLISH))


@cache
def _catalogue(language: str, domain: str) -> Mapping[str, Any]:
    file = paths.asset("text", language, f"{domain}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def number(value: float, decimals: int = 0, *, signed: bool = False) -> str:
    """A number with commas between thousands (from 10,000) and a true minus sign."""
    text = f"{abs(value):,.{decimals}f}"
    if len(text.partition(".")[0]) < len("10,000"):
        text = text.replace(",", "")
    is_zero = not text.strip("0.,")
    sign = "" if is_zero else MINUS if value < 0 else "+" if signed else ""
    return sign + text


def decimals_of(margin: float) -> int:
    """Decimals of a figure whose 95% range is ``margin`` to either side: one, or none from 1 on."""
    return 1 if margin < 1 else 0


def difference(first: float, second: float, decimals: int = 1) -> float:
    """How much ``first`` is more than ``second``, as ``number`` writes the two."""
    return round(first, decimals) - round(second, decimals)


def percent(share: float, decimals: int = 1) -> str:
    """A share 0..1 as a percentage.

    "0%" and "100%" mean what is impossible and what is certain; what only comes near is written
    as "<0.1%" and ">99.9%".
    """
    if abs(share) < _NOTHING or abs(share - 1) < _NOTHING:
        decimals = 0
    smallest, text = 10.0**-decimals, number(100 * share, decimals)
    if share > _NOTHING and text == number(0, decimals):
        text = f"<{number(smallest, decimals)}"
    elif share < 1 - _NOTHING and text == number(100, decimals):
        text = f">{number(100 - smallest, decimals)}"
    return f"{text}%"


class _Formatter(string.Formatter):
    def __init__(self, names: Sequence[str], say: Callable[[Message], str]) -> None:
        self._names = names
        self._formats: dict[str, Callable[[Any], str]] = {
            "seat": self._seat,
            "number": number,
            "signed": lambda value: number(value, signed=True),
            "one": lambda value: number(value, 1),
            "percent": percent,
            "whole": lambda share: percent(share, 0),
            "equity": lambda value: number(value, 2, signed=True),
            "points": lambda share: number(100 * share, 1, signed=True),
            "dice": lambda faces: " ".join(map(str, faces)),
            "list": lambda facts: ", ".join(map(say, facts)),
        }

    def _seat(self, seat: int) -> str:
        return self._names[seat] if seat < len(self._names) else str(seat + 1)

    def format_field(self, value: Any, format_spec: str) -> str:
        own = self._formats.get(format_spec)
        return own(value) if own else str(super().format_field(value, format_spec))


class Words:
    """Speaks one language at one table.

    Args:
        language: code of the catalogues, for instance ``"en"``.
        names: the names of the seats, for the field format ``seat``.
    """

    def __init__(self, language: str = ENGLISH, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)
        self._formatter = _Formatter(self.names, self.say)

    def say(self, fact: Message) -> str:
        """The sentence for a fact; raises KeyError for an unknown code or parameter."""
        template = _template(self.language, fact.code)
        parameters: dict[str, Parameter] = dict(fact.parameters)
        if not isinstance(template, str):
            template = template["one" if parameters["n"] == 1 else "other"]
        return self._formatter.vformat(template, (), parameters)

    def has(self, code: str) -> bool:
        """Whether there is a sentence for ``code``."""
        domain, _, key = code.partition(".")
        return _lookup(ENGLISH, domain, key) is not None


def _lookup(language: str, domain: str, key: str) -> Any:
    """The sentence or its table of plural forms, or None."""
    entry: Any = _catalogue(language, domain)
    for part in key.split("."):
        if not isinstance(entry, Mapping) or part not in entry:
            return None
        entry = entry[part]
    return entry if isinstance(entry, str) or "other" in entry else None


def _template(language: str, code: str) -> Any:
    domain, _, key = code.partition(".")
    for tried in dict.fromkeys((language, ENGLISH)):
        entry = _lookup(tried, domain, key)
        if entry is not None:
            return entry
    raise KeyError(code)
