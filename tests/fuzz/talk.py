"""What external bots answer, and the options of both programs."""

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from engines.contract.analysis import Analysis, Work
from engines.contract.position import Position
from engines.contract.registry import games
from engines.external.answers import Asked
from engines.external.protocol import Best, Info, decode
from engines.runtime.errors import ParlourError
from tests.fuzz.driver import Input
from tests.fuzz.games import finished, matches


class Answers(Input):
    """A line of an external bot, taken for its answer in some positions."""

    name = "answer"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        steps = [step for game in _GAMES for step in matches(games()[game])[0]]
        decisions = [position for position, _ in steps if position.legal()]
        self._positions: list[Position] = Random(1).sample(decisions, 12)

    def valid(self) -> Sequence[bytes]:
        said: list[dict[str, object]] = [
            {"type": "hello", "protocol": 1, "name": "Ada", "version": "2", "author": "A",
             "games": ["fargo"], "thinks": True},
            {"type": "error", "id": 3, "message": "no idea"},
        ]  # fmt: skip
        for position in self._positions:
            names = [position.action_text(action) for action in position.legal()[:4]]
            share = 1 / position.seats
            lines = [
                {
                    "action": name,
                    "preference": 1 / (place + 1),
                    "values": [[share, 0.01]] * position.seats,
                    "visits": 7,
                    "reasons": ["because"],
                }
                for place, name in enumerate(names)
            ]
            said.append({"type": "best", "id": 1, "lines": lines, "playouts": 5, "depth": 2})
            said.append({"type": "info", "id": 1, "progress": 0.5, "lines": lines})
            said.append({"type": "best", "id": 1, "action": names[0]})
        return [json.dumps(each).encode() for each in said]

    def attempt(self, data: bytes) -> None:
        message = decode(data)
        if not isinstance(message, Best | Info):
            return
        refused: ParlourError | None = None
        for position in self._positions:
            asked = Asked("foreign:Ada", "Ada", position, position.legal())
            try:
                if not message.lines:
                    continue
                analysis = asked.analysis(message.lines, Work(0.1))
            except ParlourError as error:
                refused = error
                continue
            _check(analysis, position)
            return
        if refused is not None and not any(data == each for each in self.valid()):
            raise refused


def _check(analysis: Analysis, position: Position) -> None:
    assert {line.actions[0] for line in analysis.lines} <= set(position.legal())
    position.apply(analysis.best.actions[0])


_GAMES: Final = ("fargo", "dice_chess")
_FARGO: Final = "4500 3200 | run 350 | dice 6"
_CHESS: Final = "4k3/8/8/8/8/8/8/4K2R w K - 0 9 PNR"


class Options(Input):
    """A command line of ``parlour-lab`` or ``parlour``; none that plays, measures or writes."""

    name = "options"
    _COMMANDS = (
        "lab --version",
        "lab games",
        "lab games --json",
        "lab bots fargo",
        "lab bots dice_chess --json",
        "lab record show RECORD",
        "lab record verify RECORD",
        f"lab analyse fargo --bot points --budget 5p --seed 3 --position '{_FARGO}'",
        f"lab analyse dice_chess --bot random --position '{_CHESS}' --json",
        "parlour --version",
        "parlour --game fargo --page rules --theme dark --scale 150 --size 1280x840 --seed 4",
        f"parlour --game fargo --position '{_FARGO}' --hint",
        "parlour RECORD --page review",
        "parlour RECORD --screenshot picture.png",
    )
    _READ_ONLY = ("games", "bots", "record", "analyse", "--version", "--help", "-h")

    def valid(self) -> Sequence[bytes]:
        file = self.folder / "match.json"
        file.write_text(finished(1)[0].to_json())
        return [command.replace("RECORD", str(file)).encode() for command in self._COMMANDS]

    def attempt(self, data: bytes) -> None:
        text = data.decode("utf-8", "replace")
        try:
            program, *words = shlex.split(text)
        except ValueError:
            program, *words = text.split() or [""]
        if program == "parlour":
            self._window(words)
        elif words and words[0] in self._READ_ONLY and _is_short(words):
            self._lab(words)

    def _window(self, words: Sequence[str]) -> None:
        from gui.shell.start import parse

        try:
            parse(words, "1.0.0")
        except SystemExit:
            return

    def _lab(self, words: Sequence[str]) -> None:
        from typer.testing import CliRunner

        from engines.cli.main import APP

        result = CliRunner().invoke(APP, list(words), catch_exceptions=False)
        assert result.exit_code in (0, 2), result.exit_code
        assert "This is a bug" not in result.stderr, result.stderr


def _is_short(words: Sequence[str]) -> bool:
    """Whether a command needs hardly any thinking time."""
    if "analyse" not in words:
        return True
    budgets = [words[i + 1] for i, word in enumerate(words[:-1]) if word == "--budget"]
    fast = {"points", "random", "--json"}
    return budgets in ([], ["5p"]) and bool(fast & set(words))
