"""A new match on one page: game, seats, options, seed, dice, teaching."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from engines.core.errors import ParlourError
from engines.core.game import Game, OptionValue
from engines.core.record import PERSON, SeatRecord
from engines.core.registry import game as find_game
from engines.core.registry import games
from engines.core.time_control import TimeControl
from engines.session import records
from engines.session.table import DiceSource
from engines.session.tutor import Teaching
from gui.app import bots
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.page import Page
from gui.app.requests import GoHome, Play
from gui.app.setting_rows import Row, Section, teaching_help
from gui.app.time_controls import CHOICES, control_of, control_text
from gui.games.face import game_name
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.columns import Columns, ScrollColumn
from gui.kit.fields import SeedField
from gui.kit.label import Label
from gui.kit.notice import NoticeKind
from gui.kit.segmented import SegmentedControl
from gui.setup.seat_row import SeatRow, seat_from_json, seat_to_json
from gui.style import Space, Token, TypeRole, scaled
from gui.table.rule_fields import RuleFields

_COLUMNS_FROM: Final = 800


@dataclass(frozen=True, slots=True)
class Choices:
    """What was chosen the last time, for one game; seats have the names that somebody typed."""

    seats: tuple[SeatRecord, ...]
    options: dict[str, OptionValue]
    dice: str
    teaching: str
    clock: TimeControl | None = None

    def to_json(self) -> dict[str, Any]:
        """For the settings."""
        return {
            "seats": [seat_to_json(seat) for seat in self.seats],
            "options": self.options,
            "dice": self.dice,
            "teaching": self.teaching,
            "clock": "" if self.clock is None else self.clock.text(),
        }


class NewMatchPage(Page):
    """Everything is filled in as it was the last time: Enter starts.

    What was changed and not started is kept until it is, wherever the person goes meanwhile.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._form: MatchForm | None = None
        self._drafts: dict[tuple[str, bool], dict[str, Any]] = {}
        self._names = tuple(games())
        words = context.words()
        self._game = SegmentedControl([game_name(words, name) for name in self._names])
        self._game.setAccessibleName(self.tr("Game"))
        if len(self._names) < 2:
            self._game.hide()  # showing it here, without a parent, would open a window
        self._game.currentChanged.connect(lambda index: self.show_game(self._names[index]))
        self._place = QHBoxLayout()
        self.start_button = Button(self.tr("Start match"), ButtonKind.PRIMARY)
        self.start_button.clicked.connect(self._start)
        back = Button(self.tr("Back"))
        back.clicked.connect(lambda: self.wants.emit(GoHome()))
        self._wait = Label("", TypeRole.SECONDARY, Token.TEXT2)
        self._begun = ""
        ends = QHBoxLayout()
        scaled(ends.setSpacing, Space.S)
        ends.addWidget(self.start_button)
        ends.addWidget(back)
        ends.addWidget(self._wait, 1)
        self.body.addWidget(self._game)
        self.body.addLayout(self._place, 1)
        self.body.addLayout(ends)
        context.kernels.changed.connect(self._show_readiness)

    def opened(self) -> None:
        self._begun = ""
        self.start_button.setFocus()
        self.start_button.setDefault(True)

    @property
    def form(self) -> "MatchForm":
        """The form of the game that is shown."""
        assert self._form is not None
        return self._form

    def show_game(self, name: str, *, watch: bool = False) -> None:
        """Show the form of a game as it was filled in last; ``watch`` puts bots on all seats.

        Without a name it is the one that is not finished, or else that of the last match.
        """
        self._keep_draft()
        if not name and self._form is not None and self._form.key in self._drafts:
            name, watch = self._form.key
        name = name or self.context.settings.get(keys.LAST_GAME)
        name = name if name in self._names else self._names[0]
        if self._game.current != self._names.index(name):
            self._game.blockSignals(True)
            self._game.set_current(self._names.index(name))
            self._game.blockSignals(False)
        if self._form is not None:
            self._place.removeWidget(self._form)
            self._form.hide()
            self._form.deleteLater()
        draft = self._drafts.get((name, watch))
        self._form = MatchForm(self.context, find_game(name), watch=watch, draft=draft)
        self._place.addWidget(self._form)
        self.context.kernels.hurry(name)
        self._show_readiness(name)

    def _keep_draft(self) -> None:
        if self._form is not None and self._form.changed:
            self._drafts[self._form.key] = self._form.filled_in()

    def _show_readiness(self, name: str) -> None:
        if self._form is None or self._form.game.id != name:
            return
        self._wait.setText(self.context.kernels.waiting_text(name))
        begun = self._wait.text() and self._begun == name
        soon = (
            self.tr("Preparing the game. Press Start; it begins as soon as it's ready.")
            if begun
            else ""
        )
        self.start_button.set_blocked(soon or self.context.kernels.error(name))

    def _start(self) -> None:
        form = self.form
        choices, game = form.choices(), form.game
        try:
            record = records.new_record(
                game, form.players(), choices.options, seed=form.seed(), clock=choices.clock
            )
        except ParlourError as error:
            self.notices.add(NoticeKind.ERROR, str(error), key="start")
            return
        self.notices.close_key("start")
        settings = self.context.settings
        settings.set(keys.LAST_GAME, game.id)
        if not form.watching:
            settings.set(keys.last_match(game.id), choices.to_json())
        form.take_as_usual()
        self._drafts.pop(form.key, None)
        self._begun = game.id
        self._show_readiness(game.id)
        self.wants.emit(Play(record, dice=DiceSource(choices.dice), teaching=choices.teaching))


