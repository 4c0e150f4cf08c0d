### Studies

web-study-open-it = Study this game
web-study-start = The beginning
web-study-moves = Moves
web-study-best = Best moves
web-study-review = Review
web-study-notes = Notes
web-study-at = Position { $at } of { $all }
web-study-first = To the beginning
web-study-last = To the end of the line
web-study-mine = Next decision from this side
web-study-turn = Next turning point
web-study-eyes = Whose eyes
web-study-open = Everything open
web-study-known = What was known then
web-study-decider = Whoever decides
web-study-knew = { $name-person ->
    [second] What you knew
   *[third] What { $name } knew
}
web-study-decides = { $count ->
    [one] { $names } decides.
   *[other] { $names } decide.
}
web-study-decide-for = Decide for { $name }
web-study-over = The game is over here.
web-study-stale = Played by other rules: it can be read, not played on.
web-study-good = Good
web-study-doubtful = Doubtful
web-study-mistake = Mistake
web-study-other-world = another world
web-study-other = Another world: different things are drawn here than in the game.
web-study-dealt = Another world: what was hidden has been dealt anew.
web-study-deal = Deal anew
web-study-deal-help = Deals again what this seat does not know
web-study-concede = Gives up
web-study-abandon = The game is broken off
web-study-played = played
web-study-tried = tried
web-study-equal = about equal
web-study-costs = costs { $cost } ± { $width }
web-study-behind = { $cost } (± { $width }) against the best
web-study-engine = Let the engine think along
web-study-engine-off = Find it yourself first.
web-study-engine-known = It thinks only from what this seat knew. The lead is the one expected when the seat decides again.
web-study-engine-open = It sees everything, luck included. The lead is the one expected when the seat decides again.
web-study-engine-theirs = Somebody else decides here, and what they knew stays hidden.
web-study-engine-one = There is nothing to choose here.
web-study-engine-failed = The engine could not think about this position.
web-study-worlds = Expected lead in points, for { $name }, over { $worlds } { $worlds ->
    [one] world
   *[other] worlds
}
web-study-going-on = – still refining
web-study-note = Your note
web-study-note-help = What is there to see here?
web-study-no-notes = Nobody has written anything here.
web-study-sign = Mark this move
web-study-name = Name of this line
web-study-promote = Make it the main line
web-study-delete-line = Delete from here on
web-study-copy-link = Copy link
web-study-more = More about this study
web-study-title = Title
web-study-shared = Whoever has the link may change it too
web-study-link-help = Whoever has the link sees the study at this very position.
web-study-here = The study is kept in this browser. Its file opens anywhere.
web-study-save = Save as a file
web-study-embed = For a page of your own
web-study-delete = Delete the study
web-study-delete-sure = Delete it for good?
web-study-keys = ← → one move · Shift + ← → your decisions · , . turning points · [ ] variations · Home, End · Esc back to the game · N note · B best moves. Answering on the board tries a move.
web-study-hand = Set up a position
web-study-hand-help = Change what you like: hands, tableaux, tracks, whose turn it is. The game says what its rules do not allow. Fields are called as in the data of the game. The new position begins with its phase and gets a study of its own.
web-study-hand-find = Find a field or a card
web-study-hand-table = The table
web-study-hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-study-hand-place = Move to
web-study-hand-face = Exchange with
web-study-hand-json = “{ $field }” cannot be read: numbers stand as 3, words as "word", lists in [ ].
web-study-hand-open = Study this position
web-study-puzzle = Set as a puzzle
web-study-puzzle-help = A link that asks: find it. What full search proves also joins the puzzles.
web-study-puzzle-search = Searching for a proof…
web-study-puzzle-proved = Proved: it is among the puzzles now.
web-study-find = Find it
web-study-find-help = What would you do here? Answer on the board.
web-study-find-show = Show the study
web-study-found = Found!
web-study-puzzles = Set by people
