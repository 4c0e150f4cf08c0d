### Metallum, English. The value is the name; .text says what the thing does.

## The game

game-title = Metallum
game-blurb = Two ships, seven planets, nine rounds: choose a program in secret, then see what your opponent chose. Hold planets with your robots and end with more credits than your opponent.
game-about = The rules, the planets and what the twelve tiles do follow the original game. Its tile connectors and most of its module cards are known only from pictures, so this edition designs them anew: which tiles fit together, twelve whole cards, most other card texts, and every price but one. The extra planet Iota is ours as well. Section M18 of the rules lists all of it.

primer-goal = More credits than your opponent after nine rounds.
primer-turn = You both choose a program of tiles in secret; every tab has to fit a socket. Then one of you resolves a whole program, and the other follows.
primer-mind = When a planet is scored, it pays the player with more robots there. Credits are points: whatever you spend is gone.

setting-extra_planet = Extra planet
    .text = Adds Iota to the middle planets: eight are shuffled and three stay in the box. Iota turns or shifts deposit markers; it is our own design.
setting-row = Row of planets
    .text = For scripts: the seven planets from Alpha to Omega. Planets not named stay in the box.
setting-deck = Planetary deck
    .text = For scripts: planetary modules in the order in which they are turned up; the others follow as shuffled.
setting-action_deck = Action deck
    .text = For scripts: action modules in the order in which they are turned up; the others follow as shuffled.

refusal-no-list = { $setting } is a list of names.
refusal-unknown = { $setting }: “{ $name }” isn't possible. Possible: { $known }.
refusal-twice = { $setting } names “{ $name }” twice.
refusal-row = row must name { $places } planets, Alpha first and Omega last.

## Colours

colour-red = Red
colour-blue = Blue

## Time

round = Round
terce = Terce
    .text = Three rounds. When a terce ends, spent tiles become active again.
terce-1 = Terce I
terce-2 = Terce II
terce-3 = Terce III

phase-programming = Programming
    .text = You both choose a program in secret, from one to four active tiles.
phase-after_reveal = After the reveal
    .text = The programs are revealed. Action modules with this window may be played now.
phase-order = Order of play
    .text = The less complex program decides who acts first.
phase-actions = Actions
    .text = One player resolves a program, then the other follows. The movement tile must be resolved.
phase-scoring_start = Before scoring
    .text = Action modules with this window may be played before the first planet pays.
phase-scoring = Scoring
    .text = Every planet pays, from Alpha to Omega.
phase-end_round = End of the round
    .text = End-of-round modules work, then the market moves on. After rounds 3 and 6 your tiles come back.

## Pieces and places

zone-market = Market
    .text = Modules for sale. From left to right the slots change the price by { $slots } $.
zone-pool = Unbought modules
    .text = Planetary modules that nobody bought by the end of round 6. Module Acquisition takes one of them.

count-robots = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}
count-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
count-modules = { $n ->
    [one] { $n } module
   *[other] { $n } modules
}
count-planets = { $n ->
    [one] { $n } planet
   *[other] { $n } planets
}
count-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}

## Deposits and results

deposit-none = No marker
    .text = Pays { $majority } $ for the majority, { $minority ->
        [0] nothing
       *[other] { $minority } $
    } for the minority and { $tie ->
        [0] nothing
       *[other] { $tie } $
    } for a tie.
deposit-rich = Rich deposits
    .text = Pay { $majority } $ for the majority, { $minority ->
        [0] nothing
       *[other] { $minority } $
    } for the minority and { $tie ->
        [0] nothing
       *[other] { $tie } $
    } for a tie.
deposit-poor = Poor deposits
    .text = Pay { $majority } $ for the majority, { $minority ->
        [0] nothing
       *[other] { $minority } $
    } for the minority and { $tie ->
        [0] nothing
       *[other] { $tie } $
    } for a tie.

result-majority = Majority
result-minority = Minority
result-tie = Tie
result-none = Not present

## Planets

planet = Planet
planet-unknown = Unexplored planet
    .text = End a move or a jump here to explore it and gain { $credits } $.
