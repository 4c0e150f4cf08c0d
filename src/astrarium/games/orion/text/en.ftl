### Master of Orion, English. The value is the name; .text says what the thing does.

## The game

game-title = Master of Orion
game-blurb = Lead a civilization among the stars: stack structures in your systems, mind the morale of your people and attack anyone who lets their fleet run down. Whoever has the most victory points after eight rounds wins.
game-about = The rules, most abilities of the races and the effects of many cards follow the original game, as far as its rulebook describes them. We couldn't find a list of its cards, so this edition designs the rest anew: nearly all colours, costs, production and points of the structures, the starting resources, fourteen whole structures and the advisor Emissary Sola, the effects of eleven more structures, of Moldred and Quail, and the abilities of Meklars and Alkari. Cards whose effect is our design are marked. Section O23 of the rules lists them. If you own the box you can correct the cards: astrarium play --components FILE.

primer-goal = Have the most victory points at the end: from attacks, cards, structures and the morale of your people. The game ends after eight rounds, or when someone's morale is gone or four systems are full.
primer-turn = Spend a marker on one action: build a card from your hand, exploit one for resources, draw, attack, trade, or hire an advisor. The round ends when nobody has markers left.
primer-mind = Structures are stacked. The top card works; covered ones still bring resources and points. The fuller your stores at the start of a round, the more markers you get, but the more morale you lose.

setting-beginner = Beginners' game
    .text = Everyone plays Humans, and there are no advisors.
setting-random_races = Races at random
    .text = Races are dealt at random instead of being chosen in turn. The beginners' game only has Humans.

refusal-beginner = In the beginners' game everyone plays Humans.
refusal-seats = { $count } races for { $seats } players.
refusal-first = There's no seat { $first } at a table for { $seats }; seats are counted from 0.
refusal-no-advisors = In the beginners' game there are no advisors.
refusal-too-often = More copies of { $card } were named than there are in the box.
refusal-twice = { $race }: only one player can play this race.

## Advisors

card-fulcrum_sandebar = Fulcrum Sandebar
card-harrava = Harrava
card-vale = Vale
card-advia_osm = ADVIA-OSM
card-victoria = Victoria
card-moldred = Moldred
card-quail = Quail
card-emissary_sola = Emissary Sola

## Blue structures

card-biospheres = Biospheres
card-cloning_center = Cloning Center
card-civil_transport = Civil Transport
card-colony_ship = Colony Ship
card-soil_enrichment = Soil Enrichment Plant
card-pleasure_dome = Pleasure Dome
card-government_support = Government Support Agency
card-hydroponic_farm = Hydroponic Farm
card-weather_controller = Weather Control Station
card-subterranean_farms = Subterranean Farms
card-terraforming = Terraforming
card-gaia_transformation = Gaia Transformation
card-scout_ship = Scout Ship

## Red structures

card-frigate = Frigate
card-death_spores = Death Spores
card-fighter_garrison = Fighter Garrison
card-orbital_batteries = Orbital Batteries
card-dropship = Dropship
card-star_fortress = Star Fortress
card-destroyer = Destroyer
card-battleship = Battleship
card-titan = Titan
card-doom_star = Doom Star
card-artemis_system_net = Artemis System Net

## Yellow structures

card-trade_goods = Trade Goods
card-colonial_treasury = Colonial Treasury
card-automated_factory = Automated Factory
card-spaceport = Spaceport
card-planetary_stock_exchange = Planetary Stock Exchange
card-robominer_plant = Robominer Plant
card-recyclotron = Recyclotron
card-space_elevator = Space Elevator
card-orbital_shipyard = Orbital Shipyard
card-deep_core_mine = Deep Core Mine
card-industrial_complex = Industrial Complex

## Grey structures

