"""The list of tournaments that are kept."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from babel.dates import format_time
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engines.arena.config import Setup
from engines.contract.record import Record
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.runtime.texts import language, number, tr
from gui.app.bots import bot_name
from gui.app.context import Context
from gui.app.values import day_text
from gui.arena.figures import format_name
from gui.arena.files import KeptRun
from gui.games.face import game_name
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.columns import ScrollColumn
from gui.kit.label import ElidedLabel, Label
from gui.style import Space, Token, TypeRole, scaled


class EarlierList(QWidget):
    """Tournaments, newest first, each with buttons for what can be done.

    * ``open_asked(KeptRun)``: show it, or continue with it
    * ``delete_asked(KeptRun)``
    """

    open_asked = Signal(object)
    delete_asked = Signal(object)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.cards: list[_KeptCard] = []
        self._column = boxes.column(gap=Space.S)
        self._empty = Label(
            tr("arena-tournaments-finished-appear-here"),
            TypeRole.SECONDARY,
            Token.TEXT2,
            wrap=True,
        )
        self._scroll = ScrollColumn()
        self._scroll.body.addLayout(self._column)
        self._scroll.body.addWidget(self._empty)
        self._scroll.body.addStretch(1)
        boxes.column(self._scroll, of=self)
        scaled(self._scroll.body.setSpacing, Space.S)
        scaled(self._scroll.body.setContentsMargins, 4, 4, Space.M, Space.S)

    def show_kept(self, kept: Sequence[KeptRun], opened: Path | None, blocked: str) -> None:
        """Show other tournaments.

        Args:
            kept: newest first.
            opened: the file of the tournament shown on the page.
            blocked: why none of them can be opened now; empty if they can.
        """
        boxes.clear(self._column)
        self.cards = []
        self._empty.setVisible(not kept)
        for each in kept:
            card = _KeptCard(self._context, each, shown=each.file == opened, blocked=blocked)
            card.open_button.clicked.connect(lambda _on=False, it=each: self.open_asked.emit(it))
            card.delete_button.clicked.connect(
                lambda _on=False, it=each: self.delete_asked.emit(it)
            )
            self.cards.append(card)
            self._column.addWidget(card)


class _KeptCard(Card):
    """One tournament: what, how far, when; Open or Continue, and Delete."""

    def __init__(self, context: Context, kept: KeptRun, *, shown: bool, blocked: str) -> None:
        super().__init__()
        title = title_of(context, kept)
        self.setAccessibleName(f"{title}, {detail_of(kept)}")
        self.body.addWidget(ElidedLabel(title, TypeRole.SECTION))
        detail = Label(detail_of(kept), TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.body.addWidget(detail)
        going_on = kept.setup is not None and not kept.complete
        verb = tr("arena-continue") if going_on else tr("arena-open")
        self.open_button = Button(verb, compact=True)
        self.open_button.setAccessibleName(f"{verb}: {title}")
        self.delete_button = Button(tr("arena-delete"), ButtonKind.DANGER, compact=True)
        self.delete_button.setAccessibleName(tr("arena-delete-title", title=title))
        here = tr("arena-tournament-already-open") if shown else ""
        self.open_button.set_blocked(here or kept.problem or blocked)
        self.delete_button.set_blocked(here)
        row = boxes.row(self.open_button, self.delete_button, 1, gap=Space.S)
        self.body.addLayout(row)


def title_of(context: Context, kept: KeptRun) -> str:
    """The game and the bots: "Fargo: Helena – Collector"."""
    if kept.setup is None:
        return kept.file.name
    setup = kept.setup
    name = game_name(context.words(), setup.game) if setup.game in games() else setup.game
    names = names_of(context, setup) if setup.game in games() else setup.names
    return f"{name}: {' – '.join(names)}"


def detail_of(kept: KeptRun) -> str:
    """Its progress, and when it was begun."""
    time = format_time(kept.created.astimezone(), "short", locale=language())
    when = f"{day_text(kept.created)}, {time}"
    if kept.setup is None:
        return tr("arena-damaged-or-newer", day=when)
    games_there, most = number(kept.games), number(kept.setup.most_games)
    detail = tr(
        "arena-of-games",
        format=format_name(kept.setup.format),
        played=games_there,
        games=most,
        day=when,
    )
    return f"{detail}, {tr('arena-house-rules')}" if kept.setup.options else detail


def names_of(context: Context, setup: Setup) -> tuple[str, ...]:
    """A name for each entrant, all different: with a budget or a number where needed."""
    game = find_game(setup.game)
    return tuple(
        bot_name(context, game, entrant.bot) + name.removeprefix(entrant.bot)
        for entrant, name in zip(setup.entrants, setup.names, strict=True)
    )


def with_names(record: Record, setup: Setup, names: tuple[str, ...]) -> Record:
    """A record of a tournament with the names that the window uses."""
    shown = dict(zip(setup.names, names, strict=True))
    seats = tuple(replace(seat, name=shown.get(seat.name, seat.name)) for seat in record.seats)
    return replace(record, seats=seats)
