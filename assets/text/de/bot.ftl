### Words that bots of several games share.

# What the bar of a hint measures.
bot-preference-value = Wert
bot-preference-rule = Dieser Bot folgt einer festen Regel.
bot-preference-win = Gewinnchance
bot-preference-points = Punkte
bot-preference-money = Cent
bot-preference-margin = Punkte Abstand zur Schwelle
bot-preference-share = wie oft der Bot so spielt
bot-preference-wish = Vorliebe

# External bots: programs that a person has added (engines.external).
bot-foreign-name = { $name }
bot-foreign-about = Ein externer Bot auf diesem Computer: { $program }.
bot-foreign-about_author = Ein externer Bot auf diesem Computer: { $program } von { $author }.
bot-foreign-untested = Ein externer Bot auf diesem Computer. Er ist noch nicht getestet.
bot-foreign-objective = was sein Autor gewählt hat
bot-foreign-reason = { $text }
