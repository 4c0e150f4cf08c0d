### Ad Astra, English. The value is the name; .text says what the thing does.

## The game

game-title = Ad Astra
game-blurb = Found an empire among the stars: explore a galaxy of face-down systems, settle planets, research, build fleets, talk or fight. Six rounds, and Orion waits in the middle of it all.
game-about = The expansion's rules follow its rulebook: the Antarans, Into the Unknown, Antaran's Revenge, empires of your own. We didn't have the rulebook of the base game, so this edition designs it anew around what is publicly known of it: the action cards, all numbers of ships, planets, technologies, empires, missions and discoveries, and the layout of the tiles. Every entry of the components says whether it is designed; if you own the box, you can use a corrected file.

primer-goal = Have the most victory points after six rounds: from systems, branches, population, influence, secret missions, and Orion. Points are scarce: 8 to 14 often win a first game.
primer-turn = Play one of your action cards: grow, research, build, fly, explore, attack, invade, or talk. Five cards a round, then pass; whoever passes first goes first in the next one.
primer-mind = People bring income: farmers food, workers production, scientists research. The map shows where ships can go and how a fight would end before you decide.

setting-first_game = First game
    .text = Four easy empires, no missions, no modules of the expansion. For 2 to 4 players.
setting-long_game = Long game
    .text = Eight rounds instead of six.
setting-no_missions = No missions
    .text = Nobody gets secret missions.
setting-antarans = Antarans as an empire
    .text = One player may take the Antarans. They are meant to be far stronger than everyone else.
setting-unknown = Into the Unknown
    .text = The galaxy starts small and grows as you play; Orion appears with the last yellow star.
setting-revenge = Antaran's Revenge
    .text = At the end of every round an Antaran fleet strikes. Whoever spends the most resistance tokens decides where.
setting-custom = Empires of your own
    .text = Instead of taking an empire you may build one from foundation, ability and action cards.

refused-antarans-twice = In Antaran's Revenge nobody can play the Antarans: switch off one of the two (B3.1).
refused-first-game-seats = A first game is for at most { $most } players (A9.1).
refused-first-game-modules = A first game is played without the modules of the expansion (A9.1).

## Words

resource-food = food
resource-research = research
resource-production = production
resource-credits = credits
counted-food = { $count } food
counted-research = { $count } research
counted-production = { $count } production
counted-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}

population-farmer = Farmer
population-worker = Worker
population-scientist = Scientist
counted-farmer = { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
}
counted-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
counted-scientist = { $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
}

unit-frigate = Frigate
unit-cruiser = Cruiser
unit-titan = Titan
unit-doom_star = Doom Star
unit-outpost = Outpost
unit-battle_station = Battle Station
counted-frigate = { $count ->
    [one] { $count } Frigate
   *[other] { $count } Frigates
}
counted-cruiser = { $count ->
    [one] { $count } Cruiser
   *[other] { $count } Cruisers
}
counted-titan = { $count ->
    [one] { $count } Titan
   *[other] { $count } Titans
}
counted-doom_star = { $count ->
    [one] the Doom Star
   *[other] { $count } Doom Stars
}
    .first = { $count ->
        [one] The Doom Star
       *[other] { $count } Doom Stars
    }
counted-outpost = { $count ->
    [one] { $count } Outpost
   *[other] { $count } Outposts
}
counted-battle_station = { $count ->
    [one] { $count } Battle Station
   *[other] { $count } Battle Stations
}
enemy-pirate_raiders = Pirate Raiders
enemy-pirate_base = Pirate Base
enemy-space_eel = Space Eel
enemy-guardian = Guardian
counted-pirate_raiders = { $count ->
    [one] { $count } unit of Pirate Raiders
   *[other] { $count } units of Pirate Raiders
}
counted-pirate_base = { $count ->
    [one] the Pirate Base
   *[other] { $count } Pirate Bases
}
    .first = { $count ->
        [one] The Pirate Base
       *[other] { $count } Pirate Bases
    }
counted-space_eel = { $count ->
    [one] a Space Eel
   *[other] { $count } Space Eels
}
    .first = { $count ->
        [one] A Space Eel
       *[other] { $count } Space Eels
    }
counted-guardian = { $count ->
    [one] the Guardian
   *[other] { $count } Guardians
}
    .first = { $count ->
        [one] The Guardian
       *[other] { $count } Guardians
    }
state-ready = ready
state-exhausted = exhausted
state-overloaded = overloaded

branch-bio = Biology & Chemistry
branch-phys = Physics
branch-eng = Engineering
branch-gov = Government
branch-short-0 = Biology
branch-short-1 = Physics
branch-short-2 = Engineering
branch-short-3 = Government

action-growth = Population Growth
    .text = Pay food for one more farmer, worker or scientist. The first ones on a planet colonise it.
action-research = Research
    .text = Develop a technology from your hand.
action-build = Build
    .text = Pay production for ships, buildings and terraforming.
action-diplomacy = Diplomacy
    .text = Open an embassy, place influence, or calm your people.
action-flight = Flight
    .text = Move ships out of one system, even into the unexplored.
action-exploration = Exploration
    .text = Explore a neighbouring system without moving a ship.
action-attack = Attack
    .text = Strike a system that is closed to you.
action-invasion = Invasion
    .text = Take a besieged system from its people.

colour-white = white
colour-green = green
colour-blue = blue
colour-orange = orange
colour-yellow = yellow
feature-wormhole = wormhole
feature-micro_wormhole = micro-wormhole
feature-asteroids = asteroids
feature-anomaly = anomaly
direction-0 = E
direction-1 = NE
direction-2 = NW
direction-3 = W
direction-4 = SW
direction-5 = SE

system = { $star }
system-unknown = unexplored { $colour } star { $n }
system-antares = Antares

empire-humans = Humans
    .text = Charming traders: diplomacy is cheap and embassies pay twice.
empire-psilons = Psilons
    .text = Born researchers: they draft two technologies and never lack ideas.
empire-sakkra = Sakkra
    .text = They multiply: growth is cheap, farmers find room everywhere.
empire-meklar = Meklar
    .text = Machines that build machines: factories come cheap and never rest.
empire-mrrshan = Mrrshan
    .text = Hunters with steady aim: sixes hit twice, and every victory pays.
empire-bulrathi = Bulrathi
    .text = Nobody lands like they do, and nobody breaks their heavy plating.
empire-antarans = Antarans
    .text = Ancient, furious, far ahead: better ships, the Doom Star, and no mercy for planets.
empire-custom = An empire of your own

side-antarans = the Antarans
side-enemies = neutral enemies
side-nobody = nobody

phase-choose = Choosing empires
phase-customise = Making empires
phase-settle_in = Settling in
phase-missions_dealt = Choosing missions
phase-pirates = Placing pirates
phase-new_round = A new round
phase-draft = Draft
phase-turn = Actions
phase-action = Actions
phase-survey = Management: the unknown
phase-income = Management: income
phase-reveal = Management: missions
phase-limit = Management: hand limit
phase-bids = Antaran attack
phase-drain = Antaran occupation
phase-round_end = End of the round
phase-over = The end

## Names put together

