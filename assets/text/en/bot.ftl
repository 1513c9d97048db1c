### Words that bots of several games share.

# What the bar of a hint measures.
bot-preference-value = value
bot-preference-rule = This bot follows a fixed rule.
bot-preference-win = win chance
bot-preference-points = points
bot-preference-money = cents
bot-preference-margin = points from its threshold
bot-preference-share = how often it plays this
bot-preference-wish = preference

# External bots: programs that a person has added (engines.external).
bot-foreign-name = { $name }
bot-foreign-about = An external bot on this computer: { $program }.
bot-foreign-about_author = An external bot on this computer: { $program } by { $author }.
bot-foreign-untested = An external bot on this computer. It has not been tested yet.
bot-foreign-objective = whatever its author chose
bot-foreign-reason = { $text }
