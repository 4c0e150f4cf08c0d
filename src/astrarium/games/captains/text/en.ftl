### Starship Captains in English. A name's value is the name itself.

## The game

game-title = Starship Captains
game-blurb = You command a hopeful crew and a ship that has seen better days. Fly missions, train cadets, bolt new machines to the hull, please three factions and keep the pirates in check: the best captain after four rounds wins.
game-about = The rules, the crew, the kinds of cards and what many of them do come from the original game. The map, the faction tracks, the symbols of the techs and the contents of many cards are known only from pictures, so we designed them anew for this edition, along with Captain Shadow and most passengers of the solo game. Chapter S19 of the rules lists it all. If you own the box, you can put the printed values into a copy of the components and play with them.

primer-goal = Have the most points after four rounds: from missions, faction tracks, golden techs and cargo, minus damage.
primer-turn = Send one of your crew to work in a room of their colour, send a team on the mission where your ship is, or pass. Crew who have worked go to the back of the queue.
primer-mind = At the end of a round the queue comes back, except for the last three. Medals train cadets and promote ensigns. Flying past a pirate costs damage; a fight turns it into cargo.

setting-tracks = Faction tracks
    .text = Which side of the three faction tracks is used. Side A is meant for the first game.
setting-tracks-A = Side A
setting-tracks-B = Side B
setting-tech_boards = Tech boards
    .text = Which side of the tech-slot boards everyone uses. Side A is meant for the first game.
setting-tech_boards-A = Side A
setting-tech_boards-B = Side B
setting-passenger = Passenger
    .text = Who travels with you in the solo game. Cubby is a good companion for the first trip; Random picks one of the others.
setting-passenger-cubby = Cubby
setting-passenger-ambassador = The Ambassador’s Aunt
setting-passenger-stowaway_android = Stowaway Android
setting-passenger-collector = The Collector
setting-passenger-retired_pirate = Retired Pirate
setting-passenger-exchange_cadet = Exchange Cadet
setting-passenger-random = Random

refused-passenger = Passengers only travel in the solo game.

## Crew and ships

figure-cadet = cadet
figure-red = red ensign
figure-yellow = yellow ensign
figure-blue = blue ensign
figure-red_commander = red commander
figure-yellow_commander = yellow commander
figure-blue_commander = blue commander
figure-android = android

ship-white = white ship
ship-teal = teal ship
ship-pink = pink ship
ship-lime = lime ship

room-helm = helm
room-weapons = weapons room
room-science = science lab
room-workshop = workshop
room-red = red room
room-yellow = yellow room
room-blue = blue room
room-grey = grey room
row-red = red row
row-yellow = yellow row
row-blue = blue row
row-gold = gold row

## Cargo

cargo-red_yellow = red-yellow artifact
cargo-yellow_blue = yellow-blue artifact
cargo-red_blue = red-blue artifact
cargo-green_android = green pirate ship (android)
cargo-green_artifact = green pirate ship (artifact)
cargo-purple_android = purple pirate ship (android)
cargo-purple_artifact = purple pirate ship (artifact)
cargo-orange_android = orange pirate ship (android)
cargo-orange_artifact = orange pirate ship (artifact)
cargo-medal = medal
cargo-android = android

## Places, tracks, parts

place-home = Home Station
place-aldara = Aldara
place-brontis = Brontis
place-cerulo = Cerulo
place-dunmarrow = Dunmarrow
place-eos_minor = Eos Minor
place-fennix = Fennix
place-glimmer = Glimmer
place-hadrika = Hadrika
place-ixion_reach = Ixion Reach
place-juno_anvil = Juno Anvil
place-kelpa = Kelpa
place-lumen = Lumen
place-marrakand = Marrakand
place-nimbus = Nimbus
place-oortend = Oortend
route = { $a } – { $b }
place-pirate = { $place } (past a pirate)
via-pirate = , past a pirate (1 damage)
place-mission = { $place } [{ $mission }]

station-home = Home Station
station-tincan = Tincan station
station-nian = Ni'an station
track-nian = Ni'an track
track-cooperative = Cooperative track
track-tincan = Tincan track
symbol-repair = repair
symbol-medal = medal
symbol-move = move
bonuses = { " " }(bonus: { $symbols })
place-in-queue = { " " }(place { $place })
edge-up = { $symbol } above
edge-right = { $symbol } right
edge-down = { $symbol } below
edge-left = { $symbol } left
part-bay = a cargo bay
part-surplus = surplus damage
slot-empty = empty
slot-damaged = damaged
deck-missions = missions
deck-deck = alpha-beta deck
deck-omega_deck = omega deck
deck-display = central board
deck-event_tech = Tincan track

## What things do

