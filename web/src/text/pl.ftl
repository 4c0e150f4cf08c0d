### Sama strona.

## Stół stołów

web-tables = Stoły
web-replays = Powtórki
web-gallery = Galeria
web-rules = Zasady
web-open-table = Otwórz stół
web-open-table-help = z przyjaciółmi, nieznajomymi albo botami; przy jednym ekranie lub z daleka
web-your-tables = Twoje stoły
web-wait-for-you = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
}
web-free-seats = Wolne miejsca
web-join-code = Dołącz z linku
web-last-finished = Ostatnio skończone
web-your-move-button = Twój ruch
web-play = Graj
web-look-in = Zajrzyj
web-sit-down = Usiądź
web-watch-again = Obejrzyj znowu
web-no-tables = Nie masz jeszcze stołów. Otwórz jakiś: z botem możesz zacząć od razu.
web-no-open = Żaden stół nie ma teraz wolnego miejsca.
web-no-finished = Nie ma jeszcze skończonych gier.
web-players-minutes = graczy: { $players }, { $minutes } min
web-weight = złożoność { $weight } z 5
web-all-finished = { $count ->
    [one] { $count } skończona gra
    [few] Wszystkie { $count } skończone gry
   *[other] Wszystkie skończone gry ({ $count })
}
web-quick = Zagraj z botem
web-set-up = Przygotuj stół
web-new-table-of = Nowy stół: { $game }
web-moves = { $moves ->
    [0] jeszcze bez ruchów
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}
web-ago-now = przed chwilą
web-ago-minutes = { $count ->
    [one] minutę temu
    [few] { $count } minuty temu
   *[other] { $count } minut temu
}
web-ago-hours = { $count ->
    [one] godzinę temu
    [few] { $count } godziny temu
   *[other] { $count } godzin temu
}
web-ago-days = { $count ->
    [one] wczoraj
   *[other] { $count } dni temu
}

web-pitch-metallum = Zaprogramuj statek górniczy i zdobądź przewagę
web-pitch-orion = Rozbudowuj układy, dbaj o morale
web-pitch-captains = Właściwa załoga na niewłaściwą misję
web-pitch-adastra = Odkrywaj, zasiedlaj i walcz o galaktykę, a Antaranie patrzą

## Nowy stół

web-seats = Miejsca
web-seat-n = Miejsce { $n }
web-add-seat = Jeszcze jedno miejsce
web-drop-seat = Jedno miejsce mniej
web-seats-of = graczy: od { $least } do { $most }
web-table-name = Nazwa stołu
web-kind-me = Ja
web-kind-link = Ktoś znajomy, przez link
web-kind-hotseat = Ktoś przy tym ekranie
web-kind-open = Ktokolwiek
web-kind-bot = Bot
web-level = Jak dobrze gra
web-level-mine = Mniej więcej tak jak ja
web-style = Jak lubi grać
web-style-any = Jak uważa
web-name = Imię
web-seed = Ziarno
web-seed-help = To samo ziarno rozdaje tę samą grę jeszcze raz. Puste daje nową.
web-open-to-all = Pokaż stół w spisie, żeby każdy mógł zająć wolne miejsce
web-clock = Zegar
web-clock-off = Bez zegara
web-clock-help = Gdy czas się skończy, do twojego powrotu gra za ciebie bot.
web-clock-minutes = po { $minutes } minut
web-more = Więcej
web-begin = Zaczynamy
web-begin-invite = Zacznij i zaproś
web-first-seat = Kto zaczyna, rozstrzyga gra; miejsce to tylko kolor.

## Dołączanie

web-invitation = Masz zaproszenie
web-take-seat = Zajmij miejsce
web-watch = Oglądaj
web-go-to-table = Do stołu
web-to-lobby = Do wszystkich stołów
web-call-me = Jak inni mają cię nazywać?
web-join-as = Grasz jako
web-paste-link = Wklej otrzymany link
web-bring-file = Albo przynieś grę zapisaną w pliku: boty siedzą tam, gdzie siedziały, a inne osoby dostają zaproszenia w linkach.
web-open-file = Otwórz zapisaną grę
web-file-wrong = W tym pliku nie ma gry, którą dałoby się odczytać.
web-copy = Kopiuj
web-copied = Skopiowano
web-invite = Zaproszenie
web-invite-help = Kto otworzy ten link, zajmie miejsce. Link działa raz.
web-invite-only-here = Te linki działają tylko na tym komputerze. Aby zaprosić kogoś skądinąd, udostępnij Astrarium w sieci (make serve ARGS="--host 0.0.0.0") i otwórz stół pod adresem tego komputera.
web-share = Udostępnij
web-watch-link = Link do oglądania
web-people = Przy tym stole

## Kłopoty

web-failed = Coś się nie udało. Spróbuj jeszcze raz.
web-offline = Nie ma połączenia ze stołem. Próba się powtórzy.
web-reconnecting = Brak połączenia. Kolejna próba…
web-not-sent = Nie wysłano: chwilowo nie ma połączenia.
web-nothing-here = Tu nic nie ma
web-nothing-here-text = Ten adres donikąd nie prowadzi. Może zgubił się jego kawałek.
web-not-for-you = Ten stół nie jest dla ciebie otwarty
web-not-for-you-text = Poproś o link osobę, która go nakryła.
web-loading = Nakrywamy do stołu…

## Kto

