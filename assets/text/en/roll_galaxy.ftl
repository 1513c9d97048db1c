### Roll for the Galaxy.

roll_galaxy-name = Roll for the Galaxy
roll_galaxy-tagline = Your dice are your people. Guess what the others are planning.

roll_galaxy-option-handicaps-label = Handicaps
roll_galaxy-option-handicaps-help = Before the first round, each player chooses a minimum number of credits to have after every round. $1 is standard; $2 to $4 make the game easier.

roll_galaxy-option-credits-label = Minimum credits
roll_galaxy-option-credits-default = Standard (${ $n })
roll_galaxy-option-credits-other = ${ $n }
roll_galaxy-option-credits-help = The fewest credits this player has after any round. $1 is standard; more makes the game easier.

roll_galaxy-standing-plain = { $n ->
    [one] ${ $credits }, 1 VP chip, { $squares } squares
   *[other] ${ $credits }, { $n } VP chips, { $squares } squares
}

roll_galaxy-standing-handicap = { $n ->
    [one] ${ $credits }, 1 VP chip, { $squares } squares, min. ${ $minimum }
   *[other] ${ $credits }, { $n } VP chips, { $squares } squares, min. ${ $minimum }
}

roll_galaxy-ask-handicap = { SEAT($seat) }: choose your minimum number of credits after every round. $1 is standard.
roll_galaxy-ask-start = { SEAT($seat) }: which tile do you develop? The other becomes a world to settle.
roll_galaxy-ask-assign = { SEAT($seat) }: which phase do you select, and with which worker?
roll_galaxy-ask-assign_more = { $way ->
    [move] { SEAT($seat) }: now move a die to any column.
    [wild] { $wild ->
        [one] { SEAT($seat) }: place your wild die.
       *[other] { SEAT($seat) }: place your wild dice.
    }
    [powers] { SEAT($seat) }: confirm, or use your powers.
    [dictate] { SEAT($seat) }: confirm, or use Dictate.
   *[confirm] { SEAT($seat) }: confirm your dice.
}
roll_galaxy-ask-tasks = { SEAT($seat) }: Stock or Scout? You have ${ $credits }.
roll_galaxy-ask-abandon = { SEAT($seat) }: abandon tiles to draw more, or draw now.
roll_galaxy-ask-place = { SEAT($seat) }: choose a side to add to your stacks.
roll_galaxy-ask-build = { SEAT($seat) }: which worker do you put on the stack?
roll_galaxy-ask-use = { SEAT($seat) }: which workers complete the tile? The others stay on the stack.
roll_galaxy-ask-save = { SEAT($seat) }: which of these workers go back to your cup?
roll_galaxy-ask-remove = { SEAT($seat) }: which of your dice do you lose?
roll_galaxy-ask-goods = { SEAT($seat) }: which worker becomes a good, and on which world?
roll_galaxy-ask-shipping = { SEAT($seat) }: what do you ship? Trade earns credits, Consume earns VP chips.
roll_galaxy-ask-bank = { SEAT($seat) }: pay $1 for a VP chip? You have ${ $credits }.
roll_galaxy-ask-recruit = { SEAT($seat) }: which die do you recruit? You have ${ $credits }.
roll_galaxy-ask-recall = { $cup ->
    [0] { SEAT($seat) }: your cup is empty. Recall at least one die.
   *[some] { SEAT($seat) }: end the round, or click dice to recall them.
}

# What the coach says when this is asked.
roll_galaxy-guide-handicap = Take $1, the standard. A higher minimum makes the game easier for you; $2 is fine for a first game.
roll_galaxy-guide-start = Each tile has two sides. Start with cheap sides, which you can build in the first rounds.
roll_galaxy-guide-assign = Your dice show phases. Pick any die, then the head of a column: that phase will happen, whatever the others select. Select the phase that most of your dice show. Wild dice can go in any column.
roll_galaxy-guide-assign_more = To Dictate, drag one die to the Dictate field; then another may move to any column. Dice in phases that don't happen go back to your cup. Confirm when you are happy.
roll_galaxy-guide-tasks = Stock earns $2. Scout draws a new tile. You need credits to recruit dice, and tiles to build.
roll_galaxy-guide-abandon = You can abandon tiles you don't want and draw one more for each. Draw when you are ready.
roll_galaxy-guide-place = Choose a side: a development gives you a lasting power, a world gives you dice or goods. It goes under its stack.
roll_galaxy-guide-build = Put a worker on the stack. The tile is yours once it has as many workers as it costs.
roll_galaxy-guide-use = You have more workers here than you need. Keep the colors you want for the next tile.
roll_galaxy-guide-save = These workers can go straight back to your cup, and you don't have to pay for them.
roll_galaxy-guide-remove = You lose one die for good. You will usually miss a Home die the least.
roll_galaxy-guide-goods = The die becomes a good on a world. If it has the color of the world, it scores more when you Consume it.
roll_galaxy-guide-shipping = Trade when you need credits, Consume when you want points: 1, and 1 more for each die, good or shipper, that matches the world.
roll_galaxy-guide-bank = A chip is worth a point at the end. A credit puts a die back in your cup.
roll_galaxy-guide-recruit = Each credit moves one die from your Citizenry to your cup. You will roll it next round.
roll_galaxy-guide-recall = You can take back dice from your stacks and worlds. Leave them there unless your cup is nearly empty.

# The guided first round: engines/games/roll_galaxy/game.py. A step without a text here uses the guide text above.
roll_galaxy-tour-tableau-title = Your empire
roll_galaxy-tour-tableau-text = These three squares are yours: a faction, which has two, and a home world. You have already received the dice and goods they give, and their powers help you all game. Point at a tile to read it.

roll_galaxy-tour-start-title = Your first two tiles
roll_galaxy-tour-start-text = Each tile has a development on one side and a world on the other. Click the side you want to develop; the other tile becomes the world to settle. Start with cheap sides, which you can build in the first rounds.

roll_galaxy-tour-dice-title = Your dice are your workers
roll_galaxy-tour-dice-text = You have rolled all the dice in your cup. Each die is in the column of the phase it shows, and it works there if that phase happens. Wild dice wait below the columns. Nobody else sees your dice before the reveal.

roll_galaxy-tour-others-title = Everyone does the same
roll_galaxy-tour-others-text = The others are assigning dice in secret, too. A phase happens only if it is selected, but then it happens for everyone. So you can put workers in a phase you expect someone else to select.

roll_galaxy-tour-select-title = Select a phase
roll_galaxy-tour-select-text = Click any die, then the head of a column. That worker selects the phase and works there, whatever it shows. For a first round, choose the column with the most dice, or Explore, which gets you credits and tiles.

roll_galaxy-tour-dictate-title = Dictate, if you like
roll_galaxy-tour-dictate-text = Drag one die to this field to give it up for the round. Then one other die may move to any column. This pays off when two of your dice are in phases that are unlikely to happen.

roll_galaxy-tour-confirm-title = Confirm
roll_galaxy-tour-confirm-text = If you have wild dice left, put them in columns. When you confirm, everyone reveals their dice. Until then you can undo every step.

roll_galaxy-tour-reveal-title = The reveal
roll_galaxy-tour-reveal-text = Phases that don't happen this round are faded. The others are played from left to right, and the gold column is the current one. The marks at the head of a column show who selected it. In two-player games, an extra die selects a phase, too: where no player did, you see a small white die. Dice in faded columns have gone back to their cups.

roll_galaxy-tour-explore-title = Explore: Stock or Scout
roll_galaxy-tour-explore-text = Each worker here either Stocks, which earns $2, or Scouts, which draws a new tile. You need credits to recruit dice, and cheap tiles to build.

roll_galaxy-tour-abandon-title = Tiles you don't want
roll_galaxy-tour-abandon-text = When you Scout, you may abandon tiles from your stacks. You then draw that many plus one. If you like the tiles in your stacks, simply draw.

roll_galaxy-tour-place-title = A tile to build
roll_galaxy-tour-place-text = Choose one side: a development gives you a power for the rest of the game, and a world gives you dice and may hold goods. The tile goes under its stack.

roll_galaxy-tour-build-title = Build
roll_galaxy-tour-build-text = Put workers on the stack, one by one. Once there are as many as the top tile costs, the tile is yours: it scores its cost, and its powers work at once. If there are too few, they wait there for another round.

roll_galaxy-tour-produce-title = Produce
roll_galaxy-tour-produce-text = A worker becomes a good on one of your colored worlds. Later you Ship the good for credits or points. It scores more if its color matches the world.

roll_galaxy-tour-ship-title = Ship
roll_galaxy-tour-ship-text = Each worker here ships one good. Trade earns credits, most of all on Genes and Alien Technology worlds. Consume earns points: 1, and 1 more for each die, good or shipper, that has the color of the world.

roll_galaxy-tour-recruit-title = Recruit your workers
roll_galaxy-tour-recruit-text = Dice that have worked are in your Citizenry. Each credit moves one of them back to your cup. Only dice in the cup are rolled next round, and that is what credits are for.

roll_galaxy-tour-recall-title = Recall dice
roll_galaxy-tour-recall-text = You may take dice from your stacks and goods from your worlds back into your cup, for free. Leave them where they are unless your cup is nearly empty.

roll_galaxy-tour-end-title = How the game ends
roll_galaxy-tour-end-text = The trophy shows how many VP chips are left, the flag who has the most squares. When the chips run out or someone has twelve squares, the round is played to the end. You score your chips, the costs of your squares, and the bonuses of your 6-cost developments.

roll_galaxy-tour-symbols-title = What the symbols mean
roll_galaxy-tour-symbols-text = That was a round. This button explains every symbol on the dice, tiles, and table. From now on, the coach tells you what each decision is about, and gives you a hint when you ask.

# Words of the game that the coach explains where a person first meets them.
roll_galaxy-term-stock-name = Stock
roll_galaxy-term-stock-text = An explorer that Stocks earns $2. Credits pay for recruiting dice.

roll_galaxy-term-scout-name = Scout
roll_galaxy-term-scout-text = An explorer that Scouts draws a new tile for one of your two stacks. You may abandon tiles first and draw that many more.