planet-alpha = Alpha
    .text = Take up to { $most } of your robots from one planet and spread them over other explored planets.
planet-beta = Beta
    .text = Remove { $most ->
        [one] 1 enemy robot
       *[other] { $most } enemy robots
    } from a planet and place { $count ->
        [one] one
       *[other] { $count }
    } of yours there instead.
planet-gamma = Gamma
    .text = Give up { $most ->
        [one] one
       *[other] { $most }
    } of your robots on Gamma to remove up to { $most-2 } enemy robots from anywhere.
planet-delta = Delta
    .text = Take up to { $most } enemy robots from one planet and move them to other explored planets.
planet-epsilon = Epsilon
    .text = Your ship jumps to any other explored planet.
planet-zeta = Zeta
    .text = One of your robots and an enemy robot on a different planet change places.
planet-eta = Eta
    .text = Place { $count ->
        [one] 1 robot
       *[other] { $count } robots
    } on any explored planet.
planet-theta = Theta
    .text = Gather up to { $most } of your robots, from one planet or several, on one explored planet.
planet-omega = Omega
    .text = Place exactly { $count ->
        [one] 1 robot
       *[other] { $count } robots
    } on Omega.
planet-iota = Iota
    .text = Turn over a deposit marker, or shift it to a planet that has none.

installation = Installation
    .text = Once in your action phase you may use the installation of the planet your ship is on.

## Tiles

group-movement = Movement
    .text = Every program has exactly one of these, and it must be resolved.
group-deployment = Deployment
    .text = Places robots on your ship's planet.
group-special = Special
    .text = Deposit markers, an extra boost, or immediate pay.
group-improvement = Improvement
    .text = Modules and additional installations. Needs a deployment or special tile beside it.

tile = Tile
complexity = Complexity
    .text = The program with the lower sum decides who acts first.

tile-says = { $does } Complexity { $complexity }. Tab: { $tab }; sockets: { $sockets }.
tile-tab = { $slot } { $colour ->
    [blue] blue
    [green] green
   *[red] red
}
tile-socket = { $slot } { $colour ->
    [blue] blue
    [green] green
   *[red] red
}
tile-move_1 = Move 1
    .text = Move your ship { $distance ->
        [one] to an adjacent planet
       *[other] exactly { $distance } planets in one direction
    }.
tile-move_2 = Move 2
    .text = Move your ship { $distance ->
        [one] to an adjacent planet
       *[other] exactly { $distance } planets in one direction
    }.
tile-move_3 = Move 3
    .text = Move your ship { $distance ->
        [one] to an adjacent planet
       *[other] exactly { $distance } planets in one direction
    }.
tile-deploy_1 = One robot
    .text = Place exactly { $count ->
        [one] 1 robot
       *[other] { $count } robots
    } on your ship's planet.
tile-deploy_2 = Two robots
    .text = Place exactly { $count ->
        [one] 1 robot
       *[other] { $count } robots
    } on your ship's planet.
tile-deploy_3 = Three robots
    .text = Place exactly { $count ->
        [one] 1 robot
       *[other] { $count } robots
    } on your ship's planet.
tile-deposit_report = Deposit report
    .text = Put a marker, rich or poor, on a planet without one, or take a marker away. The planet may be unexplored.
tile-overload = Overload
    .text = Place { $count ->
        [one] 1 robot
       *[other] { $count } robots
    } on your ship's planet, or move your ship { $distance ->
        [one] to an adjacent planet
       *[other] exactly { $distance } planets in one direction
    }.
tile-intensive_mining = Intensive mining
    .text = You alone are paid for your ship's planet, right now.
tile-buy_module = Buy module
    .text = Buy one module from the market.
tile-buy_or_move_module = Buy or move module
    .text = Buy one module from the market, or move one of your planetary modules to another explored planet.
tile-extra_activation = Extra activation
    .text = Use one more installation, that of your ship's planet, if you have not used it in this action phase.

## Modules

module = Module
kind-planetary = Planetary module
    .text = Stays on a planet and works until the end of the game.
kind-action = Action module
    .text = Played once, in its window, then removed from the game.
