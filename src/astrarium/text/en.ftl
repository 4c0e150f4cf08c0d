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
shell-bot = Bot { $name }
shell-numbered = { $what } { $number }

## Several things in one breath

list = { $a }, { $b }
both = { $a } and { $b }
either = { $a } or { $b }
list-one = { $a }
list-nothing = –
# A sentence begins with a capital letter, whatever its words begin with.
sentence = { $words }.
sentences = { $a } { $b }

## Starting and leaving

shell-no-browser = The table for the browser is not built here (make play builds it): this is text play of { $game }.
shell-started = A new game of { $game }, seed { $seed }.
shell-newcomer = New to it? “{ $word }” tells the game in a minute, “{ $command }” teaches it.
shell-opponent = Against you: { $level-low }. { $about } “--seats you,bot:NAME” asks for another: { $others }.
shell-own-match = Against you: a bot of about your strength. { $strength }
shell-resumed = { $game }: on from move { $move }.
shell-you-are = { $player-person ->
    [second] Your decision
   *[third] You are { $player }
}.
shell-resume = A game of { $game } was left at move { $move }. Go on with it? (yes or no)
shell-yes-or-no = Please answer yes or no.
shell-yes = yes
shell-no = no
shell-save-skipped = A kept game cannot be read and stays where it is: { $why }
shell-kept = The game is kept. To go on with it: { $command }
shell-watching = Only bots play; you are watching.
shell-pass-device = Pass the device to { $player } and press Enter.
shell-press-enter = Press Enter to go on.

## A decision

