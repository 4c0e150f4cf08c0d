### Master of Orion, English. The value is the name; .text says what the thing does.

## The game

game-title = Master of Orion
game-blurb = Lead a civilization among the stars: stack structures in your systems, mind the morale of your people and attack whoever lets the fleet run down. After eight rounds the most victory points win.
game-about = The rules, most abilities of the races and the effects of many cards follow the original game, as far as its rulebook tells them. No list of its cards was to be had, so this edition designs the rest anew: nearly all colours, costs, production and points of the structures, the starting resources, fourteen whole structures and the advisor Emissary Sola, the effects of eleven more structures, of Moldred and Quail, and the abilities of Meklars and Alkari. What is of our design in its effect is marked on the card. Section O23 of the rules lists it. Who owns the box can correct the cards: astrarium play --components FILE.

setting-beginner = Beginners' game
    .text = Everybody plays Humans, and there are no advisors.
setting-random_races = Races at random
    .text = Races are dealt at random instead of being chosen in turn. The beginners' game has Humans only.

refusal-beginner = In the beginners' game everybody plays Humans.
refusal-seats = { $count } races for { $seats } players.
refusal-first = There is no seat { $first } at a table for { $seats }; seats are counted from 0.
refusal-no-advisors = In the beginners' game there are no advisors.
refusal-too-often = { $card } was named more often than it is in the box.
refusal-twice = { $race }: only one player can play this race.

## Advisors

card-fulcrum_sandebar = Fulcrum Sandebar
    .text = Begins an additional system, stays at its bottom and can be neither sent back nor replaced. Choose his colour when you hire him. Structures in his system cost you 1 resource less, even while he is covered.
card-harrava = Harrava
    .text = After attack: you may put a marker from your reserve here; the end of the round leaves it there. Start of round: a marker lying here joins your available markers.
card-vale = Vale
    .text = Always: your fleet counts as 2 larger when you compare fleets to attack. After attack: you may put a marker from your reserve here to gain 3 VP and lose 1 morale.
card-advia_osm = ADVIA-OSM
    .text = Build the structure that lies on top of the discard pile, for 1 resource less.
card-victoria = Victoria
    .text = Gain 2 food, 2 fleet or 2 production.
card-moldred = Moldred
    .text = Lose 1 morale to gain 2 action markers.
card-quail = Quail
    .text = Draw 1 card and gain 1 food.
card-emissary_sola = Emissary Sola
    .text = Gain 1 morale and 2 VP.

## Blue structures

card-biospheres = Biospheres
    .text = Take the top card of the discard pile into your hand.
card-cloning_center = Cloning Center
    .text = Gain 4 food.
card-civil_transport = Civil Transport
    .text = You may build one more structure from your hand at its usual price. If it is blue, you may build yet another.
card-colony_ship = Colony Ship
    .text = Build a structure from your hand on this system for 2 resources less.
card-soil_enrichment = Soil Enrichment Plant
    .text = Gain 2 food for each blue card in this system, this one included.
card-pleasure_dome = Pleasure Dome
    .text = Gain 3 morale.
card-government_support = Government Support Agency
    .text = Pay 2 food to gain 2 morale and 2 VP.
card-hydroponic_farm = Hydroponic Farm
    .text = Gain 2 food.
card-weather_controller = Weather Control Station
    .text = Gain 1 food or 1 fleet.
card-subterranean_farms = Subterranean Farms
    .text = Exploiting a blue card brings you 1 food more.
card-terraforming = Terraforming
    .text = Gain 1 morale.
card-gaia_transformation = Gaia Transformation
    .text = Worth 2 VP for each blue card in this system, this one included. Needs morale 6 to build.
card-scout_ship = Scout Ship
    .text = Draw 2 cards.

## Red structures

card-frigate = Frigate
    .text = Gain 1 fleet.
card-death_spores = Death Spores
    .text = You may put a marker from your reserve here: the defender loses 1 more morale.
card-fighter_garrison = Fighter Garrison
    .text = Gain 1 fleet for each red card in this system, this one included.
