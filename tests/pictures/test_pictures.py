"""Every page and every board looks as it did, in all looks.

To accept an intended change: ``python -m tests.pictures --update``.
"""

from functools import cache

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from tests.pictures.looks import LOOKS, RATIOS, Look
from tests.pictures.mosaic import LIMIT, difference, mosaic, pixels, to_image
from tests.pictures.run import FAILURES, WANTED, draw
from tests.pictures.subjects import SUBJECTS

NAMES = [subject.name for subject in SUBJECTS]


@cache
def problems(look: Look) -> dict[str, str]:
    """What is wrong with the pictures of a look, drawn when the first is asked for."""
    return draw(looks=(look,))


def in_groups(looks: tuple[Look, ...]) -> list[object]:
    """A look is drawn by one process, so its tests stay together."""
    return [
        pytest.param(
            look,
            id=look.name,
            marks=[
                pytest.mark.xdist_group(f"pictures {look.name}"),
                *([] if look.in_every_run else [pytest.mark.slow]),
            ],
        )
        for look in looks
    ]


@pytest.mark.parametrize("look", in_groups(LOOKS))
@pytest.mark.parametrize("subject", NAMES)
def test_it_looks_as_before(subject: str, look: Look) -> None:
    name = f"{look.name}/{subject}"
    problem = problems(look)[name]
    assert not problem, (
        f"{problem}. Look at {FAILURES / name}-got.png. "
        "If it is as it should be, run python -m tests.pictures --update"
    )


def test_nothing_is_kept_that_is_drawn_no_more() -> None:
    kept = {file.relative_to(WANTED).as_posix() for file in WANTED.rglob("*.webp")}
    assert kept == {f"{look.name}/{name}.webp" for look in LOOKS for name in NAMES}


def test_every_ratio_has_its_looks() -> None:
    assert {look.ratio for look in LOOKS} == set(RATIOS)
    assert len({look.name for look in LOOKS}) == 4 * len(RATIOS)


@pytest.mark.parametrize("part", ["scheme", "size", "ratio"])
def test_every_run_draws_every_part_of_a_look(part: str) -> None:
    drawn = {getattr(look, part) for look in LOOKS if look.in_every_run}
    assert drawn == {getattr(look, part) for look in LOOKS}


def _page(text: str = "Anna banks 1400", x: float = 40, line: int = 2, blue: int = 200) -> QImage:
    image = QImage(320, 160, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawText(round(x), 60, text)
    painter.fillRect(40, 80, 100, line, QColor("black"))
    painter.fillRect(200, 40, 64, 64, QColor(40, 80, blue))
    painter.end()
    return image


def _apart(image: QImage) -> int:
    return int(difference(mosaic(image), mosaic(_page())).max())


def test_the_same_picture_does_not_differ(qapp: object) -> None:
    assert _apart(_page()) == 0


@pytest.mark.parametrize(
    "changed",
    [
        {"text": "Anna banks 1500"},
        {"x": 41},
        {"line": 3},
        {"blue": 208},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_small_changes_are_noticed(qapp: object, changed: dict[str, object]) -> None:
    assert _apart(_page(**changed)) > LIMIT  # type: ignore[arg-type]  # arguments of _page


def test_noise_is_not_noticed(qapp: object) -> None:
    wanted = pixels(_page())
    noise = np.random.default_rng(1).integers(-3, 4, (*wanted.shape[:2], 1))
    noisy = to_image(np.clip(wanted + noise, 0, 255).astype(np.uint8))
    assert noisy != _page()
    assert _apart(noisy) <= LIMIT
