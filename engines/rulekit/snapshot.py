"""A state as plain values, and back, from one declaration.

A snapshot is a frozen dataclass. Its fields are found in the state record by name and converted by
type: numbers, enums and flags as they are, ``int | None`` with -1 for None, arrays as tuples, a
dataclass as a nested part, a tuple of dataclasses as one part per row. ``held`` lists the values
that have another name or form in the record; the key of a value in a part has a dot:
``"kept.face"``. Record fields that hold no value are written from the attribute of the same name,
which may be a property of the snapshot, or as ``derived`` says.
"""

import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import IntEnum
from operator import attrgetter, itemgetter
from typing import Any, Final, Generic, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

from engines.runtime.kernels.layout import Record
from engines.runtime.types import State

S = TypeVar("S")
T = TypeVar("T")
_NOBODY: Final = -1


def _same(value: Any) -> Any:
    return value


@dataclass(frozen=True, slots=True)
class Held:
    """How one value is stored in the state record.

    Attributes:
        field: of the record; empty: the name of the value.
        load: makes the value from the field's number or (nested) list.
        dump: the inverse; None: the record's field is written from the snapshot's attribute.
        fill: what the rest of an array holds after a shorter tuple.
        more: other fields that ``load`` is given too.
    """

    field: str = ""
    load: Callable[..., Any] = _same
    dump: Callable[[Any], Any] | None = _same
    fill: int = 0
    more: tuple[str, ...] = ()


def bits(field: str = "", kind: Callable[[list[int]], Any] = frozenset) -> Held:
    """A set of small numbers, one bit each."""
    return Held(
        field,
        lambda word: kind([i for i in range(64) if word >> i & 1]),
        lambda numbers: signed(sum(1 << i for i in numbers)),
    )


def listed(field: str = "", rest: int = _NOBODY) -> Held:
    """The numbers at the beginning of an array whose other places hold ``rest``."""
    return Held(field, lambda row: tuple(n for n in row if n != rest), tuple, rest)


def signed(word: int) -> int:
    """An unsigned number of 64 bits as the signed one with the same bits."""
    return word - (1 << 64) if word >> 63 else word


_Read: TypeAlias = Callable[[Mapping[str, Any]], Any]
_Write: TypeAlias = Callable[[Any, dict[str, Any]], None]


def _one(held: Held) -> tuple[_Read, _Write]:
    field, load, dump = held.field, held.load, held.dump

    def write(value: Any, s: dict[str, Any]) -> None:
        if dump is not None:
            s[field] = dump(value)

    if held.more:
        several = itemgetter(field, *held.more)
        return lambda s: load(*several(s)), write
    return itemgetter(field) if load is _same else lambda s: load(s[field]), write


def _whole(kind: type, places: Mapping[str, tuple[_Read, _Write]]) -> tuple[_Read, _Write]:
    """A dataclass whose values are in several fields."""
    readers = [read for read, _ in places.values()]
    writers = [(attrgetter(name), write) for name, (_, write) in places.items()]

    def write(value: Any, s: dict[str, Any]) -> None:
        for get, each in writers:
            each(get(value), s)

    return lambda s: kind(*[read(s) for read in readers]), write


def _rows(part: tuple[_Read, _Write], columns: Sequence[str]) -> tuple[_Read, _Write]:
    """One dataclass for each row of the arrays that hold its values."""
    read_row, write_row = part

    def read(s: Mapping[str, Any]) -> Any:
        rows = zip(*(s[name] for name in columns), strict=True)
        return tuple(read_row(dict(zip(columns, row, strict=True))) for row in rows)

    def write(value: Any, s: dict[str, Any]) -> None:
        rows: list[dict[str, Any]] = [{} for _ in value]
        for each, row in zip(value, rows, strict=True):
            write_row(each, row)
        s.update({name: [row[name] for row in rows] for name in columns})

    return read, write


def _default(hint: Any) -> Held:
    """How a value of a type is stored by default."""
    if isinstance(hint, type) and issubclass(hint, IntEnum):
        return Held(load=hint, dump=int)
    if hint is bool:
        return Held(load=bool, dump=int)
    if get_origin(hint) is types.UnionType and type(None) in get_args(hint):
        return Held(
            load=lambda number: None if number == _NOBODY else number,
            dump=lambda number: _NOBODY if number is None else number,
        )
    if get_origin(hint) is tuple:
        kind = get_args(hint)[0]
        return Held(load=tuple if kind is int else lambda row: tuple(map(kind, row)), dump=tuple)
    return Held()


class Layout(Generic[S]):
    """How the values of a snapshot are stored in a state record."""

    def __init__(
        self,
        kind: type[S],
        record: type[Record],
        held: Mapping[str, Held | str] | None = None,
        derived: Mapping[str, Callable[[S], Any]] | None = None,
    ) -> None:
        self._record = record.dtype
        self._held = held or {}
        self._fill: dict[str, int] = {}
        self._read, self._write = self._part(kind, "")
        self._names = self._record.names or ()
        shapes = {name: self._record[name].shape for name in self._names}
        self._shapes = {name: shape for name, shape in shapes.items() if shape}
        rest = (name for name in self._names if name not in self._fill)
        self._derived = {name: attrgetter(name) for name in rest} | dict(derived or {})

    def _part(self, kind: Any, prefix: str) -> tuple[_Read, _Write]:
        hints = get_type_hints(kind)
        names = [field.name for field in fields(kind)]
        return _whole(kind, {name: self._place(hints[name], name, prefix) for name in names})

    def _place(self, hint: Any, name: str, prefix: str) -> tuple[_Read, _Write]:
        said = self._held.get(prefix + name)
        if said is None and is_dataclass(hint):
            return self._part(hint, f"{prefix}{name}.")
        if said is None and get_origin(hint) is tuple and is_dataclass(get_args(hint)[0]):
            before = set(self._fill)
            part = self._part(get_args(hint)[0], f"{prefix}{name}.")
            return _rows(part, [field for field in self._fill if field not in before])
        found = said if isinstance(said, Held) else _default(hint)
        found = replace(found, field=found.field or (said if isinstance(said, str) else name))
        if found.dump is not None:
            self._fill[found.field] = found.fill
        return _one(found)

    def read(self, state: State) -> S:
        # All fields in one conversion: one by one they take thirty times as long.
        s = dict(zip(self._names, state.view(self._record)[0].item(), strict=True))
        for name in self._shapes:
            s[name] = s[name].tolist()
        found: S = self._read(s)
        return found

    def write(self, now: S) -> State:
        s: dict[str, Any] = {name: get(now) for name, get in self._derived.items()}
        self._write(now, s)
        for name, shape in self._shapes.items():
            s[name] = _padded(s[name], shape, self._fill.get(name, 0))
        state = np.zeros(self._record.itemsize // 8, np.int64)
        state.view(self._record)[0] = tuple(s[name] for name in self._names)
        return state


def _padded(values: Any, shape: tuple[int, ...], fill: int) -> Any:
    """Values, or rows of them, filled up to the given shape."""
    if len(shape) > 1:
        empty: tuple[int, ...] = ()
        rows = [*values, *(empty for _ in range(shape[0] - len(values)))]
        return [_padded(row, shape[1:], fill) for row in rows]
    return (*values, *(fill,) * (shape[0] - len(values)))


def extended(kind: type[T], now: Any) -> T:
    """The same values as an instance of a subclass that adds properties, such as a board's view."""
    return kind(**{field.name: getattr(now, field.name) for field in fields(now)})
