game-title = Przechył
game-blurb = Niektóre rasy są lepsze od innych.
trait-race = Rasa
race-giants = Olbrzymy
race-elves = Elfy
race-dwarves = Krasnoludy
race-goblins = Gobliny
race-sprites = Duszki
item = Przedmiot
item-engine = Silnik
item-ribbon = Wstążka
item-anvil = Kowadło
prompt-take = Co bierzesz?
option-take = { $item }
option-nothing = Nic
event-took = { $seat-person ->
    [second] Bierzesz
   *[third] { $seat } bierze
}: { $item }.
