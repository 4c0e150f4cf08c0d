### Race for the Galaxy po polsku. Wartość to nazwa; .acc biernik, .gen dopełniacz; .text mówi, co rzecz robi.

## Gra

game-title = Race for the Galaxy
game-blurb = Zbuduj imperium światów i technologii szybciej niż inni. Wszyscy w sekrecie wybierają fazę, wszyscy działają w każdej wybranej, a każda karta jest pieniądzem, towarem albo częścią imperium.
game-about = To gra podstawowa z 2007 roku: wszystkie 114 kart, od dwóch do czterech osób, przygotowanie do pierwszej rozgrywki i zaawansowana gra dla dwojga. Liczby na kartach pochodzą z publicznych spisów kart, a punktacja technologii o koszcie 6 z instrukcji; na kartach nie ma nic naszego pomysłu. Żetony są liczbą, więc nigdy ich nie zabraknie.

setting-first_game = Pierwsza rozgrywka
    .text = Światy początkowe od 1 do 4, każdy z gotową ręką: na początku nikt nie odrzuca kart.
setting-advanced = Dwie akcje
    .text = Dla dwojga: w każdej rundzie wybieracie po dwie karty akcji, a jedna faza może zdarzyć się dwa razy.
setting-start_worlds = Światy początkowe
    .text = Dla skryptów: świat początkowy każdego miejsca.
setting-deck = Talia
    .text = Dla skryptów: rezerwa od wierzchu, po rozdaniu światów początkowych.

refusal-advanced = Gra z dwiema akcjami jest dokładnie dla dwóch osób; tu miejsc jest { $seats }.
refusal-start-worlds = start_worlds podaje po jednym świecie początkowym na miejsce; miejsc jest { $seats }.
refusal-start-world = „{ $card }” nie jest światem początkowym tej gry. Światy początkowe: { $worlds }.
refusal-start-world-twice = start_worlds podaje „{ $card }” dwa razy.
refusal-deck = deck to lista nazw kart; pierwsza zostanie dobrana pierwsza.
refusal-deck-alone = Talia wymaga też start_worlds: zawiera wszystkie karty, których wcześniej nie rozdano.
refusal-no-card = W pudełku nie ma karty „{ $card }”.
refusal-too-often = Karta „{ $card }” jest w talii zbyt wiele razy.
refusal-missing = Kart w talii jest { $count }, a powinno być { $right }: brakuje „{ $card }”.

## Rodzaje towarów

kind-novelty = Towary oryginalne
    .gen = towarów oryginalnych
    .good = towar oryginalny
    .text = Sztuka, rozrywka i mody. Sprzedaż daje 2 karty.
kind-rare = Pierwiastki rzadkie
    .gen = pierwiastków rzadkich
    .good = pierwiastek rzadki
    .text = Rzadkie pierwiastki, które napędzają statki. Sprzedaż daje 3 karty.
kind-genes = Geny
    .gen = genów
    .good = towar z genami
    .text = Materiał genetyczny do badań. Sprzedaż daje 4 karty.
kind-alien = Technologia Obcych
    .gen = technologii Obcych
    .good = towar z technologią Obcych
    .text = To, co zostało po Władcach Obcych. Sprzedaż daje 5 kart.
kind-none = Bez rodzaju

good = Towar
    .text = Zakryta karta na świecie. Jej rodzaj to rodzaj świata.
good-on = { $kind-good } z karty „{ $card }”
good-here = { $kind }: 1 towar
good-none = { $kind }: pusto

flag-rebel = Rebelianci
flag-alien = ALIEN
type-world = Świat
type-military = Świat militarny
type-development = Technologia
type-six = Technologia o koszcie 6
type-production = Świat produkcyjny
    .text = W każdej fazie Produkcji powstaje tu towar, jeśli go nie ma.
type-windfall = Świat windfall
    .text = Wchodzi do gry z jednym towarem. Później towar dają tu tylko niektóre zdolności i premia Produkcji.

## Czas

phase-start = Pierwsze odrzucanie
    .text = Masz sześć kart: odrzuć dwie.
phase-choose = Wybór akcji
    .text = Wszyscy wybierają w sekrecie, potem wszystko się ujawnia.
phase-explore = Eksploracja
    .text = Obejrzyj 2 karty, zatrzymaj 1.
phase-develop = Rozwój
    .text = Wyłóż technologię i zapłać za nią.
phase-develop_2 = Rozwój, drugi raz
    .text = Pełna druga faza: każdy może wyłożyć kolejną technologię.
phase-settle = Kolonizacja
    .text = Wyłóż świat: zapłać za niego albo go podbij.
