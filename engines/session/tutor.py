"""The tutor: a warning before a poor move is final, and what a move cost afterwards.

It judges people only, by the adviser of the hint service, and never an opponent. The four answers
to a warning are those of GNU Backgammon's tutor mode.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from engines.core.types import Action
from engines.session.events import Event, MoveJudged, TurnOf, TutorWarned, Waiting
from engines.session.hints import Hints, Stage
from engines.session.match import Match
from engines.session.quality import DEFAULT_THRESHOLDS, Judgement, Thresholds, judge

_PEOPLE: Final = frozenset({Waiting.PERSON, Waiting.AUTOMATIC})


class Teaching(Enum):
    """How much the tutor does."""

    OFF = "off"
    WARN = "warn"
    """Warns before a doubtful move is final."""
    COACH = "coach"
    """Also opens the first stage of a hint at every decision, and says what each move cost."""


class Answer(Enum):
    """What a person says to a warning. Closing the warning means ``RETHINK``."""

    PLAY_ANYWAY = "play_anyway"
    RETHINK = "rethink"
    SHOW_HINT = "show_hint"
    STOP_WARNING = "stop_warning"


@dataclass(frozen=True, slots=True)
class Warned:
    """A poor move that is not final yet.

    Attributes:
        judgement: what it would cost.
        answers: what a person may say, in the order to show.
    """

    judgement: Judgement
    answers: tuple[Answer, ...] = tuple(Answer)


class Tutor:
    """Looks over the shoulders of the people of one match.

    Args:
        match: what is played.
        hints: whose adviser judges.
        thresholds: which losses are doubtful.
        patience_s: how long a move may be held back until the adviser has an opinion.
    """

    def __init__(
        self,
        match: Match,
        hints: Hints,
        *,
        thresholds: Thresholds = DEFAULT_THRESHOLDS,
        patience_s: float = 2.0,
    ) -> None:
        self._match = match
        self._hints = hints
        self._thresholds = thresholds
        self._patience_s = patience_s
        self._level = Teaching.OFF
        self._proposals = 0
        self._warning: Warned | None = None
        self._unwatch = match.watch(self._heard)

    def close(self) -> None:
        """Listen no more, and let go of a proposal that the adviser still looks at."""
        self._unwatch()
        self._proposals += 1

    @property
    def level(self) -> Teaching:
        """How much the tutor does."""
        return self._level

    def set_level(self, level: Teaching) -> None:
        """Do more or less from now on."""
        auto = self._hints.auto
        if level is Teaching.COACH:
            self._hints.set_auto(max(Stage.THEME, auto))
        elif self._level is Teaching.COACH and auto is Stage.THEME:
            self._hints.set_auto(Stage.NONE)
        self._level = level
        self._prepare()

    @property
    def warning(self) -> Warned | None:
        """The warning that waits for an answer, or None."""
        return self._warning

    async def propose(self, action: Action) -> bool:
        """Play an action for a person, unless it is poor: then warn, and wait for ``answer``.

        Returns:
            Whether it was played. False also if the table changed while the adviser was asked.

        Raises:
            IllegalAction: as ``Match.act``.
        """
        match, node = self._match, self._match.history.at
        self._proposals += 1
        mine = self._proposals
        self._warning = None
        if self._level is Teaching.OFF or not self._may_play(action):
            match.act(action)
            return True
        judgement = await self._judged(action)
        if mine != self._proposals or match.history.at != node or not self._may_play(action):
            return False
        if judgement is not None and judgement.quality.is_mistake and judgement.sure:
            self._warning = Warned(judgement)
            match.events.tell(TutorWarned(self._warning))
            return False
        self._play(action, judgement)
        return True

    def answer(self, answer: Answer) -> None:
        """Answer the warning; does nothing if there is none any more."""
        warning, self._warning = self._warning, None
        if warning is None:
            return
        if answer is Answer.STOP_WARNING:
            self.set_level(Teaching.OFF)
        if answer is Answer.SHOW_HINT:
            self._hints.show(Stage.RANKED)
        elif answer is not Answer.RETHINK:
            self._play(warning.judgement.action, warning.judgement)

    def _may_play(self, action: Action) -> bool:
        """Whether a person can play ``action`` now."""
        return self._match.waiting in _PEOPLE and action in self._match.position.legal()

    async def _judged(self, action: Action) -> Judgement | None:
        position, node = self._match.position, self._match.history.at
        analysis = await self._hints.opinion(self._patience_s)
        if analysis is None:
            return None
        return judge(position, node, analysis, action, self._thresholds)

    def _play(self, action: Action, judgement: Judgement | None) -> None:
        self._match.act(action)
        if judgement is not None and self._level is Teaching.COACH:
            self._match.events.tell(MoveJudged(judgement))

    def _heard(self, event: Event) -> None:
        if isinstance(event, TurnOf):
            self._warning = None
            self._prepare()

    def _prepare(self) -> None:
        if self._level is not Teaching.OFF and self._match.waiting is Waiting.PERSON:
            self._hints.prepare()