card-communications_satellite = Communications Satellite
card-autolab = Autolab
card-spy_training_complex = Spy Training Complex
card-holosimulator = Holosimulator
card-advanced_data_center = Advanced Data Center
card-research_laboratory = Research Laboratory
card-astro_university = Astro University
card-high_orbit_sonar = High-Orbit Sonar
card-planetary_supercomputer = Planetary Supercomputer
card-galactic_cybernet = Galactic Cybernet

## Races

race-human = Humans
race-alkari = Alkari
race-bulrathi = Bulrathi
race-darlok = Darloks
race-meklar = Meklars
race-mrrshan = Mrrshans
race-psilon = Psilons

## Words of the game

food = Food
fleet = Fleet
production = Production
morale = Morale
    .text = At most 10. Below 6 some cards can't be built or activated; at 0 or less the game ends with the round.
structure = Structure
advisor = Advisor
designed-mark = our design

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-grey = grey

level-high = high
    .text = One resource at 7 or more: 5 action markers, but you lose 1 morale.
level-medium = medium
    .text = The highest resource at 4 to 6: 4 action markers.
level-low = low
    .text = No resource above 3: 3 action markers, 1 card, 1 morale.

moment-activation = Activation
    .text = Put a marker on slot A and carry out the effect.
moment-after_attack = After attack
    .text = Once after each attack you make.
moment-after_build = After build
    .text = Once, right after this card is built.
moment-end_game = End of game
    .text = Counts at final scoring, even when covered.
moment-always = Always
    .text = Works as long as the card is active.
moment-start_of_round = Start of round
    .text = After development, at the start of each round.
moment-slot = { $moment } ({ $slot })
designed = { $words } (our design)

