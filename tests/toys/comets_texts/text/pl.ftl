game-title = Komety
game-blurb = Największa kometa bierze punkty.
label-rounds = Zostało rund
label-points = Punkty
label-player = Gracz
comet = kometa wielkości { $size }
option-card = { $comet }
prompt-bid = Którą kometę stawiasz?
prompt-drop = Które komety oddajesz?
event-drew = { $seat-person ->
    [second] Dobierasz
   *[third] { $seat } dobiera
} kometę wielkości { $size }.
event-won = { $seat-person ->
    [second] Zdobywasz
   *[third] { $seat } zdobywa
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
option-pass = Nie stawiaj nic
barred-pass = Każdy stawia kometę.
barred-not-yours = Nie masz tej komety.
setting-rounds = Rundy
score-points = Punkty
decided-points = Więcej punktów.