nothing = nothing
no-dice = no dice
number = { $n }
number-unknown = { $n }?
numbered = { $n } { $name }
by-seat = { $seat }
besieged = besieged
people = F { $farmers }, W { $workers }, S { $scientists }
planet-slots = { $planet } [{ $planetary }/{ $orbital }]
thing-of = { $thing } ({ $side-own })
ships-of = { who }: { $ships }
ships-by-state = { $unit } { $ready }/{ $exhausted }/{ $overloaded }
stock = { $have } (+{ $more })
unit-numbers = firepower { $firepower }, hull { $hull }, shield { $shield }, speed { $speed }, price { $price }
empire-made = { $empire }: { $foundation }
dice = combat { $combat }; invasion { $invasion }
die-from = { $face }+ for { $worth }
die-six = 6 for { $worth }
counted-damage = { $count } damage
counted-success = { $count ->
    [one] { $count } success
   *[other] { $count } successes
}
round-of = { $round } of { $rounds }
mission-open = { $text }
mission-done = { $text } Fulfilled.
card-with-text = { $name }: { $text }
card-with-start = { $name }: { $text } Start: { $start }.
technology-offered = { $name } ({ $branch } { $level }, { $price } research): { $text }
technology-priced = { $name } for { $price } research: { $text }
empire-offered = { $empire } ({ $first }, { $second }): { $text }
growing = { $population } in { $at } for { $price } food
colonising = Colonise { $at } with a { $population } for { $price } food
priced = { $name }, { $price } production
terraforming = Terraforming ({ $population } +1)
terraforming-all = Advanced Terraforming (every kind +1)
embassy-offered = Embassy with { $other } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}: { $text }
ship-at = { $unit } in { $at }, { $state }
swapped = { $given } for { $taken }
laid = Hex { $q },{ $r }; jump points { $edges }

## Prompts

prompt-empire = Which empire do you lead?
prompt-home = Where is your home?
prompt-keep-foundation = Which foundation is your empire built on?
prompt-keep-ability = Which two abilities does your empire have?
prompt-keep-card = Which action card does your empire get?
prompt-keep-missions = Which two missions do you keep?
prompt-pirates = Which system holds the Pirate Base? Raiders wait in the other.
prompt-draft = Which technology do you take?
prompt-turn = Your turn: what do you do?
prompt-exchange = What do you exchange?
prompt-split = How do you split { $count } resources?
prompt-add = Where does free population appear?
prompt-keep-technology = Which technology do you keep?
prompt-keep-discovery = Which discovery do you keep?
prompt-growth = Where does your population grow?{ $extra ->
    [0] {""}
   *[other] {" "}(+{ $extra } cr. for an extra place)
}
prompt-research = Which technology do you develop?{ $extra ->
    [0] {""}
   *[other] {" "}(+{ $extra } cr. for an extra place)
}
prompt-build = Where do you build?{ $extra ->
    [0] {""}
   *[other] {" "}(+{ $extra } cr. for an extra place)
}
prompt-diplomacy = What do your diplomats do?{ $extra ->
    [0] {""}
   *[other] {" "}(+{ $extra } cr. for an extra place)
}
prompt-flight = From which system do ships take off?{ $extra ->
    [0] {""}
   *[other] {" "}(+{ $extra } cr. for an extra place)
}
prompt-exploration = What do you explore?{ $extra ->
    [0] {""}
   *[other] {" "}(+{ $extra } cr. for an extra place)
}
prompt-attack = Which system do you attack?{ $extra ->
    [0] {""}
   *[other] {" "}(+{ $extra } cr. for an extra place)
}
prompt-invasion = Which system do you invade?{ $extra ->
    [0] {""}
   *[other] {" "}(+{ $extra } cr. for an extra place)
}
prompt-item = What do you build in { $at }? ({ $budget } production left)
prompt-ships = Which ships leave { $at }?
prompt-destination = Where do the ships from { $at } go?
prompt-rotation = You found { $tile }. Which way do its jump points face?
prompt-fight = Enemies in { $at }: do you fight or fall back?
prompt-chart = Next to which system do you look for new stars?
prompt-lay = You found { $tile }. Where do you put it, and which way round?
prompt-strike = Which ships strike { $at }?
prompt-targets = Your fire at { $at } deals { $damage } damage. Who does it hit first?
prompt-retreat = The battle for { $at } goes on. Stay or retreat?
prompt-withdraw = The battle for { $at } goes on. Do your ships stay?
prompt-invasion-kind = How do you deal with { $at }?
prompt-landing = Which ships land troops in { $at }?
prompt-destroyer = Which ship destroys the planet of { $at }?
prompt-losses = { $count ->
    [one] Which of the people of { $at } do you lose?
   *[other] Which { $count } of the people of { $at } do you lose?
}
prompt-settle = Who settles in { $at }?
prompt-unpaid = Upkeep isn't paid. Who leaves your empire?
prompt-missions = Which fulfilled missions do you reveal?
prompt-discard = Your hand is full. Which { $count ->
    [one] technology
   *[other] { $count } technologies
} do you give up?
prompt-bid = How many resistance tokens do you spend to turn the Antarans away?
prompt-antaran-target = Where do you send the Antaran fleet?
prompt-drain = The Antarans hold { $at }. Who do they take?

## Options

option-empire = { $offered_empire }
option-custom = Make your own, with the pieces of { $empire }
option-home = { $at }
option-keep = { $known_card }
option-mission = { $mission_card }
option-base = { $at }
option-take = { $offered }
option-none = Take none
option-play = { $played }
option-pass = Pass for this round
option-stop = End this action
option-enough = Nothing more here
option-exchange = Exchange resources
option-swap = { $swapped }
option-use = Use { $ability }
option-split = { $split }
option-add = { $population } in { $at }
option-grow = { $growth_place }
option-develop = { $priced_technology }
option-site = { $at }
option-ship = { $priced_ship }
option-orbital = { $priced_orbital }
option-raise = { $priced_building }
option-terraform = { $priced_terraforming }
option-terraform_all = { $priced_advanced }
option-embassy = { $embassy }
option-influence = Influence for { $influence_price ->
    [one] { $influence_price } credit
   *[other] { $influence_price } credits
}
option-calm = Calm your people for { $calm_price ->
    [one] { $calm_price } credit
   *[other] { $calm_price } credits
}
option-from = { $at }
option-unit = { $ship }
option-to = { $at }
option-into = Explore { $at }, coming from { $source }
option-turn = { $rotation }
option-fight = Fight
option-fall_back = Fall back
option-survey = { $at }, seen from { $source }
option-chart = New stars next to { $at }
option-lay = { $lay }
option-target = { $at }
option-invade = { $at }
option-roll = Land troops
option-destroy = Destroy the planet
option-losses = { $people }
option-settle = { $population }
option-weakest = The weakest first
option-strongest = The strongest first
option-stay = Stay
option-retreat = Retreat
option-retreat_to = Retreat to { $at }
option-lose = { $population } in { $at }
option-discard = { $technology }
option-bid = { $count }

## Events

