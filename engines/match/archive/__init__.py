"""Matches on disk.

* ``archive``: the only way in, with its own threads; ``records``: new ones, and reading them
* ``open_matches``: a file for each unfinished match
* ``library``, ``library_file``: finished games, in one SQLite file
"""
