### Sama strona.

## Stół stołów

web-tables = Stoły
web-replays = Powtórki
web-gallery = Galeria
web-rules = Zasady
web-go-on = Graj dalej
web-welcome = Stół do kosmicznych gier planszowych
web-welcome-help = Pięć gier, każda do nauki w dziesięć minut. Graj ze znajomymi, nieznajomymi albo z botami; stół pilnuje każdej zasady.
web-people-1 = Przeciwnik: { $a }
web-people-2 = Przy stole: { $a } i { $b }
web-people-3 = Przy stole: { $a }, { $b } i { $c }
web-people-4 = Przy stole: { $a }, { $b } i jeszcze { $more }
web-open-table = Usiądź do gry
web-open-table-help = z przyjaciółmi, nieznajomymi albo botami; przy jednym ekranie lub na odległość
web-wait-for-you = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
}
web-free-seats = Wolne miejsca
web-join-code = Dołącz z linku
web-last-finished = Ostatnio skończone
web-your-move-button = Twój ruch
web-look-in = Oglądaj
web-sit-down = Usiądź
web-watch-again = Obejrzyj jeszcze raz
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
web-pitch-race = Kolonizuj, produkuj i handluj jedną talią

## Nowy stół

web-seats = Miejsca
web-seat-n = Miejsce { $n }
web-add-seat = Jeszcze jedno miejsce
web-drop-seat = Jedno miejsce mniej
web-table-name = Nazwa stołu
web-kind-me = Ja
web-kind-link = Ktoś znajomy, przez link
web-kind-hotseat = Ktoś przy tym ekranie
web-kind-open = Ktokolwiek
web-kind-bot = Bot
web-kind-me-help = Grasz na tym miejscu, w tej przeglądarce.
web-kind-link-help = Link do tego miejsca dostaniesz, gdy tylko stół będzie gotowy. Działa raz.
web-kind-hotseat-help = Podajecie sobie urządzenie. Nikt nie widzi kart drugiej osoby.
web-kind-open-help = Stół pojawi się w spisie; miejsce zajmie pierwsza osoba, która przyjdzie.
web-who-sits = Kto siada na miejscu { $n }?
web-level = Poziom gry
web-style = Styl gry
web-style-any = Bez upodobań
web-program = program
web-program-about = Czyjś własny program, właśnie połączony. Może odmówić.
web-name = Imię
web-seed = Ziarno
web-seed-help = To samo ziarno rozdaje tę samą grę. Zostaw puste, aby dostać nową.
web-open-to-all = Pokaż stół w poczekalni, żeby każdy mógł zająć wolne miejsce
web-clock = Zegar
web-clock-off = Bez zegara
web-clock-minutes = po { $minutes } minut
web-clock-a-move = { $span } na ruch
web-clock-bank = { $span } i { $more } po każdym ruchu
web-clock-nights = Noce się nie liczą ({ $from }:00–{ $to }:00)
web-clock-weekends = Weekendy się nie liczą
web-clock-free = Czas nie płynie: { $what } ({ $zone }).
web-clock-free-nights = od { $from }:00 do { $to }:00
web-clock-free-weekends = w weekendy
web-clock-then = Gdy czas się skończy
web-clock-then-return = Gdy czas się skończy, do twojego powrotu gra za ciebie bot.
web-clock-then-bot = Gdy czas się skończy, bot gra do końca partii.
web-clock-then-move = Gdy czas się skończy, bot wykona tylko ten ruch.
web-clock-then-loss = Gdy czas się skończy, partia jest przegrana.
web-clock-until = do { $when }
web-span-days = { $count ->
    [one] jeden dzień
    [few] { $count } dni
   *[many] { $count } dni
}
web-span-hours = { $count ->
    [one] jedna godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
web-span-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
web-left-days = { $days } d { $hours } godz.
web-left-hours = { $hours } godz. { $minutes } min
web-rated-what = Czy partia się liczy?
web-friendly = Towarzyska
web-friendly-help = Partia towarzyska nie zmienia rankingu.
web-rated = Rankingowa
web-rated-help = Partia rankingowa: zajęte miejsce zmienia twój ranking. Bez trenera i bez cofania tego, co już odkryto. Kto odejdzie, jest ostatni.
web-rated-account = Do partii rankingowych potrzebne jest konto.
web-rated-seed = Partia rankingowa ma zawsze nowe rozdanie: zostaw ziarno puste.
web-rated-alone = Partia rankingowa wymaga przeciwnika.
web-rated-hotseat = W partii rankingowej każdy gra na własnym urządzeniu.
web-rated-now = Twój ranking: { $rating } ± { $spread } ({ $change }).
web-rated-less = Ta partia liczy się mniej, bo często dziś graliście razem.
web-more = Więcej
web-more-rules = Więcej zasad
web-begin = Zacznij
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
web-bring-file = Albo wczytaj zapisaną grę: boty zachowują miejsca, a inne osoby dostają linki z zaproszeniem.
web-open-file = Otwórz plik
web-file-wrong = W tym pliku nie ma gry, którą dałoby się wczytać.
web-copy = Kopiuj
web-copied = Skopiowano
web-invite = Zaproszenie
web-invite-help = Kto otworzy ten link, może zająć miejsce. Link działa raz.
web-invite-only-here = Te linki działają tylko na tym komputerze. Aby zaprosić kogoś z zewnątrz, udostępnij Astrarium w sieci (make serve ARGS="--host 0.0.0.0") i otwórz stół pod adresem tego komputera.
web-share = Udostępnij
web-watch-link = Link dla widzów
web-people = Przy tym stole

## Kłopoty

web-failed = Coś się nie udało. Spróbuj jeszcze raz.
web-offline = Utracono połączenie. Kolejna próba…
web-reconnecting = Utracono połączenie. Kolejna próba…
web-not-sent = Nie wysłano: nie ma teraz połączenia.
web-nothing-here = Tu nic nie ma
web-nothing-here-text = Ten adres donikąd nie prowadzi. Może brakuje jego części.
web-not-for-you = Ten stół nie jest dla ciebie otwarty
web-not-for-you-text = Poproś o link osobę, która go otworzyła.
web-loading = Przygotowujemy stół…

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
web-password-help = Co najmniej 8 znaków
web-password-new = Nowe hasło
web-password-change = Zmień hasło
web-guest = gość
web-letter-reset = Nowe hasło
web-letter-reset-done = Hasło zmienione. Zaloguj się nowym.
web-letter-confirm = Twój adres e-mail
web-letter-confirm-yes = Tak, to mój adres
web-letter-confirm-done = Dziękujemy. Wiadomości będą przychodzić na ten adres.
web-house = Opieka nad serwerem
web-trouble = Problem z tym graczem
web-report = Zgłoś
web-report-what = Co zrobił gracz { $name }? Przeczytają to opiekunowie serwera.
web-report-done = Dziękujemy. Opiekunowie serwera to przeczytają.
web-block = Zablokuj
web-block-done = Ty i { $name } nie traficie już do tego samego nowego stołu. Możesz to cofnąć na stronie swojego profilu.
web-table-ends = { $days ->
    [one] Nikt tu nie gra, więc stół zniknie za dzień. Otwórz go, żeby go zachować.
   *[other] Nikt tu nie gra, więc stół zniknie za { $days } dni. Otwórz go, żeby go zachować.
}
web-words-wish = Przed rozdaniem każdy może dorzucić słowo do losowania
web-save = Zapisz

## Stół

web-your-move = Twój ruch. { $prompt }
web-waiting = Wybiera: { $names }
web-thinking = { $count ->
    [one] { $names } myśli…
   *[other] Myślą: { $names }…
}
web-watching = Oglądasz
web-undo = Cofnij
web-whole-turn = Cofnij całą turę
web-ask-table = Zapytaj stół
web-ask-reason = Odkryto coś nowego albo ktoś już wykonał ruch: pozostali muszą się zgodzić.
web-undo-waits = Prosisz o cofnięcie; pozostali jeszcze nie odpowiedzieli.
web-withdraw = Wycofaj prośbę
web-why = Dlaczego nie mogę?
web-as-list = Wszystkie możliwości na liście
web-find-option = Wpisz, aby znaleźć
web-options-of = { $shown } z { $all }
web-no-option = Żadna możliwość nie zawiera tych słów.
web-no-more = Najwyżej { $most }. Najpierw coś odłóż.
web-undo-asked = { $name-person ->
    [second] Prosisz
   *[third] { $name } prosi
} o cofnięcie ostatniej decyzji.
web-agree = Zgoda
web-refuse = Odmowa
web-undo-refused = Stół nie zgodził się na cofnięcie.
web-pick-lit = Wskaż coś podświetlonego
web-confirm-count = Zatwierdź { $count }
web-confirm-none = Żadne z nich
web-confirm-up-to = Zatwierdź { $count } (najwyżej { $most })
web-pick-more = Wskazano { $count } z { $least }
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
web-write = Napisz wiadomość
web-send = Wyślij
web-no-chat = Nie ma jeszcze wiadomości.
web-no-log = Nic się jeszcze nie stało. To, co ma mosiężne narożniki, można teraz wskazać; prawy przycisk albo dłuższe przytrzymanie wyjaśnia każdą rzecz.
web-primer = W minutę
web-primer-goal = Cel
web-primer-turn = Twoja tura
web-primer-mind = Warto wiedzieć
web-primer-help = To, co ma mosiężne narożniki, można teraz wskazać. Najedź na coś myszą albo przytrzymaj dłużej, aby zobaczyć, co to jest.
web-primer-why = Ten znak pod planszą wyjaśnia, dlaczego czegoś nie można zrobić.
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
web-back-now = Wróć do bieżącej chwili
web-play-on = Graj dalej stąd
web-played-on = dalszy ciąg od ruchu { $move }
web-play-on-help = Otwiera twój własny stół z tą pozycją.
web-looking-at = Oglądasz ruch { $move }
web-earlier = Ruch wstecz
web-later = Ruch naprzód
web-search-rules = Szukaj w zasadach
web-contents = Spis treści
web-no-paragraph = Żaden akapit nie zawiera tych słów.
web-here = Tutaj
web-pass-device = Podaj urządzenie: { $name }
web-i-am = Tu { $name }
web-pass-help = Dalszy ciąg widzi tylko { $name }.
web-fold = Zwiń panel boczny
web-rail = Panel boczny
web-more-below = Jeden ekran niżej
web-unfold = Rozwiń panel boczny
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
web-state-target = też zaznaczone
web-state-barred = niedostępne

## Co zrobili inni

web-log-turn-mine = Twoja tura
web-log-turn = Tura: { $player }
web-since = Od twojego ostatniego ruchu
web-since-deeds = Od twojego ruchu: { $count ->
    [one] 1 zdarzenie
    [few] { $count } zdarzenia
   *[many] { $count } zdarzeń
}
web-replay = Odtwórz
web-replay-kept = Dostępne do twojego następnego ruchu
web-and-more = { $count ->
    [one] i jeszcze 1
    [few] i jeszcze { $count }
   *[many] i jeszcze { $count }
}
web-deed-of = Ruch { $at } z { $all }
web-seconds-of = { $at } s z { $all } s
web-to-your-turn = Do twojej tury
web-to-now = Wróć do stołu
web-pause = Wstrzymaj
web-play-it = Odtwarzaj
web-step-back = Krok wstecz
web-step-on = Krok dalej
web-from-start = Od początku
web-turns = Ruchy innych graczy
web-turns-slow = Powoli
web-turns-normal = Po kolei
web-turns-fast = Szybko
web-turns-hand = Krok po kroku
web-turns-off = Wszystkie naraz
web-key-replay = pokazuje, co zaszło od twojego ostatniego ruchu

## Po zakończeniu

web-rematch = Rewanż
web-rematch-asked = Czekamy na innych
web-rematch-there = Przejdź do rewanżu
web-rematch-wish = { $name-person ->
    [second] Prosisz o rewanż.
   *[third] { $name } prosi o rewanż.
}
web-rematch-another = Jeszcze jedna partia?
web-rematch-ready = { $name-person ->
    [second] Czekasz
   *[third] { $name } czeka
} na rewanż. Te same opcje, zamiana miejsc.
web-end = Przebieg partii
web-end-board = Zobacz planszę
web-end-won-two = { $name-person ->
    [second] Wygrywasz
   *[third] Wygrywa { $name }
}, { $scores }
web-end-won-many = { $name-person ->
    [second] Wygrywasz
   *[third] Wygrywa { $name }
}, { $scores } pkt
web-end-to = { $a } do { $b }
web-end-throughout = { $name-person ->
    [second] Prowadzisz
   *[third] { $name } prowadzi
} od pierwszej rundy do ostatniej.
web-end-for-good = { $name-person ->
    [second] Obejmujesz prowadzenie
   *[third] { $name } obejmuje prowadzenie
} na dobre w rundzie { $round }.
web-end-faced = twoje zwycięstwa: { $won } na { $played }
web-end-race = Wyścig, runda po rundzie
web-end-made = Skąd te punkty
web-end-turns = Punkty zwrotne
web-end-deed = Najlepszy ruch: { $deed }
web-end-ahead = na czoło
web-end-further = coraz dalej
web-end-closer = coraz bliżej
web-end-worth-lead = { $name-person ->
    [second] Wychodzisz na prowadzenie
   *[third] Na prowadzenie wychodzi { $name }
}: { $gain }
web-end-worth-swing = { $name-person ->
    [second] Poprawiasz swoją pozycję
   *[third] { $name } poprawia swoją pozycję
}: { $gain }
web-end-by-worth = Według oceny trenera: punkty zdobyte i oczekiwane.
web-end-judging = Trener ocenia partię…
web-end-by-points = Według samych punktów.
web-end-no-turns = Bez punktów zwrotnych: prowadzenie ani razu nie było zagrożone.
web-end-round = Runda { $round }
web-end-share = Link do powtórki
web-end-picture = Obraz planszy
web-replay-bar = Powtórka
web-replay-lead = przewaga
web-round-back = Rundę wstecz
web-round-on = Rundę dalej
web-move-back = Ruch wstecz
web-move-on = Ruch dalej
web-speed = Tempo
web-eyes = { $name-person ->
    [second] Twój widok
   *[third] Widok: { $name }
}
web-eyes-whose = Czyj widok
web-hands-open = Wszystko odkryte
web-was-here = skąd ruszono
web-copy-link = Link do tego ruchu
web-note-write = Dodaj notatkę do tego ruchu
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
web-motion = Animacje
web-motion-full = Pełne
web-motion-fast = Szybkie
web-motion-off = Wyłączone
web-helpers = Ułatwienia dla daltonistów: wzory i litery obok kolorów
web-sound = Dźwięk
web-confirm-each = Każdy krok zatwierdzam mosiężnym przyciskiem

## Klawisze

web-keys = Skróty klawiszowe
web-key-tab = do następnej rzeczy, którą można wskazać
web-key-arrows = od rzeczy do rzeczy
web-key-enter = wskazuje; zatwierdza, gdy wybór jest kompletny
web-key-esc = cofa ostatnie wskazanie, zamyka szufladę
web-key-numbers = wskazuje po numerze
web-key-undo = cofa
web-key-about = wyjaśnia daną rzecz
web-key-rules = zasada, która o tym mówi
web-key-why = w lekcji: dlaczego
web-key-show = w lekcji: co by zrobiła
web-key-icons = objaśnienie znaków
web-key-board = plansza opisana słowami
web-key-rail = zwija panel boczny
web-key-help = ta lista

## Trener

web-coach = Trener
web-coach-title = Co tu zrobić?
web-coach-sees = Dwa ruchy, które rozważyłby bot. Widzi tylko to, co ty.
web-coach-thinks = Myśli…
web-coach-wait = Gdy będzie twoja decyzja, trener pokaże dwa ruchy.
web-coach-people = Gdy grają ze sobą ludzie, na trenera muszą zgodzić się wszyscy. { $missing ->
    [one] Brakuje zgody jednej osoby.
    [few] Brakuje zgody { $missing } osób.
   *[many] Brakuje zgody { $missing } osób.
}
web-coach-agree = Zgoda na trenera dla wszystkich
web-coach-withdraw = Jednak bez trenera
web-coach-nothing = Nic
web-coach-facts = Potem:
web-coach-range = { $low } do { $high }
web-coach-equal = Oba ruchy są mniej więcej równe: wybierz ten, który wolisz.
web-coach-few = Na razie zbyt mało możliwych rozdań ({ $worlds }), żeby podać liczbę.
web-coach-now = Daje:
web-coach-later = Na później:
web-coach-against = Przeciw:
web-coach-pick = Wybierz to
web-coach-foot = W porównaniu z medianą { $tried } ruchów; każdy rozegrano do twojej następnej decyzji. Możliwych rozdań: { $worlds }.
web-warn = „{ $option }”: na pewno?
web-warn-anyway = Zrób to mimo to
web-warn-other = Wybierz inaczej
web-warnings = Ostrzegaj przed ruchem, który nic nie daje
web-key-coach = co tu zrobić?
web-review-wait = Analizujemy decyzje…
web-review-none = Nic, co zrobilibyśmy inaczej.
web-review-summary = { $name-person ->
    [second] Twoje błędy
   *[third] Błędy { $name-gen }
} po 0,5 i więcej kosztowały razem około { $lost }. Decyzje najwyżej o 0,5 gorsze od najlepszej: { $sound } z { $decided }.
web-review-better = lepiej
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
web-review-look = Zobacz
web-review-luck-text = Szczęście ponad oczekiwania: { $luck }. Gra przeciwników: { $others }. Własne decyzje: { $lost }.
web-review-how = Wartości są szacunkowe: bot rozgrywa partię dalej w możliwych układach kart, zgodnych z tym, co było wtedy wiadomo.
web-explain-ways = Możliwych wyborów, które się tak zaczynają: { $count }.
web-explain-seat = Wszystko w tym kolorze i kształcie należy do tego gracza.
web-icons = Objaśnienie znaków
web-icons-here = Na tym stole
web-icons-all = Wszystkie { $count }
web-icons-find = Znajdź znak
web-icons-foot = Najedź na coś, przytrzymaj to albo przejdź tam strzałkami i naciśnij spację: zobaczysz to samo objaśnienie. Naciśnij wiersz, żeby zobaczyć, gdzie to jest na planszy.
web-coach-show = Na planszy

## Odchodzenie od stołu

web-manners = Dołączanie i opuszczanie stołu
web-title-turn = Twój ruch: { $table }
web-title-waiting = ({ $count }) Astrarium
web-notify-me = Powiadamiaj na tym urządzeniu o moim ruchu
web-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
web-leave-now = Odejdź na chwilę
web-leave-now-help = Nic nie przepada. Stół czeka w poczekalni.
web-leave-seat = Oddaj miejsce
web-leave-seat-help = Jeszcze nie było twojego ruchu, więc może usiąść ktoś inny.
web-abandon = Przerwij partię
web-abandon-withdraw = Jednak grajmy dalej
web-abandon-help = Partia kończy się bez zwycięzcy, jeśli zgodzą się wszyscy.
web-concede = Poddaj partię
web-concede-ask = Poddać tę partię?
web-concede-end = Wygrywają pozostali i gra się kończy. Obecny wynik: { $standing }.
web-concede-bot = Zajmujesz ostatnie miejsce, a do końca gra za ciebie bot. Obecny wynik: { $standing }.
web-stay = Gram dalej
web-keep = Zostaw
web-delete = Usuń
web-delete-table = Usuń ten stół
web-delete-ask = Usunąć ten stół?
web-delete-help = Gra i jej zapis znikną na zawsze.
web-kick = Odbierz miejsce
web-bot-at-once = Bot od razu
web-bot-at-once-help = Jeśli zgodzą się pozostali. Kto wróci, odzyska miejsce.
web-wish-abandon = { $name } proponuje przerwać partię. Skończy się bez zwycięzcy.
web-wish-stand_in = { $name } proponuje, żeby od razu grał bot. Miejsce: { $absent }.
web-broken-off = Partia przerwana: nikt nie wygrywa.
web-decided-conceded = Partia poddana przed końcem.
web-decided-abandoned = Zgodzili się wszyscy.

## Zadania

web-puzzles = Zadania
web-puzzle-try = Rozwiąż
web-puzzle-next = Inne zadanie
web-puzzle = Zadanie
web-puzzles-help = Tury z prawdziwych partii, w których jedno zagranie jest najlepsze. Wszystko, co ważne, jest odkryte, a każde zagranie sprawdzono.
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
web-puzzle-goal-claim = Znajdź jedyny program, z którym na pewno zaczynasz i kończysz swoje akcje, mając na { $goal } planetach więcej robotów niż przeciwnik. Teraz jest ich { $now }.
web-puzzle-goal-win = Po tobie nikt już nie gra. Wygraj. Jest { $now } do { $other }.
web-puzzle-goal-cards = Zakończ turę z { $goal } kartami na ręce. Masz { $now }.
web-puzzle-goal-round = Dojdź w tej rundzie do { $goal } pkt. Masz { $now }. Dondi przy wyborze akcji zawsze wybiera Produkcję, a poza tym pasuje.
web-puzzle-goal-last = To ostatnia runda. Wygraj. Jest { $now } do { $other }. Dondi przy wyborze akcji zawsze wybiera Produkcję, a poza tym pasuje.
web-puzzle-goal-spaces = Dojdź w tej turze do { $goal } pól na torach frakcji. Masz { $now }.
web-puzzle-goal-people = Zakończ turę, mając { $goal } mieszkańców na swoich planetach. Masz { $now }.
web-puzzle-goal-planets = Zakończ turę, mając na { $goal } planetach więcej robotów niż przeciwnik. Teraz jest ich { $now }.
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
web-puzzle-short-win = To nie wygrywa, ale jest zagranie, które wygrywa.
web-puzzle-reason-win = To wygrywa. Żaden inny pierwszy ruch nie wygrywa: sprawdzono wszystkie ({ $tried }).
web-puzzle-open = Na razie { $worth }. Nic nie zostawiaj losowi.
web-puzzle-solved = Rozwiązane: { $goal }.
web-puzzle-short = Tura się skończyła, jest { $worth }. Można mieć { $goal }.
web-puzzle-luck = To zostawia sprawę losowi. Cofnij i poszukaj pewnego zagrania.
web-puzzle-second = Wtedy Dondi może działać przed tobą: kto ma niższą sumę, mówi, kto zaczyna. Cofnij i poszukaj pewnego zagrania.
web-puzzle-again = Jeszcze raz
web-puzzle-hint = Wskazówka
web-puzzle-solution = Rozwiązanie
web-puzzle-reason = To daje { $goal }. Każdy inny pierwszy ruch daje najwyżej { $second }: sprawdzono wszystkie ({ $tried }).

## Rozdanie dnia

web-daily = Rozdanie dnia
## Własne rekordy

web-records = Moje rekordy
## O stole

web-about = O Astrarium
web-about-what = Czym jest Astrarium
web-about-what-text = To stół do kosmicznych gier planszowych. Graj ze znajomymi, przy jednym ekranie albo przeciw botom, które widzą tyle co ty. Astrarium pilnuje każdej zasady, odpowiada na każde „dlaczego nie?”, a każdą partię można obejrzeć jeszcze raz. Jest darmowe, a jego kod jest otwarty (licencja MIT).
web-about-whose = Do kogo należą gry
web-about-whose-text = Gry i ich nazwy należą do autorów i wydawców. Astrarium nie jest z nimi w żaden sposób związane. Jeśli gra ci się spodoba, kup ją w pudełku: przy prawdziwym stole jest jeszcze lepsza, a jej twórcy mogą robić następne.
web-about-ours = Co jest nasze
web-about-ours-text = Zasady opowiadamy własnymi słowami. Obrazki, symbole i dźwięki powstały dla tego stołu. Nie ma tu tekstów ani ilustracji z wydanych gier.
web-about-designed = Karty naszego projektu
web-about-designed-text = Niektórych kart nie dało się odczytać z publicznych źródeł. W ich miejsce zaprojektowaliśmy własne i tak je oznaczyliśmy. Kto ma pudełko, może poprawić kopię pliku z kartami i grać według niego.

## Lekcje

web-lesson = Lekcja
web-learn = Naucz się w { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
web-learn-on = Dalej: przystanek { $stop } z { $all }
web-learned = Już znasz. Zagrać jeszcze raz?
web-before = Znasz tę grę?
web-before-no = Nie, naucz mnie
web-before-no-help = { $minutes } minut z Dondim, przy prawdziwym stole
web-before-little = Trochę
web-before-little-help = Przygotowanie pierwszej partii, przeciwnik: { $level }
web-before-all = Tak, całe zasady
web-before-all-help = Cała gra, przeciwnik: { $level }
web-lesson-title = { $game }: nauka w trakcie gry
web-lesson-about = { $count ->
    [one] { $count } przystanek
    [few] { $count } przystanki
   *[many] { $count } przystanków
} przy prawdziwym stole. { $seats ->
    [1] Każdy ruch można cofnąć.
   *[other] Grasz z Dondim, który się nie spieszy; każdy ruch można cofnąć.
}
web-lesson-begin = Zacznij
web-lesson-stop = Przystanek { $number } z { $all }. { $title }.
web-lesson-stops = Przystanek { $number } z { $all }: pokaż wszystkie
web-lesson-of = { $number } z { $all }
web-lesson-why = Dlaczego?
web-lesson-show = Pokaż
web-lesson-skip = Pomiń
web-lesson-skip-this = Pomiń przystanek
web-lesson-alone = Graj dalej bez lekcji
web-lesson-on = Tu nic nowego. Lekcja zrobiłaby tak, ale możesz zagrać inaczej:
web-lesson-free = Tę decyzję lekcja zostawia tobie: każda odpowiedź jest dobra.
web-lesson-otherwise = To inny ruch. Lekcja toczy się dalej od tego miejsca.
web-lesson-instead = Lekcja zrobiłaby tak: { $what }. Toczy się dalej od twojego ruchu.
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
    [one] Jeszcze około minuty.
    [few] Jeszcze około { $minutes } minut.
   *[many] Jeszcze około { $minutes } minut.
}
web-lesson-waits = Dondi czeka.
web-lesson-general = Przy tym stole przystanek mówi ogólnie. Zasady, na których się opiera:
web-lesson-left-out = Pominięty przy tym stole: nie zdarzyło się to, o czym mówi.
web-lesson-lost = Tego już nie ma: { $what }. Inaczej albo wcale nie będzie mowy na { $count ->
    [one] przystanku
   *[other] przystankach
} { $stops }.
web-lesson-again = Zacznij ten przystanek od nowa
web-lesson-practice = Zadanie { $number }
web-lesson-all-told = Wszystkie przystanki za tobą. Dalej partia jest twoja.

## Klub: znajomi, strony graczy

web-club = Klub
web-seat-ask = Zaproś kogoś ze znajomych
web-seat-asked-brief = zaproszenie
web-seat-by-link = Ktoś przez link
web-seat-friend-help = Zaproszona osoba zobaczy to miejsce wśród swoich stołów i dostanie wiadomość tak, jak sobie ustawiła. Link nie jest potrzebny.
web-event-counts = Ta partia liczy się w wydarzeniu „{ $name }”.

## Studia

web-study = Studium
web-study-yours = Twoje studia
