"""Short words for all powers, and pictures of all faces."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from engines.games.roll_galaxy.data import NUMBERS, TABLE
from gui.games.roll_galaxy.powers import gains, words
from gui.games.roll_galaxy.tiles import paint_tile


@pytest.mark.parametrize(
    ("face", "said"),
    [
        ("T04A", ["−1 cost: Genes, Alien Technology"]),
        ("T09A", ["2 of a phase to selected"]),
        ("T12A", ["−2 cost: gray"]),
        ("T17A", ["1 to any"]),
        ("T24A", ["2 Home to selected"]),
        ("T28A", ["2 from Explore to any"]),
        ("T02A", ["+1 worker: Home, Alien Technology"]),
        ("T10A", ["Trade +$1"]),
        ("T14A", ["Trade +$2: Novelty"]),
        ("T15A", ["1 to 2 workers to cup", "1 per dice color"]),
        ("T27A", ["−1 cost"]),
        ("F7L", ["−1 cost: Reassign"]),
        ("T47A", ["lose a die", "+$1"]),
        ("H4", ["start with $8"]),
        ("T38A", ["Military to cup", "2 per 3 Military dice"]),
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