event-took-empire = { who } chose the { $empire }.
event-took-board = { who } made an empire of { $seat-person ->
    [second] your
   *[third] their
} own with the pieces of the { $empire }.
event-took-home = { who } settled in { $at }; the home planet is { $planet }.
event-made-empire = { $seat-person ->
    [second] Your empire
   *[third] { $seat }'s empire
} is { $foundation }; abilities: { $abilities }; action card: { $card }.
event-pirates-placed = { who } placed the Pirate Base in { $at }; Raiders hold the other wormhole.
event-round = Round { $round } began.
event-drafted = { who } took { $technology }.
event-kept-technology = { who } kept { $technology }.
event-played = { who } played { $card }.
event-passed = { who } passed.
event-exchanged = { who } exchanged { $given } for { $taken }.
event-used-once = { who } used { $ability }.
event-paid-place = { who } paid { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} for an extra place.
event-gained = { who } gained { $amount }.
event-discontent = { $seat-person ->
    [second] Your discontent
   *[third] { $seat }'s discontent
} is now { $discontent }.
event-points = { who } gained { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}.
event-joined = { $ships } joined { $seat } in { $at }.
event-added = { who } got a { $population } in { $at }.
event-grew = { who } paid { $food } food for a { $population } in { $at }.
event-colonised = { who } colonised { $at }.
event-developed = { who } developed { $technology } for { $research } research.
event-built = { who } built in { $at } for { $production } production: { $items }.
event-embassy = { who } opened an embassy with { $other } for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}.
event-embassy-lost = { who } lost the embassy with { $other }.
event-influence = { who } paid { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} for influence; tokens placed: { $count }.
event-calmed = { who } paid { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} to calm the people.
event-flew = { who } flew from { $source } to { $at }: { $ships }.
event-explored = { who } explored { $at }.
event-discovered = { who } discovered in { $at }: { $discovery }.
event-spawned = Appeared in { $at }: { $enemies }.
event-fell-back = { who } fell back from { $source } to { $at }.
event-charted = { who } found { $at } next to { $source }.
event-orion-found = { who } found Orion. The Guardian watches over it.
event-struck = { who } struck { $at } from { $source }: { $ships }.
event-took-control = { who } took control of { $at } without a fight.
event-battle = Battle for { $at }: { $by } against { $side }.
event-dice = Round { $round } of the battle: { $first } ({ $hits } damage) against { $second } ({ $losses } damage).
event-destroyed = Destroyed in { $at }: { $piece } ({ $side-own }).
event-resistance = { who } got a resistance token (now { $count }).
event-doom-star = { who } destroyed the Doom Star. The Antarans won't attack any more.
event-retreated = { $by-person ->
    [second] You
   *[third] { $by }
} broke off the battle for { $at }.
event-withdrew = { who } withdrew from { $source } to { $at }.
event-nobody-won = Nobody survived the battle for { $at }.
event-won-battle = Victory in { $at }: { $by } over { $side }.
event-honour = { who } earned a battle honour (now { $count }).
event-landed = { who } invaded { $at }: { $faces }; successes { $successes }, resistance { $against }.
event-killed = Lost in { $at }: { $people }.
event-conquered = { who } conquered { $at }.
event-left-empty = { $at } is empty now: { $seat } had no flag left for it.
event-wrecked = { who } destroyed the planet of { $at }.
event-income = { who } earned { $food } food, { $research } research, { $production } production, { $credits } credits.
event-upkeep = { who } owed { $due ->
    [one] { $due } credit
   *[other] { $due } credits
} of upkeep and paid { $credits }.
event-lost-people = { who } lost a { $population } in { $at }.
event-mission = { who } revealed { $mission }: { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}.
event-discarded = { who } gave up { $technology }.
event-bid = { who } spent { $count ->
    [one] { $count } resistance token
   *[other] { $count } resistance tokens
}.
event-antarans-strike = The Antarans struck { $at }: { $ships }.
event-eliminated = { who } had neither systems nor ships left and dropped out of the game.

## What goes with a deed, in a few words

brief-played = { $card }
brief-exchanged = { $given } for { $taken }
brief-used-once = { $ability }
brief-paid-place = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} for an extra place
brief-gained = { $amount }
brief-discontent = discontent now { $discontent }
brief-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
brief-joined = { $ships } in { $at }
brief-added = a { $population } in { $at }
brief-colonised = a new colony
brief-embassy-lost = the embassy with { $other } is lost
brief-explored = { $at } explored
brief-discovered = { $discovery }
brief-spawned = { $enemies } in wait
brief-fell-back = back to { $at }
brief-charted = { $at } found
brief-orion-found = Orion found
brief-took-control = { $at } taken without a fight
brief-battle = a battle for { $at }
brief-dice = { $hits } damage dealt, { $losses } taken
brief-destroyed = { $piece } ({ $side-own }) destroyed
brief-resistance = a resistance token
brief-doom-star = the Doom Star destroyed
brief-retreated = the battle broken off
brief-withdrew = back to { $at }
brief-nobody-won = nobody survived
brief-won-battle = { $by-person ->
    [second] victory
   *[third] victory for { $by }
}
brief-honour = a battle honour
brief-killed = { $people } lost
brief-conquered = { $at } conquered
brief-left-empty = { $at } stands empty
brief-eliminated = out of the game
brief-struck = { $ships } from { $source }
brief-income = { $food } food, { $research } research, { $production } production, { $credits } credits

## Reasons

