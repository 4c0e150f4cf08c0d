### The table itself: what the command line and text play say, and every refusal.

## Players

shell-player = Player { $number }
shell-named = { $name }
# Whoever reads: in a sentence, and by itself.
shell-you = you
    .alone = You
    .own = yours
    .person = second
# The player at the beginning of a sentence whose words are the same for "you" and for others.
who = { $seat-person ->
    [second] You
   *[third] { $seat }
}

## Several things in one breath

list = { $a }, { $b }
    .many = yes
both = { $a } and { $b }
    .many = yes
either = { $a } or { $b }
list-one = { $a }
list-nothing = –
# A sentence begins with a capital letter, whatever its words begin with.
sentence = { $words }.
sentences = { $a } { $b }

## Starting and leaving

shell-no-browser = The browser's table hasn't been built here (make play builds it), so this is text play of { $game }.
shell-started = A new game of { $game }, seed { $seed }.
shell-newcomer = New to it? “{ $word }” explains the game in a minute; “{ $command }” teaches it.
shell-opponent = Your opponent: { $level-name }, { $level-low }. { $about } “--seats you,bot:NAME” picks another: { $others }.
shell-own-match = Your opponent: Mira, who plays at your strength. { $strength }
shell-resumed = { $game }: continuing from move { $move }.
shell-you-are = { $player-person ->
    [second] Your decision
   *[third] You are { $player }
}.
shell-resume = You left a game of { $game } at move { $move }. Continue it? (yes or no)
shell-yes-or-no = Please answer yes or no.
shell-yes = yes
shell-no = no
shell-save-skipped = A saved game can't be read and is left where it is: { $why }
shell-kept = The game is saved. To continue it: { $command }
shell-watching = Only bots are playing; you're watching.
shell-pass-device = Pass the device to { $player } and press Enter.
shell-press-enter = Press Enter to continue.

## A decision

shell-turn-of = { $player-person ->
    [second] Your turn
   *[third] { $player }'s turn
}:
shell-recent = What happened
shell-recent-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
  }: log { $all } shows them all
shell-move = Move { $move }
shell-hint = A number, or part of a name; “{ $help }” lists everything else.
shell-pick-exactly = { $count ->
    [one] Pick { $count }.
   *[other] Pick { $count }, as in “1 3”.
}
shell-pick-range = Pick { $least } to { $most }, as in “1 3”.
shell-pick-up-to = { $most ->
    [one] Pick one, or 0 for none.
   *[other] Pick up to { $most }, as in “1 3”, or 0 for none.
}
shell-pick-order = The order of your picks matters.
shell-more = { $count ->
    [one] One more option.
   *[other] { $count } more options.
} Type part of a name to narrow the list (“-word” leaves options out), or “{ $all }”.
shell-narrowed = { $count ->
    [one] One option is left: Enter picks it.
   *[other] { $count } options are left. Enter shows them all again.
}
shell-narrowed-several = { $count ->
    [one] One option is left. Its number picks it; Enter shows them all again.
   *[other] { $count } options are left. Enter shows them all again.
}
shell-so-far = So far: { $things }
shell-take-it = Confirm: { $things }
shell-misfit = { $thing } can't be added: { $why }
shell-assembly = A number adds one; part of a name searches complete sets; “{ $help }” lists everything else.
shell-assembly-whole = Enter confirms, a number adds one, “{ $undo }” removes the last one; “{ $help }” lists everything else.
shell-no-match = No option contains “{ $typed }”.
shell-narrowed-away = Option { $number } isn't in the list you narrowed down; Enter shows them all again.
shell-no-number = There is no option { $number }: they're numbered 1 to { $last }.
shell-one-only = You can only pick one option here.
shell-thinking = { $player } is thinking …

## The words of text play

shell-word-help = help
shell-word-why = why
shell-word-undo = undo
shell-word-log = log
shell-word-board = board
shell-word-rules = rules
shell-word-primer = primer
shell-word-all = all
shell-word-save = save
shell-word-lang = lang
shell-word-quit = quit

shell-help = What you can type
shell-help-number = picks an option; to pick several: 1 3 4
shell-help-text = narrows the list to options containing these words; -word leaves options out; /word if the word is one of these commands
shell-help-help = this list
shell-help-rule = the rule behind the question; ? 3 for option 3; ? refinery for an option by name
shell-help-why = what isn't allowed now, and why; why X looks for X
shell-help-undo = goes back to your last decision
shell-help-log = what happened; log 50 shows fifty lines
shell-help-board = shows the whole board and the question again
shell-help-rules = rules paragraphs that mention WORD
shell-help-primer = explains the game in a minute
shell-help-all = every option, however many there are
shell-help-save = saves a record of the game in FILE
shell-help-lang = the language: en or pl
shell-help-quit = leaves; the game is saved
shell-help-explain = why the lesson says what it says
shell-help-show = what the lesson would do

shell-typed-number = 3
shell-typed-text = part of a name
shell-rule = The rule
shell-primer = In a minute
shell-primer-goal = Goal
shell-primer-turn = Your turn
shell-primer-mind = Worth knowing
shell-no-rule = This question cites no rule.
shell-why = What isn't allowed, and why
shell-no-barred = Nothing you might try here is forbidden.
shell-no-barred-match = Nothing that isn't allowed contains “{ $typed }”.
shell-rules-usage = Which word? For example: rules module, or rules M4.2
shell-no-rules = No rules paragraph contains “{ $typed }”.
shell-more-rules = Also in: { $numbers }
shell-more-barred = { $count ->
    [one] One more; “why WORD” narrows the list.
   *[other] { $count } more; “why WORD” narrows the list.
}
shell-log-empty = Nothing has happened yet.
shell-undone = Taken back: it's your decision again.
shell-saved = Saved: { $file }
shell-save-usage = Save to which file? For example: save game.json
shell-lang-usage = Which language? One of: { $languages }

