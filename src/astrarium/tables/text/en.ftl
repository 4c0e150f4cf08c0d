### What a table with people around it says: answers that come too late, undo, chat, bots, standing in.

table-stale = The table has moved on in the meantime. Look again.
table-not-your-seat = Seat { $seat } isn't yours.
table-try-again = Something went wrong; nothing was changed. Please try again.
table-who-are-you = The server doesn't know you yet. Please reload the page.
table-no-name = Please enter a name.
table-undo-asked-already = The others have already been asked to take something back.
table-undo-not-asked = Nobody has asked to take anything back.
table-over = The game is over and stays as it was played. To try something else, go to an earlier move and play on from there.
table-branch-others = Other people are playing this game, and playing on from here would reveal hidden information. Wait until it's over.
table-branch-over = The game is already over there: go back a little to play on.
table-last-deed = Last
table-which-bot = Which bot should take seat { $seat }?
table-bot-too-slow = { $bot } would think too long: at most { $most } seconds or { $iterations } iterations a move.

## Limits

table-name-too-long = That name is too long: { $most } characters at most.
table-chat-too-long = That is too much at once: { $most } characters at most.
table-chat-too-fast = Not so fast: please wait a moment before you write again.
table-crowded = This table is full: { $most } people are here already.

## When somebody does not play on

table-stand-in-players-only = Only players at this table may ask for a bot.
table-stand-in-nobody = There's nobody a bot could play for.
table-stand-in-never = The players agreed that no bot takes over at this table.
table-stand-in-not-awaited = Nobody is waiting for that player now.
table-stand-in-here = { $seat-person ->
    [second] You are
   *[third] { $seat } is
} here.
table-stand-in-early = { $seat-person ->
    [second] You have
   *[third] { $seat } has
} not been away long enough yet: wait { $minutes ->
        [one] one more minute.
       *[other] { $minutes } more minutes.
    }
table-stand-in-plays = A bot is playing for you. Take your seat back first.
table-notice-time-up = Time is up for { $seat }: { $bot } plays on.
table-notice-lost-on-time = { $seat-person ->
    [second] You have lost on time.
   *[third] { $seat } has lost on time.
}
table-notice-away = { $seat-person ->
    [second] You have
   *[third] { $seat } has
} been away for too long: { $bot } plays on.
table-notice-back = { $seat-person ->
    [second] You are back and play on
   *[third] { $seat } is back and plays on
}.

## Leaving

table-players-only = Only players at this table may do that.
table-conceded = You've resigned this game: a bot plays it to the end.
table-bot-for-the-rest = Your time was up: as agreed, a bot plays this game to the end.
table-leave-begun = You've already played here. Resign instead, or come back later.
table-leave-own = That seat belongs to the person who set up the table.
table-kick-host = Only the person who set up the table may take a seat back.
table-kick-nobody = There's no guest in that seat.
table-kick-begun = That guest has already played here and keeps the seat.
table-notice-conceded = { $seat-person ->
    [second] You resigned
   *[third] { $seat } resigned
} the game.
table-notice-abandoned = The game was abandoned by agreement.
table-notice-agreed = { $seat-person ->
    [second] You are
   *[third] { $seat } is
} away: { $bot } plays on, as the others agreed.
table-notice-left = { $name } left, and the seat is free again.
table-notice-kicked = { $name } no longer has a seat here; it is free again.

## The characters that play: a name, a rank, how they play, and a word at the end

table-level-cadet = Cadet
    .low = cadet
    .name = Luna
    .text = Sees one move ahead and misjudges prices.
    .won = I had a plan this time.
    .lost = Again? I nearly had a plan.
table-level-ensign = Ensign
    .low = ensign
    .name = Hermes
    .text = A few games behind him; perfect for a first game.
    .won = Quick, while it was still warm.
    .lost = I ran ahead of myself.
table-level-lieutenant = Lieutenant
    .low = lieutenant
    .name = Vesna
    .text = Plays sound moves but misses some of the better ones.
    .won = It grew while you looked away.
    .lost = One more round, and it would have bloomed.
table-level-commander = Commander
    .low = commander
    .name = Sol
    .text = Knows the game well; a slip here and there.
    .won = A good day. Yours was close to it.
    .lost = A good day for both of us.
table-level-captain = Captain
    .low = captain
    .name = Ares
    .text = Thinks a round ahead and forgives little.
    .won = You gave me one round too many.
    .lost = I struck one round too late.
table-level-commodore = Commodore
    .low = commodore
    .name = Jovan
    .text = Weighs the best moves against each other.
    .won = I have seen this ending before.
    .lost = Now that ending was new to me.
table-level-admiral = Admiral
    .low = admiral
    .name = Vulcan
    .text = Plays every good move out first. Our strongest.
    .won = I waited until the iron was hot.
    .lost = You struck before my iron was hot.