roll_galaxy-term-trade-name = Trade
roll_galaxy-term-trade-text = Ships a good for credits: $3 from a Novelty world, $4 from Rare Elements, $5 from Genes, and $6 from Alien Technology. You can hold $10 at most.

roll_galaxy-term-consume-name = Consume
roll_galaxy-term-consume-text = Ships a good for points: 1, plus 1 for each die, good or shipper, that matches the color of the world.

roll_galaxy-term-citizenry-name = Citizenry
roll_galaxy-term-citizenry-text = Dice that have worked wait here. Each credit moves one of them back to your cup, and only dice in the cup are rolled.

roll_galaxy-term-dictate-name = Dictate
roll_galaxy-term-dictate-text = Give up one worker for this round, and move another worker to any column.

roll_galaxy-term-wild-name = wild
roll_galaxy-term-wild-text = A wild die can go in any column.

roll_galaxy-term-chip-name = VP chip
roll_galaxy-term-chip-text = One point at the end. When the chips run out, the current round is the final one.

# The glossary of signs: gui/games/roll_galaxy/glossary.py.
roll_galaxy-signs-faces = Faces of the dice: what workers do
roll_galaxy-signs-dice = Colors of the dice: who works
roll_galaxy-signs-tiles = On tiles
roll_galaxy-signs-table = On the table
roll_galaxy-signs-marks = Highlights
roll_galaxy-signs-developments = All developments
roll_galaxy-signs-worlds = All worlds

roll_galaxy-sign-explore-name = Explore
roll_galaxy-sign-explore-text = First phase. Each worker Stocks for $2 or Scouts for new tiles. This symbol also marks powers that work in this phase.

roll_galaxy-sign-develop-name = Develop
roll_galaxy-sign-develop-text = Second phase. Workers build the top tile of your development stack.

roll_galaxy-sign-settle-name = Settle
roll_galaxy-sign-settle-text = Third phase. Workers settle the top tile of your world stack.

roll_galaxy-sign-produce-name = Produce
roll_galaxy-sign-produce-text = Fourth phase. Workers become goods on worlds with a color.

roll_galaxy-sign-ship-name = Ship
roll_galaxy-sign-ship-text = Fifth phase. Workers ship goods: Trade for credits, or Consume for points.

roll_galaxy-sign-wild-name = Wild
roll_galaxy-sign-wild-text = You can put this die in any column.

roll_galaxy-sign-home-name = H: Home die
roll_galaxy-sign-home-text = Faces: two Explore and one each of Develop, Settle, Produce, and Ship. None is wild.

roll_galaxy-sign-military-name = M: Military die
roll_galaxy-sign-military-text = Faces: two Develop, two Settle, one Explore, and one wild.

roll_galaxy-sign-consumption-name = C: Consumption die
roll_galaxy-sign-consumption-text = Faces: three Ship and one each of Explore, Develop, and wild. It matches every color when you Consume goods.

roll_galaxy-sign-novelty-name = N: Novelty die
roll_galaxy-sign-novelty-text = Faces: two Produce, two Ship, one Explore, and one wild.

roll_galaxy-sign-rare-name = R: Rare Elements die
roll_galaxy-sign-rare-text = Faces: two Develop and one each of Explore, Produce, Ship, and wild.

roll_galaxy-sign-genes-name = G: Genes die
roll_galaxy-sign-genes-text = Faces: two Settle, two wild, and one each of Explore and Produce.

roll_galaxy-sign-alien-name = A: Alien Technology die
roll_galaxy-sign-alien-text = Faces: three wild and one each of Develop, Settle, and Produce.

roll_galaxy-sign-development-name = Number in a diamond
roll_galaxy-sign-development-text = A development. The number is both the workers it takes and the points it scores.

roll_galaxy-sign-world-name = Number in a circle
roll_galaxy-sign-world-text = A world. The number is both the workers it takes and the points it scores.

roll_galaxy-sign-world_novelty-name = World with N
roll_galaxy-sign-world_novelty-text = A Novelty world. Its goods trade for $3.

roll_galaxy-sign-world_rare-name = World with R
roll_galaxy-sign-world_rare-text = A Rare Elements world. Its goods trade for $4.

roll_galaxy-sign-world_genes-name = World with G
roll_galaxy-sign-world_genes-text = A Genes world. Its goods trade for $5.

roll_galaxy-sign-world_alien-name = World with A
roll_galaxy-sign-world_alien-text = An Alien Technology world. Its goods trade for $6.

roll_galaxy-sign-world_grey-name = World without a letter
roll_galaxy-sign-world_grey-text = A world that can't hold goods.

roll_galaxy-sign-good-name = Die on a world
roll_galaxy-sign-good-text = A good. It stays there until you ship or recall it.

roll_galaxy-sign-to_cup-name = Die, arrow, cup
roll_galaxy-sign-to_cup-text = You gain this die. It goes into your cup.

roll_galaxy-sign-to_citizenry-name = Die, arrow, people
roll_galaxy-sign-to_citizenry-text = You gain this die. It goes into your Citizenry.

roll_galaxy-sign-to_world-name = Die, arrow, factory
roll_galaxy-sign-to_world-text = You gain this die. It becomes a good on this world.

roll_galaxy-sign-placed-name = Lightning bolt
roll_galaxy-sign-placed-text = Happens once, when you add the tile to your tableau.

roll_galaxy-sign-reassign-name = Crossed arrows
roll_galaxy-sign-reassign-text = Reassign: before the reveal, you may move these workers to the column named.

roll_galaxy-sign-phase_power-name = Phase symbol before the text
roll_galaxy-sign-phase_power-text = A power that works every time this phase happens.

roll_galaxy-sign-end_power-name = Flag before the text
roll_galaxy-sign-end_power-text = Scores at the end of the game.

roll_galaxy-sign-credits-name = Coins
roll_galaxy-sign-credits-text = A player's credits, $0 to $10; your own are on the dial. $1 moves a die from the Citizenry to the cup.

roll_galaxy-sign-cup-name = Cup
roll_galaxy-sign-cup-text = The dice you roll next.

roll_galaxy-sign-citizenry-name = People
roll_galaxy-sign-citizenry-text = Your Citizenry: dice waiting to be recruited.

roll_galaxy-sign-chips-name = Trophy
roll_galaxy-sign-chips-text = VP chips: a player's own next to the name, otherwise those left in the middle. When the middle is empty, the current round is the final one.

roll_galaxy-sign-squares-name = Flag
roll_galaxy-sign-squares-text = Squares: a player's own next to the name, otherwise the largest tableau. A round in which someone has twelve squares is the final round.

roll_galaxy-sign-bag-name = Sack
roll_galaxy-sign-bag-text = The bag: tiles still to be drawn.

roll_galaxy-sign-dictate-name = Gavel
roll_galaxy-sign-dictate-text = Dictate: give up one die here and move another to any column.

roll_galaxy-sign-virtual-name = Circle with a dotted edge
roll_galaxy-sign-virtual-text = A worker without a die, provided by a tile. It works in the phase shown on it.

roll_galaxy-sign-occurs-name = Column that isn't faded
roll_galaxy-sign-occurs-text = After the reveal: this phase happens this round.

roll_galaxy-sign-now-name = Gold column
roll_galaxy-sign-now-text = The phase being played now; before the reveal, the phase you have selected.

roll_galaxy-sign-selected_by-name = Player marks at the head of a column
roll_galaxy-sign-selected_by-text = The players who selected the phase.

roll_galaxy-sign-extra_die-name = Small white die at the head of a column
roll_galaxy-sign-extra_die-text = In two-player games: the extra die selected the phase.

roll_galaxy-sign-choosable-name = Gold edge
roll_galaxy-sign-choosable-text = You can choose this now. A wide edge means it is chosen. Around another player's empire, it means that this player is deciding.

roll_galaxy-sign-advised-name = Violet edge
roll_galaxy-sign-advised-text = Part of what a hint suggests.

roll_galaxy-sign-happened-name = Amber edge
roll_galaxy-sign-happened-text = Part of what has just happened.

# Why something on the table cannot be chosen; shown next to the pointer.
roll_galaxy-why-pick_a_die = Pick one of your dice first, then where it should go.
roll_galaxy-why-pick_a_wild_die = Pick a wild die first, then its column.
roll_galaxy-why-selected = You've already selected { $phase }. Now you can only place wild dice, or move others with powers.
roll_galaxy-why-shows_another = This die doesn't show { $phase }. Drop it on the head of a column to select that phase with it.
roll_galaxy-why-phases_are_chosen = Phases are selected at the start of the round, after everyone has rolled.
roll_galaxy-why-other_stack = This is the { $phase } phase. Only its stack takes workers.
roll_galaxy-why-no_credits = You have no credits left to recruit dice.
roll_galaxy-why-now_roll = Roll the dice first.
roll_galaxy-why-now_handicap = Choose your minimum number of credits with a button.
roll_galaxy-why-now_start = Choose which of your two tiles to develop.
roll_galaxy-why-now_assign = Assign your dice: pick a die, then a place for it.
roll_galaxy-why-now_place = Choose a side to add to your stacks.
roll_galaxy-why-now_tasks = Choose what your next worker in Explore does: Stock or Scout.
roll_galaxy-why-now_abandon = Choose tiles to abandon, or draw.
roll_galaxy-why-now_use = Choose the workers that complete the tile.
roll_galaxy-why-now_save = Choose the workers that go back to your cup.
roll_galaxy-why-now_remove = Choose which of your dice to lose.
roll_galaxy-why-now_build = Choose a worker in this phase to put on the stack.
roll_galaxy-why-now_goods = Choose a worker, and the world on which it becomes a good.
roll_galaxy-why-now_shipping = Choose a good and the worker that ships it.
roll_galaxy-why-now_recruit = Choose which dice to recruit from your Citizenry.
roll_galaxy-why-now_recall = Choose dice on your stacks and worlds, or end the round if your cup isn't empty.
roll_galaxy-why-now_other = You can't choose this now.

# Words in sentences: dice, and how many of a kind.
roll_galaxy-die-home = Home
roll_galaxy-die-military = Military
roll_galaxy-die-consumption = Consumption
roll_galaxy-die-novelty = Novelty
roll_galaxy-die-rare = Rare Elements
roll_galaxy-die-genes = Genes
roll_galaxy-die-alien = Alien Technology

