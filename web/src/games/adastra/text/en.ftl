### What the board of Ad Astra says.

web-adastra-round = Round { $round } of { $rounds }
web-adastra-round-n = Round { $n }
web-adastra-stage-draft = Draft
web-adastra-stage-actions = Actions
web-adastra-stage-management = Management
web-adastra-stage-antarans = Antaran attack
web-adastra-panes = Views of the table
web-adastra-pane-galaxy = Galaxy
web-adastra-pane-sciences = Sciences
web-adastra-pane-diplomacy = Diplomacy
web-adastra-pane-chronicle = Chronicle
web-adastra-desk = In front of you
web-adastra-galaxy = Galaxy
web-adastra-designed = Our own design: we didn't have the rulebook of the base game.
web-adastra-order = Turn order this round
web-adastra-place = Place { $place }
web-adastra-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-adastra-acts = choosing now
web-adastra-passed = passed, no. { $place }
web-adastra-eliminated = out of the game
web-adastra-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
web-adastra-systems-n = { $count ->
    [one] 1 system
   *[other] { $count } systems
}
web-adastra-people-n = Population { $count }
web-adastra-ships-n = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
web-adastra-resistance-n = { $count ->
    [one] 1 resistance token
   *[other] { $count } resistance tokens
}
web-adastra-influence-n = Influence { $count } of { $most }
web-adastra-honours-n = { $count ->
    [one] 1 battle honour
   *[other] { $count } battle honours
}
web-adastra-flags-n = { $count ->
    [one] 1 flag left
   *[other] { $count } flags left
}
web-adastra-discontent-n = Discontent { $count }, upkeep { $upkeep }
web-adastra-upkeep = upkeep { $count }
web-adastra-now = now
web-adastra-income = After the next income, minus upkeep
web-adastra-next-level = Next level:
web-adastra-point-at = 1 point at level { $level }
web-adastra-top = nothing more to unlock
web-adastra-terraforming = Terraforming
web-adastra-terraforming-all = Advanced Terraforming
web-adastra-units = Ships
web-adastra-unit-firepower = Firepower
web-adastra-unit-hull = Hull
web-adastra-unit-shield = Shield
web-adastra-unit-speed = Speed
web-adastra-price = Price
web-adastra-left = in supply
web-adastra-unit-text = Firepower { $firepower }, hull { $hull }, shield { $shield }, speed { $speed }
web-adastra-dice = Combat dice { $combat }; invasion dice { $invasion }
web-adastra-cards = Action cards
web-adastra-action-of = { $n } of { $limit } played
web-adastra-played = played
web-adastra-missions = Missions
web-adastra-missions-hidden = { $count ->
    [one] 1 secret mission
   *[other] { $count } secret missions
}
web-adastra-fulfilled = Fulfilled
web-adastra-revealed = Revealed:
web-adastra-technologies = Technologies
web-adastra-your-technologies = Your technologies
web-adastra-tech-count = { $developed } developed, { $hand } in hand, limit { $limit }
web-adastra-no-technologies = No technologies yet
web-adastra-developed = developed
web-adastra-research-n = { $count } research
web-adastra-offer = Technologies on offer
web-adastra-deck-level = Level { $level }, { $count } in the deck
web-adastra-in-hand = Technologies in your hand
web-adastra-in-hand-note = (in hand)
web-adastra-sciences = Tree of technologies
web-adastra-developed-by = { $name-person ->
    [second] You have
   *[third] { $name } has
} developed it
web-adastra-held-by = { $name-person ->
    [second] You have
   *[third] { $name } has
} it in hand
web-adastra-on-offer = on offer
web-adastra-key-mine = yours
web-adastra-key-developed = developed by others
web-adastra-key-held = in someone's hand
web-adastra-pick-ships = Ships
web-adastra-all = All of them
web-adastra-none = None
web-adastra-used = Every ship that moves is used: ready, then exhausted, then overloaded.
web-adastra-steps = { $count ->
    [one] Together they move 1 step
   *[other] Together they move { $count } steps
}
web-adastra-odds = Against { $side }: you win { $win } %, lose everything { $lose } %. After a victory you keep { $left } ships on average.
web-adastra-landing = { $dice } dice against resistance { $resistance }: you lose { $expected } people on average; the system falls { $all } % of the time.
web-adastra-yard = Shipyards of { $system }
web-adastra-slots = Free slots: { $planetary } planetary, { $orbital } orbital
web-adastra-terraform-text = Permanently adds room on this planet.
web-adastra-diplomacy = Diplomacy
web-adastra-diplomacy-prices = Embassy { $embassy }, influence { $influence }, calm { $calm } credits
web-adastra-your-embassy = You have an embassy here
web-adastra-empire = Empire
web-adastra-col-influence = Influence
web-adastra-col-discontent = Discontent
web-adastra-col-honours = Honours
web-adastra-col-embassies = Embassies with
web-adastra-col-flags = Flags left
web-adastra-col-resistance = Resistance tokens
web-adastra-pick-spot = Pick a hex on the map first.
web-adastra-turn = Jump points { $edges }; joins { $systems }
web-adastra-joins = { $count ->
    [one] joins 1 system
   *[other] joins { $count } systems
}
web-adastra-rotation = Tile rotation
web-adastra-spot = Empty hex { $q }, { $r }
web-adastra-about-wormhole = Wormhole: connected to every other explored wormhole.
web-adastra-about-micro-wormhole = Micro-wormhole: connects such systems for Frigates.
web-adastra-about-asteroids = Asteroids: ships that enter have to stop here.
web-adastra-about-anomaly = Anomaly: 2 research at each income for the player who controls it.
web-adastra-battle = Battle for { $system }
web-adastra-battle-round = Combat round { $round } of { $most }
web-adastra-attacks = attacking
web-adastra-defends = defending
web-adastra-hull-n = hull { $count }
web-adastra-battle-odds = If nobody retreats: { $attacker } { $win } %, { $defender } { $lose } %
web-adastra-antarans-gather = The Antarans gather
web-adastra-bid-help = The player who spends the most resistance tokens sends this fleet against someone else. Spent tokens are gone.
web-adastra-bid = { $count ->
    [0] Spend nothing
    [one] Spend 1 token
   *[other] Spend { $count } tokens
}
web-adastra-strike = Antaran attack
web-adastra-strikes = The Antarans strike { $system }
web-adastra-empires = Empires on offer
web-adastra-make-own = Make your own with the pieces of the { $empire }
web-adastra-exchange = Exchange
web-adastra-swap-give = You give
web-adastra-swap-get = You get
web-adastra-besieged = besieged
web-adastra-face-down = Not explored yet. The { $colour } star hints at what its planet is good for.
web-adastra-terraformed = Terraformed: { $kind } +1
web-adastra-terraformed-all = Terraformed: { $kind } +1, then every kind +1
web-adastra-defence = Defence: { $dice } dice, hull { $hull }, about { $damage } damage a round
web-adastra-resists = Resistance { $n } against an invasion
web-adastra-systems = Systems:
web-adastra-embassies-with = Embassies with:
web-adastra-chronicle = Chronicle
web-adastra-summary = Round { $n } in short
web-adastra-no-rounds = There are no finished rounds yet.
web-adastra-earned = Earned
web-adastra-did-cards = Action cards played
web-adastra-did-explored = Systems explored
web-adastra-did-colonised = Planets colonised
web-adastra-did-built = Units and buildings built
web-adastra-did-developed = Technologies developed
web-adastra-did-won = Battles won
web-adastra-did-conquered = Systems conquered
web-adastra-did-points = Points gained
web-adastra-if-now = If the game ended now
web-adastra-score-help = Secret missions count once revealed. Systems: 1 for every two besides home. Branches: 1 at level 3, 1 more at level 5. Population: 1 for every six. Influence: 1 for every two. Discontent: −1 for every four.
web-adastra-places = { $count ->
    [one] 1 free place
   *[other] { $count } free places
}
web-adastra-free-places = { $count ->
    [one] this place is free
   *[other] { $count } places free
}
web-adastra-last-place = no more places
web-adastra-extra-place = { $credits ->
    [0] another place is free
    [one] another place costs 1 credit
   *[other] another place costs { $credits } credits
}
web-adastra-have = you have { $stock }
web-adastra-play = Play { $card }
web-adastra-take = Take { $technology }
web-adastra-develop = Develop { $technology }
web-adastra-turn-so = Turn it like this
web-adastra-lay-so = Place it like this
web-adastra-lead = Lead the { $empire }
web-adastra-open-embassy = Open the embassy
web-adastra-attack-it = Attack { $system }
web-adastra-take-off = Take off from { $system }
web-adastra-fly-there = Fly to { $system }
web-adastra-build-there = Build in { $system }
web-adastra-invade-it = Invade { $system }
web-adastra-damage = Damage

# What the brass says: a verb, and what it is done to.
web-adastra-do-home = Begin here
web-adastra-do-base = Begin here
web-adastra-do-swap = Exchange { $swapped }
web-adastra-do-ship = Build: { $priced_ship }
web-adastra-do-orbital = Build: { $priced_orbital }
web-adastra-do-raise = Build: { $priced_building }
web-adastra-do-survey = Explore { $at }
web-adastra-do-keep = Keep this card
web-adastra-do-mission = Keep this mission
web-adastra-do-split = Take { $split }
web-adastra-do-discard = Discard { $technology }
