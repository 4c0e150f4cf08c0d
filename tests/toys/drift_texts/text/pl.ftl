game-title = Dryf
game-blurb = Kamienie wędrują ze stosu na stos.
label-turn = Tura
prompt-deed = Co robisz?
option-look = Obejrzyj wierzchni kamień ze stosu { $pile }
option-show = Pokaż wierzchni kamień ze stosu { $pile }
option-mix = Potasuj stos { $pile }
option-move = Przenieś kamień ze stosu { $pile } na stos { $other }
event-looked = { $seat-person ->
    [second] Oglądasz
   *[third] { $seat } ogląda
} kamień { $face } na stosie { $pile }.
event-shown = { $seat-person ->
    [second] Pokazujesz
   *[third] { $seat } pokazuje
} kamień { $face } na stosie { $pile }.
event-mixed = { $seat-person ->
    [second] Tasujesz
   *[third] { $seat } tasuje
} stos { $pile }.
event-moved = { $seat-person ->
    [second] Przenosisz
   *[third] { $seat } przenosi
} kamień ze stosu { $pile } na stos { $other }.
setting-piles = Stosy