card-orbital_batteries = Orbital Batteries
    .text = An attack on you costs 1 fleet more.
card-dropship = Dropship
    .text = Pick one active structure of each opponent; it goes to the bottom of its system.
card-star_fortress = Star Fortress
    .text = Gain 1 VP each time you are attacked.
card-destroyer = Destroyer
    .text = You may put a marker from your reserve here: the defender discards 2 cards or loses 2 morale.
card-battleship = Battleship
    .text = You may put a marker from your reserve here: the defender has to fill every empty slot of active cards and advisor with reserve markers.
card-titan = Titan
    .text = Each opponent loses 1 morale for each of their systems. Needs morale 6 to build.
card-doom_star = Doom Star
    .text = Gain 1 VP, and the defender loses 1 morale. Needs morale 6 to build.
card-artemis_system_net = Artemis System Net
    .text = Worth 2 VP for each red card in this system, this one included. Needs morale 6 to build.

## Yellow structures

card-trade_goods = Trade Goods
    .text = Gain 1 food and 1 production. Each opponent gains 1 food.
card-colonial_treasury = Colonial Treasury
    .text = You may give back an available marker and gain by the card directly beneath: on blue 6 food, on red 4 fleet, on yellow 2 production.
card-automated_factory = Automated Factory
    .text = Pay 2 food to gain 1 production.
card-spaceport = Spaceport
    .text = Exchange 3 food and 3 fleet for 2 production, or 2 production for 3 food and 3 fleet.
card-planetary_stock_exchange = Planetary Stock Exchange
    .text = Pay 1 VP to gain 2 production. Needs morale 6 to activate.
card-robominer_plant = Robominer Plant
    .text = Exploiting a yellow card brings you 1 production more.
card-recyclotron = Recyclotron
    .text = Gain 1 production for each yellow card in this system, this one included.
card-space_elevator = Space Elevator
    .text = Every structure costs you 1 resource less.
card-orbital_shipyard = Orbital Shipyard
    .text = Build a red structure from your hand for 2 resources less. Needs morale 6 to activate.
card-deep_core_mine = Deep Core Mine
    .text = You may lose 1 morale to gain 1 production.
card-industrial_complex = Industrial Complex
    .text = Worth 2 VP for each yellow card in this system, this one included. Needs morale 6 to build.

## Grey structures

card-communications_satellite = Communications Satellite
    .text = You may put the cards of one of your systems into any order.
card-autolab = Autolab
    .text = Gain 1 action marker, and 1 more if you have an active yellow card then.
card-spy_training_complex = Spy Training Complex
    .text = Each opponent sends their advisor back to the middle of the table.
card-holosimulator = Holosimulator
    .text = You may give back an available marker to hire or swap an advisor without discarding cards.
card-advanced_data_center = Advanced Data Center
    .text = Take any card of the discard pile into your hand.
card-research_laboratory = Research Laboratory
    .text = Draw 3 cards.
card-astro_university = Astro University
    .text = Draw 1 card.
card-high_orbit_sonar = High-Orbit Sonar
    .text = You may activate any of your active cards and your advisor, in any order, each with a marker from your reserve.
card-planetary_supercomputer = Planetary Supercomputer
    .text = You may discard a card to gain 2 production for each grey card in this system, this one included.
card-galactic_cybernet = Galactic Cybernet
    .text = Worth 2 VP for each grey card in this system, this one included. Needs morale 6 to build.

## Races

race-human = Humans
    .text = No ability, but the richest start.
race-alkari = Alkari
    .text = You begin with 3 VP. At the start of a round you may pay 1 VP for 1 action marker.
race-bulrathi = Bulrathi
    .text = High development gives you 4 action markers and 2 resources of your choice, and costs you no morale.
race-darlok = Darloks
    .text = When you take the Propaganda action, each opponent discards 1 card; then you may take one of the top 3 cards of the discard pile.
race-meklar = Meklars
    .text = Yellow structures cost you 1 resource less.
race-mrrshan = Mrrshans
    .text = Each Exploit action also brings you 1 fleet.
race-psilon = Psilons
    .text = Your Research action draws 3 cards instead of 2.