barred-empire-taken = That empire is already taken: { $who }.
barred-not-on-offer = That empire isn't on offer. These are: { $offer }.
barred-no-board = There's no custom board left.
barred-home-taken = That home is already taken: { $who }.
barred-played = You've already played this card this round.
barred-action-limit = You've played { $limit } action cards, the most you may play in a round.
barred-nowhere = { $action } can't be used now. { $why }
barred-in-system = { $at }: { $why }
barred-of-technology = { $technology }: { $why }
barred-nowhere-both = { $action } can't be used now. { $why } Nor can { $other_action }. { $other_why }
barred-no-place-growth = No explored system has a planet where people could live.
barred-no-place-research = You have no technology in hand.
barred-no-place-flight = You have no ships.
barred-no-place-exploration = There's nothing left to explore.
barred-no-place-invasion = Nobody else owns a system.
barred-exchanged = You've already exchanged this turn.
barred-nothing-to-exchange = To exchange you need { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} or { $goods } of another resource; you have { $have ->
    [one] { $have } credit
   *[other] { $have } credits
} and at most { $most } of another.
barred-once-used = You've already used that this round.
barred-used = You've already used this place in this action.
barred-capacity = { $kind }: { $at } only has room for { $room }.
barred-food = That costs { $price } food; you have { $have }.
barred-research = That costs { $price } research; you have { $have }.
barred-production = That costs { $price } production; you have { $have }.
barred-credits = That costs { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}, and you have { $have }.
barred-credits-place = That costs { $price ->
    [one] { $price } credit
   *[other] { $price } credits
} and the extra place { $place_price }, and you have { $have }.
barred-besieged = { $at } is controlled by { $who }, not by you.
barred-enemies-here = Nobody controls { $at }: neutral enemies are there ({ $foes }).
barred-no-planet = Nobody can live in { $at }: it has no planet.
barred-nobody-here = You have no population in { $at } yet.
barred-no-flag = All your flags ({ $flags }) are placed: you can't own another system.
barred-not-yours = { $at } belongs to { $who }, not to you.
barred-no-ship-there = Nobody owns { $at }, and you have no ship there.
barred-locked = That needs { $branch } at level { $level }; yours is at { $have }.
barred-full = Nothing more can be built in { $at }, not even this: { $ship_type }. { $why }
barred-no-room = { $slots ->
    [0] There's no slot for buildings in { $at }.
   *[other] All slots for buildings in { $at } ({ $slots }) are taken.
}
barred-no-orbit = { $slots ->
    [0] There's no orbital slot in { $at }.
   *[other] All orbital slots of { $at } ({ $slots }) are taken.
}
barred-built = { $at } already has { $building }.
barred-picked = You've just picked it for this place.
barred-picked-terraforming = You've just picked a terraforming for this planet.
barred-picked-room = With what you've just picked ({ $picked }), all slots for buildings in { $at } ({ $slots }) are taken.
barred-picked-orbit = With what you've just picked ({ $picked }), all orbital slots of { $at } ({ $slots }) are taken.
barred-picked-pieces = With what you've just picked ({ $picked }), all your pieces of that kind ({ $pieces }) are in play.
barred-limited = Each empire may build it once, and you already have yours.
barred-no-piece = All your pieces of that kind ({ $pieces }) are in play.
barred-terraformed = The planet of { $at } is already terraformed like that.
barred-not-terraformed = The planet of { $at } must be terraformed first.
barred-no-token = All such terraforming tokens ({ $tokens }) are on planets.
barred-only-outpost = Nobody owns { $at }: you can only build an Outpost there.
barred-needs-people = You have no population in { $at }: only orbital buildings are possible there.
barred-embassy = You already have an embassy with { $other }.
barred-no-diplomat = The Antarans don't accept embassies.
barred-influence = All your influence tokens ({ $most }) are placed.
barred-calm = Your people are content: discontent is 0.
barred-overloaded = { $count ->
    [one] Your only ship in { $at } is overloaded.
   *[other] All your ships in { $at } ({ $count }) are overloaded.
}
barred-ship-overloaded = This ship is overloaded and can't be used.
barred-shut-in = There's no open way out of { $at }.
barred-ship-shut-in = Only a micro-wormhole leads out of { $at }, and this ship can't use it.
barred-no-usable-ship = { $count ->
    [0] You have no ship.
    [one] Your only ship is overloaded.
   *[other] All your ships ({ $count }) are overloaded.
}
barred-too-far = That takes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} through open systems; the speed of these ships is { $speed }.
barred-cut-off = There's no open way there: { $at } is in between. { $why }
barred-unconnected = No jump points of explored systems lead to { $at }.
barred-asteroids = The asteroids of { $at } end the flight.
barred-held = { $at } is held by { $who }: ships can only enter it with an Attack.
barred-enemies-there = { $at } is held by neutral enemies ({ $foes }): ships can only enter it with an Attack.
barred-no-jump-point = No jump point leads there from { $at }.
barred-jump-points-apart = None of its jump points would meet one of a neighbour.
barred-no-jump-point-back = No jump point would face { $at }, from where it is explored.
barred-out-of-range = From the nearest of your usable ships ({ $ship_type }, speed { $speed }) it is { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}
barred-ship-out-of-range = { $ship_type }: the way there takes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, and the speed is { $speed }.
barred-your-own = You control { $at } yourself.
barred-nothing-there = { $at } is open to you: fly there.
barred-nobody-lives-there = Nobody lives in { $at }.
barred-came-from-there = The attackers ({ $who }) came from { $at }.
barred-no-destroyer = Only a Titan or the Doom Star can destroy a planet.
barred-no-tiles = There are no new tiles left.
barred-no-control-near = You don't control { $at }, from where it would be explored.
barred-no-free-place = You can only lay a tile in a free place of the action.
barred-no-opening = There's no hex beside { $at } where a tile could go.
barred-one-neighbour = A tile must touch two others; here it would touch one.
barred-last-at-home = The last population of your home ({ $at }) stays.
barred-none-of-kind = { $kind }: there are none in { $at }.
barred-unfulfilled = Not fulfilled yet: { $test-in }. You have { $have }.
barred-target-own = The system must belong to someone else; this one is yours.
barred-target-nobody = The system must belong to someone; this one is nobody's.

## The end

score-points = Points gained in play
score-missions = Missions
score-orion = Control of Orion
score-systems = Systems
score-branches = Branches
score-population = Population
score-influence = Influence
score-honours = Battle honours
score-discontent = Discontent
score-doom_star = The Doom Star
decided-points = Most victory points.
decided-population = Equal points; larger population.
decided-resources = Equal points and population; more resources.
decided-order = Equal in everything; the order track decides.

## Labels

label-round = Round
label-phase = Stage
label-order = Order
label-acting = To act
label-die = Yellow stars until Orion
label-antaran-fleet = Antaran fleet of this round
label-galaxy = Galaxy
label-system = System
label-place = Hex
label-owner = Owner
label-people = People (there/room)
label-forces = Ships (ready/exhausted/overloaded) and orbital buildings
label-planet = Planet [free slots: planetary/orbital]
label-ways = Ways
hex-unknown = { $n } { $colour }?
hex-ships = S{ $n }
hex-people = P{ $n }
hex-orbital = B{ $n }
hex-enemies = !{ $n }
hex-legend = S ships (of the empire shown), P people, B orbital buildings, ! enemies, • open way.
label-players = Players
label-player = Player
label-empire = Empire
label-food = Food
label-research = Research
label-production = Production
label-credits = Credits
label-discontent = Discontent
label-actions = Actions left
label-influence = Influence
label-honours = Honours
label-points = Points
label-resistance = Resistance
label-sciences = Sciences and embassies
label-developed = Developed
label-technologies = In hand
label-embassies = Embassies with
label-fleets = Unit tables
label-unit = Unit
label-numbers = Numbers
label-dice = What a die does
label-left = In supply
label-offer = Technologies on offer
label-technology = Technology
label-text = What it does
label-own = Your cards
label-hand = Action cards
label-played = Played
label-battle = Battle
label-state = State
label-hull = Hull left

## Technologies

