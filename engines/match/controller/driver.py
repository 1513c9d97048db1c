"""A match's bot decisions: newly analyzed, remembered, or part of a plan."""

from collections.abc import Callable

from engines.contract.analysis import Analysis
from engines.contract.bot import Plan
from engines.match.controller.clock import Clock
from engines.match.controller.thinking import Search, Task, Workers, failed_at
from engines.match.events import BotFailed, Decided, Event, Thinking
from engines.match.history import History
from engines.match.visibility import Visibility
from engines.runtime.errors import BotError, ParlourError, UnknownName
from engines.runtime.types import Action, Seat


class Undecided(Exception):
    """A bot gave no usable decision; ``failed`` says why."""

    def __init__(self, failed: BotFailed) -> None:
        super().__init__(str(failed.error))
        self.failed = failed


class BotDriver:
    """Asks the bots of one match.

    Args:
        history: where the table is.
        workers: where bots think.
        clock: runs while one thinks.
        tell: called with progress and answers.

    Attributes:
        thoughts: what bots thought, by the node after which they decided.
    """

    def __init__(
        self,
        history: History,
        workers: Workers,
        clock: Clock,
        tell: Callable[[Event], None],
    ) -> None:
        self._history = history
        self._workers = workers
        self._clock = clock
        self._tell = tell
        self._plan = Plan()
        self._planned_at: int | None = None
        self.thoughts: dict[int, Analysis] = {}

    def played(self, node: int) -> None:
        """Note that the last decision has been played and led to ``node``."""
        self._planned_at = node

    async def action(self, seat: Seat, *, afresh: bool) -> Action:
        """The action of the bot at ``seat`` in the current position.

        Args:
            seat: who decides.
            afresh: forget what it answered here before, and what it had planned.

        Raises:
            Undecided: it failed.
        """
        legal = self._history.position.legal()
        if afresh:
            self._plan = Plan()
        known = None if afresh else self._known(seat, legal)
        if known is not None:
            return known
        if len(legal) == 1:
            return legal[0]
        return await self._asked(seat)

    def _known(self, seat: Seat, legal: tuple[Action, ...]) -> Action | None:
        """The bot's earlier answer here, or its plan: a bot never thinks twice."""
        planned = None
        if self._planned_at == self._history.at:
            planned = self._plan.take(seat, legal)
        following = self._history.place().last_visited
        if following is None or self._history.node(following).by != self._player(seat):
            return planned
        action = self._history.step(following).action
        return action if action in legal else planned

    def _player(self, seat: Seat) -> str:
        return self._history.head.seats[seat].player

    async def _asked(self, seat: Seat) -> Action:
        def told(progress: float, _best: Analysis | None) -> None:
            self._tell(Thinking(seat, progress))

        node, task = self._history.at, None
        try:
            task = Task.at(self._history, seat, self._clock.readings()[seat].left_s)
            self._clock.begin(seat)
            analysis = await Search(task, self._workers, told, best=False).answer()
        except (BotError, UnknownName) as error:
            raise Undecided(self._failure(seat, error, task)) from error
        self._clock.decided()
        self.thoughts[node] = analysis
        self._plan = Plan.of(task.bot.info, analysis)
        self._tell(Decided())
        return analysis.best.actions[0]

    def _failure(self, seat: Seat, error: ParlourError, task: Task | None) -> BotFailed:
        secret = not Visibility.of(self._history).may_read(seat)
        return failed_at(seat, error, task, secret=secret)
