### What the server says to people.

server-stale = The table has moved on meanwhile. Look again.
server-not-your-seat = Seat { $seat } is not yours.
server-malformed = The server did not understand that: { $why }
server-too-large = That message is too long: { $most } bytes at most.
server-try-again = Something went wrong here; nothing was changed. Please try again.
server-other-site = This page may not talk to this table.
server-who-are-you = The server does not know you yet. Please load the page again.
server-no-name = Please give a name.
server-name-taken = Somebody has an account called { $name } already.
server-account-already = You have an account already: { $name }.
server-wrong-password = There is no such account, or the password is another one.
server-no-such-table = There is no such table.
server-not-invited = This needs an invitation. Ask whoever set the table up for a link.
server-record-not-yet = The record can be read when the game is over.
server-undo-asked-already = The others have been asked to take something back already.
server-undo-not-asked = Nobody has asked you to take anything back.
server-over = The game is over and stays as it was played. To try something else, look at an earlier move and play on from there.
server-branch-others = Other people play this game, and playing on would show what is hidden. Wait until it is over.
server-branch-over = The game is over there: go back a little to play on.
server-which-bot = Which bot is to sit on seat { $seat }?
server-bot-too-slow = { $bot } would think too long: { $most } seconds or { $iterations } iterations a move at most.
server-bad-request = The request does not fit: { $why }
server-not-found = There is nothing here.
server-inside = Something went wrong inside the server.

## Limits

server-name-too-long = That name is too long: { $most } characters at most.
server-password-length = A password has { $least } to { $most } characters.
server-chat-too-long = That is too much at once: { $most } characters at most.
server-chat-too-fast = One thing after another: please wait a moment before you write again.
server-too-many-tables = You have { $most } tables in play. Finish some of them first.
server-too-many-guests = Too many newcomers from one place. Please try again in a minute.
server-too-many-tries = Too many tries. Please wait a minute.
server-too-many-connections = You have this open in { $most } places already. Close some of them.
server-table-crowded = There is no room at this table: { $most } people are here already.

## When somebody does not play on

server-stand-in-players-only = Only those who play here may ask for a bot.
server-stand-in-nobody = There is nobody for whom a bot could play.
server-stand-in-never = At this table no bot plays for anybody: that was agreed.
server-stand-in-not-awaited = Nobody waits for that player now.
server-stand-in-here = { $seat } is here.
server-stand-in-early = { $seat } has not been away long enough: { $minutes ->
        [one] one more minute.
       *[other] { $minutes } more minutes.
    }
server-stand-in-plays = A bot is playing for you. Take your seat back first.
server-notice-time-up = Time is up for { $seat }: { $bot } plays on.
server-notice-away = { $seat-person ->
    [second] You have
   *[third] { $seat } has
} been away too long: { $bot } plays on.
server-notice-back = { $seat-person ->
    [second] You are back and play on
   *[third] { $seat } is back and plays on
}.

## Where a link leads

server-link-free = A seat is free for you.
server-link-mine = This seat is yours already.
server-link-taken = Somebody sits there already. Ask for another link.
server-link-over = This game is over.
server-link-watch = You may watch this game.
server-link-unknown = This link leads nowhere. Perhaps a part of it was lost.

## How well bots play

server-level-cadet = Cadet
    .low = cadet
    .text = Knows the rules and little else: sees the next move, and is wrong about what things are worth.
server-level-ensign = Ensign
    .low = ensign
    .text = Has played a few games: plans a little, and overrates what it is fond of. Made for a first game.
server-level-lieutenant = Lieutenant
    .low = lieutenant
    .text = Plays sound moves and forgets some of the better ones.
server-level-commander = Commander
    .low = commander
    .text = Knows what everything is worth, thinks a round ahead and forgives little.
server-level-captain = Captain
    .low = captain
    .text = Has learned from thousands of its own games. Our strongest so far.
server-bot = { $number ->
        [0] Bot · { $level-low }
       *[other] Bot { $number } · { $level-low }
    }

## Pages

server-not-built = The table in the browser is not built yet. Build it (make web), then load this page again.
server-cannot-listen = Cannot listen at { $host }, port { $port }: { $why }. Another port: --port 0 takes a free one.
server-cannot-keep = Tables cannot be kept in { $folder }: { $why }
server-moved = A newer version of the program has taken this table over. Reload the page to play on.
server-earlier-rules = Up to move { $move } this game was played by earlier rules: the log tells of it, the board cannot be shown.
server-branch-rules = This game was played by earlier rules: it can be watched, but not played on from here.
server-notice-rules = The rules of the game were corrected. It goes on where it stood, and the log stays.
server-notice-misfit = By the corrected rules an answer of { $seat-own } no longer fits ({ $answer }){ $more ->
    [0] {""}
    [one] , nor does the one after it
   *[other] , nor do the { $more } after it
}. It is asked again.
server-not-json = What changes anything is to be sent as JSON.
server-no-such-login = There is no such log-in of yours.
server-no-account = You have no account yet, and so no password.
server-no-database = There is no database at { $file }.
server-copy-exists = { $file } is there already; a copy takes nobody's place.
server-no-copy = { $file } cannot be written: { $why }
server-bad-copy = { $file } is no whole copy of a database: { $why }
server-in-use = { $file } is in use. Stop the server first.
server-doctor-same = { $table } ({ $game }): the same by rules { $present }.
server-doctor-as-played = { $table } ({ $game }): played by rules { $rules }, kept as it was played; by rules { $present } it differs since move { $since }.
server-doctor-goes-on = { $table } ({ $game }): by rules { $present } it differs since move { $since } and goes on from there; { $misfits ->
    [0] every answer fits
    [one] one answer is asked again
   *[other] { $misfits } answers are asked again
}.
server-doctor-unreadable = { $table } ({ $game }): cannot be read: { $why }

## The coach

server-no-coach = There is a coach at this table only when all players agree to it.
server-nothing-to-hint = There is nothing to decide for you now.
server-review-later = A game is looked back at when it is over.
