"""The standings: how strong everyone is, and how sure that is."""

from dataclasses import dataclass
from operator import gt

from engines.arena.standings import Pairing, Row, Standings
from engines.contract.analysis import Unit
from engines.contract.registry import game as find_game
from engines.runtime.texts import number, percent, tr
from gui.app.values import seconds_text
from gui.arena import figures
from gui.kit.table import Column, Table
from gui.style import Size, Token, scaled, theme

_NEXT, _RETURNS, _LUCK = range(5, 8)


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line: place, shown name, figures, and the comparison with the next line below.

    Attributes:
        unit: the unit of a game's result.
        rates: whether entrants get ratings as soon as there are enough games.
    """

    place: int
    name: str
    row: Row
    unit: Unit
    rates: bool
    next_name: str
    against_next: Pairing | None


class StandingsTable(Table[Ranked]):
    """The standings, best first."""

    def __init__(self) -> None:
        super().__init__(
            [
                Column(tr("arena-rank"), lambda each: str(each.place), number=True),
                Column(tr("arena-name"), lambda each: each.name, tip=_about),
                Column(
                    tr("arena-games"),
                    lambda each: number(each.row.games),
                    number=True,
                    tip=_games,
                ),
                Column(tr("arena-score"), _score, number=True, tip=_seats),
                Column(
                    tr("arena-elo-margin"),
                    lambda each: figures.strength_text(each.row, rates=each.rates),
                    number=True,
                ),
                Column(
                    tr("arena-to-the-next"),
                    _difference,
                    number=True,
                    tip=_sureness,
                    token=_difference_token,
                ),
                Column(
                    tr("arena-per-game"),
                    lambda each: figures.returns_text(each.row.returns, each.unit),
                    number=True,
                    tip=lambda _each: tr("arena-average-over-all-games"),
                ),
                Column(
                    tr("arena-luck"),
                    lambda each: figures.luck_text(each.row),
                    number=True,
                    tip=_luck,
                ),
            ],
            sortable=False,
        )
        self.setAccessibleName(tr("arena-standings"))
        self._names: tuple[str, ...] = ()
        self._longest = [0] * self.model().columnCount()

    def show_standings(self, standings: Standings, names: tuple[str, ...]) -> None:
        """Show another table; the line of the same entrant stays current."""
        before = self.current_row
        rows = ranked(standings, names)
        self.set_rows(rows)
        if before is not None:
            for place, each in enumerate(rows):
                if each.row.entrant == before.row.entrant:
                    self.select_row(place)
        scaled(self._limit_height)
        in_wins = all(row.returns is None for row in standings.rows)
        self.setColumnHidden(_RETURNS, in_wins)
        # There isn't room for all; the pairings show it, too.
        self.setColumnHidden(_NEXT, not in_wins)
        self.setColumnHidden(_LUCK, all(row.adjusted is None for row in standings.rows))
        self._make_room(names)

    def _limit_height(self) -> None:
        """Leave no empty space below the last line."""
        lines = 1 + max(2, len(self.rows))
        bar = self.horizontalScrollBar().sizeHint().height()
        self.setMaximumHeight(lines * theme().px(Size.TABLE_ROW) + 2 * self.frameWidth() + bar)

    def _make_room(self, names: tuple[str, ...]) -> None:
        """Columns grow with what they show, and do not shrink while the same bots play."""
        if self._names != names:
            self._names, self._longest = names, [0] * len(self._longest)
        model, lines = self.model(), range(self.model().rowCount())
        longest = [
            max((len(model.index(line, column).data()) for line in lines), default=0)
            for column in range(len(self._longest))
        ]
        if any(map(gt, longest, self._longest)):
            self._longest = list(map(max, longest, self._longest))
            self.fit_columns()


def ranked(standings: Standings, names: tuple[str, ...]) -> tuple[Ranked, ...]:
    """The lines of the table."""
    rows, unit = standings.ranked, find_game(standings.setup.game).info.unit
    pairings = figures.both_ways(standings.pairings)
    found = []
    for place, row in enumerate(rows, start=1):
        below = rows[place] if place < len(rows) else None
        found.append(
            Ranked(
                place=place,
                name=names[row.entrant],
                row=row,
                unit=unit,
                rates=len(standings.tables) > 1,
                next_name="" if below is None else names[below.entrant],
                against_next=None if below is None else pairings.get((row.entrant, below.entrant)),
            )
        )
    return tuple(found)


def _score(each: Ranked) -> str:
    return figures.score_text(each.row.score) if each.row.games else figures.UNKNOWN


def _difference(each: Ranked) -> str:
    if each.against_next is None:
        return figures.UNKNOWN
    return figures.elo_text(each.against_next.elo)


def _difference_token(each: Ranked) -> Token:
    sure = each.against_next is not None and each.against_next.elo.low > 0
    return Token.GOOD if sure else Token.TEXT


def _sureness(each: Ranked) -> str:
    pairing = each.against_next
    if pairing is None:
        return tr("arena-hasnt-played-next-bot")
    return tr(
        "arena-elo-difference-over-games",
        bot=each.next_name,
        games=number(pairing.games),
        verdict=figures.verdict_text(pairing.superiority),
        likelihood=percent(pairing.superiority),
    )


def _games(each: Ranked) -> str:
    row = each.row
    text = tr(
        "arena-won-shared-lost",
        won=number(row.won),
        shared=number(row.shared),
        lost=number(row.lost),
    )
    if row.forfeits:
        text = f"{text}, {tr('arena-because-error-bot', forfeits=number(row.forfeits))}"
    return f"{text}. {tr('arena-whole-deals-count')}"


def _seats(each: Ranked) -> str:
    shares = ", ".join(percent(share) for share in each.row.by_seat)
    return tr("arena-wins-by-seat", shares=shares)


def _about(each: Ranked) -> str:
    thinking = each.row.thinking
    if not thinking.decisions:
        return each.name
    return tr(
        "arena-decision-times",
        bot=each.name,
        decisions=number(thinking.decisions),
        median=seconds_text(thinking.percentile(50)),
        longest=seconds_text(thinking.percentile(99)),
    )


def _luck(each: Ranked) -> str:
    row = each.row
    if row.adjusted is None:
        return tr("arena-needs-more-games")
    score = figures.score_text(row.adjusted)
    if row.returns_adjusted is None:
        return tr("arena-even-luck-score-would", score=score)
    return tr(
        "arena-even-luck-average-result",
        returns=figures.returns_text(row.returns_adjusted, each.unit),
        score=score,
    )
