"""Fargo's Lab: breed strategy vectors and watch, edit one by hand, play against it.

* `page`     what the bench keeps, and the matches that it asks for (`gui.labs.page`)
* `bench`    everything on the page, and how its parts work together
* `plots`    values per generation, thresholds, how far trials end from the optimum
* `vectors`  the table of the best vectors
* `editor`   one vector by hand, with its exact figures
* `trials`   the experiment with many trials

All but `page` use the strategies, whose kernels must be loaded: import them after that.
"""
