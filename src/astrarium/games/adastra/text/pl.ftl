### Ad Astra po polsku. Wartość to nazwa w mianowniku; .gen dopełniacz, .acc biernik, .loc miejscownik; .text mówi, co rzecz robi.

## Gra

game-title = Ad Astra
game-blurb = Załóż imperium wśród gwiazd: odkrywaj zakryte układy galaktyki, zasiedlaj planety, prowadź badania, buduj floty, rozmawiaj albo walcz. Sześć rund, a pośrodku wszystkiego czeka Orion.
game-about = Zasady rozszerzenia są takie jak w jego instrukcji: Antaranie, W nieznane, Zemsta Antaran i własne imperia. Instrukcji gry podstawowej nie mieliśmy, dlatego zaprojektowaliśmy ją od nowa wokół tego, co o niej publicznie wiadomo: karty akcji, wszystkie liczby jednostek, planet, technologii, imperiów, misji i odkryć oraz położenie kafelków. Przy każdej pozycji w danych gry zapisano, czy jest naszego projektu; kto ma pudełko, może użyć poprawionego pliku.

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
    [one] { $count } żywność
   *[other] { $count } żywności
}
counted-research = { $count ->
    [one] { $count } punkt badań
    [few] { $count } punkty badań
   *[many] { $count } punktów badań
}
counted-production = { $count ->
    [one] { $count } produkcja
   *[other] { $count } produkcji
}
    .acc = { $count ->
        [one] { $count } produkcję
       *[other] { $count } produkcji
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
ships-of = { $seat }: { $ships }
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
    [one] { $price } żywność
   *[other] { $price } żywności
}
colonising = Zasiedlenie { $at-gen }: { $population } za { $price ->
    [one] { $price } żywność
   *[other] { $price } żywności
}
priced = { $name }: { $price ->
    [one] { $price } produkcja
   *[other] { $price } produkcji
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

event-took-empire = { $seat } obejmuje imperium { $empire-gen }.
event-took-board = { $seat } tworzy własne imperium z elementów imperium { $empire-gen }.
event-took-home = { $seat } osiada w { $at-loc }; planeta ojczysta to { $planet }.
event-made-empire = Imperium { $seat-gen } to { $foundation }; zdolności: { $abilities }; karta akcji: { $card }.
event-pirates-placed = { $seat } umieszcza Piracką Bazę w { $at-loc }; przy drugim tunelu czekają Łupieżcy.
event-round = Zaczyna się runda { $round }.
event-drafted = { $seat } bierze technologię { $technology }.
event-kept-technology = { $seat } zatrzymuje technologię { $technology }.
event-played = { $seat } zagrywa kartę { $card }.
event-passed = { $seat } pasuje.
event-exchanged = { $seat } wymienia zasoby: { $given-acc } na { $taken-acc }.
event-used-once = { $seat } używa zdolności { $ability }.
event-paid-place = { $seat } płaci { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
} za dodatkowe miejsce.
event-gained = { $seat } zyskuje { $amount-acc }.
event-discontent = Niezadowolenie u { $seat-gen } wynosi teraz { $discontent }.
event-points = { $seat } zyskuje { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[many] { $count } punktów zwycięstwa
}.
event-joined = Do { $seat-gen } w { $at-loc } dołącza { $ships }.
event-added = { $seat } dostaje populację w { $at-loc }: { $population }.
event-grew = { $seat } płaci { $food ->
    [one] { $food } żywność
   *[other] { $food } żywności
}; w { $at-loc } przybywa { $population }.
event-colonised = { $seat } zasiedla { $at-acc }.
event-developed = { $seat } opracowuje technologię { $technology } za { $research ->
    [one] { $research } punkt badań
    [few] { $research } punkty badań
   *[many] { $research } punktów badań
}.
event-built = { $seat } buduje w { $at-loc } za { $production ->
    [one] { $production } produkcję
   *[other] { $production } produkcji
}: { $items }.
event-embassy = { $seat } otwiera ambasadę u { $other-gen } za { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
}.
event-embassy-lost = { $seat } traci ambasadę u { $other-gen }.
event-influence = { $seat } płaci { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
} za wpływ; żetony na stole: { $count }.
event-calmed = { $seat } płaci { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
}, by uspokoić ludność.
event-flew = { $seat } leci z { $source-gen } do { $at-gen }: { $ships }.
event-explored = { $seat } bada { $at-acc }.
event-discovered = { $seat } odkrywa w { $at-loc }: { $discovery }.
event-spawned = W { $at-loc }: { $enemies }.
event-fell-back = { $seat } cofa się z { $source-gen } do { $at-gen }.
event-charted = { $seat } znajduje { $at-acc } obok { $source-gen }.
event-orion-found = { $seat } odnajduje Oriona. Strzeże go Strażnik.
event-struck = { $seat } uderza na { $at-acc } z { $source-gen }: { $ships }.
event-took-control = { $seat } bez walki przejmuje kontrolę nad { $at-ins }.
event-battle = Bitwa o { $at-acc }: { $by } przeciw { $side-dat }.
event-dice = Runda bitwy nr { $round }: { $first } (obrażenia: { $hits }) kontra { $second } (obrażenia: { $losses }).
event-destroyed = Strata w { $at-loc }: { $piece } ({ $side }).
event-resistance = { $seat } dostaje żeton oporu i ma ich { $count }.
event-doom-star = { $seat } niszczy Gwiazdę Zagłady. Antaranie już nie zaatakują.
event-retreated = Odwrót z bitwy o { $at-acc }: { $by }.
event-withdrew = { $seat } wycofuje się z { $source-gen } do { $at-gen }.
event-nobody-won = Z bitwy o { $at-acc } nikt nie ocalał.
event-won-battle = Zwycięstwo w { $at-loc }: { $by } przeciw { $side-dat }.
event-honour = { $seat } zdobywa chwałę bojową (razem: { $count }).
event-landed = Inwazja w { $at-loc } ({ $seat }): { $faces }; sukcesy: { $successes }, opór: { $against }.
event-killed = Straty w { $at-loc }: { $people }.
event-conquered = { $seat } podbija { $at-acc }.
event-left-empty = { $at } pustoszeje: { $seat } nie ma już wolnej flagi.
event-wrecked = { $seat } niszczy planetę w { $at-loc }.
event-income = { $seat } ma przychód: żywność { $food }, badania { $research }, produkcja { $production }, kredyty { $credits }.
event-upkeep = Utrzymanie, { $seat }: należność { $due }, zapłacono { $credits }.
event-lost-people = { $seat } traci populację w { $at-loc }: { $population }.
event-mission = { $seat } ujawnia misję { $mission }: { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[many] { $count } punktów zwycięstwa
}.
event-discarded = { $seat } odrzuca technologię { $technology }.
event-bid = { $seat } wydaje { $count ->
    [one] { $count } żeton oporu
    [few] { $count } żetony oporu
   *[many] { $count } żetonów oporu
}.
event-antarans-strike = Antaranie uderzają na { $at-acc }: { $ships }.
event-eliminated = { $seat } nie ma już ani układów, ani jednostek i odpada z gry.

## Powody

barred-played = Ta karta została już zagrana w tej rundzie.
barred-action-limit = Zagrane karty akcji: { $limit }. Więcej w rundzie nie wolno.
barred-no-place = Nie ma teraz miejsca dozwolonego i takiego, na które cię stać: { $actions }.
barred-exchanged = W tej turze wymiana już była.
barred-nothing-to-exchange = Do wymiany potrzeba 2 kredytów albo 3 sztuk innego zasobu.
barred-used = To miejsce było już użyte w tej akcji.
barred-capacity = Na tej planecie nie ma dla nich więcej miejsca.
barred-food = To kosztuje { $price ->
    [one] { $price } żywność
   *[other] { $price } żywności
}, a masz { $have }.
barred-research = Koszt w punktach badań: { $price }, a masz { $have }.
barred-production = To kosztuje { $price ->
    [one] { $price } produkcję
   *[other] { $price } produkcji
}, a masz { $have }.
barred-credits = Koszt w kredytach: { $price }, a masz { $have }.
barred-besieged = Nie kontrolujesz tego układu.
barred-no-planet = Nikt nie może tam żyć.
barred-no-flag = Nie masz już wolnej flagi na kolejny układ.
barred-locked = Wymagana gałąź: { $branch }, poziom { $level }.
barred-full = Nic się tam już nie zmieści.
barred-no-room = Nie ma na to wolnego miejsca.
barred-built = To już tam stoi.
barred-limited = Masz już swój egzemplarz; więcej nie można.
barred-no-piece = Nie masz już takiego elementu w zapasie.
barred-embassy = Masz już tam ambasadę.
barred-no-diplomat = Antaranie nie przyjmują ambasad.
barred-influence = Wszystkie twoje żetony wpływu są już na stole.
barred-calm = Twoja ludność jest zadowolona.
barred-overloaded = Wszystkie twoje jednostki są tam przeciążone.
barred-shut-in = Z tego układu nie ma otwartej drogi.
barred-too-far = To za daleko dla tych jednostek.
barred-held = Ten układ trzyma ktoś inny: potrzebny jest Atak.
barred-no-jump-point = Nie prowadzi tam żaden punkt skoku.
barred-out-of-range = Żadna z twoich gotowych do użycia jednostek tam nie doleci.
barred-your-own = Ten układ jest pod twoją kontrolą.
barred-nothing-there = Ten układ jest dla ciebie otwarty: wystarczy Lot.
barred-not-controlled = Najpierw twoje jednostki muszą kontrolować ten układ.
barred-nobody-lives-there = Nikt tam nie mieszka.

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
decided-population = Punktów tyle samo; decyduje większa populacja.
decided-resources = Punktów i populacji tyle samo; decyduje więcej zasobów.
decided-order = Wszystkiego tyle samo; decyduje tor kolejności.

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
label-side = Strona
label-state = Stan
label-hull = Pozostały kadłub

## Technologie

technology-hydroponics = Hydroponika
    .text = Przychód: +1 żywności.
technology-soil_enrichment = Użyźnianie gleby
    .text = Na każdej twojej planecie mieści się dodatkowo 1 farmer. Od razu weź 2 żywności.
technology-cell_regeneration = Regeneracja komórek
    .text = Przyrost Populacji jest dla ciebie o 1 tańszy.
technology-nutrient_fungi = Odżywcze grzyby
    .text = Od razu weź 5 żywności.
technology-cloning = Klonowanie
    .text = Karta akcji: Przyrost Populacji, 2 miejsca bez dopłaty.
technology-death_spores = Zarodniki śmierci
    .text = W każdej Inwazji rzucasz 2 dodatkowymi kośćmi.
technology-universal_antidote = Uniwersalne antidotum
    .text = Opór we wszystkich twoich układach +1. Dodaj za darmo 1 populację dowolnego rodzaju w jednym ze swoich zamieszkanych układów.
technology-subterranean_farms = Farmy podziemne
    .text = Przychód: +2 żywności.
technology-evolutionary_mutation = Mutacja ewolucyjna
    .text = Przyrost Populacji jest dla ciebie o 1 tańszy. Na każdej twojej planecie mieści się dodatkowo po jednym mieszkańcu każdego rodzaju.
technology-gaia_transformation = Przemiana w Gaję
    .text = Terraformowanie jest dla ciebie o 2 tańsze. Daje ci 1 punkt zwycięstwa.
technology-bio_terminator = Bioterminator
    .text = Podczas Inwazji wynik 4 lub więcej to sukces. W każdej Inwazji rzucasz 2 dodatkowymi kośćmi.
technology-laser_cannon = Działo laserowe
    .text = W walce wynik 6 zadaje 2 obrażenia.
technology-electronic_computer = Komputer elektroniczny
    .text = Przychód: +1 punkt badań.
technology-space_scanner = Skaner kosmiczny
    .text = Karta akcji: Eksploracja, 2 miejsca bez dopłaty. Od razu weź 1 kredyt.
technology-deflector_shields = Tarcze deflektorowe
    .text = Tytany i budowle orbitalne: tarcza +1.
technology-fusion_beam = Promień fuzyjny
    .text = W walce wynik 4 lub więcej zadaje 1 obrażenie.
technology-optronic_computer = Komputer optroniczny
    .text = Przychód: +2 punkty badań.
technology-class_iii_shields = Tarcze klasy III
    .text = Krążowniki i Tytany: tarcza +1.
technology-tachyon_communications = Łączność tachionowa
    .text = Każde dodatkowe miejsce jest dla ciebie o 1 tańsze. Od razu weź 2 kredyty.
technology-phasors = Fazory
    .text = W walce wynik 5 lub więcej zadaje 2 obrażenia.
technology-class_v_shields = Tarcze klasy V
    .text = Fregaty, Krążowniki, Tytany i budowle orbitalne: tarcza +1.
technology-star_gates = Gwiezdne wrota
    .text = Podczas Lotu wszystkie twoje układy są od siebie o jeden krok. Daje ci 1 punkt zwycięstwa.
technology-reinforced_hull = Wzmocniony kadłub
    .text = Fregaty: kadłub +1.
technology-nuclear_drive = Napęd nuklearny
    .text = Fregaty i Krążowniki: szybkość +1. Asteroidy nie zatrzymują twoich jednostek.
technology-robotics = Robotyka
    .text = Przychód: +1 produkcji.
technology-prefabrication = Prefabrykacja
    .text = Od razu weź 3 produkcji. Budowle planetarne są dla ciebie o 1 tańsze.
technology-fusion_drive = Napęd fuzyjny
    .text = Fregaty, Krążowniki i Tytany: szybkość +1. Wszystkie twoje jednostki korzystają z mikrotuneli.
technology-zortrium_armor = Pancerz zortrium
    .text = Krążowniki i Tytany: kadłub +1.
technology-assembly_lines = Linie montażowe
    .text = Karta akcji: Budowa, 2 miejsca bez dopłaty.
technology-battle_pods = Zasobniki bojowe
    .text = Krążowniki: siła ognia +1.
technology-adamantium_armor = Pancerz adamantowy
    .text = Fregaty, Krążowniki, Tytany i budowle orbitalne: kadłub +1.
technology-advanced_manufacturing = Zaawansowana wytwórczość
    .text = Przychód: +3 produkcji.
technology-heavy_shipyards = Ciężkie stocznie
    .text = Tytany są dla ciebie o 3 tańsze. Tytany: siła ognia +1.
technology-propaganda = Propaganda
    .text = Niezadowolenie spada o 1. Przychód: +1 kredyt.
technology-mercantilism = Merkantylizm
    .text = Przychód: +2 kredyty.
technology-xeno_relations = Kontakty z obcymi
    .text = Dyplomacja jest dla ciebie o 1 tańsza.
technology-imperial_archives = Archiwa imperium
    .text = Możesz trzymać na ręce o 2 technologie więcej. Obejrzyj 3 technologie i zatrzymaj jedną z nich.
technology-central_command = Dowództwo centralne
    .text = W każdej rundzie możesz zagrać o jedną kartę akcji więcej.
technology-diplomatic_corps = Korpus dyplomatyczny
    .text = Karta akcji: Dyplomacja, 2 miejsca bez dopłaty.
technology-military_tactics = Taktyka wojskowa
    .text = Karta akcji: Atak. Odwrót nie męczy twoich jednostek.
technology-virtual_reality_network = Sieć wirtualna
    .text = Niezadowolenie spada o 2. Utrzymanie jest dla ciebie o 1 tańsze.
technology-galactic_unification = Zjednoczenie galaktyki
    .text = Daje ci 1 punkt zwycięstwa. Niezadowolenie spada o 2.
technology-federation = Federacja
    .text = Przychód: +3 kredyty. Twoje kolonie nie powodują niezadowolenia.
technology-galactic_cybernet = Galaktyczny cybernet
    .text = W każdej rundzie możesz zagrać o jedną kartę akcji więcej. Technologie są dla ciebie o 1 tańsze.

## Budowle planetarne

building-hydroponic_farm = Farma hydroponiczna
    .text = Przychód: +1 żywności dla właściciela układu.
building-cloning_center = Centrum klonowania
    .text = Przyrost Populacji jest tu o 1 tańszy.
building-biospheres = Biosfery
    .text = Tu mieści się dodatkowo po jednym mieszkańcu każdego rodzaju. Dodaj tu za darmo 1 populację dowolnego rodzaju.
building-research_laboratory = Laboratorium badawcze
    .text = Przychód: +1 punkt badań dla właściciela układu.
building-planetary_shield = Tarcza planetarna
    .text = Opór w tym układzie +2. Niezadowolenie spada o 1.
building-supercomputer = Superkomputer
    .text = Przychód: +2 punkty badań dla właściciela układu. Od razu weź 2 punkty badań.
building-automated_factory = Fabryka automatyczna
    .text = Przychód: +1 produkcji dla właściciela układu.
building-space_port = Port kosmiczny
    .text = Jednostki budowane w tym układzie są o 1 tańsze.
building-deep_core_mine = Kopalnia głębinowa
    .text = Przychód: +2 produkcji dla właściciela układu. Od razu weź 2 produkcji.
building-trade_center = Centrum handlowe
    .text = Przychód: +2 kredyty dla właściciela układu.
building-holo_simulator = Symulator holograficzny
    .text = Niezadowolenie spada o 2.
building-monument = Pomnik galaktyczny
    .text = Daje ci 1 punkt zwycięstwa. Tylko jeden na imperium.

## Zdolności

ability-charismatic = Charyzmatyczni
    .text = Dyplomacja jest dla ciebie o 1 tańsza.
ability-traders = Handlarze
    .text = Przychód: +1 kredyt za każdą twoją ambasadę.
ability-creative = Kreatywni
    .text = W każdej rundzie możesz dobrać o jedną technologię więcej.
ability-great_laboratories = Wielkie laboratoria
    .text = Przychód: +1 punkt badań.
ability-prolific = Płodni
    .text = Przyrost Populacji jest dla ciebie o 1 tańszy.
ability-burrowers = Kopacze
    .text = Na każdej twojej planecie mieści się dodatkowo 1 farmer.
ability-cybernetic_builders = Cybernetyczni budowniczowie
    .text = Budowle planetarne są dla ciebie o 1 tańsze.
ability-robotic_factories = Fabryki robotów
    .text = Przychód: +1 produkcji.
ability-warrior_gunners = Wojowniczy kanonierzy
    .text = W walce wynik 6 zadaje 2 obrażenia.
ability-plunderers = Grabieżcy
    .text = Gdy wygrywasz bitwę: od razu weź 2 kredyty.
ability-ground_masters = Mistrzowie desantu
    .text = Podczas Inwazji wynik 4 lub więcej to sukces.
ability-composite_armor = Pancerz kompozytowy
    .text = Krążowniki: kadłub +1.
ability-endless_farmlands = Bezkresne pola
    .text = Przychód: +1 żywności.
ability-merchant_princes = Książęta kupieccy
    .text = Przychód: +1 kredyt.
ability-urban_sprawl = Rozrost miast
    .text = Na każdej twojej planecie mieści się dodatkowo 1 robotnik.
ability-scholars = Uczeni
    .text = Na każdej twojej planecie mieści się dodatkowo 1 naukowiec.
ability-nomads = Nomadzi
    .text = Twoje kolonie nie powodują niezadowolenia.
ability-navigators = Nawigatorzy
    .text = Fregaty i Krążowniki: szybkość +1.
ability-asteroid_born = Zrodzeni wśród asteroid
    .text = Asteroidy nie zatrzymują twoich jednostek. Wszystkie twoje jednostki korzystają z mikrotuneli.
ability-pathfinders = Odkrywcy
    .text = Badając układ, oglądasz 2 odkrycia i wybierasz jedno.
ability-surveyors = Geodeci
    .text = Gdy badasz układ: od razu weź 1 kredyt.
ability-settlers = Osadnicy
    .text = Gdy zasiedlasz planetę: od razu weź 2 żywności.
ability-tyrants = Tyrani
    .text = Po podboju osiedlasz 2 populacje zamiast 1.
ability-bureaucrats = Biurokraci
    .text = Utrzymanie jest dla ciebie o 1 tańsze. Możesz trzymać na ręce o 1 technologię więcej.
ability-stoics = Stoicy
    .text = Utrzymanie jest dla ciebie o 2 tańsze.
ability-defenders = Obrońcy
    .text = Opór we wszystkich twoich układach +1. Budowle orbitalne są dla ciebie o 1 tańsze.
ability-shipwrights = Szkutnicy
    .text = Krążowniki i Tytany są dla ciebie o 1 tańsze.
ability-couriers = Kurierzy
    .text = Każde dodatkowe miejsce jest dla ciebie o 1 tańsze.
ability-alchemists = Alchemicy
    .text = Raz na rundę zapłać 1 produkcji: od razu weź 2 dowolne zasoby.
ability-visionaries = Wizjonerzy
    .text = Gdy opracowujesz technologię: od razu weź 1 kredyt.
ability-thick_plating = Gruby pancerz
    .text = Tytany i budowle orbitalne: kadłub +1.
ability-dimensional_weapons = Broń wymiarowa
    .text = W walce wynik 6 zadaje 2 obrażenia.
ability-xenocide = Ksenocyd
    .text = Podczas Inwazji, zamiast rzucać kośćmi, twój Tytan lub Gwiazda Zagłady może zniszczyć planetę: 4 produkcji, niezadowolenie +2.

## Dyplomaci

diplomat-humans = Ambasador ludzi
    .text = Przychód: +1 kredyt.
diplomat-psilons = Arbiter Psilonów
    .text = Przychód: +1 punkt badań.
diplomat-sakkra = Rzecznik lęgu Sakkra
    .text = Przychód: +1 żywności.
diplomat-meklar = Węzeł Meklarów
    .text = Przychód: +1 produkcji.
diplomat-mrrshan = Łowczyni Mrrshan
    .text = Fregaty: szybkość +1.
diplomat-bulrathi = Starszy Bulrathi
    .text = Opór we wszystkich twoich układach +1.

## Fundamenty

foundation-agrarian_world = Świat rolniczy
    .text = Biologia i Chemia; 3 farmerzy, 3 robotnicy, 2 naukowcy; 3 żywności, 1 punkt badań, 1 produkcji, 2 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-garden_world = Świat-ogród
    .text = Biologia i Chemia; 3 farmerzy, 2 robotnicy, 2 naukowcy; 4 żywności, 1 punkt badań, 2 produkcji, 2 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-jungle_world = Świat dżungli
    .text = Biologia i Chemia; 3 farmerzy, 2 robotnicy, 3 naukowcy; 2 żywności, 2 punkty badań, 1 produkcji, 2 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-ocean_world = Świat oceaniczny
    .text = Biologia i Chemia; 3 farmerzy, 3 robotnicy, 2 naukowcy; 2 żywności, 2 punkty badań, 1 produkcji, 2 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-academy_world = Świat akademicki
    .text = Fizyka; 2 farmerzy, 2 robotnicy, 3 naukowcy; 2 żywności, 3 punkty badań, 2 produkcji, 2 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-crystal_world = Świat kryształów
    .text = Fizyka; 2 farmerzy, 3 robotnicy, 3 naukowcy; 1 żywności, 3 punkty badań, 1 produkcji, 2 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-observatory_world = Świat-obserwatorium
    .text = Fizyka; 3 farmerzy, 2 robotnicy, 3 naukowcy; 1 żywności, 3 punkty badań, 1 produkcji, 2 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-storm_world = Świat burz
    .text = Fizyka; 3 farmerzy, 3 robotnicy, 2 naukowcy; 1 żywności, 2 punkty badań, 2 produkcji, 2 kredyty. W walce wynik 6 zadaje 2 obrażenia. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-forge_world = Świat-kuźnia
    .text = Inżynieria; 2 farmerzy, 3 robotnicy, 3 naukowcy; 2 żywności, 1 punkt badań, 2 produkcji, 2 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-mining_world = Świat górniczy
    .text = Inżynieria; 2 farmerzy, 3 robotnicy, 2 naukowcy; 1 żywności, 1 punkt badań, 5 produkcji, 2 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-fortress_world = Świat-twierdza
    .text = Inżynieria; 3 farmerzy, 3 robotnicy, 2 naukowcy; 1 żywności, 1 punkt badań, 3 produkcji, 2 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-clan_world = Świat klanów
    .text = Inżynieria; 3 farmerzy, 3 robotnicy, 2 naukowcy; 1 żywności, 1 punkt badań, 1 produkcji, 2 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 4 lub więcej to sukces.
foundation-republic = Republika
    .text = Ustrój; 3 farmerzy, 3 robotnicy, 2 naukowcy; 1 żywności, 2 punkty badań, 1 produkcji, 3 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-guild_world = Świat gildii
    .text = Ustrój; 3 farmerzy, 2 robotnicy, 2 naukowcy; 1 żywności, 2 punkty badań, 1 produkcji, 5 kredytów. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.
foundation-theocracy = Teokracja
    .text = Ustrój; 3 farmerzy, 3 robotnicy, 2 naukowcy; 2 żywności, 1 punkt badań, 1 produkcji, 3 kredyty. W walce wynik 5 lub więcej zadaje 1 obrażenie. Podczas Inwazji wynik 5 lub więcej to sukces.

## Karty akcji

card-growth = Przyrost Populacji
    .text = Przyrost Populacji.
card-research = Badania
    .text = Badania.
card-build = Budowa
    .text = Budowa.
card-diplomacy = Dyplomacja
    .text = Dyplomacja.
card-flight = Lot
    .text = Lot.
card-invasion = Inwazja
    .text = Inwazja.
card-attack = Atak
    .text = Atak.
card-exploration = Eksploracja
    .text = Eksploracja.
card-galactic_envoys = Galaktyczni wysłannicy
    .text = Dyplomacja, potem Przyrost Populacji.
card-breakthrough = Przełom
    .text = Badania, 2 miejsca bez dopłaty, każde miejsce o 1 tańsze.
card-great_hatching = Wielki wylęg
    .text = Przyrost Populacji, 3 miejsca bez dopłaty.
card-mass_assembly = Masowy montaż
    .text = Budowa, 2 miejsca bez dopłaty, każde miejsce o 1 tańsze.
card-pounce = Skok do gardła
    .text = Lot, potem Atak.
card-ground_assault = Szturm naziemny
    .text = Atak, potem Inwazja.
card-annihilation = Anihilacja
    .text = Atak, potem Inwazja, 2 miejsca bez dopłaty w każdej akcji.
card-envoys = Wysłannicy
    .text = Dyplomacja, potem Przyrost Populacji.
card-eureka = Eureka
    .text = Badania, 2 miejsca bez dopłaty, każde miejsce o 1 tańsze.
card-population_boom = Wyż demograficzny
    .text = Przyrost Populacji, 3 miejsca bez dopłaty.
card-industrial_surge = Zryw przemysłowy
    .text = Budowa, 2 miejsca bez dopłaty, każde miejsce o 1 tańsze.
card-lightning_raid = Błyskawiczny rajd
    .text = Lot, potem Atak.
card-shock_troops = Oddziały szturmowe
    .text = Atak, potem Inwazja.
card-expedition = Ekspedycja
    .text = Eksploracja, potem Lot.
card-colony_ships = Wyprawa osadnicza
    .text = Lot, potem Przyrost Populacji.
card-field_research = Badania terenowe
    .text = Eksploracja, potem Badania.
card-war_economy = Gospodarka wojenna
    .text = Budowa, potem Atak.
card-golden_age = Złoty wiek
    .text = Przyrost Populacji, potem Badania.
card-public_works = Roboty publiczne
    .text = Przyrost Populacji, potem Budowa.
card-embassy_network = Sieć ambasad
    .text = Dyplomacja, 2 miejsca bez dopłaty, każde miejsce o 1 tańsze.
card-grand_fleet = Wielka flota
    .text = Lot, 3 miejsca bez dopłaty.
card-think_tank = Zespół doradców
    .text = Badania, potem Dyplomacja.

## Odkrycia

discovery-red_fungus = Czerwony grzyb
    .text = Przychód: +1 żywności dla właściciela układu.
discovery-rich_minerals = Bogate złoża
    .text = Przychód: +1 produkcji dla właściciela układu.
discovery-ancient_library = Starożytna biblioteka
    .text = Przychód: +1 punkt badań dla właściciela układu.
discovery-gem_deposits = Złoża klejnotów
    .text = Przychód: +1 kredyt dla właściciela układu.
discovery-high_gravity = Wysoka grawitacja
    .text = Opór w tym układzie +1.
discovery-fertile_plains = Żyzne równiny
    .text = Tu mieści się dodatkowo 1 farmer.
discovery-deep_caverns = Głębokie jaskinie
    .text = Tu mieści się dodatkowo 1 robotnik.
discovery-quiet_skies = Ciche niebo
    .text = Tu mieści się dodatkowo 1 naukowiec.
discovery-hostile_life = Wrogie formy życia
    .text = Przyrost Populacji jest tu o 1 droższy.
discovery-food_cache = Skład żywności
    .text = Od razu weź 3 żywności.
discovery-derelict_laboratory = Opuszczone laboratorium
    .text = Od razu weź 3 punkty badań.
discovery-salvage = Złom
    .text = Od razu weź 3 produkcji.
discovery-treasure = Skarb
    .text = Od razu weź 3 kredyty.
discovery-artifacts = Artefakty
    .text = Obejrzyj 3 technologie i zatrzymaj jedną z nich.
discovery-drifting_frigates = Dryfujące fregaty
    .text = Dołącza tu do ciebie porzucona jednostka Fregat.
discovery-friendly_natives = Przyjaźni tubylcy
    .text = Od razu weź 2 dowolne zasoby.
discovery-pirate_raiders = Piraccy Łupieżcy
    .text = Pojawia się tu jednostka Pirackich Łupieżców.
discovery-pirate_squadron = Eskadra piratów
    .text = Pojawiają się tu 2 jednostki Pirackich Łupieżców.
discovery-space_eel = Kosmiczny Węgorz
    .text = Pojawia się tu Kosmiczny Węgorz.

## Misje

mission-colonists = Koloniści
    .text = Miej co najmniej 4 układy, licząc z ojczystym (1 PZ).
mission-wide_empire = Rozległe imperium
    .text = Miej co najmniej 6 układów, licząc z ojczystym (2 PZ).
mission-teeming_worlds = Ludne światy
    .text = Miej co najmniej 13 populacji (1 PZ).
mission-billions = Miliardy
    .text = Miej co najmniej 18 populacji (2 PZ).
mission-granary = Spichlerz
    .text = Miej co najmniej 6 farmerów (1 PZ).
mission-industry = Przemysł
    .text = Miej co najmniej 6 robotników (1 PZ).
mission-academy = Akademia
    .text = Miej co najmniej 6 naukowców (1 PZ).
mission-specialist = Specjalista
    .text = Doprowadź jedną gałąź do poziomu 4 (1 PZ).
mission-polymath = Wszechwiedza
    .text = Doprowadź każdą gałąź do poziomu 1 (1 PZ).
mission-inventor = Wynalazca
    .text = Opracuj co najmniej 5 technologii (1 PZ).
mission-armada = Armada
    .text = Miej co najmniej 8 jednostek (1 PZ).
mission-titan_yards = Stocznia Tytanów
    .text = Miej Tytana (1 PZ).
mission-fortress = Twierdza
    .text = Miej co najmniej 3 budowle orbitalne (1 PZ).
mission-architect = Architekt
    .text = Miej co najmniej 3 budowle planetarne (1 PZ).
mission-terraformer = Terraformer
    .text = Miej co najmniej 2 przekształcone planety (1 PZ).
mission-envoy = Wysłannik
    .text = Miej ambasady u 3 innych imperiów albo u wszystkich, jeśli jest ich mniej (1 PZ).
mission-influence = Wpływy
    .text = Umieść co najmniej 3 żetony wpływu (1 PZ).
mission-content_people = Zadowolony lud
    .text = Miej co najmniej 4 układy, licząc z ojczystym i miej niezadowolenie najwyżej 1 (1 PZ).
mission-treasury = Skarbiec
    .text = Miej co najmniej 8 kredytów (1 PZ).
mission-pirate_hunter = Łowca piratów
    .text = Zniszcz co najmniej 2 neutralnych wrogów (1 PZ).
mission-warlord = Wódz wojenny
    .text = Wygraj z innym imperium bitwę, w której coś straci (1 PZ).
mission-conqueror = Zdobywca
    .text = Podbij układ (2 PZ).
mission-pathfinder = Odkrywca
    .text = Zbadaj co najmniej 3 układy (1 PZ).
mission-master_of_orion = Władca Oriona
    .text = Kontroluj Oriona (2 PZ).

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
