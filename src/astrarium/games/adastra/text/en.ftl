### Ad Astra, English. The value is the name; .text says what the thing does.

## The game

game-title = Ad Astra
game-blurb = Found an empire among the stars: explore a galaxy of face-down systems, settle planets, research, build fleets, talk or fight. Six rounds, and Orion waits in the middle of it all.
game-about = The expansion's rules follow its rulebook: the Antarans, Into the Unknown, Antaran's Revenge, empires of your own. The rulebook of the base game was not at hand, so this edition designs it anew around what is publicly known of it: the action cards, all numbers of ships, planets, technologies, empires, missions and discoveries, and where tiles lie. Every entry of the components says whether it is designed; whoever owns the box can put in a corrected file.

setting-first_game = First game
    .text = Four easy empires, no missions, no modules of the expansion. For 2 to 4 players.
setting-long_game = Long game
    .text = Eight rounds instead of six.
setting-no_missions = No missions
    .text = Nobody gets secret missions.
setting-antarans = Antarans as an empire
    .text = One player may take the Antarans. They are meant to be far stronger than everybody else.
setting-unknown = Into the Unknown
    .text = The galaxy begins small and grows while you play; Orion appears with the last yellow star.
setting-revenge = Antaran's Revenge
    .text = At the end of every round an Antaran fleet strikes. Whoever spends most resistance tokens decides whom.
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
counted-space_eel = { $count ->
    [one] a Space Eel
   *[other] { $count } Space Eels
}
counted-guardian = { $count ->
    [one] the Guardian
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
    .text = Move ships out of one system, also into the unexplored.
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
empire-custom = Empire of one's own

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
ships-of = { $seat }: { $ships }
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
prompt-keep-foundation = Which foundation does your empire rest on?
prompt-keep-ability = Which two abilities does your empire have?
prompt-keep-card = Which action card does your empire get?
prompt-keep-missions = Which two missions do you keep?
prompt-pirates = In which system does the Pirate Base lie? Raiders wait in the other.
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
prompt-rotation = { $tile } is found. Which way do its jump points face?
prompt-fight = Enemies in { $at }: do you fight or fall back?
prompt-chart = Next to which system do you look for new stars?
prompt-lay = { $tile } is found. Where does it lie, and how?
prompt-strike = Which ships strike { $at }?
prompt-targets = Your fire at { $at } deals { $damage } damage. Whom does it hit first?
prompt-retreat = The battle for { $at } goes on. Stay or retreat?
prompt-withdraw = The battle for { $at } goes on. Do your ships stay?
prompt-invasion-kind = How do you deal with { $at }?
prompt-landing = Which ships land troops in { $at }?
prompt-destroyer = Which ship destroys the planet of { $at }?
prompt-losses = { $count ->
    [one] Who of the people of { $at } is lost?
   *[other] Which { $count } of the people of { $at } are lost?
}
prompt-settle = Who settles in { $at }?
prompt-unpaid = Upkeep is not paid. Who leaves your empire?
prompt-missions = Which fulfilled missions do you reveal?
prompt-discard = Your hand is full. Which { $count ->
    [one] technology
   *[other] { $count } technologies
} do you give up?
prompt-bid = How many resistance tokens do you spend to turn the Antarans away?
prompt-antaran-target = Where do you send the Antaran fleet?
prompt-drain = The Antarans hold { $at }. Whom do they take?

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
option-stop = Enough of this action
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

event-took-empire = { $seat } leads the { $empire }.
event-took-board = { $seat } makes an empire of their own with the pieces of the { $empire }.
event-took-home = { $seat } settles in { $at }; the home planet is { $planet }.
event-made-empire = { $seat }'s empire is { $foundation }; abilities: { $abilities }; action card: { $card }.
event-pirates-placed = { $seat } places the Pirate Base in { $at }; Raiders hold the other wormhole.
event-round = Round { $round } begins.
event-drafted = { $seat } takes { $technology }.
event-kept-technology = { $seat } keeps { $technology }.
event-played = { $seat } plays { $card }.
event-passed = { $seat } passes.
event-exchanged = { $seat } exchanges { $given } for { $taken }.
event-used-once = { $seat } uses { $ability }.
event-paid-place = { $seat } pays { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} for an extra place.
event-gained = { $seat } gains { $amount }.
event-discontent = { $seat }'s discontent is now { $discontent }.
event-points = { $seat } gains { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}.
event-joined = { $ships } joined { $seat } in { $at }.
event-added = { $seat } gets a { $population } in { $at }.
event-grew = { $seat } pays { $food } food for a { $population } in { $at }.
event-colonised = { $seat } colonised { $at }.
event-developed = { $seat } develops { $technology } for { $research } research.
event-built = { $seat } builds in { $at } for { $production } production: { $items }.
event-embassy = { $seat } opens an embassy with { $other } for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}.
event-embassy-lost = { $seat } loses the embassy with { $other }.
event-influence = { $seat } pays { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} for influence; tokens placed: { $count }.
event-calmed = { $seat } pays { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} to calm the people.
event-flew = { $seat } flies from { $source } to { $at }: { $ships }.
event-explored = { $seat } explores { $at }.
event-discovered = { $seat } discovers in { $at }: { $discovery }.
event-spawned = In { $at }: { $enemies }.
event-fell-back = { $seat } falls back from { $source } to { $at }.
event-charted = { $seat } finds { $at } next to { $source }.
event-orion-found = { $seat } has found Orion. The Guardian watches over it.
event-struck = { $seat } strikes { $at } from { $source }: { $ships }.
event-took-control = { $seat } takes control of { $at } without a fight.
event-battle = Battle for { $at }: { $by } against { $side }.
event-dice = Round { $round } of the battle: { $first } ({ $hits } damage) against { $second } ({ $losses } damage).
event-destroyed = Destroyed in { $at }: { $piece } ({ $side }).
event-resistance = { $seat } gets a resistance token and has { $count }.
event-doom-star = { $seat } has destroyed the Doom Star. The Antarans attack no more.
event-retreated = { $by } broke off the battle for { $at }.
event-withdrew = { $seat } withdraws from { $source } to { $at }.
event-nobody-won = Nobody survived the battle for { $at }.
event-won-battle = Victory in { $at }: { $by } against { $side }.
event-honour = { $seat } earns a battle honour and has { $count }.
event-landed = { $seat } invades { $at }: { $faces }; successes { $successes }, resistance { $against }.
event-killed = Lost in { $at }: { $people }.
event-conquered = { $seat } conquered { $at }.
event-left-empty = { $at } stands empty: { $seat } had no flag left for it.
event-wrecked = { $seat } destroyed the planet of { $at }.
event-income = { $seat } earns { $food } food, { $research } research, { $production } production, { $credits } credits.
event-upkeep = { $seat } owes { $due ->
    [one] { $due } credit
   *[other] { $due } credits
} of upkeep and pays { $credits }.
event-lost-people = { $seat } loses a { $population } in { $at }.
event-mission = { $seat } reveals { $mission }: { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}.
event-discarded = { $seat } gives up { $technology }.
event-bid = { $seat } spends { $count ->
    [one] { $count } resistance token
   *[other] { $count } resistance tokens
}.
event-antarans-strike = The Antarans strike { $at }: { $ships }.
event-eliminated = { $seat } has neither systems nor ships left and is out of the game.

