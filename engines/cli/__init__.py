"""The command line ``parlour-lab``: games, bots and mathematics without the window.

* ``main``: the commands together; ``group``: what all share (errors, one line each)
* one module per command, one package per game that has commands (``APP``, a ``typer.Typer``,
  mounted as ``parlour-lab ID``); ``terminal``: tables, progress, JSON files

Modules import what is heavy inside their functions, so that ``--help`` is quick.
"""
