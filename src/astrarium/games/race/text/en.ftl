### Race for the Galaxy, English. The value is the name; .text says what the thing does.

## The game

game-title = Race for the Galaxy
game-blurb = Build an empire of worlds and developments faster than the others. Everybody chooses a phase in secret, everybody acts in all phases chosen, and every card is money, a good or a piece of your empire.
game-about = This is the base game of 2007: all 114 cards, two to four players, the first-game set-up and the advanced game for two. Card numbers follow public card lists, the scoring of 6-cost developments the rulebook; nothing on the cards is ours. The chips are a number, so they never run short.

setting-first_game = First game
    .text = Start worlds 1 to 4 with a prepared hand each: nobody discards at the start.
setting-advanced = Two actions
    .text = For two players: each chooses two action cards in every round, and a phase can happen twice.
setting-start_worlds = Start worlds
    .text = For scripts: the start world of each seat.
setting-deck = Deck
    .text = For scripts: the supply from the top, after the start worlds are dealt.

refusal-advanced = Two actions are a game for exactly two players, not for { $seats }.
refusal-start-worlds = start_worlds names one start world for each of the { $seats } seats.
refusal-start-world = “{ $card }” is no start world of this game. Start worlds: { $worlds }.
refusal-start-world-twice = start_worlds names “{ $card }” twice.
refusal-deck = deck is a list of card names, the first to be drawn first.
refusal-deck-alone = A deck needs start_worlds, too: the deck holds all cards that are not dealt before it is laid out.
refusal-no-card = There is no card “{ $card }” in the box.
refusal-too-often = The deck has “{ $card }” more often than it can.
refusal-missing = The deck has { $count } cards, not { $right }: “{ $card }” is missing.

## Kinds of goods

kind-novelty = Novelty
    .text = Art, games and trends. A sale gives 2 cards.
kind-rare = Rare
    .text = Rare elements that drive the ships. A sale gives 3 cards.
kind-genes = Genes
    .text = Genetic material for research. A sale gives 4 cards.
kind-alien = Alien
    .text = What the Alien Overlords left behind. A sale gives 5 cards.
kind-none = No kind

good = Good
    .text = A face-down card on a world. Its kind is the kind of the world.
good-on = { $kind } good on { $card }
good-here = { $kind }: 1 good
good-none = { $kind }: empty

flag-rebel = Rebel
flag-alien = ALIEN
type-world = World
type-military = Military world
type-development = Development
type-six = 6-cost development
type-production = Production world
    .text = Makes a good in every Produce phase if it has none.
type-windfall = Windfall world
    .text = Comes with one good. Later only special powers and the Produce bonus put goods here.

## Time

phase-start = First discard
    .text = You have six cards: discard two.
phase-choose = Choose an action
    .text = Everybody chooses in secret. Then all choices are revealed.
phase-explore = Explore
    .text = Draw 2 cards, keep 1.
phase-develop = Develop
    .text = Place a development and pay for it.
phase-develop_2 = Develop, second time
    .text = A whole second phase: everybody may place another development.
phase-settle = Settle
    .text = Place a world: pay for it or conquer it.
phase-settle_2 = Settle, second time
    .text = A whole second phase: everybody may place another world.
phase-consume = Consume
    .text = Use all your consume powers: goods become chips and cards.
phase-produce = Produce
    .text = Every production world without a good gets one.
phase-trade = Trade
    .text = Selling a good for cards: part of Consume.
phase-end_round = End of the round
    .text = Hands down to ten cards. Then the game ends, or goes on.
phase-over = The game is over

action-explore_5 = Explore: +5
    .text = Look at 5 more cards.
action-explore_1_1 = Explore: +1, +1
    .text = Look at 1 more card and keep 1 more.
action-develop = Develop
    .text = Your development costs 1 less.
action-settle = Settle
    .text = Draw 1 card after you have placed a world.
action-develop_2 = Develop, second card
    .text = Your second development costs 1 less.
action-settle_2 = Settle, second card
    .text = Draw 1 card after you have placed a second world.
action-consume_trade = Consume: Trade
    .text = Sell one good before you consume.
