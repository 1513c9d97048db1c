"""Worlds of Roll for the Galaxy: a planet for each, by its kind and a seed from its name.

A globe fills ``GLOBE`` of the width of its picture, lit from the upper left. At night it glows
against deep space; by day it is washed in ink on a chart.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final
from zlib import crc32

import numpy as np
from surfaces import Field, ramp, smooth

SIDE: Final = 288
GLOBE: Final = 0.80
"""Diameter of a globe without a ring, as a share of the side of its picture."""
_RINGED: Final = 0.60
_FINER: Final = 2
_CUBE: Final = 96
_SLOPE: Final = 2.15
_RELIEF: Final = 0.30
LIGHT: Final = np.array([-0.55, -0.58, 0.60]) / np.linalg.norm([-0.55, -0.58, 0.60])


@dataclass(frozen=True, slots=True)
class Kind:
    """How worlds of a kind look: dark to light at night and by day, air, glow, what they can be."""

    night: tuple[str, ...]
    day: tuple[str, ...]
    air: tuple[int, int, int]
    glow: tuple[int, int, int]
    types: tuple[str, ...]


KINDS: Final = {
    0: Kind(
        ("#23262C", "#4A4E57", "#7F838C", "#B9BAC0", "#E6E3DC"),
        ("#30353F", "#747A86", "#B4B8C0", "#F3EEE2"),
        (185, 200, 226),
        (255, 214, 150),
        ("rock", "dry", "ice", "rock", "gas"),
    ),
    3: Kind(
        ("#06303D", "#0F5C6E", "#2A98A8", "#7FDCE4", "#E6FEFF"),
        ("#0B3F4D", "#2A8596", "#8CCBD4", "#F3F7F0"),
        (124, 235, 250),
        (190, 255, 250),
        ("ocean", "gas", "ice", "city", "ocean"),
    ),
    4: Kind(
        ("#1D0D07", "#4B2614", "#8A5230", "#C48A58", "#F0CDA0"),
        ("#43210F", "#93562C", "#D0A06F", "#F9ECD8"),
        (255, 176, 112),
        (255, 140, 46),
        ("rock", "lava", "gas", "dry"),
    ),
    5: Kind(
        ("#06322F", "#0F5A45", "#2F9A5C", "#79CF78", "#EAF6B8"),
        ("#0E4430", "#37955A", "#9DD3A0", "#F4F9E8"),
        (141, 255, 184),
        (210, 255, 160),
        ("land", "swamp", "land", "gas"),
    ),
    6: Kind(
        ("#2A1C04", "#6B4A0A", "#B98A16", "#F0C033", "#FFF2BF"),
        ("#553804", "#B88613", "#EBC557", "#FFF8E0"),
        (255, 224, 122),
        (255, 236, 160),
        ("glyph", "glyph", "glyph", "dry"),
    ),
}
"""By the color number of a world's dice; 0 means no dice."""

_NAMED: Final = {
    "Asteroid Belt": "belt",
    "Comet Zone": "comet",
    "Planetary Nebula": "nebula",
    "Radioactive World": "lava",
    "Gem World": "ice",
    "Jungle World": "swamp",
    "Mining World": "rock",
    "High-Gravity World": "gas",
    "Alpha Centauri": "lava",
    "Pilgrimage World": "ice",
    "Earth's Lost Colony": "earth",
    "Old Earth": "earth",
    "Trading World": "city",
    "Information Hub": "city",
    "Transport Hub": "city",
    "Space Mall": "city",
    "Galactic Trendsetters": "city",
    "Doomed World": "lava",
    "Malevolent Lifeforms": "swamp",
    "Spice World": "gas",
    "Plague World": "gas",
    "Deserted Alien Library": "glyph",
    "Alien Robot Scout Ship": "glyph",
    "Meteorite Planet": "rock",
    "Aquatic Uplift World": "ocean",
    "Terraformed World": "earth",
    "Tourist World": "ocean",
}
"""What some worlds are, as their names say."""
_WITH_RINGS: Final = {
    "Silicon World",
    "Deserted Alien Library",
    "Trading World",
    "Spice World",
    "Plague World",
    "Gateway Station",
    "Information Hub",
}
_BARE: Final = {"Gem World", "Jungle World", "Mining World", "Old Earth", "Earth's Lost Colony"}
_ASKEW: Final = np.linalg.qr(np.array([[2.0, 1.0, 0.6], [-0.7, 1.7, 0.9], [0.4, -1.1, 1.9]]))[0]
"""A rotation away from the cube's axes, which would otherwise show as lines."""
_SEAS: Final = {"ocean": 0.14, "land": -0.04, "swamp": -0.20, "city": -0.06, "earth": 0.03}
_SPECIAL: Final = ("belt", "comet", "nebula")


