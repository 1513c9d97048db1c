"""Lange Strasse's Lab: train the learning players and watch how well they play meanwhile.

* `page`     loads what is needed (`gui.labs.page`)
* `bench`    everything on the page, and how its parts work together
* `plots`    money against two rivals, rounds a game

All but `page` use what has been learned, whose kernels must be loaded: import them after that.
"""
