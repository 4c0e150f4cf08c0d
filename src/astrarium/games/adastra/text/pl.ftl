### Ad Astra po polsku. Wartość to nazwa w mianowniku; .gen dopełniacz, .acc biernik, .loc miejscownik; .text mówi, co rzecz robi.

## Gra

game-title = Ad Astra
game-blurb = Załóż imperium wśród gwiazd: odkrywaj zakryte układy galaktyki, zasiedlaj planety, prowadź badania, buduj floty, rozmawiaj albo walcz. Sześć rund, a pośrodku wszystkiego czeka Orion.
game-about = Zasady rozszerzenia są takie jak w jego instrukcji: Antaranie, W nieznane, Zemsta Antaran i własne imperia. Instrukcji gry podstawowej nie mieliśmy, dlatego zaprojektowaliśmy ją od nowa wokół tego, co o niej publicznie wiadomo: karty akcji, wszystkie liczby jednostek, planet, technologii, imperiów, misji i odkryć oraz położenie kafelków. Przy każdej pozycji w danych gry zapisano, czy jest naszego projektu; kto ma pudełko, może użyć poprawionego pliku.

primer-goal = Mieć najwięcej punktów zwycięstwa po sześciu rundach: za układy, gałęzie, populację, wpływ, tajne misje i za Oriona. Punktów jest mało: w pierwszej partii często wystarcza od 8 do 14.
primer-turn = Zagraj jedną z kart akcji: przyrost, badania, budowa, lot, eksploracja, atak, inwazja, dyplomacja. Pięć kart na rundę, potem pas; kto spasuje pierwszy, zaczyna następną rundę.
primer-mind = Populacja daje przychód: farmerzy żywność, robotnicy produkcję, naukowcy badania. Mapa pokazuje, dokąd polecą jednostki i jak skończyłaby się walka, zanim zdecydujesz.

setting-first_game = Pierwsza partia
    .text = Cztery łatwe imperia, bez misji i bez modułów rozszerzenia. Dla 2–4 osób.
setting-long_game = Długa partia
    .text = Osiem rund zamiast sześciu.
setting-no_missions = Bez misji
    .text = Nikt nie dostaje tajnych misji.
setting-antarans = Antaranie jako imperium
    .text = Jedna osoba może objąć Antaran. Z założenia są znacznie silniejsi od pozostałych.
setting-unknown = W nieznane
    .text = Galaktyka jest na początku mała i rośnie w trakcie gry; z ostatnią żółtą gwiazdą pojawia się Orion.
setting-revenge = Zemsta Antaran
    .text = Na koniec każdej rundy uderza flota Antaran. Kogo zaatakuje, decyduje ten, kto wyda najwięcej żetonów oporu.
setting-custom = Własne imperia
    .text = Zamiast brać gotowe imperium, możesz zbudować własne z kart fundamentów, zdolności i akcji.

refused-antarans-twice = W Zemście Antaran nikt nie może grać Antaranami: wyłącz jedno z dwojga (B3.1).
refused-first-game-seats = Pierwsza partia jest najwyżej dla { $most } osób (A9.1).
refused-first-game-modules = W pierwszej partii nie używa się modułów rozszerzenia (A9.1).

## Słowa

resource-food = żywność
resource-research = punkty badań
resource-production = produkcja
resource-credits = kredyty
counted-food = { $count ->
    [one] { $count } żeton żywności
    [few] { $count } żetony żywności
   *[many] { $count } żetonów żywności
}
counted-research = { $count ->
    [one] { $count } punkt badań
    [few] { $count } punkty badań
   *[many] { $count } punktów badań
}
counted-production = { $count ->
    [one] { $count } żeton produkcji
    [few] { $count } żetony produkcji
   *[many] { $count } żetonów produkcji
}
counted-credits = { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
}

population-farmer = farmer
    .acc = farmera
population-worker = robotnik
    .acc = robotnika
population-scientist = naukowiec
    .acc = naukowca
counted-farmer = { $count ->
    [one] { $count } farmer
    [few] { $count } farmerzy
   *[many] { $count } farmerów
}
counted-worker = { $count ->
    [one] { $count } robotnik
    [few] { $count } robotnicy
   *[many] { $count } robotników
}
counted-scientist = { $count ->
    [one] { $count } naukowiec
    [few] { $count } naukowcy
   *[many] { $count } naukowców
}

unit-frigate = jednostka Fregat
unit-cruiser = jednostka Krążowników
unit-titan = Tytan
unit-doom_star = Gwiazda Zagłady
unit-outpost = Posterunek
unit-battle_station = Stacja Bojowa
counted-frigate = { $count ->
    [one] { $count } jednostka Fregat
    [few] { $count } jednostki Fregat
   *[many] { $count } jednostek Fregat
}
counted-cruiser = { $count ->
    [one] { $count } jednostka Krążowników
    [few] { $count } jednostki Krążowników
   *[many] { $count } jednostek Krążowników
}
counted-titan = { $count ->
    [one] { $count } Tytan
    [few] { $count } Tytany
   *[many] { $count } Tytanów
}
counted-doom_star = { $count ->
    [one] Gwiazda Zagłady
    [few] { $count } Gwiazdy Zagłady
   *[many] { $count } Gwiazd Zagłady
}
counted-outpost = { $count ->
    [one] { $count } Posterunek
    [few] { $count } Posterunki
   *[many] { $count } Posterunków
}
counted-battle_station = { $count ->
    [one] { $count } Stacja Bojowa
    [few] { $count } Stacje Bojowe
   *[many] { $count } Stacji Bojowych
}
enemy-pirate_raiders = Piraccy Łupieżcy
enemy-pirate_base = Piracka Baza
enemy-space_eel = Kosmiczny Węgorz
enemy-guardian = Strażnik
counted-pirate_raiders = { $count ->
    [one] { $count } jednostka Pirackich Łupieżców
    [few] { $count } jednostki Pirackich Łupieżców
   *[many] { $count } jednostek Pirackich Łupieżców
}
counted-pirate_base = { $count ->
    [one] Piracka Baza
    [few] { $count } Pirackie Bazy
   *[many] { $count } Pirackich Baz
}
counted-space_eel = { $count ->
    [one] Kosmiczny Węgorz
    [few] { $count } Kosmiczne Węgorze
   *[many] { $count } Kosmicznych Węgorzy
}
counted-guardian = { $count ->
    [one] Strażnik
    [few] { $count } Strażnicy
   *[many] { $count } Strażników
}
state-ready = gotowa
state-exhausted = wyczerpana
state-overloaded = przeciążona

branch-bio = Biologia i Chemia
branch-phys = Fizyka
branch-eng = Inżynieria
branch-gov = Ustrój
branch-short-0 = Biologia
branch-short-1 = Fizyka
branch-short-2 = Inżynieria
branch-short-3 = Ustrój

action-growth = Przyrost Populacji
    .text = Zapłać żywność za jeszcze jednego farmera, robotnika lub naukowca. Pierwsza populacja na planecie ją zasiedla.
action-research = Badania
    .text = Opracuj technologię z ręki.
action-build = Budowa
    .text = Zapłać produkcję za jednostki, budowle i terraformowanie.
action-diplomacy = Dyplomacja
    .text = Otwórz ambasadę, umieść żeton wpływu albo uspokój ludność.
action-flight = Lot
    .text = Wyślij jednostki z jednego układu do innego, także niezbadanego.
action-exploration = Eksploracja
    .text = Zbadaj sąsiedni układ bez ruszania jednostek.
action-attack = Atak
    .text = Uderz na układ, który jest dla ciebie zamknięty.
action-invasion = Inwazja
    .text = Odbierz oblężony układ jego mieszkańcom.

colour-white = biały
    .gen = białego
    .loc = białym
colour-green = zielony
    .gen = zielonego
    .loc = zielonym
colour-blue = niebieski
    .gen = niebieskiego
    .loc = niebieskim
colour-orange = pomarańczowy
    .gen = pomarańczowego
    .loc = pomarańczowym
colour-yellow = żółty
    .gen = żółtego
    .loc = żółtym
feature-wormhole = tunel czasoprzestrzenny
feature-micro_wormhole = mikrotunel
feature-asteroids = asteroidy
feature-anomaly = anomalia
direction-0 = wsch.
direction-1 = pn.-wsch.
direction-2 = pn.-zach.
direction-3 = zach.
direction-4 = pd.-zach.
direction-5 = pd.-wsch.

system = { $star }
    .gen = układu { $star }
    .acc = układ { $star }
    .loc = układzie { $star }
    .ins = układem { $star }
system-unknown = niezbadany { $colour } układ nr { $n }
    .gen = niezbadanego { $colour-gen } układu nr { $n }
    .acc = niezbadany { $colour } układ nr { $n }
    .loc = niezbadanym { $colour-loc } układzie nr { $n }
    .ins = niezbadanym { $colour-loc } układem nr { $n }
system-antares = Antares
    .gen = układu Antares
    .acc = układ Antares
    .loc = układzie Antares
    .ins = układem Antares

empire-humans = Ludzie
    .gen = Ludzi
    .text = Czarujący handlarze: Dyplomacja jest dla nich tania, a ambasady płacą podwójnie.
empire-psilons = Psiloni
    .gen = Psilonów
    .text = Urodzeni badacze: dobierają po dwie technologie i nigdy nie brak im pomysłów.
empire-sakkra = Sakkra
    .gen = Sakkra
    .text = Mnożą się na potęgę: Przyrost Populacji jest tani, a farmerzy wszędzie znajdą miejsce.
empire-meklar = Meklarzy
    .gen = Meklarów
    .text = Maszyny, które budują maszyny: fabryki są tanie i nigdy nie stają.
empire-mrrshan = Mrrshan
    .gen = Mrrshan
    .text = Łowczynie o pewnym oku: szóstki trafiają podwójnie, a każde zwycięstwo się opłaca.
empire-bulrathi = Bulrathi
    .gen = Bulrathi
    .text = Nikt nie ląduje tak jak oni i nikt nie przebije ich ciężkich pancerzy.
empire-antarans = Antaranie
    .gen = Antaran
    .text = Starożytni, wściekli, o wieki przed innymi: lepsze jednostki, Gwiazda Zagłady i żadnej litości dla planet.
empire-custom = Własne imperium

side-antarans = Antaranie
    .gen = Antaran
    .dat = Antaranom
    .ins = Antaranami
side-enemies = neutralni wrogowie
    .gen = neutralnych wrogów
    .dat = neutralnym wrogom
    .ins = neutralnymi wrogami
side-nobody = nikt
    .gen = nikogo
    .dat = nikomu
    .ins = nikim

