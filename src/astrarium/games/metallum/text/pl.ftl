### Metallum po polsku. Wartość to nazwa w mianowniku; .acc biernik, .gen dopełniacz, .loc miejscownik; .text mówi, co rzecz robi.

## Gra

game-title = Metallum
game-blurb = Dwa statki, siedem planet, dziewięć rund: w sekrecie układasz program, a potem widzisz, co ułożył przeciwnik. Obsadzaj planety robotami i zakończ grę z większą liczbą kredytów.
game-about = Zasady, planety i działanie dwunastu podprogramów pochodzą z oryginalnej gry. Złącza płytek i większość kart modułów znamy tylko z ilustracji, dlatego w tym wydaniu zaprojektowaliśmy je od nowa: to, które płytki do siebie pasują, dwanaście kart w całości, treść większości pozostałych i wszystkie ceny oprócz jednej. Nasza jest też dodatkowa planeta Iota. Pełną listę zawiera rozdział M18 zasad.

primer-goal = Mieć po dziewięciu rundach więcej kredytów niż przeciwnik.
primer-turn = Oboje w sekrecie układacie program z podprogramów; każdy wtyk musi pasować do gniazda. Potem jedno z was rozpatruje cały swój program, a po nim drugie.
primer-mind = Planeta płaci temu, kto w chwili punktacji ma na niej więcej robotów. Kredyty to punkty: co wydasz, przepada.

setting-extra_planet = Dodatkowa planeta
    .text = Do środkowych planet dochodzi Iota: tasuje się osiem, a trzy wracają do pudełka. Iota odwraca lub przesuwa znaczniki złóż; to nasz własny pomysł.
setting-row = Rząd planet
    .text = Dla skryptów: siedem planet od Alphy do Omegi. Niewymienione są w pudełku.
setting-deck = Talia modułów planetarnych
    .text = Dla skryptów: moduły planetarne w kolejności odkrywania; pozostałe idą za nimi tak, jak je potasowano.
setting-action_deck = Talia modułów akcji
    .text = Dla skryptów: moduły akcji w kolejności odkrywania; pozostałe idą za nimi tak, jak je potasowano.

refusal-no-list = { $setting } to lista nazw.
refusal-unknown = { $setting }: nie może tu być „{ $name }”. Do wyboru: { $known }.
refusal-twice = { $setting } wymienia „{ $name }” dwa razy.
refusal-row = row wymienia planety w liczbie { $places }, na początku Alphę, na końcu Omegę.

## Kolory

colour-red = Czerwony
    .acc = czerwonego
    .gen = czerwonego
    .loc = czerwonym
colour-blue = Niebieski
    .acc = niebieskiego
    .gen = niebieskiego
    .loc = niebieskim

## Czas

round = Runda
    .acc = rundę
    .gen = rundy
    .loc = rundzie
terce = Tercja
    .acc = tercję
    .gen = tercji
    .loc = tercji
    .text = Trzy rundy. Na koniec tercji zużyte podprogramy znów stają się aktywne.
terce-1 = I tercja
    .acc = I tercję
    .gen = I tercji
    .loc = I tercji
terce-2 = II tercja
    .acc = II tercję
    .gen = II tercji
    .loc = II tercji
terce-3 = III tercja
    .acc = III tercję
    .gen = III tercji
    .loc = III tercji

phase-programming = Programowanie
    .acc = programowanie
    .gen = programowania
    .loc = programowaniu
    .text = Oboje w sekrecie układacie program: od jednego do czterech aktywnych podprogramów.
phase-after_reveal = Po ujawnieniu
    .text = Programy są odkryte. Teraz można zagrać moduły akcji tego okna.
phase-order = Kolejność
    .acc = kolejność
    .gen = kolejności
    .loc = kolejności
    .text = Mniej skomplikowany program daje prawo wyboru, kto działa pierwszy.
phase-actions = Akcje
    .acc = akcje
    .gen = akcji
    .loc = akcjach
    .text = Najpierw jedna osoba rozpatruje swój program, potem druga. Podprogram ruchu trzeba rozpatrzyć.
phase-scoring_start = Przed punktacją
    .text = Zanim zapłaci pierwsza planeta, można zagrać moduły akcji tego okna.
phase-scoring = Punktacja
    .acc = punktację
    .gen = punktacji
    .loc = punktacji
    .text = Każda planeta wypłaca zysk, po kolei od Alphy do Omegi.
phase-end_round = Koniec rundy
    .acc = koniec rundy
    .gen = końca rundy
    .loc = końcu rundy
    .text = Działają moduły końca rundy, potem przesuwa się rynek. Po rundach 3 i 6 wracają podprogramy.

## Elementy i miejsca

zone-market = Rynek
    .acc = rynek
    .gen = rynku
    .loc = rynku
    .text = Moduły na sprzedaż. Od lewej pola zmieniają cenę o { $slots } $.
zone-pool = Niekupione moduły
    .acc = niekupione moduły
    .gen = niekupionych modułów
    .loc = niekupionych modułach
    .text = Moduły planetarne, których nikt nie kupił do końca 6. rundy. Kartą Pozyskanie modułu można wziąć jeden z nich.

count-robots = { $n ->
    [one] { $n } robot
    [few] { $n } roboty
    [many] { $n } robotów
   *[other] { $n } robota
}
    .acc = { $n ->
        [one] { $n } robota
        [few] { $n } roboty
        [many] { $n } robotów
       *[other] { $n } robota
    }
count-tiles = { $n ->
    [one] { $n } podprogram
    [few] { $n } podprogramy
    [many] { $n } podprogramów
   *[other] { $n } podprogramu
}
count-modules = { $n ->
    [one] { $n } moduł
    [few] { $n } moduły
    [many] { $n } modułów
   *[other] { $n } modułu
}
count-planets = { $n ->
    [one] { $n } planeta
    [few] { $n } planety
    [many] { $n } planet
   *[other] { $n } planety
}
    .acc = { $n ->
        [one] { $n } planetę
        [few] { $n } planety
        [many] { $n } planet
       *[other] { $n } planety
    }
count-markers = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
    [many] { $n } znaczników
   *[other] { $n } znacznika
}

## Złoża i wyniki