class MatchForm(QWidget):
    """The form of one game: seats at the left, the rest at the right (below, if it is narrow).

    Args:
        context: settings and words.
        game: what is to be played.
        watch: put bots on all seats.
        draft: what was filled in and not started (``filled_in``).
    """

    def __init__(
        self,
        context: Context,
        game: Game,
        *,
        watch: bool,
        draft: dict[str, Any] | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.watching = watch
        self._context = context
        self._words = context.words()
        self._saved = context.settings.get(keys.last_match(game.id)) if draft is None else draft
        self._draft = draft
        self._rows: list[SeatRow] = []
        saved = self._saved.get("options")
        options = saved if isinstance(saved, dict) else {}
        self._rules = RuleFields(self.game, self._words, options)
        seats = self._seats_section()
        rest = [self._match_section()]
        if self._rules.rows:
            rest.insert(0, self._options_section())
        column = ScrollColumn()
        column.body.addWidget(Columns(_COLUMNS_FROM, (_column(seats), _column(*rest)), (1, 1)))
        column.body.addStretch(1)
        boxes.row(column, of=self)
        self._players = tuple(self._usual_players())
        self._show_rows()
        self.take_as_usual()

    # -- reading ------------------------------------------------------------------------------

    def choices(self) -> Choices:
        """What is filled in."""
        shown = self._rows[: self.seats]
        clock = control_of(self.clock.currentData())
        return Choices(
            seats=tuple(row.seat(clocks=clock is not None) for row in shown),
            options=self._rules.values(),
            dice=str(self.dice.currentData()),
            teaching=str(self.teaching.currentData()),
            clock=clock,
        )

    def players(self) -> tuple[SeatRecord, ...]:
        """Who sits down, everybody with a name."""
        seats = zip(self.choices().seats, self._rows, strict=False)
        return tuple(replace(who, name=row.shown_name) for who, row in seats)

    def seed(self) -> int | None:
        """The seed, None for a random one."""
        return int(self.seed_field.text()) if self.seed_field.text() else None

    @property
    def key(self) -> tuple[str, bool]:
        """The game, and whether it is only watched."""
        return self.game.id, self.watching

    def filled_in(self) -> dict[str, Any]:
        """Everything that is filled in."""
        return self.choices().to_json() | {"seed": self.seed_field.text()}

    @property
    def changed(self) -> bool:
        """Whether somebody has filled something in."""
        return self.filled_in() != self._usual

    def take_as_usual(self) -> None:
        """Count what is filled in as nobody's change."""
        self._usual = self.filled_in()

    @property
    def seats(self) -> int:
        """How many seats are shown."""
        return self._least + self.count.current

    # -- seats --------------------------------------------------------------------------------

    def _seats_section(self) -> Section:
        section = Section(self.tr("Seats"))
        low, high = self.game.facts.seats
        self._least = low
        self.count = SegmentedControl(
            [str(count) for count in range(low, high + 1)],
            min(max(self._saved_count(), low), high) - low,
        )
        self.count.currentChanged.connect(self._show_rows)
        if low < high:
            section.add(Row(self.tr("Number of seats"), "", self.count))
        self._seats = section
        return section

    def _saved_count(self) -> int:
        saved = self._saved.get("seats")
        return len(saved) if isinstance(saved, list) and saved else self.game.facts.default_seats

    def _usual_players(self) -> Iterator[SeatRecord]:
        """Who sits at each seat until somebody else is chosen: as the last time."""
        saved = self._saved.get("seats")
        if self.watching and self._draft is None:
            saved = None
        if isinstance(saved, list):
            yield from map(seat_from_json, saved)
        able = self.game.ladder(self.seats)
        known = len(saved) if isinstance(saved, list) else 0
        for seat in range(known, self.game.facts.seats[1]):
            is_person = seat == 0 and not self.watching
            bot = able[-1 - seat % len(able)] if self.watching else able[len(able) // 2]
            yield SeatRecord("", PERSON if is_person else bot.info.id)

    def _add_row(self) -> None:
        """Make the row of the next seat, which nobody has wanted so far."""
        seat = len(self._rows)
        row = SeatRow(self._context, self.game, seat)
        row.set_seat(self._players[seat])
        row.changed.connect(self._name_seats)
        self._rows.append(row)
        self._seats.add(row)

    def _show_rows(self, _index: int = 0) -> None:
        while len(self._rows) < self.seats:
            self._add_row()
        for seat, row in enumerate(self._rows):
            row.setVisible(seat < self.seats)
            row.offer_for(self.seats)
        self._name_seats()

    def _name_seats(self) -> None:
        """Offer each seat its usual name; only the first person is the one who is known."""
        rows = self._rows[: self.seats]
        names = [row.usual_name() for row in rows]
        for place in [n for n, row in enumerate(rows) if row.player_id == PERSON][1:]:
            names[place] = bots.anybody()
        for row, name in zip(rows, bots.numbered(names), strict=True):
            row.name.setPlaceholderText(name)

    # -- options ------------------------------------------------------------------------------

    def _options_section(self) -> Section:
        section = Section(self.tr("Rules"))
        for row in self._rules.rows:
            section.add(row)
        return section

    # -- match --------------------------------------------------------------------------------

    def _match_section(self) -> Section:
        section = Section(self.tr("Match"))
        self.seed_field = SeedField()
        self.seed_field.setText("" if self._draft is None else self._draft["seed"])
        section.add(
            Row(
                self.tr("Seed"),
                self.tr("The same seed always gives the same dice and cards."),
                self.seed_field,
            )
        )
        self.dice = _combo(
            *keys.DICE.choice_texts,
            chosen=self._saved.get("dice", self._context.settings.get(keys.DICE)),
        )
        section.add(Row(self.tr("Dice"), "", self.dice))
        self.clock = _combo(
            ("", self.tr("No clock")),
            *((control.text(), control_text(control)) for control in CHOICES),
            chosen=self._saved.get("clock"),
        )
        if self.game.facts.leaves:
            section.add(
                Row(self.tr("Clock"), self.tr("If you run out of time, you lose."), self.clock)
            )
        self.teaching = _combo(
            *keys.TEACHING.choice_texts,
            chosen=self._draft["teaching"]
            if self._draft is not None
            else keys.usual_teaching(self._context.settings, self.game.id),
        )
        self.teaching.currentIndexChanged.connect(self._show_teaching)
        self._taught = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        section.add(Row(self.tr("Teaching"), "", self.teaching))
        section.add(self._taught)
        self._show_teaching()
        return section

    def _show_teaching(self) -> None:
        """Say what the chosen level of teaching does."""
        self._taught.setText(teaching_help(Teaching(self.teaching.currentData())))


def _column(*sections: Section) -> QWidget:
    widget = QWidget()
    column = boxes.column(of=widget)
    scaled(column.setSpacing, Space.L)
    for section in sections:
        column.addWidget(section)
    column.addStretch(1)
    return widget


def _combo(*choices: tuple[str, str], chosen: object) -> QComboBox:
    box = QComboBox()
    for value, text in choices:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box
