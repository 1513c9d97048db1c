### Colonizers.

colonizers-name = Colonizers
colonizers-tagline = Secret colonists, hidden hands, and eight modules on Mars.
colonizers-standing = { $omnium } Omnium

colonizers-ask-pick = { SEAT($seat) }, pick a colonist in secret.
colonizers-ask-draw = { SEAT($seat) }, take Omnium or draw modules. You have { $omnium } Omnium.
colonizers-ask-draw_last = { SEAT($seat) }, take Omnium. If you draw modules, the game ends without a winner: too few cards are left.
colonizers-ask-keep = { SEAT($seat) }, keep one of the two modules.
colonizers-ask-keep_full = { SEAT($seat) }, your hand is full. Choose the module that leaves the game; the other goes under the deck.
colonizers-ask-power = { SEAT($seat) }, name a colonist: your power works on whoever has it.
colonizers-ask-no_power = { SEAT($seat) }, continue to the build step: the { $colonist } has no power to use.
colonizers-ask-build = { SEAT($seat) }, build a module or nothing. You have { $omnium } Omnium.

colonizers-option-full_colony_bonus-label = Full colony bonus
colonizers-option-full_colony_bonus-help = Extra points for a colony of eight modules; the original program gives each one 4.
colonizers-option-full_colony_bonus-first4 = 4 for the first, 2 for others
colonizers-option-full_colony_bonus-all4 = 4 for each

# The first turn and the words of the game, as the coach explains them.
colonizers-tour-pick-title = Pick a colonist in secret
colonizers-tour-pick-text = Each colonist does something different for you this round. Omnium is the money; modules are the cards you build with it. Point at a colonist to read what it does, then click it. The others don't see your choice.

colonizers-tour-draw-title = Omnium or modules
colonizers-tour-draw-text = Omnium is money: you need it to build modules. Take 2 Omnium, or draw two modules and keep one of them.

colonizers-tour-power-title = Name a colonist
colonizers-tour-power-text = Click the colonist you want to name. Your power hits the player who has that colonist. If nobody does, nothing happens.

colonizers-tour-build-title = Build a module
colonizers-tour-build-text = Click a module in your hand to pay its cost and build it. Its value counts as points, and its color can earn you income.

colonizers-tour-end-title = How the game ends
colonizers-tour-end-text = Once someone has built eight modules, the round is played to the end. Then the player with the most points wins.

colonizers-term-omnium-name = Omnium
colonizers-term-omnium-text = The money. You pay for modules with it, and you keep what you don't spend.

colonizers-term-module-name = module
colonizers-term-module-text = A card you build in your colony by paying its cost. Its value counts as points at the end.

colonizers-term-colony-name = colony
colonizers-term-colony-text = The modules you have built, eight at most. The round in which someone builds the eighth is the final round.

colonizers-term-out-name = out of play
colonizers-term-out-text = Nobody has this colonist this round. One is removed face down before the picks, and one is left over.

colonizers-term-opportunist-name = Opportunist
colonizers-term-opportunist-text = Names a colonist and steals up to 2 Omnium from the player with that colonist.

colonizers-term-spy-name = Spy
colonizers-term-spy-text = Names a colonist and exchanges hands with the player with that colonist.

colonizers-term-visionary-name = Visionary
colonizers-term-visionary-text = Takes the top card of the deck before you take Omnium or draw, unless your hand is full.

colonizers-term-general-name = General
colonizers-term-general-text = Earns 1 Omnium for each red module in your colony.

colonizers-term-miner-name = Miner
colonizers-term-miner-text = Earns 1 Omnium for each blue module in your colony.

colonizers-term-ecologist-name = Ecologist
colonizers-term-ecologist-text = Earns 1 Omnium for each green module in your colony.

# Why something on the table cannot be chosen; shown next to the pointer.
colonizers-why-not_offered = You can't pick the { $colonist }: someone has it, or it is out of play.
colonizers-why-own_colonist = You can't name your own colonist, the { $colonist }.
colonizers-why-cannot_be_named = The { $colonist } is out of play.
colonizers-why-too_dear = The { $card } costs { $cost } Omnium, and you have { $omnium }.
colonizers-why-hand_full = Your hand is full: you can't draw modules.
colonizers-why-now_pick = First pick a colonist.
colonizers-why-now_draw = First take Omnium or draw modules.
colonizers-why-now_keep = First choose one of the two modules you drew.
colonizers-why-now_power = First finish the power step.
colonizers-why-now_build = Now you can only build a module from your hand.