web-you = Ty
web-bot = bot
web-bot-any = Bot
web-away = poza stołem
web-free-seat = wolne miejsce
web-free = wolne
web-stands-in = na razie gra { $bot }
web-come-back = Już jestem
web-replaced = Gra za ciebie bot
web-ask-bot = Niech zagra bot
web-ask-bot-help = Możliwe po { $hours ->
    [one] godzinie
   *[other] { $hours } godz.
} nieobecności. Kto wróci, odzyskuje miejsce.
web-rename = Twoje imię
web-account = Konto
web-account-help = Z kontem możesz grać dalej na innym urządzeniu.
web-password = Hasło
web-password-help = Co najmniej 8 znaków
web-bring-seats = Zabierz moje miejsca gościa ze sobą
web-log-ins = Gdzie trwa moje logowanie
web-log-in-here = ta przeglądarka
web-log-in-end = Wyloguj tam
web-log-ins-end = Wyloguj wszędzie indziej
web-password-old = Dotychczasowe hasło
web-password-new = Nowe hasło
web-password-change = Zmień hasło
web-password-changed = Hasło jest zmienione. Wszędzie indziej trzeba zalogować się ponownie.
web-guest = gość
web-email = E-mail
web-email-help = Na wypadek zapomnianego hasła
web-email-asked = List jest w drodze. Otwórz w nim odnośnik.
web-forgot = Nie pamiętam hasła
web-forgot-asked = Jeśli to konto ma adres, list jest w drodze.
web-letter-reset = Nowe hasło
web-letter-reset-done = Hasło zmienione. Zaloguj się nowym.
web-letter-confirm = Twój adres
web-letter-confirm-yes = Tak, to mój adres
web-letter-confirm-done = Dziękujemy. Listy będą przychodzić tutaj.
web-my-data = Moje dane
web-my-data-take = Pobierz
web-forget-me = Zapomnij o mnie
web-forget-me-help = Konto, adres i zalogowania znikną na zawsze. Gry z innymi toczą się dalej pod imieniem, które nic nie mówi.
web-forget-me-not = Zostaję
web-house = Opieka nad serwerem
web-house-notice = Co wszyscy czytają w poczekalni
web-house-reports = Zgłoszenia
web-house-settle = Załatwione
web-house-nothing = Nikt niczego nie zgłosił.
web-house-find = Szukaj
web-house-mute = Wycisz
web-house-unmute = Oddaj głos
web-house-ban = Wyklucz
web-house-unban = Wpuść znowu
web-away-title = Gdy mnie nie ma, a to moja kolej
web-away-email = Napiszcie list
web-away-hook = Zadzwońcie pod ten adres
web-away-quiet = Ale nie w tych godzinach
web-away-from = Od
web-away-to = Do
web-away-until = Urlop do
web-away-saved = Zapisane.
web-push = Daj znać tej przeglądarce, także gdy jest zamknięta
web-push-refused = Ta przeglądarka nie przyjmuje powiadomień.
web-blocked = Zablokowani
web-unblock = Odblokuj
web-trouble = Kłopot z tym graczem
web-report = Zgłoś
web-report-what = Co zrobił gracz { $name }? Przeczytają to opiekunowie serwera.
web-report-done = Dziękujemy. Opiekunowie serwera to przeczytają.
web-block = Zablokuj
web-block-done = Ty i { $name } nie spotkacie się już przy nowym stole. Cofniesz to na stronie ze swoim imieniem.
web-table-ends = { $days ->
    [one] Nikt tu nie gra: stół zniknie za dzień. Otwórz go, żeby został.
   *[other] Nikt tu nie gra: stół zniknie za { $days } dni. Otwórz go, żeby został.
}
web-house-people = Ludzie
web-house-role = opiekun serwera
web-house-drain = Nie przyjmuj nowych stołów: zaraz ponowne uruchomienie
web-house-inspect = Obejrzyj
web-house-end = Zakończ
web-house-delete = Usuń
web-house-delete-sure = Usuń na zawsze
web-house-end-help = Zakończoną grę można oglądać; usuniętej nie da się odzyskać.
web-words-wish = Przed rozdaniem każdy może dodać słowo do losu
web-words-title = Przed rozdaniem
web-words-help = Cały los tej gry weźmie się z tajnego ziarna i ze słów, które dodacie. Ziarno jest zapowiedziane poniżej, więc nikt go już nie zmieni; na końcu je poznacie.
web-words-pledge = Zapowiedź
web-words-mine = Moje słowo
web-words-add = Dodaj
web-words-none = Nic nie dodaję
web-words-spoken = gotowe
web-words-silent = szuka słowa
web-words-wait = Rozdanie nastąpi, gdy wszyscy będą gotowi.
web-words-deal = Rozdaj teraz
web-luck-word = { $name } dodaje: { $word }
web-luck = Los, który można sprawdzić
web-luck-pledged = Cały los tej gry bierze się z jednego ziarna. To jego zapowiedź; ziarno poznasz na końcu i musi do niej pasować.
web-luck-told = Zapowiedź złożona na początku i ziarno, z którego wziął się cały los.
web-luck-kept = Ziarno pasuje do zapowiedzi: po drodze nic się nie zmieniło. Cały zapis sprawdza astrarium verify.
web-luck-broken = Ziarno nie pasuje do zapowiedzi. Tej gry nie rozdano tak, jak obiecano.
web-luck-unknown = Ta strona sprawdzi to tylko przez https. Zapis sprawdza astrarium verify.
web-sign-up = Załóż konto
web-log-in = Zaloguj
web-log-out = Wyloguj
web-logged-in = Zalogowano jako { $name }.
web-save = Zapisz

## Stół

web-your-move = Twój ruch. { $prompt }
web-waiting = Wybiera: { $names }
web-thinking = { $count ->
    [one] { $names } myśli …
   *[other] Myślą: { $names } …
}
web-watching = Oglądasz
web-undo = Cofnij
web-whole-turn = Całą turę
web-ask-table = Zapytaj stół
web-ask-reason = Ktoś się już czegoś dowiedział albo zdecydował: pozostali muszą się zgodzić.
web-undo-waits = Prosisz o cofnięcie; pozostali jeszcze nie odpowiedzieli.
web-withdraw = Wycofaj prośbę
web-why = Dlaczego nie mogę?
web-as-list = Wszystkie możliwości na liście
web-find-option = Pisz, aby znaleźć
web-options-of = { $shown } z { $all }
web-no-option = Nic nie ma tych słów.
web-no-more = Najwyżej { $most }. Najpierw coś odłóż.
web-undo-asked = { $name-person ->
    [second] Prosisz
   *[third] { $name } prosi
} o cofnięcie ostatniej decyzji.
web-agree = Zgoda
web-refuse = Odmowa
web-undo-refused = Stół nie zgodził się na cofnięcie.
web-pick-lit = Wskaż coś zaznaczonego
web-confirm-count = Zatwierdź { $count }
web-confirm-none = Żadne z nich
web-confirm-up-to = Zatwierdź { $count } (najwyżej { $most })
web-pick-more = Wskazane { $count } z { $least }
web-pick-between = Wskaż od { $least } do { $most }
web-confirm-tiles = { $count ->
    [one] Zatwierdź { $count } podprogram
    [few] Zatwierdź { $count } podprogramy
   *[other] Zatwierdź { $count } podprogramów
}
web-sending = Wysyłanie…
web-rule = Zasada { $number }
web-done = gotowe
web-needed = konieczny
web-optional = jeśli chcesz
web-log = Dziennik
web-scores = Wynik
web-chat = Rozmowa
web-write = Napisz coś
web-send = Wyślij
web-no-chat = Nikt jeszcze nic nie powiedział.
web-no-log = Nic się jeszcze nie stało. Co ma mosiężne narożniki, można teraz wskazać; prawy przycisk albo dłuższe przytrzymanie powie, co to jest.
web-primer = W minutę
web-primer-goal = Cel
web-primer-turn = Twoja tura
web-primer-mind = Warto wiedzieć
web-primer-help = Co ma mosiężne narożniki, można teraz wskazać. Zatrzymaj na czymś mysz albo przytrzymaj dłużej, a powie, czym jest. Znak zapytania na dole mówi, dlaczego czegoś nie można.
web-round-n = Runda { $n }
web-so-far = na razie
web-total = Razem
web-wins = { $name-person ->
    [second] Wygrywasz
   *[third] Wygrywa { $name }
}.
web-draw = Remis.
web-history = Historia
web-move-of = Ruch { $move } z { $moves }
web-live = Na żywo
web-back-now = Wróć do teraz
web-play-on = Graj dalej stąd
web-played-on = dalszy ciąg od ruchu { $move }
web-play-on-help = Otwiera twój własny stół z tą pozycją.
web-looking-at = Oglądasz ruch { $move }
web-earlier = Ruch wstecz
web-later = Ruch naprzód
web-search-rules = Szukaj w zasadach
web-contents = Spis treści
web-no-paragraph = Żaden akapit nie ma tych słów.
web-here = Tutaj
web-pass-device = Podaj urządzenie: { $name }
web-i-am = Tu { $name }
web-pass-help = Dalszy ciąg widzi tylko { $name }.
web-fold = Złóż panel boczny
web-unfold = Rozłóż panel boczny
web-close = Zamknij
web-seed-was = Ziarno tej gry: { $seed }
web-record = Zapis gry
web-new-game = Zagraj znowu
web-skip = Do decyzji
web-board-words = Plansza słowami
web-zoom-in = Bliżej
web-zoom-out = Dalej
web-zoom-all = Pokaż całość
web-board = Plansza
web-decision = Decyzja
web-phase = Faza

web-state-selectable = można wskazać
web-state-selected = wskazane
web-state-target = idzie razem
web-state-barred = niedostępne

## Co zrobili inni

web-log-turn-mine = Twoja tura
web-log-turn = Tura: { $player }
web-since = Od twojego ostatniego ruchu
web-since-deeds = { $count ->
    [one] Od twojego ostatniego ruchu zaszła jedna rzecz.
    [few] Od twojego ostatniego ruchu zaszły { $count } rzeczy.
   *[many] Od twojego ostatniego ruchu zaszło { $count } rzeczy.
}
web-replay = Odtwórz
web-replay-kept = Do twojego następnego ruchu
web-turn-of = { $at } z { $all } od twojego ostatniego ruchu
web-to-your-turn = Do twojej tury
web-to-now = Do stołu
web-pause = Wstrzymaj
web-play-it = Odtwarzaj
web-step-back = Krok wstecz
web-step-on = Krok dalej
web-from-start = Od początku
web-turns = Ruchy innych pokazywane
web-turns-slow = Powoli
web-turns-normal = Po kolei
web-turns-fast = Szybko
web-turns-hand = Krok po kroku
web-turns-off = Od razu
web-key-replay = pokazuje, co zaszło od twojego ostatniego ruchu

