### The page itself.

## Table of tables

web-tables = Tables
web-replays = Replays
web-gallery = Gallery
web-rules = Rules
web-go-on = Go on
web-welcome = A table for space board games
web-welcome-help = Five games, taught in ten minutes. Play friends, strangers or bots with faces; every rule is kept.
web-people-1 = Against { $a }
web-people-2 = With { $a } and { $b }
web-people-3 = With { $a }, { $b } and { $c }
web-people-4 = With { $a }, { $b } and { $more } others
web-open-table = Sit down
web-open-table-help = against friends, strangers or bots, on one screen or far apart
web-wait-for-you = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
web-free-seats = Free seats
web-join-code = Join with a link
web-last-finished = Recently finished
web-your-move-button = Your move
web-look-in = Watch
web-sit-down = Take a seat
web-watch-again = Watch it again
web-no-finished = No finished games yet.
web-players-minutes = { $players } players, { $minutes } min
web-weight = complexity { $weight } of 5
web-all-finished = { $count ->
    [one] { $count } finished game
   *[other] All { $count } finished games
}
web-quick = Play a bot
web-set-up = Set up a table
web-new-table-of = New table: { $game }
web-moves = { $moves ->
    [0] not started yet
    [one] { $moves } move
   *[other] { $moves } moves
}
web-ago-now = just now
web-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
web-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
web-ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}

web-pitch-metallum = Program a mining ship, outnumber your opponent
web-pitch-orion = Stack your systems, mind your morale
web-pitch-captains = Send the right crew on the wrong mission
web-pitch-adastra = Explore, settle and fight for the galaxy, with Antarans
web-pitch-race = Settle, produce and trade with one deck

## New table

web-seats = Seats
web-seat-n = Seat { $n }
web-add-seat = Add a seat
web-drop-seat = Remove a seat
web-table-name = Name of the table
web-kind-me = Me
web-kind-link = A friend, by link
web-kind-hotseat = Someone at this screen
web-kind-open = Anyone
web-kind-bot = A bot
web-kind-me-help = You play this seat, in this browser.
web-kind-link-help = You get a link for this seat as soon as the table is set. It works once.
web-kind-hotseat-help = You pass the device on. Nobody sees the cards of the other.
web-kind-open-help = The table is shown in the lobby, and the first to come takes the seat.
web-who-sits = Who takes seat { $n }?
web-level = Strength
web-style = Style of play
web-style-any = No preference
web-program = program
web-program-about = Somebody’s own program, connected now. It may decline.
web-name = Name
web-seed = Seed
web-seed-help = The same seed deals the same game. Leave it empty for a new one.
web-open-to-all = Show it in the lobby so anyone can take a free seat
web-clock = Clock
web-clock-off = No clock
web-clock-minutes = { $minutes } minutes each
web-clock-a-move = { $span } a move
web-clock-bank = { $span }, and { $more } after each move
web-clock-nights = Nights are free ({ $from }:00–{ $to }:00)
web-clock-weekends = Weekends are free
web-clock-free = No time counts: { $what } ({ $zone }).
web-clock-free-nights = from { $from }:00 to { $to }:00
web-clock-free-weekends = at weekends
web-clock-then = When time is up
web-clock-then-return = When time is up, a bot plays until you're back.
web-clock-then-bot = When time is up, a bot plays the rest of the game.
web-clock-then-move = When time is up, a bot makes that move alone.
web-clock-then-loss = When time is up, the game is lost.
web-clock-until = until { $when }
web-span-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-left-days = { $days } d { $hours } h
web-left-hours = { $hours } h { $minutes } min
web-rated-what = Does it count?
web-friendly = Friendly
web-friendly-help = A friendly game changes no rating.
web-rated = Rated
web-rated-help = Rated: your place in this game moves your rating. No coach, no undo of what was revealed. If you leave, you come last.
web-rated-account = Rated games need an account.
web-rated-seed = A rated game has a fresh deal: leave the seed empty.
web-rated-alone = A rated game needs an opponent.
web-rated-hotseat = In a rated game everyone plays on a device of their own.
web-rated-now = Your rating: { $rating } ± { $spread } ({ $change }).
web-rated-less = This game counted less, because you've met these players often today.
web-more = More
web-more-rules = More rules
web-begin = Start
web-begin-invite = Start and invite
web-first-seat = The game decides who starts; a seat is only a colour.

