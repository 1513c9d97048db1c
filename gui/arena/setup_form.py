"""Who plays what: the form on the left of the arena page."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant, judge_of
from engines.arena.sprt import Hypotheses
from engines.contract import files
from engines.contract.bot import BotInfo
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.runtime import texts
from engines.runtime.errors import ParlourError
from engines.runtime.texts import number, tr
from gui.app import bots
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.ratings import rating_of, strength_text
from gui.app.values import fill_budgets
from gui.arena.figures import format_help, format_name
from gui.games.face import game_name
from gui.kit import boxes
from gui.kit.button import Button, IconButton
from gui.kit.fields import ChoiceField, NumberField, SeedField
from gui.kit.label import Label, Tip, set_tip
from gui.style import Space, Token, TypeRole, scaled
from gui.table.form import Check, Choice, Field, FieldRows, Number, Seed
from gui.table.rule_fields import RuleFields

_LEAST_LETTERS = 12
_USUAL: Final = {"seats": 2, "games": 1000, "low": 0, "high": 20}
_MOST_GAMES: Final = 1_000_000
_MOST_ENTRANTS: Final = 40
_ELO: Final = (-1000, 1000, 5)
_FORMATS: Final = (Format.TABLE, Format.ROUND_ROBIN, Format.GAUNTLET, Format.LADDER)


class EntrantRow(QWidget):
    """A bot, its measured strength, its thinking time if it searches, and a button to remove it.

    ``changed`` is emitted after every change, ``removed`` after a click on the button.
    """

    changed = Signal()
    removed = Signal()

    def __init__(self, context: Context, game: Game) -> None:
        super().__init__()
        self._context = context
        self._game = game
        infos = bots.bots_of(context, game)
        self.bot = ChoiceField(
            [_text(context, game, info) for info in infos], [info.id for info in infos]
        )
        self.budget = QComboBox()
        for box in (self.bot, self.budget):
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            box.setSizeAdjustPolicy(policy)
            box.setMinimumContentsLength(_LEAST_LETTERS)
        self.remove_button = IconButton("fa6s.xmark", tr("arena-remove-this-bot"))
        self.remove_button.clicked.connect(self.removed)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self.bot, 0, 0)
        self._grid.addWidget(self.remove_button, 0, 1)
        self._grid.addWidget(self.budget, 1, 0)
        self._grid.setColumnStretch(0, 1)
        self.bot.currentIndexChanged.connect(self._bot_changed)
        self.budget.currentIndexChanged.connect(self.changed)
        scaled(self._grid.setHorizontalSpacing, Space.XS)
        scaled(self._grid.setVerticalSpacing, Space.XS)
        self._bot_changed()

    def show_place(self, place: int) -> None:
        """Tell screen readers which place in the lineup this is, counted from 1."""
        self.bot.setAccessibleName(tr("arena-bot-in-the-lineup", place=place))
        self.budget.setAccessibleName(tr("arena-thinking-time-of-bot", place=place))

    @property
    def info(self) -> BotInfo | None:
        return bots.find_bot(self._game, str(self.bot.currentData()))

    def entrant(self) -> Entrant:
        """The chosen entrant; a budget of None means the bot's own."""
        info = self.info
        if info is None or not info.searches or not self.budget.count():
            return Entrant(str(self.bot.currentData()))
        budget = Budget.parse(self.budget.currentData())
        return Entrant(info.id, None if budget == info.budget else budget)

    def show_entrant(self, entrant: Entrant) -> None:
        """Show a choice; a bot that no longer exists leaves the row as it is."""
        place = self.bot.findData(entrant.bot)
        if place < 0:
            return
        self.bot.setCurrentIndex(place)
        info = self.info
        if info is not None and entrant.budget is not None and self.budget.count():
            fill_budgets(self.budget, info.budget, entrant.budget)

    def _bot_changed(self) -> None:
        info = self.info
        self.budget.setVisible(info is not None and info.searches)
        if info is not None:
            text = bots.bot_text(self._context, self._game, info)
            set_tip(self.bot, Tip(text, lines=(strength_text(self._game, info),)))
            if info.searches:
                fill_budgets(self.budget, info.budget, info.budget)
        self.changed.emit()


def _text(context: Context, game: Game, info: BotInfo) -> str:
    """Level, name, measured strength (the tip shows its error): the column is narrow."""
    level = info.level or "–"
    text = f"{level}  {bots.bot_name(context, game, info.id)}"
    rating = rating_of(game, info)
    return f"{text} · {texts.rating(rating.elo)}" if rating else text