shell-turn-of = { $player-person ->
    [second] Your turn
   *[third] Turn of { $player }
}:
shell-recent = What happened
shell-recent-earlier = { $count ->
    [one] One line more came before
   *[other] { $count } lines more came before
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
shell-pick-order = The order of your picks counts.
shell-more = { $count ->
    [one] One more option.
   *[other] { $count } more options.
} Type part of a name to narrow the list (“-word” leaves options out), or “{ $all }”.
shell-narrowed = { $count ->
    [one] One option is left: Enter takes it.
   *[other] { $count } options are left. Enter shows all of them again.
}
shell-narrowed-several = { $count ->
    [one] One option is left. Its number picks it, Enter shows all again.
   *[other] { $count } options are left. Enter shows all of them again.
}
shell-so-far = So far: { $things }
shell-take-it = Take it so: { $things }
shell-misfit = { $thing } cannot be added: { $why }
shell-assembly = A number adds one; part of a name looks through whole ones; “{ $help }” lists everything else.
shell-assembly-whole = Enter takes it so, a number adds one, “{ $undo }” takes one off; “{ $help }” lists everything else.
shell-no-match = No option has “{ $typed }” in it.
shell-narrowed-away = Option { $number } is not in the list you narrowed down; Enter shows all of them again.
shell-no-number = There is no option { $number }: they go from 1 to { $last }.
shell-one-only = Only one option can be taken here.
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
shell-help-number = picks an option; where several are taken: 1 3 4
shell-help-text = narrows the list to the options with these words; -word leaves options out; /word if it is one of these commands
shell-help-help = this list
shell-help-rule = the rule behind the question; ? 3 that of option 3; ? refinery the same by name
shell-help-why = what is barred now, and for what reason; why X looks for X
shell-help-undo = back to your last decision
shell-help-log = what happened; log 50 shows fifty lines
shell-help-board = the whole board and the question again
shell-help-rules = the paragraphs of the rules that say WORD
shell-help-primer = the game in a minute
shell-help-all = every option, however many
shell-help-save = writes a record of the game into FILE
shell-help-lang = the language: en or pl
shell-help-quit = leaves; the game is kept
shell-help-explain = why the lesson says what it says
shell-help-show = what the lesson would do

shell-typed-number = 3
shell-typed-text = part of a name
shell-rule = The rule
shell-primer = In a minute
shell-primer-goal = Goal
shell-primer-turn = Your turn
shell-primer-mind = Worth knowing
shell-no-rule = No paragraph of the rules is cited here.
shell-why = What is barred, and why
shell-no-barred = Nothing that you might try is barred here.
shell-no-barred-match = Nothing that is barred has “{ $typed }” in it.
shell-rules-usage = Which word? For example: rules module, or rules M4.2
shell-no-rules = No paragraph of the rules has “{ $typed }” in it.
shell-more-rules = Also in: { $numbers }
shell-more-barred = { $count ->
    [one] One more; “why WORD” narrows the list.
   *[other] { $count } more; “why WORD” narrows the list.
}
shell-log-empty = Nothing has happened yet.
shell-undone = Taken back: the decision is yours again.
shell-saved = Saved: { $file }
shell-save-usage = Into which file? For example: save game.json
shell-lang-usage = Which language? One of: { $languages }

## The end

shell-over = The game is over
shell-won = { $player-person ->
    [second] You win
   *[third] { $player } wins
}.
shell-drawn = The game ends in a draw: { $players }.
shell-decided = What decided: { $why }
shell-place = Place
shell-player-heading = Player
shell-source = From
shell-total = Total
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
shell-check-layout = Layout: format { $format }, whole and readable.
shell-check-game = Game: { $game }, rules revision { $rules }.
shell-check-seed = Seed: { $seed } fits the published hash { $hash }.
shell-check-pledge = Pledge: { $pledge } was kept.
shell-check-words = Words of the players are in the seed: { $words }.
shell-check-position = Seed: none; the table was set up from a position.
shell-check-answers = { $count ->
    [0] Answers: none yet.
    [one] Answers: the only one follows the rules.
   *[other] Answers: all { $count } follow the rules.
}
shell-check-fingerprints = { $count ->
    [one] Positions: the only fingerprint agrees.
   *[other] Positions: all { $count } fingerprints agree.
}
shell-check-snapshot = Snapshot: it is the position that the answers lead to.
shell-check-no-snapshot = Snapshot: none in this record.
shell-check-result = Result: { $scores }, as the rules give it.
shell-check-no-bots = Bots: none at this table.
shell-check-bots = { $count ->
    [one] Bots: asked again, one decision is the same.
   *[other] Bots: asked again, all { $count } decisions are the same.
}
shell-check-bots-stopped = { $count ->
    [one] One decision is that of a bot whose thinking a slow machine cut short.
   *[other] { $count } decisions are those of bots whose thinking a slow machine cut short.
}
shell-check-bots-timed = { $count ->
    [one] Bots that think by the clock made one decision; on another machine it may be another.
   *[other] Bots that think by the clock made { $count } decisions; on another machine they may be others.
}
shell-check-open = Result: none yet, the game is not over.

## The arena: matches between bots

shell-arena-title = { $game }: a match between bots
shell-arena-facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats } players, seed { $seed }
shell-arena-revision = rules revision { $revision }
shell-arena-stopped = Stopped. The same command goes on from here.
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
shell-arena-thinking = Time a move: median, to the 95th percentile
shell-arena-by-seat = By seat, and how long they think
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
shell-arena-ratings = Elo: points above the first bot of the match, with the 95 % interval; 400 more win ten games to one. OpenSkill: μ ± σ of Plackett and Luce’s model, updated game by game.
shell-arena-mean = ms a move
shell-arena-p95 = p95
shell-arena-longest = max
shell-arena-ahead-of = ahead of
shell-arena-rate = rate
shell-arena-games = games

shell-simulate-speed = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $bot } in { $seconds } s, { $rate } games/s, { $decisions } decisions/s
shell-simulate-length = Decisions a game: { $mean } ({ $least }–{ $most })
shell-simulate-seat = seat
shell-simulate-mean = mean
shell-simulate-spread = sd
shell-simulate-least = least
shell-simulate-most = most

## The arena: balance