or = { $a } or { $b }
rows = { $a }; { $b }
offer = { $name }: { $says }
offered = { $mission } ({ points }): { $says }
times = { $n } × { $thing }
deck-of = { $deck }: { $n }
contract-on = { $room }: { $cargo }
prize = { $pirate } on the route { $route } (reward: { $list })
effect-then = { $a }, then { $b }
effect-times = { $n ->
    [2] twice { $what }
   *[other] { $n } times { $what }
}
effect-or = either { $a }, or { $b }
effect-or-more = { $a }, or { $b }
effect-move = { $n ->
    [one] 1 move
   *[other] up to { $n } moves
}
effect-jump = a jump
effect-fight = { $n ->
    [one] 1 fight
   *[other] up to { $n } fights
}
effect-repair = { $n ->
    [one] 1 repair
   *[other] up to { $n } repairs
}
effect-damage = { $n } damage
effect-ambush = { $n ->
    [one] an ambush
   *[other] { $n } ambushes
}
effect-ready = { $n ->
    [one] first in the queue to the ready room
   *[other] first { $n } in the queue to the ready room
}
effect-gain-medal = { $n ->
    [one] 1 medal
   *[other] { $n } medals
}
effect-gain-artifact = { $n ->
    [one] 1 artifact
   *[other] { $n } artifacts
}
effect-gain-pirate = { $n ->
    [one] 1 pirate ship token
   *[other] { $n } pirate ship tokens
}
effect-gain-android = { $n ->
    [one] 1 android
   *[other] { $n } androids
}
effect-gain-cadet = { $n ->
    [one] 1 cadet
   *[other] { $n } cadets
}
effect-advance = { $n ->
    [one] 1 space on the { $track }
   *[other] up to { $n } spaces on the { $track }
}
effect-advance-any = { $n ->
    [one] 1 space on any track
   *[other] up to { $n } spaces on any one track
}
effect-take-display = a tech from the central board
effect-take-deck = 1 of { $n } techs from the alpha-beta deck
effect-take-omega_deck = 1 of { $n } techs from the omega deck
effect-take-event_tech = a tech from the Tincan track
effect-replacing = { $take } (may replace one of yours)
effect-pay = in exchange for { $cost }, { $then }
effect-peek = { $n ->
    [one] a look at the next mission
   *[other] a look at the next { $n } missions
}
effect-per = { $then } { $count }, at most { $n } times
effect-each_player = every player: { $then }
effect-copy_room = whatever another room does

cost-artifact = { $n ->
    [one] 1 artifact
   *[other] { $n } artifacts
}
cost-pirate = { $n ->
    [one] 1 pirate ship token
   *[other] { $n } pirate ship tokens
}
cost-cargo = { $n ->
    [one] 1 cargo token
   *[other] { $n } cargo tokens
}
cost-medal = { $n ->
    [one] 1 medal
   *[other] { $n } medals
}
cost-android = { $n ->
    [one] 1 android
   *[other] { $n } androids
}
cost-tech = { $n ->
    [one] 1 of your techs
   *[other] { $n } of your techs
}
cost-this_card = discarding this card
cost-retreat = { $n ->
    [one] going back 1 space on a track
   *[other] going back { $n } spaces on a track
}

count-crew-red = for each red crew member
count-crew-yellow = for each yellow crew member
count-crew-blue = for each blue crew member
count-crew-grey = for each cadet
count-commanders = for each commander
count-androids = for each android in your crew
count-damage = for each damage
count-pirates = for each pirate ship token in your cargo
count-artifacts = for each artifact in your cargo
count-artifact_kinds = for each kind of artifact in your cargo
count-missions_with_row-red = for each mission with a red row
count-missions_with_row-yellow = for each mission with a yellow row
count-missions_with_row-blue = for each mission with a blue row
count-missions_with_row-gold = for each mission with a gold row
count-tech_pairs = for each pair of symbols on your tech board
count-tracks_with_points = for each track worth { $least } points or more
count-pirates_on_board = for each pirate ship on the routes
count-constant = in any case
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scoring = { points } { $count }
scoring-most = { points } { $count }, { $most } at most
scoring-constant = always { points }

ability-substitute-artifact = an artifact may be spent in place of a medal
ability-substitute-pirate = a pirate ship token may be spent in place of a medal
ability-storage = { $n ->
    [one] 1 cargo space that cannot be damaged
   *[other] { $n } cargo spaces that cannot be damaged
}
ability-paint = the first damage during a mission is ignored
ability-prevent = for { $cost } you may ignore a damage
ability-any_track = an advance on a named track may be made on another track
ability-contractor = once in each room, you may lay an artifact of its colour face down on it instead of sending a figure
ability-convert-any-may = instead of { $what } you may take { $into }
ability-convert-any-must = instead of { $what } you take { $into }
ability-convert-bonus-may = when a tech bonus is { $what }, you may take { $into }
ability-convert-bonus-must = when a tech bonus is { $what }, you take { $into } instead
convert-move = a move
convert-jump = a jump
convert-repair = a repair
convert-gain-medal = a medal
ability-on-mission_completed = after a mission{ $when }: { $then }
ability-on-round_start = at the start of a round: { $then }
ability-on-station_collected = after collecting a station tile: { $then }
ability-on-pirate_defeated = after defeating a pirate: { $then }
when-row = { "" } with a { $colour }
when-op = { "" } that shows { $what }
when-advance = the { $track }
when-ambush = an ambush
when-damage = damage
when-fight = a fight
when-move = a move
when-jump = a jump
when-repair = a repair
when-take_tech = a tech to take
when-medal = a medal
when-artifact = an artifact
when-pirate = a pirate ship token
when-android = an android
when-cadet = a cadet

says-room = { $colour }: { $list }
says-row = { $colour }: { $list }
says-omega = at the end { $scoring }
says-lasting = when you collect a station tile: { $list }
says-setup = at the start { $list }
says-end = at the end { $scoring }

