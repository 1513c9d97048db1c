"""Every page and every board looks as it did, in all looks.

To accept an intended change: ``python -m tests.pictures --update``.
"""

from collections import Counter
from functools import cache

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from tests.pictures.looks import IN_EVERY_RUN, LOOKS, RATIOS, Look
from tests.pictures.mosaic import LIMIT, difference, mosaic, pixels, to_image
from tests.pictures.run import FAILURES, WANTED, draw
from tests.pictures.subjects import PRESUPPOSED, SUBJECTS, TURNS

NAMES = [subject.name for subject in SUBJECTS]


def in_every_run(name: str, look: Look) -> bool:
    """Whether ``packaging/test`` draws this without ``--all``."""
    return look is IN_EVERY_RUN[TURNS[name] % len(IN_EVERY_RUN)]


@cache
def problems(look: Look, *, quick: bool) -> dict[str, str]:
    """What is wrong with the pictures of a look, drawn when the first is asked for.

    ``quick``: only those that are drawn in every run, and what must come before them.
    """
    if not quick:
        return draw(looks=(look,))
    names = [name for name in NAMES if name in PRESUPPOSED or in_every_run(name, look)]
    return draw("--subjects", *names, looks=(look,))


def pictures() -> list[object]:
    """Every subject in every look. A look is drawn by one process, so its tests stay together."""
    return [
        pytest.param(
            name,
            look,
            id=f"{name}-{look.name}",
            marks=[
                pytest.mark.xdist_group(f"pictures {look.name}"),
                *([] if in_every_run(name, look) else [pytest.mark.slow]),
            ],
        )
        for look in LOOKS
        for name in NAMES
    ]


@pytest.mark.parametrize(("subject", "look"), pictures())
def test_it_looks_as_before(subject: str, look: Look) -> None:
    name = f"{look.name}/{subject}"
    problem = problems(look, quick=in_every_run(subject, look))[name]
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
def test_every_run_draws_about_as_much_in_every_part_of_a_look(part: str) -> None:
    drawn = Counter(
        getattr(look, part) for look in LOOKS for name in NAMES if in_every_run(name, look)
    )
    assert drawn.keys() == {getattr(look, part) for look in LOOKS}
    assert drawn.total() == len(NAMES)
    assert min(drawn.values()) > 0.45 * len(NAMES)


@pytest.mark.parametrize("kind", ["board", "new", "position", "rules", "settings"])
def test_every_run_draws_every_kind_of_subject_in_every_look(kind: str) -> None:
    names = [name for name in NAMES if name.startswith(f"{kind}-")]
    for look in IN_EVERY_RUN:
        assert sum(in_every_run(name, look) for name in names) >= len(names) // 2


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