timing-own_action = In your action phase
timing-after_reveal = After the reveal
timing-scoring_start = Before scoring

module-mining_station = Mining Station
    .text = Counts as { $amount ->
        [one] one more
       *[other] { $amount } more
    } of your robots when this planet is scored, even with no robots there.
module-research_station = Research Station
    .text = Every module you buy costs you { $amount } $ less.
module-jamming = Jamming
    .text = Your opponent cannot move or swap robots onto or off this planet. Placing and removing still work.
module-force_field = Force Field
    .text = Action modules, even your own, leave your robots and modules on this planet alone.
module-conglomerate = Conglomerate
    .text = You earn { $amount } $ more on every planet where you are in the minority.
module-refinery = Refinery
    .text = You earn { $amount } $ more for this planet while you have the majority here.
module-arbitration_board = Arbitration Board
    .text = On every planet, a tie pays you as if you were in the minority.
module-barrier = Barrier
    .text = Installations your opponent uses cannot remove, move or swap your robots on this planet.
module-optimiser = Optimiser
    .text = The complexity of your program is { $amount } lower.
module-relay = Relay
    .text = You may use this planet's installation from afar, but not with Extra activation.
module-jump_gate = Jump Gate
    .text = Once in your action phase your ship may jump to this planet.
module-robot_factory = Robot Factory
    .text = At the end of a round, if you have fewer than { $below } robots here, you may place { $count } here.

module-nuclear_explosion = Nuclear Explosion
    .text = Remove every robot, yours and your opponent's, from your ship's planet.
module-sabotage = Sabotage
    .text = Destroy one planetary module on any planet.
module-module_acquisition = Module Acquisition
    .text = Take a planetary module that nobody bought, free of charge, and install it on your ship's planet.
module-activation = Activation
    .text = Use an installation one more time, even one you have already used in this action phase.
module-orbital_drop = Orbital Drop
    .text = Place exactly { $count ->
        [one] 1 robot
       *[other] { $count } robots
    } on one explored planet.
module-government_audit = Government Audit
    .text = You alone are paid for one explored planet of your choice, right now.
module-hyperspace_jump = Hyperspace Jump
    .text = Your ship jumps to any other planet, explored or not.
module-test_drilling = Test Drilling
    .text = Just before scoring, place, turn over or take away the deposit marker of one planet.
module-priority_override = Priority Override
    .text = After the reveal, you decide who acts first this round.

## Names put together

planet-unknown-at = unexplored planet { $n }
planet-unexplored = { $planet } (unexplored)
offer = { $module } for { $price } $
tiles-1 = { $a }
tiles-2 = { $a } and { $b }
tiles-3 = { $a }, { $b } and { $c }
tiles-4 = { $a }, { $b }, { $c } and { $d }
owned = { $module } ({ $seat-own })
price-more = +{ $amount }
price-less = −{ $amount }
price-same = 0
fly-to = Fly to { $at }
both-players = both

## Prompts

prompt-program = Which program do you choose for this round?
prompt-order = Who acts first this round?
prompt-window = Do you play { $module } now?
prompt-action = What do you do next?
prompt-move-ship = Where does your ship go?
prompt-place-robots = Where do you place { $count ->
    [one] your robot
   *[other] your { $count } robots
}?
prompt-recycle = Your reserve is empty. Which planet gives up a robot?
prompt-remove-robot = From which planet do you remove { $owner-person ->
    [second] one of your robots
   *[third] one of { $owner }'s robots
}?
prompt-move-from = From which planet do you move { $owner-person ->
    [second] your robots
   *[third] { $owner }'s robots
}?
prompt-move-to = Where does the next robot from { $source } go?
prompt-gather-to = On which planet do you gather your robots?
prompt-gather-from = Where does the next robot for { $at } come from?
prompt-swap-own = Which of your robots do you swap?
prompt-swap-enemy = Which robot does yours on { $source } swap places with?
prompt-set-deposit = What do you do with the deposit markers?
prompt-score-planet = Which planet pays you now?
prompt-buy-module = Which module do you buy?
prompt-move-module = Which module do you move, and where?
prompt-take-module = Which unbought module do you take?
prompt-destroy-module = Which module do you destroy?
prompt-use-installation = Which installation do you use?
prompt-choose-one = Which of the two do you do?
prompt-end-round = Do you use { $module }?