shadow = Captain Shadow
shadow-move_to-mission = { $n ->
    [one] 1 move towards the nearest mission
   *[other] up to { $n } moves towards the nearest mission
}
shadow-move_to-best_mission = { $n ->
    [one] 1 move towards the best mission
   *[other] up to { $n } moves towards the best mission
}
shadow-move_to-station = { $n ->
    [one] 1 move towards the nearest station with a tile
   *[other] up to { $n } moves towards the nearest station with a tile
}
shadow-jump_to-mission = a jump to the nearest mission
shadow-jump_to-best_mission = a jump to the mission worth most
shadow-jump_to-station = a jump to the nearest station with a tile
shadow-complete_mission = completes the mission there, if it may
shadow-collect_station = collects the tile of the station there
shadow-discard_tech-oldest_alpha_beta = discards the oldest alpha or beta tech of the central board
shadow-discard_tech-oldest_omega = discards the oldest omega tech of the central board
shadow-refill = refills the board
shadow-clear_pirate = removes a pirate next to it
shadow-ambush_player = an ambush on you

## Technologies

tech-aux_thrusters = Auxiliary Thrusters
tech-envoy_suite = Envoy Suite
tech-survey_skiffs = Survey Skiffs
tech-blast_phasers = Blast Phasers
tech-tactical_console = Tactical Console
tech-brig = Brig
tech-xeno_archive = Xeno-Archive
tech-fabricator = Fabricator
tech-signal_lab = Signal Lab
tech-maintenance_bay = Maintenance Bay
tech-crew_lounge = Crew Lounge
tech-simulator = Drill Simulator
tech-escape_capsules = Escape Capsules
tech-decoy_mines = Decoy Mines
tech-prototype_kit = Prototype Kit
tech-field_workshop = Field Workshop
tech-interdimensional_lockers = Interdimensional Lockers
tech-hull_plating = Hull Plating
tech-artifact_exhibit = Artifact Exhibit
tech-trophy_exhibit = Trophy Exhibit
tech-observers_red = Observers (red)
tech-observers_yellow = Observers (yellow)
tech-observers_blue = Observers (blue)
tech-repair_bots = Repair Bots
tech-holodeck = Holodeck
tech-quantum_torpedoes = Quantum Torpedoes
tech-warp_core = Warp Core
tech-jump_drive = Jump Drive
tech-embassy_deck = Embassy Deck
tech-negotiation_hall = Negotiation Hall
tech-boarding_party = Boarding Party
tech-pirate_exchange = Pirate Exchange
tech-drone_bay = Drone Bay
tech-cybernetics_lab = Cybernetics Lab
tech-deep_scanner = Deep Scanner
tech-replicator = Replicator
tech-nanoforge = Nanoforge
tech-parade_deck = Parade Deck
tech-command_deck = Command Deck
tech-emergency_warp = Emergency Warp
tech-antimatter_salvo = Antimatter Salvo
tech-singularity_archive = Singularity Archive
tech-hypercharger = Hypercharger
tech-nian_communicator = Ni'an Communicator
tech-invisible_paint = Invisible Paint
tech-training_holovisor = Training Holovisor
tech-universal_translator = Universal Translator
tech-shortcut_generator = Shortcut Generator
tech-outside_contractors = Outside Contractors
tech-artifact_models = Artifact Models
tech-harmonic_grid = Harmonic Grid
tech-roll_red = Helm Roll of Honour
tech-roll_yellow = Weapons Roll of Honour
tech-roll_blue = Science Roll of Honour
tech-officers_club = Officers' Club
tech-lovable_wreck = Lovable Wreck
tech-log_red = Command Chronicle
tech-log_yellow = Security Chronicle
tech-log_blue = Science Chronicle
tech-tincan_accord = Tincan Accord
tech-trophy_hall = Trophy Hall

## Missions

mission-stargate = Stargate
mission-collective_consciousness = Collective Consciousness
mission-tincan_library = Tincan Library
mission-secret_plans_heist = Secret Plans Heist
mission-omega_megacomputer = Omega Megacomputer
mission-harvest_roddenberries = Harvest Roddenberries
mission-repair_station = Repair the Repair Station
mission-omnipotent_being = Pesky Omnipotent Being
mission-first_contact = First Contact
mission-emotion_chip_trade = Emotion Chip Trade
mission-arena_fight = Arena Fight
mission-rescue_younglings = Rescue the Younglings
mission-lost_world = Lost World
mission-living_slime = Living Slime
mission-antitime_anomaly = Anti-time Anomaly
mission-shipwreck_salvage = Shipwreck Salvage
mission-prototype_shuttlecraft = Prototype Shuttlecraft
mission-space_hippies = Space Hippies
mission-dinosaur_suit_duel = Duel in a Dinosaur Suit
mission-border_patrol = Border Patrol
mission-comet_mining = Comet Mining
mission-quarantine_zone = Quarantine Zone
mission-royal_wedding = Royal Wedding
mission-smuggler_moon = Smuggler Moon
mission-ghost_ship = Ghost Ship
mission-tincan_census = Tincan Census
mission-android_amnesty = Android Amnesty
mission-weather_machine = Weather Machine
mission-trade_convoy = Trade Convoy
mission-cadet_regatta = Cadet Regatta
mission-black_market = Black Market
mission-peace_summit = Peace Summit
mission-pirate_queen = Pirate Queen
mission-blockade_run = Blockade Run
mission-crystal_entity = Crystal Entity
mission-time_loop = Time Loop
mission-robot_uprising = Robot Uprising
mission-museum_heist = Museum Heist
mission-mirror_universe = Mirror Universe
mission-planet_killer = Planet Killer
mission-orbital_elevator = Orbital Elevator
mission-colony_relief = Colony Relief
mission-nebula_survey = Nebula Survey
mission-prison_break = Prison Break
mission-diplomatic_courier = Diplomatic Courier
mission-derelict_reactor = Derelict Reactor
mission-grand_tournament = Grand Tournament
mission-dyson_sphere = Dyson Sphere
mission-armada_standoff = Armada Standoff
mission-galactic_congress = Galactic Congress

