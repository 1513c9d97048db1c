"""The learning players: what they see, how they learn, and what is kept of it."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from engines.contract.monitor import Monitor
from engines.games.lange_strasse import GAME, learned
from engines.games.lange_strasse.evaluate import published_points_table
from engines.games.lange_strasse.kernels import features, network
from engines.games.lange_strasse.learned import DEFAULTS, LINEAR, NETWORK, Learned, Settings
from engines.labs.lange_strasse import training
from engines.labs.lange_strasse.kernels import training as kernels
from engines.runtime.errors import OptionError, StorageError
from engines.runtime.streams import stream
from tests.games.lange_strasse.play import IN_GAME, after
from tests.raised import raises

Floats = npt.NDArray[np.float64]
SMALL = {kind: replace(DEFAULTS[kind], games=60) for kind in learned.KINDS}

# -- what they see ----------------------------------------------------------------------------


def seen(text: str, name: str) -> dict[str, float]:
    """The numbers that a decision is described with, without those that are 0."""
    position, x = after(text), np.zeros(features.INPUTS)
    action = GAME.parse_action(position.state, name)
    features.describe(position.state, action, published_points_table(), x)
    return {key: number for key, number in zip(features.NAMES, x.tolist(), strict=True) if number}


def test_the_numbers_of_a_keep() -> None:
    text = "4500 3200 9000 | seat 2 | round 7 | strich 1 3 | sets 500 | kept 1 | rolls 2"
    found = seen(f"{text} | dice 4 4 4 5 6", "keep 4 4 4 5")
    assert found.pop("dp_value") > 0.5
    assert found == pytest.approx(
        {
            "group4": 1 / 8,
            "loose1": 1 / 6,
            "loose5": 1 / 6,
            "turn_accumulated": 0.05,
            "roll_count": 2 / 6,
            "seat1": 1,
            "score_me": 0.32,
            "score_p2": 0.9,
            "score_p3": 0.45,
            "strich_p2": 1,
            "strich_p3": 1,
            "turns_to_bonus": 0.3,
            "constant": 1,
            "prospective_score": 0.425,
            "points_to_win": 0.575,
            "score_best_opp": 0.9,
            "gap_p2": -0.475,
            "gap_p3": -0.025,
            "below_5000_me": 1,
            "points_to_5000": 0.15,
            "below_5000_p3": 1,
            "opps_below_5000": 0.5,
            "round_bonus_alive": 1,
        }
    )


def test_the_numbers_of_a_stop_that_starts_the_last_round() -> None:
    found = seen(
        "9500 3000 9000 | seat 1 | round 11 | sets 500 | dice 3 3 3 4 6 6", "keep 3 3 3 stop"
    )
    assert found == pytest.approx(
        {
            "seat0": 1,
            "score_me": 1.03,
            "score_p2": 0.3,
            "score_p3": 0.9,
            "is_final_round": 1,
            "ends_turn": 1,
            "dp_value": 0.8,
            "constant": 1,
            "prospective_score": 1.03,
            "crosses_10k": 1,
            "score_best_opp": 0.9,
            "is_leading": 1,
            "gap_p2": 0.73,
            "gap_p3": 0.13,
            "below_5000_p2": 1,
            "opps_below_5000": 0.5,
        }
    )


def test_a_complete_set_is_put_aside() -> None:
    found = seen(f"{IN_GAME} | dice 1 2 3 4 5 6", "keep 1 2 3 4 5 6")
    assert found["turn_accumulated"] == 0.125
    assert not {"loose1", "loose5", "roll_count", "ends_turn", "flag_super_strasse"} & set(found)


# -- how games end ----------------------------------------------------------------------------


def test_the_labels_of_a_game() -> None:
    over = after(
        "10500 4500 5700 | seat 3 | round 7 | strich 2 3 | money 100 -50 -50",
        *("3 3 3 4 6 6", "keep 3 3 3 stop"),
    )
    labels, settled = np.zeros((3, network.OUTPUTS)), np.zeros(3, np.int64)
    kernels.label_seats(over.state, labels, settled)
    assert settled.tolist() == [370, -220, -150]
    assert labels[0].astype(int).tolist() == [1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0]
    assert labels[1].astype(int).tolist() == [0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0]
    assert labels[2].astype(int).tolist() == [0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0]
    for seat in range(3):
        assert 100 * labels[seat] @ network.WORTH == pytest.approx(settled[seat])


# -- the network ------------------------------------------------------------------------------


def random_network() -> tuple[Floats, Floats, Floats]:
    random = np.random.default_rng(4)
    label = np.array([0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0.7])
    return random.normal(0, 0.3, network.SIZE), random.normal(0, 1, features.INPUTS), label


def loss(net: Floats, x: Floats, label: Floats) -> float:
    """Cross-entropy of the chances and half the squared error of the money."""
    out = np.zeros(network.OUTPUTS)
    network.run_network(net, x, np.zeros(network.HIDDEN), out)
    places, events = out[: network.PLACES], out[network.PLACES : network.MONEY_OUTPUT]
    known = label[network.PLACES : network.MONEY_OUTPUT]
    total = -np.log(places @ label[: network.PLACES])
    total -= np.log(np.where(known == 1, events, 1 - events)).sum()
    return float(total + (label[-1] - out[-1]) ** 2 / 2)


def test_the_outputs_are_chances() -> None:
    net, x, _ = random_network()
    out = np.zeros(network.OUTPUTS)
    value = network.run_network(net, x, np.zeros(network.HIDDEN), out)
    assert out[: network.PLACES].sum() == pytest.approx(1.0)
    assert ((out[: network.MONEY_OUTPUT] > 0) & (out[: network.MONEY_OUTPUT] < 1)).all()
    rest = net[network.RESIDUAL] * x[features.DP_VALUE] + net[network.RESIDUAL + 1]
    assert value == pytest.approx(out @ network.WORTH + rest)


def test_hidden_units_are_tanh() -> None:
    net, x, _ = random_network()
    hidden = np.zeros(network.HIDDEN)
    network.run_network(net, x, hidden, np.zeros(network.OUTPUTS))
    weights = net[: network.BIAS].reshape(features.INPUTS, network.HIDDEN)
    expected = np.tanh(x @ weights + net[network.BIAS : network.SECOND])
    assert hidden == pytest.approx(expected, abs=2e-4)


def test_a_step_goes_down_the_slope_of_the_loss() -> None:
    net, x, label = random_network()
    taught, step = net.copy(), 1e-3
    space = (np.zeros(network.HIDDEN), np.zeros(network.OUTPUTS))
    network.teach_network(taught, x, label, 0.0, step, *space)
    for i in range(0, network.RESIDUAL, 97):
        up, down = net.copy(), net.copy()
        up[i] += 1e-5
        down[i] -= 1e-5
        slope = (loss(up, x, label) - loss(down, x, label)) / 2e-5
        assert (taught[i] - net[i]) / step == pytest.approx(-slope, abs=2e-3, rel=2e-3)


def test_the_residual_follows_the_money() -> None:
    net, x, label = random_network()
    space = (np.zeros(network.HIDDEN), np.zeros(network.OUTPUTS))
    value = network.run_network(net, x, *space)
    taught = net.copy()
    missed = network.teach_network(taught, x, label, value + 2.0, 0.01, *space)
    assert missed == pytest.approx(2.0)
    change = taught[network.RESIDUAL :] - net[network.RESIDUAL :]
    assert change == pytest.approx([0.02 * x[features.DP_VALUE], 0.02])


# -- training ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", learned.KINDS)
def test_a_training_goes_on_where_it_was_stopped(kind: str) -> None:
    whole = training.train(training.begin(SMALL[kind]))
    part = training.train(training.begin(SMALL[kind]), until=17)
    assert (part.played, part.complete) == (17, False)
    resumed = training.train(part)
    assert resumed.complete
    assert np.array_equal(resumed.weights, whole.weights)
    assert not np.array_equal(part.weights, whole.weights)


@pytest.mark.parametrize("kind", learned.KINDS)
def test_another_seed_learns_something_else(kind: str) -> None:
    weights = [
        training.train(training.begin(replace(SMALL[kind], seed=seed)), until=5).weights
        for seed in (1, 1, 2)
    ]
    assert np.array_equal(weights[0], weights[1])
    assert not np.array_equal(weights[0], weights[2])


def test_a_cancelled_training_returns_what_it_has() -> None:
    monitor = Monitor()
    told: list[int] = []

    def tell(played: int, _rounds: float) -> None:
        told.append(played)
        if len(told) == 2:
            monitor.cancel()

    settings = replace(DEFAULTS[NETWORK], games=1000)
    made = training.train(training.begin(settings), monitor=monitor, on_games=tell)
    assert made.played == told[-1] < 1000


def test_the_linear_player_learns_whose_points_are_good() -> None:
    made = training.train(training.begin(DEFAULTS[LINEAR]), until=2000)
    weight = dict(zip(features.NAMES, made.weights.tolist(), strict=False))
    assert weight["score_me"] > 1 > -1 > max(weight["score_p2"], weight["score_p3"])
    assert weight["turn_accumulated"] > 1


def test_the_network_learns_who_is_ahead() -> None:
    made = training.train(training.begin(DEFAULTS[NETWORK]), until=600)
    wins = []
    for scores in ("9000 3000 3000", "3000 9000 9000"):
        state = after(f"{scores} | seat 1 | round 9 | dice 3 3 3 2 4 6").state
        x, out = np.zeros(features.INPUTS), np.zeros(network.OUTPUTS)
        action = GAME.parse_action(state, "keep 3 3 3 stop")
        features.describe(state, action, published_points_table(), x)
        network.run_network(made.weights, x, np.zeros(network.HIDDEN), out)
        wins.append(out[0])
    assert wins[0] > 0.6 > 0.2 > wins[1]


def test_the_learning_rate_falls_in_a_straight_line() -> None:
    rates = np.array([0.1, 0.02])
    assert [kernels.rate(game, 4, rates) for game in range(4)] == pytest.approx(
        [0.1, 0.08, 0.06, 0.04]
    )


def test_the_first_weights() -> None:
    assert not training.begin(DEFAULTS[LINEAR]).weights.any()
    net = training.begin(DEFAULTS[NETWORK]).weights
    first = net[: network.BIAS]
    assert first.std() == pytest.approx(38**-0.5, rel=0.05)
    assert first.mean() == pytest.approx(0.0, abs=0.01)
    assert not net[network.BIAS : network.RESIDUAL].any()
    assert net[network.RESIDUAL :].tolist() == [1.0, 0.0]


def test_streams_of_training_stay_as_they_are() -> None:
    rng = stream(1)
    before = rng.copy()
    weights, published = np.zeros(features.LINEAR), published_points_table()
    kernels.train_linear(weights, 0, 3, 3, np.array([0.01, 0.01]), 0.1, rng, published)
    assert np.array_equal(rng, before)
    assert weights.any()


# -- what is kept -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", learned.KINDS)
def test_the_shipped_players_are_complete_trainings_with_the_defaults(kind: str) -> None:
    shipped = learned.shipped(kind)
    assert shipped.complete
    assert shipped.settings == DEFAULTS[kind]


def test_the_shipped_linear_player_is_what_training_makes() -> None:
    made = training.train(training.begin(DEFAULTS[LINEAR]))
    assert made.weights == pytest.approx(learned.shipped(LINEAR).weights, abs=1e-9)


@pytest.mark.parametrize("kind", learned.KINDS)
def test_weights_are_kept_as_they_are(kind: str, tmp_path: Path) -> None:
    part = training.train(training.begin(SMALL[kind]), until=3)
    learned.save(part, tmp_path / "w.npz")
    again = learned.load(tmp_path / "w.npz")
    assert (again.settings, again.played) == (part.settings, 3)
    assert np.array_equal(again.weights, part.weights)
    assert [file.name for file in tmp_path.iterdir()] == ["w.npz"]


def test_damaged_weights_say_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "w.npz"
    with raises(StorageError, "errors-weights-cannot-read-train"):
        learned.load(file)
    file.write_bytes(learned.shipped_file(NETWORK).read_bytes()[:900])
    with raises(StorageError, "errors-weights-cannot-read-train"):
        learned.load(file)
    learned.save(Learned(SMALL[LINEAR], 0, np.zeros(3)), file)
    with raises(StorageError, "errors-weights-do-not-fit"):
        learned.load(file)


def test_weights_that_cannot_be_written_leave_nothing(tmp_path: Path) -> None:
    with raises(StorageError, "errors-file-cannot-write"):
        learned.save(learned.shipped(LINEAR), tmp_path / "no" / "w.npz")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kind": "dp"}, "errors-does-not-learn-train"),
        ({"games": 0}, "errors-training-games"),
        ({"rate": 1.5}, "errors-learning-rate-falls-most"),
        ({"last_rate": 0.5}, "errors-learning-rate-falls-most"),
        ({"epsilon": -0.1}, "errors-epsilon-not-share"),
    ],
)
def test_settings_that_make_no_sense(change: dict[str, object], message: str) -> None:
    usual = {"kind": LINEAR, "games": 5, "seed": 1, "rate": 0.1, "last_rate": 0.1, "epsilon": 0.1}
    with raises(OptionError, message):
        Settings(**(usual | change))  # type: ignore[arg-type]  # one of each type