shell-balance-title = Balance of { $game }
shell-balance-unequal = The bots of this match differ: what the stronger one likes looks strong. A study of the game itself puts the same bot on every seat.
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
shell-balance-a-game = a game
shell-balance-winning = winning score
shell-balance-lead = winner's lead
shell-balance-decisions = decisions
shell-balance-drawn = first place shared
shell-balance-mean = mean
shell-balance-middle = median
shell-balance-mostly = 90 % of games
shell-balance-all = least … most
shell-balance-above = surely above even
shell-balance-close = not told from even
shell-balance-below = surely below even
shell-balance-line = The dashed line is even ({ $even }).
shell-balance-band = The shaded range is within { $allowed } points of it.

shell-balance-even = { $kind }: everyone wins { $even } ± { $allowed } % of games.
shell-balance-taken = { $kind }: nothing is taken never or always.
shell-balance-seen = { $kind }: everything happens at some table.
shell-balance-within = { $kind }: { $least } to { $most } in at least { $mostly } of games.
shell-balance-inside = So it is in { $rate } of games ({ $interval }).
shell-balance-kept = Yes.
shell-balance-likely = Yes, as far as can be told.
shell-balance-unlikely = No, as far as can be told.
shell-balance-broken = No.
shell-balance-farthest = Farthest from even: { $name } with { $rate } ({ $interval }).
shell-balance-never = Never: { $names }.
shell-balance-always = Always: { $names }.
shell-balance-all-taken = { $count ->
    [one] The only one occurs.
   *[other] All { $count } occur.
}

shell-balance-method = How to read this
shell-balance-method-intervals = Intervals hold the true figure in 95 of 100 studies. Seats of one deal are not independent (where one wins, the others lose), so the deal is what counts as drawn by chance: win rates have Wilson intervals for the number of independent observations that the spread between deals amounts to, means have Student's t. A first place shared by two counts half for each. Where an answer says “as far as can be told”, an interval reaches across the border: more games would settle it.
shell-balance-method-worth = Worth is what seats with something have above all seats without it: in percentage points of the win rate, and in points. It says what goes together, not what causes what: somebody who is winning anyway may afford more.
shell-balance-method-many = Of twenty even things, one lies outside its interval by chance. So a verdict says that something is broken only where that is sure with as many comparisons as are made (Holm’s correction); intervals and colours are those of each thing by itself. A single outlier in a long list proves nothing before it is seen again with another seed.

## Refusals: set-up and seats

