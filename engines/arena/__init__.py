"""Bots against bots: measured strength.

A *contest* is a lineup with a seed. It is played in *blocks*: one seed, and one game for every
rotation of the lineup around the table, so that luck and the advantage of a seat cancel. The block
is the unit of all statistics. A block is a pure function of plain data and can be played anywhere.

A *tournament* is many contests, one for each table, with the same seeds.

* ``tournament``: the interface: start, watch, pause, stop, continue; ``progress``: what is known of
  it meanwhile; ``export``: JSON and CSV
* ``config``: everything that decides a tournament, and who meets whom; ``contest``: one table
* ``blocks``: playing games, many side by side; ``playing``: the loop of a tournament;
  ``counting``: which blocks count; ``tournament_file``: the file
* ``tally``, ``standings``: the table; ``stats``: intervals;
  ``sprt``: when to stop; ``strength``, ``ranking``: ratings of many bots

What must not live here: anything that prints (``engines.cli``) or draws (``gui``).
"""