roll_galaxy-a_die-home = a Home die
roll_galaxy-a_die-military = a Military die
roll_galaxy-a_die-consumption = a Consumption die
roll_galaxy-a_die-novelty = a Novelty die
roll_galaxy-a_die-rare = a Rare Elements die
roll_galaxy-a_die-genes = a Genes die
roll_galaxy-a_die-alien = an Alien Technology die

roll_galaxy-a_worker-home = a Home worker without a die
roll_galaxy-a_worker-military = a Military worker without a die
roll_galaxy-a_worker-consumption = a Consumption worker without a die
roll_galaxy-a_worker-novelty = a Novelty worker without a die
roll_galaxy-a_worker-rare = a Rare Elements worker without a die
roll_galaxy-a_worker-genes = a Genes worker without a die
roll_galaxy-a_worker-alien = an Alien Technology worker without a die

roll_galaxy-some = { $n } { $what }
roll_galaxy-tile = { $development } / { $world }
roll_galaxy-place-cup = the cup
roll_galaxy-place-citizenry = the Citizenry
roll_galaxy-place-developments = the development stack
roll_galaxy-place-worlds = the world stack
roll_galaxy-the_dictate = Dictate
roll_galaxy-means-selection = selection
roll_galaxy-means-wild = wild face

roll_galaxy-log-faction = { SEAT($seat) }'s faction is { $left } and { $right }.
roll_galaxy-log-home_world = { SEAT($seat) }'s home world is { $face }.
roll_galaxy-log-draw = { SEAT($seat) } draws { $tile }.
roll_galaxy-log-opening = Everyone reveals their starting tiles.
roll_galaxy-log-roll = { SEAT($seat) } rolls { $faces } ({ $die }).
roll_galaxy-rolled = { SEAT($seat) } rolls { $faces }.
roll_galaxy-log-reveal_2 = Selected phases: { SEAT($seat_0) } { $phase_0 }, { SEAT($seat_1) } { $phase_1 }; the extra die shows { $extra }.
roll_galaxy-log-reveal_3 = Selected phases: { SEAT($seat_0) } { $phase_0 }, { SEAT($seat_1) } { $phase_1 }, { SEAT($seat_2) } { $phase_2 }.
roll_galaxy-log-reveal_4 = Selected phases: { SEAT($seat_0) } { $phase_0 }, { SEAT($seat_1) } { $phase_1 }, { SEAT($seat_2) } { $phase_2 }, { SEAT($seat_3) } { $phase_3 }.
roll_galaxy-log-reveal_5 = Selected phases: { SEAT($seat_0) } { $phase_0 }, { SEAT($seat_1) } { $phase_1 }, { SEAT($seat_2) } { $phase_2 }, { SEAT($seat_3) } { $phase_3 }, { SEAT($seat_4) } { $phase_4 }.
roll_galaxy-log-uncover = { SEAT($seat) } uncovers { $face }, now on top of the stack.
roll_galaxy-log-no_handicap = { SEAT($seat) } plays with the standard minimum: $1 after every round.
roll_galaxy-log-handicap = { SEAT($seat) } will have at least ${ $credits } after every round.
roll_galaxy-log-start = { SEAT($seat) } starts with { $development } to develop and { $world } to settle.
roll_galaxy-log-wild = { SEAT($seat) } puts a wild { $die } die in { $phase }.
roll_galaxy-log-select = { SEAT($seat) } selects { $phase } with { $worker }.
roll_galaxy-log-dictate = { SEAT($seat) } gives up { $worker } to Dictate.
roll_galaxy-log-move = { SEAT($seat) } moves { $worker } to { $phase } with { $power }.
roll_galaxy-log-pair = { SEAT($seat) } moves { $one_die } and { $other_die } from { $phase } with { $power }.
roll_galaxy-log-begin_draw = { SEAT($seat) } starts drawing.
roll_galaxy-log-confirm = { SEAT($seat) } has assigned all dice.
roll_galaxy-log-stock = { SEAT($seat) } stocks with { $worker }.
roll_galaxy-log-scout = { SEAT($seat) } scouts with { $worker }.
roll_galaxy-log-abandon = { SEAT($seat) } abandons { $face }.
roll_galaxy-log-place_develop = { SEAT($seat) } adds { $face } to the development stack.
roll_galaxy-log-place_settle = { SEAT($seat) } adds { $face } to the world stack.
roll_galaxy-log-place_develop_top = { SEAT($seat) } puts { $face } on top of the development stack.
roll_galaxy-log-place_settle_top = { SEAT($seat) } puts { $face } on top of the world stack.
roll_galaxy-log-tidy = { SEAT($seat) } rearranges the stacks.
roll_galaxy-log-done = { SEAT($seat) } is done.
roll_galaxy-log-done_recalling = { SEAT($seat) } ends the round.
roll_galaxy-log-work = { SEAT($seat) } builds with { $worker }.
roll_galaxy-log-use = { SEAT($seat) } completes the tile with { $dice }.
roll_galaxy-log-save = { SEAT($seat) } puts { $dice } straight back in the cup.
roll_galaxy-log-remove = { SEAT($seat) } loses { $worker } from { $place }.
roll_galaxy-log-produce = { SEAT($seat) } produces on { $world } with { $worker }.
roll_galaxy-log-trade = { SEAT($seat) } trades the { $good } good from { $world } with { $worker }.
roll_galaxy-log-consume = { SEAT($seat) } consumes the { $good } good from { $world } with { $worker }.
roll_galaxy-log-bank = { SEAT($seat) } pays $1 for a VP chip.
roll_galaxy-log-bank_not = { SEAT($seat) } doesn't buy a VP chip.
roll_galaxy-log-recruit = { SEAT($seat) } recruits { $worker } for $1.
roll_galaxy-log-recall = { SEAT($seat) } recalls { $worker } from { $place }.

## what a decision is about, for the first stage of a hint; never which plan is best

roll_galaxy-theme-general = Look at what your dice can still do this round.
roll_galaxy-theme-handicap = $1 is standard. A higher minimum makes the game easier for you.
roll_galaxy-theme-assign = For each phase, count how many dice you can get there and how many it can use.
roll_galaxy-theme-assign_more = Do any of your dice have nothing to do where they are?
roll_galaxy-theme-tasks = Which do you need more: credits for recruiting, or tiles to build?
roll_galaxy-theme-abandon = Would you rather have a new tile than one in your stacks?
roll_galaxy-theme-place = Compare what the two sides cost and what they give you.
roll_galaxy-theme-build = Which colors do you want back in your cup soon?
roll_galaxy-theme-goods = Look at the colors of your worlds and dice.
roll_galaxy-theme-shipping = Which do you need more: credits or points?
roll_galaxy-theme-level = For each phase, count how many dice you can get there and how many it can use.
roll_galaxy-theme-points = For each phase, count how many dice you can get there and how many it can use.
roll_galaxy-theme-last_vp_pool = The game may end soon, so points this round matter most.
roll_galaxy-theme-last_tableau = The game may end soon, so points this round matter most.
roll_galaxy-theme-goal_explore = Are you short of credits, or of tiles?
roll_galaxy-theme-goal_develop = Look at how many workers your developments still need.
roll_galaxy-theme-goal_settle = Look at how many workers your worlds still need.
roll_galaxy-theme-goal_produce = Count the worlds with room for a good.
roll_galaxy-theme-goal_ship = Count the goods you could ship.
roll_galaxy-theme-reach = Look at where each die can be useful.
roll_galaxy-theme-reach_without_dictate = Look at where each die can be useful.
roll_galaxy-theme-tie_vp = Two phases are about equal: small differences matter.
roll_galaxy-theme-tie_without_dictate = Two phases are about equal: small differences matter.
roll_galaxy-theme-tie_natural = Two phases are about equal: small differences matter.
roll_galaxy-theme-tie_white_die = Two phases are about equal: small differences matter.
roll_galaxy-theme-natural = Look at where each die can be useful.
roll_galaxy-theme-matches = Look at where each die can be useful.
roll_galaxy-theme-idle = Look at where each die can be useful.
roll_galaxy-theme-moved = Look at where each die can be useful.
roll_galaxy-theme-pays = Look at where each die can be useful.
roll_galaxy-theme-swapped = Look at where each die can be useful.
roll_galaxy-theme-own_way = Look at where your dice are now.
roll_galaxy-theme-minimum = Think of the credits you will need in the next rounds.
roll_galaxy-theme-start = Compare the costs of your first tiles.
roll_galaxy-theme-explore_1 = Are you short of credits, or of tiles?
roll_galaxy-theme-explore_2 = Are you short of credits, or of tiles?
roll_galaxy-theme-explore_3 = Are you short of credits, or of tiles?
roll_galaxy-theme-explore_4 = Are you short of credits, or of tiles?
roll_galaxy-theme-projected = Count the dice that will be waiting in your Citizenry.
roll_galaxy-theme-no_abandon = Is any tile worth giving up?
roll_galaxy-theme-side = Compare what both sides cost, and look at your stacks.
roll_galaxy-theme-done = Look at who can still explore.
roll_galaxy-theme-work = Look at the colors of your dice.
roll_galaxy-theme-use = Look at the colors of your dice.
roll_galaxy-theme-save = Look at the colors of your dice.
roll_galaxy-theme-remove = Look at the colors of your dice.
roll_galaxy-theme-recruit = Look at the colors of your dice.
roll_galaxy-theme-produce_1 = Look at the colors of your worlds and dice, and at the prices.
roll_galaxy-theme-produce_2 = Look at the colors of your worlds and dice, and at the prices.
roll_galaxy-theme-produce_3 = Look at the colors of your worlds and dice, and at the prices.
roll_galaxy-theme-produce_4 = Look at the colors of your worlds and dice, and at the prices.
roll_galaxy-theme-ship_4 = Which do you need more: credits or points?
roll_galaxy-theme-ship_5 = Which do you need more: credits or points?
roll_galaxy-theme-ship_6 = Which do you need more: credits or points?
roll_galaxy-theme-ship_7 = Which do you need more: credits or points?
roll_galaxy-theme-bank = Count the credits you need for recruiting.
roll_galaxy-theme-no_bank = Count the credits you need for recruiting.
roll_galaxy-theme-recall = Look at your cup.
roll_galaxy-theme-no_recall = Look at your cup and at your dice at work.

