### Master of Orion po polsku. Wartość to nazwa w mianowniku; .acc biernik, .gen dopełniacz, .loc miejscownik; .text mówi, co rzecz robi.

## Gra

game-title = Master of Orion
game-blurb = Poprowadź cywilizację wśród gwiazd: wznoś struktury w swoich układach, dbaj o morale i atakuj tych, którzy zaniedbali flotę. Po ośmiu rundach wygrywa ten, kto ma najwięcej punktów zwycięstwa.
game-about = Zasady, zdolności większości ras i działanie wielu kart pochodzą z oryginalnej gry, na ile opisuje je instrukcja. Listy kart nie udało się znaleźć, dlatego resztę zaprojektowaliśmy od nowa: prawie wszystkie kolory, koszty, produkcję i punkty struktur, zasoby początkowe, czternaście struktur w całości i doradczynię Emisariuszkę Solę, działanie jedenastu innych struktur, Moldreda i Quaila oraz zdolności Meklarów i Alkari. Karty, których działanie jest naszym pomysłem, są oznaczone. Pełną listę zawiera rozdział O23 zasad. Kto ma pudełko, może karty poprawić: astrarium play --components PLIK.

primer-goal = Mieć najwięcej punktów zwycięstwa na koniec: za ataki, karty, struktury i morale ludu. Gra kończy się po ośmiu rundach albo gdy czyjeś morale spadnie do zera lub ktoś zapełni cztery układy.
primer-turn = Wydaj znacznik na jedną akcję: zbuduj kartę z ręki, eksploatuj ją, by zdobyć zasoby, dobierz karty, zaatakuj, handluj, zatrudnij doradcę. Runda trwa, dopóki ktoś ma znaczniki.
primer-mind = Struktury leżą w stosach. Działa karta z wierzchu, a zakryte nadal dają zasoby i punkty. Im więcej zasobów na początku rundy, tym więcej znaczników, ale i większa strata morale.

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
card-harrava = Harrava
    .acc = Harravę
    .gen = Harravy
card-vale = Vale
card-advia_osm = ADVIA-OSM
card-victoria = Wiktoria
    .acc = Wiktorię
    .gen = Wiktorii
card-moldred = Moldred
    .acc = Moldreda
    .gen = Moldreda
card-quail = Quail
    .acc = Quaila
    .gen = Quaila
card-emissary_sola = Emisariuszka Sola
    .acc = Emisariuszkę Solę
    .gen = Emisariuszki Soli

## Niebieskie struktury

card-biospheres = Biosfery
    .gen = Biosfer
card-cloning_center = Centrum klonowania
card-civil_transport = Transportowiec cywilny
    .gen = Transportowca cywilnego
card-colony_ship = Statek kolonizacyjny
    .gen = Statku kolonizacyjnego
card-soil_enrichment = Zakład użyźniania gleby
    .gen = Zakładu użyźniania gleby
card-pleasure_dome = Kopuła przyjemności
    .acc = Kopułę przyjemności
    .gen = Kopuły przyjemności
card-government_support = Rządowa instytucja wsparcia
    .acc = Rządową instytucję wsparcia
    .gen = Rządowej instytucji wsparcia
card-hydroponic_farm = Farma hydroponiczna
    .acc = Farmę hydroponiczną
    .gen = Farmy hydroponicznej
card-weather_controller = Stacja kontroli pogody
    .acc = Stację kontroli pogody
    .gen = Stacji kontroli pogody
card-subterranean_farms = Podziemne farmy
    .gen = Podziemnych farm
card-terraforming = Terraformowanie
    .gen = Terraformowania
card-gaia_transformation = Transformacja Gai
    .acc = Transformację Gai
    .gen = Transformacji Gai
card-scout_ship = Statek zwiadowczy
    .gen = Statku zwiadowczego

## Czerwone struktury

card-frigate = Fregata
    .acc = Fregatę
    .gen = Fregaty
card-death_spores = Śmiercionośne zarodniki
    .gen = Śmiercionośnych zarodników
card-fighter_garrison = Garnizon myśliwców
    .gen = Garnizonu myśliwców
card-orbital_batteries = Baterie orbitalne
    .gen = Baterii orbitalnych
card-dropship = Desantowiec
    .gen = Desantowca
card-star_fortress = Gwiezdna forteca
    .acc = Gwiezdną fortecę
    .gen = Gwiezdnej fortecy
card-destroyer = Niszczyciel
    .gen = Niszczyciela
card-battleship = Pancernik
    .gen = Pancernika
card-titan = Tytan
    .acc = Tytana
    .gen = Tytana
card-doom_star = Gwiazda zagłady
    .acc = Gwiazdę zagłady
    .gen = Gwiazdy zagłady
