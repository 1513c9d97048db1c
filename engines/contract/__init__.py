"""The interfaces of Parlour that games, bots, and the window are written against.

* ``game``, ``registry``: what a game defines, and the list of games; ``position``: how a game is
  used
* ``bot``, ``analysis``, ``budget``, ``monitor``: what a bot takes and answers; ``compiled``: which
  compiled code it needs; ``ratings``: how strong it was measured to be
* ``record``: what is saved; ``files``: how other files are written and read; ``time_control``: how
  much time a seat has
* ``messages``: what is said, and how it is put into words

What must not live here: anything that knows one game, a match, or the window. Importing this
package or any module outside ``kernels`` does not import numba.
"""