@cache
def _cube() -> Field:
    """Clouds of all sizes in a cube that repeats."""
    white = np.fft.rfftn(np.random.default_rng(7).standard_normal((_CUBE,) * 3))
    each, last = np.fft.fftfreq(_CUBE) ** 2, np.fft.rfftfreq(_CUBE) ** 2
    far = np.sqrt(each[:, None, None] + each[None, :, None] + last[None, None, :])
    far[0, 0, 0] = np.inf
    made = np.fft.irfftn(white / far**_SLOPE, s=(_CUBE,) * 3, axes=(0, 1, 2))
    return np.asarray(made / made.std() * 0.25)


def _clouds(p: Field, often: float, off: Field, stretch: tuple[float, ...] = (1, 1, 1)) -> Field:
    """The cube sampled at points; ``often`` is the number of cells per unit."""
    at = p * (often * np.array(stretch)) @ _ASKEW + off
    low = np.floor(at).astype(int)
    share = at - low
    share = share * share * (3 - 2 * share)
    cube, made = _cube(), np.zeros(len(p))
    for corner in np.ndindex(2, 2, 2):
        weight = np.where(np.array(corner) == 1, share, 1 - share).prod(-1)
        x, y, z = ((low + np.array(corner)) % _CUBE).T
        made += weight * cube[x, y, z]
    return made


def _land(p: Field, often: float, off: Field) -> Field:
    """Clouds with more and more of the small ones: hills, stone."""
    parts = ((1.0, 1.0), (2.6, 0.42), (6.2, 0.20))
    made = [share * _clouds(p, often * more, off + 9 * more) for more, share in parts]
    return np.asarray(np.sum(made, 0))


@dataclass(slots=True)
class _Ground:
    """Points of a globe: height, colors from 0 to 255, glow and gloss from 0 to 1."""

    height: Field
    colour: Field
    glow: Field
    gloss: Field


def _tones(kind: Kind, share: Field) -> Field:
    return ramp(np.clip(share, 0, 1), *kind.night)


def _gas(p: Field, kind: Kind, rng: np.random.Generator) -> _Ground:
    """Bands along the latitude, and one storm."""
    off = rng.uniform(0, _CUBE, (2, 3))
    wide, fine = _clouds(p, 14, off[0], (1, 2, 1)), _clouds(p, 44, off[1], (1, 3.5, 1))
    turn = rng.uniform(0, 6, 2)
    lat = p[:, 1] * 4.2 + 1.3 * wide
    band = 0.5 + 0.31 * np.sin(2.1 * lat + turn[0]) + 0.16 * np.sin(5.7 * lat + turn[1])
    band = band + 0.5 * fine
    aside, above = p[:, 0] - rng.uniform(-0.45, 0.3), p[:, 1] - rng.uniform(-0.4, 0.4)
    far = np.hypot(aside / 1.7, above) / rng.uniform(0.14, 0.26)
    storm = 0.86 + 0.10 * np.sin(9 * far + 2 * np.arctan2(above, aside))
    within = 1 - smooth(0.7, 1.4, far)
    band = band * (1 - within) + storm * within
    none = np.zeros(len(p))
    return _Ground(0.06 * band, _tones(kind, 0.14 + 0.78 * band), none, none)


