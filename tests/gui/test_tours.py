"""Guided first rounds and signs: found, pointed at, and complete."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from pytestqt.qtbot import QtBot

from engines.contract.game import TO_ROLL
from engines.contract.messages import Words, message
from engines.contract.record import PERSON
from engines.contract.registry import game, games
from engines.match.analysis.player_strength import Strength
from gui.app.context import Context
from gui.app.opponents import by_fit, opponents_for
from gui.app.ratings import elo_of
from gui.games.face import face
from gui.help import rules
from gui.learn.lessons import begin_round

_IMAGE = QTextDocument.ResourceType.ImageResource.value
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
            code = f"{name}.{asked}" if asked.startswith("ask") else f"{name}.ask.{asked}"
            assert asked == TO_ROLL or words.has(code), asked


@pytest.mark.parametrize("name", games())
def test_the_tables_of_the_rules_can_be_laid(name: str) -> None:
    laid = rules._lay_all(game(name), rules._boards(name))
    assert laid
    if name == "fargo":
        position, trail = laid["table"]
        assert trail[-1].after == position, "its dice are those of the last roll"


@pytest.mark.parametrize("name", games())
def test_a_newcomer_meets_only_gentle_opponents(name: str) -> None:
    found = game(name)
    for seats in range(found.info.seats[0], found.info.seats[1] + 1):
        fit = by_fit(found, seats, None)
        most = (elo_of(found, fit[0]) or 0.0) + 200
        met = opponents_for(found, fit, None, seats - 1)
        assert len(met) == seats - 1
        assert all((elo_of(found, bot) or 0.0) <= most for bot in met)


def test_a_newcomer_meets_the_same_gentle_opponent_several_times_if_there_are_too_few() -> None:
    colonizers, fargo, strasse = game("colonizers"), game("fargo"), game("lange_strasse")
    fit = by_fit(colonizers, 4, None)
    assert opponents_for(colonizers, fit, None, 3) == [fit[0]] * 3
    assert opponents_for(colonizers, fit, None, 3, first=4) == [fit[4], fit[0], fit[0]]
    three = by_fit(fargo, 4, None)[:3]
    assert opponents_for(fargo, three, None, 3) == three, "no two of a kind, if three are gentle"
    some = by_fit(strasse, 3, None)
    assert opponents_for(strasse, some, None, 2) == some[:2]
    known = Strength(1500.0, 50.0, 1)
    assert opponents_for(colonizers, fit, known, 3, first=1) == fit[1:4]


@pytest.mark.parametrize("name", GUIDED)
def test_in_a_guided_round_no_two_have_a_name_and_gentle_opponents_differ(
    name: str, context: Context
) -> None:
    found = game(name)
    seats = begin_round(context, found).seats
    assert len({who.name for who in seats}) == len(seats)
    met = {who.player for who in seats} - {PERSON}
    possible = opponents_for(found, by_fit(found, len(seats), None), None, len(seats) - 1)
    assert len(met) == len({*possible})


@pytest.mark.parametrize("name", EXPLAINED)
def test_every_sign_has_words_and_a_picture_in_the_rules(
    name: str, context: Context, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "_boards", lambda _game: {})  # no position has to be set up
    view = rules.RulesView(context)
    qtbot.addWidget(view)
    view.show_game(name)
    glossary = face(name).glossary
    assert glossary is not None
    pictures, text = set(), view.toPlainText()
    for chapter in glossary():
        for sign in chapter.signs:
            assert not sign.name or sign.name in text
            shown = view.document().resource(_IMAGE, QUrl(f"sign:{sign.id}"))
            drawn = shown.toImage().convertToFormat(QImage.Format.Format_RGB32)
            pictures.add(bytes(drawn.constBits()))
    assert len(pictures) > len(glossary())
