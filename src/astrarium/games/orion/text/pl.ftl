### Master of Orion po polsku. Wartość to nazwa w mianowniku; .acc biernik, .gen dopełniacz, .loc miejscownik; .text mówi, co rzecz robi.

## Gra

game-title = Master of Orion
game-blurb = Poprowadź cywilizację wśród gwiazd: wznoś struktury w swoich układach, dbaj o morale i atakuj tych, którzy zaniedbali flotę. Po ośmiu rundach wygrywa ten, kto ma najwięcej punktów zwycięstwa.
game-about = Zasady, zdolności większości ras i działanie wielu kart pochodzą z oryginalnej gry, na ile opisuje je instrukcja. Listy kart nie udało się znaleźć, dlatego resztę zaprojektowaliśmy od nowa: prawie wszystkie kolory, koszty, produkcję i punkty struktur, zasoby początkowe, czternaście struktur w całości i doradczynię Emisariuszkę Solę, działanie jedenastu innych struktur, Moldreda i Quaila oraz zdolności Meklarów i Alkari. Karty, których działanie jest naszym pomysłem, są oznaczone. Pełną listę zawiera rozdział O23 zasad. Kto ma pudełko, może karty poprawić: astrarium play --components PLIK.

setting-beginner = Gra dla początkujących
    .text = Wszyscy grają Ludźmi, a doradców nie ma.
setting-random_races = Losowe rasy
    .text = Rasy się losuje, zamiast wybierać je po kolei. W grze dla początkujących są tylko Ludzie.

refusal-beginner = W grze dla początkujących wszyscy grają Ludźmi.
refusal-seats = Podano { $count ->
    [one] { $count } rasę
    [few] { $count } rasy
   *[many] { $count } ras
}, a graczy jest { $seats }.
refusal-first = Nie ma miejsca { $first } przy stole dla tylu graczy: { $seats }; miejsca liczy się od 0.
refusal-no-advisors = W grze dla początkujących nie ma doradców.
refusal-too-often = { $card }: podano więcej egzemplarzy, niż jest w pudełku.
refusal-twice = { $race }: tą rasą może grać tylko jedna osoba.

## Doradcy

card-fulcrum_sandebar = Fulcrum Sandebar
    .acc = Fulcruma Sandebara
    .gen = Fulcruma Sandebara
    .text = Zaczyna dodatkowy układ, zostaje na jego spodzie i nie można go odesłać ani zastąpić. Gdy go zatrudniasz, wybierz mu kolor. Struktury w jego układzie kosztują cię o 1 zasób mniej, nawet gdy jest zakryty.
card-harrava = Harrava
    .acc = Harravę
    .gen = Harravy
    .text = Po ataku: możesz położyć tu znacznik z rezerw; koniec rundy go nie usuwa. Początek rundy: leżący tu znacznik dołącza do twoich dostępnych znaczników.
card-vale = Vale
    .text = Zawsze: gdy atakujesz i porównujesz floty, twoja liczy się jako większa o 2. Po ataku: możesz położyć tu znacznik z rezerw, aby zyskać 3 PZ i stracić 1 morale.
card-advia_osm = ADVIA-OSM
    .text = Zbuduj za 1 zasób mniej strukturę, która leży na wierzchu stosu kart odrzuconych.
card-victoria = Wiktoria
    .acc = Wiktorię
    .gen = Wiktorii
    .text = Zyskaj 2 sztuki żywności, 2 jednostki floty albo 2 poziomy produkcji.
card-moldred = Moldred
    .acc = Moldreda
    .gen = Moldreda
    .text = Strać 1 morale, aby dostać 2 znaczniki akcji.
card-quail = Quail
    .acc = Quaila
    .gen = Quaila
    .text = Dobierz 1 kartę i zyskaj 1 sztukę żywności.
card-emissary_sola = Emisariuszka Sola
    .acc = Emisariuszkę Solę
    .gen = Emisariuszki Soli
    .text = Zyskaj 1 morale i 2 PZ.

## Niebieskie struktury

card-biospheres = Biosfery
    .gen = Biosfer
    .text = Weź na rękę wierzchnią kartę ze stosu kart odrzuconych.
card-cloning_center = Centrum klonowania
    .text = Zyskaj 4 sztuki żywności.