## Reasons

barred-played = You have played this card already in this round.
barred-action-limit = You have played { $limit } action cards, which is all you may in a round.
barred-no-place = There is no place now where { $actions } is possible and affordable.
barred-exchanged = You have exchanged once in this turn already.
barred-nothing-to-exchange = You need 2 credits, or 3 of another kind, to exchange.
barred-used = You have used this place already in this action.
barred-capacity = There is no room for more of them on this planet.
barred-food = That costs { $price } food, and you have { $have }.
barred-research = That costs { $price } research, and you have { $have }.
barred-production = That costs { $price } production, and you have { $have }.
barred-credits = That costs { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}, and you have { $have }.
barred-besieged = You do not control this system.
barred-no-planet = Nobody can live there.
barred-no-flag = You have no flag left for another system.
barred-locked = That needs { $branch } at level { $level }.
barred-full = Nothing fits there any more.
barred-no-room = There is no free slot for it.
barred-built = It stands there already.
barred-limited = You have built yours already.
barred-no-piece = You have no piece of that kind left.
barred-embassy = You have an embassy there already.
barred-no-diplomat = The Antarans receive no embassies.
barred-influence = All your influence tokens are placed.
barred-calm = Your people are content.
barred-overloaded = All your ships there are overloaded.
barred-shut-in = There is no open way out of this system.
barred-too-far = That is too far for these ships.
barred-held = Somebody else holds that system: it takes an Attack.
barred-no-jump-point = No jump point leads there.
barred-out-of-range = None of your usable ships can reach it.
barred-your-own = You control that system yourself.
barred-nothing-there = That system is open to you: fly there.
barred-not-controlled = Your ships must control that system first.
barred-nobody-lives-there = Nobody lives there.

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
decided-population = Equal points; the larger population decides.
decided-resources = Equal points and population; more resources decide.
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
label-side = Side
label-state = State
label-hull = Hull left