# Colonists and modules, as in the rules.
colonizers-colonist-ecologist = Ecologist
colonizers-colonist-general = General
colonizers-colonist-miner = Miner
colonizers-colonist-opportunist = Opportunist
colonizers-colonist-spy = Spy
colonizers-colonist-visionary = Visionary

colonizers-module-oxygen_generator = Oxygen Generator
colonizers-module-water_reservoir = Water Reservoir
colonizers-module-hydroponics_facility = Hydroponics Facility
colonizers-module-eco_dome = Eco-Dome
colonizers-module-marketplace = Marketplace
colonizers-module-warehouse = Warehouse
colonizers-module-quarry = Quarry
colonizers-module-omnium_purification_plant = Omnium Purification Plant
colonizers-module-garrison = Garrison
colonizers-module-barracks = Barracks
colonizers-module-military_academy = Military Academy
colonizers-module-planetary_defense_system = Planetary Defense System
colonizers-module-housing_unit = Housing Unit
colonizers-module-spaceport = Spaceport
colonizers-module-research_lab = Research Lab
colonizers-module-mass_relay = Mass Relay

## the log

colonizers-log-removed = The { $colonist } is out of play.
colonizers-log-picks = { SEAT($seat) } picks the { $colonist }.
colonizers-log-reveals = { SEAT($seat) } is the { $colonist }.
colonizers-log-takes = { SEAT($seat) }, the { $colonist }, takes { $omnium } Omnium.
colonizers-log-draws_modules = { SEAT($seat) }, the { $colonist }, draws two modules.
colonizers-log-draws_with_income = { SEAT($seat) }, the { $colonist }, gets { $omnium } Omnium and draws two modules.
colonizers-log-draws_the_last = { SEAT($seat) }, the { $colonist }, draws modules, but the deck has too few cards: the game is a draw.
colonizers-log-visionary_card = { SEAT($seat) }, the Visionary, draws an extra card: { $card }.
colonizers-log-draws = { SEAT($seat) } draws a module: { $card }.
colonizers-log-keeps = { SEAT($seat) } keeps the { $card }; the other module goes under the deck.
colonizers-log-loses = { SEAT($seat) } discards the { $card }; the other module goes under the deck.
colonizers-log-goes_on = { SEAT($seat) } can build now.
colonizers-log-does_nothing = { SEAT($seat) } doesn't name anyone.
colonizers-log-names_to_steal = { SEAT($seat) } tries to steal from the { $colonist }.
colonizers-log-names_to_swap = { SEAT($seat) } tries to exchange hands with the { $colonist }.
colonizers-log-nobody = Nobody is the { $colonist }.
colonizers-log-steals = { SEAT($other) } is the { $colonist }: { SEAT($seat) } steals { $omnium } Omnium.
colonizers-log-steals_nothing = { SEAT($other) } is the { $colonist }, but has no Omnium to steal.
colonizers-log-swaps = { SEAT($other) } is the { $colonist }: { SEAT($seat) } gives { $given ->
    [0] no cards
    [one] 1 card
   *[other] { $given } cards
} and gets { $got }.
colonizers-log-builds = { SEAT($seat) } builds the { $card } for { $cost } Omnium, module { $n } of 8.
colonizers-log-builds_the_last = { SEAT($seat) } builds the { $card } for { $cost } Omnium and is the first to fill a colony: this is the final round.
colonizers-log-builds_also_the_last = { SEAT($seat) } builds the { $card } for { $cost } Omnium and fills a colony, too.
colonizers-log-builds_nothing = { SEAT($seat) } builds nothing.