technology-hydroponics = Hydroponics
technology-soil_enrichment = Soil Enrichment
technology-cell_regeneration = Cell Regeneration
technology-nutrient_fungi = Nutrient Fungi
technology-cloning = Cloning
technology-death_spores = Death Spores
technology-universal_antidote = Universal Antidote
technology-subterranean_farms = Subterranean Farms
technology-evolutionary_mutation = Evolutionary Mutation
technology-gaia_transformation = Gaia Transformation
technology-bio_terminator = Bio-Terminator
technology-laser_cannon = Laser Cannon
technology-electronic_computer = Electronic Computer
technology-space_scanner = Space Scanner
technology-deflector_shields = Deflector Shields
technology-fusion_beam = Fusion Beam
technology-optronic_computer = Optronic Computer
technology-class_iii_shields = Class III Shields
technology-tachyon_communications = Tachyon Communications
technology-phasors = Phasors
technology-class_v_shields = Class V Shields
technology-star_gates = Star Gates
technology-reinforced_hull = Reinforced Hull
technology-nuclear_drive = Nuclear Drive
technology-robotics = Robotics
technology-prefabrication = Prefabrication
technology-fusion_drive = Fusion Drive
technology-zortrium_armor = Zortrium Armor
technology-assembly_lines = Assembly Lines
technology-battle_pods = Battle Pods
technology-adamantium_armor = Adamantium Armor
technology-advanced_manufacturing = Advanced Manufacturing
technology-heavy_shipyards = Heavy Shipyards
technology-propaganda = Propaganda
technology-mercantilism = Mercantilism
technology-xeno_relations = Xeno Relations
technology-imperial_archives = Imperial Archives
technology-central_command = Central Command
technology-diplomatic_corps = Diplomatic Corps
technology-military_tactics = Military Tactics
technology-virtual_reality_network = Virtual Reality Network
technology-galactic_unification = Galactic Unification
technology-federation = Federation
technology-galactic_cybernet = Galactic Cybernet

## Planetary buildings

building-hydroponic_farm = Hydroponic Farm
building-cloning_center = Cloning Center
building-biospheres = Biospheres
building-research_laboratory = Research Laboratory
building-planetary_shield = Planetary Shield
building-supercomputer = Supercomputer
building-automated_factory = Automated Factory
building-space_port = Space Port
building-deep_core_mine = Deep Core Mine
building-trade_center = Trade Center
building-holo_simulator = Holo Simulator
building-monument = Galactic Monument

## Abilities

ability-charismatic = Charismatic
ability-traders = Traders
ability-creative = Creative
ability-great_laboratories = Great Laboratories
ability-prolific = Prolific
ability-burrowers = Burrowers
ability-cybernetic_builders = Cybernetic Builders
ability-robotic_factories = Robotic Factories
ability-warrior_gunners = Warrior Gunners
ability-plunderers = Plunderers
ability-ground_masters = Ground Masters
ability-composite_armor = Composite Armor
ability-endless_farmlands = Endless Farmlands
ability-merchant_princes = Merchant Princes
ability-urban_sprawl = Urban Sprawl
ability-scholars = Scholars
ability-nomads = Nomads
ability-navigators = Navigators
ability-asteroid_born = Asteroid Born
ability-pathfinders = Pathfinders
ability-surveyors = Surveyors
ability-settlers = Settlers
ability-tyrants = Tyrants
ability-bureaucrats = Bureaucrats
ability-stoics = Stoics
ability-defenders = Defenders
ability-shipwrights = Shipwrights
ability-couriers = Couriers
ability-alchemists = Alchemists
ability-visionaries = Visionaries
ability-thick_plating = Thick Plating
ability-dimensional_weapons = Dimensional Weapons
ability-xenocide = Xenocide

## Diplomats

diplomat-humans = Human Ambassador
diplomat-psilons = Psilon Adjudicator
diplomat-sakkra = Sakkra Broodspeaker
diplomat-meklar = Meklar Node
diplomat-mrrshan = Mrrshan Huntress
diplomat-bulrathi = Bulrathi Elder

## Foundations

foundation-agrarian_world = Agrarian World
foundation-garden_world = Garden World
foundation-jungle_world = Jungle World
foundation-ocean_world = Ocean World
foundation-academy_world = Academy World
foundation-crystal_world = Crystal World
foundation-observatory_world = Observatory World
foundation-storm_world = Storm World
foundation-forge_world = Forge World
foundation-mining_world = Mining World
foundation-fortress_world = Fortress World
foundation-clan_world = Clan World
foundation-republic = Republic
foundation-guild_world = Guild World
foundation-theocracy = Theocracy

## Action cards

card-growth = Population Growth
card-research = Research
card-build = Build
card-diplomacy = Diplomacy
card-flight = Flight
card-invasion = Invasion
card-attack = Attack
card-exploration = Exploration
card-galactic_envoys = Galactic Envoys
card-breakthrough = Breakthrough
card-great_hatching = Great Hatching
card-mass_assembly = Mass Assembly
card-pounce = Pounce
card-ground_assault = Ground Assault
card-annihilation = Annihilation
card-envoys = Envoys
card-eureka = Eureka
card-population_boom = Population Boom
card-industrial_surge = Industrial Surge
card-lightning_raid = Lightning Raid
card-shock_troops = Shock Troops
card-expedition = Expedition
card-colony_ships = Colony Ships
card-field_research = Field Research
card-war_economy = War Economy
card-golden_age = Golden Age
card-public_works = Public Works
card-embassy_network = Embassy Network
card-grand_fleet = Grand Fleet
card-think_tank = Think Tank

## Discoveries

discovery-red_fungus = Red Fungus
discovery-rich_minerals = Rich Minerals
discovery-ancient_library = Ancient Library
discovery-gem_deposits = Gem Deposits
discovery-high_gravity = High Gravity
discovery-fertile_plains = Fertile Plains
discovery-deep_caverns = Deep Caverns
discovery-quiet_skies = Quiet Skies
discovery-hostile_life = Hostile Life
discovery-food_cache = Food Cache
discovery-derelict_laboratory = Derelict Laboratory
discovery-salvage = Salvage
discovery-treasure = Treasure
discovery-artifacts = Artifacts
discovery-drifting_frigates = Drifting Frigates
discovery-friendly_natives = Friendly Natives
discovery-pirate_raiders = Pirate Raiders
discovery-pirate_squadron = Pirate Squadron
discovery-space_eel = Space Eel

## Missions

mission-colonists = Colonists
mission-wide_empire = Wide Empire
mission-teeming_worlds = Teeming Worlds
mission-billions = Billions
mission-granary = Granary
mission-industry = Industry
mission-academy = Academy
mission-specialist = Specialist
mission-polymath = Polymath
mission-inventor = Inventor
mission-armada = Armada
mission-titan_yards = Titan Yards
mission-fortress = Fortress
mission-architect = Architect
mission-terraformer = Terraformer
mission-envoy = Envoy
mission-influence = Influence
mission-content_people = Content People
mission-treasury = Treasury
mission-pirate_hunter = Pirate Hunter
mission-warlord = Warlord
mission-conqueror = Conqueror
mission-pathfinder = Pathfinder
mission-master_of_orion = Master of Orion

## Stars and planets