## Events

event-card-tincan_gift = Tincan Gift
event-card-crisis_detonators = Crisis Detonators
event-card-raid_season = Raid Season
event-card-privateer_amnesty = Privateer Amnesty
event-card-smugglers_auction = Smugglers' Auction
event-card-broken_convoy = Broken Convoy
event-card-diplomatic_directive_12 = Diplomatic Directive No. 12
event-card-fairness_summit = Fairness Summit
event-card-fleet_review = Fleet Review
event-card-spare_parts = Spare Parts Delivery
event-card-shore_leave = End of Shore Leave
event-card-passenger_luggage = Passenger Luggage
event-card-pirate_parley = Pirate Parley
event-card-word_from_headquarters = Word from Headquarters

## Passengers

passenger-cubby = Cubby
passenger-ambassador = The Ambassador's Aunt
passenger-stowaway_android = Stowaway Android
passenger-collector = The Collector
passenger-retired_pirate = Retired Pirate
passenger-exchange_cadet = Exchange Cadet

## Captain Shadow’s cards

shadow-card-mission_run = Mission Run
shadow-card-quick_job = Quick Job
shadow-card-shortcut = Shortcut
shadow-card-station_call = Station Call
shadow-card-research = Research
shadow-card-pirate_hunt = Pirate Hunt
shadow-card-trouble = Trouble

## Prompts

prompt-turn = Your turn: what do you do?
prompt-after = Do you train anyone before your turn ends?
prompt-assign = Who takes row { $row }? { $colour }: { $list }
prompt-row = Row { $row }: { $list }. Do you resolve it?
prompt-commander = What else does the { $figure } do?
prompt-move = Where do you fly? ({ $left ->
    [one] 1 move
   *[other] { $left } moves
} left)
prompt-jump = Where do you jump?
prompt-fight = Which pirate do you fight? ({ $left ->
    [one] 1 fight
   *[other] { $left } fights
} left)
prompt-take-tech = Which tech do you take?
prompt-keep-tech = Which of the techs you drew do you keep?
prompt-place-tech = Which slot do you put { $tech } in?
prompt-bonus = Which tech bonus comes first?
prompt-repair = What do you repair? ({ $left ->
    [one] 1 repair
   *[other] { $left } repairs
} left)
prompt-drop = Your cargo is full. What do you throw out?
prompt-prevent = You're about to take 1 damage. Do you prevent it?
prompt-advance = How far do you advance on the { $track }? (up to { $n })
prompt-advance-any = On which track do you advance, and how far? (up to { $n })
prompt-choose = Which of these do you choose?
prompt-copy = Which room does it copy?
prompt-pay = What do you pay for it? You get: { $list }
prompt-pay-medal = What do you spend as a medal?
prompt-react = What takes effect first?
prompt-event-order = Which event do you resolve first?

## Options

option-room = Send the { $figure } to the { $room }
option-artifacts = Use two artifacts in the { $room }: { $one } and { $other }
option-contract = Hire contractors for the { $room } with the { $artifact }
option-mission = Complete the mission { $offered }
option-train = Train the { $figure } as a { $into } ({ $price })
option-promote = Promote the { $figure } to commander ({ $price })
option-pass = Pass for this round
option-end = End your turn
option-stop = Stop here
option-stay = Stay here
option-accept = Take the damage
option-crew = The { $figure }
option-resolve = Resolve the row
option-skip = Skip the row
option-again = Repeat the row
option-nothing = Nothing
option-extra = One more room: { $room }
option-order = Call the { $figure } from the queue{ $queue }
option-fly = { $goal }{ $via }
option-jump = { $goal }
option-convert = { $ability }
option-fight = { $prize }
option-take = { $offer }
option-keep = { $card }
option-place = Slot { $slot }{ $symbols }
option-replace = Slot { $slot }, in place of { $tech }{ $symbols }
option-discard = { $tech } (slot { $slot })
option-bonus = The { $symbol } bonus
option-repair = { $part }
option-mend = Tech slot { $slot }
option-drop = { $cargo }
option-prevent = { $tech }: give up the { $cargo }
option-advance = { $n ->
    [one] 1 space
   *[other] { $n } spaces
} on the { $track }
option-retreat = { $n ->
    [one] 1 space
   *[other] { $n } spaces
} back on the { $track }
option-choose = { $list }
option-copy = { $copied }
option-pay = { $cargo }
option-react = { $ability }
option-event = { $happening }

## Events