phase-choose = Wybór imperiów
phase-customise = Tworzenie imperiów
phase-settle_in = Rozstawianie
phase-missions_dealt = Wybór misji
phase-pirates = Rozmieszczanie piratów
phase-new_round = Nowa runda
phase-draft = Dobieranie technologii
phase-turn = Akcje
phase-action = Akcje
phase-survey = Zarządzanie: nieznane
phase-income = Zarządzanie: przychód
phase-reveal = Zarządzanie: misje
phase-limit = Zarządzanie: limit kart
phase-bids = Atak Antaran
phase-drain = Okupacja Antaran
phase-round_end = Koniec rundy
phase-over = Koniec gry

## Nazwy złożone

nothing = nic
no-dice = bez kości
number = { $n }
number-unknown = { $n }?
numbered = { $n } { $name }
by-seat = { $seat }
besieged = oblężony
people = F { $farmers }, R { $workers }, N { $scientists }
planet-slots = { $planet } [{ $planetary }/{ $orbital }]
thing-of = { $thing } ({ $side })
ships-of = { who }: { $ships }
ships-by-state = { $unit } { $ready }/{ $exhausted }/{ $overloaded }
stock = { $have } (+{ $more })
unit-numbers = siła ognia { $firepower }, kadłub { $hull }, tarcza { $shield }, szybkość { $speed }, cena { $price }
empire-made = { $empire }: { $foundation }
dice = walka: { $combat }; Inwazja: { $invasion }
die-from = { $face }+ to { $worth }
die-six = 6 to { $worth }
counted-damage = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
counted-success = { $count ->
    [one] { $count } sukces
    [few] { $count } sukcesy
   *[many] { $count } sukcesów
}
round-of = { $round } z { $rounds }
mission-open = { $text }
mission-done = { $text } Spełniona.
card-with-text = { $name }: { $text }
card-with-start = { $name }: { $text } Na start: { $start }.
technology-offered = { $name } ({ $branch } { $level }, koszt { $price }): { $text }
technology-priced = { $name }, koszt { $price }: { $text }
empire-offered = { $empire } ({ $first }, { $second }): { $text }
growing = { $population } w { $at-loc } za { $price ->
    [one] { $price } żeton żywności
    [few] { $price } żetony żywności
   *[many] { $price } żetonów żywności
}
colonising = Zasiedlenie { $at-gen }: { $population } za { $price ->
    [one] { $price } żeton żywności
    [few] { $price } żetony żywności
   *[many] { $price } żetonów żywności
}
priced = { $name }: { $price ->
    [one] { $price } żeton produkcji
    [few] { $price } żetony produkcji
   *[many] { $price } żetonów produkcji
}
terraforming = Terraformowanie ({ $population } +1)
terraforming-all = Zaawansowane terraformowanie (każdy rodzaj +1)
embassy-offered = Ambasada u { $other-gen } za { $price ->
    [one] { $price } kredyt
    [few] { $price } kredyty
   *[many] { $price } kredytów
}: { $text }
ship-at = { $unit } w { $at-loc } ({ $state })
swapped = { $given-acc } na { $taken-acc }
laid = Pole { $q },{ $r }; punkty skoku: { $edges }

## Pytania

prompt-empire = Które imperium poprowadzisz?
prompt-home = Gdzie jest twój dom?
prompt-keep-foundation = Na jakim fundamencie stoi twoje imperium?
prompt-keep-ability = Które dwie zdolności ma twoje imperium?
prompt-keep-card = Którą kartę akcji dostaje twoje imperium?
prompt-keep-missions = Które dwie misje zatrzymujesz?
prompt-pirates = W którym układzie leży Piracka Baza? W drugim czekają Łupieżcy.
prompt-draft = Którą technologię bierzesz?
prompt-turn = Twoja tura: co robisz?
prompt-exchange = Co wymieniasz?
prompt-split = Jak dzielisz zasoby (razem { $count })?
prompt-add = Gdzie pojawia się darmowa populacja?
prompt-keep-technology = Którą technologię zatrzymujesz?
prompt-keep-discovery = Które odkrycie zatrzymujesz?
prompt-growth = Gdzie rośnie twoja populacja?{ $extra ->
    [0] {""}
   *[other] {" "}(dodatkowe miejsce: +{ $extra } kr.)
}
prompt-research = Którą technologię opracowujesz?{ $extra ->
    [0] {""}
   *[other] {" "}(dodatkowe miejsce: +{ $extra } kr.)
}
prompt-build = Gdzie budujesz?{ $extra ->
    [0] {""}
   *[other] {" "}(dodatkowe miejsce: +{ $extra } kr.)
}
prompt-diplomacy = Co robią twoi dyplomaci?{ $extra ->
    [0] {""}
   *[other] {" "}(dodatkowe miejsce: +{ $extra } kr.)
}
prompt-flight = Z którego układu startują jednostki?{ $extra ->
    [0] {""}
   *[other] {" "}(dodatkowe miejsce: +{ $extra } kr.)
}
prompt-exploration = Co badasz?{ $extra ->
    [0] {""}
   *[other] {" "}(dodatkowe miejsce: +{ $extra } kr.)
}
prompt-attack = Który układ atakujesz?{ $extra ->
    [0] {""}
   *[other] {" "}(dodatkowe miejsce: +{ $extra } kr.)
}
prompt-invasion = Na który układ ruszasz z Inwazją?{ $extra ->
    [0] {""}
   *[other] {" "}(dodatkowe miejsce: +{ $extra } kr.)
}
prompt-item = Co budujesz w { $at-loc }? (zostało produkcji: { $budget })
prompt-ships = Które jednostki opuszczają { $at-acc }?
prompt-destination = Dokąd lecą jednostki z { $at-gen }?
prompt-rotation = Nowa gwiazda: { $tile }. Dokąd zwrócone są jej punkty skoku?
prompt-fight = Wrogowie w { $at-loc }: walczysz czy się cofasz?
prompt-chart = Przy którym układzie szukasz nowych gwiazd?
prompt-lay = Nowa gwiazda: { $tile }. Gdzie i jak leży?
prompt-strike = Które jednostki uderzają na { $at-acc }?
prompt-targets = Twój ogień w { $at-loc } zadaje obrażenia: { $damage }. Kogo trafia najpierw?
prompt-retreat = Bitwa o { $at-acc } trwa. Zostajesz czy się wycofujesz?
prompt-withdraw = Bitwa o { $at-acc } trwa. Czy twoje jednostki zostają?
prompt-invasion-kind = Co robisz w { $at-loc }?
prompt-landing = Które jednostki wysadzają desant w { $at-loc }?
prompt-destroyer = Która jednostka niszczy planetę w { $at-loc }?
prompt-losses = Kto ginie w { $at-loc } (razem { $count })?
prompt-settle = Kto osiedla się w { $at-loc }?
prompt-unpaid = Utrzymanie nie jest opłacone. Kto opuszcza twoje imperium?
prompt-missions = Które spełnione misje ujawniasz?
prompt-discard = Masz za dużo kart. { $count ->
    [one] Którą technologię odrzucasz?
   *[other] Które technologie odrzucasz (razem { $count })?
}
prompt-bid = Ile żetonów oporu wydajesz, by odwrócić uwagę Antaran?
prompt-antaran-target = Dokąd wysyłasz flotę Antaran?
prompt-drain = Antaranie trzymają { $at-acc }. Kogo zabierają?

## Możliwości

option-empire = { $offered_empire }
option-custom = Własne imperium z elementów imperium { $empire-gen }
option-home = { $at }
option-keep = { $known_card }
option-mission = { $mission_card }
option-base = { $at }
option-take = { $offered }
option-none = Żadnej
option-play = { $played }
option-pass = Spasuj do końca rundy
option-stop = Koniec tej akcji
option-enough = Nic więcej w tym miejscu
option-exchange = Wymień zasoby
option-swap = { $swapped }
option-use = Użyj: { $ability }
option-split = { $split }
option-add = { $population } w { $at-loc }
option-grow = { $growth_place }
option-develop = { $priced_technology }
option-site = { $at }
option-ship = { $priced_ship }
option-orbital = { $priced_orbital }
option-raise = { $priced_building }
option-terraform = { $priced_terraforming }
option-terraform_all = { $priced_advanced }
option-embassy = { $embassy }
option-influence = Wpływ za { $influence_price ->
    [one] { $influence_price } kredyt
    [few] { $influence_price } kredyty
   *[many] { $influence_price } kredytów
}
option-calm = Uspokój ludność za { $calm_price ->
    [one] { $calm_price } kredyt
    [few] { $calm_price } kredyty
   *[many] { $calm_price } kredytów
}
option-from = { $at }
option-unit = { $ship }
option-to = { $at }
option-into = Zbadaj { $at-acc }, lecąc z { $source-gen }
option-turn = { $rotation }
option-fight = Walcz
option-fall_back = Cofnij się
option-survey = { $at }, od strony { $source-gen }
option-chart = Nowe gwiazdy obok { $at-gen }
option-lay = { $lay }
option-target = { $at }
option-invade = { $at }
option-roll = Wysadź desant
option-destroy = Zniszcz planetę
option-losses = { $people }
option-settle = { $population }
option-weakest = Najpierw najsłabsi
option-strongest = Najpierw najsilniejsi
option-stay = Zostań
option-retreat = Wycofaj się
option-retreat_to = Wycofaj się do { $at-gen }
option-lose = { $population } w { $at-loc }
option-discard = { $technology }
option-bid = { $count }

## Zdarzenia