# Actions in short, in the log, in hints, and on buttons.
colonizers-short-removed = { $colonist } out of play
colonizers-short-picks = pick { $colonist }
colonizers-short-reveals = as { $colonist }
colonizers-short-takes = take Omnium
colonizers-short-draws_modules = draw modules
colonizers-short-draws_with_income = draw modules
colonizers-short-draws_the_last = draw modules
colonizers-short-keeps = keep { $card }
colonizers-short-loses = discard { $card }
colonizers-short-goes_on = continue
colonizers-short-does_nothing = name nobody
colonizers-short-names_to_steal = steal from { $colonist }
colonizers-short-names_to_swap = exchange hands with { $colonist }
colonizers-short-builds = build { $card }
colonizers-short-builds_the_last = build { $card }
colonizers-short-builds_also_the_last = build { $card }
colonizers-short-builds_nothing = build nothing
colonizers-short-visionary_card = extra card { $card }
colonizers-short-draws = { $card }
colonizers-short-nobody = nobody has it
colonizers-short-steals = { $omnium } Omnium from { SEAT($other) }
colonizers-short-steals_nothing = { SEAT($other) } has no Omnium
colonizers-short-swaps = { $given ->
    [0] no cards
    [one] 1 card
   *[other] { $given } cards
} for { $got } from { SEAT($other) }

## what a decision is about, for the first stage of a hint; never which plan is best

colonizers-theme-general = Think about what the others can do before your next turn.
colonizers-theme-extra_card = Look at how many cards you hold.
colonizers-theme-no_extra_card = Look at how many cards you hold.
colonizers-theme-full_hand = Look at how many cards you hold.
colonizers-theme-empty_hand = Look at how many cards you hold.
colonizers-theme-is_lost = Look at how many cards you hold.
colonizers-theme-may_steal = Look at who has Omnium.
colonizers-theme-steals = Look at who has Omnium.
colonizers-theme-may_swap = Compare how many cards each player holds.
colonizers-theme-swaps = Compare how many cards each player holds.
colonizers-theme-pays_for = Look at what you can pay for.
colonizers-theme-nothing_affordable = Look at what you can pay for.
colonizers-theme-at_once = Look at what you can pay for.
colonizers-theme-missing = Look at what you can pay for.
colonizers-theme-saves = Look at what you can pay for.
colonizers-theme-worth = Compare what modules score with what they cost.
colonizers-theme-ends_the_game = Look at the deck: how many cards are left?
colonizers-theme-held_by_nobody = Work out who could have which colonist.
colonizers-theme-income = Look at the colors of your modules.
colonizers-theme-denies = Look at the colors of everyone's modules.
colonizers-theme-colour = Look at the colors of your modules.
colonizers-theme-completes = Remember the bonus for a full colony.
colonizers-theme-completes_too = Remember the bonus for a full colony.

colonizers-set-general = Planning the turn
colonizers-set-extra_card = Cards in hand
colonizers-set-no_extra_card = Cards in hand
colonizers-set-full_hand = Cards in hand
colonizers-set-empty_hand = Cards in hand
colonizers-set-is_lost = Cards in hand
colonizers-set-may_steal = Omnium
colonizers-set-steals = Omnium
colonizers-set-may_swap = Exchanging hands
colonizers-set-swaps = Exchanging hands
colonizers-set-pays_for = Building
colonizers-set-nothing_affordable = Building
colonizers-set-at_once = Building
colonizers-set-missing = Building
colonizers-set-saves = Building
colonizers-set-worth = Building
colonizers-set-ends_the_game = The end of the game
colonizers-set-held_by_nobody = Naming colonists
colonizers-set-income = Income
colonizers-set-colour = Income
colonizers-set-completes = The full colony
colonizers-set-completes_too = The full colony

## bots

colonizers-bot-adaptive-name = Iris
colonizers-bot-adaptive-about = Uses 200 playouts per decision to play at about your rating, and often picks an action that is nearly as good as the best.
colonizers-bot-adaptive-objective = An even game.

colonizers-bot-adaptive-remark-hello = Plenty of room on Mars. Shall we?
colonizers-bot-adaptive-remark-ahead = My builders are in good spirits.
colonizers-bot-adaptive-remark-behind = Your colony is coming along nicely.
colonizers-bot-adaptive-remark-won = We both built well. Again?
colonizers-bot-adaptive-remark-lost = Your colony is the one to live in.

colonizers-bot-random-name = Otto
colonizers-bot-random-about = Plays anything the rules allow.
colonizers-bot-random-objective = None.

colonizers-bot-random-remark-hello = Which of these is a greenhouse?
colonizers-bot-random-remark-ahead = I built that? On purpose?
colonizers-bot-random-remark-behind = It's dusty out here.
colonizers-bot-random-remark-won = I should do this more often.
colonizers-bot-random-remark-lost = Nice dome you have there.

