"""The pending decision or outcome at the position that the table shows."""

from dataclasses import dataclass, replace

from engines.contract.position import forced
from engines.contract.record import PERSON
from engines.match.controller.table_options import Automatic, DiceSource, Table
from engines.match.events import BotFailed, Waiting
from engines.match.history import START, History, Stop
from engines.runtime.types import CHANCE, OVER, Seat


@dataclass(frozen=True, slots=True)
class Pending:
    """The one thing that a match waits for. Its marks last as long as the table stays there.

    Attributes:
        node: after which it is pending.
        waiting: for what.
        seat: who decides, rolls or draws; None when the game is over.
        stand_in: a person decides for the bot at ``seat``.
        by_hand: automation leaves the decision to the person.
        afresh: the bot forgets what it answered here before, and what it had planned.
        failed: for ``FAILED``: how the bot failed.
    """

    node: int
    waiting: Waiting
    seat: Seat | None
    stand_in: bool = False
    by_hand: bool = False
    afresh: bool = False
    failed: BotFailed | None = None

    @property
    def by_program(self) -> bool:
        """Whether the program continues by itself."""
        return self.waiting in (Waiting.CHANCE, Waiting.AUTOMATIC, Waiting.BOT)

    @property
    def by_people(self) -> bool:
        """Whether the clock of a person runs; real dice are thrown without haste."""
        return self.waiting in (Waiting.PERSON, Waiting.ROLL)


def pending(
    history: History,
    table: Table,
    last: Pending | None = None,
    *,
    stand_in: bool = False,
    by_hand: bool = False,
    afresh: bool = False,
) -> Pending:
    """What is pending at the table's position.

    Args:
        history: where the table is.
        table: how the match is run.
        last: what was pending before; at the same node, its marks still hold.
        stand_in: add this mark.
        by_hand: add this mark.
        afresh: add this mark.
    """
    node = history.at
    seat = None if history.place(node).turn == OVER else history.place(node).seat
    found = Pending(node, Waiting.OVER, seat, stand_in, by_hand, afresh)
    if last is not None and last.node == node:
        found = replace(
            found,
            stand_in=stand_in or last.stand_in,
            by_hand=by_hand or last.by_hand,
            afresh=afresh or last.afresh,
        )
    return replace(found, waiting=_waiting(history, table, found))


def _waiting(history: History, table: Table, found: Pending) -> Waiting:
    node = found.node
    turn = history.place(node).turn
    if turn == OVER:
        return Waiting.OVER
    if turn == CHANCE:
        return _due_roll(history, table, node)
    if history.head.seats[turn].player != PERSON and not found.stand_in:
        return Waiting.BOT
    if table.automation.forced and not found.by_hand and forced(history.position) is not None:
        return Waiting.AUTOMATIC
    return Waiting.PERSON


def _due_roll(history: History, table: Table, node: int) -> Waiting:
    position = history.place(node).position
    if position.roll() is None:
        return Waiting.CHANCE
    if table.dice is DiceSource.TYPED:
        return Waiting.DICE
    rolls = table.automation.rolls
    if history.head.seats[position.owner].player != PERSON or rolls is Automatic.ALWAYS:
        return Waiting.CHANCE
    if _is_thrown(history, node):
        return Waiting.CHANCE
    if rolls is Automatic.FORCED and _turn_has_begun(history, node):
        return Waiting.CHANCE
    return Waiting.ROLL


def _is_thrown(history: History, node: int) -> bool:
    """Whether these dice belong to a throw whose dice of another kind have just been rolled."""
    before = None if node == START else history.place(history.node(node).parent).position.roll()
    return before is not None and before.rest > 0


def _turn_has_begun(history: History, node: int) -> bool:
    if node == START or history.node(node).automatic:
        return False  # someone wants to throw these dice
    before = history.place(history.node(node).parent).moment
    return before.turn == history.place(node).moment.turn


def people_stop(history: History, table: Table) -> Stop | None:
    """Where undo and redo stop: where people had something to do, including their own rolls.

    None, which means everywhere, if only bots play.
    """
    if not any(who.player == PERSON for who in history.head.seats):
        return None

    def was_for_people(node: int) -> bool:
        turn = history.place(node).turn
        following = history.place(node).last_visited
        entry = None if following is None else history.node(following)
        if turn == CHANCE:
            rolls = _due_roll(history, table, node)
            typed = entry is not None and entry.typed
            return rolls is Waiting.ROLL or (rolls is Waiting.DICE and typed)
        if turn == OVER or (entry is not None and entry.automatic):
            return False
        return history.head.seats[turn].player == PERSON or (
            entry is not None and entry.by == PERSON
        )

    return was_for_people


def was_stood_in_for(history: History, node: int) -> bool:
    """Whether a person made the decision after ``node``, at a seat that is now a bot's."""
    following = history.place(node).last_visited
    if following is None or history.node(following).automatic:
        return False
    if history.step(following).is_leave:
        return False
    turn = history.place(node).turn
    by_person = history.node(following).by == PERSON
    return by_person and turn >= 0 and history.head.seats[turn].player != PERSON
