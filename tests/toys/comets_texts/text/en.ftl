game-title = Comets
game-blurb = The greatest comet takes the points.
label-rounds = Rounds left
label-points = Points
label-player = Player
comet = comet of size { $size }
option-card = The { $comet }
prompt-bid = Which comet do you bid?
prompt-drop = Which comets do you let go?
event-drew = { who } drew a comet of size { $size }.
event-won = { $seat-person ->
    [second] You won
   *[third] { $seat } won
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
option-pass = Bid nothing
barred-pass = Everybody bids a comet.
barred-not-yours = You do not hold this comet.
setting-rounds = Rounds
score-points = Points
decided-points = More points.
