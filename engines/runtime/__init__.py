"""The foundation of everything else; nothing here knows what a game is.

* ``types``, ``errors``: the few names that everything shares; ``environment``: which program this
  is, and on how many cores
* ``jit``, ``warmup``: the cache of compiled code, and how it is filled; ``kernels``: what compiled
  code is built on; ``table_cache``: solved tables; ``caches``: what may be removed from both
* ``streams``: seeded randomness
* ``executor``, ``locks``: threads and clusters, one at a time
* ``paths``, ``storage``: where files are, and writing them safely
* ``texts``: everything that people read, in their language
* ``benchmark``: what a measured speed consists of
"""