phase-settle_2 = Kolonizacja, drugi raz
    .text = Pełna druga faza: każdy może wyłożyć kolejny świat.
phase-consume = Konsumpcja
    .text = Użyj wszystkich zdolności konsumpcji: towary zamieniają się w żetony i karty.
phase-produce = Produkcja
    .text = Na każdym świecie produkcyjnym bez towaru powstaje towar.
phase-trade = Handel
    .text = Sprzedaż towaru za karty: część Konsumpcji.
phase-end_round = Koniec rundy
    .text = Na ręce zostaje najwyżej dziesięć kart. Potem gra się kończy albo trwa dalej.
phase-over = Koniec gry

action-explore_5 = Eksploracja: +5
    .acc = Eksplorację: +5
    .text = Obejrzyj o 5 kart więcej.
action-explore_1_1 = Eksploracja: +1, +1
    .acc = Eksplorację: +1, +1
    .text = Obejrzyj o 1 kartę więcej i zatrzymaj o 1 więcej.
action-develop = Rozwój
    .acc = Rozwój
    .text = Twoja technologia jest tańsza o 1.
action-settle = Kolonizacja
    .acc = Kolonizację
    .text = Po wyłożeniu świata dobierasz 1 kartę.
action-develop_2 = Rozwój, druga karta
    .acc = Rozwój, drugą kartę
    .text = Twoja druga technologia jest tańsza o 1.
action-settle_2 = Kolonizacja, druga karta
    .acc = Kolonizację, drugą kartę
    .text = Po wyłożeniu drugiego świata dobierasz 1 kartę.
action-consume_trade = Konsumpcja: Handel
    .acc = Konsumpcję: Handel
    .text = Zanim zaczniesz konsumpcję, sprzedaj jeden towar.
action-consume_x2 = Konsumpcja: 2× PZ
    .acc = Konsumpcję: 2× PZ
    .text = Twoje zdolności konsumpcji dają dwa razy więcej PZ.
action-produce = Produkcja
    .acc = Produkcję
    .text = Dodatkowo powstaje towar na jednym pustym świecie windfall.
bonus = premia Produkcji

piece-vp_chips = Żetony PZ
piece-summary_sheets = Karty pomocy
zone-supply = Rezerwa
zone-discards = Karty odrzucone
zone-pool = Pula PZ
    .text = Po 12 PZ na osobę. Gdy się wyczerpie, ta runda jest ostatnia.
zone-hand = Ręka
zone-tableau = Układ
    .text = Twoje światy i technologie, od lewej do prawej. Dwanaście kart kończy grę.

## Pytania

prompt-start = Wybierz 2 karty do odrzucenia
prompt-action = Wybierz akcję na tę rundę
prompt-actions = Wybierz dwie akcje na tę rundę
prompt-explore = { $count ->
    [one] Zatrzymaj 1 kartę
    [few] Zatrzymaj { $count } karty
   *[other] Zatrzymaj { $count } kart
}
prompt-develop = Wykładasz technologię?
prompt-settle = Wykładasz świat?
prompt-way = Jak wykładasz kartę „{ $card }”?
prompt-pay = { $count ->
    [one] Zapłać 1 kartę za „{ $card }”
    [few] Zapłać { $count } karty za „{ $card }”
   *[other] Zapłać { $count } kart za „{ $card }”
}
prompt-trade = Przed konsumpcją sprzedaj towar
prompt-sell = { $trade ->
    [0] „{ $card }”: sprzedaj towar po zwykłej cenie
   *[other] „{ $card }”: sprzedaj towar
}
prompt-consume = Użyj zdolności konsumpcji
prompt-goods = { $count ->
    [one] „{ $card }”: wybierz towar do odrzucenia
    [few] „{ $card }”: wybierz { $count } towary do odrzucenia
   *[other] „{ $card }”: wybierz { $count } towarów do odrzucenia
}
prompt-spare = „{ $card }”: którego rodzaju nie zużywasz?
prompt-one-good = „{ $card }”: który z tych towarów?
prompt-spend = { $count ->
    [one] „{ $card }”: możesz odrzucić 1 kartę za PZ
    [few] „{ $card }”: możesz odrzucić do { $count } kart za PZ
   *[other] „{ $card }”: możesz odrzucić do { $count } kart za PZ
}
prompt-guess = Podaj liczbę, potem odkryjemy wierzchnią kartę
prompt-windfall = Wyprodukuj towar na świecie windfall
prompt-hand-limit = { $count ->
    [one] Odrzuć 1 kartę: możesz zatrzymać { $limit }
    [few] Odrzuć { $count } karty: możesz zatrzymać { $limit }
   *[other] Odrzuć { $count } kart: możesz zatrzymać { $limit }
}

