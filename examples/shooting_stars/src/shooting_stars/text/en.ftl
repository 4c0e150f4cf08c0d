game-title = Shooting Stars
game-blurb = Turn up stars, and stop in time.

star = star of size { $size }

prompt-turn = Do you turn up another star?
option-turn-up = Turn up a star
option-stop = Stop and keep what lies there
barred-nothing-yet = Turn up at least one star first.

event-turned-up = { who } turned up a { $star }.
event-lost = Two are equal: { $seat } lost { $count ->
    [one] a star
   *[other] { $count } stars
    }.
event-kept = { who } stopped and kept { $count ->
    [one] 1 point
   *[other] { $count } points
    }.

label-deck = Deck
label-row = This turn
label-player = Player
label-players = Players
label-points = Points
label-stars = Stars
score-points = Points
decided-points = Most points
decided-stars = More stars
decided-shared = A shared victory