roll_galaxy-set-general = Assigning dice
roll_galaxy-set-assign = Selecting a phase
roll_galaxy-set-start = First tiles
roll_galaxy-set-tasks = Stock or Scout
roll_galaxy-set-abandon = Drawing tiles
roll_galaxy-set-place = Drawing tiles
roll_galaxy-set-build = Building
roll_galaxy-set-recruit = Recruiting
roll_galaxy-set-projected = Recruiting
roll_galaxy-set-goods = Goods
roll_galaxy-set-shipping = Goods
roll_galaxy-set-last_vp_pool = The last rounds
roll_galaxy-set-last_tableau = The last rounds

## what the bars of a hint measure

roll_galaxy-preference-dice = { $n ->
    [one] die
   *[other] dice
}
roll_galaxy-preference-points = { $n ->
    [one] point
   *[other] points
}

# Actions in short, in the log, in hints, and on buttons.
roll_galaxy-short-faction = faction { $left } / { $right }
roll_galaxy-short-home_world = home world { $face }
roll_galaxy-short-draw = draw { $tile }
roll_galaxy-short-roll = { $faces }
roll_galaxy-short-uncover = uncover { $face }
roll_galaxy-short-opening = reveal
roll_galaxy-short-reveal_2 = reveal { $extra }
roll_galaxy-short-reveal_3 = reveal
roll_galaxy-short-reveal_4 = reveal
roll_galaxy-short-reveal_5 = reveal
# What a review calls a chance event that belongs to no seat.
roll_galaxy-chance-reveal_2 = Round { $round }: the extra die
roll_galaxy-short-no_handicap = at least ${ $credits } after each round
roll_galaxy-short-handicap = at least ${ $credits } after each round
roll_galaxy-short-start = develop { $development }, settle { $world }
roll_galaxy-short-wild = place wild { $die } in { $phase }
roll_galaxy-step-select = Select { $place } with { $die }
roll_galaxy-step-move = { $die } → { $place }
roll_galaxy-short-select = select { $phase } with { $die } from { $column }
roll_galaxy-short-dictate = give up { $die } from { $column }
roll_galaxy-short-move = move { $die } from { $column } to { $phase } ({ $power })
roll_galaxy-short-pair = move { $one } and { $other } from { $phase } ({ $power })
roll_galaxy-short-begin_draw = draw tiles
roll_galaxy-short-confirm = confirm
roll_galaxy-short-stock = stock with { $who }
roll_galaxy-short-scout = scout with { $who }
roll_galaxy-short-abandon = abandon { $face }
roll_galaxy-short-place_develop = add { $face }
roll_galaxy-short-place_settle = add { $face }
roll_galaxy-short-place_develop_top = add { $face } on top
roll_galaxy-short-place_settle_top = add { $face } on top
roll_galaxy-short-tidy = rearrange the stacks
roll_galaxy-short-done = done
roll_galaxy-short-done_recalling = end the round
roll_galaxy-short-work = build with { $who }
roll_galaxy-short-use = complete the tile with { $dice }
roll_galaxy-short-save = return { $dice } to the cup
roll_galaxy-short-remove = lose { $who } from { $place }
roll_galaxy-short-produce = produce on { $world } with { $who }
roll_galaxy-short-trade = trade { $good } from { $world } with { $who }
roll_galaxy-short-consume = consume { $good } from { $world } with { $who }
roll_galaxy-short-bank = pay $1 for a VP chip
roll_galaxy-short-bank_not = keep the credits
roll_galaxy-short-recruit = recruit { $who }
roll_galaxy-short-recall = recall { $who } from { $place }

## reasons: at most 14 words

roll_galaxy-reason-ahead = Averages { $points } VP at the end, { $lead ->
    [0] about as many as
   *[some] { $lead } ahead of
} the best opponent.
roll_galaxy-reason-trails = Averages { $points } VP at the end, { $lead ->
    [0] about as many as
   *[some] { $lead } behind
} the best opponent.
roll_galaxy-reason-explorers = { $n ->
    [one] One explorer: a new tile, or $2.
   *[other] { $n } explorers: new tiles, or up to ${ $most }.
}
roll_galaxy-reason-producers = { $n ->
    [one] One producer,
   *[other] { $n } producers,
} { $goods ->
    [0] no room for goods.
    [one] room for one good.
   *[other] room for { $goods } goods.
}
roll_galaxy-reason-shippers = { $n ->
    [one] One shipper
   *[other] { $n } shippers
} for { $goods ->
    [0] no goods.
    [one] one good.
   *[other] { $goods } goods.
}
roll_galaxy-reason-completes = { $more ->
    [0] { $n ->
        [one] One worker is
       *[other] { $n } workers are
    } enough to complete { $tile }.
    [one] { $n } workers, one more than { $tile } needs.
   *[other] { $n } workers, { $more } more than { $tile } needs.
}
roll_galaxy-reason-builds = { $n } of the { $cost } workers that { $tile } needs.
roll_galaxy-reason-earns = Earns ${ $n }, for ${ $all } in all.
roll_galaxy-reason-earns_chips = Earns { $n } VP, for { $all } VP in chips.
roll_galaxy-reason-scouts = A new tile. The stacks hold { $developments ->
    [0] no developments
    [one] one development
   *[other] { $developments } developments
} and { $worlds ->
    [0] no worlds.
    [one] one world.
   *[other] { $worlds } worlds.
}
roll_galaxy-reason-sides = Its sides: { $sides }{ $n ->
    [0] .
    [one] ; one world in the tableau has its color.
   *[other] ; { $n } worlds in the tableau have its color.
}
roll_galaxy-reason-placed = Needs { $cost ->
    [one] one worker
   *[other] { $cost } workers
}{ $n ->
    [0] {" "}and is next to be built.
    [one] {" "}and waits for one other tile.
   *[other] {" "}and waits for { $n } other tiles.
} { $does }
roll_galaxy-reason-fits = The die matches { $tile }: 1 VP more when the good is consumed.
roll_galaxy-reason-fits_not = The die doesn't match { $tile }: no extra VP when the good is consumed.
roll_galaxy-reason-frees = The { $good } die on { $tile } goes to the Citizenry, making room for another good.
roll_galaxy-reason-no_die = The { $die } worker has no die: no die is used up.
roll_galaxy-reason-abandons = Abandons { $tile }, which needs { $cost ->
    [one] one worker.
   *[other] { $cost } workers.
} { $does }
roll_galaxy-reason-taken = Takes the { $die } die from { $column }; each opponent is { PERCENT($share, decimals: 0) } likely to select that.
roll_galaxy-reason-waits = The { $die } die waits in { $column }; each opponent is { PERCENT($share, decimals: 0) } likely to select that.
roll_galaxy-reason-there_anyway = Selects with the { $die } die, which is in { $column } anyway.
roll_galaxy-reason-stays = { $n ->
    [one] One die
   *[other] { $n } dice
} to roll next round; the dice at work stay there.
roll_galaxy-reason-recalls_worker = Leaves { $n } of the { $cost } workers that { $tile } needs. Sides of the die: { $sides }.
roll_galaxy-reason-recalls_idle = It has nothing to build there. Sides of the die: { $sides }.
roll_galaxy-reason-recalls_good = Takes the good from { $tile }. Sides of the die: { $sides }.
roll_galaxy-reason-usual = Learned from many past games: this is the usual choice here.
roll_galaxy-reason-points_too = Another choice may win more often; this one makes up for it in points.
roll_galaxy-reason-others = { $does } Each opponent is { PERCENT($share, decimals: 0) } likely to select { $phase }.
roll_galaxy-reason-level = Dice for { $phase }: { $reach } can get there, { $goal ->
    [0] none
   *[some] { $goal }
} can be used.
roll_galaxy-reason-points = { $phase } scores { $points ->
    [0] nothing right away, and this may be the final round.
   *[some] { $points } VP right away; points put off may never be scored.
}
roll_galaxy-reason-last_vp_pool = Probably the final round: there are enough goods to use up the chips.
roll_galaxy-reason-last_tableau = Probably the final round: a tableau can reach 12 squares.
roll_galaxy-reason-goal_explore = { $tiles ->
    [0] Explorers needed to reach $5: { $stocks }.
   *[some] { $stocks ->
        [0] Explorers needed for new tiles: { $tiles }.
       *[some] Explorers needed: { $stocks } to reach $5, { $tiles } for new tiles.
    }
}
roll_galaxy-reason-goal_develop = The developments in the stack cost { $costs } in all; workers already there: { $waiting }.
roll_galaxy-reason-goal_settle = The worlds in the stack cost { $costs } in all; workers already there: { $waiting }.
roll_galaxy-reason-reach = Workers in this plan: { $natural } rolled, { $moved } moved, { $dictated } by Dictate, { $virtual } without dice.
roll_galaxy-reason-reach_without_dictate = Workers in this plan: { $natural } rolled, { $moved } moved, { $virtual } without dice.
roll_galaxy-reason-natural = Dice that rolled { $phase }: { $dice }.
roll_galaxy-reason-tie_vp = As good as another phase, but scores more points right away.
roll_galaxy-reason-tie_without_dictate = As good as another phase, but relies less on Dictate.
roll_galaxy-reason-tie_natural = As good as another phase, but more dice rolled it.
roll_galaxy-reason-tie_white_die = As good as another phase; a white die broke the tie.
roll_galaxy-reason-matches = { $die } die from { $column } to { $phase } ({ $means }): it matches a world.
roll_galaxy-reason-idle = { $die } die from { $column } to { $phase } ({ $means }): it had nothing to do.
roll_galaxy-reason-moved = { $die } die from { $column } to { $phase } ({ $means }).
roll_galaxy-reason-pays = Dictate costs the { $die } die in { $column }.
roll_galaxy-reason-swapped = Selects with the less valuable die, so the better one returns to the cup.
roll_galaxy-reason-own_way = The dice no longer follow the plan: finish what was started.
roll_galaxy-reason-minimum = Plays with at least ${ $credits } after every round.
roll_galaxy-reason-start = Prefers the cheaper world, then the cheaper development.
roll_galaxy-reason-explore_1 = Stocks: there are too few credits to recruit the dice.
roll_galaxy-reason-explore_2 = Scouts: a stack has fewer than two tiles.
roll_galaxy-reason-explore_3 = Stocks: there are enough tiles, and credits are below $9.
roll_galaxy-reason-explore_4 = Scouts: there is nothing better to do.
roll_galaxy-reason-projected = Dice expected in the Citizenry: about { $n }. There now: { $now }.
roll_galaxy-reason-no_abandon = Keeps its tiles: Rollbot never abandons any.
roll_galaxy-reason-side = Goes under the shorter stack; if both are equal, uses the cheaper side.
roll_galaxy-reason-done = No explorers left.
roll_galaxy-reason-tidy = Puts the cheapest tiles on top with Advanced Logistics.
roll_galaxy-reason-work = Places workers so that the best colors come back soonest.
roll_galaxy-reason-use = Uses the best colors; the least valuable dice wait.
roll_galaxy-reason-save = Saves the best colors for the next roll.
roll_galaxy-reason-remove = Loses the least valuable die.
roll_galaxy-reason-produce_1 = A die in the world's own color makes the best good.
roll_galaxy-reason-produce_2 = A Home or Military die goes to the world with the best price.
roll_galaxy-reason-produce_3 = Consumption dice match every world.
roll_galaxy-reason-produce_4 = No world of its color is free: goes where the price is best.
roll_galaxy-reason-ship_4 = Trades a 1-point good: at least $1 short for recruiting.
roll_galaxy-reason-ship_5 = Trades a 2-point good: at least $2 short for recruiting.
roll_galaxy-reason-ship_6 = Trades a 3-point good: at least $4 short for recruiting.
roll_galaxy-reason-ship_7 = Consumes for points: they outweigh the credits, or the game is ending.
roll_galaxy-reason-bank = This credit would not be needed for recruiting.
roll_galaxy-reason-no_bank = Every credit is needed for recruiting.
roll_galaxy-reason-recruit = Recruits the best color.
roll_galaxy-reason-recall = The cup is empty: recalls the die that will be missed the least.
roll_galaxy-reason-no_recall = Leaves the dice at work.

