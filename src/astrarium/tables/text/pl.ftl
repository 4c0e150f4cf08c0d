### Co mówi stół, przy którym siedzą ludzie: spóźnione odpowiedzi, cofanie, rozmowa, boty, zastępstwa.

table-stale = Stół tymczasem poszedł dalej. Spójrz jeszcze raz.
table-not-your-seat = Miejsce { $seat } nie jest twoje.
table-try-again = Coś poszło nie tak; nic się nie zmieniło. Spróbuj jeszcze raz.
table-who-are-you = Serwer jeszcze cię nie zna. Wczytaj stronę ponownie.
table-no-name = Podaj imię.
table-undo-asked-already = Pozostali zostali już poproszeni o cofnięcie.
table-undo-not-asked = Nikt nie prosił cię o cofnięcie.
table-over = Gra jest skończona i zostaje taka, jak ją rozegrano. Żeby spróbować czegoś innego, przejdź do wcześniejszego ruchu i graj dalej od niego.
table-branch-others = W tę grę grają też inni, a gra od tego miejsca zdradziłaby, co jest zakryte. Poczekaj do końca partii.
table-branch-over = W tym miejscu gra jest już skończona: cofnij się trochę, żeby zagrać dalej.
table-last-deed = Ostatnio
table-which-bot = Jaki bot ma usiąść na miejscu { $seat }?
table-bot-too-slow = { $bot } myślałby za długo: najwyżej { $most } s albo { $iterations } iteracji na ruch.

## Granice

table-name-too-long = Ta nazwa jest za długa: najwyżej { $most } znaków.
table-chat-too-long = To za dużo naraz: najwyżej { $most } znaków.
table-chat-too-fast = Nie tak szybko: odczekaj chwilę, zanim znowu coś napiszesz.
table-crowded = Przy tym stole nie ma już miejsca: siedzi tu { $most } osób.

## Gdy ktoś nie gra dalej

table-stand-in-players-only = O bota mogą poprosić tylko ci, którzy tu grają.
table-stand-in-nobody = Nie ma tu nikogo, za kogo mógłby grać bot.
table-stand-in-never = Przy tym stole za nikogo nie gra bot: tak się umówiono.
table-stand-in-not-awaited = Nikt teraz na tego gracza nie czeka.
table-stand-in-here = { $seat-person ->
    [second] Jesteś
   *[third] { $seat } jest
} przy stole.
table-stand-in-early = { $seat-person ->
    [second] Twoja nieobecność
   *[third] { $seat }: nieobecność
} trwa jeszcze za krótko. Trzeba poczekać { $minutes ->
        [one] jeszcze minutę.
        [few] jeszcze { $minutes } minuty.
       *[other] jeszcze { $minutes } minut.
    }
table-stand-in-plays = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
table-notice-lost-on-time = { $seat-person ->
    [second] Twój czas się skończył: przegrywasz.
   *[third] { $seat }: czas się skończył, przegrana.
}
table-notice-time-up = { $seat-person ->
    [second] Twój czas się skończył
   *[third] { $seat }: czas się skończył
}. Dalej gra { $bot }.
table-notice-away = { $seat-person ->
    [second] Twoja nieobecność trwa
   *[third] { $seat }: nieobecność trwa
} zbyt długo. Dalej gra { $bot }.
table-notice-back = { $seat-person ->
    [second] Wracasz i grasz dalej
   *[third] { $seat } wraca i gra dalej
}.

## Odchodzenie od stołu

table-players-only = To mogą zrobić tylko ci, którzy tu grają.
table-conceded = Ta partia jest już przez ciebie poddana: do końca gra za ciebie bot.
table-bot-for-the-rest = Twój czas się skończył: zgodnie z umową bot gra za ciebie do końca.
table-leave-begun = Masz tu już za sobą pierwszy ruch. Możesz poddać partię albo wrócić do niej później.
table-leave-own = To miejsce należy do osoby, która przygotowała stół.
table-kick-host = Miejsce może odebrać tylko osoba, która przygotowała stół.
table-kick-nobody = Na tym miejscu nie ma gościa.
table-kick-begun = Ten gość już tu grał i zostaje na swoim miejscu.
table-notice-conceded = { $seat-person ->
    [second] Poddajesz
   *[third] { $seat } poddaje
} partię.
table-notice-abandoned = Partia przerwana: zgodzili się wszyscy.
table-notice-agreed = { $seat-person ->
    [second] Nie ma cię
   *[third] { $seat }: nieobecność
} przy stole. Pozostali uzgodnili, że dalej gra { $bot }.
table-notice-left = { $name } odchodzi, miejsce jest znowu wolne.
table-notice-kicked = { $name } nie ma już tu miejsca; jest ono znowu wolne.

## Postacie, które grają: imię, stopień, sposób gry i słowo na koniec

table-level-cadet = Kadetka
    .low = kadetka
    .name = Luna
    .gen = Luny
    .dat = Lunie
    .acc = Lunę
    .ins = Luną
    .loc = Lunie
    .text = Widzi następny ruch, a na cenach się nie zna.
    .won = Tym razem miałam plan.
    .lost = Jeszcze raz? Prawie miałam plan.
