"""Inputs that nobody would write: every text and file that the program reads, damaged at random.

An adapter (``Input``) knows valid examples of one kind of input and what to do with a damaged one.
The driver makes the damage, the same for the same seed and number, and tries it in a process of its
own, so that a crash is found with the input that caused it. An input may lead to a ``ParlourError``
or to something sound; anything else is a bug.
"""