## Po zakończeniu

web-rematch = Rewanż
web-rematch-asked = Czekamy na innych
web-rematch-there = Do rewanżu
web-rematch-wish = { $name-person ->
    [second] Prosisz o rewanż.
   *[third] { $name } prosi o rewanż.
}
web-end = Jak poszło
web-end-race = Wyścig, runda po rundzie
web-end-made = Z czego te punkty
web-end-turns = Zwroty
web-end-deed = Najlepszy ruch
web-end-deed-gain = Runda { $round }, { $points } pkt.
web-end-best = Najlepsza runda
web-end-best-text = { $name-person ->
    [second] Runda { $round } dała ci punktów: { $points }.
   *[third] Runda { $round }, { $name }: zdobyte punkty { $points }.
}
web-end-lead = { $name-person ->
    [second] Obejmujesz prowadzenie
   *[third] Prowadzenie obejmuje { $name }
}: { $scores }
web-end-swing = { $name-person ->
    [second] Zdobywasz punkty: { $points }
   *[third] { $name } zdobywa punkty: { $points }
}; { $scores }
web-end-worth-lead = { $name-person ->
    [second] Wychodzisz na prowadzenie
   *[third] Na prowadzenie wychodzi { $name }
}: { $gain }
web-end-worth-swing = { $name-person ->
    [second] Poprawiasz swoją pozycję
   *[third] { $name } poprawia swoją pozycję
}: { $gain }
web-end-by-worth = Według tego, ile zdaniem trenera warte były pozycje: punkty zdobyte i te, które dopiero przyjdą.
web-end-by-points-yet = Na razie według samych punktów: trener ocenia pozycje.
web-end-by-points = Według samych punktów.
web-end-no-turns = Bez zwrotów: prowadzenie ani razu nie było zagrożone.
web-end-round = Runda { $round }
web-end-share = Link do powtórki
web-end-picture = Obraz planszy
web-replay-bar = Powtórka
web-round-back = Rundę wstecz
web-round-on = Rundę dalej
web-move-back = Ruch wstecz
web-move-on = Ruch dalej
web-speed = Tempo
web-jump = Przejdź do
web-jump-start = Początek
web-jump-end = Koniec
web-eyes = { $name-person ->
    [second] Twoimi oczami
   *[third] Oczami: { $name }
}
web-eyes-whose = Czyimi oczami
web-hands-open = Wszystko odkryte
web-was-here = stąd
web-copy-link = Link do tego ruchu
web-note-write = Notatka do tego ruchu
web-note-keep = Zapisz
web-leave-replay = Wyjdź
web-begins = Gra się zaczyna

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-theme = Wygląd
web-theme-system = Jak w systemie
web-theme-night = Noc
web-theme-paper = Papier
web-motion = Ruch
web-motion-full = Pełny
web-motion-fast = Szybki
web-motion-off = Bez ruchu
web-helpers = Pomoce dla daltonistów: wzory i litery obok kolorów
web-sound = Dźwięk
web-confirm-each = Każdy krok zatwierdzam mosiężnym przyciskiem

## Klawisze

web-keys = Klawisze
web-key-tab = do następnej rzeczy, którą można wskazać
web-key-arrows = od rzeczy do rzeczy
web-key-enter = wskazuje; zatwierdza, gdy wybór jest pełny
web-key-esc = cofa ostatnie wskazanie, zamyka szufladę
web-key-numbers = wskazuje po numerze
web-key-undo = cofnij
web-key-about = co robi dana rzecz
web-key-rules = zasada, która o tym mówi
web-key-why = w lekcji: dlaczego
web-key-show = w lekcji: co by zrobiła
web-key-icons = objaśnienie znaków
web-key-board = plansza opisana słowami
web-key-rail = składa panel boczny
web-key-help = ta lista

## Metallum

web-metallum-round = { $round } z { $rounds }, { $terce }
web-metallum-order = Kolejność
web-metallum-program = Twój program
web-metallum-program-of = Program: { $name }
web-metallum-hidden = zakryty, aż obie strony zatwierdzą
web-metallum-handed-in = Twój program jest gotowy i zakryty.
web-metallum-in-program = w twoim programie
web-metallum-spent = zużyty w tej tercji
web-metallum-groups = Grupy podprogramów
web-metallum-need-movement = Program wymaga podprogramu ruchu
web-metallum-need-partner = Usprawnienie musi przylegać do rozmieszczania lub akcji specjalnej
web-metallum-add-or-confirm = Dodaj podprogram albo zatwierdź program
web-metallum-full = Zatwierdź program
web-metallum-reserve = rezerwa: { $count }
web-metallum-complexity = skomplikowanie { $sum }
web-metallum-ready = program gotowy, zakryty
web-metallum-left = aktywne: { $count } z { $all }
web-metallum-acts = działa teraz
web-metallum-first = zaczyna
web-metallum-on-it = można tu coś wskazać
web-metallum-unknown = Nieodkryta
web-metallum-not-yet = jeszcze nieodkryta
web-metallum-unexplored = +{ $credits } $ za odkrycie
web-metallum-new = nowa
web-metallum-tie = remis, bez zysku
web-metallum-ship-here = { $name-person ->
    [second] twój statek
   *[third] statek: { $name }
}
web-metallum-price = ceny w rundzie { $round }
web-metallum-leaves = odejdzie
web-metallum-printed = koszt z karty
web-metallum-newest = najnowszy, +{ $more } $
web-metallum-once = jednorazowy
web-metallum-empty = puste
web-metallum-tab-colour = Wtyk { $tab ->
    [blue] niebieski
    [green] zielony
   *[red] czerwony
}, gniazdo { $socket ->
    [blue] niebieskie
    [green] zielone
   *[red] czerwone
}
web-metallum-tab-position = Brak gniazda na { $tab ->
    [blue] niebieski
    [green] zielony
   *[red] czerwony
} wtyk
web-metallum-group-movement = Ruch
web-metallum-group-deployment = Rozmieść
web-metallum-group-special = Specjalna
web-metallum-group-improvement = Usprawnij
web-metallum-short-alpha = Przenieś do 4 swoich z jednej planety
web-metallum-short-beta = Usuń 1 robota rywala, postaw swojego
web-metallum-short-gamma = Oddaj 1 stąd: usuń do 2 robotów rywala
web-metallum-short-delta = Przenieś do 2 robotów rywala
web-metallum-short-epsilon = Skocz na dowolną odkrytą planetę
web-metallum-short-zeta = Zamień swojego z robotem rywala
web-metallum-short-eta = Postaw 1 na dowolnej odkrytej
web-metallum-short-theta = Zbierz do 2 swoich na jednej planecie
web-metallum-short-omega = Postaw tu równo 3 swoje
web-metallum-short-iota = Odwróć lub przesuń znacznik złóż

## Race for the Galaxy

