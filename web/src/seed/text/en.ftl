### The words that make a seed

web-words-title = Before the deal
web-words-help = Every shuffle and roll comes from a secret seed plus the words you add. Its fingerprint is shown below, so it can't be changed; the seed is revealed at the end.
web-words-pledge = Fingerprint
web-words-mine = My word
web-words-add = Add it
web-words-none = Skip
web-words-spoken = is ready
web-words-silent = is thinking of a word
web-words-wait = The cards are dealt when everyone is ready.
web-words-deal = Deal now
web-luck-word = { $name } added: { $word }
web-luck = Luck you can check
web-luck-pledged = All randomness in this game comes from one seed. This is its fingerprint; the seed is revealed at the end and must match.
web-luck-told = The fingerprint shown at the start, and the seed behind all randomness in this game.
web-luck-kept = The seed matches the fingerprint: nothing was changed along the way. astrarium verify checks the whole record.
web-luck-broken = The seed doesn't match the fingerprint. This game wasn't dealt as promised.
web-luck-unknown = This page can only check it over https. astrarium verify checks the record.