count-food = { $n } food
count-fleet = { $n } fleet
count-production = { $n } production
count-points = { $n } VP
count-markers = { $n ->
    [one] { $n } action marker
   *[other] { $n } action markers
}
count-morale = { $n } morale
count-units = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
count-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
count-available = { $n ->
    [one] { $n } available marker
   *[other] { $n } available markers
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
card-priced = { $card } ({ $price })
place-priced = { $place } ({ $price })
price-less = { $goods }, less { $less }
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
system-of = { $system }, { $seat-own }
loss-discard_hand = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
loss-morale = Lose { $n } morale

## Sentences: what things do, made from the components. A phrase stands in small letters; a clause has its own subject.

at-moment = { $moment }: { $words }
no-ability = no ability
begins-with = you begin with { $points }
you-may = you may { $what-inf }
if-you-like = if you like, { $what }
and-clause = { $a }, and { $b }
    .inf = { $a-inf }, and then { $b }
and-if = { $a }, and { $b-behind }
and-then = { $a }; then { $b }
pay-to = { $cost } to { $what-inf }
pay-and = { $cost }, and { $what }
on-attacked = each time you are attacked, { $what }
on-own_propaganda = when you take the Propaganda action, { $what }
on-own_exploit = when you take the Exploit action, { $what }
worth = worth { $what }
prints-race = start: { $goods }
prints-cost = costs { $cost }; { $points }
prints-structure = costs { $cost }; brings { $income }; { $points }
prints-unknown = VP: ?
one-of = { $a } or { $b }
works-covered = works even while covered
needs-discards = only with at least { $cards } in the discard pile
needs-beneath = only where the card directly beneath is { $colours }
needs-advisor = only while an advisor can be hired
needs-morale = needs morale { $least }
needs-morale-to-activate = needs morale { $least } to activate
needs-morale-to-build = needs morale { $least } to build

cost-pay = pay { $what }
cost-markers = give back { $markers }
cost-slot = put a marker from your reserve here
cost-stays = put a marker from your reserve here, where it stays at the end of the round

who-defender = the defender
who-each_opponent = each opponent
per-colour = { $what } for each { $colour } card in this system, this one included
per-own-systems = { $what } for each of your systems
per-their-systems = { $what } for each of their systems
do-gain = gain { $what }
they-gain = { $who } gains { $what }
    .rest = gains { $what }
do-lose = lose { $what }
they-lose-more = { $who } also loses { $what }
    .rest = loses { $what }
they-lose = { $who } loses { $what }
    .rest = loses { $what }
do-gain-beneath = gain resources by the colour of the card directly beneath: { $ways }
on-colour = { $colour } gives { $goods }
do-exchange = exchange { $a } for { $b }, or { $b } for { $a }
do-draw = draw { $cards }
do-draw-keep = draw { $cards }, keeping { $keep } of them
do-take-top = take the top card of the discard pile into your hand
do-take-among = take one of the top { $top } cards of the discard pile into your hand
do-take-any = take any card of the discard pile into your hand
do-discard = discard { $cards }
they-discard = { $who } discards { $cards }
    .rest = discards { $cards }
they-either = { $a } or { $b-rest }
    .rest = { $a-rest } or { $b-rest }
do-build = build { $what }
build-hand = a structure from your hand
build-hand-colour = a { $colour } structure from your hand
build-discards = the structure on top of the discard pile
build-discards-colour = the structure on top of the discard pile (only a { $colour } one)
build-here = { $what } in this system
build-less = { $what } for { $less } less
do-build-another = build another one
if-built = { $a }. If it is { $colour }, { $b }
do-bury-self = put one of your active structures at the bottom of its system
do-bury-defender = put one active structure of the defender at the bottom of its system
do-bury-each_opponent = put one active structure of each opponent at the bottom of its system
do-reorder = put the cards of one of your systems into any order
if-active = { $what } if you have an active { $colour } card
    .behind = if you have an active { $colour } card then, also { $what }
do-activate = activate any of your active cards and your advisor, in any order, each with a marker from your reserve
do-fill = fill every empty slot of your active cards and advisor with reserve markers
they-fill = { $who } has to fill every empty slot of their active cards and their advisor with reserve markers
do-fetch = a marker on this card joins your available markers
do-hire = hire or swap an advisor without discarding cards
do-return = send your advisor back to the middle of the table
they-return = { $who } sends their advisor back to the middle of the table
change-attack-fleet = your fleet counts as { $amount } larger when you compare fleets to attack
change-attack-toll = an attack on you costs { $goods } more
change-discount-all = every structure costs you { $less } less
change-discount-colour = { $colour } structures cost you { $less } less
change-discount-this_system = structures in this system cost you { $less } less
change-exploit = exploiting a { $colour } card brings you { $goods } more
change-development = { $level } development gives you { $what }, and costs you no morale
change-development-for = { $level } development gives you { $what }, but costs you { $morale }
change-research = your Research action draws { $cards } instead of { $usual }
change-extra-system = begins an additional system, stays at its bottom and can't be sent back or replaced; you choose its colour when you hire

## Prompts

prompt-race = Which race do you lead?
prompt-mulligan = Which cards do you exchange? The last one you pick ends up on top of the discard pile.
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
   *[other] { $count } cards do you discard? The last one you pick ends up on top.
}
prompt-discard-drawn = You keep all but { $count } of the cards you drew. Which { $count ->
    [one] one do you discard?
   *[other] ones do you discard? The last one you pick ends up on top.
}
prompt-hand-limit = You hold too many cards. Which { $count ->
    [one] one do you discard?
   *[other] { $count } do you discard? The last one you pick ends up on top.
}
prompt-take = Which card do you take from the discard pile ({ $card })?
prompt-hire = { $card }: which advisor do you hire?
prompt-colour = Which colour does your advisor count as?
prompt-bury = Which active structure of { $player-own } goes to the bottom of its system?
prompt-reorder = { $card }: which system do you rearrange?
prompt-order = In what order do you put the cards of { $system }, from bottom to top?
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
option-skip = No, thanks
option-done = No more effects
option-stop = Activate nothing more
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

