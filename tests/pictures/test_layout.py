"""Every page and board in longer words, and from right to left: nothing is cut off or overlaps."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from engines.runtime import paths, texts
from gui.kit.player_card import PlayerCard, PlayerView
from tests.ftl import arguments, messages, readings
from tests.pictures import layout
from tests.pictures.looks import TIGHT
from tests.pictures.pseudo import LONGER, PSEUDO, accented, write
from tests.pictures.run import draw
from tests.pictures.subjects import SUBJECTS, TURNS
from tests.translations import forms, letters, limit

LANGUAGES: Final = (*PSEUDO, *(each for each in texts.languages() if each != texts.ENGLISH))
IN_EVERY_RUN: Final = tuple(each for each in LANGUAGES if each != "eo")
"""The languages in which every run checks: the words of ``eo`` are those of ``ar``."""


def new_faults(language: str, problems: Mapping[str, str]) -> list[str]:
    known = layout.known()[language]
    return [
        f"{name}: {line}"
        for name, problem in problems.items()
        for line in problem.splitlines()
        if layout.kind_of(line) not in known.get(name.partition("/")[2], ())
    ]


@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=pytest.mark.xdist_group(f"layout {each}")) for each in IN_EVERY_RUN],
)
def test_everything_has_room_in_one_language_and_size(language: str) -> None:
    """Every other subject, in one of the sizes; the others in another language."""
    turn, languages = IN_EVERY_RUN.index(language), len(IN_EVERY_RUN)
    share = ("--turn", str(turn), str(languages))
    problems = draw("--layout", language, *share, looks=TIGHT[:1])
    drawn = {name.partition("/")[2] for name in problems}
    assert drawn == {each.name for each in SUBJECTS if TURNS[each.name] % languages == turn}
    assert {name.partition("/")[0] for name in problems} == {look.name for look in TIGHT}
    assert new_faults(language, problems) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=pytest.mark.xdist_group(f"layout {each}")) for each in LANGUAGES],
)
def test_everything_has_room(language: str) -> None:
    problems = draw("--layout", language, looks=TIGHT[:1])
    assert len(problems) == len(SUBJECTS) * len(TIGHT)
    assert new_faults(language, problems) == []
    assert layout.kinds(problems) == layout.known()[language], (
        f"What is no longer a fault goes: python -m tests.pictures --layout {language} --update"
    )


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
    found, *_ = layout.faults(window)
    assert fault in found
    assert layout.kind_of(found) in layout.KINDS


def test_what_is_scrolled_aside_is_found(qtbot: QtBot) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    content = QWidget()
    QLabel("Three dice score.", content).setGeometry(120, 10, 200, 40)
    content.resize(400, 100)
    area.setWidget(content)
    area.resize(250, 200)
    area.show()
    (found,) = layout.faults(area)
    assert "shows" in found
    assert layout.kind_of(found) == "cut off"


def test_texts_painted_without_room_are_found(qapp: object) -> None:
    image = QImage(200, 40, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    with layout.painted() as found:
        metrics = QFontMetricsF(painter.font())
        for width in (190.0, 20.0):
            metrics.elidedText("Three dice", Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRectF(0, 0, width, 30), int(Qt.AlignmentFlag.AlignLeft), "Six dice")
    painter.end()
    shortened, too_large = found
    assert shortened == "“Three dice” is shortened"
    assert "“Six dice” needs" in too_large


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
