"""New matches, and positions and records as text and files."""

from collections.abc import Sequence
from pathlib import Path

from engines.contract.game import Game
from engines.contract.position import Position
from engines.contract.record import PERSON, Record, SeatRecord, now
from engines.contract.rules import Options
from engines.contract.time_control import TimeControl
from engines.match.history import START, History
from engines.runtime import storage
from engines.runtime.environment import program_version
from engines.runtime.errors import OptionError, ParseError, RecordError
from engines.runtime.streams import fresh_seed
from engines.runtime.texts import tr


def new_record(
    game: Game,
    seats: Sequence[SeatRecord],
    options: Options | None = None,
    *,
    seed: int | None = None,
    start: str | None = None,
    clock: TimeControl | None = None,
) -> Record:
    """A match in which nothing has happened.

    Args:
        game: what is played.
        seats: who sits where.
        options: rules that differ from their defaults.
        seed: of all dice and bots; None takes a fresh one.
        start: text of a position to start from; its number of seats must be that of ``seats``.
        clock: how much time every seat has; None: unlimited.

    Raises:
        OptionError: a wrong number of seats or option, a bot that cannot play with this many, or a
            clock for a game that can't be lost on time.
        UnknownName: no such bot.
        ParseError: ``start`` isn't a position of this game.
    """
    game.check_seats(len(seats))
    for who in seats:
        check_player(game, who, len(seats))
    if clock is not None and not game.info.leaves:
        raise OptionError("errors-played-without-clocks-leave", id=game.id)
    if start is not None:
        _check_start(game, start, len(seats))
    return Record(
        game=game.id,
        options=game.options(options or {}),
        seats=tuple(seats),
        seed=fresh_seed() if seed is None else seed,
        created=now(),
        program=program_version(),
        start=start,
        clock=clock,
    )


def _check_start(game: Game, start: str, seats: int) -> None:
    found = Position.parse(game, start).seats
    if found != seats:
        raise ParseError("errors-position-seats-but-table", found=found, seats=seats)


def check_player(game: Game, who: SeatRecord, seats: int) -> None:
    """Check that ``who`` can sit at a table of ``seats``; raises UnknownName or OptionError."""
    if who.player == PERSON:
        return
    game.bot(who.player).info.check_seats(seats, who.name)


def parse(text: str, game: Game | None = None) -> Record:
    """The record or position in ``text``, from a file or the clipboard.

    Args:
        text: the JSON of a record, or the text of a position of ``game``.
        game: whose positions are understood; None: only records are.

    Raises:
        RecordError: it is a damaged record, a record of a newer Parlour, or not a record at all.
        ParseError: it isn't a position of ``game``.
    """
    if game is None or text.lstrip().startswith("{"):
        return Record.from_json(text)
    position = Position.parse(game, text)
    people = tuple(SeatRecord(f"Seat {seat + 1}") for seat in range(position.seats))
    return new_record(game, people, start=text.strip())


def verified(record: Record) -> History:
    """The history of a record, if its result is that of one of its branches; else RecordError."""
    history = History(record)
    places = (history.place(node).position for node in range(START, len(history)))
    ends = [tuple(place.returns().tolist()) for place in places if place.is_over]
    if record.result is not None and record.result not in ends:
        raise RecordError("errors-recorded-result-not-result", result=str(record.result))
    return history


def open_file(path: Path) -> Record:
    """The record in a file; raises StorageError or RecordError (with the path)."""
    text = storage.read_text(path)
    try:
        return Record.from_json(text)
    except RecordError as error:
        told = tr("errors-file-damaged", path=path, error=error.args[0])
        raise type(error)(told) from error
