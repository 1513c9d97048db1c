"""The colours of the chess board and its men, which no other board uses."""

from dataclasses import dataclass
from typing import Final

from gui.style import theme


@dataclass(frozen=True, slots=True)
class BoardColours:
    """Colours as ``#RRGGBB``.

    Attributes:
        light, dark: squares.
        on_light, on_dark: coordinates on them.
        white, white_edge, black, black_edge: men and their outlines.
        mark, mark_edge: dots and rings of legal targets.
    """

    light: str
    dark: str
    on_light: str
    on_dark: str
    white: str = "#FFFFFF"
    white_edge: str = "#20242C"
    black: str = "#20242C"
    black_edge: str = "#F3EBDD"
    mark: str = "#20242C"
    mark_edge: str = "#FFFFFF"


LIGHT: Final = BoardColours("#EEE8DA", "#9DB08C", "#4A553F", "#22291C")
DARK: Final = BoardColours("#CFC9B8", "#6B8570", "#2B3228", "#12170F")


def board_colours() -> BoardColours:
    """The colours of the present theme."""
    return DARK if theme().dark else LIGHT
