"""The surfaces of the tables, from filtered noise: wood, felt, leather, slate, brass, paper.

Every texture can be laid side by side without a seam. The same seed makes the same picture.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
import numpy.typing as npt

Field = npt.NDArray[np.float64]
"""Brightness or height for each pixel, or three colors for each, 0 to 255."""

_LIGHT: Final = (-0.447, -0.894)
"""Where the light comes from, as (right, down): from above and the left; x : y = 1 : 2."""


def noise(
    size: tuple[int, int], across: float, down: float, seed: int, *, less: float = 0.0
) -> Field:
    """Noise of mean 0 and deviation 1, blurred by a number of pixels.

    ``less`` takes out all that is coarser than this many pixels.
    """
    height, width = size
    spectrum = np.fft.rfft2(np.random.default_rng(seed).standard_normal(size))
    v, u = np.fft.fftfreq(height)[:, None], np.fft.rfftfreq(width)[None, :]
    kept = np.exp(-2 * np.pi**2 * ((u * across) ** 2 + (v * down) ** 2))
    if less:
        kept = kept - np.exp(-2 * np.pi**2 * (u**2 + v**2) * less**2)
    kept[0, 0] = 0
    made = np.fft.irfft2(spectrum * kept, size)
    return made / made.std()


def ramp(tone: Field, *stops: str) -> Field:
    """Colors for tones from 0 to 1, between evenly spaced stops ``#RRGGBB``."""
    at = np.linspace(0, 1, len(stops))
    parts = [[int(stop[i : i + 2], 16) for stop in stops] for i in (1, 3, 5)]
    return np.stack([np.interp(tone, at, part) for part in parts], axis=-1)


def relief(height: Field) -> Field:
    """How much a height turns towards the light."""
    right = np.roll(height, -1, 1) - np.roll(height, 1, 1)
    down = np.roll(height, -1, 0) - np.roll(height, 1, 0)
    return -(right * _LIGHT[0] + down * _LIGHT[1])


