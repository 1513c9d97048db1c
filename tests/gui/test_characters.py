"""The characters: every bot on a ladder has a face and words of its own."""

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from engines.contract.game import Game
from engines.contract.messages import Words
from engines.contract.record import PERSON
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.runtime.texts import languages
from gui.app import characters
from gui.app.characters import Moment
from gui.kit.portraits import Portrait, paint_portrait, read_portrait

SIDE = 32
"""The smallest size at which characters must be told apart."""
APART = 9.0
"""Least mean difference of the colors of two portraits at this size, out of 255; found: 12.6."""


def on_ladders() -> Iterator[tuple[Game, str]]:
    for game in games().values():
        for bot in game.bots:
            if bot.info.level and characters.portrait(game, bot.info.id, "").kind != "letter":
                yield game, bot.info.id


@pytest.mark.parametrize(
    "name", ["fargo", "lange_strasse", "dice_chess", "roll_galaxy", "colonizers"]
)
def test_every_bot_on_a_ladder_is_a_character(name: str) -> None:
    game = find_game(name)
    for bot in game.bots:
        assert characters.has_character(game, bot.info.id) is bool(bot.info.level), bot.info.id


@pytest.mark.parametrize("language", languages())
def test_characters_have_something_to_say_at_every_moment(language: str) -> None:
    words = Words(language)
    for game, bot in on_ladders():
        said = {characters.remark(words, game, bot, moment) for moment in Moment}
        assert len(said) == len(Moment)
        assert all(0 < len(remark) <= 60 for remark in said), said


def test_who_is_no_character_says_nothing() -> None:
    fargo = find_game("fargo")
    for player in (PERSON, "points", "vector:1,2", "foreign:mine"):
        assert characters.remark(Words(), fargo, player, Moment.WON) == ""


def test_no_two_characters_have_the_same_name() -> None:
    words = Words()
    names = [words.say(game.bot(bot).info.text(game.id, "name")) for game, bot in on_ladders()]
    assert len(set(names)) == len(names)


def picture(portrait: Portrait) -> np.ndarray:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_portrait(painter, QRectF(0, 0, SIDE, SIDE), portrait)
    painter.end()
    pixels = np.frombuffer(bytes(image.constBits()), np.uint8)
    return pixels.reshape(SIDE, SIDE, 4)[:, :, :3].astype(float)


@pytest.mark.usefixtures("qapp")
def test_portraits_of_a_game_can_be_told_apart_when_small() -> None:
    for game in games().values():
        bots = [bot for own, bot in on_ladders() if own is game]
        drawn = {bot: picture(characters.portrait(game, bot, "")) for bot in bots}
        for one, other in combinations(bots, 2):
            assert np.abs(drawn[one] - drawn[other]).mean() > APART, (game.id, one, other)


def test_bots_without_a_face_are_told_apart_by_their_numbers() -> None:
    fargo = find_game("fargo")
    shown = [characters.portrait(fargo, "points", name).letter for name in ("Otto", "Otto 2", "")]
    assert shown == ["O", "O2", "?"]


def test_people_are_told_apart_by_their_seats() -> None:
    fargo = find_game("fargo")
    assert len({characters.portrait(fargo, PERSON, "Anna", seat) for seat in range(6)}) == 6


@pytest.mark.parametrize(
    "data",
    [
        {"ground": "#FFFFFF", "parts": ["wings #FF0000"]},
        {"ground": "#FFFFFF", "parts": ["crop"]},
        {"ground": "#FFFFFF", "parts": ["crop colour"]},
        {"ground": "#FFFFFF", "face": {"ear": 3}},
    ],
)
def test_a_recipe_that_makes_no_sense_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"part|face"):
        read_portrait(data)
