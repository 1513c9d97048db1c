"""The messages of the line protocol: one JSON object on each line, told apart by ``type``.

Parlour says ``hello``, ``position``, ``analyse`` and ``stop``; a program says ``hello``, ``info``,
``best`` and ``error``. Reading is strict: what a program writes is either one of its messages with
fields of the right kinds or an error that names the line. Unknown fields are ignored, so that later
versions can add some, and null is as good as no field.
"""

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Annotated, Any, Final, NoReturn, TypeAlias

from engines.contract import files
from engines.runtime.errors import BotError, StorageError, quoted

VERSIONS: Final = (1,)
"""Versions of the protocol that this Parlour speaks, the best one last."""
MAX_LINE: Final = 1 << 20
"""Bytes in the longest line that is read."""
MAX_TEXT: Final = 300
"""Characters in the longest name or reason."""
MAX_REASONS: Final = 12

_SHOWN: Final = 120
"""This many characters of an offending line are shown."""


class ProtocolError(BotError):
    """The program wrote a line that the protocol does not allow."""


class ProgramsDamaged(StorageError):
    """The file with the list of programs is damaged."""


def shown(line: bytes | str) -> str:
    """An offending line as it can be shown: one line of printable characters, not too long."""
    text = line.decode("utf-8", errors="replace") if isinstance(line, bytes) else line
    text = "".join(sign if sign.isprintable() else "\ufffd" for sign in text.strip())
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


# -- what Parlour says ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hello:
    """The first line.

    Attributes:
        versions: of the protocol, for the program to choose from.
        games: ids of the games there are.
    """

    versions: tuple[int, ...]
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """``position``: what is to be decided.

    Attributes:
        id: number of the question; answers carry it.
        game: id of the game.
        seats: how many are at the table.
        seat: who decides, counted from 0.
        unit: the unit of values: ``win`` (a share 0..1), ``points`` or ``money`` (cents).
        bounds: smallest and largest value of a seat.
        sum: what the values of all seats add up to; null if that varies.
        position: text of the position as the seat sees it.
        legal: texts of all actions to choose from, at least one.
    """

    id: int
    game: str
    seats: int
    seat: int
    unit: str
    bounds: tuple[float, float]
    sum: float | None
    position: str
    legal: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Analyse:
    """Begin to think about the position with this id.

    Attributes:
        id: of the question.
        seed: all randomness should come from it.
        budget: limits; ``seconds``, ``playouts``, ``nodes``, ``depth``, those that are set.
    """

    id: int
    seed: int
    budget: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Stop:
    """Answer now."""

    id: int


ToProgram: TypeAlias = Hello | Decision | Analyse | Stop
_TYPES: Final = {Hello: "hello", Decision: "position", Analyse: "analyse", Stop: "stop"}


def encode(message: ToProgram) -> bytes:
    """The line that says ``message``, with its end."""
    data = {"type": _TYPES[type(message)], **asdict(message)}
    return json.dumps(data, ensure_ascii=True, separators=(",", ":")).encode("ascii") + b"\n"


# -- what a program says ----------------------------------------------------------------------


def _within(low: float, high: float) -> files.Checked:
    """Limits of a number, or of how many signs a text or entries a list has."""

    def check(value: Any) -> Any:
        value = printable(value) if isinstance(value, str) else value
        if not low <= (value if isinstance(value, int | float) else len(value)) <= high:
            raise ValueError(value)
        return value

    return files.Checked(check)


def printable(text: str) -> str:
    """``text`` on one line, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


_Count: TypeAlias = Annotated[int, _within(0, (1 << 63) - 1)]
_Share: TypeAlias = Annotated[float, _within(0, 1)]
_Error: TypeAlias = Annotated[float, _within(0, sys.float_info.max)]
_Text: TypeAlias = Annotated[str, _within(0, MAX_TEXT)]
_Said: TypeAlias = Annotated[str, _within(1, MAX_TEXT)]


@dataclass(frozen=True, slots=True)
class Greeting:
    """A program's ``hello``.

    Attributes:
        protocol: the version it has chosen.
        name, version, author: what it says about itself; all but the name may be empty.
        games: ids of the games it plays.
        thinks: whether a larger budget makes it stronger.
    """

    protocol: int
    name: _Said
    games: Annotated[tuple[_Text, ...], _within(1, 100)]
    version: _Text = ""
    author: _Text = ""
    thinks: bool = False

    @property
    def title(self) -> str:
        """Name and version."""
        return f"{self.name} {self.version}".strip()


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of an answer.

    Attributes:
        action: one of the texts in ``legal``.
        preference: 0..1, how much the program wants it; None if it does not say.
        values: for each seat what it expects, perhaps with the standard error; empty if it does not
            say.
        visits: playouts or visits.
        reasons: short sentences.
    """

    action: str
    preference: _Share | None = None
    values: tuple[float | tuple[float, _Error], ...] = ()
    visits: _Count = 0
    reasons: Annotated[tuple[_Text, ...], _within(0, MAX_REASONS)] = ()


@dataclass(frozen=True, slots=True)
class Info:
    """A sign of life: how far it is, and what it would answer now (perhaps nothing yet)."""

    id: _Count
    progress: _Share | None = None
    lines: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Best:
    """The answer, best line first.

    Attributes:
        id: of the question.
        lines: at least one.
        playouts, nodes, depth: the work done, where it applies.
    """

    id: _Count
    lines: tuple[Choice, ...]
    playouts: _Count = 0
    nodes: _Count = 0
    depth: _Count = 0


@dataclass(frozen=True, slots=True)
class Failed:
    """``error``: the program cannot decide here."""

    id: _Count
    message: _Said


FromProgram: TypeAlias = Greeting | Info | Best | Failed
_KINDS: Final[Mapping[str, type[FromProgram]]] = {
    "hello": Greeting,
    "info": Info,
    "best": Best,
    "error": Failed,
}


def decode(line: bytes) -> FromProgram:
    """The message in one line of a program; raises ProtocolError if it isn't one."""
    short = shown(line)
    try:
        data = json.loads(line, object_hook=_without_nulls, parse_constant=_refused)
    except (ValueError, RecursionError) as error:
        raise ProtocolError("errors-program-wrote-line-not-json", shown=short) from error
    if not isinstance(data, dict):
        raise ProtocolError("errors-program-wrote-line-not", shown=short)
    kind = _KINDS.get(str(data.get("type")))
    if kind is None:
        known = tuple(_KINDS)
        raise ProtocolError("errors-program-wrote-message-no", shown=short, readers=known)
    if kind is Best and not data.get("lines"):  # the fields of the only line may stand in its place
        data = {**data, "lines": [data]}
    try:
        said = files.build(kind, data)
    except ValueError as error:
        told = "errors-program-wrote-field"
        raise ProtocolError(told, line=short, error=shown(str(error))) from error
    if isinstance(said, Greeting) and said.protocol not in VERSIONS:
        protocol, spoken = quoted(said.protocol), tuple(VERSIONS)
        told = "errors-program-speaks-version-protocol"
        raise ProtocolError(told, protocol=protocol, spoken=spoken)
    return said


def _without_nulls(found: dict[str, Any]) -> dict[str, Any]:
    return {name: each for name, each in found.items() if each is not None}


def _refused(constant: str) -> NoReturn:
    """NaN and Infinity, which Python's reader would let pass, aren't JSON."""
    raise ValueError(constant)
