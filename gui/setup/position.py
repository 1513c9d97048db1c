"""The page for setting up a position, to ask for the best move or to play from it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from engines.contract.analysis import Line
from engines.contract.game import Game
from engines.contract.position import Position
from engines.contract.record import PERSON, SeatRecord
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.match.archive import records
from engines.runtime.errors import ParlourError, ParseError
from engines.runtime.texts import tr
from engines.runtime.types import Seat
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.bots import find_bot, numbered, usual_name
from gui.app.context import Context
from gui.app.kernels import Readiness
from gui.app.page import Page
from gui.app.requests import Play, ShowPage
from gui.games.face import face, game_name
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label
from gui.kit.notice import NoticeAction, NoticeKind
from gui.kit.paint import between
from gui.kit.segmented import SegmentedControl
from gui.match.view import MatchView
from gui.setup.advice import Advice, chance_is_next, check_not_over
from gui.setup.seat_row import seats_in
from gui.style import Space, Token, TypeRole, scaled, theme
from gui.table.board import Scene
from gui.table.form import PositionForm
from gui.table.stage import Stage

_FORM: Final = (440, 560)
"""Smallest and largest width of the form beside a board, at 100%."""
_FORM_SHARE: Final = 0.28
_HINT_WIDTH: Final = 340
_BOARD_FROM: Final = 1060
"""The board is shown at this width or more, at 100% user scale."""
_TITLE_FROM: Final = 520
"""Title and good news are shown at this height or more."""


class PositionPage(Page):
    """The form of the game on the left, its board in the middle, the adviser's plans on the right.

    The text of the position is at the top and says the same as the form: either can be edited. The
    match on the table stays as it is; ``table``, which the shell sets, gives it.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.table: Callable[[], MatchView | None] = lambda: None
        self._names = tuple(games())
        self.rules: Game = find_game(self._names[0])
        self.position: Position | None = None
        """The position that is set up; None while it is impossible."""
        self.given = ""
        self._tall = self._beside = True
        self.form: PositionForm | None = None
        self.stage: Stage | None = None
        self._make_fields()
        self._make_buttons()
        self._lay_out()
        context.kernels.changed.connect(self._show_board)
        scaled(self.field.setFont, TypeRole.RECORD)
        scaled(self._share_room)

    def _make_fields(self) -> None:
        words = self.context.words()
        self._choice = SegmentedControl([game_name(words, name) for name in self._names])
        self._choice.setAccessibleName(tr("setup-game"))
        self._choice.currentChanged.connect(lambda at: self.set_up(self._names[at]))
        self.field = QLineEdit()
        self.field.setAccessibleName(tr("setup-position-as-text"))
        self.field.textEdited.connect(self._text_edited)
        self.field.returnPressed.connect(self.analyse)
        self.message = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.advice = Advice(self.context)
        self.advice.previewed.connect(self._preview)
        self.advice.played.connect(self._follow)
        self.advice.failed.connect(self.tell_error)

    def _make_buttons(self) -> None:
        self._copy = Button(tr("setup-copy"), icon_name="fa6s.copy")
        self._copy.setToolTip(tr("setup-copy-position-text"))
        self._copy.clicked.connect(self.copy)
        self._paste = Button(tr("setup-paste"), icon_name="fa6s.paste")
        self._paste.setToolTip(tr("setup-use-position-clipboard"))
        self._paste.clicked.connect(lambda: self.paste(QApplication.clipboard().text()))
        self.analyse_button = Button(tr("setup-analyze"), ButtonKind.PRIMARY)
        self.analyse_button.clicked.connect(self.analyse)
        self.play_button = Button(tr("setup-play-from-here"), icon_name="fa6s.play")
        self.play_button.clicked.connect(self.play)
        self._start = Button(tr("setup-start-of-the-game"))
        self._start.clicked.connect(lambda: self.set_up(self.game))
        self._back = Button(tr("setup-back"))
        self._back.clicked.connect(
            lambda: self.wants.emit(ShowPage("home") if self.table() is None else ShowPage("match"))
        )

    def _lay_out(self) -> None:
        text_row = boxes.row(self.field, self._copy, self._paste, gap=Space.S)
        self._form_place = ScrollColumn()
        self._form_place.body.addStretch(1)
        self._board_box = QWidget()
        self._board_place = boxes.column(of=self._board_box)
        columns = boxes.row(self._form_place, (self._board_box, 1), self.advice, gap=Space.L)
        ends = (self.analyse_button, self.play_button, self._start, self._back)
        self.body.addWidget(self._choice)
        self.body.addLayout(text_row)
        self.body.addWidget(self.message)
        self.body.addLayout(columns, 1)
        self.body.addLayout(boxes.row(*ends, 1, gap=Space.S))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Form and hints have priority; the board gets what is left."""
        t = theme()
        self._tall = self.height() / t.scale >= _TITLE_FROM
        self._title.setVisible(self._tall)
        self._show_good_news()
        wide = self.width() / t.scale >= _BOARD_FROM
        self._beside = wide
        self._board_box.setVisible(wide)
        form = round(between(_FORM, _FORM_SHARE * self.width()))
        form = max(form, self._form_place.least_width)
        self._form_place.setMinimumWidth(form if wide else 0)
        self._form_place.setMaximumWidth(form if wide else boxes.NO_LIMIT)
        self.advice.setFixedWidth(min(t.px(_HINT_WIDTH), max(self.width() // 2, 1)))
        self._show_board()

    def opened(self) -> None:
        self.field.setFocus()

    def left(self) -> None:
        self._forget_advice()

    def cancel(self) -> bool:
        return self.advice.stop() or super().cancel()

    def take_over(self, before: Page) -> None:
        assert isinstance(before, PositionPage)
        self.table = before.table
        if before.stage is not None:
            self.set_up(before.game, before.field.text())
            self.given = before.given

    # -- the position -------------------------------------------------------------------------

    @property
    def changed(self) -> bool:
        """Whether someone has changed the position that was laid out."""
        return self.field.text() != self.given

    def set_up(self, name: str = "", text: str = "") -> None:
        """Show a position of a game; without a text, its starting position."""
        name = keys.usual_game(self.context.settings, name)
        self.notices.close_key("kept")
        with QSignalBlocker(self._choice):
            self._choice.set_current(self._names.index(name))
        if self.game != name:
            self._lay_out_game(name)
        facts = self.rules.info
        start = self.rules.start(facts.default_seats, self.rules.options({}))
        self._take_text(text or self.rules.position_text(start))
        self._share_room()
        self.given = self.field.text()
        if self.form is not None and self.position is None:
            self.form.show_position(Position(self.rules, start))

    def offer_another(self, take: Callable[[], None]) -> None:
        """Say that the changed setup is still here; ``take`` lays out the new one."""
        text = tr("setup-position-were-setting-up")
        anew = NoticeAction(tr("setup-start-over"), take)
        self.notices.add(NoticeKind.INFO, text, [anew], key="kept")

    def _lay_out_game(self, name: str) -> None:
        """Show the form and the board of a game."""
        self.rules = find_game(name)
        self.set_game(name)
        if self.form is not None:
            self.form.hide()
            self.form.deleteLater()
        make = face(name).make_form
        self.form = None if make is None else make()
        self._form_place.setVisible(self.form is not None)
        if self.form is not None:
            self.form.changed.connect(self._form_changed)
            self.form.submitted.connect(self.analyse)
            self._form_place.body.insertWidget(0, self.form)
        boxes.clear(self._board_place)
        self.stage = Stage(face(name).make_board(), self.context)
        self.stage.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stage.board.discreet = False  # whoever sets up a position knows it
        self._board_place.addWidget(self.stage)

    def _form_changed(self) -> None:
        assert self.form is not None
        self.field.setText(self.form.text())
        self._read()

    def _text_edited(self) -> None:
        self._read()
        if self.form is not None and self.position is not None:
            self.form.show_position(self.position)

    def _take_text(self, text: str) -> None:
        self.field.setText(" ".join(text.split()))
        self.field.setCursorPosition(0)
        self._text_edited()

    def _read(self) -> None:
        """Let the game read the text, and say what is wrong with it."""
        self._forget_advice()
        try:
            self.position = Position.parse(self.rules, self.field.text())
        except ParseError as error:
            self.position = None
            self._show_message(str(error), Token.BAD)
        else:
            self._show_message(tr("setup-this-position-is-possible"), Token.GOOD)
        self.play_button.set_blocked("" if self.position is not None else self.message.text())
        self._show_board()

    def _show_message(self, text: str, token: Token) -> None:
        self.message.setText(text)
        self.message.set_token(token)
        self.field.setAccessibleDescription(text)
        self._show_good_news()

    def _show_good_news(self) -> None:
        """Always show errors, but say that all is well only if there is room."""
        self.message.setVisible(self._tall or self.position is None)

    def _show_board(self, game: str = "") -> None:
        """Draw the position, once the compiled rules are there."""
        if self.stage is None or game not in ("", self.game):  # the plan shown may stay
            return
        ready = self.context.kernels.state(self.game) is Readiness.READY
        board = self.stage.board if ready and self._beside else None
        edited = self.form is not None and self.form.use_board(board)
        self.stage.setVisible(ready and (edited or self.position is not None))
        reason = "" if self.position is not None else self.message.text()
        if ready and self.position is not None:
            names = [tr("setup-seat", number=place + 1) for place in range(self.position.seats)]
            self.stage.show_scene(Scene(self.position, None, self.context.words(names)))
            reason = tr("setup-game-over-position") if self.position.is_over else ""
            if self.position.is_chance:
                reason = chance_is_next(self.game)
        self.analyse_button.set_blocked(reason)

    # -- the clipboard ------------------------------------------------------------------------

    def copy(self) -> bool:
        QApplication.clipboard().setText(self.field.text())
        return True

    def paste(self, text: str) -> bool:
        if text.strip():
            self._take_text(text)
        return True

    # -- asking and playing -------------------------------------------------------------------

    def analyse(self) -> None:
        """Ask the adviser for all plans, ranked."""
        if self.position is not None:
            self._forget_advice()
            self._show_board()
            self.advice.ask(self.position)

    def _forget_advice(self) -> None:
        """What the adviser said belongs to another position."""
        self.notices.close_key("refused")
        self.advice.forget()

    def _preview(self, line: Line | None) -> None:
        if self.stage is not None:
            self.stage.preview(line)

    def _follow(self, line: Line) -> None:
        """Move on to the position after a plan."""
        position = self.position
        for action in line.actions if position is not None else ():
            if position is None or position.turn < 0:
                break
            position = position.apply(action)
        if position is not None:
            self._take_text(position.text())

    def play(self) -> None:
        """Put the position on the table; the match before can be continued."""
        if self.position is not None:
            event_loop.spawn(self._play(self.position), "play from a position", self)

    async def _play(self, position: Position) -> None:
        seats = seats_for(self.context, self.rules, position.seats, self.table(), position.owner)
        try:
            await check_not_over(self.context, position)
            record = records.new_record(self.rules, seats, start=position.text())
        except ParlourError as error:
            self.tell_error(str(error))
            return
        self.given = self.field.text()
        self.wants.emit(Play(record))

    async def close_down(self) -> None:
        """Stop everything that thinks here."""
        await self.advice.close_down()


def seats_for(
    context: Context, game: Game, count: int, table: MatchView | None, mover: Seat = 0
) -> tuple[SeatRecord, ...]:
    """The seats for a match of ``count`` that starts with a position.

    Those of the match on the table, or of the last new match, if they can play and there are as
    many; otherwise a person at the seat of ``mover`` against a bot from the middle of the ladder.
    """
    if table is not None and table.game.id == game.id and len(table.match.seats) == count:
        return table.match.seats
    saved = seats_in(context.settings.get(keys.last_match(game.id)))
    seats = tuple(seat for seat in saved if _can_play(game, seat, count))
    if len(seats) != count:
        able = game.ladder(count)
        players = [able[len(able) // 2].info.id] * count
        players[mover] = PERSON
        seats = tuple(SeatRecord("", player) for player in players)
    names = numbered([who.name or usual_name(context, game, who.player) for who in seats])
    return tuple(replace(who, name=name) for who, name in zip(seats, names, strict=True))


def _can_play(game: Game, who: SeatRecord, count: int) -> bool:
    if who.player == PERSON:
        return True
    bot = find_bot(game, who.player)
    return bot is not None and bot.plays(count)
