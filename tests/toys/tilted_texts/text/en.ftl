game-title = Tilted
game-blurb = Some races are better than others.
trait-race = Race
race-giants = Giants
race-elves = Elves
race-dwarves = Dwarves
race-goblins = Goblins
race-sprites = Sprites
item = Item
item-engine = Engine
item-ribbon = Ribbon & bow
item-anvil = Anvil
prompt-take = What do you take?
option-take = { $item }
option-nothing = Nothing
event-took = { $seat-person ->
    [second] You take
   *[third] { $seat } takes
} { $item }.