card-artemis_system_net = Sieć systemowa Artemis
    .acc = Sieć systemową Artemis
    .gen = Sieci systemowej Artemis

## Żółte struktury

card-trade_goods = Wymiana towarów
    .acc = Wymianę towarów
    .gen = Wymiany towarów
card-colonial_treasury = Kolonialna izba skarbowa
    .acc = Kolonialną izbę skarbową
    .gen = Kolonialnej izby skarbowej
card-automated_factory = Zautomatyzowana fabryka
    .acc = Zautomatyzowaną fabrykę
    .gen = Zautomatyzowanej fabryki
card-spaceport = Port kosmiczny
    .gen = Portu kosmicznego
card-planetary_stock_exchange = Planetarny rynek surowców
    .gen = Planetarnego rynku surowców
card-robominer_plant = Zrobotyzowana kopalnia
    .acc = Zrobotyzowaną kopalnię
    .gen = Zrobotyzowanej kopalni
card-recyclotron = Recyklotron
    .gen = Recyklotronu
card-space_elevator = Winda kosmiczna
    .acc = Windę kosmiczną
    .gen = Windy kosmicznej
card-orbital_shipyard = Stocznia orbitalna
    .acc = Stocznię orbitalną
    .gen = Stoczni orbitalnej
card-deep_core_mine = Kopalnia głębinowa
    .acc = Kopalnię głębinową
    .gen = Kopalni głębinowej
card-industrial_complex = Kompleks przemysłowy
    .gen = Kompleksu przemysłowego

## Szare struktury

card-communications_satellite = Satelita komunikacyjny
    .acc = Satelitę komunikacyjnego
    .gen = Satelity komunikacyjnego
card-autolab = Autolaboratorium
card-spy_training_complex = Szpiegowski kompleks szkoleniowy
    .gen = Szpiegowskiego kompleksu szkoleniowego
card-holosimulator = Holosymulator
    .gen = Holosymulatora
card-advanced_data_center = Zaawansowane centrum danych
    .gen = Zaawansowanego centrum danych
card-research_laboratory = Laboratorium badawcze
    .gen = Laboratorium badawczego
card-astro_university = Astrouniwersytet
    .gen = Astrouniwersytetu
card-high_orbit_sonar = Sonar wysokoorbitalny
    .gen = Sonaru wysokoorbitalnego
card-planetary_supercomputer = Planetarny superkomputer
    .gen = Planetarnego superkomputera
card-galactic_cybernet = Galaktyczna cybersieć
    .acc = Galaktyczną cybersieć
    .gen = Galaktycznej cybersieci

## Rasy

race-human = Ludzie
    .acc = Ludzi
    .gen = Ludzi
race-alkari = Alkari
race-bulrathi = Bulrathi
race-darlok = Darlokowie
    .acc = Darloków
    .gen = Darloków
race-meklar = Meklarzy
    .acc = Meklarów
    .gen = Meklarów
race-mrrshan = Mrrshanie
    .acc = Mrrshan
    .gen = Mrrshan
race-psilon = Psiloni
    .acc = Psilonów
    .gen = Psilonów

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
    .loc = niebieskiej
    .fem = niebieska
    .pl = niebieskie
colour-red = czerwony
    .acc = czerwoną
    .gen = czerwonego
    .loc = czerwonej
    .fem = czerwona
    .pl = czerwone
colour-yellow = żółty
    .acc = żółtą
    .gen = żółtego
    .loc = żółtej
    .fem = żółta
    .pl = żółte
colour-grey = szary
    .acc = szarą
    .gen = szarego
    .loc = szarej
    .fem = szara
    .pl = szare

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
designed = { $words } (nasz projekt)

