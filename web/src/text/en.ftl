### The page itself.

## Table of tables

web-tables = Tables
web-replays = Replays
web-gallery = Gallery
web-rules = Rules
web-open-table = Open a table
web-open-table-help = against friends, strangers or bots; on this screen or far apart
web-your-tables = Your tables
web-wait-for-you = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
web-free-seats = Free seats
web-join-code = Join with a link
web-last-finished = Last finished
web-your-move-button = Your move
web-play = Play
web-look-in = Look in
web-sit-down = Sit down
web-watch-again = Watch it again
web-no-tables = You have no tables yet. Open one: against a bot you can begin at once.
web-no-open = No table has a free seat for you just now.
web-no-finished = No finished games yet.
web-players-minutes = { $players } players, { $minutes } min
web-weight = weight { $weight } of 5
web-all-finished = { $count ->
    [one] { $count } finished game
   *[other] All { $count } finished games
}
web-quick = Play a bot
web-set-up = Set up a table
web-new-table-of = New table: { $game }
web-moves = { $moves ->
    [0] not begun yet
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
web-add-seat = One more seat
web-drop-seat = One seat less
web-seats-of = { $least } to { $most } players
web-table-name = Name of the table
web-kind-me = Me
web-kind-link = A friend, by link
web-kind-hotseat = Somebody on this screen
web-kind-open = Anybody
web-kind-bot = A bot
web-level = How well it plays
web-level-mine = About my strength
web-style = How it likes to play
web-style-any = As it sees fit
web-name = Name
web-seed = Seed
web-seed-help = The same seed deals the same game again. Leave it empty for a new one.
web-open-to-all = Show it in the lobby, so that anybody may take a free seat
web-clock = Clock
web-clock-off = No clock
web-clock-help = When your time is up, a bot plays for you until you are back.
web-clock-minutes = { $minutes } minutes each
web-more = More
web-begin = Begin
web-begin-invite = Begin and invite
web-first-seat = Who begins is decided in play; a seat is only a colour.

## Joining

web-invitation = You are invited
web-take-seat = Take the seat
web-watch = Watch
web-go-to-table = Go to the table
web-to-lobby = To all tables
web-call-me = What shall the others call you?
web-join-as = You play as
web-paste-link = Paste the link you were given
web-bring-file = Or bring a game along that you have saved as a file: your bots sit where they sat, and other people are invited by links.
web-open-file = Open a saved game
web-file-wrong = That file holds no game that can be read.
web-copy = Copy
web-copied = Copied
web-invite = Invite
web-invite-help = Whoever opens this link takes the seat. It works once.
web-invite-only-here = These links work on this computer only. For friends elsewhere, let Astrarium serve your network (make serve ARGS="--host 0.0.0.0") and open the table under this computer's address.
web-share = Share
web-watch-link = Link for watching
web-people = At this table

## Trouble

web-failed = Something went wrong. Please try again.
web-offline = There is no connection to the table. It will be tried again.
web-reconnecting = No connection. Trying again…
web-not-sent = Not sent: there is no connection just now.
web-nothing-here = There is nothing here
web-nothing-here-text = The address leads nowhere. Perhaps a part of it was lost on the way.
web-not-for-you = This table is not open to you
web-not-for-you-text = Ask whoever set it up for a link.
web-loading = Setting up the table…

## Who

web-you = You
web-bot = bot
web-bot-any = Bot
web-away = away
web-free-seat = free seat
web-free = free
web-stands-in = { $bot } plays for now
web-come-back = I am back
web-replaced = A bot plays for you
web-ask-bot = Let a bot sit in
web-ask-bot-help = Possible after { $hours ->
    [one] an hour
   *[other] { $hours } hours
} away. They get the seat back when they return.
web-rename = Your name
web-account = Account
web-account-help = An account lets you play on from another device.
web-password = Password
web-password-help = At least 8 letters
web-bring-seats = Take my seats as a guest along
web-log-ins = Where I am logged in
web-log-in-here = this browser
web-log-in-end = Log out there
web-log-ins-end = Log out everywhere else
web-password-old = Password until now
web-password-new = New password
web-password-change = Change the password
web-password-changed = The password is changed. Everywhere else you are logged out.
web-guest = guest
web-email = E-mail
web-email-help = For a forgotten password
web-email-asked = We have written there. Open the link in the letter.
web-forgot = I forgot the password
web-forgot-asked = If that account has an address, a letter is on its way.
web-letter-reset = Another password
web-letter-reset-done = The password is changed. Log in with it.
web-letter-confirm = Your address
web-letter-confirm-yes = Yes, this address is mine
web-letter-confirm-done = Thank you. Letters will reach you there.
web-my-data = My data
web-my-data-take = Take it along
web-forget-me = Forget me
web-forget-me-help = Account, address and log-ins are deleted for good. Games with others go on under a name that says nothing.
web-forget-me-not = Stay
web-house = Look after the server
web-house-notice = What everybody reads in the lobby
web-house-reports = Reports
web-house-settle = Settled
web-house-nothing = Nobody has reported anything.
web-house-find = Find
web-house-mute = Mute
web-house-unmute = Let talk
web-house-ban = Ban
web-house-unban = Let in again
web-away-title = When I am away and it is my turn
web-away-email = Write me a letter
web-away-hook = Call this address
web-away-quiet = Not between these hours
web-away-from = From
web-away-to = Until
web-away-until = On holiday until
web-away-saved = Saved.
web-push = Tell this browser, also when it is closed
web-push-refused = This browser does not want to be told.
web-blocked = Blocked
web-unblock = Meet again
web-trouble = Trouble with this player
web-report = Report
web-report-what = What has { $name } done? Those who look after the server read it.
web-report-done = Thank you. Those who look after the server will read it.
web-block = Block
web-block-done = You and { $name } meet at no new table any more. It can be undone on the page with your name.
web-table-ends = { $days ->
    [one] Nobody plays here: it ends in a day. Open it to keep it.
   *[other] Nobody plays here: it ends in { $days } days. Open it to keep it.
}
web-house-people = People
web-house-role = looks after the server
web-house-drain = Take no new tables: a restart is near
web-house-inspect = Look
web-house-end = End
web-house-delete = Delete
web-house-delete-sure = Delete for good
web-house-end-help = What is ended stays to be looked at; what is deleted is gone for good.
web-words-wish = Before the deal everybody may add a word to the luck
web-words-title = Before the deal
web-words-help = All luck of this game will come from a secret seed and from the words that you add. The seed is pledged below, so nobody can change it any more; at the end it is told.
web-words-pledge = The pledge
web-words-mine = My word
web-words-add = Add it
web-words-none = Add nothing
web-words-spoken = is ready
web-words-silent = is thinking of a word
web-words-wait = It is dealt as soon as everybody is ready.
web-words-deal = Deal now
web-luck-word = { $name } added: { $word }
web-luck = Luck that can be checked
web-luck-pledged = All luck of this game comes from a seed. This is its pledge; the seed is told at the end, and has to fit.
web-luck-told = The pledge that was made at the start, and the seed that all luck came from.
web-luck-kept = The seed fits the pledge: nothing was changed on the way. astrarium verify checks the whole record.
web-luck-broken = The seed does not fit the pledge. This game was not dealt as promised.
web-luck-unknown = This page can check it only over https. astrarium verify checks the record.
web-sign-up = Make an account
web-log-in = Log in
web-log-out = Log out
web-logged-in = You are logged in as { $name }.
web-save = Save

## The table

web-your-move = Your move. { $prompt }
web-waiting = Waiting for { $names }
web-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
web-watching = You are watching
web-undo = Undo
web-whole-turn = Whole turn
web-ask-table = Ask the table
web-ask-reason = Somebody has learned something or decided since then: the others must agree.
web-undo-waits = You have asked to take it back; the others have not answered yet.
web-withdraw = Withdraw
web-why = Why can't I?
web-as-list = All options as a list
web-find-option = Type to find
web-options-of = { $shown } of { $all }
web-no-option = Nothing has these words.
web-no-more = { $most } at most. Put one back first.
web-undo-asked = { $name-person ->
    [second] You ask
   *[third] { $name } asks
} to take back the last decision.
web-agree = Agree
web-refuse = Refuse
web-undo-refused = The table did not agree to take it back.
web-pick-lit = Pick something that is marked
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
web-write = Write something
web-send = Send
web-no-chat = Nobody has said anything yet.
web-no-log = Nothing has happened yet. What has brass corners can be picked now; a right click or a long press tells about anything.
web-primer = In a minute
web-primer-goal = Goal
web-primer-turn = Your turn
web-primer-mind = Worth knowing
web-primer-help = What has brass corners can be picked now. Rest the mouse on anything, or press it long, and it says what it is.
web-primer-why = This sign below the board says why something is not possible.
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
web-play-on-help = Opens a table of your own at this position.
web-looking-at = You look at move { $move }
web-earlier = One move back
web-later = One move on
web-search-rules = Search the rules
web-contents = Contents
web-no-paragraph = No paragraph has these words.
web-here = Here
web-pass-device = Pass the device to { $name }
web-i-am = I am { $name }
web-pass-help = What follows is meant for { $name } alone.
web-fold = Fold the side panel away
web-unfold = Open the side panel
web-close = Close
web-seed-was = Seed of this game: { $seed }
web-record = Record of the game
web-new-game = Play again
web-skip = To the decision
web-board-words = The board in words
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-all = Show all of it
web-board = Board
web-decision = Decision
web-phase = Phase

web-state-selectable = can be picked
web-state-selected = picked
web-state-target = goes with it
web-state-barred = barred

## What others did

web-log-turn-mine = Your turn
web-log-turn = Turn of { $player }
web-since = Since your last move
web-since-deeds = { $count ->
    [one] One thing happened since your last move.
   *[other] { $count } things happened since your last move.
}
web-replay = Replay
web-replay-kept = Kept until your next move
web-turn-of = { $at } of { $all } since your last move
web-to-your-turn = To your turn
web-to-now = To the table
web-pause = Pause
web-play-it = Play
web-step-back = One step back
web-step-on = One step on
web-from-start = From the beginning
web-turns = What others do is shown
web-turns-slow = Slowly
web-turns-normal = One by one
web-turns-fast = Fast
web-turns-hand = Step by step
web-turns-off = All at once
web-key-replay = plays again what happened since your last move

## After the end

web-rematch = Rematch
web-rematch-asked = Waiting for the others
web-rematch-there = To the rematch
web-rematch-wish = { $name-person ->
    [second] You would like a rematch.
   *[third] { $name } would like a rematch.
}
web-end = How it went
web-end-race = The race, round by round
web-end-made = What it was made of
web-end-turns = Turning points
web-end-deed = Best deed
web-end-deed-gain = Round { $round }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-end-best = Best round
web-end-best-text = { $name-person ->
    [second] In round { $round } you gained { $points }.
   *[third] In round { $round } { $name } gained { $points }.
}
web-end-lead = { $name-person ->
    [second] You took the lead
   *[third] { $name } took the lead
}: { $scores }
web-end-swing = { $name-person ->
    [second] You gained { $points }
   *[third] { $name } gained { $points }
}: { $scores }
web-end-worth-lead = { $name-person ->
    [second] You came out ahead
   *[third] { $name } came out ahead
}: { $gain }
web-end-worth-swing = { $name-person ->
    [second] You got a better position
   *[third] { $name } got a better position
}: { $gain }
web-end-by-worth = By what the coach holds the positions to be worth: points that are there and points to come.
web-end-judging = The coach is judging the positions.
web-end-by-points = By points alone.
web-end-no-turns = Nothing turned: the lead was never in doubt.
web-end-round = Round { $round }
web-end-share = Link to the replay
web-end-picture = Picture of the board
web-replay-bar = Replay
web-round-back = One round back
web-round-on = One round on
web-move-back = One move back
web-move-on = One move on
web-speed = Speed
web-jump = Jump to
web-jump-start = The beginning
web-jump-end = The end
web-eyes = { $name-person ->
    [second] Your eyes
   *[third] Eyes of { $name }
}
web-eyes-whose = Whose eyes
web-hands-open = Everything open
web-was-here = was here
web-copy-link = Link to this move
web-note-write = A note on this move
web-note-keep = Write
web-leave-replay = Leave
web-begins = The game begins

## Settings

web-settings = Settings
web-language = Language
web-theme = Look
web-theme-system = As the system
web-theme-night = Night
web-theme-paper = Paper
web-motion = Motion
web-motion-full = Full
web-motion-fast = Fast
web-motion-off = Off
web-helpers = Colour-blind helpers: patterns and letters besides colours
web-sound = Sound
web-confirm-each = Confirm every step with the brass button

## Keys

web-keys = Keys
web-key-tab = to the next thing that can be picked
web-key-arrows = from thing to thing
web-key-enter = picks; confirms when a choice is complete
web-key-esc = takes back the last pick, closes a drawer
web-key-numbers = picks by number
web-key-undo = undo
web-key-about = what a thing does
web-key-rules = the rule about it
web-key-why = in a lesson: why
web-key-show = in a lesson: what it would do
web-key-icons = the key to the icons
web-key-board = the board in words
web-key-rail = folds the side panel
web-key-help = this list

## The coach

web-coach = Coach
web-coach-title = What would you do?
web-coach-sees = Two ways that the table's own player considers. It sees only what you see.
web-coach-thinks = Thinking …
web-coach-wait = When you have something to decide, the coach has two ways for you.
web-coach-people = Between people there is a coach only when all agree. { $missing ->
    [one] One person is still to agree.
   *[other] { $missing } people are still to agree.
}
web-coach-agree = I agree to a coach for all
web-coach-withdraw = No coach after all
web-coach-nothing = Nothing
web-coach-now = It brings:
web-coach-later = It prepares:
web-coach-against = Against it:
web-coach-pick = Pick this
web-coach-foot = Compared with the middle one of { $tried } ways, each played on to your next move. Imagined worlds: { $worlds }.
web-warn = “{ $option }”: really?
web-warn-anyway = Do it anyway
web-warn-other = Choose otherwise
web-warnings = Ask back before an empty move
web-key-coach = what would you do?
web-review = Look back
web-review-wait = Looking back at your decisions …
web-review-decisions = { $count ->
    [0] No decision stands out
    [one] One decision
    [2] Two decisions
   *[other] Three decisions
}
web-review-none = Nothing that we would have done otherwise.
web-review-summary = What cost 0.5 and more adds up to about { $lost }. In { $sound } of { $decided } decisions you were within 0.5 of the best.
web-review-round = Round { $round }
web-review-you = you
web-review-better = better
web-review-again = Try it again
web-tried-more = You scored { $points ->
    [one] a point
   *[other] { $points } points
} more than before.
web-tried-less = You scored { $points ->
    [one] a point
   *[other] { $points } points
} less than before.
web-tried-same = You scored as much as before.
web-review-turns = Turning points
web-review-look = Look at it
web-review-luck = Luck, the others and you
web-review-luck-text = Luck: { $luck } beyond what was to be expected. What the others did: { $others }. Your decisions: { $lost }.
web-review-how = Values are estimates: the game's own player goes on in imagined worlds from what you knew then.
web-explain-ways = { $count } answers begin with this.
web-explain-seat = Whatever bears this colour and this shape belongs to this player.
web-icons = Key to the icons
web-icons-here = On this table
web-icons-all = All { $count }
web-icons-find = Find a sign
web-icons-foot = Rest on anything, press it long, or go to it with the arrows and press Space: it tells the same. Press a line to see where it lies.
web-coach-show = Show on the board

## Leaving a table

web-manners = Coming and going
web-title-turn = Your move: { $table }
web-title-waiting = ({ $count }) Astrarium
web-notify-me = Tell this device when it is my move
web-notify-refused = The browser does not allow notices from this page. Its settings can change that.
web-leave-now = Leave for now
web-leave-now-help = Nothing is lost. The table waits in the lobby.
web-leave-seat = Give my seat back
web-leave-seat-help = You have not played yet: somebody else may come.
web-abandon = Break the game off
web-abandon-withdraw = Play on after all
web-abandon-help = It ends without a winner when all agree.
web-concede = Give up
web-concede-ask = Give this game up?
web-concede-end = The others win, and the game is over. It stands: { $standing }.
web-concede-bot = You come last, and a bot plays your seat to the end. It stands: { $standing }.
web-stay = Play on
web-keep = Keep it
web-delete = Delete
web-delete-table = Delete this table
web-delete-ask = Delete this table?
web-delete-help = The game and its record are gone for good.
web-kick = Take the seat back
web-bot-at-once = A bot at once
web-bot-at-once-help = If all others here agree. Whoever returns has the seat again.
web-wish-abandon = { $name } would like to break the game off. It ends without a winner.
web-wish-stand_in = { $name } would like a bot to play for { $absent } at once.
web-broken-off = Broken off: nobody wins.
web-decided-conceded = Given up before the end.
web-decided-abandoned = All agreed.

## Puzzles

web-puzzles = Puzzles
web-puzzle = Puzzle
web-puzzles-help = Turns of real games with one best way. Everything that counts is open, and every way was searched through.
web-puzzles-solved = { $solved } of { $all } solved
web-puzzle-grade = grade { $grade } of 3
web-puzzle-done = solved
web-puzzle-goal-points = Reach { $goal } points with this turn. You have { $now }.
web-puzzle-goal-lead = End this turn { $ends ->
        [level] level
        [behind] no more than { $by } behind
       *[ahead] with a lead of { $by }
    }. { $stands ->
        [level] You are level now.
        [behind] You are { $gap } behind now.
       *[ahead] You lead by { $gap } now.
    }
web-puzzle-goal-program = Find the one program with which you surely act first and end your actions { $ends ->
        [level] level
        [behind] no more than { $by } behind
       *[ahead] with a lead of { $by }
    }, what the planets pay as they stand counted. { $stands ->
        [level] You are level now.
        [behind] You are { $gap } behind now.
       *[ahead] You lead by { $gap } now.
    }
web-puzzle-goal-claim = Find the one program with which you surely act first and end your actions with more robots than the other on { $goal } planets. It is { $now } now.
web-puzzle-goal-win = Nobody moves after you. Win. It stands { $now } to { $other }.
web-puzzle-goal-cards = End this turn with { $goal } cards in hand. You have { $now }.
web-puzzle-goal-round = Reach { $goal } points in this round. You have { $now }. Dondi produces where an action is chosen, and passes otherwise.
web-puzzle-goal-last = This round is the last. Win. It stands { $now } to { $other }. Dondi produces where an action is chosen, and passes otherwise.
web-puzzle-goal-spaces = Come to { $goal } spaces on the faction tracks with this turn. You have { $now }.
web-puzzle-goal-people = End this turn with { $goal } people on your planets. You have { $now }.
web-puzzle-goal-planets = End this turn with more robots than the other on { $goal } planets. It is { $now } now.
web-puzzle-goal-stores = End this turn with { $goal } in store: food, fleet and production together. You have { $now }.
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
web-puzzle-open-win = Leave nothing to luck.
web-puzzle-solved-win = Solved: the game is yours.
web-puzzle-short-win = That does not win. There is a way that does.
web-puzzle-reason-win = This wins. Whatever else you begin with does not: all { $tried } answers were tried.
web-puzzle-open = { $worth } so far. Leave nothing to luck.
web-puzzle-solved = Solved: { $goal }.
web-puzzle-short = The turn is over with { $worth }. { $goal } can be reached.
web-puzzle-luck = That leaves it to luck. Take it back and look for the sure way.
web-puzzle-second = Dondi may act before you then: with the lower sum he says who begins. Take it back and look for the sure way.
web-puzzle-again = Once more
web-puzzle-hint = Hint
web-puzzle-solution = Solution
web-puzzle-reason = This makes { $goal }. Whatever else you begin with makes { $second } at most: all { $tried } answers were tried.

## The deal of the day

web-daily = Deal of the day
web-daily-help = The same cards and the same opponent for everybody here, until midnight (UTC).
web-daily-over = The day is over: every game can be watched and played on from.
web-daily-rules = Your first try counts. There is no coach, and what somebody has learned cannot be taken back. Afterwards you may practise it as often as you like.
web-daily-against = Against { $bot }.
web-daily-play = Play it
web-daily-on = Go on
web-daily-again = Practise it
web-daily-table = Results
web-daily-today = Today
web-daily-state-none = Not played yet
web-daily-state-begun = Begun
web-daily-state-late = Not finished in time
web-daily-state-done = Played
web-daily-place = Place { $place } of { $count }
web-daily-count = { $count ->
    [0] nobody has played it yet
    [one] one has played it
   *[other] { $count } have played it
}
web-daily-player = player
web-daily-points = points
web-daily-margin = ahead by
web-daily-moves = answers
web-daily-won = won
web-daily-lost = not won
web-daily-gave-up = gave up
web-daily-closed = The others’ games open when you have played it.
web-daily-next = Next deal in { $hours } h { $minutes } min.
web-daily-counts = This try counts.
web-daily-practice = Practice: it does not count.

## Personal records

web-records = My records
web-records-help = All games that you have finished here. Lessons, puzzles and practice are not among them.
web-records-none = Nothing yet: your first finished game begins the list.
web-records-played = played
web-records-won = won
web-records-best = best score
web-records-margin = greatest lead
web-records-row = wins in a row
web-records-row-now = { $now }, at most { $most }
web-records-days = deals of the day
web-records-days-won = { $won } of { $days } won
web-records-puzzles = puzzles solved
web-records-of = { $count } of { $all }
web-records-opponent = against
web-records-against-people = People
web-records-against-several = Several bots
web-records-against-nobody = Alone

## About

web-about = About
web-about-what = What Astrarium is
web-about-what-text = A table for space board games. Play with friends, share one screen, or play against bots that see no more than you do. Every rule is kept, every "why not?" is answered, every game can be watched again. It is free, and its source is open (MIT licence).
web-about-whose = Whose games these are
web-about-whose-text = The games and their names belong to their authors and publishers. Astrarium is not connected with any of them. If you like a game here, buy the box: it is better around a real table, and it keeps those who make such games making them.
web-about-ours = What is our own
web-about-ours-text = The rules are told in our own words. Pictures, icons and sounds were made for this table. No text and no art of a published game is used.
web-about-designed = Cards that we designed
web-about-designed-text = Some cards could not be read from public sources. We designed others in their place and marked them as ours. Who owns the box can correct a copy of a game's components file and play with it.

## Lessons

web-lesson = Lesson
web-learn = Learn in { $minutes } minutes
web-learn-on = Go on: stop { $stop } of { $all }
web-learned = Learned, again?
web-before = Played it before?
web-before-no = No, teach me
web-before-no-help = { $minutes } minutes with Dondi, at a real table
web-before-little = A little
web-before-little-help = The set-up for a first game, opponent: { $level }
web-before-all = Yes, all the rules
web-before-all-help = The whole game, opponent: { $level }
web-lesson-title = { $game }: a taught game
web-lesson-about = { $count ->
    [one] { $count } stop
   *[other] { $count } stops
} on a real table. { $seats ->
    [1] Every move can be taken back.
   *[other] Dondi, who plays against you, waits for you, and every move can be taken back.
}
web-lesson-begin = Begin
web-lesson-stop = Stop { $number } of { $all }. { $title }.
web-lesson-stops = Stop { $number } of { $all }: show all stops
web-lesson-of = { $number } of { $all }
web-lesson-why = Why?
web-lesson-show = Show me
web-lesson-skip = Skip
web-lesson-skip-this = Skip this stop
web-lesson-alone = Play on alone
web-lesson-on = Nothing new here. The lesson goes on like this; you may also do otherwise:
web-lesson-free = The lesson leaves this to you: any answer is fine.
web-lesson-otherwise = That is another way. The lesson goes on from what you did.
web-lesson-instead = The lesson would have done this: { $what }. It goes on from what you did.
web-lesson-take-back = Take it back
web-lesson-over = That was the lesson
web-lesson-learned = What you know now
web-lesson-go-on = Play on
web-lesson-stops-game = { $count ->
    [one] { $count } stop, one game
   *[other] { $count } stops, one game
}
web-lesson-left = { $minutes ->
    [one] About a minute left.
   *[other] About { $minutes } minutes left.
}
web-lesson-waits = Dondi waits for you.
web-lesson-general = At this table the stop is told in general words. The rules that it goes by:
web-lesson-left-out = Left out at this table: what it speaks of was not there.
web-lesson-lost = { $things ->
    [one] { $what } is gone: stop
   *[other] { $what } are gone: stop
}{ $count ->
    [one] { "" } { $stops } is
   *[other] s { $stops } are
} told otherwise or left out.
web-lesson-again = Begin this stop again
web-lesson-practice = Puzzle { $number }
web-lesson-all-told = All stops are behind you. The game is yours.