## Joining

web-invitation = You're invited
web-take-seat = Take this seat
web-watch = Watch
web-go-to-table = Go to the table
web-to-lobby = All tables
web-call-me = What should the others call you?
web-join-as = You play as
web-paste-link = Paste the link you were given
web-bring-file = Or load a saved game: bots keep their seats, and other players get invitation links.
web-open-file = Open a file
web-file-wrong = This file doesn't contain a game that can be read.
web-copy = Copy
web-copied = Copied
web-invite = Invite
web-invite-help = Anyone who opens this link can take the seat. It works once.
web-invite-only-here = These links work on this computer only. To invite friends elsewhere, let Astrarium serve your network (make serve ARGS="--host 0.0.0.0") and open the table at this computer's address.
web-share = Share
web-watch-link = Link for spectators
web-people = At this table

## Trouble

web-failed = Something went wrong. Please try again.
web-offline = Connection lost. Trying again…
web-reconnecting = Connection lost. Trying again…
web-not-sent = Not sent: there is no connection right now.
web-nothing-here = Nothing here
web-nothing-here-text = This address leads nowhere. Part of it may be missing.
web-not-for-you = This table isn't open to you
web-not-for-you-text = Ask the person who set it up for a link.
web-loading = Setting up the table…

## Who

web-you = You
web-bot = bot
web-bot-any = Bot
web-away = away
web-free-seat = free seat
web-free = free
web-stands-in = { $bot } is playing for now
web-come-back = I'm back
web-replaced = A bot is playing for you
web-ask-bot = Let a bot take over
web-ask-bot-help = Possible after { $hours ->
    [one] an hour
   *[other] { $hours } hours
} of absence. Players get their seats back when they return.
web-rename = Your name
web-password-help = At least 8 characters
web-password-new = New password
web-password-change = Change password
web-guest = guest
web-letter-reset = New password
web-letter-reset-done = Password changed. You can log in with it now.
web-letter-confirm = Your email address
web-letter-confirm-yes = Yes, this is my address
web-letter-confirm-done = Thank you. We'll write to you there.
web-house = Moderation
web-trouble = Problem with this player
web-report = Report
web-report-what = What did { $name } do? The server's moderators will read this.
web-report-done = Thank you. The server's moderators will read it.
web-block = Block
web-block-done = You won't be seated with { $name } at new tables. You can undo this on your profile page.
web-table-ends = { $days ->
    [one] Nobody is playing here, so it will be removed in a day. Open it to keep it.
   *[other] Nobody is playing here, so it will be removed in { $days } days. Open it to keep it.
}
web-words-wish = Everyone may add a word to the shuffle before the deal
web-save = Save

## The table