def smooth(low: float, high: float, value: Field) -> Field:
    """0 below ``low``, 1 above ``high``, a soft step between them."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def wood(
    size: tuple[int, int],
    seed: int,
    stops: tuple[str, ...],
    *,
    rings: int,
    waves: float,
    pores: float,
    contrast: float = 1.0,
) -> Field:
    """A board, its grain from left to right.

    A ring grows from pale to dark and ends sharply; fibers run along it, and the wide pores of
    the pale wood are short dark dashes. ``waves`` says how much the rings wander.
    """
    height, width = size
    y = np.arange(height)[:, None] / height
    wander = 0.55 * noise(size, width / 5, height / 12, seed)
    wander = wander + 0.15 * noise(size, width / 15, height / 36, seed + 1)
    age = np.mod(rings * y + waves * wander, 1.0)
    late = age**1.7 * (1 - smooth(0.86, 1.0, age))
    fibres = 0.6 * noise(size, 46, 0.7, seed + 2) + 0.4 * noise(size, 13, 0.55, seed + 3)
    patches = noise(size, 130, 34, seed + 4)
    tone = 0.57 - contrast * (0.30 * (late - 0.25) - 0.095 * fibres - 0.06 * patches)
    dashes = np.clip(noise(size, 9, 0.6, seed + 5) - 1.3 - 0.5 * age, 0, 1.2)
    return ramp(tone, *stops) * (1 - 0.5 * pores * dashes)[..., None]


def felt(size: tuple[int, int], seed: int, stops: tuple[str, ...]) -> Field:
    """Baize: short curled hairs over a fine nap."""
    hairs = np.abs(noise(size, 1.3, 1.3, seed, less=2.8))
    nap = noise(size, 0.6, 0.6, seed + 1)
    clouds = noise(size, 3, 3, seed + 2) * 0.025 + noise(size, 56, 56, seed + 3) * 0.035
    return ramp(0.5 - 0.065 * (hairs - 0.8) + 0.045 * nap + clouds, *stops)


def leather(size: tuple[int, int], seed: int, stops: tuple[str, ...]) -> Field:
    """Grained leather: pebbles with creases between them, lit from the side."""
    pebbles = _pebbles(size, 6.4, seed) + 0.35 * _pebbles(size, 15.0, seed + 1)
    height = pebbles + 0.05 * noise(size, 1.1, 1.1, seed + 2)
    tone = 0.37 + 0.16 * (np.minimum(pebbles, 0.75) - 0.5) + 0.30 * relief(height)
    return ramp(tone + 0.045 * noise(size, 66, 66, seed + 3), *stops)


def _pebbles(size: tuple[int, int], step: float, seed: int) -> Field:
    """The distance to the nearest crease between cells of about ``step`` pixels."""
    rows, columns = (round(side / step) for side in size)
    spread = np.random.default_rng(seed).uniform(0.1, 0.9, (2, rows, columns))
    y, x = np.meshgrid(
        (np.arange(size[0]) + 0.5) * rows / size[0],
        (np.arange(size[1]) + 0.5) * columns / size[1],
        indexing="ij",
    )
    row, column = y.astype(int), x.astype(int)
    nearest = np.full(size, np.inf)
    second = np.full(size, np.inf)
    for down in range(-2, 3):
        for right in range(-2, 3):
            at = (row + down) % rows, (column + right) % columns
            far = np.hypot(row + down + spread[0][at] - y, column + right + spread[1][at] - x)
            second = np.minimum(second, np.maximum(nearest, far))
            nearest = np.minimum(nearest, far)
    return np.minimum(1.9 * (second - nearest), 1.0)


def slate(size: tuple[int, int], seed: int, stops: tuple[str, ...]) -> Field:
    """Split stone: flat layers that break off, fine grain, a few scratches, wiped chalk."""
    layers = 0.6 * noise(size, 52, 25, seed) + 0.4 * noise(size, 15, 7, seed + 1)
    tone = 0.42 + 0.05 * layers + 0.06 * relief(np.tanh(3 * layers) * 2)
    tone = tone + 0.035 * noise(size, 0.8, 0.8, seed + 2)
    tone = tone + 0.10 * np.clip(noise(size, 70, 0.5, seed + 3) - 2.5, 0, 1)
    dust = np.clip(noise(size, 90, 60, seed + 4) - 0.6, 0, 2)
    return ramp(tone + 0.035 * dust * (1 + 0.3 * noise(size, 24, 1.2, seed + 5)), *stops)


def brass(size: tuple[int, int], seed: int) -> Field:
    """Brushed metal."""
    strokes = 0.11 * noise(size, 92, 0.6, seed) + 0.05 * noise(size, 18, 0.5, seed + 1)
    return ramp(0.5 + strokes, "#8F6A26", "#C79A45", "#EBCB86")


def paper(size: tuple[int, int], seed: int, stops: tuple[str, ...]) -> Field:
    """Laid paper with a few fibers."""
    tone = 0.5 + 0.045 * noise(size, 1.2, 1.2, seed) + 0.05 * noise(size, 44, 44, seed + 1)
    fibres = np.clip(np.abs(noise(size, 5, 1.2, seed + 2, less=9)) - 2.2, 0, 1)
    return ramp(tone - 0.10 * fibres, *stops)


def planks(picture: Field, count: int, seed: int) -> Field:
    """Cut a board into planks that lie side by side, each from another part of the wood."""
    rng = np.random.default_rng(seed)
    height = picture.shape[0] // count
    rows = []
    for plank in range(count):
        part = np.roll(picture, int(rng.integers(picture.shape[1])), axis=1)
        row = part[plank * height : (plank + 1) * height] * rng.uniform(0.90, 1.08)
        edge = np.minimum(np.arange(height), np.arange(height)[::-1])
        row = row * (1 - 0.62 * np.exp(-edge / 1.1))[:, None, None]
        row[1:3] *= 1.16
        rows.append(row)
    return np.concatenate(rows)


_WALNUT: Final = ("#1E110A", "#3B2415", "#5A3A25", "#7C5237", "#97693F")
_MAHOGANY: Final = ("#1C0B07", "#371610", "#552619", "#743526", "#8E4B36")
_OAK: Final = ("#38230F", "#654222", "#8A6037", "#AB7D4C", "#C79C6C")
_MAPLE: Final = ("#A27A46", "#CBA46C", "#DDBE8F", "#E9D1A8", "#F2E0BE")
_BOARD: Final = ("#3C2212", "#5A3722", "#7D5135", "#95653F", "#AB7952")


def _oak() -> Field:
    return planks(wood((768, 1536), 21, _OAK, rings=9, waves=1.5, pores=0.8), 4, 27)


def _mahogany() -> Field:
    board = wood((768, 1536), 11, _MAHOGANY, rings=8, waves=1.5, pores=0.5, contrast=0.8)
    return planks(board, 4, 17)


TEXTURES: Final[dict[str, Callable[[], Field]]] = {
    "walnut": partial(wood, (512, 1024), 3, _WALNUT, rings=8, waves=0.9, pores=0.5, contrast=0.8),
    "mahogany": _mahogany,
    "oak": _oak,
    "maple": partial(wood, (512, 1024), 31, _MAPLE, rings=9, waves=0.8, pores=0.25, contrast=0.7),
    "board": partial(wood, (512, 1024), 41, _BOARD, rings=9, waves=0.9, pores=0.5, contrast=0.75),
    "felt": partial(felt, (512, 512), 51, ("#0E3324", "#1E5A45", "#2F7D61")),
    "leather": partial(leather, (512, 512), 61, ("#260A09", "#5E1F1D", "#A84E46")),
    "slate": partial(slate, (768, 1024), 71, ("#14181A", "#2B3033", "#4C5452")),
    "brass": partial(brass, (128, 512), 81),
    "paper": partial(paper, (512, 512), 91, ("#D9CFB4", "#E7E0CC", "#F3EDDC")),
}
"""The textures by the names of their files."""
