### The deal of the day

web-daily-help = The same cards and the same opponent for everyone here, until midnight (UTC).
web-daily-over = The day is over: you can watch every game, or play on from any position.
web-daily-rules = Your first try counts. There's no coach, and moves that reveal information can't be undone. Afterwards you can practise as often as you like.
web-daily-against = Against { $bot }.
web-daily-play = Play it
web-daily-on = Continue
web-daily-again = Practise
web-daily-table = Results
web-daily-today = Today
web-daily-state-none = Not played yet
web-daily-state-begun = Started
web-daily-state-late = Not finished in time
web-daily-state-done = Played
web-daily-place = Place { $place } of { $count }
web-daily-count = { $count ->
    [0] nobody has played yet
    [one] one player so far
   *[other] { $count } players so far
}
web-daily-player = player
web-daily-points = points
web-daily-margin = ahead by
web-daily-moves = answers
web-daily-won = won
web-daily-lost = didn't win
web-daily-gave-up = resigned
web-daily-closed = You can watch the others' games once you've played.
web-daily-next = Next deal in { $hours } h { $minutes } min.
web-daily-counts = This try counts.
web-daily-practice = Practice: it doesn't count.
