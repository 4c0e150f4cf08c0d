### Race for the Galaxy, English. The value is the name; .text says what the thing does.

## The game

game-title = Race for the Galaxy
game-blurb = Build an empire of worlds and developments faster than the others. Everyone chooses a phase in secret, everyone acts in all phases chosen, and every card is money, a good or a piece of your empire.
game-about = This is the base game of 2007: all 114 cards, two to four players, the first-game set-up and the advanced game for two. Card numbers follow public card lists, the scoring of 6-cost developments the rulebook; nothing on the cards is ours. Chips are simply counted, so they never run out.

primer-goal = Have the most victory points when someone has twelve cards in their tableau or the pool of chips is empty.
primer-turn = Everyone chooses a phase in secret. Everyone acts in every phase that was chosen; whoever chose it gets a bonus.
primer-mind = Cards are money: you pay for a world or a development with other cards from your hand. A good is a card too: sell it or consume it.

setting-first_game = First game
    .text = Start worlds 1 to 4, each with a prepared hand: nobody discards at the start.
setting-advanced = Two actions
    .text = For two players: each chooses two action cards in every round, and a phase can happen twice.
setting-start_worlds = Start worlds
    .text = For scripts: the start world of each seat.
setting-deck = Deck
    .text = For scripts: the supply from the top, after the start worlds are dealt.

refusal-advanced = Two actions is for exactly two players, not for { $seats }.
refusal-start-worlds = start_worlds must name one start world for each of the { $seats } seats.
refusal-start-world = “{ $card }” isn't a start world of this game. Start worlds: { $worlds }.
refusal-start-world-twice = start_worlds names “{ $card }” twice.
refusal-deck = deck must be a list of card names, the first to be drawn first.
refusal-deck-alone = A deck also needs start_worlds: it holds all cards that haven't been dealt before it's laid out.
refusal-no-card = There's no card “{ $card }” in the box.
refusal-too-often = The deck has too many copies of “{ $card }”.
refusal-missing = The deck has { $count } cards, not { $right }: “{ $card }” is missing.

## Kinds of goods

kind-novelty = Novelty
kind-rare = Rare
kind-genes = Genes
kind-alien = Alien
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
    .text = Comes with one good. After that only special powers and the Produce bonus put goods here.

## Time

phase-start = First discard
phase-choose = Choose an action
    .text = Everyone chooses in secret. Then all choices are revealed.
phase-explore = Explore
    .text = Everyone looks at new cards and keeps some.
phase-develop = Develop
    .text = Place a development and pay for it.
phase-develop_2 = Develop, second time
    .text = A whole second phase: everyone may place another development.
phase-settle = Settle
    .text = Place a world: pay for it or conquer it.
phase-settle_2 = Settle, second time
    .text = A whole second phase: everyone may place another world.
phase-consume = Consume
    .text = Use all your consume powers: goods become chips and cards.
phase-produce = Produce
    .text = Every production world without a good gets one.
phase-trade = Trade
    .text = Selling a good for cards: part of Consume.
phase-end_round = End of the round
phase-over = The game is over

action-explore_5 = Explore: +5
    .text = Explore takes place; you look at five more cards.
action-explore_1_1 = Explore: +1, +1
    .text = Explore takes place; you look at one more card and keep one more.
action-develop = Develop
    .text = Develop takes place; your development costs 1 less.
action-settle = Settle
    .text = Settle takes place; you draw a card after placing a world.
action-develop_2 = Develop, second card
    .text = A second Develop takes place; your development costs 1 less there.
action-settle_2 = Settle, second card
    .text = A second Settle takes place; you draw a card after placing a world there.
action-consume_trade = Consume: Trade
    .text = Consume takes place; first you sell one good for cards.
action-consume_x2 = Consume: 2× VP
    .text = Consume takes place; your consume powers earn twice the chips.
action-produce = Produce
    .text = Produce takes place; you also put a good on one of your windfall worlds.
bonus = Produce bonus

zone-pool = VP pool
zone-tableau = Tableau

## Prompts

