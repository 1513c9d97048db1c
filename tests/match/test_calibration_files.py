"""The files in ``assets/calibration``: complete, valid, and read with care."""

from pathlib import Path

import pytest

from engines.match.advice import calibration
from engines.match.advice.calibration import UNMEASURED_SPREAD, Calibration, Knot, Map

HEAD = '{"format": "parlour-calibration", "version": 1, "game": "toy"}'


def test_what_is_written_is_read(tmp_path: Path) -> None:
    knots = (Knot(1.0, 0.5, 2.0, 0.1, 1.2), Knot(5.5, 0.9, 1.5, 0.05))
    parameters = Map("greedy", knots, 1700.5, 0.25, 3, 100, 800, "2026-11-23", "0.1.0", "100p")
    table = {"adviser": "greedy", "table": "self", "offset": 0.01}
    written = Calibration("toy").with_map(parameters).with_tables([table])
    calibration.write(written, tmp_path / "toy.json")
    assert calibration.read("toy", tmp_path / "toy.json") == written


def test_a_new_map_and_new_tables_replace_the_old() -> None:
    old = Calibration("toy").with_map(Map("greedy", (Knot(1.0),), games=1))
    new = old.with_map(Map("greedy", (Knot(1.0),), games=2)).with_map(Map("a", (Knot(1.0),)))
    assert [(each.adviser, each.games) for each in new.maps] == [("a", 0), ("greedy", 2)]
    tables = [{"adviser": "greedy", "table": name, "games": 1} for name in ("self", "club")]
    later = new.with_tables(tables).with_tables([{**tables[0], "games": 9}])
    assert {table["table"]: table["games"] for table in later.tables} == {"self": 9, "club": 1}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        HEAD.replace("1", "9"),
        HEAD[:-1] + ', "maps": [{}], "tables": []}',
        HEAD[:-1] + ', "maps": [], "tables": [{}]}',
        HEAD[:-1].replace("toy", "war") + ', "maps": [], "tables": []}',
        "\x00\x01",
    ],
)
def test_a_damaged_file_leaves_wide_ranges_and_a_reason(text: str, tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    file.write_text(text)
    found = calibration.read("toy", file)
    assert str(file) in found.problem
    knot = found.map_of("greedy").at(3)
    assert (knot.sharpness, knot.spread) == (1.0, UNMEASURED_SPREAD)
    assert not found.map_of("greedy").measured


def test_a_missing_file_says_how_to_make_one(tmp_path: Path) -> None:
    assert "parlour-lab calibrate toy --fit" in calibration.read("toy", tmp_path / "no").problem