action-consume_x2 = Consume: 2× VP
    .text = Your consume powers give twice the VP.
action-produce = Produce
    .text = Also make a good on one empty windfall world.
bonus = Produce bonus

piece-vp_chips = VP chips
piece-summary_sheets = Summary sheets
zone-supply = Supply
zone-discards = Discard pile
zone-pool = VP pool
    .text = 12 VP for each player. When they are used up, this round is the last.
zone-hand = Hand
zone-tableau = Tableau
    .text = Your worlds and developments, from left to right. Twelve end the game.

## Prompts

prompt-start = Choose 2 cards to discard
prompt-action = Choose your action for this round
prompt-actions = Choose your two actions for this round
prompt-explore = { $count ->
    [one] Keep 1 card
   *[other] Keep { $count } cards
}
prompt-develop = Place a development?
prompt-settle = Place a world?
prompt-way = How do you place { $card }?
prompt-pay = { $count ->
    [one] Pay 1 card for { $card }
   *[other] Pay { $count } cards for { $card }
}
prompt-trade = Sell a good before you consume
prompt-sell = { $trade ->
    [0] { $card }: sell a good at its plain price
   *[other] { $card }: sell a good
}
prompt-consume = Use a consume power
prompt-goods = { $count ->
    [one] { $card }: choose the good to discard
   *[other] { $card }: choose { $count } goods to discard
}
prompt-spare = { $card }: which kind do you not use?
prompt-one-good = { $card }: which of these goods?
prompt-spend = { $count ->
    [one] { $card }: you may discard 1 card for VP
   *[other] { $card }: you may discard up to { $count } cards for VP
}
prompt-guess = Name a number, then the top card is turned up
prompt-windfall = Produce on a windfall world
prompt-hand-limit = { $count ->
    [one] Discard 1 card: { $limit } may stay
   *[other] Discard { $count } cards: { $limit } may stay
}

## Options

option-card = { $card }
option-pass = Place nothing
option-action = { $action }
option-actions = { $action } and { $other }
option-conquer = Conquer it
option-tactics = Conquer it and discard { $card }
option-pay = { $price ->
    [0] Pay nothing
    [one] Pay 1 card
   *[other] Pay { $price } cards
}
option-ship = Discard { $card } and pay nothing
option-power = { $card }: { $power }
option-stop = Use no more powers
option-good = { $good }
option-spare = { $kind }
option-number = { $number }
option-windfall = { $card }, with { $source }

power-consume = consume
power-consume_all = consume all goods
power-sell_good = sell a good
power-draw = draw
power-guess_and_flip = guess
power-discard_hand = cards for VP

## Why not

barred-world = Worlds are placed in Settle.
barred-development = Developments are placed in Develop.
barred-duplicate = The same development lies in your tableau already.
barred-too-dear = { $cards ->
    [0] It costs { $price }, and you have no other card to pay with.
    [one] It costs { $price }, and you have 1 other card to pay with.
   *[other] It costs { $price }, and you have { $cards } other cards to pay with.
}
strength-with-tactics = { $strength }, even with { $tactics } from { card-new_military_tactics }
barred-too-weak = Its defence is { $defence }; your Military against it is { $strength }.
barred-too-weak-too-dear = Its defence is { $defence }, your Military against it is { $strength }; and paying for it takes { $price } cards, you have { $cards } others.
barred-used = This power was used in this phase already.
barred-must-consume = You have to use every power that can be used.
barred-no-hand = You have no card in hand.
barred-goods = { $need ->
    [one] It takes a good, and you have none.
   *[other] It takes { $need } goods, and you have { $have }.
}
barred-goods-of = { $need ->
    [one] It takes a { $kind } good, and you have none.
   *[other] It takes { $need } { $kind } goods, and you have { $have }.
}
barred-kinds = It takes goods of { $need } different kinds, and you have { $have }.

## What happens

