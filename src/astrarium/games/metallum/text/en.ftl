### Metallum, English. The value is the name; .text says what the thing does.

## The game

game-title = Metallum
game-blurb = Two ships, seven planets, nine rounds: choose a program in secret, then see what your opponent chose. Hold planets with your robots and end with more credits than your opponent.
game-about = The rules, the planets and what the twelve tiles do follow the original game. Its tile connectors and most of its module cards are known only from pictures, so this edition designs them anew: which tiles fit together, twelve whole cards, most other card texts, and every price but one. The extra planet Iota is ours as well. Section M18 of the rules lists all of it.

setting-extra_planet = Extra planet
    .text = Adds Iota to the middle planets: eight are shuffled and three stay in the box. Iota turns or shifts deposit markers; it is our own design.
setting-row = Row of planets
    .text = For scripts: the seven planets from Alpha to Omega. Those not named are in the box.
setting-deck = Planetary deck
    .text = For scripts: planetary modules in the order in which they are turned up; the others follow as shuffled.
setting-action_deck = Action deck
    .text = For scripts: action modules in the order in which they are turned up; the others follow as shuffled.

refusal-no-list = { $setting } is a list of names.
refusal-unknown = { $setting }: “{ $name }” cannot be there. What can: { $known }.
refusal-twice = { $setting } names “{ $name }” twice.
refusal-row = row names { $places } planets, Alpha first and Omega last.

## Colours

colour-red = Red
colour-blue = Blue

connector-blue = blue
connector-green = green
connector-red = red

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
    .text = The programs lie open. Action modules of this window may be played now.
phase-order = Order of play
    .text = The less complex program decides who acts first.
phase-actions = Actions
    .text = One player resolves a program, then the other. The movement tile must be resolved.
phase-scoring_start = Before scoring
    .text = Action modules of this window may be played before the first planet pays.
phase-scoring = Scoring
    .text = Every planet pays, from Alpha to Omega.
phase-end_round = End of the round
    .text = Modules that work now, then the market moves on. After rounds 3 and 6 your tiles come back.

## Pieces and places

piece-factory_ship = Ship
piece-robot = Robot
piece-subprogram_set = Subprogram tiles
piece-screen = Screen
piece-score_dial = Score dial
piece-token_100 = 100 $ token
piece-planet_tiles = Planets
piece-module_cards = Modules
piece-deposit_markers = Deposit markers
piece-market_strip = Market strip

zone-system = System
    .text = The row of seven planets, from Alpha to Omega.
zone-reserve = Reserve
    .text = Your robots that are on no planet.
zone-active = Active tiles
    .text = Tiles you may still choose in this terce.
zone-spent = Spent tiles
    .text = Tiles used in this terce. They come back when it ends.
zone-program = Program
zone-market = Market
    .text = Modules for sale. The left slot takes 1 $ off the price, the right one adds 1 $.
zone-deck-planetary = Planetary deck
zone-deck-action = Action deck
zone-discard = Discard pile
zone-pool = Unbought modules
    .text = Planetary modules that nobody bought by the end of round 6. Module Acquisition can take one.
zone-hand = Action modules
    .text = Bought and not yet played. They lie open.
zone-box = Box

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
    .text = Pays 3 $ for the majority and 1 $ for the minority.
deposit-rich = Rich deposits
    .text = Pay 5 $ for the majority and 2 $ for the minority.
deposit-poor = Poor deposits
    .text = Pay 1 $ for the majority and nothing for the minority.

result-majority = Majority
result-minority = Minority
result-tie = Tie
result-none = Not present

## Planets

planet = Planet
planet-unknown = Unexplored planet
    .text = End a move or a jump here to turn it up and gain 1 $.
planet-alpha = Alpha
    .text = Take up to 4 of your robots from one planet and spread them over other explored planets.
planet-beta = Beta
    .text = Remove 1 enemy robot from a planet and place one of yours there instead.
planet-gamma = Gamma
    .text = Give up one of your robots on Gamma to remove up to 2 enemy robots, wherever they stand.
planet-delta = Delta
    .text = Take up to 2 enemy robots from one planet and move them to other explored planets.
