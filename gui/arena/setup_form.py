"""Who plays what: the form on the left of the arena page."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant, judge_of
from engines.arena.sprt import Hypotheses
from engines.contract.game import Game
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.runtime.errors import ParlourError
from engines.runtime.texts import number, tr
from gui.app import settings as keys
from gui.app.context import Context
from gui.arena.entrant_row import EntrantRow, entrant_from_json
from gui.arena.figures import format_help, format_name
from gui.games.face import game_name
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.columns import ScrollColumn
from gui.kit.fields import ChoiceField, NumberField, SeedField
from gui.kit.label import Label, Tip, set_tip
from gui.style import Space, Token, TypeRole, scaled
from gui.table.rule_fields import RuleFields

_USUAL_GAMES: Final = 1000
_MOST_GAMES: Final = 1_000_000
_MOST_ENTRANTS: Final = 40
_FIELD: Final = 60
_MOST_ELO: Final = 1000
_USUAL_TEST: Final = (0, 20)
_FORMATS: Final = (Format.TABLE, Format.ROUND_ROBIN, Format.GAUNTLET, Format.LADDER)


class SetupForm(QWidget):
    """Everything is filled in as last time. ``changed`` follows every change."""

    changed = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.rows: list[EntrantRow] = []
        self.rule_fields: RuleFields | None = None
        self._labels: list[Label] = []
        self._make()
        self._lay_out()
        self._recall()
        self._connect()

    # -- laying out ---------------------------------------------------------------------------

    def _make(self) -> None:
        words, names = self._context.words(), tuple(games())
        self.game = ChoiceField([game_name(words, name) for name in names], names)
        self.format = ChoiceField([format_name(form) for form in _FORMATS], _FORMATS)
        self._format_help = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.add_button = Button(tr("arena-add-a-bot"), icon_name="fa6s.plus", compact=True)
        self.all_button = Button(tr("arena-add-all"), compact=True)
        self.seats = NumberField(2, 2, 2)
        self.games = NumberField(_USUAL_GAMES, 1, _MOST_GAMES, 100)
        self.seed = SeedField()
        self.early = QCheckBox(tr("arena-stop-early"))
        self.low = NumberField(_USUAL_TEST[0], -_MOST_ELO, _MOST_ELO, 5)
        self.high = NumberField(_USUAL_TEST[1], -_MOST_ELO, _MOST_ELO, 5)
        self.luck = QCheckBox(tr("arena-measure-luck"))
        text = tr("arena-correct-dice-luck-fewer")
        set_tip(self.luck, Tip(tr("arena-measure-luck"), lines=(text,)))
        self.total = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)

    def _lay_out(self) -> None:
        self._entrants, self._rules_column = boxes.column(gap=Space.S), boxes.column(gap=Space.S)
        self._rules_title = Label(tr("arena-rules"), TypeRole.SECTION)
        adding = boxes.row(self.add_button, self.all_button, 1, gap=Space.S)
        scroll = ScrollColumn()
        scaled(scroll.body.setContentsMargins, 4, 4, Space.M, Space.S)
        self._seats_row = self._row(
            tr("arena-seats"), tr("arena-number-bots-each-table"), self.seats
        )
        self._test_box = QWidget()
        between = Label(tr("arena-or"), TypeRole.BODY, Token.TEXT2)
        boxes.row(self.low, between, self.high, of=self._test_box, gap=Space.S)
        for group in (
            (
                self._row(tr("arena-game"), "", self.game),
                self._row(tr("arena-format"), "", self.format),
                self._format_help,
            ),
            (Label(tr("arena-lineup"), TypeRole.SECTION), self._entrants, adding),
            (
                self._seats_row,
                self._row(tr("arena-games"), tr("arena-at-each-table"), self.games),
                self._row(tr("arena-seed"), tr("arena-same-seed-always-gives"), self.seed),
                self.luck,
                self.early,
                self._test_box,
                self.total,
            ),
            (self._rules_title, self._rules_column),
        ):
            scroll.body.addLayout(boxes.column(*group, gap=Space.S))
        scroll.body.addStretch(1)
        boxes.column(scroll, of=self)
        scaled(self._align)
        self.low.setAccessibleName(tr("arena-elo-difference-too-small"))
        self.high.setAccessibleName(tr("arena-elo-difference-large-enough"))
        text = tr("arena-end-match-up-once")
        for part in (self.early, self.low, self.high):
            set_tip(part, Tip(tr("arena-stop-early"), lines=(text,)))

    def _row(self, name: str, help_: str, field: QWidget) -> QWidget:
        row = QWidget()
        label = Label(name, TypeRole.BODY, Token.TEXT2)
        label.setBuddy(field)
        scaled(field.setMinimumWidth, _FIELD)
        field.setAccessibleName(name)
        if help_:
            set_tip(field, Tip(name, lines=(help_,)))
        boxes.row(label, (field, 1), of=row, gap=Space.S)
        self._labels.append(label)
        return row

    def _align(self) -> None:
        """Let all fields begin to the right of the longest name."""
        widest = max(label.sizeHint().width() for label in self._labels)
        for label in self._labels:
            label.setFixedWidth(widest)

    def _connect(self) -> None:
        self.game.currentIndexChanged.connect(lambda _place: self._show_game((), {}))
        self.format.currentIndexChanged.connect(self._refresh)
        self.seats.valueChanged.connect(self._refresh)
        self.games.valueChanged.connect(self._refresh)
        self.early.toggled.connect(self._refresh)
        self.add_button.clicked.connect(self._add_best)
        self.all_button.clicked.connect(self._add_all)

    # -- reading ------------------------------------------------------------------------------

    @property
    def rules(self) -> Game:
        return find_game(str(self.game.currentData()))

    @property
    def form(self) -> Format:
        return Format(self.format.currentData())

    @property
    def table_size(self) -> int:
        return len(self.rows) if self.form is Format.TABLE else self.seats.value()

    @property
    def tells_luck(self) -> bool:
        """Whether a bot can judge luck with these rules and this many seats."""
        return judge_of(self.rules, self.table_size) is not None

    def setup(self) -> Setup:
        """The chosen setup, with a seed; it may be impossible to play."""
        stop = Hypotheses(float(self.low.value()), float(self.high.value()))
        return Setup(
            game=self.rules.id,
            entrants=tuple(row.entrant() for row in self.rows),
            format=self.form,
            seats=self.table_size,
            blocks=-(-self.games.value() // max(1, self.table_size)),
            seed=self.seed.chosen(),
            options={} if self.rule_fields is None else self.rule_fields.house_rules(),
            stop=stop if self.early.isChecked() else None,
            luck=self.tells_luck and self.luck.isChecked(),
        )

    # -- filling in ---------------------------------------------------------------------------

    def _recall(self) -> None:
        """Fill in the last choices, or only as many bots as the last game needs."""
        saved = self._context.settings.get(keys.ARENA_SETUP)
        name = keys.usual_game(self._context.settings, str(saved.get("game", "")))
        self.game.setCurrentIndex(tuple(games()).index(name))
        options = saved.get("options")
        rules = options if isinstance(options, dict) else {}
        self._show_game(self._saved_entrants(saved), rules)
        if saved.get("format") in _FORMATS:
            self.format.set_data(Format(saved["format"]))
        for field, key in ((self.seats, "seats"), (self.games, "games")):
            if isinstance(saved.get(key), int):
                field.setValue(saved[key])
        self._refresh()

    def _saved_entrants(self, saved: dict[str, Any]) -> tuple[Entrant, ...]:
        listed = saved.get("entrants")
        if not isinstance(listed, list) or saved.get("game") != self.rules.id:
            return ()
        found = (entrant_from_json(each) for each in listed)
        return tuple(each for each in found if each is not None)

    def remember(self) -> None:
        """Keep what is filled in for next time, when there will be a new seed."""
        setup = self.setup()
        data = setup.to_dict() | {"seats": self.seats.value(), "games": self.games.value()}
        kept = ("game", "entrants", "options", "format", "seats", "games")
        self._context.settings.set(keys.ARENA_SETUP, {key: data[key] for key in kept})

    def fill(self, setup: Setup) -> None:
        with QSignalBlocker(self.game):
            self.game.setCurrentIndex(tuple(games()).index(setup.game))
        self._show_game(setup.entrants, setup.options)
        self.format.set_data(setup.format)
        self.seats.setValue(setup.table_size)
        self.games.setValue(setup.blocks * setup.table_size)
        self.seed.setText(str(setup.seed))
        if self.tells_luck:
            self.luck.setChecked(setup.luck)
        self.early.setChecked(setup.stop is not None)
        if setup.stop is not None:
            self.low.setValue(round(setup.stop.elo0))
            self.high.setValue(round(setup.stop.elo1))
        self._refresh()

    def _show_game(self, entrants: Sequence[Entrant], options: Mapping[str, object]) -> None:
        """Offer the bots and rules of the chosen game; by default, only as many as it needs."""
        boxes.clear(self._entrants)
        self.rows = []
        game = self.rules
        self._show_rules(RuleFields(game, self._context.words(), options))
        low, high = game.info.seats
        self.seats.setRange(low, high)
        for entrant in entrants:
            self._add(entrant)
        while len(self.rows) < low:
            self._add_best()
        judge = judge_of(game, low)
        solved = judge is not None and judge.info.solvers  # judging luck then takes no time
        self.luck.setChecked(bool(solved))
        self._refresh()

    def _show_rules(self, fields: RuleFields) -> None:
        """Offer the rules of another game."""
        boxes.clear(self._rules_column)
        self._rules_title.setVisible(bool(fields.rows))
        for row in fields.rows:
            self._rules_column.addWidget(row)
        fields.changed.connect(self._refresh)
        self.rule_fields = fields

    def _add_best(self) -> None:
        """Add the strongest bot that is not there yet, if possible one that answers at once."""
        there = {row.entrant().bot for row in self.rows}
        seats = self.rules.info.seats[0] if self.form is Format.TABLE else self.seats.value()
        able = [
            bot.info for bot in self.rules.bots if bot.info.level and bot.info.seats[0] <= seats
        ]
        left = [info for info in able if info.id not in there] or able
        quick = [info for info in left if not info.searches] or left
        self._add(Entrant(quick[-1].id))

    def _add_all(self) -> None:
        """Add every bot of the game that is not there yet, and let all meet."""
        there = {row.entrant().bot for row in self.rows}
        for bot in self.rules.bots:
            fits = bot.info.plays(self.seats.value())
            if bot.info.id not in there and fits and len(self.rows) < _MOST_ENTRANTS:
                self._add(Entrant(bot.info.id))
        if self.form is Format.TABLE:
            self.format.set_data(Format.ROUND_ROBIN)

    def _add(self, entrant: Entrant) -> None:
        row = EntrantRow(self._context, self.rules)
        row.show_entrant(entrant)
        row.changed.connect(self._refresh)
        row.removed.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._entrants.addWidget(row)
        self._refresh()

    def _remove(self, row: EntrantRow) -> None:
        self.rows.remove(row)
        self._entrants.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._refresh()
        self.add_button.setFocus()

    # -- showing ------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Show what follows from the fields."""
        low, high = self.rules.info.seats
        at_one_table = self.form is Format.TABLE
        self._format_help.setText(format_help(self.form))
        self._seats_row.setVisible(not at_one_table and low < high)
        self._test_box.setVisible(self.early.isChecked())
        self.luck.setVisible(self.tells_luck)
        for place, row in enumerate(self.rows, start=1):
            row.show_place(place)
            least = tr("arena-table-needs-least-seats", low=low)
            row.remove_button.set_blocked(least if len(self.rows) <= low else "")
        most = high if at_one_table else _MOST_ENTRANTS
        self.add_button.set_blocked(
            "" if len(self.rows) < most else tr("arena-table-most-seats-choose", most=most)
        )
        self.total.setText(self._total_text())
        self.changed.emit()

    def _total_text(self) -> str:
        try:
            setup = self.setup()
            tables = len(setup.places)
        except ParlourError as error:
            return str(error)
        games = number(setup.blocks * setup.table_size)
        deals = number(setup.blocks)
        if tables == 1:
            return tr(
                "arena-games-deals-each-played", games=games, deals=deals, blocks=setup.blocks
            )
        return tr(
            "arena-tables-games-each-deals",
            tables=number(tables),
            games=games,
            deals=deals,
            blocks=setup.blocks,
        )

    def problem(self) -> str:
        """Why what is filled in cannot be played; empty if it can."""
        try:
            self.setup().check()
        except ParlourError as error:
            return str(error)
        return ""
