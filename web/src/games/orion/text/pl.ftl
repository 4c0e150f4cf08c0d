### Co mówi plansza: Master of Orion.

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
web-orion-they = obrońca
web-orion-after = potem
web-orion-answering = odpowiada:
web-orion-attack-on = Atak: { $name }
web-orion-then = potem { $cards }
web-orion-answers = odpowiedź: { $cards }
web-orion-attacks-left = { $count ->
    [0] w tej rundzie już bez ataku
    [one] w tej rundzie jeszcze { $count } atak
    [few] w tej rundzie jeszcze { $count } ataki
   *[many] w tej rundzie jeszcze { $count } ataków
}
web-orion-ours-effect = Nasz projekt: nie udało się odnaleźć oryginalnego działania, więc to jest nasze.
web-orion-ours-numbers = Działanie jest zgodne z oryginałem; niektóre liczby lub szczegóły są nasze.
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
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
web-orion-hand-of = Ręka gracza { $name }
web-orion-limit = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, limit na koniec rundy: { $most }
web-orion-picked = Wybrano { $count } z { $most }
web-orion-no-cards = Nie masz kart na ręce
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

action-build = Budowa
    .text = Połóż strukturę z ręki w jednym ze swoich układów albo zacznij nią nowy i zapłać za nią.
action-exploit = Eksploatacja
    .text = Odrzuć kartę: niebieska daje 3 żywności, czerwona 2 floty, żółta 1 produkcję, a szara pozwala dobrać 4 karty i zachować 3.
action-research = Badania
    .text = Dobierz 2 karty.
action-activate = Aktywacja
    .text = Użyj efektu „Aktywacja” aktywnej karty albo doradcy.
action-attack = Atak
    .text = Mając flotę równą flocie przeciwnika lub większą, wydaj 2 floty: zyskujesz 2 PZ, a on traci 1 morale.
action-trade = Handel
    .text = Jedna wymiana: 3 żywności, 2 floty i 1 produkcja są warte tyle samo.
action-propaganda = Propaganda
    .text = Raz na rundę: zyskaj 3 morale.
action-contract = Kontrakt
    .text = Odrzuć 3 karty i zatrudnij doradcę.

# Co mówi mosiężny przycisk: czasownik i to, czego dotyczy.
web-orion-do-on = Zbuduj tam
web-orion-do-colour = Wybierz: { $colour }
web-orion-do-gain = Weź: { $goods }
web-orion-do-race = Wybierz: { $race }
web-orion-do-take = Weź: { $discarded }
web-orion-do-discard = Odrzuć: { $card }
web-orion-do-bury = Połóż na spodzie
