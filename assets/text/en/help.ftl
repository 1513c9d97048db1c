### Help: rules, figures, about.

help-external-bots = External bots
help-about-parlour = About Parlour
# A page in Markdown.
help-about-page =
    # Parlour { $version }

    Dice and card games against bots that explain themselves. Parlour is free software under the Apache License 2.0. Everything you do in it stays on your computer.

    Parlour is an unofficial program. It is not affiliated with the publishers or authors of the games it plays. The names of games are used only to identify them. All text, graphics, and code are our own.
help-we-compared-advisers-predicted = In games between bots, we compared the advisers' predictions with what actually happened. The closer the dots are to the dashed line, the more you can trust the figures. Where a win chance could still be almost anything, hints say that it is too early to tell.
help-nothing-measured-yet = Nothing has been measured yet.
help-win-chance-shown = Win chance shown (%)
help-games-won = Games won (%)
help-money-expected-ct = Money expected (¢)
help-money-won-ct = Money won (¢)
help-shown-came = { $mark } shown { $shown }, actual { $came }
help-strong-players-only = strong players only
help-player-strong-adviser-against = a bot as strong as the adviser, against medium-strength bots
help-bots-only = medium-strength bots only
help-lines-95-range = Lines: 95% range
help-games-figures-were-off = In { $games } games ({ $date }), the figures were off by { $off }¢ on average.
help-games-figures-were-off-points = In { $games } games ({ $date }), the figures were off by { $off } percentage points on average.
help-change-keys = Change keys
help-single-letter-keys-work = Single-letter keys work unless you're typing in a text field. Hold Alt to see the keys for the choices on the board.
help-search-the-rules = Search the rules
help-contents = Contents
help-guided-first-round = Guided first round
help-play-first-round-coach = Play a first round with the coach, step by step
help-rules-of = Rules of { $name }
