"""One match on the table, as the window sees it: the match itself, and how to show it."""

import asyncio
import math
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal

from engines.contract import compiled
from engines.contract.analysis import Estimate
from engines.contract.bot import Bot
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.messages import Words
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON, Node, Record
from engines.contract.registry import game as find_game
from engines.match import narration
from engines.match.advice.hint import Answer, Stage
from engines.match.advice.hints import Hints
from engines.match.advice.table_adviser import advisers
from engines.match.advice.tutor import Teaching, Tutor
from engines.match.controller import control
from engines.match.controller.match import Match
from engines.match.controller.table_options import Automatic, Automation, DiceSource, Table
from engines.match.events import Event, Waiting
from engines.match.history import START
from engines.match.visibility import Visibility
from engines.runtime.errors import OptionError, ParlourError, UnknownName
from engines.runtime.streams import stream
from engines.runtime.types import Seat
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.errors import telling
from gui.app.kernels import Kernels
from gui.app.opponents import own_career
from gui.style.motion import pace
from gui.table.board import Scene, Step

_T = TypeVar("_T")
_STEPS_KEPT: Final = 200


class PoolWorkers:
    """The workers of a match: the threads of the window's pool, for a table of a game."""

    def __init__(self, kernels: Kernels, game: Game, seats: int) -> None:
        self._kernels = kernels
        self._game = game
        self._seats = seats

    async def run(self, function: Callable[[], _T], bot: Bot | None = None) -> _T:
        if bot is not None:
            parts = compiled.parts_of_bot(self._game, bot, self._seats)
            await self._kernels.ready(self._game.id, parts)
        return await event_loop.in_pool(function)


async def _workers(context: Context, record: Record) -> PoolWorkers:
    """Workers for a table, once its game can be played and, with a clock, its bots are compiled."""
    game, seats = find_game(record.game), len(record.seats)
    parts = list[str]()
    for who in record.seats if record.clock else ():
        if who.player != PERSON:
            with suppress(UnknownName):  # a bot that is gone reports it when asked
                parts += compiled.parts_of_bot(game, game.bot(who.player), seats)
    await context.kernels.ready(game.id, parts)
    return PoolWorkers(context.kernels, game, seats)


def table_of(
    settings: keys.Settings, dice: DiceSource | None = None, *, watching: bool = False
) -> Table:
    """How a match is run when the settings decide."""
    return Table(
        dice=dice or DiceSource(settings.get(keys.DICE)),
        automation=Automation(
            forced=settings.get(keys.FORCED_MOVES),
            rolls=Automatic(settings.get(keys.AUTO_ROLLS)),
        ),
        speed=settings.get(keys.WATCHING_SPEED if watching else keys.SPEED),
    )


def make_hints(settings: keys.Settings, match: Match, workers: PoolWorkers) -> Hints:
    """The hint service with the adviser and the budget that were chosen for this game."""
    game = match.history.game
    watching = all(who.player != PERSON for who in match.seats)
    name = settings.get(keys.adviser(game.id, watching=watching)) or None
    try:
        budget = Budget.parse(settings.get(keys.hint_budget(game.id, watching=watching)))
    except OptionError:
        budget = None
    able = [bot.info.id for bot in advisers(game, len(match.seats))]
    return Hints(match, workers, name if name in able else None, budget)


async def _foresee(view: "MatchView") -> None:
    """Prepare everything that the bots and hints will need."""
    adviser, monitor = view.hints.at_table, Monitor()
    players = {who.player for who in view.match.seats} - {PERSON}
    with suppress(ParlourError), ExitStack() as ended:
        ended.callback(monitor.cancel)
        for bot in (*map(view.game.bot, players), adviser):
            await view.workers.run(lambda: None, bot)
        await view.workers.run(partial(adviser.solve, view.match.position, monitor))


async def _own_rating(context: Context, match: Match) -> Estimate | None:
    """The rating and its error of the only person at a table, if there are enough games."""
    if sum(who.player == PERSON for who in match.seats) != 1:
        return None
    try:
        now = (await own_career(context, match.history.game)).now
    except ParlourError:
        return None  # a library that cannot be read says so elsewhere
    return Estimate(now.elo, now.error) if now is not None and now.sure else None