event-room = { who } sent the { $figure } to the { $room }.
event-room-artifacts = { who } used two artifacts in the { $room }.
event-contract = { who } hired contractors for the { $room } with a { $cargo }.
event-extra = { $seat-person ->
    [second] Your { $figure }
   *[third] { $seat }'s { $figure }
} went on to work in the { $room }.
event-ordered = { $seat-person ->
    [second] Your commander
   *[third] { $seat }'s commander
} called the { $figure } from place { $queued } of the queue.
event-trained = { who } trained a { $figure } as a { $into }.
event-promoted = { who } promoted a { $figure } to { $into }.
event-passed = { who } passed.
event-passed-idle = { who } had nobody left to send and passed.
event-moved = { who } flew to { $place }.
event-jumped = { who } jumped to { $place }.
event-converted = { who } used { $tech }.
event-fought = { who } fought the { $pirate } on the route { $route }.
event-ambushed = { who } ran into an ambush.
event-pirate-appeared = A pirate appeared on the route { $route }: { $pirate }.
event-pirate-discarded = A pirate at { $place } found its route taken and left: { $pirate }.
event-loaded = { who } took aboard: { $cargo }.
event-dropped = { who } gave up: { $cargo }.
event-paid = { who } paid: { $cargo }.
event-prevented = { $tech } saved { $seat } from 1 damage.
event-damaged = { who } took 1 damage.
event-repaired = { who } repaired { $part }.
event-mended = { who } repaired tech slot { $slot }.
event-decorated = { who } got { $medals ->
    [one] a medal
   *[other] { $medals } medals
}.
event-joined = { who } welcomed aboard: { $figure }.
event-none-left = There's no { $figure } left in the supply for { $seat }.
event-readied = { $seat-person ->
    [second] Your
   *[third] { $seat }: the
} { $figure } moved from the queue to the ready room.
event-reacted = { $name } can help { $seat } now.
event-techs-reshuffled = The discarded techs were shuffled into a new deck.
event-omegas-reshuffled = The discarded omega techs were shuffled into a new deck.
event-offered = New on the central board: { $tech }.
event-drew = { who } drew { $n ->
    [one] 1 tech
   *[other] { $n } techs
} from the { $deck }.
event-drew-tech = You drew { $tech }.
event-tech-discarded = { who } discarded { $tech }.
event-installed = { who } installed { $tech } in slot { $slot }.
event-bonus = Matching symbols: a { $symbol } bonus for { $seat }.
event-advanced = { who } advanced { $n ->
    [one] 1 space
   *[other] { $n } spaces
} on the { $track }.
event-retreated = { who } went back { $n ->
    [one] 1 space
   *[other] { $n } spaces
} on the { $track }.
event-lapped = { who } completed a lap of the { $track }: { points }.
event-event = { who } triggered an event: { $incident }.
event-event-boxed = { $incident } won't happen any more.
event-lost-tech = { $tech } is gone with it.
event-lasting = { who } resolved the lasting event { $incident }.
event-copied = { who } copied the { $room }.
event-peeked = { who } looked at the next { $n ->
    [one] mission
   *[other] { $n } missions
}.
event-saw-mission = You saw { $mission }.
event-mission = { who } went on the mission { $mission } on { $place }.
event-assigned = { $seat-person ->
    [second] Your team
   *[third] { $seat }'s team
}: { $figures }.
row-of = { $seat-person ->
    [second] Row { $row }: your { $figure }
   *[third] { $seat }, row { $row }: the { $figure }
}
event-row = { row-of } got to work.
event-row-skipped = { row-of } did nothing.
event-again = { row-of } repeated it.
event-completed = { who } completed { $mission } for { points }.
event-appeared = A new mission on { $place }: { $mission }.
event-number-moved = Number tile { $number } is now face down on { $place }.
event-uprising = A pirate uprising began.
event-numbers-up = All number tiles are face up again.
event-station = { who } collected the tile of the { $station }.
event-round = Round { $round } began.
event-returned = Back in { $seat-person ->
    [second] your ready room
   *[third] { $seat }'s ready room
}: { $figures }.
event-tile-returned = The tile of the { $station } is back in its place.
event-tile-waits = A ship was at the { $station }: its tile did not come back.
event-first = { $seat-person ->
    [second] You are
   *[third] { $seat } is
} the starting player.
event-over = The last round is over: the game ends.
event-ranked = { $seat-person ->
    [second] Your rank
   *[third] { $seat }'s rank
}: { $rank }.
event-shadow = Captain Shadow played { $played }.
event-shadow-moved = Captain Shadow flew to { $place }.
event-shadow-jumped = Captain Shadow jumped to { $place }.
event-shadow-completed = Captain Shadow snatched the mission { $mission } on { $place }.
event-shadow-station = Captain Shadow collected the tile of the { $station }.
event-shadow-discarded = Captain Shadow discarded { $tech }.
event-shadow-cleared = Captain Shadow removed the { $pirate } on the route { $route }.

## What goes with a deed, in a few words