star-core_001 = Alnair
star-core_002 = Bellatrix
star-core_003 = Canopus
star-core_004 = Deneb
star-core_005 = Electra
star-core_006 = Fomalhaut
star-core_007 = Gienah
star-core_008 = Hadar
star-core_009 = Izar
star-core_010 = Kaus
star-core_011 = Lesath
star-core_012 = Mirach
star-core_013 = Naos
star-core_014 = Okab
star-core_015 = Polaris
star-core_016 = Regulus
star-core_017 = Sirius
star-core_018 = Tarazed
star-core_019 = Unuk
star-core_020 = Vega
star-core_021 = Wezen
star-core_022 = Zaurak
star-core_023 = Acrux
star-core_024 = Baham
star-core_025 = Castor
star-core_026 = Dubhe
star-core_027 = Errai
star-core_028 = Furud
star-ar_001 = Gomeisa
star-ar_002 = Hamal
star-ar_003 = Kochab
star-ar_004 = Maia
star-ar_005 = Nunki
star-ar_006 = Rigel
star-ar_007 = Spica
planet-green_1 = Green world 1
planet-green_2 = Green world 2
planet-green_3 = Green world 3
planet-green_4 = Green world 4
planet-green_5 = Green world 5
planet-green_6 = Green world 6
planet-green_7 = Green world 7
planet-green_8 = Green world 8
planet-blue_1 = Blue world 1
planet-blue_2 = Blue world 2
planet-blue_3 = Blue world 3
planet-blue_4 = Blue world 4
planet-blue_5 = Blue world 5
planet-blue_6 = Blue world 6
planet-blue_7 = Blue world 7
planet-blue_8 = Blue world 8
planet-orange_1 = Orange world 1
planet-orange_2 = Orange world 2
planet-orange_3 = Orange world 3
planet-orange_4 = Orange world 4
planet-orange_5 = Orange world 5
planet-orange_6 = Orange world 6
planet-orange_7 = Orange world 7
planet-orange_8 = Orange world 8
planet-orange_9 = Orange world 9
planet-yellow_1 = Yellow world 1
planet-yellow_2 = Yellow world 2
planet-yellow_3 = Yellow world 3
planet-yellow_4 = Yellow world 4
planet-yellow_5 = Yellow world 5
planet-yellow_6 = Yellow world 6
planet-orion = Orion
planet-home_humans = Sol III
planet-home_psilons = Mentar
planet-home_sakkra = Sssla
planet-home_meklar = Meklon
planet-home_mrrshan = Fierias
planet-home_bulrathi = Ursa
planet-home_antarans = Antares
planet-wreck = Destroyed planet

# What a balance study counts
trait-empire = Empire
trait-score = Ahead of the table in
trait-technology = Technologies developed
trait-building = Buildings owned at the end
trait-rounds = Rounds
trait-decided = Decided by

## Consequences

would-join = { $count ->
    [one] Connects 1 system: { $systems }.
   *[other] Connects { $count } systems: { $systems }.
}
would-colonise = The first population on a planet: discontent +{ $n }.
would-end-turn = Laying a tile ends your turn.
would-buy-no-more = After the tile you can't buy extra places.
would-break = This ends embassies with { $others }. Discontent +{ $n }.
would-take-control = Nobody defends it: you take control without a fight.
would-leave-cards = { $n ->
    [one] You could still play one action card this round.
   *[other] You could still play { $n } action cards this round.
}
would-remove-nobody = It would remove nobody: at most { $most ->
    [one] { $most } success
   *[other] { $most } successes
} against resistance { $resistance }.

## What things do, sentence by sentence

does-nothing = No effect.
    .in = nothing
then = { $a }, then { $b }
also = { $a }, and { $b-in }
    .in = { $a-in }, and { $b-in }
counted-any = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
}
do-gain = Take { $what } immediately.
    .in = take { $what }
do-discontent-falls = Discontent falls by { $n }.
    .in = discontent falls by { $n }
do-discontent-rises = Discontent rises by { $n }.
    .in = discontent rises by { $n }
do-vp = { $n ->
    [one] Gives you { $n } victory point.
   *[other] Gives you { $n } victory points.
}
    .in = { $n ->
        [one] you gain { $n } victory point
       *[other] you gain { $n } victory points
    }
do-join-here = { $n ->
    [one] { $ships-first } joins you here.
   *[other] { $ships-first } join you here.
}
    .in = { $n ->
        [one] { $ships } joins you here
       *[other] { $ships } join you here
    }
do-join-home = { $n ->
    [one] { $ships-first } joins you at home.
   *[other] { $ships-first } join you at home.
}
    .in = { $n ->
        [one] { $ships } joins you at home
       *[other] { $ships } join you at home
    }
added-choice = { $count } population of any kind
added-farmer = { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
}
added-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
added-scientist = { $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
}
do-add-here = Add { $who } here, free of charge.
    .in = add { $who } here, free of charge
do-add-home = Add { $who } at home, free of charge.
    .in = add { $who } at home, free of charge
do-add-choice = Add { $who }, free of charge, to one of your inhabited systems.
    .in = add { $who }, free of charge, to one of your inhabited systems
do-spawn = { $n ->
    [one] { $enemies-first } appears here.
   *[other] { $enemies-first } appear here.
}
    .in = { $n ->
        [one] { $enemies } appears here
       *[other] { $enemies } appear here
    }
do-draw = { $n ->
    [one] Look at { $n } technology and keep it.
   *[other] Look at { $n } technologies and keep one of them.
}
    .in = { $n ->
        [one] look at { $n } technology and keep it
       *[other] look at { $n } technologies and keep one of them
    }