event-took-empire = { $seat-person ->
    [second] Obejmujesz
   *[third] { $seat } obejmuje
} imperium { $empire-gen }.
event-took-board = { $seat-person ->
    [second] Tworzysz
   *[third] { $seat } tworzy
} własne imperium z elementów imperium { $empire-gen }.
event-took-home = { $seat-person ->
    [second] Osiadasz
   *[third] { $seat } osiada
} w { $at-loc }; planeta ojczysta to { $planet }.
event-made-empire = { $seat-person ->
    [second] Twoje imperium
   *[third] Imperium { $seat-gen }
} to { $foundation }; zdolności: { $abilities }; karta akcji: { $card }.
event-pirates-placed = { $seat-person ->
    [second] Umieszczasz
   *[third] { $seat } umieszcza
} Piracką Bazę w { $at-loc }; przy drugim tunelu czekają Łupieżcy.
event-round = Zaczyna się runda { $round }.
event-drafted = { $seat-person ->
    [second] Bierzesz
   *[third] { $seat } bierze
} technologię { $technology }.
event-kept-technology = { $seat-person ->
    [second] Zatrzymujesz
   *[third] { $seat } zatrzymuje
} technologię { $technology }.
event-played = { $seat-person ->
    [second] Zagrywasz
   *[third] { $seat } zagrywa
} kartę { $card }.
event-passed = { $seat-person ->
    [second] Pasujesz
   *[third] { $seat } pasuje
}.
event-exchanged = { $seat-person ->
    [second] Wymieniasz
   *[third] { $seat } wymienia
} zasoby: { $given-acc } na { $taken-acc }.
event-used-once = { $seat-person ->
    [second] Używasz
   *[third] { $seat } używa
} zdolności { $ability }.
event-paid-place = { $seat-person ->
    [second] Płacisz
   *[third] { $seat } płaci
} { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
} za dodatkowe miejsce.
event-gained = { $seat-person ->
    [second] Zyskujesz
   *[third] { $seat } zyskuje
} { $amount-acc }.
event-discontent = Niezadowolenie u { $seat-gen } wynosi teraz { $discontent }.
event-points = { $seat-person ->
    [second] Zyskujesz
   *[third] { $seat } zyskuje
} { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[many] { $count } punktów zwycięstwa
}.
event-joined = Do { $seat-gen } w { $at-loc } dołącza { $ships }.
event-added = { $seat-person ->
    [second] Dostajesz
   *[third] { $seat } dostaje
} populację w { $at-loc }: { $population }.
event-grew = { $seat-person ->
    [second] Płacisz
   *[third] { $seat } płaci
} { $food ->
    [one] { $food } żeton żywności
    [few] { $food } żetony żywności
   *[many] { $food } żetonów żywności
}; w { $at-loc } przybywa { $population }.
event-colonised = { $seat-person ->
    [second] Zasiedlasz
   *[third] { $seat } zasiedla
} { $at-acc }.
event-developed = { $seat-person ->
    [second] Opracowujesz
   *[third] { $seat } opracowuje
} technologię { $technology } za { $research ->
    [one] { $research } punkt badań
    [few] { $research } punkty badań
   *[many] { $research } punktów badań
}.
event-built = { $seat-person ->
    [second] Budujesz
   *[third] { $seat } buduje
} w { $at-loc } za { $production ->
    [one] { $production } żeton produkcji
    [few] { $production } żetony produkcji
   *[many] { $production } żetonów produkcji
}: { $items }.
event-embassy = { $seat-person ->
    [second] Otwierasz
   *[third] { $seat } otwiera
} ambasadę u { $other-gen } za { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
}.
event-embassy-lost = { $seat-person ->
    [second] Tracisz
   *[third] { $seat } traci
} ambasadę u { $other-gen }.
event-influence = { $seat-person ->
    [second] Płacisz
   *[third] { $seat } płaci
} { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
} za wpływ; żetony na stole: { $count }.
event-calmed = { $seat-person ->
    [second] Płacisz
   *[third] { $seat } płaci
} { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
}, by uspokoić ludność.
event-flew = { $seat-person ->
    [second] Lecisz
   *[third] { $seat } leci
} z { $source-gen } do { $at-gen }: { $ships }.
event-explored = { $seat-person ->
    [second] Badasz
   *[third] { $seat } bada
} { $at-acc }.
event-discovered = { $seat-person ->
    [second] Odkrywasz
   *[third] { $seat } odkrywa
} w { $at-loc }: { $discovery }.
event-spawned = W { $at-loc }: { $enemies }.
event-fell-back = { $seat-person ->
    [second] Cofasz
   *[third] { $seat } cofa
} się z { $source-gen } do { $at-gen }.
event-charted = { $seat-person ->
    [second] Znajdujesz
   *[third] { $seat } znajduje
} { $at-acc } obok { $source-gen }.
event-orion-found = { $seat-person ->
    [second] Odnajdujesz
   *[third] { $seat } odnajduje
} Oriona. Strzeże go Strażnik.
event-struck = { $seat-person ->
    [second] Uderzasz
   *[third] { $seat } uderza
} na { $at-acc } z { $source-gen }: { $ships }.
event-took-control = { $seat-person ->
    [second] Bez walki przejmujesz
   *[third] { $seat } bez walki przejmuje
} kontrolę nad { $at-ins }.
event-battle = Bitwa o { $at-acc }: { $by } przeciw { $side-dat }.
event-dice = Runda bitwy nr { $round }: { $first } (obrażenia: { $hits }) kontra { $second } (obrażenia: { $losses }).
event-destroyed = { $side-person ->
    [second] Twoja strata w { $at-loc }: { $piece }.
   *[third] Strata w { $at-loc }: { $piece } ({ $side }).
}
event-resistance = { $seat-person ->
    [second] Dostajesz
   *[third] { $seat } dostaje
} żeton oporu i { $seat-person ->
    [second] masz
   *[third] ma
} ich { $count }.
event-doom-star = { $seat-person ->
    [second] Niszczysz
   *[third] { $seat } niszczy
} Gwiazdę Zagłady. Antaranie już nie zaatakują.
event-retreated = { $by-person ->
    [second] Przerywasz bitwę o { $at-acc }.
   *[third] Odwrót z bitwy o { $at-acc }: { $by }.
}
event-withdrew = { $seat-person ->
    [second] Wycofujesz
   *[third] { $seat } wycofuje
} się z { $source-gen } do { $at-gen }.
event-nobody-won = Z bitwy o { $at-acc } nikt nie ocalał.
event-won-battle = Bitwę o { $at-acc } { $by-person ->
    [second] wygrywasz
   *[third] zwycięstwo: { $by }
} (przeciwnik: { $side }).
event-honour = { $seat-person ->
    [second] Zdobywasz
   *[third] { $seat } zdobywa
} chwałę bojową (razem: { $count }).
event-landed = { $seat-person ->
    [second] Twoja inwazja w { $at-loc }
   *[third] Inwazja w { $at-loc } ({ $seat })
}: { $faces }; sukcesy: { $successes }, opór: { $against }.
event-killed = Straty w { $at-loc }: { $people }.
event-conquered = { $seat-person ->
    [second] Podbijasz
   *[third] { $seat } podbija
} { $at-acc }.
event-left-empty = { $at } pustoszeje: { $seat-person ->
    [second] nie masz
   *[third] { $seat } nie ma
} już wolnej flagi.
event-wrecked = { $seat-person ->
    [second] Niszczysz
   *[third] { $seat } niszczy
} planetę w { $at-loc }.
event-income = { $seat-person ->
    [second] Masz
   *[third] { $seat } ma
} przychód: żywność { $food }, badania { $research }, produkcja { $production }, kredyty { $credits }.
event-upkeep = { $seat-person ->
    [second] Twoje utrzymanie
   *[third] Utrzymanie, { $seat }
}: należność { $due }, zapłacono { $credits }.
event-lost-people = { $seat-person ->
    [second] Tracisz
   *[third] { $seat } traci
} populację w { $at-loc }: { $population }.
event-mission = { $seat-person ->
    [second] Ujawniasz
   *[third] { $seat } ujawnia
} misję { $mission }: { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[many] { $count } punktów zwycięstwa
}.
event-discarded = { $seat-person ->
    [second] Odrzucasz
   *[third] { $seat } odrzuca
} technologię { $technology }.
event-bid = { $seat-person ->
    [second] Wydajesz
   *[third] { $seat } wydaje
} { $count ->
    [one] { $count } żeton oporu
    [few] { $count } żetony oporu
   *[many] { $count } żetonów oporu
}.
event-antarans-strike = Antaranie uderzają na { $at-acc }: { $ships }.
event-eliminated = { $seat-person ->
    [second] Nie masz
   *[third] { $seat } nie ma
} już ani układów, ani jednostek i { $seat-person ->
    [second] odpadasz
   *[third] odpada
} z gry.

## Co idzie w parze z ruchem, w kilku słowach

brief-played = { $card }
brief-exchanged = { $given } na { $taken-acc }
brief-used-once = { $ability }
brief-paid-place = { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
} za dodatkowe miejsce
brief-gained = { $amount }
brief-discontent = niezadowolenie: { $discontent }
brief-points = { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[many] { $count } punktów zwycięstwa
}
brief-joined = { $ships } w { $at-loc }
brief-added = { $population } w { $at-loc }
brief-colonised = nowa kolonia
brief-embassy-lost = koniec ambasady u { $other-gen }
brief-explored = zbadano: { $at }
brief-discovered = { $discovery }
brief-spawned = czeka tam { $enemies }
brief-fell-back = odwrót do { $at-gen }
brief-charted = odkrycie: { $at }
brief-orion-found = Orion odnaleziony
brief-took-control = { $at } bez walki
brief-battle = bitwa o { $at-acc }
brief-dice = obrażenia: { $hits } zadane, { $losses } otrzymane
brief-destroyed = { $side-person ->
    [second] twoja strata: { $piece }
   *[third] strata: { $piece } ({ $side })
}
brief-resistance = żeton oporu
brief-doom-star = Gwiazda Zagłady zniszczona
brief-retreated = odwrót
brief-withdrew = odwrót do { $at-gen }
brief-nobody-won = nikt nie ocalał
brief-won-battle = { $by-person ->
    [second] zwycięstwo
   *[third] zwycięstwo: { $by }
}
brief-honour = chwała bojowa
brief-killed = straty: { $people }
brief-conquered = { $at } podbite
brief-left-empty = { $at } pustoszeje
brief-eliminated = koniec gry dla tego imperium
brief-struck = { $ships } z { $source-gen }
brief-income = żywność { $food }, badania { $research }, produkcja { $production }, kredyty { $credits }

## Powody

