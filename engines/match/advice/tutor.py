"""The tutor: a warning before a mistake is final, and afterwards what a move cost.

If the adviser compares whole turns, it warns before the last action of a turn, and thinking again
undoes the whole turn.

It judges people only, by the adviser of the hint service, and never an opponent. The four answers
to a warning are those of GNU Backgammon's tutor mode.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from engines.contract.position import Position, forced, leaver
from engines.match.advice.hint import Answer, Stage, Warned
from engines.match.advice.hints import Hints
from engines.match.advice.quality import Judgement
from engines.match.controller import control
from engines.match.controller.match import Match
from engines.match.events import Event, MoveJudged, TurnOf, TutorWarned, Waiting
from engines.runtime.types import Action, Seat

_PEOPLE: Final = frozenset({Waiting.PERSON, Waiting.AUTOMATIC})


class Teaching(Enum):
    """How much the tutor does."""

    OFF = "off"
    WARN = "warn"
    """Warns before an inaccuracy, or worse, is final."""
    COACH = "coach"
    """Also says what decisions are about, and what each of them cost."""


class Tutor:
    """Watches the decisions of the people in one match.

    Args:
        match: what is played.
        hints: whose adviser judges.
        patience_s: how long a move may be held back until the adviser has an opinion.
    """

    def __init__(
        self,
        match: Match,
        hints: Hints,
        *,
        patience_s: float = 2.0,
    ) -> None:
        self._match = match
        self._hints = hints
        self._patience_s = patience_s
        self._level = Teaching.OFF
        self._proposals = 0
        self._warning: Warned | None = None
        self._unwatch = match.events.watch(self._heard)

    def close(self) -> None:
        """Stop listening, and drop a proposal that the adviser is still judging."""
        self._unwatch()
        self._proposals += 1

    @property
    def level(self) -> Teaching:
        """How much the tutor does."""
        return self._level

    def set_level(self, level: Teaching) -> None:
        """Change how much the tutor does."""
        self._level = level
        self._prepare()

    @property
    def warning(self) -> Warned | None:
        """The warning that waits for an answer, or None."""
        return self._warning

    async def propose(self, action: Action) -> bool:
        """Play an action for a person, unless it is a mistake: then warn, and wait for ``answer``.

        Returns:
            Whether it was played. False also if the table changed while the adviser was asked.

        Raises:
            IllegalAction: as ``Match.act``.
        """
        match, node = self._match, self._match.history.at
        self._proposals += 1
        mine = self._proposals
        self._warning = None
        if self._level is Teaching.OFF or not self._may_play(action) or self._goes_on(action):
            match.act(action)
            return True
        first, actions = self._decision(action)
        if not actions:
            match.act(action)
            return True
        judgement = await self._hints.judged(first, actions, self._patience_s)
        if mine != self._proposals or match.history.at != node or not self._may_play(action):
            return False
        if judgement is not None and judgement.quality.is_mistake:
            self._warning = Warned(judgement, action)
            match.events.tell(TutorWarned(self._warning))
            return False
        self._play(action, judgement)
        return True

    def answer(self, answer: Answer) -> None:
        """Answer the warning; does nothing if it is gone."""
        warning, self._warning = self._warning, None
        if warning is None:
            return
        if answer is Answer.STOP_WARNING:
            self.set_level(Teaching.OFF)
        if answer in (Answer.PLAY_ANYWAY, Answer.STOP_WARNING):
            self._play(warning.action, warning.judgement)
            return
        if self._match.history.at != warning.judgement.node:
            control.go(self._match, warning.judgement.node)  # to rethink the whole turn
        if answer is Answer.SHOW_HINT:
            self._hints.show(Stage.RANKED)

    def _goes_on(self, action: Action) -> bool:
        """Whether the turn continues after ``action``, and the adviser judges whole turns."""
        position = self._match.position
        if not self._hints.adviser.info.weighs or leaver(position, action) is not None:
            return False
        return _after_forced(position, action)[0].turn == position.turn

    def _decision(self, action: Action) -> tuple[int, tuple[Action, ...]]:
        """The node before the decision that ``action`` is or completes, and the actions since then.

        Forced actions that follow are included. No actions if ``action`` itself is forced.
        """
        history = self._match.history
        path = history.path()
        if forced(history.position) is not None:
            return history.at, ()
        if not self._hints.adviser.info.weighs:
            return history.at, (action,)
        ended = _after_forced(history.position, action)[1]
        seat = history.position.turn
        taken = history.steps(path[self._run_start(path, seat) :])
        first = next((i for i, step in enumerate(taken) if forced(step.before) is None), None)
        if first is None:
            return history.at, ended
        return taken[first].entry.parent, (*(step.action for step in taken[first:]), *ended)

    def _run_start(self, path: Sequence[int], seat: Seat) -> int:
        """The start of the seat's uninterrupted decisions on the path."""
        history = self._match.history
        start = len(path)
        while start and history.place(history.node(path[start - 1]).parent).turn == seat:
            start -= 1
        return start

    def _may_play(self, action: Action) -> bool:
        """Whether a person can play ``action`` now."""
        return self._match.pending.waiting in _PEOPLE and action in self._match.position.legal()

    def _play(self, action: Action, judgement: Judgement | None) -> None:
        self._match.act(action)
        if judgement is not None and self._level is Teaching.COACH:
            self._match.events.tell(MoveJudged(judgement))

    def _heard(self, event: Event) -> None:
        if isinstance(event, TurnOf):
            self._warning = None
            self._prepare()

    def _prepare(self) -> None:
        if self._level is not Teaching.OFF and self._match.pending.waiting is Waiting.PERSON:
            self._hints.prepare()


def _after_forced(position: Position, action: Action) -> tuple[Position, tuple[Action, ...]]:
    """The position after ``action`` and the forced actions that follow, and all these actions."""
    seat = position.turn
    actions: tuple[Action, ...] = (action,)
    position = position.apply(action)
    while position.turn == seat and (next_one := forced(position)) is not None:
        position, actions = position.apply(next_one), (*actions, next_one)
    return position, actions