web-race-development = Technologia
web-race-great = Technologia o koszcie 6
web-race-grey = Szary świat
web-race-production-of = { $kind ->
    [novelty] Oryginalne
    [rare] Rzadkie
    [genes] Geny
   *[alien] Obcy
}, produkcja
web-race-windfall-of = { $kind ->
    [novelty] Oryginalne
    [rare] Rzadkie
    [genes] Geny
   *[alien] Obcy
}, windfall
web-race-rebel = Rebelianci
web-race-alien = ALIEN
web-race-cost = koszt
web-race-first = na początku
web-race-here = stąd
web-race-sale = pełna cena
web-race-plain-sale = zwykła cena
web-race-guess = zgadnij
web-race-makes = powstaje towar
web-race-windfall = windfall
web-race-per = za
web-race-per-kind = za rodzaj
web-race-world = świat
web-race-if-most = najwięcej
web-race-chips = PZ w żetonach
web-race-named = nazwaną kartę
web-race-named-one = Specjalistę ds. Kontaktu
web-race-sell-one = sprzedaj towar
web-race-actions = Karty akcji
web-race-chosen = wybrane, zakryte
web-race-choosing = wybiera
web-race-ready = już wybrane
web-race-round = Runda { $round }
web-race-over = Koniec po { $round } rundach
web-race-tableau = Twój układ
web-race-tableau-of = Układ: { $name }
web-race-hand = Twoja ręka
web-race-hand-of = Ręka: { $name }
web-race-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
web-race-cards-of = { $count } z { $most }
web-race-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-race-chips-n = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
web-race-military = Siła Militarna
web-race-goods = Towary
web-race-with-good = z towarem
web-race-asleep = działa od następnej fazy
web-race-looks-at = Oglądasz
web-race-keep = zatrzymujesz { $count }
web-race-picked = wybrano { $count } z { $of }
web-race-no-cards = Brak kart.
web-race-limit = { $count ->
    [one] Na koniec rundy można zatrzymać 1 kartę.
    [few] Na koniec rundy można zatrzymać { $count } karty.
   *[other] Na koniec rundy można zatrzymać { $count } kart.
}
web-race-new = nowa
web-race-plus-good = +1 towar
web-race-of = { $have } z { $need }
web-race-skipped = nie odbędzie się
web-race-unknown = jeszcze nie wiadomo
web-race-supply = w rezerwie
web-race-supply-n = Karty w rezerwie: { $count }
web-race-out = odrzuconych
web-race-out-n = Karty odrzucone: { $count }
web-race-left = w puli
web-race-pool-n = Żetony w puli: { $count } z { $start }
web-race-last-round = Gra kończy się z tą rundą.
web-race-cost-n = koszt { $n }
web-race-defence-n = obronność { $n }
web-race-cost-of = Koszt { $sum }
web-race-military-of = Siła Militarna { $strength } z { $defence }
web-race-tactics = Możesz odrzucić kartę { $card }: +{ $amount }
web-race-free = Możesz odrzucić kartę { $card }: cena 0
web-race-place = Wyłożyć kartę { $card }?
web-race-place-for = { $price ->
    [0] Wyłożyć kartę { $card } za darmo?
    [one] Wyłożyć kartę { $card } za { $price } kartę?
    [few] Wyłożyć kartę { $card } za { $price } karty?
   *[many] Wyłożyć kartę { $card } za { $price } kart?
}
web-race-conquer = Podbić świat { $card }?
web-race-gives = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}
web-race-sell-for = { $count ->
    [one] Sprzedaj za 1 kartę
    [few] Sprzedaj za { $count } karty
   *[other] Sprzedaj za { $count } kart
}
web-race-place-it = Wyłóż
web-race-leftovers = Karty i towary (przy remisie)
web-pitch-race = Kolonizuj, produkuj i handluj jedną talią

## Master of Orion

web-orion-round = runda { $round } z { $rounds }
web-orion-phase-start = Początek rundy
web-orion-phase-actions = Akcje
web-orion-phase-end = Koniec rundy
web-orion-actions = Akcje na twoim arkuszu
web-orion-which-build = Którą strukturę budujesz?
web-orion-which-exploit = Którą kartę eksploatujesz?
web-orion-which-activate = Którą kartę aktywujesz?
web-orion-which-attack = Kogo atakujesz?
web-orion-which-contract = Którego doradcę zatrudniasz?
web-orion-which-trade = Co wymieniasz?
web-orion-what-with = { $card }: co robisz z tą kartą?
web-orion-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-orion-points-formula = punkty według wzoru
web-orion-points-now = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}, gdyby gra skończyła się teraz
web-orion-costs = koszt: { $goods }
web-orion-pays = Płacisz: { $goods }
web-orion-saves = Oszczędzasz { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
}
web-orion-fleets = Flota { $mine } przeciw { $theirs }
web-orion-attack-price = koszt: { $toll } floty
web-orion-attack-gain = zyskujesz { $vp } PZ, obrońca traci { $morale } morale
web-orion-you = ty
web-orion-they = oni
web-orion-after = potem
web-orion-answering = odpowiadają:
web-orion-attack-on = Atak: { $name }
web-orion-then = potem { $cards }
web-orion-answers = odpowiedź: { $cards }
web-orion-attacks-left = { $count ->
    [0] w tej rundzie już bez ataku
    [one] w tej rundzie jeszcze { $count } atak
    [few] w tej rundzie jeszcze { $count } ataki
   *[many] w tej rundzie jeszcze { $count } ataków
}
web-orion-ours-effect = Nasz projekt: oryginalnego działania nie udało się odnaleźć, więc to jest nasze.
web-orion-ours-numbers = Działanie jest zgodne z oryginałem; liczby lub szczegóły na karcie są naszego projektu.
web-orion-of = { $n } z { $most }
web-orion-new = nowe
web-orion-known = Wszyscy widzieli tę kartę
web-orion-free = pusty
web-orion-found = Nowy układ
web-orion-closed = Dopiero po poprzednim układzie
web-orion-income = +{ $count } na początku rundy
web-orion-will-be = potem { $n }
web-orion-track = Punkty zwycięstwa
web-orion-track-help = Na torze; karty i morale liczą się na końcu
web-orion-score = Wynik { $points }
web-orion-markers = Znaczniki akcji
web-orion-markers-here = { $count ->
    [one] leży tu { $count } znacznik
    [few] leżą tu { $count } znaczniki
   *[many] leży tu { $count } znaczników
}
web-orion-markers-n = Znaczniki akcji: zostało { $pool }, w rezerwach { $reserve }
web-orion-no-markers = bez znaczników
web-orion-reserve = { $count } w rezerwach
web-orion-my-advisor = Twój doradca
web-orion-level = Rozwój: { $level }
web-orion-food-n = Żywność { $n }
web-orion-fleet-n = Flota { $n }
web-orion-production-n = Produkcja { $n }
web-orion-morale-n = Morale { $n }
web-orion-in-hand = { $count ->
    [one] { $count } karta w ręce
    [few] { $count } karty w ręce
   *[many] { $count } kart w ręce
}
web-orion-hand-of = Ręka gracza { $name }
web-orion-limit = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, limit na koniec rundy: { $most }
web-orion-picked = Wybrano { $count } z { $most }
web-orion-no-cards = Nie masz kart w ręce
web-orion-first = Zaczyna tę rundę
web-orion-look-at = Układy gracza { $name }
web-orion-discards = odrzucone
web-orion-browse = Stos kart odrzuconych, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-orion-top-first = Numer 1 leży na wierzchu.
web-orion-no-discards = Stos kart odrzuconych jest pusty.
web-orion-pick-here = Wybierz jedną z tych kart.
web-orion-starts = na początek: { $goods }
web-orion-if-now = Gdyby gra skończyła się teraz
web-orion-counted = według wzoru
web-orion-nothing-built = nic nie zbudowano

## Gwiezdna Flota

