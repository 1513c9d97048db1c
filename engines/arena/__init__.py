"""Bots against bots: measured strength.

A *contest* is a line-up with a seed. It is played in *blocks*: one seed, and one game for every
rotation of the line-up around the table, so that luck and the advantage of a seat cancel. The block
is the unit of all statistics. A block is a pure function of plain data and can be played anywhere.

* ``contest``: who plays what; ``blocks``: playing it; ``runner``: many blocks on threads, in order
* ``stats``: pure functions from block scores to intervals and Elo; ``report``: the table at the end

What must not live here: anything that prints (``engines.lab``) or draws (``gui``).
"""