roll_galaxy-reason-goal_produce = { $n ->
    [0] No world has room for another good.
    [one] There is room for 1 good.
   *[other] There is room for { $n } goods.
}

roll_galaxy-reason-goal_ship = { $n ->
    [0] There are no goods to ship.
    [one] 1 good can be shipped.
   *[other] { $n } goods can be shipped.
}

## bots

roll_galaxy-bot-adaptive-name = Iris
roll_galaxy-bot-adaptive-about = Plays at about your rating: weighs the phases, but often picks one that isn't the best.
roll_galaxy-bot-adaptive-objective = An even game.

roll_galaxy-bot-adaptive-remark-hello = Small empires, one big galaxy. Shall we?
roll_galaxy-bot-adaptive-remark-ahead = My workers had a good round.
roll_galaxy-bot-adaptive-remark-behind = Your worlds are growing fast.
roll_galaxy-bot-adaptive-remark-won = By a few points. Again?
roll_galaxy-bot-adaptive-remark-lost = Your galaxy was the better one.

roll_galaxy-bot-random-name = Random
roll_galaxy-bot-random-about = Plays anything the rules allow; every choice is equally likely.
roll_galaxy-bot-random-objective = None.

roll_galaxy-bot-settler-name = Leo
roll_galaxy-bot-settler-about = Selects phases at random, explores and recruits sensibly, and leaves the rest to chance.
roll_galaxy-bot-settler-objective = None, just a few rules of thumb.

roll_galaxy-bot-settler-remark-hello = All these dice. Which planet is mine?
roll_galaxy-bot-settler-remark-ahead = I think my crew likes it here.
roll_galaxy-bot-settler-remark-behind = Are those all your worlds?
roll_galaxy-bot-settler-remark-won = My first empire. Look at it.
roll_galaxy-bot-settler-remark-lost = I'll find a bigger galaxy.

roll_galaxy-bot-rollbot_easy-name = Rollbot (Easy)
roll_galaxy-bot-rollbot_easy-about = Selects the phase that can use the most of its dice, and has at least $1 after every round.
roll_galaxy-bot-rollbot_easy-objective = Dice at work now; points only when the game is about to end.

roll_galaxy-bot-rollbot_easy-remark-hello = BEEP. One credit, please.
roll_galaxy-bot-rollbot_easy-remark-ahead = BEEP. Efficiency: good.
roll_galaxy-bot-rollbot_easy-remark-behind = BEEP. Recalculating.
roll_galaxy-bot-rollbot_easy-remark-won = BEEP. Victory registered.
roll_galaxy-bot-rollbot_easy-remark-lost = BEEP. Well played, human.

roll_galaxy-bot-rollbot_medium-name = Rollbot (Medium)
roll_galaxy-bot-rollbot_medium-about = Plays like Rollbot (Easy), but has at least $2 after every round.
roll_galaxy-bot-rollbot_medium-objective = Dice at work now; points only when the game is about to end.

roll_galaxy-bot-rollbot_medium-remark-hello = BEEP. Two credits, please.
roll_galaxy-bot-rollbot_medium-remark-ahead = BEEP. Efficiency: very good.
roll_galaxy-bot-rollbot_medium-remark-behind = BEEP. Deviation noted.
roll_galaxy-bot-rollbot_medium-remark-won = BEEP. Victory registered, twice.
roll_galaxy-bot-rollbot_medium-remark-lost = BEEP. Error in my favor not found.

roll_galaxy-bot-rollbot_hard-name = Rollbot (Hard)
roll_galaxy-bot-rollbot_hard-about = Plays like Rollbot (Easy), but has at least $3 after every round.
roll_galaxy-bot-rollbot_hard-objective = Dice at work now; points only when the game is about to end.

roll_galaxy-bot-rollbot_hard-remark-hello = BEEP. Three credits. No discussion.
roll_galaxy-bot-rollbot_hard-remark-ahead = BEEP. Your empire seems small.
roll_galaxy-bot-rollbot_hard-remark-behind = BEEP. Unacceptable.
roll_galaxy-bot-rollbot_hard-remark-won = BEEP. Resistance was inefficient.
roll_galaxy-bot-rollbot_hard-remark-lost = BEEP. Requesting rematch.

roll_galaxy-bot-rollbot_insane-name = Rollbot (Insane)
roll_galaxy-bot-rollbot_insane-about = Plays like Rollbot (Easy), but has at least $4 after every round.
roll_galaxy-bot-rollbot_insane-objective = Dice at work now; points only when the game is about to end.

roll_galaxy-bot-rollbot_insane-remark-hello = BEEP. Four credits. Always four.
roll_galaxy-bot-rollbot_insane-remark-ahead = BEEP. All as computed.
roll_galaxy-bot-rollbot_insane-remark-behind = BEEP. This does not compute.
roll_galaxy-bot-rollbot_insane-remark-won = BEEP. The galaxy is full. Of me.
roll_galaxy-bot-rollbot_insane-remark-lost = BEEP. Insane. Truly.

roll_galaxy-bot-planner-name = Nova
roll_galaxy-bot-planner-about = Runs thousands of playouts in which she plays as she has learned to, and opponents play like Rollbot.
roll_galaxy-bot-planner-objective = Winning, by as many VP as possible.

roll_galaxy-bot-planner-remark-hello = I have seen where this goes.
roll_galaxy-bot-planner-remark-ahead = The stars are aligned.
roll_galaxy-bot-planner-remark-behind = I have other plans.
roll_galaxy-bot-planner-remark-won = This was the plan I liked best.
roll_galaxy-bot-planner-remark-lost = You found one I had not seen.

## Names and powers of the faces

roll_galaxy-face-T01A-name = Advanced Logistics
roll_galaxy-face-T01A-text = During Explore, you may reorder the tiles in your two stacks and turn any of them over, as often as you like. A tile you turn over moves to the other stack.

roll_galaxy-face-T02A-name = Alien Research Ship
roll_galaxy-face-T02A-text = In Explore, you have an extra Home explorer and an extra Alien Technology explorer, both without a die.

roll_galaxy-face-T03A-name = Alien Research Team
roll_galaxy-face-T03A-text = At the end of Explore, draw a tile and keep it. Also gain $1 if at least one of your Alien Technology explorers Scouted.

roll_galaxy-face-T04A-name = Alien Uplift Blueprints
roll_galaxy-face-T04A-text = Your Genes and Alien Technology worlds need 1 fewer settler.

roll_galaxy-face-T05A-name = Backup Planning
roll_galaxy-face-T05A-text = You may Dictate any number of times per round.

roll_galaxy-face-T06A-name = Colonial Affinity
roll_galaxy-face-T06A-text = Reassign: move one worker to Settle.

roll_galaxy-face-T07A-name = Conscription
roll_galaxy-face-T07A-text = When completed, lose one of your dice, then put two new Military dice in your cup.

roll_galaxy-face-T08A-name = Diversification
roll_galaxy-face-T08A-text = Reassign: move one Home worker from Explore to any phase.

roll_galaxy-face-T09A-name = Executive Power
roll_galaxy-face-T09A-text = Reassign: move exactly two workers that are in the same phase to the phase you selected.

roll_galaxy-face-T10A-name = Export Duties
roll_galaxy-face-T10A-text = When you Trade a good, gain $1 more.

roll_galaxy-face-T11A-name = Free Trade Association
roll_galaxy-face-T11A-text = At the end of Ship, gain $2. At the end of the game, score half the total cost of your Novelty worlds, rounded up.

roll_galaxy-face-T12A-name = Free Trade Zone
roll_galaxy-face-T12A-text = Your gray worlds need 2 fewer settlers, but this power never lowers the number below 2.

roll_galaxy-face-T13A-name = Galactic Bankers
roll_galaxy-face-T13A-text = Each time you Trade a good, you may pay $1 for 1 VP chip. At the end of the game, score 1 VP for each of your developments.

roll_galaxy-face-T14A-name = Galactic Demand
roll_galaxy-face-T14A-text = When you Trade a good from a Novelty world, gain $2 more.