## The end

shell-over = The game is over
shell-won = { $player-person ->
    [second] You win
   *[third] { $player } wins
}.
shell-drawn = The game ends in a draw: { $players }.
shell-decided = Decided by: { $why }
shell-place = Place
shell-player-heading = Player
shell-source = From
shell-total = Total
shell-last-words = “{ $words }” – { $who }
shell-end-race = Round by round
shell-end-round = Round
shell-end-deed = Best deed, round { $round }: { $gain }. { $what }
shell-record-at = Record of the game: { $file }
shell-and = { $first }, { $second }

## The list of games

shell-games = Games
shell-game = Game
shell-game-id = Id
shell-seats = Players
shell-minutes = Minutes
shell-settings = Settings
shell-range = { $least }–{ $most }

## Replay and verify

shell-replay = { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
shell-after-move = After move { $move } of { $moves }
shell-checked = { $file }: every check passed.
shell-check-layout = Format: { $format }, complete and readable.
shell-check-game = Game: { $game }, rules revision { $rules }.
shell-check-seed = Seed: { $seed } matches the published hash { $hash }.
shell-check-pledge = Pledge: { $pledge } was kept.
shell-check-words = The players' words are in the seed: { $words }.
shell-check-position = Seed: none; the table started from a given position.
shell-check-answers = { $count ->
    [0] Answers: none yet.
    [one] Answers: the only one follows the rules.
   *[other] Answers: all { $count } follow the rules.
}
shell-check-fingerprints = { $count ->
    [one] Positions: the only fingerprint agrees.
   *[other] Positions: all { $count } fingerprints agree.
}
shell-check-snapshot = Snapshot: matches the position the answers lead to.
shell-check-no-snapshot = Snapshot: none in this record.
shell-check-result = Result: { $scores }, as the rules say.
shell-check-no-bots = Bots: none at this table.
shell-check-bots = { $count ->
    [one] Bots: asked again, they made the same decision.
   *[other] Bots: asked again, they made the same { $count } decisions.
}
shell-check-bots-stopped = { $count ->
    [one] One decision came from a bot cut short by a slow machine.
   *[other] { $count } decisions came from bots cut short by a slow machine.
}
shell-check-bots-timed = { $count ->
    [one] One decision came from a bot that thinks for a set time; another machine may decide differently.
   *[other] { $count } decisions came from bots that think for a set time; another machine may decide differently.
}
shell-check-open = Result: none yet, the game isn't over.

## The arena: matches between bots

shell-arena-title = { $game }: a match between bots
shell-arena-facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats } players, seed { $seed }
shell-arena-revision = rules revision { $revision }
shell-arena-stopped = Stopped. The same command continues from here.
shell-arena-sprt-most = Settled after { $deals } { $deals ->
    [one] deal
   *[other] deals
}: { $bot } wins at least { $share } (95% sure).
shell-arena-sprt-least = Settled after { $deals } { $deals ->
    [one] deal
   *[other] deals
}: { $bot } wins at most { $share } (95% sure).
shell-arena-sprt-open = Not settled after { $deals } { $deals ->
    [one] deal
   *[other] deals
}: { $bot } may win { $share } or { $most }.
shell-arena-results = Results
shell-arena-rates = Win rate, with 95 % intervals
shell-arena-thinking = Time per move: median to 95th percentile
shell-arena-by-seat = By seat, with thinking times
shell-arena-duels = Who finished ahead of whom
shell-arena-bot = bot
shell-arena-won = won
shell-arena-won-from = won as { $player }
shell-arena-interval = 95 %
shell-arena-record = W–D–L
shell-arena-points = points
shell-arena-lead = lead
shell-arena-elo = Elo
shell-arena-rating = OpenSkill
shell-arena-ratings = Elo: points above the first bot of the match, with the 95 % interval; 400 more means winning ten games to one. OpenSkill: μ ± σ of Plackett and Luce’s model, updated game by game.
shell-arena-mean = ms per move
shell-arena-p95 = p95
shell-arena-longest = max
shell-arena-ahead-of = ahead of
shell-arena-rate = rate
shell-arena-games = games

shell-simulate-speed = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $bot } in { $seconds } s, { $rate } games/s, { $decisions } decisions/s
shell-simulate-length = Decisions per game: { $mean } ({ $least }–{ $most })
shell-simulate-seat = seat
shell-simulate-mean = mean
shell-simulate-spread = sd
shell-simulate-least = least
shell-simulate-most = most

## The arena: balance

shell-balance-title = Balance of { $game }
shell-balance-unequal = The bots of this match differ: whatever the stronger one likes looks strong. To study the game itself, put the same bot on every seat.
shell-balance-seat = Seat
shell-balance-rates-by = Win rate: { $kind }
shell-balance-rate = win rate
shell-balance-figures = All figures
shell-balance-times = times
shell-balance-picked = of seats
shell-balance-winners = of winners
shell-balance-worth-won = worth, % points
shell-balance-worth-points = worth, points
shell-balance-share = share
shell-balance-games = The games
shell-balance-a-game = per game
shell-balance-winning = winning score
shell-balance-lead = winner's lead
shell-balance-decisions = decisions
shell-balance-drawn = first place shared
shell-balance-mean = mean
shell-balance-middle = median
shell-balance-mostly = 90 % of games
shell-balance-all = least … most
shell-balance-above = certainly above even
shell-balance-close = not distinguishable from even
shell-balance-below = certainly below even
shell-balance-line = The dashed line is even ({ $even }).
shell-balance-band = The shaded range is within { $allowed } points of it.

