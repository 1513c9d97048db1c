"""``python -m engines.cli``: the same as the command ``parlour-lab``."""

from engines.cli.main import main

if __name__ == "__main__":
    main()
