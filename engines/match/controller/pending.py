"""What a match waits for at the place that the table shows."""

from typing import Final

from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.match.controller.table_options import Automatic, DiceSource, Table
from engines.match.events import Waiting
from engines.match.history import START, History, Stop
from engines.runtime.types import CHANCE, OVER

BECAUSE: Final = {
    Waiting.PERSON: "a person is to choose an action",
    Waiting.ROLL: "a person is to roll",
    Waiting.DICE: "the dice are to be typed in",
    Waiting.CHANCE: "the program is about to roll",
    Waiting.AUTOMATIC: "the only choice is about to be played",
    Waiting.BOT: "a bot is thinking",
    Waiting.FAILED: "a bot has failed and must be replaced, asked again or played for",
    Waiting.OVER: "the game is over",
}
"""Why something else cannot be done now."""


def due(history: History, table: Table, stand_in: int | None, by_hand: int | None) -> Waiting:
    """What is due.

    Args:
        history: where the table is.
        table: how the match is run.
        stand_in: a node after which a person decides for a bot, or None.
        by_hand: a node after which automation leaves the decision to the person, or None.
    """
    node = history.at
    turn = history.turn_at(node)
    if turn == OVER:
        return Waiting.OVER
    if turn == CHANCE:
        return _due_roll(history, table, node)
    if history.seats[turn].player != PERSON and node != stand_in:
        return Waiting.BOT
    if node != by_hand and _is_settled(history.position, table.automation.choices):
        return Waiting.AUTOMATIC
    return Waiting.PERSON


def _due_roll(history: History, table: Table, node: int) -> Waiting:
    position = history.position_at(node)
    if position.roll() is None:
        return Waiting.CHANCE
    if table.dice is DiceSource.TYPED:
        return Waiting.DICE
    rolls = table.automation.rolls
    if history.seats[position.owner].player != PERSON or rolls is Automatic.ALWAYS:
        return Waiting.CHANCE
    if _is_thrown(history, node):
        return Waiting.CHANCE
    if rolls is Automatic.FORCED and _turn_has_begun(history, node):
        return Waiting.CHANCE
    return Waiting.ROLL


def _is_thrown(history: History, node: int) -> bool:
    """Whether these dice belong to a throw of which other kinds of dice have been rolled."""
    before = None if node == START else history.position_at(history.parent(node)).roll()
    return before is not None and before.rest > 0


def _turn_has_begun(history: History, node: int) -> bool:
    if node == START:
        return False
    before = history.moment_at(history.parent(node))
    return before.turn == history.moment_at(node).turn


def _is_settled(position: Position, choices: Automatic) -> bool:
    """Whether automation makes the decision: there is no choice, or none that matters."""
    if choices is Automatic.OFF:
        return False
    first, *others = position.legal()
    if choices is Automatic.FORCED or not others:
        return not others
    result = position.apply(first)
    return all(position.apply(other) == result for other in others)


def people_stop(history: History, table: Table) -> Stop | None:
    """Where undo and redo stop: where people had something to do, a roll of their own included.

    None, which means everywhere, if only bots play.
    """
    if not any(who.player == PERSON for who in history.seats):
        return None

    def was_for_people(node: int) -> bool:
        turn = history.turn_at(node)
        following = history.next(node)
        entry = None if following is None else history.node(following)
        if turn == CHANCE:
            rolls = _due_roll(history, table, node)
            typed = entry is not None and entry.typed
            return rolls is Waiting.ROLL or (rolls is Waiting.DICE and typed)
        if turn == OVER or (entry is not None and entry.automatic):
            return False
        return history.seats[turn].player == PERSON or (entry is not None and entry.by == PERSON)

    return was_for_people


def was_stood_in_for(history: History, node: int) -> bool:
    """Whether a person made the decision after ``node``, at a seat that is now a bot's."""
    following = history.next(node)
    if following is None or history.node(following).automatic:
        return False
    if history.step(following).is_leave:
        return False
    turn = history.turn_at(node)
    by_person = history.node(following).by == PERSON
    return by_person and turn >= 0 and history.seats[turn].player != PERSON
