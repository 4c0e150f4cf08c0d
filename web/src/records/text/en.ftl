### Personal records

web-rated-last = last game { $change }, place { $place } of { $seats }
web-rated-history = Rated games
web-rated-day = Day
web-rated-place = Place
web-rated-points = Rating
web-records-help = Every game you've finished here, except lessons, puzzles and practice.
web-records-none = Nothing yet: your first finished game starts the list.
web-records-played = played
web-records-won = won
web-records-best = best score
web-records-margin = biggest lead
web-records-row = wins in a row
web-records-row-now = { $now }, best { $most }
web-records-days = deals of the day
web-records-days-won = { $won } of { $days } won
web-records-puzzles = puzzles solved
web-records-of = { $count } of { $all }
web-records-opponent = against
web-records-against-people = People
web-records-against-several = Several bots
web-records-against-nobody = Alone