planet-epsilon = Epsilon
    .text = Your ship jumps to any other explored planet.
planet-zeta = Zeta
    .text = One of your robots and an enemy robot on a different planet change places.
planet-eta = Eta
    .text = Place 1 robot on any explored planet.
planet-theta = Theta
    .text = Gather up to 2 of your robots, from one planet or two, on one explored planet.
planet-omega = Omega
    .text = Place exactly 3 robots on Omega.
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
    .text = Markers, a second wind or pay at once.
group-improvement = Improvement
    .text = Modules and additional installations. Needs a deployment or special tile beside it.

tile = Tile
complexity = Complexity
    .text = The program with the lower sum decides who acts first.
connector-tab = Tab
connector-socket = Socket

tile-move_1 = Move 1
    .text = Move your ship to an adjacent planet.
tile-move_2 = Move 2
    .text = Move your ship exactly 2 planets in one direction.
tile-move_3 = Move 3
    .text = Move your ship exactly 3 planets in one direction.
tile-deploy_1 = One robot
    .text = Place exactly 1 robot on your ship's planet.
tile-deploy_2 = Two robots
    .text = Place exactly 2 robots on your ship's planet.
tile-deploy_3 = Three robots
    .text = Place exactly 3 robots on your ship's planet.
tile-deposit_report = Deposit report
    .text = Put a marker, rich or poor, on a planet without one, or take a marker away. The planet may be unexplored.
tile-overload = Overload
    .text = Place 1 robot on your ship's planet, or move your ship to an adjacent planet.
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
    .text = Lies on a planet and works until the end of the game.
kind-action = Action module
    .text = Played once, in its window, then out of the game.
timing-own_action = In your action phase
timing-after_reveal = After the reveal
timing-scoring_start = Before scoring

module-mining_station = Mining Station
    .text = Counts as one more of your robots when this planet is scored, even if it stands alone.
module-research_station = Research Station
    .text = Every module you buy costs you 2 $ less.
module-jamming = Jamming
    .text = Your opponent cannot move or swap robots onto or off this planet. Placing and removing still work.
module-force_field = Force Field
    .text = Action modules, even your own, leave your robots and modules on this planet alone.
module-conglomerate = Conglomerate
    .text = You earn 1 $ more on every planet where you are in the minority.
module-refinery = Refinery
    .text = You earn 2 $ more for this planet while you have the majority here.
module-arbitration_board = Arbitration Board
    .text = On every planet, a tie pays you as if you were in the minority.
module-barrier = Barrier
    .text = Installations your opponent uses cannot remove, move or swap your robots on this planet.
module-optimiser = Optimiser
    .text = The complexity of your program is 1 lower.
module-relay = Relay
    .text = You may use this planet's installation from afar. Extra activation cannot.
module-jump_gate = Jump Gate
    .text = Once in your action phase your ship may jump to this planet.
module-robot_factory = Robot Factory
    .text = At the end of a round, if you have fewer than 2 robots here, you may place 1 here.

module-nuclear_explosion = Nuclear Explosion
    .text = Remove every robot, yours and your opponent's, from your ship's planet.
module-sabotage = Sabotage
    .text = Destroy one planetary module on any planet.
module-module_acquisition = Module Acquisition
    .text = Take a planetary module that nobody bought, free of charge, and install it on your ship's planet.
module-activation = Activation
    .text = Use an installation one more time, even one you have already used in this action phase.
module-orbital_drop = Orbital Drop
    .text = Place exactly 2 robots on one explored planet.
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
owned = { $module } ({ $seat })
both-players = both
effect-place = Place a robot on your ship's planet
effect-move_ship = Move your ship to an adjacent planet
effect-buy_module = Buy a module
effect-move_module = Move one of your modules

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
prompt-remove-robot = From which planet do you remove a robot of { $owner }?
prompt-move-from = From which planet do you move robots of { $owner }?
prompt-move-to = Where does the next robot from { $source } go?
prompt-gather-to = On which planet do you gather robots?
prompt-gather-from = From where does the next robot come to { $at }?
prompt-swap-own = Which of your robots do you swap?
prompt-swap-enemy = With whose place does your robot on { $source } swap?
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
option-first = { $player }
option-to = { $at }
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