card-civil_transport = Transportowiec cywilny
    .gen = Transportowca cywilnego
    .text = Możesz zbudować z ręki jeszcze jedną strukturę za zwykłą cenę. Jeśli jest niebieska, możesz zbudować kolejną.
card-colony_ship = Statek kolonizacyjny
    .gen = Statku kolonizacyjnego
    .text = Zbuduj z ręki strukturę w tym układzie za 2 zasoby mniej.
card-soil_enrichment = Zakład użyźniania gleby
    .gen = Zakładu użyźniania gleby
    .text = Zyskaj 2 sztuki żywności za każdą niebieską kartę w tym układzie, także za tę.
card-pleasure_dome = Kopuła przyjemności
    .acc = Kopułę przyjemności
    .gen = Kopuły przyjemności
    .text = Zyskaj 3 morale.
card-government_support = Rządowa instytucja wsparcia
    .acc = Rządową instytucję wsparcia
    .gen = Rządowej instytucji wsparcia
    .text = Wydaj 2 sztuki żywności, aby zyskać 2 morale i 2 PZ.
card-hydroponic_farm = Farma hydroponiczna
    .acc = Farmę hydroponiczną
    .gen = Farmy hydroponicznej
    .text = Zyskaj 2 sztuki żywności.
card-weather_controller = Stacja kontroli pogody
    .acc = Stację kontroli pogody
    .gen = Stacji kontroli pogody
    .text = Zyskaj 1 sztukę żywności albo 1 jednostkę floty.
card-subterranean_farms = Podziemne farmy
    .gen = Podziemnych farm
    .text = Eksploatacja niebieskiej karty daje ci o 1 sztukę żywności więcej.
card-terraforming = Terraformowanie
    .gen = Terraformowania
    .text = Zyskaj 1 morale.
card-gaia_transformation = Transformacja Gai
    .acc = Transformację Gai
    .gen = Transformacji Gai
    .text = Warta 2 PZ za każdą niebieską kartę w tym układzie, także za siebie. Budowa wymaga morale 6.
card-scout_ship = Statek zwiadowczy
    .gen = Statku zwiadowczego
    .text = Dobierz 2 karty.

## Czerwone struktury

card-frigate = Fregata
    .acc = Fregatę
    .gen = Fregaty
    .text = Zyskaj 1 jednostkę floty.
card-death_spores = Śmiercionośne zarodniki
    .gen = Śmiercionośnych zarodników
    .text = Możesz położyć tu znacznik z rezerw: obrońca traci dodatkowo 1 morale.
card-fighter_garrison = Garnizon myśliwców
    .gen = Garnizonu myśliwców
    .text = Zyskaj 1 jednostkę floty za każdą czerwoną kartę w tym układzie, także za tę.
card-orbital_batteries = Baterie orbitalne
    .gen = Baterii orbitalnych
    .text = Atak na ciebie kosztuje o 1 jednostkę floty więcej.
card-dropship = Desantowiec
    .gen = Desantowca
    .text = Wskaż po jednej aktywnej strukturze każdego przeciwnika; trafia ona na spód swojego układu.
card-star_fortress = Gwiezdna forteca
    .acc = Gwiezdną fortecę
    .gen = Gwiezdnej fortecy
    .text = Zyskaj 1 PZ za każdym razem, gdy ktoś cię zaatakuje.
card-destroyer = Niszczyciel
    .gen = Niszczyciela
    .text = Możesz położyć tu znacznik z rezerw: obrońca odrzuca 2 karty albo traci 2 morale.
card-battleship = Pancernik
    .gen = Pancernika
    .text = Możesz położyć tu znacznik z rezerw: obrońca musi zająć znacznikami z rezerw wszystkie puste pola aktywnych kart i doradcy.
card-titan = Tytan
    .acc = Tytana
    .gen = Tytana
    .text = Każdy przeciwnik traci 1 morale za każdy swój układ. Budowa wymaga morale 6.
card-doom_star = Gwiazda zagłady
    .acc = Gwiazdę zagłady
    .gen = Gwiazdy zagłady
    .text = Zyskaj 1 PZ, a obrońca traci 1 morale. Budowa wymaga morale 6.