## Technologies

technology-hydroponics = Hydroponics
    .text = Income: +1 food.
technology-soil_enrichment = Soil Enrichment
    .text = Room for one more farmer on each of your planets. Take 2 food at once.
technology-cell_regeneration = Cell Regeneration
    .text = Growth costs you 1 food less.
technology-nutrient_fungi = Nutrient Fungi
    .text = Take 5 food at once.
technology-cloning = Cloning
    .text = Action card: Population Growth, 2 places free.
technology-death_spores = Death Spores
    .text = You roll 2 more dice in every invasion.
technology-universal_antidote = Universal Antidote
    .text = Resistance in all your systems +1. Add 1 population of any kind, free of charge, to one of your inhabited systems.
technology-subterranean_farms = Subterranean Farms
    .text = Income: +2 food.
technology-evolutionary_mutation = Evolutionary Mutation
    .text = Growth costs you 1 food less. Room for one more of every kind on each of your planets.
technology-gaia_transformation = Gaia Transformation
    .text = Terraforming costs you 2 production less. Gives you 1 victory point.
technology-bio_terminator = Bio-Terminator
    .text = In an invasion a die of 4 or more is a success. You roll 2 more dice in every invasion.
technology-laser_cannon = Laser Cannon
    .text = In combat a die of 6 deals 2 damage.
technology-electronic_computer = Electronic Computer
    .text = Income: +1 research.
technology-space_scanner = Space Scanner
    .text = Action card: Exploration, 2 places free. Take 1 credit at once.
technology-deflector_shields = Deflector Shields
    .text = Titans and orbital buildings: shield +1.
technology-fusion_beam = Fusion Beam
    .text = In combat a die of 4 or more deals 1 damage.
technology-optronic_computer = Optronic Computer
    .text = Income: +2 research.
technology-class_iii_shields = Class III Shields
    .text = Cruisers and Titans: shield +1.
technology-tachyon_communications = Tachyon Communications
    .text = Every extra place costs you 1 credit less. Take 2 credits at once.
technology-phasors = Phasors
    .text = In combat a die of 5 or more deals 2 damage.
technology-class_v_shields = Class V Shields
    .text = Frigates, Cruisers, Titans and orbital buildings: shield +1.
technology-star_gates = Star Gates
    .text = In Flight, all systems you own are one step apart. Gives you 1 victory point.
technology-reinforced_hull = Reinforced Hull
    .text = Frigates: hull +1.
