"""External bots: any program that speaks the line protocol can play.

``protocol`` has the messages, ``process`` the child process, ``answers`` turns what a program says
into an analysis, ``programs`` has the person's list of them, ``bot`` makes them bots of a game. A
program is not trusted: it may be slow, wrong, silent or dead at any time, and none of that may cost
more than its own decision. ``assets/text/en/help/programs.md`` documents the protocol for those who
write programs.
"""
