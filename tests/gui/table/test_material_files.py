"""The pictures of surfaces and dice: what the project's own scripts make."""

import importlib
from pathlib import Path
from types import ModuleType

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtGui import QImage

from engines.games.roll_galaxy.data import DEVELOPMENT, NUMBERS, TABLE
from engines.games.roll_galaxy.names import face_name
from engines.runtime.paths import asset
from gui.style import DICE_STYLES, DiceColour
from gui.table.dice.sprites import AIR, YAWS

PACKAGING = Path(__file__).parents[3] / "packaging"
MOST_BYTES = 8_000_000
Pixels = npt.NDArray[np.float64]


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    monkeypatch.syspath_prepend(PACKAGING)
    names = ("surfaces", "skies", "dice", "planets", "materials")
    return {name: importlib.import_module(name) for name in names}


def shipped(name: str) -> Pixels:
    image = QImage(str(asset("materials", f"{name}.webp")))
    assert not image.isNull(), name
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return rows[:, : image.width()].astype(float)


def differs(got: Pixels, wanted: Pixels) -> float:
    """How much colors differ on average where they are seen."""
    assert got.shape == wanted.shape
    seen = np.maximum(got[..., 3:], wanted[..., 3:]) / 255
    return float((np.abs(got - wanted) * np.where(np.arange(4) < 3, seen, 1)).mean())


def opaque(colours: Pixels) -> Pixels:
    return np.dstack([np.clip(colours, 0, 255), np.full(colours.shape[:2], 255.0)])


@pytest.mark.parametrize("name", ["felt", "maple", "brass", "slate"])
def test_the_scripts_make_these_textures(scripts: dict[str, ModuleType], name: str) -> None:
    made = opaque(scripts["surfaces"].TEXTURES[name]())
    assert differs(shipped(name), made) < 1.5


def test_the_scripts_make_these_stars(scripts: dict[str, ModuleType]) -> None:
    assert differs(shipped("stars"), opaque(scripts["skies"].stars())) < 1.5


@pytest.mark.parametrize("place", [1, 4])
def test_the_scripts_make_these_dice(scripts: dict[str, ModuleType], place: int) -> None:
    dice = scripts["dice"]
    edge = scripts["materials"].SIGN_EDGE
    made = 255 * dice.picture(dice.lying(1, YAWS[place]), dice.OXBLOOD, edge, signs={})
    row = shipped("die-cube")
    side = row.shape[0]
    assert differs(row[:, place * side : (place + 1) * side], made) < 1.5


@pytest.mark.parametrize(("kind", "face"), [("white", 2), ("black", 6)])
def test_the_scripts_make_these_piece_dice(
    qtbot: object, scripts: dict[str, ModuleType], kind: str, face: int
) -> None:
    dice, materials = scripts["dice"], scripts["materials"]
    material = {"white": dice.IVORY, "black": dice.EBONY}[kind]
    turned = dice.lying(face, YAWS[2])
    made = 255 * dice.picture(turned, material, materials.SIGN_EDGE, signs=materials.signs())
    row = shipped(f"die-{kind}-{face}")
    side = row.shape[0]
    assert differs(row[:, 2 * side : 3 * side], made) < 1.5


def test_a_die_that_lies_shows_its_pips(scripts: dict[str, ModuleType]) -> None:
    """The dark spots of the upper face, counted in the picture that is made."""
    dice = scripts["dice"]
    inks = []
    for face in range(1, 7):
        top = dice.picture(dice.lying(face, 0), dice.IVORY, 60, rests=False)
        middle = top[38:82, 47:97, :3].mean(-1)
        inks.append((middle < 0.4).sum())
    ace, rest = inks[0] / (0.235 / 0.19) ** 2, inks[1:]
    assert ace == pytest.approx(rest[-1] / 6, rel=0.35)
    assert np.allclose(np.array(rest) / np.arange(2, 7), rest[-1] / 6, rtol=0.35)


@pytest.mark.parametrize(("colour", "place"), [("rare", 6), ("genes", 4)])
def test_the_scripts_make_these_dice_of_resin(
    qapp: object, scripts: dict[str, ModuleType], colour: str, place: int
) -> None:
    dice, materials = scripts["dice"], scripts["materials"]
    faces, blank = materials.resin_signs(DICE_STYLES[DiceColour(colour)].letter)
    face = place % 6 + 1
    signs = {face: (blank if place == len(faces) else faces)[face]}
    made = 255 * dice.picture(
        dice.lying(face, 0), dice.RESIN[colour], materials.SIGN_EDGE, signs=signs
    )
    row = shipped(f"die-{colour}")
    side = row.shape[0]
    assert row.shape[1] == side * (len(faces) + 1)
    assert shipped(f"die-{colour}-air").shape[1] == side // 2 * AIR
    assert differs(row[:, place * side : (place + 1) * side], made) < 1.5


@pytest.mark.parametrize(
    ("face", "day"),
    [
        ("T07B", False),
        pytest.param("T44B", True, marks=pytest.mark.slow),
        ("F1R", True),
    ],
)
def test_the_scripts_make_these_worlds(
    scripts: dict[str, ModuleType], face: str, day: bool
) -> None:
    number = NUMBERS[face]
    made = scripts["planets"].picture(face_name(number), TABLE[number].colour, day=day)
    assert differs(shipped(f"world-{face}" + ("-day" if day else "")), made) < 2.5


def test_strips_have_a_picture_for_each_yaw(scripts: dict[str, ModuleType]) -> None:
    assert scripts["dice"].YAWS == YAWS
    assert scripts["dice"].TUMBLES == AIR
    for kind in ("ivory", "white", "black"):
        for face in range(1, 7):
            high, wide, _ = shipped(f"die-{kind}-{face}").shape
            assert wide == high * len(YAWS)
        high, wide, _ = shipped(f"die-{kind}-air").shape
        assert wide == high * AIR


def test_what_ships_is_what_is_made_and_not_too_much(scripts: dict[str, ModuleType]) -> None:
    files = sorted(asset("materials", "felt.webp").parent.glob("*"))
    dice = {f"die-{kind}-{face}" for kind in ("ivory", "white", "black") for face in range(1, 7)}
    dice |= {f"die-{kind}{ending}" for kind in scripts["dice"].RESIN for ending in ("", "-air")}
    dice |= {"die-ivory-air", "die-white-air", "die-black-air", "die-cube"}
    worlds = {face.reference for face in TABLE if face.colour != DEVELOPMENT}
    worlds |= {f"{reference}-day" for reference in worlds}
    wanted = {*scripts["surfaces"].TEXTURES, *scripts["skies"].PICTURES, *dice}
    wanted |= {f"world-{reference}" for reference in worlds}
    assert {file.stem for file in files} == wanted
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