technology-nuclear_drive = Nuclear Drive
    .text = Frigates and Cruisers: speed +1. Asteroids do not stop your ships.
technology-robotics = Robotics
    .text = Income: +1 production.
technology-prefabrication = Prefabrication
    .text = Take 3 production at once. Planetary buildings cost you 1 production less.
technology-fusion_drive = Fusion Drive
    .text = Frigates, Cruisers and Titans: speed +1. All your ships can use micro-wormholes.
technology-zortrium_armor = Zortrium Armor
    .text = Cruisers and Titans: hull +1.
technology-assembly_lines = Assembly Lines
    .text = Action card: Build, 2 places free.
technology-battle_pods = Battle Pods
    .text = Cruisers: firepower +1.
technology-adamantium_armor = Adamantium Armor
    .text = Frigates, Cruisers, Titans and orbital buildings: hull +1.
technology-advanced_manufacturing = Advanced Manufacturing
    .text = Income: +3 production.
technology-heavy_shipyards = Heavy Shipyards
    .text = Titans cost you 3 production less. Titans: firepower +1.
technology-propaganda = Propaganda
    .text = Discontent falls by 1. Income: +1 credit.
technology-mercantilism = Mercantilism
    .text = Income: +2 credits.
technology-xeno_relations = Xeno Relations
    .text = Diplomacy costs you 1 credit less.
technology-imperial_archives = Imperial Archives
    .text = You may keep 2 more technologies in hand. Look at 3 technologies and keep one of them.
technology-central_command = Central Command
    .text = You may play one more action card each round.
technology-diplomatic_corps = Diplomatic Corps
    .text = Action card: Diplomacy, 2 places free.
technology-military_tactics = Military Tactics
    .text = Action card: Attack. Your retreats cost no state step.
technology-virtual_reality_network = Virtual Reality Network
    .text = Discontent falls by 2. Upkeep costs you 1 credit less.
technology-galactic_unification = Galactic Unification
    .text = Gives you 1 victory point. Discontent falls by 2.
technology-federation = Federation
    .text = Income: +3 credits. Your colonies cause no discontent.
technology-galactic_cybernet = Galactic Cybernet
    .text = You may play one more action card each round. Technologies cost you 1 research less.

## Planetary buildings

building-hydroponic_farm = Hydroponic Farm
    .text = Income: +1 food for the system's owner.
building-cloning_center = Cloning Center
    .text = Growth here costs 1 food less.
building-biospheres = Biospheres
    .text = Room for one more of every kind here. Add 1 population of any kind here, free of charge.
building-research_laboratory = Research Laboratory
    .text = Income: +1 research for the system's owner.
building-planetary_shield = Planetary Shield
    .text = Resistance here +2. Discontent falls by 1.
building-supercomputer = Supercomputer
    .text = Income: +2 research for the system's owner. Take 2 research at once.
building-automated_factory = Automated Factory
    .text = Income: +1 production for the system's owner.
building-space_port = Space Port
    .text = Ships built here cost 1 production less.
building-deep_core_mine = Deep Core Mine
    .text = Income: +2 production for the system's owner. Take 2 production at once.
building-trade_center = Trade Center
    .text = Income: +2 credits for the system's owner.
building-holo_simulator = Holo Simulator
    .text = Discontent falls by 2.
building-monument = Galactic Monument
    .text = Gives you 1 victory point. One per empire.

## Abilities

ability-charismatic = Charismatic
    .text = Diplomacy costs you 1 credit less.
ability-traders = Traders
    .text = Income: +1 credit for each of your embassies.
ability-creative = Creative
    .text = You may draft one more technology each round.
ability-great_laboratories = Great Laboratories
    .text = Income: +1 research.
ability-prolific = Prolific
    .text = Growth costs you 1 food less.
ability-burrowers = Burrowers
    .text = Room for one more farmer on each of your planets.
ability-cybernetic_builders = Cybernetic Builders
    .text = Planetary buildings cost you 1 production less.
