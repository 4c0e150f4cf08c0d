### What the board of Master of Orion says.

web-orion-round = round { $round } of { $rounds }
web-orion-phase-start = Start of round
web-orion-phase-actions = Actions
web-orion-phase-end = End of round
web-orion-actions = Actions on your sheet
web-orion-which-build = Which structure do you build?
web-orion-which-exploit = Which card do you exploit?
web-orion-which-activate = Which card do you activate?
web-orion-which-attack = Who do you attack?
web-orion-which-contract = Which advisor do you hire?
web-orion-which-trade = What do you trade?
web-orion-what-with = { $card }: what do you do with it?
web-orion-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-orion-points-formula = points by formula
web-orion-points-now = { $count ->
    [one] { $count } point
   *[other] { $count } points
} if the game ended now
web-orion-costs = costs { $goods }
web-orion-pays = You pay { $goods }
web-orion-saves = You save { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
web-orion-fleets = Fleet { $mine } against { $theirs }
web-orion-attack-price = costs { $toll } fleet
web-orion-attack-gain = you gain { $vp } VP, the defender loses { $morale } morale
web-orion-you = you
web-orion-they = defender
web-orion-after = then
web-orion-answering = the defender answers with
web-orion-attack-on = Attack { $name }
web-orion-then = then { $cards }
web-orion-answers = the defender answers with { $cards }
web-orion-attacks-left = { $count ->
    [0] no attack left this round
    [one] { $count } attack left this round
   *[other] { $count } attacks left this round
}
web-orion-ours-effect = Our design: we couldn't find the original effect, so this one is ours.
web-orion-ours-numbers = The effect follows the original; some numbers or details on the card are ours.
web-orion-of = { $n } of { $most }
web-orion-new = new
web-orion-known = Everyone has seen this card
web-orion-free = empty
web-orion-found = New system
web-orion-closed = Opens after the system before it
web-orion-income = +{ $count } at the start of a round
web-orion-will-be = then { $n }
web-orion-track = Victory points
web-orion-track-help = On the track; cards and morale are added at the end
web-orion-score = Score { $points }
web-orion-markers = Action markers
web-orion-markers-here = { $count ->
    [one] { $count } marker here
   *[other] { $count } markers here
}
web-orion-markers-n = Action markers: { $pool } left, { $reserve } in reserve
web-orion-no-markers = no markers left
web-orion-reserve = { $count } in reserve
web-orion-my-advisor = Your advisor
web-orion-level = Development: { $level }
web-orion-food-n = Food { $n }
web-orion-fleet-n = Fleet { $n }
web-orion-production-n = Production { $n }
web-orion-morale-n = Morale { $n }
web-orion-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-orion-hand-of = { $name }'s hand
web-orion-limit = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, limit { $most } at the end of the round
web-orion-picked = { $count } of { $most } picked
web-orion-no-cards = No cards in hand
web-orion-first = Goes first this round
web-orion-look-at = { $name }'s systems
web-orion-discards = discards
web-orion-browse = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-orion-top-first = Number 1 is on top.
web-orion-no-discards = The discard pile is empty.
web-orion-pick-here = Pick one here.
web-orion-starts = starts with { $goods }
web-orion-if-now = If the game ended now
web-orion-counted = by formula
web-orion-nothing-built = nothing built

action-build = Build
    .text = Pay for a structure from your hand and put it on one of your systems, or start a new one with it.
action-exploit = Exploit
    .text = Discard a card: blue 3 food, red 2 fleet, yellow 1 production, grey draw 4 cards and keep 3.
action-research = Research
    .text = Draw 2 cards.
action-activate = Activate
    .text = Use the Activation effect of an active card or your advisor.
action-attack = Attack
    .text = With a fleet at least as big as the defender's, pay 2 fleet: you gain 2 VP, the defender loses 1 morale.
action-trade = Trade
    .text = One exchange: 3 food, 2 fleet and 1 production are worth the same.
action-propaganda = Propaganda
    .text = Once a round: gain 3 morale.
action-contract = Contract
    .text = Discard 3 cards and hire an advisor.

# What the brass says: a verb, and what it is done to.
web-orion-do-on = Build it there
web-orion-do-colour = Choose { $colour }
web-orion-do-gain = Gain { $goods }
web-orion-do-race = Play { $race }
web-orion-do-take = Take { $discarded }
web-orion-do-discard = Discard { $card }
web-orion-do-bury = Put it at the bottom
