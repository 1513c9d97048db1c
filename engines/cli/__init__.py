"""The command line ``parlour-lab``: games, bots and mathematics without the window.

* ``main``: the commands together; ``group``: what all share (errors, one line each)
* one module per command, one per game that has commands (``APP``, a ``typer.Typer``, mounted as
  ``parlour-lab ID`` and imported when asked for); ``terminal``: tables, progress, JSON files
"""