brief-room = { $figure } to the { $room }
brief-room-artifacts = two artifacts in the { $room }
brief-contract = contractors in the { $room } for a { $cargo }
brief-extra = { $figure } also to the { $room }
brief-ordered = { $figure } called from the queue
brief-converted = { $tech }
brief-copied = like the { $room }
brief-lasting = { $incident }
brief-shadow = { $played }
brief-moved = on to { $place }
brief-jumped = a jump to { $place }
brief-fought = a fight with the { $pirate }
brief-installed = { $tech } in slot { $slot }
brief-promoted = { $figure } becomes { $into }
brief-trained = { $figure } becomes { $into }
brief-ambushed = an ambush
brief-pirate-appeared = a new pirate on { $route }
brief-pirate-discarded = { $pirate } left
brief-loaded = { $cargo }
brief-dropped = { $cargo } given up
brief-paid = { $cargo } paid
brief-prevented = { $tech } saved 1 damage
brief-damaged = 1 damage
brief-repaired = { $part } repaired
brief-mended = tech slot { $slot } repaired
brief-decorated = { $medals ->
    [one] a medal
   *[other] { $medals } medals
}
brief-joined = { $figure } comes aboard
brief-none-left = no { $figure } left
brief-readied = { $figure } back from the queue
brief-reacted = { $name } may help
brief-offered = new on the board: { $tech }
brief-drew = { $n ->
    [one] 1 tech drawn
   *[other] { $n } techs drawn
}
brief-drew-tech = { $tech }
brief-tech-discarded = { $tech } discarded
brief-bonus = symbols met
brief-advanced = +{ $n } on the { $track }
brief-retreated = −{ $n } on the { $track }
brief-lapped = once round the { $track }: { points }
brief-event = event: { $incident }
brief-event-boxed = { $incident } is over
brief-lost-tech = { $tech } lost
brief-peeked = { $n ->
    [one] a look at the next mission
   *[other] a look at the next { $n } missions
}
brief-saw-mission = { $mission }
brief-assigned = { $figures }
brief-row = row { $row }
brief-row-skipped = row { $row } skipped
brief-again = row { $row } again
brief-completed = { points }
brief-appeared = new mission on { $place }: { $mission }
brief-number-moved = number tile { $number } on { $place }

## Why not

barred-android = Androids only go on missions; they never work in rooms.
barred-colour = The { $figure } doesn't match a { $chamber }.
barred-in-queue = The { $figure } is still in the queue, at place { $queued }.
barred-on-row = The { $figure } is already on row { $row }.
barred-grey-room = Artifacts have no grey, so they can't open the { $room }.
barred-artifact-colour = The { $artifact } doesn't show the colour of a { $chamber }.
barred-only-one = It takes two artifacts, and you have only one { $artifact }.
barred-contracted = There's already a { $artifact } on the { $room }.
barred-elsewhere = The mission is on { $place }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} from your ship.
barred-reserved = { $player-person ->
    [second] You have
   *[third] { $player } has
} reserved this mission.
barred-reserved-shadow = Captain Shadow has reserved this mission.
barred-crew = The mission needs { $rows ->
    [one] 1 figure
   *[other] { $rows } figures
}; { $ready ->
    [0] none is
    [one] 1 is
   *[other] { $ready } are
} in your ready room.
barred-rings = You've used all { $n } rings.
barred-medals = It costs { $n ->
    [one] 1 medal
   *[other] { $n } medals
}; you can spend { $medals }.
barred-no-promotion = Only ensigns can be promoted, so the { $figure } can't.
barred-no-training = Only cadets and ensigns can be trained, so the { $figure } can't.
barred-same-colour = The { $figure } already has this colour.
barred-supply = There's no { $figure } left in the supply.
barred-no-tokens = There's none left to draw: { $asset }.
barred-no-slot = There's no slot for { $tech }: { $taken ->
    [one] 1 slot is taken
   *[other] { $taken } slots are taken
}, { $damaged ->
    [one] 1 is damaged
   *[other] { $damaged } are damaged
}, and it can't replace a tech here.
barred-no-slots = There's no slot for a tech: { $taken ->
    [one] 1 slot is taken
   *[other] { $taken } slots are taken
}, { $damaged ->
    [one] 1 is damaged
   *[other] { $damaged } are damaged
}.
barred-not-central = { $tech } is at the Tincan track, not on the central board.
barred-not-at-track = { $tech } is on the central board, and this is about the techs at the Tincan track.
barred-no-techs = There's no tech to take.
barred-slot-damaged = Slot { $slot } is damaged; repair it first.
barred-slot-taken = { $tech } is in slot { $slot }, and { $new } can't replace it.
barred-slot-whole = Slot { $slot } isn't damaged.
barred-bay-whole = None of your cargo bays is damaged.
barred-nothing-damaged = Nothing is damaged.
barred-surplus-first = Repair surplus damage first: { $surplus } left.
barred-no-route = There's no route from { $here } to { $place }: it's { $moves } moves away.
barred-here-already = Your ship is already at { $place }.
barred-no-pirate = There's no pirate on the route { $route }.
barred-pirate-elsewhere = The route { $route } doesn't start at { $here }, where your ship is.
barred-nobody-near = There's no pirate on a route at { $place }.
barred-other-track = This effect is for the { $track }.
barred-went-back = You went back on the { $track } for this, so it must be another track.
barred-too-far = You may advance { $n ->
    [one] 1 space
   *[other] { $n } spaces
} at most.
barred-retreat = Your marker on the { $track } is { $made ->
    [one] 1 space
   *[other] { $made } spaces
} from where it began; it can't go back { $n }.
barred-no-retreat = None of your markers can go back { $n ->
    [one] 1 space
   *[other] { $n } spaces
}.
barred-not-copied = The { $room } copies other rooms; it can't be copied.
barred-order = The { $commander } can call a cadet or an ensign of the same colour; this is the { $figure }.
barred-no-order = Commanders can't be called from the queue.
barred-not-resolved = Row { $row } wasn't resolved, so it can't be repeated.
barred-bonus-only = { $tech } only changes tech bonuses.
barred-turned-once = { $tech } has already changed this effect once.
barred-price = It costs { $price }; you have { $have }.
barred-costs = You must pay with { $asset }.
barred-no-card = You have no card to discard for it.
barred-no-medal = You have no medals left.
barred-no-substitute = The { $cargo } can't be spent as a medal.
barred-queue-empty = Nobody is waiting in your queue.
barred-no-missions = The mission deck is empty.
barred-none-counted = It counts { $counted }, and there are none.