deposit-none = Bez znacznika
    .text = Przewaga daje { $majority } $, mniejszość { $minority ->
        [0] nic
       *[other] { $minority } $
    }, remis { $tie ->
        [0] nic
       *[other] { $tie } $
    }.
deposit-rich = Bogate złoża
    .acc = bogate złoża
    .gen = bogatych złóż
    .loc = bogatych złożach
    .text = Przewaga daje { $majority } $, mniejszość { $minority ->
        [0] nic
       *[other] { $minority } $
    }, remis { $tie ->
        [0] nic
       *[other] { $tie } $
    }.
deposit-poor = Ubogie złoża
    .acc = ubogie złoża
    .gen = ubogich złóż
    .loc = ubogich złożach
    .text = Przewaga daje { $majority } $, mniejszość { $minority ->
        [0] nic
       *[other] { $minority } $
    }, remis { $tie ->
        [0] nic
       *[other] { $tie } $
    }.

result-majority = Przewaga
    .acc = przewagę
    .gen = przewagi
    .loc = przewadze
result-minority = Mniejszość
    .acc = mniejszość
    .gen = mniejszości
    .loc = mniejszości
result-tie = Remis
    .acc = remis
    .gen = remisu
    .loc = remisie
result-none = Nieobecność
    .acc = nieobecność
    .gen = nieobecności
    .loc = nieobecności

## Planety

planet = Planeta
    .acc = planetę
    .gen = planety
    .loc = planecie
planet-unknown = Nieodkryta planeta
    .acc = nieodkrytą planetę
    .gen = nieodkrytej planety
    .loc = nieodkrytej planecie
    .text = Zakończ tu ruch lub skok, a odwrócisz ją i zarobisz { $credits } $.
planet-alpha = Alpha
    .acc = Alphę
    .gen = Alphy
    .loc = Alphie
    .text = Do { $most } twoich robotów z jednej planety przechodzi na inne odkryte planety. Dzielisz je dowolnie.
planet-beta = Beta
    .acc = Betę
    .gen = Bety
    .loc = Becie
    .text = Usuwasz { $most ->
        [one] 1 robota
        [few] { $most } roboty
       *[many] { $most } robotów
    } przeciwnika i na tej samej planecie stawiasz { $count ->
        [one] swojego
        [few] { $count } swoje
       *[many] { $count } swoich
    }.
planet-gamma = Gamma
    .acc = Gammę
    .gen = Gammy
    .loc = Gammie
    .text = Poświęcasz { $most ->
        [one] 1 swojego robota
        [few] { $most } swoje roboty
       *[many] { $most } swoich robotów
    } z Gammy i usuwasz do { $most-2 ->
        [one] 1 robota
       *[other] { $most-2 } robotów
    } przeciwnika, gdziekolwiek stoją.
planet-delta = Delta
    .acc = Deltę
    .gen = Delty
    .loc = Delcie
    .text = Przenosisz do { $most ->
        [one] 1 robota
       *[other] { $most } robotów
    } przeciwnika z jednej planety na inne odkryte planety.
planet-epsilon = Epsilon
    .acc = Epsilon
    .gen = Epsilonu
    .loc = Epsilonie
    .text = Twój statek przeskakuje na inną odkrytą planetę.
planet-zeta = Zeta
    .acc = Zetę
    .gen = Zety
    .loc = Zecie
    .text = Twój robot i robot przeciwnika z innej planety zamieniają się miejscami.
planet-eta = Eta
    .acc = Etę
    .gen = Ety
    .loc = Ecie
    .text = Stawiasz { $count ->
        [one] 1 robota
        [few] { $count } roboty
       *[many] { $count } robotów
    } na wybranej odkrytej planecie.
planet-theta = Theta
    .acc = Thetę
    .gen = Thety
    .loc = Thecie
    .text = Ściągasz do { $most ->
        [one] 1 swojego robota
       *[other] { $most } swoich robotów
    }, z jednej planety lub z kilku, na jedną odkrytą planetę.
planet-omega = Omega
    .acc = Omegę
    .gen = Omegi
    .loc = Omedze
    .text = Stawiasz na Omedze dokładnie { $count ->
        [one] 1 robota
        [few] { $count } roboty
       *[many] { $count } robotów
    }.
planet-iota = Iota
    .acc = Iotę
    .gen = Ioty
    .loc = Iocie
    .text = Odwracasz znacznik złóż albo przesuwasz go na planetę bez znacznika.

installation = Instalacja
    .acc = instalację
    .gen = instalacji
    .loc = instalacji
    .text = Raz w swojej fazie akcji możesz użyć instalacji planety, na której stoi twój statek.

## Podprogramy

group-movement = Ruch
    .acc = ruch
    .gen = ruchu
    .loc = ruchu
    .text = Każdy program ma dokładnie jeden taki podprogram i trzeba go rozpatrzyć.
group-deployment = Rozmieszczanie
    .acc = rozmieszczanie
    .gen = rozmieszczania
    .loc = rozmieszczaniu
    .text = Stawia roboty na planecie twojego statku.
group-special = Akcja specjalna
    .acc = akcję specjalną
    .gen = akcji specjalnej
    .loc = akcji specjalnej
    .text = Znaczniki złóż, dodatkowy zryw albo zysk od ręki.
group-improvement = Usprawnienie
    .acc = usprawnienie
    .gen = usprawnienia
    .loc = usprawnieniu
    .text = Moduły i dodatkowe instalacje. Musi przylegać do rozmieszczania lub akcji specjalnej.

tile = Podprogram
    .acc = podprogram
    .gen = podprogramu
    .loc = podprogramie
complexity = Poziom skomplikowania
    .acc = poziom skomplikowania
    .gen = poziomu skomplikowania
    .loc = poziomie skomplikowania
    .text = Program z niższą sumą daje prawo wyboru, kto działa pierwszy.

