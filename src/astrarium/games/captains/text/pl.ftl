### Gwiezdna Flota po polsku. Wartość to nazwa w mianowniku; .acc biernik, .gen dopełniacz, .loc miejscownik, .ins narzędnik.

## Gra

game-title = Gwiezdna Flota
game-blurb = Dowodzisz pełną zapału załogą i statkiem, który lata świetności ma już za sobą. Wypełniaj misje, szkol kadetów, montuj nowe urządzenia, zjednuj sobie trzy frakcje i trzymaj w szachu piratów: po czterech rundach wygrywa najlepszy kapitan.
game-about = Zasady, załoga, rodzaje kart i działanie wielu z nich pochodzą z oryginalnej gry. Mapę, tory frakcji, symbole technologii i treść wielu kart znamy tylko z ilustracji, dlatego w tym wydaniu zaprojektowaliśmy je od nowa; podobnie Kapitana Cienia i większość pasażerów w grze solo. Pełną listę zawiera rozdział S19 zasad. Kto ma pudełko z grą, może przepisać wydrukowane wartości do kopii pliku z elementami i grać z nimi.

primer-goal = Mieć najwięcej punktów po czterech rundach: za misje, tory frakcji, złote technologie i ładunek, minus uszkodzenia.
primer-turn = Wyślij kogoś z załogi do pracy w pomieszczeniu jego koloru albo zespół na misję tam, gdzie jest twój statek, albo spasuj. Kto pracował, idzie na koniec kolejki.
primer-mind = Na koniec rundy kolejka wraca, oprócz trzech ostatnich. Medale szkolą kadetów i awansują chorążych. Przelot obok pirata to uszkodzenie, walka zamienia go w ładunek.

setting-tracks = Tory frakcji
    .text = Której strony trzech torów frakcji używamy. Do pierwszej gry przeznaczona jest strona A.
setting-tracks-A = Strona A
setting-tracks-B = Strona B
setting-tech_boards = Planszetki technologii
    .text = Której strony planszetek technologii używają wszyscy. Do pierwszej gry przeznaczona jest strona A.
setting-tech_boards-A = Strona A
setting-tech_boards-B = Strona B
setting-passenger = Pasażer
    .text = Kto leci z tobą w grze solo. Na pierwszą podróż najlepszy jest Kubuś; przy losowaniu trafisz na kogoś innego.
setting-passenger-cubby = Kubuś
setting-passenger-ambassador = Ciotka ambasadora
setting-passenger-stowaway_android = Android na gapę
setting-passenger-collector = Kolekcjonerka
setting-passenger-retired_pirate = Emerytowany pirat
setting-passenger-exchange_cadet = Kadet z wymiany
setting-passenger-random = Losowo

refused-passenger = Pasażerowie podróżują tylko w grze solo.

## Załoga i statki

figure-cadet = kadet
    .acc = kadeta
    .gen = kadeta
    .ins = kadetem
figure-red = czerwony chorąży
    .acc = czerwonego chorążego
    .gen = czerwonego chorążego
    .ins = czerwonym chorążym
figure-yellow = żółty chorąży
    .acc = żółtego chorążego
    .gen = żółtego chorążego
    .ins = żółtym chorążym
figure-blue = niebieski chorąży
    .acc = niebieskiego chorążego
    .gen = niebieskiego chorążego
    .ins = niebieskim chorążym
figure-red_commander = czerwony komandor
    .acc = czerwonego komandora
    .gen = czerwonego komandora
    .ins = czerwonym komandorem
figure-yellow_commander = żółty komandor
    .acc = żółtego komandora
    .gen = żółtego komandora
    .ins = żółtym komandorem
figure-blue_commander = niebieski komandor
    .acc = niebieskiego komandora
    .gen = niebieskiego komandora
    .ins = niebieskim komandorem
figure-android = android
    .acc = androida
    .gen = androida
    .ins = androidem

ship-white = biały statek
ship-teal = morski statek
ship-pink = różowy statek
ship-lime = limonkowy statek

room-helm = sterownia
    .acc = sterownię
    .gen = sterowni
room-weapons = magazyn broni
    .acc = magazyn broni
    .gen = magazynu broni
room-science = laboratorium
    .acc = laboratorium
    .gen = laboratorium
room-workshop = warsztat
    .acc = warsztat
    .gen = warsztatu
room-red = czerwone pomieszczenie
    .gen = czerwonego pomieszczenia
room-yellow = żółte pomieszczenie
    .gen = żółtego pomieszczenia
room-blue = niebieskie pomieszczenie
    .gen = niebieskiego pomieszczenia
room-grey = szare pomieszczenie
    .gen = szarego pomieszczenia
row-red = czerwony rząd
    .with = z czerwonym rzędem
row-yellow = żółty rząd
    .with = z żółtym rzędem
row-blue = niebieski rząd
    .with = z niebieskim rzędem
row-gold = złoty rząd
    .with = ze złotym rzędem

## Ładunek

cargo-red_yellow = artefakt czerwono-żółty
    .gen = artefaktu czerwono-żółtego
cargo-yellow_blue = artefakt żółto-niebieski
    .gen = artefaktu żółto-niebieskiego
cargo-red_blue = artefakt czerwono-niebieski
    .gen = artefaktu czerwono-niebieskiego
cargo-green_android = zielony statek piracki (android)
    .ins = zielonym statkiem pirackim (android)
    .gen = zielonego statku pirackiego (android)
cargo-green_artifact = zielony statek piracki (artefakt)
    .ins = zielonym statkiem pirackim (artefakt)
    .gen = zielonego statku pirackiego (artefakt)
cargo-purple_android = fioletowy statek piracki (android)
    .ins = fioletowym statkiem pirackim (android)
    .gen = fioletowego statku pirackiego (android)
cargo-purple_artifact = fioletowy statek piracki (artefakt)
    .ins = fioletowym statkiem pirackim (artefakt)
    .gen = fioletowego statku pirackiego (artefakt)
cargo-orange_android = pomarańczowy statek piracki (android)
    .ins = pomarańczowym statkiem pirackim (android)
    .gen = pomarańczowego statku pirackiego (android)
cargo-orange_artifact = pomarańczowy statek piracki (artefakt)
    .ins = pomarańczowym statkiem pirackim (artefakt)
    .gen = pomarańczowego statku pirackiego (artefakt)
cargo-medal = medal
    .gen = medalu
cargo-android = android
    .acc = androida
    .gen = androida

## Miejsca, tory, części

place-home = Stacja macierzysta
    .gen = stacji macierzystej
    .loc = stacji macierzystej
place-aldara = Aldara
    .gen = Aldary
    .loc = Aldarze
place-brontis = Brontis
    .gen = Brontisa
    .loc = Brontisie
place-cerulo = Cerulo
    .gen = Cerulo
    .loc = Cerulo
place-dunmarrow = Dunmarrow
    .gen = Dunmarrow
    .loc = Dunmarrow
place-eos_minor = Eos Minor
    .gen = Eos Minor
    .loc = Eos Minor
place-fennix = Fennix
    .gen = Fenniksa
    .loc = Fenniksie
place-glimmer = Glimmer
    .gen = Glimmera
    .loc = Glimmerze
place-hadrika = Hadrika
    .gen = Hadriki
    .loc = Hadrice
place-ixion_reach = Rubież Iksjona
    .gen = Rubieży Iksjona
    .loc = Rubieży Iksjona
place-juno_anvil = Kowadło Juno
    .gen = Kowadła Juno
    .loc = Kowadle Juno
place-kelpa = Kelpa
    .gen = Kelpy
    .loc = Kelpie
place-lumen = Lumen
    .gen = Lumenu
    .loc = Lumenie
place-marrakand = Marrakand
    .gen = Marrakandu
    .loc = Marrakandzie
place-nimbus = Nimbus
    .gen = Nimbusa
    .loc = Nimbusie
place-oortend = Oortend
    .gen = Oortendu
    .loc = Oortendzie