shell-balance-even = { $kind }: everyone wins { $even } ± { $allowed } % of games.
shell-balance-taken = { $kind }: nothing is taken never or always.
shell-balance-seen = { $kind }: everything happens at some table.
shell-balance-within = { $kind }: { $least } to { $most } in at least { $mostly } of games.
shell-balance-inside = This is true of { $rate } of games ({ $interval }).
shell-balance-kept = Yes.
shell-balance-likely = Yes, as far as we can tell.
shell-balance-unlikely = No, as far as we can tell.
shell-balance-broken = No.
shell-balance-farthest = Farthest from even: { $name } with { $rate } ({ $interval }).
shell-balance-never = Never: { $names }.
shell-balance-always = Always: { $names }.
shell-balance-all-taken = { $count ->
    [one] The only one occurs.
   *[other] All { $count } occur.
}

shell-balance-method = How to read this
shell-balance-method-intervals = Intervals contain the true figure in 95 of 100 studies. Seats in one deal are not independent (where one wins, the others lose), so the deal is the unit of chance: win rates have Wilson intervals for the effective number of independent observations, means have Student's t. A shared first place counts half for each. Where an answer says “as far as we can tell”, an interval crosses the limit: more games would settle it.
shell-balance-method-worth = Worth is the difference between seats that have something and seats that don't: in percentage points of the win rate, and in points. It shows what goes together, not what causes what: a player who is winning anyway may afford more.
shell-lab-nothing = There is nothing to compare: give the changes of { $game } with --variant FILE.
shell-lab-one = --find needs a variant that changes exactly one component; this one changes { $count }.
shell-lab-field = { $field } of { $name } is not a whole number, so there is nothing to search.
shell-lab-facts = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} played with and without the changes, { $bot } on every seat. The intervals hold at 95 % however often one looks.
shell-lab-stronger = { $name } is stronger than printed. Taken, where seen: { $taken } percentage points; worth: { $gain } points.
shell-lab-weaker = { $name } is weaker than printed. Taken, where seen: { $taken } percentage points; worth: { $gain } points.
shell-lab-mixed = { $name } is another card now. Taken, where seen: { $taken } percentage points; worth: { $gain } points.
shell-lab-even = { $name } is as strong as printed, within a point: { $gain }.
shell-lab-open = { $name }: nothing is settled yet. Taken, where seen: { $taken } percentage points; worth: { $gain } points. More deals would tell.
shell-lab-rank = { $name } is worth more than { $below } of the { $all } others of its kind that were taken often enough.
shell-lab-printed = printed
shell-lab-changed = changed
shell-lab-gain = difference
shell-lab-deals = deals
shell-lab-taken = taken by somebody, where seen, %
shell-lab-worth = points more with it than without
shell-lab-won = wins more with it than without, %
shell-lab-points = points of a seat
shell-lab-rounds = rounds
shell-lab-decisions = decisions
shell-lab-even-at = Closest to the printed strength: { $field } { $value }.
shell-balance-method-many = Of twenty even things, one falls outside its interval by chance. So a verdict calls something broken only if it is certain despite the number of comparisons (Holm’s correction); intervals and colours are those of each thing by itself. A single outlier in a long list proves nothing until it shows up again with another seed.

## Refusals: set-up and seats

