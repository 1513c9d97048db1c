"""The library page: all games, searchable."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from PySide6.QtWidgets import QStackedLayout

from engines.contract.registry import games
from engines.match.archive.library import Entry, Library, Outcome, Query
from engines.match.archive.open_matches import OpenMatch
from engines.runtime.errors import ParlourError
from engines.runtime.texts import number, percent, tr
from gui.app import event_loop
from gui.app.context import Context
from gui.app.errors import telling
from gui.app.opponents import own_career
from gui.app.page import Page
from gui.app.requests import ChooseFile, NewMatch, Play, ReviewEntry, ShowPage
from gui.app.values import day_text, players_text, winners_text
from gui.games.face import game_name
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import EmptyState
from gui.kit.fields import ChoiceField, SearchField
from gui.kit.notice import NoticeAction, NoticeKind
from gui.kit.table import Column, Table
from gui.kit.throttle import Throttle
from gui.style import Space, Token

SEARCH_DELAY_MS: Final = 200
_LIMIT: Final = 500
_PLAYERS: Final = 2, 0.3
"""The column of the players, and its largest share of the page: the result needs room, too."""
_ANY: Final = ""
UNFINISHED: Final = "unfinished"
_INKS: Final = {True: Token.GOOD, False: Token.BAD, None: Token.TEXT}


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game of the list: finished, or to be continued."""

    when: datetime
    game: str
    players: str
    result: str
    steps: int
    request: ReviewEntry | Play
    ink: Token = Token.TEXT
    accuracy: float | None = None
    change: float | None = None


