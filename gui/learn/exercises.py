"""The exercises page: sets of positions with one clear best action, and the person's mistakes."""

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QStackedLayout, QWidget

from engines.contract.analysis import Analysis, Estimate, Line
from engines.contract.messages import Words
from engines.contract.monitor import Stopped
from engines.contract.position import Position, names_of, plan
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.contract.rules import Rules
from engines.match.advice.quality import Judgement, Quality
from engines.match.analysis.evaluation import Evaluator
from engines.match.analysis.exercises import is_solved
from engines.match.analysis.puzzles import Puzzle, Puzzles, actions_of, same
from engines.match.archive import records
from engines.match.archive.library import Exercise, Library
from engines.match.history import START
from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr
from engines.runtime.types import Action
from gui.app import event_loop, values
from gui.app import settings as keys
from gui.app.bots import seated
from gui.app.context import Context
from gui.app.errors import telling
from gui.app.keys.commands import Command
from gui.app.page import Page
from gui.app.requests import TryExercise, TryToday
from gui.games.face import face, game_name
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import CardTone, EmptyState
from gui.kit.fields import ChoiceField
from gui.kit.label import Label
from gui.kit.notice import NoticeKind
from gui.kit.table import Column, Table
from gui.learn.exercise_sets import ExerciseSet, Task, sets_of
from gui.match.tray import ActionRow, TrayButton, TrayCard
from gui.match.view import MatchView
from gui.style import Space, Token, TypeRole, scaled, theme
from gui.table.frame import TableFrame
from gui.table.stage import Stage

_LIST_WIDTH: Final = 280
_LIST_FROM: Final = 1000
"""The sets are listed beside the table if the page is at least this wide."""