roll_galaxy-face-T15A-name = Galactic Exchange
roll_galaxy-face-T15A-text = When you complete a world, put one or two of the used settlers in your cup instead of your Citizenry. At the end of the game, score 1 VP for each different color among your dice.

roll_galaxy-face-T16A-name = Galactic Federation
roll_galaxy-face-T16A-text = When you complete another development, put one or two of the used developers in your cup instead of your Citizenry. At the end of the game, score a third of the total printed cost of your developments, rounded up.

roll_galaxy-face-T17A-name = Galactic Influence
roll_galaxy-face-T17A-text = Reassign: move one worker to any phase.

roll_galaxy-face-T18A-name = Galactic Investors
roll_galaxy-face-T18A-text = At the end of Develop, gain $2, even in the phase in which you complete this.

roll_galaxy-face-T19A-name = Galactic Mandate
roll_galaxy-face-T19A-text = When you Dictate, you may move up to three other workers instead of one, each to any phase.

roll_galaxy-face-T20A-name = Galactic Recycling
roll_galaxy-face-T20A-text = Gain $1 after you complete any other tile.

roll_galaxy-face-T21A-name = Galactic Renaissance
roll_galaxy-face-T21A-text = When you Consume a good, gain 1 more VP chip. At the end of the game, score 1, 2, 3, 4, 5, 6 … VP for having at least 1, 3, 6, 10, 15, 21 … VP in chips.

roll_galaxy-face-T22A-name = Galactic Reserves
roll_galaxy-face-T22A-text = Each of your worlds that is not gray can hold two goods. At the end of the game, score 1 VP for each good on your worlds.

roll_galaxy-face-T23A-name = Galactic Salon
roll_galaxy-face-T23A-text = At the end of Ship, gain 1 VP chip.

roll_galaxy-face-T24A-name = Homeworld Patriotism
roll_galaxy-face-T24A-text = Reassign: move one or two Home workers to the phase you selected.

roll_galaxy-face-T25A-name = Hydroponics Guild
roll_galaxy-face-T25A-text = Reassign: move one Novelty or Genes worker to any phase.

roll_galaxy-face-T26A-name = Information Tech
roll_galaxy-face-T26A-text = When completed, lose one of your dice, then put two new Novelty dice in your cup.

roll_galaxy-face-T27A-name = Investment Credits
roll_galaxy-face-T27A-text = Your other developments need 1 fewer developer, but at least 1.

roll_galaxy-face-T28A-name = Isolation Policy
roll_galaxy-face-T28A-text = Reassign: move one or two workers from Explore to any phases.

roll_galaxy-face-T29A-name = Jumpdrive Research
roll_galaxy-face-T29A-text = When you Trade a good from a Rare Elements world, gain $1 more.

roll_galaxy-face-T30A-name = Local Subsidies
roll_galaxy-face-T30A-text = Reassign: move one Home worker to any phase.

roll_galaxy-face-T31A-name = Mad Scientists
roll_galaxy-face-T31A-text = Reassign: if you have more Novelty worlds than anyone else, move one or two workers to any phases. If you are tied for the most, move one.

roll_galaxy-face-T32A-name = Major Research Labs
roll_galaxy-face-T32A-text = In Explore, you have an extra Home explorer without a die.

roll_galaxy-face-T33A-name = Merchant Guild
roll_galaxy-face-T33A-text = At the end of Produce, gain $2.

roll_galaxy-face-T34A-name = Mining League
roll_galaxy-face-T34A-text = At the end of Produce, gain $1 for each good on your Rare Elements worlds. At the end of the game, score 2 VP for each of your Rare Elements worlds.

roll_galaxy-face-T35A-name = Minor Research Labs
roll_galaxy-face-T35A-text = When you Consume a good from a Genes or Alien Technology world, gain 1 more VP chip.

roll_galaxy-face-T36A-name = Nanotechnology
roll_galaxy-face-T36A-text = Reassign: move one or two workers to any phases.

roll_galaxy-face-T37A-name = New Economy
roll_galaxy-face-T37A-text = When you Consume a good, also gain $2. At the end of the game, score 1 VP for each of your developments without a Reassign power, including this one.

roll_galaxy-face-T38A-name = New Galactic Order
roll_galaxy-face-T38A-text = When you complete a world, put all the used Military settlers in your cup instead of your Citizenry. At the end of the game, score 2 VP for every 3 Military dice you own, rounded up.

roll_galaxy-face-T39A-name = Operations Affinity
roll_galaxy-face-T39A-text = Reassign: move one worker to Explore or Produce.

roll_galaxy-face-T40A-name = Organic Shipyards
roll_galaxy-face-T40A-text = In Ship, you have an extra Home shipper and an extra Genes shipper, both without a die.

roll_galaxy-face-T41A-name = Propaganda Campaign
roll_galaxy-face-T41A-text = Reassign: move one or two workers to the phase you selected.

roll_galaxy-face-T42A-name = Public Works
roll_galaxy-face-T42A-text = Gain $1 after you complete another development.

roll_galaxy-face-T43A-name = Replicant Robots
roll_galaxy-face-T43A-text = All your worlds need 1 fewer settler, but at least 1.

roll_galaxy-face-T44A-name = Robot Surveyors
roll_galaxy-face-T44A-text = At the end of Settle, gain $2.

roll_galaxy-face-T45A-name = Shipping Affinity
roll_galaxy-face-T45A-text = Reassign: move one worker to Ship.

roll_galaxy-face-T46A-name = Space Docks
roll_galaxy-face-T46A-text = In Ship, you have an extra Home shipper without a die.

roll_galaxy-face-T47A-name = Space Marines
roll_galaxy-face-T47A-text = When completed, lose one of your dice, then gain $1 and put a new Military die in your cup.

roll_galaxy-face-T48A-name = Space Mercenaries
roll_galaxy-face-T48A-text = Reassign: move one Military or Rare Elements worker to any phase.

roll_galaxy-face-T49A-name = Space Refineries
roll_galaxy-face-T49A-text = When you Consume a good from a Rare Elements world, gain 1 more VP chip.

roll_galaxy-face-T50A-name = Space Tourism
roll_galaxy-face-T50A-text = At the end of Ship, gain $1, and $1 more if your most expensive world costs more than any other player's.

roll_galaxy-face-T51A-name = System Diversification
roll_galaxy-face-T51A-text = Reassign: move one or two workers other than Home dice to any phases. At the end of the game, score half the total printed cost of your developments with a Reassign power, rounded up.

roll_galaxy-face-T52A-name = Technology Affinity
roll_galaxy-face-T52A-text = Reassign: move one worker to Develop.

roll_galaxy-face-T53A-name = Technology Unions
roll_galaxy-face-T53A-text = At the end of Explore and of Produce, gain $1 if you have more developments than anyone else.

roll_galaxy-face-T54A-name = Terraforming Robots
roll_galaxy-face-T54A-text = After you complete a world, gain $1, and $1 more if it is a Rare Elements world.

roll_galaxy-face-T55A-name = Trade Levies
roll_galaxy-face-T55A-text = When you Consume a good, also gain $1.

roll_galaxy-face-T01B-name = Designer Species, Ultd.
roll_galaxy-face-T01B-text = When completed, gain $1 and put a new Genes die here as a good.

roll_galaxy-face-T02B-name = Spice World
roll_galaxy-face-T02B-text = When completed, put a new Novelty die in your cup.

roll_galaxy-face-T03B-name = Rebel Warrior Race
roll_galaxy-face-T03B-text = When completed, lose one of your dice, then put a new Military die and a new Genes die in your Citizenry.

roll_galaxy-face-T04B-name = Information Hub
roll_galaxy-face-T04B-text = When completed, put a new Novelty die here as a good.

roll_galaxy-face-T05B-name = Galactic Trendsetters
roll_galaxy-face-T05B-text = When completed, gain $2 and put two new Consumption dice in your Citizenry.

roll_galaxy-face-T06B-name = Malevolent Lifeforms
roll_galaxy-face-T06B-text = When completed, put a new Genes die here as a good.

roll_galaxy-face-T07B-name = Gem World
roll_galaxy-face-T07B-text = When completed, put a new Novelty die in your cup.

roll_galaxy-face-T08B-name = Lost Species Ark World
roll_galaxy-face-T08B-text = When completed, gain $1 and put a new Genes die here as a good.

roll_galaxy-face-T09B-name = Trading World
roll_galaxy-face-T09B-text = When completed, put a new Consumption die in your Citizenry.

roll_galaxy-face-T10B-name = Silicon World
roll_galaxy-face-T10B-text = When completed, gain $1 and put a new Rare Elements die here as a good.

roll_galaxy-face-T11B-name = Sentient Robots
roll_galaxy-face-T11B-text = When completed, put a new Military die in your cup.

roll_galaxy-face-T12B-name = Galactic Resort
roll_galaxy-face-T12B-text = When completed, put a new Novelty die here as a good.

roll_galaxy-face-T13B-name = Former Penal Colony
roll_galaxy-face-T13B-text = When completed, lose one of your dice, then put a new Military die in your cup.

roll_galaxy-face-T14B-name = Deserted Alien Outpost
roll_galaxy-face-T14B-text = When completed, put a new Alien Technology die here as a good.

roll_galaxy-face-T15B-name = Star Nomad Lair
roll_galaxy-face-T15B-text = When completed, put a new Novelty die in your Citizenry.

roll_galaxy-face-T16B-name = Artist Colony
roll_galaxy-face-T16B-text = When completed, put a new Novelty die in your Citizenry.

roll_galaxy-face-T17B-name = Blaster Gem Mines
roll_galaxy-face-T17B-text = When completed, put a new Military die and a new Rare Elements die in your Citizenry.

roll_galaxy-face-T18B-name = New Vinland
roll_galaxy-face-T18B-text = When completed, put a new Novelty die in your cup.

roll_galaxy-face-T19B-name = Mining World
roll_galaxy-face-T19B-text = When completed, put a new Rare Elements die here as a good.

roll_galaxy-face-T20B-name = Alien Robot Scout Ship
roll_galaxy-face-T20B-text = When completed, gain $1 and put a new Alien Technology die in your cup.

roll_galaxy-face-T21B-name = Fifth Column
roll_galaxy-face-T21B-text = When completed, put a new Military die in your cup.