route = { $a } – { $b }
place-pirate = { $place } (obok piratów)
    .gen = { $place-gen } (obok piratów)
via-pirate = , obok piratów (1 uszkodzenie)
place-mission = { $place } [{ $mission }]
    .gen = { $place-gen } [{ $mission }]

station-home = stacja macierzysta
    .gen = stacji macierzystej
station-tincan = stacja Puszkinów
    .gen = stacji Puszkinów
station-nian = stacja Ni'an
    .gen = stacji Ni'an
track-nian = tor Ni'an
    .acc = tor Ni'an
    .gen = toru Ni'an
    .loc = torze Ni'an
track-cooperative = tor Stowarzyszenia
    .acc = tor Stowarzyszenia
    .gen = toru Stowarzyszenia
    .loc = torze Stowarzyszenia
track-tincan = tor Puszkinów
    .acc = tor Puszkinów
    .gen = toru Puszkinów
    .loc = torze Puszkinów
symbol-repair = naprawa
    .gen = naprawy
symbol-medal = medal
    .gen = medalu
symbol-move = ruch
    .gen = ruchu
bonuses = { " " }(bonus: { $symbols })
place-in-queue = { " " }(miejsce { $place })
edge-up = { $symbol } u góry
edge-right = { $symbol } z prawej
edge-down = { $symbol } u dołu
edge-left = { $symbol } z lewej
part-bay = ładownia
    .acc = ładownię
part-surplus = nadmiarowe uszkodzenie
    .acc = nadmiarowe uszkodzenie
slot-empty = wolna
slot-damaged = uszkodzona
deck-missions = misje
deck-deck = talia alfa-beta
    .gen = talii alfa-beta
deck-omega_deck = talia omega
    .gen = talii omega
deck-display = plansza centralna
    .gen = planszy centralnej
deck-event_tech = tor Puszkinów
    .gen = toru Puszkinów

## Co robią rzeczy

or = { $a } lub { $b }
    .gen = { $a-gen } lub { $b-gen }
    .acc = { $a-acc } lub { $b-acc }
rows = { $a }; { $b }
offer = { $name }: { $says }
offered = „{ $mission }” ({ points }): { $says }
times = { $n } × { $thing }
deck-of = { $deck }: { $n }
contract-on = { $room }: { $cargo }
prize = { $pirate }, szlak { $route } (premia: { $list })
effect-then = { $a }, potem { $b }
effect-times = { $n ->
    [2] dwa razy { $what }
   *[other] { $n } razy { $what }
}
effect-or = albo { $a }, albo { $b }
effect-or-more = { $a }, albo { $b }
effect-move = { $n ->
    [one] 1 ruch
   *[other] do { $n } ruchów
}
effect-jump = skok
effect-fight = { $n ->
    [one] 1 walka z piratami
   *[other] do { $n } walk z piratami
}
    .acc = { $n ->
        [one] 1 walkę z piratami
       *[other] do { $n } walk z piratami
    }
effect-repair = { $n ->
    [one] 1 naprawa
   *[other] do { $n } napraw
}
    .acc = { $n ->
        [one] 1 naprawę
       *[other] do { $n } napraw
    }
effect-damage = { $n ->
    [one] 1 uszkodzenie
    [few] { $n } uszkodzenia
   *[many] { $n } uszkodzeń
}
effect-ambush = { $n ->
    [one] zasadzka
    [few] { $n } zasadzki
   *[many] { $n } zasadzek
}
effect-ready = { $n ->
    [one] pierwsza figurka z kolejki do sali odpraw
    [few] pierwsze { $n } figurki z kolejki do sali odpraw
   *[many] pierwszych { $n } figurek z kolejki do sali odpraw
}
effect-gain-medal = { $n ->
    [one] 1 medal
    [few] { $n } medale
   *[many] { $n } medali
}
effect-gain-artifact = { $n ->
    [one] 1 artefakt
    [few] { $n } artefakty
   *[many] { $n } artefaktów
}
effect-gain-pirate = { $n ->
    [one] 1 żeton statku pirackiego
    [few] { $n } żetony statków pirackich
   *[many] { $n } żetonów statków pirackich
}
effect-gain-android = { $n ->
    [one] 1 android
    [few] { $n } androidy
   *[many] { $n } androidów
}
effect-gain-cadet = { $n ->
    [one] 1 kadet
    [few] { $n } kadetów
   *[many] { $n } kadetów
}
effect-advance = { $n ->
    [one] 1 pole na { $track-loc }
   *[other] do { $n } pól na { $track-loc }
}
effect-advance-any = { $n ->
    [one] 1 pole na dowolnym torze
   *[other] do { $n } pól na jednym dowolnym torze
}
effect-take-display = technologia z planszy centralnej
effect-take-deck = 1 z { $n } technologii dobranych z talii alfa-beta
effect-take-omega_deck = 1 z { $n } technologii dobranych z talii omega
effect-take-event_tech = technologia leżąca przy torze Puszkinów
effect-replacing = { $take } (może zastąpić jedną z twoich)
effect-pay = w zamian za { $cost } – { $then }
effect-peek = { $n ->
    [one] podgląd następnej misji
    [few] podgląd { $n } następnych misji
   *[many] podgląd { $n } następnych misji
}
effect-per = { $then } { $count }, najwyżej { $n } razy
effect-each_player = każdy gracz: { $then }
effect-copy_room = to, co robi inne pomieszczenie

cost-artifact = { $n ->
    [one] 1 artefakt
    [few] { $n } artefakty
   *[many] { $n } artefaktów
}
cost-pirate = { $n ->
    [one] 1 żeton statku pirackiego
    [few] { $n } żetony statków pirackich
   *[many] { $n } żetonów statków pirackich
}
cost-cargo = { $n ->
    [one] 1 żeton ładunku
    [few] { $n } żetony ładunku
   *[many] { $n } żetonów ładunku
}
cost-medal = { $n ->
    [one] 1 medal
    [few] { $n } medale
   *[many] { $n } medali
}
cost-android = { $n ->
    [one] 1 androida
    [few] { $n } androidy
   *[many] { $n } androidów
}
cost-tech = { $n ->
    [one] 1 twoją technologię
    [few] { $n } twoje technologie
   *[many] { $n } twoich technologii
}
cost-this_card = odrzucenie tej karty
cost-retreat = { $n ->
    [one] cofnięcie się o 1 pole na jednym torze
    [few] cofnięcie się o { $n } pola na jednym torze
   *[many] cofnięcie się o { $n } pól na jednym torze
}

count-crew-red = za każdego czerwonego członka załogi
count-crew-yellow = za każdego żółtego członka załogi
count-crew-blue = za każdego niebieskiego członka załogi
count-crew-grey = za każdego kadeta
count-commanders = za każdego komandora
count-androids = za każdego androida w załodze
count-damage = za każde uszkodzenie
count-pirates = za każdy żeton statku pirackiego w ładowniach
count-artifacts = za każdy artefakt w ładowniach
count-artifact_kinds = za każdy rodzaj artefaktu w ładowniach
count-missions_with_row-red = za każdą misję z czerwonym rzędem
count-missions_with_row-yellow = za każdą misję z żółtym rzędem
count-missions_with_row-blue = za każdą misję z niebieskim rzędem
count-missions_with_row-gold = za każdą misję ze złotym rzędem
count-tech_pairs = za każdą parę symboli na planszetce technologii
count-tracks_with_points = za każdy tor wart co najmniej { $least ->
    [one] { $least } punkt
    [few] { $least } punkty
   *[many] { $least } punktów
}
count-pirates_on_board = za każdy statek piracki na szlakach
count-constant = w każdym przypadku
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
scoring = { points } { $count }
scoring-most = { points } { $count }, najwyżej { $most }
scoring-constant = zawsze { points }