web-your-move = Your move. { $prompt }
web-waiting = Waiting for { $names }
web-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
web-watching = You're watching
web-undo = Undo
web-whole-turn = Undo turn
web-ask-table = Ask the table
web-ask-reason = New information has been revealed or someone has moved since: the others must agree.
web-undo-waits = You've asked to take it back; the others haven't answered yet.
web-withdraw = Withdraw request
web-why = Why can't I?
web-as-list = All options as a list
web-find-option = Type to find
web-options-of = { $shown } of { $all }
web-no-option = No option matches.
web-no-more = { $most } at most. Put one back first.
web-undo-asked = { $name-person ->
    [second] You ask
   *[third] { $name } asks
} to take back the last decision.
web-agree = Agree
web-refuse = Refuse
web-undo-refused = The table didn't agree to take it back.
web-pick-lit = Pick something highlighted
web-confirm-count = Confirm { $count }
web-confirm-none = None of these
web-confirm-up-to = Confirm { $count } (up to { $most })
web-pick-more = Picked { $count } of { $least }
web-pick-between = Pick { $least } to { $most }
web-confirm-tiles = { $count ->
    [one] Confirm { $count } tile
   *[other] Confirm { $count } tiles
}
web-sending = Sending…
web-rule = Rule { $number }
web-done = done
web-needed = needed
web-optional = optional
web-log = Log
web-scores = Scores
web-chat = Chat
web-write = Write a message
web-send = Send
web-no-chat = No messages yet.
web-no-log = Nothing has happened yet. Anything with brass corners can be picked now; right-click or long-press anything to see what it is.
web-primer = In a minute
web-primer-goal = Goal
web-primer-turn = Your turn
web-primer-mind = Worth knowing
web-primer-help = Anything with brass corners can be picked now. Hover over something, or long-press it, to see what it is.
web-primer-why = This sign below the board tells you why something isn't possible.
web-round-n = Round { $n }
web-so-far = so far
web-total = Total
web-wins = { $name-person ->
    [second] You win
   *[third] { $name } wins
}.
web-draw = A draw.
web-history = History
web-move-of = Move { $move } of { $moves }
web-live = Live
web-back-now = Back to now
web-play-on = Play on from here
web-played-on = played on from move { $move }
web-play-on-help = Opens a table of your own from this position.
web-looking-at = You're looking at move { $move }
web-earlier = One move back
web-later = One move forward
web-search-rules = Search the rules
web-contents = Contents
web-no-paragraph = No paragraph matches.
web-here = Here
web-pass-device = Pass the device to { $name }
web-i-am = I'm { $name }
web-pass-help = What comes next is for { $name } only.
web-fold = Collapse the side panel
web-rail = Side panel
web-more-below = One screen down
web-unfold = Expand the side panel
web-close = Close
web-seed-was = Seed of this game: { $seed }
web-record = Record of the game
web-new-game = Play again
web-skip = Skip to the decision
web-board-words = The board in words
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-all = Show everything
web-board = Board
web-decision = Decision
web-phase = Phase

web-state-selectable = can be picked
web-state-selected = picked
web-state-target = selected with it
web-state-barred = barred

## What others did

web-log-turn-mine = Your turn
web-log-turn = { $player }'s turn
web-since = Since your last move
web-since-deeds = { $count ->
    [one] 1 event
   *[other] { $count } events
} since your last move
web-replay = Replay
web-replay-kept = Kept until your next move
web-and-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
web-deed-of = Deed { $at } of { $all }
web-seconds-of = { $at } s of { $all } s
web-to-your-turn = To your turn
web-to-now = Back to the table
web-pause = Pause
web-play-it = Play
web-step-back = One step back
web-step-on = One step forward
web-from-start = From the beginning
web-turns = Other players' moves
web-turns-slow = Slowly
web-turns-normal = One by one
web-turns-fast = Fast
web-turns-hand = Step by step
web-turns-off = All together
web-key-replay = replays what happened since your last move

## After the end

web-rematch = Rematch
web-rematch-asked = Waiting for the others
web-rematch-there = Go to the rematch
web-rematch-wish = { $name-person ->
    [second] You would like a rematch.
   *[third] { $name } would like a rematch.
}
web-rematch-another = Another one?
web-rematch-ready = { $name-person ->
    [second] You are
   *[third] { $name } is
} ready. Same options, seats change.
web-end = How it went
web-end-board = Look at the board
web-end-won-two = { $name-person ->
    [second] You win
   *[third] { $name } wins
}, { $scores }
web-end-won-many = { $name-person ->
    [second] You win
   *[third] { $name } wins
} with { $scores }
web-end-to = { $a } to { $b }
web-end-throughout = { $name-person ->
    [second] You led
   *[third] { $name } led
} from the first round to the last.
web-end-for-good = { $name-person ->
    [second] You took the lead for good
   *[third] { $name } took the lead for good
} in round { $round }.
web-end-faced = you have won { $won } of { $played }
web-end-race = The race, round by round
web-end-made = Where the points came from
web-end-turns = Turning points
web-end-deed = Best deed: { $deed }
web-end-ahead = into the lead
web-end-further = further ahead
web-end-closer = closing in
web-end-worth-lead = { $name-person ->
    [second] You came out ahead
   *[third] { $name } came out ahead
}: { $gain }
web-end-worth-swing = { $name-person ->
    [second] You improved your position
   *[third] { $name } improved their position
}: { $gain }
web-end-by-worth = Based on the coach's evaluation: points scored plus points expected.
web-end-judging = The coach is evaluating the game…
web-end-by-points = Based on points alone.
web-end-no-turns = No turning points: the lead was never in doubt.
web-end-round = Round { $round }
web-end-share = Link to the replay
web-end-picture = Picture of the board
web-replay-bar = Replay
web-replay-lead = lead
web-round-back = One round back
web-round-on = One round forward
web-move-back = One move back
web-move-on = One move forward
web-speed = Speed
web-eyes = { $name-person ->
    [second] Your view
   *[third] { $name }'s view
}
web-eyes-whose = Whose view
web-hands-open = Everything revealed
web-was-here = moved from here
web-copy-link = Link to this move
web-note-write = Add a note to this move
web-note-keep = Save
web-leave-replay = Leave
web-begins = The game begins

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = Same as system
web-theme-night = Night
web-theme-paper = Paper
web-motion = Animation
web-motion-full = Full
web-motion-fast = Fast
web-motion-off = Off
web-helpers = Colour-blind aids: patterns and letters as well as colours
web-sound = Sound
web-confirm-each = Confirm every step with the brass button

