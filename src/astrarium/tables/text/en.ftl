### What a table with people around it says: answers that come too late, undo, chat, bots, standing in.

table-stale = The table has moved on meanwhile. Look again.
table-not-your-seat = Seat { $seat } is not yours.
table-try-again = Something went wrong here; nothing was changed. Please try again.
table-who-are-you = The server does not know you yet. Please load the page again.
table-no-name = Please give a name.
table-undo-asked-already = The others have been asked to take something back already.
table-undo-not-asked = Nobody has asked you to take anything back.
table-over = The game is over and stays as it was played. To try something else, look at an earlier move and play on from there.
table-branch-others = Other people play this game, and playing on would show what is hidden. Wait until it is over.
table-branch-over = The game is over there: go back a little to play on.
table-which-bot = Which bot is to sit on seat { $seat }?
table-bot-too-slow = { $bot } would think too long: { $most } seconds or { $iterations } iterations a move at most.

## Limits

table-name-too-long = That name is too long: { $most } characters at most.
table-chat-too-long = That is too much at once: { $most } characters at most.
table-chat-too-fast = One thing after another: please wait a moment before you write again.
table-crowded = There is no room at this table: { $most } people are here already.

## When somebody does not play on

table-stand-in-players-only = Only those who play here may ask for a bot.
table-stand-in-nobody = There is nobody for whom a bot could play.
table-stand-in-never = At this table no bot plays for anybody: that was agreed.
table-stand-in-not-awaited = Nobody waits for that player now.
table-stand-in-here = { $seat-person ->
    [second] You are
   *[third] { $seat } is
} here.
table-stand-in-early = { $seat-person ->
    [second] You have
   *[third] { $seat } has
} not been away long enough: { $minutes ->
        [one] one more minute.
       *[other] { $minutes } more minutes.
    }
table-stand-in-plays = A bot is playing for you. Take your seat back first.
table-notice-time-up = Time is up for { $seat }: { $bot } plays on.
table-notice-away = { $seat-person ->
    [second] You have
   *[third] { $seat } has
} been away too long: { $bot } plays on.
table-notice-back = { $seat-person ->
    [second] You are back and play on
   *[third] { $seat } is back and plays on
}.

## Leaving

table-players-only = Only those who play here may do that.
table-conceded = You have given this game up: a bot plays it to the end.
table-leave-begun = You have played here already. Give the game up instead, or come back to it later.
table-leave-own = That seat belongs to whoever set the table up.
table-kick-host = Only whoever set the table up may take a seat back.
table-kick-nobody = There is no guest on that seat.
table-kick-begun = That guest has played here already and keeps the seat.
table-notice-conceded = { $seat-person ->
    [second] You give
   *[third] { $seat } gives
} the game up.
table-notice-abandoned = The game was broken off, as all agreed.
table-notice-agreed = { $seat-person ->
    [second] You are
   *[third] { $seat } is
} away: { $bot } plays on, as the others agreed.
table-notice-left = { $name } left, and the seat is free again.
table-notice-kicked = { $name } has no seat here any more; the seat is free again.

## How well bots play

table-level-cadet = Cadet
    .low = cadet
    .text = Knows the rules and little else: sees the next move, and is wrong about what things are worth.
table-level-ensign = Ensign
    .low = ensign
    .text = Has played a few games: plans a little, and overrates what it is fond of. Made for a first game.
table-level-lieutenant = Lieutenant
    .low = lieutenant
    .text = Plays sound moves and forgets some of the better ones.
table-level-commander = Commander
    .low = commander
    .text = Knows the game well and misjudges little: a slip here and there is all you are given.
table-level-captain = Captain
    .low = captain
    .text = Knows what everything is worth, thinks a round ahead and forgives little.
table-level-commodore = Commodore
    .low = commodore
    .text = Has learned from thousands of its own games, or plays its best moves through before it chooses one.
table-level-admiral = Admiral
    .low = admiral
    .text = Plays its best moves through again and again before it chooses one. Our strongest, in no hurry.
table-strength-at = About { $rating }, as strong as { $level }.
table-strength-between = About { $rating }, between { $low } and { $high }.
table-bot = { $number ->
        [0] Bot · { $level-low }
       *[other] Bot { $number } · { $level-low }
    }
table-bot-style = { $number ->
        [0] Bot · { $style-low }, { $level-low }
       *[other] Bot { $number } · { $style-low }, { $level-low }
    }

## How bots like to play

table-style-metallum-neighbour = Neighbour
    .low = neighbour
    .text = Leaves you alone and builds. Both of you earn more.
table-style-metallum-spoiler = Spoiler
    .low = spoiler
    .text = Would rather cost you three credits than earn two.
table-style-metallum-engineer = Engineer
    .low = engineer
    .text = Buys modules early and lets them work.
table-style-race-conqueror = Conqueror
    .low = conqueror
    .text = Takes what has a shield and pays for little.
table-style-race-producer = Producer
    .low = producer
    .text = Fills its worlds, consumes for double points and fights nobody.
table-style-race-builder = Builder
    .low = builder
    .text = Spends every card and hurries towards the twelfth.
table-style-orion-raider = Raider
    .low = raider
    .text = Keeps its fleet large and attacks whenever it can.
table-style-orion-gardener = Gardener
    .low = gardener
    .text = Grows income and slots first, and lets others fight.
table-style-orion-warden = Warden
    .low = warden
    .text = Keeps fleet and morale up, and gives nobody an attack.
table-style-captains-envoy = Envoy
    .low = envoy
    .text = Lives on the faction tracks and wants to set off every event.
table-style-captains-engineer = Engineer
    .low = engineer
    .text = Fills its tech board, and is the first to take a golden card.
table-style-captains-drillmaster = Drill master
    .low = drill master
    .text = Turns every three medals into a commander.
table-style-adastra-gardener = Gardener
    .low = gardener
    .text = Lets its peoples grow and leaves wars to others.
table-style-adastra-scholar = Scholar
    .low = scholar
    .text = Wants every branch of research, and the highest level of each.
table-style-adastra-warlord = Warlord
    .low = warlord
    .text = Builds ships early and strikes whoever is weak.

## Played by earlier rules

table-earlier-rules = Up to move { $move } this game was played by earlier rules: the log tells of it, the board cannot be shown.
table-branch-rules = This game was played by earlier rules: it can be watched, but not played on from here.

## The coach

table-no-coach = There is a coach at this table only when all players agree to it.
table-daily-no-coach = In the deal of the day there is no coach: everybody plays it alone.
table-daily-closed = Others are still playing this deal. After midnight (UTC) it is open for study.
table-nothing-to-hint = There is nothing to decide for you now.
table-review-later = A game is looked back at when it is over.
table-review-rules = This game was played by earlier rules: it can be watched, but the coach knows only the present ones.
table-coach-failed = The coach did not come to an answer this time. Please ask again.
table-note = { $seat-person ->
    [second] Your note
   *[third] Note of { $seat }
}: { $words }
table-note-players = Notes are written by those who played.
table-note-later = Notes are written when the game is over.
table-note-empty = A note needs words.
table-rematch-later = The game is not over yet.
table-rematch-players = Only those who played can ask for a rematch.

## Words that are added to the seed

table-bad-word = A word has at most { $most } letters.
table-words-seats = Words are added at tables of at most { $most } players.

## Tables that are ended

table-notice-ended = Those who look after the server have ended this game. It stays to be looked at.
table-notice-expired = Nobody has played here for { $days } days: the game is broken off. It stays to be looked at.
