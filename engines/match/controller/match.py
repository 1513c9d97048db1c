"""The match controller: whose turn it is, who acts, and what happens then.

One step at a time: what the position asks for is either left to a person, who calls ``act``,
``roll`` or ``type_dice``, or done by the program in one asyncio task (a roll, an automatic action,
a bot's decision). Whatever changes the table (an action, undo, another player at a seat) cancels
that task and the search in it first, so no stale answer can ever be played.

Calls change the match at once and raise a ``ParlourError`` when they cannot; then nothing has
changed. What happened is told as events.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Self

from engines.contract.analysis import Analysis
from engines.contract.game import Leave
from engines.contract.position import Position
from engines.contract.record import BY_CHANCE, PERSON, Record, SeatRecord
from engines.match.archive import records
from engines.match.controller import clock
from engines.match.controller.autosave import Autosave, Saver
from engines.match.controller.driver import Deciding, Undecided
from engines.match.controller.pending import BECAUSE, due, people_stop, was_stood_in_for
from engines.match.controller.table_options import DiceSource, Table
from engines.match.controller.thinking import Patience
from engines.match.events import (
    Applied,
    BotFailed,
    Event,
    Events,
    Listener,
    Over,
    Paused,
    Rewound,
    SeatChanged,
    TableChanged,
    TimeUp,
    TurnOf,
    Waiting,
)
from engines.match.history import History, Scope, Stop, loaded
from engines.match.visibility import Sight
from engines.match.workers import Workers
from engines.runtime.errors import IllegalAction
from engines.runtime.types import CHANCE, OVER, Action, Seat

_log = logging.getLogger(__name__)
_BY_PROGRAM: Final = frozenset({Waiting.CHANCE, Waiting.AUTOMATIC, Waiting.BOT})
_BY_PEOPLE: Final = frozenset({Waiting.PERSON, Waiting.ROLL})
"""What the clock of a person runs for; real dice are thrown without haste."""
_PLAIN_TABLE: Final = Table()
_PATIENCE: Final = Patience()
_LOOK_S: Final = 0.05
"""How soon a change of speed is noticed while an action is being shown."""


async def _board_is_ready() -> None:
    """What stands in for the board where there is none."""


class Match:
    """One match. Make it with ``open`` in a coroutine, watch it, then ``start`` it.

    Attributes:
        board: awaited before the program acts, so that the board can finish showing what happened.
            A board sets it to a coroutine function of its own. People never wait for it.
        events: what tells listeners; shared with the hint service and the tutor.
        hint_stage: the stage of the hint that is open (set by the hint service, 0: none); goes into
            the record with the next action of a person.
    """

    def __init__(
        self,
        history: History,
        workers: Workers,
        *,
        table: Table,
        autosave: Autosave | None,
        patience: Patience,
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._history = history
        self._table = table
        self.board: Callable[[], Awaitable[None]] = _board_is_ready
        self.events = Events()
        self.hint_stage = 0
        self._clock = clock.Clock(history, self._loop, self._time_up)
        self._bots = Deciding(history, workers, self._clock, patience, self.events.tell)
        self._saver = Saver(autosave, lambda: history.record, self.events.tell)
        self._step: asyncio.Task[None] | None = None
        self._started = False
        self._failed: BotFailed | None = None
        self._stand_in: int | None = None
        self._by_hand: int | None = None
        self._afresh: int | None = None
        self._paused = False
        self._single = False
        self._go_ahead = asyncio.Event()
        self._go_ahead.set()
        self._rests = asyncio.Event()
        self._shown_at: float | None = None
        self._waiting = self._due()

    @classmethod
    async def open(
        cls,
        record: Record,
        workers: Workers,
        *,
        table: Table = _PLAIN_TABLE,
        autosave: Autosave | None = None,
        patience: Patience = _PATIENCE,
    ) -> Self:
        """A new match (``records.new_record``) or one to go on with; it stands until ``start``.

        Loading compiled rules and replaying the record happen in a worker thread.

        Args:
            record: what has happened so far.
            workers: where bots think.
            table: how it is run.
            autosave: where the record goes after every action; None: nowhere.
            patience: how long a bot that does not answer is waited for.

        Raises:
            RecordError: the record does not fit the rules.
            ParlourError: its game, options or start do not exist.
        """
        history = await workers.run(lambda: loaded(record))
        return cls(history, workers, table=table, autosave=autosave, patience=patience)

    def start(self, *, paused: bool = False) -> None:
        """Begin, or go on, playing."""
        self._started = True
        if paused:
            self.pause()
        self._saver.changed()
        self._changed()

    async def close(self) -> None:
        """Stop all searches and wait until the record is saved. Call nothing afterwards."""
        self._started = False
        step, self._step = self._step, None
        if self._waiting in _BY_PEOPLE and self._clock.seconds:
            self._history.put_away(self._clock.seconds)
            self._saver.changed()
        self._clock.end()
        if step is not None:
            step.cancel()
            await asyncio.wait({step})
        await self._saver.settle()

    # -- reading ------------------------------------------------------------------------------

    @property
    def history(self) -> History:
        """The tree of everything that happened. Read it; change it through the match."""
        return self._history

    @property
    def position(self) -> Position:
        """The true position on the table; boards show ``position.view(viewer)``."""
        return self._history.position

    @property
    def record(self) -> Record:
        """Everything as an immutable record."""
        return self._history.record

    @property
    def sight(self) -> Sight:
        """What may be shown to the people at this screen."""
        return Sight.of(self._history)

    @property
    def thoughts(self) -> dict[int, Analysis]:
        """What bots thought, as far as it may be shown, by the node after which they decided."""
        sight = self.sight
        return {
            node: said for node, said in self._bots.thoughts.items() if sight.may_read(said.seat)
        }

    @property
    def seats(self) -> tuple[SeatRecord, ...]:
        """Who sits where."""
        return self._history.seats

    @property
    def table(self) -> Table:
        """How the match is run."""
        return self._table

    @property
    def waiting(self) -> Waiting:
        """What the match waits for."""
        return self._waiting

    @property
    def turn(self) -> Seat | None:
        """The seat that decides, rolls or draws; None when the game is over."""
        turn = self._history.turn_at(self._history.at)
        if turn == OVER:
            return None
        return self.position.owner if turn == CHANCE else turn

    @property
    def failed(self) -> BotFailed | None:
        """The failure that the match waits about, if ``waiting`` is ``FAILED``."""
        return self._failed

    @property
    def paused(self) -> bool:
        """Whether the program's own actions are held back; people can always act."""
        return self._paused

    @property
    def clocks(self) -> tuple[clock.Reading, ...]:
        """Thinking time of every seat."""
        return self._clock.readings()

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would change anything."""
        return self._history.undo_target(Scope.STEP, self._stops) is not None

    @property
    def can_redo(self) -> bool:
        """Whether ``redo`` would change anything."""
        return self._history.next() is not None

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Hear every event from now on, until the returned function is called."""
        return self.events.watch(listener)

    async def rest(self) -> Waiting:
        """Wait until only people can go on (or the game is over) and everything is saved."""
        resting = False
        while not resting:
            await self._rests.wait()
            await self._saver.finished()
            resting = self._rests.is_set()
        return self._waiting

    # -- acting -------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Play an action for the person whose turn it is.

        Raises:
            IllegalAction: no person decides now, or the rules do not allow the action.
        """
        self._expect(Waiting.PERSON, Waiting.AUTOMATIC)
        self._apply(action, PERSON)

    def play(self, text: str) -> None:
        """Play a typed action, or take typed dice, in the game's short notation.

        Raises:
            ParseError: the text is no action (no outcome).
            IllegalAction: it is one, but not here or not now.
        """
        self._expect(Waiting.PERSON, Waiting.AUTOMATIC, Waiting.DICE)
        action = self.position.parse_action(text)
        if self._waiting is Waiting.DICE:
            self._apply(action, BY_CHANCE, typed=True)
        else:
            self._apply(action, PERSON)

    @property
    def may_resign(self) -> Seat | None:
        """The person who may resign now: who is to move, else the first; None: nobody."""
        people = [seat for seat, who in enumerate(self.seats) if who.player == PERSON]
        able = [seat for seat in people if (seat, Leave.RESIGNS) in self.position.leaves()]
        return self.turn if self.turn in able else next(iter(able), None)

    def resign(self, seat: Seat) -> None:
        """A person gives the game up, in any seat's turn.

        Raises:
            IllegalAction: there is no person at ``seat``, the game is over, or it knows no
                resigning.
        """
        able = (seat, Leave.RESIGNS) in self.position.leaves()
        if not (self._started and able and self.seats[seat].player == PERSON):
            raise IllegalAction(
                "Nobody can resign here. Only people resign, and only during a game."
            )
        self._leave(seat, Leave.RESIGNS)

    def roll(self) -> None:
        """Roll the dice of the person who is due to; raises IllegalAction if nobody is."""
        self._expect(Waiting.ROLL)
        self._apply(self._drawn(), BY_CHANCE)

    def type_dice(self, faces: Sequence[int]) -> None:
        """Take what real dice show, as faces from 1; raises IllegalAction."""
        self._expect(Waiting.DICE)
        self._apply(self.position.outcome_of_dice(tuple(faces)), BY_CHANCE, typed=True)

    def force(self, outcome: Action) -> None:
        """For study: let dice, cards or tiles come out as ``outcome`` (marked as typed).

        Possible wherever chance is to move; go to such a node first, or pause. Where the program
        rolls, the game is then kept out of statistics.

        Raises:
            IllegalAction: chance is not to move, or never comes out so.
        """
        if not self._history.is_chance:
            raise IllegalAction("No dice or cards are due here. Go to a roll or draw first.")
        possible = self.position.outcomes()
        if possible and outcome not in [code for code, _ in possible]:
            raise IllegalAction(f"Outcome {outcome} cannot come out here.")
        if self._table.dice is DiceSource.PROGRAM and outcome != self._drawn():
            self._history.revise()
        self._apply(outcome, BY_CHANCE, typed=True)

    def _expect(self, *waiting: Waiting) -> None:
        if self._waiting in waiting and self._started:
            return
        raise IllegalAction(f"That is not possible now: {BECAUSE[self._waiting]}.")

    # -- undo, redo, going about --------------------------------------------------------------

    @property
    def _stops(self) -> Stop | None:
        return people_stop(self._history, self._table)

    def undo(self, scope: Scope = Scope.STEP) -> bool:
        """Take back to where a person last acted; False if there is nothing to take back.

        Always allowed. A search that is going on is cancelled. Who decided for a bot decides again;
        who rolled rolls again, and the same roll comes. At a table of bots every action counts, and
        the match is paused.
        """
        origin = self._history.at
        return self._history.undo(scope, self._stops) and self._rewound(origin)

    def redo(self, scope: Scope = Scope.STEP) -> bool:
        """Bring back what was visited last; False if there is nothing to bring back."""
        origin = self._history.at
        return self._history.redo(scope, self._stops) and self._rewound(origin)

    def go(self, node: int) -> None:
        """Show any node of the history, -1 for the start; raises RecordError.

        Where the program would go on by itself, the match is paused; ``resume`` goes on from there.
        """
        origin = self._history.at
        self._history.go(node)
        self._rewound(origin, hold=True)

    def _rewound(self, origin: int, *, hold: bool = False) -> bool:
        node = self._history.at
        self._by_hand = node
        if not hold and was_stood_in_for(self._history, node):
            self._stand_in = node
        if self._single:  # a step that has not happened yet
            self._single = False
            self._go_ahead.clear()
        stay = self._stops is None or (hold and self._due() in _BY_PROGRAM)
        held = self._hold() if stay else ()
        self._saver.changed()
        self._changed(*held, Rewound(origin, node, self.position))
        return True

    def annotate(self, node: int, text: str) -> None:
        """Write a person's note about a node (empty: remove it); raises RecordError."""
        self._history.annotate(node, text)
        self._saver.changed()

    # -- seats, failures, table ---------------------------------------------------------------

    def sit(self, seat: Seat, who: SeatRecord) -> None:
        """Let somebody else play on at a seat, or the same bot with another budget.

        If that seat is to decide, it starts afresh; a failure of its bot is settled.

        Raises:
            UnknownName: no such bot.
            OptionError: the bot cannot play at this table.
        """
        records.check_player(self.position.game, who, len(self.seats))
        before = self.seats[seat]
        self._history.sit(seat, who)
        self._saver.changed()
        if seat == self.turn:
            if (who.player, who.budget) != (before.player, before.budget):
                self._afresh = self._history.at
            self._changed(SeatChanged(seat, who))
        else:
            self.events.tell(SeatChanged(seat, who))

    def retry(self) -> None:
        """Ask the bot that failed once more; raises IllegalAction if none did."""
        self._expect(Waiting.FAILED)
        self._changed()

    def play_for(self) -> None:
        """Let a person make the present decision of a bot, which thinks, waits or has failed.

        Raises:
            IllegalAction: it is no bot's decision.
        """
        self._expect(Waiting.BOT, Waiting.FAILED)
        self._stand_in = self._history.at
        self._changed()

    def set_table(self, table: Table) -> None:
        """Change how the match is run, at once; a search goes on unless it is void."""
        self._table = table
        if self._failed is None and self._due() is not self._waiting:
            self._changed(TableChanged(table))
        else:
            self.events.tell(TableChanged(table))

    # -- pace ---------------------------------------------------------------------------------

    def pause(self) -> None:
        """Hold back the program's own actions; a bot that thinks may finish thinking."""
        self.events.tell(*self._hold())

    def _hold(self) -> tuple[Event, ...]:
        """Pause, and give what is told of it once everything else has changed too."""
        if self._paused:
            return ()
        self._paused = True
        self._go_ahead.clear()
        self._clock.halt()
        return (Paused(True),)

    def resume(self) -> None:
        """Go on."""
        if not self._paused:
            return
        self._paused = self._single = False
        self._go_ahead.set()
        self._clock.go_on()
        self.events.tell(Paused(False))

    def step(self) -> bool:
        """Pause, and let one action or outcome happen: the next one of the history, or a new one.

        Returns:
            False if only a person can go on.
        """
        self.pause()
        if self._waiting in _BY_PROGRAM:
            self._single = True
            self._go_ahead.set()
            return True
        following = self._history.next()
        if following is None:
            return False
        step = self._history.step(following)
        self._apply(step.action, step.entry.by, automatic=step.entry.automatic, anew=False)
        return True

    # -- changing -----------------------------------------------------------------------------

    def _due(self) -> Waiting:
        return due(self._history, self._table, self._stand_in, self._by_hand)

    def _drawn(self) -> Action:
        return self.position.draw(self._history.seed, self._history.ply())

    def _apply(
        self,
        action: Action,
        by: str,
        *,
        typed: bool = False,
        automatic: bool = False,
        anew: bool = True,
    ) -> int:
        before, known = self.position, len(self._history)
        leaver = before.leaver(action)
        seat = self.turn if leaver is None else leaver
        assert seat is not None
        hint = self.hint_stage if by == PERSON and not automatic else 0
        seconds = self._clock.seconds if anew else 0.0
        node = self._history.forward(
            action, by, typed=typed, automatic=automatic, hint=hint, seconds=seconds
        )
        applied = Applied(
            node=node,
            before=before,
            action=action,
            after=self.position,
            seat=seat,
            by=by,
            automatic=automatic,
            typed=self._history.node(node).typed,
            replayed=node < known,
        )
        self._shown_at = self._loop.time()
        if self._paused and self._single:
            self._single = False
            self._go_ahead.clear()
        self._saver.changed()
        returns = self._history.result if self._history.is_over else None
        self._changed(applied, *(() if returns is None else (Over(node, returns),)))
        return node

    def _changed(self, *events: Event, failed: BotFailed | None = None) -> None:
        """Something happened: drop what was going on, see what is due, and tell."""
        step, self._step = self._step, None
        if step is not None and step is not asyncio.current_task(self._loop):
            step.cancel()
        at = self._history.at
        self._failed = failed
        self.hint_stage = 0
        if self._stand_in != at:
            self._stand_in = None
        if self._by_hand != at:
            self._by_hand = None
        if self._afresh != at:
            self._afresh = None
        self._waiting = self._due() if failed is None else Waiting.FAILED
        self._clock.end()
        self._rests.clear()
        if self._started:
            self._await()
        ask = self.position.ask() if self._history.turn_at(at) >= 0 else None
        self.events.tell(*events, TurnOf(at, self._waiting, self.turn, ask))

    def _await(self) -> None:
        if self._waiting in _BY_PROGRAM:
            self._step = self._loop.create_task(self._advance())
            self._step.add_done_callback(self._ended)
            return
        self._rests.set()
        spent, seat = self._history.spent, self.turn
        if spent:
            self._history.put_away(0.0)
        if self._waiting in _BY_PEOPLE and seat is not None and not self._is_forced:
            self._clock.begin(seat, running=not self._paused, spent_s=spent)

    @property
    def _is_forced(self) -> bool:
        """Whether a person only has to confirm what must happen: that costs no time."""
        return self._waiting is Waiting.PERSON and len(self.position.legal()) == 1

    def _ended(self, step: asyncio.Task[None]) -> None:
        error = None if step.cancelled() else step.exception()
        if error is not None:
            context = {"message": "The match stopped with an error.", "exception": error}
            self._loop.call_exception_handler(context)

    def _time_up(self, seat: Seat) -> None:
        self.events.tell(TimeUp(seat))
        self._leave(seat, Leave.OUT_OF_TIME)

    def _leave(self, seat: Seat, why: Leave) -> None:
        action = self.position.leaves().get((seat, why))
        if action is not None and self._started:
            self._apply(action, self.seats[seat].player)

    # -- the program's own steps --------------------------------------------------------------

    async def _advance(self) -> None:
        """Do the one thing that is due, as soon as it may be shown."""
        await asyncio.sleep(0)
        await self._go_ahead.wait()
        waiting, seat, afresh = self._waiting, self.turn, self._afresh == self._history.at
        assert seat is not None
        if waiting is Waiting.BOT:
            try:
                action = await self._bots.action(seat, afresh=afresh)
            except Undecided as undecided:
                if self._step is asyncio.current_task():
                    self._changed(undecided.failed, failed=undecided.failed)
                return
        else:
            action = self._drawn() if waiting is Waiting.CHANCE else self.position.legal()[0]
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
        await self._saver.finished()
        try:
            await self.board()
        except Exception:  # noqa: BLE001 - a defect of the board does not stop the match
            _log.exception("The board failed while it showed an action")
        while self._shown_at is not None:
            left = self._shown_at + self._table.bot_action_s - self._loop.time()
            if left <= 0:
                return
            await asyncio.sleep(min(left, _LOOK_S))
