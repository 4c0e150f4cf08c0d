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
web-set-up = Nakryj stół
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
web-join-as = Grasz jako
web-paste-link = Wklej otrzymany link
web-copy = Kopiuj
web-copied = Skopiowano
web-invite = Zaproszenie
web-invite-help = Kto otworzy ten link, zajmie miejsce. Link działa raz.
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
web-players = Gracze
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
web-sign-up = Załóż konto
web-log-in = Zaloguj
web-log-out = Wyloguj
web-logged-in = Zalogowano jako { $name }.
web-save = Zapisz

## Stół

web-your-move = Twój ruch. { $prompt }
web-waiting = Wybiera: { $names }
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
web-undo-asked = { $name } prosi o cofnięcie ostatniej decyzji.
web-agree = Zgoda
web-refuse = Odmowa
web-undo-refused = Stół nie zgodził się na cofnięcie.
web-pick-lit = Wskaż coś zaznaczonego
web-confirm-count = Zatwierdź { $count }
web-confirm-none = Nie biorę nic
web-confirm-up-to = Zatwierdź { $count } (najwyżej { $most })
web-pick-more = Wskazane { $count } z { $least }
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
web-no-log = Nic się jeszcze nie stało.
web-round-n = Runda { $n }
web-so-far = na razie
web-total = Razem
web-wins = Wygrywa { $name }.
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
web-sound = Cichy dźwięk, gdy twój ruch
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
web-key-rail = składa panel boczny
web-key-help = ta lista

## Metallum

web-metallum-round = { $round } z 9, { $terce }
web-metallum-order = Kolejność
web-metallum-program = Twój program
web-metallum-program-of = Program: { $name }
web-metallum-hidden = ukryty, aż oboje zatwierdzą
web-metallum-handed-in = Twój program jest gotowy i zakryty.
web-metallum-in-program = w twoim programie
web-metallum-spent = zużyty w tej tercji
web-metallum-groups = Grupy podprogramów
web-metallum-need-movement = Program wymaga podprogramu ruchu
web-metallum-need-partner = Usprawnienie musi przylegać do rozmieszczania lub akcji specjalnej
web-metallum-add-or-confirm = Dodaj podprogram albo zatwierdź program
web-metallum-full = Zatwierdź program
web-metallum-reserve = rezerwa: { $count }
web-metallum-complexity = złożoność { $sum }
web-metallum-ready = program gotowy, zakryty
web-metallum-left = aktywne: { $count } z 12
web-metallum-acts = działa teraz
web-metallum-first = zaczyna
web-metallum-on-it = można tu coś wskazać
web-metallum-uncharted = Nieznana
web-metallum-not-yet = jeszcze nieodkryta
web-metallum-unexplored = +1 $ za odkrycie
web-metallum-new = nowa
web-metallum-tie = remis, bez zysku
web-metallum-ship-here = statek: { $name }
web-metallum-price = ceny w rundzie { $round }
web-metallum-leaves = odejdzie
web-metallum-printed = cena z karty
web-metallum-newest = najnowszy, +1 $
web-metallum-once = jednorazowy
web-metallum-empty = puste
web-metallum-plug-colour = Wtyk { $plug ->
    [blue] niebieski
    [green] zielony
   *[red] czerwony
}, gniazdo { $socket ->
    [blue] niebieskie
    [green] zielone
   *[red] czerwone
}
web-metallum-plug-position = Brak gniazda na { $plug ->
    [blue] niebieski
    [green] zielony
   *[red] czerwony
} wtyk
web-metallum-group-movement = Ruch
web-metallum-group-deployment = Rozmieść
web-metallum-group-special = Specjalna
web-metallum-group-improvement = Ulepsz
web-metallum-short-alpha = Rozstaw do 4 swoich z jednej planety
web-metallum-short-beta = Usuń 1 robota rywala, postaw swojego
web-metallum-short-gamma = Oddaj 1 stąd: usuń do 2 robotów rywala
web-metallum-short-delta = Przenieś do 2 robotów rywala
web-metallum-short-epsilon = Skocz na dowolną odkrytą planetę
web-metallum-short-zeta = Zamień swojego z robotem rywala
web-metallum-short-eta = Postaw 1 na dowolnej odkrytej
web-metallum-short-theta = Zbierz do 2 swoich na jednej planecie
web-metallum-short-omega = Postaw tu równo 3 swoje
web-metallum-short-iota = Odwróć lub przesuń znacznik złóż
