"""The shipped calibration of a game: the parameters of the map, and how reliable its figures are.

One JSON file for each game, ``assets/calibration/GAME.json``, written by ``parlour-lab calibrate
GAME --fit`` and by nothing else. ``calibrated`` applies the parameters; the window shows the
measured tables. Reading it needs neither numpy nor scipy.
"""

from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Final

from engines.contract.files import IF_SET, UNWRITTEN, Decimals, GameFile
from engines.runtime import storage
from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr

PER_400: Final = 2.302585
"""Log odds for 400 rating points in the Elo model: the natural logarithm of 10."""
UNMEASURED_SPREAD: Final = 0.16
"""Spread where nothing has been measured: a 95% range of 39 points on either side of 50%. The
largest error of claims in any game was 26.5 points before there was a calibration."""
UNMEASURED_CENTS: Final = 30.0
"""The same for money: the largest offset measured before there was a calibration was 26 cents."""


@dataclass(frozen=True, slots=True)
class Knot:
    """The map's parameters at one round; between two knots they are interpolated.

    Attributes:
        round: as ``Moment.round`` counts.
        sharpness: exponent of the claims: 1 keeps them, 0 ignores them.
        per_400: log odds for 400 rating points that the claims don't yet contain.
        spread: variance of the true chance around the figure, as a share of p (1 - p). For money:
            the standard error of the figure in cents.
        favor: log odds that the claims give the deciding seat because its search plays better
            for it than for the others.
    """

    round: Annotated[float, Decimals(2)]
    sharpness: Annotated[float, Decimals(4)] = 1.0
    per_400: Annotated[float, Decimals(4)] = 0.0
    spread: Annotated[float, Decimals(5)] = 0.0
    favor: Annotated[float, Decimals(4)] = 0.0

    def between(self, other: "Knot", at: float) -> "Knot":
        """The parameters at a share ``at`` (0..1) of the way to ``other``."""
        both = zip(astuple(self), astuple(other), strict=True)
        return Knot(*(here + at * (there - here) for here, there in both))

    def times(self, firm: float) -> "Knot":
        """The parameters with all log odds multiplied."""
        return replace(
            self,
            sharpness=self.sharpness * firm,
            per_400=self.per_400 * firm,
            favor=self.favor * firm,
        )


@dataclass(frozen=True, slots=True)
class Map:
    """How the claims of one adviser become figures.

    Attributes:
        adviser: id of the bot; empty for a map that has not been measured.
        knots: in the order of their rounds; at least one.
        person: the rating of a person whose play the claims describe best; None: the adviser's.
        firmness: by how much the logarithm of all log odds grows for every 400 points by which the
            players are better than the adviser, on average: weaker ones let a lead slip more often.
        telling_from: the first round in which claims say anything about who wins.
        games, decisions: what it was fitted to.
        date, program: when, and by which version of Parlour.
        budget: the adviser's budget in those games, as ``Budget.text``.
    """

    adviser: str
    knots: tuple[Knot, ...]
    person: Annotated[float | None, IF_SET] = None
    firmness: Annotated[float, IF_SET] = 0.0
    telling_from: int = 1
    games: int = 0
    decisions: int = 0
    date: str = ""
    program: str = ""
    budget: str = ""

    def __post_init__(self) -> None:
        rounds = [knot.round for knot in self.knots]
        if not rounds or rounds != sorted(set(rounds)):
            raise ValueError("the knots of a map are not in order")
        if not all(0 < knot.sharpness < 10 and knot.spread >= 0 for knot in self.knots):
            raise ValueError("a parameter is out of range")

    @property
    def measured(self) -> bool:
        """Whether it was fitted to games."""
        return self.games > 0

    def at(self, round_: float) -> Knot:
        """The parameters in a round; those of the nearest knot outside all of them."""
        for before, after in pairwise(self.knots):
            if round_ < after.round:
                at = (round_ - before.round) / (after.round - before.round)
                return before.between(after, max(0.0, at))
        return self.knots[-1]


@dataclass(frozen=True, slots=True)
class Calibration(GameFile):
    """Everything in the file of one game.

    Attributes:
        maps: one for each measured adviser.
        tables: what ``parlour-lab calibrate --json`` writes about each table.
        verdicts: the same with ``--verdicts``.
        problem: why there is no file, or why it can't be used; empty if it was read.
    """

    FOLDER = "calibration"
    COMMAND = "calibrate GAME --fit"

    maps: tuple[Map, ...] = ()
    tables: tuple[Mapping[str, Any], ...] = ()
    verdicts: tuple[Mapping[str, Any], ...] = ()
    problem: Annotated[str, UNWRITTEN] = ""

    def __post_init__(self) -> None:
        if not all({"adviser", "table"} <= set(each) for each in (*self.tables, *self.verdicts)):
            raise ValueError("a table without a name")

    def map_of(self, adviser: str) -> Map:
        """The map of an adviser; one that keeps its claims, with a wide error, if not measured."""
        for each in self.maps:
            if each.adviser == adviser:
                return each
        return Map("", (Knot(1.0, per_400=PER_400, spread=UNMEASURED_SPREAD),))

    def with_map(self, fitted: Map) -> "Calibration":
        """A copy with a new map of an adviser, which replaces an older one."""
        others = [each for each in self.maps if each.adviser != fitted.adviser]
        maps = sorted((*others, fitted), key=lambda each: each.adviser)
        return replace(self, maps=tuple(maps))

    def with_tables(self, measured: Sequence[Mapping[str, Any]]) -> "Calibration":
        """A copy with new results, which replace those of the same table and adviser."""
        return replace(self, tables=_renewed(self.tables, measured))

    def with_verdicts(self, measured: Sequence[Mapping[str, Any]]) -> "Calibration":
        """A copy with new results of verdicts, which replace older ones."""
        return replace(self, verdicts=_renewed(self.verdicts, measured))


def _renewed(
    old: Sequence[Mapping[str, Any]], new: Sequence[Mapping[str, Any]]
) -> tuple[Mapping[str, Any], ...]:
    """All results; for each adviser and table, the newer one."""
    named = {(str(each["adviser"]), str(each["table"])): each for each in (*old, *new)}
    return tuple(named[name] for name in sorted(named))


def read(game: str, file: Path | None = None) -> Calibration:
    """The calibration of a game. Without a usable file it is empty and says why (``problem``).

    An empty calibration keeps the adviser's claims and gives them a wide error, so that figures
    never look surer than they are.

    Args:
        game: its id.
        file: None: the one that ships with Parlour.
    """
    try:
        found = Calibration.read(game, file)
    except ParlourError as error:
        return Calibration(game, problem=tr("errors-calibration-cannot-use", reason=str(error)))
    if found == Calibration(game):
        return replace(found, problem=tr("errors-calibration-none", game=game))
    return found


def write(calibration: Calibration, file: Path) -> None:
    """Write the file of a game; raises StorageError."""
    storage.write_text(file, calibration.to_json(), backup=False)
