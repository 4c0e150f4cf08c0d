game-title = Beacons
label-lit = Lit
lamp = lamp { $number }
prompt-light = Which lamp do you light?
prompt-dim = Which lamp do you put away?
option-lamp = The { $lamp }
option-none = None
event-put = { $seat } has { $lamps ->
    [one] { $lamps } lamp
   *[other] { $lamps } lamps
} left.
