"""Lange Strasse's Lab: train the learning players and watch how well they play meanwhile.

* `bench`    everything on the page, and how its parts work together
* `plots`    money against two rivals, rounds a game

They use what has been learned: import them once its kernels are loaded (`gui.labs.page`).
"""
