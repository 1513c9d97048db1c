"""The match controller: whose turn it is, who acts, and what happens then.

One step at a time: what the position asks for is either left to a person, who calls ``act``,
``roll`` or ``type_dice``, or done by the program in one asyncio task (a roll, an automatic action,
a bot's decision). Whatever changes the table (an action, undo, another player at a seat) cancels
that task and the search in it first, so no stale answer can ever be played.

Calls change the match at once and raise a ``ParlourError`` when they cannot; then nothing has
changed. Everything that happens is reported as events.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final, Self

from engines.contract.analysis import Analysis
from engines.contract.position import Position, forced, leaver
from engines.contract.record import BY_CHANCE, PERSON, Record, SeatRecord
from engines.contract.rules import Leave
from engines.match.controller.autosave import Autosave, Saver
from engines.match.controller.clock import Clock
from engines.match.controller.driver import BotDriver, Undecided
from engines.match.controller.pending import Pending, pending
from engines.match.controller.table_options import DiceSource, Table
from engines.match.controller.thinking import Workers
from engines.match.events import Applied, Event, Events, Over, Paused, TurnOf, Waiting
from engines.match.history import History
from engines.match.visibility import Visibility
from engines.runtime.errors import IllegalAction
from engines.runtime.types import Action, Seat

_log = logging.getLogger(__name__)
_PLAIN_TABLE: Final = Table()
_LOOK_S: Final = 0.05
"""How soon a change of speed is noticed while an action is being shown."""


async def _board_is_ready() -> None:
    """Takes the place of the board if there is none."""


class Match:
    """One match. Make it with ``open`` in a coroutine, watch it, then ``start`` it.

    Attributes:
        board: awaited before the program acts, so that the board can finish showing what happened.
            A board sets it to a coroutine function of its own. People never wait for it.
        events: notifies listeners; shared with the hint service and the tutor.
        history: the tree of everything that happened; read it, and change it through the match.
        table: how the match is run (``control.set_table``).
        pending: what the match waits for.
        clock: thinking time of every seat.
        paused: whether the program's own actions are held back; people can always act.
        hint_stage: the stage of the hint that is open (set by the hint service, 0: none); goes into
            the record with a person's next action.
    """

    def __init__(
        self,
        history: History,
        workers: Workers,
        *,
        table: Table,
        autosave: Autosave | None,
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self.history = history
        self.table = table
        self.board: Callable[[], Awaitable[None]] = _board_is_ready
        self.events = Events()
        self.hint_stage = 0
        self.clock = Clock(history, self._loop, self._time_up)
        self._bots = BotDriver(history, workers, self.clock, self.events.tell)
        self.saver = Saver(autosave, lambda: history.record, self.events.tell)
        self._step: asyncio.Task[None] | None = None
        self.started = False
        self.paused = False
        self._single = False
        self._go_ahead = asyncio.Event()
        self._go_ahead.set()
        self._shown: tuple[float, int] | None = None
        """When the newest action was shown, and how many times as long as others it stays."""
        self.pending = pending(history, table)

    @classmethod
    async def open(
        cls,
        record: Record,
        workers: Workers,
        *,
        table: Table = _PLAIN_TABLE,
        autosave: Autosave | None = None,
    ) -> Self:
        """A new match (``records.new_record``) or one to continue; it waits for ``start``.

        Loading compiled rules and replaying the record happen in a worker thread.

        Args:
            record: what has happened so far.
            workers: where bots think.
            table: how it is run.
            autosave: where the record goes after every action; None: nowhere.

        Raises:
            RecordError: the record does not fit the rules.
            ParlourError: its game, options or start do not exist.
        """
        history = await workers.run(lambda: History(record))
        return cls(history, workers, table=table, autosave=autosave)

    def start(self, *, paused: bool = False) -> None:
        """Begin, or continue, playing."""
        self.started = True
        if paused:
            self.pause()
        self.saver.changed()
        self.changed()

    async def close(self) -> None:
        """Stop all searches and wait until the record is saved. Call nothing afterwards."""
        self.started = False
        step, self._step = self._step, None
        if self.pending.by_people and self.clock.seconds:
            self.history.put_away(self.clock.seconds)
            self.saver.changed()
        self.clock.end()
        if step is not None:
            step.cancel()
            await asyncio.wait({step})
        await self.saver.settle()

    # -- reading ------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The true position on the table; boards show ``position.view(viewer)``."""
        return self.history.position

    @property
    def record(self) -> Record:
        """Everything as an immutable record."""
        return self.history.record

    @property
    def thoughts(self) -> dict[int, Analysis]:
        """What bots thought, as far as people may know, by the node before their decision."""
        visibility = Visibility.of(self.history)
        return {
            node: said
            for node, said in self._bots.thoughts.items()
            if visibility.may_read(said.seat)
        }

    @property
    def seats(self) -> tuple[SeatRecord, ...]:
        """The player at each seat."""
        return self.history.head.seats

    # -- acting -------------------------------------------------------------------------------

    def act(self, action: Action, *, follows: bool = False) -> None:
        """Play an action for a person; ``follows``: undo takes it back with the one before it.

        Raises:
            IllegalAction: no person decides now, or the rules do not allow the action.
        """
        self.expect(Waiting.PERSON, Waiting.AUTOMATIC)
        self._apply(action, PERSON, automatic=follows)

    def play(self, text: str) -> None:
        """Play a typed action, or take typed dice, in the game's short notation.

        Raises:
            ParseError: the text isn't an action (or outcome).
            IllegalAction: it is one, but not here or not now.
        """
        self.expect(Waiting.PERSON, Waiting.AUTOMATIC, Waiting.DICE)
        action = self.position.parse_action(text)
        if self.pending.waiting is Waiting.DICE:
            self._apply(action, BY_CHANCE, typed=True)
        else:
            self._apply(action, PERSON)

    def roll(self) -> None:
        """Roll for the person whose roll is pending; raises IllegalAction if there is none."""
        self.expect(Waiting.ROLL)
        self._apply(self._drawn(), BY_CHANCE)

    def type_dice(self, faces: Sequence[int]) -> None:
        """Take what real dice show, as faces from 1; raises IllegalAction."""
        self.expect(Waiting.DICE)
        outcome = self.history.game.outcome_of_dice(self.position.state, faces)
        self._apply(outcome, BY_CHANCE, typed=True)

    def force(self, outcome: Action) -> None:
        """For study: make ``outcome`` the result of dice, cards, or tiles (marked as typed).

        Possible wherever chance is to move; go to such a node first, or pause. Where the program
        rolls, the game is then kept out of statistics.

        Raises:
            IllegalAction: chance is not to move, or this outcome is impossible.
        """
        if not self.history.position.is_chance:
            raise IllegalAction("errors-no-dice-cards-due")
        possible = self.position.outcomes()
        if possible and outcome not in [code for code, _ in possible]:
            raise IllegalAction("errors-outcome-cannot-come-out", outcome=str(outcome))
        if self.table.dice is DiceSource.PROGRAM and outcome != self._drawn():
            self.history.revise()
        self._apply(outcome, BY_CHANCE, typed=True)

    def expect(self, *waiting: Waiting) -> None:
        """Raise IllegalAction unless the match waits for one of these."""
        if self.pending.waiting not in waiting or not self.started:
            raise IllegalAction("errors-not-possible-now", waiting=self.pending.waiting.name)

    # -- pace ---------------------------------------------------------------------------------

    def pause(self) -> None:
        """Hold back the program's own actions; a bot that thinks may finish thinking."""
        self.events.tell(*self.hold())

    def forget_step(self) -> None:
        """Cancel a single step that has not happened yet."""
        if self._single:
            self._single = False
            self._go_ahead.clear()

    def hold(self) -> tuple[Event, ...]:
        """Pause, and return the events to report once everything else has changed too."""
        if self.paused:
            return ()
        self.paused = True
        self._go_ahead.clear()
        self.clock.halt()
        return (Paused(),)

    def resume(self) -> None:
        if not self.paused:
            return
        self.paused = self._single = False
        self._go_ahead.set()
        self.clock.go_on()
        self.events.tell(Paused())

    def step(self) -> bool:
        """Pause, and let one action or outcome happen: the next one of the history, or a new one.

        Returns:
            False if only a person can continue.
        """
        self.pause()
        if self.pending.by_program:
            self._single = True
            self._go_ahead.set()
            return True
        following = self.history.place().last_visited
        if following is None:
            return False
        step = self.history.step(following)
        self._apply(step.action, step.entry.by, automatic=step.entry.automatic, anew=False)
        return True

    # -- changing -----------------------------------------------------------------------------

    def _drawn(self) -> Action:
        return self.position.draw(self.history.head.seed, self.history.place().ply)

    def _apply(
        self,
        action: Action,
        by: str,
        *,
        typed: bool = False,
        automatic: bool = False,
        anew: bool = True,
    ) -> int:
        before = self.position
        leaves = leaver(before, action)
        seat = self.pending.seat if leaves is None else leaves
        assert seat is not None
        hint = self.hint_stage if by == PERSON and not automatic else 0
        seconds = self.clock.seconds if anew else 0.0
        node = self.history.forward(
            action, by, typed=typed, automatic=automatic, hint=hint, seconds=seconds
        )
        applied = Applied(node, before, self.position, seat, by)
        # An automatic action takes longer to read: it says why nobody was asked.
        self._shown = self._loop.time(), 3 if automatic else 1
        self.forget_step()
        self.saver.changed()
        self.changed(applied, *((Over(),) if self.position.is_over else ()))
        return node

    def changed(self, *events: Event, due: Pending | None = None) -> None:
        """Something happened: drop what was in progress, find the pending decision, and report.

        Args:
            events: reported first.
            due: what is pending now; None: what is pending at the table's position.
        """
        step, self._step = self._step, None
        if step is not None and step is not asyncio.current_task(self._loop):
            step.cancel()
        self.hint_stage = 0
        self.pending = due or pending(self.history, self.table, self.pending)
        self.clock.end()
        if self.started:
            self._await()
        self.events.tell(*events, TurnOf())

    def _await(self) -> None:
        if self.pending.by_program:
            self._step = self._loop.create_task(self._advance())
            self._step.add_done_callback(self._ended)
            return
        spent, seat = self.history.head.spent, self.pending.seat
        if spent:
            self.history.put_away(0.0)
        if not self.pending.by_people or seat is None:
            return
        # Confirming what must happen takes no time.
        if self.pending.waiting is Waiting.ROLL or forced(self.position) is None:
            self.clock.begin(seat, running=not self.paused, spent_s=spent)

    def _ended(self, step: asyncio.Task[None]) -> None:
        error = None if step.cancelled() else step.exception()
        if error is not None:
            context = {"message": "The match stopped with an error.", "exception": error}
            self._loop.call_exception_handler(context)

    def _time_up(self, seat: Seat) -> None:
        self.leave(seat, Leave.OUT_OF_TIME)

    def leave(self, seat: Seat, why: Leave) -> None:
        """A seat leaves the game, if the rules allow it."""
        action = self.history.game.leaves(self.position.state).get((seat, why))
        if action is not None and self.started:
            self._apply(action, self.seats[seat].player)

    async def _advance(self) -> None:
        """Carry out the pending step, as soon as it may be shown."""
        await asyncio.sleep(0)
        await self._go_ahead.wait()
        due = self.pending
        waiting, seat = due.waiting, due.seat
        assert seat is not None
        if waiting is Waiting.BOT:
            try:
                action = await self._bots.action(seat, afresh=due.afresh)
            except Undecided as undecided:
                if self._step is asyncio.current_task():
                    self.changed(
                        undecided.failed,
                        due=replace(due, waiting=Waiting.FAILED, failed=undecided.failed),
                    )
                return
        else:
            only = forced(self.position) if waiting is Waiting.AUTOMATIC else None
            action = self._drawn() if only is None else only
        await self._ready()
        await self._go_ahead.wait()
        if self._step is not asyncio.current_task():
            return  # a listener changed the table meanwhile
        by = {Waiting.CHANCE: BY_CHANCE, Waiting.AUTOMATIC: PERSON}
        player = by.get(waiting, self.seats[seat].player)
        node = self._apply(action, player, automatic=waiting is Waiting.AUTOMATIC)
        if waiting is Waiting.BOT:
            self._bots.played(node)

    async def _ready(self) -> None:
        """Wait for the disk, for the board, and until the newest action has been seen."""
        await self.saver.finished()
        try:
            await self.board()
        except Exception:  # noqa: BLE001 - a bug of the board does not stop the match
            _log.exception("The board failed while it showed an action")
        while self._shown is not None and self.pending.waiting is not Waiting.AUTOMATIC:
            since, actions = self._shown
            left = since + actions * self.table.bot_action_s - self._loop.time()
            if left <= 0:
                return
            await asyncio.sleep(min(left, _LOOK_S))
