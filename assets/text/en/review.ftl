### The review of a finished match.

review-review = Review: { $name }, { $names }
review-play-from-here = Play from here
review-step-of = Step { $step } of { $steps }
