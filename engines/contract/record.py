"""Records: everything that happened in a match, as versioned JSON.

A record is a game, options, seats, a seed and a tree of actions, chance outcomes included, written
as text. Replay needs no random numbers, and a record written today opens forever. Layout, version
1::

    {
        "format": "parlour-record",
        "version": 1,
        "game": "fargo",
        "options": {...},
        "start": "POSITION TEXT" or null,
        "seed": 28,
        "seats": [
            {"name": "Anna", "player": "person"},
            {"name": "Ben", "player": "optimal", "budget": "2s"},
        ],
        "created": "2026-11-21T09:00:00Z",
        "program": "1.0.0",
        "nodes": [{"parent": -1, "text": "1 1 5", "by": "chance"}, ...],
        "at": 12,
        "visited": [7],
        "result": [1.0, 0.0] or null,
        "notes": {...},
        "clock": "180+2",
        "spent": 4.2,
    }

Node ``i`` follows node ``parent`` (-1: the start), and the order of nodes is the order of time. The
child of each node that was visited last continues the main line: the newest one, unless another is
in ``visited``. ``visited``, ``reseated``, ``clock`` and ``spent`` are left out if they are empty.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engines.contract import files
from engines.contract.budget import Budget
from engines.contract.position import Position
from engines.contract.registry import game as find_game
from engines.contract.rules import OptionValue
from engines.contract.time_control import TimeControl
from engines.runtime.errors import NewerRecord, OptionError, ParlourError, RecordError, quoted
from engines.runtime.texts import tr

FORMAT: Final = "parlour-record"
VERSION: Final = 1
PERSON: Final = "person"
BY_CHANCE: Final = "chance"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who plays at a seat: ``player`` is ``"person"`` or the id of a bot."""

    name: str
    player: str = PERSON
    budget: Budget | None = None