colonizers-bot-heuristic-name = Greta
colonizers-bot-heuristic-about = Collects one color, picks the colonist that earns from it, and builds the module whose points exceed its cost by the most.
colonizers-bot-heuristic-objective = None of her own: she follows published rules of thumb.

colonizers-bot-heuristic-remark-hello = Everything in one color, please.
colonizers-bot-heuristic-remark-ahead = It matches, and it pays.
colonizers-bot-heuristic-remark-behind = Wrong colors all day.
colonizers-bot-heuristic-remark-won = A tidy colony wins.
colonizers-bot-heuristic-remark-lost = Your colors went together better.

colonizers-bot-ismcts_200-name = Luna
colonizers-bot-ismcts_200-about = Uses 200 playouts per decision, like the original program, but doesn't peek at hidden cards.
colonizers-bot-ismcts_200-objective = Finishing as high as possible, ideally first, averaged over everything she can't see.

colonizers-bot-ismcts_200-remark-hello = I dreamed of this colony.
colonizers-bot-ismcts_200-remark-ahead = It feels like the good dream.
colonizers-bot-ismcts_200-remark-behind = In some dreams I lose.
colonizers-bot-ismcts_200-remark-won = And I woke up in first place.
colonizers-bot-ismcts_200-remark-lost = I didn't dream that one.

colonizers-bot-ismcts-name = Magnus
colonizers-bot-ismcts-about = Uses thousands of playouts, and guesses your colonist from how useful each would be to you.
colonizers-bot-ismcts-objective = Finishing as high as possible, ideally first, averaged over everything he can't see.

colonizers-bot-ismcts-remark-hello = I think I know who you are.
colonizers-bot-ismcts-remark-ahead = You were easy to read.
colonizers-bot-ismcts-remark-behind = You surprise me.
colonizers-bot-ismcts-remark-won = I knew it was you.
colonizers-bot-ismcts-remark-lost = I guessed wrong. Well hidden.

colonizers-bot-maxn-name = Edgar
colonizers-bot-maxn-about = Thinks seven actions ahead, with ten guesses at what is hidden, and adds up points.
colonizers-bot-maxn-objective = Points in his colony, plus a little for the cards and Omnium he holds.

colonizers-bot-maxn-remark-hello = Seven actions ahead. You?
colonizers-bot-maxn-remark-ahead = The sum is in my favor.
colonizers-bot-maxn-remark-behind = Carry the one. Hm.
colonizers-bot-maxn-remark-won = The sum is final.
colonizers-bot-maxn-remark-lost = I added correctly. You added more.

## what a seat can work out

colonizers-deduction-out = The { $colonist } is out of play.

colonizers-deduction-hand = { $n ->
    [one] { SEAT($seat) } holds 1 card: { $cards }.
   *[other] { SEAT($seat) } holds { $n } cards; known: { $cards }.
}

colonizers-deduction-where-one = { SEAT($first) } is the { $colonist }.
colonizers-deduction-where-one_or_out = { $colonist }: { SEAT($first) } { PERCENT($first_chance, decimals: 0) }, out of play { PERCENT($out, decimals: 0) }.
colonizers-deduction-where-two = { $colonist }: { SEAT($first) } { PERCENT($first_chance, decimals: 0) }, { SEAT($second) } { PERCENT($second_chance, decimals: 0) }.
colonizers-deduction-where-two_or_out = { $colonist }: { SEAT($first) } { PERCENT($first_chance, decimals: 0) }, { SEAT($second) } { PERCENT($second_chance, decimals: 0) }, out of play { PERCENT($out, decimals: 0) }.
colonizers-deduction-where-three = { $colonist }: { SEAT($first) } { PERCENT($first_chance, decimals: 0) }, { SEAT($second) } { PERCENT($second_chance, decimals: 0) }, { SEAT($third) } { PERCENT($third_chance, decimals: 0) }.
colonizers-deduction-where-three_or_out = { $colonist }: { SEAT($first) } { PERCENT($first_chance, decimals: 0) }, { SEAT($second) } { PERCENT($second_chance, decimals: 0) }, { SEAT($third) } { PERCENT($third_chance, decimals: 0) }, out of play { PERCENT($out, decimals: 0) }.

## reasons: at most 14 words