barred-empire-taken = To imperium już ktoś ma: { $who }.
barred-not-on-offer = Tego imperium nie ma w ofercie. Są w niej: { $offer }.
barred-no-board = Nie ma już wolnej planszy własnego imperium.
barred-home-taken = Ten dom już ktoś wybrał: { $who }.
barred-played = Ta karta została już zagrana w tej rundzie.
barred-action-limit = Zagrane karty akcji: { $limit }. Więcej w rundzie nie wolno.
barred-nowhere = { $action }: tej akcji nie można teraz użyć. { $why }
barred-in-system = { $at }: { $why }
barred-of-technology = { $technology }: { $why }
barred-nowhere-both = { $action }: tej akcji nie można teraz użyć. { $why } { $other_action }: tej też nie. { $other_why }
barred-no-place-growth = W żadnym zbadanym układzie nie ma planety, na której można by żyć.
barred-no-place-research = Nie masz na ręce żadnej technologii.
barred-no-place-flight = Nie masz jednostek.
barred-no-place-exploration = Nie ma już czego badać.
barred-no-place-invasion = Nikt inny nie ma układu.
barred-exchanged = W tej turze wymiana już była.
barred-nothing-to-exchange = Do wymiany trzeba mieć { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
} albo { $goods } innego zasobu; masz { $have ->
    [one] { $have } kredyt
    [few] { $have } kredyty
   *[many] { $have } kredytów
} i najwyżej { $most } innego zasobu.
barred-once-used = To działanie było już użyte w tej rundzie.
barred-used = To miejsce było już użyte w tej akcji.
barred-capacity = W { $at-loc } wszystkie miejsca są zajęte ({ $kind }: { $room }).
barred-food = To kosztuje { $price ->
    [one] { $price } żeton żywności
    [few] { $price } żetony żywności
   *[many] { $price } żetonów żywności
}, a masz { $have }.
barred-research = To kosztuje { $price ->
    [one] { $price } punkt badań
    [few] { $price } punkty badań
   *[many] { $price } punktów badań
}, a masz { $have }.
barred-production = To kosztuje { $price ->
    [one] { $price } żeton produkcji
    [few] { $price } żetony produkcji
   *[many] { $price } żetonów produkcji
}, a masz { $have }.
barred-credits = To kosztuje { $price ->
    [one] { $price } kredyt
    [few] { $price } kredyty
   *[many] { $price } kredytów
}, a masz { $have }.
barred-credits-place = To kosztuje { $price ->
    [one] { $price } kredyt
    [few] { $price } kredyty
   *[many] { $price } kredytów
}, a dodatkowe miejsce { $place_price }; masz { $have }.
barred-besieged = Kontrola nad { $at-ins } należy do { $who-gen }, a nie do ciebie.
barred-enemies-here = Układu { $at } nikt nie kontroluje: są tam neutralni wrogowie ({ $foes }).
barred-no-planet = W { $at-loc } nikt nie może żyć: nie ma tam planety.
barred-nobody-here = W { $at-loc } nie ma jeszcze twojej populacji.
barred-no-flag = Wszystkie twoje flagi ({ $flags }) są już postawione: nie możesz mieć kolejnego układu.
barred-not-yours = Układ { $at } należy do { $who-gen }, a nie do ciebie.
barred-no-ship-there = Układ { $at } jest niczyj, a nie masz w nim jednostki.
barred-locked = Wymagana gałąź: { $branch }, poziom { $level }; twój poziom to { $have }.
barred-full = W { $at-loc } nic więcej nie da się zbudować, nawet tego: { $ship_type }. { $why }
barred-no-room = { $slots ->
    [0] W { $at-loc } nie ma miejsca na budowle.
   *[other] W { $at-loc } wszystkie miejsca na budowle ({ $slots }) są zajęte.
}
barred-no-orbit = { $slots ->
    [0] W { $at-loc } nie ma miejsca na orbicie.
   *[other] W { $at-loc } wszystkie miejsca na orbicie ({ $slots }) są zajęte.
}
barred-built = { $building }: w { $at-loc } już stoi.
barred-picked = To jest już wybrane w tym miejscu.
barred-picked-terraforming = Dla tej planety terraformowanie jest już wybrane.
barred-picked-room = Z tym, co już wybrano ({ $picked }), w { $at-loc } wszystkie miejsca na budowle ({ $slots }) są zajęte.
barred-picked-orbit = Z tym, co już wybrano ({ $picked }), w { $at-loc } wszystkie miejsca na orbicie ({ $slots }) są zajęte.
barred-picked-pieces = Z tym, co już wybrano ({ $picked }), wszystkie twoje elementy tego rodzaju ({ $pieces }) są w grze.
barred-limited = Każde imperium może zbudować to tylko raz, a ty masz już swój egzemplarz.
barred-no-piece = Wszystkie twoje elementy tego rodzaju ({ $pieces }) są już w grze.
barred-terraformed = Planeta w { $at-loc } jest już tak przekształcona.
barred-not-terraformed = Planeta w { $at-loc } nie jest jeszcze przekształcona zwykłym terraformowaniem.
barred-no-token = Wszystkie takie żetony terraformowania ({ $tokens }) leżą już na planetach.
barred-only-outpost = Układ { $at } jest niczyj: można w nim zbudować tylko Posterunek.
barred-needs-people = W { $at-loc } nie ma twojej populacji: możliwe są tam tylko budowle orbitalne.
barred-embassy = Masz już ambasadę u { $other-gen }.
barred-no-diplomat = Antaranie nie przyjmują ambasad.
barred-influence = Wszystkie twoje żetony wpływu ({ $most }) są już na stole.
barred-calm = Twoja ludność jest zadowolona: niezadowolenie wynosi 0.
barred-overloaded = { $count ->
    [one] Twoja jedyna jednostka w { $at-loc } jest przeciążona.
   *[other] Wszystkie twoje jednostki w { $at-loc } ({ $count }) są przeciążone.
}
barred-ship-overloaded = Ta jednostka jest przeciążona i nie można jej użyć.
barred-shut-in = Z { $at-gen } nie ma otwartej drogi.
barred-ship-shut-in = Z { $at-gen } wyprowadza tylko mikrotunel, a ta jednostka z niego nie skorzysta.
barred-no-usable-ship = { $count ->
    [0] Nie masz jednostek.
    [one] Twoja jedyna jednostka jest przeciążona.
   *[other] Wszystkie twoje jednostki ({ $count }) są przeciążone.
}
barred-too-far = Przez otwarte układy to { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}, a szybkość tych jednostek to { $speed }.
barred-cut-off = Nie ma tam otwartej drogi, na przeszkodzie stoi układ { $at }. { $why }
barred-unconnected = Do { $at-gen } nie prowadzą punkty skoku zbadanych układów.
barred-asteroids = Lot kończy się na asteroidach; układ: { $at }.
barred-held = Kontrola nad { $at-ins } należy do { $who-gen }: wejść tam można tylko Atakiem.
barred-enemies-there = Układ { $at } trzymają neutralni wrogowie ({ $foes }): wejść do niego można tylko Atakiem.
barred-no-jump-point = Z układu { $at } nie prowadzi tam żaden punkt skoku.
barred-jump-points-apart = Żaden jego punkt skoku nie spotkałby się z punktem skoku sąsiada.
barred-no-jump-point-back = Żaden punkt skoku nie byłby zwrócony tam, skąd badasz: { $at }.
barred-out-of-range = Od najbliższej z jednostek, których możesz użyć ({ $ship_type }, szybkość { $speed }), to { $steps ->
    [one] { $steps } krok.
    [few] { $steps } kroki.
   *[many] { $steps } kroków.
}
barred-ship-out-of-range = Droga tam to { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}, a szybkość tej jednostki to { $speed }.
barred-your-own = Układ { $at } jest pod twoją kontrolą.
barred-nothing-there = Układ { $at } jest dla ciebie otwarty: wystarczy Lot.
barred-nobody-lives-there = W { $at-loc } nikt nie mieszka.
barred-came-from-there = Z { $at-gen } przybyli atakujący ({ $who }).
barred-no-destroyer = Planetę może zniszczyć tylko Tytan lub Gwiazda Zagłady.
barred-no-tiles = Zestaw nowych kafelków jest wyczerpany.
barred-no-control-near = Nie kontrolujesz { $at-gen }, skąd trzeba by badać.
barred-no-free-place = Kafelek kładzie się tylko w miejscu bez dopłaty.
barred-no-opening = Obok { $at-gen } nie ma pola, na którym mógłby leżeć kafelek.
barred-one-neighbour = Kafelek musi stykać się z dwoma innymi, a tu stykałby się z jednym.
barred-last-at-home = Ostatnia populacja w domu ({ $at }) zostaje.
barred-none-of-kind = { $kind }: w { $at-loc } nie ma nikogo takiego.
barred-unfulfilled = Jeszcze niespełniona: { $test-in }. Twój stan: { $have }.
barred-target-own = Układ musi należeć do kogoś innego, a ten jest twój.
barred-target-nobody = Układ musi do kogoś należeć, a ten jest niczyj.

## Koniec

score-points = Punkty zdobyte w grze
score-missions = Misje
score-orion = Kontrola Oriona
score-systems = Układy
score-branches = Gałęzie
score-population = Populacja
score-influence = Wpływ
score-honours = Chwała bojowa
score-discontent = Niezadowolenie
score-doom_star = Gwiazda Zagłady
decided-points = Najwięcej punktów zwycięstwa.
decided-population = Równe punkty; decyduje większa populacja.
decided-resources = Równe punkty i populacja; decyduje więcej zasobów.
decided-order = Wszystko równe; decyduje tor kolejności.

## Etykiety

label-round = Runda
label-phase = Etap
label-order = Kolejność
label-acting = Teraz
label-die = Żółtych gwiazd do Oriona
label-antaran-fleet = Flota Antaran w tej rundzie
label-galaxy = Galaktyka
label-system = Układ
label-place = Pole
label-owner = Właściciel
label-people = Populacja (jest/miejsc)
label-forces = Jednostki (gotowe/wyczerpane/przeciążone) i budowle orbitalne
label-planet = Planeta [wolne miejsca: planetarne/orbitalne]
label-ways = Drogi
hex-unknown = { $n } { $colour }?
hex-ships = J{ $n }
hex-people = L{ $n }
hex-orbital = B{ $n }
hex-enemies = !{ $n }
hex-legend = J jednostki (pokazanego imperium), L ludność, B budowle orbitalne, ! wrogowie, • otwarta droga.
label-players = Gracze
label-player = Gracz
label-empire = Imperium
label-food = Żywność
label-research = Badania
label-production = Produkcja
label-credits = Kredyty
label-discontent = Niezadowolenie
label-actions = Zostało akcji
label-influence = Wpływ
label-honours = Chwała
label-points = Punkty
label-resistance = Opór
label-sciences = Nauka i ambasady
label-developed = Opracowane
label-technologies = Na ręce
label-embassies = Ambasady u
label-fleets = Tabele jednostek
label-unit = Jednostka
label-numbers = Liczby
label-dice = Co daje kość
label-left = W zapasie
label-offer = Technologie do wzięcia
label-technology = Technologia
label-text = Działanie
label-own = Twoje karty
label-hand = Karty akcji
label-played = Zagrane
label-battle = Bitwa
label-state = Stan
label-hull = Pozostały kadłub

## Technologie

