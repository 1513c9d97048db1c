"""Benchmarks of the window; none is a test, since no test depends on timings.

* ``python -m tests.perf.lateness``: how late the interface thread is while searches run
* ``python -m tests.perf.first_paint``: how long the program takes until its window is painted
* ``python -m tests.perf.first_game``: how long a newcomer waits for each game
* ``python -m tests.perf.first_hour``: a newcomer's first hour with a game, in pictures

All run the real program in a folder of its own, without a display if there is none. On a machine
that has other work to do, look at the CPU time: it is what Parlour itself needs.
"""