error-unknown-game = There is no game “{ $game }”. Installed: { $games }.
error-game-broken = The game { $game } is installed but can't be loaded: { $why }
error-bad-seats = { $game } is a game for { $exact ->
    [1] { $least } players
   *[0] { $least } to { $most } players
}, not for { $seats }.
error-unknown-setting = { $game } has no setting “{ $setting }”. Its settings: { $settings }.
error-bad-setting = { $setting } can't be “{ $value }”. Possible values: { $values }.
error-hidden = Hidden information stays hidden while the game goes on. You can see it when the game is over, or at an analysis table.
error-components-file = Can't read the components from { $file }: { $why }
error-components = { $file }: { $at }: { $must }.
error-components-is = { $file }: { $at } is { $value }; { $must }.
shell-left-out = Left out, because the game has changed since: { $why }
shell-variant = Variant “{ $name }”. Changed: { $changed }.
# What a refused file should have said, after the name of the field.
must-be = it must be { $what }
must-be-there = it is missing; { $must }
must-be-known = there is no such field; possible names: { $names }
must-be-once = { $what } appears twice
must-be-enough = at least { $least } are needed
must-be-named = the game has no name for it ({ $name })
must-go-with = it only goes with { $what }
must-go-without = it does not go with { $what }
must-have = { $what } is missing
must-be-something = it must be between { $least } and { $most }, but not 0
must-be-taught = no stop teaches it
must-score-one = a line of a scoring list must ask for exactly one thing: { $names }
must-be-either = there must be either { $a } or { $b }
must-produce = a production world, and no other card, has produce_here
must-be-in-order = there must be { $names }, in this order
must-be-all = there must be { $names }, each exactly once
must-exist = there is no { $what }
must-be-possible = only things that are always possible are allowed here: { $names }
must-lie-somewhere = this thing has no place on the table, so nothing can happen there
must-be-paragraph = it must be a paragraph of the rules
must-place-fewer = no more than { $most } robots can be placed
must-be-so-many = { $what } must appear { $n ->
    [one] once
   *[other] { $n } times
}
must-be-at-least = { $what } must appear at least { $n ->
    [one] once
   *[other] { $n } times
}
must-be-last = it must be the last of its list
must-be-picked = nothing before it picks a planet (remove, then place)
must-differ = it must not be the same as { $what }
must-cost = a cost must cost something
must-only-be = only these are allowed here: { $names }
must-lack = { $what } does not go with { $beside }
must-go-with-of = { $what } only goes with { $beside }
must-refer = a public source must name one of meta.refs
must-be-points = a card needs points or an end_game ability
must-be-one-kind = it must name exactly one of { $names }
must-rise = it must go from lowest to highest
must-fall-to-nothing = the levels must go down, the last one to 0
must-become-more = { $what } can only become more of the same
must-become-other = { $what } can only become something else
must-have-each = { $what } must have one of each: { $names }
must-be-one-route = two of them join the same places
must-be-reached = some places can't be reached
must-stand-alone = { $names } must stand alone
must-begin-empty = the first space must be empty and worth 0
must-have-solo = { $track } must have one solo event, and others
must-be-for = there must be one for each of { $names }
must-be-planets = there must be as many planets as tiles
must-be-tech = it must be an alpha or beta tech
must-be-cards = there must be { $n } numbers between 1 and { $most }
must-be-people = there must be someone there
must-hold = there must be room for the starting population ({ $people })
must-leave-something = the starting resources must not fall below 0
must-be-asked = { $metric } may only be asked for by { $asked }
must-sum = together they must be { $n }, one for each face-down place
must-be-white = { $tile } must be a white tile and appear exactly once
must-not-be-white = { $tile } is white: nobody lives there
must-not-stand-here = it does not belong here
fits-between = between { $least } and { $most }
fits-least = { $least } or more
fits-most = { $most } or less
fits-value = { $value }
fits-nothing = left out
fits-one-of = one of { $names }
fits-or = { $a } or { $b }
fits-number = a number
fits-text = a text
fits-flag = true or false
fits-list = a list
fits-table = a table
fits-table-of = a table of { $names }
fits-entries = a list of { $n ->
    [one] one entry
   *[other] { $n } entries
}
fits-entries-least = a list of { $n ->
    [one] one entry
   *[other] { $n } entries
} or more
fits-entries-between = a list of { $least } to { $most } entries
error-bad-seed = “{ $seed }” isn't a seed: use a whole number or a short text.
error-bad-seat-word = “{ $word }” isn't a seat: write “you”, “you:NAME” or “bot:NAME”.
error-seats-and-hotseat = In hot-seat play every seat is a person's: just give the number of seats, not “{ $word }”.
error-load-and-setup = --load takes the set-up from the file: leave out { $words }.
error-unknown-language = There is no language “{ $language }”. There are: { $languages }.
error-unknown-bot = There is no bot “{ $name }”. There are: { $bots }.
error-bot-other-game = The bot { $bot } doesn't play { $game }.
error-bot-fault = The bot { $bot } failed in deal { $deal }{ $move ->
    [0] , before its first move
   *[other] {""} at move { $move }
} (seat { $seat }): { $why }
error-bot-answered = it answered { $answer }. { $why }
error-bot-failed = The bot { $bot } failed at move { $move }: { $why }
error-bot-file = The file of the bot { $bot } can't be loaded: { $why }
error-bot-no-file = There is no file { $file } for the bot { $bot }.
error-bot-no-class = { $file } has no bot “{ $word }”: a class with choose(window), or a Kind.
error-batch-action = Game { $game } of the batch: action { $action } isn't legal; masks[{ $game }] lists the legal ones. Nothing was done.
error-batch-actions = A batch of { $games } games takes an array of { $games } whole numbers, not one of { $kind } of the shape { $shape }.
error-batch-closed = The batch is closed: no more games can be played in it.
error-batch-process = A process of the batch has ended (status { $status }). The batch is closed.
error-backend = There is no backend { $backend }: there are python and native.
error-native-game = { $game } has no engine in C: leave out backend="native".
error-native-opponent = In C the other seats act at random; against { $bot } leave out backend="native".
error-native-seed = A seed for the engine in C is a text of 1 to { $most } letters.
error-native-components = The engine in C has no room for these components ({ $what }), so the games are played in Python.
error-no-compiler = The engine in C needs a C compiler, and none was found, so the games are played in Python.
error-no-cuda = This needs an NVIDIA accelerator, PyTorch that can use it, and nvcc.
error-compiler-failed = The engine in C could not be compiled, so the games are played in Python: { $why }
error-bad-limit = “{ $limit }” isn't a time for the bot { $bot }: write seconds as in { $bot }:0.5, or iterations as in { $bot }:200i.
error-no-limit = The bot { $bot } doesn't search, so it takes no seconds or iterations.
error-too-few-bots = A tournament needs two or more bots, not { $bots }.
error-bot-twice = The bot { $bot } is named twice: name different bots, or one bot for every seat.
error-swiss = A Swiss tournament is for three bots or more and two seats, not for { $bots } and { $seats }.
error-sprt-bots = --sprt compares two bots, not { $bots }.
error-bad-question = --sprt { $value }: give two rates in percent, the lower one first, as in 50-65.
error-no-cluster = No Ray cluster answers at { $address }: { $why }
error-bad-number = { $name } can't be { $value }: it must be a whole number from { $least } to { $most }.
error-bad-work = { $name } can't be { $value }; possible values: { $known }.
error-no-tree = There is no source tree of Astrarium in { $folder }.
error-bench-tree = The other source tree failed at { $what } in { $game }.
error-bench-moved = { $option } is now measured from a source tree: { $command }
error-bad-seconds = { $name } can't be { $value }: it must be more than 0 and at most { $most } seconds.
error-bad-percent = { $name } can't be { $value }: it must be more than 0 and less than 100.
error-unknown-kind = Nothing is counted by “{ $kind }”. You can count by: { $kinds }.
error-bad-range = “{ $value }” isn't a range: write it like rounds=5-8.
error-option-form = “{ $option }” isn't a setting: write name=value.
error-results-line = { $file }: line { $line } is damaged or belongs to another tournament.

