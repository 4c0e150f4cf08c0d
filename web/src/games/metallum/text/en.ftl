### What the board of Metallum says.

web-metallum-round = { $round } of { $rounds }, { $terce }
web-metallum-order = Order
web-metallum-program = Your program
web-metallum-program-of = { $name }'s program
web-metallum-hidden = hidden until both players confirm
web-metallum-handed-in = Your program is ready and face down.
web-metallum-in-program = in your program
web-metallum-spent = spent this terce
web-metallum-groups = Groups of tiles
web-metallum-need-movement = A program needs a movement tile
web-metallum-need-partner = An improvement needs a deployment or special tile beside it
web-metallum-add-or-confirm = Add a tile, or confirm your program
web-metallum-full = Confirm your program
web-metallum-reserve = { $count } in reserve
web-metallum-complexity = complexity { $sum }
web-metallum-ready = program ready, face down
web-metallum-left = { $count } of { $all } tiles left
web-metallum-acts = acts now
web-metallum-first = acts first
web-metallum-on-it = something here can be picked
web-metallum-unknown = Unexplored
web-metallum-not-yet = not explored yet
web-metallum-unexplored = +{ $credits } $ for exploring
web-metallum-new = new
web-metallum-tie = tie, nobody is paid
web-metallum-ship-here = { $name-person ->
    [second] Your ship
   *[third] { $name }'s ship
}
web-metallum-price = price in round { $round }
web-metallum-leaves = leaves next
web-metallum-printed = printed price
web-metallum-newest = newest, +{ $more } $
web-metallum-once = used once
web-metallum-empty = empty
web-metallum-tab-colour = { $tab ->
    [blue] Blue
    [green] Green
   *[red] Red
} tab, { $socket ->
    [blue] blue
    [green] green
   *[red] red
} socket
web-metallum-tab-position = No socket for the { $tab ->
    [blue] blue
    [green] green
   *[red] red
} tab
web-metallum-group-movement = Movement
web-metallum-group-deployment = Deploy
web-metallum-group-special = Special
web-metallum-group-improvement = Improve
web-metallum-short-alpha = Spread up to 4 of yours from one planet
web-metallum-short-beta = Remove 1 enemy robot, place 1 of yours there
web-metallum-short-gamma = Give up 1 here: remove up to 2 enemy robots
web-metallum-short-delta = Move up to 2 enemy robots elsewhere
web-metallum-short-epsilon = Jump to any explored planet
web-metallum-short-zeta = Swap one of yours with an enemy
web-metallum-short-eta = Place 1 of yours anywhere explored
web-metallum-short-theta = Gather up to 2 of yours on one planet
web-metallum-short-omega = Place exactly 3 of yours here
web-metallum-short-iota = Turn or shift a deposit marker
web-metallum-adds-up = Complexity

# What the brass says: a verb, and what it is done to.
web-metallum-do-buy = Buy { $offer }
web-metallum-do-gather-from-from = Take from { $at }
web-metallum-do-gather-to-to = Move it to { $goal }
web-metallum-do-move-from-from = Take from { $at }
web-metallum-do-move-to-to = Move one to { $goal }
web-metallum-do-place-robots-at = Place on { $at }
web-metallum-do-remove-robot-from = Remove from { $at }
web-metallum-do-with = Swap with { $at }
web-metallum-do-carry = Move { $module } to { $at }
web-metallum-do-take = Take { $module }
web-metallum-do-destroy = Destroy { $module }