ability-substitute-artifact = zamiast medalu możesz wydać artefakt
ability-substitute-pirate = zamiast medalu możesz wydać żeton statku pirackiego
ability-storage = { $n ->
    [one] 1 dodatkowa ładownia, której nie można uszkodzić
    [few] { $n } dodatkowe ładownie, których nie można uszkodzić
   *[many] { $n } dodatkowych ładowni, których nie można uszkodzić
}
ability-paint = ignorujesz pierwsze uszkodzenie podczas misji
ability-prevent = za { $cost } możesz zignorować uszkodzenie
ability-any_track = ruch na wskazanym torze możesz wykonać na innym torze
ability-contractor = raz w każdym pomieszczeniu zamiast figurki możesz położyć na nim zakryty artefakt w jego kolorze
ability-convert-any-may = zamiast { $what-gen } możesz wybrać { $into-acc }
ability-convert-any-must = zamiast { $what-gen } wybierasz { $into-acc }
ability-convert-bonus-may = gdy bonusem technologii jest { $what }, możesz wybrać { $into-acc }
ability-convert-bonus-must = gdy bonusem technologii jest { $what }, zamienia się w { $into-acc }
convert-move = ruch
    .gen = ruchu
convert-jump = skok
    .gen = skoku
convert-repair = naprawa
    .gen = naprawy
convert-gain-medal = medal
    .gen = medalu
ability-on-mission_completed = po misji{ $when }: { $then }
ability-on-round_start = na początku rundy: { $then }
ability-on-station_collected = po odebraniu kafelka stacji: { $then }
ability-on-pirate_defeated = po pokonaniu piratów: { $then }
when-row = { "" } { $colour-with }
when-op = , na której widać { $what }
when-advance = { $track-acc }
when-ambush = zasadzkę
when-damage = uszkodzenie
when-fight = walkę
when-move = ruch
when-jump = skok
when-repair = naprawę
when-take_tech = technologię do wzięcia
when-medal = medal
when-artifact = artefakt
when-pirate = żeton statku pirackiego
when-android = androida
when-cadet = kadeta

says-room = { $colour }: { $list }
says-row = { $colour }: { $list }
says-omega = na koniec gry { $scoring }
says-lasting = gdy odbierasz kafelek stacji: { $list }
says-setup = na początku gry { $list }
says-end = na koniec gry { $scoring }

shadow = Kapitan Cień
shadow-move_to-mission = { $n ->
    [one] 1 ruch w stronę najbliższej misji
   *[other] do { $n } ruchów w stronę najbliższej misji
}
shadow-move_to-best_mission = { $n ->
    [one] 1 ruch w stronę najcenniejszej misji
   *[other] do { $n } ruchów w stronę najcenniejszej misji
}
shadow-move_to-station = { $n ->
    [one] 1 ruch w stronę najbliższej stacji z kafelkiem
   *[other] do { $n } ruchów w stronę najbliższej stacji z kafelkiem
}
shadow-jump_to-mission = skok do najbliższej misji
shadow-jump_to-best_mission = skok do najcenniejszej misji
shadow-jump_to-station = skok do najbliższej stacji z kafelkiem
shadow-complete_mission = wypełnia tamtejszą misję, jeśli może
shadow-collect_station = odbiera kafelek tamtejszej stacji
shadow-discard_tech-oldest_alpha_beta = odrzuca z planszy centralnej najstarszą technologię alfa lub beta
shadow-discard_tech-oldest_omega = odrzuca z planszy centralnej najstarszą technologię omega
shadow-refill = uzupełnia planszę
shadow-clear_pirate = usuwa statek piracki obok siebie
shadow-ambush_player = zasadzka na ciebie

## Technologie

tech-aux_thrusters = Silniki pomocnicze
    .gen = pomieszczenia „Silniki pomocnicze”
    .acc = pomieszczenie „Silniki pomocnicze”
tech-envoy_suite = Apartament wysłannika
    .gen = pomieszczenia „Apartament wysłannika”
    .acc = pomieszczenie „Apartament wysłannika”
tech-survey_skiffs = Łodzie zwiadowcze
    .gen = pomieszczenia „Łodzie zwiadowcze”
    .acc = pomieszczenie „Łodzie zwiadowcze”
tech-blast_phasers = Fazery wybuchowe
    .gen = pomieszczenia „Fazery wybuchowe”
    .acc = pomieszczenie „Fazery wybuchowe”
tech-tactical_console = Konsola taktyczna
    .gen = pomieszczenia „Konsola taktyczna”
    .acc = pomieszczenie „Konsola taktyczna”
tech-brig = Areszt pokładowy
    .gen = pomieszczenia „Areszt pokładowy”
    .acc = pomieszczenie „Areszt pokładowy”
tech-xeno_archive = Ksenoarchiwum
    .gen = pomieszczenia „Ksenoarchiwum”
    .acc = pomieszczenie „Ksenoarchiwum”
tech-fabricator = Wytwórnia
    .gen = pomieszczenia „Wytwórnia”
    .acc = pomieszczenie „Wytwórnia”
tech-signal_lab = Laboratorium sygnałów
    .gen = pomieszczenia „Laboratorium sygnałów”
    .acc = pomieszczenie „Laboratorium sygnałów”
tech-maintenance_bay = Hala remontowa
    .gen = pomieszczenia „Hala remontowa”
    .acc = pomieszczenie „Hala remontowa”
tech-crew_lounge = Mesa załogi
tech-simulator = Symulator ćwiczeń
    .gen = pomieszczenia „Symulator ćwiczeń”
    .acc = pomieszczenie „Symulator ćwiczeń”
tech-escape_capsules = Kapsuły ratunkowe
    .gen = pomieszczenia „Kapsuły ratunkowe”
    .acc = pomieszczenie „Kapsuły ratunkowe”
tech-decoy_mines = Miny pozorne
    .gen = pomieszczenia „Miny pozorne”
    .acc = pomieszczenie „Miny pozorne”
tech-prototype_kit = Zestaw prototypowy
    .gen = pomieszczenia „Zestaw prototypowy”
    .acc = pomieszczenie „Zestaw prototypowy”
tech-field_workshop = Warsztat polowy
    .gen = pomieszczenia „Warsztat polowy”
    .acc = pomieszczenie „Warsztat polowy”
tech-interdimensional_lockers = Schowki międzywymiarowe
tech-hull_plating = Poszycie kadłuba
tech-artifact_exhibit = Wystawa artefaktów
tech-trophy_exhibit = Wystawa trofeów
tech-observers_red = Obserwatorzy (czerwoni)
tech-observers_yellow = Obserwatorzy (żółci)
tech-observers_blue = Obserwatorzy (niebiescy)
tech-repair_bots = Boty naprawcze
tech-holodeck = Holodek
    .gen = pomieszczenia „Holodek”
    .acc = pomieszczenie „Holodek”
tech-quantum_torpedoes = Torpedy kwantowe
    .gen = pomieszczenia „Torpedy kwantowe”
    .acc = pomieszczenie „Torpedy kwantowe”
tech-warp_core = Rdzeń warp
    .gen = pomieszczenia „Rdzeń warp”
    .acc = pomieszczenie „Rdzeń warp”
tech-jump_drive = Napęd skokowy
    .gen = pomieszczenia „Napęd skokowy”
    .acc = pomieszczenie „Napęd skokowy”
tech-embassy_deck = Pokład ambasady
    .gen = pomieszczenia „Pokład ambasady”
    .acc = pomieszczenie „Pokład ambasady”
tech-negotiation_hall = Sala negocjacji
    .gen = pomieszczenia „Sala negocjacji”
    .acc = pomieszczenie „Sala negocjacji”
tech-boarding_party = Grupa abordażowa
    .gen = pomieszczenia „Grupa abordażowa”
    .acc = pomieszczenie „Grupa abordażowa”
tech-pirate_exchange = Giełda piratów
    .gen = pomieszczenia „Giełda piratów”
    .acc = pomieszczenie „Giełda piratów”
tech-drone_bay = Hangar dronów
    .gen = pomieszczenia „Hangar dronów”
    .acc = pomieszczenie „Hangar dronów”