web-captains-round = Runda { $round } z { $rounds }
web-captains-round-1 = Runda 1
web-captains-round-2 = Runda 2
web-captains-round-3 = Runda 3
web-captains-round-4 = Runda 4
web-captains-round-head = Runda { $round }
web-captains-over = koniec rejsu
web-captains-your-ship = Twój statek
web-captains-first = zaczyna rundę
web-captains-passed = po pasie
web-captains-from-missions = { $count ->
    [0] bez misji
    [one] z 1 misją
   *[other] z { $count } misjami
}
web-captains-medals = { $count ->
    [one] 1 medal
    [few] { $count } medale
   *[other] { $count } medali
}
web-captains-missions-done = { $count ->
    [one] 1 wypełniona misja
    [few] { $count } wypełnione misje
   *[other] { $count } wypełnionych misji
}
web-captains-in-ready = w sali odpraw: { $count }
web-captains-in-queue = w kolejce: { $count }
web-captains-damage = uszkodzenia: { $count }
web-captains-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-captains-per = za
web-captains-times = { $count } × { $what }
web-captains-crew = Załoga
web-captains-ready = Sala odpraw
web-captains-ready-help = kto może działać
web-captains-queue = Kolejka
web-captains-queue-help = pierwszy z lewej
web-captains-place-in-queue = miejsce { $place } w kolejce
web-captains-nobody = nikogo
web-captains-train = Szkolenie
web-captains-train-as = Wyszkol na { $figure-acc }
web-captains-at-work = przy pracy
web-captains-contracted = leży na nim artefakt
web-captains-tech-board = Planszetka technologii
web-captains-slot = Sekcja { $slot }
web-captains-empty-slot = wolna sekcja
web-captains-no-bonus = bez bonusu
web-captains-bonus = bonus: { $bonus }
web-captains-instead = zamiast: { $tech }
web-captains-overlay = Można ją też położyć w miejsce własnej technologii.
web-captains-deck-alpha = Technologia alfa
web-captains-deck-beta = Technologia beta
web-captains-deck-omega = Technologia omega
web-captains-designed = Część tej karty wymyśliliśmy sami.
web-captains-cargo = Ładunek
web-captains-cargo-help = { $loaded } z { $capacity }
web-captains-storage = w schowkach: { $count }
web-captains-damaged-bays = { $count ->
    [one] 1 uszkodzona ładownia
    [few] { $count } uszkodzone ładownie
   *[other] { $count } uszkodzonych ładowni
}
web-captains-surplus = nadmiarowe uszkodzenia: { $count }
web-captains-map = Mapa gwiazd
web-captains-tile-here = leży tu kafelek stacji
web-captains-tile-due = kafelek stacji wróci w rundzie { $round }
web-captains-tile-gone = kafelek stacji już nie wróci
web-captains-number-up = liczba { $number }: misja pojawi się tu, gdy będzie najwyższa
web-captains-number-down = liczba { $number }, zakryta
web-captains-reserved-by = rezerwacja: { $name }
web-captains-ships-here = tutaj: { $names }
web-captains-mission-under-way = Misja, { $place }
web-captains-mission-mine = Misja, { $place }: twoja
web-captains-mission-open = Misja, { $place }: wolna
web-captains-mission-taken = Misja, { $place }: zajęta
web-captains-missions-waiting = Misje na mapie
web-captains-who = Kto zajmie { $row } misji „{ $mission }”?
web-captains-unmatched = ta figurka nie pasuje do rzędu
web-captains-row-step = Rząd { $row }: { $who }
web-captains-row-open = wolny
web-captains-go = Wyruszam na misję
web-captains-take = Biorę: { $tech }
web-captains-keep = Zatrzymuję
web-captains-tracks = Tory frakcji
web-captains-faction-nian = Ni'an
web-captains-faction-cooperative = Stowarzyszenie
web-captains-faction-tincan = Puszkini
web-captains-on-track = { $name-person ->
    [second] Ty
   *[third] { $name }
}: pole { $space }, punkty: { $points }
web-captains-event = Wydarzenie
web-captains-no-event = Nie czeka tu już żadne wydarzenie.
web-captains-display = Plansza centralna
web-captains-take-one = weź jedną
web-captains-decks = talie: technologie { $techs }, omegi { $omegas }, misje { $missions }
web-captains-drawn = Dobrane technologie
web-captains-at-tincan = Leży przy torze Puszkinów
web-captains-shadow = Kapitan Cień
web-captains-shadow-left = { $count ->
    [0] w tej rundzie bez dalszych kart
    [one] w tej rundzie jeszcze 1 karta
    [few] w tej rundzie jeszcze { $count } karty
   *[other] w tej rundzie jeszcze { $count } kart
}
web-captains-shadow-took = { $count ->
    [one] zabrał 1 misję
    [few] zabrał { $count } misje
   *[other] zabrał { $count } misji
}
web-captains-goal = { $points } z { $goal } punktów do pokonania Kapitana Cienia
web-captains-missions-hidden = Misje innych leżą zakryte do końca gry. Na razie mają ich:
web-captains-own-missions = Twoje misje
web-captains-missions-of = Misje: { $name }
web-captains-about-ensign = Pracuje w pomieszczeniach swojego koloru i w szarych, potem idzie na koniec kolejki. Na misji rozpatruje rzędy swojego koloru.
web-captains-about-commander = Pracuje jak chorąży i może zrobić coś jeszcze: popracować drugi raz albo wezwać kogoś z kolejki.
web-captains-about-cadet = Pracuje tylko w szarych pomieszczeniach. Na misji zajmuje rząd, ale nic w nim nie robi. Za medal można go wyszkolić na dowolny kolor.
web-captains-about-android = Rozpatruje każdy rząd misji, także złoty, a potem odchodzi. Nigdy nie pracuje w pomieszczeniach.
web-captains-about-pirate = Czeka tu { $pirate }: przelot obok kosztuje 1 uszkodzenie. Pokonaj go, a zdobędziesz statek i premię.
web-captains-about-track = Kto staje na polu z bonusem albo je mija, dostaje go; pełne okrążenie jest warte 5 punktów.
web-captains-about-trophy = Pokonany statek piracki: 1 punkt na koniec gry.
web-captains-about-artifact = 1 punkt na koniec gry. Dwa artefakty w kolorze pomieszczenia zastępują figurkę.
web-captains-about-damage = Każde uszkodzenie to 1 punkt mniej na koniec gry, a uszkodzona ładownia nic nie mieści.

## Ad Astra