def _seas(p: Field, kind: Kind, rng: np.random.Generator, sort: str) -> _Ground:
    """Seas, land, caps of ice, clouds; towns that shine at night."""
    off = rng.uniform(0, _CUBE, (5, 3))
    warp = _clouds(p, 12, off[0])[:, None]
    height = _land(p + 0.5 * warp, 24, off[1])
    sea = _SEAS[sort]
    wet = height < sea
    share = np.clip((height - sea) / 0.55, 0, 1)
    land = _tones(kind, 0.40 + 0.6 * share + 0.25 * _clouds(p, 60, off[3]))
    deep = smooth(-0.5, sea, height) ** 2
    water = _tones(kind, 0.02 + 0.42 * deep)
    if sort == "earth":
        water = ramp(deep, "#0A3A5A", "#147E96")
        land = ramp(share, "#609660", "#D6DCAA", "#FAFCF6")
    colour = np.where(wet[:, None], water, land)
    cap = smooth(0.80, 0.90, np.abs(p[:, 1]) + 0.5 * _clouds(p, 20, off[4])) * (sort != "swamp")
    colour = colour * (1 - cap[:, None]) + np.array([240, 250, 255]) * cap[:, None]
    towns: Field = np.zeros(len(p))
    if sort == "city":
        streets = np.abs(_clouds(p, 52, off[2])) < 0.03
        towns = np.where(streets & ~wet, 0.9, 0.0)
        colour = colour * (1 - 0.3 * (~wet & ~streets))[:, None]
    cover = smooth(0.12, 0.44, _clouds(p + 0.9 * warp, 27, off[3], (1, 1.7, 1)))
    cover = cover * (0.5 if sort == "swamp" else 0.9)
    colour = colour * (1 - cover[:, None]) + np.array([248, 252, 255]) * cover[:, None]
    relief = np.where(wet, 0.0, height - sea) * 0.7 + 0.04 * cover
    return _Ground(relief, colour, towns * (1 - cover), wet * (1 - cover) * 0.9)


def _cracked(p: Field, kind: Kind, rng: np.random.Generator, sort: str) -> _Ground:
    """Ice with dark cracks, or stone with glowing ones."""
    off = rng.uniform(0, _CUBE, (4, 3))
    warp = _clouds(p, 9, off[0])[:, None]
    stone = _land(p, 20, off[1])
    wide = 1 - np.abs(_clouds(p + 0.3 * warp, 24, off[2]))
    fine = 1 - np.abs(_clouds(p, 44, off[3]))
    none = np.zeros(len(p))
    if sort == "lava":
        crack = np.maximum(smooth(0.93, 1.0, wide), 0.8 * smooth(0.96, 1.0, fine))
        colour = _tones(kind, 0.10 + 0.55 * smooth(-0.5, 0.6, stone))
        return _Ground(0.5 * stone - 0.10 * crack, colour, 1.2 * crack**1.5, none)
    crack = np.maximum(smooth(0.962, 1.0, wide), 0.4 * smooth(0.965, 1.0, fine))
    colour = _tones(kind, 0.62 + 0.38 * smooth(-0.6, 0.4, stone))
    dark = _tones(kind, np.full(len(p), 0.2))
    colour = colour * (1 - 0.8 * crack[:, None]) + dark * 0.8 * crack[:, None]
    return _Ground(0.25 * stone - 0.10 * crack, colour, none, none + 0.35)


def _stone(p: Field, kind: Kind, rng: np.random.Generator, sort: str) -> _Ground:
    """Craters on stone, or layers of it."""
    off = rng.uniform(0, _CUBE, (3, 3))
    rough, stains = _land(p, 24, off[0]), _clouds(p, 14, off[1])
    height, tone = 0.42 * rough, 0.34 + 0.40 * rough + 0.30 * stains
    if sort == "dry":
        layers = _clouds(p + 0.25 * rough[:, None], 14, off[2], (1, 4.5, 1))
        height, tone = height + 0.16 * layers, 0.42 + 0.6 * layers + 0.2 * rough
    for _ in range(10 if sort == "dry" else 34):
        z, turn = rng.uniform(-0.15, 1), rng.uniform(0, 2 * np.pi)
        flat, wide = np.sqrt(1 - z * z), 0.04 + 0.26 * rng.uniform() ** 3.2
        middle = np.array([flat * np.cos(turn), flat * np.sin(turn), z])
        far = np.arccos(np.clip(p @ middle, -1, 1)) / wide
        bowl = np.where(far < 1, (far * far - 1) / 2, 0)
        rim = 0.36 * np.exp(-((5.2 * (far - 1)) ** 2))
        height = height + 1.5 * wide * (bowl + rim)
        tone = tone + 0.5 * bowl * (far < 1) + 0.4 * rim
    none = np.zeros(len(p))
    return _Ground(height, _tones(kind, tone), none, none)


