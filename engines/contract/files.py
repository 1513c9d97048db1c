"""Values as JSON and back, by the types of their fields: how our files are written and read.

A dataclass is an object, a tuple a list, an enum its value, and a mapping with keys other than text
a sorted list of pairs. What can be parsed (``Budget``) is its text. Fields without a default can't
be left out.
"""

import json
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Final, Self, TypeVar, Union

from engines.runtime import paths, storage
from engines.runtime.errors import OptionError, RecordError, quoted
from engines.runtime.texts import tr

_T = TypeVar("_T")
_WRONG: Final = (KeyError, TypeError, AttributeError, ArithmeticError, RecursionError)


@dataclass(frozen=True, slots=True)
class Decimals:
    """``Annotated[float, Decimals(4)]``: how many decimals files keep."""

    count: int


@dataclass(frozen=True, slots=True)
class Checked:
    """``Annotated[float, Checked(share)]``: what is read goes through a function.

    It returns the value to use, or raises ValueError.
    """

    by: Callable[[Any], Any]


UNWRITTEN: Final = "unwritten"
"""``Annotated[str, UNWRITTEN]``: files leave this field out."""
IF_SET: Final = "if set"
"""``Annotated[str, IF_SET]``: files leave this field out if it is empty, zero, false, or None."""
REQUIRED: Final = "required"
"""``Annotated[str, REQUIRED]``: files must have this field, although it has a default."""


class _Misfit(ValueError):
    """A value that a field can't have; the name of the field isn't known yet."""

    def __init__(self, value: Any, at: str = "") -> None:
        super().__init__(value)
        self.value = value
        self.at = at


def wrong(name: str, value: Any) -> ValueError:
    """The field ``name`` can't have this value."""
    shown = quoted(json.dumps(value)[:40])
    return ValueError(tr("errors-field-wrong", name=quoted(name), value=shown))


def plain(value: Any) -> Any:
    """A value in the form that ``json`` accepts."""
    if value is None or type(value) in (str, int, float, bool):
        return value
    if hasattr(value, "parse"):
        return value.text()
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
    found = {}
    for name, note in _notes(value.__class__):
        each = getattr(value, name)
        if note != UNWRITTEN and (each or note != IF_SET):
            found[name] = round(each, note.count) if isinstance(note, Decimals) else plain(each)
    return found


def build(kind: type[_T], data: Any) -> _T:
    """The inverse of ``plain``. Ignores unknown fields; raises ValueError that names a bad one."""
    try:
        made: _T = _built(kind, data)
    except _Misfit as error:
        raise wrong(kind.__name__, error.value) from error
    except _WRONG as error:
        raise ValueError(f"{type(error).__name__}: {error}") from error
    return made


def _built(kind: Any, data: Any) -> Any:
    origin, inner = _parts(kind)
    if kind is Any:
        return data
    if origin is Annotated:
        return _checked(_built(inner[0], data), inner[1], data)
    if origin in (Union, UnionType):
        return _first_that_fits(inner, data)
    if origin is tuple:
        return _built_tuple(inner, _of(list, data))
    if origin is not None:  # a mapping
        return _built_mapping(inner[0], inner[1], data)
    if is_dataclass(kind) and not hasattr(kind, "parse"):
        return _built_fields(kind, _of(dict, data))
    try:
        if hasattr(kind, "parse"):
            return kind.parse(_of(str, data))
        if issubclass(kind, Enum):
            return kind(data)
        if issubclass(kind, tuple):  # with names
            return kind(*_built_tuple(tuple(_hints(kind).values()), _of(list, data)))
        return float(data) if kind is float and type(data) is int else _of(kind, data)
    except (ValueError, OverflowError, OptionError) as error:
        raise _Misfit(data) from error


def _checked(value: Any, note: Any, data: Any) -> Any:
    if not isinstance(note, Checked):
        return value
    try:
        return note.by(value)
    except ValueError as error:
        raise _Misfit(data) from error