## Keys

web-keys = Keyboard shortcuts
web-key-tab = goes to the next thing you can pick
web-key-arrows = moves between things
web-key-enter = picks; confirms when the choice is complete
web-key-esc = takes back the last pick; closes a drawer
web-key-numbers = picks by number
web-key-undo = undoes
web-key-about = explains a thing
web-key-rules = the rule for it
web-key-why = in a lesson: why
web-key-show = in a lesson: what the lesson would do
web-key-icons = the key to the icons
web-key-board = the board in words
web-key-rail = collapses the side panel
web-key-help = this list

## The coach

web-coach = Coach
web-coach-title = What would you do?
web-coach-sees = Two moves the bot would consider. It sees only what you see.
web-coach-thinks = Thinking…
web-coach-wait = Whenever you have a decision to make, the coach has two moves for you.
web-coach-people = When people play each other, everyone has to agree to a coach. { $missing ->
    [one] One person hasn't agreed yet.
   *[other] { $missing } people haven't agreed yet.
}
web-coach-agree = I agree to a coach for everyone
web-coach-withdraw = No coach after all
web-coach-nothing = Nothing
web-coach-facts = Played out:
web-coach-range = { $low } to { $high }
web-coach-equal = Both are about equal: take the one you like.
web-coach-few = For now it met too few possible deals ({ $worlds }) to put a number on it.
web-coach-now = It brings:
web-coach-later = It prepares:
web-coach-against = Against it:
web-coach-pick = Pick this
web-coach-foot = Compared with the median of { $tried } moves, each played out to your next turn in { $worlds } possible deals.
web-warn = “{ $option }”: really?
web-warn-anyway = Do it anyway
web-warn-other = Choose again
web-warnings = Warn me before a move that does nothing
web-key-coach = what would you do?
web-review-wait = Reviewing the decisions…
web-review-none = Nothing we would have done differently.
web-review-summary = Mistakes of 0.5 or more cost { $name } about { $lost } in all. { $sound } of { $decided } decisions were within 0.5 of the best move.
web-review-better = better
web-tried-more = You scored { $points ->
    [one] a point
   *[other] { $points } points
} more than before.
web-tried-less = You scored { $points ->
    [one] a point
   *[other] { $points } points
} less than before.
web-tried-same = You scored as much as before.
web-review-look = Show it
web-review-luck-text = Luck beyond what could be expected: { $luck }. Opponents' moves: { $others }. Own decisions: { $lost }.
web-review-how = Values are estimates: the game's bot plays on in possible deals that fit what was known then.
web-explain-ways = { $count } answers begin with this.
web-explain-seat = Everything in this colour and shape belongs to this player.
web-icons = Key to the icons
web-icons-here = On this table
web-icons-all = All { $count }
web-icons-find = Find an icon
web-icons-foot = Hover, long-press, or move to it with the arrow keys and press Space for the same explanation. Press a line to see where it is on the board.
web-coach-show = On the board

## Leaving a table