roll_galaxy-face-T22B-name = Rebel Hideout
roll_galaxy-face-T22B-text = When completed, put two new Military dice in your Citizenry.

roll_galaxy-face-T23B-name = Runaway Robots
roll_galaxy-face-T23B-text = When completed, put a new Military die in your cup.

roll_galaxy-face-T24B-name = Plague World
roll_galaxy-face-T24B-text = When completed, put a new Genes die in your cup.

roll_galaxy-face-T25B-name = Alien Sentinels
roll_galaxy-face-T25B-text = When completed, gain $3 and put a new Alien Technology die in your cup.

roll_galaxy-face-T26B-name = Pirate World
roll_galaxy-face-T26B-text = When completed, put a new Military die in your Citizenry.

roll_galaxy-face-T27B-name = Galactic Survey Headquarters
roll_galaxy-face-T27B-text = When completed, put a new Novelty die in your cup.

roll_galaxy-face-T28B-name = Planetary Nebula
roll_galaxy-face-T28B-text = When completed, put a new Rare Elements die here as a good.

roll_galaxy-face-T29B-name = Deserted Alien Library
roll_galaxy-face-T29B-text = When completed, gain $2 and put a new Alien Technology die here as a good.

roll_galaxy-face-T30B-name = Distant World
roll_galaxy-face-T30B-text = When completed, gain $1 and put a new Genes die in your cup.

roll_galaxy-face-T31B-name = Gateway Station
roll_galaxy-face-T31B-text = When completed, put a new Consumption die in your Citizenry.

roll_galaxy-face-T32B-name = Galactic Fuel Depot
roll_galaxy-face-T32B-text = When completed, put a new Rare Elements die here as a good.

roll_galaxy-face-T33B-name = Jumpdrive Fuel Refinery
roll_galaxy-face-T33B-text = When completed, put a new Rare Elements die here as a good.

roll_galaxy-face-T34B-name = New Survivalists
roll_galaxy-face-T34B-text = When completed, put a new Novelty die in your Citizenry.

roll_galaxy-face-T35B-name = Transport Hub
roll_galaxy-face-T35B-text = When completed, gain $1 and put a new Consumption die in your Citizenry.

roll_galaxy-face-T36B-name = Radioactive World
roll_galaxy-face-T36B-text = When completed, put a new Rare Elements die in your cup.

roll_galaxy-face-T37B-name = High-Gravity World
roll_galaxy-face-T37B-text = When completed, put a new Military die in your cup.

roll_galaxy-face-T38B-name = Secluded World
roll_galaxy-face-T38B-text = When completed, put a new Novelty die in your Citizenry.

roll_galaxy-face-T39B-name = Tourist World
roll_galaxy-face-T39B-text = When completed, gain $1 and put a new Consumption die in your Citizenry.

roll_galaxy-face-T40B-name = Outlaw World
roll_galaxy-face-T40B-text = When completed, put a new Military die in your cup.

roll_galaxy-face-T41B-name = Ore-Rich World
roll_galaxy-face-T41B-text = When completed, put a new Rare Elements die in your cup.

roll_galaxy-face-T42B-name = Lost Alien Warship
roll_galaxy-face-T42B-text = When completed, gain $2 and put a new Alien Technology die in your cup.

roll_galaxy-face-T43B-name = Space Port
roll_galaxy-face-T43B-text = When completed, put a new Novelty die in your cup.

roll_galaxy-face-T44B-name = Asteroid Belt
roll_galaxy-face-T44B-text = When completed, put a new Rare Elements die in your cup.

roll_galaxy-face-T45B-name = Deep Space Symbionts, Ltd.
roll_galaxy-face-T45B-text = When completed, gain $1 and put a new Genes die in your cup.

roll_galaxy-face-T46B-name = Armaments World
roll_galaxy-face-T46B-text = When completed, gain $1 and put a new Rare Elements die here as a good.

roll_galaxy-face-T47B-name = Prosperous World
roll_galaxy-face-T47B-text = When completed, put a new Novelty die here as a good.

roll_galaxy-face-T48B-name = Lost Alien Battle Fleet
roll_galaxy-face-T48B-text = When completed, gain $3 and put a new Alien Technology die in your cup.

roll_galaxy-face-T49B-name = Uplift Overseers
roll_galaxy-face-T49B-text = When completed, put a new Genes die in your cup.

roll_galaxy-face-T50B-name = Universal Exports
roll_galaxy-face-T50B-text = When completed, put a new Novelty die here as a good.

roll_galaxy-face-T51B-name = Rebel Miners
roll_galaxy-face-T51B-text = When completed, lose one of your dice, then put two new Military dice in your Citizenry.

roll_galaxy-face-T52B-name = Jungle World
roll_galaxy-face-T52B-text = When completed, put a new Genes die here as a good.

roll_galaxy-face-T53B-name = Deserted Alien Colony
roll_galaxy-face-T53B-text = When completed, gain $1 and put a new Alien Technology die here as a good.

roll_galaxy-face-T54B-name = Terraformed World
roll_galaxy-face-T54B-text = When completed, gain $2 and put a new Consumption die in your Citizenry.

roll_galaxy-face-T55B-name = Comet Zone
roll_galaxy-face-T55B-text = When completed, put a new Rare Elements die here as a good.

roll_galaxy-face-F1L-name = Space Piracy
roll_galaxy-face-F1L-text = At the end of Ship, gain $1 for every two Military dice in your Citizenry, rounded up.

roll_galaxy-face-F1R-name = Hidden Fortress
roll_galaxy-face-F1R-text = At the start, put a new Military die in your Citizenry.

roll_galaxy-face-F2L-name = Alien Archaeology
roll_galaxy-face-F2L-text = When you Stock with an Alien Technology explorer, gain $4 instead of $2.

roll_galaxy-face-F2R-name = Alien Rosetta Stone World
roll_galaxy-face-F2R-text = At the start, put a new Alien Technology die in your Citizenry.

roll_galaxy-face-F3L-name = Consumer Markets
roll_galaxy-face-F3L-text = At the end of Produce, gain $1 for each good on your Novelty worlds.

roll_galaxy-face-F3R-name = Space Mall
roll_galaxy-face-F3R-text = At the start, put a new Novelty die in your cup.

roll_galaxy-face-F4L-name = Improved Reconnaissance
roll_galaxy-face-F4L-text = When you Scout, you may put new tiles on top of their stacks instead of on the bottom.

roll_galaxy-face-F4R-name = Wormhole Station
roll_galaxy-face-F4R-text = At the start, put a new Rare Elements die in your cup.

roll_galaxy-face-F5L-name = Genetics Lab
roll_galaxy-face-F5L-text = At the end of Produce, gain $2 for each Genes die that is a good on any of your worlds.

roll_galaxy-face-F5R-name = The Last of the Gnarssh
roll_galaxy-face-F5R-text = At the start, put a new Genes die in your Citizenry.

roll_galaxy-face-F6L-name = Galactic Religion
roll_galaxy-face-F6L-text = At the end of Develop, gain $1 for each Novelty die in your Citizenry.

roll_galaxy-face-F6R-name = Pilgrimage World
roll_galaxy-face-F6R-text = At the start, put a new Novelty die here as a good.

roll_galaxy-face-F7L-name = Biological Adaptation
roll_galaxy-face-F7L-text = Your developments with a Reassign power need 1 fewer developer, but at least 1.

roll_galaxy-face-F7R-name = Aquatic Uplift World
roll_galaxy-face-F7R-text = At the start, put a new Genes die in your cup.

roll_galaxy-face-F8L-name = Mining Industry
roll_galaxy-face-F8L-text = When you Consume a good from a Rare Elements world, also gain $1.

roll_galaxy-face-F8R-name = Meteorite Planet
roll_galaxy-face-F8R-text = At the start, put a new Rare Elements die in your Citizenry.

roll_galaxy-face-F9L-name = Destroyed Colony
roll_galaxy-face-F9L-text = At the start, put a new Consumption die in your cup.

roll_galaxy-face-F9R-name = Awakened Alien Outpost
roll_galaxy-face-F9R-text = At the start, put a new Military die in your Citizenry.

roll_galaxy-face-H1-name = Alpha Centauri
roll_galaxy-face-H1-text = At the start, put a new Rare Elements die here as a good.

roll_galaxy-face-H2-name = Ancient Race
roll_galaxy-face-H2-text = At the start, put a new Genes die here as a good.

roll_galaxy-face-H3-name = Damaged Alien Factory
roll_galaxy-face-H3-text = At the start, put a new Alien Technology die in your Citizenry.

roll_galaxy-face-H4-name = Doomed World
roll_galaxy-face-H4-text = You start the game with $8 instead of $1.

roll_galaxy-face-H5-name = Earth's Lost Colony
roll_galaxy-face-H5-text = At the start, put a new Novelty die here as a good.

roll_galaxy-face-H6-name = Epsilon Eridani
roll_galaxy-face-H6-text = At the start, put a new Novelty die and a new Military die in your Citizenry.

roll_galaxy-face-H7-name = New Sparta
roll_galaxy-face-H7-text = At the start, put two new Military dice in your Citizenry.

roll_galaxy-face-H8-name = Old Earth
roll_galaxy-face-H8-text = At the start, put a new Consumption die in your Citizenry.

roll_galaxy-face-H9-name = Separatist Colony
roll_galaxy-face-H9-text = At the start, put a new Military die in your cup.

## The window