## Refusals: playing

error-game-over = The game is over.
error-conceded = Seat { $seat } has already resigned.
decided-conceded = Decided by resignation.
decided-abandoned = Abandoned by agreement.
error-no-such-seat = There is no seat { $seat } at a table of { $seats }; the first seat is 0.
error-not-your-choice = Seat { $seat } has nothing to decide now.
error-not-an-option = { $answer } isn't a possible answer now. The question is: { $question }
# Why a question with one answer is asked.
only-answer = This is the only possibility. You are asked so that nothing happens, and nobody's turn ends, without you.
only-answer-together = This is the only possibility. You are asked like everyone else, so nobody can tell.
# What somebody answered, where it can be said, and where it cannot.
answer-said = “{ $words }”
answer-unsaid = That
question-cited = { $words } ({ $rule })
error-missing-extra = { $package } isn't installed. To install it: pip install "astrarium[{ $extra }]"
error-no-action = “{ $action }” isn't a legal action now.
error-no-encoding = The game { $game } doesn't say what its options mean (`encoding`), so its actions have no numbers.
error-no-features = The game { $game } doesn't say what a learner sees of it (`features`).
error-not-a-list = Pick several options here, as a list.
error-picked-twice = The same option was picked twice.
error-wrong-count = { $how ->
    [exactly] Pick exactly { $most }
    [most] Pick at most { $most }
   *[range] Pick { $least } to { $most }
} (you picked { $count }).
error-undo-learned = New information has been revealed since: only the whole table can take this back.
error-undo-decided = Someone else has moved since: only the whole table can take this back.
error-undo-nothing = There is nothing to take back.
error-no-such-move = There is no move { $move }: the game has { $moves }.
error-op-undone = The op { $op } is declared, but no rule carries it out.
error-op-unsaid = The op { $op } is declared, but has no text.
error-op-twice = The op { $op } is declared or registered twice.
error-no-options = The rules ask seat { $seat } “{ $prompt }” and offer no answer: this is a bug in the game.
error-unimaginable = In { $tries } deals no world was found that fits everything seen so far.
error-bad-game-name = “{ $name }” can't be the id of a game: use 2 to 31 lower-case letters, digits and underscores, starting with a letter.
error-game-name-taken = A game called { $name } is installed already.
error-light-table = This table keeps no history: you can play on, but not fork it, take back or save.
error-bot-answer = The bot { $bot } gave an illegal answer: { $why }

## Refusals: records and files

error-file = { $file }: { $why }.
error-in-file = { $file }: { $why }
error-not-json = { $file } isn't a record, or only part of one: { $why }.
error-file-exists = { $file } already exists and isn't a record of this game: choose another name.
error-position = This isn't a position of { $game }: { $why }.
error-record-layout = The record is damaged: “{ $where }” is missing or wrong.
error-record-newer = The record has format { $format }, written by a newer Astrarium; this version reads formats up to { $known }.
error-record-seed = The seed doesn't match its hash: one of them was changed.
error-record-illegal = The answer after move { $move } breaks the rules: { $why }
error-record-wrong-seat = The answer after move { $move } comes from seat { $seat }, which has nothing to decide there.
error-record-too-long = The game ends at move { $move }, but the record goes on.
error-record-other-rules = The record follows revision { $rules } of the rules and has no snapshot; this version plays revision { $known }.
error-record-unverifiable = The record follows revision { $rules } of the rules, and only a version with that revision can check it; this one plays { $known }.
error-record-variant = The record was played with the variant “{ $name }”, and only with that can it be replayed.
error-record-diverged = The position after move { $move } differs from the one in the record.
error-record-pledge = The seed of this record isn't the one that was pledged ({ $pledge }).
error-record-no-fingerprints = The record has no fingerprints, so its positions can't be checked.
error-record-bot = Asked again, { $bot } doesn't give the answer of move { $move }.
error-record-snapshot = The snapshot in the record isn't the position its answers lead to.
error-record-result = The result in the record isn't the one its answers lead to.

## Refusals: texts

error-text-missing = There is no text “{ $name }” in the language { $language }.
error-text-faulty = The text “{ $name }” can't be said in the language { $language }: { $why }

## Refusals: the command line