card-artemis_system_net = Sieć systemowa Artemis
    .acc = Sieć systemową Artemis
    .gen = Sieci systemowej Artemis
    .text = Warta 2 PZ za każdą czerwoną kartę w tym układzie, także za siebie. Budowa wymaga morale 6.

## Żółte struktury

card-trade_goods = Wymiana towarów
    .acc = Wymianę towarów
    .gen = Wymiany towarów
    .text = Zyskaj 1 sztukę żywności i 1 poziom produkcji. Każdy przeciwnik zyskuje 1 sztukę żywności.
card-colonial_treasury = Kolonialna izba skarbowa
    .acc = Kolonialną izbę skarbową
    .gen = Kolonialnej izby skarbowej
    .text = Możesz oddać dostępny znacznik i zyskać według karty bezpośrednio pod spodem: na niebieskiej 6 sztuk żywności, na czerwonej 4 jednostki floty, na żółtej 2 poziomy produkcji.
card-automated_factory = Zautomatyzowana fabryka
    .acc = Zautomatyzowaną fabrykę
    .gen = Zautomatyzowanej fabryki
    .text = Wydaj 2 sztuki żywności, aby zyskać 1 poziom produkcji.
card-spaceport = Port kosmiczny
    .gen = Portu kosmicznego
    .text = Wymień 3 sztuki żywności i 3 jednostki floty na 2 poziomy produkcji albo 2 poziomy produkcji na 3 sztuki żywności i 3 jednostki floty.
card-planetary_stock_exchange = Planetarny rynek surowców
    .gen = Planetarnego rynku surowców
    .text = Wydaj 1 PZ, aby zyskać 2 poziomy produkcji. Aktywacja wymaga morale 6.
card-robominer_plant = Zrobotyzowana kopalnia
    .acc = Zrobotyzowaną kopalnię
    .gen = Zrobotyzowanej kopalni
    .text = Eksploatacja żółtej karty daje ci o 1 poziom produkcji więcej.
card-recyclotron = Recyklotron
    .gen = Recyklotronu
    .text = Zyskaj 1 poziom produkcji za każdą żółtą kartę w tym układzie, także za tę.
card-space_elevator = Winda kosmiczna
    .acc = Windę kosmiczną
    .gen = Windy kosmicznej
    .text = Każda struktura kosztuje cię o 1 zasób mniej.
card-orbital_shipyard = Stocznia orbitalna
    .acc = Stocznię orbitalną
    .gen = Stoczni orbitalnej
    .text = Zbuduj z ręki czerwoną strukturę za 2 zasoby mniej. Aktywacja wymaga morale 6.
card-deep_core_mine = Kopalnia głębinowa
    .acc = Kopalnię głębinową
    .gen = Kopalni głębinowej
    .text = Możesz stracić 1 morale, aby zyskać 1 poziom produkcji.
card-industrial_complex = Kompleks przemysłowy
    .gen = Kompleksu przemysłowego
    .text = Wart 2 PZ za każdą żółtą kartę w tym układzie, także za siebie. Budowa wymaga morale 6.

## Szare struktury

card-communications_satellite = Satelita komunikacyjny
    .acc = Satelitę komunikacyjnego
    .gen = Satelity komunikacyjnego
    .text = Możesz ułożyć karty jednego ze swoich układów w dowolnej kolejności.
card-autolab = Autolaboratorium
    .text = Dostajesz 1 znacznik akcji i jeszcze 1, jeśli masz wtedy aktywną żółtą kartę.
card-spy_training_complex = Szpiegowski kompleks szkoleniowy
    .gen = Szpiegowskiego kompleksu szkoleniowego
    .text = Każdy przeciwnik odsyła swojego doradcę na środek stołu.
card-holosimulator = Holosymulator
    .gen = Holosymulatora
    .text = Możesz oddać dostępny znacznik, aby zatrudnić lub wymienić doradcę bez odrzucania kart.
card-advanced_data_center = Zaawansowane centrum danych
    .gen = Zaawansowanego centrum danych
    .text = Weź na rękę dowolną kartę ze stosu kart odrzuconych.
card-research_laboratory = Laboratorium badawcze
    .gen = Laboratorium badawczego
    .text = Dobierz 3 karty.
card-astro_university = Astrouniwersytet
    .gen = Astrouniwersytetu
    .text = Dobierz 1 kartę.