technology-hydroponics = Hydroponika
technology-soil_enrichment = Użyźnianie gleby
technology-cell_regeneration = Regeneracja komórek
technology-nutrient_fungi = Odżywcze grzyby
technology-cloning = Klonowanie
technology-death_spores = Zarodniki śmierci
technology-universal_antidote = Uniwersalne antidotum
technology-subterranean_farms = Farmy podziemne
technology-evolutionary_mutation = Mutacja ewolucyjna
technology-gaia_transformation = Przemiana w Gaję
technology-bio_terminator = Bioterminator
technology-laser_cannon = Działo laserowe
technology-electronic_computer = Komputer elektroniczny
technology-space_scanner = Skaner kosmiczny
technology-deflector_shields = Tarcze deflektorowe
technology-fusion_beam = Promień fuzyjny
technology-optronic_computer = Komputer optroniczny
technology-class_iii_shields = Tarcze klasy III
technology-tachyon_communications = Łączność tachionowa
technology-phasors = Fazory
technology-class_v_shields = Tarcze klasy V
technology-star_gates = Gwiezdne wrota
technology-reinforced_hull = Wzmocniony kadłub
technology-nuclear_drive = Napęd nuklearny
technology-robotics = Robotyka
technology-prefabrication = Prefabrykacja
technology-fusion_drive = Napęd fuzyjny
technology-zortrium_armor = Pancerz zortrium
technology-assembly_lines = Linie montażowe
technology-battle_pods = Zasobniki bojowe
technology-adamantium_armor = Pancerz adamantowy
technology-advanced_manufacturing = Zaawansowana wytwórczość
technology-heavy_shipyards = Ciężkie stocznie
technology-propaganda = Propaganda
technology-mercantilism = Merkantylizm
technology-xeno_relations = Kontakty z obcymi
technology-imperial_archives = Archiwa imperium
technology-central_command = Dowództwo centralne
technology-diplomatic_corps = Korpus dyplomatyczny
technology-military_tactics = Taktyka wojskowa
technology-virtual_reality_network = Sieć wirtualna
technology-galactic_unification = Zjednoczenie galaktyki
technology-federation = Federacja
technology-galactic_cybernet = Galaktyczny cybernet

## Budowle planetarne

building-hydroponic_farm = Farma hydroponiczna
building-cloning_center = Centrum klonowania
building-biospheres = Biosfery
building-research_laboratory = Laboratorium badawcze
building-planetary_shield = Tarcza planetarna
building-supercomputer = Superkomputer
building-automated_factory = Fabryka automatyczna
building-space_port = Port kosmiczny
building-deep_core_mine = Kopalnia głębinowa
building-trade_center = Centrum handlowe
building-holo_simulator = Symulator holograficzny
building-monument = Pomnik galaktyczny

## Zdolności

ability-charismatic = Charyzmatyczni
ability-traders = Handlarze
ability-creative = Kreatywni
ability-great_laboratories = Wielkie laboratoria
ability-prolific = Płodni
ability-burrowers = Kopacze
ability-cybernetic_builders = Cybernetyczni budowniczowie
ability-robotic_factories = Fabryki robotów
ability-warrior_gunners = Wojowniczy kanonierzy
ability-plunderers = Grabieżcy
ability-ground_masters = Mistrzowie desantu
ability-composite_armor = Pancerz kompozytowy
ability-endless_farmlands = Bezkresne pola
ability-merchant_princes = Książęta kupieccy
ability-urban_sprawl = Rozrost miast
ability-scholars = Uczeni
ability-nomads = Nomadzi
ability-navigators = Nawigatorzy
ability-asteroid_born = Zrodzeni wśród asteroid
ability-pathfinders = Odkrywcy
ability-surveyors = Geodeci
ability-settlers = Osadnicy
ability-tyrants = Tyrani
ability-bureaucrats = Biurokraci
ability-stoics = Stoicy
ability-defenders = Obrońcy
ability-shipwrights = Szkutnicy
ability-couriers = Kurierzy
ability-alchemists = Alchemicy
ability-visionaries = Wizjonerzy
ability-thick_plating = Gruby pancerz
ability-dimensional_weapons = Broń wymiarowa
ability-xenocide = Ksenocyd

## Dyplomaci

diplomat-humans = Ambasador ludzi
diplomat-psilons = Arbiter Psilonów
diplomat-sakkra = Rzecznik lęgu Sakkra
diplomat-meklar = Węzeł Meklarów
diplomat-mrrshan = Łowczyni Mrrshan
diplomat-bulrathi = Starszy Bulrathi

## Fundamenty

foundation-agrarian_world = Świat rolniczy
foundation-garden_world = Świat-ogród
foundation-jungle_world = Świat dżungli
foundation-ocean_world = Świat oceaniczny
foundation-academy_world = Świat akademicki
foundation-crystal_world = Świat kryształów
foundation-observatory_world = Świat-obserwatorium
foundation-storm_world = Świat burz
foundation-forge_world = Świat-kuźnia
foundation-mining_world = Świat górniczy
foundation-fortress_world = Świat-twierdza
foundation-clan_world = Świat klanów
foundation-republic = Republika
foundation-guild_world = Świat gildii
foundation-theocracy = Teokracja

## Karty akcji

card-growth = Przyrost Populacji
card-research = Badania
card-build = Budowa
card-diplomacy = Dyplomacja
card-flight = Lot
card-invasion = Inwazja
card-attack = Atak
card-exploration = Eksploracja
card-galactic_envoys = Galaktyczni wysłannicy
card-breakthrough = Przełom
card-great_hatching = Wielki wylęg
card-mass_assembly = Masowy montaż
card-pounce = Skok do gardła
card-ground_assault = Szturm naziemny
card-annihilation = Anihilacja
card-envoys = Wysłannicy
card-eureka = Eureka
card-population_boom = Wyż demograficzny
card-industrial_surge = Zryw przemysłowy
card-lightning_raid = Błyskawiczny rajd
card-shock_troops = Oddziały szturmowe
card-expedition = Ekspedycja
card-colony_ships = Wyprawa osadnicza
card-field_research = Badania terenowe
card-war_economy = Gospodarka wojenna
card-golden_age = Złoty wiek
card-public_works = Roboty publiczne
card-embassy_network = Sieć ambasad
card-grand_fleet = Wielka flota
card-think_tank = Zespół doradców

## Odkrycia

discovery-red_fungus = Czerwony grzyb
discovery-rich_minerals = Bogate złoża
discovery-ancient_library = Starożytna biblioteka
discovery-gem_deposits = Złoża klejnotów
discovery-high_gravity = Wysoka grawitacja
discovery-fertile_plains = Żyzne równiny
discovery-deep_caverns = Głębokie jaskinie
discovery-quiet_skies = Ciche niebo
discovery-hostile_life = Wrogie formy życia
discovery-food_cache = Skład żywności
discovery-derelict_laboratory = Opuszczone laboratorium
discovery-salvage = Złom
discovery-treasure = Skarb
discovery-artifacts = Artefakty
discovery-drifting_frigates = Dryfujące fregaty
discovery-friendly_natives = Przyjaźni tubylcy
discovery-pirate_raiders = Piraccy Łupieżcy
discovery-pirate_squadron = Eskadra piratów
discovery-space_eel = Kosmiczny Węgorz

## Misje

mission-colonists = Koloniści
mission-wide_empire = Rozległe imperium
mission-teeming_worlds = Ludne światy
mission-billions = Miliardy
mission-granary = Spichlerz
mission-industry = Przemysł
mission-academy = Akademia
mission-specialist = Specjalista
mission-polymath = Wszechwiedza
mission-inventor = Wynalazca
mission-armada = Armada
mission-titan_yards = Stocznia Tytanów
mission-fortress = Twierdza
mission-architect = Architekt
mission-terraformer = Terraformer
mission-envoy = Wysłannik
mission-influence = Wpływy
mission-content_people = Zadowolony lud
mission-treasury = Skarbiec
mission-pirate_hunter = Łowca piratów
mission-warlord = Wódz wojenny
mission-conqueror = Zdobywca
mission-pathfinder = Odkrywca
mission-master_of_orion = Władca Oriona

## Gwiazdy i planety

star-core_001 = Alnair
star-core_002 = Bellatrix
star-core_003 = Canopus
star-core_004 = Deneb
star-core_005 = Electra
star-core_006 = Fomalhaut
star-core_007 = Gienah
star-core_008 = Hadar
star-core_009 = Izar
star-core_010 = Kaus
star-core_011 = Lesath
star-core_012 = Mirach
star-core_013 = Naos
star-core_014 = Okab
star-core_015 = Polaris
star-core_016 = Regulus
star-core_017 = Sirius
star-core_018 = Tarazed
star-core_019 = Unuk
star-core_020 = Vega
star-core_021 = Wezen
star-core_022 = Zaurak
star-core_023 = Acrux
star-core_024 = Baham
star-core_025 = Castor
star-core_026 = Dubhe
star-core_027 = Errai
star-core_028 = Furud
star-ar_001 = Gomeisa
star-ar_002 = Hamal
star-ar_003 = Kochab
star-ar_004 = Maia
star-ar_005 = Nunki
star-ar_006 = Rigel
star-ar_007 = Spica
planet-green_1 = Zielony świat 1
planet-green_2 = Zielony świat 2
planet-green_3 = Zielony świat 3
planet-green_4 = Zielony świat 4
planet-green_5 = Zielony świat 5
planet-green_6 = Zielony świat 6
planet-green_7 = Zielony świat 7
planet-green_8 = Zielony świat 8
planet-blue_1 = Błękitny świat 1
planet-blue_2 = Błękitny świat 2
planet-blue_3 = Błękitny świat 3
planet-blue_4 = Błękitny świat 4
planet-blue_5 = Błękitny świat 5
planet-blue_6 = Błękitny świat 6
planet-blue_7 = Błękitny świat 7
planet-blue_8 = Błękitny świat 8
planet-orange_1 = Pomarańczowy świat 1
planet-orange_2 = Pomarańczowy świat 2
planet-orange_3 = Pomarańczowy świat 3
planet-orange_4 = Pomarańczowy świat 4
planet-orange_5 = Pomarańczowy świat 5
planet-orange_6 = Pomarańczowy świat 6
planet-orange_7 = Pomarańczowy świat 7
planet-orange_8 = Pomarańczowy świat 8
planet-orange_9 = Pomarańczowy świat 9
planet-yellow_1 = Żółty świat 1
planet-yellow_2 = Żółty świat 2
planet-yellow_3 = Żółty świat 3
planet-yellow_4 = Żółty świat 4
planet-yellow_5 = Żółty świat 5
planet-yellow_6 = Żółty świat 6
planet-orion = Orion
planet-home_humans = Sol III
planet-home_psilons = Mentar
planet-home_sakkra = Sssla
planet-home_meklar = Meklon
planet-home_mrrshan = Fierias
planet-home_bulrathi = Ursa
planet-home_antarans = Antares
planet-wreck = Zniszczona planeta