class LibraryPage(Page):
    """Search fields on top, games below them."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._due = Throttle(self, self.refresh, SEARCH_DELAY_MS)
        self._make_search()
        self._make_table()
        self._make_buttons()
        self._show_buttons()
        self._lay_out()

    def _make_table(self) -> None:
        context = self.context
        columns: list[Column[GameRow]] = [
            Column(
                tr("library-day"), lambda row: day_text(row.when), lambda row: row.when.timestamp()
            ),
            Column(tr("library-game-column"), lambda row: game_name(context.words(), row.game)),
            Column(tr("library-players"), lambda row: row.players),
            Column(
                tr("library-steps"), lambda row: str(row.steps), lambda row: row.steps, number=True
            ),
            Column(
                tr("library-accuracy"),
                lambda row: "" if row.accuracy is None else percent(row.accuracy, 0),
                lambda row: row.accuracy or 0.0,
                number=True,
            ),
            Column(
                tr("library-rating"),
                lambda row: "" if row.change is None else number(row.change, signed=True),
                lambda row: row.change or 0.0,
                number=True,
            ),
            Column(tr("library-result"), lambda row: row.result, token=lambda row: row.ink),
        ]
        self.table = Table(columns)
        self.table.setAccessibleName(tr("library-games"))
        self.table.rowActivated.connect(self._open)
        self.table.rowChosen.connect(self._show_buttons)
        self._empty = EmptyState(
            tr("library-games-yet-finished-games"), tr("library-new-match"), "fa6s.book"
        )
        self._empty.activated.connect(lambda: self.wants.emit(NewMatch()))
        self._no_hits = EmptyState(tr("library-no-games-match"), tr("library-clear-filters"))
        self._no_hits.activated.connect(self.show_all)

    def _lay_out(self) -> None:
        self._stack = QStackedLayout()
        self.body.addLayout(self._search)
        # A stack without a parent would show its first widget as a window.
        self.body.addLayout(self._stack, 1)
        for widget in (self._empty, self._no_hits, self.table):
            self._stack.addWidget(widget)
        self.body.addLayout(self._buttons)

    def _make_search(self) -> None:
        self.player = SearchField(tr("library-search-players"))
        self.player.textChanged.connect(self._due.once_quiet)
        names = [game_name(self.context.words(), name) for name in games()]
        self.games = ChoiceField([tr("library-all-games"), *names], (_ANY, *games()))
        self.games.setAccessibleName(tr("library-game-column"))
        outcomes = {
            tr("library-all-results"): _ANY,
            tr("library-won"): Outcome.WON.value,
            tr("library-lost"): Outcome.LOST.value,
            tr("library-shared"): Outcome.SHARED.value,
            tr("library-unfinished"): UNFINISHED,
        }
        self.outcome = ChoiceField([*outcomes], [*outcomes.values()])
        self.outcome.setAccessibleName(tr("library-result"))
        for box in (self.games, self.outcome):
            box.activated.connect(self._due.once_quiet)
        self._search = boxes.row((self.player, 1), self.games, self.outcome, gap=Space.S)

    def _make_buttons(self) -> None:
        self.open_button = Button(tr("library-open"))
        self.save_button = Button(tr("command-save-copy"))
        self.delete_button = Button(tr("library-delete"), ButtonKind.DANGER)
        self._own = self.open_button, self.save_button, self.delete_button
        for button, act in zip(self._own, (self._open, self._save, self._ask_delete), strict=True):
            button.clicked.connect(lambda _on=False, act=act: act(self.table.current_row))
        open_file = Button(tr("command-open"), icon_name="fa6s.folder-open")
        open_file.clicked.connect(lambda: self.wants.emit(ChooseFile()))
        statistics = Button(tr("home-statistics"), icon_name="fa6s.chart-line")
        statistics.clicked.connect(lambda: self.wants.emit(ShowPage("career")))
        self._buttons = boxes.row(*self._own, 1, open_file, statistics, gap=Space.S)

    def opened(self) -> None:
        self.refresh()
        self.player.setFocus()

    # -- reading ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the library again."""
        event_loop.spawn(self._read(), "read the library", self)

    def show_all(self, outcome: str = _ANY) -> None:
        """Show all games, or all with this outcome."""
        self.player.clear()
        self.games.setCurrentIndex(0)
        self.outcome.setCurrentIndex(self.outcome.findData(outcome))
        self.refresh()

    def query(self) -> Query:
        """What the search fields say; finished games of any outcome for those not finished."""
        game, outcome = self.games.currentData(), self.outcome.currentData()
        return Query(
            game=game or None,
            player=self.player.text().strip() or None,
            outcome=Outcome(outcome) if outcome not in (_ANY, UNFINISHED) else None,
            limit=_LIMIT,
        )

    async def _read(self) -> None:
        query, archive = self.query(), self.context.archive
        finished = self.outcome.currentData() != UNFINISHED
        try:
            entries = await archive.ask(Library.search, query) if finished else ()
            plays = (await archive.ask(Library.plays)).items()
            accurate = {entry: play.accuracy for entry, play in plays}
            changes = dict[int, float]()
            for game in games().keys() & {entry.game for entry in entries}:
                changes |= (await own_career(self.context, games()[game])).changes
            matches, _problems = await archive.open_matches()
        except ParlourError as error:
            self.notices.add(NoticeKind.WARNING, str(error), key="library")
            return
        rows = [_entry_row(each, accurate.get(each.id), changes.get(each.id)) for each in entries]
        if query.outcome is None:
            rows = [self._match_row(match) for match in matches if _fits(match, query)] + rows
        self.table.set_rows(rows)
        self.table.fit_columns()
        place, share = _PLAYERS
        wide = min(self.table.columnWidth(place), round(share * self.width()))
        self.table.setColumnWidth(place, wide)
        nothing = self._empty if finished and query == Query(limit=_LIMIT) else self._no_hits
        self._stack.setCurrentWidget(self.table if rows else nothing)
        self._show_buttons()

    def _match_row(self, match: OpenMatch) -> GameRow:
        record = match.record
        return GameRow(
            when=datetime.fromtimestamp(match.changed, UTC),
            game=record.game,
            players=players_text([seat.name for seat in record.seats]),
            result=tr("library-in-progress"),
            steps=len(record.path(record.at)),
            request=Play(record, match=match.id),
        )

    # -- acting -------------------------------------------------------------------------------

    def _show_buttons(self) -> None:
        reason = "" if self.table.current_row else tr("library-choose-a-game-first")
        for button in self._own:
            button.set_blocked(reason)

    def _open(self, row: GameRow) -> None:
        self.wants.emit(row.request)

    def _save(self, row: GameRow) -> None:
        event_loop.spawn(self._read_to_save(row.request), "read a game to save it", self)

    async def _read_to_save(self, request: Play | ReviewEntry) -> None:
        with telling(self.tell_error):
            if isinstance(request, Play):
                record = request.record
            else:
                record = await self.context.archive.ask(Library.record, request.entry)
            self.wants.emit(ChooseFile(record))

    def _ask_delete(self, row: GameRow) -> None:
        text = tr("library-delete-game-cant-undone", players=row.players, day=day_text(row.when))
        delete = NoticeAction(
            tr("library-delete-game"), lambda: event_loop.spawn(self._delete(row), "delete a game")
        )
        self.notices.add(NoticeKind.WARNING, text, [delete], key="delete")

    async def _delete(self, row: GameRow) -> None:
        with telling(self.tell_error):
            if isinstance(row.request, Play):
                await self.context.archive.discard(row.request.match)
            else:
                await self.context.archive.ask(Library.delete, row.request.entry)
        self.refresh()


def _entry_row(entry: Entry, accuracy: float | None, change: float | None) -> GameRow:
    result = winners_text(entry)
    if entry.revised:
        result = tr("library-with-rolls-taken-back", result=result)
    if entry.reseated:
        result = tr("library-seats-changed-hands", result=result)
    return GameRow(
        when=entry.finished,
        game=entry.game,
        players=players_text([player.name for player in entry.players]),
        result=result,
        steps=entry.steps,
        request=ReviewEntry(entry.id),
        ink=_INKS[entry.won],
        accuracy=accuracy,
        change=change,
    )


def _fits(match: OpenMatch, query: Query) -> bool:
    record, wanted = match.record, (query.player or "").lower()
    plays = any(wanted in seat.name.lower() or wanted == seat.player for seat in record.seats)
    return plays and query.game in (None, record.game)