class SetupForm(FieldRows):
    """Everything is filled in as last time. ``changed`` follows every change."""

    changed = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.rows: list[EntrantRow] = []
        self.rule_fields: RuleFields | None = None
        self._format_help = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._entrants, self._rules_column = boxes.column(gap=Space.S), boxes.column(gap=Space.S)
        self._rules_title = Label(tr("arena-rules"), TypeRole.SECTION)
        self.add_button = Button(tr("arena-add-a-bot"), icon_name="fa6s.plus", compact=True)
        self.add_button.clicked.connect(self._add_best)
        self.all_button = Button(tr("arena-add-all"), compact=True)
        self.all_button.clicked.connect(self._add_all)
        self.total = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._lay_out()
        self.game = self.field("game", ChoiceField)
        self.seed = self.field("seed", SeedField)
        self._seats = self.field("seats", NumberField)
        self._recall()
        self.game.currentIndexChanged.connect(lambda _place: self._show_game((), {}))
        for control in self._controls.values():
            control.touched.connect(self._refresh)

    def _lay_out(self) -> None:
        words, names = self._context.words(), tuple(games())
        named, forms = [game_name(words, name) for name in names], list(map(format_name, _FORMATS))
        lineup = Label(tr("arena-lineup"), TypeRole.SECTION)
        below = (0, 0, 0, Space.S)
        adding = boxes.row(self.add_button, self.all_button, 1, gap=Space.S, edges=below)
        early = Check("early", tr("arena-stop-early"), tr("arena-end-match-up-once"))
        self._test_box = self._test(Tip(early.label, lines=(early.help,)))
        for part in (
            Choice("game", tr("arena-game"), texts=named, values=names),
            Choice("format", tr("arena-format"), texts=forms, values=_FORMATS),
            self._format_help,
            lineup,
            self._entrants,
            adding,
            Number("seats", tr("arena-seats"), tr("arena-number-bots-each-table")),
            Number("games", tr("arena-games"), tr("arena-at-each-table"), 1, _MOST_GAMES, 100),
            Seed("seed", tr("arena-seed"), tr("arena-same-seed-always-gives")),
            Check("luck", tr("arena-measure-luck"), tr("arena-correct-dice-luck-fewer")),
            early,
            self._test_box,
            self.total,
            self._rules_title,
            self._rules_column,
        ):
            self._add(part) if isinstance(part, Field) else self._rows.addRow(part)
        for heading in (lineup, self._rules_title):
            scaled(heading.setContentsMargins, 0, Space.S, 0, 0)
        scaled(self._rows.setSpacing, Space.S)

    def _test(self, tip: Tip) -> QWidget:
        """Between which differences a match-up that may end early decides."""
        box = QWidget()
        small = Number("low", tr("arena-elo-difference-too-small"), "", *_ELO)
        large = Number("high", tr("arena-elo-difference-large-enough"), "", *_ELO)
        low, high = (self._control(field).widget for field in (small, large))
        boxes.row(low, Label(tr("arena-or"), TypeRole.BODY, Token.TEXT2), high, of=box, gap=Space.S)
        for widget in (low, high):
            set_tip(widget, tip)
        return box

    # -- reading ------------------------------------------------------------------------------

    @property
    def rules(self) -> Game:
        return find_game(str(self.value("game")))

    @property
    def form(self) -> Format:
        return Format(self.value("format"))

    @property
    def table_size(self) -> int:
        return len(self.rows) if self.form is Format.TABLE else int(self.value("seats"))

    @property
    def tells_luck(self) -> bool:
        """Whether a bot can judge luck with these rules and this many seats."""
        return judge_of(self.rules, self.table_size) is not None

    def setup(self) -> Setup:
        """The chosen setup, with a seed; it may be impossible to play."""
        stop = Hypotheses(float(self.value("low")), float(self.value("high")))
        return Setup(
            game=self.rules.id,
            entrants=tuple(row.entrant() for row in self.rows),
            format=self.form,
            seats=self.table_size,
            blocks=-(-self.value("games") // max(1, self.table_size)),
            seed=self.value("seed"),
            options={} if self.rule_fields is None else self.rule_fields.house_rules(),
            stop=stop if self.value("early") else None,
            luck=self.tells_luck and self.value("luck"),
        )

    # -- filling in ---------------------------------------------------------------------------

    def _recall(self) -> None:
        """Fill in the last choices, or only as many bots as the last game needs."""
        saved = self._context.settings.get(keys.ARENA_SETUP)
        self.put("game", keys.usual_game(self._context.settings, str(saved.get("game", ""))))
        options = saved.get("options")
        rules = options if isinstance(options, dict) else {}
        self._show_game(self._saved_entrants(saved), rules)
        if saved.get("format") in _FORMATS:
            self.put("format", Format(saved["format"]))
        for key, usual in _USUAL.items():
            self.put(key, saved[key] if isinstance(saved.get(key), int) else usual)
        self._refresh()

    def _saved_entrants(self, saved: dict[str, Any]) -> tuple[Entrant, ...]:
        if saved.get("game") != self.rules.id:
            return ()
        try:
            return files.build(tuple[Entrant, ...], saved.get("entrants", []))
        except ValueError:
            return ()

    def remember(self) -> None:
        """Keep what is filled in for next time, when there will be a new seed."""
        filled_in = {key: self.value(key) for key in ("seats", "games")}
        data = self.setup().to_dict() | filled_in
        kept = ("game", "entrants", "options", "format", "seats", "games")
        self._context.settings.set(keys.ARENA_SETUP, {key: data[key] for key in kept})

    def fill(self, setup: Setup) -> None:
        with QSignalBlocker(self.game):
            self.put("game", setup.game)
        self._show_game(setup.entrants, setup.options)
        self.put("format", setup.format)
        self.put("seats", setup.table_size)
        self.put("games", setup.blocks * setup.table_size)
        self.put("seed", setup.seed)
        if self.tells_luck:
            self.put("luck", setup.luck)
        self.put("early", setup.stop is not None)
        if setup.stop is not None:
            self.put("low", round(setup.stop.elo0))
            self.put("high", round(setup.stop.elo1))
        self._refresh()

    def _show_game(self, entrants: Sequence[Entrant], options: Mapping[str, object]) -> None:
        """Offer the bots and rules of the chosen game; by default, only as many as it needs."""
        boxes.clear(self._entrants)
        self.rows = []
        game = self.rules
        fields = self.rule_fields = RuleFields(game, self._context.words())
        fields.put(options)
        fields.changed.connect(self._refresh)
        self._rules_title.setVisible(bool(fields.rows))
        boxes.clear(self._rules_column)
        for row in fields.rows:
            self._rules_column.addWidget(row)
        _set_tab_order(self.field("high", QWidget), *(row.control for row in fields.rows))
        low, high = game.info.seats
        self._seats.setRange(low, high)
        for entrant in entrants:
            self._add_entrant(entrant)
        while len(self.rows) < low:
            self._add_best()
        judge = judge_of(game, low)
        solved = judge is not None and judge.info.solvers  # judging luck then takes no time
        self.put("luck", bool(solved))
        self._refresh()

    def _add_best(self) -> None:
        """Add the strongest bot that is not there yet, if possible one that answers at once."""
        there = {row.entrant().bot for row in self.rows}
        seats = self.rules.info.seats[0] if self.form is Format.TABLE else self._seats.value()
        able = [
            bot.info for bot in self.rules.bots if bot.info.level and bot.info.seats[0] <= seats
        ]
        left = [info for info in able if info.id not in there] or able
        quick = [info for info in left if not info.searches] or left
        self._add_entrant(Entrant(quick[-1].id))

    def _add_all(self) -> None:
        """Add every bot of the game that is not there yet, and let all meet."""
        there = {row.entrant().bot for row in self.rows}
        for bot in self.rules.bots:
            fits = bot.info.plays(self._seats.value())
            if bot.info.id not in there and fits and len(self.rows) < _MOST_ENTRANTS:
                self._add_entrant(Entrant(bot.info.id))
        if self.form is Format.TABLE:
            self.put("format", Format.ROUND_ROBIN)
            self._refresh()

    def _add_entrant(self, entrant: Entrant) -> None:
        row = EntrantRow(self._context, self.rules)
        row.show_entrant(entrant)
        row.changed.connect(self._refresh)
        row.removed.connect(lambda: self._remove(row))
        self._entrants.addWidget(row)
        before = self.rows[-1].budget if self.rows else self.field("format", QWidget)
        _set_tab_order(before, row.bot, row.remove_button, row.budget)
        self.rows.append(row)
        self._refresh()

    def _remove(self, row: EntrantRow) -> None:
        self.rows.remove(row)
        self._entrants.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._refresh()
        self.add_button.setFocus()

    # -- showing ------------------------------------------------------------------------------

    def _refresh(self, *_: object) -> None:
        """Show what follows from the fields."""
        low, high = self.rules.info.seats
        at_one_table = self.form is Format.TABLE
        self._format_help.setText(format_help(self.form))
        self._rows.setRowVisible(self._seats, not at_one_table and low < high)
        self._test_box.setVisible(self.value("early"))
        self._controls["luck"].widget.setVisible(self.tells_luck)
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


def _set_tab_order(*widgets: QWidget) -> None:
    for pair in pairwise(widgets):
        QWidget.setTabOrder(*pair)
