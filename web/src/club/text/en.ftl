## A club: friends, pages

web-friends = Friends
web-friends-none = Nobody yet. Ask somebody by their account name, or from among your last opponents.
web-friends-account = Friends need accounts. You create one under your name at the top.
web-friends-asking = They'd like to be friends
web-friends-asked = Asked, no answer yet
web-friend-name = Account name
web-friend-ask = Ask to be friends
web-friend-asked = { $name } has been asked.
web-friend-part = End friendship
web-decline = Decline
web-take-back = Take back
web-opponents = Last opponents
web-opponents-none = You haven't played with anybody yet.
web-page-mine = My page
web-page-help = Others see nothing of you but your name, unless you want them to. Your page shows your mark, your hours, your ratings, and to each visitor your games together.
web-page-shown = Who sees my page
web-page-shown-nobody = nobody
web-page-shown-friends = my friends
web-page-shown-all = everybody on this server
web-page-mark = My mark
web-page-hours = When I usually play
web-page-hours-help = Tuesday evenings
web-page-asks = People may ask me to be friends
web-page-saved = Saved.
web-person-game = Game
web-person-rating = Rating
web-person-points = { $rating } ± { $spread }
web-person-met = You against them
web-person-score = { $mine } : { $theirs }
web-person-no-games = No rated games yet, and none with you.
web-asked-table = { $name } is keeping a seat for you: { $game }
web-asked-friend = { $name } would like to be friends
web-seat-asked = { $name } has been asked to this seat.
web-search = Find me an opponent
web-search-live = Live, now
web-search-days = By days
web-search-begin = Look for somebody
web-search-help = You'll be taken to the table as soon as somebody about as strong as you is found. The longer it takes, the further we look.
web-search-bot = Play a bot meanwhile
web-search-on = Looking for an opponent at { $game }: { $minutes } min, strength { $rating } ± { $width }
web-search-stop = Stop
web-search-found = Your opponent is at the table.

## Events

web-events = Events
web-events-none = No events yet.
web-event-new = Announce an event
web-event-announce = Announce
web-event-name = Name
web-event-kind = Kind
web-event-begins = Begins (your time)
web-event-rounds = Rounds
web-event-bots = Bots that take part
web-event-live = Live: 30 minutes each, rounds of 2 hours
web-event-days = By days: 3 days a move, rounds of 30 days
web-event-swiss = Swiss tournament
web-event-swiss-help = Each round you meet somebody with about as many points, nobody twice. A win is a point, a tie half a point. With an odd number, one rests and has a point.
web-event-swiss-ties = Ties are broken by the points of the opponents without the weakest, then by all of them, then by wins.
web-event-round_robin = Round-robin
web-event-round_robin-help = Everybody meets everybody once. A win is a point, a tie half a point.
web-event-round_robin-ties = Ties are broken by the points of beaten opponents and half those of tied ones, then by wins.
web-event-knockout = Knock-out
web-event-knockout-help = The winner goes on. After a tie, the one with the lower starting number does.
web-event-knockout-ties = Starting numbers go by strength.
web-event-duplicate = Duplicate
web-event-duplicate-help = Everybody plays the same deals from the same seats. Nobody tells of a deal before its round is over.
web-event-duplicate-ties = Of each deal, the share of the others who were beaten; ties are broken by all points of the games.
web-event-opponent = The other seats are { $bot }'s.
web-event-late = Whoever hasn't come within { $minutes } minutes has lost.
web-event-hours = After { $hours } hours, whoever the table waits for has lost.
web-event-host = The arbiter is { $name }.
web-event-count = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
web-event-over = over
web-event-round = round { $round } of { $rounds }
web-event-round-short = R{ $round }
web-event-entry = begins { $when }
web-event-enter = Enter
web-event-leave = Withdraw
web-event-begin = Begin now
web-event-out = Take out
web-event-account = Events need an account. You create one under your name at the top.
web-event-entrants = Entries
web-event-standings = Standings
web-event-place = Place
web-event-points = Points
web-event-percent = Percent
web-event-tie-buchholz-cut = Opponents −1
web-event-tie-buchholz = Opponents
web-event-tie-berger = Beaten
web-event-tie-wins = Wins
web-event-tie-total = Sum
web-event-rests = not playing
web-event-gone = withdrawn
web-event-somebody = Somebody
web-event-correct = Correct a result
web-event-why = Why
web-event-corrections = Corrections
web-event-correction = Round { $round }, table { $board }: { $was } became { $now } ({ $by }: { $why })
web-event-moments = How it went
web-event-moment-surprise = { $one } beats the stronger { $other }
web-event-moment-lead = { $one } takes the lead from { $other }

## Leagues

web-event-league = League
web-event-league-help = Everybody meets everybody in their own division. After each season the best move up and the last move down.
web-event-league-ties = A cell shows division and place. Newcomers begin in the lowest division.
web-league-seasons = Seasons
web-league-size = Players in a division
web-league-days = Days of a season (0: the arbiter begins each)
web-league-rules = A division has about { $size } players. { $moves ->
    [one] One moves up and one moves down.
   *[other] { $moves } move up and as many move down.
}
web-league-by-date = A season begins { $days } days after the one before, once its games are over.
web-league-by-arbiter = The arbiter begins each season, once the games of the one before are over.
web-league-season = season { $round } of { $rounds }
web-league-next = the next begins { $when }
web-league-season-short = S{ $round }
web-league-division = Division
web-league-cell = Division { $division }
web-league-of = A division of { $name }
web-league-mine = My division
web-league-turn = Begin the next season

## Groups

web-groups = Groups
web-groups-none = No groups yet. A group has tables and events for its members alone.
web-groups-account = Groups need an account. You create one under your name at the top.
web-group-new = Create a group
web-group-found = Create
web-group-name = Name of the group
web-group-about = In a few words
web-group-shown = Everybody on this server sees the group and may ask to join
web-group-is-shown = listed for everybody
web-group-is-hidden = hidden, by invitation only
web-group-members = { $count ->
    [one] 1 member
   *[other] { $count } members
}
web-group-role-moderator = moderator
web-group-role-member = member
web-group-role-asked = you are invited
web-group-role-asking = you've asked to join
web-group-join = Ask to join
web-group-part = Leave the group
web-group-change = Change
web-group-tables = Tables
web-group-no-tables = No tables at the moment.
web-group-new-table = New table
web-group-table = A table of your group: its members see it, may watch and take free seats.
web-group-people = Members
web-group-asking = They'd like to join
web-group-admit = Let in
web-group-appoint = Make moderator
web-group-dismiss = Moderator no more
web-group-ask = Invite to the group
