"""``parlour-lab lange-strasse train``: the learning players, from nothing or from where one was."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile, Seed
from engines.cli.group import stopped
from engines.contract.monitor import Monitor
from engines.runtime.errors import OptionError
from engines.runtime.executor import crew

if TYPE_CHECKING:
    from engines.games.lange_strasse.learned import Learned, Settings

TRAIN: Final = typer.Typer(help="Train the published learning players by self-play.")
_PARTS: Final = 20
"""What has been learned is saved so often, so that no failure loses more."""

Games = Annotated[int | None, typer.Option(help="How many; by default as for the shipped player.")]
Rate = Annotated[float | None, typer.Option(help="Learning rate of the first game.")]
LastRate = Annotated[float | None, typer.Option(help="Learning rate of the last game.")]
Epsilon = Annotated[float | None, typer.Option(help="Share of decisions that are random.")]
Output = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Where to; by default the shipped file.")
]
Cluster = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler whose workers train.")
]
Resume = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Go on with a training that was stopped.")
]


@TRAIN.command()
def td(
    games: Games = None,
    seed: Seed = 1,
    rate: Rate = None,
    last_rate: LastRate = None,
    epsilon: Epsilon = None,
    output: Output = None,
    resume: Resume = None,
    cluster: Cluster = None,
    json: JsonFile = None,
) -> None:
    """The linear player: temporal differences on 24 features (a second)."""
    _train(
        "td", _chosen("td", games, seed, rate, last_rate, epsilon), output, resume, json, cluster
    )


@TRAIN.command()
def nn(
    games: Games = None,
    seed: Seed = 1,
    rate: Rate = None,
    last_rate: LastRate = None,
    epsilon: Epsilon = None,
    output: Output = None,
    resume: Resume = None,
    cluster: Cluster = None,
    json: JsonFile = None,
) -> None:
    """The network: 38 inputs, 64 hidden units, 13 outcomes (two minutes)."""
    _train(
        "nn", _chosen("nn", games, seed, rate, last_rate, epsilon), output, resume, json, cluster
    )


def _chosen(
    kind: str,
    games: int | None,
    seed: int,
    rate: float | None,
    last_rate: float | None,
    epsilon: float | None,
) -> "Settings":
    """The settings of the shipped player with what was asked for; one rate alone stays as it is."""
    from engines.games.lange_strasse.learned import DEFAULTS, Settings

    usual = DEFAULTS[kind]
    last = rate if rate is not None and last_rate is None else last_rate
    return Settings(
        kind,
        games=usual.games if games is None else games,
        seed=seed,
        rate=usual.rate if rate is None else rate,
        last_rate=usual.last_rate if last is None else last,
        epsilon=usual.epsilon if epsilon is None else epsilon,
    )


def _train(
    kind: str,
    settings: "Settings",
    output: Path | None,
    resume: Path | None,
    json: Path | None,
    cluster: str | None,
) -> None:
    from engines.games.lange_strasse import learned

    terminal.check_writable(json)
    before = None if resume is None else _resumed(kind, resume)
    file = output or resume or learned.shipped_file(kind)
    terminal.prepare_lab("lange_strasse")
    from engines.labs.lange_strasse import training

    monitor = Monitor()
    monitor.start()
    with terminal.interruptible(monitor):
        made, rounds = _in_parts(before or training.begin(settings), file, monitor, cluster)
    data = {
        "file": str(file),
        "games": made.settings.games,
        "played": made.played,
        "rounds": rounds,
        "seconds": monitor.elapsed_s,
    }
    said = f"{made.played:,} of {made.settings.games:,} games, {rounds:.2f} rounds in the last."
    terminal.finish([f"{said} Written to {file} after {monitor.elapsed_s:.1f} s."], data, json)
    if not made.complete:
        stopped(f"'--resume {file}' continues it.")


def _resumed(kind: str, file: Path) -> "Learned":
    from engines.games.lange_strasse import learned

    before = learned.load(file)
    if before.settings.kind != kind:
        raise OptionError(f"{file} is a training of {before.settings.kind}, not of {kind}.")
    if before.complete:
        raise OptionError(
            f"The training in {file} is complete ({before.played:,} games). Begin another one "
            "without '--resume'."
        )
    return before


def _in_parts(
    start: "Learned", file: Path, monitor: Monitor, cluster: str | None
) -> "tuple[Learned, float]":
    """Train and save every now and then; the mean rounds of the last games."""
    from engines.games.lange_strasse import learned
    from engines.labs.lange_strasse import training

    made, rounds, games = start, 0.0, start.settings.games
    with (
        closing(crew(1, cluster, units=training.UNITS)) as hands,
        terminal.progress(f"training {start.settings.kind}", games) as show,
    ):

        def tell(played: int, mean: float) -> None:
            nonlocal rounds
            rounds = mean
            show(played, f"{mean:.2f} rounds a game")

        for made in training.in_parts(start, _PARTS, monitor, tell, hands):
            learned.save(made, file)
    return made, rounds
