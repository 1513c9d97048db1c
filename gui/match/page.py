"""The match page: players, board, and available actions."""

from functools import partial
from itertools import takewhile
from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent

from engines.contract.analysis import Line
from engines.contract.position import notation
from engines.match import events
from engines.match.advice.hint import Answer
from engines.runtime.texts import tr
from gui.app.context import Context
from gui.app.keys import commands
from gui.app.keys.commands import Command
from gui.app.page import Page
from gui.games.face import face
from gui.kit.notice import NoticeAction, NoticeKind
from gui.kit.throttle import Throttle
from gui.match.actions_panel import Acting, ActionsPanel
from gui.match.announcer import Announcer
from gui.match.curtain import Curtain
from gui.match.ending import EndView
from gui.match.move_line import MoveLine
from gui.match.moving import MatchTransport, WatchBar
from gui.match.panels import MatchPanels
from gui.match.paper import growth_in
from gui.match.players import PlayersPanel
from gui.match.result import expectation, reason_text, result_buttons, winners
from gui.match.roll_chooser import RollChooser
from gui.match.sounds import MatchSounds
from gui.match.study import Study
from gui.match.view import MatchView, hurried
from gui.style import Size
from gui.table.board import Board, Scene
from gui.table.frame import TableFrame
from gui.table.stage import Stage
from gui.table.surface import Surface

_HURRIED_MS: Final = 50
"""How often the page is updated while bots play without pauses."""
_END_BUTTON: Final = 42
"""Height of the buttons below a result, in a usual window."""