roll_galaxy-for-the-galaxy-board = Roll for the Galaxy board
roll_galaxy-score-sheet = Score sheet
roll_galaxy-empire-press-esc-return = { $name }'s empire. Press Esc to return.
roll_galaxy-final-round = { $said } Final round.
roll_galaxy-explore-column = Explore column
roll_galaxy-develop-column = Develop column
roll_galaxy-settle-column = Settle column
roll_galaxy-produce-column = Produce column
roll_galaxy-ship-column = Ship column
roll_galaxy-head-explore-column = Head of the Explore column
roll_galaxy-head-develop-column = Head of the Develop column
roll_galaxy-head-settle-column = Head of the Settle column
roll_galaxy-head-produce-column = Head of the Produce column
roll_galaxy-head-ship-column = Head of the Ship column
roll_galaxy-seat = Seat { $number }, { $name }
roll_galaxy-credits = credits
roll_galaxy-vp-chips = VP chips
roll_galaxy-cup = cup
roll_galaxy-citizenry = Citizenry
roll_galaxy-squares = squares
roll_galaxy-developments = developments
roll_galaxy-worlds = worlds
roll_galaxy-seat-number = Seat { $number }
roll_galaxy-seats = Seats
roll_galaxy-table = Table
roll_galaxy-round-number = Round number
roll_galaxy-vp-chips-left-supply = VP chips left in the middle
roll_galaxy-cost = { $kind }, cost { $cost }
roll_galaxy-covered = covered
roll_galaxy-empty = empty
roll_galaxy-stacks-choose-abandon = Your stacks: choose what to abandon
roll_galaxy-drawn-choose-a-side = To place: choose a side
roll_galaxy-explore-each = $2 or a tile
roll_galaxy-does-not-occur = doesn't happen
roll_galaxy-wild = Wild
roll_galaxy-dictate-give-up-one = Dictate: give up one, move one
roll_galaxy-dictate = Dictate
roll_galaxy-ends-the-game = ends the game
# Powers of tiles, as short as on the printed tiles: at most 30 characters.
roll_galaxy-power-reassign_pair = 2 of a phase to selected
roll_galaxy-power-reassign_most_novelty = most Novelty worlds: { $amount }, tie: { $limit }
roll_galaxy-power-dictate_repeat = Dictate any number of times
roll_galaxy-power-dictate_extra = Dictate moves { $amount }
roll_galaxy-power-virtual_workers = extra: { $dice }
roll_galaxy-power-stock_bonus = +${ $amount } for { $dice } Stock
roll_galaxy-power-scout_on_top = may be put on top
roll_galaxy-power-rearrange_construction = rearrange stacks
roll_galaxy-power-end_draw_tile = draw a tile
roll_galaxy-power-alien_scout_credits = ${ $amount } if Alien Scouts
roll_galaxy-power-credits_if_most_developments = ${ $amount } if most developments
roll_galaxy-power-cost_reduction = −{ $amount } cost: { $only }
roll_galaxy-power-cost_reduction-some = −{ $amount } cost: { $worlds }
roll_galaxy-power-credits_on_complete = ${ $amount } per tile
roll_galaxy-power-credits_on_complete-some = ${ $amount } per tile: { $worlds }
roll_galaxy-power-phase_credits = +${ $amount }
roll_galaxy-power-credits_per_citizenry_dice = { $limit ->
    [1] ${ $amount } per { $dice } in Citizenry
   *[some] ${ $amount } per { $limit } { $dice } in Citizenry
}
roll_galaxy-power-save_workers = { $limit } to { $amount } workers to cup
roll_galaxy-power-save_workers_colour = { $dice } to cup
roll_galaxy-power-extra_good_capacity = 2 goods per world
roll_galaxy-power-credits_per_good = ${ $amount } per good: { $worlds }
roll_galaxy-power-credits_per_good_die = ${ $amount } per { $dice } good
roll_galaxy-power-trade_bonus = Trade +${ $amount }
roll_galaxy-power-trade_bonus-some = Trade +${ $amount }: { $worlds }
roll_galaxy-power-trade_buy_vp = Trade: $1 for 1 VP
roll_galaxy-power-consume_vp_bonus = Consume +{ $amount } VP
roll_galaxy-power-consume_vp_bonus-some = Consume +{ $amount } VP: { $worlds }
roll_galaxy-power-consume_credit_bonus = Consume +${ $amount }
roll_galaxy-power-consume_credit_bonus-some = Consume +${ $amount }: { $worlds }
roll_galaxy-power-phase_vp = +{ $amount } VP
roll_galaxy-power-credits_if_highest_world = ${ $amount } if costliest world
roll_galaxy-power-score_novelty_world_cost = ½ cost of Novelty worlds
roll_galaxy-power-score_developments = { $amount } per development
roll_galaxy-power-score_dice_colours = { $amount } per dice color
roll_galaxy-power-score_development_cost = ⅓ cost of developments
roll_galaxy-power-score_chips_triangular = 1 each at 1, 3, 6, 10… chips
roll_galaxy-power-score_goods = { $amount } per good
roll_galaxy-power-score_rare_worlds = { $amount } per Rare Elements world
roll_galaxy-power-score_non_reassign_developments = { $amount } per development, no Reassign
roll_galaxy-power-score_military_dice = { $amount } per { $limit } Military dice
roll_galaxy-power-score_reassign_development_cost = ½ cost of Reassign tiles
roll_galaxy-good = good
roll_galaxy-lose-a-die = lose a die
roll_galaxy-start-with = start with ${ $start_credits }
roll_galaxy-any = any
roll_galaxy-not-home = non-Home
roll_galaxy-selected = selected
roll_galaxy-gray = gray
roll_galaxy-reassign = Reassign
roll_galaxy-from = { $count } from { $columns }
roll_galaxy-to = { $count } to { $columns }
roll_galaxy-score-developments = Developments
roll_galaxy-score-worlds = Worlds
roll_galaxy-total = Total
roll_galaxy-tie-break = Tie-break: $ and cup
roll_galaxy-bonus = { $tile }: { $points }
roll_galaxy-score-bonus = 6-cost bonus
roll_galaxy-points-for = { $bonus ->
    [0] { $tiles } VP for tiles, { $chips } for chips
    [one] { $tiles } VP for tiles, { $chips } for chips, { $bonus } for 6-cost developments
   *[other] { $tiles } VP for tiles, { $chips } for chips, { $bonus } for 6-cost developments
}
roll_galaxy-stack-of = stack of { $tiles }
roll_galaxy-choosing = choosing…
roll_galaxy-explore = Explore
roll_galaxy-develop = Develop
roll_galaxy-settle = Settle
roll_galaxy-produce = Produce
roll_galaxy-ship = Ship
roll_galaxy-home = Home
roll_galaxy-military = Military
roll_galaxy-consumption = Consumption
roll_galaxy-novelty = Novelty
roll_galaxy-rare = Rare Elements
roll_galaxy-genes = Genes
roll_galaxy-alien = Alien Technology
roll_galaxy-tiles-to = tiles { $first } to { $second }
roll_galaxy-vp-chips-to = VP chips { $first } to { $second }
roll_galaxy-bonuses-to = bonuses { $first } to { $second }
roll_galaxy-tie-break-to = tie-break { $first } to { $second }
roll_galaxy-to-points-against = { $first } points to { $other }'s { $second }: { $reasons }.
roll_galaxy-none = none
roll_galaxy-development = development
roll_galaxy-world-gray = world, gray
roll_galaxy-world = world, { $color }
roll_galaxy-reassign-power = Reassign power: { $tile }
roll_galaxy-credits-line = Credits: ${ $credits }
roll_galaxy-vp-chips-left = VP chips left: { $chips }
roll_galaxy-symbols-of-this-game = Symbols in this game
roll_galaxy-tiles-in-the-bag = Tiles in the bag: { $tiles }
roll_galaxy-select = Select { $phase }
roll_galaxy-column = { $phase } column: { $dice }
roll_galaxy-stack-empty = { $stack }, empty
roll_galaxy-die-wild-not-placed = { $color } die, wild, not placed
roll_galaxy-die-in-column = { $color } die in the { $phase } column
roll_galaxy-die-selects = { $color } die selects { $phase }
roll_galaxy-worker-without-a-die = { $color } worker without a die
roll_galaxy-die-in-the-cup = { $color } die in the cup
roll_galaxy-die-in-the-citizenry = { $color } die in the Citizenry
roll_galaxy-die-given-up-dictate = { $color } die given up for Dictate
roll_galaxy-good-on = { $color } good on { $world }
roll_galaxy-die-on-the-stack = { $color } die on { $stack }
roll_galaxy-cost-name = { $name }, { $kind }, cost { $cost }
roll_galaxy-of-workers = { $cost ->
    [one] { $done } of 1 worker
   *[other] { $done } of { $cost } workers
}
roll_galaxy-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
roll_galaxy-vp-now = { $points } VP now
roll_galaxy-roll-not-seen = roll not seen
roll_galaxy-rollbots-interest = Rollbot's interest: { $level } ({ $why })
roll_galaxy-rollbots-interest-unknown = Rollbot's interest depends on the roll, which came before this game began.
roll_galaxy-has-enough = nothing needed
roll_galaxy-nothing-to-build = nothing to build
roll_galaxy-no-room-for-goods = no room
roll_galaxy-no-goods = no goods
roll_galaxy-of-wanted = { $level } of { $goal } wanted
roll_galaxy-of-to-build = { $level } of { $goal } to build
roll_galaxy-of-to-build-and-next = { $goal } of { $goal }, { $more } for the next
roll_galaxy-of-worlds = { $goal ->
    [one] { $level } of { $goal } place
   *[other] { $level } of { $goal } places
}
roll_galaxy-of-goods = { $goal ->
    [one] { $level } of { $goal } good
   *[other] { $level } of { $goal } goods
}
roll_galaxy-vp-chips-squares-cup = { $name }: ${ $credits }, VP chips: { $chips }, squares: { $squares }, cup: { $cup }, Citizenry: { $citizenry }
roll_galaxy-costs-now = costs { $cost } now ({ $printed } − { $less })
roll_galaxy-workers-placed-more-needed = Workers placed: { $placed }; still needed: { $needed }
roll_galaxy-its-faces = Its faces: { $faces }.
roll_galaxy-develop-tile = Develop { $tile }
roll_galaxy-to-color = { $color } to { $phase }: { $power }
roll_galaxy-produce-goods = Produce { $count } goods
roll_galaxy-recruit-dice = Recruit { $count } dice: { $dice }
roll_galaxy-recall-die = Recall { $die }
roll_galaxy-build-with = Build with { $count } workers
roll_galaxy-with-worker = With { $worker }
roll_galaxy-stock-dice = Stock { $count } times
roll_galaxy-ship-goods = Ship { $count } goods
roll_galaxy-chips-gained = +{ $chips } VP
roll_galaxy-round = Round { $round }.
roll_galaxy-top-tile-first = Top tile first.
roll_galaxy-add-a-good = Add a good: { $kind }
roll_galaxy-remove-the-goods = Remove the goods