## Words of the game

food = Food
fleet = Fleet
production = Production
morale = Morale
    .text = At most 10. Below 6 some cards can be neither built nor activated; at 0 or less the game ends with the round.
structure = Structure
advisor = Advisor
designed-mark = our design

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-grey = grey

level-high = high
    .text = One resource at 7 or more: 5 action markers, but 1 morale is lost.
level-medium = medium
    .text = The highest resource at 4 to 6: 4 action markers.
level-low = low
    .text = No resource above 3: 3 action markers, 1 card, 1 morale.

moment-activation = Activation
    .text = Put a marker on slot A and carry out the effect.
moment-after_attack = After attack
    .text = Once after each attack you make.
moment-after_build = After build
    .text = Once, right after this card was built.
moment-end_game = End of game
    .text = Counts at final scoring, even when covered.
moment-always = Always
    .text = Works as long as the card is active.
moment-start_of_round = Start of round
    .text = After development, at the start of each round.
moment-slot = { $moment } ({ $slot })
ability = { $moment }: { $words }
designed = { $words } (our design)
corrected = { $words } (before it was corrected)

action-build = Build
    .text = Put a structure from your hand on one of your systems, or found a new one, and pay for it.
action-exploit = Exploit
    .text = Discard a card: blue 3 food, red 2 fleet, yellow 1 production, grey draw 4 cards and keep 3.
action-research = Research
    .text = Draw 2 cards.
action-activate = Activate
    .text = Use the Activation effect of an active card or your advisor.
action-attack = Attack
    .text = With a fleet no smaller than theirs, pay 2 fleet: you gain 2 VP, they lose 1 morale.
action-trade = Trade
    .text = One exchange: 3 food, 2 fleet and 1 production are worth the same.
action-propaganda = Propaganda
    .text = Once a round: gain 3 morale.
action-contract = Contract
    .text = Discard 3 cards and hire an advisor.

count-food = { $n } food
count-fleet = { $n } fleet
count-production = { $n } production
count-points = { $n } VP
count-markers = { $n ->
    [one] { $n } action marker
   *[other] { $n } action markers
}
count-nothing = nothing
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
rate = { $pays } for { $goods }
card-in = { $card } (system { $n })
card-in-extra = { $card } (additional system)
card-from-top = { $card } ({ $n ->
    [1] on top
   *[other] number { $n } from the top
})
card-priced = { $card } ({ $goods })
card-for = { $card } for { $goods }
card-draws = { $card }: draw { $draw } cards, keep { $keep }
attack-price = { $player } ({ $goods })
use-card = Use { $card }
use-advisor = Call on { $card }
race-ability = the ability of the { $race }
card-marked = { $card } ■
card-coloured = { $card } ({ $colour })
place-on = { $system }, on { $card }
stack = { $system }, { $card } on top
place-new = A new system ({ $n })
place-advisor = The additional system, on { $card }
system = System { $n }
system-extra = Additional system
system-of = { $system }, { $seat }
loss-discard_hand = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
loss-morale = Lose { $n } morale

## Prompts

prompt-race = Which race do you lead?
prompt-mulligan = Which cards do you exchange? The last one you pick will lie on top of the discard pile.
prompt-action = Which action do you take?
prompt-place = Where do you build { $card }?
prompt-pay = How do you pay for { $card }? You save { $saved ->
    [one] { $saved } resource
   *[other] { $saved } resources
}.
prompt-build = { $card }: which structure do you build?
prompt-gain = { $card }: what do you gain?
prompt-gain-any = Which { $count ->
    [one] resource
   *[other] { $count } resources
} do you gain for your high development?
prompt-exchange = { $card }: which way do you exchange?
prompt-use = Do you use { $card }?
prompt-start-effect = Which start-of-round effect do you use next?
prompt-after-attack = Which effect do you use after your attack?
prompt-activate-next = { $card }: which card do you activate next?
prompt-discard = Which { $count ->
    [one] card do you discard?
   *[other] { $count } cards do you discard? The last one you pick will lie on top.
}
prompt-discard-drawn = You keep all but { $count } of the cards you drew. Which { $count ->
    [one] one do you discard?
   *[other] ones do you discard? The last one you pick will lie on top.
}
prompt-hand-limit = You hold too many cards. Which { $count ->
    [one] one do you discard?
   *[other] { $count } do you discard? The last one you pick will lie on top.
}
prompt-take = Which card do you take from the discard pile ({ $card })?
prompt-hire = { $card }: which advisor do you hire?
prompt-colour = Which colour does your advisor count as?
prompt-bury = Which active structure of { $player } goes to the bottom of its system?
prompt-reorder = { $card }: which system do you rearrange?
prompt-order = In which order do the cards of { $system } lie, from the bottom to the top?
prompt-suffer = { $card } hits you: what do you choose?
prompt-fill = Which { $count ->
    [one] slot do you
   *[other] { $count } slots do you
} fill with the markers of your reserve?

