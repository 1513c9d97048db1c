"""The first hour of a newcomer with a game: pictures in their order, each with its time.

``python -m tests.perf.first_hour GAME FOLDER`` starts the real window in a new home folder, with
nothing compiled or solved yet, and does what a newcomer does: begins, follows the first turn, asks
for a hint, takes a move back, and plays on by the game's own rules of thumb, with the mouse. It
leaves a picture of every step and of every new question in FOLDER, and prints for each the seconds
since the start, what is asked, and the buttons (``*``: the primary one). ``--warm`` uses what this
machine has compiled. ``--refusals`` clicks whatever cannot be chosen at each new question, and
prints what the table answers.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final
from unittest.mock import patch

from PySide6.QtWidgets import QApplication

import gui.shell.start
from engines.contract.record import PERSON
from engines.games.dice_chess.view import moves_of
from engines.match.advice.tutor import Teaching
from engines.match.events import Waiting
from engines.runtime import paths
from engines.runtime.streams import stream
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.kernels import PREPARING
from gui.app.keys import commands
from gui.games.face import game_name
from gui.learn.coach import CoachPanel
from gui.learn.lessons import question
from gui.review.page import ReviewPage
from gui.shell.opening import Arguments
from tests.gui.attached import attached
from tests.gui.play import program as driver
from tests.gui.play.program import INSTANT, Program, clear_deleted, wait_until

_STARTED: Final = "FIRST_HOUR_STARTED"
_HINTED_AT: Final = 3
"""The decision at which a hint is asked for; after it, animations are off."""
_PATIENCE_MS: Final = 600_000
_FIRST: Final = "fargo"
_OTHERS: Final = (Waiting.PERSON, Waiting.ROLL, Waiting.OVER)


class Newcomer(Program):
    """Someone who has never seen the program."""

    def __init__(self, app: QApplication, arguments: Arguments, folder: Path) -> None:
        self._folder, self._shots, self._warned = folder, 0, False
        super().__init__(app, fresh=True, arguments=arguments)

    def shot(self, name: str, told: str = "") -> None:
        """Keep a picture of the window."""
        self._shots += 1
        QApplication.processEvents()
        clear_deleted()
        took_s = time.time() - float(os.environ[_STARTED])
        self.window.grab().save(str(self._folder / f"{self._shots:02}-{name}.png"))
        sys.stdout.write(f"{took_s:7.1f} s  {self._shots:02}-{name:24} {told}\n")
        sys.stdout.flush()

    def begin(self, game: str) -> None:
        """From the first page to the table: Fargo as it is offered, the others by their tile."""
        self.shot("start")
        name = game_name(self.context.words(), game)
        if game == _FIRST:
            self.click(self.button(tr("home-play", name=name)))
        else:
            self.click(self.button(tr("home-look-around-first")))
            self.idle_but_preparing()
            self.shot("home")
            self.click(self.button(tr("home-play-tile"), self.tile(name)))
            self.idle_but_preparing()
            self.shot("new-match")
            self.click(self.button(tr("setup-start-match")))
        self.shot("waiting")
        wait_until(lambda: self.shell.match_view is not None, "the match")
        self.until_mine()

    def idle_but_preparing(self) -> None:
        """Wait until only compilers are at work."""
        wait_until(lambda: not event_loop.busy(PREPARING), "the page")

    def until_mine(self) -> Waiting:
        """Wait until the person is asked something, or the game is over."""
        match = self.match

        def mine() -> bool:
            waiting = match.pending.waiting
            theirs = waiting is not Waiting.OVER and match.pending.seat not in self._own
            return waiting in _OTHERS and not theirs and not self.moving

        wait_until(mine, "the person's turn")
        return match.pending.waiting

    @property
    def _own(self) -> list[int]:
        return [seat for seat, who in enumerate(self.match.seats) if who.player == PERSON]

    def told(self) -> str:
        """The headline, and the buttons on and below the table."""
        neutral = self.match_page.stage.neutral
        shown = [
            f"{'*' if each == neutral else ''}{each.text}" for each in self.match_page.stage.choices
        ]
        return f"{self.status} [{' | '.join(shown)}]"

    def refusals(self) -> Counter[str]:
        """Click all that cannot be chosen; return what the table answers."""
        found: Counter[str] = Counter()
        for surface in self.board.surfaces:
            for spot in tuple(surface.table.spots.values()):
                if spot.active or spot.draggable:
                    continue
                at = surface.spot_rect(spot.key).center()
                under = surface.spot_at(at)
                if under is None or under.key != spot.key:
                    continue
                surface.bubble.hide()
                self.click(surface.viewport(), at)
                answer = surface.bubble.text if surface.bubble.isVisible() else "NOTHING"
                plain = "" if spot.refuses else " (only text)"
                kind = str(spot.key) if answer == "NOTHING" else ""
                found[f"{answer}{plain} {kind}"] += 1
        return found

    def lessons(self) -> None:
        """Read what the coach says, until it says nothing new."""
        for coach in self.window.findChildren(CoachPanel):
            while coach.isVisible() and coach.next_button.isVisible():
                self.shot(
                    "lesson", f"{coach.place.text()} {coach.title.text()}: {coach.text.text()}"
                )
                self.click(coach.next_button)
                QApplication.processEvents()

    def act(self) -> None:
        """Decide by the rules of thumb of the game."""
        position = self.match.position
        if self.match_view.game.id != "dice_chess" or self.match.pending.waiting is Waiting.ROLL:
            super().act()
            return
        action = position.game.kernel.policy(
            position.state, stream(1, "newcomer", position.moment.turn)
        )
        move = next(iter(moves_of(position, (action,))), None)
        if move is None:
            self.click(self.named(f"choice-{action}"))
            return
        (board, *_) = self.board.surfaces
        for square in (move.origin, move.target):
            self.click(board.viewport(), board.spot_rect(square).center())
        if move.promotion is not None:
            self.click(self.named(f"choice-{action}"))

    def play_on_alone(self, *, refusals: bool) -> None:
        """Play to the end; look at each new question."""
        asked: Counter[str] = Counter()
        row: Counter[str] = Counter()
        last, run = ("", 0), 0
        while self.until_mine() is not Waiting.OVER:
            rolls = self.match.pending.waiting is Waiting.ROLL
            what = "roll" if rolls else question(self.match.position)
            here = what, self.match.position.moment.turn
            run = run + 1 if here == last else 1
            last = here
            row[what] = max(row[what], run)
            asked[what] += 1
            if asked[what] == 1:
                self.shot(f"asks-{what}", self.told())
                self.lessons()
                if refusals:
                    for answer, count in self.refusals().items():
                        sys.stdout.write(f"{'':10} refused {count:3}: {answer}\n")
                    self.shot(f"refused-{what}")
                    self.board.clear_selection()
            if (
                not rolls
                and asked.total() >= _HINTED_AT
                and self.context.settings.get(keys.SPEED) == 1.0
            ):
                self._look_for_help()
            self._decide()
        sys.stdout.write(f"asked {dict(asked)}\nin a row in one turn {dict(row)}\n")

    def _decide(self) -> None:
        """Do what is asked; the first warning is pictured, and none is heeded."""
        ply, tutor = self.match.history.place().ply, self.match_view.tutor
        level = tutor.level
        if self.match_view.game.id == "roll_galaxy":  # whose people expect no warnings
            self.match_view.teach(Teaching.OFF)
        self.act()
        wait_until(
            lambda: self.match.history.place().ply != ply or tutor.warning is not None, "the deed"
        )
        if tutor.warning is not None:
            card = self.card()
            if not self._warned:
                self.shot("warned")
            self._warned = True
            self.click(card.buttons[1])
            wait_until(lambda: self.match.history.place().ply != ply, "the deed")
        self.match_view.teach(level)

    def _look_for_help(self) -> None:
        hints = self.match_view.hints
        for stage in ("theme", "candidates", "ranked"):
            self.command(commands.HINT)
            wait_until(lambda: hints.hint is not None and not hints.hint.running, "the hint")
            self.shot(f"hint-{stage}")
        self.context.settings.set(keys.SPEED, INSTANT)

    def look_back(self) -> None:
        """The end, and what can be read afterwards."""
        self.ended()
        self.shot("end")
        for command, name in (
            (commands.RULES, "rules"),
            ("keys", "keys"),
            ("exercises", "exercises"),
            (commands.HOME, "home-again"),
            (commands.REVIEW, "review"),
        ):
            self.command(command)
            if command is commands.REVIEW:  # which continues for a while after it has opened
                wait_until(lambda: isinstance(self.page, ReviewPage), "the review")
            else:
                self.idle_but_preparing()
            self.shot(name)


def play(asked: argparse.Namespace) -> None:
    width, height = map(int, asked.size.split("x"))
    app = gui.shell.start.make_application()
    # Compilers take minutes on a busy machine.
    with attached(app), patch.object(driver, "PATIENCE_MS", _PATIENCE_MS):
        arguments = Arguments(size=(width, height), theme=asked.look)
        new = Newcomer(app, arguments, asked.folder)
        new.begin(asked.game)
        new.play_on_alone(refusals=asked.refusals)
        new.look_back()
        new.end()


def main() -> None:
    """Give the newcomer a home, and play there."""
    parser = argparse.ArgumentParser(prog="python -m tests.perf.first_hour", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--look", default="light", choices=("light", "dark"))
    parser.add_argument("--size", default="1280x840", help="of the window")
    parser.add_argument("--warm", action="store_true", help="use what is compiled")
    parser.add_argument("--refusals", action="store_true", help="click what cannot be chosen")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    if _STARTED in os.environ:
        play(asked)
        return
    with tempfile.TemporaryDirectory() as home:
        compiled, solved = Path(home, "kernels"), Path(home, "solutions")
        if asked.warm:
            compiled, solved = paths.kernel_cache_folder(), paths.solution_folder()
        own = {"HOME": home, "PARLOUR_HOME": home, _STARTED: str(time.time())}
        own |= {"PARLOUR_KERNEL_CACHE": str(compiled), "PARLOUR_SOLUTION_CACHE": str(solved)}
        if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            own["QT_QPA_PLATFORM"] = "offscreen"
        command = [sys.executable, "-m", "tests.perf.first_hour", *sys.argv[1:]]
        sys.exit(subprocess.run(command, env=os.environ | own, check=False).returncode)


if __name__ == "__main__":
    main()