## Możliwości

option-card = { $card }
option-pass = Nic nie wykładam
option-action = { $action }
option-actions = { $action } i { $other }
option-conquer = Podbijam
option-tactics = Podbijam i odrzucam „{ $card }”
option-pay = { $price ->
    [0] Nic nie płacę
    [one] Płacę 1 kartę
    [few] Płacę { $price } karty
   *[other] Płacę { $price } kart
}
option-ship = Odrzucam „{ $card }” i nic nie płacę
option-power = { $card }: { $power }
option-stop = Dość zdolności
option-good = { $good }
option-spare = { $kind }
option-number = { $number }
option-windfall = { $card } ({ $source })

power-consume = konsumpcja towarów
power-consume_all = konsumpcja wszystkich towarów
power-sell_good = sprzedaż towaru
power-draw = dobranie
power-guess_and_flip = zgadywanie
power-discard_hand = karty za PZ

## Dlaczego nie

barred-world = Światy wykłada się w Kolonizacji.
barred-development = Technologie wykłada się w Rozwoju.
barred-duplicate = Taka sama technologia leży już w twoim układzie.
barred-too-dear = { $cards ->
    [0] Kosztuje { $price }, a nie masz żadnej innej karty, by zapłacić.
    [one] Kosztuje { $price }, a do zapłaty masz tylko 1 inną kartę.
    [few] Kosztuje { $price }, a do zapłaty masz tylko { $cards } inne karty.
   *[other] Kosztuje { $price }, a do zapłaty masz tylko { $cards } innych kart.
}
strength-with-tactics = { $strength } (razem z { $tactics } za kartę „{ card-new_military_tactics }”)
barred-too-weak = Obronność wynosi { $defence }, a twoja Siła Militarna wobec tego świata { $strength }.
barred-too-weak-too-dear = { $cards ->
    [one] Obronność wynosi { $defence }, a twoja Siła Militarna { $strength }; kupno kosztuje { $price }, a masz tylko 1 inną kartę.
    [few] Obronność wynosi { $defence }, a twoja Siła Militarna { $strength }; kupno kosztuje { $price }, a masz tylko { $cards } inne karty.
   *[other] Obronność wynosi { $defence }, a twoja Siła Militarna { $strength }; kupno kosztuje { $price }, a innych kart masz { $cards }.
}
barred-used = Ta zdolność była już użyta w tej fazie.
barred-must-consume = Trzeba użyć każdej zdolności, której da się użyć.
barred-no-hand = Nie masz kart na ręce.
barred-goods = { $need ->
    [one] Potrzebny jest towar, a nie masz żadnego.
    [few] Potrzebne są { $need } towary, a masz { $have }.
   *[other] Potrzeba { $need } towarów, a masz { $have }.
}
barred-goods-of = { $need ->
    [one] Potrzebny jest { $kind-good }, a nie masz żadnego.
    [few] Potrzeba { $need } sztuk: { $kind }; masz { $have }.
   *[other] Potrzeba { $need } sztuk: { $kind }; masz { $have }.
}
barred-kinds = Potrzebne są towary { $need } różnych rodzajów, a masz rodzajów { $have }.

## Co się dzieje