table-level-ensign = Chorąży
    .low = chorąży
    .name = Hermes
    .gen = Hermesa
    .dat = Hermesowi
    .acc = Hermesa
    .ins = Hermesem
    .loc = Hermesie
    .text = Kilka partii za sobą; w sam raz na pierwszą grę.
    .won = Szybko, póki było ciepłe.
    .lost = Wyprzedziłem sam siebie.
table-level-lieutenant = Porucznik
    .low = porucznik
    .name = Vesna
    .gen = Vesny
    .dat = Vesnie
    .acc = Vesnę
    .ins = Vesną
    .loc = Vesnie
    .text = Gra rozsądnie i przeocza niektóre lepsze ruchy.
    .won = Rosło, kiedy nikt nie patrzył.
    .lost = Jeszcze jedna runda i by zakwitło.
table-level-commander = Komandor
    .low = komandor
    .name = Sol
    .gen = Sola
    .dat = Solowi
    .acc = Sola
    .ins = Solem
    .loc = Solu
    .text = Zna grę dobrze; potyka się tylko czasem.
    .won = Dobry dzień. Twój plan też był niezły.
    .lost = Dobry dzień po obu stronach stołu.
table-level-captain = Kapitan
    .low = kapitan
    .name = Ares
    .gen = Aresa
    .dat = Aresowi
    .acc = Aresa
    .ins = Aresem
    .loc = Aresie
    .text = Myśli na rundę naprzód i mało wybacza.
    .won = Ta gra trwała o jedną rundę za długo. Dla ciebie.
    .lost = Uderzyłem o rundę za późno.
table-level-commodore = Komodor
    .low = komodor
    .name = Jovan
    .gen = Jovana
    .dat = Jovanowi
    .acc = Jovana
    .ins = Jovanem
    .loc = Jovanie
    .text = Waży najlepsze ruchy jeden przeciw drugiemu.
    .won = Znam to zakończenie.
    .lost = Takiego zakończenia jeszcze nie znałem.
table-level-admiral = Admirał
    .low = admirał
    .name = Vulcan
    .gen = Vulcana
    .dat = Vulcanowi
    .acc = Vulcana
    .ins = Vulcanem
    .loc = Vulcanie
    .text = Rozgrywa dobre ruchy na próbę. Najsilniejszy.
    .won = Czekałem, aż żelazo będzie gorące.
    .lost = Twój młot był szybszy niż mój ogień.
table-strength-at = Około { $rating }, czyli tyle co { $level-name }.
table-strength-between = Około { $rating }: więcej niż { $low-name }, mniej niż { $high-name }.
# Drugi o tym samym imieniu to Ares II.
table-nth = { $number ->
    [0] { "" }
    [2] { " II" }
    [3] { " III" }
    [4] { " IV" }
    [5] { " V" }
   *[other] { " " }{ $number }
}
table-bot = { $level-name }{ table-nth }
    .gen = { $level-gen }{ table-nth }
    .dat = { $level-dat }{ table-nth }
    .acc = { $level-acc }{ table-nth }
    .ins = { $level-ins }{ table-nth }
    .loc = { $level-loc }{ table-nth }
    .role = { $level-low }
    .full = { $level-name }{ table-nth }, { $level-low }
table-bot-style = { $level-name }{ table-nth }
    .gen = { $level-gen }{ table-nth }
    .dat = { $level-dat }{ table-nth }
    .acc = { $level-acc }{ table-nth }
    .ins = { $level-ins }{ table-nth }
    .loc = { $level-loc }{ table-nth }
    .role = { $level-low } i { $style-low }
    .full = { $level-name }{ table-nth }, { $level-low } i { $style-low }
table-bot-match = Mira{ table-nth }
    .gen = Miry{ table-nth }
    .dat = Mirze{ table-nth }
    .acc = Mirę{ table-nth }
    .ins = Mirą{ table-nth }
    .loc = Mirze{ table-nth }
    .text = Gwiazda zmienna: gra tak mocno jak ty.
    .role = siła { $rating }
    .full = Mira{ table-nth }, siła { $rating }
    .won = Było blisko. Jeszcze raz?
    .lost = Teraz ja muszę się podciągnąć.
table-bot-teacher = Dondi{ table-nth }
    .gen = Dondiego{ table-nth }
    .dat = Dondiemu{ table-nth }
    .acc = Dondiego{ table-nth }
    .ins = Dondim{ table-nth }
    .loc = Dondim{ table-nth }
    .role = zegarmistrz
    .full = Dondi{ table-nth }, zegarmistrz
    .won = Teraz już wiesz, jak to tyka.
    .lost = Teraz już wiesz, jak to tyka.
table-bot-other = Bot { $bot }{ table-nth }
    .gen = bota { $bot }{ table-nth }
    .dat = botowi { $bot }{ table-nth }
    .acc = bota { $bot }{ table-nth }
    .ins = botem { $bot }{ table-nth }
    .loc = bocie { $bot }{ table-nth }
    .role = bot
    .full = Bot { $bot }{ table-nth }

