"""A new match on one page: game, seats, options, seed, dice, teaching."""

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from engines.core.errors import ParlourError
from engines.core.facts import fact
from engines.core.game import Game, Option, OptionValue
from engines.core.record import PERSON, SeatRecord
from engines.core.registry import game as find_game
from engines.core.registry import games
from engines.session import records
from engines.session.table import DiceSource
from engines.session.tutor import Teaching
from gui import settings as keys
from gui.desk import Desk
from gui.games.face import game_name
from gui.kernels import Readiness
from gui.pages.columns import Columns
from gui.pages.page import Page, ScrollColumn
from gui.pages.seat_row import SeatRow, seat_from_json, seat_to_json
from gui.pages.setting_rows import Row, Section
from gui.requests import GoHome, Play
from gui.teaching import teaching_help, teaching_name
from gui.theme import Space, Token, TypeRole, theme
from gui.widgets.button import Button, ButtonKind
from gui.widgets.label import Label
from gui.widgets.notice import NoticeKind
from gui.widgets.segmented import SegmentedControl

_COLUMNS_FROM: Final = 800
_SEED_DIGITS: Final = 18


@dataclass(frozen=True, slots=True)
class Choices:
    """What was chosen the last time, for one game."""

    seats: tuple[SeatRecord, ...]
    options: dict[str, OptionValue]
    dice: str
    teaching: str

    def to_json(self) -> dict[str, Any]:
        """For the settings."""
        return {
            "seats": [seat_to_json(seat) for seat in self.seats],
            "options": self.options,
            "dice": self.dice,
            "teaching": self.teaching,
        }