event-phase = { $phase }.
event-chose = { $seat } wybiera { $action-acc }.
event-chose-two = { $seat } wybiera { $action-acc } i { $other-acc }.
event-drew = { $count ->
    [0] { $seat } nie ma czego dobrać.
    [one] { $seat } dobiera 1 kartę.
    [few] { $seat } dobiera { $count } karty.
   *[other] { $seat } dobiera { $count } kart.
}
event-drew-cards = Dobierasz: { $cards }.
event-discarded-cards = Odrzucasz: { $cards }.
event-reshuffled = { $count ->
    [one] Odrzucona karta (1) staje się nową rezerwą.
    [few] Odrzucone karty ({ $count }) po przetasowaniu stają się nową rezerwą.
   *[other] Odrzucone karty ({ $count }) po przetasowaniu stają się nową rezerwą.
}
event-explored = { $draw ->
    [one] { $seat } ogląda 1 kartę; zatrzymuje: { $keep }.
    [few] { $seat } ogląda { $draw } karty; zatrzymuje: { $keep }.
   *[other] { $seat } ogląda { $draw } kart; zatrzymuje: { $keep }.
}
event-kept = Zatrzymujesz: { $cards }.
event-developed = { $price ->
    [0] { $seat } wykłada kartę „{ $card }” za darmo.
    [one] { $seat } wykłada kartę „{ $card }” za 1 kartę.
    [few] { $seat } wykłada kartę „{ $card }” za { $price } karty.
   *[other] { $seat } wykłada kartę „{ $card }” za { $price } kart.
}
event-developed-nothing = { $seat } nie wykłada technologii.
event-settled = { $price ->
    [0] { $seat } kolonizuje „{ $card }” za darmo.
    [one] { $seat } kolonizuje „{ $card }” za 1 kartę.
    [few] { $seat } kolonizuje „{ $card }” za { $price } karty.
   *[other] { $seat } kolonizuje „{ $card }” za { $price } kart.
}
event-settled-free = { $seat } odrzuca kartę „{ $spent }” i kolonizuje „{ $card }” za darmo.
event-settled-nothing = { $seat } nie wykłada świata.
event-tactics = { $seat } odrzuca kartę „{ $spent }”.
event-conquered = { $seat } podbija „{ $card }”: Siła Militarna { $strength }, obronność { $defence }.
event-good = { $seat } kładzie towar na karcie „{ $world }”.
event-sold = { $count ->
    [one] { $seat } sprzedaje towar z karty „{ $world }” za 1 kartę.
    [few] { $seat } sprzedaje towar z karty „{ $world }” za { $count } karty.
   *[other] { $seat } sprzedaje towar z karty „{ $world }” za { $count } kart.
}
event-sold-nothing = { $seat } nie ma towaru na sprzedaż.
event-consumed = { $vp ->
    [0] { $draw ->
        [0] { $seat } używa karty „{ $card }”, towary z: { $goods }. Bez zysku.
        [one] { $seat } używa karty „{ $card }”, towary z: { $goods }. Zysk: 1 karta.
        [few] { $seat } używa karty „{ $card }”, towary z: { $goods }. Zysk: { $draw } karty.
       *[other] { $seat } używa karty „{ $card }”, towary z: { $goods }. Zysk: { $draw } kart.
    }
   *[other] { $draw ->
        [0] { $seat } używa karty „{ $card }”, towary z: { $goods }. Zysk: { $vp } PZ.
        [one] { $seat } używa karty „{ $card }”, towary z: { $goods }. Zysk: { $vp } PZ i 1 karta.
        [few] { $seat } używa karty „{ $card }”, towary z: { $goods }. Zysk: { $vp } PZ i { $draw } karty.
       *[other] { $seat } używa karty „{ $card }”, towary z: { $goods }. Zysk: { $vp } PZ i { $draw } kart.
    }
}
event-guessed = { $seat } zgaduje { $number } i bierze kartę „{ $card }”.
event-missed = { $seat } zgaduje { $number }; odkryta karta „{ $card }” przepada.
event-guessed-nothing = { $seat } zgaduje { $number }, ale nie ma karty do odkrycia.
event-spent = { $count ->
    [one] { $seat } odrzuca 1 kartę za { $vp } PZ („{ $card }”).
    [few] { $seat } odrzuca { $count } karty za { $vp } PZ („{ $card }”).
   *[other] { $seat } odrzuca { $count } kart za { $vp } PZ („{ $card }”).
}
event-hand-limit = { $count ->
    [one] { $seat } odrzuca 1 kartę: zostaje { $limit }.
    [few] { $seat } odrzuca { $count } karty: zostaje { $limit }.
   *[other] { $seat } odrzuca { $count } kart: zostaje { $limit }.
}
event-round = Zaczyna się runda { $round }.
event-ends = Koniec gry: { $why }.

ending-tableau = ktoś ma w układzie co najmniej { $most ->
    [one] 1 kartę
    [few] { $most } karty
   *[other] { $most } kart
}
ending-pool = pula PZ jest wyczerpana
ending-rounds = to była ostatnia dozwolona runda

## Koniec

score-chips = Żetony
score-worlds = Światy
score-developments = Technologie
score-six = Technologie o koszcie 6
score-alien_tech_institute = { card-alien_tech_institute }
score-free_trade_association = { card-free_trade_association }
score-galactic_federation = { card-galactic_federation }
score-galactic_imperium = { card-galactic_imperium }
score-galactic_renaissance = { card-galactic_renaissance }
score-galactic_survey_seti = { card-galactic_survey_seti }
score-merchant_guild = { card-merchant_guild }
score-mining_league = { card-mining_league }
score-new_economy = { card-new_economy }
score-new_galactic_order = { card-new_galactic_order }
score-pan_galactic_league = { card-pan_galactic_league }
score-trade_league = { card-trade_league }
decided-points = Wygrywa najwięcej punktów.
decided-cards = Punktów po równo: wygrywa więcej kart na ręce i towarów.
decided-shared = Wszystko po równo: wspólne zwycięstwo.