def _built_fields(kind: Any, data: dict[str, Any]) -> Any:
    hints, found = _hints(kind), {}
    for name, each in data.items():
        if name in hints:
            try:
                found[name] = _built(hints[name], each)
            except _Misfit as error:
                raise wrong(f"{name}{error.at}", error.value) from error
    for name in _required(kind):
        if name not in found:
            raise ValueError(tr("errors-field-missing", name=quoted(name)))
    return kind(**found)


def _built_tuple(kinds: tuple[Any, ...], data: list[Any]) -> tuple[Any, ...]:
    if kinds[-1] is ...:
        return tuple([_built(kinds[0], each) for each in data])
    if len(kinds) != len(data):
        raise _Misfit(data)
    return tuple(map(_built, kinds, data))


def _built_mapping(key_kind: Any, kind: Any, data: Any) -> dict[Any, Any]:
    found, named = {}, isinstance(key_kind, type) and issubclass(key_kind, str)
    for key, each in _of(dict, data).items() if named else _of(list, data):
        try:
            found[_built(key_kind, key)] = _built(kind, each)
        except _Misfit as error:
            raise _Misfit(error.value, f": {key}") from error
    return found


def _of(kind: Any, data: Any) -> Any:
    if type(data) is not kind:
        raise _Misfit(data)
    return data


def _first_that_fits(kinds: tuple[Any, ...], data: Any) -> Any:
    """For unions: as the first type that fits; raises the error of the last one."""
    if data is None and NoneType in kinds:
        return None
    *others, last = (kind for kind in kinds if kind is not NoneType)
    for kind in others:
        try:
            return _built(kind, data)
        except (ValueError, *_WRONG):
            continue
    return _built(last, data)


@cache
def _parts(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    return typing.get_origin(kind), typing.get_args(kind)


@cache
def _notes(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a class, each with the note in its ``Annotated`` type, or None."""
    hints = _hints(kind).items()
    return tuple((name, getattr(hint, "__metadata__", (None,))[0]) for name, hint in hints)


@cache
def _required(kind: Any) -> tuple[str, ...]:
    """The fields of a class that a file must have."""
    bare = {f.name for f in fields(kind) if f.default is MISSING and f.default_factory is MISSING}
    return tuple(name for name, note in _notes(kind) if name in bare or note == REQUIRED)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: hint for name, hint in hints.items() if typing.get_origin(hint) is not ClassVar}


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


@dataclass(frozen=True, slots=True)
class GameFile:
    """What has been measured about a game and ships with it, ``assets/FOLDER/GAME.json``.

    Attributes:
        game: its id.
        FOLDER: also in the name of the format.
        COMMAND: of ``parlour-lab``; writes the file.
    """

    FOLDER: ClassVar[str]
    VERSION: ClassVar[int] = 1
    COMMAND: ClassVar[str]

    game: str

    @classmethod
    def shipped(cls, game: str) -> Path:
        """The file of a game; it need not exist."""
        return paths.asset(cls.FOLDER, f"{game}.json")

    @classmethod
    def read(cls, game: str, file: Path | None = None) -> Self:
        """The contents of a file, by default the shipped one; empty if there is none.

        Raises:
            StorageError: it cannot be opened.
            RecordError: it is damaged, or of another game.
        """
        path = file or cls.shipped(game)
        if not path.exists():
            return cls(game)
        try:
            found = cls.from_json(storage.read_text(path))
            if found.game != game:
                raise RecordError("errors-file-of-another-game", game=found.game[:40], wanted=game)
        except RecordError as error:
            damage = tr("errors-file-damaged", path=path, error=error.args[0])
            raise RecordError(damage) from error
        return found

    def to_json(self) -> str:
        return to_json(self, f"parlour-{self.FOLDER}", self.VERSION)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Read what ``to_json`` wrote; raises RecordError."""
        try:
            return from_json(cls, text, f"parlour-{cls.FOLDER}", cls.VERSION)
        except ValueError as error:
            told = "errors-file-not-from-command"
            raise RecordError(told, command=cls.COMMAND, error=str(error)[:200]) from error