card-high_orbit_sonar = Sonar wysokoorbitalny
    .gen = Sonaru wysokoorbitalnego
    .text = Możesz aktywować dowolnie wiele swoich aktywnych kart, a także doradcę, w dowolnej kolejności; na każdą z tych aktywacji kładziesz znacznik z rezerw.
card-planetary_supercomputer = Planetarny superkomputer
    .gen = Planetarnego superkomputera
    .text = Możesz odrzucić kartę, aby zyskać 2 poziomy produkcji za każdą szarą kartę w tym układzie, także za tę.
card-galactic_cybernet = Galaktyczna cybersieć
    .acc = Galaktyczną cybersieć
    .gen = Galaktycznej cybersieci
    .text = Warta 2 PZ za każdą szarą kartę w tym układzie, także za siebie. Budowa wymaga morale 6.

## Rasy

race-human = Ludzie
    .acc = Ludzi
    .gen = Ludzi
    .text = Bez zdolności, ale z najbogatszym startem.
race-alkari = Alkari
    .text = Zaczynasz z 3 PZ. Na początku rundy możesz wydać 1 PZ, aby dostać 1 znacznik akcji.
race-bulrathi = Bulrathi
    .text = Wysoki rozwój daje ci 4 znaczniki akcji i 2 dowolne zasoby, a nie kosztuje morale.
race-darlok = Darlokowie
    .acc = Darloków
    .gen = Darloków
    .text = Gdy wykonujesz akcję propagandy, każdy przeciwnik odrzuca 1 kartę; potem możesz wziąć jedną z 3 wierzchnich kart ze stosu kart odrzuconych.
race-meklar = Meklarzy
    .acc = Meklarów
    .gen = Meklarów
    .text = Żółte struktury kosztują cię o 1 zasób mniej.
race-mrrshan = Mrrshanie
    .acc = Mrrshan
    .gen = Mrrshan
    .text = Każda akcja eksploatacji daje ci też 1 jednostkę floty.
race-psilon = Psiloni
    .acc = Psilonów
    .gen = Psilonów
    .text = Twoja akcja badań daje 3 karty zamiast 2.

## Słowa gry

food = Żywność
fleet = Flota
production = Produkcja
morale = Morale
    .text = Najwyżej 10. Poniżej 6 niektórych kart nie można budować ani aktywować; przy 0 lub mniej gra kończy się wraz z rundą.
structure = Struktura
advisor = Doradca
designed-mark = nasz projekt

colour-blue = niebieski
    .acc = niebieską
    .gen = niebieskiego
colour-red = czerwony
    .acc = czerwoną
    .gen = czerwonego
colour-yellow = żółty
    .acc = żółtą
    .gen = żółtego
colour-grey = szary
    .acc = szarą
    .gen = szarego

level-high = wysoki
    .text = Któryś zasób na poziomie 7 lub wyżej: 5 znaczników akcji, ale tracisz 1 morale.
level-medium = średni
    .text = Najwyższy zasób na poziomie od 4 do 6: 4 znaczniki akcji.
level-low = niski
    .text = Żaden zasób nie przekracza 3: 3 znaczniki akcji, 1 karta i 1 morale.

moment-activation = Aktywacja
    .text = Połóż znacznik na polu A i rozpatrz efekt.
moment-after_attack = Po ataku
    .text = Raz po każdym swoim ataku.
moment-after_build = Po wybudowaniu
    .text = Raz, od razu po wybudowaniu tej karty.
moment-end_game = Na koniec gry
    .text = Liczy się przy końcowej punktacji, także pod innymi kartami.
moment-always = Zawsze
    .text = Działa, dopóki karta jest aktywna.
moment-start_of_round = Na początku rundy
    .text = Po określeniu rozwoju, na początku każdej rundy.
moment-slot = { $moment } ({ $slot })
ability = { $moment }: { $words }
designed = { $words } (nasz projekt)
corrected = { $words } (przed poprawką)

action-build = Budowa
    .text = Połóż strukturę z ręki w jednym ze swoich układów albo zacznij nią nowy i zapłać za nią.
action-exploit = Eksploatacja
    .text = Odrzuć kartę: niebieska daje 3 sztuki żywności, czerwona 2 jednostki floty, żółta 1 poziom produkcji, a szara pozwala dobrać 4 karty i zachować 3.
