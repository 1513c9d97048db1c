"""The messages of the line protocol: one JSON object on each line, told apart by ``type``.

Parlour says ``hello``, ``position``, ``analyse`` and ``stop``; a program says ``hello``, ``info``,
``best`` and ``error``. Reading is strict: what a program writes is either one of its messages with
fields of the right kinds or an error that names the line. Unknown fields are ignored, so that later
versions can add some.
"""

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeAlias

from engines.runtime.errors import BotError, StorageError, quoted
from engines.runtime.texts import Value

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
    name: str
    version: str
    author: str
    games: tuple[str, ...]
    thinks: bool

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
        values: for each seat what it expects, with the standard error; empty if it does not say.
        visits: playouts or visits.
        reasons: short sentences.
    """

    action: str
    preference: float | None = None
    values: tuple[tuple[float, float], ...] = ()
    visits: int = 0
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Info:
    """A sign of life: how far it is, and what it would answer now (perhaps nothing yet)."""

    id: int
    progress: float | None
    lines: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Best:
    """The answer, best line first.

    Attributes:
        id: of the question.
        lines: at least one.
        playouts, nodes, depth: the work done, where it applies.
    """

    id: int
    lines: tuple[Choice, ...]
    playouts: int = 0
    nodes: int = 0
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Failed:
    """``error``: the program cannot decide here."""

    id: int
    message: str


FromProgram: TypeAlias = Greeting | Info | Best | Failed


def decode(line: bytes) -> FromProgram:
    """The message in one line of a program; raises ProtocolError if it isn't one."""
    short = shown(line)
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ProtocolError("errors-program-wrote-line-not-json", shown=short) from error
    if not isinstance(data, dict):
        raise ProtocolError("errors-program-wrote-line-not", shown=short)
    reader = _READERS.get(str(data.get("type")))
    if reader is None:
        known = tuple(_READERS)
        raise ProtocolError("errors-program-wrote-message-no", shown=short, readers=known)
    return reader(_Fields(data, short))


class _Fields:
    """The fields of one object, read strictly; errors name the field and the line."""

    def __init__(self, data: Mapping[str, Any], line: str, where: str = "") -> None:
        self._data = data
        self._line = line
        self._where = where

    def wrong(self, name: str, text: str, **values: Value) -> ProtocolError:
        """The error about a field: that the line lacks it or, if not, the sentence ``text``."""
        field, line = f"{self._where}{name}", self._line
        if name not in self._data:
            return ProtocolError("errors-field-lacking", field=field, line=line)
        found = shown(json.dumps(self._data[name]))
        return ProtocolError(text, field=field, found=found, line=line, **values)

    def has(self, name: str) -> bool:
        return self._data.get(name) is not None

    def text(self, name: str, *, required: bool = False) -> str:
        value = self._data.get(name)
        if value is None and not required:
            return ""
        if not isinstance(value, str) or len(value) > MAX_TEXT or (required and not value.strip()):
            raise self.wrong(name, "errors-field-not-text", most=MAX_TEXT)
        return printable(value)

    def action(self) -> str:
        value = self._data.get("action")
        if not isinstance(value, str) or not value:
            raise self.wrong("action", "errors-field-not-legal")
        return value

    def whole(self, name: str, default: int | None = None) -> int:
        value = self._data.get(name, default)
        if type(value) is not int or not 0 <= value < 1 << 63:
            raise self.wrong(name, "errors-field-not-whole")
        return value

    def share(self, name: str) -> float | None:
        value = self._data.get(name)
        if value is None:
            return None
        if not _is_number(value) or not 0 <= value <= 1:
            raise self.wrong(name, "errors-field-not-share")
        return float(value)

    def switch(self, name: str, default: bool) -> bool:
        value = self._data.get(name, default)
        if not isinstance(value, bool):
            raise self.wrong(name, "errors-field-not-switch")
        return value

    def texts(self, name: str, most: int, *, required: bool = False) -> tuple[str, ...]:
        value = self._data.get(name, None if required else [])
        fits = isinstance(value, list) and len(value) <= most and (value or not required)
        if not fits or not all(isinstance(each, str) and len(each) <= MAX_TEXT for each in value):
            raise self.wrong(name, "errors-field-not-texts", most=most, longest=MAX_TEXT)
        return tuple(map(printable, value))

    def choices(self, *, required: bool) -> tuple[Choice, ...]:
        value = self._data.get("lines", None if required else [])
        if not isinstance(value, list) or (required and not value):
            raise self.wrong("lines", "errors-field-not-lines")
        if not all(isinstance(each, dict) for each in value):
            raise self.wrong("lines", "errors-field-not-lines")
        return tuple(
            _choice(_Fields(each, self._line, f"lines[{place}]."))
            for place, each in enumerate(value)
        )

    def values(self, name: str) -> tuple[tuple[float, float], ...]:
        value = self._data.get(name, [])
        if not isinstance(value, list):
            raise self.wrong(name, "errors-field-not-values")
        found = [each if isinstance(each, list) else [each, 0.0] for each in value]
        if not all(len(each) == 2 and all(map(_is_number, each)) for each in found):
            raise self.wrong(name, "errors-field-not-values")
        if any(error < 0 for _mean, error in found):
            raise self.wrong(name, "errors-field-not-values")
        return tuple((float(mean), float(error)) for mean, error in found)


def printable(text: str) -> str:
    """``text`` on one line, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _is_number(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    try:
        return math.isfinite(value)
    except OverflowError:  # an integer with hundreds of digits
        return False


def _choice(fields: _Fields) -> Choice:
    return Choice(
        action=fields.action(),
        preference=fields.share("preference"),
        values=fields.values("values"),
        visits=fields.whole("visits", 0),
        reasons=fields.texts("reasons", MAX_REASONS),
    )


def _greeting(fields: _Fields) -> Greeting:
    protocol = fields.whole("protocol")
    if protocol not in VERSIONS:
        spoken = tuple(VERSIONS)
        raise ProtocolError(
            "errors-program-speaks-version-protocol", protocol=quoted(protocol), spoken=spoken
        )
    return Greeting(
        protocol=protocol,
        name=fields.text("name", required=True),
        version=fields.text("version"),
        author=fields.text("author"),
        games=fields.texts("games", 100, required=True),
        thinks=fields.switch("thinks", default=False),
    )


def _info(fields: _Fields) -> Info:
    return Info(fields.whole("id"), fields.share("progress"), fields.choices(required=False))


def _best(fields: _Fields) -> Best:
    lines: Sequence[Choice] = fields.choices(required=not fields.has("action"))
    return Best(
        id=fields.whole("id"),
        lines=tuple(lines) or (_choice(fields),),
        playouts=fields.whole("playouts", 0),
        nodes=fields.whole("nodes", 0),
        depth=fields.whole("depth", 0),
    )


def _failed(fields: _Fields) -> Failed:
    return Failed(fields.whole("id"), fields.text("message", required=True))


_READERS: Final[Mapping[str, Callable[[_Fields], FromProgram]]] = {
    "hello": _greeting,
    "info": _info,
    "best": _best,
    "error": _failed,
}