ability-robotic_factories = Robotic Factories
    .text = Income: +1 production.
ability-warrior_gunners = Warrior Gunners
    .text = In combat a die of 6 deals 2 damage.
ability-plunderers = Plunderers
    .text = Whenever you win a battle: take 2 credits at once.
ability-ground_masters = Ground Masters
    .text = In an invasion a die of 4 or more is a success.
ability-composite_armor = Composite Armor
    .text = Cruisers: hull +1.
ability-endless_farmlands = Endless Farmlands
    .text = Income: +1 food.
ability-merchant_princes = Merchant Princes
    .text = Income: +1 credit.
ability-urban_sprawl = Urban Sprawl
    .text = Room for one more worker on each of your planets.
ability-scholars = Scholars
    .text = Room for one more scientist on each of your planets.
ability-nomads = Nomads
    .text = Your colonies cause no discontent.
ability-navigators = Navigators
    .text = Frigates and Cruisers: speed +1.
ability-asteroid_born = Asteroid Born
    .text = Asteroids do not stop your ships. All your ships can use micro-wormholes.
ability-pathfinders = Pathfinders
    .text = When you explore, look at 2 discoveries and keep one.
ability-surveyors = Surveyors
    .text = Whenever you explore a system: take 1 credit at once.
ability-settlers = Settlers
    .text = Whenever you colonise a planet: take 2 food at once.
ability-tyrants = Tyrants
    .text = After a conquest you settle 2 population instead of 1.
ability-bureaucrats = Bureaucrats
    .text = Upkeep costs you 1 credit less. You may keep 1 more technology in hand.
ability-stoics = Stoics
    .text = Upkeep costs you 2 credits less.
ability-defenders = Defenders
    .text = Resistance in all your systems +1. Orbital buildings cost you 1 production less.
ability-shipwrights = Shipwrights
    .text = Cruisers and Titans cost you 1 production less.
ability-couriers = Couriers
    .text = Every extra place costs you 1 credit less.
ability-alchemists = Alchemists
    .text = Once a round pay 1 production: take 2 resources of your choice at once.
ability-visionaries = Visionaries
    .text = Whenever you develop a technology: take 1 credit at once.
ability-thick_plating = Thick Plating
    .text = Titans and orbital buildings: hull +1.
ability-dimensional_weapons = Dimensional Weapons
    .text = In combat a die of 6 deals 2 damage.
ability-xenocide = Xenocide
    .text = In an invasion, instead of rolling, one of your Titans or the Doom Star can destroy the planet: 4 production, discontent +2.

## Diplomats

diplomat-humans = Human Ambassador
    .text = Income: +1 credit.
diplomat-psilons = Psilon Adjudicator
    .text = Income: +1 research.
diplomat-sakkra = Sakkra Broodspeaker
    .text = Income: +1 food.
diplomat-meklar = Meklar Node
    .text = Income: +1 production.
diplomat-mrrshan = Mrrshan Huntress
    .text = Frigates: speed +1.
diplomat-bulrathi = Bulrathi Elder
    .text = Resistance in all your systems +1.

## Foundations

foundation-agrarian_world = Agrarian World
    .text = Biology & Chemistry; 3 farmers, 3 workers, 2 scientists; 3 food, 1 research, 1 production, 2 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-garden_world = Garden World
    .text = Biology & Chemistry; 3 farmers, 2 workers, 2 scientists; 4 food, 1 research, 2 production, 2 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-jungle_world = Jungle World
    .text = Biology & Chemistry; 3 farmers, 2 workers, 3 scientists; 2 food, 2 research, 1 production, 2 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-ocean_world = Ocean World
    .text = Biology & Chemistry; 3 farmers, 3 workers, 2 scientists; 2 food, 2 research, 1 production, 2 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-academy_world = Academy World
    .text = Physics; 2 farmers, 2 workers, 3 scientists; 2 food, 3 research, 2 production, 2 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-crystal_world = Crystal World
    .text = Physics; 2 farmers, 3 workers, 3 scientists; 1 food, 3 research, 1 production, 2 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-observatory_world = Observatory World
    .text = Physics; 3 farmers, 2 workers, 3 scientists; 1 food, 3 research, 1 production, 2 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-storm_world = Storm World
    .text = Physics; 3 farmers, 3 workers, 2 scientists; 1 food, 2 research, 2 production, 2 credits. In combat a die of 6 deals 2 damage. In an invasion a die of 5 or more is a success.
