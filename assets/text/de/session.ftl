### What matches say, whatever the game.

## hints: how clear a decision is

session-theme-clear = { $n ->
    [one] Es gibt nur eine Möglichkeit.
   *[other] Eine Möglichkeit ist klar die beste.
}

session-theme-slight = { $n ->
    [one] Es gibt nur eine Möglichkeit.
   *[other] Eine Möglichkeit ist etwas besser als die anderen.
}

session-theme-equal = { $n ->
    [one] Es gibt nur eine Möglichkeit.
   *[other] Die besten Möglichkeiten sind etwa gleich gut.
}

## the log

session-log-turn = { SEAT($seat) }: { $actions }
session-log-notation = { $text }
session-log-plan = { $actions }
session-log-nothing_known = verdeckte Wahl
session-log-automatic = Automatisch gespielt: Es gab nichts mehr zu entscheiden.
session-log-typed = Von Hand eingegeben.
session-log-hint = Mit Tipp, Stufe { $stage } von 3.
session-log-note = Notiz: { $text }

session-hidden-draw = { SEAT($seat) } zieht verdeckt.
session-hidden-roll = { SEAT($seat) } würfelt verdeckt.
session-hidden-choice = { SEAT($seat) } hat verdeckt gewählt.

session-result-won = { SEAT($seat) } gewinnt.
session-result-shared = { SEAT($seat) } und { SEAT($other) } teilen sich den Sieg.
session-result-many = { $n } Spieler teilen sich den Sieg.
session-result-drawn = Die Partie endet unentschieden.

## luck and dice

session-luck-even = Das Glück war etwa gleich verteilt.
session-luck-so_far = Glück und Pech aller zusammen brachten { SEAT($seat) } bisher { NUMBER($points, decimals: 1) } Prozentpunkte Gewinnchance.
session-luck-points = Glück und Pech aller zusammen brachten { SEAT($seat) } { NUMBER($points, decimals: 1) } Prozentpunkte Gewinnchance.
session-luck-exact = Glück und Pech aller zusammen brachten { SEAT($seat) } { NUMBER($points, decimals: 1) } Prozentpunkte Gewinnchance; bei gleichem Glück würde { SEAT($seat) } { PERCENT($share) } solcher Partien gewinnen.
session-luck-rough = Glück und Pech aller zusammen brachten { SEAT($seat) } { NUMBER($points, decimals: 1) } Prozentpunkte Gewinnchance; bei gleichem Glück würde { SEAT($seat) } etwa { PERCENT($share, decimals: 0) } solcher Partien gewinnen.

session-dice-ordinary = Normal: Faire Würfel fallen in { PERCENT($share) } der Partien mindestens so ungleichmäßig.
session-dice-unusual = Ungewöhnlich: Faire Würfel fallen nur in { PERCENT($share) } der Partien so ungleichmäßig.
session-dice-loaded = Diese Würfel wirken gezinkt: Faire Würfel fallen nur in { PERCENT($share) } der Partien so ungleichmäßig.
