"""Gallery: hints, bars, graphs, transport."""

from __future__ import annotations

import math

from PySide6.QtWidgets import QWidget

from engines.runtime.texts import tr
from gui.kit.bars import Preference, PreferenceBar
from gui.kit.card import Card
from gui.kit.hint_card import HintCard, HintView
from gui.kit.label import Label
from gui.kit.luck import LuckLedger, LuckRow
from gui.kit.plot import Plot
from gui.kit.transport import TransportBar
from gui.kit.win_graph import SeatLine, win_chance_graph, win_chances
from gui.match.histogram import FaceCount, dice_histogram
from gui.match.roll_map import RollMap, RollRow
from gui.style import Size, TypeRole, theme
from gui.style.tokens import Token
from gui.table.dice.view import PIP_FACES
from tests.gallery.parts import Section, captioned, column, row

NAMES = ("Anna", "Bruno", "Clara", "Dario", "Emil")
_WORK = "2,140 visits"


def _hints() -> QWidget:
    best = HintView(
        "Keep 1 1 5, roll 3",
        "64 to 65%",
        Preference(0.71, 0.66, 0.76),
        (
            "Two 1s are worth more than the second 5.",
            "Three dice fail in 28% of rolls.",
            "Bruno needs 600 more to win.",
        ),
        _WORK,
        best=True,
    )
    second = HintView(
        "Bank 750",
        "61 to 63%",
        Preference(0.22, 0.15, 0.3),
        ("Keeps the lead, but Bruno wins next turn in 31% of games.",),
        _WORK,
    )
    played = HintView(
        "Keep 1 1, roll 4", "56 to 60%", Preference(0.04, 0, 0.1), (), _WORK, played_by=1
    )
    cards = [HintCard(view) for view in (best, second, played)]
    narrow = column(cards, 8)
    narrow.setFixedWidth(theme().px(Size.DOCK_WIDTH))
    opened = HintCard(best)
    opened.open_reasons(is_open=True)
    wide = column((opened, HintCard(second)), 8)
    wide.setFixedWidth(theme().px(Size.DOCK_WIDTH))
    return row((narrow, wide))


def _bars() -> QWidget:
    bars = [PreferenceBar(Preference(share, share - 0.08, share + 0.05)) for share in (0.1, 0.6, 1)]
    return row([column(bars, 4)], stretch=False, space=24)


def _wave(seat: int, seats: int, plies: int) -> tuple[float, ...]:
    raw = [
        [1.2 + math.sin(ply / (5 + other) + other * 2) * ply / plies for other in range(seats)]
        for ply in range(plies)
    ]
    return tuple(chances[seat] / sum(chances) for chances in raw)


def chances_plot(seats: int, plies: int = 48) -> Plot:
    """Return made-up lines for this many seats."""
    lines = tuple(SeatLine(seat, NAMES[seat], _wave(seat, seats, plies)) for seat in range(seats))
    return win_chances(lines, (7, 22, 35))


def _graphs() -> QWidget:
    graphs = []
    for seats in (2, 5):
        card = Card()
        graph = win_chance_graph()
        graph.show_plot(chances_plot(seats))
        graph.set_current(22)
        card.body.addWidget(graph)
        graphs.append(card)
    return row(graphs, stretch=False)


def _histogram() -> QWidget:
    card = Card()
    counts = [
        FaceCount(face, str(number), seen, 20, 12.5, 28.1)
        for number, (face, seen) in enumerate(zip(PIP_FACES, (18, 23, 20, 30, 14, 15), strict=True))
    ]
    card.body.addWidget(dice_histogram(counts))
    card.body.addWidget(
        Label(
            tr("session-dice-ordinary", share=0.31),
            TypeRole.SECONDARY,
            Token.TEXT2,
        )
    )
    card.setFixedWidth(theme().px(Size.DOCK_WIDTH))
    return row((card,))


def _transport() -> QWidget:
    start, running = TransportBar(), TransportBar()
    start.set_position(0, 40)
    running.set_position(12, 40)
    running.set_playing(True)
    return row((captioned(start, "at the start"), captioned(running, "running at full speed")))


def _luck() -> QWidget:
    ledger = LuckLedger()
    lucks = (6.2, -3.1, 12.4, -0.4, -8.8, 2.0)
    rows = [
        LuckRow(
            number,
            number % 2,
            NAMES[number % 2],
            "1 1 4 4 4 6",
            f"{50 + number}%",
            f"{50 + number + luck:.0f}%",
            luck,
            f"{luck:+.1f}".replace("-", "−"),
            number,
        )
        for number, luck in enumerate(lucks, start=1)
    ]
    ledger.set_ledger(
        rows,
        "Anna −6.0 ± 2.1 · Bruno +14.3 ± 2.2",
        "Bruno had 20.3 points more luck, and would win 47% of such games without.",
    )
    ledger.table.select_row(2)
    ledger.setFixedHeight(theme().px(320))
    card = Card()
    card.body.addWidget(ledger)
    card.setFixedWidth(theme().px(640))
    return row((card,))


def _rolls() -> QWidget:
    shown = RollMap()
    gains = (12.4, 6.2, 2.0, -0.4, -3.1, -8.8)
    chances = (0.03, 0.11, 0.22, 0.28, 0.25, 0.11)
    rows = [
        RollRow(
            place,
            text=str(place + 1),
            faces=(face, face, PIP_FACES[0]),
            chance=chance,
            chance_text=f"{100 * chance:.1f}%",
            value_text=f"{50 + gain:.1f}%",
            gain=gain,
            gain_text=f"{gain:+.1f}".replace("-", "−"),
            came=place == 1,
        )
        for place, (face, gain, chance) in enumerate(zip(PIP_FACES, gains, chances, strict=True))
    ]
    shown.set_rolls(rows, "50.0%", 0, "")
    shown.setFixedHeight(theme().px(320))
    card = Card()
    card.body.addWidget(shown)
    card.setFixedWidth(theme().px(Size.DOCK_WIDTH))
    return row((card,))


SECTIONS = (
    Section("Hint cards", _hints),
    Section("Bars", _bars),
    Section("Win-chance graph", _graphs),
    Section("Dice histogram", _histogram),
    Section("Luck ledger", _luck),
    Section("Next rolls", _rolls),
    Section("Transport", _transport),
)
