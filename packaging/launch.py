"""Where the bundled program starts: the window, or one child process that compiles kernels."""

import multiprocessing
import sys


def main() -> int:
    """Run the program that the command line asks for; returns the exit status."""
    if sys.argv[1:2] == ["--warmup"]:  # see engines.core.warmup.command
        from engines.core import warmup

        return warmup.main(["--here", *sys.argv[2:]])
    from gui import app

    return app.main()


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
