"""What happened, in words: the log at three levels, a commentary line per turn, announcements.

Everything is built from the games' own sentences (``Rules.describe``), so each is translated
only once. A viewer who can't know an outcome or action is told only that there was one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from engines.contract.analysis import Analysis
from engines.contract.messages import Message, Words, message
from engines.contract.position import notation
from engines.match.history import Step, TurnGroup
from engines.match.visibility import observes
from engines.runtime.types import Seat

PUBLIC: Final[Seat] = -1
"""A viewer who sees only what every seat knows."""
SECRET: Final = message("session.log.nothing_known")
"""What is said of a turn of which a viewer knows nothing."""


class Detail(Enum):
    """How much the log says."""

    TURNS = "turns"
    """One line per turn."""
    ACTIONS = "actions"
    """One line per decision and roll of dice."""
    EVERYTHING = "everything"
    """Also draws, automatic actions, hints that were used, and notes."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line.

    Attributes:
        seat: whose it is; None: it belongs to the whole table.
        node: the last node it covers; a click goes there.
        nodes: all the nodes it covers.
        facts: what it says, one sentence each.
        automatic: whether it was played automatically.
    """

    seat: Seat | None
    node: int
    nodes: tuple[int, ...]
    facts: tuple[Message, ...]
    automatic: bool = False

    def text(self, words: Words) -> str:
        return " ".join(map(words.say, self.facts))


def log(
    groups: Sequence[TurnGroup], detail: Detail, viewer: Seat | None = None
) -> tuple[LogLine, ...]:
    """The log of some turns (``group_turns``), as ``viewer`` may know it (None: everything)."""
    lines: list[LogLine] = []
    for group in groups:
        if detail is Detail.TURNS:
            lines.append(_turn_line(group, viewer))
        else:
            shown = [step for step in group.steps if _is_shown(step, detail)]
            lines += [_step_line(group, step, detail, viewer) for step in shown]
    return tuple(lines)


def _is_shown(step: Step, detail: Detail) -> bool:
    if detail is Detail.EVERYTHING:
        return True
    if step.is_chance:
        return step.before.roll() is not None
    return not step.entry.automatic


def _turn_line(group: TurnGroup, viewer: Seat | None) -> LogLine:
    """The whole turn in short notation: ``Anna: 1 1 5, roll, 2 2 2, bank``.

    Steps that belong to no seat are written as sentences.
    """
    steps = group.steps
    if group.seat is None:
        facts = tuple(sentence(step, viewer) for step in steps)
    else:
        actions = tuple(told for _, told in shortly(steps, viewer))
        facts = (message("session.log.turn", seat=group.seat, actions=actions),)
    return LogLine(
        seat=group.seat,
        node=steps[-1].node,
        nodes=tuple(step.node for step in steps),
        facts=facts,
        automatic=any(step.entry.automatic for step in steps),
    )


def _step_line(group: TurnGroup, step: Step, detail: Detail, viewer: Seat | None) -> LogLine:
    facts = [sentence(step, viewer)]
    if detail is Detail.EVERYTHING:
        facts += _remarks(step)
    return LogLine(
        seat=group.seat,
        node=step.node,
        nodes=(step.node,),
        facts=tuple(facts),
        automatic=step.entry.automatic,
    )


def _remarks(step: Step) -> list[Message]:
    entry = step.entry
    remarks = []
    if entry.automatic:
        remarks.append(message("session.log.automatic"))
    if entry.typed:
        remarks.append(message("session.log.typed"))
    if entry.hint:
        remarks.append(message("session.log.hint", stage=entry.hint))
    if entry.note:
        remarks.append(message("session.log.note", text=entry.note))
    return remarks


# -- one step ---------------------------------------------------------------------------------


def is_known(step: Step, viewer: Seat | None) -> bool:
    """Whether ``viewer`` (None: everything; ``PUBLIC``) can know exactly what happened."""
    if viewer is None or not step.before.game.info.hidden:
        return True
    if viewer == PUBLIC:
        return all(observes(step.before, step.action, seat) for seat in range(step.before.seats))
    return observes(step.before, step.action, viewer)


def _may_hear_why(step: Step, viewer: Seat | None) -> bool:
    """Whether reasons may be shown: another seat's reveal what only that seat knows."""
    return viewer in (None, step.seat) or not step.before.game.info.hidden


def sentence(step: Step, viewer: Seat | None = None) -> Message:
    """One sentence about a step, with only what ``viewer`` may know; also its announcement."""
    if is_known(step, viewer):
        return step.before.game.describe(step.before.state, step.action)
    kind = "choice"
    if step.is_chance:
        kind = "draw" if step.before.roll() is None else "roll"
    return message(f"session.hidden.{kind}", seat=step.seat)


def shortly(steps: Sequence[Step], viewer: Seat | None) -> list[tuple[Step, Message]]:
    """What ``viewer`` can know about a turn, in short notation.

    What a game leaves ``unsaid`` is only told of a turn with nothing else. SECRET, if nothing that
    was decided is known.
    """
    told = [(step, notation(step.before, step.action)) for step in steps if is_known(step, viewer)]
    unsaid = steps[0].before.game.guide.unsaid
    telling = [(step, each) for step, each in told if each.code not in unsaid]
    return telling or (told if len(told) == len(steps) else [(steps[-1], SECRET)])


def dice_of(step: Step, viewer: Seat | None = None) -> tuple[int, ...]:
    """The faces of a roll that ``viewer`` may see; empty for anything else."""
    if not step.is_chance or step.before.roll() is None or not is_known(step, viewer):
        return ()
    return step.before.dice(step.action)


# -- commentary and announcements -------------------------------------------------------------


def commentary(
    group: TurnGroup, thoughts: Mapping[int, Analysis], viewer: Seat | None = None
) -> tuple[Message, ...]:
    """One line about a turn: what was done, and why.

    Args:
        group: the turn.
        thoughts: what bots (``Match.thoughts``) or a review's adviser thought, by the node before
            the decision.
        viewer: who reads it; reasons that reveal what the viewer can't know are left out.

    Returns:
        A sentence about the turn, and the leading reason of its weightiest decision, if known.
    """
    facts = [*_turn_line(group, viewer).facts]
    weightiest: tuple[float, Message] | None = None
    for step in group.steps:
        thought = thoughts.get(step.entry.parent)
        line = None if thought is None else thought.line_starting(step.action)
        if line is None or not line.reasons or not _may_hear_why(step, viewer):
            continue
        reason = line.reasons[0]
        if weightiest is None or abs(reason.weight) > weightiest[0]:
            weightiest = (abs(reason.weight), reason.message)
    if weightiest is not None:
        facts.append(weightiest[1])
    return tuple(facts)


def announcement(group: TurnGroup, viewer: Seat | None = None) -> Message:
    """A finished turn of someone else in one sentence, for a screen reader."""
    return _turn_line(group, viewer).facts[0]


def result(returns: Sequence[float]) -> Message:
    """Who has won."""
    best = max(returns)
    winners = tuple(seat for seat, value in enumerate(returns) if value == best)
    if len(winners) == 1:
        return message("session.result.won", seat=winners[0])
    if len(winners) == len(returns):
        return message("session.result.drawn")
    if len(winners) == 2:
        return message("session.result.shared", seat=winners[0], other=winners[1])
    return message("session.result.many", n=len(winners))