event-phase = { $phase }.
event-chose = { $seat } chooses { $action }.
event-chose-two = { $seat } chooses { $action } and { $other }.
event-drew = { $count ->
    [0] { $seat } finds no card to draw.
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
}
event-drew-cards = You draw { $cards }.
event-discarded-cards = You discard { $cards }.
event-reshuffled = { $count ->
    [one] The discard pile, 1 card, becomes the supply.
   *[other] The discard pile is shuffled: { $count } cards become the supply.
}
event-explored = { $keep ->
    [one] { $seat } looks at { $draw } cards and keeps 1.
   *[other] { $seat } looks at { $draw } cards and keeps { $keep }.
}
event-kept = You keep { $cards }.
event-developed = { $price ->
    [0] { $seat } places { $card } for nothing.
    [one] { $seat } places { $card } for 1 card.
   *[other] { $seat } places { $card } for { $price } cards.
}
event-developed-nothing = { $seat } places no development.
event-settled = { $price ->
    [0] { $seat } settles { $card } for nothing.
    [one] { $seat } settles { $card } for 1 card.
   *[other] { $seat } settles { $card } for { $price } cards.
}
event-settled-free = { $seat } discards { $spent } and settles { $card } for nothing.
event-settled-nothing = { $seat } settles no world.
event-tactics = { $seat } discards { $spent }.
event-conquered = { $seat } conquers { $card }: Military { $strength } against { $defence }.
event-good = { $seat } puts a good on { $world }.
event-sold = { $count ->
    [one] { $seat } sells the good on { $world } for 1 card.
   *[other] { $seat } sells the good on { $world } for { $count } cards.
}
event-sold-nothing = { $seat } has no good to sell.
event-consumed = { $vp ->
    [0] { $draw ->
        [0] { $seat } uses { $card }, goods from { $goods }, for nothing.
        [one] { $seat } uses { $card }, goods from { $goods }: 1 card.
       *[other] { $seat } uses { $card }, goods from { $goods }: { $draw } cards.
    }
   *[other] { $draw ->
        [0] { $seat } uses { $card }, goods from { $goods }: { $vp } VP.
        [one] { $seat } uses { $card }, goods from { $goods }: { $vp } VP and 1 card.
       *[other] { $seat } uses { $card }, goods from { $goods }: { $vp } VP and { $draw } cards.
    }
}
event-guessed = { $seat } guesses { $number } and takes { $card }.
event-missed = { $seat } guesses { $number }; { $card } is turned up and discarded.
event-guessed-nothing = { $seat } guesses { $number }, but there is no card to turn up.
event-spent = { $count ->
    [one] { $seat } discards 1 card for { $vp } VP: { $card }.
   *[other] { $seat } discards { $count } cards for { $vp } VP: { $card }.
}
event-hand-limit = { $count ->
    [one] { $seat } discards 1 card down to { $limit }.
   *[other] { $seat } discards { $count } cards down to { $limit }.
}
event-round = Round { $round } begins.
event-ends = The game is over: { $why }.

ending-tableau = somebody has { $most } or more cards in the tableau
ending-pool = the VP pool is used up
ending-rounds = this was the last round allowed

## The end

score-chips = Chips
score-worlds = Worlds
score-developments = Developments
score-six = 6-cost developments
score-alien_tech_institute = { card-alien_tech_institute }
score-free_trade_association = { card-free_trade_association }
score-galactic_federation = { card-galactic_federation }
score-galactic_imperium = { card-galactic_imperium }
score-galactic_renaissance = { card-galactic_renaissance }
score-galactic_survey_seti = { card-galactic_survey_seti }
score-merchant_guild = { card-merchant_guild }
score-mining_league = { card-mining_league }
score-new_economy = { card-new_economy }
score-new_galactic_order = { card-new_galactic_order }
score-pan_galactic_league = { card-pan_galactic_league }
score-trade_league = { card-trade_league }
decided-points = The most points win.
decided-cards = Equal points: more cards in hand and goods win.
decided-shared = Equal in everything: a shared victory.

## The board in words

label-round = Round
label-phase = Phase
label-pool = VP left
label-supply = Cards
supply = { $deck } in the supply, { $discards } discarded
label-ending = Last round
label-phases = Phases of this round
chosen = { $action } ({ $seat })
label-players = Players
label-player = Player
label-score = Points
label-chips = Chips
label-hand = Hand
label-goods = Goods
label-military = Military
label-tableau = Cards
label-actions = Action
label-card = Card
label-good = Good
label-vp = VP
label-type = Type
label-text = Text
label-price = Price
label-tableau-of = Tableau: { $seat }
price-paid = { $total } (printed { $base })
price-military = Military { $strength } of { $defence }
price-either = { $fight }, or { $total } cards
nothing = –