## Jak lubią grać

table-style-metallum-neighbour = Sąsiad
    .low = sąsiad
    .text = Zostawia cię w spokoju i buduje. Oboje zarabiacie więcej.
table-style-metallum-spoiler = Psotnik
    .low = psotnik
    .text = Woli odebrać ci trzy kredyty, niż zarobić dwa.
table-style-metallum-engineer = Inżynier
    .low = inżynier
    .text = Wcześnie kupuje moduły i pozwala im pracować.
table-style-race-conqueror = Zdobywca
    .low = zdobywca
    .text = Bierze to, co ma tarczę, i mało za co płaci.
table-style-race-producer = Producent
    .low = producent
    .text = Zapełnia światy towarami, konsumuje za podwójne punkty i z nikim nie walczy.
table-style-race-builder = Budowniczy
    .low = budowniczy
    .text = Wydaje każdą kartę i spieszy się do dwunastej.
table-style-orion-raider = Rajder
    .low = rajder
    .text = Trzyma dużą flotę i atakuje, kiedy tylko może.
table-style-orion-gardener = Ogrodnik
    .low = ogrodnik
    .text = Najpierw powiększa dochód i miejsca, a walkę zostawia innym.
table-style-orion-warden = Strażnik
    .low = strażnik
    .text = Dba o flotę i morale i nikomu nie daje okazji do ataku.
table-style-captains-envoy = Wysłannik
    .low = wysłannik
    .text = Żyje na torach frakcji i chce wywołać każde wydarzenie.
table-style-captains-engineer = Inżynier
    .low = inżynier
    .text = Zapełnia planszę technologii i pierwszy sięga po złotą kartę.
table-style-captains-drillmaster = Instruktor
    .low = instruktor
    .text = Każde trzy medale zamienia w komandora.
table-style-adastra-gardener = Ogrodnik
    .low = ogrodnik
    .text = Pozwala swoim ludom rosnąć, a wojny zostawia innym.
table-style-adastra-scholar = Uczony
    .low = uczony
    .text = Chce każdej gałęzi badań, a w każdej najwyższego poziomu.
table-style-adastra-warlord = Watażka
    .low = watażka
    .text = Wcześnie buduje okręty i uderza w tego, kto słaby.

## Według wcześniejszych zasad

table-earlier-rules = Do ruchu { $move } grano według wcześniejszych zasad: mówi o tym dziennik, ale planszy nie da się pokazać.
table-branch-rules = W tę grę grano według wcześniejszych zasad: można ją obejrzeć, ale nie można grać dalej od tego miejsca.

## Trener

table-no-coach = Trener jest przy tym stole tylko wtedy, gdy zgodzą się wszyscy gracze.
table-daily-no-coach = W rozdaniu dnia nie ma trenera: każdy gra je sam.
table-rated-no-coach = W partii, która się liczy, nie ma trenera.
table-notice-event-late = Czas tej rundy minął. Przegrywa: { $seat }.
table-rated-concede = Partię rankingową z samymi botami można poddać, ale nie przerwać.
table-rated-seed = Partia rankingowa ma zawsze nowe rozdanie. Zostaw ziarno puste.
table-variant-unrated = Partie rankingowe i rozdanie dnia gra się kartami z pudełka.
table-variant = Wariant „{ $name }”: niektóre karty zmieniono.
table-rated-alone = Partia rankingowa wymaga przeciwnika.
table-rated-hotseat = W partii rankingowej każdy gra z jednego miejsca na własnym urządzeniu.
table-rated-bot = Siły bota { $bot } nikt nie zmierzył, więc nie gra w partiach rankingowych.
table-daily-closed = Inni jeszcze grają to rozdanie. Po północy (UTC) będzie otwarte do nauki.
table-nothing-to-hint = Teraz nie ma dla ciebie nic do wyboru.
table-review-later = Grę można omówić, kiedy się skończy.
table-review-rules = W tę grę grano według wcześniejszych zasad: można ją obejrzeć, ale trener zna tylko obecne.
table-coach-failed = Tym razem trener nie znalazł odpowiedzi. Poproś jeszcze raz.
table-note = { $seat-person ->
    [second] Twoja notatka
   *[third] Notatka, { $seat }
}: { $words }
table-note-players = Notatki piszą ci, którzy grali.
table-note-later = Notatki pisze się po zakończeniu gry.
table-note-empty = Notatka nie może być pusta.
table-rematch-later = Gra jeszcze trwa.
table-rematch-players = O rewanż mogą poprosić tylko ci, którzy grali.

## Słowa dodawane do ziarna

table-bad-word = Słowo ma najwyżej { $most } liter.
table-words-seats = Słowa dodaje się przy stołach dla najwyżej { $most } graczy.

## Stoły zakończone

table-notice-ended = Opiekunowie serwera zakończyli tę grę. Można ją nadal oglądać.
table-notice-expired = Od { $days } dni nikt tu nie grał: gra została przerwana. Można ją nadal oglądać.