web-adastra-round = Runda { $round } z { $rounds }
web-adastra-round-n = Runda { $n }
web-adastra-stage-draft = Dobieranie
web-adastra-stage-actions = Akcje
web-adastra-stage-management = Zarządzanie
web-adastra-stage-antarans = Atak Antaran
web-adastra-panes = Co leży na stole
web-adastra-pane-galaxy = Galaktyka
web-adastra-pane-sciences = Nauka
web-adastra-pane-diplomacy = Dyplomacja
web-adastra-pane-chronicle = Kronika
web-adastra-desk = Przed tobą
web-adastra-galaxy = Galaktyka
web-adastra-designed = Nasz projekt: instrukcji gry podstawowej nie było pod ręką.
web-adastra-order = Kolejność w tej rundzie
web-adastra-place = Miejsce { $place }
web-adastra-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-adastra-acts = wybiera
web-adastra-passed = pas, nr { $place }
web-adastra-eliminated = poza grą
web-adastra-actions-left = { $count ->
    [one] jeszcze 1 akcja
    [few] jeszcze { $count } akcje
   *[many] jeszcze { $count } akcji
}
web-adastra-systems-n = { $count ->
    [one] 1 układ
    [few] { $count } układy
   *[many] { $count } układów
}
web-adastra-people-n = Populacja: { $count }
web-adastra-ships-n = { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
web-adastra-resistance-n = { $count ->
    [one] 1 żeton oporu
    [few] { $count } żetony oporu
   *[many] { $count } żetonów oporu
}
web-adastra-influence-n = Wpływ: { $count } z { $most }
web-adastra-honours-n = Chwała bojowa: { $count }
web-adastra-flags-n = { $count ->
    [one] została 1 flaga
    [few] zostały { $count } flagi
   *[many] zostało { $count } flag
}
web-adastra-discontent-n = Niezadowolenie { $count }, utrzymanie { $upkeep }
web-adastra-upkeep = utrzymanie { $count }
web-adastra-now = teraz
web-adastra-income = Z najbliższym przychodem, po odjęciu utrzymania
web-adastra-next-level = Następny poziom:
web-adastra-point-at = 1 punkt na poziomie { $level }
web-adastra-top = nic więcej do odkrycia
web-adastra-terraforming = Terraformowanie
web-adastra-terraforming-all = Zaawansowane terraformowanie
web-adastra-units = Jednostki
web-adastra-unit-firepower = Siła ognia
web-adastra-unit-hull = Kadłub
web-adastra-unit-shield = Tarcza
web-adastra-unit-speed = Szybkość
web-adastra-price = Koszt
web-adastra-left = w zapasie
web-adastra-unit-text = Siła ognia { $firepower }, kadłub { $hull }, tarcza { $shield }, szybkość { $speed }
web-adastra-dice = Kości walki { $combat }; kości Inwazji { $invasion }
web-adastra-cards = Karty akcji
web-adastra-action-of = zagrane: { $n } z { $limit }
web-adastra-played = zagrana
web-adastra-missions = Misje
web-adastra-missions-hidden = { $count ->
    [one] 1 tajna misja
    [few] { $count } tajne misje
   *[many] { $count } tajnych misji
}
web-adastra-fulfilled = Spełniona
web-adastra-revealed = Ujawnione:
web-adastra-technologies = Technologie
web-adastra-your-technologies = Twoje technologie
web-adastra-tech-count = opracowane: { $developed }, na ręce: { $hand }, limit { $limit }
web-adastra-no-technologies = Jeszcze żadnych technologii
web-adastra-developed = opracowana
web-adastra-research-n = { $count ->
    [one] 1 punkt badań
    [few] { $count } punkty badań
   *[many] { $count } punktów badań
}
web-adastra-offer = Oferta technologii
web-adastra-deck-level = Poziom { $level }, w talii: { $count }
web-adastra-in-hand = Technologie na twojej ręce
web-adastra-in-hand-note = (na ręce)
web-adastra-sciences = Drzewo technologii
web-adastra-developed-by = { $name-person ->
    [second] Masz ją opracowaną
   *[third] Ma opracowaną: { $name }
}
web-adastra-held-by = { $name-person ->
    [second] Masz ją na ręce
   *[third] Trzyma na ręce: { $name }
}
web-adastra-on-offer = w ofercie
web-adastra-key-mine = twoja
web-adastra-key-developed = opracowana przez innych
web-adastra-key-held = na czyjejś ręce
web-adastra-pick-ships = Jednostki
web-adastra-all = Wszystkie
web-adastra-none = Żadna
web-adastra-used = Każda jednostka, która rusza, zostaje użyta: gotowa, potem wyczerpana, potem przeciążona.
web-adastra-steps = { $count ->
    [one] Razem przelecą 1 krok
    [few] Razem przelecą { $count } kroki
   *[many] Razem przelecą { $count } kroków
}
web-adastra-odds = Przeciwnik: { $side }. Wygrywasz w { $win } %, tracisz wszystko w { $lose } %. Po zwycięstwie zostaje średnio jednostek: { $left }.
web-adastra-landing = Kości: { $dice }, opór: { $resistance }. Ginie średnio { $expected } populacji, układ pada w { $all } %.
web-adastra-yard = Stocznie: { $system }
web-adastra-slots = Wolne miejsca: planetarne { $planetary }, orbitalne { $orbital }
web-adastra-terraform-text = Na stałe więcej miejsca na tej planecie.
web-adastra-diplomacy = Dyplomacja
web-adastra-diplomacy-prices = Koszt w kredytach: ambasada { $embassy }, wpływ { $influence }, spokój { $calm }
web-adastra-your-embassy = Masz tu ambasadę
web-adastra-empire = Imperium
web-adastra-col-influence = Wpływ
web-adastra-col-discontent = Niezadowolenie
web-adastra-col-honours = Chwała
web-adastra-col-embassies = Ambasady u
web-adastra-col-flags = Flagi
web-adastra-col-resistance = Żetony oporu
web-adastra-pick-spot = Najpierw wskaż pole na mapie.
web-adastra-turn = Punkty skoku { $edges }; połączy: { $systems }
web-adastra-joins = { $count ->
    [one] łączy 1 układ
    [few] łączy { $count } układy
   *[many] łączy { $count } układów
}
web-adastra-rotation = Jak leży kafelek
web-adastra-spot = Puste pole { $q }, { $r }
web-adastra-about-wormhole = Tunel czasoprzestrzenny: łączy się z każdym innym zbadanym tunelem.
web-adastra-about-micro-wormhole = Mikrotunel: łączy takie układy dla Fregat.
web-adastra-about-asteroids = Asteroidy: kto tu wleci, musi się zatrzymać.
web-adastra-about-anomaly = Anomalia: 2 punkty badań przy każdym przychodzie dla tego, kto ją kontroluje.
web-adastra-battle = Bitwa: { $system }
web-adastra-battle-round = Runda walki { $round } z { $most }
web-adastra-attacks = atak
web-adastra-defends = obrona
web-adastra-hull-n = kadłub { $count }
web-adastra-battle-odds = Jeśli nikt się nie wycofa: { $attacker } { $win } %, { $defender } { $lose } %
web-adastra-antarans-gather = Antaranie się zbierają
web-adastra-bid-help = Kto wyda najwięcej żetonów oporu, posyła tę flotę na kogoś innego. Wydane żetony przepadają.
web-adastra-bid = { $count ->
    [0] Nie wydawaj nic
    [one] Wydaj 1 żeton
    [few] Wydaj { $count } żetony
   *[many] Wydaj { $count } żetonów
}
web-adastra-strike = Atak Antaran
web-adastra-strikes = Antaranie uderzają: { $system }
web-adastra-empires = Oferta imperiów
web-adastra-make-own = Stwórz własne, elementy: { $empire }
web-adastra-exchange = Wymiana
web-adastra-swap-give = Oddajesz
web-adastra-swap-get = Dostajesz
web-adastra-besieged = oblężony
web-adastra-face-down = Jeszcze niezbadany. Kolor gwiazdy ({ $colour }) podpowiada, do czego nada się planeta.
web-adastra-terraformed = Terraformowana: { $kind } +1
web-adastra-terraformed-all = Terraformowana: { $kind } +1, potem każdy rodzaj +1
web-adastra-defence = Obrona: kości { $dice }, kadłub { $hull }, około { $damage } obrażeń na rundę
web-adastra-resists = Opór przeciw inwazji: { $n }
web-adastra-systems = Układy:
web-adastra-embassies-with = Ambasady u:
web-adastra-chronicle = Kronika
web-adastra-summary = Runda { $n } w skrócie
web-adastra-no-rounds = Nie ma jeszcze rundy, o której można by opowiedzieć.
web-adastra-earned = Przychód
web-adastra-did-cards = Zagrane karty akcji
web-adastra-did-explored = Zbadane układy
web-adastra-did-colonised = Zasiedlone planety
web-adastra-did-built = Zbudowane rzeczy
web-adastra-did-developed = Opracowane technologie
web-adastra-did-won = Wygrane bitwy
web-adastra-did-conquered = Podbite układy
web-adastra-did-points = Zdobyte punkty
web-adastra-if-now = Gdyby gra skończyła się teraz
web-adastra-score-help = Tajne misje liczą się po ujawnieniu. Układy: 1 za dwa poza ojczystym. Gałęzie: 1 na poziomie 3 i jeszcze 1 na poziomie 5. Populacja: 1 za sześć. Wpływ: 1 za dwa żetony. Niezadowolenie: −1 za cztery.
web-adastra-places = { $count ->
    [one] 1 miejsce bez dopłaty
    [few] { $count } miejsca bez dopłaty
   *[many] { $count } miejsc bez dopłaty
}
web-adastra-free-places = { $count ->
    [one] to miejsce jest bez dopłaty
    [few] { $count } miejsca bez dopłaty
   *[many] { $count } miejsc bez dopłaty
}
web-adastra-last-place = to ostatnie miejsce
web-adastra-extra-place = { $credits ->
    [0] kolejne miejsce nic nie kosztuje
    [one] kolejne miejsce kosztuje 1 kredyt
    [few] kolejne miejsce kosztuje { $credits } kredyty
   *[many] kolejne miejsce kosztuje { $credits } kredytów
}
web-adastra-have = masz: { $stock }
web-adastra-play = Zagraj: { $card }
web-adastra-take = Weź: { $technology }
web-adastra-develop = Opracuj: { $technology }
web-adastra-turn-so = Obróć go tak
web-adastra-lay-so = Połóż go tak
web-adastra-lead = Wybierz: { $empire }
web-adastra-open-embassy = Otwórz ambasadę
web-adastra-attack-it = Atakuj: { $system }
web-adastra-take-off = Startuj stąd: { $system }
web-adastra-fly-there = Leć do celu: { $system }
web-adastra-build-there = Buduj tu: { $system }
web-adastra-invade-it = Inwazja: { $system }

# O stole
web-about = O Astrarium
web-about-what = Czym jest Astrarium
web-about-what-text = To stół do kosmicznych gier planszowych. Graj ze znajomymi, przy jednym ekranie albo przeciw botom, które widzą tyle co ty. Stół pilnuje każdej zasady, odpowiada na każde „dlaczego nie?”, a każdą partię można obejrzeć jeszcze raz. Jest darmowy, a jego kod jest otwarty (licencja MIT).
web-about-whose = Do kogo należą gry
web-about-whose-text = Gry i ich nazwy należą do autorów i wydawców. Astrarium nie jest z nimi w żaden sposób związane. Jeśli gra ci się spodoba, kup ją w pudełku: przy prawdziwym stole jest jeszcze lepsza, a jej twórcy mogą robić następne.
web-about-ours = Co jest nasze
web-about-ours-text = Zasady opowiadamy własnymi słowami. Obrazki, symbole i dźwięki powstały dla tego stołu. Nie ma tu tekstów ani ilustracji z wydanych gier.
web-about-designed = Karty naszego projektu
web-about-designed-text = Niektórych kart nie dało się odczytać z publicznych źródeł. W ich miejsce zaprojektowaliśmy własne i tak je oznaczyliśmy. Kto ma pudełko, może poprawić kopię pliku z kartami i grać według niego.

# -- lekcje
web-lesson = Lekcja
web-learn = Nauka w { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
web-learn-on = Dalej: przystanek { $stop } z { $all }
web-learned = Już znasz, jeszcze raz?
web-before = Znasz tę grę?
web-before-no = Nie, naucz mnie
web-before-no-help = { $minutes } minut z Dondim, przy prawdziwym stole
web-before-little = Trochę
web-before-little-help = Przygotowanie pierwszej partii, przeciwnik: { $level }
web-before-all = Tak, całe zasady
web-before-all-help = Cała gra, przeciwnik: { $level }
web-lesson-title = { $game }: partia z lekcją
web-lesson-about = { $count ->
    [one] { $count } przystanek
    [few] { $count } przystanki
   *[many] { $count } przystanków
} przy prawdziwym stole. Dondi, z którym grasz, czeka na ciebie, a każdy ruch można cofnąć.
web-lesson-begin = Zacznij
web-lesson-stop = Przystanek { $number } z { $all }. { $title }.
web-lesson-stops = Przystanek { $number } z { $all }: pokaż wszystkie
web-lesson-of = { $number } z { $all }
web-lesson-why = Dlaczego?
web-lesson-show = Pokaż
web-lesson-skip = Pomiń
web-lesson-skip-this = Pomiń przystanek
web-lesson-alone = Graj dalej bez lekcji
web-lesson-on = Nic nowego. Lekcja idzie dalej tak, ale możesz też inaczej:
web-lesson-free = Tę decyzję lekcja zostawia tobie: każda odpowiedź jest dobra.
web-lesson-otherwise = To inna droga. Lekcja idzie dalej od tego miejsca.
web-lesson-instead = Lekcja zrobiłaby tak: { $what }. Idzie dalej od twojego wyboru.
web-lesson-take-back = Cofnij to
web-lesson-over = To koniec lekcji
web-lesson-learned = Co już wiesz
web-lesson-go-on = Graj dalej
web-lesson-stops-game = { $count ->
    [one] { $count } przystanek, jedna partia
    [few] { $count } przystanki, jedna partia
   *[many] { $count } przystanków, jedna partia
}
web-lesson-left = { $minutes ->
    [one] Jeszcze około minuty. Dondi czeka.
    [few] Jeszcze około { $minutes } minut. Dondi czeka.
   *[many] Jeszcze około { $minutes } minut. Dondi czeka.
}
web-lesson-all-told = Wszystkie przystanki za tobą. Dalej partia jest twoja.

## Trener

web-coach = Trener
web-coach-title = Co tu zrobić?
web-coach-sees = Dwie drogi, które rozważa gracz tego stołu. Widzi tylko to, co ty.
web-coach-thinks = Myśli …
web-coach-wait = Kiedy przyjdzie twój wybór, trener pokaże dwie drogi.
web-coach-people = Między ludźmi trener jest tylko wtedy, gdy zgodzą się wszyscy. { $missing ->
    [one] Brakuje zgody jednej osoby.
    [few] Brakuje zgody { $missing } osób.
   *[many] Brakuje zgody { $missing } osób.
}
web-coach-agree = Zgoda na trenera dla wszystkich
web-coach-withdraw = Jednak bez trenera
web-coach-nothing = Nic
web-coach-now = Daje:
web-coach-later = Na później:
web-coach-against = Przeciw:
web-coach-pick = Wybierz to
web-coach-foot = W porównaniu ze środkową z wypróbowanych dróg ({ $tried }), każda rozegrana do twojego następnego ruchu. Wyobrażone światy: { $worlds }.
web-warn = „{ $option }”: na pewno?
web-warn-anyway = Zrób to mimo to
web-warn-other = Wybierz inaczej
web-warnings = Pytaj przed pustym ruchem
web-key-coach = co tu zrobić?
web-review = Spójrz wstecz
web-review-wait = Omawianie twoich decyzji …
web-review-decisions = { $count ->
    [0] Żadna decyzja się nie wyróżnia
    [one] Jedna decyzja
    [2] Dwie decyzje
   *[few] Trzy decyzje
}
web-review-none = Nic, co zrobilibyśmy inaczej.
web-review-summary = To, co kosztowało 0,5 i więcej, daje razem około { $lost }. Decyzje najwyżej o 0,5 gorsze od najlepszej: { $sound } z { $decided }.
web-review-round = Runda { $round }
web-review-you = twój wybór
web-review-better = lepiej
web-review-again = Spróbuj jeszcze raz
web-tried-more = Masz o { $points ->
    [one] punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} więcej niż poprzednio.
web-tried-less = Masz o { $points ->
    [one] punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} mniej niż poprzednio.
web-tried-same = Masz tyle samo punktów co poprzednio.
web-review-turns = Zwroty
web-review-turn = Runda { $round }: { $change }, z tego szczęście { $luck }, a inni { $others }
web-review-look = Zobacz
web-review-luck = Szczęście, inni i ty
web-review-luck-text = Szczęście: { $luck } ponad to, czego można się było spodziewać. Gra innych: { $others }. Twoje decyzje: { $lost }.
web-review-how = Wartości są szacunkiem: gracz tego stołu gra dalej w światach wyobrażonych z tego, co było wtedy wiadomo.
web-explain-ways = Zaczyna się od tego { $count } odpowiedzi.
web-explain-seat = Co ma tę barwę i ten kształt, należy do tego gracza.
web-icons = Objaśnienie znaków
web-icons-here = Na tym stole
web-icons-all = Wszystkie { $count }
web-icons-find = Znajdź znak
web-icons-foot = Zatrzymaj się na czymkolwiek, przytrzymaj to albo przejdź tam strzałkami i naciśnij spację: powie to samo. Naciśnij wiersz, żeby zobaczyć, gdzie to leży.
web-coach-show = Pokaż na planszy

## Odchodzenie od stołu

web-manners = Przychodzenie i odchodzenie
web-title-turn = Twój ruch: { $table }
web-title-waiting = ({ $count }) Astrarium
web-notify-me = Powiadamiaj na tym urządzeniu o moim ruchu
web-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
web-leave-now = Odejdź na chwilę
web-leave-now-help = Nic nie przepada. Stół czeka w poczekalni.
web-leave-seat = Oddaj miejsce
web-leave-seat-help = Jeszcze nie było twojego ruchu: może usiąść ktoś inny.
web-abandon = Przerwij partię
web-abandon-withdraw = Jednak grajmy dalej
web-abandon-help = Kończy się bez zwycięzcy, gdy zgodzą się wszyscy.
web-concede = Poddaj partię
web-concede-ask = Poddać tę partię?
web-concede-end = Wygrywają pozostali i gra się kończy. Stan: { $standing }.
web-concede-bot = Zajmujesz ostatnie miejsce, a do końca gra za ciebie bot. Stan: { $standing }.
web-stay = Gram dalej
web-keep = Zostaw
web-delete = Usuń
web-delete-table = Usuń ten stół
web-delete-ask = Usunąć ten stół?
web-delete-help = Gra i jej zapis znikną na zawsze.
web-kick = Odbierz miejsce
web-bot-at-once = Bot od razu
web-bot-at-once-help = Jeśli zgodzą się pozostali. Kto wróci, odzyskuje miejsce.
web-wish-abandon = { $name } proponuje przerwać partię. Skończy się bez zwycięzcy.
web-wish-stand_in = { $name } proponuje, żeby od razu grał bot. Miejsce: { $absent }.
web-broken-off = Partia przerwana: nikt nie wygrywa.
web-decided-conceded = Partia poddana przed końcem.
web-decided-abandoned = Zgodzili się wszyscy.

## Zadania

web-puzzles = Zadania
web-puzzle = Zadanie
web-puzzles-help = Tury z prawdziwych partii, w których jest jedna najlepsza droga. Wszystko, co się liczy, jest odkryte, a każdą drogę sprawdzono.
web-puzzles-solved = rozwiązane { $solved } z { $all }
web-puzzle-grade = stopień { $grade } z 3
web-puzzle-done = rozwiązane
web-puzzle-goal-points = Dojdź w tej turze do { $goal } pkt. Masz { $now }.
web-puzzle-goal-lead = Zakończ turę { $ends ->
        [level] remisem
        [behind] ze stratą najwyżej { $by }
       *[ahead] z przewagą { $by }
    }. { $stands ->
        [level] Teraz jest remis.
        [behind] Teraz tracisz { $gap }.
       *[ahead] Teraz prowadzisz o { $gap }.
    }
web-puzzle-goal-program = Znajdź jedyny program, z którym na pewno zaczynasz i kończysz swoje akcje { $ends ->
        [level] remisem
        [behind] ze stratą najwyżej { $by }
       *[ahead] z przewagą { $by }
    }, licząc to, co planety płacą w tej chwili. { $stands ->
        [level] Teraz jest remis.
        [behind] Teraz tracisz { $gap }.
       *[ahead] Teraz prowadzisz o { $gap }.
    }
web-puzzle-goal-claim = Znajdź jedyny program, z którym na pewno zaczynasz i kończysz swoje akcje, mając na { $goal } planetach więcej robotów niż rywal. Teraz jest ich { $now }.
web-puzzle-goal-win = Po tobie nikt już nie gra. Wygraj. Jest { $now } do { $other }.
web-puzzle-goal-cards = Zakończ turę z { $goal } kartami na ręce. Masz { $now }.
web-puzzle-goal-round = Dojdź w tej rundzie do { $goal } pkt. Masz { $now }. Dondi wybiera Produkcję, gdy wybiera się akcję, a poza tym pasuje.
web-puzzle-goal-last = To ostatnia runda. Wygraj. Jest { $now } do { $other }. Dondi wybiera Produkcję, gdy wybiera się akcję, a poza tym pasuje.
web-puzzle-goal-spaces = Dojdź w tej turze do { $goal } pól na torach frakcji. Masz { $now }.
web-puzzle-goal-people = Zakończ turę, mając { $goal } mieszkańców na swoich planetach. Masz { $now }.
web-puzzle-goal-planets = Zakończ turę, mając na { $goal } planetach więcej robotów niż rywal. Teraz jest ich { $now }.
web-puzzle-goal-stores = Zakończ turę z zapasem { $goal }: żywność, flota i produkcja razem. Masz { $now }.
web-puzzle-kind-points = Najwięcej punktów w tej turze
web-puzzle-kind-lead = Największa przewaga w tej turze
web-puzzle-kind-cards = Najwięcej kart w tej turze
web-puzzle-kind-win = Ostatnie słowo: co wygrywa?
web-puzzle-kind-round = Najwięcej punktów w tej rundzie
web-puzzle-kind-last = Co wygrywa tę rundę?
web-puzzle-kind-program = Znajdź program: największa przewaga
web-puzzle-kind-claim = Znajdź program: najwięcej planet
web-puzzle-kind-spaces = Najwięcej pól w tej turze
web-puzzle-kind-people = Najwięcej mieszkańców w tej turze
web-puzzle-kind-planets = Najwięcej planet w tej turze
web-puzzle-kind-stores = Największy zapas w tej turze
web-puzzle-open-win = Nic nie zostawiaj losowi.
web-puzzle-solved-win = Rozwiązane: partia jest twoja.
web-puzzle-short-win = To nie wygrywa. Jest droga, która wygrywa.
web-puzzle-reason-win = To wygrywa. Żaden inny początek nie wygrywa: sprawdzono wszystkie odpowiedzi, { $tried }.
web-puzzle-open = Na razie { $worth }. Nic nie zostawiaj losowi.
web-puzzle-solved = Rozwiązane: { $goal }.
web-puzzle-short = Tura się skończyła, jest { $worth }. Można mieć { $goal }.
web-puzzle-luck = To zostawia sprawę losowi. Cofnij i poszukaj pewnej drogi.
web-puzzle-second = Wtedy Dondi może działać przed tobą: z niższą sumą on mówi, kto zaczyna. Cofnij i poszukaj pewnej drogi.
web-puzzle-again = Jeszcze raz
web-puzzle-hint = Wskazówka
web-puzzle-solution = Rozwiązanie
web-puzzle-reason = To daje { $goal }. Każdy inny początek daje najwyżej { $second }: sprawdzono wszystkie odpowiedzi, { $tried }.

## Rozdanie dnia

web-daily = Rozdanie dnia
web-daily-help = Te same karty i ten sam przeciwnik dla wszystkich tutaj, do północy (UTC).
web-daily-over = Dzień minął: każdą partię można obejrzeć i grać od jej pozycji.
web-daily-rules = Liczy się pierwsza próba. Nie ma trenera, a tego, co ktoś już zobaczył, nie da się cofnąć. Potem możesz ćwiczyć to rozdanie do woli.
web-daily-against = Przeciwnik: { $bot }.
web-daily-play = Zagraj
web-daily-on = Graj dalej
web-daily-again = Poćwicz
web-daily-table = Wyniki
web-daily-today = Dzisiaj
web-daily-state-none = Jeszcze nie zagrane
web-daily-state-begun = Rozpoczęte
web-daily-state-late = Nieskończone na czas
web-daily-state-done = Zagrane
web-daily-place = Miejsce { $place } z { $count }
web-daily-count = { $count ->
    [0] nikt jeszcze nie zagrał
    [one] zagrała jedna osoba
    [few] zagrały { $count } osoby
   *[other] zagrało { $count } osób
}
web-daily-player = gracz
web-daily-points = punkty
web-daily-margin = przewaga
web-daily-moves = decyzje
web-daily-won = wygrana
web-daily-lost = bez wygranej
web-daily-gave-up = poddane
web-daily-closed = Partie innych otworzą się, gdy zagrasz.
web-daily-next = Następne rozdanie za { $hours } godz. { $minutes } min.
web-daily-counts = Ta próba się liczy.
web-daily-practice = Ćwiczenie: nie liczy się.

## Własne rekordy

web-records = Moje rekordy
web-records-help = Wszystkie partie, które tu skończysz. Lekcji, zadań i ćwiczeń wśród nich nie ma.
web-records-none = Jeszcze nic: listę zacznie pierwsza skończona partia.
web-records-played = zagrane
web-records-won = wygrane
web-records-best = najlepszy wynik
web-records-margin = największa przewaga
web-records-row = wygrane z rzędu
web-records-row-now = { $now }, najwięcej { $most }
web-records-days = rozdania dnia
web-records-days-won = wygrane { $won } z { $days }
web-records-puzzles = rozwiązane zadania
web-records-of = { $count } z { $all }
web-records-opponent = przeciwnik
web-records-against-people = Ludzie
web-records-against-several = Różne boty
web-records-against-nobody = Bez przeciwnika