tile-says = { $does } Poziom skomplikowania { $complexity }. Wtyk: { $tab }; gniazda: { $sockets }.
tile-tab = { $slot } { $colour ->
    [blue] niebieski
    [green] zielony
   *[red] czerwony
}
tile-socket = { $slot } { $colour ->
    [blue] niebieskie
    [green] zielone
   *[red] czerwone
}
tile-move_1 = Ruch o 1
    .acc = Ruch o 1
    .gen = Ruchu o 1
    .loc = Ruchu o 1
    .text = Statek leci { $distance ->
        [one] na sąsiednią planetę
        [few] dokładnie o { $distance } planety, cały czas w jedną stronę
       *[many] dokładnie o { $distance } planet, cały czas w jedną stronę
    }.
tile-move_2 = Ruch o 2
    .acc = Ruch o 2
    .gen = Ruchu o 2
    .loc = Ruchu o 2
    .text = Statek leci { $distance ->
        [one] na sąsiednią planetę
        [few] dokładnie o { $distance } planety, cały czas w jedną stronę
       *[many] dokładnie o { $distance } planet, cały czas w jedną stronę
    }.
tile-move_3 = Ruch o 3
    .acc = Ruch o 3
    .gen = Ruchu o 3
    .loc = Ruchu o 3
    .text = Statek leci { $distance ->
        [one] na sąsiednią planetę
        [few] dokładnie o { $distance } planety, cały czas w jedną stronę
       *[many] dokładnie o { $distance } planet, cały czas w jedną stronę
    }.
tile-deploy_1 = Jeden robot
    .acc = Jednego robota
    .gen = Jednego robota
    .loc = Jednym robocie
    .text = Stawiasz dokładnie { $count ->
        [one] 1 robota
        [few] { $count } roboty
       *[many] { $count } robotów
    } na planecie swojego statku.
tile-deploy_2 = Dwa roboty
    .acc = Dwa roboty
    .gen = Dwóch robotów
    .loc = Dwóch robotach
    .text = Stawiasz dokładnie { $count ->
        [one] 1 robota
        [few] { $count } roboty
       *[many] { $count } robotów
    } na planecie swojego statku.
tile-deploy_3 = Trzy roboty
    .acc = Trzy roboty
    .gen = Trzech robotów
    .loc = Trzech robotach
    .text = Stawiasz dokładnie { $count ->
        [one] 1 robota
        [few] { $count } roboty
       *[many] { $count } robotów
    } na planecie swojego statku.
tile-deposit_report = Raport o stanie złóż
    .acc = Raport o stanie złóż
    .gen = Raportu o stanie złóż
    .loc = Raporcie o stanie złóż
    .text = Na planecie bez znacznika kładziesz znacznik bogatych lub ubogich złóż, a z planety ze znacznikiem go zdejmujesz. Planeta może być nieodkryta.
tile-overload = Doładowanie
    .acc = Doładowanie
    .gen = Doładowania
    .loc = Doładowaniu
    .text = Stawiasz { $count ->
        [one] 1 robota
        [few] { $count } roboty
       *[many] { $count } robotów
    } na planecie swojego statku albo lecisz statkiem { $distance ->
        [one] na sąsiednią planetę
        [few] dokładnie o { $distance } planety w jedną stronę
       *[many] dokładnie o { $distance } planet w jedną stronę
    }.
tile-intensive_mining = Wzmożone wydobycie
    .acc = Wzmożone wydobycie
    .gen = Wzmożonego wydobycia
    .loc = Wzmożonym wydobyciu
    .text = Planeta twojego statku od razu wypłaca zysk, ale tylko tobie.
tile-buy_module = Zakup modułu
    .acc = Zakup modułu
    .gen = Zakupu modułu
    .loc = Zakupie modułu
    .text = Kupujesz jeden moduł z rynku.
tile-buy_or_move_module = Zakup/przemieszczenie modułu
    .acc = Zakup/przemieszczenie modułu
    .gen = Zakupu/przemieszczenia modułu
    .loc = Zakupie/przemieszczeniu modułu
    .text = Kupujesz jeden moduł z rynku albo przenosisz swój moduł planetarny na inną odkrytą planetę.
tile-extra_activation = Dodatkowa aktywacja
    .acc = Dodatkową aktywację
    .gen = Dodatkowej aktywacji
    .loc = Dodatkowej aktywacji
    .text = Używasz jeszcze jednej instalacji – tej na planecie statku – jeśli w tej fazie akcji nie była jeszcze użyta.

## Moduły

module = Moduł
    .acc = moduł
    .gen = modułu
    .loc = module
kind-planetary = Moduł planetarny
    .acc = moduł planetarny
    .gen = modułu planetarnego
    .loc = module planetarnym
    .text = Leży na planecie i działa do końca gry.
kind-action = Moduł akcji
    .acc = moduł akcji
    .gen = modułu akcji
    .loc = module akcji
    .text = Zagrywasz go raz, w jego oknie, po czym opuszcza grę.
timing-own_action = W twojej fazie akcji
timing-after_reveal = Po ujawnieniu programów
timing-scoring_start = Przed punktacją

module-mining_station = Stacja wydobywcza
    .acc = Stację wydobywczą
    .gen = Stacji wydobywczej
    .loc = Stacji wydobywczej
    .text = W punktacji tej planety liczy się jak { $amount ->
        [one] jeszcze jeden twój robot
        [few] jeszcze { $amount } twoje roboty
       *[many] jeszcze { $amount } twoich robotów
    }, nawet gdy stoi sama.
module-research_station = Stacja badawcza
    .acc = Stację badawczą
    .gen = Stacji badawczej
    .loc = Stacji badawczej
    .text = Za każdy kupowany moduł płacisz o { $amount } $ mniej.
module-jamming = Zakłócanie
    .acc = Zakłócanie
    .gen = Zakłócania
    .loc = Zakłócaniu
    .text = Przeciwnik nie może przenosić ani zamieniać robotów, jeśli któryś miałby trafić na tę planetę lub ją opuścić. Stawianie i usuwanie działa jak zwykle.
module-force_field = Pole siłowe
    .acc = Pole siłowe
    .gen = Pola siłowego
    .loc = Polu siłowym
    .text = Moduły akcji, także twoje, nie ruszają twoich robotów i modułów na tej planecie.
module-conglomerate = Konglomerat
    .acc = Konglomerat
    .gen = Konglomeratu
    .loc = Konglomeracie
    .text = Na każdej planecie, gdzie jesteś w mniejszości, zarabiasz o { $amount } $ więcej.