# Co liczy badanie równowagi
trait-empire = Imperium
trait-score = Przewaga nad resztą stołu: źródło punktów
trait-technology = Opracowane technologie
trait-building = Budowle na koniec gry
trait-rounds = Rundy
trait-decided = Co zdecydowało

## Skutki

would-join = { $count ->
    [one] Łączy 1 układ: { $systems }.
    [few] Łączy { $count } układy: { $systems }.
   *[many] Łączy { $count } układów: { $systems }.
}
would-colonise = Pierwsza populacja na planecie: niezadowolenie +{ $n }.
would-end-turn = Położenie kafelka kończy twoją turę.
would-buy-no-more = Po położeniu kafelka nie dokupisz już miejsca.
would-break = To zrywa ambasady; druga strona: { $others }. Niezadowolenie +{ $n }.
would-take-control = Nikt nie broni układu: przejmiesz kontrolę bez walki.
would-leave-cards = { $n ->
    [one] W tej rundzie można jeszcze zagrać jedną kartę akcji.
    [few] W tej rundzie można jeszcze zagrać { $n } karty akcji.
   *[many] W tej rundzie można jeszcze zagrać { $n } kart akcji.
}
would-remove-nobody = Nikogo by to nie usunęło: najwięcej sukcesów to { $most }, a opór wynosi { $resistance }.

## Co robią rzeczy, zdanie po zdaniu

does-nothing = Bez działania.
    .in = nic
then = { $a }, potem { $b }
also = { $a }; ponadto { $b-in }
    .in = { $a-in }; ponadto { $b-in }
counted-any = { $count ->
    [one] { $count } dowolny zasób
    [few] { $count } dowolne zasoby
   *[many] { $count } dowolnych zasobów
}
do-gain = Od razu weź { $what-acc }.
    .in = weź { $what-acc }
do-discontent-falls = Niezadowolenie spada o { $n }.
    .in = niezadowolenie spada o { $n }
do-discontent-rises = Niezadowolenie rośnie o { $n }.
    .in = niezadowolenie rośnie o { $n }
do-vp = { $n ->
    [one] Daje ci { $n } punkt zwycięstwa.
    [few] Daje ci { $n } punkty zwycięstwa.
   *[many] Daje ci { $n } punktów zwycięstwa.
}
    .in = { $n ->
        [one] zyskujesz { $n } punkt zwycięstwa
        [few] zyskujesz { $n } punkty zwycięstwa
       *[many] zyskujesz { $n } punktów zwycięstwa
    }
do-join-here = { $n ->
    [one] Dołącza tu do ciebie { $ships }.
    [few] Dołączają tu do ciebie { $ships }.
   *[many] Dołącza tu do ciebie { $ships }.
}
    .in = { $n ->
        [one] dołącza tu do ciebie { $ships }
        [few] dołączają tu do ciebie { $ships }
       *[many] dołącza tu do ciebie { $ships }
    }
do-join-home = { $n ->
    [one] W domu dołącza do ciebie { $ships }.
    [few] W domu dołączają do ciebie { $ships }.
   *[many] W domu dołącza do ciebie { $ships }.
}
    .in = { $n ->
        [one] w domu dołącza do ciebie { $ships }
        [few] w domu dołączają do ciebie { $ships }
       *[many] w domu dołącza do ciebie { $ships }
    }
added-choice = { $count ->
    [one] { $count } populację dowolnego rodzaju
    [few] { $count } populacje dowolnego rodzaju
   *[many] { $count } populacji dowolnego rodzaju
}
added-farmer = { $count ->
    [one] { $count } farmera
    [few] { $count } farmerów
   *[many] { $count } farmerów
}
added-worker = { $count ->
    [one] { $count } robotnika
    [few] { $count } robotników
   *[many] { $count } robotników
}
added-scientist = { $count ->
    [one] { $count } naukowca
    [few] { $count } naukowców
   *[many] { $count } naukowców
}
do-add-here = Dodaj tu za darmo { $who }.
    .in = dodaj tu za darmo { $who }
do-add-home = Dodaj w domu za darmo { $who }.
    .in = dodaj w domu za darmo { $who }
do-add-choice = Dodaj za darmo { $who } w jednym ze swoich zamieszkanych układów.
    .in = dodaj za darmo { $who } w jednym ze swoich zamieszkanych układów
do-spawn = { $n ->
    [one] Pojawia się tu { $enemies }.
    [few] Pojawiają się tu { $enemies }.
   *[many] Pojawia się tu { $enemies }.
}
    .in = { $n ->
        [one] pojawia się tu { $enemies }
        [few] pojawiają się tu { $enemies }
       *[many] pojawia się tu { $enemies }
    }
do-draw = { $n ->
    [one] Obejrzyj { $n } technologię i zatrzymaj ją.
    [few] Obejrzyj { $n } technologie i zatrzymaj jedną z nich.
   *[many] Obejrzyj { $n } technologii i zatrzymaj jedną z nich.
}
    .in = { $n ->
        [one] obejrzyj { $n } technologię i zatrzymaj ją
        [few] obejrzyj { $n } technologie i zatrzymaj jedną z nich
       *[many] obejrzyj { $n } technologii i zatrzymaj jedną z nich
    }
lasts-income = Przychód: +{ $what }.
lasts-income-here = Przychód: +{ $what } dla właściciela układu.
lasts-income-per = Przychód: +{ $what } za { $per }.
per-owned_system = każdy twój układ
per-anomaly = każdą twoją anomalię
per-embassy = każdą twoją ambasadę
per-planetary_building = każdą twoją budowlę planetarną
lasts-combat = W walce wynik { $face ->
    [6] 6
   *[other] { $face } lub więcej
} zadaje { $what }.
lasts-invasion = Podczas Inwazji wynik { $face ->
    [6] 6
   *[other] { $face } lub więcej
} to { $n ->
    [one] sukces
    [few] { $n } sukcesy
   *[many] { $n } sukcesów
}.
lasts-card = Karta akcji: { $card }.
lasts-once = Raz na rundę zapłać { $cost-acc }: { $what-in }.
lasts-once-free = Raz na rundę: { $what-in }.
lasts-on = Gdy { $event }: { $what-in }.
when-win_battle = wygrywasz bitwę
when-explore = badasz układ
when-colonise = zasiedlasz planetę
when-conquer = podbijasz układ
when-develop = opracowujesz technologię
when-destroy_unit = niszczysz jednostkę innego imperium
acts-free = { $acts }, { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
} bez dopłaty
acts-each = { $acts }, { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
} bez dopłaty w każdej akcji
acts-cheaper = { $acts }, każde miejsce o { $n } tańsze
card-acts = { $acts }.
one-per-empire = Tylko jeden na imperium.
enemy-does = { $dice } Za zniszczenie: { $reward-in }.
foundation-does = { $branch }; { $people }; { $start }. { $combat } { $invasion }
all-ship = Jednostki
all-frigate = Fregaty
all-cruiser = Krążowniki
all-titan = Tytany
all-outpost = Posterunki
all-battle_station = Stacje Bojowe
all-orbital = budowle orbitalne
stat-firepower = siła ognia
stat-hull = kadłub
stat-shield = tarcza
stat-speed = szybkość
mod-of-units = { $units }: { $stat } { $n }.
mod-unit_cost-less = { $units } są dla ciebie o { $n } tańsze.
mod-unit_cost-more = { $units } są dla ciebie o { $n } droższe.
mod-unit_cost-here-less = Jednostki budowane w tym układzie są o { $n } tańsze.
mod-unit_cost-here-more = Jednostki budowane w tym układzie są o { $n } droższe.
mod-growth_cost-less = Przyrost Populacji jest dla ciebie o { $n } tańszy.
mod-growth_cost-more = Przyrost Populacji jest dla ciebie o { $n } droższy.
mod-growth_cost-here-less = Przyrost Populacji jest tu o { $n } tańszy.
mod-growth_cost-here-more = Przyrost Populacji jest tu o { $n } droższy.
mod-research_cost-less = Technologie są dla ciebie o { $n } tańsze.
mod-research_cost-more = Technologie są dla ciebie o { $n } droższe.
mod-diplomacy_cost-less = Dyplomacja jest dla ciebie o { $n } tańsza.
mod-diplomacy_cost-more = Dyplomacja jest dla ciebie o { $n } droższa.
mod-building_cost-less = Budowle planetarne są dla ciebie o { $n } tańsze.
mod-building_cost-more = Budowle planetarne są dla ciebie o { $n } droższe.
mod-orbital_cost-less = Budowle orbitalne są dla ciebie o { $n } tańsze.
mod-orbital_cost-more = Budowle orbitalne są dla ciebie o { $n } droższe.
mod-terraform_cost-less = Terraformowanie jest dla ciebie o { $n } tańsze.
mod-terraform_cost-more = Terraformowanie jest dla ciebie o { $n } droższe.
mod-extra_place_cost-less = Każde dodatkowe miejsce jest dla ciebie o { $n } tańsze.
mod-extra_place_cost-more = Każde dodatkowe miejsce jest dla ciebie o { $n } droższe.
mod-upkeep-less = Utrzymanie jest dla ciebie o { $n } tańsze.
mod-upkeep-more = Utrzymanie jest dla ciebie o { $n } droższe.
mod-action_limit = { $n ->
    [one] W każdej rundzie możesz zagrać o jedną kartę akcji więcej.
    [few] W każdej rundzie możesz zagrać o { $n } karty akcji więcej.
   *[many] W każdej rundzie możesz zagrać o { $n } kart akcji więcej.
}
mod-card_limit = { $n ->
    [one] Możesz trzymać na ręce o jedną technologię więcej.
    [few] Możesz trzymać na ręce o { $n } technologie więcej.
   *[many] Możesz trzymać na ręce o { $n } technologii więcej.
}
mod-build_items = { $n ->
    [one] W każdym miejscu możesz zbudować o jedną rzecz więcej.
    [few] W każdym miejscu możesz zbudować o { $n } rzeczy więcej.
   *[many] W każdym miejscu możesz zbudować o { $n } rzeczy więcej.
}
mod-draft_picks = { $n ->
    [one] W każdej rundzie możesz dobrać o jedną technologię więcej.
    [few] W każdej rundzie możesz dobrać o { $n } technologie więcej.
   *[many] W każdej rundzie możesz dobrać o { $n } technologii więcej.
}
mod-resistance = Opór we wszystkich twoich układach { $n }.
mod-resistance-here = Opór w tym układzie { $n }.
mod-invasion_dice = { $n ->
    [one] W każdej Inwazji rzucasz jedną dodatkową kością.
    [few] W każdej Inwazji rzucasz { $n } dodatkowymi kośćmi.
   *[many] W każdej Inwazji rzucasz { $n } dodatkowymi kośćmi.
}
mod-invasion_dice-less = { $n ->
    [one] W każdej Inwazji rzucasz jedną kością mniej.
   *[many] W każdej Inwazji rzucasz { $n } kośćmi mniej.
}
room-more-farmer = { $n ->
    [one] mieści się dodatkowo { $n } farmer
    [few] mieszczą się dodatkowo { $n } farmerzy
   *[many] mieści się dodatkowo { $n } farmerów
}
room-less-farmer = { $n ->
    [one] mieści się o { $n } farmera mniej
    [few] mieści się o { $n } farmerów mniej
   *[many] mieści się o { $n } farmerów mniej
}
room-more-worker = { $n ->
    [one] mieści się dodatkowo { $n } robotnik
    [few] mieszczą się dodatkowo { $n } robotnicy
   *[many] mieści się dodatkowo { $n } robotników
}
room-less-worker = { $n ->
    [one] mieści się o { $n } robotnika mniej
    [few] mieści się o { $n } robotników mniej
   *[many] mieści się o { $n } robotników mniej
}
room-more-scientist = { $n ->
    [one] mieści się dodatkowo { $n } naukowiec
    [few] mieszczą się dodatkowo { $n } naukowcy
   *[many] mieści się dodatkowo { $n } naukowców
}
room-less-scientist = { $n ->
    [one] mieści się o { $n } naukowca mniej
    [few] mieści się o { $n } naukowców mniej
   *[many] mieści się o { $n } naukowców mniej
}
room-more-all = { $n ->
    [one] mieści się dodatkowo po jednym mieszkańcu każdego rodzaju
    [few] mieści się dodatkowo po { $n } mieszkańców każdego rodzaju
   *[many] mieści się dodatkowo po { $n } mieszkańców każdego rodzaju
}
room-less-all = { $n ->
    [one] mieści się o jednego mieszkańca każdego rodzaju mniej
    [few] mieści się o { $n } mieszkańców każdego rodzaju mniej
   *[many] mieści się o { $n } mieszkańców każdego rodzaju mniej
}
mod-capacity = Na każdej twojej planecie { $room }.
mod-capacity-here = Tu { $room }.
flag-ignore_asteroids = Asteroidy nie zatrzymują twoich jednostek.
flag-micro_all = Wszystkie twoje jednostki mogą korzystać z mikrotuneli.
flag-star_gate = Podczas Lotu wszystkie twoje układy są od siebie oddalone o jeden krok.
flag-quiet_colonies = Twoje kolonie nie powodują niezadowolenia.
flag-settle_two = Po podboju osiedlasz 2 populacje zamiast 1.
flag-xenocide = Podczas Inwazji, zamiast rzucać kośćmi, możesz użyć Tytana lub Gwiazdy Zagłady i zniszczyć planetę za { $production ->
    [one] { $production } żeton produkcji
    [few] { $production } żetony produkcji
   *[many] { $production } żetonów produkcji
}; niezadowolenie rośnie wtedy o { $discontent }.
flag-safe_retreat = Odwrót nie męczy twoich jednostek.
flag-peek_discovery = Badając układ, oglądasz 2 odkrycia i wybierasz jedno.
mission-asks = { $tests } ({ $n } PZ).
asks-owned_systems = { $n ->
    [one] Posiadaj co najmniej { $n } układ, licząc z ojczystym
    [few] Posiadaj co najmniej { $n } układy, licząc z ojczystym
   *[many] Posiadaj co najmniej { $n } układów, licząc z ojczystym
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } układ, licząc z ojczystym
        [few] posiadaj co najmniej { $n } układy, licząc z ojczystym
       *[many] posiadaj co najmniej { $n } układów, licząc z ojczystym
    }
