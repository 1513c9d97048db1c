"""Module colors stand out from the cards that they are on, and words from the ground of Mars."""

import pytest
from PySide6.QtGui import QColor

from engines.games.colonizers.cards import Colour
from gui.games.colonizers.colours import COLONIST_BADGES, STYLES, Tone
from gui.style.tokens import DARK, LIGHT, Token
from tests.gui.vision import contrast

LEAST = 5.7


@pytest.mark.parametrize("colour", Colour)
def test_module_colours_are_readable_on_cards(colour: Colour) -> None:
    style = STYLES[colour]
    assert contrast(style.light, LIGHT[Token.SURFACE]) >= LEAST
    assert contrast(style.dark, DARK[Token.SURFACE]) >= LEAST


def test_every_colour_has_an_icon_of_its_own() -> None:
    assert len({style.icon for style in STYLES.values()}) == len(STYLES)


BRIGHTEST, DARKEST = QColor("#E79A5E"), QColor("#7D3416")
"""The ground in the evening where it is brightest, by day where it is darkest."""


def over(top: str, ground: QColor) -> str:
    """The color of something translucent on a ground."""
    colour = QColor(top)
    share = colour.alphaF()
    mixed = QColor.fromRgbF(
        *(
            share * one + (1 - share) * two
            for one, two in zip(colour.getRgbF()[:3], ground.getRgbF()[:3], strict=True)  # type: ignore[index]
        )
    )
    return mixed.name()


@pytest.mark.parametrize("ink", [Tone.INK, Tone.INK2, Tone.FIGURE, Tone.ADVICE])
@pytest.mark.parametrize("on", [Tone.GLASS, Tone.GLASS_LOW, Tone.CARD, Tone.CARD_LOW, Tone.PILL])
def test_words_on_panels_can_be_read_wherever_they_lie(ink: Tone, on: Tone) -> None:
    assert contrast(QColor(ink.evening).name(), over(on.evening, BRIGHTEST)) >= 4.5
    assert contrast(QColor(ink.day).name(), over(on.day, DARKEST)) >= 4.5


@pytest.mark.parametrize("ground", [*(s.base for s in STYLES.values()), *COLONIST_BADGES.values()])
def test_white_can_be_read_on_badges(ground: str) -> None:
    assert contrast("#FFFFFF", ground) >= 4.5


def test_the_present_step_can_be_read() -> None:
    assert contrast(QColor(Tone.CARD_LOW.evening).name(), QColor(Tone.CHOICE.evening).name()) >= 4.5
    assert contrast(QColor(Tone.CARD_LOW.day).name(), QColor(Tone.CHOICE.day).name()) >= 4.5
