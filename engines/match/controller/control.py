"""What people do with a match besides playing it: go back, change who plays, and how.

Like the calls of ``Match`` these change it at once and raise a ``ParlourError`` when they cannot;
then nothing has changed.
"""

from engines.contract.record import PERSON, SeatRecord
from engines.contract.rules import Leave
from engines.match.archive import records
from engines.match.controller.match import Match
from engines.match.controller.pending import pending, people_stop, was_stood_in_for
from engines.match.controller.table_options import Table
from engines.match.events import Rewound, SeatChanged, TableChanged, Waiting
from engines.match.history import Scope, Stop
from engines.runtime.errors import IllegalAction
from engines.runtime.types import Seat


def _stops(match: Match) -> Stop | None:
    return people_stop(match.history, match.table)


def can_undo(match: Match) -> bool:
    """Whether ``undo`` would change anything."""
    return match.history.undo_target(Scope.STEP, _stops(match)) is not None


def undo(match: Match, scope: Scope = Scope.STEP) -> bool:
    """Go back to where a person last acted; False if there is nothing to undo.

    Always allowed. A search that is in progress is canceled. A person who decided for a bot decides
    again; rolls are rolled again, with the same result. At a table of bots every action counts, and
    the match is paused.
    """
    origin = match.history.at
    return match.history.undo(scope, _stops(match)) and _rewound(match, origin)


def can_redo(match: Match) -> bool:
    """Whether ``redo`` would change anything."""
    return match.history.place().last_visited is not None


def redo(match: Match, scope: Scope = Scope.STEP) -> bool:
    """Go forward to what was visited last; False if there is nothing to redo."""
    origin = match.history.at
    return match.history.redo(scope, _stops(match)) and _rewound(match, origin)


def go(match: Match, node: int) -> None:
    """Show any node of the history, -1 for the start; raises RecordError.

    If the program would continue by itself, the match is paused; ``resume`` continues.
    """
    origin = match.history.at
    match.history.go(node)
    _rewound(match, origin, hold=True)


def _rewound(match: Match, origin: int, *, hold: bool = False) -> bool:
    history = match.history
    stand_in = not hold and was_stood_in_for(history, history.at)
    due = pending(history, match.table, match.pending, stand_in=stand_in, by_hand=True)
    stay = _stops(match) is None or (hold and due.by_program)
    match.forget_step()
    held = match.hold() if stay else ()
    match.saver.changed()
    match.changed(*held, Rewound(origin, history.at), due=due)
    return True


def may_resign(match: Match) -> Seat | None:
    """The person who may resign now: the one to move, else the first; None if there is none."""
    leaves = match.history.game.leaves(match.position.state)
    people = (seat for seat, who in enumerate(match.seats) if who.player == PERSON)
    able = [seat for seat in people if (seat, Leave.RESIGNS) in leaves]
    turn = match.pending.seat
    return turn if turn in able else next(iter(able), None)


def resign(match: Match, seat: Seat) -> None:
    """A person resigns, on any seat's turn.

    Raises:
        IllegalAction: no person sits at ``seat``, the game is over, or it can't be resigned.
    """
    able = (seat, Leave.RESIGNS) in match.history.game.leaves(match.position.state)
    if not (match.started and able and match.seats[seat].player == PERSON):
        raise IllegalAction("errors-nobody-can-resign-here")
    match.leave(seat, Leave.RESIGNS)


def annotate(match: Match, node: int, text: str) -> None:
    """Write a person's note about a node (empty: remove it); raises RecordError."""
    match.history.annotate(node, text)
    match.saver.changed()


def sit(match: Match, seat: Seat, who: SeatRecord) -> None:
    """Let someone else take over a seat, or the same bot with another budget.

    If that seat is to decide, it starts again; a failure of its bot is settled.

    Raises:
        UnknownName: no such bot.
        OptionError: the bot cannot play at this table.
    """
    records.check_player(match.history.game, who, len(match.seats))
    before = match.seats[seat]
    match.history.sit(seat, who)
    match.saver.changed()
    if seat != match.pending.seat:
        match.events.tell(SeatChanged(seat))
    else:
        afresh = (who.player, who.budget) != (before.player, before.budget)
        due = pending(match.history, match.table, match.pending, afresh=afresh)
        match.changed(SeatChanged(seat), due=due)


def retry(match: Match) -> None:
    """Ask the bot that failed once more; raises IllegalAction if none did."""
    match.expect(Waiting.FAILED)
    match.changed()


def play_for(match: Match) -> None:
    """Let a person make the current decision of a bot, which thinks, waits or has failed.

    Raises:
        IllegalAction: it isn't a bot's decision.
    """
    match.expect(Waiting.BOT, Waiting.FAILED)
    match.changed(due=pending(match.history, match.table, match.pending, stand_in=True))


def set_table(match: Match, table: Table) -> None:
    """Change how the match is run, at once; a search continues unless it is void."""
    match.table = table
    due = pending(match.history, table, match.pending)
    if match.pending.failed is None and due != match.pending:
        match.changed(TableChanged(), due=due)
    else:
        match.events.tell(TableChanged())
