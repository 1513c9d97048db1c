"""Module colours stand out from the cards that they are on."""

import pytest

from engines.games.colonizers.cards import Colour
from gui.games.colonizers.colours import STYLES
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