def _glyphs(p: Field, kind: Kind, rng: np.random.Generator) -> _Ground:
    """A net of fine lines with a sign in each mesh, which glow."""
    off = rng.uniform(0, _CUBE, 3)
    rough = _land(p, 22, off)
    rows = np.arcsin(np.clip(p[:, 1], -1, 1)) * 3.1 + rng.uniform()
    row = np.floor(rows)
    around = np.arctan2(p[:, 0], p[:, 2]) * np.maximum(1.2, 5 * np.cos((row + 0.5) / 3.1)) / 1.25
    cell = np.floor(around)
    sign = (np.abs(row * 7919 + cell * 104729 + rng.integers(99)).astype(int)) % 5
    x, y = around - cell - 0.5, rows - row - 0.5
    far, thin = np.hypot(x, y), 0.045
    shapes = (
        np.abs(far - 0.30) < thin,
        (np.abs(x) < thin) & (np.abs(y) < 0.34),
        np.abs(np.abs(x) + np.abs(y) - 0.34) < thin,
        far < 0.10,
        (np.maximum(np.abs(x), np.abs(y)) < 0.28) & (np.maximum(np.abs(x), np.abs(y)) > 0.19),
    )
    lines = np.choose(sign, shapes) | (np.abs(y) > 0.478)
    lit = lines * smooth(1.0, 0.75, np.abs(p[:, 1])) * (0.6 + 0.4 * smooth(-0.3, 0.3, rough))
    colour = _tones(kind, 0.14 + 0.5 * smooth(-0.6, 0.6, rough))
    return _Ground(0.16 * rough - 0.03 * lines, colour, 0.85 * lit, np.zeros(len(p)))


def _ground(p: Field, kind: Kind, rng: np.random.Generator, sort: str) -> _Ground:
    makers: dict[str, Callable[[], _Ground]] = {
        "gas": lambda: _gas(p, kind, rng),
        "glyph": lambda: _glyphs(p, kind, rng),
        **dict.fromkeys(("lava", "ice"), lambda: _cracked(p, kind, rng, sort)),
        **dict.fromkeys(("rock", "dry"), lambda: _stone(p, kind, rng, sort)),
        **dict.fromkeys(_SEAS, lambda: _seas(p, kind, rng, sort)),
    }
    return makers[sort]()


def _over(below: Field, colour: Field, alpha: Field) -> Field:
    """Lay colors (0 to 255) with an opacity over a picture with alpha from 0 to 1."""
    share = alpha + below[..., 3] * (1 - alpha)
    own = (alpha / np.maximum(share, 1e-6))[..., None]
    return np.concatenate((colour * own + below[..., :3] * (1 - own), share[..., None]), -1)


def _axes(side: int) -> tuple[Field, Field]:
    at = (np.arange(side) + 0.5) / side * 2 - 1
    y, x = np.meshgrid(at, at, indexing="ij")
    return x, y


