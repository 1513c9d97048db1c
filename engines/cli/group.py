"""What all commands share: an error is one line on the error stream, and exit code 2."""

import os
import sys
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperGroup

from engines.cli import terminal
from engines.contract.monitor import Stopped
from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr

FAILED: Final = 2
INTERRUPTED: Final = 130
PROGRAM: Final = "parlour-lab"
TRACEBACK: Final = "PARLOUR_TRACEBACK"
"""If this environment variable is set, show where an unexpected error happened."""

# The base of everything that typer says about a command line. It has moved between versions.
_WrongUsage: Final[type[Exception]] = next(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException"
)


class LabGroup(TyperGroup):
    """A group of commands whose errors people can read."""

    def main(self, *_: Any, **extra: Any) -> NoReturn:
        """Run a command and exit; without arguments, show the help."""
        arguments = list(sys.argv[1:] if extra.get("args") is None else extra["args"])
        own = {"args": arguments or ["--help"], "prog_name": PROGRAM, "standalone_mode": False}
        try:
            code = super().main(**extra | own)
        except ParlourError as error:
            _fail(str(error), FAILED)
        except _WrongUsage as error:
            _fail(_usage_message(error), FAILED)
        except (KeyboardInterrupt, typer.Abort, Stopped):
            _fail("Stopped.", INTERRUPTED)
        except Exception as error:
            if os.environ.get(TRACEBACK):
                raise
            _fail(_defect_message(error), FAILED)
        sys.exit(code if isinstance(code, int) else 0)


def stopped(what: str) -> NoReturn:
    """End a command that was interrupted, and say what it has finished."""
    terminal.note(f"Stopped. {what}")
    raise typer.Exit(INTERRUPTED)


def _fail(message: str, code: int) -> NoReturn:
    line = " ".join(message.split())
    sys.stderr.write(f"{line}\n")
    sys.exit(code)


def _defect_message(error: Exception) -> str:
    what = str(error).strip().partition("\n")[0][:200]
    kind = type(error).__name__
    return tr("errors-lab-failed", program=PROGRAM, kind=kind, what=what, variable=TRACEBACK)


def _usage_message(error: Any) -> str:
    """What is wrong with the command line, and where to read more."""
    message = error.format_message().strip()
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else PROGRAM
    end = "" if message.endswith((".", "?")) else "."
    return tr("errors-wrong-usage", message=f"{message}{end}", command=command)