@dataclass(frozen=True, slots=True)
class Node:
    """One action or outcome.

    Attributes:
        parent: index of the node before it, -1 at the start.
        text: short notation.
        by: ``"chance"``, ``"person"`` or the id of the bot that chose it.
        typed: the outcome was typed in from real dice or forced.
        automatic: played by the program because there was nothing to weigh, or because it follows
            from the gesture that the action before belongs to.
        hint: the stage of the hint that was open when a person chose (0: none).
        seconds: time the decision took.
        note: what a person wrote about it.
    """

    parent: int
    text: str
    by: str
    typed: bool = False
    automatic: bool = False
    hint: int = 0
    seconds: float = 0.0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A whole match. Immutable; ``dataclasses.replace`` makes changed copies.

    Attributes:
        at: index of the node the table shows, -1 for the start.
        visited: the last visited child of each node, unless it is the newest: where redo goes.
        reseated: on the way to the result, someone other than a seat's final player decided for it;
            kept out of statistics.
        revised: an undo went back across a chance outcome, or one was forced; kept out of
            statistics.
        result: utility of each seat at the end that was reached last, in any branch, or None.
        clock: how much time every seat has; None: unlimited.
        spent: seconds that the decision at ``at`` had taken when the match was closed.
    """

    game: str
    options: Mapping[str, OptionValue]
    seats: tuple[SeatRecord, ...]
    seed: int
    created: str
    program: str
    start: str | None = None
    nodes: tuple[Node, ...] = ()
    at: int = -1
    visited: tuple[int, ...] = ()
    reseated: bool = False
    revised: bool = False
    result: tuple[float, ...] | None = None
    notes: Mapping[str, str] = field(default_factory=dict)
    clock: TimeControl | None = None
    spent: float = 0.0

    def path(self, node: int) -> tuple[int, ...]:
        """Indices from the start to ``node``, that one included."""
        found = []
        while node >= 0:
            found.append(node)
            node = self.nodes[node].parent
        return tuple(reversed(found))

    def first_position(self) -> Position:
        """The position before the first node; raises ParlourError."""
        game = find_game(self.game)
        if self.start is not None:
            return Position.parse(game, self.start)
        return Position.start(game, len(self.seats), self.options)

    def replay(self, node: int | None = None) -> Iterator[tuple[Position, int]]:
        """The positions before each node on the way to ``node`` (default: ``at``), with its index.

        Raises:
            RecordError: a node does not fit the rules.
        """
        position = self.first_position()
        for index in self.path(self.at if node is None else node):
            yield position, index
            position = self._step(position, index)

    def position(self, node: int | None = None) -> Position:
        """The position after ``node`` (default: ``at``); raises RecordError."""
        position = self.first_position()
        for index in self.path(self.at if node is None else node):
            position = self._step(position, index)
        return position

    def _step(self, position: Position, index: int) -> Position:
        text = self.nodes[index].text
        try:
            return position.apply(position.parse_action(text))
        except ParlourError as error:
            raise RecordError(
                tr(
                    "errors-record-step-against-rules",
                    path=len(self.path(index)),
                    text=quoted(text),
                    error=str(error),
                )
            ) from error

    def verify(self) -> None:
        """Replay every branch and compare the result.

        Raises:
            RecordError: something contradicts the rules.
        """
        positions = {-1: self._checked_start()}
        for index, node in enumerate(self.nodes):
            if node.parent not in positions:
                raise RecordError(tr("errors-step-record-follows-later", index=index))
            positions[index] = self._step(positions[node.parent], index)
        if not -1 <= self.at < len(self.nodes):
            raise RecordError(tr("errors-record-points-nowhere", at=str(self.at)))
        ends = [tuple(p.returns().tolist()) for p in positions.values() if p.is_over]
        if self.result is not None and self.result not in ends:
            raise RecordError(tr("errors-recorded-result-not-result", result=str(self.result)))

    def _checked_start(self) -> Position:
        try:
            start = self.first_position()
        except ParlourError as error:
            raise RecordError(tr("errors-record-start-against-rules", error=str(error))) from error
        if start.seats != len(self.seats):
            raise RecordError(
                tr("errors-record-starts-seats-but", seats=start.seats, players=len(self.seats))
            )
        return start

    # -- JSON ---------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The record as JSON text, one node per line so that damage stays local."""
        head = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "options": dict(self.options),
            "start": self.start,
            "seed": self.seed,
            "seats": [_seat_to_json(seat) for seat in self.seats],
            "created": self.created,
            "program": self.program,
            "at": self.at,
            "revised": self.revised,
            "result": None if self.result is None else list(self.result),
            "notes": dict(self.notes),
        }
        if self.visited:
            head["visited"] = list(self.visited)
        if self.reseated:
            head["reseated"] = True
        if self.clock is not None:
            head["clock"] = self.clock.text()
        if self.spent:
            head["spent"] = self.spent
        text = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
        nodes = ",\n".join(json.dumps(_node_to_json(n), ensure_ascii=False) for n in self.nodes)
        return f'{text},\n "nodes": [\n{nodes}\n ]\n}}\n'

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """Read a record. The rules are not checked; ``verify`` does that.

        Raises:
            RecordError: it isn't JSON, isn't a record, is of a newer version, or has a missing or
                wrong field.
        """
        try:
            data = files.parse(text)
        except ValueError as error:
            raise RecordError(tr("errors-record-damaged-cannot-read", error=str(error))) from error
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError(tr("errors-file-not-parlour-record"))
        if _field(data, "version", int) > VERSION:
            raise NewerRecord(
                tr(
                    "errors-record-format-program-reads",
                    format=quoted(data["version"]),
                    version=VERSION,
                )
            )
        if data["version"] != VERSION:
            raise _wrong("version", data["version"])
        nodes = _nodes_from_json(_field(data, "nodes", list))
        return cls(
            game=_field(data, "game", str),
            options=_mapping(data, "options", bool, int, str),
            seats=tuple(map(_seat_from_json, _field(data, "seats", list))),
            seed=_field(data, "seed", int),
            created=_field(data, "created", str),
            program=_field(data, "program", str),
            start=_field(data, "start", str, None),
            nodes=nodes,
            at=_index(data, "at", len(nodes)),
            visited=_visited_from_json(_field(data, "visited", list, None), len(nodes)),
            reseated=_field(data, "reseated", bool, False),
            revised=_field(data, "revised", bool),
            result=_result_from_json(_field(data, "result", list, None)),
            notes=_mapping(data, "notes", str),
            clock=_clock_from_json(_field(data, "clock", str, None)),
            spent=_number(data, "spent", 0.0),
        )

    def with_nodes(
        self, nodes: tuple[Node, ...], at: int, visited: tuple[int, ...] = ()
    ) -> "Record":
        """A copy with another tree and cursor."""
        return replace(self, nodes=nodes, at=at, visited=visited)


