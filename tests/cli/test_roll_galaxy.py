"""``parlour-lab roll-galaxy``: training."""

from pathlib import Path

import pytest

from engines.games.roll_galaxy import judging
from engines.runtime import warmup
from tests.cli.conftest import ask


@pytest.fixture(autouse=True, scope="module")
def warm_kernels() -> None:
    warmup.warm_up(["runtime", "games.roll_galaxy", "labs.roll_galaxy"])


def test_teaching_writes_a_player_and_the_same_seed_teaches_the_same(tmp_path: Path) -> None:
    def taught(name: str, seed: str) -> bytes:
        file = tmp_path / name
        _, _, code = ask(
            "roll-galaxy", "teach", "--steps", "2", "--seed", seed, "--output", str(file)
        )
        assert code == 0
        return b"".join(part.tobytes() for part in judging.load(file))

    one = taught("one.npz", "3")
    assert one == taught("again.npz", "3")
    assert one != taught("other.npz", "4")