whose-race = { $seat-person ->
    [second] Your race
   *[third] { $seat }'s race
}
whose-morale = { $seat-person ->
    [second] Your morale
   *[third] { $seat }'s morale
}
whose-structure = { $seat-person ->
    [second] Your { $structure }
   *[third] { $seat }'s { $structure }
}
event-race = { whose-race }: { $race }.
event-began = First player: { $seat }.
event-advisors = Advisors for hire: { $cards }.
event-round = Round { $round } began.
event-first = First player of the next round: { $seat }.
event-developed = { $seat-person ->
    [second] Your development
   *[third] { $seat }'s development
}: { $level }.
event-markers = { who } took { $count ->
    [0] no action markers: the reserve is empty
    [one] { $count } action marker
   *[other] { $count } action markers
}.
event-gained = { who } gained { $goods }.
event-gained-part = { who } gained { $goods }; { $lost } didn't fit and was lost.
event-gained-nothing = { who } gained nothing: { $lost } didn't fit.
event-exchanged = { who } gave { $pays } for { $goods }.
event-exchanged-part = { who } gave { $pays } for { $goods }; { $lost } didn't fit and was lost.
event-morale-up = { whose-morale }: +{ $amount }, now { $morale }.
event-morale-full = { whose-morale } stays at { $morale }.
event-morale-down = { whose-morale }: −{ $amount }, now { $morale }.
event-scored = { who } gained { $points } VP.
event-drew = { who } drew { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drew-cards = Your new cards: { $cards }.
event-drew-nothing = { who } had no card to draw.
event-reshuffled = The discard pile, but for its top card, was shuffled: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck.
event-discarded = { who } discarded { $cards }.
event-exploited = { who } exploited { $cards }.
event-took = { who } took { $structure } from the discard pile.
event-built = { who } built { $structure } ({ $system }) and paid { $goods }.
event-built-free = { who } built { $structure } ({ $system }) for free.
event-activated = { who } activated { $card }.
event-used-race = { who } used the ability of the { $race }.
event-used = { who } used { $card }.
event-used-advisor = { who } called on { $card }.
event-attacked = { who } attacked { $player }: { $fleet } fleet for { $points } VP.
event-paid = { who } paid { $goods }.
event-paid-points = { who } paid { $points } VP.
event-paid-markers = { who } gave back { $count ->
    [one] an available marker
   *[other] { $count } available markers
}.
event-propaganda = { who } spread propaganda.
event-hired = { who } hired { $card }.
event-returned = { $card } left { $seat } and is for hire again.
event-coloured = { $card } counts as { $colour }.
event-buried = { whose-structure } went to the bottom of its system.
event-all-lie-alone = { $seat-person ->
    [second] Each of your structures
   *[third] Each of { $seat }'s structures
} is alone in its system and stays as it is.
event-nothing-to-bury = { $seat-person ->
    [second] You have
   *[third] { $seat } has
} no structure that could go to the bottom of a system.
event-lay-alone = { whose-structure } is alone in its system and stays as it is.
event-reordered = { who } rearranged { $system }; { $structure } is on top.
event-filled = { who } had to put { $count ->
    [one] a marker on a slot
   *[other] { $count } markers on slots
}.
event-marker-joined = The marker on { $card } joined { $seat-person ->
    [second] your available markers
   *[third] { $seat }'s available markers
}.
event-over-rounds = The last round is over.
event-over-morale = { whose-morale } is { $morale }: the game is over.
event-over-systems = { $seat-person ->
    [second] Your systems
   *[third] { $seat }'s systems
} are full: the game is over.

## What goes with a deed, in a few words

brief-discarded = { $cards } discarded
brief-activated = { $card }
brief-used-race = { $race }
brief-used = { $card }
brief-used-advisor = { $card }
brief-markers = { $count ->
    [0] no action marker left
    [one] 1 action marker
   *[other] { $count } action markers
}
brief-gained = +{ $goods }
brief-gained-part = +{ $goods }, { $lost } lost
brief-gained-nothing = no room for { $lost }
brief-morale-up = morale +{ $amount }
brief-morale-full = morale stays at { $morale }
brief-morale-down = morale −{ $amount }
brief-scored = { $points } VP
brief-drew = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
brief-drew-cards = { $cards }
brief-drew-nothing = no card to draw
brief-paid = { $goods } paid
brief-paid-points = { $points } VP paid
brief-paid-markers = { $count ->
    [one] 1 action marker
   *[other] { $count } action markers
} given back
brief-returned = { $card } leaves
brief-coloured = { $card } as { $colour }
brief-buried = { $structure } to the bottom
brief-all-lie-alone = every structure lies alone
brief-nothing-to-bury = no structure to move
brief-lay-alone = { $structure } lies alone
brief-filled = { $count ->
    [one] 1 marker
   *[other] { $count } markers
} on slots
brief-marker-joined = the marker of { $card }

## Why not

barred-too-dear = You lack { $goods }{ $saved ->
    [0] {""}
   *[other] ; the discount of { $saved } doesn't make up for that
}.
barred-morale = It needs morale { $least }; yours is { $morale }.
barred-no-room = All your systems are full: each holds { $most } cards.
barred-full = This system is full: it holds { $most } cards.
barred-colour = It must be a { $colour } structure.
barred-slot = Its slot is taken until the end of the round.
barred-covered = It's covered, with { $card } on top; only the top card of a system is active.
barred-left = It's no longer in play.
barred-not-yet = { $system } is still empty and must be started first.
barred-discards = It needs { $need ->
    [one] a card
   *[other] { $need } cards
} in the discard pile, { $have ->
    [0] which is empty
   *[other] which has only { $have }
}.
barred-cost = It costs { $price }; you have { $have }.
barred-beneath = The card directly beneath must be { $colours }.
barred-no-advisor = There's no advisor for hire.
barred-no-reserve = You have no marker in reserve for its slot.
barred-no-marker = There's no marker on this card.
barred-once = This effect has already activated it.
barred-used = It was just used.
barred-filled = There's already a marker on this slot.
barred-lone = There's only one card in it.
barred-not-drawn = It must be one of the cards you just drew.
barred-too-deep = { $top ->
    [one] You can only take the top card of the discard pile.
   *[other] You can only take one of the top { $top } cards of the discard pile.
}
barred-too-few-cards = You'd have to discard { $need ->
    [one] a card
   *[other] { $need } cards
}, and you hold { $have }.
barred-led = { $player-person ->
    [second] You already lead
   *[third] { $player } already leads
} this race.
barred-top-discard = The top card of the discard pile is { $card }. { $reason }
barred-exchange = You can pay neither { $goods } nor { $pays }.
barred-nothing-to-build = Nothing in your hand can be built with it, not even { $card }. { $reason }
barred-empty-hand = You have no cards in hand.
barred-no-such-card = You have no { $colour } structure in hand.
barred-attack-limit = You've already attacked { $player } { $count ->
    [one] once
   *[other] { $count } times
} this round, and that's the limit.
barred-fleet = Your fleet counts as { $fleet }, the defender's as { $theirs }.
barred-toll = The attack costs { $toll } fleet; you have { $fleet }.
barred-trade = You need { $goods } for this trade; you have { $have }.
barred-propaganda = You've already spread propaganda this round.
barred-contract = A contract costs { $need ->
    [one] a card
   *[other] { $need } cards
}; you hold { $have }.
barred-hired = { $card } isn't in the middle: { $player-person ->
    [second] you have hired this advisor
   *[third] { $player } has hired this advisor
}.
barred-settled = { $card } can't be sent back or replaced.