action-research = Badania
    .text = Dobierz 2 karty.
action-activate = Aktywacja
    .text = Użyj efektu „Aktywacja” aktywnej karty albo doradcy.
action-attack = Atak
    .text = Mając flotę nie mniejszą od floty przeciwnika, wydaj 2 jednostki floty: zyskujesz 2 PZ, a on traci 1 morale.
action-trade = Handel
    .text = Jedna wymiana: 3 sztuki żywności, 2 jednostki floty i 1 poziom produkcji są warte tyle samo.
action-propaganda = Propaganda
    .text = Raz na rundę: zyskaj 3 morale.
action-contract = Kontrakt
    .text = Odrzuć 3 karty i zatrudnij doradcę.

count-food = { $n ->
    [one] { $n } sztuka żywności
    [few] { $n } sztuki żywności
   *[many] { $n } sztuk żywności
}
    .acc = { $n ->
        [one] { $n } sztukę żywności
        [few] { $n } sztuki żywności
       *[many] { $n } sztuk żywności
    }
    .gen = { $n ->
        [one] { $n } sztuki żywności
       *[many] { $n } sztuk żywności
    }
    .lost = { $n ->
        [one] przepada { $n } sztuka żywności
        [few] przepadają { $n } sztuki żywności
       *[many] przepada { $n } sztuk żywności
    }
count-fleet = { $n ->
    [one] { $n } jednostka floty
    [few] { $n } jednostki floty
   *[many] { $n } jednostek floty
}
    .acc = { $n ->
        [one] { $n } jednostkę floty
        [few] { $n } jednostki floty
       *[many] { $n } jednostek floty
    }
    .gen = { $n ->
        [one] { $n } jednostki floty
       *[many] { $n } jednostek floty
    }
    .lost = { $n ->
        [one] przepada { $n } jednostka floty
        [few] przepadają { $n } jednostki floty
       *[many] przepada { $n } jednostek floty
    }
count-production = { $n ->
    [one] { $n } poziom produkcji
    [few] { $n } poziomy produkcji
   *[many] { $n } poziomów produkcji
}
    .gen = { $n ->
        [one] { $n } poziomu produkcji
       *[many] { $n } poziomów produkcji
    }
    .lost = { $n ->
        [one] przepada { $n } poziom produkcji
        [few] przepadają { $n } poziomy produkcji
       *[many] przepada { $n } poziomów produkcji
    }
count-points = { $n } PZ
count-markers = { $n ->
    [one] { $n } znacznik akcji
    [few] { $n } znaczniki akcji
   *[many] { $n } znaczników akcji
}
count-nothing = nic
count-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
    .acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
rate = { $pays-acc } na { $goods-acc }
card-in = { $card } (układ { $n })
    .acc = { $card-acc } (układ { $n })
    .gen = { $card-gen } (układ { $n })
card-in-extra = { $card } (dodatkowy układ)
    .acc = { $card-acc } (dodatkowy układ)
    .gen = { $card-gen } (dodatkowy układ)
card-from-top = { $card } ({ $n ->
    [1] na wierzchu
   *[other] { $n }. od wierzchu
})
card-priced = { $card } ({ $goods })
    .acc = { $card-acc } ({ $goods })
card-for = { $card } za { $goods-acc }
    .acc = { $card-acc }: zyskasz { $goods-acc }
card-draws = { $card }: dobierz { $draw } i zachowaj { $keep }
    .acc = { $card-acc }: dobierz { $draw } i zachowaj { $keep }
attack-price = { $player } (koszt: { $goods })
    .acc = { $player-acc } (koszt: { $goods })
use-card = Użyj { $card-gen }
use-advisor = Skorzystaj z pomocy { $card-gen }
race-ability = zdolność { $race-gen }
    .gen = zdolności { $race-gen }
card-marked = { $card } ■
card-coloured = { $card } (kolor { $colour })
place-on = { $system }, na wierzchu { $card }
stack = { $system }, na wierzchu { $card }
place-new = Nowy układ ({ $n })
place-advisor = Dodatkowy układ, pod spodem { $card }
system = Układ { $n }
    .gen = układu { $n }
    .acc = układ { $n }
