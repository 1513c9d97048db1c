"""Contrast and color-vision arithmetic, to choose color tokens and to test them.

* Contrast: WCAG 2.2, from relative luminance.
* Distance: CIE76, the Euclidean distance in CIELAB (D65 white).
* Color-vision deficiency: the matrices for severity 1.0 of Machado, Oliveira and Fernandes (2009),
  "A physiologically-based model for simulation of color vision deficiency", applied to linear sRGB.

All colors are `#RRGGBB` strings.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import Enum
from itertools import combinations
from typing import Final

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]


class Vision(Enum):
    """Kinds of color vision."""

    NORMAL = "normal"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"


_MACHADO: Final[dict[Vision, Matrix]] = {
    Vision.NORMAL: ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    Vision.PROTAN: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Vision.DEUTAN: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Vision.TRITAN: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_SRGB_TO_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final[Vector] = (0.95047, 1.0, 1.08883)


def contrast(first: str, second: str) -> float:
    """Return the WCAG contrast ratio of two colors, 1 to 21."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def simulate(colour: str, vision: Vision) -> str:
    """Return the color as a person with that color vision sees it."""
    red, green, blue = _apply(_MACHADO[vision], _linear(colour))
    return f"#{_to_byte(red):02X}{_to_byte(green):02X}{_to_byte(blue):02X}"


def distance(first: str, second: str, vision: Vision = Vision.NORMAL) -> float:
    """Return the CIE76 distance of two colors for a kind of color vision."""
    return math.dist(_lab(simulate(first, vision)), _lab(simulate(second, vision)))


def least_distance(colours: Iterable[str]) -> float:
    """Return the smallest distance of any two colors over all kinds of color vision."""
    return min(
        distance(first, second, vision)
        for first, second in combinations(colours, 2)
        for vision in Vision
    )


def _linear(colour: str) -> Vector:
    red, green, blue = (_linear_channel(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    return red, green, blue


def _linear_channel(byte: int) -> float:
    value = byte / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _to_byte(linear: float) -> int:
    value = min(max(linear, 0.0), 1.0)
    coded = value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
    return round(coded * 255)


def _luminance(colour: str) -> float:
    return _apply(_SRGB_TO_XYZ, _linear(colour))[1]


def _lab(colour: str) -> Vector:
    scaled = (
        value / white
        for value, white in zip(_apply(_SRGB_TO_XYZ, _linear(colour)), _WHITE, strict=True)
    )
    x, y, z = (_lab_curve(value) for value in scaled)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _lab_curve(value: float) -> float:
    knee = 6 / 29
    return math.cbrt(value) if value > knee**3 else value / (3 * knee**2) + 4 / 29


def _apply(matrix: Matrix, vector: Vector) -> Vector:
    red, green, blue = (
        sum(factor * part for factor, part in zip(row, vector, strict=True)) for row in matrix
    )
    return red, green, blue