foundation-forge_world = Forge World
    .text = Engineering; 2 farmers, 3 workers, 3 scientists; 2 food, 1 research, 2 production, 2 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-mining_world = Mining World
    .text = Engineering; 2 farmers, 3 workers, 2 scientists; 1 food, 1 research, 5 production, 2 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-fortress_world = Fortress World
    .text = Engineering; 3 farmers, 3 workers, 2 scientists; 1 food, 1 research, 3 production, 2 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-clan_world = Clan World
    .text = Engineering; 3 farmers, 3 workers, 2 scientists; 1 food, 1 research, 1 production, 2 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 4 or more is a success.
foundation-republic = Republic
    .text = Government; 3 farmers, 3 workers, 2 scientists; 1 food, 2 research, 1 production, 3 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-guild_world = Guild World
    .text = Government; 3 farmers, 2 workers, 2 scientists; 1 food, 2 research, 1 production, 5 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.
foundation-theocracy = Theocracy
    .text = Government; 3 farmers, 3 workers, 2 scientists; 2 food, 1 research, 1 production, 3 credits. In combat a die of 5 or more deals 1 damage. In an invasion a die of 5 or more is a success.

## Action cards

card-growth = Population Growth
    .text = Population Growth.
card-research = Research
    .text = Research.
card-build = Build
    .text = Build.
card-diplomacy = Diplomacy
    .text = Diplomacy.
card-flight = Flight
    .text = Flight.
card-invasion = Invasion
    .text = Invasion.
card-attack = Attack
    .text = Attack.
card-exploration = Exploration
    .text = Exploration.
card-galactic_envoys = Galactic Envoys
    .text = Diplomacy, then Population Growth.
card-breakthrough = Breakthrough
    .text = Research, 2 places free, each place 1 cheaper.
card-great_hatching = Great Hatching
    .text = Population Growth, 3 places free.
card-mass_assembly = Mass Assembly
    .text = Build, 2 places free, each place 1 cheaper.
card-pounce = Pounce
    .text = Flight, then Attack.
card-ground_assault = Ground Assault
    .text = Attack, then Invasion.
card-annihilation = Annihilation
    .text = Attack, then Invasion, 2 places free each.
card-envoys = Envoys
    .text = Diplomacy, then Population Growth.
card-eureka = Eureka
    .text = Research, 2 places free, each place 1 cheaper.
card-population_boom = Population Boom
    .text = Population Growth, 3 places free.
card-industrial_surge = Industrial Surge
    .text = Build, 2 places free, each place 1 cheaper.
card-lightning_raid = Lightning Raid
    .text = Flight, then Attack.
card-shock_troops = Shock Troops
    .text = Attack, then Invasion.
card-expedition = Expedition
    .text = Exploration, then Flight.
card-colony_ships = Colony Ships
    .text = Flight, then Population Growth.
card-field_research = Field Research
    .text = Exploration, then Research.
card-war_economy = War Economy
    .text = Build, then Attack.
card-golden_age = Golden Age
    .text = Population Growth, then Research.
card-public_works = Public Works
    .text = Population Growth, then Build.
card-embassy_network = Embassy Network
    .text = Diplomacy, 2 places free, each place 1 cheaper.
card-grand_fleet = Grand Fleet
    .text = Flight, 3 places free.
card-think_tank = Think Tank
    .text = Research, then Diplomacy.