error-unknown-game = There is no game “{ $game }”. Installed: { $games }.
error-game-broken = The game { $game } is installed, but cannot be loaded: { $why }
error-bad-seats = { $game } is a game for { $exact ->
    [1] { $least } players
   *[0] { $least } to { $most } players
}, not for { $seats }.
error-unknown-setting = { $game } has no setting “{ $setting }”. Its settings: { $settings }.
error-bad-setting = The setting { $setting } cannot be “{ $value }”. It can be: { $values }.
error-hidden = What is hidden stays hidden while the game goes on. It can be looked at when the game is over, or at a table for analysis.
error-components-file = The components cannot be read from { $file }: { $why }
error-components = { $file }: { $at }: { $must }.
error-components-is = { $file }: { $at } is { $value }; { $must }.
# What a refused file should have said, after the name of the field.
must-be = it must be { $what }
must-be-there = it is missing; { $must }
must-be-known = nothing of this name belongs there, only { $names }
must-be-once = { $what } is there twice
must-be-enough = { $least } or more are needed
must-be-named = the game has no name for it ({ $name })
must-go-with = it only goes with { $what }
must-go-without = it does not go with { $what }
must-have = { $what } is missing
must-be-something = it must be between { $least } and { $most }, and not 0
must-be-taught = no stop teaches it
must-score-one = a line of a scoring list asks for one thing: { $names }
must-be-either = there must be either { $a } or { $b }
must-produce = a production world, and no other card, has produce_here
must-be-in-order = there must be { $names }, in this order
must-be-all = there must be { $names }, each of them once
must-exist = there is no { $what }
must-be-possible = only what is always possible may stand here: { $names }
must-lie-somewhere = this thing lies in no place, so nothing can happen there
must-be-paragraph = it must be a paragraph of the rules
must-place-fewer = no more than { $most } robots can be placed
must-be-so-many = { $what } must be there { $n ->
    [one] once
   *[other] { $n } times
}
must-be-at-least = { $what } must be there at least { $n ->
    [one] once
   *[other] { $n } times
}
must-be-last = it must be the last of its list
must-be-picked = nothing before it picks a planet (remove, then place)
must-differ = it must not be the same as { $what }
must-cost = a cost must cost something
must-only-be = only these may stand here: { $names }
must-lack = { $what } does not go with { $beside }
must-go-with-of = { $what } only goes with { $beside }
must-refer = what is public names one of meta.refs
must-be-points = a card has points, or an ability of end_game
must-be-one-kind = it must name just one of { $names }
must-rise = it must go from the lowest to the highest
must-fall-to-nothing = the levels must go down, the last one to 0
must-become-more = { $what } can only become more of the same
must-become-other = { $what } can only become something else
must-have-each = { $what } must have one of each: { $names }
must-be-one-route = two of them join the same places
must-be-reached = not all places can be reached
must-stand-alone = { $names } must stand alone
must-begin-empty = the first space is empty and worth 0
must-have-solo = { $track } must have one solo event, and others
must-be-for = there must be one for each of { $names }
must-be-planets = there must be as many planets as tiles
must-be-tech = it must be an alpha or beta tech
must-be-cards = there must be { $n } numbers between 1 and { $most }
must-be-people = there must be somebody
must-hold = there must be room for the people of the start ({ $people })
must-leave-something = the start resources must not fall below 0
must-be-asked = { $metric } is asked for by { $asked }, and by nothing else
must-sum = together they must be { $n }, one for each face-down place
must-be-white = { $tile } must be a white tile, and there once
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
error-bad-seed = “{ $seed }” is no seed: write a whole number or a short text.
error-bad-seat-word = “{ $word }” is no seat: write “you”, “you:NAME” or “bot:NAME”.
error-seats-and-hotseat = In hot-seat play every seat is a person's: give the number of seats only, not “{ $word }”.
error-load-and-setup = --load takes the set-up from the file: leave out { $words }.
error-unknown-language = There is no language “{ $language }”. There are: { $languages }.
error-unknown-bot = There is no bot “{ $name }”. There are: { $bots }.
error-bot-other-game = The bot { $bot } does not play { $game }.
error-bot-fault = The bot { $bot } failed in deal { $deal }{ $move ->
    [0] , before its first move
   *[other] {""} at move { $move }
} (seat { $seat }): { $why }
error-bot-answered = it answered { $answer }. { $why }
error-bot-failed = The bot { $bot } failed at move { $move }: { $why }
error-bot-file = The file of the bot { $bot } cannot be loaded: { $why }
error-bot-no-file = There is no file { $file } for the bot { $bot }.
error-bot-no-class = { $file } has no bot “{ $word }”: a class with choose(window), or a Kind.
error-batch-action = Game { $game } of the batch: action { $action } cannot be taken; masks[{ $game }] says which can. Nothing was done.
error-batch-actions = A batch of { $games } games takes an array of { $games } whole numbers, not one of { $kind } of the shape { $shape }.
error-batch-closed = The batch is closed: it plays no more.
error-batch-process = A process of the batch has ended (status { $status }). The batch is closed.
error-bad-limit = “{ $limit }” is no time for the bot { $bot }: write seconds as in { $bot }:0.5, or iterations as in { $bot }:200i.
error-no-limit = The bot { $bot } does not think, so it takes no seconds and no iterations.
error-too-few-bots = A tournament takes two bots or more, not { $bots }.
error-bot-twice = The bot { $bot } is named twice: name different bots, or one and the same for every seat.
error-swiss = A Swiss tournament is for three bots or more and two seats, not for { $bots } and { $seats }.
error-sprt-bots = --sprt compares two bots, not { $bots }.
error-bad-question = --sprt { $value }: two rates in percent are needed, the lower one first, as 50-65.
error-no-cluster = No Ray cluster answers at { $address }: { $why }
error-bad-number = { $name } cannot be { $value }: it is a whole number from { $least } to { $most }.
error-bad-work = { $name } cannot be { $value }: there is { $known }.
error-no-tree = There is no source tree of Astrarium in { $folder }.
error-bench-tree = The other source tree broke off at { $what } in { $game }.
error-bench-moved = { $option } is measured from a source tree now: { $command }
error-bad-seconds = { $name } cannot be { $value }: it is more than 0 and at most { $most } seconds.
error-bad-percent = { $name } cannot be { $value }: it is more than 0 and less than 100.
error-unknown-kind = Nothing was counted by “{ $kind }”. There are: { $kinds }.
error-bad-range = “{ $value }” is no range: write it as rounds=5-8.
error-option-form = “{ $option }” is no setting: write name=value.
error-results-line = { $file }: line { $line } is damaged or belongs to another tournament.

