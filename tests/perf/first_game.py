"""How long a newcomer waits: from the start of the program, with nothing compiled or solved yet.

``python -m tests.perf.first_game [GAME ...]`` starts the real window for each game in a folder of
its own, with an empty cache of compiled code and of solved tables, and opens a match against the
gentlest bot at once, like a person who knows what to play. It prints the seconds from the start
of the process until that person can act, and until the first hint is final, and the CPU seconds
that the window and all its children had used by then. Goals on two idle cores: 25 s for Fargo and
Lange Strasse, 45 s for the others. On a busy machine, compare CPU time.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

GOALS_S: Final = {"fargo": 25, "lange_strasse": 25}
_GOAL_S: Final = 45
_LOOK_S: Final = 0.02
_STARTED: Final = "FIRST_GAME_STARTED"


def cpu_s() -> float:
    """CPU seconds of this process and its children, ended or not."""
    used = sum(
        sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    for children in Path("/proc/self/task").glob("*/children"):
        for child in children.read_text().split():
            try:
                times = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[11:13]
            except OSError:  # it has just ended
                continue
            used += sum(map(int, times)) / os.sysconf("SC_CLK_TCK")
    return used


async def until(done: Callable[[], bool]) -> None:
    """Poll until ``done``."""
    while not done():  # noqa: ASYNC110  # not everything waited for emits a signal
        await asyncio.sleep(_LOOK_S)


def play(name: str) -> None:
    """Open a match in this process; print what it took as JSON."""
    import gui.shell.start
    from engines.contract.record import PERSON, SeatRecord
    from engines.contract.registry import game as find_game
    from engines.match.advice.hint import Stage
    from engines.match.archive import records
    from engines.match.events import Waiting
    from gui.app import event_loop
    from gui.app.errors.reports import DefectReports
    from gui.app.requests import Play
    from gui.shell.opening import Arguments, begin
    from gui.shell.shell import Shell

    app = gui.shell.start.make_application()
    chosen = Arguments(page="home", size=(1280, 840))
    context = gui.shell.start.make_context(app, "benchmark", chosen)
    gui.shell.start.collect_garbage_here(app)
    game = find_game(name)
    seats = game.info.default_seats
    gentlest = game.ladder(seats)[0].info.id
    others = [SeatRecord(f"Ben {seat}", gentlest) for seat in range(1, seats)]
    record = records.new_record(game, [SeatRecord("Ann", PERSON), *others], seed=1)
    found: dict[str, float] = {}

    def note(what: str) -> None:
        found[f"{what}_s"] = time.time() - float(os.environ[_STARTED])
        found[f"{what}_cpu_s"] = cpu_s()

    async def live() -> int:
        shell = Shell(context, DefectReports(app))
        begin(shell, chosen)
        shell.play(Play(record))
        await until(lambda: shell.match_view is not None)
        view = shell.match_view
        assert view is not None
        await until(lambda: view.person_decides or view.match.pending.waiting is Waiting.ROLL)
        note("act")
        while not view.person_decides:
            if view.match.pending.waiting is Waiting.ROLL:
                view.match.roll()
            await asyncio.sleep(_LOOK_S)
        view.hints.show(Stage.RANKED)
        await until(lambda: view.hints.hint is not None and not view.hints.hint.running)
        note("hint")
        shell.quit()
        await shell.ended()
        await event_loop.cancel_all()
        await context.archive.close()
        return 0

    event_loop.run(app, live)
    print(json.dumps(found))


def measure(game: str) -> dict[str, float]:
    """A first start of the program, in a process and a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        own = {"HOME": folder, "PARLOUR_HOME": folder, _STARTED: str(time.time())}
        own |= {"PARLOUR_KERNEL_CACHE": f"{folder}/kernels"}
        own |= {"PARLOUR_SOLUTION_CACHE": f"{folder}/solutions"}
        if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            own["QT_QPA_PLATFORM"] = "offscreen"
        done = subprocess.run(
            [sys.executable, "-m", "tests.perf.first_game", "--here", game],
            env=os.environ | own,
            stdout=subprocess.PIPE,
            check=True,
        )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure and print."""
    from engines.contract.registry import games

    parser = argparse.ArgumentParser(prog="python -m tests.perf.first_game", description=__doc__)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(games())}")
    asked = parser.parse_args()
    for game in asked.games or games():
        if asked.here:
            play(game)
            continue
        found = measure(game)
        print(
            f"{game:14} plays after {found['act_s']:6.1f} s ({found['act_cpu_s']:5.1f} s of CPU; "
            f"goal {GOALS_S.get(game, _GOAL_S)} s), first hint after {found['hint_s']:6.1f} s "
            f"({found['hint_cpu_s']:5.1f} s of CPU); load {os.getloadavg()[0]:.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
