### Co mówi plansza: Metallum.

web-metallum-round = { $round } z { $rounds }, { $terce }
web-metallum-order = Kolejność
web-metallum-program = Twój program
web-metallum-program-of = Program: { $name }
web-metallum-hidden = zakryty, aż oboje zatwierdzicie
web-metallum-handed-in = Twój program jest gotowy i zakryty.
web-metallum-in-program = w twoim programie
web-metallum-spent = zużyty w tej tercji
web-metallum-groups = Grupy podprogramów
web-metallum-need-movement = Program wymaga podprogramu ruchu
web-metallum-need-partner = Usprawnienie musi przylegać do rozmieszczania lub akcji specjalnej
web-metallum-add-or-confirm = Dodaj podprogram albo zatwierdź program
web-metallum-full = Zatwierdź program
web-metallum-reserve = rezerwa: { $count }
web-metallum-complexity = poziom skomplikowania { $sum }
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
web-metallum-short-beta = Usuń 1 robota przeciwnika, postaw swojego
web-metallum-short-gamma = Oddaj 1 stąd: usuń do 2 robotów przeciwnika
web-metallum-short-delta = Przenieś do 2 robotów przeciwnika
web-metallum-short-epsilon = Skocz na dowolną odkrytą planetę
web-metallum-short-zeta = Zamień swojego z robotem przeciwnika
web-metallum-short-eta = Postaw 1 na dowolnej odkrytej
web-metallum-short-theta = Zbierz do 2 swoich na jednej planecie
web-metallum-short-omega = Postaw tu dokładnie 3 swoje
web-metallum-short-iota = Odwróć lub przesuń znacznik złóż
web-metallum-adds-up = Poziom skomplikowania

# Co mówi mosiężny przycisk: czasownik i to, czego dotyczy.
web-metallum-do-buy = Kup: { $offer }
web-metallum-do-gather-from-from = Zabierz z { $at-gen }
web-metallum-do-gather-to-to = Przenieś na { $goal-acc }
web-metallum-do-move-from-from = Zabierz z { $at-gen }
web-metallum-do-move-to-to = Przesuń na { $goal-acc }
web-metallum-do-place-robots-at = Postaw na { $at-loc }
web-metallum-do-remove-robot-from = Usuń z { $at-gen }
web-metallum-do-with = Zamień: { $at }
web-metallum-do-carry = Przenieś: { $module } na { $at-acc }
web-metallum-do-take = Weź: { $module }
web-metallum-do-destroy = Zniszcz: { $module }