module-refinery = Rafineria
    .acc = Rafinerię
    .gen = Rafinerii
    .loc = Rafinerii
    .text = Gdy masz tu przewagę, zarabiasz na tej planecie o { $amount } $ więcej.
module-arbitration_board = Trybunał arbitrażowy
    .acc = Trybunał arbitrażowy
    .gen = Trybunału arbitrażowego
    .loc = Trybunale arbitrażowym
    .text = Na każdej planecie za remis dostajesz tyle, ile za mniejszość.
module-barrier = Zapora
    .acc = Zaporę
    .gen = Zapory
    .loc = Zaporze
    .text = Instalacje, których używa przeciwnik, nie mogą usunąć, przenieść ani zamienić twoich robotów na tej planecie.
module-optimiser = Optymalizator
    .acc = Optymalizator
    .gen = Optymalizatora
    .loc = Optymalizatorze
    .text = Poziom skomplikowania twojego programu jest o { $amount } niższy.
module-relay = Przekaźnik
    .acc = Przekaźnik
    .gen = Przekaźnika
    .loc = Przekaźniku
    .text = Możesz użyć instalacji tej planety z daleka, ale nie przez Dodatkową aktywację.
module-jump_gate = Brama skokowa
    .acc = Bramę skokową
    .gen = Bramy skokowej
    .loc = Bramie skokowej
    .text = Raz w twojej fazie akcji statek może przeskoczyć na tę planetę.
module-robot_factory = Fabryka robotów
    .acc = Fabrykę robotów
    .gen = Fabryki robotów
    .loc = Fabryce robotów
    .text = Na koniec rundy, jeśli masz tu mniej niż { $below ->
        [one] { $below } robota
        [few] { $below } roboty
       *[many] { $below } robotów
    }, możesz postawić tu { $count ->
        [one] jednego
        [few] { $count } roboty
       *[many] { $count } robotów
    }.

module-nuclear_explosion = Eksplozja nuklearna
    .acc = Eksplozję nuklearną
    .gen = Eksplozji nuklearnej
    .loc = Eksplozji nuklearnej
    .text = Z planety twojego statku znikają wszystkie roboty, twoje i przeciwnika.
module-sabotage = Sabotaż
    .acc = Sabotaż
    .gen = Sabotażu
    .loc = Sabotażu
    .text = Niszczysz jeden moduł planetarny na dowolnej planecie.
module-module_acquisition = Pozyskanie modułu
    .acc = Pozyskanie modułu
    .gen = Pozyskania modułu
    .loc = Pozyskaniu modułu
    .text = Bierzesz za darmo jeden z niekupionych modułów planetarnych i instalujesz go na planecie swojego statku.
module-activation = Aktywacja
    .acc = Aktywację
    .gen = Aktywacji
    .loc = Aktywacji
    .text = Jeszcze raz używasz instalacji, choćby była już użyta w tej fazie akcji.
module-orbital_drop = Desant orbitalny
    .acc = Desant orbitalny
    .gen = Desantu orbitalnego
    .loc = Desancie orbitalnym
    .text = Stawiasz dokładnie { $count ->
        [one] 1 robota
        [few] { $count } roboty
       *[many] { $count } robotów
    } na jednej odkrytej planecie.
module-government_audit = Kontrola rządowa
    .acc = Kontrolę rządową
    .gen = Kontroli rządowej
    .loc = Kontroli rządowej
    .text = Wybrana odkryta planeta od razu wypłaca zysk, ale tylko tobie.
module-hyperspace_jump = Skok nadprzestrzenny
    .acc = Skok nadprzestrzenny
    .gen = Skoku nadprzestrzennego
    .loc = Skoku nadprzestrzennym
    .text = Twój statek przeskakuje na dowolną inną planetę, odkrytą lub nie.
module-test_drilling = Odwiert próbny
    .acc = Odwiert próbny
    .gen = Odwiertu próbnego
    .loc = Odwiercie próbnym
    .text = Tuż przed punktacją kładziesz, odwracasz lub zdejmujesz znacznik złóż na jednej planecie.
module-priority_override = Przejęcie inicjatywy
    .acc = Przejęcie inicjatywy
    .gen = Przejęcia inicjatywy
    .loc = Przejęciu inicjatywy
    .text = Po ujawnieniu programów to ty decydujesz, kto w tej rundzie działa pierwszy.

## Nazwy złożone

planet-unknown-at = nieodkryta planeta { $n }
    .acc = nieodkrytą planetę { $n }
    .gen = nieodkrytej planety { $n }
    .loc = nieodkrytej planecie { $n }
planet-unexplored = { $planet } (nieodkryta)
offer = { $module } za { $price } $
tiles-1 = { $a }
tiles-2 = { $a } i { $b }
tiles-3 = { $a }, { $b } i { $c }
tiles-4 = { $a }, { $b }, { $c } i { $d }
owned = { $module } ({ $seat-person ->
    [second] twój
   *[third] { $seat }
})
price-more = +{ $amount }
price-less = −{ $amount }
price-same = 0
fly-to = Leć na { $at-acc }
both-players = oba

## Pytania

prompt-program = Jaki program układasz na tę rundę?
prompt-order = Kto działa pierwszy w tej rundzie?
prompt-window = Czy zagrywasz teraz { $module-acc }?
prompt-action = Co robisz teraz?
prompt-move-ship = Dokąd leci twój statek?
prompt-place-robots = Gdzie stawiasz { $count ->
    [one] robota
    [few] { $count } roboty
   *[many] { $count } robotów
}?
prompt-recycle = Twoja rezerwa jest pusta. Z której planety zabierasz robota?
prompt-remove-robot = Z której planety usuwasz { $owner-person ->
    [second] swojego robota
   *[third] robota { $owner-gen }
}?
prompt-move-from = Skąd przenosisz { $owner-person ->
    [second] swoje roboty
   *[third] roboty { $owner-gen }
}?
prompt-move-to = Dokąd trafia kolejny robot z { $source-gen }?
prompt-gather-to = Na której planecie zbierasz roboty?
prompt-gather-from = Skąd przenosisz kolejnego robota? Cel: { $at }.
prompt-swap-own = Którego swojego robota zamieniasz?
prompt-swap-enemy = Z którym robotem zamienia się miejscami twój robot z { $source-gen }?
prompt-set-deposit = Co robisz ze znacznikami złóż?
prompt-score-planet = Która planeta płaci ci teraz?
prompt-buy-module = Który moduł kupujesz?
prompt-move-module = Który moduł przenosisz i dokąd?
prompt-take-module = Który niekupiony moduł bierzesz?
prompt-destroy-module = Który moduł niszczysz?
prompt-use-installation = Której instalacji używasz?
prompt-choose-one = Które z dwojga wybierasz?
prompt-end-round = Czy używasz { $module-gen }?