## Refusals: playing

error-game-over = The game is over.
error-conceded = Seat { $seat } has given the game up already.
decided-conceded = Given up before the end.
decided-abandoned = Broken off by agreement.
error-no-such-seat = There is no seat { $seat } at a table of { $seats }; the first seat is 0.
error-not-your-choice = Seat { $seat } has nothing to decide now.
error-not-an-option = { $answer } is no possible answer now. The question is: { $question }
# Why a question with one answer is asked.
only-answer = Only this is possible. You are asked so that nothing happens, and nobody's turn ends, without you.
only-answer-together = Only this is possible. You are asked like the others, so that nobody can tell.
# What somebody answered, where it can be said, and where it cannot.
answer-said = “{ $words }”
answer-unsaid = That
question-cited = { $words } ({ $rule })
error-missing-extra = { $package } is not installed. This brings it: pip install "astrarium[{ $extra }]"
error-no-action = “{ $action }” is no action that can be taken now.
error-no-encoding = The game { $game } does not say what its options mean (`encoding`), so its actions have no numbers.
error-no-features = The game { $game } does not say what a learner sees of it (`features`).
error-not-a-list = Several options are picked here, as a list.
error-picked-twice = The same option was picked twice.
error-wrong-count = { $how ->
    [exactly] Pick exactly { $most }
    [most] Pick at most { $most }
   *[range] Pick { $least } to { $most }
} (you picked { $count }).
error-undo-learned = Somebody has learned something since: only the whole table can take this back.
error-undo-decided = Somebody else has decided since: only the whole table can take this back.
error-undo-nothing = There is nothing to take back.
error-no-such-move = There is no move { $move }: the game has { $moves }.
error-op-undone = The op { $op } is declared, but no rule carries it out.
error-op-unsaid = The op { $op } is declared, but has no words.
error-op-twice = The op { $op } is declared or registered twice.
error-no-options = The rules ask seat { $seat } “{ $prompt }” and leave no answer: this is a fault of the game.
error-unimaginable = In { $tries } deals no world was found that agrees with all that was seen being done.
error-bad-game-name = “{ $name }” cannot be the id of a game: two to 31 small letters, digits and underscores, a letter first.
error-game-name-taken = A game called { $name } is installed already.
error-light-table = This table keeps no history: it can be played on, not forked, taken back or saved.
error-bot-answer = The bot { $bot } gave an answer that the rules do not allow: { $why }

## Refusals: records and files

error-file = { $file }: { $why }.
error-in-file = { $file }: { $why }
error-not-json = { $file } is no record, or only a part of one: { $why }.
error-file-exists = { $file } is there already and is not a record of this game: choose another name.
error-position = This is no position of { $game }: { $why }.
error-record-layout = The record is damaged: “{ $where }” is missing or not as it should be.
error-record-newer = The record has format { $format }, made by a newer Astrarium; this one reads formats up to { $known }.
error-record-seed = The seed does not fit its hash: one of them was changed.
error-record-illegal = The answer after move { $move } breaks the rules: { $why }
error-record-wrong-seat = The answer after move { $move } is given by seat { $seat }, which has nothing to decide there.
error-record-too-long = The game ends at move { $move }, but the record goes on.
error-record-other-rules = The record follows revision { $rules } of the rules and has no snapshot; this version plays revision { $known }.
error-record-unverifiable = The record follows revision { $rules } of the rules; only a version that plays this revision can check it, this one plays { $known }.
error-record-diverged = The position after move { $move } is not the one in the record.
error-record-pledge = The seed of this record is not what was pledged ({ $pledge }).
error-record-no-fingerprints = The record has no fingerprints: its positions cannot be checked.
error-record-bot = Asked again, { $bot } does not give the answer of move { $move }.
error-record-snapshot = The snapshot in the record is not the position that its answers lead to.
error-record-result = The result in the record is not the one that its answers lead to.