def _globe(kind: Kind, sort: str, seed: int, side: int, radius: float, *, day: bool) -> Field:
    """A globe in the middle of a picture; ``radius`` as a share of half its side."""
    x, y = (part / radius for part in _axes(side))
    far = np.hypot(x, y)
    rows, columns = np.nonzero(far < 1.04)
    px, py = x[rows, columns], y[rows, columns]
    z = np.sqrt(np.clip(1 - px**2 - py**2, 0, 1))
    rng = np.random.default_rng(seed)
    tilt = rng.uniform(-0.55, 0.55)
    turned = (px * np.cos(tilt) + py * np.sin(tilt), py * np.cos(tilt) - px * np.sin(tilt), z)
    ground = _ground(np.stack(turned, 1), kind, rng, sort)
    height = np.zeros((side, side))
    height[rows, columns] = ground.height
    steep = _RELIEF * radius * side / 4 * np.clip(2.2 * z, 0, 1)
    gy, gx = (part[rows, columns] * steep * 2 for part in np.gradient(height))
    bent = np.stack((px - gx, py - gy, z), 1)
    bent = bent / np.linalg.norm(bent, axis=1, keepdims=True)
    flat = np.stack((px, py, z), 1) @ LIGHT
    shade = smooth(-0.16, 0.30, flat) * (0.2 + 0.9 * np.clip(bent @ LIGHT, 0, None))
    dusk = smooth(0.22, -0.12, flat)
    if day:
        colour = _washed(kind, ground, shade, px, py, rng)
    else:
        colour = ground.colour * (1.1 * shade[:, None] + np.array([0.055, 0.065, 0.10]))
        rim = ((1 - z) ** 2.6 * smooth(-0.25, 0.6, flat))[:, None]
        colour = colour + 0.72 * rim * np.array(kind.air)
        gloss = np.clip(2 * bent[:, 2] * (bent @ LIGHT) - LIGHT[2], 0, 1) ** 26
        colour = colour + 190 * (gloss * ground.gloss)[:, None]
        shines = dusk * 0.9 if sort == "city" else 0.45 + 0.6 * dusk
        colour = colour + (ground.glow * shines)[:, None] * np.array(kind.glow)
    made = np.zeros((side, side, 3))
    made[rows, columns] = np.clip(colour, 0, 255)
    cover = np.clip((1 - far) * radius * side / 2 + 0.5, 0, 1)
    below = np.zeros((side, side, 4))
    if not day:
        air = np.clip((1.24 - np.hypot(x + 0.06, y + 0.06)) / 0.36, 0, 1) ** 2
        below = np.dstack((np.broadcast_to(np.array(kind.air, float), made.shape), 0.5 * air))
    return _over(below, made, cover)


def _washed(
    kind: Kind, ground: _Ground, shade: Field, x: Field, y: Field, rng: np.random.Generator
) -> Field:
    """Ink in a few tones, darker where a wash has dried, with an outline of uneven width."""
    own = ground.colour @ np.array([0.30, 0.59, 0.11]) / 255
    tone = np.clip((0.22 + 0.78 * shade) * (0.30 + 0.85 * own) + 0.5 * ground.glow, 0, 1) * 5
    step = np.floor(tone)
    within = tone - step
    even = (step + smooth(0.15, 0.55, within)) / 5
    pooled = 0.10 * np.exp(-((within - 0.12) ** 2) / 0.006)
    flat = np.stack((x, y, np.zeros_like(x)), 1)
    grain = _clouds(flat, 60, rng.uniform(0, _CUBE, 3))
    colour = ramp(np.clip(even - pooled + 0.10 * grain, 0, 1), *kind.day)
    wide = 0.018 + 0.02 * np.clip(_clouds(flat, 9, rng.uniform(0, _CUBE, 3)) + 0.35, 0, 1)
    line = smooth(0, 1, (np.hypot(x, y) - 1 + 2 * wide) / wide)[:, None]
    dark = ramp(np.zeros(1), kind.day[0], kind.day[0])
    return colour * (1 - 0.85 * line) + dark * 0.85 * line


def _rings(kind: Kind, seed: int, side: int, radius: float, *, day: bool) -> tuple[Field, Field]:
    """A ring around a globe: colors, and opacity; its front is below the middle."""
    rng = np.random.default_rng(seed + 1)
    x, y = (part / radius for part in _axes(side))
    turn, open_by = -0.32 + rng.uniform(-0.25, 0.25), 0.26 + rng.uniform(0, 0.1)
    along = x * np.cos(turn) + y * np.sin(turn)
    across = (y * np.cos(turn) - x * np.sin(turn)) / open_by
    far = np.hypot(along, across)
    grooves = rng.uniform(0.10, 0.65, 27) * np.where(np.arange(27) % 9 == 4, 0.15, 1.0)
    alpha = np.interp(far, np.linspace(1.26, 1.64, 27), grooves, left=0, right=0)
    tints = rng.uniform(0.45, 0.95, 27)
    tone = np.interp(far, np.linspace(1.26, 1.64, 27), tints)
    colour = ramp(tone * (0.7 if day else 1.0), *(kind.day if day else kind.night))
    return np.dstack((colour, across)), alpha


