"""Records: everything that happened in a match, as versioned JSON.

A record is a game, options, seats, a seed and a tree of actions, chance outcomes included, written
as text. Replay needs no random numbers, and a record written today opens forever. Version 1::

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
        "revised": false,
        "result": [1.0, 0.0] or null,
        "notes": {...},
        "clock": "180+2",
        "spent": 4.2,
    }

Node ``i`` follows node ``parent`` (-1: the start), and nodes are in chronological order. The
child of each node that was visited last continues the main line: the newest one, unless another is
in ``visited``. ``visited``, ``reseated``, ``clock`` and ``spent`` are left out if they are empty.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Annotated, Final

from engines.contract import files
from engines.contract.budget import Budget
from engines.contract.rules import Options
from engines.contract.time_control import TimeControl
from engines.runtime.errors import NewerRecord, RecordError, quoted

FORMAT: Final = "parlour-record"
VERSION: Final = 1
PERSON: Final = "person"
BY_CHANCE: Final = "chance"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who plays at a seat: ``player`` is ``"person"`` or the id of a bot."""

    name: str
    player: Annotated[str, files.REQUIRED] = PERSON
    budget: Annotated[Budget | None, files.IF_SET] = None


@dataclass(frozen=True, slots=True)
class Node:
    """One action or outcome.

    Attributes:
        parent: index of the node before it, -1 at the start.
        text: short notation.
        by: ``"chance"``, ``"person"`` or the id of the bot that chose it.
        typed: the outcome was typed in from real dice or forced.
        automatic: played by the program because there was nothing to weigh, or because it belongs
            to the same gesture as the action before.
        hint: the stage of the hint that was open when a person chose (0: none).
        seconds: time the decision took.
        note: what a person wrote about it.
    """

    parent: int
    text: str
    by: str
    typed: Annotated[bool, files.IF_SET] = False
    automatic: Annotated[bool, files.IF_SET] = False
    hint: Annotated[int, files.IF_SET] = 0
    seconds: Annotated[float, files.IF_SET] = 0.0
    note: Annotated[str, files.IF_SET] = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A whole match. Immutable; ``dataclasses.replace`` makes changed copies.

    Attributes:
        at: index of the node the table shows, -1 for the start.
        visited: the last visited child of each node, unless it is the newest: where redo goes.
        reseated: on the way to the result, someone other than a seat's final player decided for it;
            kept out of statistics.
        revised: someone decided again after a chance outcome or another seat's action was known,
            or forced an outcome; kept out of statistics.
        result: utility of each seat at the end that was reached last, in any branch, or None.
        clock: how much time every seat has; None: unlimited.
        spent: seconds that the decision at ``at`` had taken when the match was closed.
    """

    game: str
    options: Options
    seats: tuple[SeatRecord, ...]
    seed: int
    created: str
    program: str
    start: str | None = None
    nodes: Annotated[tuple[Node, ...], files.REQUIRED] = ()
    at: Annotated[int, files.REQUIRED] = -1
    visited: Annotated[tuple[int, ...], files.IF_SET] = ()
    reseated: Annotated[bool, files.IF_SET] = False
    revised: Annotated[bool, files.REQUIRED] = False
    result: tuple[float, ...] | None = None
    notes: Annotated[Mapping[str, str], files.REQUIRED] = field(default_factory=dict)
    clock: Annotated[TimeControl | None, files.IF_SET] = None
    spent: Annotated[float, files.IF_SET] = 0.0

    def path(self, node: int) -> tuple[int, ...]:
        """Indices from the start to ``node``, that one included."""
        found = []
        while node >= 0:
            found.append(node)
            node = self.nodes[node].parent
        return tuple(reversed(found))

    def to_json(self) -> str:
        """The record as JSON text, one node per line so that damage stays local."""
        return files.to_json(self, FORMAT, VERSION)

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """Read a record. The rules are not checked; ``History`` does that.

        Raises:
            RecordError: it isn't JSON, isn't a record, is of a newer version, or has a missing or
                wrong field.
        """
        try:
            data = files.parse(text) if FORMAT in text else None
            if not isinstance(data, dict) or data.get("format") != FORMAT:
                raise RecordError("errors-file-not-parlour-record")
            version = data.get("version")
            if type(version) is not int or version < VERSION:
                raise files.wrong("version", version)
            if version > VERSION:
                told = "errors-record-format-program-reads"
                raise NewerRecord(told, format=quoted(version), version=VERSION)
            record = files.build(cls, data)
            _check_indices(record)
        except ValueError as error:
            raise RecordError("errors-record-damaged-cannot-read", error=str(error)) from error
        return record


def _check_indices(record: Record) -> None:
    """Raise ValueError if a node follows a later one, or a node that was shown isn't there."""
    count = len(record.nodes)
    parents = (("parent", node.parent, index) for index, node in enumerate(record.nodes))
    shown = (("at", record.at, count), *(("visited", each, count) for each in record.visited))
    for name, index, end in (*parents, *shown):
        if not -1 <= index < end:
            raise files.wrong(name, index)


def now() -> str:
    """The present moment, as in ``Record.created``."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