## Start worlds

card-old_earth = Old Earth
    .text = Trade: +1 card for every sale. Consume: up to 2 goods for 1 VP each.
card-epsilon_eridani = Epsilon Eridani
    .text = Settle: +1 Military. Consume: 1 good for 1 VP and 1 card.
card-alpha_centauri = Alpha Centauri
    .text = Settle: Rare worlds that you pay for cost 1 less. +1 Military against Rare worlds.
card-new_sparta = New Sparta
    .text = Settle: +2 Military.
card-earths_lost_colony = Earth's Lost Colony
    .text = Consume: 1 good for 1 VP. Produce: makes a good here.

## Military worlds

card-rebel_fuel_cache = Rebel Fuel Cache
    .text = No powers.
card-new_survivalists = New Survivalists
    .text = Consume: 1 Novelty good for 1 card. Produce: makes a good here.
card-outlaw_world = Outlaw World
    .text = Consume: 1 good for 1 VP and 1 card.
card-star_nomad_lair = Star Nomad Lair
    .text = Explore: look at 1 more card. Trade: +1 card for selling the good from here.
card-the_last_of_the_uplift_gnarssh = The Last of the Uplift Gnarssh
    .text = No powers.
card-runaway_robots = Runaway Robots
    .text = Produce: draw 1 card when a good is produced here.
card-rebel_miners = Rebel Miners
    .text = Produce: makes a good here.
card-former_penal_colony = Former Penal Colony
    .text = Settle: +1 Military.
card-avian_uplift_race = Avian Uplift Race
    .text = No powers.
card-reptilian_uplift_race = Reptilian Uplift Race
    .text = No powers.
card-aquatic_uplift_race = Aquatic Uplift Race
    .text = No powers.
card-alien_robot_sentry = Alien Robot Sentry
    .text = No powers.
card-rebel_warrior_race = Rebel Warrior Race
    .text = Settle: +1 Military.
card-rebel_underground = Rebel Underground
    .text = Produce: draw 1 card.
card-pirate_world = Pirate World
    .text = Trade: +3 cards for selling the good from here.
card-malevolent_lifeforms = Malevolent Lifeforms
    .text = Explore: look at 1 more card. Produce: makes a good here.
card-alien_robot_scout_ship = Alien Robot Scout Ship
    .text = Settle: +1 Military.
card-rebel_outpost = Rebel Outpost
    .text = Settle: +1 Military.
card-lost_alien_warship = Lost Alien Warship
    .text = Settle: +2 Military.
card-lost_alien_battle_fleet = Lost Alien Battle Fleet
    .text = Settle: +3 Military. Produce: makes a good here.
card-rebel_base = Rebel Base
    .text = No powers.
card-rebel_homeworld = Rebel Homeworld
    .text = No powers.

## Worlds

card-refugee_world = Refugee World
    .text = Settle: −1 Military.
card-pilgrimage_world = Pilgrimage World
    .text = Consume: all goods you have left for VP, one less than there are goods.
card-empath_world = Empath World
    .text = Settle: −1 Military.
card-destroyed_world = Destroyed World
    .text = No powers.
card-artist_colony = Artist Colony
    .text = Produce: makes a good here.
card-secluded_world = Secluded World
    .text = Consume: 1 good for 1 card. Produce: makes a good here.
card-gambling_world = Gambling World
    .text = Consume: 1 good for 1 VP. Name a number from 1 to 7 and turn up the top card of the supply. If that is its cost or defence, the card is yours; if not, it is discarded.
card-expanding_colony = Expanding Colony
    .text = Consume: 1 good for 1 VP. Produce: makes a good on one of your empty Novelty windfall worlds.
card-gem_world = Gem World
    .text = Produce: makes a good here. Draw 1 card when a good is produced here.
card-spice_world = Spice World
    .text = Trade: +2 cards for selling a Novelty good. Produce: makes a good here.
