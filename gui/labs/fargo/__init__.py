"""Fargo's Lab: breed strategy vectors and watch, edit one by hand, play against it.

* `bench`    everything on the page, how its parts work together, what it keeps
* `plots`    values per generation, thresholds, how far trials end from the optimum
* `vectors`  the table of the best vectors
* `editor`   one vector by hand, with its exact figures
* `trials`   the experiment with many trials

They use the strategies, whose kernels must be loaded: import them after that (`gui.labs.page`).
"""
