### The review of a finished match.

review-review = Partieanalyse: { $name }, { $names }
review-play-from-here = Von hier spielen
review-step-of = Schritt { $step } von { $steps }