## Refusals: texts

error-text-missing = There is no text “{ $name }” in the language { $language }.
error-text-faulty = The text “{ $name }” cannot be said in the language { $language }: { $why }

## Refusals: the command line

error-words-command = There is no command “{ $word }”. There are: { $words }.
error-words-option = There is no option { $word } here.
error-words-missing = { $word } is missing: astrarium { $command } --help shows how it is used.
error-words-value = “{ $value }” is no value for { $word }.
error-words-needs-value = { $word } needs a value.
error-words-extra = “{ $word }” is one word too many here.
error-words-other = This cannot be understood: { $why }
error-command-missing = The command { $command } is not part of this installation ({ $why }).
error-inside = Something inside Astrarium failed: { $why }. ASTRARIUM_DEBUG=1 shows where.

# Lessons
shell-stop = { $number } of { $all }: { $title }
shell-stop-on = { $number } of { $all } told, last: { $title } (“s” shows what to do)
shell-stop-instead = The lesson would have done this: { $option }. It goes on from what you did.
shell-learned = What you know now
shell-stop-keys = “w” says why, “s” shows what to do.
shell-stop-silent = There is nothing to explain here: choose as you like.
shell-stop-free = The lesson leaves this to you.
shell-stop-rules = At this table it is told in general words. The rules say:
shell-stop-lost = { $things } { $count ->
    [one] is gone
   *[other] are gone
}. Told otherwise or left out because of that: { $stops }.
shell-stop-practice = To practise this: { $commands }
shell-stop-again = This stop again, by itself: { $command }
shell-stop-do = To do: { $option }
shell-stop-undo = “{ $word }” takes it back, if you would rather try the other way.
error-no-stop = There is no stop { $stop }: the lesson has { $count }.
error-no-lesson = There is no such lesson of { $game }. Lessons: { $lessons }.
error-not-taught = The advanced game of Race is for 2 players, not for { $seats }.
error-only-race = { $option } is for Race only.
error-only-network = { $option } is for networks: --fit-weights fits the weights of a bot.
error-one-machine = { $option } is not for the school of Race, which teaches on one machine.
error-extra-missing = This needs { $package }, which is not installed: { $command }

## What speaks for and against a way, in the words of the coach