## Options

option-build = Build { $priced }
option-exploit = Exploit { $exploited }
option-research = Research: draw cards
option-activate = Activate { $source }
option-attack = Attack { $target }
option-trade = Trade { $rate }
option-propaganda = Propaganda: raise morale
option-hire = Hire { $card }
option-on = { $place }
option-pay = Pay { $goods }
option-gain = { $goods }
option-exchange = { $exchange }
option-use = { $used }
option-skip = No, thank you
option-done = No more effects
option-stop = Activate no more
option-discard = { $card }
option-take = { $discarded }
option-bury = { $source }
option-system = { $stack }
option-card = { $card }
option-slot = { $source }, slot { $slot }
option-suffer = { $loss }
option-colour = { $colour }
option-race = { $race }

## Events

event-race = Race of { $seat }: { $race }.
event-began = First player: { $seat }.
event-advisors = Advisors for hire: { $cards }.
event-round = Round { $round } began.
event-first = First player of the next round: { $seat }.
event-developed = Development of { $seat }: { $level }.
event-markers = { $seat } took { $count ->
    [0] no action marker: the reserve is empty
    [one] { $count } action marker
   *[other] { $count } action markers
}.
event-gained = { $seat } gained { $goods }.
event-gained-part = { $seat } gained { $goods }; { $lost } did not fit and was lost.
event-gained-nothing = { $seat } gained nothing: { $lost } did not fit.
event-exchanged = { $seat } gave { $pays } for { $goods }.
event-exchanged-part = { $seat } gave { $pays } for { $goods }; { $lost } did not fit and was lost.
event-morale-up = Morale of { $seat }: +{ $amount }, now { $morale }.
event-morale-full = Morale of { $seat } stays at { $morale }.
event-morale-down = Morale of { $seat }: −{ $amount }, now { $morale }.
event-scored = { $seat } gained { $points } VP.
event-drew = { $seat } drew { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drew-cards = You drew { $cards }.
event-drew-nothing = { $seat } could draw no card.
event-reshuffled = The discard pile, but for its top card, was shuffled: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck.
event-discarded = { $seat } discarded { $cards }.
event-exploited = { $seat } exploited { $cards }.
event-took = { $seat } took { $structure } from the discard pile.
event-built = { $seat } built { $structure } ({ $system }) and paid { $goods }.
event-built-free = { $seat } built { $structure } ({ $system }) for nothing.
event-activated = { $seat } activated { $card }.
event-used-race = { $seat } used the ability of the { $race }.
event-used = { $seat } used { $card }.
event-used-advisor = { $seat } called on { $card }.
event-attacked = { $seat } attacked { $player }: { $fleet } fleet for { $points } VP.
event-paid = { $seat } paid { $goods }.
event-paid-points = { $seat } paid { $points } VP.
event-paid-markers = { $seat } gave back { $count ->
    [one] an available marker
   *[other] { $count } available markers
}.
event-propaganda = { $seat } spread propaganda.
event-hired = { $seat } hired { $card }.
event-returned = { $card } left { $seat } and is for hire again.
event-coloured = { $card } counts as { $colour }.
event-buried = { $structure } of { $seat } went to the bottom of its system.
event-all-lie-alone = Every structure of { $seat } lies alone in its system and stays as it is.
event-nothing-to-bury = There is no structure of { $seat } that could go to the bottom of a system.
event-lay-alone = { $structure } of { $seat } lies alone in its system and stays as it is.
event-reordered = { $seat } rearranged { $system }; { $structure } lies on top.
event-filled = { $seat } had to put { $count ->
    [one] a marker on a slot
   *[other] { $count } markers on slots
}.
event-marker-joined = The marker on { $card } joined the available markers of { $seat }.
event-over-rounds = The last round is over.
event-over-morale = Morale of { $seat } is { $morale }: the game is over.
event-over-systems = The systems of { $seat } are full: the game is over.

## Why not

barred-too-dear = You lack { $goods }{ $saved ->
    [0] {""}
   *[other] ; the discount of { $saved } does not make up for that
}.
barred-morale = It needs morale { $least }, yours is { $morale }.
barred-no-room = There is no room for it.
barred-full = This system is full.
barred-colour = It has to be a { $colour } structure.
barred-slot = Its slot is taken until the end of the round.
barred-covered = It is covered; only the top card of a system is active.
barred-no-discards = The discard pile is empty.
barred-cost = It costs { $cost }, and you have less.
barred-needs = What it needs is not there.
barred-top-discard = The top card of the discard pile is { $card }. { $why }
barred-exchange = You cannot pay either side of the exchange.
barred-nothing-to-build = There is nothing that you could build with it.
barred-attack-limit = You have attacked { $player } { $count ->
    [one] once
   *[other] { $count } times
} this round, and no more is allowed.
barred-fleet = Your fleet counts { $fleet }, theirs { $theirs }.
barred-toll = The attack costs { $toll } fleet, you have { $fleet }.
barred-trade = You need { $goods } for this trade and have { $have }.
barred-propaganda = You have spread propaganda this round.
barred-contract = A contract costs { $need } cards, you hold { $have }.
barred-settled = { $card } can be neither sent back nor replaced.

## Board and score

phase-races = Choosing races
phase-deal = Set-up
phase-mulligan = First hands
phase-income = Start of the round: income
phase-development = Start of the round: development
phase-start_effects = Start of the round: effects
phase-turn = Actions
phase-end_check = End of the round
phase-hand_limit = End of the round: hand limit
phase-over = The game is over
label-round = Round
round-of = { $round } of { $rounds }
label-phase = Phase
label-first = Goes first
label-acting = To act
label-deck = Deck
label-discards = Discard pile
pile = { $n ->
    [one] { $n } card
   *[other] { $n } cards, from the top
}: { $cards }
pile-deep = { $n } cards, from the top: { $cards }, …
label-players = Players
label-player = Player
label-race = Race
label-races = Races
label-start = Starts with
label-led-by = Led by
label-abilities = What the races can do
label-food = Food
label-fleet = Fleet
label-production = Production
with-income = { $n } (+{ $income })
label-morale = Morale
label-vp = VP on the track
label-pool = Markers
markers = { $pool } left, { $reserve } in reserve
label-hand = Hand
label-advisor = Advisor
label-points = Points now
label-systems = Systems
label-system = System
label-active = Active card
label-covered = Covered, from the top
label-text = What it does
label-middle = Advisors for hire
label-your-hand = Your hand
label-card = Card
label-colour = Colour
label-cost = Cost
label-produces = Produces
label-worth = VP

score-attacks = Attacks
score-effects = Effects of cards and races
score-morale = Morale
score-structures = Structures
score-formulas = End-of-game effects
decided-points = More victory points.
decided-morale = Points are equal; higher morale decides.
decided-resources = Points and morale are equal; more resources decide.
decided-shared = All is equal: the victory is shared.

## Balance studies

trait-race = Race
trait-advisor = Advisor in the end
trait-built = Structures built
trait-ending = How the game ended
trait-rounds = Rounds played
trait-decided = What decided
ending-rounds = All rounds were played
ending-morale = Somebody's morale fell to 0
ending-systems = Somebody's systems were full
