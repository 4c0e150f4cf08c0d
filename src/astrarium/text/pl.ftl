### Stół: co mówi wiersz poleceń i gra tekstowa, oraz wszystkie odmowy.

## Gracze

shell-player = Gracz { $number }
    .acc = gracza { $number }
    .gen = gracza { $number }
    .dat = graczowi { $number }
    .ins = graczem { $number }
    .loc = graczu { $number }
shell-named = { $name }
    .acc = gracza { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .ins = graczem { $name }
    .loc = graczu { $name }
# Ten, kto czyta: w zdaniu i samodzielnie.
shell-you = ty
    .alone = Ty
    .acc = ciebie
    .gen = ciebie
    .dat = tobie
    .ins = tobą
    .loc = tobie
    .person = second
# Gracz na początku zdania, które brzmi tak samo dla „ty” i dla innych.
who = { $seat-person ->
    [second] Ty
   *[third] { $seat }
}

## Kilka rzeczy jednym tchem

list = { $a }, { $b }
    .acc = { $a-acc }, { $b-acc }
    .gen = { $a-gen }, { $b-gen }
    .dat = { $a-dat }, { $b-dat }
    .ins = { $a-ins }, { $b-ins }
    .loc = { $a-loc }, { $b-loc }
    .inf = { $a-inf }, { $b-inf }
    .lost = { $a-lost }, { $b }
    .many = yes
both = { $a } i { $b }
    .acc = { $a-acc } i { $b-acc }
    .gen = { $a-gen } i { $b-gen }
    .dat = { $a-dat } i { $b-dat }
    .ins = { $a-ins } i { $b-ins }
    .loc = { $a-loc } i { $b-loc }
    .inf = { $a-inf } i { $b-inf }
    .lost = { $a-lost } i { $b }
    .many = yes
either = { $a } lub { $b }
    .acc = { $a-acc } lub { $b-acc }
    .gen = { $a-gen } lub { $b-gen }
    .dat = { $a-dat } lub { $b-dat }
    .ins = { $a-ins } lub { $b-ins }
    .loc = { $a-loc } lub { $b-loc }
    .inf = { $a-inf } lub { $b-inf }
    .lost = { $a-lost } lub { $b }
list-one = { $a }
    .inf = { $a-inf }
    .acc = { $a-acc }
    .gen = { $a-gen }
    .dat = { $a-dat }
    .ins = { $a-ins }
    .loc = { $a-loc }
list-nothing = –
# Zdanie zaczyna się wielką literą, jakkolwiek zaczynają się jego słowa.
sentence = { $words }.
sentences = { $a } { $b }

## Początek i wyjście

shell-no-browser = Stół w przeglądarce nie jest tu zbudowany (buduje go make play), więc oto gra tekstowa: { $game }.
shell-started = Nowa partia, gra { $game }, ziarno { $seed }.
shell-newcomer = Pierwszy raz? „{ $word }” opisze grę w minutę, „{ $command }” jej nauczy.
shell-opponent = Twój przeciwnik: { $level-name }, { $level-low }. { $about } Innego wybierze „--seats you,bot:NAZWA”: { $others }.
shell-own-match = Twój przeciwnik: Mira, która gra mniej więcej tak mocno jak ty. { $strength }
shell-resumed = { $game }: gramy dalej od ruchu { $move }.
shell-you-are = { $player-person ->
    [second] Twoja decyzja
   *[third] Twoje miejsce: { $player }
}.
shell-resume = Masz niedokończoną partię { $game }, przerwaną na ruchu { $move }. Grać dalej? (tak lub nie)
shell-yes-or-no = Odpowiedz: tak lub nie.
shell-yes = tak
shell-no = nie
shell-save-skipped = Jednej z zapisanych partii nie da się odczytać, zostaje na swoim miejscu: { $why }
shell-kept = Partia jest zapisana. Żeby grać dalej: { $command }
shell-watching = Grają same boty, ty oglądasz.
shell-pass-device = Teraz gra { $player }. Przekaż urządzenie i naciśnij Enter.
shell-press-enter = Enter – dalej.

## Decyzja

shell-turn-of = { $player-person ->
    [second] Twoja tura
   *[third] Tura: { $player }
}:
shell-recent = Co się stało
shell-recent-earlier = { $count ->
    [one] Wcześniej był jeszcze jeden wpis
    [few] Wcześniej były jeszcze { $count } wpisy
   *[other] Wcześniej było jeszcze { $count } wpisów
  }: dziennik { $all } pokaże wszystko
shell-move = Ruch { $move }
shell-hint = Wpisz numer albo kawałek nazwy; „{ $help }” pokaże resztę możliwości.
shell-pick-exactly = { $count ->
    [one] Wybierz { $count }.
   *[other] Wybierz { $count }, na przykład „1 3”.
}
shell-pick-range = Wybierz od { $least } do { $most }, na przykład „1 3”.
shell-pick-up-to = { $most ->
    [one] Wybierz jedną możliwość albo wpisz 0, jeśli żadnej.
   *[other] Wybierz najwyżej { $most }, na przykład „1 3”, albo wpisz 0, jeśli żadnej.
}
shell-pick-order = Kolejność wyboru ma znaczenie.
shell-more = { $count ->
    [one] Jest jeszcze { $count } możliwość.
    [few] Są jeszcze { $count } możliwości.
   *[many] Jest jeszcze { $count } możliwości.
} Wpisz kawałek nazwy, żeby zawęzić listę („-słowo” wyklucza), albo „{ $all }”.
shell-narrowed = { $count ->
    [one] Została jedna możliwość: Enter ją wybiera.
    [few] Zostały { $count } możliwości. Enter pokaże znów wszystkie.
   *[many] Zostało { $count } możliwości. Enter pokaże znów wszystkie.
}
shell-narrowed-several = { $count ->
    [one] Została jedna możliwość. Wybierasz ją numerem, Enter pokaże znów wszystkie.
    [few] Zostały { $count } możliwości. Enter pokaże znów wszystkie.
   *[many] Zostało { $count } możliwości. Enter pokaże znów wszystkie.
}
shell-so-far = Na razie: { $things }
shell-take-it = Zatwierdź: { $things }
shell-misfit = { $thing } tu nie pasuje: { $why }
shell-assembly = Numer dodaje jedną rzecz; kawałek nazwy przeszukuje całe zestawy; „{ $help }” pokaże resztę możliwości.
shell-assembly-whole = Enter zatwierdza, numer dodaje, „{ $undo }” zabiera ostatnią; „{ $help }” pokaże resztę możliwości.
shell-no-match = Żadna możliwość nie zawiera „{ $typed }”.
shell-narrowed-away = Możliwości { $number } nie ma na zawężonej liście; Enter pokazuje znowu wszystkie.
shell-no-number = Nie ma możliwości { $number }: numery są od 1 do { $last }.
shell-one-only = Tu można wybrać tylko jedną możliwość.
shell-thinking = { $player } myśli …

## Słowa gry tekstowej

shell-word-help = pomoc
shell-word-why = dlaczego
shell-word-undo = cofnij
shell-word-log = dziennik
shell-word-board = plansza
shell-word-rules = zasady
shell-word-primer = wstęp
shell-word-all = wszystko
shell-word-save = zapisz
shell-word-lang = język
shell-word-quit = koniec

shell-help = Co można wpisać
shell-help-number = wybiera możliwość; gdy wybiera się kilka: 1 3 4
shell-help-text = zostawia na liście możliwości z tymi słowami; -słowo wyklucza; /słowo, gdy jest jednym z tych poleceń
shell-help-help = ta lista
shell-help-rule = zasada, z której wynika pytanie; ? 3 – zasada możliwości 3; ? rafineria – to samo po nazwie
shell-help-why = czego teraz nie wolno i z jakiego powodu; dlaczego X – tylko X
shell-help-undo = powrót do twojej ostatniej decyzji
shell-help-log = co się stało; dziennik 50 – pięćdziesiąt wierszy
shell-help-board = jeszcze raz cała plansza i pytanie
shell-help-rules = akapity zasad, w których jest SŁOWO
shell-help-primer = gra w minutę
shell-help-all = wszystkie możliwości, ilekolwiek ich jest
shell-help-save = zapisuje przebieg partii do PLIKU
shell-help-lang = język: en lub pl
shell-help-quit = wyjście; partia zostaje zapisana
shell-help-explain = dlaczego lekcja mówi to, co mówi
shell-help-show = co zrobiłaby lekcja

shell-typed-number = 3
shell-typed-text = kawałek nazwy
shell-rule = Zasada
shell-primer = W minutę
shell-primer-goal = Cel
shell-primer-turn = Twoja tura
shell-primer-mind = Warto wiedzieć
shell-no-rule = To pytanie nie wskazuje żadnej zasady.
shell-why = Czego nie wolno i dlaczego
shell-no-barred = Nic, czego można by tu spróbować, nie jest zabronione.
shell-no-barred-match = Wśród tego, czego nie wolno, nic nie zawiera „{ $typed }”.
shell-rules-usage = Jakie słowo? Na przykład: zasady moduł albo zasady M4.2
shell-no-rules = Żaden akapit zasad nie zawiera „{ $typed }”.
shell-more-rules = Także w: { $numbers }
shell-more-barred = { $count ->
    [one] Jest jeszcze { $count }; „dlaczego SŁOWO” zawęża listę.
    [few] Są jeszcze { $count }; „dlaczego SŁOWO” zawęża listę.
   *[many] Jest jeszcze { $count }; „dlaczego SŁOWO” zawęża listę.
}
shell-log-empty = Jeszcze nic się nie stało.
shell-undone = Cofnięte: decyzja znów należy do ciebie.
shell-saved = Zapisano: { $file }
shell-save-usage = Do jakiego pliku? Na przykład: zapisz partia.json
shell-lang-usage = Jaki język? Do wyboru: { $languages }

## Koniec

shell-over = Koniec partii
shell-won = { $player-person ->
    [second] Wygrywasz
   *[third] Wygrywa { $player }
}.
shell-drawn = Partia kończy się remisem: { $players }.
shell-decided = Rozstrzygnięcie: { $why }
shell-place = Miejsce
shell-player-heading = Gracz
shell-source = Skąd
shell-total = Razem
shell-last-words = „{ $words }” – { $who }
shell-end-race = Runda po rundzie
shell-end-round = Runda
shell-end-deed = Najlepszy ruch, runda { $round }: { $gain }. { $what }
shell-record-at = Zapis partii: { $file }
shell-and = { $first }, { $second }

## Lista gier

shell-games = Gry
shell-game = Gra
shell-game-id = Nazwa w poleceniach
shell-seats = Gracze
shell-minutes = Minuty
shell-settings = Ustawienia
shell-range = { $least }–{ $most }

## Odtwarzanie i sprawdzanie

shell-replay = { $game }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
shell-after-move = Po ruchu { $move } z { $moves }
shell-checked = { $file }: wszystko się zgadza.
shell-check-layout = Układ: format { $format }, plik cały i czytelny.
shell-check-game = Gra: { $game }, wersja zasad { $rules }.
shell-check-seed = Ziarno: { $seed } pasuje do ogłoszonego skrótu { $hash }.
shell-check-pledge = Zapowiedź: { $pledge } została dotrzymana.
shell-check-words = W ziarnie są słowa graczy: { $words }.
shell-check-position = Ziarno: brak, stół ustawiono od podanej pozycji.
shell-check-answers = { $count ->
    [0] Decyzje: jeszcze żadnej.
   *[other] Decyzje: sprawdzono wszystkie ({ $count }), są zgodne z zasadami.
}
shell-check-fingerprints = Pozycje: sprawdzono odciski ({ $count }), wszystkie się zgadzają.
shell-check-snapshot = Migawka: to pozycja, do której prowadzą decyzje.
shell-check-no-snapshot = Migawka: brak w tym zapisie.
shell-check-result = Wynik: { $scores }, zgodny z zasadami.
shell-check-no-bots = Boty: nie było ich przy tym stole.
shell-check-bots = { $count ->
    [one] Boty: zapytane ponownie, podjęły tę samą decyzję.
    [few] Boty: zapytane ponownie, podjęły te same { $count } decyzje.
   *[other] Boty: zapytane ponownie, podjęły te same decyzje ({ $count }).
}
shell-check-bots-stopped = { $count ->
    [one] Jedną decyzję bot podjął, gdy powolna maszyna ucięła jego namysł.
    [few] { $count } decyzje boty podjęły, gdy powolna maszyna ucięła ich namysł.
   *[other] { $count } decyzji boty podjęły, gdy powolna maszyna ucięła ich namysł.
}
shell-check-bots-timed = { $count ->
    [one] Boty, którym czas kończy namysł, podjęły jedną decyzję; na innej maszynie może być inna.
    [few] Boty, którym czas kończy namysł, podjęły { $count } decyzje; na innej maszynie mogą być inne.
   *[other] Boty, którym czas kończy namysł, podjęły { $count } decyzji; na innej maszynie mogą być inne.
}
shell-check-open = Wynik: jeszcze brak, partia trwa.

## Arena: mecze botów

shell-arena-title = { $game }: mecz botów
shell-arena-facts = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, liczba graczy: { $seats }, ziarno { $seed }
shell-arena-revision = wersja zasad { $revision }
shell-arena-stopped = Przerwano. To samo polecenie podejmie grę od tego miejsca.
shell-arena-sprt-most = Rozstrzygnięte po { $deals } { $deals ->
    [one] rozdaniu
   *[other] rozdaniach
}: { $bot } wygrywa co najmniej { $share } gier (pewność 95 %).
shell-arena-sprt-least = Rozstrzygnięte po { $deals } { $deals ->
    [one] rozdaniu
   *[other] rozdaniach
}: { $bot } wygrywa co najwyżej { $share } gier (pewność 95 %).
shell-arena-sprt-open = Nierozstrzygnięte po { $deals } { $deals ->
    [one] rozdaniu
   *[other] rozdaniach
}: { $bot } może wygrywać { $share } albo { $most } gier.
shell-arena-results = Wyniki
shell-arena-rates = Wygrane, z przedziałami 95 %
shell-arena-thinking = Czas ruchu: od mediany do 95. percentyla
shell-arena-by-seat = Według miejsc, i jak długo myślą
shell-arena-duels = Kto kończył przed kim
shell-arena-bot = bot
shell-arena-won = wygrane
shell-arena-won-from = wygrane: { $player }
shell-arena-interval = 95 %
shell-arena-record = W–R–P
shell-arena-points = punkty
shell-arena-lead = przewaga
shell-arena-elo = Elo
shell-arena-rating = OpenSkill
shell-arena-ratings = Elo: punkty ponad pierwszego bota meczu, z 95-procentowym przedziałem; 400 więcej to dziesięć wygranych na jedną przegraną. OpenSkill: μ ± σ modelu Placketta i Luce’a, poprawiane po każdej partii.
shell-arena-mean = ms na ruch
shell-arena-p95 = p95
shell-arena-longest = maks.
shell-arena-ahead-of = przed
shell-arena-rate = jak często
shell-arena-games = partie

shell-simulate-speed = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, gra { $bot }, { $seconds } s, partii na sekundę: { $rate }, decyzji na sekundę: { $decisions }
shell-simulate-length = Decyzji w partii: { $mean } ({ $least }–{ $most })
shell-simulate-seat = miejsce
shell-simulate-mean = średnia
shell-simulate-spread = odch. stand.
shell-simulate-least = najmniej
shell-simulate-most = najwięcej

## Arena: równowaga

shell-balance-title = { $game }: równowaga gry
shell-balance-unequal = Boty w tym meczu są różne: to, co lubi silniejszy, wygląda na silne. Kto bada samą grę, sadza na wszystkich miejscach tego samego bota.
shell-balance-seat = Miejsce przy stole
shell-balance-rates-by = Wygrane: { $kind }
shell-balance-rate = odsetek wygranych
shell-balance-figures = Wszystkie liczby
shell-balance-times = ile razy
shell-balance-picked = u graczy
shell-balance-winners = u zwycięzców
shell-balance-worth-won = wartość, p.p.
shell-balance-worth-points = wartość, punkty
shell-balance-share = udział
shell-balance-games = Przebieg partii
shell-balance-a-game = w partii
shell-balance-winning = wynik zwycięzcy
shell-balance-lead = przewaga zwycięzcy
shell-balance-decisions = decyzje
shell-balance-drawn = wspólne pierwsze miejsce
shell-balance-mean = średnia
shell-balance-middle = mediana
shell-balance-mostly = 90 % partii
shell-balance-all = od … do
shell-balance-above = na pewno powyżej równowagi
shell-balance-close = nie do odróżnienia od równowagi
shell-balance-below = na pewno poniżej równowagi
shell-balance-line = Linia przerywana: po równo ({ $even }).
shell-balance-band = Zacieniony zakres: nie dalej niż { $allowed } p.p. od niej.

shell-balance-even = { $kind }: każdy wygrywa { $even } ± { $allowed } % partii.
shell-balance-taken = { $kind }: nic nie jest brane nigdy ani zawsze.
shell-balance-seen = { $kind }: wszystko kiedyś się zdarza.
shell-balance-within = { $kind }: od { $least } do { $most } w co najmniej { $mostly } partii.
shell-balance-inside = Tak jest w { $rate } partii ({ $interval }).
shell-balance-kept = Tak.
shell-balance-likely = Tak, o ile można to stwierdzić.
shell-balance-unlikely = Nie, o ile można to stwierdzić.
shell-balance-broken = Nie.
shell-balance-farthest = Najdalej od równowagi: { $name }, { $rate } ({ $interval }).
shell-balance-never = Nigdy: { $names }.
shell-balance-always = Zawsze: { $names }.
shell-balance-all-taken = { $count ->
    [one] Jedyna możliwość się zdarza.
    [few] Zdarzają się wszystkie { $count }.
   *[many] Zdarza się wszystkich { $count }.
}

shell-balance-method = Jak to czytać
shell-balance-method-intervals = Przedział obejmuje prawdziwą wartość w 95 badaniach na 100. Miejsca przy jednym rozdaniu nie są niezależne (gdy jedno wygrywa, inne przegrywają), dlatego za wylosowane uważa się całe rozdania: odsetki wygranych mają przedziały Wilsona dla takiej liczby niezależnych obserwacji, jakiej odpowiada rozrzut między rozdaniami, a średnie – przedziały t Studenta. Pierwsze miejsce dzielone przez dwoje liczy się każdemu za połowę. Słowa „o ile można to stwierdzić” znaczą, że przedział przekracza granicę: rozstrzygnie więcej partii.
shell-balance-method-worth = Wartość to różnica między graczami, którzy coś mieli, a wszystkimi, którzy tego nie mieli: w punktach procentowych wygranych i w punktach gry. Pokazuje, co idzie w parze, a nie co z czego wynika: kto i tak wygrywa, tego stać na więcej.
shell-lab-nothing = Nie ma czego porównywać: podaj zmiany w { $game } przez --variant PLIK.
shell-lab-one = --find wymaga wariantu, który zmienia dokładnie jeden element; ten zmienia { $count }.
shell-lab-field = { $field } w { $name } nie jest liczbą całkowitą, nie ma więc czego szukać.
shell-lab-facts = { $deals ->
    [one] Jedno rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
} ze zmianami i bez nich, na każdym miejscu { $bot }. Przedziały są pewne na 95 %, choćby zaglądać do nich bez przerwy.
shell-lab-stronger = { $name }: mocniejsze niż w pudełku. Brane, gdy się pojawi: { $taken } pp.; warte: { $gain } pkt.
shell-lab-weaker = { $name }: słabsze niż w pudełku. Brane, gdy się pojawi: { $taken } pp.; warte: { $gain } pkt.
shell-lab-mixed = { $name }: to już co innego. Brane, gdy się pojawi: { $taken } pp.; warte: { $gain } pkt.
shell-lab-even = { $name }: tak mocne jak w pudełku, z dokładnością do punktu ({ $gain }).
shell-lab-open = { $name }: jeszcze nic pewnego. Brane, gdy się pojawi: { $taken } pp.; warte: { $gain } pkt. Trzeba więcej rozdań.
shell-lab-rank = { $name }: warte więcej niż { $below } z { $all } innych tego rodzaju, które brano dość często.
shell-lab-printed = w pudełku
shell-lab-changed = po zmianie
shell-lab-gain = różnica
shell-lab-deals = rozdania
shell-lab-taken = ktoś bierze, gdy się pojawi, %
shell-lab-worth = o ile więcej punktów z tym niż bez tego
shell-lab-won = o ile więcej wygranych z tym niż bez tego, %
shell-lab-points = punkty gracza
shell-lab-rounds = rundy
shell-lab-decisions = decyzje
shell-lab-even-at = Najbliżej siły z pudełka: { $field } { $value }.
shell-balance-method-many = Na dwadzieścia rzeczy naprawdę równych jedna wypada poza swój przedział przypadkiem. Werdykt mówi więc o naruszeniu tylko wtedy, gdy jest ono pewne przy tylu porównaniach, ile wykonano (poprawka Holma); przedziały i kolory dotyczą każdej rzeczy z osobna. Pojedynczy wyjątek na długiej liście niczego nie dowodzi, dopóki nie powtórzy się z innym ziarnem.

## Odmowy: przygotowanie i miejsca

error-unknown-game = Nie ma gry „{ $game }”. Zainstalowane gry: { $games }.
error-game-broken = Gra { $game } jest zainstalowana, ale nie da się jej wczytać: { $why }
error-bad-seats = { $game } to gra dla { $exact ->
    [1] { $least } osób
   *[0] od { $least } do { $most } osób
}, a nie dla { $seats }.
error-unknown-setting = { $game } nie ma ustawienia „{ $setting }”. Ustawienia tej gry: { $settings }.
error-bad-setting = Ustawienie { $setting } nie może mieć wartości „{ $value }”. Możliwe: { $values }.
error-hidden = To, co zakryte, pozostaje zakryte, dopóki gra trwa. Można to zobaczyć po zakończeniu gry albo przy stole do analizy.
error-components-file = Nie można odczytać komponentów z pliku { $file }: { $why }
error-components = { $file }: { $at }: { $must }.
error-components-is = { $file }: { $at } ma wartość { $value }; { $must }.
shell-left-out = Pominięto, bo gra się od tego czasu zmieniła: { $why }
shell-variant = Wariant „{ $name }”. Zmienione: { $changed }.
# Co powinno było stać w odrzuconym pliku, po nazwie pola.
must-be = powinno to być: { $what }
must-be-there = brakuje tego; { $must }
must-be-known = nie ma takiego pola; możliwe nazwy: { $names }
must-be-once = { $what } występuje dwa razy
must-be-enough = potrzeba co najmniej { $least }
must-be-named = gra nie ma na to nazwy ({ $name })
must-go-with = pasuje to tylko do: { $what }
must-go-without = nie pasuje to do: { $what }
must-have = brakuje: { $what }
must-be-something = powinna to być: liczba od { $least } do { $most }, ale nie 0
must-be-taught = nie uczy tego żaden przystanek
must-score-one = wiersz punktacji pyta o jedną rzecz: { $names }
must-be-either = powinno tu być albo { $a }, albo { $b }
must-produce = produce_here ma świat produkcyjny i żadna inna karta
must-be-in-order = powinny tu być { $names }, w tej kolejności
must-be-all = powinny tu być { $names }, każde jeden raz
must-exist = nie ma czegoś takiego jak { $what }
must-be-possible = może tu być tylko to, co zawsze możliwe: { $names }
must-lie-somewhere = ta rzecz nie leży w żadnym miejscu, więc nic nie może się tam stać
must-be-paragraph = powinien to być: paragraf zasad
must-place-fewer = nie da się umieścić więcej robotów niż { $most }
must-be-so-many = { $what } powinno wystąpić { $n ->
    [one] jeden raz
   *[other] { $n } razy
}
must-be-at-least = { $what } powinno wystąpić co najmniej { $n ->
    [one] jeden raz
   *[other] { $n } razy
}
must-be-last = powinien to być: ostatni wpis listy
must-be-picked = nic przed tym nie wybiera planety (najpierw remove, potem place)
must-differ = nie może być tym samym co { $what }
must-cost = koszt powinien coś kosztować
must-only-be = może tu być tylko: { $names }
must-lack = { $what } nie pasuje do: { $beside }
must-go-with-of = { $what } pasuje tylko do: { $beside }
must-refer = publiczne źródło wskazuje jedną z pozycji meta.refs
must-be-points = karta ma punkty albo zdolność end_game
must-be-one-kind = powinna to być dokładnie jedna z wartości { $names }
must-rise = kolejność powinna być od najniższej do najwyższej
must-fall-to-nothing = poziomy powinny schodzić w dół, ostatni do 0
must-become-more = { $what } może stać się tylko większą ilością tego samego
must-become-other = { $what } może stać się tylko czymś innym
must-have-each = { $what } powinno mieć po jednym: { $names }
must-be-one-route = dwie z nich łączą te same miejsca
must-be-reached = nie do wszystkich miejsc da się dotrzeć
must-stand-alone = { $names } powinno stać samo
must-begin-empty = pierwsze pole jest puste i warte 0
must-have-solo = { $track } powinno mieć jedno wydarzenie solo i jakieś inne
must-be-for = powinno być po jednym dla każdej z liczb { $names }
must-be-planets = planet powinno być tyle, ile płytek
must-be-tech = powinna to być: technologia alfa albo beta
must-be-cards = liczb od 1 do { $most } powinno być { $n }
must-be-people = ktoś powinien tam być
must-hold = powinno się tam zmieścić ludność początkowa ({ $people })
must-leave-something = zasoby początkowe nie mogą spaść poniżej 0
must-be-asked = o { $metric } może pytać tylko { $asked }
must-sum = razem powinno ich być { $n }, po jednym na każde zakryte miejsce
must-be-white = { $tile } powinno być białą płytką i wystąpić raz
must-not-be-white = { $tile } jest białe: nikt tam nie mieszka
must-not-stand-here = nie pasuje tutaj
fits-between = liczba od { $least } do { $most }
fits-least = liczba { $least } lub większa
fits-most = liczba { $most } lub mniejsza
fits-value = { $value }
fits-nothing = nic (pole pominięte)
fits-one-of = jedna z wartości { $names }
fits-or = { $a } albo { $b }
fits-number = liczba
fits-text = tekst
fits-flag = true albo false
fits-list = lista
fits-table = tabela
fits-table-of = tabela pól { $names }
fits-entries = lista { $n ->
    [one] z jednym elementem
   *[other] { $n } elementów
}
fits-entries-least = lista co najmniej { $n ->
    [one] jednego elementu
   *[other] { $n } elementów
}
fits-entries-between = lista od { $least } do { $most } elementów
error-bad-seed = „{ $seed }” nie jest ziarnem: podaj liczbę całkowitą albo krótki tekst.
error-bad-seat-word = „{ $word }” nie jest miejscem przy stole: napisz „you”, „you:IMIĘ” albo „bot:NAZWA”.
error-seats-and-hotseat = W grze przy jednym urządzeniu każde miejsce zajmuje człowiek: podaj samą liczbę miejsc, nie „{ $word }”.
error-load-and-setup = --load bierze ustawienia z pliku: pomiń { $words }.
error-unknown-language = Nie ma języka „{ $language }”. Są: { $languages }.
error-unknown-bot = Nie ma bota „{ $name }”. Są: { $bots }.
error-bot-other-game = Bot { $bot } nie gra w { $game }.
error-bot-fault = Bot { $bot } zawiódł w rozdaniu { $deal }{ $move ->
    [0] , jeszcze przed pierwszym ruchem
   *[other] {""} w ruchu { $move }
} (miejsce { $seat }): { $why }
error-bot-answered = odpowiedź: { $answer }. { $why }
error-bot-failed = Bot { $bot } zawiódł w ruchu { $move }: { $why }
error-bot-file = Nie można wczytać pliku bota { $bot }: { $why }
error-bot-no-file = Nie ma pliku { $file } dla bota { $bot }.
error-bot-no-class = W { $file } nie ma bota „{ $word }”: klasy z choose(window) ani Kind.
error-batch-action = Partia { $game } z paczki: akcji { $action } nie można wykonać; masks[{ $game }] mówi, które można. Nic się nie zmieniło.
error-batch-actions = Paczka { $games } partii przyjmuje tablicę { $games } liczb całkowitych, a nie tablicę { $kind } o kształcie { $shape }.
error-batch-closed = Paczka jest zamknięta: nic się już w niej nie rozegra.
error-batch-process = Proces paczki zakończył się (stan { $status }). Paczka jest zamknięta.
error-backend = Nie ma silnika { $backend }: są python i native.
error-native-game = Gra { $game } nie ma silnika w C: pomiń backend="native".
error-native-opponent = W silniku w C pozostali grają losowo; przeciw { $bot } pomiń backend="native".
error-native-seed = Ziarno losowe dla silnika w C to tekst o długości od 1 do { $most } znaków.
error-native-components = Silnik w C nie mieści tych komponentów ({ $what }), więc partie rozgrywa Python.
error-no-compiler = Silnik w C wymaga kompilatora C, a żadnego nie znaleziono, więc partie rozgrywa Python.
error-no-cuda = Potrzebne są karta NVIDIA, PyTorch, który jej używa, i nvcc.
error-compiler-failed = Silnika w C nie udało się skompilować, więc partie rozgrywa Python: { $why }
error-bad-limit = „{ $limit }” nie jest czasem dla bota { $bot }: podaj sekundy, np. { $bot }:0.5, albo liczbę prób, np. { $bot }:200i.
error-no-limit = Bot { $bot } nie namyśla się, więc nie przyjmuje sekund ani liczby prób.
error-too-few-bots = W turnieju grają co najmniej dwa boty, a podano: { $bots }.
error-bot-twice = Bot { $bot } jest podany dwa razy: podaj różne boty albo na wszystkich miejscach tego samego.
error-swiss = Turniej szwajcarski jest dla co najmniej trzech botów i dwóch miejsc; tu botów: { $bots }, miejsc: { $seats }.
error-sprt-bots = --sprt porównuje dwa boty, a podano ich { $bots }.
error-bad-question = --sprt { $value }: potrzebne są dwa odsetki w procentach, najpierw mniejszy, na przykład 50-65.
error-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray: { $why }
error-bad-number = { $name } nie może wynosić { $value }: potrzebna liczba całkowita od { $least } do { $most }.
error-bad-work = { $name } nie może wynosić { $value }: do wyboru jest { $known }.
error-no-tree = W folderze { $folder } nie ma kodu źródłowego Astrarium.
error-bench-tree = Drugi kod źródłowy urwał pracę przy { $what } w grze { $game }.
error-bench-moved = { $option } mierzy się teraz z kodu źródłowego: { $command }
error-bad-seconds = { $name } nie może wynosić { $value }: potrzeba więcej niż 0 i najwyżej { $most } sekund.
error-bad-percent = { $name } nie może wynosić { $value }: potrzeba więcej niż 0 i mniej niż 100.
error-unknown-kind = Nic nie jest liczone według „{ $kind }”. Można liczyć według: { $kinds }.
error-bad-range = „{ $value }” to nie zakres: pisze się go tak: rounds=5-8.
error-option-form = „{ $option }” nie jest ustawieniem: napisz nazwa=wartość.
error-results-line = { $file }: wiersz { $line } jest uszkodzony albo pochodzi z innego turnieju.

## Odmowy: gra

error-game-over = Partia jest skończona.
error-conceded = Miejsce { $seat } już poddało partię.
decided-conceded = Partia poddana przed końcem.
decided-abandoned = Partia przerwana za zgodą wszystkich.
error-no-such-seat = Nie ma miejsca { $seat } przy stole, przy którym miejsc jest { $seats }; pierwsze ma numer 0.
error-not-your-choice = Miejsce { $seat } nie ma teraz o czym decydować.
error-not-an-option = { $answer } nie jest teraz możliwą odpowiedzią. Pytanie brzmi: { $question }
# Dlaczego pada pytanie, na które jest jedna odpowiedź.
only-answer = Tylko to jest możliwe. Pytanie pada, żeby nic się nie stało i niczyja tura nie skończyła się bez ciebie.
only-answer-together = Tylko to jest możliwe. Dostajesz pytanie jak inni, żeby nikt tego nie poznał.
# Co ktoś odpowiedział, jeśli da się to powiedzieć, i jeśli się nie da.
answer-said = „{ $words }”
answer-unsaid = Taki wybór
question-cited = { $words } ({ $rule })
error-missing-extra = Pakiet { $package } nie jest zainstalowany. To go instaluje: pip install "astrarium[{ $extra }]"
error-no-action = „{ $action }” to nie jest akcja, którą można teraz wykonać.
error-no-encoding = Gra { $game } nie mówi, co znaczą jej możliwości (`encoding`), więc jej akcje nie mają numerów.
error-no-features = Gra { $game } nie mówi, co widzi w niej uczący się program (`features`).
error-not-a-list = Tu wybiera się kilka możliwości, podanych jako lista.
error-picked-twice = Ta sama możliwość jest wybrana dwa razy.
error-wrong-count = { $how ->
    [exactly] Wybierz dokładnie { $most }
    [most] Wybierz najwyżej { $most }
   *[range] Wybierz od { $least } do { $most }
} (teraz wybrano { $count }).
error-undo-learned = Od tego czasu odkryto coś nowego: cofnąć może już tylko cały stół.
error-undo-decided = Od tego czasu decyzję podjął ktoś inny: cofnąć może już tylko cały stół.
error-undo-nothing = Nie ma czego cofnąć.
error-no-such-move = Nie ma ruchu { $move }: partia liczy ich { $moves }.
error-op-undone = Działanie { $op } jest zapisane, ale żadna reguła go nie wykonuje.
error-op-unsaid = Działanie { $op } jest zapisane, ale nie ma słów.
error-op-twice = Działanie { $op } jest zapisane lub zgłoszone dwa razy.
error-no-options = Zasady pytają miejsce { $seat } „{ $prompt }” i nie dają żadnej odpowiedzi: to błąd w grze.
error-unimaginable = W { $tries } rozdaniach nie znaleziono świata zgodnego ze wszystkim, co widziano.
error-bad-game-name = „{ $name }” nie może być identyfikatorem gry: od dwóch do 31 małych liter, cyfr i podkreśleń, na początku litera.
error-game-name-taken = Gra o nazwie { $name } jest już zainstalowana.
error-light-table = Ten stół nie pamięta przebiegu: można na nim grać dalej, ale nie rozgałęziać, cofać ani zapisywać.
error-bot-answer = Bot { $bot } odpowiada wbrew zasadom: { $why }

## Odmowy: zapisy i pliki

error-file = { $file }: { $why }.
error-in-file = { $file }: { $why }
error-not-json = { $file } nie jest zapisem partii albo jest tylko jego częścią: { $why }.
error-file-exists = Plik { $file } już istnieje i nie jest zapisem tej partii: wybierz inną nazwę.
error-position = To nie jest pozycja gry { $game }: { $why }.
error-record-layout = Zapis jest uszkodzony: „{ $where }” brakuje albo ma złą postać.
error-record-newer = Zapis ma format { $format } z nowszej wersji Astrarium; ta czyta formaty do { $known }.
error-record-seed = Ziarno nie pasuje do swojego skrótu: jedno z nich zmieniono.
error-record-illegal = Decyzja po ruchu { $move } łamie zasady: { $why }
error-record-wrong-seat = Decyzję po ruchu { $move } podejmuje miejsce { $seat }, które nie ma tam o czym decydować.
error-record-too-long = Partia kończy się na ruchu { $move }, a zapis ciągnie się dalej.
error-record-other-rules = Zapis trzyma się wersji { $rules } zasad i nie ma migawki; tu gra się według wersji { $known }.
error-record-unverifiable = Zapis trzyma się wersji { $rules } zasad i tylko z nią można go sprawdzić; tu gra się według wersji { $known }.
error-record-variant = Zapis rozegrano w wariancie „{ $name }” i tylko w nim da się go odtworzyć.
error-record-diverged = Pozycja po ruchu { $move } jest inna niż w zapisie.
error-record-pledge = Ziarno tego zapisu nie jest tym, które zapowiedziano ({ $pledge }).
error-record-no-fingerprints = W zapisie nie ma odcisków pozycji: nie da się ich sprawdzić.
error-record-bot = Zapytany ponownie, bot { $bot } nie daje odpowiedzi z ruchu { $move }.
error-record-snapshot = Migawka w zapisie nie jest pozycją, do której prowadzą decyzje.
error-record-result = Wynik w zapisie jest inny niż ten, do którego prowadzą decyzje.

## Odmowy: teksty

error-text-missing = Nie ma tekstu „{ $name }” w języku { $language }.
error-text-faulty = Tekstu „{ $name }” nie da się powiedzieć w języku { $language }: { $why }

## Odmowy: wiersz poleceń

error-words-command = Nie ma polecenia „{ $word }”. Są: { $words }.
error-words-option = Nie ma tu opcji { $word }.
error-words-missing = Brakuje { $word }: sposób użycia pokaże astrarium { $command } --help.
error-words-value = „{ $value }” nie jest wartością dla { $word }.
error-words-needs-value = { $word } wymaga wartości.
error-words-extra = „{ $word }” to o jedno słowo za dużo.
error-words-other = Nie da się tego zrozumieć: { $why }
error-command-missing = Polecenia { $command } nie ma w tej instalacji ({ $why }).
error-inside = W Astrarium coś zawiodło: { $why }. ASTRARIUM_DEBUG=1 pokaże gdzie.

# Lekcje
shell-stop = { $number } z { $all }: { $title }
shell-stop-on = Omówione { $number } z { $all }, ostatnio: { $title } („s” pokazuje, co zrobić)
shell-stop-instead = Lekcja zrobiłaby tak: { $option }. Toczy się dalej od twojego ruchu.
shell-learned = Co już wiesz
shell-stop-keys = „w” wyjaśnia, dlaczego; „s” pokazuje, co zrobić.
shell-stop-silent = Tu nie ma czego wyjaśniać: wybierz, jak chcesz.
shell-stop-free = Tę decyzję lekcja zostawia tobie.
shell-stop-rules = Przy tym stole przystanek mówi ogólnie. Zasady mówią:
shell-stop-lost = Tego już nie ma: { $things }. Dlatego inaczej albo wcale nie będzie mowy o: { $stops }.
shell-stop-practice = Do poćwiczenia: { $commands }
shell-stop-again = Ten przystanek jeszcze raz, osobno: { $command }
shell-stop-do = Do zrobienia: { $option }
shell-stop-undo = „{ $word }” cofa ruch, jeśli wolisz spróbować inaczej.
error-no-stop = Nie ma przystanku { $stop }: lekcja ma ich { $count }.
error-no-lesson = Gra { $game } nie ma takiej lekcji. Lekcje: { $lessons }.
error-not-taught = Zaawansowana gra w Race jest dla 2 graczy, nie dla { $seats }.
error-only-race = { $option } jest tylko do Race.
error-only-network = { $option } jest do sieci: --fit-weights dopasowuje wagi bota.
error-one-machine = Sieci do Race trenuje się na jednym komputerze: pomiń { $option }.
error-extra-missing = Potrzebny jest pakiet { $package }, a nie jest zainstalowany: { $command }

## Co przemawia za drogą i przeciw niej, słowami trenera

coach-in-worlds = w { $n } z { $worlds } możliwych rozdań: { $what }
coach-points = { $sign ->
    [more] { $count ->
        [0] lepsze widoki na punkty
        [one] 1 punkt więcej
        [few] { $count } punkty więcej
       *[many] { $count } punktów więcej
    }
   *[less] { $count ->
        [0] gorsze widoki na punkty
        [one] 1 punkt mniej
        [few] { $count } punkty mniej
       *[many] { $count } punktów mniej
    }
}
coach-rival = { $sign ->
    [more] strata dla innych
   *[less] korzyść dla innych
}
coach-hand = { $sign ->
    [more] lepsze karty na ręce
   *[less] gorsze karty na ręce
}
coach-engine = { $sign ->
    [more] mocniejsza gospodarka na następne rundy
   *[less] słabsza gospodarka na następne rundy
}
coach-plans = { $sign ->
    [more] więcej możliwości w następnych ruchach
   *[less] mniej możliwości w następnych ruchach
}
coach-win = { $sign ->
    [more] pewne zwycięstwo
   *[less] porażka
}

## Trener w terminalu

shell-word-hint = podpowiedź
shell-word-warnings = ostrzeżenia
shell-help-hint = co rozważyłby bot tej gry i dlaczego
shell-help-warnings = wyłącza albo włącza ostrzeżenie przed ruchem, który nic nie daje
shell-hint-title = Co tu zrobić? Dwa ruchy, według tego, co widzisz
shell-hint-thinks = Trener myśli…
shell-hint-facts = Potem: { $what }
shell-hint-range = { $low } do { $high }
shell-hint-equal = Oba ruchy są mniej więcej równe: wybierz ten, który wolisz.
shell-hint-few = Na razie zbyt mało możliwych rozdań ({ $worlds }), żeby podać liczbę.
shell-hint-now = Daje: { $what }.
shell-hint-later = Na później: { $what }.
shell-hint-against = Przeciw: { $what }.
shell-hint-nothing = nic
shell-hint-foot = W porównaniu z medianą { $tried } ruchów; każdy rozegrano do twojej następnej decyzji. Możliwych rozdań: { $worlds }.
shell-hint-people = Podpowiedzi są tylko wtedy, gdy jedna osoba gra sama.
shell-warn = { $why } Wpisz to samo jeszcze raz, żeby mimo to tak zagrać.
shell-warnings-on = Przed ruchem, który nic nie daje, będzie ostrzeżenie.
shell-warnings-off = Bez ostrzeżeń.
shell-review = Analiza partii
shell-review-progress = Analiza: { $percent } %
shell-review-none = Nic, co zrobilibyśmy inaczej. Decyzje najwyżej o 0,5 gorsze od najlepszej: { $sound } z { $decided }.
shell-review-summary = Błędy po 0,5 i więcej kosztowały razem około { $lost }. Decyzje najwyżej o 0,5 gorsze od najlepszej: { $sound } z { $decided }.
shell-review-decision = { $number }. Runda { $round }, ruch { $move }: { $cost }
shell-review-you = Twój wybór: { $answer }
shell-review-better = Lepiej: { $answer }
shell-review-turn = Punkt zwrotny, runda { $round }, ruch { $move }: { $name-person ->
    [second] poprawiasz swoją pozycję
   *[third] { $name } poprawia swoją pozycję
}, { $change }
shell-review-lead = Punkt zwrotny, runda { $round }, ruch { $move }: { $name-person ->
    [second] wychodzisz na prowadzenie
   *[third] na prowadzenie wychodzi { $name }
}, { $change }
shell-review-luck = Szczęście ponad oczekiwania: { $luck }. Gra przeciwników: { $others }. Twoje decyzje: { $lost }.
shell-review-how = Wartości są szacunkowe: bot rozgrywa partię dalej w możliwych układach kart, zgodnych z tym, co było wtedy wiadomo.
shell-review-offer = Żeby ją przeanalizować: astrarium review { $file }

## Goście: modele językowe i programy przy stole opisanym słowami

shell-guest-waiting = Teraz nie twoja kolej. Czekamy na: { $names }.
shell-guest-more = i jeszcze { $count }. Podaj słowa z opisu, żeby zobaczyć mniej.
shell-guest-no-handle = „{ $said }” nie jest skrótem żadnej możliwości. Skróty stoją w nawiasach za możliwościami: { $handles }.
shell-guest-several-fit = „{ $said }” pasuje do tylu możliwości: { $count }. Wskaż jedną z nich: { $handles }.
shell-guest-nothing-fits = Żadna możliwość nie pasuje do „{ $said }”. Możliwe są na przykład: { $handles }.
shell-guest-barred = „{ $said }” jest teraz niemożliwe. { $why }
shell-guest-not-asked = Nikt cię teraz o nic nie pyta. { $standing }
shell-guest-no-outcome = Nic z tego, co stanie się od razu, nie jest pewne.
shell-guest-no-card = Nic tu nie nazywa się „{ $said }”. Podaj nazwę karty, kafelka lub świata tak, jak jest zapisana.
shell-guest-opened = Stół { $table }.
shell-guest-seated = Miejsce przy stole jest twoje.
shell-guest-watching = Oglądasz; nie masz tu miejsca.
shell-guest-only-watching = Tu tylko oglądasz. To może zrobić tylko ktoś, kto gra.
shell-guest-nobody = Przy tym stole nie ma nikogo innego, tylko boty.
shell-guest-said = Powiedziane.
shell-guest-undone = Prośba o cofnięcie przyjęta.
shell-guest-undo-asked = { $name } prosi o cofnięcie. Zgódź się lub odmów.
shell-guest-agree = „{ $what }” nie wymaga niczyjej zgody. Możliwe: undo, coach, abandon.
shell-guest-put-up = Ta pozycja jest tylko do oglądania. Przejdź do innego ruchu.
shell-guest-not-put-up = Przy tym stole trwa gra. Przeglądać można tylko wyłożony zapis.
shell-guest-no-record = Nie ma tu zapisu „{ $name }”. Ostatnie: { $records }.
shell-guest-record = Zapis stołu { $table }; miejsce: { $where }.
shell-guest-no-table = Nie ma stołu „{ $table }”. Otwórz stół albo zajmij miejsce z zaproszenia.
shell-guest-no-page = Nie ma strony { $page }. Strony są od 1 do { $pages }.
shell-guest-page = (Strona { $page } z { $pages })
shell-guest-told = { $words }
shell-guest-no-tool = Nie ma narzędzia „{ $tool }”. Narzędzia: { $tools }.
shell-guest-arguments = { $tool }: tych danych nie da się użyć: { $wrong }. Możliwe dane: { $takes }.
shell-guest-no-server = Nie można połączyć się z serwerem { $url }: { $why }.
shell-guest-no-servers = Nie przyjmujemy tu zaproszeń: usługę uruchomiono bez serwera.
shell-guest-other-server = Przyjmujemy tu tylko zaproszenia do { $url }.
shell-guest-refused = Serwer odmówił (status { $status }).
shell-guest-gone = Serwer zamknął połączenie. Spójrz jeszcze raz, żeby połączyć się ponownie.
shell-guest-no-reply = Serwer nie odpowiedział na czas. Spójrz jeszcze raz.
shell-guest-no-link = „{ $link }” to nie zaproszenie. Zaproszenie to link, w którym jest /join/.
shell-guest-who = Podaj, kim jesteś i kto cię zaprasza: inni się tego dowiedzą.
shell-guest-referee = Sędzia nie zajmuje miejsca przy stole. Użyj linku dla widzów.
shell-guest-cannot-ask = Ten program nie umie zadać pytania człowiekowi. Zapytaj własnymi słowami, a odpowiedź niech padnie przy jego stole.
shell-guest-no-decision = Nie ma jeszcze odpowiedzi człowieka. Pytanie jest nadal otwarte.
shell-guest-name = { $name } (AI, zaprasza { $owner })
shell-guest-hello = Nazywam się { $name } i jestem modelem językowym albo programem. Do tego stołu zaprasza mnie { $owner }.
shell-guest-not-over = Gra jeszcze trwa. Jej zapis zawiera to, czego nikomu nie wolno jeszcze widzieć.
shell-guest-system = Grasz w { $game }; liczba graczy razem z tobą: { $seats }. Dowiadujesz się, co się stało, jaka jest sytuacja na stole i na jakie pytanie masz odpowiedzieć. Odpowiedz samym skrótem jednej możliwości, czyli słowem w [nawiasie]. Gdy trzeba wybrać kilka, rozdziel skróty przecinkami. Odpowiedź, która jest niemożliwa, niczego nie zmienia; dowiesz się, dlaczego, i pytanie padnie jeszcze raz.
shell-guest-no-seat = Wszystkie miejsca mają boty: zostaw jedno wolne.
shell-guest-journal = { $file } to dziennik innej gry. Wybierz inny folder.

## Egzamin: jak dobrze ktoś gra słowami

shell-exam-question-how = Dowiesz się, jaka jest sytuacja w grze { $game }, i odpowiesz, czy coś wolno zrobić. Odpowiedz „tak” albo „nie” z numerem paragrafu, który tego zabrania, na przykład „nie R8.2”. Niczego więcej nie pisz.
shell-exam-question = Pytanie do ciebie: { $asked } Czy możesz wybrać „{ $option }”?
shell-exam-other = W { $folder } jest inny egzamin; różnią się: { $differs }. Wybierz inny folder.
shell-exam-agent = { $agent } nie odpowiada: { $why }. To, co rozegrano, zostaje; to samo polecenie gra dalej.
shell-exam-cost = Egzamin osiągnął limit { $most } (wydano: { $spent }). To, co rozegrano, zostaje; to samo polecenie z wyższym limitem gra dalej.
shell-exam-no-model = { $url } wymaga nazwy modelu (--model).
shell-exam-games = Gry: wszystkie albo kilka po przecinkach. Nieznane: { $games }.
shell-exam-pledge = Skrót ziarna: { $pledge }
shell-exam-title = Egzamin: { $agent }
shell-exam-facts = Protokół { $version }, partie: { $games }, pytania o zasady: { $questions }. Skrót { $pledge }.
shell-exam-strength = Siła gry
shell-exam-game = Gra
shell-exam-rating = Ranking
shell-exam-interval = 95 %
shell-exam-played = Partie
shell-exam-won = Wygrane
shell-exam-margin = Różnica punktów
shell-exam-adjusted = Różnica bez szczęścia w rozdaniu
shell-exam-fewer = Potrzebne partie: podwójne rozdania, z wartością rozdań
shell-exam-answers = Odpowiedzi
shell-exam-legal = Możliwe za pierwszym razem
shell-exam-drawn = Wylosowane po trzech niemożliwych
shell-exam-tokens = Tokeny na decyzję
shell-exam-seconds = Sekundy na decyzję
shell-exam-cost-total = Koszt
shell-exam-lost = Gdzie uciekły punkty
shell-exam-kind = Rodzaj decyzji
shell-exam-decisions = Decyzje
shell-exam-points = Stracone punkty
shell-exam-terms = Co dawały lepsze odpowiedzi
shell-exam-questions = Pytania o zasady
shell-exam-right = Dobre „tak” i „nie”
shell-exam-cited = Razem z paragrafem
shell-exam-method = Ranking podano w skali danej gry, w której jej własny bot ma 1500. Rankingów różnych gier nie można porównywać. Przedziały są 95-procentowe, z próbkowania rozdań. Wartość rozdania to różnica punktów, z jaką { $reference } gra sam ze sobą z obu miejsc.
shell-exam-written = Wyniki: { $file }

## Zadania

error-no-puzzle = Nie ma takiego zadania ({ $game }). Są: { $puzzles }.
puzzle-goal-points = Dojdź w tej turze do { $goal } pkt. Masz { $now }. Nic nie zostawiaj losowi.
puzzle-goal-lead = Zakończ turę { $ends ->
        [level] remisem
        [behind] ze stratą najwyżej { $by }
       *[ahead] z przewagą { $by }
    }. { $stands ->
        [level] Teraz jest remis.
        [behind] Teraz tracisz { $gap }.
       *[ahead] Teraz prowadzisz o { $gap }.
    } Nic nie zostawiaj losowi.
puzzle-goal-program = Znajdź jedyny program, z którym na pewno zaczynasz i kończysz swoje akcje { $ends ->
        [level] remisem
        [behind] ze stratą najwyżej { $by }
       *[ahead] z przewagą { $by }
    }, licząc to, co planety płacą w tej chwili. { $stands ->
        [level] Teraz jest remis.
        [behind] Teraz tracisz { $gap }.
       *[ahead] Teraz prowadzisz o { $gap }.
    } Nic nie zostawiaj losowi.
puzzle-goal-claim = Znajdź jedyny program, z którym na pewno zaczynasz i kończysz swoje akcje, mając na { $goal } planetach więcej robotów niż przeciwnik. Teraz jest ich { $now }. Nic nie zostawiaj losowi.
puzzle-goal-win = Po tobie nikt już nie gra. Wygraj. Jest { $now } do { $other }. Nic nie zostawiaj losowi.
puzzle-goal-cards = Zakończ turę z { $goal } kartami na ręce. Masz { $now }. Nic nie zostawiaj losowi.
puzzle-goal-spaces = Dojdź w tej turze do { $goal } pól na torach frakcji. Masz { $now }. Nic nie zostawiaj losowi.
puzzle-goal-people = Zakończ turę, mając { $goal } mieszkańców na swoich planetach. Masz { $now }. Nic nie zostawiaj losowi.
puzzle-goal-planets = Zakończ turę, mając na { $goal } planetach więcej robotów niż przeciwnik. Teraz jest ich { $now }. Nic nie zostawiaj losowi.
puzzle-goal-stores = Zakończ turę z zapasem { $goal }: żywność, flota i produkcja razem. Masz { $now }. Nic nie zostawiaj losowi.
puzzle-goal-round = Dojdź w tej rundzie do { $goal } pkt. Masz { $now }. Inni przy wyborze akcji zawsze wybierają Produkcję, a poza tym pasują. Nic nie zostawiaj losowi.
puzzle-goal-last = To ostatnia runda. Wygraj. Jest { $now } do { $other }. Inni przy wyborze akcji zawsze wybierają Produkcję, a poza tym pasują. Nic nie zostawiaj losowi.
shell-daily = Rozdanie dnia { $day } (UTC), takie samo na każdym komputerze z tą wersją: można porównać wyniki. Tu nic się nie liczy; serwer ma własne rozdania.
shell-puzzle-keys = Odpowiada numer. Polecenia: wskazówka, cofnij, rozwiązanie, wyjdź.
shell-puzzle-hint = wskazówka
shell-puzzle-undo = cofnij
shell-puzzle-solution = rozwiązanie
shell-puzzle-leave = wyjdź
shell-puzzle-solved = Rozwiązane: { $goal }.
shell-puzzle-won = Rozwiązane: wygrywasz.
shell-puzzle-lost = To nie wygrywa. Od początku.
shell-puzzle-reason-win = To wygrywa. Żaden inny pierwszy ruch nie wygrywa: sprawdzono wszystkie ({ $tried }).
shell-puzzle-short = Tura się skończyła, jest { $worth }; można mieć { $goal }. Od początku.
shell-puzzle-luck = To zostawia sprawę losowi. Od początku.
shell-puzzle-second = Wtedy przeciwnik może działać przed tobą: niższa suma decyduje, kto zaczyna. Od początku.
shell-puzzle-reason = To daje { $goal }. Każdy inny pierwszy ruch daje najwyżej { $second }: sprawdzono wszystkie ({ $tried }).

## Studia

shell-study = { $title }: ruchy { $moves }, pozycje { $nodes }
shell-study-keys = Numer prowadzi dalej tą drogą, Enter – pierwszą. „wstecz” cofa, „spróbuj” próbuje innego ruchu, „najlepsze” pyta bota; „pomoc” pokaże wszystko.
shell-study-help = wstecz, początek, koniec, idź NUMER · moja: moja następna decyzja · zwrot: następny punkt zwrotny · spróbuj, spróbuj NUMER: inny ruch · najlepsze: zdanie bota · oczy MIEJSCE: z tym, co wiedział gracz; odkryte: ze wszystkim · rozdaj: rozdaje na nowo to, co zakryte · uwaga TEKST, nazwa TEKST · dobry, wątpliwy, błąd, odznacz · awansuj, usuń · drzewo, plansza · zapisz, zapisz PLIK · wyjdź
shell-study-start = Początek
shell-study-at = Pozycja { $node }, runda { $round }. { $move }
shell-study-asked = { $name-person ->
    [second] Twoja decyzja: { $prompt }
   *[third] Decyduje { $name }: { $prompt }
}
shell-study-deal = zakryte karty rozdane na nowo
shell-study-concede = poddaje partię
shell-study-abandon = partia przerwana
shell-study-played = zagrane
shell-study-other = Inny świat: odtąd losuje się coś innego niż w partii.
shell-study-dealt = Inny świat: to, co było zakryte, rozdano na nowo.
shell-study-stale = Zagrane według wersji { $rules } zasad; dzisiejsze prowadzą gdzie indziej. Zostaje tak, jak było.
shell-study-best = { $number }. { $answer }: przewaga { $lead }, z dokładnością do { $width }
shell-study-equal = (mniej więcej równe najlepszemu)
shell-study-worlds = Bot gry rozegrał dalej możliwe światy: { $worlds }. Przewaga lub strata w punktach, przy następnym ruchu gracza.
shell-study-saved = Zapisano w { $file }.
error-study-node = W tym studium nie ma pozycji { $node }.
error-study-root = To początek: nic do niego nie prowadzi.
error-study-first = Linia już teraz idzie tędy dalej.
error-study-played = To, co zagrano, zostaje w studium.
error-study-full = Studium mieści najwyżej tyle pozycji: { $most }.
error-study-notes = Jest tu już tyle uwag: { $most }.
error-study-sign = Ruch można oznaczyć tylko jako: { $signs }.
error-study-long = Za długie: najwyżej tyle znaków: { $most }.
error-study-over = Nikt nie ma tu nic do wyboru.
error-study-stale = Tę pozycję zagrano według innych zasad. Można ją czytać, ale nie grać z niej dalej.
error-study-dealt = Po drodze rozdano na nowo to, co zakryte: przy żadnym stole tak nie będzie.
error-study-no-way = Drogi stąd mają numery od 1 do { $count }.
error-study-none = Dalej już żadnej nie ma.
error-study-layout = Studium jest uszkodzone: { $why }
error-study-newer = Studium ma format { $format } z nowszej wersji Astrarium; ta czyta formaty do { $known }.
error-study-not-yet = Partię można rozkładać na części, gdy się skończy.
error-study-gone = Nie ma takiego studium w tej przeglądarce.
error-study-not-it = Nie to: da się lepiej.
error-study-unproved = Przeszukanie nie znajduje tu tury z jednym, wyraźnie najlepszym sposobem. Link pyta o odpowiedź, którą oznaczono jako dobrą albo której spróbowano najpierw.
error-study-place = W tej pozycji nie ma pola { $place }.
error-study-no-room = Pole { $place } nie ma wolnego miejsca.
