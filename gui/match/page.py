"""The match page: players, board, and what can be done."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engines.core.analysis import Line
from engines.core.errors import ParlourError
from engines.core.types import Action, Seat
from engines.session.events import (
    Applied,
    Event,
    MoveJudged,
    Paused,
    Rewound,
    SaveFailed,
    TurnOf,
    TutorWarned,
    Waiting,
)
from engines.session.history import Scope
from engines.session.tutor import Teaching, Warned
from gui.app import event_loop
from gui.app.context import Context
from gui.app.keys import commands
from gui.app.keys.commands import Command
from gui.app.page import COMPACT_BELOW, TIGHT_BELOW, Page
from gui.kit import boxes
from gui.kit.focus_ring import set_order
from gui.kit.notice import NoticeAction, NoticeKind
from gui.kit.throttle import Throttle
from gui.match.actions_panel import ActionsPanel
from gui.match.announcer import Announcer
from gui.match.chip import CornerChip
from gui.match.curtain import Curtain
from gui.match.dice_corner import DiceCorner
from gui.match.looking import LookingBack
from gui.match.move_line import MoveLine
from gui.match.of_match import OfMatch
from gui.match.players import PlayersPanel
from gui.match.result import Expectation, result_card
from gui.match.roll_chooser import RollChooser
from gui.match.sounds import MatchSounds
from gui.match.view import MatchView, hurried
from gui.match.warning import remark, warning_card
from gui.match.watch_bar import WatchBar
from gui.style import Size, Space, theme
from gui.table.board import Board, Choice, Scene, Step

AUTO_CHIP_MS: Final = 1500
_HURRIED_MS: Final = 50
"""How often the page is shown while bots play without pauses."""
_LOW_TRAY_BELOW: Final = 620
"""From this height of the page on, at 100 %, the tray has its full height."""


class _Moving(Enum):
    """What is in motion."""

    BOARD = "board"
    DICE = "dice"


class MatchPage(Page):
    """Shows one match at a time.

    The board follows the match: whatever is applied is animated, and the program waits for that
    before it acts again; people never wait. ``caught_up`` follows when nothing moves any more and
    everything on the page shows the same moment. ``asks`` carries a command for the window.

    Where people share the screen and have secrets, the curtain closes between them: ``curtained``
    says whether it is closed.
    """

    caught_up = Signal()
    curtained = Signal(bool)
    asks = Signal(object)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.match_view: MatchView | None = None
        self.board: Board | None = None
        self._moving: set[_Moving] = set()
        self._replayed: deque[Step] = deque()
        self._more_to_hear = False
        self._late = Throttle(self, self._show_now, _HURRIED_MS)
        self._rested = asyncio.Event()
        self.players = PlayersPanel()
        self.players.failed.connect(self.tell_error)
        self.dice = DiceCorner()
        self.dice.rollFinished.connect(partial(self._settled, _Moving.DICE))
        self.tray = ActionsPanel()
        self.tray.chosen.connect(self.act)
        self.tray.failed.connect(self.tell_error)
        self.tray.replace_asked.connect(self._open_seat_menu)
        self.watch_bar = WatchBar()
        self._of_match: OfMatch | None = None
        self.looking = LookingBack(self, lambda: self.match_view, self._may_look)
        self.looking.moved.connect(self._show_turn)
        self.watch_bar.chosen.connect(self.looking.go)
        self._expectation = Expectation(self)
        self.move_line = MoveLine()
        self.move_line.entered.connect(self._play_text)
        self.move_line.closed.connect(self._focus_board)
        self._lay_out()
        theme().follow(self.apply_theme)

    def _lay_out(self) -> None:
        self._board_box = QWidget()
        self._board_place = boxes.column(of=self._board_box)
        self._paused = CornerChip(self._board_box, "fa6s.pause", self.tr("Paused"))
        self._auto = CornerChip(self._board_box, "fa6s.bolt", self.tr("auto"))
        self._tray_box = QWidget()
        self._tray_row = boxes.row(of=self._tray_box)
        self._tray_row.addWidget(self.dice, 1)
        self._tray_row.addWidget(self.watch_bar, 2)
        self._tray_row.addWidget(self.tray, 2)
        self.curtain = Curtain()
        self.curtain.opened.connect(self.open_curtain)
        self.body.addWidget(self.players)
        self.body.addWidget(self.curtain, 1)
        self.body.addWidget(self._board_box, 1)
        self.body.addWidget(self.move_line)
        self.body.addWidget(self._tray_box)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._tray_row.setSpacing(theme().px(Space.L))
        self._give_way()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_way()

    def _give_way(self) -> None:
        """The board comes first: cards and tray become lower where there is little room."""
        t = theme()
        height = self.height() / t.scale
        self.set_tight(height < TIGHT_BELOW)
        self.players.set_compact(height - self.players.full_height < COMPACT_BELOW)
        low = height < _LOW_TRAY_BELOW and (self.board is None or self.board.rolls_dice)
        self._tray_box.setMinimumHeight(t.px(Size.CONTROL if low else Size.TRAY))

    # -- the match ---------------------------------------------------------------------------------

    def show_view(self, match_view: MatchView, board: Board) -> None:
        """Put a match on the page; the one before must have been closed."""
        if self.board is not None:
            self.board.deleteLater()
        self.match_view = match_view
        self.board = board
        self.board.chosen.connect(self.act)
        self.board.asks.connect(self.asks)
        self.board.settled.connect(partial(self._settled, _Moving.BOARD))
        self.board.choices_changed.connect(self._offer_again)
        self.board.discretion_changed.connect(self._be_discreet)
        match_view.set_discreet(board.discreet)
        self._board_place.addWidget(self.board)
        self.dice.setVisible(not self.board.rolls_dice)
        self._rest()
        match_view.match.board = self._until_rested
        self.players.attach(match_view)
        self._give_way()
        self.tray.attach(match_view)
        self.watch_bar.attach(match_view)
        self._of_match = OfMatch(
            RollChooser(self.tray, match_view.match),
            Announcer(self, match_view),
            MatchSounds(self.context.sounds, match_view, self),
        )
        self._of_match.chooser.failed.connect(self.tell_error)
        match_view.told.connect(self._hear)
        self._show_now()
        set_order(self.players, self.board, self.move_line, self._tray_box)

    def _be_discreet(self) -> None:
        """The cards were turned up or down for those who watch: so does the log."""
        if self.match_view is not None and self.board is not None:
            self.match_view.set_discreet(self.board.discreet)
            self.caught_up.emit()

    def clear(self) -> None:
        """The match is being closed: hear it no more."""
        if self.match_view is not None:
            self.finish()
            self.match_view.told.disconnect(self._hear)
            self.players.detach()
        if self._of_match is not None:
            self._of_match.drop()
        self.match_view = self._of_match = None

    def opened(self) -> None:
        self._focus_board()

    def left(self) -> None:
        """Another page is shown: nothing moves that nobody sees."""
        self.finish()

    def cancel(self) -> bool:
        if self.move_line.isVisible():
            self.move_line.close_line()
            return True
        if self._of_match is not None and self._of_match.chooser.cancel():
            self._show_turn()
            return True
        if self._looking_back:
            self.looking.look_at(None)
            return True
        if self.board is not None and self.board.clear_selection():
            return True
        hints = None if self.match_view is None else self.match_view.hints
        if hints is not None and hints.hint is not None and hints.hint.running:
            hints.stop()
            return True
        return super().cancel()

    # -- hearing ------------------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        if self._of_match is not None:
            self._of_match.sounds.hear(event)
        match event:
            case Applied():
                with self._hearing_more():
                    self._animate(event.node)
            case TurnOf() if hurried(self.match_view) and not self._moving:
                self._late.soon()
            case Rewound():  # as above: a TurnOf follows
                self.looking.forget()
                self.tray.set_remark("")
                self._rest()
                self._show_last_roll()
            case TurnOf() | Paused():
                self._show_turn()
            case TutorWarned():
                self._warn(event.warning)
            case MoveJudged():
                assert self.match_view is not None
                self.tray.set_remark(remark(self.match_view.game, event.judgement))
            case SaveFailed():
                self._tell_save_failed(str(event.error))
            case _:
                pass

    @contextmanager
    def _hearing_more(self) -> Iterator[None]:
        """A ``TurnOf`` follows at once: what is due is shown then, and only then."""
        self._more_to_hear = True
        yield
        self._more_to_hear = False

    def _animate(self, node: int) -> None:
        assert self.match_view is not None
        assert self.board is not None
        self._end_motion()
        hidden = not self.isVisible() or self.curtain_closed or self._looking_back
        if hidden or hurried(self.match_view):
            self._show_last_roll()
            return
        step = self.match_view.board_step(node)
        if step.automatic:
            self._auto.show_for(AUTO_CHIP_MS)
        self._start_motion(step, self.match_view.scene(choices=False))

    def _start_motion(self, step: Step, scene: Scene) -> None:
        """Let board and dice show how a step happens."""
        assert self.board is not None
        self._rested.clear()
        self._moving = {_Moving.BOARD}
        if not self.board.rolls_dice and step.before.roll() is not None:
            self._moving.add(_Moving.DICE)
            self.dice.roll_step(step)
        self.board.animate(step, scene)

    def _settled(self, what: _Moving) -> None:
        if what in self._moving:
            self._moving.remove(what)
            if not self._moving and self._replayed:
                self._replay_next()
            elif not self._moving:
                self._rest()
                if not self._more_to_hear:
                    self._show_turn()

    @property
    def moving(self) -> bool:
        """Whether something is in motion."""
        return bool(self._moving) or self._late.isActive()

    def finish(self) -> bool:
        """Bring everything to where the match is, at once; False if nothing moved."""
        self._late.flush()
        if not self._moving:
            return False
        self._end_motion()
        self._show_turn()
        return True

    def replay_turn(self) -> None:
        """Show once more what happened in the last finished turn, and since."""
        match_view, board = self.match_view, self.board
        if match_view is None or board is None or self.finish():
            return
        trail = () if self.curtain_closed else match_view.scene().trail
        if trail:
            self._replayed = deque(trail)
            board.show_scene(replace(match_view.scene(choices=False), position=trail[0].before))
            self._replay_next()

    def _replay_next(self) -> None:
        """Animate the next step of a turn that is shown once more."""
        assert self.match_view is not None
        step = self._replayed.popleft()
        self._start_motion(step, replace(self.match_view.scene(choices=False), position=step.after))

    def _end_motion(self) -> None:
        self._replayed.clear()
        moving, self._moving = self._moving, set()
        if _Moving.BOARD in moving and self.board is not None:
            self.board.finish()
        if _Moving.DICE in moving:
            self.dice.finish()
        self._rested.set()

    def _rest(self) -> None:
        self._replayed.clear()
        self._moving = set()
        self._rested.set()

    async def _until_rested(self) -> None:
        await self._rested.wait()

    def _warn(self, warning: Warned) -> None:
        assert self.match_view is not None
        self._end_motion()
        self.tray.show_card(warning_card(self.match_view, warning, self._show_turn))

    # -- showing ------------------------------------------------------------------------------

    def _show_now(self) -> None:
        """Show where the match is, without motion."""
        self._show_last_roll()
        self._show_turn()

    def _show_last_roll(self) -> None:
        """Show the dice beside the board, without motion."""
        assert self.match_view is not None
        if not self.dice.isHidden():
            self.dice.show_last_roll(self.match_view)

    def _show_turn(self) -> None:
        """Show what is expected, as soon as nothing moves: a roll is not told before it is seen."""
        match_view, board = self.match_view, self.board
        assert match_view is not None
        assert board is not None
        self._late.stop()
        over = match_view.match.waiting is Waiting.OVER
        self._paused.set_shown(match_view.match.paused and not over)
        if self._moving:
            with self.tray.focus_kept(self.board):
                self.tray.show_nothing()
            if match_view.watching:
                self.watch_bar.show_place()
            return
        self.players.refresh()
        if self._draw_curtain(match_view):
            return
        scene = match_view.scene()
        board.show_scene(scene)
        if match_view.looking_back:
            self.say(self.looking.show(self.tray, self.watch_bar))
            self.caught_up.emit()
            return
        self._show_tray(match_view, board.bar(scene) if scene.choices else ())
        if self._of_match is not None:
            self._of_match.announcer.refresh()
            self._of_match.sounds.rest()
        if match_view.match.waiting is Waiting.OVER:
            self.tray.show_card(result_card(match_view, self.asks.emit))
        self.say(self._expectation.sentence(match_view, scene))
        self.caught_up.emit()

    @property
    def _looking_back(self) -> bool:
        return self.match_view is not None and self.match_view.looking_back

    def _may_look(self) -> bool:
        """Whether another position may be shown; what moves or is typed comes to its end."""
        if not self.curtain_closed:
            self.finish()
            self.move_line.close_line()
        return not self.curtain_closed

    @property
    def curtain_closed(self) -> bool:
        """Whether nothing is shown until the next person has come to the screen."""
        return not self.curtain.isHidden()

    def _draw_curtain(self, match_view: MatchView) -> bool:
        """Close the curtain if another person is awaited, else open it; whether it is closed."""
        seat, closed = match_view.awaited, self.curtain_closed
        if seat is not None:
            match_view.look_at(None)
        for part in (self._board_box, self._tray_box):
            part.setVisible(seat is None)
        if seat is None:
            self.curtain.hide()
        else:
            self.move_line.close_line()
            key = self.context.keys.text(commands.PRIMARY)
            self.curtain.draw(seat, match_view.match.seats[seat].name, key)
            self.say(self.curtain.sentence)
        if closed != (seat is not None):
            self.curtained.emit(seat is not None)
            (self._focus_board if seat is None else self.curtain.button.setFocus)()
        if seat is not None:
            self.caught_up.emit()
        return seat is not None

    def open_curtain(self) -> None:
        """The person who was awaited is here."""
        if self.match_view is not None:
            self.match_view.uncover()
            self._show_now()

    def _offer_again(self) -> None:
        """Something was picked up or put back on the board: offer what can be done now."""
        still = not self._moving and not self._looking_back
        if self.match_view is not None and self.board is not None and still:
            scene = self.match_view.scene()
            self._show_tray(self.match_view, self.board.bar(scene) if scene.choices else ())

    def _show_tray(self, match_view: MatchView, choices: tuple[Choice, ...]) -> None:
        """Show what can be done; while only bots play, how to run and stop them."""
        others = (Waiting.FAILED, Waiting.DICE, Waiting.OVER)
        watching = match_view.watching and match_view.match.waiting not in others
        self.watch_bar.setVisible(watching)
        if watching:
            self.watch_bar.refresh()
        with self.tray.focus_kept(self.board):
            self.tray.show_state(choices)
        self.tray.setVisible(not watching)

    # -- acting -------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Play an action for the person whose turn it is, unless the tutor warns."""
        match_view = self.match_view
        assert match_view is not None
        if match_view.tutor.level is Teaching.OFF:
            self._do(partial(match_view.match.act, action))
        else:
            self.tray.show_nothing()
            event_loop.spawn(self._propose(match_view, action), "ask the tutor")

    async def _propose(self, match_view: MatchView, action: Action) -> None:
        try:
            await match_view.tutor.propose(action)
        except ParlourError as error:
            self.tell_error(str(error))

    def play_line(self, line: Line) -> None:
        """Play a plan of the adviser as far as it is one person's own decisions."""
        match_view = self.match_view
        if match_view is None or not match_view.person_decides:
            return
        seat = match_view.match.turn
        for action in line.actions:
            if (match_view.match.waiting, match_view.match.turn) != (Waiting.PERSON, seat):
                return
            self._do(partial(match_view.match.act, action))

    def preview(self, line: Line | None) -> None:
        """Show a plan of the adviser on the board, once that shows where the match is."""
        if self.board and not (self.moving or self.curtain_closed or self._looking_back):
            self.board.preview(line)

    def actions_widget(self) -> QWidget | None:
        """Where a person acts now: the first button of the tray, else the board."""
        return self.curtain.button if self.curtain_closed else self.tray.primary or self.board

    def primary(self) -> None:
        """End what moves; else do what the primary button does; else pause or go on.

        A person who has not yet picked anything up on the board has no button and is not paused.
        """
        if self.finish():
            return
        if self.curtain_closed:
            self.open_curtain()
            return
        button = self.tray.primary
        if button is not None:
            button.click()
        elif self.match_view is not None and self.match_view.match.waiting is not Waiting.PERSON:
            self.toggle_pause()

    def press(self, command: Command) -> None:
        """Roll or bank by key: the button that names this key."""
        if self.board_to_act_on() is None or self.match_view is None or self.board is None:
            return
        if command is commands.ROLL and self.match_view.match.waiting is Waiting.ROLL:
            self._do(self.match_view.match.roll)
            return
        scene = self.match_view.scene()
        for choice in self.board.bar(scene) if scene.choices else ():
            if choice.command is command:
                self.act(choice.action)
                return

    def toggle_pause(self) -> None:
        """Pause, or go on."""
        if self.match_view is None or self.match_view.match.waiting is Waiting.OVER:
            return
        match = self.match_view.match
        (match.resume if match.paused else match.pause)()

    def step(self) -> None:
        """Let one thing happen, then pause."""
        if self.match_view is not None and not self.finish():
            self._do(self.match_view.match.step)

    def undo(self, scope: Scope) -> None:
        """Take back to where a person last had a choice."""
        if self.match_view is not None:
            self.match_view.match.undo(scope)

    def redo(self, scope: Scope) -> None:
        """Bring back what was taken back."""
        if self.match_view is not None:
            self.match_view.match.redo(scope)

    def board_to_act_on(self) -> Board | None:
        """The board, at rest; None if there is none, or if it moved or is behind the curtain."""
        if self.board is None or self.finish() or self.curtain_closed or self._looking_back:
            return None
        return self.board

    def choose_roll(self) -> None:
        """For study: choose how the roll that is due comes out, or else the last one."""
        self.finish()
        if self._of_match is None or self.curtain_closed or self._looking_back:
            return
        if self._of_match.chooser.choose():
            self.watch_bar.hide()
            self.tray.show()
            self.say(self.tr("Choose how the roll comes out."))

    def type_move(self) -> None:
        """Open the line to type a move or a roll."""
        if self.match_view is None or self.curtain_closed or self.match_view.looking_back:
            return
        position = self.match_view.match.position
        known = [position.action_text(action) for action in self.match_view.scene().choices]
        self.move_line.open_line(known, known[0] if known else "")

    def _play_text(self, text: str) -> None:
        match_view = self.match_view
        assert match_view is not None
        try:
            if match_view.person_decides:
                self.act(match_view.match.position.parse_action(text))
            else:
                match_view.match.play(text)
        except ParlourError as error:
            self.move_line.show_error(str(error))
        else:
            self.move_line.close_line()

    def _do(self, call: Callable[[], object]) -> None:
        try:
            call()
        except ParlourError as error:
            self.tell_error(str(error))

    def tell_error(self, text: str) -> None:
        """Say why something could not be done."""
        self.notices.add(NoticeKind.ERROR, text, key="refused")

    def _tell_save_failed(self, text: str) -> None:
        save = NoticeAction(self.tr("Save a copy…"), partial(self.asks.emit, commands.SAVE_COPY))
        self.notices.add(NoticeKind.ERROR, text, [save], key="autosave")

    def _open_seat_menu(self, seat: Seat) -> None:
        self.players.open_menu(seat)

    def _focus_board(self) -> None:
        if self.curtain_closed:
            self.curtain.button.setFocus()
        elif self.board is not None and self.tray.entry is None:
            self.board.setFocus()
