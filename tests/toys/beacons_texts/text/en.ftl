game-title = Beacons
game-blurb = Light beacons in secret.
label-lit = Lit
lamp = lamp { $number }
prompt-light = Which lamp do you light?
prompt-dim = Which lamp do you put away?
option-lamp = The { $lamp }
option-none = None
event-put = { $seat-person ->
    [second] You have
   *[third] { $seat } has
} { $lamps ->
    [one] { $lamps } lamp
   *[other] { $lamps } lamps
} left.
barred-dim = The { $lamp } is dim: only a bright one can be lit.
barred-bright = The { $lamp } is bright: only a dim one is put away.