## Before the click

would-lose = { $lost } will be lost: there's no room for it.
would-draw-nothing = There's no card to draw.
would-lift-nothing = Your morale is already { $morale }: nothing will change.
would-stay = It's alone in its system: nothing will change.
would-pay-for-nothing = Right now you'd pay for this and gain nothing.
would-do-nothing = Right now this will do nothing.
waits-may = You can skip this once the others are done.
waits-must = This can't be skipped.

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
label-hired = Advisors in service
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
decided-morale = Equal points; higher morale.
decided-resources = Equal points and morale; more resources.
decided-shared = Everything is equal: the victory is shared.

## Balance studies

trait-race = Race
trait-advisor = Advisor in the end
trait-built = Structures built
trait-ending = How the game ended
trait-rounds = Rounds played
trait-decided = Decided by
ending-rounds = All rounds were played
ending-morale = Someone's morale fell to 0
ending-systems = Someone's systems were full

## What speaks for and against a move, in the words of the coach

coach-gain = { $value } VP
coach-stock = { $sign ->
    [more] { $count ->
        [0] resources of more use
        [one] 1 more resource
       *[other] { $count } more resources
    }
   *[less] { $count ->
        [0] resources of less use
        [one] 1 resource fewer
       *[other] { $count } resources fewer
    }
}
coach-actions = { $sign ->
    [more] { $count ->
        [0] more time in this round
        [one] 1 more action marker left
       *[other] { $count } more action markers left
    }
   *[less] { $count ->
        [0] less time in this round
        [one] 1 action marker fewer left
       *[other] { $count } action markers fewer left
    }
}
coach-threat = { $sign ->
    [more] safety from attacks, or a chance to attack
   *[less] a threat of attacks, or a chance to attack lost
}
coach-ahead = { $sign ->
    [more] a better start into the next round
   *[less] a worse start into the next round
}

