### Co mówi plansza: Race for the Galaxy.

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
web-race-skipped = w tej rundzie nie będzie
web-race-unknown = jeszcze nie wiadomo
web-race-next = następna
web-race-supply = w rezerwie
web-race-supply-n = Karty w rezerwie: { $count }
web-race-out = odrzuconych
web-race-out-n = Karty odrzucone: { $count }
web-race-left = w puli
web-race-pool-n = Żetony w puli: { $count } z { $start }
web-race-last-round = To ostatnia runda.
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

# Co mówi mosiężny przycisk: czasownik i to, czego dotyczy.
web-race-do-action = Wybierz: { $action }
web-race-do-windfall = Połóż towar: { $card }
