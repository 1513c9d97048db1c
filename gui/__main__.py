"""``python -m gui``: the same as the command ``parlour``."""

import sys

from gui.shell.start import main

if __name__ == "__main__":
    sys.exit(main())