web-manners = Leaving the table
web-title-turn = Your move: { $table }
web-title-waiting = ({ $count }) Astrarium
web-notify-me = Notify this device when it's my move
web-notify-refused = The browser doesn't allow notifications from this page. You can change that in its settings.
web-leave-now = Leave for now
web-leave-now-help = Nothing is lost. The table will be in the lobby.
web-leave-seat = Give up my seat
web-leave-seat-help = You haven't moved yet, so someone else can take it.
web-abandon = Abandon the game
web-abandon-withdraw = Keep playing after all
web-abandon-help = If everyone agrees, the game ends without a winner.
web-concede = Resign
web-concede-ask = Resign this game?
web-concede-end = The others win and the game ends. Current score: { $standing }.
web-concede-bot = You come last, and a bot plays your seat to the end. Current score: { $standing }.
web-stay = Keep playing
web-keep = Keep it
web-delete = Delete
web-delete-table = Delete this table
web-delete-ask = Delete this table?
web-delete-help = The game and its record will be gone for good.
web-kick = Take the seat back
web-bot-at-once = Bot takes over now
web-bot-at-once-help = If everyone else here agrees. Players who return get their seats back.
web-wish-abandon = { $name } would like to abandon the game. It would end without a winner.
web-wish-stand_in = { $name } would like a bot to take over for { $absent } now.
web-broken-off = Abandoned: nobody wins.
web-decided-conceded = Decided by resignation.
web-decided-abandoned = Everyone agreed.

## Puzzles

web-puzzles = Puzzles
web-puzzle-try = Try it
web-puzzle-next = Another one
web-puzzle = Puzzle
web-puzzles-help = Turns from real games with one best line. Everything that matters is visible, and every line has been searched.
web-puzzles-solved = { $solved } of { $all } solved
web-puzzle-grade = grade { $grade } of 3
web-puzzle-done = solved
web-puzzle-goal-points = Reach { $goal } points this turn. You have { $now }.
web-puzzle-goal-lead = End this turn { $ends ->
        [level] level
        [behind] no more than { $by } behind
       *[ahead] with a lead of { $by }
    }. { $stands ->
        [level] You're level now.
        [behind] You're { $gap } behind now.
       *[ahead] You're { $gap } ahead now.
    }
web-puzzle-goal-program = Find the only program that guarantees you act first and finish your actions { $ends ->
        [level] level
        [behind] no more than { $by } behind
       *[ahead] with a lead of { $by }
    }, counting what the planets would pay now. { $stands ->
        [level] You're level now.
        [behind] You're { $gap } behind now.
       *[ahead] You're { $gap } ahead now.
    }
web-puzzle-goal-claim = Find the only program that guarantees you act first and finish your actions with more robots than your opponent on { $goal } planets. You have { $now } now.
web-puzzle-goal-win = Nobody moves after you. Win. The score is { $now } to { $other }.
web-puzzle-goal-cards = End this turn with { $goal } cards in hand. You have { $now }.
web-puzzle-goal-round = Reach { $goal } points this round. You have { $now }. Dondi always chooses Produce and passes on everything else.
web-puzzle-goal-last = This is the last round. Win. The score is { $now } to { $other }. Dondi always chooses Produce and passes on everything else.
web-puzzle-goal-spaces = Reach { $goal } spaces on the faction tracks this turn. You have { $now }.
web-puzzle-goal-people = End this turn with { $goal } people on your planets. You have { $now }.
web-puzzle-goal-planets = End this turn with more robots than your opponent on { $goal } planets. You have { $now } now.
web-puzzle-goal-stores = End this turn with { $goal } in store, counting food, fleet and production together. You have { $now }.
web-puzzle-kind-points = The most points this turn
web-puzzle-kind-lead = The best lead this turn
web-puzzle-kind-cards = The most cards this turn
web-puzzle-kind-win = The last word: what wins?
web-puzzle-kind-round = The most points this round
web-puzzle-kind-last = What wins this round?
web-puzzle-kind-program = Find the program: the best lead
web-puzzle-kind-claim = Find the program: the most planets
web-puzzle-kind-spaces = The most spaces this turn
web-puzzle-kind-people = The most people this turn
web-puzzle-kind-planets = The most planets this turn
web-puzzle-kind-stores = The fullest stores this turn
web-puzzle-open-win = Leave nothing to chance.
web-puzzle-solved-win = Solved: the game is yours.
web-puzzle-short-win = That doesn't win, but something does.
web-puzzle-reason-win = This wins. No other first move does: all { $tried } were tried.
web-puzzle-open = { $worth } so far. Leave nothing to chance.
web-puzzle-solved = Solved: { $goal }.
web-puzzle-short = The turn is over with { $worth }. You can reach { $goal }.
web-puzzle-luck = That leaves it to chance. Take it back and look for the sure line.
web-puzzle-second = Then Dondi may act before you: the player with the lower sum decides who begins. Take it back and look for the sure line.
web-puzzle-again = Once more
web-puzzle-hint = Hint
web-puzzle-solution = Solution
web-puzzle-reason = This makes { $goal }. Any other first move makes { $second } at most: all { $tried } were tried.