asks-population = { $n ->
    [one] Posiadaj co najmniej { $n } populację
    [few] Posiadaj co najmniej { $n } populacje
   *[many] Posiadaj co najmniej { $n } populacji
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } populację
        [few] posiadaj co najmniej { $n } populacje
       *[many] posiadaj co najmniej { $n } populacji
    }
asks-population-farmer = { $n ->
    [one] Posiadaj co najmniej { $n } farmera
    [few] Posiadaj co najmniej { $n } farmerów
   *[many] Posiadaj co najmniej { $n } farmerów
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } farmera
        [few] posiadaj co najmniej { $n } farmerów
       *[many] posiadaj co najmniej { $n } farmerów
    }
asks-population-worker = { $n ->
    [one] Posiadaj co najmniej { $n } robotnika
    [few] Posiadaj co najmniej { $n } robotników
   *[many] Posiadaj co najmniej { $n } robotników
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } robotnika
        [few] posiadaj co najmniej { $n } robotników
       *[many] posiadaj co najmniej { $n } robotników
    }
asks-population-scientist = { $n ->
    [one] Posiadaj co najmniej { $n } naukowca
    [few] Posiadaj co najmniej { $n } naukowców
   *[many] Posiadaj co najmniej { $n } naukowców
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } naukowca
        [few] posiadaj co najmniej { $n } naukowców
       *[many] posiadaj co najmniej { $n } naukowców
    }
asks-max_branch_level = Doprowadź jedną gałąź do poziomu { $n }
    .in = doprowadź jedną gałąź do poziomu { $n }
asks-min_branch_level = Doprowadź każdą gałąź do poziomu { $n }
    .in = doprowadź każdą gałąź do poziomu { $n }
asks-techs = { $n ->
    [one] Opracuj co najmniej { $n } technologię
    [few] Opracuj co najmniej { $n } technologie
   *[many] Opracuj co najmniej { $n } technologii
}
    .in = { $n ->
        [one] opracuj co najmniej { $n } technologię
        [few] opracuj co najmniej { $n } technologie
       *[many] opracuj co najmniej { $n } technologii
    }
asks-units = { $n ->
    [one] Posiadaj co najmniej { $n } jednostkę
    [few] Posiadaj co najmniej { $n } jednostki
   *[many] Posiadaj co najmniej { $n } jednostek
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } jednostkę
        [few] posiadaj co najmniej { $n } jednostki
       *[many] posiadaj co najmniej { $n } jednostek
    }
asks-units-frigate = { $n ->
    [one] Posiadaj co najmniej { $n } jednostkę Fregat
    [few] Posiadaj co najmniej { $n } jednostki Fregat
   *[many] Posiadaj co najmniej { $n } jednostek Fregat
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } jednostkę Fregat
        [few] posiadaj co najmniej { $n } jednostki Fregat
       *[many] posiadaj co najmniej { $n } jednostek Fregat
    }
asks-units-cruiser = { $n ->
    [one] Posiadaj co najmniej { $n } jednostkę Krążowników
    [few] Posiadaj co najmniej { $n } jednostki Krążowników
   *[many] Posiadaj co najmniej { $n } jednostek Krążowników
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } jednostkę Krążowników
        [few] posiadaj co najmniej { $n } jednostki Krążowników
       *[many] posiadaj co najmniej { $n } jednostek Krążowników
    }
asks-units-titan = { $n ->
    [one] Posiadaj Tytana
    [few] Posiadaj co najmniej { $n } Tytany
   *[many] Posiadaj co najmniej { $n } Tytanów
}
    .in = { $n ->
        [one] posiadaj Tytana
        [few] posiadaj co najmniej { $n } Tytany
       *[many] posiadaj co najmniej { $n } Tytanów
    }
    .in = { $n ->
        [one] posiadaj Gwiazdę Zagłady
        [few] posiadaj co najmniej { $n } Gwiazdy Zagłady
       *[many] posiadaj co najmniej { $n } Gwiazd Zagłady
    }
asks-orbital_buildings = { $n ->
    [one] Posiadaj co najmniej { $n } budowlę orbitalną
    [few] Posiadaj co najmniej { $n } budowle orbitalne
   *[many] Posiadaj co najmniej { $n } budowli orbitalnych
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } budowlę orbitalną
        [few] posiadaj co najmniej { $n } budowle orbitalne
       *[many] posiadaj co najmniej { $n } budowli orbitalnych
    }
asks-planetary_buildings = { $n ->
    [one] Posiadaj co najmniej { $n } budowlę planetarną
    [few] Posiadaj co najmniej { $n } budowle planetarne
   *[many] Posiadaj co najmniej { $n } budowli planetarnych
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } budowlę planetarną
        [few] posiadaj co najmniej { $n } budowle planetarne
       *[many] posiadaj co najmniej { $n } budowli planetarnych
    }
asks-terraformed_planets = { $n ->
    [one] Posiadaj co najmniej { $n } przekształconą planetę
    [few] Posiadaj co najmniej { $n } przekształcone planety
   *[many] Posiadaj co najmniej { $n } przekształconych planet
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } przekształconą planetę
        [few] posiadaj co najmniej { $n } przekształcone planety
       *[many] posiadaj co najmniej { $n } przekształconych planet
    }
asks-embassies_share = Posiadaj ambasady u 3 innych imperiów albo u wszystkich, jeśli jest ich mniej
    .in = posiadaj ambasady u 3 innych imperiów albo u wszystkich, jeśli jest ich mniej
asks-influence = { $n ->
    [one] Umieść co najmniej { $n } żeton wpływu
    [few] Umieść co najmniej { $n } żetony wpływu
   *[many] Umieść co najmniej { $n } żetonów wpływu
}
    .in = { $n ->
        [one] umieść co najmniej { $n } żeton wpływu
        [few] umieść co najmniej { $n } żetony wpływu
       *[many] umieść co najmniej { $n } żetonów wpływu
    }
asks-discontent = Utrzymaj niezadowolenie nie większe niż { $n }
    .in = utrzymaj niezadowolenie nie większe niż { $n }
asks-resource-food = { $n ->
    [one] Posiadaj co najmniej { $n } żeton żywności
    [few] Posiadaj co najmniej { $n } żetony żywności
   *[many] Posiadaj co najmniej { $n } żetonów żywności
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } żeton żywności
        [few] posiadaj co najmniej { $n } żetony żywności
       *[many] posiadaj co najmniej { $n } żetonów żywności
    }