class ExercisesPage(Page):
    """The sets of one game on the left, a position on its table on the right."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.game = keys.usual_game(context.settings)
        self.task: Task | None = None
        self.set_key = ""
        self._revealed = False
        """Whether the answer has been shown: after that, trying doesn't count."""
        self._noted = False
        """Whether the first answer has been noted: the others don't count."""
        self._match_view: MatchView | None = None
        self._evaluator: Evaluator | None = None
        self._tried: list[Action] = []
        self.stage: Stage | None = None
        self._make_list()
        self.card: TrayCard | None = None
        self._board = QWidget()
        self._board_place = boxes.column(of=self._board)
        self._empty = EmptyState("", icon_name="fa6s.dumbbell")
        right = QWidget()
        # A stack without a parent would show its first widget as a window.
        self._stack = QStackedLayout(right)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._board)
        self._columns = boxes.row(self._list, (right, 1), gap=Space.L)
        self.body.addLayout(self._columns, 1)
        context.kernels.changed.connect(self._explain_empty)
        scaled(self._fit)

    def _make_list(self) -> None:
        columns: list[Column[ExerciseSet]] = [
            Column(tr("learn-set"), lambda row: row.title),
            Column(tr("learn-solved"), _solved_text, number=True),
        ]
        words, names = self.context.words(), tuple(games())
        self.games = ChoiceField([game_name(words, name) for name in names], names)
        self.games.setAccessibleName(tr("learn-game"))
        self.games.set_data(self.game)
        self.games.activated.connect(self._choose_game)
        self.table = Table(columns, sortable=False)
        self.table.setAccessibleName(tr("learn-exercises"))
        self.table.rowChosen.connect(self._choose_set)
        self.sets = ChoiceField()
        self.sets.setAccessibleName(tr("learn-set"))
        self.sets.setSizeAdjustPolicy(ChoiceField.SizeAdjustPolicy.AdjustToContents)
        self.sets.activated.connect(self.table.selectRow)
        self.streak = Label("", TypeRole.LABEL, Token.WARN)
        self._forget = Button(tr("learn-delete-exercise"), ButtonKind.DANGER)
        self._forget.clicked.connect(lambda: event_loop.spawn(self._delete(), "delete an exercise"))
        self._list = QWidget()
        self._next = TrayButton(tr("learn-next"), self.go_on, name="next")
        parts = self.games, self.sets, (self.table, 1), self.streak, self._forget
        self._parts = boxes.column(*parts, of=self._list, gap=Space.S)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the list beside the table, or in one line above it until a card takes its place."""
        wide = self.width() >= theme().px(_LIST_FROM)
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(beside if wide else below)
        self._parts.setDirection(below if wide else beside)
        place, row = (3, self._parts) if wide else (1, self._columns)
        if self.card is not None and row.indexOf(self.card) < 0:
            row.insertWidget(place, self.card)
        self._list.setVisible(wide or self.card is None)
        self._list.setMinimumWidth(theme().px(_LIST_WIDTH) if wide else 0)
        self._list.setMaximumWidth(theme().px(_LIST_WIDTH) if wide else boxes.NO_LIMIT)
        self.table.setVisible(wide)
        self.sets.setVisible(not wide)

    def opened(self) -> None:
        if self.card is None:
            (self if self.stage is None else self.stage.board).setFocus()
        event_loop.spawn(self._read(), "read the exercises", self)

    # -- the sets -----------------------------------------------------------------------------

    async def _read(self) -> None:
        """Show the sets of the game, and the next exercise of the chosen one if none is shown."""
        game, archive = self.game, self.context.archive
        try:
            shipped = await event_loop.in_pool(Puzzles.read, game)
            exercises = await values.read_exercises(self.context, game)
            days = await archive.ask(Library.practice_days)
        except ParlourError as error:
            self.notices.add(NoticeKind.WARNING, str(error), key="exercises")
            return
        if game != self.game:
            return
        now = datetime.now(UTC)
        sets = sets_of(self.context.words(), shipped, exercises, now)
        self.table.set_rows(sets)
        self.sets.set_choices([f"{each.title}  {_solved_text(each)}" for each in sets])
        self.table.fit_columns()
        streak = values.days_in_a_row(days, now.astimezone().date())
        self.streak.setText(tr("learn-days-in-a-row", streak=streak) if streak else "")
        if sets:
            self._mark(next((each for each in sets if each.key == self.set_key), sets[0]))
        tasks = {task.position: task for each in sets for task in each.tasks}
        if self.task is not None:
            self.task = tasks.get(self.task.position, self.task)
        elif sets:
            self.go_on()
        else:
            self._explain_empty()
            self._stack.setCurrentWidget(self._empty)
            self.games.setFocus()
        self._forget.setVisible(_is_kept(self.task))

    def _choose_game(self) -> None:
        self.task, self.set_key = None, ""
        self.set_game(self.games.currentData())
        self._show_card(None)
        event_loop.spawn(self._read(), "read the exercises", self)

    def _choose_set(self, chosen: ExerciseSet) -> None:
        self._mark(chosen)
        self._show(chosen.following(""))

    def _mark(self, chosen: ExerciseSet) -> None:
        place, self.set_key = self.table.rows.index(chosen), chosen.key
        self.table.select_row(place)
        self.sets.setCurrentIndex(place)

    def go_on(self) -> None:
        """Show the next exercise of the set, or of the next set that has one to solve."""
        rows, last = self.table.rows, "" if self.task is None else self.task.position
        at = next((place for place, each in enumerate(rows) if each.key == self.set_key), 0)
        if rows:
            chosen = next((each for each in [*rows[at:], *rows] if each.left(last)), rows[at])
            self._mark(chosen)
            self._show(chosen.following(last))

    async def _delete(self) -> None:
        if self.task is None:
            return
        with telling(partial(self.notices.add, NoticeKind.ERROR, key="exercises")):
            await self.context.archive.ask(Library.forget, self.task.exercise.id)
        self.task = None
        await self._read()

    # -- one exercise -------------------------------------------------------------------------

    def take(self, request: TryExercise | TryToday) -> None:
        """Show what was asked for: a decision to try again, or today's exercise of a game."""
        asked = request.exercise if isinstance(request, TryExercise) else request
        self.set_game(asked.game)
        self.games.set_data(self.game)
        if isinstance(asked, Exercise):
            self.set_key = "own" if asked.is_own else "due"
            self._show(Task(None, asked))
            return
        self.set_key, self.task = "today", None
        event_loop.spawn(self._read(), "read the exercises", self)

    def _show(self, task: Task) -> None:
        self.task, self._revealed, self._noted = task, False, False
        self._forget.setVisible(_is_kept(self.task))
        event_loop.spawn(self._lay_out_position(task), "show an exercise", self)

    def _explain_empty(self, _game: str = "") -> None:
        """Say when the game is ready, or where exercises come from, in the place of the table."""
        waiting = self.context.kernels.waiting_text(self.game)
        self._empty.set_text(tr("learn-review-game-choose-try") if self.task is None else waiting)

    async def _lay_out_position(self, task: Task) -> None:
        game, seat = find_game(task.exercise.game), task.exercise.seat
        self._explain_empty()
        if self.context.kernels.waiting_text(game.id):
            self._stack.setCurrentWidget(self._empty)
            await self.close_down()
        try:
            await self.context.kernels.ready(game.id)
            record = seated(self.context, records.parse(task.position, game), seat)
            match_view = await MatchView.replay(self.context, record, viewer=seat)
        except ParlourError as error:
            self.notices.add(NoticeKind.ERROR, str(error), key="exercises")
            return
        while _same(task, self.task) and self._match_view is not None:
            await self.close_down()  # meanwhile, another may be chosen, or even laid out
        if not _same(task, self.task):
            await match_view.close()
            return
        self._match_view = match_view
        self._evaluator = Evaluator(*match_view.hints.judge, match_view.match.history.head.seed)
        browsing = any(each.hasFocus() for each in (self.games, self.sets, self.table))
        boxes.clear(self._board_place)
        self.stage = Stage(face(game.id).make_board(), self.context)
        self.stage.board.chosen.connect(self.answer)
        for changed in (self.stage.board.choices_changed, self.stage.appeared, self.stage.resized):
            changed.connect(self._show_buttons)
        self.row = ActionRow()
        self.frame = TableFrame(self.stage.board.backdrop, (), (self.stage,), (self.row,))
        self.frame.headline.explain = self.stage.explain
        self._board_place.addWidget(self.frame)
        self._stack.setCurrentWidget(self._board)
        self.ask()
        if not browsing:
            self.stage.board.setFocus()

    async def close_down(self) -> None:
        """Stop everything that thinks here."""
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
        stage.show_scene(replace(scene, asks=not self._revealed))
        self._show_card(None)
        words = match_view.words
        said, tried = words.say(position.ask()), plan(match_view.match.position, self._tried)
        if self.task is not None and self.task.puzzle is None:
            better = values.better_move(self.task.exercise)
            said = f"{said} {better}." if better else said
        self.frame.headline.say(said, words.names)
        self.frame.headline.tell(words.say(tried) or _explained(self.task, words))
        self._show_buttons()

    def _show_buttons(self) -> None:
        """Offer what the board does not draw; none is primary, for that would be an answer."""
        assert self.stage is not None
        board, buttons = self.stage.board, []
        for each in () if board.draws_buttons else self.stage.choices:
            key = "" if each.command is None else board.key_text(each.command)
            buttons += [TrayButton(each.text, partial(self.answer, each.action), key, "answer")]
        if self._tried:
            buttons.append(TrayButton(tr("learn-start-over"), self.ask, name="again"))
        self.row.show_row(buttons)
        drawn = board.draws_buttons and not buttons
        self.frame.set_foot(*self.stage.foot(self.frame, drawn=drawn))

    def undo(self) -> None:
        """Take back an answer, or what was tried of one."""
        if self.card is not None or self._tried:
            self.ask()

    def press(self, command: Command) -> None:
        """Answer by key: press the button or the thing on the board that shows it."""
        if self.stage is not None and (choice := self.stage.press(command)) is not None:
            self.answer(choice.action)

    def answer(self, action: Action) -> None:
        """Take an answer, or one more action of it; judge it when it is complete."""
        match_view, task = self._match_view, self.task
        if match_view is None or task is None or self._evaluator is None:
            return
        before = match_view.match.position
        for each in self._tried:
            before = before.apply(each)
        if action not in before.legal():
            return
        after = before.apply(action)
        self._tried.append(action)
        if self._evaluator.bot.info.weighs and after.turn == before.turn:
            self._show_choices(after)
            return
        answer = tuple(self._tried)
        self.ask()
        if task.puzzle is not None:
            with telling(partial(self._fail, match_view)):
                self._judge_at_once(task, task.puzzle, match_view, answer)
            return
        assert self.stage is not None
        self.stage.show_scene(match_view.scene(choices=False))
        self.row.show_row()
        self.frame.headline.tell(tr("learn-checking-your-answer"))
        event_loop.spawn(
            self._judge(match_view, task, self._evaluator, answer), "judge an answer", self
        )

    def _judge_at_once(
        self, task: Task, puzzle: Puzzle, match_view: MatchView, actions: tuple[Action, ...]
    ) -> None:
        """Judge an answer to an exercise that ships by what was measured for it."""
        position = match_view.match.position
        cost = puzzle.cost(position, actions)
        told = actions if cost else actions_of(position, puzzle.solution)
        answer = match_view.words.say(plan(position, told))
        title = tr("learn-solved-best-move", move=answer)
        if cost:
            known = ", ".join(names_of(position, actions)) in puzzle.losses
            text = "learn-not-yet-costs" if known else "learn-yet-costs-least"
            title = tr(text, move=answer, loss=values.loss_text(position.game, cost))
        self._show_verdict(title, _line(position, actions), solved=not cost)
        event_loop.spawn(self._note(task, solved=not cost), "note an answer", self)

    async def _note(self, task: Task, *, solved: bool) -> None:
        """Record how the first answer went; a shipped exercise enters the library with it."""
        if self._revealed or self._noted:
            return
        self._noted = _same(task, self.task)
        archive = self.context.archive
        with telling(partial(self.notices.add, NoticeKind.WARNING, key="exercises")):
            number = task.exercise.id
            if not number and task.puzzle is not None:
                number = await archive.ask(Library.add_exercise, task.exercise)
            await archive.ask(Library.tried, number, solved=solved)
            await self._read()

    async def _judge(
        self, match_view: MatchView, task: Task, evaluator: Evaluator, actions: tuple[Action, ...]
    ) -> None:
        position = match_view.match.position
        with telling(partial(self._fail, match_view)), suppress(Stopped):
            judged = partial(evaluator.judged, position, 0, START, actions)
            judgement = await event_loop.in_pool(judged)
            if match_view is self._match_view:
                answer, solved = match_view.words.say(plan(position, actions)), is_solved(judgement)
                title = _result_text(position.game, judgement, answer)
                self._show_verdict(title, _line(position, actions), solved=solved)
                await self._note(task, solved=solved)

    def _fail(self, match_view: MatchView, error: str) -> None:
        """Tell why an answer cannot be judged, or shown."""
        if match_view is self._match_view:
            self.ask()
            self.frame.headline.tell(error, Token.BAD)

    def _show_verdict(self, title: str, answer: Line, *, solved: bool) -> None:
        """Say how good an answer was, and offer what is next, the most natural first."""
        again = TrayButton(tr("learn-try-again"), self.ask, name="again")
        show = TrayButton(tr("learn-show-answer"), self._show_answer, name="show")
        ways = (self._next, show) if solved else (again, show, self._next)
        card = TrayCard(title, (), ways, CardTone.GOOD if solved else CardTone.WARN)
        self.ask()
        self._show_card(card, answer if solved else None)

    def _show_answer(self) -> None:
        if self._match_view is not None and self.task is not None and self._evaluator is not None:
            work = self._reveal(self._match_view, self.task, self._evaluator)
            event_loop.spawn(work, "show an answer", self)

    async def _reveal(self, match_view: MatchView, task: Task, evaluator: Evaluator) -> None:
        """Show the best plan, what anything else costs, and the reasons."""
        position, words = match_view.match.position, match_view.words
        with telling(partial(self._fail, match_view)), suppress(Stopped):
            analysis = await event_loop.in_pool(partial(evaluator.analysis, position, 0))
            line = _solving(position, task, analysis)
            title = tr("learn-the-best-move-is", move=words.say(plan(position, line.actions)))
            told = [words.say(reason.message) for reason in line.reasons[:2]]
            if task.puzzle is not None:
                loss = values.loss_text(position.game, task.puzzle.loss)
                told.insert(0, tr("learn-anything-else-costs", loss=loss))
            if match_view is self._match_view:
                self._revealed = True
                self.ask()
                self._show_card(TrayCard(title, told, (self._next,), CardTone.ADVISED), line)

    def _show_card(self, card: TrayCard | None, line: Line | None = None) -> None:
        """Show a card off the table and its plan on it, or no card; keys act on the card."""
        before, self.card = self.card, card
        self._fit()
        if card is not None:
            card.buttons[0].setFocus()
            if self.stage is not None:
                self.stage.preview(line)
        if before is not None:
            if self.stage is not None and any(each.hasFocus() for each in before.buttons):
                self.stage.board.setFocus()
            before.deleteLater()