count-food = { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
   *[many] { $n } żywności
}
    .acc = { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
    .gen = { $n ->
        [one] { $n } żywności
       *[many] { $n } żywności
    }
    .lost = { $n ->
        [one] przepada { $n } żywność
        [few] przepadają { $n } żywności
       *[many] przepada { $n } żywności
    }
count-fleet = { $n ->
    [one] { $n } flota
    [few] { $n } floty
   *[many] { $n } flot
}
    .acc = { $n ->
        [one] { $n } flotę
        [few] { $n } floty
       *[many] { $n } flot
    }
    .gen = { $n ->
        [one] { $n } floty
       *[many] { $n } flot
    }
    .lost = { $n ->
        [one] przepada { $n } flota
        [few] przepadają { $n } floty
       *[many] przepada { $n } flot
    }
count-production = { $n ->
    [one] { $n } produkcja
    [few] { $n } produkcje
   *[many] { $n } produkcji
}
    .acc = { $n ->
        [one] { $n } produkcję
        [few] { $n } produkcje
       *[many] { $n } produkcji
    }
    .gen = { $n ->
        [one] { $n } produkcji
       *[many] { $n } produkcji
    }
    .lost = { $n ->
        [one] przepada { $n } produkcja
        [few] przepadają { $n } produkcje
       *[many] przepada { $n } produkcji
    }
count-points = { $n } PZ
count-markers = { $n ->
    [one] { $n } znacznik akcji
    [few] { $n } znaczniki akcji
   *[many] { $n } znaczników akcji
}
count-morale = { $n } morale
count-units = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
}
count-any = { $n ->
    [one] { $n } dowolny zasób
    [few] { $n } dowolne zasoby
   *[many] { $n } dowolnych zasobów
}
count-available = { $n ->
    [one] { $n } dostępny znacznik
    [few] { $n } dostępne znaczniki
   *[many] { $n } dostępnych znaczników
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
card-priced = { $card } ({ $price })
    .acc = { $card-acc } ({ $price })
place-priced = { $place } ({ $price })
price-less = { $goods }, mniej o { $less-acc }
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
system-of = { $system } ({ $seat-person ->
    [second] twój
   *[third] { $seat }
})
system-extra = Dodatkowy układ
    .gen = dodatkowego układu
    .acc = dodatkowy układ
loss-discard_hand = Odrzuć { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
loss-morale = Strać { $n } morale

## Zdania: co robią rzeczy, złożone z elementów gry. Zwrot pisze się małą literą; .inf to bezokolicznik.

at-moment = { $moment }: { $words }
no-ability = bez zdolności
begins-with = zaczynasz z { $points }
you-may = możesz { $what-inf }
if-you-like = jeśli chcesz, { $what }
and-clause = { $a }, a { $b }
    .inf = { $a-inf }, a wtedy { $b }
and-if = { $a }, a { $b-behind }
    .inf = { $a-inf }, a { $b-behind }
and-then = { $a }; potem { $b }
    .inf = { $a-inf }; potem { $b }
pay-to = { $cost }, aby { $what-inf }
    .inf = { $cost-inf }, aby { $what-inf }
pay-and = { $cost }, a { $what }
    .inf = { $cost-inf }, a wtedy { $what }
on-attacked = za każdym razem, gdy ktoś cię zaatakuje, { $what }
on-own_propaganda = gdy wykonujesz akcję propagandy, { $what }
on-own_exploit = gdy wykonujesz akcję eksploatacji, { $what }
worth = daje { $what-acc }
prints-race = start: { $goods }
prints-cost = koszt: { $cost }; { $points }
prints-structure = koszt: { $cost }; daje: { $income }; { $points }
prints-unknown = PZ: ?
one-of = { $a } albo { $b }
    .acc = { $a-acc } albo { $b-acc }
works-covered = działa także pod innymi kartami
needs-discards = tylko gdy stos kart odrzuconych liczy co najmniej { $cards-acc }
needs-beneath = tylko gdy karta bezpośrednio pod spodem ma kolor: { $colours }
needs-advisor = tylko gdy można zatrudnić doradcę
needs-morale = wymaga morale { $least }
needs-morale-to-activate = aktywacja wymaga morale { $least }
needs-morale-to-build = budowa wymaga morale { $least }

cost-pay = wydaj { $what-acc }
    .inf = wydać { $what-acc }
cost-markers = oddaj { $markers-acc }
    .inf = oddać { $markers-acc }
cost-slot = połóż tu znacznik z rezerw
    .inf = położyć tu znacznik z rezerw
cost-stays = połóż tu znacznik z rezerw, który zostaje także po końcu rundy
    .inf = położyć tu znacznik z rezerw, który zostaje także po końcu rundy

who-defender = obrońca
who-each_opponent = każdy przeciwnik
per-colour = { $what } za każdą { $colour-acc } kartę w tym układzie, także za tę
    .acc = { $what-acc } za każdą { $colour-acc } kartę w tym układzie, także za tę
per-own-systems = { $what } za każdy swój układ
    .acc = { $what-acc } za każdy swój układ
per-their-systems = { $what } za każdy swój układ
    .acc = { $what-acc } za każdy swój układ
do-gain = zyskaj { $what-acc }
    .inf = zyskać { $what-acc }
they-gain = { $who } zyskuje { $what-acc }
    .rest = zyskuje { $what-acc }
do-lose = strać { $what-acc }
    .inf = stracić { $what-acc }
they-lose-more = { $who } traci dodatkowo { $what-acc }
    .rest = traci { $what-acc }
they-lose = { $who } traci { $what-acc }
    .rest = traci { $what-acc }
do-gain-beneath = zyskaj zasoby zależnie od koloru karty bezpośrednio pod spodem: { $ways }
    .inf = zyskać zasoby zależnie od koloru karty bezpośrednio pod spodem: { $ways }
on-colour = { $colour-fem } daje { $goods-acc }
do-exchange = wymień { $a-acc } na { $b-acc } albo { $b-acc } na { $a-acc }
    .inf = wymienić { $a-acc } na { $b-acc } albo { $b-acc } na { $a-acc }
do-draw = dobierz { $cards-acc }
    .inf = dobrać { $cards-acc }
do-draw-keep = dobierz { $cards-acc }, zachowując z nich { $keep }
    .inf = dobrać { $cards-acc }, zachowując z nich { $keep }
do-take-top = weź na rękę wierzchnią kartę ze stosu kart odrzuconych
    .inf = wziąć na rękę wierzchnią kartę ze stosu kart odrzuconych
do-take-among = weź na rękę jedną z { $top } wierzchnich kart ze stosu kart odrzuconych
    .inf = wziąć na rękę jedną z { $top } wierzchnich kart ze stosu kart odrzuconych
do-take-any = weź na rękę dowolną kartę ze stosu kart odrzuconych
    .inf = wziąć na rękę dowolną kartę ze stosu kart odrzuconych
do-discard = odrzuć { $cards-acc }
    .inf = odrzucić { $cards-acc }
they-discard = { $who } odrzuca { $cards-acc }
    .rest = odrzuca { $cards-acc }
they-either = { $a } albo { $b-rest }
    .rest = { $a-rest } albo { $b-rest }
do-build = zbuduj { $what }
    .inf = zbudować { $what }
build-hand = z ręki strukturę
build-hand-colour = z ręki { $colour-acc } strukturę
build-discards = strukturę, która leży na wierzchu stosu kart odrzuconych,
build-discards-colour = strukturę z wierzchu stosu kart odrzuconych (tylko { $colour-acc })
build-here = { $what } w tym układzie
build-less = { $what } za { $less-acc } mniej
do-build-another = zbuduj kolejną
    .inf = zbudować kolejną
if-built = { $a }. Jeśli jest { $colour-fem }, { $b }
    .inf = { $a-inf }. Jeśli jest { $colour-fem }, { $b }
do-bury-self = przełóż jedną ze swoich aktywnych struktur na spód jej układu
    .inf = przełożyć jedną ze swoich aktywnych struktur na spód jej układu
do-bury-defender = przełóż jedną aktywną strukturę obrońcy na spód jej układu
    .inf = przełożyć jedną aktywną strukturę obrońcy na spód jej układu
do-bury-each_opponent = przełóż po jednej aktywnej strukturze każdego przeciwnika na spód jej układu
    .inf = przełożyć po jednej aktywnej strukturze każdego przeciwnika na spód jej układu
do-reorder = ułóż karty jednego ze swoich układów w dowolnej kolejności
    .inf = ułożyć karty jednego ze swoich układów w dowolnej kolejności
if-active = { $what }, jeśli masz aktywną { $colour-acc } kartę
    .inf = { $what-inf }, jeśli masz aktywną { $colour-acc } kartę
    .behind = jeśli masz wtedy aktywną { $colour-acc } kartę, dodatkowo { $what }
do-activate = aktywuj dowolnie wiele swoich aktywnych kart, a także doradcę, w dowolnej kolejności, za każdym razem kładąc znacznik z rezerw
    .inf = aktywować dowolnie wiele swoich aktywnych kart, a także doradcę, w dowolnej kolejności, za każdym razem kładąc znacznik z rezerw
do-fill = zajmij znacznikami z rezerw wszystkie puste pola swoich aktywnych kart i doradcy
    .inf = zająć znacznikami z rezerw wszystkie puste pola swoich aktywnych kart i doradcy
they-fill = { $who } musi zająć znacznikami z rezerw wszystkie puste pola swoich aktywnych kart i doradcy
do-fetch = leżący tu znacznik dołącza do twoich dostępnych znaczników
do-hire = zatrudnij lub wymień doradcę bez odrzucania kart
    .inf = zatrudnić lub wymienić doradcę bez odrzucania kart
do-return = odeślij swojego doradcę na środek stołu
    .inf = odesłać swojego doradcę na środek stołu
they-return = { $who } odsyła swojego doradcę na środek stołu
change-attack-fleet = gdy atakujesz i porównujesz floty, twoja liczy się jako większa o { $amount }
change-attack-toll = atak na ciebie kosztuje o { $goods-acc } więcej
change-discount-all = każda struktura kosztuje cię o { $less-acc } mniej
change-discount-colour = { $colour-pl } struktury kosztują cię o { $less-acc } mniej
change-discount-this_system = struktury w tym układzie kosztują cię o { $less-acc } mniej
change-exploit = eksploatacja { $colour-loc } karty daje ci o { $goods-acc } więcej
change-development = { $level } rozwój daje ci { $what-acc }, a przy tym nie kosztuje cię morale
change-development-for = { $level } rozwój daje ci { $what-acc }, ale kosztuje cię { $morale-acc }
change-research = twoja akcja badań daje ci { $cards-acc } zamiast { $usual }
change-extra-system = zaczyna dodatkowy układ, leży na jego spodzie i nie można go odesłać ani zastąpić; jego kolor wybierasz przy zatrudnianiu

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
prompt-bury = Która { $player-person ->
    [second] twoja aktywna struktura
   *[third] aktywna struktura { $player-gen }
} trafia na spód swojego układu?
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

whose-race = { $seat-person ->
    [second] Twoja rasa
   *[third] Rasa { $seat-gen }
}
whose-morale = { $seat-person ->
    [second] Twoje morale
   *[third] Morale { $seat-gen }
}
whose-structure = { $seat-person ->
    [second] Twoja karta „{ $structure }”
   *[third] Karta „{ $structure }” { $seat-gen }
}
event-race = { whose-race }: { $race }.
event-began = Pierwszy gracz: { $seat }.
event-advisors = Doradcy do zatrudnienia: { $cards }.
event-round = Zaczyna się runda { $round }.
event-first = Pierwszy gracz w następnej rundzie: { $seat }.
event-developed = { $seat-person ->
    [second] Twój poziom rozwoju
   *[third] Poziom rozwoju { $seat-gen }
}: { $level }.
event-markers = { $count ->
    [0] { $seat-person ->
        [second] Nie dostajesz
       *[third] { $seat } nie dostaje
    } znacznika akcji: rezerwy są puste.
   *[other] { $seat-person ->
        [second] Dostajesz
       *[third] { $seat } dostaje
    } { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    } akcji.
}
event-gained = { $seat-person ->
    [second] Zyskujesz
   *[third] { $seat } zyskuje
} { $goods-acc }.
event-gained-part = { $seat-person ->
    [second] Zyskujesz
   *[third] { $seat } zyskuje
} { $goods-acc }; { $lost-lost }, bo brak miejsca.
event-gained-nothing = { $seat-person ->
    [second] Nic nie zyskujesz
   *[third] { $seat } nic nie zyskuje
}: { $lost-lost }, bo brak miejsca.
event-exchanged = { $seat-person ->
    [second] Wymieniasz
   *[third] { $seat } wymienia
} { $pays-acc } na { $goods-acc }.
event-exchanged-part = { $seat-person ->
    [second] Wymieniasz
   *[third] { $seat } wymienia
} { $pays-acc } na { $goods-acc }; { $lost-lost }, bo brak miejsca.
event-morale-up = { whose-morale }: +{ $amount }, teraz { $morale }.
event-morale-full = { whose-morale } zostaje na { $morale }.
event-morale-down = { whose-morale }: −{ $amount }, teraz { $morale }.
event-scored = { $seat-person ->
    [second] Zyskujesz
   *[third] { $seat } zyskuje
} { $points } PZ.
event-drew = { $seat-person ->
    [second] Dobierasz
   *[third] { $seat } dobiera
} { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
event-drew-cards = Twoje nowe karty: { $cards }.
event-drew-nothing = { $seat-person ->
    [second] Nie masz
   *[third] { $seat } nie ma
} skąd dobrać karty.
event-reshuffled = Karty odrzucone, poza wierzchnią, zostały potasowane: w talii { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}.
event-discarded = { $seat-person ->
    [second] Odrzucasz
   *[third] { $seat } odrzuca
}: { $cards-acc }.
event-exploited = { $seat-person ->
    [second] Eksploatujesz
   *[third] { $seat } eksploatuje
} { $cards-acc }.
event-took = { $seat-person ->
    [second] Bierzesz
   *[third] { $seat } bierze
} { $structure-acc } ze stosu kart odrzuconych.
event-built = { $seat-person ->
    [second] Budujesz
   *[third] { $seat } buduje
} { $structure-acc } ({ $system }) i { $seat-person ->
    [second] płacisz
   *[third] płaci
}: { $goods }.
event-built-free = { $seat-person ->
    [second] Budujesz
   *[third] { $seat } buduje
} { $structure-acc } ({ $system }) za darmo.
event-activated = { $seat-person ->
    [second] Aktywujesz
   *[third] { $seat } aktywuje
} { $card-acc }.
event-used-race = { $seat-person ->
    [second] Korzystasz
   *[third] { $seat } korzysta
} ze zdolności { $race-gen }.
event-used = { $seat-person ->
    [second] Używasz
   *[third] { $seat } używa
} { $card-gen }.
event-used-advisor = { $seat-person ->
    [second] Korzystasz
   *[third] { $seat } korzysta
} z pomocy { $card-gen }.
event-attacked = { $seat-person ->
    [second] Atakujesz
   *[third] { $seat } atakuje
} { $player-person ->
    [second] cię
   *[third] { $player-acc }
}: { $seat-person ->
    [second] wydajesz
   *[third] wydaje
} { $fleet ->
    [one] { $fleet } jednostkę
    [few] { $fleet } jednostki
   *[many] { $fleet } jednostek
} floty i { $seat-person ->
    [second] zyskujesz
   *[third] zyskuje
} { $points } PZ.
event-paid = { $seat-person ->
    [second] Wydajesz
   *[third] { $seat } wydaje
} { $goods-acc }.
event-paid-points = { $seat-person ->
    [second] Wydajesz
   *[third] { $seat } wydaje
} { $points } PZ.
event-paid-markers = { $seat-person ->
    [second] Oddajesz
   *[third] { $seat } oddaje
} { $count ->
    [one] dostępny znacznik
    [few] { $count } dostępne znaczniki
   *[many] { $count } dostępnych znaczników
}.
event-propaganda = { $seat-person ->
    [second] Szerzysz
   *[third] { $seat } szerzy
} propagandę.
event-hired = { $seat-person ->
    [second] Zatrudniasz
   *[third] { $seat } zatrudnia
} { $card-acc }.
event-returned = { $card } opuszcza { $seat-person ->
    [second] cię
   *[third] { $seat-acc }
} i znów jest do zatrudnienia.
event-coloured = { $card }: wybrany kolor to { $colour }.
event-buried = { whose-structure } trafia na spód swojego układu.
event-all-lie-alone = Każda { $seat-person ->
    [second] twoja struktura
   *[third] struktura { $seat-gen }
} leży w układzie sama, więc nic się nie zmienia.
event-nothing-to-bury = Żadna { $seat-person ->
    [second] twoja struktura
   *[third] struktura { $seat-gen }
} nie może trafić na spód układu: nie ma ani jednej.
event-lay-alone = { whose-structure } leży w układzie sama, więc nic się nie zmienia.
event-reordered = { $seat-person ->
    [second] Zmieniasz
   *[third] { $seat } zmienia
} kolejność kart { $system-gen }; na wierzchu: { $structure }.
event-filled = { $seat-person ->
    [second] Musisz
   *[third] { $seat } musi
} położyć na polach kart { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
} z rezerw.
event-marker-joined = Znacznik z karty { $card } dołącza do { $seat-person ->
    [second] twoich dostępnych znaczników
   *[third] dostępnych znaczników { $seat-gen }
}.
event-over-rounds = Ostatnia runda dobiegła końca.
event-over-morale = { whose-morale } wynosi { $morale }: koniec gry.
event-over-systems = { $seat-person ->
    [second] Twoje układy
   *[third] Układy { $seat-gen }
} są pełne: koniec gry.

## Co idzie w parze z ruchem, w kilku słowach

brief-discarded = odrzucone: { $cards }
brief-activated = { $card }
brief-used-race = { $race }
brief-used = { $card }
brief-used-advisor = { $card }
brief-markers = { $count ->
    [0] brak znaczników akcji
    [one] 1 znacznik akcji
    [few] { $count } znaczniki akcji
   *[many] { $count } znaczników akcji
}
brief-gained = +{ $goods }
brief-gained-part = +{ $goods }; { $lost-lost }
brief-gained-nothing = { $lost-lost }, bo brak miejsca
brief-morale-up = morale +{ $amount }
brief-morale-full = morale zostaje na { $morale }
brief-morale-down = morale −{ $amount }
brief-scored = { $points } PZ
brief-drew = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
brief-drew-cards = { $cards }
brief-drew-nothing = nie ma skąd dobrać karty
brief-paid = za { $goods-acc }
brief-paid-points = za { $points } PZ
brief-paid-markers = { $count ->
    [one] 1 oddany znacznik
    [few] { $count } oddane znaczniki
   *[many] { $count } oddanych znaczników
}
brief-returned = odchodzi { $card }
brief-coloured = { $card }: { $colour }
brief-buried = na spód układu: { $structure }
brief-all-lie-alone = każda struktura leży sama
brief-nothing-to-bury = żadna struktura nie trafia na spód
brief-lay-alone = { $structure }: leży sama
brief-filled = { $count ->
    [one] 1 znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
} na polach kart
brief-marker-joined = znacznik z karty { $card }

## Dlaczego nie

barred-too-dear = Brakuje ci { $goods-gen }{ $saved ->
    [0] {""}
   *[other] , a zniżka pokryje tylko { $saved }
}.
barred-morale = Wymaga morale { $least }, a twoje wynosi { $morale }.
barred-no-room = Wszystkie twoje układy są pełne: w każdym { $most ->
    [few] leżą { $most } karty
   *[many] leży { $most } kart
}.
barred-full = Ten układ jest pełny: { $most ->
    [few] leżą w nim { $most } karty
   *[many] leży w nim { $most } kart
}.
barred-colour = To nie ten kolor: możesz zbudować tylko { $colour-acc } strukturę.
barred-slot = Pole na znacznik jest zajęte do końca rundy.
barred-covered = Ta karta jest zakryta (na wierzchu: { $card }); aktywna jest tylko wierzchnia karta układu.
barred-left = Tej karty nie ma już w grze.
barred-not-yet = Najpierw trzeba zacząć { $system-acc }, który jest jeszcze pusty.
barred-discards = { $need ->
    [one] Wymaga karty
   *[other] Wymaga { $need } kart
} w stosie kart odrzuconych, a { $have ->
    [0] jest on pusty
    [one] leży tam tylko { $have }
    [few] leżą tam tylko { $have }
   *[many] leży tam tylko { $have }
}.
barred-cost = Kosztuje { $price-acc }, a masz { $have }.
barred-beneath = Karta bezpośrednio pod spodem musi mieć kolor: { $colours }.
barred-no-advisor = Nie ma doradcy do zatrudnienia.
barred-no-reserve = W twoich rezerwach nie ma znacznika na jej pole.
barred-no-marker = Na tej karcie nie leży żaden znacznik.
barred-once = Ten efekt już ją aktywował.
barred-used = Jej efekt został przed chwilą użyty.
barred-filled = Na tym polu już leży znacznik.
barred-lone = Leży w nim tylko jedna karta.
barred-not-drawn = To musi być jedna z kart, które właśnie dobrano.
barred-too-deep = { $top ->
    [one] Wziąć można tylko wierzchnią kartę stosu kart odrzuconych.
   *[other] Wziąć można tylko jedną z { $top } wierzchnich kart stosu kart odrzuconych.
}
barred-too-few-cards = Trzeba odrzucić { $need ->
    [one] { $need } kartę
    [few] { $need } karty
   *[many] { $need } kart
}, a na ręce masz { $have }.
barred-led = { $player-person ->
    [second] Tę rasę prowadzisz już ty
   *[third] Tę rasę prowadzi już { $player }
}.
barred-top-discard = Wierzchnia karta stosu kart odrzuconych to { $card }. { $reason }
barred-exchange = Nie stać cię ani na { $goods-acc }, ani na { $pays-acc }.
barred-nothing-to-build = Niczego z ręki nie da się tak zbudować; najbliżej: { $card }. { $reason }
barred-empty-hand = Nie masz kart na ręce.
barred-no-such-card = Nie masz na ręce struktury tego koloru: { $colour }.
barred-attack-limit = { $count ->
    [one] W tej rundzie atak na { $player-acc } już był
    [few] W tej rundzie były już { $count } ataki na { $player-acc }
   *[many] W tej rundzie było już { $count } ataków na { $player-acc }
} i więcej nie wolno.
barred-fleet = Twoja flota liczy { $fleet }, a przeciwnika { $theirs }.
barred-toll = Atak kosztuje { $toll ->
    [one] { $toll } jednostkę
    [few] { $toll } jednostki
   *[many] { $toll } jednostek
} floty, a masz { $fleet }.
barred-trade = Do tej wymiany potrzeba { $goods-gen }, a masz { $have }.
barred-propaganda = W tej rundzie propaganda już była.
barred-contract = Kontrakt kosztuje { $need ->
    [one] { $need } kartę
    [few] { $need } karty
   *[many] { $need } kart
}, a na ręce masz { $have }.
barred-hired = { $card }: tego doradcy nie ma na środku stołu, pracuje { $player-person ->
    [second] dla ciebie
   *[third] dla { $player-gen }
}.
barred-settled = { $card }: tego doradcy nie można odesłać ani zastąpić.

## Przed kliknięciem

would-lose = Z braku miejsca { $lost-lost }.
would-draw-nothing = Nie ma karty do dobrania.
would-lift-nothing = Twoje morale wynosi już { $morale }: nic się nie zmieni.
would-stay = Leży w układzie sama: nic się nie zmieni.
would-pay-for-nothing = W tej chwili zapłacisz za to i nic nie zyskasz.
would-do-nothing = W tej chwili nic to nie da.
waits-may = Możesz to pominąć, gdy reszta będzie już rozpatrzona.
waits-must = Tego nie można pominąć.

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
label-hired = Doradcy w służbie
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
decided-morale = Równe punkty; decyduje wyższe morale.
decided-resources = Równe punkty i morale; decyduje liczba zasobów.
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

## Co przemawia za ruchem i przeciw niemu, słowami trenera

coach-gain = { $value } PZ
coach-stock = { $sign ->
    [more] { $count ->
        [0] użyteczniejsze zasoby
        [one] 1 zasób więcej
        [few] { $count } zasoby więcej
       *[many] { $count } zasobów więcej
    }
   *[less] { $count ->
        [0] mniej użyteczne zasoby
        [one] 1 zasób mniej
        [few] { $count } zasoby mniej
       *[many] { $count } zasobów mniej
    }
}
coach-actions = { $sign ->
    [more] { $count ->
        [0] więcej czasu w tej rundzie
        [one] 1 znacznik akcji więcej
        [few] { $count } znaczniki akcji więcej
       *[many] { $count } znaczników akcji więcej
    }
   *[less] { $count ->
        [0] mniej czasu w tej rundzie
        [one] 1 znacznik akcji mniej
        [few] { $count } znaczniki akcji mniej
       *[many] { $count } znaczników akcji mniej
    }
}
coach-threat = { $sign ->
    [more] bezpieczeństwo przed atakiem albo szansa na atak
   *[less] groźba ataku albo stracona szansa na atak
}
coach-ahead = { $sign ->
    [more] lepsze wejście w następną rundę
   *[less] gorsze wejście w następną rundę
}

## Znaki: co rysuje plansza, po jednym wierszu

signs-resources = Zasoby
signs-colours = Kolory
signs-actions = Akcje
signs-table = Przy stole
sign-food = Żywność
    .text = płacisz nią za struktury; nigdy więcej, niż pokazuje tor.
sign-fleet = Flota
    .text = nią atakujesz, bronisz się i płacisz za struktury.
sign-production = Produkcja
    .text = najrzadszy zasób; płacisz nią za struktury.
sign-morale = Morale
    .text = na koniec punkty; niektóre karty wymagają 6; przy 0 gra się kończy.
sign-vp = PZ
    .text = z toru, z morale, ze struktur i od doradców; wygrywa, kto ma ich najwięcej.
sign-blue = Niebieskie: kopuła
    .text = struktury żywności i ludności; eksploatacja daje żywność.
sign-red = Czerwone: klin
    .text = struktury wojenne; eksploatacja daje flotę.
sign-yellow = Żółte: fabryka
    .text = struktury produkcyjne; eksploatacja daje produkcję.
sign-grey = Szare: antena
    .text = struktury badawcze; eksploatacja daje karty.
sign-build = Budowa
    .text = kładzie strukturę z ręki w układzie.
sign-exploit = Eksploatacja
    .text = odrzuca kartę za zasób jej koloru.
sign-research = Badania
    .text = pozwalają dobrać karty.
sign-activate = Aktywacja
    .text = używa efektu Aktywacji aktywnej karty.
sign-attack = Atak
    .text = flota co najmniej tak duża jak flota obrońcy daje PZ i odbiera mu morale.
sign-trade = Handel
    .text = zamienia jeden zasób na inny.
sign-propaganda = Propaganda
    .text = podnosi morale, raz w rundzie.
sign-contract = Kontrakt
    .text = odrzuca karty i zatrudnia doradcę.
sign-marker = Znacznik akcji
    .text = każda akcja zabiera jeden; bez nich twoja runda się kończy.
sign-card = Karta
    .text = dobierana z talii na rękę.
sign-hand = Ręka
    .text = struktury do budowy, eksploatacji albo odrzucenia.
sign-ours = Nasz projekt
    .text = działanie tej karty powstało dla tego wydania.
sign-crown = Zaczyna
    .text = działa jako pierwszy gracz w tej rundzie.
sign-lock = Niedostępne
    .text = teraz niemożliwe; powód podano obok.
sign-eye = Znana
    .text = wszyscy widzieli, jak ta karta trafiła na rękę.
sign-shield = Odpowiedź
    .text = obrońca ma karty, które odpowiadają na atak.
sign-all = Z bliska
    .text = Pokazuje wszystko, co ma ten gracz.
sign-track = Tor zwycięstwa
    .text = PZ zdobyte podczas gry; morale, struktury i doradcy dochodzą na końcu.
sign-deck = Talia
    .text = Struktury, których nikt nie widział; stąd dobiera się karty.
sign-discards = Karty odrzucone
    .text = Leżą odkryte; naciśnij, żeby przejrzeć. Gdy talia się skończy, tworzą nową.
sign-picked = Wybrane dotąd
    .text = Ile jest wybranych, z ilu możliwych.
sign-system = Układ
    .text = Mieści stos struktur. Aktywna jest tylko karta na wierzchu, pokazana w całości; inne są zakryte.
