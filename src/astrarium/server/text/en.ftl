### What the server says to people.

server-malformed = The server did not understand that: { $why }
server-too-large = That message is too long: { $most } bytes at most.
server-other-site = This page may not talk to this table.
server-name-taken = Somebody has an account called { $name } already.
server-account-already = You have an account already: { $name }.
server-wrong-password = There is no such account, or the password is another one.
server-no-such-table = There is no such table.
server-not-invited = This needs an invitation. Ask whoever set the table up for a link.
server-delete-own = Other people have a part in this table: it stays.
server-record-not-yet = The record can be read when the game is over.
server-bad-request = The request does not fit: { $why }
server-not-found = There is nothing here.
server-inside = Something went wrong inside the server.

## Limits

server-password-length = A password has { $least } to { $most } characters.
server-too-many-tables = You have { $most } tables in play. Finish some of them first.
server-too-many-guests = Too many newcomers from one place. Please try again in a minute.
server-too-many-tries = Too many tries. Please wait a minute.
server-too-many-connections = You have this open in { $most } places already. Close some of them.

server-too-fast = That was a lot in a short time. Please wait a moment.

## Letters

server-no-mail = This server sends no letters.
server-bad-address = That is no address a letter could reach.
server-bad-mail = ASTRARIUM_MAIL is to be an address such as smtp://user:password@host:587.
server-old-letter = This link has been used, or is too old. Ask for a new letter.
server-letter-email-subject = Is this your address?
server-letter-email =
    Somebody who plays as { $name } says that this is their address.

    If that is you, open this page within a day:
    { $link }

    If not, do nothing: you will not hear from us.
server-letter-reset-subject = Another password
server-letter-reset =
    Somebody asks for another password for the account { $name }.

    If that is you, choose it here within an hour:
    { $link }

    If not, do nothing: the password stays as it is.

## Where a link leads

server-link-free = A seat is free for you.
server-link-mine = This seat is yours already.
server-link-taken = Somebody sits there already. Ask for another link.
server-link-over = This game is over.
server-link-watch = You may watch this game.
server-link-unknown = This link leads nowhere. Perhaps a part of it was lost.

## Pages

server-not-built = The table in the browser is not built yet. Build it (make client), then load this page again.
server-cannot-listen = Cannot listen at { $host }, port { $port }: { $why }. Another port: --port 0 takes a free one.
server-cannot-keep = Tables cannot be kept in { $folder }: { $why }
server-unreadable = What is kept of this table is damaged and cannot be read. Whoever runs the server finds it named in the log; all other tables are well.
server-moved = Another version of the program has taken this table over. Your page connects again by itself.
server-newer = This table was played on with a newer version of the program, whose rules differ from those here. It goes on as soon as that version runs again, or whoever runs this server releases the table.
server-notice-rules = The rules of the game were corrected. It goes on where it stood, and the log stays.
server-notice-phase = The rules of the game were corrected. It goes on from the beginning of this phase, so the board may differ a little from what you last saw. The log stays.
server-notice-misfit = By the corrected rules an answer of { $seat-own } no longer fits ({ $answer }){ $more ->
    [0] {""}
    [one] , nor does the one after it
   *[other] , nor do the { $more } after it
}. It is asked again.
server-notice-elsewhere = The rules have changed: { $answer } of { $seat-own } would not lead where it led{ $more ->
    [0] {""}
    [one] , so it and the move after it are asked again
   *[other] , so it and the { $more } moves after it are asked again
}. The game goes on from the last position that is the same by both rules.
server-notice-elsewhere-secret = The rules have changed: an answer of { $seat-own } would not lead where it led. The game goes on from before it: { $question }
server-notice-misfit-secret = By the corrected rules an answer of { $seat-own } no longer fits. It is asked again: { $question }
server-stranded = The present rules can make nothing of this table ({ $why }). It stays as it is and can go on with a version that can read it.
server-not-json = What changes anything is to be sent as JSON.
server-no-such-login = There is no such log-in of yours.
server-no-account = You have no account yet, and so no password.
server-no-database = There is no database at { $file }.
server-copy-exists = { $file } is there already; a copy takes nobody's place.
server-no-copy = { $file } cannot be written: { $why }
server-bad-copy = { $file } is no whole copy of a database: { $why }
server-damaged = The database { $file } is damaged, or is none: { $why }
server-no-source = The database { $file } cannot be copied: { $why }
server-no-move = Nothing was carried from { $source } to { $target }: { $why }
server-not-empty = { $file } is not empty; nothing is put over what is there.
server-in-use = { $file } is in use. Stop the server first.
server-doctor-same = { $table } ({ $game }): the same by rules { $present }.
server-doctor-as-played = { $table } ({ $game }): played by rules { $rules }, kept as it was played; by rules { $present } it differs since move { $since }.
server-doctor-goes-on = { $table } ({ $game }): replayed by rules { $present } it differs since move { $since }; it goes on from its last stored position; { $misfits ->
    [0] every answer fits
    [one] one answer is asked again
   *[other] { $misfits } answers are asked again
}.
server-doctor-newer = { $table } ({ $game }): { $why }
server-doctor-stranded = { $table } ({ $game }): { $why }
server-doctor-all = { $tables ->
    [0] There are no tables
    [one] One table
   *[other] { $tables } tables
}; { $other ->
    [0] all are the same.
    [one] one is not the same.
   *[other] { $other } are not the same.
}
server-newer-layout = The database has layout { $layout }, this version knows layouts up to { $known }. Bring it back with the newer version: astrarium admin layout { $known }
server-admin-layout = There is no layout { $layout }. This version knows layouts from 0001 to { $known }.
server-doctor-unreadable = { $table } ({ $game }): cannot be read: { $why }

## Those who look after the server

server-bot-token = The server does not know this token.
server-bad-url = { $url } is no address of a server; one looks like https://games.example.
server-record-position = This game began in the middle of another one, so what went before cannot be checked. Only games from their first move on can be brought here.
server-record-long = The record has more than { $most } entries, and no game is that long.
server-record-unplayable = The record could not be played again.
server-bot-not-there = No program called { $bot } is connected that plays this game.
server-admin-what = { $what } is nothing that can be done. There are: { $known }.
server-admin-nobody = There is no account and no person called { $name }.
server-admin-bot-name = A bot is called by a word of at most 30 letters, digits and underscores.
server-banned = This account has been closed by those who look after the server.
server-muted = Those who look after the server have asked you to be silent.
server-other-host = This server does not answer to that name.
server-unavailable = The server cannot reach its tables at the moment. Please try again soon.
server-draining = The server is about to restart and takes no new tables. Please try again in a few minutes.
server-not-allowed = Only those who look after the server may do that.
server-daily-stays = A try at the deal of the day stays until the day is over.
server-no-such-day = There is no deal of { $day } for this game.
server-nobody-there = Nobody else sits there.
server-not-dealt = Nothing is dealt yet: everybody may still add a word to the luck.
server-deal-host = Whoever set the table up says when to deal.

## Being away

server-bad-hook = That address is not called. It is to begin with https:// and be one that everybody can reach.
server-letter-turn-subject = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
server-letter-turn =
    It is your turn:

    { $links }
server-letter-ending-subject = { $count ->
    [one] A table of yours is about to end
   *[other] { $count } tables of yours are about to end
}
server-letter-ending =
    Nobody has played here for long. Whoever opens such a table keeps it; else it ends in { $days } days:

    { $links }
server-letter-when = When and whether we write is up to you, on the page with your name.
server-bad-push = That is nothing that a browser would send.
