"""Longer words, and words from right to left: nothing is cut off, overlaps, or leaves the window.

``python -m tests.pictures --layout eo --keep FOLDER`` tries every page and board.
"""

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from engines.runtime import paths, texts
from gui.kit.player_card import PlayerCard, PlayerView
from tests.ftl import arguments, messages, readings
from tests.pictures import layout
from tests.pictures.looks import TIGHT
from tests.pictures.pseudo import LONGER, PSEUDO, accented, write
from tests.pictures.run import draw
from tests.translations import forms, letters, limit

SHORTENED: Final = {
    "new-fargo": 1,
    "board-colonizers-draft": 3,
    "board-fargo-roll-or-bank": 2,
    "board-lange_strasse-keep": 1,
    "board-roll_galaxy-assign": 3,
}
"""How many words a subject says with an ellipsis, in the worst language and size. Only less."""
SAMPLE: Final = (
    *("home", "new-fargo", "new-roll_galaxy", "settings-appearance", "settings-play"),
    *("board-colonizers-draft", "board-dice_chess-first", "board-fargo-roll-or-bank"),
    *("board-fargo-hint", "board-lange_strasse-keep", "board-roll_galaxy-assign"),
)
LANGUAGES: Final = (*PSEUDO, *(each for each in texts.languages() if each != texts.ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_room(language: str) -> None:
    problems = draw("--layout", language, "--subjects", *SAMPLE, looks=TIGHT)
    assert len(problems) == len(SAMPLE) * len(TIGHT)
    for name, problem in problems.items():
        lines = problem.splitlines()
        shortened = [line for line in lines if line.endswith("is shortened")]
        assert [line for line in lines if line not in shortened] == [], name
        assert len(shortened) <= SHORTENED.get(name.partition("/")[2], 0), (name, shortened)


# -- the rules find what is wrong -----------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Two labels with room."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 200)
    for top in (10, 60):
        label = QLabel("Three dice score.", window)
        label.setGeometry(10, top, 300, 40)
    window.show()
    return window


def labels(window: QWidget) -> list[QLabel]:
    return window.findChildren(QLabel)


def test_what_has_room_is_not_reported(window: QWidget) -> None:
    assert list(layout.faults(window)) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda label: label.setFixedWidth(40), "needs"),
        (lambda label: (label.setWordWrap(True), label.setFixedSize(60, 20)), "needs a height"),
        (lambda label: label.move(200, 10), "leaves"),
        (lambda label: label.move(10, 40), "overlaps"),
    ],
)
def test_what_lacks_room_is_found(window: QWidget, change: object, fault: str) -> None:
    assert callable(change)
    change(labels(window)[0])
    (found,) = layout.faults(window)
    assert fault in found


def test_texts_painted_without_room_are_found(qapp: object) -> None:
    image = QImage(200, 40, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    with layout.painted() as (shortened, too_large):
        metrics = QFontMetricsF(painter.font())
        for width in (190.0, 20.0):
            metrics.elidedText("Three dice", Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRectF(0, 0, width, 30), int(Qt.AlignmentFlag.AlignLeft), "Six dice")
    painter.end()
    assert shortened == ["Three dice"]
    assert len(too_large) == 1
    assert "Six dice" in too_large[0]


def test_players_are_painted_alike_in_both_directions(qtbot: QtBot) -> None:
    card = PlayerCard(PlayerView(1, "Bruno", "Bot", "6,900", "+ 750"))
    qtbot.addWidget(card)
    card.resize(300, 60)
    left = card.grab().toImage()
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        assert card.grab().toImage() == left
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


# -- the languages that nobody speaks -------------------------------------------------------------


def test_words_are_longer_and_keep_what_is_no_word() -> None:
    text = "Bank 650 points <b>now</b> (*.json)"
    longer = accented(text)
    assert longer != text
    for kept in ("650", "<b>", "</b>", "(*.json)"):
        assert kept in longer
    long = "Roll the dice that are left, or bank all points of this run"
    share = len(accented(long)) / len(long)
    assert 1 + LONGER / 2 < share <= 1 + LONGER


@pytest.mark.parametrize("code", PSEUDO)
def test_a_pseudo_language_is_a_whole_one(code: str, tmp_path: Path) -> None:
    english = paths.asset("text", "en")
    write(code, english, tmp_path / code)
    for name in ("shell.ftl", "setup.ftl", "match.ftl"):
        made = {each.id.name: each for each in messages(tmp_path / code / name)}
        for each in messages(english / name):
            own = made[each.id.name]
            assert arguments(own) == arguments(each)
            assert own.value is not None
            assert each.value is not None
            most = limit(each)
            if most is not None:
                written = [text.strip("\u202e\u202c") for text in readings(own.value)]
                assert max(map(letters, written)) <= most
    dice = next(
        each for each in messages(tmp_path / code / "match.ftl") if "roll-dice" in each.id.name
    )
    assert dice.value is not None
    assert len([*readings(dice.value)]) == len(forms(code))
