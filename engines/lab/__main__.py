"""``python -m engines.lab``: the same as the command ``parlour-lab``."""

from engines.lab.cli import main

if __name__ == "__main__":
    main()