tech-cybernetics_lab = Laboratorium cybernetyki
    .gen = pomieszczenia „Laboratorium cybernetyki”
    .acc = pomieszczenie „Laboratorium cybernetyki”
tech-deep_scanner = Skaner dalekiego zasięgu
    .gen = pomieszczenia „Skaner dalekiego zasięgu”
    .acc = pomieszczenie „Skaner dalekiego zasięgu”
tech-replicator = Replikator
    .gen = pomieszczenia „Replikator”
    .acc = pomieszczenie „Replikator”
tech-nanoforge = Nanokuźnia
    .gen = pomieszczenia „Nanokuźnia”
    .acc = pomieszczenie „Nanokuźnia”
tech-parade_deck = Pokład paradny
    .gen = pomieszczenia „Pokład paradny”
    .acc = pomieszczenie „Pokład paradny”
tech-command_deck = Pokład dowodzenia
    .gen = pomieszczenia „Pokład dowodzenia”
    .acc = pomieszczenie „Pokład dowodzenia”
tech-emergency_warp = Awaryjny skok warp
    .gen = pomieszczenia „Awaryjny skok warp”
    .acc = pomieszczenie „Awaryjny skok warp”
tech-antimatter_salvo = Salwa antymaterii
    .gen = pomieszczenia „Salwa antymaterii”
    .acc = pomieszczenie „Salwa antymaterii”
tech-singularity_archive = Archiwum osobliwości
    .gen = pomieszczenia „Archiwum osobliwości”
    .acc = pomieszczenie „Archiwum osobliwości”
tech-hypercharger = Hiperładowarka
tech-nian_communicator = Komunikator Ni'an
tech-invisible_paint = Niewidzialna farba
tech-training_holovisor = Holowizor treningowy
tech-universal_translator = Uniwersalny tłumacz
tech-shortcut_generator = Generator skrótów
tech-outside_contractors = Pracownicy zewnętrzni
tech-artifact_models = Modele artefaktów
tech-harmonic_grid = Siatka harmoniczna
tech-roll_red = Księga zasług: sterownia
tech-roll_yellow = Księga zasług: magazyn broni
tech-roll_blue = Księga zasług: laboratorium
tech-officers_club = Klub oficerski
tech-lovable_wreck = Kochany złom
tech-log_red = Kronika dowodzenia
tech-log_yellow = Kronika ochrony
tech-log_blue = Kronika nauki
tech-tincan_accord = Pakt z Puszkinami
tech-trophy_hall = Sala trofeów

## Misje

mission-stargate = Wrota do gwiazd
mission-collective_consciousness = Kolektywna świadomość
mission-tincan_library = Biblioteka Puszkinów
mission-secret_plans_heist = Kradzież tajnych planów
mission-omega_megacomputer = Megakomputer omega
mission-harvest_roddenberries = Zbiory roddenjagód
mission-repair_station = Naprawa stacji naprawczej
mission-omnipotent_being = Natrętna wszechmocna istota
mission-first_contact = Pierwszy kontakt
mission-emotion_chip_trade = Handel czipami emocji
mission-arena_fight = Walka na arenie
mission-rescue_younglings = Ratunek dla młodzików
mission-lost_world = Zaginiony świat
mission-living_slime = Żywy śluz
mission-antitime_anomaly = Anomalia antyczasu
mission-shipwreck_salvage = Złomowanie wraku
mission-prototype_shuttlecraft = Prototypowy wahadłowiec
mission-space_hippies = Kosmiczni hipisi
mission-dinosaur_suit_duel = Pojedynek w kostiumie dinozaura
mission-border_patrol = Patrol graniczny
mission-comet_mining = Górnictwo na komecie
mission-quarantine_zone = Strefa kwarantanny
mission-royal_wedding = Królewski ślub
mission-smuggler_moon = Księżyc przemytników
mission-ghost_ship = Statek widmo
mission-tincan_census = Spis Puszkinów
mission-android_amnesty = Amnestia dla androidów
mission-weather_machine = Maszyna pogodowa
mission-trade_convoy = Konwój handlowy
mission-cadet_regatta = Regaty kadetów
mission-black_market = Czarny rynek
mission-peace_summit = Szczyt pokojowy
mission-pirate_queen = Królowa piratów
mission-blockade_run = Przebicie blokady
mission-crystal_entity = Kryształowy byt
mission-time_loop = Pętla czasu
mission-robot_uprising = Bunt robotów
mission-museum_heist = Skok na muzeum
mission-mirror_universe = Lustrzany wszechświat
mission-planet_killer = Niszczyciel planet
mission-orbital_elevator = Winda orbitalna
mission-colony_relief = Pomoc dla kolonii
mission-nebula_survey = Badanie mgławicy
mission-prison_break = Ucieczka z więzienia
mission-diplomatic_courier = Kurier dyplomatyczny
mission-derelict_reactor = Porzucony reaktor
mission-grand_tournament = Wielki turniej
mission-dyson_sphere = Sfera Dysona
mission-armada_standoff = Impas armady
mission-galactic_congress = Kongres galaktyczny

## Wydarzenia

event-card-tincan_gift = Dar Puszkinów
event-card-crisis_detonators = Detonatory kryzysu
event-card-raid_season = Sezon najazdów
event-card-privateer_amnesty = Amnestia dla korsarzy
event-card-smugglers_auction = Aukcja przemytników
event-card-broken_convoy = Rozbity konwój
event-card-diplomatic_directive_12 = Zarządzenie dyplomatyczne nr 12
event-card-fairness_summit = Szczyt uczciwości
event-card-fleet_review = Przegląd floty
event-card-spare_parts = Dostawa części zamiennych
event-card-shore_leave = Koniec przepustek
event-card-passenger_luggage = Bagaż pasażera
event-card-pirate_parley = Pertraktacje z piratami
event-card-word_from_headquarters = Wieści z kwatery głównej

## Pasażerowie

passenger-cubby = Kubuś
passenger-ambassador = Ciotka ambasadora
passenger-stowaway_android = Android na gapę
passenger-collector = Kolekcjonerka
passenger-retired_pirate = Emerytowany pirat
passenger-exchange_cadet = Kadet z wymiany

## Karty Kapitana Cienia

shadow-card-mission_run = Pogoń za misją
shadow-card-quick_job = Szybka robota
shadow-card-shortcut = Na skróty
shadow-card-station_call = Wizyta na stacji
shadow-card-research = Badania
shadow-card-pirate_hunt = Polowanie na piratów
shadow-card-trouble = Kłopoty

## Pytania

prompt-turn = Twoja tura: co robisz?
prompt-after = Czy przed końcem tury kogoś szkolisz?
prompt-assign = Kto zajmie się rzędem { $row }? { $colour }: { $list }
prompt-row = Rząd { $row }: { $list }. Czy go rozpatrujesz?
prompt-commander = Co jeszcze zrobi { $figure }?
prompt-move = Dokąd lecisz? (pozostało: { $left ->
    [one] 1 ruch
    [few] { $left } ruchy
   *[many] { $left } ruchów
})
prompt-jump = Dokąd skaczesz?
prompt-fight = Z kim walczysz? (pozostało: { $left ->
    [one] 1 walka
    [few] { $left } walki
   *[many] { $left } walk
})
prompt-take-tech = Którą technologię bierzesz?
prompt-keep-tech = Którą z dobranych technologii zatrzymujesz?
prompt-place-tech = Gdzie trafia „{ $tech }”?
prompt-bonus = Który bonus technologii najpierw?
prompt-repair = Co naprawiasz? (pozostało: { $left ->
    [one] 1 naprawa
    [few] { $left } naprawy
   *[many] { $left } napraw
})
prompt-drop = Ładownie są pełne. Co wyrzucasz?
prompt-prevent = Grozi ci 1 uszkodzenie. Czy mu zapobiegasz?
prompt-advance = O ile pól przesuwasz znacznik na { $track-loc }? (najwyżej { $n })
prompt-advance-any = Na którym torze i o ile pól przesuwasz znacznik? (najwyżej { $n })
prompt-choose = Co wybierasz?
prompt-copy = Które pomieszczenie naśladujesz?
prompt-pay = Czym płacisz? W zamian: { $list }
prompt-pay-medal = Co wydajesz jako medal?
prompt-react = Co działa najpierw?
prompt-event-order = Które wydarzenie rozpatrujesz najpierw?

