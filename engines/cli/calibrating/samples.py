"""From games to arrays: what was estimated, or shown, and the result."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from engines.cli.calibrating.line_ups import Setting
from engines.cli.calibrating.playing import Asked, Played
from engines.cli.calibrating.statistics import COLUMNS, Sample
from engines.contract import ratings
from engines.contract.analysis import Estimate, Unit
from engines.contract.record import PERSON
from engines.contract.registry import game as find
from engines.match.advice import calibrated
from engines.match.advice.calibration import Calibration, Map
from engines.match.advice.table_adviser import AVERAGE, Seated
from engines.match.analysis.player_strength import career
from engines.match.archive.library import FairGame


def sample(setting: Setting, games: Sequence[Played], parameters: Calibration | None) -> Sample:
    """The judged decisions of some games.

    Args:
        setting: of the games.
        games: at least one with a judged decision.
        parameters: the figures are those that the window shows with these; None: the adviser's own
            claims, before calibration.
    """
    by_win = find(setting.game).info.unit is Unit.WIN
    adviser, rows = find(setting.game).bot(setting.adviser).info, []
    fitted = None if parameters is None else parameters.map_of(adviser.id)
    for index, (played, rating) in enumerate(zip(games, people(setting, games), strict=True)):
        seated = Seated.at(setting.game, adviser, played.players, rating)
        for asked in played.asked:  # in the order of ``COLUMNS``
            shown = _shown(seated, played, asked, fitted, by_win=by_win)
            own = shown[asked.seat]
            rows.append(
                (
                    index,
                    asked.seat,
                    len(played.players),
                    asked.round,
                    asked.ply / max(1, played.plies),
                    own.mean,
                    played.result[asked.seat],
                    own.error,
                    np.nan if asked.again is None else asked.again,
                    asked.again_error,
                    asked.exact and _told(played),
                )
            )
    columns = list(zip(*rows, strict=True)) or [()] * len(COLUMNS)
    kinds = [np.int64] * 4 + [np.float64] * 6 + [np.bool_]
    found: Any = dict(zip(COLUMNS, map(np.array, columns, kinds), strict=True))
    return Sample(**found, repeats=setting.repeats)


def _shown(
    seated: Seated, played: Played, asked: Asked, fitted: Map | None, *, by_win: bool
) -> tuple[Estimate, ...]:
    claims = tuple(map(Estimate, asked.claims, asked.errors))
    if fitted is None:
        return claims
    table = seated.table(
        fitted, asked.round, asked.seat, asked.left, exact=asked.exact, told=_told(played)
    )
    if not by_win:
        return calibrated.money(claims, table)
    return calibrated.chances(claims, replace(table, certain=asked.certain), asked.seat)


def people(setting: Setting, games: Sequence[Played]) -> list[Estimate | None]:
    """For each game, the rating of its person that the games before it show, as in the window.

    None after too few games, where only bots play, and if the person's strength is the adviser's.
    """
    info, elos = find(setting.game).info, ratings.Table.read(setting.game).elos
    adviser = find(setting.game).bot(setting.adviser).info
    needless = setting.seated == adviser.budget or info.unit is not Unit.WIN
    if needless or PERSON not in games[0].players:
        return [None] * len(games)
    fair = []
    for game in games:
        seat = game.players.index(PERSON)
        share = game.result[seat]
        fair.append(FairGame(game.number, seat, game.players, usual=True, share=share, play=None))
    now = career(fair, lambda bot: elos.get(bot, AVERAGE)).curve
    known = [Estimate(each.elo, each.error) if each.sure else None for each in now]
    return [None, *known[:-1]]


def _told(played: Played) -> bool:
    """Whether the adviser knew how everybody plays, or all played like it."""
    return played.told or len(set(played.players)) == 1