## Stół w słowach

label-round = Runda
label-phase = Faza
label-pool = Pozostałe PZ
label-supply = Karty
supply = w rezerwie { $deck }, odrzuconych { $discards }
label-ending = Ostatnia runda
label-phases = Fazy tej rundy
chosen = { $action } ({ $seat })
label-players = Gracze
label-player = Gracz
label-score = Punkty
label-chips = Żetony
label-hand = Ręka
label-goods = Towary
label-military = Siła Militarna
label-tableau = Karty
label-actions = Akcja
label-card = Karta
label-good = Towar
label-vp = PZ
label-type = Typ
label-text = Opis
label-price = Cena
label-tableau-of = Układ: { $seat }
price-paid = { $total } (na karcie { $base })
price-military = Siła Militarna { $strength } z { $defence }
price-either = { $fight } albo kart: { $total }
nothing = –

## Światy początkowe

card-old_earth = Stara Ziemia
    .text = Handel: +1 kartę za każdą sprzedaż. Konsumpcja: do 2 towarów, za każdy 1 PZ.
card-epsilon_eridani = Epsilon Eridani
    .text = Kolonizacja: +1 do Siły Militarnej. Konsumpcja: 1 towar za 1 PZ i 1 kartę.
card-alpha_centauri = Alfa Centauri
    .text = Kolonizacja: światy pierwiastków rzadkich, za które płacisz, są tańsze o 1. +1 do Siły Militarnej w podboju światów pierwiastków rzadkich.
card-new_sparta = Nowa Sparta
    .text = Kolonizacja: +2 do Siły Militarnej.
card-earths_lost_colony = Zaginiona Kolonia Ziemi
    .text = Konsumpcja: 1 towar za 1 PZ. Produkcja: powstaje tu towar.

## Światy militarne

card-rebel_fuel_cache = Skład Paliwa Rebeliantów
    .text = Bez zdolności.
card-new_survivalists = Nowi Surwiwaliści
    .text = Konsumpcja: 1 towar oryginalny za 1 kartę. Produkcja: powstaje tu towar.
card-outlaw_world = Świat Banitów
    .text = Konsumpcja: 1 towar za 1 PZ i 1 kartę.
card-star_nomad_lair = Kryjówka Gwiezdnych Nomadów
    .text = Eksploracja: obejrzyj o 1 kartę więcej. Handel: +1 kartę za sprzedaż towaru leżącego na tej karcie.
card-the_last_of_the_uplift_gnarssh = Ostatni ze Wspomaganych Gnarssh
    .text = Bez zdolności.
card-runaway_robots = Zbiegłe Roboty
    .text = Produkcja: gdy powstanie tu towar, dobierz 1 kartę.
card-rebel_miners = Górnicy Rebeliantów
    .text = Produkcja: powstaje tu towar.
card-former_penal_colony = Dawna Kolonia Karna
    .text = Kolonizacja: +1 do Siły Militarnej.
card-avian_uplift_race = Ptasia Rasa Wspomagana
    .text = Bez zdolności.
card-reptilian_uplift_race = Gadzia Rasa Wspomagana
    .text = Bez zdolności.
card-aquatic_uplift_race = Wodna Rasa Wspomagana
    .text = Bez zdolności.
card-alien_robot_sentry = Robot-Wartownik Obcych
    .text = Bez zdolności.
card-rebel_warrior_race = Wojownicza Rasa Rebeliantów
    .text = Kolonizacja: +1 do Siły Militarnej.
card-rebel_underground = Podziemie Rebeliantów
    .text = Produkcja: dobierz 1 kartę.
card-pirate_world = Świat Piratów
    .text = Handel: +3 karty za sprzedaż towaru leżącego na tej karcie.
card-malevolent_lifeforms = Wrogie Formy Życia
    .text = Eksploracja: obejrzyj o 1 kartę więcej. Produkcja: powstaje tu towar.
card-alien_robot_scout_ship = Zrobotyzowany Statek Zwiadowczy Obcych
    .text = Kolonizacja: +1 do Siły Militarnej.
card-rebel_outpost = Placówka Rebeliantów
    .text = Kolonizacja: +1 do Siły Militarnej.
card-lost_alien_warship = Zaginiony Okręt Wojenny Obcych
    .text = Kolonizacja: +2 do Siły Militarnej.
