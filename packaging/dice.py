"""Dice by ray marching: rounded cubes with pips or engraved signs, lit, with their own shadow.

A picture is ``ROOM`` edges wide and high, with the cube in the middle. The camera looks down,
tilted by ``TILT``, so that the front shows; it is orthographic, so that a die looks the same
wherever it lies. x goes right, y towards the viewer, z up; the cube reaches from -1 to 1.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

Field = npt.NDArray[np.float64]

ROOM: Final = 2.4
TILT: Final = np.radians(20)
YAWS: Final = (0, -27, -14, 9, 21, 38)
"""How dice may lie, in degrees clockwise."""
TUMBLES: Final = 12
"""Pictures of a die in the air, one full turn in all."""

_ROUNDING: Final = 0.30
_STEPS: Final = 40
_SHADOW_STEPS: Final = 28
_PIP: Final = 0.19
_ACE: Final = 0.235
_AT: Final = 0.5
_SIGN: Final = 0.70
"""How far a sign reaches from the middle of its face."""
_SIDE_SIGN: Final = (0.56, 0.96)
"""Width and height of a sign on the side of a lying die, relative to the top: foreshortening."""

LIGHT: Final = np.array([-0.44, -0.60, 1.02]) / np.linalg.norm([-0.44, -0.60, 1.02])
_VIEW: Final = np.array([0.0, np.sin(TILT), np.cos(TILT)])

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
_SIDES: Final = ((2, 1), (2, -1), (1, 1), (1, -1), (0, 1), (0, -1))
"""Axis and direction of the faces 1, 6, 2, 5, 3, 4."""
_ORDER: Final = (1, 6, 2, 5, 3, 4)


@dataclass(frozen=True, slots=True)
class Material:
    """What a die is made of: colors from 0 to 1, and how much it shines.

    ``inner`` is the light inside a die of resin; None if light does not enter the material.
    """

    body: tuple[float, float, float]
    shade: tuple[float, float, float]
    ink: tuple[float, float, float]
    shine: float
    inner: tuple[float, float, float] | None = None


IVORY: Final = Material((0.955, 0.905, 0.805), (0.64, 0.47, 0.31), (0.125, 0.095, 0.075), 0.30)
EBONY: Final = Material((0.185, 0.170, 0.165), (0.05, 0.045, 0.05), (0.95, 0.90, 0.80), 0.42)
_DARK: Final = (0.10, 0.10, 0.13)
_PALE: Final = (1.0, 0.98, 0.93)
RESIN: Final = {
    "home": Material((0.91, 0.905, 0.89), (0.55, 0.56, 0.60), _DARK, 0.55, (1.0, 1.0, 1.0)),
    "military": Material((0.74, 0.16, 0.10), (0.30, 0.03, 0.02), _PALE, 0.60, (1.0, 0.50, 0.30)),
    "consumption": Material((0.38, 0.21, 0.66), (0.11, 0.04, 0.26), _PALE, 0.60, (0.72, 0.52, 1.0)),
    "novelty": Material((0.16, 0.44, 0.49), (0.02, 0.13, 0.17), _PALE, 0.60, (0.38, 0.84, 0.92)),
    "rare": Material((0.27, 0.15, 0.09), (0.06, 0.025, 0.015), _PALE, 0.65, (0.82, 0.48, 0.21)),
    "genes": Material((0.28, 0.72, 0.45), (0.04, 0.33, 0.17), _DARK, 0.60, (0.70, 1.0, 0.80)),
    "alien": Material((0.96, 0.75, 0.16), (0.50, 0.30, 0.02), _DARK, 0.60, (1.0, 0.92, 0.50)),
}
OXBLOOD: Final = Material((0.62, 0.14, 0.12), (0.20, 0.03, 0.03), (1.0, 0.95, 0.88), 0.40)


def turn(axis: int, degrees: float) -> Field:
    """The rotation around an axis of the world."""
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    made = np.eye(3)
    first, second = (axis + 1) % 3, (axis + 2) % 3
    made[first, first] = made[second, second] = c
    made[second, first], made[first, second] = s, -s
    return made


def lying(face: int, yaw: float) -> Field:
    """The rotation of a die that shows ``face`` at the top."""
    axis, way = _SIDES[_ORDER.index(face)]
    if axis == 2:
        up = np.eye(3) if way > 0 else turn(0, 180)
    elif axis == 1:
        up = turn(0, 90 * way)
    else:
        up = turn(1, -90 * way)
    return turn(2, yaw) @ up


def tumbling(number: int) -> Field:
    """How a die is turned in the air, rolling to the upper left."""
    base = turn(2, 31) @ turn(0, 24)
    return turn(2, -34) @ turn(0, 360 * number / TUMBLES) @ turn(2, 34) @ base


def _distance(p: Field) -> Field:
    """How far points are from the surface of the cube."""
    d = np.abs(p) - (1 - _ROUNDING)
    outside = np.sqrt((np.maximum(d, 0) ** 2).sum(-1))
    return outside + np.minimum(d.max(-1), 0) - _ROUNDING


def _normal(p: Field) -> Field:
    n = np.sign(p) * np.maximum(np.abs(p) - (1 - _ROUNDING), 0)
    return n / np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)


def _march(origin: Field, way: Field) -> tuple[Field, Field]:
    """How far along each ray its point closest to the cube is, and how close that comes."""
    gone = np.full(len(origin), 3.0)
    left = np.arange(len(origin))
    far = np.full(len(origin), np.inf)
    closest = gone.copy()
    for _ in range(_STEPS):
        d = _distance(origin[left] + gone[left, None] * way)
        closer = left[d < far[left]]
        closest[closer] = gone[closer]
        far[left] = np.minimum(far[left], d)
        gone[left] += np.maximum(d, 1e-4) * 0.98
        left = left[(d > 5e-4) & (gone[left] < 9)]
        if not len(left):
            break
    return closest, far


@dataclass(frozen=True, slots=True)
class _Ink:
    """Where there is ink, how the surface bends there, and what is lit beside it."""

    share: Field
    bent: Field
    rim: Field


def _inked(p: Field, signs: Mapping[int, Field] | None, pixel: float, up: Field | None) -> _Ink:
    """Pips, or signs given as masks of 0 to 1, on the faces 1 to 6.

    With ``up`` (away from the floor), signs on the sides are upright and foreshortened.
    """
    share, rim = np.zeros(len(p)), np.zeros(len(p))
    bent = np.zeros((len(p), 3))
    nearest = np.abs(p).argmax(-1)
    for face, (axis, way) in zip(_ORDER, _SIDES, strict=True):
        on = np.flatnonzero((nearest == axis) & (p[:, axis] * way > 0))
        # The face seen from outside: u goes right and v down when it lies at the top.
        turned = lying(face, 0).T
        right, down = turned[:, 0], turned[:, 1]
        wide, high = 1.0, 1.0
        if signs is not None and up is not None and abs(up[axis]) < 0.5:
            right, down = np.cross(-up, way * np.eye(3)[axis]), -up
            wide, high = _SIDE_SIGN
        u, v = p[on] @ right / wide, p[on] @ down / high
        if signs is not None:
            mask = signs.get(face)
            if mask is not None:
                share[on], shift = _signed(mask, u, v)
                rim[on] = np.clip(shift, 0, 1)
            continue
        radius = _ACE if face == 1 else _PIP
        for across, along in _PIPS[face]:
            dx, dy = u - across * _AT, v - along * _AT
            r = np.hypot(dx, dy) + 1e-9
            inside = np.clip((radius - r) / pixel + 0.5, 0, 1)
            share[on] = np.maximum(share[on], inside)
            hollow = -0.95 * (np.minimum(r / radius, 1) ** 2 * inside)[:, None]
            bent[on] += hollow * ((dx / r)[:, None] * right + (dy / r)[:, None] * down)
            edge = np.exp(-(((r - 1.09 * radius) / 0.028) ** 2)) * (inside < 0.5)
            rim[on] += edge * (0.45 * dx + 0.65 * dy) / r
    return _Ink(share, bent, rim)


def _signed(mask: Field, u: Field, v: Field) -> tuple[Field, Field]:
    """A mask on a face, and how much of its lower right edge is lit."""
    side = len(mask)

    def at(x: Field, y: Field) -> Field:
        column = np.clip(((x / _SIGN + 1) / 2 * side).astype(int), 0, side - 1)
        row = np.clip(((y / _SIGN + 1) / 2 * side).astype(int), 0, side - 1)
        there = (np.abs(x) < _SIGN) & (np.abs(y) < _SIGN)
        return np.where(there, mask[row, column], 0.0)

    share = at(u, v)
    return share, (at(u - 0.02, v - 0.03) - share) * 0.8


def _shadow(floor: Field, turned: Field) -> Field:
    """How dark points of the floor are under a die that lies there."""
    way = LIGHT @ turned
    lit = np.ones(len(floor))
    gone = np.full(len(floor), 0.03)
    for _ in range(_SHADOW_STEPS):
        d = _distance(floor + gone[:, None] * way)
        lit = np.minimum(lit, np.clip(0.5 + 3.0 * d / (gone + 0.45), 0, 1))
        gone += np.clip(d, 0.02, 0.25)
    touch = np.exp(-5.0 * np.maximum(_distance(floor), 0))
    return np.clip(0.54 * (1 - lit) + 0.40 * touch, 0, 0.82)


def picture(
    turned: Field,
    material: Material,
    edge: int,
    *,
    signs: Mapping[int, Field] | None = None,
    floor: tuple[float, float, float] = (0.16, 0.20, 0.16),
    rests: bool = True,
) -> Field:
    """A die as red, green, blue and alpha from 0 to 1, not premultiplied.

    Args:
        turned: the rotation from the die to the world.
        material: what it is made of.
        edge: its length in pixels.
        signs: masks for faces 1 to 6; None: pips.
        floor: the color that the floor reflects.
        rests: it lies on the floor and casts a shadow.
    """
    side = round(edge * ROOM)
    at = (np.arange(side) + 0.5 - side / 2) / (edge / 2)
    u, v = (part.ravel() for part in np.meshgrid(at, at))
    down = np.array([0.0, np.cos(TILT), -np.sin(TILT)])
    start = u[:, None] * np.array([1.0, 0, 0]) + v[:, None] * down + 6 * _VIEW
    near = np.flatnonzero(np.hypot(u, v) < 1.76)
    origin, way = start[near] @ turned, -_VIEW @ turned
    gone, far = _march(origin, way)
    body = np.zeros((side * side, 3))
    cover = np.zeros(side * side)
    cover[near] = np.clip(1.0 - (far - 5e-4) * edge / 2 * 0.9, 0, 1)
    seen = near[cover[near] > 0]
    p = (origin + gone[:, None] * way)[cover[near] > 0]
    up = np.array([0.0, 0.0, 1.0]) @ turned if rests else None
    body[seen] = _shaded(p, turned, material, _inked(p, signs, 2 / edge, up), floor)
    shadow = np.zeros(side * side)
    if rests:
        reach = (start[:, 2] + 1) / _VIEW[2]
        ground = start - reach[:, None] * _VIEW
        fade = np.clip((1.0 - np.maximum(np.abs(u), np.abs(v)) / ROOM) * 6, 0, 1)
        shadow = _shadow(ground @ turned, turned) * fade
    alpha = cover + (1 - cover) * shadow
    own = (cover / np.maximum(alpha, 1e-6))[:, None]
    dark = np.array([0.022, 0.016, 0.010])
    if rests and material.inner is not None:  # what shines through onto the floor
        caught = np.exp(-(((u - 0.62) / 0.42) ** 2) - (((v - 1.06) / 0.30) ** 2))
        dark = dark + 0.75 * caught[:, None] * np.array(material.inner)
    made = np.concatenate((body * own + dark * (1 - own), alpha[:, None]), axis=1)
    return np.clip(made, 0, 1).reshape(side, side, 4)


def _lit_inside(colour: Field, p: Field, turned: Field, normal: Field, material: Material) -> Field:
    """Resin: light that leaves opposite the lamp, bright edges, a line on the faces."""
    inner = np.array(material.inner)
    away = p @ turned.T - np.array([0.50, 0.75, -0.35])
    glow = 0.50 * np.exp(-((away**2).sum(-1)) / 0.85)
    sheen = 0.16 * np.exp(-(((p @ turned.T - np.array([-0.5, -0.5, 1])) ** 2).sum(-1)) / 0.35)
    grazing = 0.22 * (1 - np.clip(normal @ (_VIEW @ turned), 0, 1)) ** 2.2
    low, middle, _high = np.sort(np.abs(p), -1).T
    line = 0.16 * np.exp(-(((middle - 0.735) / 0.014) ** 2)) * (low < 0.75)
    lit = colour * (1 - 0.35 * glow[:, None]) + inner * glow[:, None]
    return lit + grazing[:, None] * (0.5 + 0.5 * inner) + (line + sheen)[:, None]


def _shaded(
    p: Field, turned: Field, material: Material, ink: _Ink, floor: tuple[float, float, float]
) -> Field:
    """The colors of points of the die."""
    light, view = LIGHT @ turned, _VIEW @ turned
    half = (light + view) / np.linalg.norm(light + view)
    normal = _normal(p)
    bent = normal + ink.bent
    bent = bent / np.linalg.norm(bent, axis=-1, keepdims=True)
    up = (normal @ turned.T)[:, 2]
    height = np.clip(((p @ turned.T)[:, 2] + 1) / 2, 0, 1)
    diffuse = np.clip((normal @ light + 0.30) / 1.30, 0, 1)
    hidden = 0.50 + 0.50 * np.clip(1.15 * height, 0, 1)
    lit = np.clip(0.10 * (1 + up) + 0.86 * diffuse * (0.35 + 0.65 * hidden), 0, 1.1)
    lit = (lit * (1 - 0.03 * ((p @ turned.T)[:, :2] @ (0.6, 1.0))))[:, None]
    veins = np.sin(p[:, 1] * 21 + 1.6 * np.sin(p[:, 0] * 5) + p[:, 2] * 8)
    body, shade, dark = (np.array(part) for part in (material.body, material.shade, material.ink))
    colour = 0.62 * shade * (1 - lit) + 1.02 * body * lit + 0.007 * veins[:, None]
    bounce = 0.20 * np.clip(0.35 - up, 0, 1) * (1 - height)
    colour = colour + np.array(floor) * bounce[:, None] + 0.16 * body.mean() * ink.rim[:, None]
    within = np.clip((bent @ light + 0.1) / 1.1, 0, 1)[:, None]
    colour = colour * (1 - ink.share[:, None])
    colour = colour + dark * (0.52 + 0.72 * within) * ink.share[:, None]
    if material.inner is not None:
        colour = _lit_inside(colour, p, turned, normal, material)
    gloss = np.clip(bent @ half, 0, 1)
    gloss = material.shine * (0.8 * gloss**70 + 0.06 * gloss**8)
    edges = 0.10 * np.clip(normal @ light, 0, 1) ** 6 * (np.sort(np.abs(p), -1)[:, 1] > 0.74)
    return colour + gloss[:, None] * np.array([1.0, 0.97, 0.90]) + edges[:, None]
