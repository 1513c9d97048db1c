"""Matches on disk.

* ``archive``: the only entrance, with its own threads; ``records``: new, read, written
* ``open_matches``: a file for each unfinished match
* ``library``, ``library_file``: finished games, in one SQLite file
"""