class NewMatchPage(Page):
    """Everything is filled in as it was the last time: Enter starts."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.set_title(self.tr("New match"))
        self._form: MatchForm | None = None
        self._names = tuple(games())
        words = desk.words()
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
        self._state = Label("", TypeRole.SECONDARY, Token.TEXT2)
        ends = QHBoxLayout()
        ends.setSpacing(theme().px(Space.S))
        ends.addWidget(self.start_button)
        ends.addWidget(back)
        ends.addWidget(self._state, 1)
        self.body.addWidget(self._game)
        self.body.addLayout(self._place, 1)
        self.body.addLayout(ends)
        desk.kernels.changed.connect(self._show_readiness)

    def opened(self) -> None:
        self.start_button.setFocus()
        self.start_button.setDefault(True)

    @property
    def form(self) -> "MatchForm":
        """The form of the game that is shown."""
        assert self._form is not None
        return self._form

    def show_game(self, name: str, *, watch: bool = False) -> None:
        """Show the form of a game as it was filled in last; ``watch`` puts bots on all seats."""
        name = name or self.desk.settings.get(keys.LAST_GAME)
        name = name if name in self._names else self._names[0]
        if self._game.current != self._names.index(name):
            self._game.blockSignals(True)
            self._game.set_current(self._names.index(name))
            self._game.blockSignals(False)
        if self._form is not None:
            self._form.deleteLater()
        self._form = MatchForm(self.desk, find_game(name), watch=watch)
        self._place.addWidget(self._form)
        self._show_readiness(name)

    def _show_readiness(self, name: str) -> None:
        if self._form is None or self._form.game.id != name:
            return
        state = self.desk.kernels.state(name)
        waiting = self.tr("The game is being prepared. You can start; it begins when it is ready.")
        self._state.setText(waiting if state is Readiness.WAITING else "")
        self.start_button.set_blocked(self.desk.kernels.error(name))

    def _start(self) -> None:
        choices = self.form.choices()
        game = self.form.game
        try:
            record = records.new_record(game, choices.seats, choices.options, seed=self.form.seed())
        except ParlourError as error:
            self.notices.add(NoticeKind.ERROR, str(error), key="start")
            return
        self.notices.close_key("start")
        settings = self.desk.settings
        settings.set(keys.LAST_GAME, game.id)
        if not self.form.watching:
            settings.set(keys.last_match(game.id), choices.to_json())
        self.wants.emit(Play(record, dice=DiceSource(choices.dice), teaching=choices.teaching))


class MatchForm(QWidget):
    """The form of one game: seats at the left, the rest at the right (below, if it is narrow)."""

    def __init__(self, desk: Desk, game: Game, *, watch: bool) -> None:
        super().__init__()
        self.game = game
        self.watching = watch
        self._desk = desk
        self._words = desk.words()
        self._saved = desk.settings.get(keys.last_match(game.id))
        self._rows: list[SeatRow] = []
        self._options: dict[str, QCheckBox | QComboBox] = {}
        seats = self._seats_section()
        rest = [self._match_section()]
        if game.facts.options:
            rest.insert(0, self._options_section())
        column = ScrollColumn()
        column.body.addWidget(Columns(_COLUMNS_FROM, (_column(seats), _column(*rest)), (1, 1)))
        column.body.addStretch(1)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(column)
        self._fill_seats()

    # -- reading ------------------------------------------------------------------------------

    def choices(self) -> Choices:
        """What is filled in."""
        shown = self._rows[: self.seats]
        return Choices(
            seats=tuple(row.seat() for row in shown),
            options={key: _option_value(field) for key, field in self._options.items()},
            dice=str(self.dice.currentData()),
            teaching=str(self.teaching.currentData()),
        )

    def seed(self) -> int | None:
        """The seed, None for a random one."""
        return int(self.seed_field.text()) if self.seed_field.text() else None

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
        for seat in range(high):
            row = SeatRow(self._desk, self.game, seat)
            row.changed.connect(self._name_seats)
            self._rows.append(row)
            section.add(row)
        return section

    def _saved_count(self) -> int:
        saved = self._saved.get("seats")
        return len(saved) if isinstance(saved, list) and saved else self.game.facts.default_seats

    def _fill_seats(self) -> None:
        saved = self._saved.get("seats")
        known = [seat_from_json(data) for data in saved] if isinstance(saved, list) else []
        bots = [bot for bot in self.game.bots if self._can_play(bot.info.seats)]
        for seat, row in enumerate(self._rows):
            who = known[seat] if seat < len(known) and not self.watching else None
            if who is None:
                is_person = seat == 0 and not self.watching
                bot = bots[-1 - seat % len(bots)] if self.watching else bots[len(bots) // 2]
                who = SeatRecord("", PERSON if is_person else bot.info.id)
            row.set_seat(who)
        self._show_rows()

    def _can_play(self, seats: tuple[int, int]) -> bool:
        return seats[0] <= self.seats <= seats[1]

    def _show_rows(self, _index: int = 0) -> None:
        for seat, row in enumerate(self._rows):
            row.setVisible(seat < self.seats)
            row.offer_for(self.seats)
        self._name_seats()

    def _name_seats(self) -> None:
        """Offer each seat its usual name, numbered where two would be the same."""
        person = self._desk.settings.get(keys.PLAYER_NAME) or self.tr("Player")
        used: list[str] = []
        people = 0
        for row in self._rows[: self.seats]:
            people += row.player_id == PERSON
            usual = row.usual_name(person if people < 2 else self.tr("Player"))
            same = used.count(usual)
            used.append(usual)
            row.show_usual_name(f"{usual} {same + 1}" if same else usual)

    # -- options ------------------------------------------------------------------------------

    def _options_section(self) -> Section:
        section = Section(self.tr("Rules"))
        saved = self._saved.get("options")
        chosen = saved if isinstance(saved, dict) else {}
        for option in self.game.facts.options:
            code = f"{self.game.id}.option.{option.key}"
            field = self._option_field(option, chosen.get(option.key, option.default))
            self._options[option.key] = field
            label, help_ = (self._words.say(fact(f"{code}.{part}")) for part in ("label", "help"))
            section.add(Row(label, help_, field, stretch=isinstance(field, QComboBox)))
        return section

    def _option_field(self, option: Option, value: OptionValue) -> QCheckBox | QComboBox:
        if isinstance(option.default, bool):
            switch = QCheckBox()
            switch.setChecked(value is True)
            return switch
        box = QComboBox()
        for choice in option.choices:
            text = str(choice)
            if isinstance(choice, str):
                text = self._words.say(fact(f"{self.game.id}.option.{option.key}.{choice}"))
            box.addItem(text, choice)
        box.setCurrentIndex(max(0, box.findData(value)))
        return box

    # -- match --------------------------------------------------------------------------------

    def _match_section(self) -> Section:
        section = Section(self.tr("Match"))
        self.seed_field = QLineEdit()
        self.seed_field.setPlaceholderText(self.tr("Random"))
        digits = QRegularExpression(f"[0-9]{{0,{_SEED_DIGITS}}}")
        self.seed_field.setValidator(QRegularExpressionValidator(digits, self.seed_field))
        section.add(
            Row(self.tr("Seed"), self.tr("The same seed brings the same dice."), self.seed_field)
        )
        self.dice = _combo(
            (DiceSource.PROGRAM.value, self.tr("The program rolls")),
            (DiceSource.TYPED.value, self.tr("I type what real dice show")),
            chosen=self._saved.get("dice", self._desk.settings.get(keys.DICE)),
        )
        section.add(Row(self.tr("Dice"), "", self.dice))
        self.teaching = _combo(
            *((level.value, teaching_name(level)) for level in Teaching),
            chosen=keys.usual_teaching(self._desk.settings, self.game.id),
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
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme().px(Space.L))
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


def _option_value(field: QCheckBox | QComboBox) -> OptionValue:
    if isinstance(field, QCheckBox):
        return field.isChecked()
    value: OptionValue = field.currentData()
    return value
