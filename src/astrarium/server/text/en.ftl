### What the server says to people.

server-malformed = The server didn't understand that: { $why }
server-too-large = That message is too long: { $most } bytes at most.
server-other-site = This page may not talk to this table.
server-name-taken = There is already an account called { $name }.
server-account-already = You already have an account: { $name }.
server-wrong-password = No such account, or the password is wrong.
server-no-such-table = There is no such table.
server-not-invited = You need an invitation. Ask the person who set up the table for a link.
server-delete-own = Other people have a share in this table, so it stays.
server-record-not-yet = You can read the record once the game is over.
server-bad-request = The request isn't valid: { $why }
server-not-found = There is nothing here.
server-inside = Something went wrong inside the server.

## Limits

server-password-length = A password has { $least } to { $most } characters.
server-too-many-tables = You have { $most } tables in play. Finish some of them first.
server-too-many-guests = Too many new guests from one place. Please try again in a minute.
server-too-many-tries = Too many attempts. Please wait a minute.
server-too-many-connections = You already have this open in { $most } places. Close some of them.

server-too-fast = That was a lot in a short time. Please wait a moment.

## Letters

server-no-mail = This server doesn't send email.
server-bad-address = No email can reach that address.
server-bad-mail = ASTRARIUM_MAIL must be an address such as smtp://user:password@host:587.
server-old-letter = This link has been used or has expired. Ask for a new email.
server-letter-email-subject = Is this your address?
server-letter-email =
    Someone who plays as { $name } gave this as their address.

    If that's you, open this page within a day:
    { $link }

    If it isn't you, ignore this email: you won't hear from us again.
server-letter-reset-subject = New password
server-letter-reset =
    Someone asked for a new password for the account { $name }.

    If that's you, choose one here within an hour:
    { $link }

    If it isn't you, ignore this email: the password stays as it is.

## Where a link leads

server-link-free = There's a free seat for you.
server-link-mine = This seat is already yours.
server-link-taken = Someone is already sitting there. Ask for another link.
server-link-over = This game is over.
server-link-watch = You can watch this game.
server-link-unknown = This link leads nowhere. Part of it may be missing.

## Pages

