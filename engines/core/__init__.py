"""The contracts of Parlour: everything a game, a bot or a window is written against.

* ``game``, ``kernels.contract``: what a game defines; ``position``: how it is used
* ``bot``, ``analysis``, ``budget``, ``monitor``: what a bot takes and answers
* ``record``: what is saved
* ``facts``, ``words``: what is said, and how it is put into words
* ``streams``, ``kernels.rng``: seeded randomness
* ``jit``, ``warmup``: the cache of compiled code; ``solutions``: that of solved tables; ``caches``
  and ``locks``: what both use
* ``terminal``: what command lines print
* ``errors``, ``places``, ``registry``, ``types``

What must not live here: anything that knows one game, a session, or the window. Importing this
package or any module outside ``kernels`` does not import numba.
"""