card-lost_alien_battle_fleet = Zaginiona Flota Bojowa Obcych
    .text = Kolonizacja: +3 do Siły Militarnej. Produkcja: powstaje tu towar.
card-rebel_base = Baza Rebeliantów
    .text = Bez zdolności.
card-rebel_homeworld = Ojczysty Świat Rebeliantów
    .text = Bez zdolności.

## Światy

card-refugee_world = Świat Uchodźców
    .text = Kolonizacja: −1 do Siły Militarnej.
card-pilgrimage_world = Świat Pielgrzymek
    .text = Konsumpcja: wszystkie pozostałe towary za PZ, o jeden mniej, niż jest towarów.
card-empath_world = Świat Empatów
    .text = Kolonizacja: −1 do Siły Militarnej.
card-destroyed_world = Zniszczony Świat
    .text = Bez zdolności.
card-artist_colony = Kolonia Artystów
    .text = Produkcja: powstaje tu towar.
card-secluded_world = Odosobniony Świat
    .text = Konsumpcja: 1 towar za 1 kartę. Produkcja: powstaje tu towar.
card-gambling_world = Świat Hazardu
    .text = Konsumpcja: 1 towar za 1 PZ. Wybierz liczbę od 1 do 7 i odkryj wierzchnią kartę rezerwy. Jeśli to jej koszt albo obronność, bierzesz ją na rękę; jeśli nie, przepada.
card-expanding_colony = Rozrastająca się Kolonia
    .text = Konsumpcja: 1 towar za 1 PZ. Produkcja: powstaje towar na jednym z twoich pustych światów windfall towarów oryginalnych.
card-gem_world = Świat Klejnotów
    .text = Produkcja: powstaje tu towar. Gdy powstanie tu towar, dobierz 1 kartę.
card-spice_world = Świat Przypraw
    .text = Handel: +2 karty za sprzedaż towaru oryginalnego. Produkcja: powstaje tu towar.
card-new_vinland = Nowa Winlandia
    .text = Konsumpcja: 1 towar za 2 karty. Produkcja: powstaje tu towar.
card-space_port = Port Kosmiczny
    .text = Handel: +2 karty za sprzedaż pierwiastka rzadkiego. Produkcja: powstaje tu towar.
card-galactic_engineers = Galaktyczni Inżynierowie
    .text = Handel: +1 kartę za każdą sprzedaż. Produkcja: powstaje towar na jednym z twoich pustych światów windfall.
card-pre_sentient_race = Rasa Przedrozumna
    .text = Bez zdolności.
card-asteroid_belt = Pas Asteroid
    .text = Bez zdolności.
card-radioactive_world = Radioaktywny Świat
    .text = Bez zdolności.
card-comet_zone = Strefa Komet
    .text = Produkcja: powstaje tu towar. Gdy powstanie tu towar, dobierz 1 kartę.
card-mining_world = Świat Górniczy
    .text = Produkcja: powstaje tu towar. Gdy powstanie tu towar, dobierz 1 kartę.
card-bio_hazard_mining_world = Górniczy Świat Zagrożenia Biologicznego
    .text = Handel: +2 karty za sprzedaż towaru z genami. Produkcja: powstaje tu towar.
card-blaster_gem_mines = Kopalnie Klejnotów Blasterowych
    .text = Kolonizacja: +1 do Siły Militarnej.
card-plague_world = Świat Zarazy
    .text = Konsumpcja: 1 towar z genami za 1 PZ i 1 kartę. Produkcja: powstaje tu towar.
card-galactic_resort = Galaktyczny Kurort
    .text = Konsumpcja: 1 towar za 1 PZ i 1 kartę.
card-prosperous_world = Dostatni Świat
    .text = Konsumpcja: 1 towar za 1 PZ. Produkcja: powstaje tu towar.
card-black_market_trading_world = Czarnorynkowy Świat Handlowy
    .text = Konsumpcja: sprzedaj 1 towar po zwykłej cenie, bez zdolności Handlu.
card-alien_rosetta_stone_world = Świat Kamienia z Rosetty Obcych
    .text = Kolonizacja: światy technologii Obcych, za które płacisz, są tańsze o 2. +2 do Siły Militarnej w podboju światów technologii Obcych. Produkcja: powstaje towar na jednym z twoich pustych światów windfall technologii Obcych.
card-distant_world = Odległy Świat
    .text = Handel: +3 karty za sprzedaż towaru oryginalnego. Produkcja: powstaje tu towar.
card-imperium_armaments_world = Świat Zbrojeniowy Imperium
    .text = Kolonizacja: +1 do Siły Militarnej. Produkcja: powstaje tu towar.
