"""A new match on one page: game, seats, options, seed, dice, teaching."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import permutations
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engines.contract import files
from engines.contract.game import Game
from engines.contract.record import PERSON, SeatRecord
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.contract.rules import OptionValue
from engines.contract.time_control import TimeControl
from engines.match.advice.tutor import Teaching
from engines.match.analysis.player_strength import Strength
from engines.match.archive import records
from engines.match.controller.table_options import DiceSource
from engines.runtime.errors import ParlourError
from engines.runtime.streams import fresh_seed
from engines.runtime.texts import percent, tr
from gui.app import bots, event_loop
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.opponents import at_strength, by_fit, opponents_for, own_career, win_chances
from gui.app.page import Page
from gui.app.ratings import elo_of
from gui.app.requests import Play
from gui.app.setting_rows import Row, Section, teaching_help
from gui.app.time_controls import CHOICES, control_of, control_text
from gui.games.face import game_name
from gui.games.key_art import KeyArt
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.columns import ScrollColumn
from gui.kit.fields import ChoiceField, SeedField
from gui.kit.label import Label
from gui.kit.notice import NoticeKind
from gui.kit.paint import between
from gui.kit.segmented import SegmentedControl, ValueSegments
from gui.setup.opponents import Opponents
from gui.setup.seat_row import SeatRow, seats_in
from gui.style import Space, Token, TypeRole, scaled
from gui.table.rule_fields import RuleFields

_TABLE: Final = 308
_STRIP: Final = (84, 150)
"""Smallest and largest height of the games, at 100%."""
_STRIP_SHARE: Final = 0.13
_WATCHED: Final = 2
"""At a table of this many to be watched, choosing them starts the match."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The last choices for a game; seats have the names that were typed."""

    seats: tuple[SeatRecord, ...]
    options: dict[str, OptionValue]
    dice: str
    teaching: str
    clock: TimeControl | None = None


