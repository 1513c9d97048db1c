<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ArenaPage</name>
    <message numerus="yes">
        <source>Delete {0} with {1} games? This can't be undone.</source>
        <translation>
            <numerusform>Delete {0} with {1} game? This can't be undone.</numerusform>
            <numerusform>Delete {0} with {1} games? This can't be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message numerus="yes">
        <source>{0} of {1} decisions were best; {2} lost in total.</source>
        <translation>
            <numerusform>{0} of {1} decision was best; {2} lost.</numerusform>
            <numerusform>{0} of {1} decisions were best; {2} lost in total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColonizersWords</name>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards lost to the hand limit</source>
        <translation>
            <numerusform>%n card lost to the hand limit</numerusform>
            <numerusform>%n cards lost to the hand limit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message numerus="yes">
        <source>%n dice are still missing.</source>
        <translation>
            <numerusform>%n die is still missing.</numerusform>
            <numerusform>%n dice are still missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EloGraph</name>
    <message numerus="yes">
        <source>After {0} games: {1}.</source>
        <translation>
            <numerusform>After {0} game: {1}.</numerusform>
            <numerusform>After {0} games: {1}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message numerus="yes">
        <source>Stopped after {0} records. You&apos;ll find them in {1}.</source>
        <translation>
            <numerusform>Stopped after {0} record. You&apos;ll find it in {1}.</numerusform>
            <numerusform>Stopped after {0} records. You&apos;ll find them in {1}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>{0} nodes</source>
        <translation>
            <numerusform>{0} node</numerusform>
            <numerusform>{0} nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} playouts</source>
        <translation>
            <numerusform>{0} playout</numerusform>
            <numerusform>{0} playouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} plies deep</source>
        <translation>
            <numerusform>{0} ply deep</numerusform>
            <numerusform>{0} plies deep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} visits</source>
        <translation>
            <numerusform>{0} visit</numerusform>
            <numerusform>{0} visits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LangeStrasseBoard</name>
    <message numerus="yes">
        <source>Keep {0}, roll %n</source>
        <translation>
            <numerusform>Keep {0}, roll %n</numerusform>
            <numerusform>Keep {0}, roll %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>{0}, against {1}: {2} games, {3} won</source>
        <translation>
            <numerusform>{0}, against {1}: {2} game, {3} won</numerusform>
            <numerusform>{0}, against {1}: {2} games, {3} won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message numerus="yes">
        <source>{0} games, {1}</source>
        <translation>
            <numerusform>{0} game, {1}</numerusform>
            <numerusform>{0} games, {1}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message numerus="yes">
        <source>Choose %n opponents to watch.</source>
        <translation>
            <numerusform>Choose %n opponent to watch.</numerusform>
            <numerusform>Choose %n opponents to watch.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message numerus="yes">
        <source>{0} games: {1} deals, each played from every seat.</source>
        <translation>
            <numerusform>{0} games: {1} deal, played from every seat.</numerusform>
            <numerusform>{0} games: {1} deals, each played from every seat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} tables with {1} games each: {2} deals, each played from every seat.</source>
        <translation>
            <numerusform>{0} tables with {1} games each: {2} deal, played from every seat.</numerusform>
            <numerusform>{0} tables with {1} games each: {2} deals, each played from every seat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurningPointsPanel</name>
    <message numerus="yes">
        <source>{0} decisions, {1} lost per decision</source>
        <translation>
            <numerusform>{0} decision, {1} lost</numerusform>
            <numerusform>{0} decisions, {1} lost per decision</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message numerus="yes">
        <source>{0} nodes</source>
        <translation>
            <numerusform>{0} node</numerusform>
            <numerusform>{0} nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} playouts</source>
        <translation>
            <numerusform>{0} playout</numerusform>
            <numerusform>{0} playouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} plies</source>
        <translation>
            <numerusform>{0} ply</numerusform>
            <numerusform>{0} plies</numerusform>
        </translation>
    </message>
</context>
</TS>