error-words-command = There is no command “{ $word }”. There are: { $words }.
error-words-option = There is no option { $word } here.
error-words-missing = { $word } is missing: see astrarium { $command } --help.
error-words-value = “{ $value }” isn't a valid value for { $word }.
error-words-needs-value = { $word } needs a value.
error-words-extra = “{ $word }” is one word too many here.
error-words-other = That can't be understood: { $why }
error-command-missing = The command { $command } isn't part of this installation ({ $why }).
error-inside = Something inside Astrarium failed: { $why }. ASTRARIUM_DEBUG=1 shows where.

# Lessons
shell-stop = { $number } of { $all }: { $title }
shell-stop-on = { $number } of { $all } done, last: { $title } (“s” shows what to do)
shell-stop-instead = The lesson would have done this: { $option }. It carries on from your move.
shell-learned = What you know now
shell-stop-keys = “w” says why, “s” shows what to do.
shell-stop-silent = Nothing to explain here: choose as you like.
shell-stop-free = The lesson leaves this one to you.
shell-stop-rules = At this table the stop is explained in general terms. The rules say:
shell-stop-lost = { $things } { $count ->
    [one] is gone
   *[other] are gone
}. Stops explained differently or skipped because of that: { $stops }.
shell-stop-practice = To practise this: { $commands }
shell-stop-again = To repeat just this stop: { $command }
shell-stop-do = To do: { $option }
shell-stop-undo = “{ $word }” takes it back if you'd rather try the lesson's move.
error-no-stop = There is no stop { $stop }: the lesson has { $count }.
error-no-lesson = There is no such lesson of { $game }. Lessons: { $lessons }.
error-not-taught = The advanced game of Race is for 2 players, not for { $seats }.
error-only-race = { $option } is for Race only.
error-only-network = { $option } is for networks: --fit-weights fits the weights of a bot.
error-one-machine = Networks of Race are trained on one machine: leave out { $option }.
error-extra-missing = This needs { $package }, which isn't installed: { $command }

## What speaks for and against a way, in the words of the coach

coach-in-worlds = in { $n } of { $worlds } possible deals: { $what }
coach-points = { $sign ->
    [more] { $count ->
        [0] better prospects of points
        [one] 1 more point
       *[other] { $count } more points
    }
   *[less] { $count ->
        [0] poorer prospects of points
        [one] 1 point fewer
       *[other] { $count } points fewer
    }
}
coach-rival = { $sign ->
    [more] a setback for the others
   *[less] an advantage for the others
}
coach-hand = { $sign ->
    [more] better cards in hand
   *[less] poorer cards in hand
}
coach-engine = { $sign ->
    [more] a stronger economy for the rounds to come
   *[less] a weaker economy for the rounds to come
}
coach-plans = { $sign ->
    [more] more options for your next moves
   *[less] fewer options for your next moves
}
coach-win = { $sign ->
    [more] a certain win
   *[less] a defeat
}

## The coach at the terminal

shell-word-hint = hint
shell-word-warnings = warnings
shell-help-hint = what the bot would consider, and why
shell-help-warnings = turns the warning before a move that does nothing on or off
shell-hint-title = What would you do? Two moves, from what you can see
shell-hint-thinks = The coach is thinking…
shell-hint-facts = Played out: { $what }
shell-hint-range = { $low } to { $high }
shell-hint-equal = Both are about equal: take the one you like.
shell-hint-few = For now it met too few possible deals ({ $worlds }) to put a number on it.
shell-hint-now = It brings: { $what }.
shell-hint-later = It prepares: { $what }.
shell-hint-against = Against it: { $what }.
shell-hint-nothing = nothing
shell-hint-foot = Compared with the median of { $tried } moves, each played out to your next turn in { $worlds } possible deals.
shell-hint-people = Hints are only available when one person plays alone.
shell-warn = { $why } Type the same again to do it anyway.
shell-warnings-on = You'll be warned before a move that does nothing.
shell-warnings-off = No more warnings.
shell-review = Review
shell-review-progress = Reviewing: { $percent } %
shell-review-none = Nothing we would have done differently: { $sound } of { $decided } decisions within 0.5 of the best move.
shell-review-summary = Mistakes of 0.5 or more cost you about { $lost } in all. In { $sound } of { $decided } decisions you were within 0.5 of the best move.
shell-review-decision = { $number }. Round { $round }, move { $move }: { $cost }
shell-review-you = You: { $answer }
shell-review-better = Better: { $answer }
shell-review-turn = Turning point in round { $round }, move { $move }: { $name-person ->
    [second] you improved your position
   *[third] { $name } improved their position
}, { $change }
shell-review-lead = Turning point in round { $round }, move { $move }: { $name-person ->
    [second] you came out ahead
   *[third] { $name } came out ahead
}, { $change }
shell-review-luck = Luck beyond what could be expected: { $luck }. Opponents' moves: { $others }. Your decisions: { $lost }.
shell-review-how = Values are estimates: the game's bot plays on in possible deals that fit what you knew then.
shell-review-offer = To review it: astrarium review { $file }

## Guests: language models and programs at a table in words

