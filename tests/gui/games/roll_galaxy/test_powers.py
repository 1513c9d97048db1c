"""Short words for all powers, and pictures of all faces."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from engines.games.roll_galaxy.data import DEVELOPMENT, GREY, NUMBERS, TABLE
from engines.games.roll_galaxy.names import face_name
from engines.runtime.texts import tr
from gui.games.roll_galaxy.powers import gains, words
from gui.games.roll_galaxy.symbols import PHASE_ICONS, paint_sign
from gui.games.roll_galaxy.tiles import goods_on, paint_tile, wrapped
from gui.style import theme


@pytest.mark.parametrize(
    ("face", "said"),
    [
        (
            "T04A",
            [tr("roll_galaxy-power-cost_reduction", amount=1, only="Genes, Alien Technology")],
        ),
        ("T09A", [tr("roll_galaxy-power-reassign_pair")]),
        ("T12A", [tr("roll_galaxy-power-cost_reduction", amount=2, only=tr("roll_galaxy-gray"))]),
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
        ("T02A", [tr("roll_galaxy-power-virtual_workers", dice="Home, Alien Technology")]),
        ("T10A", [tr("roll_galaxy-power-trade_bonus", amount=1)]),
        ("T14A", [tr("roll_galaxy-power-trade_bonus-some", amount=2, worlds="Novelty")]),
        (
            "T15A",
            [
                tr("roll_galaxy-power-save_workers", limit=1, amount=2),
                tr("roll_galaxy-power-score_dice_colours", amount=1),
            ],
        ),
        ("T27A", [tr("roll_galaxy-power-cost_reduction", amount=1, only="").rstrip(": ")]),
        (
            "F7L",
            [tr("roll_galaxy-power-cost_reduction", amount=1, only=tr("roll_galaxy-reassign"))],
        ),
        ("T47A", [tr("roll_galaxy-lose-a-die"), "+$1"]),
        ("H4", [tr("roll_galaxy-start-with", start_credits=8)]),
        (
            "T38A",
            [
                tr("roll_galaxy-power-save_workers_colour", dice="Military"),
                tr("roll_galaxy-power-score_military_dice", amount=2, limit=3),
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


@pytest.mark.parametrize("side", [16, 84, 200])
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


@pytest.mark.parametrize("size", [(97, 95), (103, 62), (130, 97), (130, 146), (330, 190)])
def test_a_good_covers_no_words(
    plain_look: None, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    words: list[QRectF] = []

    def note(painter: QPainter, at: QPointF | QRectF, *given: object) -> None:
        if isinstance(at, QPointF):
            bounds = QFontMetricsF(painter.font()).tightBoundingRect(str(given[-1]))
            at = bounds.translated(at)
        words.append(at)

    monkeypatch.setattr(QPainter, "drawText", note)
    picture, tile = QPixmap(*size), QRectF(0, 0, *size)
    for number, data in enumerate(TABLE):
        if data.colour in (DEVELOPMENT, GREY):
            continue
        painter = QPainter(picture)
        paint_tile(painter, tile, number)
        painter.end()
        for count in (1, 2):
            for good in goods_on(tile, number, count, 0.3 * size[0]):
                assert tile.contains(good)
                assert not any(good.intersects(each) for each in words), face_name(number)
        words.clear()


def test_a_smaller_name_leaves_room_for_words(
    plain_look: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda _painter, *given: written.append(given[-1]))
    picture, number = QPixmap(97, 95), NUMBERS["T35A"]
    painter = QPainter(picture)
    paint_tile(painter, QRectF(picture.rect()), number)
    painter.end()
    (word,) = words(number)
    assert word.text in " ".join(written)


def test_a_sign_stays_with_its_amount(qapp: QApplication) -> None:
    font = QFont()
    text = "Consume +$1: Novelty"
    for width in range(20, 200, 4):
        lines, _fits = wrapped(text, font, width)
        assert " ".join(lines) == text
        assert not any(line.endswith("+") for line in lines)


def test_a_sign_has_the_color_of_the_words_around_it(qapp: QApplication) -> None:
    picture, ink = QPixmap(20, 20), QColor("#204060")
    picture.fill(QColor("#FFFFFF"))
    painter = QPainter(picture)
    painter.setPen(ink)
    paint_sign(painter, QRectF(picture.rect()), PHASE_ICONS[1])
    painter.end()
    assert picture.toImage().pixelColor(10, 10) == ink
