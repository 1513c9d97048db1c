"""Values as JSON and back, by the types of their fields: how our files are written and read.

A dataclass is an object, a tuple a list, an enum its value, and a mapping with keys other than text
a sorted list of pairs. Records have their own layout (``record``).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, is_dataclass
from enum import Enum
from functools import cache
from itertools import repeat
from types import UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from engines.runtime.errors import quoted
from engines.runtime.texts import tr

_T = TypeVar("_T")
_WRONG: Final = (KeyError, TypeError, AttributeError, ArithmeticError, RecursionError)


@dataclass(frozen=True, slots=True)
class Decimals:
    """``Annotated[float, Decimals(4)]``: how many decimals files keep."""

    count: int


UNWRITTEN: Final = "unwritten"
"""``Annotated[str, UNWRITTEN]``: files leave this field out."""


def plain(value: Any) -> Any:
    """A value in the form that ``json`` accepts."""
    if is_dataclass(value):
        return _plain_fields(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        if all(isinstance(key, str) for key in value):
            return {key: plain(each) for key, each in value.items()}
        return [[plain(key), plain(each)] for key, each in sorted(value.items())]
    return [plain(each) for each in value] if isinstance(value, tuple | list) else value


def _plain_fields(value: Any) -> dict[str, Any]:
    found, own = {}, value.__class__
    for name, kind in _hints(own).items():
        note = getattr(kind, "__metadata__", (None,))[0]
        if note != UNWRITTEN:
            each = getattr(value, name)
            found[name] = round(each, note.count) if isinstance(note, Decimals) else plain(each)
    return found


def build(kind: type[_T], data: Any) -> _T:
    """The inverse of ``plain``. Unknown fields are ignored; raises ValueError."""
    try:
        made: _T = _built(kind, data)
    except _WRONG as error:
        raise ValueError(f"{type(error).__name__}: {error}") from error
    return made


def _built(kind: Any, data: Any) -> Any:
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return data
    if origin is Annotated:
        return _built(inner[0], data)
    if origin in (Union, UnionType):
        return _first_that_fits(inner, data)
    if origin is tuple:
        kinds = repeat(inner[0], len(data)) if inner[-1] is ... else inner
        return tuple(_built(*each) for each in zip(kinds, _of(list, data), strict=True))
    if origin is not None:  # a mapping
        pairs = data.items() if isinstance(data, dict) else _of(list, data)
        return {_built(inner[0], key): _built(inner[1], each) for key, each in pairs}
    if is_dataclass(kind):
        return _built_fields(kind, data)
    if issubclass(kind, Enum):
        return kind(data)
    return float(data) if kind is float and type(data) is int else _of(kind, data)


def _built_fields(kind: Any, data: Any) -> Any:
    hints = _hints(kind)
    known = {name: each for name, each in data.items() if name in hints}
    return kind(**{name: _built(hints[name], each) for name, each in known.items()})


def _of(kind: Any, data: Any) -> Any:
    if type(data) is not kind:
        raise TypeError(f"{quoted(json.dumps(data)[:40])} is not {kind.__name__}")
    return data


def _first_that_fits(kinds: tuple[Any, ...], data: Any) -> Any:
    """For unions; raises the error of the last kind."""
    for kind in kinds[:-1]:
        try:
            return _built(kind, data)
        except (ValueError, *_WRONG):
            continue
    return _built(kinds[-1], data)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """The types of a class's fields."""
    return get_type_hints(kind, include_extras=True)


def to_json(value: Any, form: str, version: int) -> str:
    """A file: everything but the lists on the first line, then a line for each of their items."""
    data: dict[str, Any] = {"format": form, "version": version, **plain(value)}
    lists = {name: each for name, each in data.items() if isinstance(each, list)}
    head = {name: each for name, each in data.items() if name not in lists}
    texts = [json.dumps(head, ensure_ascii=False)[:-1]]
    for name, items in lists.items():
        rows = ",\n".join(f"  {json.dumps(item, ensure_ascii=False)}" for item in items)
        texts.append(f' "{name}": [\n{rows}\n ]')
    return ",\n".join(texts) + "\n}\n"


def parse(text: str) -> Any:
    """The data of a JSON text; raises ValueError, which names the damaged line."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        raise ValueError(tr("errors-line-is-damaged", line=line)) from error


def from_json(kind: type[_T], text: str, form: str, version: int) -> _T:
    """Read what ``to_json`` wrote; raises ValueError."""
    data = parse(text)
    try:
        found = data["format"], data["version"]
    except _WRONG as error:
        raise ValueError(str(error)) from error
    if found != (form, version):
        raise ValueError(f"format {quoted(found[0])}, version {str(found[1])[:20]}")
    return build(kind, data)