shell-guest-waiting = You are not asked now. Waiting for: { $names }.
shell-guest-more = and { $count } more. Name some of its words to see fewer.
shell-guest-no-handle = “{ $said }” is no handle of this question. Handles stand in brackets behind the options: { $handles }.
shell-guest-several-fit = “{ $said }” fits { $count } options. Name one of them: { $handles }.
shell-guest-nothing-fits = No option fits “{ $said }”. Possible are, for example: { $handles }.
shell-guest-barred = “{ $said }” cannot be done now. { $why }
shell-guest-not-asked = Nothing is asked of you now. { $standing }
shell-guest-no-outcome = Nothing that happens at once is certain.
shell-guest-no-card = Nothing here is called “{ $said }”. Give the name of a card, tile or world as it is written.
shell-guest-opened = Table { $table }.
shell-guest-seated = You have your seat.
shell-guest-watching = You are watching; you have no seat here.
shell-guest-only-watching = You are watching here. Only a seated player can do that.
shell-guest-nobody = Nobody else is at this table, only bots.
shell-guest-said = Said.
shell-guest-undone = Asked to take back.
shell-guest-undo-asked = { $name } asks to take back. Agree or refuse.
shell-guest-agree = “{ $what }” needs nobody's agreement. Possible are: undo, coach, abandon.
shell-guest-put-up = This position was only put up. Go to another move instead.
shell-guest-not-put-up = This table is being played. Only a record that was put up can be walked through.
shell-guest-no-record = There is no record “{ $name }” here. The latest: { $records }.
shell-guest-record = Record of { $table }; kept at { $where }.
shell-guest-no-table = There is no table “{ $table }”. Open one, or take a seat by an invitation.
shell-guest-no-page = There is no page { $page }. The pages are 1 to { $pages }.
shell-guest-page = (Page { $page } of { $pages })
shell-guest-told = { $words }
shell-guest-no-tool = There is no tool “{ $tool }”. The tools are: { $tools }.
shell-guest-arguments = { $tool } cannot use what was given for: { $wrong }. It takes: { $takes }.
shell-guest-no-server = The server { $url } cannot be reached: { $why }.
shell-guest-no-servers = Invitations are not taken here: this service was started without a server.
shell-guest-other-server = Only invitations to { $url } are taken here.
shell-guest-refused = The server refused that (status { $status }).
shell-guest-gone = The server has closed the connection. Look again to reconnect.
shell-guest-no-reply = The server has not answered in time. Look again.
shell-guest-no-link = “{ $link }” is no invitation. An invitation is a link with /join/ in it.
shell-guest-who = Say who you are, and who brings you: the others are told.
shell-guest-referee = A referee takes no seat. Use the link for watching.
shell-guest-cannot-ask = The person cannot be asked through this program. Ask them in your own words, and let them answer at their own table.
shell-guest-no-decision = The person has not answered. The question is still open.
shell-guest-name = { $name } (AI, brought by { $owner })
shell-guest-hello = I am { $name }, a language model or a program. { $owner } brought me to this table.
shell-guest-not-over = The game is not over yet. Its record holds what nobody may see before.
shell-guest-system = You play { $game } with { $seats } players, yourself included. You are told what happened, the position, and a question with its options. Answer with the handle of one option, the word in [brackets], and nothing else. Where several are to be picked, put commas between their handles. An answer that is not possible changes nothing; you are told why, and asked again.
shell-guest-no-seat = Bots hold all seats: leave one free.
shell-guest-journal = { $file } is the journal of another game. Choose another folder.

## The exam: how well somebody plays in words

shell-exam-question-how = You are asked whether something may be done in a game of { $game }. Answer “yes”, or “no” with the number of the paragraph that forbids it, such as “no R8.2”. Answer with nothing else.
shell-exam-question = The question to you is: { $asked } May you choose “{ $option }”?
shell-exam-other = { $folder } holds another exam; different are: { $differs }. Choose another folder.
shell-exam-agent = The agent { $agent } does not answer: { $why }. What was played is kept; the same command goes on.
shell-exam-cost = The exam has reached its limit of { $most } (spent: { $spent }). What was played is kept; the same command with a higher limit goes on.
shell-exam-no-model = { $url } needs the name of a model (--model).
shell-exam-games = Games: all, or some with commas between. Unknown: { $games }.
shell-exam-pledge = Pledged seed: { $pledge }
shell-exam-title = Exam of { $agent }
shell-exam-facts = Protocol { $version }, { $games } games, { $questions } questions about rules. Pledge { $pledge }.
shell-exam-strength = Strength
shell-exam-game = Game
shell-exam-rating = Rating
shell-exam-interval = 95 %
shell-exam-played = Games
shell-exam-won = Won
shell-exam-margin = Margin
shell-exam-adjusted = Margin without luck of the deal
shell-exam-fewer = Games needed: duplicate deals, with values of deals
shell-exam-answers = Answers
shell-exam-legal = Legal at the first try
shell-exam-drawn = Drawn after three illegal tries
shell-exam-tokens = Tokens a decision
shell-exam-seconds = Seconds a decision
shell-exam-cost-total = Cost
shell-exam-lost = Where points were lost
shell-exam-kind = Kind of decision
shell-exam-decisions = Decisions
shell-exam-points = Points lost
shell-exam-terms = What better answers had
shell-exam-questions = Questions about rules
shell-exam-right = Yes or no right
shell-exam-cited = With the paragraph
shell-exam-method = A rating is on the scale of its game, on which the game's own bot has 1500. Ratings of different games cannot be compared. Intervals are for 95 %, by a bootstrap over deals. The value of a deal is the margin of { $reference } against itself, from both seats.
shell-exam-written = Results: { $file }

## Puzzles

error-no-puzzle = There is no such puzzle of { $game }. Its puzzles: { $puzzles }.
puzzle-goal-points = Reach { $goal } points this turn. You have { $now }. Leave nothing to chance.
puzzle-goal-lead = End this turn { $ends ->
        [level] level
        [behind] no more than { $by } behind
       *[ahead] with a lead of { $by }
    }. { $stands ->
        [level] You're level now.
        [behind] You're { $gap } behind now.
       *[ahead] You're { $gap } ahead now.
    } Leave nothing to chance.