## The deal of the day

web-daily = Deal of the day
## Personal records

web-records = My records
## About

web-about = About
web-about-what = What Astrarium is
web-about-what-text = A table for space board games. Play with friends, share one screen, or play against bots that see no more than you do. Every rule is enforced, every "why not?" is answered, and every game can be watched again. It's free and open source (MIT licence).
web-about-whose = Whose games these are
web-about-whose-text = The games and their names belong to their authors and publishers. Astrarium isn't connected with any of them. If you like a game here, buy the box: it's better around a real table, and it keeps the people who make such games in business.
web-about-ours = What's our own
web-about-ours-text = The rules are written in our own words. The pictures, icons and sounds were made for this table. No text or art from a published game is used.
web-about-designed = Cards we designed
web-about-designed-text = Some cards couldn't be read from public sources. We designed others in their place and marked them as ours. If you own the box, you can correct a copy of the game's components file and play with it.

## Lessons

web-lesson = Lesson
web-learn = Learn in { $minutes } minutes
web-learn-on = Continue: stop { $stop } of { $all }
web-learned = Learned. Play it again?
web-before = Have you played it before?
web-before-no = No, teach me
web-before-no-help = { $minutes } minutes with Dondi at a real table
web-before-little = A little
web-before-little-help = The first-game set-up, opponent: { $level }
web-before-all = Yes, all the rules
web-before-all-help = The full game, opponent: { $level }
web-lesson-title = { $game }: learn by playing
web-lesson-about = { $count ->
    [one] { $count } stop
   *[other] { $count } stops
} on a real table. { $seats ->
    [1] You can take back any move.
   *[other] Dondi plays against you and takes his time; you can take back any move.
}
web-lesson-begin = Start
web-lesson-stop = Stop { $number } of { $all }. { $title }.
web-lesson-stops = Stop { $number } of { $all }: show all stops
web-lesson-of = { $number } of { $all }
web-lesson-why = Why?
web-lesson-show = Show me
web-lesson-skip = Skip
web-lesson-skip-this = Skip this stop
web-lesson-alone = Play on alone
web-lesson-on = Nothing new here. The lesson would do this, but feel free to do something else:
web-lesson-free = The lesson leaves this one to you: any answer is fine.
web-lesson-otherwise = That's a different move. The lesson carries on from here.
web-lesson-instead = The lesson would have done this: { $what }. It carries on from your move.
web-lesson-take-back = Take it back
web-lesson-over = That was the lesson
web-lesson-learned = What you know now
web-lesson-go-on = Keep playing
web-lesson-stops-game = { $count ->
    [one] { $count } stop, one game
   *[other] { $count } stops, one game
}
web-lesson-left = { $minutes ->
    [one] About a minute left.
   *[other] About { $minutes } minutes left.
}
web-lesson-waits = Dondi is waiting for you.
web-lesson-general = At this table the stop is explained in general terms. It follows these rules:
web-lesson-left-out = Skipped at this table: what it explains didn't come up.
web-lesson-lost = { $things ->
    [one] { $what } is gone: stop
   *[other] { $what } are gone: stop
}{ $count ->
    [one] { "" } { $stops } is
   *[other] s { $stops } are
} explained differently or skipped.
web-lesson-again = Restart this stop
web-lesson-practice = Puzzle { $number }
web-lesson-all-told = You've seen every stop. The game is yours.

## A club: friends, pages

web-club = Club
web-seat-ask = Ask a friend
web-seat-asked-brief = asked
web-seat-by-link = Somebody by link
web-seat-friend-help = Your friend sees the seat among their tables and is told by their reminder channel. No link is needed.
web-event-counts = This game counts for “{ $name }”.

## Studies

web-study = Study
web-study-yours = Your studies