card-new_vinland = New Vinland
    .text = Consume: 1 good for 2 cards. Produce: makes a good here.
card-space_port = Space Port
    .text = Trade: +2 cards for selling a Rare good. Produce: makes a good here.
card-galactic_engineers = Galactic Engineers
    .text = Trade: +1 card for every sale. Produce: makes a good on one of your empty windfall worlds.
card-pre_sentient_race = Pre-Sentient Race
    .text = No powers.
card-asteroid_belt = Asteroid Belt
    .text = No powers.
card-radioactive_world = Radioactive World
    .text = No powers.
card-comet_zone = Comet Zone
    .text = Produce: makes a good here. Draw 1 card when a good is produced here.
card-mining_world = Mining World
    .text = Produce: makes a good here. Draw 1 card when a good is produced here.
card-bio_hazard_mining_world = Bio-Hazard Mining World
    .text = Trade: +2 cards for selling a Genes good. Produce: makes a good here.
card-blaster_gem_mines = Blaster Gem Mines
    .text = Settle: +1 Military.
card-plague_world = Plague World
    .text = Consume: 1 Genes good for 1 VP and 1 card. Produce: makes a good here.
card-galactic_resort = Galactic Resort
    .text = Consume: 1 good for 1 VP and 1 card.
card-prosperous_world = Prosperous World
    .text = Consume: 1 good for 1 VP. Produce: makes a good here.
card-black_market_trading_world = Black Market Trading World
    .text = Consume: sell 1 good at its plain price, without Trade powers.
card-alien_rosetta_stone_world = Alien Rosetta Stone World
    .text = Settle: Alien worlds that you pay for cost 2 less. +2 Military against Alien worlds. Produce: makes a good on one of your empty Alien windfall worlds.
card-distant_world = Distant World
    .text = Trade: +3 cards for selling a Novelty good. Produce: makes a good here.
card-imperium_armaments_world = Imperium Armaments World
    .text = Settle: +1 Military. Produce: makes a good here.
card-merchant_world = Merchant World
    .text = Trade: +2 cards for every sale. Consume: you may discard up to 2 cards from your hand for 1 VP each. These VP are never doubled.
card-tourist_world = Tourist World
    .text = Consume: exactly 2 goods for 3 VP in all.
card-deserted_alien_outpost = Deserted Alien Outpost
    .text = No powers.
card-deserted_alien_colony = Deserted Alien Colony
    .text = No powers.
card-lost_species_ark_world = Lost Species Ark World
    .text = Produce: makes a good here. Draw 2 cards when a good is produced here.
card-new_earth = New Earth
    .text = Consume: 1 good for 1 VP and 1 card. Produce: makes a good here.
card-galactic_trendsetters = Galactic Trendsetters
    .text = Consume: 1 good for 2 VP.
card-terraformed_world = Terraformed World
    .text = Consume: 1 good for 1 VP.
card-alien_robotic_factory = Alien Robotic Factory
    .text = Produce: makes a good here.
card-deserted_alien_library = Deserted Alien Library
    .text = No powers.

## Developments

card-public_works = Public Works
    .text = Develop: draw 1 card whenever you have placed a development. Consume: 1 good for 1 VP.
card-expedition_force = Expedition Force
    .text = Explore: look at 1 more card. Settle: +1 Military.
card-export_duties = Export Duties
    .text = Trade: +1 card for every sale.
card-new_military_tactics = New Military Tactics
    .text = Settle: when you conquer a world, you may discard this card for +3 Military in this phase.
card-contact_specialist = Contact Specialist
    .text = Settle: −1 Military. You may pay for a military world instead of conquering it: 1 less than its defence. Not for Alien worlds.
card-investment_credits = Investment Credits
    .text = Develop: your developments cost 1 less.
card-colony_ship = Colony Ship
    .text = Settle: when you pay for a world, you may discard this card and pay nothing. Not for Alien worlds.
card-mining_robots = Mining Robots
    .text = Settle: Rare worlds that you pay for cost 1 less. Produce: makes a good on one of your empty Rare windfall worlds.
card-space_marines = Space Marines
    .text = Settle: +2 Military.
