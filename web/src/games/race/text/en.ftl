### What the board of Race for the Galaxy says.

web-race-development = Development
web-race-great = 6-cost development
web-race-grey = Grey world
web-race-production-of = { $kind ->
    [novelty] Novelty
    [rare] Rare
    [genes] Genes
   *[alien] Alien
}, production
web-race-windfall-of = { $kind ->
    [novelty] Novelty
    [rare] Rare
    [genes] Genes
   *[alien] Alien
}, windfall
web-race-rebel = Rebel
web-race-alien = ALIEN
web-race-cost = cost
web-race-first = at first
web-race-here = from here
web-race-sale = full price
web-race-plain-sale = plain price
web-race-guess = guess
web-race-makes = makes a good
web-race-windfall = windfall
web-race-per = per
web-race-per-kind = per kind made
web-race-world = world
web-race-if-most = most
web-race-chips = chips
web-race-named = named card
web-race-named-one = Contact Specialist
web-race-sell-one = sell one good
web-race-actions = Action cards
web-race-chosen = chosen, face down
web-race-choosing = choosing
web-race-ready = has chosen
web-race-round = Round { $round }
web-race-over = Game over after { $round } rounds
web-race-tableau = Your tableau
web-race-tableau-of = { $name }'s tableau
web-race-hand = Your hand
web-race-hand-of = { $name }'s hand
web-race-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-race-cards-of = { $count } of { $most }
web-race-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-race-chips-n = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
web-race-military = Military
web-race-goods = Goods
web-race-with-good = with a good
web-race-asleep = works from the next phase on
web-race-looks-at = You're looking at
web-race-keep = keep { $count }
web-race-picked = { $count } of { $of } picked
web-race-no-cards = No cards.
web-race-limit = { $count ->
    [one] You may keep 1 card at the end of the round.
   *[other] You may keep { $count } cards at the end of the round.
}
web-race-new = new
web-race-plus-good = +1 good
web-race-of = { $have } of { $need }
web-race-skipped = not played this round
web-race-unknown = not known yet
web-race-next = next
web-race-supply = supply
web-race-supply-n = { $count } cards in the supply
web-race-out = out
web-race-out-n = { $count } cards in the discard pile
web-race-left = left
web-race-pool-n = { $count } of { $start } chips left
web-race-last-round = This is the last round.
web-race-cost-n = cost { $n }
web-race-defence-n = defence { $n }
web-race-cost-of = Cost { $sum }
web-race-military-of = Military { $strength } of { $defence }
web-race-tactics = You may discard { $card }: +{ $amount }
web-race-free = You may discard { $card }: price 0
web-race-place = Place { $card }?
web-race-place-for = { $price ->
    [0] Place { $card } for free?
    [one] Place { $card } for { $price } card?
   *[other] Place { $card } for { $price } cards?
}
web-race-conquer = Conquer { $card }?
web-race-gives = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-race-sell-for = { $count ->
    [one] Sell it for 1 card
   *[other] Sell it for { $count } cards
}
web-race-place-it = Place it
web-race-leftovers = Cards and goods, for ties

# What the brass says: a verb, and what it is done to.
web-race-do-action = Choose { $action }
web-race-do-windfall = Put a good on { $card }