colonizers-reason-extra_card = { $hand ->
    [0] One more card for an empty hand.
   *[some] One more card; the hand holds { $hand } so far.
}
colonizers-reason-no_extra_card = No card: the hand will be full.
colonizers-reason-may_steal = { $omnium ->
    [0] Could steal, but nobody else has any Omnium.
   *[some] Up to { $omnium } Omnium to steal, for example from { SEAT($seat) }.
}
colonizers-reason-may_swap = Could exchange { $own ->
    [0] an empty hand
    [one] 1 card
   *[other] { $own } cards
} for { SEAT($seat) }'s { $cards ->
    [0] empty hand
    [one] 1 card
   *[other] { $cards } cards
}.
colonizers-reason-pays_for = Enough to pay for a module that costs { $cost }.
colonizers-reason-full_hand = Already { $cards } of 5 cards in hand.
colonizers-reason-ends_the_game = Ends the game without a winner: too few cards are left.
colonizers-reason-empty_hand = An empty hand needs cards.
colonizers-reason-nothing_affordable = { $omnium ->
    [0] Nothing can be built without Omnium.
   *[some] Nothing in hand is affordable with { $omnium } Omnium.
}
colonizers-reason-will_have = Makes { $omnium } Omnium in all.
colonizers-reason-denies = Keeps { SEAT($seat) } from earning { $n } Omnium.
colonizers-reason-is_lost = Lost for good: the hand is full.
colonizers-reason-worth = Scores { $value } for { $cost } Omnium.
colonizers-reason-at_once = Can be paid for right away.
colonizers-reason-missing = { $omnium } Omnium short of building it.
colonizers-reason-held_by_nobody = Nobody can be the { $colonist }.
colonizers-reason-keeps_hand = Keeps { $cards ->
    [0] an empty hand.
    [one] the card in hand.
   *[other] the { $cards } cards in hand.
}
colonizers-reason-steals_nothing = Steals nothing: still { $omnium } Omnium.
colonizers-reason-steals = { SEAT($seat) } may be the { $colonist } ({ PERCENT($chance, decimals: 0) }): { $omnium ->
    [0] no Omnium
   *[some] { $omnium } Omnium
} to steal.
colonizers-reason-steals_surely = { SEAT($seat) } is the { $colonist }: { $omnium ->
    [0] no Omnium
   *[some] { $omnium } Omnium
} to steal.
colonizers-reason-swaps = { SEAT($seat) } may be the { $colonist } ({ PERCENT($chance, decimals: 0) }): { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} for { $own ->
    [0] an empty hand
   *[some] { $own }
}.
colonizers-reason-swaps_surely = { SEAT($seat) } is the { $colonist }: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} for { $own ->
    [0] an empty hand
   *[some] { $own }
}.
colonizers-reason-saves = { $omnium ->
    [0] No Omnium to build with.
   *[some] Saves { $omnium } Omnium for something better.
}
colonizers-reason-completes = Fills the colony first: 4 extra points, and this is the final round.
colonizers-reason-completes_too = Fills this colony, too, for extra points.

colonizers-reason-income = { $n ->
    [0] No Omnium: no { $colour } modules.
    [one] 1 Omnium for 1 { $colour } module.
   *[other] { $n } Omnium for { $n } { $colour } modules.
}

colonizers-reason-colour = { $n ->
    [one] First { $colour } module: 1 Omnium as the { $colonist }.
   *[other] { $n } { $colour } modules with this one: { $n } Omnium as the { $colonist }.
}
colonizers-reason-no_colour = No color: no colonist earns Omnium for it.

## The window