## Możliwości

option-room = Wyślij { $figure-acc } do { $room-gen }
option-artifacts = Oddaj { $one } i { $other }, aby użyć { $room-gen }
option-contract = Wynajmij pracowników do { $room-gen } za { $artifact }
option-mission = Wypełnij misję { $offered }
option-train = Wyszkol { $figure-acc } na { $into-acc } ({ $price })
option-promote = Awansuj { $figure-acc } na komandora ({ $price })
option-pass = Spasuj w tej rundzie
option-end = Zakończ turę
option-stop = Wystarczy
option-stay = Zostań na miejscu
option-accept = Przyjmij uszkodzenie
option-crew = { $figure }
option-resolve = Rozpatrz rząd
option-skip = Pomiń rząd
option-again = Jeszcze raz ten sam rząd
option-nothing = Nic
option-extra = Jeszcze jedno pomieszczenie: { $room }
option-order = Wezwij z kolejki { $figure-acc }{ $queue }
option-fly = { $goal }{ $via }
option-jump = { $goal }
option-convert = { $ability }
option-fight = { $prize }
option-take = { $offer }
option-keep = { $card }
option-place = Sekcja { $slot }{ $symbols }
option-replace = Sekcja { $slot } zamiast technologii „{ $tech }”{ $symbols }
option-discard = { $tech } (sekcja { $slot })
option-bonus = Bonus { $symbol-gen }
option-repair = { $part }
option-mend = Sekcja technologii { $slot }
option-drop = { $cargo }
option-prevent = { $tech }: oddaj { $cargo }
option-advance = O { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
} na { $track-loc }
option-retreat = O { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
} wstecz na { $track-loc }
option-choose = { $list }
option-copy = { $copied }
option-pay = { $cargo }
option-react = { $ability }
option-event = { $happening }

## Zdarzenia