coach-points = { $sign ->
    [more] { $count ->
        [0] points in prospect
        [one] 1 more point
       *[other] { $count } more points
    }
   *[less] { $count ->
        [0] fewer points in prospect
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
    [more] more to do with your next moves
   *[less] less to do with your next moves
}
coach-win = { $sign ->
    [more] a sure victory
   *[less] a defeat
}

## The coach at the terminal

shell-word-hint = hint
shell-word-warnings = warnings
shell-help-hint = what the game's own bot would consider, and why
shell-help-warnings = switches off, or on, the question before what would be empty
shell-hint-title = What would you do? Two ways, by what you see
shell-hint-now = It brings: { $what }.
shell-hint-later = It prepares: { $what }.
shell-hint-against = Against it: { $what }.
shell-hint-nothing = nothing
shell-hint-foot = Compared with the middle one of { $tried } ways, each played on to your next move. Imagined worlds: { $worlds }.
shell-hint-people = There are hints only where one person plays alone.
shell-warn = { $why } Type the same again to do it anyway.
shell-warnings-on = You will be asked back before what would be empty.
shell-warnings-off = Nobody asks back any more.
shell-review = Looking back
shell-review-progress = Looking back: { $percent } %
shell-review-none = Nothing that we would have done otherwise: { $sound } of { $decided } decisions within 0.5 of the best.
shell-review-summary = What cost 0.5 and more adds up to about { $lost }. In { $sound } of { $decided } decisions you were within 0.5 of the best.
shell-review-decision = { $number }. Round { $round }, move { $move }: { $cost }
shell-review-you = You: { $answer }
shell-review-better = Better: { $answer }
shell-review-turn = Turning point in round { $round }, move { $move }: { $name-person ->
    [second] you got a better position
   *[third] { $name } got a better position
}, { $change }
shell-review-lead = Turning point in round { $round }, move { $move }: { $name-person ->
    [second] you came out ahead
   *[third] { $name } came out ahead
}, { $change }
shell-review-luck = Luck: { $luck } beyond what was to be expected. What the others did: { $others }. Your decisions: { $lost }.
shell-review-how = Values are estimates: the game's bot plays on in imagined worlds from what you knew then.
shell-review-offer = To look back at it: astrarium review { $file }

## Puzzles

error-no-puzzle = There is no such puzzle of { $game }. Its puzzles: { $puzzles }.
puzzle-goal-points = Reach { $goal } points with this turn. You have { $now }. Leave nothing to luck.
puzzle-goal-lead = End this turn { $ends ->
        [level] level
        [behind] no more than { $by } behind
       *[ahead] with a lead of { $by }
    }. { $stands ->
        [level] You are level now.
        [behind] You are { $gap } behind now.
       *[ahead] You lead by { $gap } now.
    } Leave nothing to luck.
puzzle-goal-program = Find the one program with which you surely act first and end your actions { $ends ->
        [level] level
        [behind] no more than { $by } behind
       *[ahead] with a lead of { $by }
    }, what the planets pay as they stand counted. { $stands ->
        [level] You are level now.
        [behind] You are { $gap } behind now.
       *[ahead] You lead by { $gap } now.
    } Leave nothing to luck.
puzzle-goal-claim = Find the one program with which you surely act first and end your actions with more robots than the other on { $goal } planets. It is { $now } now. Leave nothing to luck.
puzzle-goal-win = Nobody moves after you. Win. It stands { $now } to { $other }. Leave nothing to luck.
puzzle-goal-cards = End this turn with { $goal } cards in hand. You have { $now }. Leave nothing to luck.
puzzle-goal-spaces = Come to { $goal } spaces on the faction tracks with this turn. You have { $now }. Leave nothing to luck.
puzzle-goal-people = End this turn with { $goal } people on your planets. You have { $now }. Leave nothing to luck.
puzzle-goal-planets = End this turn with more robots than the other on { $goal } planets. It is { $now } now. Leave nothing to luck.
puzzle-goal-stores = End this turn with { $goal } in store: food, fleet and production together. You have { $now }. Leave nothing to luck.
puzzle-goal-round = Reach { $goal } points in this round. You have { $now }. The others choose Produce where an action is chosen, and pass otherwise. Leave nothing to luck.
puzzle-goal-last = This round is the last. Win. It stands { $now } to { $other }. The others choose Produce where an action is chosen, and pass otherwise. Leave nothing to luck.
shell-daily = The deal of { $day } (UTC), the same on every machine with this version: compare it with others. Nothing is counted here; a server deals its own.
shell-puzzle-keys = A number answers. Words: hint, undo, solution, leave.
shell-puzzle-hint = hint
shell-puzzle-undo = undo
shell-puzzle-solution = solution
shell-puzzle-leave = leave
shell-puzzle-solved = Solved: { $goal }.
shell-puzzle-won = Solved: you win.
shell-puzzle-lost = That does not win. From the beginning.
shell-puzzle-reason-win = This wins. Whatever else you begin with does not: all { $tried } answers were tried.
shell-puzzle-short = The turn is over with { $worth }; { $goal } can be reached. From the beginning.
shell-puzzle-luck = That leaves it to luck. From the beginning.
shell-puzzle-second = The other may act before you then: the lower sum says who begins. From the beginning.
shell-puzzle-reason = This makes { $goal }. Whatever else you begin with makes { $second } at most: all { $tried } answers were tried.