colonizers-board = Colonizers board
colonizers-who-may-be-who = Possible colonists
colonizers-unseen-modules = Unseen modules
colonizers-open-cards = Show all cards
colonizers-none = none
colonizers-omnium = Omnium
colonizers-colonist = colonist
colonizers-hand = hand
colonizers-colony = colony
colonizers-phase-deal = deal the colonists
colonizers-phase-pick = pick a colonist
colonizers-phase-reveal = reveal the colonist
colonizers-phase-draw = Omnium or modules
colonizers-phase-passive = the Visionary's card
colonizers-phase-drawing = draw modules
colonizers-phase-keep = keep a module
colonizers-phase-power = use the power
colonizers-phase-answer = respond to the power
colonizers-phase-build = build
colonizers-phase-over = the game is over
colonizers-seats = Seats
colonizers-round = Round
colonizers-round-number = Round number
colonizers-next-step = Next step
colonizers-removed-colonist = Removed colonist
colonizers-drawn-modules = Drawn modules
colonizers-modules = Modules
colonizers-bonus = Bonus
colonizers-points = Points
colonizers-green = green
colonizers-blue = blue
colonizers-red = red
colonizers-no-color = no color
colonizers-power-ecologist = +1 Omnium per green module
colonizers-power-general = +1 Omnium per red module
colonizers-power-miner = +1 Omnium per blue module
colonizers-power-opportunist = Steals up to 2 Omnium from a colonist
colonizers-power-spy = Exchanges hands with a colonist
colonizers-power-visionary = Takes the top card of the deck
colonizers-step-pick = Pick
colonizers-step-draw = Draw
colonizers-step-keep = Keep
colonizers-step-power = Power
colonizers-step-build = Build
colonizers-blocked-pick = not on offer
colonizers-blocked-power = your own colonist
colonizers-blocked-draw = your hand is full
colonizers-blocked-build = costs more than you have
colonizers-doubt-ends_the_game = The deck doesn't have enough cards: drawing ends the game, and nobody wins.
colonizers-doubt-nobody = Nobody can have this colonist, so naming it does nothing.
colonizers-cost-value = { $name }, { $color }, cost { $cost }, value { $value }
colonizers-costs-scores = { $color }; costs { $cost }, scores { $value }
colonizers-game-seen-yet = { $copies_of } in the game, { $unseen } not seen yet
colonizers-take-omnium = Take { $takes } Omnium
colonizers-draw-2-modules = Draw 2 modules
colonizers-name-nobody = Name nobody
colonizers-go-on-to-build = Continue to build step
colonizers-build-nothing = Build nothing
colonizers-build-module-names = Build { $module_names }
colonizers-exchange-with-the = Exchange hands with the { $colonist_names }
colonizers-steal-from-the = Steal from the { $colonist_names }
# A module that leaves the game, because the hand is full.
colonizers-discard-module-names = Discard { $module_names }
colonizers-keep-module-names = Keep { $module_names }
colonizers-pick-the = Pick the { $colonist_names }
colonizers-can-be-chosen = can be chosen
colonizers-hint = hint
colonizers-face-down = face down
colonizers-deck-cards = Cards in the deck: { $deck }
colonizers-omnium-to-take = Omnium to take
colonizers-omnium-of-player = { $omnium } Omnium
colonizers-cards-in-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
colonizers-of-modules = { $modules } of { $most } modules
colonizers-points-of-player = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
colonizers-colonist-hidden = colonist hidden
colonizers-may-be = may be { OR($colonists) }
colonizers-with-nobody = nobody has it
colonizers-with = { $name } has it
colonizers-may-be-with = { OR($names) } may have it
colonizers-deck-line = Cards in the deck: { $deck }
colonizers-omnium-nobody-owns-yet = The supply of Omnium
colonizers-know-hand = Known cards in hand: { $known }
colonizers-cards-lost-hand-limit = { $lost ->
    [one] { $lost } card lost to the hand limit
   *[other] { $lost } cards lost to the hand limit
}
colonizers-last-round-colony-full = Final round: a colony is full.
colonizers-deck-used-up-game = The deck has too few cards: the game is a draw, and nobody scores.
colonizers-wins = { $name } wins.
colonizers-modules-to = modules { $first } to { $second }
colonizers-bonus-to = bonus { $first } to { $second }
colonizers-to-points-against = { $first } points to { $other }'s { $second }: { $reasons }.
colonizers-round-deck-cards = Round { $round }. Cards in the deck: { $deck }.
colonizers-round-the-last = Round { $round } (final round)
colonizers-round-now = Round { $round }
colonizers-hidden = hidden
colonizers-no-cards-in-hand = No cards in hand
colonizers-draw-brings = Take { $omnium }
colonizers-now = { $text }: now { $brings }
colonizers-no-colonist-yet = no colonist yet
colonizers-lot = Lot { $lot }
colonizers-first-colony-modules-ends = Final round when a colony reaches { $colony } modules
colonizers-omnium-short = { $missing } Omnium short
colonizers-affordable = affordable
colonizers-out-of-play = out of play
colonizers-of = { $count } of { $all }
colonizers-equal-points-lower-seat = Tied: { $tied }. The earlier seat is ahead.
colonizers-while-choosing-module-keep = Two cards, only while a player chooses which one to keep.