## Options

option-program = { $tiles }
option-resolve = Resolve { $tile }
option-use = Use the installation of { $at }
option-play = Play { $module }
option-run = Use { $module }
option-end = End your action phase
option-pass = Pass
option-enough = Enough
option-first = { $player-person ->
    [second] You
   *[third] { $player }
}
option-to = { $goal }
option-at = { $at }
option-from = { $at }
option-with = { $at }
option-mark = { $deposit } on { $at }
option-unmark = Take the marker off { $at }
option-flip = Turn over the marker on { $at }
option-shift = Shift the marker from { $source } to { $at }
option-buy = { $offer }
option-carry = { $module } to { $at }
option-take = { $module }
option-destroy = { $module }
option-do = { $effect }

## Events

whose-ship = { $seat-person ->
    [second] Your ship
   *[third] { $seat }'s ship
}
event-programmed = { who } revealed { $tiles } (complexity { $complexity }).
event-order-drawn = Chance decided who acts first: { $seat }.
event-order-chosen = { who } chose who acts first: { $player }.
event-played = { who } played { $module }.
event-resolved = { who } resolved { $tile }.
event-ran = { who } used { $module }.
event-used = { who } used the installation of { $at }.
event-ended = { who } ended the action phase.
event-moved = { whose-ship } moved to { $at }.
event-explored = { whose-ship } explored planet { $n }: it is { $planet } (+{ $credits } $).
event-placed = { who } placed { $count ->
    [one] a robot
   *[other] { $count } robots
} on { $at }.
event-recycled = { who } took a robot off { $at } to place it again.
event-removed = { who } removed { $owner-person ->
    [second] { $count ->
        [one] one of your robots
       *[other] { $count } of your robots
    }
    [same] { $count ->
        [one] one of their own robots
       *[other] { $count } of their own robots
    }
   *[third] { $count ->
        [one] one of { $owner }'s robots
       *[other] { $count } of { $owner }'s robots
    }
} from { $at }.
event-shifted = { who } moved { $owner-person ->
    [second] one of your robots
    [same] one of their own robots
   *[third] one of { $owner }'s robots
} from { $source } to { $at }.
event-swapped = { who } swapped a robot on { $source } with { $owner-person ->
    [second] yours
   *[third] { $owner }'s
} on { $at }.
event-marked = { who } marked { $at }: { $deposit }.
event-unmarked = { who } took the marker off { $at }.
event-mined = { $seat-person ->
    [second] You alone were
   *[third] { $seat } alone was
} paid for { $at }: { $credits } $.
event-bought = { who } bought { $module } for { $credits } $.
event-installed = { $seat-person ->
    [second] Your { $module }
   *[third] { $seat }'s { $module }
} now works on { $at }.
event-carried = { who } moved { $module } to { $at }.
event-took = { who } took { $module } from the unbought modules.
event-destroyed = { who } destroyed { $owner-person ->
    [second] your { $module }
    [same] their own { $module }
   *[third] { $owner }'s { $module }
} on { $at }.
event-paid = { who } earned { $credits } $ on { $at }.
event-discarded = { $module } left the market.
event-round = Round { $round } began.
event-terce = { $terce } began: all tiles are active again.

## What goes with a deed, in a few words

brief-resolved = { $tile }
brief-played = { $module }
brief-ran = { $module }
brief-used = the installation of { $at }
brief-placed = { $count ->
    [one] a robot
   *[other] { $count } robots
} on { $at }
brief-installed = now at work on { $at }
brief-ended = end of the action phase
brief-paid = { $credits } $ on { $at }

## Why not