card-merchant_world = Świat Kupców
    .text = Handel: +2 karty za każdą sprzedaż. Konsumpcja: możesz wymienić do 2 kart z ręki na PZ, po 1 za kartę. Tych PZ nic nie podwaja.
card-tourist_world = Świat Turystyczny
    .text = Konsumpcja: dokładnie 2 towary za 3 PZ łącznie.
card-deserted_alien_outpost = Opuszczona Placówka Obcych
    .text = Bez zdolności.
card-deserted_alien_colony = Opuszczona Kolonia Obcych
    .text = Bez zdolności.
card-lost_species_ark_world = Świat-Arka Zaginionych Gatunków
    .text = Produkcja: powstaje tu towar. Gdy powstanie tu towar, dobierz 2 karty.
card-new_earth = Nowa Ziemia
    .text = Konsumpcja: 1 towar za 1 PZ i 1 kartę. Produkcja: powstaje tu towar.
card-galactic_trendsetters = Galaktyczni Kreatorzy Trendów
    .text = Konsumpcja: 1 towar za 2 PZ.
card-terraformed_world = Świat Terraformowany
    .text = Konsumpcja: 1 towar za 1 PZ.
card-alien_robotic_factory = Zrobotyzowana Fabryka Obcych
    .text = Produkcja: powstaje tu towar.
card-deserted_alien_library = Opuszczona Biblioteka Obcych
    .text = Bez zdolności.

## Technologie

card-public_works = Roboty Publiczne
    .text = Rozwój: dobierz 1 kartę za każdą wyłożoną technologię. Konsumpcja: 1 towar za 1 PZ.
card-expedition_force = Siły Ekspedycyjne
    .text = Eksploracja: obejrzyj o 1 kartę więcej. Kolonizacja: +1 do Siły Militarnej.
card-export_duties = Cła Eksportowe
    .text = Handel: +1 kartę za każdą sprzedaż.
card-new_military_tactics = Nowe Taktyki Militarne
    .text = Kolonizacja: podbijając świat, możesz odrzucić tę kartę i mieć w tej fazie +3 do Siły Militarnej.
card-contact_specialist = Specjalista do spraw Kontaktu
    .text = Kolonizacja: −1 do Siły Militarnej. Świat militarny możesz kupić zamiast podbijać, o 1 taniej, niż wynosi jego obronność. Nie dotyczy światów technologii Obcych.
card-investment_credits = Kredyty Inwestycyjne
    .text = Rozwój: twoje technologie są tańsze o 1.
card-colony_ship = Statek Kolonizacyjny
    .text = Kolonizacja: gdy płacisz za świat, możesz odrzucić tę kartę i nie płacić nic. Nie dotyczy światów technologii Obcych.
card-mining_robots = Roboty Górnicze
    .text = Kolonizacja: światy pierwiastków rzadkich, za które płacisz, są tańsze o 1. Produkcja: powstaje towar na jednym z twoich pustych światów windfall pierwiastków rzadkich.
card-space_marines = Kosmiczna Piechota
    .text = Kolonizacja: +2 do Siły Militarnej.
card-deficit_spending = Deficyt Budżetowy
    .text = Konsumpcja: możesz wymienić do 2 kart z ręki na PZ, po 1 za kartę. Tych PZ nic nie podwaja.
card-interstellar_bank = Bank Międzygwiezdny
    .text = Rozwój: dobierz 1 kartę, zanim ktokolwiek wybierze technologię.
card-genetics_lab = Laboratorium Genetyczne
    .text = Handel: +1 kartę za sprzedaż towaru z genami. Produkcja: powstaje towar na jednym z twoich pustych światów windfall genów.
card-mining_conglomerate = Konglomerat Górniczy
    .text = Handel: +1 kartę za sprzedaż pierwiastka rzadkiego. Konsumpcja: do 2 pierwiastków rzadkich, za każdy 1 PZ. Produkcja: dobierz 2 karty, jeśli w tej fazie wyprodukujesz więcej pierwiastków rzadkich niż każdy inny gracz.
card-terraforming_robots = Roboty Terraformujące
    .text = Kolonizacja: dobierz 1 kartę za każdy wyłożony świat. Konsumpcja: 1 pierwiastek rzadki za 1 PZ i 1 kartę.
card-diversified_economy = Zróżnicowana Gospodarka
    .text = Konsumpcja: 3 towary różnych rodzajów za 3 PZ łącznie. Produkcja: dobierz 1 kartę za każdy rodzaj towaru, który w tej fazie wyprodukujesz.
