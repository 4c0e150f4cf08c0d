game-title = Latarnie
game-blurb = Zapalaj ognie w sekrecie.
label-lit = Zapalone
lamp = lampa { $number }
prompt-light = Którą lampę zapalasz?
prompt-dim = Którą lampę odkładasz?
option-lamp = { $lamp }
option-none = Żadna
event-put = { $seat-person ->
    [second] Masz
   *[third] { $seat } ma
} jeszcze { $lamps ->
    [one] { $lamps } lampę
    [few] { $lamps } lampy
   *[many] { $lamps } lamp
}.
barred-dim = Ta { $lamp } jest ciemna: zapalić można tylko jasną.
barred-bright = Ta { $lamp } jest jasna: odkłada się tylko ciemną.
