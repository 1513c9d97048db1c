"""The signs of dice as they are rendered."""

import runpy
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tests.architecture.sources import ROOT

DICE: dict[str, Any] = runpy.run_path(str(ROOT / "packaging" / "dice.py"))
EDGE = 60


def _front(top: int, mask: npt.NDArray[np.float64]) -> npt.NDArray[np.intp]:
    """Rows and columns of a sign on the sides of a die that shows a blank face at the top."""
    signs = {face: mask for face in range(1, 7) if face != top}
    die, blank = (
        DICE["picture"](DICE["lying"](top, 0), DICE["IVORY"], EDGE, signs=each)[..., :3].sum(-1)
        for each in (signs, {})
    )
    return np.array(np.nonzero(np.abs(die - blank) > 0.2))


@pytest.mark.parametrize("top", range(1, 7))
def test_signs_on_the_sides_of_a_lying_die_are_upright_and_small(top: int) -> None:
    mask = np.zeros((20, 20))
    mask[:10] = 1.0
    upper, lower = _front(top, mask), _front(top, 1 - mask)
    middle = DICE["ROOM"] * EDGE / 2
    assert middle < upper[0].mean() < lower[0].mean()
    assert upper[1].mean() == pytest.approx(middle, abs=4)
    wide = DICE["_SIDE_SIGN"][0] * DICE["_SIGN"] * EDGE
    assert np.sum(np.bincount(upper[1]) > 2) == pytest.approx(wide, abs=2)