## Signs: what the board draws, in a line each

signs-resources = Resources
signs-colours = Colours
signs-actions = Actions
signs-table = At the table
sign-food = Food
    .text = pays for structures; you never have more than the track shows.
sign-fleet = Fleet
    .text = attacks, defends and pays for structures.
sign-production = Production
    .text = the rarest resource; pays for structures.
sign-morale = Morale
    .text = points at the end; some cards need 6; at 0 the game ends.
sign-vp = Victory points
    .text = from the track, morale, structures and advisors; whoever has the most wins.
sign-blue = Blue: dome
    .text = food and population structures; exploit them for food.
sign-red = Red: wedge
    .text = war structures; exploit them for fleet.
sign-yellow = Yellow: factory
    .text = production structures; exploit them for production.
sign-grey = Grey: dish
    .text = research structures; exploit them for cards.
sign-build = Build
    .text = puts a structure from your hand on a system.
sign-exploit = Exploit
    .text = discards a card for the resource of its colour.
sign-research = Research
    .text = draws cards.
sign-activate = Activate
    .text = uses the Activation effect of an active card.
sign-attack = Attack
    .text = with a fleet at least as big as the defender's: gains VP, and the defender loses morale.
sign-trade = Trade
    .text = exchanges one resource for another.
sign-propaganda = Propaganda
    .text = raises morale, once a round.
sign-contract = Contract
    .text = discards cards and hires an advisor.
sign-marker = Action marker
    .text = each action takes one; without any you're skipped.
sign-card = Card
    .text = drawn from the deck into your hand.
sign-hand = Hand
    .text = structures that may be built, exploited or discarded.
sign-ours = Our own design
    .text = what this card does was designed for this edition.
sign-crown = First
    .text = acts first in this round.
sign-lock = Barred
    .text = not possible now; the reason is given beside it.
sign-eye = Known
    .text = everyone has seen this card go to the hand.
sign-shield = Answer
    .text = the defender has cards that respond to an attack.
sign-all = Look closer
    .text = Opens everything this player has.
sign-track = Victory track
    .text = Points won during the game; morale, structures and advisors are added at the end.
sign-deck = Deck
    .text = Structures nobody has seen; cards are drawn from here.
sign-discards = Discard pile
    .text = Open to all; press it to leaf through. It becomes the deck when that runs out.
sign-picked = Picked so far
    .text = How many you've picked, and of how many.
sign-system = System
    .text = Holds a stack of structures. Only its top card, shown in full, is active; the others are covered.