## Before the click

would-nothing = { $reason } It would do nothing.
would-room = { $reason } The { $figure } would go to the queue for nothing.
would-artifacts = { $reason } The artifacts would be spent for nothing.
would-contract = { $reason } The artifact would be laid there for nothing.
would-not-match = The { $figure } doesn't match this row, so it will do nothing.
would-leave-crew = { $n ->
    [one] One of your crew is still ready and could act.
   *[other] { $n } of your crew are still ready and could act.
}
waits-may = You can decline it when it comes up.
waits-must = It happens anyway.

## Board and score

label-round = Round
round-of = { $round } of { $rounds }
label-acting = Turn of
label-first = Starting player
label-lasting = Lasting events
label-passenger = Passenger
label-drawn = Techs you drew
label-missions-seen = Next missions you have seen
shadow-status = at { $place }, { $left ->
    [one] 1 card
   *[other] { $left } cards
} to play this round
label-played = Cards Captain Shadow has played this round
label-goal = Points you need to win
label-job = On a mission: { $mission }
label-row = Row
label-crew = Crew
label-does = What it does
label-map = The map
label-place = Place
label-ships = Ships
label-reserved = Reserved by
label-here = What's there
label-routes = Routes to
captain = { who }
mission-here = { $mission } ({ $points }): { $rows }
station-open = { $station }: { $says }
station-empty = { $station } (tile due in round { $round })
station-gone = { $station } (no more tile)
number-up = number { $number }
number-down = number { $number }, face down
label-pirates = Pirates on routes
ship-of = { who }, { $ship }
ship-passed = { who }, { $ship } (passed)
label-ready = Ready room
label-queue = Queue, from the front
label-medals = Medals
label-cargo = Cargo
cargo-of = { $cargo } (room for { $capacity })
label-damage = Damage
damage-of = { $all } ({ $damaged } of { $bays } bays{ $surplus ->
    [0] { "" }
   *[other] { ", " }{ $surplus } surplus
}, { $slots } on the tech board)
label-slots = Tech board
label-contracts = Artifacts on rooms
slot-of = { $slot }: { $what } [{ $edges }]
label-missions = Missions completed
label-points = Points now
label-rank = Rank
label-display = Technologies on offer
label-tech = Tech
label-where = Where
label-edges = Symbols
overlay = { $tech } (may cover a tech)
label-tracks = Faction tracks
label-track = Track
label-event = event
label-bonuses = Spaces
label-supply = Supply
label-decks = Cards in the decks
label-discards = Discards
medals-of = { $medals } (with cargo that counts as medals: { $budget })
marker = space { $at }{ $laps ->
    [0] { "" }
    [one] { ", " }1 lap
   *[other] { ", " }{ $laps } laps
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
space = { $at }: { $says }

score-missions = Missions
score-nian = Ni'an track
score-cooperative = Cooperative track
score-tincan = Tincan track
score-omegas = Omega techs
score-cargo = Cargo
score-damage = Damage
score-passenger = Passenger
decided-points = Most points.
decided-medals = Equal points; more medals.
decided-damage = Equal points and medals; less damage.
decided-shared = Everything is equal: a shared victory.
decided-lost-rank_1 = { rank-rank_1 }. Headquarters has found you a nice chair.
decided-lost-rank_2 = { rank-rank_2 }. Captain Shadow was better this time.
decided-lost-rank_3 = { rank-rank_3 }. Captain Shadow was better this time.
decided-lost-rank_4 = { rank-rank_4 }. Captain Shadow was better this time.
decided-lost-rank_5 = { rank-rank_5 }. Captain Shadow was better this time.
decided-lost-rank_6 = { rank-rank_6 }. Captain Shadow was better this time.
decided-won-rank_1 = { rank-rank_1 }. You have beaten Captain Shadow.
decided-won-rank_2 = { rank-rank_2 }. You have beaten Captain Shadow.
decided-won-rank_3 = { rank-rank_3 }. You have beaten Captain Shadow.
decided-won-rank_4 = { rank-rank_4 }. You have beaten Captain Shadow.
decided-won-rank_5 = { rank-rank_5 }. You have beaten Captain Shadow.
decided-won-rank_6 = { rank-rank_6 }. You have beaten Captain Shadow.
rank-rank_1 = Desk duty
rank-rank_2 = Promising captain
rank-rank_3 = Reliable captain
rank-rank_4 = Decorated captain
rank-rank_5 = Pride of the fleet
rank-rank_6 = Living legend

# What a balance study groups games by

trait-turn = Place in the first round
trait-mission = Missions completed
trait-tech = Technologies installed
trait-commanders = Commanders at the end
trait-track = A full lap of a track
trait-mission_left = Missions nobody completed
trait-tech_left = Technologies still on offer at the end
trait-completed = Missions completed by everyone together
trait-decided = Decided by
turn-1 = First
turn-2 = Second
turn-3 = Third
turn-4 = Fourth

## What speaks for and against a move, in the words of the coach

coach-gain = { $value } points
coach-medals = { $sign ->
    [more] { $count ->
        [0] medals of more use
        [one] 1 more medal
       *[other] { $count } more medals
    }
   *[less] { $count ->
        [0] medals of less use
        [one] 1 medal fewer
       *[other] { $count } medals fewer
    }
}
coach-crew = { $sign ->
    [more] { $count ->
        [0] a better crew
        [one] 1 more crew member
       *[other] { $count } more crew members
    }
   *[less] { $count ->
        [0] a poorer crew
        [one] 1 crew member fewer
       *[other] { $count } crew members fewer
    }
}
coach-damage = { $sign ->
    [more] { $count ->
        [0] less damage
        [one] 1 damage less
       *[other] { $count } damage less
    }
   *[less] { $count ->
        [0] more damage
        [one] 1 damage more
       *[other] { $count } damage more
    }
}
coach-cargo = { $sign ->
    [more] { $count ->
        [0] better cargo
        [one] 1 more cargo token
       *[other] { $count } more cargo tokens
    }
   *[less] { $count ->
        [0] poorer cargo
        [one] 1 cargo token fewer
       *[other] { $count } cargo tokens fewer
    }
}
coach-tracks = { $sign ->
    [more] { $count ->
        [0] a better place on the tracks
        [one] 1 more step on the tracks
       *[other] { $count } more steps on the tracks
    }
   *[less] { $count ->
        [0] a worse place on the tracks
        [one] 1 step fewer on the tracks
       *[other] { $count } steps fewer on the tracks
    }
}
coach-techs = { $sign ->
    [more] { $count ->
        [0] a better ship
        [one] 1 more tech
       *[other] { $count } more techs
    }
   *[less] { $count ->
        [0] a poorer ship
        [one] 1 tech fewer
       *[other] { $count } techs fewer
    }
}

## Signs: what the board draws, in a line each

signs-crew = Crew
signs-colours = Colours
signs-effects = What an effect does
signs-own = What you own
signs-map = On the map
sign-ensign = Ensign
    .text = works in rooms and rows of one colour, and in grey rooms.
sign-commander = Commander
    .text = works as an ensign, then does one more thing.
sign-cadet = Cadet
    .text = grey rooms only; medals train it.
sign-android = Android
    .text = any row of a mission, never a room.
sign-red = Red
    .text = the helm and red rows: flying.
sign-yellow = Yellow
    .text = the weapons room and yellow rows: fighting.
sign-blue = Blue
    .text = the science lab and blue rows: techs.
sign-grey = Grey
    .text = rooms for everyone but androids.
sign-gold = Gold
    .text = rows for androids; techs that count at the end.
sign-move = Move
    .text = along one route to the next place.
sign-jump = Jump
    .text = straight to any place.
sign-fight = Fight
    .text = against a pirate beside you: win its ship and its reward.
sign-tech = Tech
    .text = a card from the display goes into a slot of your ship.
sign-repair = Repair
    .text = removes 1 damage.
sign-ambush = Ambush
    .text = a pirate may appear on a route beside you.
sign-ready = Ready
    .text = from the front of the queue to the ready room.
sign-queue = Queue
    .text = crew who have worked wait here, in order.
sign-any_track = Advance
    .text = one space on a faction track of your choice.
sign-peek = Look
    .text = see cards of a pile that nobody else sees.
sign-swap = Over another
    .text = this tech may replace one you have.
sign-guard = Guard
    .text = keeps damage or a pirate away.
sign-everybody = Everyone
    .text = all captains get this.
sign-discard = Once
    .text = works once, then the card is gone.
sign-medal = Medal
    .text = pays for training and promotion.
sign-artifact = Artifact
    .text = two of a colour do the work of a room of that colour.
sign-damage = Damage
    .text = closes a bay or a slot; 1 point less at the end.
sign-bay = Cargo bay
    .text = holds one artifact or one beaten pirate ship.
sign-mission = Mission
    .text = a card with rows; assign your crew to it where it is.
sign-star = Points
    .text = of a mission or a tech at the end of the game.
sign-pirate = Pirate
    .text = sits on a route; flying past costs 1 damage.
sign-station = Station
    .text = end your turn here to take its tile.
sign-nian = Ni'an
    .text = a faction; its track gives bonuses and points.
sign-cooperative = Cooperative
    .text = a faction; its track gives bonuses and points.
sign-tincan = Tincans
    .text = a faction; its track gives bonuses and points.
sign-event = Event
    .text = happens when someone first reaches this space of a track.
sign-shadow = Captain Shadow
    .text = your opponent in a solo game: flies by cards and takes missions away.
sign-passenger = Passenger
    .text = comes along in a solo game and changes one rule.
sign-designed = Our own design
    .text = this card was designed for this edition.
sign-ship = Ship
    .text = is at a place; the helm and effects move it.
sign-stay = The last ones stay
    .text = When the queue moves up at the end of a round, crew to the right of this line stay in it.
sign-slot = Slot
    .text = A free section of the ship: you can put a tech here.
sign-goal = Points to beat
    .text = Your points so far, out of those you need to win this solo game.
sign-pair = A pair
    .text = techs whose matching sides touch.
sign-back = Back
    .text = one space back on a faction track.