def _wrong(name: str, value: object) -> RecordError:
    """The value of a field isn't one."""
    shown = quoted(json.dumps(value)[:40])
    return RecordError(tr("errors-record-field-wrong", name=quoted(name), value=shown))


_REQUIRED: Final = object()


def _field(data: Any, name: str, kind: type[Any], default: object = _REQUIRED) -> Any:
    """The field ``name`` of a JSON object; with a default it may be missing or null."""
    value = data.get(name, default) if isinstance(data, dict) else _REQUIRED
    if value is _REQUIRED:
        raise RecordError(tr("errors-record-lacks-field", name=quoted(name)))
    if value is None and default is None:
        return None
    if type(value) is not kind and not (kind is float and type(value) is int):
        raise _wrong(name, value)
    return value


def _mapping(data: Any, name: str, *kinds: type[Any]) -> dict[str, Any]:
    """The field ``name`` as a JSON object whose values are of these kinds."""
    values: dict[str, Any] = _field(data, name, dict)
    for key, value in values.items():
        if type(value) not in kinds:
            raise _wrong(f"{name}: {key}", value)
    return values


def _number(data: Any, name: str, default: object = _REQUIRED) -> float:
    """The field ``name`` of a JSON object as a float."""
    value = _field(data, name, float, default)
    try:
        return float(value)
    except OverflowError as error:
        raise _wrong(name, value) from error


def _index(data: Any, name: str, end: int) -> int:
    """The field ``name`` as an index below ``end``, or -1."""
    value: int = _field(data, name, int)
    if not -1 <= value < end:
        raise _wrong(name, value)
    return value


def _visited_from_json(items: list[Any] | None, end: int) -> tuple[int, ...]:
    return tuple(_index({"visited": item}, "visited", end) for item in items or ())


def _result_from_json(items: list[Any] | None) -> tuple[float, ...] | None:
    if items is None:
        return None
    return tuple(_number({"result": item}, "result") for item in items)


def _clock_from_json(text: str | None) -> TimeControl | None:
    try:
        return None if text is None else TimeControl.parse(text)
    except OptionError as error:
        raise _wrong("clock", text) from error


def _seat_to_json(seat: SeatRecord) -> dict[str, str]:
    data = {"name": seat.name, "player": seat.player}
    if seat.budget is not None:
        data["budget"] = seat.budget.text()
    return data


def _seat_from_json(data: Any) -> SeatRecord:
    budget = _field(data, "budget", str, None)
    try:
        return SeatRecord(
            name=_field(data, "name", str),
            player=_field(data, "player", str),
            budget=None if budget is None else Budget.parse(budget),
        )
    except OptionError as error:
        raise _wrong("budget", budget) from error


_EXTRAS: Final[dict[str, Any]] = {
    "typed": False,
    "automatic": False,
    "hint": 0,
    "seconds": 0.0,
    "note": "",
}


def _node_to_json(node: Node) -> dict[str, Any]:
    data: dict[str, Any] = {"parent": node.parent, "text": node.text, "by": node.by}
    extras = ((name, getattr(node, name), default) for name, default in _EXTRAS.items())
    return data | {name: value for name, value, default in extras if value != default}


def _node_from_json(data: Any, index: int) -> Node:
    return Node(
        parent=_index(data, "parent", index),
        text=_field(data, "text", str),
        by=_field(data, "by", str),
        typed=_field(data, "typed", bool, False),
        automatic=_field(data, "automatic", bool, False),
        hint=_field(data, "hint", int, 0),
        seconds=_number(data, "seconds", 0.0),
        note=_field(data, "note", str, ""),
    )


def _nodes_from_json(items: list[Any]) -> tuple[Node, ...]:
    return tuple(_node_from_json(item, index) for index, item in enumerate(items))
