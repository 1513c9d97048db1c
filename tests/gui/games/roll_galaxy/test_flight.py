"""Dice on their way: matched by colour, and other faces while they are rolled."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gui.games.roll_galaxy.flight import Flight
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.layout import Spot

CUP = Spot(Key(Place.CUP, 0), QRectF(0, 0, 20, 20), colour=0)
SHIP = Spot(Key(Place.WORKER, 4, 0), QRectF(60, 60, 30, 30), colour=0, column=4)
GENES = Spot(Key(Place.CUP, 5), QRectF(30, 0, 20, 20), colour=5)


def picture(flight: Flight, progress: float) -> bytes:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    flight.paint(painter, progress)
    painter.end()
    return bytes(image.constBits())


def test_a_die_flies_to_one_of_its_colour(qapp: object) -> None:
    assert Flight.between((CUP, GENES), (SHIP, GENES)).dice == ((CUP, SHIP),)
    assert Flight.between((GENES,), (SHIP,)).dice == ()


def test_only_a_roll_shows_other_faces_and_it_settles(qapp: object) -> None:
    moved, rolled = (Flight.between((CUP,), (SHIP,), rolls=rolls) for rolls in (False, True))
    assert picture(moved, 0.3) != picture(rolled, 0.3)
    for progress in (0.8, 1.0):
        assert picture(moved, progress) == picture(rolled, progress)
