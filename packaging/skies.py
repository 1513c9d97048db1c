"""What lies behind two tables: deep space for Roll for the Galaxy, the ground of Mars."""

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
from surfaces import Field, noise, ramp, smooth

_SPACE: Final = (640, 1024)
"""The nebula has no sharp edges, so it is small; the stars are a texture of their own."""
_STARS: Final = (768, 768)
_STAR_AREA: Final = 900
_MARS: Final = (1200, 1920)
_HORIZON: Final = 0.315
_CRESTS: Final = 11


def _swirls(size: tuple[int, int], seed: int) -> Field:
    """Clouds of all sizes, -1 to 1."""
    parts = [noise(size, 110 / 2**n, 110 / 2**n, seed + n) * 0.62**n for n in range(6)]
    return np.tanh(np.sum(parts, axis=0) / 1.5)


def _band(size: tuple[int, int], seed: int) -> tuple[Field, Field, Field]:
    """How far a pixel is from a bent band across the sky, how dense it is there, its dust."""
    y, x = np.meshgrid(*(np.linspace(-1, 1, side) for side in size), indexing="ij")
    bend = _swirls(size, seed)
    off = y + 0.62 * x - 0.05 + 0.42 * bend
    glow = np.exp(-((off / 0.55) ** 2)) * (0.55 + 0.45 * _swirls(size, seed + 10))
    dust = smooth(0.15, 0.75, _swirls(size, seed + 20)) * np.exp(-((off / 0.30) ** 2))
    return off, np.clip(glow, 0, 1), dust


def nebula() -> Field:
    """Night: a band of rose, plum and indigo, with dust in front of it."""
    y = np.linspace(0, 1, _SPACE[0])[:, None] * np.ones(_SPACE)
    sky = ramp(y, "#0C1430", "#080D20")
    off, glow, dust = _band(_SPACE, 101)
    heat = np.clip(0.5 + 0.4 * _swirls(_SPACE, 141) - 0.35 * np.abs(off), 0, 1)
    cloud = ramp(heat, "#1A2458", "#352A66", "#6B2F60", "#A64F56", "#D08A55")
    share = np.clip(0.66 * glow * (1 - 0.8 * dust), 0, 0.66)[..., None]
    made = sky * (1 - share) + cloud * share
    x = np.linspace(-1, 1, _SPACE[1])[None, :]
    far = np.hypot(x, 2 * y - 1)
    return made * (1 - 0.42 * smooth(0.55, 1.4, far))[..., None]


def wash() -> Field:
    """Day: the same band as a wash of blue ink on paper; white where there is none."""
    _off, glow, dust = _band(_SPACE, 101)
    pooled = glow + 0.25 * np.clip(relief_of(glow), 0, 1)
    return ramp(np.clip(0.62 * pooled * (1 - 0.55 * dust), 0, 1), "#FFFFFF", "#B9C6D6", "#7F97B8")


def relief_of(height: Field) -> Field:
    """The rim that a wash leaves where it dried."""
    gy, gx = np.gradient(height)
    return np.hypot(gx, gy) * 60