lasts-income = Income: +{ $what }.
lasts-income-here = Income: +{ $what } for the system's owner.
lasts-income-per = Income: +{ $what } for each of your { $per }.
per-owned_system = systems
per-anomaly = anomalies
per-embassy = embassies
per-planetary_building = planetary buildings
lasts-combat = In combat a die of { $face ->
    [6] 6
   *[other] { $face } or more
} deals { $what }.
lasts-invasion = In an invasion a die of { $face ->
    [6] 6
   *[other] { $face } or more
} is { $n ->
    [one] a success
   *[other] { $n } successes
}.
lasts-card = Action card: { $card }.
lasts-once = Once a round pay { $cost }: { $what-in }.
lasts-once-free = Once a round: { $what-in }.
lasts-on = Whenever { $event }: { $what-in }.
when-win_battle = you win a battle
when-explore = you explore a system
when-colonise = you colonise a planet
when-conquer = you conquer a system
when-develop = you develop a technology
when-destroy_unit = you destroy a ship of another empire
acts-free = { $acts }, { $n } places free
acts-each = { $acts }, { $n } places free each
acts-cheaper = { $acts }, each place { $n } cheaper
card-acts = { $acts }.
one-per-empire = One per empire.
enemy-does = { $dice } Destroyed: { $reward-in }.
foundation-does = { $branch }; { $people }; { $start }. { $combat } { $invasion }
all-ship = Ships
all-frigate = Frigates
all-cruiser = Cruisers
all-titan = Titans
all-outpost = Outposts
all-battle_station = Battle Stations
all-orbital = orbital buildings
stat-firepower = firepower
stat-hull = hull
stat-shield = shield
stat-speed = speed
mod-of-units = { $units }: { $stat } { $n }.
mod-unit_cost-less = { $units } cost you { $n } production less.
mod-unit_cost-more = { $units } cost you { $n } production more.
mod-unit_cost-here-less = Ships built here cost { $n } production less.
mod-unit_cost-here-more = Ships built here cost { $n } production more.
mod-growth_cost-less = Growth costs you { $n } food less.
mod-growth_cost-more = Growth costs you { $n } food more.
mod-growth_cost-here-less = Growth here costs { $n } food less.
mod-growth_cost-here-more = Growth here costs { $n } food more.
mod-research_cost-less = Technologies cost you { $n } research less.
mod-research_cost-more = Technologies cost you { $n } research more.
mod-diplomacy_cost-less = Diplomacy costs you { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} less.
mod-diplomacy_cost-more = Diplomacy costs you { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} more.
mod-building_cost-less = Planetary buildings cost you { $n } production less.
mod-building_cost-more = Planetary buildings cost you { $n } production more.
mod-orbital_cost-less = Orbital buildings cost you { $n } production less.
mod-orbital_cost-more = Orbital buildings cost you { $n } production more.
mod-terraform_cost-less = Terraforming costs you { $n } production less.
mod-terraform_cost-more = Terraforming costs you { $n } production more.
mod-extra_place_cost-less = Every extra place costs you { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} less.
mod-extra_place_cost-more = Every extra place costs you { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} more.
mod-upkeep-less = Upkeep costs you { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} less.
mod-upkeep-more = Upkeep costs you { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} more.
mod-action_limit = { $n ->
    [one] You may play one more action card each round.
   *[other] You may play { $n } more action cards each round.
}
mod-card_limit = { $n ->
    [one] You may keep one more technology in hand.
   *[other] You may keep { $n } more technologies in hand.
}
mod-build_items = { $n ->
    [one] You may build one more item in each place.
   *[other] You may build { $n } more items in each place.
}
mod-draft_picks = { $n ->
    [one] You may draft one more technology each round.
   *[other] You may draft { $n } more technologies each round.
}
mod-resistance = Resistance in all your systems { $n }.
mod-resistance-here = Resistance here { $n }.
mod-invasion_dice = { $n ->
    [one] You roll one more die in every invasion.
   *[other] You roll { $n } more dice in every invasion.
}
mod-invasion_dice-less = { $n ->
    [one] You roll one die fewer in every invasion.
   *[other] You roll { $n } fewer dice in every invasion.
}
room-more-farmer = { $n ->
    [one] Room for one more farmer
   *[other] Room for { $n } more farmers
}
room-less-farmer = { $n ->
    [one] Room for one fewer farmer
   *[other] Room for { $n } fewer farmers
}
room-more-worker = { $n ->
    [one] Room for one more worker
   *[other] Room for { $n } more workers
}
room-less-worker = { $n ->
    [one] Room for one fewer worker
   *[other] Room for { $n } fewer workers
}
room-more-scientist = { $n ->
    [one] Room for one more scientist
   *[other] Room for { $n } more scientists
}
room-less-scientist = { $n ->
    [one] Room for one fewer scientist
   *[other] Room for { $n } fewer scientists
}
room-more-all = { $n ->
    [one] Room for one more of every kind
   *[other] Room for { $n } more of every kind
}
room-less-all = { $n ->
    [one] Room for one fewer of every kind
   *[other] Room for { $n } fewer of every kind
}
mod-capacity = { $room } on each of your planets.
mod-capacity-here = { $room } here.
flag-ignore_asteroids = Asteroids do not stop your ships.
flag-micro_all = All your ships can use micro-wormholes.
flag-star_gate = In Flight, all systems you own are one step apart.
flag-quiet_colonies = Your colonies cause no discontent.
flag-settle_two = After a conquest you settle 2 population instead of 1.
flag-xenocide = In an invasion, instead of rolling, one of your Titans or the Doom Star can destroy the planet for { $production } production; discontent then rises by { $discontent }.
flag-safe_retreat = A retreat does not tire your ships.
flag-peek_discovery = When you explore, look at 2 discoveries and keep one.
mission-asks = { $tests } ({ $n } VP).
asks-owned_systems = { $n ->
    [one] Own at least { $n } system, home included
   *[other] Own at least { $n } systems, home included
}
    .in = { $n ->
        [one] own at least { $n } system, home included
       *[other] own at least { $n } systems, home included
    }
asks-population = Have at least { $n } population
    .in = have at least { $n } population
asks-population-farmer = { $n ->
    [one] Have at least { $n } farmer
   *[other] Have at least { $n } farmers
}
    .in = { $n ->
        [one] have at least { $n } farmer
       *[other] have at least { $n } farmers
    }
asks-population-worker = { $n ->
    [one] Have at least { $n } worker
   *[other] Have at least { $n } workers
}
    .in = { $n ->
        [one] have at least { $n } worker
       *[other] have at least { $n } workers
    }
asks-population-scientist = { $n ->
    [one] Have at least { $n } scientist
   *[other] Have at least { $n } scientists
}
    .in = { $n ->
        [one] have at least { $n } scientist
       *[other] have at least { $n } scientists
    }
asks-max_branch_level = Bring one branch to level { $n }
    .in = bring one branch to level { $n }
asks-min_branch_level = Bring every branch to level { $n }
    .in = bring every branch to level { $n }
asks-techs = { $n ->
    [one] Develop at least { $n } technology
   *[other] Develop at least { $n } technologies
}
    .in = { $n ->
        [one] develop at least { $n } technology
       *[other] develop at least { $n } technologies
    }
asks-units = { $n ->
    [one] Have at least { $n } ship
   *[other] Have at least { $n } ships
}
    .in = { $n ->
        [one] have at least { $n } ship
       *[other] have at least { $n } ships
    }
asks-units-frigate = { $n ->
    [one] Have a Frigate
   *[other] Have at least { $n } Frigates
}
    .in = { $n ->
        [one] have a Frigate
       *[other] have at least { $n } Frigates
    }
asks-units-cruiser = { $n ->
    [one] Have a Cruiser
   *[other] Have at least { $n } Cruisers
}
    .in = { $n ->
        [one] have a Cruiser
       *[other] have at least { $n } Cruisers
    }
asks-units-titan = { $n ->
    [one] Have a Titan
   *[other] Have at least { $n } Titans
}
    .in = { $n ->
        [one] have a Titan
       *[other] have at least { $n } Titans
    }
    .in = { $n ->
        [one] have a Doom Star
       *[other] have at least { $n } Doom Stars
    }
asks-orbital_buildings = { $n ->
    [one] Have at least { $n } orbital building
   *[other] Have at least { $n } orbital buildings
}
    .in = { $n ->
        [one] have at least { $n } orbital building
       *[other] have at least { $n } orbital buildings
    }
asks-planetary_buildings = { $n ->
    [one] Have at least { $n } planetary building
   *[other] Have at least { $n } planetary buildings
}
    .in = { $n ->
        [one] have at least { $n } planetary building
       *[other] have at least { $n } planetary buildings
    }
asks-terraformed_planets = { $n ->
    [one] Own at least { $n } terraformed planet
   *[other] Own at least { $n } terraformed planets
}
    .in = { $n ->
        [one] own at least { $n } terraformed planet
       *[other] own at least { $n } terraformed planets
    }
asks-embassies_share = Have embassies with 3 other empires, or with all of them if there are fewer
    .in = have embassies with 3 other empires, or with all of them if there are fewer
asks-influence = { $n ->
    [one] Place at least { $n } influence token
   *[other] Place at least { $n } influence tokens
}
    .in = { $n ->
        [one] place at least { $n } influence token
       *[other] place at least { $n } influence tokens
    }
asks-discontent = Have discontent of at most { $n }
    .in = have discontent of at most { $n }
asks-resource-food = Hold at least { $n } food
    .in = hold at least { $n } food
asks-resource-research = Hold at least { $n } research
    .in = hold at least { $n } research
