### The review of a finished match.

review-review = Analyse: { $name }, { $names }
review-play-from-here = Von hier spielen
review-step-of = Schritt { $step } von { $steps }
