"""The exercises page: own mistakes to try again; an answer is judged by what it loses."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtWidgets import QHeaderView, QStackedLayout, QWidget

from engines.contract.analysis import Analysis
from engines.contract.position import Position
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.match.advice.quality import Quality
from engines.match.analysis.evaluation import Evaluator, Stopped
from engines.match.analysis.exercises import Attempt, attempt
from engines.match.archive import records
from engines.match.archive.library import Exercise, Library
from engines.runtime.errors import BotError, ParlourError
from engines.runtime.types import Action
from gui.app import event_loop
from gui.app.context import Context
from gui.app.page import Page
from gui.app.values import difference_text, exercise_title, loss_text, value_text
from gui.games.face import face, game_name
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import CardTone
from gui.kit.empty_state import EmptyState
from gui.kit.notice import NoticeKind
from gui.kit.table import Column, Table
from gui.match.tray import ActionRow, TrayButton, TrayCard
from gui.match.view import MatchView
from gui.style import Space, Token, scaled
from gui.table.frame import TableFrame
from gui.table.stage import Stage

_FEW: Final = 2
_LIST_WIDTH: Final = 320


class ExercisesPage(Page):
    """The list at the left, the position and its choices at the right."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._exercise: Exercise | None = None
        self._match_view: MatchView | None = None
        self._evaluator: Evaluator | None = None
        self._tried: list[Action] = []
        self.stage: Stage | None = None
        self._make_list()
        self.card: TrayCard | None = None
        self._board_place = boxes.column()
        content = QWidget()
        self._columns = boxes.row(self._list, of=content)
        self._columns.addLayout(self._board_place, 1)
        self._empty = EmptyState(
            self.tr("Review a game and choose “Try again” on a turning point."),
            icon_name="fa6s.dumbbell",
        )
        self._stack = QStackedLayout()
        # A stack that has no place yet would show its first widget as a window.
        self.body.addLayout(self._stack, 1)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(content)
        scaled(self._list.setFixedWidth, _LIST_WIDTH)
        scaled(self._columns.setSpacing, Space.XL)

    def _make_list(self) -> None:
        tr = self.tr
        columns: list[Column[Exercise]] = [
            Column(tr("Exercise"), self._title_of),
            Column(tr("Tries"), lambda row: str(row.tries), lambda row: row.tries, number=True),
            Column(tr("Solved"), lambda row: str(row.solved), lambda row: row.solved, number=True),
        ]
        self.table = Table(columns)
        self.table.setAccessibleName(tr("Exercises"))
        header = self.table.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.rowChosen.connect(self.show_exercise)
        self._forget = Button(tr("Delete exercise"), ButtonKind.DANGER)
        self._forget.clicked.connect(self._delete)
        self._list = QWidget()
        column = boxes.column(of=self._list)
        column.addWidget(self.table, 1)
        column.addWidget(self._forget)

    @property
    def exercise_played(self) -> str:
        """The mistake of the exercise that is shown."""
        return "" if self._exercise is None else self._exercise.played

    def opened(self) -> None:
        event_loop.spawn(self._read(), "read the exercises")

    # -- the list -----------------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            exercises = await self.context.archive.ask(Library.exercises)
        except ParlourError as error:
            self.notices.add(NoticeKind.WARNING, str(error), key="exercises")
            return
        self.table.set_rows(exercises)
        self.table.fit_columns()
        self._stack.setCurrentIndex(1 if exercises else 0)
        shown = self._exercise
        ids = [exercise.id for exercise in exercises]
        if not exercises:
            self._exercise = None
        elif shown is None or shown.id not in ids:
            self.show_exercise(exercises[0])
        else:
            self.table.select_row(ids.index(shown.id))

    def _title_of(self, exercise: Exercise) -> str:
        lost = difference_text(find_game(exercise.game), -exercise.loss)
        if len(games()) == 1:
            return lost
        return f"{lost} {game_name(self.context.words(), exercise.game)}"

    def _delete(self) -> None:
        if self._exercise is not None:
            event_loop.spawn(self._forget_it(self._exercise.id), "delete an exercise")

    async def _forget_it(self, exercise: int) -> None:
        try:
            await self.context.archive.ask(Library.forget, exercise)
        except ParlourError as error:
            self.notices.add(NoticeKind.ERROR, str(error), key="exercises")
        self._exercise = None
        await self._read()

    # -- one exercise -------------------------------------------------------------------------

    def show_exercise(self, exercise: Exercise) -> None:
        """Show a decision to try again."""
        self._exercise = exercise
        self._stack.setCurrentIndex(1)
        event_loop.spawn(self._lay_out_position(exercise), "show an exercise")

    async def _lay_out_position(self, exercise: Exercise) -> None:
        game = find_game(exercise.game)
        try:
            await self.context.kernels.ready(exercise.game)
            record = records.parse(exercise.position, game)
            match_view = await MatchView.replay(self.context, record, viewer=exercise.seat)
        except ParlourError as error:
            self.notices.add(NoticeKind.ERROR, str(error), key="exercises")
            return
        if exercise is not self._exercise:
            await match_view.close()
            return
        await self._close_view()
        self._match_view = match_view
        hints = match_view.hints
        self._evaluator = Evaluator(hints.at_table, hints.budget, match_view.match.history.seed)
        boxes.clear(self._board_place)
        self.stage = Stage(face(exercise.game).make_board(), self.context)
        self.stage.board.chosen.connect(self.answer)
        self.stage.board.choices_changed.connect(self._show_buttons)
        self.row, self.card = ActionRow(), None
        self._tray = QWidget()
        self._tray_column = boxes.column(self.row, of=self._tray)
        self.frame = TableFrame(self.stage.board.backdrop, (), (self.stage,), (self._tray,))
        self._board_place.addWidget(self.frame)
        words = match_view.words
        asked = words.say(match_view.match.position.ask())
        # Of two choices, naming the wrong one is the answer.
        few = len(match_view.match.position.legal()) <= _FEW
        task = self.tr("What would you play?") if few else f"{exercise_title(exercise)}."
        self.frame.headline.say(f"{asked} {task}", words.names)
        self.ask()

    async def _close_view(self) -> None:
        match_view, self._match_view = self._match_view, None
        evaluator, self._evaluator = self._evaluator, None
        if evaluator is not None:
            evaluator.cancel()
        if match_view is not None:
            await match_view.close()

    def ask(self) -> None:
        """Show the position and its choices."""
        if self._match_view is not None:
            self._tried = []
            self._show_choices(self._match_view.match.position)

    def _show_choices(self, position: Position) -> None:
        match_view, stage = self._match_view, self.stage
        if match_view is None or stage is None:
            return
        seen = match_view.seen(position, match_view.match.history.at)
        scene = replace(match_view.scene(), position=seen, choices=position.legal())
        stage.show_scene(scene)
        self._clear_card()
        self.frame.headline.tell(", ".join(_names(match_view.match.position, self._tried)))
        self._show_buttons()

    def _show_buttons(self) -> None:
        """Offer what the board does not draw; none is primary, for that would be an answer."""
        assert self.stage is not None
        choices = () if self.stage.board.draws_buttons else self.stage.choices
        buttons = [
            TrayButton(choice.text, partial(self.answer, choice.action), name="answer")
            for choice in choices
        ]
        if self._tried:
            buttons.append(TrayButton(self.tr("Start over"), self.ask, name="again"))
        self.row.show_row(buttons)

    def answer(self, action: Action) -> None:
        """Take an answer, or one more action of it; judge it when it is complete."""
        match_view = self._match_view
        if match_view is None or self._exercise is None or self._evaluator is None:
            return
        before = match_view.match.position
        for each in self._tried:
            before = before.apply(each)
        if action not in before.legal():
            return
        after = before.apply(action)
        self._tried.append(action)
        if self._evaluator.bot.weighs and after.turn == before.turn:
            self._show_choices(after)
            return
        if self.stage is not None:
            seen = match_view.seen(after, match_view.match.history.at)
            self.stage.show_scene(replace(match_view.scene(), position=seen))
        self.row.show_row()
        self.frame.headline.tell(self.tr("Checking your answer…"))
        answer, self._tried = tuple(self._tried), []
        work = self._judge(match_view, self._exercise, self._evaluator, answer)
        event_loop.spawn(work, "judge an answer")

    async def _judge(
        self,
        match_view: MatchView,
        exercise: Exercise,
        evaluator: Evaluator,
        actions: tuple[Action, ...],
    ) -> None:
        position = match_view.match.position
        try:
            result = await event_loop.in_pool(partial(attempt, evaluator, position, actions))
            analysis = await event_loop.in_pool(partial(evaluator.analysis, position, 0))
        except Stopped:
            return
        except BotError as error:
            self.frame.headline.tell(str(error), Token.BAD)
            return
        if match_view is not self._match_view:
            return
        self._show_result(result, analysis, position, actions)
        try:
            await self.context.archive.ask(Library.tried, exercise.id, solved=result.solved)
        except ParlourError as error:
            self.notices.add(NoticeKind.WARNING, str(error), key="exercises")
        else:
            await self._read()

    def _show_result(
        self, result: Attempt, analysis: Analysis, position: Position, actions: Sequence[Action]
    ) -> None:
        judgement, game = result.judgement, position.game
        answer = ", ".join(_names(position, actions))
        if judgement is None:
            title = self.tr("The adviser has no opinion on “{0}”.").format(answer)
        elif judgement.quality is Quality.BEST and judgement.best is judgement.played:
            title = self.tr("Solved: “{0}” is the best move.").format(answer)
        elif judgement.quality is Quality.BEST:
            title = self.tr("Solved: “{0}” is about as good as the best move.").format(answer)
        else:
            text = self.tr("Solved: “{0}” costs only {1}.")
            if not result.solved:
                text = self.tr("Not yet: “{0}” costs {1}.")
            title = text.format(answer, loss_text(game, judgement.loss))
        again = TrayButton(self.tr("Try again"), self.ask, name="again")
        show = TrayButton(self.tr("Show answer"), lambda: self._show_answer(analysis), name="show")
        tone = CardTone.GOOD if result.solved else CardTone.WARN
        self._show_card(TrayCard(title, (), (again, show), tone))

    def _show_answer(self, analysis: Analysis) -> None:
        assert self._match_view is not None
        best = analysis.best
        words = self._match_view.words
        value = value_text(analysis.unit, analysis.value(best))
        title = self.tr("The best move is “{0}”, {1}.").format(best.text, value)
        reasons = [words.say(reason.message) for reason in best.reasons[:2]]
        again = TrayButton(self.tr("Try again"), self.ask, name="again")
        self._show_card(TrayCard(title, reasons, (again,), CardTone.ADVISED))
        if self.stage is not None:
            choices = self._match_view.match.position.legal()
            self.stage.show_scene(replace(self._match_view.scene(), choices=choices))
            self.stage.preview(best)

    def _show_card(self, card: TrayCard) -> None:
        self._clear_card()
        self.row.hide()
        self.card = card
        self._tray_column.addWidget(card)

    def _clear_card(self) -> None:
        if self.card is not None:
            self.card.hide()
            self.card.deleteLater()
        self.card = None

    async def close_down(self) -> None:
        """Stop everything that thinks here."""
        await self._close_view()


def _names(position: Position, actions: Sequence[Action]) -> tuple[str, ...]:
    """Actions in short notation."""
    names = []
    for action in actions:
        names.append(position.action_text(action))
        position = position.apply(action)
    return tuple(names)
