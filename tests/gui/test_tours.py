"""Guided first rounds and glossaries: found, pointed at, and complete."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engines.contract.catalog import Words
from engines.contract.messages import message
from engines.contract.record import PERSON
from engines.contract.registry import game, games
from gui.games.face import face
from gui.help.glossary import GlossaryPage
from gui.shell.shell import Shell

GUIDED = [name for name, each in games().items() if each.tour is not None]
EXPLAINED = [name for name in games() if face(name).glossary is not None]


@pytest.mark.parametrize("name", GUIDED)
def test_every_stop_has_words_and_a_question_that_is_asked(name: str) -> None:
    words, tour = Words(), game(name).tour
    assert tour is not None
    assert tour.players.count(PERSON) == 1
    assert len({stop.id for stop in tour.stops}) == len(tour.stops)
    for stop in tour.stops:
        assert words.say(message(f"{name}.tour.{stop.id}.title"))
        for asked in stop.asks:
            assert words.has(f"{name}.ask.{asked}"), asked


@pytest.mark.parametrize("name", EXPLAINED)
def test_every_sign_has_words_and_a_picture(name: str, qtbot: QtBot, shell: Shell) -> None:
    shell.show_symbols(name)
    page = shell.pages.get(GlossaryPage)
    glossary = face(name).glossary
    assert glossary is not None
    assert len(page.signs) == sum(len(chapter.signs) for chapter in glossary())
    pictures = set()
    for row in page.signs:
        shown = row.picture.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        pictures.add(bytes(shown.constBits()))
        assert ": " in row.accessibleName()
    assert len(pictures) > 1