barred-same-group = { $tile } and { $other } belong to the same group.
barred-no-movement = A program needs exactly one movement tile.
barred-misfit-position = The tab of { $tile } doesn't meet a socket on { $other }.
barred-misfit-colour = The tab of { $tile } and its socket on { $other } have different colours.
barred-not-joined = { $tile } isn't connected to { $other }: no tile joins the two.
barred-spent = { $tile } is spent until the end of the terce.
barred-unexplored = Planet { $n } hasn't been explored yet.
barred-one-explored = No other planet has been explored yet.
barred-distance = Your ship must move exactly { $distance ->
    [one] 1 planet
   *[other] { $distance } planets
}; { $away ->
    [0] it's on { $at } now
   *[other] { $at } is { $away } away
}.
barred-ship-there = Your ship is already on { $at }.
barred-only-here = It only works on { $at }.
whose-module = { $owner-person ->
    [second] Your { $module }
   *[third] { $owner }'s { $module }
}
barred-jammed = { whose-module } doesn't let you move robots onto or off { $at }.
barred-shielded = { whose-module } protects { $at }.
barred-no-own-robot = You have no robot on { $at }.
barred-no-enemy-robot = Your opponent has no robot on { $at }.
barred-no-own-robots = You have no robot on any planet.
barred-no-enemy-robots = Your opponent has no robot on any planet.
so-many-robots = { $least } of { $owner-person ->
    [second] your robots
   *[third] { $owner }'s robots
}
barred-few-robots = At least { so-many-robots } must be on { $at }, but { $count ->
    [0] none are there
    [one] only 1 is there
   *[other] only { $count } are there
}.
barred-few-anywhere = At least { so-many-robots } must be on one planet, but even { $at } has only { $count }.
barred-few-elsewhere = At least { so-many-robots } must be on planets other than { $at }, but only { $count } can be moved from there.
barred-few-in-all = It takes at least { so-many-robots }, but { $count ->
    [0] none are within reach
    [one] only 1 is within reach
   *[other] only { $count } are within reach
}.
barred-not-enough = Choose at least { $least ->
    [one] 1 robot
   *[other] { $least } robots
}.
barred-comes-from = A robot that moves must end on a planet other than { $at }.
barred-none-elsewhere = Outside { $at } there's no robot you could move.
barred-just-placed = This same effect placed your robots on { $at }.
barred-no-partner = No enemy robot on another planet can swap with your robot on { $at }.
barred-same-planet = The two robots must be on different planets.
barred-marked = There's already a deposit marker on { $at }.
barred-unmarked = There's no deposit marker on { $at }.
barred-no-marker = No planet has a deposit marker.
barred-all-marked = Every planet already has a deposit marker.
barred-too-dear = It costs { $price } $; you have { $credits } $.
barred-cannot-pay = The cheapest module costs { $price } $; you have { $credits } $.
barred-market-empty = The market is empty.
barred-no-own-module = You have no module on a planet.
barred-not-yours = { $module } belongs to { $owner }.
barred-module-there = { $module } is already on { $at }.
barred-no-module = There's no module on any planet.
barred-pool-empty = There are no unbought modules.
barred-neither = { $reason } { $other-reason }
barred-movement-first = Your movement tile must be resolved first.
barred-resolved = You've already resolved { $tile }.
barred-installation-used = You've already used the installation of { $at } in this action phase.
barred-ship-elsewhere = Your ship is on { $ship }, and none of your modules lets you use { $at } from afar.
barred-extra-used = You've already used the installation of { $at } as your additional one.
barred-window-after_reveal = It can only be played right after the reveal.
barred-window-scoring_start = It can only be played right before scoring.
barred-freed = You've already used { $module } in this action phase.

## What an option would cause

would-lapse = { $tiles } will be spent without being resolved.
would-explore = You explore the planet and gain { $credits } $.
would-pay-nothing = { $at } would pay you nothing now.
would-be-paid-nothing = No explored planet would pay you anything now.
would-remove-nothing = No robots would leave { $at }.
would-remove-own = Only your own robots would leave { $at }: { $count }.
would-leave-cells = { $n ->
    [one] One more tile
    [2] Two more tiles
    [3] Three more tiles
   *[other] { $n } more tiles
} would fit, and all tiles come back after this round anyway.

## What ops do, where a card is said op by op