server-not-built = The table in the browser hasn't been built yet. Build it (make client), then load this page again.
server-cannot-listen = Cannot listen at { $host }, port { $port }: { $why }. To use any free port: --port 0.
server-cannot-keep = Tables cannot be kept in { $folder }: { $why }
server-unreadable = The stored data of this table is damaged and can't be read. The server's operator will find it named in the log; all other tables are fine.
server-moved = Another version of the program has taken over this table. Your page will reconnect by itself.
server-newer = This table was played on with a newer version of the program, whose rules differ from those here. It continues as soon as that version runs again, or when the server's operator releases the table.
server-notice-rules = The rules of the game were corrected. The game continues from where it was, and the log is kept.
server-notice-phase = The rules of the game were corrected. The game continues from the beginning of this phase, so the board may differ a little from what you last saw. The log is kept.
server-notice-misfit = Under the corrected rules an answer of { $seat-own } no longer fits ({ $answer }){ $more ->
    [0] {""}
    [one] , nor does the one after it
   *[other] , nor do the { $more } after it
}. The question is asked again.
server-notice-elsewhere = The rules have changed: { $answer } of { $seat-own } would no longer lead to the same position{ $more ->
    [0] {""}
    [one] , so it and the move after it are asked again
   *[other] , so it and the { $more } moves after it are asked again
}. The game continues from the last position that both versions of the rules agree on.
server-notice-elsewhere-secret = The rules have changed: an answer of { $seat-own } would no longer lead to the same position. The game continues from before it: { $question }
server-notice-misfit-secret = Under the corrected rules an answer of { $seat-own } no longer fits. The question is asked again: { $question }
server-stranded = The current rules can't handle this table ({ $why }). It stays as it is and can continue with a version that can read it.
server-not-json = Requests that change something must be sent as JSON.
server-no-such-login = You have no such log-in.
server-no-account = You have no account yet, so there's no password.
server-no-database = There is no database at { $file }.
server-copy-exists = { $file } already exists; a copy never overwrites anything.
server-no-copy = { $file } cannot be written: { $why }
server-bad-copy = { $file } isn't a complete copy of a database: { $why }
server-damaged = The database { $file } is damaged, or isn't a database: { $why }
server-no-source = The database { $file } cannot be copied: { $why }
server-no-move = Nothing was moved from { $source } to { $target }: { $why }
server-not-empty = { $file } isn't empty; nothing is written over existing data.
server-in-use = { $file } is in use. Stop the server first.
server-doctor-same = { $table } ({ $game }): the same under rules { $present }.
server-doctor-as-played = { $table } ({ $game }): played under rules { $rules } and kept as played; under rules { $present } it differs from move { $since }.
server-doctor-goes-on = { $table } ({ $game }): replayed under rules { $present } it differs from move { $since }; it continues from its last stored position; { $misfits ->
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
server-doctor-rating = { $table } ({ $game }): the ratings after this game don't follow from its places.

## Those who look after the server

server-bot-token = The server doesn't know this token.
server-bad-url = { $url } isn't the address of a server; one looks like https://games.example.
server-record-position = This game began in the middle of another one, so what came before can't be checked. Only games recorded from their first move can be opened here.
server-record-long = The record has more than { $most } entries, and no game is that long.
server-record-unplayable = The record couldn't be replayed.
server-bot-not-there = No program called { $bot } is connected that plays this game.
server-bot-declined = The program { $bot } does not want to play this game now.
server-admin-what = There is no command { $what }. There are: { $known }.
server-admin-nobody = There is no account and no person called { $name }.
server-admin-bot-name = A bot's name is one word of at most 30 letters, digits and underscores.
server-banned = This account has been closed by the server's moderators.
server-muted = The server's moderators have muted you.
server-other-host = This server doesn't answer to that name.
server-unavailable = The server can't reach its tables at the moment. Please try again soon.
server-draining = The server is about to restart and takes no new tables. Please try again in a few minutes.
server-not-allowed = Only the server's moderators may do that.
server-daily-stays = An attempt at the deal of the day stays until the day is over.
server-rated-stays = A rated game stays until it's over. You can give it up at the table.
server-rated-account = Rated games need an account. Create one under your name at the top.
server-rated-one-seat = In a rated game everyone plays one seat.
server-no-such-day = There is no deal of { $day } for this game.
server-no-such-person = There is no account called { $name } here.
server-no-page = This person shows no page, or not to you.
server-account-needed = This needs an account. Create one under your name at the top.
server-friends-closed = { $name } can't be asked to be friends.
server-too-many-friends = You have { $most } friends and open questions, and that is the limit.
server-ask-host = Only whoever set up the table may ask friends to it.
server-ask-friend = You can only ask your friends to a seat.
server-no-such-event = There is no such event.
server-event-arbiter = Only the arbiter may do that.
server-event-closed = Entry is over, or the event is full.
server-event-no-result = There is no result yet that could be changed.
server-event-rated = Duplicate is never rated, and neither are events with bots whose strength wasn't measured.
server-event-time = An event needs a clock, or rounds with an end.
server-event-too-many = You have { $most } events coming or going on, and that is the limit.
server-group-role = Your role in the group doesn't allow that.
server-group-limit = The limit is { $most }, and it is reached.
server-nobody-there = There's nobody else in that seat.
server-not-dealt = Nothing has been dealt yet: everyone may still add a word to the shuffle.
server-deal-host = The person who set up the table decides when to deal.

## Being away

server-bad-hook = This address can't be used. It must begin with https:// and be reachable by everyone.
server-letter-turn-subject = { $count ->
    [one] A table is waiting for you
   *[other] { $count } tables are waiting for you
}
server-letter-turn =
    It is your turn:

    { $links }
server-letter-ending-subject = { $count ->
    [one] One of your tables is about to be removed
   *[other] { $count } of your tables are about to be removed
}
server-letter-ending =
    Nobody has played here for a long time. Open a table to keep it; otherwise it will be removed in { $days } days:

    { $links }
server-letter-when = You decide when and whether we write, on your profile page.
server-letter-asked-subject = { $count ->
    [one] A friend asks you to a game
   *[other] Friends ask you to { $count } games
}
server-letter-asked =
    A friend has kept a seat for you. It waits in the lobby:

    { $links }
server-letter-late-subject = { $count ->
    [one] Your time is running out at a table
   *[other] Your time is running out at { $count } tables
}
server-letter-late =
    Little time is left for your move:

    { $links }
server-no-holiday = You have { $left } days of holiday left this year, not { $days }.
server-bad-clock = Such a clock does not exist.
server-bad-zone = There is no time zone { $zone }.
server-bad-push = No browser would send that.
server-no-such-study = There is no such study, or it was deleted.
server-study-look-only = You can look at this study; whoever made it has not let others change it.
server-too-many-studies = You have { $most } studies. Delete some first.