## Możliwości

option-program = { $tiles }
option-resolve = Rozpatrz podprogram „{ $tile }”
option-use = Użyj instalacji { $at-gen }
option-play = Zagraj { $module-acc }
option-run = Użyj { $module-gen }
option-end = Zakończ swoją fazę akcji
option-pass = Spasuj
option-enough = Wystarczy
option-first = { $player-person ->
    [second] Ty
   *[third] { $player }
}
option-to = { $goal }
option-at = { $at }
option-from = { $at }
option-with = { $at }
option-mark = { $deposit } na { $at-loc }
option-unmark = Zdejmij znacznik z { $at-gen }
option-flip = Odwróć znacznik na { $at-loc }
option-shift = Przesuń znacznik z { $source-gen } na { $at-acc }
option-buy = { $offer }
option-carry = { $module } na { $at-acc }
option-take = { $module }
option-destroy = { $module }
option-do = { $effect }

## Zdarzenia

whose-ship = { $seat-person ->
    [second] Twój statek
   *[third] Statek { $seat-gen }
}
event-programmed = { $seat-person ->
    [second] Ujawniasz
   *[third] { $seat } ujawnia
}: { $tiles } (poziom skomplikowania { $complexity }).
event-order-drawn = Decyduje los. { $seat-person ->
    [second] Zaczynasz ty.
   *[third] Jako pierwszy działa: { $seat }.
}
event-order-chosen = { $seat-person ->
    [second] Wybierasz
   *[third] { $seat } wybiera
}, kto działa pierwszy: { $player }.
event-played = { $seat-person ->
    [second] Zagrywasz
   *[third] { $seat } zagrywa
} { $module-acc }.
event-resolved = { $seat-person ->
    [second] Rozpatrujesz
   *[third] { $seat } rozpatruje
} podprogram „{ $tile }”.
event-ran = { $seat-person ->
    [second] Używasz
   *[third] { $seat } używa
} { $module-gen }.
event-used = { $seat-person ->
    [second] Używasz
   *[third] { $seat } używa
} instalacji { $at-gen }.
event-ended = { $seat-person ->
    [second] Kończysz
   *[third] { $seat } kończy
} fazę akcji.
event-moved = { whose-ship } leci na { $at-acc }.
event-explored = { whose-ship } odkrywa planetę { $n }: to { $planet } (+{ $credits } $).
event-placed = { $seat-person ->
    [second] Stawiasz
   *[third] { $seat } stawia
} { $count ->
    [one] robota
    [few] { $count } roboty
   *[many] { $count } robotów
} na { $at-loc }.
event-recycled = { $seat-person ->
    [second] Zabierasz
   *[third] { $seat } zabiera
} robota z { $at-gen }, żeby postawić go na nowo.
event-removed = { $seat-person ->
    [second] Usuwasz
   *[third] { $seat } usuwa
} { $owner-person ->
    [second] { $seat-person ->
        [second] { $count ->
            [one] swojego robota
            [few] { $count } swoje roboty
           *[many] { $count } swoich robotów
        }
       *[third] { $count ->
            [one] twojego robota
            [few] { $count } twoje roboty
           *[many] { $count } twoich robotów
        }
    }
    [same] { $count ->
        [one] swojego robota
        [few] { $count } swoje roboty
       *[many] { $count } swoich robotów
    }
   *[third] { $count ->
        [one] robota
        [few] { $count } roboty
       *[many] { $count } robotów
    } { $owner-gen }
} z { $at-gen }.
event-shifted = { $seat-person ->
    [second] Przenosisz
   *[third] { $seat } przenosi
} { $owner-person ->
    [second] { $seat-person ->
        [second] swojego robota
       *[third] twojego robota
    }
    [same] swojego robota
   *[third] robota { $owner-gen }
} z { $source-gen } na { $at-acc }.
event-swapped = { $seat-person ->
    [second] Zamieniasz
   *[third] { $seat } zamienia
} swojego robota z { $source-gen } z { $owner-person ->
    [second] twoim robotem
   *[third] robotem { $owner-gen }
} z { $at-gen }.
event-marked = { $seat-person ->
    [second] Kładziesz
   *[third] { $seat } kładzie
} znacznik na { $at-loc }: { $deposit-acc }.
event-unmarked = { $seat-person ->
    [second] Zdejmujesz
   *[third] { $seat } zdejmuje
} znacznik z { $at-gen }.
event-mined = { $seat-person ->
    [second] Tylko ty dostajesz
   *[third] Tylko { $seat } dostaje
} zysk z { $at-gen }: { $credits } $.
event-bought = { $seat-person ->
    [second] Kupujesz
   *[third] { $seat } kupuje
} { $module-acc } za { $credits } $.
event-installed = { $seat-person ->
    [second] Twój moduł { $module }
   *[third] { $module } { $seat-gen }
} działa odtąd na { $at-loc }.
event-carried = { $seat-person ->
    [second] Przenosisz
   *[third] { $seat } przenosi
} { $module-acc } na { $at-acc }.
event-took = { $seat-person ->
    [second] Bierzesz
   *[third] { $seat } bierze
} { $module-acc } spośród niekupionych modułów.
event-destroyed = { $seat-person ->
    [second] Niszczysz
   *[third] { $seat } niszczy
} { $owner-person ->
    [second] { $seat-person ->
        [second] swój moduł { $module }
       *[third] twój moduł { $module }
    }
    [same] swój moduł { $module }
   *[third] { $module-acc } { $owner-gen }
} na { $at-loc }.
event-paid = { $seat-person ->
    [second] Zarabiasz
   *[third] { $seat } zarabia
} { $credits } $ na { $at-loc }.
event-discarded = { $module } znika z rynku.
event-round = Zaczyna się runda { $round }.
event-terce = Zaczyna się { $terce }: wszystkie podprogramy znów są aktywne.

