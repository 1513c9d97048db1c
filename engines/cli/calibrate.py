"""``parlour-lab calibrate``: whether the figures of an adviser can be believed."""

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from engines.arena.blocks import in_threads
from engines.cli import terminal
from engines.cli.arguments import GameName, Into, JsonFile, Seed, Workers, numbers_from
from engines.cli.calibrating import fitting, line_ups, playing, report, verdicts
from engines.cli.calibrating.kept_games import KeptGames
from engines.cli.calibrating.line_ups import Setting
from engines.cli.calibrating.samples import sample
from engines.cli.group import INTERRUPTED
from engines.contract import registry
from engines.contract.budget import Budget
from engines.match.advice import calibration
from engines.runtime.errors import OptionError, quoted

_FIT: Final = 500_000_000
"""Added to the seed of games that parameters are fitted to; no other games share their seeds."""
_USELESS: Final = {
    "--verdicts": ("--raw", "--keep", "--repeats", "--fit-games"),
    "--fit": ("--raw",),
}
"""What other options would change nothing, or spoil what is written."""


def calibrate(
    game: GameName,
    tables: Annotated[
        list[str] | None,
        typer.Option(
            "--table",
            metavar="self|mixed|club|BOT,...",
            help="Who plays: self (the adviser in every seat), mixed (one player like the "
            "adviser, among bots of medium strength), club (such bots only), or bots by name "
            "(default: the first three, one after another).",
        ),
    ] = None,
    games: Annotated[
        str,
        typer.Option(
            metavar="N[,N...]", help="Number of games at each table, or one number per table."
        ),
    ] = "200",
    fit_games: Annotated[
        int | None,
        typer.Option(
            min=1, help="Number of games to fit to at each table (default: the same as --games)."
        ),
    ] = None,
    json_file: JsonFile = None,
    fit: Annotated[
        bool,
        typer.Option(
            "--fit",
            help="First fit the parameters to separate games and write the shipped file; with "
            "--verdicts, also record how reliable they are.",
        ),
    ] = False,
    raw: Annotated[
        bool,
        typer.Option("--raw", help="Evaluate the adviser's own estimates, before calibration."),
    ] = False,
    judge: Annotated[
        bool,
        typer.Option(
            "--verdicts",
            help="Instead, measure verdicts: false alarms at the 'self' table, and costly "
            "decisions found at the 'club' table.",
        ),
    ] = False,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="N[,N...]", help="Numbers of seats (default: those of the best adviser)."
        ),
    ] = None,
    budget: Annotated[
        str | None,
        typer.Option(
            help="Search budget per question, such as 400p or 20000n (default: the adviser's "
            "own, or 1000p+20000n if that is a time)."
        ),
    ] = None,
    seated: Annotated[
        str | None,
        typer.Option(
            "--seated-budget",
            help="Search budget per decision for seats that play like the adviser (default: "
            "100p+2000n).",
        ),
    ] = None,
    share: Annotated[
        float,
        typer.Option(
            min=0.001, max=1.0, help="Share of decisions that the adviser is asked about."
        ),
    ] = 0.1,
    repeats: Annotated[
        int,
        typer.Option(
            min=0,
            help="How many times to continue play from a position in every fourth game (0: never).",
        ),
    ] = 0,
    keep: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Save finished games here, and continue from those of an earlier run.",
        ),
    ] = None,
    into: Into = None,
    seed: Seed = 1,
    workers: Workers = None,
) -> None:
    """Play games, ask the adviser now and then, and compare its estimates with the results.

    Prints reliability in ten bins, Brier score, log loss, calibration error, and slope with 95%
    intervals over games, broken down by phase and number of seats, and compares stated and true
    errors.
    """
    given = {"--fit": fit, "--fit-games": fit_games, "--verdicts": judge}
    _refuse_useless(given | {"--raw": raw, "--keep": keep, "--repeats": repeats})
    found = registry.game(game)
    terminal.check_writable(json_file)
    file = calibration.Calibration.shipped(found.id) if into is None else into / f"{found.id}.json"
    numbers = numbers_from(int, seats, "--seats", "2,3") if seats else line_ups.usual_seats(found)
    setting = partial(
        line_ups.setting,
        found,
        seats=numbers,
        share=share,
        repeats=repeats,
        asked=None if budget is None else Budget.parse(budget),
        seated=None if seated is None else Budget.parse(seated),
    )
    usual = (line_ups.SELF, line_ups.CLUB) if judge else line_ups.TABLES
    names = tables or list(usual)
    counts = numbers_from(int, games, "--games", "200,600")
    if len(counts) not in (1, len(names)) or min(counts) < 1:
        raise OptionError("errors-games-per-table", games=quoted(games))
    counts = counts * (len(names) // len(counts))
    settings = [setting(name, seed=seed) for name in names]
    terminal.prepare_game(game)
    parameters = calibration.read(found.id, file)
    results = []
    if judge:
        for each, count in zip(settings, counts, strict=True):
            judged_ = _judged(each, count, workers)
            results.append(report.about(each) | report.figures_of(judged_))
        verdicts.show(results)
        if fit:
            calibration.write(parameters.with_verdicts(results), file)
        _write_json(results, json_file)
        return
    if fit:
        played = [
            (each, _play(each, fit_games or count, keep, workers))
            for each, count in zip(
                (setting(name, seed=seed + _FIT) for name in names), counts, strict=True
            )
        ]
        fitted = parameters.with_map(fitting.fit(played))
        parameters = calibration.Calibration.from_json(fitted.to_json())  # rounded, as it ships
    elif parameters.problem and not raw:
        terminal.note(parameters.problem)
    for each, count in zip(settings, counts, strict=True):
        games_ = _play(each, count, keep, workers)
        judged = sample(each, games_, None if raw else parameters)
        if not len(judged):
            raise OptionError("errors-adviser-never-asked")
        results.append(report.summary(each, judged, games_, calibrated=not raw))
        report.show(results[-1])
    if fit:
        calibration.write(parameters.with_tables(results), file)
    _write_json(results, json_file)


def _refuse_useless(given: dict[str, Any]) -> None:
    """Refuse options that would change nothing, because of others."""
    for option, others in _USELESS.items():
        for other in others:
            if given[option] and given[other]:
                raise OptionError("errors-options-exclude-each-other", option=other, other=option)
    if given["--fit-games"] and not given["--fit"]:
        raise OptionError("errors-option-needs-other", option="--fit-games", other="--fit")


def _judged(setting: Setting, total: int, workers: int | None) -> verdicts.Figures:
    judged = []
    with (
        terminal.progress(setting.table, total) as show,
        closing(in_threads(partial(verdicts.judge_game, setting), range(total), workers)) as found,
    ):
        for game in found:
            judged.append(game)
            show(len(judged), "")
    return verdicts.figures(judged)


def _write_json(results: list[dict[str, Any]], file: Path | None) -> None:
    if file is not None:
        terminal.write_json(results if len(results) > 1 else results[0], file)


def _play(
    setting: Setting, total: int, keep: Path | None, workers: int | None
) -> list[playing.Played]:
    """All games of a table; those that are kept are not played again."""
    kept = KeptGames(keep, setting)
    games = kept.games[:total]
    todo = range(len(games), total)
    with terminal.progress(setting.table, total) as show:
        show(len(games), "")
        try:
            play = partial(playing.play_game, setting)
            with closing(in_threads(play, todo, workers)) as results:
                for each in results:
                    games.append(each)
                    kept.add(each)
                    show(len(games), f"{len(each.asked)} asked")
        except KeyboardInterrupt:
            terminal.note(
                f"Stopped after {len(games)} games."
                + ("" if keep is None else f" They are saved in {keep}.")
            )
            raise typer.Exit(INTERRUPTED) from None
    return games
