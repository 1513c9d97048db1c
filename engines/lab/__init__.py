"""The command line ``parlour-lab``: games, bots and mathematics without the window.

* ``cli``: the commands together; ``group``: what all share (errors, one line each)
* one module per command; ``engines.core.terminal``: tables, progress, JSON files

A game adds commands of its own with a module ``engines/games/ID/lab.py`` that defines ``APP``, a
``typer.Typer``; it is found and mounted as ``parlour-lab ID``. Modules here and there import what
is heavy inside their functions, so that ``--help`` is quick.
"""