## Discoveries

discovery-red_fungus = Red Fungus
    .text = Income: +1 food for the system's owner.
discovery-rich_minerals = Rich Minerals
    .text = Income: +1 production for the system's owner.
discovery-ancient_library = Ancient Library
    .text = Income: +1 research for the system's owner.
discovery-gem_deposits = Gem Deposits
    .text = Income: +1 credit for the system's owner.
discovery-high_gravity = High Gravity
    .text = Resistance here +1.
discovery-fertile_plains = Fertile Plains
    .text = Room for one more farmer here.
discovery-deep_caverns = Deep Caverns
    .text = Room for one more worker here.
discovery-quiet_skies = Quiet Skies
    .text = Room for one more scientist here.
discovery-hostile_life = Hostile Life
    .text = Growth here costs 1 food more.
discovery-food_cache = Food Cache
    .text = Take 3 food at once.
discovery-derelict_laboratory = Derelict Laboratory
    .text = Take 3 research at once.
discovery-salvage = Salvage
    .text = Take 3 production at once.
discovery-treasure = Treasure
    .text = Take 3 credits at once.
discovery-artifacts = Artifacts
    .text = Look at 3 technologies and keep one of them.
discovery-drifting_frigates = Drifting Frigates
    .text = An abandoned Frigate joins you here.
discovery-friendly_natives = Friendly Natives
    .text = Take 2 resources of your choice at once.
discovery-pirate_raiders = Pirate Raiders
    .text = A Pirate Raider appears here.
discovery-pirate_squadron = Pirate Squadron
    .text = 2 Pirate Raiders appear here.
discovery-space_eel = Space Eel
    .text = A Space Eel appears here.

## Missions

mission-colonists = Colonists
    .text = Own at least 4 systems, home included (1 VP).
mission-wide_empire = Wide Empire
    .text = Own at least 6 systems, home included (2 VP).
mission-teeming_worlds = Teeming Worlds
    .text = Have at least 13 population (1 VP).
mission-billions = Billions
    .text = Have at least 18 population (2 VP).
mission-granary = Granary
    .text = Have at least 6 farmers (1 VP).
mission-industry = Industry
    .text = Have at least 6 workers (1 VP).
mission-academy = Academy
    .text = Have at least 6 scientists (1 VP).
mission-specialist = Specialist
    .text = Bring one branch to level 4 (1 VP).
mission-polymath = Polymath
    .text = Bring every branch to level 1 (1 VP).
mission-inventor = Inventor
    .text = Develop at least 5 technologies (1 VP).
mission-armada = Armada
    .text = Have at least 8 ships (1 VP).
mission-titan_yards = Titan Yards
    .text = Have a Titan (1 VP).
mission-fortress = Fortress
    .text = Have at least 3 orbital buildings (1 VP).
mission-architect = Architect
    .text = Have at least 3 planetary buildings (1 VP).
mission-terraformer = Terraformer
    .text = Own at least 2 terraformed planets (1 VP).
mission-envoy = Envoy
    .text = Have embassies with 3 other empires, or with all of them if there are fewer (1 VP).
mission-influence = Influence
    .text = Place at least 3 influence tokens (1 VP).
mission-content_people = Content People
    .text = Own at least 4 systems, home included and have discontent of at most 1 (1 VP).
mission-treasury = Treasury
    .text = Hold at least 8 credits (1 VP).
mission-pirate_hunter = Pirate Hunter
    .text = Destroy at least 2 neutral enemies (1 VP).
mission-warlord = Warlord
    .text = Win a battle against another empire in which it loses something (1 VP).
mission-conqueror = Conqueror
    .text = Conquer a system (2 VP).
mission-pathfinder = Pathfinder
    .text = Explore at least 3 systems (1 VP).
mission-master_of_orion = Master of Orion
    .text = Control Orion (2 VP).

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
trait-building = Buildings owned in the end
trait-rounds = Rounds
trait-decided = What decided