then = { $a }, then { $b }
where-ship_planet = your ship's planet
where-here = this planet
where-picked = the same planet
where-one_explored = one explored planet
where-any_explored = explored planets of your choice
robots-exactly-self = { $n ->
    [one] 1 robot of yours
   *[other] { $n } robots of yours
}
robots-exactly-opponent = { $n ->
    [one] 1 enemy robot
   *[other] { $n } enemy robots
}
robots-up-to-self = up to { $n } of your robots
robots-up-to-opponent = up to { $n } enemy robots
robots-from-to-self = { $least } to { $n } of your robots
robots-from-to-opponent = { $least } to { $n } enemy robots
do-move_ship = move your ship { $distance ->
    [one] to an adjacent planet
   *[other] exactly { $distance } planets in one direction
}
do-jump_ship-here = your ship jumps to this planet
do-jump_ship-one_explored = your ship jumps to any other explored planet
do-jump_ship-one_any = your ship jumps to any other planet, explored or not
do-place = place exactly { $robots } on { $at }
do-remove = remove { $robots } from { $at }
do-remove_every = remove every robot, yours and your opponent's, from { $at }
do-move_robots-spread = move { $robots } from one planet to other explored planets
do-move_robots-gather = move { $robots } from any planets to one explored planet
do-swap_robots = one of your robots and an enemy robot on a different planet change places
do-set_deposit = on one planet, { $modes }
mode-place = put a rich or poor deposit marker
mode-remove = take the deposit marker away
mode-flip = turn the deposit marker over
mode-shift = shift the deposit marker to a planet that has none
do-score_planet = you alone are paid for { $at }, right now
do-buy_module = buy one module from the market
do-move_module = move one of your planetary modules to another explored planet
do-take_module = take a planetary module that nobody bought, free of charge, and install it on { $at }
do-destroy_module = destroy one planetary module on any planet
do-use_installation-extra_activation = use one more installation, that of your ship's planet, if you have not used it in this action phase
do-use_installation-activation = use an installation one more time, even one you have already used in this action phase
do-choose_one = { $lists }
do-take_initiative = you decide who acts first this round
changes-score_weight = Adds { $amount } to your strength on this planet when it is scored
changes-score_bonus = You earn { $amount } $ more { $scope ->
    [here] for this planet while you { $when ->
        [majority] have the majority
        [minority] are in the minority
       *[tie] are in a tie
    } here
   *[global] on every planet where you { $when ->
        [majority] have the majority
        [minority] are in the minority
       *[tie] are in a tie
    }
}
changes-tie_as_minority = On every planet, a tie pays you as if you were in the minority
changes-price-less = Every module you buy costs you { $amount } $ less
changes-price-more = Every module you buy costs you { $amount } $ more
changes-complexity-less = The complexity of your program is { $amount } lower
changes-complexity-more = The complexity of your program is { $amount } higher
changes-protect = { $against } cannot touch your { $covers } on this planet
against-subprograms-any = Tiles, even your own,
against-subprograms-opponent = Your opponent's tiles
against-installations-any = Installations, no matter who uses them,
against-installations-opponent = Installations your opponent uses
against-action_modules-any = Action modules, even your own,
against-action_modules-opponent = Your opponent's action modules
against-modules-any = Planetary modules, even your own,
against-modules-opponent = Your opponent's planetary modules
covers-robots = robots
covers-modules = modules
changes-forbid_robot_moves = Your opponent cannot move or swap robots onto or off this planet
changes-remote_installation = You may use this planet's installation from afar, but not as an extra activation
changes-free_action = Once in your action phase: { $effects }
changes-end_round = At the end of a round, if you have fewer than { $below } robots here, you may do this: { $effects }

## Board and score

phase-over = The game is over
label-round = Round
round-of = { $round } of { $rounds }, { $terce }
label-phase = Phase
label-first = Acts first
label-acting = Deciding
label-system = The system
label-planet = Planet
label-ships = Ships
label-robots-of = { $seat-person ->
    [second] Your robots
   *[third] { $seat }'s robots
}
label-deposit = Deposits
label-forecast = Pays now
label-modules = Modules
forecast = { $red } : { $blue } $
label-players = Players
label-player = Player
label-credits = Credits
label-reserve = Reserve
label-active = Active tiles
label-spent = Spent tiles
label-hand = Action modules
money = { $credits } $
gain = +{ $credits } $
label-programs = Programs of this round
tile-todo = { $tile }
tile-done = { $tile } (done)
label-market = Market
label-module = Module
label-price-for = Price for { $seat }
label-text = What it does