event-programmed = { $seat } revealed { $tiles } (complexity { $complexity }).
event-order-drawn = Chance decided. First to act: { $seat }.
event-order-chosen = { $seat } chose who acts first: { $player }.
event-played = { $seat } played { $module }.
event-resolved = { $seat } resolved { $tile }.
event-ran = { $seat } used { $module }.
event-used = { $seat } used the installation of { $at }.
event-ended = { $seat } ended the action phase.
event-moved = The ship of { $seat } went to { $at }.
event-explored = The ship of { $seat } explored planet { $n }: it is { $planet } (+{ $credits } $).
event-placed = { $seat } placed { $count ->
    [one] a robot
   *[other] { $count } robots
} on { $at }.
event-recycled = { $seat } took a robot off { $at } to place it again.
event-removed = { $seat } removed { $count ->
    [one] a robot
   *[other] { $count } robots
} of { $owner } from { $at }.
event-shifted = { $seat } moved a robot of { $owner } from { $source } to { $at }.
event-swapped = { $seat } swapped a robot on { $source } with one of { $owner } on { $at }.
event-marked = { $seat } marked { $at }: { $deposit }.
event-unmarked = { $seat } took the marker off { $at }.
event-mined = { $seat } alone was paid for { $at }: { $credits } $.
event-bought = { $seat } bought { $module } for { $credits } $.
event-installed = { $module } of { $seat } now works on { $at }.
event-carried = { $seat } moved { $module } to { $at }.
event-took = { $seat } took { $module } from the unbought modules.
event-destroyed = { $seat } destroyed { $module } of { $owner } on { $at }.
event-paid = { $seat } earned { $credits } $ on { $at }.
event-discarded = { $module } left the market.
event-round = Round { $round } began.
event-terce = { $terce } began: all tiles are active again.

## Why not

barred-same-group = { $tile } and { $other } belong to the same group.
barred-no-movement = A program needs exactly one movement tile.
barred-misfit-position = The tab of { $tile } finds no socket in its slot on { $other }.
barred-misfit-colour = The tab of { $tile } and its socket on { $other } differ in colour.
barred-not-joined = The tiles do not hang together.
barred-spent = { $tile } is spent until the end of the terce.
barred-unexplored = This planet is not explored yet.
barred-jammed = Jamming: you cannot move robots onto or off this planet.
barred-shielded = A module of your opponent, or your own, protects what stands there.
barred-no-robot = No such robot stands there.
barred-out-of-reach = Out of reach for this effect.
barred-too-dear = It costs { $price } $, you have { $credits } $.
barred-movement-first = Your movement tile has to be resolved first.
barred-resolved = You have resolved it already.
barred-buy_module = You cannot pay for any card of the market.
barred-buy_or_move_module = You can neither pay for a card of the market nor move a module of yours.
barred-extra_activation = The installation under your ship was used in this phase, or would have no effect.
barred-installation-used = You have used an installation in this phase.
barred-ship-elsewhere = Your ship is not there, and no Relay of yours.
barred-extra-used = You used it with Extra activation.
barred-no-effect = It would have no effect now.
barred-window-after_reveal = It can be played only right after the reveal.
barred-window-scoring_start = It can be played only right before scoring.
barred-freed = You have used it in this action phase.
barred-ship-there = Your ship is there already.

## Board and score

phase-over = The game is over
label-round = Round
round-of = { $round } of 9, { $terce }
label-phase = Phase
label-first = Acts first
label-acting = Decides
label-system = The system
label-planet = Planet
label-ships = Ships
label-robots-of = Robots of { $seat }
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
score-extra = Paid alone
score-purchases = Modules bought
decided-credits = More credits.
decided-robots = Credits are equal; more robots on planets decide.
decided-purchases = Credits and robots are equal; the dearer planetary modules bought decide.
decided-draw = All is equal: a draw.

## Balance studies

trait-module = Modules bought
trait-planet = Majority in the end, by planet
trait-deposit = Majority in the end, by deposits
trait-decided = What decided