def stars() -> Field:
    """Stars on black: many faint ones, few with a glow; to be added to what is below."""
    rng = np.random.default_rng(111)
    height, width = _STARS
    made = np.zeros((*_STARS, 3))
    tints = np.array([[0.78, 0.85, 1.0], [1.0, 1.0, 1.0], [1.0, 0.92, 0.78], [1.0, 0.80, 0.66]])
    for _ in range(height * width // _STAR_AREA):
        at, bright = rng.uniform(0, (height, width)), rng.uniform() ** 5
        tint = tints[rng.choice(4, p=[0.3, 0.45, 0.17, 0.08])]
        reach = 9 if bright > 0.45 else 2
        around = np.arange(-reach, reach + 1)
        rows, columns = (int(at[0]) + around) % height, (int(at[1]) + around) % width
        far = np.hypot(around[:, None] - at[0] % 1, around[None, :] - at[1] % 1)
        light = (0.28 + 0.72 * bright) * np.exp(-((far / (0.55 + 0.35 * bright)) ** 2))
        if reach > 2:
            light = light + 0.16 * bright * np.exp(-far / 2.6)
        made[np.ix_(rows, columns)] += light[..., None] * tint * 255
    return np.minimum(made, 255)


def mars(*, day: bool) -> Field:
    """Sky with a low sun on the left, mesas, and dunes down to the viewer's feet."""
    height, width = _MARS
    horizon = round(height * _HORIZON)
    made = np.zeros((height, width, 3))
    made[:] = _sky(height, width, horizon, day=day)
    _mesas(made, horizon, day=day)
    _dunes(made, horizon, day=day)
    return np.clip(made + noise((height, width), 0.6, 0.6, 77)[..., None] * 1.6, 0, 255)


def _sky(height: int, width: int, horizon: int, *, day: bool) -> Field:
    y = np.arange(height)[:, None] / horizon
    x = np.arange(width)[None, :] / horizon
    dusk = ("#140C20", "#33172F", "#7D3640", "#D9834F")
    stops = ("#C98F66", "#E0AD7D", "#F0CDA0", "#F9E6C8") if day else dusk
    tone = np.clip(y, 0, 1) ** (0.9 if day else 1.15) * np.ones_like(x)
    sky = ramp(tone + 0.012 * noise((height, width), 90, 5, 71), *stops)
    sun = np.hypot(x - 1.16, y - 0.66)
    halo = np.exp(-((sun / 0.42) ** 2))[..., None]
    blue = np.array([206, 222, 236] if day else [120, 146, 190])
    sky = sky * (1 - 0.55 * halo) + blue * 0.55 * halo
    disc = (1 - smooth(0.050, 0.058, sun))[..., None]
    return sky * (1 - disc) + np.array([255, 250, 238]) * disc


def _outline(width: int, seed: int, *, flat: float) -> Field:
    """A skyline from 0 to 1: tables with steep sides where ``flat`` is high."""
    line = noise((1, width), width / 26, 0, seed)[0]
    fine = noise((1, width), 5, 0, seed + 1)[0]
    plateaus = smooth(-0.25, 0.25, line - 0.35) * 0.72 + smooth(-0.1, 0.1, line - 1.1) * 0.28
    hills = np.clip(0.3 + 0.25 * line, 0, 1)
    return flat * plateaus + (1 - flat) * hills + 0.018 * fine


def _mesas(made: Field, horizon: int, *, day: bool) -> None:
    """Three ranges, the farther the paler."""
    height, width = made.shape[:2]
    y = np.arange(height)[:, None]
    near = np.array([150, 82, 48] if day else [58, 22, 26])
    for number, (tall, flat) in enumerate(((0.10, 0.55), (0.17, 0.9), (0.09, 0.3))):
        line = horizon - _outline(width, 201 + 9 * number, flat=flat)[None, :] * tall * height
        cover = np.clip(y - line + 0.5, 0, 1) * (y < horizon + 4)
        haze = (0.60, 0.42, 0.22)[number]
        air = made[horizon - 2].mean(0)
        layers = 0.03 * noise((height, width), 90, 2.2, 231 + number)
        rock = (near * (1 - haze) + air * haze) * (1 + layers[..., None])
        rock = rock * (1.06 - 0.16 * np.clip((y - line) / (0.12 * height), 0, 1))[..., None]
        made[:] = made * (1 - cover[..., None]) + rock * cover[..., None]


def _dunes(made: Field, horizon: int, *, day: bool) -> None:
    """Crest after crest; the windward side is long and lit, the lee side short and dark."""
    height, width = made.shape[:2]
    y = np.arange(height)[:, None].astype(float)
    x = np.arange(width)[None, :]
    stops = ("#150A0C", "#33150F", "#6B2D1A", "#A85730", "#E79A5E")
    if day:
        stops = ("#6B341C", "#94502B", "#BD7242", "#DD9A63", "#F6CC98")
    grain = noise((height, width), 0.8, 0.8, 261)
    wander = noise((height, width), 70, 24, 291)
    air = made[horizon - 3].mean(0)
    for number in range(_CRESTS):
        depth = (number / _CRESTS) ** 1.55
        base = horizon + depth * (height - horizon)
        swing = 6 + 74 * depth
        crest = noise((1, width), width / (15 - 9 * depth), 0, 271 + 3 * number)
        fine = noise((1, width), width / 60, 0, 272 + 3 * number)
        line = base - swing * (0.55 * crest + 0.12 * fine)
        below = y - line
        cover = np.clip(below + 0.5, 0, 1)
        folded = x + 1.5 * below.clip(0) + 0.4 * swing + 9 * depth * wander
        slope = np.take(np.gradient(line[0]), folded.astype(int) % width)
        sunk = np.clip(below / (swing * 1.9 + 8), 0, 4)
        lit = 0.50 + 1.5 * slope * np.exp(-0.8 * sunk) - 0.14 * np.minimum(sunk, 1.6)
        lit = lit + 0.16 * np.exp(-below.clip(0) / (1.5 + 7 * depth))
        wave = 2.2 + 9 * depth
        bent = below + 14 * depth * wander
        ripples = np.sin(2 * np.pi * (bent + 0.22 * x * depth) / wave)
        lit = lit + (0.012 + 0.035 * depth) * ripples * np.exp(-0.4 * sunk)
        sand = ramp(np.clip(lit + 0.018 * grain, 0, 1), *stops)
        haze = 0.75 * np.exp(-5.2 * depth)
        sand = sand * (1 - haze) + air * haze
        made[:] = made * (1 - cover[..., None]) + sand * cover[..., None]


PICTURES: Final[dict[str, Callable[[], Field]]] = {
    "nebula": nebula,
    "wash": wash,
    "stars": stars,
    "mars-dusk": partial(mars, day=False),
    "mars-day": partial(mars, day=True),
}
"""The pictures by the names of their files. All but the stars are stretched to a table."""