score-exploring = Planets explored
score-scoring = Scoring
score-extra = Paid to you alone
score-purchases = Modules bought
decided-credits = More credits.
decided-robots = Equal credits; more robots on planets.
decided-purchases = Equal credits and robots; more expensive planetary modules bought.
decided-draw = Everything is equal: a draw.

## Balance studies

trait-module = Modules bought
trait-planet = Majority in the end, by planet
trait-deposit = Majority in the end, by deposits
trait-decided = Decided by

## What speaks for and against a move, in the words of the coach

coach-gain = { $value } $
coach-credits = { $sign ->
    [more] { $count ->
        [0] more $ in prospect
        [one] 1 $ more
       *[other] { $count } $ more
    }
   *[less] { $count ->
        [0] fewer $ in prospect
        [one] 1 $ less
       *[other] { $count } $ less
    }
}
coach-planets = { $sign ->
    [more] { $count ->
        [0] better pay from planets
        [one] 1 more planet led
       *[other] { $count } more planets led
    }
   *[less] { $count ->
        [0] worse pay from planets
        [one] 1 planet led fewer
       *[other] { $count } planets led fewer
    }
}
coach-robots = { $sign ->
    [more] { $count ->
        [0] robots better placed
        [one] 1 more robot on the planets
       *[other] { $count } more robots on the planets
    }
   *[less] { $count ->
        [0] robots worse placed
        [one] 1 robot fewer on the planets
       *[other] { $count } robots fewer on the planets
    }
}
coach-modules = { $sign ->
    [more] { $count ->
        [0] better modules
        [one] 1 more module
       *[other] { $count } more modules
    }
   *[less] { $count ->
        [0] poorer modules
        [one] 1 module fewer
       *[other] { $count } modules fewer
    }
}

## Signs: what the board draws, in a line each

signs-pieces = Pieces
signs-tiles = Tiles
signs-table = At the table
sign-ship = Ship
    .text = your robots are placed where it is, and you may use that planet's installation.
sign-robot = Robots
    .text = belong to a player; the player with more on a planet is paid there.
sign-module = Module
    .text = a card from the market: planetary modules work all game, action modules once.
sign-rich = Rich deposits
    .text = this planet pays more when it's scored.
sign-poor = Poor deposits
    .text = this planet pays less when it's scored.
sign-installation = Installation
    .text = what your ship's planet lets you do, once in your action phase.
sign-flight = Movement
    .text = moves your ship that many planets.
sign-report = Deposit Report
    .text = changes whether a planet is rich or poor.
sign-overload = Special action
    .text = a tile with a special effect of its own.
sign-pick = Mining
    .text = one planet pays you right away, during your own actions.
sign-swap = Exchange
    .text = buys a module, or moves one to another planet.
sign-complexity = Complexity
    .text = the player with the lower sum of tiles and modules chooses who acts first.
sign-initiative = First
    .text = resolves the whole program before the opponent.
sign-check = Done
    .text = a tile already resolved, or a player who has chosen.
sign-lock = Barred
    .text = not possible now; the reason is given beside it.
sign-history = Spent
    .text = a tile already used this terce; it comes back after the third round.
sign-bot = Bot
    .text = a program plays here; it sees no more than you would.
sign-money = Credits
    .text = money and points in one: whoever has more after the last round wins.
sign-tiles = Tiles
    .text = one square for each of the twelve; filled ones can still be chosen this terce.
sign-ready = Program ready
    .text = It stays face down until both players have chosen.
sign-acts = Acting
    .text = This player resolves a program now.
sign-pay = Forecast
    .text = What this planet would pay if it were scored now.
sign-market = Market
    .text = Modules for sale. A new one costs more; the one about to leave costs less.