class MatchView(QObject):
    """A match as one viewer sees it: adviser, tutor, wording.

    ``id`` names the open match in the archive, ``entry`` the game in the library once it is over.
    A match that is ``replaying`` shows a record: nobody acts and nothing is saved.

    ``told`` carries every event of the match, in order; ``taught`` follows when the tutor does
    more or less; ``failed`` says why something that a person wanted can't be done.

    Where people with secrets share the screen, nobody looks while another of them is ``awaited``:
    the curtain is closed until ``uncover``.
    """

    told = Signal(object)
    taught = Signal()
    failed = Signal(str)

    def __init__(
        self, context: Context, match: Match, workers: PoolWorkers, name: str, teaching: str
    ) -> None:
        super().__init__()
        self.context = context
        self.match = match
        self.workers = workers
        self.id = name
        self.entry: int | None = None
        self.replaying = False
        settings = context.settings
        self.hints = make_hints(settings, match, workers)
        self.hints.set_auto(Stage.RANKED if settings.get(keys.AUTO_HINT) else Stage.NONE)
        self.tutor = Tutor(match, self.hints)
        self.tutor.set_level(Teaching(teaching))
        self._viewer: Seat | None = next(iter(self.people), None)
        self.awaited = self._viewer if Visibility.of(match.history).divided else None
        """The seat whose person must come to the screen before anything is shown."""
        self.discreet = False
        """Whether the board keeps secrets from those who watch bots, and the log with it."""
        self._looking: int | None = None
        self._foreseeing: asyncio.Task[None] | None = None
        self._steps: dict[int, tuple[Node, Seat | None, Step]] = {}
        self._unwatch = match.events.watch(self._hear)

    @classmethod
    async def open(
        cls,
        context: Context,
        record: Record,
        *,
        name: str = "",
        dice: DiceSource | None = None,
        teaching: str = "",
    ) -> "MatchView":
        """Put a record on the table; nothing happens before ``match.start``.

        Args:
            context: settings, archive, compiled code.
            record: what has happened so far.
            name: id of an unfinished match; empty for a new one.
            dice: who rolls; None: as the settings say.
            teaching: how much is taught; empty: as last time (``usual_teaching``).

        Raises:
            ParlourError: the record or its game cannot be used.
        """
        workers = await _workers(context, record)
        watching = all(who.player != PERSON for who in record.seats)
        table = table_of(context.settings, dice, watching=watching)
        name = name or context.archive.new_match()
        autosave = partial(context.archive.save, name)
        match = await Match.open(record, workers, table=table, autosave=autosave)
        taught = teaching or keys.usual_teaching(context.settings, record.game)
        match_view = cls(context, match, workers, name, keys.OFF if watching else taught)
        match_view.hints.rate(await _own_rating(context, match))
        if match_view.people:
            match_view._foreseeing = event_loop.spawn(_foresee(match_view), "prepare a table")
        return match_view

    @classmethod
    async def replay(
        cls,
        context: Context,
        record: Record,
        *,
        entry: int | None = None,
        viewer: Seat | None = None,
    ) -> "MatchView":
        """Lay out a record to view as ``viewer`` sees it, by default as the first person does.

        ``entry`` is the number of the game in the library, if it is there.

        Raises:
            ParlourError: the record or its game cannot be used.
        """
        workers = await _workers(context, record)
        match = await Match.open(record, workers, table=table_of(context.settings))
        match_view = cls(context, match, workers, "", keys.OFF)
        match_view.hints.set_auto(Stage.NONE)
        match_view.hints.rate(await _own_rating(context, match))
        match_view.entry = entry
        match_view.replaying = True
        match_view.awaited = None
        if viewer is not None:
            match_view._viewer = viewer
        return match_view

    def hush(self) -> None:
        """Emit no more signals: whatever has shown the match may be gone."""
        self._unwatch()

    async def close(self) -> None:
        """Stop everything that belongs to the match and wait until it is saved."""
        self.hush()
        if self._foreseeing is not None:
            self._foreseeing.cancel()
        self.tutor.close()
        await self.hints.close()
        await self.match.close()

    # -- reading ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.match.history.game

    @property
    def words(self) -> Words:
        """Words in the window's language, with the names of the seats."""
        return self.context.words([who.name for who in self.match.seats])

    @property
    def people(self) -> tuple[Seat, ...]:
        seats = enumerate(self.match.seats)
        return tuple(seat for seat, who in seats if who.player == PERSON)

    @property
    def watching(self) -> bool:
        """Whether there are bots in all seats."""
        return not self.people

    @property
    def viewer(self) -> Seat | None:
        """The seat that views the board; None shows everything."""
        return self._viewer if self.game.info.hidden else None

    @property
    def limited_to(self) -> Seat | None:
        """The only seat whose knowledge may be shown; None: everything may.

        Nothing is secret once the game has ended.
        """
        return None if Visibility.of(self.match.history).open else self.viewer

    @property
    def hears(self) -> Seat | None:
        """For whom the log speaks: as ``limited_to``, or ``PUBLIC`` while the board hides cards."""
        secret = self.watching and self.game.info.hidden and self.match.history.head.result is None
        return narration.PUBLIC if self.discreet and secret else self.limited_to

    @property
    def person_decides(self) -> bool:
        """Whether a person at this window chooses an action now."""
        asked = self.match.pending.waiting is Waiting.PERSON and not self.replaying
        return asked and self.awaited is None and not self.looking_back

    @property
    def at(self) -> int:
        """The node on the table: the current one, unless someone looks back."""
        return self.match.history.at if self._looking is None else self._looking

    @property
    def looking_back(self) -> bool:
        """Whether an earlier position is shown; nothing has been taken back for that."""
        return self._looking is not None

    @property
    def thinking(self) -> bool:
        """Whether the program is about to act, or the adviser is thinking about a hint."""
        acting = self.match.pending.by_program
        hint = self.hints.hint
        looking = hint is not None and hint.running
        return looking or (acting and not self.replaying and not self.match.paused)

    def seen(self, position: Position, node: int) -> Position:
        """A position as the viewer sees it; always the same for the same ``node``."""
        seat = self.limited_to
        if seat is None:
            return position
        return position.seen_by(seat, stream(self.match.history.head.seed, "board", seat, node + 1))

    def scene(self, *, choices: bool = True, turns: int = 2) -> Scene:
        """What the board draws now; with the legal actions if a person decides.

        Its trail is the last ``turns`` turns, the present one included.
        """
        history = self.match.history
        legal = history.position.legal() if choices and self.person_decides else ()
        acts = choices and not (self.replaying or self.looking_back)
        return Scene(
            position=self.seen(history.place(self.at).position, self.at),
            viewer=self.viewer,
            open=self.limited_to is None,
            words=self.words,
            choices=legal,
            trail=tuple(reversed(tuple(self._recent_steps(turns)))),
            may_roll=acts and self.awaited is None and self.match.pending.waiting is Waiting.ROLL,
            may_resign=acts and control.may_resign(self.match) is not None,
        )

    def board_step(self, node: int) -> Step:
        """A step of the history as boards show it; the last ones are cached for the next scenes."""
        step = self.match.history.step(node)
        known = self._steps.get(step.node)
        if known is not None and known[:2] == (step.entry, self.hears):
            return known[2]
        made = Step(
            before=self.seen(step.before, step.entry.parent),
            action=step.action,
            after=self.seen(step.after, step.node),
            told=narration.sentence(step, self.hears),
            automatic=step.entry.automatic,
            typed=step.entry.typed,
            known=narration.is_known(step, self.limited_to),
        )
        if len(self._steps) >= _STEPS_KEPT:
            self._steps.clear()
        self._steps[step.node] = (step.entry, self.hears, made)
        return made

    def past(self) -> Iterator[Position]:
        """The positions before what is on the table as the viewer sees them, newest first."""
        history, node = self.match.history, self.at
        while node != START:
            node = history.node(node).parent
            yield self.seen(history.place(node).position, node)

    def _recent_steps(self, most: int) -> Iterator[Step]:
        history = self.match.history
        node, turns = self.at, {history.place(self.at).moment.turn}
        while node != START:
            step = self.board_step(node)
            turns.add(step.before.moment.turn)
            if len(turns) > most:  # numbers are left out for seats with nothing to do
                return
            yield step
            node = history.node(node).parent

    # -- changing -----------------------------------------------------------------------------

    def attempt(self, call: Callable[[], object]) -> None:
        """Do what a person wants, or tell why it can't be done."""
        with telling(self.failed.emit):
            call()

    def look_at(self, node: int | None) -> None:
        """Show an earlier position while the match stays where it is; None: stop looking back.

        Raises RecordError if the node doesn't exist.
        """
        if node is not None:
            self.match.history.place(node)
        self._looking = None if node == self.match.history.at else node

    def take_settings(self) -> None:
        """Run the match as the settings say now; who rolls stays as it was chosen."""
        table = table_of(self.context.settings, self.match.table.dice, watching=self.watching)
        if table != self.match.table:
            control.set_table(self.match, table)
        auto = Stage.RANKED if self.context.settings.get(keys.AUTO_HINT) else Stage.NONE
        if auto is not self.hints.auto:
            self.hints.set_auto(auto)

    def uncover(self) -> None:
        """Open the curtain: the next person is at the screen now."""
        if self.awaited is not None:
            self._viewer, self.awaited = self.awaited, None

    def teach(self, level: Teaching) -> None:
        """Let the tutor do more or less from now on, and in the next match of this game."""
        self.tutor.set_level(level)
        self._keep_level()

    def answer_warning(self, answer: Answer) -> None:
        self.tutor.answer(answer)
        self._keep_level()

    def _keep_level(self) -> None:
        key, settings = keys.last_match(self.game.id), self.context.settings
        if keys.usual_teaching(settings, self.game.id) != self.tutor.level.value:
            settings.set(key, settings.get(key) | {"teaching": self.tutor.level.value})
        self.taught.emit()

    def _hear(self, event: Event) -> None:
        """Show the match to the person whose turn it is, or await them if it must be hidden."""
        asked = self._asked()
        if not Visibility.of(self.match.history).divided:
            self.awaited = None
            self._viewer = self._viewer if asked is None else asked
        elif asked is not None and (self.awaited is not None or asked != self._viewer):
            self.awaited = asked
        self.told.emit(event)

    def _asked(self) -> Seat | None:
        """The seat for which a person has to decide or roll."""
        waiting, turn = self.match.pending.waiting, self.match.pending.seat
        rolls = waiting in (Waiting.ROLL, Waiting.DICE) and turn in self.people
        return turn if (waiting is Waiting.PERSON or rolls) and not self.replaying else None


def hurried(match_view: MatchView) -> bool:
    """Whether bots play without pauses, so that the page shows the position only now and then."""
    playing = match_view.match.pending.by_program and not match_view.match.paused
    return match_view.watching and playing and pace().speed == math.inf