prompt-start = { $count ->
    [one] Choose 1 card to discard
   *[other] Choose { $count } cards to discard
}
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
prompt-spare = { $card }: which kind don't you use?
prompt-one-good = { $card }: which of these goods?
prompt-spend = { $count ->
    [one] { $card }: you may discard 1 card for VP
   *[other] { $card }: you may discard up to { $count } cards for VP
}
prompt-guess = Name a number; then the top card is turned up
prompt-windfall = Produce on a windfall world
prompt-hand-limit = { $count ->
    [one] Discard 1 card: you may keep { $limit }
   *[other] Discard { $count } cards: you may keep { $limit }
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
barred-duplicate = You already have this development in your tableau.
barred-too-dear = { $others ->
    [0] It costs { $price }, and you have no other card to pay with.
    [one] It costs { $price }, and you have 1 other card to pay with.
   *[other] It costs { $price }, and you have { $others } other cards to pay with.
}
strength-with-tactics = { $strength }, even with { $tactics } from { card-new_military_tactics }
barred-too-weak = Its defence is { $defence }; your Military against it is { $military }.
barred-too-weak-too-dear = { $others ->
    [0] Its defence is { $defence }, your Military against it is { $military }; its price is { $price }, and you have no other card.
    [one] Its defence is { $defence }, your Military against it is { $military }; its price is { $price }, and you have 1 other card.
   *[other] Its defence is { $defence }, your Military against it is { $military }; its price is { $price }, and you have { $others } other cards.
}
barred-in-vain = { $reason } { $card } doesn't work for { $kind } worlds.
barred-not-for = It doesn't work for { $kind } worlds.
barred-in-hand = This card is already in your hand: you can only keep cards you're looking at now.
barred-no-good = There's no good on { $card }.
barred-other-kind = The good must be of the kind { $kind }.
barred-source-used = { $source } was already used in this phase.
barred-has-good = There's already a good on { $card }.
barred-produces-kind = { $source } only produces on { $kind } worlds.
barred-used = This power was already used in this phase.
barred-must-consume = You must use every power you can, and { $card } has one.
barred-no-hand = You have no cards in hand.
barred-goods = { $need ->
    [one] It takes a good, and you have none.
   *[other] It takes { $need } goods, and you have { $have }.
}
barred-goods-of = { $need ->
    [one] It takes 1 { $kind } good, and you have none.
   *[other] It takes { $need } { $kind } goods, and you have { $have }.
}
barred-kinds = It takes goods of { $need } different kinds, and you have { $have }.

## Before it is chosen

would-develop-nothing = You can't place any development from your hand right now.
would-settle-nothing = You can't place any world from your hand right now.
would-sell-nothing = You have no good to sell right now.
would-double-nothing = You have no goods that would give VP right now.
would-produce-nothing = None of your worlds can get a good right now.
would-be-free-anyway = The price is already 0: you'd discard the card for nothing.
would-suffice = Your Military is already { $strength } against { $defence }: you'd discard the card for nothing.
would-give-nothing = So few goods give no VP: you'd discard them for nothing.

## What happens

who-chooses = { who } chose
who-draws = { who } drew
who-discards = { who } discarded
who-looks = { who } looked
who-places = { who } placed
who-settles = { who } settled
who-sells = { who } sold
who-guesses = { who } guessed
event-phase = { $phase }.
event-chose = { who-chooses } { $action }.
event-chose-two = { who-chooses } { $action } and { $other }.
event-drew = { $count ->
    [0] { who } found no card to draw.
    [one] { who-draws } 1 card.
   *[other] { who-draws } { $count } cards.
}
event-drew-cards = Your new cards: { $cards }.
event-discarded-cards = Your discards: { $cards }.
event-reshuffled = { $count ->
    [one] The discard pile, 1 card, became the supply.
   *[other] The discard pile was shuffled: { $count } cards became the supply.
}
event-explored = { who-looks } at { $draw } cards and kept { $keep }.
event-kept = Your choice: { $cards }.
event-developed = { who-places } { $card } for { $price ->
    [0] free
    [one] 1 card
   *[other] { $price } cards
}.
event-developed-nothing = { who-places } no development.
event-settled = { who-settles } { $card } for { $price ->
    [0] free
    [one] 1 card
   *[other] { $price } cards
}.
event-settled-free = { who-discards } { $spent } and settled { $card } for free.
event-settled-nothing = { who-settles } no world.
event-tactics = { who-discards } { $spent }.
event-conquered = { who } conquered { $card }: Military { $strength } against { $defence }.
event-good = { who } put a good on { $world }.
event-sold = { who-sells } the good on { $world } for { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-sold-nothing = { who } had no good to sell.
event-consumed = { who } consumed { $goods-many ->
    [yes] goods from { $goods }
   *[one] the good on { $goods }
} with { $card }{ $vp ->
    [0] { $draw ->
        [0] , for nothing
        [one] : 1 card
       *[other] : { $draw } cards
    }
   *[other] : { $vp } VP{ $draw ->
        [0] { "" }
        [one] { " " }and 1 card
       *[other] { " " }and { $draw } cards
    }
}.
event-guessed = { who-guesses } { $number } and took { $card }.
event-missed = { who-guesses } { $number }; { $card } was turned up and discarded.
event-guessed-nothing = { who-guesses } { $number }, but there was no card to turn up.
event-spent = { who-discards } { $count ->
    [one] 1 card
   *[other] { $count } cards
} for { $vp } VP: { $card }.
event-hand-limit = { who-discards } { $count ->
    [one] 1 card
   *[other] { $count } cards
} down to { $limit }.
event-round = Round { $round } began.
event-ends = The game is over: { $why }.

ending-tableau = someone has { $most } or more cards in their tableau
ending-pool = the VP pool is used up
ending-rounds = this was the last round allowed

## What goes with a deed, in a few words

brief-tactics = { $spent } discarded
brief-good = a good on { $world }
brief-drew = { $count ->
    [0] no card left to draw
    [one] 1 card
   *[other] { $count } cards
}
brief-drew-cards = { $cards }
brief-kept = { $cards }
brief-discarded-cards = discarded { $cards }
brief-consumed = { $card }: { $vp ->
    [0] { $draw ->
        [0] nothing
        [one] 1 card
       *[other] { $draw } cards
    }
   *[other] { $vp } VP{ $draw ->
        [0] { "" }
        [one] {" "}and 1 card
       *[other] {" "}and { $draw } cards
    }
}
brief-sold = sold for { $count ->
    [one] 1 card
   *[other] { $count } cards
}

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
decided-points = Most points.
decided-cards = Equal points; more cards in hand and goods.
decided-shared = Equal in everything: a shared victory.

trait-start = Start world
trait-built = Cards placed
trait-end = How the game ended
trait-rounds = Rounds played
trait-decided = Decided by
end-tableau = a tableau was full
end-pool = the pool was used up
end-rounds = the last round was played

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
label-tableau-of = { $seat-person ->
    [second] Your tableau
   *[third] { $seat }'s tableau
}
price-paid = { $total } (printed { $base })
price-military = Military { $strength } of { $defence }
price-either = { $fight }, or { $total } cards
nothing = –

## What powers do: small letters, no full stop

no-powers = No powers.
in-phase = { $phase }: { $powers }
powers = { $a }; { $b }
powers-both = { $a } and { $b }
amount-more = +{ $n }
amount-less = −{ $n }
do-explore-draw = { $n ->
    [one] look at 1 more card
   *[other] look at { $n } more cards
}
do-explore-keep = { $n ->
    [one] keep 1 more card
   *[other] keep { $n } more cards
}
do-draw-at-start = { $n ->
    [one] draw 1 card before anyone chooses
   *[other] draw { $n } cards before anyone chooses
}
do-develop-discount = your developments cost { $n } less
do-draw-for-development = { $n ->
    [one] draw 1 card whenever you have placed a development
   *[other] draw { $n } cards whenever you have placed a development
}
do-settle-discount = worlds that you pay for cost { $n } less
do-settle-discount-of = { $kind } worlds that you pay for cost { $n } less
do-military = { $amount } Military
do-military-of = { $amount } Military against { $kind } worlds
do-military-rebel = { $amount } Military against Rebel worlds
do-temp-military = when you conquer a world, you may discard this card for +{ $n } Military in this phase
do-settle-free = when you pay for a world, you may discard this card and pay nothing
do-pay-for-military = { $n ->
    [0] you may pay for a military world instead of conquering it: as much as its defence
   *[other] you may pay for a military world instead of conquering it: { $n } less than its defence
}
do-not-for = { $what } (not for { $kind } worlds)
do-draw-for-world = { $n ->
    [one] draw 1 card whenever you have placed a world
   *[other] draw { $n } cards whenever you have placed a world
}
do-trade-any = { $n ->
    [one] +1 card for every sale
   *[other] +{ $n } cards for every sale
}
do-trade-here = { $n ->
    [one] +1 card for selling the good from here
   *[other] +{ $n } cards for selling the good from here
}
do-trade-of = { $n ->
    [one] +1 card for selling { $kind ->
        [Alien] an Alien
       *[other] a { $kind }
    } good
   *[other] +{ $n } cards for selling { $kind ->
        [Alien] an Alien
       *[other] a { $kind }
    } good
}
do-consume-one = { $goods } for { $reward }
do-consume-each = { $goods } for { $reward } each
do-consume-once = { $goods } for { $reward } in all
goods-one = 1 good
goods-one-of = 1 { $kind } good
goods-up-to = up to { $n } goods
goods-up-to-of = up to { $n } { $kind } goods
goods-exactly = exactly { $n } goods
goods-exactly-of = exactly { $n } { $kind } goods
goods-distinct = { $n } goods of different kinds
reward-vp = { $vp } VP
reward-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
reward-both = { $cards ->
    [one] { $vp } VP and 1 card
   *[other] { $vp } VP and { $cards } cards
}
do-consume-all-less = all goods you have left for VP, { $n } less than there are goods
do-consume-all-equal = all goods you have left for 1 VP each
do-consume-all-more = all goods you have left for VP, { $n } more than there are goods
do-sell-good = sell 1 good, with all your Trade powers
do-sell-good-plain = sell 1 good at its plain price, without Trade powers
do-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
do-guess = name a number from { $least } to { $most } and turn up the top card of the supply: if that is its cost or defence, the card is yours; if not, it is discarded
do-discard-hand = { $n ->
    [one] you may discard 1 card from your hand for { $vp } VP; these VP are never doubled
   *[other] you may discard up to { $n } cards from your hand for { $vp } VP each; these VP are never doubled
}
do-produce-here = makes a good here
do-draw-if-produced-here = { $n ->
    [one] draw 1 card when a good is produced here
   *[other] draw { $n } cards when a good is produced here
}
do-produce-windfall = makes a good on one of your empty windfall worlds
do-produce-windfall-of = makes a good on one of your empty { $kind } windfall worlds
do-draw-per-good = { $n ->
    [one] draw 1 card for each { $kind } good you produce in this phase
   *[other] draw { $n } cards for each { $kind } good you produce in this phase
}
do-draw-per-kind = { $n ->
    [one] draw 1 card for each different kind of good you produce in this phase
   *[other] draw { $n } cards for each different kind of good you produce in this phase
}
do-draw-per-world = { $n ->
    [one] draw 1 card for each of your { $kind } worlds
   *[other] draw { $n } cards for each of your { $kind } worlds
}
do-draw-if-most = { $n ->
    [one] draw 1 card if in this phase you produce more { $kind } goods than each other player
   *[other] draw { $n } cards if in this phase you produce more { $kind } goods than each other player
}
bonus-discount = your development costs { $n } less
bonus-discount-second = your second development costs { $n } less
bonus-draw-after-place = { $n ->
    [one] draw 1 card after you have placed a world
   *[other] draw { $n } cards after you have placed a world
}
bonus-draw-after-place-second = { $n ->
    [one] draw 1 card after you have placed a second world
   *[other] draw { $n } cards after you have placed a second world
}
bonus-sell-good = sell one good before you consume
bonus-double = { $factor ->
    [2] your consume powers give twice the VP
   *[other] your consume powers give { $factor } times the VP
}
bonus-produce-windfall = also make a good on one empty windfall world

## What 6-cost developments are worth

worth = worth { $lines }
worth-first = { $vp } VP
worth-more = { $vp }
worth-each = { $vp } for { $cards }
worth-included = { $line } (this one included)
worth-chips = { $vp } for every { $n } VP you have in chips
worth-military = { $vp } for each point of your total Military
worth-named = { $vp } for { $cards }
worth-named-each = { $vp } each for { $cards }
worth-card = { $card }
worth-without-trade = Trade powers do not count.
worth-total-military = Military that only works against certain worlds doesn't count.
each-world = each { $noun }
each-development = each { $noun }
each-card = each { $noun }
other-world = each other { $noun }
other-development = each other { $noun }
other-card = each other { $noun }
noun-world = world
noun-development = development
noun-card = card
noun-windfall = windfall { $noun }
noun-production = production { $noun }
noun-military = military { $noun }
noun-peaceful = { $noun } that is not military
noun-kind = { $kind } { $noun }
noun-rebel = Rebel { $noun }
noun-alien = ALIEN { $noun }
noun-cost = { $n }-cost { $noun }
noun-power-explore = { $noun } with an Explore power
noun-power-develop = { $noun } with a Develop power
noun-power-settle = { $noun } with a Settle power
noun-power-trade = { $noun } with a Trade power
noun-power-consume = { $noun } with a Consume power
noun-power-produce = { $noun } with a Produce power

## What is said of kinds, phases and places

about-novelty = { $n ->
    [one] Art, games and trends. A sale gives 1 card.
   *[other] Art, games and trends. A sale gives { $n } cards.
}
about-rare = { $n ->
    [one] Rare elements that drive the ships. A sale gives 1 card.
   *[other] Rare elements that drive the ships. A sale gives { $n } cards.
}
about-genes = { $n ->
    [one] Genetic material for research. A sale gives 1 card.
   *[other] Genetic material for research. A sale gives { $n } cards.
}
about-alien = { $n ->
    [one] What the Alien Overlords left behind. A sale gives 1 card.
   *[other] What the Alien Overlords left behind. A sale gives { $n } cards.
}
about-start = { $n ->
    [one] You have 1 card: discard { $discard }.
   *[other] You have { $n } cards: discard { $discard }.
}
about-explore = { $n ->
    [one] Look at 1 card, keep { $keep }.
   *[other] Look at { $n } cards, keep { $keep }.
}
about-end-round = { $n ->
    [one] Hands down to 1 card. Then the game ends, or goes on.
   *[other] Hands down to { $n } cards. Then the game ends, or goes on.
}
about-pool = { $n } VP for each player. When they are used up, this round is the last.
about-tableau = Your worlds and developments, from left to right. { $n } cards end the game.

## Start worlds

card-old_earth = Old Earth
card-epsilon_eridani = Epsilon Eridani
card-alpha_centauri = Alpha Centauri
card-new_sparta = New Sparta
card-earths_lost_colony = Earth's Lost Colony

## Military worlds

card-rebel_fuel_cache = Rebel Fuel Cache
card-new_survivalists = New Survivalists
card-outlaw_world = Outlaw World
card-star_nomad_lair = Star Nomad Lair
card-the_last_of_the_uplift_gnarssh = The Last of the Uplift Gnarssh
card-runaway_robots = Runaway Robots
card-rebel_miners = Rebel Miners
card-former_penal_colony = Former Penal Colony
card-avian_uplift_race = Avian Uplift Race
card-reptilian_uplift_race = Reptilian Uplift Race
card-aquatic_uplift_race = Aquatic Uplift Race
card-alien_robot_sentry = Alien Robot Sentry
card-rebel_warrior_race = Rebel Warrior Race
card-rebel_underground = Rebel Underground
card-pirate_world = Pirate World
card-malevolent_lifeforms = Malevolent Lifeforms
card-alien_robot_scout_ship = Alien Robot Scout Ship
card-rebel_outpost = Rebel Outpost
card-lost_alien_warship = Lost Alien Warship
card-lost_alien_battle_fleet = Lost Alien Battle Fleet
card-rebel_base = Rebel Base
card-rebel_homeworld = Rebel Homeworld

## Worlds

card-refugee_world = Refugee World
card-pilgrimage_world = Pilgrimage World
card-empath_world = Empath World
card-destroyed_world = Destroyed World
card-artist_colony = Artist Colony
card-secluded_world = Secluded World
card-gambling_world = Gambling World
card-expanding_colony = Expanding Colony
card-gem_world = Gem World
card-spice_world = Spice World
card-new_vinland = New Vinland
card-space_port = Space Port
card-galactic_engineers = Galactic Engineers
card-pre_sentient_race = Pre-Sentient Race
card-asteroid_belt = Asteroid Belt
card-radioactive_world = Radioactive World
card-comet_zone = Comet Zone
card-mining_world = Mining World
card-bio_hazard_mining_world = Bio-Hazard Mining World
card-blaster_gem_mines = Blaster Gem Mines
card-plague_world = Plague World
card-galactic_resort = Galactic Resort
card-prosperous_world = Prosperous World
card-black_market_trading_world = Black Market Trading World
card-alien_rosetta_stone_world = Alien Rosetta Stone World
card-distant_world = Distant World
card-imperium_armaments_world = Imperium Armaments World
card-merchant_world = Merchant World
card-tourist_world = Tourist World
card-deserted_alien_outpost = Deserted Alien Outpost
card-deserted_alien_colony = Deserted Alien Colony
card-lost_species_ark_world = Lost Species Ark World
card-new_earth = New Earth
card-galactic_trendsetters = Galactic Trendsetters
card-terraformed_world = Terraformed World
card-alien_robotic_factory = Alien Robotic Factory
card-deserted_alien_library = Deserted Alien Library

## Developments

card-public_works = Public Works
card-expedition_force = Expedition Force
card-export_duties = Export Duties
card-new_military_tactics = New Military Tactics
card-contact_specialist = Contact Specialist
card-investment_credits = Investment Credits
card-colony_ship = Colony Ship
card-mining_robots = Mining Robots
card-space_marines = Space Marines
card-deficit_spending = Deficit Spending
card-interstellar_bank = Interstellar Bank
card-genetics_lab = Genetics Lab
card-mining_conglomerate = Mining Conglomerate
card-terraforming_robots = Terraforming Robots
card-diversified_economy = Diversified Economy
card-research_labs = Research Labs
card-drop_ships = Drop Ships
card-replicant_robots = Replicant Robots
card-consumer_markets = Consumer Markets

## 6-cost developments

card-alien_tech_institute = Alien Tech Institute
card-free_trade_association = Free Trade Association
card-galactic_federation = Galactic Federation
card-galactic_imperium = Galactic Imperium
card-galactic_renaissance = Galactic Renaissance
card-galactic_survey_seti = Galactic Survey: SETI
card-merchant_guild = Merchant Guild
card-mining_league = Mining League
card-new_economy = New Economy
card-new_galactic_order = New Galactic Order
card-pan_galactic_league = Pan-Galactic League
card-trade_league = Trade League

## What speaks for and against a move, in the words of the coach

coach-gain = { $value } VP
coach-cards = { $sign ->
    [more] { $count ->
        [0] a fuller hand
        [one] 1 more card in hand
       *[other] { $count } more cards in hand
    }
   *[less] { $count ->
        [0] a thinner hand
        [one] 1 card fewer in hand
       *[other] { $count } cards fewer in hand
    }
}
coach-goods = { $sign ->
    [more] { $count ->
        [0] better goods
        [one] 1 more good
       *[other] { $count } more goods
    }
   *[less] { $count ->
        [0] poorer goods
        [one] 1 good fewer
       *[other] { $count } goods fewer
    }
}

## Signs: what the board draws, in a line each

signs-phases = Phases
signs-goods = Goods
signs-cards = On the cards
signs-table = At the table
sign-explore = Explore
    .text = cards to look at in phase I.
sign-develop = Develop
    .text = place a development and pay for it.
sign-settle = Settle
    .text = place a world: pay for it or conquer it.
sign-trade = Trade
    .text = sell a good for cards before Consume.
sign-consume = Consume
    .text = turn goods into chips and cards.
sign-produce = Produce
    .text = worlds get new goods.
sign-novelty = Novelty
    .text = a kind of world and good; sells for least.
sign-rare = Rare
    .text = a kind of world and good; sells for more than Novelty.
sign-genes = Genes
    .text = a kind of world and good; sells for more than Rare.
sign-alien = Alien
    .text = a kind of world and good; sells for most.
sign-any = Any good
    .text = a good of any kind.
sign-good = Good
    .text = a face-down card on a world; sell it or consume it.
sign-windfall = Windfall world
    .text = comes with one good and makes no more by itself.
sign-world = World
    .text = a disc; pay its cost, in the circle, with cards from your hand.
sign-development = Development
    .text = pay its cost, in the diamond, with cards from your hand.
sign-cost = Cost
    .text = discard this many cards from your hand to place it.
sign-shield = Defence
    .text = conquered by Military at least this high; never paid for.
sign-military = Military
    .text = the sum of your cards; it conquers worlds of that defence or less.
sign-vp = Victory points
    .text = on a card at the end of the game, or as chips from the pool.
sign-card = Card
    .text = drawn from the supply into your hand.
sign-leave = Discard this card
    .text = it leaves your tableau when you use the power.
sign-hand = Hand
    .text = cards you hold: place them, or pay with them.
sign-deck = Supply
    .text = everyone draws from this face-down pile.
sign-check = Ready
    .text = has chosen; the others are still choosing.
sign-clock = Choosing
    .text = the table is waiting for this player.
sign-lock = Barred
    .text = not possible now; the reason is given beside it.
sign-discards = Discard pile
    .text = Cards paid and goods sold end up here; they become the supply when it runs out.
sign-points = Points
    .text = What this player would have if the game ended now.
sign-tableau = Tableau
    .text = Cards placed so far. When anyone has twelve, this round is the last.
sign-role = Action card
    .text = Stays face down until everyone has chosen.
sign-last = Last round
    .text = An end condition is met: this round is played to its end, then points are counted.
sign-picked = Picked so far
    .text = How many cards you've picked, and of how many.