## Co idzie w parze z ruchem, w kilku słowach

brief-resolved = { $tile }
brief-played = { $module }
brief-ran = { $module }
brief-used = instalacja { $at-gen }
brief-placed = { $count ->
    [one] robot
    [few] { $count } roboty
   *[many] { $count } robotów
} na { $at-loc }
brief-installed = działa na { $at-loc }
brief-ended = koniec fazy akcji
brief-paid = { $credits } $ na { $at-loc }

## Dlaczego nie

barred-same-group = { $tile } i { $other } należą do tej samej grupy.
barred-no-movement = Program musi zawierać dokładnie jeden podprogram ruchu.
barred-misfit-position = Wtyk płytki { $tile } nie trafia w żadne gniazdo płytki { $other }.
barred-misfit-colour = Wtyk płytki { $tile } i gniazdo płytki { $other } różnią się kolorem.
barred-not-joined = { $tile } i { $other } nie tworzą jednej całości: żadna płytka ich nie łączy.
barred-spent = { $tile }: podprogram jest zużyty do końca tercji.
barred-unexplored = Planeta { $n } nie jest jeszcze odkryta.
barred-one-explored = Żadna inna planeta nie jest jeszcze odkryta.
barred-distance = Twój statek leci dokładnie o { $distance ->
    [one] 1 planetę
    [few] { $distance } planety
   *[many] { $distance } planet
}, a { $away ->
    [0] stoi na { $at-loc }
   *[other] do { $at-gen } jest { $away }
}.
barred-ship-there = Twój statek jest już na { $at-loc }.
barred-only-here = Działa to tylko na { $at-loc }.
whose-module = { $owner-person ->
    [second] Twój moduł { $module }
   *[third] { $module } ({ $owner })
}
barred-jammed = { whose-module } nie pozwala ci przenosić robotów na { $at-acc } ani z { $at-gen }.
barred-shielded = { whose-module } chroni { $at-acc }.
barred-no-own-robot = Na { $at-loc } nie ma twojego robota.
barred-no-enemy-robot = Na { $at-loc } nie ma robota przeciwnika.
barred-no-own-robots = Nie masz robota na żadnej planecie.
barred-no-enemy-robots = Przeciwnik nie ma robota na żadnej planecie.
so-many-robots = { $owner-person ->
    [second] { $least ->
        [one] 1 twojego robota
       *[other] { $least } twoich robotów
    }
   *[third] { $least ->
        [one] 1 robota { $owner-gen }
       *[other] { $least } robotów { $owner-gen }
    }
}
barred-few-robots = Potrzeba co najmniej { so-many-robots } na { $at-loc }, a { $count ->
    [one] stoi tam 1
    [few] stoją tam { $count }
   *[many] stoi tam { $count }
}.
barred-few-anywhere = Potrzeba co najmniej { so-many-robots } na jednej planecie, a najwięcej stoi na { $at-loc }: { $count }.
barred-few-elsewhere = Potrzeba co najmniej { so-many-robots } na planetach innych niż { $at }, a przenieść stamtąd można { $count }.
barred-few-in-all = Potrzeba co najmniej { so-many-robots }, a w zasięgu { $count ->
    [one] jest 1
    [few] są { $count }
   *[many] jest { $count }
}.
barred-not-enough = Trzeba wskazać co najmniej { $least ->
    [one] 1 robota
    [few] { $least } roboty
   *[many] { $least } robotów
}.
barred-comes-from = Przenoszony robot musi skończyć na innej planecie niż { $at }.
barred-none-elsewhere = Poza planetą { $at } nie ma robota, którego można by przenieść.
barred-just-placed = Twoje roboty na { $at-loc } postawiło właśnie to działanie.
barred-no-partner = Dla twojego robota z { $at-gen } nie ma na innej planecie robota przeciwnika do zamiany.
barred-same-planet = Oba roboty muszą stać na różnych planetach.
barred-marked = Na { $at-loc } leży już znacznik złóż.
barred-unmarked = Na { $at-loc } nie ma znacznika złóż.
barred-no-marker = Na żadnej planecie nie ma znacznika złóż.
barred-all-marked = Na każdej planecie leży już znacznik złóż.
barred-too-dear = Kosztuje { $price } $, a masz { $credits } $.
barred-cannot-pay = Najtańszy moduł kosztuje { $price } $, a masz { $credits } $.
barred-market-empty = Na rynku nie ma kart.
barred-no-own-module = Nie masz modułu na żadnej planecie.
barred-not-yours = { $module }: ten moduł należy do { $owner-gen }.
barred-module-there = { $module }: ten moduł leży już na { $at-loc }.
barred-no-module = Na żadnej planecie nie ma modułu.
barred-pool-empty = Nie ma niekupionych modułów.
barred-neither = { $reason } { $other-reason }
barred-movement-first = Najpierw trzeba rozpatrzyć podprogram ruchu.
barred-resolved = { $tile }: ten podprogram jest już rozpatrzony.
barred-installation-used = W tej fazie akcji masz już za sobą użycie instalacji { $at-gen }.
barred-ship-elsewhere = Twój statek jest na { $ship-loc }, a żaden twój moduł nie pozwala użyć instalacji { $at-gen } z daleka.
barred-extra-used = Instalacja { $at-gen } była już twoją dodatkową.
barred-window-after_reveal = Tę kartę można zagrać tylko zaraz po ujawnieniu programów.
barred-window-scoring_start = Tę kartę można zagrać tylko tuż przed punktacją.
barred-freed = { $module }: ten moduł był już użyty w tej fazie akcji.

## Co sprawi wybór