card-research_labs = Laboratoria Badawcze
    .text = Eksploracja: zatrzymaj o 1 kartę więcej. Konsumpcja: 1 towar z genami za 1 PZ. Produkcja: dobierz 1 kartę za każdy towar z technologią Obcych, który w tej fazie wyprodukujesz.
card-drop_ships = Statki Desantowe
    .text = Kolonizacja: +3 do Siły Militarnej.
card-replicant_robots = Roboty-Replikanci
    .text = Kolonizacja: światy, za które płacisz, są tańsze o 2.
card-consumer_markets = Rynki Konsumenckie
    .text = Konsumpcja: do 3 towarów oryginalnych, za każdy 1 PZ. Produkcja: dobierz 1 kartę za każdy towar oryginalny, który w tej fazie wyprodukujesz.

## Technologie o koszcie 6

card-alien_tech_institute = Instytut Technologii Obcych
    .text = Kolonizacja: światy technologii Obcych, za które płacisz, są tańsze o 2. +2 do Siły Militarnej w podboju światów technologii Obcych. Warta 3 PZ za świat produkcyjny technologii Obcych, 2 za ich świat windfall i 2 za każdą inną kartę z napisem ALIEN, także za siebie.
card-free_trade_association = Stowarzyszenie Wolnego Handlu
    .text = Konsumpcja: do 3 towarów oryginalnych, za każdy 1 PZ i 1 kartę. Produkcja: powstaje towar na jednym z twoich pustych światów windfall towarów oryginalnych. Warta 2 PZ za świat produkcyjny towarów oryginalnych, 1 za ich świat windfall oraz po 2 za „Rynki Konsumenckie” i „Rozrastającą się Kolonię”.
card-galactic_federation = Federacja Galaktyczna
    .text = Rozwój: twoje technologie są tańsze o 2. Warta 2 PZ za każdą technologię o koszcie 6, także za siebie, i 1 za każdą inną technologię.
card-galactic_imperium = Galaktyczne Imperium
    .text = Kolonizacja: +4 do Siły Militarnej w podboju światów Rebeliantów. Warta 2 PZ za militarny świat Rebeliantów i 1 za każdy inny świat militarny.
card-galactic_renaissance = Galaktyczny Renesans
    .text = Eksploracja: obejrzyj o 2 karty więcej i zatrzymaj o 1 więcej. Warta 1 PZ za każde 3 PZ w żetonach oraz po 3 za „Laboratoria Badawcze”, „Galaktycznych Kreatorów Trendów” i „Kolonię Artystów”.
card-galactic_survey_seti = Galaktyczne Badania: SETI
    .text = Eksploracja: obejrzyj o 2 karty więcej. Warta 1 PZ za technologię ze zdolnością Eksploracji, także za siebie, 2 za świat z taką zdolnością i 1 za każdy inny świat.
card-merchant_guild = Gildia Kupiecka
    .text = Produkcja: dobierz 2 karty. Warta 2 PZ za każdy świat produkcyjny.
card-mining_league = Liga Górnicza
    .text = Konsumpcja: dokładnie 2 pierwiastki rzadkie za 3 PZ łącznie. Produkcja: powstaje towar na jednym z twoich pustych światów windfall pierwiastków rzadkich. Warta 2 PZ za świat produkcyjny pierwiastków rzadkich, 1 za ich świat windfall oraz po 2 za „Roboty Górnicze” i „Konglomerat Górniczy”.
card-new_economy = Nowa Ekonomia
    .text = Konsumpcja: dobierz 1 kartę. Warta 2 PZ za technologię ze zdolnością Konsumpcji, także za siebie, i 1 za świat z taką zdolnością. Zdolności Handlu się nie liczą.
card-new_galactic_order = Nowy Galaktyczny Porządek
    .text = Kolonizacja: +2 do Siły Militarnej. Warta 1 PZ za każdy punkt całkowitej Siły Militarnej. To, co działa tylko przeciw niektórym światom, się nie liczy.
card-pan_galactic_league = Liga Pangalaktyczna
    .text = Kolonizacja: −1 do Siły Militarnej. Produkcja: dobierz 1 kartę za każdy swój świat genów. Warta 2 PZ za świat genów, 1 za każdy inny świat militarny i 3 za „Specjalistę do spraw Kontaktu”.
card-trade_league = Liga Handlowa
    .text = Handel: +1 kartę za każdą sprzedaż. Konsumpcja: sprzedaj 1 towar, korzystając ze wszystkich swoich zdolności Handlu. Warta 2 PZ za technologię ze zdolnością Handlu, także za siebie, i 1 za świat z taką zdolnością.