puzzle-goal-program = Find the only program that guarantees you act first and finish your actions { $ends ->
        [level] level
        [behind] no more than { $by } behind
       *[ahead] with a lead of { $by }
    }, counting what the planets would pay now. { $stands ->
        [level] You're level now.
        [behind] You're { $gap } behind now.
       *[ahead] You're { $gap } ahead now.
    } Leave nothing to chance.
puzzle-goal-claim = Find the only program that guarantees you act first and finish your actions with more robots than your opponent on { $goal } planets. You have { $now } now. Leave nothing to chance.
puzzle-goal-win = Nobody moves after you. Win. The score is { $now } to { $other }. Leave nothing to chance.
puzzle-goal-cards = End this turn with { $goal } cards in hand. You have { $now }. Leave nothing to chance.
puzzle-goal-spaces = Reach { $goal } spaces on the faction tracks this turn. You have { $now }. Leave nothing to chance.
puzzle-goal-people = End this turn with { $goal } people on your planets. You have { $now }. Leave nothing to chance.
puzzle-goal-planets = End this turn with more robots than your opponent on { $goal } planets. You have { $now } now. Leave nothing to chance.
puzzle-goal-stores = End this turn with { $goal } in store, counting food, fleet and production together. You have { $now }. Leave nothing to chance.
puzzle-goal-round = Reach { $goal } points this round. You have { $now }. The others always choose Produce and pass on everything else. Leave nothing to chance.
puzzle-goal-last = This is the last round. Win. The score is { $now } to { $other }. The others always choose Produce and pass on everything else. Leave nothing to chance.
shell-daily = The deal of { $day } (UTC), the same on every machine with this version, so you can compare results. Nothing is counted here; a server has deals of its own.
shell-puzzle-keys = A number answers. Commands: hint, undo, solution, leave.
shell-puzzle-hint = hint
shell-puzzle-undo = undo
shell-puzzle-solution = solution
shell-puzzle-leave = leave
shell-puzzle-solved = Solved: { $goal }.
shell-puzzle-won = Solved: you win.
shell-puzzle-lost = That doesn't win. Back to the beginning.
shell-puzzle-reason-win = This wins. No other first move does: all { $tried } were tried.
shell-puzzle-short = The turn is over with { $worth }; you can reach { $goal }. Back to the beginning.
shell-puzzle-luck = That leaves it to chance. Back to the beginning.
shell-puzzle-second = Then your opponent may act before you: the lower sum decides who begins. Back to the beginning.
shell-puzzle-reason = This makes { $goal }. Any other first move makes { $second } at most: all { $tried } were tried.

## Studies

shell-study = { $title }: { $moves } moves, { $nodes } positions
shell-study-keys = A number goes on that way, Enter along the first. “back” goes back, “try” tries another move, “best” asks the engine; “help” lists everything.
shell-study-help = back, start, end, go NUMBER · mine: my next decision · turn: the next turning point · try, try NUMBER: another move · best: the engine · eyes SEAT: with what a seat knew; open: with everything · deal: deals anew what is hidden · note TEXT, name TEXT · good, doubtful, mistake, unmark · promote, delete · tree, board · save, save FILE · quit
shell-study-start = The beginning
shell-study-at = Position { $node }, round { $round }. { $move }
shell-study-asked = { $name-person ->
    [second] You decide: { $prompt }
   *[third] { $name } decides: { $prompt }
}
shell-study-deal = what is hidden is dealt anew
shell-study-concede = gives up
shell-study-abandon = the game is broken off
shell-study-played = played
shell-study-other = Another world: from here on, other things are drawn than in the game.
shell-study-dealt = Another world: what was hidden has been dealt anew.
shell-study-stale = Played by revision { $rules } of the rules; today's lead elsewhere. It is kept as it was.
shell-study-best = { $number }. { $answer }: { $lead } ahead, give or take { $width }
shell-study-equal = (about equal to the best)
shell-study-worlds = Played on in { $worlds } possible worlds by the game's own bot. Ahead or behind: at the seat's next move, in points.
shell-study-saved = Saved to { $file }.
error-study-node = There is no position { $node } in this study.
error-study-root = That is the beginning: nothing leads there.
error-study-first = This is how the line goes on already.
error-study-played = What was played stays in the study.
error-study-full = A study holds { $most } positions at most.
error-study-notes = There are { $most } notes here already.
error-study-sign = A move is marked as one of: { $signs }.
error-study-long = That is too long: { $most } characters at most.
error-study-over = Nobody has anything to decide here.
error-study-stale = This position was played by other rules. It can be read, but not played on.
error-study-dealt = What was hidden has been dealt anew on the way here: no table can have that.
error-study-no-way = The ways on from here have the numbers 1 to { $count }.
error-study-none = There is none further on.
error-study-layout = The study is damaged: { $why }
error-study-newer = The study has format { $format }, written by a newer Astrarium; this version reads formats up to { $known }.
error-study-not-yet = A game can be studied when it is over.
error-study-gone = There is no such study in this browser.
error-study-not-it = Not that: it can be done better.
error-study-unproved = The search finds no turn here with one best way by a clear margin. The link asks for the answer that you marked as good, or tried first.
error-study-place = There is no { $place } in this position.
error-study-no-room = { $place } has no empty place.