class MatchPage(Page):
    """Shows one match; it is created and destroyed with it.

    The board follows the match: every step is animated, and Parlour waits for that before it acts
    again; people never wait. ``caught_up`` is emitted when nothing moves anymore and everything on
    the page shows the same moment. ``asks`` carries a command for the window.

    If people share the screen and have secrets, a curtain closes between their turns: ``curtained``
    says whether it is closed.
    """

    caught_up = Signal()
    curtained = Signal(bool)
    asks = Signal(object)

    fills = True

    def __init__(self, context: Context, match_view: MatchView, study: Study | None = None) -> None:
        super().__init__(context)
        self.match_view = match_view
        self.acting = Acting(match_view, self)
        self.panels = MatchPanels(match_view, self, study)
        self.players = PlayersPanel(match_view)
        self.stage = Stage(face(match_view.game.id).make_board(), context)
        self.board.waits = lambda: self.headline.text
        self.board.card_height = self.players.card_height
        self.board.faces = self.players.faces
        self.board.people = lambda: match_view.people
        self.board.past = match_view.past
        self.board.shown_again = True
        match_view.discreet = self.board.discreet
        match_view.match.board = self.stage.until_rested
        self.transport = MatchTransport(match_view, self._may_look, self)
        self.watch_bar = WatchBar(match_view, self.transport)
        self.tray = ActionsPanel(match_view, self.acting)
        self.curtain = Curtain()
        self.ending = EndView(match_view, self.panels.study)
        self._chooser = RollChooser(self.tray, match_view)
        self._announcer = Announcer(self, match_view)
        self._sounds = MatchSounds(context.sounds, match_view)
        self._late = Throttle(self, self._show_turn, _HURRIED_MS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        """Add everything in the order in which Tab goes through it."""
        self.frame = TableFrame(
            self.board.backdrop,
            (self.players,),
            (self.curtain, self.ending, self.stage),
            (self.watch_bar, self.tray),
        )
        self.headline = self.frame.headline
        self.headline.explain = self.stage.explain
        self.move_line = MoveLine(self.match_view, self.acting, self.headline)
        self.body.addWidget(self.frame, 1)

    def _connect(self) -> None:
        self.match_view.failed.connect(self.tell_error)
        self.acting.asking.connect(self.tray.show_nothing)
        self.tray.replace_asked.connect(self.players.open_menu)
        self.transport.looked.connect(self._show_turn)
        self.move_line.closed.connect(self._focus_board)
        self.curtain.button.clicked.connect(self.open_curtain)
        self.board.chosen.connect(self.acting.act)
        self.board.asks.connect(self.asks)
        self.board.choices_changed.connect(self._offer_again)
        self.board.rearranged.connect(lambda: self.players.lie(self.board))
        self.board.discretion_changed.connect(self._be_discreet)
        self.stage.rested.connect(self._show_turn)
        self.stage.resized.connect(self._fit_buttons)
        self.stage.resized.connect(self.move_line.lie)
        self.panels.hint.previewed.connect(self.preview)
        self.panels.hint.played.connect(self.acting.play_line)
        self.panels.chosen.connect(self.transport.show)
        self.ending.chosen.connect(self.transport.show)
        self.ending.turned.connect(self._show_turn)
        self.ending.wants.connect(self.wants)
        self.caught_up.connect(self.panels.refresh)
        self.caught_up.connect(self.panels.hint.preview_best)
        self.match_view.told.connect(self._hear)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.ending.isVisible():  # the stage, which would say so, is hidden
            self._fit_buttons()

    def _fit_buttons(self) -> None:
        """Give the foot its own space if there is anything to press there."""
        self.players.lie(self.board)
        waiting = self.match_view.match.pending.waiting
        over = waiting is events.Waiting.OVER and not self.match_view.looking_back
        reserve, room = Size.CONTROL, QRect()
        if over:
            reserve = round(_END_BUTTON * growth_in(self.frame.size(), least=1.0))
        elif not self.match_view.watching:
            reserve, room = self.stage.foot(self.frame, drawn=self.board.draws_buttons)
        if self.frame.set_foot(reserve, room):
            self._offer_again()

    @property
    def board(self) -> Board:
        return self.stage.board

    def opened(self) -> None:
        self._focus_board()

    def cancel(self) -> bool:
        if self.move_line.isVisible():
            self.move_line.close_line()
        elif self._chooser.cancel():
            self._show_turn()
        elif self.match_view.tutor.warning is not None:
            self.match_view.answer_warning(Answer.RETHINK)
        elif self.match_view.looking_back:
            self.transport.look_at(None)
        elif not (self.board.clear_selection() or self.panels.hint.stop()):
            return super().cancel()
        return True

    # -- hearing ------------------------------------------------------------------------------

    def _hear(self, event: events.Event) -> None:
        match event:
            case events.Applied():  # a TurnOf always follows, here and after a rewind
                self.stage.stop()
                if not (self.match_view.looking_back or hurried(self.match_view)):
                    step = self.match_view.board_step(event.node)
                    self.stage.animate((step, self.match_view.scene(choices=False)))
            case events.TurnOf() if hurried(self.match_view) and not self.stage.moving:
                self._late.soon()
            case events.Rewound():
                self.match_view.look_at(None)
                self.stage.stop()
                self.ending.forget()
            case events.TurnOf() | events.Paused():
                self._show_turn()
            case events.TutorWarned():
                self.stage.stop()
                self._show_turn()
            case events.SaveFailed():
                ask = partial(self.asks.emit, commands.SAVE_COPY)
                save = NoticeAction(tr("match-save-a-copy"), ask)
                self.notices.add(NoticeKind.ERROR, str(event.error), [save], key="autosave")
        self._sounds.hear(event, self.board.landings)

    @property
    def moving(self) -> bool:
        return self.stage.moving or self._late.isActive()

    def finish(self) -> bool:
        """Jump to the match's current position; False if nothing was moving."""
        self._late.flush()
        return self.stage.finish()

    def replay_turn(self) -> None:
        """Replay the last finished turn and everything since; for a player, a turn of each seat."""
        if not self.finish() and not self.curtain.closed:
            match_view = self.match_view
            turns = 2 if match_view.watching else len(match_view.match.seats)
            if self.stage.replay(match_view.scene(choices=False, turns=turns)):
                self.say(tr("match-recent-turns-again"))
                self.headline.tell("")

    # -- showing ------------------------------------------------------------------------------

    def _show_turn(self) -> None:
        """Show what is expected once nothing moves, so that no roll is given away early.

        While another page is shown, the match only makes sounds.
        """
        match_view = self.match_view
        self._late.stop()
        seen = self.isVisible()
        if seen:
            self.transport.changed.emit()
            if self.stage.moving:
                with self.tray.focus_kept(self.board):
                    self.tray.show_nothing()
                return
            self.players.refresh()
            if not self._draw_curtain():
                scene = match_view.scene()
                self.stage.show_scene(scene)
                self._show_tray(scene)
        if match_view.awaited is None and not match_view.looking_back:
            self._announcer.refresh()
            self._sounds.rest()
        if seen:
            self.caught_up.emit()

    def say(self, sentence: str) -> None:
        """Say what to do next, as the headline of the table."""
        self.headline.say(sentence, self.match_view.words.names)

    def _show_tray(self, scene: Scene) -> None:
        """Say and show what can be done; if only bots play: run and pause the match."""
        self._fit_buttons()
        match_view, waiting = self.match_view, self.match_view.match.pending.waiting
        said, token = self.board.happened(scene)
        made = takewhile(lambda step: step.automatic, reversed(scene.trail))
        unsaid = match_view.game.guide.unsaid
        if telling := sum(notation(s.before, s.action).code not in unsaid for s in made):
            said = tr("match-made-for-you", made=telling, told=said)
        if match_view.looking_back:
            self.say(tr("match-earlier-position-press-esc"))
            self.headline.tell(said, token)
            self.watch_bar.hide()
            self.tray.show()
            self.tray.show_card(self.transport.card())
            return
        others = (events.Waiting.FAILED, events.Waiting.DICE, events.Waiting.OVER)
        watching = match_view.watching and waiting not in others
        self.watch_bar.setVisible(watching)
        self.say(expectation(match_view, self.board, scene))
        self.headline.tell((watching and self.watch_bar.commentary) or said, token)
        picked = [choice.action for choice in self.stage.choices if choice.confirms]
        self.panels.hint.set_picked(picked)
        with self.tray.focus_kept(self.board):
            self.tray.show_state(self.stage)
        self.tray.setVisible(not watching)
        if waiting is events.Waiting.OVER:
            reason = reason_text(match_view, self.board, scene)
            self.panels.study_the_end()
            more = self.ending.buttons()
            self.tray.row.show_row(result_buttons(match_view, self.asks.emit, more))
            sums = self.board.sums(scene) if self.board.sums else ()
            self.headline.tell(reason)
            for part in (self.stage, self.players, self.headline):
                part.setVisible(self.ending.table_wanted)
            self.ending.open(reason, self.players.remark(winners(match_view)[0]), sums)

    def _offer_again(self) -> None:
        """Offer what can be done now that something was picked up or put back on the board."""
        scene = self.board.scene
        if scene is None or self.stage.moving or self.match_view.looking_back:
            return
        if scene.position.is_over is self.match_view.match.position.is_over:  # else undone just now
            self._show_tray(scene)

    def _be_discreet(self) -> None:
        """Update the log, because the cards were turned up or down for those who watch."""
        self.match_view.discreet = self.board.discreet
        self.caught_up.emit()

    def _may_look(self) -> bool:
        """Whether another position may be shown; finishes what moves, and closes the input line."""
        if not self.curtain.closed:
            self.finish()
            self.move_line.close_line()
        return not self.curtain.closed

    def _draw_curtain(self) -> bool:
        """Close the curtain before another person's turn, or else open it; return which."""
        awaited, closed = self.match_view.awaited is not None, self.curtain.closed
        if awaited:
            self.match_view.look_at(None)
            self.move_line.close_line()
        self.ending.hide()  # before the board, which would have to share its room
        for part in (self.stage, self.frame.foot):
            part.setVisible(not awaited)
        self.players.show()
        self.headline.show()
        self.curtain.follow(self.match_view)
        if awaited:
            self.say(self.curtain.sentence)
            self.headline.tell("")
        if awaited is not closed:
            self.curtained.emit(awaited)
            self._focus_board()
        return awaited

    def open_curtain(self) -> None:
        """Open the curtain: the next person is here."""
        self.match_view.uncover()
        self._show_turn()

    def preview(self, line: Line | None) -> None:
        """Show one of the adviser's plans on the table, once that has caught up with the match."""
        ready = not (self.moving or self.curtain.closed or self.match_view.looking_back)
        self.tray.preview(line if ready else None)
        if ready:
            self.stage.preview(line)

    # -- acting -------------------------------------------------------------------------------

    def primary(self) -> None:
        """Finish what is moving; else take the neutral next step, if any; else pause or continue.

        The neutral answer to a warning is to think again.
        The match isn't paused while a person has to decide: what has the ring says why it can't
        be chosen.
        """
        if self.finish():
            return
        if self.curtain.closed:
            self.open_curtain()
        elif self.match_view.tutor.warning is not None:
            self.match_view.answer_warning(Answer.RETHINK)
        elif self.tray.primary is not None:
            self.tray.primary.click()
        elif self.match_view.match.pending.waiting is events.Waiting.ROLL:
            self.acting.roll()
        elif (neutral := self.stage.neutral) is not None:
            self.acting.act(neutral.action, neutral.rest)
        elif self.match_view.match.pending.waiting is not events.Waiting.PERSON:
            self.acting.toggle_pause()
        elif isinstance(surface := self.focusWidget(), Surface):
            ringed = surface.keyboard.spot
            if ringed is not None and ringed.refuses:
                surface.press_spot(ringed.key)

    def press(self, command: Command) -> None:
        """Do what a key does here: press the button or the thing on the board that shows it."""
        if self.board_to_act_on() is None:
            return
        rolls = self.match_view.match.pending.waiting is events.Waiting.ROLL
        if command is commands.ROLL and rolls:
            self.acting.roll()
        elif command is commands.PLAY_HINT:
            self.panels.hint.play_best()
        elif (choice := self.stage.press(command)) is not None:
            self.acting.act(choice.action, choice.rest)

    def step(self) -> None:
        """Take a single step, then pause."""
        if not self.finish():
            self.match_view.attempt(self.match_view.match.step)

    def board_to_act_on(self) -> Board | None:
        """The board; None if it was moving, is behind the curtain, or shows the past."""
        if self.finish() or self.curtain.closed or self.match_view.looking_back:
            return None
        return self.board

    def choose_roll(self) -> None:
        """For study: choose the result of the next roll, or else of the last one."""
        self.finish()
        if not (self.curtain.closed or self.match_view.looking_back) and self._chooser.choose():
            self.watch_bar.hide()
            self.tray.show()
            self.say(tr("match-choose-result-roll"))

    def type_move(self) -> None:
        """Open the input line for a move or a roll."""
        if not (self.curtain.closed or self.match_view.looking_back):
            self.move_line.open_line()

    def _focus_board(self) -> None:
        if self.curtain.closed:
            self.curtain.button.setFocus()
        elif self.tray.entry is None:
            self.board.setFocus()