def _is_kept(task: Task | None) -> bool:
    """Whether it is a mistake of the person's that is kept."""
    return task is not None and task.exercise.is_own and task.exercise.id > 0


def _same(task: Task, other: Task | None) -> bool:
    return other is not None and task.position == other.position


def _line(position: Position, actions: tuple[Action, ...]) -> Line:
    """Actions as a plan that boards show."""
    return Line(actions, names_of(position, actions), 0.0, Estimate(0.0), {})


def _solving(position: Position, task: Task, analysis: Analysis) -> Line:
    """The plan that solves an exercise, with the adviser's reasons if it lists that plan."""
    if task.puzzle is None:
        return analysis.best
    solution = actions_of(position, task.puzzle.solution)
    for line in analysis.lines:
        if same(position, line.actions[: len(solution)], solution):
            return replace(line, actions=solution, names=names_of(position, solution))
    return _line(position, solution)


def _explained(task: Task | None, words: Words) -> str:
    """How hard an exercise is, and what it is about; nothing for a mistake of the person."""
    if task is None or task.puzzle is None:
        return ""
    subject, grade = task.puzzle.subject(task.exercise.game), values.grade_text(task.puzzle.grade)
    if not words.has(subject.code):
        return grade
    return tr("learn-grade-and-subject", grade=grade, subject=words.say(subject))


def _result_text(game: Rules, judgement: Judgement | None, answer: str) -> str:
    """The result of an answer to one of the person's own mistakes."""
    if judgement is None:
        return tr("learn-adviser-opinion", move=answer)
    if judgement.quality is Quality.BEST and judgement.best is judgement.played:
        return tr("learn-solved-best-move", move=answer)
    if judgement.quality is Quality.BEST:
        return tr("learn-solved-about-good-best", move=answer)
    text = "learn-solved-costs-only" if is_solved(judgement) else "learn-not-yet-costs"
    return tr(text, move=answer, loss=values.cost_text(game, judgement))


def _solved_text(row: ExerciseSet) -> str:
    return f"{row.solved} / {len(row.tasks)}"