card-deficit_spending = Deficit Spending
    .text = Consume: you may discard up to 2 cards from your hand for 1 VP each. These VP are never doubled.
card-interstellar_bank = Interstellar Bank
    .text = Develop: draw 1 card before anybody chooses.
card-genetics_lab = Genetics Lab
    .text = Trade: +1 card for selling a Genes good. Produce: makes a good on one of your empty Genes windfall worlds.
card-mining_conglomerate = Mining Conglomerate
    .text = Trade: +1 card for selling a Rare good. Consume: up to 2 Rare goods for 1 VP each. Produce: draw 2 cards if in this phase you produce more Rare goods than each of the others.
card-terraforming_robots = Terraforming Robots
    .text = Settle: draw 1 card whenever you have placed a world. Consume: 1 Rare good for 1 VP and 1 card.
card-diversified_economy = Diversified Economy
    .text = Consume: 3 goods of different kinds for 3 VP in all. Produce: draw 1 card for each different kind of good you produce in this phase.
card-research_labs = Research Labs
    .text = Explore: keep 1 more card. Consume: 1 Genes good for 1 VP. Produce: draw 1 card for each Alien good you produce in this phase.
card-drop_ships = Drop Ships
    .text = Settle: +3 Military.
card-replicant_robots = Replicant Robots
    .text = Settle: worlds that you pay for cost 2 less.
card-consumer_markets = Consumer Markets
    .text = Consume: up to 3 Novelty goods for 1 VP each. Produce: draw 1 card for each Novelty good you produce in this phase.

## 6-cost developments

card-alien_tech_institute = Alien Tech Institute
    .text = Settle: Alien worlds that you pay for cost 2 less. +2 Military against Alien worlds. Worth 3 VP for each Alien production world, 2 for each Alien windfall world and 2 for each other ALIEN card, this one included.
card-free_trade_association = Free Trade Association
    .text = Consume: up to 3 Novelty goods for 1 VP and 1 card each. Produce: makes a good on one of your empty Novelty windfall worlds. Worth 2 VP for each Novelty production world, 1 for each Novelty windfall world, 2 for Consumer Markets and 2 for Expanding Colony.
card-galactic_federation = Galactic Federation
    .text = Develop: your developments cost 2 less. Worth 2 VP for each 6-cost development, this one included, and 1 for each other development.
card-galactic_imperium = Galactic Imperium
    .text = Settle: +4 Military against Rebel worlds. Worth 2 VP for each Rebel military world and 1 for each other military world.
card-galactic_renaissance = Galactic Renaissance
    .text = Explore: look at 2 more cards and keep 1 more. Worth 1 VP for every 3 VP you have in chips, and 3 each for Research Labs, Galactic Trendsetters and Artist Colony.
card-galactic_survey_seti = Galactic Survey: SETI
    .text = Explore: look at 2 more cards. Worth 1 VP for each development with an Explore power, this one included, 2 for each world with one, and 1 for each other world.
card-merchant_guild = Merchant Guild
    .text = Produce: draw 2 cards. Worth 2 VP for each production world.
card-mining_league = Mining League
    .text = Consume: exactly 2 Rare goods for 3 VP in all. Produce: makes a good on one of your empty Rare windfall worlds. Worth 2 VP for each Rare production world, 1 for each Rare windfall world, 2 for Mining Robots and 2 for Mining Conglomerate.
card-new_economy = New Economy
    .text = Consume: draw 1 card. Worth 2 VP for each development with a Consume power, this one included, and 1 for each world with one. Trade powers do not count.
card-new_galactic_order = New Galactic Order
    .text = Settle: +2 Military. Worth 1 VP for each point of your total Military. What works only against some worlds does not count.
card-pan_galactic_league = Pan-Galactic League
    .text = Settle: −1 Military. Produce: draw 1 card for each of your Genes worlds. Worth 2 VP for each Genes world, 1 for each other military world and 3 for Contact Specialist.
card-trade_league = Trade League
    .text = Trade: +1 card for every sale. Consume: sell 1 good, with all your Trade powers. Worth 2 VP for each development with a Trade power, this one included, and 1 for each world with one.
