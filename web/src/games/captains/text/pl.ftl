### Co mówi plansza: Gwiezdna Flota.

web-captains-round = Runda { $round } z { $rounds }
web-captains-round-1 = Runda 1
web-captains-round-2 = Runda 2
web-captains-round-3 = Runda 3
web-captains-round-4 = Runda 4
web-captains-round-head = Runda { $round }
web-captains-over = koniec rejsu
web-captains-your-ship = Twój statek
web-captains-first = zaczyna rundę
web-captains-passed = pas
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
web-captains-queue-help = pierwsi odchodzą z lewej
web-captains-place-in-queue = miejsce { $place } w kolejce
web-captains-nobody = nikogo
web-captains-train = Szkolenie
web-captains-train-as = Wyszkol na { $figure-acc }
web-captains-at-work = przy pracy
web-captains-contracted = jest na nim artefakt
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

# Co mówi mosiężny przycisk: czasownik i to, czego dotyczy.
web-captains-do-fly = Leć do { $goal-gen }
web-captains-do-jump = Skocz do { $goal-gen }
web-captains-do-fight = Walcz z tymi piratami
web-captains-do-crew = Przydziel { $figure-acc }
web-captains-do-repair = Napraw: { $part }
web-captains-do-mend = Napraw sekcję { $slot }
web-captains-do-drop = Wyrzuć: { $cargo }
web-captains-do-place = Zbuduj w sekcji { $slot }
web-captains-do-replace = Zastąp „{ $tech }”
web-captains-do-discard = Odrzuć „{ $tech }”
web-captains-do-copy = Skopiuj: { $copied }
web-captains-do-pay = Zapłać: { $cargo }
