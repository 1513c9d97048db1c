"""Short words for all powers, and pictures of all faces."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from engines.games.roll_galaxy.data import NUMBERS, TABLE
from engines.games.roll_galaxy.names import face_name
from engines.runtime.texts import tr
from gui.games.roll_galaxy.powers import gains, words
from gui.games.roll_galaxy.tiles import paint_tile
from gui.style import theme


@pytest.mark.parametrize(
    ("face", "said"),
    [
        ("T04A", [tr("roll_galaxy-cost-amount", amount=1, only="Genes, Alien Technology")]),
        ("T09A", [tr("roll_galaxy-2-phase-selected")]),
        ("T12A", [tr("roll_galaxy-cost-amount", amount=2, only=tr("roll_galaxy-gray"))]),
        ("T17A", [tr("roll_galaxy-to", count=1, columns=tr("roll_galaxy-any"))]),
        ("T24A", [tr("roll_galaxy-to", count="2 Home", columns=tr("roll_galaxy-selected"))]),
        (
            "T28A",
            [
                tr(
                    "roll_galaxy-to",
                    count=tr("roll_galaxy-from", count=2, columns="Explore"),
                    columns=tr("roll_galaxy-any"),
                )
            ],
        ),
        ("T02A", [tr("roll_galaxy-1-worker", dice="Home, Alien Technology")]),
        ("T10A", [tr("roll_galaxy-trade", amount=1)]),
        ("T14A", [tr("roll_galaxy-trade-amount", amount=2, worlds="Novelty")]),
        (
            "T15A",
            [
                tr("roll_galaxy-to-workers-to-cup", limit=1, amount=2),
                tr("roll_galaxy-per-dice-color", amount=1),
            ],
        ),
        ("T27A", [tr("roll_galaxy-cost-amount", amount=1, only="").rstrip(": ")]),
        ("F7L", [tr("roll_galaxy-cost-amount", amount=1, only=tr("roll_galaxy-reassign"))]),
        ("T47A", [tr("roll_galaxy-lose-a-die"), "+$1"]),
        ("H4", [tr("roll_galaxy-start-with", start_credits=8)]),
        (
            "T38A",
            [
                tr("roll_galaxy-to-cup", dice="Military"),
                tr("roll_galaxy-per-military-dice", amount=2, limit=3),
            ],
        ),
    ],
)
def test_short_words(face: str, said: list[str]) -> None:
    assert [word.text for word in words(NUMBERS[face])] == said


def test_every_face_says_all_it_does() -> None:
    for number, data in enumerate(TABLE):
        immediate = data.removes_die + bool(data.credits) + bool(data.start_credits)
        assert len(words(number)) == len(data.powers) + immediate
        assert all(word.text and "{" not in word.text for word in words(number))
        assert sum(gain.count for gain in gains(number)) == sum(n for _, n, _ in data.dice)


@pytest.mark.parametrize("side", [40, 84, 112, 200])
def test_every_face_can_be_drawn(qapp: QApplication, side: int) -> None:
    picture = QPixmap(side, side)
    for number in range(len(TABLE)):
        picture.fill("black")
        painter = QPainter(picture)
        paint_tile(painter, QRectF(0, 0, side, side), number)
        painter.end()
        assert picture.toImage().pixelColor(side // 2, side // 2).name() != "#000000"


@pytest.mark.parametrize("scale", [100, 200])
def test_powers_are_icons_before_their_letters_are_too_small(
    plain_look: None, monkeypatch: pytest.MonkeyPatch, scale: int
) -> None:
    theme().set_look(replace(theme().look, scale=scale))
    written: list[tuple[str, int]] = []
    monkeypatch.setattr(
        QPainter,
        "drawText",
        lambda painter, *given: written.append((given[-1], painter.font().pixelSize())),
    )
    picture = QPixmap(theme().px(100), theme().px(70))
    for number in range(len(TABLE)):
        painter = QPainter(picture)
        paint_tile(painter, QRectF(picture.rect()), number)
        painter.end()
        # A name must be on its tile as a whole, in letters as small as it takes.
        sizes = [size for text, size in written if text not in face_name(number)]
        assert min(sizes) >= theme().px(10)
        written.clear()