table-strength-at = About { $rating }, as strong as { $level-name }.
table-strength-between = About { $rating }, between { $low-name } and { $high-name }.
# The second of a name is Ares II.
table-nth = { $number ->
    [0] { "" }
    [2] { " II" }
    [3] { " III" }
    [4] { " IV" }
    [5] { " V" }
   *[other] { " " }{ $number }
}
table-bot = { $level-name }{ table-nth }
    .role = { $level-low }
    .full = { $level-name }{ table-nth }, { $level-low }
table-bot-style = { $level-name }{ table-nth }
    .role = { $level-low } and { $style-low }
    .full = { $level-name }{ table-nth }, { $level-low } and { $style-low }
table-bot-match = Mira{ table-nth }
    .text = A star that changes: plays at your strength.
    .role = as strong as { $rating }
    .full = Mira{ table-nth }, as strong as { $rating }
    .won = That was close. Shall we?
    .lost = Now I have to get better too.
table-bot-teacher = Dondi{ table-nth }
    .role = the clockmaker
    .full = Dondi{ table-nth }, the clockmaker
    .won = Now you know how it ticks.
    .lost = Now you know how it ticks.
table-bot-other = Bot { $bot }{ table-nth }
    .role = bot
    .full = Bot { $bot }{ table-nth }

## How they like to play

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
    .text = Takes worlds with a shield and pays for little else.
table-style-race-producer = Producer
    .low = producer
    .text = Fills worlds with goods, consumes for double points and fights nobody.
table-style-race-builder = Builder
    .low = builder
    .text = Spends every card and hurries towards the twelfth.
table-style-orion-raider = Raider
    .low = raider
    .text = Keeps a large fleet and attacks at every chance.
table-style-orion-gardener = Gardener
    .low = gardener
    .text = Builds up income and slots first and leaves the fighting to others.
table-style-orion-warden = Warden
    .low = warden
    .text = Keeps fleet and morale high and gives nobody a chance to attack.
table-style-captains-envoy = Envoy
    .low = envoy
    .text = Lives on the faction tracks and wants to trigger every event.
table-style-captains-engineer = Engineer
    .low = engineer
    .text = Fills the tech board, and is first to take a golden card.
table-style-captains-drillmaster = Drill master
    .low = drill master
    .text = Turns every three medals into a commander.
table-style-adastra-gardener = Gardener
    .low = gardener
    .text = Lets peoples grow and leaves wars to others.
table-style-adastra-scholar = Scholar
    .low = scholar
    .text = Wants every branch of research, and the highest level of each.
table-style-adastra-warlord = Warlord
    .low = warlord
    .text = Builds ships early and strikes the weak.

## Played by earlier rules

table-earlier-rules = Up to move { $move } this game was played under earlier rules: the log covers it, but the board can't be shown.
table-branch-rules = This game was played under earlier rules: you can watch it, but not play on from here.

## The coach

table-no-coach = There's a coach at this table only if all players agree to it.
table-daily-no-coach = There's no coach in the deal of the day: everyone plays it alone.
table-rated-no-coach = There's no coach in a game that counts.
table-notice-event-late = Time for this round is up: { $seat-person ->
    [second] you have
   *[third] { $seat } has
} lost.
table-rated-concede = A rated game against bots alone can be given up, not broken off.
table-rated-seed = A rated game has a fresh deal. Leave the seed empty.
table-variant-unrated = Rated games and the deal of the day take the printed cards.
table-variant = Variant “{ $name }”: some cards are changed.
table-rated-alone = A rated game needs an opponent.
table-rated-hotseat = In a rated game everyone plays one seat on a device of their own.
table-rated-bot = { $bot } has no measured strength, so it can't play rated games.
table-daily-closed = Others are still playing this deal. After midnight (UTC) it's open for study.
table-nothing-to-hint = You have nothing to decide right now.
table-review-later = A game can be reviewed once it's over.
table-review-rules = This game was played under earlier rules: you can watch it, but the coach only knows the current ones.
table-coach-failed = The coach didn't find an answer this time. Please ask again.
table-note = { $seat-person ->
    [second] Your note
   *[third] { $seat }'s note
}: { $words }
table-note-players = Only the players can write notes.
table-note-later = Notes can be written once the game is over.
table-note-empty = A note can't be empty.
table-rematch-later = The game isn't over yet.
table-rematch-players = Only the players can ask for a rematch.

## Words that are added to the seed

table-bad-word = A word has at most { $most } letters.
table-words-seats = Words can be added at tables of at most { $most } players.

## Tables that are ended

table-notice-ended = The server's moderators have ended this game. It can still be viewed.
table-notice-expired = Nobody has played here for { $days } days, so the game was abandoned. It can still be viewed.