system-of = { $system } ({ $seat })
system-extra = Dodatkowy układ
    .gen = dodatkowego układu
    .acc = dodatkowy układ
loss-discard_hand = Odrzuć { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
loss-morale = Strać { $n } morale

## Pytania

prompt-race = Którą rasę prowadzisz?
prompt-mulligan = Które karty wymieniasz? Ta wskazana jako ostatnia będzie leżeć na wierzchu stosu kart odrzuconych.
prompt-action = Jaką akcję wykonujesz?
prompt-place = Gdzie budujesz { $card-acc }?
prompt-pay = Jak płacisz za { $card-acc }? Oszczędzasz { $saved ->
    [one] { $saved } zasób
    [few] { $saved } zasoby
   *[many] { $saved } zasobów
}.
prompt-build = { $card }: którą strukturę budujesz?
prompt-gain = { $card }: co zyskujesz?
prompt-gain-any = { $count ->
    [one] Który zasób zyskujesz
    [few] Które { $count } zasoby zyskujesz
   *[many] Które { $count } zasobów zyskujesz
} za wysoki rozwój?
prompt-exchange = { $card }: w którą stronę wymieniasz?
prompt-use = Czy używasz { $card-gen }?
prompt-start-effect = Którego efektu początku rundy używasz teraz?
prompt-after-attack = Którego efektu używasz po ataku?
prompt-activate-next = { $card }: którą kartę teraz aktywujesz?
prompt-discard = { $count ->
    [one] Którą kartę odrzucasz?
    [few] Które { $count } karty odrzucasz? Ta wskazana jako ostatnia będzie leżeć na wierzchu.
   *[many] Które { $count } kart odrzucasz? Ta wskazana jako ostatnia będzie leżeć na wierzchu.
}
prompt-discard-drawn = { $count ->
    [one] Którą z dobranych kart odrzucasz? Pozostałe zachowujesz.
   *[other] Które { $count } z dobranych kart odrzucasz? Ta wskazana jako ostatnia będzie leżeć na wierzchu.
}
prompt-hand-limit = Masz za dużo kart. { $count ->
    [one] Którą odrzucasz?
   *[other] Które { $count } odrzucasz? Ta wskazana jako ostatnia będzie leżeć na wierzchu.
}
prompt-take = Którą kartę bierzesz ze stosu kart odrzuconych ({ $card })?
prompt-hire = { $card }: kogo zatrudniasz?
prompt-colour = Jaki kolor ma mieć twój doradca?
prompt-bury = Która aktywna struktura { $player-gen } trafia na spód swojego układu?
prompt-reorder = { $card }: w którym układzie zmieniasz kolejność kart?
prompt-order = W jakiej kolejności, od spodu do wierzchu, leżą karty { $system-gen }?
prompt-suffer = Trafia cię { $card }: co wybierasz?
prompt-fill = { $count ->
    [one] Które pole zajmujesz znacznikiem
    [few] Które { $count } pola zajmujesz znacznikami
   *[many] Które { $count } pól zajmujesz znacznikami
} ze swoich rezerw?

## Możliwości

option-build = Zbuduj { $priced-acc }
option-exploit = Eksploatuj { $exploited-acc }
option-research = Badania: dobierz karty
option-activate = Aktywuj { $source-acc }
option-attack = Zaatakuj { $target-acc }
option-trade = Wymień { $rate }
option-propaganda = Propaganda: podnieś morale
option-hire = Zatrudnij { $card-acc }
option-on = { $place }
option-pay = Zapłać: { $goods }
option-gain = { $goods }
option-exchange = { $exchange }
option-use = { $used }
option-skip = Nie, dziękuję
option-done = Żadnych więcej efektów
option-stop = Nie aktywuj już nic
option-discard = { $card }
option-take = { $discarded }
option-bury = { $source }
option-system = { $stack }
option-card = { $card }
option-slot = { $source }, pole { $slot }
option-suffer = { $loss }
option-colour = { $colour }
option-race = { $race }

## Zdarzenia

event-race = Rasa { $seat-gen }: { $race }.
event-began = Pierwszy gracz: { $seat }.
event-advisors = Doradcy do zatrudnienia: { $cards }.
event-round = Zaczyna się runda { $round }.
event-first = Pierwszy gracz w następnej rundzie: { $seat }.
event-developed = Poziom rozwoju { $seat-gen }: { $level }.
event-markers = { $seat } { $count ->
    [0] nie dostaje znacznika akcji: rezerwy są puste
    [one] dostaje { $count } znacznik akcji
    [few] dostaje { $count } znaczniki akcji
   *[many] dostaje { $count } znaczników akcji
}.
event-gained = { $seat } zyskuje { $goods-acc }.
event-gained-part = { $seat } zyskuje { $goods-acc }; { $lost-lost }, bo brak miejsca.
event-gained-nothing = { $seat } nic nie zyskuje: { $lost-lost }, bo brak miejsca.
event-exchanged = { $seat } wymienia { $pays-acc } na { $goods-acc }.
event-exchanged-part = { $seat } wymienia { $pays-acc } na { $goods-acc }; { $lost-lost }, bo brak miejsca.
event-morale-up = Morale { $seat-gen }: +{ $amount }, teraz { $morale }.
event-morale-full = Morale { $seat-gen } zostaje na { $morale }.
event-morale-down = Morale { $seat-gen }: −{ $amount }, teraz { $morale }.
event-scored = { $seat } zyskuje { $points } PZ.
event-drew = { $seat } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
event-drew-cards = Twoje nowe karty: { $cards }.
event-drew-nothing = { $seat } nie ma skąd dobrać karty.
event-reshuffled = Karty odrzucone, poza wierzchnią, zostały potasowane: w talii { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}.
event-discarded = { $seat } odrzuca: { $cards-acc }.
event-exploited = { $seat } eksploatuje { $cards-acc }.
event-took = { $seat } bierze { $structure-acc } ze stosu kart odrzuconych.
event-built = { $seat } buduje { $structure-acc } ({ $system }) i płaci: { $goods }.
event-built-free = { $seat } buduje { $structure-acc } ({ $system }) za darmo.
event-activated = { $seat } aktywuje { $card-acc }.
event-used-race = { $seat } korzysta ze zdolności { $race-gen }.
event-used = { $seat } używa { $card-gen }.
event-used-advisor = { $seat } korzysta z pomocy { $card-gen }.
event-attacked = { $seat } atakuje { $player-acc }: wydaje { $fleet ->
    [one] { $fleet } jednostkę
    [few] { $fleet } jednostki
   *[many] { $fleet } jednostek
} floty i zyskuje { $points } PZ.
event-paid = { $seat } wydaje { $goods-acc }.
event-paid-points = { $seat } wydaje { $points } PZ.
event-paid-markers = { $seat } oddaje { $count ->
    [one] dostępny znacznik
    [few] { $count } dostępne znaczniki
   *[many] { $count } dostępnych znaczników
}.
event-propaganda = { $seat } szerzy propagandę.
event-hired = { $seat } zatrudnia { $card-acc }.
event-returned = { $card } opuszcza { $seat-acc } i znów jest do zatrudnienia.
event-coloured = { $card }: wybrany kolor to { $colour }.
event-buried = Karta „{ $structure }” { $seat-gen } trafia na spód swojego układu.
event-all-lie-alone = Każda struktura { $seat-gen } leży w układzie sama, więc nic się nie zmienia.
event-nothing-to-bury = Żadna struktura { $seat-gen } nie może trafić na spód układu: nie ma ani jednej.
event-lay-alone = Karta „{ $structure }” { $seat-gen } leży w układzie sama, więc nic się nie zmienia.
event-reordered = { $seat } zmienia kolejność kart { $system-gen }; na wierzchu: { $structure }.
event-filled = { $seat } musi położyć na polach kart { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
} z rezerw.
event-marker-joined = Znacznik z karty { $card } dołącza do dostępnych znaczników { $seat-gen }.
event-over-rounds = Ostatnia runda dobiegła końca.
event-over-morale = Morale { $seat-gen } wynosi { $morale }: koniec gry.
event-over-systems = Układy { $seat-gen } są pełne: koniec gry.

## Dlaczego nie

barred-too-dear = Brakuje ci { $goods-gen }{ $saved ->
    [0] {""}
   *[other] , a zniżka pokryje tylko { $saved }
}.
barred-morale = Wymaga morale { $least }, a twoje wynosi { $morale }.
barred-no-room = Nie ma na to miejsca.
barred-full = Ten układ jest pełny.
barred-colour = To nie ten kolor: możesz zbudować tylko { $colour-acc } strukturę.
barred-slot = Pole na znacznik jest zajęte do końca rundy.
barred-covered = Ta karta jest zakryta; aktywna jest tylko wierzchnia karta układu.
barred-no-discards = Stos kart odrzuconych jest pusty.
barred-cost = Kosztuje { $cost-acc }, a masz mniej.
barred-needs = Brakuje tego, czego wymaga.
barred-top-discard = Wierzchnia karta stosu kart odrzuconych to { $card }. { $why }
barred-exchange = Nie stać cię na żadną stronę wymiany.
barred-nothing-to-build = Nie masz nic, co dałoby się tak zbudować.
barred-attack-limit = { $count ->
    [one] W tej rundzie atak na { $player-acc } już był
   *[other] W tej rundzie były już { $count } ataki na { $player-acc }
} i więcej nie wolno.
barred-fleet = Twoja flota liczy { $fleet }, a przeciwnika { $theirs }.
barred-toll = Atak kosztuje { $toll ->
    [one] { $toll } jednostkę
    [few] { $toll } jednostki
   *[many] { $toll } jednostek
} floty, a masz { $fleet }.
barred-trade = Do tej wymiany potrzeba { $goods-gen }, a masz { $have }.
barred-propaganda = W tej rundzie propaganda już była.
barred-contract = Kontrakt kosztuje { $need } karty, a w ręce masz { $have }.
barred-settled = { $card }: nie można go odesłać ani zastąpić.

## Plansza i wynik

phase-races = Wybór ras
phase-deal = Przygotowanie
phase-mulligan = Pierwsze karty
phase-income = Początek rundy: zasoby
phase-development = Początek rundy: rozwój
phase-start_effects = Początek rundy: efekty
phase-turn = Akcje
phase-end_check = Koniec rundy
phase-hand_limit = Koniec rundy: limit kart
phase-over = Koniec gry
label-round = Runda
round-of = { $round } z { $rounds }
label-phase = Faza
label-first = Pierwszy gracz
label-acting = Teraz
label-deck = Talia
label-discards = Karty odrzucone
pile = { $n ->
    [one] { $n } karta
    [few] { $n } karty, od wierzchu
   *[many] { $n } kart, od wierzchu
}: { $cards }
pile-deep = { $n ->
    [few] { $n } karty
   *[many] { $n } kart
}, od wierzchu: { $cards }, …
label-players = Gracze
label-player = Gracz
label-race = Rasa
label-races = Rasy
label-start = Na początku
label-led-by = Prowadzi
label-abilities = Zdolności ras
label-food = Żywność
label-fleet = Flota
label-production = Produkcja
with-income = { $n } (+{ $income })
label-morale = Morale
label-vp = PZ na torze
label-pool = Znaczniki
markers = dostępne { $pool }, w rezerwach { $reserve }
label-hand = Ręka
label-advisor = Doradca
label-points = Punkty teraz
label-systems = Układy
label-system = Układ
label-active = Karta aktywna
label-covered = Zakryte, od góry
label-text = Działanie
label-middle = Doradcy do zatrudnienia
label-your-hand = Twoje karty
label-card = Karta
label-colour = Kolor
label-cost = Koszt
label-produces = Daje
label-worth = PZ

score-attacks = Ataki
score-effects = Efekty kart i ras
score-morale = Morale
score-structures = Struktury
score-formulas = Efekty na koniec gry
decided-points = Więcej punktów zwycięstwa.
decided-morale = Punktów tyle samo; decyduje wyższe morale.
decided-resources = Punktów i morale tyle samo; decyduje liczba zasobów.
decided-shared = Wszystko równe: wspólne zwycięstwo.

## Badania balansu

trait-race = Rasa
trait-advisor = Doradca na koniec gry
trait-built = Zbudowane struktury
trait-ending = Jak skończyła się gra
trait-rounds = Rozegrane rundy
trait-decided = Co rozstrzygnęło
ending-rounds = Rozegrano wszystkie rundy
ending-morale = Czyjeś morale spadło do 0
ending-systems = Czyjeś układy się zapełniły
