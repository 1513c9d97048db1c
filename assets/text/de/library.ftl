### Finished games.

library-finish-game-against-bots = Beende eine Partie gegen Bots, ohne Tipps zu nutzen oder Würfe zurückzunehmen. Dann erscheinen hier deine Wertung, deine Genauigkeit und dein Glück.
library-new-match = Neue Partie
library-rating-after-each-game = Wertung nach jeder Partie
library-costliest-kinds-of-mistake = Die teuersten Arten von Fehlern
library-mistake-count-and-loss = { $times }×, { $loss }
library-average-loss-per-decision = Mittlerer Verlust pro Entscheidung
library-luck-in-each-game = Glück in jeder Partie
library-luck-in = Partie { $game }: { $luck }
library-games-analyzed = Analysierte Partien
library-of-won = { $wins } von { $games } gewonnen
library-rating = Wertung: { $rating } { $margin }
library-games-counted = Gezählte Partien: { $games }
library-accuracy-luck-appear-once = Genauigkeit und Glück erscheinen, sobald eine Partie analysiert ist.
library-average-loss-line = Mittlerer Verlust pro Entscheidung: { $loss }
library-luck-in-all = Glück insgesamt: { $luck }
library-games-analyzed-line = Analysierte Partien: { $games }
library-ct = { $cents } ct
library-points = { $cents } Punkte
library-day = Tag
library-game-column = Spiel
library-players = Spieler
library-steps = Schritte
library-result = Ergebnis
library-games = Partien
library-games-yet-finished-games = Noch keine Partien. Beendete Partien erscheinen hier.
library-search-players = Spieler suchen
library-all-games = Alle Spiele
library-all-results = Alle Ergebnisse
library-won = Gewonnen
library-lost = Verloren
library-shared = Geteilt
library-open = Öffnen
library-delete = Löschen
library-won-winners = Sieg: { $winners }
library-with-rolls-taken-back = { $result }, mit zurückgenommenen Würfen
library-seats-changed-hands = { $result }, mit Spielerwechsel
library-in-progress = läuft noch
library-against-games-won = { $games ->
    [one] { $game }, gegen { $bot }: { $games } Partie, { $won } gewonnen
   *[other] { $game }, gegen { $bot }: { $games } Partien, { $won } gewonnen
}
library-choose-a-game-first = Wähle zuerst eine Partie.
library-delete-game-cant-undone = Die Partie { $players } vom { $day } löschen? Das lässt sich nicht rückgängig machen.
library-delete-game = Partie löschen