def _lump(
    made: Field, middle: tuple[float, float], size: float, kind: Kind, seed: int, *, day: bool
) -> Field:
    """Lay an irregular rock over a picture; place and size as shares of half its side."""
    side = made.shape[0]
    rng = np.random.default_rng(seed)
    x, y = _axes(side)
    turn, squat = rng.uniform(0, 3), rng.uniform(0.72, 1.0)
    dx, dy = (x - middle[0]) / size, (y - middle[1]) / size
    u = dx * np.cos(turn) + dy * np.sin(turn)
    v = (dy * np.cos(turn) - dx * np.sin(turn)) / squat
    rows, columns = np.nonzero(np.hypot(u, v) < 1.2)
    if not len(rows):
        return made
    u, v = u[rows, columns], v[rows, columns]
    ways = np.stack((np.cos(np.arctan2(v, u)), np.sin(np.arctan2(v, u)), np.zeros_like(u)), 1)
    reach = 0.84 + 0.5 * _clouds(ways, 5, rng.uniform(0, _CUBE, 3))
    far = np.hypot(u, v) / reach
    z = np.sqrt(np.clip(1 - far**2, 0, 1))
    p = np.stack((dx[rows, columns], dy[rows, columns], z), 1)
    off = rng.uniform(0, _CUBE, 3)
    rough, beside = _clouds(p, 14, off), _clouds(p - 0.05 * LIGHT, 14, off)
    lit = np.clip(p @ LIGHT + 3.0 * (rough - beside), 0, 1.1)
    if day:
        tone = np.floor(5 * np.clip(0.15 + 0.8 * lit, 0, 1)) / 5
        colour = ramp(tone * np.where(far > 0.93, 0.3, 1.0), *kind.day)
    else:
        colour = _tones(kind, 0.34 + 0.7 * rough) * (1.05 * lit + 0.06)[:, None]
    layer, alpha = np.zeros((side, side, 3)), np.zeros((side, side))
    layer[rows, columns] = colour
    alpha[rows, columns] = np.clip((1 - far) * size * side / 3 + 0.5, 0, 1)
    return _over(made, np.clip(layer, 0, 255), alpha)


