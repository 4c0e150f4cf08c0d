### What the board of Starship Captains says.

web-captains-round = Round { $round } of { $rounds }
web-captains-round-1 = Round 1
web-captains-round-2 = Round 2
web-captains-round-3 = Round 3
web-captains-round-4 = Round 4
web-captains-round-head = Round { $round }
web-captains-over = the voyage is over
web-captains-your-ship = Your ship
web-captains-first = starting player
web-captains-passed = has passed
web-captains-from-missions = { $count ->
    [0] no mission yet
    [one] with 1 mission
   *[other] with { $count } missions
}
web-captains-medals = { $count ->
    [one] 1 medal
   *[other] { $count } medals
}
web-captains-missions-done = { $count ->
    [one] 1 mission completed
   *[other] { $count } missions completed
}
web-captains-in-ready = { $count } in the ready room
web-captains-in-queue = { $count } in the queue
web-captains-damage = { $count } damage
web-captains-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-captains-per = per
web-captains-times = { $count } × { $what }
web-captains-crew = Crew
web-captains-ready = Ready room
web-captains-ready-help = crew who can act
web-captains-queue = Queue
web-captains-queue-help = the front leaves first
web-captains-place-in-queue = place { $place } in the queue
web-captains-nobody = nobody
web-captains-train = Train
web-captains-train-as = Train as a { $figure }
web-captains-at-work = at work
web-captains-contracted = an artifact is on it
web-captains-tech-board = Tech board
web-captains-slot = Slot { $slot }
web-captains-empty-slot = empty slot
web-captains-no-bonus = no bonus
web-captains-bonus = bonus: { $bonus }
web-captains-instead = instead of { $tech }
web-captains-overlay = May also replace one of your techs.
web-captains-deck-alpha = Alpha tech
web-captains-deck-beta = Beta tech
web-captains-deck-omega = Omega tech
web-captains-designed = Part of this card is our own design.
web-captains-cargo = Cargo
web-captains-cargo-help = { $loaded } of { $capacity }
web-captains-storage = { $count } safe in storage
web-captains-damaged-bays = { $count ->
    [one] 1 damaged bay
   *[other] { $count } damaged bays
}
web-captains-surplus = { $count } surplus damage
web-captains-map = Star map
web-captains-tile-here = the station tile is here
web-captains-tile-due = the station tile comes back in round { $round }
web-captains-tile-gone = the station tile won't come back
web-captains-number-up = number { $number }: a mission appears here when it is the highest
web-captains-number-down = number { $number }, face down
web-captains-reserved-by = reserved by { $name }
web-captains-ships-here = here: { $names }
web-captains-mission-under-way = Mission on { $place }
web-captains-mission-mine = Mission on { $place }, yours
web-captains-mission-open = Mission on { $place }, open
web-captains-mission-taken = Mission on { $place }, reserved
web-captains-missions-waiting = Missions on the map
web-captains-who = Who takes the { $row } of { $mission }?
web-captains-unmatched = this figure doesn't match the row
web-captains-row-step = Row { $row }: { $who }
web-captains-row-open = open
web-captains-go = Go on the mission
web-captains-take = Take { $tech }
web-captains-keep = Keep it
web-captains-tracks = Faction tracks
web-captains-faction-nian = Ni'an
web-captains-faction-cooperative = Cooperative
web-captains-faction-tincan = Tincans
web-captains-on-track = { $name-person ->
    [second] You
   *[third] { $name }
} on space { $space }, { $points } points
web-captains-event = Event
web-captains-no-event = No more events here.
web-captains-display = Central board
web-captains-take-one = take one
web-captains-decks = decks: { $techs } techs, { $omegas } omegas, { $missions } missions
web-captains-drawn = The techs you drew
web-captains-at-tincan = On the Tincan track
web-captains-shadow = Captain Shadow
web-captains-shadow-left = { $count ->
    [0] no more cards this round
    [one] 1 more card this round
   *[other] { $count } more cards this round
}
web-captains-shadow-took = { $count ->
    [one] snatched 1 mission
   *[other] snatched { $count } missions
}
web-captains-goal = { $points } of { $goal } points to beat Captain Shadow
web-captains-missions-hidden = The others' missions stay face down until the end. So far they have:
web-captains-own-missions = Your missions
web-captains-missions-of = { $name }'s missions
web-captains-about-ensign = Works in rooms of the ensign's own colour and in grey rooms, then goes to the back of the queue. On a mission, resolves rows of that colour.
web-captains-about-commander = Works like an ensign and may do one more thing: work again, or call someone from the queue.
web-captains-about-cadet = Works in grey rooms only. On a mission a cadet fills a row but does nothing there. A medal trains a cadet to any colour.
web-captains-about-android = Resolves any row of a mission, even gold ones, and leaves afterwards. Never works in rooms.
web-captains-about-pirate = A { $pirate } waits here: flying past costs 1 damage. Fight it to take it and its reward.
web-captains-about-track = Reach or pass a space with a bonus to get it; each full lap is worth 5 points.
web-captains-about-trophy = A pirate ship you have beaten: 1 point at the end.
web-captains-about-artifact = 1 point at the end. Two artifacts in a room's colour do its work without a figure.
web-captains-about-damage = Each damage costs 1 point at the end, and a damaged bay holds no cargo.

# What the brass says: a verb, and what it is done to.
web-captains-do-fly = Fly to { $goal }
web-captains-do-jump = Jump to { $goal }
web-captains-do-fight = Fight these pirates
web-captains-do-crew = Assign the { $figure }
web-captains-do-repair = Repair { $part }
web-captains-do-mend = Repair slot { $slot }
web-captains-do-drop = Throw out the { $cargo }
web-captains-do-place = Build in slot { $slot }
web-captains-do-replace = Replace { $tech }
web-captains-do-discard = Discard { $tech }
web-captains-do-copy = Copy { $copied }
web-captains-do-pay = Pay: { $cargo }