would-lapse = Zużyje się bez rozpatrzenia: { $tiles }.
would-explore = Odwrócisz planetę i dostaniesz { $credits } $.
would-pay-nothing = Planeta { $at } nic by ci teraz nie zapłaciła.
would-be-paid-nothing = Teraz żadna odkryta planeta nic by ci nie zapłaciła.
would-remove-nothing = Z { $at-gen } nie zniknąłby żaden robot.
would-remove-own = Z { $at-gen } zniknęłyby tylko twoje roboty: { $count }.
would-leave-cells = { $n ->
    [one] Zmieściłby się jeszcze 1 podprogram
    [few] Zmieściłyby się jeszcze { $n } podprogramy
   *[many] Zmieściłoby się jeszcze { $n } podprogramów
}; po tej rundzie i tak wrócą wszystkie.

## Co robią działania, gdy kartę opisuje się po kolei

then = { $a }, a potem { $b }
where-ship_planet = planeta twojego statku
    .acc = planetę swojego statku
    .gen = planety swojego statku
    .loc = planecie swojego statku
where-here = ta planeta
    .acc = tę planetę
    .gen = tej planety
    .loc = tej planecie
where-picked = ta sama planeta
    .acc = tę samą planetę
    .gen = tej samej planety
    .loc = tej samej planecie
where-one_explored = jedna odkryta planeta
    .acc = jedną odkrytą planetę
    .gen = jednej odkrytej planety
    .loc = jednej odkrytej planecie
where-any_explored = dowolne odkryte planety
    .acc = dowolne odkryte planety
    .gen = dowolnych odkrytych planet
    .loc = dowolnych odkrytych planetach
robots-exactly-self = { $n ->
    [one] 1 swojego robota
    [few] { $n } swoje roboty
   *[many] { $n } swoich robotów
}
robots-exactly-opponent = { $n ->
    [one] 1 robota przeciwnika
    [few] { $n } roboty przeciwnika
   *[many] { $n } robotów przeciwnika
}
robots-up-to-self = { $n ->
    [one] do 1 swojego robota
   *[other] do { $n } swoich robotów
}
robots-up-to-opponent = { $n ->
    [one] do 1 robota przeciwnika
   *[other] do { $n } robotów przeciwnika
}
robots-from-to-self = od { $least } do { $n } swoich robotów
robots-from-to-opponent = od { $least } do { $n } robotów przeciwnika
do-move_ship = leć statkiem { $distance ->
    [one] na sąsiednią planetę
    [few] dokładnie o { $distance } planety, cały czas w jedną stronę
   *[many] dokładnie o { $distance } planet, cały czas w jedną stronę
}
do-jump_ship-here = twój statek przeskakuje na tę planetę
do-jump_ship-one_explored = twój statek przeskakuje na dowolną inną odkrytą planetę
do-jump_ship-one_any = twój statek przeskakuje na dowolną inną planetę, odkrytą lub nie
do-place = postaw dokładnie { $robots } na { $at-loc }
do-remove = usuń { $robots } z { $at-gen }
do-remove_every = usuń z { $at-gen } wszystkie roboty, swoje i przeciwnika
do-move_robots-spread = przenieś { $robots } z jednej planety na inne odkryte planety
do-move_robots-gather = przenieś { $robots } z dowolnych planet na jedną odkrytą planetę
do-swap_robots = twój robot i robot przeciwnika z innej planety zamieniają się miejscami
do-set_deposit = na jednej planecie { $modes }
mode-place = połóż znacznik bogatych lub ubogich złóż
mode-remove = zdejmij znacznik złóż
mode-flip = odwróć znacznik złóż
mode-shift = przesuń znacznik złóż na planetę bez znacznika
do-score_planet = tylko ty od razu dostajesz zysk z { $at-gen }
do-buy_module = kup jeden moduł z rynku
do-move_module = przenieś swój moduł planetarny na inną odkrytą planetę
do-take_module = weź za darmo jeden z niekupionych modułów planetarnych i zainstaluj go na { $at-loc }
do-destroy_module = zniszcz jeden moduł planetarny na dowolnej planecie
do-use_installation-extra_activation = użyj jeszcze jednej instalacji, tej na planecie statku, jeśli w tej fazie akcji nie była jeszcze użyta
do-use_installation-activation = jeszcze raz użyj instalacji, choćby była już użyta w tej fazie akcji
do-choose_one = { $lists }
do-take_initiative = decydujesz, kto w tej rundzie działa pierwszy
changes-score_weight = W punktacji tej planety dodaje { $amount } do twojej siły
changes-score_bonus = { $scope ->
    [here] Gdy { $when ->
        [majority] masz tu przewagę
        [minority] jesteś tu w mniejszości
       *[tie] masz tu remis
    }, zarabiasz na tej planecie
   *[global] Na każdej planecie, gdzie { $when ->
        [majority] masz przewagę
        [minority] jesteś w mniejszości
       *[tie] masz remis
    }, zarabiasz
} o { $amount } $ więcej
changes-tie_as_minority = Na każdej planecie za remis dostajesz tyle, ile za mniejszość
changes-price-less = Za każdy kupowany moduł płacisz o { $amount } $ mniej
changes-price-more = Za każdy kupowany moduł płacisz o { $amount } $ więcej
changes-complexity-less = Poziom skomplikowania twojego programu jest o { $amount } niższy
changes-complexity-more = Poziom skomplikowania twojego programu jest o { $amount } wyższy
changes-protect = { $against } nie ruszają twoich { $covers } na tej planecie
against-subprograms-any = Podprogramy, także twoje,
against-subprograms-opponent = Podprogramy przeciwnika
against-installations-any = Instalacje, bez względu na to, kto ich używa,
against-installations-opponent = Instalacje, których używa przeciwnik,
against-action_modules-any = Moduły akcji, także twoje,
against-action_modules-opponent = Moduły akcji przeciwnika
against-modules-any = Moduły planetarne, także twoje,
against-modules-opponent = Moduły planetarne przeciwnika
covers-robots = robotów
covers-modules = modułów
changes-forbid_robot_moves = Przeciwnik nie może przenosić ani zamieniać robotów, jeśli któryś miałby trafić na tę planetę lub ją opuścić
changes-remote_installation = Możesz użyć instalacji tej planety z daleka, ale nie jako dodatkowej
changes-free_action = Raz w twojej fazie akcji: { $effects }
changes-end_round = Na koniec rundy, jeśli masz tu mniej niż { $below ->
    [one] { $below } robota
    [few] { $below } roboty
   *[many] { $below } robotów
}, możesz zrobić to: { $effects }