def _special(kind: Kind, sort: str, seed: int, side: int, *, day: bool) -> Field:
    """Rocks, a comet with its tail, or a nebula."""
    rng = np.random.default_rng(seed)
    made, (x, y) = np.zeros((side, side, 4)), _axes(side)
    if sort == "belt":
        for number in range(64):
            along = rng.uniform(-1, 1)
            middle = (along, -0.55 * along + rng.uniform(-0.32, 0.32))
            size = 0.015 + 0.05 * rng.uniform() ** 2
            made = _lump(made, middle, size, kind, seed + number, day=day)
        large = ((-0.2, 0.1, 0.40), (0.42, -0.22, 0.25), (-0.62, 0.55, 0.18), (0.6, 0.25, 0.16))
        for number, (left, top, size) in enumerate((*large, (0.1, -0.6, 0.13), (0.22, 0.62, 0.1))):
            made = _lump(made, (left, top), size, kind, seed + 99 + number, day=day)
        return made
    if sort == "comet":
        dx, dy = x + 0.25, y - 0.30
        far, way = np.hypot(dx, dy), np.arctan2(dy, dx) + 0.72
        rays = np.interp(way, np.linspace(-0.2, 0.2, 80), rng.uniform(0.2, 1, 80))
        tail = rays * smooth(0.2, 0.05, np.abs(way)) * np.exp(-1.5 * far) * (far > 0.05)
        head = np.exp(-((far / 0.34) ** 2))
        warm = np.array([150.0, 95, 50] if day else [255.0, 206, 150])
        glow = np.broadcast_to(warm, (side, side, 3))
        made = _over(made, glow, np.clip(tail + 0.7 * head, 0, 0.95))
        return _lump(made, (-0.25, 0.30), 0.30, kind, seed, day=day)
    flat = np.stack((x.ravel(), y.ravel(), np.zeros(x.size)), 1)
    wide = _clouds(flat, 11, rng.uniform(0, _CUBE, 3)).reshape(x.shape)
    fine = _clouds(flat, 24, rng.uniform(0, _CUBE, 3)).reshape(x.shape)
    far = np.hypot(0.85 * x + 0.25 * y, 1.2 * y - 0.2 * x) + 0.9 * wide
    shell = np.exp(-(((far - 0.55) / 0.26) ** 2)) + 0.75 * np.exp(-((far / 0.4) ** 2))
    light = np.clip(0.75 * shell + 0.7 * fine, 0, 1)
    colour = ramp(light, *(kind.day if day else ("#2A0F1C", "#7A2F2C", "#D07A3E", "#FFE0B0")))
    fade = smooth(1.0, 0.72, np.hypot(x, y))
    made = _over(made, colour, np.clip(shell * (0.8 + 0.9 * fine), 0, 1) * fade)
    star = np.exp(-((np.hypot(x, y) / 0.07) ** 2)) + 0.35 * np.exp(-np.hypot(x, y) / 0.09)
    return _over(made, np.full((side, side, 3), 255.0), np.clip(star, 0, 1) * (0.4 if day else 1))


def _moon(made: Field, seed: int, radius: float, *, day: bool) -> Field:
    """A small gray ball beside a globe."""
    rng = np.random.default_rng(seed + 2)
    x, y = _axes(made.shape[0])
    turn, size = rng.uniform(-0.9, -0.2), 0.11 * radius
    dx = (x - 1.10 * radius * np.cos(turn)) / size
    dy = (y - 1.10 * radius * np.sin(turn)) / size
    z = np.sqrt(np.clip(1 - dx**2 - dy**2, 0, 1))
    lit = np.clip(dx * LIGHT[0] + dy * LIGHT[1] + z * LIGHT[2], 0, 1)
    tone = 0.15 + 0.85 * (np.floor(4 * lit) / 4 if day else lit)
    colour = ramp(tone, "#30353F" if day else "#101015", "#8D8A86", "#F2EEE6")
    alpha = np.clip((1 - np.hypot(dx, dy)) * size * made.shape[0] / 2 + 0.5, 0, 1)
    return _over(made, colour, alpha)


def picture(name: str, colour: int, *, day: bool) -> Field:
    """The picture of a world, colors and alpha from 0 to 255."""
    kind, seed, side = KINDS[colour], crc32(name.encode()), _FINER * SIDE
    rng = np.random.default_rng(seed + 3)
    sort = _NAMED.get(name) or kind.types[rng.integers(len(kind.types))]
    if sort in _SPECIAL:
        made = _special(kind, sort, seed, side, day=day)
    else:
        ringed = name in _WITH_RINGS or (name not in _BARE and rng.uniform() < 0.14)
        radius = _RINGED if ringed else GLOBE
        made = _globe(kind, sort, seed, side, radius, day=day)
        if ringed:
            layer, alpha = _rings(kind, seed, side, radius, day=day)
            front = layer[..., 3] > 0
            back = _over(np.zeros_like(made), layer[..., :3], alpha * ~front * 0.6)
            made = _over(back, made[..., :3], made[..., 3])
            made = _over(made, layer[..., :3], alpha * front)
        elif rng.uniform() < 0.3:
            made = _moon(made, seed, radius, day=day)
    fine = np.concatenate((made[..., :3] * made[..., 3:], made[..., 3:]), -1)
    small = fine.reshape(SIDE, _FINER, SIDE, _FINER, 4).mean((1, 3))
    alpha = small[..., 3:]
    return np.concatenate((small[..., :3] / np.maximum(alpha, 1e-6), 255 * alpha), -1)
