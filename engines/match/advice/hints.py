"""Graded hints: first a nudge, then the plans worth considering, then everything.

The adviser is chosen independently of the opponents and has its own budget. A hint belongs to one
decision: it disappears when the table moves on, and is available again when the table returns. The
highest stage that was open when someone made a choice goes into the record.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engines.contract.analysis import Analysis, Estimate
from engines.contract.bot import Bot
from engines.contract.budget import Budget
from engines.match.advice.hint import Hint, Stage, after, opened
from engines.match.advice.opinions import Opinion, Opinions, SecondOpinion
from engines.match.advice.quality import Judgement, SecondLook, judge, second_looks
from engines.match.advice.table_adviser import TableAdviser, adviser, advisers, is_foregone
from engines.match.controller.match import Match
from engines.match.controller.thinking import SECOND_LOOK, Search, Task, Workers
from engines.match.events import Event, HintChanged, TurnOf, Waiting
from engines.match.visibility import Visibility
from engines.runtime.errors import BotError, IllegalAction, ParlourError
from engines.runtime.types import Action

DEEPER: Final = 4
"""How much more work *Deeper* allows."""


class Hints:
    """The hint service of one match.

    Args:
        match: the match to advise on; create the service before ``match.start``.
        workers: where the adviser thinks.
        name: the adviser's id; None: the best for the game and its seats.
        budget: what it may use; None: its own.

    Raises:
        UnknownName: no such bot.
    """

    def __init__(
        self,
        match: Match,
        workers: Workers,
        name: str | None = None,
        budget: Budget | None = None,
    ) -> None:
        self._match = match
        self._workers = workers
        self._bot = adviser(match.history.game, len(match.seats), name)
        self._seated: TableAdviser | None = None
        self._rating: Estimate | None = None
        self._even: bool | None = None
        self._budget = budget or self._bot.info.budget
        self._auto = Stage.NONE
        self._node: int | None = None
        self._stage = Stage.NONE
        self._seen: dict[int, Stage] = {}
        self._error: ParlourError | None = None
        self._only: tuple[Action, ...] = ()
        self._opinions = Opinions()
        self._search: Search | None = None
        self._looking: asyncio.Task[None] | None = None
        self._second = SecondOpinion(workers, self._tell)
        self._unwatch = match.events.watch(self._heard)

    async def close(self) -> None:
        """Stop searching and listening."""
        self._unwatch()
        looking = self._looking
        self._drop()
        await self._second.close()
        if looking is not None:
            await asyncio.wait({looking})

    # -- reading ------------------------------------------------------------------------------

    @property
    def adviser(self) -> Bot:
        return self._bot

    @property
    def at_table(self) -> TableAdviser:
        """The adviser with figures calibrated for the current players."""
        now = self._seated
        if now is None or (now.plain, now.players) != (self._bot, _players(self._match)):
            now = self._seated = _seated(self._match, self._bot, self._rating, even=self._even)
        return now

    @property
    def judge(self) -> tuple[TableAdviser, Budget]:
        """Who judges a game, and with which budget: the best adviser if this one does not judge."""
        able = advisers(self._match.history.game, len(self._match.seats))
        judges = (bot for bot in able if bot.info.judges)
        best = self._bot if self._bot.info.judges else next(judges, self._bot)
        if best is self._bot:
            return self.at_table, self._budget
        own = self._budget == self._bot.info.budget
        budget = best.info.budget if own else self._budget
        return _seated(self._match, best, self._rating, even=self._even), budget

    def rate(self, rating: Estimate | None) -> None:
        """Take the rating of the person at the table into account from now on."""
        self._rating, self._seated = rating, None

    @property
    def budget(self) -> Budget:
        """The work that a new hint may take."""
        return self._budget

    @property
    def auto(self) -> Stage:
        """The stage that opens automatically whenever a person has to decide, or ``NONE``."""
        return self._auto

    @property
    def available(self) -> bool:
        """Whether there is a decision here that hints may be given on."""
        turn = self._match.history.place(self._match.history.at).turn
        return turn >= 0 and Visibility.of(self._match.history).may_advise(turn)

    @property
    def hint(self) -> Hint | None:
        """What there is to show; None if no hint can be given."""
        if self._node is None:
            return None
        opinion = self._opinions.at(self._node, self._only)
        position = self._match.history.place(self._node).position
        search = self._shown_search
        hint = Hint(
            node=self._node,
            only=self._only,
            stage=self._stage,
            following=after(self._stage, position),
            running=search is not None,
            progress=1.0 if search is None else search.progress,
            error=self._error,
        )
        if search is not None:
            hint = replace(hint, elapsed_s=search.elapsed_s)
        elif opinion is not None:
            hint = replace(hint, elapsed_s=opinion.seconds)
        if self._stage is Stage.RANKED:
            hint = replace(hint, companion=self._second.at(self._node))
        return hint if opinion is None else opened(hint, position, opinion.analysis)

    # -- asking -------------------------------------------------------------------------------

    def ask(self) -> None:
        """Open the next stage; the first one starts the search. Raises IllegalAction."""
        self._look()
        self.show(after(self._stage, self._match.history.position))

    def show(self, stage: Stage) -> None:
        """Open a stage, or go back to one; raises IllegalAction if no hint can be given."""
        self._look()
        assert self._node is not None
        self._stage = stage
        self._seen[self._node] = max(stage, self._seen.get(self._node, stage))
        companion = self._bot.info.companion
        if stage is Stage.RANKED and companion:
            bot = self._match.history.game.bot(companion)
            self._second.ask(self._node, self._task(self._node, bot, bot.info.budget))
        self._match.hint_stage = self._seen[self._node]
        self._tell()

    def stop(self) -> None:
        """Stop the search; the best answer so far stays."""
        if self._search is not None:
            self._search.stop()

    def deeper(self) -> None:
        """Search again with four times the work; the old answer stays until there is a better one.

        Raises:
            IllegalAction: nothing can be advised here.
        """
        self._look()
        assert self._node is not None
        search, known = self._shown_search, self._opinions.at(self._node, self._only)
        if search is not None:
            budget = search.task.budget
        else:
            budget = self._budget if known is None else known.budget
        self._begin(budget.times(DEEPER), self._only)
        self._tell()

    def limit(self, only: Sequence[Action] = ()) -> None:
        """Consider only these moves of the current decision, or all again if the list is empty.

        All the work goes into comparing them. What was found about the others is available again
        when the limit is lifted.

        Raises:
            IllegalAction: nothing can be advised here.
        """
        self._look()
        chosen = tuple(action for action in self._match.position.legal() if action in only)
        if chosen != self._only:
            self._drop()
            self._only = chosen
            self._error = None
            self._look()
            self._tell()

    def choose(
        self,
        name: str | None = None,
        budget: Budget | None = None,
        *,
        perfect_play: bool | None = None,
    ) -> None:
        """Change the adviser, its budget, or how it judges, from now on.

        For a given number of playouts from here, choose a bot that searches (``advisers`` lists
        them) and ``Budget(playouts=...)``.

        Args:
            name: the adviser's id; None: the best.
            budget: None: its own.
            perfect_play: judge against perfect play, or at this table; None: as before. At first it
                is what tells more (``is_foregone``).

        Raises:
            UnknownName: no such bot.
        """
        self._bot = adviser(self._match.history.game, len(self._match.seats), name)
        self._budget = budget or self._bot.info.budget
        if perfect_play is not None:
            self._even, self._seated = perfect_play, None
        self._opinions.clear()
        self._second.drop()
        self._drop()
        self._error = None
        if self._node is not None and self._stage:
            self._look()
        self._tell()

    def set_auto(self, stage: Stage) -> None:
        """Open ``stage`` automatically whenever a person has to decide, this time included."""
        self._auto = stage
        if stage > self._stage and self._match.pending.waiting is Waiting.PERSON and self.available:
            self.show(stage)

    def prepare(self) -> None:
        """Search the current decision without showing anything; nothing if there is none."""
        if self.available:
            self._look()

    async def opinion(self, patience_s: float) -> Analysis | None:
        """The adviser's view of all moves of the current decision, whatever a hint is limited to.

        The best analysis so far if the adviser has not finished after ``patience_s`` seconds; None
        if there is nothing yet.
        """
        if not self.available:
            return None
        self._look(limited=False)
        node, looking = self._match.history.at, self._looking
        if looking is not None:
            await asyncio.wait({looking}, timeout=patience_s)
        found = self._opinions.at(node)
        return None if found is None else found.analysis

    async def judged(
        self,
        node: int,
        actions: Sequence[Action],
        patience_s: float,
    ) -> Judgement | None:
        """The adviser's verdict on ``actions``, which a seat takes in this order.

        Args:
            node: the node after which the first of them is decided.
            actions: all until chance or another seat is to move, or those that are known.
            patience_s: how long each search may take.

        Returns:
            None if there is no opinion by then.
        """
        known = self._opinions.at(node)
        if node == self._match.history.at:
            found = await self.opinion(patience_s)
        elif known is None or not known.final:
            found = await self._find(node, patience_s)
        else:
            found = known.analysis
        if found is None:
            return None
        position, whole = self._match.history.place(node).position, self._bot.info.weighs
        judgement = judge(position, node, found, actions, whole=whole)
        for look in second_looks(self._bot.info, position.game, found, judgement, actions):
            again = await self._find(node, patience_s, look)
            if again is not None:
                return judge(position, node, again, actions, whole=whole) or judgement
        return judgement

    async def _find(
        self, node: int, patience_s: float, again: SecondLook | None = None
    ) -> Analysis | None:
        """The adviser's findings about a decision, in a search that is not shown."""
        task = self._task(node, self.at_table, self._budget)
        if again is not None:
            task = replace(task, turns=again.turns, only=again.only, purpose=SECOND_LOOK)
        search = Search(task, self._workers, best=False)
        end = asyncio.get_running_loop().call_later(patience_s, search.stop)
        try:
            return await search.answer()
        except BotError:
            return None
        finally:
            end.cancel()

    # -- looking ------------------------------------------------------------------------------

    @property
    def _shown_search(self) -> Search | None:
        """The search whose result the hint shows; the tutor's may consider other moves."""
        search = self._search
        return search if search is not None and search.task.only == self._only else None

    def _look(self, *, limited: bool = True) -> None:
        """Make sure that the current decision has been, or is being, searched.

        Args:
            limited: consider only the moves that the hint is limited to; otherwise all.
        """
        if not self.available:
            raise IllegalAction("errors-no-decision-give-hint")
        node = self._match.history.at
        self._follow(node)
        only = self._only if limited else ()
        known = self._opinions.at(node, only)
        if known is not None and known.final:
            return
        if self._search is None or self._search.task.only != only:
            self._begin(self._budget if known is None else known.budget, only)

    def _follow(self, node: int | None) -> None:
        if node != self._node:
            self._drop()
            self._node = node
            self._stage = Stage.NONE
            self._only = ()
            self._error = None

    def _drop(self) -> None:
        """Give up the search that is in progress."""
        if self._looking is not None:
            self._looking.cancel()
        self._looking = self._search = None

    def _task(self, node: int, bot: Bot, budget: Budget) -> Task:
        history = self._match.history
        place = history.place(node)
        return Task(
            bot=bot,
            budget=budget,
            position=place.position,
            seed=history.head.seed,
            ply=place.ply,
            purpose="hint",
        )

    def _begin(self, budget: Budget, only: tuple[Action, ...]) -> None:
        self._drop()
        node = self._match.history.at
        task = replace(self._task(node, self.at_table, budget), only=only)
        self._error = None

        def news(_progress: float, analysis: Analysis | None) -> None:
            if analysis is not None:
                known = Opinion(analysis, budget, final=False, seconds=search.elapsed_s)
                self._opinions.keep(node, only, known)
            self._tell()

        search = self._search = Search(task, self._workers, news)
        self._looking = asyncio.get_running_loop().create_task(self._finish(search, node))

    async def _finish(self, search: Search, node: int) -> None:
        try:
            analysis = await search.answer()
        except BotError as error:
            self._error = error
        else:
            known = Opinion(analysis, search.task.budget, final=True, seconds=search.elapsed_s)
            self._opinions.keep(node, search.task.only, known)
        self._search = self._looking = None
        self._tell()

    # -- following the match ------------------------------------------------------------------

    def _heard(self, event: Event) -> None:
        if not isinstance(event, TurnOf):
            return
        before = self._node
        self._follow(self._match.history.at if self.available else None)
        if self._node is not None:
            self._match.hint_stage = self._seen.get(self._node, Stage.NONE)
        if self._auto and self._match.pending.waiting is Waiting.PERSON and self.available:
            self.show(max(self._auto, self._stage))
        elif before != self._node:
            self._tell()

    def _tell(self) -> None:
        self._match.events.tell(HintChanged(self.hint))


def _players(match: Match) -> tuple[str, ...]:
    return tuple(who.player for who in match.seats)


def _seated(match: Match, bot: Bot, own: Estimate | None, *, even: bool | None) -> TableAdviser:
    """An adviser at the table; ``even`` None: as it tells more."""
    game, players = match.history.game.id, _players(match)
    foregone = is_foregone(game, bot.info, players, own)
    return TableAdviser(game, bot, players, own, even=foregone if even is None else even)