class NewMatchPage(Page):
    """Everything is filled in as last time: Enter starts.

    Changes are kept until the match is started, whatever the person visits meanwhile.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._form: MatchForm | None = None
        self.drafts: dict[tuple[str, bool], dict[str, Any]] = {}
        self._names = tuple(games())
        words = context.words()
        self._arts = [KeyArt(name, game_name(words, name), named=True) for name in self._names]
        self._strip = QWidget()
        boxes.row(*self._arts, of=self._strip, gap=Space.M, edges=(Space.XS, 0, Space.L, 0))
        for art in self._arts:
            art.setCheckable(True)
            art.setAutoExclusive(True)
            art.clicked.connect(partial(self._choose_game, art.game))
        self._strip.setAccessibleName(tr("setup-game"))
        self._left, self._right = boxes.row(), boxes.row()
        self.start_button = Button(tr("setup-start-match"), ButtonKind.PRIMARY)
        self.start_button.clicked.connect(self._start)
        self._wait = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._begun = ""
        foot = boxes.column(self._wait, self.start_button, edges=(Space.XS, 0, Space.L, 0))
        right = QWidget()
        boxes.column((self._right, 1), foot, of=right, gap=Space.S)
        scaled(right.setFixedWidth, _TABLE + 2 * Space.L)
        self.body.addWidget(self._strip)
        self.body.addLayout(boxes.row((self._left, 1), right, gap=0), 1)
        context.kernels.changed.connect(self._show_readiness)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._strip.setFixedHeight(round(between(_STRIP, _STRIP_SHARE * self.height())))

    def opened(self) -> None:
        self._begun = ""
        self.start_button.setFocus()
        self.start_button.setDefault(True)

    def take_over(self, before: Page) -> None:
        assert isinstance(before, NewMatchPage)
        before.keep_draft()
        self.drafts = before.drafts
        self.show_game(before.form.game.id, watch=before.form.watching)

    async def close_down(self) -> None:
        if self._form is not None:
            self._form.drop()

    @property
    def form(self) -> "MatchForm":
        assert self._form is not None
        return self._form

    def show_game(self, name: str, *, watch: bool = False) -> None:
        """Show the form of a game as last filled in; ``watch`` puts bots on all seats.

        Without a name, it is the unfinished form, or else the last match's game.
        """
        self.keep_draft()
        if not name and self._form is not None and self._form.key in self.drafts:
            name, watch = self._form.key
        name = keys.usual_game(self.context.settings, name)
        self.set_game(name)
        self._arts[self._names.index(name)].setChecked(True)
        if self._form is not None:
            self._form.drop()
        draft = self.drafts.get((name, watch))
        self._form = MatchForm(self.context, find_game(name), watch=watch, draft=draft)
        self._form.complete.connect(self._start)
        self.set_title(tr("setup-watch-a-game") if watch else tr("setup-new-match"))
        self._left.addWidget(self._form.opponents)
        self._right.addWidget(self._form)
        self.context.kernels.hurry(name)
        self._show_readiness(name)

    def _choose_game(self, name: str) -> None:
        self.show_game(name, watch=self.form.watching)

    def keep_draft(self) -> None:
        if self._form is not None and self._form.changed:
            self.drafts[self._form.key] = self._form.filled_in()

    def _show_readiness(self, name: str) -> None:
        if self._form is None or self._form.game.id != name:
            return
        self._wait.tell(self.context.kernels.waiting_text(name))
        begun = self._wait.text() and self._begun == name
        soon = tr("setup-preparing-game-press-start") if begun else ""
        self.start_button.set_blocked(soon or self.context.kernels.error(name))

    def _start(self) -> None:
        form = self.form
        choices, game, seed = form.choices(), form.game, form.seed_field.chosen()
        try:
            record = records.new_record(
                game, form.players(), choices.options, seed=seed, clock=choices.clock
            )
        except ParlourError as error:
            self.notices.add(NoticeKind.ERROR, str(error), key="start")
            return
        self.notices.close_key("start")
        settings = self.context.settings
        if not form.watching:
            settings.set(keys.last_match(game.id), files.plain(choices))
        form.take_as_usual()
        self.drafts.pop(form.key, None)
        self._begun = game.id
        self._show_readiness(game.id)
        self.wants.emit(Play(record, dice=DiceSource(choices.dice), teaching=choices.teaching))


class MatchForm(QWidget):
    """The form of one game: the table on the right; ``opponents`` are shown to its left.

    A click on an opponent puts them in the seat that is picked. At a table of two that is
    watched, ``complete()`` follows when both bots have been chosen.

    Args:
        context: settings and words.
        game: the game to play.
        watch: put bots on all seats.
        draft: what was filled in and not started (``filled_in``).
    """

    complete = Signal()

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
        self._own: Strength | None = None
        self._watched = 0
        saved = self._saved.get("options")
        self._chosen_rules = saved if isinstance(saved, dict) else {}
        self._rules = RuleFields(self.game, self._words, compact=True)
        self._rules.put(self._chosen_rules)
        self.opponents = Opponents(context, game, watch=watch)
        self.opponents.chosen.connect(self._choose)
        right, table = ScrollColumn(), QWidget()
        boxes.column(*self._sections(), 1, of=table, gap=Space.M)
        right.body.addWidget(table)
        scaled(table.setFixedWidth, _TABLE)
        boxes.row(right, of=self)
        self._players = tuple(self._usual_players())
        self._picked = 0 if watch else 1
        self._show_rows()
        self.take_as_usual()
        self._reading = event_loop.spawn(self._read_strength(), "read the person's strength", self)

    def drop(self) -> None:
        """Remove the form, and ignore what is still being read."""
        self._reading.cancel()
        for part in (self.opponents, self):
            part.hide()
            part.deleteLater()

    # -- reading ------------------------------------------------------------------------------

    def choices(self) -> Choices:
        shown = self._rows[: self.seats]
        clock = control_of(self.clock.currentData())
        options = self._rules.values()
        for row in shown:
            options |= row.rules.values()
        return Choices(
            seats=tuple(row.seat(clocks=clock is not None) for row in shown),
            options=options,
            dice=DiceSource.PROGRAM.value if self.watching else str(self.dice.value),
            teaching=str(self.teaching.value),
            clock=clock,
        )

    def players(self) -> tuple[SeatRecord, ...]:
        """The players, each with a name."""
        seats = zip(self.choices().seats, self._rows, strict=False)
        return tuple(
            at_strength(self.game, replace(who, name=row.shown_name), self._own)
            for who, row in seats
        )

    @property
    def key(self) -> tuple[str, bool]:
        """The game, and whether it is only watched."""
        return self.game.id, self.watching

    def filled_in(self) -> dict[str, Any]:
        return {**files.plain(self.choices()), "seed": self.seed_field.text()}

    @property
    def changed(self) -> bool:
        """Whether someone has filled something in."""
        return self.filled_in() != self._usual

    def take_as_usual(self) -> None:
        """Treat the current entries as unchanged."""
        self._usual = self.filled_in()

    @property
    def seats(self) -> int:
        return self._least + self.count.current

    # -- the person ---------------------------------------------------------------------------

    async def _read_strength(self) -> None:
        """Compare the opponents with the person; the best fit is chosen for a first match."""
        with suppress(ParlourError):  # the home page reports a damaged library
            self._own = (await own_career(self._context, self.game)).now
        if not self.changed and not self._saved.get("seats") and not self.watching:
            self._players = tuple(self._usual_players())
            for row, who in zip(self._rows, self._players, strict=False):
                row.set_seat(who)
            self.take_as_usual()
        self._show_own()

    def _show_own(self) -> None:
        fit = by_fit(self.game, self.seats, self._own)
        self.opponents.show_own(self._own, fit[0] if fit and not self.watching else "")
        self._show_chances()

    def _show_chances(self) -> None:
        """Show the person's win chance by ratings, if all of them are known well."""
        players = [row.player_id for row in self._rows[: self.seats]]
        rated = [elo_of(self.game, player) for player in players if player != PERSON]
        text = ""
        own = self._own
        if own is not None and own.sure and players.count(PERSON) == 1 and None not in rated:
            elos = [own.elo, *(elo for elo in rated if elo is not None)]
            chance = percent(win_chances(elos)[0], 0)
            text = tr("setup-win-chance-ratings-about", win_chance=chance)
        self._chance.tell(text)

    # -- seats --------------------------------------------------------------------------------

    def _sections(self) -> Iterator[QWidget]:
        """The table: players, rules, help, more."""
        low, high = self.game.info.seats
        self._least, saved = low, len(seats_in(self._saved)) or self.game.info.default_seats
        self.count = SegmentedControl(
            [str(count) for count in range(low, high + 1)],
            min(max(saved, low), high) - low,
        )
        self.count.currentChanged.connect(self._show_rows)
        self.count.currentChanged.connect(self._show_own)
        self._seats = Section(tr("setup-players"))
        self.count.setAccessibleName(tr("setup-number-of-players"))
        self._chance = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.mix = IconButton("fa6s.shuffle", tr("setup-random-order"))
        self.mix.clicked.connect(self._mix)
        head = QWidget()
        boxes.row((self.count, 1), (self.mix, 0, Qt.AlignmentFlag.AlignRight), of=head)
        self.count.setVisible(low < high)
        self._seats.add(head)
        yield self._seats
        yield self._chance
        if self._rules.rows:
            rules = Section(tr("setup-rules"))
            for row in self._rules.rows:
                rules.add(row)
            yield rules
        yield self._match_section()

    def _usual_players(self) -> Iterator[SeatRecord]:
        """Who plays at each seat until someone else is chosen: as last time, or fitting ones."""
        known = () if self.watching and self._draft is None else seats_in(self._saved)
        yield from known
        most = self.game.info.seats[1]
        fit = by_fit(self.game, self.seats, self._own)
        usual = [PERSON, *opponents_for(self.game, fit, self._own, most)]
        if self.watching:
            usual = [bot.info.id for bot in reversed(self.game.ladder(self.seats))] * most
        yield from (SeatRecord("", player) for player in usual[len(known) : most])

    def _add_row(self) -> None:
        """Make the row of the next seat."""
        seat = len(self._rows)
        row = SeatRow(self._context, self.game, seat)
        row.set_seat(self._players[seat])
        row.rules.put(self._chosen_rules)
        row.changed.connect(self._name_seats)
        row.portrait.clicked.connect(partial(self._pick, seat))
        row.leave.clicked.connect(partial(self._remove, seat))
        self._rows.append(row)
        self._seats.add(row)

    def _show_rows(self) -> None:
        """Show the seats; whoever can't play at such a table is replaced by whoever fits best."""
        while len(self._rows) < self.seats:
            self._add_row()
        fit = by_fit(self.game, self.seats, self._own)
        for seat, row in enumerate(self._rows):
            row.setVisible(seat < self.seats)
            row.leave.setVisible(self.seats > self._least)
            seated = [each.player_id for each in self._rows[: self.seats]]
            row.offer_for(self.seats, min(fit, key=seated.count))
        self.opponents.offer_for(self.seats)
        self._name_seats()
        self._watched = 0
        self._pick(0 if self.watching else min(self._picked, self.seats - 1))

    def _mix(self) -> None:
        """Seat the players in another order, at random."""
        seated = self._seated()
        orders = [order for order in permutations(seated) if list(order) != seated]
        self._seat(orders[fresh_seed() % len(orders)] if orders else seated)

    def _remove(self, seat: int) -> None:
        """Remove a seat: those after it move up."""
        seated = self._seated()
        self._seat([*seated[:seat], *seated[seat + 1 :], seated[seat]])
        self.count.set_current(self.count.current - 1)

    def _seated(self) -> list[tuple[SeatRecord, list[OptionValue]]]:
        return [(row.seat(), [*row.rules.values().values()]) for row in self._rows[: self.seats]]

    def _seat(self, order: Iterable[tuple[SeatRecord, list[OptionValue]]]) -> None:
        """Seat players in this order, with the rules about each of them."""
        for row, (who, rules) in zip(self._rows, order, strict=False):
            row.set_seat(who)
            row.rules.put(dict(zip(row.rules.values(), rules, strict=True)))

    def _pick(self, seat: int) -> None:
        """Pick a seat: the opponent that is clicked next plays there."""
        self._picked = seat % self.seats
        for place, row in enumerate(self._rows):
            row.portrait.setChecked(place == self._picked)
        text = tr("setup-click-opponent-play-place", name=self._rows[self._picked].shown_name)
        if self.watching and self.seats == _WATCHED:
            text = tr("setup-choose-opponents-to-watch", left=self.seats - self._watched)
        self.opponents.asks.setText(text)

    def _choose(self, player: str) -> None:
        """Let an opponent play at the seat that is picked; the next seat is picked then.

        At a table of two to watch, the second opponent starts the match.
        """
        self._rows[self._picked].sit(player)
        self._watched += 1
        following, first = self._picked + 1, 0 if self.watching else 1
        if self.watching and self._watched == self.seats == _WATCHED:
            self.complete.emit()
            self._watched = 0
        self._pick(following if following < self.seats else min(first, self.seats - 1))

    def _name_seats(self) -> None:
        """Offer each seat its usual name; only the first person has a known rating."""
        rows = self._rows[: self.seats]
        names = [row.usual_name() for row in rows]
        for place in [n for n, row in enumerate(rows) if row.player_id == PERSON][1:]:
            names[place] = bots.anybody()
        for row, name in zip(rows, bots.numbered(names), strict=True):
            row.name_it(name)
        self.opponents.show_table([row.player_id for row in rows])
        self._show_chances()

    # -- match --------------------------------------------------------------------------------

    def _match_section(self) -> Section:
        section = Section(tr("setup-match"))
        self.teaching = ValueSegments(
            (
                (keys.OFF, tr("setup-no-help")),
                (keys.WARN, tr("setup-warn-me")),
                (keys.COACH, tr("setup-coach")),
            ),
            self._draft["teaching"]
            if self._draft is not None
            else keys.usual_teaching(self._context.settings, self.game.id),
        )
        self.teaching.setAccessibleName(tr("setup-help-while-you-play"))
        self.teaching.currentChanged.connect(self._show_teaching)
        self._taught = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.dice = ValueSegments(
            (
                (DiceSource.PROGRAM.value, tr("setup-rolled-here")),
                (DiceSource.TYPED.value, tr("setup-i-enter-mine")),
            ),
            self._saved.get("dice", self._context.settings.get(keys.DICE)),
        )
        self.dice.setAccessibleName(tr("setup-dice"))
        self.seed_field = SeedField()
        self.seed_field.setText("" if self._draft is None else self._draft["seed"])
        self.clock = ChoiceField(
            (tr("setup-no-clock"), *map(control_text, CHOICES)),
            ("", *(control.text() for control in CHOICES)),
        )
        self.clock.setCurrentIndex(max(0, self.clock.findData(self._saved.get("clock"))))
        for part in (self.teaching, self._taught, self.dice):
            section.add(part)
            part.setVisible(not self.watching and (part is not self.dice or self.game.info.dice))
        if self.game.info.leaves:
            clock = Row(tr("setup-clock"), "", self.clock)
            clock.setToolTip(tr("setup-run-out-time-lose"))
            section.add(clock)
        seed = Row(tr("setup-seed"), "", self.seed_field)
        seed.setToolTip(tr("setup-same-seed-always-gives"))
        section.add(seed)
        self._show_teaching()
        return section

    def _show_teaching(self) -> None:
        """Say what the chosen level of teaching does."""
        self._taught.setText(teaching_help(Teaching(self.teaching.value)))