## Plansza i wynik

phase-over = Koniec gry
label-round = Runda
round-of = { $round } z { $rounds }, { $terce }
label-phase = Faza
label-first = Działa pierwszy
label-acting = Decyduje
label-system = Układ planet
label-planet = Planeta
label-ships = Statki
label-robots-of = { $seat-person ->
    [second] Twoje roboty
   *[third] Roboty { $seat-gen }
}
label-deposit = Złoża
label-forecast = Zysk teraz
label-modules = Moduły
forecast = { $red } : { $blue } $
label-players = Gracze
label-player = Gracz
label-credits = Kredyty
label-reserve = Rezerwa
label-active = Aktywne podprogramy
label-spent = Zużyte podprogramy
label-hand = Moduły akcji
money = { $credits } $
gain = +{ $credits } $
label-programs = Programy tej rundy
tile-todo = { $tile }
tile-done = { $tile } (gotowe)
label-market = Rynek
label-module = Moduł
label-price-for = Cena dla { $seat-gen }
label-text = Działanie

score-exploring = Odkryte planety
score-scoring = Punktacja
score-extra = Zysk tylko dla ciebie
score-purchases = Kupione moduły
decided-credits = Więcej kredytów.
decided-robots = Równe kredyty; decyduje liczba robotów na planetach.
decided-purchases = Równe kredyty i roboty; decyduje wartość kupionych modułów planetarnych.
decided-draw = Wszystko równe: remis.

## Badanie równowagi

trait-module = Kupione moduły
trait-planet = Przewaga na koniec: planeta
trait-deposit = Przewaga na koniec: złoża
trait-decided = Co rozstrzygnęło

## Co przemawia za ruchem i przeciw niemu, słowami trenera

coach-gain = { $value } $
coach-credits = { $sign ->
    [more] { $count ->
        [0] lepsze widoki na $
        [one] 1 $ więcej
        [few] { $count } $ więcej
       *[many] { $count } $ więcej
    }
   *[less] { $count ->
        [0] gorsze widoki na $
        [one] 1 $ mniej
        [few] { $count } $ mniej
       *[many] { $count } $ mniej
    }
}
coach-planets = { $sign ->
    [more] { $count ->
        [0] lepsza wypłata z planet
        [one] 1 planeta z przewagą więcej
        [few] { $count } planety z przewagą więcej
       *[many] { $count } planet z przewagą więcej
    }
   *[less] { $count ->
        [0] gorsza wypłata z planet
        [one] 1 planeta z przewagą mniej
        [few] { $count } planety z przewagą mniej
       *[many] { $count } planet z przewagą mniej
    }
}
coach-robots = { $sign ->
    [more] { $count ->
        [0] lepsze miejsca robotów
        [one] 1 robot więcej na planetach
        [few] { $count } roboty więcej na planetach
       *[many] { $count } robotów więcej na planetach
    }
   *[less] { $count ->
        [0] gorsze miejsca robotów
        [one] 1 robot mniej na planetach
        [few] { $count } roboty mniej na planetach
       *[many] { $count } robotów mniej na planetach
    }
}
coach-modules = { $sign ->
    [more] { $count ->
        [0] lepsze moduły
        [one] 1 moduł więcej
        [few] { $count } moduły więcej
       *[many] { $count } modułów więcej
    }
   *[less] { $count ->
        [0] gorsze moduły
        [one] 1 moduł mniej
        [few] { $count } moduły mniej
       *[many] { $count } modułów mniej
    }
}

## Znaki: co rysuje plansza, po jednym wierszu

signs-pieces = Elementy
signs-tiles = Podprogramy
signs-table = Przy stole
sign-ship = Statek
    .text = na jego planecie stawiasz roboty i używasz jej instalacji.
sign-robot = Roboty
    .text = należą do gracza; kto ma ich na planecie więcej, temu ona płaci.
sign-module = Moduł
    .text = karta z rynku: planetarna działa do końca gry, akcja jeden raz.
sign-rich = Bogate złoża
    .text = ta planeta płaci więcej podczas punktacji.
sign-poor = Ubogie złoża
    .text = ta planeta płaci mniej podczas punktacji.
sign-installation = Instalacja
    .text = działanie planety twojego statku: raz w twojej fazie akcji.
sign-flight = Ruch
    .text = przesuwa twój statek o tyle planet.
sign-report = Raport o złożach
    .text = zmienia, czy planeta jest bogata, czy uboga.
sign-overload = Akcja specjalna
    .text = podprogram z własnym, wyjątkowym działaniem.
sign-pick = Wydobycie
    .text = jedna planeta płaci od razu, w twojej turze.
sign-swap = Wymiana
    .text = kupuje moduł albo przenosi go na inną planetę.
sign-complexity = Poziom skomplikowania
    .text = kto ma niższą sumę podprogramów i modułów, wybiera, kto działa pierwszy.
sign-initiative = Pierwszy gracz
    .text = wykonuje cały program przed drugim graczem.
sign-check = Gotowe
    .text = podprogram już wykonany albo gracz, który już wybrał.
sign-lock = Niedostępne
    .text = teraz niemożliwe; powód podano obok.
sign-history = Zużyty
    .text = podprogram użyty w tej tercji; wraca po jej trzeciej rundzie.
sign-bot = Bot
    .text = gra tu program; widzi tyle, ile widziałby człowiek na tym miejscu.
sign-money = Kredyty
    .text = płacisz nimi, a zarazem są punktami: po ostatniej rundzie wygrywa ten, kto ma ich więcej.
sign-tiles = Podprogramy
    .text = jeden kwadrat na każdy z dwunastu; pełny można jeszcze wybrać w tej tercji.
sign-ready = Program gotowy
    .text = Leży zakryty, aż oboje wybiorą.
sign-acts = Działa
    .text = Ten gracz wykonuje teraz program.
sign-pay = Prognoza
    .text = Ile zapłaciłaby ta planeta, gdyby punktować ją teraz.
sign-market = Rynek
    .text = Moduły na sprzedaż. Nowy jest droższy, a ten, który wkrótce odejdzie, tańszy.