asks-resource-production = Hold at least { $n } production
    .in = hold at least { $n } production
asks-resource-credits = { $n ->
    [one] Hold at least { $n } credit
   *[other] Hold at least { $n } credits
}
    .in = { $n ->
        [one] hold at least { $n } credit
       *[other] hold at least { $n } credits
    }
asks-enemies_destroyed = { $n ->
    [one] Destroy a neutral enemy
   *[other] Destroy at least { $n } neutral enemies
}
    .in = { $n ->
        [one] destroy a neutral enemy
       *[other] destroy at least { $n } neutral enemies
    }
asks-battles_won_vs_players = { $n ->
    [one] Win a battle against another empire in which it loses something
   *[other] Win { $n } battles against other empires in which they lose something
}
    .in = { $n ->
        [one] win a battle against another empire in which it loses something
       *[other] win { $n } battles against other empires in which they lose something
    }
asks-systems_conquered = { $n ->
    [one] Conquer a system
   *[other] Conquer at least { $n } systems
}
    .in = { $n ->
        [one] conquer a system
       *[other] conquer at least { $n } systems
    }
asks-systems_explored = { $n ->
    [one] Explore a system
   *[other] Explore at least { $n } systems
}
    .in = { $n ->
        [one] explore a system
       *[other] explore at least { $n } systems
    }
asks-controls_orion = Control Orion
    .in = control Orion

## What speaks for and against a move, in the words of the coach

coach-gain = { $value } points
coach-tokens = { $sign ->
    [more] { $count ->
        [0] resources of more use
        [one] 1 more resource token
       *[other] { $count } more resource tokens
    }
   *[less] { $count ->
        [0] resources of less use
        [one] 1 resource token fewer
       *[other] { $count } resource tokens fewer
    }
}
coach-income = { $sign ->
    [more] { $count ->
        [0] a better income
        [one] 1 more income a round
       *[other] { $count } more income a round
    }
   *[less] { $count ->
        [0] a poorer income
        [one] 1 less income a round
       *[other] { $count } less income a round
    }
}
coach-ships = { $sign ->
    [more] stronger fleets
   *[less] weaker fleets
}
coach-missions = { $sign ->
    [more] missions nearer to their goal
   *[less] missions further from their goal
}

## Signs: what the board draws, in a line each

signs-resources = Resources and tokens
signs-people = An empire
signs-actions = Actions
signs-units = Units
signs-galaxy = The galaxy
signs-branches = Technologies and numbers
sign-food = Food
    .text = made by farmers; pays for population growth.
sign-research = Research
    .text = made by scientists; pays for technologies and levels.
sign-production = Production
    .text = made by workers; pays for ships and buildings.
sign-credits = Credits
    .text = pay for extra places, diplomacy and upkeep.
sign-vp = Victory points
    .text = your points if the game ended now.
sign-influence = Influence
    .text = a diplomacy token; every two are 1 point.
sign-honour = Honour
    .text = for a victory over a worthy fleet; 1 point each.
sign-discontent = Discontent
    .text = costs upkeep in credits; every four cost 1 point.
sign-resistance = Resistance
    .text = what an invasion must beat; as tokens, spent to send the Antarans elsewhere.
sign-mission = Mission
    .text = a secret goal that brings points when fulfilled.
sign-farmer = Farmer
    .text = population that makes food.
sign-worker = Worker
    .text = population that makes production.
sign-scientist = Scientist
    .text = population that makes research.
sign-people = Population
    .text = farmers, workers and scientists in all systems; every six are 1 point.
sign-ships = Ships
    .text = of all kinds, in all systems.
sign-flagpole = Systems
    .text = systems with this player's flag.
sign-embassy = Embassy
    .text = with another empire: its diplomat helps you.
sign-building = Building
    .text = on a planet; works for the owner of the system.
sign-trait = Ability
    .text = something only this empire or this system can do.
sign-terraforming = Terraforming
    .text = the planet holds more population.
sign-growth = Population Growth
    .text = new population on your planets.
sign-build = Build
    .text = ships, buildings and terraforming.
sign-diplomacy = Diplomacy
    .text = embassies, influence, calm.
sign-flight = Flight
    .text = moves ready ships along jump points.
sign-exploration = Exploration
    .text = turns up a star tile next to one of your systems, without ships.
sign-attack = Attack
    .text = a battle against ships and orbital buildings.
sign-invasion = Invasion
    .text = dice against the resistance of a population.
sign-exchange = Exchange
    .text = one resource for another.
sign-frigate = Frigates
    .text = the fastest and cheapest unit.
sign-cruiser = Cruisers
    .text = stronger and more expensive than Frigates.
sign-titan = Titan
    .text = a heavy unit that Engineering unlocks.
sign-doom_star = Doom Star
    .text = the strongest unit of all.
sign-outpost = Outpost
    .text = an orbital building; it owns a system even without people.
sign-battle_station = Battle Station
    .text = an orbital building that fights for its system.
sign-pirate_raiders = Pirates
    .text = belong to nobody and guard a system.
sign-pirate_base = Pirate base
    .text = belongs to nobody and guards a system.
sign-space_eel = Space eel
    .text = belongs to nobody and guards a system.
sign-guardian = Guardian
    .text = guards Orion; beat it to take Orion.
sign-antarans = Antarans
    .text = strike at the end of a round, sent by the player who spends the most tokens.
sign-wormhole = Wormhole
    .text = connected to every other explored wormhole.
sign-micro_wormhole = Micro-wormhole
    .text = connects such systems for Frigates.
sign-asteroids = Asteroids
    .text = ships that enter must stop here.
sign-anomaly = Anomaly
    .text = research at each income for the player who controls it.
sign-rocks = Wreck
    .text = what is left of a planet.
sign-bio = Biology and Chemistry
    .text = a branch: growth and life.
sign-phys = Physics
    .text = a branch: research and shields.
sign-eng = Engineering
    .text = a branch: production and units.
sign-gov = Government
    .text = a branch: credits and cards.
sign-technology = Technology
    .text = taken from the offer, developed with research.
sign-firepower = Firepower
    .text = dice a unit rolls in battle.
sign-hull = Hull
    .text = damage that destroys a unit.
sign-shield = Shield
    .text = damage absorbed first.
sign-speed = Speed
    .text = systems a unit can fly in one place of an action.
sign-dice = Dice
    .text = what they need to hit, in battle and in an invasion.
sign-designed = Our own design
    .text = this card was designed for this edition.
sign-check = Done
    .text = developed, fulfilled or chosen.
sign-lock = Barred
    .text = not possible now; the reason is given beside it.
sign-income = Income
    .text = What the next income brings, minus upkeep.
sign-action = Action cards
    .text = You play one each turn; they come back when the round is over.
sign-odds = Chances
    .text = How the battle would probably end.
sign-told = What happened
    .text = What happened in a past round, counted and told.
sign-developed = Developed
    .text = This empire has this technology.
sign-held = Held
    .text = This player holds the card but hasn't developed it yet.
sign-turn = Rotation
    .text = One way to turn the new tile; the open sides connect.
sign-spot = Free spot
    .text = You can put a new star tile here.