event-room = { $seat-person ->
    [second] Wysyłasz
   *[third] { $seat } wysyła
} { $figure-acc } do { $room-gen }.
event-room-artifacts = { $seat-person ->
    [second] Oddajesz
   *[third] { $seat } oddaje
} dwa artefakty, aby użyć { $room-gen }.
event-contract = { $seat-person ->
    [second] Wynajmujesz
   *[third] { $seat } wynajmuje
} pracowników do { $room-gen } za { $cargo }.
event-extra = { $seat-person ->
    [second] Wysyłasz
   *[third] { $seat } wysyła
} { $figure-acc } do dodatkowej pracy: { $room }.
event-ordered = { $seat-person ->
    [second] Twój komandor
   *[third] Komandor { $seat-gen }
} wzywa { $figure-acc } z miejsca { $queued } w kolejce.
event-trained = { $seat-person ->
    [second] Szkolisz
   *[third] { $seat } szkoli
} { $figure-acc } na { $into-acc }.
event-promoted = { $seat-person ->
    [second] Awansujesz
   *[third] { $seat } awansuje
} { $figure-acc }: to odtąd { $into }.
event-passed = { $seat-person ->
    [second] Pasujesz
   *[third] { $seat } pasuje
}.
event-passed-idle = { $seat-person ->
    [second] Nie masz
   *[third] { $seat } nie ma
} już kogo wysłać do pracy i { $seat-person ->
    [second] pasujesz
   *[third] pasuje
}.
event-moved = { $seat-person ->
    [second] Lecisz
   *[third] { $seat } leci
} do { $place-gen }.
event-jumped = { $seat-person ->
    [second] Skaczesz
   *[third] { $seat } skacze
} do { $place-gen }.
event-converted = { $seat-person ->
    [second] Używasz
   *[third] { $seat } używa
} technologii „{ $tech }”.
event-fought = { $seat-person ->
    [second] Walczysz
   *[third] { $seat } walczy
} z { $pirate-ins } na szlaku { $route }.
event-ambushed = { $seat-person ->
    [second] Wpadasz
   *[third] { $seat } wpada
} w zasadzkę.
event-pirate-appeared = Na szlaku { $route } pojawia się { $pirate }.
event-pirate-discarded = Szlak przy { $place-loc } jest już zajęty, więc { $pirate } odlatuje.
event-loaded = { $seat-person ->
    [second] Bierzesz
   *[third] { $seat } bierze
} na pokład { $cargo }.
event-dropped = { $seat-person ->
    [second] Oddajesz
   *[third] { $seat } oddaje
} { $cargo }.
event-paid = { $seat-person ->
    [second] Płacisz
   *[third] { $seat } płaci
}: { $cargo }.
event-prevented = { $seat-person ->
    [second] Unikasz
   *[third] { $seat } unika
} 1 uszkodzenia: działa „{ $tech }”.
event-damaged = { $seat-person ->
    [second] Otrzymujesz
   *[third] { $seat } otrzymuje
} 1 uszkodzenie.
event-repaired = { $seat-person ->
    [second] Naprawiasz
   *[third] { $seat } naprawia
} { $part-acc }.
event-mended = { $seat-person ->
    [second] Naprawiasz
   *[third] { $seat } naprawia
} sekcję technologii { $slot }.
event-decorated = { $seat-person ->
    [second] Otrzymujesz
   *[third] { $seat } otrzymuje
} { $medals ->
    [one] medal
    [few] { $medals } medale
   *[many] { $medals } medali
}.
event-joined = { $seat-person ->
    [second] Witasz
   *[third] { $seat } wita
} na pokładzie { $figure-acc }.
event-none-left = W zasobach nie ma już { $figure-gen } dla { $seat-gen }.
event-readied = { $seat-person ->
    [second] Z kolejki do twojej sali odpraw przechodzi { $figure }.
   *[third] { $seat }: { $figure } przechodzi z kolejki do sali odpraw.
}
event-reacted = { $seat-person ->
    [second] Możesz
   *[third] { $seat } może
} teraz skorzystać z karty „{ $name }”.
event-techs-reshuffled = Odrzucone technologie potasowano w nową talię.
event-omegas-reshuffled = Odrzucone technologie omega potasowano w nową talię.
event-offered = Nowość na planszy centralnej: { $tech }.
event-drew = { $seat-person ->
    [second] Dobierasz
   *[third] { $seat } dobiera
} { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
} z { $deck-gen }.
event-drew-tech = Dobierasz technologię „{ $tech }”.
event-tech-discarded = { $seat-person ->
    [second] Odrzucasz
   *[third] { $seat } odrzuca
} technologię „{ $tech }”.
event-installed = { $seat-person ->
    [second] Montujesz
   *[third] { $seat } montuje
} w sekcji { $slot } technologię „{ $tech }”.
event-bonus = Para symboli: bonus { $symbol-gen } dla { $seat-gen }.
event-advanced = { $seat-person ->
    [second] Przesuwasz
   *[third] { $seat } przesuwa
} znacznik o { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
} na { $track-loc }.
event-retreated = { $seat-person ->
    [second] Cofasz
   *[third] { $seat } cofa
} znacznik o { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
} na { $track-loc }.
event-lapped = { $seat-person ->
    [second] Okrążasz
   *[third] { $seat } okrąża
} { $track-acc }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-event = { $seat-person ->
    [second] Wywołujesz
   *[third] { $seat } wywołuje
} wydarzenie „{ $incident }”.
event-event-boxed = Wydarzenie „{ $incident }” już nie nastąpi.
event-lost-tech = Razem z nim przepada technologia „{ $tech }”.
event-lasting = { $seat-person ->
    [second] Rozpatrujesz
   *[third] { $seat } rozpatruje
} trwałe wydarzenie „{ $incident }”.
event-copied = { $seat-person ->
    [second] Naśladujesz
   *[third] { $seat } naśladuje
} { $room-acc }.
event-peeked = { $seat-person ->
    [second] Podglądasz
   *[third] { $seat } podgląda
} { $n ->
    [one] następną misję
    [few] { $n } następne misje
   *[many] { $n } następnych misji
}.
event-saw-mission = Widzisz misję „{ $mission }”.
event-mission = { $seat-person ->
    [second] Wyruszasz
   *[third] { $seat } wyrusza
} na misję „{ $mission }” na { $place-loc }.
event-assigned = { $seat-person ->
    [second] Twój zespół
   *[third] Zespół { $seat-gen }
}: { $figures }.
row-of = { $seat-person ->
    [second] Rząd { $row }: { $figure }
   *[third] { $seat }, rząd { $row }: { $figure }
}
event-row = { row-of } przystępuje do pracy.
event-row-skipped = { row-of } nic nie robi.
event-again = { row-of } powtarza zadanie.
event-completed = { $seat-person ->
    [second] Wypełniasz
   *[third] { $seat } wypełnia
} misję „{ $mission }” wartą { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-appeared = Nowa misja na { $place-loc }: „{ $mission }”.
event-number-moved = Kafelek z liczbą { $number } leży teraz zakryty na { $place-loc }.
event-uprising = Wybucha powstanie piratów.
event-numbers-up = Wszystkie kafelki z liczbą są znów odkryte.
event-station = { $seat-person ->
    [second] Odbierasz
   *[third] { $seat } odbiera
} kafelek { $station-gen }.
event-round = Zaczyna się runda { $round }.
event-returned = Do { $seat-person ->
    [second] twojej sali odpraw
   *[third] sali odpraw { $seat-gen }
} wraca załoga: { $figures }.
event-tile-returned = Kafelek { $station-gen } leży na swoim miejscu.
event-tile-waits = Kafelek { $station-gen } nie wraca, bo stoi tam statek.
event-first = { $seat-person ->
    [second] Rundę zaczynasz ty
   *[third] Rundę zaczyna { $seat }
}.
event-over = Ostatnia runda dobiegła końca: koniec gry.
event-ranked = { $seat-person ->
    [second] Twój stopień
   *[third] Stopień { $seat-gen }
}: { $rank }.
event-shadow = Kapitan Cień zagrywa kartę „{ $played }”.
event-shadow-moved = Kapitan Cień leci do { $place-gen }.
event-shadow-jumped = Kapitan Cień skacze do { $place-gen }.
event-shadow-completed = Kapitan Cień sprząta ci sprzed nosa misję „{ $mission }” na { $place-loc }.
event-shadow-station = Kapitan Cień odbiera kafelek { $station-gen }.
event-shadow-discarded = Kapitan Cień odrzuca technologię „{ $tech }”.
event-shadow-cleared = Kapitan Cień usuwa ze szlaku { $route }: { $pirate }.

## Co idzie w parze z ruchem, w kilku słowach

brief-room = { $figure }, { $room }
brief-room-artifacts = dwa artefakty, { $room }
brief-contract = { $cargo } dla pracowników, { $room }
brief-extra = { $figure }, też { $room }
brief-ordered = z kolejki: { $figure }
brief-converted = „{ $tech }”
brief-copied = jak { $room }
brief-lasting = „{ $incident }”
brief-shadow = karta „{ $played }”
brief-moved = dalej do { $place-gen }
brief-jumped = skok do { $place-gen }
brief-fought = walka z { $pirate-ins }
brief-installed = „{ $tech }” w sekcji { $slot }
brief-promoted = awans: { $into }
brief-trained = szkolenie: { $into }
brief-ambushed = zasadzka
brief-pirate-appeared = nowy pirat: { $route }
brief-pirate-discarded = { $pirate } odlatuje
brief-loaded = { $cargo }
brief-dropped = oddane: { $cargo }
brief-paid = koszt: { $cargo }
brief-prevented = „{ $tech }” chroni przed 1 uszkodzeniem
brief-damaged = 1 uszkodzenie
brief-repaired = naprawa: { $part }
brief-mended = naprawa sekcji { $slot }
brief-decorated = { $medals ->
    [one] medal
    [few] { $medals } medale
   *[many] { $medals } medali
}
brief-joined = na pokładzie: { $figure }
brief-none-left = brak { $figure-gen }
brief-readied = z kolejki wraca { $figure }
brief-reacted = do użycia: „{ $name }”
brief-offered = nowość: „{ $tech }”
brief-drew = { $n ->
    [one] 1 dobrana karta
    [few] { $n } dobrane karty
   *[many] { $n } dobranych kart
}
brief-drew-tech = „{ $tech }”
brief-tech-discarded = odrzucona „{ $tech }”
brief-bonus = para symboli
brief-advanced = +{ $n } na { $track-loc }
brief-retreated = −{ $n } na { $track-loc }
brief-lapped = okrążenie na { $track-loc }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
brief-event = wydarzenie „{ $incident }”
brief-event-boxed = koniec wydarzenia „{ $incident }”
brief-lost-tech = przepada „{ $tech }”
brief-peeked = { $n ->
    [one] podgląd następnej misji
    [few] podgląd { $n } następnych misji
   *[many] podgląd { $n } następnych misji
}
brief-saw-mission = „{ $mission }”
brief-assigned = { $figures }
brief-row = rząd { $row }
brief-row-skipped = rząd { $row } pominięty
brief-again = rząd { $row } jeszcze raz
brief-completed = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
brief-appeared = nowa misja na { $place-loc }: „{ $mission }”
brief-number-moved = kafelek { $number } na { $place-loc }

## Dlaczego nie

barred-android = Androidy biorą udział tylko w misjach; w pomieszczeniach nie pracują.
barred-colour = Do { $chamber-gen } nie pasuje { $figure }.
barred-in-queue = Na miejscu { $queued } w kolejce czeka jeszcze { $figure }.
barred-on-row = W rzędzie { $row } jest już { $figure }.
barred-grey-room = Na artefaktach nie ma szarego koloru: { $room-gen } nimi nie aktywujesz.
barred-artifact-colour = Koloru { $chamber-gen } nie ma { $artifact }.
barred-only-one = Potrzebne są dwa artefakty, a taki masz tylko jeden: { $artifact }.
barred-contracted = { $room }: leży tu już { $artifact }.
barred-elsewhere = Ta misja czeka gdzie indziej: { $place }. Twój statek { $moves ->
    [one] dzieli od niej 1 ruch
    [few] dzielą od niej { $moves } ruchy
   *[many] dzieli od niej { $moves } ruchów
}.
barred-reserved = Ta misja jest już zarezerwowana: { $player }.
barred-reserved-shadow = Tę misję zarezerwował Kapitan Cień.
barred-crew = Misja wymaga { $rows ->
    [one] 1 figurki
   *[other] { $rows } figurek
}; w twojej sali odpraw { $ready ->
    [0] nie ma nikogo
    [one] jest 1
    [few] są { $ready }
   *[many] jest { $ready }
}.
barred-rings = Wszystkie twoje pierścienie ({ $n }) są już w użyciu.
barred-medals = Kosztuje to { $n ->
    [one] 1 medal
    [few] { $n } medale
   *[many] { $n } medali
}; możesz wydać { $medals }.
barred-no-promotion = Awansować mogą tylko chorążowie, a to jest { $figure }.
barred-no-training = Szkolić można tylko kadetów i chorążych, a to jest { $figure }.
barred-same-colour = To już jest { $figure }.
barred-supply = W zasobach nie ma już { $figure-gen }.
barred-no-tokens = Nie ma już czego wylosować: { $asset }.
barred-no-slot = Technologii „{ $tech }” nie ma gdzie położyć: zajęte sekcje: { $taken }, uszkodzone: { $damaged }, a na innej karcie leżeć tu nie może.
barred-no-slots = Technologii nie ma gdzie położyć: zajęte sekcje: { $taken }, uszkodzone: { $damaged }.
barred-not-central = Technologia „{ $tech }” leży przy torze Puszkinów, a nie na planszy centralnej.
barred-not-at-track = Technologia „{ $tech }” leży na planszy centralnej, a chodzi o technologie przy torze Puszkinów.
barred-no-techs = Nie ma żadnej technologii do wzięcia.
barred-slot-damaged = Sekcja { $slot } jest uszkodzona; najpierw ją napraw.
barred-slot-taken = W sekcji { $slot } leży „{ $tech }”, a „{ $new }” nie może jej zastąpić.
barred-slot-whole = Sekcja { $slot } nie jest uszkodzona.
barred-bay-whole = Żadna z twoich ładowni nie jest uszkodzona.
barred-nothing-damaged = Nic nie jest uszkodzone.
barred-surplus-first = Najpierw trzeba usunąć nadmiarowe uszkodzenia; zostało ich: { $surplus }.
barred-no-route = Z { $here-gen } do { $place-gen } nie prowadzi żaden szlak; to { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
} stąd.
barred-here-already = Twój statek już tam jest: { $place }.
barred-no-pirate = Na szlaku { $route } nie ma piratów.
barred-pirate-elsewhere = Szlak { $route } nie wychodzi z { $here-gen }, a tam jest twój statek.
barred-nobody-near = Na szlakach przy { $place-loc } nie ma piratów.
barred-other-track = Ten efekt dotyczy { $track-gen }.
barred-went-back = Na { $track-loc } znacznik właśnie się cofnął, więc musi to być inny tor.
barred-too-far = Znacznik możesz przesunąć najwyżej o { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
}.
barred-retreat = Twój znacznik na { $track-loc } jest o { $made ->
    [one] 1 pole
    [few] { $made } pola
   *[many] { $made } pól
} od początku; nie może się cofnąć o { $n }.
barred-no-retreat = Żaden z twoich znaczników nie może się cofnąć o { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
}.
barred-not-copied = { $room } naśladuje inne pomieszczenia; samego nie można naśladować.
barred-order = Kadeta albo chorążego w swoim kolorze może wezwać { $commander }, a to jest { $figure }.
barred-no-order = Komandorów nie można wzywać z kolejki.
barred-not-resolved = Rząd { $row } nie został rozpatrzony, więc nie można go powtórzyć.
barred-bonus-only = Technologia „{ $tech }” zmienia tylko bonusy technologii.
barred-turned-once = Technologia „{ $tech }” już raz zmieniła ten efekt.
barred-price = Kosztuje to { $price }; masz { $have }.
barred-costs = Zapłacić można tylko tak: { $asset }.
barred-no-card = Nie masz karty, którą można by za to odrzucić.
barred-no-medal = Nie masz już medali.
barred-no-substitute = Zamiast medalu nie można wydać: { $cargo }.
barred-queue-empty = W twojej kolejce nikt nie czeka.
barred-no-missions = Talia misji jest pusta.
barred-none-counted = Liczy się to { $counted }, a nie ma czego liczyć.

## Zanim klikniesz

would-nothing = { $reason } Nic by to nie dało.
would-room = { $reason } Do kolejki na darmo pójdzie { $figure }.
would-artifacts = { $reason } Artefakty poszłyby na marne.
would-contract = { $reason } Artefakt leżałby tam na darmo.
would-not-match = Do tego rzędu nie pasuje { $figure }, więc rząd nic nie zrobi.
would-leave-crew = { $n ->
    [one] Jedna figurka jest jeszcze gotowa i może działać.
    [few] { $n } figurki są jeszcze gotowe i mogą działać.
   *[many] { $n } figurek jest jeszcze gotowych i może działać.
}
waits-may = Gdy przyjdzie kolej, możesz z tego zrezygnować.
waits-must = To i tak się stanie.

## Plansza i wynik

label-round = Runda
round-of = { $round } z { $rounds }
label-acting = Tura
label-first = Pierwszy gracz
label-lasting = Trwałe wydarzenia
label-passenger = Pasażer
label-drawn = Dobrane technologie
label-missions-seen = Następne misje, które znasz
shadow-status = { $place }, kart do zagrania w tej rundzie: { $left }
label-played = Karty zagrane przez niego w tej rundzie
label-goal = Punkty potrzebne do zwycięstwa
label-job = W toku misja „{ $mission }”
label-row = Rząd
label-crew = Załoga
label-does = Działanie
label-map = Mapa
label-place = Miejsce
label-ships = Statki
label-reserved = Rezerwacja
label-here = Co tam leży
label-routes = Szlaki do
captain = { who }
mission-here = { $mission } ({ $points }): { $rows }
station-open = { $station }: { $says }
station-empty = { $station } (kafelek wróci w rundzie { $round })
station-gone = { $station } (bez kafelka)
number-up = liczba { $number }
number-down = liczba { $number }, zakryta
label-pirates = Piraci na szlakach
ship-of = { who }, { $ship }
ship-passed = { who }, { $ship } (pas)
label-ready = Sala odpraw
label-queue = Kolejka od początku
label-medals = Medale
label-cargo = Ładunek
cargo-of = { $cargo } (miejsc: { $capacity })
label-damage = Uszkodzenia
damage-of = { $all } (ładownie: { $damaged } z { $bays }{ $surplus ->
    [0] { "" }
   *[other] { ", " }nadmiarowe: { $surplus }
}, planszetka technologii: { $slots })
label-slots = Planszetka technologii
label-contracts = Artefakty na pomieszczeniach
slot-of = { $slot }: { $what } [{ $edges }]
label-missions = Wypełnione misje
label-points = Punkty teraz
label-rank = Stopień
label-display = Dostępne technologie
label-tech = Technologia
label-where = Gdzie
label-edges = Symbole
overlay = { $tech } (można położyć na innej)
label-tracks = Tory frakcji
label-track = Tor
label-event = wydarzenie
label-bonuses = Pola
label-supply = Zasoby ogólne
label-decks = Karty w taliach
label-discards = Odrzucone
medals-of = { $medals } (z ładunkiem zamiast medali: { $budget })
marker = pole { $at }{ $laps ->
    [0] { "" }
   *[other] { ", " }okrążenia: { $laps }
} (punkty: { $points })
space = { $at }: { $says }

score-missions = Misje
score-nian = Tor Ni'an
score-cooperative = Tor Stowarzyszenia
score-tincan = Tor Puszkinów
score-omegas = Technologie omega
score-cargo = Ładunek
score-damage = Uszkodzenia
score-passenger = Pasażer
decided-points = Najwięcej punktów.
decided-medals = Równe punkty; decyduje liczba medali.
decided-damage = Równe punkty i medale; decyduje mniejsza liczba uszkodzeń.
decided-shared = Wszystko równe: wspólne zwycięstwo.
decided-lost-rank_1 = { rank-rank_1 }. W kwaterze głównej czeka na ciebie wygodne krzesło.
decided-lost-rank_2 = { rank-rank_2 }. Tym razem lepszy był Kapitan Cień.
decided-lost-rank_3 = { rank-rank_3 }. Tym razem lepszy był Kapitan Cień.
decided-lost-rank_4 = { rank-rank_4 }. Tym razem lepszy był Kapitan Cień.
decided-lost-rank_5 = { rank-rank_5 }. Tym razem lepszy był Kapitan Cień.
decided-lost-rank_6 = { rank-rank_6 }. Tym razem lepszy był Kapitan Cień.
decided-won-rank_1 = { rank-rank_1 }. Pokonujesz Kapitana Cienia.
decided-won-rank_2 = { rank-rank_2 }. Pokonujesz Kapitana Cienia.
decided-won-rank_3 = { rank-rank_3 }. Pokonujesz Kapitana Cienia.
decided-won-rank_4 = { rank-rank_4 }. Pokonujesz Kapitana Cienia.
decided-won-rank_5 = { rank-rank_5 }. Pokonujesz Kapitana Cienia.
decided-won-rank_6 = { rank-rank_6 }. Pokonujesz Kapitana Cienia.
rank-rank_1 = Praca biurowa
rank-rank_2 = Obiecujący kapitan
rank-rank_3 = Solidny kapitan
rank-rank_4 = Odznaczony kapitan
rank-rank_5 = Chluba floty
rank-rank_6 = Żywa legenda

# Według czego badanie równowagi grupuje gry

trait-turn = Miejsce w kolejności pierwszej rundy
trait-mission = Wypełnione misje
trait-tech = Zamontowane technologie
trait-commanders = Komandorzy na koniec gry
trait-track = Pełne okrążenie toru
trait-mission_left = Misje, których nikt nie wypełnił
trait-tech_left = Technologie dostępne do końca gry
trait-completed = Misje wypełnione przez wszystkich razem
trait-decided = Co rozstrzygnęło
turn-1 = Pierwszy
turn-2 = Drugi
turn-3 = Trzeci
turn-4 = Czwarty

## Co przemawia za ruchem i przeciw niemu, słowami trenera

coach-gain = { $value } pkt
coach-medals = { $sign ->
    [more] { $count ->
        [0] użyteczniejsze medale
        [one] 1 medal więcej
        [few] { $count } medale więcej
       *[many] { $count } medali więcej
    }
   *[less] { $count ->
        [0] mniej użyteczne medale
        [one] 1 medal mniej
        [few] { $count } medale mniej
       *[many] { $count } medali mniej
    }
}
coach-crew = { $sign ->
    [more] { $count ->
        [0] lepsza załoga
        [one] 1 członek załogi więcej
        [few] { $count } członków załogi więcej
       *[many] { $count } członków załogi więcej
    }
   *[less] { $count ->
        [0] gorsza załoga
        [one] 1 członek załogi mniej
        [few] { $count } członków załogi mniej
       *[many] { $count } członków załogi mniej
    }
}
coach-damage = { $sign ->
    [more] { $count ->
        [0] mniej uszkodzeń
        [one] 1 uszkodzenie mniej
        [few] { $count } uszkodzenia mniej
       *[many] { $count } uszkodzeń mniej
    }
   *[less] { $count ->
        [0] więcej uszkodzeń
        [one] 1 uszkodzenie więcej
        [few] { $count } uszkodzenia więcej
       *[many] { $count } uszkodzeń więcej
    }
}
coach-cargo = { $sign ->
    [more] { $count ->
        [0] lepszy ładunek
        [one] 1 żeton ładunku więcej
        [few] { $count } żetony ładunku więcej
       *[many] { $count } żetonów ładunku więcej
    }
   *[less] { $count ->
        [0] gorszy ładunek
        [one] 1 żeton ładunku mniej
        [few] { $count } żetony ładunku mniej
       *[many] { $count } żetonów ładunku mniej
    }
}
coach-tracks = { $sign ->
    [more] { $count ->
        [0] lepsze miejsce na torach
        [one] 1 krok więcej na torach
        [few] { $count } kroki więcej na torach
       *[many] { $count } kroków więcej na torach
    }
   *[less] { $count ->
        [0] gorsze miejsce na torach
        [one] 1 krok mniej na torach
        [few] { $count } kroki mniej na torach
       *[many] { $count } kroków mniej na torach
    }
}
coach-techs = { $sign ->
    [more] { $count ->
        [0] lepszy statek
        [one] 1 technologia więcej
        [few] { $count } technologie więcej
       *[many] { $count } technologii więcej
    }
   *[less] { $count ->
        [0] gorszy statek
        [one] 1 technologia mniej
        [few] { $count } technologie mniej
       *[many] { $count } technologii mniej
    }
}

## Znaki: co rysuje plansza, po jednym wierszu

signs-crew = Załoga
signs-colours = Kolory
signs-effects = Co robi efekt
signs-own = Co masz
signs-map = Na mapie
sign-ensign = Chorąży
    .text = pracuje w pomieszczeniach i rzędach jednego koloru oraz w szarych pomieszczeniach.
sign-commander = Komandor
    .text = pracuje jak chorąży, a potem robi coś jeszcze.
sign-cadet = Kadet
    .text = tylko szare pomieszczenia; za medale można go wyszkolić.
sign-android = Android
    .text = każdy rząd misji, nigdy pomieszczenie.
sign-red = Czerwony
    .text = sterownia i czerwone rzędy: latanie.
sign-yellow = Żółty
    .text = magazyn broni i żółte rzędy: walka.
sign-blue = Niebieski
    .text = laboratorium i niebieskie rzędy: technologie.
sign-grey = Szary
    .text = pomieszczenia dla wszystkich oprócz androidów.
sign-gold = Złoty
    .text = rzędy androidów; technologie liczone na koniec.
sign-move = Ruch
    .text = jednym szlakiem do następnego miejsca.
sign-jump = Skok
    .text = od razu do dowolnego miejsca.
sign-fight = Walka
    .text = z piratem obok ciebie: zdobywasz statek i premię.
sign-tech = Technologia
    .text = karta z planszy centralnej trafia do sekcji twojego statku.
sign-repair = Naprawa
    .text = usuwa 1 uszkodzenie.
sign-ambush = Zasadzka
    .text = na szlaku obok ciebie może pojawić się pirat.
sign-ready = Gotowość
    .text = z początku kolejki do sali odpraw.
sign-queue = Kolejka
    .text = kto pracował, czeka tu na swój czas.
sign-any_track = Postęp
    .text = jedno pole na wybranym torze frakcji.
sign-peek = Podgląd
    .text = kart, których nikt inny nie widzi.
sign-swap = Na inną
    .text = tę technologię można położyć na już posiadanej.
sign-guard = Ochrona
    .text = chroni przed uszkodzeniem albo piratem.
sign-everybody = Wszyscy
    .text = dostają to wszyscy gracze.
sign-discard = Jeden raz
    .text = działa raz, potem karty już nie ma.
sign-medal = Medal
    .text = płaci się nim za szkolenie i awans.
sign-artifact = Artefakt
    .text = dwa w kolorze pomieszczenia wykonują jego pracę.
sign-damage = Uszkodzenie
    .text = zamyka ładownię albo sekcję; 1 punkt mniej na koniec.
sign-bay = Ładownia
    .text = mieści jeden artefakt albo jeden pokonany statek piracki.
sign-mission = Misja
    .text = karta z rzędami; przydziel jej załogę tam, gdzie leży.
sign-star = Punkty
    .text = za misję albo technologię na koniec gry.
sign-pirate = Pirat
    .text = stoi na szlaku; przelot obok kosztuje 1 uszkodzenie.
sign-station = Stacja
    .text = kto kończy tu turę, może wziąć jej kafelek.
sign-nian = Ni'an
    .text = frakcja; jej tor daje bonusy i punkty.
sign-cooperative = Stowarzyszenie
    .text = frakcja; jej tor daje bonusy i punkty.
sign-tincan = Puszkini
    .text = frakcja; jej tor daje bonusy i punkty.
sign-event = Wydarzenie
    .text = dzieje się, gdy ktoś pierwszy dotrze do tego pola toru.
sign-shadow = Kapitan Cień
    .text = przeciwnik w grze solo: lata według kart i zabiera misje.
sign-passenger = Pasażer
    .text = leci z tobą w grze solo i zmienia jedną zasadę.
sign-designed = Nasz projekt
    .text = ta karta powstała dla tego wydania.
sign-ship = Statek
    .text = jest w jakimś miejscu; lata dzięki sterowni i efektom.
sign-stay = Ostatni zostają
    .text = Gdy na koniec rundy kolejka rusza, stojący na prawo od tej kreski w niej zostają.
sign-slot = Sekcja
    .text = Wolna część statku: można tu położyć technologię.
sign-goal = Punkty do pobicia
    .text = Twoje dotychczasowe punkty, z tylu potrzebnych do wygrania gry solo.
sign-pair = Para
    .text = technologie, których pasujące boki się stykają.
sign-back = Wstecz
    .text = jedno pole wstecz na torze frakcji.
