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
server-over = The game is over and its seed is known: nothing can be taken back.
server-which-bot = Which bot is to sit on seat { $seat }?
server-bot-too-slow = { $bot } would think too long: { $most } seconds a move at most.
server-bad-request = The request does not fit: { $why }
server-not-found = There is nothing here.
server-inside = Something went wrong inside the server.

## Where a link leads

server-link-free = A seat is free for you.
server-link-mine = This seat is yours already.
server-link-taken = Somebody sits there already. Ask for another link.
server-link-over = This game is over.
server-link-watch = You may watch this game.
server-link-unknown = This link leads nowhere. Perhaps a part of it was lost.

## How well bots play

server-level-beginner = Beginner
server-level-easy = Easy
server-level-medium = Medium
server-level-hard = Hard

## Pages

server-not-built = The table in the browser is not built yet. Build it (make web), then load this page again.
server-cannot-listen = Cannot listen at { $host }, port { $port }: { $why }. Another port: --port 0 takes a free one.
server-cannot-keep = Tables cannot be kept in { $folder }: { $why }