asks-resource-research = { $n ->
    [one] Posiadaj co najmniej { $n } punkt badań
    [few] Posiadaj co najmniej { $n } punkty badań
   *[many] Posiadaj co najmniej { $n } punktów badań
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } punkt badań
        [few] posiadaj co najmniej { $n } punkty badań
       *[many] posiadaj co najmniej { $n } punktów badań
    }
asks-resource-production = { $n ->
    [one] Posiadaj co najmniej { $n } żeton produkcji
    [few] Posiadaj co najmniej { $n } żetony produkcji
   *[many] Posiadaj co najmniej { $n } żetonów produkcji
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } żeton produkcji
        [few] posiadaj co najmniej { $n } żetony produkcji
       *[many] posiadaj co najmniej { $n } żetonów produkcji
    }
asks-resource-credits = { $n ->
    [one] Posiadaj co najmniej { $n } kredyt
    [few] Posiadaj co najmniej { $n } kredyty
   *[many] Posiadaj co najmniej { $n } kredytów
}
    .in = { $n ->
        [one] posiadaj co najmniej { $n } kredyt
        [few] posiadaj co najmniej { $n } kredyty
       *[many] posiadaj co najmniej { $n } kredytów
    }
asks-enemies_destroyed = { $n ->
    [one] Zniszcz neutralnego wroga
    [few] Zniszcz co najmniej { $n } neutralnych wrogów
   *[many] Zniszcz co najmniej { $n } neutralnych wrogów
}
    .in = { $n ->
        [one] zniszcz neutralnego wroga
        [few] zniszcz co najmniej { $n } neutralnych wrogów
       *[many] zniszcz co najmniej { $n } neutralnych wrogów
    }
asks-battles_won_vs_players = { $n ->
    [one] Wygraj z innym imperium bitwę, w której coś straci
    [few] Wygraj z innymi imperiami { $n } bitwy, w których coś stracą
   *[many] Wygraj z innymi imperiami { $n } bitew, w których coś stracą
}
    .in = { $n ->
        [one] wygraj z innym imperium bitwę, w której coś straci
        [few] wygraj z innymi imperiami { $n } bitwy, w których coś stracą
       *[many] wygraj z innymi imperiami { $n } bitew, w których coś stracą
    }
asks-systems_conquered = { $n ->
    [one] Podbij układ
    [few] Podbij co najmniej { $n } układy
   *[many] Podbij co najmniej { $n } układów
}
    .in = { $n ->
        [one] podbij układ
        [few] podbij co najmniej { $n } układy
       *[many] podbij co najmniej { $n } układów
    }
asks-systems_explored = { $n ->
    [one] Zbadaj układ
    [few] Zbadaj co najmniej { $n } układy
   *[many] Zbadaj co najmniej { $n } układów
}
    .in = { $n ->
        [one] zbadaj układ
        [few] zbadaj co najmniej { $n } układy
       *[many] zbadaj co najmniej { $n } układów
    }
asks-controls_orion = Kontroluj Oriona
    .in = kontroluj Oriona

## Co przemawia za ruchem i przeciw niemu, słowami trenera

coach-gain = { $value } pkt
coach-tokens = { $sign ->
    [more] { $count ->
        [0] użyteczniejsze zasoby
        [one] 1 znacznik zasobu więcej
        [few] { $count } znaczniki zasobów więcej
       *[many] { $count } znaczników zasobów więcej
    }
   *[less] { $count ->
        [0] mniej użyteczne zasoby
        [one] 1 znacznik zasobu mniej
        [few] { $count } znaczniki zasobów mniej
       *[many] { $count } znaczników zasobów mniej
    }
}
coach-income = { $sign ->
    [more] { $count ->
        [0] lepszy przychód
        [one] przychód wyższy o 1
        [few] przychód wyższy o { $count }
       *[many] przychód wyższy o { $count }
    }
   *[less] { $count ->
        [0] gorszy przychód
        [one] przychód niższy o 1
        [few] przychód niższy o { $count }
       *[many] przychód niższy o { $count }
    }
}
coach-ships = { $sign ->
    [more] silniejsze floty
   *[less] słabsze floty
}
coach-missions = { $sign ->
    [more] misje bliżej celu
   *[less] misje dalej od celu
}

## Znaki: co rysuje plansza, po jednym wierszu

signs-resources = Zasoby i żetony
signs-people = Imperium
signs-actions = Akcje
signs-units = Jednostki
signs-galaxy = Galaktyka
signs-branches = Technologie i liczby
sign-food = Żywność
    .text = od farmerów; potrzebna do przyrostu populacji.
sign-research = Punkty badań
    .text = od naukowców; płaci się nimi za technologie i poziomy.
sign-production = Produkcja
    .text = od robotników; płaci się nią za jednostki i budowle.
sign-credits = Kredyty
    .text = płaci się nimi za dodatkowe miejsca, dyplomację i utrzymanie.
sign-vp = Punkty zwycięstwa
    .text = twoje punkty, gdyby gra skończyła się teraz.
sign-influence = Wpływ
    .text = żeton dyplomacji; każde dwa to 1 punkt.
sign-honour = Chwała bojowa
    .text = za zwycięstwo nad godną flotą; po 1 punkcie.
sign-discontent = Niezadowolenie
    .text = kosztuje utrzymanie w kredytach; każde 4 punkty niezadowolenia zabierają 1 punkt.
sign-resistance = Opór
    .text = musi go pokonać inwazja; za żetony oporu wysyła się Antaran.
sign-mission = Misja
    .text = tajny cel, który po spełnieniu daje punkty.
sign-farmer = Farmer
    .text = populacja, która daje żywność.
sign-worker = Robotnik
    .text = populacja, która daje produkcję.
sign-scientist = Naukowiec
    .text = populacja, która daje punkty badań.
sign-people = Populacja
    .text = farmerzy, robotnicy i naukowcy ze wszystkich układów; każde sześć to 1 punkt.
sign-ships = Jednostki
    .text = wszystkich rodzajów, we wszystkich układach.
sign-flagpole = Układy
    .text = z flagą tego gracza.
sign-embassy = Ambasada
    .text = u innego imperium: jego dyplomata ci pomaga.
sign-building = Budowla
    .text = na planecie; działa dla właściciela układu.
sign-trait = Zdolność
    .text = coś, co potrafi tylko to imperium albo ten układ.
sign-terraforming = Terraformowanie
    .text = planeta mieści więcej populacji.
sign-growth = Przyrost Populacji
    .text = nowa populacja na twoich planetach.
sign-build = Budowa
    .text = jednostki, budowle i terraformowanie.
sign-diplomacy = Dyplomacja
    .text = ambasady, wpływ, spokój.
sign-flight = Lot
    .text = przesuwa gotowe jednostki przez punkty skoku.
sign-exploration = Eksploracja
    .text = odkrywa kafelek gwiazdy obok twojego układu, bez jednostki.
sign-attack = Atak
    .text = bitwa z jednostkami i budowlami orbitalnymi.
sign-invasion = Inwazja
    .text = kości przeciw oporowi populacji.
sign-exchange = Wymiana
    .text = jeden zasób na inny.
sign-frigate = Fregaty
    .text = najszybsza i najtańsza jednostka.
sign-cruiser = Krążowniki
    .text = silniejsze i droższe od Fregat.
sign-titan = Tytan
    .text = ciężka jednostka, którą odblokowuje Inżynieria.
sign-doom_star = Gwiazda Zagłady
    .text = najsilniejsza jednostka ze wszystkich.
sign-outpost = Posterunek
    .text = budowla orbitalna; daje układ nawet bez populacji.
sign-battle_station = Stacja Bojowa
    .text = budowla orbitalna, która walczy o swój układ.
sign-pirate_raiders = Piraci
    .text = nie należą do nikogo i strzegą układu.
sign-pirate_base = Baza piratów
    .text = nie należy do nikogo i strzeże układu.
sign-space_eel = Kosmiczny węgorz
    .text = nie należy do nikogo i strzeże układu.
sign-guardian = Strażnik
    .text = strzeże Oriona; kto go pokona, może zająć Oriona.
sign-antarans = Antaranie
    .text = uderzają na koniec rundy; wysyła ich ten, kto wyda najwięcej żetonów.
sign-wormhole = Tunel czasoprzestrzenny
    .text = połączony z każdym innym odkrytym tunelem.
sign-micro_wormhole = Mikrotunel
    .text = łączy takie układy dla Fregat.
sign-asteroids = Asteroidy
    .text = kto tu wleci, musi się zatrzymać.
sign-anomaly = Anomalia
    .text = punkty badań przy każdym przychodzie dla tego, kto ją kontroluje.
sign-rocks = Wrak
    .text = to, co zostało z planety.
sign-bio = Biologia i Chemia
    .text = gałąź: przyrost i życie.
sign-phys = Fizyka
    .text = gałąź: badania i tarcze.
sign-eng = Inżynieria
    .text = gałąź: produkcja i jednostki.
sign-gov = Ustrój
    .text = gałąź: kredyty i karty.
sign-technology = Technologia
    .text = bierze się ją z oferty i opracowuje za punkty badań.
sign-firepower = Siła ognia
    .text = kości, którymi jednostka rzuca w bitwie.
sign-hull = Kadłub
    .text = tyle obrażeń niszczy jednostkę.
sign-shield = Tarcza
    .text = tyle obrażeń odpada najpierw.
sign-speed = Szybkość
    .text = tyle układów jednostka przelatuje w jednym miejscu akcji.
sign-dice = Kości
    .text = czego potrzebują, żeby trafić, w bitwie i w inwazji.
sign-designed = Nasz projekt
    .text = ta karta powstała dla tego wydania.
sign-check = Gotowe
    .text = opracowane, spełnione albo wybrane.
sign-lock = Niedostępne
    .text = teraz niemożliwe; powód podano obok.
sign-income = Przychód
    .text = Co przyniesie następny przychód, po odjęciu utrzymania.
sign-action = Karty akcji
    .text = W każdej turze zagrywa się jedną; wraca po końcu rundy.
sign-odds = Szanse
    .text = Jak bitwa prawdopodobnie by się skończyła przy takich kościach.
sign-told = Co się działo
    .text = Zdarzenia minionej rundy, policzone i opowiedziane.
sign-developed = Opracowana
    .text = To imperium ma tę technologię.
sign-held = Na ręce
    .text = Ten gracz ma kartę, ale jeszcze jej nie opracował.
sign-turn = Obrót
    .text = Jeden ze sposobów ułożenia nowego kafelka; łączą otwarte boki.
sign-spot = Wolne miejsce
    .text = Można tu położyć nowy kafelek gwiazdy.
